// amax_parts in src/quantize/tensor_scale.rs, scene nvfp4, cubes of 256 x 1 x 1
// comptime: nothing

@group(0) @binding(1) var<storage, read_write> v0: array<u32>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<u32>>;
struct info_st { scalars_u32: array<u32, 6>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn amax_parts(@builtin(workgroup_id) v2: vec3<u32>, @builtin(num_workgroups) v3: vec3<u32>, @builtin(local_invocation_index) v4: u32) {
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
let v33 = v32 < v28;
if v33 {
let v34 = u32(v11);
let v35 = u32(v10);
let v36 = v35 * v34;
let v37 = u32(255);
let v38 = v36 + v37;
let v39 = v38 / v28;
let v40 = v32 * v39;
let v41 = min(v40, v36);
let v42 = v41 + v39;
let v43 = min(v42, v36);
let v44 = v41 / v34;
var<function> v107_store: u32;
let v45 = &v107_store;
*v45 = v44;
let v46 = v41 % v34;
var<function> v108_store: u32;
let v47 = &v108_store;
*v47 = v46;
let v48 = u32(0);
let v49 = vec4<u32>(v48);
var<function> v109_store: vec4<u32>;
let v50 = &v109_store;
*v50 = v49;
var<function> v110_store: u32;
let v51 = &v110_store;
*v51 = v41;
loop {
let v52 = *v51;
let v53 = v52 < v43;
if !v53 { break; }
let v54 = *v51;
let v55 = v43 - v54;
let v56 = *v47;
let v57 = v56 + v55;
let v58 = min(v34, v57);
let v59 = u32(v8);
let v60 = u32(v9);
let v61 = *v45;
let v62 = v61 * v60;
let v63 = v59 + v62;
let v64 = u32(1);
for(var v65: u32 = v56; v65 < v58; v65 += v64) {
let v66 = u32(v12);
let v67 = v65 * v66;
let v68 = v63 + v67;
let v69 = &(*v6)[v68];
let v70 = *v69;
let v71 = u32(2147483647);
let v72 = vec4<u32>(v71);
let v73 = v70 & v72;
let v74 = u32(2139095040);
let v75 = vec4<u32>(v74);
let v76 = v73 < v75;
let v77 = select(v49, v73, v76);
let v78 = *v50;
let v79 = max(v78, v77);
*v50 = v79;

}
let v80 = *v47;
let v81 = v58 - v80;
let v82 = *v51;
let v83 = v82 + v81;
*v51 = v83;
*v47 = v7;
let v84 = *v45;
let v85 = v84 + v64;
*v45 = v85;

}
var<function> v113_store: u32;
let v86 = &v113_store;
*v86 = v48;
let v87 = *v50;
let v88 = v87[0];
let v89 = *v86;
let v90 = max(v89, v88);
*v86 = v90;
let v91 = *v50;
let v92 = v91[1];
let v93 = *v86;
let v94 = max(v93, v92);
*v86 = v94;
let v95 = *v50;
let v96 = v95[2];
let v97 = *v86;
let v98 = max(v97, v96);
*v86 = v98;
let v99 = *v50;
let v100 = v99[3];
let v101 = *v86;
let v102 = max(v101, v100);
*v86 = v102;
let v103 = &(*v5)[v32];
let v104 = *v86;
*v103 = v104;

}
return;

}
