// gemm_blocks in src/gemm/decoded.rs, scene gpt2, cubes of 128 x 1 x 1
// comptime: t: DenseTile { tm: 2, tn: 1, vector: 4, lanes: 16, workers: 8, }, block: 32, scales: Mx, has_alpha: false, accumulate: true,

@group(0) @binding(7) var<storage, read_write> v0: array<vec4<f32>>;
@group(0) @binding(6) var<storage, read_write> v1: array<f32>;
@group(0) @binding(5) var<storage, read_write> v2: array<u32>;
@group(0) @binding(4) var<storage, read_write> v3: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read_write> v4: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> v5: array<u32>;
@group(0) @binding(1) var<storage, read_write> v6: array<u32>;
@group(0) @binding(0) var<storage, read_write> v7: array<f32>;
struct info_st { scalars_u32: array<u32, 4>, static_meta: array<u32, 8> }
@group(0) @binding(8) var<storage, read> info_var: info_st;
@compute @workgroup_size(128, 1, 1)
fn gemm_blocks(@builtin(local_invocation_id) v8: vec3<u32>, @builtin(workgroup_id) v9: vec3<u32>) {
let v10 = &v0;
let v11 = &v1;
let v12 = &v2;
let v13 = &v3;
let v14 = &v4;
let v15 = &v5;
let v16 = &v6;
let v17 = &v7;
let v18 = u32(0);
let v19 = info_var.scalars_u32[0];
let v20 = info_var.scalars_u32[1];
let v21 = info_var.scalars_u32[2];
let v22 = info_var.scalars_u32[3];
let v23 = u32(v21);
let v24 = u32(v19);
let v25 = v8[0];
let v26 = u32(v25);
let v27 = u32(16);
let v28 = v26 % v27;
let v29 = v26 / v27;
let v30 = v9[0];
let v31 = u32(v30);
let v32 = u32(8);
let v33 = v31 * v32;
let v34 = v33 + v29;
let v35 = u32(2);
let v36 = v34 * v35;
let v37 = v9[1];
let v38 = u32(v37);
let v39 = v36 < v24;
if v39 {
var<function> v536_store: array<vec4<f32>, 2>= array<vec4<f32>, 2>();
let v40 = &v536_store;
var<function> v537_store: array<vec4<f32>, 2>= array<vec4<f32>, 2>();
let v41 = &v537_store;
let v42 = f32(0.0);
let v43 = vec4<f32>(v42);
let v44 = &(*v40)[v18];
*v44 = v43;
let v45 = u32(1);
let v46 = &(*v40)[v45];
*v46 = v43;
let v47 = u32(32);
let v48 = v23 / v47;
for(var v49: u32 = v18; v49 < v48; v49 += v45) {
let v50 = &(*v41)[v18];
*v50 = v43;
let v51 = &(*v41)[v45];
*v51 = v43;
let v52 = v38 * v23;
let v53 = v49 * v47;
let v54 = v52 + v53;
let v55 = v54 * v27;
let v56 = v55 + v28;
for(var v57: u32 = v18; v57 < v47; v57 += v45) {
var<function> v540_store: array<vec4<f32>, 1>= array<vec4<f32>, 1>();
let v58 = &v540_store;
let v59 = v57 * v27;
let v60 = v56 + v59;
let v61 = &(*v14)[v60];
let v62 = *v61;
let v63 = &(*v58)[v18];
*v63 = v62;
let v64 = v24 - v45;
let v65 = min(v36, v64);
let v66 = v65 * v23;
let v67 = v66 + v53;
let v68 = v67 + v57;
let v69 = &(*v17)[v68];
let v70 = *v69;
let v71 = vec4<f32>(v70);
let v72 = *v63;
let v73 = *v50;
let v74 = fma(v71, v72, v73);
*v50 = v74;
let v75 = v36 + v45;
let v76 = min(v75, v64);
let v77 = v76 * v23;
let v78 = v77 + v53;
let v79 = v78 + v57;
let v80 = &(*v17)[v79];
let v81 = *v80;
let v82 = vec4<f32>(v81);
let v83 = *v63;
let v84 = *v51;
let v85 = fma(v82, v83, v84);
*v51 = v85;

}
let v86 = v36 / v35;
let v87 = v86 * v48;
let v88 = v87 + v49;
let v89 = v38 * v48;
let v90 = v89 + v49;
let v91 = true;
var<function> v541_store: bool;
let v92 = &v541_store;
*v92 = v91;
let v93 = &(*v15)[v88];
let v94 = *v93;
let v95 = &(*v12)[v90];
let v96 = *v95;
let v97 = u32(65535);
let v98 = v94 & v97;
let v99 = v96 & v97;
let v100 = v98 + v99;
let v101 = u32(16);
let v102 = v94 >> u32(v101);
let v103 = v96 >> u32(v101);
let v104 = v102 + v103;
let v105 = min(v98, v99);
let v106 = u32(1);
let v107 = v105 >= v106;
var<function> v542_store: bool;
let v108 = &v542_store;
if v107 {
let v109 = max(v102, v103);
let v110 = u32(254);
let v111 = v109 <= v110;
*v108 = v111;

} else {
let v112 = false;
*v108 = v112;

}
let v113 = u32(154);
let v114 = v100 >= v113;
let v115 = *v108;
let v116 = v115 && v114;
let v117 = u32(344);
let v118 = v104 <= v117;
let v119 = v116 && v118;
*v92 = v119;
let v120 = *v92;
if v120 {
let v121 = v90 * v27;
let v122 = v121 + v28;
let v123 = &(*v13)[v122];
let v124 = *v123;
let v125 = u32(23);
let v126 = vec4<u32>(v125);
let v127 = v124 << vec4<u32>(v126);
let v128 = bitcast<vec4<f32>>(v127);
let v129 = v88 * v35;
let v130 = &(*v16)[v129];
let v131 = *v130;
let v132 = v131 << u32(v125);
let v133 = bitcast<f32>(v132);
let v134 = vec4<f32>(v133);
let v135 = v128 * v134;
let v136 = *v50;
let v137 = *v44;
let v138 = fma(v136, v135, v137);
*v44 = v138;
let v139 = v129 + v45;
let v140 = &(*v16)[v139];
let v141 = *v140;
let v142 = v141 << u32(v125);
let v143 = bitcast<f32>(v142);
let v144 = vec4<f32>(v143);
let v145 = v128 * v144;
let v146 = *v51;
let v147 = *v46;
let v148 = fma(v146, v145, v147);
*v46 = v148;

} else {
for(var v149: u32 = v18; v149 < v35; v149 += v45) {
let v150 = v88 * v35;
let v151 = v150 + v149;
let v152 = &(*v16)[v151];
let v153 = *v152;
let v154 = v90 * v27;
let v155 = v154 + v28;
let v156 = &(*v13)[v155];
let v157 = *v156;
let v158 = &(*v41)[v149];
let v159 = *v158;
let v160 = vec4<u32>(v153);
let v161 = v157 + v160;
let v162 = u32(381);
let v163 = vec4<u32>(v162);
let v164 = min(v161, v163);
let v165 = u32(127);
let v166 = vec4<u32>(v165);
let v167 = v164 - v166;
let v168 = u32(23);
let v169 = vec4<u32>(v168);
let v170 = v167 << vec4<u32>(v169);
let v171 = bitcast<vec4<f32>>(v170);
let v172 = max(v161, v163);
let v173 = u32(254);
let v174 = vec4<u32>(v173);
let v175 = v172 - v174;
let v176 = v175 << vec4<u32>(v169);
let v177 = bitcast<vec4<f32>>(v176);
let v178 = v159 * v171;
let v179 = v178 * v177;
let v180 = vec4<u32>(v113);
let v181 = v161 < v180;
let v182 = select(v179, v43, v181);
let v183 = u32(255);
let v184 = vec4<u32>(v183);
let v185 = v157 == v184;
let v186 = select(v160, v184, v185);
let v187 = v186 == v184;
let v188 = u32(2143289344);
let v189 = vec4<u32>(v188);
let v190 = bitcast<vec4<u32>>(v182);
let v191 = select(v190, v189, v187);
let v192 = bitcast<vec4<f32>>(v191);
let v193 = &(*v40)[v149];
let v194 = *v193;
let v195 = v194 + v192;
*v193 = v195;

}

}

}
let v196 = u32(64);
let v197 = v38 * v196;
let v198 = f32(1.0);
var<function> v544_store: f32;
let v199 = &v544_store;
*v199 = v198;
if v39 {
let v200 = u32(4);
let v201 = v28 * v200;
let v202 = v197 + v201;
let v203 = *v44;
var<function> v545_store: vec4<f32>;
let v204 = &v545_store;
*v204 = v203;
let v205 = u32(v22);
let v206 = v36 * v205;
let v207 = u32(v20);
let v208 = v202 < v207;
if v208 {
var<function> v546_store: vec4<f32>;
let v209 = &v546_store;
*v209 = v43;
var<function> v547_store: vec4<f32>;
let v210 = &v547_store;
let v211 = *v209;
*v210 = v211;
let v212 = *v204;
let v213 = v212[0];
let v214 = *v210;
let v215 = vec4<f32>(v213, v214[1], v214[2], v214[3]);
*v210 = v215;
let v216 = *v204;
let v217 = v216[1];
let v218 = *v210;
let v219 = vec4<f32>(v218[0], v217, v218[2], v218[3]);
*v210 = v219;
let v220 = *v204;
let v221 = v220[2];
let v222 = *v210;
let v223 = vec4<f32>(v222[0], v222[1], v221, v222[3]);
*v210 = v223;
let v224 = *v204;
let v225 = v224[3];
let v226 = *v210;
let v227 = vec4<f32>(v226[0], v226[1], v226[2], v225);
*v210 = v227;
let v228 = v202 / v200;
let v229 = v206 + v228;
let v230 = &(*v10)[v229];
let v231 = *v230;
let v232 = *v210;
let v233 = v231 + v232;
*v230 = v233;

}

}
let v234 = v36 + v45;
let v235 = v234 < v24;
if v235 {
let v236 = u32(4);
let v237 = v28 * v236;
let v238 = v197 + v237;
let v239 = *v46;
var<function> v548_store: vec4<f32>;
let v240 = &v548_store;
*v240 = v239;
let v241 = u32(v22);
let v242 = v234 * v241;
let v243 = u32(v20);
let v244 = v238 < v243;
if v244 {
var<function> v549_store: vec4<f32>;
let v245 = &v549_store;
*v245 = v43;
var<function> v550_store: vec4<f32>;
let v246 = &v550_store;
let v247 = *v245;
*v246 = v247;
let v248 = *v240;
let v249 = v248[0];
let v250 = *v246;
let v251 = vec4<f32>(v249, v250[1], v250[2], v250[3]);
*v246 = v251;
let v252 = *v240;
let v253 = v252[1];
let v254 = *v246;
let v255 = vec4<f32>(v254[0], v253, v254[2], v254[3]);
*v246 = v255;
let v256 = *v240;
let v257 = v256[2];
let v258 = *v246;
let v259 = vec4<f32>(v258[0], v258[1], v257, v258[3]);
*v246 = v259;
let v260 = *v240;
let v261 = v260[3];
let v262 = *v246;
let v263 = vec4<f32>(v262[0], v262[1], v262[2], v261);
*v246 = v263;
let v264 = v238 / v236;
let v265 = v242 + v264;
let v266 = &(*v10)[v265];
let v267 = *v266;
let v268 = *v246;
let v269 = v267 + v268;
*v266 = v269;

}

}

}
return;

}
