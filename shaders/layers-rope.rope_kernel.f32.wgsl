// rope_kernel in src/layers/rope.rs, scene f32, cubes of 256 x 1 x 1
// comptime: hv: 4, g: Group { lanes: 16, units: 256, },

@group(0) @binding(2) var<storage, read_write> v9: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 4>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn rope_kernel(@builtin(local_invocation_id) v117: vec3<u32>, @builtin(workgroup_id) v119: vec3<u32>, @builtin(num_workgroups) v121: vec3<u32>, @builtin(local_invocation_index) v128: u32) {
let v134 = &v9;
let v135 = &v5;
let v136 = &v1;
let v13 = info_var.scalars_u32[0];
let v14 = info_var.scalars_u32[1];
let v15 = info_var.scalars_u32[2];
let v16 = info_var.scalars_u32[3];
let v17 = info_var.scalars_f32[0];
let v120 = v119[2];
let v95 = u32(v120);
let v122 = v121[1];
let v97 = u32(v122);
let v98 = v95 * v97;
let v123 = v121[0];
let v100 = u32(v123);
let v101 = v98 * v100;
let v124 = v119[1];
let v103 = u32(v124);
let v106 = v103 * v100;
let v107 = v101 + v106;
let v126 = v119[0];
let v109 = u32(v126);
let v110 = v107 + v109;
let v130 = u32(256);
let v113 = v110 * v130;
let v129 = v128;
let v115 = u32(v129);
let v116 = v113 + v115;
let v19 = u32(16);
let v20 = v116 / v19;
let v21 = u32(v13);
let v22 = v20 < v21;
if v22 {
let v23 = u32(v14);
let v24 = v20 % v23;
let v25 = u32(4);
let v26 = v24 * v25;
let v27 = vec4<f32>(v17);
let v118 = v117[0];
let v29 = u32(v118);
let v31 = v29 % v19;
let v32 = u32(v16);
let v34 = v32 * v25;
for(var v36: u32 = v31; v36 < v34; v36 += v19) {
let v39 = v36 % v25;
let v40 = u32(v15);
let v41 = v20 * v40;
let v43 = v36 / v25;
let v44 = u32(8);
let v45 = v43 * v44;
let v46 = v41 + v45;
let v47 = v46 + v39;
let v48 = v26 + v39;
let v52 = &(*v135)[v48];
let v53 = *v52;
let v58 = &(*v134)[v48];
let v59 = *v58;
let v60 = v59 * v27;
let v64 = &(*v136)[v47];
let v65 = *v64;
let v67 = v47 + v25;
let v71 = &(*v136)[v67];
let v72 = *v71;
let v74 = v72 * v60;
let v131 = -v74;
let v132 = fma(v65, v53, v131);
*v64 = v132;
let v81 = v65 * v60;
let v133 = fma(v72, v53, v81);
*v71 = v133;

}

}
return;

}
