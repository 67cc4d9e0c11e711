// alpha_kernel in src/gemm/emulated.rs, scene a-rht-sr, cubes of 1 x 1 x 1
// comptime: scaled_a: false, scaled_b: false,

@group(0) @binding(2) var<storage, read_write> v9: array<f32>;
@group(0) @binding(1) var<storage, read_write> v5: array<u32>;
@group(0) @binding(0) var<storage, read_write> v1: array<u32>;
struct info_st { scalars_f32: array<f32, 4>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(1, 1, 1)
fn alpha_kernel(@builtin(workgroup_id) v63: vec3<u32>, @builtin(num_workgroups) v65: vec3<u32>) {
let v76 = &v9;
let v77 = &v5;
let v78 = &v1;
let v3 = u32(0);
let v15 = info_var.scalars_f32[2];
let v64 = v63[2];
let v41 = u32(v64);
let v66 = v65[1];
let v43 = u32(v66);
let v44 = v41 * v43;
let v67 = v65[0];
let v46 = u32(v67);
let v47 = v44 * v46;
let v68 = v63[1];
let v49 = u32(v68);
let v52 = v49 * v46;
let v53 = v47 + v52;
let v70 = v63[0];
let v55 = u32(v70);
let v56 = v53 + v55;
let v18 = v56 == v3;
if v18 {
let v19 = f32(1.0);
var<function> v38_store: f32;
let v38 = &v38_store;
*v38 = v19;
var<function> v39_store: f32;
let v39 = &v39_store;
*v39 = v19;
let v25 = *v38;
let v26 = *v39;
let v27 = v25 * v26;
let v28 = v27 * v15;
let v33 = &(*v76)[v3];
*v33 = v28;

}
return;

}
