// unary_kernel in src/layers/elementwise.rs, scene nvfp4, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, strict: false, }, op: Bf16,

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
struct alignas(16) uint32_t_4 { uint32_t i_0; uint32_t i_1; uint32_t i_2; uint32_t i_3; };
struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    uint32_t scalars_u32[2];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256)  unary_kernel(float_4 const* const __restrict__ v0, float_4 * const __restrict__ v1, __grid_constant__ info_st const info_v63) {
uint32_t const v2 = 0;
uint32_t const v3 = info_v63.scalars_u32[0];
uint32_t const v4 = blockIdx.z;
uint32_t const v5 = uint32_t(v4);
uint32_t const v6 = gridDim.y;
uint32_t const v7 = uint32_t(v6);
uint32_t const v8 = v5 * v7;
uint32_t const v9 = gridDim.x;
uint32_t const v10 = uint32_t(v9);
uint32_t const v11 = v8 * v10;
uint32_t const v12 = blockIdx.y;
uint32_t const v13 = uint32_t(v12);
uint32_t const v14 = v13 * v10;
uint32_t const v15 = v11 + v14;
uint32_t const v16 = blockIdx.x;
uint32_t const v17 = uint32_t(v16);
uint32_t const v18 = v15 + v17;
uint32_t const v19 = 256;
uint32_t const v20 = v18 * v19;
uint32_t const v21 = threadIdx.x;
uint32_t const v22 = 1;
uint32_t const v23 = uint32_t(v21);
uint32_t const v24 = v20 + v23;
uint32_t const v25 = 16;
uint32_t const v26 = v24 / v25;
uint32_t const v27 = 512;
uint32_t const v28 = v26 * v27;
uint32_t const v29 = v23 % v25;
uint32_t const v30 = v28 + v29;
uint32_t const v31 = 32;
uint32_t const v32 = 1;
for(uint32_t v33 = v2; v33 < v31; v33 += v32) {
uint32_t const v34 = v33 * v25;
uint32_t const v35 = v30 + v34;
uint32_t const v36 = uint32_t(v3);
bool const v37 = v35 < v36;
if(v37) {
float_4 const* const v38 = &v0[v35];
float_4 const v39 = *v38;
uint32_t_4 const v40 = reinterpret_cast<const uint32_t_4&>(v39);
uint32_t const v41 = 16;
uint32_t const v42 = v40.i_0;
uint32_t const v43 = v42 >> v41;
uint32_t const v44 = v40.i_1;
uint32_t const v45 = v44 >> v41;
uint32_t const v46 = v40.i_2;
uint32_t const v47 = v46 >> v41;
uint32_t const v48 = v40.i_3;
uint32_t const v49 = v48 >> v41;
uint32_t const v50 = v43 & v22;
uint32_t const v51 = v45 & v22;
uint32_t const v52 = v47 & v22;
uint32_t const v53 = v49 & v22;
uint32_t const v54 = 32767;
uint32_t const v55 = v42 + v54;
uint32_t const v56 = v44 + v54;
uint32_t const v57 = v46 + v54;
uint32_t const v58 = v48 + v54;
uint32_t const v59 = v55 + v50;
uint32_t const v60 = v56 + v51;
uint32_t const v61 = v57 + v52;
uint32_t const v62 = v58 + v53;
uint32_t const v63 = 4294901760;
uint32_t const v64 = v59 & v63;
uint32_t const v65 = v60 & v63;
uint32_t const v66 = v61 & v63;
uint32_t const v67 = v62 & v63;
uint32_t const v68 = 2147483647;
uint32_t const v69 = v42 & v68;
uint32_t const v70 = v44 & v68;
uint32_t const v71 = v46 & v68;
uint32_t const v72 = v48 & v68;
uint32_t const v73 = 2139095040;
bool const v74 = v69 > v73;
bool const v75 = v70 > v73;
bool const v76 = v71 > v73;
bool const v77 = v72 > v73;
uint32_t const v78 = 2143289344;
uint32_t const v79 = v74 ? v78 : v64;
uint32_t const v80 = v75 ? v78 : v65;
uint32_t const v81 = v76 ? v78 : v66;
uint32_t const v82 = v77 ? v78 : v67;
uint32_t_4 const v83 = uint32_t_4{v79, v80, v81, v82};
float_4 const v84 = reinterpret_cast<const float_4&>(v83);
float_4 * const v85 = &v1[v35];
*v85 = v84;
}
}
return;
}
