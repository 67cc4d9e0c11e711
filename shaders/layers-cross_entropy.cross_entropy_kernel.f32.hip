// cross_entropy_kernel in src/layers/cross_entropy.rs, scene f32, cubes of 256 x 1 x 1
// comptime: v: Variant { group: Group { lanes: 64, units: 256, strict: false, }, padded: false, gradient: true, },

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
extern __shared__ __align__(4) char v4[];uint32_t const* const dynamic_meta_v791 = reinterpret_cast<uint32_t const*>(v3 + 1);
const info_st& info_v790 = *v3;uint32_t const v5 = 0;
uint32_t const v6 = info_v790.scalars_u32[0];
uint32_t const v7 = info_v790.scalars_u32[1];
float const v8 = info_v790.scalars_f32[0];
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
float_4 v804_store;
float_4 * v45 = &v804_store;*v45 = v44;
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
float v807_store;
float * v72 = &v807_store;*v72 = v71;
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
array<float_4, 1> v808_store = {};
array<float_4, 1> * v119 = &v808_store;float_4 * const v120 = &(*v119)[v5];
*v120 = v42;
array<float_4, 1> v809_store = {};
array<float_4, 1> * v121 = &v809_store;float_4 * const v122 = &(*v121)[v5];
*v122 = v42;
for(uint32_t v123 = v36; v123 < v37; v123 += v29) {
uint32_t const v124 = v38 + v123;
float_4 * const v125 = &v0[v124];
float_4 const v126 = *v125;
float const v127 = *v72;
float const v128 = v126.i_0;
float const v129 = v128 - v127;
float const v130 = v126.i_1;
float const v131 = v130 - v127;
float const v132 = v126.i_2;
float const v133 = v132 - v127;
float const v134 = v126.i_3;
float const v135 = v134 - v127;
float const v136 = -87.3365402;
float const v137 = 88.7228317;
bool const v138 = v129 > v137;
bool const v139 = v131 > v137;
bool const v140 = v133 > v137;
bool const v141 = v135 > v137;
float const v142 = v138 ? v137 : v129;
float const v143 = v139 ? v137 : v131;
float const v144 = v140 ? v137 : v133;
float const v145 = v141 ? v137 : v135;
bool const v146 = v129 < v136;
bool const v147 = v131 < v136;
bool const v148 = v133 < v136;
bool const v149 = v135 < v136;
float const v150 = 1.44269502;
float const v151 = v142 * v150;
float const v152 = v143 * v150;
float const v153 = v144 * v150;
float const v154 = v145 * v150;
float const v155 = rint(v151);float const v156 = rint(v152);float const v157 = rint(v153);float const v158 = rint(v154);float const v159 = -v155;
float const v160 = -v156;
float const v161 = -v157;
float const v162 = -v158;
float const v163 = 0.693359375;
float const v164 = fma(v159, v163, v142);
float const v165 = fma(v160, v163, v143);
float const v166 = fma(v161, v163, v144);
float const v167 = fma(v162, v163, v145);
float const v168 = v42.i_0;
float const v169 = v146 ? v168 : v164;
float const v170 = v42.i_1;
float const v171 = v147 ? v170 : v165;
float const v172 = v42.i_2;
float const v173 = v148 ? v172 : v166;
float const v174 = v42.i_3;
float const v175 = v149 ? v174 : v167;
float const v176 = -2.121944420e-04;
float const v177 = fma(v159, v176, v169);
float const v178 = fma(v160, v176, v171);
float const v179 = fma(v161, v176, v173);
float const v180 = fma(v162, v176, v175);
float const v181 = 0.00139262504;
float const v182 = 0.00836323295;
float const v183 = fma(v181, v177, v182);
float const v184 = fma(v181, v178, v182);
float const v185 = fma(v181, v179, v182);
float const v186 = fma(v181, v180, v182);
float const v187 = 0.0416665524;
float const v188 = fma(v183, v177, v187);
float const v189 = fma(v184, v178, v187);
float const v190 = fma(v185, v179, v187);
float const v191 = fma(v186, v180, v187);
float const v192 = 0.166665763;
float const v193 = fma(v188, v177, v192);
float const v194 = fma(v189, v178, v192);
float const v195 = fma(v190, v179, v192);
float const v196 = fma(v191, v180, v192);
float const v197 = 0.5;
float const v198 = fma(v193, v177, v197);
float const v199 = fma(v194, v178, v197);
float const v200 = fma(v195, v179, v197);
float const v201 = fma(v196, v180, v197);
float const v202 = v177 * v177;
float const v203 = v178 * v178;
float const v204 = v179 * v179;
float const v205 = v180 * v180;
float const v206 = fma(v202, v198, v177);
float const v207 = fma(v203, v199, v178);
float const v208 = fma(v204, v200, v179);
float const v209 = fma(v205, v201, v180);
float const v210 = 1;
float const v211 = v206 + v210;
float const v212 = v207 + v210;
float const v213 = v208 + v210;
float const v214 = v209 + v210;
float_4 const v215 = float_4{v211, v212, v213, v214};
int32_t_4 const v216 = reinterpret_cast<const int32_t_4&>(v215);
int32_t const v217 = int32_t(v155);
int32_t const v218 = int32_t(v156);
int32_t const v219 = int32_t(v157);
int32_t const v220 = int32_t(v158);
int32_t const v221 = 23;
int32_t const v222 = v217 << v221;
int32_t const v223 = v218 << v221;
int32_t const v224 = v219 << v221;
int32_t const v225 = v220 << v221;
int32_t const v226 = v216.i_0;
int32_t const v227 = v226 + v222;
int32_t const v228 = v216.i_1;
int32_t const v229 = v228 + v223;
int32_t const v230 = v216.i_2;
int32_t const v231 = v230 + v224;
int32_t const v232 = v216.i_3;
int32_t const v233 = v232 + v225;
int32_t_4 const v234 = int32_t_4{v227, v229, v231, v233};
float_4 const v235 = reinterpret_cast<const float_4&>(v234);
float const v236 = v235.i_0;
float const v237 = v146 ? v168 : v236;
float const v238 = v235.i_1;
float const v239 = v147 ? v170 : v238;
float const v240 = v235.i_2;
float const v241 = v148 ? v172 : v240;
float const v242 = v235.i_3;
float const v243 = v149 ? v174 : v242;
float_4 const v244 = float_4{v237, v239, v241, v243};
float_4 const v245 = *v120;
float const v246 = v245.i_0;
float const v247 = v244.i_0;
float const v248 = v246 + v247;
float const v249 = v245.i_1;
float const v250 = v244.i_1;
float const v251 = v249 + v250;
float const v252 = v245.i_2;
float const v253 = v244.i_2;
float const v254 = v252 + v253;
float const v255 = v245.i_3;
float const v256 = v244.i_3;
float const v257 = v255 + v256;
float_4 const v258 = float_4{v248, v251, v254, v257};
*v120 = v258;
float_4 const v259 = *v122;
uint32_t const v260 = v123 * v96;
uint32_t const v261 = uint32_t(v260);
uint32_t const v262 = v260 + v33;
uint32_t const v263 = uint32_t(v262);
uint32_t const v264 = v260 + v103;
uint32_t const v265 = uint32_t(v264);
uint32_t const v266 = 3;
uint32_t const v267 = v260 + v266;
uint32_t const v268 = uint32_t(v267);
bool const v269 = v261 == v40;
bool const v270 = v263 == v40;
bool const v271 = v265 == v40;
bool const v272 = v268 == v40;
float const v273 = v269 ? v129 : v168;
float const v274 = v270 ? v131 : v170;
float const v275 = v271 ? v133 : v172;
float const v276 = v272 ? v135 : v174;
float const v277 = v259.i_0;
float const v278 = v277 + v273;
float const v279 = v259.i_1;
float const v280 = v279 + v274;
float const v281 = v259.i_2;
float const v282 = v281 + v275;
float const v283 = v259.i_3;
float const v284 = v283 + v276;
float_4 const v285 = float_4{v278, v280, v282, v284};
*v122 = v285;
if(v32) {
*v125 = v244;
}
}
float_4 const v286 = *v120;
float const v287 = v286.i_0;
float const v288 = v286.i_1;
float const v289 = v287 + v288;
float const v290 = v286.i_2;
float const v291 = v289 + v290;
float const v292 = v286.i_3;
float const v293 = v291 + v292;
float v814_store;
float * v294 = &v814_store;*v294 = v293;
array<float, 256> * const v295 = reinterpret_cast<array<float, 256> *>(&v4[1024]);
float * const v296 = &(*v295)[v27];
*v296 = v293;
__syncthreads();
if(v76) {
float const v297 = *v296;
uint32_t const v298 = v27 + v75;
float * const v299 = &(*v295)[v298];
float const v300 = *v299;
float const v301 = v297 + v300;
*v296 = v301;
}
__syncthreads();
if(v83) {
float const v302 = *v296;
uint32_t const v303 = v27 + v82;
float * const v304 = &(*v295)[v303];
float const v305 = *v304;
float const v306 = v302 + v305;
*v296 = v306;
}
__syncthreads();
if(v90) {
float const v307 = *v296;
uint32_t const v308 = v27 + v89;
float * const v309 = &(*v295)[v308];
float const v310 = *v309;
float const v311 = v307 + v310;
*v296 = v311;
}
__syncthreads();
if(v97) {
float const v312 = *v296;
uint32_t const v313 = v27 + v96;
float * const v314 = &(*v295)[v313];
float const v315 = *v314;
float const v316 = v312 + v315;
*v296 = v316;
}
__syncthreads();
if(v104) {
float const v317 = *v296;
uint32_t const v318 = v27 + v103;
float * const v319 = &(*v295)[v318];
float const v320 = *v319;
float const v321 = v317 + v320;
*v296 = v321;
}
__syncthreads();
if(v110) {
float const v322 = *v296;
uint32_t const v323 = v27 + v33;
float * const v324 = &(*v295)[v323];
float const v325 = *v324;
float const v326 = v322 + v325;
*v296 = v326;
}
__syncthreads();
float * const v327 = &(*v295)[v116];
float const v328 = *v327;
*v294 = v328;
__syncthreads();
float_4 const v329 = *v122;
float const v330 = v329.i_0;
float const v331 = v329.i_1;
float const v332 = v330 + v331;
float const v333 = v329.i_2;
float const v334 = v332 + v333;
float const v335 = v329.i_3;
float const v336 = v334 + v335;
float v816_store;
float * v337 = &v816_store;*v337 = v336;
array<float, 256> * const v338 = reinterpret_cast<array<float, 256> *>(&v4[2048]);
float * const v339 = &(*v338)[v27];
*v339 = v336;
__syncthreads();
if(v76) {
float const v340 = *v339;
uint32_t const v341 = v27 + v75;
float * const v342 = &(*v338)[v341];
float const v343 = *v342;
float const v344 = v340 + v343;
*v339 = v344;
}
__syncthreads();
if(v83) {
float const v345 = *v339;
uint32_t const v346 = v27 + v82;
float * const v347 = &(*v338)[v346];
float const v348 = *v347;
float const v349 = v345 + v348;
*v339 = v349;
}
__syncthreads();
if(v90) {
float const v350 = *v339;
uint32_t const v351 = v27 + v89;
float * const v352 = &(*v338)[v351];
float const v353 = *v352;
float const v354 = v350 + v353;
*v339 = v354;
}
__syncthreads();
if(v97) {
float const v355 = *v339;
uint32_t const v356 = v27 + v96;
float * const v357 = &(*v338)[v356];
float const v358 = *v357;
float const v359 = v355 + v358;
*v339 = v359;
}
__syncthreads();
if(v104) {
float const v360 = *v339;
uint32_t const v361 = v27 + v103;
float * const v362 = &(*v338)[v361];
float const v363 = *v362;
float const v364 = v360 + v363;
*v339 = v364;
}
__syncthreads();
if(v110) {
float const v365 = *v339;
uint32_t const v366 = v27 + v33;
float * const v367 = &(*v338)[v366];
float const v368 = *v367;
float const v369 = v365 + v368;
*v339 = v369;
}
__syncthreads();
float * const v370 = &(*v338)[v116];
float const v371 = *v370;
*v337 = v371;
__syncthreads();
if(v32) {
uint32_t const v372 = 4294967295;
bool const v373 = v40 != v372;
bool const v374 = v36 == v5;
if(v374) {
float const v375 = *v294;
float const v376 = 1;
uint32_t const v377 = reinterpret_cast<const uint32_t&>(v375);
uint32_t const v378 = 4913933;
uint32_t const v379 = v377 + v378;
uint32_t const v380 = 23;
uint32_t const v381 = v379 >> v380;
float const v382 = float(v381);
float const v383 = 127;
float const v384 = v382 - v383;
uint32_t const v385 = 8388607;
uint32_t const v386 = v379 & v385;
uint32_t const v387 = 1060439283;
uint32_t const v388 = v386 + v387;
float const v389 = reinterpret_cast<const float&>(v388);
float const v390 = v389 - v376;
float const v391 = v389 + v376;
float const v392 = v390 / v391;
float const v393 = v392 * v392;
float const v394 = 0.222222224;
float const v395 = 0.285714298;
float const v396 = fma(v394, v393, v395);
float const v397 = 0.400000006;
float const v398 = fma(v396, v393, v397);
float const v399 = 0.666666686;
float const v400 = fma(v398, v393, v399);
float const v401 = -2.121944420e-04;
float const v402 = v384 * v401;
float const v403 = -v390;
float const v404 = fma(v393, v400, v403);
float const v405 = fma(v392, v404, v402);
float const v406 = 0.693359375;
float const v407 = v390 + v405;
float const v408 = fma(v384, v406, v407);
uint32_t const v409 = 2139095040;
bool const v410 = v377 < v409;
float const v411 = v410 ? v408 : v375;
float const v412 = *v337;
float const v413 = v411 - v412;
float const v414 = v373 ? v413 : v41;
float * const v415 = &v2[v35];
*v415 = v414;
}
if(v373) {
float const v416 = 1;
float const v417 = *v294;
float const v418 = v416 / v417;
for(uint32_t v419 = v36; v419 < v37; v419 += v29) {
uint32_t const v420 = v419 * v96;
uint32_t const v421 = uint32_t(v420);
uint32_t const v422 = v420 + v33;
uint32_t const v423 = uint32_t(v422);
uint32_t const v424 = v420 + v103;
uint32_t const v425 = uint32_t(v424);
uint32_t const v426 = 3;
uint32_t const v427 = v420 + v426;
uint32_t const v428 = uint32_t(v427);
bool const v429 = v421 == v40;
bool const v430 = v423 == v40;
bool const v431 = v425 == v40;
bool const v432 = v428 == v40;
float const v433 = v42.i_0;
float const v434 = v429 ? v416 : v433;
float const v435 = v42.i_1;
float const v436 = v430 ? v416 : v435;
float const v437 = v42.i_2;
float const v438 = v431 ? v416 : v437;
float const v439 = v42.i_3;
float const v440 = v432 ? v416 : v439;
uint32_t const v441 = v38 + v419;
float_4 * const v442 = &v0[v441];
float_4 const v443 = *v442;
float const v444 = v443.i_0;
float const v445 = v444 * v418;
float const v446 = v443.i_1;
float const v447 = v446 * v418;
float const v448 = v443.i_2;
float const v449 = v448 * v418;
float const v450 = v443.i_3;
float const v451 = v450 * v418;
float const v452 = v445 - v434;
float const v453 = v447 - v436;
float const v454 = v449 - v438;
float const v455 = v451 - v440;
float const v456 = v452 * v8;
float const v457 = v453 * v8;
float const v458 = v454 * v8;
float const v459 = v455 * v8;
float_4 const v460 = float_4{v456, v457, v458, v459};
*v442 = v460;
}
}
 else {
for(uint32_t v461 = v36; v461 < v37; v461 += v29) {
uint32_t const v462 = v38 + v461;
float_4 * const v463 = &v0[v462];
*v463 = v42;
}
}
}
return;
}
