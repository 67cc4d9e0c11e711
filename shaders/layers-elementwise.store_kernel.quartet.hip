// store_kernel in src/layers/elementwise.rs, scene quartet, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, strict: false, }, accumulate: true,

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
extern "C" __global__ void __launch_bounds__(256) store_kernel(float_4 const* const __restrict__ v0, float_4 * const __restrict__ v1, info_st const* const __restrict__ v2) {
uint32_t const* const dynamic_meta_v63 = reinterpret_cast<uint32_t const*>(v2 + 1);
const info_st& info_v62 = *v2;uint32_t const v3 = 0;
uint32_t const v4 = info_v62.scalars_u32[0];
uint32_t const v5 = info_v62.scalars_u32[1];
uint32_t const v6 = info_v62.scalars_u32[2];
uint32_t const v7 = info_v62.scalars_u32[3];
uint32_t const v8 = info_v62.scalars_u32[4];
uint32_t const v9 = blockIdx.z;
uint32_t const v10 = uint32_t(v9);
uint32_t const v11 = gridDim.y;
uint32_t const v12 = uint32_t(v11);
uint32_t const v13 = v10 * v12;
uint32_t const v14 = gridDim.x;
uint32_t const v15 = uint32_t(v14);
uint32_t const v16 = v13 * v15;
uint32_t const v17 = blockIdx.y;
uint32_t const v18 = uint32_t(v17);
uint32_t const v19 = v18 * v15;
uint32_t const v20 = v16 + v19;
uint32_t const v21 = blockIdx.x;
uint32_t const v22 = uint32_t(v21);
uint32_t const v23 = v20 + v22;
uint32_t const v24 = 256;
uint32_t const v25 = v23 * v24;
uint32_t const v26 = threadIdx.x;
uint32_t const v27 = uint32_t(v26);
uint32_t const v28 = v25 + v27;
uint32_t const v29 = 16;
uint32_t const v30 = v28 / v29;
uint32_t const v31 = 512;
uint32_t const v32 = v30 * v31;
uint32_t const v33 = v27 % v29;
uint32_t const v34 = v32 + v33;
uint32_t const v35 = 32;
uint32_t const v36 = 1;
for(uint32_t v37 = v3; v37 < v35; v37 += v36) {
uint32_t const v38 = v37 * v29;
uint32_t const v39 = v34 + v38;
uint32_t const v40 = uint32_t(v8);
bool const v41 = v39 < v40;
if(v41) {
uint32_t const v42 = uint32_t(v7);
uint32_t const v43 = v39 / v42;
uint32_t const v44 = v39 % v42;
uint32_t const v45 = uint32_t(v5);
uint32_t const v46 = v43 * v45;
uint32_t const v47 = uint32_t(v6);
uint32_t const v48 = v46 + v47;
uint32_t const v49 = v48 + v44;
uint32_t const v50 = uint32_t(v4);
uint32_t const v51 = v43 * v50;
uint32_t const v52 = v51 + v44;
float_4 const* const v53 = &v0[v52];
float_4 const v54 = *v53;
float_4 * const v55 = &v1[v49];
float_4 const v56 = *v55;
float const v57 = v56.i_0;
float const v58 = v54.i_0;
float const v59 = v57 + v58;
float const v60 = v56.i_1;
float const v61 = v54.i_1;
float const v62 = v60 + v61;
float const v63 = v56.i_2;
float const v64 = v54.i_2;
float const v65 = v63 + v64;
float const v66 = v56.i_3;
float const v67 = v54.i_3;
float const v68 = v66 + v67;
float_4 const v69 = float_4{v59, v62, v65, v68};
*v55 = v69;
}
}
return;
}
