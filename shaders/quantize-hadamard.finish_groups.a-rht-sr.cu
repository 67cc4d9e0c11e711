// finish_groups in src/quantize/hadamard.rs, scene a-rht-sr, cubes of 256 x 1 x 1
// comptime: g: 64,

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
struct alignas(16) uint32_t_4 { uint32_t i_0; uint32_t i_1; uint32_t i_2; uint32_t i_3; };

struct info_st {
    uint32_t scalars_u32[2];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256)  finish_groups(uint32_t_4 * const __restrict__ v1, __grid_constant__ info_st const info_v125) {
uint32_t const v3 = 0;
uint32_t const v126 = info_v125.scalars_u32[0];
uint32_t const v282 = blockIdx.z;
uint32_t const v283 = uint32_t(v282);
uint32_t const v284 = gridDim.y;
uint32_t const v285 = uint32_t(v284);
uint32_t const v286 = v283 * v285;
uint32_t const v287 = gridDim.x;
uint32_t const v288 = uint32_t(v287);
uint32_t const v289 = v286 * v288;
uint32_t const v290 = blockIdx.y;
uint32_t const v291 = uint32_t(v290);
uint32_t const v294 = v291 * v288;
uint32_t const v295 = v289 + v294;
uint32_t const v296 = blockIdx.x;
uint32_t const v297 = uint32_t(v296);
uint32_t const v298 = v295 + v297;
uint32_t const v325 = 256;
uint32_t const v301 = v298 * v325;
uint32_t const v306 = threadIdx.x;
uint32_t const v303 = uint32_t(v306);
uint32_t const v304 = v301 + v303;
uint32_t const v7 = uint32_t(v126);
bool const v8 = v304 < v7;
if(v8) {
uint32_t const v9 = 8;
uint32_t const v10 = v304 / v9;
uint32_t const v11 = 16;
uint32_t const v12 = v10 * v11;
uint32_t const v14 = v304 % v9;
uint32_t const v15 = v12 + v14;
array<float_4, 2> v129_store = {};
array<float_4, 2> * v129 = &v129_store;uint32_t_4 * const v28 = &v1[v15];
uint32_t_4 const v29 = *v28;
uint32_t const v30 = 2147483647;
uint32_t const v131 = v29.i_0;
uint32_t const v133 = v131 & v30;
uint32_t const v134 = v29.i_1;
uint32_t const v136 = v134 & v30;
uint32_t const v137 = v29.i_2;
uint32_t const v139 = v137 & v30;
uint32_t const v140 = v29.i_3;
uint32_t const v142 = v140 & v30;
float_4 const v35 = reinterpret_cast<const float_4&>(v29);
float_4 * const v40 = &(*v129)[v3];
*v40 = v35;
uint32_t const v42 = v15 + v9;
uint32_t_4 * const v46 = &v1[v42];
uint32_t_4 const v47 = *v46;
uint32_t const v157 = v47.i_0;
uint32_t const v159 = v157 & v30;
uint32_t const v160 = v47.i_1;
uint32_t const v162 = v160 & v30;
uint32_t const v163 = v47.i_2;
uint32_t const v165 = v163 & v30;
uint32_t const v166 = v47.i_3;
uint32_t const v168 = v166 & v30;
uint32_t const v172 = max(v133, v159);
uint32_t const v175 = max(v136, v162);
uint32_t const v178 = max(v139, v165);
uint32_t const v181 = max(v142, v168);
float_4 const v53 = reinterpret_cast<const float_4&>(v47);
uint32_t const v56 = 1;
float_4 * const v58 = &(*v129)[v56];
*v58 = v53;
float_4 const v64 = *v40;
float_4 const v70 = *v58;
float const v183 = v64.i_0;
float const v184 = v70.i_0;
float const v185 = v183 + v184;
float const v186 = v64.i_1;
float const v187 = v70.i_1;
float const v188 = v186 + v187;
float const v189 = v64.i_2;
float const v190 = v70.i_2;
float const v191 = v189 + v190;
float const v192 = v64.i_3;
float const v193 = v70.i_3;
float const v194 = v192 + v193;
float_4 const v195 = float_4{v185, v188, v191, v194};
*v40 = v195;
float const v198 = v183 - v184;
float const v201 = v186 - v187;
float const v204 = v189 - v190;
float const v207 = v192 - v193;
float_4 const v208 = float_4{v198, v201, v204, v207};
*v58 = v208;
uint32_t const v83 = 2139095040;
bool const v211 = v172 >= v83;
bool const v214 = v175 >= v83;
bool const v217 = v178 >= v83;
bool const v220 = v181 >= v83;
float_4 const v92 = *v40;
float const v93 = 0.125;
float const v222 = v92.i_0;
float const v224 = v222 * v93;
float const v225 = v92.i_1;
float const v227 = v225 * v93;
float const v228 = v92.i_2;
float const v230 = v228 * v93;
float const v231 = v92.i_3;
float const v233 = v231 * v93;
float_4 const v234 = float_4{v224, v227, v230, v233};
uint32_t_4 const v96 = reinterpret_cast<const uint32_t_4&>(v234);
uint32_t const v97 = 2143289344;
uint32_t const v237 = v96.i_0;
uint32_t const v238 = v211 ? v97 : v237;
uint32_t const v241 = v96.i_1;
uint32_t const v242 = v214 ? v97 : v241;
uint32_t const v245 = v96.i_2;
uint32_t const v246 = v217 ? v97 : v245;
uint32_t const v249 = v96.i_3;
uint32_t const v250 = v220 ? v97 : v249;
uint32_t_4 const v251 = uint32_t_4{v238, v242, v246, v250};
*v28 = v251;
float_4 const v111 = *v58;
float const v252 = v111.i_0;
float const v254 = v252 * v93;
float const v255 = v111.i_1;
float const v257 = v255 * v93;
float const v258 = v111.i_2;
float const v260 = v258 * v93;
float const v261 = v111.i_3;
float const v263 = v261 * v93;
float_4 const v264 = float_4{v254, v257, v260, v263};
uint32_t_4 const v115 = reinterpret_cast<const uint32_t_4&>(v264);
uint32_t const v267 = v115.i_0;
uint32_t const v268 = v211 ? v97 : v267;
uint32_t const v271 = v115.i_1;
uint32_t const v272 = v214 ? v97 : v271;
uint32_t const v275 = v115.i_2;
uint32_t const v276 = v217 ? v97 : v275;
uint32_t const v279 = v115.i_3;
uint32_t const v280 = v220 ? v97 : v279;
uint32_t_4 const v281 = uint32_t_4{v268, v272, v276, v280};
*v46 = v281;
}
return;
}
