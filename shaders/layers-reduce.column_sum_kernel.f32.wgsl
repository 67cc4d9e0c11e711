// column_sum_kernel in src/layers/reduce.rs, scene f32, cubes of 256 x 1 x 1
// comptime: accumulate: true,

@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_u32: array<u32, 4>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn column_sum_kernel(@builtin(workgroup_id) v149: vec3<u32>, @builtin(num_workgroups) v151: vec3<u32>, @builtin(local_invocation_index) v158: u32) {
let v188 = &v5;
let v189 = &v1;
let v9 = info_var.scalars_u32[0];
let v10 = info_var.scalars_u32[1];
let v11 = info_var.scalars_u32[2];
let v12 = u32(v10);
let v150 = v149[2];
let v58 = u32(v150);
let v152 = v151[1];
let v60 = u32(v152);
let v61 = v58 * v60;
let v153 = v151[0];
let v63 = u32(v153);
let v64 = v61 * v63;
let v154 = v149[1];
let v66 = u32(v154);
let v69 = v66 * v63;
let v70 = v64 + v69;
let v156 = v149[0];
let v72 = u32(v156);
let v73 = v70 + v72;
let v185 = u32(256);
let v76 = v73 * v185;
let v159 = v158;
let v78 = u32(v159);
let v79 = v76 + v78;
let v14 = v79 / v12;
let v16 = v79 % v12;
let v17 = u32(v11);
let v18 = v14 * v17;
let v19 = u32(v9);
let v20 = v18 < v19;
if v20 {
let v21 = f32(0.0);
let v22 = vec4<f32>(v21);
var<function> v55_store: vec4<f32>;
let v55 = &v55_store;
*v55 = v22;
let v25 = v18 + v17;
let v26 = min(v25, v19);
let v27 = u32(1);
for(var v28: u32 = v18; v28 < v26; v28 += v27) {
let v30 = v28 * v12;
let v31 = v30 + v16;
let v35 = &(*v189)[v31];
let v36 = *v35;
let v37 = *v55;
let v38 = v37 + v36;
*v55 = v38;

}
let v43 = &(*v188)[v79];
let v44 = *v43;
let v45 = *v55;
let v46 = v44 + v45;
*v43 = v46;

}
return;

}
