// delta in src/layers/attention/kernel.rs, scene f32, cubes of 256 x 1 x 1
// comptime: head_dim: 32, g: Group { lanes: 1, units: 256, strict: false, },

@group(0) @binding(2) var<storage, read_write> v0: array<f32>;
@group(0) @binding(1) var<storage, read_write> v1: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v2: array<vec4<f32>>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn delta(@builtin(workgroup_id) v3: vec3<u32>, @builtin(num_workgroups) v4: vec3<u32>, @builtin(local_invocation_index) v5: u32) {
let v6 = &v0;
let v7 = &v1;
let v8 = &v2;
let v9 = u32(0);
let v10 = info_var.scalars_u32[0];
let v11 = v3[2];
let v12 = u32(v11);
let v13 = v4[1];
let v14 = u32(v13);
let v15 = v12 * v14;
let v16 = v4[0];
let v17 = u32(v16);
let v18 = v15 * v17;
let v19 = v3[1];
let v20 = u32(v19);
let v21 = v20 * v17;
let v22 = v18 + v21;
let v23 = v3[0];
let v24 = u32(v23);
let v25 = v22 + v24;
let v26 = u32(256);
let v27 = v25 * v26;
let v28 = v5;
let v29 = u32(v28);
let v30 = v27 + v29;
let v31 = u32(v10);
let v32 = v30 < v31;
if v32 {
var<function> v86_store: array<vec4<f32>, 1>= array<vec4<f32>, 1>();
let v33 = &v86_store;
let v34 = u32(1);
let v35 = f32(0.0);
let v36 = vec4<f32>(v35);
let v37 = &(*v33)[v9];
*v37 = v36;
let v38 = u32(8);
for(var v39: u32 = v9; v39 < v38; v39 += v34) {
let v40 = v30 * v38;
let v41 = v40 + v39;
let v42 = &(*v8)[v41];
let v43 = *v42;
let v44 = &(*v7)[v41];
let v45 = *v44;
let v46 = *v37;
let v47 = fma(v43, v45, v46);
*v37 = v47;

}
let v48 = *v37;
let v49 = v48[0];
var<function> v88_store: f32;
let v50 = &v88_store;
*v50 = v49;
let v51 = v48[1];
let v52 = *v50;
let v53 = v52 + v51;
*v50 = v53;
let v54 = v48[2];
let v55 = *v50;
let v56 = v55 + v54;
*v50 = v56;
let v57 = v48[3];
let v58 = *v50;
let v59 = v58 + v57;
*v50 = v59;
var<function> v89_store: f32;
let v60 = &v89_store;
let v61 = *v50;
*v60 = v61;
let v62 = &(*v6)[v30];
let v63 = *v60;
*v62 = v63;

}
return;

}
