// store_kernel in src/layers/elementwise.rs, scene quartet, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, }, accumulate: false,

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
extern "C" __global__ void __launch_bounds__(256) store_kernel(float_4 const* const __restrict__ v1, float_4 * const __restrict__ v5, info_st const* const __restrict__ v55) {
uint32_t const* const dynamic_meta_v57 = reinterpret_cast<uint32_t const*>(v55 + 1);
const info_st& info_v56 = *v55;uint32_t const v3 = 0;
uint32_t const v58 = info_v56.scalars_u32[0];
uint32_t const v59 = info_v56.scalars_u32[1];
uint32_t const v60 = info_v56.scalars_u32[2];
uint32_t const v61 = info_v56.scalars_u32[3];
uint32_t const v62 = info_v56.scalars_u32[4];
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
uint32_t const v110 = 256;
uint32_t const v86 = v83 * v110;
uint32_t const v91 = threadIdx.x;
uint32_t const v88 = uint32_t(v91);
uint32_t const v89 = v86 + v88;
uint32_t const v15 = 16;
uint32_t const v16 = v89 / v15;
uint32_t const v17 = 512;
uint32_t const v18 = v16 * v17;
uint32_t const v22 = v88 % v15;
uint32_t const v23 = v18 + v22;
uint32_t const v25 = 32;
uint32_t const v26 = 1;
for(uint32_t v27 = v3; v27 < v25; v27 += v26) {
uint32_t const v30 = v27 * v15;
uint32_t const v31 = v23 + v30;
uint32_t const v32 = uint32_t(v62);
bool const v33 = v31 < v32;
if(v33) {
uint32_t const v34 = uint32_t(v61);
uint32_t const v35 = v31 / v34;
uint32_t const v37 = v31 % v34;
uint32_t const v38 = uint32_t(v59);
uint32_t const v39 = v35 * v38;
uint32_t const v40 = uint32_t(v60);
uint32_t const v41 = v39 + v40;
uint32_t const v42 = v41 + v37;
uint32_t const v43 = uint32_t(v58);
uint32_t const v44 = v35 * v43;
uint32_t const v45 = v44 + v37;
float_4 const* const v49 = &v1[v45];
float_4 const v50 = *v49;
float_4 * const v54 = &v5[v42];
*v54 = v50;
}
}
return;
}
