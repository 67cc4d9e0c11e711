// reduce in src/quantize/stats.rs, scene a-rht-sr, cubes of 256 x 1 x 1
// comptime: nothing

@group(0) @binding(1) var<storage, read_write> v0: array<u32>;
@group(0) @binding(0) var<storage, read_write> v1: array<u32>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn reduce(@builtin(workgroup_id) v2: vec3<u32>, @builtin(num_workgroups) v3: vec3<u32>, @builtin(local_invocation_index) v4: u32) {
let v5 = &v0;
let v6 = &v1;
let v7 = u32(0);
let v8 = info_var.scalars_u32[0];
let v9 = v2[2];
let v10 = u32(v9);
let v11 = v3[1];
let v12 = u32(v11);
let v13 = v10 * v12;
let v14 = v3[0];
let v15 = u32(v14);
let v16 = v13 * v15;
let v17 = v2[1];
let v18 = u32(v17);
let v19 = v18 * v15;
let v20 = v16 + v19;
let v21 = v2[0];
let v22 = u32(v21);
let v23 = v20 + v22;
let v24 = u32(256);
let v25 = v23 * v24;
let v26 = v4;
let v27 = u32(v26);
let v28 = v25 + v27;
let v29 = v28 < v24;
if v29 {
var<function> v303_store: array<u32, 5>= array<u32, 5>();
let v30 = &v303_store;
let v31 = u32(5);
var<function> v304_store: array<f32, 2>= array<f32, 2>();
let v32 = &v304_store;
let v33 = u32(2);
let v34 = &(*v30)[v7];
let v35 = u32(0);
*v34 = v35;
let v36 = u32(1);
let v37 = &(*v30)[v36];
*v37 = v35;
let v38 = &(*v30)[v33];
*v38 = v35;
let v39 = u32(3);
let v40 = &(*v30)[v39];
*v40 = v35;
let v41 = u32(4);
let v42 = &(*v30)[v41];
*v42 = v35;
let v43 = &(*v32)[v7];
let v44 = f32(0.0);
*v43 = v44;
let v45 = &(*v32)[v36];
*v45 = v44;
let v46 = u32(v8);
let v47 = u32(255);
let v48 = v46 + v47;
let v49 = v48 / v24;
for(var v50: u32 = v7; v50 < v49; v50 += v36) {
let v51 = v50 * v24;
let v52 = v51 + v28;
let v53 = v52 < v46;
if v53 {
let v54 = u32(8);
let v55 = v52 * v54;
let v56 = &(*v6)[v55];
let v57 = *v56;
let v58 = *v34;
let v59 = v58 + v57;
*v34 = v59;
let v60 = v55 + v36;
let v61 = &(*v6)[v60];
let v62 = *v61;
let v63 = *v37;
let v64 = v63 + v62;
*v37 = v64;
let v65 = v55 + v33;
let v66 = &(*v6)[v65];
let v67 = *v66;
let v68 = *v38;
let v69 = v68 + v67;
*v38 = v69;
let v70 = v55 + v39;
let v71 = &(*v6)[v70];
let v72 = *v71;
let v73 = *v40;
let v74 = v73 + v72;
*v40 = v74;
let v75 = v55 + v41;
let v76 = &(*v6)[v75];
let v77 = *v76;
let v78 = *v42;
let v79 = v78 + v77;
*v42 = v79;
let v80 = v55 + v31;
let v81 = &(*v6)[v80];
let v82 = *v81;
let v83 = bitcast<f32>(v82);
let v84 = *v43;
let v85 = v84 + v83;
*v43 = v85;
let v86 = u32(6);
let v87 = v55 + v86;
let v88 = &(*v6)[v87];
let v89 = *v88;
let v90 = bitcast<f32>(v89);
let v91 = *v45;
let v92 = v91 + v90;
*v45 = v92;

}

}
let v93 = *v34;
let v94 = u32(8);
let v95 = v28 * v94;
let v96 = &(*v5)[v95];
*v96 = v93;
let v97 = *v37;
let v98 = v95 + v36;
let v99 = &(*v5)[v98];
*v99 = v97;
let v100 = *v38;
let v101 = v95 + v33;
let v102 = &(*v5)[v101];
*v102 = v100;
let v103 = *v40;
let v104 = v95 + v39;
let v105 = &(*v5)[v104];
*v105 = v103;
let v106 = *v42;
let v107 = v95 + v41;
let v108 = &(*v5)[v107];
*v108 = v106;
let v109 = *v43;
let v110 = bitcast<u32>(v109);
let v111 = v95 + v31;
let v112 = &(*v5)[v111];
*v112 = v110;
let v113 = *v45;
let v114 = bitcast<u32>(v113);
let v115 = u32(6);
let v116 = v95 + v115;
let v117 = &(*v5)[v116];
*v117 = v114;
let v118 = u32(7);
let v119 = v95 + v118;
let v120 = &(*v5)[v119];
*v120 = v35;

}
return;

}
