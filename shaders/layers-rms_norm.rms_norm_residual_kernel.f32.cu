// rms_norm_residual_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, },

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
extern "C" __global__ void __launch_bounds__(256)  rms_norm_residual_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v2, float_4 * const __restrict__ v3, float_4 * const __restrict__ v4, float * const __restrict__ v5, __grid_constant__ info_st const info_v250) {
extern __shared__ __align__(4) char v6[];uint32_t const v7 = 0;
uint32_t const v8 = info_v250.scalars_u32[0];
uint32_t const v9 = info_v250.scalars_u32[1];
float const v10 = info_v250.scalars_f32[0];
float const v11 = info_v250.scalars_f32[1];
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
float const v40 = 0;
float_4 const v41 = float_4{v40, v40, v40, v40};
float_4 v264_store;
float_4 * v42 = &v264_store;*v42 = v41;
uint32_t const v43 = v30 % v32;
for(uint32_t v44 = v43; v44 < v39; v44 += v32) {
uint32_t const v45 = v37 * v39;
uint32_t const v46 = v45 + v44;
float_4 const* const v47 = &v0[v46];
float_4 const v48 = *v47;
float_4 const* const v49 = &v1[v46];
float_4 const v50 = *v49;
float const v51 = v48.i_0;
float const v52 = v50.i_0;
float const v53 = v51 + v52;
float const v54 = v48.i_1;
float const v55 = v50.i_1;
float const v56 = v54 + v55;
float const v57 = v48.i_2;
float const v58 = v50.i_2;
float const v59 = v57 + v58;
float const v60 = v48.i_3;
float const v61 = v50.i_3;
float const v62 = v60 + v61;
float_4 const v63 = float_4{v53, v56, v59, v62};
float_4 const v64 = *v42;
float const v65 = v63.i_0;
float const v66 = v64.i_0;
float const v67 = fma(v65, v65, v66);
float const v68 = v63.i_1;
float const v69 = v64.i_1;
float const v70 = fma(v68, v68, v69);
float const v71 = v63.i_2;
float const v72 = v64.i_2;
float const v73 = fma(v71, v71, v72);
float const v74 = v63.i_3;
float const v75 = v64.i_3;
float const v76 = fma(v74, v74, v75);
float_4 const v77 = float_4{v67, v70, v73, v76};
*v42 = v77;
if(v38) {
float_4 * const v78 = &v3[v46];
*v78 = v63;
}
}
float_4 const v79 = *v42;
float const v80 = v79.i_0;
float const v81 = v79.i_1;
float const v82 = v80 + v81;
float const v83 = v79.i_2;
float const v84 = v82 + v83;
float const v85 = v79.i_3;
float const v86 = v84 + v85;
array<float, 256> * const v87 = reinterpret_cast<array<float, 256> *>(&v6[0]);
float * const v88 = &(*v87)[v30];
*v88 = v86;
__syncthreads();
uint32_t const v89 = 16;
bool const v90 = v43 < v89;
if(v90) {
float const v91 = *v88;
uint32_t const v92 = v30 + v89;
float * const v93 = &(*v87)[v92];
float const v94 = *v93;
float const v95 = v91 + v94;
*v88 = v95;
}
__syncthreads();
uint32_t const v96 = 8;
bool const v97 = v43 < v96;
if(v97) {
float const v98 = *v88;
uint32_t const v99 = v30 + v96;
float * const v100 = &(*v87)[v99];
float const v101 = *v100;
float const v102 = v98 + v101;
*v88 = v102;
}
__syncthreads();
uint32_t const v103 = 4;
bool const v104 = v43 < v103;
if(v104) {
float const v105 = *v88;
uint32_t const v106 = v30 + v103;
float * const v107 = &(*v87)[v106];
float const v108 = *v107;
float const v109 = v105 + v108;
*v88 = v109;
}
__syncthreads();
uint32_t const v110 = 2;
bool const v111 = v43 < v110;
if(v111) {
float const v112 = *v88;
uint32_t const v113 = v30 + v110;
float * const v114 = &(*v87)[v113];
float const v115 = *v114;
float const v116 = v112 + v115;
*v88 = v116;
}
__syncthreads();
bool const v117 = v43 < v35;
if(v117) {
float const v118 = *v88;
uint32_t const v119 = v30 + v35;
float * const v120 = &(*v87)[v119];
float const v121 = *v120;
float const v122 = v118 + v121;
*v88 = v122;
}
__syncthreads();
uint32_t const v123 = v30 - v43;
float * const v124 = &(*v87)[v123];
float const v125 = *v124;
__syncthreads();
float const v126 = fma(v125, v10, v11);
float const v127 = sqrt(v126);float const v128 = 1;
float const v129 = v128 / v127;
if(v38) {
for(uint32_t v130 = v43; v130 < v39; v130 += v32) {
uint32_t const v131 = v37 * v39;
uint32_t const v132 = v131 + v130;
float_4 * const v133 = &v3[v132];
float_4 const v134 = *v133;
float const v135 = v134.i_0;
float const v136 = v135 * v129;
float const v137 = v134.i_1;
float const v138 = v137 * v129;
float const v139 = v134.i_2;
float const v140 = v139 * v129;
float const v141 = v134.i_3;
float const v142 = v141 * v129;
float_4 const* const v143 = &v2[v130];
float_4 const v144 = *v143;
float const v145 = v144.i_0;
float const v146 = v136 * v145;
float const v147 = v144.i_1;
float const v148 = v138 * v147;
float const v149 = v144.i_2;
float const v150 = v140 * v149;
float const v151 = v144.i_3;
float const v152 = v142 * v151;
float_4 const v153 = float_4{v146, v148, v150, v152};
float_4 * const v154 = &v4[v132];
*v154 = v153;
}
bool const v155 = v43 == v7;
if(v155) {
float * const v156 = &v5[v37];
*v156 = v129;
}
}
return;
}
