// rms_norm_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 64, units: 256, strict: false, },

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
uint32_t scalars_u32[2];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256) rms_norm_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 * const __restrict__ v2, float * const __restrict__ v3, info_st const* const __restrict__ v4) {
extern __shared__ __align__(4) char v5[];uint32_t const* const dynamic_meta_v269 = reinterpret_cast<uint32_t const*>(v4 + 1);
const info_st& info_v268 = *v4;uint32_t const v6 = 0;
uint32_t const v7 = info_v268.scalars_u32[0];
uint32_t const v8 = info_v268.scalars_u32[1];
float const v9 = info_v268.scalars_f32[0];
float const v10 = info_v268.scalars_f32[1];
uint32_t const v11 = blockIdx.z;
uint32_t const v12 = uint32_t(v11);
uint32_t const v13 = gridDim.y;
uint32_t const v14 = uint32_t(v13);
uint32_t const v15 = v12 * v14;
uint32_t const v16 = gridDim.x;
uint32_t const v17 = uint32_t(v16);
uint32_t const v18 = v15 * v17;
uint32_t const v19 = blockIdx.y;
uint32_t const v20 = uint32_t(v19);
uint32_t const v21 = v20 * v17;
uint32_t const v22 = v18 + v21;
uint32_t const v23 = blockIdx.x;
uint32_t const v24 = uint32_t(v23);
uint32_t const v25 = v22 + v24;
uint32_t const v26 = 256;
uint32_t const v27 = v25 * v26;
uint32_t const v28 = threadIdx.x;
uint32_t const v29 = uint32_t(v28);
uint32_t const v30 = v27 + v29;
uint32_t const v31 = 64;
uint32_t const v32 = v30 / v31;
uint32_t const v33 = uint32_t(v7);
uint32_t const v34 = 1;
uint32_t const v35 = v33 - v34;
uint32_t const v36 = min(v32, v35);
bool const v37 = v32 < v33;
uint32_t const v38 = uint32_t(v8);
array<float_4, 1> v281_store = {};
array<float_4, 1> * v39 = &v281_store;float const v40 = 0;
float_4 const v41 = float_4{v40, v40, v40, v40};
float_4 * const v42 = &(*v39)[v6];
*v42 = v41;
uint32_t const v43 = v29 % v31;
for(uint32_t v44 = v43; v44 < v38; v44 += v31) {
uint32_t const v45 = v36 * v38;
uint32_t const v46 = v45 + v44;
float_4 const* const v47 = &v0[v46];
float_4 const v48 = *v47;
float_4 const v49 = *v42;
float const v50 = v48.i_0;
float const v51 = v49.i_0;
float const v52 = fma(v50, v50, v51);
float const v53 = v48.i_1;
float const v54 = v49.i_1;
float const v55 = fma(v53, v53, v54);
float const v56 = v48.i_2;
float const v57 = v49.i_2;
float const v58 = fma(v56, v56, v57);
float const v59 = v48.i_3;
float const v60 = v49.i_3;
float const v61 = fma(v59, v59, v60);
float_4 const v62 = float_4{v52, v55, v58, v61};
*v42 = v62;
}
float_4 const v63 = *v42;
float const v64 = v63.i_0;
float const v65 = v63.i_1;
float const v66 = v64 + v65;
float const v67 = v63.i_2;
float const v68 = v66 + v67;
float const v69 = v63.i_3;
float const v70 = v68 + v69;
array<float, 256> * const v71 = reinterpret_cast<array<float, 256> *>(&v5[0]);
float * const v72 = &(*v71)[v29];
*v72 = v70;
__syncthreads();
uint32_t const v73 = 32;
bool const v74 = v43 < v73;
if(v74) {
float const v75 = *v72;
uint32_t const v76 = v29 + v73;
float * const v77 = &(*v71)[v76];
float const v78 = *v77;
float const v79 = v75 + v78;
*v72 = v79;
}
__syncthreads();
uint32_t const v80 = 16;
bool const v81 = v43 < v80;
if(v81) {
float const v82 = *v72;
uint32_t const v83 = v29 + v80;
float * const v84 = &(*v71)[v83];
float const v85 = *v84;
float const v86 = v82 + v85;
*v72 = v86;
}
__syncthreads();
uint32_t const v87 = 8;
bool const v88 = v43 < v87;
if(v88) {
float const v89 = *v72;
uint32_t const v90 = v29 + v87;
float * const v91 = &(*v71)[v90];
float const v92 = *v91;
float const v93 = v89 + v92;
*v72 = v93;
}
__syncthreads();
uint32_t const v94 = 4;
bool const v95 = v43 < v94;
if(v95) {
float const v96 = *v72;
uint32_t const v97 = v29 + v94;
float * const v98 = &(*v71)[v97];
float const v99 = *v98;
float const v100 = v96 + v99;
*v72 = v100;
}
__syncthreads();
uint32_t const v101 = 2;
bool const v102 = v43 < v101;
if(v102) {
float const v103 = *v72;
uint32_t const v104 = v29 + v101;
float * const v105 = &(*v71)[v104];
float const v106 = *v105;
float const v107 = v103 + v106;
*v72 = v107;
}
__syncthreads();
bool const v108 = v43 < v34;
if(v108) {
float const v109 = *v72;
uint32_t const v110 = v29 + v34;
float * const v111 = &(*v71)[v110];
float const v112 = *v111;
float const v113 = v109 + v112;
*v72 = v113;
}
__syncthreads();
uint32_t const v114 = v29 - v43;
float * const v115 = &(*v71)[v114];
float const v116 = *v115;
__syncthreads();
float const v117 = fma(v116, v9, v10);
float const v118 = sqrt(v117);float const v119 = 1;
float const v120 = v119 / v118;
if(v37) {
for(uint32_t v121 = v43; v121 < v38; v121 += v31) {
uint32_t const v122 = v36 * v38;
uint32_t const v123 = v122 + v121;
float_4 const* const v124 = &v0[v123];
float_4 const v125 = *v124;
float const v126 = v125.i_0;
float const v127 = v126 * v120;
float const v128 = v125.i_1;
float const v129 = v128 * v120;
float const v130 = v125.i_2;
float const v131 = v130 * v120;
float const v132 = v125.i_3;
float const v133 = v132 * v120;
float_4 const* const v134 = &v1[v121];
float_4 const v135 = *v134;
float const v136 = v135.i_0;
float const v137 = v127 * v136;
float const v138 = v135.i_1;
float const v139 = v129 * v138;
float const v140 = v135.i_2;
float const v141 = v131 * v140;
float const v142 = v135.i_3;
float const v143 = v133 * v142;
float_4 const v144 = float_4{v137, v139, v141, v143};
float_4 * const v145 = &v2[v123];
*v145 = v144;
}
bool const v146 = v43 == v6;
if(v146) {
float * const v147 = &v3[v36];
*v147 = v120;
}
}
return;
}
