// layer_norm_backward_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, }, accumulate: false,

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
extern "C" __global__ void __launch_bounds__(256)  layer_norm_backward_kernel(float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 const* const __restrict__ v9, float const* const __restrict__ v13, float_4 * const __restrict__ v17, float_4 * const __restrict__ v21, float_4 * const __restrict__ v25, __grid_constant__ info_st const info_v447) {
extern __shared__ __align__(4) char v459[];uint32_t const v3 = 0;
uint32_t const v448 = info_v447.scalars_u32[0];
uint32_t const v449 = info_v447.scalars_u32[1];
float const v450 = info_v447.scalars_f32[0];
uint32_t const v673 = blockIdx.z;
uint32_t const v674 = uint32_t(v673);
uint32_t const v675 = gridDim.y;
uint32_t const v676 = uint32_t(v675);
uint32_t const v677 = v674 * v676;
uint32_t const v678 = gridDim.x;
uint32_t const v679 = uint32_t(v678);
uint32_t const v680 = v677 * v679;
uint32_t const v681 = blockIdx.y;
uint32_t const v682 = uint32_t(v681);
uint32_t const v685 = v682 * v679;
uint32_t const v686 = v680 + v685;
uint32_t const v687 = blockIdx.x;
uint32_t const v688 = uint32_t(v687);
uint32_t const v689 = v686 + v688;
uint32_t const v716 = 256;
uint32_t const v692 = v689 * v716;
uint32_t const v697 = threadIdx.x;
uint32_t const v694 = uint32_t(v697);
uint32_t const v695 = v692 + v694;
uint32_t const v34 = 32;
uint32_t const v35 = v695 / v34;
uint32_t const v39 = v694 % v34;
uint32_t const v40 = uint32_t(v449);
uint32_t const v42 = 16;
uint32_t const v43 = 1;
for(uint32_t v44 = v3; v44 < v42; v44 += v43) {
uint32_t const v47 = v35 * v42;
uint32_t const v48 = v47 + v44;
uint32_t const v49 = uint32_t(v448);
bool const v50 = v48 < v49;
uint32_t const v53 = v49 - v43;
uint32_t const v54 = min(v48, v53);
float const* const v58 = &v13[v54];
float const v59 = *v58;
uint32_t const v61 = v49 + v54;
float const* const v65 = &v13[v61];
float const v66 = *v65;
float const v67 = 0;
float_4 const v68 = float_4{v67, v67, v67, v67};
float_4 v464_store;
float_4 * v464 = &v464_store;*v464 = v68;
float_4 v465_store;
float_4 * v465 = &v465_store;*v465 = v68;
for(uint32_t v74 = v39; v74 < v40; v74 += v34) {
uint32_t const v76 = v54 * v40;
uint32_t const v77 = v76 + v74;
float_4 const* const v81 = &v1[v77];
float_4 const v82 = *v81;
float_4 const* const v86 = &v9[v74];
float_4 const v87 = *v86;
float const v474 = v82.i_0;
float const v475 = v87.i_0;
float const v476 = v474 * v475;
float const v477 = v82.i_1;
float const v478 = v87.i_1;
float const v479 = v477 * v478;
float const v480 = v82.i_2;
float const v481 = v87.i_2;
float const v482 = v480 * v481;
float const v483 = v82.i_3;
float const v484 = v87.i_3;
float const v485 = v483 * v484;
float_4 const* const v94 = &v5[v77];
float_4 const v95 = *v94;
float const v487 = v95.i_0;
float const v489 = v487 - v59;
float const v490 = v95.i_1;
float const v492 = v490 - v59;
float const v493 = v95.i_2;
float const v495 = v493 - v59;
float const v496 = v95.i_3;
float const v498 = v496 - v59;
float const v502 = v489 * v66;
float const v505 = v492 * v66;
float const v508 = v495 * v66;
float const v511 = v498 * v66;
float_4 const v100 = *v464;
float const v513 = v100.i_0;
float const v515 = v513 + v476;
float const v516 = v100.i_1;
float const v518 = v516 + v479;
float const v519 = v100.i_2;
float const v521 = v519 + v482;
float const v522 = v100.i_3;
float const v524 = v522 + v485;
float_4 const v525 = float_4{v515, v518, v521, v524};
*v464 = v525;
float_4 const v102 = *v465;
float const v528 = v102.i_0;
float const v529 = fma(v476, v502, v528);
float const v532 = v102.i_1;
float const v533 = fma(v479, v505, v532);
float const v536 = v102.i_2;
float const v537 = fma(v482, v508, v536);
float const v540 = v102.i_3;
float const v541 = fma(v485, v511, v540);
float_4 const v542 = float_4{v529, v533, v537, v541};
*v465 = v542;
}
float_4 const v104 = *v464;
float const v105 = v104.i_0;
float const v108 = v104.i_1;
float const v110 = v105 + v108;
float const v112 = v104.i_2;
float const v114 = v110 + v112;
float const v116 = v104.i_3;
float const v118 = v114 + v116;
array<float, 256> * const v460 = reinterpret_cast<array<float, 256> *>(&v459[0]);
float * const v132 = &(*v460)[v694];
*v132 = v118;
__syncthreads();
bool const v135 = v39 < v42;
if(v135) {
float const v140 = *v132;
uint32_t const v142 = v694 + v42;
float * const v146 = &(*v460)[v142];
float const v147 = *v146;
float const v148 = v140 + v147;
*v132 = v148;
}
__syncthreads();
uint32_t const v153 = 8;
bool const v154 = v39 < v153;
if(v154) {
float const v159 = *v132;
uint32_t const v161 = v694 + v153;
float * const v165 = &(*v460)[v161];
float const v166 = *v165;
float const v167 = v159 + v166;
*v132 = v167;
}
__syncthreads();
uint32_t const v172 = 4;
bool const v173 = v39 < v172;
if(v173) {
float const v178 = *v132;
uint32_t const v180 = v694 + v172;
float * const v184 = &(*v460)[v180];
float const v185 = *v184;
float const v186 = v178 + v185;
*v132 = v186;
}
__syncthreads();
uint32_t const v191 = 2;
bool const v192 = v39 < v191;
if(v192) {
float const v197 = *v132;
uint32_t const v199 = v694 + v191;
float * const v203 = &(*v460)[v199];
float const v204 = *v203;
float const v205 = v197 + v204;
*v132 = v205;
}
__syncthreads();
bool const v211 = v39 < v43;
if(v211) {
float const v216 = *v132;
uint32_t const v218 = v694 + v43;
float * const v222 = &(*v460)[v218];
float const v223 = *v222;
float const v224 = v216 + v223;
*v132 = v224;
}
__syncthreads();
uint32_t const v229 = v694 - v39;
float * const v233 = &(*v460)[v229];
float const v234 = *v233;
__syncthreads();
float const v236 = v234 * v450;
float_4 const v237 = *v465;
float const v238 = v237.i_0;
float const v241 = v237.i_1;
float const v243 = v238 + v241;
float const v245 = v237.i_2;
float const v247 = v243 + v245;
float const v249 = v237.i_3;
float const v251 = v247 + v249;
array<float, 256> * const v461 = reinterpret_cast<array<float, 256> *>(&v459[1024]);
float * const v265 = &(*v461)[v694];
*v265 = v251;
__syncthreads();
if(v135) {
float const v273 = *v265;
uint32_t const v275 = v694 + v42;
float * const v279 = &(*v461)[v275];
float const v280 = *v279;
float const v281 = v273 + v280;
*v265 = v281;
}
__syncthreads();
if(v154) {
float const v292 = *v265;
uint32_t const v294 = v694 + v153;
float * const v298 = &(*v461)[v294];
float const v299 = *v298;
float const v300 = v292 + v299;
*v265 = v300;
}
__syncthreads();
if(v173) {
float const v311 = *v265;
uint32_t const v313 = v694 + v172;
float * const v317 = &(*v461)[v313];
float const v318 = *v317;
float const v319 = v311 + v318;
*v265 = v319;
}
__syncthreads();
if(v192) {
float const v330 = *v265;
uint32_t const v332 = v694 + v191;
float * const v336 = &(*v461)[v332];
float const v337 = *v336;
float const v338 = v330 + v337;
*v265 = v338;
}
__syncthreads();
if(v211) {
float const v349 = *v265;
uint32_t const v351 = v694 + v43;
float * const v355 = &(*v461)[v351];
float const v356 = *v355;
float const v357 = v349 + v356;
*v265 = v357;
}
__syncthreads();
float * const v366 = &(*v461)[v229];
float const v367 = *v366;
__syncthreads();
float const v369 = v367 * v450;
if(v50) {
for(uint32_t v371 = v39; v371 < v40; v371 += v34) {
uint32_t const v373 = v54 * v40;
uint32_t const v374 = v373 + v371;
float_4 const* const v378 = &v1[v374];
float_4 const v379 = *v378;
float_4 const* const v385 = &v5[v374];
float_4 const v386 = *v385;
float const v543 = v386.i_0;
float const v545 = v543 - v59;
float const v546 = v386.i_1;
float const v548 = v546 - v59;
float const v549 = v386.i_2;
float const v551 = v549 - v59;
float const v552 = v386.i_3;
float const v554 = v552 - v59;
float const v558 = v545 * v66;
float const v561 = v548 * v66;
float const v564 = v551 * v66;
float const v567 = v554 * v66;
float_4 const* const v394 = &v9[v371];
float_4 const v395 = *v394;
float const v569 = v379.i_0;
float const v570 = v395.i_0;
float const v571 = v569 * v570;
float const v572 = v379.i_1;
float const v573 = v395.i_1;
float const v574 = v572 * v573;
float const v575 = v379.i_2;
float const v576 = v395.i_2;
float const v577 = v575 * v576;
float const v578 = v379.i_3;
float const v579 = v395.i_3;
float const v580 = v578 * v579;
float const v584 = v571 - v236;
float const v587 = v574 - v236;
float const v590 = v577 - v236;
float const v593 = v580 - v236;
float const v597 = v558 * v369;
float const v600 = v561 * v369;
float const v603 = v564 * v369;
float const v606 = v567 * v369;
float const v610 = v584 - v597;
float const v613 = v587 - v600;
float const v616 = v590 - v603;
float const v619 = v593 - v606;
float const v623 = v610 * v66;
float const v626 = v613 * v66;
float const v629 = v616 * v66;
float const v632 = v619 * v66;
float_4 const v633 = float_4{v623, v626, v629, v632};
float_4 * const v409 = &v17[v374];
*v409 = v633;
float const v636 = v569 * v558;
float const v639 = v572 * v561;
float const v642 = v575 * v564;
float const v645 = v578 * v567;
float_4 const v646 = float_4{v636, v639, v642, v645};
float_4 v472_store;
float_4 * v472 = &v472_store;*v472 = v646;
float_4 v473_store;
float_4 * v473 = &v473_store;*v473 = v379;
bool const v414 = v44 > v3;
if(v414) {
uint32_t const v415 = v35 * v40;
uint32_t const v416 = v415 + v371;
float_4 * const v420 = &v21[v416];
float_4 const v421 = *v420;
float_4 const v422 = *v472;
float const v647 = v422.i_0;
float const v648 = v421.i_0;
float const v649 = v647 + v648;
float const v650 = v422.i_1;
float const v651 = v421.i_1;
float const v652 = v650 + v651;
float const v653 = v422.i_2;
float const v654 = v421.i_2;
float const v655 = v653 + v654;
float const v656 = v422.i_3;
float const v657 = v421.i_3;
float const v658 = v656 + v657;
float_4 const v659 = float_4{v649, v652, v655, v658};
*v472 = v659;
float_4 * const v429 = &v25[v416];
float_4 const v430 = *v429;
float_4 const v431 = *v473;
float const v660 = v431.i_0;
float const v661 = v430.i_0;
float const v662 = v660 + v661;
float const v663 = v431.i_1;
float const v664 = v430.i_1;
float const v665 = v663 + v664;
float const v666 = v431.i_2;
float const v667 = v430.i_2;
float const v668 = v666 + v667;
float const v669 = v431.i_3;
float const v670 = v430.i_3;
float const v671 = v669 + v670;
float_4 const v672 = float_4{v662, v665, v668, v671};
*v473 = v672;
}
uint32_t const v433 = v35 * v40;
uint32_t const v434 = v433 + v371;
float_4 * const v438 = &v21[v434];
float_4 const v439 = *v472;
*v438 = v439;
float_4 * const v445 = &v25[v434];
float_4 const v446 = *v473;
*v445 = v446;
}
}
}
return;
}
