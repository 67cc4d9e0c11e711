// add_row_kernel in src/layers/elementwise.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, },

@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn add_row_kernel(@builtin(local_invocation_id) v75: vec3<u32>, @builtin(workgroup_id) v77: vec3<u32>, @builtin(num_workgroups) v79: vec3<u32>, @builtin(local_invocation_index) v86: u32) {
let v89 = &v5;
let v90 = &v1;
let v3 = u32(0);
let v9 = info_var.scalars_u32[0];
let v10 = info_var.scalars_u32[1];
let v78 = v77[2];
let v53 = u32(v78);
let v80 = v79[1];
let v55 = u32(v80);
let v56 = v53 * v55;
let v81 = v79[0];
let v58 = u32(v81);
let v59 = v56 * v58;
let v82 = v77[1];
let v61 = u32(v82);
let v64 = v61 * v58;
let v65 = v59 + v64;
let v84 = v77[0];
let v67 = u32(v84);
let v68 = v65 + v67;
let v88 = u32(256);
let v71 = v68 * v88;
let v87 = v86;
let v73 = u32(v87);
let v74 = v71 + v73;
let v12 = u32(16);
let v13 = v74 / v12;
let v14 = u32(512);
let v15 = v13 * v14;
let v76 = v75[0];
let v17 = u32(v76);
let v19 = v17 % v12;
let v20 = v15 + v19;
let v22 = u32(32);
let v23 = u32(1);
for(var v24: u32 = v3; v24 < v22; v24 += v23) {
let v27 = v24 * v12;
let v28 = v20 + v27;
let v29 = u32(v9);
let v30 = v28 < v29;
if v30 {
let v34 = &(*v89)[v28];
let v35 = *v34;
let v36 = u32(v10);
let v37 = v28 % v36;
let v41 = &(*v90)[v37];
let v42 = *v41;
let v43 = v35 + v42;
*v34 = v43;

}

}
return;

}
