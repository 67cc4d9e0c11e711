// amax_parts in src/quantize/tensor_scale.rs, scene nvfp4, cubes of 256 x 1 x 1
// comptime: nothing

@group(0) @binding(1) var<storage, read_write> v5: array<u32>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<u32>>;
struct info_st { scalars_u32: array<u32, 6>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn amax_parts(@builtin(workgroup_id) v137: vec3<u32>, @builtin(num_workgroups) v139: vec3<u32>, @builtin(local_invocation_index) v146: u32) {
let v149 = &v5;
let v150 = &v1;
let v3 = u32(0);
let v9 = info_var.scalars_u32[0];
let v10 = info_var.scalars_u32[1];
let v11 = info_var.scalars_u32[2];
let v12 = info_var.scalars_u32[3];
let v13 = info_var.scalars_u32[4];
let v138 = v137[2];
let v115 = u32(v138);
let v140 = v139[1];
let v117 = u32(v140);
let v118 = v115 * v117;
let v141 = v139[0];
let v120 = u32(v141);
let v121 = v118 * v120;
let v142 = v137[1];
let v123 = u32(v142);
let v126 = v123 * v120;
let v127 = v121 + v126;
let v144 = v137[0];
let v129 = u32(v144);
let v130 = v127 + v129;
let v148 = u32(256);
let v133 = v130 * v148;
let v147 = v146;
let v135 = u32(v147);
let v136 = v133 + v135;
let v16 = v136 < v148;
if v16 {
let v17 = u32(v12);
let v18 = u32(v11);
let v19 = v18 * v17;
let v20 = u32(255);
let v21 = v19 + v20;
let v23 = v21 / v148;
let v24 = v136 * v23;
let v25 = min(v24, v19);
let v26 = v25 + v23;
let v27 = min(v26, v19);
let v28 = v25 / v17;
var<function> v107_store: u32;
let v107 = &v107_store;
*v107 = v28;
let v30 = v25 % v17;
var<function> v108_store: u32;
let v108 = &v108_store;
*v108 = v30;
let v32 = u32(0);
let v33 = vec4<u32>(v32);
var<function> v109_store: vec4<u32>;
let v109 = &v109_store;
*v109 = v33;
var<function> v110_store: u32;
let v110 = &v110_store;
*v110 = v25;
loop {
let v36 = *v110;
let v37 = v36 < v27;
if !v37 { break; }
let v39 = *v110;
let v40 = v27 - v39;
let v41 = *v108;
let v42 = v41 + v40;
let v43 = min(v17, v42);
let v44 = u32(v9);
let v45 = u32(v10);
let v46 = *v107;
let v47 = v46 * v45;
let v48 = v44 + v47;
let v50 = u32(1);
for(var v51: u32 = v41; v51 < v43; v51 += v50) {
let v53 = u32(v13);
let v54 = v51 * v53;
let v55 = v48 + v54;
let v59 = &(*v150)[v55];
let v60 = *v59;
let v61 = u32(2147483647);
let v62 = vec4<u32>(v61);
let v63 = v60 & v62;
let v64 = u32(2139095040);
let v65 = vec4<u32>(v64);
let v66 = v63 < v65;
let v69 = select(v33, v63, v66);
let v70 = *v109;
let v71 = max(v70, v69);
*v109 = v71;

}
let v72 = *v108;
let v73 = v43 - v72;
let v74 = *v110;
let v75 = v74 + v73;
*v110 = v75;
*v108 = v3;
let v77 = *v107;
let v79 = v77 + v50;
*v107 = v79;

}
var<function> v113_store: u32;
let v113 = &v113_store;
*v113 = v32;
let v83 = *v109;
let v84 = v83[0];
let v85 = *v113;
let v86 = max(v85, v84);
*v113 = v86;
let v87 = *v109;
let v88 = v87[1];
let v89 = *v113;
let v90 = max(v89, v88);
*v113 = v90;
let v91 = *v109;
let v92 = v91[2];
let v93 = *v113;
let v94 = max(v93, v92);
*v113 = v94;
let v95 = *v109;
let v96 = v95[3];
let v97 = *v113;
let v98 = max(v97, v96);
*v113 = v98;
let v102 = &(*v149)[v136];
let v103 = *v113;
*v102 = v103;

}
return;

}
