// column_sum_kernel in src/layers/reduce.rs, scene f32, cubes of 256 x 1 x 1
// comptime: accumulate: true,

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
    uint32_t scalars_u32[4];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256)  column_sum_kernel(float_4 const* const __restrict__ v0, float_4 * const __restrict__ v1, __grid_constant__ info_st const info_v52) {
uint32_t const v2 = info_v52.scalars_u32[0];
uint32_t const v3 = info_v52.scalars_u32[1];
uint32_t const v4 = info_v52.scalars_u32[2];
uint32_t const v5 = uint32_t(v3);
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
uint32_t const v26 = v25 / v5;
uint32_t const v27 = v25 % v5;
uint32_t const v28 = uint32_t(v4);
uint32_t const v29 = v26 * v28;
uint32_t const v30 = uint32_t(v2);
bool const v31 = v29 < v30;
if(v31) {
float const v32 = 0;
float_4 const v33 = float_4{v32, v32, v32, v32};
float_4 v59_store;
float_4 * v34 = &v59_store;*v34 = v33;
uint32_t const v35 = v29 + v28;
uint32_t const v36 = min(v35, v30);
uint32_t const v37 = 1;
for(uint32_t v38 = v29; v38 < v36; v38 += v37) {
uint32_t const v39 = v38 * v5;
uint32_t const v40 = v39 + v27;
float_4 const* const v41 = &v0[v40];
float_4 const v42 = *v41;
float_4 const v43 = *v34;
float const v44 = v43.i_0;
float const v45 = v42.i_0;
float const v46 = v44 + v45;
float const v47 = v43.i_1;
float const v48 = v42.i_1;
float const v49 = v47 + v48;
float const v50 = v43.i_2;
float const v51 = v42.i_2;
float const v52 = v50 + v51;
float const v53 = v43.i_3;
float const v54 = v42.i_3;
float const v55 = v53 + v54;
float_4 const v56 = float_4{v46, v49, v52, v55};
*v34 = v56;
}
float_4 * const v57 = &v1[v25];
float_4 const v58 = *v57;
float_4 const v59 = *v34;
float const v60 = v58.i_0;
float const v61 = v59.i_0;
float const v62 = v60 + v61;
float const v63 = v58.i_1;
float const v64 = v59.i_1;
float const v65 = v63 + v64;
float const v66 = v58.i_2;
float const v67 = v59.i_2;
float const v68 = v66 + v67;
float const v69 = v58.i_3;
float const v70 = v59.i_3;
float const v71 = v69 + v70;
float_4 const v72 = float_4{v62, v65, v68, v71};
*v57 = v72;
}
return;
}
