// mask_kernel in src/layers/trust_mask.rs, scene quartet, cubes of 256 x 1 x 1
// comptime: block: 32,

@group(0) @binding(2) var<storage, read_write> v9: array<f32>;
@group(0) @binding(1) var<storage, read_write> v5: array<u32>;
@group(0) @binding(0) var<storage, read_write> v1: array<f32>;
struct info_st { scalars_u32: array<u32, 4>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn mask_kernel(@builtin(workgroup_id) v113: vec3<u32>, @builtin(num_workgroups) v115: vec3<u32>, @builtin(local_invocation_index) v122: u32) {
let v125 = &v9;
let v126 = &v5;
let v127 = &v1;
let v3 = u32(0);
let v13 = info_var.scalars_u32[0];
let v14 = info_var.scalars_u32[1];
let v15 = info_var.scalars_u32[2];
let v16 = u32(v14);
let v17 = u32(32);
let v18 = v16 + v17;
let v19 = u32(1);
let v20 = v18 - v19;
let v22 = v20 / v17;
let v114 = v113[2];
let v91 = u32(v114);
let v116 = v115[1];
let v93 = u32(v116);
let v94 = v91 * v93;
let v117 = v115[0];
let v96 = u32(v117);
let v97 = v94 * v96;
let v118 = v113[1];
let v99 = u32(v118);
let v102 = v99 * v96;
let v103 = v97 + v102;
let v120 = v113[0];
let v105 = u32(v120);
let v106 = v103 + v105;
let v124 = u32(256);
let v109 = v106 * v124;
let v123 = v122;
let v111 = u32(v123);
let v112 = v109 + v111;
let v24 = u32(v13);
let v25 = v24 * v22;
let v26 = v112 < v25;
if v26 {
let v27 = v112 / v22;
let v28 = v112 % v22;
let v29 = u32(v15);
let v30 = v27 * v29;
let v31 = u32(4);
let v32 = v28 / v31;
let v33 = v30 + v32;
let v37 = &(*v126)[v33];
let v38 = *v37;
let v40 = v28 % v31;
let v41 = u32(8);
let v42 = v40 * v41;
let v43 = u32(v42);
let v44 = v38 >> u32(v43);
let v45 = u32(255);
let v46 = v44 & v45;
let v47 = u32(1);
let v48 = max(v46, v47);
let v49 = u32(23);
let v50 = v48 << u32(v49);
let v51 = bitcast<f32>(v50);
let v52 = f32(0.5);
let v53 = v51 * v52;
let v54 = f32(12.0);
let v55 = v53 * v54;
for(var v59: u32 = v3; v59 < v17; v59 += v19) {
let v62 = v28 * v17;
let v63 = v62 + v59;
let v64 = v63 < v16;
if v64 {
let v65 = v27 * v16;
let v66 = v65 + v63;
let v70 = &(*v127)[v66];
let v71 = *v70;
let v72 = abs(v71);
let v73 = v72 < v55;
let v77 = &(*v125)[v66];
let v78 = *v77;
let v79 = f32(0.0);
let v80 = select(v79, v78, v73);
*v77 = v80;

}

}

}
return;

}
