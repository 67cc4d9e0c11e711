// layer_norm_backward_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
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
uint32_t scalars_u32[2];uint32_t static_meta[8];
};
extern "C" __global__ void __launch_bounds__(256) layer_norm_backward_kernel(float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 const* const __restrict__ v9, float const* const __restrict__ v13, float_4 * const __restrict__ v17, float_4 * const __restrict__ v21, float_4 * const __restrict__ v25, info_st const* const __restrict__ v485) {
extern __shared__ __align__(4) char v499[];uint32_t const* const dynamic_meta_v487 = reinterpret_cast<uint32_t const*>(v485 + 1);
const info_st& info_v486 = *v485;uint32_t const v3 = 0;
uint32_t const v488 = info_v486.scalars_u32[0];
uint32_t const v489 = info_v486.scalars_u32[1];
float const v490 = info_v486.scalars_f32[0];
uint32_t const v713 = blockIdx.z;
uint32_t const v714 = uint32_t(v713);
uint32_t const v715 = gridDim.y;
uint32_t const v716 = uint32_t(v715);
uint32_t const v717 = v714 * v716;
uint32_t const v718 = gridDim.x;
uint32_t const v719 = uint32_t(v718);
uint32_t const v720 = v717 * v719;
uint32_t const v721 = blockIdx.y;
uint32_t const v722 = uint32_t(v721);
uint32_t const v725 = v722 * v719;
uint32_t const v726 = v720 + v725;
uint32_t const v727 = blockIdx.x;
uint32_t const v728 = uint32_t(v727);
uint32_t const v729 = v726 + v728;
uint32_t const v756 = 256;
uint32_t const v732 = v729 * v756;
uint32_t const v737 = threadIdx.x;
uint32_t const v734 = uint32_t(v737);
uint32_t const v735 = v732 + v734;
uint32_t const v34 = 64;
uint32_t const v35 = v735 / v34;
uint32_t const v39 = v734 % v34;
uint32_t const v40 = uint32_t(v489);
uint32_t const v42 = 16;
uint32_t const v43 = 1;
for(uint32_t v44 = v3; v44 < v42; v44 += v43) {
uint32_t const v47 = v35 * v42;
uint32_t const v48 = v47 + v44;
uint32_t const v49 = uint32_t(v488);
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
float_4 v504_store;
float_4 * v504 = &v504_store;*v504 = v68;
float_4 v505_store;
float_4 * v505 = &v505_store;*v505 = v68;
for(uint32_t v74 = v39; v74 < v40; v74 += v34) {
uint32_t const v76 = v54 * v40;
uint32_t const v77 = v76 + v74;
float_4 const* const v81 = &v1[v77];
float_4 const v82 = *v81;
float_4 const* const v86 = &v9[v74];
float_4 const v87 = *v86;
float const v514 = v82.i_0;
float const v515 = v87.i_0;
float const v516 = v514 * v515;
float const v517 = v82.i_1;
float const v518 = v87.i_1;
float const v519 = v517 * v518;
float const v520 = v82.i_2;
float const v521 = v87.i_2;
float const v522 = v520 * v521;
float const v523 = v82.i_3;
float const v524 = v87.i_3;
float const v525 = v523 * v524;
float_4 const* const v94 = &v5[v77];
float_4 const v95 = *v94;
float const v527 = v95.i_0;
float const v529 = v527 - v59;
float const v530 = v95.i_1;
float const v532 = v530 - v59;
float const v533 = v95.i_2;
float const v535 = v533 - v59;
float const v536 = v95.i_3;
float const v538 = v536 - v59;
float const v542 = v529 * v66;
float const v545 = v532 * v66;
float const v548 = v535 * v66;
float const v551 = v538 * v66;
float_4 const v100 = *v504;
float const v553 = v100.i_0;
float const v555 = v553 + v516;
float const v556 = v100.i_1;
float const v558 = v556 + v519;
float const v559 = v100.i_2;
float const v561 = v559 + v522;
float const v562 = v100.i_3;
float const v564 = v562 + v525;
float_4 const v565 = float_4{v555, v558, v561, v564};
*v504 = v565;
float_4 const v102 = *v505;
float const v568 = v102.i_0;
float const v569 = fma(v516, v542, v568);
float const v572 = v102.i_1;
float const v573 = fma(v519, v545, v572);
float const v576 = v102.i_2;
float const v577 = fma(v522, v548, v576);
float const v580 = v102.i_3;
float const v581 = fma(v525, v551, v580);
float_4 const v582 = float_4{v569, v573, v577, v581};
*v505 = v582;
}
float_4 const v104 = *v504;
float const v105 = v104.i_0;
float const v108 = v104.i_1;
float const v110 = v105 + v108;
float const v112 = v104.i_2;
float const v114 = v110 + v112;
float const v116 = v104.i_3;
float const v118 = v114 + v116;
array<float, 256> * const v500 = reinterpret_cast<array<float, 256> *>(&v499[0]);
float * const v132 = &(*v500)[v734];
*v132 = v118;
__syncthreads();
uint32_t const v134 = 32;
bool const v135 = v39 < v134;
if(v135) {
float const v140 = *v132;
uint32_t const v142 = v734 + v134;
float * const v146 = &(*v500)[v142];
float const v147 = *v146;
float const v148 = v140 + v147;
*v132 = v148;
}
__syncthreads();
bool const v154 = v39 < v42;
if(v154) {
float const v159 = *v132;
uint32_t const v161 = v734 + v42;
float * const v165 = &(*v500)[v161];
float const v166 = *v165;
float const v167 = v159 + v166;
*v132 = v167;
}
__syncthreads();
uint32_t const v172 = 8;
bool const v173 = v39 < v172;
if(v173) {
float const v178 = *v132;
uint32_t const v180 = v734 + v172;
float * const v184 = &(*v500)[v180];
float const v185 = *v184;
float const v186 = v178 + v185;
*v132 = v186;
}
__syncthreads();
uint32_t const v191 = 4;
bool const v192 = v39 < v191;
if(v192) {
float const v197 = *v132;
uint32_t const v199 = v734 + v191;
float * const v203 = &(*v500)[v199];
float const v204 = *v203;
float const v205 = v197 + v204;
*v132 = v205;
}
__syncthreads();
uint32_t const v210 = 2;
bool const v211 = v39 < v210;
if(v211) {
float const v216 = *v132;
uint32_t const v218 = v734 + v210;
float * const v222 = &(*v500)[v218];
float const v223 = *v222;
float const v224 = v216 + v223;
*v132 = v224;
}
__syncthreads();
bool const v230 = v39 < v43;
if(v230) {
float const v235 = *v132;
uint32_t const v237 = v734 + v43;
float * const v241 = &(*v500)[v237];
float const v242 = *v241;
float const v243 = v235 + v242;
*v132 = v243;
}
__syncthreads();
uint32_t const v248 = v734 - v39;
float * const v252 = &(*v500)[v248];
float const v253 = *v252;
__syncthreads();
float const v255 = v253 * v490;
float_4 const v256 = *v505;
float const v257 = v256.i_0;
float const v260 = v256.i_1;
float const v262 = v257 + v260;
float const v264 = v256.i_2;
float const v266 = v262 + v264;
float const v268 = v256.i_3;
float const v270 = v266 + v268;
array<float, 256> * const v501 = reinterpret_cast<array<float, 256> *>(&v499[1024]);
float * const v284 = &(*v501)[v734];
*v284 = v270;
__syncthreads();
if(v135) {
float const v292 = *v284;
uint32_t const v294 = v734 + v134;
float * const v298 = &(*v501)[v294];
float const v299 = *v298;
float const v300 = v292 + v299;
*v284 = v300;
}
__syncthreads();
if(v154) {
float const v311 = *v284;
uint32_t const v313 = v734 + v42;
float * const v317 = &(*v501)[v313];
float const v318 = *v317;
float const v319 = v311 + v318;
*v284 = v319;
}
__syncthreads();
if(v173) {
float const v330 = *v284;
uint32_t const v332 = v734 + v172;
float * const v336 = &(*v501)[v332];
float const v337 = *v336;
float const v338 = v330 + v337;
*v284 = v338;
}
__syncthreads();
if(v192) {
float const v349 = *v284;
uint32_t const v351 = v734 + v191;
float * const v355 = &(*v501)[v351];
float const v356 = *v355;
float const v357 = v349 + v356;
*v284 = v357;
}
__syncthreads();
if(v211) {
float const v368 = *v284;
uint32_t const v370 = v734 + v210;
float * const v374 = &(*v501)[v370];
float const v375 = *v374;
float const v376 = v368 + v375;
*v284 = v376;
}
__syncthreads();
if(v230) {
float const v387 = *v284;
uint32_t const v389 = v734 + v43;
float * const v393 = &(*v501)[v389];
float const v394 = *v393;
float const v395 = v387 + v394;
*v284 = v395;
}
__syncthreads();
float * const v404 = &(*v501)[v248];
float const v405 = *v404;
__syncthreads();
float const v407 = v405 * v490;
if(v50) {
for(uint32_t v409 = v39; v409 < v40; v409 += v34) {
uint32_t const v411 = v54 * v40;
uint32_t const v412 = v411 + v409;
float_4 const* const v416 = &v1[v412];
float_4 const v417 = *v416;
float_4 const* const v423 = &v5[v412];
float_4 const v424 = *v423;
float const v583 = v424.i_0;
float const v585 = v583 - v59;
float const v586 = v424.i_1;
float const v588 = v586 - v59;
float const v589 = v424.i_2;
float const v591 = v589 - v59;
float const v592 = v424.i_3;
float const v594 = v592 - v59;
float const v598 = v585 * v66;
float const v601 = v588 * v66;
float const v604 = v591 * v66;
float const v607 = v594 * v66;
float_4 const* const v432 = &v9[v409];
float_4 const v433 = *v432;
float const v609 = v417.i_0;
float const v610 = v433.i_0;
float const v611 = v609 * v610;
float const v612 = v417.i_1;
float const v613 = v433.i_1;
float const v614 = v612 * v613;
float const v615 = v417.i_2;
float const v616 = v433.i_2;
float const v617 = v615 * v616;
float const v618 = v417.i_3;
float const v619 = v433.i_3;
float const v620 = v618 * v619;
float const v624 = v611 - v255;
float const v627 = v614 - v255;
float const v630 = v617 - v255;
float const v633 = v620 - v255;
float const v637 = v598 * v407;
float const v640 = v601 * v407;
float const v643 = v604 * v407;
float const v646 = v607 * v407;
float const v650 = v624 - v637;
float const v653 = v627 - v640;
float const v656 = v630 - v643;
float const v659 = v633 - v646;
float const v663 = v650 * v66;
float const v666 = v653 * v66;
float const v669 = v656 * v66;
float const v672 = v659 * v66;
float_4 const v673 = float_4{v663, v666, v669, v672};
float_4 * const v447 = &v17[v412];
*v447 = v673;
float const v676 = v609 * v598;
float const v679 = v612 * v601;
float const v682 = v615 * v604;
float const v685 = v618 * v607;
float_4 const v686 = float_4{v676, v679, v682, v685};
float_4 v512_store;
float_4 * v512 = &v512_store;*v512 = v686;
float_4 v513_store;
float_4 * v513 = &v513_store;*v513 = v417;
bool const v452 = v44 > v3;
if(v452) {
uint32_t const v453 = v35 * v40;
uint32_t const v454 = v453 + v409;
float_4 * const v458 = &v21[v454];
float_4 const v459 = *v458;
float_4 const v460 = *v512;
float const v687 = v460.i_0;
float const v688 = v459.i_0;
float const v689 = v687 + v688;
float const v690 = v460.i_1;
float const v691 = v459.i_1;
float const v692 = v690 + v691;
float const v693 = v460.i_2;
float const v694 = v459.i_2;
float const v695 = v693 + v694;
float const v696 = v460.i_3;
float const v697 = v459.i_3;
float const v698 = v696 + v697;
float_4 const v699 = float_4{v689, v692, v695, v698};
*v512 = v699;
float_4 * const v467 = &v25[v454];
float_4 const v468 = *v467;
float_4 const v469 = *v513;
float const v700 = v469.i_0;
float const v701 = v468.i_0;
float const v702 = v700 + v701;
float const v703 = v469.i_1;
float const v704 = v468.i_1;
float const v705 = v703 + v704;
float const v706 = v469.i_2;
float const v707 = v468.i_2;
float const v708 = v706 + v707;
float const v709 = v469.i_3;
float const v710 = v468.i_3;
float const v711 = v709 + v710;
float_4 const v712 = float_4{v702, v705, v708, v711};
*v513 = v712;
}
uint32_t const v471 = v35 * v40;
uint32_t const v472 = v471 + v409;
float_4 * const v476 = &v21[v472];
float_4 const v477 = *v512;
*v476 = v477;
float_4 * const v483 = &v25[v472];
float_4 const v484 = *v513;
*v483 = v484;
}
}
}
return;
}
