// add_row_kernel in src/layers/elementwise.rs, scene gpt2, cubes of 256 x 1 x 1
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
    uint32_t scalars_u32[2];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256)  add_row_kernel(float_4 const* const __restrict__ v0, float_4 * const __restrict__ v1, __grid_constant__ info_st const info_v48) {
uint32_t const v2 = 0;
uint32_t const v3 = info_v48.scalars_u32[0];
uint32_t const v4 = info_v48.scalars_u32[1];
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
uint32_t const v27 = 512;
uint32_t const v28 = v26 * v27;
uint32_t const v29 = v23 % v25;
uint32_t const v30 = v28 + v29;
uint32_t const v31 = 32;
uint32_t const v32 = 1;
for(uint32_t v33 = v2; v33 < v31; v33 += v32) {
uint32_t const v34 = v33 * v25;
uint32_t const v35 = v30 + v34;
uint32_t const v36 = uint32_t(v3);
bool const v37 = v35 < v36;
if(v37) {
float_4 * const v38 = &v1[v35];
float_4 const v39 = *v38;
uint32_t const v40 = uint32_t(v4);
uint32_t const v41 = v35 % v40;
float_4 const* const v42 = &v0[v41];
float_4 const v43 = *v42;
float const v44 = v39.i_0;
float const v45 = v43.i_0;
float const v46 = v44 + v45;
float const v47 = v39.i_1;
float const v48 = v43.i_1;
float const v49 = v47 + v48;
float const v50 = v39.i_2;
float const v51 = v43.i_2;
float const v52 = v50 + v51;
float const v53 = v39.i_3;
float const v54 = v43.i_3;
float const v55 = v53 + v54;
float_4 const v56 = float_4{v46, v49, v52, v55};
*v38 = v56;
}
}
return;
}
