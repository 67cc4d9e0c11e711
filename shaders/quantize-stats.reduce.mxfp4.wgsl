// reduce in src/quantize/stats.rs, scene mxfp4, cubes of 256 x 1 x 1
// comptime: nothing

@group(0) @binding(1) var<storage, read_write> v5: array<u32>;
@group(0) @binding(0) var<storage, read_write> v1: array<u32>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn reduce(@builtin(workgroup_id) v329: vec3<u32>, @builtin(num_workgroups) v331: vec3<u32>, @builtin(local_invocation_index) v338: u32) {
let v362 = &v5;
let v363 = &v1;
let v3 = u32(0);
let v9 = info_var.scalars_u32[0];
let v330 = v329[2];
let v307 = u32(v330);
let v332 = v331[1];
let v309 = u32(v332);
let v310 = v307 * v309;
let v333 = v331[0];
let v312 = u32(v333);
let v313 = v310 * v312;
let v334 = v329[1];
let v315 = u32(v334);
let v318 = v315 * v312;
let v319 = v313 + v318;
let v336 = v329[0];
let v321 = u32(v336);
let v322 = v319 + v321;
let v340 = u32(256);
let v325 = v322 * v340;
let v339 = v338;
let v327 = u32(v339);
let v328 = v325 + v327;
let v12 = v328 < v340;
if v12 {
var<function> v303_store: array<u32, 5>= array<u32, 5>();
let v303 = &v303_store;
let v15 = u32(5);
var<function> v304_store: array<f32, 2>= array<f32, 2>();
let v304 = &v304_store;
let v19 = u32(2);
let v25 = &(*v303)[v3];
let v26 = u32(0);
*v25 = v26;
let v29 = u32(1);
let v31 = &(*v303)[v29];
*v31 = v26;
let v37 = &(*v303)[v19];
*v37 = v26;
let v41 = u32(3);
let v43 = &(*v303)[v41];
*v43 = v26;
let v47 = u32(4);
let v49 = &(*v303)[v47];
*v49 = v26;
let v55 = &(*v304)[v3];
let v56 = f32(0.0);
*v55 = v56;
let v61 = &(*v304)[v29];
*v61 = v56;
let v63 = u32(v9);
let v64 = u32(255);
let v65 = v63 + v64;
let v67 = v65 / v340;
for(var v70: u32 = v3; v70 < v67; v70 += v29) {
let v73 = v70 * v340;
let v74 = v73 + v328;
let v76 = v74 < v63;
if v76 {
let v77 = u32(8);
let v78 = v74 * v77;
let v84 = &(*v363)[v78];
let v85 = *v84;
let v91 = *v25;
let v92 = v91 + v85;
*v25 = v92;
let v96 = v78 + v29;
let v100 = &(*v363)[v96];
let v101 = *v100;
let v107 = *v31;
let v108 = v107 + v101;
*v31 = v108;
let v112 = v78 + v19;
let v116 = &(*v363)[v112];
let v117 = *v116;
let v123 = *v37;
let v124 = v123 + v117;
*v37 = v124;
let v128 = v78 + v41;
let v132 = &(*v363)[v128];
let v133 = *v132;
let v139 = *v43;
let v140 = v139 + v133;
*v43 = v140;
let v144 = v78 + v47;
let v148 = &(*v363)[v144];
let v149 = *v148;
let v155 = *v49;
let v156 = v155 + v149;
*v49 = v156;
let v160 = v78 + v15;
let v164 = &(*v363)[v160];
let v165 = *v164;
let v166 = bitcast<f32>(v165);
let v172 = *v55;
let v173 = v172 + v166;
*v55 = v173;
let v176 = u32(6);
let v177 = v78 + v176;
let v181 = &(*v363)[v177];
let v182 = *v181;
let v183 = bitcast<f32>(v182);
let v189 = *v61;
let v190 = v189 + v183;
*v61 = v190;

}

}
let v196 = *v25;
let v197 = u32(8);
let v198 = v328 * v197;
let v204 = &(*v362)[v198];
*v204 = v196;
let v210 = *v31;
let v214 = v198 + v29;
let v218 = &(*v362)[v214];
*v218 = v210;
let v224 = *v37;
let v228 = v198 + v19;
let v232 = &(*v362)[v228];
*v232 = v224;
let v238 = *v43;
let v242 = v198 + v41;
let v246 = &(*v362)[v242];
*v246 = v238;
let v252 = *v49;
let v256 = v198 + v47;
let v260 = &(*v362)[v256];
*v260 = v252;
let v266 = *v55;
let v267 = bitcast<u32>(v266);
let v271 = v198 + v15;
let v275 = &(*v362)[v271];
*v275 = v267;
let v281 = *v61;
let v282 = bitcast<u32>(v281);
let v285 = u32(6);
let v286 = v198 + v285;
let v290 = &(*v362)[v286];
*v290 = v282;
let v293 = u32(7);
let v294 = v198 + v293;
let v298 = &(*v362)[v294];
*v298 = v26;

}
return;

}
