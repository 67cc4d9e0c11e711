// decode_scales in src/gemm/decoded.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: panel: 64, rule: Mx ( Rceil, ),

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
extern "C" __global__ void __launch_bounds__(256)  decode_scales(uint32_t const* const __restrict__ v1, uint32_t * const __restrict__ v5, uint32_t * const __restrict__ v9, __grid_constant__ info_st const info_v84) {
uint32_t const v3 = 0;
uint32_t const v85 = info_v84.scalars_u32[0];
uint32_t const v86 = info_v84.scalars_u32[1];
uint32_t const v87 = info_v84.scalars_u32[2];
uint32_t const v16 = uint32_t(v85);
uint32_t const v17 = uint32_t(v86);
uint32_t const v95 = blockIdx.z;
uint32_t const v96 = uint32_t(v95);
uint32_t const v97 = gridDim.y;
uint32_t const v98 = uint32_t(v97);
uint32_t const v99 = v96 * v98;
uint32_t const v100 = gridDim.x;
uint32_t const v101 = uint32_t(v100);
uint32_t const v102 = v99 * v101;
uint32_t const v103 = blockIdx.y;
uint32_t const v104 = uint32_t(v103);
uint32_t const v107 = v104 * v101;
uint32_t const v108 = v102 + v107;
uint32_t const v109 = blockIdx.x;
uint32_t const v110 = uint32_t(v109);
uint32_t const v111 = v108 + v110;
uint32_t const v138 = 256;
uint32_t const v114 = v111 * v138;
uint32_t const v119 = threadIdx.x;
uint32_t const v130 = 0;
uint32_t const v116 = uint32_t(v119);
uint32_t const v117 = v114 + v116;
uint32_t const v19 = 64;
uint32_t const v20 = v16 + v19;
uint32_t const v21 = 1;
uint32_t const v22 = v20 - v21;
uint32_t const v24 = v22 / v19;
uint32_t const v25 = v24 * v17;
bool const v26 = v117 < v25;
if(v26) {
uint32_t const v27 = v117 / v17;
uint32_t const v28 = v117 % v17;
uint32_t const v29 = 255;
uint32_t v92_store;
uint32_t * v92 = &v92_store;*v92 = v29;
uint32_t v93_store;
uint32_t * v93 = &v93_store;*v93 = v130;
for(uint32_t v38 = v3; v38 < v19; v38 += v21) {
uint32_t const v41 = v27 * v19;
uint32_t const v42 = v41 + v38;
uint32_t const v44 = v16 - v21;
uint32_t const v45 = min(v42, v44);
uint32_t const v46 = uint32_t(v87);
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
uint32_t const v64 = *v92;
uint32_t const v65 = min(v64, v63);
*v92 = v65;
uint32_t const v66 = *v93;
uint32_t const v67 = max(v66, v63);
*v93 = v67;
uint32_t const v69 = v117 * v19;
uint32_t const v70 = v69 + v38;
uint32_t * const v74 = &v5[v70];
*v74 = v63;
}
uint32_t const v75 = *v93;
uint32_t const v76 = 16;
uint32_t const v77 = v75 << v76;
uint32_t const v78 = *v92;
uint32_t const v79 = v78 | v77;
uint32_t * const v83 = &v9[v117];
*v83 = v79;
}
return;
}
