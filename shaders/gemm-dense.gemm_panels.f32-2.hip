// gemm_panels in src/gemm/dense.rs, scene f32, cubes of 128 x 1 x 1
// comptime: t: DenseTile { tm: 2, tn: 1, vector: 4, lanes: 16, workers: 8, }, accumulate: true, strict: false,

typedef unsigned int uint32_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned long long int uint64_t;
typedef signed char int8_t;
typedef signed short int16_t;
typedef signed int int32_t;
typedef signed long long int int64_t;

template <typename T, size_t N>
struct array {
    T data[N];
    __device__ T& operator[](size_t i) { return data[i]; }
    __device__ const T& operator[](size_t i) const { return data[i]; }
};

struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    uint32_t scalars_u32[8];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(128) gemm_panels(float const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 * const __restrict__ v2, info_st const* const __restrict__ v3) {
uint32_t const* const dynamic_meta_v284 = reinterpret_cast<uint32_t const*>(v3 + 1);
const info_st& info_v283 = *v3;uint32_t const v4 = 0;
uint32_t const v5 = info_v283.scalars_u32[0];
uint32_t const v6 = info_v283.scalars_u32[1];
uint32_t const v7 = info_v283.scalars_u32[2];
uint32_t const v8 = info_v283.scalars_u32[3];
uint32_t const v9 = info_v283.scalars_u32[4];
uint32_t const v10 = info_v283.scalars_u32[5];
uint32_t const v11 = info_v283.scalars_u32[6];
uint32_t const v12 = uint32_t(v10);
uint32_t const v13 = uint32_t(v8);
uint32_t const v14 = threadIdx.x;
uint32_t const v15 = uint32_t(v14);
uint32_t const v16 = 16;
uint32_t const v17 = v15 % v16;
uint32_t const v18 = v15 / v16;
uint32_t const v19 = blockIdx.x;
uint32_t const v20 = uint32_t(v19);
uint32_t const v21 = 8;
uint32_t const v22 = v20 * v21;
uint32_t const v23 = v22 + v18;
uint32_t const v24 = 2;
uint32_t const v25 = v23 * v24;
uint32_t const v26 = blockIdx.y;
uint32_t const v27 = uint32_t(v26);
bool const v28 = v25 < v13;
if(v28) {
array<float_4, 2> v296_store = {};
array<float_4, 2> * v29 = &v296_store;float const v30 = 0;
float_4 const v31 = float_4{v30, v30, v30, v30};
float_4 * const v32 = &(*v29)[v4];
*v32 = v31;
uint32_t const v33 = 1;
float_4 * const v34 = &(*v29)[v33];
*v34 = v31;
array<uint32_t, 2> v297_store = {};
array<uint32_t, 2> * v35 = &v297_store;uint32_t const v36 = uint32_t(v5);
uint32_t const v37 = v13 - v33;
uint32_t const v38 = min(v25, v37);
uint32_t const v39 = uint32_t(v6);
uint32_t const v40 = v38 * v39;
uint32_t const v41 = v36 + v40;
uint32_t * const v42 = &(*v35)[v4];
*v42 = v41;
uint32_t const v43 = v25 + v33;
uint32_t const v44 = min(v43, v37);
uint32_t const v45 = v44 * v39;
uint32_t const v46 = v36 + v45;
uint32_t * const v47 = &(*v35)[v33];
*v47 = v46;
uint32_t const v48 = uint32_t(v7);
uint32_t const v49 = v27 * v12;
uint32_t const v50 = v49 * v16;
uint32_t const v51 = v50 + v17;
for(uint32_t v52 = v4; v52 < v12; v52 += v33) {
array<float_4, 1> v299_store = {};
array<float_4, 1> * v53 = &v299_store;uint32_t const v54 = v52 * v16;
uint32_t const v55 = v51 + v54;
float_4 const* const v56 = &v1[v55];
float_4 const v57 = *v56;
float_4 * const v58 = &(*v53)[v4];
*v58 = v57;
uint32_t const v59 = *v42;
uint32_t const v60 = v52 * v48;
uint32_t const v61 = v59 + v60;
float const* const v62 = &v0[v61];
float const v63 = *v62;
float_4 const v64 = *v58;
float_4 const v65 = *v32;
float const v66 = v64.i_0;
float const v67 = v65.i_0;
float const v68 = fma(v63, v66, v67);
float const v69 = v64.i_1;
float const v70 = v65.i_1;
float const v71 = fma(v63, v69, v70);
float const v72 = v64.i_2;
float const v73 = v65.i_2;
float const v74 = fma(v63, v72, v73);
float const v75 = v64.i_3;
float const v76 = v65.i_3;
float const v77 = fma(v63, v75, v76);
float_4 const v78 = float_4{v68, v71, v74, v77};
*v32 = v78;
uint32_t const v79 = *v47;
uint32_t const v80 = v79 + v60;
float const* const v81 = &v0[v80];
float const v82 = *v81;
float_4 const v83 = *v34;
float const v84 = v83.i_0;
float const v85 = fma(v82, v66, v84);
float const v86 = v83.i_1;
float const v87 = fma(v82, v69, v86);
float const v88 = v83.i_2;
float const v89 = fma(v82, v72, v88);
float const v90 = v83.i_3;
float const v91 = fma(v82, v75, v90);
float_4 const v92 = float_4{v85, v87, v89, v91};
*v34 = v92;
}
uint32_t const v93 = 64;
uint32_t const v94 = v27 * v93;
if(v28) {
uint32_t const v95 = 4;
uint32_t const v96 = v17 * v95;
uint32_t const v97 = v94 + v96;
float_4 const v98 = *v32;
uint32_t const v99 = uint32_t(v11);
uint32_t const v100 = v25 * v99;
uint32_t const v101 = uint32_t(v9);
bool const v102 = v97 < v101;
if(v102) {
float const v103 = v98.i_0;
float const v104 = v98.i_1;
float const v105 = v98.i_2;
float const v106 = v98.i_3;
uint32_t const v107 = v97 / v95;
uint32_t const v108 = v100 + v107;
float_4 * const v109 = &v2[v108];
float_4 const v110 = *v109;
float const v111 = v110.i_0;
float const v112 = v111 + v103;
float const v113 = v110.i_1;
float const v114 = v113 + v104;
float const v115 = v110.i_2;
float const v116 = v115 + v105;
float const v117 = v110.i_3;
float const v118 = v117 + v106;
float_4 const v119 = float_4{v112, v114, v116, v118};
*v109 = v119;
}
}
bool const v120 = v43 < v13;
if(v120) {
uint32_t const v121 = 4;
uint32_t const v122 = v17 * v121;
uint32_t const v123 = v94 + v122;
float_4 const v124 = *v34;
uint32_t const v125 = uint32_t(v11);
uint32_t const v126 = v43 * v125;
uint32_t const v127 = uint32_t(v9);
bool const v128 = v123 < v127;
if(v128) {
float const v129 = v124.i_0;
float const v130 = v124.i_1;
float const v131 = v124.i_2;
float const v132 = v124.i_3;
uint32_t const v133 = v123 / v121;
uint32_t const v134 = v126 + v133;
float_4 * const v135 = &v2[v134];
float_4 const v136 = *v135;
float const v137 = v136.i_0;
float const v138 = v137 + v129;
float const v139 = v136.i_1;
float const v140 = v139 + v130;
float const v141 = v136.i_2;
float const v142 = v141 + v131;
float const v143 = v136.i_3;
float const v144 = v143 + v132;
float_4 const v145 = float_4{v138, v140, v142, v144};
*v135 = v145;
}
}
}
return;
}
