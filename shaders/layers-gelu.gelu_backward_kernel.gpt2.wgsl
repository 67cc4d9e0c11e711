// gelu_backward_kernel in src/layers/gelu.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, },

@group(0) @binding(2) var<storage, read_write> v9: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn gelu_backward_kernel(@builtin(local_invocation_id) v163: vec3<u32>, @builtin(workgroup_id) v165: vec3<u32>, @builtin(num_workgroups) v167: vec3<u32>, @builtin(local_invocation_index) v174: u32) {
let v178 = &v9;
let v179 = &v5;
let v180 = &v1;
let v13 = info_var.scalars_u32[0];
let v14 = info_var.scalars_u32[1];
let v166 = v165[2];
let v141 = u32(v166);
let v168 = v167[1];
let v143 = u32(v168);
let v144 = v141 * v143;
let v169 = v167[0];
let v146 = u32(v169);
let v147 = v144 * v146;
let v170 = v165[1];
let v149 = u32(v170);
let v152 = v149 * v146;
let v153 = v147 + v152;
let v172 = v165[0];
let v155 = u32(v172);
let v156 = v153 + v155;
let v176 = u32(256);
let v159 = v156 * v176;
let v175 = v174;
let v161 = u32(v175);
let v162 = v159 + v161;
let v16 = u32(16);
let v17 = v162 / v16;
let v18 = u32(v14);
let v19 = f32(1.0);
let v20 = vec4<f32>(v19);
let v21 = f32(0.13414499163627625);
let v22 = vec4<f32>(v21);
let v23 = u32(v13);
let v24 = v17 < v23;
if v24 {
let v164 = v163[0];
let v26 = u32(v164);
let v28 = v26 % v16;
for(var v30: u32 = v28; v30 < v18; v30 += v16) {
let v32 = v17 * v18;
let v33 = v32 + v30;
let v37 = &(*v180)[v33];
let v38 = *v37;
let v41 = f32(0.044714998453855515);
let v42 = vec4<f32>(v41);
let v43 = f32(1.5957690477371216);
let v44 = vec4<f32>(v43);
let v45 = v44 * v38;
let v46 = v38 * v38;
let v47 = fma(v42, v46, v20);
let v48 = v45 * v47;
let v51 = -v48;
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
let v71 = f32(-0.00021219444170128554);
let v72 = vec4<f32>(v71);
let v73 = fma(v65, v72, v69);
let v74 = f32(0.0013926250394433737);
let v75 = vec4<f32>(v74);
var<function> v139_store: vec4<f32>;
let v139 = &v139_store;
*v139 = v75;
let v77 = f32(0.00836323294788599);
let v78 = vec4<f32>(v77);
let v79 = *v139;
let v80 = fma(v79, v73, v78);
*v139 = v80;
let v81 = f32(0.04166655242443085);
let v82 = vec4<f32>(v81);
let v83 = *v139;
let v84 = fma(v83, v73, v82);
*v139 = v84;
let v85 = f32(0.16666576266288757);
let v86 = vec4<f32>(v85);
let v87 = *v139;
let v88 = fma(v87, v73, v86);
*v139 = v88;
let v89 = f32(0.5);
let v90 = vec4<f32>(v89);
let v91 = *v139;
let v92 = fma(v91, v73, v90);
*v139 = v92;
let v93 = v73 * v73;
let v94 = *v139;
let v95 = fma(v93, v94, v73);
let v98 = v95 + v20;
*v139 = v98;
let v99 = *v139;
let v100 = bitcast<vec4<i32>>(v99);
let v101 = vec4<i32>(v64);
let v102 = i32(23);
let v103 = vec4<i32>(v102);
let v104 = v101 << vec4<u32>(v103);
let v105 = v100 + v104;
let v106 = bitcast<vec4<f32>>(v105);
let v107 = select(v106, v59, v60);
let v108 = v20 + v107;
let v109 = v20 / v108;
let v113 = fma(v22, v46, v20);
let v114 = v44 * v113;
let v120 = &(*v179)[v33];
let v121 = *v120;
let v122 = v38 * v109;
let v123 = v20 - v109;
let v124 = v122 * v123;
let v177 = fma(v124, v114, v109);
let v127 = v121 * v177;
let v133 = &(*v178)[v33];
*v133 = v127;

}

}
return;

}
