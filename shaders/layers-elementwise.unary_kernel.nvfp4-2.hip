// unary_kernel in src/layers/elementwise.rs, scene nvfp4, cubes of 256 x 1 x 1
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

struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    uint32_t scalars_u32[2];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256) unary_kernel(float_4 const* const __restrict__ v1, float_4 * const __restrict__ v5, info_st const* const __restrict__ v45) {
uint32_t const* const dynamic_meta_v47 = reinterpret_cast<uint32_t const*>(v45 + 1);
const info_st& info_v46 = *v45;uint32_t const v3 = 0;
uint32_t const v48 = info_v46.scalars_u32[0];
uint32_t const v66 = blockIdx.z;
uint32_t const v67 = uint32_t(v66);
uint32_t const v68 = gridDim.y;
uint32_t const v69 = uint32_t(v68);
uint32_t const v70 = v67 * v69;
uint32_t const v71 = gridDim.x;
uint32_t const v72 = uint32_t(v71);
uint32_t const v73 = v70 * v72;
uint32_t const v74 = blockIdx.y;
uint32_t const v75 = uint32_t(v74);
uint32_t const v78 = v75 * v72;
uint32_t const v79 = v73 + v78;
uint32_t const v80 = blockIdx.x;
uint32_t const v81 = uint32_t(v80);
uint32_t const v82 = v79 + v81;
uint32_t const v109 = 256;
uint32_t const v85 = v82 * v109;
uint32_t const v90 = threadIdx.x;
uint32_t const v87 = uint32_t(v90);
uint32_t const v88 = v85 + v87;
uint32_t const v11 = 16;
uint32_t const v12 = v88 / v11;
uint32_t const v13 = 512;
uint32_t const v14 = v12 * v13;
uint32_t const v18 = v87 % v11;
uint32_t const v19 = v14 + v18;
uint32_t const v21 = 32;
uint32_t const v22 = 1;
for(uint32_t v23 = v3; v23 < v21; v23 += v22) {
uint32_t const v26 = v23 * v11;
uint32_t const v27 = v19 + v26;
uint32_t const v28 = uint32_t(v48);
bool const v29 = v27 < v28;
if(v29) {
float_4 * const v33 = &v5[v27];
float_4 const v34 = *v33;
float_4 const* const v38 = &v1[v27];
float_4 const v39 = *v38;
float const v53 = v34.i_0;
float const v54 = v39.i_0;
float const v55 = v53 + v54;
float const v56 = v34.i_1;
float const v57 = v39.i_1;
float const v58 = v56 + v57;
float const v59 = v34.i_2;
float const v60 = v39.i_2;
float const v61 = v59 + v60;
float const v62 = v34.i_3;
float const v63 = v39.i_3;
float const v64 = v62 + v63;
float_4 const v65 = float_4{v55, v58, v61, v64};
*v33 = v65;
}
}
return;
}
