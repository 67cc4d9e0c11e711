// adamw_kernel in src/optim/adamw.rs, scene f32, cubes of 256 x 1 x 1
// comptime: strict: false,

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
    float scalars_f32[8];
uint32_t scalars_u32[2];uint32_t static_meta[6];
};
extern "C" __global__ void __launch_bounds__(256)  adamw_kernel(float_4 * const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 * const __restrict__ v2, float_4 * const __restrict__ v3, float const* const __restrict__ v4, __grid_constant__ info_st const info_v112) {
uint32_t const v5 = 0;
float const v6 = info_v112.scalars_f32[0];
float const v7 = info_v112.scalars_f32[1];
float const v8 = info_v112.scalars_f32[2];
float const v9 = info_v112.scalars_f32[3];
float const v10 = info_v112.scalars_f32[4];
float const v11 = info_v112.scalars_f32[5];
float const v12 = info_v112.scalars_f32[6];
uint32_t const v13 = info_v112.scalars_u32[0];
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
float const* const v34 = &v4[v5];
float const v35 = *v34;
uint32_t const v36 = reinterpret_cast<const uint32_t&>(v35);
uint32_t const v37 = 2139095040;
bool const v38 = v36 < v37;
uint32_t const v39 = uint32_t(v13);
bool const v40 = v33 < v39;
bool const v41 = v40 && v38;
if(v41) {
float const v42 = sqrt(v35);float const v43 = 1;
float v127_store;
float * v44 = &v127_store;*v44 = v43;
float const v45 = 0;
bool const v46 = v12 > v45;
if(v46) {
float const v47 = 9.999999970e-07;
float const v48 = v42 + v47;
float const v49 = v12 / v48;
float const v50 = min(v49, v43);
*v44 = v50;
}
float_4 const* const v51 = &v1[v33];
float_4 const v52 = *v51;
float const v53 = *v44;
float const v54 = v52.i_0;
float const v55 = v54 * v53;
float const v56 = v52.i_1;
float const v57 = v56 * v53;
float const v58 = v52.i_2;
float const v59 = v58 * v53;
float const v60 = v52.i_3;
float const v61 = v60 * v53;
float_4 * const v62 = &v2[v33];
float_4 const v63 = *v62;
float const v64 = v63.i_0;
float const v65 = v7 * v64;
float const v66 = v63.i_1;
float const v67 = v7 * v66;
float const v68 = v63.i_2;
float const v69 = v7 * v68;
float const v70 = v63.i_3;
float const v71 = v7 * v70;
float const v72 = v43 - v7;
float const v73 = v72 * v55;
float const v74 = v72 * v57;
float const v75 = v72 * v59;
float const v76 = v72 * v61;
float const v77 = v65 + v73;
float const v78 = v67 + v74;
float const v79 = v69 + v75;
float const v80 = v71 + v76;
float_4 const v81 = float_4{v77, v78, v79, v80};
float_4 * const v82 = &v3[v33];
float_4 const v83 = *v82;
float const v84 = v83.i_0;
float const v85 = v8 * v84;
float const v86 = v83.i_1;
float const v87 = v8 * v86;
float const v88 = v83.i_2;
float const v89 = v8 * v88;
float const v90 = v83.i_3;
float const v91 = v8 * v90;
float const v92 = v43 - v8;
float const v93 = v92 * v55;
float const v94 = v92 * v57;
float const v95 = v92 * v59;
float const v96 = v92 * v61;
float const v97 = v93 * v55;
float const v98 = v94 * v57;
float const v99 = v95 * v59;
float const v100 = v96 * v61;
float const v101 = v85 + v97;
float const v102 = v87 + v98;
float const v103 = v89 + v99;
float const v104 = v91 + v100;
float_4 const v105 = float_4{v101, v102, v103, v104};
*v62 = v81;
*v82 = v105;
float const v106 = v105.i_0;
float const v107 = sqrt(v106);float const v108 = v105.i_1;
float const v109 = sqrt(v108);float const v110 = v105.i_2;
float const v111 = sqrt(v110);float const v112 = v105.i_3;
float const v113 = sqrt(v112);float const v114 = v107 / v10;
float const v115 = v109 / v10;
float const v116 = v111 / v10;
float const v117 = v113 / v10;
float const v118 = v81.i_0;
float const v119 = v9 * v118;
float const v120 = v81.i_1;
float const v121 = v9 * v120;
float const v122 = v81.i_2;
float const v123 = v9 * v122;
float const v124 = v81.i_3;
float const v125 = v9 * v124;
float const v126 = v114 + v11;
float const v127 = v115 + v11;
float const v128 = v116 + v11;
float const v129 = v117 + v11;
float const v130 = v119 / v126;
float const v131 = v121 / v127;
float const v132 = v123 / v128;
float const v133 = v125 / v129;
float_4 * const v134 = &v0[v33];
float_4 const v135 = *v134;
float const v136 = v135.i_0;
float const v137 = v136 * v6;
float const v138 = v135.i_1;
float const v139 = v138 * v6;
float const v140 = v135.i_2;
float const v141 = v140 * v6;
float const v142 = v135.i_3;
float const v143 = v142 * v6;
float const v144 = v137 - v130;
float const v145 = v139 - v131;
float const v146 = v141 - v132;
float const v147 = v143 - v133;
float_4 const v148 = float_4{v144, v145, v146, v147};
*v134 = v148;
}
return;
}
