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

struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    float scalars_f32[8];
uint32_t scalars_u32[2];uint32_t static_meta[6];
};
extern "C" __global__ void __launch_bounds__(256) adamw_kernel(float_4 * const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 * const __restrict__ v9, float_4 * const __restrict__ v13, float const* const __restrict__ v17, info_st const* const __restrict__ v112) {
uint32_t const* const dynamic_meta_v114 = reinterpret_cast<uint32_t const*>(v112 + 1);
const info_st& info_v113 = *v112;uint32_t const v3 = 0;
float const v115 = info_v113.scalars_f32[0];
float const v116 = info_v113.scalars_f32[1];
float const v117 = info_v113.scalars_f32[2];
float const v118 = info_v113.scalars_f32[3];
float const v119 = info_v113.scalars_f32[4];
float const v120 = info_v113.scalars_f32[5];
float const v121 = info_v113.scalars_f32[6];
uint32_t const v122 = info_v113.scalars_u32[0];
uint32_t const v347 = blockIdx.z;
uint32_t const v348 = uint32_t(v347);
uint32_t const v349 = gridDim.y;
uint32_t const v350 = uint32_t(v349);
uint32_t const v351 = v348 * v350;
uint32_t const v352 = gridDim.x;
uint32_t const v353 = uint32_t(v352);
uint32_t const v354 = v351 * v353;
uint32_t const v355 = blockIdx.y;
uint32_t const v356 = uint32_t(v355);
uint32_t const v359 = v356 * v353;
uint32_t const v360 = v354 + v359;
uint32_t const v361 = blockIdx.x;
uint32_t const v362 = uint32_t(v361);
uint32_t const v363 = v360 + v362;
uint32_t const v391 = 256;
uint32_t const v366 = v363 * v391;
uint32_t const v371 = threadIdx.x;
uint32_t const v368 = uint32_t(v371);
uint32_t const v369 = v366 + v368;
float const* const v34 = &v17[v3];
float const v35 = *v34;
uint32_t const v36 = reinterpret_cast<const uint32_t&>(v35);
uint32_t const v37 = 2139095040;
bool const v38 = v36 < v37;
uint32_t const v39 = uint32_t(v122);
bool const v40 = v369 < v39;
bool const v41 = v40 && v38;
if(v41) {
float const v42 = sqrt(v35);float const v43 = 1;
float v129_store;
float * v129 = &v129_store;*v129 = v43;
float const v46 = 0;
bool const v47 = v121 > v46;
if(v47) {
float const v48 = 9.999999970e-07;
float const v49 = v42 + v48;
float const v50 = v121 / v49;
float const v52 = min(v50, v43);
*v129 = v52;
}
float_4 const* const v60 = &v5[v369];
float_4 const v61 = *v60;
float const v62 = *v129;
float const v130 = v61.i_0;
float const v132 = v130 * v62;
float const v133 = v61.i_1;
float const v135 = v133 * v62;
float const v136 = v61.i_2;
float const v138 = v136 * v62;
float const v139 = v61.i_3;
float const v141 = v139 * v62;
float_4 * const v68 = &v9[v369];
float_4 const v69 = *v68;
float const v144 = v69.i_0;
float const v145 = v116 * v144;
float const v147 = v69.i_1;
float const v148 = v116 * v147;
float const v150 = v69.i_2;
float const v151 = v116 * v150;
float const v153 = v69.i_3;
float const v154 = v116 * v153;
float const v158 = v43 - v116;
float const v171 = v158 * v132;
float const v174 = v158 * v135;
float const v177 = v158 * v138;
float const v180 = v158 * v141;
float const v184 = v145 + v171;
float const v187 = v148 + v174;
float const v190 = v151 + v177;
float const v193 = v154 + v180;
float_4 const v194 = float_4{v184, v187, v190, v193};
float_4 * const v77 = &v13[v369];
float_4 const v78 = *v77;
float const v196 = v78.i_0;
float const v197 = v117 * v196;
float const v199 = v78.i_1;
float const v200 = v117 * v199;
float const v202 = v78.i_2;
float const v203 = v117 * v202;
float const v205 = v78.i_3;
float const v206 = v117 * v205;
float const v210 = v43 - v117;
float const v223 = v210 * v132;
float const v226 = v210 * v135;
float const v229 = v210 * v138;
float const v232 = v210 * v141;
float const v236 = v223 * v132;
float const v239 = v226 * v135;
float const v242 = v229 * v138;
float const v245 = v232 * v141;
float const v249 = v197 + v236;
float const v252 = v200 + v239;
float const v255 = v203 + v242;
float const v258 = v206 + v245;
float_4 const v259 = float_4{v249, v252, v255, v258};
*v68 = v194;
*v77 = v259;
float const v260 = v259.i_0;
float const v261 = sqrt(v260);float const v262 = v259.i_1;
float const v263 = sqrt(v262);float const v264 = v259.i_2;
float const v265 = sqrt(v264);float const v266 = v259.i_3;
float const v267 = sqrt(v266);float const v271 = v261 / v119;
float const v274 = v263 / v119;
float const v277 = v265 / v119;
float const v280 = v267 / v119;
float const v284 = v271 + v120;
float const v287 = v274 + v120;
float const v290 = v277 + v120;
float const v293 = v280 + v120;
float_4 * const v100 = &v1[v369];
float_4 const v101 = *v100;
float const v295 = v101.i_0;
float const v297 = v295 * v115;
float const v298 = v101.i_1;
float const v300 = v298 * v115;
float const v301 = v101.i_2;
float const v303 = v301 * v115;
float const v304 = v101.i_3;
float const v306 = v304 * v115;
float const v309 = v194.i_0;
float const v310 = v118 * v309;
float const v312 = v194.i_1;
float const v313 = v118 * v312;
float const v315 = v194.i_2;
float const v316 = v118 * v315;
float const v318 = v194.i_3;
float const v319 = v118 * v318;
float const v323 = v310 / v284;
float const v326 = v313 / v287;
float const v329 = v316 / v290;
float const v332 = v319 / v293;
float const v336 = v297 - v323;
float const v339 = v300 - v326;
float const v342 = v303 - v329;
float const v345 = v306 - v332;
float_4 const v346 = float_4{v336, v339, v342, v345};
*v100 = v346;
}
return;
}
