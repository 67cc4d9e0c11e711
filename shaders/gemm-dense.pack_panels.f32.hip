// pack_panels in src/gemm/dense.rs, scene f32, cubes of 256 x 1 x 1
// comptime: panel: 64,

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


struct info_st {
    uint32_t scalars_u32[6];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256) pack_panels(float const* const __restrict__ v0, float * const __restrict__ v1, info_st const* const __restrict__ v2) {
uint32_t const* const dynamic_meta_v85 = reinterpret_cast<uint32_t const*>(v2 + 1);
const info_st& info_v84 = *v2;uint32_t const v3 = 0;
uint32_t const v4 = info_v84.scalars_u32[0];
uint32_t const v5 = info_v84.scalars_u32[1];
uint32_t const v6 = info_v84.scalars_u32[2];
uint32_t const v7 = info_v84.scalars_u32[3];
uint32_t const v8 = info_v84.scalars_u32[4];
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
uint32_t const v29 = uint32_t(v7);
uint32_t const v30 = uint32_t(v8);
uint32_t const v31 = 64;
uint32_t const v32 = v30 + v31;
uint32_t const v33 = 1;
uint32_t const v34 = v32 - v33;
uint32_t const v35 = v34 / v31;
uint32_t const v36 = v35 * v29;
bool const v37 = v28 < v36;
if(v37) {
uint32_t const v38 = v28 / v29;
uint32_t const v39 = v28 % v29;
uint32_t const v40 = uint32_t(v4);
uint32_t const v41 = uint32_t(v5);
uint32_t const v42 = v39 * v41;
uint32_t const v43 = v40 + v42;
uint32_t const v44 = v38 * v31;
uint32_t const v45 = v44 + v31;
bool const v46 = v45 <= v30;
if(v46) {
for(uint32_t v47 = v3; v47 < v31; v47 += v33) {
uint32_t const v48 = v44 + v47;
uint32_t const v49 = uint32_t(v6);
uint32_t const v50 = v48 * v49;
uint32_t const v51 = v43 + v50;
float const* const v52 = &v0[v51];
float const v53 = *v52;
uint32_t const v54 = v28 * v31;
uint32_t const v55 = v54 + v47;
float * const v56 = &v1[v55];
*v56 = v53;
}
}
 else {
for(uint32_t v57 = v3; v57 < v31; v57 += v33) {
uint32_t const v58 = v44 + v57;
float const v59 = 0;
float v96_store;
float * v60 = &v96_store;*v60 = v59;
bool const v61 = v58 < v30;
if(v61) {
uint32_t const v62 = uint32_t(v6);
uint32_t const v63 = v58 * v62;
uint32_t const v64 = v43 + v63;
float const* const v65 = &v0[v64];
float const v66 = *v65;
*v60 = v66;
}
uint32_t const v67 = v28 * v31;
uint32_t const v68 = v67 + v57;
float * const v69 = &v1[v68];
float const v70 = *v60;
*v69 = v70;
}
}
}
return;
}
