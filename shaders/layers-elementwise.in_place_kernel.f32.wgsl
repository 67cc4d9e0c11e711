// in_place_kernel in src/layers/elementwise.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, }, op: Fill,

@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 2>, static_meta: array<u32, 2> }
@group(0) @binding(1) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn in_place_kernel(@builtin(local_invocation_id) v58: vec3<u32>, @builtin(workgroup_id) v60: vec3<u32>, @builtin(num_workgroups) v62: vec3<u32>, @builtin(local_invocation_index) v69: u32) {
let v72 = &v1;
let v3 = u32(0);
let v5 = info_var.scalars_f32[0];
let v6 = info_var.scalars_u32[0];
let v61 = v60[2];
let v36 = u32(v61);
let v63 = v62[1];
let v38 = u32(v63);
let v39 = v36 * v38;
let v64 = v62[0];
let v41 = u32(v64);
let v42 = v39 * v41;
let v65 = v60[1];
let v44 = u32(v65);
let v47 = v44 * v41;
let v48 = v42 + v47;
let v67 = v60[0];
let v50 = u32(v67);
let v51 = v48 + v50;
let v71 = u32(256);
let v54 = v51 * v71;
let v70 = v69;
let v56 = u32(v70);
let v57 = v54 + v56;
let v8 = u32(16);
let v9 = v57 / v8;
let v10 = u32(512);
let v11 = v9 * v10;
let v59 = v58[0];
let v13 = u32(v59);
let v15 = v13 % v8;
let v16 = v11 + v15;
let v18 = u32(32);
let v19 = u32(1);
for(var v20: u32 = v3; v20 < v18; v20 += v19) {
let v23 = v20 * v8;
let v24 = v16 + v23;
let v25 = u32(v6);
let v26 = v24 < v25;
if v26 {
let v27 = vec4<f32>(v5);
let v31 = &(*v72)[v24];
*v31 = v27;

}

}
return;

}
