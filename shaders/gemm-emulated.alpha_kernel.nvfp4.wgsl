// alpha_kernel in src/gemm/emulated.rs, scene nvfp4, cubes of 1 x 1 x 1
// comptime: scaled_a: true, scaled_b: true,

@group(0) @binding(2) var<storage, read_write> v0: array<f32>;
@group(0) @binding(1) var<storage, read_write> v1: array<u32>;
@group(0) @binding(0) var<storage, read_write> v2: array<u32>;
struct info_st { scalars_f32: array<f32, 4>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(1, 1, 1)
fn alpha_kernel(@builtin(workgroup_id) v3: vec3<u32>, @builtin(num_workgroups) v4: vec3<u32>) {
let v5 = &v0;
let v6 = &v1;
let v7 = &v2;
let v8 = u32(0);
let v9 = info_var.scalars_f32[0];
let v10 = info_var.scalars_f32[1];
let v11 = info_var.scalars_f32[2];
let v12 = v3[2];
let v13 = u32(v12);
let v14 = v4[1];
let v15 = u32(v14);
let v16 = v13 * v15;
let v17 = v4[0];
let v18 = u32(v17);
let v19 = v16 * v18;
let v20 = v3[1];
let v21 = u32(v20);
let v22 = v21 * v18;
let v23 = v19 + v22;
let v24 = v3[0];
let v25 = u32(v24);
let v26 = v23 + v25;
let v27 = u32(1);
let v28 = u32(0);
let v29 = v26 == v8;
if v29 {
let v30 = f32(1.0);
var<function> v642_store: f32;
let v31 = &v642_store;
*v31 = v30;
var<function> v643_store: f32;
let v32 = &v643_store;
*v32 = v30;
let v33 = &(*v7)[v8];
let v34 = *v33;
let v35 = bitcast<u32>(v9);
let v36 = u32(8388607);
let v37 = v35 & v36;
let v38 = u32(23);
let v39 = v35 >> u32(v38);
let v40 = u32(countLeadingZeros(v37));
let v41 = u32(8);
let v42 = v40 - v41;
let v43 = v39 > v28;
let v44 = u32(8388608);
let v45 = v37 | v44;
let v46 = u32(31);
let v47 = v42 & v46;
let v48 = v37 << u32(v47);
let v49 = select(v48, v45, v43);
let v50 = i32(v39);
let v51 = i32(150);
let v52 = v50 - v51;
let v53 = i32(v42);
let v54 = i32(-149);
let v55 = v54 - v53;
let v56 = select(v55, v52, v43);
let v57 = max(v34, v27);
let v58 = v57 & v36;
let v59 = v57 >> u32(v38);
let v60 = u32(countLeadingZeros(v58));
let v61 = v60 - v41;
let v62 = v59 > v28;
let v63 = v58 | v44;
let v64 = v61 & v46;
let v65 = v58 << u32(v64);
let v66 = select(v65, v63, v62);
let v67 = i32(v59);
let v68 = v67 - v51;
let v69 = i32(v61);
let v70 = v54 - v69;
let v71 = select(v70, v68, v62);
var<function> v644_store: u32;
let v72 = &v644_store;
*v72 = v49;
var<function> v645_store: u32;
let v73 = &v645_store;
*v73 = v28;
let v74 = u32(27);
for(var v75: u32 = v28; v75 < v74; v75 += v27) {
let v76 = *v73;
let v77 = v76 << u32(v27);
*v73 = v77;
let v78 = *v72;
let v79 = v78 >= v66;
if v79 {
let v80 = v78 - v66;
*v72 = v80;
let v81 = *v73;
let v82 = v81 + v27;
*v73 = v82;

}
let v83 = *v72;
let v84 = v83 << u32(v27);
*v72 = v84;

}
let v85 = *v73;
let v86 = v85 << u32(v27);
let v87 = *v72;
let v88 = v87 > v28;
let v89 = u32(v88);
let v90 = v86 | v89;
let v91 = v56 - v71;
let v92 = i32(27);
let v93 = v91 - v92;
let v94 = u32(countLeadingZeros(v90));
let v95 = i32(v94);
let v96 = i32(31);
let v97 = v96 - v95;
let v98 = v97 + v93;
let v99 = i32(127);
let v100 = v98 + v99;
let v101 = i32(23);
let v102 = v97 - v101;
let v103 = v54 - v93;
let v104 = max(v102, v103);
var<function> v647_store: u32;
let v105 = &v647_store;
*v105 = v28;
let v106 = i32(0);
let v107 = v104 <= v106;
if v107 {
let v108 = -v104;
let v109 = min(v108, v96);
let v110 = u32(v109);
let v111 = v90 << u32(v110);
*v105 = v111;

} else {
let v112 = v104 <= v96;
if v112 {
let v113 = u32(v104);
let v114 = v113 - v27;
let v115 = v27 << u32(v114);
let v116 = v90 >> u32(v113);
*v105 = v116;
let v117 = *v105;
let v118 = v117 << u32(v113);
let v119 = v90 - v118;
let v120 = v119 > v115;
let v121 = v119 == v115;
let v122 = v117 & v27;
let v123 = v122 == v27;
let v124 = v121 && v123;
let v125 = v120 || v124;
if v125 {
let v126 = v117 + v27;
*v105 = v126;

}

}

}
var<function> v648_store: u32;
let v127 = &v648_store;
let v128 = *v105;
*v127 = v128;
let v129 = i32(254);
let v130 = v100 > v129;
if v130 {
let v131 = u32(2139095039);
*v127 = v131;

} else {
let v132 = v100 > v106;
if v132 {
let v133 = i32(1);
let v134 = v100 - v133;
let v135 = u32(v134);
let v136 = v135 << u32(v38);
let v137 = *v127;
let v138 = v137 + v136;
*v127 = v138;

}

}
let v139 = v90 == v28;
let v140 = *v127;
let v141 = u32(2139095039);
let v142 = min(v140, v141);
let v143 = select(v142, v28, v139);
let v144 = i32(-23);
let v145 = v143 & v36;
let v146 = v143 >> u32(v38);
let v147 = u32(countLeadingZeros(v145));
let v148 = v147 - v41;
let v149 = v146 > v28;
let v150 = v145 | v44;
let v151 = v148 & v46;
let v152 = v145 << u32(v151);
let v153 = select(v152, v150, v149);
let v154 = i32(v146);
let v155 = v154 - v51;
let v156 = i32(v148);
let v157 = v54 - v156;
let v158 = select(v157, v155, v149);
var<function> v649_store: u32;
let v159 = &v649_store;
*v159 = v44;
var<function> v650_store: u32;
let v160 = &v650_store;
*v160 = v28;
for(var v161: u32 = v28; v161 < v74; v161 += v27) {
let v162 = *v160;
let v163 = v162 << u32(v27);
*v160 = v163;
let v164 = *v159;
let v165 = v164 >= v153;
if v165 {
let v166 = v164 - v153;
*v159 = v166;
let v167 = *v160;
let v168 = v167 + v27;
*v160 = v168;

}
let v169 = *v159;
let v170 = v169 << u32(v27);
*v159 = v170;

}
let v171 = *v160;
let v172 = v171 << u32(v27);
let v173 = *v159;
let v174 = v173 > v28;
let v175 = u32(v174);
let v176 = v172 | v175;
let v177 = v144 - v158;
let v178 = v177 - v92;
let v179 = u32(countLeadingZeros(v176));
let v180 = i32(v179);
let v181 = v96 - v180;
let v182 = v181 + v178;
let v183 = v182 + v99;
let v184 = v181 - v101;
let v185 = v54 - v178;
let v186 = max(v184, v185);
var<function> v652_store: u32;
let v187 = &v652_store;
*v187 = v28;
let v188 = v186 <= v106;
if v188 {
let v189 = -v186;
let v190 = min(v189, v96);
let v191 = u32(v190);
let v192 = v176 << u32(v191);
*v187 = v192;

} else {
let v193 = v186 <= v96;
if v193 {
let v194 = u32(v186);
let v195 = v194 - v27;
let v196 = v27 << u32(v195);
let v197 = v176 >> u32(v194);
*v187 = v197;
let v198 = *v187;
let v199 = v198 << u32(v194);
let v200 = v176 - v199;
let v201 = v200 > v196;
let v202 = v200 == v196;
let v203 = v198 & v27;
let v204 = v203 == v27;
let v205 = v202 && v204;
let v206 = v201 || v205;
if v206 {
let v207 = v198 + v27;
*v187 = v207;

}

}

}
var<function> v653_store: u32;
let v208 = &v653_store;
let v209 = *v187;
*v208 = v209;
let v210 = v183 > v129;
if v210 {
*v208 = v141;

} else {
let v211 = v183 > v106;
if v211 {
let v212 = i32(1);
let v213 = v183 - v212;
let v214 = u32(v213);
let v215 = v214 << u32(v38);
let v216 = *v208;
let v217 = v216 + v215;
*v208 = v217;

}

}
let v218 = v176 == v28;
let v219 = *v208;
let v220 = min(v219, v141);
let v221 = select(v220, v28, v218);
let v222 = v34 == v28;
let v223 = bitcast<f32>(v221);
let v224 = select(v223, v30, v222);
*v31 = v224;
let v225 = &(*v6)[v8];
let v226 = *v225;
let v227 = bitcast<u32>(v10);
let v228 = v227 & v36;
let v229 = v227 >> u32(v38);
let v230 = u32(countLeadingZeros(v228));
let v231 = v230 - v41;
let v232 = v229 > v28;
let v233 = v228 | v44;
let v234 = v231 & v46;
let v235 = v228 << u32(v234);
let v236 = select(v235, v233, v232);
let v237 = i32(v229);
let v238 = v237 - v51;
let v239 = i32(v231);
let v240 = v54 - v239;
let v241 = select(v240, v238, v232);
let v242 = max(v226, v27);
let v243 = v242 & v36;
let v244 = v242 >> u32(v38);
let v245 = u32(countLeadingZeros(v243));
let v246 = v245 - v41;
let v247 = v244 > v28;
let v248 = v243 | v44;
let v249 = v246 & v46;
let v250 = v243 << u32(v249);
let v251 = select(v250, v248, v247);
let v252 = i32(v244);
let v253 = v252 - v51;
let v254 = i32(v246);
let v255 = v54 - v254;
let v256 = select(v255, v253, v247);
var<function> v654_store: u32;
let v257 = &v654_store;
*v257 = v236;
var<function> v655_store: u32;
let v258 = &v655_store;
*v258 = v28;
for(var v259: u32 = v28; v259 < v74; v259 += v27) {
let v260 = *v258;
let v261 = v260 << u32(v27);
*v258 = v261;
let v262 = *v257;
let v263 = v262 >= v251;
if v263 {
let v264 = v262 - v251;
*v257 = v264;
let v265 = *v258;
let v266 = v265 + v27;
*v258 = v266;

}
let v267 = *v257;
let v268 = v267 << u32(v27);
*v257 = v268;

}
let v269 = *v258;
let v270 = v269 << u32(v27);
let v271 = *v257;
let v272 = v271 > v28;
let v273 = u32(v272);
let v274 = v270 | v273;
let v275 = v241 - v256;
let v276 = v275 - v92;
let v277 = u32(countLeadingZeros(v274));
let v278 = i32(v277);
let v279 = v96 - v278;
let v280 = v279 + v276;
let v281 = v280 + v99;
let v282 = v279 - v101;
let v283 = v54 - v276;
let v284 = max(v282, v283);
var<function> v657_store: u32;
let v285 = &v657_store;
*v285 = v28;
let v286 = v284 <= v106;
if v286 {
let v287 = -v284;
let v288 = min(v287, v96);
let v289 = u32(v288);
let v290 = v274 << u32(v289);
*v285 = v290;

} else {
let v291 = v284 <= v96;
if v291 {
let v292 = u32(v284);
let v293 = v292 - v27;
let v294 = v27 << u32(v293);
let v295 = v274 >> u32(v292);
*v285 = v295;
let v296 = *v285;
let v297 = v296 << u32(v292);
let v298 = v274 - v297;
let v299 = v298 > v294;
let v300 = v298 == v294;
let v301 = v296 & v27;
let v302 = v301 == v27;
let v303 = v300 && v302;
let v304 = v299 || v303;
if v304 {
let v305 = v296 + v27;
*v285 = v305;

}

}

}
var<function> v658_store: u32;
let v306 = &v658_store;
let v307 = *v285;
*v306 = v307;
let v308 = v281 > v129;
if v308 {
*v306 = v141;

} else {
let v309 = v281 > v106;
if v309 {
let v310 = i32(1);
let v311 = v281 - v310;
let v312 = u32(v311);
let v313 = v312 << u32(v38);
let v314 = *v306;
let v315 = v314 + v313;
*v306 = v315;

}

}
let v316 = v274 == v28;
let v317 = *v306;
let v318 = min(v317, v141);
let v319 = select(v318, v28, v316);
let v320 = v319 & v36;
let v321 = v319 >> u32(v38);
let v322 = u32(countLeadingZeros(v320));
let v323 = v322 - v41;
let v324 = v321 > v28;
let v325 = v320 | v44;
let v326 = v323 & v46;
let v327 = v320 << u32(v326);
let v328 = select(v327, v325, v324);
let v329 = i32(v321);
let v330 = v329 - v51;
let v331 = i32(v323);
let v332 = v54 - v331;
let v333 = select(v332, v330, v324);
var<function> v659_store: u32;
let v334 = &v659_store;
*v334 = v44;
var<function> v660_store: u32;
let v335 = &v660_store;
*v335 = v28;
for(var v336: u32 = v28; v336 < v74; v336 += v27) {
let v337 = *v335;
let v338 = v337 << u32(v27);
*v335 = v338;
let v339 = *v334;
let v340 = v339 >= v328;
if v340 {
let v341 = v339 - v328;
*v334 = v341;
let v342 = *v335;
let v343 = v342 + v27;
*v335 = v343;

}
let v344 = *v334;
let v345 = v344 << u32(v27);
*v334 = v345;

}
let v346 = *v335;
let v347 = v346 << u32(v27);
let v348 = *v334;
let v349 = v348 > v28;
let v350 = u32(v349);
let v351 = v347 | v350;
let v352 = v144 - v333;
let v353 = v352 - v92;
let v354 = u32(countLeadingZeros(v351));
let v355 = i32(v354);
let v356 = v96 - v355;
let v357 = v356 + v353;
let v358 = v357 + v99;
let v359 = v356 - v101;
let v360 = v54 - v353;
let v361 = max(v359, v360);
var<function> v662_store: u32;
let v362 = &v662_store;
*v362 = v28;
let v363 = v361 <= v106;
if v363 {
let v364 = -v361;
let v365 = min(v364, v96);
let v366 = u32(v365);
let v367 = v351 << u32(v366);
*v362 = v367;

} else {
let v368 = v361 <= v96;
if v368 {
let v369 = u32(v361);
let v370 = v369 - v27;
let v371 = v27 << u32(v370);
let v372 = v351 >> u32(v369);
*v362 = v372;
let v373 = *v362;
let v374 = v373 << u32(v369);
let v375 = v351 - v374;
let v376 = v375 > v371;
let v377 = v375 == v371;
let v378 = v373 & v27;
let v379 = v378 == v27;
let v380 = v377 && v379;
let v381 = v376 || v380;
if v381 {
let v382 = v373 + v27;
*v362 = v382;

}

}

}
var<function> v663_store: u32;
let v383 = &v663_store;
let v384 = *v362;
*v383 = v384;
let v385 = v358 > v129;
if v385 {
*v383 = v141;

} else {
let v386 = v358 > v106;
if v386 {
let v387 = i32(1);
let v388 = v358 - v387;
let v389 = u32(v388);
let v390 = v389 << u32(v38);
let v391 = *v383;
let v392 = v391 + v390;
*v383 = v392;

}

}
let v393 = v351 == v28;
let v394 = *v383;
let v395 = min(v394, v141);
let v396 = select(v395, v28, v393);
let v397 = v226 == v28;
let v398 = bitcast<f32>(v396);
let v399 = select(v398, v30, v397);
*v32 = v399;
let v400 = *v31;
let v401 = *v32;
let v402 = v400 * v401;
let v403 = v402 * v11;
let v404 = &(*v5)[v8];
*v404 = v403;

}
return;

}
