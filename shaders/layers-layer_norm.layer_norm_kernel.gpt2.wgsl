// layer_norm_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, strict: false, },

var<workgroup> shared_v94: array<f32, 256>;
var<workgroup> shared_v268: array<f32, 256>;
@group(0) @binding(4) var<storage, read_write> v0: array<f32>;
@group(0) @binding(3) var<storage, read_write> v1: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> v2: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v3: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v4: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 2>, static_meta: array<u32, 6> }
@group(0) @binding(5) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn layer_norm_kernel(@builtin(local_invocation_id) v5: vec3<u32>, @builtin(workgroup_id) v6: vec3<u32>, @builtin(num_workgroups) v7: vec3<u32>, @builtin(local_invocation_index) v8: u32) {
let v9 = &v0;
let v10 = &v1;
let v11 = &v2;
let v12 = &v3;
let v13 = &v4;
let v14 = u32(0);
let v15 = info_var.scalars_u32[0];
let v16 = info_var.scalars_u32[1];
let v17 = info_var.scalars_f32[0];
let v18 = info_var.scalars_f32[1];
let v19 = v6[2];
let v20 = u32(v19);
let v21 = v7[1];
let v22 = u32(v21);
let v23 = v20 * v22;
let v24 = v7[0];
let v25 = u32(v24);
let v26 = v23 * v25;
let v27 = v6[1];
let v28 = u32(v27);
let v29 = v28 * v25;
let v30 = v26 + v29;
let v31 = v6[0];
let v32 = u32(v31);
let v33 = v30 + v32;
let v34 = u32(256);
let v35 = v33 * v34;
let v36 = v8;
let v37 = u32(v36);
let v38 = v35 + v37;
let v39 = u32(32);
let v40 = v38 / v39;
let v41 = u32(v15);
let v42 = u32(1);
let v43 = v41 - v42;
let v44 = min(v40, v43);
let v45 = v40 < v41;
let v46 = u32(v16);
var<function> v446_store: array<vec4<f32>, 1>= array<vec4<f32>, 1>();
let v47 = &v446_store;
let v48 = f32(0.0);
let v49 = vec4<f32>(v48);
let v50 = &(*v47)[v14];
*v50 = v49;
let v51 = v5[0];
let v52 = u32(v51);
let v53 = v52 % v39;
for(var v54: u32 = v53; v54 < v46; v54 += v39) {
let v55 = *v50;
let v56 = v44 * v46;
let v57 = v56 + v54;
let v58 = &(*v13)[v57];
let v59 = *v58;
let v60 = v55 + v59;
*v50 = v60;

}
let v61 = *v50;
let v62 = v61[0];
var<function> v448_store: f32;
let v63 = &v448_store;
*v63 = v62;
let v64 = v61[1];
let v65 = *v63;
let v66 = v65 + v64;
*v63 = v66;
let v67 = v61[2];
let v68 = *v63;
let v69 = v68 + v67;
*v63 = v69;
let v70 = v61[3];
let v71 = *v63;
let v72 = v71 + v70;
*v63 = v72;
var<function> v449_store: f32;
let v73 = &v449_store;
let v74 = *v63;
*v73 = v74;
let v75 = &shared_v94;
let v76 = &(*v75)[v52];
let v77 = *v63;
*v76 = v77;
workgroupBarrier();
let v78 = u32(16);
let v79 = v53 < v78;
if v79 {
let v80 = *v76;
let v81 = v52 + v78;
let v82 = &(*v75)[v81];
let v83 = *v82;
let v84 = v80 + v83;
*v76 = v84;

}
workgroupBarrier();
let v85 = u32(8);
let v86 = v53 < v85;
if v86 {
let v87 = *v76;
let v88 = v52 + v85;
let v89 = &(*v75)[v88];
let v90 = *v89;
let v91 = v87 + v90;
*v76 = v91;

}
workgroupBarrier();
let v92 = u32(4);
let v93 = v53 < v92;
if v93 {
let v94 = *v76;
let v95 = v52 + v92;
let v96 = &(*v75)[v95];
let v97 = *v96;
let v98 = v94 + v97;
*v76 = v98;

}
workgroupBarrier();
let v99 = u32(2);
let v100 = v53 < v99;
if v100 {
let v101 = *v76;
let v102 = v52 + v99;
let v103 = &(*v75)[v102];
let v104 = *v103;
let v105 = v101 + v104;
*v76 = v105;

}
workgroupBarrier();
let v106 = v53 < v42;
if v106 {
let v107 = *v76;
let v108 = v52 + v42;
let v109 = &(*v75)[v108];
let v110 = *v109;
let v111 = v107 + v110;
*v76 = v111;

}
workgroupBarrier();
let v112 = v52 - v53;
let v113 = &(*v75)[v112];
let v114 = *v113;
*v73 = v114;
workgroupBarrier();
let v115 = *v73;
let v116 = v115 * v17;
var<function> v451_store: array<vec4<f32>, 1>= array<vec4<f32>, 1>();
let v117 = &v451_store;
let v118 = &(*v117)[v14];
*v118 = v49;
for(var v119: u32 = v53; v119 < v46; v119 += v39) {
let v120 = v44 * v46;
let v121 = v120 + v119;
let v122 = &(*v13)[v121];
let v123 = *v122;
let v124 = vec4<f32>(v116);
let v125 = v123 - v124;
let v126 = *v118;
let v127 = fma(v125, v125, v126);
*v118 = v127;

}
let v128 = *v118;
let v129 = v128[0];
var<function> v453_store: f32;
let v130 = &v453_store;
*v130 = v129;
let v131 = v128[1];
let v132 = *v130;
let v133 = v132 + v131;
*v130 = v133;
let v134 = v128[2];
let v135 = *v130;
let v136 = v135 + v134;
*v130 = v136;
let v137 = v128[3];
let v138 = *v130;
let v139 = v138 + v137;
*v130 = v139;
var<function> v454_store: f32;
let v140 = &v454_store;
let v141 = *v130;
*v140 = v141;
let v142 = &shared_v268;
let v143 = &(*v142)[v52];
let v144 = *v130;
*v143 = v144;
workgroupBarrier();
if v79 {
let v145 = *v143;
let v146 = v52 + v78;
let v147 = &(*v142)[v146];
let v148 = *v147;
let v149 = v145 + v148;
*v143 = v149;

}
workgroupBarrier();
if v86 {
let v150 = *v143;
let v151 = v52 + v85;
let v152 = &(*v142)[v151];
let v153 = *v152;
let v154 = v150 + v153;
*v143 = v154;

}
workgroupBarrier();
if v93 {
let v155 = *v143;
let v156 = v52 + v92;
let v157 = &(*v142)[v156];
let v158 = *v157;
let v159 = v155 + v158;
*v143 = v159;

}
workgroupBarrier();
if v100 {
let v160 = *v143;
let v161 = v52 + v99;
let v162 = &(*v142)[v161];
let v163 = *v162;
let v164 = v160 + v163;
*v143 = v164;

}
workgroupBarrier();
if v106 {
let v165 = *v143;
let v166 = v52 + v42;
let v167 = &(*v142)[v166];
let v168 = *v167;
let v169 = v165 + v168;
*v143 = v169;

}
workgroupBarrier();
let v170 = &(*v142)[v112];
let v171 = *v170;
*v140 = v171;
workgroupBarrier();
let v172 = *v140;
let v173 = fma(v172, v17, v18);
let v174 = sqrt(v173);
let v175 = f32(1.0);
let v176 = v175 / v174;
if v45 {
for(var v177: u32 = v53; v177 < v46; v177 += v39) {
let v178 = v44 * v46;
let v179 = v178 + v177;
let v180 = &(*v13)[v179];
let v181 = *v180;
let v182 = vec4<f32>(v116);
let v183 = v181 - v182;
let v184 = vec4<f32>(v176);
let v185 = v183 * v184;
let v186 = &(*v12)[v177];
let v187 = *v186;
let v188 = &(*v11)[v177];
let v189 = *v188;
let v190 = fma(v185, v187, v189);
let v191 = &(*v10)[v179];
*v191 = v190;

}
let v192 = v53 == v14;
if v192 {
let v193 = &(*v9)[v44];
*v193 = v116;
let v194 = v41 + v44;
let v195 = &(*v9)[v194];
*v195 = v176;

}

}
return;

}
