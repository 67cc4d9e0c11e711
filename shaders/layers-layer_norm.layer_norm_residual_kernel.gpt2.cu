// layer_norm_residual_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
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
uint32_t scalars_u32[2];uint32_t static_meta[8];
};
extern "C" __global__ void __launch_bounds__(256)  layer_norm_residual_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v2, float_4 const* const __restrict__ v3, float_4 * const __restrict__ v4, float_4 * const __restrict__ v5, float * const __restrict__ v6, __grid_constant__ info_st const info_v430) {
extern __shared__ __align__(4) char v7[];uint32_t const v8 = 0;
uint32_t const v9 = info_v430.scalars_u32[0];
uint32_t const v10 = info_v430.scalars_u32[1];
float const v11 = info_v430.scalars_f32[0];
float const v12 = info_v430.scalars_f32[1];
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
uint32_t const v33 = 32;
uint32_t const v34 = v32 / v33;
uint32_t const v35 = uint32_t(v9);
uint32_t const v36 = 1;
uint32_t const v37 = v35 - v36;
uint32_t const v38 = min(v34, v37);
bool const v39 = v34 < v35;
uint32_t const v40 = uint32_t(v10);
float const v41 = 0;
float_4 const v42 = float_4{v41, v41, v41, v41};
float_4 v446_store;
float_4 * v43 = &v446_store;*v43 = v42;
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
float const v66 = v65.i_0;
float const v67 = v64.i_0;
float const v68 = v66 + v67;
float const v69 = v65.i_1;
float const v70 = v64.i_1;
float const v71 = v69 + v70;
float const v72 = v65.i_2;
float const v73 = v64.i_2;
float const v74 = v72 + v73;
float const v75 = v65.i_3;
float const v76 = v64.i_3;
float const v77 = v75 + v76;
float_4 const v78 = float_4{v68, v71, v74, v77};
*v43 = v78;
if(v39) {
float_4 * const v79 = &v4[v47];
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
uint32_t const v90 = 16;
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
uint32_t const v97 = 8;
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
uint32_t const v104 = 4;
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
uint32_t const v111 = 2;
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
bool const v118 = v44 < v36;
if(v118) {
float const v119 = *v89;
uint32_t const v120 = v31 + v36;
float * const v121 = &(*v88)[v120];
float const v122 = *v121;
float const v123 = v119 + v122;
*v89 = v123;
}
__syncthreads();
uint32_t const v124 = v31 - v44;
float * const v125 = &(*v88)[v124];
float const v126 = *v125;
__syncthreads();
float const v127 = v126 * v11;
float_4 v450_store;
float_4 * v128 = &v450_store;*v128 = v42;
for(uint32_t v129 = v44; v129 < v40; v129 += v33) {
uint32_t const v130 = v38 * v40;
uint32_t const v131 = v130 + v129;
float_4 const* const v132 = &v0[v131];
float_4 const v133 = *v132;
float_4 const* const v134 = &v1[v131];
float_4 const v135 = *v134;
float const v136 = v133.i_0;
float const v137 = v135.i_0;
float const v138 = v136 + v137;
float const v139 = v133.i_1;
float const v140 = v135.i_1;
float const v141 = v139 + v140;
float const v142 = v133.i_2;
float const v143 = v135.i_2;
float const v144 = v142 + v143;
float const v145 = v133.i_3;
float const v146 = v135.i_3;
float const v147 = v145 + v146;
float const v148 = v138 - v127;
float const v149 = v141 - v127;
float const v150 = v144 - v127;
float const v151 = v147 - v127;
float_4 const v152 = *v128;
float const v153 = v152.i_0;
float const v154 = fma(v148, v148, v153);
float const v155 = v152.i_1;
float const v156 = fma(v149, v149, v155);
float const v157 = v152.i_2;
float const v158 = fma(v150, v150, v157);
float const v159 = v152.i_3;
float const v160 = fma(v151, v151, v159);
float_4 const v161 = float_4{v154, v156, v158, v160};
*v128 = v161;
}
float_4 const v162 = *v128;
float const v163 = v162.i_0;
float const v164 = v162.i_1;
float const v165 = v163 + v164;
float const v166 = v162.i_2;
float const v167 = v165 + v166;
float const v168 = v162.i_3;
float const v169 = v167 + v168;
array<float, 256> * const v170 = reinterpret_cast<array<float, 256> *>(&v7[1024]);
float * const v171 = &(*v170)[v31];
*v171 = v169;
__syncthreads();
if(v91) {
float const v172 = *v171;
uint32_t const v173 = v31 + v90;
float * const v174 = &(*v170)[v173];
float const v175 = *v174;
float const v176 = v172 + v175;
*v171 = v176;
}
__syncthreads();
if(v98) {
float const v177 = *v171;
uint32_t const v178 = v31 + v97;
float * const v179 = &(*v170)[v178];
float const v180 = *v179;
float const v181 = v177 + v180;
*v171 = v181;
}
__syncthreads();
if(v105) {
float const v182 = *v171;
uint32_t const v183 = v31 + v104;
float * const v184 = &(*v170)[v183];
float const v185 = *v184;
float const v186 = v182 + v185;
*v171 = v186;
}
__syncthreads();
if(v112) {
float const v187 = *v171;
uint32_t const v188 = v31 + v111;
float * const v189 = &(*v170)[v188];
float const v190 = *v189;
float const v191 = v187 + v190;
*v171 = v191;
}
__syncthreads();
if(v118) {
float const v192 = *v171;
uint32_t const v193 = v31 + v36;
float * const v194 = &(*v170)[v193];
float const v195 = *v194;
float const v196 = v192 + v195;
*v171 = v196;
}
__syncthreads();
float * const v197 = &(*v170)[v124];
float const v198 = *v197;
__syncthreads();
float const v199 = fma(v198, v11, v12);
float const v200 = sqrt(v199);float const v201 = 1;
float const v202 = v201 / v200;
if(v39) {
for(uint32_t v203 = v44; v203 < v40; v203 += v33) {
uint32_t const v204 = v38 * v40;
uint32_t const v205 = v204 + v203;
float_4 * const v206 = &v4[v205];
float_4 const v207 = *v206;
float const v208 = v207.i_0;
float const v209 = v208 - v127;
float const v210 = v207.i_1;
float const v211 = v210 - v127;
float const v212 = v207.i_2;
float const v213 = v212 - v127;
float const v214 = v207.i_3;
float const v215 = v214 - v127;
float const v216 = v209 * v202;
float const v217 = v211 * v202;
float const v218 = v213 * v202;
float const v219 = v215 * v202;
float_4 const* const v220 = &v2[v203];
float_4 const v221 = *v220;
float const v222 = v221.i_0;
float const v223 = v216 * v222;
float const v224 = v221.i_1;
float const v225 = v217 * v224;
float const v226 = v221.i_2;
float const v227 = v218 * v226;
float const v228 = v221.i_3;
float const v229 = v219 * v228;
float_4 const* const v230 = &v3[v203];
float_4 const v231 = *v230;
float const v232 = v231.i_0;
float const v233 = v223 + v232;
float const v234 = v231.i_1;
float const v235 = v225 + v234;
float const v236 = v231.i_2;
float const v237 = v227 + v236;
float const v238 = v231.i_3;
float const v239 = v229 + v238;
float_4 const v240 = float_4{v233, v235, v237, v239};
float_4 * const v241 = &v5[v205];
*v241 = v240;
}
bool const v242 = v44 == v8;
if(v242) {
float * const v243 = &v6[v38];
*v243 = v127;
uint32_t const v244 = v35 + v38;
float * const v245 = &v6[v244];
*v245 = v202;
}
}
return;
}
