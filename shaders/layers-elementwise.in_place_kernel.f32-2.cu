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


typedef struct CUtensorMap_st {
alignas(128) unsigned long long int opaque[16];
} CUtensorMap;

struct info_st {
    float scalars_f32[2];
uint32_t scalars_u32[2];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256)  in_place_kernel(float * const __restrict__ v1, __grid_constant__ info_st const info_v31) {
uint32_t const v3 = 0;
float const v32 = info_v31.scalars_f32[0];
uint32_t const v33 = info_v31.scalars_u32[0];
uint32_t const v37 = blockIdx.z;
uint32_t const v38 = uint32_t(v37);
uint32_t const v39 = gridDim.y;
uint32_t const v40 = uint32_t(v39);
uint32_t const v41 = v38 * v40;
uint32_t const v42 = gridDim.x;
uint32_t const v43 = uint32_t(v42);
uint32_t const v44 = v41 * v43;
uint32_t const v45 = blockIdx.y;
uint32_t const v46 = uint32_t(v45);
uint32_t const v49 = v46 * v43;
uint32_t const v50 = v44 + v49;
uint32_t const v51 = blockIdx.x;
uint32_t const v52 = uint32_t(v51);
uint32_t const v53 = v50 + v52;
uint32_t const v80 = 256;
uint32_t const v56 = v53 * v80;
uint32_t const v61 = threadIdx.x;
uint32_t const v58 = uint32_t(v61);
uint32_t const v59 = v56 + v58;
uint32_t const v8 = 16;
uint32_t const v9 = v59 / v8;
uint32_t const v10 = 512;
uint32_t const v11 = v9 * v10;
uint32_t const v15 = v58 % v8;
uint32_t const v16 = v11 + v15;
uint32_t const v18 = 32;
uint32_t const v19 = 1;
for(uint32_t v20 = v3; v20 < v18; v20 += v19) {
uint32_t const v23 = v20 * v8;
uint32_t const v24 = v16 + v23;
uint32_t const v25 = uint32_t(v33);
bool const v26 = v24 < v25;
if(v26) {
float * const v30 = &v1[v24];
*v30 = v32;
}
}
return;
}
