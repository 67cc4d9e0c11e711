// layer_norm_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
// comptime: g: Group { lanes: 64, units: 256, strict: false, },

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
extern __shared__ __align__(4) char v6[];uint32_t const* const dynamic_meta_v480 = reinterpret_cast<uint32_t const*>(v5 + 1);
const info_st& info_v479 = *v5;uint32_t const v7 = 0;
uint32_t const v8 = info_v479.scalars_u32[0];
uint32_t const v9 = info_v479.scalars_u32[1];
float const v10 = info_v479.scalars_f32[0];
float const v11 = info_v479.scalars_f32[1];
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
array<float_4, 1> v494_store = {};
array<float_4, 1> * v40 = &v494_store;float const v41 = 0;
float_4 const v42 = float_4{v41, v41, v41, v41};
float_4 * const v43 = &(*v40)[v7];
*v43 = v42;
uint32_t const v44 = v30 % v32;
for(uint32_t v45 = v44; v45 < v39; v45 += v32) {
float_4 const v46 = *v43;
uint32_t const v47 = v37 * v39;
uint32_t const v48 = v47 + v45;
float_4 const* const v49 = &v0[v48];
float_4 const v50 = *v49;
float const v51 = v46.i_0;
float const v52 = v50.i_0;
float const v53 = v51 + v52;
float const v54 = v46.i_1;
float const v55 = v50.i_1;
float const v56 = v54 + v55;
float const v57 = v46.i_2;
float const v58 = v50.i_2;
float const v59 = v57 + v58;
float const v60 = v46.i_3;
float const v61 = v50.i_3;
float const v62 = v60 + v61;
float_4 const v63 = float_4{v53, v56, v59, v62};
*v43 = v63;
}
float_4 const v64 = *v43;
float const v65 = v64.i_0;
float const v66 = v64.i_1;
float const v67 = v65 + v66;
float const v68 = v64.i_2;
float const v69 = v67 + v68;
float const v70 = v64.i_3;
float const v71 = v69 + v70;
array<float, 256> * const v72 = reinterpret_cast<array<float, 256> *>(&v6[0]);
float * const v73 = &(*v72)[v30];
*v73 = v71;
__syncthreads();
uint32_t const v74 = 32;
bool const v75 = v44 < v74;
if(v75) {
float const v76 = *v73;
uint32_t const v77 = v30 + v74;
float * const v78 = &(*v72)[v77];
float const v79 = *v78;
float const v80 = v76 + v79;
*v73 = v80;
}
__syncthreads();
uint32_t const v81 = 16;
bool const v82 = v44 < v81;
if(v82) {
float const v83 = *v73;
uint32_t const v84 = v30 + v81;
float * const v85 = &(*v72)[v84];
float const v86 = *v85;
float const v87 = v83 + v86;
*v73 = v87;
}
__syncthreads();
uint32_t const v88 = 8;
bool const v89 = v44 < v88;
if(v89) {
float const v90 = *v73;
uint32_t const v91 = v30 + v88;
float * const v92 = &(*v72)[v91];
float const v93 = *v92;
float const v94 = v90 + v93;
*v73 = v94;
}
__syncthreads();
uint32_t const v95 = 4;
bool const v96 = v44 < v95;
if(v96) {
float const v97 = *v73;
uint32_t const v98 = v30 + v95;
float * const v99 = &(*v72)[v98];
float const v100 = *v99;
float const v101 = v97 + v100;
*v73 = v101;
}
__syncthreads();
uint32_t const v102 = 2;
bool const v103 = v44 < v102;
if(v103) {
float const v104 = *v73;
uint32_t const v105 = v30 + v102;
float * const v106 = &(*v72)[v105];
float const v107 = *v106;
float const v108 = v104 + v107;
*v73 = v108;
}
__syncthreads();
bool const v109 = v44 < v35;
if(v109) {
float const v110 = *v73;
uint32_t const v111 = v30 + v35;
float * const v112 = &(*v72)[v111];
float const v113 = *v112;
float const v114 = v110 + v113;
*v73 = v114;
}
__syncthreads();
uint32_t const v115 = v30 - v44;
float * const v116 = &(*v72)[v115];
float const v117 = *v116;
__syncthreads();
float const v118 = v117 * v10;
array<float_4, 1> v498_store = {};
array<float_4, 1> * v119 = &v498_store;float_4 * const v120 = &(*v119)[v7];
*v120 = v42;
for(uint32_t v121 = v44; v121 < v39; v121 += v32) {
uint32_t const v122 = v37 * v39;
uint32_t const v123 = v122 + v121;
float_4 const* const v124 = &v0[v123];
float_4 const v125 = *v124;
float const v126 = v125.i_0;
float const v127 = v126 - v118;
float const v128 = v125.i_1;
float const v129 = v128 - v118;
float const v130 = v125.i_2;
float const v131 = v130 - v118;
float const v132 = v125.i_3;
float const v133 = v132 - v118;
float_4 const v134 = *v120;
float const v135 = v134.i_0;
float const v136 = fma(v127, v127, v135);
float const v137 = v134.i_1;
float const v138 = fma(v129, v129, v137);
float const v139 = v134.i_2;
float const v140 = fma(v131, v131, v139);
float const v141 = v134.i_3;
float const v142 = fma(v133, v133, v141);
float_4 const v143 = float_4{v136, v138, v140, v142};
*v120 = v143;
}
float_4 const v144 = *v120;
float const v145 = v144.i_0;
float const v146 = v144.i_1;
float const v147 = v145 + v146;
float const v148 = v144.i_2;
float const v149 = v147 + v148;
float const v150 = v144.i_3;
float const v151 = v149 + v150;
array<float, 256> * const v152 = reinterpret_cast<array<float, 256> *>(&v6[1024]);
float * const v153 = &(*v152)[v30];
*v153 = v151;
__syncthreads();
if(v75) {
float const v154 = *v153;
uint32_t const v155 = v30 + v74;
float * const v156 = &(*v152)[v155];
float const v157 = *v156;
float const v158 = v154 + v157;
*v153 = v158;
}
__syncthreads();
if(v82) {
float const v159 = *v153;
uint32_t const v160 = v30 + v81;
float * const v161 = &(*v152)[v160];
float const v162 = *v161;
float const v163 = v159 + v162;
*v153 = v163;
}
__syncthreads();
if(v89) {
float const v164 = *v153;
uint32_t const v165 = v30 + v88;
float * const v166 = &(*v152)[v165];
float const v167 = *v166;
float const v168 = v164 + v167;
*v153 = v168;
}
__syncthreads();
if(v96) {
float const v169 = *v153;
uint32_t const v170 = v30 + v95;
float * const v171 = &(*v152)[v170];
float const v172 = *v171;
float const v173 = v169 + v172;
*v153 = v173;
}
__syncthreads();
if(v103) {
float const v174 = *v153;
uint32_t const v175 = v30 + v102;
float * const v176 = &(*v152)[v175];
float const v177 = *v176;
float const v178 = v174 + v177;
*v153 = v178;
}
__syncthreads();
if(v109) {
float const v179 = *v153;
uint32_t const v180 = v30 + v35;
float * const v181 = &(*v152)[v180];
float const v182 = *v181;
float const v183 = v179 + v182;
*v153 = v183;
}
__syncthreads();
float * const v184 = &(*v152)[v115];
float const v185 = *v184;
__syncthreads();
float const v186 = fma(v185, v10, v11);
float const v187 = sqrt(v186);float const v188 = 1;
float const v189 = v188 / v187;
if(v38) {
for(uint32_t v190 = v44; v190 < v39; v190 += v32) {
uint32_t const v191 = v37 * v39;
uint32_t const v192 = v191 + v190;
float_4 const* const v193 = &v0[v192];
float_4 const v194 = *v193;
float const v195 = v194.i_0;
float const v196 = v195 - v118;
float const v197 = v194.i_1;
float const v198 = v197 - v118;
float const v199 = v194.i_2;
float const v200 = v199 - v118;
float const v201 = v194.i_3;
float const v202 = v201 - v118;
float const v203 = v196 * v189;
float const v204 = v198 * v189;
float const v205 = v200 * v189;
float const v206 = v202 * v189;
float_4 const* const v207 = &v1[v190];
float_4 const v208 = *v207;
float const v209 = v208.i_0;
float const v210 = v203 * v209;
float const v211 = v208.i_1;
float const v212 = v204 * v211;
float const v213 = v208.i_2;
float const v214 = v205 * v213;
float const v215 = v208.i_3;
float const v216 = v206 * v215;
float_4 const* const v217 = &v2[v190];
float_4 const v218 = *v217;
float const v219 = v218.i_0;
float const v220 = v210 + v219;
float const v221 = v218.i_1;
float const v222 = v212 + v221;
float const v223 = v218.i_2;
float const v224 = v214 + v223;
float const v225 = v218.i_3;
float const v226 = v216 + v225;
float_4 const v227 = float_4{v220, v222, v224, v226};
float_4 * const v228 = &v3[v192];
*v228 = v227;
}
bool const v229 = v44 == v7;
if(v229) {
float * const v230 = &v4[v37];
*v230 = v118;
uint32_t const v231 = v34 + v37;
float * const v232 = &v4[v231];
*v232 = v189;
}
}
return;
}
