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
extern "C" __global__ void __launch_bounds__(256)  mask_kernel(float const* const __restrict__ v1, uint32_t const* const __restrict__ v5, float * const __restrict__ v9, __grid_constant__ info_st const info_v85) {
uint32_t const v3 = 0;
uint32_t const v86 = info_v85.scalars_u32[0];
uint32_t const v87 = info_v85.scalars_u32[1];
uint32_t const v88 = info_v85.scalars_u32[2];
uint32_t const v16 = uint32_t(v87);
uint32_t const v17 = 32;
uint32_t const v18 = v16 + v17;
uint32_t const v19 = 1;
uint32_t const v20 = v18 - v19;
uint32_t const v22 = v20 / v17;
uint32_t const v94 = blockIdx.z;
uint32_t const v95 = uint32_t(v94);
uint32_t const v96 = gridDim.y;
uint32_t const v97 = uint32_t(v96);
uint32_t const v98 = v95 * v97;
uint32_t const v99 = gridDim.x;
uint32_t const v100 = uint32_t(v99);
uint32_t const v101 = v98 * v100;
uint32_t const v102 = blockIdx.y;
uint32_t const v103 = uint32_t(v102);
uint32_t const v106 = v103 * v100;
uint32_t const v107 = v101 + v106;
uint32_t const v108 = blockIdx.x;
uint32_t const v109 = uint32_t(v108);
uint32_t const v110 = v107 + v109;
uint32_t const v137 = 256;
uint32_t const v113 = v110 * v137;
uint32_t const v118 = threadIdx.x;
uint32_t const v133 = 1;
uint32_t const v115 = uint32_t(v118);
uint32_t const v116 = v113 + v115;
uint32_t const v24 = uint32_t(v86);
uint32_t const v25 = v24 * v22;
bool const v26 = v116 < v25;
if(v26) {
uint32_t const v27 = v116 / v22;
uint32_t const v28 = v116 % v22;
uint32_t const v29 = uint32_t(v88);
uint32_t const v30 = v27 * v29;
uint32_t const v31 = 4;
uint32_t const v32 = v28 / v31;
uint32_t const v33 = v30 + v32;
uint32_t const* const v37 = &v5[v33];
uint32_t const v38 = *v37;
uint32_t const v40 = v28 % v31;
uint32_t const v41 = 8;
uint32_t const v42 = v40 * v41;
uint32_t const v43 = uint32_t(v42);
uint32_t const v44 = v38 >> v43;
uint32_t const v45 = 255;
uint32_t const v46 = v44 & v45;
uint32_t const v48 = max(v46, v133);
uint32_t const v49 = 23;
uint32_t const v50 = v48 << v49;
float const v51 = reinterpret_cast<const float&>(v50);
float const v52 = 0.5;
float const v53 = v51 * v52;
float const v54 = 12;
float const v55 = v53 * v54;
for(uint32_t v59 = v3; v59 < v17; v59 += v19) {
uint32_t const v62 = v28 * v17;
uint32_t const v63 = v62 + v59;
bool const v64 = v63 < v16;
if(v64) {
uint32_t const v65 = v27 * v16;
uint32_t const v66 = v65 + v63;
float const* const v70 = &v1[v66];
float const v71 = *v70;
float const v72 = fabs(v71);
bool const v73 = v72 < v55;
float * const v77 = &v9[v66];
float const v78 = *v77;
float const v79 = 0;
float const v80 = v73 ? v78 : v79;
*v77 = v80;
}
}
}
return;
}
