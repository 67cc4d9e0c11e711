// cross_entropy_kernel in src/layers/cross_entropy.rs, scene f32, cubes of 256 x 1 x 1
// comptime: v: Variant { group: Group { lanes: 32, units: 256, strict: false, }, padded: false, gradient: true, },

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
extern "C" __global__ void __launch_bounds__(256)  cross_entropy_kernel(float_4 * const __restrict__ v0, uint32_t const* const __restrict__ v1, float * const __restrict__ v2, __grid_constant__ info_st const info_v732) {
extern __shared__ __align__(4) char v3[];uint32_t const v4 = 0;
uint32_t const v5 = info_v732.scalars_u32[0];
uint32_t const v6 = info_v732.scalars_u32[1];
float const v7 = info_v732.scalars_f32[0];
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
float_4 v745_store;
float_4 * v44 = &v745_store;*v44 = v43;
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
float v748_store;
float * v71 = &v748_store;*v71 = v70;
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
array<float_4, 1> v749_store = {};
array<float_4, 1> * v111 = &v749_store;float_4 * const v112 = &(*v111)[v4];
*v112 = v41;
array<float_4, 1> v750_store = {};
array<float_4, 1> * v113 = &v750_store;float_4 * const v114 = &(*v113)[v4];
*v114 = v41;
for(uint32_t v115 = v35; v115 < v36; v115 += v28) {
uint32_t const v116 = v37 + v115;
float_4 * const v117 = &v0[v116];
float_4 const v118 = *v117;
float const v119 = *v71;
float const v120 = v118.i_0;
float const v121 = v120 - v119;
float const v122 = v118.i_1;
float const v123 = v122 - v119;
float const v124 = v118.i_2;
float const v125 = v124 - v119;
float const v126 = v118.i_3;
float const v127 = v126 - v119;
float const v128 = -87.3365402;
float const v129 = 88.7228317;
bool const v130 = v121 > v129;
bool const v131 = v123 > v129;
bool const v132 = v125 > v129;
bool const v133 = v127 > v129;
float const v134 = v130 ? v129 : v121;
float const v135 = v131 ? v129 : v123;
float const v136 = v132 ? v129 : v125;
float const v137 = v133 ? v129 : v127;
bool const v138 = v121 < v128;
bool const v139 = v123 < v128;
bool const v140 = v125 < v128;
bool const v141 = v127 < v128;
float const v142 = 1.44269502;
float const v143 = v134 * v142;
float const v144 = v135 * v142;
float const v145 = v136 * v142;
float const v146 = v137 * v142;
float const v147 = rint(v143);float const v148 = rint(v144);float const v149 = rint(v145);float const v150 = rint(v146);float const v151 = -v147;
float const v152 = -v148;
float const v153 = -v149;
float const v154 = -v150;
float const v155 = 0.693359375;
float const v156 = fma(v151, v155, v134);
float const v157 = fma(v152, v155, v135);
float const v158 = fma(v153, v155, v136);
float const v159 = fma(v154, v155, v137);
float const v160 = v41.i_0;
float const v161 = v138 ? v160 : v156;
float const v162 = v41.i_1;
float const v163 = v139 ? v162 : v157;
float const v164 = v41.i_2;
float const v165 = v140 ? v164 : v158;
float const v166 = v41.i_3;
float const v167 = v141 ? v166 : v159;
float const v168 = -2.121944420e-04;
float const v169 = fma(v151, v168, v161);
float const v170 = fma(v152, v168, v163);
float const v171 = fma(v153, v168, v165);
float const v172 = fma(v154, v168, v167);
float const v173 = 0.00139262504;
float const v174 = 0.00836323295;
float const v175 = fma(v173, v169, v174);
float const v176 = fma(v173, v170, v174);
float const v177 = fma(v173, v171, v174);
float const v178 = fma(v173, v172, v174);
float const v179 = 0.0416665524;
float const v180 = fma(v175, v169, v179);
float const v181 = fma(v176, v170, v179);
float const v182 = fma(v177, v171, v179);
float const v183 = fma(v178, v172, v179);
float const v184 = 0.166665763;
float const v185 = fma(v180, v169, v184);
float const v186 = fma(v181, v170, v184);
float const v187 = fma(v182, v171, v184);
float const v188 = fma(v183, v172, v184);
float const v189 = 0.5;
float const v190 = fma(v185, v169, v189);
float const v191 = fma(v186, v170, v189);
float const v192 = fma(v187, v171, v189);
float const v193 = fma(v188, v172, v189);
float const v194 = v169 * v169;
float const v195 = v170 * v170;
float const v196 = v171 * v171;
float const v197 = v172 * v172;
float const v198 = fma(v194, v190, v169);
float const v199 = fma(v195, v191, v170);
float const v200 = fma(v196, v192, v171);
float const v201 = fma(v197, v193, v172);
float const v202 = 1;
float const v203 = v198 + v202;
float const v204 = v199 + v202;
float const v205 = v200 + v202;
float const v206 = v201 + v202;
float_4 const v207 = float_4{v203, v204, v205, v206};
int32_t_4 const v208 = reinterpret_cast<const int32_t_4&>(v207);
int32_t const v209 = int32_t(v147);
int32_t const v210 = int32_t(v148);
int32_t const v211 = int32_t(v149);
int32_t const v212 = int32_t(v150);
int32_t const v213 = 23;
int32_t const v214 = v209 << v213;
int32_t const v215 = v210 << v213;
int32_t const v216 = v211 << v213;
int32_t const v217 = v212 << v213;
int32_t const v218 = v208.i_0;
int32_t const v219 = v218 + v214;
int32_t const v220 = v208.i_1;
int32_t const v221 = v220 + v215;
int32_t const v222 = v208.i_2;
int32_t const v223 = v222 + v216;
int32_t const v224 = v208.i_3;
int32_t const v225 = v224 + v217;
int32_t_4 const v226 = int32_t_4{v219, v221, v223, v225};
float_4 const v227 = reinterpret_cast<const float_4&>(v226);
float const v228 = v227.i_0;
float const v229 = v138 ? v160 : v228;
float const v230 = v227.i_1;
float const v231 = v139 ? v162 : v230;
float const v232 = v227.i_2;
float const v233 = v140 ? v164 : v232;
float const v234 = v227.i_3;
float const v235 = v141 ? v166 : v234;
float_4 const v236 = float_4{v229, v231, v233, v235};
float_4 const v237 = *v112;
float const v238 = v237.i_0;
float const v239 = v236.i_0;
float const v240 = v238 + v239;
float const v241 = v237.i_1;
float const v242 = v236.i_1;
float const v243 = v241 + v242;
float const v244 = v237.i_2;
float const v245 = v236.i_2;
float const v246 = v244 + v245;
float const v247 = v237.i_3;
float const v248 = v236.i_3;
float const v249 = v247 + v248;
float_4 const v250 = float_4{v240, v243, v246, v249};
*v112 = v250;
float_4 const v251 = *v114;
uint32_t const v252 = v115 * v88;
uint32_t const v253 = uint32_t(v252);
uint32_t const v254 = v252 + v32;
uint32_t const v255 = uint32_t(v254);
uint32_t const v256 = v252 + v95;
uint32_t const v257 = uint32_t(v256);
uint32_t const v258 = 3;
uint32_t const v259 = v252 + v258;
uint32_t const v260 = uint32_t(v259);
bool const v261 = v253 == v39;
bool const v262 = v255 == v39;
bool const v263 = v257 == v39;
bool const v264 = v260 == v39;
float const v265 = v261 ? v121 : v160;
float const v266 = v262 ? v123 : v162;
float const v267 = v263 ? v125 : v164;
float const v268 = v264 ? v127 : v166;
float const v269 = v251.i_0;
float const v270 = v269 + v265;
float const v271 = v251.i_1;
float const v272 = v271 + v266;
float const v273 = v251.i_2;
float const v274 = v273 + v267;
float const v275 = v251.i_3;
float const v276 = v275 + v268;
float_4 const v277 = float_4{v270, v272, v274, v276};
*v114 = v277;
if(v31) {
*v117 = v236;
}
}
float_4 const v278 = *v112;
float const v279 = v278.i_0;
float const v280 = v278.i_1;
float const v281 = v279 + v280;
float const v282 = v278.i_2;
float const v283 = v281 + v282;
float const v284 = v278.i_3;
float const v285 = v283 + v284;
float v755_store;
float * v286 = &v755_store;*v286 = v285;
array<float, 256> * const v287 = reinterpret_cast<array<float, 256> *>(&v3[1024]);
float * const v288 = &(*v287)[v26];
*v288 = v285;
__syncthreads();
if(v75) {
float const v289 = *v288;
uint32_t const v290 = v26 + v74;
float * const v291 = &(*v287)[v290];
float const v292 = *v291;
float const v293 = v289 + v292;
*v288 = v293;
}
__syncthreads();
if(v82) {
float const v294 = *v288;
uint32_t const v295 = v26 + v81;
float * const v296 = &(*v287)[v295];
float const v297 = *v296;
float const v298 = v294 + v297;
*v288 = v298;
}
__syncthreads();
if(v89) {
float const v299 = *v288;
uint32_t const v300 = v26 + v88;
float * const v301 = &(*v287)[v300];
float const v302 = *v301;
float const v303 = v299 + v302;
*v288 = v303;
}
__syncthreads();
if(v96) {
float const v304 = *v288;
uint32_t const v305 = v26 + v95;
float * const v306 = &(*v287)[v305];
float const v307 = *v306;
float const v308 = v304 + v307;
*v288 = v308;
}
__syncthreads();
if(v102) {
float const v309 = *v288;
uint32_t const v310 = v26 + v32;
float * const v311 = &(*v287)[v310];
float const v312 = *v311;
float const v313 = v309 + v312;
*v288 = v313;
}
__syncthreads();
float * const v314 = &(*v287)[v108];
float const v315 = *v314;
*v286 = v315;
__syncthreads();
float_4 const v316 = *v114;
float const v317 = v316.i_0;
float const v318 = v316.i_1;
float const v319 = v317 + v318;
float const v320 = v316.i_2;
float const v321 = v319 + v320;
float const v322 = v316.i_3;
float const v323 = v321 + v322;
float v757_store;
float * v324 = &v757_store;*v324 = v323;
array<float, 256> * const v325 = reinterpret_cast<array<float, 256> *>(&v3[2048]);
float * const v326 = &(*v325)[v26];
*v326 = v323;
__syncthreads();
if(v75) {
float const v327 = *v326;
uint32_t const v328 = v26 + v74;
float * const v329 = &(*v325)[v328];
float const v330 = *v329;
float const v331 = v327 + v330;
*v326 = v331;
}
__syncthreads();
if(v82) {
float const v332 = *v326;
uint32_t const v333 = v26 + v81;
float * const v334 = &(*v325)[v333];
float const v335 = *v334;
float const v336 = v332 + v335;
*v326 = v336;
}
__syncthreads();
if(v89) {
float const v337 = *v326;
uint32_t const v338 = v26 + v88;
float * const v339 = &(*v325)[v338];
float const v340 = *v339;
float const v341 = v337 + v340;
*v326 = v341;
}
__syncthreads();
if(v96) {
float const v342 = *v326;
uint32_t const v343 = v26 + v95;
float * const v344 = &(*v325)[v343];
float const v345 = *v344;
float const v346 = v342 + v345;
*v326 = v346;
}
__syncthreads();
if(v102) {
float const v347 = *v326;
uint32_t const v348 = v26 + v32;
float * const v349 = &(*v325)[v348];
float const v350 = *v349;
float const v351 = v347 + v350;
*v326 = v351;
}
__syncthreads();
float * const v352 = &(*v325)[v108];
float const v353 = *v352;
*v324 = v353;
__syncthreads();
if(v31) {
uint32_t const v354 = 4294967295;
bool const v355 = v39 != v354;
bool const v356 = v35 == v4;
if(v356) {
float const v357 = *v286;
float const v358 = 1;
uint32_t const v359 = reinterpret_cast<const uint32_t&>(v357);
uint32_t const v360 = 4913933;
uint32_t const v361 = v359 + v360;
uint32_t const v362 = 23;
uint32_t const v363 = v361 >> v362;
float const v364 = float(v363);
float const v365 = 127;
float const v366 = v364 - v365;
uint32_t const v367 = 8388607;
uint32_t const v368 = v361 & v367;
uint32_t const v369 = 1060439283;
uint32_t const v370 = v368 + v369;
float const v371 = reinterpret_cast<const float&>(v370);
float const v372 = v371 - v358;
float const v373 = v371 + v358;
float const v374 = v372 / v373;
float const v375 = v374 * v374;
float const v376 = 0.222222224;
float const v377 = 0.285714298;
float const v378 = fma(v376, v375, v377);
float const v379 = 0.400000006;
float const v380 = fma(v378, v375, v379);
float const v381 = 0.666666686;
float const v382 = fma(v380, v375, v381);
float const v383 = -2.121944420e-04;
float const v384 = v366 * v383;
float const v385 = -v372;
float const v386 = fma(v375, v382, v385);
float const v387 = fma(v374, v386, v384);
float const v388 = 0.693359375;
float const v389 = v372 + v387;
float const v390 = fma(v366, v388, v389);
uint32_t const v391 = 2139095040;
bool const v392 = v359 < v391;
float const v393 = v392 ? v390 : v357;
float const v394 = *v324;
float const v395 = v393 - v394;
float const v396 = v355 ? v395 : v40;
float * const v397 = &v2[v34];
*v397 = v396;
}
if(v355) {
float const v398 = 1;
float const v399 = *v286;
float const v400 = v398 / v399;
for(uint32_t v401 = v35; v401 < v36; v401 += v28) {
uint32_t const v402 = v401 * v88;
uint32_t const v403 = uint32_t(v402);
uint32_t const v404 = v402 + v32;
uint32_t const v405 = uint32_t(v404);
uint32_t const v406 = v402 + v95;
uint32_t const v407 = uint32_t(v406);
uint32_t const v408 = 3;
uint32_t const v409 = v402 + v408;
uint32_t const v410 = uint32_t(v409);
bool const v411 = v403 == v39;
bool const v412 = v405 == v39;
bool const v413 = v407 == v39;
bool const v414 = v410 == v39;
float const v415 = v41.i_0;
float const v416 = v411 ? v398 : v415;
float const v417 = v41.i_1;
float const v418 = v412 ? v398 : v417;
float const v419 = v41.i_2;
float const v420 = v413 ? v398 : v419;
float const v421 = v41.i_3;
float const v422 = v414 ? v398 : v421;
uint32_t const v423 = v37 + v401;
float_4 * const v424 = &v0[v423];
float_4 const v425 = *v424;
float const v426 = v425.i_0;
float const v427 = v426 * v400;
float const v428 = v425.i_1;
float const v429 = v428 * v400;
float const v430 = v425.i_2;
float const v431 = v430 * v400;
float const v432 = v425.i_3;
float const v433 = v432 * v400;
float const v434 = v427 - v416;
float const v435 = v429 - v418;
float const v436 = v431 - v420;
float const v437 = v433 - v422;
float const v438 = v434 * v7;
float const v439 = v435 * v7;
float const v440 = v436 * v7;
float const v441 = v437 * v7;
float_4 const v442 = float_4{v438, v439, v440, v441};
*v424 = v442;
}
}
 else {
for(uint32_t v443 = v35; v443 < v36; v443 += v28) {
uint32_t const v444 = v37 + v443;
float_4 * const v445 = &v0[v444];
*v445 = v41;
}
}
}
return;
}
