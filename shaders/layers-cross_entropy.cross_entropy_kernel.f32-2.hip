// cross_entropy_kernel in src/layers/cross_entropy.rs, scene f32, cubes of 256 x 1 x 1
// comptime: v: Variant { group: Group { lanes: 64, units: 256, strict: false, }, padded: false, gradient: false, },

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

struct alignas(16) int32_t_4 { int32_t i_0; int32_t i_1; int32_t i_2; int32_t i_3; };
struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    float scalars_f32[2];
uint32_t scalars_u32[4];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256) cross_entropy_kernel(float_4 const* const __restrict__ v0, uint32_t const* const __restrict__ v1, float * const __restrict__ v2, info_st const* const __restrict__ v3) {
extern __shared__ __align__(4) char v4[];uint32_t const* const dynamic_meta_v717 = reinterpret_cast<uint32_t const*>(v3 + 1);
const info_st& info_v716 = *v3;uint32_t const v5 = 0;
uint32_t const v6 = info_v716.scalars_u32[0];
uint32_t const v7 = info_v716.scalars_u32[1];
uint32_t const v8 = blockIdx.z;
uint32_t const v9 = uint32_t(v8);
uint32_t const v10 = gridDim.y;
uint32_t const v11 = uint32_t(v10);
uint32_t const v12 = v9 * v11;
uint32_t const v13 = gridDim.x;
uint32_t const v14 = uint32_t(v13);
uint32_t const v15 = v12 * v14;
uint32_t const v16 = blockIdx.y;
uint32_t const v17 = uint32_t(v16);
uint32_t const v18 = v17 * v14;
uint32_t const v19 = v15 + v18;
uint32_t const v20 = blockIdx.x;
uint32_t const v21 = uint32_t(v20);
uint32_t const v22 = v19 + v21;
uint32_t const v23 = 256;
uint32_t const v24 = v22 * v23;
uint32_t const v25 = threadIdx.x;
uint32_t const v26 = uint32_t(v25);
uint32_t const v27 = v24 + v26;
uint32_t const v28 = 64;
uint32_t const v29 = v27 / v28;
uint32_t const v30 = uint32_t(v6);
bool const v31 = v29 < v30;
uint32_t const v32 = 1;
uint32_t const v33 = v30 - v32;
uint32_t const v34 = min(v29, v33);
uint32_t const v35 = v26 % v28;
uint32_t const v36 = uint32_t(v7);
uint32_t const v37 = v34 * v36;
uint32_t const* const v38 = &v1[v34];
uint32_t const v39 = *v38;
float const v40 = 0;
float_4 const v41 = float_4{v40, v40, v40, v40};
float const v42 = -3.399999950e+38;
float_4 const v43 = float_4{v42, v42, v42, v42};
float_4 v730_store;
float_4 * v44 = &v730_store;*v44 = v43;
for(uint32_t v45 = v35; v45 < v36; v45 += v28) {
uint32_t const v46 = v37 + v45;
float_4 const* const v47 = &v0[v46];
float_4 const v48 = *v47;
float_4 const v49 = *v44;
float const v50 = v49.i_0;
float const v51 = v48.i_0;
float const v52 = max(v50, v51);
float const v53 = v49.i_1;
float const v54 = v48.i_1;
float const v55 = max(v53, v54);
float const v56 = v49.i_2;
float const v57 = v48.i_2;
float const v58 = max(v56, v57);
float const v59 = v49.i_3;
float const v60 = v48.i_3;
float const v61 = max(v59, v60);
float_4 const v62 = float_4{v52, v55, v58, v61};
*v44 = v62;
}
float_4 const v63 = *v44;
float const v64 = v63.i_0;
float const v65 = v63.i_1;
float const v66 = max(v64, v65);
float const v67 = v63.i_2;
float const v68 = max(v66, v67);
float const v69 = v63.i_3;
float const v70 = max(v68, v69);
float v733_store;
float * v71 = &v733_store;*v71 = v70;
array<float, 256> * const v72 = reinterpret_cast<array<float, 256> *>(&v4[0]);
float * const v73 = &(*v72)[v26];
*v73 = v70;
__syncthreads();
uint32_t const v74 = 32;
bool const v75 = v35 < v74;
if(v75) {
float const v76 = *v73;
uint32_t const v77 = v26 + v74;
float * const v78 = &(*v72)[v77];
float const v79 = *v78;
float const v80 = max(v76, v79);
*v73 = v80;
}
__syncthreads();
uint32_t const v81 = 16;
bool const v82 = v35 < v81;
if(v82) {
float const v83 = *v73;
uint32_t const v84 = v26 + v81;
float * const v85 = &(*v72)[v84];
float const v86 = *v85;
float const v87 = max(v83, v86);
*v73 = v87;
}
__syncthreads();
uint32_t const v88 = 8;
bool const v89 = v35 < v88;
if(v89) {
float const v90 = *v73;
uint32_t const v91 = v26 + v88;
float * const v92 = &(*v72)[v91];
float const v93 = *v92;
float const v94 = max(v90, v93);
*v73 = v94;
}
__syncthreads();
uint32_t const v95 = 4;
bool const v96 = v35 < v95;
if(v96) {
float const v97 = *v73;
uint32_t const v98 = v26 + v95;
float * const v99 = &(*v72)[v98];
float const v100 = *v99;
float const v101 = max(v97, v100);
*v73 = v101;
}
__syncthreads();
uint32_t const v102 = 2;
bool const v103 = v35 < v102;
if(v103) {
float const v104 = *v73;
uint32_t const v105 = v26 + v102;
float * const v106 = &(*v72)[v105];
float const v107 = *v106;
float const v108 = max(v104, v107);
*v73 = v108;
}
__syncthreads();
bool const v109 = v35 < v32;
if(v109) {
float const v110 = *v73;
uint32_t const v111 = v26 + v32;
float * const v112 = &(*v72)[v111];
float const v113 = *v112;
float const v114 = max(v110, v113);
*v73 = v114;
}
__syncthreads();
uint32_t const v115 = v26 - v35;
float * const v116 = &(*v72)[v115];
float const v117 = *v116;
*v71 = v117;
__syncthreads();
array<float_4, 1> v734_store = {};
array<float_4, 1> * v118 = &v734_store;float_4 * const v119 = &(*v118)[v5];
*v119 = v41;
array<float_4, 1> v735_store = {};
array<float_4, 1> * v120 = &v735_store;float_4 * const v121 = &(*v120)[v5];
*v121 = v41;
for(uint32_t v122 = v35; v122 < v36; v122 += v28) {
uint32_t const v123 = v37 + v122;
float_4 const* const v124 = &v0[v123];
float_4 const v125 = *v124;
float const v126 = *v71;
float const v127 = v125.i_0;
float const v128 = v127 - v126;
float const v129 = v125.i_1;
float const v130 = v129 - v126;
float const v131 = v125.i_2;
float const v132 = v131 - v126;
float const v133 = v125.i_3;
float const v134 = v133 - v126;
float const v135 = -87.3365402;
float const v136 = 88.7228317;
bool const v137 = v128 > v136;
bool const v138 = v130 > v136;
bool const v139 = v132 > v136;
bool const v140 = v134 > v136;
float const v141 = v137 ? v136 : v128;
float const v142 = v138 ? v136 : v130;
float const v143 = v139 ? v136 : v132;
float const v144 = v140 ? v136 : v134;
bool const v145 = v128 < v135;
bool const v146 = v130 < v135;
bool const v147 = v132 < v135;
bool const v148 = v134 < v135;
float const v149 = 1.44269502;
float const v150 = v141 * v149;
float const v151 = v142 * v149;
float const v152 = v143 * v149;
float const v153 = v144 * v149;
float const v154 = rint(v150);float const v155 = rint(v151);float const v156 = rint(v152);float const v157 = rint(v153);float const v158 = -v154;
float const v159 = -v155;
float const v160 = -v156;
float const v161 = -v157;
float const v162 = 0.693359375;
float const v163 = fma(v158, v162, v141);
float const v164 = fma(v159, v162, v142);
float const v165 = fma(v160, v162, v143);
float const v166 = fma(v161, v162, v144);
float const v167 = v41.i_0;
float const v168 = v145 ? v167 : v163;
float const v169 = v41.i_1;
float const v170 = v146 ? v169 : v164;
float const v171 = v41.i_2;
float const v172 = v147 ? v171 : v165;
float const v173 = v41.i_3;
float const v174 = v148 ? v173 : v166;
float const v175 = -2.121944420e-04;
float const v176 = fma(v158, v175, v168);
float const v177 = fma(v159, v175, v170);
float const v178 = fma(v160, v175, v172);
float const v179 = fma(v161, v175, v174);
float const v180 = 0.00139262504;
float const v181 = 0.00836323295;
float const v182 = fma(v180, v176, v181);
float const v183 = fma(v180, v177, v181);
float const v184 = fma(v180, v178, v181);
float const v185 = fma(v180, v179, v181);
float const v186 = 0.0416665524;
float const v187 = fma(v182, v176, v186);
float const v188 = fma(v183, v177, v186);
float const v189 = fma(v184, v178, v186);
float const v190 = fma(v185, v179, v186);
float const v191 = 0.166665763;
float const v192 = fma(v187, v176, v191);
float const v193 = fma(v188, v177, v191);
float const v194 = fma(v189, v178, v191);
float const v195 = fma(v190, v179, v191);
float const v196 = 0.5;
float const v197 = fma(v192, v176, v196);
float const v198 = fma(v193, v177, v196);
float const v199 = fma(v194, v178, v196);
float const v200 = fma(v195, v179, v196);
float const v201 = v176 * v176;
float const v202 = v177 * v177;
float const v203 = v178 * v178;
float const v204 = v179 * v179;
float const v205 = fma(v201, v197, v176);
float const v206 = fma(v202, v198, v177);
float const v207 = fma(v203, v199, v178);
float const v208 = fma(v204, v200, v179);
float const v209 = 1;
float const v210 = v205 + v209;
float const v211 = v206 + v209;
float const v212 = v207 + v209;
float const v213 = v208 + v209;
float_4 const v214 = float_4{v210, v211, v212, v213};
int32_t_4 const v215 = reinterpret_cast<const int32_t_4&>(v214);
int32_t const v216 = int32_t(v154);
int32_t const v217 = int32_t(v155);
int32_t const v218 = int32_t(v156);
int32_t const v219 = int32_t(v157);
int32_t const v220 = 23;
int32_t const v221 = v216 << v220;
int32_t const v222 = v217 << v220;
int32_t const v223 = v218 << v220;
int32_t const v224 = v219 << v220;
int32_t const v225 = v215.i_0;
int32_t const v226 = v225 + v221;
int32_t const v227 = v215.i_1;
int32_t const v228 = v227 + v222;
int32_t const v229 = v215.i_2;
int32_t const v230 = v229 + v223;
int32_t const v231 = v215.i_3;
int32_t const v232 = v231 + v224;
int32_t_4 const v233 = int32_t_4{v226, v228, v230, v232};
float_4 const v234 = reinterpret_cast<const float_4&>(v233);
float const v235 = v234.i_0;
float const v236 = v145 ? v167 : v235;
float const v237 = v234.i_1;
float const v238 = v146 ? v169 : v237;
float const v239 = v234.i_2;
float const v240 = v147 ? v171 : v239;
float const v241 = v234.i_3;
float const v242 = v148 ? v173 : v241;
float_4 const v243 = *v119;
float const v244 = v243.i_0;
float const v245 = v244 + v236;
float const v246 = v243.i_1;
float const v247 = v246 + v238;
float const v248 = v243.i_2;
float const v249 = v248 + v240;
float const v250 = v243.i_3;
float const v251 = v250 + v242;
float_4 const v252 = float_4{v245, v247, v249, v251};
*v119 = v252;
float_4 const v253 = *v121;
uint32_t const v254 = v122 * v95;
uint32_t const v255 = uint32_t(v254);
uint32_t const v256 = v254 + v32;
uint32_t const v257 = uint32_t(v256);
uint32_t const v258 = v254 + v102;
uint32_t const v259 = uint32_t(v258);
uint32_t const v260 = 3;
uint32_t const v261 = v254 + v260;
uint32_t const v262 = uint32_t(v261);
bool const v263 = v255 == v39;
bool const v264 = v257 == v39;
bool const v265 = v259 == v39;
bool const v266 = v262 == v39;
float const v267 = v263 ? v128 : v167;
float const v268 = v264 ? v130 : v169;
float const v269 = v265 ? v132 : v171;
float const v270 = v266 ? v134 : v173;
float const v271 = v253.i_0;
float const v272 = v271 + v267;
float const v273 = v253.i_1;
float const v274 = v273 + v268;
float const v275 = v253.i_2;
float const v276 = v275 + v269;
float const v277 = v253.i_3;
float const v278 = v277 + v270;
float_4 const v279 = float_4{v272, v274, v276, v278};
*v121 = v279;
}
float_4 const v280 = *v119;
float const v281 = v280.i_0;
float const v282 = v280.i_1;
float const v283 = v281 + v282;
float const v284 = v280.i_2;
float const v285 = v283 + v284;
float const v286 = v280.i_3;
float const v287 = v285 + v286;
float v740_store;
float * v288 = &v740_store;*v288 = v287;
array<float, 256> * const v289 = reinterpret_cast<array<float, 256> *>(&v4[1024]);
float * const v290 = &(*v289)[v26];
*v290 = v287;
__syncthreads();
if(v75) {
float const v291 = *v290;
uint32_t const v292 = v26 + v74;
float * const v293 = &(*v289)[v292];
float const v294 = *v293;
float const v295 = v291 + v294;
*v290 = v295;
}
__syncthreads();
if(v82) {
float const v296 = *v290;
uint32_t const v297 = v26 + v81;
float * const v298 = &(*v289)[v297];
float const v299 = *v298;
float const v300 = v296 + v299;
*v290 = v300;
}
__syncthreads();
if(v89) {
float const v301 = *v290;
uint32_t const v302 = v26 + v88;
float * const v303 = &(*v289)[v302];
float const v304 = *v303;
float const v305 = v301 + v304;
*v290 = v305;
}
__syncthreads();
if(v96) {
float const v306 = *v290;
uint32_t const v307 = v26 + v95;
float * const v308 = &(*v289)[v307];
float const v309 = *v308;
float const v310 = v306 + v309;
*v290 = v310;
}
__syncthreads();
if(v103) {
float const v311 = *v290;
uint32_t const v312 = v26 + v102;
float * const v313 = &(*v289)[v312];
float const v314 = *v313;
float const v315 = v311 + v314;
*v290 = v315;
}
__syncthreads();
if(v109) {
float const v316 = *v290;
uint32_t const v317 = v26 + v32;
float * const v318 = &(*v289)[v317];
float const v319 = *v318;
float const v320 = v316 + v319;
*v290 = v320;
}
__syncthreads();
float * const v321 = &(*v289)[v115];
float const v322 = *v321;
*v288 = v322;
__syncthreads();
float_4 const v323 = *v121;
float const v324 = v323.i_0;
float const v325 = v323.i_1;
float const v326 = v324 + v325;
float const v327 = v323.i_2;
float const v328 = v326 + v327;
float const v329 = v323.i_3;
float const v330 = v328 + v329;
float v742_store;
float * v331 = &v742_store;*v331 = v330;
array<float, 256> * const v332 = reinterpret_cast<array<float, 256> *>(&v4[2048]);
float * const v333 = &(*v332)[v26];
*v333 = v330;
__syncthreads();
if(v75) {
float const v334 = *v333;
uint32_t const v335 = v26 + v74;
float * const v336 = &(*v332)[v335];
float const v337 = *v336;
float const v338 = v334 + v337;
*v333 = v338;
}
__syncthreads();
if(v82) {
float const v339 = *v333;
uint32_t const v340 = v26 + v81;
float * const v341 = &(*v332)[v340];
float const v342 = *v341;
float const v343 = v339 + v342;
*v333 = v343;
}
__syncthreads();
if(v89) {
float const v344 = *v333;
uint32_t const v345 = v26 + v88;
float * const v346 = &(*v332)[v345];
float const v347 = *v346;
float const v348 = v344 + v347;
*v333 = v348;
}
__syncthreads();
if(v96) {
float const v349 = *v333;
uint32_t const v350 = v26 + v95;
float * const v351 = &(*v332)[v350];
float const v352 = *v351;
float const v353 = v349 + v352;
*v333 = v353;
}
__syncthreads();
if(v103) {
float const v354 = *v333;
uint32_t const v355 = v26 + v102;
float * const v356 = &(*v332)[v355];
float const v357 = *v356;
float const v358 = v354 + v357;
*v333 = v358;
}
__syncthreads();
if(v109) {
float const v359 = *v333;
uint32_t const v360 = v26 + v32;
float * const v361 = &(*v332)[v360];
float const v362 = *v361;
float const v363 = v359 + v362;
*v333 = v363;
}
__syncthreads();
float * const v364 = &(*v332)[v115];
float const v365 = *v364;
*v331 = v365;
__syncthreads();
if(v31) {
uint32_t const v366 = 4294967295;
bool const v367 = v39 != v366;
bool const v368 = v35 == v5;
if(v368) {
float const v369 = *v288;
float const v370 = 1;
uint32_t const v371 = reinterpret_cast<const uint32_t&>(v369);
uint32_t const v372 = 4913933;
uint32_t const v373 = v371 + v372;
uint32_t const v374 = 23;
uint32_t const v375 = v373 >> v374;
float const v376 = float(v375);
float const v377 = 127;
float const v378 = v376 - v377;
uint32_t const v379 = 8388607;
uint32_t const v380 = v373 & v379;
uint32_t const v381 = 1060439283;
uint32_t const v382 = v380 + v381;
float const v383 = reinterpret_cast<const float&>(v382);
float const v384 = v383 - v370;
float const v385 = v383 + v370;
float const v386 = v384 / v385;
float const v387 = v386 * v386;
float const v388 = 0.222222224;
float const v389 = 0.285714298;
float const v390 = fma(v388, v387, v389);
float const v391 = 0.400000006;
float const v392 = fma(v390, v387, v391);
float const v393 = 0.666666686;
float const v394 = fma(v392, v387, v393);
float const v395 = -2.121944420e-04;
float const v396 = v378 * v395;
float const v397 = -v384;
float const v398 = fma(v387, v394, v397);
float const v399 = fma(v386, v398, v396);
float const v400 = 0.693359375;
float const v401 = v384 + v399;
float const v402 = fma(v378, v400, v401);
uint32_t const v403 = 2139095040;
bool const v404 = v371 < v403;
float const v405 = v404 ? v402 : v369;
float const v406 = *v331;
float const v407 = v405 - v406;
float const v408 = v367 ? v407 : v40;
float * const v409 = &v2[v34];
*v409 = v408;
}
}
return;
}
