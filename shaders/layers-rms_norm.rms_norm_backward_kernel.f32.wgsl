// rms_norm_backward_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, }, accumulate: false,

var<workgroup> shared_v101: array<f32, 256>;
@group(0) @binding(5) var<storage, read_write> v0: array<vec4<f32>>;
@group(0) @binding(4) var<storage, read_write> v1: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read_write> v2: array<f32>;
@group(0) @binding(2) var<storage, read_write> v3: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v4: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v5: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 2>, static_meta: array<u32, 6> }
@group(0) @binding(6) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn rms_norm_backward_kernel(@builtin(local_invocation_id) v6: vec3<u32>, @builtin(workgroup_id) v7: vec3<u32>, @builtin(num_workgroups) v8: vec3<u32>, @builtin(local_invocation_index) v9: u32) {
let v10 = &v0;
let v11 = &v1;
let v12 = &v2;
let v13 = &v3;
let v14 = &v4;
let v15 = &v5;
let v16 = u32(0);
let v17 = info_var.scalars_u32[0];
let v18 = info_var.scalars_u32[1];
let v19 = info_var.scalars_f32[0];
let v20 = v7[2];
let v21 = u32(v20);
let v22 = v8[1];
let v23 = u32(v22);
let v24 = v21 * v23;
let v25 = v8[0];
let v26 = u32(v25);
let v27 = v24 * v26;
let v28 = v7[1];
let v29 = u32(v28);
let v30 = v29 * v26;
let v31 = v27 + v30;
let v32 = v7[0];
let v33 = u32(v32);
let v34 = v31 + v33;
let v35 = u32(256);
let v36 = v34 * v35;
let v37 = v9;
let v38 = u32(v37);
let v39 = v36 + v38;
let v40 = u32(32);
let v41 = v39 / v40;
let v42 = v6[0];
let v43 = u32(v42);
let v44 = v43 % v40;
let v45 = u32(v18);
let v46 = u32(16);
let v47 = u32(1);
for(var v48: u32 = v16; v48 < v46; v48 += v47) {
let v49 = v41 * v46;
let v50 = v49 + v48;
let v51 = u32(v17);
let v52 = v50 < v51;
let v53 = v51 - v47;
let v54 = min(v50, v53);
let v55 = &(*v12)[v54];
let v56 = *v55;
let v57 = f32(0.0);
let v58 = vec4<f32>(v57);
var<function> v282_store: vec4<f32>;
let v59 = &v282_store;
*v59 = v58;
for(var v60: u32 = v44; v60 < v45; v60 += v40) {
let v61 = v54 * v45;
let v62 = v61 + v60;
let v63 = &(*v15)[v62];
let v64 = *v63;
let v65 = &(*v13)[v60];
let v66 = *v65;
let v67 = v64 * v66;
let v68 = &(*v14)[v62];
let v69 = *v68;
let v70 = *v59;
let v71 = fma(v67, v69, v70);
*v59 = v71;

}
let v72 = *v59;
let v73 = v72[0];
var<function> v284_store: f32;
let v74 = &v284_store;
*v74 = v73;
let v75 = *v59;
let v76 = v75[1];
let v77 = *v74;
let v78 = v77 + v76;
*v74 = v78;
let v79 = *v59;
let v80 = v79[2];
let v81 = *v74;
let v82 = v81 + v80;
*v74 = v82;
let v83 = *v59;
let v84 = v83[3];
let v85 = *v74;
let v86 = v85 + v84;
*v74 = v86;
var<function> v285_store: f32;
let v87 = &v285_store;
let v88 = *v74;
*v87 = v88;
let v89 = &shared_v101;
let v90 = &(*v89)[v43];
let v91 = *v74;
*v90 = v91;
workgroupBarrier();
let v92 = v44 < v46;
if v92 {
let v93 = *v90;
let v94 = v43 + v46;
let v95 = &(*v89)[v94];
let v96 = *v95;
let v97 = v93 + v96;
*v90 = v97;

}
workgroupBarrier();
let v98 = u32(8);
let v99 = v44 < v98;
if v99 {
let v100 = *v90;
let v101 = v43 + v98;
let v102 = &(*v89)[v101];
let v103 = *v102;
let v104 = v100 + v103;
*v90 = v104;

}
workgroupBarrier();
let v105 = u32(4);
let v106 = v44 < v105;
if v106 {
let v107 = *v90;
let v108 = v43 + v105;
let v109 = &(*v89)[v108];
let v110 = *v109;
let v111 = v107 + v110;
*v90 = v111;

}
workgroupBarrier();
let v112 = u32(2);
let v113 = v44 < v112;
if v113 {
let v114 = *v90;
let v115 = v43 + v112;
let v116 = &(*v89)[v115];
let v117 = *v116;
let v118 = v114 + v117;
*v90 = v118;

}
workgroupBarrier();
let v119 = v44 < v47;
if v119 {
let v120 = *v90;
let v121 = v43 + v47;
let v122 = &(*v89)[v121];
let v123 = *v122;
let v124 = v120 + v123;
*v90 = v124;

}
workgroupBarrier();
let v125 = v43 - v44;
let v126 = &(*v89)[v125];
let v127 = *v126;
*v87 = v127;
workgroupBarrier();
let v128 = *v87;
let v129 = v128 * v56;
let v130 = v129 * v19;
if v52 {
for(var v131: u32 = v44; v131 < v45; v131 += v40) {
let v132 = v54 * v45;
let v133 = v132 + v131;
let v134 = &(*v15)[v133];
let v135 = *v134;
let v136 = &(*v14)[v133];
let v137 = *v136;
let v138 = vec4<f32>(v56);
let v139 = v137 * v138;
let v140 = &(*v13)[v131];
let v141 = *v140;
let v142 = vec4<f32>(v130);
let v143 = v139 * v142;
let v144 = -v143;
let v145 = fma(v135, v141, v144);
let v146 = v145 * v138;
let v147 = &(*v11)[v133];
*v147 = v146;
let v148 = v135 * v139;
var<function> v288_store: vec4<f32>;
let v149 = &v288_store;
*v149 = v148;
let v150 = v48 > v16;
if v150 {
let v151 = v41 * v45;
let v152 = v151 + v131;
let v153 = &(*v10)[v152];
let v154 = *v153;
let v155 = *v149;
let v156 = v155 + v154;
*v149 = v156;

}
let v157 = v41 * v45;
let v158 = v157 + v131;
let v159 = &(*v10)[v158];
let v160 = *v149;
*v159 = v160;

}

}

}
return;

}
