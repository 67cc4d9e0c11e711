// cross_entropy_kernel in src/layers/cross_entropy.rs, scene f32, cubes of 256 x 1 x 1
// comptime: v: Variant { group: Group { lanes: 32, units: 256, }, padded: false, gradient: true, },

var<workgroup> shared_v73: array<f32, 256>;
var<workgroup> shared_v320: array<f32, 256>;
var<workgroup> shared_v451: array<f32, 256>;
@group(0) @binding(2) var<storage, read_write> v9: array<f32>;
@group(0) @binding(1) var<storage, read_write> v5: array<u32>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 4>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn cross_entropy_kernel(@builtin(local_invocation_id) v758: vec3<u32>, @builtin(workgroup_id) v763: vec3<u32>, @builtin(num_workgroups) v765: vec3<u32>, @builtin(local_invocation_index) v772: u32) {
let v786 = &v9;
let v787 = &v5;
let v788 = &v1;
let v3 = u32(0);
let v13 = info_var.scalars_u32[0];
let v14 = info_var.scalars_u32[1];
let v16 = info_var.scalars_f32[0];
let v764 = v763[2];
let v713 = u32(v764);
let v766 = v765[1];
let v715 = u32(v766);
let v716 = v713 * v715;
let v767 = v765[0];
let v718 = u32(v767);
let v719 = v716 * v718;
let v768 = v763[1];
let v721 = u32(v768);
let v724 = v721 * v718;
let v725 = v719 + v724;
let v770 = v763[0];
let v727 = u32(v770);
let v728 = v725 + v727;
let v783 = u32(256);
let v731 = v728 * v783;
let v773 = v772;
let v733 = u32(v773);
let v734 = v731 + v733;
let v18 = u32(32);
let v19 = v734 / v18;
let v20 = u32(v13);
let v21 = v19 < v20;
let v26 = u32(1);
let v27 = v20 - v26;
let v28 = min(v19, v27);
let v759 = v758[0];
let v30 = u32(v759);
let v32 = v30 % v18;
let v33 = u32(v14);
let v34 = v28 * v33;
let v38 = &(*v787)[v28];
let v39 = *v38;
let v40 = f32(0.0);
let v41 = vec4<f32>(v40);
let v42 = f32(-3.3999999521443642e38);
let v43 = vec4<f32>(v42);
var<function> v692_store: vec4<f32>;
let v692 = &v692_store;
*v692 = v43;
for(var v46: u32 = v32; v46 < v33; v46 += v18) {
let v48 = v34 + v46;
let v52 = &(*v788)[v48];
let v53 = *v52;
let v54 = *v692;
let v55 = max(v54, v53);
*v692 = v55;

}
let v56 = *v692;
let v57 = v56[0];
var<function> v694_store: f32;
let v694 = &v694_store;
*v694 = v57;
let v59 = *v692;
let v60 = v59[1];
let v61 = *v694;
let v62 = max(v61, v60);
*v694 = v62;
let v63 = *v692;
let v64 = v63[2];
let v65 = *v694;
let v66 = max(v65, v64);
*v694 = v66;
let v67 = *v692;
let v68 = v67[3];
let v69 = *v694;
let v70 = max(v69, v68);
*v694 = v70;
var<function> v695_store: f32;
let v695 = &v695_store;
let v72 = *v694;
*v695 = v72;
let v696 = &shared_v73;
let v84 = &(*v696)[v30];
let v85 = *v694;
*v84 = v85;
workgroupBarrier();
let v86 = u32(16);
let v87 = v32 < v86;
if v87 {
let v92 = *v84;
let v94 = v30 + v86;
let v98 = &(*v696)[v94];
let v99 = *v98;
let v100 = max(v92, v99);
*v84 = v100;

}
workgroupBarrier();
let v105 = u32(8);
let v106 = v32 < v105;
if v106 {
let v111 = *v84;
let v113 = v30 + v105;
let v117 = &(*v696)[v113];
let v118 = *v117;
let v119 = max(v111, v118);
*v84 = v119;

}
workgroupBarrier();
let v124 = u32(4);
let v125 = v32 < v124;
if v125 {
let v130 = *v84;
let v132 = v30 + v124;
let v136 = &(*v696)[v132];
let v137 = *v136;
let v138 = max(v130, v137);
*v84 = v138;

}
workgroupBarrier();
let v143 = u32(2);
let v144 = v32 < v143;
if v144 {
let v149 = *v84;
let v151 = v30 + v143;
let v155 = &(*v696)[v151];
let v156 = *v155;
let v157 = max(v149, v156);
*v84 = v157;

}
workgroupBarrier();
let v163 = v32 < v26;
if v163 {
let v168 = *v84;
let v170 = v30 + v26;
let v174 = &(*v696)[v170];
let v175 = *v174;
let v176 = max(v168, v175);
*v84 = v176;

}
workgroupBarrier();
let v181 = v30 - v32;
let v185 = &(*v696)[v181];
let v186 = *v185;
*v695 = v186;
workgroupBarrier();
var<function> v697_store: vec4<f32>;
let v697 = &v697_store;
*v697 = v41;
var<function> v698_store: vec4<f32>;
let v698 = &v698_store;
*v698 = v41;
for(var v190: u32 = v32; v190 < v33; v190 += v18) {
let v192 = v34 + v190;
let v196 = &(*v788)[v192];
let v197 = *v196;
let v198 = *v695;
let v199 = vec4<f32>(v198);
let v200 = v197 - v199;
let v201 = f32(-87.33654022216797);
let v202 = vec4<f32>(v201);
let v203 = f32(88.72283172607422);
let v204 = vec4<f32>(v203);
let v205 = v200 > v204;
let v206 = select(v200, v204, v205);
let v209 = v200 < v202;
let v210 = f32(1.4426950216293335);
let v211 = vec4<f32>(v210);
let v212 = v206 * v211;
let v213 = round(v212);
let v214 = -v213;
let v215 = f32(0.693359375);
let v216 = vec4<f32>(v215);
let v217 = fma(v214, v216, v206);
let v218 = select(v217, v41, v209);
let v220 = f32(-0.00021219444170128554);
let v221 = vec4<f32>(v220);
let v222 = fma(v214, v221, v218);
let v223 = f32(0.0013926250394433737);
let v224 = vec4<f32>(v223);
var<function> v700_store: vec4<f32>;
let v700 = &v700_store;
*v700 = v224;
let v226 = f32(0.00836323294788599);
let v227 = vec4<f32>(v226);
let v228 = *v700;
let v229 = fma(v228, v222, v227);
*v700 = v229;
let v230 = f32(0.04166655242443085);
let v231 = vec4<f32>(v230);
let v232 = *v700;
let v233 = fma(v232, v222, v231);
*v700 = v233;
let v234 = f32(0.16666576266288757);
let v235 = vec4<f32>(v234);
let v236 = *v700;
let v237 = fma(v236, v222, v235);
*v700 = v237;
let v238 = f32(0.5);
let v239 = vec4<f32>(v238);
let v240 = *v700;
let v241 = fma(v240, v222, v239);
*v700 = v241;
let v242 = v222 * v222;
let v243 = *v700;
let v244 = fma(v242, v243, v222);
let v245 = f32(1.0);
let v246 = vec4<f32>(v245);
let v247 = v244 + v246;
*v700 = v247;
let v248 = *v700;
let v249 = bitcast<vec4<i32>>(v248);
let v250 = vec4<i32>(v213);
let v251 = i32(23);
let v252 = vec4<i32>(v251);
let v253 = v250 << vec4<u32>(v252);
let v254 = v249 + v253;
let v255 = bitcast<vec4<f32>>(v254);
let v256 = select(v255, v41, v209);
let v257 = *v697;
let v258 = v257 + v256;
*v697 = v258;
let v260 = v190 * v124;
let v261 = u32(v260);
let v262 = vec4<u32>(v261);
var<function> v701_store: vec4<u32>;
let v701 = &v701_store;
*v701 = v262;
let v269 = *v701;
let v270 = vec4<u32>(v261, v269[1], v269[2], v269[3]);
*v701 = v270;
let v274 = v260 + v26;
let v275 = u32(v274);
let v276 = *v701;
let v277 = vec4<u32>(v276[0], v275, v276[2], v276[3]);
*v701 = v277;
let v281 = v260 + v143;
let v282 = u32(v281);
let v283 = *v701;
let v284 = vec4<u32>(v283[0], v283[1], v282, v283[3]);
*v701 = v284;
let v287 = u32(3);
let v288 = v260 + v287;
let v289 = u32(v288);
let v290 = *v701;
let v291 = vec4<u32>(v290[0], v290[1], v290[2], v289);
*v701 = v291;
let v292 = vec4<u32>(v39);
let v293 = *v701;
let v294 = v293 == v292;
let v295 = select(v41, v200, v294);
let v296 = *v698;
let v297 = v296 + v295;
*v698 = v297;
if v21 {
*v196 = v256;

}

}
let v303 = *v697;
let v304 = v303[0];
var<function> v702_store: f32;
let v702 = &v702_store;
*v702 = v304;
let v306 = *v697;
let v307 = v306[1];
let v308 = *v702;
let v309 = v308 + v307;
*v702 = v309;
let v310 = *v697;
let v311 = v310[2];
let v312 = *v702;
let v313 = v312 + v311;
*v702 = v313;
let v314 = *v697;
let v315 = v314[3];
let v316 = *v702;
let v317 = v316 + v315;
*v702 = v317;
var<function> v703_store: f32;
let v703 = &v703_store;
let v319 = *v702;
*v703 = v319;
let v704 = &shared_v320;
let v331 = &(*v704)[v30];
let v332 = *v702;
*v331 = v332;
workgroupBarrier();
if v87 {
let v339 = *v331;
let v341 = v30 + v86;
let v345 = &(*v704)[v341];
let v346 = *v345;
let v347 = v339 + v346;
*v331 = v347;

}
workgroupBarrier();
if v106 {
let v358 = *v331;
let v360 = v30 + v105;
let v364 = &(*v704)[v360];
let v365 = *v364;
let v366 = v358 + v365;
*v331 = v366;

}
workgroupBarrier();
if v125 {
let v377 = *v331;
let v379 = v30 + v124;
let v383 = &(*v704)[v379];
let v384 = *v383;
let v385 = v377 + v384;
*v331 = v385;

}
workgroupBarrier();
if v144 {
let v396 = *v331;
let v398 = v30 + v143;
let v402 = &(*v704)[v398];
let v403 = *v402;
let v404 = v396 + v403;
*v331 = v404;

}
workgroupBarrier();
if v163 {
let v415 = *v331;
let v417 = v30 + v26;
let v421 = &(*v704)[v417];
let v422 = *v421;
let v423 = v415 + v422;
*v331 = v423;

}
workgroupBarrier();
let v432 = &(*v704)[v181];
let v433 = *v432;
*v703 = v433;
workgroupBarrier();
let v434 = *v698;
let v435 = v434[0];
var<function> v705_store: f32;
let v705 = &v705_store;
*v705 = v435;
let v437 = *v698;
let v438 = v437[1];
let v439 = *v705;
let v440 = v439 + v438;
*v705 = v440;
let v441 = *v698;
let v442 = v441[2];
let v443 = *v705;
let v444 = v443 + v442;
*v705 = v444;
let v445 = *v698;
let v446 = v445[3];
let v447 = *v705;
let v448 = v447 + v446;
*v705 = v448;
var<function> v706_store: f32;
let v706 = &v706_store;
let v450 = *v705;
*v706 = v450;
let v707 = &shared_v451;
let v462 = &(*v707)[v30];
let v463 = *v705;
*v462 = v463;
workgroupBarrier();
if v87 {
let v470 = *v462;
let v472 = v30 + v86;
let v476 = &(*v707)[v472];
let v477 = *v476;
let v478 = v470 + v477;
*v462 = v478;

}
workgroupBarrier();
if v106 {
let v489 = *v462;
let v491 = v30 + v105;
let v495 = &(*v707)[v491];
let v496 = *v495;
let v497 = v489 + v496;
*v462 = v497;

}
workgroupBarrier();
if v125 {
let v508 = *v462;
let v510 = v30 + v124;
let v514 = &(*v707)[v510];
let v515 = *v514;
let v516 = v508 + v515;
*v462 = v516;

}
workgroupBarrier();
if v144 {
let v527 = *v462;
let v529 = v30 + v143;
let v533 = &(*v707)[v529];
let v534 = *v533;
let v535 = v527 + v534;
*v462 = v535;

}
workgroupBarrier();
if v163 {
let v546 = *v462;
let v548 = v30 + v26;
let v552 = &(*v707)[v548];
let v553 = *v552;
let v554 = v546 + v553;
*v462 = v554;

}
workgroupBarrier();
let v563 = &(*v707)[v181];
let v564 = *v563;
*v706 = v564;
workgroupBarrier();
if v21 {
let v565 = u32(4294967295);
let v566 = v39 != v565;
let v568 = v32 == v3;
if v568 {
let v569 = *v703;
let v570 = f32(1.0);
let v571 = bitcast<u32>(v569);
let v572 = u32(4913933);
let v573 = v571 + v572;
let v574 = u32(23);
let v575 = v573 >> u32(v574);
let v576 = f32(v575);
let v577 = f32(127.0);
let v578 = v576 - v577;
let v579 = u32(8388607);
let v580 = v573 & v579;
let v581 = u32(1060439283);
let v582 = v580 + v581;
let v583 = bitcast<f32>(v582);
let v584 = v583 - v570;
let v585 = v583 + v570;
let v586 = v584 / v585;
let v587 = v586 * v586;
let v588 = f32(0.2222222238779068);
var<function> v708_store: f32;
let v708 = &v708_store;
*v708 = v588;
let v590 = f32(0.2857142984867096);
let v591 = *v708;
let v592 = fma(v591, v587, v590);
*v708 = v592;
let v593 = f32(0.4000000059604645);
let v594 = *v708;
let v595 = fma(v594, v587, v593);
*v708 = v595;
let v596 = f32(0.6666666865348816);
let v597 = *v708;
let v598 = fma(v597, v587, v596);
*v708 = v598;
let v599 = -v584;
let v600 = *v708;
let v601 = fma(v587, v600, v599);
let v602 = f32(-0.00021219444170128554);
let v603 = v578 * v602;
let v604 = fma(v586, v601, v603);
let v605 = f32(0.693359375);
let v606 = v584 + v604;
let v607 = fma(v578, v605, v606);
let v608 = u32(2139095040);
let v609 = v571 < v608;
let v610 = select(v569, v607, v609);
let v611 = *v706;
let v612 = v610 - v611;
let v614 = select(v40, v612, v566);
let v618 = &(*v786)[v28];
*v618 = v614;

}
if v566 {
let v619 = f32(1.0);
let v620 = *v703;
let v621 = v619 / v620;
let v622 = vec4<f32>(v621);
let v623 = vec4<f32>(v16);
let v625 = vec4<f32>(v619);
for(var v627: u32 = v32; v627 < v33; v627 += v18) {
let v630 = v627 * v124;
let v631 = u32(v630);
let v632 = vec4<u32>(v631);
var<function> v710_store: vec4<u32>;
let v710 = &v710_store;
*v710 = v632;
let v639 = *v710;
let v640 = vec4<u32>(v631, v639[1], v639[2], v639[3]);
*v710 = v640;
let v644 = v630 + v26;
let v645 = u32(v644);
let v646 = *v710;
let v647 = vec4<u32>(v646[0], v645, v646[2], v646[3]);
*v710 = v647;
let v651 = v630 + v143;
let v652 = u32(v651);
let v653 = *v710;
let v654 = vec4<u32>(v653[0], v653[1], v652, v653[3]);
*v710 = v654;
let v657 = u32(3);
let v658 = v630 + v657;
let v659 = u32(v658);
let v660 = *v710;
let v661 = vec4<u32>(v660[0], v660[1], v660[2], v659);
*v710 = v661;
let v662 = vec4<u32>(v39);
let v663 = *v710;
let v664 = v663 == v662;
let v665 = select(v41, v625, v664);
let v666 = v34 + v627;
let v670 = &(*v788)[v666];
let v671 = *v670;
let v784 = -v665;
let v785 = fma(v671, v622, v784);
let v674 = v785 * v623;
*v670 = v674;

}

} else {
for(var v681: u32 = v32; v681 < v33; v681 += v18) {
let v683 = v34 + v681;
let v687 = &(*v788)[v683];
*v687 = v41;

}

}

}
return;

}
