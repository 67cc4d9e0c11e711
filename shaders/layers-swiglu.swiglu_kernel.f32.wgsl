// swiglu_kernel in src/layers/swiglu.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, },

@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn swiglu_kernel(@builtin(local_invocation_id) v140: vec3<u32>, @builtin(workgroup_id) v142: vec3<u32>, @builtin(num_workgroups) v144: vec3<u32>, @builtin(local_invocation_index) v151: u32) {
let v154 = &v5;
let v155 = &v1;
let v9 = info_var.scalars_u32[0];
let v10 = info_var.scalars_u32[1];
let v143 = v142[2];
let v118 = u32(v143);
let v145 = v144[1];
let v120 = u32(v145);
let v121 = v118 * v120;
let v146 = v144[0];
let v123 = u32(v146);
let v124 = v121 * v123;
let v147 = v142[1];
let v126 = u32(v147);
let v129 = v126 * v123;
let v130 = v124 + v129;
let v149 = v142[0];
let v132 = u32(v149);
let v133 = v130 + v132;
let v153 = u32(256);
let v136 = v133 * v153;
let v152 = v151;
let v138 = u32(v152);
let v139 = v136 + v138;
let v12 = u32(16);
let v13 = v139 / v12;
let v14 = u32(v10);
let v15 = u32(v9);
let v16 = v13 < v15;
if v16 {
let v141 = v140[0];
let v18 = u32(v141);
let v20 = v18 % v12;
for(var v22: u32 = v20; v22 < v14; v22 += v12) {
let v24 = u32(2);
let v25 = v13 * v24;
let v26 = v25 * v14;
let v27 = v26 + v22;
let v31 = &(*v155)[v27];
let v32 = *v31;
let v36 = v26 + v14;
let v37 = v36 + v22;
let v41 = &(*v155)[v37];
let v42 = *v41;
let v43 = f32(1.0);
let v44 = vec4<f32>(v43);
let v45 = -v32;
let v46 = f32(-87.33654022216797);
let v47 = vec4<f32>(v46);
let v48 = f32(88.72283172607422);
let v49 = vec4<f32>(v48);
let v50 = v45 > v49;
let v51 = select(v45, v49, v50);
let v52 = f32(0.0);
let v53 = vec4<f32>(v52);
let v54 = v45 < v47;
let v55 = f32(1.4426950216293335);
let v56 = vec4<f32>(v55);
let v57 = v51 * v56;
let v58 = round(v57);
let v59 = -v58;
let v60 = f32(0.693359375);
let v61 = vec4<f32>(v60);
let v62 = fma(v59, v61, v51);
let v63 = select(v62, v53, v54);
let v65 = f32(-0.00021219444170128554);
let v66 = vec4<f32>(v65);
let v67 = fma(v59, v66, v63);
let v68 = f32(0.0013926250394433737);
let v69 = vec4<f32>(v68);
var<function> v116_store: vec4<f32>;
let v116 = &v116_store;
*v116 = v69;
let v71 = f32(0.00836323294788599);
let v72 = vec4<f32>(v71);
let v73 = *v116;
let v74 = fma(v73, v67, v72);
*v116 = v74;
let v75 = f32(0.04166655242443085);
let v76 = vec4<f32>(v75);
let v77 = *v116;
let v78 = fma(v77, v67, v76);
*v116 = v78;
let v79 = f32(0.16666576266288757);
let v80 = vec4<f32>(v79);
let v81 = *v116;
let v82 = fma(v81, v67, v80);
*v116 = v82;
let v83 = f32(0.5);
let v84 = vec4<f32>(v83);
let v85 = *v116;
let v86 = fma(v85, v67, v84);
*v116 = v86;
let v87 = v67 * v67;
let v88 = *v116;
let v89 = fma(v87, v88, v67);
let v92 = v89 + v44;
*v116 = v92;
let v93 = *v116;
let v94 = bitcast<vec4<i32>>(v93);
let v95 = vec4<i32>(v58);
let v96 = i32(23);
let v97 = vec4<i32>(v96);
let v98 = v95 << vec4<u32>(v97);
let v99 = v94 + v98;
let v100 = bitcast<vec4<f32>>(v99);
let v101 = select(v100, v53, v54);
let v102 = v44 + v101;
let v103 = v44 / v102;
let v104 = v32 * v103;
let v105 = v104 * v42;
let v106 = v13 * v14;
let v107 = v106 + v22;
let v111 = &(*v154)[v107];
*v111 = v105;

}

}
return;

}
