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


struct info_st {
    float scalars_f32[2];
uint32_t scalars_u32[2];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256) in_place_kernel(float * const __restrict__ v1, info_st const* const __restrict__ v31) {
uint32_t const* const dynamic_meta_v33 = reinterpret_cast<uint32_t const*>(v31 + 1);
const info_st& info_v32 = *v31;uint32_t const v3 = 0;
float const v34 = info_v32.scalars_f32[0];
uint32_t const v35 = info_v32.scalars_u32[0];
uint32_t const v39 = blockIdx.z;
uint32_t const v40 = uint32_t(v39);
uint32_t const v41 = gridDim.y;
uint32_t const v42 = uint32_t(v41);
uint32_t const v43 = v40 * v42;
uint32_t const v44 = gridDim.x;
uint32_t const v45 = uint32_t(v44);
uint32_t const v46 = v43 * v45;
uint32_t const v47 = blockIdx.y;
uint32_t const v48 = uint32_t(v47);
uint32_t const v51 = v48 * v45;
uint32_t const v52 = v46 + v51;
uint32_t const v53 = blockIdx.x;
uint32_t const v54 = uint32_t(v53);
uint32_t const v55 = v52 + v54;
uint32_t const v82 = 256;
uint32_t const v58 = v55 * v82;
uint32_t const v63 = threadIdx.x;
uint32_t const v60 = uint32_t(v63);
uint32_t const v61 = v58 + v60;
uint32_t const v8 = 16;
uint32_t const v9 = v61 / v8;
uint32_t const v10 = 512;
uint32_t const v11 = v9 * v10;
uint32_t const v15 = v60 % v8;
uint32_t const v16 = v11 + v15;
uint32_t const v18 = 32;
uint32_t const v19 = 1;
for(uint32_t v20 = v3; v20 < v18; v20 += v19) {
uint32_t const v23 = v20 * v8;
uint32_t const v24 = v16 + v23;
uint32_t const v25 = uint32_t(v35);
bool const v26 = v24 < v25;
if(v26) {
float * const v30 = &v1[v24];
*v30 = v34;
}
}
return;
}
