// delta in src/layers/attention/kernel.rs, scene f32, cubes of 256 x 1 x 1
// comptime: head_dim: 32, g: Group { lanes: 1, units: 256, strict: false, },

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
    uint32_t scalars_u32[2];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256)  delta(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float * const __restrict__ v2, __grid_constant__ info_st const info_v82) {
uint32_t const v3 = 0;
uint32_t const v4 = info_v82.scalars_u32[0];
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
uint32_t const v25 = uint32_t(v4);
bool const v26 = v24 < v25;
if(v26) {
array<float_4, 1> v88_store = {};
array<float_4, 1> * v27 = &v88_store;uint32_t const v28 = 1;
float const v29 = 0;
float_4 const v30 = float_4{v29, v29, v29, v29};
float_4 * const v31 = &(*v27)[v3];
*v31 = v30;
uint32_t const v32 = 8;
for(uint32_t v33 = v3; v33 < v32; v33 += v28) {
uint32_t const v34 = v24 * v32;
uint32_t const v35 = v34 + v33;
float_4 const* const v36 = &v0[v35];
float_4 const v37 = *v36;
float_4 const* const v38 = &v1[v35];
float_4 const v39 = *v38;
float_4 const v40 = *v31;
float const v41 = v37.i_0;
float const v42 = v39.i_0;
float const v43 = v40.i_0;
float const v44 = fma(v41, v42, v43);
float const v45 = v37.i_1;
float const v46 = v39.i_1;
float const v47 = v40.i_1;
float const v48 = fma(v45, v46, v47);
float const v49 = v37.i_2;
float const v50 = v39.i_2;
float const v51 = v40.i_2;
float const v52 = fma(v49, v50, v51);
float const v53 = v37.i_3;
float const v54 = v39.i_3;
float const v55 = v40.i_3;
float const v56 = fma(v53, v54, v55);
float_4 const v57 = float_4{v44, v48, v52, v56};
*v31 = v57;
}
float_4 const v58 = *v31;
float const v59 = v58.i_0;
float const v60 = v58.i_1;
float const v61 = v59 + v60;
float const v62 = v58.i_2;
float const v63 = v61 + v62;
float const v64 = v58.i_3;
float const v65 = v63 + v64;
float * const v66 = &v2[v24];
*v66 = v65;
}
return;
}
