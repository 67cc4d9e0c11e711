// rms_norm_backward_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, strict: false, }, accumulate: true,

var<workgroup> shared_v121: array<f32, 256>;
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
var<function> v310_store: array<vec4<f32>, 1>= array<vec4<f32>, 1>();
let v57 = &v310_store;
let v58 = f32(0.0);
let v59 = vec4<f32>(v58);
let v60 = &(*v57)[v16];
*v60 = v59;
for(var v61: u32 = v44; v61 < v45; v61 += v40) {
let v62 = v54 * v45;
let v63 = v62 + v61;
let v64 = &(*v15)[v63];
let v65 = *v64;
let v66 = &(*v13)[v61];
let v67 = *v66;
let v68 = v65 * v67;
let v69 = &(*v14)[v63];
let v70 = *v69;
let v71 = *v60;
let v72 = fma(v68, v70, v71);
*v60 = v72;

}
let v73 = *v60;
let v74 = v73[0];
var<function> v312_store: f32;
let v75 = &v312_store;
*v75 = v74;
let v76 = v73[1];
let v77 = *v75;
let v78 = v77 + v76;
*v75 = v78;
let v79 = v73[2];
let v80 = *v75;
let v81 = v80 + v79;
*v75 = v81;
let v82 = v73[3];
let v83 = *v75;
let v84 = v83 + v82;
*v75 = v84;
var<function> v313_store: f32;
let v85 = &v313_store;
let v86 = *v75;
*v85 = v86;
let v87 = &shared_v121;
let v88 = &(*v87)[v43];
let v89 = *v75;
*v88 = v89;
workgroupBarrier();
let v90 = v44 < v46;
if v90 {
let v91 = *v88;
let v92 = v43 + v46;
let v93 = &(*v87)[v92];
let v94 = *v93;
let v95 = v91 + v94;
*v88 = v95;

}
workgroupBarrier();
let v96 = u32(8);
let v97 = v44 < v96;
if v97 {
let v98 = *v88;
let v99 = v43 + v96;
let v100 = &(*v87)[v99];
let v101 = *v100;
let v102 = v98 + v101;
*v88 = v102;

}
workgroupBarrier();
let v103 = u32(4);
let v104 = v44 < v103;
if v104 {
let v105 = *v88;
let v106 = v43 + v103;
let v107 = &(*v87)[v106];
let v108 = *v107;
let v109 = v105 + v108;
*v88 = v109;

}
workgroupBarrier();
let v110 = u32(2);
let v111 = v44 < v110;
if v111 {
let v112 = *v88;
let v113 = v43 + v110;
let v114 = &(*v87)[v113];
let v115 = *v114;
let v116 = v112 + v115;
*v88 = v116;

}
workgroupBarrier();
let v117 = v44 < v47;
if v117 {
let v118 = *v88;
let v119 = v43 + v47;
let v120 = &(*v87)[v119];
let v121 = *v120;
let v122 = v118 + v121;
*v88 = v122;

}
workgroupBarrier();
let v123 = v43 - v44;
let v124 = &(*v87)[v123];
let v125 = *v124;
*v85 = v125;
workgroupBarrier();
let v126 = *v85;
let v127 = v126 * v56;
let v128 = v127 * v19;
if v52 {
for(var v129: u32 = v44; v129 < v45; v129 += v40) {
let v130 = v54 * v45;
let v131 = v130 + v129;
let v132 = &(*v15)[v131];
let v133 = *v132;
let v134 = &(*v14)[v131];
let v135 = *v134;
let v136 = vec4<f32>(v56);
let v137 = v135 * v136;
let v138 = &(*v13)[v129];
let v139 = *v138;
let v140 = vec4<f32>(v128);
let v141 = v137 * v140;
let v142 = -v141;
let v143 = fma(v133, v139, v142);
let v144 = &(*v11)[v131];
let v145 = *v144;
let v146 = fma(v143, v136, v145);
*v144 = v146;
let v147 = v133 * v137;
var<function> v316_store: vec4<f32>;
let v148 = &v316_store;
*v148 = v147;
let v149 = v48 > v16;
if v149 {
let v150 = v41 * v45;
let v151 = v150 + v129;
let v152 = &(*v10)[v151];
let v153 = *v152;
let v154 = *v148;
let v155 = v154 + v153;
*v148 = v155;

}
let v156 = v41 * v45;
let v157 = v156 + v129;
let v158 = &(*v10)[v157];
let v159 = *v148;
*v158 = v159;

}

}

}
return;

}
