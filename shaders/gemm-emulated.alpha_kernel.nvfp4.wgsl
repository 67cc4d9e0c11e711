// alpha_kernel in src/gemm/emulated.rs, scene nvfp4, cubes of 1 x 1 x 1
// comptime: scaled_a: true, scaled_b: true,

@group(0) @binding(2) var<storage, read_write> v9: array<f32>;
@group(0) @binding(1) var<storage, read_write> v5: array<u32>;
@group(0) @binding(0) var<storage, read_write> v1: array<u32>;
struct info_st { scalars_f32: array<f32, 4>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(1, 1, 1)
fn alpha_kernel(@builtin(workgroup_id) v97: vec3<u32>, @builtin(num_workgroups) v99: vec3<u32>) {
let v112 = &v9;
let v113 = &v5;
let v114 = &v1;
let v3 = u32(0);
let v13 = info_var.scalars_f32[0];
let v14 = info_var.scalars_f32[1];
let v15 = info_var.scalars_f32[2];
let v98 = v97[2];
let v75 = u32(v98);
let v100 = v99[1];
let v77 = u32(v100);
let v78 = v75 * v77;
let v101 = v99[0];
let v80 = u32(v101);
let v81 = v78 * v80;
let v102 = v97[1];
let v83 = u32(v102);
let v86 = v83 * v80;
let v87 = v81 + v86;
let v104 = v97[0];
let v89 = u32(v104);
let v90 = v87 + v89;
let v106 = u32(0);
let v18 = v90 == v3;
if v18 {
let v19 = f32(1.0);
var<function> v72_store: f32;
let v72 = &v72_store;
*v72 = v19;
var<function> v73_store: f32;
let v73 = &v73_store;
*v73 = v19;
let v29 = &(*v114)[v3];
let v30 = *v29;
let v31 = bitcast<f32>(v30);
let v32 = v13 / v31;
let v33 = u32(2139095039);
let v34 = bitcast<f32>(v33);
let v35 = min(v32, v34);
let v37 = v30 == v106;
let v39 = v19 / v35;
let v41 = select(v39, v19, v37);
*v72 = v41;
let v46 = &(*v113)[v3];
let v47 = *v46;
let v48 = bitcast<f32>(v47);
let v49 = v14 / v48;
let v52 = min(v49, v34);
let v54 = v47 == v106;
let v56 = v19 / v52;
let v58 = select(v56, v19, v54);
*v73 = v58;
let v59 = *v72;
let v60 = *v73;
let v61 = v59 * v60;
let v62 = v61 * v15;
let v67 = &(*v112)[v3];
*v67 = v62;

}
return;

}
