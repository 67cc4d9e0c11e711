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


struct info_st {
    uint32_t scalars_u32[2];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(1) watch_kernel(float const* const __restrict__ v1, float const* const __restrict__ v5, uint32_t * const __restrict__ v9, info_st const* const __restrict__ v54) {
uint32_t const* const dynamic_meta_v56 = reinterpret_cast<uint32_t const*>(v54 + 1);
const info_st& info_v55 = *v54;uint32_t const v3 = 0;
uint32_t const v57 = info_v55.scalars_u32[0];
uint32_t const v63 = blockIdx.z;
uint32_t const v64 = uint32_t(v63);
uint32_t const v65 = gridDim.y;
uint32_t const v66 = uint32_t(v65);
uint32_t const v67 = v64 * v66;
uint32_t const v68 = gridDim.x;
uint32_t const v69 = uint32_t(v68);
uint32_t const v70 = v67 * v69;
uint32_t const v71 = blockIdx.y;
uint32_t const v72 = uint32_t(v71);
uint32_t const v75 = v72 * v69;
uint32_t const v76 = v70 + v75;
uint32_t const v77 = blockIdx.x;
uint32_t const v78 = uint32_t(v77);
uint32_t const v79 = v76 + v78;
uint32_t const v86 = 1;
uint32_t const v98 = 0;
bool const v16 = v79 == v3;
if(v16) {
float const* const v21 = &v1[v3];
float const v22 = *v21;
uint32_t const v23 = reinterpret_cast<const uint32_t&>(v22);
uint32_t const v25 = v23 << v86;
float const* const v30 = &v5[v3];
float const v31 = *v30;
uint32_t const v32 = reinterpret_cast<const uint32_t&>(v31);
uint32_t const v34 = v32 << v86;
uint32_t const v35 = max(v25, v34);
uint32_t const v36 = 4278190080;
bool const v37 = v35 >= v36;
bool v62_store;
bool * v62 = &v62_store;if(v37) {
uint32_t * const v42 = &v9[v3];
uint32_t const v43 = *v42;
bool const v45 = v43 == v98;
*v62 = v45;
}
 else {
bool const v47 = false;
*v62 = v47;
}
bool const v48 = *v62;
if(v48) {
uint32_t * const v53 = &v9[v3];
*v53 = v57;
}
}
return;
}
