// gemm_scaled_mma in src/gemm/native/blackwell.rs, scene native-mxfp4, cubes of 32 x 1 x 1
// comptime: t: WarpTiles { warps: ( 1, 1, ), mma: ( 1, 2, ), }, factor: 2, has_alpha: false, accumulate: true,

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
extern "C" __global__ void __launch_bounds__(32)  gemm_scaled_mma_s_(uint32_t * const __restrict__ v0, uint32_t * const __restrict__ v1, uint32_t * const __restrict__ v2, uint32_t * const __restrict__ v3, float * const __restrict__ v4, float * const __restrict__ v5, __grid_constant__ info_st const info_v1151) {
extern __shared__ __align__(16) char v6[];uint32_t const v7 = 0;
uint32_t const v8 = info_v1151.scalars_u32[0];
uint32_t const v9 = info_v1151.scalars_u32[1];
uint32_t const v10 = info_v1151.scalars_u32[2];
uint32_t const v11 = info_v1151.scalars_u32[3];
array<uint32_t, 640> * const v12 = reinterpret_cast<array<uint32_t, 640> *>(&v6[0]);
array<uint32_t, 640> * const v13 = reinterpret_cast<array<uint32_t, 640> *>(&v6[2560]);
array<uint32_t, 32> * const v14 = reinterpret_cast<array<uint32_t, 32> *>(&v6[5120]);
uint32_t const v15 = 32;
array<uint32_t, 32> * const v16 = reinterpret_cast<array<uint32_t, 32> *>(&v6[5248]);
uint32_t const v17 = uint32_t(v8);
uint32_t const v18 = uint32_t(v9);
uint32_t const v19 = threadIdx.x;
uint32_t const v20 = uint32_t(v19);
uint32_t const v21 = v20 % v15;
uint32_t const v22 = v20 / v15;
uint32_t const v23 = blockIdx.y;
uint32_t const v24 = uint32_t(v23);
uint32_t const v25 = 16;
uint32_t const v26 = v24 * v25;
uint32_t const v27 = blockIdx.x;
uint32_t const v28 = uint32_t(v27);
uint32_t const v29 = v28 * v25;
uint32_t const v30 = 1;
uint32_t const v31 = v22 * v25;
uint32_t const v32 = 4;
uint32_t const v33 = v21 / v32;
uint32_t const v34 = v21 % v32;
array<float_2, 4> v1194_store = {};
array<float_2, 4> * v35 = &v1194_store;float const v36 = 0;
float_2 const v37 = float_2{v36, v36};
float_2 * const v38 = &(*v35)[v7];
*v38 = v37;
float_2 * const v39 = &(*v35)[v30];
*v39 = v37;
uint32_t const v40 = 2;
float_2 * const v41 = &(*v35)[v40];
*v41 = v37;
uint32_t const v42 = 3;
float_2 * const v43 = &(*v35)[v42];
*v43 = v37;
uint32_t const v44 = uint32_t(v10);
uint32_t const v45 = 15;
uint32_t const v46 = v44 + v45;
uint32_t const v47 = v46 / v25;
uint32_t const v48 = v47 + v30;
for(uint32_t v49 = v7; v49 < v48; v49 += v30) {
bool const v50 = v49 > v7;
if(v50) {
asm volatile("cp.async.wait_group 0;" :  :  : "memory");__syncthreads();
}
bool const v51 = v49 < v47;
if(v51) {
uint32_t const v52 = v49 % v40;
uint32_t const v53 = v49 * v25;
uint32_t const v54 = 320;
uint32_t const v55 = v52 * v54;
uint32_t const v56 = v20 / v32;
uint32_t const v57 = v20 % v32;
uint32_t const v58 = v57 * v32;
uint32_t const v59 = v26 + v56;
bool const v60 = v59 < v17;
uint32_t const v61 = v53 + v58;
bool const v62 = v61 < v44;
bool const v63 = v60 && v62;
uint32_t const v64 = v59 * v44;
uint32_t const v65 = v64 + v53;
uint32_t const v66 = v65 + v58;
uint32_t const v67 = v63 ? v66 : v7;
uint32_t const v68 = v63 ? v32 : v7;
uint32_t const v69 = 20;
uint32_t const v70 = v56 * v69;
uint32_t const v71 = v55 + v70;
uint32_t const v72 = v71 + v58;
uint32_t const v73 = v67 + v68;
uint32_t const v74 = v73 - v67;
uint32_t * const v75 = &v0[v67];
uint32_t * const v76 = &(*v12)[v72];
uint32_t const v77 = v74 * v32;
uint32_t const v78 = __cvta_generic_to_shared(v76);
asm volatile("cp.async.cg.shared::cta.global [%0], [%1], 16, %2;" :  : "r"(v78), "l"(v75), "r"(v77) : "memory");uint32_t const v79 = v15 + v20;
uint32_t const v80 = v79 / v32;
uint32_t const v81 = v79 % v32;
uint32_t const v82 = v81 * v32;
uint32_t const v83 = v26 + v80;
bool const v84 = v83 < v17;
uint32_t const v85 = v53 + v82;
bool const v86 = v85 < v44;
bool const v87 = v84 && v86;
uint32_t const v88 = v83 * v44;
uint32_t const v89 = v88 + v53;
uint32_t const v90 = v89 + v82;
uint32_t const v91 = v87 ? v90 : v7;
uint32_t const v92 = v87 ? v32 : v7;
uint32_t const v93 = v80 * v69;
uint32_t const v94 = v55 + v93;
uint32_t const v95 = v94 + v82;
uint32_t const v96 = v91 + v92;
uint32_t const v97 = v96 - v91;
uint32_t * const v98 = &v0[v91];
uint32_t * const v99 = &(*v12)[v95];
uint32_t const v100 = v97 * v32;
uint32_t const v101 = __cvta_generic_to_shared(v99);
asm volatile("cp.async.cg.shared::cta.global [%0], [%1], 16, %2;" :  : "r"(v101), "l"(v98), "r"(v100) : "memory");uint32_t const v102 = uint32_t(v11);
uint32_t const v103 = v52 * v25;
bool const v104 = v20 < v25;
if(v104) {
uint32_t const v105 = v26 + v20;
bool const v106 = v105 < v17;
bool const v107 = v49 < v102;
bool const v108 = v106 && v107;
uint32_t const v109 = v105 * v102;
uint32_t const v110 = v109 + v49;
uint32_t const v111 = v108 ? v110 : v7;
uint32_t const v112 = v108 ? v30 : v7;
uint32_t const v113 = v103 + v20;
uint32_t const v114 = v111 + v112;
uint32_t const v115 = v114 - v111;
uint32_t * const v116 = &v1[v111];
uint32_t * const v117 = &(*v14)[v113];
uint32_t const v118 = v115 * v32;
uint32_t const v119 = __cvta_generic_to_shared(v117);
asm volatile("cp.async.ca.shared::cta.global [%0], [%1], 4, %2;" :  : "r"(v119), "l"(v116), "r"(v118) : "memory");}
uint32_t const v120 = v29 + v56;
bool const v121 = v120 < v18;
bool const v122 = v121 && v62;
uint32_t const v123 = v120 * v44;
uint32_t const v124 = v123 + v53;
uint32_t const v125 = v124 + v58;
uint32_t const v126 = v122 ? v125 : v7;
uint32_t const v127 = v122 ? v32 : v7;
uint32_t const v128 = v126 + v127;
uint32_t const v129 = v128 - v126;
uint32_t * const v130 = &v2[v126];
uint32_t * const v131 = &(*v13)[v72];
uint32_t const v132 = v129 * v32;
uint32_t const v133 = __cvta_generic_to_shared(v131);
asm volatile("cp.async.cg.shared::cta.global [%0], [%1], 16, %2;" :  : "r"(v133), "l"(v130), "r"(v132) : "memory");uint32_t const v134 = v29 + v80;
bool const v135 = v134 < v18;
bool const v136 = v135 && v86;
uint32_t const v137 = v134 * v44;
uint32_t const v138 = v137 + v53;
uint32_t const v139 = v138 + v82;
uint32_t const v140 = v136 ? v139 : v7;
uint32_t const v141 = v136 ? v32 : v7;
uint32_t const v142 = v140 + v141;
uint32_t const v143 = v142 - v140;
uint32_t * const v144 = &v2[v140];
uint32_t * const v145 = &(*v13)[v95];
uint32_t const v146 = v143 * v32;
uint32_t const v147 = __cvta_generic_to_shared(v145);
asm volatile("cp.async.cg.shared::cta.global [%0], [%1], 16, %2;" :  : "r"(v147), "l"(v144), "r"(v146) : "memory");if(v104) {
uint32_t const v148 = v29 + v20;
bool const v149 = v148 < v18;
bool const v150 = v49 < v102;
bool const v151 = v149 && v150;
uint32_t const v152 = v148 * v102;
uint32_t const v153 = v152 + v49;
uint32_t const v154 = v151 ? v153 : v7;
uint32_t const v155 = v151 ? v30 : v7;
uint32_t const v156 = v103 + v20;
uint32_t const v157 = v154 + v155;
uint32_t const v158 = v157 - v154;
uint32_t * const v159 = &v3[v154];
uint32_t * const v160 = &(*v16)[v156];
uint32_t const v161 = v158 * v32;
uint32_t const v162 = __cvta_generic_to_shared(v160);
asm volatile("cp.async.ca.shared::cta.global [%0], [%1], 4, %2;" :  : "r"(v162), "l"(v159), "r"(v161) : "memory");}
asm volatile("cp.async.commit_group;" :  :  : "memory");}
if(v50) {
uint32_t const v163 = v49 + v30;
uint32_t const v164 = v163 % v40;
for(uint32_t v165 = v7; v165 < v40; v165 += v30) {
uint32_t const v166 = 8;
uint32_t const v167 = v165 * v166;
uint32_t const v168 = v167 + v34;
array<uint32_t, 4> v1197_store = {};
array<uint32_t, 4> * v169 = &v1197_store;array<uint32_t, 2> v1198_store = {};
array<uint32_t, 2> * v170 = &v1198_store;uint32_t const v171 = v164 * v25;
uint32_t const v172 = v171 + v33;
uint32_t const v173 = 20;
uint32_t const v174 = v172 * v173;
uint32_t const v175 = v174 + v168;
uint32_t * const v176 = &(*v13)[v175];
uint32_t const v177 = *v176;
uint32_t * const v178 = &(*v169)[v7];
*v178 = v177;
uint32_t const v179 = v175 + v32;
uint32_t * const v180 = &(*v13)[v179];
uint32_t const v181 = *v180;
uint32_t * const v182 = &(*v169)[v30];
*v182 = v181;
uint32_t * const v183 = &(*v16)[v172];
uint32_t const v184 = *v183;
uint32_t const v185 = uint32_t(v165);
uint32_t const v186 = 16;
uint32_t const v187 = v185 * v186;
uint32_t const v188 = v184 >> v187;
uint32_t * const v189 = &(*v170)[v7];
*v189 = v188;
uint32_t const v190 = v171 + v166;
uint32_t const v191 = v190 + v33;
uint32_t const v192 = v191 * v173;
uint32_t const v193 = v192 + v168;
uint32_t * const v194 = &(*v13)[v193];
uint32_t const v195 = *v194;
uint32_t * const v196 = &(*v169)[v40];
*v196 = v195;
uint32_t const v197 = v193 + v32;
uint32_t * const v198 = &(*v13)[v197];
uint32_t const v199 = *v198;
uint32_t * const v200 = &(*v169)[v42];
*v200 = v199;
uint32_t * const v201 = &(*v16)[v191];
uint32_t const v202 = *v201;
uint32_t const v203 = v202 >> v187;
uint32_t * const v204 = &(*v170)[v30];
*v204 = v203;
uint32_t const v205 = v171 + v31;
uint32_t const v206 = v205 + v33;
array<__nv_fp4x2_storage_t_4, 4> v1199_store = {};
array<__nv_fp4x2_storage_t_4, 4> * v207 = &v1199_store;uint32_t const v208 = v206 * v173;
uint32_t const v209 = v208 + v168;
uint32_t * const v210 = &(*v12)[v209];
uint32_t const v211 = *v210;
__nv_fp4x2_storage_t_4 const v212 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v211);
__nv_fp4x2_storage_t_4 * const v213 = &(*v207)[v7];
*v213 = v212;
uint32_t const v214 = v206 + v166;
uint32_t const v215 = v214 * v173;
uint32_t const v216 = v215 + v168;
uint32_t * const v217 = &(*v12)[v216];
uint32_t const v218 = *v217;
__nv_fp4x2_storage_t_4 const v219 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v218);
__nv_fp4x2_storage_t_4 * const v220 = &(*v207)[v30];
*v220 = v219;
uint32_t const v221 = v209 + v32;
uint32_t * const v222 = &(*v12)[v221];
uint32_t const v223 = *v222;
__nv_fp4x2_storage_t_4 const v224 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v223);
__nv_fp4x2_storage_t_4 * const v225 = &(*v207)[v40];
*v225 = v224;
uint32_t const v226 = v216 + v32;
uint32_t * const v227 = &(*v12)[v226];
uint32_t const v228 = *v227;
__nv_fp4x2_storage_t_4 const v229 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v228);
__nv_fp4x2_storage_t_4 * const v230 = &(*v207)[v42];
*v230 = v229;
uint32_t const v231 = v34 % v40;
uint32_t const v232 = v231 * v166;
uint32_t const v233 = v206 + v232;
uint32_t * const v234 = &(*v14)[v233];
uint32_t const v235 = *v234;
uint32_t const v236 = v235 >> v187;
__nv_fp8_storage_t_4 const v237 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v236);
array<__nv_fp4x2_storage_t_4, 2> v1200_store = {};
array<__nv_fp4x2_storage_t_4, 2> * v238 = &v1200_store;uint32_t const v239 = *v178;
__nv_fp4x2_storage_t_4 const v240 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v239);
__nv_fp4x2_storage_t_4 * const v241 = &(*v238)[v7];
*v241 = v240;
uint32_t const v242 = *v182;
__nv_fp4x2_storage_t_4 const v243 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v242);
__nv_fp4x2_storage_t_4 * const v244 = &(*v238)[v30];
*v244 = v243;
uint32_t const v245 = *v189;
__nv_fp8_storage_t_4 const v246 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v245);
array<float_2, 2> v1201_store = {};
array<float_2, 2> * v247 = &v1201_store;float_2 const v248 = *v38;
float_2 * const v249 = &(*v247)[v7];
*v249 = v248;
float_2 const v250 = *v39;
float_2 * const v251 = &(*v247)[v30];
*v251 = v250;
array<float_2, 2> v1202_store = {};
array<float_2, 2> * v252 = &v1202_store;array<__nv_fp4x2_storage_t_4, 4> const v253 = *v207;
array<__nv_fp4x2_storage_t_4, 2> const v254 = *v238;
array<float_2, 2> const v255 = *v247;
uint32_t_4 const v256 = reinterpret_cast<const uint32_t_4&>(v253);
uint32_t_2 const v257 = reinterpret_cast<const uint32_t_2&>(v254);
float_4 const v258 = reinterpret_cast<const float_4&>(v255);
uint32_t const v259 = reinterpret_cast<const uint32_t&>(v237);
uint32_t const v260 = reinterpret_cast<const uint32_t&>(v246);
float_4 const v261 = [&]{
float_4 result;
asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X\n.f32.e2m1.e2m1.f32.ue8m0 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, \n%14, {0, 0}, %15, {0, 0};" : "=f"(result.i_0), "=f"(result.i_1), "=f"(result.i_2), "=f"(result.i_3) : "r"(v256.i_0), "r"(v256.i_1), "r"(v256.i_2), "r"(v256.i_3), "r"(v257.i_0), "r"(v257.i_1), "f"(v258.i_0), "f"(v258.i_1), "f"(v258.i_2), "f"(v258.i_3), "r"(v259), "r"(v260) );
return result;
}();array<float_2, 2> const v262 = reinterpret_cast<const array<float_2, 2>&>(v261);
*v252 = v262;
float_2 * const v263 = &(*v252)[v7];
float_2 const v264 = *v263;
*v38 = v264;
float_2 * const v265 = &(*v252)[v30];
float_2 const v266 = *v265;
*v39 = v266;
array<__nv_fp4x2_storage_t_4, 2> v1204_store = {};
array<__nv_fp4x2_storage_t_4, 2> * v267 = &v1204_store;uint32_t const v268 = *v196;
__nv_fp4x2_storage_t_4 const v269 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v268);
__nv_fp4x2_storage_t_4 * const v270 = &(*v267)[v7];
*v270 = v269;
uint32_t const v271 = *v200;
__nv_fp4x2_storage_t_4 const v272 = reinterpret_cast<const __nv_fp4x2_storage_t_4&>(v271);
__nv_fp4x2_storage_t_4 * const v273 = &(*v267)[v30];
*v273 = v272;
uint32_t const v274 = *v204;
__nv_fp8_storage_t_4 const v275 = reinterpret_cast<const __nv_fp8_storage_t_4&>(v274);
array<float_2, 2> v1205_store = {};
array<float_2, 2> * v276 = &v1205_store;float_2 const v277 = *v41;
float_2 * const v278 = &(*v276)[v7];
*v278 = v277;
float_2 const v279 = *v43;
float_2 * const v280 = &(*v276)[v30];
*v280 = v279;
array<float_2, 2> v1206_store = {};
array<float_2, 2> * v281 = &v1206_store;array<__nv_fp4x2_storage_t_4, 4> const v282 = *v207;
array<__nv_fp4x2_storage_t_4, 2> const v283 = *v267;
array<float_2, 2> const v284 = *v276;
uint32_t_4 const v285 = reinterpret_cast<const uint32_t_4&>(v282);
uint32_t_2 const v286 = reinterpret_cast<const uint32_t_2&>(v283);
float_4 const v287 = reinterpret_cast<const float_4&>(v284);
uint32_t const v288 = reinterpret_cast<const uint32_t&>(v275);
float_4 const v289 = [&]{
float_4 result;
asm volatile("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X\n.f32.e2m1.e2m1.f32.ue8m0 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}, \n%14, {0, 0}, %15, {0, 0};" : "=f"(result.i_0), "=f"(result.i_1), "=f"(result.i_2), "=f"(result.i_3) : "r"(v285.i_0), "r"(v285.i_1), "r"(v285.i_2), "r"(v285.i_3), "r"(v286.i_0), "r"(v286.i_1), "f"(v287.i_0), "f"(v287.i_1), "f"(v287.i_2), "f"(v287.i_3), "r"(v259), "r"(v288) );
return result;
}();array<float_2, 2> const v290 = reinterpret_cast<const array<float_2, 2>&>(v289);
*v281 = v290;
float_2 * const v291 = &(*v281)[v7];
float_2 const v292 = *v291;
*v41 = v292;
float_2 * const v293 = &(*v281)[v30];
float_2 const v294 = *v293;
*v43 = v294;
}
}
}
uint32_t const v295 = v26 + v31;
uint32_t const v296 = v295 + v33;
uint32_t const v297 = v34 * v40;
uint32_t const v298 = v29 + v297;
bool const v299 = v296 < v17;
bool const v300 = v298 < v18;
bool const v301 = v299 && v300;
if(v301) {
float_2 const v302 = *v38;
float const v303 = v302.i_0;
uint32_t const v304 = v296 * v18;
uint32_t const v305 = v304 + v298;
float * const v306 = &v5[v305];
float const v307 = *v306;
float const v308 = v307 + v303;
*v306 = v308;
}
uint32_t const v309 = v298 + v30;
bool const v310 = v309 < v18;
bool const v311 = v299 && v310;
if(v311) {
float_2 const v312 = *v38;
float const v313 = v312.i_1;
uint32_t const v314 = v296 * v18;
uint32_t const v315 = v314 + v309;
float * const v316 = &v5[v315];
float const v317 = *v316;
float const v318 = v317 + v313;
*v316 = v318;
}
uint32_t const v319 = 8;
uint32_t const v320 = v296 + v319;
bool const v321 = v320 < v17;
bool const v322 = v321 && v300;
if(v322) {
float_2 const v323 = *v39;
float const v324 = v323.i_0;
uint32_t const v325 = v320 * v18;
uint32_t const v326 = v325 + v298;
float * const v327 = &v5[v326];
float const v328 = *v327;
float const v329 = v328 + v324;
*v327 = v329;
}
bool const v330 = v321 && v310;
if(v330) {
float_2 const v331 = *v39;
float const v332 = v331.i_1;
uint32_t const v333 = v320 * v18;
uint32_t const v334 = v333 + v309;
float * const v335 = &v5[v334];
float const v336 = *v335;
float const v337 = v336 + v332;
*v335 = v337;
}
uint32_t const v338 = v29 + v319;
uint32_t const v339 = v338 + v297;
bool const v340 = v339 < v18;
bool const v341 = v299 && v340;
if(v341) {
float_2 const v342 = *v41;
float const v343 = v342.i_0;
uint32_t const v344 = v296 * v18;
uint32_t const v345 = v344 + v339;
float * const v346 = &v5[v345];
float const v347 = *v346;
float const v348 = v347 + v343;
*v346 = v348;
}
uint32_t const v349 = v339 + v30;
bool const v350 = v349 < v18;
bool const v351 = v299 && v350;
if(v351) {
float_2 const v352 = *v41;
float const v353 = v352.i_1;
uint32_t const v354 = v296 * v18;
uint32_t const v355 = v354 + v349;
float * const v356 = &v5[v355];
float const v357 = *v356;
float const v358 = v357 + v353;
*v356 = v358;
}
bool const v359 = v321 && v340;
if(v359) {
float_2 const v360 = *v43;
float const v361 = v360.i_0;
uint32_t const v362 = v320 * v18;
uint32_t const v363 = v362 + v339;
float * const v364 = &v5[v363];
float const v365 = *v364;
float const v366 = v365 + v361;
*v364 = v366;
}
bool const v367 = v321 && v350;
if(v367) {
float_2 const v368 = *v43;
float const v369 = v368.i_1;
uint32_t const v370 = v320 * v18;
uint32_t const v371 = v370 + v349;
float * const v372 = &v5[v371];
float const v373 = *v372;
float const v374 = v373 + v369;
*v372 = v374;
}
return;
}
