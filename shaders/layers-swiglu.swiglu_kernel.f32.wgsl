// swiglu_kernel in src/layers/swiglu.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, strict: false, },

@group(0) @binding(1) var<storage, read_write> v0: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn swiglu_kernel(@builtin(local_invocation_id) v2: vec3<u32>, @builtin(workgroup_id) v3: vec3<u32>, @builtin(num_workgroups) v4: vec3<u32>, @builtin(local_invocation_index) v5: u32) {
let v6 = &v0;
let v7 = &v1;
let v8 = info_var.scalars_u32[0];
let v9 = info_var.scalars_u32[1];
let v10 = v3[2];
let v11 = u32(v10);
let v12 = v4[1];
let v13 = u32(v12);
let v14 = v11 * v13;
let v15 = v4[0];
let v16 = u32(v15);
let v17 = v14 * v16;
let v18 = v3[1];
let v19 = u32(v18);
let v20 = v19 * v16;
let v21 = v17 + v20;
let v22 = v3[0];
let v23 = u32(v22);
let v24 = v21 + v23;
let v25 = u32(256);
let v26 = v24 * v25;
let v27 = v5;
let v28 = u32(v27);
let v29 = v26 + v28;
let v30 = u32(16);
let v31 = v29 / v30;
let v32 = u32(v9);
let v33 = u32(v8);
let v34 = v31 < v33;
if v34 {
let v35 = v2[0];
let v36 = u32(v35);
let v37 = v36 % v30;
for(var v38: u32 = v37; v38 < v32; v38 += v30) {
let v39 = u32(2);
let v40 = v31 * v39;
let v41 = v40 * v32;
let v42 = v41 + v38;
let v43 = &(*v7)[v42];
let v44 = *v43;
let v45 = v41 + v32;
let v46 = v45 + v38;
let v47 = &(*v7)[v46];
let v48 = *v47;
let v49 = f32(1.0);
let v50 = vec4<f32>(v49);
let v51 = -v44;
let v52 = f32(-87.33654022216797);
let v53 = vec4<f32>(v52);
let v54 = f32(88.72283172607422);
let v55 = vec4<f32>(v54);
let v56 = v51 > v55;
let v57 = select(v51, v55, v56);
let v58 = f32(0.0);
let v59 = vec4<f32>(v58);
let v60 = v51 < v53;
let v61 = f32(1.4426950216293335);
let v62 = vec4<f32>(v61);
let v63 = v57 * v62;
let v64 = round(v63);
let v65 = -v64;
let v66 = f32(0.693359375);
let v67 = vec4<f32>(v66);
let v68 = fma(v65, v67, v57);
let v69 = select(v68, v59, v60);
let v70 = f32(-0.00021219444170128554);
let v71 = vec4<f32>(v70);
let v72 = fma(v65, v71, v69);
let v73 = f32(0.0013926250394433737);
let v74 = vec4<f32>(v73);
var<function> v116_store: vec4<f32>;
let v75 = &v116_store;
*v75 = v74;
let v76 = f32(0.00836323294788599);
let v77 = vec4<f32>(v76);
let v78 = *v75;
let v79 = fma(v78, v72, v77);
*v75 = v79;
let v80 = f32(0.04166655242443085);
let v81 = vec4<f32>(v80);
let v82 = *v75;
let v83 = fma(v82, v72, v81);
*v75 = v83;
let v84 = f32(0.16666576266288757);
let v85 = vec4<f32>(v84);
let v86 = *v75;
let v87 = fma(v86, v72, v85);
*v75 = v87;
let v88 = f32(0.5);
let v89 = vec4<f32>(v88);
let v90 = *v75;
let v91 = fma(v90, v72, v89);
*v75 = v91;
let v92 = v72 * v72;
let v93 = *v75;
let v94 = fma(v92, v93, v72);
let v95 = v94 + v50;
*v75 = v95;
let v96 = *v75;
let v97 = bitcast<vec4<i32>>(v96);
let v98 = vec4<i32>(v64);
let v99 = i32(23);
let v100 = vec4<i32>(v99);
let v101 = v98 << vec4<u32>(v100);
let v102 = v97 + v101;
let v103 = bitcast<vec4<f32>>(v102);
let v104 = select(v103, v59, v60);
let v105 = v50 + v104;
let v106 = v50 / v105;
let v107 = v44 * v106;
let v108 = v107 * v48;
let v109 = v31 * v32;
let v110 = v109 + v38;
let v111 = &(*v6)[v110];
*v111 = v108;

}

}
return;

}
