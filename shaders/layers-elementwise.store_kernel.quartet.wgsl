// store_kernel in src/layers/elementwise.rs, scene quartet, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, strict: false, }, accumulate: true,

@group(0) @binding(1) var<storage, read_write> v0: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_u32: array<u32, 6>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn store_kernel(@builtin(local_invocation_id) v2: vec3<u32>, @builtin(workgroup_id) v3: vec3<u32>, @builtin(num_workgroups) v4: vec3<u32>, @builtin(local_invocation_index) v5: u32) {
let v6 = &v0;
let v7 = &v1;
let v8 = u32(0);
let v9 = info_var.scalars_u32[0];
let v10 = info_var.scalars_u32[1];
let v11 = info_var.scalars_u32[2];
let v12 = info_var.scalars_u32[3];
let v13 = info_var.scalars_u32[4];
let v14 = v3[2];
let v15 = u32(v14);
let v16 = v4[1];
let v17 = u32(v16);
let v18 = v15 * v17;
let v19 = v4[0];
let v20 = u32(v19);
let v21 = v18 * v20;
let v22 = v3[1];
let v23 = u32(v22);
let v24 = v23 * v20;
let v25 = v21 + v24;
let v26 = v3[0];
let v27 = u32(v26);
let v28 = v25 + v27;
let v29 = u32(256);
let v30 = v28 * v29;
let v31 = v5;
let v32 = u32(v31);
let v33 = v30 + v32;
let v34 = u32(16);
let v35 = v33 / v34;
let v36 = u32(512);
let v37 = v35 * v36;
let v38 = v2[0];
let v39 = u32(v38);
let v40 = v39 % v34;
let v41 = v37 + v40;
let v42 = u32(32);
let v43 = u32(1);
for(var v44: u32 = v8; v44 < v42; v44 += v43) {
let v45 = v44 * v34;
let v46 = v41 + v45;
let v47 = u32(v13);
let v48 = v46 < v47;
if v48 {
let v49 = u32(v12);
let v50 = v46 / v49;
let v51 = v46 % v49;
let v52 = u32(v10);
let v53 = v50 * v52;
let v54 = u32(v11);
let v55 = v53 + v54;
let v56 = v55 + v51;
let v57 = u32(v9);
let v58 = v50 * v57;
let v59 = v58 + v51;
let v60 = &(*v7)[v59];
let v61 = *v60;
let v62 = &(*v6)[v56];
let v63 = *v62;
let v64 = v63 + v61;
*v62 = v64;

}

}
return;

}
