// amax_parts in src/quantize/tensor_scale.rs, scene nvfp4, cubes of 256 x 1 x 1
// comptime: nothing

typedef unsigned int uint32_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned long long int uint64_t;
typedef signed char int8_t;
typedef signed short int16_t;
typedef signed int int32_t;
typedef signed long long int int64_t;

template <typename T, size_t N>
struct array {
    T data[N];
    __device__ T& operator[](size_t i) { return data[i]; }
    __device__ const T& operator[](size_t i) const { return data[i]; }
};

struct alignas(16) uint32_t_4 { uint32_t i_0; uint32_t i_1; uint32_t i_2; uint32_t i_3; };

struct info_st {
    uint32_t scalars_u32[6];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256) amax_parts(uint32_t_4 const* const __restrict__ v0, uint32_t * const __restrict__ v1, info_st const* const __restrict__ v2) {
uint32_t const* const dynamic_meta_v106 = reinterpret_cast<uint32_t const*>(v2 + 1);
const info_st& info_v105 = *v2;uint32_t const v3 = 0;
uint32_t const v4 = info_v105.scalars_u32[0];
uint32_t const v5 = info_v105.scalars_u32[1];
uint32_t const v6 = info_v105.scalars_u32[2];
uint32_t const v7 = info_v105.scalars_u32[3];
uint32_t const v8 = info_v105.scalars_u32[4];
uint32_t const v9 = blockIdx.z;
uint32_t const v10 = uint32_t(v9);
uint32_t const v11 = gridDim.y;
uint32_t const v12 = uint32_t(v11);
uint32_t const v13 = v10 * v12;
uint32_t const v14 = gridDim.x;
uint32_t const v15 = uint32_t(v14);
uint32_t const v16 = v13 * v15;
uint32_t const v17 = blockIdx.y;
uint32_t const v18 = uint32_t(v17);
uint32_t const v19 = v18 * v15;
uint32_t const v20 = v16 + v19;
uint32_t const v21 = blockIdx.x;
uint32_t const v22 = uint32_t(v21);
uint32_t const v23 = v20 + v22;
uint32_t const v24 = 256;
uint32_t const v25 = v23 * v24;
uint32_t const v26 = threadIdx.x;
uint32_t const v27 = 0;
uint32_t const v28 = uint32_t(v26);
uint32_t const v29 = v25 + v28;
bool const v30 = v29 < v24;
if(v30) {
uint32_t const v31 = uint32_t(v7);
uint32_t const v32 = uint32_t(v6);
uint32_t const v33 = v32 * v31;
uint32_t const v34 = 255;
uint32_t const v35 = v33 + v34;
uint32_t const v36 = v35 / v24;
uint32_t const v37 = v29 * v36;
uint32_t const v38 = min(v37, v33);
uint32_t const v39 = v38 + v36;
uint32_t const v40 = min(v39, v33);
uint32_t const v41 = v38 / v31;
uint32_t v115_store;
uint32_t * v42 = &v115_store;*v42 = v41;
uint32_t const v43 = v38 % v31;
uint32_t v116_store;
uint32_t * v44 = &v116_store;*v44 = v43;
uint32_t_4 const v45 = uint32_t_4{v27, v27, v27, v27};
uint32_t_4 v117_store;
uint32_t_4 * v46 = &v117_store;*v46 = v45;
uint32_t v118_store;
uint32_t * v47 = &v118_store;*v47 = v38;
while([&]{
uint32_t const v48 = *v47;
bool const v49 = v48 < v40;
return v49;
}()) {
uint32_t const v50 = *v47;
uint32_t const v51 = v40 - v50;
uint32_t const v52 = *v44;
uint32_t const v53 = v52 + v51;
uint32_t const v54 = min(v31, v53);
uint32_t const v55 = uint32_t(v4);
uint32_t const v56 = uint32_t(v5);
uint32_t const v57 = *v42;
uint32_t const v58 = v57 * v56;
uint32_t const v59 = v55 + v58;
uint32_t const v60 = 1;
for(uint32_t v61 = v52; v61 < v54; v61 += v60) {
uint32_t const v62 = uint32_t(v8);
uint32_t const v63 = v61 * v62;
uint32_t const v64 = v59 + v63;
uint32_t_4 const* const v65 = &v0[v64];
uint32_t_4 const v66 = *v65;
uint32_t const v67 = 2147483647;
uint32_t const v68 = v66.i_0;
uint32_t const v69 = v68 & v67;
uint32_t const v70 = v66.i_1;
uint32_t const v71 = v70 & v67;
uint32_t const v72 = v66.i_2;
uint32_t const v73 = v72 & v67;
uint32_t const v74 = v66.i_3;
uint32_t const v75 = v74 & v67;
uint32_t const v76 = 2139095040;
bool const v77 = v69 < v76;
bool const v78 = v71 < v76;
bool const v79 = v73 < v76;
bool const v80 = v75 < v76;
uint32_t const v81 = v45.i_0;
uint32_t const v82 = v77 ? v69 : v81;
uint32_t const v83 = v45.i_1;
uint32_t const v84 = v78 ? v71 : v83;
uint32_t const v85 = v45.i_2;
uint32_t const v86 = v79 ? v73 : v85;
uint32_t const v87 = v45.i_3;
uint32_t const v88 = v80 ? v75 : v87;
uint32_t_4 const v89 = *v46;
uint32_t const v90 = v89.i_0;
uint32_t const v91 = max(v90, v82);
uint32_t const v92 = v89.i_1;
uint32_t const v93 = max(v92, v84);
uint32_t const v94 = v89.i_2;
uint32_t const v95 = max(v94, v86);
uint32_t const v96 = v89.i_3;
uint32_t const v97 = max(v96, v88);
uint32_t_4 const v98 = uint32_t_4{v91, v93, v95, v97};
*v46 = v98;
}
uint32_t const v99 = v54 - v52;
uint32_t const v100 = v50 + v99;
*v47 = v100;
*v44 = v3;
uint32_t const v101 = v57 + v60;
*v42 = v101;
}
uint32_t_4 const v102 = *v46;
uint32_t const v103 = v102.i_0;
uint32_t const v104 = v102.i_1;
uint32_t const v105 = max(v103, v104);
uint32_t const v106 = v102.i_2;
uint32_t const v107 = max(v105, v106);
uint32_t const v108 = v102.i_3;
uint32_t const v109 = max(v107, v108);
uint32_t * const v110 = &v1[v29];
*v110 = v109;
}
return;
}
