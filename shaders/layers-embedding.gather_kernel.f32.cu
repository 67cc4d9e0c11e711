// gather_kernel in src/layers/embedding.rs, scene f32, cubes of 256 x 1 x 1
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
    uint32_t scalars_u32[2];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256)  gather_kernel(uint32_t const* const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 * const __restrict__ v9, __grid_constant__ info_st const info_v47) {
uint32_t const v48 = info_v47.scalars_u32[0];
uint32_t const v49 = info_v47.scalars_u32[1];
uint32_t const v55 = blockIdx.z;
uint32_t const v56 = uint32_t(v55);
uint32_t const v57 = gridDim.y;
uint32_t const v58 = uint32_t(v57);
uint32_t const v59 = v56 * v58;
uint32_t const v60 = gridDim.x;
uint32_t const v61 = uint32_t(v60);
uint32_t const v62 = v59 * v61;
uint32_t const v63 = blockIdx.y;
uint32_t const v64 = uint32_t(v63);
uint32_t const v67 = v64 * v61;
uint32_t const v68 = v62 + v67;
uint32_t const v69 = blockIdx.x;
uint32_t const v70 = uint32_t(v69);
uint32_t const v71 = v68 + v70;
uint32_t const v98 = 256;
uint32_t const v74 = v71 * v98;
uint32_t const v79 = threadIdx.x;
uint32_t const v76 = uint32_t(v79);
uint32_t const v77 = v74 + v76;
uint32_t const v16 = 16;
uint32_t const v17 = v77 / v16;
uint32_t const v18 = uint32_t(v49);
uint32_t const v19 = uint32_t(v48);
bool const v20 = v17 < v19;
if(v20) {
uint32_t const* const v24 = &v1[v17];
uint32_t const v25 = *v24;
uint32_t const v26 = uint32_t(v25);
uint32_t const v27 = v26 * v18;
uint32_t const v31 = v76 % v16;
for(uint32_t v33 = v31; v33 < v18; v33 += v16) {
uint32_t const v35 = v27 + v33;
float_4 const* const v39 = &v5[v35];
float_4 const v40 = *v39;
uint32_t const v41 = v17 * v18;
uint32_t const v42 = v41 + v33;
float_4 * const v46 = &v9[v42];
*v46 = v40;
}
}
return;
}
