// unary_kernel in src/layers/elementwise.rs, scene nvfp4, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, }, op: AddAssign,

@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn unary_kernel(@builtin(local_invocation_id) v72: vec3<u32>, @builtin(workgroup_id) v74: vec3<u32>, @builtin(num_workgroups) v76: vec3<u32>, @builtin(local_invocation_index) v83: u32) {
let v86 = &v5;
let v87 = &v1;
let v3 = u32(0);
let v9 = info_var.scalars_u32[0];
let v75 = v74[2];
let v50 = u32(v75);
let v77 = v76[1];
let v52 = u32(v77);
let v53 = v50 * v52;
let v78 = v76[0];
let v55 = u32(v78);
let v56 = v53 * v55;
let v79 = v74[1];
let v58 = u32(v79);
let v61 = v58 * v55;
let v62 = v56 + v61;
let v81 = v74[0];
let v64 = u32(v81);
let v65 = v62 + v64;
let v85 = u32(256);
let v68 = v65 * v85;
let v84 = v83;
let v70 = u32(v84);
let v71 = v68 + v70;
let v11 = u32(16);
let v12 = v71 / v11;
let v13 = u32(512);
let v14 = v12 * v13;
let v73 = v72[0];
let v16 = u32(v73);
let v18 = v16 % v11;
let v19 = v14 + v18;
let v21 = u32(32);
let v22 = u32(1);
for(var v23: u32 = v3; v23 < v21; v23 += v22) {
let v26 = v23 * v11;
let v27 = v19 + v26;
let v28 = u32(v9);
let v29 = v27 < v28;
if v29 {
let v33 = &(*v86)[v27];
let v34 = *v33;
let v38 = &(*v87)[v27];
let v39 = *v38;
let v40 = v34 + v39;
*v33 = v40;

}

}
return;

}
