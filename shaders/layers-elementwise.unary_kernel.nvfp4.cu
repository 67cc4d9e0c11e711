// unary_kernel in src/layers/elementwise.rs, scene nvfp4, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 16, units: 256, }, op: Bf16,

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
struct alignas(16) uint32_t_4 { uint32_t i_0; uint32_t i_1; uint32_t i_2; uint32_t i_3; };
struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    uint32_t scalars_u32[2];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256)  unary_kernel(float_4 const* const __restrict__ v1, float_4 * const __restrict__ v5, __grid_constant__ info_st const info_v63) {
uint32_t const v3 = 0;
uint32_t const v64 = info_v63.scalars_u32[0];
uint32_t const v177 = blockIdx.z;
uint32_t const v178 = uint32_t(v177);
uint32_t const v179 = gridDim.y;
uint32_t const v180 = uint32_t(v179);
uint32_t const v181 = v178 * v180;
uint32_t const v182 = gridDim.x;
uint32_t const v183 = uint32_t(v182);
uint32_t const v184 = v181 * v183;
uint32_t const v185 = blockIdx.y;
uint32_t const v186 = uint32_t(v185);
uint32_t const v189 = v186 * v183;
uint32_t const v190 = v184 + v189;
uint32_t const v191 = blockIdx.x;
uint32_t const v192 = uint32_t(v191);
uint32_t const v193 = v190 + v192;
uint32_t const v220 = 256;
uint32_t const v196 = v193 * v220;
uint32_t const v201 = threadIdx.x;
uint32_t const v216 = 1;
uint32_t const v198 = uint32_t(v201);
uint32_t const v199 = v196 + v198;
uint32_t const v11 = 16;
uint32_t const v12 = v199 / v11;
uint32_t const v13 = 512;
uint32_t const v14 = v12 * v13;
uint32_t const v18 = v198 % v11;
uint32_t const v19 = v14 + v18;
uint32_t const v21 = 32;
uint32_t const v22 = 1;
for(uint32_t v23 = v3; v23 < v21; v23 += v22) {
uint32_t const v26 = v23 * v11;
uint32_t const v27 = v19 + v26;
uint32_t const v28 = uint32_t(v64);
bool const v29 = v27 < v28;
if(v29) {
float_4 const* const v33 = &v1[v27];
float_4 const v34 = *v33;
uint32_t_4 const v35 = reinterpret_cast<const uint32_t_4&>(v34);
uint32_t const v36 = 16;
uint32_t const v69 = v35.i_0;
uint32_t const v71 = v69 >> v36;
uint32_t const v72 = v35.i_1;
uint32_t const v74 = v72 >> v36;
uint32_t const v75 = v35.i_2;
uint32_t const v77 = v75 >> v36;
uint32_t const v78 = v35.i_3;
uint32_t const v80 = v78 >> v36;
uint32_t const v84 = v71 & v216;
uint32_t const v87 = v74 & v216;
uint32_t const v90 = v77 & v216;
uint32_t const v93 = v80 & v216;
uint32_t const v42 = 32767;
uint32_t const v97 = v69 + v42;
uint32_t const v100 = v72 + v42;
uint32_t const v103 = v75 + v42;
uint32_t const v106 = v78 + v42;
uint32_t const v110 = v97 + v84;
uint32_t const v113 = v100 + v87;
uint32_t const v116 = v103 + v90;
uint32_t const v119 = v106 + v93;
uint32_t const v46 = 4294901760;
uint32_t const v123 = v110 & v46;
uint32_t const v126 = v113 & v46;
uint32_t const v129 = v116 & v46;
uint32_t const v132 = v119 & v46;
uint32_t const v49 = 2147483647;
uint32_t const v136 = v69 & v49;
uint32_t const v139 = v72 & v49;
uint32_t const v142 = v75 & v49;
uint32_t const v145 = v78 & v49;
uint32_t const v52 = 2139095040;
bool const v149 = v136 > v52;
bool const v152 = v139 > v52;
bool const v155 = v142 > v52;
bool const v158 = v145 > v52;
uint32_t const v55 = 2143289344;
uint32_t const v163 = v149 ? v55 : v123;
uint32_t const v167 = v152 ? v55 : v126;
uint32_t const v171 = v155 ? v55 : v129;
uint32_t const v175 = v158 ? v55 : v132;
uint32_t_4 const v176 = uint32_t_4{v163, v167, v171, v175};
float_4 const v58 = reinterpret_cast<const float_4&>(v176);
float_4 * const v62 = &v5[v27];
*v62 = v58;
}
}
return;
}
