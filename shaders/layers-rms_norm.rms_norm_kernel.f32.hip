// rms_norm_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
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
uint32_t scalars_u32[2];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256) rms_norm_kernel(float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 * const __restrict__ v9, float * const __restrict__ v13, info_st const* const __restrict__ v247) {
extern __shared__ __align__(4) char v258[];uint32_t const* const dynamic_meta_v249 = reinterpret_cast<uint32_t const*>(v247 + 1);
const info_st& info_v248 = *v247;uint32_t const v3 = 0;
uint32_t const v250 = info_v248.scalars_u32[0];
uint32_t const v251 = info_v248.scalars_u32[1];
float const v252 = info_v248.scalars_f32[0];
float const v253 = info_v248.scalars_f32[1];
uint32_t const v309 = blockIdx.z;
uint32_t const v310 = uint32_t(v309);
uint32_t const v311 = gridDim.y;
uint32_t const v312 = uint32_t(v311);
uint32_t const v313 = v310 * v312;
uint32_t const v314 = gridDim.x;
uint32_t const v315 = uint32_t(v314);
uint32_t const v316 = v313 * v315;
uint32_t const v317 = blockIdx.y;
uint32_t const v318 = uint32_t(v317);
uint32_t const v321 = v318 * v315;
uint32_t const v322 = v316 + v321;
uint32_t const v323 = blockIdx.x;
uint32_t const v324 = uint32_t(v323);
uint32_t const v325 = v322 + v324;
uint32_t const v396 = 256;
uint32_t const v328 = v325 * v396;
uint32_t const v356 = threadIdx.x;
uint32_t const v330 = uint32_t(v356);
uint32_t const v331 = v328 + v330;
uint32_t const v22 = 64;
uint32_t const v23 = v331 / v22;
uint32_t const v24 = uint32_t(v250);
uint32_t const v25 = 1;
uint32_t const v26 = v24 - v25;
uint32_t const v27 = min(v23, v26);
bool const v32 = v23 < v24;
uint32_t const v33 = uint32_t(v251);
float const v34 = 0;
float_4 const v35 = float_4{v34, v34, v34, v34};
float_4 v261_store;
float_4 * v261 = &v261_store;*v261 = v35;
uint32_t const v40 = v330 % v22;
for(uint32_t v42 = v40; v42 < v33; v42 += v22) {
uint32_t const v44 = v27 * v33;
uint32_t const v45 = v44 + v42;
float_4 const* const v49 = &v1[v45];
float_4 const v50 = *v49;
float_4 const v51 = *v261;
float const v266 = v50.i_0;
float const v268 = v51.i_0;
float const v269 = fma(v266, v266, v268);
float const v270 = v50.i_1;
float const v272 = v51.i_1;
float const v273 = fma(v270, v270, v272);
float const v274 = v50.i_2;
float const v276 = v51.i_2;
float const v277 = fma(v274, v274, v276);
float const v278 = v50.i_3;
float const v280 = v51.i_3;
float const v281 = fma(v278, v278, v280);
float_4 const v282 = float_4{v269, v273, v277, v281};
*v261 = v282;
}
float_4 const v53 = *v261;
float const v54 = v53.i_0;
float const v57 = v53.i_1;
float const v59 = v54 + v57;
float const v61 = v53.i_2;
float const v63 = v59 + v61;
float const v65 = v53.i_3;
float const v67 = v63 + v65;
array<float, 256> * const v259 = reinterpret_cast<array<float, 256> *>(&v258[0]);
float * const v81 = &(*v259)[v330];
*v81 = v67;
__syncthreads();
uint32_t const v83 = 32;
bool const v84 = v40 < v83;
if(v84) {
float const v89 = *v81;
uint32_t const v91 = v330 + v83;
float * const v95 = &(*v259)[v91];
float const v96 = *v95;
float const v97 = v89 + v96;
*v81 = v97;
}
__syncthreads();
uint32_t const v102 = 16;
bool const v103 = v40 < v102;
if(v103) {
float const v108 = *v81;
uint32_t const v110 = v330 + v102;
float * const v114 = &(*v259)[v110];
float const v115 = *v114;
float const v116 = v108 + v115;
*v81 = v116;
}
__syncthreads();
uint32_t const v121 = 8;
bool const v122 = v40 < v121;
if(v122) {
float const v127 = *v81;
uint32_t const v129 = v330 + v121;
float * const v133 = &(*v259)[v129];
float const v134 = *v133;
float const v135 = v127 + v134;
*v81 = v135;
}
__syncthreads();
uint32_t const v140 = 4;
bool const v141 = v40 < v140;
if(v141) {
float const v146 = *v81;
uint32_t const v148 = v330 + v140;
float * const v152 = &(*v259)[v148];
float const v153 = *v152;
float const v154 = v146 + v153;
*v81 = v154;
}
__syncthreads();
uint32_t const v159 = 2;
bool const v160 = v40 < v159;
if(v160) {
float const v165 = *v81;
uint32_t const v167 = v330 + v159;
float * const v171 = &(*v259)[v167];
float const v172 = *v171;
float const v173 = v165 + v172;
*v81 = v173;
}
__syncthreads();
bool const v179 = v40 < v25;
if(v179) {
float const v184 = *v81;
uint32_t const v186 = v330 + v25;
float * const v190 = &(*v259)[v186];
float const v191 = *v190;
float const v192 = v184 + v191;
*v81 = v192;
}
__syncthreads();
uint32_t const v197 = v330 - v40;
float * const v201 = &(*v259)[v197];
float const v202 = *v201;
__syncthreads();
float const v397 = fma(v202, v252, v253);
float const v206 = sqrt(v397);float const v207 = 1;
float const v208 = v207 / v206;
if(v32) {
for(uint32_t v214 = v40; v214 < v33; v214 += v22) {
uint32_t const v216 = v27 * v33;
uint32_t const v217 = v216 + v214;
float_4 const* const v221 = &v1[v217];
float_4 const v222 = *v221;
float const v283 = v222.i_0;
float const v285 = v283 * v208;
float const v286 = v222.i_1;
float const v288 = v286 * v208;
float const v289 = v222.i_2;
float const v291 = v289 * v208;
float const v292 = v222.i_3;
float const v294 = v292 * v208;
float_4 const* const v228 = &v5[v214];
float_4 const v229 = *v228;
float const v297 = v229.i_0;
float const v298 = v285 * v297;
float const v300 = v229.i_1;
float const v301 = v288 * v300;
float const v303 = v229.i_2;
float const v304 = v291 * v303;
float const v306 = v229.i_3;
float const v307 = v294 * v306;
float_4 const v308 = float_4{v298, v301, v304, v307};
float_4 * const v236 = &v9[v217];
*v236 = v308;
}
bool const v242 = v40 == v3;
if(v242) {
float * const v246 = &v13[v27];
*v246 = v208;
}
}
return;
}
