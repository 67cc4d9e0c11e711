// layer_norm_backward_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 64, units: 256, strict: false, }, accumulate: true,

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
extern "C" __global__ void __launch_bounds__(256) layer_norm_backward_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v2, float const* const __restrict__ v3, float_4 * const __restrict__ v4, float_4 * const __restrict__ v5, float_4 * const __restrict__ v6, info_st const* const __restrict__ v7) {
extern __shared__ __align__(4) char v8[];uint32_t const* const dynamic_meta_v535 = reinterpret_cast<uint32_t const*>(v7 + 1);
const info_st& info_v534 = *v7;uint32_t const v9 = 0;
uint32_t const v10 = info_v534.scalars_u32[0];
uint32_t const v11 = info_v534.scalars_u32[1];
float const v12 = info_v534.scalars_f32[0];
uint32_t const v13 = blockIdx.z;
uint32_t const v14 = uint32_t(v13);
uint32_t const v15 = gridDim.y;
uint32_t const v16 = uint32_t(v15);
uint32_t const v17 = v14 * v16;
uint32_t const v18 = gridDim.x;
uint32_t const v19 = uint32_t(v18);
uint32_t const v20 = v17 * v19;
uint32_t const v21 = blockIdx.y;
uint32_t const v22 = uint32_t(v21);
uint32_t const v23 = v22 * v19;
uint32_t const v24 = v20 + v23;
uint32_t const v25 = blockIdx.x;
uint32_t const v26 = uint32_t(v25);
uint32_t const v27 = v24 + v26;
uint32_t const v28 = 256;
uint32_t const v29 = v27 * v28;
uint32_t const v30 = threadIdx.x;
uint32_t const v31 = uint32_t(v30);
uint32_t const v32 = v29 + v31;
uint32_t const v33 = 64;
uint32_t const v34 = v32 / v33;
uint32_t const v35 = v31 % v33;
uint32_t const v36 = uint32_t(v11);
uint32_t const v37 = 16;
uint32_t const v38 = 1;
for(uint32_t v39 = v9; v39 < v37; v39 += v38) {
uint32_t const v40 = v34 * v37;
uint32_t const v41 = v40 + v39;
uint32_t const v42 = uint32_t(v10);
bool const v43 = v41 < v42;
uint32_t const v44 = v42 - v38;
uint32_t const v45 = min(v41, v44);
float const* const v46 = &v3[v45];
float const v47 = *v46;
uint32_t const v48 = v42 + v45;
float const* const v49 = &v3[v48];
float const v50 = *v49;
array<float_4, 1> v552_store = {};
array<float_4, 1> * v51 = &v552_store;float const v52 = 0;
float_4 const v53 = float_4{v52, v52, v52, v52};
float_4 * const v54 = &(*v51)[v9];
*v54 = v53;
array<float_4, 1> v553_store = {};
array<float_4, 1> * v55 = &v553_store;float_4 * const v56 = &(*v55)[v9];
*v56 = v53;
for(uint32_t v57 = v35; v57 < v36; v57 += v33) {
uint32_t const v58 = v45 * v36;
uint32_t const v59 = v58 + v57;
float_4 const* const v60 = &v0[v59];
float_4 const v61 = *v60;
float_4 const* const v62 = &v2[v57];
float_4 const v63 = *v62;
float const v64 = v61.i_0;
float const v65 = v63.i_0;
float const v66 = v64 * v65;
float const v67 = v61.i_1;
float const v68 = v63.i_1;
float const v69 = v67 * v68;
float const v70 = v61.i_2;
float const v71 = v63.i_2;
float const v72 = v70 * v71;
float const v73 = v61.i_3;
float const v74 = v63.i_3;
float const v75 = v73 * v74;
float_4 const* const v76 = &v1[v59];
float_4 const v77 = *v76;
float const v78 = v77.i_0;
float const v79 = v78 - v47;
float const v80 = v77.i_1;
float const v81 = v80 - v47;
float const v82 = v77.i_2;
float const v83 = v82 - v47;
float const v84 = v77.i_3;
float const v85 = v84 - v47;
float const v86 = v79 * v50;
float const v87 = v81 * v50;
float const v88 = v83 * v50;
float const v89 = v85 * v50;
float_4 const v90 = *v54;
float const v91 = v90.i_0;
float const v92 = v91 + v66;
float const v93 = v90.i_1;
float const v94 = v93 + v69;
float const v95 = v90.i_2;
float const v96 = v95 + v72;
float const v97 = v90.i_3;
float const v98 = v97 + v75;
float_4 const v99 = float_4{v92, v94, v96, v98};
*v54 = v99;
float_4 const v100 = *v56;
float const v101 = v100.i_0;
float const v102 = fma(v66, v86, v101);
float const v103 = v100.i_1;
float const v104 = fma(v69, v87, v103);
float const v105 = v100.i_2;
float const v106 = fma(v72, v88, v105);
float const v107 = v100.i_3;
float const v108 = fma(v75, v89, v107);
float_4 const v109 = float_4{v102, v104, v106, v108};
*v56 = v109;
}
float_4 const v110 = *v54;
float const v111 = v110.i_0;
float const v112 = v110.i_1;
float const v113 = v111 + v112;
float const v114 = v110.i_2;
float const v115 = v113 + v114;
float const v116 = v110.i_3;
float const v117 = v115 + v116;
array<float, 256> * const v118 = reinterpret_cast<array<float, 256> *>(&v8[0]);
float * const v119 = &(*v118)[v31];
*v119 = v117;
__syncthreads();
uint32_t const v120 = 32;
bool const v121 = v35 < v120;
if(v121) {
float const v122 = *v119;
uint32_t const v123 = v31 + v120;
float * const v124 = &(*v118)[v123];
float const v125 = *v124;
float const v126 = v122 + v125;
*v119 = v126;
}
__syncthreads();
bool const v127 = v35 < v37;
if(v127) {
float const v128 = *v119;
uint32_t const v129 = v31 + v37;
float * const v130 = &(*v118)[v129];
float const v131 = *v130;
float const v132 = v128 + v131;
*v119 = v132;
}
__syncthreads();
uint32_t const v133 = 8;
bool const v134 = v35 < v133;
if(v134) {
float const v135 = *v119;
uint32_t const v136 = v31 + v133;
float * const v137 = &(*v118)[v136];
float const v138 = *v137;
float const v139 = v135 + v138;
*v119 = v139;
}
__syncthreads();
uint32_t const v140 = 4;
bool const v141 = v35 < v140;
if(v141) {
float const v142 = *v119;
uint32_t const v143 = v31 + v140;
float * const v144 = &(*v118)[v143];
float const v145 = *v144;
float const v146 = v142 + v145;
*v119 = v146;
}
__syncthreads();
uint32_t const v147 = 2;
bool const v148 = v35 < v147;
if(v148) {
float const v149 = *v119;
uint32_t const v150 = v31 + v147;
float * const v151 = &(*v118)[v150];
float const v152 = *v151;
float const v153 = v149 + v152;
*v119 = v153;
}
__syncthreads();
bool const v154 = v35 < v38;
if(v154) {
float const v155 = *v119;
uint32_t const v156 = v31 + v38;
float * const v157 = &(*v118)[v156];
float const v158 = *v157;
float const v159 = v155 + v158;
*v119 = v159;
}
__syncthreads();
uint32_t const v160 = v31 - v35;
float * const v161 = &(*v118)[v160];
float const v162 = *v161;
__syncthreads();
float const v163 = v162 * v12;
float_4 const v164 = *v56;
float const v165 = v164.i_0;
float const v166 = v164.i_1;
float const v167 = v165 + v166;
float const v168 = v164.i_2;
float const v169 = v167 + v168;
float const v170 = v164.i_3;
float const v171 = v169 + v170;
array<float, 256> * const v172 = reinterpret_cast<array<float, 256> *>(&v8[1024]);
float * const v173 = &(*v172)[v31];
*v173 = v171;
__syncthreads();
if(v121) {
float const v174 = *v173;
uint32_t const v175 = v31 + v120;
float * const v176 = &(*v172)[v175];
float const v177 = *v176;
float const v178 = v174 + v177;
*v173 = v178;
}
__syncthreads();
if(v127) {
float const v179 = *v173;
uint32_t const v180 = v31 + v37;
float * const v181 = &(*v172)[v180];
float const v182 = *v181;
float const v183 = v179 + v182;
*v173 = v183;
}
__syncthreads();
if(v134) {
float const v184 = *v173;
uint32_t const v185 = v31 + v133;
float * const v186 = &(*v172)[v185];
float const v187 = *v186;
float const v188 = v184 + v187;
*v173 = v188;
}
__syncthreads();
if(v141) {
float const v189 = *v173;
uint32_t const v190 = v31 + v140;
float * const v191 = &(*v172)[v190];
float const v192 = *v191;
float const v193 = v189 + v192;
*v173 = v193;
}
__syncthreads();
if(v148) {
float const v194 = *v173;
uint32_t const v195 = v31 + v147;
float * const v196 = &(*v172)[v195];
float const v197 = *v196;
float const v198 = v194 + v197;
*v173 = v198;
}
__syncthreads();
if(v154) {
float const v199 = *v173;
uint32_t const v200 = v31 + v38;
float * const v201 = &(*v172)[v200];
float const v202 = *v201;
float const v203 = v199 + v202;
*v173 = v203;
}
__syncthreads();
float * const v204 = &(*v172)[v160];
float const v205 = *v204;
__syncthreads();
float const v206 = v205 * v12;
if(v43) {
for(uint32_t v207 = v35; v207 < v36; v207 += v33) {
uint32_t const v208 = v45 * v36;
uint32_t const v209 = v208 + v207;
float_4 const* const v210 = &v0[v209];
float_4 const v211 = *v210;
float_4 const* const v212 = &v1[v209];
float_4 const v213 = *v212;
float const v214 = v213.i_0;
float const v215 = v214 - v47;
float const v216 = v213.i_1;
float const v217 = v216 - v47;
float const v218 = v213.i_2;
float const v219 = v218 - v47;
float const v220 = v213.i_3;
float const v221 = v220 - v47;
float const v222 = v215 * v50;
float const v223 = v217 * v50;
float const v224 = v219 * v50;
float const v225 = v221 * v50;
float_4 const* const v226 = &v2[v207];
float_4 const v227 = *v226;
float const v228 = v211.i_0;
float const v229 = v227.i_0;
float const v230 = v228 * v229;
float const v231 = v211.i_1;
float const v232 = v227.i_1;
float const v233 = v231 * v232;
float const v234 = v211.i_2;
float const v235 = v227.i_2;
float const v236 = v234 * v235;
float const v237 = v211.i_3;
float const v238 = v227.i_3;
float const v239 = v237 * v238;
float const v240 = v222 * v206;
float const v241 = v223 * v206;
float const v242 = v224 * v206;
float const v243 = v225 * v206;
float const v244 = v230 - v163;
float const v245 = v233 - v163;
float const v246 = v236 - v163;
float const v247 = v239 - v163;
float const v248 = v244 - v240;
float const v249 = v245 - v241;
float const v250 = v246 - v242;
float const v251 = v247 - v243;
float const v252 = v248 * v50;
float const v253 = v249 * v50;
float const v254 = v250 * v50;
float const v255 = v251 * v50;
float_4 * const v256 = &v4[v209];
float_4 const v257 = *v256;
float const v258 = v257.i_0;
float const v259 = v258 + v252;
float const v260 = v257.i_1;
float const v261 = v260 + v253;
float const v262 = v257.i_2;
float const v263 = v262 + v254;
float const v264 = v257.i_3;
float const v265 = v264 + v255;
float_4 const v266 = float_4{v259, v261, v263, v265};
*v256 = v266;
float const v267 = v228 * v222;
float const v268 = v231 * v223;
float const v269 = v234 * v224;
float const v270 = v237 * v225;
float_4 const v271 = float_4{v267, v268, v269, v270};
float_4 v560_store;
float_4 * v272 = &v560_store;*v272 = v271;
float_4 v561_store;
float_4 * v273 = &v561_store;*v273 = v211;
bool const v274 = v39 > v9;
if(v274) {
uint32_t const v275 = v34 * v36;
uint32_t const v276 = v275 + v207;
float_4 * const v277 = &v5[v276];
float_4 const v278 = *v277;
float_4 const v279 = *v272;
float const v280 = v279.i_0;
float const v281 = v278.i_0;
float const v282 = v280 + v281;
float const v283 = v279.i_1;
float const v284 = v278.i_1;
float const v285 = v283 + v284;
float const v286 = v279.i_2;
float const v287 = v278.i_2;
float const v288 = v286 + v287;
float const v289 = v279.i_3;
float const v290 = v278.i_3;
float const v291 = v289 + v290;
float_4 const v292 = float_4{v282, v285, v288, v291};
*v272 = v292;
float_4 * const v293 = &v6[v276];
float_4 const v294 = *v293;
float_4 const v295 = *v273;
float const v296 = v295.i_0;
float const v297 = v294.i_0;
float const v298 = v296 + v297;
float const v299 = v295.i_1;
float const v300 = v294.i_1;
float const v301 = v299 + v300;
float const v302 = v295.i_2;
float const v303 = v294.i_2;
float const v304 = v302 + v303;
float const v305 = v295.i_3;
float const v306 = v294.i_3;
float const v307 = v305 + v306;
float_4 const v308 = float_4{v298, v301, v304, v307};
*v273 = v308;
}
uint32_t const v309 = v34 * v36;
uint32_t const v310 = v309 + v207;
float_4 * const v311 = &v5[v310];
float_4 const v312 = *v272;
*v311 = v312;
float_4 * const v313 = &v6[v310];
float_4 const v314 = *v273;
*v313 = v314;
}
}
}
return;
}
