// layer_norm_residual_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, },

var<workgroup> shared_v96: array<f32, 256>;
var<workgroup> shared_v258: array<f32, 256>;
@group(0) @binding(6) var<storage, read_write> v0: array<f32>;
@group(0) @binding(5) var<storage, read_write> v1: array<vec4<f32>>;
@group(0) @binding(4) var<storage, read_write> v2: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read_write> v3: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> v4: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v6: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 2>, static_meta: array<u32, 8> }
@group(0) @binding(7) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn layer_norm_residual_kernel(@builtin(local_invocation_id) v7: vec3<u32>, @builtin(workgroup_id) v8: vec3<u32>, @builtin(num_workgroups) v9: vec3<u32>, @builtin(local_invocation_index) v10: u32) {
let v11 = &v0;
let v12 = &v1;
let v13 = &v2;
let v14 = &v3;
let v15 = &v4;
let v16 = &v5;
let v17 = &v6;
let v18 = u32(0);
let v19 = info_var.scalars_u32[0];
let v20 = info_var.scalars_u32[1];
let v21 = info_var.scalars_f32[0];
let v22 = info_var.scalars_f32[1];
let v23 = v8[2];
let v24 = u32(v23);
let v25 = v9[1];
let v26 = u32(v25);
let v27 = v24 * v26;
let v28 = v9[0];
let v29 = u32(v28);
let v30 = v27 * v29;
let v31 = v8[1];
let v32 = u32(v31);
let v33 = v32 * v29;
let v34 = v30 + v33;
let v35 = v8[0];
let v36 = u32(v35);
let v37 = v34 + v36;
let v38 = u32(256);
let v39 = v37 * v38;
let v40 = v10;
let v41 = u32(v40);
let v42 = v39 + v41;
let v43 = u32(32);
let v44 = v42 / v43;
let v45 = u32(v19);
let v46 = u32(1);
let v47 = v45 - v46;
let v48 = min(v44, v47);
let v49 = v44 < v45;
let v50 = u32(v20);
let v51 = f32(0.0);
let v52 = vec4<f32>(v51);
var<function> v438_store: vec4<f32>;
let v53 = &v438_store;
*v53 = v52;
let v54 = v7[0];
let v55 = u32(v54);
let v56 = v55 % v43;
for(var v57: u32 = v56; v57 < v50; v57 += v43) {
let v58 = v48 * v50;
let v59 = v58 + v57;
let v60 = &(*v17)[v59];
let v61 = *v60;
let v62 = &(*v16)[v59];
let v63 = *v62;
let v64 = v61 + v63;
let v65 = *v53;
let v66 = v65 + v64;
*v53 = v66;
if v49 {
let v67 = &(*v13)[v59];
*v67 = v64;

}

}
let v68 = *v53;
let v69 = v68[0];
var<function> v440_store: f32;
let v70 = &v440_store;
*v70 = v69;
let v71 = *v53;
let v72 = v71[1];
let v73 = *v70;
let v74 = v73 + v72;
*v70 = v74;
let v75 = *v53;
let v76 = v75[2];
let v77 = *v70;
let v78 = v77 + v76;
*v70 = v78;
let v79 = *v53;
let v80 = v79[3];
let v81 = *v70;
let v82 = v81 + v80;
*v70 = v82;
var<function> v441_store: f32;
let v83 = &v441_store;
let v84 = *v70;
*v83 = v84;
let v85 = &shared_v96;
let v86 = &(*v85)[v55];
let v87 = *v70;
*v86 = v87;
workgroupBarrier();
let v88 = u32(16);
let v89 = v56 < v88;
if v89 {
let v90 = *v86;
let v91 = v55 + v88;
let v92 = &(*v85)[v91];
let v93 = *v92;
let v94 = v90 + v93;
*v86 = v94;

}
workgroupBarrier();
let v95 = u32(8);
let v96 = v56 < v95;
if v96 {
let v97 = *v86;
let v98 = v55 + v95;
let v99 = &(*v85)[v98];
let v100 = *v99;
let v101 = v97 + v100;
*v86 = v101;

}
workgroupBarrier();
let v102 = u32(4);
let v103 = v56 < v102;
if v103 {
let v104 = *v86;
let v105 = v55 + v102;
let v106 = &(*v85)[v105];
let v107 = *v106;
let v108 = v104 + v107;
*v86 = v108;

}
workgroupBarrier();
let v109 = u32(2);
let v110 = v56 < v109;
if v110 {
let v111 = *v86;
let v112 = v55 + v109;
let v113 = &(*v85)[v112];
let v114 = *v113;
let v115 = v111 + v114;
*v86 = v115;

}
workgroupBarrier();
let v116 = v56 < v46;
if v116 {
let v117 = *v86;
let v118 = v55 + v46;
let v119 = &(*v85)[v118];
let v120 = *v119;
let v121 = v117 + v120;
*v86 = v121;

}
workgroupBarrier();
let v122 = v55 - v56;
let v123 = &(*v85)[v122];
let v124 = *v123;
*v83 = v124;
workgroupBarrier();
let v125 = *v83;
let v126 = v125 * v21;
var<function> v443_store: vec4<f32>;
let v127 = &v443_store;
*v127 = v52;
for(var v128: u32 = v56; v128 < v50; v128 += v43) {
let v129 = v48 * v50;
let v130 = v129 + v128;
let v131 = &(*v17)[v130];
let v132 = *v131;
let v133 = &(*v16)[v130];
let v134 = *v133;
let v135 = v132 + v134;
let v136 = vec4<f32>(v126);
let v137 = v135 - v136;
let v138 = *v127;
let v139 = fma(v137, v137, v138);
*v127 = v139;

}
let v140 = *v127;
let v141 = v140[0];
var<function> v445_store: f32;
let v142 = &v445_store;
*v142 = v141;
let v143 = *v127;
let v144 = v143[1];
let v145 = *v142;
let v146 = v145 + v144;
*v142 = v146;
let v147 = *v127;
let v148 = v147[2];
let v149 = *v142;
let v150 = v149 + v148;
*v142 = v150;
let v151 = *v127;
let v152 = v151[3];
let v153 = *v142;
let v154 = v153 + v152;
*v142 = v154;
var<function> v446_store: f32;
let v155 = &v446_store;
let v156 = *v142;
*v155 = v156;
let v157 = &shared_v258;
let v158 = &(*v157)[v55];
let v159 = *v142;
*v158 = v159;
workgroupBarrier();
if v89 {
let v160 = *v158;
let v161 = v55 + v88;
let v162 = &(*v157)[v161];
let v163 = *v162;
let v164 = v160 + v163;
*v158 = v164;

}
workgroupBarrier();
if v96 {
let v165 = *v158;
let v166 = v55 + v95;
let v167 = &(*v157)[v166];
let v168 = *v167;
let v169 = v165 + v168;
*v158 = v169;

}
workgroupBarrier();
if v103 {
let v170 = *v158;
let v171 = v55 + v102;
let v172 = &(*v157)[v171];
let v173 = *v172;
let v174 = v170 + v173;
*v158 = v174;

}
workgroupBarrier();
if v110 {
let v175 = *v158;
let v176 = v55 + v109;
let v177 = &(*v157)[v176];
let v178 = *v177;
let v179 = v175 + v178;
*v158 = v179;

}
workgroupBarrier();
if v116 {
let v180 = *v158;
let v181 = v55 + v46;
let v182 = &(*v157)[v181];
let v183 = *v182;
let v184 = v180 + v183;
*v158 = v184;

}
workgroupBarrier();
let v185 = &(*v157)[v122];
let v186 = *v185;
*v155 = v186;
workgroupBarrier();
let v187 = *v155;
let v188 = fma(v187, v21, v22);
let v189 = sqrt(v188);
let v190 = f32(1.0);
let v191 = v190 / v189;
if v49 {
for(var v192: u32 = v56; v192 < v50; v192 += v43) {
let v193 = v48 * v50;
let v194 = v193 + v192;
let v195 = &(*v13)[v194];
let v196 = *v195;
let v197 = vec4<f32>(v126);
let v198 = v196 - v197;
let v199 = vec4<f32>(v191);
let v200 = v198 * v199;
let v201 = &(*v15)[v192];
let v202 = *v201;
let v203 = &(*v14)[v192];
let v204 = *v203;
let v205 = fma(v200, v202, v204);
let v206 = &(*v12)[v194];
*v206 = v205;

}
let v207 = v56 == v18;
if v207 {
let v208 = &(*v11)[v48];
*v208 = v126;
let v209 = v45 + v48;
let v210 = &(*v11)[v209];
*v210 = v191;

}

}
return;

}
