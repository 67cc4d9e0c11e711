// in_place_kernel in src/layers/elementwise.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, strict: false, }, op: Fill,

@group(0) @binding(0) var<storage, read_write> v0: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 2>, static_meta: array<u32, 2> }
@group(0) @binding(1) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn in_place_kernel(@builtin(local_invocation_id) v1: vec3<u32>, @builtin(workgroup_id) v2: vec3<u32>, @builtin(num_workgroups) v3: vec3<u32>, @builtin(local_invocation_index) v4: u32) {
let v5 = &v0;
let v6 = u32(0);
let v7 = info_var.scalars_f32[0];
let v8 = info_var.scalars_u32[0];
let v9 = v2[2];
let v10 = u32(v9);
let v11 = v3[1];
let v12 = u32(v11);
let v13 = v10 * v12;
let v14 = v3[0];
let v15 = u32(v14);
let v16 = v13 * v15;
let v17 = v2[1];
let v18 = u32(v17);
let v19 = v18 * v15;
let v20 = v16 + v19;
let v21 = v2[0];
let v22 = u32(v21);
let v23 = v20 + v22;
let v24 = u32(256);
let v25 = v23 * v24;
let v26 = v4;
let v27 = u32(v26);
let v28 = v25 + v27;
let v29 = u32(16);
let v30 = v28 / v29;
let v31 = u32(512);
let v32 = v30 * v31;
let v33 = v1[0];
let v34 = u32(v33);
let v35 = v34 % v29;
let v36 = v32 + v35;
let v37 = u32(32);
let v38 = u32(1);
for(var v39: u32 = v6; v39 < v37; v39 += v38) {
let v40 = v39 * v29;
let v41 = v36 + v40;
let v42 = u32(v8);
let v43 = v41 < v42;
if v43 {
let v44 = vec4<f32>(v7);
let v45 = &(*v5)[v41];
*v45 = v44;

}

}
return;

}
