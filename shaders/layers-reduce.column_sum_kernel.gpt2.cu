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


typedef struct CUtensorMap_st {
alignas(128) unsigned long long int opaque[16];
} CUtensorMap;
struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    uint32_t scalars_u32[4];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256)  column_sum_kernel(float_4 const* const __restrict__ v1, float_4 * const __restrict__ v5, __grid_constant__ info_st const info_v45) {
uint32_t const v46 = info_v45.scalars_u32[0];
uint32_t const v47 = info_v45.scalars_u32[1];
uint32_t const v48 = info_v45.scalars_u32[2];
uint32_t const v12 = uint32_t(v47);
uint32_t const v67 = blockIdx.z;
uint32_t const v68 = uint32_t(v67);
uint32_t const v69 = gridDim.y;
uint32_t const v70 = uint32_t(v69);
uint32_t const v71 = v68 * v70;
uint32_t const v72 = gridDim.x;
uint32_t const v73 = uint32_t(v72);
uint32_t const v74 = v71 * v73;
uint32_t const v75 = blockIdx.y;
uint32_t const v76 = uint32_t(v75);
uint32_t const v79 = v76 * v73;
uint32_t const v80 = v74 + v79;
uint32_t const v81 = blockIdx.x;
uint32_t const v82 = uint32_t(v81);
uint32_t const v83 = v80 + v82;
uint32_t const v194 = 256;
uint32_t const v86 = v83 * v194;
uint32_t const v137 = threadIdx.x;
uint32_t const v88 = uint32_t(v137);
uint32_t const v89 = v86 + v88;
uint32_t const v14 = v89 / v12;
uint32_t const v16 = v89 % v12;
uint32_t const v17 = uint32_t(v48);
uint32_t const v18 = v14 * v17;
uint32_t const v19 = uint32_t(v46);
bool const v20 = v18 < v19;
if(v20) {
float const v21 = 0;
float_4 const v22 = float_4{v21, v21, v21, v21};
float_4 v52_store;
float_4 * v52 = &v52_store;*v52 = v22;
uint32_t const v25 = v18 + v17;
uint32_t const v26 = min(v25, v19);
uint32_t const v27 = 1;
for(uint32_t v28 = v18; v28 < v26; v28 += v27) {
uint32_t const v30 = v28 * v12;
uint32_t const v31 = v30 + v16;
float_4 const* const v35 = &v1[v31];
float_4 const v36 = *v35;
float_4 const v37 = *v52;
float const v54 = v37.i_0;
float const v55 = v36.i_0;
float const v56 = v54 + v55;
float const v57 = v37.i_1;
float const v58 = v36.i_1;
float const v59 = v57 + v58;
float const v60 = v37.i_2;
float const v61 = v36.i_2;
float const v62 = v60 + v61;
float const v63 = v37.i_3;
float const v64 = v36.i_3;
float const v65 = v63 + v64;
float_4 const v66 = float_4{v56, v59, v62, v65};
*v52 = v66;
}
float_4 * const v43 = &v5[v89];
float_4 const v44 = *v52;
*v43 = v44;
}
return;
}
