// rms_norm_backward_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, }, accumulate: true,

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
fn rms_norm_backward_kernel(@builtin(local_invocation_id) v320: vec3<u32>, @builtin(workgroup_id) v323: vec3<u32>, @builtin(num_workgroups) v325: vec3<u32>, @builtin(local_invocation_index) v332: u32) {
let v338 = &v21;
let v339 = &v17;
let v340 = &v13;
let v341 = &v9;
let v342 = &v5;
let v343 = &v1;
let v3 = u32(0);
let v25 = info_var.scalars_u32[0];
let v26 = info_var.scalars_u32[1];
let v27 = info_var.scalars_f32[0];
let v324 = v323[2];
let v298 = u32(v324);
let v326 = v325[1];
let v300 = u32(v326);
let v301 = v298 * v300;
let v327 = v325[0];
let v303 = u32(v327);
let v304 = v301 * v303;
let v328 = v323[1];
let v306 = u32(v328);
let v309 = v306 * v303;
let v310 = v304 + v309;
let v330 = v323[0];
let v312 = u32(v330);
let v313 = v310 + v312;
let v334 = u32(256);
let v316 = v313 * v334;
let v333 = v332;
let v318 = u32(v333);
let v319 = v316 + v318;
let v30 = u32(32);
let v31 = v319 / v30;
let v321 = v320[0];
let v33 = u32(v321);
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
let v54 = &(*v340)[v50];
let v55 = *v54;
let v56 = f32(0.0);
let v57 = vec4<f32>(v56);
var<function> v290_store: vec4<f32>;
let v290 = &v290_store;
*v290 = v57;
for(var v60: u32 = v35; v60 < v36; v60 += v30) {
let v62 = v50 * v36;
let v63 = v62 + v60;
let v67 = &(*v343)[v63];
let v68 = *v67;
let v72 = &(*v341)[v60];
let v73 = *v72;
let v74 = v68 * v73;
let v80 = &(*v342)[v63];
let v81 = *v80;
let v82 = *v290;
let v83 = fma(v74, v81, v82);
*v290 = v83;

}
let v84 = *v290;
let v85 = v84[0];
var<function> v292_store: f32;
let v292 = &v292_store;
*v292 = v85;
let v87 = *v290;
let v88 = v87[1];
let v89 = *v292;
let v90 = v89 + v88;
*v292 = v90;
let v91 = *v290;
let v92 = v91[2];
let v93 = *v292;
let v94 = v93 + v92;
*v292 = v94;
let v95 = *v290;
let v96 = v95[3];
let v97 = *v292;
let v98 = v97 + v96;
*v292 = v98;
var<function> v293_store: f32;
let v293 = &v293_store;
let v100 = *v292;
*v293 = v100;
let v294 = &shared_v101;
let v112 = &(*v294)[v33];
let v113 = *v292;
*v112 = v113;
workgroupBarrier();
let v115 = v35 < v38;
if v115 {
let v120 = *v112;
let v122 = v33 + v38;
let v126 = &(*v294)[v122];
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
let v145 = &(*v294)[v141];
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
let v164 = &(*v294)[v160];
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
let v183 = &(*v294)[v179];
let v184 = *v183;
let v185 = v177 + v184;
*v112 = v185;

}
workgroupBarrier();
let v191 = v35 < v39;
if v191 {
let v196 = *v112;
let v198 = v33 + v39;
let v202 = &(*v294)[v198];
let v203 = *v202;
let v204 = v196 + v203;
*v112 = v204;

}
workgroupBarrier();
let v209 = v33 - v35;
let v213 = &(*v294)[v209];
let v214 = *v213;
*v293 = v214;
workgroupBarrier();
let v215 = *v293;
let v216 = v215 * v55;
let v217 = v216 * v27;
if v46 {
for(var v219: u32 = v35; v219 < v36; v219 += v30) {
let v221 = v50 * v36;
let v222 = v221 + v219;
let v226 = &(*v343)[v222];
let v227 = *v226;
let v233 = &(*v342)[v222];
let v234 = *v233;
let v235 = vec4<f32>(v55);
let v236 = v234 * v235;
let v240 = &(*v341)[v219];
let v241 = *v240;
let v243 = vec4<f32>(v217);
let v244 = v236 * v243;
let v335 = -v244;
let v336 = fma(v227, v241, v335);
let v253 = &(*v339)[v222];
let v254 = *v253;
let v337 = fma(v336, v235, v254);
*v253 = v337;
let v262 = v227 * v236;
var<function> v296_store: vec4<f32>;
let v296 = &v296_store;
*v296 = v262;
let v265 = v40 > v3;
if v265 {
let v266 = v31 * v36;
let v267 = v266 + v219;
let v271 = &(*v338)[v267];
let v272 = *v271;
let v273 = *v296;
let v274 = v273 + v272;
*v296 = v274;

}
let v275 = v31 * v36;
let v276 = v275 + v219;
let v280 = &(*v338)[v276];
let v281 = *v296;
*v280 = v281;

}

}

}
return;

}
