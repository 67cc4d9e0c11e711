// layer_norm_residual_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, strict: false, },

var<workgroup> shared_v116: array<f32, 256>;
var<workgroup> shared_v298: array<f32, 256>;
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
var<function> v478_store: array<vec4<f32>, 1>= array<vec4<f32>, 1>();
let v51 = &v478_store;
let v52 = f32(0.0);
let v53 = vec4<f32>(v52);
let v54 = &(*v51)[v18];
*v54 = v53;
let v55 = v7[0];
let v56 = u32(v55);
let v57 = v56 % v43;
for(var v58: u32 = v57; v58 < v50; v58 += v43) {
let v59 = v48 * v50;
let v60 = v59 + v58;
let v61 = &(*v17)[v60];
let v62 = *v61;
let v63 = &(*v16)[v60];
let v64 = *v63;
let v65 = v62 + v64;
let v66 = *v54;
let v67 = v66 + v65;
*v54 = v67;
if v49 {
let v68 = &(*v13)[v60];
*v68 = v65;

}

}
let v69 = *v54;
let v70 = v69[0];
var<function> v480_store: f32;
let v71 = &v480_store;
*v71 = v70;
let v72 = v69[1];
let v73 = *v71;
let v74 = v73 + v72;
*v71 = v74;
let v75 = v69[2];
let v76 = *v71;
let v77 = v76 + v75;
*v71 = v77;
let v78 = v69[3];
let v79 = *v71;
let v80 = v79 + v78;
*v71 = v80;
var<function> v481_store: f32;
let v81 = &v481_store;
let v82 = *v71;
*v81 = v82;
let v83 = &shared_v116;
let v84 = &(*v83)[v56];
let v85 = *v71;
*v84 = v85;
workgroupBarrier();
let v86 = u32(16);
let v87 = v57 < v86;
if v87 {
let v88 = *v84;
let v89 = v56 + v86;
let v90 = &(*v83)[v89];
let v91 = *v90;
let v92 = v88 + v91;
*v84 = v92;

}
workgroupBarrier();
let v93 = u32(8);
let v94 = v57 < v93;
if v94 {
let v95 = *v84;
let v96 = v56 + v93;
let v97 = &(*v83)[v96];
let v98 = *v97;
let v99 = v95 + v98;
*v84 = v99;

}
workgroupBarrier();
let v100 = u32(4);
let v101 = v57 < v100;
if v101 {
let v102 = *v84;
let v103 = v56 + v100;
let v104 = &(*v83)[v103];
let v105 = *v104;
let v106 = v102 + v105;
*v84 = v106;

}
workgroupBarrier();
let v107 = u32(2);
let v108 = v57 < v107;
if v108 {
let v109 = *v84;
let v110 = v56 + v107;
let v111 = &(*v83)[v110];
let v112 = *v111;
let v113 = v109 + v112;
*v84 = v113;

}
workgroupBarrier();
let v114 = v57 < v46;
if v114 {
let v115 = *v84;
let v116 = v56 + v46;
let v117 = &(*v83)[v116];
let v118 = *v117;
let v119 = v115 + v118;
*v84 = v119;

}
workgroupBarrier();
let v120 = v56 - v57;
let v121 = &(*v83)[v120];
let v122 = *v121;
*v81 = v122;
workgroupBarrier();
let v123 = *v81;
let v124 = v123 * v21;
var<function> v483_store: array<vec4<f32>, 1>= array<vec4<f32>, 1>();
let v125 = &v483_store;
let v126 = &(*v125)[v18];
*v126 = v53;
for(var v127: u32 = v57; v127 < v50; v127 += v43) {
let v128 = v48 * v50;
let v129 = v128 + v127;
let v130 = &(*v17)[v129];
let v131 = *v130;
let v132 = &(*v16)[v129];
let v133 = *v132;
let v134 = v131 + v133;
let v135 = vec4<f32>(v124);
let v136 = v134 - v135;
let v137 = *v126;
let v138 = fma(v136, v136, v137);
*v126 = v138;

}
let v139 = *v126;
let v140 = v139[0];
var<function> v485_store: f32;
let v141 = &v485_store;
*v141 = v140;
let v142 = v139[1];
let v143 = *v141;
let v144 = v143 + v142;
*v141 = v144;
let v145 = v139[2];
let v146 = *v141;
let v147 = v146 + v145;
*v141 = v147;
let v148 = v139[3];
let v149 = *v141;
let v150 = v149 + v148;
*v141 = v150;
var<function> v486_store: f32;
let v151 = &v486_store;
let v152 = *v141;
*v151 = v152;
let v153 = &shared_v298;
let v154 = &(*v153)[v56];
let v155 = *v141;
*v154 = v155;
workgroupBarrier();
if v87 {
let v156 = *v154;
let v157 = v56 + v86;
let v158 = &(*v153)[v157];
let v159 = *v158;
let v160 = v156 + v159;
*v154 = v160;

}
workgroupBarrier();
if v94 {
let v161 = *v154;
let v162 = v56 + v93;
let v163 = &(*v153)[v162];
let v164 = *v163;
let v165 = v161 + v164;
*v154 = v165;

}
workgroupBarrier();
if v101 {
let v166 = *v154;
let v167 = v56 + v100;
let v168 = &(*v153)[v167];
let v169 = *v168;
let v170 = v166 + v169;
*v154 = v170;

}
workgroupBarrier();
if v108 {
let v171 = *v154;
let v172 = v56 + v107;
let v173 = &(*v153)[v172];
let v174 = *v173;
let v175 = v171 + v174;
*v154 = v175;

}
workgroupBarrier();
if v114 {
let v176 = *v154;
let v177 = v56 + v46;
let v178 = &(*v153)[v177];
let v179 = *v178;
let v180 = v176 + v179;
*v154 = v180;

}
workgroupBarrier();
let v181 = &(*v153)[v120];
let v182 = *v181;
*v151 = v182;
workgroupBarrier();
let v183 = *v151;
let v184 = fma(v183, v21, v22);
let v185 = sqrt(v184);
let v186 = f32(1.0);
let v187 = v186 / v185;
if v49 {
for(var v188: u32 = v57; v188 < v50; v188 += v43) {
let v189 = v48 * v50;
let v190 = v189 + v188;
let v191 = &(*v13)[v190];
let v192 = *v191;
let v193 = vec4<f32>(v124);
let v194 = v192 - v193;
let v195 = vec4<f32>(v187);
let v196 = v194 * v195;
let v197 = &(*v15)[v188];
let v198 = *v197;
let v199 = &(*v14)[v188];
let v200 = *v199;
let v201 = fma(v196, v198, v200);
let v202 = &(*v12)[v190];
*v202 = v201;

}
let v203 = v57 == v18;
if v203 {
let v204 = &(*v11)[v48];
*v204 = v124;
let v205 = v45 + v48;
let v206 = &(*v11)[v205];
*v206 = v187;

}

}
return;

}
