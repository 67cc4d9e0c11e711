// layer_norm_backward_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, strict: false, }, accumulate: false,

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
extern "C" __global__ void __launch_bounds__(256)  layer_norm_backward_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v2, float const* const __restrict__ v3, float_4 * const __restrict__ v4, float_4 * const __restrict__ v5, float_4 * const __restrict__ v6, __grid_constant__ info_st const info_v487) {
extern __shared__ __align__(4) char v7[];uint32_t const v8 = 0;
uint32_t const v9 = info_v487.scalars_u32[0];
uint32_t const v10 = info_v487.scalars_u32[1];
float const v11 = info_v487.scalars_f32[0];
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
array<float_4, 1> v504_store = {};
array<float_4, 1> * v50 = &v504_store;float const v51 = 0;
float_4 const v52 = float_4{v51, v51, v51, v51};
float_4 * const v53 = &(*v50)[v8];
*v53 = v52;
array<float_4, 1> v505_store = {};
array<float_4, 1> * v54 = &v505_store;float_4 * const v55 = &(*v54)[v8];
*v55 = v52;
for(uint32_t v56 = v34; v56 < v35; v56 += v32) {
uint32_t const v57 = v44 * v35;
uint32_t const v58 = v57 + v56;
float_4 const* const v59 = &v0[v58];
float_4 const v60 = *v59;
float_4 const* const v61 = &v2[v56];
float_4 const v62 = *v61;
float const v63 = v60.i_0;
float const v64 = v62.i_0;
float const v65 = v63 * v64;
float const v66 = v60.i_1;
float const v67 = v62.i_1;
float const v68 = v66 * v67;
float const v69 = v60.i_2;
float const v70 = v62.i_2;
float const v71 = v69 * v70;
float const v72 = v60.i_3;
float const v73 = v62.i_3;
float const v74 = v72 * v73;
float_4 const* const v75 = &v1[v58];
float_4 const v76 = *v75;
float const v77 = v76.i_0;
float const v78 = v77 - v46;
float const v79 = v76.i_1;
float const v80 = v79 - v46;
float const v81 = v76.i_2;
float const v82 = v81 - v46;
float const v83 = v76.i_3;
float const v84 = v83 - v46;
float const v85 = v78 * v49;
float const v86 = v80 * v49;
float const v87 = v82 * v49;
float const v88 = v84 * v49;
float_4 const v89 = *v53;
float const v90 = v89.i_0;
float const v91 = v90 + v65;
float const v92 = v89.i_1;
float const v93 = v92 + v68;
float const v94 = v89.i_2;
float const v95 = v94 + v71;
float const v96 = v89.i_3;
float const v97 = v96 + v74;
float_4 const v98 = float_4{v91, v93, v95, v97};
*v53 = v98;
float_4 const v99 = *v55;
float const v100 = v99.i_0;
float const v101 = fma(v65, v85, v100);
float const v102 = v99.i_1;
float const v103 = fma(v68, v86, v102);
float const v104 = v99.i_2;
float const v105 = fma(v71, v87, v104);
float const v106 = v99.i_3;
float const v107 = fma(v74, v88, v106);
float_4 const v108 = float_4{v101, v103, v105, v107};
*v55 = v108;
}
float_4 const v109 = *v53;
float const v110 = v109.i_0;
float const v111 = v109.i_1;
float const v112 = v110 + v111;
float const v113 = v109.i_2;
float const v114 = v112 + v113;
float const v115 = v109.i_3;
float const v116 = v114 + v115;
array<float, 256> * const v117 = reinterpret_cast<array<float, 256> *>(&v7[0]);
float * const v118 = &(*v117)[v30];
*v118 = v116;
__syncthreads();
bool const v119 = v34 < v36;
if(v119) {
float const v120 = *v118;
uint32_t const v121 = v30 + v36;
float * const v122 = &(*v117)[v121];
float const v123 = *v122;
float const v124 = v120 + v123;
*v118 = v124;
}
__syncthreads();
uint32_t const v125 = 8;
bool const v126 = v34 < v125;
if(v126) {
float const v127 = *v118;
uint32_t const v128 = v30 + v125;
float * const v129 = &(*v117)[v128];
float const v130 = *v129;
float const v131 = v127 + v130;
*v118 = v131;
}
__syncthreads();
uint32_t const v132 = 4;
bool const v133 = v34 < v132;
if(v133) {
float const v134 = *v118;
uint32_t const v135 = v30 + v132;
float * const v136 = &(*v117)[v135];
float const v137 = *v136;
float const v138 = v134 + v137;
*v118 = v138;
}
__syncthreads();
uint32_t const v139 = 2;
bool const v140 = v34 < v139;
if(v140) {
float const v141 = *v118;
uint32_t const v142 = v30 + v139;
float * const v143 = &(*v117)[v142];
float const v144 = *v143;
float const v145 = v141 + v144;
*v118 = v145;
}
__syncthreads();
bool const v146 = v34 < v37;
if(v146) {
float const v147 = *v118;
uint32_t const v148 = v30 + v37;
float * const v149 = &(*v117)[v148];
float const v150 = *v149;
float const v151 = v147 + v150;
*v118 = v151;
}
__syncthreads();
uint32_t const v152 = v30 - v34;
float * const v153 = &(*v117)[v152];
float const v154 = *v153;
__syncthreads();
float const v155 = v154 * v11;
float_4 const v156 = *v55;
float const v157 = v156.i_0;
float const v158 = v156.i_1;
float const v159 = v157 + v158;
float const v160 = v156.i_2;
float const v161 = v159 + v160;
float const v162 = v156.i_3;
float const v163 = v161 + v162;
array<float, 256> * const v164 = reinterpret_cast<array<float, 256> *>(&v7[1024]);
float * const v165 = &(*v164)[v30];
*v165 = v163;
__syncthreads();
if(v119) {
float const v166 = *v165;
uint32_t const v167 = v30 + v36;
float * const v168 = &(*v164)[v167];
float const v169 = *v168;
float const v170 = v166 + v169;
*v165 = v170;
}
__syncthreads();
if(v126) {
float const v171 = *v165;
uint32_t const v172 = v30 + v125;
float * const v173 = &(*v164)[v172];
float const v174 = *v173;
float const v175 = v171 + v174;
*v165 = v175;
}
__syncthreads();
if(v133) {
float const v176 = *v165;
uint32_t const v177 = v30 + v132;
float * const v178 = &(*v164)[v177];
float const v179 = *v178;
float const v180 = v176 + v179;
*v165 = v180;
}
__syncthreads();
if(v140) {
float const v181 = *v165;
uint32_t const v182 = v30 + v139;
float * const v183 = &(*v164)[v182];
float const v184 = *v183;
float const v185 = v181 + v184;
*v165 = v185;
}
__syncthreads();
if(v146) {
float const v186 = *v165;
uint32_t const v187 = v30 + v37;
float * const v188 = &(*v164)[v187];
float const v189 = *v188;
float const v190 = v186 + v189;
*v165 = v190;
}
__syncthreads();
float * const v191 = &(*v164)[v152];
float const v192 = *v191;
__syncthreads();
float const v193 = v192 * v11;
if(v42) {
for(uint32_t v194 = v34; v194 < v35; v194 += v32) {
uint32_t const v195 = v44 * v35;
uint32_t const v196 = v195 + v194;
float_4 const* const v197 = &v0[v196];
float_4 const v198 = *v197;
float_4 const* const v199 = &v1[v196];
float_4 const v200 = *v199;
float const v201 = v200.i_0;
float const v202 = v201 - v46;
float const v203 = v200.i_1;
float const v204 = v203 - v46;
float const v205 = v200.i_2;
float const v206 = v205 - v46;
float const v207 = v200.i_3;
float const v208 = v207 - v46;
float const v209 = v202 * v49;
float const v210 = v204 * v49;
float const v211 = v206 * v49;
float const v212 = v208 * v49;
float_4 const* const v213 = &v2[v194];
float_4 const v214 = *v213;
float const v215 = v198.i_0;
float const v216 = v214.i_0;
float const v217 = v215 * v216;
float const v218 = v198.i_1;
float const v219 = v214.i_1;
float const v220 = v218 * v219;
float const v221 = v198.i_2;
float const v222 = v214.i_2;
float const v223 = v221 * v222;
float const v224 = v198.i_3;
float const v225 = v214.i_3;
float const v226 = v224 * v225;
float const v227 = v209 * v193;
float const v228 = v210 * v193;
float const v229 = v211 * v193;
float const v230 = v212 * v193;
float const v231 = v217 - v155;
float const v232 = v220 - v155;
float const v233 = v223 - v155;
float const v234 = v226 - v155;
float const v235 = v231 - v227;
float const v236 = v232 - v228;
float const v237 = v233 - v229;
float const v238 = v234 - v230;
float const v239 = v235 * v49;
float const v240 = v236 * v49;
float const v241 = v237 * v49;
float const v242 = v238 * v49;
float_4 const v243 = float_4{v239, v240, v241, v242};
float_4 * const v244 = &v4[v196];
*v244 = v243;
float const v245 = v215 * v209;
float const v246 = v218 * v210;
float const v247 = v221 * v211;
float const v248 = v224 * v212;
float_4 const v249 = float_4{v245, v246, v247, v248};
float_4 v512_store;
float_4 * v250 = &v512_store;*v250 = v249;
float_4 v513_store;
float_4 * v251 = &v513_store;*v251 = v198;
bool const v252 = v38 > v8;
if(v252) {
uint32_t const v253 = v33 * v35;
uint32_t const v254 = v253 + v194;
float_4 * const v255 = &v5[v254];
float_4 const v256 = *v255;
float_4 const v257 = *v250;
float const v258 = v257.i_0;
float const v259 = v256.i_0;
float const v260 = v258 + v259;
float const v261 = v257.i_1;
float const v262 = v256.i_1;
float const v263 = v261 + v262;
float const v264 = v257.i_2;
float const v265 = v256.i_2;
float const v266 = v264 + v265;
float const v267 = v257.i_3;
float const v268 = v256.i_3;
float const v269 = v267 + v268;
float_4 const v270 = float_4{v260, v263, v266, v269};
*v250 = v270;
float_4 * const v271 = &v6[v254];
float_4 const v272 = *v271;
float_4 const v273 = *v251;
float const v274 = v273.i_0;
float const v275 = v272.i_0;
float const v276 = v274 + v275;
float const v277 = v273.i_1;
float const v278 = v272.i_1;
float const v279 = v277 + v278;
float const v280 = v273.i_2;
float const v281 = v272.i_2;
float const v282 = v280 + v281;
float const v283 = v273.i_3;
float const v284 = v272.i_3;
float const v285 = v283 + v284;
float_4 const v286 = float_4{v276, v279, v282, v285};
*v251 = v286;
}
uint32_t const v287 = v33 * v35;
uint32_t const v288 = v287 + v194;
float_4 * const v289 = &v5[v288];
float_4 const v290 = *v250;
*v289 = v290;
float_4 * const v291 = &v6[v288];
float_4 const v292 = *v251;
*v291 = v292;
}
}
}
return;
}
