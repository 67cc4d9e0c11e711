// rms_norm_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
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
uint32_t scalars_u32[2];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256) rms_norm_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 * const __restrict__ v2, float * const __restrict__ v3, info_st const* const __restrict__ v4) {
extern __shared__ __align__(4) char v5[];uint32_t const* const dynamic_meta_v249 = reinterpret_cast<uint32_t const*>(v4 + 1);
const info_st& info_v248 = *v4;uint32_t const v6 = 0;
uint32_t const v7 = info_v248.scalars_u32[0];
uint32_t const v8 = info_v248.scalars_u32[1];
float const v9 = info_v248.scalars_f32[0];
float const v10 = info_v248.scalars_f32[1];
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
float const v39 = 0;
float_4 const v40 = float_4{v39, v39, v39, v39};
float_4 v261_store;
float_4 * v41 = &v261_store;*v41 = v40;
uint32_t const v42 = v29 % v31;
for(uint32_t v43 = v42; v43 < v38; v43 += v31) {
uint32_t const v44 = v36 * v38;
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
array<float, 256> * const v70 = reinterpret_cast<array<float, 256> *>(&v5[0]);
float * const v71 = &(*v70)[v29];
*v71 = v69;
__syncthreads();
uint32_t const v72 = 32;
bool const v73 = v42 < v72;
if(v73) {
float const v74 = *v71;
uint32_t const v75 = v29 + v72;
float * const v76 = &(*v70)[v75];
float const v77 = *v76;
float const v78 = v74 + v77;
*v71 = v78;
}
__syncthreads();
uint32_t const v79 = 16;
bool const v80 = v42 < v79;
if(v80) {
float const v81 = *v71;
uint32_t const v82 = v29 + v79;
float * const v83 = &(*v70)[v82];
float const v84 = *v83;
float const v85 = v81 + v84;
*v71 = v85;
}
__syncthreads();
uint32_t const v86 = 8;
bool const v87 = v42 < v86;
if(v87) {
float const v88 = *v71;
uint32_t const v89 = v29 + v86;
float * const v90 = &(*v70)[v89];
float const v91 = *v90;
float const v92 = v88 + v91;
*v71 = v92;
}
__syncthreads();
uint32_t const v93 = 4;
bool const v94 = v42 < v93;
if(v94) {
float const v95 = *v71;
uint32_t const v96 = v29 + v93;
float * const v97 = &(*v70)[v96];
float const v98 = *v97;
float const v99 = v95 + v98;
*v71 = v99;
}
__syncthreads();
uint32_t const v100 = 2;
bool const v101 = v42 < v100;
if(v101) {
float const v102 = *v71;
uint32_t const v103 = v29 + v100;
float * const v104 = &(*v70)[v103];
float const v105 = *v104;
float const v106 = v102 + v105;
*v71 = v106;
}
__syncthreads();
bool const v107 = v42 < v34;
if(v107) {
float const v108 = *v71;
uint32_t const v109 = v29 + v34;
float * const v110 = &(*v70)[v109];
float const v111 = *v110;
float const v112 = v108 + v111;
*v71 = v112;
}
__syncthreads();
uint32_t const v113 = v29 - v42;
float * const v114 = &(*v70)[v113];
float const v115 = *v114;
__syncthreads();
float const v116 = fma(v115, v9, v10);
float const v117 = sqrt(v116);float const v118 = 1;
float const v119 = v118 / v117;
if(v37) {
for(uint32_t v120 = v42; v120 < v38; v120 += v31) {
uint32_t const v121 = v36 * v38;
uint32_t const v122 = v121 + v120;
float_4 const* const v123 = &v0[v122];
float_4 const v124 = *v123;
float const v125 = v124.i_0;
float const v126 = v125 * v119;
float const v127 = v124.i_1;
float const v128 = v127 * v119;
float const v129 = v124.i_2;
float const v130 = v129 * v119;
float const v131 = v124.i_3;
float const v132 = v131 * v119;
float_4 const* const v133 = &v1[v120];
float_4 const v134 = *v133;
float const v135 = v134.i_0;
float const v136 = v126 * v135;
float const v137 = v134.i_1;
float const v138 = v128 * v137;
float const v139 = v134.i_2;
float const v140 = v130 * v139;
float const v141 = v134.i_3;
float const v142 = v132 * v141;
float_4 const v143 = float_4{v136, v138, v140, v142};
float_4 * const v144 = &v2[v122];
*v144 = v143;
}
bool const v145 = v42 == v6;
if(v145) {
float * const v146 = &v3[v36];
*v146 = v119;
}
}
return;
}
