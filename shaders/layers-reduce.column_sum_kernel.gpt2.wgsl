// column_sum_kernel in src/layers/reduce.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: accumulate: false,

@group(0) @binding(1) var<storage, read_write> v0: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_u32: array<u32, 4>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn column_sum_kernel(@builtin(workgroup_id) v2: vec3<u32>, @builtin(num_workgroups) v3: vec3<u32>, @builtin(local_invocation_index) v4: u32) {
let v5 = &v0;
let v6 = &v1;
let v7 = info_var.scalars_u32[0];
let v8 = info_var.scalars_u32[1];
let v9 = info_var.scalars_u32[2];
let v10 = u32(v8);
let v11 = v2[2];
let v12 = u32(v11);
let v13 = v3[1];
let v14 = u32(v13);
let v15 = v12 * v14;
let v16 = v3[0];
let v17 = u32(v16);
let v18 = v15 * v17;
let v19 = v2[1];
let v20 = u32(v19);
let v21 = v20 * v17;
let v22 = v18 + v21;
let v23 = v2[0];
let v24 = u32(v23);
let v25 = v22 + v24;
let v26 = u32(256);
let v27 = v25 * v26;
let v28 = v4;
let v29 = u32(v28);
let v30 = v27 + v29;
let v31 = v30 / v10;
let v32 = v30 % v10;
let v33 = u32(v9);
let v34 = v31 * v33;
let v35 = u32(v7);
let v36 = v34 < v35;
if v36 {
let v37 = f32(0.0);
let v38 = vec4<f32>(v37);
var<function> v48_store: vec4<f32>;
let v39 = &v48_store;
*v39 = v38;
let v40 = v34 + v33;
let v41 = min(v40, v35);
let v42 = u32(1);
for(var v43: u32 = v34; v43 < v41; v43 += v42) {
let v44 = v43 * v10;
let v45 = v44 + v32;
let v46 = &(*v6)[v45];
let v47 = *v46;
let v48 = *v39;
let v49 = v48 + v47;
*v39 = v49;

}
let v50 = &(*v5)[v30];
let v51 = *v39;
*v50 = v51;

}
return;

}
