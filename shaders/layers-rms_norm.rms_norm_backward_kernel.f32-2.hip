// rms_norm_backward_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 64, units: 256, }, accumulate: true,

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
extern "C" __global__ void __launch_bounds__(256) rms_norm_backward_kernel(float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 const* const __restrict__ v9, float const* const __restrict__ v13, float_4 * const __restrict__ v17, float_4 * const __restrict__ v21, info_st const* const __restrict__ v301) {
extern __shared__ __align__(4) char v314[];uint32_t const* const dynamic_meta_v303 = reinterpret_cast<uint32_t const*>(v301 + 1);
const info_st& info_v302 = *v301;uint32_t const v3 = 0;
uint32_t const v304 = info_v302.scalars_u32[0];
uint32_t const v305 = info_v302.scalars_u32[1];
float const v306 = info_v302.scalars_f32[0];
uint32_t const v458 = blockIdx.z;
uint32_t const v459 = uint32_t(v458);
uint32_t const v460 = gridDim.y;
uint32_t const v461 = uint32_t(v460);
uint32_t const v462 = v459 * v461;
uint32_t const v463 = gridDim.x;
uint32_t const v464 = uint32_t(v463);
uint32_t const v465 = v462 * v464;
uint32_t const v466 = blockIdx.y;
uint32_t const v467 = uint32_t(v466);
uint32_t const v470 = v467 * v464;
uint32_t const v471 = v465 + v470;
uint32_t const v472 = blockIdx.x;
uint32_t const v473 = uint32_t(v472);
uint32_t const v474 = v471 + v473;
uint32_t const v501 = 256;
uint32_t const v477 = v474 * v501;
uint32_t const v482 = threadIdx.x;
uint32_t const v479 = uint32_t(v482);
uint32_t const v480 = v477 + v479;
uint32_t const v30 = 64;
uint32_t const v31 = v480 / v30;
uint32_t const v35 = v479 % v30;
uint32_t const v36 = uint32_t(v305);
uint32_t const v38 = 16;
uint32_t const v39 = 1;
for(uint32_t v40 = v3; v40 < v38; v40 += v39) {
uint32_t const v43 = v31 * v38;
uint32_t const v44 = v43 + v40;
uint32_t const v45 = uint32_t(v304);
bool const v46 = v44 < v45;
uint32_t const v49 = v45 - v39;
uint32_t const v50 = min(v44, v49);
float const* const v54 = &v13[v50];
float const v55 = *v54;
float const v56 = 0;
float_4 const v57 = float_4{v56, v56, v56, v56};
float_4 v318_store;
float_4 * v318 = &v318_store;*v318 = v57;
for(uint32_t v60 = v35; v60 < v36; v60 += v30) {
uint32_t const v62 = v50 * v36;
uint32_t const v63 = v62 + v60;
float_4 const* const v67 = &v1[v63];
float_4 const v68 = *v67;
float_4 const* const v72 = &v9[v60];
float_4 const v73 = *v72;
float const v324 = v68.i_0;
float const v325 = v73.i_0;
float const v326 = v324 * v325;
float const v327 = v68.i_1;
float const v328 = v73.i_1;
float const v329 = v327 * v328;
float const v330 = v68.i_2;
float const v331 = v73.i_2;
float const v332 = v330 * v331;
float const v333 = v68.i_3;
float const v334 = v73.i_3;
float const v335 = v333 * v334;
float_4 const* const v80 = &v5[v63];
float_4 const v81 = *v80;
float_4 const v82 = *v318;
float const v338 = v81.i_0;
float const v339 = v82.i_0;
float const v340 = fma(v326, v338, v339);
float const v342 = v81.i_1;
float const v343 = v82.i_1;
float const v344 = fma(v329, v342, v343);
float const v346 = v81.i_2;
float const v347 = v82.i_2;
float const v348 = fma(v332, v346, v347);
float const v350 = v81.i_3;
float const v351 = v82.i_3;
float const v352 = fma(v335, v350, v351);
float_4 const v353 = float_4{v340, v344, v348, v352};
*v318 = v353;
}
float_4 const v84 = *v318;
float const v85 = v84.i_0;
float const v88 = v84.i_1;
float const v90 = v85 + v88;
float const v92 = v84.i_2;
float const v94 = v90 + v92;
float const v96 = v84.i_3;
float const v98 = v94 + v96;
array<float, 256> * const v315 = reinterpret_cast<array<float, 256> *>(&v314[0]);
float * const v112 = &(*v315)[v479];
*v112 = v98;
__syncthreads();
uint32_t const v114 = 32;
bool const v115 = v35 < v114;
if(v115) {
float const v120 = *v112;
uint32_t const v122 = v479 + v114;
float * const v126 = &(*v315)[v122];
float const v127 = *v126;
float const v128 = v120 + v127;
*v112 = v128;
}
__syncthreads();
bool const v134 = v35 < v38;
if(v134) {
float const v139 = *v112;
uint32_t const v141 = v479 + v38;
float * const v145 = &(*v315)[v141];
float const v146 = *v145;
float const v147 = v139 + v146;
*v112 = v147;
}
__syncthreads();
uint32_t const v152 = 8;
bool const v153 = v35 < v152;
if(v153) {
float const v158 = *v112;
uint32_t const v160 = v479 + v152;
float * const v164 = &(*v315)[v160];
float const v165 = *v164;
float const v166 = v158 + v165;
*v112 = v166;
}
__syncthreads();
uint32_t const v171 = 4;
bool const v172 = v35 < v171;
if(v172) {
float const v177 = *v112;
uint32_t const v179 = v479 + v171;
float * const v183 = &(*v315)[v179];
float const v184 = *v183;
float const v185 = v177 + v184;
*v112 = v185;
}
__syncthreads();
uint32_t const v190 = 2;
bool const v191 = v35 < v190;
if(v191) {
float const v196 = *v112;
uint32_t const v198 = v479 + v190;
float * const v202 = &(*v315)[v198];
float const v203 = *v202;
float const v204 = v196 + v203;
*v112 = v204;
}
__syncthreads();
bool const v210 = v35 < v39;
if(v210) {
float const v215 = *v112;
uint32_t const v217 = v479 + v39;
float * const v221 = &(*v315)[v217];
float const v222 = *v221;
float const v223 = v215 + v222;
*v112 = v223;
}
__syncthreads();
uint32_t const v228 = v479 - v35;
float * const v232 = &(*v315)[v228];
float const v233 = *v232;
__syncthreads();
float const v235 = v233 * v55;
float const v236 = v235 * v306;
if(v46) {
for(uint32_t v238 = v35; v238 < v36; v238 += v30) {
uint32_t const v240 = v50 * v36;
uint32_t const v241 = v240 + v238;
float_4 const* const v245 = &v1[v241];
float_4 const v246 = *v245;
float_4 const* const v252 = &v5[v241];
float_4 const v253 = *v252;
float const v354 = v253.i_0;
float const v356 = v354 * v55;
float const v357 = v253.i_1;
float const v359 = v357 * v55;
float const v360 = v253.i_2;
float const v362 = v360 * v55;
float const v363 = v253.i_3;
float const v365 = v363 * v55;
float_4 const* const v259 = &v9[v238];
float_4 const v260 = *v259;
float const v367 = v246.i_0;
float const v368 = v260.i_0;
float const v369 = v367 * v368;
float const v370 = v246.i_1;
float const v371 = v260.i_1;
float const v372 = v370 * v371;
float const v373 = v246.i_2;
float const v374 = v260.i_2;
float const v375 = v373 * v374;
float const v376 = v246.i_3;
float const v377 = v260.i_3;
float const v378 = v376 * v377;
float const v382 = v356 * v236;
float const v385 = v359 * v236;
float const v388 = v362 * v236;
float const v391 = v365 * v236;
float const v395 = v369 - v382;
float const v398 = v372 - v385;
float const v401 = v375 - v388;
float const v404 = v378 - v391;
float const v408 = v395 * v55;
float const v411 = v398 * v55;
float const v414 = v401 * v55;
float const v417 = v404 * v55;
float_4 * const v272 = &v17[v241];
float_4 const v273 = *v272;
float const v419 = v273.i_0;
float const v421 = v419 + v408;
float const v422 = v273.i_1;
float const v424 = v422 + v411;
float const v425 = v273.i_2;
float const v427 = v425 + v414;
float const v428 = v273.i_3;
float const v430 = v428 + v417;
float_4 const v431 = float_4{v421, v424, v427, v430};
*v272 = v431;
float const v434 = v367 * v356;
float const v437 = v370 * v359;
float const v440 = v373 * v362;
float const v443 = v376 * v365;
float_4 const v444 = float_4{v434, v437, v440, v443};
float_4 v323_store;
float_4 * v323 = &v323_store;*v323 = v444;
bool const v284 = v40 > v3;
if(v284) {
uint32_t const v285 = v31 * v36;
uint32_t const v286 = v285 + v238;
float_4 * const v290 = &v21[v286];
float_4 const v291 = *v290;
float_4 const v292 = *v323;
float const v445 = v292.i_0;
float const v446 = v291.i_0;
float const v447 = v445 + v446;
float const v448 = v292.i_1;
float const v449 = v291.i_1;
float const v450 = v448 + v449;
float const v451 = v292.i_2;
float const v452 = v291.i_2;
float const v453 = v451 + v452;
float const v454 = v292.i_3;
float const v455 = v291.i_3;
float const v456 = v454 + v455;
float_4 const v457 = float_4{v447, v450, v453, v456};
*v323 = v457;
}
uint32_t const v294 = v31 * v36;
uint32_t const v295 = v294 + v238;
float_4 * const v299 = &v21[v295];
float_4 const v300 = *v323;
*v299 = v300;
}
}
}
return;
}
