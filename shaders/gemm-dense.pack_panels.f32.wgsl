// pack_panels in src/gemm/dense.rs, scene f32, cubes of 256 x 1 x 1
// comptime: panel: 64,

@group(0) @binding(1) var<storage, read_write> v0: array<f32>;
@group(0) @binding(0) var<storage, read_write> v1: array<f32>;
struct info_st { scalars_u32: array<u32, 6>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn pack_panels(@builtin(workgroup_id) v2: vec3<u32>, @builtin(num_workgroups) v3: vec3<u32>, @builtin(local_invocation_index) v4: u32) {
let v5 = &v0;
let v6 = &v1;
let v7 = u32(0);
let v8 = info_var.scalars_u32[0];
let v9 = info_var.scalars_u32[1];
let v10 = info_var.scalars_u32[2];
let v11 = info_var.scalars_u32[3];
let v12 = info_var.scalars_u32[4];
let v13 = v2[2];
let v14 = u32(v13);
let v15 = v3[1];
let v16 = u32(v15);
let v17 = v14 * v16;
let v18 = v3[0];
let v19 = u32(v18);
let v20 = v17 * v19;
let v21 = v2[1];
let v22 = u32(v21);
let v23 = v22 * v19;
let v24 = v20 + v23;
let v25 = v2[0];
let v26 = u32(v25);
let v27 = v24 + v26;
let v28 = u32(256);
let v29 = v27 * v28;
let v30 = v4;
let v31 = u32(v30);
let v32 = v29 + v31;
let v33 = u32(v11);
let v34 = u32(v12);
let v35 = u32(64);
let v36 = v34 + v35;
let v37 = u32(1);
let v38 = v36 - v37;
let v39 = v38 / v35;
let v40 = v39 * v33;
let v41 = v32 < v40;
if v41 {
let v42 = v32 / v33;
let v43 = v32 % v33;
let v44 = u32(v8);
let v45 = u32(v9);
let v46 = v43 * v45;
let v47 = v44 + v46;
let v48 = v42 * v35;
let v49 = v48 + v35;
let v50 = v49 <= v34;
if v50 {
for(var v51: u32 = v7; v51 < v35; v51 += v37) {
let v52 = v48 + v51;
let v53 = u32(v10);
let v54 = v52 * v53;
let v55 = v47 + v54;
let v56 = &(*v6)[v55];
let v57 = *v56;
let v58 = v32 * v35;
let v59 = v58 + v51;
let v60 = &(*v5)[v59];
*v60 = v57;

}

} else {
for(var v61: u32 = v7; v61 < v35; v61 += v37) {
let v62 = v48 + v61;
let v63 = f32(0.0);
var<function> v88_store: f32;
let v64 = &v88_store;
*v64 = v63;
let v65 = v62 < v34;
if v65 {
let v66 = u32(v10);
let v67 = v62 * v66;
let v68 = v47 + v67;
let v69 = &(*v6)[v68];
let v70 = *v69;
*v64 = v70;

}
let v71 = v32 * v35;
let v72 = v71 + v61;
let v73 = &(*v5)[v72];
let v74 = *v64;
*v73 = v74;

}

}

}
return;

}
