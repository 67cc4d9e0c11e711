// reduce in src/quantize/stats.rs, scene a-rht-sr, cubes of 256 x 1 x 1
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


typedef struct CUtensorMap_st {
alignas(128) unsigned long long int opaque[16];
} CUtensorMap;

struct info_st {
    uint32_t scalars_u32[2];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256)  reduce(uint32_t const* const __restrict__ v0, uint32_t * const __restrict__ v1, __grid_constant__ info_st const info_v300) {
uint32_t const v2 = 0;
uint32_t const v3 = info_v300.scalars_u32[0];
uint32_t const v4 = blockIdx.z;
uint32_t const v5 = uint32_t(v4);
uint32_t const v6 = gridDim.y;
uint32_t const v7 = uint32_t(v6);
uint32_t const v8 = v5 * v7;
uint32_t const v9 = gridDim.x;
uint32_t const v10 = uint32_t(v9);
uint32_t const v11 = v8 * v10;
uint32_t const v12 = blockIdx.y;
uint32_t const v13 = uint32_t(v12);
uint32_t const v14 = v13 * v10;
uint32_t const v15 = v11 + v14;
uint32_t const v16 = blockIdx.x;
uint32_t const v17 = uint32_t(v16);
uint32_t const v18 = v15 + v17;
uint32_t const v19 = 256;
uint32_t const v20 = v18 * v19;
uint32_t const v21 = threadIdx.x;
uint32_t const v22 = 0;
uint32_t const v23 = uint32_t(v21);
uint32_t const v24 = v20 + v23;
bool const v25 = v24 < v19;
if(v25) {
array<uint32_t, 5> v305_store = {};
array<uint32_t, 5> * v26 = &v305_store;uint32_t const v27 = 5;
array<float, 2> v306_store = {};
array<float, 2> * v28 = &v306_store;uint32_t const v29 = 2;
uint32_t * const v30 = &(*v26)[v2];
*v30 = v22;
uint32_t const v31 = 1;
uint32_t * const v32 = &(*v26)[v31];
*v32 = v22;
uint32_t * const v33 = &(*v26)[v29];
*v33 = v22;
uint32_t const v34 = 3;
uint32_t * const v35 = &(*v26)[v34];
*v35 = v22;
uint32_t const v36 = 4;
uint32_t * const v37 = &(*v26)[v36];
*v37 = v22;
float * const v38 = &(*v28)[v2];
float const v39 = 0;
*v38 = v39;
float * const v40 = &(*v28)[v31];
*v40 = v39;
uint32_t const v41 = uint32_t(v3);
uint32_t const v42 = 255;
uint32_t const v43 = v41 + v42;
uint32_t const v44 = v43 / v19;
for(uint32_t v45 = v2; v45 < v44; v45 += v31) {
uint32_t const v46 = v45 * v19;
uint32_t const v47 = v46 + v24;
bool const v48 = v47 < v41;
if(v48) {
uint32_t const v49 = 8;
uint32_t const v50 = v47 * v49;
uint32_t const* const v51 = &v0[v50];
uint32_t const v52 = *v51;
uint32_t const v53 = *v30;
uint32_t const v54 = v53 + v52;
*v30 = v54;
uint32_t const v55 = v50 + v31;
uint32_t const* const v56 = &v0[v55];
uint32_t const v57 = *v56;
uint32_t const v58 = *v32;
uint32_t const v59 = v58 + v57;
*v32 = v59;
uint32_t const v60 = v50 + v29;
uint32_t const* const v61 = &v0[v60];
uint32_t const v62 = *v61;
uint32_t const v63 = *v33;
uint32_t const v64 = v63 + v62;
*v33 = v64;
uint32_t const v65 = v50 + v34;
uint32_t const* const v66 = &v0[v65];
uint32_t const v67 = *v66;
uint32_t const v68 = *v35;
uint32_t const v69 = v68 + v67;
*v35 = v69;
uint32_t const v70 = v50 + v36;
uint32_t const* const v71 = &v0[v70];
uint32_t const v72 = *v71;
uint32_t const v73 = *v37;
uint32_t const v74 = v73 + v72;
*v37 = v74;
uint32_t const v75 = v50 + v27;
uint32_t const* const v76 = &v0[v75];
uint32_t const v77 = *v76;
float const v78 = reinterpret_cast<const float&>(v77);
float const v79 = *v38;
float const v80 = v79 + v78;
*v38 = v80;
uint32_t const v81 = 6;
uint32_t const v82 = v50 + v81;
uint32_t const* const v83 = &v0[v82];
uint32_t const v84 = *v83;
float const v85 = reinterpret_cast<const float&>(v84);
float const v86 = *v40;
float const v87 = v86 + v85;
*v40 = v87;
}
}
uint32_t const v88 = *v30;
uint32_t const v89 = 8;
uint32_t const v90 = v24 * v89;
uint32_t * const v91 = &v1[v90];
*v91 = v88;
uint32_t const v92 = *v32;
uint32_t const v93 = v90 + v31;
uint32_t * const v94 = &v1[v93];
*v94 = v92;
uint32_t const v95 = *v33;
uint32_t const v96 = v90 + v29;
uint32_t * const v97 = &v1[v96];
*v97 = v95;
uint32_t const v98 = *v35;
uint32_t const v99 = v90 + v34;
uint32_t * const v100 = &v1[v99];
*v100 = v98;
uint32_t const v101 = *v37;
uint32_t const v102 = v90 + v36;
uint32_t * const v103 = &v1[v102];
*v103 = v101;
float const v104 = *v38;
uint32_t const v105 = reinterpret_cast<const uint32_t&>(v104);
uint32_t const v106 = v90 + v27;
uint32_t * const v107 = &v1[v106];
*v107 = v105;
float const v108 = *v40;
uint32_t const v109 = reinterpret_cast<const uint32_t&>(v108);
uint32_t const v110 = 6;
uint32_t const v111 = v90 + v110;
uint32_t * const v112 = &v1[v111];
*v112 = v109;
uint32_t const v113 = 7;
uint32_t const v114 = v90 + v113;
uint32_t * const v115 = &v1[v114];
*v115 = v22;
}
return;
}
