// layer_norm_backward_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, strict: false, }, accumulate: true,

var<workgroup> shared_v159: array<f32, 256>;
var<workgroup> shared_v294: array<f32, 256>;
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
var<function> v504_store: array<vec4<f32>, 1>= array<vec4<f32>, 1>();
let v62 = &v504_store;
let v63 = f32(0.0);
let v64 = vec4<f32>(v63);
let v65 = &(*v62)[v18];
*v65 = v64;
var<function> v505_store: array<vec4<f32>, 1>= array<vec4<f32>, 1>();
let v66 = &v505_store;
let v67 = &(*v66)[v18];
*v67 = v64;
for(var v68: u32 = v46; v68 < v47; v68 += v42) {
let v69 = v56 * v47;
let v70 = v69 + v68;
let v71 = &(*v17)[v70];
let v72 = *v71;
let v73 = &(*v15)[v68];
let v74 = *v73;
let v75 = v72 * v74;
let v76 = &(*v16)[v70];
let v77 = *v76;
let v78 = vec4<f32>(v58);
let v79 = v77 - v78;
let v80 = vec4<f32>(v61);
let v81 = v79 * v80;
let v82 = *v65;
let v83 = v82 + v75;
*v65 = v83;
let v84 = *v67;
let v85 = fma(v75, v81, v84);
*v67 = v85;

}
let v86 = *v65;
let v87 = v86[0];
var<function> v507_store: f32;
let v88 = &v507_store;
*v88 = v87;
let v89 = v86[1];
let v90 = *v88;
let v91 = v90 + v89;
*v88 = v91;
let v92 = v86[2];
let v93 = *v88;
let v94 = v93 + v92;
*v88 = v94;
let v95 = v86[3];
let v96 = *v88;
let v97 = v96 + v95;
*v88 = v97;
var<function> v508_store: f32;
let v98 = &v508_store;
let v99 = *v88;
*v98 = v99;
let v100 = &shared_v159;
let v101 = &(*v100)[v45];
let v102 = *v88;
*v101 = v102;
workgroupBarrier();
let v103 = v46 < v48;
if v103 {
let v104 = *v101;
let v105 = v45 + v48;
let v106 = &(*v100)[v105];
let v107 = *v106;
let v108 = v104 + v107;
*v101 = v108;

}
workgroupBarrier();
let v109 = u32(8);
let v110 = v46 < v109;
if v110 {
let v111 = *v101;
let v112 = v45 + v109;
let v113 = &(*v100)[v112];
let v114 = *v113;
let v115 = v111 + v114;
*v101 = v115;

}
workgroupBarrier();
let v116 = u32(4);
let v117 = v46 < v116;
if v117 {
let v118 = *v101;
let v119 = v45 + v116;
let v120 = &(*v100)[v119];
let v121 = *v120;
let v122 = v118 + v121;
*v101 = v122;

}
workgroupBarrier();
let v123 = u32(2);
let v124 = v46 < v123;
if v124 {
let v125 = *v101;
let v126 = v45 + v123;
let v127 = &(*v100)[v126];
let v128 = *v127;
let v129 = v125 + v128;
*v101 = v129;

}
workgroupBarrier();
let v130 = v46 < v49;
if v130 {
let v131 = *v101;
let v132 = v45 + v49;
let v133 = &(*v100)[v132];
let v134 = *v133;
let v135 = v131 + v134;
*v101 = v135;

}
workgroupBarrier();
let v136 = v45 - v46;
let v137 = &(*v100)[v136];
let v138 = *v137;
*v98 = v138;
workgroupBarrier();
let v139 = *v98;
let v140 = v139 * v21;
let v141 = *v67;
let v142 = v141[0];
var<function> v510_store: f32;
let v143 = &v510_store;
*v143 = v142;
let v144 = v141[1];
let v145 = *v143;
let v146 = v145 + v144;
*v143 = v146;
let v147 = v141[2];
let v148 = *v143;
let v149 = v148 + v147;
*v143 = v149;
let v150 = v141[3];
let v151 = *v143;
let v152 = v151 + v150;
*v143 = v152;
var<function> v511_store: f32;
let v153 = &v511_store;
let v154 = *v143;
*v153 = v154;
let v155 = &shared_v294;
let v156 = &(*v155)[v45];
let v157 = *v143;
*v156 = v157;
workgroupBarrier();
if v103 {
let v158 = *v156;
let v159 = v45 + v48;
let v160 = &(*v155)[v159];
let v161 = *v160;
let v162 = v158 + v161;
*v156 = v162;

}
workgroupBarrier();
if v110 {
let v163 = *v156;
let v164 = v45 + v109;
let v165 = &(*v155)[v164];
let v166 = *v165;
let v167 = v163 + v166;
*v156 = v167;

}
workgroupBarrier();
if v117 {
let v168 = *v156;
let v169 = v45 + v116;
let v170 = &(*v155)[v169];
let v171 = *v170;
let v172 = v168 + v171;
*v156 = v172;

}
workgroupBarrier();
if v124 {
let v173 = *v156;
let v174 = v45 + v123;
let v175 = &(*v155)[v174];
let v176 = *v175;
let v177 = v173 + v176;
*v156 = v177;

}
workgroupBarrier();
if v130 {
let v178 = *v156;
let v179 = v45 + v49;
let v180 = &(*v155)[v179];
let v181 = *v180;
let v182 = v178 + v181;
*v156 = v182;

}
workgroupBarrier();
let v183 = &(*v155)[v136];
let v184 = *v183;
*v153 = v184;
workgroupBarrier();
let v185 = *v153;
let v186 = v185 * v21;
if v54 {
for(var v187: u32 = v46; v187 < v47; v187 += v42) {
let v188 = v56 * v47;
let v189 = v188 + v187;
let v190 = &(*v17)[v189];
let v191 = *v190;
let v192 = &(*v16)[v189];
let v193 = *v192;
let v194 = vec4<f32>(v58);
let v195 = v193 - v194;
let v196 = vec4<f32>(v61);
let v197 = v195 * v196;
let v198 = &(*v15)[v187];
let v199 = *v198;
let v200 = vec4<f32>(v186);
let v201 = vec4<f32>(v140);
let v202 = -v201;
let v203 = fma(v191, v199, v202);
let v204 = -v197;
let v205 = fma(v204, v200, v203);
let v206 = &(*v13)[v189];
let v207 = *v206;
let v208 = fma(v205, v196, v207);
*v206 = v208;
let v209 = v191 * v197;
var<function> v514_store: vec4<f32>;
let v210 = &v514_store;
*v210 = v209;
var<function> v515_store: vec4<f32>;
let v211 = &v515_store;
*v211 = v191;
let v212 = v50 > v18;
if v212 {
let v213 = v43 * v47;
let v214 = v213 + v187;
let v215 = &(*v12)[v214];
let v216 = *v215;
let v217 = *v210;
let v218 = v217 + v216;
*v210 = v218;
let v219 = &(*v11)[v214];
let v220 = *v219;
let v221 = *v211;
let v222 = v221 + v220;
*v211 = v222;

}
let v223 = v43 * v47;
let v224 = v223 + v187;
let v225 = &(*v12)[v224];
let v226 = *v210;
*v225 = v226;
let v227 = &(*v11)[v224];
let v228 = *v211;
*v227 = v228;

}

}

}
return;

}
