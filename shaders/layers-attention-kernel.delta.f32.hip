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

struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    uint32_t scalars_u32[2];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256) delta(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float * const __restrict__ v2, info_st const* const __restrict__ v3) {
uint32_t const* const dynamic_meta_v84 = reinterpret_cast<uint32_t const*>(v3 + 1);
const info_st& info_v83 = *v3;uint32_t const v4 = 0;
uint32_t const v5 = info_v83.scalars_u32[0];
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
uint32_t const v26 = uint32_t(v5);
bool const v27 = v25 < v26;
if(v27) {
array<float_4, 1> v90_store = {};
array<float_4, 1> * v28 = &v90_store;uint32_t const v29 = 1;
float const v30 = 0;
float_4 const v31 = float_4{v30, v30, v30, v30};
float_4 * const v32 = &(*v28)[v4];
*v32 = v31;
uint32_t const v33 = 8;
for(uint32_t v34 = v4; v34 < v33; v34 += v29) {
uint32_t const v35 = v25 * v33;
uint32_t const v36 = v35 + v34;
float_4 const* const v37 = &v0[v36];
float_4 const v38 = *v37;
float_4 const* const v39 = &v1[v36];
float_4 const v40 = *v39;
float_4 const v41 = *v32;
float const v42 = v38.i_0;
float const v43 = v40.i_0;
float const v44 = v41.i_0;
float const v45 = fma(v42, v43, v44);
float const v46 = v38.i_1;
float const v47 = v40.i_1;
float const v48 = v41.i_1;
float const v49 = fma(v46, v47, v48);
float const v50 = v38.i_2;
float const v51 = v40.i_2;
float const v52 = v41.i_2;
float const v53 = fma(v50, v51, v52);
float const v54 = v38.i_3;
float const v55 = v40.i_3;
float const v56 = v41.i_3;
float const v57 = fma(v54, v55, v56);
float_4 const v58 = float_4{v45, v49, v53, v57};
*v32 = v58;
}
float_4 const v59 = *v32;
float const v60 = v59.i_0;
float const v61 = v59.i_1;
float const v62 = v60 + v61;
float const v63 = v59.i_2;
float const v64 = v62 + v63;
float const v65 = v59.i_3;
float const v66 = v64 + v65;
float * const v67 = &v2[v25];
*v67 = v66;
}
return;
}
