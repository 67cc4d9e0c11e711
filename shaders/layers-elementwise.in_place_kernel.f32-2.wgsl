// in_place_kernel in src/layers/elementwise.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, }, op: Fill,

@group(0) @binding(0) var<storage, read_write> v1: array<f32>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 2>, static_meta: array<u32, 2> }
@group(0) @binding(1) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn in_place_kernel(@builtin(local_invocation_id) v57: vec3<u32>, @builtin(workgroup_id) v59: vec3<u32>, @builtin(num_workgroups) v61: vec3<u32>, @builtin(local_invocation_index) v68: u32) {
let v71 = &v1;
let v3 = u32(0);
let v5 = info_var.scalars_f32[0];
let v6 = info_var.scalars_u32[0];
let v60 = v59[2];
let v35 = u32(v60);
let v62 = v61[1];
let v37 = u32(v62);
let v38 = v35 * v37;
let v63 = v61[0];
let v40 = u32(v63);
let v41 = v38 * v40;
let v64 = v59[1];
let v43 = u32(v64);
let v46 = v43 * v40;
let v47 = v41 + v46;
let v66 = v59[0];
let v49 = u32(v66);
let v50 = v47 + v49;
let v70 = u32(256);
let v53 = v50 * v70;
let v69 = v68;
let v55 = u32(v69);
let v56 = v53 + v55;
let v8 = u32(16);
let v9 = v56 / v8;
let v10 = u32(512);
let v11 = v9 * v10;
let v58 = v57[0];
let v13 = u32(v58);
let v15 = v13 % v8;
let v16 = v11 + v15;
let v18 = u32(32);
let v19 = u32(1);
for(var v20: u32 = v3; v20 < v18; v20 += v19) {
let v23 = v20 * v8;
let v24 = v16 + v23;
let v25 = u32(v6);
let v26 = v24 < v25;
if v26 {
let v30 = &(*v71)[v24];
*v30 = v5;

}

}
return;

}
