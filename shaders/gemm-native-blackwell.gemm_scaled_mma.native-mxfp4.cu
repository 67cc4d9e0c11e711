// gemm_scaled_mma in src/gemm/native/blackwell.rs, scene native-mxfp4, cubes of 256 x 1 x 1
// comptime: t: WarpTiles { warps: ( 2, 4, ), mma: ( 4, 4, ), }, factor: 2, has_alpha: false, accumulate: false,

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
#include <cuda_fp8.h>
#include <cuda_fp4.h>
struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };
struct alignas(8) uint32_t_2 { uint32_t i_0; uint32_t i_1; };
struct alignas(16) uint32_t_4 { uint32_t i_0; uint32_t i_1; uint32_t i_2; uint32_t i_3; };
struct alignas(4) __nv_fp8_storage_t_4 { __nv_fp8_storage_t i_0; __nv_fp8_storage_t i_1; __nv_fp8_storage_t i_2; __nv_fp8_storage_t i_3; };
struct alignas(4) __nv_fp4x2_storage_t_4 { __nv_fp4x2_storage_t i_0; __nv_fp4x2_storage_t i_1; __nv_fp4x2_storage_t i_2; __nv_fp4x2_storage_t i_3; };
struct alignas(8) float_2 { float i_0; float i_1; };

