// in_place_kernel in src/layers/elementwise.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, strict: false, }, op: Fill,

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
    float scalars_f32[2];
uint32_t scalars_u32[2];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256)  in_place_kernel(float * const __restrict__ v0, __grid_constant__ info_st const info_v31) {
uint32_t const v1 = 0;
float const v2 = info_v31.scalars_f32[0];
uint32_t const v3 = info_v31.scalars_u32[0];
uint32_t const v4 = blockIdx.z;
uint32_t const v5 = uint32_t(v4);
uint32_t const v6 = gridDim.y;
uint32_t const v7 = uint32_t(v6);
uint32_t const v8 = v5 * v7;
uint32_t const v9 = gridDim.x;
uint32_t const v10 = uint32_t(v9);
uint32_t const v11 = v8 * v10;
uint32_t const v12 = blockIdx.y;
uint32_t const v13 = uint32_t(v12);
uint32_t const v14 = v13 * v10;
uint32_t const v15 = v11 + v14;
uint32_t const v16 = blockIdx.x;
uint32_t const v17 = uint32_t(v16);
uint32_t const v18 = v15 + v17;
uint32_t const v19 = 256;
uint32_t const v20 = v18 * v19;
uint32_t const v21 = threadIdx.x;
uint32_t const v22 = uint32_t(v21);
uint32_t const v23 = v20 + v22;
uint32_t const v24 = 16;
uint32_t const v25 = v23 / v24;
uint32_t const v26 = 512;
uint32_t const v27 = v25 * v26;
uint32_t const v28 = v22 % v24;
uint32_t const v29 = v27 + v28;
uint32_t const v30 = 32;
uint32_t const v31 = 1;
for(uint32_t v32 = v1; v32 < v30; v32 += v31) {
uint32_t const v33 = v32 * v24;
uint32_t const v34 = v29 + v33;
uint32_t const v35 = uint32_t(v3);
bool const v36 = v34 < v35;
if(v36) {
float * const v37 = &v0[v34];
*v37 = v2;
}
}
return;
}
