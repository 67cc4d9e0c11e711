// chunk_sum_kernel in src/layers/reduce.rs, scene f32, cubes of 256 x 1 x 1
// comptime: squares: false, strict: false,

@group(0) @binding(1) var<storage, read_write> v0: array<f32>;
@group(0) @binding(0) var<storage, read_write> v1: array<f32>;
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
let v30 = u32(4096);
let v31 = v29 * v30;
let v32 = u32(v9);
let v33 = u32(1);
let v34 = v31 < v32;
if v34 {
var<function> v989_store: array<f32, 16>= array<f32, 16>();
let v35 = &v989_store;
let v36 = u32(16);
let v37 = f32(0.0);
let v38 = &(*v35)[v7];
*v38 = v37;
let v39 = &(*v35)[v33];
*v39 = v37;
let v40 = u32(2);
let v41 = &(*v35)[v40];
*v41 = v37;
let v42 = u32(3);
let v43 = &(*v35)[v42];
*v43 = v37;
let v44 = u32(4);
let v45 = &(*v35)[v44];
*v45 = v37;
let v46 = u32(5);
let v47 = &(*v35)[v46];
*v47 = v37;
let v48 = u32(6);
let v49 = &(*v35)[v48];
*v49 = v37;
let v50 = u32(7);
let v51 = &(*v35)[v50];
*v51 = v37;
let v52 = u32(8);
let v53 = &(*v35)[v52];
*v53 = v37;
let v54 = u32(9);
let v55 = &(*v35)[v54];
*v55 = v37;
let v56 = u32(10);
let v57 = &(*v35)[v56];
*v57 = v37;
let v58 = u32(11);
let v59 = &(*v35)[v58];
*v59 = v37;
let v60 = u32(12);
let v61 = &(*v35)[v60];
*v61 = v37;
let v62 = u32(13);
let v63 = &(*v35)[v62];
*v63 = v37;
let v64 = u32(14);
let v65 = &(*v35)[v64];
*v65 = v37;
let v66 = u32(15);
let v67 = &(*v35)[v66];
*v67 = v37;
let v68 = v32 - v31;
let v69 = min(v68, v30);
let v70 = v69 / v36;
for(var v71: u32 = v7; v71 < v70; v71 += v33) {
let v72 = v71 * v36;
let v73 = v31 + v72;
let v74 = &(*v6)[v73];
let v75 = *v74;
let v76 = *v38;
let v77 = v76 + v75;
*v38 = v77;
let v78 = v73 + v33;
let v79 = &(*v6)[v78];
let v80 = *v79;
let v81 = *v39;
let v82 = v81 + v80;
*v39 = v82;
let v83 = v73 + v40;
let v84 = &(*v6)[v83];
let v85 = *v84;
let v86 = *v41;
let v87 = v86 + v85;
*v41 = v87;
let v88 = v73 + v42;
let v89 = &(*v6)[v88];
let v90 = *v89;
let v91 = *v43;
let v92 = v91 + v90;
*v43 = v92;
let v93 = v73 + v44;
let v94 = &(*v6)[v93];
let v95 = *v94;
let v96 = *v45;
let v97 = v96 + v95;
*v45 = v97;
let v98 = v73 + v46;
let v99 = &(*v6)[v98];
let v100 = *v99;
let v101 = *v47;
let v102 = v101 + v100;
*v47 = v102;
let v103 = v73 + v48;
let v104 = &(*v6)[v103];
let v105 = *v104;
let v106 = *v49;
let v107 = v106 + v105;
*v49 = v107;
let v108 = v73 + v50;
let v109 = &(*v6)[v108];
let v110 = *v109;
let v111 = *v51;
let v112 = v111 + v110;
*v51 = v112;
let v113 = v73 + v52;
let v114 = &(*v6)[v113];
let v115 = *v114;
let v116 = *v53;
let v117 = v116 + v115;
*v53 = v117;
let v118 = v73 + v54;
let v119 = &(*v6)[v118];
let v120 = *v119;
let v121 = *v55;
let v122 = v121 + v120;
*v55 = v122;
let v123 = v73 + v56;
let v124 = &(*v6)[v123];
let v125 = *v124;
let v126 = *v57;
let v127 = v126 + v125;
*v57 = v127;
let v128 = v73 + v58;
let v129 = &(*v6)[v128];
let v130 = *v129;
let v131 = *v59;
let v132 = v131 + v130;
*v59 = v132;
let v133 = v73 + v60;
let v134 = &(*v6)[v133];
let v135 = *v134;
let v136 = *v61;
let v137 = v136 + v135;
*v61 = v137;
let v138 = v73 + v62;
let v139 = &(*v6)[v138];
let v140 = *v139;
let v141 = *v63;
let v142 = v141 + v140;
*v63 = v142;
let v143 = v73 + v64;
let v144 = &(*v6)[v143];
let v145 = *v144;
let v146 = *v65;
let v147 = v146 + v145;
*v65 = v147;
let v148 = v73 + v66;
let v149 = &(*v6)[v148];
let v150 = *v149;
let v151 = *v67;
let v152 = v151 + v150;
*v67 = v152;

}
let v153 = v70 * v36;
let v154 = v153 < v69;
if v154 {
let v155 = v31 + v153;
let v156 = &(*v6)[v155];
let v157 = *v156;
let v158 = *v38;
let v159 = v158 + v157;
*v38 = v159;

}
let v160 = v153 + v33;
let v161 = v160 < v69;
if v161 {
let v162 = v31 + v153;
let v163 = v162 + v33;
let v164 = &(*v6)[v163];
let v165 = *v164;
let v166 = *v39;
let v167 = v166 + v165;
*v39 = v167;

}
let v168 = v153 + v40;
let v169 = v168 < v69;
if v169 {
let v170 = v31 + v153;
let v171 = v170 + v40;
let v172 = &(*v6)[v171];
let v173 = *v172;
let v174 = *v41;
let v175 = v174 + v173;
*v41 = v175;

}
let v176 = v153 + v42;
let v177 = v176 < v69;
if v177 {
let v178 = v31 + v153;
let v179 = v178 + v42;
let v180 = &(*v6)[v179];
let v181 = *v180;
let v182 = *v43;
let v183 = v182 + v181;
*v43 = v183;

}
let v184 = v153 + v44;
let v185 = v184 < v69;
if v185 {
let v186 = v31 + v153;
let v187 = v186 + v44;
let v188 = &(*v6)[v187];
let v189 = *v188;
let v190 = *v45;
let v191 = v190 + v189;
*v45 = v191;

}
let v192 = v153 + v46;
let v193 = v192 < v69;
if v193 {
let v194 = v31 + v153;
let v195 = v194 + v46;
let v196 = &(*v6)[v195];
let v197 = *v196;
let v198 = *v47;
let v199 = v198 + v197;
*v47 = v199;

}
let v200 = v153 + v48;
let v201 = v200 < v69;
if v201 {
let v202 = v31 + v153;
let v203 = v202 + v48;
let v204 = &(*v6)[v203];
let v205 = *v204;
let v206 = *v49;
let v207 = v206 + v205;
*v49 = v207;

}
let v208 = v153 + v50;
let v209 = v208 < v69;
if v209 {
let v210 = v31 + v153;
let v211 = v210 + v50;
let v212 = &(*v6)[v211];
let v213 = *v212;
let v214 = *v51;
let v215 = v214 + v213;
*v51 = v215;

}
let v216 = v153 + v52;
let v217 = v216 < v69;
if v217 {
let v218 = v31 + v153;
let v219 = v218 + v52;
let v220 = &(*v6)[v219];
let v221 = *v220;
let v222 = *v53;
let v223 = v222 + v221;
*v53 = v223;

}
let v224 = v153 + v54;
let v225 = v224 < v69;
if v225 {
let v226 = v31 + v153;
let v227 = v226 + v54;
let v228 = &(*v6)[v227];
let v229 = *v228;
let v230 = *v55;
let v231 = v230 + v229;
*v55 = v231;

}
let v232 = v153 + v56;
let v233 = v232 < v69;
if v233 {
let v234 = v31 + v153;
let v235 = v234 + v56;
let v236 = &(*v6)[v235];
let v237 = *v236;
let v238 = *v57;
let v239 = v238 + v237;
*v57 = v239;

}
let v240 = v153 + v58;
let v241 = v240 < v69;
if v241 {
let v242 = v31 + v153;
let v243 = v242 + v58;
let v244 = &(*v6)[v243];
let v245 = *v244;
let v246 = *v59;
let v247 = v246 + v245;
*v59 = v247;

}
let v248 = v153 + v60;
let v249 = v248 < v69;
if v249 {
let v250 = v31 + v153;
let v251 = v250 + v60;
let v252 = &(*v6)[v251];
let v253 = *v252;
let v254 = *v61;
let v255 = v254 + v253;
*v61 = v255;

}
let v256 = v153 + v62;
let v257 = v256 < v69;
if v257 {
let v258 = v31 + v153;
let v259 = v258 + v62;
let v260 = &(*v6)[v259];
let v261 = *v260;
let v262 = *v63;
let v263 = v262 + v261;
*v63 = v263;

}
let v264 = v153 + v64;
let v265 = v264 < v69;
if v265 {
let v266 = v31 + v153;
let v267 = v266 + v64;
let v268 = &(*v6)[v267];
let v269 = *v268;
let v270 = *v65;
let v271 = v270 + v269;
*v65 = v271;

}
let v272 = v153 + v66;
let v273 = v272 < v69;
if v273 {
let v274 = v31 + v153;
let v275 = v274 + v66;
let v276 = &(*v6)[v275];
let v277 = *v276;
let v278 = *v67;
let v279 = v278 + v277;
*v67 = v279;

}
var<function> v991_store: f32;
let v280 = &v991_store;
*v280 = v37;
let v281 = *v38;
let v282 = *v280;
let v283 = v282 + v281;
*v280 = v283;
let v284 = *v39;
let v285 = *v280;
let v286 = v285 + v284;
*v280 = v286;
let v287 = *v41;
let v288 = *v280;
let v289 = v288 + v287;
*v280 = v289;
let v290 = *v43;
let v291 = *v280;
let v292 = v291 + v290;
*v280 = v292;
let v293 = *v45;
let v294 = *v280;
let v295 = v294 + v293;
*v280 = v295;
let v296 = *v47;
let v297 = *v280;
let v298 = v297 + v296;
*v280 = v298;
let v299 = *v49;
let v300 = *v280;
let v301 = v300 + v299;
*v280 = v301;
let v302 = *v51;
let v303 = *v280;
let v304 = v303 + v302;
*v280 = v304;
let v305 = *v53;
let v306 = *v280;
let v307 = v306 + v305;
*v280 = v307;
let v308 = *v55;
let v309 = *v280;
let v310 = v309 + v308;
*v280 = v310;
let v311 = *v57;
let v312 = *v280;
let v313 = v312 + v311;
*v280 = v313;
let v314 = *v59;
let v315 = *v280;
let v316 = v315 + v314;
*v280 = v316;
let v317 = *v61;
let v318 = *v280;
let v319 = v318 + v317;
*v280 = v319;
let v320 = *v63;
let v321 = *v280;
let v322 = v321 + v320;
*v280 = v322;
let v323 = *v65;
let v324 = *v280;
let v325 = v324 + v323;
*v280 = v325;
let v326 = *v67;
let v327 = *v280;
let v328 = v327 + v326;
*v280 = v328;
let v329 = *v280;
let v330 = v329 * v8;
let v331 = &(*v5)[v29];
*v331 = v330;

}
return;

}