struct info_st {
    uint32_t scalars_u32[4];uint32_t static_meta[6];
};
extern "C" __global__ void __launch_bounds__(256)  gemm_scaled_mma_s_(uint32_t * const __restrict__ v0, uint32_t * const __restrict__ v1, uint32_t * const __restrict__ v2, uint32_t * const __restrict__ v3, float * const __restrict__ v4, float * const __restrict__ v5, __grid_constant__ info_st const info_v4821) {
extern __shared__ __align__(16) char v6[];uint32_t const v7 = 0;
uint32_t const v8 = info_v4821.scalars_u32[0];
uint32_t const v9 = info_v4821.scalars_u32[1];
uint32_t const v10 = info_v4821.scalars_u32[2];
uint32_t const v11 = info_v4821.scalars_u32[3];
array<uint32_t, 5120> * const v12 = reinterpret_cast<array<uint32_t, 5120> *>(&v6[0]);
array<uint32_t, 5120> * const v13 = reinterpret_cast<array<uint32_t, 5120> *>(&v6[20480]);
array<uint32_t, 256> * const v14 = reinterpret_cast<array<uint32_t, 256> *>(&v6[40960]);
uint32_t const v15 = 256;
array<uint32_t, 256> * const v16 = reinterpret_cast<array<uint32_t, 256> *>(&v6[41984]);
uint32_t const v17 = uint32_t(v8);
uint32_t const v18 = uint32_t(v9);
uint32_t const v19 = uint32_t(v10);
uint32_t const v20 = uint32_t(v11);
uint32_t const v21 = blockIdx.y;
uint32_t const v22 = uint32_t(v21);
uint32_t const v23 = 128;
uint32_t const v24 = v22 * v23;
uint32_t const v25 = blockIdx.x;
uint32_t const v26 = uint32_t(v25);
uint32_t const v27 = v26 * v23;
uint32_t const v28 = threadIdx.x;
uint32_t const v29 = uint32_t(v28);
uint32_t const v30 = 32;
uint32_t const v31 = v29 % v30;
uint32_t const v32 = v29 / v30;
uint32_t const v33 = 4;
uint32_t const v34 = v31 / v33;
uint32_t const v35 = v31 % v33;
uint32_t const v36 = v32 / v33;
uint32_t const v37 = 64;
uint32_t const v38 = v36 * v37;
uint32_t const v39 = v32 % v33;
uint32_t const v40 = v39 * v30;
array<float_2, 32> v5004_store = {};
array<float_2, 32> * v41 = &v5004_store;float const v42 = 0;
float_2 const v43 = float_2{v42, v42};
float_2 * const v44 = &(*v41)[v7];
*v44 = v43;
uint32_t const v45 = 1;
float_2 * const v46 = &(*v41)[v45];
*v46 = v43;
uint32_t const v47 = 2;
float_2 * const v48 = &(*v41)[v47];
*v48 = v43;
uint32_t const v49 = 3;
float_2 * const v50 = &(*v41)[v49];
*v50 = v43;
float_2 * const v51 = &(*v41)[v33];
*v51 = v43;
uint32_t const v52 = 5;
float_2 * const v53 = &(*v41)[v52];
*v53 = v43;
uint32_t const v54 = 6;
float_2 * const v55 = &(*v41)[v54];
*v55 = v43;
uint32_t const v56 = 7;
float_2 * const v57 = &(*v41)[v56];
*v57 = v43;
uint32_t const v58 = 8;
float_2 * const v59 = &(*v41)[v58];
*v59 = v43;
uint32_t const v60 = 9;
float_2 * const v61 = &(*v41)[v60];
*v61 = v43;
uint32_t const v62 = 10;
float_2 * const v63 = &(*v41)[v62];
*v63 = v43;
uint32_t const v64 = 11;
float_2 * const v65 = &(*v41)[v64];
*v65 = v43;
uint32_t const v66 = 12;
float_2 * const v67 = &(*v41)[v66];
*v67 = v43;
uint32_t const v68 = 13;
float_2 * const v69 = &(*v41)[v68];
*v69 = v43;
uint32_t const v70 = 14;
float_2 * const v71 = &(*v41)[v70];
*v71 = v43;
uint32_t const v72 = 15;
float_2 * const v73 = &(*v41)[v72];
*v73 = v43;
uint32_t const v74 = 16;
float_2 * const v75 = &(*v41)[v74];
*v75 = v43;
uint32_t const v76 = 17;
float_2 * const v77 = &(*v41)[v76];
*v77 = v43;
uint32_t const v78 = 18;
float_2 * const v79 = &(*v41)[v78];
*v79 = v43;
uint32_t const v80 = 19;
float_2 * const v81 = &(*v41)[v80];
*v81 = v43;
uint32_t const v82 = 20;
float_2 * const v83 = &(*v41)[v82];
*v83 = v43;
uint32_t const v84 = 21;
float_2 * const v85 = &(*v41)[v84];
*v85 = v43;
uint32_t const v86 = 22;
float_2 * const v87 = &(*v41)[v86];
*v87 = v43;
uint32_t const v88 = 23;
float_2 * const v89 = &(*v41)[v88];
*v89 = v43;
uint32_t const v90 = 24;
float_2 * const v91 = &(*v41)[v90];
*v91 = v43;
uint32_t const v92 = 25;
float_2 * const v93 = &(*v41)[v92];
*v93 = v43;
uint32_t const v94 = 26;
float_2 * const v95 = &(*v41)[v94];
*v95 = v43;
uint32_t const v96 = 27;
float_2 * const v97 = &(*v41)[v96];
*v97 = v43;
uint32_t const v98 = 28;
float_2 * const v99 = &(*v41)[v98];
*v99 = v43;
uint32_t const v100 = 29;
float_2 * const v101 = &(*v41)[v100];
*v101 = v43;
uint32_t const v102 = 30;
float_2 * const v103 = &(*v41)[v102];
*v103 = v43;
uint32_t const v104 = 31;
float_2 * const v105 = &(*v41)[v104];
*v105 = v43;
uint32_t const v106 = v19 + v72;
uint32_t const v107 = v106 / v74;
uint32_t const v108 = v107 + v45;
for(uint32_t v109 = v7; v109 < v108; v109 += v45) {
bool const v110 = v109 > v7;
if(v110) {
asm volatile("cp.async.wait_group 0;" :  :  : "memory");__syncthreads();
}
bool const v111 = v109 < v107;
if(v111) {
uint32_t const v112 = v109 % v47;
uint32_t const v113 = v109 * v74;
uint32_t const v114 = 2560;
uint32_t const v115 = v112 * v114;
uint32_t const v116 = v29 / v33;
uint32_t const v117 = v29 % v33;
uint32_t const v118 = v117 * v33;
uint32_t const v119 = v24 + v116;
bool const v120 = v119 < v17;
uint32_t const v121 = v113 + v118;
bool const v122 = v121 < v19;
bool const v123 = v120 && v122;
uint32_t const v124 = v119 * v19;
uint32_t const v125 = v124 + v113;
uint32_t const v126 = v125 + v118;
uint32_t const v127 = v123 ? v126 : v7;
uint32_t const v128 = v123 ? v33 : v7;
uint32_t const v129 = v116 * v82;
uint32_t const v130 = v115 + v129;
uint32_t const v131 = v130 + v118;
uint32_t const v132 = v127 + v128;
uint32_t const v133 = v132 - v127;
uint32_t * const v134 = &v0[v127];
uint32_t * const v135 = &(*v12)[v131];
uint32_t const v136 = v133 * v33;
uint32_t const v137 = __cvta_generic_to_shared(v135);
asm volatile("cp.async.cg.shared::cta.global [%0], [%1], 16, %2;" :  : "r"(v137), "l"(v134), "r"(v136) : "memory");uint32_t const v138 = v15 + v29;
uint32_t const v139 = v138 / v33;
uint32_t const v140 = v138 % v33;
uint32_t const v141 = v140 * v33;
uint32_t const v142 = v24 + v139;
bool const v143 = v142 < v17;
uint32_t const v144 = v113 + v141;
bool const v145 = v144 < v19;
bool const v146 = v143 && v145;
uint32_t const v147 = v142 * v19;
uint32_t const v148 = v147 + v113;
uint32_t const v149 = v148 + v141;
uint32_t const v150 = v146 ? v149 : v7;
uint32_t const v151 = v146 ? v33 : v7;
uint32_t const v152 = v139 * v82;
uint32_t const v153 = v115 + v152;
uint32_t const v154 = v153 + v141;
uint32_t const v155 = v150 + v151;
uint32_t const v156 = v155 - v150;
uint32_t * const v157 = &v0[v150];
uint32_t * const v158 = &(*v12)[v154];
uint32_t const v159 = v156 * v33;
uint32_t const v160 = __cvta_generic_to_shared(v158);
asm volatile("cp.async.cg.shared::cta.global [%0], [%1], 16, %2;" :  : "r"(v160), "l"(v157), "r"(v159) : "memory");uint32_t const v161 = v27 + v116;
bool const v162 = v161 < v18;
bool const v163 = v162 && v122;
uint32_t const v164 = v161 * v19;
uint32_t const v165 = v164 + v113;
uint32_t const v166 = v165 + v118;
uint32_t const v167 = v163 ? v166 : v7;
uint32_t const v168 = v163 ? v33 : v7;
uint32_t const v169 = v167 + v168;
uint32_t const v170 = v169 - v167;
uint32_t * const v171 = &v2[v167];
uint32_t * const v172 = &(*v13)[v131];
uint32_t const v173 = v170 * v33;
uint32_t const v174 = __cvta_generic_to_shared(v172);
asm volatile("cp.async.cg.shared::cta.global [%0], [%1], 16, %2;" :  : "r"(v174), "l"(v171), "r"(v173) : "memory");uint32_t const v175 = v27 + v139;
bool const v176 = v175 < v18;
bool const v177 = v176 && v145;
uint32_t const v178 = v175 * v19;
uint32_t const v179 = v178 + v113;
uint32_t const v180 = v179 + v141;
uint32_t const v181 = v177 ? v180 : v7;
uint32_t const v182 = v177 ? v33 : v7;
uint32_t const v183 = v181 + v182;
uint32_t const v184 = v183 - v181;
uint32_t * const v185 = &v2[v181];
uint32_t * const v186 = &(*v13)[v154];
uint32_t const v187 = v184 * v33;
uint32_t const v188 = __cvta_generic_to_shared(v186);
asm volatile("cp.async.cg.shared::cta.global [%0], [%1], 16, %2;" :  : "r"(v188), "l"(v185), "r"(v187) : "memory");uint32_t const v189 = v112 * v23;
bool const v190 = v29 < v23;
if(v190) {
uint32_t const v191 = v24 + v29;
bool const v192 = v191 < v17;
bool const v193 = v109 < v20;
bool const v194 = v192 && v193;
uint32_t const v195 = v191 * v20;
uint32_t const v196 = v195 + v109;
uint32_t const v197 = v194 ? v196 : v7;
uint32_t const v198 = v194 ? v45 : v7;
uint32_t const v199 = v189 + v29;
uint32_t const v200 = v197 + v198;
uint32_t const v201 = v200 - v197;
uint32_t * const v202 = &v1[v197];
uint32_t * const v203 = &(*v14)[v199];
uint32_t const v204 = v201 * v33;
uint32_t const v205 = __cvta_generic_to_shared(v203);
asm volatile("cp.async.ca.shared::cta.global [%0], [%1], 4, %2;" :  : "r"(v205), "l"(v202), "r"(v204) : "memory");}
if(v190) {
uint32_t const v206 = v27 + v29;
bool const v207 = v206 < v18;
bool const v208 = v109 < v20;
bool const v209 = v207 && v208;
uint32_t const v210 = v206 * v20;
uint32_t const v211 = v210 + v109;
uint32_t const v212 = v209 ? v211 : v7;
uint32_t const v213 = v209 ? v45 : v7;
uint32_t const v214 = v189 + v29;
uint32_t const v215 = v212 + v213;
uint32_t const v216 = v215 - v212;
uint32_t * const v217 = &v3[v212];
uint32_t * const v218 = &(*v16)[v214];
uint32_t const v219 = v216 * v33;
uint32_t const v220 = __cvta_generic_to_shared(v218);
asm volatile("cp.async.ca.shared::cta.global [%0], [%1], 4, %2;" :  : "r"(v220), "l"(v217), "r"(v219) : "memory");}
asm volatile("cp.async.commit_group;" :  :  : "memory");}
if(v110) {
uint32_t const v221 = v109 + v45;
uint32_t const v222 = v221 % v47;
for(uint32_t v223 = v7; v223 < v47; v223 += v45) {
uint32_t const v224 = v223 * v58;
uint32_t const v225 = v224 + v35;
array<uint32_t, 8> v5007_store = {};
array<uint32_t, 8> * v226 = &v5007_store;array<uint32_t, 4> v5008_store = {};
array<uint32_t, 4> * v227 = &v5008_store;uint32_t const v228 = v222 * v23;
uint32_t const v229 = v228 + v40;
uint32_t const v230 = v229 + v34;
uint32_t const v231 = v230 * v82;
uint32_t const v232 = v231 + v225;
uint32_t * const v233 = &(*v13)[v232];
uint32_t const v234 = *v233;
uint32_t * const v235 = &(*v226)[v7];
*v235 = v234;
uint32_t const v236 = v232 + v33;
uint32_t * const v237 = &(*v13)[v236];
uint32_t const v238 = *v237;
uint32_t * const v239 = &(*v226)[v45];
*v239 = v238;
uint32_t * const v240 = &(*v16)[v230];
uint32_t const v241 = *v240;
uint32_t const v242 = uint32_t(v223);
uint32_t const v243 = 16;
uint32_t const v244 = v242 * v243;
uint32_t const v245 = v241 >> v244;
uint32_t * const v246 = &(*v227)[v7];
*v246 = v245;
uint32_t const v247 = v229 + v58;
uint32_t const v248 = v247 + v34;
uint32_t const v249 = v248 * v82;
uint32_t const v250 = v249 + v225;
uint32_t * const v251 = &(*v13)[v250];
uint32_t const v252 = *v251;
uint32_t * const v253 = &(*v226)[v47];
*v253 = v252;
uint32_t const v254 = v250 + v33;
uint32_t * const v255 = &(*v13)[v254];
uint32_t const v256 = *v255;
uint32_t * const v257 = &(*v226)[v49];
*v257 = v256;
uint32_t * const v258 = &(*v16)[v248];
uint32_t const v259 = *v258;
uint32_t const v260 = v259 >> v244;
uint32_t * const v261 = &(*v227)[v45];
*v261 = v260;
uint32_t const v262 = v229 + v74;
uint32_t const v263 = v262 + v34;
uint32_t const v264 = v263 * v82;
uint32_t const v265 = v264 + v225;
uint32_t * const v266 = &(*v13)[v265];
uint32_t const v267 = *v266;
uint32_t * const v268 = &(*v226)[v33];
*v268 = v267;
uint32_t const v269 = v265 + v33;
uint32_t * const v270 = &(*v13)[v269];
uint32_t const v271 = *v270;
uint32_t * const v272 = &(*v226)[v52];
*v272 = v271;
uint32_t * const v273 = &(*v16)[v263];
uint32_t const v274 = *v273;
uint32_t const v275 = v274 >> v244;
uint32_t * const v276 = &(*v227)[v47];
*v276 = v275;
uint32_t const v277 = v229 + v90;
uint32_t const v278 = v277 + v34;
uint32_t const v279 = v278 * v82;
uint32_t const v280 = v279 + v225;
uint32_t * const v281 = &(*v13)[v280];
uint32_t const v282 = *v281;
uint32_t * const v283 = &(*v226)[v54];
*v283 = v282;
uint32_t const v284 = v280 + v33;
uint32_t * const v285 = &(*v13)[v284];
uint32_t const v286 = *v285;
uint32_t * const v287 = &(*v226)[v56];
*v287 = v286;
uint32_t * const v288 = &(*v16)[v278];
uint32_t const v289 = *v288;
uint32_t const v290 = v289 >> v244;
uint32_t * const v291 = &(*v227)[v49];
*v291 = v290;
uint32_t const v292 = v228 + v38;
uint32_t const v293 = v292 + v34;
array<__nv_fp4x2_storage_t_4, 4> v5009_store = {};
array<__nv_fp4x2_storage_t_4, 4> * v294 = &v5009_store;uint32_t const v295 = v293 * v82;
uint32_t const v296 = v295 + v225;
uint32_t * const v297 = &(*v12)[v296];
uint32_t const v298 = *v297;
__nv_fp4x2_storage_t_4 const v299 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v298);
__nv_fp4x2_storage_t_4 * const v300 = &(*v294)[v7];
*v300 = v299;
uint32_t const v301 = v293 + v58;
uint32_t const v302 = v301 * v82;
uint32_t const v303 = v302 + v225;
uint32_t * const v304 = &(*v12)[v303];
uint32_t const v305 = *v304;
__nv_fp4x2_storage_t_4 const v306 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v305);
__nv_fp4x2_storage_t_4 * const v307 = &(*v294)[v45];
*v307 = v306;
uint32_t const v308 = v296 + v33;
uint32_t * const v309 = &(*v12)[v308];
uint32_t const v310 = *v309;
__nv_fp4x2_storage_t_4 const v311 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v310);
__nv_fp4x2_storage_t_4 * const v312 = &(*v294)[v47];
*v312 = v311;
uint32_t const v313 = v303 + v33;
uint32_t * const v314 = &(*v12)[v313];
uint32_t const v315 = *v314;
__nv_fp4x2_storage_t_4 const v316 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v315);
__nv_fp4x2_storage_t_4 * const v317 = &(*v294)[v49];
*v317 = v316;
uint32_t const v318 = v35 % v47;
uint32_t const v319 = v318 * v58;
uint32_t const v320 = v293 + v319;
uint32_t * const v321 = &(*v14)[v320];
uint32_t const v322 = *v321;
uint32_t const v323 = v322 >> v244;
__nv_fp8_storage_t_4 const v324 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v323);
array<__nv_fp4x2_storage_t_4, 2> v5010_store = {};
array<__nv_fp4x2_storage_t_4, 2> * v325 = &v5010_store;uint32_t const v326 = *v235;
__nv_fp4x2_storage_t_4 const v327 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v326);
__nv_fp4x2_storage_t_4 * const v328 = &(*v325)[v7];
*v328 = v327;
uint32_t const v329 = *v239;
__nv_fp4x2_storage_t_4 const v330 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v329);
__nv_fp4x2_storage_t_4 * const v331 = &(*v325)[v45];
*v331 = v330;
uint32_t const v332 = *v246;
__nv_fp8_storage_t_4 const v333 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v332);
array<float_2, 2> v5011_store = {};
array<float_2, 2> * v334 = &v5011_store;float_2 const v335 = *v44;
float_2 * const v336 = &(*v334)[v7];
*v336 = v335;
float_2 const v337 = *v46;
float_2 * const v338 = &(*v334)[v45];
*v338 = v337;
array<float_2, 2> v5012_store = {};
array<float_2, 2> * v339 = &v5012_store;array<__nv_fp4x2_storage_t_4, 4> const v340 = *v294;
array<__nv_fp4x2_storage_t_4, 2> const v341 = *v325;
array<float_2, 2> const v342 = *v334;
uint32_t_4 const v343 = reinterpret_cast<const uint32_t_4&>(v340);
uint32_t_2 const v344 = reinterpret_cast<const uint32_t_2&>(v341);
float_4 const v345 = reinterpret_cast<const float_4&>(v342);
uint32_t const v346 = reinterpret_cast<const uint32_t&>(v324);
uint32_t const v347 = reinterpret_cast<const uint32_t&>(v333);
float_4 const v348 = [&]{
float_4 result;
asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X\n.f32.e2m1.e2m1.f32.ue8m0 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, \n%14, {0, 0}, %15, {0, 0};" : "=f"(result.i_0), "=f"(result.i_1), "=f"(result.i_2), "=f"(result.i_3) : "r"(v343.i_0), "r"(v343.i_1), "r"(v343.i_2), "r"(v343.i_3), "r"(v344.i_0), "r"(v344.i_1), "f"(v345.i_0), "f"(v345.i_1), "f"(v345.i_2), "f"(v345.i_3), "r"(v346), "r"(v347) );
return result;
}();array<float_2, 2> const v349 = reinterpret_cast<const array<float_2, 2>&>(v348);
*v339 = v349;
float_2 * const v350 = &(*v339)[v7];
float_2 const v351 = *v350;
*v44 = v351;
float_2 * const v352 = &(*v339)[v45];
float_2 const v353 = *v352;
*v46 = v353;
array<__nv_fp4x2_storage_t_4, 2> v5014_store = {};
array<__nv_fp4x2_storage_t_4, 2> * v354 = &v5014_store;uint32_t const v355 = *v253;
__nv_fp4x2_storage_t_4 const v356 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v355);
__nv_fp4x2_storage_t_4 * const v357 = &(*v354)[v7];
*v357 = v356;
uint32_t const v358 = *v257;
__nv_fp4x2_storage_t_4 const v359 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v358);
__nv_fp4x2_storage_t_4 * const v360 = &(*v354)[v45];
*v360 = v359;
uint32_t const v361 = *v261;
__nv_fp8_storage_t_4 const v362 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v361);
array<float_2, 2> v5015_store = {};
array<float_2, 2> * v363 = &v5015_store;float_2 const v364 = *v48;
float_2 * const v365 = &(*v363)[v7];
*v365 = v364;
float_2 const v366 = *v50;
float_2 * const v367 = &(*v363)[v45];
*v367 = v366;
array<float_2, 2> v5016_store = {};
array<float_2, 2> * v368 = &v5016_store;array<__nv_fp4x2_storage_t_4, 4> const v369 = *v294;
array<__nv_fp4x2_storage_t_4, 2> const v370 = *v354;
array<float_2, 2> const v371 = *v363;
uint32_t_4 const v372 = reinterpret_cast<const uint32_t_4&>(v369);
uint32_t_2 const v373 = reinterpret_cast<const uint32_t_2&>(v370);
float_4 const v374 = reinterpret_cast<const float_4&>(v371);
uint32_t const v375 = reinterpret_cast<const uint32_t&>(v362);
float_4 const v376 = [&]{
float_4 result;
asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X\n.f32.e2m1.e2m1.f32.ue8m0 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, \n%14, {0, 0}, %15, {0, 0};" : "=f"(result.i_0), "=f"(result.i_1), "=f"(result.i_2), "=f"(result.i_3) : "r"(v372.i_0), "r"(v372.i_1), "r"(v372.i_2), "r"(v372.i_3), "r"(v373.i_0), "r"(v373.i_1), "f"(v374.i_0), "f"(v374.i_1), "f"(v374.i_2), "f"(v374.i_3), "r"(v346), "r"(v375) );
return result;
}();array<float_2, 2> const v377 = reinterpret_cast<const array<float_2, 2>&>(v376);
*v368 = v377;
float_2 * const v378 = &(*v368)[v7];
float_2 const v379 = *v378;
*v48 = v379;
float_2 * const v380 = &(*v368)[v45];
float_2 const v381 = *v380;
*v50 = v381;
array<__nv_fp4x2_storage_t_4, 2> v5018_store = {};
array<__nv_fp4x2_storage_t_4, 2> * v382 = &v5018_store;uint32_t const v383 = *v268;
__nv_fp4x2_storage_t_4 const v384 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v383);
__nv_fp4x2_storage_t_4 * const v385 = &(*v382)[v7];
*v385 = v384;
uint32_t const v386 = *v272;
__nv_fp4x2_storage_t_4 const v387 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v386);
__nv_fp4x2_storage_t_4 * const v388 = &(*v382)[v45];
*v388 = v387;
uint32_t const v389 = *v276;
__nv_fp8_storage_t_4 const v390 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v389);
array<float_2, 2> v5019_store = {};
array<float_2, 2> * v391 = &v5019_store;float_2 const v392 = *v51;
float_2 * const v393 = &(*v391)[v7];
*v393 = v392;
float_2 const v394 = *v53;
float_2 * const v395 = &(*v391)[v45];
*v395 = v394;
array<float_2, 2> v5020_store = {};
array<float_2, 2> * v396 = &v5020_store;array<__nv_fp4x2_storage_t_4, 4> const v397 = *v294;
array<__nv_fp4x2_storage_t_4, 2> const v398 = *v382;
array<float_2, 2> const v399 = *v391;
uint32_t_4 const v400 = reinterpret_cast<const uint32_t_4&>(v397);
uint32_t_2 const v401 = reinterpret_cast<const uint32_t_2&>(v398);
float_4 const v402 = reinterpret_cast<const float_4&>(v399);
uint32_t const v403 = reinterpret_cast<const uint32_t&>(v390);
float_4 const v404 = [&]{
float_4 result;
asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X\n.f32.e2m1.e2m1.f32.ue8m0 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, \n%14, {0, 0}, %15, {0, 0};" : "=f"(result.i_0), "=f"(result.i_1), "=f"(result.i_2), "=f"(result.i_3) : "r"(v400.i_0), "r"(v400.i_1), "r"(v400.i_2), "r"(v400.i_3), "r"(v401.i_0), "r"(v401.i_1), "f"(v402.i_0), "f"(v402.i_1), "f"(v402.i_2), "f"(v402.i_3), "r"(v346), "r"(v403) );
return result;
}();array<float_2, 2> const v405 = reinterpret_cast<const array<float_2, 2>&>(v404);
*v396 = v405;
float_2 * const v406 = &(*v396)[v7];
float_2 const v407 = *v406;
*v51 = v407;
float_2 * const v408 = &(*v396)[v45];
float_2 const v409 = *v408;
*v53 = v409;
array<__nv_fp4x2_storage_t_4, 2> v5022_store = {};
array<__nv_fp4x2_storage_t_4, 2> * v410 = &v5022_store;uint32_t const v411 = *v283;
__nv_fp4x2_storage_t_4 const v412 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v411);
__nv_fp4x2_storage_t_4 * const v413 = &(*v410)[v7];
*v413 = v412;
uint32_t const v414 = *v287;
__nv_fp4x2_storage_t_4 const v415 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v414);
__nv_fp4x2_storage_t_4 * const v416 = &(*v410)[v45];
*v416 = v415;
uint32_t const v417 = *v291;
__nv_fp8_storage_t_4 const v418 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v417);
array<float_2, 2> v5023_store = {};
array<float_2, 2> * v419 = &v5023_store;float_2 const v420 = *v55;
float_2 * const v421 = &(*v419)[v7];
*v421 = v420;
float_2 const v422 = *v57;
float_2 * const v423 = &(*v419)[v45];
*v423 = v422;
array<float_2, 2> v5024_store = {};
array<float_2, 2> * v424 = &v5024_store;array<__nv_fp4x2_storage_t_4, 4> const v425 = *v294;
array<__nv_fp4x2_storage_t_4, 2> const v426 = *v410;
array<float_2, 2> const v427 = *v419;
uint32_t_4 const v428 = reinterpret_cast<const uint32_t_4&>(v425);
uint32_t_2 const v429 = reinterpret_cast<const uint32_t_2&>(v426);
float_4 const v430 = reinterpret_cast<const float_4&>(v427);
uint32_t const v431 = reinterpret_cast<const uint32_t&>(v418);
float_4 const v432 = [&]{
float_4 result;
asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X\n.f32.e2m1.e2m1.f32.ue8m0 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, \n%14, {0, 0}, %15, {0, 0};" : "=f"(result.i_0), "=f"(result.i_1), "=f"(result.i_2), "=f"(result.i_3) : "r"(v428.i_0), "r"(v428.i_1), "r"(v428.i_2), "r"(v428.i_3), "r"(v429.i_0), "r"(v429.i_1), "f"(v430.i_0), "f"(v430.i_1), "f"(v430.i_2), "f"(v430.i_3), "r"(v346), "r"(v431) );
return result;
}();array<float_2, 2> const v433 = reinterpret_cast<const array<float_2, 2>&>(v432);
*v424 = v433;
float_2 * const v434 = &(*v424)[v7];
float_2 const v435 = *v434;
*v55 = v435;
float_2 * const v436 = &(*v424)[v45];
float_2 const v437 = *v436;
*v57 = v437;
uint32_t const v438 = v292 + v74;
uint32_t const v439 = v438 + v34;
array<__nv_fp4x2_storage_t_4, 4> v5026_store = {};
array<__nv_fp4x2_storage_t_4, 4> * v440 = &v5026_store;uint32_t const v441 = v439 * v82;
uint32_t const v442 = v441 + v225;
uint32_t * const v443 = &(*v12)[v442];
uint32_t const v444 = *v443;
__nv_fp4x2_storage_t_4 const v445 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v444);
__nv_fp4x2_storage_t_4 * const v446 = &(*v440)[v7];
*v446 = v445;
uint32_t const v447 = v439 + v58;
uint32_t const v448 = v447 * v82;
uint32_t const v449 = v448 + v225;
uint32_t * const v450 = &(*v12)[v449];
uint32_t const v451 = *v450;
__nv_fp4x2_storage_t_4 const v452 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v451);
__nv_fp4x2_storage_t_4 * const v453 = &(*v440)[v45];
*v453 = v452;
uint32_t const v454 = v442 + v33;
uint32_t * const v455 = &(*v12)[v454];
uint32_t const v456 = *v455;
__nv_fp4x2_storage_t_4 const v457 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v456);
__nv_fp4x2_storage_t_4 * const v458 = &(*v440)[v47];
*v458 = v457;
uint32_t const v459 = v449 + v33;
uint32_t * const v460 = &(*v12)[v459];
uint32_t const v461 = *v460;
__nv_fp4x2_storage_t_4 const v462 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v461);
__nv_fp4x2_storage_t_4 * const v463 = &(*v440)[v49];
*v463 = v462;
uint32_t const v464 = v439 + v319;
uint32_t * const v465 = &(*v14)[v464];
uint32_t const v466 = *v465;
uint32_t const v467 = v466 >> v244;
__nv_fp8_storage_t_4 const v468 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v467);
array<__nv_fp4x2_storage_t_4, 2> v5027_store = {};
array<__nv_fp4x2_storage_t_4, 2> * v469 = &v5027_store;uint32_t const v470 = *v235;
__nv_fp4x2_storage_t_4 const v471 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v470);
__nv_fp4x2_storage_t_4 * const v472 = &(*v469)[v7];
*v472 = v471;
uint32_t const v473 = *v239;
__nv_fp4x2_storage_t_4 const v474 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v473);
__nv_fp4x2_storage_t_4 * const v475 = &(*v469)[v45];
*v475 = v474;
uint32_t const v476 = *v246;
__nv_fp8_storage_t_4 const v477 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v476);
array<float_2, 2> v5028_store = {};
array<float_2, 2> * v478 = &v5028_store;float_2 const v479 = *v59;
float_2 * const v480 = &(*v478)[v7];
*v480 = v479;
float_2 const v481 = *v61;
float_2 * const v482 = &(*v478)[v45];
*v482 = v481;
array<float_2, 2> v5029_store = {};
array<float_2, 2> * v483 = &v5029_store;array<__nv_fp4x2_storage_t_4, 4> const v484 = *v440;
array<__nv_fp4x2_storage_t_4, 2> const v485 = *v469;
array<float_2, 2> const v486 = *v478;
uint32_t_4 const v487 = reinterpret_cast<const uint32_t_4&>(v484);
uint32_t_2 const v488 = reinterpret_cast<const uint32_t_2&>(v485);
float_4 const v489 = reinterpret_cast<const float_4&>(v486);
uint32_t const v490 = reinterpret_cast<const uint32_t&>(v468);
uint32_t const v491 = reinterpret_cast<const uint32_t&>(v477);
float_4 const v492 = [&]{
float_4 result;
asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X\n.f32.e2m1.e2m1.f32.ue8m0 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, \n%14, {0, 0}, %15, {0, 0};" : "=f"(result.i_0), "=f"(result.i_1), "=f"(result.i_2), "=f"(result.i_3) : "r"(v487.i_0), "r"(v487.i_1), "r"(v487.i_2), "r"(v487.i_3), "r"(v488.i_0), "r"(v488.i_1), "f"(v489.i_0), "f"(v489.i_1), "f"(v489.i_2), "f"(v489.i_3), "r"(v490), "r"(v491) );
return result;
}();array<float_2, 2> const v493 = reinterpret_cast<const array<float_2, 2>&>(v492);
*v483 = v493;
float_2 * const v494 = &(*v483)[v7];
float_2 const v495 = *v494;
*v59 = v495;
float_2 * const v496 = &(*v483)[v45];
float_2 const v497 = *v496;
*v61 = v497;
array<__nv_fp4x2_storage_t_4, 2> v5031_store = {};
array<__nv_fp4x2_storage_t_4, 2> * v498 = &v5031_store;uint32_t const v499 = *v253;
__nv_fp4x2_storage_t_4 const v500 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v499);
__nv_fp4x2_storage_t_4 * const v501 = &(*v498)[v7];
*v501 = v500;
uint32_t const v502 = *v257;
__nv_fp4x2_storage_t_4 const v503 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v502);
__nv_fp4x2_storage_t_4 * const v504 = &(*v498)[v45];
*v504 = v503;
uint32_t const v505 = *v261;
__nv_fp8_storage_t_4 const v506 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v505);
array<float_2, 2> v5032_store = {};
array<float_2, 2> * v507 = &v5032_store;float_2 const v508 = *v63;
float_2 * const v509 = &(*v507)[v7];
*v509 = v508;
float_2 const v510 = *v65;
float_2 * const v511 = &(*v507)[v45];
*v511 = v510;
array<float_2, 2> v5033_store = {};
array<float_2, 2> * v512 = &v5033_store;array<__nv_fp4x2_storage_t_4, 4> const v513 = *v440;
array<__nv_fp4x2_storage_t_4, 2> const v514 = *v498;
array<float_2, 2> const v515 = *v507;
uint32_t_4 const v516 = reinterpret_cast<const uint32_t_4&>(v513);
uint32_t_2 const v517 = reinterpret_cast<const uint32_t_2&>(v514);
float_4 const v518 = reinterpret_cast<const float_4&>(v515);
uint32_t const v519 = reinterpret_cast<const uint32_t&>(v506);
float_4 const v520 = [&]{
float_4 result;
asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X\n.f32.e2m1.e2m1.f32.ue8m0 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, \n%14, {0, 0}, %15, {0, 0};" : "=f"(result.i_0), "=f"(result.i_1), "=f"(result.i_2), "=f"(result.i_3) : "r"(v516.i_0), "r"(v516.i_1), "r"(v516.i_2), "r"(v516.i_3), "r"(v517.i_0), "r"(v517.i_1), "f"(v518.i_0), "f"(v518.i_1), "f"(v518.i_2), "f"(v518.i_3), "r"(v490), "r"(v519) );
return result;
}();array<float_2, 2> const v521 = reinterpret_cast<const array<float_2, 2>&>(v520);
*v512 = v521;
float_2 * const v522 = &(*v512)[v7];
float_2 const v523 = *v522;
*v63 = v523;
float_2 * const v524 = &(*v512)[v45];
float_2 const v525 = *v524;
*v65 = v525;
array<__nv_fp4x2_storage_t_4, 2> v5035_store = {};
array<__nv_fp4x2_storage_t_4, 2> * v526 = &v5035_store;uint32_t const v527 = *v268;
__nv_fp4x2_storage_t_4 const v528 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v527);
__nv_fp4x2_storage_t_4 * const v529 = &(*v526)[v7];
*v529 = v528;
uint32_t const v530 = *v272;
__nv_fp4x2_storage_t_4 const v531 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v530);
__nv_fp4x2_storage_t_4 * const v532 = &(*v526)[v45];
*v532 = v531;
uint32_t const v533 = *v276;
__nv_fp8_storage_t_4 const v534 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v533);
array<float_2, 2> v5036_store = {};
array<float_2, 2> * v535 = &v5036_store;float_2 const v536 = *v67;
float_2 * const v537 = &(*v535)[v7];
*v537 = v536;
float_2 const v538 = *v69;
float_2 * const v539 = &(*v535)[v45];
*v539 = v538;
array<float_2, 2> v5037_store = {};
array<float_2, 2> * v540 = &v5037_store;array<__nv_fp4x2_storage_t_4, 4> const v541 = *v440;
array<__nv_fp4x2_storage_t_4, 2> const v542 = *v526;
array<float_2, 2> const v543 = *v535;
uint32_t_4 const v544 = reinterpret_cast<const uint32_t_4&>(v541);
uint32_t_2 const v545 = reinterpret_cast<const uint32_t_2&>(v542);
float_4 const v546 = reinterpret_cast<const float_4&>(v543);
uint32_t const v547 = reinterpret_cast<const uint32_t&>(v534);
float_4 const v548 = [&]{
float_4 result;
asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X\n.f32.e2m1.e2m1.f32.ue8m0 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, \n%14, {0, 0}, %15, {0, 0};" : "=f"(result.i_0), "=f"(result.i_1), "=f"(result.i_2), "=f"(result.i_3) : "r"(v544.i_0), "r"(v544.i_1), "r"(v544.i_2), "r"(v544.i_3), "r"(v545.i_0), "r"(v545.i_1), "f"(v546.i_0), "f"(v546.i_1), "f"(v546.i_2), "f"(v546.i_3), "r"(v490), "r"(v547) );
return result;
}();array<float_2, 2> const v549 = reinterpret_cast<const array<float_2, 2>&>(v548);
*v540 = v549;
float_2 * const v550 = &(*v540)[v7];
float_2 const v551 = *v550;
*v67 = v551;
float_2 * const v552 = &(*v540)[v45];
float_2 const v553 = *v552;
*v69 = v553;
array<__nv_fp4x2_storage_t_4, 2> v5039_store = {};
array<__nv_fp4x2_storage_t_4, 2> * v554 = &v5039_store;uint32_t const v555 = *v283;
__nv_fp4x2_storage_t_4 const v556 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v555);
__nv_fp4x2_storage_t_4 * const v557 = &(*v554)[v7];
*v557 = v556;
uint32_t const v558 = *v287;
__nv_fp4x2_storage_t_4 const v559 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v558);
__nv_fp4x2_storage_t_4 * const v560 = &(*v554)[v45];
*v560 = v559;
uint32_t const v561 = *v291;
__nv_fp8_storage_t_4 const v562 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v561);
array<float_2, 2> v5040_store = {};
array<float_2, 2> * v563 = &v5040_store;float_2 const v564 = *v71;
float_2 * const v565 = &(*v563)[v7];
*v565 = v564;
float_2 const v566 = *v73;
float_2 * const v567 = &(*v563)[v45];
*v567 = v566;
array<float_2, 2> v5041_store = {};
array<float_2, 2> * v568 = &v5041_store;array<__nv_fp4x2_storage_t_4, 4> const v569 = *v440;
array<__nv_fp4x2_storage_t_4, 2> const v570 = *v554;
array<float_2, 2> const v571 = *v563;
uint32_t_4 const v572 = reinterpret_cast<const uint32_t_4&>(v569);
uint32_t_2 const v573 = reinterpret_cast<const uint32_t_2&>(v570);
float_4 const v574 = reinterpret_cast<const float_4&>(v571);
uint32_t const v575 = reinterpret_cast<const uint32_t&>(v562);
float_4 const v576 = [&]{
float_4 result;
asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X\n.f32.e2m1.e2m1.f32.ue8m0 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, \n%14, {0, 0}, %15, {0, 0};" : "=f"(result.i_0), "=f"(result.i_1), "=f"(result.i_2), "=f"(result.i_3) : "r"(v572.i_0), "r"(v572.i_1), "r"(v572.i_2), "r"(v572.i_3), "r"(v573.i_0), "r"(v573.i_1), "f"(v574.i_0), "f"(v574.i_1), "f"(v574.i_2), "f"(v574.i_3), "r"(v490), "r"(v575) );
return result;
}();array<float_2, 2> const v577 = reinterpret_cast<const array<float_2, 2>&>(v576);
*v568 = v577;
float_2 * const v578 = &(*v568)[v7];
float_2 const v579 = *v578;
*v71 = v579;
float_2 * const v580 = &(*v568)[v45];
float_2 const v581 = *v580;
*v73 = v581;
uint32_t const v582 = v292 + v30;
uint32_t const v583 = v582 + v34;
array<__nv_fp4x2_storage_t_4, 4> v5043_store = {};
array<__nv_fp4x2_storage_t_4, 4> * v584 = &v5043_store;uint32_t const v585 = v583 * v82;
uint32_t const v586 = v585 + v225;
uint32_t * const v587 = &(*v12)[v586];
uint32_t const v588 = *v587;
__nv_fp4x2_storage_t_4 const v589 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v588);
__nv_fp4x2_storage_t_4 * const v590 = &(*v584)[v7];
*v590 = v589;
uint32_t const v591 = v583 + v58;
uint32_t const v592 = v591 * v82;
uint32_t const v593 = v592 + v225;
uint32_t * const v594 = &(*v12)[v593];
uint32_t const v595 = *v594;
__nv_fp4x2_storage_t_4 const v596 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v595);
__nv_fp4x2_storage_t_4 * const v597 = &(*v584)[v45];
*v597 = v596;
uint32_t const v598 = v586 + v33;
uint32_t * const v599 = &(*v12)[v598];
uint32_t const v600 = *v599;
__nv_fp4x2_storage_t_4 const v601 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v600);
__nv_fp4x2_storage_t_4 * const v602 = &(*v584)[v47];
*v602 = v601;
uint32_t const v603 = v593 + v33;
uint32_t * const v604 = &(*v12)[v603];
uint32_t const v605 = *v604;
__nv_fp4x2_storage_t_4 const v606 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v605);
__nv_fp4x2_storage_t_4 * const v607 = &(*v584)[v49];
*v607 = v606;
uint32_t const v608 = v583 + v319;
uint32_t * const v609 = &(*v14)[v608];
uint32_t const v610 = *v609;
uint32_t const v611 = v610 >> v244;
__nv_fp8_storage_t_4 const v612 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v611);
array<__nv_fp4x2_storage_t_4, 2> v5044_store = {};
array<__nv_fp4x2_storage_t_4, 2> * v613 = &v5044_store;uint32_t const v614 = *v235;
__nv_fp4x2_storage_t_4 const v615 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v614);
__nv_fp4x2_storage_t_4 * const v616 = &(*v613)[v7];
*v616 = v615;
uint32_t const v617 = *v239;
__nv_fp4x2_storage_t_4 const v618 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v617);
__nv_fp4x2_storage_t_4 * const v619 = &(*v613)[v45];
*v619 = v618;
uint32_t const v620 = *v246;
__nv_fp8_storage_t_4 const v621 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v620);
array<float_2, 2> v5045_store = {};
array<float_2, 2> * v622 = &v5045_store;float_2 const v623 = *v75;
float_2 * const v624 = &(*v622)[v7];
*v624 = v623;
float_2 const v625 = *v77;
float_2 * const v626 = &(*v622)[v45];
*v626 = v625;
array<float_2, 2> v5046_store = {};
array<float_2, 2> * v627 = &v5046_store;array<__nv_fp4x2_storage_t_4, 4> const v628 = *v584;
array<__nv_fp4x2_storage_t_4, 2> const v629 = *v613;
array<float_2, 2> const v630 = *v622;
uint32_t_4 const v631 = reinterpret_cast<const uint32_t_4&>(v628);
uint32_t_2 const v632 = reinterpret_cast<const uint32_t_2&>(v629);
float_4 const v633 = reinterpret_cast<const float_4&>(v630);
uint32_t const v634 = reinterpret_cast<const uint32_t&>(v612);
uint32_t const v635 = reinterpret_cast<const uint32_t&>(v621);
float_4 const v636 = [&]{
float_4 result;
asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X\n.f32.e2m1.e2m1.f32.ue8m0 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, \n%14, {0, 0}, %15, {0, 0};" : "=f"(result.i_0), "=f"(result.i_1), "=f"(result.i_2), "=f"(result.i_3) : "r"(v631.i_0), "r"(v631.i_1), "r"(v631.i_2), "r"(v631.i_3), "r"(v632.i_0), "r"(v632.i_1), "f"(v633.i_0), "f"(v633.i_1), "f"(v633.i_2), "f"(v633.i_3), "r"(v634), "r"(v635) );
return result;
}();array<float_2, 2> const v637 = reinterpret_cast<const array<float_2, 2>&>(v636);
*v627 = v637;
float_2 * const v638 = &(*v627)[v7];
float_2 const v639 = *v638;
*v75 = v639;
float_2 * const v640 = &(*v627)[v45];
float_2 const v641 = *v640;
*v77 = v641;
array<__nv_fp4x2_storage_t_4, 2> v5048_store = {};
array<__nv_fp4x2_storage_t_4, 2> * v642 = &v5048_store;uint32_t const v643 = *v253;
__nv_fp4x2_storage_t_4 const v644 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v643);
__nv_fp4x2_storage_t_4 * const v645 = &(*v642)[v7];
*v645 = v644;
uint32_t const v646 = *v257;
__nv_fp4x2_storage_t_4 const v647 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v646);
__nv_fp4x2_storage_t_4 * const v648 = &(*v642)[v45];
*v648 = v647;
uint32_t const v649 = *v261;
__nv_fp8_storage_t_4 const v650 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v649);
array<float_2, 2> v5049_store = {};
array<float_2, 2> * v651 = &v5049_store;float_2 const v652 = *v79;
float_2 * const v653 = &(*v651)[v7];
*v653 = v652;
float_2 const v654 = *v81;
float_2 * const v655 = &(*v651)[v45];
*v655 = v654;
array<float_2, 2> v5050_store = {};
array<float_2, 2> * v656 = &v5050_store;array<__nv_fp4x2_storage_t_4, 4> const v657 = *v584;
array<__nv_fp4x2_storage_t_4, 2> const v658 = *v642;
array<float_2, 2> const v659 = *v651;
uint32_t_4 const v660 = reinterpret_cast<const uint32_t_4&>(v657);
uint32_t_2 const v661 = reinterpret_cast<const uint32_t_2&>(v658);
float_4 const v662 = reinterpret_cast<const float_4&>(v659);
uint32_t const v663 = reinterpret_cast<const uint32_t&>(v650);
float_4 const v664 = [&]{
float_4 result;
asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X\n.f32.e2m1.e2m1.f32.ue8m0 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, \n%14, {0, 0}, %15, {0, 0};" : "=f"(result.i_0), "=f"(result.i_1), "=f"(result.i_2), "=f"(result.i_3) : "r"(v660.i_0), "r"(v660.i_1), "r"(v660.i_2), "r"(v660.i_3), "r"(v661.i_0), "r"(v661.i_1), "f"(v662.i_0), "f"(v662.i_1), "f"(v662.i_2), "f"(v662.i_3), "r"(v634), "r"(v663) );
return result;
}();array<float_2, 2> const v665 = reinterpret_cast<const array<float_2, 2>&>(v664);
*v656 = v665;
float_2 * const v666 = &(*v656)[v7];
float_2 const v667 = *v666;
*v79 = v667;
float_2 * const v668 = &(*v656)[v45];
float_2 const v669 = *v668;
*v81 = v669;
array<__nv_fp4x2_storage_t_4, 2> v5052_store = {};
array<__nv_fp4x2_storage_t_4, 2> * v670 = &v5052_store;uint32_t const v671 = *v268;
__nv_fp4x2_storage_t_4 const v672 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v671);
__nv_fp4x2_storage_t_4 * const v673 = &(*v670)[v7];
*v673 = v672;
uint32_t const v674 = *v272;
__nv_fp4x2_storage_t_4 const v675 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v674);
__nv_fp4x2_storage_t_4 * const v676 = &(*v670)[v45];
*v676 = v675;
uint32_t const v677 = *v276;
__nv_fp8_storage_t_4 const v678 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v677);
array<float_2, 2> v5053_store = {};
array<float_2, 2> * v679 = &v5053_store;float_2 const v680 = *v83;
float_2 * const v681 = &(*v679)[v7];
*v681 = v680;
float_2 const v682 = *v85;
float_2 * const v683 = &(*v679)[v45];
*v683 = v682;
array<float_2, 2> v5054_store = {};
array<float_2, 2> * v684 = &v5054_store;array<__nv_fp4x2_storage_t_4, 4> const v685 = *v584;
array<__nv_fp4x2_storage_t_4, 2> const v686 = *v670;
array<float_2, 2> const v687 = *v679;
uint32_t_4 const v688 = reinterpret_cast<const uint32_t_4&>(v685);
uint32_t_2 const v689 = reinterpret_cast<const uint32_t_2&>(v686);
float_4 const v690 = reinterpret_cast<const float_4&>(v687);
uint32_t const v691 = reinterpret_cast<const uint32_t&>(v678);
float_4 const v692 = [&]{
float_4 result;
asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X\n.f32.e2m1.e2m1.f32.ue8m0 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, \n%14, {0, 0}, %15, {0, 0};" : "=f"(result.i_0), "=f"(result.i_1), "=f"(result.i_2), "=f"(result.i_3) : "r"(v688.i_0), "r"(v688.i_1), "r"(v688.i_2), "r"(v688.i_3), "r"(v689.i_0), "r"(v689.i_1), "f"(v690.i_0), "f"(v690.i_1), "f"(v690.i_2), "f"(v690.i_3), "r"(v634), "r"(v691) );
return result;
}();array<float_2, 2> const v693 = reinterpret_cast<const array<float_2, 2>&>(v692);
*v684 = v693;
float_2 * const v694 = &(*v684)[v7];
float_2 const v695 = *v694;
*v83 = v695;
float_2 * const v696 = &(*v684)[v45];
float_2 const v697 = *v696;
*v85 = v697;
array<__nv_fp4x2_storage_t_4, 2> v5056_store = {};
array<__nv_fp4x2_storage_t_4, 2> * v698 = &v5056_store;uint32_t const v699 = *v283;
__nv_fp4x2_storage_t_4 const v700 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v699);
__nv_fp4x2_storage_t_4 * const v701 = &(*v698)[v7];
*v701 = v700;
uint32_t const v702 = *v287;
__nv_fp4x2_storage_t_4 const v703 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v702);
__nv_fp4x2_storage_t_4 * const v704 = &(*v698)[v45];
*v704 = v703;
uint32_t const v705 = *v291;
__nv_fp8_storage_t_4 const v706 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v705);
array<float_2, 2> v5057_store = {};
array<float_2, 2> * v707 = &v5057_store;float_2 const v708 = *v87;
float_2 * const v709 = &(*v707)[v7];
*v709 = v708;
float_2 const v710 = *v89;
float_2 * const v711 = &(*v707)[v45];
*v711 = v710;
array<float_2, 2> v5058_store = {};
array<float_2, 2> * v712 = &v5058_store;array<__nv_fp4x2_storage_t_4, 4> const v713 = *v584;
array<__nv_fp4x2_storage_t_4, 2> const v714 = *v698;
array<float_2, 2> const v715 = *v707;
uint32_t_4 const v716 = reinterpret_cast<const uint32_t_4&>(v713);
uint32_t_2 const v717 = reinterpret_cast<const uint32_t_2&>(v714);
float_4 const v718 = reinterpret_cast<const float_4&>(v715);
uint32_t const v719 = reinterpret_cast<const uint32_t&>(v706);
float_4 const v720 = [&]{
float_4 result;
asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X\n.f32.e2m1.e2m1.f32.ue8m0 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, \n%14, {0, 0}, %15, {0, 0};" : "=f"(result.i_0), "=f"(result.i_1), "=f"(result.i_2), "=f"(result.i_3) : "r"(v716.i_0), "r"(v716.i_1), "r"(v716.i_2), "r"(v716.i_3), "r"(v717.i_0), "r"(v717.i_1), "f"(v718.i_0), "f"(v718.i_1), "f"(v718.i_2), "f"(v718.i_3), "r"(v634), "r"(v719) );
return result;
}();array<float_2, 2> const v721 = reinterpret_cast<const array<float_2, 2>&>(v720);
*v712 = v721;
float_2 * const v722 = &(*v712)[v7];
float_2 const v723 = *v722;
*v87 = v723;
float_2 * const v724 = &(*v712)[v45];
float_2 const v725 = *v724;
*v89 = v725;
uint32_t const v726 = 48;
uint32_t const v727 = v292 + v726;
uint32_t const v728 = v727 + v34;
array<__nv_fp4x2_storage_t_4, 4> v5060_store = {};
array<__nv_fp4x2_storage_t_4, 4> * v729 = &v5060_store;uint32_t const v730 = v728 * v82;
uint32_t const v731 = v730 + v225;
uint32_t * const v732 = &(*v12)[v731];
uint32_t const v733 = *v732;
__nv_fp4x2_storage_t_4 const v734 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v733);
__nv_fp4x2_storage_t_4 * const v735 = &(*v729)[v7];
*v735 = v734;
uint32_t const v736 = v728 + v58;
uint32_t const v737 = v736 * v82;
uint32_t const v738 = v737 + v225;
uint32_t * const v739 = &(*v12)[v738];
uint32_t const v740 = *v739;
__nv_fp4x2_storage_t_4 const v741 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v740);
__nv_fp4x2_storage_t_4 * const v742 = &(*v729)[v45];
*v742 = v741;
uint32_t const v743 = v731 + v33;
uint32_t * const v744 = &(*v12)[v743];
uint32_t const v745 = *v744;
__nv_fp4x2_storage_t_4 const v746 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v745);
__nv_fp4x2_storage_t_4 * const v747 = &(*v729)[v47];
*v747 = v746;
uint32_t const v748 = v738 + v33;
uint32_t * const v749 = &(*v12)[v748];
uint32_t const v750 = *v749;
__nv_fp4x2_storage_t_4 const v751 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v750);
__nv_fp4x2_storage_t_4 * const v752 = &(*v729)[v49];
*v752 = v751;
uint32_t const v753 = v728 + v319;
uint32_t * const v754 = &(*v14)[v753];
uint32_t const v755 = *v754;
uint32_t const v756 = v755 >> v244;
__nv_fp8_storage_t_4 const v757 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v756);
array<__nv_fp4x2_storage_t_4, 2> v5061_store = {};
array<__nv_fp4x2_storage_t_4, 2> * v758 = &v5061_store;uint32_t const v759 = *v235;
__nv_fp4x2_storage_t_4 const v760 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v759);
__nv_fp4x2_storage_t_4 * const v761 = &(*v758)[v7];
*v761 = v760;
uint32_t const v762 = *v239;
__nv_fp4x2_storage_t_4 const v763 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v762);
__nv_fp4x2_storage_t_4 * const v764 = &(*v758)[v45];
*v764 = v763;
uint32_t const v765 = *v246;
__nv_fp8_storage_t_4 const v766 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v765);
array<float_2, 2> v5062_store = {};
array<float_2, 2> * v767 = &v5062_store;float_2 const v768 = *v91;
float_2 * const v769 = &(*v767)[v7];
*v769 = v768;
float_2 const v770 = *v93;
float_2 * const v771 = &(*v767)[v45];
*v771 = v770;
array<float_2, 2> v5063_store = {};
array<float_2, 2> * v772 = &v5063_store;array<__nv_fp4x2_storage_t_4, 4> const v773 = *v729;
array<__nv_fp4x2_storage_t_4, 2> const v774 = *v758;
array<float_2, 2> const v775 = *v767;
uint32_t_4 const v776 = reinterpret_cast<const uint32_t_4&>(v773);
uint32_t_2 const v777 = reinterpret_cast<const uint32_t_2&>(v774);
float_4 const v778 = reinterpret_cast<const float_4&>(v775);
uint32_t const v779 = reinterpret_cast<const uint32_t&>(v757);
uint32_t const v780 = reinterpret_cast<const uint32_t&>(v766);
float_4 const v781 = [&]{
float_4 result;
asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X\n.f32.e2m1.e2m1.f32.ue8m0 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, \n%14, {0, 0}, %15, {0, 0};" : "=f"(result.i_0), "=f"(result.i_1), "=f"(result.i_2), "=f"(result.i_3) : "r"(v776.i_0), "r"(v776.i_1), "r"(v776.i_2), "r"(v776.i_3), "r"(v777.i_0), "r"(v777.i_1), "f"(v778.i_0), "f"(v778.i_1), "f"(v778.i_2), "f"(v778.i_3), "r"(v779), "r"(v780) );
return result;
}();array<float_2, 2> const v782 = reinterpret_cast<const array<float_2, 2>&>(v781);
*v772 = v782;
float_2 * const v783 = &(*v772)[v7];
float_2 const v784 = *v783;
*v91 = v784;
float_2 * const v785 = &(*v772)[v45];
float_2 const v786 = *v785;
*v93 = v786;
array<__nv_fp4x2_storage_t_4, 2> v5065_store = {};
array<__nv_fp4x2_storage_t_4, 2> * v787 = &v5065_store;uint32_t const v788 = *v253;
__nv_fp4x2_storage_t_4 const v789 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v788);
__nv_fp4x2_storage_t_4 * const v790 = &(*v787)[v7];
*v790 = v789;
uint32_t const v791 = *v257;
__nv_fp4x2_storage_t_4 const v792 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v791);
__nv_fp4x2_storage_t_4 * const v793 = &(*v787)[v45];
*v793 = v792;
uint32_t const v794 = *v261;
__nv_fp8_storage_t_4 const v795 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v794);
array<float_2, 2> v5066_store = {};
array<float_2, 2> * v796 = &v5066_store;float_2 const v797 = *v95;
float_2 * const v798 = &(*v796)[v7];
*v798 = v797;
float_2 const v799 = *v97;
float_2 * const v800 = &(*v796)[v45];
*v800 = v799;
array<float_2, 2> v5067_store = {};
array<float_2, 2> * v801 = &v5067_store;array<__nv_fp4x2_storage_t_4, 4> const v802 = *v729;
array<__nv_fp4x2_storage_t_4, 2> const v803 = *v787;
array<float_2, 2> const v804 = *v796;
uint32_t_4 const v805 = reinterpret_cast<const uint32_t_4&>(v802);
uint32_t_2 const v806 = reinterpret_cast<const uint32_t_2&>(v803);
float_4 const v807 = reinterpret_cast<const float_4&>(v804);
uint32_t const v808 = reinterpret_cast<const uint32_t&>(v795);
float_4 const v809 = [&]{
float_4 result;
asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X\n.f32.e2m1.e2m1.f32.ue8m0 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, \n%14, {0, 0}, %15, {0, 0};" : "=f"(result.i_0), "=f"(result.i_1), "=f"(result.i_2), "=f"(result.i_3) : "r"(v805.i_0), "r"(v805.i_1), "r"(v805.i_2), "r"(v805.i_3), "r"(v806.i_0), "r"(v806.i_1), "f"(v807.i_0), "f"(v807.i_1), "f"(v807.i_2), "f"(v807.i_3), "r"(v779), "r"(v808) );
return result;
}();array<float_2, 2> const v810 = reinterpret_cast<const array<float_2, 2>&>(v809);
*v801 = v810;
float_2 * const v811 = &(*v801)[v7];
float_2 const v812 = *v811;
*v95 = v812;
float_2 * const v813 = &(*v801)[v45];
float_2 const v814 = *v813;
*v97 = v814;
array<__nv_fp4x2_storage_t_4, 2> v5069_store = {};
array<__nv_fp4x2_storage_t_4, 2> * v815 = &v5069_store;uint32_t const v816 = *v268;
__nv_fp4x2_storage_t_4 const v817 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v816);
__nv_fp4x2_storage_t_4 * const v818 = &(*v815)[v7];
*v818 = v817;
uint32_t const v819 = *v272;
__nv_fp4x2_storage_t_4 const v820 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v819);
__nv_fp4x2_storage_t_4 * const v821 = &(*v815)[v45];
*v821 = v820;
uint32_t const v822 = *v276;
__nv_fp8_storage_t_4 const v823 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v822);
array<float_2, 2> v5070_store = {};
array<float_2, 2> * v824 = &v5070_store;float_2 const v825 = *v99;
float_2 * const v826 = &(*v824)[v7];
*v826 = v825;
float_2 const v827 = *v101;
float_2 * const v828 = &(*v824)[v45];
*v828 = v827;
array<float_2, 2> v5071_store = {};
array<float_2, 2> * v829 = &v5071_store;array<__nv_fp4x2_storage_t_4, 4> const v830 = *v729;
array<__nv_fp4x2_storage_t_4, 2> const v831 = *v815;
array<float_2, 2> const v832 = *v824;
uint32_t_4 const v833 = reinterpret_cast<const uint32_t_4&>(v830);
uint32_t_2 const v834 = reinterpret_cast<const uint32_t_2&>(v831);
float_4 const v835 = reinterpret_cast<const float_4&>(v832);
uint32_t const v836 = reinterpret_cast<const uint32_t&>(v823);
float_4 const v837 = [&]{
float_4 result;
asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X\n.f32.e2m1.e2m1.f32.ue8m0 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, \n%14, {0, 0}, %15, {0, 0};" : "=f"(result.i_0), "=f"(result.i_1), "=f"(result.i_2), "=f"(result.i_3) : "r"(v833.i_0), "r"(v833.i_1), "r"(v833.i_2), "r"(v833.i_3), "r"(v834.i_0), "r"(v834.i_1), "f"(v835.i_0), "f"(v835.i_1), "f"(v835.i_2), "f"(v835.i_3), "r"(v779), "r"(v836) );
return result;
}();array<float_2, 2> const v838 = reinterpret_cast<const array<float_2, 2>&>(v837);
*v829 = v838;
float_2 * const v839 = &(*v829)[v7];
float_2 const v840 = *v839;
*v99 = v840;
float_2 * const v841 = &(*v829)[v45];
float_2 const v842 = *v841;
*v101 = v842;
array<__nv_fp4x2_storage_t_4, 2> v5073_store = {};
array<__nv_fp4x2_storage_t_4, 2> * v843 = &v5073_store;uint32_t const v844 = *v283;
__nv_fp4x2_storage_t_4 const v845 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v844);
__nv_fp4x2_storage_t_4 * const v846 = &(*v843)[v7];
*v846 = v845;
uint32_t const v847 = *v287;
__nv_fp4x2_storage_t_4 const v848 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v847);
__nv_fp4x2_storage_t_4 * const v849 = &(*v843)[v45];
*v849 = v848;
uint32_t const v850 = *v291;
__nv_fp8_storage_t_4 const v851 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v850);
array<float_2, 2> v5074_store = {};
array<float_2, 2> * v852 = &v5074_store;float_2 const v853 = *v103;
float_2 * const v854 = &(*v852)[v7];
*v854 = v853;
float_2 const v855 = *v105;
float_2 * const v856 = &(*v852)[v45];
*v856 = v855;
array<float_2, 2> v5075_store = {};
array<float_2, 2> * v857 = &v5075_store;array<__nv_fp4x2_storage_t_4, 4> const v858 = *v729;
array<__nv_fp4x2_storage_t_4, 2> const v859 = *v843;
array<float_2, 2> const v860 = *v852;
uint32_t_4 const v861 = reinterpret_cast<const uint32_t_4&>(v858);
uint32_t_2 const v862 = reinterpret_cast<const uint32_t_2&>(v859);
float_4 const v863 = reinterpret_cast<const float_4&>(v860);
uint32_t const v864 = reinterpret_cast<const uint32_t&>(v851);
float_4 const v865 = [&]{
float_4 result;
asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X\n.f32.e2m1.e2m1.f32.ue8m0 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, \n%14, {0, 0}, %15, {0, 0};" : "=f"(result.i_0), "=f"(result.i_1), "=f"(result.i_2), "=f"(result.i_3) : "r"(v861.i_0), "r"(v861.i_1), "r"(v861.i_2), "r"(v861.i_3), "r"(v862.i_0), "r"(v862.i_1), "f"(v863.i_0), "f"(v863.i_1), "f"(v863.i_2), "f"(v863.i_3), "r"(v779), "r"(v864) );
return result;
}();array<float_2, 2> const v866 = reinterpret_cast<const array<float_2, 2>&>(v865);
*v857 = v866;
float_2 * const v867 = &(*v857)[v7];
float_2 const v868 = *v867;
*v103 = v868;
float_2 * const v869 = &(*v857)[v45];
float_2 const v870 = *v869;
*v105 = v870;
}
}
}
uint32_t const v871 = v24 + v38;
uint32_t const v872 = v871 + v34;
uint32_t const v873 = v27 + v40;
uint32_t const v874 = v35 * v47;
uint32_t const v875 = v873 + v874;
bool const v876 = v872 < v17;
bool const v877 = v875 < v18;
bool const v878 = v876 && v877;
if(v878) {
float_2 const v879 = *v44;
float const v880 = v879.i_0;
uint32_t const v881 = v872 * v18;
uint32_t const v882 = v881 + v875;
float * const v883 = &v5[v882];
*v883 = v880;
}
uint32_t const v884 = v875 + v45;
bool const v885 = v884 < v18;
bool const v886 = v876 && v885;
if(v886) {
float_2 const v887 = *v44;
float const v888 = v887.i_1;
uint32_t const v889 = v872 * v18;
uint32_t const v890 = v889 + v884;
float * const v891 = &v5[v890];
*v891 = v888;
}
uint32_t const v892 = v872 + v58;
bool const v893 = v892 < v17;
bool const v894 = v893 && v877;
if(v894) {
float_2 const v895 = *v46;
float const v896 = v895.i_0;
uint32_t const v897 = v892 * v18;
uint32_t const v898 = v897 + v875;
float * const v899 = &v5[v898];
*v899 = v896;
}
bool const v900 = v893 && v885;
if(v900) {
float_2 const v901 = *v46;
float const v902 = v901.i_1;
uint32_t const v903 = v892 * v18;
uint32_t const v904 = v903 + v884;
float * const v905 = &v5[v904];
*v905 = v902;
}
uint32_t const v906 = v873 + v58;
uint32_t const v907 = v906 + v874;
bool const v908 = v907 < v18;
bool const v909 = v876 && v908;
if(v909) {
float_2 const v910 = *v48;
float const v911 = v910.i_0;
uint32_t const v912 = v872 * v18;
uint32_t const v913 = v912 + v907;
float * const v914 = &v5[v913];
*v914 = v911;
}
uint32_t const v915 = v907 + v45;
bool const v916 = v915 < v18;
bool const v917 = v876 && v916;
if(v917) {
float_2 const v918 = *v48;
float const v919 = v918.i_1;
uint32_t const v920 = v872 * v18;
uint32_t const v921 = v920 + v915;
float * const v922 = &v5[v921];
*v922 = v919;
}
bool const v923 = v893 && v908;
if(v923) {
float_2 const v924 = *v50;
float const v925 = v924.i_0;
uint32_t const v926 = v892 * v18;
uint32_t const v927 = v926 + v907;
float * const v928 = &v5[v927];
*v928 = v925;
}
bool const v929 = v893 && v916;
if(v929) {
float_2 const v930 = *v50;
float const v931 = v930.i_1;
uint32_t const v932 = v892 * v18;
uint32_t const v933 = v932 + v915;
float * const v934 = &v5[v933];
*v934 = v931;
}
uint32_t const v935 = v873 + v74;
uint32_t const v936 = v935 + v874;
bool const v937 = v936 < v18;
bool const v938 = v876 && v937;
if(v938) {
float_2 const v939 = *v51;
float const v940 = v939.i_0;
uint32_t const v941 = v872 * v18;
uint32_t const v942 = v941 + v936;
float * const v943 = &v5[v942];
*v943 = v940;
}
uint32_t const v944 = v936 + v45;
bool const v945 = v944 < v18;
bool const v946 = v876 && v945;
if(v946) {
float_2 const v947 = *v51;
float const v948 = v947.i_1;
uint32_t const v949 = v872 * v18;
uint32_t const v950 = v949 + v944;
float * const v951 = &v5[v950];
*v951 = v948;
}
bool const v952 = v893 && v937;
if(v952) {
float_2 const v953 = *v53;
float const v954 = v953.i_0;
uint32_t const v955 = v892 * v18;
uint32_t const v956 = v955 + v936;
float * const v957 = &v5[v956];
*v957 = v954;
}
bool const v958 = v893 && v945;
if(v958) {
float_2 const v959 = *v53;
float const v960 = v959.i_1;
uint32_t const v961 = v892 * v18;
uint32_t const v962 = v961 + v944;
float * const v963 = &v5[v962];
*v963 = v960;
}
uint32_t const v964 = v873 + v90;
uint32_t const v965 = v964 + v874;
bool const v966 = v965 < v18;
bool const v967 = v876 && v966;
if(v967) {
float_2 const v968 = *v55;
float const v969 = v968.i_0;
uint32_t const v970 = v872 * v18;
uint32_t const v971 = v970 + v965;
float * const v972 = &v5[v971];
*v972 = v969;
}
uint32_t const v973 = v965 + v45;
bool const v974 = v973 < v18;
bool const v975 = v876 && v974;
if(v975) {
float_2 const v976 = *v55;
float const v977 = v976.i_1;
uint32_t const v978 = v872 * v18;
uint32_t const v979 = v978 + v973;
float * const v980 = &v5[v979];
*v980 = v977;
}
bool const v981 = v893 && v966;
if(v981) {
float_2 const v982 = *v57;
float const v983 = v982.i_0;
uint32_t const v984 = v892 * v18;
uint32_t const v985 = v984 + v965;
float * const v986 = &v5[v985];
*v986 = v983;
}
bool const v987 = v893 && v974;
if(v987) {
float_2 const v988 = *v57;
float const v989 = v988.i_1;
uint32_t const v990 = v892 * v18;
uint32_t const v991 = v990 + v973;
float * const v992 = &v5[v991];
*v992 = v989;
}
uint32_t const v993 = v871 + v74;
uint32_t const v994 = v993 + v34;
bool const v995 = v994 < v17;
bool const v996 = v995 && v877;
if(v996) {
float_2 const v997 = *v59;
float const v998 = v997.i_0;
uint32_t const v999 = v994 * v18;
uint32_t const v1000 = v999 + v875;
float * const v1001 = &v5[v1000];
*v1001 = v998;
}
bool const v1002 = v995 && v885;
if(v1002) {
float_2 const v1003 = *v59;
float const v1004 = v1003.i_1;
uint32_t const v1005 = v994 * v18;
uint32_t const v1006 = v1005 + v884;
float * const v1007 = &v5[v1006];
*v1007 = v1004;
}
uint32_t const v1008 = v994 + v58;
bool const v1009 = v1008 < v17;
bool const v1010 = v1009 && v877;
if(v1010) {
float_2 const v1011 = *v61;
float const v1012 = v1011.i_0;
uint32_t const v1013 = v1008 * v18;
uint32_t const v1014 = v1013 + v875;
float * const v1015 = &v5[v1014];
*v1015 = v1012;
}
bool const v1016 = v1009 && v885;
if(v1016) {
float_2 const v1017 = *v61;
float const v1018 = v1017.i_1;
uint32_t const v1019 = v1008 * v18;
uint32_t const v1020 = v1019 + v884;
float * const v1021 = &v5[v1020];
*v1021 = v1018;
}
bool const v1022 = v995 && v908;
if(v1022) {
float_2 const v1023 = *v63;
float const v1024 = v1023.i_0;
uint32_t const v1025 = v994 * v18;
uint32_t const v1026 = v1025 + v907;
float * const v1027 = &v5[v1026];
*v1027 = v1024;
}
bool const v1028 = v995 && v916;
if(v1028) {
float_2 const v1029 = *v63;
float const v1030 = v1029.i_1;
uint32_t const v1031 = v994 * v18;
uint32_t const v1032 = v1031 + v915;
float * const v1033 = &v5[v1032];
*v1033 = v1030;
}
bool const v1034 = v1009 && v908;
if(v1034) {
float_2 const v1035 = *v65;
float const v1036 = v1035.i_0;
uint32_t const v1037 = v1008 * v18;
uint32_t const v1038 = v1037 + v907;
float * const v1039 = &v5[v1038];
*v1039 = v1036;
}
bool const v1040 = v1009 && v916;
if(v1040) {
float_2 const v1041 = *v65;
float const v1042 = v1041.i_1;
uint32_t const v1043 = v1008 * v18;
uint32_t const v1044 = v1043 + v915;
float * const v1045 = &v5[v1044];
*v1045 = v1042;
}
bool const v1046 = v995 && v937;
if(v1046) {
float_2 const v1047 = *v67;
float const v1048 = v1047.i_0;
uint32_t const v1049 = v994 * v18;
uint32_t const v1050 = v1049 + v936;
float * const v1051 = &v5[v1050];
*v1051 = v1048;
}
bool const v1052 = v995 && v945;
if(v1052) {
float_2 const v1053 = *v67;
float const v1054 = v1053.i_1;
uint32_t const v1055 = v994 * v18;
uint32_t const v1056 = v1055 + v944;
float * const v1057 = &v5[v1056];
*v1057 = v1054;
}
bool const v1058 = v1009 && v937;
if(v1058) {
float_2 const v1059 = *v69;
float const v1060 = v1059.i_0;
uint32_t const v1061 = v1008 * v18;
uint32_t const v1062 = v1061 + v936;
float * const v1063 = &v5[v1062];
*v1063 = v1060;
}
bool const v1064 = v1009 && v945;
if(v1064) {
float_2 const v1065 = *v69;
float const v1066 = v1065.i_1;
uint32_t const v1067 = v1008 * v18;
uint32_t const v1068 = v1067 + v944;
float * const v1069 = &v5[v1068];
*v1069 = v1066;
}
bool const v1070 = v995 && v966;
if(v1070) {
float_2 const v1071 = *v71;
float const v1072 = v1071.i_0;
uint32_t const v1073 = v994 * v18;
uint32_t const v1074 = v1073 + v965;
float * const v1075 = &v5[v1074];
*v1075 = v1072;
}
bool const v1076 = v995 && v974;
if(v1076) {
float_2 const v1077 = *v71;
float const v1078 = v1077.i_1;
uint32_t const v1079 = v994 * v18;
uint32_t const v1080 = v1079 + v973;
float * const v1081 = &v5[v1080];
*v1081 = v1078;
}
bool const v1082 = v1009 && v966;
if(v1082) {
float_2 const v1083 = *v73;
float const v1084 = v1083.i_0;
uint32_t const v1085 = v1008 * v18;
uint32_t const v1086 = v1085 + v965;
float * const v1087 = &v5[v1086];
*v1087 = v1084;
}
bool const v1088 = v1009 && v974;
if(v1088) {
float_2 const v1089 = *v73;
float const v1090 = v1089.i_1;
uint32_t const v1091 = v1008 * v18;
uint32_t const v1092 = v1091 + v973;
float * const v1093 = &v5[v1092];
*v1093 = v1090;
}
uint32_t const v1094 = v871 + v30;
uint32_t const v1095 = v1094 + v34;
bool const v1096 = v1095 < v17;
bool const v1097 = v1096 && v877;
if(v1097) {
float_2 const v1098 = *v75;
float const v1099 = v1098.i_0;
uint32_t const v1100 = v1095 * v18;
uint32_t const v1101 = v1100 + v875;
float * const v1102 = &v5[v1101];
*v1102 = v1099;
}
bool const v1103 = v1096 && v885;
if(v1103) {
float_2 const v1104 = *v75;
float const v1105 = v1104.i_1;
uint32_t const v1106 = v1095 * v18;
uint32_t const v1107 = v1106 + v884;
float * const v1108 = &v5[v1107];
*v1108 = v1105;
}
uint32_t const v1109 = v1095 + v58;
bool const v1110 = v1109 < v17;
bool const v1111 = v1110 && v877;
if(v1111) {
float_2 const v1112 = *v77;
float const v1113 = v1112.i_0;
uint32_t const v1114 = v1109 * v18;
uint32_t const v1115 = v1114 + v875;
float * const v1116 = &v5[v1115];
*v1116 = v1113;
}
bool const v1117 = v1110 && v885;
if(v1117) {
float_2 const v1118 = *v77;
float const v1119 = v1118.i_1;
uint32_t const v1120 = v1109 * v18;
uint32_t const v1121 = v1120 + v884;
float * const v1122 = &v5[v1121];
*v1122 = v1119;
}
bool const v1123 = v1096 && v908;
if(v1123) {
float_2 const v1124 = *v79;
float const v1125 = v1124.i_0;
uint32_t const v1126 = v1095 * v18;
uint32_t const v1127 = v1126 + v907;
float * const v1128 = &v5[v1127];
*v1128 = v1125;
}
bool const v1129 = v1096 && v916;
if(v1129) {
float_2 const v1130 = *v79;
float const v1131 = v1130.i_1;
uint32_t const v1132 = v1095 * v18;
uint32_t const v1133 = v1132 + v915;
float * const v1134 = &v5[v1133];
*v1134 = v1131;
}
bool const v1135 = v1110 && v908;
if(v1135) {
float_2 const v1136 = *v81;
float const v1137 = v1136.i_0;
uint32_t const v1138 = v1109 * v18;
uint32_t const v1139 = v1138 + v907;
float * const v1140 = &v5[v1139];
*v1140 = v1137;
}
bool const v1141 = v1110 && v916;
if(v1141) {
float_2 const v1142 = *v81;
float const v1143 = v1142.i_1;
uint32_t const v1144 = v1109 * v18;
uint32_t const v1145 = v1144 + v915;
float * const v1146 = &v5[v1145];
*v1146 = v1143;
}
bool const v1147 = v1096 && v937;
if(v1147) {
float_2 const v1148 = *v83;
float const v1149 = v1148.i_0;
uint32_t const v1150 = v1095 * v18;
uint32_t const v1151 = v1150 + v936;
float * const v1152 = &v5[v1151];
*v1152 = v1149;
}
bool const v1153 = v1096 && v945;
if(v1153) {
float_2 const v1154 = *v83;
float const v1155 = v1154.i_1;
uint32_t const v1156 = v1095 * v18;
uint32_t const v1157 = v1156 + v944;
float * const v1158 = &v5[v1157];
*v1158 = v1155;
}
bool const v1159 = v1110 && v937;
if(v1159) {
float_2 const v1160 = *v85;
float const v1161 = v1160.i_0;
uint32_t const v1162 = v1109 * v18;
uint32_t const v1163 = v1162 + v936;
float * const v1164 = &v5[v1163];
*v1164 = v1161;
}
bool const v1165 = v1110 && v945;
if(v1165) {
float_2 const v1166 = *v85;
float const v1167 = v1166.i_1;
uint32_t const v1168 = v1109 * v18;
uint32_t const v1169 = v1168 + v944;
float * const v1170 = &v5[v1169];
*v1170 = v1167;
}
bool const v1171 = v1096 && v966;
if(v1171) {
float_2 const v1172 = *v87;
float const v1173 = v1172.i_0;
uint32_t const v1174 = v1095 * v18;
uint32_t const v1175 = v1174 + v965;
float * const v1176 = &v5[v1175];
*v1176 = v1173;
}
bool const v1177 = v1096 && v974;
if(v1177) {
float_2 const v1178 = *v87;
float const v1179 = v1178.i_1;
uint32_t const v1180 = v1095 * v18;
uint32_t const v1181 = v1180 + v973;
float * const v1182 = &v5[v1181];
*v1182 = v1179;
}
bool const v1183 = v1110 && v966;
if(v1183) {
float_2 const v1184 = *v89;
float const v1185 = v1184.i_0;
uint32_t const v1186 = v1109 * v18;
uint32_t const v1187 = v1186 + v965;
float * const v1188 = &v5[v1187];
*v1188 = v1185;
}
bool const v1189 = v1110 && v974;
if(v1189) {
float_2 const v1190 = *v89;
float const v1191 = v1190.i_1;
uint32_t const v1192 = v1109 * v18;
uint32_t const v1193 = v1192 + v973;
float * const v1194 = &v5[v1193];
*v1194 = v1191;
}
uint32_t const v1195 = 48;
uint32_t const v1196 = v871 + v1195;
uint32_t const v1197 = v1196 + v34;
bool const v1198 = v1197 < v17;
bool const v1199 = v1198 && v877;
if(v1199) {
float_2 const v1200 = *v91;
float const v1201 = v1200.i_0;
uint32_t const v1202 = v1197 * v18;
uint32_t const v1203 = v1202 + v875;
float * const v1204 = &v5[v1203];
*v1204 = v1201;
}
bool const v1205 = v1198 && v885;
if(v1205) {
float_2 const v1206 = *v91;
float const v1207 = v1206.i_1;
uint32_t const v1208 = v1197 * v18;
uint32_t const v1209 = v1208 + v884;
float * const v1210 = &v5[v1209];
*v1210 = v1207;
}
uint32_t const v1211 = v1197 + v58;
bool const v1212 = v1211 < v17;
bool const v1213 = v1212 && v877;
if(v1213) {
float_2 const v1214 = *v93;
float const v1215 = v1214.i_0;
uint32_t const v1216 = v1211 * v18;
uint32_t const v1217 = v1216 + v875;
float * const v1218 = &v5[v1217];
*v1218 = v1215;
}
bool const v1219 = v1212 && v885;
if(v1219) {
float_2 const v1220 = *v93;
float const v1221 = v1220.i_1;
uint32_t const v1222 = v1211 * v18;
uint32_t const v1223 = v1222 + v884;
float * const v1224 = &v5[v1223];
*v1224 = v1221;
}
bool const v1225 = v1198 && v908;
if(v1225) {
float_2 const v1226 = *v95;
float const v1227 = v1226.i_0;
uint32_t const v1228 = v1197 * v18;
uint32_t const v1229 = v1228 + v907;
float * const v1230 = &v5[v1229];
*v1230 = v1227;
}
bool const v1231 = v1198 && v916;
if(v1231) {
float_2 const v1232 = *v95;
float const v1233 = v1232.i_1;
uint32_t const v1234 = v1197 * v18;
uint32_t const v1235 = v1234 + v915;
float * const v1236 = &v5[v1235];
*v1236 = v1233;
}
bool const v1237 = v1212 && v908;
if(v1237) {
float_2 const v1238 = *v97;
float const v1239 = v1238.i_0;
uint32_t const v1240 = v1211 * v18;
uint32_t const v1241 = v1240 + v907;
float * const v1242 = &v5[v1241];
*v1242 = v1239;
}
bool const v1243 = v1212 && v916;
if(v1243) {
float_2 const v1244 = *v97;
float const v1245 = v1244.i_1;
uint32_t const v1246 = v1211 * v18;
uint32_t const v1247 = v1246 + v915;
float * const v1248 = &v5[v1247];
*v1248 = v1245;
}
bool const v1249 = v1198 && v937;
if(v1249) {
float_2 const v1250 = *v99;
float const v1251 = v1250.i_0;
uint32_t const v1252 = v1197 * v18;
uint32_t const v1253 = v1252 + v936;
float * const v1254 = &v5[v1253];
*v1254 = v1251;
}
bool const v1255 = v1198 && v945;
if(v1255) {
float_2 const v1256 = *v99;
float const v1257 = v1256.i_1;
uint32_t const v1258 = v1197 * v18;
uint32_t const v1259 = v1258 + v944;
float * const v1260 = &v5[v1259];
*v1260 = v1257;
}
bool const v1261 = v1212 && v937;
if(v1261) {
float_2 const v1262 = *v101;
float const v1263 = v1262.i_0;
uint32_t const v1264 = v1211 * v18;
uint32_t const v1265 = v1264 + v936;
float * const v1266 = &v5[v1265];
*v1266 = v1263;
}
bool const v1267 = v1212 && v945;
if(v1267) {
float_2 const v1268 = *v101;
float const v1269 = v1268.i_1;
uint32_t const v1270 = v1211 * v18;
uint32_t const v1271 = v1270 + v944;
float * const v1272 = &v5[v1271];
*v1272 = v1269;
}
bool const v1273 = v1198 && v966;
if(v1273) {
float_2 const v1274 = *v103;
float const v1275 = v1274.i_0;
uint32_t const v1276 = v1197 * v18;
uint32_t const v1277 = v1276 + v965;
float * const v1278 = &v5[v1277];
*v1278 = v1275;
}
bool const v1279 = v1198 && v974;
if(v1279) {
float_2 const v1280 = *v103;
float const v1281 = v1280.i_1;
uint32_t const v1282 = v1197 * v18;
uint32_t const v1283 = v1282 + v973;
float * const v1284 = &v5[v1283];
*v1284 = v1281;
}
bool const v1285 = v1212 && v966;
if(v1285) {
float_2 const v1286 = *v105;
float const v1287 = v1286.i_0;
uint32_t const v1288 = v1211 * v18;
uint32_t const v1289 = v1288 + v965;
float * const v1290 = &v5[v1289];
*v1290 = v1287;
}
bool const v1291 = v1212 && v974;
if(v1291) {
float_2 const v1292 = *v105;
float const v1293 = v1292.i_1;
uint32_t const v1294 = v1211 * v18;
uint32_t const v1295 = v1294 + v973;
float * const v1296 = &v5[v1295];
*v1296 = v1293;
}
return;
}
