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


typedef struct CUtensorMap_st {
alignas(128) unsigned long long int opaque[16];
} CUtensorMap;
struct alignas(16) uint32_t_4 { uint32_t i_0; uint32_t i_1; uint32_t i_2; uint32_t i_3; };

struct info_st {
    uint32_t scalars_u32[6];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256)  amax_parts(uint32_t_4 const* const __restrict__ v0, uint32_t * const __restrict__ v1, __grid_constant__ info_st const info_v104) {
uint32_t const v2 = 0;
uint32_t const v3 = info_v104.scalars_u32[0];
uint32_t const v4 = info_v104.scalars_u32[1];
uint32_t const v5 = info_v104.scalars_u32[2];
uint32_t const v6 = info_v104.scalars_u32[3];
uint32_t const v7 = info_v104.scalars_u32[4];
uint32_t const v8 = blockIdx.z;
uint32_t const v9 = uint32_t(v8);
uint32_t const v10 = gridDim.y;
uint32_t const v11 = uint32_t(v10);
uint32_t const v12 = v9 * v11;
uint32_t const v13 = gridDim.x;
uint32_t const v14 = uint32_t(v13);
uint32_t const v15 = v12 * v14;
uint32_t const v16 = blockIdx.y;
uint32_t const v17 = uint32_t(v16);
uint32_t const v18 = v17 * v14;
uint32_t const v19 = v15 + v18;
uint32_t const v20 = blockIdx.x;
uint32_t const v21 = uint32_t(v20);
uint32_t const v22 = v19 + v21;
uint32_t const v23 = 256;
uint32_t const v24 = v22 * v23;
uint32_t const v25 = threadIdx.x;
uint32_t const v26 = 0;
uint32_t const v27 = uint32_t(v25);
uint32_t const v28 = v24 + v27;
bool const v29 = v28 < v23;
if(v29) {
uint32_t const v30 = uint32_t(v6);
uint32_t const v31 = uint32_t(v5);
uint32_t const v32 = v31 * v30;
uint32_t const v33 = 255;
uint32_t const v34 = v32 + v33;
uint32_t const v35 = v34 / v23;
uint32_t const v36 = v28 * v35;
uint32_t const v37 = min(v36, v32);
uint32_t const v38 = v37 + v35;
uint32_t const v39 = min(v38, v32);
uint32_t const v40 = v37 / v30;
uint32_t v113_store;
uint32_t * v41 = &v113_store;*v41 = v40;
uint32_t const v42 = v37 % v30;
uint32_t v114_store;
uint32_t * v43 = &v114_store;*v43 = v42;
uint32_t_4 const v44 = uint32_t_4{v26, v26, v26, v26};
uint32_t_4 v115_store;
uint32_t_4 * v45 = &v115_store;*v45 = v44;
uint32_t v116_store;
uint32_t * v46 = &v116_store;*v46 = v37;
while([&]{
uint32_t const v47 = *v46;
bool const v48 = v47 < v39;
return v48;
}()) {
uint32_t const v49 = *v46;
uint32_t const v50 = v39 - v49;
uint32_t const v51 = *v43;
uint32_t const v52 = v51 + v50;
uint32_t const v53 = min(v30, v52);
uint32_t const v54 = uint32_t(v3);
uint32_t const v55 = uint32_t(v4);
uint32_t const v56 = *v41;
uint32_t const v57 = v56 * v55;
uint32_t const v58 = v54 + v57;
uint32_t const v59 = 1;
for(uint32_t v60 = v51; v60 < v53; v60 += v59) {
uint32_t const v61 = uint32_t(v7);
uint32_t const v62 = v60 * v61;
uint32_t const v63 = v58 + v62;
uint32_t_4 const* const v64 = &v0[v63];
uint32_t_4 const v65 = *v64;
uint32_t const v66 = 2147483647;
uint32_t const v67 = v65.i_0;
uint32_t const v68 = v67 & v66;
uint32_t const v69 = v65.i_1;
uint32_t const v70 = v69 & v66;
uint32_t const v71 = v65.i_2;
uint32_t const v72 = v71 & v66;
uint32_t const v73 = v65.i_3;
uint32_t const v74 = v73 & v66;
uint32_t const v75 = 2139095040;
bool const v76 = v68 < v75;
bool const v77 = v70 < v75;
bool const v78 = v72 < v75;
bool const v79 = v74 < v75;
uint32_t const v80 = v44.i_0;
uint32_t const v81 = v76 ? v68 : v80;
uint32_t const v82 = v44.i_1;
uint32_t const v83 = v77 ? v70 : v82;
uint32_t const v84 = v44.i_2;
uint32_t const v85 = v78 ? v72 : v84;
uint32_t const v86 = v44.i_3;
uint32_t const v87 = v79 ? v74 : v86;
uint32_t_4 const v88 = *v45;
uint32_t const v89 = v88.i_0;
uint32_t const v90 = max(v89, v81);
uint32_t const v91 = v88.i_1;
uint32_t const v92 = max(v91, v83);
uint32_t const v93 = v88.i_2;
uint32_t const v94 = max(v93, v85);
uint32_t const v95 = v88.i_3;
uint32_t const v96 = max(v95, v87);
uint32_t_4 const v97 = uint32_t_4{v90, v92, v94, v96};
*v45 = v97;
}
uint32_t const v98 = v53 - v51;
uint32_t const v99 = v49 + v98;
*v46 = v99;
*v43 = v2;
uint32_t const v100 = v56 + v59;
*v41 = v100;
}
uint32_t_4 const v101 = *v45;
uint32_t const v102 = v101.i_0;
uint32_t const v103 = v101.i_1;
uint32_t const v104 = max(v102, v103);
uint32_t const v105 = v101.i_2;
uint32_t const v106 = max(v104, v105);
uint32_t const v107 = v101.i_3;
uint32_t const v108 = max(v106, v107);
uint32_t * const v109 = &v1[v28];
*v109 = v108;
}
return;
}
