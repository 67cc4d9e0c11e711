// layer_norm_residual_kernel in src/layers/layer_norm.rs, scene gpt2, cubes of 256 x 1 x 1
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
uint32_t scalars_u32[2];uint32_t static_meta[8];
};
extern "C" __global__ void __launch_bounds__(256) layer_norm_residual_kernel(float_4 const* const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v2, float_4 const* const __restrict__ v3, float_4 * const __restrict__ v4, float_4 * const __restrict__ v5, float * const __restrict__ v6, info_st const* const __restrict__ v7) {
extern __shared__ __align__(4) char v8[];uint32_t const* const dynamic_meta_v510 = reinterpret_cast<uint32_t const*>(v7 + 1);
const info_st& info_v509 = *v7;uint32_t const v9 = 0;
uint32_t const v10 = info_v509.scalars_u32[0];
uint32_t const v11 = info_v509.scalars_u32[1];
float const v12 = info_v509.scalars_f32[0];
float const v13 = info_v509.scalars_f32[1];
uint32_t const v14 = blockIdx.z;
uint32_t const v15 = uint32_t(v14);
uint32_t const v16 = gridDim.y;
uint32_t const v17 = uint32_t(v16);
uint32_t const v18 = v15 * v17;
uint32_t const v19 = gridDim.x;
uint32_t const v20 = uint32_t(v19);
uint32_t const v21 = v18 * v20;
uint32_t const v22 = blockIdx.y;
uint32_t const v23 = uint32_t(v22);
uint32_t const v24 = v23 * v20;
uint32_t const v25 = v21 + v24;
uint32_t const v26 = blockIdx.x;
uint32_t const v27 = uint32_t(v26);
uint32_t const v28 = v25 + v27;
uint32_t const v29 = 256;
uint32_t const v30 = v28 * v29;
uint32_t const v31 = threadIdx.x;
uint32_t const v32 = uint32_t(v31);
uint32_t const v33 = v30 + v32;
uint32_t const v34 = 64;
uint32_t const v35 = v33 / v34;
uint32_t const v36 = uint32_t(v10);
uint32_t const v37 = 1;
uint32_t const v38 = v36 - v37;
uint32_t const v39 = min(v35, v38);
bool const v40 = v35 < v36;
uint32_t const v41 = uint32_t(v11);
array<float_4, 1> v526_store = {};
array<float_4, 1> * v42 = &v526_store;float const v43 = 0;
float_4 const v44 = float_4{v43, v43, v43, v43};
float_4 * const v45 = &(*v42)[v9];
*v45 = v44;
uint32_t const v46 = v32 % v34;
for(uint32_t v47 = v46; v47 < v41; v47 += v34) {
uint32_t const v48 = v39 * v41;
uint32_t const v49 = v48 + v47;
float_4 const* const v50 = &v0[v49];
float_4 const v51 = *v50;
float_4 const* const v52 = &v1[v49];
float_4 const v53 = *v52;
float const v54 = v51.i_0;
float const v55 = v53.i_0;
float const v56 = v54 + v55;
float const v57 = v51.i_1;
float const v58 = v53.i_1;
float const v59 = v57 + v58;
float const v60 = v51.i_2;
float const v61 = v53.i_2;
float const v62 = v60 + v61;
float const v63 = v51.i_3;
float const v64 = v53.i_3;
float const v65 = v63 + v64;
float_4 const v66 = float_4{v56, v59, v62, v65};
float_4 const v67 = *v45;
float const v68 = v67.i_0;
float const v69 = v66.i_0;
float const v70 = v68 + v69;
float const v71 = v67.i_1;
float const v72 = v66.i_1;
float const v73 = v71 + v72;
float const v74 = v67.i_2;
float const v75 = v66.i_2;
float const v76 = v74 + v75;
float const v77 = v67.i_3;
float const v78 = v66.i_3;
float const v79 = v77 + v78;
float_4 const v80 = float_4{v70, v73, v76, v79};
*v45 = v80;
if(v40) {
float_4 * const v81 = &v4[v49];
*v81 = v66;
}
}
float_4 const v82 = *v45;
float const v83 = v82.i_0;
float const v84 = v82.i_1;
float const v85 = v83 + v84;
float const v86 = v82.i_2;
float const v87 = v85 + v86;
float const v88 = v82.i_3;
float const v89 = v87 + v88;
array<float, 256> * const v90 = reinterpret_cast<array<float, 256> *>(&v8[0]);
float * const v91 = &(*v90)[v32];
*v91 = v89;
__syncthreads();
uint32_t const v92 = 32;
bool const v93 = v46 < v92;
if(v93) {
float const v94 = *v91;
uint32_t const v95 = v32 + v92;
float * const v96 = &(*v90)[v95];
float const v97 = *v96;
float const v98 = v94 + v97;
*v91 = v98;
}
__syncthreads();
uint32_t const v99 = 16;
bool const v100 = v46 < v99;
if(v100) {
float const v101 = *v91;
uint32_t const v102 = v32 + v99;
float * const v103 = &(*v90)[v102];
float const v104 = *v103;
float const v105 = v101 + v104;
*v91 = v105;
}
__syncthreads();
uint32_t const v106 = 8;
bool const v107 = v46 < v106;
if(v107) {
float const v108 = *v91;
uint32_t const v109 = v32 + v106;
float * const v110 = &(*v90)[v109];
float const v111 = *v110;
float const v112 = v108 + v111;
*v91 = v112;
}
__syncthreads();
uint32_t const v113 = 4;
bool const v114 = v46 < v113;
if(v114) {
float const v115 = *v91;
uint32_t const v116 = v32 + v113;
float * const v117 = &(*v90)[v116];
float const v118 = *v117;
float const v119 = v115 + v118;
*v91 = v119;
}
__syncthreads();
uint32_t const v120 = 2;
bool const v121 = v46 < v120;
if(v121) {
float const v122 = *v91;
uint32_t const v123 = v32 + v120;
float * const v124 = &(*v90)[v123];
float const v125 = *v124;
float const v126 = v122 + v125;
*v91 = v126;
}
__syncthreads();
bool const v127 = v46 < v37;
if(v127) {
float const v128 = *v91;
uint32_t const v129 = v32 + v37;
float * const v130 = &(*v90)[v129];
float const v131 = *v130;
float const v132 = v128 + v131;
*v91 = v132;
}
__syncthreads();
uint32_t const v133 = v32 - v46;
float * const v134 = &(*v90)[v133];
float const v135 = *v134;
__syncthreads();
float const v136 = v135 * v12;
array<float_4, 1> v530_store = {};
array<float_4, 1> * v137 = &v530_store;float_4 * const v138 = &(*v137)[v9];
*v138 = v44;
for(uint32_t v139 = v46; v139 < v41; v139 += v34) {
uint32_t const v140 = v39 * v41;
uint32_t const v141 = v140 + v139;
float_4 const* const v142 = &v0[v141];
float_4 const v143 = *v142;
float_4 const* const v144 = &v1[v141];
float_4 const v145 = *v144;
float const v146 = v143.i_0;
float const v147 = v145.i_0;
float const v148 = v146 + v147;
float const v149 = v143.i_1;
float const v150 = v145.i_1;
float const v151 = v149 + v150;
float const v152 = v143.i_2;
float const v153 = v145.i_2;
float const v154 = v152 + v153;
float const v155 = v143.i_3;
float const v156 = v145.i_3;
float const v157 = v155 + v156;
float const v158 = v148 - v136;
float const v159 = v151 - v136;
float const v160 = v154 - v136;
float const v161 = v157 - v136;
float_4 const v162 = *v138;
float const v163 = v162.i_0;
float const v164 = fma(v158, v158, v163);
float const v165 = v162.i_1;
float const v166 = fma(v159, v159, v165);
float const v167 = v162.i_2;
float const v168 = fma(v160, v160, v167);
float const v169 = v162.i_3;
float const v170 = fma(v161, v161, v169);
float_4 const v171 = float_4{v164, v166, v168, v170};
*v138 = v171;
}
float_4 const v172 = *v138;
float const v173 = v172.i_0;
float const v174 = v172.i_1;
float const v175 = v173 + v174;
float const v176 = v172.i_2;
float const v177 = v175 + v176;
float const v178 = v172.i_3;
float const v179 = v177 + v178;
array<float, 256> * const v180 = reinterpret_cast<array<float, 256> *>(&v8[1024]);
float * const v181 = &(*v180)[v32];
*v181 = v179;
__syncthreads();
if(v93) {
float const v182 = *v181;
uint32_t const v183 = v32 + v92;
float * const v184 = &(*v180)[v183];
float const v185 = *v184;
float const v186 = v182 + v185;
*v181 = v186;
}
__syncthreads();
if(v100) {
float const v187 = *v181;
uint32_t const v188 = v32 + v99;
float * const v189 = &(*v180)[v188];
float const v190 = *v189;
float const v191 = v187 + v190;
*v181 = v191;
}
__syncthreads();
if(v107) {
float const v192 = *v181;
uint32_t const v193 = v32 + v106;
float * const v194 = &(*v180)[v193];
float const v195 = *v194;
float const v196 = v192 + v195;
*v181 = v196;
}
__syncthreads();
if(v114) {
float const v197 = *v181;
uint32_t const v198 = v32 + v113;
float * const v199 = &(*v180)[v198];
float const v200 = *v199;
float const v201 = v197 + v200;
*v181 = v201;
}
__syncthreads();
if(v121) {
float const v202 = *v181;
uint32_t const v203 = v32 + v120;
float * const v204 = &(*v180)[v203];
float const v205 = *v204;
float const v206 = v202 + v205;
*v181 = v206;
}
__syncthreads();
if(v127) {
float const v207 = *v181;
uint32_t const v208 = v32 + v37;
float * const v209 = &(*v180)[v208];
float const v210 = *v209;
float const v211 = v207 + v210;
*v181 = v211;
}
__syncthreads();
float * const v212 = &(*v180)[v133];
float const v213 = *v212;
__syncthreads();
float const v214 = fma(v213, v12, v13);
float const v215 = sqrt(v214);float const v216 = 1;
float const v217 = v216 / v215;
if(v40) {
for(uint32_t v218 = v46; v218 < v41; v218 += v34) {
uint32_t const v219 = v39 * v41;
uint32_t const v220 = v219 + v218;
float_4 * const v221 = &v4[v220];
float_4 const v222 = *v221;
float const v223 = v222.i_0;
float const v224 = v223 - v136;
float const v225 = v222.i_1;
float const v226 = v225 - v136;
float const v227 = v222.i_2;
float const v228 = v227 - v136;
float const v229 = v222.i_3;
float const v230 = v229 - v136;
float const v231 = v224 * v217;
float const v232 = v226 * v217;
float const v233 = v228 * v217;
float const v234 = v230 * v217;
float_4 const* const v235 = &v2[v218];
float_4 const v236 = *v235;
float const v237 = v236.i_0;
float const v238 = v231 * v237;
float const v239 = v236.i_1;
float const v240 = v232 * v239;
float const v241 = v236.i_2;
float const v242 = v233 * v241;
float const v243 = v236.i_3;
float const v244 = v234 * v243;
float_4 const* const v245 = &v3[v218];
float_4 const v246 = *v245;
float const v247 = v246.i_0;
float const v248 = v238 + v247;
float const v249 = v246.i_1;
float const v250 = v240 + v249;
float const v251 = v246.i_2;
float const v252 = v242 + v251;
float const v253 = v246.i_3;
float const v254 = v244 + v253;
float_4 const v255 = float_4{v248, v250, v252, v254};
float_4 * const v256 = &v5[v220];
*v256 = v255;
}
bool const v257 = v46 == v9;
if(v257) {
float * const v258 = &v6[v39];
*v258 = v136;
uint32_t const v259 = v36 + v39;
float * const v260 = &v6[v259];
*v260 = v217;
}
}
return;
}
