// watch_kernel in src/optim/watch.rs, scene f32, cubes of 1 x 1 x 1
// comptime: nothing

@group(0) @binding(2) var<storage, read_write> v0: array<u32>;
@group(0) @binding(1) var<storage, read_write> v1: array<f32>;
@group(0) @binding(0) var<storage, read_write> v2: array<f32>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(1, 1, 1)
fn watch_kernel(@builtin(workgroup_id) v3: vec3<u32>, @builtin(num_workgroups) v4: vec3<u32>) {
let v5 = &v0;
let v6 = &v1;
let v7 = &v2;
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
let v25 = u32(1);
let v26 = u32(0);
let v27 = v24 == v8;
if v27 {
let v28 = &(*v7)[v8];
let v29 = *v28;
let v30 = bitcast<u32>(v29);
let v31 = v30 << u32(v25);
let v32 = &(*v6)[v8];
let v33 = *v32;
let v34 = bitcast<u32>(v33);
let v35 = v34 << u32(v25);
let v36 = max(v31, v35);
let v37 = u32(4278190080);
let v38 = v36 >= v37;
var<function> v58_store: bool;
let v39 = &v58_store;
if v38 {
let v40 = &(*v5)[v8];
let v41 = *v40;
let v42 = v41 == v26;
*v39 = v42;

} else {
let v43 = false;
*v39 = v43;

}
let v44 = *v39;
if v44 {
let v45 = &(*v5)[v8];
*v45 = v9;

}

}
return;

}
