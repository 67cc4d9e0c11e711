// layer_norm_backward_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 64, units: 256, }, accumulate: false,

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
extern __shared__ __align__(4) char v8[];uint32_t const* const dynamic_meta_v487 = reinterpret_cast<uint32_t const*>(v7 + 1);
const info_st& info_v486 = *v7;uint32_t const v9 = 0;
uint32_t const v10 = info_v486.scalars_u32[0];
uint32_t const v11 = info_v486.scalars_u32[1];
float const v12 = info_v486.scalars_f32[0];
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
float const v51 = 0;
float_4 const v52 = float_4{v51, v51, v51, v51};
float_4 v504_store;
float_4 * v53 = &v504_store;*v53 = v52;
float_4 v505_store;
float_4 * v54 = &v505_store;*v54 = v52;
for(uint32_t v55 = v35; v55 < v36; v55 += v33) {
uint32_t const v56 = v45 * v36;
uint32_t const v57 = v56 + v55;
float_4 const* const v58 = &v0[v57];
float_4 const v59 = *v58;
float_4 const* const v60 = &v2[v55];
float_4 const v61 = *v60;
float const v62 = v59.i_0;
float const v63 = v61.i_0;
float const v64 = v62 * v63;
float const v65 = v59.i_1;
float const v66 = v61.i_1;
float const v67 = v65 * v66;
float const v68 = v59.i_2;
float const v69 = v61.i_2;
float const v70 = v68 * v69;
float const v71 = v59.i_3;
float const v72 = v61.i_3;
float const v73 = v71 * v72;
float_4 const* const v74 = &v1[v57];
float_4 const v75 = *v74;
float const v76 = v75.i_0;
float const v77 = v76 - v47;
float const v78 = v75.i_1;
float const v79 = v78 - v47;
float const v80 = v75.i_2;
float const v81 = v80 - v47;
float const v82 = v75.i_3;
float const v83 = v82 - v47;
float const v84 = v77 * v50;
float const v85 = v79 * v50;
float const v86 = v81 * v50;
float const v87 = v83 * v50;
float_4 const v88 = *v53;
float const v89 = v88.i_0;
float const v90 = v89 + v64;
float const v91 = v88.i_1;
float const v92 = v91 + v67;
float const v93 = v88.i_2;
float const v94 = v93 + v70;
float const v95 = v88.i_3;
float const v96 = v95 + v73;
float_4 const v97 = float_4{v90, v92, v94, v96};
*v53 = v97;
float_4 const v98 = *v54;
float const v99 = v98.i_0;
float const v100 = fma(v64, v84, v99);
float const v101 = v98.i_1;
float const v102 = fma(v67, v85, v101);
float const v103 = v98.i_2;
float const v104 = fma(v70, v86, v103);
float const v105 = v98.i_3;
float const v106 = fma(v73, v87, v105);
float_4 const v107 = float_4{v100, v102, v104, v106};
*v54 = v107;
}
float_4 const v108 = *v53;
float const v109 = v108.i_0;
float const v110 = v108.i_1;
float const v111 = v109 + v110;
float const v112 = v108.i_2;
float const v113 = v111 + v112;
float const v114 = v108.i_3;
float const v115 = v113 + v114;
array<float, 256> * const v116 = reinterpret_cast<array<float, 256> *>(&v8[0]);
float * const v117 = &(*v116)[v31];
*v117 = v115;
__syncthreads();
uint32_t const v118 = 32;
bool const v119 = v35 < v118;
if(v119) {
float const v120 = *v117;
uint32_t const v121 = v31 + v118;
float * const v122 = &(*v116)[v121];
float const v123 = *v122;
float const v124 = v120 + v123;
*v117 = v124;
}
__syncthreads();
bool const v125 = v35 < v37;
if(v125) {
float const v126 = *v117;
uint32_t const v127 = v31 + v37;
float * const v128 = &(*v116)[v127];
float const v129 = *v128;
float const v130 = v126 + v129;
*v117 = v130;
}
__syncthreads();
uint32_t const v131 = 8;
bool const v132 = v35 < v131;
if(v132) {
float const v133 = *v117;
uint32_t const v134 = v31 + v131;
float * const v135 = &(*v116)[v134];
float const v136 = *v135;
float const v137 = v133 + v136;
*v117 = v137;
}
__syncthreads();
uint32_t const v138 = 4;
bool const v139 = v35 < v138;
if(v139) {
float const v140 = *v117;
uint32_t const v141 = v31 + v138;
float * const v142 = &(*v116)[v141];
float const v143 = *v142;
float const v144 = v140 + v143;
*v117 = v144;
}
__syncthreads();
uint32_t const v145 = 2;
bool const v146 = v35 < v145;
if(v146) {
float const v147 = *v117;
uint32_t const v148 = v31 + v145;
float * const v149 = &(*v116)[v148];
float const v150 = *v149;
float const v151 = v147 + v150;
*v117 = v151;
}
__syncthreads();
bool const v152 = v35 < v38;
if(v152) {
float const v153 = *v117;
uint32_t const v154 = v31 + v38;
float * const v155 = &(*v116)[v154];
float const v156 = *v155;
float const v157 = v153 + v156;
*v117 = v157;
}
__syncthreads();
uint32_t const v158 = v31 - v35;
float * const v159 = &(*v116)[v158];
float const v160 = *v159;
__syncthreads();
float const v161 = v160 * v12;
float_4 const v162 = *v54;
float const v163 = v162.i_0;
float const v164 = v162.i_1;
float const v165 = v163 + v164;
float const v166 = v162.i_2;
float const v167 = v165 + v166;
float const v168 = v162.i_3;
float const v169 = v167 + v168;
array<float, 256> * const v170 = reinterpret_cast<array<float, 256> *>(&v8[1024]);
float * const v171 = &(*v170)[v31];
*v171 = v169;
__syncthreads();
if(v119) {
float const v172 = *v171;
uint32_t const v173 = v31 + v118;
float * const v174 = &(*v170)[v173];
float const v175 = *v174;
float const v176 = v172 + v175;
*v171 = v176;
}
__syncthreads();
if(v125) {
float const v177 = *v171;
uint32_t const v178 = v31 + v37;
float * const v179 = &(*v170)[v178];
float const v180 = *v179;
float const v181 = v177 + v180;
*v171 = v181;
}
__syncthreads();
if(v132) {
float const v182 = *v171;
uint32_t const v183 = v31 + v131;
float * const v184 = &(*v170)[v183];
float const v185 = *v184;
float const v186 = v182 + v185;
*v171 = v186;
}
__syncthreads();
if(v139) {
float const v187 = *v171;
uint32_t const v188 = v31 + v138;
float * const v189 = &(*v170)[v188];
float const v190 = *v189;
float const v191 = v187 + v190;
*v171 = v191;
}
__syncthreads();
if(v146) {
float const v192 = *v171;
uint32_t const v193 = v31 + v145;
float * const v194 = &(*v170)[v193];
float const v195 = *v194;
float const v196 = v192 + v195;
*v171 = v196;
}
__syncthreads();
if(v152) {
float const v197 = *v171;
uint32_t const v198 = v31 + v38;
float * const v199 = &(*v170)[v198];
float const v200 = *v199;
float const v201 = v197 + v200;
*v171 = v201;
}
__syncthreads();
float * const v202 = &(*v170)[v158];
float const v203 = *v202;
__syncthreads();
float const v204 = v203 * v12;
if(v43) {
for(uint32_t v205 = v35; v205 < v36; v205 += v33) {
uint32_t const v206 = v45 * v36;
uint32_t const v207 = v206 + v205;
float_4 const* const v208 = &v0[v207];
float_4 const v209 = *v208;
float_4 const* const v210 = &v1[v207];
float_4 const v211 = *v210;
float const v212 = v211.i_0;
float const v213 = v212 - v47;
float const v214 = v211.i_1;
float const v215 = v214 - v47;
float const v216 = v211.i_2;
float const v217 = v216 - v47;
float const v218 = v211.i_3;
float const v219 = v218 - v47;
float const v220 = v213 * v50;
float const v221 = v215 * v50;
float const v222 = v217 * v50;
float const v223 = v219 * v50;
float_4 const* const v224 = &v2[v205];
float_4 const v225 = *v224;
float const v226 = v209.i_0;
float const v227 = v225.i_0;
float const v228 = v226 * v227;
float const v229 = v209.i_1;
float const v230 = v225.i_1;
float const v231 = v229 * v230;
float const v232 = v209.i_2;
float const v233 = v225.i_2;
float const v234 = v232 * v233;
float const v235 = v209.i_3;
float const v236 = v225.i_3;
float const v237 = v235 * v236;
float const v238 = v228 - v161;
float const v239 = v231 - v161;
float const v240 = v234 - v161;
float const v241 = v237 - v161;
float const v242 = v220 * v204;
float const v243 = v221 * v204;
float const v244 = v222 * v204;
float const v245 = v223 * v204;
float const v246 = v238 - v242;
float const v247 = v239 - v243;
float const v248 = v240 - v244;
float const v249 = v241 - v245;
float const v250 = v246 * v50;
float const v251 = v247 * v50;
float const v252 = v248 * v50;
float const v253 = v249 * v50;
float_4 const v254 = float_4{v250, v251, v252, v253};
float_4 * const v255 = &v4[v207];
*v255 = v254;
float const v256 = v226 * v220;
float const v257 = v229 * v221;
float const v258 = v232 * v222;
float const v259 = v235 * v223;
float_4 const v260 = float_4{v256, v257, v258, v259};
float_4 v512_store;
float_4 * v261 = &v512_store;*v261 = v260;
float_4 v513_store;
float_4 * v262 = &v513_store;*v262 = v209;
bool const v263 = v39 > v9;
if(v263) {
uint32_t const v264 = v34 * v36;
uint32_t const v265 = v264 + v205;
float_4 * const v266 = &v5[v265];
float_4 const v267 = *v266;
float_4 const v268 = *v261;
float const v269 = v268.i_0;
float const v270 = v267.i_0;
float const v271 = v269 + v270;
float const v272 = v268.i_1;
float const v273 = v267.i_1;
float const v274 = v272 + v273;
float const v275 = v268.i_2;
float const v276 = v267.i_2;
float const v277 = v275 + v276;
float const v278 = v268.i_3;
float const v279 = v267.i_3;
float const v280 = v278 + v279;
float_4 const v281 = float_4{v271, v274, v277, v280};
*v261 = v281;
float_4 * const v282 = &v6[v265];
float_4 const v283 = *v282;
float_4 const v284 = *v262;
float const v285 = v284.i_0;
float const v286 = v283.i_0;
float const v287 = v285 + v286;
float const v288 = v284.i_1;
float const v289 = v283.i_1;
float const v290 = v288 + v289;
float const v291 = v284.i_2;
float const v292 = v283.i_2;
float const v293 = v291 + v292;
float const v294 = v284.i_3;
float const v295 = v283.i_3;
float const v296 = v294 + v295;
float_4 const v297 = float_4{v287, v290, v293, v296};
*v262 = v297;
}
uint32_t const v298 = v34 * v36;
uint32_t const v299 = v298 + v205;
float_4 * const v300 = &v5[v299];
float_4 const v301 = *v261;
*v300 = v301;
float_4 * const v302 = &v6[v299];
float_4 const v303 = *v262;
*v302 = v303;
}
}
}
return;
}
