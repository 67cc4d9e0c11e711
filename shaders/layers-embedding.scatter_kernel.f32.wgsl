// scatter_kernel in src/layers/embedding.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, },

@group(0) @binding(4) var<storage, read_write> v17: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read_write> v13: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> v9: array<u32>;
@group(0) @binding(1) var<storage, read_write> v5: array<u32>;
@group(0) @binding(0) var<storage, read_write> v1: array<u32>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 6> }
@group(0) @binding(5) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn scatter_kernel(@builtin(local_invocation_id) v120: vec3<u32>, @builtin(workgroup_id) v122: vec3<u32>, @builtin(num_workgroups) v124: vec3<u32>, @builtin(local_invocation_index) v131: u32) {
let v134 = &v17;
let v135 = &v13;
let v136 = &v9;
let v137 = &v5;
let v138 = &v1;
let v21 = info_var.scalars_u32[0];
let v22 = info_var.scalars_u32[1];
let v123 = v122[2];
let v98 = u32(v123);
let v125 = v124[1];
let v100 = u32(v125);
let v101 = v98 * v100;
let v126 = v124[0];
let v103 = u32(v126);
let v104 = v101 * v103;
let v127 = v122[1];
let v106 = u32(v127);
let v109 = v106 * v103;
let v110 = v104 + v109;
let v129 = v122[0];
let v112 = u32(v129);
let v113 = v110 + v112;
let v133 = u32(256);
let v116 = v113 * v133;
let v132 = v131;
let v118 = u32(v132);
let v119 = v116 + v118;
let v24 = u32(16);
let v25 = v119 / v24;
let v26 = u32(v22);
let v27 = u32(v21);
let v28 = v25 < v27;
if v28 {
let v32 = &(*v137)[v25];
let v33 = *v32;
let v34 = u32(v33);
let v35 = v34 * v26;
let v39 = &(*v136)[v25];
let v40 = *v39;
let v41 = u32(v40);
let v42 = u32(1);
let v43 = v25 + v42;
let v47 = &(*v136)[v43];
let v48 = *v47;
let v49 = u32(v48);
let v121 = v120[0];
let v51 = u32(v121);
let v53 = v51 % v24;
for(var v55: u32 = v53; v55 < v26; v55 += v24) {
let v57 = v35 + v55;
let v61 = &(*v134)[v57];
let v62 = *v61;
var<function> v95_store: vec4<f32>;
let v95 = &v95_store;
*v95 = v62;
for(var v65: u32 = v41; v65 < v49; v65 += v42) {
let v70 = &(*v138)[v65];
let v71 = *v70;
let v72 = u32(v71);
let v73 = v72 * v26;
let v74 = v73 + v55;
let v78 = &(*v135)[v74];
let v79 = *v78;
let v80 = *v95;
let v81 = v80 + v79;
*v95 = v81;

}
let v87 = *v95;
*v61 = v87;

}

}
return;

}
