// decode_scales in src/gemm/decoded.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: panel: 2, rule: Mx ( Rceil, ),

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
    uint32_t scalars_u32[4];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256)  decode_scales(uint32_t const* const __restrict__ v0, uint32_t * const __restrict__ v1, uint32_t * const __restrict__ v2, __grid_constant__ info_st const info_v84) {
uint32_t const v3 = 0;
uint32_t const v4 = info_v84.scalars_u32[0];
uint32_t const v5 = info_v84.scalars_u32[1];
uint32_t const v6 = info_v84.scalars_u32[2];
uint32_t const v7 = uint32_t(v4);
uint32_t const v8 = uint32_t(v5);
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
uint32_t const v30 = 2;
uint32_t const v31 = v7 + v30;
uint32_t const v32 = 1;
uint32_t const v33 = v31 - v32;
uint32_t const v34 = v33 / v30;
uint32_t const v35 = v34 * v8;
bool const v36 = v29 < v35;
if(v36) {
uint32_t const v37 = v29 / v8;
uint32_t const v38 = v29 % v8;
uint32_t const v39 = 255;
uint32_t v92_store;
uint32_t * v40 = &v92_store;*v40 = v39;
uint32_t v93_store;
uint32_t * v41 = &v93_store;*v41 = v27;
for(uint32_t v42 = v3; v42 < v30; v42 += v32) {
uint32_t const v43 = v37 * v30;
uint32_t const v44 = v43 + v42;
uint32_t const v45 = v7 - v32;
uint32_t const v46 = min(v44, v45);
uint32_t const v47 = uint32_t(v6);
uint32_t const v48 = v46 * v47;
uint32_t const v49 = 4;
uint32_t const v50 = v38 / v49;
uint32_t const v51 = v48 + v50;
uint32_t const* const v52 = &v0[v51];
uint32_t const v53 = *v52;
uint32_t const v54 = v38 % v49;
uint32_t const v55 = 8;
uint32_t const v56 = v54 * v55;
uint32_t const v57 = uint32_t(v56);
uint32_t const v58 = v53 >> v57;
uint32_t const v59 = v58 & v39;
uint32_t const v60 = *v40;
uint32_t const v61 = min(v60, v59);
*v40 = v61;
uint32_t const v62 = *v41;
uint32_t const v63 = max(v62, v59);
*v41 = v63;
uint32_t const v64 = v29 * v30;
uint32_t const v65 = v64 + v42;
uint32_t * const v66 = &v1[v65];
*v66 = v59;
}
uint32_t const v67 = *v41;
uint32_t const v68 = 16;
uint32_t const v69 = v67 << v68;
uint32_t const v70 = *v40;
uint32_t const v71 = v70 | v69;
uint32_t * const v72 = &v2[v29];
*v72 = v71;
}
return;
}
