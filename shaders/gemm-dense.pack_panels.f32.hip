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
extern "C" __global__ void __launch_bounds__(256) pack_panels(float const* const __restrict__ v1, float * const __restrict__ v5, info_st const* const __restrict__ v83) {
uint32_t const* const dynamic_meta_v85 = reinterpret_cast<uint32_t const*>(v83 + 1);
const info_st& info_v84 = *v83;uint32_t const v3 = 0;
uint32_t const v86 = info_v84.scalars_u32[0];
uint32_t const v87 = info_v84.scalars_u32[1];
uint32_t const v88 = info_v84.scalars_u32[2];
uint32_t const v89 = info_v84.scalars_u32[3];
uint32_t const v90 = info_v84.scalars_u32[4];
uint32_t const v97 = blockIdx.z;
uint32_t const v98 = uint32_t(v97);
uint32_t const v99 = gridDim.y;
uint32_t const v100 = uint32_t(v99);
uint32_t const v101 = v98 * v100;
uint32_t const v102 = gridDim.x;
uint32_t const v103 = uint32_t(v102);
uint32_t const v104 = v101 * v103;
uint32_t const v105 = blockIdx.y;
uint32_t const v106 = uint32_t(v105);
uint32_t const v109 = v106 * v103;
uint32_t const v110 = v104 + v109;
uint32_t const v111 = blockIdx.x;
uint32_t const v112 = uint32_t(v111);
uint32_t const v113 = v110 + v112;
uint32_t const v140 = 256;
uint32_t const v116 = v113 * v140;
uint32_t const v121 = threadIdx.x;
uint32_t const v118 = uint32_t(v121);
uint32_t const v119 = v116 + v118;
uint32_t const v15 = uint32_t(v89);
uint32_t const v16 = uint32_t(v90);
uint32_t const v17 = 64;
uint32_t const v18 = v16 + v17;
uint32_t const v19 = 1;
uint32_t const v20 = v18 - v19;
uint32_t const v22 = v20 / v17;
uint32_t const v23 = v22 * v15;
bool const v24 = v119 < v23;
if(v24) {
uint32_t const v25 = v119 / v15;
uint32_t const v26 = v119 % v15;
uint32_t const v27 = uint32_t(v86);
uint32_t const v28 = uint32_t(v87);
uint32_t const v29 = v26 * v28;
uint32_t const v30 = v27 + v29;
uint32_t const v32 = v25 * v17;
uint32_t const v34 = v32 + v17;
bool const v35 = v34 <= v16;
if(v35) {
for(uint32_t v39 = v3; v39 < v17; v39 += v19) {
uint32_t const v41 = v32 + v39;
uint32_t const v42 = uint32_t(v88);
uint32_t const v43 = v41 * v42;
uint32_t const v44 = v30 + v43;
float const* const v48 = &v1[v44];
float const v49 = *v48;
uint32_t const v51 = v119 * v17;
uint32_t const v52 = v51 + v39;
float * const v56 = &v5[v52];
*v56 = v49;
}
}
 else {
for(uint32_t v60 = v3; v60 < v17; v60 += v19) {
uint32_t const v62 = v32 + v60;
float const v63 = 0;
float v96_store;
float * v96 = &v96_store;*v96 = v63;
bool const v66 = v62 < v16;
if(v66) {
uint32_t const v67 = uint32_t(v88);
uint32_t const v68 = v62 * v67;
uint32_t const v69 = v30 + v68;
float const* const v73 = &v1[v69];
float const v74 = *v73;
*v96 = v74;
}
uint32_t const v76 = v119 * v17;
uint32_t const v77 = v76 + v60;
float * const v81 = &v5[v77];
float const v82 = *v96;
*v81 = v82;
}
}
}
return;
}
