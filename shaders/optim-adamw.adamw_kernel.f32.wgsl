// adamw_kernel in src/optim/adamw.rs, scene f32, cubes of 256 x 1 x 1
// comptime: nothing

@group(0) @binding(4) var<storage, read_write> v17: array<f32>;
@group(0) @binding(3) var<storage, read_write> v13: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> v9: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 8>, scalars_u32: array<u32, 2>, static_meta: array<u32, 6> }
@group(0) @binding(5) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn adamw_kernel(@builtin(workgroup_id) v142: vec3<u32>, @builtin(num_workgroups) v144: vec3<u32>, @builtin(local_invocation_index) v151: u32) {
let v159 = &v17;
let v160 = &v13;
let v161 = &v9;
let v162 = &v5;
let v163 = &v1;
let v3 = u32(0);
let v21 = info_var.scalars_f32[0];
let v22 = info_var.scalars_f32[1];
let v23 = info_var.scalars_f32[2];
let v24 = info_var.scalars_f32[3];
let v25 = info_var.scalars_f32[4];
let v26 = info_var.scalars_f32[5];
let v27 = info_var.scalars_f32[6];
let v28 = info_var.scalars_u32[0];
let v143 = v142[2];
let v120 = u32(v143);
let v145 = v144[1];
let v122 = u32(v145);
let v123 = v120 * v122;
let v146 = v144[0];
let v125 = u32(v146);
let v126 = v123 * v125;
let v147 = v142[1];
let v128 = u32(v147);
let v131 = v128 * v125;
let v132 = v126 + v131;
let v149 = v142[0];
let v134 = u32(v149);
let v135 = v132 + v134;
let v154 = u32(256);
let v138 = v135 * v154;
let v152 = v151;
let v140 = u32(v152);
let v141 = v138 + v140;
let v34 = &(*v159)[v3];
let v35 = *v34;
let v36 = bitcast<u32>(v35);
let v37 = u32(2139095040);
let v38 = v36 < v37;
let v39 = u32(v28);
let v40 = v141 < v39;
let v41 = v40 && v38;
if v41 {
let v42 = sqrt(v35);
let v43 = f32(1.0);
var<function> v118_store: f32;
let v118 = &v118_store;
*v118 = v43;
let v46 = f32(0.0);
let v47 = v27 > v46;
if v47 {
let v48 = f32(9.999999974752427e-7);
let v49 = v42 + v48;
let v50 = v27 / v49;
let v52 = min(v50, v43);
*v118 = v52;

}
let v54 = vec4<f32>(v43);
let v55 = vec4<f32>(v22);
let v56 = vec4<f32>(v23);
let v60 = &(*v162)[v141];
let v61 = *v60;
let v62 = *v118;
let v63 = vec4<f32>(v62);
let v64 = v61 * v63;
let v68 = &(*v161)[v141];
let v69 = *v68;
let v71 = v54 - v55;
let v72 = v71 * v64;
let v155 = fma(v55, v69, v72);
let v77 = &(*v160)[v141];
let v78 = *v77;
let v80 = v54 - v56;
let v81 = v80 * v64;
let v82 = v81 * v64;
let v156 = fma(v56, v78, v82);
*v68 = v155;
*v77 = v156;
let v92 = sqrt(v156);
let v93 = vec4<f32>(v25);
let v94 = v92 / v93;
let v95 = vec4<f32>(v26);
let v96 = v94 + v95;
let v100 = &(*v163)[v141];
let v101 = *v100;
let v102 = vec4<f32>(v21);
let v104 = vec4<f32>(v24);
let v105 = v104 * v155;
let v106 = v105 / v96;
let v157 = -v106;
let v158 = fma(v101, v102, v157);
*v100 = v158;

}
return;

}
