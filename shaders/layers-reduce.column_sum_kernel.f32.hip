// column_sum_kernel in src/layers/reduce.rs, scene f32, cubes of 256 x 1 x 1
// comptime: accumulate: true,

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
    uint32_t scalars_u32[4];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256) column_sum_kernel(float_4 const* const __restrict__ v1, float_4 * const __restrict__ v5, info_st const* const __restrict__ v52) {
uint32_t const* const dynamic_meta_v54 = reinterpret_cast<uint32_t const*>(v52 + 1);
const info_st& info_v53 = *v52;uint32_t const v55 = info_v53.scalars_u32[0];
uint32_t const v56 = info_v53.scalars_u32[1];
uint32_t const v57 = info_v53.scalars_u32[2];
uint32_t const v12 = uint32_t(v56);
uint32_t const v89 = blockIdx.z;
uint32_t const v90 = uint32_t(v89);
uint32_t const v91 = gridDim.y;
uint32_t const v92 = uint32_t(v91);
uint32_t const v93 = v90 * v92;
uint32_t const v94 = gridDim.x;
uint32_t const v95 = uint32_t(v94);
uint32_t const v96 = v93 * v95;
uint32_t const v97 = blockIdx.y;
uint32_t const v98 = uint32_t(v97);
uint32_t const v101 = v98 * v95;
uint32_t const v102 = v96 + v101;
uint32_t const v103 = blockIdx.x;
uint32_t const v104 = uint32_t(v103);
uint32_t const v105 = v102 + v104;
uint32_t const v256 = 256;
uint32_t const v108 = v105 * v256;
uint32_t const v182 = threadIdx.x;
uint32_t const v110 = uint32_t(v182);
uint32_t const v111 = v108 + v110;
uint32_t const v14 = v111 / v12;
uint32_t const v16 = v111 % v12;
uint32_t const v17 = uint32_t(v57);
uint32_t const v18 = v14 * v17;
uint32_t const v19 = uint32_t(v55);
bool const v20 = v18 < v19;
if(v20) {
float const v21 = 0;
float_4 const v22 = float_4{v21, v21, v21, v21};
float_4 v61_store;
float_4 * v61 = &v61_store;*v61 = v22;
uint32_t const v25 = v18 + v17;
uint32_t const v26 = min(v25, v19);
uint32_t const v27 = 1;
for(uint32_t v28 = v18; v28 < v26; v28 += v27) {
uint32_t const v30 = v28 * v12;
uint32_t const v31 = v30 + v16;
float_4 const* const v35 = &v1[v31];
float_4 const v36 = *v35;
float_4 const v37 = *v61;
float const v63 = v37.i_0;
float const v64 = v36.i_0;
float const v65 = v63 + v64;
float const v66 = v37.i_1;
float const v67 = v36.i_1;
float const v68 = v66 + v67;
float const v69 = v37.i_2;
float const v70 = v36.i_2;
float const v71 = v69 + v70;
float const v72 = v37.i_3;
float const v73 = v36.i_3;
float const v74 = v72 + v73;
float_4 const v75 = float_4{v65, v68, v71, v74};
*v61 = v75;
}
float_4 * const v43 = &v5[v111];
float_4 const v44 = *v43;
float_4 const v45 = *v61;
float const v76 = v44.i_0;
float const v77 = v45.i_0;
float const v78 = v76 + v77;
float const v79 = v44.i_1;
float const v80 = v45.i_1;
float const v81 = v79 + v80;
float const v82 = v44.i_2;
float const v83 = v45.i_2;
float const v84 = v82 + v83;
float const v85 = v44.i_3;
float const v86 = v45.i_3;
float const v87 = v85 + v86;
float_4 const v88 = float_4{v78, v81, v84, v87};
*v43 = v88;
}
return;
}
