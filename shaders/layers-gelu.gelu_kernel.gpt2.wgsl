// gelu_kernel in src/layers/gelu.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, strict: false, },

@group(0) @binding(1) var<storage, read_write> v0: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn gelu_kernel(@builtin(local_invocation_id) v2: vec3<u32>, @builtin(workgroup_id) v3: vec3<u32>, @builtin(num_workgroups) v4: vec3<u32>, @builtin(local_invocation_index) v5: u32) {
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
let v39 = v31 * v32;
let v40 = v39 + v38;
let v41 = &(*v7)[v40];
let v42 = *v41;
let v43 = f32(1.0);
let v44 = vec4<f32>(v43);
let v45 = f32(0.044714998453855515);
let v46 = vec4<f32>(v45);
let v47 = f32(1.5957690477371216);
let v48 = vec4<f32>(v47);
let v49 = v48 * v42;
let v50 = v42 * v42;
let v51 = fma(v46, v50, v44);
let v52 = v49 * v51;
let v53 = -v52;
let v54 = f32(-87.33654022216797);
let v55 = vec4<f32>(v54);
let v56 = f32(88.72283172607422);
let v57 = vec4<f32>(v56);
let v58 = v53 > v57;
let v59 = select(v53, v57, v58);
let v60 = f32(0.0);
let v61 = vec4<f32>(v60);
let v62 = v53 < v55;
let v63 = f32(1.4426950216293335);
let v64 = vec4<f32>(v63);
let v65 = v59 * v64;
let v66 = round(v65);
let v67 = -v66;
let v68 = f32(0.693359375);
let v69 = vec4<f32>(v68);
let v70 = fma(v67, v69, v59);
let v71 = select(v70, v61, v62);
let v72 = f32(-0.00021219444170128554);
let v73 = vec4<f32>(v72);
let v74 = fma(v67, v73, v71);
let v75 = f32(0.0013926250394433737);
let v76 = vec4<f32>(v75);
var<function> v113_store: vec4<f32>;
let v77 = &v113_store;
*v77 = v76;
let v78 = f32(0.00836323294788599);
let v79 = vec4<f32>(v78);
let v80 = *v77;
let v81 = fma(v80, v74, v79);
*v77 = v81;
let v82 = f32(0.04166655242443085);
let v83 = vec4<f32>(v82);
let v84 = *v77;
let v85 = fma(v84, v74, v83);
*v77 = v85;
let v86 = f32(0.16666576266288757);
let v87 = vec4<f32>(v86);
let v88 = *v77;
let v89 = fma(v88, v74, v87);
*v77 = v89;
let v90 = f32(0.5);
let v91 = vec4<f32>(v90);
let v92 = *v77;
let v93 = fma(v92, v74, v91);
*v77 = v93;
let v94 = v74 * v74;
let v95 = *v77;
let v96 = fma(v94, v95, v74);
let v97 = v96 + v44;
*v77 = v97;
let v98 = *v77;
let v99 = bitcast<vec4<i32>>(v98);
let v100 = vec4<i32>(v66);
let v101 = i32(23);
let v102 = vec4<i32>(v101);
let v103 = v100 << vec4<u32>(v102);
let v104 = v99 + v103;
let v105 = bitcast<vec4<f32>>(v104);
let v106 = select(v105, v61, v62);
let v107 = v44 + v106;
let v108 = v44 / v107;
let v109 = v42 * v108;
let v110 = &(*v6)[v40];
*v110 = v109;

}

}
return;

}
