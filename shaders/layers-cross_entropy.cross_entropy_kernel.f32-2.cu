// cross_entropy_kernel in src/layers/cross_entropy.rs, scene f32, cubes of 256 x 1 x 1
// comptime: v: Variant { group: Group { lanes: 32, units: 256, }, padded: false, gradient: false, },

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
struct alignas(16) int32_t_4 { int32_t i_0; int32_t i_1; int32_t i_2; int32_t i_3; };
struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    float scalars_f32[2];
uint32_t scalars_u32[4];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256)  cross_entropy_kernel(float_4 const* const __restrict__ v0, uint32_t const* const __restrict__ v1, float * const __restrict__ v2, __grid_constant__ info_st const info_v614) {
extern __shared__ __align__(4) char v3[];uint32_t const v4 = 0;
uint32_t const v5 = info_v614.scalars_u32[0];
uint32_t const v6 = info_v614.scalars_u32[1];
uint32_t const v7 = blockIdx.z;
uint32_t const v8 = uint32_t(v7);
uint32_t const v9 = gridDim.y;
uint32_t const v10 = uint32_t(v9);
uint32_t const v11 = v8 * v10;
uint32_t const v12 = gridDim.x;
uint32_t const v13 = uint32_t(v12);
uint32_t const v14 = v11 * v13;
uint32_t const v15 = blockIdx.y;
uint32_t const v16 = uint32_t(v15);
uint32_t const v17 = v16 * v13;
uint32_t const v18 = v14 + v17;
uint32_t const v19 = blockIdx.x;
uint32_t const v20 = uint32_t(v19);
uint32_t const v21 = v18 + v20;
uint32_t const v22 = 256;
uint32_t const v23 = v21 * v22;
uint32_t const v24 = threadIdx.x;
uint32_t const v25 = uint32_t(v24);
uint32_t const v26 = v23 + v25;
uint32_t const v27 = 32;
uint32_t const v28 = v26 / v27;
uint32_t const v29 = uint32_t(v5);
bool const v30 = v28 < v29;
uint32_t const v31 = 1;
uint32_t const v32 = v29 - v31;
uint32_t const v33 = min(v28, v32);
uint32_t const v34 = v25 % v27;
uint32_t const v35 = uint32_t(v6);
uint32_t const v36 = v33 * v35;
uint32_t const* const v37 = &v1[v33];
uint32_t const v38 = *v37;
float const v39 = 0;
float_4 const v40 = float_4{v39, v39, v39, v39};
float const v41 = -3.399999950e+38;
float_4 const v42 = float_4{v41, v41, v41, v41};
float_4 v627_store;
float_4 * v43 = &v627_store;*v43 = v42;
for(uint32_t v44 = v34; v44 < v35; v44 += v27) {
uint32_t const v45 = v36 + v44;
float_4 const* const v46 = &v0[v45];
float_4 const v47 = *v46;
float_4 const v48 = *v43;
float const v49 = v48.i_0;
float const v50 = v47.i_0;
float const v51 = max(v49, v50);
float const v52 = v48.i_1;
float const v53 = v47.i_1;
float const v54 = max(v52, v53);
float const v55 = v48.i_2;
float const v56 = v47.i_2;
float const v57 = max(v55, v56);
float const v58 = v48.i_3;
float const v59 = v47.i_3;
float const v60 = max(v58, v59);
float_4 const v61 = float_4{v51, v54, v57, v60};
*v43 = v61;
}
float_4 const v62 = *v43;
float const v63 = v62.i_0;
float const v64 = v62.i_1;
float const v65 = max(v63, v64);
float const v66 = v62.i_2;
float const v67 = max(v65, v66);
float const v68 = v62.i_3;
float const v69 = max(v67, v68);
float v630_store;
float * v70 = &v630_store;*v70 = v69;
array<float, 256> * const v71 = reinterpret_cast<array<float, 256> *>(&v3[0]);
float * const v72 = &(*v71)[v25];
*v72 = v69;
__syncthreads();
uint32_t const v73 = 16;
bool const v74 = v34 < v73;
if(v74) {
float const v75 = *v72;
uint32_t const v76 = v25 + v73;
float * const v77 = &(*v71)[v76];
float const v78 = *v77;
float const v79 = max(v75, v78);
*v72 = v79;
}
__syncthreads();
uint32_t const v80 = 8;
bool const v81 = v34 < v80;
if(v81) {
float const v82 = *v72;
uint32_t const v83 = v25 + v80;
float * const v84 = &(*v71)[v83];
float const v85 = *v84;
float const v86 = max(v82, v85);
*v72 = v86;
}
__syncthreads();
uint32_t const v87 = 4;
bool const v88 = v34 < v87;
if(v88) {
float const v89 = *v72;
uint32_t const v90 = v25 + v87;
float * const v91 = &(*v71)[v90];
float const v92 = *v91;
float const v93 = max(v89, v92);
*v72 = v93;
}
__syncthreads();
uint32_t const v94 = 2;
bool const v95 = v34 < v94;
if(v95) {
float const v96 = *v72;
uint32_t const v97 = v25 + v94;
float * const v98 = &(*v71)[v97];
float const v99 = *v98;
float const v100 = max(v96, v99);
*v72 = v100;
}
__syncthreads();
bool const v101 = v34 < v31;
if(v101) {
float const v102 = *v72;
uint32_t const v103 = v25 + v31;
float * const v104 = &(*v71)[v103];
float const v105 = *v104;
float const v106 = max(v102, v105);
*v72 = v106;
}
__syncthreads();
uint32_t const v107 = v25 - v34;
float * const v108 = &(*v71)[v107];
float const v109 = *v108;
*v70 = v109;
__syncthreads();
float_4 v631_store;
float_4 * v110 = &v631_store;*v110 = v40;
float_4 v632_store;
float_4 * v111 = &v632_store;*v111 = v40;
for(uint32_t v112 = v34; v112 < v35; v112 += v27) {
uint32_t const v113 = v36 + v112;
float_4 const* const v114 = &v0[v113];
float_4 const v115 = *v114;
float const v116 = *v70;
float const v117 = v115.i_0;
float const v118 = v117 - v116;
float const v119 = v115.i_1;
float const v120 = v119 - v116;
float const v121 = v115.i_2;
float const v122 = v121 - v116;
float const v123 = v115.i_3;
float const v124 = v123 - v116;
float const v125 = -87.3365402;
float const v126 = 88.7228317;
bool const v127 = v118 > v126;
bool const v128 = v120 > v126;
bool const v129 = v122 > v126;
bool const v130 = v124 > v126;
float const v131 = v127 ? v126 : v118;
float const v132 = v128 ? v126 : v120;
float const v133 = v129 ? v126 : v122;
float const v134 = v130 ? v126 : v124;
bool const v135 = v118 < v125;
bool const v136 = v120 < v125;
bool const v137 = v122 < v125;
bool const v138 = v124 < v125;
float const v139 = 1.44269502;
float const v140 = v131 * v139;
float const v141 = v132 * v139;
float const v142 = v133 * v139;
float const v143 = v134 * v139;
float const v144 = rint(v140);float const v145 = rint(v141);float const v146 = rint(v142);float const v147 = rint(v143);float const v148 = -v144;
float const v149 = -v145;
float const v150 = -v146;
float const v151 = -v147;
float const v152 = 0.693359375;
float const v153 = fma(v148, v152, v131);
float const v154 = fma(v149, v152, v132);
float const v155 = fma(v150, v152, v133);
float const v156 = fma(v151, v152, v134);
float const v157 = v40.i_0;
float const v158 = v135 ? v157 : v153;
float const v159 = v40.i_1;
float const v160 = v136 ? v159 : v154;
float const v161 = v40.i_2;
float const v162 = v137 ? v161 : v155;
float const v163 = v40.i_3;
float const v164 = v138 ? v163 : v156;
float const v165 = -2.121944420e-04;
float const v166 = fma(v148, v165, v158);
float const v167 = fma(v149, v165, v160);
float const v168 = fma(v150, v165, v162);
float const v169 = fma(v151, v165, v164);
float const v170 = 0.00139262504;
float const v171 = 0.00836323295;
float const v172 = fma(v170, v166, v171);
float const v173 = fma(v170, v167, v171);
float const v174 = fma(v170, v168, v171);
float const v175 = fma(v170, v169, v171);
float const v176 = 0.0416665524;
float const v177 = fma(v172, v166, v176);
float const v178 = fma(v173, v167, v176);
float const v179 = fma(v174, v168, v176);
float const v180 = fma(v175, v169, v176);
float const v181 = 0.166665763;
float const v182 = fma(v177, v166, v181);
float const v183 = fma(v178, v167, v181);
float const v184 = fma(v179, v168, v181);
float const v185 = fma(v180, v169, v181);
float const v186 = 0.5;
float const v187 = fma(v182, v166, v186);
float const v188 = fma(v183, v167, v186);
float const v189 = fma(v184, v168, v186);
float const v190 = fma(v185, v169, v186);
float const v191 = v166 * v166;
float const v192 = v167 * v167;
float const v193 = v168 * v168;
float const v194 = v169 * v169;
float const v195 = fma(v191, v187, v166);
float const v196 = fma(v192, v188, v167);
float const v197 = fma(v193, v189, v168);
float const v198 = fma(v194, v190, v169);
float const v199 = 1;
float const v200 = v195 + v199;
float const v201 = v196 + v199;
float const v202 = v197 + v199;
float const v203 = v198 + v199;
float_4 const v204 = float_4{v200, v201, v202, v203};
int32_t_4 const v205 = reinterpret_cast<const int32_t_4&>(v204);
int32_t const v206 = int32_t(v144);
int32_t const v207 = int32_t(v145);
int32_t const v208 = int32_t(v146);
int32_t const v209 = int32_t(v147);
int32_t const v210 = 23;
int32_t const v211 = v206 << v210;
int32_t const v212 = v207 << v210;
int32_t const v213 = v208 << v210;
int32_t const v214 = v209 << v210;
int32_t const v215 = v205.i_0;
int32_t const v216 = v215 + v211;
int32_t const v217 = v205.i_1;
int32_t const v218 = v217 + v212;
int32_t const v219 = v205.i_2;
int32_t const v220 = v219 + v213;
int32_t const v221 = v205.i_3;
int32_t const v222 = v221 + v214;
int32_t_4 const v223 = int32_t_4{v216, v218, v220, v222};
float_4 const v224 = reinterpret_cast<const float_4&>(v223);
float const v225 = v224.i_0;
float const v226 = v135 ? v157 : v225;
float const v227 = v224.i_1;
float const v228 = v136 ? v159 : v227;
float const v229 = v224.i_2;
float const v230 = v137 ? v161 : v229;
float const v231 = v224.i_3;
float const v232 = v138 ? v163 : v231;
float_4 const v233 = *v110;
float const v234 = v233.i_0;
float const v235 = v234 + v226;
float const v236 = v233.i_1;
float const v237 = v236 + v228;
float const v238 = v233.i_2;
float const v239 = v238 + v230;
float const v240 = v233.i_3;
float const v241 = v240 + v232;
float_4 const v242 = float_4{v235, v237, v239, v241};
*v110 = v242;
uint32_t const v243 = v112 * v87;
uint32_t const v244 = uint32_t(v243);
uint32_t const v245 = v243 + v31;
uint32_t const v246 = uint32_t(v245);
uint32_t const v247 = v243 + v94;
uint32_t const v248 = uint32_t(v247);
uint32_t const v249 = 3;
uint32_t const v250 = v243 + v249;
uint32_t const v251 = uint32_t(v250);
bool const v252 = v244 == v38;
bool const v253 = v246 == v38;
bool const v254 = v248 == v38;
bool const v255 = v251 == v38;
float const v256 = v252 ? v118 : v157;
float const v257 = v253 ? v120 : v159;
float const v258 = v254 ? v122 : v161;
float const v259 = v255 ? v124 : v163;
float_4 const v260 = *v111;
float const v261 = v260.i_0;
float const v262 = v261 + v256;
float const v263 = v260.i_1;
float const v264 = v263 + v257;
float const v265 = v260.i_2;
float const v266 = v265 + v258;
float const v267 = v260.i_3;
float const v268 = v267 + v259;
float_4 const v269 = float_4{v262, v264, v266, v268};
*v111 = v269;
}
float_4 const v270 = *v110;
float const v271 = v270.i_0;
float const v272 = v270.i_1;
float const v273 = v271 + v272;
float const v274 = v270.i_2;
float const v275 = v273 + v274;
float const v276 = v270.i_3;
float const v277 = v275 + v276;
float v637_store;
float * v278 = &v637_store;*v278 = v277;
array<float, 256> * const v279 = reinterpret_cast<array<float, 256> *>(&v3[1024]);
float * const v280 = &(*v279)[v25];
*v280 = v277;
__syncthreads();
if(v74) {
float const v281 = *v280;
uint32_t const v282 = v25 + v73;
float * const v283 = &(*v279)[v282];
float const v284 = *v283;
float const v285 = v281 + v284;
*v280 = v285;
}
__syncthreads();
if(v81) {
float const v286 = *v280;
uint32_t const v287 = v25 + v80;
float * const v288 = &(*v279)[v287];
float const v289 = *v288;
float const v290 = v286 + v289;
*v280 = v290;
}
__syncthreads();
if(v88) {
float const v291 = *v280;
uint32_t const v292 = v25 + v87;
float * const v293 = &(*v279)[v292];
float const v294 = *v293;
float const v295 = v291 + v294;
*v280 = v295;
}
__syncthreads();
if(v95) {
float const v296 = *v280;
uint32_t const v297 = v25 + v94;
float * const v298 = &(*v279)[v297];
float const v299 = *v298;
float const v300 = v296 + v299;
*v280 = v300;
}
__syncthreads();
if(v101) {
float const v301 = *v280;
uint32_t const v302 = v25 + v31;
float * const v303 = &(*v279)[v302];
float const v304 = *v303;
float const v305 = v301 + v304;
*v280 = v305;
}
__syncthreads();
float * const v306 = &(*v279)[v107];
float const v307 = *v306;
*v278 = v307;
__syncthreads();
float_4 const v308 = *v111;
float const v309 = v308.i_0;
float const v310 = v308.i_1;
float const v311 = v309 + v310;
float const v312 = v308.i_2;
float const v313 = v311 + v312;
float const v314 = v308.i_3;
float const v315 = v313 + v314;
float v639_store;
float * v316 = &v639_store;*v316 = v315;
array<float, 256> * const v317 = reinterpret_cast<array<float, 256> *>(&v3[2048]);
float * const v318 = &(*v317)[v25];
*v318 = v315;
__syncthreads();
if(v74) {
float const v319 = *v318;
uint32_t const v320 = v25 + v73;
float * const v321 = &(*v317)[v320];
float const v322 = *v321;
float const v323 = v319 + v322;
*v318 = v323;
}
__syncthreads();
if(v81) {
float const v324 = *v318;
uint32_t const v325 = v25 + v80;
float * const v326 = &(*v317)[v325];
float const v327 = *v326;
float const v328 = v324 + v327;
*v318 = v328;
}
__syncthreads();
if(v88) {
float const v329 = *v318;
uint32_t const v330 = v25 + v87;
float * const v331 = &(*v317)[v330];
float const v332 = *v331;
float const v333 = v329 + v332;
*v318 = v333;
}
__syncthreads();
if(v95) {
float const v334 = *v318;
uint32_t const v335 = v25 + v94;
float * const v336 = &(*v317)[v335];
float const v337 = *v336;
float const v338 = v334 + v337;
*v318 = v338;
}
__syncthreads();
if(v101) {
float const v339 = *v318;
uint32_t const v340 = v25 + v31;
float * const v341 = &(*v317)[v340];
float const v342 = *v341;
float const v343 = v339 + v342;
*v318 = v343;
}
__syncthreads();
float * const v344 = &(*v317)[v107];
float const v345 = *v344;
*v316 = v345;
__syncthreads();
if(v30) {
uint32_t const v346 = 4294967295;
bool const v347 = v38 != v346;
bool const v348 = v34 == v4;
if(v348) {
float const v349 = *v278;
float const v350 = 1;
uint32_t const v351 = reinterpret_cast<const uint32_t&>(v349);
uint32_t const v352 = 4913933;
uint32_t const v353 = v351 + v352;
uint32_t const v354 = 23;
uint32_t const v355 = v353 >> v354;
float const v356 = float(v355);
float const v357 = 127;
float const v358 = v356 - v357;
uint32_t const v359 = 8388607;
uint32_t const v360 = v353 & v359;
uint32_t const v361 = 1060439283;
uint32_t const v362 = v360 + v361;
float const v363 = reinterpret_cast<const float&>(v362);
float const v364 = v363 - v350;
float const v365 = v363 + v350;
float const v366 = v364 / v365;
float const v367 = v366 * v366;
float const v368 = 0.222222224;
float const v369 = 0.285714298;
float const v370 = fma(v368, v367, v369);
float const v371 = 0.400000006;
float const v372 = fma(v370, v367, v371);
float const v373 = 0.666666686;
float const v374 = fma(v372, v367, v373);
float const v375 = -v364;
float const v376 = fma(v367, v374, v375);
float const v377 = -2.121944420e-04;
float const v378 = v358 * v377;
float const v379 = fma(v366, v376, v378);
float const v380 = 0.693359375;
float const v381 = v364 + v379;
float const v382 = fma(v358, v380, v381);
uint32_t const v383 = 2139095040;
bool const v384 = v351 < v383;
float const v385 = v384 ? v382 : v349;
float const v386 = *v316;
float const v387 = v385 - v386;
float const v388 = v347 ? v387 : v39;
float * const v389 = &v2[v33];
*v389 = v388;
}
}
return;
}
