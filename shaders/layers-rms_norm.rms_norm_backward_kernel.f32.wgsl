// rms_norm_backward_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, }, accumulate: false,

var<workgroup> shared_v101: array<f32, 256>;
@group(0) @binding(5) var<storage, read_write> v21: array<vec4<f32>>;
@group(0) @binding(4) var<storage, read_write> v17: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read_write> v13: array<f32>;
@group(0) @binding(2) var<storage, read_write> v9: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 2>, static_meta: array<u32, 6> }
@group(0) @binding(6) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn rms_norm_backward_kernel(@builtin(local_invocation_id) v312: vec3<u32>, @builtin(workgroup_id) v315: vec3<u32>, @builtin(num_workgroups) v317: vec3<u32>, @builtin(local_invocation_index) v324: u32) {
let v329 = &v21;
let v330 = &v17;
let v331 = &v13;
let v332 = &v9;
let v333 = &v5;
let v334 = &v1;
let v3 = u32(0);
let v25 = info_var.scalars_u32[0];
let v26 = info_var.scalars_u32[1];
let v27 = info_var.scalars_f32[0];
let v316 = v315[2];
let v290 = u32(v316);
let v318 = v317[1];
let v292 = u32(v318);
let v293 = v290 * v292;
let v319 = v317[0];
let v295 = u32(v319);
let v296 = v293 * v295;
let v320 = v315[1];
let v298 = u32(v320);
let v301 = v298 * v295;
let v302 = v296 + v301;
let v322 = v315[0];
let v304 = u32(v322);
let v305 = v302 + v304;
let v326 = u32(256);
let v308 = v305 * v326;
let v325 = v324;
let v310 = u32(v325);
let v311 = v308 + v310;
let v30 = u32(32);
let v31 = v311 / v30;
let v313 = v312[0];
let v33 = u32(v313);
let v35 = v33 % v30;
let v36 = u32(v26);
let v38 = u32(16);
let v39 = u32(1);
for(var v40: u32 = v3; v40 < v38; v40 += v39) {
let v43 = v31 * v38;
let v44 = v43 + v40;
let v45 = u32(v25);
let v46 = v44 < v45;
let v49 = v45 - v39;
let v50 = min(v44, v49);
let v54 = &(*v331)[v50];
let v55 = *v54;
let v56 = f32(0.0);
let v57 = vec4<f32>(v56);
var<function> v282_store: vec4<f32>;
let v282 = &v282_store;
*v282 = v57;
for(var v60: u32 = v35; v60 < v36; v60 += v30) {
let v62 = v50 * v36;
let v63 = v62 + v60;
let v67 = &(*v334)[v63];
let v68 = *v67;
let v72 = &(*v332)[v60];
let v73 = *v72;
let v74 = v68 * v73;
let v80 = &(*v333)[v63];
let v81 = *v80;
let v82 = *v282;
let v83 = fma(v74, v81, v82);
*v282 = v83;

}
let v84 = *v282;
let v85 = v84[0];
var<function> v284_store: f32;
let v284 = &v284_store;
*v284 = v85;
let v87 = *v282;
let v88 = v87[1];
let v89 = *v284;
let v90 = v89 + v88;
*v284 = v90;
let v91 = *v282;
let v92 = v91[2];
let v93 = *v284;
let v94 = v93 + v92;
*v284 = v94;
let v95 = *v282;
let v96 = v95[3];
let v97 = *v284;
let v98 = v97 + v96;
*v284 = v98;
var<function> v285_store: f32;
let v285 = &v285_store;
let v100 = *v284;
*v285 = v100;
let v286 = &shared_v101;
let v112 = &(*v286)[v33];
let v113 = *v284;
*v112 = v113;
workgroupBarrier();
let v115 = v35 < v38;
if v115 {
let v120 = *v112;
let v122 = v33 + v38;
let v126 = &(*v286)[v122];
let v127 = *v126;
let v128 = v120 + v127;
*v112 = v128;

}
workgroupBarrier();
let v133 = u32(8);
let v134 = v35 < v133;
if v134 {
let v139 = *v112;
let v141 = v33 + v133;
let v145 = &(*v286)[v141];
let v146 = *v145;
let v147 = v139 + v146;
*v112 = v147;

}
workgroupBarrier();
let v152 = u32(4);
let v153 = v35 < v152;
if v153 {
let v158 = *v112;
let v160 = v33 + v152;
let v164 = &(*v286)[v160];
let v165 = *v164;
let v166 = v158 + v165;
*v112 = v166;

}
workgroupBarrier();
let v171 = u32(2);
let v172 = v35 < v171;
if v172 {
let v177 = *v112;
let v179 = v33 + v171;
let v183 = &(*v286)[v179];
let v184 = *v183;
let v185 = v177 + v184;
*v112 = v185;

}
workgroupBarrier();
let v191 = v35 < v39;
if v191 {
let v196 = *v112;
let v198 = v33 + v39;
let v202 = &(*v286)[v198];
let v203 = *v202;
let v204 = v196 + v203;
*v112 = v204;

}
workgroupBarrier();
let v209 = v33 - v35;
let v213 = &(*v286)[v209];
let v214 = *v213;
*v285 = v214;
workgroupBarrier();
let v215 = *v285;
let v216 = v215 * v55;
let v217 = v216 * v27;
if v46 {
for(var v219: u32 = v35; v219 < v36; v219 += v30) {
let v221 = v50 * v36;
let v222 = v221 + v219;
let v226 = &(*v334)[v222];
let v227 = *v226;
let v233 = &(*v333)[v222];
let v234 = *v233;
let v235 = vec4<f32>(v55);
let v236 = v234 * v235;
let v240 = &(*v332)[v219];
let v241 = *v240;
let v243 = vec4<f32>(v217);
let v244 = v236 * v243;
let v327 = -v244;
let v328 = fma(v227, v241, v327);
let v247 = v328 * v235;
let v253 = &(*v330)[v222];
*v253 = v247;
let v254 = v227 * v236;
var<function> v288_store: vec4<f32>;
let v288 = &v288_store;
*v288 = v254;
let v257 = v40 > v3;
if v257 {
let v258 = v31 * v36;
let v259 = v258 + v219;
let v263 = &(*v329)[v259];
let v264 = *v263;
let v265 = *v288;
let v266 = v265 + v264;
*v288 = v266;

}
let v267 = v31 * v36;
let v268 = v267 + v219;
let v272 = &(*v329)[v268];
let v273 = *v288;
*v272 = v273;

}

}

}
return;

}
