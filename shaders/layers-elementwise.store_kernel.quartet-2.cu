// store_kernel in src/layers/elementwise.rs, scene quartet, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, strict: false, }, accumulate: false,

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
    uint32_t scalars_u32[6];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256)  store_kernel(float_4 const* const __restrict__ v0, float_4 * const __restrict__ v1, __grid_constant__ info_st const info_v55) {
uint32_t const v2 = 0;
uint32_t const v3 = info_v55.scalars_u32[0];
uint32_t const v4 = info_v55.scalars_u32[1];
uint32_t const v5 = info_v55.scalars_u32[2];
uint32_t const v6 = info_v55.scalars_u32[3];
uint32_t const v7 = info_v55.scalars_u32[4];
uint32_t const v8 = blockIdx.z;
uint32_t const v9 = uint32_t(v8);
uint32_t const v10 = gridDim.y;
uint32_t const v11 = uint32_t(v10);
uint32_t const v12 = v9 * v11;
uint32_t const v13 = gridDim.x;
uint32_t const v14 = uint32_t(v13);
uint32_t const v15 = v12 * v14;
uint32_t const v16 = blockIdx.y;
uint32_t const v17 = uint32_t(v16);
uint32_t const v18 = v17 * v14;
uint32_t const v19 = v15 + v18;
uint32_t const v20 = blockIdx.x;
uint32_t const v21 = uint32_t(v20);
uint32_t const v22 = v19 + v21;
uint32_t const v23 = 256;
uint32_t const v24 = v22 * v23;
uint32_t const v25 = threadIdx.x;
uint32_t const v26 = uint32_t(v25);
uint32_t const v27 = v24 + v26;
uint32_t const v28 = 16;
uint32_t const v29 = v27 / v28;
uint32_t const v30 = 512;
uint32_t const v31 = v29 * v30;
uint32_t const v32 = v26 % v28;
uint32_t const v33 = v31 + v32;
uint32_t const v34 = 32;
uint32_t const v35 = 1;
for(uint32_t v36 = v2; v36 < v34; v36 += v35) {
uint32_t const v37 = v36 * v28;
uint32_t const v38 = v33 + v37;
uint32_t const v39 = uint32_t(v7);
bool const v40 = v38 < v39;
if(v40) {
uint32_t const v41 = uint32_t(v6);
uint32_t const v42 = v38 / v41;
uint32_t const v43 = v38 % v41;
uint32_t const v44 = uint32_t(v4);
uint32_t const v45 = v42 * v44;
uint32_t const v46 = uint32_t(v5);
uint32_t const v47 = v45 + v46;
uint32_t const v48 = v47 + v43;
uint32_t const v49 = uint32_t(v3);
uint32_t const v50 = v42 * v49;
uint32_t const v51 = v50 + v43;
float_4 const* const v52 = &v0[v51];
float_4 const v53 = *v52;
float_4 * const v54 = &v1[v48];
*v54 = v53;
}
}
return;
}
