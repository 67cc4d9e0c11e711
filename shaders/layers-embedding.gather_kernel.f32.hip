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

struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    uint32_t scalars_u32[2];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256) gather_kernel(uint32_t const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 * const __restrict__ v2, info_st const* const __restrict__ v3) {
uint32_t const* const dynamic_meta_v49 = reinterpret_cast<uint32_t const*>(v3 + 1);
const info_st& info_v48 = *v3;uint32_t const v4 = info_v48.scalars_u32[0];
uint32_t const v5 = info_v48.scalars_u32[1];
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
uint32_t const v21 = 256;
uint32_t const v22 = v20 * v21;
uint32_t const v23 = threadIdx.x;
uint32_t const v24 = uint32_t(v23);
uint32_t const v25 = v22 + v24;
uint32_t const v26 = 16;
uint32_t const v27 = v25 / v26;
uint32_t const v28 = uint32_t(v5);
uint32_t const v29 = uint32_t(v4);
bool const v30 = v27 < v29;
if(v30) {
uint32_t const* const v31 = &v0[v27];
uint32_t const v32 = *v31;
uint32_t const v33 = uint32_t(v32);
uint32_t const v34 = v33 * v28;
uint32_t const v35 = v24 % v26;
for(uint32_t v36 = v35; v36 < v28; v36 += v26) {
uint32_t const v37 = v34 + v36;
float_4 const* const v38 = &v1[v37];
float_4 const v39 = *v38;
uint32_t const v40 = v27 * v28;
uint32_t const v41 = v40 + v36;
float_4 * const v42 = &v2[v41];
*v42 = v39;
}
}
return;
}
