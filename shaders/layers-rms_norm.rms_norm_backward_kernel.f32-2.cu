// rms_norm_backward_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
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
uint32_t scalars_u32[2];uint32_t static_meta[6];
};
extern "C" __global__ void __launch_bounds__(256)  rms_norm_backward_kernel(float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 const* const __restrict__ v9, float const* const __restrict__ v13, float_4 * const __restrict__ v17, float_4 * const __restrict__ v21, __grid_constant__ info_st const info_v282) {
extern __shared__ __align__(4) char v293[];uint32_t const v3 = 0;
uint32_t const v283 = info_v282.scalars_u32[0];
uint32_t const v284 = info_v282.scalars_u32[1];
float const v285 = info_v282.scalars_f32[0];
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
uint32_t const v30 = 32;
uint32_t const v31 = v459 / v30;
uint32_t const v35 = v458 % v30;
uint32_t const v36 = uint32_t(v284);
uint32_t const v38 = 16;
uint32_t const v39 = 1;
for(uint32_t v40 = v3; v40 < v38; v40 += v39) {
uint32_t const v43 = v31 * v38;
uint32_t const v44 = v43 + v40;
uint32_t const v45 = uint32_t(v283);
bool const v46 = v44 < v45;
uint32_t const v49 = v45 - v39;
uint32_t const v50 = min(v44, v49);
float const* const v54 = &v13[v50];
float const v55 = *v54;
float const v56 = 0;
float_4 const v57 = float_4{v56, v56, v56, v56};
float_4 v297_store;
float_4 * v297 = &v297_store;*v297 = v57;
for(uint32_t v60 = v35; v60 < v36; v60 += v30) {
uint32_t const v62 = v50 * v36;
uint32_t const v63 = v62 + v60;
float_4 const* const v67 = &v1[v63];
float_4 const v68 = *v67;
float_4 const* const v72 = &v9[v60];
float_4 const v73 = *v72;
float const v303 = v68.i_0;
float const v304 = v73.i_0;
float const v305 = v303 * v304;
float const v306 = v68.i_1;
float const v307 = v73.i_1;
float const v308 = v306 * v307;
float const v309 = v68.i_2;
float const v310 = v73.i_2;
float const v311 = v309 * v310;
float const v312 = v68.i_3;
float const v313 = v73.i_3;
float const v314 = v312 * v313;
float_4 const* const v80 = &v5[v63];
float_4 const v81 = *v80;
float_4 const v82 = *v297;
float const v317 = v81.i_0;
float const v318 = v82.i_0;
float const v319 = fma(v305, v317, v318);
float const v321 = v81.i_1;
float const v322 = v82.i_1;
float const v323 = fma(v308, v321, v322);
float const v325 = v81.i_2;
float const v326 = v82.i_2;
float const v327 = fma(v311, v325, v326);
float const v329 = v81.i_3;
float const v330 = v82.i_3;
float const v331 = fma(v314, v329, v330);
float_4 const v332 = float_4{v319, v323, v327, v331};
*v297 = v332;
}
float_4 const v84 = *v297;
float const v85 = v84.i_0;
float const v88 = v84.i_1;
float const v90 = v85 + v88;
float const v92 = v84.i_2;
float const v94 = v90 + v92;
float const v96 = v84.i_3;
float const v98 = v94 + v96;
array<float, 256> * const v294 = reinterpret_cast<array<float, 256> *>(&v293[0]);
float * const v112 = &(*v294)[v458];
*v112 = v98;
__syncthreads();
bool const v115 = v35 < v38;
if(v115) {
float const v120 = *v112;
uint32_t const v122 = v458 + v38;
float * const v126 = &(*v294)[v122];
float const v127 = *v126;
float const v128 = v120 + v127;
*v112 = v128;
}
__syncthreads();
uint32_t const v133 = 8;
bool const v134 = v35 < v133;
if(v134) {
float const v139 = *v112;
uint32_t const v141 = v458 + v133;
float * const v145 = &(*v294)[v141];
float const v146 = *v145;
float const v147 = v139 + v146;
*v112 = v147;
}
__syncthreads();
uint32_t const v152 = 4;
bool const v153 = v35 < v152;
if(v153) {
float const v158 = *v112;
uint32_t const v160 = v458 + v152;
float * const v164 = &(*v294)[v160];
float const v165 = *v164;
float const v166 = v158 + v165;
*v112 = v166;
}
__syncthreads();
uint32_t const v171 = 2;
bool const v172 = v35 < v171;
if(v172) {
float const v177 = *v112;
uint32_t const v179 = v458 + v171;
float * const v183 = &(*v294)[v179];
float const v184 = *v183;
float const v185 = v177 + v184;
*v112 = v185;
}
__syncthreads();
bool const v191 = v35 < v39;
if(v191) {
float const v196 = *v112;
uint32_t const v198 = v458 + v39;
float * const v202 = &(*v294)[v198];
float const v203 = *v202;
float const v204 = v196 + v203;
*v112 = v204;
}
__syncthreads();
uint32_t const v209 = v458 - v35;
float * const v213 = &(*v294)[v209];
float const v214 = *v213;
__syncthreads();
float const v216 = v214 * v55;
float const v217 = v216 * v285;
if(v46) {
for(uint32_t v219 = v35; v219 < v36; v219 += v30) {
uint32_t const v221 = v50 * v36;
uint32_t const v222 = v221 + v219;
float_4 const* const v226 = &v1[v222];
float_4 const v227 = *v226;
float_4 const* const v233 = &v5[v222];
float_4 const v234 = *v233;
float const v333 = v234.i_0;
float const v335 = v333 * v55;
float const v336 = v234.i_1;
float const v338 = v336 * v55;
float const v339 = v234.i_2;
float const v341 = v339 * v55;
float const v342 = v234.i_3;
float const v344 = v342 * v55;
float_4 const* const v240 = &v9[v219];
float_4 const v241 = *v240;
float const v346 = v227.i_0;
float const v347 = v241.i_0;
float const v348 = v346 * v347;
float const v349 = v227.i_1;
float const v350 = v241.i_1;
float const v351 = v349 * v350;
float const v352 = v227.i_2;
float const v353 = v241.i_2;
float const v354 = v352 * v353;
float const v355 = v227.i_3;
float const v356 = v241.i_3;
float const v357 = v355 * v356;
float const v361 = v335 * v217;
float const v364 = v338 * v217;
float const v367 = v341 * v217;
float const v370 = v344 * v217;
float const v374 = v348 - v361;
float const v377 = v351 - v364;
float const v380 = v354 - v367;
float const v383 = v357 - v370;
float const v387 = v374 * v55;
float const v390 = v377 * v55;
float const v393 = v380 * v55;
float const v396 = v383 * v55;
float_4 * const v253 = &v17[v222];
float_4 const v254 = *v253;
float const v398 = v254.i_0;
float const v400 = v398 + v387;
float const v401 = v254.i_1;
float const v403 = v401 + v390;
float const v404 = v254.i_2;
float const v406 = v404 + v393;
float const v407 = v254.i_3;
float const v409 = v407 + v396;
float_4 const v410 = float_4{v400, v403, v406, v409};
*v253 = v410;
float const v413 = v346 * v335;
float const v416 = v349 * v338;
float const v419 = v352 * v341;
float const v422 = v355 * v344;
float_4 const v423 = float_4{v413, v416, v419, v422};
float_4 v302_store;
float_4 * v302 = &v302_store;*v302 = v423;
bool const v265 = v40 > v3;
if(v265) {
uint32_t const v266 = v31 * v36;
uint32_t const v267 = v266 + v219;
float_4 * const v271 = &v21[v267];
float_4 const v272 = *v271;
float_4 const v273 = *v302;
float const v424 = v273.i_0;
float const v425 = v272.i_0;
float const v426 = v424 + v425;
float const v427 = v273.i_1;
float const v428 = v272.i_1;
float const v429 = v427 + v428;
float const v430 = v273.i_2;
float const v431 = v272.i_2;
float const v432 = v430 + v431;
float const v433 = v273.i_3;
float const v434 = v272.i_3;
float const v435 = v433 + v434;
float_4 const v436 = float_4{v426, v429, v432, v435};
*v302 = v436;
}
uint32_t const v275 = v31 * v36;
uint32_t const v276 = v275 + v219;
float_4 * const v280 = &v21[v276];
float_4 const v281 = *v302;
*v280 = v281;
}
}
}
return;
}
