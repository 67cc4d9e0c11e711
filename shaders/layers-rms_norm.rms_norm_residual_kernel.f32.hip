// rms_norm_residual_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
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
uint32_t scalars_u32[2];uint32_t static_meta[6];
};
extern "C" __global__ void __launch_bounds__(256) rms_norm_residual_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v2, float_4 * const __restrict__ v3, float_4 * const __restrict__ v4, float * const __restrict__ v5, info_st const* const __restrict__ v6) {
extern __shared__ __align__(4) char v7[];uint32_t const* const dynamic_meta_v291 = reinterpret_cast<uint32_t const*>(v6 + 1);
const info_st& info_v290 = *v6;uint32_t const v8 = 0;
uint32_t const v9 = info_v290.scalars_u32[0];
uint32_t const v10 = info_v290.scalars_u32[1];
float const v11 = info_v290.scalars_f32[0];
float const v12 = info_v290.scalars_f32[1];
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
array<float_4, 1> v305_store = {};
array<float_4, 1> * v41 = &v305_store;float const v42 = 0;
float_4 const v43 = float_4{v42, v42, v42, v42};
float_4 * const v44 = &(*v41)[v8];
*v44 = v43;
uint32_t const v45 = v31 % v33;
for(uint32_t v46 = v45; v46 < v40; v46 += v33) {
uint32_t const v47 = v38 * v40;
uint32_t const v48 = v47 + v46;
float_4 const* const v49 = &v0[v48];
float_4 const v50 = *v49;
float_4 const* const v51 = &v1[v48];
float_4 const v52 = *v51;
float const v53 = v50.i_0;
float const v54 = v52.i_0;
float const v55 = v53 + v54;
float const v56 = v50.i_1;
float const v57 = v52.i_1;
float const v58 = v56 + v57;
float const v59 = v50.i_2;
float const v60 = v52.i_2;
float const v61 = v59 + v60;
float const v62 = v50.i_3;
float const v63 = v52.i_3;
float const v64 = v62 + v63;
float_4 const v65 = float_4{v55, v58, v61, v64};
float_4 const v66 = *v44;
float const v67 = v65.i_0;
float const v68 = v66.i_0;
float const v69 = fma(v67, v67, v68);
float const v70 = v65.i_1;
float const v71 = v66.i_1;
float const v72 = fma(v70, v70, v71);
float const v73 = v65.i_2;
float const v74 = v66.i_2;
float const v75 = fma(v73, v73, v74);
float const v76 = v65.i_3;
float const v77 = v66.i_3;
float const v78 = fma(v76, v76, v77);
float_4 const v79 = float_4{v69, v72, v75, v78};
*v44 = v79;
if(v39) {
float_4 * const v80 = &v3[v48];
*v80 = v65;
}
}
float_4 const v81 = *v44;
float const v82 = v81.i_0;
float const v83 = v81.i_1;
float const v84 = v82 + v83;
float const v85 = v81.i_2;
float const v86 = v84 + v85;
float const v87 = v81.i_3;
float const v88 = v86 + v87;
array<float, 256> * const v89 = reinterpret_cast<array<float, 256> *>(&v7[0]);
float * const v90 = &(*v89)[v31];
*v90 = v88;
__syncthreads();
uint32_t const v91 = 32;
bool const v92 = v45 < v91;
if(v92) {
float const v93 = *v90;
uint32_t const v94 = v31 + v91;
float * const v95 = &(*v89)[v94];
float const v96 = *v95;
float const v97 = v93 + v96;
*v90 = v97;
}
__syncthreads();
uint32_t const v98 = 16;
bool const v99 = v45 < v98;
if(v99) {
float const v100 = *v90;
uint32_t const v101 = v31 + v98;
float * const v102 = &(*v89)[v101];
float const v103 = *v102;
float const v104 = v100 + v103;
*v90 = v104;
}
__syncthreads();
uint32_t const v105 = 8;
bool const v106 = v45 < v105;
if(v106) {
float const v107 = *v90;
uint32_t const v108 = v31 + v105;
float * const v109 = &(*v89)[v108];
float const v110 = *v109;
float const v111 = v107 + v110;
*v90 = v111;
}
__syncthreads();
uint32_t const v112 = 4;
bool const v113 = v45 < v112;
if(v113) {
float const v114 = *v90;
uint32_t const v115 = v31 + v112;
float * const v116 = &(*v89)[v115];
float const v117 = *v116;
float const v118 = v114 + v117;
*v90 = v118;
}
__syncthreads();
uint32_t const v119 = 2;
bool const v120 = v45 < v119;
if(v120) {
float const v121 = *v90;
uint32_t const v122 = v31 + v119;
float * const v123 = &(*v89)[v122];
float const v124 = *v123;
float const v125 = v121 + v124;
*v90 = v125;
}
__syncthreads();
bool const v126 = v45 < v36;
if(v126) {
float const v127 = *v90;
uint32_t const v128 = v31 + v36;
float * const v129 = &(*v89)[v128];
float const v130 = *v129;
float const v131 = v127 + v130;
*v90 = v131;
}
__syncthreads();
uint32_t const v132 = v31 - v45;
float * const v133 = &(*v89)[v132];
float const v134 = *v133;
__syncthreads();
float const v135 = fma(v134, v11, v12);
float const v136 = sqrt(v135);float const v137 = 1;
float const v138 = v137 / v136;
if(v39) {
for(uint32_t v139 = v45; v139 < v40; v139 += v33) {
uint32_t const v140 = v38 * v40;
uint32_t const v141 = v140 + v139;
float_4 * const v142 = &v3[v141];
float_4 const v143 = *v142;
float const v144 = v143.i_0;
float const v145 = v144 * v138;
float const v146 = v143.i_1;
float const v147 = v146 * v138;
float const v148 = v143.i_2;
float const v149 = v148 * v138;
float const v150 = v143.i_3;
float const v151 = v150 * v138;
float_4 const* const v152 = &v2[v139];
float_4 const v153 = *v152;
float const v154 = v153.i_0;
float const v155 = v145 * v154;
float const v156 = v153.i_1;
float const v157 = v147 * v156;
float const v158 = v153.i_2;
float const v159 = v149 * v158;
float const v160 = v153.i_3;
float const v161 = v151 * v160;
float_4 const v162 = float_4{v155, v157, v159, v161};
float_4 * const v163 = &v4[v141];
*v163 = v162;
}
bool const v164 = v45 == v8;
if(v164) {
float * const v165 = &v5[v38];
*v165 = v138;
}
}
return;
}
