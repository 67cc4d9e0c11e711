// layer_norm_backward_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, }, accumulate: false,

var<workgroup> shared_v121: array<f32, 256>;
var<workgroup> shared_v254: array<f32, 256>;
@group(0) @binding(6) var<storage, read_write> v0: array<vec4<f32>>;
@group(0) @binding(5) var<storage, read_write> v1: array<vec4<f32>>;
@group(0) @binding(4) var<storage, read_write> v2: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read_write> v3: array<f32>;
@group(0) @binding(2) var<storage, read_write> v4: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v6: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 2>, static_meta: array<u32, 8> }
@group(0) @binding(7) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn layer_norm_backward_kernel(@builtin(local_invocation_id) v7: vec3<u32>, @builtin(workgroup_id) v8: vec3<u32>, @builtin(num_workgroups) v9: vec3<u32>, @builtin(local_invocation_index) v10: u32) {
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
let v22 = v8[2];
let v23 = u32(v22);
let v24 = v9[1];
let v25 = u32(v24);
let v26 = v23 * v25;
let v27 = v9[0];
let v28 = u32(v27);
let v29 = v26 * v28;
let v30 = v8[1];
let v31 = u32(v30);
let v32 = v31 * v28;
let v33 = v29 + v32;
let v34 = v8[0];
let v35 = u32(v34);
let v36 = v33 + v35;
let v37 = u32(256);
let v38 = v36 * v37;
let v39 = v10;
let v40 = u32(v39);
let v41 = v38 + v40;
let v42 = u32(32);
let v43 = v41 / v42;
let v44 = v7[0];
let v45 = u32(v44);
let v46 = v45 % v42;
let v47 = u32(v20);
let v48 = u32(16);
let v49 = u32(1);
for(var v50: u32 = v18; v50 < v48; v50 += v49) {
let v51 = v43 * v48;
let v52 = v51 + v50;
let v53 = u32(v19);
let v54 = v52 < v53;
let v55 = v53 - v49;
let v56 = min(v52, v55);
let v57 = &(*v14)[v56];
let v58 = *v57;
let v59 = v53 + v56;
let v60 = &(*v14)[v59];
let v61 = *v60;
let v62 = f32(0.0);
let v63 = vec4<f32>(v62);
var<function> v456_store: vec4<f32>;
let v64 = &v456_store;
*v64 = v63;
var<function> v457_store: vec4<f32>;
let v65 = &v457_store;
*v65 = v63;
for(var v66: u32 = v46; v66 < v47; v66 += v42) {
let v67 = v56 * v47;
let v68 = v67 + v66;
let v69 = &(*v17)[v68];
let v70 = *v69;
let v71 = &(*v15)[v66];
let v72 = *v71;
let v73 = v70 * v72;
let v74 = &(*v16)[v68];
let v75 = *v74;
let v76 = vec4<f32>(v58);
let v77 = v75 - v76;
let v78 = vec4<f32>(v61);
let v79 = v77 * v78;
let v80 = *v64;
let v81 = v80 + v73;
*v64 = v81;
let v82 = *v65;
let v83 = fma(v73, v79, v82);
*v65 = v83;

}
let v84 = *v64;
let v85 = v84[0];
var<function> v459_store: f32;
let v86 = &v459_store;
*v86 = v85;
let v87 = *v64;
let v88 = v87[1];
let v89 = *v86;
let v90 = v89 + v88;
*v86 = v90;
let v91 = *v64;
let v92 = v91[2];
let v93 = *v86;
let v94 = v93 + v92;
*v86 = v94;
let v95 = *v64;
let v96 = v95[3];
let v97 = *v86;
let v98 = v97 + v96;
*v86 = v98;
var<function> v460_store: f32;
let v99 = &v460_store;
let v100 = *v86;
*v99 = v100;
let v101 = &shared_v121;
let v102 = &(*v101)[v45];
let v103 = *v86;
*v102 = v103;
workgroupBarrier();
let v104 = v46 < v48;
if v104 {
let v105 = *v102;
let v106 = v45 + v48;
let v107 = &(*v101)[v106];
let v108 = *v107;
let v109 = v105 + v108;
*v102 = v109;

}
workgroupBarrier();
let v110 = u32(8);
let v111 = v46 < v110;
if v111 {
let v112 = *v102;
let v113 = v45 + v110;
let v114 = &(*v101)[v113];
let v115 = *v114;
let v116 = v112 + v115;
*v102 = v116;

}
workgroupBarrier();
let v117 = u32(4);
let v118 = v46 < v117;
if v118 {
let v119 = *v102;
let v120 = v45 + v117;
let v121 = &(*v101)[v120];
let v122 = *v121;
let v123 = v119 + v122;
*v102 = v123;

}
workgroupBarrier();
let v124 = u32(2);
let v125 = v46 < v124;
if v125 {
let v126 = *v102;
let v127 = v45 + v124;
let v128 = &(*v101)[v127];
let v129 = *v128;
let v130 = v126 + v129;
*v102 = v130;

}
workgroupBarrier();
let v131 = v46 < v49;
if v131 {
let v132 = *v102;
let v133 = v45 + v49;
let v134 = &(*v101)[v133];
let v135 = *v134;
let v136 = v132 + v135;
*v102 = v136;

}
workgroupBarrier();
let v137 = v45 - v46;
let v138 = &(*v101)[v137];
let v139 = *v138;
*v99 = v139;
workgroupBarrier();
let v140 = *v99;
let v141 = v140 * v21;
let v142 = *v65;
let v143 = v142[0];
var<function> v462_store: f32;
let v144 = &v462_store;
*v144 = v143;
let v145 = *v65;
let v146 = v145[1];
let v147 = *v144;
let v148 = v147 + v146;
*v144 = v148;
let v149 = *v65;
let v150 = v149[2];
let v151 = *v144;
let v152 = v151 + v150;
*v144 = v152;
let v153 = *v65;
let v154 = v153[3];
let v155 = *v144;
let v156 = v155 + v154;
*v144 = v156;
var<function> v463_store: f32;
let v157 = &v463_store;
let v158 = *v144;
*v157 = v158;
let v159 = &shared_v254;
let v160 = &(*v159)[v45];
let v161 = *v144;
*v160 = v161;
workgroupBarrier();
if v104 {
let v162 = *v160;
let v163 = v45 + v48;
let v164 = &(*v159)[v163];
let v165 = *v164;
let v166 = v162 + v165;
*v160 = v166;

}
workgroupBarrier();
if v111 {
let v167 = *v160;
let v168 = v45 + v110;
let v169 = &(*v159)[v168];
let v170 = *v169;
let v171 = v167 + v170;
*v160 = v171;

}
workgroupBarrier();
if v118 {
let v172 = *v160;
let v173 = v45 + v117;
let v174 = &(*v159)[v173];
let v175 = *v174;
let v176 = v172 + v175;
*v160 = v176;

}
workgroupBarrier();
if v125 {
let v177 = *v160;
let v178 = v45 + v124;
let v179 = &(*v159)[v178];
let v180 = *v179;
let v181 = v177 + v180;
*v160 = v181;

}
workgroupBarrier();
if v131 {
let v182 = *v160;
let v183 = v45 + v49;
let v184 = &(*v159)[v183];
let v185 = *v184;
let v186 = v182 + v185;
*v160 = v186;

}
workgroupBarrier();
let v187 = &(*v159)[v137];
let v188 = *v187;
*v157 = v188;
workgroupBarrier();
let v189 = *v157;
let v190 = v189 * v21;
if v54 {
for(var v191: u32 = v46; v191 < v47; v191 += v42) {
let v192 = v56 * v47;
let v193 = v192 + v191;
let v194 = &(*v17)[v193];
let v195 = *v194;
let v196 = &(*v16)[v193];
let v197 = *v196;
let v198 = vec4<f32>(v58);
let v199 = v197 - v198;
let v200 = vec4<f32>(v61);
let v201 = v199 * v200;
let v202 = &(*v15)[v191];
let v203 = *v202;
let v204 = vec4<f32>(v141);
let v205 = -v204;
let v206 = fma(v195, v203, v205);
let v207 = vec4<f32>(v190);
let v208 = -v201;
let v209 = fma(v208, v207, v206);
let v210 = v209 * v200;
let v211 = &(*v13)[v193];
*v211 = v210;
let v212 = v195 * v201;
var<function> v466_store: vec4<f32>;
let v213 = &v466_store;
*v213 = v212;
var<function> v467_store: vec4<f32>;
let v214 = &v467_store;
*v214 = v195;
let v215 = v50 > v18;
if v215 {
let v216 = v43 * v47;
let v217 = v216 + v191;
let v218 = &(*v12)[v217];
let v219 = *v218;
let v220 = *v213;
let v221 = v220 + v219;
*v213 = v221;
let v222 = &(*v11)[v217];
let v223 = *v222;
let v224 = *v214;
let v225 = v224 + v223;
*v214 = v225;

}
let v226 = v43 * v47;
let v227 = v226 + v191;
let v228 = &(*v12)[v227];
let v229 = *v213;
*v228 = v229;
let v230 = &(*v11)[v227];
let v231 = *v214;
*v230 = v231;

}

}

}
return;

}
