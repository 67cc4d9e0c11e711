// chunk_sum_kernel in src/layers/reduce.rs, scene f32, cubes of 256 x 1 x 1
// comptime: squares: false, strict: false,

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

struct info_st {
    float scalars_f32[2];
uint32_t scalars_u32[2];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256)  chunk_sum_kernel(float const* const __restrict__ v0, float * const __restrict__ v1, __grid_constant__ info_st const info_v986) {
uint32_t const v2 = 0;
float const v3 = info_v986.scalars_f32[0];
uint32_t const v4 = info_v986.scalars_u32[0];
uint32_t const v5 = blockIdx.z;
uint32_t const v6 = uint32_t(v5);
uint32_t const v7 = gridDim.y;
uint32_t const v8 = uint32_t(v7);
uint32_t const v9 = v6 * v8;
uint32_t const v10 = gridDim.x;
uint32_t const v11 = uint32_t(v10);
uint32_t const v12 = v9 * v11;
uint32_t const v13 = blockIdx.y;
uint32_t const v14 = uint32_t(v13);
uint32_t const v15 = v14 * v11;
uint32_t const v16 = v12 + v15;
uint32_t const v17 = blockIdx.x;
uint32_t const v18 = uint32_t(v17);
uint32_t const v19 = v16 + v18;
uint32_t const v20 = 256;
uint32_t const v21 = v19 * v20;
uint32_t const v22 = threadIdx.x;
uint32_t const v23 = uint32_t(v22);
uint32_t const v24 = v21 + v23;
uint32_t const v25 = 4096;
uint32_t const v26 = v24 * v25;
uint32_t const v27 = uint32_t(v4);
uint32_t const v28 = 1;
bool const v29 = v26 < v27;
if(v29) {
array<float, 16> v992_store = {};
array<float, 16> * v30 = &v992_store;uint32_t const v31 = 16;
float const v32 = 0;
float * const v33 = &(*v30)[v2];
*v33 = v32;
float * const v34 = &(*v30)[v28];
*v34 = v32;
uint32_t const v35 = 2;
float * const v36 = &(*v30)[v35];
*v36 = v32;
uint32_t const v37 = 3;
float * const v38 = &(*v30)[v37];
*v38 = v32;
uint32_t const v39 = 4;
float * const v40 = &(*v30)[v39];
*v40 = v32;
uint32_t const v41 = 5;
float * const v42 = &(*v30)[v41];
*v42 = v32;
uint32_t const v43 = 6;
float * const v44 = &(*v30)[v43];
*v44 = v32;
uint32_t const v45 = 7;
float * const v46 = &(*v30)[v45];
*v46 = v32;
uint32_t const v47 = 8;
float * const v48 = &(*v30)[v47];
*v48 = v32;
uint32_t const v49 = 9;
float * const v50 = &(*v30)[v49];
*v50 = v32;
uint32_t const v51 = 10;
float * const v52 = &(*v30)[v51];
*v52 = v32;
uint32_t const v53 = 11;
float * const v54 = &(*v30)[v53];
*v54 = v32;
uint32_t const v55 = 12;
float * const v56 = &(*v30)[v55];
*v56 = v32;
uint32_t const v57 = 13;
float * const v58 = &(*v30)[v57];
*v58 = v32;
uint32_t const v59 = 14;
float * const v60 = &(*v30)[v59];
*v60 = v32;
uint32_t const v61 = 15;
float * const v62 = &(*v30)[v61];
*v62 = v32;
uint32_t const v63 = v27 - v26;
uint32_t const v64 = min(v63, v25);
uint32_t const v65 = v64 / v31;
for(uint32_t v66 = v2; v66 < v65; v66 += v28) {
uint32_t const v67 = v66 * v31;
uint32_t const v68 = v26 + v67;
float const* const v69 = &v0[v68];
float const v70 = *v69;
float const v71 = *v33;
float const v72 = v71 + v70;
*v33 = v72;
uint32_t const v73 = v68 + v28;
float const* const v74 = &v0[v73];
float const v75 = *v74;
float const v76 = *v34;
float const v77 = v76 + v75;
*v34 = v77;
uint32_t const v78 = v68 + v35;
float const* const v79 = &v0[v78];
float const v80 = *v79;
float const v81 = *v36;
float const v82 = v81 + v80;
*v36 = v82;
uint32_t const v83 = v68 + v37;
float const* const v84 = &v0[v83];
float const v85 = *v84;
float const v86 = *v38;
float const v87 = v86 + v85;
*v38 = v87;
uint32_t const v88 = v68 + v39;
float const* const v89 = &v0[v88];
float const v90 = *v89;
float const v91 = *v40;
float const v92 = v91 + v90;
*v40 = v92;
uint32_t const v93 = v68 + v41;
float const* const v94 = &v0[v93];
float const v95 = *v94;
float const v96 = *v42;
float const v97 = v96 + v95;
*v42 = v97;
uint32_t const v98 = v68 + v43;
float const* const v99 = &v0[v98];
float const v100 = *v99;
float const v101 = *v44;
float const v102 = v101 + v100;
*v44 = v102;
uint32_t const v103 = v68 + v45;
float const* const v104 = &v0[v103];
float const v105 = *v104;
float const v106 = *v46;
float const v107 = v106 + v105;
*v46 = v107;
uint32_t const v108 = v68 + v47;
float const* const v109 = &v0[v108];
float const v110 = *v109;
float const v111 = *v48;
float const v112 = v111 + v110;
*v48 = v112;
uint32_t const v113 = v68 + v49;
float const* const v114 = &v0[v113];
float const v115 = *v114;
float const v116 = *v50;
float const v117 = v116 + v115;
*v50 = v117;
uint32_t const v118 = v68 + v51;
float const* const v119 = &v0[v118];
float const v120 = *v119;
float const v121 = *v52;
float const v122 = v121 + v120;
*v52 = v122;
uint32_t const v123 = v68 + v53;
float const* const v124 = &v0[v123];
float const v125 = *v124;
float const v126 = *v54;
float const v127 = v126 + v125;
*v54 = v127;
uint32_t const v128 = v68 + v55;
float const* const v129 = &v0[v128];
float const v130 = *v129;
float const v131 = *v56;
float const v132 = v131 + v130;
*v56 = v132;
uint32_t const v133 = v68 + v57;
float const* const v134 = &v0[v133];
float const v135 = *v134;
float const v136 = *v58;
float const v137 = v136 + v135;
*v58 = v137;
uint32_t const v138 = v68 + v59;
float const* const v139 = &v0[v138];
float const v140 = *v139;
float const v141 = *v60;
float const v142 = v141 + v140;
*v60 = v142;
uint32_t const v143 = v68 + v61;
float const* const v144 = &v0[v143];
float const v145 = *v144;
float const v146 = *v62;
float const v147 = v146 + v145;
*v62 = v147;
}
uint32_t const v148 = v65 * v31;
bool const v149 = v148 < v64;
if(v149) {
uint32_t const v150 = v26 + v148;
float const* const v151 = &v0[v150];
float const v152 = *v151;
float const v153 = *v33;
float const v154 = v153 + v152;
*v33 = v154;
}
uint32_t const v155 = v148 + v28;
bool const v156 = v155 < v64;
if(v156) {
uint32_t const v157 = v26 + v148;
uint32_t const v158 = v157 + v28;
float const* const v159 = &v0[v158];
float const v160 = *v159;
float const v161 = *v34;
float const v162 = v161 + v160;
*v34 = v162;
}
uint32_t const v163 = v148 + v35;
bool const v164 = v163 < v64;
if(v164) {
uint32_t const v165 = v26 + v148;
uint32_t const v166 = v165 + v35;
float const* const v167 = &v0[v166];
float const v168 = *v167;
float const v169 = *v36;
float const v170 = v169 + v168;
*v36 = v170;
}
uint32_t const v171 = v148 + v37;
bool const v172 = v171 < v64;
if(v172) {
uint32_t const v173 = v26 + v148;
uint32_t const v174 = v173 + v37;
float const* const v175 = &v0[v174];
float const v176 = *v175;
float const v177 = *v38;
float const v178 = v177 + v176;
*v38 = v178;
}
uint32_t const v179 = v148 + v39;
bool const v180 = v179 < v64;
if(v180) {
uint32_t const v181 = v26 + v148;
uint32_t const v182 = v181 + v39;
float const* const v183 = &v0[v182];
float const v184 = *v183;
float const v185 = *v40;
float const v186 = v185 + v184;
*v40 = v186;
}
uint32_t const v187 = v148 + v41;
bool const v188 = v187 < v64;
if(v188) {
uint32_t const v189 = v26 + v148;
uint32_t const v190 = v189 + v41;
float const* const v191 = &v0[v190];
float const v192 = *v191;
float const v193 = *v42;
float const v194 = v193 + v192;
*v42 = v194;
}
uint32_t const v195 = v148 + v43;
bool const v196 = v195 < v64;
if(v196) {
uint32_t const v197 = v26 + v148;
uint32_t const v198 = v197 + v43;
float const* const v199 = &v0[v198];
float const v200 = *v199;
float const v201 = *v44;
float const v202 = v201 + v200;
*v44 = v202;
}
uint32_t const v203 = v148 + v45;
bool const v204 = v203 < v64;
if(v204) {
uint32_t const v205 = v26 + v148;
uint32_t const v206 = v205 + v45;
float const* const v207 = &v0[v206];
float const v208 = *v207;
float const v209 = *v46;
float const v210 = v209 + v208;
*v46 = v210;
}
uint32_t const v211 = v148 + v47;
bool const v212 = v211 < v64;
if(v212) {
uint32_t const v213 = v26 + v148;
uint32_t const v214 = v213 + v47;
float const* const v215 = &v0[v214];
float const v216 = *v215;
float const v217 = *v48;
float const v218 = v217 + v216;
*v48 = v218;
}
uint32_t const v219 = v148 + v49;
bool const v220 = v219 < v64;
if(v220) {
uint32_t const v221 = v26 + v148;
uint32_t const v222 = v221 + v49;
float const* const v223 = &v0[v222];
float const v224 = *v223;
float const v225 = *v50;
float const v226 = v225 + v224;
*v50 = v226;
}
uint32_t const v227 = v148 + v51;
bool const v228 = v227 < v64;
if(v228) {
uint32_t const v229 = v26 + v148;
uint32_t const v230 = v229 + v51;
float const* const v231 = &v0[v230];
float const v232 = *v231;
float const v233 = *v52;
float const v234 = v233 + v232;
*v52 = v234;
}
uint32_t const v235 = v148 + v53;
bool const v236 = v235 < v64;
if(v236) {
uint32_t const v237 = v26 + v148;
uint32_t const v238 = v237 + v53;
float const* const v239 = &v0[v238];
float const v240 = *v239;
float const v241 = *v54;
float const v242 = v241 + v240;
*v54 = v242;
}
uint32_t const v243 = v148 + v55;
bool const v244 = v243 < v64;
if(v244) {
uint32_t const v245 = v26 + v148;
uint32_t const v246 = v245 + v55;
float const* const v247 = &v0[v246];
float const v248 = *v247;
float const v249 = *v56;
float const v250 = v249 + v248;
*v56 = v250;
}
uint32_t const v251 = v148 + v57;
bool const v252 = v251 < v64;
if(v252) {
uint32_t const v253 = v26 + v148;
uint32_t const v254 = v253 + v57;
float const* const v255 = &v0[v254];
float const v256 = *v255;
float const v257 = *v58;
float const v258 = v257 + v256;
*v58 = v258;
}
uint32_t const v259 = v148 + v59;
bool const v260 = v259 < v64;
if(v260) {
uint32_t const v261 = v26 + v148;
uint32_t const v262 = v261 + v59;
float const* const v263 = &v0[v262];
float const v264 = *v263;
float const v265 = *v60;
float const v266 = v265 + v264;
*v60 = v266;
}
uint32_t const v267 = v148 + v61;
bool const v268 = v267 < v64;
if(v268) {
uint32_t const v269 = v26 + v148;
uint32_t const v270 = v269 + v61;
float const* const v271 = &v0[v270];
float const v272 = *v271;
float const v273 = *v62;
float const v274 = v273 + v272;
*v62 = v274;
}
float const v275 = *v33;
float const v276 = *v34;
float const v277 = v275 + v276;
float const v278 = *v36;
float const v279 = v277 + v278;
float const v280 = *v38;
float const v281 = v279 + v280;
float const v282 = *v40;
float const v283 = v281 + v282;
float const v284 = *v42;
float const v285 = v283 + v284;
float const v286 = *v44;
float const v287 = v285 + v286;
float const v288 = *v46;
float const v289 = v287 + v288;
float const v290 = *v48;
float const v291 = v289 + v290;
float const v292 = *v50;
float const v293 = v291 + v292;
float const v294 = *v52;
float const v295 = v293 + v294;
float const v296 = *v54;
float const v297 = v295 + v296;
float const v298 = *v56;
float const v299 = v297 + v298;
float const v300 = *v58;
float const v301 = v299 + v300;
float const v302 = *v60;
float const v303 = v301 + v302;
float const v304 = *v62;
float const v305 = v303 + v304;
float const v306 = v305 * v3;
float * const v307 = &v1[v24];
*v307 = v306;
}
return;
}
