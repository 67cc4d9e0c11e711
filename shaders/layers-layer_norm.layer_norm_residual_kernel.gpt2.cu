// layer_norm_residual_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, },

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
extern "C" __global__ void __launch_bounds__(256)  layer_norm_residual_kernel(float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 const* const __restrict__ v9, float_4 const* const __restrict__ v13, float_4 * const __restrict__ v17, float_4 * const __restrict__ v21, float * const __restrict__ v25, __grid_constant__ info_st const info_v430) {
extern __shared__ __align__(4) char v442[];uint32_t const v3 = 0;
uint32_t const v431 = info_v430.scalars_u32[0];
uint32_t const v432 = info_v430.scalars_u32[1];
float const v433 = info_v430.scalars_f32[0];
float const v434 = info_v430.scalars_f32[1];
uint32_t const v576 = blockIdx.z;
uint32_t const v577 = uint32_t(v576);
uint32_t const v578 = gridDim.y;
uint32_t const v579 = uint32_t(v578);
uint32_t const v580 = v577 * v579;
uint32_t const v581 = gridDim.x;
uint32_t const v582 = uint32_t(v581);
uint32_t const v583 = v580 * v582;
uint32_t const v584 = blockIdx.y;
uint32_t const v585 = uint32_t(v584);
uint32_t const v588 = v585 * v582;
uint32_t const v589 = v583 + v588;
uint32_t const v590 = blockIdx.x;
uint32_t const v591 = uint32_t(v590);
uint32_t const v592 = v589 + v591;
uint32_t const v663 = 256;
uint32_t const v595 = v592 * v663;
uint32_t const v623 = threadIdx.x;
uint32_t const v597 = uint32_t(v623);
uint32_t const v598 = v595 + v597;
uint32_t const v34 = 32;
uint32_t const v35 = v598 / v34;
uint32_t const v36 = uint32_t(v431);
uint32_t const v37 = 1;
uint32_t const v38 = v36 - v37;
uint32_t const v39 = min(v35, v38);
bool const v44 = v35 < v36;
uint32_t const v45 = uint32_t(v432);
float const v46 = 0;
float_4 const v47 = float_4{v46, v46, v46, v46};
float_4 v446_store;
float_4 * v446 = &v446_store;*v446 = v47;
uint32_t const v52 = v597 % v34;
for(uint32_t v54 = v52; v54 < v45; v54 += v34) {
uint32_t const v56 = v39 * v45;
uint32_t const v57 = v56 + v54;
float_4 const* const v61 = &v1[v57];
float_4 const v62 = *v61;
float_4 const* const v68 = &v5[v57];
float_4 const v69 = *v68;
float const v455 = v62.i_0;
float const v456 = v69.i_0;
float const v457 = v455 + v456;
float const v458 = v62.i_1;
float const v459 = v69.i_1;
float const v460 = v458 + v459;
float const v461 = v62.i_2;
float const v462 = v69.i_2;
float const v463 = v461 + v462;
float const v464 = v62.i_3;
float const v465 = v69.i_3;
float const v466 = v464 + v465;
float_4 const v467 = float_4{v457, v460, v463, v466};
float_4 const v71 = *v446;
float const v468 = v71.i_0;
float const v469 = v467.i_0;
float const v470 = v468 + v469;
float const v471 = v71.i_1;
float const v472 = v467.i_1;
float const v473 = v471 + v472;
float const v474 = v71.i_2;
float const v475 = v467.i_2;
float const v476 = v474 + v475;
float const v477 = v71.i_3;
float const v478 = v467.i_3;
float const v479 = v477 + v478;
float_4 const v480 = float_4{v470, v473, v476, v479};
*v446 = v480;
if(v44) {
float_4 * const v78 = &v17[v57];
*v78 = v467;
}
}
float_4 const v79 = *v446;
float const v80 = v79.i_0;
float const v83 = v79.i_1;
float const v85 = v80 + v83;
float const v87 = v79.i_2;
float const v89 = v85 + v87;
float const v91 = v79.i_3;
float const v93 = v89 + v91;
array<float, 256> * const v444 = reinterpret_cast<array<float, 256> *>(&v442[0]);
float * const v107 = &(*v444)[v597];
*v107 = v93;
__syncthreads();
uint32_t const v109 = 16;
bool const v110 = v52 < v109;
if(v110) {
float const v115 = *v107;
uint32_t const v117 = v597 + v109;
float * const v121 = &(*v444)[v117];
float const v122 = *v121;
float const v123 = v115 + v122;
*v107 = v123;
}
__syncthreads();
uint32_t const v128 = 8;
bool const v129 = v52 < v128;
if(v129) {
float const v134 = *v107;
uint32_t const v136 = v597 + v128;
float * const v140 = &(*v444)[v136];
float const v141 = *v140;
float const v142 = v134 + v141;
*v107 = v142;
}
__syncthreads();
uint32_t const v147 = 4;
bool const v148 = v52 < v147;
if(v148) {
float const v153 = *v107;
uint32_t const v155 = v597 + v147;
float * const v159 = &(*v444)[v155];
float const v160 = *v159;
float const v161 = v153 + v160;
*v107 = v161;
}
__syncthreads();
uint32_t const v166 = 2;
bool const v167 = v52 < v166;
if(v167) {
float const v172 = *v107;
uint32_t const v174 = v597 + v166;
float * const v178 = &(*v444)[v174];
float const v179 = *v178;
float const v180 = v172 + v179;
*v107 = v180;
}
__syncthreads();
bool const v186 = v52 < v37;
if(v186) {
float const v191 = *v107;
uint32_t const v193 = v597 + v37;
float * const v197 = &(*v444)[v193];
float const v198 = *v197;
float const v199 = v191 + v198;
*v107 = v199;
}
__syncthreads();
uint32_t const v204 = v597 - v52;
float * const v208 = &(*v444)[v204];
float const v209 = *v208;
__syncthreads();
float const v211 = v209 * v433;
float_4 v450_store;
float_4 * v450 = &v450_store;*v450 = v47;
for(uint32_t v220 = v52; v220 < v45; v220 += v34) {
uint32_t const v222 = v39 * v45;
uint32_t const v223 = v222 + v220;
float_4 const* const v227 = &v1[v223];
float_4 const v228 = *v227;
float_4 const* const v234 = &v5[v223];
float_4 const v235 = *v234;
float const v481 = v228.i_0;
float const v482 = v235.i_0;
float const v483 = v481 + v482;
float const v484 = v228.i_1;
float const v485 = v235.i_1;
float const v486 = v484 + v485;
float const v487 = v228.i_2;
float const v488 = v235.i_2;
float const v489 = v487 + v488;
float const v490 = v228.i_3;
float const v491 = v235.i_3;
float const v492 = v490 + v491;
float const v496 = v483 - v211;
float const v499 = v486 - v211;
float const v502 = v489 - v211;
float const v505 = v492 - v211;
float_4 const v239 = *v450;
float const v509 = v239.i_0;
float const v510 = fma(v496, v496, v509);
float const v513 = v239.i_1;
float const v514 = fma(v499, v499, v513);
float const v517 = v239.i_2;
float const v518 = fma(v502, v502, v517);
float const v521 = v239.i_3;
float const v522 = fma(v505, v505, v521);
float_4 const v523 = float_4{v510, v514, v518, v522};
*v450 = v523;
}
float_4 const v241 = *v450;
float const v242 = v241.i_0;
float const v245 = v241.i_1;
float const v247 = v242 + v245;
float const v249 = v241.i_2;
float const v251 = v247 + v249;
float const v253 = v241.i_3;
float const v255 = v251 + v253;
array<float, 256> * const v443 = reinterpret_cast<array<float, 256> *>(&v442[1024]);
float * const v269 = &(*v443)[v597];
*v269 = v255;
__syncthreads();
if(v110) {
float const v277 = *v269;
uint32_t const v279 = v597 + v109;
float * const v283 = &(*v443)[v279];
float const v284 = *v283;
float const v285 = v277 + v284;
*v269 = v285;
}
__syncthreads();
if(v129) {
float const v296 = *v269;
uint32_t const v298 = v597 + v128;
float * const v302 = &(*v443)[v298];
float const v303 = *v302;
float const v304 = v296 + v303;
*v269 = v304;
}
__syncthreads();
if(v148) {
float const v315 = *v269;
uint32_t const v317 = v597 + v147;
float * const v321 = &(*v443)[v317];
float const v322 = *v321;
float const v323 = v315 + v322;
*v269 = v323;
}
__syncthreads();
if(v167) {
float const v334 = *v269;
uint32_t const v336 = v597 + v166;
float * const v340 = &(*v443)[v336];
float const v341 = *v340;
float const v342 = v334 + v341;
*v269 = v342;
}
__syncthreads();
if(v186) {
float const v353 = *v269;
uint32_t const v355 = v597 + v37;
float * const v359 = &(*v443)[v355];
float const v360 = *v359;
float const v361 = v353 + v360;
*v269 = v361;
}
__syncthreads();
float * const v370 = &(*v443)[v204];
float const v371 = *v370;
__syncthreads();
float const v664 = fma(v371, v433, v434);
float const v375 = sqrt(v664);float const v376 = 1;
float const v377 = v376 / v375;
if(v44) {
for(uint32_t v383 = v52; v383 < v45; v383 += v34) {
uint32_t const v385 = v39 * v45;
uint32_t const v386 = v385 + v383;
float_4 * const v390 = &v17[v386];
float_4 const v391 = *v390;
float const v524 = v391.i_0;
float const v526 = v524 - v211;
float const v527 = v391.i_1;
float const v529 = v527 - v211;
float const v530 = v391.i_2;
float const v532 = v530 - v211;
float const v533 = v391.i_3;
float const v535 = v533 - v211;
float const v539 = v526 * v377;
float const v542 = v529 * v377;
float const v545 = v532 * v377;
float const v548 = v535 * v377;
float_4 const* const v399 = &v9[v383];
float_4 const v400 = *v399;
float const v551 = v400.i_0;
float const v552 = v539 * v551;
float const v554 = v400.i_1;
float const v555 = v542 * v554;
float const v557 = v400.i_2;
float const v558 = v545 * v557;
float const v560 = v400.i_3;
float const v561 = v548 * v560;
float_4 const* const v405 = &v13[v383];
float_4 const v406 = *v405;
float const v564 = v406.i_0;
float const v565 = v552 + v564;
float const v567 = v406.i_1;
float const v568 = v555 + v567;
float const v570 = v406.i_2;
float const v571 = v558 + v570;
float const v573 = v406.i_3;
float const v574 = v561 + v573;
float_4 const v575 = float_4{v565, v568, v571, v574};
float_4 * const v413 = &v21[v386];
*v413 = v575;
}
bool const v419 = v52 == v3;
if(v419) {
float * const v423 = &v25[v39];
*v423 = v211;
uint32_t const v425 = v36 + v39;
float * const v429 = &v25[v425];
*v429 = v377;
}
}
return;
}
