// scatter_kernel in src/layers/embedding.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, },

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
struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    uint32_t scalars_u32[2];uint32_t static_meta[6];
};
extern "C" __global__ void __launch_bounds__(256)  scatter_kernel(uint32_t const* const __restrict__ v1, uint32_t const* const __restrict__ v5, uint32_t const* const __restrict__ v9, float_4 const* const __restrict__ v13, float_4 * const __restrict__ v17, __grid_constant__ info_st const info_v88) {
uint32_t const v89 = info_v88.scalars_u32[0];
uint32_t const v90 = info_v88.scalars_u32[1];
uint32_t const v113 = blockIdx.z;
uint32_t const v114 = uint32_t(v113);
uint32_t const v115 = gridDim.y;
uint32_t const v116 = uint32_t(v115);
uint32_t const v117 = v114 * v116;
uint32_t const v118 = gridDim.x;
uint32_t const v119 = uint32_t(v118);
uint32_t const v120 = v117 * v119;
uint32_t const v121 = blockIdx.y;
uint32_t const v122 = uint32_t(v121);
uint32_t const v125 = v122 * v119;
uint32_t const v126 = v120 + v125;
uint32_t const v127 = blockIdx.x;
uint32_t const v128 = uint32_t(v127);
uint32_t const v129 = v126 + v128;
uint32_t const v156 = 256;
uint32_t const v132 = v129 * v156;
uint32_t const v137 = threadIdx.x;
uint32_t const v134 = uint32_t(v137);
uint32_t const v135 = v132 + v134;
uint32_t const v24 = 16;
uint32_t const v25 = v135 / v24;
uint32_t const v26 = uint32_t(v90);
uint32_t const v27 = uint32_t(v89);
bool const v28 = v25 < v27;
if(v28) {
uint32_t const* const v32 = &v5[v25];
uint32_t const v33 = *v32;
uint32_t const v34 = uint32_t(v33);
uint32_t const v35 = v34 * v26;
uint32_t const* const v39 = &v9[v25];
uint32_t const v40 = *v39;
uint32_t const v41 = uint32_t(v40);
uint32_t const v42 = 1;
uint32_t const v43 = v25 + v42;
uint32_t const* const v47 = &v9[v43];
uint32_t const v48 = *v47;
uint32_t const v49 = uint32_t(v48);
uint32_t const v53 = v134 % v24;
for(uint32_t v55 = v53; v55 < v26; v55 += v24) {
uint32_t const v57 = v35 + v55;
float_4 * const v61 = &v17[v57];
float_4 const v62 = *v61;
float_4 v98_store;
float_4 * v98 = &v98_store;*v98 = v62;
for(uint32_t v65 = v41; v65 < v49; v65 += v42) {
uint32_t const* const v70 = &v1[v65];
uint32_t const v71 = *v70;
uint32_t const v72 = uint32_t(v71);
uint32_t const v73 = v72 * v26;
uint32_t const v74 = v73 + v55;
float_4 const* const v78 = &v13[v74];
float_4 const v79 = *v78;
float_4 const v80 = *v98;
float const v100 = v80.i_0;
float const v101 = v79.i_0;
float const v102 = v100 + v101;
float const v103 = v80.i_1;
float const v104 = v79.i_1;
float const v105 = v103 + v104;
float const v106 = v80.i_2;
float const v107 = v79.i_2;
float const v108 = v106 + v107;
float const v109 = v80.i_3;
float const v110 = v79.i_3;
float const v111 = v109 + v110;
float_4 const v112 = float_4{v102, v105, v108, v111};
*v98 = v112;
}
float_4 const v87 = *v98;
*v61 = v87;
}
}
return;
}
