// rms_norm_residual_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, },

var<workgroup> shared_v92: array<f32, 256>;
@group(0) @binding(5) var<storage, read_write> v21: array<f32>;
@group(0) @binding(4) var<storage, read_write> v17: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read_write> v13: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> v9: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 2>, static_meta: array<u32, 6> }
@group(0) @binding(6) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn rms_norm_residual_kernel(@builtin(local_invocation_id) v309: vec3<u32>, @builtin(workgroup_id) v314: vec3<u32>, @builtin(num_workgroups) v316: vec3<u32>, @builtin(local_invocation_index) v323: u32) {
let v336 = &v21;
let v337 = &v17;
let v338 = &v13;
let v339 = &v9;
let v340 = &v5;
let v341 = &v1;
let v3 = u32(0);
let v25 = info_var.scalars_u32[0];
let v26 = info_var.scalars_u32[1];
let v27 = info_var.scalars_f32[0];
let v28 = info_var.scalars_f32[1];
let v315 = v314[2];
let v264 = u32(v315);
let v317 = v316[1];
let v266 = u32(v317);
let v267 = v264 * v266;
let v318 = v316[0];
let v269 = u32(v318);
let v270 = v267 * v269;
let v319 = v314[1];
let v272 = u32(v319);
let v275 = v272 * v269;
let v276 = v270 + v275;
let v321 = v314[0];
let v278 = u32(v321);
let v279 = v276 + v278;
let v334 = u32(256);
let v282 = v279 * v334;
let v324 = v323;
let v284 = u32(v324);
let v285 = v282 + v284;
let v30 = u32(32);
let v31 = v285 / v30;
let v32 = u32(v25);
let v33 = u32(1);
let v34 = v32 - v33;
let v35 = min(v31, v34);
let v40 = v31 < v32;
let v41 = u32(v26);
let v42 = f32(0.0);
let v43 = vec4<f32>(v42);
var<function> v257_store: vec4<f32>;
let v257 = &v257_store;
*v257 = v43;
let v310 = v309[0];
let v46 = u32(v310);
let v48 = v46 % v30;
for(var v50: u32 = v48; v50 < v41; v50 += v30) {
let v52 = v35 * v41;
let v53 = v52 + v50;
let v57 = &(*v341)[v53];
let v58 = *v57;
let v64 = &(*v340)[v53];
let v65 = *v64;
let v66 = v58 + v65;
let v67 = *v257;
let v68 = fma(v66, v66, v67);
*v257 = v68;
if v40 {
let v74 = &(*v338)[v53];
*v74 = v66;

}

}
let v75 = *v257;
let v76 = v75[0];
var<function> v259_store: f32;
let v259 = &v259_store;
*v259 = v76;
let v78 = *v257;
let v79 = v78[1];
let v80 = *v259;
let v81 = v80 + v79;
*v259 = v81;
let v82 = *v257;
let v83 = v82[2];
let v84 = *v259;
let v85 = v84 + v83;
*v259 = v85;
let v86 = *v257;
let v87 = v86[3];
let v88 = *v259;
let v89 = v88 + v87;
*v259 = v89;
var<function> v260_store: f32;
let v260 = &v260_store;
let v91 = *v259;
*v260 = v91;
let v261 = &shared_v92;
let v103 = &(*v261)[v46];
let v104 = *v259;
*v103 = v104;
workgroupBarrier();
let v105 = u32(16);
let v106 = v48 < v105;
if v106 {
let v111 = *v103;
let v113 = v46 + v105;
let v117 = &(*v261)[v113];
let v118 = *v117;
let v119 = v111 + v118;
*v103 = v119;

}
workgroupBarrier();
let v124 = u32(8);
let v125 = v48 < v124;
if v125 {
let v130 = *v103;
let v132 = v46 + v124;
let v136 = &(*v261)[v132];
let v137 = *v136;
let v138 = v130 + v137;
*v103 = v138;

}
workgroupBarrier();
let v143 = u32(4);
let v144 = v48 < v143;
if v144 {
let v149 = *v103;
let v151 = v46 + v143;
let v155 = &(*v261)[v151];
let v156 = *v155;
let v157 = v149 + v156;
*v103 = v157;

}
workgroupBarrier();
let v162 = u32(2);
let v163 = v48 < v162;
if v163 {
let v168 = *v103;
let v170 = v46 + v162;
let v174 = &(*v261)[v170];
let v175 = *v174;
let v176 = v168 + v175;
*v103 = v176;

}
workgroupBarrier();
let v182 = v48 < v33;
if v182 {
let v187 = *v103;
let v189 = v46 + v33;
let v193 = &(*v261)[v189];
let v194 = *v193;
let v195 = v187 + v194;
*v103 = v195;

}
workgroupBarrier();
let v200 = v46 - v48;
let v204 = &(*v261)[v200];
let v205 = *v204;
*v260 = v205;
workgroupBarrier();
let v206 = *v260;
let v335 = fma(v206, v27, v28);
let v209 = sqrt(v335);
let v210 = f32(1.0);
let v211 = v210 / v209;
if v40 {
for(var v217: u32 = v48; v217 < v41; v217 += v30) {
let v219 = v35 * v41;
let v220 = v219 + v217;
let v224 = &(*v338)[v220];
let v225 = *v224;
let v226 = vec4<f32>(v211);
let v227 = v225 * v226;
let v231 = &(*v339)[v217];
let v232 = *v231;
let v233 = v227 * v232;
let v239 = &(*v337)[v220];
*v239 = v233;

}
let v245 = v48 == v3;
if v245 {
let v249 = &(*v336)[v35];
*v249 = v211;

}

}
return;

}
