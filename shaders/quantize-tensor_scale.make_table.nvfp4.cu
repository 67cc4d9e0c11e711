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


typedef struct CUtensorMap_st {
alignas(128) unsigned long long int opaque[16];
} CUtensorMap;

struct info_st {
    uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256)  make_table(uint32_t const* const __restrict__ v0, uint32_t * const __restrict__ v1, uint32_t * const __restrict__ v2, __grid_constant__ info_st const info_v613) {
uint32_t const v3 = 0;
uint32_t const v4 = blockIdx.z;
uint32_t const v5 = uint32_t(v4);
uint32_t const v6 = gridDim.y;
uint32_t const v7 = uint32_t(v6);
uint32_t const v8 = v5 * v7;
uint32_t const v9 = gridDim.x;
uint32_t const v10 = uint32_t(v9);
uint32_t const v11 = v8 * v10;
uint32_t const v12 = blockIdx.y;
uint32_t const v13 = uint32_t(v12);
uint32_t const v14 = v13 * v10;
uint32_t const v15 = v11 + v14;
uint32_t const v16 = blockIdx.x;
uint32_t const v17 = uint32_t(v16);
uint32_t const v18 = v15 + v17;
uint32_t const v19 = 256;
uint32_t const v20 = v18 * v19;
uint32_t const v21 = threadIdx.x;
uint32_t const v22 = 0;
uint32_t const v23 = 1;
uint32_t const v24 = uint32_t(v21);
uint32_t const v25 = v20 + v24;
bool const v26 = v25 < v19;
if(v26) {
uint32_t v618_store;
uint32_t * v27 = &v618_store;*v27 = v22;
uint32_t const v28 = 1;
for(uint32_t v29 = v3; v29 < v19; v29 += v28) {
uint32_t const* const v30 = &v0[v29];
uint32_t const v31 = *v30;
uint32_t const v32 = *v27;
uint32_t const v33 = max(v32, v31);
*v27 = v33;
}
uint32_t const v34 = 1065353216;
uint32_t v620_store;
uint32_t * v35 = &v620_store;*v35 = v34;
uint32_t const v36 = *v27;
bool const v37 = v36 > v22;
if(v37) {
uint32_t const v38 = 8388607;
uint32_t const v39 = 23;
uint32_t const v40 = 8;
uint32_t const v41 = 8388608;
uint32_t const v42 = 11010048;
uint32_t const v43 = 31;
int32_t const v44 = 150;
int32_t const v45 = -12;
int32_t const v46 = -149;
uint32_t const v47 = v36 & v38;
uint32_t const v48 = v36 >> v39;
uint32_t const v49 = __clz(v47);
uint32_t const v50 = v49 - v40;
bool const v51 = v48 > v22;
uint32_t const v52 = v47 | v41;
uint32_t const v53 = v50 & v43;
uint32_t const v54 = v47 << v53;
uint32_t const v55 = v51 ? v52 : v54;
int32_t const v56 = int32_t(v48);
int32_t const v57 = v56 - v44;
int32_t const v58 = int32_t(v50);
int32_t const v59 = v46 - v58;
int32_t const v60 = v51 ? v57 : v59;
uint32_t v621_store;
uint32_t * v61 = &v621_store;*v61 = v42;
uint32_t v622_store;
uint32_t * v62 = &v622_store;*v62 = v22;
uint32_t const v63 = 27;
for(uint32_t v64 = v22; v64 < v63; v64 += v23) {
uint32_t const v65 = *v62;
uint32_t const v66 = v65 << v23;
*v62 = v66;
uint32_t const v67 = *v61;
bool const v68 = v67 >= v55;
if(v68) {
uint32_t const v69 = v67 - v55;
*v61 = v69;
uint32_t const v70 = *v62;
uint32_t const v71 = v70 + v23;
*v62 = v71;
}
uint32_t const v72 = *v61;
uint32_t const v73 = v72 << v23;
*v61 = v73;
}
uint32_t const v74 = *v62;
uint32_t const v75 = v74 << v23;
uint32_t const v76 = *v61;
bool const v77 = v76 > v22;
uint32_t const v78 = uint32_t(v77);
uint32_t const v79 = v75 | v78;
int32_t const v80 = v45 - v60;
int32_t const v81 = 27;
int32_t const v82 = v80 - v81;
uint32_t const v83 = __clz(v79);
int32_t const v84 = int32_t(v83);
int32_t const v85 = 31;
int32_t const v86 = v85 - v84;
int32_t const v87 = v86 + v82;
int32_t const v88 = 127;
int32_t const v89 = v87 + v88;
int32_t const v90 = 23;
int32_t const v91 = v86 - v90;
int32_t const v92 = v46 - v82;
int32_t const v93 = max(v91, v92);
uint32_t v624_store;
uint32_t * v94 = &v624_store;*v94 = v22;
int32_t const v95 = 0;
bool const v96 = v93 <= v95;
if(v96) {
int32_t const v97 = -v93;
int32_t const v98 = min(v97, v85);
uint32_t const v99 = uint32_t(v98);
uint32_t const v100 = v79 << v99;
*v94 = v100;
}
 else {
bool const v101 = v93 <= v85;
if(v101) {
uint32_t const v102 = uint32_t(v93);
uint32_t const v103 = v102 - v23;
uint32_t const v104 = v23 << v103;
uint32_t const v105 = v79 >> v102;
*v94 = v105;
uint32_t const v106 = *v94;
uint32_t const v107 = v106 << v102;
uint32_t const v108 = v79 - v107;
bool const v109 = v108 > v104;
bool const v110 = v108 == v104;
uint32_t const v111 = v106 & v23;
bool const v112 = v111 == v23;
bool const v113 = v110 && v112;
bool const v114 = v109 || v113;
if(v114) {
uint32_t const v115 = v106 + v23;
*v94 = v115;
}
}
}
uint32_t v625_store;
uint32_t * v116 = &v625_store;uint32_t const v117 = *v94;
*v116 = v117;
int32_t const v118 = 254;
bool const v119 = v89 > v118;
if(v119) {
uint32_t const v120 = 2139095039;
*v116 = v120;
}
 else {
bool const v121 = v89 > v95;
if(v121) {
int32_t const v122 = 1;
int32_t const v123 = v89 - v122;
uint32_t const v124 = uint32_t(v123);
uint32_t const v125 = v124 << v39;
uint32_t const v126 = *v116;
uint32_t const v127 = v126 + v125;
*v116 = v127;
}
}
bool const v128 = v79 == v22;
uint32_t const v129 = *v116;
uint32_t const v130 = 2139095039;
uint32_t const v131 = min(v129, v130);
uint32_t const v132 = v128 ? v22 : v131;
*v35 = v132;
}
uint32_t const v133 = 8388607;
uint32_t const v134 = 23;
uint32_t const v135 = 8;
uint32_t const v136 = 8388608;
uint32_t const v137 = 31;
int32_t const v138 = 127;
int32_t const v139 = 150;
int32_t const v140 = -23;
int32_t const v141 = -149;
uint32_t const v142 = *v35;
uint32_t const v143 = v142 & v133;
uint32_t const v144 = v142 >> v134;
uint32_t const v145 = __clz(v143);
uint32_t const v146 = v145 - v135;
bool const v147 = v144 > v22;
uint32_t const v148 = v143 | v136;
uint32_t const v149 = v146 & v137;
uint32_t const v150 = v143 << v149;
uint32_t const v151 = v147 ? v148 : v150;
int32_t const v152 = int32_t(v144);
int32_t const v153 = v152 - v139;
int32_t const v154 = int32_t(v146);
int32_t const v155 = v141 - v154;
int32_t const v156 = v147 ? v153 : v155;
uint32_t v626_store;
uint32_t * v157 = &v626_store;*v157 = v136;
uint32_t v627_store;
uint32_t * v158 = &v627_store;*v158 = v22;
uint32_t const v159 = 27;
for(uint32_t v160 = v22; v160 < v159; v160 += v23) {
uint32_t const v161 = *v158;
uint32_t const v162 = v161 << v23;
*v158 = v162;
uint32_t const v163 = *v157;
bool const v164 = v163 >= v151;
if(v164) {
uint32_t const v165 = v163 - v151;
*v157 = v165;
uint32_t const v166 = *v158;
uint32_t const v167 = v166 + v23;
*v158 = v167;
}
uint32_t const v168 = *v157;
uint32_t const v169 = v168 << v23;
*v157 = v169;
}
uint32_t const v170 = *v158;
uint32_t const v171 = v170 << v23;
uint32_t const v172 = *v157;
bool const v173 = v172 > v22;
uint32_t const v174 = uint32_t(v173);
uint32_t const v175 = v171 | v174;
int32_t const v176 = v140 - v156;
int32_t const v177 = 27;
int32_t const v178 = v176 - v177;
uint32_t const v179 = __clz(v175);
int32_t const v180 = int32_t(v179);
int32_t const v181 = 31;
int32_t const v182 = v181 - v180;
int32_t const v183 = v182 + v178;
int32_t const v184 = v183 + v138;
int32_t const v185 = 23;
int32_t const v186 = v182 - v185;
int32_t const v187 = v141 - v178;
int32_t const v188 = max(v186, v187);
uint32_t v629_store;
uint32_t * v189 = &v629_store;*v189 = v22;
int32_t const v190 = 0;
bool const v191 = v188 <= v190;
if(v191) {
int32_t const v192 = -v188;
int32_t const v193 = min(v192, v181);
uint32_t const v194 = uint32_t(v193);
uint32_t const v195 = v175 << v194;
*v189 = v195;
}
 else {
bool const v196 = v188 <= v181;
if(v196) {
uint32_t const v197 = uint32_t(v188);
uint32_t const v198 = v197 - v23;
uint32_t const v199 = v23 << v198;
uint32_t const v200 = v175 >> v197;
*v189 = v200;
uint32_t const v201 = *v189;
uint32_t const v202 = v201 << v197;
uint32_t const v203 = v175 - v202;
bool const v204 = v203 > v199;
bool const v205 = v203 == v199;
uint32_t const v206 = v201 & v23;
bool const v207 = v206 == v23;
bool const v208 = v205 && v207;
bool const v209 = v204 || v208;
if(v209) {
uint32_t const v210 = v201 + v23;
*v189 = v210;
}
}
}
uint32_t v630_store;
uint32_t * v211 = &v630_store;uint32_t const v212 = *v189;
*v211 = v212;
int32_t const v213 = 254;
bool const v214 = v184 > v213;
if(v214) {
uint32_t const v215 = 2139095039;
*v211 = v215;
}
 else {
bool const v216 = v184 > v190;
if(v216) {
int32_t const v217 = 1;
int32_t const v218 = v184 - v217;
uint32_t const v219 = uint32_t(v218);
uint32_t const v220 = v219 << v134;
uint32_t const v221 = *v211;
uint32_t const v222 = v221 + v220;
*v211 = v222;
}
}
bool const v223 = v175 == v22;
uint32_t const v224 = *v211;
uint32_t const v225 = 2139095039;
uint32_t const v226 = min(v224, v225);
uint32_t const v227 = v223 ? v22 : v226;
uint32_t const v228 = uint32_t(v25);
uint32_t const v229 = 3;
uint32_t const v230 = v228 >> v229;
int32_t const v231 = int32_t(v230);
bool const v232 = v231 == v190;
uint32_t const v233 = 7;
uint32_t const v234 = v228 & v233;
uint32_t const v235 = v234 | v135;
uint32_t const v236 = v232 ? v234 : v235;
int32_t const v237 = 1;
int32_t const v238 = max(v231, v237);
int32_t const v239 = 10;
int32_t const v240 = v238 - v239;
uint32_t const v241 = v227 & v133;
uint32_t const v242 = v227 >> v134;
uint32_t const v243 = __clz(v241);
uint32_t const v244 = v243 - v135;
bool const v245 = v242 > v22;
uint32_t const v246 = v241 | v136;
uint32_t const v247 = v244 & v137;
uint32_t const v248 = v241 << v247;
uint32_t const v249 = v245 ? v246 : v248;
int32_t const v250 = int32_t(v242);
int32_t const v251 = v250 - v139;
int32_t const v252 = int32_t(v244);
int32_t const v253 = v141 - v252;
int32_t const v254 = v245 ? v251 : v253;
uint32_t const v255 = v236 * v249;
int32_t const v256 = v240 + v254;
uint32_t const v257 = __clz(v255);
int32_t const v258 = int32_t(v257);
int32_t const v259 = v181 - v258;
int32_t const v260 = v259 + v256;
int32_t const v261 = v260 + v138;
int32_t const v262 = v259 - v185;
int32_t const v263 = v141 - v256;
int32_t const v264 = max(v262, v263);
uint32_t v631_store;
uint32_t * v265 = &v631_store;*v265 = v22;
bool const v266 = v264 <= v190;
if(v266) {
int32_t const v267 = -v264;
int32_t const v268 = min(v267, v181);
uint32_t const v269 = uint32_t(v268);
uint32_t const v270 = v255 << v269;
*v265 = v270;
}
 else {
bool const v271 = v264 <= v181;
if(v271) {
uint32_t const v272 = uint32_t(v264);
uint32_t const v273 = v272 - v23;
uint32_t const v274 = v23 << v273;
uint32_t const v275 = v255 >> v272;
*v265 = v275;
uint32_t const v276 = *v265;
uint32_t const v277 = v276 << v272;
uint32_t const v278 = v255 - v277;
bool const v279 = v278 > v274;
bool const v280 = v278 == v274;
uint32_t const v281 = v276 & v23;
bool const v282 = v281 == v23;
bool const v283 = v280 && v282;
bool const v284 = v279 || v283;
if(v284) {
uint32_t const v285 = v276 + v23;
*v265 = v285;
}
}
}
uint32_t v632_store;
uint32_t * v286 = &v632_store;uint32_t const v287 = *v265;
*v286 = v287;
bool const v288 = v261 > v213;
if(v288) {
*v286 = v225;
}
 else {
bool const v289 = v261 > v190;
if(v289) {
int32_t const v290 = v261 - v237;
uint32_t const v291 = uint32_t(v290);
uint32_t const v292 = v291 << v134;
uint32_t const v293 = *v286;
uint32_t const v294 = v293 + v292;
*v286 = v294;
}
}
bool const v295 = v255 == v22;
uint32_t const v296 = *v286;
uint32_t const v297 = min(v296, v225);
uint32_t const v298 = v295 ? v22 : v297;
uint32_t v633_store;
uint32_t * v299 = &v633_store;*v299 = v225;
bool const v300 = v298 > v22;
if(v300) {
uint32_t const v301 = v298 & v133;
uint32_t const v302 = v298 >> v134;
uint32_t const v303 = __clz(v301);
uint32_t const v304 = v303 - v135;
bool const v305 = v302 > v22;
uint32_t const v306 = v301 | v136;
uint32_t const v307 = v304 & v137;
uint32_t const v308 = v301 << v307;
uint32_t const v309 = v305 ? v306 : v308;
int32_t const v310 = int32_t(v302);
int32_t const v311 = v310 - v139;
int32_t const v312 = int32_t(v304);
int32_t const v313 = v141 - v312;
int32_t const v314 = v305 ? v311 : v313;
uint32_t v634_store;
uint32_t * v315 = &v634_store;*v315 = v136;
uint32_t v635_store;
uint32_t * v316 = &v635_store;*v316 = v22;
for(uint32_t v317 = v22; v317 < v159; v317 += v23) {
uint32_t const v318 = *v316;
uint32_t const v319 = v318 << v23;
*v316 = v319;
uint32_t const v320 = *v315;
bool const v321 = v320 >= v309;
if(v321) {
uint32_t const v322 = v320 - v309;
*v315 = v322;
uint32_t const v323 = *v316;
uint32_t const v324 = v323 + v23;
*v316 = v324;
}
uint32_t const v325 = *v315;
uint32_t const v326 = v325 << v23;
*v315 = v326;
}
uint32_t const v327 = *v316;
uint32_t const v328 = v327 << v23;
uint32_t const v329 = *v315;
bool const v330 = v329 > v22;
uint32_t const v331 = uint32_t(v330);
uint32_t const v332 = v328 | v331;
int32_t const v333 = v140 - v314;
int32_t const v334 = v333 - v177;
uint32_t const v335 = __clz(v332);
int32_t const v336 = int32_t(v335);
int32_t const v337 = v181 - v336;
int32_t const v338 = v337 + v334;
int32_t const v339 = v338 + v138;
int32_t const v340 = v337 - v185;
int32_t const v341 = v141 - v334;
int32_t const v342 = max(v340, v341);
uint32_t v637_store;
uint32_t * v343 = &v637_store;*v343 = v22;
bool const v344 = v342 <= v190;
if(v344) {
int32_t const v345 = -v342;
int32_t const v346 = min(v345, v181);
uint32_t const v347 = uint32_t(v346);
uint32_t const v348 = v332 << v347;
*v343 = v348;
}
 else {
bool const v349 = v342 <= v181;
if(v349) {
uint32_t const v350 = uint32_t(v342);
uint32_t const v351 = v350 - v23;
uint32_t const v352 = v23 << v351;
uint32_t const v353 = v332 >> v350;
*v343 = v353;
uint32_t const v354 = *v343;
uint32_t const v355 = v354 << v350;
uint32_t const v356 = v332 - v355;
bool const v357 = v356 > v352;
bool const v358 = v356 == v352;
uint32_t const v359 = v354 & v23;
bool const v360 = v359 == v23;
bool const v361 = v358 && v360;
bool const v362 = v357 || v361;
if(v362) {
uint32_t const v363 = v354 + v23;
*v343 = v363;
}
}
}
uint32_t v638_store;
uint32_t * v364 = &v638_store;uint32_t const v365 = *v343;
*v364 = v365;
bool const v366 = v339 > v213;
if(v366) {
*v364 = v225;
}
 else {
bool const v367 = v339 > v190;
if(v367) {
int32_t const v368 = v339 - v237;
uint32_t const v369 = uint32_t(v368);
uint32_t const v370 = v369 << v134;
uint32_t const v371 = *v364;
uint32_t const v372 = v371 + v370;
*v364 = v372;
}
}
bool const v373 = v332 == v22;
uint32_t const v374 = *v364;
uint32_t const v375 = min(v374, v225);
uint32_t const v376 = v373 ? v22 : v375;
*v299 = v376;
}
uint32_t * const v377 = &v1[v25];
uint32_t const v378 = *v299;
*v377 = v378;
bool const v379 = v25 == v3;
if(v379) {
uint32_t const v380 = *v35;
float const v381 = reinterpret_cast<const float&>(v380);
float const v382 = 0.166666672;
float const v383 = v381 * v382;
uint32_t const v384 = reinterpret_cast<const uint32_t&>(v383);
uint32_t * const v385 = &v1[v19];
*v385 = v384;
uint32_t const v386 = 257;
uint32_t * const v387 = &v1[v386];
*v387 = v380;
uint32_t const v388 = 258;
uint32_t * const v389 = &v1[v388];
*v389 = v227;
uint32_t const v390 = 259;
uint32_t * const v391 = &v1[v390];
uint32_t const v392 = *v27;
*v391 = v392;
uint32_t const v393 = 260;
uint32_t * const v394 = &v1[v393];
*v394 = v22;
uint32_t * const v395 = &v2[v3];
*v395 = v392;
}
}
return;
}
