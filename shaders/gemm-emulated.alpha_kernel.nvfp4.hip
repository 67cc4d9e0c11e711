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


struct info_st {
    float scalars_f32[4];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(1) alpha_kernel(uint32_t const* const __restrict__ v0, uint32_t const* const __restrict__ v1, float * const __restrict__ v2, info_st const* const __restrict__ v3) {
uint32_t const* const dynamic_meta_v640 = reinterpret_cast<uint32_t const*>(v3 + 1);
const info_st& info_v639 = *v3;uint32_t const v4 = 0;
float const v5 = info_v639.scalars_f32[0];
float const v6 = info_v639.scalars_f32[1];
float const v7 = info_v639.scalars_f32[2];
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
uint32_t const v23 = 1;
uint32_t const v24 = 0;
bool const v25 = v22 == v4;
if(v25) {
float const v26 = 1;
uint32_t const* const v27 = &v0[v4];
uint32_t const v28 = *v27;
uint32_t const v29 = reinterpret_cast<const uint32_t&>(v5);
uint32_t const v30 = 8388607;
uint32_t const v31 = v29 & v30;
uint32_t const v32 = 23;
uint32_t const v33 = v29 >> v32;
uint32_t const v34 = __clz(v31);
uint32_t const v35 = 8;
uint32_t const v36 = v34 - v35;
bool const v37 = v33 > v24;
uint32_t const v38 = 8388608;
uint32_t const v39 = v31 | v38;
uint32_t const v40 = 31;
uint32_t const v41 = v36 & v40;
uint32_t const v42 = v31 << v41;
uint32_t const v43 = v37 ? v39 : v42;
int32_t const v44 = int32_t(v33);
int32_t const v45 = 150;
int32_t const v46 = v44 - v45;
int32_t const v47 = int32_t(v36);
int32_t const v48 = -149;
int32_t const v49 = v48 - v47;
int32_t const v50 = v37 ? v46 : v49;
uint32_t const v51 = max(v28, v23);
uint32_t const v52 = v51 & v30;
uint32_t const v53 = v51 >> v32;
uint32_t const v54 = __clz(v52);
uint32_t const v55 = v54 - v35;
bool const v56 = v53 > v24;
uint32_t const v57 = v52 | v38;
uint32_t const v58 = v55 & v40;
uint32_t const v59 = v52 << v58;
uint32_t const v60 = v56 ? v57 : v59;
int32_t const v61 = int32_t(v53);
int32_t const v62 = v61 - v45;
int32_t const v63 = int32_t(v55);
int32_t const v64 = v48 - v63;
int32_t const v65 = v56 ? v62 : v64;
uint32_t v650_store;
uint32_t * v66 = &v650_store;*v66 = v43;
uint32_t v651_store;
uint32_t * v67 = &v651_store;*v67 = v24;
uint32_t const v68 = 27;
for(uint32_t v69 = v24; v69 < v68; v69 += v23) {
uint32_t const v70 = *v67;
uint32_t const v71 = v70 << v23;
*v67 = v71;
uint32_t const v72 = *v66;
bool const v73 = v72 >= v60;
if(v73) {
uint32_t const v74 = v72 - v60;
*v66 = v74;
uint32_t const v75 = *v67;
uint32_t const v76 = v75 + v23;
*v67 = v76;
}
uint32_t const v77 = *v66;
uint32_t const v78 = v77 << v23;
*v66 = v78;
}
uint32_t const v79 = *v67;
uint32_t const v80 = v79 << v23;
uint32_t const v81 = *v66;
bool const v82 = v81 > v24;
uint32_t const v83 = uint32_t(v82);
uint32_t const v84 = v80 | v83;
int32_t const v85 = v50 - v65;
int32_t const v86 = 27;
int32_t const v87 = v85 - v86;
uint32_t const v88 = __clz(v84);
int32_t const v89 = int32_t(v88);
int32_t const v90 = 31;
int32_t const v91 = v90 - v89;
int32_t const v92 = v91 + v87;
int32_t const v93 = 127;
int32_t const v94 = v92 + v93;
int32_t const v95 = 23;
int32_t const v96 = v91 - v95;
int32_t const v97 = v48 - v87;
int32_t const v98 = max(v96, v97);
uint32_t v653_store;
uint32_t * v99 = &v653_store;*v99 = v24;
int32_t const v100 = 0;
bool const v101 = v98 <= v100;
if(v101) {
int32_t const v102 = -v98;
int32_t const v103 = min(v102, v90);
uint32_t const v104 = uint32_t(v103);
uint32_t const v105 = v84 << v104;
*v99 = v105;
}
 else {
bool const v106 = v98 <= v90;
if(v106) {
uint32_t const v107 = uint32_t(v98);
uint32_t const v108 = v107 - v23;
uint32_t const v109 = v23 << v108;
uint32_t const v110 = v84 >> v107;
*v99 = v110;
uint32_t const v111 = *v99;
uint32_t const v112 = v111 << v107;
uint32_t const v113 = v84 - v112;
bool const v114 = v113 > v109;
bool const v115 = v113 == v109;
uint32_t const v116 = v111 & v23;
bool const v117 = v116 == v23;
bool const v118 = v115 && v117;
bool const v119 = v114 || v118;
if(v119) {
uint32_t const v120 = v111 + v23;
*v99 = v120;
}
}
}
uint32_t v654_store;
uint32_t * v121 = &v654_store;uint32_t const v122 = *v99;
*v121 = v122;
int32_t const v123 = 254;
bool const v124 = v94 > v123;
if(v124) {
uint32_t const v125 = 2139095039;
*v121 = v125;
}
 else {
bool const v126 = v94 > v100;
if(v126) {
int32_t const v127 = 1;
int32_t const v128 = v94 - v127;
uint32_t const v129 = uint32_t(v128);
uint32_t const v130 = v129 << v32;
uint32_t const v131 = *v121;
uint32_t const v132 = v131 + v130;
*v121 = v132;
}
}
bool const v133 = v84 == v24;
uint32_t const v134 = *v121;
uint32_t const v135 = 2139095039;
uint32_t const v136 = min(v134, v135);
uint32_t const v137 = v133 ? v24 : v136;
int32_t const v138 = -23;
uint32_t const v139 = v137 & v30;
uint32_t const v140 = v137 >> v32;
uint32_t const v141 = __clz(v139);
uint32_t const v142 = v141 - v35;
bool const v143 = v140 > v24;
uint32_t const v144 = v139 | v38;
uint32_t const v145 = v142 & v40;
uint32_t const v146 = v139 << v145;
uint32_t const v147 = v143 ? v144 : v146;
int32_t const v148 = int32_t(v140);
int32_t const v149 = v148 - v45;
int32_t const v150 = int32_t(v142);
int32_t const v151 = v48 - v150;
int32_t const v152 = v143 ? v149 : v151;
uint32_t v655_store;
uint32_t * v153 = &v655_store;*v153 = v38;
uint32_t v656_store;
uint32_t * v154 = &v656_store;*v154 = v24;
for(uint32_t v155 = v24; v155 < v68; v155 += v23) {
uint32_t const v156 = *v154;
uint32_t const v157 = v156 << v23;
*v154 = v157;
uint32_t const v158 = *v153;
bool const v159 = v158 >= v147;
if(v159) {
uint32_t const v160 = v158 - v147;
*v153 = v160;
uint32_t const v161 = *v154;
uint32_t const v162 = v161 + v23;
*v154 = v162;
}
uint32_t const v163 = *v153;
uint32_t const v164 = v163 << v23;
*v153 = v164;
}
uint32_t const v165 = *v154;
uint32_t const v166 = v165 << v23;
uint32_t const v167 = *v153;
bool const v168 = v167 > v24;
uint32_t const v169 = uint32_t(v168);
uint32_t const v170 = v166 | v169;
int32_t const v171 = v138 - v152;
int32_t const v172 = v171 - v86;
uint32_t const v173 = __clz(v170);
int32_t const v174 = int32_t(v173);
int32_t const v175 = v90 - v174;
int32_t const v176 = v175 + v172;
int32_t const v177 = v176 + v93;
int32_t const v178 = v175 - v95;
int32_t const v179 = v48 - v172;
int32_t const v180 = max(v178, v179);
uint32_t v658_store;
uint32_t * v181 = &v658_store;*v181 = v24;
bool const v182 = v180 <= v100;
if(v182) {
int32_t const v183 = -v180;
int32_t const v184 = min(v183, v90);
uint32_t const v185 = uint32_t(v184);
uint32_t const v186 = v170 << v185;
*v181 = v186;
}
 else {
bool const v187 = v180 <= v90;
if(v187) {
uint32_t const v188 = uint32_t(v180);
uint32_t const v189 = v188 - v23;
uint32_t const v190 = v23 << v189;
uint32_t const v191 = v170 >> v188;
*v181 = v191;
uint32_t const v192 = *v181;
uint32_t const v193 = v192 << v188;
uint32_t const v194 = v170 - v193;
bool const v195 = v194 > v190;
bool const v196 = v194 == v190;
uint32_t const v197 = v192 & v23;
bool const v198 = v197 == v23;
bool const v199 = v196 && v198;
bool const v200 = v195 || v199;
if(v200) {
uint32_t const v201 = v192 + v23;
*v181 = v201;
}
}
}
uint32_t v659_store;
uint32_t * v202 = &v659_store;uint32_t const v203 = *v181;
*v202 = v203;
bool const v204 = v177 > v123;
if(v204) {
*v202 = v135;
}
 else {
bool const v205 = v177 > v100;
if(v205) {
int32_t const v206 = 1;
int32_t const v207 = v177 - v206;
uint32_t const v208 = uint32_t(v207);
uint32_t const v209 = v208 << v32;
uint32_t const v210 = *v202;
uint32_t const v211 = v210 + v209;
*v202 = v211;
}
}
bool const v212 = v170 == v24;
uint32_t const v213 = *v202;
uint32_t const v214 = min(v213, v135);
uint32_t const v215 = v212 ? v24 : v214;
bool const v216 = v28 == v24;
float const v217 = reinterpret_cast<const float&>(v215);
float const v218 = v216 ? v26 : v217;
uint32_t const* const v219 = &v1[v4];
uint32_t const v220 = *v219;
uint32_t const v221 = reinterpret_cast<const uint32_t&>(v6);
uint32_t const v222 = v221 & v30;
uint32_t const v223 = v221 >> v32;
uint32_t const v224 = __clz(v222);
uint32_t const v225 = v224 - v35;
bool const v226 = v223 > v24;
uint32_t const v227 = v222 | v38;
uint32_t const v228 = v225 & v40;
uint32_t const v229 = v222 << v228;
uint32_t const v230 = v226 ? v227 : v229;
int32_t const v231 = int32_t(v223);
int32_t const v232 = v231 - v45;
int32_t const v233 = int32_t(v225);
int32_t const v234 = v48 - v233;
int32_t const v235 = v226 ? v232 : v234;
uint32_t const v236 = max(v220, v23);
uint32_t const v237 = v236 & v30;
uint32_t const v238 = v236 >> v32;
uint32_t const v239 = __clz(v237);
uint32_t const v240 = v239 - v35;
bool const v241 = v238 > v24;
uint32_t const v242 = v237 | v38;
uint32_t const v243 = v240 & v40;
uint32_t const v244 = v237 << v243;
uint32_t const v245 = v241 ? v242 : v244;
int32_t const v246 = int32_t(v238);
int32_t const v247 = v246 - v45;
int32_t const v248 = int32_t(v240);
int32_t const v249 = v48 - v248;
int32_t const v250 = v241 ? v247 : v249;
uint32_t v660_store;
uint32_t * v251 = &v660_store;*v251 = v230;
uint32_t v661_store;
uint32_t * v252 = &v661_store;*v252 = v24;
for(uint32_t v253 = v24; v253 < v68; v253 += v23) {
uint32_t const v254 = *v252;
uint32_t const v255 = v254 << v23;
*v252 = v255;
uint32_t const v256 = *v251;
bool const v257 = v256 >= v245;
if(v257) {
uint32_t const v258 = v256 - v245;
*v251 = v258;
uint32_t const v259 = *v252;
uint32_t const v260 = v259 + v23;
*v252 = v260;
}
uint32_t const v261 = *v251;
uint32_t const v262 = v261 << v23;
*v251 = v262;
}
uint32_t const v263 = *v252;
uint32_t const v264 = v263 << v23;
uint32_t const v265 = *v251;
bool const v266 = v265 > v24;
uint32_t const v267 = uint32_t(v266);
uint32_t const v268 = v264 | v267;
int32_t const v269 = v235 - v250;
int32_t const v270 = v269 - v86;
uint32_t const v271 = __clz(v268);
int32_t const v272 = int32_t(v271);
int32_t const v273 = v90 - v272;
int32_t const v274 = v273 + v270;
int32_t const v275 = v274 + v93;
int32_t const v276 = v273 - v95;
int32_t const v277 = v48 - v270;
int32_t const v278 = max(v276, v277);
uint32_t v663_store;
uint32_t * v279 = &v663_store;*v279 = v24;
bool const v280 = v278 <= v100;
if(v280) {
int32_t const v281 = -v278;
int32_t const v282 = min(v281, v90);
uint32_t const v283 = uint32_t(v282);
uint32_t const v284 = v268 << v283;
*v279 = v284;
}
 else {
bool const v285 = v278 <= v90;
if(v285) {
uint32_t const v286 = uint32_t(v278);
uint32_t const v287 = v286 - v23;
uint32_t const v288 = v23 << v287;
uint32_t const v289 = v268 >> v286;
*v279 = v289;
uint32_t const v290 = *v279;
uint32_t const v291 = v290 << v286;
uint32_t const v292 = v268 - v291;
bool const v293 = v292 > v288;
bool const v294 = v292 == v288;
uint32_t const v295 = v290 & v23;
bool const v296 = v295 == v23;
bool const v297 = v294 && v296;
bool const v298 = v293 || v297;
if(v298) {
uint32_t const v299 = v290 + v23;
*v279 = v299;
}
}
}
uint32_t v664_store;
uint32_t * v300 = &v664_store;uint32_t const v301 = *v279;
*v300 = v301;
bool const v302 = v275 > v123;
if(v302) {
*v300 = v135;
}
 else {
bool const v303 = v275 > v100;
if(v303) {
int32_t const v304 = 1;
int32_t const v305 = v275 - v304;
uint32_t const v306 = uint32_t(v305);
uint32_t const v307 = v306 << v32;
uint32_t const v308 = *v300;
uint32_t const v309 = v308 + v307;
*v300 = v309;
}
}
bool const v310 = v268 == v24;
uint32_t const v311 = *v300;
uint32_t const v312 = min(v311, v135);
uint32_t const v313 = v310 ? v24 : v312;
uint32_t const v314 = v313 & v30;
uint32_t const v315 = v313 >> v32;
uint32_t const v316 = __clz(v314);
uint32_t const v317 = v316 - v35;
bool const v318 = v315 > v24;
uint32_t const v319 = v314 | v38;
uint32_t const v320 = v317 & v40;
uint32_t const v321 = v314 << v320;
uint32_t const v322 = v318 ? v319 : v321;
int32_t const v323 = int32_t(v315);
int32_t const v324 = v323 - v45;
int32_t const v325 = int32_t(v317);
int32_t const v326 = v48 - v325;
int32_t const v327 = v318 ? v324 : v326;
uint32_t v665_store;
uint32_t * v328 = &v665_store;*v328 = v38;
uint32_t v666_store;
uint32_t * v329 = &v666_store;*v329 = v24;
for(uint32_t v330 = v24; v330 < v68; v330 += v23) {
uint32_t const v331 = *v329;
uint32_t const v332 = v331 << v23;
*v329 = v332;
uint32_t const v333 = *v328;
bool const v334 = v333 >= v322;
if(v334) {
uint32_t const v335 = v333 - v322;
*v328 = v335;
uint32_t const v336 = *v329;
uint32_t const v337 = v336 + v23;
*v329 = v337;
}
uint32_t const v338 = *v328;
uint32_t const v339 = v338 << v23;
*v328 = v339;
}
uint32_t const v340 = *v329;
uint32_t const v341 = v340 << v23;
uint32_t const v342 = *v328;
bool const v343 = v342 > v24;
uint32_t const v344 = uint32_t(v343);
uint32_t const v345 = v341 | v344;
int32_t const v346 = v138 - v327;
int32_t const v347 = v346 - v86;
uint32_t const v348 = __clz(v345);
int32_t const v349 = int32_t(v348);
int32_t const v350 = v90 - v349;
int32_t const v351 = v350 + v347;
int32_t const v352 = v351 + v93;
int32_t const v353 = v350 - v95;
int32_t const v354 = v48 - v347;
int32_t const v355 = max(v353, v354);
uint32_t v668_store;
uint32_t * v356 = &v668_store;*v356 = v24;
bool const v357 = v355 <= v100;
if(v357) {
int32_t const v358 = -v355;
int32_t const v359 = min(v358, v90);
uint32_t const v360 = uint32_t(v359);
uint32_t const v361 = v345 << v360;
*v356 = v361;
}
 else {
bool const v362 = v355 <= v90;
if(v362) {
uint32_t const v363 = uint32_t(v355);
uint32_t const v364 = v363 - v23;
uint32_t const v365 = v23 << v364;
uint32_t const v366 = v345 >> v363;
*v356 = v366;
uint32_t const v367 = *v356;
uint32_t const v368 = v367 << v363;
uint32_t const v369 = v345 - v368;
bool const v370 = v369 > v365;
bool const v371 = v369 == v365;
uint32_t const v372 = v367 & v23;
bool const v373 = v372 == v23;
bool const v374 = v371 && v373;
bool const v375 = v370 || v374;
if(v375) {
uint32_t const v376 = v367 + v23;
*v356 = v376;
}
}
}
uint32_t v669_store;
uint32_t * v377 = &v669_store;uint32_t const v378 = *v356;
*v377 = v378;
bool const v379 = v352 > v123;
if(v379) {
*v377 = v135;
}
 else {
bool const v380 = v352 > v100;
if(v380) {
int32_t const v381 = 1;
int32_t const v382 = v352 - v381;
uint32_t const v383 = uint32_t(v382);
uint32_t const v384 = v383 << v32;
uint32_t const v385 = *v377;
uint32_t const v386 = v385 + v384;
*v377 = v386;
}
}
bool const v387 = v345 == v24;
uint32_t const v388 = *v377;
uint32_t const v389 = min(v388, v135);
uint32_t const v390 = v387 ? v24 : v389;
bool const v391 = v220 == v24;
float const v392 = reinterpret_cast<const float&>(v390);
float const v393 = v391 ? v26 : v392;
float const v394 = v218 * v393;
float const v395 = v394 * v7;
float * const v396 = &v2[v4];
*v396 = v395;
}
return;
}
