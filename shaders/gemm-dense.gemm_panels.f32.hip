// gemm_panels in src/gemm/dense.rs, scene f32, cubes of 128 x 1 x 1
// comptime: t: DenseTile { tm: 2, tn: 1, vector: 4, lanes: 16, workers: 8, }, accumulate: false,

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
    uint32_t scalars_u32[8];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(128) gemm_panels(float const* const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 * const __restrict__ v9, info_st const* const __restrict__ v278) {
uint32_t const* const dynamic_meta_v280 = reinterpret_cast<uint32_t const*>(v278 + 1);
const info_st& info_v279 = *v278;uint32_t const v3 = 0;
uint32_t const v281 = info_v279.scalars_u32[0];
uint32_t const v282 = info_v279.scalars_u32[1];
uint32_t const v283 = info_v279.scalars_u32[2];
uint32_t const v284 = info_v279.scalars_u32[3];
uint32_t const v285 = info_v279.scalars_u32[4];
uint32_t const v286 = info_v279.scalars_u32[5];
uint32_t const v287 = info_v279.scalars_u32[6];
uint32_t const v20 = uint32_t(v286);
uint32_t const v21 = uint32_t(v284);
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
array<float_4, 2> v292_store = {};
array<float_4, 2> * v292 = &v292_store;float const v44 = 0;
float_4 const v45 = float_4{v44, v44, v44, v44};
float_4 * const v50 = &(*v292)[v3];
*v50 = v45;
uint32_t const v55 = 1;
float_4 * const v57 = &(*v292)[v55];
*v57 = v45;
array<uint32_t, 2> v293_store = {};
array<uint32_t, 2> * v293 = &v293_store;uint32_t const v62 = uint32_t(v281);
uint32_t const v66 = v21 - v55;
uint32_t const v67 = min(v36, v66);
uint32_t const v68 = uint32_t(v282);
uint32_t const v69 = v67 * v68;
uint32_t const v70 = v62 + v69;
uint32_t * const v75 = &(*v293)[v3];
*v75 = v70;
uint32_t const v78 = v36 + v55;
uint32_t const v81 = min(v78, v66);
uint32_t const v83 = v81 * v68;
uint32_t const v84 = v62 + v83;
uint32_t * const v89 = &(*v293)[v55];
*v89 = v84;
uint32_t const v90 = uint32_t(v283);
uint32_t const v91 = v38 * v20;
uint32_t const v93 = v91 * v24;
uint32_t const v94 = v93 + v25;
for(uint32_t v97 = v3; v97 < v20; v97 += v55) {
array<float_4, 1> v295_store = {};
array<float_4, 1> * v295 = &v295_store;uint32_t const v104 = v97 * v24;
uint32_t const v105 = v94 + v104;
float_4 const* const v111 = &v5[v105];
float_4 const v112 = *v111;
float_4 * const v117 = &(*v295)[v3];
*v117 = v112;
uint32_t const v123 = *v75;
uint32_t const v124 = v97 * v90;
uint32_t const v125 = v123 + v124;
float const* const v129 = &v1[v125];
float const v130 = *v129;
float_4 const v137 = *v117;
float_4 const v143 = *v50;
float const v301 = v137.i_0;
float const v302 = v143.i_0;
float const v303 = fma(v130, v301, v302);
float const v305 = v137.i_1;
float const v306 = v143.i_1;
float const v307 = fma(v130, v305, v306);
float const v309 = v137.i_2;
float const v310 = v143.i_2;
float const v311 = fma(v130, v309, v310);
float const v313 = v137.i_3;
float const v314 = v143.i_3;
float const v315 = fma(v130, v313, v314);
float_4 const v316 = float_4{v303, v307, v311, v315};
*v50 = v316;
uint32_t const v155 = *v89;
uint32_t const v157 = v155 + v124;
float const* const v161 = &v1[v157];
float const v162 = *v161;
float_4 const v175 = *v57;
float const v319 = v175.i_0;
float const v320 = fma(v162, v301, v319);
float const v323 = v175.i_1;
float const v324 = fma(v162, v305, v323);
float const v327 = v175.i_2;
float const v328 = fma(v162, v309, v327);
float const v331 = v175.i_3;
float const v332 = fma(v162, v313, v331);
float_4 const v333 = float_4{v320, v324, v328, v332};
*v57 = v333;
}
uint32_t const v182 = 64;
uint32_t const v183 = v38 * v182;
if(v39) {
uint32_t const v189 = 4;
uint32_t const v190 = v25 * v189;
uint32_t const v191 = v183 + v190;
float_4 const v197 = *v50;
uint32_t const v200 = uint32_t(v287);
uint32_t const v201 = v36 * v200;
uint32_t const v202 = uint32_t(v285);
bool const v205 = v191 < v202;
if(v205) {
float const v211 = v197.i_0;
float_4 const v213 = {v211, v45.i_1, v45.i_2, v45.i_3};
float const v214 = v197.i_1;
float_4 const v216 = {v213.i_0, v214, v213.i_2, v213.i_3};
float const v217 = v197.i_2;
float_4 const v219 = {v216.i_0, v216.i_1, v217, v216.i_3};
float const v220 = v197.i_3;
float_4 const v222 = {v219.i_0, v219.i_1, v219.i_2, v220};
uint32_t const v224 = v191 / v189;
uint32_t const v225 = v201 + v224;
float_4 * const v229 = &v9[v225];
*v229 = v222;
}
}
bool const v233 = v78 < v21;
if(v233) {
uint32_t const v236 = 4;
uint32_t const v237 = v25 * v236;
uint32_t const v238 = v183 + v237;
float_4 const v244 = *v57;
uint32_t const v247 = uint32_t(v287);
uint32_t const v248 = v78 * v247;
uint32_t const v249 = uint32_t(v285);
bool const v252 = v238 < v249;
if(v252) {
float const v258 = v244.i_0;
float_4 const v260 = {v258, v45.i_1, v45.i_2, v45.i_3};
float const v261 = v244.i_1;
float_4 const v263 = {v260.i_0, v261, v260.i_2, v260.i_3};
float const v264 = v244.i_2;
float_4 const v266 = {v263.i_0, v263.i_1, v264, v263.i_3};
float const v267 = v244.i_3;
float_4 const v269 = {v266.i_0, v266.i_1, v266.i_2, v267};
uint32_t const v271 = v238 / v236;
uint32_t const v272 = v248 + v271;
float_4 * const v276 = &v9[v272];
*v276 = v269;
}
}
}
return;
}
