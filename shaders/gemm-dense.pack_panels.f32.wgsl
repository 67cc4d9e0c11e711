// pack_panels in src/gemm/dense.rs, scene f32, cubes of 256 x 1 x 1
// comptime: panel: 64,

@group(0) @binding(1) var<storage, read_write> v5: array<f32>;
@group(0) @binding(0) var<storage, read_write> v1: array<f32>;
struct info_st { scalars_u32: array<u32, 6>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn pack_panels(@builtin(workgroup_id) v112: vec3<u32>, @builtin(num_workgroups) v114: vec3<u32>, @builtin(local_invocation_index) v121: u32) {
let v124 = &v5;
let v125 = &v1;
let v3 = u32(0);
let v9 = info_var.scalars_u32[0];
let v10 = info_var.scalars_u32[1];
let v11 = info_var.scalars_u32[2];
let v12 = info_var.scalars_u32[3];
let v13 = info_var.scalars_u32[4];
let v113 = v112[2];
let v90 = u32(v113);
let v115 = v114[1];
let v92 = u32(v115);
let v93 = v90 * v92;
let v116 = v114[0];
let v95 = u32(v116);
let v96 = v93 * v95;
let v117 = v112[1];
let v98 = u32(v117);
let v101 = v98 * v95;
let v102 = v96 + v101;
let v119 = v112[0];
let v104 = u32(v119);
let v105 = v102 + v104;
let v123 = u32(256);
let v108 = v105 * v123;
let v122 = v121;
let v110 = u32(v122);
let v111 = v108 + v110;
let v15 = u32(v12);
let v16 = u32(v13);
let v17 = u32(64);
let v18 = v16 + v17;
let v19 = u32(1);
let v20 = v18 - v19;
let v22 = v20 / v17;
let v23 = v22 * v15;
let v24 = v111 < v23;
if v24 {
let v25 = v111 / v15;
let v26 = v111 % v15;
let v27 = u32(v9);
let v28 = u32(v10);
let v29 = v26 * v28;
let v30 = v27 + v29;
let v32 = v25 * v17;
let v34 = v32 + v17;
let v35 = v34 <= v16;
if v35 {
for(var v39: u32 = v3; v39 < v17; v39 += v19) {
let v41 = v32 + v39;
let v42 = u32(v11);
let v43 = v41 * v42;
let v44 = v30 + v43;
let v48 = &(*v125)[v44];
let v49 = *v48;
let v51 = v111 * v17;
let v52 = v51 + v39;
let v56 = &(*v124)[v52];
*v56 = v49;

}

} else {
for(var v60: u32 = v3; v60 < v17; v60 += v19) {
let v62 = v32 + v60;
let v63 = f32(0.0);
var<function> v88_store: f32;
let v88 = &v88_store;
*v88 = v63;
let v66 = v62 < v16;
if v66 {
let v67 = u32(v11);
let v68 = v62 * v67;
let v69 = v30 + v68;
let v73 = &(*v125)[v69];
let v74 = *v73;
*v88 = v74;

}
let v76 = v111 * v17;
let v77 = v76 + v60;
let v81 = &(*v124)[v77];
let v82 = *v88;
*v81 = v82;

}

}

}
return;

}
