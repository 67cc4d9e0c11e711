// rms_norm_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
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
uint32_t scalars_u32[2];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256)  rms_norm_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 * const __restrict__ v2, float * const __restrict__ v3, __grid_constant__ info_st const info_v228) {
extern __shared__ __align__(4) char v4[];uint32_t const v5 = 0;
uint32_t const v6 = info_v228.scalars_u32[0];
uint32_t const v7 = info_v228.scalars_u32[1];
float const v8 = info_v228.scalars_f32[0];
float const v9 = info_v228.scalars_f32[1];
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
float const v38 = 0;
float_4 const v39 = float_4{v38, v38, v38, v38};
float_4 v240_store;
float_4 * v40 = &v240_store;*v40 = v39;
uint32_t const v41 = v28 % v30;
for(uint32_t v42 = v41; v42 < v37; v42 += v30) {
uint32_t const v43 = v35 * v37;
uint32_t const v44 = v43 + v42;
float_4 const* const v45 = &v0[v44];
float_4 const v46 = *v45;
float_4 const v47 = *v40;
float const v48 = v46.i_0;
float const v49 = v47.i_0;
float const v50 = fma(v48, v48, v49);
float const v51 = v46.i_1;
float const v52 = v47.i_1;
float const v53 = fma(v51, v51, v52);
float const v54 = v46.i_2;
float const v55 = v47.i_2;
float const v56 = fma(v54, v54, v55);
float const v57 = v46.i_3;
float const v58 = v47.i_3;
float const v59 = fma(v57, v57, v58);
float_4 const v60 = float_4{v50, v53, v56, v59};
*v40 = v60;
}
float_4 const v61 = *v40;
float const v62 = v61.i_0;
float const v63 = v61.i_1;
float const v64 = v62 + v63;
float const v65 = v61.i_2;
float const v66 = v64 + v65;
float const v67 = v61.i_3;
float const v68 = v66 + v67;
array<float, 256> * const v69 = reinterpret_cast<array<float, 256> *>(&v4[0]);
float * const v70 = &(*v69)[v28];
*v70 = v68;
__syncthreads();
uint32_t const v71 = 16;
bool const v72 = v41 < v71;
if(v72) {
float const v73 = *v70;
uint32_t const v74 = v28 + v71;
float * const v75 = &(*v69)[v74];
float const v76 = *v75;
float const v77 = v73 + v76;
*v70 = v77;
}
__syncthreads();
uint32_t const v78 = 8;
bool const v79 = v41 < v78;
if(v79) {
float const v80 = *v70;
uint32_t const v81 = v28 + v78;
float * const v82 = &(*v69)[v81];
float const v83 = *v82;
float const v84 = v80 + v83;
*v70 = v84;
}
__syncthreads();
uint32_t const v85 = 4;
bool const v86 = v41 < v85;
if(v86) {
float const v87 = *v70;
uint32_t const v88 = v28 + v85;
float * const v89 = &(*v69)[v88];
float const v90 = *v89;
float const v91 = v87 + v90;
*v70 = v91;
}
__syncthreads();
uint32_t const v92 = 2;
bool const v93 = v41 < v92;
if(v93) {
float const v94 = *v70;
uint32_t const v95 = v28 + v92;
float * const v96 = &(*v69)[v95];
float const v97 = *v96;
float const v98 = v94 + v97;
*v70 = v98;
}
__syncthreads();
bool const v99 = v41 < v33;
if(v99) {
float const v100 = *v70;
uint32_t const v101 = v28 + v33;
float * const v102 = &(*v69)[v101];
float const v103 = *v102;
float const v104 = v100 + v103;
*v70 = v104;
}
__syncthreads();
uint32_t const v105 = v28 - v41;
float * const v106 = &(*v69)[v105];
float const v107 = *v106;
__syncthreads();
float const v108 = fma(v107, v8, v9);
float const v109 = sqrt(v108);float const v110 = 1;
float const v111 = v110 / v109;
if(v36) {
for(uint32_t v112 = v41; v112 < v37; v112 += v30) {
uint32_t const v113 = v35 * v37;
uint32_t const v114 = v113 + v112;
float_4 const* const v115 = &v0[v114];
float_4 const v116 = *v115;
float const v117 = v116.i_0;
float const v118 = v117 * v111;
float const v119 = v116.i_1;
float const v120 = v119 * v111;
float const v121 = v116.i_2;
float const v122 = v121 * v111;
float const v123 = v116.i_3;
float const v124 = v123 * v111;
float_4 const* const v125 = &v1[v112];
float_4 const v126 = *v125;
float const v127 = v126.i_0;
float const v128 = v118 * v127;
float const v129 = v126.i_1;
float const v130 = v120 * v129;
float const v131 = v126.i_2;
float const v132 = v122 * v131;
float const v133 = v126.i_3;
float const v134 = v124 * v133;
float_4 const v135 = float_4{v128, v130, v132, v134};
float_4 * const v136 = &v2[v114];
*v136 = v135;
}
bool const v137 = v41 == v5;
if(v137) {
float * const v138 = &v3[v35];
*v138 = v111;
}
}
return;
}
