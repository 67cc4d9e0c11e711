// finish_groups in src/quantize/hadamard.rs, scene a-rht-sr, cubes of 256 x 1 x 1
// comptime: g: 64,

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
struct alignas(16) uint32_t_4 { uint32_t i_0; uint32_t i_1; uint32_t i_2; uint32_t i_3; };

struct info_st {
    uint32_t scalars_u32[2];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256)  finish_groups(uint32_t_4 * const __restrict__ v0, __grid_constant__ info_st const info_v125) {
uint32_t const v1 = 0;
uint32_t const v2 = info_v125.scalars_u32[0];
uint32_t const v3 = blockIdx.z;
uint32_t const v4 = uint32_t(v3);
uint32_t const v5 = gridDim.y;
uint32_t const v6 = uint32_t(v5);
uint32_t const v7 = v4 * v6;
uint32_t const v8 = gridDim.x;
uint32_t const v9 = uint32_t(v8);
uint32_t const v10 = v7 * v9;
uint32_t const v11 = blockIdx.y;
uint32_t const v12 = uint32_t(v11);
uint32_t const v13 = v12 * v9;
uint32_t const v14 = v10 + v13;
uint32_t const v15 = blockIdx.x;
uint32_t const v16 = uint32_t(v15);
uint32_t const v17 = v14 + v16;
uint32_t const v18 = 256;
uint32_t const v19 = v17 * v18;
uint32_t const v20 = threadIdx.x;
uint32_t const v21 = uint32_t(v20);
uint32_t const v22 = v19 + v21;
uint32_t const v23 = uint32_t(v2);
bool const v24 = v22 < v23;
if(v24) {
uint32_t const v25 = 8;
uint32_t const v26 = v22 / v25;
uint32_t const v27 = 16;
uint32_t const v28 = v26 * v27;
uint32_t const v29 = v22 % v25;
uint32_t const v30 = v28 + v29;
array<float_4, 2> v129_store = {};
array<float_4, 2> * v31 = &v129_store;uint32_t_4 * const v32 = &v0[v30];
uint32_t_4 const v33 = *v32;
uint32_t const v34 = 2147483647;
uint32_t const v35 = v33.i_0;
uint32_t const v36 = v35 & v34;
uint32_t const v37 = v33.i_1;
uint32_t const v38 = v37 & v34;
uint32_t const v39 = v33.i_2;
uint32_t const v40 = v39 & v34;
uint32_t const v41 = v33.i_3;
uint32_t const v42 = v41 & v34;
float_4 const v43 = reinterpret_cast<const float_4&>(v33);
float_4 * const v44 = &(*v31)[v1];
*v44 = v43;
uint32_t const v45 = v30 + v25;
uint32_t_4 * const v46 = &v0[v45];
uint32_t_4 const v47 = *v46;
uint32_t const v48 = v47.i_0;
uint32_t const v49 = v48 & v34;
uint32_t const v50 = v47.i_1;
uint32_t const v51 = v50 & v34;
uint32_t const v52 = v47.i_2;
uint32_t const v53 = v52 & v34;
uint32_t const v54 = v47.i_3;
uint32_t const v55 = v54 & v34;
uint32_t const v56 = max(v36, v49);
uint32_t const v57 = max(v38, v51);
uint32_t const v58 = max(v40, v53);
uint32_t const v59 = max(v42, v55);
float_4 const v60 = reinterpret_cast<const float_4&>(v47);
uint32_t const v61 = 1;
float_4 * const v62 = &(*v31)[v61];
*v62 = v60;
float_4 const v63 = *v44;
float_4 const v64 = *v62;
float const v65 = v63.i_0;
float const v66 = v64.i_0;
float const v67 = v65 + v66;
float const v68 = v63.i_1;
float const v69 = v64.i_1;
float const v70 = v68 + v69;
float const v71 = v63.i_2;
float const v72 = v64.i_2;
float const v73 = v71 + v72;
float const v74 = v63.i_3;
float const v75 = v64.i_3;
float const v76 = v74 + v75;
float_4 const v77 = float_4{v67, v70, v73, v76};
*v44 = v77;
float const v78 = v65 - v66;
float const v79 = v68 - v69;
float const v80 = v71 - v72;
float const v81 = v74 - v75;
float_4 const v82 = float_4{v78, v79, v80, v81};
*v62 = v82;
uint32_t const v83 = 2139095040;
bool const v84 = v56 >= v83;
bool const v85 = v57 >= v83;
bool const v86 = v58 >= v83;
bool const v87 = v59 >= v83;
float_4 const v88 = *v44;
float const v89 = 0.125;
float const v90 = v88.i_0;
float const v91 = v90 * v89;
float const v92 = v88.i_1;
float const v93 = v92 * v89;
float const v94 = v88.i_2;
float const v95 = v94 * v89;
float const v96 = v88.i_3;
float const v97 = v96 * v89;
float_4 const v98 = float_4{v91, v93, v95, v97};
uint32_t_4 const v99 = reinterpret_cast<const uint32_t_4&>(v98);
uint32_t const v100 = 2143289344;
uint32_t const v101 = v99.i_0;
uint32_t const v102 = v84 ? v100 : v101;
uint32_t const v103 = v99.i_1;
uint32_t const v104 = v85 ? v100 : v103;
uint32_t const v105 = v99.i_2;
uint32_t const v106 = v86 ? v100 : v105;
uint32_t const v107 = v99.i_3;
uint32_t const v108 = v87 ? v100 : v107;
uint32_t_4 const v109 = uint32_t_4{v102, v104, v106, v108};
*v32 = v109;
float_4 const v110 = *v62;
float const v111 = v110.i_0;
float const v112 = v111 * v89;
float const v113 = v110.i_1;
float const v114 = v113 * v89;
float const v115 = v110.i_2;
float const v116 = v115 * v89;
float const v117 = v110.i_3;
float const v118 = v117 * v89;
float_4 const v119 = float_4{v112, v114, v116, v118};
uint32_t_4 const v120 = reinterpret_cast<const uint32_t_4&>(v119);
uint32_t const v121 = v120.i_0;
uint32_t const v122 = v84 ? v100 : v121;
uint32_t const v123 = v120.i_1;
uint32_t const v124 = v85 ? v100 : v123;
uint32_t const v125 = v120.i_2;
uint32_t const v126 = v86 ? v100 : v125;
uint32_t const v127 = v120.i_3;
uint32_t const v128 = v87 ? v100 : v127;
uint32_t_4 const v129 = uint32_t_4{v122, v124, v126, v128};
*v46 = v129;
}
return;
}
