// rms_norm_residual_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
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
extern "C" __global__ void __launch_bounds__(256) rms_norm_residual_kernel(float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 const* const __restrict__ v9, float_4 * const __restrict__ v13, float_4 * const __restrict__ v17, float * const __restrict__ v21, info_st const* const __restrict__ v269) {
extern __shared__ __align__(4) char v282[];uint32_t const* const dynamic_meta_v271 = reinterpret_cast<uint32_t const*>(v269 + 1);
const info_st& info_v270 = *v269;uint32_t const v3 = 0;
uint32_t const v272 = info_v270.scalars_u32[0];
uint32_t const v273 = info_v270.scalars_u32[1];
float const v274 = info_v270.scalars_f32[0];
float const v275 = info_v270.scalars_f32[1];
uint32_t const v346 = blockIdx.z;
uint32_t const v347 = uint32_t(v346);
uint32_t const v348 = gridDim.y;
uint32_t const v349 = uint32_t(v348);
uint32_t const v350 = v347 * v349;
uint32_t const v351 = gridDim.x;
uint32_t const v352 = uint32_t(v351);
uint32_t const v353 = v350 * v352;
uint32_t const v354 = blockIdx.y;
uint32_t const v355 = uint32_t(v354);
uint32_t const v358 = v355 * v352;
uint32_t const v359 = v353 + v358;
uint32_t const v360 = blockIdx.x;
uint32_t const v361 = uint32_t(v360);
uint32_t const v362 = v359 + v361;
uint32_t const v433 = 256;
uint32_t const v365 = v362 * v433;
uint32_t const v393 = threadIdx.x;
uint32_t const v367 = uint32_t(v393);
uint32_t const v368 = v365 + v367;
uint32_t const v30 = 64;
uint32_t const v31 = v368 / v30;
uint32_t const v32 = uint32_t(v272);
uint32_t const v33 = 1;
uint32_t const v34 = v32 - v33;
uint32_t const v35 = min(v31, v34);
bool const v40 = v31 < v32;
uint32_t const v41 = uint32_t(v273);
float const v42 = 0;
float_4 const v43 = float_4{v42, v42, v42, v42};
float_4 v285_store;
float_4 * v285 = &v285_store;*v285 = v43;
uint32_t const v48 = v367 % v30;
for(uint32_t v50 = v48; v50 < v41; v50 += v30) {
uint32_t const v52 = v35 * v41;
uint32_t const v53 = v52 + v50;
float_4 const* const v57 = &v1[v53];
float_4 const v58 = *v57;
float_4 const* const v64 = &v5[v53];
float_4 const v65 = *v64;
float const v290 = v58.i_0;
float const v291 = v65.i_0;
float const v292 = v290 + v291;
float const v293 = v58.i_1;
float const v294 = v65.i_1;
float const v295 = v293 + v294;
float const v296 = v58.i_2;
float const v297 = v65.i_2;
float const v298 = v296 + v297;
float const v299 = v58.i_3;
float const v300 = v65.i_3;
float const v301 = v299 + v300;
float_4 const v302 = float_4{v292, v295, v298, v301};
float_4 const v67 = *v285;
float const v303 = v302.i_0;
float const v305 = v67.i_0;
float const v306 = fma(v303, v303, v305);
float const v307 = v302.i_1;
float const v309 = v67.i_1;
float const v310 = fma(v307, v307, v309);
float const v311 = v302.i_2;
float const v313 = v67.i_2;
float const v314 = fma(v311, v311, v313);
float const v315 = v302.i_3;
float const v317 = v67.i_3;
float const v318 = fma(v315, v315, v317);
float_4 const v319 = float_4{v306, v310, v314, v318};
*v285 = v319;
if(v40) {
float_4 * const v74 = &v13[v53];
*v74 = v302;
}
}
float_4 const v75 = *v285;
float const v76 = v75.i_0;
float const v79 = v75.i_1;
float const v81 = v76 + v79;
float const v83 = v75.i_2;
float const v85 = v81 + v83;
float const v87 = v75.i_3;
float const v89 = v85 + v87;
array<float, 256> * const v283 = reinterpret_cast<array<float, 256> *>(&v282[0]);
float * const v103 = &(*v283)[v367];
*v103 = v89;
__syncthreads();
uint32_t const v105 = 32;
bool const v106 = v48 < v105;
if(v106) {
float const v111 = *v103;
uint32_t const v113 = v367 + v105;
float * const v117 = &(*v283)[v113];
float const v118 = *v117;
float const v119 = v111 + v118;
*v103 = v119;
}
__syncthreads();
uint32_t const v124 = 16;
bool const v125 = v48 < v124;
if(v125) {
float const v130 = *v103;
uint32_t const v132 = v367 + v124;
float * const v136 = &(*v283)[v132];
float const v137 = *v136;
float const v138 = v130 + v137;
*v103 = v138;
}
__syncthreads();
uint32_t const v143 = 8;
bool const v144 = v48 < v143;
if(v144) {
float const v149 = *v103;
uint32_t const v151 = v367 + v143;
float * const v155 = &(*v283)[v151];
float const v156 = *v155;
float const v157 = v149 + v156;
*v103 = v157;
}
__syncthreads();
uint32_t const v162 = 4;
bool const v163 = v48 < v162;
if(v163) {
float const v168 = *v103;
uint32_t const v170 = v367 + v162;
float * const v174 = &(*v283)[v170];
float const v175 = *v174;
float const v176 = v168 + v175;
*v103 = v176;
}
__syncthreads();
uint32_t const v181 = 2;
bool const v182 = v48 < v181;
if(v182) {
float const v187 = *v103;
uint32_t const v189 = v367 + v181;
float * const v193 = &(*v283)[v189];
float const v194 = *v193;
float const v195 = v187 + v194;
*v103 = v195;
}
__syncthreads();
bool const v201 = v48 < v33;
if(v201) {
float const v206 = *v103;
uint32_t const v208 = v367 + v33;
float * const v212 = &(*v283)[v208];
float const v213 = *v212;
float const v214 = v206 + v213;
*v103 = v214;
}
__syncthreads();
uint32_t const v219 = v367 - v48;
float * const v223 = &(*v283)[v219];
float const v224 = *v223;
__syncthreads();
float const v434 = fma(v224, v274, v275);
float const v228 = sqrt(v434);float const v229 = 1;
float const v230 = v229 / v228;
if(v40) {
for(uint32_t v236 = v48; v236 < v41; v236 += v30) {
uint32_t const v238 = v35 * v41;
uint32_t const v239 = v238 + v236;
float_4 * const v243 = &v13[v239];
float_4 const v244 = *v243;
float const v320 = v244.i_0;
float const v322 = v320 * v230;
float const v323 = v244.i_1;
float const v325 = v323 * v230;
float const v326 = v244.i_2;
float const v328 = v326 * v230;
float const v329 = v244.i_3;
float const v331 = v329 * v230;
float_4 const* const v250 = &v9[v236];
float_4 const v251 = *v250;
float const v334 = v251.i_0;
float const v335 = v322 * v334;
float const v337 = v251.i_1;
float const v338 = v325 * v337;
float const v340 = v251.i_2;
float const v341 = v328 * v340;
float const v343 = v251.i_3;
float const v344 = v331 * v343;
float_4 const v345 = float_4{v335, v338, v341, v344};
float_4 * const v258 = &v17[v239];
*v258 = v345;
}
bool const v264 = v48 == v3;
if(v264) {
float * const v268 = &v21[v35];
*v268 = v230;
}
}
return;
}
