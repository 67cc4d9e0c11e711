// chunk_sum_kernel in src/layers/reduce.rs, scene f32, cubes of 256 x 1 x 1
// comptime: squares: false, strict: false,

@group(0) @binding(1) var<storage, read_write> v0: array<f32>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 2>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn chunk_sum_kernel(@builtin(workgroup_id) v2: vec3<u32>, @builtin(num_workgroups) v3: vec3<u32>, @builtin(local_invocation_index) v4: u32) {
let v5 = &v0;
let v6 = &v1;
let v7 = u32(0);
let v8 = info_var.scalars_f32[0];
let v9 = info_var.scalars_u32[0];
let v10 = v2[2];
let v11 = u32(v10);
let v12 = v3[1];
let v13 = u32(v12);
let v14 = v11 * v13;
let v15 = v3[0];
let v16 = u32(v15);
let v17 = v14 * v16;
let v18 = v2[1];
let v19 = u32(v18);
let v20 = v19 * v16;
let v21 = v17 + v20;
let v22 = v2[0];
let v23 = u32(v22);
let v24 = v21 + v23;
let v25 = u32(256);
let v26 = v24 * v25;
let v27 = v4;
let v28 = u32(v27);
let v29 = v26 + v28;
let v30 = u32(1024);
let v31 = v29 * v30;
let v32 = u32(v9);
let v33 = u32(4);
let v34 = v32 / v33;
let v35 = v31 < v34;
if v35 {
var<function> v397_store: array<vec4<f32>, 4>= array<vec4<f32>, 4>();
let v36 = &v397_store;
let v37 = f32(0.0);
let v38 = vec4<f32>(v37);
let v39 = &(*v36)[v7];
*v39 = v38;
let v40 = u32(1);
let v41 = &(*v36)[v40];
*v41 = v38;
let v42 = u32(2);
let v43 = &(*v36)[v42];
*v43 = v38;
let v44 = u32(3);
let v45 = &(*v36)[v44];
*v45 = v38;
let v46 = v34 - v31;
let v47 = min(v46, v30);
let v48 = v47 / v33;
for(var v49: u32 = v7; v49 < v48; v49 += v40) {
let v50 = v49 * v33;
let v51 = v31 + v50;
let v52 = &(*v6)[v51];
let v53 = *v52;
let v54 = *v39;
let v55 = v54 + v53;
*v39 = v55;
let v56 = v51 + v40;
let v57 = &(*v6)[v56];
let v58 = *v57;
let v59 = *v41;
let v60 = v59 + v58;
*v41 = v60;
let v61 = v51 + v42;
let v62 = &(*v6)[v61];
let v63 = *v62;
let v64 = *v43;
let v65 = v64 + v63;
*v43 = v65;
let v66 = v51 + v44;
let v67 = &(*v6)[v66];
let v68 = *v67;
let v69 = *v45;
let v70 = v69 + v68;
*v45 = v70;

}
let v71 = v48 * v33;
let v72 = v71 < v47;
if v72 {
let v73 = v31 + v71;
let v74 = &(*v6)[v73];
let v75 = *v74;
let v76 = *v39;
let v77 = v76 + v75;
*v39 = v77;

}
let v78 = v71 + v40;
let v79 = v78 < v47;
if v79 {
let v80 = v31 + v71;
let v81 = v80 + v40;
let v82 = &(*v6)[v81];
let v83 = *v82;
let v84 = *v41;
let v85 = v84 + v83;
*v41 = v85;

}
let v86 = v71 + v42;
let v87 = v86 < v47;
if v87 {
let v88 = v31 + v71;
let v89 = v88 + v42;
let v90 = &(*v6)[v89];
let v91 = *v90;
let v92 = *v43;
let v93 = v92 + v91;
*v43 = v93;

}
let v94 = v71 + v44;
let v95 = v94 < v47;
if v95 {
let v96 = v31 + v71;
let v97 = v96 + v44;
let v98 = &(*v6)[v97];
let v99 = *v98;
let v100 = *v45;
let v101 = v100 + v99;
*v45 = v101;

}
var<function> v399_store: f32;
let v102 = &v399_store;
*v102 = v37;
let v103 = *v39;
let v104 = v103[0];
let v105 = *v102;
let v106 = v105 + v104;
*v102 = v106;
let v107 = *v39;
let v108 = v107[1];
let v109 = *v102;
let v110 = v109 + v108;
*v102 = v110;
let v111 = *v39;
let v112 = v111[2];
let v113 = *v102;
let v114 = v113 + v112;
*v102 = v114;
let v115 = *v39;
let v116 = v115[3];
let v117 = *v102;
let v118 = v117 + v116;
*v102 = v118;
let v119 = *v41;
let v120 = v119[0];
let v121 = *v102;
let v122 = v121 + v120;
*v102 = v122;
let v123 = *v41;
let v124 = v123[1];
let v125 = *v102;
let v126 = v125 + v124;
*v102 = v126;
let v127 = *v41;
let v128 = v127[2];
let v129 = *v102;
let v130 = v129 + v128;
*v102 = v130;
let v131 = *v41;
let v132 = v131[3];
let v133 = *v102;
let v134 = v133 + v132;
*v102 = v134;
let v135 = *v43;
let v136 = v135[0];
let v137 = *v102;
let v138 = v137 + v136;
*v102 = v138;
let v139 = *v43;
let v140 = v139[1];
let v141 = *v102;
let v142 = v141 + v140;
*v102 = v142;
let v143 = *v43;
let v144 = v143[2];
let v145 = *v102;
let v146 = v145 + v144;
*v102 = v146;
let v147 = *v43;
let v148 = v147[3];
let v149 = *v102;
let v150 = v149 + v148;
*v102 = v150;
let v151 = *v45;
let v152 = v151[0];
let v153 = *v102;
let v154 = v153 + v152;
*v102 = v154;
let v155 = *v45;
let v156 = v155[1];
let v157 = *v102;
let v158 = v157 + v156;
*v102 = v158;
let v159 = *v45;
let v160 = v159[2];
let v161 = *v102;
let v162 = v161 + v160;
*v102 = v162;
let v163 = *v45;
let v164 = v163[3];
let v165 = *v102;
let v166 = v165 + v164;
*v102 = v166;
let v167 = *v102;
let v168 = v167 * v8;
let v169 = &(*v5)[v29];
*v169 = v168;

}
return;

}
