// rms_norm_backward_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 64, units: 256, }, accumulate: false,

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
extern "C" __global__ void __launch_bounds__(256) rms_norm_backward_kernel(float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 const* const __restrict__ v9, float const* const __restrict__ v13, float_4 * const __restrict__ v17, float_4 * const __restrict__ v21, info_st const* const __restrict__ v293) {
extern __shared__ __align__(4) char v306[];uint32_t const* const dynamic_meta_v295 = reinterpret_cast<uint32_t const*>(v293 + 1);
const info_st& info_v294 = *v293;uint32_t const v3 = 0;
uint32_t const v296 = info_v294.scalars_u32[0];
uint32_t const v297 = info_v294.scalars_u32[1];
float const v298 = info_v294.scalars_f32[0];
uint32_t const v437 = blockIdx.z;
uint32_t const v438 = uint32_t(v437);
uint32_t const v439 = gridDim.y;
uint32_t const v440 = uint32_t(v439);
uint32_t const v441 = v438 * v440;
uint32_t const v442 = gridDim.x;
uint32_t const v443 = uint32_t(v442);
uint32_t const v444 = v441 * v443;
uint32_t const v445 = blockIdx.y;
uint32_t const v446 = uint32_t(v445);
uint32_t const v449 = v446 * v443;
uint32_t const v450 = v444 + v449;
uint32_t const v451 = blockIdx.x;
uint32_t const v452 = uint32_t(v451);
uint32_t const v453 = v450 + v452;
uint32_t const v480 = 256;
uint32_t const v456 = v453 * v480;
uint32_t const v461 = threadIdx.x;
uint32_t const v458 = uint32_t(v461);
uint32_t const v459 = v456 + v458;
uint32_t const v30 = 64;
uint32_t const v31 = v459 / v30;
uint32_t const v35 = v458 % v30;
uint32_t const v36 = uint32_t(v297);
uint32_t const v38 = 16;
uint32_t const v39 = 1;
for(uint32_t v40 = v3; v40 < v38; v40 += v39) {
uint32_t const v43 = v31 * v38;
uint32_t const v44 = v43 + v40;
uint32_t const v45 = uint32_t(v296);
bool const v46 = v44 < v45;
uint32_t const v49 = v45 - v39;
uint32_t const v50 = min(v44, v49);
float const* const v54 = &v13[v50];
float const v55 = *v54;
float const v56 = 0;
float_4 const v57 = float_4{v56, v56, v56, v56};
float_4 v310_store;
float_4 * v310 = &v310_store;*v310 = v57;
for(uint32_t v60 = v35; v60 < v36; v60 += v30) {
uint32_t const v62 = v50 * v36;
uint32_t const v63 = v62 + v60;
float_4 const* const v67 = &v1[v63];
float_4 const v68 = *v67;
float_4 const* const v72 = &v9[v60];
float_4 const v73 = *v72;
float const v316 = v68.i_0;
float const v317 = v73.i_0;
float const v318 = v316 * v317;
float const v319 = v68.i_1;
float const v320 = v73.i_1;
float const v321 = v319 * v320;
float const v322 = v68.i_2;
float const v323 = v73.i_2;
float const v324 = v322 * v323;
float const v325 = v68.i_3;
float const v326 = v73.i_3;
float const v327 = v325 * v326;
float_4 const* const v80 = &v5[v63];
float_4 const v81 = *v80;
float_4 const v82 = *v310;
float const v330 = v81.i_0;
float const v331 = v82.i_0;
float const v332 = fma(v318, v330, v331);
float const v334 = v81.i_1;
float const v335 = v82.i_1;
float const v336 = fma(v321, v334, v335);
float const v338 = v81.i_2;
float const v339 = v82.i_2;
float const v340 = fma(v324, v338, v339);
float const v342 = v81.i_3;
float const v343 = v82.i_3;
float const v344 = fma(v327, v342, v343);
float_4 const v345 = float_4{v332, v336, v340, v344};
*v310 = v345;
}
float_4 const v84 = *v310;
float const v85 = v84.i_0;
float const v88 = v84.i_1;
float const v90 = v85 + v88;
float const v92 = v84.i_2;
float const v94 = v90 + v92;
float const v96 = v84.i_3;
float const v98 = v94 + v96;
array<float, 256> * const v307 = reinterpret_cast<array<float, 256> *>(&v306[0]);
float * const v112 = &(*v307)[v458];
*v112 = v98;
__syncthreads();
uint32_t const v114 = 32;
bool const v115 = v35 < v114;
if(v115) {
float const v120 = *v112;
uint32_t const v122 = v458 + v114;
float * const v126 = &(*v307)[v122];
float const v127 = *v126;
float const v128 = v120 + v127;
*v112 = v128;
}
__syncthreads();
bool const v134 = v35 < v38;
if(v134) {
float const v139 = *v112;
uint32_t const v141 = v458 + v38;
float * const v145 = &(*v307)[v141];
float const v146 = *v145;
float const v147 = v139 + v146;
*v112 = v147;
}
__syncthreads();
uint32_t const v152 = 8;
bool const v153 = v35 < v152;
if(v153) {
float const v158 = *v112;
uint32_t const v160 = v458 + v152;
float * const v164 = &(*v307)[v160];
float const v165 = *v164;
float const v166 = v158 + v165;
*v112 = v166;
}
__syncthreads();
uint32_t const v171 = 4;
bool const v172 = v35 < v171;
if(v172) {
float const v177 = *v112;
uint32_t const v179 = v458 + v171;
float * const v183 = &(*v307)[v179];
float const v184 = *v183;
float const v185 = v177 + v184;
*v112 = v185;
}
__syncthreads();
uint32_t const v190 = 2;
bool const v191 = v35 < v190;
if(v191) {
float const v196 = *v112;
uint32_t const v198 = v458 + v190;
float * const v202 = &(*v307)[v198];
float const v203 = *v202;
float const v204 = v196 + v203;
*v112 = v204;
}
__syncthreads();
bool const v210 = v35 < v39;
if(v210) {
float const v215 = *v112;
uint32_t const v217 = v458 + v39;
float * const v221 = &(*v307)[v217];
float const v222 = *v221;
float const v223 = v215 + v222;
*v112 = v223;
}
__syncthreads();
uint32_t const v228 = v458 - v35;
float * const v232 = &(*v307)[v228];
float const v233 = *v232;
__syncthreads();
float const v235 = v233 * v55;
float const v236 = v235 * v298;
if(v46) {
for(uint32_t v238 = v35; v238 < v36; v238 += v30) {
uint32_t const v240 = v50 * v36;
uint32_t const v241 = v240 + v238;
float_4 const* const v245 = &v1[v241];
float_4 const v246 = *v245;
float_4 const* const v252 = &v5[v241];
float_4 const v253 = *v252;
float const v346 = v253.i_0;
float const v348 = v346 * v55;
float const v349 = v253.i_1;
float const v351 = v349 * v55;
float const v352 = v253.i_2;
float const v354 = v352 * v55;
float const v355 = v253.i_3;
float const v357 = v355 * v55;
float_4 const* const v259 = &v9[v238];
float_4 const v260 = *v259;
float const v359 = v246.i_0;
float const v360 = v260.i_0;
float const v361 = v359 * v360;
float const v362 = v246.i_1;
float const v363 = v260.i_1;
float const v364 = v362 * v363;
float const v365 = v246.i_2;
float const v366 = v260.i_2;
float const v367 = v365 * v366;
float const v368 = v246.i_3;
float const v369 = v260.i_3;
float const v370 = v368 * v369;
float const v374 = v348 * v236;
float const v377 = v351 * v236;
float const v380 = v354 * v236;
float const v383 = v357 * v236;
float const v387 = v361 - v374;
float const v390 = v364 - v377;
float const v393 = v367 - v380;
float const v396 = v370 - v383;
float const v400 = v387 * v55;
float const v403 = v390 * v55;
float const v406 = v393 * v55;
float const v409 = v396 * v55;
float_4 const v410 = float_4{v400, v403, v406, v409};
float_4 * const v272 = &v17[v241];
*v272 = v410;
float const v413 = v359 * v348;
float const v416 = v362 * v351;
float const v419 = v365 * v354;
float const v422 = v368 * v357;
float_4 const v423 = float_4{v413, v416, v419, v422};
float_4 v315_store;
float_4 * v315 = &v315_store;*v315 = v423;
bool const v276 = v40 > v3;
if(v276) {
uint32_t const v277 = v31 * v36;
uint32_t const v278 = v277 + v238;
float_4 * const v282 = &v21[v278];
float_4 const v283 = *v282;
float_4 const v284 = *v315;
float const v424 = v284.i_0;
float const v425 = v283.i_0;
float const v426 = v424 + v425;
float const v427 = v284.i_1;
float const v428 = v283.i_1;
float const v429 = v427 + v428;
float const v430 = v284.i_2;
float const v431 = v283.i_2;
float const v432 = v430 + v431;
float const v433 = v284.i_3;
float const v434 = v283.i_3;
float const v435 = v433 + v434;
float_4 const v436 = float_4{v426, v429, v432, v435};
*v315 = v436;
}
uint32_t const v286 = v31 * v36;
uint32_t const v287 = v286 + v238;
float_4 * const v291 = &v21[v287];
float_4 const v292 = *v315;
*v291 = v292;
}
}
}
return;
}
