// rms_norm_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
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
uint32_t scalars_u32[2];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256)  rms_norm_kernel(float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 * const __restrict__ v9, float * const __restrict__ v13, __grid_constant__ info_st const info_v228) {
extern __shared__ __align__(4) char v237[];uint32_t const v3 = 0;
uint32_t const v229 = info_v228.scalars_u32[0];
uint32_t const v230 = info_v228.scalars_u32[1];
float const v231 = info_v228.scalars_f32[0];
float const v232 = info_v228.scalars_f32[1];
uint32_t const v288 = blockIdx.z;
uint32_t const v289 = uint32_t(v288);
uint32_t const v290 = gridDim.y;
uint32_t const v291 = uint32_t(v290);
uint32_t const v292 = v289 * v291;
uint32_t const v293 = gridDim.x;
uint32_t const v294 = uint32_t(v293);
uint32_t const v295 = v292 * v294;
uint32_t const v296 = blockIdx.y;
uint32_t const v297 = uint32_t(v296);
uint32_t const v300 = v297 * v294;
uint32_t const v301 = v295 + v300;
uint32_t const v302 = blockIdx.x;
uint32_t const v303 = uint32_t(v302);
uint32_t const v304 = v301 + v303;
uint32_t const v375 = 256;
uint32_t const v307 = v304 * v375;
uint32_t const v335 = threadIdx.x;
uint32_t const v309 = uint32_t(v335);
uint32_t const v310 = v307 + v309;
uint32_t const v22 = 32;
uint32_t const v23 = v310 / v22;
uint32_t const v24 = uint32_t(v229);
uint32_t const v25 = 1;
uint32_t const v26 = v24 - v25;
uint32_t const v27 = min(v23, v26);
bool const v32 = v23 < v24;
uint32_t const v33 = uint32_t(v230);
float const v34 = 0;
float_4 const v35 = float_4{v34, v34, v34, v34};
float_4 v240_store;
float_4 * v240 = &v240_store;*v240 = v35;
uint32_t const v40 = v309 % v22;
for(uint32_t v42 = v40; v42 < v33; v42 += v22) {
uint32_t const v44 = v27 * v33;
uint32_t const v45 = v44 + v42;
float_4 const* const v49 = &v1[v45];
float_4 const v50 = *v49;
float_4 const v51 = *v240;
float const v245 = v50.i_0;
float const v247 = v51.i_0;
float const v248 = fma(v245, v245, v247);
float const v249 = v50.i_1;
float const v251 = v51.i_1;
float const v252 = fma(v249, v249, v251);
float const v253 = v50.i_2;
float const v255 = v51.i_2;
float const v256 = fma(v253, v253, v255);
float const v257 = v50.i_3;
float const v259 = v51.i_3;
float const v260 = fma(v257, v257, v259);
float_4 const v261 = float_4{v248, v252, v256, v260};
*v240 = v261;
}
float_4 const v53 = *v240;
float const v54 = v53.i_0;
float const v57 = v53.i_1;
float const v59 = v54 + v57;
float const v61 = v53.i_2;
float const v63 = v59 + v61;
float const v65 = v53.i_3;
float const v67 = v63 + v65;
array<float, 256> * const v238 = reinterpret_cast<array<float, 256> *>(&v237[0]);
float * const v81 = &(*v238)[v309];
*v81 = v67;
__syncthreads();
uint32_t const v83 = 16;
bool const v84 = v40 < v83;
if(v84) {
float const v89 = *v81;
uint32_t const v91 = v309 + v83;
float * const v95 = &(*v238)[v91];
float const v96 = *v95;
float const v97 = v89 + v96;
*v81 = v97;
}
__syncthreads();
uint32_t const v102 = 8;
bool const v103 = v40 < v102;
if(v103) {
float const v108 = *v81;
uint32_t const v110 = v309 + v102;
float * const v114 = &(*v238)[v110];
float const v115 = *v114;
float const v116 = v108 + v115;
*v81 = v116;
}
__syncthreads();
uint32_t const v121 = 4;
bool const v122 = v40 < v121;
if(v122) {
float const v127 = *v81;
uint32_t const v129 = v309 + v121;
float * const v133 = &(*v238)[v129];
float const v134 = *v133;
float const v135 = v127 + v134;
*v81 = v135;
}
__syncthreads();
uint32_t const v140 = 2;
bool const v141 = v40 < v140;
if(v141) {
float const v146 = *v81;
uint32_t const v148 = v309 + v140;
float * const v152 = &(*v238)[v148];
float const v153 = *v152;
float const v154 = v146 + v153;
*v81 = v154;
}
__syncthreads();
bool const v160 = v40 < v25;
if(v160) {
float const v165 = *v81;
uint32_t const v167 = v309 + v25;
float * const v171 = &(*v238)[v167];
float const v172 = *v171;
float const v173 = v165 + v172;
*v81 = v173;
}
__syncthreads();
uint32_t const v178 = v309 - v40;
float * const v182 = &(*v238)[v178];
float const v183 = *v182;
__syncthreads();
float const v376 = fma(v183, v231, v232);
float const v187 = sqrt(v376);float const v188 = 1;
float const v189 = v188 / v187;
if(v32) {
for(uint32_t v195 = v40; v195 < v33; v195 += v22) {
uint32_t const v197 = v27 * v33;
uint32_t const v198 = v197 + v195;
float_4 const* const v202 = &v1[v198];
float_4 const v203 = *v202;
float const v262 = v203.i_0;
float const v264 = v262 * v189;
float const v265 = v203.i_1;
float const v267 = v265 * v189;
float const v268 = v203.i_2;
float const v270 = v268 * v189;
float const v271 = v203.i_3;
float const v273 = v271 * v189;
float_4 const* const v209 = &v5[v195];
float_4 const v210 = *v209;
float const v276 = v210.i_0;
float const v277 = v264 * v276;
float const v279 = v210.i_1;
float const v280 = v267 * v279;
float const v282 = v210.i_2;
float const v283 = v270 * v282;
float const v285 = v210.i_3;
float const v286 = v273 * v285;
float_4 const v287 = float_4{v277, v280, v283, v286};
float_4 * const v217 = &v9[v198];
*v217 = v287;
}
bool const v223 = v40 == v3;
if(v223) {
float * const v227 = &v13[v27];
*v227 = v189;
}
}
return;
}
