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


struct info_st {
    float scalars_f32[2];
uint32_t scalars_u32[2];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256) chunk_sum_kernel(float const* const __restrict__ v0, float * const __restrict__ v1, info_st const* const __restrict__ v2) {
uint32_t const* const dynamic_meta_v988 = reinterpret_cast<uint32_t const*>(v2 + 1);
const info_st& info_v987 = *v2;uint32_t const v3 = 0;
float const v4 = info_v987.scalars_f32[0];
uint32_t const v5 = info_v987.scalars_u32[0];
uint32_t const v6 = blockIdx.z;
uint32_t const v7 = uint32_t(v6);
uint32_t const v8 = gridDim.y;
uint32_t const v9 = uint32_t(v8);
uint32_t const v10 = v7 * v9;
uint32_t const v11 = gridDim.x;
uint32_t const v12 = uint32_t(v11);
uint32_t const v13 = v10 * v12;
uint32_t const v14 = blockIdx.y;
uint32_t const v15 = uint32_t(v14);
uint32_t const v16 = v15 * v12;
uint32_t const v17 = v13 + v16;
uint32_t const v18 = blockIdx.x;
uint32_t const v19 = uint32_t(v18);
uint32_t const v20 = v17 + v19;
uint32_t const v21 = 256;
uint32_t const v22 = v20 * v21;
uint32_t const v23 = threadIdx.x;
uint32_t const v24 = uint32_t(v23);
uint32_t const v25 = v22 + v24;
uint32_t const v26 = 4096;
uint32_t const v27 = v25 * v26;
uint32_t const v28 = uint32_t(v5);
uint32_t const v29 = 1;
bool const v30 = v27 < v28;
if(v30) {
array<float, 16> v994_store = {};
array<float, 16> * v31 = &v994_store;uint32_t const v32 = 16;
float const v33 = 0;
float * const v34 = &(*v31)[v3];
*v34 = v33;
float * const v35 = &(*v31)[v29];
*v35 = v33;
uint32_t const v36 = 2;
float * const v37 = &(*v31)[v36];
*v37 = v33;
uint32_t const v38 = 3;
float * const v39 = &(*v31)[v38];
*v39 = v33;
uint32_t const v40 = 4;
float * const v41 = &(*v31)[v40];
*v41 = v33;
uint32_t const v42 = 5;
float * const v43 = &(*v31)[v42];
*v43 = v33;
uint32_t const v44 = 6;
float * const v45 = &(*v31)[v44];
*v45 = v33;
uint32_t const v46 = 7;
float * const v47 = &(*v31)[v46];
*v47 = v33;
uint32_t const v48 = 8;
float * const v49 = &(*v31)[v48];
*v49 = v33;
uint32_t const v50 = 9;
float * const v51 = &(*v31)[v50];
*v51 = v33;
uint32_t const v52 = 10;
float * const v53 = &(*v31)[v52];
*v53 = v33;
uint32_t const v54 = 11;
float * const v55 = &(*v31)[v54];
*v55 = v33;
uint32_t const v56 = 12;
float * const v57 = &(*v31)[v56];
*v57 = v33;
uint32_t const v58 = 13;
float * const v59 = &(*v31)[v58];
*v59 = v33;
uint32_t const v60 = 14;
float * const v61 = &(*v31)[v60];
*v61 = v33;
uint32_t const v62 = 15;
float * const v63 = &(*v31)[v62];
*v63 = v33;
uint32_t const v64 = v28 - v27;
uint32_t const v65 = min(v64, v26);
uint32_t const v66 = v65 / v32;
for(uint32_t v67 = v3; v67 < v66; v67 += v29) {
uint32_t const v68 = v67 * v32;
uint32_t const v69 = v27 + v68;
float const* const v70 = &v0[v69];
float const v71 = *v70;
float const v72 = *v34;
float const v73 = v72 + v71;
*v34 = v73;
uint32_t const v74 = v69 + v29;
float const* const v75 = &v0[v74];
float const v76 = *v75;
float const v77 = *v35;
float const v78 = v77 + v76;
*v35 = v78;
uint32_t const v79 = v69 + v36;
float const* const v80 = &v0[v79];
float const v81 = *v80;
float const v82 = *v37;
float const v83 = v82 + v81;
*v37 = v83;
uint32_t const v84 = v69 + v38;
float const* const v85 = &v0[v84];
float const v86 = *v85;
float const v87 = *v39;
float const v88 = v87 + v86;
*v39 = v88;
uint32_t const v89 = v69 + v40;
float const* const v90 = &v0[v89];
float const v91 = *v90;
float const v92 = *v41;
float const v93 = v92 + v91;
*v41 = v93;
uint32_t const v94 = v69 + v42;
float const* const v95 = &v0[v94];
float const v96 = *v95;
float const v97 = *v43;
float const v98 = v97 + v96;
*v43 = v98;
uint32_t const v99 = v69 + v44;
float const* const v100 = &v0[v99];
float const v101 = *v100;
float const v102 = *v45;
float const v103 = v102 + v101;
*v45 = v103;
uint32_t const v104 = v69 + v46;
float const* const v105 = &v0[v104];
float const v106 = *v105;
float const v107 = *v47;
float const v108 = v107 + v106;
*v47 = v108;
uint32_t const v109 = v69 + v48;
float const* const v110 = &v0[v109];
float const v111 = *v110;
float const v112 = *v49;
float const v113 = v112 + v111;
*v49 = v113;
uint32_t const v114 = v69 + v50;
float const* const v115 = &v0[v114];
float const v116 = *v115;
float const v117 = *v51;
float const v118 = v117 + v116;
*v51 = v118;
uint32_t const v119 = v69 + v52;
float const* const v120 = &v0[v119];
float const v121 = *v120;
float const v122 = *v53;
float const v123 = v122 + v121;
*v53 = v123;
uint32_t const v124 = v69 + v54;
float const* const v125 = &v0[v124];
float const v126 = *v125;
float const v127 = *v55;
float const v128 = v127 + v126;
*v55 = v128;
uint32_t const v129 = v69 + v56;
float const* const v130 = &v0[v129];
float const v131 = *v130;
float const v132 = *v57;
float const v133 = v132 + v131;
*v57 = v133;
uint32_t const v134 = v69 + v58;
float const* const v135 = &v0[v134];
float const v136 = *v135;
float const v137 = *v59;
float const v138 = v137 + v136;
*v59 = v138;
uint32_t const v139 = v69 + v60;
float const* const v140 = &v0[v139];
float const v141 = *v140;
float const v142 = *v61;
float const v143 = v142 + v141;
*v61 = v143;
uint32_t const v144 = v69 + v62;
float const* const v145 = &v0[v144];
float const v146 = *v145;
float const v147 = *v63;
float const v148 = v147 + v146;
*v63 = v148;
}
uint32_t const v149 = v66 * v32;
bool const v150 = v149 < v65;
if(v150) {
uint32_t const v151 = v27 + v149;
float const* const v152 = &v0[v151];
float const v153 = *v152;
float const v154 = *v34;
float const v155 = v154 + v153;
*v34 = v155;
}
uint32_t const v156 = v149 + v29;
bool const v157 = v156 < v65;
if(v157) {
uint32_t const v158 = v27 + v149;
uint32_t const v159 = v158 + v29;
float const* const v160 = &v0[v159];
float const v161 = *v160;
float const v162 = *v35;
float const v163 = v162 + v161;
*v35 = v163;
}
uint32_t const v164 = v149 + v36;
bool const v165 = v164 < v65;
if(v165) {
uint32_t const v166 = v27 + v149;
uint32_t const v167 = v166 + v36;
float const* const v168 = &v0[v167];
float const v169 = *v168;
float const v170 = *v37;
float const v171 = v170 + v169;
*v37 = v171;
}
uint32_t const v172 = v149 + v38;
bool const v173 = v172 < v65;
if(v173) {
uint32_t const v174 = v27 + v149;
uint32_t const v175 = v174 + v38;
float const* const v176 = &v0[v175];
float const v177 = *v176;
float const v178 = *v39;
float const v179 = v178 + v177;
*v39 = v179;
}
uint32_t const v180 = v149 + v40;
bool const v181 = v180 < v65;
if(v181) {
uint32_t const v182 = v27 + v149;
uint32_t const v183 = v182 + v40;
float const* const v184 = &v0[v183];
float const v185 = *v184;
float const v186 = *v41;
float const v187 = v186 + v185;
*v41 = v187;
}
uint32_t const v188 = v149 + v42;
bool const v189 = v188 < v65;
if(v189) {
uint32_t const v190 = v27 + v149;
uint32_t const v191 = v190 + v42;
float const* const v192 = &v0[v191];
float const v193 = *v192;
float const v194 = *v43;
float const v195 = v194 + v193;
*v43 = v195;
}
uint32_t const v196 = v149 + v44;
bool const v197 = v196 < v65;
if(v197) {
uint32_t const v198 = v27 + v149;
uint32_t const v199 = v198 + v44;
float const* const v200 = &v0[v199];
float const v201 = *v200;
float const v202 = *v45;
float const v203 = v202 + v201;
*v45 = v203;
}
uint32_t const v204 = v149 + v46;
bool const v205 = v204 < v65;
if(v205) {
uint32_t const v206 = v27 + v149;
uint32_t const v207 = v206 + v46;
float const* const v208 = &v0[v207];
float const v209 = *v208;
float const v210 = *v47;
float const v211 = v210 + v209;
*v47 = v211;
}
uint32_t const v212 = v149 + v48;
bool const v213 = v212 < v65;
if(v213) {
uint32_t const v214 = v27 + v149;
uint32_t const v215 = v214 + v48;
float const* const v216 = &v0[v215];
float const v217 = *v216;
float const v218 = *v49;
float const v219 = v218 + v217;
*v49 = v219;
}
uint32_t const v220 = v149 + v50;
bool const v221 = v220 < v65;
if(v221) {
uint32_t const v222 = v27 + v149;
uint32_t const v223 = v222 + v50;
float const* const v224 = &v0[v223];
float const v225 = *v224;
float const v226 = *v51;
float const v227 = v226 + v225;
*v51 = v227;
}
uint32_t const v228 = v149 + v52;
bool const v229 = v228 < v65;
if(v229) {
uint32_t const v230 = v27 + v149;
uint32_t const v231 = v230 + v52;
float const* const v232 = &v0[v231];
float const v233 = *v232;
float const v234 = *v53;
float const v235 = v234 + v233;
*v53 = v235;
}
uint32_t const v236 = v149 + v54;
bool const v237 = v236 < v65;
if(v237) {
uint32_t const v238 = v27 + v149;
uint32_t const v239 = v238 + v54;
float const* const v240 = &v0[v239];
float const v241 = *v240;
float const v242 = *v55;
float const v243 = v242 + v241;
*v55 = v243;
}
uint32_t const v244 = v149 + v56;
bool const v245 = v244 < v65;
if(v245) {
uint32_t const v246 = v27 + v149;
uint32_t const v247 = v246 + v56;
float const* const v248 = &v0[v247];
float const v249 = *v248;
float const v250 = *v57;
float const v251 = v250 + v249;
*v57 = v251;
}
uint32_t const v252 = v149 + v58;
bool const v253 = v252 < v65;
if(v253) {
uint32_t const v254 = v27 + v149;
uint32_t const v255 = v254 + v58;
float const* const v256 = &v0[v255];
float const v257 = *v256;
float const v258 = *v59;
float const v259 = v258 + v257;
*v59 = v259;
}
uint32_t const v260 = v149 + v60;
bool const v261 = v260 < v65;
if(v261) {
uint32_t const v262 = v27 + v149;
uint32_t const v263 = v262 + v60;
float const* const v264 = &v0[v263];
float const v265 = *v264;
float const v266 = *v61;
float const v267 = v266 + v265;
*v61 = v267;
}
uint32_t const v268 = v149 + v62;
bool const v269 = v268 < v65;
if(v269) {
uint32_t const v270 = v27 + v149;
uint32_t const v271 = v270 + v62;
float const* const v272 = &v0[v271];
float const v273 = *v272;
float const v274 = *v63;
float const v275 = v274 + v273;
*v63 = v275;
}
float const v276 = *v34;
float const v277 = *v35;
float const v278 = v276 + v277;
float const v279 = *v37;
float const v280 = v278 + v279;
float const v281 = *v39;
float const v282 = v280 + v281;
float const v283 = *v41;
float const v284 = v282 + v283;
float const v285 = *v43;
float const v286 = v284 + v285;
float const v287 = *v45;
float const v288 = v286 + v287;
float const v289 = *v47;
float const v290 = v288 + v289;
float const v291 = *v49;
float const v292 = v290 + v291;
float const v293 = *v51;
float const v294 = v292 + v293;
float const v295 = *v53;
float const v296 = v294 + v295;
float const v297 = *v55;
float const v298 = v296 + v297;
float const v299 = *v57;
float const v300 = v298 + v299;
float const v301 = *v59;
float const v302 = v300 + v301;
float const v303 = *v61;
float const v304 = v302 + v303;
float const v305 = *v63;
float const v306 = v304 + v305;
float const v307 = v306 * v4;
float * const v308 = &v1[v25];
*v308 = v307;
}
return;
}
