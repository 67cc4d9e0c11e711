// layer_norm_backward_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, }, accumulate: true,

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
extern "C" __global__ void __launch_bounds__(256)  layer_norm_backward_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v2, float const* const __restrict__ v3, float_4 * const __restrict__ v4, float_4 * const __restrict__ v5, float_4 * const __restrict__ v6, __grid_constant__ info_st const info_v455) {
extern __shared__ __align__(4) char v7[];uint32_t const v8 = 0;
uint32_t const v9 = info_v455.scalars_u32[0];
uint32_t const v10 = info_v455.scalars_u32[1];
float const v11 = info_v455.scalars_f32[0];
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
uint32_t const v47 = v41 + v44;
float const* const v48 = &v3[v47];
float const v49 = *v48;
float const v50 = 0;
float_4 const v51 = float_4{v50, v50, v50, v50};
float_4 v472_store;
float_4 * v52 = &v472_store;*v52 = v51;
float_4 v473_store;
float_4 * v53 = &v473_store;*v53 = v51;
for(uint32_t v54 = v34; v54 < v35; v54 += v32) {
uint32_t const v55 = v44 * v35;
uint32_t const v56 = v55 + v54;
float_4 const* const v57 = &v0[v56];
float_4 const v58 = *v57;
float_4 const* const v59 = &v2[v54];
float_4 const v60 = *v59;
float const v61 = v58.i_0;
float const v62 = v60.i_0;
float const v63 = v61 * v62;
float const v64 = v58.i_1;
float const v65 = v60.i_1;
float const v66 = v64 * v65;
float const v67 = v58.i_2;
float const v68 = v60.i_2;
float const v69 = v67 * v68;
float const v70 = v58.i_3;
float const v71 = v60.i_3;
float const v72 = v70 * v71;
float_4 const* const v73 = &v1[v56];
float_4 const v74 = *v73;
float const v75 = v74.i_0;
float const v76 = v75 - v46;
float const v77 = v74.i_1;
float const v78 = v77 - v46;
float const v79 = v74.i_2;
float const v80 = v79 - v46;
float const v81 = v74.i_3;
float const v82 = v81 - v46;
float const v83 = v76 * v49;
float const v84 = v78 * v49;
float const v85 = v80 * v49;
float const v86 = v82 * v49;
float_4 const v87 = *v52;
float const v88 = v87.i_0;
float const v89 = v88 + v63;
float const v90 = v87.i_1;
float const v91 = v90 + v66;
float const v92 = v87.i_2;
float const v93 = v92 + v69;
float const v94 = v87.i_3;
float const v95 = v94 + v72;
float_4 const v96 = float_4{v89, v91, v93, v95};
*v52 = v96;
float_4 const v97 = *v53;
float const v98 = v97.i_0;
float const v99 = fma(v63, v83, v98);
float const v100 = v97.i_1;
float const v101 = fma(v66, v84, v100);
float const v102 = v97.i_2;
float const v103 = fma(v69, v85, v102);
float const v104 = v97.i_3;
float const v105 = fma(v72, v86, v104);
float_4 const v106 = float_4{v99, v101, v103, v105};
*v53 = v106;
}
float_4 const v107 = *v52;
float const v108 = v107.i_0;
float const v109 = v107.i_1;
float const v110 = v108 + v109;
float const v111 = v107.i_2;
float const v112 = v110 + v111;
float const v113 = v107.i_3;
float const v114 = v112 + v113;
array<float, 256> * const v115 = reinterpret_cast<array<float, 256> *>(&v7[0]);
float * const v116 = &(*v115)[v30];
*v116 = v114;
__syncthreads();
bool const v117 = v34 < v36;
if(v117) {
float const v118 = *v116;
uint32_t const v119 = v30 + v36;
float * const v120 = &(*v115)[v119];
float const v121 = *v120;
float const v122 = v118 + v121;
*v116 = v122;
}
__syncthreads();
uint32_t const v123 = 8;
bool const v124 = v34 < v123;
if(v124) {
float const v125 = *v116;
uint32_t const v126 = v30 + v123;
float * const v127 = &(*v115)[v126];
float const v128 = *v127;
float const v129 = v125 + v128;
*v116 = v129;
}
__syncthreads();
uint32_t const v130 = 4;
bool const v131 = v34 < v130;
if(v131) {
float const v132 = *v116;
uint32_t const v133 = v30 + v130;
float * const v134 = &(*v115)[v133];
float const v135 = *v134;
float const v136 = v132 + v135;
*v116 = v136;
}
__syncthreads();
uint32_t const v137 = 2;
bool const v138 = v34 < v137;
if(v138) {
float const v139 = *v116;
uint32_t const v140 = v30 + v137;
float * const v141 = &(*v115)[v140];
float const v142 = *v141;
float const v143 = v139 + v142;
*v116 = v143;
}
__syncthreads();
bool const v144 = v34 < v37;
if(v144) {
float const v145 = *v116;
uint32_t const v146 = v30 + v37;
float * const v147 = &(*v115)[v146];
float const v148 = *v147;
float const v149 = v145 + v148;
*v116 = v149;
}
__syncthreads();
uint32_t const v150 = v30 - v34;
float * const v151 = &(*v115)[v150];
float const v152 = *v151;
__syncthreads();
float const v153 = v152 * v11;
float_4 const v154 = *v53;
float const v155 = v154.i_0;
float const v156 = v154.i_1;
float const v157 = v155 + v156;
float const v158 = v154.i_2;
float const v159 = v157 + v158;
float const v160 = v154.i_3;
float const v161 = v159 + v160;
array<float, 256> * const v162 = reinterpret_cast<array<float, 256> *>(&v7[1024]);
float * const v163 = &(*v162)[v30];
*v163 = v161;
__syncthreads();
if(v117) {
float const v164 = *v163;
uint32_t const v165 = v30 + v36;
float * const v166 = &(*v162)[v165];
float const v167 = *v166;
float const v168 = v164 + v167;
*v163 = v168;
}
__syncthreads();
if(v124) {
float const v169 = *v163;
uint32_t const v170 = v30 + v123;
float * const v171 = &(*v162)[v170];
float const v172 = *v171;
float const v173 = v169 + v172;
*v163 = v173;
}
__syncthreads();
if(v131) {
float const v174 = *v163;
uint32_t const v175 = v30 + v130;
float * const v176 = &(*v162)[v175];
float const v177 = *v176;
float const v178 = v174 + v177;
*v163 = v178;
}
__syncthreads();
if(v138) {
float const v179 = *v163;
uint32_t const v180 = v30 + v137;
float * const v181 = &(*v162)[v180];
float const v182 = *v181;
float const v183 = v179 + v182;
*v163 = v183;
}
__syncthreads();
if(v144) {
float const v184 = *v163;
uint32_t const v185 = v30 + v37;
float * const v186 = &(*v162)[v185];
float const v187 = *v186;
float const v188 = v184 + v187;
*v163 = v188;
}
__syncthreads();
float * const v189 = &(*v162)[v150];
float const v190 = *v189;
__syncthreads();
float const v191 = v190 * v11;
if(v42) {
for(uint32_t v192 = v34; v192 < v35; v192 += v32) {
uint32_t const v193 = v44 * v35;
uint32_t const v194 = v193 + v192;
float_4 const* const v195 = &v0[v194];
float_4 const v196 = *v195;
float_4 const* const v197 = &v1[v194];
float_4 const v198 = *v197;
float const v199 = v198.i_0;
float const v200 = v199 - v46;
float const v201 = v198.i_1;
float const v202 = v201 - v46;
float const v203 = v198.i_2;
float const v204 = v203 - v46;
float const v205 = v198.i_3;
float const v206 = v205 - v46;
float const v207 = v200 * v49;
float const v208 = v202 * v49;
float const v209 = v204 * v49;
float const v210 = v206 * v49;
float_4 const* const v211 = &v2[v192];
float_4 const v212 = *v211;
float const v213 = v196.i_0;
float const v214 = v212.i_0;
float const v215 = v213 * v214;
float const v216 = v196.i_1;
float const v217 = v212.i_1;
float const v218 = v216 * v217;
float const v219 = v196.i_2;
float const v220 = v212.i_2;
float const v221 = v219 * v220;
float const v222 = v196.i_3;
float const v223 = v212.i_3;
float const v224 = v222 * v223;
float const v225 = v215 - v153;
float const v226 = v218 - v153;
float const v227 = v221 - v153;
float const v228 = v224 - v153;
float const v229 = v207 * v191;
float const v230 = v208 * v191;
float const v231 = v209 * v191;
float const v232 = v210 * v191;
float const v233 = v225 - v229;
float const v234 = v226 - v230;
float const v235 = v227 - v231;
float const v236 = v228 - v232;
float const v237 = v233 * v49;
float const v238 = v234 * v49;
float const v239 = v235 * v49;
float const v240 = v236 * v49;
float_4 * const v241 = &v4[v194];
float_4 const v242 = *v241;
float const v243 = v242.i_0;
float const v244 = v243 + v237;
float const v245 = v242.i_1;
float const v246 = v245 + v238;
float const v247 = v242.i_2;
float const v248 = v247 + v239;
float const v249 = v242.i_3;
float const v250 = v249 + v240;
float_4 const v251 = float_4{v244, v246, v248, v250};
*v241 = v251;
float const v252 = v213 * v207;
float const v253 = v216 * v208;
float const v254 = v219 * v209;
float const v255 = v222 * v210;
float_4 const v256 = float_4{v252, v253, v254, v255};
float_4 v480_store;
float_4 * v257 = &v480_store;*v257 = v256;
float_4 v481_store;
float_4 * v258 = &v481_store;*v258 = v196;
bool const v259 = v38 > v8;
if(v259) {
uint32_t const v260 = v33 * v35;
uint32_t const v261 = v260 + v192;
float_4 * const v262 = &v5[v261];
float_4 const v263 = *v262;
float_4 const v264 = *v257;
float const v265 = v264.i_0;
float const v266 = v263.i_0;
float const v267 = v265 + v266;
float const v268 = v264.i_1;
float const v269 = v263.i_1;
float const v270 = v268 + v269;
float const v271 = v264.i_2;
float const v272 = v263.i_2;
float const v273 = v271 + v272;
float const v274 = v264.i_3;
float const v275 = v263.i_3;
float const v276 = v274 + v275;
float_4 const v277 = float_4{v267, v270, v273, v276};
*v257 = v277;
float_4 * const v278 = &v6[v261];
float_4 const v279 = *v278;
float_4 const v280 = *v258;
float const v281 = v280.i_0;
float const v282 = v279.i_0;
float const v283 = v281 + v282;
float const v284 = v280.i_1;
float const v285 = v279.i_1;
float const v286 = v284 + v285;
float const v287 = v280.i_2;
float const v288 = v279.i_2;
float const v289 = v287 + v288;
float const v290 = v280.i_3;
float const v291 = v279.i_3;
float const v292 = v290 + v291;
float_4 const v293 = float_4{v283, v286, v289, v292};
*v258 = v293;
}
uint32_t const v294 = v33 * v35;
uint32_t const v295 = v294 + v192;
float_4 * const v296 = &v5[v295];
float_4 const v297 = *v257;
*v296 = v297;
float_4 * const v298 = &v6[v295];
float_4 const v299 = *v258;
*v298 = v299;
}
}
}
return;
}
