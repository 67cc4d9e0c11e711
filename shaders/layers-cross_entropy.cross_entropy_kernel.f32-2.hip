// cross_entropy_kernel in src/layers/cross_entropy.rs, scene f32, cubes of 256 x 1 x 1
// comptime: v: Variant { group: Group { lanes: 64, units: 256, }, padded: false, gradient: false, },

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
extern __shared__ __align__(4) char v4[];uint32_t const* const dynamic_meta_v673 = reinterpret_cast<uint32_t const*>(v3 + 1);
const info_st& info_v672 = *v3;uint32_t const v5 = 0;
uint32_t const v6 = info_v672.scalars_u32[0];
uint32_t const v7 = info_v672.scalars_u32[1];
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
float_4 v686_store;
float_4 * v44 = &v686_store;*v44 = v43;
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
float v689_store;
float * v71 = &v689_store;*v71 = v70;
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
float_4 v690_store;
float_4 * v118 = &v690_store;*v118 = v41;
float_4 v691_store;
float_4 * v119 = &v691_store;*v119 = v41;
for(uint32_t v120 = v35; v120 < v36; v120 += v28) {
uint32_t const v121 = v37 + v120;
float_4 const* const v122 = &v0[v121];
float_4 const v123 = *v122;
float const v124 = *v71;
float const v125 = v123.i_0;
float const v126 = v125 - v124;
float const v127 = v123.i_1;
float const v128 = v127 - v124;
float const v129 = v123.i_2;
float const v130 = v129 - v124;
float const v131 = v123.i_3;
float const v132 = v131 - v124;
float const v133 = -87.3365402;
float const v134 = 88.7228317;
bool const v135 = v126 > v134;
bool const v136 = v128 > v134;
bool const v137 = v130 > v134;
bool const v138 = v132 > v134;
float const v139 = v135 ? v134 : v126;
float const v140 = v136 ? v134 : v128;
float const v141 = v137 ? v134 : v130;
float const v142 = v138 ? v134 : v132;
bool const v143 = v126 < v133;
bool const v144 = v128 < v133;
bool const v145 = v130 < v133;
bool const v146 = v132 < v133;
float const v147 = 1.44269502;
float const v148 = v139 * v147;
float const v149 = v140 * v147;
float const v150 = v141 * v147;
float const v151 = v142 * v147;
float const v152 = rint(v148);float const v153 = rint(v149);float const v154 = rint(v150);float const v155 = rint(v151);float const v156 = -v152;
float const v157 = -v153;
float const v158 = -v154;
float const v159 = -v155;
float const v160 = 0.693359375;
float const v161 = fma(v156, v160, v139);
float const v162 = fma(v157, v160, v140);
float const v163 = fma(v158, v160, v141);
float const v164 = fma(v159, v160, v142);
float const v165 = v41.i_0;
float const v166 = v143 ? v165 : v161;
float const v167 = v41.i_1;
float const v168 = v144 ? v167 : v162;
float const v169 = v41.i_2;
float const v170 = v145 ? v169 : v163;
float const v171 = v41.i_3;
float const v172 = v146 ? v171 : v164;
float const v173 = -2.121944420e-04;
float const v174 = fma(v156, v173, v166);
float const v175 = fma(v157, v173, v168);
float const v176 = fma(v158, v173, v170);
float const v177 = fma(v159, v173, v172);
float const v178 = 0.00139262504;
float const v179 = 0.00836323295;
float const v180 = fma(v178, v174, v179);
float const v181 = fma(v178, v175, v179);
float const v182 = fma(v178, v176, v179);
float const v183 = fma(v178, v177, v179);
float const v184 = 0.0416665524;
float const v185 = fma(v180, v174, v184);
float const v186 = fma(v181, v175, v184);
float const v187 = fma(v182, v176, v184);
float const v188 = fma(v183, v177, v184);
float const v189 = 0.166665763;
float const v190 = fma(v185, v174, v189);
float const v191 = fma(v186, v175, v189);
float const v192 = fma(v187, v176, v189);
float const v193 = fma(v188, v177, v189);
float const v194 = 0.5;
float const v195 = fma(v190, v174, v194);
float const v196 = fma(v191, v175, v194);
float const v197 = fma(v192, v176, v194);
float const v198 = fma(v193, v177, v194);
float const v199 = v174 * v174;
float const v200 = v175 * v175;
float const v201 = v176 * v176;
float const v202 = v177 * v177;
float const v203 = fma(v199, v195, v174);
float const v204 = fma(v200, v196, v175);
float const v205 = fma(v201, v197, v176);
float const v206 = fma(v202, v198, v177);
float const v207 = 1;
float const v208 = v203 + v207;
float const v209 = v204 + v207;
float const v210 = v205 + v207;
float const v211 = v206 + v207;
float_4 const v212 = float_4{v208, v209, v210, v211};
int32_t_4 const v213 = reinterpret_cast<const int32_t_4&>(v212);
int32_t const v214 = int32_t(v152);
int32_t const v215 = int32_t(v153);
int32_t const v216 = int32_t(v154);
int32_t const v217 = int32_t(v155);
int32_t const v218 = 23;
int32_t const v219 = v214 << v218;
int32_t const v220 = v215 << v218;
int32_t const v221 = v216 << v218;
int32_t const v222 = v217 << v218;
int32_t const v223 = v213.i_0;
int32_t const v224 = v223 + v219;
int32_t const v225 = v213.i_1;
int32_t const v226 = v225 + v220;
int32_t const v227 = v213.i_2;
int32_t const v228 = v227 + v221;
int32_t const v229 = v213.i_3;
int32_t const v230 = v229 + v222;
int32_t_4 const v231 = int32_t_4{v224, v226, v228, v230};
float_4 const v232 = reinterpret_cast<const float_4&>(v231);
float const v233 = v232.i_0;
float const v234 = v143 ? v165 : v233;
float const v235 = v232.i_1;
float const v236 = v144 ? v167 : v235;
float const v237 = v232.i_2;
float const v238 = v145 ? v169 : v237;
float const v239 = v232.i_3;
float const v240 = v146 ? v171 : v239;
float_4 const v241 = *v118;
float const v242 = v241.i_0;
float const v243 = v242 + v234;
float const v244 = v241.i_1;
float const v245 = v244 + v236;
float const v246 = v241.i_2;
float const v247 = v246 + v238;
float const v248 = v241.i_3;
float const v249 = v248 + v240;
float_4 const v250 = float_4{v243, v245, v247, v249};
*v118 = v250;
uint32_t const v251 = v120 * v95;
uint32_t const v252 = uint32_t(v251);
uint32_t const v253 = v251 + v32;
uint32_t const v254 = uint32_t(v253);
uint32_t const v255 = v251 + v102;
uint32_t const v256 = uint32_t(v255);
uint32_t const v257 = 3;
uint32_t const v258 = v251 + v257;
uint32_t const v259 = uint32_t(v258);
bool const v260 = v252 == v39;
bool const v261 = v254 == v39;
bool const v262 = v256 == v39;
bool const v263 = v259 == v39;
float const v264 = v260 ? v126 : v165;
float const v265 = v261 ? v128 : v167;
float const v266 = v262 ? v130 : v169;
float const v267 = v263 ? v132 : v171;
float_4 const v268 = *v119;
float const v269 = v268.i_0;
float const v270 = v269 + v264;
float const v271 = v268.i_1;
float const v272 = v271 + v265;
float const v273 = v268.i_2;
float const v274 = v273 + v266;
float const v275 = v268.i_3;
float const v276 = v275 + v267;
float_4 const v277 = float_4{v270, v272, v274, v276};
*v119 = v277;
}
float_4 const v278 = *v118;
float const v279 = v278.i_0;
float const v280 = v278.i_1;
float const v281 = v279 + v280;
float const v282 = v278.i_2;
float const v283 = v281 + v282;
float const v284 = v278.i_3;
float const v285 = v283 + v284;
float v696_store;
float * v286 = &v696_store;*v286 = v285;
array<float, 256> * const v287 = reinterpret_cast<array<float, 256> *>(&v4[1024]);
float * const v288 = &(*v287)[v26];
*v288 = v285;
__syncthreads();
if(v75) {
float const v289 = *v288;
uint32_t const v290 = v26 + v74;
float * const v291 = &(*v287)[v290];
float const v292 = *v291;
float const v293 = v289 + v292;
*v288 = v293;
}
__syncthreads();
if(v82) {
float const v294 = *v288;
uint32_t const v295 = v26 + v81;
float * const v296 = &(*v287)[v295];
float const v297 = *v296;
float const v298 = v294 + v297;
*v288 = v298;
}
__syncthreads();
if(v89) {
float const v299 = *v288;
uint32_t const v300 = v26 + v88;
float * const v301 = &(*v287)[v300];
float const v302 = *v301;
float const v303 = v299 + v302;
*v288 = v303;
}
__syncthreads();
if(v96) {
float const v304 = *v288;
uint32_t const v305 = v26 + v95;
float * const v306 = &(*v287)[v305];
float const v307 = *v306;
float const v308 = v304 + v307;
*v288 = v308;
}
__syncthreads();
if(v103) {
float const v309 = *v288;
uint32_t const v310 = v26 + v102;
float * const v311 = &(*v287)[v310];
float const v312 = *v311;
float const v313 = v309 + v312;
*v288 = v313;
}
__syncthreads();
if(v109) {
float const v314 = *v288;
uint32_t const v315 = v26 + v32;
float * const v316 = &(*v287)[v315];
float const v317 = *v316;
float const v318 = v314 + v317;
*v288 = v318;
}
__syncthreads();
float * const v319 = &(*v287)[v115];
float const v320 = *v319;
*v286 = v320;
__syncthreads();
float_4 const v321 = *v119;
float const v322 = v321.i_0;
float const v323 = v321.i_1;
float const v324 = v322 + v323;
float const v325 = v321.i_2;
float const v326 = v324 + v325;
float const v327 = v321.i_3;
float const v328 = v326 + v327;
float v698_store;
float * v329 = &v698_store;*v329 = v328;
array<float, 256> * const v330 = reinterpret_cast<array<float, 256> *>(&v4[2048]);
float * const v331 = &(*v330)[v26];
*v331 = v328;
__syncthreads();
if(v75) {
float const v332 = *v331;
uint32_t const v333 = v26 + v74;
float * const v334 = &(*v330)[v333];
float const v335 = *v334;
float const v336 = v332 + v335;
*v331 = v336;
}
__syncthreads();
if(v82) {
float const v337 = *v331;
uint32_t const v338 = v26 + v81;
float * const v339 = &(*v330)[v338];
float const v340 = *v339;
float const v341 = v337 + v340;
*v331 = v341;
}
__syncthreads();
if(v89) {
float const v342 = *v331;
uint32_t const v343 = v26 + v88;
float * const v344 = &(*v330)[v343];
float const v345 = *v344;
float const v346 = v342 + v345;
*v331 = v346;
}
__syncthreads();
if(v96) {
float const v347 = *v331;
uint32_t const v348 = v26 + v95;
float * const v349 = &(*v330)[v348];
float const v350 = *v349;
float const v351 = v347 + v350;
*v331 = v351;
}
__syncthreads();
if(v103) {
float const v352 = *v331;
uint32_t const v353 = v26 + v102;
float * const v354 = &(*v330)[v353];
float const v355 = *v354;
float const v356 = v352 + v355;
*v331 = v356;
}
__syncthreads();
if(v109) {
float const v357 = *v331;
uint32_t const v358 = v26 + v32;
float * const v359 = &(*v330)[v358];
float const v360 = *v359;
float const v361 = v357 + v360;
*v331 = v361;
}
__syncthreads();
float * const v362 = &(*v330)[v115];
float const v363 = *v362;
*v329 = v363;
__syncthreads();
if(v31) {
uint32_t const v364 = 4294967295;
bool const v365 = v39 != v364;
bool const v366 = v35 == v5;
if(v366) {
float const v367 = *v286;
float const v368 = 1;
uint32_t const v369 = reinterpret_cast<const uint32_t&>(v367);
uint32_t const v370 = 4913933;
uint32_t const v371 = v369 + v370;
uint32_t const v372 = 23;
uint32_t const v373 = v371 >> v372;
float const v374 = float(v373);
float const v375 = 127;
float const v376 = v374 - v375;
uint32_t const v377 = 8388607;
uint32_t const v378 = v371 & v377;
uint32_t const v379 = 1060439283;
uint32_t const v380 = v378 + v379;
float const v381 = reinterpret_cast<const float&>(v380);
float const v382 = v381 - v368;
float const v383 = v381 + v368;
float const v384 = v382 / v383;
float const v385 = v384 * v384;
float const v386 = 0.222222224;
float const v387 = 0.285714298;
float const v388 = fma(v386, v385, v387);
float const v389 = 0.400000006;
float const v390 = fma(v388, v385, v389);
float const v391 = 0.666666686;
float const v392 = fma(v390, v385, v391);
float const v393 = -v382;
float const v394 = fma(v385, v392, v393);
float const v395 = -2.121944420e-04;
float const v396 = v376 * v395;
float const v397 = fma(v384, v394, v396);
float const v398 = 0.693359375;
float const v399 = v382 + v397;
float const v400 = fma(v376, v398, v399);
uint32_t const v401 = 2139095040;
bool const v402 = v369 < v401;
float const v403 = v402 ? v400 : v367;
float const v404 = *v329;
float const v405 = v403 - v404;
float const v406 = v365 ? v405 : v40;
float * const v407 = &v2[v34];
*v407 = v406;
}
}
return;
}
