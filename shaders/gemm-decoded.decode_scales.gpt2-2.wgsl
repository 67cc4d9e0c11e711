// decode_scales in src/gemm/decoded.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: panel: 64, rule: Mx ( Rceil, ),

@group(0) @binding(2) var<storage, read_write> v9: array<u32>;
@group(0) @binding(1) var<storage, read_write> v5: array<u32>;
@group(0) @binding(0) var<storage, read_write> v1: array<u32>;
struct info_st { scalars_u32: array<u32, 4>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn decode_scales(@builtin(workgroup_id) v114: vec3<u32>, @builtin(num_workgroups) v116: vec3<u32>, @builtin(local_invocation_index) v123: u32) {
let v126 = &v9;
let v127 = &v5;
let v128 = &v1;
let v3 = u32(0);
let v13 = info_var.scalars_u32[0];
let v14 = info_var.scalars_u32[1];
let v15 = info_var.scalars_u32[2];
let v16 = u32(v13);
let v17 = u32(v14);
let v115 = v114[2];
let v92 = u32(v115);
let v117 = v116[1];
let v94 = u32(v117);
let v95 = v92 * v94;
let v118 = v116[0];
let v97 = u32(v118);
let v98 = v95 * v97;
let v119 = v114[1];
let v100 = u32(v119);
let v103 = v100 * v97;
let v104 = v98 + v103;
let v121 = v114[0];
let v106 = u32(v121);
let v107 = v104 + v106;
let v125 = u32(256);
let v110 = v107 * v125;
let v124 = v123;
let v112 = u32(v124);
let v113 = v110 + v112;
let v19 = u32(64);
let v20 = v16 + v19;
let v21 = u32(1);
let v22 = v20 - v21;
let v24 = v22 / v19;
let v25 = v24 * v17;
let v26 = v113 < v25;
if v26 {
let v27 = v113 / v17;
let v28 = v113 % v17;
let v29 = u32(255);
var<function> v88_store: u32;
let v88 = &v88_store;
*v88 = v29;
let v32 = u32(0);
var<function> v89_store: u32;
let v89 = &v89_store;
*v89 = v32;
for(var v38: u32 = v3; v38 < v19; v38 += v21) {
let v41 = v27 * v19;
let v42 = v41 + v38;
let v44 = v16 - v21;
let v45 = min(v42, v44);
let v46 = u32(v15);
let v47 = v45 * v46;
let v48 = u32(4);
let v49 = v28 / v48;
let v50 = v47 + v49;
let v54 = &(*v128)[v50];
let v55 = *v54;
let v57 = v28 % v48;
let v58 = u32(8);
let v59 = v57 * v58;
let v60 = u32(v59);
let v61 = v55 >> u32(v60);
let v63 = v61 & v29;
let v64 = *v88;
let v65 = min(v64, v63);
*v88 = v65;
let v66 = *v89;
let v67 = max(v66, v63);
*v89 = v67;
let v69 = v113 * v19;
let v70 = v69 + v38;
let v74 = &(*v127)[v70];
*v74 = v63;

}
let v75 = *v89;
let v76 = u32(16);
let v77 = v75 << u32(v76);
let v78 = *v88;
let v79 = v78 | v77;
let v83 = &(*v126)[v113];
*v83 = v79;

}
return;

}
