// mask_kernel in src/layers/trust_mask.rs, scene quartet, cubes of 256 x 1 x 1
// comptime: block: 32,

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

struct info_st {
    uint32_t scalars_u32[4];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256)  mask_kernel(float const* const __restrict__ v0, uint32_t const* const __restrict__ v1, float * const __restrict__ v2, __grid_constant__ info_st const info_v85) {
uint32_t const v3 = 0;
uint32_t const v4 = info_v85.scalars_u32[0];
uint32_t const v5 = info_v85.scalars_u32[1];
uint32_t const v6 = info_v85.scalars_u32[2];
uint32_t const v7 = uint32_t(v5);
uint32_t const v8 = 32;
uint32_t const v9 = v7 + v8;
uint32_t const v10 = 1;
uint32_t const v11 = v9 - v10;
uint32_t const v12 = v11 / v8;
uint32_t const v13 = blockIdx.z;
uint32_t const v14 = uint32_t(v13);
uint32_t const v15 = gridDim.y;
uint32_t const v16 = uint32_t(v15);
uint32_t const v17 = v14 * v16;
uint32_t const v18 = gridDim.x;
uint32_t const v19 = uint32_t(v18);
uint32_t const v20 = v17 * v19;
uint32_t const v21 = blockIdx.y;
uint32_t const v22 = uint32_t(v21);
uint32_t const v23 = v22 * v19;
uint32_t const v24 = v20 + v23;
uint32_t const v25 = blockIdx.x;
uint32_t const v26 = uint32_t(v25);
uint32_t const v27 = v24 + v26;
uint32_t const v28 = 256;
uint32_t const v29 = v27 * v28;
uint32_t const v30 = threadIdx.x;
uint32_t const v31 = 1;
uint32_t const v32 = uint32_t(v30);
uint32_t const v33 = v29 + v32;
uint32_t const v34 = uint32_t(v4);
uint32_t const v35 = v34 * v12;
bool const v36 = v33 < v35;
if(v36) {
uint32_t const v37 = v33 / v12;
uint32_t const v38 = v33 % v12;
uint32_t const v39 = uint32_t(v6);
uint32_t const v40 = v37 * v39;
uint32_t const v41 = 4;
uint32_t const v42 = v38 / v41;
uint32_t const v43 = v40 + v42;
uint32_t const* const v44 = &v1[v43];
uint32_t const v45 = *v44;
uint32_t const v46 = v38 % v41;
uint32_t const v47 = 8;
uint32_t const v48 = v46 * v47;
uint32_t const v49 = uint32_t(v48);
uint32_t const v50 = v45 >> v49;
uint32_t const v51 = 255;
uint32_t const v52 = v50 & v51;
uint32_t const v53 = max(v52, v31);
uint32_t const v54 = 23;
uint32_t const v55 = v53 << v54;
float const v56 = reinterpret_cast<const float&>(v55);
float const v57 = 0.5;
float const v58 = v56 * v57;
float const v59 = 12;
float const v60 = v58 * v59;
for(uint32_t v61 = v3; v61 < v8; v61 += v10) {
uint32_t const v62 = v38 * v8;
uint32_t const v63 = v62 + v61;
bool const v64 = v63 < v7;
if(v64) {
uint32_t const v65 = v37 * v7;
uint32_t const v66 = v65 + v63;
float const* const v67 = &v0[v66];
float const v68 = *v67;
float const v69 = fabs(v68);
bool const v70 = v69 < v60;
float * const v71 = &v2[v66];
float const v72 = *v71;
float const v73 = 0;
float const v74 = v70 ? v72 : v73;
*v71 = v74;
}
}
}
return;
}
