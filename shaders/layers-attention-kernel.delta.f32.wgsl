// delta in src/layers/attention/kernel.rs, scene f32, cubes of 256 x 1 x 1
// comptime: head_dim: 32,

@group(0) @binding(2) var<storage, read_write> v9: array<f32>;
@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn delta(@builtin(workgroup_id) v90: vec3<u32>, @builtin(num_workgroups) v92: vec3<u32>, @builtin(local_invocation_index) v99: u32) {
let v102 = &v9;
let v103 = &v5;
let v104 = &v1;
let v3 = u32(0);
let v13 = info_var.scalars_u32[0];
let v91 = v90[2];
let v68 = u32(v91);
let v93 = v92[1];
let v70 = u32(v93);
let v71 = v68 * v70;
let v94 = v92[0];
let v73 = u32(v94);
let v74 = v71 * v73;
let v95 = v90[1];
let v76 = u32(v95);
let v79 = v76 * v73;
let v80 = v74 + v79;
let v97 = v90[0];
let v82 = u32(v97);
let v83 = v80 + v82;
let v101 = u32(256);
let v86 = v83 * v101;
let v100 = v99;
let v88 = u32(v100);
let v89 = v86 + v88;
let v15 = u32(v13);
let v16 = v89 < v15;
if v16 {
let v17 = f32(0.0);
let v18 = vec4<f32>(v17);
var<function> v64_store: vec4<f32>;
let v64 = &v64_store;
*v64 = v18;
let v21 = u32(8);
let v22 = u32(1);
for(var v23: u32 = v3; v23 < v21; v23 += v22) {
let v26 = v89 * v21;
let v27 = v26 + v23;
let v31 = &(*v104)[v27];
let v32 = *v31;
let v36 = &(*v103)[v27];
let v37 = *v36;
let v38 = *v64;
let v39 = fma(v32, v37, v38);
*v64 = v39;

}
let v40 = *v64;
let v41 = v40[0];
var<function> v66_store: f32;
let v66 = &v66_store;
*v66 = v41;
let v43 = *v64;
let v44 = v43[1];
let v45 = *v66;
let v46 = v45 + v44;
*v66 = v46;
let v47 = *v64;
let v48 = v47[2];
let v49 = *v66;
let v50 = v49 + v48;
*v66 = v50;
let v51 = *v64;
let v52 = v51[3];
let v53 = *v66;
let v54 = v53 + v52;
*v66 = v54;
let v58 = &(*v102)[v89];
let v59 = *v66;
*v58 = v59;

}
return;

}
