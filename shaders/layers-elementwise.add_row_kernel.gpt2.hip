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

struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    uint32_t scalars_u32[2];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256) add_row_kernel(float_4 const* const __restrict__ v0, float_4 * const __restrict__ v1, info_st const* const __restrict__ v2) {
uint32_t const* const dynamic_meta_v50 = reinterpret_cast<uint32_t const*>(v2 + 1);
const info_st& info_v49 = *v2;uint32_t const v3 = 0;
uint32_t const v4 = info_v49.scalars_u32[0];
uint32_t const v5 = info_v49.scalars_u32[1];
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
uint32_t const v28 = 512;
uint32_t const v29 = v27 * v28;
uint32_t const v30 = v24 % v26;
uint32_t const v31 = v29 + v30;
uint32_t const v32 = 32;
uint32_t const v33 = 1;
for(uint32_t v34 = v3; v34 < v32; v34 += v33) {
uint32_t const v35 = v34 * v26;
uint32_t const v36 = v31 + v35;
uint32_t const v37 = uint32_t(v4);
bool const v38 = v36 < v37;
if(v38) {
float_4 * const v39 = &v1[v36];
float_4 const v40 = *v39;
uint32_t const v41 = uint32_t(v5);
uint32_t const v42 = v36 % v41;
float_4 const* const v43 = &v0[v42];
float_4 const v44 = *v43;
float const v45 = v40.i_0;
float const v46 = v44.i_0;
float const v47 = v45 + v46;
float const v48 = v40.i_1;
float const v49 = v44.i_1;
float const v50 = v48 + v49;
float const v51 = v40.i_2;
float const v52 = v44.i_2;
float const v53 = v51 + v52;
float const v54 = v40.i_3;
float const v55 = v44.i_3;
float const v56 = v54 + v55;
float_4 const v57 = float_4{v47, v50, v53, v56};
*v39 = v57;
}
}
return;
}
