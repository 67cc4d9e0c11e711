// gemm_panels in src/gemm/dense.rs, scene f32, cubes of 128 x 1 x 1
// comptime: t: DenseTile { tm: 2, tn: 1, vector: 4, lanes: 16, workers: 8, }, accumulate: false, strict: false,

@group(0) @binding(2) var<storage, read_write> v0: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v1: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v2: array<f32>;
struct info_st { scalars_u32: array<u32, 8>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(128, 1, 1)
fn gemm_panels(@builtin(local_invocation_id) v3: vec3<u32>, @builtin(workgroup_id) v4: vec3<u32>) {
let v5 = &v0;
let v6 = &v1;
let v7 = &v2;
let v8 = u32(0);
let v9 = info_var.scalars_u32[0];
let v10 = info_var.scalars_u32[1];
let v11 = info_var.scalars_u32[2];
let v12 = info_var.scalars_u32[3];
let v13 = info_var.scalars_u32[4];
let v14 = info_var.scalars_u32[5];
let v15 = info_var.scalars_u32[6];
let v16 = u32(v14);
let v17 = u32(v12);
let v18 = v3[0];
let v19 = u32(v18);
let v20 = u32(16);
let v21 = v19 % v20;
let v22 = v19 / v20;
let v23 = v4[0];
let v24 = u32(v23);
let v25 = u32(8);
let v26 = v24 * v25;
let v27 = v26 + v22;
let v28 = u32(2);
let v29 = v27 * v28;
let v30 = v4[1];
let v31 = u32(v30);
let v32 = v29 < v17;
if v32 {
var<function> v282_store: array<vec4<f32>, 2>= array<vec4<f32>, 2>();
let v33 = &v282_store;
let v34 = f32(0.0);
let v35 = vec4<f32>(v34);
let v36 = &(*v33)[v8];
*v36 = v35;
let v37 = u32(1);
let v38 = &(*v33)[v37];
*v38 = v35;
var<function> v283_store: array<u32, 2>= array<u32, 2>();
let v39 = &v283_store;
let v40 = u32(v9);
let v41 = v17 - v37;
let v42 = min(v29, v41);
let v43 = u32(v10);
let v44 = v42 * v43;
let v45 = v40 + v44;
let v46 = &(*v39)[v8];
*v46 = v45;
let v47 = v29 + v37;
let v48 = min(v47, v41);
let v49 = v48 * v43;
let v50 = v40 + v49;
let v51 = &(*v39)[v37];
*v51 = v50;
let v52 = u32(v11);
let v53 = v31 * v16;
let v54 = v53 * v20;
let v55 = v54 + v21;
for(var v56: u32 = v8; v56 < v16; v56 += v37) {
var<function> v285_store: array<vec4<f32>, 1>= array<vec4<f32>, 1>();
let v57 = &v285_store;
let v58 = v56 * v20;
let v59 = v55 + v58;
let v60 = &(*v6)[v59];
let v61 = *v60;
let v62 = &(*v57)[v8];
*v62 = v61;
let v63 = *v46;
let v64 = v56 * v52;
let v65 = v63 + v64;
let v66 = &(*v7)[v65];
let v67 = *v66;
let v68 = vec4<f32>(v67);
let v69 = *v62;
let v70 = *v36;
let v71 = fma(v68, v69, v70);
*v36 = v71;
let v72 = *v51;
let v73 = v72 + v64;
let v74 = &(*v7)[v73];
let v75 = *v74;
let v76 = vec4<f32>(v75);
let v77 = *v62;
let v78 = *v38;
let v79 = fma(v76, v77, v78);
*v38 = v79;

}
let v80 = u32(64);
let v81 = v31 * v80;
if v32 {
let v82 = u32(4);
let v83 = v21 * v82;
let v84 = v81 + v83;
let v85 = *v36;
let v86 = u32(v15);
let v87 = v29 * v86;
let v88 = u32(v13);
let v89 = v84 < v88;
if v89 {
var<function> v286_store: vec4<f32>;
let v90 = &v286_store;
*v90 = v35;
var<function> v287_store: vec4<f32>;
let v91 = &v287_store;
let v92 = *v90;
*v91 = v92;
let v93 = v85[0];
let v94 = *v91;
let v95 = vec4<f32>(v93, v94[1], v94[2], v94[3]);
*v91 = v95;
let v96 = v85[1];
let v97 = *v91;
let v98 = vec4<f32>(v97[0], v96, v97[2], v97[3]);
*v91 = v98;
let v99 = v85[2];
let v100 = *v91;
let v101 = vec4<f32>(v100[0], v100[1], v99, v100[3]);
*v91 = v101;
let v102 = v85[3];
let v103 = *v91;
let v104 = vec4<f32>(v103[0], v103[1], v103[2], v102);
*v91 = v104;
let v105 = v84 / v82;
let v106 = v87 + v105;
let v107 = &(*v5)[v106];
let v108 = *v91;
*v107 = v108;

}

}
let v109 = v47 < v17;
if v109 {
let v110 = u32(4);
let v111 = v21 * v110;
let v112 = v81 + v111;
let v113 = *v38;
let v114 = u32(v15);
let v115 = v47 * v114;
let v116 = u32(v13);
let v117 = v112 < v116;
if v117 {
var<function> v288_store: vec4<f32>;
let v118 = &v288_store;
*v118 = v35;
var<function> v289_store: vec4<f32>;
let v119 = &v289_store;
let v120 = *v118;
*v119 = v120;
let v121 = v113[0];
let v122 = *v119;
let v123 = vec4<f32>(v121, v122[1], v122[2], v122[3]);
*v119 = v123;
let v124 = v113[1];
let v125 = *v119;
let v126 = vec4<f32>(v125[0], v124, v125[2], v125[3]);
*v119 = v126;
let v127 = v113[2];
let v128 = *v119;
let v129 = vec4<f32>(v128[0], v128[1], v127, v128[3]);
*v119 = v129;
let v130 = v113[3];
let v131 = *v119;
let v132 = vec4<f32>(v131[0], v131[1], v131[2], v130);
*v119 = v132;
let v133 = v112 / v110;
let v134 = v115 + v133;
let v135 = &(*v5)[v134];
let v136 = *v119;
*v135 = v136;

}

}

}
return;

}
