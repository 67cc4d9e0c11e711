// gemm_panels in src/gemm/dense.rs, scene f32, cubes of 128 x 1 x 1
// comptime: t: DenseTile { tm: 2, tn: 1, vector: 4, lanes: 16, workers: 8, }, accumulate: true,

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
    uint32_t scalars_u32[8];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(128)  gemm_panels(float const* const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 * const __restrict__ v9, __grid_constant__ info_st const info_v282) {
uint32_t const v3 = 0;
uint32_t const v283 = info_v282.scalars_u32[0];
uint32_t const v284 = info_v282.scalars_u32[1];
uint32_t const v285 = info_v282.scalars_u32[2];
uint32_t const v286 = info_v282.scalars_u32[3];
uint32_t const v287 = info_v282.scalars_u32[4];
uint32_t const v288 = info_v282.scalars_u32[5];
uint32_t const v289 = info_v282.scalars_u32[6];
uint32_t const v20 = uint32_t(v288);
uint32_t const v21 = uint32_t(v286);
uint32_t const v22 = threadIdx.x;
uint32_t const v23 = uint32_t(v22);
uint32_t const v24 = 16;
uint32_t const v25 = v23 % v24;
uint32_t const v29 = v23 / v24;
uint32_t const v30 = blockIdx.x;
uint32_t const v31 = uint32_t(v30);
uint32_t const v32 = 8;
uint32_t const v33 = v31 * v32;
uint32_t const v34 = v33 + v29;
uint32_t const v35 = 2;
uint32_t const v36 = v34 * v35;
uint32_t const v37 = blockIdx.y;
uint32_t const v38 = uint32_t(v37);
bool const v39 = v36 < v21;
if(v39) {
array<float_4, 2> v294_store = {};
array<float_4, 2> * v294 = &v294_store;float const v44 = 0;
float_4 const v45 = float_4{v44, v44, v44, v44};
float_4 * const v50 = &(*v294)[v3];
*v50 = v45;
uint32_t const v55 = 1;
float_4 * const v57 = &(*v294)[v55];
*v57 = v45;
array<uint32_t, 2> v295_store = {};
array<uint32_t, 2> * v295 = &v295_store;uint32_t const v62 = uint32_t(v283);
uint32_t const v66 = v21 - v55;
uint32_t const v67 = min(v36, v66);
uint32_t const v68 = uint32_t(v284);
uint32_t const v69 = v67 * v68;
uint32_t const v70 = v62 + v69;
uint32_t * const v75 = &(*v295)[v3];
*v75 = v70;
uint32_t const v78 = v36 + v55;
uint32_t const v81 = min(v78, v66);
uint32_t const v83 = v81 * v68;
uint32_t const v84 = v62 + v83;
uint32_t * const v89 = &(*v295)[v55];
*v89 = v84;
uint32_t const v90 = uint32_t(v285);
uint32_t const v91 = v38 * v20;
uint32_t const v93 = v91 * v24;
uint32_t const v94 = v93 + v25;
for(uint32_t v97 = v3; v97 < v20; v97 += v55) {
array<float_4, 1> v297_store = {};
array<float_4, 1> * v297 = &v297_store;uint32_t const v104 = v97 * v24;
uint32_t const v105 = v94 + v104;
float_4 const* const v111 = &v5[v105];
float_4 const v112 = *v111;
float_4 * const v117 = &(*v297)[v3];
*v117 = v112;
uint32_t const v123 = *v75;
uint32_t const v124 = v97 * v90;
uint32_t const v125 = v123 + v124;
float const* const v129 = &v1[v125];
float const v130 = *v129;
float_4 const v137 = *v117;
float_4 const v143 = *v50;
float const v303 = v137.i_0;
float const v304 = v143.i_0;
float const v305 = fma(v130, v303, v304);
float const v307 = v137.i_1;
float const v308 = v143.i_1;
float const v309 = fma(v130, v307, v308);
float const v311 = v137.i_2;
float const v312 = v143.i_2;
float const v313 = fma(v130, v311, v312);
float const v315 = v137.i_3;
float const v316 = v143.i_3;
float const v317 = fma(v130, v315, v316);
float_4 const v318 = float_4{v305, v309, v313, v317};
*v50 = v318;
uint32_t const v155 = *v89;
uint32_t const v157 = v155 + v124;
float const* const v161 = &v1[v157];
float const v162 = *v161;
float_4 const v175 = *v57;
float const v321 = v175.i_0;
float const v322 = fma(v162, v303, v321);
float const v325 = v175.i_1;
float const v326 = fma(v162, v307, v325);
float const v329 = v175.i_2;
float const v330 = fma(v162, v311, v329);
float const v333 = v175.i_3;
float const v334 = fma(v162, v315, v333);
float_4 const v335 = float_4{v322, v326, v330, v334};
*v57 = v335;
}
uint32_t const v182 = 64;
uint32_t const v183 = v38 * v182;
if(v39) {
uint32_t const v189 = 4;
uint32_t const v190 = v25 * v189;
uint32_t const v191 = v183 + v190;
float_4 const v197 = *v50;
uint32_t const v200 = uint32_t(v289);
uint32_t const v201 = v36 * v200;
uint32_t const v202 = uint32_t(v287);
bool const v205 = v191 < v202;
if(v205) {
float const v211 = v197.i_0;
float const v214 = v197.i_1;
float const v217 = v197.i_2;
float const v220 = v197.i_3;
uint32_t const v224 = v191 / v189;
uint32_t const v225 = v201 + v224;
float_4 * const v229 = &v9[v225];
float_4 const v230 = *v229;
float const v336 = v230.i_0;
float const v338 = v336 + v211;
float const v339 = v230.i_1;
float const v341 = v339 + v214;
float const v342 = v230.i_2;
float const v344 = v342 + v217;
float const v345 = v230.i_3;
float const v347 = v345 + v220;
float_4 const v348 = float_4{v338, v341, v344, v347};
*v229 = v348;
}
}
bool const v235 = v78 < v21;
if(v235) {
uint32_t const v238 = 4;
uint32_t const v239 = v25 * v238;
uint32_t const v240 = v183 + v239;
float_4 const v246 = *v57;
uint32_t const v249 = uint32_t(v289);
uint32_t const v250 = v78 * v249;
uint32_t const v251 = uint32_t(v287);
bool const v254 = v240 < v251;
if(v254) {
float const v260 = v246.i_0;
float const v263 = v246.i_1;
float const v266 = v246.i_2;
float const v269 = v246.i_3;
uint32_t const v273 = v240 / v238;
uint32_t const v274 = v250 + v273;
float_4 * const v278 = &v9[v274];
float_4 const v279 = *v278;
float const v349 = v279.i_0;
float const v351 = v349 + v260;
float const v352 = v279.i_1;
float const v354 = v352 + v263;
float const v355 = v279.i_2;
float const v357 = v355 + v266;
float const v358 = v279.i_3;
float const v360 = v358 + v269;
float_4 const v361 = float_4{v351, v354, v357, v360};
*v278 = v361;
}
}
}
return;
}
