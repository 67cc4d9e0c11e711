// unary_kernel in src/layers/elementwise.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, strict: false, }, op: AddAssign,

@group(0) @binding(1) var<storage, read_write> v0: array<f32>;
@group(0) @binding(0) var<storage, read_write> v1: array<f32>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn unary_kernel(@builtin(local_invocation_id) v2: vec3<u32>, @builtin(workgroup_id) v3: vec3<u32>, @builtin(num_workgroups) v4: vec3<u32>, @builtin(local_invocation_index) v5: u32) {
let v6 = &v0;
let v7 = &v1;
let v8 = u32(0);
let v9 = info_var.scalars_u32[0];
let v10 = v3[2];
let v11 = u32(v10);
let v12 = v4[1];
let v13 = u32(v12);
let v14 = v11 * v13;
let v15 = v4[0];
let v16 = u32(v15);
let v17 = v14 * v16;
let v18 = v3[1];
let v19 = u32(v18);
let v20 = v19 * v16;
let v21 = v17 + v20;
let v22 = v3[0];
let v23 = u32(v22);
let v24 = v21 + v23;
let v25 = u32(256);
let v26 = v24 * v25;
let v27 = v5;
let v28 = u32(v27);
let v29 = v26 + v28;
let v30 = u32(16);
let v31 = v29 / v30;
let v32 = u32(512);
let v33 = v31 * v32;
let v34 = v2[0];
let v35 = u32(v34);
let v36 = v35 % v30;
let v37 = v33 + v36;
let v38 = u32(32);
let v39 = u32(1);
for(var v40: u32 = v8; v40 < v38; v40 += v39) {
let v41 = v40 * v30;
let v42 = v37 + v41;
let v43 = u32(v9);
let v44 = v42 < v43;
if v44 {
let v45 = &(*v6)[v42];
let v46 = *v45;
let v47 = &(*v7)[v42];
let v48 = *v47;
let v49 = v46 + v48;
*v45 = v49;

}

}
return;

}
