// scatter_kernel in src/layers/embedding.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, strict: false, },

@group(0) @binding(4) var<storage, read_write> v0: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read_write> v1: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> v2: array<u32>;
@group(0) @binding(1) var<storage, read_write> v3: array<u32>;
@group(0) @binding(0) var<storage, read_write> v4: array<u32>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 6> }
@group(0) @binding(5) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn scatter_kernel(@builtin(local_invocation_id) v5: vec3<u32>, @builtin(workgroup_id) v6: vec3<u32>, @builtin(num_workgroups) v7: vec3<u32>, @builtin(local_invocation_index) v8: u32) {
let v9 = &v0;
let v10 = &v1;
let v11 = &v2;
let v12 = &v3;
let v13 = &v4;
let v14 = info_var.scalars_u32[0];
let v15 = info_var.scalars_u32[1];
let v16 = v6[2];
let v17 = u32(v16);
let v18 = v7[1];
let v19 = u32(v18);
let v20 = v17 * v19;
let v21 = v7[0];
let v22 = u32(v21);
let v23 = v20 * v22;
let v24 = v6[1];
let v25 = u32(v24);
let v26 = v25 * v22;
let v27 = v23 + v26;
let v28 = v6[0];
let v29 = u32(v28);
let v30 = v27 + v29;
let v31 = u32(256);
let v32 = v30 * v31;
let v33 = v8;
let v34 = u32(v33);
let v35 = v32 + v34;
let v36 = u32(16);
let v37 = v35 / v36;
let v38 = u32(v15);
let v39 = u32(v14);
let v40 = v37 < v39;
if v40 {
let v41 = &(*v12)[v37];
let v42 = *v41;
let v43 = u32(v42);
let v44 = v43 * v38;
let v45 = &(*v11)[v37];
let v46 = *v45;
let v47 = u32(v46);
let v48 = u32(1);
let v49 = v37 + v48;
let v50 = &(*v11)[v49];
let v51 = *v50;
let v52 = u32(v51);
let v53 = v5[0];
let v54 = u32(v53);
let v55 = v54 % v36;
for(var v56: u32 = v55; v56 < v38; v56 += v36) {
let v57 = v44 + v56;
let v58 = &(*v9)[v57];
let v59 = *v58;
var<function> v95_store: vec4<f32>;
let v60 = &v95_store;
*v60 = v59;
for(var v61: u32 = v47; v61 < v52; v61 += v48) {
let v62 = &(*v13)[v61];
let v63 = *v62;
let v64 = u32(v63);
let v65 = v64 * v38;
let v66 = v65 + v56;
let v67 = &(*v10)[v66];
let v68 = *v67;
let v69 = *v60;
let v70 = v69 + v68;
*v60 = v70;

}
let v71 = *v60;
*v58 = v71;

}

}
return;

}
