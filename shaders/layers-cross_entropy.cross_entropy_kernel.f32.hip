// cross_entropy_kernel in src/layers/cross_entropy.rs, scene f32, cubes of 256 x 1 x 1
// comptime: v: Variant { group: Group { lanes: 64, units: 256, }, padded: false, gradient: true, },

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

struct alignas(16) int32_t_4 { int32_t i_0; int32_t i_1; int32_t i_2; int32_t i_3; };
struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    float scalars_f32[2];
uint32_t scalars_u32[4];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256) cross_entropy_kernel(float_4 * const __restrict__ v0, uint32_t const* const __restrict__ v1, float * const __restrict__ v2, info_st const* const __restrict__ v3) {
extern __shared__ __align__(4) char v4[];uint32_t const* const dynamic_meta_v747 = reinterpret_cast<uint32_t const*>(v3 + 1);
const info_st& info_v746 = *v3;uint32_t const v5 = 0;
uint32_t const v6 = info_v746.scalars_u32[0];
uint32_t const v7 = info_v746.scalars_u32[1];
float const v8 = info_v746.scalars_f32[0];
uint32_t const v9 = blockIdx.z;
uint32_t const v10 = uint32_t(v9);
uint32_t const v11 = gridDim.y;
uint32_t const v12 = uint32_t(v11);
uint32_t const v13 = v10 * v12;
uint32_t const v14 = gridDim.x;
uint32_t const v15 = uint32_t(v14);
uint32_t const v16 = v13 * v15;
uint32_t const v17 = blockIdx.y;
uint32_t const v18 = uint32_t(v17);
uint32_t const v19 = v18 * v15;
uint32_t const v20 = v16 + v19;
uint32_t const v21 = blockIdx.x;
uint32_t const v22 = uint32_t(v21);
uint32_t const v23 = v20 + v22;
uint32_t const v24 = 256;
uint32_t const v25 = v23 * v24;
uint32_t const v26 = threadIdx.x;
uint32_t const v27 = uint32_t(v26);
uint32_t const v28 = v25 + v27;
uint32_t const v29 = 64;
uint32_t const v30 = v28 / v29;
uint32_t const v31 = uint32_t(v6);
bool const v32 = v30 < v31;
uint32_t const v33 = 1;
uint32_t const v34 = v31 - v33;
uint32_t const v35 = min(v30, v34);
uint32_t const v36 = v27 % v29;
uint32_t const v37 = uint32_t(v7);
uint32_t const v38 = v35 * v37;
uint32_t const* const v39 = &v1[v35];
uint32_t const v40 = *v39;
float const v41 = 0;
float_4 const v42 = float_4{v41, v41, v41, v41};
float const v43 = -3.399999950e+38;
float_4 const v44 = float_4{v43, v43, v43, v43};
float_4 v760_store;
float_4 * v45 = &v760_store;*v45 = v44;
for(uint32_t v46 = v36; v46 < v37; v46 += v29) {
uint32_t const v47 = v38 + v46;
float_4 * const v48 = &v0[v47];
float_4 const v49 = *v48;
float_4 const v50 = *v45;
float const v51 = v50.i_0;
float const v52 = v49.i_0;
float const v53 = max(v51, v52);
float const v54 = v50.i_1;
float const v55 = v49.i_1;
float const v56 = max(v54, v55);
float const v57 = v50.i_2;
float const v58 = v49.i_2;
float const v59 = max(v57, v58);
float const v60 = v50.i_3;
float const v61 = v49.i_3;
float const v62 = max(v60, v61);
float_4 const v63 = float_4{v53, v56, v59, v62};
*v45 = v63;
}
float_4 const v64 = *v45;
float const v65 = v64.i_0;
float const v66 = v64.i_1;
float const v67 = max(v65, v66);
float const v68 = v64.i_2;
float const v69 = max(v67, v68);
float const v70 = v64.i_3;
float const v71 = max(v69, v70);
float v763_store;
float * v72 = &v763_store;*v72 = v71;
array<float, 256> * const v73 = reinterpret_cast<array<float, 256> *>(&v4[0]);
float * const v74 = &(*v73)[v27];
*v74 = v71;
__syncthreads();
uint32_t const v75 = 32;
bool const v76 = v36 < v75;
if(v76) {
float const v77 = *v74;
uint32_t const v78 = v27 + v75;
float * const v79 = &(*v73)[v78];
float const v80 = *v79;
float const v81 = max(v77, v80);
*v74 = v81;
}
__syncthreads();
uint32_t const v82 = 16;
bool const v83 = v36 < v82;
if(v83) {
float const v84 = *v74;
uint32_t const v85 = v27 + v82;
float * const v86 = &(*v73)[v85];
float const v87 = *v86;
float const v88 = max(v84, v87);
*v74 = v88;
}
__syncthreads();
uint32_t const v89 = 8;
bool const v90 = v36 < v89;
if(v90) {
float const v91 = *v74;
uint32_t const v92 = v27 + v89;
float * const v93 = &(*v73)[v92];
float const v94 = *v93;
float const v95 = max(v91, v94);
*v74 = v95;
}
__syncthreads();
uint32_t const v96 = 4;
bool const v97 = v36 < v96;
if(v97) {
float const v98 = *v74;
uint32_t const v99 = v27 + v96;
float * const v100 = &(*v73)[v99];
float const v101 = *v100;
float const v102 = max(v98, v101);
*v74 = v102;
}
__syncthreads();
uint32_t const v103 = 2;
bool const v104 = v36 < v103;
if(v104) {
float const v105 = *v74;
uint32_t const v106 = v27 + v103;
float * const v107 = &(*v73)[v106];
float const v108 = *v107;
float const v109 = max(v105, v108);
*v74 = v109;
}
__syncthreads();
bool const v110 = v36 < v33;
if(v110) {
float const v111 = *v74;
uint32_t const v112 = v27 + v33;
float * const v113 = &(*v73)[v112];
float const v114 = *v113;
float const v115 = max(v111, v114);
*v74 = v115;
}
__syncthreads();
uint32_t const v116 = v27 - v36;
float * const v117 = &(*v73)[v116];
float const v118 = *v117;
*v72 = v118;
__syncthreads();
float_4 v764_store;
float_4 * v119 = &v764_store;*v119 = v42;
float_4 v765_store;
float_4 * v120 = &v765_store;*v120 = v42;
for(uint32_t v121 = v36; v121 < v37; v121 += v29) {
uint32_t const v122 = v38 + v121;
float_4 * const v123 = &v0[v122];
float_4 const v124 = *v123;
float const v125 = *v72;
float const v126 = v124.i_0;
float const v127 = v126 - v125;
float const v128 = v124.i_1;
float const v129 = v128 - v125;
float const v130 = v124.i_2;
float const v131 = v130 - v125;
float const v132 = v124.i_3;
float const v133 = v132 - v125;
float const v134 = -87.3365402;
float const v135 = 88.7228317;
bool const v136 = v127 > v135;
bool const v137 = v129 > v135;
bool const v138 = v131 > v135;
bool const v139 = v133 > v135;
float const v140 = v136 ? v135 : v127;
float const v141 = v137 ? v135 : v129;
float const v142 = v138 ? v135 : v131;
float const v143 = v139 ? v135 : v133;
bool const v144 = v127 < v134;
bool const v145 = v129 < v134;
bool const v146 = v131 < v134;
bool const v147 = v133 < v134;
float const v148 = 1.44269502;
float const v149 = v140 * v148;
float const v150 = v141 * v148;
float const v151 = v142 * v148;
float const v152 = v143 * v148;
float const v153 = rint(v149);float const v154 = rint(v150);float const v155 = rint(v151);float const v156 = rint(v152);float const v157 = -v153;
float const v158 = -v154;
float const v159 = -v155;
float const v160 = -v156;
float const v161 = 0.693359375;
float const v162 = fma(v157, v161, v140);
float const v163 = fma(v158, v161, v141);
float const v164 = fma(v159, v161, v142);
float const v165 = fma(v160, v161, v143);
float const v166 = v42.i_0;
float const v167 = v144 ? v166 : v162;
float const v168 = v42.i_1;
float const v169 = v145 ? v168 : v163;
float const v170 = v42.i_2;
float const v171 = v146 ? v170 : v164;
float const v172 = v42.i_3;
float const v173 = v147 ? v172 : v165;
float const v174 = -2.121944420e-04;
float const v175 = fma(v157, v174, v167);
float const v176 = fma(v158, v174, v169);
float const v177 = fma(v159, v174, v171);
float const v178 = fma(v160, v174, v173);
float const v179 = 0.00139262504;
float const v180 = 0.00836323295;
float const v181 = fma(v179, v175, v180);
float const v182 = fma(v179, v176, v180);
float const v183 = fma(v179, v177, v180);
float const v184 = fma(v179, v178, v180);
float const v185 = 0.0416665524;
float const v186 = fma(v181, v175, v185);
float const v187 = fma(v182, v176, v185);
float const v188 = fma(v183, v177, v185);
float const v189 = fma(v184, v178, v185);
float const v190 = 0.166665763;
float const v191 = fma(v186, v175, v190);
float const v192 = fma(v187, v176, v190);
float const v193 = fma(v188, v177, v190);
float const v194 = fma(v189, v178, v190);
float const v195 = 0.5;
float const v196 = fma(v191, v175, v195);
float const v197 = fma(v192, v176, v195);
float const v198 = fma(v193, v177, v195);
float const v199 = fma(v194, v178, v195);
float const v200 = v175 * v175;
float const v201 = v176 * v176;
float const v202 = v177 * v177;
float const v203 = v178 * v178;
float const v204 = fma(v200, v196, v175);
float const v205 = fma(v201, v197, v176);
float const v206 = fma(v202, v198, v177);
float const v207 = fma(v203, v199, v178);
float const v208 = 1;
float const v209 = v204 + v208;
float const v210 = v205 + v208;
float const v211 = v206 + v208;
float const v212 = v207 + v208;
float_4 const v213 = float_4{v209, v210, v211, v212};
int32_t_4 const v214 = reinterpret_cast<const int32_t_4&>(v213);
int32_t const v215 = int32_t(v153);
int32_t const v216 = int32_t(v154);
int32_t const v217 = int32_t(v155);
int32_t const v218 = int32_t(v156);
int32_t const v219 = 23;
int32_t const v220 = v215 << v219;
int32_t const v221 = v216 << v219;
int32_t const v222 = v217 << v219;
int32_t const v223 = v218 << v219;
int32_t const v224 = v214.i_0;
int32_t const v225 = v224 + v220;
int32_t const v226 = v214.i_1;
int32_t const v227 = v226 + v221;
int32_t const v228 = v214.i_2;
int32_t const v229 = v228 + v222;
int32_t const v230 = v214.i_3;
int32_t const v231 = v230 + v223;
int32_t_4 const v232 = int32_t_4{v225, v227, v229, v231};
float_4 const v233 = reinterpret_cast<const float_4&>(v232);
float const v234 = v233.i_0;
float const v235 = v144 ? v166 : v234;
float const v236 = v233.i_1;
float const v237 = v145 ? v168 : v236;
float const v238 = v233.i_2;
float const v239 = v146 ? v170 : v238;
float const v240 = v233.i_3;
float const v241 = v147 ? v172 : v240;
float_4 const v242 = float_4{v235, v237, v239, v241};
float_4 const v243 = *v119;
float const v244 = v243.i_0;
float const v245 = v242.i_0;
float const v246 = v244 + v245;
float const v247 = v243.i_1;
float const v248 = v242.i_1;
float const v249 = v247 + v248;
float const v250 = v243.i_2;
float const v251 = v242.i_2;
float const v252 = v250 + v251;
float const v253 = v243.i_3;
float const v254 = v242.i_3;
float const v255 = v253 + v254;
float_4 const v256 = float_4{v246, v249, v252, v255};
*v119 = v256;
uint32_t const v257 = v121 * v96;
uint32_t const v258 = uint32_t(v257);
uint32_t const v259 = v257 + v33;
uint32_t const v260 = uint32_t(v259);
uint32_t const v261 = v257 + v103;
uint32_t const v262 = uint32_t(v261);
uint32_t const v263 = 3;
uint32_t const v264 = v257 + v263;
uint32_t const v265 = uint32_t(v264);
bool const v266 = v258 == v40;
bool const v267 = v260 == v40;
bool const v268 = v262 == v40;
bool const v269 = v265 == v40;
float const v270 = v266 ? v127 : v166;
float const v271 = v267 ? v129 : v168;
float const v272 = v268 ? v131 : v170;
float const v273 = v269 ? v133 : v172;
float_4 const v274 = *v120;
float const v275 = v274.i_0;
float const v276 = v275 + v270;
float const v277 = v274.i_1;
float const v278 = v277 + v271;
float const v279 = v274.i_2;
float const v280 = v279 + v272;
float const v281 = v274.i_3;
float const v282 = v281 + v273;
float_4 const v283 = float_4{v276, v278, v280, v282};
*v120 = v283;
if(v32) {
*v123 = v242;
}
}
float_4 const v284 = *v119;
float const v285 = v284.i_0;
float const v286 = v284.i_1;
float const v287 = v285 + v286;
float const v288 = v284.i_2;
float const v289 = v287 + v288;
float const v290 = v284.i_3;
float const v291 = v289 + v290;
float v770_store;
float * v292 = &v770_store;*v292 = v291;
array<float, 256> * const v293 = reinterpret_cast<array<float, 256> *>(&v4[1024]);
float * const v294 = &(*v293)[v27];
*v294 = v291;
__syncthreads();
if(v76) {
float const v295 = *v294;
uint32_t const v296 = v27 + v75;
float * const v297 = &(*v293)[v296];
float const v298 = *v297;
float const v299 = v295 + v298;
*v294 = v299;
}
__syncthreads();
if(v83) {
float const v300 = *v294;
uint32_t const v301 = v27 + v82;
float * const v302 = &(*v293)[v301];
float const v303 = *v302;
float const v304 = v300 + v303;
*v294 = v304;
}
__syncthreads();
if(v90) {
float const v305 = *v294;
uint32_t const v306 = v27 + v89;
float * const v307 = &(*v293)[v306];
float const v308 = *v307;
float const v309 = v305 + v308;
*v294 = v309;
}
__syncthreads();
if(v97) {
float const v310 = *v294;
uint32_t const v311 = v27 + v96;
float * const v312 = &(*v293)[v311];
float const v313 = *v312;
float const v314 = v310 + v313;
*v294 = v314;
}
__syncthreads();
if(v104) {
float const v315 = *v294;
uint32_t const v316 = v27 + v103;
float * const v317 = &(*v293)[v316];
float const v318 = *v317;
float const v319 = v315 + v318;
*v294 = v319;
}
__syncthreads();
if(v110) {
float const v320 = *v294;
uint32_t const v321 = v27 + v33;
float * const v322 = &(*v293)[v321];
float const v323 = *v322;
float const v324 = v320 + v323;
*v294 = v324;
}
__syncthreads();
float * const v325 = &(*v293)[v116];
float const v326 = *v325;
*v292 = v326;
__syncthreads();
float_4 const v327 = *v120;
float const v328 = v327.i_0;
float const v329 = v327.i_1;
float const v330 = v328 + v329;
float const v331 = v327.i_2;
float const v332 = v330 + v331;
float const v333 = v327.i_3;
float const v334 = v332 + v333;
float v772_store;
float * v335 = &v772_store;*v335 = v334;
array<float, 256> * const v336 = reinterpret_cast<array<float, 256> *>(&v4[2048]);
float * const v337 = &(*v336)[v27];
*v337 = v334;
__syncthreads();
if(v76) {
float const v338 = *v337;
uint32_t const v339 = v27 + v75;
float * const v340 = &(*v336)[v339];
float const v341 = *v340;
float const v342 = v338 + v341;
*v337 = v342;
}
__syncthreads();
if(v83) {
float const v343 = *v337;
uint32_t const v344 = v27 + v82;
float * const v345 = &(*v336)[v344];
float const v346 = *v345;
float const v347 = v343 + v346;
*v337 = v347;
}
__syncthreads();
if(v90) {
float const v348 = *v337;
uint32_t const v349 = v27 + v89;
float * const v350 = &(*v336)[v349];
float const v351 = *v350;
float const v352 = v348 + v351;
*v337 = v352;
}
__syncthreads();
if(v97) {
float const v353 = *v337;
uint32_t const v354 = v27 + v96;
float * const v355 = &(*v336)[v354];
float const v356 = *v355;
float const v357 = v353 + v356;
*v337 = v357;
}
__syncthreads();
if(v104) {
float const v358 = *v337;
uint32_t const v359 = v27 + v103;
float * const v360 = &(*v336)[v359];
float const v361 = *v360;
float const v362 = v358 + v361;
*v337 = v362;
}
__syncthreads();
if(v110) {
float const v363 = *v337;
uint32_t const v364 = v27 + v33;
float * const v365 = &(*v336)[v364];
float const v366 = *v365;
float const v367 = v363 + v366;
*v337 = v367;
}
__syncthreads();
float * const v368 = &(*v336)[v116];
float const v369 = *v368;
*v335 = v369;
__syncthreads();
if(v32) {
uint32_t const v370 = 4294967295;
bool const v371 = v40 != v370;
bool const v372 = v36 == v5;
if(v372) {
float const v373 = *v292;
float const v374 = 1;
uint32_t const v375 = reinterpret_cast<const uint32_t&>(v373);
uint32_t const v376 = 4913933;
uint32_t const v377 = v375 + v376;
uint32_t const v378 = 23;
uint32_t const v379 = v377 >> v378;
float const v380 = float(v379);
float const v381 = 127;
float const v382 = v380 - v381;
uint32_t const v383 = 8388607;
uint32_t const v384 = v377 & v383;
uint32_t const v385 = 1060439283;
uint32_t const v386 = v384 + v385;
float const v387 = reinterpret_cast<const float&>(v386);
float const v388 = v387 - v374;
float const v389 = v387 + v374;
float const v390 = v388 / v389;
float const v391 = v390 * v390;
float const v392 = 0.222222224;
float const v393 = 0.285714298;
float const v394 = fma(v392, v391, v393);
float const v395 = 0.400000006;
float const v396 = fma(v394, v391, v395);
float const v397 = 0.666666686;
float const v398 = fma(v396, v391, v397);
float const v399 = -v388;
float const v400 = fma(v391, v398, v399);
float const v401 = -2.121944420e-04;
float const v402 = v382 * v401;
float const v403 = fma(v390, v400, v402);
float const v404 = 0.693359375;
float const v405 = v388 + v403;
float const v406 = fma(v382, v404, v405);
uint32_t const v407 = 2139095040;
bool const v408 = v375 < v407;
float const v409 = v408 ? v406 : v373;
float const v410 = *v335;
float const v411 = v409 - v410;
float const v412 = v371 ? v411 : v41;
float * const v413 = &v2[v35];
*v413 = v412;
}
if(v371) {
float const v414 = 1;
float const v415 = *v292;
float const v416 = v414 / v415;
for(uint32_t v417 = v36; v417 < v37; v417 += v29) {
uint32_t const v418 = v417 * v96;
uint32_t const v419 = uint32_t(v418);
uint32_t const v420 = v418 + v33;
uint32_t const v421 = uint32_t(v420);
uint32_t const v422 = v418 + v103;
uint32_t const v423 = uint32_t(v422);
uint32_t const v424 = 3;
uint32_t const v425 = v418 + v424;
uint32_t const v426 = uint32_t(v425);
bool const v427 = v419 == v40;
bool const v428 = v421 == v40;
bool const v429 = v423 == v40;
bool const v430 = v426 == v40;
float const v431 = v42.i_0;
float const v432 = v427 ? v414 : v431;
float const v433 = v42.i_1;
float const v434 = v428 ? v414 : v433;
float const v435 = v42.i_2;
float const v436 = v429 ? v414 : v435;
float const v437 = v42.i_3;
float const v438 = v430 ? v414 : v437;
uint32_t const v439 = v38 + v417;
float_4 * const v440 = &v0[v439];
float_4 const v441 = *v440;
float const v442 = v441.i_0;
float const v443 = v442 * v416;
float const v444 = v441.i_1;
float const v445 = v444 * v416;
float const v446 = v441.i_2;
float const v447 = v446 * v416;
float const v448 = v441.i_3;
float const v449 = v448 * v416;
float const v450 = v443 - v432;
float const v451 = v445 - v434;
float const v452 = v447 - v436;
float const v453 = v449 - v438;
float const v454 = v450 * v8;
float const v455 = v451 * v8;
float const v456 = v452 * v8;
float const v457 = v453 * v8;
float_4 const v458 = float_4{v454, v455, v456, v457};
*v440 = v458;
}
}
 else {
for(uint32_t v459 = v36; v459 < v37; v459 += v29) {
uint32_t const v460 = v38 + v459;
float_4 * const v461 = &v0[v460];
*v461 = v42;
}
}
}
return;
}
