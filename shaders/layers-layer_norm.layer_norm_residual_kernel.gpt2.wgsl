// layer_norm_residual_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, },

var<workgroup> shared_v96: array<f32, 256>;
var<workgroup> shared_v258: array<f32, 256>;
@group(0) @binding(6) var<storage, read_write> v25: array<f32>;
@group(0) @binding(5) var<storage, read_write> v21: array<vec4<f32>>;
@group(0) @binding(4) var<storage, read_write> v17: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read_write> v13: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> v9: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 2>, static_meta: array<u32, 8> }
@group(0) @binding(7) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn layer_norm_residual_kernel(@builtin(local_invocation_id) v495: vec3<u32>, @builtin(workgroup_id) v502: vec3<u32>, @builtin(num_workgroups) v504: vec3<u32>, @builtin(local_invocation_index) v511: u32) {
let v525 = &v25;
let v526 = &v21;
let v527 = &v17;
let v528 = &v13;
let v529 = &v9;
let v530 = &v5;
let v531 = &v1;
let v3 = u32(0);
let v29 = info_var.scalars_u32[0];
let v30 = info_var.scalars_u32[1];
let v31 = info_var.scalars_f32[0];
let v32 = info_var.scalars_f32[1];
let v503 = v502[2];
let v450 = u32(v503);
let v505 = v504[1];
let v452 = u32(v505);
let v453 = v450 * v452;
let v506 = v504[0];
let v455 = u32(v506);
let v456 = v453 * v455;
let v507 = v502[1];
let v458 = u32(v507);
let v461 = v458 * v455;
let v462 = v456 + v461;
let v509 = v502[0];
let v464 = u32(v509);
let v465 = v462 + v464;
let v522 = u32(256);
let v468 = v465 * v522;
let v512 = v511;
let v470 = u32(v512);
let v471 = v468 + v470;
let v34 = u32(32);
let v35 = v471 / v34;
let v36 = u32(v29);
let v37 = u32(1);
let v38 = v36 - v37;
let v39 = min(v35, v38);
let v44 = v35 < v36;
let v45 = u32(v30);
let v46 = f32(0.0);
let v47 = vec4<f32>(v46);
var<function> v438_store: vec4<f32>;
let v438 = &v438_store;
*v438 = v47;
let v496 = v495[0];
let v50 = u32(v496);
let v52 = v50 % v34;
for(var v54: u32 = v52; v54 < v45; v54 += v34) {
let v56 = v39 * v45;
let v57 = v56 + v54;
let v61 = &(*v531)[v57];
let v62 = *v61;
let v68 = &(*v530)[v57];
let v69 = *v68;
let v70 = v62 + v69;
let v71 = *v438;
let v72 = v71 + v70;
*v438 = v72;
if v44 {
let v78 = &(*v527)[v57];
*v78 = v70;

}

}
let v79 = *v438;
let v80 = v79[0];
var<function> v440_store: f32;
let v440 = &v440_store;
*v440 = v80;
let v82 = *v438;
let v83 = v82[1];
let v84 = *v440;
let v85 = v84 + v83;
*v440 = v85;
let v86 = *v438;
let v87 = v86[2];
let v88 = *v440;
let v89 = v88 + v87;
*v440 = v89;
let v90 = *v438;
let v91 = v90[3];
let v92 = *v440;
let v93 = v92 + v91;
*v440 = v93;
var<function> v441_store: f32;
let v441 = &v441_store;
let v95 = *v440;
*v441 = v95;
let v442 = &shared_v96;
let v107 = &(*v442)[v50];
let v108 = *v440;
*v107 = v108;
workgroupBarrier();
let v109 = u32(16);
let v110 = v52 < v109;
if v110 {
let v115 = *v107;
let v117 = v50 + v109;
let v121 = &(*v442)[v117];
let v122 = *v121;
let v123 = v115 + v122;
*v107 = v123;

}
workgroupBarrier();
let v128 = u32(8);
let v129 = v52 < v128;
if v129 {
let v134 = *v107;
let v136 = v50 + v128;
let v140 = &(*v442)[v136];
let v141 = *v140;
let v142 = v134 + v141;
*v107 = v142;

}
workgroupBarrier();
let v147 = u32(4);
let v148 = v52 < v147;
if v148 {
let v153 = *v107;
let v155 = v50 + v147;
let v159 = &(*v442)[v155];
let v160 = *v159;
let v161 = v153 + v160;
*v107 = v161;

}
workgroupBarrier();
let v166 = u32(2);
let v167 = v52 < v166;
if v167 {
let v172 = *v107;
let v174 = v50 + v166;
let v178 = &(*v442)[v174];
let v179 = *v178;
let v180 = v172 + v179;
*v107 = v180;

}
workgroupBarrier();
let v186 = v52 < v37;
if v186 {
let v191 = *v107;
let v193 = v50 + v37;
let v197 = &(*v442)[v193];
let v198 = *v197;
let v199 = v191 + v198;
*v107 = v199;

}
workgroupBarrier();
let v204 = v50 - v52;
let v208 = &(*v442)[v204];
let v209 = *v208;
*v441 = v209;
workgroupBarrier();
let v210 = *v441;
let v211 = v210 * v31;
var<function> v443_store: vec4<f32>;
let v443 = &v443_store;
*v443 = v47;
for(var v220: u32 = v52; v220 < v45; v220 += v34) {
let v222 = v39 * v45;
let v223 = v222 + v220;
let v227 = &(*v531)[v223];
let v228 = *v227;
let v234 = &(*v530)[v223];
let v235 = *v234;
let v236 = v228 + v235;
let v237 = vec4<f32>(v211);
let v238 = v236 - v237;
let v239 = *v443;
let v240 = fma(v238, v238, v239);
*v443 = v240;

}
let v241 = *v443;
let v242 = v241[0];
var<function> v445_store: f32;
let v445 = &v445_store;
*v445 = v242;
let v244 = *v443;
let v245 = v244[1];
let v246 = *v445;
let v247 = v246 + v245;
*v445 = v247;
let v248 = *v443;
let v249 = v248[2];
let v250 = *v445;
let v251 = v250 + v249;
*v445 = v251;
let v252 = *v443;
let v253 = v252[3];
let v254 = *v445;
let v255 = v254 + v253;
*v445 = v255;
var<function> v446_store: f32;
let v446 = &v446_store;
let v257 = *v445;
*v446 = v257;
let v447 = &shared_v258;
let v269 = &(*v447)[v50];
let v270 = *v445;
*v269 = v270;
workgroupBarrier();
if v110 {
let v277 = *v269;
let v279 = v50 + v109;
let v283 = &(*v447)[v279];
let v284 = *v283;
let v285 = v277 + v284;
*v269 = v285;

}
workgroupBarrier();
if v129 {
let v296 = *v269;
let v298 = v50 + v128;
let v302 = &(*v447)[v298];
let v303 = *v302;
let v304 = v296 + v303;
*v269 = v304;

}
workgroupBarrier();
if v148 {
let v315 = *v269;
let v317 = v50 + v147;
let v321 = &(*v447)[v317];
let v322 = *v321;
let v323 = v315 + v322;
*v269 = v323;

}
workgroupBarrier();
if v167 {
let v334 = *v269;
let v336 = v50 + v166;
let v340 = &(*v447)[v336];
let v341 = *v340;
let v342 = v334 + v341;
*v269 = v342;

}
workgroupBarrier();
if v186 {
let v353 = *v269;
let v355 = v50 + v37;
let v359 = &(*v447)[v355];
let v360 = *v359;
let v361 = v353 + v360;
*v269 = v361;

}
workgroupBarrier();
let v370 = &(*v447)[v204];
let v371 = *v370;
*v446 = v371;
workgroupBarrier();
let v372 = *v446;
let v523 = fma(v372, v31, v32);
let v375 = sqrt(v523);
let v376 = f32(1.0);
let v377 = v376 / v375;
if v44 {
for(var v383: u32 = v52; v383 < v45; v383 += v34) {
let v385 = v39 * v45;
let v386 = v385 + v383;
let v390 = &(*v527)[v386];
let v391 = *v390;
let v392 = vec4<f32>(v211);
let v393 = v391 - v392;
let v394 = vec4<f32>(v377);
let v395 = v393 * v394;
let v399 = &(*v529)[v383];
let v400 = *v399;
let v405 = &(*v528)[v383];
let v406 = *v405;
let v524 = fma(v395, v400, v406);
let v413 = &(*v526)[v386];
*v413 = v524;

}
let v419 = v52 == v3;
if v419 {
let v423 = &(*v525)[v39];
*v423 = v211;
let v425 = v36 + v39;
let v429 = &(*v525)[v425];
*v429 = v377;

}

}
return;

}
