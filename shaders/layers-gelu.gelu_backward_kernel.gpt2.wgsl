// gelu_backward_kernel in src/layers/gelu.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, strict: false, },

@group(0) @binding(2) var<storage, read_write> v0: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v1: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v2: array<vec4<f32>>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn gelu_backward_kernel(@builtin(local_invocation_id) v3: vec3<u32>, @builtin(workgroup_id) v4: vec3<u32>, @builtin(num_workgroups) v5: vec3<u32>, @builtin(local_invocation_index) v6: u32) {
let v7 = &v0;
let v8 = &v1;
let v9 = &v2;
let v10 = info_var.scalars_u32[0];
let v11 = info_var.scalars_u32[1];
let v12 = v4[2];
let v13 = u32(v12);
let v14 = v5[1];
let v15 = u32(v14);
let v16 = v13 * v15;
let v17 = v5[0];
let v18 = u32(v17);
let v19 = v16 * v18;
let v20 = v4[1];
let v21 = u32(v20);
let v22 = v21 * v18;
let v23 = v19 + v22;
let v24 = v4[0];
let v25 = u32(v24);
let v26 = v23 + v25;
let v27 = u32(256);
let v28 = v26 * v27;
let v29 = v6;
let v30 = u32(v29);
let v31 = v28 + v30;
let v32 = u32(16);
let v33 = v31 / v32;
let v34 = u32(v11);
let v35 = f32(1.0);
let v36 = vec4<f32>(v35);
let v37 = f32(0.13414499163627625);
let v38 = vec4<f32>(v37);
let v39 = u32(v10);
let v40 = v33 < v39;
if v40 {
let v41 = v3[0];
let v42 = u32(v41);
let v43 = v42 % v32;
for(var v44: u32 = v43; v44 < v34; v44 += v32) {
let v45 = v33 * v34;
let v46 = v45 + v44;
let v47 = &(*v9)[v46];
let v48 = *v47;
let v49 = f32(0.044714998453855515);
let v50 = vec4<f32>(v49);
let v51 = f32(1.5957690477371216);
let v52 = vec4<f32>(v51);
let v53 = v52 * v48;
let v54 = v48 * v48;
let v55 = fma(v50, v54, v36);
let v56 = v53 * v55;
let v57 = -v56;
let v58 = f32(-87.33654022216797);
let v59 = vec4<f32>(v58);
let v60 = f32(88.72283172607422);
let v61 = vec4<f32>(v60);
let v62 = v57 > v61;
let v63 = select(v57, v61, v62);
let v64 = f32(0.0);
let v65 = vec4<f32>(v64);
let v66 = v57 < v59;
let v67 = f32(1.4426950216293335);
let v68 = vec4<f32>(v67);
let v69 = v63 * v68;
let v70 = round(v69);
let v71 = -v70;
let v72 = f32(0.693359375);
let v73 = vec4<f32>(v72);
let v74 = fma(v71, v73, v63);
let v75 = select(v74, v65, v66);
let v76 = f32(-0.00021219444170128554);
let v77 = vec4<f32>(v76);
let v78 = fma(v71, v77, v75);
let v79 = f32(0.0013926250394433737);
let v80 = vec4<f32>(v79);
var<function> v139_store: vec4<f32>;
let v81 = &v139_store;
*v81 = v80;
let v82 = f32(0.00836323294788599);
let v83 = vec4<f32>(v82);
let v84 = *v81;
let v85 = fma(v84, v78, v83);
*v81 = v85;
let v86 = f32(0.04166655242443085);
let v87 = vec4<f32>(v86);
let v88 = *v81;
let v89 = fma(v88, v78, v87);
*v81 = v89;
let v90 = f32(0.16666576266288757);
let v91 = vec4<f32>(v90);
let v92 = *v81;
let v93 = fma(v92, v78, v91);
*v81 = v93;
let v94 = f32(0.5);
let v95 = vec4<f32>(v94);
let v96 = *v81;
let v97 = fma(v96, v78, v95);
*v81 = v97;
let v98 = v78 * v78;
let v99 = *v81;
let v100 = fma(v98, v99, v78);
let v101 = v100 + v36;
*v81 = v101;
let v102 = *v81;
let v103 = bitcast<vec4<i32>>(v102);
let v104 = vec4<i32>(v70);
let v105 = i32(23);
let v106 = vec4<i32>(v105);
let v107 = v104 << vec4<u32>(v106);
let v108 = v103 + v107;
let v109 = bitcast<vec4<f32>>(v108);
let v110 = select(v109, v65, v66);
let v111 = v36 + v110;
let v112 = v36 / v111;
let v113 = fma(v38, v54, v36);
let v114 = v52 * v113;
let v115 = v48 * v112;
let v116 = v36 - v112;
let v117 = v115 * v116;
let v118 = &(*v8)[v46];
let v119 = *v118;
let v120 = fma(v117, v114, v112);
let v121 = v119 * v120;
let v122 = &(*v7)[v46];
*v122 = v121;

}

}
return;

}
