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
var<function> v127_store: array<vec4<f32>, 2>= array<vec4<f32>, 2>();
let v35 = &v127_store;
let v36 = u32(0);
let v37 = vec4<u32>(v36);
var<function> v128_store: vec4<u32>;
let v38 = &v128_store;
*v38 = v37;
let v39 = &(*v4)[v34];
let v40 = *v39;
let v41 = u32(2147483647);
let v42 = vec4<u32>(v41);
let v43 = v40 & v42;
let v44 = *v38;
let v45 = max(v44, v43);
*v38 = v45;
let v46 = bitcast<vec4<f32>>(v40);
let v47 = &(*v35)[v5];
*v47 = v46;
let v48 = v34 + v29;
let v49 = &(*v4)[v48];
let v50 = *v49;
let v51 = v50 & v42;
let v52 = *v38;
let v53 = max(v52, v51);
*v38 = v53;
let v54 = bitcast<vec4<f32>>(v50);
let v55 = u32(1);
let v56 = &(*v35)[v55];
*v56 = v54;
let v57 = *v47;
let v58 = *v56;
let v59 = v57 + v58;
*v47 = v59;
let v60 = v57 - v58;
*v56 = v60;
let v61 = u32(2139095040);
let v62 = vec4<u32>(v61);
let v63 = *v38;
let v64 = v63 >= v62;
let v65 = *v47;
let v66 = f32(0.125);
let v67 = vec4<f32>(v66);
let v68 = v65 * v67;
let v69 = bitcast<vec4<u32>>(v68);
let v70 = u32(2143289344);
let v71 = vec4<u32>(v70);
let v72 = select(v69, v71, v64);
*v39 = v72;
let v73 = *v56;
let v74 = v73 * v67;
let v75 = bitcast<vec4<u32>>(v74);
let v76 = select(v75, v71, v64);
*v49 = v76;

}
return;

}
