// rope_kernel in src/layers/rope.rs, scene f32, cubes of 256 x 1 x 1
// comptime: hv: 4, g: Group { lanes: 16, units: 256, },

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
    float scalars_f32[2];
uint32_t scalars_u32[4];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256) rope_kernel(float_4 * const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 const* const __restrict__ v9, info_st const* const __restrict__ v89) {
uint32_t const* const dynamic_meta_v91 = reinterpret_cast<uint32_t const*>(v89 + 1);
const info_st& info_v90 = *v89;uint32_t const v92 = info_v90.scalars_u32[0];
uint32_t const v93 = info_v90.scalars_u32[1];
uint32_t const v94 = info_v90.scalars_u32[2];
uint32_t const v95 = info_v90.scalars_u32[3];
float const v96 = info_v90.scalars_f32[0];
uint32_t const v193 = blockIdx.z;
uint32_t const v194 = uint32_t(v193);
uint32_t const v195 = gridDim.y;
uint32_t const v196 = uint32_t(v195);
uint32_t const v197 = v194 * v196;
uint32_t const v198 = gridDim.x;
uint32_t const v199 = uint32_t(v198);
uint32_t const v200 = v197 * v199;
uint32_t const v201 = blockIdx.y;
uint32_t const v202 = uint32_t(v201);
uint32_t const v205 = v202 * v199;
uint32_t const v206 = v200 + v205;
uint32_t const v207 = blockIdx.x;
uint32_t const v208 = uint32_t(v207);
uint32_t const v209 = v206 + v208;
uint32_t const v236 = 256;
uint32_t const v212 = v209 * v236;
uint32_t const v217 = threadIdx.x;
uint32_t const v214 = uint32_t(v217);
uint32_t const v215 = v212 + v214;
uint32_t const v19 = 16;
uint32_t const v20 = v215 / v19;
uint32_t const v21 = uint32_t(v92);
bool const v22 = v20 < v21;
if(v22) {
uint32_t const v23 = uint32_t(v93);
uint32_t const v24 = v20 % v23;
uint32_t const v25 = 4;
uint32_t const v26 = v24 * v25;
uint32_t const v31 = v214 % v19;
uint32_t const v32 = uint32_t(v95);
uint32_t const v34 = v32 * v25;
for(uint32_t v36 = v31; v36 < v34; v36 += v19) {
uint32_t const v39 = v36 % v25;
uint32_t const v40 = uint32_t(v94);
uint32_t const v41 = v20 * v40;
uint32_t const v43 = v36 / v25;
uint32_t const v44 = 8;
uint32_t const v45 = v43 * v44;
uint32_t const v46 = v41 + v45;
uint32_t const v47 = v46 + v39;
uint32_t const v48 = v26 + v39;
float_4 const* const v52 = &v5[v48];
float_4 const v53 = *v52;
float_4 const* const v58 = &v9[v48];
float_4 const v59 = *v58;
float const v102 = v59.i_0;
float const v104 = v102 * v96;
float const v105 = v59.i_1;
float const v107 = v105 * v96;
float const v108 = v59.i_2;
float const v110 = v108 * v96;
float const v111 = v59.i_3;
float const v113 = v111 * v96;
float_4 * const v64 = &v1[v47];
float_4 const v65 = *v64;
uint32_t const v67 = v47 + v25;
float_4 * const v71 = &v1[v67];
float_4 const v72 = *v71;
float const v115 = v65.i_0;
float const v116 = v53.i_0;
float const v117 = v115 * v116;
float const v118 = v65.i_1;
float const v119 = v53.i_1;
float const v120 = v118 * v119;
float const v121 = v65.i_2;
float const v122 = v53.i_2;
float const v123 = v121 * v122;
float const v124 = v65.i_3;
float const v125 = v53.i_3;
float const v126 = v124 * v125;
float const v128 = v72.i_0;
float const v130 = v128 * v104;
float const v131 = v72.i_1;
float const v133 = v131 * v107;
float const v134 = v72.i_2;
float const v136 = v134 * v110;
float const v137 = v72.i_3;
float const v139 = v137 * v113;
float const v143 = v117 - v130;
float const v146 = v120 - v133;
float const v149 = v123 - v136;
float const v152 = v126 - v139;
float_4 const v153 = float_4{v143, v146, v149, v152};
*v64 = v153;
float const v156 = v128 * v116;
float const v159 = v131 * v119;
float const v162 = v134 * v122;
float const v165 = v137 * v125;
float const v169 = v115 * v104;
float const v172 = v118 * v107;
float const v175 = v121 * v110;
float const v178 = v124 * v113;
float const v182 = v156 + v169;
float const v185 = v159 + v172;
float const v188 = v162 + v175;
float const v191 = v165 + v178;
float_4 const v192 = float_4{v182, v185, v188, v191};
*v71 = v192;
}
}
return;
}
