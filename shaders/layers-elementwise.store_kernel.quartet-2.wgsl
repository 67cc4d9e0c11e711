// store_kernel in src/layers/elementwise.rs, scene quartet, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, }, accumulate: false,

@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_u32: array<u32, 6>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn store_kernel(@builtin(local_invocation_id) v82: vec3<u32>, @builtin(workgroup_id) v84: vec3<u32>, @builtin(num_workgroups) v86: vec3<u32>, @builtin(local_invocation_index) v93: u32) {
let v96 = &v5;
let v97 = &v1;
let v3 = u32(0);
let v9 = info_var.scalars_u32[0];
let v10 = info_var.scalars_u32[1];
let v11 = info_var.scalars_u32[2];
let v12 = info_var.scalars_u32[3];
let v13 = info_var.scalars_u32[4];
let v85 = v84[2];
let v60 = u32(v85);
let v87 = v86[1];
let v62 = u32(v87);
let v63 = v60 * v62;
let v88 = v86[0];
let v65 = u32(v88);
let v66 = v63 * v65;
let v89 = v84[1];
let v68 = u32(v89);
let v71 = v68 * v65;
let v72 = v66 + v71;
let v91 = v84[0];
let v74 = u32(v91);
let v75 = v72 + v74;
let v95 = u32(256);
let v78 = v75 * v95;
let v94 = v93;
let v80 = u32(v94);
let v81 = v78 + v80;
let v15 = u32(16);
let v16 = v81 / v15;
let v17 = u32(512);
let v18 = v16 * v17;
let v83 = v82[0];
let v20 = u32(v83);
let v22 = v20 % v15;
let v23 = v18 + v22;
let v25 = u32(32);
let v26 = u32(1);
for(var v27: u32 = v3; v27 < v25; v27 += v26) {
let v30 = v27 * v15;
let v31 = v23 + v30;
let v32 = u32(v13);
let v33 = v31 < v32;
if v33 {
let v34 = u32(v12);
let v35 = v31 / v34;
let v37 = v31 % v34;
let v38 = u32(v10);
let v39 = v35 * v38;
let v40 = u32(v11);
let v41 = v39 + v40;
let v42 = v41 + v37;
let v43 = u32(v9);
let v44 = v35 * v43;
let v45 = v44 + v37;
let v49 = &(*v97)[v45];
let v50 = *v49;
let v54 = &(*v96)[v42];
*v54 = v50;

}

}
return;

}
