// rms_norm_backward_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
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
uint32_t scalars_u32[2];uint32_t static_meta[6];
};
extern "C" __global__ void __launch_bounds__(256)  rms_norm_backward_kernel(float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 const* const __restrict__ v9, float const* const __restrict__ v13, float_4 * const __restrict__ v17, float_4 * const __restrict__ v21, __grid_constant__ info_st const info_v274) {
extern __shared__ __align__(4) char v285[];uint32_t const v3 = 0;
uint32_t const v275 = info_v274.scalars_u32[0];
uint32_t const v276 = info_v274.scalars_u32[1];
float const v277 = info_v274.scalars_f32[0];
uint32_t const v416 = blockIdx.z;
uint32_t const v417 = uint32_t(v416);
uint32_t const v418 = gridDim.y;
uint32_t const v419 = uint32_t(v418);
uint32_t const v420 = v417 * v419;
uint32_t const v421 = gridDim.x;
uint32_t const v422 = uint32_t(v421);
uint32_t const v423 = v420 * v422;
uint32_t const v424 = blockIdx.y;
uint32_t const v425 = uint32_t(v424);
uint32_t const v428 = v425 * v422;
uint32_t const v429 = v423 + v428;
uint32_t const v430 = blockIdx.x;
uint32_t const v431 = uint32_t(v430);
uint32_t const v432 = v429 + v431;
uint32_t const v459 = 256;
uint32_t const v435 = v432 * v459;
uint32_t const v440 = threadIdx.x;
uint32_t const v437 = uint32_t(v440);
uint32_t const v438 = v435 + v437;
uint32_t const v30 = 32;
uint32_t const v31 = v438 / v30;
uint32_t const v35 = v437 % v30;
uint32_t const v36 = uint32_t(v276);
uint32_t const v38 = 16;
uint32_t const v39 = 1;
for(uint32_t v40 = v3; v40 < v38; v40 += v39) {
uint32_t const v43 = v31 * v38;
uint32_t const v44 = v43 + v40;
uint32_t const v45 = uint32_t(v275);
bool const v46 = v44 < v45;
uint32_t const v49 = v45 - v39;
uint32_t const v50 = min(v44, v49);
float const* const v54 = &v13[v50];
float const v55 = *v54;
float const v56 = 0;
float_4 const v57 = float_4{v56, v56, v56, v56};
float_4 v289_store;
float_4 * v289 = &v289_store;*v289 = v57;
for(uint32_t v60 = v35; v60 < v36; v60 += v30) {
uint32_t const v62 = v50 * v36;
uint32_t const v63 = v62 + v60;
float_4 const* const v67 = &v1[v63];
float_4 const v68 = *v67;
float_4 const* const v72 = &v9[v60];
float_4 const v73 = *v72;
float const v295 = v68.i_0;
float const v296 = v73.i_0;
float const v297 = v295 * v296;
float const v298 = v68.i_1;
float const v299 = v73.i_1;
float const v300 = v298 * v299;
float const v301 = v68.i_2;
float const v302 = v73.i_2;
float const v303 = v301 * v302;
float const v304 = v68.i_3;
float const v305 = v73.i_3;
float const v306 = v304 * v305;
float_4 const* const v80 = &v5[v63];
float_4 const v81 = *v80;
float_4 const v82 = *v289;
float const v309 = v81.i_0;
float const v310 = v82.i_0;
float const v311 = fma(v297, v309, v310);
float const v313 = v81.i_1;
float const v314 = v82.i_1;
float const v315 = fma(v300, v313, v314);
float const v317 = v81.i_2;
float const v318 = v82.i_2;
float const v319 = fma(v303, v317, v318);
float const v321 = v81.i_3;
float const v322 = v82.i_3;
float const v323 = fma(v306, v321, v322);
float_4 const v324 = float_4{v311, v315, v319, v323};
*v289 = v324;
}
float_4 const v84 = *v289;
float const v85 = v84.i_0;
float const v88 = v84.i_1;
float const v90 = v85 + v88;
float const v92 = v84.i_2;
float const v94 = v90 + v92;
float const v96 = v84.i_3;
float const v98 = v94 + v96;
array<float, 256> * const v286 = reinterpret_cast<array<float, 256> *>(&v285[0]);
float * const v112 = &(*v286)[v437];
*v112 = v98;
__syncthreads();
bool const v115 = v35 < v38;
if(v115) {
float const v120 = *v112;
uint32_t const v122 = v437 + v38;
float * const v126 = &(*v286)[v122];
float const v127 = *v126;
float const v128 = v120 + v127;
*v112 = v128;
}
__syncthreads();
uint32_t const v133 = 8;
bool const v134 = v35 < v133;
if(v134) {
float const v139 = *v112;
uint32_t const v141 = v437 + v133;
float * const v145 = &(*v286)[v141];
float const v146 = *v145;
float const v147 = v139 + v146;
*v112 = v147;
}
__syncthreads();
uint32_t const v152 = 4;
bool const v153 = v35 < v152;
if(v153) {
float const v158 = *v112;
uint32_t const v160 = v437 + v152;
float * const v164 = &(*v286)[v160];
float const v165 = *v164;
float const v166 = v158 + v165;
*v112 = v166;
}
__syncthreads();
uint32_t const v171 = 2;
bool const v172 = v35 < v171;
if(v172) {
float const v177 = *v112;
uint32_t const v179 = v437 + v171;
float * const v183 = &(*v286)[v179];
float const v184 = *v183;
float const v185 = v177 + v184;
*v112 = v185;
}
__syncthreads();
bool const v191 = v35 < v39;
if(v191) {
float const v196 = *v112;
uint32_t const v198 = v437 + v39;
float * const v202 = &(*v286)[v198];
float const v203 = *v202;
float const v204 = v196 + v203;
*v112 = v204;
}
__syncthreads();
uint32_t const v209 = v437 - v35;
float * const v213 = &(*v286)[v209];
float const v214 = *v213;
__syncthreads();
float const v216 = v214 * v55;
float const v217 = v216 * v277;
if(v46) {
for(uint32_t v219 = v35; v219 < v36; v219 += v30) {
uint32_t const v221 = v50 * v36;
uint32_t const v222 = v221 + v219;
float_4 const* const v226 = &v1[v222];
float_4 const v227 = *v226;
float_4 const* const v233 = &v5[v222];
float_4 const v234 = *v233;
float const v325 = v234.i_0;
float const v327 = v325 * v55;
float const v328 = v234.i_1;
float const v330 = v328 * v55;
float const v331 = v234.i_2;
float const v333 = v331 * v55;
float const v334 = v234.i_3;
float const v336 = v334 * v55;
float_4 const* const v240 = &v9[v219];
float_4 const v241 = *v240;
float const v338 = v227.i_0;
float const v339 = v241.i_0;
float const v340 = v338 * v339;
float const v341 = v227.i_1;
float const v342 = v241.i_1;
float const v343 = v341 * v342;
float const v344 = v227.i_2;
float const v345 = v241.i_2;
float const v346 = v344 * v345;
float const v347 = v227.i_3;
float const v348 = v241.i_3;
float const v349 = v347 * v348;
float const v353 = v327 * v217;
float const v356 = v330 * v217;
float const v359 = v333 * v217;
float const v362 = v336 * v217;
float const v366 = v340 - v353;
float const v369 = v343 - v356;
float const v372 = v346 - v359;
float const v375 = v349 - v362;
float const v379 = v366 * v55;
float const v382 = v369 * v55;
float const v385 = v372 * v55;
float const v388 = v375 * v55;
float_4 const v389 = float_4{v379, v382, v385, v388};
float_4 * const v253 = &v17[v222];
*v253 = v389;
float const v392 = v338 * v327;
float const v395 = v341 * v330;
float const v398 = v344 * v333;
float const v401 = v347 * v336;
float_4 const v402 = float_4{v392, v395, v398, v401};
float_4 v294_store;
float_4 * v294 = &v294_store;*v294 = v402;
bool const v257 = v40 > v3;
if(v257) {
uint32_t const v258 = v31 * v36;
uint32_t const v259 = v258 + v219;
float_4 * const v263 = &v21[v259];
float_4 const v264 = *v263;
float_4 const v265 = *v294;
float const v403 = v265.i_0;
float const v404 = v264.i_0;
float const v405 = v403 + v404;
float const v406 = v265.i_1;
float const v407 = v264.i_1;
float const v408 = v406 + v407;
float const v409 = v265.i_2;
float const v410 = v264.i_2;
float const v411 = v409 + v410;
float const v412 = v265.i_3;
float const v413 = v264.i_3;
float const v414 = v412 + v413;
float_4 const v415 = float_4{v405, v408, v411, v414};
*v294 = v415;
}
uint32_t const v267 = v31 * v36;
uint32_t const v268 = v267 + v219;
float_4 * const v272 = &v21[v268];
float_4 const v273 = *v294;
*v272 = v273;
}
}
}
return;
}
