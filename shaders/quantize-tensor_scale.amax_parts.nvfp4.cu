// amax_parts in src/quantize/tensor_scale.rs, scene nvfp4, cubes of 256 x 1 x 1
// comptime: nothing

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

struct info_st {
    uint32_t scalars_u32[6];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256)  amax_parts(uint32_t_4 const* const __restrict__ v1, uint32_t * const __restrict__ v5, __grid_constant__ info_st const info_v104) {
uint32_t const v3 = 0;
uint32_t const v105 = info_v104.scalars_u32[0];
uint32_t const v106 = info_v104.scalars_u32[1];
uint32_t const v107 = info_v104.scalars_u32[2];
uint32_t const v108 = info_v104.scalars_u32[3];
uint32_t const v109 = info_v104.scalars_u32[4];
uint32_t const v176 = blockIdx.z;
uint32_t const v177 = uint32_t(v176);
uint32_t const v178 = gridDim.y;
uint32_t const v179 = uint32_t(v178);
uint32_t const v180 = v177 * v179;
uint32_t const v181 = gridDim.x;
uint32_t const v182 = uint32_t(v181);
uint32_t const v183 = v180 * v182;
uint32_t const v184 = blockIdx.y;
uint32_t const v185 = uint32_t(v184);
uint32_t const v188 = v185 * v182;
uint32_t const v189 = v183 + v188;
uint32_t const v190 = blockIdx.x;
uint32_t const v191 = uint32_t(v190);
uint32_t const v192 = v189 + v191;
uint32_t const v219 = 256;
uint32_t const v195 = v192 * v219;
uint32_t const v200 = threadIdx.x;
uint32_t const v211 = 0;
uint32_t const v197 = uint32_t(v200);
uint32_t const v198 = v195 + v197;
bool const v16 = v198 < v219;
if(v16) {
uint32_t const v17 = uint32_t(v108);
uint32_t const v18 = uint32_t(v107);
uint32_t const v19 = v18 * v17;
uint32_t const v20 = 255;
uint32_t const v21 = v19 + v20;
uint32_t const v23 = v21 / v219;
uint32_t const v24 = v198 * v23;
uint32_t const v25 = min(v24, v19);
uint32_t const v26 = v25 + v23;
uint32_t const v27 = min(v26, v19);
uint32_t const v28 = v25 / v17;
uint32_t v113_store;
uint32_t * v113 = &v113_store;*v113 = v28;
uint32_t const v30 = v25 % v17;
uint32_t v114_store;
uint32_t * v114 = &v114_store;*v114 = v30;
uint32_t_4 const v33 = uint32_t_4{v211, v211, v211, v211};
uint32_t_4 v115_store;
uint32_t_4 * v115 = &v115_store;*v115 = v33;
uint32_t v116_store;
uint32_t * v116 = &v116_store;*v116 = v25;
while([&]{
uint32_t const v36 = *v116;
bool const v37 = v36 < v27;
return v37;
}()) {
uint32_t const v39 = *v116;
uint32_t const v40 = v27 - v39;
uint32_t const v41 = *v114;
uint32_t const v42 = v41 + v40;
uint32_t const v43 = min(v17, v42);
uint32_t const v44 = uint32_t(v105);
uint32_t const v45 = uint32_t(v106);
uint32_t const v46 = *v113;
uint32_t const v47 = v46 * v45;
uint32_t const v48 = v44 + v47;
uint32_t const v50 = 1;
for(uint32_t v51 = v41; v51 < v43; v51 += v50) {
uint32_t const v53 = uint32_t(v109);
uint32_t const v54 = v51 * v53;
uint32_t const v55 = v48 + v54;
uint32_t_4 const* const v59 = &v1[v55];
uint32_t_4 const v60 = *v59;
uint32_t const v61 = 2147483647;
uint32_t const v120 = v60.i_0;
uint32_t const v122 = v120 & v61;
uint32_t const v123 = v60.i_1;
uint32_t const v125 = v123 & v61;
uint32_t const v126 = v60.i_2;
uint32_t const v128 = v126 & v61;
uint32_t const v129 = v60.i_3;
uint32_t const v131 = v129 & v61;
uint32_t const v64 = 2139095040;
bool const v135 = v122 < v64;
bool const v138 = v125 < v64;
bool const v141 = v128 < v64;
bool const v144 = v131 < v64;
uint32_t const v148 = v33.i_0;
uint32_t const v149 = v135 ? v122 : v148;
uint32_t const v152 = v33.i_1;
uint32_t const v153 = v138 ? v125 : v152;
uint32_t const v156 = v33.i_2;
uint32_t const v157 = v141 ? v128 : v156;
uint32_t const v160 = v33.i_3;
uint32_t const v161 = v144 ? v131 : v160;
uint32_t_4 const v70 = *v115;
uint32_t const v163 = v70.i_0;
uint32_t const v165 = max(v163, v149);
uint32_t const v166 = v70.i_1;
uint32_t const v168 = max(v166, v153);
uint32_t const v169 = v70.i_2;
uint32_t const v171 = max(v169, v157);
uint32_t const v172 = v70.i_3;
uint32_t const v174 = max(v172, v161);
uint32_t_4 const v175 = uint32_t_4{v165, v168, v171, v174};
*v115 = v175;
}
uint32_t const v73 = v43 - v41;
uint32_t const v75 = v39 + v73;
*v116 = v75;
*v114 = v3;
uint32_t const v79 = v46 + v50;
*v113 = v79;
}
uint32_t_4 const v83 = *v115;
uint32_t const v84 = v83.i_0;
uint32_t const v88 = v83.i_1;
uint32_t const v90 = max(v84, v88);
uint32_t const v92 = v83.i_2;
uint32_t const v94 = max(v90, v92);
uint32_t const v96 = v83.i_3;
uint32_t const v98 = max(v94, v96);
uint32_t * const v102 = &v5[v198];
*v102 = v98;
}
return;
}
