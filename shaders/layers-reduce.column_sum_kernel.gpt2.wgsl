// column_sum_kernel in src/layers/reduce.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: accumulate: false,

@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_u32: array<u32, 4>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn column_sum_kernel(@builtin(workgroup_id) v119: vec3<u32>, @builtin(num_workgroups) v121: vec3<u32>, @builtin(local_invocation_index) v128: u32) {
let v149 = &v5;
let v150 = &v1;
let v9 = info_var.scalars_u32[0];
let v10 = info_var.scalars_u32[1];
let v11 = info_var.scalars_u32[2];
let v12 = u32(v10);
let v120 = v119[2];
let v51 = u32(v120);
let v122 = v121[1];
let v53 = u32(v122);
let v54 = v51 * v53;
let v123 = v121[0];
let v56 = u32(v123);
let v57 = v54 * v56;
let v124 = v119[1];
let v59 = u32(v124);
let v62 = v59 * v56;
let v63 = v57 + v62;
let v126 = v119[0];
let v65 = u32(v126);
let v66 = v63 + v65;
let v147 = u32(256);
let v69 = v66 * v147;
let v129 = v128;
let v71 = u32(v129);
let v72 = v69 + v71;
let v14 = v72 / v12;
let v16 = v72 % v12;
let v17 = u32(v11);
let v18 = v14 * v17;
let v19 = u32(v9);
let v20 = v18 < v19;
if v20 {
let v21 = f32(0.0);
let v22 = vec4<f32>(v21);
var<function> v48_store: vec4<f32>;
let v48 = &v48_store;
*v48 = v22;
let v25 = v18 + v17;
let v26 = min(v25, v19);
let v27 = u32(1);
for(var v28: u32 = v18; v28 < v26; v28 += v27) {
let v30 = v28 * v12;
let v31 = v30 + v16;
let v35 = &(*v150)[v31];
let v36 = *v35;
let v37 = *v48;
let v38 = v37 + v36;
*v48 = v38;

}
let v43 = &(*v149)[v72];
let v44 = *v48;
*v43 = v44;

}
return;

}
