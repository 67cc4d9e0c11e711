// layer_norm_backward_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
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
uint32_t scalars_u32[2];uint32_t static_meta[8];
};
extern "C" __global__ void __launch_bounds__(256) layer_norm_backward_kernel(float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 const* const __restrict__ v9, float const* const __restrict__ v13, float_4 * const __restrict__ v17, float_4 * const __restrict__ v21, float_4 * const __restrict__ v25, info_st const* const __restrict__ v493) {
extern __shared__ __align__(4) char v507[];uint32_t const* const dynamic_meta_v495 = reinterpret_cast<uint32_t const*>(v493 + 1);
const info_st& info_v494 = *v493;uint32_t const v3 = 0;
uint32_t const v496 = info_v494.scalars_u32[0];
uint32_t const v497 = info_v494.scalars_u32[1];
float const v498 = info_v494.scalars_f32[0];
uint32_t const v734 = blockIdx.z;
uint32_t const v735 = uint32_t(v734);
uint32_t const v736 = gridDim.y;
uint32_t const v737 = uint32_t(v736);
uint32_t const v738 = v735 * v737;
uint32_t const v739 = gridDim.x;
uint32_t const v740 = uint32_t(v739);
uint32_t const v741 = v738 * v740;
uint32_t const v742 = blockIdx.y;
uint32_t const v743 = uint32_t(v742);
uint32_t const v746 = v743 * v740;
uint32_t const v747 = v741 + v746;
uint32_t const v748 = blockIdx.x;
uint32_t const v749 = uint32_t(v748);
uint32_t const v750 = v747 + v749;
uint32_t const v777 = 256;
uint32_t const v753 = v750 * v777;
uint32_t const v758 = threadIdx.x;
uint32_t const v755 = uint32_t(v758);
uint32_t const v756 = v753 + v755;
uint32_t const v34 = 64;
uint32_t const v35 = v756 / v34;
uint32_t const v39 = v755 % v34;
uint32_t const v40 = uint32_t(v497);
uint32_t const v42 = 16;
uint32_t const v43 = 1;
for(uint32_t v44 = v3; v44 < v42; v44 += v43) {
uint32_t const v47 = v35 * v42;
uint32_t const v48 = v47 + v44;
uint32_t const v49 = uint32_t(v496);
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
float_4 v512_store;
float_4 * v512 = &v512_store;*v512 = v68;
float_4 v513_store;
float_4 * v513 = &v513_store;*v513 = v68;
for(uint32_t v74 = v39; v74 < v40; v74 += v34) {
uint32_t const v76 = v54 * v40;
uint32_t const v77 = v76 + v74;
float_4 const* const v81 = &v1[v77];
float_4 const v82 = *v81;
float_4 const* const v86 = &v9[v74];
float_4 const v87 = *v86;
float const v522 = v82.i_0;
float const v523 = v87.i_0;
float const v524 = v522 * v523;
float const v525 = v82.i_1;
float const v526 = v87.i_1;
float const v527 = v525 * v526;
float const v528 = v82.i_2;
float const v529 = v87.i_2;
float const v530 = v528 * v529;
float const v531 = v82.i_3;
float const v532 = v87.i_3;
float const v533 = v531 * v532;
float_4 const* const v94 = &v5[v77];
float_4 const v95 = *v94;
float const v535 = v95.i_0;
float const v537 = v535 - v59;
float const v538 = v95.i_1;
float const v540 = v538 - v59;
float const v541 = v95.i_2;
float const v543 = v541 - v59;
float const v544 = v95.i_3;
float const v546 = v544 - v59;
float const v550 = v537 * v66;
float const v553 = v540 * v66;
float const v556 = v543 * v66;
float const v559 = v546 * v66;
float_4 const v100 = *v512;
float const v561 = v100.i_0;
float const v563 = v561 + v524;
float const v564 = v100.i_1;
float const v566 = v564 + v527;
float const v567 = v100.i_2;
float const v569 = v567 + v530;
float const v570 = v100.i_3;
float const v572 = v570 + v533;
float_4 const v573 = float_4{v563, v566, v569, v572};
*v512 = v573;
float_4 const v102 = *v513;
float const v576 = v102.i_0;
float const v577 = fma(v524, v550, v576);
float const v580 = v102.i_1;
float const v581 = fma(v527, v553, v580);
float const v584 = v102.i_2;
float const v585 = fma(v530, v556, v584);
float const v588 = v102.i_3;
float const v589 = fma(v533, v559, v588);
float_4 const v590 = float_4{v577, v581, v585, v589};
*v513 = v590;
}
float_4 const v104 = *v512;
float const v105 = v104.i_0;
float const v108 = v104.i_1;
float const v110 = v105 + v108;
float const v112 = v104.i_2;
float const v114 = v110 + v112;
float const v116 = v104.i_3;
float const v118 = v114 + v116;
array<float, 256> * const v508 = reinterpret_cast<array<float, 256> *>(&v507[0]);
float * const v132 = &(*v508)[v755];
*v132 = v118;
__syncthreads();
uint32_t const v134 = 32;
bool const v135 = v39 < v134;
if(v135) {
float const v140 = *v132;
uint32_t const v142 = v755 + v134;
float * const v146 = &(*v508)[v142];
float const v147 = *v146;
float const v148 = v140 + v147;
*v132 = v148;
}
__syncthreads();
bool const v154 = v39 < v42;
if(v154) {
float const v159 = *v132;
uint32_t const v161 = v755 + v42;
float * const v165 = &(*v508)[v161];
float const v166 = *v165;
float const v167 = v159 + v166;
*v132 = v167;
}
__syncthreads();
uint32_t const v172 = 8;
bool const v173 = v39 < v172;
if(v173) {
float const v178 = *v132;
uint32_t const v180 = v755 + v172;
float * const v184 = &(*v508)[v180];
float const v185 = *v184;
float const v186 = v178 + v185;
*v132 = v186;
}
__syncthreads();
uint32_t const v191 = 4;
bool const v192 = v39 < v191;
if(v192) {
float const v197 = *v132;
uint32_t const v199 = v755 + v191;
float * const v203 = &(*v508)[v199];
float const v204 = *v203;
float const v205 = v197 + v204;
*v132 = v205;
}
__syncthreads();
uint32_t const v210 = 2;
bool const v211 = v39 < v210;
if(v211) {
float const v216 = *v132;
uint32_t const v218 = v755 + v210;
float * const v222 = &(*v508)[v218];
float const v223 = *v222;
float const v224 = v216 + v223;
*v132 = v224;
}
__syncthreads();
bool const v230 = v39 < v43;
if(v230) {
float const v235 = *v132;
uint32_t const v237 = v755 + v43;
float * const v241 = &(*v508)[v237];
float const v242 = *v241;
float const v243 = v235 + v242;
*v132 = v243;
}
__syncthreads();
uint32_t const v248 = v755 - v39;
float * const v252 = &(*v508)[v248];
float const v253 = *v252;
__syncthreads();
float const v255 = v253 * v498;
float_4 const v256 = *v513;
float const v257 = v256.i_0;
float const v260 = v256.i_1;
float const v262 = v257 + v260;
float const v264 = v256.i_2;
float const v266 = v262 + v264;
float const v268 = v256.i_3;
float const v270 = v266 + v268;
array<float, 256> * const v509 = reinterpret_cast<array<float, 256> *>(&v507[1024]);
float * const v284 = &(*v509)[v755];
*v284 = v270;
__syncthreads();
if(v135) {
float const v292 = *v284;
uint32_t const v294 = v755 + v134;
float * const v298 = &(*v509)[v294];
float const v299 = *v298;
float const v300 = v292 + v299;
*v284 = v300;
}
__syncthreads();
if(v154) {
float const v311 = *v284;
uint32_t const v313 = v755 + v42;
float * const v317 = &(*v509)[v313];
float const v318 = *v317;
float const v319 = v311 + v318;
*v284 = v319;
}
__syncthreads();
if(v173) {
float const v330 = *v284;
uint32_t const v332 = v755 + v172;
float * const v336 = &(*v509)[v332];
float const v337 = *v336;
float const v338 = v330 + v337;
*v284 = v338;
}
__syncthreads();
if(v192) {
float const v349 = *v284;
uint32_t const v351 = v755 + v191;
float * const v355 = &(*v509)[v351];
float const v356 = *v355;
float const v357 = v349 + v356;
*v284 = v357;
}
__syncthreads();
if(v211) {
float const v368 = *v284;
uint32_t const v370 = v755 + v210;
float * const v374 = &(*v509)[v370];
float const v375 = *v374;
float const v376 = v368 + v375;
*v284 = v376;
}
__syncthreads();
if(v230) {
float const v387 = *v284;
uint32_t const v389 = v755 + v43;
float * const v393 = &(*v509)[v389];
float const v394 = *v393;
float const v395 = v387 + v394;
*v284 = v395;
}
__syncthreads();
float * const v404 = &(*v509)[v248];
float const v405 = *v404;
__syncthreads();
float const v407 = v405 * v498;
if(v50) {
for(uint32_t v409 = v39; v409 < v40; v409 += v34) {
uint32_t const v411 = v54 * v40;
uint32_t const v412 = v411 + v409;
float_4 const* const v416 = &v1[v412];
float_4 const v417 = *v416;
float_4 const* const v423 = &v5[v412];
float_4 const v424 = *v423;
float const v591 = v424.i_0;
float const v593 = v591 - v59;
float const v594 = v424.i_1;
float const v596 = v594 - v59;
float const v597 = v424.i_2;
float const v599 = v597 - v59;
float const v600 = v424.i_3;
float const v602 = v600 - v59;
float const v606 = v593 * v66;
float const v609 = v596 * v66;
float const v612 = v599 * v66;
float const v615 = v602 * v66;
float_4 const* const v432 = &v9[v409];
float_4 const v433 = *v432;
float const v617 = v417.i_0;
float const v618 = v433.i_0;
float const v619 = v617 * v618;
float const v620 = v417.i_1;
float const v621 = v433.i_1;
float const v622 = v620 * v621;
float const v623 = v417.i_2;
float const v624 = v433.i_2;
float const v625 = v623 * v624;
float const v626 = v417.i_3;
float const v627 = v433.i_3;
float const v628 = v626 * v627;
float const v632 = v619 - v255;
float const v635 = v622 - v255;
float const v638 = v625 - v255;
float const v641 = v628 - v255;
float const v645 = v606 * v407;
float const v648 = v609 * v407;
float const v651 = v612 * v407;
float const v654 = v615 * v407;
float const v658 = v632 - v645;
float const v661 = v635 - v648;
float const v664 = v638 - v651;
float const v667 = v641 - v654;
float const v671 = v658 * v66;
float const v674 = v661 * v66;
float const v677 = v664 * v66;
float const v680 = v667 * v66;
float_4 * const v447 = &v17[v412];
float_4 const v448 = *v447;
float const v682 = v448.i_0;
float const v684 = v682 + v671;
float const v685 = v448.i_1;
float const v687 = v685 + v674;
float const v688 = v448.i_2;
float const v690 = v688 + v677;
float const v691 = v448.i_3;
float const v693 = v691 + v680;
float_4 const v694 = float_4{v684, v687, v690, v693};
*v447 = v694;
float const v697 = v617 * v606;
float const v700 = v620 * v609;
float const v703 = v623 * v612;
float const v706 = v626 * v615;
float_4 const v707 = float_4{v697, v700, v703, v706};
float_4 v520_store;
float_4 * v520 = &v520_store;*v520 = v707;
float_4 v521_store;
float_4 * v521 = &v521_store;*v521 = v417;
bool const v460 = v44 > v3;
if(v460) {
uint32_t const v461 = v35 * v40;
uint32_t const v462 = v461 + v409;
float_4 * const v466 = &v21[v462];
float_4 const v467 = *v466;
float_4 const v468 = *v520;
float const v708 = v468.i_0;
float const v709 = v467.i_0;
float const v710 = v708 + v709;
float const v711 = v468.i_1;
float const v712 = v467.i_1;
float const v713 = v711 + v712;
float const v714 = v468.i_2;
float const v715 = v467.i_2;
float const v716 = v714 + v715;
float const v717 = v468.i_3;
float const v718 = v467.i_3;
float const v719 = v717 + v718;
float_4 const v720 = float_4{v710, v713, v716, v719};
*v520 = v720;
float_4 * const v475 = &v25[v462];
float_4 const v476 = *v475;
float_4 const v477 = *v521;
float const v721 = v477.i_0;
float const v722 = v476.i_0;
float const v723 = v721 + v722;
float const v724 = v477.i_1;
float const v725 = v476.i_1;
float const v726 = v724 + v725;
float const v727 = v477.i_2;
float const v728 = v476.i_2;
float const v729 = v727 + v728;
float const v730 = v477.i_3;
float const v731 = v476.i_3;
float const v732 = v730 + v731;
float_4 const v733 = float_4{v723, v726, v729, v732};
*v521 = v733;
}
uint32_t const v479 = v35 * v40;
uint32_t const v480 = v479 + v409;
float_4 * const v484 = &v21[v480];
float_4 const v485 = *v520;
*v484 = v485;
float_4 * const v491 = &v25[v480];
float_4 const v492 = *v521;
*v491 = v492;
}
}
}
return;
}
