// column_sum_kernel in src/layers/reduce.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: accumulate: false,

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
    uint32_t scalars_u32[4];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256) column_sum_kernel(float_4 const* const __restrict__ v0, float_4 * const __restrict__ v1, info_st const* const __restrict__ v2) {
uint32_t const* const dynamic_meta_v47 = reinterpret_cast<uint32_t const*>(v2 + 1);
const info_st& info_v46 = *v2;uint32_t const v3 = info_v46.scalars_u32[0];
uint32_t const v4 = info_v46.scalars_u32[1];
uint32_t const v5 = info_v46.scalars_u32[2];
uint32_t const v6 = uint32_t(v4);
uint32_t const v7 = blockIdx.z;
uint32_t const v8 = uint32_t(v7);
uint32_t const v9 = gridDim.y;
uint32_t const v10 = uint32_t(v9);
uint32_t const v11 = v8 * v10;
uint32_t const v12 = gridDim.x;
uint32_t const v13 = uint32_t(v12);
uint32_t const v14 = v11 * v13;
uint32_t const v15 = blockIdx.y;
uint32_t const v16 = uint32_t(v15);
uint32_t const v17 = v16 * v13;
uint32_t const v18 = v14 + v17;
uint32_t const v19 = blockIdx.x;
uint32_t const v20 = uint32_t(v19);
uint32_t const v21 = v18 + v20;
uint32_t const v22 = 256;
uint32_t const v23 = v21 * v22;
uint32_t const v24 = threadIdx.x;
uint32_t const v25 = uint32_t(v24);
uint32_t const v26 = v23 + v25;
uint32_t const v27 = v26 / v6;
uint32_t const v28 = v26 % v6;
uint32_t const v29 = uint32_t(v5);
uint32_t const v30 = v27 * v29;
uint32_t const v31 = uint32_t(v3);
bool const v32 = v30 < v31;
if(v32) {
float const v33 = 0;
float_4 const v34 = float_4{v33, v33, v33, v33};
float_4 v54_store;
float_4 * v35 = &v54_store;*v35 = v34;
uint32_t const v36 = v30 + v29;
uint32_t const v37 = min(v36, v31);
uint32_t const v38 = 1;
for(uint32_t v39 = v30; v39 < v37; v39 += v38) {
uint32_t const v40 = v39 * v6;
uint32_t const v41 = v40 + v28;
float_4 const* const v42 = &v0[v41];
float_4 const v43 = *v42;
float_4 const v44 = *v35;
float const v45 = v44.i_0;
float const v46 = v43.i_0;
float const v47 = v45 + v46;
float const v48 = v44.i_1;
float const v49 = v43.i_1;
float const v50 = v48 + v49;
float const v51 = v44.i_2;
float const v52 = v43.i_2;
float const v53 = v51 + v52;
float const v54 = v44.i_3;
float const v55 = v43.i_3;
float const v56 = v54 + v55;
float_4 const v57 = float_4{v47, v50, v53, v56};
*v35 = v57;
}
float_4 * const v58 = &v1[v26];
float_4 const v59 = *v35;
*v58 = v59;
}
return;
}
