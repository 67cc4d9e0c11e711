// layer_norm_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
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
uint32_t scalars_u32[2];uint32_t static_meta[6];
};
extern "C" __global__ void __launch_bounds__(256)  layer_norm_kernel(float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 const* const __restrict__ v9, float_4 * const __restrict__ v13, float * const __restrict__ v17, __grid_constant__ info_st const info_v400) {
extern __shared__ __align__(4) char v410[];uint32_t const v3 = 0;
uint32_t const v401 = info_v400.scalars_u32[0];
uint32_t const v402 = info_v400.scalars_u32[1];
float const v403 = info_v400.scalars_f32[0];
float const v404 = info_v400.scalars_f32[1];
uint32_t const v518 = blockIdx.z;
uint32_t const v519 = uint32_t(v518);
uint32_t const v520 = gridDim.y;
uint32_t const v521 = uint32_t(v520);
uint32_t const v522 = v519 * v521;
uint32_t const v523 = gridDim.x;
uint32_t const v524 = uint32_t(v523);
uint32_t const v525 = v522 * v524;
uint32_t const v526 = blockIdx.y;
uint32_t const v527 = uint32_t(v526);
uint32_t const v530 = v527 * v524;
uint32_t const v531 = v525 + v530;
uint32_t const v532 = blockIdx.x;
uint32_t const v533 = uint32_t(v532);
uint32_t const v534 = v531 + v533;
uint32_t const v605 = 256;
uint32_t const v537 = v534 * v605;
uint32_t const v565 = threadIdx.x;
uint32_t const v539 = uint32_t(v565);
uint32_t const v540 = v537 + v539;
uint32_t const v26 = 32;
uint32_t const v27 = v540 / v26;
uint32_t const v28 = uint32_t(v401);
uint32_t const v29 = 1;
uint32_t const v30 = v28 - v29;
uint32_t const v31 = min(v27, v30);
bool const v36 = v27 < v28;
uint32_t const v37 = uint32_t(v402);
float const v38 = 0;
float_4 const v39 = float_4{v38, v38, v38, v38};
float_4 v414_store;
float_4 * v414 = &v414_store;*v414 = v39;
uint32_t const v44 = v539 % v26;
for(uint32_t v46 = v44; v46 < v37; v46 += v26) {
uint32_t const v48 = v31 * v37;
uint32_t const v49 = v48 + v46;
float_4 const* const v53 = &v1[v49];
float_4 const v54 = *v53;
float_4 const v55 = *v414;
float const v423 = v55.i_0;
float const v424 = v54.i_0;
float const v425 = v423 + v424;
float const v426 = v55.i_1;
float const v427 = v54.i_1;
float const v428 = v426 + v427;
float const v429 = v55.i_2;
float const v430 = v54.i_2;
float const v431 = v429 + v430;
float const v432 = v55.i_3;
float const v433 = v54.i_3;
float const v434 = v432 + v433;
float_4 const v435 = float_4{v425, v428, v431, v434};
*v414 = v435;
}
float_4 const v57 = *v414;
float const v58 = v57.i_0;
float const v61 = v57.i_1;
float const v63 = v58 + v61;
float const v65 = v57.i_2;
float const v67 = v63 + v65;
float const v69 = v57.i_3;
float const v71 = v67 + v69;
array<float, 256> * const v412 = reinterpret_cast<array<float, 256> *>(&v410[0]);
float * const v85 = &(*v412)[v539];
*v85 = v71;
__syncthreads();
uint32_t const v87 = 16;
bool const v88 = v44 < v87;
if(v88) {
float const v93 = *v85;
uint32_t const v95 = v539 + v87;
float * const v99 = &(*v412)[v95];
float const v100 = *v99;
float const v101 = v93 + v100;
*v85 = v101;
}
__syncthreads();
uint32_t const v106 = 8;
bool const v107 = v44 < v106;
if(v107) {
float const v112 = *v85;
uint32_t const v114 = v539 + v106;
float * const v118 = &(*v412)[v114];
float const v119 = *v118;
float const v120 = v112 + v119;
*v85 = v120;
}
__syncthreads();
uint32_t const v125 = 4;
bool const v126 = v44 < v125;
if(v126) {
float const v131 = *v85;
uint32_t const v133 = v539 + v125;
float * const v137 = &(*v412)[v133];
float const v138 = *v137;
float const v139 = v131 + v138;
*v85 = v139;
}
__syncthreads();
uint32_t const v144 = 2;
bool const v145 = v44 < v144;
if(v145) {
float const v150 = *v85;
uint32_t const v152 = v539 + v144;
float * const v156 = &(*v412)[v152];
float const v157 = *v156;
float const v158 = v150 + v157;
*v85 = v158;
}
__syncthreads();
bool const v164 = v44 < v29;
if(v164) {
float const v169 = *v85;
uint32_t const v171 = v539 + v29;
float * const v175 = &(*v412)[v171];
float const v176 = *v175;
float const v177 = v169 + v176;
*v85 = v177;
}
__syncthreads();
uint32_t const v182 = v539 - v44;
float * const v186 = &(*v412)[v182];
float const v187 = *v186;
__syncthreads();
float const v189 = v187 * v403;
float_4 v418_store;
float_4 * v418 = &v418_store;*v418 = v39;
for(uint32_t v198 = v44; v198 < v37; v198 += v26) {
uint32_t const v200 = v31 * v37;
uint32_t const v201 = v200 + v198;
float_4 const* const v205 = &v1[v201];
float_4 const v206 = *v205;
float const v436 = v206.i_0;
float const v438 = v436 - v189;
float const v439 = v206.i_1;
float const v441 = v439 - v189;
float const v442 = v206.i_2;
float const v444 = v442 - v189;
float const v445 = v206.i_3;
float const v447 = v445 - v189;
float_4 const v209 = *v418;
float const v451 = v209.i_0;
float const v452 = fma(v438, v438, v451);
float const v455 = v209.i_1;
float const v456 = fma(v441, v441, v455);
float const v459 = v209.i_2;
float const v460 = fma(v444, v444, v459);
float const v463 = v209.i_3;
float const v464 = fma(v447, v447, v463);
float_4 const v465 = float_4{v452, v456, v460, v464};
*v418 = v465;
}
float_4 const v211 = *v418;
float const v212 = v211.i_0;
float const v215 = v211.i_1;
float const v217 = v212 + v215;
float const v219 = v211.i_2;
float const v221 = v217 + v219;
float const v223 = v211.i_3;
float const v225 = v221 + v223;
array<float, 256> * const v411 = reinterpret_cast<array<float, 256> *>(&v410[1024]);
float * const v239 = &(*v411)[v539];
*v239 = v225;
__syncthreads();
if(v88) {
float const v247 = *v239;
uint32_t const v249 = v539 + v87;
float * const v253 = &(*v411)[v249];
float const v254 = *v253;
float const v255 = v247 + v254;
*v239 = v255;
}
__syncthreads();
if(v107) {
float const v266 = *v239;
uint32_t const v268 = v539 + v106;
float * const v272 = &(*v411)[v268];
float const v273 = *v272;
float const v274 = v266 + v273;
*v239 = v274;
}
__syncthreads();
if(v126) {
float const v285 = *v239;
uint32_t const v287 = v539 + v125;
float * const v291 = &(*v411)[v287];
float const v292 = *v291;
float const v293 = v285 + v292;
*v239 = v293;
}
__syncthreads();
if(v145) {
float const v304 = *v239;
uint32_t const v306 = v539 + v144;
float * const v310 = &(*v411)[v306];
float const v311 = *v310;
float const v312 = v304 + v311;
*v239 = v312;
}
__syncthreads();
if(v164) {
float const v323 = *v239;
uint32_t const v325 = v539 + v29;
float * const v329 = &(*v411)[v325];
float const v330 = *v329;
float const v331 = v323 + v330;
*v239 = v331;
}
__syncthreads();
float * const v340 = &(*v411)[v182];
float const v341 = *v340;
__syncthreads();
float const v606 = fma(v341, v403, v404);
float const v345 = sqrt(v606);float const v346 = 1;
float const v347 = v346 / v345;
if(v36) {
for(uint32_t v353 = v44; v353 < v37; v353 += v26) {
uint32_t const v355 = v31 * v37;
uint32_t const v356 = v355 + v353;
float_4 const* const v360 = &v1[v356];
float_4 const v361 = *v360;
float const v466 = v361.i_0;
float const v468 = v466 - v189;
float const v469 = v361.i_1;
float const v471 = v469 - v189;
float const v472 = v361.i_2;
float const v474 = v472 - v189;
float const v475 = v361.i_3;
float const v477 = v475 - v189;
float const v481 = v468 * v347;
float const v484 = v471 * v347;
float const v487 = v474 * v347;
float const v490 = v477 * v347;
float_4 const* const v369 = &v5[v353];
float_4 const v370 = *v369;
float const v493 = v370.i_0;
float const v494 = v481 * v493;
float const v496 = v370.i_1;
float const v497 = v484 * v496;
float const v499 = v370.i_2;
float const v500 = v487 * v499;
float const v502 = v370.i_3;
float const v503 = v490 * v502;
float_4 const* const v375 = &v9[v353];
float_4 const v376 = *v375;
float const v506 = v376.i_0;
float const v507 = v494 + v506;
float const v509 = v376.i_1;
float const v510 = v497 + v509;
float const v512 = v376.i_2;
float const v513 = v500 + v512;
float const v515 = v376.i_3;
float const v516 = v503 + v515;
float_4 const v517 = float_4{v507, v510, v513, v516};
float_4 * const v383 = &v13[v356];
*v383 = v517;
}
bool const v389 = v44 == v3;
if(v389) {
float * const v393 = &v17[v31];
*v393 = v189;
uint32_t const v395 = v28 + v31;
float * const v399 = &v17[v395];
*v399 = v347;
}
}
return;
}
