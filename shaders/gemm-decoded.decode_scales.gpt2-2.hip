// decode_scales in src/gemm/decoded.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: panel: 64, rule: Mx ( Rceil, ),

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


struct info_st {
    uint32_t scalars_u32[4];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256) decode_scales(uint32_t const* const __restrict__ v0, uint32_t * const __restrict__ v1, uint32_t * const __restrict__ v2, info_st const* const __restrict__ v3) {
uint32_t const* const dynamic_meta_v86 = reinterpret_cast<uint32_t const*>(v3 + 1);
const info_st& info_v85 = *v3;uint32_t const v4 = 0;
uint32_t const v5 = info_v85.scalars_u32[0];
uint32_t const v6 = info_v85.scalars_u32[1];
uint32_t const v7 = info_v85.scalars_u32[2];
uint32_t const v8 = uint32_t(v5);
uint32_t const v9 = uint32_t(v6);
uint32_t const v10 = blockIdx.z;
uint32_t const v11 = uint32_t(v10);
uint32_t const v12 = gridDim.y;
uint32_t const v13 = uint32_t(v12);
uint32_t const v14 = v11 * v13;
uint32_t const v15 = gridDim.x;
uint32_t const v16 = uint32_t(v15);
uint32_t const v17 = v14 * v16;
uint32_t const v18 = blockIdx.y;
uint32_t const v19 = uint32_t(v18);
uint32_t const v20 = v19 * v16;
uint32_t const v21 = v17 + v20;
uint32_t const v22 = blockIdx.x;
uint32_t const v23 = uint32_t(v22);
uint32_t const v24 = v21 + v23;
uint32_t const v25 = 256;
uint32_t const v26 = v24 * v25;
uint32_t const v27 = threadIdx.x;
uint32_t const v28 = 0;
uint32_t const v29 = uint32_t(v27);
uint32_t const v30 = v26 + v29;
uint32_t const v31 = 64;
uint32_t const v32 = v8 + v31;
uint32_t const v33 = 1;
uint32_t const v34 = v32 - v33;
uint32_t const v35 = v34 / v31;
uint32_t const v36 = v35 * v9;
bool const v37 = v30 < v36;
if(v37) {
uint32_t const v38 = v30 / v9;
uint32_t const v39 = v30 % v9;
uint32_t const v40 = 255;
uint32_t v94_store;
uint32_t * v41 = &v94_store;*v41 = v40;
uint32_t v95_store;
uint32_t * v42 = &v95_store;*v42 = v28;
for(uint32_t v43 = v4; v43 < v31; v43 += v33) {
uint32_t const v44 = v38 * v31;
uint32_t const v45 = v44 + v43;
uint32_t const v46 = v8 - v33;
uint32_t const v47 = min(v45, v46);
uint32_t const v48 = uint32_t(v7);
uint32_t const v49 = v47 * v48;
uint32_t const v50 = 4;
uint32_t const v51 = v39 / v50;
uint32_t const v52 = v49 + v51;
uint32_t const* const v53 = &v0[v52];
uint32_t const v54 = *v53;
uint32_t const v55 = v39 % v50;
uint32_t const v56 = 8;
uint32_t const v57 = v55 * v56;
uint32_t const v58 = uint32_t(v57);
uint32_t const v59 = v54 >> v58;
uint32_t const v60 = v59 & v40;
uint32_t const v61 = *v41;
uint32_t const v62 = min(v61, v60);
*v41 = v62;
uint32_t const v63 = *v42;
uint32_t const v64 = max(v63, v60);
*v42 = v64;
uint32_t const v65 = v30 * v31;
uint32_t const v66 = v65 + v43;
uint32_t * const v67 = &v1[v66];
*v67 = v60;
}
uint32_t const v68 = *v42;
uint32_t const v69 = 16;
uint32_t const v70 = v68 << v69;
uint32_t const v71 = *v41;
uint32_t const v72 = v71 | v70;
uint32_t * const v73 = &v2[v30];
*v73 = v72;
}
return;
}
