// layer_norm_backward_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
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
uint32_t scalars_u32[2];uint32_t static_meta[8];
};
extern "C" __global__ void __launch_bounds__(256)  layer_norm_backward_kernel(float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 const* const __restrict__ v9, float const* const __restrict__ v13, float_4 * const __restrict__ v17, float_4 * const __restrict__ v21, float_4 * const __restrict__ v25, __grid_constant__ info_st const info_v455) {
extern __shared__ __align__(4) char v467[];uint32_t const v3 = 0;
uint32_t const v456 = info_v455.scalars_u32[0];
uint32_t const v457 = info_v455.scalars_u32[1];
float const v458 = info_v455.scalars_f32[0];
uint32_t const v694 = blockIdx.z;
uint32_t const v695 = uint32_t(v694);
uint32_t const v696 = gridDim.y;
uint32_t const v697 = uint32_t(v696);
uint32_t const v698 = v695 * v697;
uint32_t const v699 = gridDim.x;
uint32_t const v700 = uint32_t(v699);
uint32_t const v701 = v698 * v700;
uint32_t const v702 = blockIdx.y;
uint32_t const v703 = uint32_t(v702);
uint32_t const v706 = v703 * v700;
uint32_t const v707 = v701 + v706;
uint32_t const v708 = blockIdx.x;
uint32_t const v709 = uint32_t(v708);
uint32_t const v710 = v707 + v709;
uint32_t const v737 = 256;
uint32_t const v713 = v710 * v737;
uint32_t const v718 = threadIdx.x;
uint32_t const v715 = uint32_t(v718);
uint32_t const v716 = v713 + v715;
uint32_t const v34 = 32;
uint32_t const v35 = v716 / v34;
uint32_t const v39 = v715 % v34;
uint32_t const v40 = uint32_t(v457);
uint32_t const v42 = 16;
uint32_t const v43 = 1;
for(uint32_t v44 = v3; v44 < v42; v44 += v43) {
uint32_t const v47 = v35 * v42;
uint32_t const v48 = v47 + v44;
uint32_t const v49 = uint32_t(v456);
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
float_4 v472_store;
float_4 * v472 = &v472_store;*v472 = v68;
float_4 v473_store;
float_4 * v473 = &v473_store;*v473 = v68;
for(uint32_t v74 = v39; v74 < v40; v74 += v34) {
uint32_t const v76 = v54 * v40;
uint32_t const v77 = v76 + v74;
float_4 const* const v81 = &v1[v77];
float_4 const v82 = *v81;
float_4 const* const v86 = &v9[v74];
float_4 const v87 = *v86;
float const v482 = v82.i_0;
float const v483 = v87.i_0;
float const v484 = v482 * v483;
float const v485 = v82.i_1;
float const v486 = v87.i_1;
float const v487 = v485 * v486;
float const v488 = v82.i_2;
float const v489 = v87.i_2;
float const v490 = v488 * v489;
float const v491 = v82.i_3;
float const v492 = v87.i_3;
float const v493 = v491 * v492;
float_4 const* const v94 = &v5[v77];
float_4 const v95 = *v94;
float const v495 = v95.i_0;
float const v497 = v495 - v59;
float const v498 = v95.i_1;
float const v500 = v498 - v59;
float const v501 = v95.i_2;
float const v503 = v501 - v59;
float const v504 = v95.i_3;
float const v506 = v504 - v59;
float const v510 = v497 * v66;
float const v513 = v500 * v66;
float const v516 = v503 * v66;
float const v519 = v506 * v66;
float_4 const v100 = *v472;
float const v521 = v100.i_0;
float const v523 = v521 + v484;
float const v524 = v100.i_1;
float const v526 = v524 + v487;
float const v527 = v100.i_2;
float const v529 = v527 + v490;
float const v530 = v100.i_3;
float const v532 = v530 + v493;
float_4 const v533 = float_4{v523, v526, v529, v532};
*v472 = v533;
float_4 const v102 = *v473;
float const v536 = v102.i_0;
float const v537 = fma(v484, v510, v536);
float const v540 = v102.i_1;
float const v541 = fma(v487, v513, v540);
float const v544 = v102.i_2;
float const v545 = fma(v490, v516, v544);
float const v548 = v102.i_3;
float const v549 = fma(v493, v519, v548);
float_4 const v550 = float_4{v537, v541, v545, v549};
*v473 = v550;
}
float_4 const v104 = *v472;
float const v105 = v104.i_0;
float const v108 = v104.i_1;
float const v110 = v105 + v108;
float const v112 = v104.i_2;
float const v114 = v110 + v112;
float const v116 = v104.i_3;
float const v118 = v114 + v116;
array<float, 256> * const v468 = reinterpret_cast<array<float, 256> *>(&v467[0]);
float * const v132 = &(*v468)[v715];
*v132 = v118;
__syncthreads();
bool const v135 = v39 < v42;
if(v135) {
float const v140 = *v132;
uint32_t const v142 = v715 + v42;
float * const v146 = &(*v468)[v142];
float const v147 = *v146;
float const v148 = v140 + v147;
*v132 = v148;
}
__syncthreads();
uint32_t const v153 = 8;
bool const v154 = v39 < v153;
if(v154) {
float const v159 = *v132;
uint32_t const v161 = v715 + v153;
float * const v165 = &(*v468)[v161];
float const v166 = *v165;
float const v167 = v159 + v166;
*v132 = v167;
}
__syncthreads();
uint32_t const v172 = 4;
bool const v173 = v39 < v172;
if(v173) {
float const v178 = *v132;
uint32_t const v180 = v715 + v172;
float * const v184 = &(*v468)[v180];
float const v185 = *v184;
float const v186 = v178 + v185;
*v132 = v186;
}
__syncthreads();
uint32_t const v191 = 2;
bool const v192 = v39 < v191;
if(v192) {
float const v197 = *v132;
uint32_t const v199 = v715 + v191;
float * const v203 = &(*v468)[v199];
float const v204 = *v203;
float const v205 = v197 + v204;
*v132 = v205;
}
__syncthreads();
bool const v211 = v39 < v43;
if(v211) {
float const v216 = *v132;
uint32_t const v218 = v715 + v43;
float * const v222 = &(*v468)[v218];
float const v223 = *v222;
float const v224 = v216 + v223;
*v132 = v224;
}
__syncthreads();
uint32_t const v229 = v715 - v39;
float * const v233 = &(*v468)[v229];
float const v234 = *v233;
__syncthreads();
float const v236 = v234 * v458;
float_4 const v237 = *v473;
float const v238 = v237.i_0;
float const v241 = v237.i_1;
float const v243 = v238 + v241;
float const v245 = v237.i_2;
float const v247 = v243 + v245;
float const v249 = v237.i_3;
float const v251 = v247 + v249;
array<float, 256> * const v469 = reinterpret_cast<array<float, 256> *>(&v467[1024]);
float * const v265 = &(*v469)[v715];
*v265 = v251;
__syncthreads();
if(v135) {
float const v273 = *v265;
uint32_t const v275 = v715 + v42;
float * const v279 = &(*v469)[v275];
float const v280 = *v279;
float const v281 = v273 + v280;
*v265 = v281;
}
__syncthreads();
if(v154) {
float const v292 = *v265;
uint32_t const v294 = v715 + v153;
float * const v298 = &(*v469)[v294];
float const v299 = *v298;
float const v300 = v292 + v299;
*v265 = v300;
}
__syncthreads();
if(v173) {
float const v311 = *v265;
uint32_t const v313 = v715 + v172;
float * const v317 = &(*v469)[v313];
float const v318 = *v317;
float const v319 = v311 + v318;
*v265 = v319;
}
__syncthreads();
if(v192) {
float const v330 = *v265;
uint32_t const v332 = v715 + v191;
float * const v336 = &(*v469)[v332];
float const v337 = *v336;
float const v338 = v330 + v337;
*v265 = v338;
}
__syncthreads();
if(v211) {
float const v349 = *v265;
uint32_t const v351 = v715 + v43;
float * const v355 = &(*v469)[v351];
float const v356 = *v355;
float const v357 = v349 + v356;
*v265 = v357;
}
__syncthreads();
float * const v366 = &(*v469)[v229];
float const v367 = *v366;
__syncthreads();
float const v369 = v367 * v458;
if(v50) {
for(uint32_t v371 = v39; v371 < v40; v371 += v34) {
uint32_t const v373 = v54 * v40;
uint32_t const v374 = v373 + v371;
float_4 const* const v378 = &v1[v374];
float_4 const v379 = *v378;
float_4 const* const v385 = &v5[v374];
float_4 const v386 = *v385;
float const v551 = v386.i_0;
float const v553 = v551 - v59;
float const v554 = v386.i_1;
float const v556 = v554 - v59;
float const v557 = v386.i_2;
float const v559 = v557 - v59;
float const v560 = v386.i_3;
float const v562 = v560 - v59;
float const v566 = v553 * v66;
float const v569 = v556 * v66;
float const v572 = v559 * v66;
float const v575 = v562 * v66;
float_4 const* const v394 = &v9[v371];
float_4 const v395 = *v394;
float const v577 = v379.i_0;
float const v578 = v395.i_0;
float const v579 = v577 * v578;
float const v580 = v379.i_1;
float const v581 = v395.i_1;
float const v582 = v580 * v581;
float const v583 = v379.i_2;
float const v584 = v395.i_2;
float const v585 = v583 * v584;
float const v586 = v379.i_3;
float const v587 = v395.i_3;
float const v588 = v586 * v587;
float const v592 = v579 - v236;
float const v595 = v582 - v236;
float const v598 = v585 - v236;
float const v601 = v588 - v236;
float const v605 = v566 * v369;
float const v608 = v569 * v369;
float const v611 = v572 * v369;
float const v614 = v575 * v369;
float const v618 = v592 - v605;
float const v621 = v595 - v608;
float const v624 = v598 - v611;
float const v627 = v601 - v614;
float const v631 = v618 * v66;
float const v634 = v621 * v66;
float const v637 = v624 * v66;
float const v640 = v627 * v66;
float_4 * const v409 = &v17[v374];
float_4 const v410 = *v409;
float const v642 = v410.i_0;
float const v644 = v642 + v631;
float const v645 = v410.i_1;
float const v647 = v645 + v634;
float const v648 = v410.i_2;
float const v650 = v648 + v637;
float const v651 = v410.i_3;
float const v653 = v651 + v640;
float_4 const v654 = float_4{v644, v647, v650, v653};
*v409 = v654;
float const v657 = v577 * v566;
float const v660 = v580 * v569;
float const v663 = v583 * v572;
float const v666 = v586 * v575;
float_4 const v667 = float_4{v657, v660, v663, v666};
float_4 v480_store;
float_4 * v480 = &v480_store;*v480 = v667;
float_4 v481_store;
float_4 * v481 = &v481_store;*v481 = v379;
bool const v422 = v44 > v3;
if(v422) {
uint32_t const v423 = v35 * v40;
uint32_t const v424 = v423 + v371;
float_4 * const v428 = &v21[v424];
float_4 const v429 = *v428;
float_4 const v430 = *v480;
float const v668 = v430.i_0;
float const v669 = v429.i_0;
float const v670 = v668 + v669;
float const v671 = v430.i_1;
float const v672 = v429.i_1;
float const v673 = v671 + v672;
float const v674 = v430.i_2;
float const v675 = v429.i_2;
float const v676 = v674 + v675;
float const v677 = v430.i_3;
float const v678 = v429.i_3;
float const v679 = v677 + v678;
float_4 const v680 = float_4{v670, v673, v676, v679};
*v480 = v680;
float_4 * const v437 = &v25[v424];
float_4 const v438 = *v437;
float_4 const v439 = *v481;
float const v681 = v439.i_0;
float const v682 = v438.i_0;
float const v683 = v681 + v682;
float const v684 = v439.i_1;
float const v685 = v438.i_1;
float const v686 = v684 + v685;
float const v687 = v439.i_2;
float const v688 = v438.i_2;
float const v689 = v687 + v688;
float const v690 = v439.i_3;
float const v691 = v438.i_3;
float const v692 = v690 + v691;
float_4 const v693 = float_4{v683, v686, v689, v692};
*v481 = v693;
}
uint32_t const v441 = v35 * v40;
uint32_t const v442 = v441 + v371;
float_4 * const v446 = &v21[v442];
float_4 const v447 = *v480;
*v446 = v447;
float_4 * const v453 = &v25[v442];
float_4 const v454 = *v481;
*v453 = v454;
}
}
}
return;
}
