// gather_kernel in src/layers/embedding.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, strict: false, },

@group(0) @binding(2) var<storage, read_write> v0: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v1: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v2: array<u32>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn gather_kernel(@builtin(local_invocation_id) v3: vec3<u32>, @builtin(workgroup_id) v4: vec3<u32>, @builtin(num_workgroups) v5: vec3<u32>, @builtin(local_invocation_index) v6: u32) {
let v7 = &v0;
let v8 = &v1;
let v9 = &v2;
let v10 = info_var.scalars_u32[0];
let v11 = info_var.scalars_u32[1];
let v12 = v4[2];
let v13 = u32(v12);
let v14 = v5[1];
let v15 = u32(v14);
let v16 = v13 * v15;
let v17 = v5[0];
let v18 = u32(v17);
let v19 = v16 * v18;
let v20 = v4[1];
let v21 = u32(v20);
let v22 = v21 * v18;
let v23 = v19 + v22;
let v24 = v4[0];
let v25 = u32(v24);
let v26 = v23 + v25;
let v27 = u32(256);
let v28 = v26 * v27;
let v29 = v6;
let v30 = u32(v29);
let v31 = v28 + v30;
let v32 = u32(16);
let v33 = v31 / v32;
let v34 = u32(v11);
let v35 = u32(v10);
let v36 = v33 < v35;
if v36 {
let v37 = &(*v9)[v33];
let v38 = *v37;
let v39 = u32(v38);
let v40 = v39 * v34;
let v41 = v3[0];
let v42 = u32(v41);
let v43 = v42 % v32;
for(var v44: u32 = v43; v44 < v34; v44 += v32) {
let v45 = v40 + v44;
let v46 = &(*v8)[v45];
let v47 = *v46;
let v48 = v33 * v34;
let v49 = v48 + v44;
let v50 = &(*v7)[v49];
*v50 = v47;

}

}
return;

}
