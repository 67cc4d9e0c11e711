// rms_norm_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
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
uint32_t scalars_u32[2];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256)  rms_norm_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 * const __restrict__ v2, float * const __restrict__ v3, __grid_constant__ info_st const info_v248) {
extern __shared__ __align__(4) char v4[];uint32_t const v5 = 0;
uint32_t const v6 = info_v248.scalars_u32[0];
uint32_t const v7 = info_v248.scalars_u32[1];
float const v8 = info_v248.scalars_f32[0];
float const v9 = info_v248.scalars_f32[1];
uint32_t const v10 = blockIdx.z;
uint32_t const v11 = uint32_t(v10);
uint32_t const v12 = gridDim.y;
uint32_t const v13 = uint32_t(v12);
uint32_t const v14 = v11 * v13;
uint32_t const v15 = gridDim.x;
uint32_t const v16 = uint32_t(v15);
uint32_t const v17 = v14 * v16;
uint32_t const v18 = blockIdx.y;
uint32_t const v19 = uint32_t(v18);
uint32_t const v20 = v19 * v16;
uint32_t const v21 = v17 + v20;
uint32_t const v22 = blockIdx.x;
uint32_t const v23 = uint32_t(v22);
uint32_t const v24 = v21 + v23;
uint32_t const v25 = 256;
uint32_t const v26 = v24 * v25;
uint32_t const v27 = threadIdx.x;
uint32_t const v28 = uint32_t(v27);
uint32_t const v29 = v26 + v28;
uint32_t const v30 = 32;
uint32_t const v31 = v29 / v30;
uint32_t const v32 = uint32_t(v6);
uint32_t const v33 = 1;
uint32_t const v34 = v32 - v33;
uint32_t const v35 = min(v31, v34);
bool const v36 = v31 < v32;
uint32_t const v37 = uint32_t(v7);
array<float_4, 1> v260_store = {};
array<float_4, 1> * v38 = &v260_store;float const v39 = 0;
float_4 const v40 = float_4{v39, v39, v39, v39};
float_4 * const v41 = &(*v38)[v5];
*v41 = v40;
uint32_t const v42 = v28 % v30;
for(uint32_t v43 = v42; v43 < v37; v43 += v30) {
uint32_t const v44 = v35 * v37;
uint32_t const v45 = v44 + v43;
float_4 const* const v46 = &v0[v45];
float_4 const v47 = *v46;
float_4 const v48 = *v41;
float const v49 = v47.i_0;
float const v50 = v48.i_0;
float const v51 = fma(v49, v49, v50);
float const v52 = v47.i_1;
float const v53 = v48.i_1;
float const v54 = fma(v52, v52, v53);
float const v55 = v47.i_2;
float const v56 = v48.i_2;
float const v57 = fma(v55, v55, v56);
float const v58 = v47.i_3;
float const v59 = v48.i_3;
float const v60 = fma(v58, v58, v59);
float_4 const v61 = float_4{v51, v54, v57, v60};
*v41 = v61;
}
float_4 const v62 = *v41;
float const v63 = v62.i_0;
float const v64 = v62.i_1;
float const v65 = v63 + v64;
float const v66 = v62.i_2;
float const v67 = v65 + v66;
float const v68 = v62.i_3;
float const v69 = v67 + v68;
array<float, 256> * const v70 = reinterpret_cast<array<float, 256> *>(&v4[0]);
float * const v71 = &(*v70)[v28];
*v71 = v69;
__syncthreads();
uint32_t const v72 = 16;
bool const v73 = v42 < v72;
if(v73) {
float const v74 = *v71;
uint32_t const v75 = v28 + v72;
float * const v76 = &(*v70)[v75];
float const v77 = *v76;
float const v78 = v74 + v77;
*v71 = v78;
}
__syncthreads();
uint32_t const v79 = 8;
bool const v80 = v42 < v79;
if(v80) {
float const v81 = *v71;
uint32_t const v82 = v28 + v79;
float * const v83 = &(*v70)[v82];
float const v84 = *v83;
float const v85 = v81 + v84;
*v71 = v85;
}
__syncthreads();
uint32_t const v86 = 4;
bool const v87 = v42 < v86;
if(v87) {
float const v88 = *v71;
uint32_t const v89 = v28 + v86;
float * const v90 = &(*v70)[v89];
float const v91 = *v90;
float const v92 = v88 + v91;
*v71 = v92;
}
__syncthreads();
uint32_t const v93 = 2;
bool const v94 = v42 < v93;
if(v94) {
float const v95 = *v71;
uint32_t const v96 = v28 + v93;
float * const v97 = &(*v70)[v96];
float const v98 = *v97;
float const v99 = v95 + v98;
*v71 = v99;
}
__syncthreads();
bool const v100 = v42 < v33;
if(v100) {
float const v101 = *v71;
uint32_t const v102 = v28 + v33;
float * const v103 = &(*v70)[v102];
float const v104 = *v103;
float const v105 = v101 + v104;
*v71 = v105;
}
__syncthreads();
uint32_t const v106 = v28 - v42;
float * const v107 = &(*v70)[v106];
float const v108 = *v107;
__syncthreads();
float const v109 = fma(v108, v8, v9);
float const v110 = sqrt(v109);float const v111 = 1;
float const v112 = v111 / v110;
if(v36) {
for(uint32_t v113 = v42; v113 < v37; v113 += v30) {
uint32_t const v114 = v35 * v37;
uint32_t const v115 = v114 + v113;
float_4 const* const v116 = &v0[v115];
float_4 const v117 = *v116;
float const v118 = v117.i_0;
float const v119 = v118 * v112;
float const v120 = v117.i_1;
float const v121 = v120 * v112;
float const v122 = v117.i_2;
float const v123 = v122 * v112;
float const v124 = v117.i_3;
float const v125 = v124 * v112;
float_4 const* const v126 = &v1[v113];
float_4 const v127 = *v126;
float const v128 = v127.i_0;
float const v129 = v119 * v128;
float const v130 = v127.i_1;
float const v131 = v121 * v130;
float const v132 = v127.i_2;
float const v133 = v123 * v132;
float const v134 = v127.i_3;
float const v135 = v125 * v134;
float_4 const v136 = float_4{v129, v131, v133, v135};
float_4 * const v137 = &v2[v115];
*v137 = v136;
}
bool const v138 = v42 == v5;
if(v138) {
float * const v139 = &v3[v35];
*v139 = v112;
}
}
return;
}
