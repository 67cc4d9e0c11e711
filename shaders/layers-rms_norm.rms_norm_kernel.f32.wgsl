// rms_norm_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, },

var<workgroup> shared_v70: array<f32, 256>;
@group(0) @binding(3) var<storage, read_write> v0: array<f32>;
@group(0) @binding(2) var<storage, read_write> v1: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v2: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v3: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 2>, static_meta: array<u32, 4> }
@group(0) @binding(4) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn rms_norm_kernel(@builtin(local_invocation_id) v4: vec3<u32>, @builtin(workgroup_id) v5: vec3<u32>, @builtin(num_workgroups) v6: vec3<u32>, @builtin(local_invocation_index) v7: u32) {
let v8 = &v0;
let v9 = &v1;
let v10 = &v2;
let v11 = &v3;
let v12 = u32(0);
let v13 = info_var.scalars_u32[0];
let v14 = info_var.scalars_u32[1];
let v15 = info_var.scalars_f32[0];
let v16 = info_var.scalars_f32[1];
let v17 = v5[2];
let v18 = u32(v17);
let v19 = v6[1];
let v20 = u32(v19);
let v21 = v18 * v20;
let v22 = v6[0];
let v23 = u32(v22);
let v24 = v21 * v23;
let v25 = v5[1];
let v26 = u32(v25);
let v27 = v26 * v23;
let v28 = v24 + v27;
let v29 = v5[0];
let v30 = u32(v29);
let v31 = v28 + v30;
let v32 = u32(256);
let v33 = v31 * v32;
let v34 = v7;
let v35 = u32(v34);
let v36 = v33 + v35;
let v37 = u32(32);
let v38 = v36 / v37;
let v39 = u32(v13);
let v40 = u32(1);
let v41 = v39 - v40;
let v42 = min(v38, v41);
let v43 = v38 < v39;
let v44 = u32(v14);
let v45 = f32(0.0);
let v46 = vec4<f32>(v45);
var<function> v233_store: vec4<f32>;
let v47 = &v233_store;
*v47 = v46;
let v48 = v4[0];
let v49 = u32(v48);
let v50 = v49 % v37;
for(var v51: u32 = v50; v51 < v44; v51 += v37) {
let v52 = v42 * v44;
let v53 = v52 + v51;
let v54 = &(*v11)[v53];
let v55 = *v54;
let v56 = *v47;
let v57 = fma(v55, v55, v56);
*v47 = v57;

}
let v58 = *v47;
let v59 = v58[0];
var<function> v235_store: f32;
let v60 = &v235_store;
*v60 = v59;
let v61 = *v47;
let v62 = v61[1];
let v63 = *v60;
let v64 = v63 + v62;
*v60 = v64;
let v65 = *v47;
let v66 = v65[2];
let v67 = *v60;
let v68 = v67 + v66;
*v60 = v68;
let v69 = *v47;
let v70 = v69[3];
let v71 = *v60;
let v72 = v71 + v70;
*v60 = v72;
var<function> v236_store: f32;
let v73 = &v236_store;
let v74 = *v60;
*v73 = v74;
let v75 = &shared_v70;
let v76 = &(*v75)[v49];
let v77 = *v60;
*v76 = v77;
workgroupBarrier();
let v78 = u32(16);
let v79 = v50 < v78;
if v79 {
let v80 = *v76;
let v81 = v49 + v78;
let v82 = &(*v75)[v81];
let v83 = *v82;
let v84 = v80 + v83;
*v76 = v84;

}
workgroupBarrier();
let v85 = u32(8);
let v86 = v50 < v85;
if v86 {
let v87 = *v76;
let v88 = v49 + v85;
let v89 = &(*v75)[v88];
let v90 = *v89;
let v91 = v87 + v90;
*v76 = v91;

}
workgroupBarrier();
let v92 = u32(4);
let v93 = v50 < v92;
if v93 {
let v94 = *v76;
let v95 = v49 + v92;
let v96 = &(*v75)[v95];
let v97 = *v96;
let v98 = v94 + v97;
*v76 = v98;

}
workgroupBarrier();
let v99 = u32(2);
let v100 = v50 < v99;
if v100 {
let v101 = *v76;
let v102 = v49 + v99;
let v103 = &(*v75)[v102];
let v104 = *v103;
let v105 = v101 + v104;
*v76 = v105;

}
workgroupBarrier();
let v106 = v50 < v40;
if v106 {
let v107 = *v76;
let v108 = v49 + v40;
let v109 = &(*v75)[v108];
let v110 = *v109;
let v111 = v107 + v110;
*v76 = v111;

}
workgroupBarrier();
let v112 = v49 - v50;
let v113 = &(*v75)[v112];
let v114 = *v113;
*v73 = v114;
workgroupBarrier();
let v115 = *v73;
let v116 = fma(v115, v15, v16);
let v117 = sqrt(v116);
let v118 = f32(1.0);
let v119 = v118 / v117;
if v43 {
for(var v120: u32 = v50; v120 < v44; v120 += v37) {
let v121 = v42 * v44;
let v122 = v121 + v120;
let v123 = &(*v11)[v122];
let v124 = *v123;
let v125 = vec4<f32>(v119);
let v126 = v124 * v125;
let v127 = &(*v10)[v120];
let v128 = *v127;
let v129 = v126 * v128;
let v130 = &(*v9)[v122];
*v130 = v129;

}
let v131 = v50 == v12;
if v131 {
let v132 = &(*v8)[v42];
*v132 = v119;

}

}
return;

}
