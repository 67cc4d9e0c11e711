// delta in src/layers/attention/kernel.rs, scene f32, cubes of 256 x 1 x 1
// comptime: head_dim: 32,

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
struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    uint32_t scalars_u32[2];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256)  delta(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float * const __restrict__ v2, __grid_constant__ info_st const info_v60) {
uint32_t const v3 = 0;
uint32_t const v4 = info_v60.scalars_u32[0];
uint32_t const v5 = blockIdx.z;
uint32_t const v6 = uint32_t(v5);
uint32_t const v7 = gridDim.y;
uint32_t const v8 = uint32_t(v7);
uint32_t const v9 = v6 * v8;
uint32_t const v10 = gridDim.x;
uint32_t const v11 = uint32_t(v10);
uint32_t const v12 = v9 * v11;
uint32_t const v13 = blockIdx.y;
uint32_t const v14 = uint32_t(v13);
uint32_t const v15 = v14 * v11;
uint32_t const v16 = v12 + v15;
uint32_t const v17 = blockIdx.x;
uint32_t const v18 = uint32_t(v17);
uint32_t const v19 = v16 + v18;
uint32_t const v20 = 256;
uint32_t const v21 = v19 * v20;
uint32_t const v22 = threadIdx.x;
uint32_t const v23 = uint32_t(v22);
uint32_t const v24 = v21 + v23;
uint32_t const v25 = uint32_t(v4);
bool const v26 = v24 < v25;
if(v26) {
float const v27 = 0;
float_4 const v28 = float_4{v27, v27, v27, v27};
float_4 v66_store;
float_4 * v29 = &v66_store;*v29 = v28;
uint32_t const v30 = 8;
uint32_t const v31 = 1;
for(uint32_t v32 = v3; v32 < v30; v32 += v31) {
uint32_t const v33 = v24 * v30;
uint32_t const v34 = v33 + v32;
float_4 const* const v35 = &v0[v34];
float_4 const v36 = *v35;
float_4 const* const v37 = &v1[v34];
float_4 const v38 = *v37;
float_4 const v39 = *v29;
float const v40 = v36.i_0;
float const v41 = v38.i_0;
float const v42 = v39.i_0;
float const v43 = fma(v40, v41, v42);
float const v44 = v36.i_1;
float const v45 = v38.i_1;
float const v46 = v39.i_1;
float const v47 = fma(v44, v45, v46);
float const v48 = v36.i_2;
float const v49 = v38.i_2;
float const v50 = v39.i_2;
float const v51 = fma(v48, v49, v50);
float const v52 = v36.i_3;
float const v53 = v38.i_3;
float const v54 = v39.i_3;
float const v55 = fma(v52, v53, v54);
float_4 const v56 = float_4{v43, v47, v51, v55};
*v29 = v56;
}
float_4 const v57 = *v29;
float const v58 = v57.i_0;
float const v59 = v57.i_1;
float const v60 = v58 + v59;
float const v61 = v57.i_2;
float const v62 = v60 + v61;
float const v63 = v57.i_3;
float const v64 = v62 + v63;
float * const v65 = &v2[v24];
*v65 = v64;
}
return;
}
