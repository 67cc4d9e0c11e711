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


struct info_st {
    uint32_t scalars_u32[4];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256) mask_kernel(float const* const __restrict__ v0, uint32_t const* const __restrict__ v1, float * const __restrict__ v2, info_st const* const __restrict__ v3) {
uint32_t const* const dynamic_meta_v87 = reinterpret_cast<uint32_t const*>(v3 + 1);
const info_st& info_v86 = *v3;uint32_t const v4 = 0;
uint32_t const v5 = info_v86.scalars_u32[0];
uint32_t const v6 = info_v86.scalars_u32[1];
uint32_t const v7 = info_v86.scalars_u32[2];
uint32_t const v8 = uint32_t(v6);
uint32_t const v9 = 32;
uint32_t const v10 = v8 + v9;
uint32_t const v11 = 1;
uint32_t const v12 = v10 - v11;
uint32_t const v13 = v12 / v9;
uint32_t const v14 = blockIdx.z;
uint32_t const v15 = uint32_t(v14);
uint32_t const v16 = gridDim.y;
uint32_t const v17 = uint32_t(v16);
uint32_t const v18 = v15 * v17;
uint32_t const v19 = gridDim.x;
uint32_t const v20 = uint32_t(v19);
uint32_t const v21 = v18 * v20;
uint32_t const v22 = blockIdx.y;
uint32_t const v23 = uint32_t(v22);
uint32_t const v24 = v23 * v20;
uint32_t const v25 = v21 + v24;
uint32_t const v26 = blockIdx.x;
uint32_t const v27 = uint32_t(v26);
uint32_t const v28 = v25 + v27;
uint32_t const v29 = 256;
uint32_t const v30 = v28 * v29;
uint32_t const v31 = threadIdx.x;
uint32_t const v32 = 1;
uint32_t const v33 = uint32_t(v31);
uint32_t const v34 = v30 + v33;
uint32_t const v35 = uint32_t(v5);
uint32_t const v36 = v35 * v13;
bool const v37 = v34 < v36;
if(v37) {
uint32_t const v38 = v34 / v13;
uint32_t const v39 = v34 % v13;
uint32_t const v40 = uint32_t(v7);
uint32_t const v41 = v38 * v40;
uint32_t const v42 = 4;
uint32_t const v43 = v39 / v42;
uint32_t const v44 = v41 + v43;
uint32_t const* const v45 = &v1[v44];
uint32_t const v46 = *v45;
uint32_t const v47 = v39 % v42;
uint32_t const v48 = 8;
uint32_t const v49 = v47 * v48;
uint32_t const v50 = uint32_t(v49);
uint32_t const v51 = v46 >> v50;
uint32_t const v52 = 255;
uint32_t const v53 = v51 & v52;
uint32_t const v54 = max(v53, v32);
uint32_t const v55 = 23;
uint32_t const v56 = v54 << v55;
float const v57 = reinterpret_cast<const float&>(v56);
float const v58 = 0.5;
float const v59 = v57 * v58;
float const v60 = 12;
float const v61 = v59 * v60;
for(uint32_t v62 = v4; v62 < v9; v62 += v11) {
uint32_t const v63 = v39 * v9;
uint32_t const v64 = v63 + v62;
bool const v65 = v64 < v8;
if(v65) {
uint32_t const v66 = v38 * v8;
uint32_t const v67 = v66 + v64;
float const* const v68 = &v0[v67];
float const v69 = *v68;
float const v70 = fabs(v69);
bool const v71 = v70 < v61;
float * const v72 = &v2[v67];
float const v73 = *v72;
float const v74 = 0;
float const v75 = v71 ? v73 : v74;
*v72 = v75;
}
}
}
return;
}
