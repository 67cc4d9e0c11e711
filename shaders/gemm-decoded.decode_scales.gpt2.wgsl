// decode_scales in src/gemm/decoded.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: panel: 2, rule: Mx ( Rceil, ),

@group(0) @binding(2) var<storage, read_write> v0: array<u32>;
@group(0) @binding(1) var<storage, read_write> v1: array<u32>;
@group(0) @binding(0) var<storage, read_write> v2: array<u32>;
struct info_st { scalars_u32: array<u32, 4>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn decode_scales(@builtin(workgroup_id) v3: vec3<u32>, @builtin(num_workgroups) v4: vec3<u32>, @builtin(local_invocation_index) v5: u32) {
let v6 = &v0;
let v7 = &v1;
let v8 = &v2;
let v9 = u32(0);
let v10 = info_var.scalars_u32[0];
let v11 = info_var.scalars_u32[1];
let v12 = info_var.scalars_u32[2];
let v13 = u32(v10);
let v14 = u32(v11);
let v15 = v3[2];
let v16 = u32(v15);
let v17 = v4[1];
let v18 = u32(v17);
let v19 = v16 * v18;
let v20 = v4[0];
let v21 = u32(v20);
let v22 = v19 * v21;
let v23 = v3[1];
let v24 = u32(v23);
let v25 = v24 * v21;
let v26 = v22 + v25;
let v27 = v3[0];
let v28 = u32(v27);
let v29 = v26 + v28;
let v30 = u32(256);
let v31 = v29 * v30;
let v32 = v5;
let v33 = u32(v32);
let v34 = v31 + v33;
let v35 = u32(2);
let v36 = v13 + v35;
let v37 = u32(1);
let v38 = v36 - v37;
let v39 = v38 / v35;
let v40 = v39 * v14;
let v41 = v34 < v40;
if v41 {
let v42 = v34 / v14;
let v43 = v34 % v14;
let v44 = u32(255);
var<function> v88_store: u32;
let v45 = &v88_store;
*v45 = v44;
let v46 = u32(0);
var<function> v89_store: u32;
let v47 = &v89_store;
*v47 = v46;
for(var v48: u32 = v9; v48 < v35; v48 += v37) {
let v49 = v42 * v35;
let v50 = v49 + v48;
let v51 = v13 - v37;
let v52 = min(v50, v51);
let v53 = u32(v12);
let v54 = v52 * v53;
let v55 = u32(4);
let v56 = v43 / v55;
let v57 = v54 + v56;
let v58 = &(*v8)[v57];
let v59 = *v58;
let v60 = v43 % v55;
let v61 = u32(8);
let v62 = v60 * v61;
let v63 = u32(v62);
let v64 = v59 >> u32(v63);
let v65 = v64 & v44;
let v66 = *v45;
let v67 = min(v66, v65);
*v45 = v67;
let v68 = *v47;
let v69 = max(v68, v65);
*v47 = v69;
let v70 = v34 * v35;
let v71 = v70 + v48;
let v72 = &(*v7)[v71];
*v72 = v65;

}
let v73 = *v47;
let v74 = u32(16);
let v75 = v73 << u32(v74);
let v76 = *v45;
let v77 = v76 | v75;
let v78 = &(*v6)[v34];
*v78 = v77;

}
return;

}
