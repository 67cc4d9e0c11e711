// decode_scales in src/gemm/decoded.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: panel: 2, rule: Mx ( Rceil, ),

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
extern "C" __global__ void __launch_bounds__(256) decode_scales(uint32_t const* const __restrict__ v1, uint32_t * const __restrict__ v5, uint32_t * const __restrict__ v9, info_st const* const __restrict__ v84) {
uint32_t const* const dynamic_meta_v86 = reinterpret_cast<uint32_t const*>(v84 + 1);
const info_st& info_v85 = *v84;uint32_t const v3 = 0;
uint32_t const v87 = info_v85.scalars_u32[0];
uint32_t const v88 = info_v85.scalars_u32[1];
uint32_t const v89 = info_v85.scalars_u32[2];
uint32_t const v16 = uint32_t(v87);
uint32_t const v17 = uint32_t(v88);
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
uint32_t const v132 = 0;
uint32_t const v118 = uint32_t(v121);
uint32_t const v119 = v116 + v118;
uint32_t const v19 = 2;
uint32_t const v20 = v16 + v19;
uint32_t const v21 = 1;
uint32_t const v22 = v20 - v21;
uint32_t const v24 = v22 / v19;
uint32_t const v25 = v24 * v17;
bool const v26 = v119 < v25;
if(v26) {
uint32_t const v27 = v119 / v17;
uint32_t const v28 = v119 % v17;
uint32_t const v29 = 255;
uint32_t v94_store;
uint32_t * v94 = &v94_store;*v94 = v29;
uint32_t v95_store;
uint32_t * v95 = &v95_store;*v95 = v132;
for(uint32_t v38 = v3; v38 < v19; v38 += v21) {
uint32_t const v41 = v27 * v19;
uint32_t const v42 = v41 + v38;
uint32_t const v44 = v16 - v21;
uint32_t const v45 = min(v42, v44);
uint32_t const v46 = uint32_t(v89);
uint32_t const v47 = v45 * v46;
uint32_t const v48 = 4;
uint32_t const v49 = v28 / v48;
uint32_t const v50 = v47 + v49;
uint32_t const* const v54 = &v1[v50];
uint32_t const v55 = *v54;
uint32_t const v57 = v28 % v48;
uint32_t const v58 = 8;
uint32_t const v59 = v57 * v58;
uint32_t const v60 = uint32_t(v59);
uint32_t const v61 = v55 >> v60;
uint32_t const v63 = v61 & v29;
uint32_t const v64 = *v94;
uint32_t const v65 = min(v64, v63);
*v94 = v65;
uint32_t const v66 = *v95;
uint32_t const v67 = max(v66, v63);
*v95 = v67;
uint32_t const v69 = v119 * v19;
uint32_t const v70 = v69 + v38;
uint32_t * const v74 = &v5[v70];
*v74 = v63;
}
uint32_t const v75 = *v95;
uint32_t const v76 = 16;
uint32_t const v77 = v75 << v76;
uint32_t const v78 = *v94;
uint32_t const v79 = v78 | v77;
uint32_t * const v83 = &v9[v119];
*v83 = v79;
}
return;
}
