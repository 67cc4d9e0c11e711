// swiglu_backward_kernel in src/layers/swiglu.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, },

@group(0) @binding(2) var<storage, read_write> v9: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn swiglu_backward_kernel(@builtin(local_invocation_id) v158: vec3<u32>, @builtin(workgroup_id) v160: vec3<u32>, @builtin(num_workgroups) v162: vec3<u32>, @builtin(local_invocation_index) v169: u32) {
let v172 = &v9;
let v173 = &v5;
let v174 = &v1;
let v13 = info_var.scalars_u32[0];
let v14 = info_var.scalars_u32[1];
let v161 = v160[2];
let v136 = u32(v161);
let v163 = v162[1];
let v138 = u32(v163);
let v139 = v136 * v138;
let v164 = v162[0];
let v141 = u32(v164);
let v142 = v139 * v141;
let v165 = v160[1];
let v144 = u32(v165);
let v147 = v144 * v141;
let v148 = v142 + v147;
let v167 = v160[0];
let v150 = u32(v167);
let v151 = v148 + v150;
let v171 = u32(256);
let v154 = v151 * v171;
let v170 = v169;
let v156 = u32(v170);
let v157 = v154 + v156;
let v16 = u32(16);
let v17 = v157 / v16;
let v18 = u32(v14);
let v19 = f32(1.0);
let v20 = vec4<f32>(v19);
let v21 = u32(v13);
let v22 = v17 < v21;
if v22 {
let v159 = v158[0];
let v24 = u32(v159);
let v26 = v24 % v16;
for(var v28: u32 = v26; v28 < v18; v28 += v16) {
let v30 = u32(2);
let v31 = v17 * v30;
let v32 = v31 * v18;
let v33 = v32 + v28;
let v37 = &(*v174)[v33];
let v38 = *v37;
let v39 = v33 + v18;
let v43 = &(*v174)[v39];
let v44 = *v43;
let v45 = v17 * v18;
let v46 = v45 + v28;
let v50 = &(*v173)[v46];
let v51 = *v50;
let v54 = -v38;
let v55 = f32(-87.33654022216797);
let v56 = vec4<f32>(v55);
let v57 = f32(88.72283172607422);
let v58 = vec4<f32>(v57);
let v59 = v54 > v58;
let v60 = select(v54, v58, v59);
let v61 = f32(0.0);
let v62 = vec4<f32>(v61);
let v63 = v54 < v56;
let v64 = f32(1.4426950216293335);
let v65 = vec4<f32>(v64);
let v66 = v60 * v65;
let v67 = round(v66);
let v68 = -v67;
let v69 = f32(0.693359375);
let v70 = vec4<f32>(v69);
let v71 = fma(v68, v70, v60);
let v72 = select(v71, v62, v63);
let v74 = f32(-0.00021219444170128554);
let v75 = vec4<f32>(v74);
let v76 = fma(v68, v75, v72);
let v77 = f32(0.0013926250394433737);
let v78 = vec4<f32>(v77);
var<function> v134_store: vec4<f32>;
let v134 = &v134_store;
*v134 = v78;
let v80 = f32(0.00836323294788599);
let v81 = vec4<f32>(v80);
let v82 = *v134;
let v83 = fma(v82, v76, v81);
*v134 = v83;
let v84 = f32(0.04166655242443085);
let v85 = vec4<f32>(v84);
let v86 = *v134;
let v87 = fma(v86, v76, v85);
*v134 = v87;
let v88 = f32(0.16666576266288757);
let v89 = vec4<f32>(v88);
let v90 = *v134;
let v91 = fma(v90, v76, v89);
*v134 = v91;
let v92 = f32(0.5);
let v93 = vec4<f32>(v92);
let v94 = *v134;
let v95 = fma(v94, v76, v93);
*v134 = v95;
let v96 = v76 * v76;
let v97 = *v134;
let v98 = fma(v96, v97, v76);
let v101 = v98 + v20;
*v134 = v101;
let v102 = *v134;
let v103 = bitcast<vec4<i32>>(v102);
let v104 = vec4<i32>(v67);
let v105 = i32(23);
let v106 = vec4<i32>(v105);
let v107 = v104 << vec4<u32>(v106);
let v108 = v103 + v107;
let v109 = bitcast<vec4<f32>>(v108);
let v110 = select(v109, v62, v63);
let v111 = v20 + v110;
let v112 = v20 / v111;
let v113 = v51 * v44;
let v114 = v113 * v112;
let v115 = v20 - v112;
let v116 = fma(v38, v115, v20);
let v117 = v114 * v116;
let v121 = &(*v172)[v33];
*v121 = v117;
let v122 = v38 * v112;
let v123 = v51 * v122;
let v128 = &(*v172)[v39];
*v128 = v123;

}

}
return;

}
