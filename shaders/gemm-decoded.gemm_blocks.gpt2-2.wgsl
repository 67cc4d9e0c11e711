// gemm_blocks in src/gemm/decoded.rs, scene gpt2, cubes of 128 x 1 x 1
// comptime: t: DenseTile { tm: 2, tn: 1, vector: 4, lanes: 16, workers: 8, }, block: 32, scales: Mx, has_alpha: false, accumulate: true,

@group(0) @binding(7) var<storage, read_write> v29: array<vec4<f32>>;
@group(0) @binding(6) var<storage, read_write> v25: array<f32>;
@group(0) @binding(5) var<storage, read_write> v21: array<u32>;
@group(0) @binding(4) var<storage, read_write> v17: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read_write> v13: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> v9: array<u32>;
@group(0) @binding(1) var<storage, read_write> v5: array<u32>;
@group(0) @binding(0) var<storage, read_write> v1: array<f32>;
struct info_st { scalars_u32: array<u32, 4>, static_meta: array<u32, 8> }
@group(0) @binding(8) var<storage, read> info_var: info_st;
@compute @workgroup_size(128, 1, 1)
fn gemm_blocks(@builtin(local_invocation_id) v551: vec3<u32>, @builtin(workgroup_id) v554: vec3<u32>) {
let v576 = &v29;
let v577 = &v25;
let v578 = &v21;
let v579 = &v17;
let v580 = &v13;
let v581 = &v9;
let v582 = &v5;
let v583 = &v1;
let v3 = u32(0);
let v33 = info_var.scalars_u32[0];
let v34 = info_var.scalars_u32[1];
let v35 = info_var.scalars_u32[2];
let v36 = info_var.scalars_u32[3];
let v37 = u32(v35);
let v38 = u32(v33);
let v552 = v551[0];
let v40 = u32(v552);
let v41 = u32(16);
let v42 = v40 % v41;
let v46 = v40 / v41;
let v555 = v554[0];
let v48 = u32(v555);
let v49 = u32(8);
let v50 = v48 * v49;
let v51 = v50 + v46;
let v52 = u32(2);
let v53 = v51 * v52;
let v556 = v554[1];
let v55 = u32(v556);
let v56 = v53 < v38;
if v56 {
var<function> v536_store: array<vec4<f32>, 2>= array<vec4<f32>, 2>();
let v536 = &v536_store;
var<function> v537_store: array<vec4<f32>, 2>= array<vec4<f32>, 2>();
let v537 = &v537_store;
let v65 = f32(0.0);
let v66 = vec4<f32>(v65);
let v71 = &(*v536)[v3];
*v71 = v66;
let v76 = u32(1);
let v78 = &(*v536)[v76];
*v78 = v66;
let v79 = u32(32);
let v80 = v37 / v79;
for(var v83: u32 = v3; v83 < v80; v83 += v76) {
let v91 = &(*v537)[v3];
*v91 = v66;
let v98 = &(*v537)[v76];
*v98 = v66;
let v99 = v55 * v37;
let v101 = v83 * v79;
let v102 = v99 + v101;
let v104 = v102 * v41;
let v105 = v104 + v42;
for(var v109: u32 = v3; v109 < v79; v109 += v76) {
var<function> v540_store: array<vec4<f32>, 1>= array<vec4<f32>, 1>();
let v540 = &v540_store;
let v116 = v109 * v41;
let v117 = v105 + v116;
let v123 = &(*v580)[v117];
let v124 = *v123;
let v129 = &(*v540)[v3];
*v129 = v124;
let v133 = v38 - v76;
let v134 = min(v53, v133);
let v135 = v134 * v37;
let v138 = v135 + v101;
let v139 = v138 + v109;
let v143 = &(*v583)[v139];
let v144 = *v143;
let v145 = vec4<f32>(v144);
let v151 = *v129;
let v157 = *v91;
let v158 = fma(v145, v151, v157);
*v91 = v158;
let v165 = v53 + v76;
let v168 = min(v165, v133);
let v169 = v168 * v37;
let v172 = v169 + v101;
let v173 = v172 + v109;
let v177 = &(*v583)[v173];
let v178 = *v177;
let v179 = vec4<f32>(v178);
let v185 = *v129;
let v191 = *v98;
let v192 = fma(v179, v185, v191);
*v98 = v192;

}
let v199 = v53 / v52;
let v200 = v199 * v80;
let v201 = v200 + v83;
let v202 = v55 * v80;
let v203 = v202 + v83;
let v204 = true;
var<function> v541_store: bool;
let v541 = &v541_store;
*v541 = v204;
let v210 = &(*v581)[v201];
let v211 = *v210;
let v215 = &(*v578)[v203];
let v216 = *v215;
let v217 = u32(65535);
let v218 = v211 & v217;
let v220 = v216 & v217;
let v221 = v218 + v220;
let v222 = u32(16);
let v223 = v211 >> u32(v222);
let v225 = v216 >> u32(v222);
let v226 = v223 + v225;
let v231 = min(v218, v220);
let v232 = u32(1);
let v233 = v231 >= v232;
var<function> v542_store: bool;
let v542 = &v542_store;
if v233 {
let v238 = max(v223, v225);
let v239 = u32(254);
let v240 = v238 <= v239;
*v542 = v240;

} else {
let v242 = false;
*v542 = v242;

}
let v243 = u32(154);
let v244 = v221 >= v243;
let v245 = *v542;
let v246 = v245 && v244;
let v247 = u32(344);
let v248 = v226 <= v247;
let v249 = v246 && v248;
*v541 = v249;
let v250 = *v541;
if v250 {
let v252 = v203 * v41;
let v255 = v252 + v42;
let v259 = &(*v579)[v255];
let v260 = *v259;
let v261 = u32(23);
let v262 = vec4<u32>(v261);
let v263 = v260 << vec4<u32>(v262);
let v264 = bitcast<vec4<f32>>(v263);
let v266 = v201 * v52;
let v272 = &(*v582)[v266];
let v273 = *v272;
let v275 = v273 << u32(v261);
let v276 = bitcast<f32>(v275);
let v277 = vec4<f32>(v276);
let v278 = v264 * v277;
let v284 = *v91;
let v290 = *v71;
let v291 = fma(v284, v278, v290);
*v71 = v291;
let v300 = v266 + v76;
let v304 = &(*v582)[v300];
let v305 = *v304;
let v307 = v305 << u32(v261);
let v308 = bitcast<f32>(v307);
let v309 = vec4<f32>(v308);
let v310 = v264 * v309;
let v316 = *v98;
let v322 = *v78;
let v323 = fma(v316, v310, v322);
*v78 = v323;

} else {
for(var v332: u32 = v3; v332 < v52; v332 += v76) {
let v335 = v201 * v52;
let v336 = v335 + v332;
let v340 = &(*v582)[v336];
let v341 = *v340;
let v343 = v203 * v41;
let v346 = v343 + v42;
let v350 = &(*v579)[v346];
let v351 = *v350;
let v359 = &(*v537)[v332];
let v360 = *v359;
let v361 = vec4<u32>(v341);
let v362 = v351 + v361;
let v363 = u32(381);
let v364 = vec4<u32>(v363);
let v365 = min(v362, v364);
let v366 = u32(127);
let v367 = vec4<u32>(v366);
let v368 = v365 - v367;
let v369 = u32(23);
let v370 = vec4<u32>(v369);
let v371 = v368 << vec4<u32>(v370);
let v372 = bitcast<vec4<f32>>(v371);
let v373 = max(v362, v364);
let v374 = u32(254);
let v375 = vec4<u32>(v374);
let v376 = v373 - v375;
let v379 = v376 << vec4<u32>(v370);
let v380 = bitcast<vec4<f32>>(v379);
let v381 = v360 * v372;
let v382 = v381 * v380;
let v384 = vec4<u32>(v243);
let v385 = v362 < v384;
let v388 = select(v382, v66, v385);
let v389 = u32(255);
let v390 = vec4<u32>(v389);
let v391 = v351 == v390;
let v395 = select(v361, v390, v391);
let v398 = v395 == v390;
let v399 = u32(2143289344);
let v400 = vec4<u32>(v399);
let v401 = bitcast<vec4<u32>>(v388);
let v402 = select(v401, v400, v398);
let v403 = bitcast<vec4<f32>>(v402);
let v411 = &(*v536)[v332];
let v412 = *v411;
let v413 = v412 + v403;
*v411 = v413;

}

}

}
let v414 = u32(64);
let v415 = v55 * v414;
let v416 = f32(1.0);
var<function> v544_store: f32;
let v544 = &v544_store;
*v544 = v416;
if v56 {
let v424 = u32(4);
let v425 = v42 * v424;
let v426 = v415 + v425;
let v432 = *v71;
var<function> v545_store: vec4<f32>;
let v545 = &v545_store;
*v545 = v432;
let v436 = u32(v36);
let v437 = v53 * v436;
let v438 = u32(v34);
let v441 = v426 < v438;
if v441 {
var<function> v546_store: vec4<f32>;
let v546 = &v546_store;
*v546 = v66;
var<function> v547_store: vec4<f32>;
let v547 = &v547_store;
let v446 = *v546;
*v547 = v446;
let v447 = *v545;
let v448 = v447[0];
let v449 = *v547;
let v450 = vec4<f32>(v448, v449[1], v449[2], v449[3]);
*v547 = v450;
let v451 = *v545;
let v452 = v451[1];
let v453 = *v547;
let v454 = vec4<f32>(v453[0], v452, v453[2], v453[3]);
*v547 = v454;
let v455 = *v545;
let v456 = v455[2];
let v457 = *v547;
let v458 = vec4<f32>(v457[0], v457[1], v456, v457[3]);
*v547 = v458;
let v459 = *v545;
let v460 = v459[3];
let v461 = *v547;
let v462 = vec4<f32>(v461[0], v461[1], v461[2], v460);
*v547 = v462;
let v464 = v426 / v424;
let v465 = v437 + v464;
let v469 = &(*v576)[v465];
let v470 = *v469;
let v471 = *v547;
let v472 = v470 + v471;
*v469 = v472;

}

}
let v474 = v53 + v76;
let v475 = v474 < v38;
if v475 {
let v478 = u32(4);
let v479 = v42 * v478;
let v480 = v415 + v479;
let v486 = *v78;
var<function> v548_store: vec4<f32>;
let v548 = &v548_store;
*v548 = v486;
let v490 = u32(v36);
let v491 = v474 * v490;
let v492 = u32(v34);
let v495 = v480 < v492;
if v495 {
var<function> v549_store: vec4<f32>;
let v549 = &v549_store;
*v549 = v66;
var<function> v550_store: vec4<f32>;
let v550 = &v550_store;
let v500 = *v549;
*v550 = v500;
let v501 = *v548;
let v502 = v501[0];
let v503 = *v550;
let v504 = vec4<f32>(v502, v503[1], v503[2], v503[3]);
*v550 = v504;
let v505 = *v548;
let v506 = v505[1];
let v507 = *v550;
let v508 = vec4<f32>(v507[0], v506, v507[2], v507[3]);
*v550 = v508;
let v509 = *v548;
let v510 = v509[2];
let v511 = *v550;
let v512 = vec4<f32>(v511[0], v511[1], v510, v511[3]);
*v550 = v512;
let v513 = *v548;
let v514 = v513[3];
let v515 = *v550;
let v516 = vec4<f32>(v515[0], v515[1], v515[2], v514);
*v550 = v516;
let v518 = v480 / v478;
let v519 = v491 + v518;
let v523 = &(*v576)[v519];
let v524 = *v523;
let v525 = *v550;
let v526 = v524 + v525;
*v523 = v526;

}

}

}
return;

}
