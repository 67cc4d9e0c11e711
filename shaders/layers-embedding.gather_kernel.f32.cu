// gather_kernel in src/layers/embedding.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, strict: false, },

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
extern "C" __global__ void __launch_bounds__(256)  gather_kernel(uint32_t const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 * const __restrict__ v2, __grid_constant__ info_st const info_v47) {
uint32_t const v3 = info_v47.scalars_u32[0];
uint32_t const v4 = info_v47.scalars_u32[1];
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
uint32_t const v25 = 16;
uint32_t const v26 = v24 / v25;
uint32_t const v27 = uint32_t(v4);
uint32_t const v28 = uint32_t(v3);
bool const v29 = v26 < v28;
if(v29) {
uint32_t const* const v30 = &v0[v26];
uint32_t const v31 = *v30;
uint32_t const v32 = uint32_t(v31);
uint32_t const v33 = v32 * v27;
uint32_t const v34 = v23 % v25;
for(uint32_t v35 = v34; v35 < v27; v35 += v25) {
uint32_t const v36 = v33 + v35;
float_4 const* const v37 = &v1[v36];
float_4 const v38 = *v37;
uint32_t const v39 = v26 * v27;
uint32_t const v40 = v39 + v35;
float_4 * const v41 = &v2[v40];
*v41 = v38;
}
}
return;
}
