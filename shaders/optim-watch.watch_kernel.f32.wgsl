// watch_kernel in src/optim/watch.rs, scene f32, cubes of 1 x 1 x 1
// comptime: nothing

@group(0) @binding(2) var<storage, read_write> v9: array<u32>;
@group(0) @binding(1) var<storage, read_write> v5: array<f32>;
@group(0) @binding(0) var<storage, read_write> v1: array<f32>;
struct info_st { scalars_u32: array<u32, 2>, static_meta: array<u32, 4> }
@group(0) @binding(3) var<storage, read> info_var: info_st;
@compute @workgroup_size(1, 1, 1)
fn watch_kernel(@builtin(workgroup_id) v82: vec3<u32>, @builtin(num_workgroups) v84: vec3<u32>) {
let v98 = &v9;
let v99 = &v5;
let v100 = &v1;
let v3 = u32(0);
let v13 = info_var.scalars_u32[0];
let v83 = v82[2];
let v60 = u32(v83);
let v85 = v84[1];
let v62 = u32(v85);
let v63 = v60 * v62;
let v86 = v84[0];
let v65 = u32(v86);
let v66 = v63 * v65;
let v87 = v82[1];
let v68 = u32(v87);
let v71 = v68 * v65;
let v72 = v66 + v71;
let v89 = v82[0];
let v74 = u32(v89);
let v75 = v72 + v74;
let v90 = u32(1);
let v91 = u32(0);
let v16 = v75 == v3;
if v16 {
let v21 = &(*v100)[v3];
let v22 = *v21;
let v23 = bitcast<u32>(v22);
let v25 = v23 << u32(v90);
let v30 = &(*v99)[v3];
let v31 = *v30;
let v32 = bitcast<u32>(v31);
let v34 = v32 << u32(v90);
let v35 = max(v25, v34);
let v36 = u32(4278190080);
let v37 = v35 >= v36;
var<function> v58_store: bool;
let v58 = &v58_store;
if v37 {
let v42 = &(*v98)[v3];
let v43 = *v42;
let v45 = v43 == v91;
*v58 = v45;

} else {
let v47 = false;
*v58 = v47;

}
let v48 = *v58;
if v48 {
let v53 = &(*v98)[v3];
*v53 = v13;

}

}
return;

}
