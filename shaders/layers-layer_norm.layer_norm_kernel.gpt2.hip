// layer_norm_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
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
uint32_t scalars_u32[2];uint32_t static_meta[6];
};
extern "C" __global__ void __launch_bounds__(256) layer_norm_kernel(float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 const* const __restrict__ v9, float_4 * const __restrict__ v13, float * const __restrict__ v17, info_st const* const __restrict__ v438) {
extern __shared__ __align__(4) char v450[];uint32_t const* const dynamic_meta_v440 = reinterpret_cast<uint32_t const*>(v438 + 1);
const info_st& info_v439 = *v438;uint32_t const v3 = 0;
uint32_t const v441 = info_v439.scalars_u32[0];
uint32_t const v442 = info_v439.scalars_u32[1];
float const v443 = info_v439.scalars_f32[0];
float const v444 = info_v439.scalars_f32[1];
uint32_t const v558 = blockIdx.z;
uint32_t const v559 = uint32_t(v558);
uint32_t const v560 = gridDim.y;
uint32_t const v561 = uint32_t(v560);
uint32_t const v562 = v559 * v561;
uint32_t const v563 = gridDim.x;
uint32_t const v564 = uint32_t(v563);
uint32_t const v565 = v562 * v564;
uint32_t const v566 = blockIdx.y;
uint32_t const v567 = uint32_t(v566);
uint32_t const v570 = v567 * v564;
uint32_t const v571 = v565 + v570;
uint32_t const v572 = blockIdx.x;
uint32_t const v573 = uint32_t(v572);
uint32_t const v574 = v571 + v573;
uint32_t const v645 = 256;
uint32_t const v577 = v574 * v645;
uint32_t const v605 = threadIdx.x;
uint32_t const v579 = uint32_t(v605);
uint32_t const v580 = v577 + v579;
uint32_t const v26 = 64;
uint32_t const v27 = v580 / v26;
uint32_t const v28 = uint32_t(v441);
uint32_t const v29 = 1;
uint32_t const v30 = v28 - v29;
uint32_t const v31 = min(v27, v30);
bool const v36 = v27 < v28;
uint32_t const v37 = uint32_t(v442);
float const v38 = 0;
float_4 const v39 = float_4{v38, v38, v38, v38};
float_4 v454_store;
float_4 * v454 = &v454_store;*v454 = v39;
uint32_t const v44 = v579 % v26;
for(uint32_t v46 = v44; v46 < v37; v46 += v26) {
uint32_t const v48 = v31 * v37;
uint32_t const v49 = v48 + v46;
float_4 const* const v53 = &v1[v49];
float_4 const v54 = *v53;
float_4 const v55 = *v454;
float const v463 = v55.i_0;
float const v464 = v54.i_0;
float const v465 = v463 + v464;
float const v466 = v55.i_1;
float const v467 = v54.i_1;
float const v468 = v466 + v467;
float const v469 = v55.i_2;
float const v470 = v54.i_2;
float const v471 = v469 + v470;
float const v472 = v55.i_3;
float const v473 = v54.i_3;
float const v474 = v472 + v473;
float_4 const v475 = float_4{v465, v468, v471, v474};
*v454 = v475;
}
float_4 const v57 = *v454;
float const v58 = v57.i_0;
float const v61 = v57.i_1;
float const v63 = v58 + v61;
float const v65 = v57.i_2;
float const v67 = v63 + v65;
float const v69 = v57.i_3;
float const v71 = v67 + v69;
array<float, 256> * const v451 = reinterpret_cast<array<float, 256> *>(&v450[0]);
float * const v85 = &(*v451)[v579];
*v85 = v71;
__syncthreads();
uint32_t const v87 = 32;
bool const v88 = v44 < v87;
if(v88) {
float const v93 = *v85;
uint32_t const v95 = v579 + v87;
float * const v99 = &(*v451)[v95];
float const v100 = *v99;
float const v101 = v93 + v100;
*v85 = v101;
}
__syncthreads();
uint32_t const v106 = 16;
bool const v107 = v44 < v106;
if(v107) {
float const v112 = *v85;
uint32_t const v114 = v579 + v106;
float * const v118 = &(*v451)[v114];
float const v119 = *v118;
float const v120 = v112 + v119;
*v85 = v120;
}
__syncthreads();
uint32_t const v125 = 8;
bool const v126 = v44 < v125;
if(v126) {
float const v131 = *v85;
uint32_t const v133 = v579 + v125;
float * const v137 = &(*v451)[v133];
float const v138 = *v137;
float const v139 = v131 + v138;
*v85 = v139;
}
__syncthreads();
uint32_t const v144 = 4;
bool const v145 = v44 < v144;
if(v145) {
float const v150 = *v85;
uint32_t const v152 = v579 + v144;
float * const v156 = &(*v451)[v152];
float const v157 = *v156;
float const v158 = v150 + v157;
*v85 = v158;
}
__syncthreads();
uint32_t const v163 = 2;
bool const v164 = v44 < v163;
if(v164) {
float const v169 = *v85;
uint32_t const v171 = v579 + v163;
float * const v175 = &(*v451)[v171];
float const v176 = *v175;
float const v177 = v169 + v176;
*v85 = v177;
}
__syncthreads();
bool const v183 = v44 < v29;
if(v183) {
float const v188 = *v85;
uint32_t const v190 = v579 + v29;
float * const v194 = &(*v451)[v190];
float const v195 = *v194;
float const v196 = v188 + v195;
*v85 = v196;
}
__syncthreads();
uint32_t const v201 = v579 - v44;
float * const v205 = &(*v451)[v201];
float const v206 = *v205;
__syncthreads();
float const v208 = v206 * v443;
float_4 v458_store;
float_4 * v458 = &v458_store;*v458 = v39;
for(uint32_t v217 = v44; v217 < v37; v217 += v26) {
uint32_t const v219 = v31 * v37;
uint32_t const v220 = v219 + v217;
float_4 const* const v224 = &v1[v220];
float_4 const v225 = *v224;
float const v476 = v225.i_0;
float const v478 = v476 - v208;
float const v479 = v225.i_1;
float const v481 = v479 - v208;
float const v482 = v225.i_2;
float const v484 = v482 - v208;
float const v485 = v225.i_3;
float const v487 = v485 - v208;
float_4 const v228 = *v458;
float const v491 = v228.i_0;
float const v492 = fma(v478, v478, v491);
float const v495 = v228.i_1;
float const v496 = fma(v481, v481, v495);
float const v499 = v228.i_2;
float const v500 = fma(v484, v484, v499);
float const v503 = v228.i_3;
float const v504 = fma(v487, v487, v503);
float_4 const v505 = float_4{v492, v496, v500, v504};
*v458 = v505;
}
float_4 const v230 = *v458;
float const v231 = v230.i_0;
float const v234 = v230.i_1;
float const v236 = v231 + v234;
float const v238 = v230.i_2;
float const v240 = v236 + v238;
float const v242 = v230.i_3;
float const v244 = v240 + v242;
array<float, 256> * const v452 = reinterpret_cast<array<float, 256> *>(&v450[1024]);
float * const v258 = &(*v452)[v579];
*v258 = v244;
__syncthreads();
if(v88) {
float const v266 = *v258;
uint32_t const v268 = v579 + v87;
float * const v272 = &(*v452)[v268];
float const v273 = *v272;
float const v274 = v266 + v273;
*v258 = v274;
}
__syncthreads();
if(v107) {
float const v285 = *v258;
uint32_t const v287 = v579 + v106;
float * const v291 = &(*v452)[v287];
float const v292 = *v291;
float const v293 = v285 + v292;
*v258 = v293;
}
__syncthreads();
if(v126) {
float const v304 = *v258;
uint32_t const v306 = v579 + v125;
float * const v310 = &(*v452)[v306];
float const v311 = *v310;
float const v312 = v304 + v311;
*v258 = v312;
}
__syncthreads();
if(v145) {
float const v323 = *v258;
uint32_t const v325 = v579 + v144;
float * const v329 = &(*v452)[v325];
float const v330 = *v329;
float const v331 = v323 + v330;
*v258 = v331;
}
__syncthreads();
if(v164) {
float const v342 = *v258;
uint32_t const v344 = v579 + v163;
float * const v348 = &(*v452)[v344];
float const v349 = *v348;
float const v350 = v342 + v349;
*v258 = v350;
}
__syncthreads();
if(v183) {
float const v361 = *v258;
uint32_t const v363 = v579 + v29;
float * const v367 = &(*v452)[v363];
float const v368 = *v367;
float const v369 = v361 + v368;
*v258 = v369;
}
__syncthreads();
float * const v378 = &(*v452)[v201];
float const v379 = *v378;
__syncthreads();
float const v646 = fma(v379, v443, v444);
float const v383 = sqrt(v646);float const v384 = 1;
float const v385 = v384 / v383;
if(v36) {
for(uint32_t v391 = v44; v391 < v37; v391 += v26) {
uint32_t const v393 = v31 * v37;
uint32_t const v394 = v393 + v391;
float_4 const* const v398 = &v1[v394];
float_4 const v399 = *v398;
float const v506 = v399.i_0;
float const v508 = v506 - v208;
float const v509 = v399.i_1;
float const v511 = v509 - v208;
float const v512 = v399.i_2;
float const v514 = v512 - v208;
float const v515 = v399.i_3;
float const v517 = v515 - v208;
float const v521 = v508 * v385;
float const v524 = v511 * v385;
float const v527 = v514 * v385;
float const v530 = v517 * v385;
float_4 const* const v407 = &v5[v391];
float_4 const v408 = *v407;
float const v533 = v408.i_0;
float const v534 = v521 * v533;
float const v536 = v408.i_1;
float const v537 = v524 * v536;
float const v539 = v408.i_2;
float const v540 = v527 * v539;
float const v542 = v408.i_3;
float const v543 = v530 * v542;
float_4 const* const v413 = &v9[v391];
float_4 const v414 = *v413;
float const v546 = v414.i_0;
float const v547 = v534 + v546;
float const v549 = v414.i_1;
float const v550 = v537 + v549;
float const v552 = v414.i_2;
float const v553 = v540 + v552;
float const v555 = v414.i_3;
float const v556 = v543 + v555;
float_4 const v557 = float_4{v547, v550, v553, v556};
float_4 * const v421 = &v13[v394];
*v421 = v557;
}
bool const v427 = v44 == v3;
if(v427) {
float * const v431 = &v17[v31];
*v431 = v208;
uint32_t const v433 = v28 + v31;
float * const v437 = &v17[v433];
*v437 = v385;
}
}
return;
}
