// rope_kernel in src/layers/rope.rs, scene f32, cubes of 256 x 1 x 1
// comptime: hv: 4, g: Group { lanes: 16, units: 256, strict: false, },

@group(0) @binding(2) var<storage, read_write> v0: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v1: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v2: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 4>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn rope_kernel(@builtin(local_invocation_id) v3: vec3<u32>, @builtin(workgroup_id) v4: vec3<u32>, @builtin(num_workgroups) v5: vec3<u32>, @builtin(local_invocation_index) v6: u32) {
let v7 = &v0;
let v8 = &v1;
let v9 = &v2;
let v10 = info_var.scalars_u32[0];
let v11 = info_var.scalars_u32[1];
let v12 = info_var.scalars_u32[2];
let v13 = info_var.scalars_u32[3];
let v14 = info_var.scalars_f32[0];
let v15 = v4[2];
let v16 = u32(v15);
let v17 = v5[1];
let v18 = u32(v17);
let v19 = v16 * v18;
let v20 = v5[0];
let v21 = u32(v20);
let v22 = v19 * v21;
let v23 = v4[1];
let v24 = u32(v23);
let v25 = v24 * v21;
let v26 = v22 + v25;
let v27 = v4[0];
let v28 = u32(v27);
let v29 = v26 + v28;
let v30 = u32(256);
let v31 = v29 * v30;
let v32 = v6;
let v33 = u32(v32);
let v34 = v31 + v33;
let v35 = u32(16);
let v36 = v34 / v35;
let v37 = u32(v10);
let v38 = v36 < v37;
if v38 {
let v39 = u32(v11);
let v40 = v36 % v39;
let v41 = u32(4);
let v42 = v40 * v41;
let v43 = vec4<f32>(v14);
let v44 = v3[0];
let v45 = u32(v44);
let v46 = v45 % v35;
let v47 = u32(v13);
let v48 = v47 * v41;
for(var v49: u32 = v46; v49 < v48; v49 += v35) {
let v50 = v49 % v41;
let v51 = u32(v12);
let v52 = v36 * v51;
let v53 = v49 / v41;
let v54 = u32(8);
let v55 = v53 * v54;
let v56 = v52 + v55;
let v57 = v56 + v50;
let v58 = v42 + v50;
let v59 = &(*v8)[v58];
let v60 = *v59;
let v61 = &(*v7)[v58];
let v62 = *v61;
let v63 = v62 * v43;
let v64 = &(*v9)[v57];
let v65 = *v64;
let v66 = v57 + v41;
let v67 = &(*v9)[v66];
let v68 = *v67;
let v69 = v68 * v63;
let v70 = v65 * v63;
let v71 = -v69;
let v72 = fma(v65, v60, v71);
*v64 = v72;
let v73 = fma(v68, v60, v70);
*v67 = v73;

}

}
return;

}
