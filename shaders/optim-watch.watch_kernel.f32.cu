// watch_kernel in src/optim/watch.rs, scene f32, cubes of 1 x 1 x 1
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

struct info_st {
    uint32_t scalars_u32[2];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(1)  watch_kernel(float const* const __restrict__ v0, float const* const __restrict__ v1, uint32_t * const __restrict__ v2, __grid_constant__ info_st const info_v54) {
uint32_t const v3 = 0;
uint32_t const v4 = info_v54.scalars_u32[0];
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
uint32_t const v20 = 1;
uint32_t const v21 = 0;
bool const v22 = v19 == v3;
if(v22) {
float const* const v23 = &v0[v3];
float const v24 = *v23;
uint32_t const v25 = reinterpret_cast<const uint32_t&>(v24);
uint32_t const v26 = v25 << v20;
float const* const v27 = &v1[v3];
float const v28 = *v27;
uint32_t const v29 = reinterpret_cast<const uint32_t&>(v28);
uint32_t const v30 = v29 << v20;
uint32_t const v31 = max(v26, v30);
uint32_t const v32 = 4278190080;
bool const v33 = v31 >= v32;
bool v60_store;
bool * v34 = &v60_store;if(v33) {
uint32_t * const v35 = &v2[v3];
uint32_t const v36 = *v35;
bool const v37 = v36 == v21;
*v34 = v37;
}
 else {
bool const v38 = false;
*v34 = v38;
}
bool const v39 = *v34;
if(v39) {
uint32_t * const v40 = &v2[v3];
*v40 = v4;
}
}
return;
}
