// adamw_kernel in src/optim/adamw.rs, scene f32, cubes of 256 x 1 x 1
// comptime: strict: false,

@group(0) @binding(4) var<storage, read_write> v0: array<f32>;
@group(0) @binding(3) var<storage, read_write> v1: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> v2: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v3: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v4: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 8>, scalars_u32: array<u32, 2>, static_meta: array<u32, 6> }
@group(0) @binding(5) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn adamw_kernel(@builtin(workgroup_id) v5: vec3<u32>, @builtin(num_workgroups) v6: vec3<u32>, @builtin(local_invocation_index) v7: u32) {
let v8 = &v0;
let v9 = &v1;
let v10 = &v2;
let v11 = &v3;
let v12 = &v4;
let v13 = u32(0);
let v14 = info_var.scalars_f32[0];
let v15 = info_var.scalars_f32[1];
let v16 = info_var.scalars_f32[2];
let v17 = info_var.scalars_f32[3];
let v18 = info_var.scalars_f32[4];
let v19 = info_var.scalars_f32[5];
let v20 = info_var.scalars_f32[6];
let v21 = info_var.scalars_u32[0];
let v22 = v5[2];
let v23 = u32(v22);
let v24 = v6[1];
let v25 = u32(v24);
let v26 = v23 * v25;
let v27 = v6[0];
let v28 = u32(v27);
let v29 = v26 * v28;
let v30 = v5[1];
let v31 = u32(v30);
let v32 = v31 * v28;
let v33 = v29 + v32;
let v34 = v5[0];
let v35 = u32(v34);
let v36 = v33 + v35;
let v37 = u32(256);
let v38 = v36 * v37;
let v39 = v7;
let v40 = u32(v39);
let v41 = v38 + v40;
let v42 = &(*v8)[v13];
let v43 = *v42;
let v44 = bitcast<u32>(v43);
let v45 = u32(2139095040);
let v46 = v44 < v45;
let v47 = u32(v21);
let v48 = v41 < v47;
let v49 = v48 && v46;
if v49 {
let v50 = sqrt(v43);
let v51 = f32(1.0);
var<function> v118_store: f32;
let v52 = &v118_store;
*v52 = v51;
let v53 = f32(0.0);
let v54 = v20 > v53;
if v54 {
let v55 = f32(9.999999974752427e-7);
let v56 = v50 + v55;
let v57 = v20 / v56;
let v58 = min(v57, v51);
*v52 = v58;

}
let v59 = vec4<f32>(v51);
let v60 = vec4<f32>(v15);
let v61 = vec4<f32>(v16);
let v62 = &(*v11)[v41];
let v63 = *v62;
let v64 = *v52;
let v65 = vec4<f32>(v64);
let v66 = v63 * v65;
let v67 = &(*v10)[v41];
let v68 = *v67;
let v69 = v59 - v60;
let v70 = v69 * v66;
let v71 = fma(v60, v68, v70);
let v72 = &(*v9)[v41];
let v73 = *v72;
let v74 = v59 - v61;
let v75 = v74 * v66;
let v76 = v75 * v66;
let v77 = fma(v61, v73, v76);
*v67 = v71;
*v72 = v77;
let v78 = sqrt(v77);
let v79 = vec4<f32>(v18);
let v80 = v78 / v79;
let v81 = vec4<f32>(v17);
let v82 = v81 * v71;
let v83 = vec4<f32>(v19);
let v84 = v80 + v83;
let v85 = v82 / v84;
let v86 = &(*v12)[v41];
let v87 = *v86;
let v88 = vec4<f32>(v14);
let v89 = -v85;
let v90 = fma(v87, v88, v89);
*v86 = v90;

}
return;

}
