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
extern "C" __global__ void __launch_bounds__(256) make_table(uint32_t const* const __restrict__ v1, uint32_t * const __restrict__ v5, uint32_t * const __restrict__ v9, info_st const* const __restrict__ v613) {
uint32_t const* const dynamic_meta_v615 = reinterpret_cast<uint32_t const*>(v613 + 1);
const info_st& info_v614 = *v613;uint32_t const v3 = 0;
uint32_t const v641 = blockIdx.z;
uint32_t const v642 = uint32_t(v641);
uint32_t const v643 = gridDim.y;
uint32_t const v644 = uint32_t(v643);
uint32_t const v645 = v642 * v644;
uint32_t const v646 = gridDim.x;
uint32_t const v647 = uint32_t(v646);
uint32_t const v648 = v645 * v647;
uint32_t const v649 = blockIdx.y;
uint32_t const v650 = uint32_t(v649);
uint32_t const v653 = v650 * v647;
uint32_t const v654 = v648 + v653;
uint32_t const v655 = blockIdx.x;
uint32_t const v656 = uint32_t(v655);
uint32_t const v657 = v654 + v656;
uint32_t const v684 = 256;
uint32_t const v660 = v657 * v684;
uint32_t const v665 = threadIdx.x;
uint32_t const v676 = 0;
uint32_t const v680 = 1;
uint32_t const v662 = uint32_t(v665);
uint32_t const v663 = v660 + v662;
bool const v15 = v663 < v684;
if(v15) {
uint32_t v620_store;
uint32_t * v620 = &v620_store;*v620 = v676;
uint32_t const v21 = 1;
for(uint32_t v22 = v3; v22 < v684; v22 += v21) {
uint32_t const* const v27 = &v1[v22];
uint32_t const v28 = *v27;
uint32_t const v29 = *v620;
uint32_t const v30 = max(v29, v28);
*v620 = v30;
}
uint32_t const v31 = 1065353216;
uint32_t v622_store;
uint32_t * v622 = &v622_store;*v622 = v31;
uint32_t const v34 = *v620;
bool const v36 = v34 > v676;
if(v36) {
uint32_t const v38 = 8388607;
uint32_t const v41 = 23;
uint32_t const v44 = 8;
uint32_t const v48 = 8388608;
uint32_t const v703 = 11010048;
uint32_t const v50 = 31;
int32_t const v55 = 150;
int32_t const v699 = -12;
int32_t const v58 = -149;
uint32_t const v63 = v34 & v38;
uint32_t const v66 = v34 >> v41;
uint32_t const v67 = __clz(v63);
uint32_t const v69 = v67 - v44;
bool const v71 = v66 > v676;
uint32_t const v73 = v63 | v48;
uint32_t const v75 = v69 & v50;
uint32_t const v76 = v63 << v75;
uint32_t const v77 = v71 ? v73 : v76;
int32_t const v78 = int32_t(v66);
int32_t const v80 = v78 - v55;
int32_t const v81 = int32_t(v69);
int32_t const v83 = v58 - v81;
int32_t const v84 = v71 ? v80 : v83;
uint32_t v623_store;
uint32_t * v623 = &v623_store;*v623 = v703;
uint32_t v624_store;
uint32_t * v624 = &v624_store;*v624 = v676;
uint32_t const v90 = 27;
for(uint32_t v92 = v676; v92 < v90; v92 += v680) {
uint32_t const v94 = *v624;
uint32_t const v96 = v94 << v680;
*v624 = v96;
uint32_t const v97 = *v623;
bool const v98 = v97 >= v77;
if(v98) {
uint32_t const v100 = v97 - v77;
*v623 = v100;
uint32_t const v101 = *v624;
uint32_t const v103 = v101 + v680;
*v624 = v103;
}
uint32_t const v104 = *v623;
uint32_t const v106 = v104 << v680;
*v623 = v106;
}
uint32_t const v107 = *v624;
uint32_t const v109 = v107 << v680;
uint32_t const v110 = *v623;
bool const v112 = v110 > v676;
uint32_t const v113 = uint32_t(v112);
uint32_t const v114 = v109 | v113;
int32_t const v115 = v699 - v84;
int32_t const v116 = 27;
int32_t const v117 = v115 - v116;
uint32_t const v118 = __clz(v114);
int32_t const v119 = int32_t(v118);
int32_t const v120 = 31;
int32_t const v121 = v120 - v119;
int32_t const v122 = v121 + v117;
int32_t const v123 = 127;
int32_t const v124 = v122 + v123;
int32_t const v125 = 23;
int32_t const v126 = v121 - v125;
int32_t const v128 = v58 - v117;
int32_t const v129 = max(v126, v128);
uint32_t v626_store;
uint32_t * v626 = &v626_store;*v626 = v676;
int32_t const v133 = 0;
bool const v134 = v129 <= v133;
if(v134) {
int32_t const v135 = -v129;
int32_t const v137 = min(v135, v120);
uint32_t const v138 = uint32_t(v137);
uint32_t const v139 = v114 << v138;
*v626 = v139;
}
 else {
bool const v141 = v129 <= v120;
if(v141) {
uint32_t const v142 = uint32_t(v129);
uint32_t const v144 = v142 - v680;
uint32_t const v146 = v680 << v144;
uint32_t const v147 = v114 >> v142;
*v626 = v147;
uint32_t const v148 = *v626;
uint32_t const v149 = v148 << v142;
uint32_t const v150 = v114 - v149;
bool const v151 = v150 > v146;
bool const v152 = v150 == v146;
uint32_t const v155 = v148 & v680;
bool const v157 = v155 == v680;
bool const v158 = v152 && v157;
bool const v159 = v151 || v158;
if(v159) {
uint32_t const v162 = v148 + v680;
*v626 = v162;
}
}
}
uint32_t v627_store;
uint32_t * v627 = &v627_store;uint32_t const v164 = *v626;
*v627 = v164;
int32_t const v165 = 254;
bool const v166 = v124 > v165;
if(v166) {
uint32_t const v167 = 2139095039;
*v627 = v167;
}
 else {
bool const v169 = v124 > v133;
if(v169) {
int32_t const v170 = 1;
int32_t const v171 = v124 - v170;
uint32_t const v172 = uint32_t(v171);
uint32_t const v174 = v172 << v41;
uint32_t const v175 = *v627;
uint32_t const v176 = v175 + v174;
*v627 = v176;
}
}
bool const v178 = v114 == v676;
uint32_t const v179 = *v627;
uint32_t const v180 = 2139095039;
uint32_t const v181 = min(v179, v180);
uint32_t const v183 = v178 ? v676 : v181;
*v622 = v183;
}
uint32_t const v185 = 8388607;
uint32_t const v188 = 23;
uint32_t const v191 = 8;
uint32_t const v195 = 8388608;
uint32_t const v197 = 31;
int32_t const v688 = 127;
int32_t const v202 = 150;
int32_t const v687 = -23;
int32_t const v205 = -149;
uint32_t const v208 = *v622;
uint32_t const v210 = v208 & v185;
uint32_t const v213 = v208 >> v188;
uint32_t const v214 = __clz(v210);
uint32_t const v216 = v214 - v191;
bool const v218 = v213 > v676;
uint32_t const v220 = v210 | v195;
uint32_t const v222 = v216 & v197;
uint32_t const v223 = v210 << v222;
uint32_t const v224 = v218 ? v220 : v223;
int32_t const v225 = int32_t(v213);
int32_t const v227 = v225 - v202;
int32_t const v228 = int32_t(v216);
int32_t const v230 = v205 - v228;
int32_t const v231 = v218 ? v227 : v230;
uint32_t v628_store;
uint32_t * v628 = &v628_store;*v628 = v195;
uint32_t v629_store;
uint32_t * v629 = &v629_store;*v629 = v676;
uint32_t const v237 = 27;
for(uint32_t v239 = v676; v239 < v237; v239 += v680) {
uint32_t const v241 = *v629;
uint32_t const v243 = v241 << v680;
*v629 = v243;
uint32_t const v244 = *v628;
bool const v245 = v244 >= v224;
if(v245) {
uint32_t const v247 = v244 - v224;
*v628 = v247;
uint32_t const v248 = *v629;
uint32_t const v250 = v248 + v680;
*v629 = v250;
}
uint32_t const v251 = *v628;
uint32_t const v253 = v251 << v680;
*v628 = v253;
}
uint32_t const v254 = *v629;
uint32_t const v256 = v254 << v680;
uint32_t const v257 = *v628;
bool const v259 = v257 > v676;
uint32_t const v260 = uint32_t(v259);
uint32_t const v261 = v256 | v260;
int32_t const v262 = v687 - v231;
int32_t const v263 = 27;
int32_t const v264 = v262 - v263;
uint32_t const v265 = __clz(v261);
int32_t const v266 = int32_t(v265);
int32_t const v267 = 31;
int32_t const v268 = v267 - v266;
int32_t const v269 = v268 + v264;
int32_t const v271 = v269 + v688;
int32_t const v272 = 23;
int32_t const v273 = v268 - v272;
int32_t const v275 = v205 - v264;
int32_t const v276 = max(v273, v275);
uint32_t v631_store;
uint32_t * v631 = &v631_store;*v631 = v676;
int32_t const v280 = 0;
bool const v281 = v276 <= v280;
if(v281) {
int32_t const v282 = -v276;
int32_t const v284 = min(v282, v267);
uint32_t const v285 = uint32_t(v284);
uint32_t const v286 = v261 << v285;
*v631 = v286;
}
 else {
bool const v288 = v276 <= v267;
if(v288) {
uint32_t const v289 = uint32_t(v276);
uint32_t const v291 = v289 - v680;
uint32_t const v293 = v680 << v291;
uint32_t const v294 = v261 >> v289;
*v631 = v294;
uint32_t const v295 = *v631;
uint32_t const v296 = v295 << v289;
uint32_t const v297 = v261 - v296;
bool const v298 = v297 > v293;
bool const v299 = v297 == v293;
uint32_t const v302 = v295 & v680;
bool const v304 = v302 == v680;
bool const v305 = v299 && v304;
bool const v306 = v298 || v305;
if(v306) {
uint32_t const v309 = v295 + v680;
*v631 = v309;
}
}
}
uint32_t v632_store;
uint32_t * v632 = &v632_store;uint32_t const v311 = *v631;
*v632 = v311;
int32_t const v312 = 254;
bool const v313 = v271 > v312;
if(v313) {
uint32_t const v314 = 2139095039;
*v632 = v314;
}
 else {
bool const v316 = v271 > v280;
if(v316) {
int32_t const v317 = 1;
int32_t const v318 = v271 - v317;
uint32_t const v319 = uint32_t(v318);
uint32_t const v321 = v319 << v188;
uint32_t const v322 = *v632;
uint32_t const v323 = v322 + v321;
*v632 = v323;
}
}
bool const v325 = v261 == v676;
uint32_t const v326 = *v632;
uint32_t const v327 = 2139095039;
uint32_t const v328 = min(v326, v327);
uint32_t const v330 = v325 ? v676 : v328;
uint32_t const v331 = uint32_t(v663);
uint32_t const v332 = 3;
uint32_t const v333 = v331 >> v332;
int32_t const v334 = int32_t(v333);
bool const v336 = v334 == v280;
uint32_t const v337 = 7;
uint32_t const v338 = v331 & v337;
uint32_t const v342 = v338 | v191;
uint32_t const v343 = v336 ? v338 : v342;
int32_t const v344 = 1;
int32_t const v345 = max(v334, v344);
int32_t const v346 = 10;
int32_t const v347 = v345 - v346;
uint32_t const v349 = v330 & v185;
uint32_t const v351 = v330 >> v188;
uint32_t const v352 = __clz(v349);
uint32_t const v354 = v352 - v191;
bool const v356 = v351 > v676;
uint32_t const v358 = v349 | v195;
uint32_t const v360 = v354 & v197;
uint32_t const v361 = v349 << v360;
uint32_t const v362 = v356 ? v358 : v361;
int32_t const v363 = int32_t(v351);
int32_t const v365 = v363 - v202;
int32_t const v366 = int32_t(v354);
int32_t const v368 = v205 - v366;
int32_t const v369 = v356 ? v365 : v368;
uint32_t const v370 = v343 * v362;
int32_t const v371 = v347 + v369;
uint32_t const v372 = __clz(v370);
int32_t const v373 = int32_t(v372);
int32_t const v375 = v267 - v373;
int32_t const v376 = v375 + v371;
int32_t const v378 = v376 + v688;
int32_t const v380 = v375 - v272;
int32_t const v382 = v205 - v371;
int32_t const v383 = max(v380, v382);
uint32_t v633_store;
uint32_t * v633 = &v633_store;*v633 = v676;
bool const v388 = v383 <= v280;
if(v388) {
int32_t const v389 = -v383;
int32_t const v391 = min(v389, v267);
uint32_t const v392 = uint32_t(v391);
uint32_t const v393 = v370 << v392;
*v633 = v393;
}
 else {
bool const v395 = v383 <= v267;
if(v395) {
uint32_t const v396 = uint32_t(v383);
uint32_t const v398 = v396 - v680;
uint32_t const v400 = v680 << v398;
uint32_t const v401 = v370 >> v396;
*v633 = v401;
uint32_t const v402 = *v633;
uint32_t const v403 = v402 << v396;
uint32_t const v404 = v370 - v403;
bool const v405 = v404 > v400;
bool const v406 = v404 == v400;
uint32_t const v409 = v402 & v680;
bool const v411 = v409 == v680;
bool const v412 = v406 && v411;
bool const v413 = v405 || v412;
if(v413) {
uint32_t const v416 = v402 + v680;
*v633 = v416;
}
}
}
uint32_t v634_store;
uint32_t * v634 = &v634_store;uint32_t const v418 = *v633;
*v634 = v418;
bool const v420 = v378 > v312;
if(v420) {
*v634 = v327;
}
 else {
bool const v423 = v378 > v280;
if(v423) {
int32_t const v425 = v378 - v344;
uint32_t const v426 = uint32_t(v425);
uint32_t const v428 = v426 << v188;
uint32_t const v429 = *v634;
uint32_t const v430 = v429 + v428;
*v634 = v430;
}
}
bool const v432 = v370 == v676;
uint32_t const v433 = *v634;
uint32_t const v435 = min(v433, v327);
uint32_t const v437 = v432 ? v676 : v435;
uint32_t v635_store;
uint32_t * v635 = &v635_store;*v635 = v327;
bool const v442 = v437 > v676;
if(v442) {
uint32_t const v444 = v437 & v185;
uint32_t const v446 = v437 >> v188;
uint32_t const v447 = __clz(v444);
uint32_t const v449 = v447 - v191;
bool const v451 = v446 > v676;
uint32_t const v453 = v444 | v195;
uint32_t const v455 = v449 & v197;
uint32_t const v456 = v444 << v455;
uint32_t const v457 = v451 ? v453 : v456;
int32_t const v458 = int32_t(v446);
int32_t const v460 = v458 - v202;
int32_t const v461 = int32_t(v449);
int32_t const v463 = v205 - v461;
int32_t const v464 = v451 ? v460 : v463;
uint32_t v636_store;
uint32_t * v636 = &v636_store;*v636 = v195;
uint32_t v637_store;
uint32_t * v637 = &v637_store;*v637 = v676;
for(uint32_t v474 = v676; v474 < v237; v474 += v680) {
uint32_t const v476 = *v637;
uint32_t const v478 = v476 << v680;
*v637 = v478;
uint32_t const v479 = *v636;
bool const v480 = v479 >= v457;
if(v480) {
uint32_t const v482 = v479 - v457;
*v636 = v482;
uint32_t const v483 = *v637;
uint32_t const v485 = v483 + v680;
*v637 = v485;
}
uint32_t const v486 = *v636;
uint32_t const v488 = v486 << v680;
*v636 = v488;
}
uint32_t const v489 = *v637;
uint32_t const v491 = v489 << v680;
uint32_t const v492 = *v636;
bool const v494 = v492 > v676;
uint32_t const v495 = uint32_t(v494);
uint32_t const v496 = v491 | v495;
int32_t const v498 = v687 - v464;
int32_t const v500 = v498 - v263;
uint32_t const v501 = __clz(v496);
int32_t const v502 = int32_t(v501);
int32_t const v504 = v267 - v502;
int32_t const v505 = v504 + v500;
int32_t const v507 = v505 + v688;
int32_t const v509 = v504 - v272;
int32_t const v511 = v205 - v500;
int32_t const v512 = max(v509, v511);
uint32_t v639_store;
uint32_t * v639 = &v639_store;*v639 = v676;
bool const v517 = v512 <= v280;
if(v517) {
int32_t const v518 = -v512;
int32_t const v520 = min(v518, v267);
uint32_t const v521 = uint32_t(v520);
uint32_t const v522 = v496 << v521;
*v639 = v522;
}
 else {
bool const v524 = v512 <= v267;
if(v524) {
uint32_t const v525 = uint32_t(v512);
uint32_t const v527 = v525 - v680;
uint32_t const v529 = v680 << v527;
uint32_t const v530 = v496 >> v525;
*v639 = v530;
uint32_t const v531 = *v639;
uint32_t const v532 = v531 << v525;
uint32_t const v533 = v496 - v532;
bool const v534 = v533 > v529;
bool const v535 = v533 == v529;
uint32_t const v538 = v531 & v680;
bool const v540 = v538 == v680;
bool const v541 = v535 && v540;
bool const v542 = v534 || v541;
if(v542) {
uint32_t const v545 = v531 + v680;
*v639 = v545;
}
}
}
uint32_t v640_store;
uint32_t * v640 = &v640_store;uint32_t const v547 = *v639;
*v640 = v547;
bool const v549 = v507 > v312;
if(v549) {
*v640 = v327;
}
 else {
bool const v552 = v507 > v280;
if(v552) {
int32_t const v554 = v507 - v344;
uint32_t const v555 = uint32_t(v554);
uint32_t const v557 = v555 << v188;
uint32_t const v558 = *v640;
uint32_t const v559 = v558 + v557;
*v640 = v559;
}
}
bool const v561 = v496 == v676;
uint32_t const v562 = *v640;
uint32_t const v564 = min(v562, v327);
uint32_t const v566 = v561 ? v676 : v564;
*v635 = v566;
}
uint32_t * const v570 = &v5[v663];
uint32_t const v571 = *v635;
*v570 = v571;
bool const v573 = v663 == v3;
if(v573) {
uint32_t const v574 = *v622;
float const v575 = reinterpret_cast<const float&>(v574);
float const v576 = 0.166666672;
float const v577 = v575 * v576;
uint32_t const v578 = reinterpret_cast<const uint32_t&>(v577);
uint32_t * const v583 = &v5[v684];
*v583 = v578;
uint32_t const v586 = 257;
uint32_t * const v588 = &v5[v586];
*v588 = v574;
uint32_t const v592 = 258;
uint32_t * const v594 = &v5[v592];
*v594 = v330;
uint32_t const v597 = 259;
uint32_t * const v599 = &v5[v597];
uint32_t const v600 = *v620;
*v599 = v600;
uint32_t const v603 = 260;
uint32_t * const v605 = &v5[v603];
*v605 = v676;
uint32_t * const v611 = &v9[v3];
*v611 = v600;
}
}
return;
}
