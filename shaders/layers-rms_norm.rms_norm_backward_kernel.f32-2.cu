// rms_norm_backward_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 32, units: 256, strict: false, }, accumulate: true,

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
extern "C" __global__ void __launch_bounds__(256)  rms_norm_backward_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v2, float const* const __restrict__ v3, float_4 * const __restrict__ v4, float_4 * const __restrict__ v5, __grid_constant__ info_st const info_v302) {
extern __shared__ __align__(4) char v6[];uint32_t const v7 = 0;
uint32_t const v8 = info_v302.scalars_u32[0];
uint32_t const v9 = info_v302.scalars_u32[1];
float const v10 = info_v302.scalars_f32[0];
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
array<float_4, 1> v317_store = {};
array<float_4, 1> * v46 = &v317_store;float const v47 = 0;
float_4 const v48 = float_4{v47, v47, v47, v47};
float_4 * const v49 = &(*v46)[v7];
*v49 = v48;
for(uint32_t v50 = v33; v50 < v34; v50 += v31) {
uint32_t const v51 = v43 * v34;
uint32_t const v52 = v51 + v50;
float_4 const* const v53 = &v0[v52];
float_4 const v54 = *v53;
float_4 const* const v55 = &v2[v50];
float_4 const v56 = *v55;
float const v57 = v54.i_0;
float const v58 = v56.i_0;
float const v59 = v57 * v58;
float const v60 = v54.i_1;
float const v61 = v56.i_1;
float const v62 = v60 * v61;
float const v63 = v54.i_2;
float const v64 = v56.i_2;
float const v65 = v63 * v64;
float const v66 = v54.i_3;
float const v67 = v56.i_3;
float const v68 = v66 * v67;
float_4 const* const v69 = &v1[v52];
float_4 const v70 = *v69;
float_4 const v71 = *v49;
float const v72 = v70.i_0;
float const v73 = v71.i_0;
float const v74 = fma(v59, v72, v73);
float const v75 = v70.i_1;
float const v76 = v71.i_1;
float const v77 = fma(v62, v75, v76);
float const v78 = v70.i_2;
float const v79 = v71.i_2;
float const v80 = fma(v65, v78, v79);
float const v81 = v70.i_3;
float const v82 = v71.i_3;
float const v83 = fma(v68, v81, v82);
float_4 const v84 = float_4{v74, v77, v80, v83};
*v49 = v84;
}
float_4 const v85 = *v49;
float const v86 = v85.i_0;
float const v87 = v85.i_1;
float const v88 = v86 + v87;
float const v89 = v85.i_2;
float const v90 = v88 + v89;
float const v91 = v85.i_3;
float const v92 = v90 + v91;
array<float, 256> * const v93 = reinterpret_cast<array<float, 256> *>(&v6[0]);
float * const v94 = &(*v93)[v29];
*v94 = v92;
__syncthreads();
bool const v95 = v33 < v35;
if(v95) {
float const v96 = *v94;
uint32_t const v97 = v29 + v35;
float * const v98 = &(*v93)[v97];
float const v99 = *v98;
float const v100 = v96 + v99;
*v94 = v100;
}
__syncthreads();
uint32_t const v101 = 8;
bool const v102 = v33 < v101;
if(v102) {
float const v103 = *v94;
uint32_t const v104 = v29 + v101;
float * const v105 = &(*v93)[v104];
float const v106 = *v105;
float const v107 = v103 + v106;
*v94 = v107;
}
__syncthreads();
uint32_t const v108 = 4;
bool const v109 = v33 < v108;
if(v109) {
float const v110 = *v94;
uint32_t const v111 = v29 + v108;
float * const v112 = &(*v93)[v111];
float const v113 = *v112;
float const v114 = v110 + v113;
*v94 = v114;
}
__syncthreads();
uint32_t const v115 = 2;
bool const v116 = v33 < v115;
if(v116) {
float const v117 = *v94;
uint32_t const v118 = v29 + v115;
float * const v119 = &(*v93)[v118];
float const v120 = *v119;
float const v121 = v117 + v120;
*v94 = v121;
}
__syncthreads();
bool const v122 = v33 < v36;
if(v122) {
float const v123 = *v94;
uint32_t const v124 = v29 + v36;
float * const v125 = &(*v93)[v124];
float const v126 = *v125;
float const v127 = v123 + v126;
*v94 = v127;
}
__syncthreads();
uint32_t const v128 = v29 - v33;
float * const v129 = &(*v93)[v128];
float const v130 = *v129;
__syncthreads();
float const v131 = v130 * v45;
float const v132 = v131 * v10;
if(v41) {
for(uint32_t v133 = v33; v133 < v34; v133 += v31) {
uint32_t const v134 = v43 * v34;
uint32_t const v135 = v134 + v133;
float_4 const* const v136 = &v0[v135];
float_4 const v137 = *v136;
float_4 const* const v138 = &v1[v135];
float_4 const v139 = *v138;
float const v140 = v139.i_0;
float const v141 = v140 * v45;
float const v142 = v139.i_1;
float const v143 = v142 * v45;
float const v144 = v139.i_2;
float const v145 = v144 * v45;
float const v146 = v139.i_3;
float const v147 = v146 * v45;
float_4 const* const v148 = &v2[v133];
float_4 const v149 = *v148;
float const v150 = v137.i_0;
float const v151 = v149.i_0;
float const v152 = v150 * v151;
float const v153 = v137.i_1;
float const v154 = v149.i_1;
float const v155 = v153 * v154;
float const v156 = v137.i_2;
float const v157 = v149.i_2;
float const v158 = v156 * v157;
float const v159 = v137.i_3;
float const v160 = v149.i_3;
float const v161 = v159 * v160;
float const v162 = v141 * v132;
float const v163 = v143 * v132;
float const v164 = v145 * v132;
float const v165 = v147 * v132;
float const v166 = v152 - v162;
float const v167 = v155 - v163;
float const v168 = v158 - v164;
float const v169 = v161 - v165;
float const v170 = v166 * v45;
float const v171 = v167 * v45;
float const v172 = v168 * v45;
float const v173 = v169 * v45;
float_4 * const v174 = &v4[v135];
float_4 const v175 = *v174;
float const v176 = v175.i_0;
float const v177 = v176 + v170;
float const v178 = v175.i_1;
float const v179 = v178 + v171;
float const v180 = v175.i_2;
float const v181 = v180 + v172;
float const v182 = v175.i_3;
float const v183 = v182 + v173;
float_4 const v184 = float_4{v177, v179, v181, v183};
*v174 = v184;
float const v185 = v150 * v141;
float const v186 = v153 * v143;
float const v187 = v156 * v145;
float const v188 = v159 * v147;
float_4 const v189 = float_4{v185, v186, v187, v188};
float_4 v322_store;
float_4 * v190 = &v322_store;*v190 = v189;
bool const v191 = v37 > v7;
if(v191) {
uint32_t const v192 = v32 * v34;
uint32_t const v193 = v192 + v133;
float_4 * const v194 = &v5[v193];
float_4 const v195 = *v194;
float_4 const v196 = *v190;
float const v197 = v196.i_0;
float const v198 = v195.i_0;
float const v199 = v197 + v198;
float const v200 = v196.i_1;
float const v201 = v195.i_1;
float const v202 = v200 + v201;
float const v203 = v196.i_2;
float const v204 = v195.i_2;
float const v205 = v203 + v204;
float const v206 = v196.i_3;
float const v207 = v195.i_3;
float const v208 = v206 + v207;
float_4 const v209 = float_4{v199, v202, v205, v208};
*v190 = v209;
}
uint32_t const v210 = v32 * v34;
uint32_t const v211 = v210 + v133;
float_4 * const v212 = &v5[v211];
float_4 const v213 = *v190;
*v212 = v213;
}
}
}
return;
}
