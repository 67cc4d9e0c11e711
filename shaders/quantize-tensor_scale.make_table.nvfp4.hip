// make_table in src/quantize/tensor_scale.rs, scene nvfp4, cubes of 256 x 1 x 1
// comptime: count: 256, rule: Nv { four_over_six: None, },

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


struct info_st {
    uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256) make_table(uint32_t const* const __restrict__ v0, uint32_t * const __restrict__ v1, uint32_t * const __restrict__ v2, info_st const* const __restrict__ v3) {
uint32_t const* const dynamic_meta_v615 = reinterpret_cast<uint32_t const*>(v3 + 1);
const info_st& info_v614 = *v3;uint32_t const v4 = 0;
uint32_t const v5 = blockIdx.z;
uint32_t const v6 = uint32_t(v5);
uint32_t const v7 = gridDim.y;
uint32_t const v8 = uint32_t(v7);
uint32_t const v9 = v6 * v8;
uint32_t const v10 = gridDim.x;
uint32_t const v11 = uint32_t(v10);
uint32_t const v12 = v9 * v11;
uint32_t const v13 = blockIdx.y;
uint32_t const v14 = uint32_t(v13);
uint32_t const v15 = v14 * v11;
uint32_t const v16 = v12 + v15;
uint32_t const v17 = blockIdx.x;
uint32_t const v18 = uint32_t(v17);
uint32_t const v19 = v16 + v18;
uint32_t const v20 = 256;
uint32_t const v21 = v19 * v20;
uint32_t const v22 = threadIdx.x;
uint32_t const v23 = 0;
uint32_t const v24 = 1;
uint32_t const v25 = uint32_t(v22);
uint32_t const v26 = v21 + v25;
bool const v27 = v26 < v20;
if(v27) {
uint32_t v620_store;
uint32_t * v28 = &v620_store;*v28 = v23;
uint32_t const v29 = 1;
for(uint32_t v30 = v4; v30 < v20; v30 += v29) {
uint32_t const* const v31 = &v0[v30];
uint32_t const v32 = *v31;
uint32_t const v33 = *v28;
uint32_t const v34 = max(v33, v32);
*v28 = v34;
}
uint32_t const v35 = 1065353216;
uint32_t v622_store;
uint32_t * v36 = &v622_store;*v36 = v35;
uint32_t const v37 = *v28;
bool const v38 = v37 > v23;
if(v38) {
uint32_t const v39 = 8388607;
uint32_t const v40 = 23;
uint32_t const v41 = 8;
uint32_t const v42 = 8388608;
uint32_t const v43 = 11010048;
uint32_t const v44 = 31;
int32_t const v45 = 150;
int32_t const v46 = -12;
int32_t const v47 = -149;
uint32_t const v48 = v37 & v39;
uint32_t const v49 = v37 >> v40;
uint32_t const v50 = __clz(v48);
uint32_t const v51 = v50 - v41;
bool const v52 = v49 > v23;
uint32_t const v53 = v48 | v42;
uint32_t const v54 = v51 & v44;
uint32_t const v55 = v48 << v54;
uint32_t const v56 = v52 ? v53 : v55;
int32_t const v57 = int32_t(v49);
int32_t const v58 = v57 - v45;
int32_t const v59 = int32_t(v51);
int32_t const v60 = v47 - v59;
int32_t const v61 = v52 ? v58 : v60;
uint32_t v623_store;
uint32_t * v62 = &v623_store;*v62 = v43;
uint32_t v624_store;
uint32_t * v63 = &v624_store;*v63 = v23;
uint32_t const v64 = 27;
for(uint32_t v65 = v23; v65 < v64; v65 += v24) {
uint32_t const v66 = *v63;
uint32_t const v67 = v66 << v24;
*v63 = v67;
uint32_t const v68 = *v62;
bool const v69 = v68 >= v56;
if(v69) {
uint32_t const v70 = v68 - v56;
*v62 = v70;
uint32_t const v71 = *v63;
uint32_t const v72 = v71 + v24;
*v63 = v72;
}
uint32_t const v73 = *v62;
uint32_t const v74 = v73 << v24;
*v62 = v74;
}
uint32_t const v75 = *v63;
uint32_t const v76 = v75 << v24;
uint32_t const v77 = *v62;
bool const v78 = v77 > v23;
uint32_t const v79 = uint32_t(v78);
uint32_t const v80 = v76 | v79;
int32_t const v81 = v46 - v61;
int32_t const v82 = 27;
int32_t const v83 = v81 - v82;
uint32_t const v84 = __clz(v80);
int32_t const v85 = int32_t(v84);
int32_t const v86 = 31;
int32_t const v87 = v86 - v85;
int32_t const v88 = v87 + v83;
int32_t const v89 = 127;
int32_t const v90 = v88 + v89;
int32_t const v91 = 23;
int32_t const v92 = v87 - v91;
int32_t const v93 = v47 - v83;
int32_t const v94 = max(v92, v93);
uint32_t v626_store;
uint32_t * v95 = &v626_store;*v95 = v23;
int32_t const v96 = 0;
bool const v97 = v94 <= v96;
if(v97) {
int32_t const v98 = -v94;
int32_t const v99 = min(v98, v86);
uint32_t const v100 = uint32_t(v99);
uint32_t const v101 = v80 << v100;
*v95 = v101;
}
 else {
bool const v102 = v94 <= v86;
if(v102) {
uint32_t const v103 = uint32_t(v94);
uint32_t const v104 = v103 - v24;
uint32_t const v105 = v24 << v104;
uint32_t const v106 = v80 >> v103;
*v95 = v106;
uint32_t const v107 = *v95;
uint32_t const v108 = v107 << v103;
uint32_t const v109 = v80 - v108;
bool const v110 = v109 > v105;
bool const v111 = v109 == v105;
uint32_t const v112 = v107 & v24;
bool const v113 = v112 == v24;
bool const v114 = v111 && v113;
bool const v115 = v110 || v114;
if(v115) {
uint32_t const v116 = v107 + v24;
*v95 = v116;
}
}
}
uint32_t v627_store;
uint32_t * v117 = &v627_store;uint32_t const v118 = *v95;
*v117 = v118;
int32_t const v119 = 254;
bool const v120 = v90 > v119;
if(v120) {
uint32_t const v121 = 2139095039;
*v117 = v121;
}
 else {
bool const v122 = v90 > v96;
if(v122) {
int32_t const v123 = 1;
int32_t const v124 = v90 - v123;
uint32_t const v125 = uint32_t(v124);
uint32_t const v126 = v125 << v40;
uint32_t const v127 = *v117;
uint32_t const v128 = v127 + v126;
*v117 = v128;
}
}
bool const v129 = v80 == v23;
uint32_t const v130 = *v117;
uint32_t const v131 = 2139095039;
uint32_t const v132 = min(v130, v131);
uint32_t const v133 = v129 ? v23 : v132;
*v36 = v133;
}
uint32_t const v134 = 8388607;
uint32_t const v135 = 23;
uint32_t const v136 = 8;
uint32_t const v137 = 8388608;
uint32_t const v138 = 31;
int32_t const v139 = 127;
int32_t const v140 = 150;
int32_t const v141 = -23;
int32_t const v142 = -149;
uint32_t const v143 = *v36;
uint32_t const v144 = v143 & v134;
uint32_t const v145 = v143 >> v135;
uint32_t const v146 = __clz(v144);
uint32_t const v147 = v146 - v136;
bool const v148 = v145 > v23;
uint32_t const v149 = v144 | v137;
uint32_t const v150 = v147 & v138;
uint32_t const v151 = v144 << v150;
uint32_t const v152 = v148 ? v149 : v151;
int32_t const v153 = int32_t(v145);
int32_t const v154 = v153 - v140;
int32_t const v155 = int32_t(v147);
int32_t const v156 = v142 - v155;
int32_t const v157 = v148 ? v154 : v156;
uint32_t v628_store;
uint32_t * v158 = &v628_store;*v158 = v137;
uint32_t v629_store;
uint32_t * v159 = &v629_store;*v159 = v23;
uint32_t const v160 = 27;
for(uint32_t v161 = v23; v161 < v160; v161 += v24) {
uint32_t const v162 = *v159;
uint32_t const v163 = v162 << v24;
*v159 = v163;
uint32_t const v164 = *v158;
bool const v165 = v164 >= v152;
if(v165) {
uint32_t const v166 = v164 - v152;
*v158 = v166;
uint32_t const v167 = *v159;
uint32_t const v168 = v167 + v24;
*v159 = v168;
}
uint32_t const v169 = *v158;
uint32_t const v170 = v169 << v24;
*v158 = v170;
}
uint32_t const v171 = *v159;
uint32_t const v172 = v171 << v24;
uint32_t const v173 = *v158;
bool const v174 = v173 > v23;
uint32_t const v175 = uint32_t(v174);
uint32_t const v176 = v172 | v175;
int32_t const v177 = v141 - v157;
int32_t const v178 = 27;
int32_t const v179 = v177 - v178;
uint32_t const v180 = __clz(v176);
int32_t const v181 = int32_t(v180);
int32_t const v182 = 31;
int32_t const v183 = v182 - v181;
int32_t const v184 = v183 + v179;
int32_t const v185 = v184 + v139;
int32_t const v186 = 23;
int32_t const v187 = v183 - v186;
int32_t const v188 = v142 - v179;
int32_t const v189 = max(v187, v188);
uint32_t v631_store;
uint32_t * v190 = &v631_store;*v190 = v23;
int32_t const v191 = 0;
bool const v192 = v189 <= v191;
if(v192) {
int32_t const v193 = -v189;
int32_t const v194 = min(v193, v182);
uint32_t const v195 = uint32_t(v194);
uint32_t const v196 = v176 << v195;
*v190 = v196;
}
 else {
bool const v197 = v189 <= v182;
if(v197) {
uint32_t const v198 = uint32_t(v189);
uint32_t const v199 = v198 - v24;
uint32_t const v200 = v24 << v199;
uint32_t const v201 = v176 >> v198;
*v190 = v201;
uint32_t const v202 = *v190;
uint32_t const v203 = v202 << v198;
uint32_t const v204 = v176 - v203;
bool const v205 = v204 > v200;
bool const v206 = v204 == v200;
uint32_t const v207 = v202 & v24;
bool const v208 = v207 == v24;
bool const v209 = v206 && v208;
bool const v210 = v205 || v209;
if(v210) {
uint32_t const v211 = v202 + v24;
*v190 = v211;
}
}
}
uint32_t v632_store;
uint32_t * v212 = &v632_store;uint32_t const v213 = *v190;
*v212 = v213;
int32_t const v214 = 254;
bool const v215 = v185 > v214;
if(v215) {
uint32_t const v216 = 2139095039;
*v212 = v216;
}
 else {
bool const v217 = v185 > v191;
if(v217) {
int32_t const v218 = 1;
int32_t const v219 = v185 - v218;
uint32_t const v220 = uint32_t(v219);
uint32_t const v221 = v220 << v135;
uint32_t const v222 = *v212;
uint32_t const v223 = v222 + v221;
*v212 = v223;
}
}
bool const v224 = v176 == v23;
uint32_t const v225 = *v212;
uint32_t const v226 = 2139095039;
uint32_t const v227 = min(v225, v226);
uint32_t const v228 = v224 ? v23 : v227;
uint32_t const v229 = uint32_t(v26);
uint32_t const v230 = 3;
uint32_t const v231 = v229 >> v230;
int32_t const v232 = int32_t(v231);
bool const v233 = v232 == v191;
uint32_t const v234 = 7;
uint32_t const v235 = v229 & v234;
uint32_t const v236 = v235 | v136;
uint32_t const v237 = v233 ? v235 : v236;
int32_t const v238 = 1;
int32_t const v239 = max(v232, v238);
int32_t const v240 = 10;
int32_t const v241 = v239 - v240;
uint32_t const v242 = v228 & v134;
uint32_t const v243 = v228 >> v135;
uint32_t const v244 = __clz(v242);
uint32_t const v245 = v244 - v136;
bool const v246 = v243 > v23;
uint32_t const v247 = v242 | v137;
uint32_t const v248 = v245 & v138;
uint32_t const v249 = v242 << v248;
uint32_t const v250 = v246 ? v247 : v249;
int32_t const v251 = int32_t(v243);
int32_t const v252 = v251 - v140;
int32_t const v253 = int32_t(v245);
int32_t const v254 = v142 - v253;
int32_t const v255 = v246 ? v252 : v254;
uint32_t const v256 = v237 * v250;
int32_t const v257 = v241 + v255;
uint32_t const v258 = __clz(v256);
int32_t const v259 = int32_t(v258);
int32_t const v260 = v182 - v259;
int32_t const v261 = v260 + v257;
int32_t const v262 = v261 + v139;
int32_t const v263 = v260 - v186;
int32_t const v264 = v142 - v257;
int32_t const v265 = max(v263, v264);
uint32_t v633_store;
uint32_t * v266 = &v633_store;*v266 = v23;
bool const v267 = v265 <= v191;
if(v267) {
int32_t const v268 = -v265;
int32_t const v269 = min(v268, v182);
uint32_t const v270 = uint32_t(v269);
uint32_t const v271 = v256 << v270;
*v266 = v271;
}
 else {
bool const v272 = v265 <= v182;
if(v272) {
uint32_t const v273 = uint32_t(v265);
uint32_t const v274 = v273 - v24;
uint32_t const v275 = v24 << v274;
uint32_t const v276 = v256 >> v273;
*v266 = v276;
uint32_t const v277 = *v266;
uint32_t const v278 = v277 << v273;
uint32_t const v279 = v256 - v278;
bool const v280 = v279 > v275;
bool const v281 = v279 == v275;
uint32_t const v282 = v277 & v24;
bool const v283 = v282 == v24;
bool const v284 = v281 && v283;
bool const v285 = v280 || v284;
if(v285) {
uint32_t const v286 = v277 + v24;
*v266 = v286;
}
}
}
uint32_t v634_store;
uint32_t * v287 = &v634_store;uint32_t const v288 = *v266;
*v287 = v288;
bool const v289 = v262 > v214;
if(v289) {
*v287 = v226;
}
 else {
bool const v290 = v262 > v191;
if(v290) {
int32_t const v291 = v262 - v238;
uint32_t const v292 = uint32_t(v291);
uint32_t const v293 = v292 << v135;
uint32_t const v294 = *v287;
uint32_t const v295 = v294 + v293;
*v287 = v295;
}
}
bool const v296 = v256 == v23;
uint32_t const v297 = *v287;
uint32_t const v298 = min(v297, v226);
uint32_t const v299 = v296 ? v23 : v298;
uint32_t v635_store;
uint32_t * v300 = &v635_store;*v300 = v226;
bool const v301 = v299 > v23;
if(v301) {
uint32_t const v302 = v299 & v134;
uint32_t const v303 = v299 >> v135;
uint32_t const v304 = __clz(v302);
uint32_t const v305 = v304 - v136;
bool const v306 = v303 > v23;
uint32_t const v307 = v302 | v137;
uint32_t const v308 = v305 & v138;
uint32_t const v309 = v302 << v308;
uint32_t const v310 = v306 ? v307 : v309;
int32_t const v311 = int32_t(v303);
int32_t const v312 = v311 - v140;
int32_t const v313 = int32_t(v305);
int32_t const v314 = v142 - v313;
int32_t const v315 = v306 ? v312 : v314;
uint32_t v636_store;
uint32_t * v316 = &v636_store;*v316 = v137;
uint32_t v637_store;
uint32_t * v317 = &v637_store;*v317 = v23;
for(uint32_t v318 = v23; v318 < v160; v318 += v24) {
uint32_t const v319 = *v317;
uint32_t const v320 = v319 << v24;
*v317 = v320;
uint32_t const v321 = *v316;
bool const v322 = v321 >= v310;
if(v322) {
uint32_t const v323 = v321 - v310;
*v316 = v323;
uint32_t const v324 = *v317;
uint32_t const v325 = v324 + v24;
*v317 = v325;
}
uint32_t const v326 = *v316;
uint32_t const v327 = v326 << v24;
*v316 = v327;
}
uint32_t const v328 = *v317;
uint32_t const v329 = v328 << v24;
uint32_t const v330 = *v316;
bool const v331 = v330 > v23;
uint32_t const v332 = uint32_t(v331);
uint32_t const v333 = v329 | v332;
int32_t const v334 = v141 - v315;
int32_t const v335 = v334 - v178;
uint32_t const v336 = __clz(v333);
int32_t const v337 = int32_t(v336);
int32_t const v338 = v182 - v337;
int32_t const v339 = v338 + v335;
int32_t const v340 = v339 + v139;
int32_t const v341 = v338 - v186;
int32_t const v342 = v142 - v335;
int32_t const v343 = max(v341, v342);
uint32_t v639_store;
uint32_t * v344 = &v639_store;*v344 = v23;
bool const v345 = v343 <= v191;
if(v345) {
int32_t const v346 = -v343;
int32_t const v347 = min(v346, v182);
uint32_t const v348 = uint32_t(v347);
uint32_t const v349 = v333 << v348;
*v344 = v349;
}
 else {
bool const v350 = v343 <= v182;
if(v350) {
uint32_t const v351 = uint32_t(v343);
uint32_t const v352 = v351 - v24;
uint32_t const v353 = v24 << v352;
uint32_t const v354 = v333 >> v351;
*v344 = v354;
uint32_t const v355 = *v344;
uint32_t const v356 = v355 << v351;
uint32_t const v357 = v333 - v356;
bool const v358 = v357 > v353;
bool const v359 = v357 == v353;
uint32_t const v360 = v355 & v24;
bool const v361 = v360 == v24;
bool const v362 = v359 && v361;
bool const v363 = v358 || v362;
if(v363) {
uint32_t const v364 = v355 + v24;
*v344 = v364;
}
}
}
uint32_t v640_store;
uint32_t * v365 = &v640_store;uint32_t const v366 = *v344;
*v365 = v366;
bool const v367 = v340 > v214;
if(v367) {
*v365 = v226;
}
 else {
bool const v368 = v340 > v191;
if(v368) {
int32_t const v369 = v340 - v238;
uint32_t const v370 = uint32_t(v369);
uint32_t const v371 = v370 << v135;
uint32_t const v372 = *v365;
uint32_t const v373 = v372 + v371;
*v365 = v373;
}
}
bool const v374 = v333 == v23;
uint32_t const v375 = *v365;
uint32_t const v376 = min(v375, v226);
uint32_t const v377 = v374 ? v23 : v376;
*v300 = v377;
}
uint32_t * const v378 = &v1[v26];
uint32_t const v379 = *v300;
*v378 = v379;
bool const v380 = v26 == v4;
if(v380) {
uint32_t const v381 = *v36;
float const v382 = reinterpret_cast<const float&>(v381);
float const v383 = 0.166666672;
float const v384 = v382 * v383;
uint32_t const v385 = reinterpret_cast<const uint32_t&>(v384);
uint32_t * const v386 = &v1[v20];
*v386 = v385;
uint32_t const v387 = 257;
uint32_t * const v388 = &v1[v387];
*v388 = v381;
uint32_t const v389 = 258;
uint32_t * const v390 = &v1[v389];
*v390 = v228;
uint32_t const v391 = 259;
uint32_t * const v392 = &v1[v391];
uint32_t const v393 = *v28;
*v392 = v393;
uint32_t const v394 = 260;
uint32_t * const v395 = &v1[v394];
*v395 = v23;
uint32_t * const v396 = &v2[v4];
*v396 = v393;
}
}
return;
}
