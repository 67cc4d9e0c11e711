// make_table in src/quantize/tensor_scale.rs, scene nvfp4, cubes of 256 x 1 x 1
// comptime: count: 256, rule: Nv { four_over_six: None, },

@group(0) @binding(2) var<storage, read_write> v0: array<u32>;
@group(0) @binding(1) var<storage, read_write> v1: array<u32>;
@group(0) @binding(0) var<storage, read_write> v2: array<u32>;
struct info_st { static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn make_table(@builtin(workgroup_id) v3: vec3<u32>, @builtin(num_workgroups) v4: vec3<u32>, @builtin(local_invocation_index) v5: u32) {
let v6 = &v0;
let v7 = &v1;
let v8 = &v2;
let v9 = u32(0);
let v10 = v3[2];
let v11 = u32(v10);
let v12 = v4[1];
let v13 = u32(v12);
let v14 = v11 * v13;
let v15 = v4[0];
let v16 = u32(v15);
let v17 = v14 * v16;
let v18 = v3[1];
let v19 = u32(v18);
let v20 = v19 * v16;
let v21 = v17 + v20;
let v22 = v3[0];
let v23 = u32(v22);
let v24 = v21 + v23;
let v25 = u32(256);
let v26 = v24 * v25;
let v27 = v5;
let v28 = u32(v27);
let v29 = v26 + v28;
let v30 = v29 < v25;
if v30 {
let v31 = u32(0);
var<function> v617_store: u32;
let v32 = &v617_store;
*v32 = v31;
let v33 = u32(1);
for(var v34: u32 = v9; v34 < v25; v34 += v33) {
let v35 = &(*v8)[v34];
let v36 = *v35;
let v37 = *v32;
let v38 = max(v37, v36);
*v32 = v38;

}
let v39 = u32(1065353216);
var<function> v619_store: u32;
let v40 = &v619_store;
*v40 = v39;
let v41 = *v32;
let v42 = v41 > v31;
if v42 {
let v43 = u32(8388607);
let v44 = u32(23);
let v45 = u32(8);
let v46 = u32(8388608);
let v47 = u32(11010048);
let v48 = u32(31);
let v49 = i32(150);
let v50 = i32(-12);
let v51 = i32(-149);
let v52 = v41 & v43;
let v53 = v41 >> u32(v44);
let v54 = u32(countLeadingZeros(v52));
let v55 = v54 - v45;
let v56 = v53 > v31;
let v57 = v52 | v46;
let v58 = v55 & v48;
let v59 = v52 << u32(v58);
let v60 = select(v59, v57, v56);
let v61 = i32(v53);
let v62 = v61 - v49;
let v63 = i32(v55);
let v64 = v51 - v63;
let v65 = select(v64, v62, v56);
var<function> v620_store: u32;
let v66 = &v620_store;
*v66 = v47;
var<function> v621_store: u32;
let v67 = &v621_store;
*v67 = v31;
let v68 = u32(27);
let v69 = u32(1);
for(var v70: u32 = v31; v70 < v68; v70 += v69) {
let v71 = *v67;
let v72 = v71 << u32(v69);
*v67 = v72;
let v73 = *v66;
let v74 = v73 >= v60;
if v74 {
let v75 = v73 - v60;
*v66 = v75;
let v76 = *v67;
let v77 = v76 + v69;
*v67 = v77;

}
let v78 = *v66;
let v79 = v78 << u32(v69);
*v66 = v79;

}
let v80 = *v67;
let v81 = v80 << u32(v69);
let v82 = *v66;
let v83 = v82 > v31;
let v84 = u32(v83);
let v85 = v81 | v84;
let v86 = v50 - v65;
let v87 = i32(27);
let v88 = v86 - v87;
let v89 = u32(countLeadingZeros(v85));
let v90 = i32(v89);
let v91 = i32(31);
let v92 = v91 - v90;
let v93 = v92 + v88;
let v94 = i32(127);
let v95 = v93 + v94;
let v96 = i32(23);
let v97 = v92 - v96;
let v98 = v51 - v88;
let v99 = max(v97, v98);
var<function> v623_store: u32;
let v100 = &v623_store;
*v100 = v31;
let v101 = i32(0);
let v102 = v99 <= v101;
if v102 {
let v103 = -v99;
let v104 = min(v103, v91);
let v105 = u32(v104);
let v106 = v85 << u32(v105);
*v100 = v106;

} else {
let v107 = v99 <= v91;
if v107 {
let v108 = u32(v99);
let v109 = v108 - v69;
let v110 = v69 << u32(v109);
let v111 = v85 >> u32(v108);
*v100 = v111;
let v112 = *v100;
let v113 = v112 << u32(v108);
let v114 = v85 - v113;
let v115 = v114 > v110;
let v116 = v114 == v110;
let v117 = v112 & v69;
let v118 = v117 == v69;
let v119 = v116 && v118;
let v120 = v115 || v119;
if v120 {
let v121 = v112 + v69;
*v100 = v121;

}

}

}
var<function> v624_store: u32;
let v122 = &v624_store;
let v123 = *v100;
*v122 = v123;
let v124 = i32(254);
let v125 = v95 > v124;
if v125 {
let v126 = u32(2139095039);
*v122 = v126;

} else {
let v127 = v95 > v101;
if v127 {
let v128 = i32(1);
let v129 = v95 - v128;
let v130 = u32(v129);
let v131 = v130 << u32(v44);
let v132 = *v122;
let v133 = v132 + v131;
*v122 = v133;

}

}
let v134 = v85 == v31;
let v135 = *v122;
let v136 = u32(2139095039);
let v137 = min(v135, v136);
let v138 = select(v137, v31, v134);
*v40 = v138;

}
let v139 = u32(8388607);
let v140 = u32(23);
let v141 = u32(8);
let v142 = u32(8388608);
let v143 = u32(31);
let v144 = i32(127);
let v145 = i32(150);
let v146 = i32(-23);
let v147 = i32(-149);
let v148 = *v40;
let v149 = v148 & v139;
let v150 = v148 >> u32(v140);
let v151 = u32(countLeadingZeros(v149));
let v152 = v151 - v141;
let v153 = v150 > v31;
let v154 = v149 | v142;
let v155 = v152 & v143;
let v156 = v149 << u32(v155);
let v157 = select(v156, v154, v153);
let v158 = i32(v150);
let v159 = v158 - v145;
let v160 = i32(v152);
let v161 = v147 - v160;
let v162 = select(v161, v159, v153);
var<function> v625_store: u32;
let v163 = &v625_store;
*v163 = v142;
var<function> v626_store: u32;
let v164 = &v626_store;
*v164 = v31;
let v165 = u32(27);
let v166 = u32(1);
for(var v167: u32 = v31; v167 < v165; v167 += v166) {
let v168 = *v164;
let v169 = v168 << u32(v166);
*v164 = v169;
let v170 = *v163;
let v171 = v170 >= v157;
if v171 {
let v172 = v170 - v157;
*v163 = v172;
let v173 = *v164;
let v174 = v173 + v166;
*v164 = v174;

}
let v175 = *v163;
let v176 = v175 << u32(v166);
*v163 = v176;

}
let v177 = *v164;
let v178 = v177 << u32(v166);
let v179 = *v163;
let v180 = v179 > v31;
let v181 = u32(v180);
let v182 = v178 | v181;
let v183 = v146 - v162;
let v184 = i32(27);
let v185 = v183 - v184;
let v186 = u32(countLeadingZeros(v182));
let v187 = i32(v186);
let v188 = i32(31);
let v189 = v188 - v187;
let v190 = v189 + v185;
let v191 = v190 + v144;
let v192 = i32(23);
let v193 = v189 - v192;
let v194 = v147 - v185;
let v195 = max(v193, v194);
var<function> v628_store: u32;
let v196 = &v628_store;
*v196 = v31;
let v197 = i32(0);
let v198 = v195 <= v197;
if v198 {
let v199 = -v195;
let v200 = min(v199, v188);
let v201 = u32(v200);
let v202 = v182 << u32(v201);
*v196 = v202;

} else {
let v203 = v195 <= v188;
if v203 {
let v204 = u32(v195);
let v205 = v204 - v166;
let v206 = v166 << u32(v205);
let v207 = v182 >> u32(v204);
*v196 = v207;
let v208 = *v196;
let v209 = v208 << u32(v204);
let v210 = v182 - v209;
let v211 = v210 > v206;
let v212 = v210 == v206;
let v213 = v208 & v166;
let v214 = v213 == v166;
let v215 = v212 && v214;
let v216 = v211 || v215;
if v216 {
let v217 = v208 + v166;
*v196 = v217;

}

}

}
var<function> v629_store: u32;
let v218 = &v629_store;
let v219 = *v196;
*v218 = v219;
let v220 = i32(254);
let v221 = v191 > v220;
if v221 {
let v222 = u32(2139095039);
*v218 = v222;

} else {
let v223 = v191 > v197;
if v223 {
let v224 = i32(1);
let v225 = v191 - v224;
let v226 = u32(v225);
let v227 = v226 << u32(v140);
let v228 = *v218;
let v229 = v228 + v227;
*v218 = v229;

}

}
let v230 = v182 == v31;
let v231 = *v218;
let v232 = u32(2139095039);
let v233 = min(v231, v232);
let v234 = select(v233, v31, v230);
let v235 = u32(v29);
let v236 = u32(3);
let v237 = v235 >> u32(v236);
let v238 = i32(v237);
let v239 = v238 == v197;
let v240 = u32(7);
let v241 = v235 & v240;
let v242 = v241 | v141;
let v243 = select(v242, v241, v239);
let v244 = i32(1);
let v245 = max(v238, v244);
let v246 = i32(10);
let v247 = v245 - v246;
let v248 = v234 & v139;
let v249 = v234 >> u32(v140);
let v250 = u32(countLeadingZeros(v248));
let v251 = v250 - v141;
let v252 = v249 > v31;
let v253 = v248 | v142;
let v254 = v251 & v143;
let v255 = v248 << u32(v254);
let v256 = select(v255, v253, v252);
let v257 = i32(v249);
let v258 = v257 - v145;
let v259 = i32(v251);
let v260 = v147 - v259;
let v261 = select(v260, v258, v252);
let v262 = v243 * v256;
let v263 = v247 + v261;
let v264 = u32(countLeadingZeros(v262));
let v265 = i32(v264);
let v266 = v188 - v265;
let v267 = v266 + v263;
let v268 = v267 + v144;
let v269 = v266 - v192;
let v270 = v147 - v263;
let v271 = max(v269, v270);
var<function> v630_store: u32;
let v272 = &v630_store;
*v272 = v31;
let v273 = v271 <= v197;
if v273 {
let v274 = -v271;
let v275 = min(v274, v188);
let v276 = u32(v275);
let v277 = v262 << u32(v276);
*v272 = v277;

} else {
let v278 = v271 <= v188;
if v278 {
let v279 = u32(v271);
let v280 = v279 - v166;
let v281 = v166 << u32(v280);
let v282 = v262 >> u32(v279);
*v272 = v282;
let v283 = *v272;
let v284 = v283 << u32(v279);
let v285 = v262 - v284;
let v286 = v285 > v281;
let v287 = v285 == v281;
let v288 = v283 & v166;
let v289 = v288 == v166;
let v290 = v287 && v289;
let v291 = v286 || v290;
if v291 {
let v292 = v283 + v166;
*v272 = v292;

}

}

}
var<function> v631_store: u32;
let v293 = &v631_store;
let v294 = *v272;
*v293 = v294;
let v295 = v268 > v220;
if v295 {
*v293 = v232;

} else {
let v296 = v268 > v197;
if v296 {
let v297 = v268 - v244;
let v298 = u32(v297);
let v299 = v298 << u32(v140);
let v300 = *v293;
let v301 = v300 + v299;
*v293 = v301;

}

}
let v302 = v262 == v31;
let v303 = *v293;
let v304 = min(v303, v232);
let v305 = select(v304, v31, v302);
var<function> v632_store: u32;
let v306 = &v632_store;
*v306 = v232;
let v307 = v305 > v31;
if v307 {
let v308 = v305 & v139;
let v309 = v305 >> u32(v140);
let v310 = u32(countLeadingZeros(v308));
let v311 = v310 - v141;
let v312 = v309 > v31;
let v313 = v308 | v142;
let v314 = v311 & v143;
let v315 = v308 << u32(v314);
let v316 = select(v315, v313, v312);
let v317 = i32(v309);
let v318 = v317 - v145;
let v319 = i32(v311);
let v320 = v147 - v319;
let v321 = select(v320, v318, v312);
var<function> v633_store: u32;
let v322 = &v633_store;
*v322 = v142;
var<function> v634_store: u32;
let v323 = &v634_store;
*v323 = v31;
for(var v324: u32 = v31; v324 < v165; v324 += v166) {
let v325 = *v323;
let v326 = v325 << u32(v166);
*v323 = v326;
let v327 = *v322;
let v328 = v327 >= v316;
if v328 {
let v329 = v327 - v316;
*v322 = v329;
let v330 = *v323;
let v331 = v330 + v166;
*v323 = v331;

}
let v332 = *v322;
let v333 = v332 << u32(v166);
*v322 = v333;

}
let v334 = *v323;
let v335 = v334 << u32(v166);
let v336 = *v322;
let v337 = v336 > v31;
let v338 = u32(v337);
let v339 = v335 | v338;
let v340 = v146 - v321;
let v341 = v340 - v184;
let v342 = u32(countLeadingZeros(v339));
let v343 = i32(v342);
let v344 = v188 - v343;
let v345 = v344 + v341;
let v346 = v345 + v144;
let v347 = v344 - v192;
let v348 = v147 - v341;
let v349 = max(v347, v348);
var<function> v636_store: u32;
let v350 = &v636_store;
*v350 = v31;
let v351 = v349 <= v197;
if v351 {
let v352 = -v349;
let v353 = min(v352, v188);
let v354 = u32(v353);
let v355 = v339 << u32(v354);
*v350 = v355;

} else {
let v356 = v349 <= v188;
if v356 {
let v357 = u32(v349);
let v358 = v357 - v166;
let v359 = v166 << u32(v358);
let v360 = v339 >> u32(v357);
*v350 = v360;
let v361 = *v350;
let v362 = v361 << u32(v357);
let v363 = v339 - v362;
let v364 = v363 > v359;
let v365 = v363 == v359;
let v366 = v361 & v166;
let v367 = v366 == v166;
let v368 = v365 && v367;
let v369 = v364 || v368;
if v369 {
let v370 = v361 + v166;
*v350 = v370;

}

}

}
var<function> v637_store: u32;
let v371 = &v637_store;
let v372 = *v350;
*v371 = v372;
let v373 = v346 > v220;
if v373 {
*v371 = v232;

} else {
let v374 = v346 > v197;
if v374 {
let v375 = v346 - v244;
let v376 = u32(v375);
let v377 = v376 << u32(v140);
let v378 = *v371;
let v379 = v378 + v377;
*v371 = v379;

}

}
let v380 = v339 == v31;
let v381 = *v371;
let v382 = min(v381, v232);
let v383 = select(v382, v31, v380);
*v306 = v383;

}
let v384 = &(*v7)[v29];
let v385 = *v306;
*v384 = v385;
let v386 = v29 == v9;
if v386 {
let v387 = *v40;
let v388 = bitcast<f32>(v387);
let v389 = f32(0.1666666716337204);
let v390 = v388 * v389;
let v391 = bitcast<u32>(v390);
let v392 = &(*v7)[v25];
*v392 = v391;
let v393 = u32(257);
let v394 = &(*v7)[v393];
*v394 = v387;
let v395 = u32(258);
let v396 = &(*v7)[v395];
*v396 = v234;
let v397 = u32(259);
let v398 = &(*v7)[v397];
let v399 = *v32;
*v398 = v399;
let v400 = u32(260);
let v401 = &(*v7)[v400];
*v401 = v31;
let v402 = &(*v6)[v9];
*v402 = v399;

}

}
return;

}
