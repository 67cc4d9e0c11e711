// store_kernel in src/layers/elementwise.rs, scene quartet, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, }, accumulate: true,

@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_u32: array<u32, 6>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn store_kernel(@builtin(local_invocation_id) v88: vec3<u32>, @builtin(workgroup_id) v90: vec3<u32>, @builtin(num_workgroups) v92: vec3<u32>, @builtin(local_invocation_index) v99: u32) {
let v102 = &v5;
let v103 = &v1;
let v3 = u32(0);
let v9 = info_var.scalars_u32[0];
let v10 = info_var.scalars_u32[1];
let v11 = info_var.scalars_u32[2];
let v12 = info_var.scalars_u32[3];
let v13 = info_var.scalars_u32[4];
let v91 = v90[2];
let v66 = u32(v91);
let v93 = v92[1];
let v68 = u32(v93);
let v69 = v66 * v68;
let v94 = v92[0];
let v71 = u32(v94);
let v72 = v69 * v71;
let v95 = v90[1];
let v74 = u32(v95);
let v77 = v74 * v71;
let v78 = v72 + v77;
let v97 = v90[0];
let v80 = u32(v97);
let v81 = v78 + v80;
let v101 = u32(256);
let v84 = v81 * v101;
let v100 = v99;
let v86 = u32(v100);
let v87 = v84 + v86;
let v15 = u32(16);
let v16 = v87 / v15;
let v17 = u32(512);
let v18 = v16 * v17;
let v89 = v88[0];
let v20 = u32(v89);
let v22 = v20 % v15;
let v23 = v18 + v22;
let v25 = u32(32);
let v26 = u32(1);
for(var v27: u32 = v3; v27 < v25; v27 += v26) {
let v30 = v27 * v15;
let v31 = v23 + v30;
let v32 = u32(v13);
let v33 = v31 < v32;
if v33 {
let v34 = u32(v12);
let v35 = v31 / v34;
let v37 = v31 % v34;
let v38 = u32(v10);
let v39 = v35 * v38;
let v40 = u32(v11);
let v41 = v39 + v40;
let v42 = v41 + v37;
let v43 = u32(v9);
let v44 = v35 * v43;
let v45 = v44 + v37;
let v49 = &(*v103)[v45];
let v50 = *v49;
let v54 = &(*v102)[v42];
let v55 = *v54;
let v56 = v55 + v50;
*v54 = v56;

}

}
return;

}
