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


struct info_st {
    uint32_t scalars_u32[2];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(1) watch_kernel(float const* const __restrict__ v0, float const* const __restrict__ v1, uint32_t * const __restrict__ v2, info_st const* const __restrict__ v3) {
uint32_t const* const dynamic_meta_v56 = reinterpret_cast<uint32_t const*>(v3 + 1);
const info_st& info_v55 = *v3;uint32_t const v4 = 0;
uint32_t const v5 = info_v55.scalars_u32[0];
uint32_t const v6 = blockIdx.z;
uint32_t const v7 = uint32_t(v6);
uint32_t const v8 = gridDim.y;
uint32_t const v9 = uint32_t(v8);
uint32_t const v10 = v7 * v9;
uint32_t const v11 = gridDim.x;
uint32_t const v12 = uint32_t(v11);
uint32_t const v13 = v10 * v12;
uint32_t const v14 = blockIdx.y;
uint32_t const v15 = uint32_t(v14);
uint32_t const v16 = v15 * v12;
uint32_t const v17 = v13 + v16;
uint32_t const v18 = blockIdx.x;
uint32_t const v19 = uint32_t(v18);
uint32_t const v20 = v17 + v19;
uint32_t const v21 = 1;
uint32_t const v22 = 0;
bool const v23 = v20 == v4;
if(v23) {
float const* const v24 = &v0[v4];
float const v25 = *v24;
uint32_t const v26 = reinterpret_cast<const uint32_t&>(v25);
uint32_t const v27 = v26 << v21;
float const* const v28 = &v1[v4];
float const v29 = *v28;
uint32_t const v30 = reinterpret_cast<const uint32_t&>(v29);
uint32_t const v31 = v30 << v21;
uint32_t const v32 = max(v27, v31);
uint32_t const v33 = 4278190080;
bool const v34 = v32 >= v33;
bool v62_store;
bool * v35 = &v62_store;if(v34) {
uint32_t * const v36 = &v2[v4];
uint32_t const v37 = *v36;
bool const v38 = v37 == v22;
*v35 = v38;
}
 else {
bool const v39 = false;
*v35 = v39;
}
bool const v40 = *v35;
if(v40) {
uint32_t * const v41 = &v2[v4];
*v41 = v5;
}
}
return;
}
