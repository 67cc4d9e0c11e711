// layer_norm_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, },

var<workgroup> shared_v74: array<f32, 256>;
var<workgroup> shared_v228: array<f32, 256>;
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
let v47 = f32(0.0);
let v48 = vec4<f32>(v47);
var<function> v406_store: vec4<f32>;
let v49 = &v406_store;
*v49 = v48;
let v50 = v5[0];
let v51 = u32(v50);
let v52 = v51 % v39;
for(var v53: u32 = v52; v53 < v46; v53 += v39) {
let v54 = v44 * v46;
let v55 = v54 + v53;
let v56 = &(*v13)[v55];
let v57 = *v56;
let v58 = *v49;
let v59 = v58 + v57;
*v49 = v59;

}
let v60 = *v49;
let v61 = v60[0];
var<function> v408_store: f32;
let v62 = &v408_store;
*v62 = v61;
let v63 = *v49;
let v64 = v63[1];
let v65 = *v62;
let v66 = v65 + v64;
*v62 = v66;
let v67 = *v49;
let v68 = v67[2];
let v69 = *v62;
let v70 = v69 + v68;
*v62 = v70;
let v71 = *v49;
let v72 = v71[3];
let v73 = *v62;
let v74 = v73 + v72;
*v62 = v74;
var<function> v409_store: f32;
let v75 = &v409_store;
let v76 = *v62;
*v75 = v76;
let v77 = &shared_v74;
let v78 = &(*v77)[v51];
let v79 = *v62;
*v78 = v79;
workgroupBarrier();
let v80 = u32(16);
let v81 = v52 < v80;
if v81 {
let v82 = *v78;
let v83 = v51 + v80;
let v84 = &(*v77)[v83];
let v85 = *v84;
let v86 = v82 + v85;
*v78 = v86;

}
workgroupBarrier();
let v87 = u32(8);
let v88 = v52 < v87;
if v88 {
let v89 = *v78;
let v90 = v51 + v87;
let v91 = &(*v77)[v90];
let v92 = *v91;
let v93 = v89 + v92;
*v78 = v93;

}
workgroupBarrier();
let v94 = u32(4);
let v95 = v52 < v94;
if v95 {
let v96 = *v78;
let v97 = v51 + v94;
let v98 = &(*v77)[v97];
let v99 = *v98;
let v100 = v96 + v99;
*v78 = v100;

}
workgroupBarrier();
let v101 = u32(2);
let v102 = v52 < v101;
if v102 {
let v103 = *v78;
let v104 = v51 + v101;
let v105 = &(*v77)[v104];
let v106 = *v105;
let v107 = v103 + v106;
*v78 = v107;

}
workgroupBarrier();
let v108 = v52 < v42;
if v108 {
let v109 = *v78;
let v110 = v51 + v42;
let v111 = &(*v77)[v110];
let v112 = *v111;
let v113 = v109 + v112;
*v78 = v113;

}
workgroupBarrier();
let v114 = v51 - v52;
let v115 = &(*v77)[v114];
let v116 = *v115;
*v75 = v116;
workgroupBarrier();
let v117 = *v75;
let v118 = v117 * v17;
var<function> v411_store: vec4<f32>;
let v119 = &v411_store;
*v119 = v48;
for(var v120: u32 = v52; v120 < v46; v120 += v39) {
let v121 = v44 * v46;
let v122 = v121 + v120;
let v123 = &(*v13)[v122];
let v124 = *v123;
let v125 = vec4<f32>(v118);
let v126 = v124 - v125;
let v127 = *v119;
let v128 = fma(v126, v126, v127);
*v119 = v128;

}
let v129 = *v119;
let v130 = v129[0];
var<function> v413_store: f32;
let v131 = &v413_store;
*v131 = v130;
let v132 = *v119;
let v133 = v132[1];
let v134 = *v131;
let v135 = v134 + v133;
*v131 = v135;
let v136 = *v119;
let v137 = v136[2];
let v138 = *v131;
let v139 = v138 + v137;
*v131 = v139;
let v140 = *v119;
let v141 = v140[3];
let v142 = *v131;
let v143 = v142 + v141;
*v131 = v143;
var<function> v414_store: f32;
let v144 = &v414_store;
let v145 = *v131;
*v144 = v145;
let v146 = &shared_v228;
let v147 = &(*v146)[v51];
let v148 = *v131;
*v147 = v148;
workgroupBarrier();
if v81 {
let v149 = *v147;
let v150 = v51 + v80;
let v151 = &(*v146)[v150];
let v152 = *v151;
let v153 = v149 + v152;
*v147 = v153;

}
workgroupBarrier();
if v88 {
let v154 = *v147;
let v155 = v51 + v87;
let v156 = &(*v146)[v155];
let v157 = *v156;
let v158 = v154 + v157;
*v147 = v158;

}
workgroupBarrier();
if v95 {
let v159 = *v147;
let v160 = v51 + v94;
let v161 = &(*v146)[v160];
let v162 = *v161;
let v163 = v159 + v162;
*v147 = v163;

}
workgroupBarrier();
if v102 {
let v164 = *v147;
let v165 = v51 + v101;
let v166 = &(*v146)[v165];
let v167 = *v166;
let v168 = v164 + v167;
*v147 = v168;

}
workgroupBarrier();
if v108 {
let v169 = *v147;
let v170 = v51 + v42;
let v171 = &(*v146)[v170];
let v172 = *v171;
let v173 = v169 + v172;
*v147 = v173;

}
workgroupBarrier();
let v174 = &(*v146)[v114];
let v175 = *v174;
*v144 = v175;
workgroupBarrier();
let v176 = *v144;
let v177 = fma(v176, v17, v18);
let v178 = sqrt(v177);
let v179 = f32(1.0);
let v180 = v179 / v178;
if v45 {
for(var v181: u32 = v52; v181 < v46; v181 += v39) {
let v182 = v44 * v46;
let v183 = v182 + v181;
let v184 = &(*v13)[v183];
let v185 = *v184;
let v186 = vec4<f32>(v118);
let v187 = v185 - v186;
let v188 = vec4<f32>(v180);
let v189 = v187 * v188;
let v190 = &(*v12)[v181];
let v191 = *v190;
let v192 = &(*v11)[v181];
let v193 = *v192;
let v194 = fma(v189, v191, v193);
let v195 = &(*v10)[v183];
*v195 = v194;

}
let v196 = v52 == v14;
if v196 {
let v197 = &(*v9)[v44];
*v197 = v118;
let v198 = v41 + v44;
let v199 = &(*v9)[v198];
*v199 = v180;

}

}
return;

}
