// layer_norm_backward_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, }, accumulate: false,

var<workgroup> shared_v121: array<f32, 256>;
var<workgroup> shared_v254: array<f32, 256>;
@group(0) @binding(6) var<storage, read_write> v25: array<vec4<f32>>;
@group(0) @binding(5) var<storage, read_write> v21: array<vec4<f32>>;
@group(0) @binding(4) var<storage, read_write> v17: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read_write> v13: array<f32>;
@group(0) @binding(2) var<storage, read_write> v9: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 2>, static_meta: array<u32, 8> }
@group(0) @binding(7) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn layer_norm_backward_kernel(@builtin(local_invocation_id) v491: vec3<u32>, @builtin(workgroup_id) v495: vec3<u32>, @builtin(num_workgroups) v497: vec3<u32>, @builtin(local_invocation_index) v504: u32) {
let v511 = &v25;
let v512 = &v21;
let v513 = &v17;
let v514 = &v13;
let v515 = &v9;
let v516 = &v5;
let v517 = &v1;
let v3 = u32(0);
let v29 = info_var.scalars_u32[0];
let v30 = info_var.scalars_u32[1];
let v31 = info_var.scalars_f32[0];
let v496 = v495[2];
let v469 = u32(v496);
let v498 = v497[1];
let v471 = u32(v498);
let v472 = v469 * v471;
let v499 = v497[0];
let v474 = u32(v499);
let v475 = v472 * v474;
let v500 = v495[1];
let v477 = u32(v500);
let v480 = v477 * v474;
let v481 = v475 + v480;
let v502 = v495[0];
let v483 = u32(v502);
let v484 = v481 + v483;
let v506 = u32(256);
let v487 = v484 * v506;
let v505 = v504;
let v489 = u32(v505);
let v490 = v487 + v489;
let v34 = u32(32);
let v35 = v490 / v34;
let v492 = v491[0];
let v37 = u32(v492);
let v39 = v37 % v34;
let v40 = u32(v30);
let v42 = u32(16);
let v43 = u32(1);
for(var v44: u32 = v3; v44 < v42; v44 += v43) {
let v47 = v35 * v42;
let v48 = v47 + v44;
let v49 = u32(v29);
let v50 = v48 < v49;
let v53 = v49 - v43;
let v54 = min(v48, v53);
let v58 = &(*v514)[v54];
let v59 = *v58;
let v61 = v49 + v54;
let v65 = &(*v514)[v61];
let v66 = *v65;
let v67 = f32(0.0);
let v68 = vec4<f32>(v67);
var<function> v456_store: vec4<f32>;
let v456 = &v456_store;
*v456 = v68;
var<function> v457_store: vec4<f32>;
let v457 = &v457_store;
*v457 = v68;
for(var v74: u32 = v39; v74 < v40; v74 += v34) {
let v76 = v54 * v40;
let v77 = v76 + v74;
let v81 = &(*v517)[v77];
let v82 = *v81;
let v86 = &(*v515)[v74];
let v87 = *v86;
let v88 = v82 * v87;
let v94 = &(*v516)[v77];
let v95 = *v94;
let v96 = vec4<f32>(v59);
let v97 = v95 - v96;
let v98 = vec4<f32>(v66);
let v99 = v97 * v98;
let v100 = *v456;
let v101 = v100 + v88;
*v456 = v101;
let v102 = *v457;
let v103 = fma(v88, v99, v102);
*v457 = v103;

}
let v104 = *v456;
let v105 = v104[0];
var<function> v459_store: f32;
let v459 = &v459_store;
*v459 = v105;
let v107 = *v456;
let v108 = v107[1];
let v109 = *v459;
let v110 = v109 + v108;
*v459 = v110;
let v111 = *v456;
let v112 = v111[2];
let v113 = *v459;
let v114 = v113 + v112;
*v459 = v114;
let v115 = *v456;
let v116 = v115[3];
let v117 = *v459;
let v118 = v117 + v116;
*v459 = v118;
var<function> v460_store: f32;
let v460 = &v460_store;
let v120 = *v459;
*v460 = v120;
let v461 = &shared_v121;
let v132 = &(*v461)[v37];
let v133 = *v459;
*v132 = v133;
workgroupBarrier();
let v135 = v39 < v42;
if v135 {
let v140 = *v132;
let v142 = v37 + v42;
let v146 = &(*v461)[v142];
let v147 = *v146;
let v148 = v140 + v147;
*v132 = v148;

}
workgroupBarrier();
let v153 = u32(8);
let v154 = v39 < v153;
if v154 {
let v159 = *v132;
let v161 = v37 + v153;
let v165 = &(*v461)[v161];
let v166 = *v165;
let v167 = v159 + v166;
*v132 = v167;

}
workgroupBarrier();
let v172 = u32(4);
let v173 = v39 < v172;
if v173 {
let v178 = *v132;
let v180 = v37 + v172;
let v184 = &(*v461)[v180];
let v185 = *v184;
let v186 = v178 + v185;
*v132 = v186;

}
workgroupBarrier();
let v191 = u32(2);
let v192 = v39 < v191;
if v192 {
let v197 = *v132;
let v199 = v37 + v191;
let v203 = &(*v461)[v199];
let v204 = *v203;
let v205 = v197 + v204;
*v132 = v205;

}
workgroupBarrier();
let v211 = v39 < v43;
if v211 {
let v216 = *v132;
let v218 = v37 + v43;
let v222 = &(*v461)[v218];
let v223 = *v222;
let v224 = v216 + v223;
*v132 = v224;

}
workgroupBarrier();
let v229 = v37 - v39;
let v233 = &(*v461)[v229];
let v234 = *v233;
*v460 = v234;
workgroupBarrier();
let v235 = *v460;
let v236 = v235 * v31;
let v237 = *v457;
let v238 = v237[0];
var<function> v462_store: f32;
let v462 = &v462_store;
*v462 = v238;
let v240 = *v457;
let v241 = v240[1];
let v242 = *v462;
let v243 = v242 + v241;
*v462 = v243;
let v244 = *v457;
let v245 = v244[2];
let v246 = *v462;
let v247 = v246 + v245;
*v462 = v247;
let v248 = *v457;
let v249 = v248[3];
let v250 = *v462;
let v251 = v250 + v249;
*v462 = v251;
var<function> v463_store: f32;
let v463 = &v463_store;
let v253 = *v462;
*v463 = v253;
let v464 = &shared_v254;
let v265 = &(*v464)[v37];
let v266 = *v462;
*v265 = v266;
workgroupBarrier();
if v135 {
let v273 = *v265;
let v275 = v37 + v42;
let v279 = &(*v464)[v275];
let v280 = *v279;
let v281 = v273 + v280;
*v265 = v281;

}
workgroupBarrier();
if v154 {
let v292 = *v265;
let v294 = v37 + v153;
let v298 = &(*v464)[v294];
let v299 = *v298;
let v300 = v292 + v299;
*v265 = v300;

}
workgroupBarrier();
if v173 {
let v311 = *v265;
let v313 = v37 + v172;
let v317 = &(*v464)[v313];
let v318 = *v317;
let v319 = v311 + v318;
*v265 = v319;

}
workgroupBarrier();
if v192 {
let v330 = *v265;
let v332 = v37 + v191;
let v336 = &(*v464)[v332];
let v337 = *v336;
let v338 = v330 + v337;
*v265 = v338;

}
workgroupBarrier();
if v211 {
let v349 = *v265;
let v351 = v37 + v43;
let v355 = &(*v464)[v351];
let v356 = *v355;
let v357 = v349 + v356;
*v265 = v357;

}
workgroupBarrier();
let v366 = &(*v464)[v229];
let v367 = *v366;
*v463 = v367;
workgroupBarrier();
let v368 = *v463;
let v369 = v368 * v31;
if v50 {
for(var v371: u32 = v39; v371 < v40; v371 += v34) {
let v373 = v54 * v40;
let v374 = v373 + v371;
let v378 = &(*v517)[v374];
let v379 = *v378;
let v385 = &(*v516)[v374];
let v386 = *v385;
let v387 = vec4<f32>(v59);
let v388 = v386 - v387;
let v389 = vec4<f32>(v66);
let v390 = v388 * v389;
let v394 = &(*v515)[v371];
let v395 = *v394;
let v397 = vec4<f32>(v236);
let v507 = -v397;
let v508 = fma(v379, v395, v507);
let v399 = vec4<f32>(v369);
let v509 = -v390;
let v510 = fma(v509, v399, v508);
let v403 = v510 * v389;
let v409 = &(*v513)[v374];
*v409 = v403;
let v410 = v379 * v390;
var<function> v466_store: vec4<f32>;
let v466 = &v466_store;
*v466 = v410;
var<function> v467_store: vec4<f32>;
let v467 = &v467_store;
*v467 = v379;
let v414 = v44 > v3;
if v414 {
let v415 = v35 * v40;
let v416 = v415 + v371;
let v420 = &(*v512)[v416];
let v421 = *v420;
let v422 = *v466;
let v423 = v422 + v421;
*v466 = v423;
let v429 = &(*v511)[v416];
let v430 = *v429;
let v431 = *v467;
let v432 = v431 + v430;
*v467 = v432;

}
let v433 = v35 * v40;
let v434 = v433 + v371;
let v438 = &(*v512)[v434];
let v439 = *v466;
*v438 = v439;
let v445 = &(*v511)[v434];
let v446 = *v467;
*v445 = v446;

}

}

}
return;

}
