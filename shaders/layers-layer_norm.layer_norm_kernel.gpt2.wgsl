// layer_norm_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, },

var<workgroup> shared_v74: array<f32, 256>;
var<workgroup> shared_v228: array<f32, 256>;
@group(0) @binding(4) var<storage, read_write> v17: array<f32>;
@group(0) @binding(3) var<storage, read_write> v13: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> v9: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 2>, static_meta: array<u32, 6> }
@group(0) @binding(5) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn layer_norm_kernel(@builtin(local_invocation_id) v463: vec3<u32>, @builtin(workgroup_id) v470: vec3<u32>, @builtin(num_workgroups) v472: vec3<u32>, @builtin(local_invocation_index) v479: u32) {
let v493 = &v17;
let v494 = &v13;
let v495 = &v9;
let v496 = &v5;
let v497 = &v1;
let v3 = u32(0);
let v21 = info_var.scalars_u32[0];
let v22 = info_var.scalars_u32[1];
let v23 = info_var.scalars_f32[0];
let v24 = info_var.scalars_f32[1];
let v471 = v470[2];
let v418 = u32(v471);
let v473 = v472[1];
let v420 = u32(v473);
let v421 = v418 * v420;
let v474 = v472[0];
let v423 = u32(v474);
let v424 = v421 * v423;
let v475 = v470[1];
let v426 = u32(v475);
let v429 = v426 * v423;
let v430 = v424 + v429;
let v477 = v470[0];
let v432 = u32(v477);
let v433 = v430 + v432;
let v490 = u32(256);
let v436 = v433 * v490;
let v480 = v479;
let v438 = u32(v480);
let v439 = v436 + v438;
let v26 = u32(32);
let v27 = v439 / v26;
let v28 = u32(v21);
let v29 = u32(1);
let v30 = v28 - v29;
let v31 = min(v27, v30);
let v36 = v27 < v28;
let v37 = u32(v22);
let v38 = f32(0.0);
let v39 = vec4<f32>(v38);
var<function> v406_store: vec4<f32>;
let v406 = &v406_store;
*v406 = v39;
let v464 = v463[0];
let v42 = u32(v464);
let v44 = v42 % v26;
for(var v46: u32 = v44; v46 < v37; v46 += v26) {
let v48 = v31 * v37;
let v49 = v48 + v46;
let v53 = &(*v497)[v49];
let v54 = *v53;
let v55 = *v406;
let v56 = v55 + v54;
*v406 = v56;

}
let v57 = *v406;
let v58 = v57[0];
var<function> v408_store: f32;
let v408 = &v408_store;
*v408 = v58;
let v60 = *v406;
let v61 = v60[1];
let v62 = *v408;
let v63 = v62 + v61;
*v408 = v63;
let v64 = *v406;
let v65 = v64[2];
let v66 = *v408;
let v67 = v66 + v65;
*v408 = v67;
let v68 = *v406;
let v69 = v68[3];
let v70 = *v408;
let v71 = v70 + v69;
*v408 = v71;
var<function> v409_store: f32;
let v409 = &v409_store;
let v73 = *v408;
*v409 = v73;
let v410 = &shared_v74;
let v85 = &(*v410)[v42];
let v86 = *v408;
*v85 = v86;
workgroupBarrier();
let v87 = u32(16);
let v88 = v44 < v87;
if v88 {
let v93 = *v85;
let v95 = v42 + v87;
let v99 = &(*v410)[v95];
let v100 = *v99;
let v101 = v93 + v100;
*v85 = v101;

}
workgroupBarrier();
let v106 = u32(8);
let v107 = v44 < v106;
if v107 {
let v112 = *v85;
let v114 = v42 + v106;
let v118 = &(*v410)[v114];
let v119 = *v118;
let v120 = v112 + v119;
*v85 = v120;

}
workgroupBarrier();
let v125 = u32(4);
let v126 = v44 < v125;
if v126 {
let v131 = *v85;
let v133 = v42 + v125;
let v137 = &(*v410)[v133];
let v138 = *v137;
let v139 = v131 + v138;
*v85 = v139;

}
workgroupBarrier();
let v144 = u32(2);
let v145 = v44 < v144;
if v145 {
let v150 = *v85;
let v152 = v42 + v144;
let v156 = &(*v410)[v152];
let v157 = *v156;
let v158 = v150 + v157;
*v85 = v158;

}
workgroupBarrier();
let v164 = v44 < v29;
if v164 {
let v169 = *v85;
let v171 = v42 + v29;
let v175 = &(*v410)[v171];
let v176 = *v175;
let v177 = v169 + v176;
*v85 = v177;

}
workgroupBarrier();
let v182 = v42 - v44;
let v186 = &(*v410)[v182];
let v187 = *v186;
*v409 = v187;
workgroupBarrier();
let v188 = *v409;
let v189 = v188 * v23;
var<function> v411_store: vec4<f32>;
let v411 = &v411_store;
*v411 = v39;
for(var v198: u32 = v44; v198 < v37; v198 += v26) {
let v200 = v31 * v37;
let v201 = v200 + v198;
let v205 = &(*v497)[v201];
let v206 = *v205;
let v207 = vec4<f32>(v189);
let v208 = v206 - v207;
let v209 = *v411;
let v210 = fma(v208, v208, v209);
*v411 = v210;

}
let v211 = *v411;
let v212 = v211[0];
var<function> v413_store: f32;
let v413 = &v413_store;
*v413 = v212;
let v214 = *v411;
let v215 = v214[1];
let v216 = *v413;
let v217 = v216 + v215;
*v413 = v217;
let v218 = *v411;
let v219 = v218[2];
let v220 = *v413;
let v221 = v220 + v219;
*v413 = v221;
let v222 = *v411;
let v223 = v222[3];
let v224 = *v413;
let v225 = v224 + v223;
*v413 = v225;
var<function> v414_store: f32;
let v414 = &v414_store;
let v227 = *v413;
*v414 = v227;
let v415 = &shared_v228;
let v239 = &(*v415)[v42];
let v240 = *v413;
*v239 = v240;
workgroupBarrier();
if v88 {
let v247 = *v239;
let v249 = v42 + v87;
let v253 = &(*v415)[v249];
let v254 = *v253;
let v255 = v247 + v254;
*v239 = v255;

}
workgroupBarrier();
if v107 {
let v266 = *v239;
let v268 = v42 + v106;
let v272 = &(*v415)[v268];
let v273 = *v272;
let v274 = v266 + v273;
*v239 = v274;

}
workgroupBarrier();
if v126 {
let v285 = *v239;
let v287 = v42 + v125;
let v291 = &(*v415)[v287];
let v292 = *v291;
let v293 = v285 + v292;
*v239 = v293;

}
workgroupBarrier();
if v145 {
let v304 = *v239;
let v306 = v42 + v144;
let v310 = &(*v415)[v306];
let v311 = *v310;
let v312 = v304 + v311;
*v239 = v312;

}
workgroupBarrier();
if v164 {
let v323 = *v239;
let v325 = v42 + v29;
let v329 = &(*v415)[v325];
let v330 = *v329;
let v331 = v323 + v330;
*v239 = v331;

}
workgroupBarrier();
let v340 = &(*v415)[v182];
let v341 = *v340;
*v414 = v341;
workgroupBarrier();
let v342 = *v414;
let v491 = fma(v342, v23, v24);
let v345 = sqrt(v491);
let v346 = f32(1.0);
let v347 = v346 / v345;
if v36 {
for(var v353: u32 = v44; v353 < v37; v353 += v26) {
let v355 = v31 * v37;
let v356 = v355 + v353;
let v360 = &(*v497)[v356];
let v361 = *v360;
let v362 = vec4<f32>(v189);
let v363 = v361 - v362;
let v364 = vec4<f32>(v347);
let v365 = v363 * v364;
let v369 = &(*v496)[v353];
let v370 = *v369;
let v375 = &(*v495)[v353];
let v376 = *v375;
let v492 = fma(v365, v370, v376);
let v383 = &(*v494)[v356];
*v383 = v492;

}
let v389 = v44 == v3;
if v389 {
let v393 = &(*v493)[v31];
*v393 = v189;
let v395 = v28 + v31;
let v399 = &(*v493)[v395];
*v399 = v347;

}

}
return;

}
