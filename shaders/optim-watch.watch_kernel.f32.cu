// watch_kernel in src/optim/watch.rs, scene f32, cubes of 1 x 1 x 1
// comptime: nothing

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

struct info_st {
    uint32_t scalars_u32[2];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(1)  watch_kernel(float const* const __restrict__ v1, float const* const __restrict__ v5, uint32_t * const __restrict__ v9, __grid_constant__ info_st const info_v54) {
uint32_t const v3 = 0;
uint32_t const v55 = info_v54.scalars_u32[0];
uint32_t const v61 = blockIdx.z;
uint32_t const v62 = uint32_t(v61);
uint32_t const v63 = gridDim.y;
uint32_t const v64 = uint32_t(v63);
uint32_t const v65 = v62 * v64;
uint32_t const v66 = gridDim.x;
uint32_t const v67 = uint32_t(v66);
uint32_t const v68 = v65 * v67;
uint32_t const v69 = blockIdx.y;
uint32_t const v70 = uint32_t(v69);
uint32_t const v73 = v70 * v67;
uint32_t const v74 = v68 + v73;
uint32_t const v75 = blockIdx.x;
uint32_t const v76 = uint32_t(v75);
uint32_t const v77 = v74 + v76;
uint32_t const v84 = 1;
uint32_t const v96 = 0;
bool const v16 = v77 == v3;
if(v16) {
float const* const v21 = &v1[v3];
float const v22 = *v21;
uint32_t const v23 = reinterpret_cast<const uint32_t&>(v22);
uint32_t const v25 = v23 << v84;
float const* const v30 = &v5[v3];
float const v31 = *v30;
uint32_t const v32 = reinterpret_cast<const uint32_t&>(v31);
uint32_t const v34 = v32 << v84;
uint32_t const v35 = max(v25, v34);
uint32_t const v36 = 4278190080;
bool const v37 = v35 >= v36;
bool v60_store;
bool * v60 = &v60_store;if(v37) {
uint32_t * const v42 = &v9[v3];
uint32_t const v43 = *v42;
bool const v45 = v43 == v96;
*v60 = v45;
}
 else {
bool const v47 = false;
*v60 = v47;
}
bool const v48 = *v60;
if(v48) {
uint32_t * const v53 = &v9[v3];
*v53 = v55;
}
}
return;
}
