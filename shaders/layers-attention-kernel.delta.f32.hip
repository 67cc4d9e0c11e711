// delta in src/layers/attention/kernel.rs, scene f32, cubes of 256 x 1 x 1
// comptime: head_dim: 32,

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
    uint32_t scalars_u32[2];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256) delta(float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v5, float * const __restrict__ v9, info_st const* const __restrict__ v60) {
uint32_t const* const dynamic_meta_v62 = reinterpret_cast<uint32_t const*>(v60 + 1);
const info_st& info_v61 = *v60;uint32_t const v3 = 0;
uint32_t const v63 = info_v61.scalars_u32[0];
uint32_t const v88 = blockIdx.z;
uint32_t const v89 = uint32_t(v88);
uint32_t const v90 = gridDim.y;
uint32_t const v91 = uint32_t(v90);
uint32_t const v92 = v89 * v91;
uint32_t const v93 = gridDim.x;
uint32_t const v94 = uint32_t(v93);
uint32_t const v95 = v92 * v94;
uint32_t const v96 = blockIdx.y;
uint32_t const v97 = uint32_t(v96);
uint32_t const v100 = v97 * v94;
uint32_t const v101 = v95 + v100;
uint32_t const v102 = blockIdx.x;
uint32_t const v103 = uint32_t(v102);
uint32_t const v104 = v101 + v103;
uint32_t const v131 = 256;
uint32_t const v107 = v104 * v131;
uint32_t const v112 = threadIdx.x;
uint32_t const v109 = uint32_t(v112);
uint32_t const v110 = v107 + v109;
uint32_t const v15 = uint32_t(v63);
bool const v16 = v110 < v15;
if(v16) {
float const v17 = 0;
float_4 const v18 = float_4{v17, v17, v17, v17};
float_4 v68_store;
float_4 * v68 = &v68_store;*v68 = v18;
uint32_t const v21 = 8;
uint32_t const v22 = 1;
for(uint32_t v23 = v3; v23 < v21; v23 += v22) {
uint32_t const v26 = v110 * v21;
uint32_t const v27 = v26 + v23;
float_4 const* const v31 = &v1[v27];
float_4 const v32 = *v31;
float_4 const* const v36 = &v5[v27];
float_4 const v37 = *v36;
float_4 const v38 = *v68;
float const v71 = v32.i_0;
float const v72 = v37.i_0;
float const v73 = v38.i_0;
float const v74 = fma(v71, v72, v73);
float const v75 = v32.i_1;
float const v76 = v37.i_1;
float const v77 = v38.i_1;
float const v78 = fma(v75, v76, v77);
float const v79 = v32.i_2;
float const v80 = v37.i_2;
float const v81 = v38.i_2;
float const v82 = fma(v79, v80, v81);
float const v83 = v32.i_3;
float const v84 = v37.i_3;
float const v85 = v38.i_3;
float const v86 = fma(v83, v84, v85);
float_4 const v87 = float_4{v74, v78, v82, v86};
*v68 = v87;
}
float_4 const v40 = *v68;
float const v41 = v40.i_0;
float const v44 = v40.i_1;
float const v46 = v41 + v44;
float const v48 = v40.i_2;
float const v50 = v46 + v48;
float const v52 = v40.i_3;
float const v54 = v50 + v52;
float * const v58 = &v9[v110];
*v58 = v54;
}
return;
}
