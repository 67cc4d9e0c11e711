// alpha_kernel in src/gemm/emulated.rs, scene nvfp4, cubes of 1 x 1 x 1
// comptime: scaled_a: true, scaled_b: true,

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
let v9 = info_var.scalars_f32[0];
let v10 = info_var.scalars_f32[1];
let v11 = info_var.scalars_f32[2];
let v12 = v3[2];
let v13 = u32(v12);
let v14 = v4[1];
let v15 = u32(v14);
let v16 = v13 * v15;
let v17 = v4[0];
let v18 = u32(v17);
let v19 = v16 * v18;
let v20 = v3[1];
let v21 = u32(v20);
let v22 = v21 * v18;
let v23 = v19 + v22;
let v24 = v3[0];
let v25 = u32(v24);
let v26 = v23 + v25;
let v27 = u32(0);
let v28 = v26 == v8;
if v28 {
let v29 = f32(1.0);
var<function> v72_store: f32;
let v30 = &v72_store;
*v30 = v29;
var<function> v73_store: f32;
let v31 = &v73_store;
*v31 = v29;
let v32 = &(*v7)[v8];
let v33 = *v32;
let v34 = bitcast<f32>(v33);
let v35 = v9 / v34;
let v36 = u32(2139095039);
let v37 = bitcast<f32>(v36);
let v38 = min(v35, v37);
let v39 = v33 == v27;
let v40 = v29 / v38;
let v41 = select(v40, v29, v39);
*v30 = v41;
let v42 = &(*v6)[v8];
let v43 = *v42;
let v44 = bitcast<f32>(v43);
let v45 = v10 / v44;
let v46 = min(v45, v37);
let v47 = v43 == v27;
let v48 = v29 / v46;
let v49 = select(v48, v29, v47);
*v31 = v49;
let v50 = *v30;
let v51 = *v31;
let v52 = v50 * v51;
let v53 = v52 * v11;
let v54 = &(*v5)[v8];
*v54 = v53;

}
return;

}
