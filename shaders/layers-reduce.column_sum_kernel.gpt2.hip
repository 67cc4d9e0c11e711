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
extern "C" __global__ void __launch_bounds__(256) column_sum_kernel(float_4 const* const __restrict__ v1, float_4 * const __restrict__ v5, info_st const* const __restrict__ v45) {
uint32_t const* const dynamic_meta_v47 = reinterpret_cast<uint32_t const*>(v45 + 1);
const info_st& info_v46 = *v45;uint32_t const v48 = info_v46.scalars_u32[0];
uint32_t const v49 = info_v46.scalars_u32[1];
uint32_t const v50 = info_v46.scalars_u32[2];
uint32_t const v12 = uint32_t(v49);
uint32_t const v69 = blockIdx.z;
uint32_t const v70 = uint32_t(v69);
uint32_t const v71 = gridDim.y;
uint32_t const v72 = uint32_t(v71);
uint32_t const v73 = v70 * v72;
uint32_t const v74 = gridDim.x;
uint32_t const v75 = uint32_t(v74);
uint32_t const v76 = v73 * v75;
uint32_t const v77 = blockIdx.y;
uint32_t const v78 = uint32_t(v77);
uint32_t const v81 = v78 * v75;
uint32_t const v82 = v76 + v81;
uint32_t const v83 = blockIdx.x;
uint32_t const v84 = uint32_t(v83);
uint32_t const v85 = v82 + v84;
uint32_t const v196 = 256;
uint32_t const v88 = v85 * v196;
uint32_t const v139 = threadIdx.x;
uint32_t const v90 = uint32_t(v139);
uint32_t const v91 = v88 + v90;
uint32_t const v14 = v91 / v12;
uint32_t const v16 = v91 % v12;
uint32_t const v17 = uint32_t(v50);
uint32_t const v18 = v14 * v17;
uint32_t const v19 = uint32_t(v48);
bool const v20 = v18 < v19;
if(v20) {
float const v21 = 0;
float_4 const v22 = float_4{v21, v21, v21, v21};
float_4 v54_store;
float_4 * v54 = &v54_store;*v54 = v22;
uint32_t const v25 = v18 + v17;
uint32_t const v26 = min(v25, v19);
uint32_t const v27 = 1;
for(uint32_t v28 = v18; v28 < v26; v28 += v27) {
uint32_t const v30 = v28 * v12;
uint32_t const v31 = v30 + v16;
float_4 const* const v35 = &v1[v31];
float_4 const v36 = *v35;
float_4 const v37 = *v54;
float const v56 = v37.i_0;
float const v57 = v36.i_0;
float const v58 = v56 + v57;
float const v59 = v37.i_1;
float const v60 = v36.i_1;
float const v61 = v59 + v60;
float const v62 = v37.i_2;
float const v63 = v36.i_2;
float const v64 = v62 + v63;
float const v65 = v37.i_3;
float const v66 = v36.i_3;
float const v67 = v65 + v66;
float_4 const v68 = float_4{v58, v61, v64, v67};
*v54 = v68;
}
float_4 * const v43 = &v5[v91];
float_4 const v44 = *v54;
*v43 = v44;
}
return;
}
