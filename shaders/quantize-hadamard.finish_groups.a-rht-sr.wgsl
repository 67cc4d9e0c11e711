// finish_groups in src/quantize/hadamard.rs, scene a-rht-sr, cubes of 256 x 1 x 1
// comptime: g: 64,

@group(0) @binding(0) var<storage, read_write> v0: array<vec4<u32>>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 2> }
@group(0) @binding(1) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn finish_groups(@builtin(workgroup_id) v1: vec3<u32>, @builtin(num_workgroups) v2: vec3<u32>, @builtin(local_invocation_index) v3: u32) {
let v4 = &v0;
let v5 = u32(0);
let v6 = info_var.scalars_u32[0];
let v7 = v1[2];
let v8 = u32(v7);
let v9 = v2[1];
let v10 = u32(v9);
let v11 = v8 * v10;
let v12 = v2[0];
let v13 = u32(v12);
let v14 = v11 * v13;
let v15 = v1[1];
let v16 = u32(v15);
let v17 = v16 * v13;
let v18 = v14 + v17;
let v19 = v1[0];
let v20 = u32(v19);
let v21 = v18 + v20;
let v22 = u32(256);
let v23 = v21 * v22;
let v24 = v3;
let v25 = u32(v24);
let v26 = v23 + v25;
let v27 = u32(v6);
let v28 = v26 < v27;
if v28 {
let v29 = u32(8);
let v30 = v26 / v29;
let v31 = u32(16);
let v32 = v30 * v31;
let v33 = v26 % v29;
let v34 = v32 + v33;
var<function> v191_store: array<vec4<u32>, 2>= array<vec4<u32>, 2>();
let v35 = &v191_store;
let v36 = &(*v4)[v34];
let v37 = *v36;
let v38 = &(*v35)[v5];
*v38 = v37;
let v39 = v34 + v29;
let v40 = &(*v4)[v39];
let v41 = *v40;
let v42 = u32(1);
let v43 = &(*v35)[v42];
*v43 = v41;
let v44 = u32(0);
let v45 = vec4<u32>(v44);
var<function> v192_store: vec4<u32>;
let v46 = &v192_store;
*v46 = v45;
var<function> v193_store: array<vec4<f32>, 2>= array<vec4<f32>, 2>();
let v47 = &v193_store;
let v48 = *v38;
let v49 = u32(2147483647);
let v50 = vec4<u32>(v49);
let v51 = v48 & v50;
let v52 = *v46;
let v53 = max(v52, v51);
*v46 = v53;
let v54 = *v38;
let v55 = bitcast<vec4<f32>>(v54);
let v56 = &(*v47)[v5];
*v56 = v55;
let v57 = *v43;
let v58 = v57 & v50;
let v59 = *v46;
let v60 = max(v59, v58);
*v46 = v60;
let v61 = *v43;
let v62 = bitcast<vec4<f32>>(v61);
let v63 = &(*v47)[v42];
*v63 = v62;
let v64 = *v56;
let v65 = *v63;
let v66 = v64 + v65;
*v56 = v66;
let v67 = v64 - v65;
*v63 = v67;
let v68 = *v56;
let v69 = f32(0.125);
let v70 = vec4<f32>(v69);
let v71 = v68 * v70;
let v72 = bitcast<vec4<u32>>(v71);
let v73 = u32(2139095040);
let v74 = vec4<u32>(v73);
let v75 = *v46;
let v76 = v75 >= v74;
let v77 = u32(2143289344);
let v78 = vec4<u32>(v77);
let v79 = select(v72, v78, v76);
*v38 = v79;
let v80 = *v63;
let v81 = v80 * v70;
let v82 = bitcast<vec4<u32>>(v81);
let v83 = *v46;
let v84 = v83 >= v74;
let v85 = select(v82, v78, v84);
*v43 = v85;
let v86 = *v38;
*v36 = v86;
let v87 = *v43;
*v40 = v87;

}
return;

}
