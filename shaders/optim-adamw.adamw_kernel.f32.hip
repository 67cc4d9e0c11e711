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

struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    float scalars_f32[8];
uint32_t scalars_u32[2];uint32_t static_meta[6];
};
extern "C" __global__ void __launch_bounds__(256) adamw_kernel(float_4 * const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 * const __restrict__ v2, float_4 * const __restrict__ v3, float const* const __restrict__ v4, info_st const* const __restrict__ v5) {
uint32_t const* const dynamic_meta_v114 = reinterpret_cast<uint32_t const*>(v5 + 1);
const info_st& info_v113 = *v5;uint32_t const v6 = 0;
float const v7 = info_v113.scalars_f32[0];
float const v8 = info_v113.scalars_f32[1];
float const v9 = info_v113.scalars_f32[2];
float const v10 = info_v113.scalars_f32[3];
float const v11 = info_v113.scalars_f32[4];
float const v12 = info_v113.scalars_f32[5];
float const v13 = info_v113.scalars_f32[6];
uint32_t const v14 = info_v113.scalars_u32[0];
uint32_t const v15 = blockIdx.z;
uint32_t const v16 = uint32_t(v15);
uint32_t const v17 = gridDim.y;
uint32_t const v18 = uint32_t(v17);
uint32_t const v19 = v16 * v18;
uint32_t const v20 = gridDim.x;
uint32_t const v21 = uint32_t(v20);
uint32_t const v22 = v19 * v21;
uint32_t const v23 = blockIdx.y;
uint32_t const v24 = uint32_t(v23);
uint32_t const v25 = v24 * v21;
uint32_t const v26 = v22 + v25;
uint32_t const v27 = blockIdx.x;
uint32_t const v28 = uint32_t(v27);
uint32_t const v29 = v26 + v28;
uint32_t const v30 = 256;
uint32_t const v31 = v29 * v30;
uint32_t const v32 = threadIdx.x;
uint32_t const v33 = uint32_t(v32);
uint32_t const v34 = v31 + v33;
float const* const v35 = &v4[v6];
float const v36 = *v35;
uint32_t const v37 = reinterpret_cast<const uint32_t&>(v36);
uint32_t const v38 = 2139095040;
bool const v39 = v37 < v38;
uint32_t const v40 = uint32_t(v14);
bool const v41 = v34 < v40;
bool const v42 = v41 && v39;
if(v42) {
float const v43 = sqrt(v36);float const v44 = 1;
float v129_store;
float * v45 = &v129_store;*v45 = v44;
float const v46 = 0;
bool const v47 = v13 > v46;
if(v47) {
float const v48 = 9.999999970e-07;
float const v49 = v43 + v48;
float const v50 = v13 / v49;
float const v51 = min(v50, v44);
*v45 = v51;
}
float_4 const* const v52 = &v1[v34];
float_4 const v53 = *v52;
float const v54 = *v45;
float const v55 = v53.i_0;
float const v56 = v55 * v54;
float const v57 = v53.i_1;
float const v58 = v57 * v54;
float const v59 = v53.i_2;
float const v60 = v59 * v54;
float const v61 = v53.i_3;
float const v62 = v61 * v54;
float_4 * const v63 = &v2[v34];
float_4 const v64 = *v63;
float const v65 = v64.i_0;
float const v66 = v8 * v65;
float const v67 = v64.i_1;
float const v68 = v8 * v67;
float const v69 = v64.i_2;
float const v70 = v8 * v69;
float const v71 = v64.i_3;
float const v72 = v8 * v71;
float const v73 = v44 - v8;
float const v74 = v73 * v56;
float const v75 = v73 * v58;
float const v76 = v73 * v60;
float const v77 = v73 * v62;
float const v78 = v66 + v74;
float const v79 = v68 + v75;
float const v80 = v70 + v76;
float const v81 = v72 + v77;
float_4 const v82 = float_4{v78, v79, v80, v81};
float_4 * const v83 = &v3[v34];
float_4 const v84 = *v83;
float const v85 = v84.i_0;
float const v86 = v9 * v85;
float const v87 = v84.i_1;
float const v88 = v9 * v87;
float const v89 = v84.i_2;
float const v90 = v9 * v89;
float const v91 = v84.i_3;
float const v92 = v9 * v91;
float const v93 = v44 - v9;
float const v94 = v93 * v56;
float const v95 = v93 * v58;
float const v96 = v93 * v60;
float const v97 = v93 * v62;
float const v98 = v94 * v56;
float const v99 = v95 * v58;
float const v100 = v96 * v60;
float const v101 = v97 * v62;
float const v102 = v86 + v98;
float const v103 = v88 + v99;
float const v104 = v90 + v100;
float const v105 = v92 + v101;
float_4 const v106 = float_4{v102, v103, v104, v105};
*v63 = v82;
*v83 = v106;
float const v107 = v106.i_0;
float const v108 = sqrt(v107);float const v109 = v106.i_1;
float const v110 = sqrt(v109);float const v111 = v106.i_2;
float const v112 = sqrt(v111);float const v113 = v106.i_3;
float const v114 = sqrt(v113);float const v115 = v108 / v11;
float const v116 = v110 / v11;
float const v117 = v112 / v11;
float const v118 = v114 / v11;
float const v119 = v82.i_0;
float const v120 = v10 * v119;
float const v121 = v82.i_1;
float const v122 = v10 * v121;
float const v123 = v82.i_2;
float const v124 = v10 * v123;
float const v125 = v82.i_3;
float const v126 = v10 * v125;
float const v127 = v115 + v12;
float const v128 = v116 + v12;
float const v129 = v117 + v12;
float const v130 = v118 + v12;
float const v131 = v120 / v127;
float const v132 = v122 / v128;
float const v133 = v124 / v129;
float const v134 = v126 / v130;
float_4 * const v135 = &v0[v34];
float_4 const v136 = *v135;
float const v137 = v136.i_0;
float const v138 = v137 * v7;
float const v139 = v136.i_1;
float const v140 = v139 * v7;
float const v141 = v136.i_2;
float const v142 = v141 * v7;
float const v143 = v136.i_3;
float const v144 = v143 * v7;
float const v145 = v138 - v131;
float const v146 = v140 - v132;
float const v147 = v142 - v133;
float const v148 = v144 - v134;
float_4 const v149 = float_4{v145, v146, v147, v148};
*v135 = v149;
}
return;
}
