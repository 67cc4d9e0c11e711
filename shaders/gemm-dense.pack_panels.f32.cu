// pack_panels in src/gemm/dense.rs, scene f32, cubes of 256 x 1 x 1
// comptime: panel: 64,

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

struct info_st {
    uint32_t scalars_u32[6];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256)  pack_panels(float const* const __restrict__ v0, float * const __restrict__ v1, __grid_constant__ info_st const info_v83) {
uint32_t const v2 = 0;
uint32_t const v3 = info_v83.scalars_u32[0];
uint32_t const v4 = info_v83.scalars_u32[1];
uint32_t const v5 = info_v83.scalars_u32[2];
uint32_t const v6 = info_v83.scalars_u32[3];
uint32_t const v7 = info_v83.scalars_u32[4];
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
uint32_t const v26 = uint32_t(v25);
uint32_t const v27 = v24 + v26;
uint32_t const v28 = uint32_t(v6);
uint32_t const v29 = uint32_t(v7);
uint32_t const v30 = 64;
uint32_t const v31 = v29 + v30;
uint32_t const v32 = 1;
uint32_t const v33 = v31 - v32;
uint32_t const v34 = v33 / v30;
uint32_t const v35 = v34 * v28;
bool const v36 = v27 < v35;
if(v36) {
uint32_t const v37 = v27 / v28;
uint32_t const v38 = v27 % v28;
uint32_t const v39 = uint32_t(v3);
uint32_t const v40 = uint32_t(v4);
uint32_t const v41 = v38 * v40;
uint32_t const v42 = v39 + v41;
uint32_t const v43 = v37 * v30;
uint32_t const v44 = v43 + v30;
bool const v45 = v44 <= v29;
if(v45) {
for(uint32_t v46 = v2; v46 < v30; v46 += v32) {
uint32_t const v47 = v43 + v46;
uint32_t const v48 = uint32_t(v5);
uint32_t const v49 = v47 * v48;
uint32_t const v50 = v42 + v49;
float const* const v51 = &v0[v50];
float const v52 = *v51;
uint32_t const v53 = v27 * v30;
uint32_t const v54 = v53 + v46;
float * const v55 = &v1[v54];
*v55 = v52;
}
}
 else {
for(uint32_t v56 = v2; v56 < v30; v56 += v32) {
uint32_t const v57 = v43 + v56;
float const v58 = 0;
float v94_store;
float * v59 = &v94_store;*v59 = v58;
bool const v60 = v57 < v29;
if(v60) {
uint32_t const v61 = uint32_t(v5);
uint32_t const v62 = v57 * v61;
uint32_t const v63 = v42 + v62;
float const* const v64 = &v0[v63];
float const v65 = *v64;
*v59 = v65;
}
uint32_t const v66 = v27 * v30;
uint32_t const v67 = v66 + v56;
float * const v68 = &v1[v67];
float const v69 = *v59;
*v68 = v69;
}
}
}
return;
}
