// layer_norm_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, strict: false, },

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
extern "C" __global__ void __launch_bounds__(256)  layer_norm_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v2, float_4 * const __restrict__ v3, float * const __restrict__ v4, __grid_constant__ info_st const info_v440) {
extern __shared__ __align__(4) char v5[];uint32_t const v6 = 0;
uint32_t const v7 = info_v440.scalars_u32[0];
uint32_t const v8 = info_v440.scalars_u32[1];
float const v9 = info_v440.scalars_f32[0];
float const v10 = info_v440.scalars_f32[1];
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
array<float_4, 1> v454_store = {};
array<float_4, 1> * v39 = &v454_store;float const v40 = 0;
float_4 const v41 = float_4{v40, v40, v40, v40};
float_4 * const v42 = &(*v39)[v6];
*v42 = v41;
uint32_t const v43 = v29 % v31;
for(uint32_t v44 = v43; v44 < v38; v44 += v31) {
float_4 const v45 = *v42;
uint32_t const v46 = v36 * v38;
uint32_t const v47 = v46 + v44;
float_4 const* const v48 = &v0[v47];
float_4 const v49 = *v48;
float const v50 = v45.i_0;
float const v51 = v49.i_0;
float const v52 = v50 + v51;
float const v53 = v45.i_1;
float const v54 = v49.i_1;
float const v55 = v53 + v54;
float const v56 = v45.i_2;
float const v57 = v49.i_2;
float const v58 = v56 + v57;
float const v59 = v45.i_3;
float const v60 = v49.i_3;
float const v61 = v59 + v60;
float_4 const v62 = float_4{v52, v55, v58, v61};
*v42 = v62;
}
float_4 const v63 = *v42;
float const v64 = v63.i_0;
float const v65 = v63.i_1;
float const v66 = v64 + v65;
float const v67 = v63.i_2;
float const v68 = v66 + v67;
float const v69 = v63.i_3;
float const v70 = v68 + v69;
array<float, 256> * const v71 = reinterpret_cast<array<float, 256> *>(&v5[0]);
float * const v72 = &(*v71)[v29];
*v72 = v70;
__syncthreads();
uint32_t const v73 = 16;
bool const v74 = v43 < v73;
if(v74) {
float const v75 = *v72;
uint32_t const v76 = v29 + v73;
float * const v77 = &(*v71)[v76];
float const v78 = *v77;
float const v79 = v75 + v78;
*v72 = v79;
}
__syncthreads();
uint32_t const v80 = 8;
bool const v81 = v43 < v80;
if(v81) {
float const v82 = *v72;
uint32_t const v83 = v29 + v80;
float * const v84 = &(*v71)[v83];
float const v85 = *v84;
float const v86 = v82 + v85;
*v72 = v86;
}
__syncthreads();
uint32_t const v87 = 4;
bool const v88 = v43 < v87;
if(v88) {
float const v89 = *v72;
uint32_t const v90 = v29 + v87;
float * const v91 = &(*v71)[v90];
float const v92 = *v91;
float const v93 = v89 + v92;
*v72 = v93;
}
__syncthreads();
uint32_t const v94 = 2;
bool const v95 = v43 < v94;
if(v95) {
float const v96 = *v72;
uint32_t const v97 = v29 + v94;
float * const v98 = &(*v71)[v97];
float const v99 = *v98;
float const v100 = v96 + v99;
*v72 = v100;
}
__syncthreads();
bool const v101 = v43 < v34;
if(v101) {
float const v102 = *v72;
uint32_t const v103 = v29 + v34;
float * const v104 = &(*v71)[v103];
float const v105 = *v104;
float const v106 = v102 + v105;
*v72 = v106;
}
__syncthreads();
uint32_t const v107 = v29 - v43;
float * const v108 = &(*v71)[v107];
float const v109 = *v108;
__syncthreads();
float const v110 = v109 * v9;
array<float_4, 1> v458_store = {};
array<float_4, 1> * v111 = &v458_store;float_4 * const v112 = &(*v111)[v6];
*v112 = v41;
for(uint32_t v113 = v43; v113 < v38; v113 += v31) {
uint32_t const v114 = v36 * v38;
uint32_t const v115 = v114 + v113;
float_4 const* const v116 = &v0[v115];
float_4 const v117 = *v116;
float const v118 = v117.i_0;
float const v119 = v118 - v110;
float const v120 = v117.i_1;
float const v121 = v120 - v110;
float const v122 = v117.i_2;
float const v123 = v122 - v110;
float const v124 = v117.i_3;
float const v125 = v124 - v110;
float_4 const v126 = *v112;
float const v127 = v126.i_0;
float const v128 = fma(v119, v119, v127);
float const v129 = v126.i_1;
float const v130 = fma(v121, v121, v129);
float const v131 = v126.i_2;
float const v132 = fma(v123, v123, v131);
float const v133 = v126.i_3;
float const v134 = fma(v125, v125, v133);
float_4 const v135 = float_4{v128, v130, v132, v134};
*v112 = v135;
}
float_4 const v136 = *v112;
float const v137 = v136.i_0;
float const v138 = v136.i_1;
float const v139 = v137 + v138;
float const v140 = v136.i_2;
float const v141 = v139 + v140;
float const v142 = v136.i_3;
float const v143 = v141 + v142;
array<float, 256> * const v144 = reinterpret_cast<array<float, 256> *>(&v5[1024]);
float * const v145 = &(*v144)[v29];
*v145 = v143;
__syncthreads();
if(v74) {
float const v146 = *v145;
uint32_t const v147 = v29 + v73;
float * const v148 = &(*v144)[v147];
float const v149 = *v148;
float const v150 = v146 + v149;
*v145 = v150;
}
__syncthreads();
if(v81) {
float const v151 = *v145;
uint32_t const v152 = v29 + v80;
float * const v153 = &(*v144)[v152];
float const v154 = *v153;
float const v155 = v151 + v154;
*v145 = v155;
}
__syncthreads();
if(v88) {
float const v156 = *v145;
uint32_t const v157 = v29 + v87;
float * const v158 = &(*v144)[v157];
float const v159 = *v158;
float const v160 = v156 + v159;
*v145 = v160;
}
__syncthreads();
if(v95) {
float const v161 = *v145;
uint32_t const v162 = v29 + v94;
float * const v163 = &(*v144)[v162];
float const v164 = *v163;
float const v165 = v161 + v164;
*v145 = v165;
}
__syncthreads();
if(v101) {
float const v166 = *v145;
uint32_t const v167 = v29 + v34;
float * const v168 = &(*v144)[v167];
float const v169 = *v168;
float const v170 = v166 + v169;
*v145 = v170;
}
__syncthreads();
float * const v171 = &(*v144)[v107];
float const v172 = *v171;
__syncthreads();
float const v173 = fma(v172, v9, v10);
float const v174 = sqrt(v173);float const v175 = 1;
float const v176 = v175 / v174;
if(v37) {
for(uint32_t v177 = v43; v177 < v38; v177 += v31) {
uint32_t const v178 = v36 * v38;
uint32_t const v179 = v178 + v177;
float_4 const* const v180 = &v0[v179];
float_4 const v181 = *v180;
float const v182 = v181.i_0;
float const v183 = v182 - v110;
float const v184 = v181.i_1;
float const v185 = v184 - v110;
float const v186 = v181.i_2;
float const v187 = v186 - v110;
float const v188 = v181.i_3;
float const v189 = v188 - v110;
float const v190 = v183 * v176;
float const v191 = v185 * v176;
float const v192 = v187 * v176;
float const v193 = v189 * v176;
float_4 const* const v194 = &v1[v177];
float_4 const v195 = *v194;
float const v196 = v195.i_0;
float const v197 = v190 * v196;
float const v198 = v195.i_1;
float const v199 = v191 * v198;
float const v200 = v195.i_2;
float const v201 = v192 * v200;
float const v202 = v195.i_3;
float const v203 = v193 * v202;
float_4 const* const v204 = &v2[v177];
float_4 const v205 = *v204;
float const v206 = v205.i_0;
float const v207 = v197 + v206;
float const v208 = v205.i_1;
float const v209 = v199 + v208;
float const v210 = v205.i_2;
float const v211 = v201 + v210;
float const v212 = v205.i_3;
float const v213 = v203 + v212;
float_4 const v214 = float_4{v207, v209, v211, v213};
float_4 * const v215 = &v3[v179];
*v215 = v214;
}
bool const v216 = v43 == v6;
if(v216) {
float * const v217 = &v4[v36];
*v217 = v110;
uint32_t const v218 = v33 + v36;
float * const v219 = &v4[v218];
*v219 = v176;
}
}
return;
}
