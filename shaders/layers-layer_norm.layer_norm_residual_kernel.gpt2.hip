// layer_norm_residual_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 64, units: 256, },

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
extern "C" __global__ void __launch_bounds__(256) layer_norm_residual_kernel(float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 const* const __restrict__ v9, float_4 const* const __restrict__ v13, float_4 * const __restrict__ v17, float_4 * const __restrict__ v21, float * const __restrict__ v25, info_st const* const __restrict__ v468) {
extern __shared__ __align__(4) char v482[];uint32_t const* const dynamic_meta_v470 = reinterpret_cast<uint32_t const*>(v468 + 1);
const info_st& info_v469 = *v468;uint32_t const v3 = 0;
uint32_t const v471 = info_v469.scalars_u32[0];
uint32_t const v472 = info_v469.scalars_u32[1];
float const v473 = info_v469.scalars_f32[0];
float const v474 = info_v469.scalars_f32[1];
uint32_t const v616 = blockIdx.z;
uint32_t const v617 = uint32_t(v616);
uint32_t const v618 = gridDim.y;
uint32_t const v619 = uint32_t(v618);
uint32_t const v620 = v617 * v619;
uint32_t const v621 = gridDim.x;
uint32_t const v622 = uint32_t(v621);
uint32_t const v623 = v620 * v622;
uint32_t const v624 = blockIdx.y;
uint32_t const v625 = uint32_t(v624);
uint32_t const v628 = v625 * v622;
uint32_t const v629 = v623 + v628;
uint32_t const v630 = blockIdx.x;
uint32_t const v631 = uint32_t(v630);
uint32_t const v632 = v629 + v631;
uint32_t const v703 = 256;
uint32_t const v635 = v632 * v703;
uint32_t const v663 = threadIdx.x;
uint32_t const v637 = uint32_t(v663);
uint32_t const v638 = v635 + v637;
uint32_t const v34 = 64;
uint32_t const v35 = v638 / v34;
uint32_t const v36 = uint32_t(v471);
uint32_t const v37 = 1;
uint32_t const v38 = v36 - v37;
uint32_t const v39 = min(v35, v38);
bool const v44 = v35 < v36;
uint32_t const v45 = uint32_t(v472);
float const v46 = 0;
float_4 const v47 = float_4{v46, v46, v46, v46};
float_4 v486_store;
float_4 * v486 = &v486_store;*v486 = v47;
uint32_t const v52 = v637 % v34;
for(uint32_t v54 = v52; v54 < v45; v54 += v34) {
uint32_t const v56 = v39 * v45;
uint32_t const v57 = v56 + v54;
float_4 const* const v61 = &v1[v57];
float_4 const v62 = *v61;
float_4 const* const v68 = &v5[v57];
float_4 const v69 = *v68;
float const v495 = v62.i_0;
float const v496 = v69.i_0;
float const v497 = v495 + v496;
float const v498 = v62.i_1;
float const v499 = v69.i_1;
float const v500 = v498 + v499;
float const v501 = v62.i_2;
float const v502 = v69.i_2;
float const v503 = v501 + v502;
float const v504 = v62.i_3;
float const v505 = v69.i_3;
float const v506 = v504 + v505;
float_4 const v507 = float_4{v497, v500, v503, v506};
float_4 const v71 = *v486;
float const v508 = v71.i_0;
float const v509 = v507.i_0;
float const v510 = v508 + v509;
float const v511 = v71.i_1;
float const v512 = v507.i_1;
float const v513 = v511 + v512;
float const v514 = v71.i_2;
float const v515 = v507.i_2;
float const v516 = v514 + v515;
float const v517 = v71.i_3;
float const v518 = v507.i_3;
float const v519 = v517 + v518;
float_4 const v520 = float_4{v510, v513, v516, v519};
*v486 = v520;
if(v44) {
float_4 * const v78 = &v17[v57];
*v78 = v507;
}
}
float_4 const v79 = *v486;
float const v80 = v79.i_0;
float const v83 = v79.i_1;
float const v85 = v80 + v83;
float const v87 = v79.i_2;
float const v89 = v85 + v87;
float const v91 = v79.i_3;
float const v93 = v89 + v91;
array<float, 256> * const v484 = reinterpret_cast<array<float, 256> *>(&v482[0]);
float * const v107 = &(*v484)[v637];
*v107 = v93;
__syncthreads();
uint32_t const v109 = 32;
bool const v110 = v52 < v109;
if(v110) {
float const v115 = *v107;
uint32_t const v117 = v637 + v109;
float * const v121 = &(*v484)[v117];
float const v122 = *v121;
float const v123 = v115 + v122;
*v107 = v123;
}
__syncthreads();
uint32_t const v128 = 16;
bool const v129 = v52 < v128;
if(v129) {
float const v134 = *v107;
uint32_t const v136 = v637 + v128;
float * const v140 = &(*v484)[v136];
float const v141 = *v140;
float const v142 = v134 + v141;
*v107 = v142;
}
__syncthreads();
uint32_t const v147 = 8;
bool const v148 = v52 < v147;
if(v148) {
float const v153 = *v107;
uint32_t const v155 = v637 + v147;
float * const v159 = &(*v484)[v155];
float const v160 = *v159;
float const v161 = v153 + v160;
*v107 = v161;
}
__syncthreads();
uint32_t const v166 = 4;
bool const v167 = v52 < v166;
if(v167) {
float const v172 = *v107;
uint32_t const v174 = v637 + v166;
float * const v178 = &(*v484)[v174];
float const v179 = *v178;
float const v180 = v172 + v179;
*v107 = v180;
}
__syncthreads();
uint32_t const v185 = 2;
bool const v186 = v52 < v185;
if(v186) {
float const v191 = *v107;
uint32_t const v193 = v637 + v185;
float * const v197 = &(*v484)[v193];
float const v198 = *v197;
float const v199 = v191 + v198;
*v107 = v199;
}
__syncthreads();
bool const v205 = v52 < v37;
if(v205) {
float const v210 = *v107;
uint32_t const v212 = v637 + v37;
float * const v216 = &(*v484)[v212];
float const v217 = *v216;
float const v218 = v210 + v217;
*v107 = v218;
}
__syncthreads();
uint32_t const v223 = v637 - v52;
float * const v227 = &(*v484)[v223];
float const v228 = *v227;
__syncthreads();
float const v230 = v228 * v473;
float_4 v490_store;
float_4 * v490 = &v490_store;*v490 = v47;
for(uint32_t v239 = v52; v239 < v45; v239 += v34) {
uint32_t const v241 = v39 * v45;
uint32_t const v242 = v241 + v239;
float_4 const* const v246 = &v1[v242];
float_4 const v247 = *v246;
float_4 const* const v253 = &v5[v242];
float_4 const v254 = *v253;
float const v521 = v247.i_0;
float const v522 = v254.i_0;
float const v523 = v521 + v522;
float const v524 = v247.i_1;
float const v525 = v254.i_1;
float const v526 = v524 + v525;
float const v527 = v247.i_2;
float const v528 = v254.i_2;
float const v529 = v527 + v528;
float const v530 = v247.i_3;
float const v531 = v254.i_3;
float const v532 = v530 + v531;
float const v536 = v523 - v230;
float const v539 = v526 - v230;
float const v542 = v529 - v230;
float const v545 = v532 - v230;
float_4 const v258 = *v490;
float const v549 = v258.i_0;
float const v550 = fma(v536, v536, v549);
float const v553 = v258.i_1;
float const v554 = fma(v539, v539, v553);
float const v557 = v258.i_2;
float const v558 = fma(v542, v542, v557);
float const v561 = v258.i_3;
float const v562 = fma(v545, v545, v561);
float_4 const v563 = float_4{v550, v554, v558, v562};
*v490 = v563;
}
float_4 const v260 = *v490;
float const v261 = v260.i_0;
float const v264 = v260.i_1;
float const v266 = v261 + v264;
float const v268 = v260.i_2;
float const v270 = v266 + v268;
float const v272 = v260.i_3;
float const v274 = v270 + v272;
array<float, 256> * const v483 = reinterpret_cast<array<float, 256> *>(&v482[1024]);
float * const v288 = &(*v483)[v637];
*v288 = v274;
__syncthreads();
if(v110) {
float const v296 = *v288;
uint32_t const v298 = v637 + v109;
float * const v302 = &(*v483)[v298];
float const v303 = *v302;
float const v304 = v296 + v303;
*v288 = v304;
}
__syncthreads();
if(v129) {
float const v315 = *v288;
uint32_t const v317 = v637 + v128;
float * const v321 = &(*v483)[v317];
float const v322 = *v321;
float const v323 = v315 + v322;
*v288 = v323;
}
__syncthreads();
if(v148) {
float const v334 = *v288;
uint32_t const v336 = v637 + v147;
float * const v340 = &(*v483)[v336];
float const v341 = *v340;
float const v342 = v334 + v341;
*v288 = v342;
}
__syncthreads();
if(v167) {
float const v353 = *v288;
uint32_t const v355 = v637 + v166;
float * const v359 = &(*v483)[v355];
float const v360 = *v359;
float const v361 = v353 + v360;
*v288 = v361;
}
__syncthreads();
if(v186) {
float const v372 = *v288;
uint32_t const v374 = v637 + v185;
float * const v378 = &(*v483)[v374];
float const v379 = *v378;
float const v380 = v372 + v379;
*v288 = v380;
}
__syncthreads();
if(v205) {
float const v391 = *v288;
uint32_t const v393 = v637 + v37;
float * const v397 = &(*v483)[v393];
float const v398 = *v397;
float const v399 = v391 + v398;
*v288 = v399;
}
__syncthreads();
float * const v408 = &(*v483)[v223];
float const v409 = *v408;
__syncthreads();
float const v704 = fma(v409, v473, v474);
float const v413 = sqrt(v704);float const v414 = 1;
float const v415 = v414 / v413;
if(v44) {
for(uint32_t v421 = v52; v421 < v45; v421 += v34) {
uint32_t const v423 = v39 * v45;
uint32_t const v424 = v423 + v421;
float_4 * const v428 = &v17[v424];
float_4 const v429 = *v428;
float const v564 = v429.i_0;
float const v566 = v564 - v230;
float const v567 = v429.i_1;
float const v569 = v567 - v230;
float const v570 = v429.i_2;
float const v572 = v570 - v230;
float const v573 = v429.i_3;
float const v575 = v573 - v230;
float const v579 = v566 * v415;
float const v582 = v569 * v415;
float const v585 = v572 * v415;
float const v588 = v575 * v415;
float_4 const* const v437 = &v9[v421];
float_4 const v438 = *v437;
float const v591 = v438.i_0;
float const v592 = v579 * v591;
float const v594 = v438.i_1;
float const v595 = v582 * v594;
float const v597 = v438.i_2;
float const v598 = v585 * v597;
float const v600 = v438.i_3;
float const v601 = v588 * v600;
float_4 const* const v443 = &v13[v421];
float_4 const v444 = *v443;
float const v604 = v444.i_0;
float const v605 = v592 + v604;
float const v607 = v444.i_1;
float const v608 = v595 + v607;
float const v610 = v444.i_2;
float const v611 = v598 + v610;
float const v613 = v444.i_3;
float const v614 = v601 + v613;
float_4 const v615 = float_4{v605, v608, v611, v614};
float_4 * const v451 = &v21[v424];
*v451 = v615;
}
bool const v457 = v52 == v3;
if(v457) {
float * const v461 = &v25[v39];
*v461 = v230;
uint32_t const v463 = v36 + v39;
float * const v467 = &v25[v463];
*v467 = v415;
}
}
return;
}
