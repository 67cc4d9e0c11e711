// cross_entropy_kernel in src/layers/cross_entropy.rs, scene f32, cubes of 256 x 1 x 1
// comptime: v: Variant { group: Group { lanes: 32, units: 256, }, padded: false, gradient: false, },

var<workgroup> shared_v73: array<f32, 256>;
var<workgroup> shared_v315: array<f32, 256>;
var<workgroup> shared_v446: array<f32, 256>;
@group(0) @binding(2) var<storage, read_write> v0: array<f32>;
@group(0) @binding(1) var<storage, read_write> v1: array<u32>;
@group(0) @binding(0) var<storage, read_write> v2: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 4>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn cross_entropy_kernel(@builtin(local_invocation_id) v3: vec3<u32>, @builtin(workgroup_id) v4: vec3<u32>, @builtin(num_workgroups) v5: vec3<u32>, @builtin(local_invocation_index) v6: u32) {
let v7 = &v0;
let v8 = &v1;
let v9 = &v2;
let v10 = u32(0);
let v11 = info_var.scalars_u32[0];
let v12 = info_var.scalars_u32[1];
let v13 = v4[2];
let v14 = u32(v13);
let v15 = v5[1];
let v16 = u32(v15);
let v17 = v14 * v16;
let v18 = v5[0];
let v19 = u32(v18);
let v20 = v17 * v19;
let v21 = v4[1];
let v22 = u32(v21);
let v23 = v22 * v19;
let v24 = v20 + v23;
let v25 = v4[0];
let v26 = u32(v25);
let v27 = v24 + v26;
let v28 = u32(256);
let v29 = v27 * v28;
let v30 = v6;
let v31 = u32(v30);
let v32 = v29 + v31;
let v33 = u32(32);
let v34 = v32 / v33;
let v35 = u32(v11);
let v36 = v34 < v35;
let v37 = u32(1);
let v38 = v35 - v37;
let v39 = min(v34, v38);
let v40 = v3[0];
let v41 = u32(v40);
let v42 = v41 % v33;
let v43 = u32(v12);
let v44 = v39 * v43;
let v45 = &(*v8)[v39];
let v46 = *v45;
let v47 = f32(0.0);
let v48 = vec4<f32>(v47);
let v49 = f32(-3.3999999521443642e38);
let v50 = vec4<f32>(v49);
var<function> v618_store: vec4<f32>;
let v51 = &v618_store;
*v51 = v50;
for(var v52: u32 = v42; v52 < v43; v52 += v33) {
let v53 = v44 + v52;
let v54 = &(*v9)[v53];
let v55 = *v54;
let v56 = *v51;
let v57 = max(v56, v55);
*v51 = v57;

}
let v58 = *v51;
let v59 = v58[0];
var<function> v620_store: f32;
let v60 = &v620_store;
*v60 = v59;
let v61 = *v51;
let v62 = v61[1];
let v63 = *v60;
let v64 = max(v63, v62);
*v60 = v64;
let v65 = *v51;
let v66 = v65[2];
let v67 = *v60;
let v68 = max(v67, v66);
*v60 = v68;
let v69 = *v51;
let v70 = v69[3];
let v71 = *v60;
let v72 = max(v71, v70);
*v60 = v72;
var<function> v621_store: f32;
let v73 = &v621_store;
let v74 = *v60;
*v73 = v74;
let v75 = &shared_v73;
let v76 = &(*v75)[v41];
let v77 = *v60;
*v76 = v77;
workgroupBarrier();
let v78 = u32(16);
let v79 = v42 < v78;
if v79 {
let v80 = *v76;
let v81 = v41 + v78;
let v82 = &(*v75)[v81];
let v83 = *v82;
let v84 = max(v80, v83);
*v76 = v84;

}
workgroupBarrier();
let v85 = u32(8);
let v86 = v42 < v85;
if v86 {
let v87 = *v76;
let v88 = v41 + v85;
let v89 = &(*v75)[v88];
let v90 = *v89;
let v91 = max(v87, v90);
*v76 = v91;

}
workgroupBarrier();
let v92 = u32(4);
let v93 = v42 < v92;
if v93 {
let v94 = *v76;
let v95 = v41 + v92;
let v96 = &(*v75)[v95];
let v97 = *v96;
let v98 = max(v94, v97);
*v76 = v98;

}
workgroupBarrier();
let v99 = u32(2);
let v100 = v42 < v99;
if v100 {
let v101 = *v76;
let v102 = v41 + v99;
let v103 = &(*v75)[v102];
let v104 = *v103;
let v105 = max(v101, v104);
*v76 = v105;

}
workgroupBarrier();
let v106 = v42 < v37;
if v106 {
let v107 = *v76;
let v108 = v41 + v37;
let v109 = &(*v75)[v108];
let v110 = *v109;
let v111 = max(v107, v110);
*v76 = v111;

}
workgroupBarrier();
let v112 = v41 - v42;
let v113 = &(*v75)[v112];
let v114 = *v113;
*v73 = v114;
workgroupBarrier();
var<function> v623_store: vec4<f32>;
let v115 = &v623_store;
*v115 = v48;
var<function> v624_store: vec4<f32>;
let v116 = &v624_store;
*v116 = v48;
for(var v117: u32 = v42; v117 < v43; v117 += v33) {
let v118 = v44 + v117;
let v119 = &(*v9)[v118];
let v120 = *v119;
let v121 = *v73;
let v122 = vec4<f32>(v121);
let v123 = v120 - v122;
let v124 = f32(-87.33654022216797);
let v125 = vec4<f32>(v124);
let v126 = f32(88.72283172607422);
let v127 = vec4<f32>(v126);
let v128 = v123 > v127;
let v129 = select(v123, v127, v128);
let v130 = v123 < v125;
let v131 = f32(1.4426950216293335);
let v132 = vec4<f32>(v131);
let v133 = v129 * v132;
let v134 = round(v133);
let v135 = -v134;
let v136 = f32(0.693359375);
let v137 = vec4<f32>(v136);
let v138 = fma(v135, v137, v129);
let v139 = select(v138, v48, v130);
let v140 = f32(-0.00021219444170128554);
let v141 = vec4<f32>(v140);
let v142 = fma(v135, v141, v139);
let v143 = f32(0.0013926250394433737);
let v144 = vec4<f32>(v143);
var<function> v626_store: vec4<f32>;
let v145 = &v626_store;
*v145 = v144;
let v146 = f32(0.00836323294788599);
let v147 = vec4<f32>(v146);
let v148 = *v145;
let v149 = fma(v148, v142, v147);
*v145 = v149;
let v150 = f32(0.04166655242443085);
let v151 = vec4<f32>(v150);
let v152 = *v145;
let v153 = fma(v152, v142, v151);
*v145 = v153;
let v154 = f32(0.16666576266288757);
let v155 = vec4<f32>(v154);
let v156 = *v145;
let v157 = fma(v156, v142, v155);
*v145 = v157;
let v158 = f32(0.5);
let v159 = vec4<f32>(v158);
let v160 = *v145;
let v161 = fma(v160, v142, v159);
*v145 = v161;
let v162 = v142 * v142;
let v163 = *v145;
let v164 = fma(v162, v163, v142);
let v165 = f32(1.0);
let v166 = vec4<f32>(v165);
let v167 = v164 + v166;
*v145 = v167;
let v168 = *v145;
let v169 = bitcast<vec4<i32>>(v168);
let v170 = vec4<i32>(v134);
let v171 = i32(23);
let v172 = vec4<i32>(v171);
let v173 = v170 << vec4<u32>(v172);
let v174 = v169 + v173;
let v175 = bitcast<vec4<f32>>(v174);
let v176 = select(v175, v48, v130);
let v177 = *v115;
let v178 = v177 + v176;
*v115 = v178;
let v179 = v117 * v92;
let v180 = u32(v179);
let v181 = vec4<u32>(v180);
var<function> v627_store: vec4<u32>;
let v182 = &v627_store;
*v182 = v181;
let v183 = *v182;
let v184 = vec4<u32>(v180, v183[1], v183[2], v183[3]);
*v182 = v184;
let v185 = v179 + v37;
let v186 = u32(v185);
let v187 = *v182;
let v188 = vec4<u32>(v187[0], v186, v187[2], v187[3]);
*v182 = v188;
let v189 = v179 + v99;
let v190 = u32(v189);
let v191 = *v182;
let v192 = vec4<u32>(v191[0], v191[1], v190, v191[3]);
*v182 = v192;
let v193 = u32(3);
let v194 = v179 + v193;
let v195 = u32(v194);
let v196 = *v182;
let v197 = vec4<u32>(v196[0], v196[1], v196[2], v195);
*v182 = v197;
let v198 = vec4<u32>(v46);
let v199 = *v182;
let v200 = v199 == v198;
let v201 = select(v48, v123, v200);
let v202 = *v116;
let v203 = v202 + v201;
*v116 = v203;

}
let v204 = *v115;
let v205 = v204[0];
var<function> v628_store: f32;
let v206 = &v628_store;
*v206 = v205;
let v207 = *v115;
let v208 = v207[1];
let v209 = *v206;
let v210 = v209 + v208;
*v206 = v210;
let v211 = *v115;
let v212 = v211[2];
let v213 = *v206;
let v214 = v213 + v212;
*v206 = v214;
let v215 = *v115;
let v216 = v215[3];
let v217 = *v206;
let v218 = v217 + v216;
*v206 = v218;
var<function> v629_store: f32;
let v219 = &v629_store;
let v220 = *v206;
*v219 = v220;
let v221 = &shared_v315;
let v222 = &(*v221)[v41];
let v223 = *v206;
*v222 = v223;
workgroupBarrier();
if v79 {
let v224 = *v222;
let v225 = v41 + v78;
let v226 = &(*v221)[v225];
let v227 = *v226;
let v228 = v224 + v227;
*v222 = v228;

}
workgroupBarrier();
if v86 {
let v229 = *v222;
let v230 = v41 + v85;
let v231 = &(*v221)[v230];
let v232 = *v231;
let v233 = v229 + v232;
*v222 = v233;

}
workgroupBarrier();
if v93 {
let v234 = *v222;
let v235 = v41 + v92;
let v236 = &(*v221)[v235];
let v237 = *v236;
let v238 = v234 + v237;
*v222 = v238;

}
workgroupBarrier();
if v100 {
let v239 = *v222;
let v240 = v41 + v99;
let v241 = &(*v221)[v240];
let v242 = *v241;
let v243 = v239 + v242;
*v222 = v243;

}
workgroupBarrier();
if v106 {
let v244 = *v222;
let v245 = v41 + v37;
let v246 = &(*v221)[v245];
let v247 = *v246;
let v248 = v244 + v247;
*v222 = v248;

}
workgroupBarrier();
let v249 = &(*v221)[v112];
let v250 = *v249;
*v219 = v250;
workgroupBarrier();
let v251 = *v116;
let v252 = v251[0];
var<function> v631_store: f32;
let v253 = &v631_store;
*v253 = v252;
let v254 = *v116;
let v255 = v254[1];
let v256 = *v253;
let v257 = v256 + v255;
*v253 = v257;
let v258 = *v116;
let v259 = v258[2];
let v260 = *v253;
let v261 = v260 + v259;
*v253 = v261;
let v262 = *v116;
let v263 = v262[3];
let v264 = *v253;
let v265 = v264 + v263;
*v253 = v265;
var<function> v632_store: f32;
let v266 = &v632_store;
let v267 = *v253;
*v266 = v267;
let v268 = &shared_v446;
let v269 = &(*v268)[v41];
let v270 = *v253;
*v269 = v270;
workgroupBarrier();
if v79 {
let v271 = *v269;
let v272 = v41 + v78;
let v273 = &(*v268)[v272];
let v274 = *v273;
let v275 = v271 + v274;
*v269 = v275;

}
workgroupBarrier();
if v86 {
let v276 = *v269;
let v277 = v41 + v85;
let v278 = &(*v268)[v277];
let v279 = *v278;
let v280 = v276 + v279;
*v269 = v280;

}
workgroupBarrier();
if v93 {
let v281 = *v269;
let v282 = v41 + v92;
let v283 = &(*v268)[v282];
let v284 = *v283;
let v285 = v281 + v284;
*v269 = v285;

}
workgroupBarrier();
if v100 {
let v286 = *v269;
let v287 = v41 + v99;
let v288 = &(*v268)[v287];
let v289 = *v288;
let v290 = v286 + v289;
*v269 = v290;

}
workgroupBarrier();
if v106 {
let v291 = *v269;
let v292 = v41 + v37;
let v293 = &(*v268)[v292];
let v294 = *v293;
let v295 = v291 + v294;
*v269 = v295;

}
workgroupBarrier();
let v296 = &(*v268)[v112];
let v297 = *v296;
*v266 = v297;
workgroupBarrier();
if v36 {
let v298 = u32(4294967295);
let v299 = v46 != v298;
let v300 = v42 == v10;
if v300 {
let v301 = *v219;
let v302 = f32(1.0);
let v303 = bitcast<u32>(v301);
let v304 = u32(4913933);
let v305 = v303 + v304;
let v306 = u32(23);
let v307 = v305 >> u32(v306);
let v308 = f32(v307);
let v309 = f32(127.0);
let v310 = v308 - v309;
let v311 = u32(8388607);
let v312 = v305 & v311;
let v313 = u32(1060439283);
let v314 = v312 + v313;
let v315 = bitcast<f32>(v314);
let v316 = v315 - v302;
let v317 = v315 + v302;
let v318 = v316 / v317;
let v319 = v318 * v318;
let v320 = f32(0.2222222238779068);
var<function> v634_store: f32;
let v321 = &v634_store;
*v321 = v320;
let v322 = f32(0.2857142984867096);
let v323 = *v321;
let v324 = fma(v323, v319, v322);
*v321 = v324;
let v325 = f32(0.4000000059604645);
let v326 = *v321;
let v327 = fma(v326, v319, v325);
*v321 = v327;
let v328 = f32(0.6666666865348816);
let v329 = *v321;
let v330 = fma(v329, v319, v328);
*v321 = v330;
let v331 = -v316;
let v332 = *v321;
let v333 = fma(v319, v332, v331);
let v334 = f32(-0.00021219444170128554);
let v335 = v310 * v334;
let v336 = fma(v318, v333, v335);
let v337 = f32(0.693359375);
let v338 = v316 + v336;
let v339 = fma(v310, v337, v338);
let v340 = u32(2139095040);
let v341 = v303 < v340;
let v342 = select(v301, v339, v341);
let v343 = *v266;
let v344 = v342 - v343;
let v345 = select(v47, v344, v299);
let v346 = &(*v7)[v39];
*v346 = v345;

}

}
return;

}
