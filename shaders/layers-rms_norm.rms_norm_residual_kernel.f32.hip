// rms_norm_residual_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 64, units: 256, },

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
    float scalars_f32[2];
uint32_t scalars_u32[2];uint32_t static_meta[6];
};
extern "C" __global__ void __launch_bounds__(256) rms_norm_residual_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v2, float_4 * const __restrict__ v3, float_4 * const __restrict__ v4, float * const __restrict__ v5, info_st const* const __restrict__ v6) {
extern __shared__ __align__(4) char v7[];uint32_t const* const dynamic_meta_v271 = reinterpret_cast<uint32_t const*>(v6 + 1);
const info_st& info_v270 = *v6;uint32_t const v8 = 0;
uint32_t const v9 = info_v270.scalars_u32[0];
uint32_t const v10 = info_v270.scalars_u32[1];
float const v11 = info_v270.scalars_f32[0];
float const v12 = info_v270.scalars_f32[1];
uint32_t const v13 = blockIdx.z;
uint32_t const v14 = uint32_t(v13);
uint32_t const v15 = gridDim.y;
uint32_t const v16 = uint32_t(v15);
uint32_t const v17 = v14 * v16;
uint32_t const v18 = gridDim.x;
uint32_t const v19 = uint32_t(v18);
uint32_t const v20 = v17 * v19;
uint32_t const v21 = blockIdx.y;
uint32_t const v22 = uint32_t(v21);
uint32_t const v23 = v22 * v19;
uint32_t const v24 = v20 + v23;
uint32_t const v25 = blockIdx.x;
uint32_t const v26 = uint32_t(v25);
uint32_t const v27 = v24 + v26;
uint32_t const v28 = 256;
uint32_t const v29 = v27 * v28;
uint32_t const v30 = threadIdx.x;
uint32_t const v31 = uint32_t(v30);
uint32_t const v32 = v29 + v31;
uint32_t const v33 = 64;
uint32_t const v34 = v32 / v33;
uint32_t const v35 = uint32_t(v9);
uint32_t const v36 = 1;
uint32_t const v37 = v35 - v36;
uint32_t const v38 = min(v34, v37);
bool const v39 = v34 < v35;
uint32_t const v40 = uint32_t(v10);
float const v41 = 0;
float_4 const v42 = float_4{v41, v41, v41, v41};
float_4 v285_store;
float_4 * v43 = &v285_store;*v43 = v42;
uint32_t const v44 = v31 % v33;
for(uint32_t v45 = v44; v45 < v40; v45 += v33) {
uint32_t const v46 = v38 * v40;
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
if(v39) {
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
array<float, 256> * const v88 = reinterpret_cast<array<float, 256> *>(&v7[0]);
float * const v89 = &(*v88)[v31];
*v89 = v87;
__syncthreads();
uint32_t const v90 = 32;
bool const v91 = v44 < v90;
if(v91) {
float const v92 = *v89;
uint32_t const v93 = v31 + v90;
float * const v94 = &(*v88)[v93];
float const v95 = *v94;
float const v96 = v92 + v95;
*v89 = v96;
}
__syncthreads();
uint32_t const v97 = 16;
bool const v98 = v44 < v97;
if(v98) {
float const v99 = *v89;
uint32_t const v100 = v31 + v97;
float * const v101 = &(*v88)[v100];
float const v102 = *v101;
float const v103 = v99 + v102;
*v89 = v103;
}
__syncthreads();
uint32_t const v104 = 8;
bool const v105 = v44 < v104;
if(v105) {
float const v106 = *v89;
uint32_t const v107 = v31 + v104;
float * const v108 = &(*v88)[v107];
float const v109 = *v108;
float const v110 = v106 + v109;
*v89 = v110;
}
__syncthreads();
uint32_t const v111 = 4;
bool const v112 = v44 < v111;
if(v112) {
float const v113 = *v89;
uint32_t const v114 = v31 + v111;
float * const v115 = &(*v88)[v114];
float const v116 = *v115;
float const v117 = v113 + v116;
*v89 = v117;
}
__syncthreads();
uint32_t const v118 = 2;
bool const v119 = v44 < v118;
if(v119) {
float const v120 = *v89;
uint32_t const v121 = v31 + v118;
float * const v122 = &(*v88)[v121];
float const v123 = *v122;
float const v124 = v120 + v123;
*v89 = v124;
}
__syncthreads();
bool const v125 = v44 < v36;
if(v125) {
float const v126 = *v89;
uint32_t const v127 = v31 + v36;
float * const v128 = &(*v88)[v127];
float const v129 = *v128;
float const v130 = v126 + v129;
*v89 = v130;
}
__syncthreads();
uint32_t const v131 = v31 - v44;
float * const v132 = &(*v88)[v131];
float const v133 = *v132;
__syncthreads();
float const v134 = fma(v133, v11, v12);
float const v135 = sqrt(v134);float const v136 = 1;
float const v137 = v136 / v135;
if(v39) {
for(uint32_t v138 = v44; v138 < v40; v138 += v33) {
uint32_t const v139 = v38 * v40;
uint32_t const v140 = v139 + v138;
float_4 * const v141 = &v3[v140];
float_4 const v142 = *v141;
float const v143 = v142.i_0;
float const v144 = v143 * v137;
float const v145 = v142.i_1;
float const v146 = v145 * v137;
float const v147 = v142.i_2;
float const v148 = v147 * v137;
float const v149 = v142.i_3;
float const v150 = v149 * v137;
float_4 const* const v151 = &v2[v138];
float_4 const v152 = *v151;
float const v153 = v152.i_0;
float const v154 = v144 * v153;
float const v155 = v152.i_1;
float const v156 = v146 * v155;
float const v157 = v152.i_2;
float const v158 = v148 * v157;
float const v159 = v152.i_3;
float const v160 = v150 * v159;
float_4 const v161 = float_4{v154, v156, v158, v160};
float_4 * const v162 = &v4[v140];
*v162 = v161;
}
bool const v163 = v44 == v8;
if(v163) {
float * const v164 = &v5[v38];
*v164 = v137;
}
}
return;
}
