// add_row_kernel in src/layers/elementwise.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, },

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
extern "C" __global__ void __launch_bounds__(256)  add_row_kernel(float_4 const* const __restrict__ v1, float_4 * const __restrict__ v5, __grid_constant__ info_st const info_v48) {
uint32_t const v3 = 0;
uint32_t const v49 = info_v48.scalars_u32[0];
uint32_t const v50 = info_v48.scalars_u32[1];
uint32_t const v68 = blockIdx.z;
uint32_t const v69 = uint32_t(v68);
uint32_t const v70 = gridDim.y;
uint32_t const v71 = uint32_t(v70);
uint32_t const v72 = v69 * v71;
uint32_t const v73 = gridDim.x;
uint32_t const v74 = uint32_t(v73);
uint32_t const v75 = v72 * v74;
uint32_t const v76 = blockIdx.y;
uint32_t const v77 = uint32_t(v76);
uint32_t const v80 = v77 * v74;
uint32_t const v81 = v75 + v80;
uint32_t const v82 = blockIdx.x;
uint32_t const v83 = uint32_t(v82);
uint32_t const v84 = v81 + v83;
uint32_t const v111 = 256;
uint32_t const v87 = v84 * v111;
uint32_t const v92 = threadIdx.x;
uint32_t const v89 = uint32_t(v92);
uint32_t const v90 = v87 + v89;
uint32_t const v12 = 16;
uint32_t const v13 = v90 / v12;
uint32_t const v14 = 512;
uint32_t const v15 = v13 * v14;
uint32_t const v19 = v89 % v12;
uint32_t const v20 = v15 + v19;
uint32_t const v22 = 32;
uint32_t const v23 = 1;
for(uint32_t v24 = v3; v24 < v22; v24 += v23) {
uint32_t const v27 = v24 * v12;
uint32_t const v28 = v20 + v27;
uint32_t const v29 = uint32_t(v49);
bool const v30 = v28 < v29;
if(v30) {
float_4 * const v34 = &v5[v28];
float_4 const v35 = *v34;
uint32_t const v36 = uint32_t(v50);
uint32_t const v37 = v28 % v36;
float_4 const* const v41 = &v1[v37];
float_4 const v42 = *v41;
float const v55 = v35.i_0;
float const v56 = v42.i_0;
float const v57 = v55 + v56;
float const v58 = v35.i_1;
float const v59 = v42.i_1;
float const v60 = v58 + v59;
float const v61 = v35.i_2;
float const v62 = v42.i_2;
float const v63 = v61 + v62;
float const v64 = v35.i_3;
float const v65 = v42.i_3;
float const v66 = v64 + v65;
float_4 const v67 = float_4{v57, v60, v63, v66};
*v34 = v67;
}
}
return;
}
