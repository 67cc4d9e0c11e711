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


typedef struct CUtensorMap_st {
alignas(128) unsigned long long int opaque[16];
} CUtensorMap;
struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    float scalars_f32[2];
uint32_t scalars_u32[4];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256)  rope_kernel(float_4 * const __restrict__ v1, float_4 const* const __restrict__ v5, float_4 const* const __restrict__ v9, __grid_constant__ info_st const info_v89) {
uint32_t const v90 = info_v89.scalars_u32[0];
uint32_t const v91 = info_v89.scalars_u32[1];
uint32_t const v92 = info_v89.scalars_u32[2];
uint32_t const v93 = info_v89.scalars_u32[3];
float const v94 = info_v89.scalars_f32[0];
uint32_t const v191 = blockIdx.z;
uint32_t const v192 = uint32_t(v191);
uint32_t const v193 = gridDim.y;
uint32_t const v194 = uint32_t(v193);
uint32_t const v195 = v192 * v194;
uint32_t const v196 = gridDim.x;
uint32_t const v197 = uint32_t(v196);
uint32_t const v198 = v195 * v197;
uint32_t const v199 = blockIdx.y;
uint32_t const v200 = uint32_t(v199);
uint32_t const v203 = v200 * v197;
uint32_t const v204 = v198 + v203;
uint32_t const v205 = blockIdx.x;
uint32_t const v206 = uint32_t(v205);
uint32_t const v207 = v204 + v206;
uint32_t const v234 = 256;
uint32_t const v210 = v207 * v234;
uint32_t const v215 = threadIdx.x;
uint32_t const v212 = uint32_t(v215);
uint32_t const v213 = v210 + v212;
uint32_t const v19 = 16;
uint32_t const v20 = v213 / v19;
uint32_t const v21 = uint32_t(v90);
bool const v22 = v20 < v21;
if(v22) {
uint32_t const v23 = uint32_t(v91);
uint32_t const v24 = v20 % v23;
uint32_t const v25 = 4;
uint32_t const v26 = v24 * v25;
uint32_t const v31 = v212 % v19;
uint32_t const v32 = uint32_t(v93);
uint32_t const v34 = v32 * v25;
for(uint32_t v36 = v31; v36 < v34; v36 += v19) {
uint32_t const v39 = v36 % v25;
uint32_t const v40 = uint32_t(v92);
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
float const v100 = v59.i_0;
float const v102 = v100 * v94;
float const v103 = v59.i_1;
float const v105 = v103 * v94;
float const v106 = v59.i_2;
float const v108 = v106 * v94;
float const v109 = v59.i_3;
float const v111 = v109 * v94;
float_4 * const v64 = &v1[v47];
float_4 const v65 = *v64;
uint32_t const v67 = v47 + v25;
float_4 * const v71 = &v1[v67];
float_4 const v72 = *v71;
float const v113 = v65.i_0;
float const v114 = v53.i_0;
float const v115 = v113 * v114;
float const v116 = v65.i_1;
float const v117 = v53.i_1;
float const v118 = v116 * v117;
float const v119 = v65.i_2;
float const v120 = v53.i_2;
float const v121 = v119 * v120;
float const v122 = v65.i_3;
float const v123 = v53.i_3;
float const v124 = v122 * v123;
float const v126 = v72.i_0;
float const v128 = v126 * v102;
float const v129 = v72.i_1;
float const v131 = v129 * v105;
float const v132 = v72.i_2;
float const v134 = v132 * v108;
float const v135 = v72.i_3;
float const v137 = v135 * v111;
float const v141 = v115 - v128;
float const v144 = v118 - v131;
float const v147 = v121 - v134;
float const v150 = v124 - v137;
float_4 const v151 = float_4{v141, v144, v147, v150};
*v64 = v151;
float const v154 = v126 * v114;
float const v157 = v129 * v117;
float const v160 = v132 * v120;
float const v163 = v135 * v123;
float const v167 = v113 * v102;
float const v170 = v116 * v105;
float const v173 = v119 * v108;
float const v176 = v122 * v111;
float const v180 = v154 + v167;
float const v183 = v157 + v170;
float const v186 = v160 + v173;
float const v189 = v163 + v176;
float_4 const v190 = float_4{v180, v183, v186, v189};
*v71 = v190;
}
}
return;
}
