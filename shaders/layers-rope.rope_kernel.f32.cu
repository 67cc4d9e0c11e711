// rope_kernel in src/layers/rope.rs, scene f32, cubes of 256 x 1 x 1
// comptime: hv: 4, g: Group { lanes: 16, units: 256, strict: false, },

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
    float scalars_f32[2];
uint32_t scalars_u32[4];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256)  rope_kernel(float_4 * const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v2, __grid_constant__ info_st const info_v89) {
uint32_t const v3 = info_v89.scalars_u32[0];
uint32_t const v4 = info_v89.scalars_u32[1];
uint32_t const v5 = info_v89.scalars_u32[2];
uint32_t const v6 = info_v89.scalars_u32[3];
float const v7 = info_v89.scalars_f32[0];
uint32_t const v8 = blockIdx.z;
uint32_t const v9 = uint32_t(v8);
uint32_t const v10 = gridDim.y;
uint32_t const v11 = uint32_t(v10);
uint32_t const v12 = v9 * v11;
uint32_t const v13 = gridDim.x;
uint32_t const v14 = uint32_t(v13);
uint32_t const v15 = v12 * v14;
uint32_t const v16 = blockIdx.y;
uint32_t const v17 = uint32_t(v16);
uint32_t const v18 = v17 * v14;
uint32_t const v19 = v15 + v18;
uint32_t const v20 = blockIdx.x;
uint32_t const v21 = uint32_t(v20);
uint32_t const v22 = v19 + v21;
uint32_t const v23 = 256;
uint32_t const v24 = v22 * v23;
uint32_t const v25 = threadIdx.x;
uint32_t const v26 = uint32_t(v25);
uint32_t const v27 = v24 + v26;
uint32_t const v28 = 16;
uint32_t const v29 = v27 / v28;
uint32_t const v30 = uint32_t(v3);
bool const v31 = v29 < v30;
if(v31) {
uint32_t const v32 = uint32_t(v4);
uint32_t const v33 = v29 % v32;
uint32_t const v34 = 4;
uint32_t const v35 = v33 * v34;
uint32_t const v36 = v26 % v28;
uint32_t const v37 = uint32_t(v6);
uint32_t const v38 = v37 * v34;
for(uint32_t v39 = v36; v39 < v38; v39 += v28) {
uint32_t const v40 = v39 % v34;
uint32_t const v41 = uint32_t(v5);
uint32_t const v42 = v29 * v41;
uint32_t const v43 = v39 / v34;
uint32_t const v44 = 8;
uint32_t const v45 = v43 * v44;
uint32_t const v46 = v42 + v45;
uint32_t const v47 = v46 + v40;
uint32_t const v48 = v35 + v40;
float_4 const* const v49 = &v1[v48];
float_4 const v50 = *v49;
float_4 const* const v51 = &v2[v48];
float_4 const v52 = *v51;
float const v53 = v52.i_0;
float const v54 = v53 * v7;
float const v55 = v52.i_1;
float const v56 = v55 * v7;
float const v57 = v52.i_2;
float const v58 = v57 * v7;
float const v59 = v52.i_3;
float const v60 = v59 * v7;
float_4 * const v61 = &v0[v47];
float_4 const v62 = *v61;
uint32_t const v63 = v47 + v34;
float_4 * const v64 = &v0[v63];
float_4 const v65 = *v64;
float const v66 = v62.i_0;
float const v67 = v50.i_0;
float const v68 = v66 * v67;
float const v69 = v62.i_1;
float const v70 = v50.i_1;
float const v71 = v69 * v70;
float const v72 = v62.i_2;
float const v73 = v50.i_2;
float const v74 = v72 * v73;
float const v75 = v62.i_3;
float const v76 = v50.i_3;
float const v77 = v75 * v76;
float const v78 = v65.i_0;
float const v79 = v78 * v54;
float const v80 = v65.i_1;
float const v81 = v80 * v56;
float const v82 = v65.i_2;
float const v83 = v82 * v58;
float const v84 = v65.i_3;
float const v85 = v84 * v60;
float const v86 = v78 * v67;
float const v87 = v80 * v70;
float const v88 = v82 * v73;
float const v89 = v84 * v76;
float const v90 = v66 * v54;
float const v91 = v69 * v56;
float const v92 = v72 * v58;
float const v93 = v75 * v60;
float const v94 = v68 - v79;
float const v95 = v71 - v81;
float const v96 = v74 - v83;
float const v97 = v77 - v85;
float_4 const v98 = float_4{v94, v95, v96, v97};
*v61 = v98;
float const v99 = v86 + v90;
float const v100 = v87 + v91;
float const v101 = v88 + v92;
float const v102 = v89 + v93;
float_4 const v103 = float_4{v99, v100, v101, v102};
*v64 = v103;
}
}
return;
}
