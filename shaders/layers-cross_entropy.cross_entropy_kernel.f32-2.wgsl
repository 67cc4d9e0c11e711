// cross_entropy_kernel in src/layers/cross_entropy.rs, scene f32, cubes of 256 x 1 x 1
// comptime: v: Variant { group: Group { lanes: 32, units: 256, strict: false, }, padded: false, gradient: false, },

var<workgroup> shared_v73: array<f32, 256>;
var<workgroup> shared_v357: array<f32, 256>;
var<workgroup> shared_v490: array<f32, 256>;
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
var<function> v662_store: vec4<f32>;
let v51 = &v662_store;
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
var<function> v664_store: f32;
let v60 = &v664_store;
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
var<function> v665_store: f32;
let v73 = &v665_store;
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
var<function> v667_store: array<vec4<f32>, 1>= array<vec4<f32>, 1>();
let v115 = &v667_store;
let v116 = &(*v115)[v10];
*v116 = v48;
var<function> v668_store: array<vec4<f32>, 1>= array<vec4<f32>, 1>();
let v117 = &v668_store;
let v118 = &(*v117)[v10];
*v118 = v48;
for(var v119: u32 = v42; v119 < v43; v119 += v33) {
let v120 = v44 + v119;
let v121 = &(*v9)[v120];
let v122 = *v121;
let v123 = *v73;
let v124 = vec4<f32>(v123);
let v125 = v122 - v124;
let v126 = f32(-87.33654022216797);
let v127 = vec4<f32>(v126);
let v128 = f32(88.72283172607422);
let v129 = vec4<f32>(v128);
let v130 = v125 > v129;
let v131 = select(v125, v129, v130);
let v132 = v125 < v127;
let v133 = f32(1.4426950216293335);
let v134 = vec4<f32>(v133);
let v135 = v131 * v134;
let v136 = round(v135);
let v137 = -v136;
let v138 = f32(0.693359375);
let v139 = vec4<f32>(v138);
let v140 = fma(v137, v139, v131);
let v141 = select(v140, v48, v132);
let v142 = f32(-0.00021219444170128554);
let v143 = vec4<f32>(v142);
let v144 = fma(v137, v143, v141);
let v145 = f32(0.0013926250394433737);
let v146 = vec4<f32>(v145);
var<function> v670_store: vec4<f32>;
let v147 = &v670_store;
*v147 = v146;
let v148 = f32(0.00836323294788599);
let v149 = vec4<f32>(v148);
let v150 = *v147;
let v151 = fma(v150, v144, v149);
*v147 = v151;
let v152 = f32(0.04166655242443085);
let v153 = vec4<f32>(v152);
let v154 = *v147;
let v155 = fma(v154, v144, v153);
*v147 = v155;
let v156 = f32(0.16666576266288757);
let v157 = vec4<f32>(v156);
let v158 = *v147;
let v159 = fma(v158, v144, v157);
*v147 = v159;
let v160 = f32(0.5);
let v161 = vec4<f32>(v160);
let v162 = *v147;
let v163 = fma(v162, v144, v161);
*v147 = v163;
let v164 = v144 * v144;
let v165 = *v147;
let v166 = fma(v164, v165, v144);
let v167 = f32(1.0);
let v168 = vec4<f32>(v167);
let v169 = v166 + v168;
*v147 = v169;
let v170 = *v147;
let v171 = bitcast<vec4<i32>>(v170);
let v172 = vec4<i32>(v136);
let v173 = i32(23);
let v174 = vec4<i32>(v173);
let v175 = v172 << vec4<u32>(v174);
let v176 = v171 + v175;
let v177 = bitcast<vec4<f32>>(v176);
let v178 = select(v177, v48, v132);
let v179 = *v116;
let v180 = v179 + v178;
*v116 = v180;
let v181 = *v118;
let v182 = v119 * v92;
let v183 = u32(v182);
let v184 = vec4<u32>(v183);
var<function> v671_store: vec4<u32>;
let v185 = &v671_store;
*v185 = v184;
let v186 = *v185;
let v187 = vec4<u32>(v183, v186[1], v186[2], v186[3]);
*v185 = v187;
let v188 = v182 + v37;
let v189 = u32(v188);
let v190 = *v185;
let v191 = vec4<u32>(v190[0], v189, v190[2], v190[3]);
*v185 = v191;
let v192 = v182 + v99;
let v193 = u32(v192);
let v194 = *v185;
let v195 = vec4<u32>(v194[0], v194[1], v193, v194[3]);
*v185 = v195;
let v196 = u32(3);
let v197 = v182 + v196;
let v198 = u32(v197);
let v199 = *v185;
let v200 = vec4<u32>(v199[0], v199[1], v199[2], v198);
*v185 = v200;
let v201 = vec4<u32>(v46);
let v202 = *v185;
let v203 = v202 == v201;
let v204 = select(v48, v125, v203);
let v205 = v181 + v204;
*v118 = v205;

}
let v206 = *v116;
let v207 = v206[0];
var<function> v672_store: f32;
let v208 = &v672_store;
*v208 = v207;
let v209 = v206[1];
let v210 = *v208;
let v211 = v210 + v209;
*v208 = v211;
let v212 = v206[2];
let v213 = *v208;
let v214 = v213 + v212;
*v208 = v214;
let v215 = v206[3];
let v216 = *v208;
let v217 = v216 + v215;
*v208 = v217;
var<function> v673_store: f32;
let v218 = &v673_store;
let v219 = *v208;
*v218 = v219;
let v220 = &shared_v357;
let v221 = &(*v220)[v41];
let v222 = *v208;
*v221 = v222;
workgroupBarrier();
if v79 {
let v223 = *v221;
let v224 = v41 + v78;
let v225 = &(*v220)[v224];
let v226 = *v225;
let v227 = v223 + v226;
*v221 = v227;

}
workgroupBarrier();
if v86 {
let v228 = *v221;
let v229 = v41 + v85;
let v230 = &(*v220)[v229];
let v231 = *v230;
let v232 = v228 + v231;
*v221 = v232;

}
workgroupBarrier();
if v93 {
let v233 = *v221;
let v234 = v41 + v92;
let v235 = &(*v220)[v234];
let v236 = *v235;
let v237 = v233 + v236;
*v221 = v237;

}
workgroupBarrier();
if v100 {
let v238 = *v221;
let v239 = v41 + v99;
let v240 = &(*v220)[v239];
let v241 = *v240;
let v242 = v238 + v241;
*v221 = v242;

}
workgroupBarrier();
if v106 {
let v243 = *v221;
let v244 = v41 + v37;
let v245 = &(*v220)[v244];
let v246 = *v245;
let v247 = v243 + v246;
*v221 = v247;

}
workgroupBarrier();
let v248 = &(*v220)[v112];
let v249 = *v248;
*v218 = v249;
workgroupBarrier();
let v250 = *v118;
let v251 = v250[0];
var<function> v675_store: f32;
let v252 = &v675_store;
*v252 = v251;
let v253 = v250[1];
let v254 = *v252;
let v255 = v254 + v253;
*v252 = v255;
let v256 = v250[2];
let v257 = *v252;
let v258 = v257 + v256;
*v252 = v258;
let v259 = v250[3];
let v260 = *v252;
let v261 = v260 + v259;
*v252 = v261;
var<function> v676_store: f32;
let v262 = &v676_store;
let v263 = *v252;
*v262 = v263;
let v264 = &shared_v490;
let v265 = &(*v264)[v41];
let v266 = *v252;
*v265 = v266;
workgroupBarrier();
if v79 {
let v267 = *v265;
let v268 = v41 + v78;
let v269 = &(*v264)[v268];
let v270 = *v269;
let v271 = v267 + v270;
*v265 = v271;

}
workgroupBarrier();
if v86 {
let v272 = *v265;
let v273 = v41 + v85;
let v274 = &(*v264)[v273];
let v275 = *v274;
let v276 = v272 + v275;
*v265 = v276;

}
workgroupBarrier();
if v93 {
let v277 = *v265;
let v278 = v41 + v92;
let v279 = &(*v264)[v278];
let v280 = *v279;
let v281 = v277 + v280;
*v265 = v281;

}
workgroupBarrier();
if v100 {
let v282 = *v265;
let v283 = v41 + v99;
let v284 = &(*v264)[v283];
let v285 = *v284;
let v286 = v282 + v285;
*v265 = v286;

}
workgroupBarrier();
if v106 {
let v287 = *v265;
let v288 = v41 + v37;
let v289 = &(*v264)[v288];
let v290 = *v289;
let v291 = v287 + v290;
*v265 = v291;

}
workgroupBarrier();
let v292 = &(*v264)[v112];
let v293 = *v292;
*v262 = v293;
workgroupBarrier();
if v36 {
let v294 = u32(4294967295);
let v295 = v46 != v294;
let v296 = v42 == v10;
if v296 {
let v297 = *v218;
let v298 = f32(1.0);
let v299 = bitcast<u32>(v297);
let v300 = u32(4913933);
let v301 = v299 + v300;
let v302 = u32(23);
let v303 = v301 >> u32(v302);
let v304 = f32(v303);
let v305 = f32(127.0);
let v306 = v304 - v305;
let v307 = u32(8388607);
let v308 = v301 & v307;
let v309 = u32(1060439283);
let v310 = v308 + v309;
let v311 = bitcast<f32>(v310);
let v312 = v311 - v298;
let v313 = v311 + v298;
let v314 = v312 / v313;
let v315 = v314 * v314;
let v316 = f32(0.2222222238779068);
var<function> v678_store: f32;
let v317 = &v678_store;
*v317 = v316;
let v318 = f32(0.2857142984867096);
let v319 = *v317;
let v320 = fma(v319, v315, v318);
*v317 = v320;
let v321 = f32(0.4000000059604645);
let v322 = *v317;
let v323 = fma(v322, v315, v321);
*v317 = v323;
let v324 = f32(0.6666666865348816);
let v325 = *v317;
let v326 = fma(v325, v315, v324);
*v317 = v326;
let v327 = f32(-0.00021219444170128554);
let v328 = v306 * v327;
let v329 = -v312;
let v330 = *v317;
let v331 = fma(v315, v330, v329);
let v332 = fma(v314, v331, v328);
let v333 = f32(0.693359375);
let v334 = v312 + v332;
let v335 = fma(v306, v333, v334);
let v336 = u32(2139095040);
let v337 = v299 < v336;
let v338 = select(v297, v335, v337);
let v339 = *v262;
let v340 = v338 - v339;
let v341 = select(v47, v340, v295);
let v342 = &(*v7)[v39];
*v342 = v341;

}

}
return;

}
