// chunk_sum_kernel in src/layers/reduce.rs, scene f32, cubes of 256 x 1 x 1
// comptime: squares: false,

@group(0) @binding(1) var<storage, read_write> v5: array<f32>;
@group(0) @binding(0) var<storage, read_write> v1: array<vec4<f32>>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 2>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn chunk_sum_kernel(@builtin(workgroup_id) v423: vec3<u32>, @builtin(num_workgroups) v425: vec3<u32>, @builtin(local_invocation_index) v432: u32) {
let v471 = &v5;
let v472 = &v1;
let v3 = u32(0);
let v9 = info_var.scalars_f32[0];
let v10 = info_var.scalars_u32[0];
let v424 = v423[2];
let v401 = u32(v424);
let v426 = v425[1];
let v403 = u32(v426);
let v404 = v401 * v403;
let v427 = v425[0];
let v406 = u32(v427);
let v407 = v404 * v406;
let v428 = v423[1];
let v409 = u32(v428);
let v412 = v409 * v406;
let v413 = v407 + v412;
let v430 = v423[0];
let v415 = u32(v430);
let v416 = v413 + v415;
let v434 = u32(256);
let v419 = v416 * v434;
let v433 = v432;
let v421 = u32(v433);
let v422 = v419 + v421;
let v12 = u32(1024);
let v13 = v422 * v12;
let v14 = u32(v10);
let v15 = u32(4);
let v16 = v14 / v15;
let v17 = v13 < v16;
if v17 {
var<function> v397_store: array<vec4<f32>, 4>= array<vec4<f32>, 4>();
let v397 = &v397_store;
let v22 = f32(0.0);
let v23 = vec4<f32>(v22);
let v28 = &(*v397)[v3];
*v28 = v23;
let v33 = u32(1);
let v35 = &(*v397)[v33];
*v35 = v23;
let v40 = u32(2);
let v42 = &(*v397)[v40];
*v42 = v23;
let v47 = u32(3);
let v49 = &(*v397)[v47];
*v49 = v23;
let v50 = v16 - v13;
let v52 = min(v50, v12);
let v54 = v52 / v15;
for(var v57: u32 = v3; v57 < v54; v57 += v33) {
let v64 = *v28;
let v66 = v57 * v15;
let v67 = v13 + v66;
let v73 = &(*v472)[v67];
let v74 = *v73;
let v75 = v64 + v74;
*v28 = v75;
let v86 = *v35;
let v91 = v67 + v33;
let v95 = &(*v472)[v91];
let v96 = *v95;
let v97 = v86 + v96;
*v35 = v97;
let v108 = *v42;
let v113 = v67 + v40;
let v117 = &(*v472)[v113];
let v118 = *v117;
let v119 = v108 + v118;
*v42 = v119;
let v130 = *v49;
let v135 = v67 + v47;
let v139 = &(*v472)[v135];
let v140 = *v139;
let v141 = v130 + v140;
*v49 = v141;

}
let v148 = v54 * v15;
let v151 = v148 < v52;
if v151 {
let v157 = *v28;
let v158 = v13 + v148;
let v164 = &(*v472)[v158];
let v165 = *v164;
let v166 = v157 + v165;
*v28 = v166;

}
let v173 = v148 + v33;
let v174 = v173 < v52;
if v174 {
let v180 = *v35;
let v181 = v13 + v148;
let v183 = v181 + v33;
let v187 = &(*v472)[v183];
let v188 = *v187;
let v189 = v180 + v188;
*v35 = v189;

}
let v196 = v148 + v40;
let v197 = v196 < v52;
if v197 {
let v203 = *v42;
let v204 = v13 + v148;
let v206 = v204 + v40;
let v210 = &(*v472)[v206];
let v211 = *v210;
let v212 = v203 + v211;
*v42 = v212;

}
let v219 = v148 + v47;
let v220 = v219 < v52;
if v220 {
let v226 = *v49;
let v227 = v13 + v148;
let v229 = v227 + v47;
let v233 = &(*v472)[v229];
let v234 = *v233;
let v235 = v226 + v234;
*v49 = v235;

}
var<function> v399_store: f32;
let v399 = &v399_store;
*v399 = v22;
let v249 = *v28;
let v250 = v249[0];
let v251 = *v399;
let v252 = v251 + v250;
*v399 = v252;
let v258 = *v28;
let v259 = v258[1];
let v260 = *v399;
let v261 = v260 + v259;
*v399 = v261;
let v267 = *v28;
let v268 = v267[2];
let v269 = *v399;
let v270 = v269 + v268;
*v399 = v270;
let v276 = *v28;
let v277 = v276[3];
let v278 = *v399;
let v279 = v278 + v277;
*v399 = v279;
let v285 = *v35;
let v286 = v285[0];
let v287 = *v399;
let v288 = v287 + v286;
*v399 = v288;
let v294 = *v35;
let v295 = v294[1];
let v296 = *v399;
let v297 = v296 + v295;
*v399 = v297;
let v303 = *v35;
let v304 = v303[2];
let v305 = *v399;
let v306 = v305 + v304;
*v399 = v306;
let v312 = *v35;
let v313 = v312[3];
let v314 = *v399;
let v315 = v314 + v313;
*v399 = v315;
let v321 = *v42;
let v322 = v321[0];
let v323 = *v399;
let v324 = v323 + v322;
*v399 = v324;
let v330 = *v42;
let v331 = v330[1];
let v332 = *v399;
let v333 = v332 + v331;
*v399 = v333;
let v339 = *v42;
let v340 = v339[2];
let v341 = *v399;
let v342 = v341 + v340;
*v399 = v342;
let v348 = *v42;
let v349 = v348[3];
let v350 = *v399;
let v351 = v350 + v349;
*v399 = v351;
let v357 = *v49;
let v358 = v357[0];
let v359 = *v399;
let v360 = v359 + v358;
*v399 = v360;
let v366 = *v49;
let v367 = v366[1];
let v368 = *v399;
let v369 = v368 + v367;
*v399 = v369;
let v375 = *v49;
let v376 = v375[2];
let v377 = *v399;
let v378 = v377 + v376;
*v399 = v378;
let v384 = *v49;
let v385 = v384[3];
let v386 = *v399;
let v387 = v386 + v385;
*v399 = v387;
let v388 = *v399;
let v389 = v388 * v9;
let v393 = &(*v471)[v422];
*v393 = v389;

}
return;

}
