// cross_entropy_kernel in src/layers/cross_entropy.rs, scene f32, cubes of 256 x 1 x 1
// comptime: v: Variant { group: Group { lanes: 32, units: 256, }, padded: false, gradient: true, },

var<workgroup> shared_v73: array<f32, 256>;
var<workgroup> shared_v320: array<f32, 256>;
var<workgroup> shared_v451: array<f32, 256>;
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
var<function> v692_store: vec4<f32>;
let v52 = &v692_store;
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
var<function> v694_store: f32;
let v61 = &v694_store;
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
var<function> v695_store: f32;
let v74 = &v695_store;
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
var<function> v697_store: vec4<f32>;
let v116 = &v697_store;
*v116 = v49;
var<function> v698_store: vec4<f32>;
let v117 = &v698_store;
*v117 = v49;
for(var v118: u32 = v43; v118 < v44; v118 += v34) {
let v119 = v45 + v118;
let v120 = &(*v9)[v119];
let v121 = *v120;
let v122 = *v74;
let v123 = vec4<f32>(v122);
let v124 = v121 - v123;
let v125 = f32(-87.33654022216797);
let v126 = vec4<f32>(v125);
let v127 = f32(88.72283172607422);
let v128 = vec4<f32>(v127);
let v129 = v124 > v128;
let v130 = select(v124, v128, v129);
let v131 = v124 < v126;
let v132 = f32(1.4426950216293335);
let v133 = vec4<f32>(v132);
let v134 = v130 * v133;
let v135 = round(v134);
let v136 = -v135;
let v137 = f32(0.693359375);
let v138 = vec4<f32>(v137);
let v139 = fma(v136, v138, v130);
let v140 = select(v139, v49, v131);
let v141 = f32(-0.00021219444170128554);
let v142 = vec4<f32>(v141);
let v143 = fma(v136, v142, v140);
let v144 = f32(0.0013926250394433737);
let v145 = vec4<f32>(v144);
var<function> v700_store: vec4<f32>;
let v146 = &v700_store;
*v146 = v145;
let v147 = f32(0.00836323294788599);
let v148 = vec4<f32>(v147);
let v149 = *v146;
let v150 = fma(v149, v143, v148);
*v146 = v150;
let v151 = f32(0.04166655242443085);
let v152 = vec4<f32>(v151);
let v153 = *v146;
let v154 = fma(v153, v143, v152);
*v146 = v154;
let v155 = f32(0.16666576266288757);
let v156 = vec4<f32>(v155);
let v157 = *v146;
let v158 = fma(v157, v143, v156);
*v146 = v158;
let v159 = f32(0.5);
let v160 = vec4<f32>(v159);
let v161 = *v146;
let v162 = fma(v161, v143, v160);
*v146 = v162;
let v163 = v143 * v143;
let v164 = *v146;
let v165 = fma(v163, v164, v143);
let v166 = f32(1.0);
let v167 = vec4<f32>(v166);
let v168 = v165 + v167;
*v146 = v168;
let v169 = *v146;
let v170 = bitcast<vec4<i32>>(v169);
let v171 = vec4<i32>(v135);
let v172 = i32(23);
let v173 = vec4<i32>(v172);
let v174 = v171 << vec4<u32>(v173);
let v175 = v170 + v174;
let v176 = bitcast<vec4<f32>>(v175);
let v177 = select(v176, v49, v131);
let v178 = *v116;
let v179 = v178 + v177;
*v116 = v179;
let v180 = v118 * v93;
let v181 = u32(v180);
let v182 = vec4<u32>(v181);
var<function> v701_store: vec4<u32>;
let v183 = &v701_store;
*v183 = v182;
let v184 = *v183;
let v185 = vec4<u32>(v181, v184[1], v184[2], v184[3]);
*v183 = v185;
let v186 = v180 + v38;
let v187 = u32(v186);
let v188 = *v183;
let v189 = vec4<u32>(v188[0], v187, v188[2], v188[3]);
*v183 = v189;
let v190 = v180 + v100;
let v191 = u32(v190);
let v192 = *v183;
let v193 = vec4<u32>(v192[0], v192[1], v191, v192[3]);
*v183 = v193;
let v194 = u32(3);
let v195 = v180 + v194;
let v196 = u32(v195);
let v197 = *v183;
let v198 = vec4<u32>(v197[0], v197[1], v197[2], v196);
*v183 = v198;
let v199 = vec4<u32>(v47);
let v200 = *v183;
let v201 = v200 == v199;
let v202 = select(v49, v124, v201);
let v203 = *v117;
let v204 = v203 + v202;
*v117 = v204;
if v37 {
*v120 = v177;

}

}
let v205 = *v116;
let v206 = v205[0];
var<function> v702_store: f32;
let v207 = &v702_store;
*v207 = v206;
let v208 = *v116;
let v209 = v208[1];
let v210 = *v207;
let v211 = v210 + v209;
*v207 = v211;
let v212 = *v116;
let v213 = v212[2];
let v214 = *v207;
let v215 = v214 + v213;
*v207 = v215;
let v216 = *v116;
let v217 = v216[3];
let v218 = *v207;
let v219 = v218 + v217;
*v207 = v219;
var<function> v703_store: f32;
let v220 = &v703_store;
let v221 = *v207;
*v220 = v221;
let v222 = &shared_v320;
let v223 = &(*v222)[v42];
let v224 = *v207;
*v223 = v224;
workgroupBarrier();
if v80 {
let v225 = *v223;
let v226 = v42 + v79;
let v227 = &(*v222)[v226];
let v228 = *v227;
let v229 = v225 + v228;
*v223 = v229;

}
workgroupBarrier();
if v87 {
let v230 = *v223;
let v231 = v42 + v86;
let v232 = &(*v222)[v231];
let v233 = *v232;
let v234 = v230 + v233;
*v223 = v234;

}
workgroupBarrier();
if v94 {
let v235 = *v223;
let v236 = v42 + v93;
let v237 = &(*v222)[v236];
let v238 = *v237;
let v239 = v235 + v238;
*v223 = v239;

}
workgroupBarrier();
if v101 {
let v240 = *v223;
let v241 = v42 + v100;
let v242 = &(*v222)[v241];
let v243 = *v242;
let v244 = v240 + v243;
*v223 = v244;

}
workgroupBarrier();
if v107 {
let v245 = *v223;
let v246 = v42 + v38;
let v247 = &(*v222)[v246];
let v248 = *v247;
let v249 = v245 + v248;
*v223 = v249;

}
workgroupBarrier();
let v250 = &(*v222)[v113];
let v251 = *v250;
*v220 = v251;
workgroupBarrier();
let v252 = *v117;
let v253 = v252[0];
var<function> v705_store: f32;
let v254 = &v705_store;
*v254 = v253;
let v255 = *v117;
let v256 = v255[1];
let v257 = *v254;
let v258 = v257 + v256;
*v254 = v258;
let v259 = *v117;
let v260 = v259[2];
let v261 = *v254;
let v262 = v261 + v260;
*v254 = v262;
let v263 = *v117;
let v264 = v263[3];
let v265 = *v254;
let v266 = v265 + v264;
*v254 = v266;
var<function> v706_store: f32;
let v267 = &v706_store;
let v268 = *v254;
*v267 = v268;
let v269 = &shared_v451;
let v270 = &(*v269)[v42];
let v271 = *v254;
*v270 = v271;
workgroupBarrier();
if v80 {
let v272 = *v270;
let v273 = v42 + v79;
let v274 = &(*v269)[v273];
let v275 = *v274;
let v276 = v272 + v275;
*v270 = v276;

}
workgroupBarrier();
if v87 {
let v277 = *v270;
let v278 = v42 + v86;
let v279 = &(*v269)[v278];
let v280 = *v279;
let v281 = v277 + v280;
*v270 = v281;

}
workgroupBarrier();
if v94 {
let v282 = *v270;
let v283 = v42 + v93;
let v284 = &(*v269)[v283];
let v285 = *v284;
let v286 = v282 + v285;
*v270 = v286;

}
workgroupBarrier();
if v101 {
let v287 = *v270;
let v288 = v42 + v100;
let v289 = &(*v269)[v288];
let v290 = *v289;
let v291 = v287 + v290;
*v270 = v291;

}
workgroupBarrier();
if v107 {
let v292 = *v270;
let v293 = v42 + v38;
let v294 = &(*v269)[v293];
let v295 = *v294;
let v296 = v292 + v295;
*v270 = v296;

}
workgroupBarrier();
let v297 = &(*v269)[v113];
let v298 = *v297;
*v267 = v298;
workgroupBarrier();
if v37 {
let v299 = u32(4294967295);
let v300 = v47 != v299;
let v301 = v43 == v10;
if v301 {
let v302 = *v220;
let v303 = f32(1.0);
let v304 = bitcast<u32>(v302);
let v305 = u32(4913933);
let v306 = v304 + v305;
let v307 = u32(23);
let v308 = v306 >> u32(v307);
let v309 = f32(v308);
let v310 = f32(127.0);
let v311 = v309 - v310;
let v312 = u32(8388607);
let v313 = v306 & v312;
let v314 = u32(1060439283);
let v315 = v313 + v314;
let v316 = bitcast<f32>(v315);
let v317 = v316 - v303;
let v318 = v316 + v303;
let v319 = v317 / v318;
let v320 = v319 * v319;
let v321 = f32(0.2222222238779068);
var<function> v708_store: f32;
let v322 = &v708_store;
*v322 = v321;
let v323 = f32(0.2857142984867096);
let v324 = *v322;
let v325 = fma(v324, v320, v323);
*v322 = v325;
let v326 = f32(0.4000000059604645);
let v327 = *v322;
let v328 = fma(v327, v320, v326);
*v322 = v328;
let v329 = f32(0.6666666865348816);
let v330 = *v322;
let v331 = fma(v330, v320, v329);
*v322 = v331;
let v332 = -v317;
let v333 = *v322;
let v334 = fma(v320, v333, v332);
let v335 = f32(-0.00021219444170128554);
let v336 = v311 * v335;
let v337 = fma(v319, v334, v336);
let v338 = f32(0.693359375);
let v339 = v317 + v337;
let v340 = fma(v311, v338, v339);
let v341 = u32(2139095040);
let v342 = v304 < v341;
let v343 = select(v302, v340, v342);
let v344 = *v267;
let v345 = v343 - v344;
let v346 = select(v48, v345, v300);
let v347 = &(*v7)[v40];
*v347 = v346;

}
if v300 {
let v348 = f32(1.0);
let v349 = *v220;
let v350 = v348 / v349;
let v351 = vec4<f32>(v350);
let v352 = vec4<f32>(v13);
let v353 = vec4<f32>(v348);
for(var v354: u32 = v43; v354 < v44; v354 += v34) {
let v355 = v354 * v93;
let v356 = u32(v355);
let v357 = vec4<u32>(v356);
var<function> v710_store: vec4<u32>;
let v358 = &v710_store;
*v358 = v357;
let v359 = *v358;
let v360 = vec4<u32>(v356, v359[1], v359[2], v359[3]);
*v358 = v360;
let v361 = v355 + v38;
let v362 = u32(v361);
let v363 = *v358;
let v364 = vec4<u32>(v363[0], v362, v363[2], v363[3]);
*v358 = v364;
let v365 = v355 + v100;
let v366 = u32(v365);
let v367 = *v358;
let v368 = vec4<u32>(v367[0], v367[1], v366, v367[3]);
*v358 = v368;
let v369 = u32(3);
let v370 = v355 + v369;
let v371 = u32(v370);
let v372 = *v358;
let v373 = vec4<u32>(v372[0], v372[1], v372[2], v371);
*v358 = v373;
let v374 = vec4<u32>(v47);
let v375 = *v358;
let v376 = v375 == v374;
let v377 = select(v49, v353, v376);
let v378 = v45 + v354;
let v379 = &(*v9)[v378];
let v380 = *v379;
let v381 = -v377;
let v382 = fma(v380, v351, v381);
let v383 = v382 * v352;
*v379 = v383;

}

} else {
for(var v384: u32 = v43; v384 < v44; v384 += v34) {
let v385 = v45 + v384;
let v386 = &(*v9)[v385];
*v386 = v49;

}

}

}
return;

}
