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

struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    uint32_t scalars_u32[2];uint32_t static_meta[6];
};
extern "C" __global__ void __launch_bounds__(256) scatter_kernel(uint32_t const* const __restrict__ v0, uint32_t const* const __restrict__ v1, uint32_t const* const __restrict__ v2, float_4 const* const __restrict__ v3, float_4 * const __restrict__ v4, info_st const* const __restrict__ v5) {
uint32_t const* const dynamic_meta_v90 = reinterpret_cast<uint32_t const*>(v5 + 1);
const info_st& info_v89 = *v5;uint32_t const v6 = info_v89.scalars_u32[0];
uint32_t const v7 = info_v89.scalars_u32[1];
uint32_t const v8 = blockIdx.z;
uint32_t const v9 = uint32_t(v8);
uint32_t const v10 = gridDim.y;
uint32_t const v11 = uint32_t(v10);
uint32_t const v12 = v9 * v11;
uint32_t const v13 = gridDim.x;
uint32_t const v14 = uint32_t(v13);
uint32_t const v15 = v12 * v14;
uint32_t const v16 = blockIdx.y;
uint32_t const v17 = uint32_t(v16);
uint32_t const v18 = v17 * v14;
uint32_t const v19 = v15 + v18;
uint32_t const v20 = blockIdx.x;
uint32_t const v21 = uint32_t(v20);
uint32_t const v22 = v19 + v21;
uint32_t const v23 = 256;
uint32_t const v24 = v22 * v23;
uint32_t const v25 = threadIdx.x;
uint32_t const v26 = uint32_t(v25);
uint32_t const v27 = v24 + v26;
uint32_t const v28 = 16;
uint32_t const v29 = v27 / v28;
uint32_t const v30 = uint32_t(v7);
uint32_t const v31 = uint32_t(v6);
bool const v32 = v29 < v31;
if(v32) {
uint32_t const* const v33 = &v1[v29];
uint32_t const v34 = *v33;
uint32_t const v35 = uint32_t(v34);
uint32_t const v36 = v35 * v30;
uint32_t const* const v37 = &v2[v29];
uint32_t const v38 = *v37;
uint32_t const v39 = uint32_t(v38);
uint32_t const v40 = 1;
uint32_t const v41 = v29 + v40;
uint32_t const* const v42 = &v2[v41];
uint32_t const v43 = *v42;
uint32_t const v44 = uint32_t(v43);
uint32_t const v45 = v26 % v28;
for(uint32_t v46 = v45; v46 < v30; v46 += v28) {
uint32_t const v47 = v36 + v46;
float_4 * const v48 = &v4[v47];
float_4 const v49 = *v48;
float_4 v100_store;
float_4 * v50 = &v100_store;*v50 = v49;
for(uint32_t v51 = v39; v51 < v44; v51 += v40) {
uint32_t const* const v52 = &v0[v51];
uint32_t const v53 = *v52;
uint32_t const v54 = uint32_t(v53);
uint32_t const v55 = v54 * v30;
uint32_t const v56 = v55 + v46;
float_4 const* const v57 = &v3[v56];
float_4 const v58 = *v57;
float_4 const v59 = *v50;
float const v60 = v59.i_0;
float const v61 = v58.i_0;
float const v62 = v60 + v61;
float const v63 = v59.i_1;
float const v64 = v58.i_1;
float const v65 = v63 + v64;
float const v66 = v59.i_2;
float const v67 = v58.i_2;
float const v68 = v66 + v67;
float const v69 = v59.i_3;
float const v70 = v58.i_3;
float const v71 = v69 + v70;
float_4 const v72 = float_4{v62, v65, v68, v71};
*v50 = v72;
}
float_4 const v73 = *v50;
*v48 = v73;
}
}
return;
}
