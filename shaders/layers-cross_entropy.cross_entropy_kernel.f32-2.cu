// cross_entropy_kernel in src/layers/cross_entropy.rs, scene f32, cubes of 256 x 1 x 1
// comptime: v: Variant { group: Group { lanes: 32, units: 256, strict: false, }, padded: false, gradient: false, },

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
struct alignas(16) int32_t_4 { int32_t i_0; int32_t i_1; int32_t i_2; int32_t i_3; };
struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    float scalars_f32[2];
uint32_t scalars_u32[4];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256)  cross_entropy_kernel(float_4 const* const __restrict__ v0, uint32_t const* const __restrict__ v1, float * const __restrict__ v2, __grid_constant__ info_st const info_v658) {
extern __shared__ __align__(4) char v3[];uint32_t const v4 = 0;
uint32_t const v5 = info_v658.scalars_u32[0];
uint32_t const v6 = info_v658.scalars_u32[1];
uint32_t const v7 = blockIdx.z;
uint32_t const v8 = uint32_t(v7);
uint32_t const v9 = gridDim.y;
uint32_t const v10 = uint32_t(v9);
uint32_t const v11 = v8 * v10;
uint32_t const v12 = gridDim.x;
uint32_t const v13 = uint32_t(v12);
uint32_t const v14 = v11 * v13;
uint32_t const v15 = blockIdx.y;
uint32_t const v16 = uint32_t(v15);
uint32_t const v17 = v16 * v13;
uint32_t const v18 = v14 + v17;
uint32_t const v19 = blockIdx.x;
uint32_t const v20 = uint32_t(v19);
uint32_t const v21 = v18 + v20;
uint32_t const v22 = 256;
uint32_t const v23 = v21 * v22;
uint32_t const v24 = threadIdx.x;
uint32_t const v25 = uint32_t(v24);
uint32_t const v26 = v23 + v25;
uint32_t const v27 = 32;
uint32_t const v28 = v26 / v27;
uint32_t const v29 = uint32_t(v5);
bool const v30 = v28 < v29;
uint32_t const v31 = 1;
uint32_t const v32 = v29 - v31;
uint32_t const v33 = min(v28, v32);
uint32_t const v34 = v25 % v27;
uint32_t const v35 = uint32_t(v6);
uint32_t const v36 = v33 * v35;
uint32_t const* const v37 = &v1[v33];
uint32_t const v38 = *v37;
float const v39 = 0;
float_4 const v40 = float_4{v39, v39, v39, v39};
float const v41 = -3.399999950e+38;
float_4 const v42 = float_4{v41, v41, v41, v41};
float_4 v671_store;
float_4 * v43 = &v671_store;*v43 = v42;
for(uint32_t v44 = v34; v44 < v35; v44 += v27) {
uint32_t const v45 = v36 + v44;
float_4 const* const v46 = &v0[v45];
float_4 const v47 = *v46;
float_4 const v48 = *v43;
float const v49 = v48.i_0;
float const v50 = v47.i_0;
float const v51 = max(v49, v50);
float const v52 = v48.i_1;
float const v53 = v47.i_1;
float const v54 = max(v52, v53);
float const v55 = v48.i_2;
float const v56 = v47.i_2;
float const v57 = max(v55, v56);
float const v58 = v48.i_3;
float const v59 = v47.i_3;
float const v60 = max(v58, v59);
float_4 const v61 = float_4{v51, v54, v57, v60};
*v43 = v61;
}
float_4 const v62 = *v43;
float const v63 = v62.i_0;
float const v64 = v62.i_1;
float const v65 = max(v63, v64);
float const v66 = v62.i_2;
float const v67 = max(v65, v66);
float const v68 = v62.i_3;
float const v69 = max(v67, v68);
float v674_store;
float * v70 = &v674_store;*v70 = v69;
array<float, 256> * const v71 = reinterpret_cast<array<float, 256> *>(&v3[0]);
float * const v72 = &(*v71)[v25];
*v72 = v69;
__syncthreads();
uint32_t const v73 = 16;
bool const v74 = v34 < v73;
if(v74) {
float const v75 = *v72;
uint32_t const v76 = v25 + v73;
float * const v77 = &(*v71)[v76];
float const v78 = *v77;
float const v79 = max(v75, v78);
*v72 = v79;
}
__syncthreads();
uint32_t const v80 = 8;
bool const v81 = v34 < v80;
if(v81) {
float const v82 = *v72;
uint32_t const v83 = v25 + v80;
float * const v84 = &(*v71)[v83];
float const v85 = *v84;
float const v86 = max(v82, v85);
*v72 = v86;
}
__syncthreads();
uint32_t const v87 = 4;
bool const v88 = v34 < v87;
if(v88) {
float const v89 = *v72;
uint32_t const v90 = v25 + v87;
float * const v91 = &(*v71)[v90];
float const v92 = *v91;
float const v93 = max(v89, v92);
*v72 = v93;
}
__syncthreads();
uint32_t const v94 = 2;
bool const v95 = v34 < v94;
if(v95) {
float const v96 = *v72;
uint32_t const v97 = v25 + v94;
float * const v98 = &(*v71)[v97];
float const v99 = *v98;
float const v100 = max(v96, v99);
*v72 = v100;
}
__syncthreads();
bool const v101 = v34 < v31;
if(v101) {
float const v102 = *v72;
uint32_t const v103 = v25 + v31;
float * const v104 = &(*v71)[v103];
float const v105 = *v104;
float const v106 = max(v102, v105);
*v72 = v106;
}
__syncthreads();
uint32_t const v107 = v25 - v34;
float * const v108 = &(*v71)[v107];
float const v109 = *v108;
*v70 = v109;
__syncthreads();
array<float_4, 1> v675_store = {};
array<float_4, 1> * v110 = &v675_store;float_4 * const v111 = &(*v110)[v4];
*v111 = v40;
array<float_4, 1> v676_store = {};
array<float_4, 1> * v112 = &v676_store;float_4 * const v113 = &(*v112)[v4];
*v113 = v40;
for(uint32_t v114 = v34; v114 < v35; v114 += v27) {
uint32_t const v115 = v36 + v114;
float_4 const* const v116 = &v0[v115];
float_4 const v117 = *v116;
float const v118 = *v70;
float const v119 = v117.i_0;
float const v120 = v119 - v118;
float const v121 = v117.i_1;
float const v122 = v121 - v118;
float const v123 = v117.i_2;
float const v124 = v123 - v118;
float const v125 = v117.i_3;
float const v126 = v125 - v118;
float const v127 = -87.3365402;
float const v128 = 88.7228317;
bool const v129 = v120 > v128;
bool const v130 = v122 > v128;
bool const v131 = v124 > v128;
bool const v132 = v126 > v128;
float const v133 = v129 ? v128 : v120;
float const v134 = v130 ? v128 : v122;
float const v135 = v131 ? v128 : v124;
float const v136 = v132 ? v128 : v126;
bool const v137 = v120 < v127;
bool const v138 = v122 < v127;
bool const v139 = v124 < v127;
bool const v140 = v126 < v127;
float const v141 = 1.44269502;
float const v142 = v133 * v141;
float const v143 = v134 * v141;
float const v144 = v135 * v141;
float const v145 = v136 * v141;
float const v146 = rint(v142);float const v147 = rint(v143);float const v148 = rint(v144);float const v149 = rint(v145);float const v150 = -v146;
float const v151 = -v147;
float const v152 = -v148;
float const v153 = -v149;
float const v154 = 0.693359375;
float const v155 = fma(v150, v154, v133);
float const v156 = fma(v151, v154, v134);
float const v157 = fma(v152, v154, v135);
float const v158 = fma(v153, v154, v136);
float const v159 = v40.i_0;
float const v160 = v137 ? v159 : v155;
float const v161 = v40.i_1;
float const v162 = v138 ? v161 : v156;
float const v163 = v40.i_2;
float const v164 = v139 ? v163 : v157;
float const v165 = v40.i_3;
float const v166 = v140 ? v165 : v158;
float const v167 = -2.121944420e-04;
float const v168 = fma(v150, v167, v160);
float const v169 = fma(v151, v167, v162);
float const v170 = fma(v152, v167, v164);
float const v171 = fma(v153, v167, v166);
float const v172 = 0.00139262504;
float const v173 = 0.00836323295;
float const v174 = fma(v172, v168, v173);
float const v175 = fma(v172, v169, v173);
float const v176 = fma(v172, v170, v173);
float const v177 = fma(v172, v171, v173);
float const v178 = 0.0416665524;
float const v179 = fma(v174, v168, v178);
float const v180 = fma(v175, v169, v178);
float const v181 = fma(v176, v170, v178);
float const v182 = fma(v177, v171, v178);
float const v183 = 0.166665763;
float const v184 = fma(v179, v168, v183);
float const v185 = fma(v180, v169, v183);
float const v186 = fma(v181, v170, v183);
float const v187 = fma(v182, v171, v183);
float const v188 = 0.5;
float const v189 = fma(v184, v168, v188);
float const v190 = fma(v185, v169, v188);
float const v191 = fma(v186, v170, v188);
float const v192 = fma(v187, v171, v188);
float const v193 = v168 * v168;
float const v194 = v169 * v169;
float const v195 = v170 * v170;
float const v196 = v171 * v171;
float const v197 = fma(v193, v189, v168);
float const v198 = fma(v194, v190, v169);
float const v199 = fma(v195, v191, v170);
float const v200 = fma(v196, v192, v171);
float const v201 = 1;
float const v202 = v197 + v201;
float const v203 = v198 + v201;
float const v204 = v199 + v201;
float const v205 = v200 + v201;
float_4 const v206 = float_4{v202, v203, v204, v205};
int32_t_4 const v207 = reinterpret_cast<const int32_t_4&>(v206);
int32_t const v208 = int32_t(v146);
int32_t const v209 = int32_t(v147);
int32_t const v210 = int32_t(v148);
int32_t const v211 = int32_t(v149);
int32_t const v212 = 23;
int32_t const v213 = v208 << v212;
int32_t const v214 = v209 << v212;
int32_t const v215 = v210 << v212;
int32_t const v216 = v211 << v212;
int32_t const v217 = v207.i_0;
int32_t const v218 = v217 + v213;
int32_t const v219 = v207.i_1;
int32_t const v220 = v219 + v214;
int32_t const v221 = v207.i_2;
int32_t const v222 = v221 + v215;
int32_t const v223 = v207.i_3;
int32_t const v224 = v223 + v216;
int32_t_4 const v225 = int32_t_4{v218, v220, v222, v224};
float_4 const v226 = reinterpret_cast<const float_4&>(v225);
float const v227 = v226.i_0;
float const v228 = v137 ? v159 : v227;
float const v229 = v226.i_1;
float const v230 = v138 ? v161 : v229;
float const v231 = v226.i_2;
float const v232 = v139 ? v163 : v231;
float const v233 = v226.i_3;
float const v234 = v140 ? v165 : v233;
float_4 const v235 = *v111;
float const v236 = v235.i_0;
float const v237 = v236 + v228;
float const v238 = v235.i_1;
float const v239 = v238 + v230;
float const v240 = v235.i_2;
float const v241 = v240 + v232;
float const v242 = v235.i_3;
float const v243 = v242 + v234;
float_4 const v244 = float_4{v237, v239, v241, v243};
*v111 = v244;
float_4 const v245 = *v113;
uint32_t const v246 = v114 * v87;
uint32_t const v247 = uint32_t(v246);
uint32_t const v248 = v246 + v31;
uint32_t const v249 = uint32_t(v248);
uint32_t const v250 = v246 + v94;
uint32_t const v251 = uint32_t(v250);
uint32_t const v252 = 3;
uint32_t const v253 = v246 + v252;
uint32_t const v254 = uint32_t(v253);
bool const v255 = v247 == v38;
bool const v256 = v249 == v38;
bool const v257 = v251 == v38;
bool const v258 = v254 == v38;
float const v259 = v255 ? v120 : v159;
float const v260 = v256 ? v122 : v161;
float const v261 = v257 ? v124 : v163;
float const v262 = v258 ? v126 : v165;
float const v263 = v245.i_0;
float const v264 = v263 + v259;
float const v265 = v245.i_1;
float const v266 = v265 + v260;
float const v267 = v245.i_2;
float const v268 = v267 + v261;
float const v269 = v245.i_3;
float const v270 = v269 + v262;
float_4 const v271 = float_4{v264, v266, v268, v270};
*v113 = v271;
}
float_4 const v272 = *v111;
float const v273 = v272.i_0;
float const v274 = v272.i_1;
float const v275 = v273 + v274;
float const v276 = v272.i_2;
float const v277 = v275 + v276;
float const v278 = v272.i_3;
float const v279 = v277 + v278;
float v681_store;
float * v280 = &v681_store;*v280 = v279;
array<float, 256> * const v281 = reinterpret_cast<array<float, 256> *>(&v3[1024]);
float * const v282 = &(*v281)[v25];
*v282 = v279;
__syncthreads();
if(v74) {
float const v283 = *v282;
uint32_t const v284 = v25 + v73;
float * const v285 = &(*v281)[v284];
float const v286 = *v285;
float const v287 = v283 + v286;
*v282 = v287;
}
__syncthreads();
if(v81) {
float const v288 = *v282;
uint32_t const v289 = v25 + v80;
float * const v290 = &(*v281)[v289];
float const v291 = *v290;
float const v292 = v288 + v291;
*v282 = v292;
}
__syncthreads();
if(v88) {
float const v293 = *v282;
uint32_t const v294 = v25 + v87;
float * const v295 = &(*v281)[v294];
float const v296 = *v295;
float const v297 = v293 + v296;
*v282 = v297;
}
__syncthreads();
if(v95) {
float const v298 = *v282;
uint32_t const v299 = v25 + v94;
float * const v300 = &(*v281)[v299];
float const v301 = *v300;
float const v302 = v298 + v301;
*v282 = v302;
}
__syncthreads();
if(v101) {
float const v303 = *v282;
uint32_t const v304 = v25 + v31;
float * const v305 = &(*v281)[v304];
float const v306 = *v305;
float const v307 = v303 + v306;
*v282 = v307;
}
__syncthreads();
float * const v308 = &(*v281)[v107];
float const v309 = *v308;
*v280 = v309;
__syncthreads();
float_4 const v310 = *v113;
float const v311 = v310.i_0;
float const v312 = v310.i_1;
float const v313 = v311 + v312;
float const v314 = v310.i_2;
float const v315 = v313 + v314;
float const v316 = v310.i_3;
float const v317 = v315 + v316;
float v683_store;
float * v318 = &v683_store;*v318 = v317;
array<float, 256> * const v319 = reinterpret_cast<array<float, 256> *>(&v3[2048]);
float * const v320 = &(*v319)[v25];
*v320 = v317;
__syncthreads();
if(v74) {
float const v321 = *v320;
uint32_t const v322 = v25 + v73;
float * const v323 = &(*v319)[v322];
float const v324 = *v323;
float const v325 = v321 + v324;
*v320 = v325;
}
__syncthreads();
if(v81) {
float const v326 = *v320;
uint32_t const v327 = v25 + v80;
float * const v328 = &(*v319)[v327];
float const v329 = *v328;
float const v330 = v326 + v329;
*v320 = v330;
}
__syncthreads();
if(v88) {
float const v331 = *v320;
uint32_t const v332 = v25 + v87;
float * const v333 = &(*v319)[v332];
float const v334 = *v333;
float const v335 = v331 + v334;
*v320 = v335;
}
__syncthreads();
if(v95) {
float const v336 = *v320;
uint32_t const v337 = v25 + v94;
float * const v338 = &(*v319)[v337];
float const v339 = *v338;
float const v340 = v336 + v339;
*v320 = v340;
}
__syncthreads();
if(v101) {
float const v341 = *v320;
uint32_t const v342 = v25 + v31;
float * const v343 = &(*v319)[v342];
float const v344 = *v343;
float const v345 = v341 + v344;
*v320 = v345;
}
__syncthreads();
float * const v346 = &(*v319)[v107];
float const v347 = *v346;
*v318 = v347;
__syncthreads();
if(v30) {
uint32_t const v348 = 4294967295;
bool const v349 = v38 != v348;
bool const v350 = v34 == v4;
if(v350) {
float const v351 = *v280;
float const v352 = 1;
uint32_t const v353 = reinterpret_cast<const uint32_t&>(v351);
uint32_t const v354 = 4913933;
uint32_t const v355 = v353 + v354;
uint32_t const v356 = 23;
uint32_t const v357 = v355 >> v356;
float const v358 = float(v357);
float const v359 = 127;
float const v360 = v358 - v359;
uint32_t const v361 = 8388607;
uint32_t const v362 = v355 & v361;
uint32_t const v363 = 1060439283;
uint32_t const v364 = v362 + v363;
float const v365 = reinterpret_cast<const float&>(v364);
float const v366 = v365 - v352;
float const v367 = v365 + v352;
float const v368 = v366 / v367;
float const v369 = v368 * v368;
float const v370 = 0.222222224;
float const v371 = 0.285714298;
float const v372 = fma(v370, v369, v371);
float const v373 = 0.400000006;
float const v374 = fma(v372, v369, v373);
float const v375 = 0.666666686;
float const v376 = fma(v374, v369, v375);
float const v377 = -2.121944420e-04;
float const v378 = v360 * v377;
float const v379 = -v366;
float const v380 = fma(v369, v376, v379);
float const v381 = fma(v368, v380, v378);
float const v382 = 0.693359375;
float const v383 = v366 + v381;
float const v384 = fma(v360, v382, v383);
uint32_t const v385 = 2139095040;
bool const v386 = v353 < v385;
float const v387 = v386 ? v384 : v351;
float const v388 = *v318;
float const v389 = v387 - v388;
float const v390 = v349 ? v389 : v39;
float * const v391 = &v2[v33];
*v391 = v390;
}
}
return;
}
