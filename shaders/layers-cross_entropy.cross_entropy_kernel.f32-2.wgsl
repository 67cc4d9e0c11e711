// cross_entropy_kernel in src/layers/cross_entropy.rs, scene f32, cubes of 256 x 1 x 1
// comptime: v: Variant { group: Group { lanes: 32, units: 256, }, padded: false, gradient: false, },

var<workgroup> shared_v73: array<f32, 256>;
var<workgroup> shared_v315: array<f32, 256>;
var<workgroup> shared_v446: array<f32, 256>;
@group(0) @binding(2) var<storage, read_write> v9: array<f32>;
@group(0) @binding(1) var<storage, read_write> v5: array<u32>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 4>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn cross_entropy_kernel(@builtin(local_invocation_id) v681: vec3<u32>, @builtin(workgroup_id) v686: vec3<u32>, @builtin(num_workgroups) v688: vec3<u32>, @builtin(local_invocation_index) v695: u32) {
let v707 = &v9;
let v708 = &v5;
let v709 = &v1;
let v3 = u32(0);
let v13 = info_var.scalars_u32[0];
let v14 = info_var.scalars_u32[1];
let v687 = v686[2];
let v636 = u32(v687);
let v689 = v688[1];
let v638 = u32(v689);
let v639 = v636 * v638;
let v690 = v688[0];
let v641 = u32(v690);
let v642 = v639 * v641;
let v691 = v686[1];
let v644 = u32(v691);
let v647 = v644 * v641;
let v648 = v642 + v647;
let v693 = v686[0];
let v650 = u32(v693);
let v651 = v648 + v650;
let v706 = u32(256);
let v654 = v651 * v706;
let v696 = v695;
let v656 = u32(v696);
let v657 = v654 + v656;
let v18 = u32(32);
let v19 = v657 / v18;
let v20 = u32(v13);
let v21 = v19 < v20;
let v26 = u32(1);
let v27 = v20 - v26;
let v28 = min(v19, v27);
let v682 = v681[0];
let v30 = u32(v682);
let v32 = v30 % v18;
let v33 = u32(v14);
let v34 = v28 * v33;
let v38 = &(*v708)[v28];
let v39 = *v38;
let v40 = f32(0.0);
let v41 = vec4<f32>(v40);
let v42 = f32(-3.3999999521443642e38);
let v43 = vec4<f32>(v42);
var<function> v618_store: vec4<f32>;
let v618 = &v618_store;
*v618 = v43;
for(var v46: u32 = v32; v46 < v33; v46 += v18) {
let v48 = v34 + v46;
let v52 = &(*v709)[v48];
let v53 = *v52;
let v54 = *v618;
let v55 = max(v54, v53);
*v618 = v55;

}
let v56 = *v618;
let v57 = v56[0];
var<function> v620_store: f32;
let v620 = &v620_store;
*v620 = v57;
let v59 = *v618;
let v60 = v59[1];
let v61 = *v620;
let v62 = max(v61, v60);
*v620 = v62;
let v63 = *v618;
let v64 = v63[2];
let v65 = *v620;
let v66 = max(v65, v64);
*v620 = v66;
let v67 = *v618;
let v68 = v67[3];
let v69 = *v620;
let v70 = max(v69, v68);
*v620 = v70;
var<function> v621_store: f32;
let v621 = &v621_store;
let v72 = *v620;
*v621 = v72;
let v622 = &shared_v73;
let v84 = &(*v622)[v30];
let v85 = *v620;
*v84 = v85;
workgroupBarrier();
let v86 = u32(16);
let v87 = v32 < v86;
if v87 {
let v92 = *v84;
let v94 = v30 + v86;
let v98 = &(*v622)[v94];
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
let v117 = &(*v622)[v113];
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
let v136 = &(*v622)[v132];
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
let v155 = &(*v622)[v151];
let v156 = *v155;
let v157 = max(v149, v156);
*v84 = v157;

}
workgroupBarrier();
let v163 = v32 < v26;
if v163 {
let v168 = *v84;
let v170 = v30 + v26;
let v174 = &(*v622)[v170];
let v175 = *v174;
let v176 = max(v168, v175);
*v84 = v176;

}
workgroupBarrier();
let v181 = v30 - v32;
let v185 = &(*v622)[v181];
let v186 = *v185;
*v621 = v186;
workgroupBarrier();
var<function> v623_store: vec4<f32>;
let v623 = &v623_store;
*v623 = v41;
var<function> v624_store: vec4<f32>;
let v624 = &v624_store;
*v624 = v41;
for(var v190: u32 = v32; v190 < v33; v190 += v18) {
let v192 = v34 + v190;
let v196 = &(*v709)[v192];
let v197 = *v196;
let v198 = *v621;
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
var<function> v626_store: vec4<f32>;
let v626 = &v626_store;
*v626 = v224;
let v226 = f32(0.00836323294788599);
let v227 = vec4<f32>(v226);
let v228 = *v626;
let v229 = fma(v228, v222, v227);
*v626 = v229;
let v230 = f32(0.04166655242443085);
let v231 = vec4<f32>(v230);
let v232 = *v626;
let v233 = fma(v232, v222, v231);
*v626 = v233;
let v234 = f32(0.16666576266288757);
let v235 = vec4<f32>(v234);
let v236 = *v626;
let v237 = fma(v236, v222, v235);
*v626 = v237;
let v238 = f32(0.5);
let v239 = vec4<f32>(v238);
let v240 = *v626;
let v241 = fma(v240, v222, v239);
*v626 = v241;
let v242 = v222 * v222;
let v243 = *v626;
let v244 = fma(v242, v243, v222);
let v245 = f32(1.0);
let v246 = vec4<f32>(v245);
let v247 = v244 + v246;
*v626 = v247;
let v248 = *v626;
let v249 = bitcast<vec4<i32>>(v248);
let v250 = vec4<i32>(v213);
let v251 = i32(23);
let v252 = vec4<i32>(v251);
let v253 = v250 << vec4<u32>(v252);
let v254 = v249 + v253;
let v255 = bitcast<vec4<f32>>(v254);
let v256 = select(v255, v41, v209);
let v257 = *v623;
let v258 = v257 + v256;
*v623 = v258;
let v260 = v190 * v124;
let v261 = u32(v260);
let v262 = vec4<u32>(v261);
var<function> v627_store: vec4<u32>;
let v627 = &v627_store;
*v627 = v262;
let v269 = *v627;
let v270 = vec4<u32>(v261, v269[1], v269[2], v269[3]);
*v627 = v270;
let v274 = v260 + v26;
let v275 = u32(v274);
let v276 = *v627;
let v277 = vec4<u32>(v276[0], v275, v276[2], v276[3]);
*v627 = v277;
let v281 = v260 + v143;
let v282 = u32(v281);
let v283 = *v627;
let v284 = vec4<u32>(v283[0], v283[1], v282, v283[3]);
*v627 = v284;
let v287 = u32(3);
let v288 = v260 + v287;
let v289 = u32(v288);
let v290 = *v627;
let v291 = vec4<u32>(v290[0], v290[1], v290[2], v289);
*v627 = v291;
let v292 = vec4<u32>(v39);
let v293 = *v627;
let v294 = v293 == v292;
let v295 = select(v41, v200, v294);
let v296 = *v624;
let v297 = v296 + v295;
*v624 = v297;

}
let v298 = *v623;
let v299 = v298[0];
var<function> v628_store: f32;
let v628 = &v628_store;
*v628 = v299;
let v301 = *v623;
let v302 = v301[1];
let v303 = *v628;
let v304 = v303 + v302;
*v628 = v304;
let v305 = *v623;
let v306 = v305[2];
let v307 = *v628;
let v308 = v307 + v306;
*v628 = v308;
let v309 = *v623;
let v310 = v309[3];
let v311 = *v628;
let v312 = v311 + v310;
*v628 = v312;
var<function> v629_store: f32;
let v629 = &v629_store;
let v314 = *v628;
*v629 = v314;
let v630 = &shared_v315;
let v326 = &(*v630)[v30];
let v327 = *v628;
*v326 = v327;
workgroupBarrier();
if v87 {
let v334 = *v326;
let v336 = v30 + v86;
let v340 = &(*v630)[v336];
let v341 = *v340;
let v342 = v334 + v341;
*v326 = v342;

}
workgroupBarrier();
if v106 {
let v353 = *v326;
let v355 = v30 + v105;
let v359 = &(*v630)[v355];
let v360 = *v359;
let v361 = v353 + v360;
*v326 = v361;

}
workgroupBarrier();
if v125 {
let v372 = *v326;
let v374 = v30 + v124;
let v378 = &(*v630)[v374];
let v379 = *v378;
let v380 = v372 + v379;
*v326 = v380;

}
workgroupBarrier();
if v144 {
let v391 = *v326;
let v393 = v30 + v143;
let v397 = &(*v630)[v393];
let v398 = *v397;
let v399 = v391 + v398;
*v326 = v399;

}
workgroupBarrier();
if v163 {
let v410 = *v326;
let v412 = v30 + v26;
let v416 = &(*v630)[v412];
let v417 = *v416;
let v418 = v410 + v417;
*v326 = v418;

}
workgroupBarrier();
let v427 = &(*v630)[v181];
let v428 = *v427;
*v629 = v428;
workgroupBarrier();
let v429 = *v624;
let v430 = v429[0];
var<function> v631_store: f32;
let v631 = &v631_store;
*v631 = v430;
let v432 = *v624;
let v433 = v432[1];
let v434 = *v631;
let v435 = v434 + v433;
*v631 = v435;
let v436 = *v624;
let v437 = v436[2];
let v438 = *v631;
let v439 = v438 + v437;
*v631 = v439;
let v440 = *v624;
let v441 = v440[3];
let v442 = *v631;
let v443 = v442 + v441;
*v631 = v443;
var<function> v632_store: f32;
let v632 = &v632_store;
let v445 = *v631;
*v632 = v445;
let v633 = &shared_v446;
let v457 = &(*v633)[v30];
let v458 = *v631;
*v457 = v458;
workgroupBarrier();
if v87 {
let v465 = *v457;
let v467 = v30 + v86;
let v471 = &(*v633)[v467];
let v472 = *v471;
let v473 = v465 + v472;
*v457 = v473;

}
workgroupBarrier();
if v106 {
let v484 = *v457;
let v486 = v30 + v105;
let v490 = &(*v633)[v486];
let v491 = *v490;
let v492 = v484 + v491;
*v457 = v492;

}
workgroupBarrier();
if v125 {
let v503 = *v457;
let v505 = v30 + v124;
let v509 = &(*v633)[v505];
let v510 = *v509;
let v511 = v503 + v510;
*v457 = v511;

}
workgroupBarrier();
if v144 {
let v522 = *v457;
let v524 = v30 + v143;
let v528 = &(*v633)[v524];
let v529 = *v528;
let v530 = v522 + v529;
*v457 = v530;

}
workgroupBarrier();
if v163 {
let v541 = *v457;
let v543 = v30 + v26;
let v547 = &(*v633)[v543];
let v548 = *v547;
let v549 = v541 + v548;
*v457 = v549;

}
workgroupBarrier();
let v558 = &(*v633)[v181];
let v559 = *v558;
*v632 = v559;
workgroupBarrier();
if v21 {
let v560 = u32(4294967295);
let v561 = v39 != v560;
let v563 = v32 == v3;
if v563 {
let v564 = *v629;
let v565 = f32(1.0);
let v566 = bitcast<u32>(v564);
let v567 = u32(4913933);
let v568 = v566 + v567;
let v569 = u32(23);
let v570 = v568 >> u32(v569);
let v571 = f32(v570);
let v572 = f32(127.0);
let v573 = v571 - v572;
let v574 = u32(8388607);
let v575 = v568 & v574;
let v576 = u32(1060439283);
let v577 = v575 + v576;
let v578 = bitcast<f32>(v577);
let v579 = v578 - v565;
let v580 = v578 + v565;
let v581 = v579 / v580;
let v582 = v581 * v581;
let v583 = f32(0.2222222238779068);
var<function> v634_store: f32;
let v634 = &v634_store;
*v634 = v583;
let v585 = f32(0.2857142984867096);
let v586 = *v634;
let v587 = fma(v586, v582, v585);
*v634 = v587;
let v588 = f32(0.4000000059604645);
let v589 = *v634;
let v590 = fma(v589, v582, v588);
*v634 = v590;
let v591 = f32(0.6666666865348816);
let v592 = *v634;
let v593 = fma(v592, v582, v591);
*v634 = v593;
let v594 = -v579;
let v595 = *v634;
let v596 = fma(v582, v595, v594);
let v597 = f32(-0.00021219444170128554);
let v598 = v573 * v597;
let v599 = fma(v581, v596, v598);
let v600 = f32(0.693359375);
let v601 = v579 + v599;
let v602 = fma(v573, v600, v601);
let v603 = u32(2139095040);
let v604 = v566 < v603;
let v605 = select(v564, v602, v604);
let v606 = *v632;
let v607 = v605 - v606;
let v609 = select(v40, v607, v561);
let v613 = &(*v707)[v28];
*v613 = v609;

}

}
return;

}
