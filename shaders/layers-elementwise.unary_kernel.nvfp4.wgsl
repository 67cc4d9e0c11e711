// unary_kernel in src/layers/elementwise.rs, scene nvfp4, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, }, op: Bf16,

@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn unary_kernel(@builtin(local_invocation_id) v90: vec3<u32>, @builtin(workgroup_id) v92: vec3<u32>, @builtin(num_workgroups) v94: vec3<u32>, @builtin(local_invocation_index) v101: u32) {
let v104 = &v5;
let v105 = &v1;
let v3 = u32(0);
let v9 = info_var.scalars_u32[0];
let v93 = v92[2];
let v68 = u32(v93);
let v95 = v94[1];
let v70 = u32(v95);
let v71 = v68 * v70;
let v96 = v94[0];
let v73 = u32(v96);
let v74 = v71 * v73;
let v97 = v92[1];
let v76 = u32(v97);
let v79 = v76 * v73;
let v80 = v74 + v79;
let v99 = v92[0];
let v82 = u32(v99);
let v83 = v80 + v82;
let v103 = u32(256);
let v86 = v83 * v103;
let v102 = v101;
let v88 = u32(v102);
let v89 = v86 + v88;
let v11 = u32(16);
let v12 = v89 / v11;
let v13 = u32(512);
let v14 = v12 * v13;
let v91 = v90[0];
let v16 = u32(v91);
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
let v33 = &(*v105)[v27];
let v34 = *v33;
let v35 = bitcast<vec4<u32>>(v34);
let v36 = u32(16);
let v37 = vec4<u32>(v36);
let v38 = v35 >> vec4<u32>(v37);
let v39 = u32(1);
let v40 = vec4<u32>(v39);
let v41 = v38 & v40;
let v42 = u32(32767);
let v43 = vec4<u32>(v42);
let v44 = v35 + v43;
let v45 = v44 + v41;
let v46 = u32(4294901760);
let v47 = vec4<u32>(v46);
let v48 = v45 & v47;
let v49 = u32(2147483647);
let v50 = vec4<u32>(v49);
let v51 = v35 & v50;
let v52 = u32(2139095040);
let v53 = vec4<u32>(v52);
let v54 = v51 > v53;
let v55 = u32(2143289344);
let v56 = vec4<u32>(v55);
let v57 = select(v48, v56, v54);
let v58 = bitcast<vec4<f32>>(v57);
let v62 = &(*v104)[v27];
*v62 = v58;

}

}
return;

}
