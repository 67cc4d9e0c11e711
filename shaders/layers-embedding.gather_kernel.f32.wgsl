// gather_kernel in src/layers/embedding.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, },

@group(0) @binding(2) var<storage, read_write> v9: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<u32>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn gather_kernel(@builtin(local_invocation_id) v75: vec3<u32>, @builtin(workgroup_id) v77: vec3<u32>, @builtin(num_workgroups) v79: vec3<u32>, @builtin(local_invocation_index) v86: u32) {
let v89 = &v9;
let v90 = &v5;
let v91 = &v1;
let v13 = info_var.scalars_u32[0];
let v14 = info_var.scalars_u32[1];
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
let v16 = u32(16);
let v17 = v74 / v16;
let v18 = u32(v14);
let v19 = u32(v13);
let v20 = v17 < v19;
if v20 {
let v24 = &(*v91)[v17];
let v25 = *v24;
let v26 = u32(v25);
let v27 = v26 * v18;
let v76 = v75[0];
let v29 = u32(v76);
let v31 = v29 % v16;
for(var v33: u32 = v31; v33 < v18; v33 += v16) {
let v35 = v27 + v33;
let v39 = &(*v90)[v35];
let v40 = *v39;
let v41 = v17 * v18;
let v42 = v41 + v33;
let v46 = &(*v89)[v42];
*v46 = v40;

}

}
return;

}
