// unary_kernel in src/layers/elementwise.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, }, op: AddAssign,

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
    uint32_t scalars_u32[2];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256)  unary_kernel(float const* const __restrict__ v1, float * const __restrict__ v5, __grid_constant__ info_st const info_v45) {
uint32_t const v3 = 0;
uint32_t const v46 = info_v45.scalars_u32[0];
uint32_t const v51 = blockIdx.z;
uint32_t const v52 = uint32_t(v51);
uint32_t const v53 = gridDim.y;
uint32_t const v54 = uint32_t(v53);
uint32_t const v55 = v52 * v54;
uint32_t const v56 = gridDim.x;
uint32_t const v57 = uint32_t(v56);
uint32_t const v58 = v55 * v57;
uint32_t const v59 = blockIdx.y;
uint32_t const v60 = uint32_t(v59);
uint32_t const v63 = v60 * v57;
uint32_t const v64 = v58 + v63;
uint32_t const v65 = blockIdx.x;
uint32_t const v66 = uint32_t(v65);
uint32_t const v67 = v64 + v66;
uint32_t const v94 = 256;
uint32_t const v70 = v67 * v94;
uint32_t const v75 = threadIdx.x;
uint32_t const v72 = uint32_t(v75);
uint32_t const v73 = v70 + v72;
uint32_t const v11 = 16;
uint32_t const v12 = v73 / v11;
uint32_t const v13 = 512;
uint32_t const v14 = v12 * v13;
uint32_t const v18 = v72 % v11;
uint32_t const v19 = v14 + v18;
uint32_t const v21 = 32;
uint32_t const v22 = 1;
for(uint32_t v23 = v3; v23 < v21; v23 += v22) {
uint32_t const v26 = v23 * v11;
uint32_t const v27 = v19 + v26;
uint32_t const v28 = uint32_t(v46);
bool const v29 = v27 < v28;
if(v29) {
float * const v33 = &v5[v27];
float const v34 = *v33;
float const* const v38 = &v1[v27];
float const v39 = *v38;
float const v40 = v34 + v39;
*v33 = v40;
}
}
return;
}
