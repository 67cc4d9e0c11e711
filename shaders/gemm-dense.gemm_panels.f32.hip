// gemm_panels in src/gemm/dense.rs, scene f32, cubes of 128 x 1 x 1
// comptime: t: DenseTile { tm: 2, tn: 1, vector: 4, lanes: 16, workers: 8, }, accumulate: false, strict: false,

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
uint32_t const* const dynamic_meta_v280 = reinterpret_cast<uint32_t const*>(v3 + 1);
const info_st& info_v279 = *v3;uint32_t const v4 = 0;
uint32_t const v5 = info_v279.scalars_u32[0];
uint32_t const v6 = info_v279.scalars_u32[1];
uint32_t const v7 = info_v279.scalars_u32[2];
uint32_t const v8 = info_v279.scalars_u32[3];
uint32_t const v9 = info_v279.scalars_u32[4];
uint32_t const v10 = info_v279.scalars_u32[5];
uint32_t const v11 = info_v279.scalars_u32[6];
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
array<float_4, 2> v292_store = {};
array<float_4, 2> * v29 = &v292_store;float const v30 = 0;
float_4 const v31 = float_4{v30, v30, v30, v30};
float_4 * const v32 = &(*v29)[v4];
*v32 = v31;
uint32_t const v33 = 1;
float_4 * const v34 = &(*v29)[v33];
*v34 = v31;
array<uint32_t, 2> v293_store = {};
array<uint32_t, 2> * v35 = &v293_store;uint32_t const v36 = uint32_t(v5);
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
array<float_4, 1> v295_store = {};
array<float_4, 1> * v53 = &v295_store;uint32_t const v54 = v52 * v16;
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
float_4 const v104 = {v103, v31.i_1, v31.i_2, v31.i_3};
float const v105 = v98.i_1;
float_4 const v106 = {v104.i_0, v105, v104.i_2, v104.i_3};
float const v107 = v98.i_2;
float_4 const v108 = {v106.i_0, v106.i_1, v107, v106.i_3};
float const v109 = v98.i_3;
float_4 const v110 = {v108.i_0, v108.i_1, v108.i_2, v109};
uint32_t const v111 = v97 / v95;
uint32_t const v112 = v100 + v111;
float_4 * const v113 = &v2[v112];
*v113 = v110;
}
}
bool const v114 = v43 < v13;
if(v114) {
uint32_t const v115 = 4;
uint32_t const v116 = v17 * v115;
uint32_t const v117 = v94 + v116;
float_4 const v118 = *v34;
uint32_t const v119 = uint32_t(v11);
uint32_t const v120 = v43 * v119;
uint32_t const v121 = uint32_t(v9);
bool const v122 = v117 < v121;
if(v122) {
float const v123 = v118.i_0;
float_4 const v124 = {v123, v31.i_1, v31.i_2, v31.i_3};
float const v125 = v118.i_1;
float_4 const v126 = {v124.i_0, v125, v124.i_2, v124.i_3};
float const v127 = v118.i_2;
float_4 const v128 = {v126.i_0, v126.i_1, v127, v126.i_3};
float const v129 = v118.i_3;
float_4 const v130 = {v128.i_0, v128.i_1, v128.i_2, v129};
uint32_t const v131 = v117 / v115;
uint32_t const v132 = v120 + v131;
float_4 * const v133 = &v2[v132];
*v133 = v130;
}
}
}
return;
}
