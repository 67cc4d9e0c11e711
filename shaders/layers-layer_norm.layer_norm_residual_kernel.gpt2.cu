// layer_norm_residual_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
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
uint32_t scalars_u32[2];uint32_t static_meta[8];
};
extern "C" __global__ void __launch_bounds__(256)  layer_norm_residual_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v2, float_4 const* const __restrict__ v3, float_4 * const __restrict__ v4, float_4 * const __restrict__ v5, float * const __restrict__ v6, __grid_constant__ info_st const info_v470) {
extern __shared__ __align__(4) char v7[];uint32_t const v8 = 0;
uint32_t const v9 = info_v470.scalars_u32[0];
uint32_t const v10 = info_v470.scalars_u32[1];
float const v11 = info_v470.scalars_f32[0];
float const v12 = info_v470.scalars_f32[1];
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
array<float_4, 1> v486_store = {};
array<float_4, 1> * v41 = &v486_store;float const v42 = 0;
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
float const v67 = v66.i_0;
float const v68 = v65.i_0;
float const v69 = v67 + v68;
float const v70 = v66.i_1;
float const v71 = v65.i_1;
float const v72 = v70 + v71;
float const v73 = v66.i_2;
float const v74 = v65.i_2;
float const v75 = v73 + v74;
float const v76 = v66.i_3;
float const v77 = v65.i_3;
float const v78 = v76 + v77;
float_4 const v79 = float_4{v69, v72, v75, v78};
*v44 = v79;
if(v39) {
float_4 * const v80 = &v4[v48];
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
uint32_t const v91 = 16;
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
uint32_t const v98 = 8;
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
uint32_t const v105 = 4;
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
uint32_t const v112 = 2;
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
bool const v119 = v45 < v36;
if(v119) {
float const v120 = *v90;
uint32_t const v121 = v31 + v36;
float * const v122 = &(*v89)[v121];
float const v123 = *v122;
float const v124 = v120 + v123;
*v90 = v124;
}
__syncthreads();
uint32_t const v125 = v31 - v45;
float * const v126 = &(*v89)[v125];
float const v127 = *v126;
__syncthreads();
float const v128 = v127 * v11;
array<float_4, 1> v490_store = {};
array<float_4, 1> * v129 = &v490_store;float_4 * const v130 = &(*v129)[v8];
*v130 = v43;
for(uint32_t v131 = v45; v131 < v40; v131 += v33) {
uint32_t const v132 = v38 * v40;
uint32_t const v133 = v132 + v131;
float_4 const* const v134 = &v0[v133];
float_4 const v135 = *v134;
float_4 const* const v136 = &v1[v133];
float_4 const v137 = *v136;
float const v138 = v135.i_0;
float const v139 = v137.i_0;
float const v140 = v138 + v139;
float const v141 = v135.i_1;
float const v142 = v137.i_1;
float const v143 = v141 + v142;
float const v144 = v135.i_2;
float const v145 = v137.i_2;
float const v146 = v144 + v145;
float const v147 = v135.i_3;
float const v148 = v137.i_3;
float const v149 = v147 + v148;
float const v150 = v140 - v128;
float const v151 = v143 - v128;
float const v152 = v146 - v128;
float const v153 = v149 - v128;
float_4 const v154 = *v130;
float const v155 = v154.i_0;
float const v156 = fma(v150, v150, v155);
float const v157 = v154.i_1;
float const v158 = fma(v151, v151, v157);
float const v159 = v154.i_2;
float const v160 = fma(v152, v152, v159);
float const v161 = v154.i_3;
float const v162 = fma(v153, v153, v161);
float_4 const v163 = float_4{v156, v158, v160, v162};
*v130 = v163;
}
float_4 const v164 = *v130;
float const v165 = v164.i_0;
float const v166 = v164.i_1;
float const v167 = v165 + v166;
float const v168 = v164.i_2;
float const v169 = v167 + v168;
float const v170 = v164.i_3;
float const v171 = v169 + v170;
array<float, 256> * const v172 = reinterpret_cast<array<float, 256> *>(&v7[1024]);
float * const v173 = &(*v172)[v31];
*v173 = v171;
__syncthreads();
if(v92) {
float const v174 = *v173;
uint32_t const v175 = v31 + v91;
float * const v176 = &(*v172)[v175];
float const v177 = *v176;
float const v178 = v174 + v177;
*v173 = v178;
}
__syncthreads();
if(v99) {
float const v179 = *v173;
uint32_t const v180 = v31 + v98;
float * const v181 = &(*v172)[v180];
float const v182 = *v181;
float const v183 = v179 + v182;
*v173 = v183;
}
__syncthreads();
if(v106) {
float const v184 = *v173;
uint32_t const v185 = v31 + v105;
float * const v186 = &(*v172)[v185];
float const v187 = *v186;
float const v188 = v184 + v187;
*v173 = v188;
}
__syncthreads();
if(v113) {
float const v189 = *v173;
uint32_t const v190 = v31 + v112;
float * const v191 = &(*v172)[v190];
float const v192 = *v191;
float const v193 = v189 + v192;
*v173 = v193;
}
__syncthreads();
if(v119) {
float const v194 = *v173;
uint32_t const v195 = v31 + v36;
float * const v196 = &(*v172)[v195];
float const v197 = *v196;
float const v198 = v194 + v197;
*v173 = v198;
}
__syncthreads();
float * const v199 = &(*v172)[v125];
float const v200 = *v199;
__syncthreads();
float const v201 = fma(v200, v11, v12);
float const v202 = sqrt(v201);float const v203 = 1;
float const v204 = v203 / v202;
if(v39) {
for(uint32_t v205 = v45; v205 < v40; v205 += v33) {
uint32_t const v206 = v38 * v40;
uint32_t const v207 = v206 + v205;
float_4 * const v208 = &v4[v207];
float_4 const v209 = *v208;
float const v210 = v209.i_0;
float const v211 = v210 - v128;
float const v212 = v209.i_1;
float const v213 = v212 - v128;
float const v214 = v209.i_2;
float const v215 = v214 - v128;
float const v216 = v209.i_3;
float const v217 = v216 - v128;
float const v218 = v211 * v204;
float const v219 = v213 * v204;
float const v220 = v215 * v204;
float const v221 = v217 * v204;
float_4 const* const v222 = &v2[v205];
float_4 const v223 = *v222;
float const v224 = v223.i_0;
float const v225 = v218 * v224;
float const v226 = v223.i_1;
float const v227 = v219 * v226;
float const v228 = v223.i_2;
float const v229 = v220 * v228;
float const v230 = v223.i_3;
float const v231 = v221 * v230;
float_4 const* const v232 = &v3[v205];
float_4 const v233 = *v232;
float const v234 = v233.i_0;
float const v235 = v225 + v234;
float const v236 = v233.i_1;
float const v237 = v227 + v236;
float const v238 = v233.i_2;
float const v239 = v229 + v238;
float const v240 = v233.i_3;
float const v241 = v231 + v240;
float_4 const v242 = float_4{v235, v237, v239, v241};
float_4 * const v243 = &v5[v207];
*v243 = v242;
}
bool const v244 = v45 == v8;
if(v244) {
float * const v245 = &v6[v38];
*v245 = v128;
uint32_t const v246 = v35 + v38;
float * const v247 = &v6[v246];
*v247 = v204;
}
}
return;
}
