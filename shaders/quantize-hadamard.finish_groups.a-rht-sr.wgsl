// finish_groups in src/quantize/hadamard.rs, scene a-rht-sr, cubes of 256 x 1 x 1
// comptime: g: 64,

@group(0) @binding(0) var<storage, read_write> v1: array<vec4<u32>>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 2> }
@group(0) @binding(1) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn finish_groups(@builtin(workgroup_id) v152: vec3<u32>, @builtin(num_workgroups) v154: vec3<u32>, @builtin(local_invocation_index) v161: u32) {
let v172 = &v1;
let v3 = u32(0);
let v5 = info_var.scalars_u32[0];
let v153 = v152[2];
let v130 = u32(v153);
let v155 = v154[1];
let v132 = u32(v155);
let v133 = v130 * v132;
let v156 = v154[0];
let v135 = u32(v156);
let v136 = v133 * v135;
let v157 = v152[1];
let v138 = u32(v157);
let v141 = v138 * v135;
let v142 = v136 + v141;
let v159 = v152[0];
let v144 = u32(v159);
let v145 = v142 + v144;
let v163 = u32(256);
let v148 = v145 * v163;
let v162 = v161;
let v150 = u32(v162);
let v151 = v148 + v150;
let v7 = u32(v5);
let v8 = v151 < v7;
if v8 {
let v9 = u32(8);
let v10 = v151 / v9;
let v11 = u32(16);
let v12 = v10 * v11;
let v14 = v151 % v9;
let v15 = v12 + v14;
var<function> v127_store: array<vec4<f32>, 2>= array<vec4<f32>, 2>();
let v127 = &v127_store;
let v20 = u32(0);
let v21 = vec4<u32>(v20);
var<function> v128_store: vec4<u32>;
let v128 = &v128_store;
*v128 = v21;
let v28 = &(*v172)[v15];
let v29 = *v28;
let v30 = u32(2147483647);
let v31 = vec4<u32>(v30);
let v32 = v29 & v31;
let v33 = *v128;
let v34 = max(v33, v32);
*v128 = v34;
let v35 = bitcast<vec4<f32>>(v29);
let v40 = &(*v127)[v3];
*v40 = v35;
let v42 = v15 + v9;
let v46 = &(*v172)[v42];
let v47 = *v46;
let v50 = v47 & v31;
let v51 = *v128;
let v52 = max(v51, v50);
*v128 = v52;
let v53 = bitcast<vec4<f32>>(v47);
let v56 = u32(1);
let v58 = &(*v127)[v56];
*v58 = v53;
let v64 = *v40;
let v70 = *v58;
let v71 = v64 + v70;
*v40 = v71;
let v77 = v64 - v70;
*v58 = v77;
let v83 = u32(2139095040);
let v84 = vec4<u32>(v83);
let v85 = *v128;
let v86 = v85 >= v84;
let v92 = *v40;
let v93 = f32(0.125);
let v94 = vec4<f32>(v93);
let v95 = v92 * v94;
let v96 = bitcast<vec4<u32>>(v95);
let v97 = u32(2143289344);
let v98 = vec4<u32>(v97);
let v99 = select(v96, v98, v86);
*v28 = v99;
let v111 = *v58;
let v114 = v111 * v94;
let v115 = bitcast<vec4<u32>>(v114);
let v118 = select(v115, v98, v86);
*v46 = v118;

}
return;

}
