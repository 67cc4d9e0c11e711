// rms_norm_backward_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 64, units: 256, strict: false, }, accumulate: true,

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
extern "C" __global__ void __launch_bounds__(256) rms_norm_backward_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v2, float const* const __restrict__ v3, float_4 * const __restrict__ v4, float_4 * const __restrict__ v5, info_st const* const __restrict__ v6) {
extern __shared__ __align__(4) char v7[];uint32_t const* const dynamic_meta_v323 = reinterpret_cast<uint32_t const*>(v6 + 1);
const info_st& info_v322 = *v6;uint32_t const v8 = 0;
uint32_t const v9 = info_v322.scalars_u32[0];
uint32_t const v10 = info_v322.scalars_u32[1];
float const v11 = info_v322.scalars_f32[0];
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
uint32_t const v32 = 64;
uint32_t const v33 = v31 / v32;
uint32_t const v34 = v30 % v32;
uint32_t const v35 = uint32_t(v10);
uint32_t const v36 = 16;
uint32_t const v37 = 1;
for(uint32_t v38 = v8; v38 < v36; v38 += v37) {
uint32_t const v39 = v33 * v36;
uint32_t const v40 = v39 + v38;
uint32_t const v41 = uint32_t(v9);
bool const v42 = v40 < v41;
uint32_t const v43 = v41 - v37;
uint32_t const v44 = min(v40, v43);
float const* const v45 = &v3[v44];
float const v46 = *v45;
array<float_4, 1> v338_store = {};
array<float_4, 1> * v47 = &v338_store;float const v48 = 0;
float_4 const v49 = float_4{v48, v48, v48, v48};
float_4 * const v50 = &(*v47)[v8];
*v50 = v49;
for(uint32_t v51 = v34; v51 < v35; v51 += v32) {
uint32_t const v52 = v44 * v35;
uint32_t const v53 = v52 + v51;
float_4 const* const v54 = &v0[v53];
float_4 const v55 = *v54;
float_4 const* const v56 = &v2[v51];
float_4 const v57 = *v56;
float const v58 = v55.i_0;
float const v59 = v57.i_0;
float const v60 = v58 * v59;
float const v61 = v55.i_1;
float const v62 = v57.i_1;
float const v63 = v61 * v62;
float const v64 = v55.i_2;
float const v65 = v57.i_2;
float const v66 = v64 * v65;
float const v67 = v55.i_3;
float const v68 = v57.i_3;
float const v69 = v67 * v68;
float_4 const* const v70 = &v1[v53];
float_4 const v71 = *v70;
float_4 const v72 = *v50;
float const v73 = v71.i_0;
float const v74 = v72.i_0;
float const v75 = fma(v60, v73, v74);
float const v76 = v71.i_1;
float const v77 = v72.i_1;
float const v78 = fma(v63, v76, v77);
float const v79 = v71.i_2;
float const v80 = v72.i_2;
float const v81 = fma(v66, v79, v80);
float const v82 = v71.i_3;
float const v83 = v72.i_3;
float const v84 = fma(v69, v82, v83);
float_4 const v85 = float_4{v75, v78, v81, v84};
*v50 = v85;
}
float_4 const v86 = *v50;
float const v87 = v86.i_0;
float const v88 = v86.i_1;
float const v89 = v87 + v88;
float const v90 = v86.i_2;
float const v91 = v89 + v90;
float const v92 = v86.i_3;
float const v93 = v91 + v92;
array<float, 256> * const v94 = reinterpret_cast<array<float, 256> *>(&v7[0]);
float * const v95 = &(*v94)[v30];
*v95 = v93;
__syncthreads();
uint32_t const v96 = 32;
bool const v97 = v34 < v96;
if(v97) {
float const v98 = *v95;
uint32_t const v99 = v30 + v96;
float * const v100 = &(*v94)[v99];
float const v101 = *v100;
float const v102 = v98 + v101;
*v95 = v102;
}
__syncthreads();
bool const v103 = v34 < v36;
if(v103) {
float const v104 = *v95;
uint32_t const v105 = v30 + v36;
float * const v106 = &(*v94)[v105];
float const v107 = *v106;
float const v108 = v104 + v107;
*v95 = v108;
}
__syncthreads();
uint32_t const v109 = 8;
bool const v110 = v34 < v109;
if(v110) {
float const v111 = *v95;
uint32_t const v112 = v30 + v109;
float * const v113 = &(*v94)[v112];
float const v114 = *v113;
float const v115 = v111 + v114;
*v95 = v115;
}
__syncthreads();
uint32_t const v116 = 4;
bool const v117 = v34 < v116;
if(v117) {
float const v118 = *v95;
uint32_t const v119 = v30 + v116;
float * const v120 = &(*v94)[v119];
float const v121 = *v120;
float const v122 = v118 + v121;
*v95 = v122;
}
__syncthreads();
uint32_t const v123 = 2;
bool const v124 = v34 < v123;
if(v124) {
float const v125 = *v95;
uint32_t const v126 = v30 + v123;
float * const v127 = &(*v94)[v126];
float const v128 = *v127;
float const v129 = v125 + v128;
*v95 = v129;
}
__syncthreads();
bool const v130 = v34 < v37;
if(v130) {
float const v131 = *v95;
uint32_t const v132 = v30 + v37;
float * const v133 = &(*v94)[v132];
float const v134 = *v133;
float const v135 = v131 + v134;
*v95 = v135;
}
__syncthreads();
uint32_t const v136 = v30 - v34;
float * const v137 = &(*v94)[v136];
float const v138 = *v137;
__syncthreads();
float const v139 = v138 * v46;
float const v140 = v139 * v11;
if(v42) {
for(uint32_t v141 = v34; v141 < v35; v141 += v32) {
uint32_t const v142 = v44 * v35;
uint32_t const v143 = v142 + v141;
float_4 const* const v144 = &v0[v143];
float_4 const v145 = *v144;
float_4 const* const v146 = &v1[v143];
float_4 const v147 = *v146;
float const v148 = v147.i_0;
float const v149 = v148 * v46;
float const v150 = v147.i_1;
float const v151 = v150 * v46;
float const v152 = v147.i_2;
float const v153 = v152 * v46;
float const v154 = v147.i_3;
float const v155 = v154 * v46;
float_4 const* const v156 = &v2[v141];
float_4 const v157 = *v156;
float const v158 = v145.i_0;
float const v159 = v157.i_0;
float const v160 = v158 * v159;
float const v161 = v145.i_1;
float const v162 = v157.i_1;
float const v163 = v161 * v162;
float const v164 = v145.i_2;
float const v165 = v157.i_2;
float const v166 = v164 * v165;
float const v167 = v145.i_3;
float const v168 = v157.i_3;
float const v169 = v167 * v168;
float const v170 = v149 * v140;
float const v171 = v151 * v140;
float const v172 = v153 * v140;
float const v173 = v155 * v140;
float const v174 = v160 - v170;
float const v175 = v163 - v171;
float const v176 = v166 - v172;
float const v177 = v169 - v173;
float const v178 = v174 * v46;
float const v179 = v175 * v46;
float const v180 = v176 * v46;
float const v181 = v177 * v46;
float_4 * const v182 = &v4[v143];
float_4 const v183 = *v182;
float const v184 = v183.i_0;
float const v185 = v184 + v178;
float const v186 = v183.i_1;
float const v187 = v186 + v179;
float const v188 = v183.i_2;
float const v189 = v188 + v180;
float const v190 = v183.i_3;
float const v191 = v190 + v181;
float_4 const v192 = float_4{v185, v187, v189, v191};
*v182 = v192;
float const v193 = v158 * v149;
float const v194 = v161 * v151;
float const v195 = v164 * v153;
float const v196 = v167 * v155;
float_4 const v197 = float_4{v193, v194, v195, v196};
float_4 v343_store;
float_4 * v198 = &v343_store;*v198 = v197;
bool const v199 = v38 > v8;
if(v199) {
uint32_t const v200 = v33 * v35;
uint32_t const v201 = v200 + v141;
float_4 * const v202 = &v5[v201];
float_4 const v203 = *v202;
float_4 const v204 = *v198;
float const v205 = v204.i_0;
float const v206 = v203.i_0;
float const v207 = v205 + v206;
float const v208 = v204.i_1;
float const v209 = v203.i_1;
float const v210 = v208 + v209;
float const v211 = v204.i_2;
float const v212 = v203.i_2;
float const v213 = v211 + v212;
float const v214 = v204.i_3;
float const v215 = v203.i_3;
float const v216 = v214 + v215;
float_4 const v217 = float_4{v207, v210, v213, v216};
*v198 = v217;
}
uint32_t const v218 = v33 * v35;
uint32_t const v219 = v218 + v141;
float_4 * const v220 = &v5[v219];
float_4 const v221 = *v198;
*v220 = v221;
}
}
}
return;
}
