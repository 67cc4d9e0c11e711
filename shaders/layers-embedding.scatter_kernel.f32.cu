// scatter_kernel in src/layers/embedding.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, strict: false, },

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
    uint32_t scalars_u32[2];uint32_t static_meta[6];
};
extern "C" __global__ void __launch_bounds__(256)  scatter_kernel(uint32_t const* const __restrict__ v0, uint32_t const* const __restrict__ v1, uint32_t const* const __restrict__ v2, float_4 const* const __restrict__ v3, float_4 * const __restrict__ v4, __grid_constant__ info_st const info_v88) {
uint32_t const v5 = info_v88.scalars_u32[0];
uint32_t const v6 = info_v88.scalars_u32[1];
uint32_t const v7 = blockIdx.z;
uint32_t const v8 = uint32_t(v7);
uint32_t const v9 = gridDim.y;
uint32_t const v10 = uint32_t(v9);
uint32_t const v11 = v8 * v10;
uint32_t const v12 = gridDim.x;
uint32_t const v13 = uint32_t(v12);
uint32_t const v14 = v11 * v13;
uint32_t const v15 = blockIdx.y;
uint32_t const v16 = uint32_t(v15);
uint32_t const v17 = v16 * v13;
uint32_t const v18 = v14 + v17;
uint32_t const v19 = blockIdx.x;
uint32_t const v20 = uint32_t(v19);
uint32_t const v21 = v18 + v20;
uint32_t const v22 = 256;
uint32_t const v23 = v21 * v22;
uint32_t const v24 = threadIdx.x;
uint32_t const v25 = uint32_t(v24);
uint32_t const v26 = v23 + v25;
uint32_t const v27 = 16;
uint32_t const v28 = v26 / v27;
uint32_t const v29 = uint32_t(v6);
uint32_t const v30 = uint32_t(v5);
bool const v31 = v28 < v30;
if(v31) {
uint32_t const* const v32 = &v1[v28];
uint32_t const v33 = *v32;
uint32_t const v34 = uint32_t(v33);
uint32_t const v35 = v34 * v29;
uint32_t const* const v36 = &v2[v28];
uint32_t const v37 = *v36;
uint32_t const v38 = uint32_t(v37);
uint32_t const v39 = 1;
uint32_t const v40 = v28 + v39;
uint32_t const* const v41 = &v2[v40];
uint32_t const v42 = *v41;
uint32_t const v43 = uint32_t(v42);
uint32_t const v44 = v25 % v27;
for(uint32_t v45 = v44; v45 < v29; v45 += v27) {
uint32_t const v46 = v35 + v45;
float_4 * const v47 = &v4[v46];
float_4 const v48 = *v47;
float_4 v98_store;
float_4 * v49 = &v98_store;*v49 = v48;
for(uint32_t v50 = v38; v50 < v43; v50 += v39) {
uint32_t const* const v51 = &v0[v50];
uint32_t const v52 = *v51;
uint32_t const v53 = uint32_t(v52);
uint32_t const v54 = v53 * v29;
uint32_t const v55 = v54 + v45;
float_4 const* const v56 = &v3[v55];
float_4 const v57 = *v56;
float_4 const v58 = *v49;
float const v59 = v58.i_0;
float const v60 = v57.i_0;
float const v61 = v59 + v60;
float const v62 = v58.i_1;
float const v63 = v57.i_1;
float const v64 = v62 + v63;
float const v65 = v58.i_2;
float const v66 = v57.i_2;
float const v67 = v65 + v66;
float const v68 = v58.i_3;
float const v69 = v57.i_3;
float const v70 = v68 + v69;
float_4 const v71 = float_4{v61, v64, v67, v70};
*v49 = v71;
}
float_4 const v72 = *v49;
*v47 = v72;
}
}
return;
}
