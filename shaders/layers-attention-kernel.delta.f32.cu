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


typedef struct CUtensorMap_st {
alignas(128) unsigned long long int opaque[16];
} CUtensorMap;
struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    uint32_t scalars_u32[2];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256)  delta(float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v5, float * const __restrict__ v9, __grid_constant__ info_st const info_v60) {
uint32_t const v3 = 0;
uint32_t const v61 = info_v60.scalars_u32[0];
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
uint32_t const v15 = uint32_t(v61);
bool const v16 = v108 < v15;
if(v16) {
float const v17 = 0;
float_4 const v18 = float_4{v17, v17, v17, v17};
float_4 v66_store;
float_4 * v66 = &v66_store;*v66 = v18;
uint32_t const v21 = 8;
uint32_t const v22 = 1;
for(uint32_t v23 = v3; v23 < v21; v23 += v22) {
uint32_t const v26 = v108 * v21;
uint32_t const v27 = v26 + v23;
float_4 const* const v31 = &v1[v27];
float_4 const v32 = *v31;
float_4 const* const v36 = &v5[v27];
float_4 const v37 = *v36;
float_4 const v38 = *v66;
float const v69 = v32.i_0;
float const v70 = v37.i_0;
float const v71 = v38.i_0;
float const v72 = fma(v69, v70, v71);
float const v73 = v32.i_1;
float const v74 = v37.i_1;
float const v75 = v38.i_1;
float const v76 = fma(v73, v74, v75);
float const v77 = v32.i_2;
float const v78 = v37.i_2;
float const v79 = v38.i_2;
float const v80 = fma(v77, v78, v79);
float const v81 = v32.i_3;
float const v82 = v37.i_3;
float const v83 = v38.i_3;
float const v84 = fma(v81, v82, v83);
float_4 const v85 = float_4{v72, v76, v80, v84};
*v66 = v85;
}
float_4 const v40 = *v66;
float const v41 = v40.i_0;
float const v44 = v40.i_1;
float const v46 = v41 + v44;
float const v48 = v40.i_2;
float const v50 = v46 + v48;
float const v52 = v40.i_3;
float const v54 = v50 + v52;
float * const v58 = &v9[v108];
*v58 = v54;
}
return;
}
