// rms_norm_residual_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
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
extern "C" __global__ void __launch_bounds__(256)  rms_norm_residual_kernel(float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 const* const __restrict__ v9, float_4 * const __restrict__ v13, float_4 * const __restrict__ v17, float * const __restrict__ v21, __grid_constant__ info_st const info_v250) {
extern __shared__ __align__(4) char v261[];uint32_t const v3 = 0;
uint32_t const v251 = info_v250.scalars_u32[0];
uint32_t const v252 = info_v250.scalars_u32[1];
float const v253 = info_v250.scalars_f32[0];
float const v254 = info_v250.scalars_f32[1];
uint32_t const v325 = blockIdx.z;
uint32_t const v326 = uint32_t(v325);
uint32_t const v327 = gridDim.y;
uint32_t const v328 = uint32_t(v327);
uint32_t const v329 = v326 * v328;
uint32_t const v330 = gridDim.x;
uint32_t const v331 = uint32_t(v330);
uint32_t const v332 = v329 * v331;
uint32_t const v333 = blockIdx.y;
uint32_t const v334 = uint32_t(v333);
uint32_t const v337 = v334 * v331;
uint32_t const v338 = v332 + v337;
uint32_t const v339 = blockIdx.x;
uint32_t const v340 = uint32_t(v339);
uint32_t const v341 = v338 + v340;
uint32_t const v412 = 256;
uint32_t const v344 = v341 * v412;
uint32_t const v372 = threadIdx.x;
uint32_t const v346 = uint32_t(v372);
uint32_t const v347 = v344 + v346;
uint32_t const v30 = 32;
uint32_t const v31 = v347 / v30;
uint32_t const v32 = uint32_t(v251);
uint32_t const v33 = 1;
uint32_t const v34 = v32 - v33;
uint32_t const v35 = min(v31, v34);
bool const v40 = v31 < v32;
uint32_t const v41 = uint32_t(v252);
float const v42 = 0;
float_4 const v43 = float_4{v42, v42, v42, v42};
float_4 v264_store;
float_4 * v264 = &v264_store;*v264 = v43;
uint32_t const v48 = v346 % v30;
for(uint32_t v50 = v48; v50 < v41; v50 += v30) {
uint32_t const v52 = v35 * v41;
uint32_t const v53 = v52 + v50;
float_4 const* const v57 = &v1[v53];
float_4 const v58 = *v57;
float_4 const* const v64 = &v5[v53];
float_4 const v65 = *v64;
float const v269 = v58.i_0;
float const v270 = v65.i_0;
float const v271 = v269 + v270;
float const v272 = v58.i_1;
float const v273 = v65.i_1;
float const v274 = v272 + v273;
float const v275 = v58.i_2;
float const v276 = v65.i_2;
float const v277 = v275 + v276;
float const v278 = v58.i_3;
float const v279 = v65.i_3;
float const v280 = v278 + v279;
float_4 const v281 = float_4{v271, v274, v277, v280};
float_4 const v67 = *v264;
float const v282 = v281.i_0;
float const v284 = v67.i_0;
float const v285 = fma(v282, v282, v284);
float const v286 = v281.i_1;
float const v288 = v67.i_1;
float const v289 = fma(v286, v286, v288);
float const v290 = v281.i_2;
float const v292 = v67.i_2;
float const v293 = fma(v290, v290, v292);
float const v294 = v281.i_3;
float const v296 = v67.i_3;
float const v297 = fma(v294, v294, v296);
float_4 const v298 = float_4{v285, v289, v293, v297};
*v264 = v298;
if(v40) {
float_4 * const v74 = &v13[v53];
*v74 = v281;
}
}
float_4 const v75 = *v264;
float const v76 = v75.i_0;
float const v79 = v75.i_1;
float const v81 = v76 + v79;
float const v83 = v75.i_2;
float const v85 = v81 + v83;
float const v87 = v75.i_3;
float const v89 = v85 + v87;
array<float, 256> * const v262 = reinterpret_cast<array<float, 256> *>(&v261[0]);
float * const v103 = &(*v262)[v346];
*v103 = v89;
__syncthreads();
uint32_t const v105 = 16;
bool const v106 = v48 < v105;
if(v106) {
float const v111 = *v103;
uint32_t const v113 = v346 + v105;
float * const v117 = &(*v262)[v113];
float const v118 = *v117;
float const v119 = v111 + v118;
*v103 = v119;
}
__syncthreads();
uint32_t const v124 = 8;
bool const v125 = v48 < v124;
if(v125) {
float const v130 = *v103;
uint32_t const v132 = v346 + v124;
float * const v136 = &(*v262)[v132];
float const v137 = *v136;
float const v138 = v130 + v137;
*v103 = v138;
}
__syncthreads();
uint32_t const v143 = 4;
bool const v144 = v48 < v143;
if(v144) {
float const v149 = *v103;
uint32_t const v151 = v346 + v143;
float * const v155 = &(*v262)[v151];
float const v156 = *v155;
float const v157 = v149 + v156;
*v103 = v157;
}
__syncthreads();
uint32_t const v162 = 2;
bool const v163 = v48 < v162;
if(v163) {
float const v168 = *v103;
uint32_t const v170 = v346 + v162;
float * const v174 = &(*v262)[v170];
float const v175 = *v174;
float const v176 = v168 + v175;
*v103 = v176;
}
__syncthreads();
bool const v182 = v48 < v33;
if(v182) {
float const v187 = *v103;
uint32_t const v189 = v346 + v33;
float * const v193 = &(*v262)[v189];
float const v194 = *v193;
float const v195 = v187 + v194;
*v103 = v195;
}
__syncthreads();
uint32_t const v200 = v346 - v48;
float * const v204 = &(*v262)[v200];
float const v205 = *v204;
__syncthreads();
float const v413 = fma(v205, v253, v254);
float const v209 = sqrt(v413);float const v210 = 1;
float const v211 = v210 / v209;
if(v40) {
for(uint32_t v217 = v48; v217 < v41; v217 += v30) {
uint32_t const v219 = v35 * v41;
uint32_t const v220 = v219 + v217;
float_4 * const v224 = &v13[v220];
float_4 const v225 = *v224;
float const v299 = v225.i_0;
float const v301 = v299 * v211;
float const v302 = v225.i_1;
float const v304 = v302 * v211;
float const v305 = v225.i_2;
float const v307 = v305 * v211;
float const v308 = v225.i_3;
float const v310 = v308 * v211;
float_4 const* const v231 = &v9[v217];
float_4 const v232 = *v231;
float const v313 = v232.i_0;
float const v314 = v301 * v313;
float const v316 = v232.i_1;
float const v317 = v304 * v316;
float const v319 = v232.i_2;
float const v320 = v307 * v319;
float const v322 = v232.i_3;
float const v323 = v310 * v322;
float_4 const v324 = float_4{v314, v317, v320, v323};
float_4 * const v239 = &v17[v220];
*v239 = v324;
}
bool const v245 = v48 == v3;
if(v245) {
float * const v249 = &v21[v35];
*v249 = v211;
}
}
return;
}
