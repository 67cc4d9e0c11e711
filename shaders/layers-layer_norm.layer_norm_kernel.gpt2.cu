// layer_norm_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, },

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
uint32_t scalars_u32[2];uint32_t static_meta[6];
};
extern "C" __global__ void __launch_bounds__(256)  layer_norm_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v2, float_4 * const __restrict__ v3, float * const __restrict__ v4, __grid_constant__ info_st const info_v400) {
extern __shared__ __align__(4) char v5[];uint32_t const v6 = 0;
uint32_t const v7 = info_v400.scalars_u32[0];
uint32_t const v8 = info_v400.scalars_u32[1];
float const v9 = info_v400.scalars_f32[0];
float const v10 = info_v400.scalars_f32[1];
uint32_t const v11 = blockIdx.z;
uint32_t const v12 = uint32_t(v11);
uint32_t const v13 = gridDim.y;
uint32_t const v14 = uint32_t(v13);
uint32_t const v15 = v12 * v14;
uint32_t const v16 = gridDim.x;
uint32_t const v17 = uint32_t(v16);
uint32_t const v18 = v15 * v17;
uint32_t const v19 = blockIdx.y;
uint32_t const v20 = uint32_t(v19);
uint32_t const v21 = v20 * v17;
uint32_t const v22 = v18 + v21;
uint32_t const v23 = blockIdx.x;
uint32_t const v24 = uint32_t(v23);
uint32_t const v25 = v22 + v24;
uint32_t const v26 = 256;
uint32_t const v27 = v25 * v26;
uint32_t const v28 = threadIdx.x;
uint32_t const v29 = uint32_t(v28);
uint32_t const v30 = v27 + v29;
uint32_t const v31 = 32;
uint32_t const v32 = v30 / v31;
uint32_t const v33 = uint32_t(v7);
uint32_t const v34 = 1;
uint32_t const v35 = v33 - v34;
uint32_t const v36 = min(v32, v35);
bool const v37 = v32 < v33;
uint32_t const v38 = uint32_t(v8);
float const v39 = 0;
float_4 const v40 = float_4{v39, v39, v39, v39};
float_4 v414_store;
float_4 * v41 = &v414_store;*v41 = v40;
uint32_t const v42 = v29 % v31;
for(uint32_t v43 = v42; v43 < v38; v43 += v31) {
uint32_t const v44 = v36 * v38;
uint32_t const v45 = v44 + v43;
float_4 const* const v46 = &v0[v45];
float_4 const v47 = *v46;
float_4 const v48 = *v41;
float const v49 = v48.i_0;
float const v50 = v47.i_0;
float const v51 = v49 + v50;
float const v52 = v48.i_1;
float const v53 = v47.i_1;
float const v54 = v52 + v53;
float const v55 = v48.i_2;
float const v56 = v47.i_2;
float const v57 = v55 + v56;
float const v58 = v48.i_3;
float const v59 = v47.i_3;
float const v60 = v58 + v59;
float_4 const v61 = float_4{v51, v54, v57, v60};
*v41 = v61;
}
float_4 const v62 = *v41;
float const v63 = v62.i_0;
float const v64 = v62.i_1;
float const v65 = v63 + v64;
float const v66 = v62.i_2;
float const v67 = v65 + v66;
float const v68 = v62.i_3;
float const v69 = v67 + v68;
array<float, 256> * const v70 = reinterpret_cast<array<float, 256> *>(&v5[0]);
float * const v71 = &(*v70)[v29];
*v71 = v69;
__syncthreads();
uint32_t const v72 = 16;
bool const v73 = v42 < v72;
if(v73) {
float const v74 = *v71;
uint32_t const v75 = v29 + v72;
float * const v76 = &(*v70)[v75];
float const v77 = *v76;
float const v78 = v74 + v77;
*v71 = v78;
}
__syncthreads();
uint32_t const v79 = 8;
bool const v80 = v42 < v79;
if(v80) {
float const v81 = *v71;
uint32_t const v82 = v29 + v79;
float * const v83 = &(*v70)[v82];
float const v84 = *v83;
float const v85 = v81 + v84;
*v71 = v85;
}
__syncthreads();
uint32_t const v86 = 4;
bool const v87 = v42 < v86;
if(v87) {
float const v88 = *v71;
uint32_t const v89 = v29 + v86;
float * const v90 = &(*v70)[v89];
float const v91 = *v90;
float const v92 = v88 + v91;
*v71 = v92;
}
__syncthreads();
uint32_t const v93 = 2;
bool const v94 = v42 < v93;
if(v94) {
float const v95 = *v71;
uint32_t const v96 = v29 + v93;
float * const v97 = &(*v70)[v96];
float const v98 = *v97;
float const v99 = v95 + v98;
*v71 = v99;
}
__syncthreads();
bool const v100 = v42 < v34;
if(v100) {
float const v101 = *v71;
uint32_t const v102 = v29 + v34;
float * const v103 = &(*v70)[v102];
float const v104 = *v103;
float const v105 = v101 + v104;
*v71 = v105;
}
__syncthreads();
uint32_t const v106 = v29 - v42;
float * const v107 = &(*v70)[v106];
float const v108 = *v107;
__syncthreads();
float const v109 = v108 * v9;
float_4 v418_store;
float_4 * v110 = &v418_store;*v110 = v40;
for(uint32_t v111 = v42; v111 < v38; v111 += v31) {
uint32_t const v112 = v36 * v38;
uint32_t const v113 = v112 + v111;
float_4 const* const v114 = &v0[v113];
float_4 const v115 = *v114;
float const v116 = v115.i_0;
float const v117 = v116 - v109;
float const v118 = v115.i_1;
float const v119 = v118 - v109;
float const v120 = v115.i_2;
float const v121 = v120 - v109;
float const v122 = v115.i_3;
float const v123 = v122 - v109;
float_4 const v124 = *v110;
float const v125 = v124.i_0;
float const v126 = fma(v117, v117, v125);
float const v127 = v124.i_1;
float const v128 = fma(v119, v119, v127);
float const v129 = v124.i_2;
float const v130 = fma(v121, v121, v129);
float const v131 = v124.i_3;
float const v132 = fma(v123, v123, v131);
float_4 const v133 = float_4{v126, v128, v130, v132};
*v110 = v133;
}
float_4 const v134 = *v110;
float const v135 = v134.i_0;
float const v136 = v134.i_1;
float const v137 = v135 + v136;
float const v138 = v134.i_2;
float const v139 = v137 + v138;
float const v140 = v134.i_3;
float const v141 = v139 + v140;
array<float, 256> * const v142 = reinterpret_cast<array<float, 256> *>(&v5[1024]);
float * const v143 = &(*v142)[v29];
*v143 = v141;
__syncthreads();
if(v73) {
float const v144 = *v143;
uint32_t const v145 = v29 + v72;
float * const v146 = &(*v142)[v145];
float const v147 = *v146;
float const v148 = v144 + v147;
*v143 = v148;
}
__syncthreads();
if(v80) {
float const v149 = *v143;
uint32_t const v150 = v29 + v79;
float * const v151 = &(*v142)[v150];
float const v152 = *v151;
float const v153 = v149 + v152;
*v143 = v153;
}
__syncthreads();
if(v87) {
float const v154 = *v143;
uint32_t const v155 = v29 + v86;
float * const v156 = &(*v142)[v155];
float const v157 = *v156;
float const v158 = v154 + v157;
*v143 = v158;
}
__syncthreads();
if(v94) {
float const v159 = *v143;
uint32_t const v160 = v29 + v93;
float * const v161 = &(*v142)[v160];
float const v162 = *v161;
float const v163 = v159 + v162;
*v143 = v163;
}
__syncthreads();
if(v100) {
float const v164 = *v143;
uint32_t const v165 = v29 + v34;
float * const v166 = &(*v142)[v165];
float const v167 = *v166;
float const v168 = v164 + v167;
*v143 = v168;
}
__syncthreads();
float * const v169 = &(*v142)[v106];
float const v170 = *v169;
__syncthreads();
float const v171 = fma(v170, v9, v10);
float const v172 = sqrt(v171);float const v173 = 1;
float const v174 = v173 / v172;
if(v37) {
for(uint32_t v175 = v42; v175 < v38; v175 += v31) {
uint32_t const v176 = v36 * v38;
uint32_t const v177 = v176 + v175;
float_4 const* const v178 = &v0[v177];
float_4 const v179 = *v178;
float const v180 = v179.i_0;
float const v181 = v180 - v109;
float const v182 = v179.i_1;
float const v183 = v182 - v109;
float const v184 = v179.i_2;
float const v185 = v184 - v109;
float const v186 = v179.i_3;
float const v187 = v186 - v109;
float const v188 = v181 * v174;
float const v189 = v183 * v174;
float const v190 = v185 * v174;
float const v191 = v187 * v174;
float_4 const* const v192 = &v1[v175];
float_4 const v193 = *v192;
float const v194 = v193.i_0;
float const v195 = v188 * v194;
float const v196 = v193.i_1;
float const v197 = v189 * v196;
float const v198 = v193.i_2;
float const v199 = v190 * v198;
float const v200 = v193.i_3;
float const v201 = v191 * v200;
float_4 const* const v202 = &v2[v175];
float_4 const v203 = *v202;
float const v204 = v203.i_0;
float const v205 = v195 + v204;
float const v206 = v203.i_1;
float const v207 = v197 + v206;
float const v208 = v203.i_2;
float const v209 = v199 + v208;
float const v210 = v203.i_3;
float const v211 = v201 + v210;
float_4 const v212 = float_4{v205, v207, v209, v211};
float_4 * const v213 = &v3[v177];
*v213 = v212;
}
bool const v214 = v42 == v6;
if(v214) {
float * const v215 = &v4[v36];
*v215 = v109;
uint32_t const v216 = v33 + v36;
float * const v217 = &v4[v216];
*v217 = v174;
}
}
return;
}
