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

struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    uint32_t scalars_u32[2];uint32_t static_meta[6];
};
extern "C" __global__ void __launch_bounds__(256) scatter_kernel(uint32_t const* const __restrict__ v1, uint32_t const* const __restrict__ v5, uint32_t const* const __restrict__ v9, float_4 const* const __restrict__ v13, float_4 * const __restrict__ v17, info_st const* const __restrict__ v88) {
uint32_t const* const dynamic_meta_v90 = reinterpret_cast<uint32_t const*>(v88 + 1);
const info_st& info_v89 = *v88;uint32_t const v91 = info_v89.scalars_u32[0];
uint32_t const v92 = info_v89.scalars_u32[1];
uint32_t const v115 = blockIdx.z;
uint32_t const v116 = uint32_t(v115);
uint32_t const v117 = gridDim.y;
uint32_t const v118 = uint32_t(v117);
uint32_t const v119 = v116 * v118;
uint32_t const v120 = gridDim.x;
uint32_t const v121 = uint32_t(v120);
uint32_t const v122 = v119 * v121;
uint32_t const v123 = blockIdx.y;
uint32_t const v124 = uint32_t(v123);
uint32_t const v127 = v124 * v121;
uint32_t const v128 = v122 + v127;
uint32_t const v129 = blockIdx.x;
uint32_t const v130 = uint32_t(v129);
uint32_t const v131 = v128 + v130;
uint32_t const v158 = 256;
uint32_t const v134 = v131 * v158;
uint32_t const v139 = threadIdx.x;
uint32_t const v136 = uint32_t(v139);
uint32_t const v137 = v134 + v136;
uint32_t const v24 = 16;
uint32_t const v25 = v137 / v24;
uint32_t const v26 = uint32_t(v92);
uint32_t const v27 = uint32_t(v91);
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
uint32_t const v53 = v136 % v24;
for(uint32_t v55 = v53; v55 < v26; v55 += v24) {
uint32_t const v57 = v35 + v55;
float_4 * const v61 = &v17[v57];
float_4 const v62 = *v61;
float_4 v100_store;
float_4 * v100 = &v100_store;*v100 = v62;
for(uint32_t v65 = v41; v65 < v49; v65 += v42) {
uint32_t const* const v70 = &v1[v65];
uint32_t const v71 = *v70;
uint32_t const v72 = uint32_t(v71);
uint32_t const v73 = v72 * v26;
uint32_t const v74 = v73 + v55;
float_4 const* const v78 = &v13[v74];
float_4 const v79 = *v78;
float_4 const v80 = *v100;
float const v102 = v80.i_0;
float const v103 = v79.i_0;
float const v104 = v102 + v103;
float const v105 = v80.i_1;
float const v106 = v79.i_1;
float const v107 = v105 + v106;
float const v108 = v80.i_2;
float const v109 = v79.i_2;
float const v110 = v108 + v109;
float const v111 = v80.i_3;
float const v112 = v79.i_3;
float const v113 = v111 + v112;
float_4 const v114 = float_4{v104, v107, v110, v113};
*v100 = v114;
}
float_4 const v87 = *v100;
*v61 = v87;
}
}
return;
}
