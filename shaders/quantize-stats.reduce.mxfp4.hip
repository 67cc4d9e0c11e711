// reduce in src/quantize/stats.rs, scene mxfp4, cubes of 256 x 1 x 1
// comptime: nothing

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
    uint32_t scalars_u32[2];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256) reduce(uint32_t const* const __restrict__ v1, uint32_t * const __restrict__ v5, info_st const* const __restrict__ v300) {
uint32_t const* const dynamic_meta_v302 = reinterpret_cast<uint32_t const*>(v300 + 1);
const info_st& info_v301 = *v300;uint32_t const v3 = 0;
uint32_t const v303 = info_v301.scalars_u32[0];
uint32_t const v310 = blockIdx.z;
uint32_t const v311 = uint32_t(v310);
uint32_t const v312 = gridDim.y;
uint32_t const v313 = uint32_t(v312);
uint32_t const v314 = v311 * v313;
uint32_t const v315 = gridDim.x;
uint32_t const v316 = uint32_t(v315);
uint32_t const v317 = v314 * v316;
uint32_t const v318 = blockIdx.y;
uint32_t const v319 = uint32_t(v318);
uint32_t const v322 = v319 * v316;
uint32_t const v323 = v317 + v322;
uint32_t const v324 = blockIdx.x;
uint32_t const v325 = uint32_t(v324);
uint32_t const v326 = v323 + v325;
uint32_t const v353 = 256;
uint32_t const v329 = v326 * v353;
uint32_t const v334 = threadIdx.x;
uint32_t const v345 = 0;
uint32_t const v331 = uint32_t(v334);
uint32_t const v332 = v329 + v331;
bool const v12 = v332 < v353;
if(v12) {
array<uint32_t, 5> v307_store = {};
array<uint32_t, 5> * v307 = &v307_store;uint32_t const v15 = 5;
array<float, 2> v308_store = {};
array<float, 2> * v308 = &v308_store;uint32_t const v19 = 2;
uint32_t * const v25 = &(*v307)[v3];
*v25 = v345;
uint32_t const v29 = 1;
uint32_t * const v31 = &(*v307)[v29];
*v31 = v345;
uint32_t * const v37 = &(*v307)[v19];
*v37 = v345;
uint32_t const v41 = 3;
uint32_t * const v43 = &(*v307)[v41];
*v43 = v345;
uint32_t const v47 = 4;
uint32_t * const v49 = &(*v307)[v47];
*v49 = v345;
float * const v55 = &(*v308)[v3];
float const v56 = 0;
*v55 = v56;
float * const v61 = &(*v308)[v29];
*v61 = v56;
uint32_t const v63 = uint32_t(v303);
uint32_t const v64 = 255;
uint32_t const v65 = v63 + v64;
uint32_t const v67 = v65 / v353;
for(uint32_t v70 = v3; v70 < v67; v70 += v29) {
uint32_t const v73 = v70 * v353;
uint32_t const v74 = v73 + v332;
bool const v76 = v74 < v63;
if(v76) {
uint32_t const v77 = 8;
uint32_t const v78 = v74 * v77;
uint32_t const* const v84 = &v1[v78];
uint32_t const v85 = *v84;
uint32_t const v91 = *v25;
uint32_t const v92 = v91 + v85;
*v25 = v92;
uint32_t const v96 = v78 + v29;
uint32_t const* const v100 = &v1[v96];
uint32_t const v101 = *v100;
uint32_t const v107 = *v31;
uint32_t const v108 = v107 + v101;
*v31 = v108;
uint32_t const v112 = v78 + v19;
uint32_t const* const v116 = &v1[v112];
uint32_t const v117 = *v116;
uint32_t const v123 = *v37;
uint32_t const v124 = v123 + v117;
*v37 = v124;
uint32_t const v128 = v78 + v41;
uint32_t const* const v132 = &v1[v128];
uint32_t const v133 = *v132;
uint32_t const v139 = *v43;
uint32_t const v140 = v139 + v133;
*v43 = v140;
uint32_t const v144 = v78 + v47;
uint32_t const* const v148 = &v1[v144];
uint32_t const v149 = *v148;
uint32_t const v155 = *v49;
uint32_t const v156 = v155 + v149;
*v49 = v156;
uint32_t const v160 = v78 + v15;
uint32_t const* const v164 = &v1[v160];
uint32_t const v165 = *v164;
float const v166 = reinterpret_cast<const float&>(v165);
float const v172 = *v55;
float const v173 = v172 + v166;
*v55 = v173;
uint32_t const v176 = 6;
uint32_t const v177 = v78 + v176;
uint32_t const* const v181 = &v1[v177];
uint32_t const v182 = *v181;
float const v183 = reinterpret_cast<const float&>(v182);
float const v189 = *v61;
float const v190 = v189 + v183;
*v61 = v190;
}
}
uint32_t const v196 = *v25;
uint32_t const v197 = 8;
uint32_t const v198 = v332 * v197;
uint32_t * const v204 = &v5[v198];
*v204 = v196;
uint32_t const v210 = *v31;
uint32_t const v214 = v198 + v29;
uint32_t * const v218 = &v5[v214];
*v218 = v210;
uint32_t const v224 = *v37;
uint32_t const v228 = v198 + v19;
uint32_t * const v232 = &v5[v228];
*v232 = v224;
uint32_t const v238 = *v43;
uint32_t const v242 = v198 + v41;
uint32_t * const v246 = &v5[v242];
*v246 = v238;
uint32_t const v252 = *v49;
uint32_t const v256 = v198 + v47;
uint32_t * const v260 = &v5[v256];
*v260 = v252;
float const v266 = *v55;
uint32_t const v267 = reinterpret_cast<const uint32_t&>(v266);
uint32_t const v271 = v198 + v15;
uint32_t * const v275 = &v5[v271];
*v275 = v267;
float const v281 = *v61;
uint32_t const v282 = reinterpret_cast<const uint32_t&>(v281);
uint32_t const v285 = 6;
uint32_t const v286 = v198 + v285;
uint32_t * const v290 = &v5[v286];
*v290 = v282;
uint32_t const v293 = 7;
uint32_t const v294 = v198 + v293;
uint32_t * const v298 = &v5[v294];
*v298 = v345;
}
return;
}
