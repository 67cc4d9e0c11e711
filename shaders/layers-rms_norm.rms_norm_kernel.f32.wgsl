// rms_norm_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, strict: false, },

var<workgroup> shared_v90: array<f32, 256>;
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
var<function> v253_store: array<vec4<f32>, 1>= array<vec4<f32>, 1>();
let v45 = &v253_store;
let v46 = f32(0.0);
let v47 = vec4<f32>(v46);
let v48 = &(*v45)[v12];
*v48 = v47;
let v49 = v4[0];
let v50 = u32(v49);
let v51 = v50 % v37;
for(var v52: u32 = v51; v52 < v44; v52 += v37) {
let v53 = v42 * v44;
let v54 = v53 + v52;
let v55 = &(*v11)[v54];
let v56 = *v55;
let v57 = *v48;
let v58 = fma(v56, v56, v57);
*v48 = v58;

}
let v59 = *v48;
let v60 = v59[0];
var<function> v255_store: f32;
let v61 = &v255_store;
*v61 = v60;
let v62 = v59[1];
let v63 = *v61;
let v64 = v63 + v62;
*v61 = v64;
let v65 = v59[2];
let v66 = *v61;
let v67 = v66 + v65;
*v61 = v67;
let v68 = v59[3];
let v69 = *v61;
let v70 = v69 + v68;
*v61 = v70;
var<function> v256_store: f32;
let v71 = &v256_store;
let v72 = *v61;
*v71 = v72;
let v73 = &shared_v90;
let v74 = &(*v73)[v50];
let v75 = *v61;
*v74 = v75;
workgroupBarrier();
let v76 = u32(16);
let v77 = v51 < v76;
if v77 {
let v78 = *v74;
let v79 = v50 + v76;
let v80 = &(*v73)[v79];
let v81 = *v80;
let v82 = v78 + v81;
*v74 = v82;

}
workgroupBarrier();
let v83 = u32(8);
let v84 = v51 < v83;
if v84 {
let v85 = *v74;
let v86 = v50 + v83;
let v87 = &(*v73)[v86];
let v88 = *v87;
let v89 = v85 + v88;
*v74 = v89;

}
workgroupBarrier();
let v90 = u32(4);
let v91 = v51 < v90;
if v91 {
let v92 = *v74;
let v93 = v50 + v90;
let v94 = &(*v73)[v93];
let v95 = *v94;
let v96 = v92 + v95;
*v74 = v96;

}
workgroupBarrier();
let v97 = u32(2);
let v98 = v51 < v97;
if v98 {
let v99 = *v74;
let v100 = v50 + v97;
let v101 = &(*v73)[v100];
let v102 = *v101;
let v103 = v99 + v102;
*v74 = v103;

}
workgroupBarrier();
let v104 = v51 < v40;
if v104 {
let v105 = *v74;
let v106 = v50 + v40;
let v107 = &(*v73)[v106];
let v108 = *v107;
let v109 = v105 + v108;
*v74 = v109;

}
workgroupBarrier();
let v110 = v50 - v51;
let v111 = &(*v73)[v110];
let v112 = *v111;
*v71 = v112;
workgroupBarrier();
let v113 = *v71;
let v114 = fma(v113, v15, v16);
let v115 = sqrt(v114);
let v116 = f32(1.0);
let v117 = v116 / v115;
if v43 {
for(var v118: u32 = v51; v118 < v44; v118 += v37) {
let v119 = v42 * v44;
let v120 = v119 + v118;
let v121 = &(*v11)[v120];
let v122 = *v121;
let v123 = vec4<f32>(v117);
let v124 = v122 * v123;
let v125 = &(*v10)[v118];
let v126 = *v125;
let v127 = v124 * v126;
let v128 = &(*v9)[v120];
*v128 = v127;

}
let v129 = v51 == v12;
if v129 {
let v130 = &(*v8)[v42];
*v130 = v117;

}

}
return;

}
