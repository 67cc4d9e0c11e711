// adamw_kernel in src/optim/adamw.rs, scene f32, cubes of 256 x 1 x 1
// comptime: nothing

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
    float scalars_f32[8];
uint32_t scalars_u32[2];uint32_t static_meta[6];
};
extern "C" __global__ void __launch_bounds__(256)  adamw_kernel(float_4 * const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 * const __restrict__ v9, float_4 * const __restrict__ v13, float const* const __restrict__ v17, __grid_constant__ info_st const info_v112) {
uint32_t const v3 = 0;
float const v113 = info_v112.scalars_f32[0];
float const v114 = info_v112.scalars_f32[1];
float const v115 = info_v112.scalars_f32[2];
float const v116 = info_v112.scalars_f32[3];
float const v117 = info_v112.scalars_f32[4];
float const v118 = info_v112.scalars_f32[5];
float const v119 = info_v112.scalars_f32[6];
uint32_t const v120 = info_v112.scalars_u32[0];
uint32_t const v345 = blockIdx.z;
uint32_t const v346 = uint32_t(v345);
uint32_t const v347 = gridDim.y;
uint32_t const v348 = uint32_t(v347);
uint32_t const v349 = v346 * v348;
uint32_t const v350 = gridDim.x;
uint32_t const v351 = uint32_t(v350);
uint32_t const v352 = v349 * v351;
uint32_t const v353 = blockIdx.y;
uint32_t const v354 = uint32_t(v353);
uint32_t const v357 = v354 * v351;
uint32_t const v358 = v352 + v357;
uint32_t const v359 = blockIdx.x;
uint32_t const v360 = uint32_t(v359);
uint32_t const v361 = v358 + v360;
uint32_t const v389 = 256;
uint32_t const v364 = v361 * v389;
uint32_t const v369 = threadIdx.x;
uint32_t const v366 = uint32_t(v369);
uint32_t const v367 = v364 + v366;
float const* const v34 = &v17[v3];
float const v35 = *v34;
uint32_t const v36 = reinterpret_cast<const uint32_t&>(v35);
uint32_t const v37 = 2139095040;
bool const v38 = v36 < v37;
uint32_t const v39 = uint32_t(v120);
bool const v40 = v367 < v39;
bool const v41 = v40 && v38;
if(v41) {
float const v42 = sqrt(v35);float const v43 = 1;
float v127_store;
float * v127 = &v127_store;*v127 = v43;
float const v46 = 0;
bool const v47 = v119 > v46;
if(v47) {
float const v48 = 9.999999970e-07;
float const v49 = v42 + v48;
float const v50 = v119 / v49;
float const v52 = min(v50, v43);
*v127 = v52;
}
float_4 const* const v60 = &v5[v367];
float_4 const v61 = *v60;
float const v62 = *v127;
float const v128 = v61.i_0;
float const v130 = v128 * v62;
float const v131 = v61.i_1;
float const v133 = v131 * v62;
float const v134 = v61.i_2;
float const v136 = v134 * v62;
float const v137 = v61.i_3;
float const v139 = v137 * v62;
float_4 * const v68 = &v9[v367];
float_4 const v69 = *v68;
float const v142 = v69.i_0;
float const v143 = v114 * v142;
float const v145 = v69.i_1;
float const v146 = v114 * v145;
float const v148 = v69.i_2;
float const v149 = v114 * v148;
float const v151 = v69.i_3;
float const v152 = v114 * v151;
float const v156 = v43 - v114;
float const v169 = v156 * v130;
float const v172 = v156 * v133;
float const v175 = v156 * v136;
float const v178 = v156 * v139;
float const v182 = v143 + v169;
float const v185 = v146 + v172;
float const v188 = v149 + v175;
float const v191 = v152 + v178;
float_4 const v192 = float_4{v182, v185, v188, v191};
float_4 * const v77 = &v13[v367];
float_4 const v78 = *v77;
float const v194 = v78.i_0;
float const v195 = v115 * v194;
float const v197 = v78.i_1;
float const v198 = v115 * v197;
float const v200 = v78.i_2;
float const v201 = v115 * v200;
float const v203 = v78.i_3;
float const v204 = v115 * v203;
float const v208 = v43 - v115;
float const v221 = v208 * v130;
float const v224 = v208 * v133;
float const v227 = v208 * v136;
float const v230 = v208 * v139;
float const v234 = v221 * v130;
float const v237 = v224 * v133;
float const v240 = v227 * v136;
float const v243 = v230 * v139;
float const v247 = v195 + v234;
float const v250 = v198 + v237;
float const v253 = v201 + v240;
float const v256 = v204 + v243;
float_4 const v257 = float_4{v247, v250, v253, v256};
*v68 = v192;
*v77 = v257;
float const v258 = v257.i_0;
float const v259 = sqrt(v258);float const v260 = v257.i_1;
float const v261 = sqrt(v260);float const v262 = v257.i_2;
float const v263 = sqrt(v262);float const v264 = v257.i_3;
float const v265 = sqrt(v264);float const v269 = v259 / v117;
float const v272 = v261 / v117;
float const v275 = v263 / v117;
float const v278 = v265 / v117;
float const v282 = v269 + v118;
float const v285 = v272 + v118;
float const v288 = v275 + v118;
float const v291 = v278 + v118;
float_4 * const v100 = &v1[v367];
float_4 const v101 = *v100;
float const v293 = v101.i_0;
float const v295 = v293 * v113;
float const v296 = v101.i_1;
float const v298 = v296 * v113;
float const v299 = v101.i_2;
float const v301 = v299 * v113;
float const v302 = v101.i_3;
float const v304 = v302 * v113;
float const v307 = v192.i_0;
float const v308 = v116 * v307;
float const v310 = v192.i_1;
float const v311 = v116 * v310;
float const v313 = v192.i_2;
float const v314 = v116 * v313;
float const v316 = v192.i_3;
float const v317 = v116 * v316;
float const v321 = v308 / v282;
float const v324 = v311 / v285;
float const v327 = v314 / v288;
float const v330 = v317 / v291;
float const v334 = v295 - v321;
float const v337 = v298 - v324;
float const v340 = v301 - v327;
float const v343 = v304 - v330;
float_4 const v344 = float_4{v334, v337, v340, v343};
*v100 = v344;
}
return;
}
