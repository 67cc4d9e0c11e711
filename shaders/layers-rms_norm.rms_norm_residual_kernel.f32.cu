// rms_norm_residual_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, strict: false, },

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
    float scalars_f32[2];
uint32_t scalars_u32[2];uint32_t static_meta[6];
};
extern "C" __global__ void __launch_bounds__(256)  rms_norm_residual_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v2, float_4 * const __restrict__ v3, float_4 * const __restrict__ v4, float * const __restrict__ v5, __grid_constant__ info_st const info_v270) {
extern __shared__ __align__(4) char v6[];uint32_t const v7 = 0;
uint32_t const v8 = info_v270.scalars_u32[0];
uint32_t const v9 = info_v270.scalars_u32[1];
float const v10 = info_v270.scalars_f32[0];
float const v11 = info_v270.scalars_f32[1];
uint32_t const v12 = blockIdx.z;
uint32_t const v13 = uint32_t(v12);
uint32_t const v14 = gridDim.y;
uint32_t const v15 = uint32_t(v14);
uint32_t const v16 = v13 * v15;
uint32_t const v17 = gridDim.x;
uint32_t const v18 = uint32_t(v17);
uint32_t const v19 = v16 * v18;
uint32_t const v20 = blockIdx.y;
uint32_t const v21 = uint32_t(v20);
uint32_t const v22 = v21 * v18;
uint32_t const v23 = v19 + v22;
uint32_t const v24 = blockIdx.x;
uint32_t const v25 = uint32_t(v24);
uint32_t const v26 = v23 + v25;
uint32_t const v27 = 256;
uint32_t const v28 = v26 * v27;
uint32_t const v29 = threadIdx.x;
uint32_t const v30 = uint32_t(v29);
uint32_t const v31 = v28 + v30;
uint32_t const v32 = 32;
uint32_t const v33 = v31 / v32;
uint32_t const v34 = uint32_t(v8);
uint32_t const v35 = 1;
uint32_t const v36 = v34 - v35;
uint32_t const v37 = min(v33, v36);
bool const v38 = v33 < v34;
uint32_t const v39 = uint32_t(v9);
array<float_4, 1> v284_store = {};
array<float_4, 1> * v40 = &v284_store;float const v41 = 0;
float_4 const v42 = float_4{v41, v41, v41, v41};
float_4 * const v43 = &(*v40)[v7];
*v43 = v42;
uint32_t const v44 = v30 % v32;
for(uint32_t v45 = v44; v45 < v39; v45 += v32) {
uint32_t const v46 = v37 * v39;
uint32_t const v47 = v46 + v45;
float_4 const* const v48 = &v0[v47];
float_4 const v49 = *v48;
float_4 const* const v50 = &v1[v47];
float_4 const v51 = *v50;
float const v52 = v49.i_0;
float const v53 = v51.i_0;
float const v54 = v52 + v53;
float const v55 = v49.i_1;
float const v56 = v51.i_1;
float const v57 = v55 + v56;
float const v58 = v49.i_2;
float const v59 = v51.i_2;
float const v60 = v58 + v59;
float const v61 = v49.i_3;
float const v62 = v51.i_3;
float const v63 = v61 + v62;
float_4 const v64 = float_4{v54, v57, v60, v63};
float_4 const v65 = *v43;
float const v66 = v64.i_0;
float const v67 = v65.i_0;
float const v68 = fma(v66, v66, v67);
float const v69 = v64.i_1;
float const v70 = v65.i_1;
float const v71 = fma(v69, v69, v70);
float const v72 = v64.i_2;
float const v73 = v65.i_2;
float const v74 = fma(v72, v72, v73);
float const v75 = v64.i_3;
float const v76 = v65.i_3;
float const v77 = fma(v75, v75, v76);
float_4 const v78 = float_4{v68, v71, v74, v77};
*v43 = v78;
if(v38) {
float_4 * const v79 = &v3[v47];
*v79 = v64;
}
}
float_4 const v80 = *v43;
float const v81 = v80.i_0;
float const v82 = v80.i_1;
float const v83 = v81 + v82;
float const v84 = v80.i_2;
float const v85 = v83 + v84;
float const v86 = v80.i_3;
float const v87 = v85 + v86;
array<float, 256> * const v88 = reinterpret_cast<array<float, 256> *>(&v6[0]);
float * const v89 = &(*v88)[v30];
*v89 = v87;
__syncthreads();
uint32_t const v90 = 16;
bool const v91 = v44 < v90;
if(v91) {
float const v92 = *v89;
uint32_t const v93 = v30 + v90;
float * const v94 = &(*v88)[v93];
float const v95 = *v94;
float const v96 = v92 + v95;
*v89 = v96;
}
__syncthreads();
uint32_t const v97 = 8;
bool const v98 = v44 < v97;
if(v98) {
float const v99 = *v89;
uint32_t const v100 = v30 + v97;
float * const v101 = &(*v88)[v100];
float const v102 = *v101;
float const v103 = v99 + v102;
*v89 = v103;
}
__syncthreads();
uint32_t const v104 = 4;
bool const v105 = v44 < v104;
if(v105) {
float const v106 = *v89;
uint32_t const v107 = v30 + v104;
float * const v108 = &(*v88)[v107];
float const v109 = *v108;
float const v110 = v106 + v109;
*v89 = v110;
}
__syncthreads();
uint32_t const v111 = 2;
bool const v112 = v44 < v111;
if(v112) {
float const v113 = *v89;
uint32_t const v114 = v30 + v111;
float * const v115 = &(*v88)[v114];
float const v116 = *v115;
float const v117 = v113 + v116;
*v89 = v117;
}
__syncthreads();
bool const v118 = v44 < v35;
if(v118) {
float const v119 = *v89;
uint32_t const v120 = v30 + v35;
float * const v121 = &(*v88)[v120];
float const v122 = *v121;
float const v123 = v119 + v122;
*v89 = v123;
}
__syncthreads();
uint32_t const v124 = v30 - v44;
float * const v125 = &(*v88)[v124];
float const v126 = *v125;
__syncthreads();
float const v127 = fma(v126, v10, v11);
float const v128 = sqrt(v127);float const v129 = 1;
float const v130 = v129 / v128;
if(v38) {
for(uint32_t v131 = v44; v131 < v39; v131 += v32) {
uint32_t const v132 = v37 * v39;
uint32_t const v133 = v132 + v131;
float_4 * const v134 = &v3[v133];
float_4 const v135 = *v134;
float const v136 = v135.i_0;
float const v137 = v136 * v130;
float const v138 = v135.i_1;
float const v139 = v138 * v130;
float const v140 = v135.i_2;
float const v141 = v140 * v130;
float const v142 = v135.i_3;
float const v143 = v142 * v130;
float_4 const* const v144 = &v2[v131];
float_4 const v145 = *v144;
float const v146 = v145.i_0;
float const v147 = v137 * v146;
float const v148 = v145.i_1;
float const v149 = v139 * v148;
float const v150 = v145.i_2;
float const v151 = v141 * v150;
float const v152 = v145.i_3;
float const v153 = v143 * v152;
float_4 const v154 = float_4{v147, v149, v151, v153};
float_4 * const v155 = &v4[v133];
*v155 = v154;
}
bool const v156 = v44 == v7;
if(v156) {
float * const v157 = &v5[v37];
*v157 = v130;
}
}
return;
}
