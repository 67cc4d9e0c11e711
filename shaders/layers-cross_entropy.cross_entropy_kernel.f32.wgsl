// cross_entropy_kernel in src/layers/cross_entropy.rs, scene f32, cubes of 256 x 1 x 1
// comptime: v: Variant { group: Group { lanes: 32, units: 256, strict: false, }, padded: false, gradient: true, },

var<workgroup> shared_v73: array<f32, 256>;
var<workgroup> shared_v362: array<f32, 256>;
var<workgroup> shared_v495: array<f32, 256>;
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
let v13 = info_var.scalars_f32[0];
let v14 = v4[2];
let v15 = u32(v14);
let v16 = v5[1];
let v17 = u32(v16);
let v18 = v15 * v17;
let v19 = v5[0];
let v20 = u32(v19);
let v21 = v18 * v20;
let v22 = v4[1];
let v23 = u32(v22);
let v24 = v23 * v20;
let v25 = v21 + v24;
let v26 = v4[0];
let v27 = u32(v26);
let v28 = v25 + v27;
let v29 = u32(256);
let v30 = v28 * v29;
let v31 = v6;
let v32 = u32(v31);
let v33 = v30 + v32;
let v34 = u32(32);
let v35 = v33 / v34;
let v36 = u32(v11);
let v37 = v35 < v36;
let v38 = u32(1);
let v39 = v36 - v38;
let v40 = min(v35, v39);
let v41 = v3[0];
let v42 = u32(v41);
let v43 = v42 % v34;
let v44 = u32(v12);
let v45 = v40 * v44;
let v46 = &(*v8)[v40];
let v47 = *v46;
let v48 = f32(0.0);
let v49 = vec4<f32>(v48);
let v50 = f32(-3.3999999521443642e38);
let v51 = vec4<f32>(v50);
var<function> v736_store: vec4<f32>;
let v52 = &v736_store;
*v52 = v51;
for(var v53: u32 = v43; v53 < v44; v53 += v34) {
let v54 = v45 + v53;
let v55 = &(*v9)[v54];
let v56 = *v55;
let v57 = *v52;
let v58 = max(v57, v56);
*v52 = v58;

}
let v59 = *v52;
let v60 = v59[0];
var<function> v738_store: f32;
let v61 = &v738_store;
*v61 = v60;
let v62 = *v52;
let v63 = v62[1];
let v64 = *v61;
let v65 = max(v64, v63);
*v61 = v65;
let v66 = *v52;
let v67 = v66[2];
let v68 = *v61;
let v69 = max(v68, v67);
*v61 = v69;
let v70 = *v52;
let v71 = v70[3];
let v72 = *v61;
let v73 = max(v72, v71);
*v61 = v73;
var<function> v739_store: f32;
let v74 = &v739_store;
let v75 = *v61;
*v74 = v75;
let v76 = &shared_v73;
let v77 = &(*v76)[v42];
let v78 = *v61;
*v77 = v78;
workgroupBarrier();
let v79 = u32(16);
let v80 = v43 < v79;
if v80 {
let v81 = *v77;
let v82 = v42 + v79;
let v83 = &(*v76)[v82];
let v84 = *v83;
let v85 = max(v81, v84);
*v77 = v85;

}
workgroupBarrier();
let v86 = u32(8);
let v87 = v43 < v86;
if v87 {
let v88 = *v77;
let v89 = v42 + v86;
let v90 = &(*v76)[v89];
let v91 = *v90;
let v92 = max(v88, v91);
*v77 = v92;

}
workgroupBarrier();
let v93 = u32(4);
let v94 = v43 < v93;
if v94 {
let v95 = *v77;
let v96 = v42 + v93;
let v97 = &(*v76)[v96];
let v98 = *v97;
let v99 = max(v95, v98);
*v77 = v99;

}
workgroupBarrier();
let v100 = u32(2);
let v101 = v43 < v100;
if v101 {
let v102 = *v77;
let v103 = v42 + v100;
let v104 = &(*v76)[v103];
let v105 = *v104;
let v106 = max(v102, v105);
*v77 = v106;

}
workgroupBarrier();
let v107 = v43 < v38;
if v107 {
let v108 = *v77;
let v109 = v42 + v38;
let v110 = &(*v76)[v109];
let v111 = *v110;
let v112 = max(v108, v111);
*v77 = v112;

}
workgroupBarrier();
let v113 = v42 - v43;
let v114 = &(*v76)[v113];
let v115 = *v114;
*v74 = v115;
workgroupBarrier();
var<function> v741_store: array<vec4<f32>, 1>= array<vec4<f32>, 1>();
let v116 = &v741_store;
let v117 = &(*v116)[v10];
*v117 = v49;
var<function> v742_store: array<vec4<f32>, 1>= array<vec4<f32>, 1>();
let v118 = &v742_store;
let v119 = &(*v118)[v10];
*v119 = v49;
for(var v120: u32 = v43; v120 < v44; v120 += v34) {
let v121 = v45 + v120;
let v122 = &(*v9)[v121];
let v123 = *v122;
let v124 = *v74;
let v125 = vec4<f32>(v124);
let v126 = v123 - v125;
let v127 = f32(-87.33654022216797);
let v128 = vec4<f32>(v127);
let v129 = f32(88.72283172607422);
let v130 = vec4<f32>(v129);
let v131 = v126 > v130;
let v132 = select(v126, v130, v131);
let v133 = v126 < v128;
let v134 = f32(1.4426950216293335);
let v135 = vec4<f32>(v134);
let v136 = v132 * v135;
let v137 = round(v136);
let v138 = -v137;
let v139 = f32(0.693359375);
let v140 = vec4<f32>(v139);
let v141 = fma(v138, v140, v132);
let v142 = select(v141, v49, v133);
let v143 = f32(-0.00021219444170128554);
let v144 = vec4<f32>(v143);
let v145 = fma(v138, v144, v142);
let v146 = f32(0.0013926250394433737);
let v147 = vec4<f32>(v146);
var<function> v744_store: vec4<f32>;
let v148 = &v744_store;
*v148 = v147;
let v149 = f32(0.00836323294788599);
let v150 = vec4<f32>(v149);
let v151 = *v148;
let v152 = fma(v151, v145, v150);
*v148 = v152;
let v153 = f32(0.04166655242443085);
let v154 = vec4<f32>(v153);
let v155 = *v148;
let v156 = fma(v155, v145, v154);
*v148 = v156;
let v157 = f32(0.16666576266288757);
let v158 = vec4<f32>(v157);
let v159 = *v148;
let v160 = fma(v159, v145, v158);
*v148 = v160;
let v161 = f32(0.5);
let v162 = vec4<f32>(v161);
let v163 = *v148;
let v164 = fma(v163, v145, v162);
*v148 = v164;
let v165 = v145 * v145;
let v166 = *v148;
let v167 = fma(v165, v166, v145);
let v168 = f32(1.0);
let v169 = vec4<f32>(v168);
let v170 = v167 + v169;
*v148 = v170;
let v171 = *v148;
let v172 = bitcast<vec4<i32>>(v171);
let v173 = vec4<i32>(v137);
let v174 = i32(23);
let v175 = vec4<i32>(v174);
let v176 = v173 << vec4<u32>(v175);
let v177 = v172 + v176;
let v178 = bitcast<vec4<f32>>(v177);
let v179 = select(v178, v49, v133);
let v180 = *v117;
let v181 = v180 + v179;
*v117 = v181;
let v182 = *v119;
let v183 = v120 * v93;
let v184 = u32(v183);
let v185 = vec4<u32>(v184);
var<function> v745_store: vec4<u32>;
let v186 = &v745_store;
*v186 = v185;
let v187 = *v186;
let v188 = vec4<u32>(v184, v187[1], v187[2], v187[3]);
*v186 = v188;
let v189 = v183 + v38;
let v190 = u32(v189);
let v191 = *v186;
let v192 = vec4<u32>(v191[0], v190, v191[2], v191[3]);
*v186 = v192;
let v193 = v183 + v100;
let v194 = u32(v193);
let v195 = *v186;
let v196 = vec4<u32>(v195[0], v195[1], v194, v195[3]);
*v186 = v196;
let v197 = u32(3);
let v198 = v183 + v197;
let v199 = u32(v198);
let v200 = *v186;
let v201 = vec4<u32>(v200[0], v200[1], v200[2], v199);
*v186 = v201;
let v202 = vec4<u32>(v47);
let v203 = *v186;
let v204 = v203 == v202;
let v205 = select(v49, v126, v204);
let v206 = v182 + v205;
*v119 = v206;
if v37 {
*v122 = v179;

}

}
let v207 = *v117;
let v208 = v207[0];
var<function> v746_store: f32;
let v209 = &v746_store;
*v209 = v208;
let v210 = v207[1];
let v211 = *v209;
let v212 = v211 + v210;
*v209 = v212;
let v213 = v207[2];
let v214 = *v209;
let v215 = v214 + v213;
*v209 = v215;
let v216 = v207[3];
let v217 = *v209;
let v218 = v217 + v216;
*v209 = v218;
var<function> v747_store: f32;
let v219 = &v747_store;
let v220 = *v209;
*v219 = v220;
let v221 = &shared_v362;
let v222 = &(*v221)[v42];
let v223 = *v209;
*v222 = v223;
workgroupBarrier();
if v80 {
let v224 = *v222;
let v225 = v42 + v79;
let v226 = &(*v221)[v225];
let v227 = *v226;
let v228 = v224 + v227;
*v222 = v228;

}
workgroupBarrier();
if v87 {
let v229 = *v222;
let v230 = v42 + v86;
let v231 = &(*v221)[v230];
let v232 = *v231;
let v233 = v229 + v232;
*v222 = v233;

}
workgroupBarrier();
if v94 {
let v234 = *v222;
let v235 = v42 + v93;
let v236 = &(*v221)[v235];
let v237 = *v236;
let v238 = v234 + v237;
*v222 = v238;

}
workgroupBarrier();
if v101 {
let v239 = *v222;
let v240 = v42 + v100;
let v241 = &(*v221)[v240];
let v242 = *v241;
let v243 = v239 + v242;
*v222 = v243;

}
workgroupBarrier();
if v107 {
let v244 = *v222;
let v245 = v42 + v38;
let v246 = &(*v221)[v245];
let v247 = *v246;
let v248 = v244 + v247;
*v222 = v248;

}
workgroupBarrier();
let v249 = &(*v221)[v113];
let v250 = *v249;
*v219 = v250;
workgroupBarrier();
let v251 = *v119;
let v252 = v251[0];
var<function> v749_store: f32;
let v253 = &v749_store;
*v253 = v252;
let v254 = v251[1];
let v255 = *v253;
let v256 = v255 + v254;
*v253 = v256;
let v257 = v251[2];
let v258 = *v253;
let v259 = v258 + v257;
*v253 = v259;
let v260 = v251[3];
let v261 = *v253;
let v262 = v261 + v260;
*v253 = v262;
var<function> v750_store: f32;
let v263 = &v750_store;
let v264 = *v253;
*v263 = v264;
let v265 = &shared_v495;
let v266 = &(*v265)[v42];
let v267 = *v253;
*v266 = v267;
workgroupBarrier();
if v80 {
let v268 = *v266;
let v269 = v42 + v79;
let v270 = &(*v265)[v269];
let v271 = *v270;
let v272 = v268 + v271;
*v266 = v272;

}
workgroupBarrier();
if v87 {
let v273 = *v266;
let v274 = v42 + v86;
let v275 = &(*v265)[v274];
let v276 = *v275;
let v277 = v273 + v276;
*v266 = v277;

}
workgroupBarrier();
if v94 {
let v278 = *v266;
let v279 = v42 + v93;
let v280 = &(*v265)[v279];
let v281 = *v280;
let v282 = v278 + v281;
*v266 = v282;

}
workgroupBarrier();
if v101 {
let v283 = *v266;
let v284 = v42 + v100;
let v285 = &(*v265)[v284];
let v286 = *v285;
let v287 = v283 + v286;
*v266 = v287;

}
workgroupBarrier();
if v107 {
let v288 = *v266;
let v289 = v42 + v38;
let v290 = &(*v265)[v289];
let v291 = *v290;
let v292 = v288 + v291;
*v266 = v292;

}
workgroupBarrier();
let v293 = &(*v265)[v113];
let v294 = *v293;
*v263 = v294;
workgroupBarrier();
if v37 {
let v295 = u32(4294967295);
let v296 = v47 != v295;
let v297 = v43 == v10;
if v297 {
let v298 = *v219;
let v299 = f32(1.0);
let v300 = bitcast<u32>(v298);
let v301 = u32(4913933);
let v302 = v300 + v301;
let v303 = u32(23);
let v304 = v302 >> u32(v303);
let v305 = f32(v304);
let v306 = f32(127.0);
let v307 = v305 - v306;
let v308 = u32(8388607);
let v309 = v302 & v308;
let v310 = u32(1060439283);
let v311 = v309 + v310;
let v312 = bitcast<f32>(v311);
let v313 = v312 - v299;
let v314 = v312 + v299;
let v315 = v313 / v314;
let v316 = v315 * v315;
let v317 = f32(0.2222222238779068);
var<function> v752_store: f32;
let v318 = &v752_store;
*v318 = v317;
let v319 = f32(0.2857142984867096);
let v320 = *v318;
let v321 = fma(v320, v316, v319);
*v318 = v321;
let v322 = f32(0.4000000059604645);
let v323 = *v318;
let v324 = fma(v323, v316, v322);
*v318 = v324;
let v325 = f32(0.6666666865348816);
let v326 = *v318;
let v327 = fma(v326, v316, v325);
*v318 = v327;
let v328 = f32(-0.00021219444170128554);
let v329 = v307 * v328;
let v330 = -v313;
let v331 = *v318;
let v332 = fma(v316, v331, v330);
let v333 = fma(v315, v332, v329);
let v334 = f32(0.693359375);
let v335 = v313 + v333;
let v336 = fma(v307, v334, v335);
let v337 = u32(2139095040);
let v338 = v300 < v337;
let v339 = select(v298, v336, v338);
let v340 = *v263;
let v341 = v339 - v340;
let v342 = select(v48, v341, v296);
let v343 = &(*v7)[v40];
*v343 = v342;

}
if v296 {
let v344 = f32(1.0);
let v345 = *v219;
let v346 = v344 / v345;
let v347 = vec4<f32>(v346);
let v348 = vec4<f32>(v13);
let v349 = vec4<f32>(v344);
for(var v350: u32 = v43; v350 < v44; v350 += v34) {
let v351 = v350 * v93;
let v352 = u32(v351);
let v353 = vec4<u32>(v352);
var<function> v754_store: vec4<u32>;
let v354 = &v754_store;
*v354 = v353;
let v355 = *v354;
let v356 = vec4<u32>(v352, v355[1], v355[2], v355[3]);
*v354 = v356;
let v357 = v351 + v38;
let v358 = u32(v357);
let v359 = *v354;
let v360 = vec4<u32>(v359[0], v358, v359[2], v359[3]);
*v354 = v360;
let v361 = v351 + v100;
let v362 = u32(v361);
let v363 = *v354;
let v364 = vec4<u32>(v363[0], v363[1], v362, v363[3]);
*v354 = v364;
let v365 = u32(3);
let v366 = v351 + v365;
let v367 = u32(v366);
let v368 = *v354;
let v369 = vec4<u32>(v368[0], v368[1], v368[2], v367);
*v354 = v369;
let v370 = vec4<u32>(v47);
let v371 = *v354;
let v372 = v371 == v370;
let v373 = select(v49, v349, v372);
let v374 = v45 + v350;
let v375 = &(*v9)[v374];
let v376 = *v375;
let v377 = -v373;
let v378 = fma(v376, v347, v377);
let v379 = v378 * v348;
*v375 = v379;

}

} else {
for(var v380: u32 = v43; v380 < v44; v380 += v34) {
let v381 = v45 + v380;
let v382 = &(*v9)[v381];
*v382 = v49;

}

}

}
return;

}
