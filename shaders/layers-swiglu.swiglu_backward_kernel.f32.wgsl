// swiglu_backward_kernel in src/layers/swiglu.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, strict: false, },

@group(0) @binding(2) var<storage, read_write> v0: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v1: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v2: array<vec4<f32>>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn swiglu_backward_kernel(@builtin(local_invocation_id) v3: vec3<u32>, @builtin(workgroup_id) v4: vec3<u32>, @builtin(num_workgroups) v5: vec3<u32>, @builtin(local_invocation_index) v6: u32) {
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
let v37 = u32(v10);
let v38 = v33 < v37;
if v38 {
let v39 = v3[0];
let v40 = u32(v39);
let v41 = v40 % v32;
for(var v42: u32 = v41; v42 < v34; v42 += v32) {
let v43 = u32(2);
let v44 = v33 * v43;
let v45 = v44 * v34;
let v46 = v45 + v42;
let v47 = &(*v9)[v46];
let v48 = *v47;
let v49 = v46 + v34;
let v50 = &(*v9)[v49];
let v51 = *v50;
let v52 = v33 * v34;
let v53 = v52 + v42;
let v54 = &(*v8)[v53];
let v55 = *v54;
let v56 = -v48;
let v57 = f32(-87.33654022216797);
let v58 = vec4<f32>(v57);
let v59 = f32(88.72283172607422);
let v60 = vec4<f32>(v59);
let v61 = v56 > v60;
let v62 = select(v56, v60, v61);
let v63 = f32(0.0);
let v64 = vec4<f32>(v63);
let v65 = v56 < v58;
let v66 = f32(1.4426950216293335);
let v67 = vec4<f32>(v66);
let v68 = v62 * v67;
let v69 = round(v68);
let v70 = -v69;
let v71 = f32(0.693359375);
let v72 = vec4<f32>(v71);
let v73 = fma(v70, v72, v62);
let v74 = select(v73, v64, v65);
let v75 = f32(-0.00021219444170128554);
let v76 = vec4<f32>(v75);
let v77 = fma(v70, v76, v74);
let v78 = f32(0.0013926250394433737);
let v79 = vec4<f32>(v78);
var<function> v134_store: vec4<f32>;
let v80 = &v134_store;
*v80 = v79;
let v81 = f32(0.00836323294788599);
let v82 = vec4<f32>(v81);
let v83 = *v80;
let v84 = fma(v83, v77, v82);
*v80 = v84;
let v85 = f32(0.04166655242443085);
let v86 = vec4<f32>(v85);
let v87 = *v80;
let v88 = fma(v87, v77, v86);
*v80 = v88;
let v89 = f32(0.16666576266288757);
let v90 = vec4<f32>(v89);
let v91 = *v80;
let v92 = fma(v91, v77, v90);
*v80 = v92;
let v93 = f32(0.5);
let v94 = vec4<f32>(v93);
let v95 = *v80;
let v96 = fma(v95, v77, v94);
*v80 = v96;
let v97 = v77 * v77;
let v98 = *v80;
let v99 = fma(v97, v98, v77);
let v100 = v99 + v36;
*v80 = v100;
let v101 = *v80;
let v102 = bitcast<vec4<i32>>(v101);
let v103 = vec4<i32>(v69);
let v104 = i32(23);
let v105 = vec4<i32>(v104);
let v106 = v103 << vec4<u32>(v105);
let v107 = v102 + v106;
let v108 = bitcast<vec4<f32>>(v107);
let v109 = select(v108, v64, v65);
let v110 = v36 + v109;
let v111 = v36 / v110;
let v112 = v55 * v51;
let v113 = v112 * v111;
let v114 = v36 - v111;
let v115 = fma(v48, v114, v36);
let v116 = v113 * v115;
let v117 = &(*v7)[v46];
*v117 = v116;
let v118 = v48 * v111;
let v119 = v55 * v118;
let v120 = &(*v7)[v49];
*v120 = v119;

}

}
return;

}
