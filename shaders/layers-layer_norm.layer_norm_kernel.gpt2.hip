// layer_norm_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 64, units: 256, },

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
extern "C" __global__ void __launch_bounds__(256) layer_norm_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v2, float_4 * const __restrict__ v3, float * const __restrict__ v4, info_st const* const __restrict__ v5) {
extern __shared__ __align__(4) char v6[];uint32_t const* const dynamic_meta_v440 = reinterpret_cast<uint32_t const*>(v5 + 1);
const info_st& info_v439 = *v5;uint32_t const v7 = 0;
uint32_t const v8 = info_v439.scalars_u32[0];
uint32_t const v9 = info_v439.scalars_u32[1];
float const v10 = info_v439.scalars_f32[0];
float const v11 = info_v439.scalars_f32[1];
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
uint32_t const v34 = uint32_t(v8);
uint32_t const v35 = 1;
uint32_t const v36 = v34 - v35;
uint32_t const v37 = min(v33, v36);
bool const v38 = v33 < v34;
uint32_t const v39 = uint32_t(v9);
float const v40 = 0;
float_4 const v41 = float_4{v40, v40, v40, v40};
float_4 v454_store;
float_4 * v42 = &v454_store;*v42 = v41;
uint32_t const v43 = v30 % v32;
for(uint32_t v44 = v43; v44 < v39; v44 += v32) {
uint32_t const v45 = v37 * v39;
uint32_t const v46 = v45 + v44;
float_4 const* const v47 = &v0[v46];
float_4 const v48 = *v47;
float_4 const v49 = *v42;
float const v50 = v49.i_0;
float const v51 = v48.i_0;
float const v52 = v50 + v51;
float const v53 = v49.i_1;
float const v54 = v48.i_1;
float const v55 = v53 + v54;
float const v56 = v49.i_2;
float const v57 = v48.i_2;
float const v58 = v56 + v57;
float const v59 = v49.i_3;
float const v60 = v48.i_3;
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
array<float, 256> * const v71 = reinterpret_cast<array<float, 256> *>(&v6[0]);
float * const v72 = &(*v71)[v30];
*v72 = v70;
__syncthreads();
uint32_t const v73 = 32;
bool const v74 = v43 < v73;
if(v74) {
float const v75 = *v72;
uint32_t const v76 = v30 + v73;
float * const v77 = &(*v71)[v76];
float const v78 = *v77;
float const v79 = v75 + v78;
*v72 = v79;
}
__syncthreads();
uint32_t const v80 = 16;
bool const v81 = v43 < v80;
if(v81) {
float const v82 = *v72;
uint32_t const v83 = v30 + v80;
float * const v84 = &(*v71)[v83];
float const v85 = *v84;
float const v86 = v82 + v85;
*v72 = v86;
}
__syncthreads();
uint32_t const v87 = 8;
bool const v88 = v43 < v87;
if(v88) {
float const v89 = *v72;
uint32_t const v90 = v30 + v87;
float * const v91 = &(*v71)[v90];
float const v92 = *v91;
float const v93 = v89 + v92;
*v72 = v93;
}
__syncthreads();
uint32_t const v94 = 4;
bool const v95 = v43 < v94;
if(v95) {
float const v96 = *v72;
uint32_t const v97 = v30 + v94;
float * const v98 = &(*v71)[v97];
float const v99 = *v98;
float const v100 = v96 + v99;
*v72 = v100;
}
__syncthreads();
uint32_t const v101 = 2;
bool const v102 = v43 < v101;
if(v102) {
float const v103 = *v72;
uint32_t const v104 = v30 + v101;
float * const v105 = &(*v71)[v104];
float const v106 = *v105;
float const v107 = v103 + v106;
*v72 = v107;
}
__syncthreads();
bool const v108 = v43 < v35;
if(v108) {
float const v109 = *v72;
uint32_t const v110 = v30 + v35;
float * const v111 = &(*v71)[v110];
float const v112 = *v111;
float const v113 = v109 + v112;
*v72 = v113;
}
__syncthreads();
uint32_t const v114 = v30 - v43;
float * const v115 = &(*v71)[v114];
float const v116 = *v115;
__syncthreads();
float const v117 = v116 * v10;
float_4 v458_store;
float_4 * v118 = &v458_store;*v118 = v41;
for(uint32_t v119 = v43; v119 < v39; v119 += v32) {
uint32_t const v120 = v37 * v39;
uint32_t const v121 = v120 + v119;
float_4 const* const v122 = &v0[v121];
float_4 const v123 = *v122;
float const v124 = v123.i_0;
float const v125 = v124 - v117;
float const v126 = v123.i_1;
float const v127 = v126 - v117;
float const v128 = v123.i_2;
float const v129 = v128 - v117;
float const v130 = v123.i_3;
float const v131 = v130 - v117;
float_4 const v132 = *v118;
float const v133 = v132.i_0;
float const v134 = fma(v125, v125, v133);
float const v135 = v132.i_1;
float const v136 = fma(v127, v127, v135);
float const v137 = v132.i_2;
float const v138 = fma(v129, v129, v137);
float const v139 = v132.i_3;
float const v140 = fma(v131, v131, v139);
float_4 const v141 = float_4{v134, v136, v138, v140};
*v118 = v141;
}
float_4 const v142 = *v118;
float const v143 = v142.i_0;
float const v144 = v142.i_1;
float const v145 = v143 + v144;
float const v146 = v142.i_2;
float const v147 = v145 + v146;
float const v148 = v142.i_3;
float const v149 = v147 + v148;
array<float, 256> * const v150 = reinterpret_cast<array<float, 256> *>(&v6[1024]);
float * const v151 = &(*v150)[v30];
*v151 = v149;
__syncthreads();
if(v74) {
float const v152 = *v151;
uint32_t const v153 = v30 + v73;
float * const v154 = &(*v150)[v153];
float const v155 = *v154;
float const v156 = v152 + v155;
*v151 = v156;
}
__syncthreads();
if(v81) {
float const v157 = *v151;
uint32_t const v158 = v30 + v80;
float * const v159 = &(*v150)[v158];
float const v160 = *v159;
float const v161 = v157 + v160;
*v151 = v161;
}
__syncthreads();
if(v88) {
float const v162 = *v151;
uint32_t const v163 = v30 + v87;
float * const v164 = &(*v150)[v163];
float const v165 = *v164;
float const v166 = v162 + v165;
*v151 = v166;
}
__syncthreads();
if(v95) {
float const v167 = *v151;
uint32_t const v168 = v30 + v94;
float * const v169 = &(*v150)[v168];
float const v170 = *v169;
float const v171 = v167 + v170;
*v151 = v171;
}
__syncthreads();
if(v102) {
float const v172 = *v151;
uint32_t const v173 = v30 + v101;
float * const v174 = &(*v150)[v173];
float const v175 = *v174;
float const v176 = v172 + v175;
*v151 = v176;
}
__syncthreads();
if(v108) {
float const v177 = *v151;
uint32_t const v178 = v30 + v35;
float * const v179 = &(*v150)[v178];
float const v180 = *v179;
float const v181 = v177 + v180;
*v151 = v181;
}
__syncthreads();
float * const v182 = &(*v150)[v114];
float const v183 = *v182;
__syncthreads();
float const v184 = fma(v183, v10, v11);
float const v185 = sqrt(v184);float const v186 = 1;
float const v187 = v186 / v185;
if(v38) {
for(uint32_t v188 = v43; v188 < v39; v188 += v32) {
uint32_t const v189 = v37 * v39;
uint32_t const v190 = v189 + v188;
float_4 const* const v191 = &v0[v190];
float_4 const v192 = *v191;
float const v193 = v192.i_0;
float const v194 = v193 - v117;
float const v195 = v192.i_1;
float const v196 = v195 - v117;
float const v197 = v192.i_2;
float const v198 = v197 - v117;
float const v199 = v192.i_3;
float const v200 = v199 - v117;
float const v201 = v194 * v187;
float const v202 = v196 * v187;
float const v203 = v198 * v187;
float const v204 = v200 * v187;
float_4 const* const v205 = &v1[v188];
float_4 const v206 = *v205;
float const v207 = v206.i_0;
float const v208 = v201 * v207;
float const v209 = v206.i_1;
float const v210 = v202 * v209;
float const v211 = v206.i_2;
float const v212 = v203 * v211;
float const v213 = v206.i_3;
float const v214 = v204 * v213;
float_4 const* const v215 = &v2[v188];
float_4 const v216 = *v215;
float const v217 = v216.i_0;
float const v218 = v208 + v217;
float const v219 = v216.i_1;
float const v220 = v210 + v219;
float const v221 = v216.i_2;
float const v222 = v212 + v221;
float const v223 = v216.i_3;
float const v224 = v214 + v223;
float_4 const v225 = float_4{v218, v220, v222, v224};
float_4 * const v226 = &v3[v190];
*v226 = v225;
}
bool const v227 = v43 == v7;
if(v227) {
float * const v228 = &v4[v37];
*v228 = v117;
uint32_t const v229 = v34 + v37;
float * const v230 = &v4[v229];
*v230 = v187;
}
}
return;
}
