// gelu_kernel in src/layers/gelu.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, },

@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn gelu_kernel(@builtin(local_invocation_id) v137: vec3<u32>, @builtin(workgroup_id) v139: vec3<u32>, @builtin(num_workgroups) v141: vec3<u32>, @builtin(local_invocation_index) v148: u32) {
let v151 = &v5;
let v152 = &v1;
let v9 = info_var.scalars_u32[0];
let v10 = info_var.scalars_u32[1];
let v140 = v139[2];
let v115 = u32(v140);
let v142 = v141[1];
let v117 = u32(v142);
let v118 = v115 * v117;
let v143 = v141[0];
let v120 = u32(v143);
let v121 = v118 * v120;
let v144 = v139[1];
let v123 = u32(v144);
let v126 = v123 * v120;
let v127 = v121 + v126;
let v146 = v139[0];
let v129 = u32(v146);
let v130 = v127 + v129;
let v150 = u32(256);
let v133 = v130 * v150;
let v149 = v148;
let v135 = u32(v149);
let v136 = v133 + v135;
let v12 = u32(16);
let v13 = v136 / v12;
let v14 = u32(v10);
let v15 = u32(v9);
let v16 = v13 < v15;
if v16 {
let v138 = v137[0];
let v18 = u32(v138);
let v20 = v18 % v12;
for(var v22: u32 = v20; v22 < v14; v22 += v12) {
let v24 = v13 * v14;
let v25 = v24 + v22;
let v29 = &(*v152)[v25];
let v30 = *v29;
let v31 = f32(1.0);
let v32 = vec4<f32>(v31);
let v33 = f32(0.044714998453855515);
let v34 = vec4<f32>(v33);
let v35 = f32(1.5957690477371216);
let v36 = vec4<f32>(v35);
let v37 = v36 * v30;
let v38 = v30 * v30;
let v39 = fma(v34, v38, v32);
let v40 = v37 * v39;
let v43 = -v40;
let v44 = f32(-87.33654022216797);
let v45 = vec4<f32>(v44);
let v46 = f32(88.72283172607422);
let v47 = vec4<f32>(v46);
let v48 = v43 > v47;
let v49 = select(v43, v47, v48);
let v50 = f32(0.0);
let v51 = vec4<f32>(v50);
let v52 = v43 < v45;
let v53 = f32(1.4426950216293335);
let v54 = vec4<f32>(v53);
let v55 = v49 * v54;
let v56 = round(v55);
let v57 = -v56;
let v58 = f32(0.693359375);
let v59 = vec4<f32>(v58);
let v60 = fma(v57, v59, v49);
let v61 = select(v60, v51, v52);
let v63 = f32(-0.00021219444170128554);
let v64 = vec4<f32>(v63);
let v65 = fma(v57, v64, v61);
let v66 = f32(0.0013926250394433737);
let v67 = vec4<f32>(v66);
var<function> v113_store: vec4<f32>;
let v113 = &v113_store;
*v113 = v67;
let v69 = f32(0.00836323294788599);
let v70 = vec4<f32>(v69);
let v71 = *v113;
let v72 = fma(v71, v65, v70);
*v113 = v72;
let v73 = f32(0.04166655242443085);
let v74 = vec4<f32>(v73);
let v75 = *v113;
let v76 = fma(v75, v65, v74);
*v113 = v76;
let v77 = f32(0.16666576266288757);
let v78 = vec4<f32>(v77);
let v79 = *v113;
let v80 = fma(v79, v65, v78);
*v113 = v80;
let v81 = f32(0.5);
let v82 = vec4<f32>(v81);
let v83 = *v113;
let v84 = fma(v83, v65, v82);
*v113 = v84;
let v85 = v65 * v65;
let v86 = *v113;
let v87 = fma(v85, v86, v65);
let v90 = v87 + v32;
*v113 = v90;
let v91 = *v113;
let v92 = bitcast<vec4<i32>>(v91);
let v93 = vec4<i32>(v56);
let v94 = i32(23);
let v95 = vec4<i32>(v94);
let v96 = v93 << vec4<u32>(v95);
let v97 = v92 + v96;
let v98 = bitcast<vec4<f32>>(v97);
let v99 = select(v98, v51, v52);
let v100 = v32 + v99;
let v101 = v32 / v100;
let v102 = v30 * v101;
let v108 = &(*v151)[v25];
*v108 = v102;

}

}
return;

}
