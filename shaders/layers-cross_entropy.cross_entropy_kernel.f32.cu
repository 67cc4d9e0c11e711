// cross_entropy_kernel in src/layers/cross_entropy.rs, scene f32, cubes of 256 x 1 x 1
// comptime: v: Variant { group: Group { lanes: 32, units: 256, }, padded: false, gradient: true, },

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
extern "C" __global__ void __launch_bounds__(256)  cross_entropy_kernel(float_4 * const __restrict__ v0, uint32_t const* const __restrict__ v1, float * const __restrict__ v2, __grid_constant__ info_st const info_v688) {
extern __shared__ __align__(4) char v3[];uint32_t const v4 = 0;
uint32_t const v5 = info_v688.scalars_u32[0];
uint32_t const v6 = info_v688.scalars_u32[1];
float const v7 = info_v688.scalars_f32[0];
uint32_t const v8 = blockIdx.z;
uint32_t const v9 = uint32_t(v8);
uint32_t const v10 = gridDim.y;
uint32_t const v11 = uint32_t(v10);
uint32_t const v12 = v9 * v11;
uint32_t const v13 = gridDim.x;
uint32_t const v14 = uint32_t(v13);
uint32_t const v15 = v12 * v14;
uint32_t const v16 = blockIdx.y;
uint32_t const v17 = uint32_t(v16);
uint32_t const v18 = v17 * v14;
uint32_t const v19 = v15 + v18;
uint32_t const v20 = blockIdx.x;
uint32_t const v21 = uint32_t(v20);
uint32_t const v22 = v19 + v21;
uint32_t const v23 = 256;
uint32_t const v24 = v22 * v23;
uint32_t const v25 = threadIdx.x;
uint32_t const v26 = uint32_t(v25);
uint32_t const v27 = v24 + v26;
uint32_t const v28 = 32;
uint32_t const v29 = v27 / v28;
uint32_t const v30 = uint32_t(v5);
bool const v31 = v29 < v30;
uint32_t const v32 = 1;
uint32_t const v33 = v30 - v32;
uint32_t const v34 = min(v29, v33);
uint32_t const v35 = v26 % v28;
uint32_t const v36 = uint32_t(v6);
uint32_t const v37 = v34 * v36;
uint32_t const* const v38 = &v1[v34];
uint32_t const v39 = *v38;
float const v40 = 0;
float_4 const v41 = float_4{v40, v40, v40, v40};
float const v42 = -3.399999950e+38;
float_4 const v43 = float_4{v42, v42, v42, v42};
float_4 v701_store;
float_4 * v44 = &v701_store;*v44 = v43;
for(uint32_t v45 = v35; v45 < v36; v45 += v28) {
uint32_t const v46 = v37 + v45;
float_4 * const v47 = &v0[v46];
float_4 const v48 = *v47;
float_4 const v49 = *v44;
float const v50 = v49.i_0;
float const v51 = v48.i_0;
float const v52 = max(v50, v51);
float const v53 = v49.i_1;
float const v54 = v48.i_1;
float const v55 = max(v53, v54);
float const v56 = v49.i_2;
float const v57 = v48.i_2;
float const v58 = max(v56, v57);
float const v59 = v49.i_3;
float const v60 = v48.i_3;
float const v61 = max(v59, v60);
float_4 const v62 = float_4{v52, v55, v58, v61};
*v44 = v62;
}
float_4 const v63 = *v44;
float const v64 = v63.i_0;
float const v65 = v63.i_1;
float const v66 = max(v64, v65);
float const v67 = v63.i_2;
float const v68 = max(v66, v67);
float const v69 = v63.i_3;
float const v70 = max(v68, v69);
float v704_store;
float * v71 = &v704_store;*v71 = v70;
array<float, 256> * const v72 = reinterpret_cast<array<float, 256> *>(&v3[0]);
float * const v73 = &(*v72)[v26];
*v73 = v70;
__syncthreads();
uint32_t const v74 = 16;
bool const v75 = v35 < v74;
if(v75) {
float const v76 = *v73;
uint32_t const v77 = v26 + v74;
float * const v78 = &(*v72)[v77];
float const v79 = *v78;
float const v80 = max(v76, v79);
*v73 = v80;
}
__syncthreads();
uint32_t const v81 = 8;
bool const v82 = v35 < v81;
if(v82) {
float const v83 = *v73;
uint32_t const v84 = v26 + v81;
float * const v85 = &(*v72)[v84];
float const v86 = *v85;
float const v87 = max(v83, v86);
*v73 = v87;
}
__syncthreads();
uint32_t const v88 = 4;
bool const v89 = v35 < v88;
if(v89) {
float const v90 = *v73;
uint32_t const v91 = v26 + v88;
float * const v92 = &(*v72)[v91];
float const v93 = *v92;
float const v94 = max(v90, v93);
*v73 = v94;
}
__syncthreads();
uint32_t const v95 = 2;
bool const v96 = v35 < v95;
if(v96) {
float const v97 = *v73;
uint32_t const v98 = v26 + v95;
float * const v99 = &(*v72)[v98];
float const v100 = *v99;
float const v101 = max(v97, v100);
*v73 = v101;
}
__syncthreads();
bool const v102 = v35 < v32;
if(v102) {
float const v103 = *v73;
uint32_t const v104 = v26 + v32;
float * const v105 = &(*v72)[v104];
float const v106 = *v105;
float const v107 = max(v103, v106);
*v73 = v107;
}
__syncthreads();
uint32_t const v108 = v26 - v35;
float * const v109 = &(*v72)[v108];
float const v110 = *v109;
*v71 = v110;
__syncthreads();
float_4 v705_store;
float_4 * v111 = &v705_store;*v111 = v41;
float_4 v706_store;
float_4 * v112 = &v706_store;*v112 = v41;
for(uint32_t v113 = v35; v113 < v36; v113 += v28) {
uint32_t const v114 = v37 + v113;
float_4 * const v115 = &v0[v114];
float_4 const v116 = *v115;
float const v117 = *v71;
float const v118 = v116.i_0;
float const v119 = v118 - v117;
float const v120 = v116.i_1;
float const v121 = v120 - v117;
float const v122 = v116.i_2;
float const v123 = v122 - v117;
float const v124 = v116.i_3;
float const v125 = v124 - v117;
float const v126 = -87.3365402;
float const v127 = 88.7228317;
bool const v128 = v119 > v127;
bool const v129 = v121 > v127;
bool const v130 = v123 > v127;
bool const v131 = v125 > v127;
float const v132 = v128 ? v127 : v119;
float const v133 = v129 ? v127 : v121;
float const v134 = v130 ? v127 : v123;
float const v135 = v131 ? v127 : v125;
bool const v136 = v119 < v126;
bool const v137 = v121 < v126;
bool const v138 = v123 < v126;
bool const v139 = v125 < v126;
float const v140 = 1.44269502;
float const v141 = v132 * v140;
float const v142 = v133 * v140;
float const v143 = v134 * v140;
float const v144 = v135 * v140;
float const v145 = rint(v141);float const v146 = rint(v142);float const v147 = rint(v143);float const v148 = rint(v144);float const v149 = -v145;
float const v150 = -v146;
float const v151 = -v147;
float const v152 = -v148;
float const v153 = 0.693359375;
float const v154 = fma(v149, v153, v132);
float const v155 = fma(v150, v153, v133);
float const v156 = fma(v151, v153, v134);
float const v157 = fma(v152, v153, v135);
float const v158 = v41.i_0;
float const v159 = v136 ? v158 : v154;
float const v160 = v41.i_1;
float const v161 = v137 ? v160 : v155;
float const v162 = v41.i_2;
float const v163 = v138 ? v162 : v156;
float const v164 = v41.i_3;
float const v165 = v139 ? v164 : v157;
float const v166 = -2.121944420e-04;
float const v167 = fma(v149, v166, v159);
float const v168 = fma(v150, v166, v161);
float const v169 = fma(v151, v166, v163);
float const v170 = fma(v152, v166, v165);
float const v171 = 0.00139262504;
float const v172 = 0.00836323295;
float const v173 = fma(v171, v167, v172);
float const v174 = fma(v171, v168, v172);
float const v175 = fma(v171, v169, v172);
float const v176 = fma(v171, v170, v172);
float const v177 = 0.0416665524;
float const v178 = fma(v173, v167, v177);
float const v179 = fma(v174, v168, v177);
float const v180 = fma(v175, v169, v177);
float const v181 = fma(v176, v170, v177);
float const v182 = 0.166665763;
float const v183 = fma(v178, v167, v182);
float const v184 = fma(v179, v168, v182);
float const v185 = fma(v180, v169, v182);
float const v186 = fma(v181, v170, v182);
float const v187 = 0.5;
float const v188 = fma(v183, v167, v187);
float const v189 = fma(v184, v168, v187);
float const v190 = fma(v185, v169, v187);
float const v191 = fma(v186, v170, v187);
float const v192 = v167 * v167;
float const v193 = v168 * v168;
float const v194 = v169 * v169;
float const v195 = v170 * v170;
float const v196 = fma(v192, v188, v167);
float const v197 = fma(v193, v189, v168);
float const v198 = fma(v194, v190, v169);
float const v199 = fma(v195, v191, v170);
float const v200 = 1;
float const v201 = v196 + v200;
float const v202 = v197 + v200;
float const v203 = v198 + v200;
float const v204 = v199 + v200;
float_4 const v205 = float_4{v201, v202, v203, v204};
int32_t_4 const v206 = reinterpret_cast<const int32_t_4&>(v205);
int32_t const v207 = int32_t(v145);
int32_t const v208 = int32_t(v146);
int32_t const v209 = int32_t(v147);
int32_t const v210 = int32_t(v148);
int32_t const v211 = 23;
int32_t const v212 = v207 << v211;
int32_t const v213 = v208 << v211;
int32_t const v214 = v209 << v211;
int32_t const v215 = v210 << v211;
int32_t const v216 = v206.i_0;
int32_t const v217 = v216 + v212;
int32_t const v218 = v206.i_1;
int32_t const v219 = v218 + v213;
int32_t const v220 = v206.i_2;
int32_t const v221 = v220 + v214;
int32_t const v222 = v206.i_3;
int32_t const v223 = v222 + v215;
int32_t_4 const v224 = int32_t_4{v217, v219, v221, v223};
float_4 const v225 = reinterpret_cast<const float_4&>(v224);
float const v226 = v225.i_0;
float const v227 = v136 ? v158 : v226;
float const v228 = v225.i_1;
float const v229 = v137 ? v160 : v228;
float const v230 = v225.i_2;
float const v231 = v138 ? v162 : v230;
float const v232 = v225.i_3;
float const v233 = v139 ? v164 : v232;
float_4 const v234 = float_4{v227, v229, v231, v233};
float_4 const v235 = *v111;
float const v236 = v235.i_0;
float const v237 = v234.i_0;
float const v238 = v236 + v237;
float const v239 = v235.i_1;
float const v240 = v234.i_1;
float const v241 = v239 + v240;
float const v242 = v235.i_2;
float const v243 = v234.i_2;
float const v244 = v242 + v243;
float const v245 = v235.i_3;
float const v246 = v234.i_3;
float const v247 = v245 + v246;
float_4 const v248 = float_4{v238, v241, v244, v247};
*v111 = v248;
uint32_t const v249 = v113 * v88;
uint32_t const v250 = uint32_t(v249);
uint32_t const v251 = v249 + v32;
uint32_t const v252 = uint32_t(v251);
uint32_t const v253 = v249 + v95;
uint32_t const v254 = uint32_t(v253);
uint32_t const v255 = 3;
uint32_t const v256 = v249 + v255;
uint32_t const v257 = uint32_t(v256);
bool const v258 = v250 == v39;
bool const v259 = v252 == v39;
bool const v260 = v254 == v39;
bool const v261 = v257 == v39;
float const v262 = v258 ? v119 : v158;
float const v263 = v259 ? v121 : v160;
float const v264 = v260 ? v123 : v162;
float const v265 = v261 ? v125 : v164;
float_4 const v266 = *v112;
float const v267 = v266.i_0;
float const v268 = v267 + v262;
float const v269 = v266.i_1;
float const v270 = v269 + v263;
float const v271 = v266.i_2;
float const v272 = v271 + v264;
float const v273 = v266.i_3;
float const v274 = v273 + v265;
float_4 const v275 = float_4{v268, v270, v272, v274};
*v112 = v275;
if(v31) {
*v115 = v234;
}
}
float_4 const v276 = *v111;
float const v277 = v276.i_0;
float const v278 = v276.i_1;
float const v279 = v277 + v278;
float const v280 = v276.i_2;
float const v281 = v279 + v280;
float const v282 = v276.i_3;
float const v283 = v281 + v282;
float v711_store;
float * v284 = &v711_store;*v284 = v283;
array<float, 256> * const v285 = reinterpret_cast<array<float, 256> *>(&v3[1024]);
float * const v286 = &(*v285)[v26];
*v286 = v283;
__syncthreads();
if(v75) {
float const v287 = *v286;
uint32_t const v288 = v26 + v74;
float * const v289 = &(*v285)[v288];
float const v290 = *v289;
float const v291 = v287 + v290;
*v286 = v291;
}
__syncthreads();
if(v82) {
float const v292 = *v286;
uint32_t const v293 = v26 + v81;
float * const v294 = &(*v285)[v293];
float const v295 = *v294;
float const v296 = v292 + v295;
*v286 = v296;
}
__syncthreads();
if(v89) {
float const v297 = *v286;
uint32_t const v298 = v26 + v88;
float * const v299 = &(*v285)[v298];
float const v300 = *v299;
float const v301 = v297 + v300;
*v286 = v301;
}
__syncthreads();
if(v96) {
float const v302 = *v286;
uint32_t const v303 = v26 + v95;
float * const v304 = &(*v285)[v303];
float const v305 = *v304;
float const v306 = v302 + v305;
*v286 = v306;
}
__syncthreads();
if(v102) {
float const v307 = *v286;
uint32_t const v308 = v26 + v32;
float * const v309 = &(*v285)[v308];
float const v310 = *v309;
float const v311 = v307 + v310;
*v286 = v311;
}
__syncthreads();
float * const v312 = &(*v285)[v108];
float const v313 = *v312;
*v284 = v313;
__syncthreads();
float_4 const v314 = *v112;
float const v315 = v314.i_0;
float const v316 = v314.i_1;
float const v317 = v315 + v316;
float const v318 = v314.i_2;
float const v319 = v317 + v318;
float const v320 = v314.i_3;
float const v321 = v319 + v320;
float v713_store;
float * v322 = &v713_store;*v322 = v321;
array<float, 256> * const v323 = reinterpret_cast<array<float, 256> *>(&v3[2048]);
float * const v324 = &(*v323)[v26];
*v324 = v321;
__syncthreads();
if(v75) {
float const v325 = *v324;
uint32_t const v326 = v26 + v74;
float * const v327 = &(*v323)[v326];
float const v328 = *v327;
float const v329 = v325 + v328;
*v324 = v329;
}
__syncthreads();
if(v82) {
float const v330 = *v324;
uint32_t const v331 = v26 + v81;
float * const v332 = &(*v323)[v331];
float const v333 = *v332;
float const v334 = v330 + v333;
*v324 = v334;
}
__syncthreads();
if(v89) {
float const v335 = *v324;
uint32_t const v336 = v26 + v88;
float * const v337 = &(*v323)[v336];
float const v338 = *v337;
float const v339 = v335 + v338;
*v324 = v339;
}
__syncthreads();
if(v96) {
float const v340 = *v324;
uint32_t const v341 = v26 + v95;
float * const v342 = &(*v323)[v341];
float const v343 = *v342;
float const v344 = v340 + v343;
*v324 = v344;
}
__syncthreads();
if(v102) {
float const v345 = *v324;
uint32_t const v346 = v26 + v32;
float * const v347 = &(*v323)[v346];
float const v348 = *v347;
float const v349 = v345 + v348;
*v324 = v349;
}
__syncthreads();
float * const v350 = &(*v323)[v108];
float const v351 = *v350;
*v322 = v351;
__syncthreads();
if(v31) {
uint32_t const v352 = 4294967295;
bool const v353 = v39 != v352;
bool const v354 = v35 == v4;
if(v354) {
float const v355 = *v284;
float const v356 = 1;
uint32_t const v357 = reinterpret_cast<const uint32_t&>(v355);
uint32_t const v358 = 4913933;
uint32_t const v359 = v357 + v358;
uint32_t const v360 = 23;
uint32_t const v361 = v359 >> v360;
float const v362 = float(v361);
float const v363 = 127;
float const v364 = v362 - v363;
uint32_t const v365 = 8388607;
uint32_t const v366 = v359 & v365;
uint32_t const v367 = 1060439283;
uint32_t const v368 = v366 + v367;
float const v369 = reinterpret_cast<const float&>(v368);
float const v370 = v369 - v356;
float const v371 = v369 + v356;
float const v372 = v370 / v371;
float const v373 = v372 * v372;
float const v374 = 0.222222224;
float const v375 = 0.285714298;
float const v376 = fma(v374, v373, v375);
float const v377 = 0.400000006;
float const v378 = fma(v376, v373, v377);
float const v379 = 0.666666686;
float const v380 = fma(v378, v373, v379);
float const v381 = -v370;
float const v382 = fma(v373, v380, v381);
float const v383 = -2.121944420e-04;
float const v384 = v364 * v383;
float const v385 = fma(v372, v382, v384);
float const v386 = 0.693359375;
float const v387 = v370 + v385;
float const v388 = fma(v364, v386, v387);
uint32_t const v389 = 2139095040;
bool const v390 = v357 < v389;
float const v391 = v390 ? v388 : v355;
float const v392 = *v322;
float const v393 = v391 - v392;
float const v394 = v353 ? v393 : v40;
float * const v395 = &v2[v34];
*v395 = v394;
}
if(v353) {
float const v396 = 1;
float const v397 = *v284;
float const v398 = v396 / v397;
for(uint32_t v399 = v35; v399 < v36; v399 += v28) {
uint32_t const v400 = v399 * v88;
uint32_t const v401 = uint32_t(v400);
uint32_t const v402 = v400 + v32;
uint32_t const v403 = uint32_t(v402);
uint32_t const v404 = v400 + v95;
uint32_t const v405 = uint32_t(v404);
uint32_t const v406 = 3;
uint32_t const v407 = v400 + v406;
uint32_t const v408 = uint32_t(v407);
bool const v409 = v401 == v39;
bool const v410 = v403 == v39;
bool const v411 = v405 == v39;
bool const v412 = v408 == v39;
float const v413 = v41.i_0;
float const v414 = v409 ? v396 : v413;
float const v415 = v41.i_1;
float const v416 = v410 ? v396 : v415;
float const v417 = v41.i_2;
float const v418 = v411 ? v396 : v417;
float const v419 = v41.i_3;
float const v420 = v412 ? v396 : v419;
uint32_t const v421 = v37 + v399;
float_4 * const v422 = &v0[v421];
float_4 const v423 = *v422;
float const v424 = v423.i_0;
float const v425 = v424 * v398;
float const v426 = v423.i_1;
float const v427 = v426 * v398;
float const v428 = v423.i_2;
float const v429 = v428 * v398;
float const v430 = v423.i_3;
float const v431 = v430 * v398;
float const v432 = v425 - v414;
float const v433 = v427 - v416;
float const v434 = v429 - v418;
float const v435 = v431 - v420;
float const v436 = v432 * v7;
float const v437 = v433 * v7;
float const v438 = v434 * v7;
float const v439 = v435 * v7;
float_4 const v440 = float_4{v436, v437, v438, v439};
*v422 = v440;
}
}
 else {
for(uint32_t v441 = v35; v441 < v36; v441 += v28) {
uint32_t const v442 = v37 + v441;
float_4 * const v443 = &v0[v442];
*v443 = v41;
}
}
}
return;
}
