// rms_norm_residual_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, strict: false, },

var<workgroup> shared_v112: array<f32, 256>;
@group(0) @binding(5) var<storage, read_write> v0: array<f32>;
@group(0) @binding(4) var<storage, read_write> v1: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read_write> v2: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> v3: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v4: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v5: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 2>, static_meta: array<u32, 6> }
@group(0) @binding(6) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn rms_norm_residual_kernel(@builtin(local_invocation_id) v6: vec3<u32>, @builtin(workgroup_id) v7: vec3<u32>, @builtin(num_workgroups) v8: vec3<u32>, @builtin(local_invocation_index) v9: u32) {
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
let v20 = info_var.scalars_f32[1];
let v21 = v7[2];
let v22 = u32(v21);
let v23 = v8[1];
let v24 = u32(v23);
let v25 = v22 * v24;
let v26 = v8[0];
let v27 = u32(v26);
let v28 = v25 * v27;
let v29 = v7[1];
let v30 = u32(v29);
let v31 = v30 * v27;
let v32 = v28 + v31;
let v33 = v7[0];
let v34 = u32(v33);
let v35 = v32 + v34;
let v36 = u32(256);
let v37 = v35 * v36;
let v38 = v9;
let v39 = u32(v38);
let v40 = v37 + v39;
let v41 = u32(32);
let v42 = v40 / v41;
let v43 = u32(v17);
let v44 = u32(1);
let v45 = v43 - v44;
let v46 = min(v42, v45);
let v47 = v42 < v43;
let v48 = u32(v18);
var<function> v277_store: array<vec4<f32>, 1>= array<vec4<f32>, 1>();
let v49 = &v277_store;
let v50 = f32(0.0);
let v51 = vec4<f32>(v50);
let v52 = &(*v49)[v16];
*v52 = v51;
let v53 = v6[0];
let v54 = u32(v53);
let v55 = v54 % v41;
for(var v56: u32 = v55; v56 < v48; v56 += v41) {
let v57 = v46 * v48;
let v58 = v57 + v56;
let v59 = &(*v15)[v58];
let v60 = *v59;
let v61 = &(*v14)[v58];
let v62 = *v61;
let v63 = v60 + v62;
let v64 = *v52;
let v65 = fma(v63, v63, v64);
*v52 = v65;
if v47 {
let v66 = &(*v12)[v58];
*v66 = v63;

}

}
let v67 = *v52;
let v68 = v67[0];
var<function> v279_store: f32;
let v69 = &v279_store;
*v69 = v68;
let v70 = v67[1];
let v71 = *v69;
let v72 = v71 + v70;
*v69 = v72;
let v73 = v67[2];
let v74 = *v69;
let v75 = v74 + v73;
*v69 = v75;
let v76 = v67[3];
let v77 = *v69;
let v78 = v77 + v76;
*v69 = v78;
var<function> v280_store: f32;
let v79 = &v280_store;
let v80 = *v69;
*v79 = v80;
let v81 = &shared_v112;
let v82 = &(*v81)[v54];
let v83 = *v69;
*v82 = v83;
workgroupBarrier();
let v84 = u32(16);
let v85 = v55 < v84;
if v85 {
let v86 = *v82;
let v87 = v54 + v84;
let v88 = &(*v81)[v87];
let v89 = *v88;
let v90 = v86 + v89;
*v82 = v90;

}
workgroupBarrier();
let v91 = u32(8);
let v92 = v55 < v91;
if v92 {
let v93 = *v82;
let v94 = v54 + v91;
let v95 = &(*v81)[v94];
let v96 = *v95;
let v97 = v93 + v96;
*v82 = v97;

}
workgroupBarrier();
let v98 = u32(4);
let v99 = v55 < v98;
if v99 {
let v100 = *v82;
let v101 = v54 + v98;
let v102 = &(*v81)[v101];
let v103 = *v102;
let v104 = v100 + v103;
*v82 = v104;

}
workgroupBarrier();
let v105 = u32(2);
let v106 = v55 < v105;
if v106 {
let v107 = *v82;
let v108 = v54 + v105;
let v109 = &(*v81)[v108];
let v110 = *v109;
let v111 = v107 + v110;
*v82 = v111;

}
workgroupBarrier();
let v112 = v55 < v44;
if v112 {
let v113 = *v82;
let v114 = v54 + v44;
let v115 = &(*v81)[v114];
let v116 = *v115;
let v117 = v113 + v116;
*v82 = v117;

}
workgroupBarrier();
let v118 = v54 - v55;
let v119 = &(*v81)[v118];
let v120 = *v119;
*v79 = v120;
workgroupBarrier();
let v121 = *v79;
let v122 = fma(v121, v19, v20);
let v123 = sqrt(v122);
let v124 = f32(1.0);
let v125 = v124 / v123;
if v47 {
for(var v126: u32 = v55; v126 < v48; v126 += v41) {
let v127 = v46 * v48;
let v128 = v127 + v126;
let v129 = &(*v12)[v128];
let v130 = *v129;
let v131 = vec4<f32>(v125);
let v132 = v130 * v131;
let v133 = &(*v13)[v126];
let v134 = *v133;
let v135 = v132 * v134;
let v136 = &(*v11)[v128];
*v136 = v135;

}
let v137 = v55 == v16;
if v137 {
let v138 = &(*v10)[v46];
*v138 = v125;

}

}
return;

}
