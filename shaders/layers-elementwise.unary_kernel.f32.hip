// unary_kernel in src/layers/elementwise.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, }, op: AddAssign,

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
    uint32_t scalars_u32[2];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256) unary_kernel(float const* const __restrict__ v1, float * const __restrict__ v5, info_st const* const __restrict__ v45) {
uint32_t const* const dynamic_meta_v47 = reinterpret_cast<uint32_t const*>(v45 + 1);
const info_st& info_v46 = *v45;uint32_t const v3 = 0;
uint32_t const v48 = info_v46.scalars_u32[0];
uint32_t const v53 = blockIdx.z;
uint32_t const v54 = uint32_t(v53);
uint32_t const v55 = gridDim.y;
uint32_t const v56 = uint32_t(v55);
uint32_t const v57 = v54 * v56;
uint32_t const v58 = gridDim.x;
uint32_t const v59 = uint32_t(v58);
uint32_t const v60 = v57 * v59;
uint32_t const v61 = blockIdx.y;
uint32_t const v62 = uint32_t(v61);
uint32_t const v65 = v62 * v59;
uint32_t const v66 = v60 + v65;
uint32_t const v67 = blockIdx.x;
uint32_t const v68 = uint32_t(v67);
uint32_t const v69 = v66 + v68;
uint32_t const v96 = 256;
uint32_t const v72 = v69 * v96;
uint32_t const v77 = threadIdx.x;
uint32_t const v74 = uint32_t(v77);
uint32_t const v75 = v72 + v74;
uint32_t const v11 = 16;
uint32_t const v12 = v75 / v11;
uint32_t const v13 = 512;
uint32_t const v14 = v12 * v13;
uint32_t const v18 = v74 % v11;
uint32_t const v19 = v14 + v18;
uint32_t const v21 = 32;
uint32_t const v22 = 1;
for(uint32_t v23 = v3; v23 < v21; v23 += v22) {
uint32_t const v26 = v23 * v11;
uint32_t const v27 = v19 + v26;
uint32_t const v28 = uint32_t(v48);
bool const v29 = v27 < v28;
if(v29) {
float * const v33 = &v5[v27];
float const v34 = *v33;
float const* const v38 = &v1[v27];
float const v39 = *v38;
float const v40 = v34 + v39;
*v33 = v40;
}
}
return;
}
