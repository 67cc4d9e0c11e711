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


typedef struct CUtensorMap_st {
alignas(128) unsigned long long int opaque[16];
} CUtensorMap;
struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    uint32_t scalars_u32[8];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(128)  gemm_panels(float const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 * const __restrict__ v2, __grid_constant__ info_st const info_v282) {
uint32_t const v3 = 0;
uint32_t const v4 = info_v282.scalars_u32[0];
uint32_t const v5 = info_v282.scalars_u32[1];
uint32_t const v6 = info_v282.scalars_u32[2];
uint32_t const v7 = info_v282.scalars_u32[3];
uint32_t const v8 = info_v282.scalars_u32[4];
uint32_t const v9 = info_v282.scalars_u32[5];
uint32_t const v10 = info_v282.scalars_u32[6];
uint32_t const v11 = uint32_t(v9);
uint32_t const v12 = uint32_t(v7);
uint32_t const v13 = threadIdx.x;
uint32_t const v14 = uint32_t(v13);
uint32_t const v15 = 16;
uint32_t const v16 = v14 % v15;
uint32_t const v17 = v14 / v15;
uint32_t const v18 = blockIdx.x;
uint32_t const v19 = uint32_t(v18);
uint32_t const v20 = 8;
uint32_t const v21 = v19 * v20;
uint32_t const v22 = v21 + v17;
uint32_t const v23 = 2;
uint32_t const v24 = v22 * v23;
uint32_t const v25 = blockIdx.y;
uint32_t const v26 = uint32_t(v25);
bool const v27 = v24 < v12;
if(v27) {
array<float_4, 2> v294_store = {};
array<float_4, 2> * v28 = &v294_store;float const v29 = 0;
float_4 const v30 = float_4{v29, v29, v29, v29};
float_4 * const v31 = &(*v28)[v3];
*v31 = v30;
uint32_t const v32 = 1;
float_4 * const v33 = &(*v28)[v32];
*v33 = v30;
array<uint32_t, 2> v295_store = {};
array<uint32_t, 2> * v34 = &v295_store;uint32_t const v35 = uint32_t(v4);
uint32_t const v36 = v12 - v32;
uint32_t const v37 = min(v24, v36);
uint32_t const v38 = uint32_t(v5);
uint32_t const v39 = v37 * v38;
uint32_t const v40 = v35 + v39;
uint32_t * const v41 = &(*v34)[v3];
*v41 = v40;
uint32_t const v42 = v24 + v32;
uint32_t const v43 = min(v42, v36);
uint32_t const v44 = v43 * v38;
uint32_t const v45 = v35 + v44;
uint32_t * const v46 = &(*v34)[v32];
*v46 = v45;
uint32_t const v47 = uint32_t(v6);
uint32_t const v48 = v26 * v11;
uint32_t const v49 = v48 * v15;
uint32_t const v50 = v49 + v16;
for(uint32_t v51 = v3; v51 < v11; v51 += v32) {
array<float_4, 1> v297_store = {};
array<float_4, 1> * v52 = &v297_store;uint32_t const v53 = v51 * v15;
uint32_t const v54 = v50 + v53;
float_4 const* const v55 = &v1[v54];
float_4 const v56 = *v55;
float_4 * const v57 = &(*v52)[v3];
*v57 = v56;
uint32_t const v58 = *v41;
uint32_t const v59 = v51 * v47;
uint32_t const v60 = v58 + v59;
float const* const v61 = &v0[v60];
float const v62 = *v61;
float_4 const v63 = *v57;
float_4 const v64 = *v31;
float const v65 = v63.i_0;
float const v66 = v64.i_0;
float const v67 = fma(v62, v65, v66);
float const v68 = v63.i_1;
float const v69 = v64.i_1;
float const v70 = fma(v62, v68, v69);
float const v71 = v63.i_2;
float const v72 = v64.i_2;
float const v73 = fma(v62, v71, v72);
float const v74 = v63.i_3;
float const v75 = v64.i_3;
float const v76 = fma(v62, v74, v75);
float_4 const v77 = float_4{v67, v70, v73, v76};
*v31 = v77;
uint32_t const v78 = *v46;
uint32_t const v79 = v78 + v59;
float const* const v80 = &v0[v79];
float const v81 = *v80;
float_4 const v82 = *v33;
float const v83 = v82.i_0;
float const v84 = fma(v81, v65, v83);
float const v85 = v82.i_1;
float const v86 = fma(v81, v68, v85);
float const v87 = v82.i_2;
float const v88 = fma(v81, v71, v87);
float const v89 = v82.i_3;
float const v90 = fma(v81, v74, v89);
float_4 const v91 = float_4{v84, v86, v88, v90};
*v33 = v91;
}
uint32_t const v92 = 64;
uint32_t const v93 = v26 * v92;
if(v27) {
uint32_t const v94 = 4;
uint32_t const v95 = v16 * v94;
uint32_t const v96 = v93 + v95;
float_4 const v97 = *v31;
uint32_t const v98 = uint32_t(v10);
uint32_t const v99 = v24 * v98;
uint32_t const v100 = uint32_t(v8);
bool const v101 = v96 < v100;
if(v101) {
float const v102 = v97.i_0;
float const v103 = v97.i_1;
float const v104 = v97.i_2;
float const v105 = v97.i_3;
uint32_t const v106 = v96 / v94;
uint32_t const v107 = v99 + v106;
float_4 * const v108 = &v2[v107];
float_4 const v109 = *v108;
float const v110 = v109.i_0;
float const v111 = v110 + v102;
float const v112 = v109.i_1;
float const v113 = v112 + v103;
float const v114 = v109.i_2;
float const v115 = v114 + v104;
float const v116 = v109.i_3;
float const v117 = v116 + v105;
float_4 const v118 = float_4{v111, v113, v115, v117};
*v108 = v118;
}
}
bool const v119 = v42 < v12;
if(v119) {
uint32_t const v120 = 4;
uint32_t const v121 = v16 * v120;
uint32_t const v122 = v93 + v121;
float_4 const v123 = *v33;
uint32_t const v124 = uint32_t(v10);
uint32_t const v125 = v42 * v124;
uint32_t const v126 = uint32_t(v8);
bool const v127 = v122 < v126;
if(v127) {
float const v128 = v123.i_0;
float const v129 = v123.i_1;
float const v130 = v123.i_2;
float const v131 = v123.i_3;
uint32_t const v132 = v122 / v120;
uint32_t const v133 = v125 + v132;
float_4 * const v134 = &v2[v133];
float_4 const v135 = *v134;
float const v136 = v135.i_0;
float const v137 = v136 + v128;
float const v138 = v135.i_1;
float const v139 = v138 + v129;
float const v140 = v135.i_2;
float const v141 = v140 + v130;
float const v142 = v135.i_3;
float const v143 = v142 + v131;
float_4 const v144 = float_4{v137, v139, v141, v143};
*v134 = v144;
}
}
}
return;
}
