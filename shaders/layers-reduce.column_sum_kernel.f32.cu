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


typedef struct CUtensorMap_st {
alignas(128) unsigned long long int opaque[16];
} CUtensorMap;
struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    uint32_t scalars_u32[4];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256)  column_sum_kernel(float_4 const* const __restrict__ v1, float_4 * const __restrict__ v5, __grid_constant__ info_st const info_v52) {
uint32_t const v53 = info_v52.scalars_u32[0];
uint32_t const v54 = info_v52.scalars_u32[1];
uint32_t const v55 = info_v52.scalars_u32[2];
uint32_t const v12 = uint32_t(v54);
uint32_t const v87 = blockIdx.z;
uint32_t const v88 = uint32_t(v87);
uint32_t const v89 = gridDim.y;
uint32_t const v90 = uint32_t(v89);
uint32_t const v91 = v88 * v90;
uint32_t const v92 = gridDim.x;
uint32_t const v93 = uint32_t(v92);
uint32_t const v94 = v91 * v93;
uint32_t const v95 = blockIdx.y;
uint32_t const v96 = uint32_t(v95);
uint32_t const v99 = v96 * v93;
uint32_t const v100 = v94 + v99;
uint32_t const v101 = blockIdx.x;
uint32_t const v102 = uint32_t(v101);
uint32_t const v103 = v100 + v102;
uint32_t const v254 = 256;
uint32_t const v106 = v103 * v254;
uint32_t const v180 = threadIdx.x;
uint32_t const v108 = uint32_t(v180);
uint32_t const v109 = v106 + v108;
uint32_t const v14 = v109 / v12;
uint32_t const v16 = v109 % v12;
uint32_t const v17 = uint32_t(v55);
uint32_t const v18 = v14 * v17;
uint32_t const v19 = uint32_t(v53);
bool const v20 = v18 < v19;
if(v20) {
float const v21 = 0;
float_4 const v22 = float_4{v21, v21, v21, v21};
float_4 v59_store;
float_4 * v59 = &v59_store;*v59 = v22;
uint32_t const v25 = v18 + v17;
uint32_t const v26 = min(v25, v19);
uint32_t const v27 = 1;
for(uint32_t v28 = v18; v28 < v26; v28 += v27) {
uint32_t const v30 = v28 * v12;
uint32_t const v31 = v30 + v16;
float_4 const* const v35 = &v1[v31];
float_4 const v36 = *v35;
float_4 const v37 = *v59;
float const v61 = v37.i_0;
float const v62 = v36.i_0;
float const v63 = v61 + v62;
float const v64 = v37.i_1;
float const v65 = v36.i_1;
float const v66 = v64 + v65;
float const v67 = v37.i_2;
float const v68 = v36.i_2;
float const v69 = v67 + v68;
float const v70 = v37.i_3;
float const v71 = v36.i_3;
float const v72 = v70 + v71;
float_4 const v73 = float_4{v63, v66, v69, v72};
*v59 = v73;
}
float_4 * const v43 = &v5[v109];
float_4 const v44 = *v43;
float_4 const v45 = *v59;
float const v74 = v44.i_0;
float const v75 = v45.i_0;
float const v76 = v74 + v75;
float const v77 = v44.i_1;
float const v78 = v45.i_1;
float const v79 = v77 + v78;
float const v80 = v44.i_2;
float const v81 = v45.i_2;
float const v82 = v80 + v81;
float const v83 = v44.i_3;
float const v84 = v45.i_3;
float const v85 = v83 + v84;
float_4 const v86 = float_4{v76, v79, v82, v85};
*v43 = v86;
}
return;
}
