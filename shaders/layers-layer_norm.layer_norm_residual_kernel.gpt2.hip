// layer_norm_residual_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
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
uint32_t scalars_u32[2];uint32_t static_meta[8];
};
extern "C" __global__ void __launch_bounds__(256) layer_norm_residual_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v2, float_4 const* const __restrict__ v3, float_4 * const __restrict__ v4, float_4 * const __restrict__ v5, float * const __restrict__ v6, info_st const* const __restrict__ v7) {
extern __shared__ __align__(4) char v8[];uint32_t const* const dynamic_meta_v470 = reinterpret_cast<uint32_t const*>(v7 + 1);
const info_st& info_v469 = *v7;uint32_t const v9 = 0;
uint32_t const v10 = info_v469.scalars_u32[0];
uint32_t const v11 = info_v469.scalars_u32[1];
float const v12 = info_v469.scalars_f32[0];
float const v13 = info_v469.scalars_f32[1];
uint32_t const v14 = blockIdx.z;
uint32_t const v15 = uint32_t(v14);
uint32_t const v16 = gridDim.y;
uint32_t const v17 = uint32_t(v16);
uint32_t const v18 = v15 * v17;
uint32_t const v19 = gridDim.x;
uint32_t const v20 = uint32_t(v19);
uint32_t const v21 = v18 * v20;
uint32_t const v22 = blockIdx.y;
uint32_t const v23 = uint32_t(v22);
uint32_t const v24 = v23 * v20;
uint32_t const v25 = v21 + v24;
uint32_t const v26 = blockIdx.x;
uint32_t const v27 = uint32_t(v26);
uint32_t const v28 = v25 + v27;
uint32_t const v29 = 256;
uint32_t const v30 = v28 * v29;
uint32_t const v31 = threadIdx.x;
uint32_t const v32 = uint32_t(v31);
uint32_t const v33 = v30 + v32;
uint32_t const v34 = 64;
uint32_t const v35 = v33 / v34;
uint32_t const v36 = uint32_t(v10);
uint32_t const v37 = 1;
uint32_t const v38 = v36 - v37;
uint32_t const v39 = min(v35, v38);
bool const v40 = v35 < v36;
uint32_t const v41 = uint32_t(v11);
float const v42 = 0;
float_4 const v43 = float_4{v42, v42, v42, v42};
float_4 v486_store;
float_4 * v44 = &v486_store;*v44 = v43;
uint32_t const v45 = v32 % v34;
for(uint32_t v46 = v45; v46 < v41; v46 += v34) {
uint32_t const v47 = v39 * v41;
uint32_t const v48 = v47 + v46;
float_4 const* const v49 = &v0[v48];
float_4 const v50 = *v49;
float_4 const* const v51 = &v1[v48];
float_4 const v52 = *v51;
float const v53 = v50.i_0;
float const v54 = v52.i_0;
float const v55 = v53 + v54;
float const v56 = v50.i_1;
float const v57 = v52.i_1;
float const v58 = v56 + v57;
float const v59 = v50.i_2;
float const v60 = v52.i_2;
float const v61 = v59 + v60;
float const v62 = v50.i_3;
float const v63 = v52.i_3;
float const v64 = v62 + v63;
float_4 const v65 = float_4{v55, v58, v61, v64};
float_4 const v66 = *v44;
float const v67 = v66.i_0;
float const v68 = v65.i_0;
float const v69 = v67 + v68;
float const v70 = v66.i_1;
float const v71 = v65.i_1;
float const v72 = v70 + v71;
float const v73 = v66.i_2;
float const v74 = v65.i_2;
float const v75 = v73 + v74;
float const v76 = v66.i_3;
float const v77 = v65.i_3;
float const v78 = v76 + v77;
float_4 const v79 = float_4{v69, v72, v75, v78};
*v44 = v79;
if(v40) {
float_4 * const v80 = &v4[v48];
*v80 = v65;
}
}
float_4 const v81 = *v44;
float const v82 = v81.i_0;
float const v83 = v81.i_1;
float const v84 = v82 + v83;
float const v85 = v81.i_2;
float const v86 = v84 + v85;
float const v87 = v81.i_3;
float const v88 = v86 + v87;
array<float, 256> * const v89 = reinterpret_cast<array<float, 256> *>(&v8[0]);
float * const v90 = &(*v89)[v32];
*v90 = v88;
__syncthreads();
uint32_t const v91 = 32;
bool const v92 = v45 < v91;
if(v92) {
float const v93 = *v90;
uint32_t const v94 = v32 + v91;
float * const v95 = &(*v89)[v94];
float const v96 = *v95;
float const v97 = v93 + v96;
*v90 = v97;
}
__syncthreads();
uint32_t const v98 = 16;
bool const v99 = v45 < v98;
if(v99) {
float const v100 = *v90;
uint32_t const v101 = v32 + v98;
float * const v102 = &(*v89)[v101];
float const v103 = *v102;
float const v104 = v100 + v103;
*v90 = v104;
}
__syncthreads();
uint32_t const v105 = 8;
bool const v106 = v45 < v105;
if(v106) {
float const v107 = *v90;
uint32_t const v108 = v32 + v105;
float * const v109 = &(*v89)[v108];
float const v110 = *v109;
float const v111 = v107 + v110;
*v90 = v111;
}
__syncthreads();
uint32_t const v112 = 4;
bool const v113 = v45 < v112;
if(v113) {
float const v114 = *v90;
uint32_t const v115 = v32 + v112;
float * const v116 = &(*v89)[v115];
float const v117 = *v116;
float const v118 = v114 + v117;
*v90 = v118;
}
__syncthreads();
uint32_t const v119 = 2;
bool const v120 = v45 < v119;
if(v120) {
float const v121 = *v90;
uint32_t const v122 = v32 + v119;
float * const v123 = &(*v89)[v122];
float const v124 = *v123;
float const v125 = v121 + v124;
*v90 = v125;
}
__syncthreads();
bool const v126 = v45 < v37;
if(v126) {
float const v127 = *v90;
uint32_t const v128 = v32 + v37;
float * const v129 = &(*v89)[v128];
float const v130 = *v129;
float const v131 = v127 + v130;
*v90 = v131;
}
__syncthreads();
uint32_t const v132 = v32 - v45;
float * const v133 = &(*v89)[v132];
float const v134 = *v133;
__syncthreads();
float const v135 = v134 * v12;
float_4 v490_store;
float_4 * v136 = &v490_store;*v136 = v43;
for(uint32_t v137 = v45; v137 < v41; v137 += v34) {
uint32_t const v138 = v39 * v41;
uint32_t const v139 = v138 + v137;
float_4 const* const v140 = &v0[v139];
float_4 const v141 = *v140;
float_4 const* const v142 = &v1[v139];
float_4 const v143 = *v142;
float const v144 = v141.i_0;
float const v145 = v143.i_0;
float const v146 = v144 + v145;
float const v147 = v141.i_1;
float const v148 = v143.i_1;
float const v149 = v147 + v148;
float const v150 = v141.i_2;
float const v151 = v143.i_2;
float const v152 = v150 + v151;
float const v153 = v141.i_3;
float const v154 = v143.i_3;
float const v155 = v153 + v154;
float const v156 = v146 - v135;
float const v157 = v149 - v135;
float const v158 = v152 - v135;
float const v159 = v155 - v135;
float_4 const v160 = *v136;
float const v161 = v160.i_0;
float const v162 = fma(v156, v156, v161);
float const v163 = v160.i_1;
float const v164 = fma(v157, v157, v163);
float const v165 = v160.i_2;
float const v166 = fma(v158, v158, v165);
float const v167 = v160.i_3;
float const v168 = fma(v159, v159, v167);
float_4 const v169 = float_4{v162, v164, v166, v168};
*v136 = v169;
}
float_4 const v170 = *v136;
float const v171 = v170.i_0;
float const v172 = v170.i_1;
float const v173 = v171 + v172;
float const v174 = v170.i_2;
float const v175 = v173 + v174;
float const v176 = v170.i_3;
float const v177 = v175 + v176;
array<float, 256> * const v178 = reinterpret_cast<array<float, 256> *>(&v8[1024]);
float * const v179 = &(*v178)[v32];
*v179 = v177;
__syncthreads();
if(v92) {
float const v180 = *v179;
uint32_t const v181 = v32 + v91;
float * const v182 = &(*v178)[v181];
float const v183 = *v182;
float const v184 = v180 + v183;
*v179 = v184;
}
__syncthreads();
if(v99) {
float const v185 = *v179;
uint32_t const v186 = v32 + v98;
float * const v187 = &(*v178)[v186];
float const v188 = *v187;
float const v189 = v185 + v188;
*v179 = v189;
}
__syncthreads();
if(v106) {
float const v190 = *v179;
uint32_t const v191 = v32 + v105;
float * const v192 = &(*v178)[v191];
float const v193 = *v192;
float const v194 = v190 + v193;
*v179 = v194;
}
__syncthreads();
if(v113) {
float const v195 = *v179;
uint32_t const v196 = v32 + v112;
float * const v197 = &(*v178)[v196];
float const v198 = *v197;
float const v199 = v195 + v198;
*v179 = v199;
}
__syncthreads();
if(v120) {
float const v200 = *v179;
uint32_t const v201 = v32 + v119;
float * const v202 = &(*v178)[v201];
float const v203 = *v202;
float const v204 = v200 + v203;
*v179 = v204;
}
__syncthreads();
if(v126) {
float const v205 = *v179;
uint32_t const v206 = v32 + v37;
float * const v207 = &(*v178)[v206];
float const v208 = *v207;
float const v209 = v205 + v208;
*v179 = v209;
}
__syncthreads();
float * const v210 = &(*v178)[v132];
float const v211 = *v210;
__syncthreads();
float const v212 = fma(v211, v12, v13);
float const v213 = sqrt(v212);float const v214 = 1;
float const v215 = v214 / v213;
if(v40) {
for(uint32_t v216 = v45; v216 < v41; v216 += v34) {
uint32_t const v217 = v39 * v41;
uint32_t const v218 = v217 + v216;
float_4 * const v219 = &v4[v218];
float_4 const v220 = *v219;
float const v221 = v220.i_0;
float const v222 = v221 - v135;
float const v223 = v220.i_1;
float const v224 = v223 - v135;
float const v225 = v220.i_2;
float const v226 = v225 - v135;
float const v227 = v220.i_3;
float const v228 = v227 - v135;
float const v229 = v222 * v215;
float const v230 = v224 * v215;
float const v231 = v226 * v215;
float const v232 = v228 * v215;
float_4 const* const v233 = &v2[v216];
float_4 const v234 = *v233;
float const v235 = v234.i_0;
float const v236 = v229 * v235;
float const v237 = v234.i_1;
float const v238 = v230 * v237;
float const v239 = v234.i_2;
float const v240 = v231 * v239;
float const v241 = v234.i_3;
float const v242 = v232 * v241;
float_4 const* const v243 = &v3[v216];
float_4 const v244 = *v243;
float const v245 = v244.i_0;
float const v246 = v236 + v245;
float const v247 = v244.i_1;
float const v248 = v238 + v247;
float const v249 = v244.i_2;
float const v250 = v240 + v249;
float const v251 = v244.i_3;
float const v252 = v242 + v251;
float_4 const v253 = float_4{v246, v248, v250, v252};
float_4 * const v254 = &v5[v218];
*v254 = v253;
}
bool const v255 = v45 == v9;
if(v255) {
float * const v256 = &v6[v39];
*v256 = v135;
uint32_t const v257 = v36 + v39;
float * const v258 = &v6[v257];
*v258 = v215;
}
}
return;
}
