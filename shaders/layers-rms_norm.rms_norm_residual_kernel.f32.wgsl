// rms_norm_residual_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, },

var<workgroup> shared_v92: array<f32, 256>;
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
let v49 = f32(0.0);
let v50 = vec4<f32>(v49);
var<function> v257_store: vec4<f32>;
let v51 = &v257_store;
*v51 = v50;
let v52 = v6[0];
let v53 = u32(v52);
let v54 = v53 % v41;
for(var v55: u32 = v54; v55 < v48; v55 += v41) {
let v56 = v46 * v48;
let v57 = v56 + v55;
let v58 = &(*v15)[v57];
let v59 = *v58;
let v60 = &(*v14)[v57];
let v61 = *v60;
let v62 = v59 + v61;
let v63 = *v51;
let v64 = fma(v62, v62, v63);
*v51 = v64;
if v47 {
let v65 = &(*v12)[v57];
*v65 = v62;

}

}
let v66 = *v51;
let v67 = v66[0];
var<function> v259_store: f32;
let v68 = &v259_store;
*v68 = v67;
let v69 = *v51;
let v70 = v69[1];
let v71 = *v68;
let v72 = v71 + v70;
*v68 = v72;
let v73 = *v51;
let v74 = v73[2];
let v75 = *v68;
let v76 = v75 + v74;
*v68 = v76;
let v77 = *v51;
let v78 = v77[3];
let v79 = *v68;
let v80 = v79 + v78;
*v68 = v80;
var<function> v260_store: f32;
let v81 = &v260_store;
let v82 = *v68;
*v81 = v82;
let v83 = &shared_v92;
let v84 = &(*v83)[v53];
let v85 = *v68;
*v84 = v85;
workgroupBarrier();
let v86 = u32(16);
let v87 = v54 < v86;
if v87 {
let v88 = *v84;
let v89 = v53 + v86;
let v90 = &(*v83)[v89];
let v91 = *v90;
let v92 = v88 + v91;
*v84 = v92;

}
workgroupBarrier();
let v93 = u32(8);
let v94 = v54 < v93;
if v94 {
let v95 = *v84;
let v96 = v53 + v93;
let v97 = &(*v83)[v96];
let v98 = *v97;
let v99 = v95 + v98;
*v84 = v99;

}
workgroupBarrier();
let v100 = u32(4);
let v101 = v54 < v100;
if v101 {
let v102 = *v84;
let v103 = v53 + v100;
let v104 = &(*v83)[v103];
let v105 = *v104;
let v106 = v102 + v105;
*v84 = v106;

}
workgroupBarrier();
let v107 = u32(2);
let v108 = v54 < v107;
if v108 {
let v109 = *v84;
let v110 = v53 + v107;
let v111 = &(*v83)[v110];
let v112 = *v111;
let v113 = v109 + v112;
*v84 = v113;

}
workgroupBarrier();
let v114 = v54 < v44;
if v114 {
let v115 = *v84;
let v116 = v53 + v44;
let v117 = &(*v83)[v116];
let v118 = *v117;
let v119 = v115 + v118;
*v84 = v119;

}
workgroupBarrier();
let v120 = v53 - v54;
let v121 = &(*v83)[v120];
let v122 = *v121;
*v81 = v122;
workgroupBarrier();
let v123 = *v81;
let v124 = fma(v123, v19, v20);
let v125 = sqrt(v124);
let v126 = f32(1.0);
let v127 = v126 / v125;
if v47 {
for(var v128: u32 = v54; v128 < v48; v128 += v41) {
let v129 = v46 * v48;
let v130 = v129 + v128;
let v131 = &(*v12)[v130];
let v132 = *v131;
let v133 = vec4<f32>(v127);
let v134 = v132 * v133;
let v135 = &(*v13)[v128];
let v136 = *v135;
let v137 = v134 * v136;
let v138 = &(*v11)[v130];
*v138 = v137;

}
let v139 = v54 == v16;
if v139 {
let v140 = &(*v10)[v46];
*v140 = v127;

}

}
return;

}
