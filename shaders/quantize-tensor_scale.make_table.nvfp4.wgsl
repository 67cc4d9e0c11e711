// make_table in src/quantize/tensor_scale.rs, scene nvfp4, cubes of 256 x 1 x 1
// comptime: count: 256, rule: Nv { four_over_six: None, },

@group(0) @binding(2) var<storage, read_write> v9: array<u32>;
@group(0) @binding(1) var<storage, read_write> v5: array<u32>;
@group(0) @binding(0) var<storage, read_write> v1: array<u32>;
struct info_st { static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn make_table(@builtin(workgroup_id) v661: vec3<u32>, @builtin(num_workgroups) v663: vec3<u32>, @builtin(local_invocation_index) v670: u32) {
let v703 = &v9;
let v704 = &v5;
let v705 = &v1;
let v3 = u32(0);
let v662 = v661[2];
let v639 = u32(v662);
let v664 = v663[1];
let v641 = u32(v664);
let v642 = v639 * v641;
let v665 = v663[0];
let v644 = u32(v665);
let v645 = v642 * v644;
let v666 = v661[1];
let v647 = u32(v666);
let v650 = v647 * v644;
let v651 = v645 + v650;
let v668 = v661[0];
let v653 = u32(v668);
let v654 = v651 + v653;
let v672 = u32(256);
let v657 = v654 * v672;
let v671 = v670;
let v659 = u32(v671);
let v660 = v657 + v659;
let v15 = v660 < v672;
if v15 {
let v16 = u32(0);
var<function> v617_store: u32;
let v617 = &v617_store;
*v617 = v16;
let v21 = u32(1);
for(var v22: u32 = v3; v22 < v672; v22 += v21) {
let v27 = &(*v705)[v22];
let v28 = *v27;
let v29 = *v617;
let v30 = max(v29, v28);
*v617 = v30;

}
let v31 = u32(1065353216);
var<function> v619_store: u32;
let v619 = &v619_store;
*v619 = v31;
let v34 = *v617;
let v36 = v34 > v16;
if v36 {
let v38 = u32(8388607);
let v41 = u32(23);
let v44 = u32(8);
let v48 = u32(8388608);
let v691 = u32(11010048);
let v50 = u32(31);
let v55 = i32(150);
let v687 = i32(-12);
let v58 = i32(-149);
let v63 = v34 & v38;
let v66 = v34 >> u32(v41);
let v67 = u32(countLeadingZeros(v63));
let v69 = v67 - v44;
let v71 = v66 > v16;
let v73 = v63 | v48;
let v75 = v69 & v50;
let v76 = v63 << u32(v75);
let v77 = select(v76, v73, v71);
let v78 = i32(v66);
let v80 = v78 - v55;
let v81 = i32(v69);
let v83 = v58 - v81;
let v84 = select(v83, v80, v71);
var<function> v620_store: u32;
let v620 = &v620_store;
*v620 = v691;
var<function> v621_store: u32;
let v621 = &v621_store;
*v621 = v16;
let v90 = u32(27);
let v91 = u32(1);
for(var v92: u32 = v16; v92 < v90; v92 += v91) {
let v94 = *v621;
let v96 = v94 << u32(v91);
*v621 = v96;
let v97 = *v620;
let v98 = v97 >= v77;
if v98 {
let v100 = v97 - v77;
*v620 = v100;
let v101 = *v621;
let v103 = v101 + v91;
*v621 = v103;

}
let v104 = *v620;
let v106 = v104 << u32(v91);
*v620 = v106;

}
let v107 = *v621;
let v109 = v107 << u32(v91);
let v110 = *v620;
let v112 = v110 > v16;
let v113 = u32(v112);
let v114 = v109 | v113;
let v115 = v687 - v84;
let v116 = i32(27);
let v117 = v115 - v116;
let v118 = u32(countLeadingZeros(v114));
let v119 = i32(v118);
let v120 = i32(31);
let v121 = v120 - v119;
let v122 = v121 + v117;
let v123 = i32(127);
let v124 = v122 + v123;
let v125 = i32(23);
let v126 = v121 - v125;
let v128 = v58 - v117;
let v129 = max(v126, v128);
var<function> v623_store: u32;
let v623 = &v623_store;
*v623 = v16;
let v133 = i32(0);
let v134 = v129 <= v133;
if v134 {
let v135 = -v129;
let v137 = min(v135, v120);
let v138 = u32(v137);
let v139 = v114 << u32(v138);
*v623 = v139;

} else {
let v141 = v129 <= v120;
if v141 {
let v142 = u32(v129);
let v144 = v142 - v91;
let v146 = v91 << u32(v144);
let v147 = v114 >> u32(v142);
*v623 = v147;
let v148 = *v623;
let v149 = v148 << u32(v142);
let v150 = v114 - v149;
let v151 = v150 > v146;
let v152 = v150 == v146;
let v155 = v148 & v91;
let v157 = v155 == v91;
let v158 = v152 && v157;
let v159 = v151 || v158;
if v159 {
let v162 = v148 + v91;
*v623 = v162;

}

}

}
var<function> v624_store: u32;
let v624 = &v624_store;
let v164 = *v623;
*v624 = v164;
let v165 = i32(254);
let v166 = v124 > v165;
if v166 {
let v167 = u32(2139095039);
*v624 = v167;

} else {
let v169 = v124 > v133;
if v169 {
let v170 = i32(1);
let v171 = v124 - v170;
let v172 = u32(v171);
let v174 = v172 << u32(v41);
let v175 = *v624;
let v176 = v175 + v174;
*v624 = v176;

}

}
let v178 = v114 == v16;
let v179 = *v624;
let v180 = u32(2139095039);
let v181 = min(v179, v180);
let v183 = select(v181, v16, v178);
*v619 = v183;

}
let v185 = u32(8388607);
let v188 = u32(23);
let v191 = u32(8);
let v195 = u32(8388608);
let v197 = u32(31);
let v676 = i32(127);
let v202 = i32(150);
let v675 = i32(-23);
let v205 = i32(-149);
let v208 = *v619;
let v210 = v208 & v185;
let v213 = v208 >> u32(v188);
let v214 = u32(countLeadingZeros(v210));
let v216 = v214 - v191;
let v218 = v213 > v16;
let v220 = v210 | v195;
let v222 = v216 & v197;
let v223 = v210 << u32(v222);
let v224 = select(v223, v220, v218);
let v225 = i32(v213);
let v227 = v225 - v202;
let v228 = i32(v216);
let v230 = v205 - v228;
let v231 = select(v230, v227, v218);
var<function> v625_store: u32;
let v625 = &v625_store;
*v625 = v195;
var<function> v626_store: u32;
let v626 = &v626_store;
*v626 = v16;
let v237 = u32(27);
let v238 = u32(1);
for(var v239: u32 = v16; v239 < v237; v239 += v238) {
let v241 = *v626;
let v243 = v241 << u32(v238);
*v626 = v243;
let v244 = *v625;
let v245 = v244 >= v224;
if v245 {
let v247 = v244 - v224;
*v625 = v247;
let v248 = *v626;
let v250 = v248 + v238;
*v626 = v250;

}
let v251 = *v625;
let v253 = v251 << u32(v238);
*v625 = v253;

}
let v254 = *v626;
let v256 = v254 << u32(v238);
let v257 = *v625;
let v259 = v257 > v16;
let v260 = u32(v259);
let v261 = v256 | v260;
let v262 = v675 - v231;
let v263 = i32(27);
let v264 = v262 - v263;
let v265 = u32(countLeadingZeros(v261));
let v266 = i32(v265);
let v267 = i32(31);
let v268 = v267 - v266;
let v269 = v268 + v264;
let v271 = v269 + v676;
let v272 = i32(23);
let v273 = v268 - v272;
let v275 = v205 - v264;
let v276 = max(v273, v275);
var<function> v628_store: u32;
let v628 = &v628_store;
*v628 = v16;
let v280 = i32(0);
let v281 = v276 <= v280;
if v281 {
let v282 = -v276;
let v284 = min(v282, v267);
let v285 = u32(v284);
let v286 = v261 << u32(v285);
*v628 = v286;

} else {
let v288 = v276 <= v267;
if v288 {
let v289 = u32(v276);
let v291 = v289 - v238;
let v293 = v238 << u32(v291);
let v294 = v261 >> u32(v289);
*v628 = v294;
let v295 = *v628;
let v296 = v295 << u32(v289);
let v297 = v261 - v296;
let v298 = v297 > v293;
let v299 = v297 == v293;
let v302 = v295 & v238;
let v304 = v302 == v238;
let v305 = v299 && v304;
let v306 = v298 || v305;
if v306 {
let v309 = v295 + v238;
*v628 = v309;

}

}

}
var<function> v629_store: u32;
let v629 = &v629_store;
let v311 = *v628;
*v629 = v311;
let v312 = i32(254);
let v313 = v271 > v312;
if v313 {
let v314 = u32(2139095039);
*v629 = v314;

} else {
let v316 = v271 > v280;
if v316 {
let v317 = i32(1);
let v318 = v271 - v317;
let v319 = u32(v318);
let v321 = v319 << u32(v188);
let v322 = *v629;
let v323 = v322 + v321;
*v629 = v323;

}

}
let v325 = v261 == v16;
let v326 = *v629;
let v327 = u32(2139095039);
let v328 = min(v326, v327);
let v330 = select(v328, v16, v325);
let v331 = u32(v660);
let v332 = u32(3);
let v333 = v331 >> u32(v332);
let v334 = i32(v333);
let v336 = v334 == v280;
let v337 = u32(7);
let v338 = v331 & v337;
let v342 = v338 | v191;
let v343 = select(v342, v338, v336);
let v344 = i32(1);
let v345 = max(v334, v344);
let v346 = i32(10);
let v347 = v345 - v346;
let v349 = v330 & v185;
let v351 = v330 >> u32(v188);
let v352 = u32(countLeadingZeros(v349));
let v354 = v352 - v191;
let v356 = v351 > v16;
let v358 = v349 | v195;
let v360 = v354 & v197;
let v361 = v349 << u32(v360);
let v362 = select(v361, v358, v356);
let v363 = i32(v351);
let v365 = v363 - v202;
let v366 = i32(v354);
let v368 = v205 - v366;
let v369 = select(v368, v365, v356);
let v370 = v343 * v362;
let v371 = v347 + v369;
let v372 = u32(countLeadingZeros(v370));
let v373 = i32(v372);
let v375 = v267 - v373;
let v376 = v375 + v371;
let v378 = v376 + v676;
let v380 = v375 - v272;
let v382 = v205 - v371;
let v383 = max(v380, v382);
var<function> v630_store: u32;
let v630 = &v630_store;
*v630 = v16;
let v388 = v383 <= v280;
if v388 {
let v389 = -v383;
let v391 = min(v389, v267);
let v392 = u32(v391);
let v393 = v370 << u32(v392);
*v630 = v393;

} else {
let v395 = v383 <= v267;
if v395 {
let v396 = u32(v383);
let v398 = v396 - v238;
let v400 = v238 << u32(v398);
let v401 = v370 >> u32(v396);
*v630 = v401;
let v402 = *v630;
let v403 = v402 << u32(v396);
let v404 = v370 - v403;
let v405 = v404 > v400;
let v406 = v404 == v400;
let v409 = v402 & v238;
let v411 = v409 == v238;
let v412 = v406 && v411;
let v413 = v405 || v412;
if v413 {
let v416 = v402 + v238;
*v630 = v416;

}

}

}
var<function> v631_store: u32;
let v631 = &v631_store;
let v418 = *v630;
*v631 = v418;
let v420 = v378 > v312;
if v420 {
*v631 = v327;

} else {
let v423 = v378 > v280;
if v423 {
let v425 = v378 - v344;
let v426 = u32(v425);
let v428 = v426 << u32(v188);
let v429 = *v631;
let v430 = v429 + v428;
*v631 = v430;

}

}
let v432 = v370 == v16;
let v433 = *v631;
let v435 = min(v433, v327);
let v437 = select(v435, v16, v432);
var<function> v632_store: u32;
let v632 = &v632_store;
*v632 = v327;
let v442 = v437 > v16;
if v442 {
let v444 = v437 & v185;
let v446 = v437 >> u32(v188);
let v447 = u32(countLeadingZeros(v444));
let v449 = v447 - v191;
let v451 = v446 > v16;
let v453 = v444 | v195;
let v455 = v449 & v197;
let v456 = v444 << u32(v455);
let v457 = select(v456, v453, v451);
let v458 = i32(v446);
let v460 = v458 - v202;
let v461 = i32(v449);
let v463 = v205 - v461;
let v464 = select(v463, v460, v451);
var<function> v633_store: u32;
let v633 = &v633_store;
*v633 = v195;
var<function> v634_store: u32;
let v634 = &v634_store;
*v634 = v16;
for(var v474: u32 = v16; v474 < v237; v474 += v238) {
let v476 = *v634;
let v478 = v476 << u32(v238);
*v634 = v478;
let v479 = *v633;
let v480 = v479 >= v457;
if v480 {
let v482 = v479 - v457;
*v633 = v482;
let v483 = *v634;
let v485 = v483 + v238;
*v634 = v485;

}
let v486 = *v633;
let v488 = v486 << u32(v238);
*v633 = v488;

}
let v489 = *v634;
let v491 = v489 << u32(v238);
let v492 = *v633;
let v494 = v492 > v16;
let v495 = u32(v494);
let v496 = v491 | v495;
let v498 = v675 - v464;
let v500 = v498 - v263;
let v501 = u32(countLeadingZeros(v496));
let v502 = i32(v501);
let v504 = v267 - v502;
let v505 = v504 + v500;
let v507 = v505 + v676;
let v509 = v504 - v272;
let v511 = v205 - v500;
let v512 = max(v509, v511);
var<function> v636_store: u32;
let v636 = &v636_store;
*v636 = v16;
let v517 = v512 <= v280;
if v517 {
let v518 = -v512;
let v520 = min(v518, v267);
let v521 = u32(v520);
let v522 = v496 << u32(v521);
*v636 = v522;

} else {
let v524 = v512 <= v267;
if v524 {
let v525 = u32(v512);
let v527 = v525 - v238;
let v529 = v238 << u32(v527);
let v530 = v496 >> u32(v525);
*v636 = v530;
let v531 = *v636;
let v532 = v531 << u32(v525);
let v533 = v496 - v532;
let v534 = v533 > v529;
let v535 = v533 == v529;
let v538 = v531 & v238;
let v540 = v538 == v238;
let v541 = v535 && v540;
let v542 = v534 || v541;
if v542 {
let v545 = v531 + v238;
*v636 = v545;

}

}

}
var<function> v637_store: u32;
let v637 = &v637_store;
let v547 = *v636;
*v637 = v547;
let v549 = v507 > v312;
if v549 {
*v637 = v327;

} else {
let v552 = v507 > v280;
if v552 {
let v554 = v507 - v344;
let v555 = u32(v554);
let v557 = v555 << u32(v188);
let v558 = *v637;
let v559 = v558 + v557;
*v637 = v559;

}

}
let v561 = v496 == v16;
let v562 = *v637;
let v564 = min(v562, v327);
let v566 = select(v564, v16, v561);
*v632 = v566;

}
let v570 = &(*v704)[v660];
let v571 = *v632;
*v570 = v571;
let v573 = v660 == v3;
if v573 {
let v574 = *v619;
let v575 = bitcast<f32>(v574);
let v576 = f32(0.1666666716337204);
let v577 = v575 * v576;
let v578 = bitcast<u32>(v577);
let v583 = &(*v704)[v672];
*v583 = v578;
let v586 = u32(257);
let v588 = &(*v704)[v586];
*v588 = v574;
let v592 = u32(258);
let v594 = &(*v704)[v592];
*v594 = v330;
let v597 = u32(259);
let v599 = &(*v704)[v597];
let v600 = *v617;
*v599 = v600;
let v603 = u32(260);
let v605 = &(*v704)[v603];
*v605 = v16;
let v611 = &(*v703)[v3];
*v611 = v600;

}

}
return;

}
