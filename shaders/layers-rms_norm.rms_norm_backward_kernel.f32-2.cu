// rms_norm_backward_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, }, accumulate: true,

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
extern "C" __global__ void __launch_bounds__(256)  rms_norm_backward_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v2, float const* const __restrict__ v3, float_4 * const __restrict__ v4, float_4 * const __restrict__ v5, __grid_constant__ info_st const info_v282) {
extern __shared__ __align__(4) char v6[];uint32_t const v7 = 0;
uint32_t const v8 = info_v282.scalars_u32[0];
uint32_t const v9 = info_v282.scalars_u32[1];
float const v10 = info_v282.scalars_f32[0];
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
uint32_t const v33 = v29 % v31;
uint32_t const v34 = uint32_t(v9);
uint32_t const v35 = 16;
uint32_t const v36 = 1;
for(uint32_t v37 = v7; v37 < v35; v37 += v36) {
uint32_t const v38 = v32 * v35;
uint32_t const v39 = v38 + v37;
uint32_t const v40 = uint32_t(v8);
bool const v41 = v39 < v40;
uint32_t const v42 = v40 - v36;
uint32_t const v43 = min(v39, v42);
float const* const v44 = &v3[v43];
float const v45 = *v44;
float const v46 = 0;
float_4 const v47 = float_4{v46, v46, v46, v46};
float_4 v297_store;
float_4 * v48 = &v297_store;*v48 = v47;
for(uint32_t v49 = v33; v49 < v34; v49 += v31) {
uint32_t const v50 = v43 * v34;
uint32_t const v51 = v50 + v49;
float_4 const* const v52 = &v0[v51];
float_4 const v53 = *v52;
float_4 const* const v54 = &v2[v49];
float_4 const v55 = *v54;
float const v56 = v53.i_0;
float const v57 = v55.i_0;
float const v58 = v56 * v57;
float const v59 = v53.i_1;
float const v60 = v55.i_1;
float const v61 = v59 * v60;
float const v62 = v53.i_2;
float const v63 = v55.i_2;
float const v64 = v62 * v63;
float const v65 = v53.i_3;
float const v66 = v55.i_3;
float const v67 = v65 * v66;
float_4 const* const v68 = &v1[v51];
float_4 const v69 = *v68;
float_4 const v70 = *v48;
float const v71 = v69.i_0;
float const v72 = v70.i_0;
float const v73 = fma(v58, v71, v72);
float const v74 = v69.i_1;
float const v75 = v70.i_1;
float const v76 = fma(v61, v74, v75);
float const v77 = v69.i_2;
float const v78 = v70.i_2;
float const v79 = fma(v64, v77, v78);
float const v80 = v69.i_3;
float const v81 = v70.i_3;
float const v82 = fma(v67, v80, v81);
float_4 const v83 = float_4{v73, v76, v79, v82};
*v48 = v83;
}
float_4 const v84 = *v48;
float const v85 = v84.i_0;
float const v86 = v84.i_1;
float const v87 = v85 + v86;
float const v88 = v84.i_2;
float const v89 = v87 + v88;
float const v90 = v84.i_3;
float const v91 = v89 + v90;
array<float, 256> * const v92 = reinterpret_cast<array<float, 256> *>(&v6[0]);
float * const v93 = &(*v92)[v29];
*v93 = v91;
__syncthreads();
bool const v94 = v33 < v35;
if(v94) {
float const v95 = *v93;
uint32_t const v96 = v29 + v35;
float * const v97 = &(*v92)[v96];
float const v98 = *v97;
float const v99 = v95 + v98;
*v93 = v99;
}
__syncthreads();
uint32_t const v100 = 8;
bool const v101 = v33 < v100;
if(v101) {
float const v102 = *v93;
uint32_t const v103 = v29 + v100;
float * const v104 = &(*v92)[v103];
float const v105 = *v104;
float const v106 = v102 + v105;
*v93 = v106;
}
__syncthreads();
uint32_t const v107 = 4;
bool const v108 = v33 < v107;
if(v108) {
float const v109 = *v93;
uint32_t const v110 = v29 + v107;
float * const v111 = &(*v92)[v110];
float const v112 = *v111;
float const v113 = v109 + v112;
*v93 = v113;
}
__syncthreads();
uint32_t const v114 = 2;
bool const v115 = v33 < v114;
if(v115) {
float const v116 = *v93;
uint32_t const v117 = v29 + v114;
float * const v118 = &(*v92)[v117];
float const v119 = *v118;
float const v120 = v116 + v119;
*v93 = v120;
}
__syncthreads();
bool const v121 = v33 < v36;
if(v121) {
float const v122 = *v93;
uint32_t const v123 = v29 + v36;
float * const v124 = &(*v92)[v123];
float const v125 = *v124;
float const v126 = v122 + v125;
*v93 = v126;
}
__syncthreads();
uint32_t const v127 = v29 - v33;
float * const v128 = &(*v92)[v127];
float const v129 = *v128;
__syncthreads();
float const v130 = v129 * v45;
float const v131 = v130 * v10;
if(v41) {
for(uint32_t v132 = v33; v132 < v34; v132 += v31) {
uint32_t const v133 = v43 * v34;
uint32_t const v134 = v133 + v132;
float_4 const* const v135 = &v0[v134];
float_4 const v136 = *v135;
float_4 const* const v137 = &v1[v134];
float_4 const v138 = *v137;
float const v139 = v138.i_0;
float const v140 = v139 * v45;
float const v141 = v138.i_1;
float const v142 = v141 * v45;
float const v143 = v138.i_2;
float const v144 = v143 * v45;
float const v145 = v138.i_3;
float const v146 = v145 * v45;
float_4 const* const v147 = &v2[v132];
float_4 const v148 = *v147;
float const v149 = v136.i_0;
float const v150 = v148.i_0;
float const v151 = v149 * v150;
float const v152 = v136.i_1;
float const v153 = v148.i_1;
float const v154 = v152 * v153;
float const v155 = v136.i_2;
float const v156 = v148.i_2;
float const v157 = v155 * v156;
float const v158 = v136.i_3;
float const v159 = v148.i_3;
float const v160 = v158 * v159;
float const v161 = v140 * v131;
float const v162 = v142 * v131;
float const v163 = v144 * v131;
float const v164 = v146 * v131;
float const v165 = v151 - v161;
float const v166 = v154 - v162;
float const v167 = v157 - v163;
float const v168 = v160 - v164;
float const v169 = v165 * v45;
float const v170 = v166 * v45;
float const v171 = v167 * v45;
float const v172 = v168 * v45;
float_4 * const v173 = &v4[v134];
float_4 const v174 = *v173;
float const v175 = v174.i_0;
float const v176 = v175 + v169;
float const v177 = v174.i_1;
float const v178 = v177 + v170;
float const v179 = v174.i_2;
float const v180 = v179 + v171;
float const v181 = v174.i_3;
float const v182 = v181 + v172;
float_4 const v183 = float_4{v176, v178, v180, v182};
*v173 = v183;
float const v184 = v149 * v140;
float const v185 = v152 * v142;
float const v186 = v155 * v144;
float const v187 = v158 * v146;
float_4 const v188 = float_4{v184, v185, v186, v187};
float_4 v302_store;
float_4 * v189 = &v302_store;*v189 = v188;
bool const v190 = v37 > v7;
if(v190) {
uint32_t const v191 = v32 * v34;
uint32_t const v192 = v191 + v132;
float_4 * const v193 = &v5[v192];
float_4 const v194 = *v193;
float_4 const v195 = *v189;
float const v196 = v195.i_0;
float const v197 = v194.i_0;
float const v198 = v196 + v197;
float const v199 = v195.i_1;
float const v200 = v194.i_1;
float const v201 = v199 + v200;
float const v202 = v195.i_2;
float const v203 = v194.i_2;
float const v204 = v202 + v203;
float const v205 = v195.i_3;
float const v206 = v194.i_3;
float const v207 = v205 + v206;
float_4 const v208 = float_4{v198, v201, v204, v207};
*v189 = v208;
}
uint32_t const v209 = v32 * v34;
uint32_t const v210 = v209 + v132;
float_4 * const v211 = &v5[v210];
float_4 const v212 = *v189;
*v211 = v212;
}
}
}
return;
}
