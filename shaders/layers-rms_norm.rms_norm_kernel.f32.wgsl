// rms_norm_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, },

var<workgroup> shared_v70: array<f32, 256>;
@group(0) @binding(3) var<storage, read_write> v13: array<f32>;
@group(0) @binding(2) var<storage, read_write> v9: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 2>, static_meta: array<u32, 4> }
@group(0) @binding(4) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn rms_norm_kernel(@builtin(local_invocation_id) v285: vec3<u32>, @builtin(workgroup_id) v290: vec3<u32>, @builtin(num_workgroups) v292: vec3<u32>, @builtin(local_invocation_index) v299: u32) {
let v312 = &v13;
let v313 = &v9;
let v314 = &v5;
let v315 = &v1;
let v3 = u32(0);
let v17 = info_var.scalars_u32[0];
let v18 = info_var.scalars_u32[1];
let v19 = info_var.scalars_f32[0];
let v20 = info_var.scalars_f32[1];
let v291 = v290[2];
let v240 = u32(v291);
let v293 = v292[1];
let v242 = u32(v293);
let v243 = v240 * v242;
let v294 = v292[0];
let v245 = u32(v294);
let v246 = v243 * v245;
let v295 = v290[1];
let v248 = u32(v295);
let v251 = v248 * v245;
let v252 = v246 + v251;
let v297 = v290[0];
let v254 = u32(v297);
let v255 = v252 + v254;
let v310 = u32(256);
let v258 = v255 * v310;
let v300 = v299;
let v260 = u32(v300);
let v261 = v258 + v260;
let v22 = u32(32);
let v23 = v261 / v22;
let v24 = u32(v17);
let v25 = u32(1);
let v26 = v24 - v25;
let v27 = min(v23, v26);
let v32 = v23 < v24;
let v33 = u32(v18);
let v34 = f32(0.0);
let v35 = vec4<f32>(v34);
var<function> v233_store: vec4<f32>;
let v233 = &v233_store;
*v233 = v35;
let v286 = v285[0];
let v38 = u32(v286);
let v40 = v38 % v22;
for(var v42: u32 = v40; v42 < v33; v42 += v22) {
let v44 = v27 * v33;
let v45 = v44 + v42;
let v49 = &(*v315)[v45];
let v50 = *v49;
let v51 = *v233;
let v52 = fma(v50, v50, v51);
*v233 = v52;

}
let v53 = *v233;
let v54 = v53[0];
var<function> v235_store: f32;
let v235 = &v235_store;
*v235 = v54;
let v56 = *v233;
let v57 = v56[1];
let v58 = *v235;
let v59 = v58 + v57;
*v235 = v59;
let v60 = *v233;
let v61 = v60[2];
let v62 = *v235;
let v63 = v62 + v61;
*v235 = v63;
let v64 = *v233;
let v65 = v64[3];
let v66 = *v235;
let v67 = v66 + v65;
*v235 = v67;
var<function> v236_store: f32;
let v236 = &v236_store;
let v69 = *v235;
*v236 = v69;
let v237 = &shared_v70;
let v81 = &(*v237)[v38];
let v82 = *v235;
*v81 = v82;
workgroupBarrier();
let v83 = u32(16);
let v84 = v40 < v83;
if v84 {
let v89 = *v81;
let v91 = v38 + v83;
let v95 = &(*v237)[v91];
let v96 = *v95;
let v97 = v89 + v96;
*v81 = v97;

}
workgroupBarrier();
let v102 = u32(8);
let v103 = v40 < v102;
if v103 {
let v108 = *v81;
let v110 = v38 + v102;
let v114 = &(*v237)[v110];
let v115 = *v114;
let v116 = v108 + v115;
*v81 = v116;

}
workgroupBarrier();
let v121 = u32(4);
let v122 = v40 < v121;
if v122 {
let v127 = *v81;
let v129 = v38 + v121;
let v133 = &(*v237)[v129];
let v134 = *v133;
let v135 = v127 + v134;
*v81 = v135;

}
workgroupBarrier();
let v140 = u32(2);
let v141 = v40 < v140;
if v141 {
let v146 = *v81;
let v148 = v38 + v140;
let v152 = &(*v237)[v148];
let v153 = *v152;
let v154 = v146 + v153;
*v81 = v154;

}
workgroupBarrier();
let v160 = v40 < v25;
if v160 {
let v165 = *v81;
let v167 = v38 + v25;
let v171 = &(*v237)[v167];
let v172 = *v171;
let v173 = v165 + v172;
*v81 = v173;

}
workgroupBarrier();
let v178 = v38 - v40;
let v182 = &(*v237)[v178];
let v183 = *v182;
*v236 = v183;
workgroupBarrier();
let v184 = *v236;
let v311 = fma(v184, v19, v20);
let v187 = sqrt(v311);
let v188 = f32(1.0);
let v189 = v188 / v187;
if v32 {
for(var v195: u32 = v40; v195 < v33; v195 += v22) {
let v197 = v27 * v33;
let v198 = v197 + v195;
let v202 = &(*v315)[v198];
let v203 = *v202;
let v204 = vec4<f32>(v189);
let v205 = v203 * v204;
let v209 = &(*v314)[v195];
let v210 = *v209;
let v211 = v205 * v210;
let v217 = &(*v313)[v198];
*v217 = v211;

}
let v223 = v40 == v3;
if v223 {
let v227 = &(*v312)[v27];
*v227 = v189;

}

}
return;

}
