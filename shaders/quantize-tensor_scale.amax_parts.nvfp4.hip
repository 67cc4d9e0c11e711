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

struct alignas(16) uint32_t_4 { uint32_t i_0; uint32_t i_1; uint32_t i_2; uint32_t i_3; };

struct info_st {
    uint32_t scalars_u32[6];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256) amax_parts(uint32_t_4 const* const __restrict__ v1, uint32_t * const __restrict__ v5, info_st const* const __restrict__ v104) {
uint32_t const* const dynamic_meta_v106 = reinterpret_cast<uint32_t const*>(v104 + 1);
const info_st& info_v105 = *v104;uint32_t const v3 = 0;
uint32_t const v107 = info_v105.scalars_u32[0];
uint32_t const v108 = info_v105.scalars_u32[1];
uint32_t const v109 = info_v105.scalars_u32[2];
uint32_t const v110 = info_v105.scalars_u32[3];
uint32_t const v111 = info_v105.scalars_u32[4];
uint32_t const v178 = blockIdx.z;
uint32_t const v179 = uint32_t(v178);
uint32_t const v180 = gridDim.y;
uint32_t const v181 = uint32_t(v180);
uint32_t const v182 = v179 * v181;
uint32_t const v183 = gridDim.x;
uint32_t const v184 = uint32_t(v183);
uint32_t const v185 = v182 * v184;
uint32_t const v186 = blockIdx.y;
uint32_t const v187 = uint32_t(v186);
uint32_t const v190 = v187 * v184;
uint32_t const v191 = v185 + v190;
uint32_t const v192 = blockIdx.x;
uint32_t const v193 = uint32_t(v192);
uint32_t const v194 = v191 + v193;
uint32_t const v221 = 256;
uint32_t const v197 = v194 * v221;
uint32_t const v202 = threadIdx.x;
uint32_t const v213 = 0;
uint32_t const v199 = uint32_t(v202);
uint32_t const v200 = v197 + v199;
bool const v16 = v200 < v221;
if(v16) {
uint32_t const v17 = uint32_t(v110);
uint32_t const v18 = uint32_t(v109);
uint32_t const v19 = v18 * v17;
uint32_t const v20 = 255;
uint32_t const v21 = v19 + v20;
uint32_t const v23 = v21 / v221;
uint32_t const v24 = v200 * v23;
uint32_t const v25 = min(v24, v19);
uint32_t const v26 = v25 + v23;
uint32_t const v27 = min(v26, v19);
uint32_t const v28 = v25 / v17;
uint32_t v115_store;
uint32_t * v115 = &v115_store;*v115 = v28;
uint32_t const v30 = v25 % v17;
uint32_t v116_store;
uint32_t * v116 = &v116_store;*v116 = v30;
uint32_t_4 const v33 = uint32_t_4{v213, v213, v213, v213};
uint32_t_4 v117_store;
uint32_t_4 * v117 = &v117_store;*v117 = v33;
uint32_t v118_store;
uint32_t * v118 = &v118_store;*v118 = v25;
while([&]{
uint32_t const v36 = *v118;
bool const v37 = v36 < v27;
return v37;
}()) {
uint32_t const v39 = *v118;
uint32_t const v40 = v27 - v39;
uint32_t const v41 = *v116;
uint32_t const v42 = v41 + v40;
uint32_t const v43 = min(v17, v42);
uint32_t const v44 = uint32_t(v107);
uint32_t const v45 = uint32_t(v108);
uint32_t const v46 = *v115;
uint32_t const v47 = v46 * v45;
uint32_t const v48 = v44 + v47;
uint32_t const v50 = 1;
for(uint32_t v51 = v41; v51 < v43; v51 += v50) {
uint32_t const v53 = uint32_t(v111);
uint32_t const v54 = v51 * v53;
uint32_t const v55 = v48 + v54;
uint32_t_4 const* const v59 = &v1[v55];
uint32_t_4 const v60 = *v59;
uint32_t const v61 = 2147483647;
uint32_t const v122 = v60.i_0;
uint32_t const v124 = v122 & v61;
uint32_t const v125 = v60.i_1;
uint32_t const v127 = v125 & v61;
uint32_t const v128 = v60.i_2;
uint32_t const v130 = v128 & v61;
uint32_t const v131 = v60.i_3;
uint32_t const v133 = v131 & v61;
uint32_t const v64 = 2139095040;
bool const v137 = v124 < v64;
bool const v140 = v127 < v64;
bool const v143 = v130 < v64;
bool const v146 = v133 < v64;
uint32_t const v150 = v33.i_0;
uint32_t const v151 = v137 ? v124 : v150;
uint32_t const v154 = v33.i_1;
uint32_t const v155 = v140 ? v127 : v154;
uint32_t const v158 = v33.i_2;
uint32_t const v159 = v143 ? v130 : v158;
uint32_t const v162 = v33.i_3;
uint32_t const v163 = v146 ? v133 : v162;
uint32_t_4 const v70 = *v117;
uint32_t const v165 = v70.i_0;
uint32_t const v167 = max(v165, v151);
uint32_t const v168 = v70.i_1;
uint32_t const v170 = max(v168, v155);
uint32_t const v171 = v70.i_2;
uint32_t const v173 = max(v171, v159);
uint32_t const v174 = v70.i_3;
uint32_t const v176 = max(v174, v163);
uint32_t_4 const v177 = uint32_t_4{v167, v170, v173, v176};
*v117 = v177;
}
uint32_t const v73 = v43 - v41;
uint32_t const v75 = v39 + v73;
*v118 = v75;
*v116 = v3;
uint32_t const v79 = v46 + v50;
*v115 = v79;
}
uint32_t_4 const v83 = *v117;
uint32_t const v84 = v83.i_0;
uint32_t const v88 = v83.i_1;
uint32_t const v90 = max(v84, v88);
uint32_t const v92 = v83.i_2;
uint32_t const v94 = max(v90, v92);
uint32_t const v96 = v83.i_3;
uint32_t const v98 = max(v94, v96);
uint32_t * const v102 = &v5[v200];
*v102 = v98;
}
return;
}
