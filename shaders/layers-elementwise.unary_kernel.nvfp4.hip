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

struct alignas(16) uint32_t_4 { uint32_t i_0; uint32_t i_1; uint32_t i_2; uint32_t i_3; };
struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    uint32_t scalars_u32[2];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256) unary_kernel(float_4 const* const __restrict__ v1, float_4 * const __restrict__ v5, info_st const* const __restrict__ v63) {
uint32_t const* const dynamic_meta_v65 = reinterpret_cast<uint32_t const*>(v63 + 1);
const info_st& info_v64 = *v63;uint32_t const v3 = 0;
uint32_t const v66 = info_v64.scalars_u32[0];
uint32_t const v179 = blockIdx.z;
uint32_t const v180 = uint32_t(v179);
uint32_t const v181 = gridDim.y;
uint32_t const v182 = uint32_t(v181);
uint32_t const v183 = v180 * v182;
uint32_t const v184 = gridDim.x;
uint32_t const v185 = uint32_t(v184);
uint32_t const v186 = v183 * v185;
uint32_t const v187 = blockIdx.y;
uint32_t const v188 = uint32_t(v187);
uint32_t const v191 = v188 * v185;
uint32_t const v192 = v186 + v191;
uint32_t const v193 = blockIdx.x;
uint32_t const v194 = uint32_t(v193);
uint32_t const v195 = v192 + v194;
uint32_t const v222 = 256;
uint32_t const v198 = v195 * v222;
uint32_t const v203 = threadIdx.x;
uint32_t const v218 = 1;
uint32_t const v200 = uint32_t(v203);
uint32_t const v201 = v198 + v200;
uint32_t const v11 = 16;
uint32_t const v12 = v201 / v11;
uint32_t const v13 = 512;
uint32_t const v14 = v12 * v13;
uint32_t const v18 = v200 % v11;
uint32_t const v19 = v14 + v18;
uint32_t const v21 = 32;
uint32_t const v22 = 1;
for(uint32_t v23 = v3; v23 < v21; v23 += v22) {
uint32_t const v26 = v23 * v11;
uint32_t const v27 = v19 + v26;
uint32_t const v28 = uint32_t(v66);
bool const v29 = v27 < v28;
if(v29) {
float_4 const* const v33 = &v1[v27];
float_4 const v34 = *v33;
uint32_t_4 const v35 = reinterpret_cast<const uint32_t_4&>(v34);
uint32_t const v36 = 16;
uint32_t const v71 = v35.i_0;
uint32_t const v73 = v71 >> v36;
uint32_t const v74 = v35.i_1;
uint32_t const v76 = v74 >> v36;
uint32_t const v77 = v35.i_2;
uint32_t const v79 = v77 >> v36;
uint32_t const v80 = v35.i_3;
uint32_t const v82 = v80 >> v36;
uint32_t const v86 = v73 & v218;
uint32_t const v89 = v76 & v218;
uint32_t const v92 = v79 & v218;
uint32_t const v95 = v82 & v218;
uint32_t const v42 = 32767;
uint32_t const v99 = v71 + v42;
uint32_t const v102 = v74 + v42;
uint32_t const v105 = v77 + v42;
uint32_t const v108 = v80 + v42;
uint32_t const v112 = v99 + v86;
uint32_t const v115 = v102 + v89;
uint32_t const v118 = v105 + v92;
uint32_t const v121 = v108 + v95;
uint32_t const v46 = 4294901760;
uint32_t const v125 = v112 & v46;
uint32_t const v128 = v115 & v46;
uint32_t const v131 = v118 & v46;
uint32_t const v134 = v121 & v46;
uint32_t const v49 = 2147483647;
uint32_t const v138 = v71 & v49;
uint32_t const v141 = v74 & v49;
uint32_t const v144 = v77 & v49;
uint32_t const v147 = v80 & v49;
uint32_t const v52 = 2139095040;
bool const v151 = v138 > v52;
bool const v154 = v141 > v52;
bool const v157 = v144 > v52;
bool const v160 = v147 > v52;
uint32_t const v55 = 2143289344;
uint32_t const v165 = v151 ? v55 : v125;
uint32_t const v169 = v154 ? v55 : v128;
uint32_t const v173 = v157 ? v55 : v131;
uint32_t const v177 = v160 ? v55 : v134;
uint32_t_4 const v178 = uint32_t_4{v165, v169, v173, v177};
float_4 const v58 = reinterpret_cast<const float_4&>(v178);
float_4 * const v62 = &v5[v27];
*v62 = v58;
}
}
return;
}
