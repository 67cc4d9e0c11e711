// in_place_kernel in src/layers/elementwise.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, }, op: Fill,

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
    float scalars_f32[2];
uint32_t scalars_u32[2];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256) in_place_kernel(float_4 * const __restrict__ v1, info_st const* const __restrict__ v32) {
uint32_t const* const dynamic_meta_v34 = reinterpret_cast<uint32_t const*>(v32 + 1);
const info_st& info_v33 = *v32;uint32_t const v3 = 0;
float const v35 = info_v33.scalars_f32[0];
uint32_t const v36 = info_v33.scalars_u32[0];
uint32_t const v40 = blockIdx.z;
uint32_t const v41 = uint32_t(v40);
uint32_t const v42 = gridDim.y;
uint32_t const v43 = uint32_t(v42);
uint32_t const v44 = v41 * v43;
uint32_t const v45 = gridDim.x;
uint32_t const v46 = uint32_t(v45);
uint32_t const v47 = v44 * v46;
uint32_t const v48 = blockIdx.y;
uint32_t const v49 = uint32_t(v48);
uint32_t const v52 = v49 * v46;
uint32_t const v53 = v47 + v52;
uint32_t const v54 = blockIdx.x;
uint32_t const v55 = uint32_t(v54);
uint32_t const v56 = v53 + v55;
uint32_t const v83 = 256;
uint32_t const v59 = v56 * v83;
uint32_t const v64 = threadIdx.x;
uint32_t const v61 = uint32_t(v64);
uint32_t const v62 = v59 + v61;
uint32_t const v8 = 16;
uint32_t const v9 = v62 / v8;
uint32_t const v10 = 512;
uint32_t const v11 = v9 * v10;
uint32_t const v15 = v61 % v8;
uint32_t const v16 = v11 + v15;
uint32_t const v18 = 32;
uint32_t const v19 = 1;
for(uint32_t v20 = v3; v20 < v18; v20 += v19) {
uint32_t const v23 = v20 * v8;
uint32_t const v24 = v16 + v23;
uint32_t const v25 = uint32_t(v36);
bool const v26 = v24 < v25;
if(v26) {
float_4 const v27 = float_4{v35, v35, v35, v35};
float_4 * const v31 = &v1[v24];
*v31 = v27;
}
}
return;
}
