// add_row_kernel in src/layers/elementwise.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, strict: false, },

@group(0) @binding(1) var<storage, read_write> v0: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn add_row_kernel(@builtin(local_invocation_id) v2: vec3<u32>, @builtin(workgroup_id) v3: vec3<u32>, @builtin(num_workgroups) v4: vec3<u32>, @builtin(local_invocation_index) v5: u32) {
let v6 = &v0;
let v7 = &v1;
let v8 = u32(0);
let v9 = info_var.scalars_u32[0];
let v10 = info_var.scalars_u32[1];
let v11 = v3[2];
let v12 = u32(v11);
let v13 = v4[1];
let v14 = u32(v13);
let v15 = v12 * v14;
let v16 = v4[0];
let v17 = u32(v16);
let v18 = v15 * v17;
let v19 = v3[1];
let v20 = u32(v19);
let v21 = v20 * v17;
let v22 = v18 + v21;
let v23 = v3[0];
let v24 = u32(v23);
let v25 = v22 + v24;
let v26 = u32(256);
let v27 = v25 * v26;
let v28 = v5;
let v29 = u32(v28);
let v30 = v27 + v29;
let v31 = u32(16);
let v32 = v30 / v31;
let v33 = u32(512);
let v34 = v32 * v33;
let v35 = v2[0];
let v36 = u32(v35);
let v37 = v36 % v31;
let v38 = v34 + v37;
let v39 = u32(32);
let v40 = u32(1);
for(var v41: u32 = v8; v41 < v39; v41 += v40) {
let v42 = v41 * v31;
let v43 = v38 + v42;
let v44 = u32(v9);
let v45 = v43 < v44;
if v45 {
let v46 = &(*v6)[v43];
let v47 = *v46;
let v48 = u32(v10);
let v49 = v43 % v48;
let v50 = &(*v7)[v49];
let v51 = *v50;
let v52 = v47 + v51;
*v46 = v52;

}

}
return;

}
