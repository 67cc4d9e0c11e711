// alpha_kernel in src/gemm/emulated.rs, scene nvfp4, cubes of 1 x 1 x 1
// comptime: scaled_a: true, scaled_b: true,

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

struct info_st {
    float scalars_f32[4];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(1)  alpha_kernel(uint32_t const* const __restrict__ v0, uint32_t const* const __restrict__ v1, float * const __restrict__ v2, __grid_constant__ info_st const info_v638) {
uint32_t const v3 = 0;
float const v4 = info_v638.scalars_f32[0];
float const v5 = info_v638.scalars_f32[1];
float const v6 = info_v638.scalars_f32[2];
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
uint32_t const v22 = 1;
uint32_t const v23 = 0;
bool const v24 = v21 == v3;
if(v24) {
float const v25 = 1;
uint32_t const* const v26 = &v0[v3];
uint32_t const v27 = *v26;
uint32_t const v28 = reinterpret_cast<const uint32_t&>(v4);
uint32_t const v29 = 8388607;
uint32_t const v30 = v28 & v29;
uint32_t const v31 = 23;
uint32_t const v32 = v28 >> v31;
uint32_t const v33 = __clz(v30);
uint32_t const v34 = 8;
uint32_t const v35 = v33 - v34;
bool const v36 = v32 > v23;
uint32_t const v37 = 8388608;
uint32_t const v38 = v30 | v37;
uint32_t const v39 = 31;
uint32_t const v40 = v35 & v39;
uint32_t const v41 = v30 << v40;
uint32_t const v42 = v36 ? v38 : v41;
int32_t const v43 = int32_t(v32);
int32_t const v44 = 150;
int32_t const v45 = v43 - v44;
int32_t const v46 = int32_t(v35);
int32_t const v47 = -149;
int32_t const v48 = v47 - v46;
int32_t const v49 = v36 ? v45 : v48;
uint32_t const v50 = max(v27, v22);
uint32_t const v51 = v50 & v29;
uint32_t const v52 = v50 >> v31;
uint32_t const v53 = __clz(v51);
uint32_t const v54 = v53 - v34;
bool const v55 = v52 > v23;
uint32_t const v56 = v51 | v37;
uint32_t const v57 = v54 & v39;
uint32_t const v58 = v51 << v57;
uint32_t const v59 = v55 ? v56 : v58;
int32_t const v60 = int32_t(v52);
int32_t const v61 = v60 - v44;
int32_t const v62 = int32_t(v54);
int32_t const v63 = v47 - v62;
int32_t const v64 = v55 ? v61 : v63;
uint32_t v648_store;
uint32_t * v65 = &v648_store;*v65 = v42;
uint32_t v649_store;
uint32_t * v66 = &v649_store;*v66 = v23;
uint32_t const v67 = 27;
for(uint32_t v68 = v23; v68 < v67; v68 += v22) {
uint32_t const v69 = *v66;
uint32_t const v70 = v69 << v22;
*v66 = v70;
uint32_t const v71 = *v65;
bool const v72 = v71 >= v59;
if(v72) {
uint32_t const v73 = v71 - v59;
*v65 = v73;
uint32_t const v74 = *v66;
uint32_t const v75 = v74 + v22;
*v66 = v75;
}
uint32_t const v76 = *v65;
uint32_t const v77 = v76 << v22;
*v65 = v77;
}
uint32_t const v78 = *v66;
uint32_t const v79 = v78 << v22;
uint32_t const v80 = *v65;
bool const v81 = v80 > v23;
uint32_t const v82 = uint32_t(v81);
uint32_t const v83 = v79 | v82;
int32_t const v84 = v49 - v64;
int32_t const v85 = 27;
int32_t const v86 = v84 - v85;
uint32_t const v87 = __clz(v83);
int32_t const v88 = int32_t(v87);
int32_t const v89 = 31;
int32_t const v90 = v89 - v88;
int32_t const v91 = v90 + v86;
int32_t const v92 = 127;
int32_t const v93 = v91 + v92;
int32_t const v94 = 23;
int32_t const v95 = v90 - v94;
int32_t const v96 = v47 - v86;
int32_t const v97 = max(v95, v96);
uint32_t v651_store;
uint32_t * v98 = &v651_store;*v98 = v23;
int32_t const v99 = 0;
bool const v100 = v97 <= v99;
if(v100) {
int32_t const v101 = -v97;
int32_t const v102 = min(v101, v89);
uint32_t const v103 = uint32_t(v102);
uint32_t const v104 = v83 << v103;
*v98 = v104;
}
 else {
bool const v105 = v97 <= v89;
if(v105) {
uint32_t const v106 = uint32_t(v97);
uint32_t const v107 = v106 - v22;
uint32_t const v108 = v22 << v107;
uint32_t const v109 = v83 >> v106;
*v98 = v109;
uint32_t const v110 = *v98;
uint32_t const v111 = v110 << v106;
uint32_t const v112 = v83 - v111;
bool const v113 = v112 > v108;
bool const v114 = v112 == v108;
uint32_t const v115 = v110 & v22;
bool const v116 = v115 == v22;
bool const v117 = v114 && v116;
bool const v118 = v113 || v117;
if(v118) {
uint32_t const v119 = v110 + v22;
*v98 = v119;
}
}
}
uint32_t v652_store;
uint32_t * v120 = &v652_store;uint32_t const v121 = *v98;
*v120 = v121;
int32_t const v122 = 254;
bool const v123 = v93 > v122;
if(v123) {
uint32_t const v124 = 2139095039;
*v120 = v124;
}
 else {
bool const v125 = v93 > v99;
if(v125) {
int32_t const v126 = 1;
int32_t const v127 = v93 - v126;
uint32_t const v128 = uint32_t(v127);
uint32_t const v129 = v128 << v31;
uint32_t const v130 = *v120;
uint32_t const v131 = v130 + v129;
*v120 = v131;
}
}
bool const v132 = v83 == v23;
uint32_t const v133 = *v120;
uint32_t const v134 = 2139095039;
uint32_t const v135 = min(v133, v134);
uint32_t const v136 = v132 ? v23 : v135;
int32_t const v137 = -23;
uint32_t const v138 = v136 & v29;
uint32_t const v139 = v136 >> v31;
uint32_t const v140 = __clz(v138);
uint32_t const v141 = v140 - v34;
bool const v142 = v139 > v23;
uint32_t const v143 = v138 | v37;
uint32_t const v144 = v141 & v39;
uint32_t const v145 = v138 << v144;
uint32_t const v146 = v142 ? v143 : v145;
int32_t const v147 = int32_t(v139);
int32_t const v148 = v147 - v44;
int32_t const v149 = int32_t(v141);
int32_t const v150 = v47 - v149;
int32_t const v151 = v142 ? v148 : v150;
uint32_t v653_store;
uint32_t * v152 = &v653_store;*v152 = v37;
uint32_t v654_store;
uint32_t * v153 = &v654_store;*v153 = v23;
for(uint32_t v154 = v23; v154 < v67; v154 += v22) {
uint32_t const v155 = *v153;
uint32_t const v156 = v155 << v22;
*v153 = v156;
uint32_t const v157 = *v152;
bool const v158 = v157 >= v146;
if(v158) {
uint32_t const v159 = v157 - v146;
*v152 = v159;
uint32_t const v160 = *v153;
uint32_t const v161 = v160 + v22;
*v153 = v161;
}
uint32_t const v162 = *v152;
uint32_t const v163 = v162 << v22;
*v152 = v163;
}
uint32_t const v164 = *v153;
uint32_t const v165 = v164 << v22;
uint32_t const v166 = *v152;
bool const v167 = v166 > v23;
uint32_t const v168 = uint32_t(v167);
uint32_t const v169 = v165 | v168;
int32_t const v170 = v137 - v151;
int32_t const v171 = v170 - v85;
uint32_t const v172 = __clz(v169);
int32_t const v173 = int32_t(v172);
int32_t const v174 = v89 - v173;
int32_t const v175 = v174 + v171;
int32_t const v176 = v175 + v92;
int32_t const v177 = v174 - v94;
int32_t const v178 = v47 - v171;
int32_t const v179 = max(v177, v178);
uint32_t v656_store;
uint32_t * v180 = &v656_store;*v180 = v23;
bool const v181 = v179 <= v99;
if(v181) {
int32_t const v182 = -v179;
int32_t const v183 = min(v182, v89);
uint32_t const v184 = uint32_t(v183);
uint32_t const v185 = v169 << v184;
*v180 = v185;
}
 else {
bool const v186 = v179 <= v89;
if(v186) {
uint32_t const v187 = uint32_t(v179);
uint32_t const v188 = v187 - v22;
uint32_t const v189 = v22 << v188;
uint32_t const v190 = v169 >> v187;
*v180 = v190;
uint32_t const v191 = *v180;
uint32_t const v192 = v191 << v187;
uint32_t const v193 = v169 - v192;
bool const v194 = v193 > v189;
bool const v195 = v193 == v189;
uint32_t const v196 = v191 & v22;
bool const v197 = v196 == v22;
bool const v198 = v195 && v197;
bool const v199 = v194 || v198;
if(v199) {
uint32_t const v200 = v191 + v22;
*v180 = v200;
}
}
}
uint32_t v657_store;
uint32_t * v201 = &v657_store;uint32_t const v202 = *v180;
*v201 = v202;
bool const v203 = v176 > v122;
if(v203) {
*v201 = v134;
}
 else {
bool const v204 = v176 > v99;
if(v204) {
int32_t const v205 = 1;
int32_t const v206 = v176 - v205;
uint32_t const v207 = uint32_t(v206);
uint32_t const v208 = v207 << v31;
uint32_t const v209 = *v201;
uint32_t const v210 = v209 + v208;
*v201 = v210;
}
}
bool const v211 = v169 == v23;
uint32_t const v212 = *v201;
uint32_t const v213 = min(v212, v134);
uint32_t const v214 = v211 ? v23 : v213;
bool const v215 = v27 == v23;
float const v216 = reinterpret_cast<const float&>(v214);
float const v217 = v215 ? v25 : v216;
uint32_t const* const v218 = &v1[v3];
uint32_t const v219 = *v218;
uint32_t const v220 = reinterpret_cast<const uint32_t&>(v5);
uint32_t const v221 = v220 & v29;
uint32_t const v222 = v220 >> v31;
uint32_t const v223 = __clz(v221);
uint32_t const v224 = v223 - v34;
bool const v225 = v222 > v23;
uint32_t const v226 = v221 | v37;
uint32_t const v227 = v224 & v39;
uint32_t const v228 = v221 << v227;
uint32_t const v229 = v225 ? v226 : v228;
int32_t const v230 = int32_t(v222);
int32_t const v231 = v230 - v44;
int32_t const v232 = int32_t(v224);
int32_t const v233 = v47 - v232;
int32_t const v234 = v225 ? v231 : v233;
uint32_t const v235 = max(v219, v22);
uint32_t const v236 = v235 & v29;
uint32_t const v237 = v235 >> v31;
uint32_t const v238 = __clz(v236);
uint32_t const v239 = v238 - v34;
bool const v240 = v237 > v23;
uint32_t const v241 = v236 | v37;
uint32_t const v242 = v239 & v39;
uint32_t const v243 = v236 << v242;
uint32_t const v244 = v240 ? v241 : v243;
int32_t const v245 = int32_t(v237);
int32_t const v246 = v245 - v44;
int32_t const v247 = int32_t(v239);
int32_t const v248 = v47 - v247;
int32_t const v249 = v240 ? v246 : v248;
uint32_t v658_store;
uint32_t * v250 = &v658_store;*v250 = v229;
uint32_t v659_store;
uint32_t * v251 = &v659_store;*v251 = v23;
for(uint32_t v252 = v23; v252 < v67; v252 += v22) {
uint32_t const v253 = *v251;
uint32_t const v254 = v253 << v22;
*v251 = v254;
uint32_t const v255 = *v250;
bool const v256 = v255 >= v244;
if(v256) {
uint32_t const v257 = v255 - v244;
*v250 = v257;
uint32_t const v258 = *v251;
uint32_t const v259 = v258 + v22;
*v251 = v259;
}
uint32_t const v260 = *v250;
uint32_t const v261 = v260 << v22;
*v250 = v261;
}
uint32_t const v262 = *v251;
uint32_t const v263 = v262 << v22;
uint32_t const v264 = *v250;
bool const v265 = v264 > v23;
uint32_t const v266 = uint32_t(v265);
uint32_t const v267 = v263 | v266;
int32_t const v268 = v234 - v249;
int32_t const v269 = v268 - v85;
uint32_t const v270 = __clz(v267);
int32_t const v271 = int32_t(v270);
int32_t const v272 = v89 - v271;
int32_t const v273 = v272 + v269;
int32_t const v274 = v273 + v92;
int32_t const v275 = v272 - v94;
int32_t const v276 = v47 - v269;
int32_t const v277 = max(v275, v276);
uint32_t v661_store;
uint32_t * v278 = &v661_store;*v278 = v23;
bool const v279 = v277 <= v99;
if(v279) {
int32_t const v280 = -v277;
int32_t const v281 = min(v280, v89);
uint32_t const v282 = uint32_t(v281);
uint32_t const v283 = v267 << v282;
*v278 = v283;
}
 else {
bool const v284 = v277 <= v89;
if(v284) {
uint32_t const v285 = uint32_t(v277);
uint32_t const v286 = v285 - v22;
uint32_t const v287 = v22 << v286;
uint32_t const v288 = v267 >> v285;
*v278 = v288;
uint32_t const v289 = *v278;
uint32_t const v290 = v289 << v285;
uint32_t const v291 = v267 - v290;
bool const v292 = v291 > v287;
bool const v293 = v291 == v287;
uint32_t const v294 = v289 & v22;
bool const v295 = v294 == v22;
bool const v296 = v293 && v295;
bool const v297 = v292 || v296;
if(v297) {
uint32_t const v298 = v289 + v22;
*v278 = v298;
}
}
}
uint32_t v662_store;
uint32_t * v299 = &v662_store;uint32_t const v300 = *v278;
*v299 = v300;
bool const v301 = v274 > v122;
if(v301) {
*v299 = v134;
}
 else {
bool const v302 = v274 > v99;
if(v302) {
int32_t const v303 = 1;
int32_t const v304 = v274 - v303;
uint32_t const v305 = uint32_t(v304);
uint32_t const v306 = v305 << v31;
uint32_t const v307 = *v299;
uint32_t const v308 = v307 + v306;
*v299 = v308;
}
}
bool const v309 = v267 == v23;
uint32_t const v310 = *v299;
uint32_t const v311 = min(v310, v134);
uint32_t const v312 = v309 ? v23 : v311;
uint32_t const v313 = v312 & v29;
uint32_t const v314 = v312 >> v31;
uint32_t const v315 = __clz(v313);
uint32_t const v316 = v315 - v34;
bool const v317 = v314 > v23;
uint32_t const v318 = v313 | v37;
uint32_t const v319 = v316 & v39;
uint32_t const v320 = v313 << v319;
uint32_t const v321 = v317 ? v318 : v320;
int32_t const v322 = int32_t(v314);
int32_t const v323 = v322 - v44;
int32_t const v324 = int32_t(v316);
int32_t const v325 = v47 - v324;
int32_t const v326 = v317 ? v323 : v325;
uint32_t v663_store;
uint32_t * v327 = &v663_store;*v327 = v37;
uint32_t v664_store;
uint32_t * v328 = &v664_store;*v328 = v23;
for(uint32_t v329 = v23; v329 < v67; v329 += v22) {
uint32_t const v330 = *v328;
uint32_t const v331 = v330 << v22;
*v328 = v331;
uint32_t const v332 = *v327;
bool const v333 = v332 >= v321;
if(v333) {
uint32_t const v334 = v332 - v321;
*v327 = v334;
uint32_t const v335 = *v328;
uint32_t const v336 = v335 + v22;
*v328 = v336;
}
uint32_t const v337 = *v327;
uint32_t const v338 = v337 << v22;
*v327 = v338;
}
uint32_t const v339 = *v328;
uint32_t const v340 = v339 << v22;
uint32_t const v341 = *v327;
bool const v342 = v341 > v23;
uint32_t const v343 = uint32_t(v342);
uint32_t const v344 = v340 | v343;
int32_t const v345 = v137 - v326;
int32_t const v346 = v345 - v85;
uint32_t const v347 = __clz(v344);
int32_t const v348 = int32_t(v347);
int32_t const v349 = v89 - v348;
int32_t const v350 = v349 + v346;
int32_t const v351 = v350 + v92;
int32_t const v352 = v349 - v94;
int32_t const v353 = v47 - v346;
int32_t const v354 = max(v352, v353);
uint32_t v666_store;
uint32_t * v355 = &v666_store;*v355 = v23;
bool const v356 = v354 <= v99;
if(v356) {
int32_t const v357 = -v354;
int32_t const v358 = min(v357, v89);
uint32_t const v359 = uint32_t(v358);
uint32_t const v360 = v344 << v359;
*v355 = v360;
}
 else {
bool const v361 = v354 <= v89;
if(v361) {
uint32_t const v362 = uint32_t(v354);
uint32_t const v363 = v362 - v22;
uint32_t const v364 = v22 << v363;
uint32_t const v365 = v344 >> v362;
*v355 = v365;
uint32_t const v366 = *v355;
uint32_t const v367 = v366 << v362;
uint32_t const v368 = v344 - v367;
bool const v369 = v368 > v364;
bool const v370 = v368 == v364;
uint32_t const v371 = v366 & v22;
bool const v372 = v371 == v22;
bool const v373 = v370 && v372;
bool const v374 = v369 || v373;
if(v374) {
uint32_t const v375 = v366 + v22;
*v355 = v375;
}
}
}
uint32_t v667_store;
uint32_t * v376 = &v667_store;uint32_t const v377 = *v355;
*v376 = v377;
bool const v378 = v351 > v122;
if(v378) {
*v376 = v134;
}
 else {
bool const v379 = v351 > v99;
if(v379) {
int32_t const v380 = 1;
int32_t const v381 = v351 - v380;
uint32_t const v382 = uint32_t(v381);
uint32_t const v383 = v382 << v31;
uint32_t const v384 = *v376;
uint32_t const v385 = v384 + v383;
*v376 = v385;
}
}
bool const v386 = v344 == v23;
uint32_t const v387 = *v376;
uint32_t const v388 = min(v387, v134);
uint32_t const v389 = v386 ? v23 : v388;
bool const v390 = v219 == v23;
float const v391 = reinterpret_cast<const float&>(v389);
float const v392 = v390 ? v25 : v391;
float const v393 = v217 * v392;
float const v394 = v393 * v6;
float * const v395 = &v2[v3];
*v395 = v394;
}
return;
}
