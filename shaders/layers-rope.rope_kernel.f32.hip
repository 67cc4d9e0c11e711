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

struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    float scalars_f32[2];
uint32_t scalars_u32[4];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256) rope_kernel(float_4 * const __restrict__ v0, float_4 const* const __restrict__ v1, float_4 const* const __restrict__ v2, info_st const* const __restrict__ v3) {
uint32_t const* const dynamic_meta_v91 = reinterpret_cast<uint32_t const*>(v3 + 1);
const info_st& info_v90 = *v3;uint32_t const v4 = info_v90.scalars_u32[0];
uint32_t const v5 = info_v90.scalars_u32[1];
uint32_t const v6 = info_v90.scalars_u32[2];
uint32_t const v7 = info_v90.scalars_u32[3];
float const v8 = info_v90.scalars_f32[0];
uint32_t const v9 = blockIdx.z;
uint32_t const v10 = uint32_t(v9);
uint32_t const v11 = gridDim.y;
uint32_t const v12 = uint32_t(v11);
uint32_t const v13 = v10 * v12;
uint32_t const v14 = gridDim.x;
uint32_t const v15 = uint32_t(v14);
uint32_t const v16 = v13 * v15;
uint32_t const v17 = blockIdx.y;
uint32_t const v18 = uint32_t(v17);
uint32_t const v19 = v18 * v15;
uint32_t const v20 = v16 + v19;
uint32_t const v21 = blockIdx.x;
uint32_t const v22 = uint32_t(v21);
uint32_t const v23 = v20 + v22;
uint32_t const v24 = 256;
uint32_t const v25 = v23 * v24;
uint32_t const v26 = threadIdx.x;
uint32_t const v27 = uint32_t(v26);
uint32_t const v28 = v25 + v27;
uint32_t const v29 = 16;
uint32_t const v30 = v28 / v29;
uint32_t const v31 = uint32_t(v4);
bool const v32 = v30 < v31;
if(v32) {
uint32_t const v33 = uint32_t(v5);
uint32_t const v34 = v30 % v33;
uint32_t const v35 = 4;
uint32_t const v36 = v34 * v35;
uint32_t const v37 = v27 % v29;
uint32_t const v38 = uint32_t(v7);
uint32_t const v39 = v38 * v35;
for(uint32_t v40 = v37; v40 < v39; v40 += v29) {
uint32_t const v41 = v40 % v35;
uint32_t const v42 = uint32_t(v6);
uint32_t const v43 = v30 * v42;
uint32_t const v44 = v40 / v35;
uint32_t const v45 = 8;
uint32_t const v46 = v44 * v45;
uint32_t const v47 = v43 + v46;
uint32_t const v48 = v47 + v41;
uint32_t const v49 = v36 + v41;
float_4 const* const v50 = &v1[v49];
float_4 const v51 = *v50;
float_4 const* const v52 = &v2[v49];
float_4 const v53 = *v52;
float const v54 = v53.i_0;
float const v55 = v54 * v8;
float const v56 = v53.i_1;
float const v57 = v56 * v8;
float const v58 = v53.i_2;
float const v59 = v58 * v8;
float const v60 = v53.i_3;
float const v61 = v60 * v8;
float_4 * const v62 = &v0[v48];
float_4 const v63 = *v62;
uint32_t const v64 = v48 + v35;
float_4 * const v65 = &v0[v64];
float_4 const v66 = *v65;
float const v67 = v63.i_0;
float const v68 = v51.i_0;
float const v69 = v67 * v68;
float const v70 = v63.i_1;
float const v71 = v51.i_1;
float const v72 = v70 * v71;
float const v73 = v63.i_2;
float const v74 = v51.i_2;
float const v75 = v73 * v74;
float const v76 = v63.i_3;
float const v77 = v51.i_3;
float const v78 = v76 * v77;
float const v79 = v66.i_0;
float const v80 = v79 * v55;
float const v81 = v66.i_1;
float const v82 = v81 * v57;
float const v83 = v66.i_2;
float const v84 = v83 * v59;
float const v85 = v66.i_3;
float const v86 = v85 * v61;
float const v87 = v79 * v68;
float const v88 = v81 * v71;
float const v89 = v83 * v74;
float const v90 = v85 * v77;
float const v91 = v67 * v55;
float const v92 = v70 * v57;
float const v93 = v73 * v59;
float const v94 = v76 * v61;
float const v95 = v69 - v80;
float const v96 = v72 - v82;
float const v97 = v75 - v84;
float const v98 = v78 - v86;
float_4 const v99 = float_4{v95, v96, v97, v98};
*v62 = v99;
float const v100 = v87 + v91;
float const v101 = v88 + v92;
float const v102 = v89 + v93;
float const v103 = v90 + v94;
float_4 const v104 = float_4{v100, v101, v102, v103};
*v65 = v104;
}
}
return;
}
