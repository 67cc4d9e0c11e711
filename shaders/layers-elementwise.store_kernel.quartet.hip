// store_kernel in src/layers/elementwise.rs, scene quartet, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, }, accumulate: true,

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
    uint32_t scalars_u32[6];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256) store_kernel(float_4 const* const __restrict__ v1, float_4 * const __restrict__ v5, info_st const* const __restrict__ v61) {
uint32_t const* const dynamic_meta_v63 = reinterpret_cast<uint32_t const*>(v61 + 1);
const info_st& info_v62 = *v61;uint32_t const v3 = 0;
uint32_t const v64 = info_v62.scalars_u32[0];
uint32_t const v65 = info_v62.scalars_u32[1];
uint32_t const v66 = info_v62.scalars_u32[2];
uint32_t const v67 = info_v62.scalars_u32[3];
uint32_t const v68 = info_v62.scalars_u32[4];
uint32_t const v86 = blockIdx.z;
uint32_t const v87 = uint32_t(v86);
uint32_t const v88 = gridDim.y;
uint32_t const v89 = uint32_t(v88);
uint32_t const v90 = v87 * v89;
uint32_t const v91 = gridDim.x;
uint32_t const v92 = uint32_t(v91);
uint32_t const v93 = v90 * v92;
uint32_t const v94 = blockIdx.y;
uint32_t const v95 = uint32_t(v94);
uint32_t const v98 = v95 * v92;
uint32_t const v99 = v93 + v98;
uint32_t const v100 = blockIdx.x;
uint32_t const v101 = uint32_t(v100);
uint32_t const v102 = v99 + v101;
uint32_t const v129 = 256;
uint32_t const v105 = v102 * v129;
uint32_t const v110 = threadIdx.x;
uint32_t const v107 = uint32_t(v110);
uint32_t const v108 = v105 + v107;
uint32_t const v15 = 16;
uint32_t const v16 = v108 / v15;
uint32_t const v17 = 512;
uint32_t const v18 = v16 * v17;
uint32_t const v22 = v107 % v15;
uint32_t const v23 = v18 + v22;
uint32_t const v25 = 32;
uint32_t const v26 = 1;
for(uint32_t v27 = v3; v27 < v25; v27 += v26) {
uint32_t const v30 = v27 * v15;
uint32_t const v31 = v23 + v30;
uint32_t const v32 = uint32_t(v68);
bool const v33 = v31 < v32;
if(v33) {
uint32_t const v34 = uint32_t(v67);
uint32_t const v35 = v31 / v34;
uint32_t const v37 = v31 % v34;
uint32_t const v38 = uint32_t(v65);
uint32_t const v39 = v35 * v38;
uint32_t const v40 = uint32_t(v66);
uint32_t const v41 = v39 + v40;
uint32_t const v42 = v41 + v37;
uint32_t const v43 = uint32_t(v64);
uint32_t const v44 = v35 * v43;
uint32_t const v45 = v44 + v37;
float_4 const* const v49 = &v1[v45];
float_4 const v50 = *v49;
float_4 * const v54 = &v5[v42];
float_4 const v55 = *v54;
float const v73 = v55.i_0;
float const v74 = v50.i_0;
float const v75 = v73 + v74;
float const v76 = v55.i_1;
float const v77 = v50.i_1;
float const v78 = v76 + v77;
float const v79 = v55.i_2;
float const v80 = v50.i_2;
float const v81 = v79 + v80;
float const v82 = v55.i_3;
float const v83 = v50.i_3;
float const v84 = v82 + v83;
float_4 const v85 = float_4{v75, v78, v81, v84};
*v54 = v85;
}
}
return;
}
