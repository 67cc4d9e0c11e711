// mask_kernel in src/layers/trust_mask.rs, scene quartet, cubes of 256 x 1 x 1
// comptime: block: 32,

@group(0) @binding(2) var<storage, read_write> v0: array<f32>;
@group(0) @binding(1) var<storage, read_write> v1: array<u32>;
@group(0) @binding(0) var<storage, read_write> v2: array<f32>;
struct info_st { scalars_u32: array<u32, 4>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn mask_kernel(@builtin(workgroup_id) v3: vec3<u32>, @builtin(num_workgroups) v4: vec3<u32>, @builtin(local_invocation_index) v5: u32) {
let v6 = &v0;
let v7 = &v1;
let v8 = &v2;
let v9 = u32(0);
let v10 = info_var.scalars_u32[0];
let v11 = info_var.scalars_u32[1];
let v12 = info_var.scalars_u32[2];
let v13 = u32(v11);
let v14 = u32(32);
let v15 = v13 + v14;
let v16 = u32(1);
let v17 = v15 - v16;
let v18 = v17 / v14;
let v19 = v3[2];
let v20 = u32(v19);
let v21 = v4[1];
let v22 = u32(v21);
let v23 = v20 * v22;
let v24 = v4[0];
let v25 = u32(v24);
let v26 = v23 * v25;
let v27 = v3[1];
let v28 = u32(v27);
let v29 = v28 * v25;
let v30 = v26 + v29;
let v31 = v3[0];
let v32 = u32(v31);
let v33 = v30 + v32;
let v34 = u32(256);
let v35 = v33 * v34;
let v36 = v5;
let v37 = u32(v36);
let v38 = v35 + v37;
let v39 = u32(v10);
let v40 = v39 * v18;
let v41 = v38 < v40;
if v41 {
let v42 = v38 / v18;
let v43 = v38 % v18;
let v44 = u32(v12);
let v45 = v42 * v44;
let v46 = u32(4);
let v47 = v43 / v46;
let v48 = v45 + v47;
let v49 = &(*v7)[v48];
let v50 = *v49;
let v51 = v43 % v46;
let v52 = u32(8);
let v53 = v51 * v52;
let v54 = u32(v53);
let v55 = v50 >> u32(v54);
let v56 = u32(255);
let v57 = v55 & v56;
let v58 = u32(1);
let v59 = max(v57, v58);
let v60 = u32(23);
let v61 = v59 << u32(v60);
let v62 = bitcast<f32>(v61);
let v63 = f32(0.5);
let v64 = v62 * v63;
let v65 = f32(12.0);
let v66 = v64 * v65;
for(var v67: u32 = v9; v67 < v14; v67 += v16) {
let v68 = v43 * v14;
let v69 = v68 + v67;
let v70 = v69 < v13;
if v70 {
let v71 = v42 * v13;
let v72 = v71 + v69;
let v73 = &(*v8)[v72];
let v74 = *v73;
let v75 = abs(v74);
let v76 = v75 < v66;
let v77 = &(*v6)[v72];
let v78 = *v77;
let v79 = f32(0.0);
let v80 = select(v79, v78, v76);
*v77 = v80;

}

}

}
return;

}
