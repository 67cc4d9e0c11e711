// rms_norm_backward_kernel in src/layers/rms_norm.rs, scene f32, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 64, units: 256, }, accumulate: false,

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
uint32_t scalars_u32[2];uint32_t static_meta[6];
};
extern "C" __global__ void __launch_bounds__(256) rms_norm_backward_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v2, float const* const __restrict__ v3, float_4 * const __restrict__ v4, float_4 * const __restrict__ v5, info_st const* const __restrict__ v6) {
extern __shared__ __align__(4) char v7[];uint32_t const* const dynamic_meta_v295 = reinterpret_cast<uint32_t const*>(v6 + 1);
const info_st& info_v294 = *v6;uint32_t const v8 = 0;
uint32_t const v9 = info_v294.scalars_u32[0];
uint32_t const v10 = info_v294.scalars_u32[1];
float const v11 = info_v294.scalars_f32[0];
uint32_t const v12 = blockIdx.z;
uint32_t const v13 = uint32_t(v12);
uint32_t const v14 = gridDim.y;
uint32_t const v15 = uint32_t(v14);
uint32_t const v16 = v13 * v15;
uint32_t const v17 = gridDim.x;
uint32_t const v18 = uint32_t(v17);
uint32_t const v19 = v16 * v18;
uint32_t const v20 = blockIdx.y;
uint32_t const v21 = uint32_t(v20);
uint32_t const v22 = v21 * v18;
uint32_t const v23 = v19 + v22;
uint32_t const v24 = blockIdx.x;
uint32_t const v25 = uint32_t(v24);
uint32_t const v26 = v23 + v25;
uint32_t const v27 = 256;
uint32_t const v28 = v26 * v27;
uint32_t const v29 = threadIdx.x;
uint32_t const v30 = uint32_t(v29);
uint32_t const v31 = v28 + v30;
uint32_t const v32 = 64;
uint32_t const v33 = v31 / v32;
uint32_t const v34 = v30 % v32;
uint32_t const v35 = uint32_t(v10);
uint32_t const v36 = 16;
uint32_t const v37 = 1;
for(uint32_t v38 = v8; v38 < v36; v38 += v37) {
uint32_t const v39 = v33 * v36;
uint32_t const v40 = v39 + v38;
uint32_t const v41 = uint32_t(v9);
bool const v42 = v40 < v41;
uint32_t const v43 = v41 - v37;
uint32_t const v44 = min(v40, v43);
float const* const v45 = &v3[v44];
float const v46 = *v45;
float const v47 = 0;
float_4 const v48 = float_4{v47, v47, v47, v47};
float_4 v310_store;
float_4 * v49 = &v310_store;*v49 = v48;
for(uint32_t v50 = v34; v50 < v35; v50 += v32) {
uint32_t const v51 = v44 * v35;
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
array<float, 256> * const v93 = reinterpret_cast<array<float, 256> *>(&v7[0]);
float * const v94 = &(*v93)[v30];
*v94 = v92;
__syncthreads();
uint32_t const v95 = 32;
bool const v96 = v34 < v95;
if(v96) {
float const v97 = *v94;
uint32_t const v98 = v30 + v95;
float * const v99 = &(*v93)[v98];
float const v100 = *v99;
float const v101 = v97 + v100;
*v94 = v101;
}
__syncthreads();
bool const v102 = v34 < v36;
if(v102) {
float const v103 = *v94;
uint32_t const v104 = v30 + v36;
float * const v105 = &(*v93)[v104];
float const v106 = *v105;
float const v107 = v103 + v106;
*v94 = v107;
}
__syncthreads();
uint32_t const v108 = 8;
bool const v109 = v34 < v108;
if(v109) {
float const v110 = *v94;
uint32_t const v111 = v30 + v108;
float * const v112 = &(*v93)[v111];
float const v113 = *v112;
float const v114 = v110 + v113;
*v94 = v114;
}
__syncthreads();
uint32_t const v115 = 4;
bool const v116 = v34 < v115;
if(v116) {
float const v117 = *v94;
uint32_t const v118 = v30 + v115;
float * const v119 = &(*v93)[v118];
float const v120 = *v119;
float const v121 = v117 + v120;
*v94 = v121;
}
__syncthreads();
uint32_t const v122 = 2;
bool const v123 = v34 < v122;
if(v123) {
float const v124 = *v94;
uint32_t const v125 = v30 + v122;
float * const v126 = &(*v93)[v125];
float const v127 = *v126;
float const v128 = v124 + v127;
*v94 = v128;
}
__syncthreads();
bool const v129 = v34 < v37;
if(v129) {
float const v130 = *v94;
uint32_t const v131 = v30 + v37;
float * const v132 = &(*v93)[v131];
float const v133 = *v132;
float const v134 = v130 + v133;
*v94 = v134;
}
__syncthreads();
uint32_t const v135 = v30 - v34;
float * const v136 = &(*v93)[v135];
float const v137 = *v136;
__syncthreads();
float const v138 = v137 * v46;
float const v139 = v138 * v11;
if(v42) {
for(uint32_t v140 = v34; v140 < v35; v140 += v32) {
uint32_t const v141 = v44 * v35;
uint32_t const v142 = v141 + v140;
float_4 const* const v143 = &v0[v142];
float_4 const v144 = *v143;
float_4 const* const v145 = &v1[v142];
float_4 const v146 = *v145;
float const v147 = v146.i_0;
float const v148 = v147 * v46;
float const v149 = v146.i_1;
float const v150 = v149 * v46;
float const v151 = v146.i_2;
float const v152 = v151 * v46;
float const v153 = v146.i_3;
float const v154 = v153 * v46;
float_4 const* const v155 = &v2[v140];
float_4 const v156 = *v155;
float const v157 = v144.i_0;
float const v158 = v156.i_0;
float const v159 = v157 * v158;
float const v160 = v144.i_1;
float const v161 = v156.i_1;
float const v162 = v160 * v161;
float const v163 = v144.i_2;
float const v164 = v156.i_2;
float const v165 = v163 * v164;
float const v166 = v144.i_3;
float const v167 = v156.i_3;
float const v168 = v166 * v167;
float const v169 = v148 * v139;
float const v170 = v150 * v139;
float const v171 = v152 * v139;
float const v172 = v154 * v139;
float const v173 = v159 - v169;
float const v174 = v162 - v170;
float const v175 = v165 - v171;
float const v176 = v168 - v172;
float const v177 = v173 * v46;
float const v178 = v174 * v46;
float const v179 = v175 * v46;
float const v180 = v176 * v46;
float_4 const v181 = float_4{v177, v178, v179, v180};
float_4 * const v182 = &v4[v142];
*v182 = v181;
float const v183 = v157 * v148;
float const v184 = v160 * v150;
float const v185 = v163 * v152;
float const v186 = v166 * v154;
float_4 const v187 = float_4{v183, v184, v185, v186};
float_4 v315_store;
float_4 * v188 = &v315_store;*v188 = v187;
bool const v189 = v38 > v8;
if(v189) {
uint32_t const v190 = v33 * v35;
uint32_t const v191 = v190 + v140;
float_4 * const v192 = &v5[v191];
float_4 const v193 = *v192;
float_4 const v194 = *v188;
float const v195 = v194.i_0;
float const v196 = v193.i_0;
float const v197 = v195 + v196;
float const v198 = v194.i_1;
float const v199 = v193.i_1;
float const v200 = v198 + v199;
float const v201 = v194.i_2;
float const v202 = v193.i_2;
float const v203 = v201 + v202;
float const v204 = v194.i_3;
float const v205 = v193.i_3;
float const v206 = v204 + v205;
float_4 const v207 = float_4{v197, v200, v203, v206};
*v188 = v207;
}
uint32_t const v208 = v33 * v35;
uint32_t const v209 = v208 + v140;
float_4 * const v210 = &v5[v209];
float_4 const v211 = *v188;
*v210 = v211;
}
}
}
return;
}
