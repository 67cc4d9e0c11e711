// gemm_panels in src/gemm/dense.rs, scene f32, cubes of 128 x 1 x 1
// comptime: t: DenseTile { tm: 2, tn: 1, vector: 4, lanes: 16, workers: 8, }, accumulate: true,

@group(0) @binding(2) var<storage, read_write> v9: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> v5: array<vec4<f32>>;
@group(0) @binding(0) var<storage, read_write> v1: array<f32>;
struct info_st { scalars_u32: array<u32, 8>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(128, 1, 1)
fn gemm_panels(@builtin(local_invocation_id) v294: vec3<u32>, @builtin(workgroup_id) v297: vec3<u32>) {
let v315 = &v9;
let v316 = &v5;
let v317 = &v1;
let v3 = u32(0);
let v13 = info_var.scalars_u32[0];
let v14 = info_var.scalars_u32[1];
let v15 = info_var.scalars_u32[2];
let v16 = info_var.scalars_u32[3];
let v17 = info_var.scalars_u32[4];
let v18 = info_var.scalars_u32[5];
let v19 = info_var.scalars_u32[6];
let v20 = u32(v18);
let v21 = u32(v16);
let v295 = v294[0];
let v23 = u32(v295);
let v24 = u32(16);
let v25 = v23 % v24;
let v29 = v23 / v24;
let v298 = v297[0];
let v31 = u32(v298);
let v32 = u32(8);
let v33 = v31 * v32;
let v34 = v33 + v29;
let v35 = u32(2);
let v36 = v34 * v35;
let v299 = v297[1];
let v38 = u32(v299);
let v39 = v36 < v21;
if v39 {
var<function> v286_store: array<vec4<f32>, 2>= array<vec4<f32>, 2>();
let v286 = &v286_store;
let v44 = f32(0.0);
let v45 = vec4<f32>(v44);
let v50 = &(*v286)[v3];
*v50 = v45;
let v55 = u32(1);
let v57 = &(*v286)[v55];
*v57 = v45;
var<function> v287_store: array<u32, 2>= array<u32, 2>();
let v287 = &v287_store;
let v62 = u32(v13);
let v66 = v21 - v55;
let v67 = min(v36, v66);
let v68 = u32(v14);
let v69 = v67 * v68;
let v70 = v62 + v69;
let v75 = &(*v287)[v3];
*v75 = v70;
let v78 = v36 + v55;
let v81 = min(v78, v66);
let v83 = v81 * v68;
let v84 = v62 + v83;
let v89 = &(*v287)[v55];
*v89 = v84;
let v90 = u32(v15);
let v91 = v38 * v20;
let v93 = v91 * v24;
let v94 = v93 + v25;
for(var v97: u32 = v3; v97 < v20; v97 += v55) {
var<function> v289_store: array<vec4<f32>, 1>= array<vec4<f32>, 1>();
let v289 = &v289_store;
let v104 = v97 * v24;
let v105 = v94 + v104;
let v111 = &(*v316)[v105];
let v112 = *v111;
let v117 = &(*v289)[v3];
*v117 = v112;
let v123 = *v75;
let v124 = v97 * v90;
let v125 = v123 + v124;
let v129 = &(*v317)[v125];
let v130 = *v129;
let v131 = vec4<f32>(v130);
let v137 = *v117;
let v143 = *v50;
let v144 = fma(v131, v137, v143);
*v50 = v144;
let v155 = *v89;
let v157 = v155 + v124;
let v161 = &(*v317)[v157];
let v162 = *v161;
let v163 = vec4<f32>(v162);
let v169 = *v117;
let v175 = *v57;
let v176 = fma(v163, v169, v175);
*v57 = v176;

}
let v182 = u32(64);
let v183 = v38 * v182;
if v39 {
let v189 = u32(4);
let v190 = v25 * v189;
let v191 = v183 + v190;
let v197 = *v50;
let v200 = u32(v19);
let v201 = v36 * v200;
let v202 = u32(v17);
let v205 = v191 < v202;
if v205 {
var<function> v290_store: vec4<f32>;
let v290 = &v290_store;
*v290 = v45;
var<function> v291_store: vec4<f32>;
let v291 = &v291_store;
let v210 = *v290;
*v291 = v210;
let v211 = v197[0];
let v212 = *v291;
let v213 = vec4<f32>(v211, v212[1], v212[2], v212[3]);
*v291 = v213;
let v214 = v197[1];
let v215 = *v291;
let v216 = vec4<f32>(v215[0], v214, v215[2], v215[3]);
*v291 = v216;
let v217 = v197[2];
let v218 = *v291;
let v219 = vec4<f32>(v218[0], v218[1], v217, v218[3]);
*v291 = v219;
let v220 = v197[3];
let v221 = *v291;
let v222 = vec4<f32>(v221[0], v221[1], v221[2], v220);
*v291 = v222;
let v224 = v191 / v189;
let v225 = v201 + v224;
let v229 = &(*v315)[v225];
let v230 = *v229;
let v231 = *v291;
let v232 = v230 + v231;
*v229 = v232;

}

}
let v235 = v78 < v21;
if v235 {
let v238 = u32(4);
let v239 = v25 * v238;
let v240 = v183 + v239;
let v246 = *v57;
let v249 = u32(v19);
let v250 = v78 * v249;
let v251 = u32(v17);
let v254 = v240 < v251;
if v254 {
var<function> v292_store: vec4<f32>;
let v292 = &v292_store;
*v292 = v45;
var<function> v293_store: vec4<f32>;
let v293 = &v293_store;
let v259 = *v292;
*v293 = v259;
let v260 = v246[0];
let v261 = *v293;
let v262 = vec4<f32>(v260, v261[1], v261[2], v261[3]);
*v293 = v262;
let v263 = v246[1];
let v264 = *v293;
let v265 = vec4<f32>(v264[0], v263, v264[2], v264[3]);
*v293 = v265;
let v266 = v246[2];
let v267 = *v293;
let v268 = vec4<f32>(v267[0], v267[1], v266, v267[3]);
*v293 = v268;
let v269 = v246[3];
let v270 = *v293;
let v271 = vec4<f32>(v270[0], v270[1], v270[2], v269);
*v293 = v271;
let v273 = v240 / v238;
let v274 = v250 + v273;
let v278 = &(*v315)[v274];
let v279 = *v278;
let v280 = *v293;
let v281 = v279 + v280;
*v278 = v281;

}

}

}
return;

}
