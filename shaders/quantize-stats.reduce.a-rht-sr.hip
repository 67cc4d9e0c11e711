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


struct info_st {
    uint32_t scalars_u32[2];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256) reduce(uint32_t const* const __restrict__ v0, uint32_t * const __restrict__ v1, info_st const* const __restrict__ v2) {
uint32_t const* const dynamic_meta_v302 = reinterpret_cast<uint32_t const*>(v2 + 1);
const info_st& info_v301 = *v2;uint32_t const v3 = 0;
uint32_t const v4 = info_v301.scalars_u32[0];
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
uint32_t const v23 = 0;
uint32_t const v24 = uint32_t(v22);
uint32_t const v25 = v21 + v24;
bool const v26 = v25 < v20;
if(v26) {
array<uint32_t, 5> v307_store = {};
array<uint32_t, 5> * v27 = &v307_store;uint32_t const v28 = 5;
array<float, 2> v308_store = {};
array<float, 2> * v29 = &v308_store;uint32_t const v30 = 2;
uint32_t * const v31 = &(*v27)[v3];
*v31 = v23;
uint32_t const v32 = 1;
uint32_t * const v33 = &(*v27)[v32];
*v33 = v23;
uint32_t * const v34 = &(*v27)[v30];
*v34 = v23;
uint32_t const v35 = 3;
uint32_t * const v36 = &(*v27)[v35];
*v36 = v23;
uint32_t const v37 = 4;
uint32_t * const v38 = &(*v27)[v37];
*v38 = v23;
float * const v39 = &(*v29)[v3];
float const v40 = 0;
*v39 = v40;
float * const v41 = &(*v29)[v32];
*v41 = v40;
uint32_t const v42 = uint32_t(v4);
uint32_t const v43 = 255;
uint32_t const v44 = v42 + v43;
uint32_t const v45 = v44 / v20;
for(uint32_t v46 = v3; v46 < v45; v46 += v32) {
uint32_t const v47 = v46 * v20;
uint32_t const v48 = v47 + v25;
bool const v49 = v48 < v42;
if(v49) {
uint32_t const v50 = 8;
uint32_t const v51 = v48 * v50;
uint32_t const* const v52 = &v0[v51];
uint32_t const v53 = *v52;
uint32_t const v54 = *v31;
uint32_t const v55 = v54 + v53;
*v31 = v55;
uint32_t const v56 = v51 + v32;
uint32_t const* const v57 = &v0[v56];
uint32_t const v58 = *v57;
uint32_t const v59 = *v33;
uint32_t const v60 = v59 + v58;
*v33 = v60;
uint32_t const v61 = v51 + v30;
uint32_t const* const v62 = &v0[v61];
uint32_t const v63 = *v62;
uint32_t const v64 = *v34;
uint32_t const v65 = v64 + v63;
*v34 = v65;
uint32_t const v66 = v51 + v35;
uint32_t const* const v67 = &v0[v66];
uint32_t const v68 = *v67;
uint32_t const v69 = *v36;
uint32_t const v70 = v69 + v68;
*v36 = v70;
uint32_t const v71 = v51 + v37;
uint32_t const* const v72 = &v0[v71];
uint32_t const v73 = *v72;
uint32_t const v74 = *v38;
uint32_t const v75 = v74 + v73;
*v38 = v75;
uint32_t const v76 = v51 + v28;
uint32_t const* const v77 = &v0[v76];
uint32_t const v78 = *v77;
float const v79 = reinterpret_cast<const float&>(v78);
float const v80 = *v39;
float const v81 = v80 + v79;
*v39 = v81;
uint32_t const v82 = 6;
uint32_t const v83 = v51 + v82;
uint32_t const* const v84 = &v0[v83];
uint32_t const v85 = *v84;
float const v86 = reinterpret_cast<const float&>(v85);
float const v87 = *v41;
float const v88 = v87 + v86;
*v41 = v88;
}
}
uint32_t const v89 = *v31;
uint32_t const v90 = 8;
uint32_t const v91 = v25 * v90;
uint32_t * const v92 = &v1[v91];
*v92 = v89;
uint32_t const v93 = *v33;
uint32_t const v94 = v91 + v32;
uint32_t * const v95 = &v1[v94];
*v95 = v93;
uint32_t const v96 = *v34;
uint32_t const v97 = v91 + v30;
uint32_t * const v98 = &v1[v97];
*v98 = v96;
uint32_t const v99 = *v36;
uint32_t const v100 = v91 + v35;
uint32_t * const v101 = &v1[v100];
*v101 = v99;
uint32_t const v102 = *v38;
uint32_t const v103 = v91 + v37;
uint32_t * const v104 = &v1[v103];
*v104 = v102;
float const v105 = *v39;
uint32_t const v106 = reinterpret_cast<const uint32_t&>(v105);
uint32_t const v107 = v91 + v28;
uint32_t * const v108 = &v1[v107];
*v108 = v106;
float const v109 = *v41;
uint32_t const v110 = reinterpret_cast<const uint32_t&>(v109);
uint32_t const v111 = 6;
uint32_t const v112 = v91 + v111;
uint32_t * const v113 = &v1[v112];
*v113 = v110;
uint32_t const v114 = 7;
uint32_t const v115 = v91 + v114;
uint32_t * const v116 = &v1[v115];
*v116 = v23;
}
return;
}
