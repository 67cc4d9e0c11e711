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

struct alignas(16) uint32_t_4 { uint32_t i_0; uint32_t i_1; uint32_t i_2; uint32_t i_3; };
struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    uint32_t scalars_u32[2];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256) unary_kernel(float_4 const* const __restrict__ v0, float_4 * const __restrict__ v1, info_st const* const __restrict__ v2) {
uint32_t const* const dynamic_meta_v65 = reinterpret_cast<uint32_t const*>(v2 + 1);
const info_st& info_v64 = *v2;uint32_t const v3 = 0;
uint32_t const v4 = info_v64.scalars_u32[0];
uint32_t const v5 = blockIdx.z;
uint32_t const v6 = uint32_t(v5);
uint32_t const v7 = gridDim.y;
uint32_t const v8 = uint32_t(v7);
uint32_t const v9 = v6 * v8;
uint32_t const v10 = gridDim.x;
uint32_t const v11 = uint32_t(v10);
uint32_t const v12 = v9 * v11;
uint32_t const v13 = blockIdx.y;
uint32_t const v14 = uint32_t(v13);
uint32_t const v15 = v14 * v11;
uint32_t const v16 = v12 + v15;
uint32_t const v17 = blockIdx.x;
uint32_t const v18 = uint32_t(v17);
uint32_t const v19 = v16 + v18;
uint32_t const v20 = 256;
uint32_t const v21 = v19 * v20;
uint32_t const v22 = threadIdx.x;
uint32_t const v23 = 1;
uint32_t const v24 = uint32_t(v22);
uint32_t const v25 = v21 + v24;
uint32_t const v26 = 16;
uint32_t const v27 = v25 / v26;
uint32_t const v28 = 512;
uint32_t const v29 = v27 * v28;
uint32_t const v30 = v24 % v26;
uint32_t const v31 = v29 + v30;
uint32_t const v32 = 32;
uint32_t const v33 = 1;
for(uint32_t v34 = v3; v34 < v32; v34 += v33) {
uint32_t const v35 = v34 * v26;
uint32_t const v36 = v31 + v35;
uint32_t const v37 = uint32_t(v4);
bool const v38 = v36 < v37;
if(v38) {
float_4 const* const v39 = &v0[v36];
float_4 const v40 = *v39;
uint32_t_4 const v41 = reinterpret_cast<const uint32_t_4&>(v40);
uint32_t const v42 = 16;
uint32_t const v43 = v41.i_0;
uint32_t const v44 = v43 >> v42;
uint32_t const v45 = v41.i_1;
uint32_t const v46 = v45 >> v42;
uint32_t const v47 = v41.i_2;
uint32_t const v48 = v47 >> v42;
uint32_t const v49 = v41.i_3;
uint32_t const v50 = v49 >> v42;
uint32_t const v51 = v44 & v23;
uint32_t const v52 = v46 & v23;
uint32_t const v53 = v48 & v23;
uint32_t const v54 = v50 & v23;
uint32_t const v55 = 32767;
uint32_t const v56 = v43 + v55;
uint32_t const v57 = v45 + v55;
uint32_t const v58 = v47 + v55;
uint32_t const v59 = v49 + v55;
uint32_t const v60 = v56 + v51;
uint32_t const v61 = v57 + v52;
uint32_t const v62 = v58 + v53;
uint32_t const v63 = v59 + v54;
uint32_t const v64 = 4294901760;
uint32_t const v65 = v60 & v64;
uint32_t const v66 = v61 & v64;
uint32_t const v67 = v62 & v64;
uint32_t const v68 = v63 & v64;
uint32_t const v69 = 2147483647;
uint32_t const v70 = v43 & v69;
uint32_t const v71 = v45 & v69;
uint32_t const v72 = v47 & v69;
uint32_t const v73 = v49 & v69;
uint32_t const v74 = 2139095040;
bool const v75 = v70 > v74;
bool const v76 = v71 > v74;
bool const v77 = v72 > v74;
bool const v78 = v73 > v74;
uint32_t const v79 = 2143289344;
uint32_t const v80 = v75 ? v79 : v65;
uint32_t const v81 = v76 ? v79 : v66;
uint32_t const v82 = v77 ? v79 : v67;
uint32_t const v83 = v78 ? v79 : v68;
uint32_t_4 const v84 = uint32_t_4{v80, v81, v82, v83};
float_4 const v85 = reinterpret_cast<const float_4&>(v84);
float_4 * const v86 = &v1[v36];
*v86 = v85;
}
}
return;
}
