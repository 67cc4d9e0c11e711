// alpha_kernel in src/gemm/emulated.rs, scene a-rht-sr, cubes of 1 x 1 x 1
// comptime: scaled_a: false, scaled_b: false,

@group(0) @binding(2) var<storage, read_write> v0: array<f32>;
@group(0) @binding(1) var<storage, read_write> v1: array<u32>;
@group(0) @binding(0) var<storage, read_write> v2: array<u32>;
struct info_st { scalars_f32: array<f32, 4>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(1, 1, 1)
fn alpha_kernel(@builtin(workgroup_id) v3: vec3<u32>, @builtin(num_workgroups) v4: vec3<u32>) {
let v5 = &v0;
let v6 = &v1;
let v7 = &v2;
let v8 = u32(0);
let v9 = info_var.scalars_f32[2];
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
let v25 = v24 == v8;
if v25 {
let v26 = f32(1.0);
var<function> v38_store: f32;
let v27 = &v38_store;
*v27 = v26;
var<function> v39_store: f32;
let v28 = &v39_store;
*v28 = v26;
let v29 = *v27;
let v30 = *v28;
let v31 = v29 * v30;
let v32 = v31 * v9;
let v33 = &(*v5)[v8];
*v33 = v32;

}
return;

}
