// cross_entropy_kernel in src/layers/cross_entropy.rs, scene f32, cubes of 256 x 1 x 1
// comptime: v: Variant { group: Group { lanes: 64, units: 256, }, padded: false, gradient: false, },

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

struct alignas(16) int32_t_4 { int32_t i_0; int32_t i_1; int32_t i_2; int32_t i_3; };
struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    float scalars_f32[2];
uint32_t scalars_u32[4];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256) cross_entropy_kernel(float_4 const* const __restrict__ v1, uint32_t const* const __restrict__ v5, float * const __restrict__ v9, info_st const* const __restrict__ v671) {
extern __shared__ __align__(4) char v681[];uint32_t const* const dynamic_meta_v673 = reinterpret_cast<uint32_t const*>(v671 + 1);
const info_st& info_v672 = *v671;uint32_t const v3 = 0;
uint32_t const v674 = info_v672.scalars_u32[0];
uint32_t const v675 = info_v672.scalars_u32[1];
uint32_t const v1079 = blockIdx.z;
uint32_t const v1080 = uint32_t(v1079);
uint32_t const v1081 = gridDim.y;
uint32_t const v1082 = uint32_t(v1081);
uint32_t const v1083 = v1080 * v1082;
uint32_t const v1084 = gridDim.x;
uint32_t const v1085 = uint32_t(v1084);
uint32_t const v1086 = v1083 * v1085;
uint32_t const v1087 = blockIdx.y;
uint32_t const v1088 = uint32_t(v1087);
uint32_t const v1091 = v1088 * v1085;
uint32_t const v1092 = v1086 + v1091;
uint32_t const v1093 = blockIdx.x;
uint32_t const v1094 = uint32_t(v1093);
uint32_t const v1095 = v1092 + v1094;
uint32_t const v1166 = 256;
uint32_t const v1098 = v1095 * v1166;
uint32_t const v1126 = threadIdx.x;
uint32_t const v1100 = uint32_t(v1126);
uint32_t const v1101 = v1098 + v1100;
uint32_t const v18 = 64;
uint32_t const v19 = v1101 / v18;
uint32_t const v20 = uint32_t(v674);
bool const v21 = v19 < v20;
uint32_t const v26 = 1;
uint32_t const v27 = v20 - v26;
uint32_t const v28 = min(v19, v27);
uint32_t const v32 = v1100 % v18;
uint32_t const v33 = uint32_t(v675);
uint32_t const v34 = v28 * v33;
uint32_t const* const v38 = &v5[v28];
uint32_t const v39 = *v38;
float const v40 = 0;
float_4 const v41 = float_4{v40, v40, v40, v40};
float const v42 = -3.399999950e+38;
float_4 const v43 = float_4{v42, v42, v42, v42};
float_4 v686_store;
float_4 * v686 = &v686_store;*v686 = v43;
for(uint32_t v46 = v32; v46 < v33; v46 += v18) {
uint32_t const v48 = v34 + v46;
float_4 const* const v52 = &v1[v48];
float_4 const v53 = *v52;
float_4 const v54 = *v686;
float const v700 = v54.i_0;
float const v701 = v53.i_0;
float const v702 = max(v700, v701);
float const v703 = v54.i_1;
float const v704 = v53.i_1;
float const v705 = max(v703, v704);
float const v706 = v54.i_2;
float const v707 = v53.i_2;
float const v708 = max(v706, v707);
float const v709 = v54.i_3;
float const v710 = v53.i_3;
float const v711 = max(v709, v710);
float_4 const v712 = float_4{v702, v705, v708, v711};
*v686 = v712;
}
float_4 const v56 = *v686;
float const v57 = v56.i_0;
float const v60 = v56.i_1;
float const v62 = max(v57, v60);
float const v64 = v56.i_2;
float const v66 = max(v62, v64);
float const v68 = v56.i_3;
float const v70 = max(v66, v68);
float v689_store;
float * v689 = &v689_store;*v689 = v70;
array<float, 256> * const v684 = reinterpret_cast<array<float, 256> *>(&v681[0]);
float * const v84 = &(*v684)[v1100];
*v84 = v70;
__syncthreads();
uint32_t const v86 = 32;
bool const v87 = v32 < v86;
if(v87) {
float const v92 = *v84;
uint32_t const v94 = v1100 + v86;
float * const v98 = &(*v684)[v94];
float const v99 = *v98;
float const v100 = max(v92, v99);
*v84 = v100;
}
__syncthreads();
uint32_t const v105 = 16;
bool const v106 = v32 < v105;
if(v106) {
float const v111 = *v84;
uint32_t const v113 = v1100 + v105;
float * const v117 = &(*v684)[v113];
float const v118 = *v117;
float const v119 = max(v111, v118);
*v84 = v119;
}
__syncthreads();
uint32_t const v124 = 8;
bool const v125 = v32 < v124;
if(v125) {
float const v130 = *v84;
uint32_t const v132 = v1100 + v124;
float * const v136 = &(*v684)[v132];
float const v137 = *v136;
float const v138 = max(v130, v137);
*v84 = v138;
}
__syncthreads();
uint32_t const v143 = 4;
bool const v144 = v32 < v143;
if(v144) {
float const v149 = *v84;
uint32_t const v151 = v1100 + v143;
float * const v155 = &(*v684)[v151];
float const v156 = *v155;
float const v157 = max(v149, v156);
*v84 = v157;
}
__syncthreads();
uint32_t const v162 = 2;
bool const v163 = v32 < v162;
if(v163) {
float const v168 = *v84;
uint32_t const v170 = v1100 + v162;
float * const v174 = &(*v684)[v170];
float const v175 = *v174;
float const v176 = max(v168, v175);
*v84 = v176;
}
__syncthreads();
bool const v182 = v32 < v26;
if(v182) {
float const v187 = *v84;
uint32_t const v189 = v1100 + v26;
float * const v193 = &(*v684)[v189];
float const v194 = *v193;
float const v195 = max(v187, v194);
*v84 = v195;
}
__syncthreads();
uint32_t const v200 = v1100 - v32;
float * const v204 = &(*v684)[v200];
float const v205 = *v204;
*v689 = v205;
__syncthreads();
float_4 v690_store;
float_4 * v690 = &v690_store;*v690 = v41;
float_4 v691_store;
float_4 * v691 = &v691_store;*v691 = v41;
for(uint32_t v209 = v32; v209 < v33; v209 += v18) {
uint32_t const v211 = v34 + v209;
float_4 const* const v215 = &v1[v211];
float_4 const v216 = *v215;
float const v217 = *v689;
float const v713 = v216.i_0;
float const v715 = v713 - v217;
float const v716 = v216.i_1;
float const v718 = v716 - v217;
float const v719 = v216.i_2;
float const v721 = v719 - v217;
float const v722 = v216.i_3;
float const v724 = v722 - v217;
float const v220 = -87.3365402;
float const v222 = 88.7228317;
bool const v728 = v715 > v222;
bool const v731 = v718 > v222;
bool const v734 = v721 > v222;
bool const v737 = v724 > v222;
float const v742 = v728 ? v222 : v715;
float const v746 = v731 ? v222 : v718;
float const v750 = v734 ? v222 : v721;
float const v754 = v737 ? v222 : v724;
bool const v758 = v715 < v220;
bool const v761 = v718 < v220;
bool const v764 = v721 < v220;
bool const v767 = v724 < v220;
float const v229 = 1.44269502;
float const v771 = v742 * v229;
float const v774 = v746 * v229;
float const v777 = v750 * v229;
float const v780 = v754 * v229;
float const v783 = rint(v771);float const v785 = rint(v774);float const v787 = rint(v777);float const v789 = rint(v780);float const v792 = -v783;
float const v794 = -v785;
float const v796 = -v787;
float const v798 = -v789;
float const v234 = 0.693359375;
float const v803 = fma(v792, v234, v742);
float const v807 = fma(v794, v234, v746);
float const v811 = fma(v796, v234, v750);
float const v815 = fma(v798, v234, v754);
float const v818 = v41.i_0;
float const v820 = v758 ? v818 : v803;
float const v822 = v41.i_1;
float const v824 = v761 ? v822 : v807;
float const v826 = v41.i_2;
float const v828 = v764 ? v826 : v811;
float const v830 = v41.i_3;
float const v832 = v767 ? v830 : v815;
float const v239 = -2.121944420e-04;
float const v846 = fma(v792, v239, v820);
float const v850 = fma(v794, v239, v824);
float const v854 = fma(v796, v239, v828);
float const v858 = fma(v798, v239, v832);
float const v242 = 0.00139262504;
float const v245 = 0.00836323295;
float const v863 = fma(v242, v846, v245);
float const v867 = fma(v242, v850, v245);
float const v871 = fma(v242, v854, v245);
float const v875 = fma(v242, v858, v245);
float const v249 = 0.0416665524;
float const v880 = fma(v863, v846, v249);
float const v884 = fma(v867, v850, v249);
float const v888 = fma(v871, v854, v249);
float const v892 = fma(v875, v858, v249);
float const v253 = 0.166665763;
float const v897 = fma(v880, v846, v253);
float const v901 = fma(v884, v850, v253);
float const v905 = fma(v888, v854, v253);
float const v909 = fma(v892, v858, v253);
float const v257 = 0.5;
float const v914 = fma(v897, v846, v257);
float const v918 = fma(v901, v850, v257);
float const v922 = fma(v905, v854, v257);
float const v926 = fma(v909, v858, v257);
float const v930 = v846 * v846;
float const v933 = v850 * v850;
float const v936 = v854 * v854;
float const v939 = v858 * v858;
float const v944 = fma(v930, v914, v846);
float const v948 = fma(v933, v918, v850);
float const v952 = fma(v936, v922, v854);
float const v956 = fma(v939, v926, v858);
float const v264 = 1;
float const v960 = v944 + v264;
float const v963 = v948 + v264;
float const v966 = v952 + v264;
float const v969 = v956 + v264;
float_4 const v970 = float_4{v960, v963, v966, v969};
int32_t_4 const v268 = reinterpret_cast<const int32_t_4&>(v970);
int32_t const v972 = int32_t(v783);
int32_t const v974 = int32_t(v785);
int32_t const v976 = int32_t(v787);
int32_t const v978 = int32_t(v789);
int32_t const v270 = 23;
int32_t const v982 = v972 << v270;
int32_t const v985 = v974 << v270;
int32_t const v988 = v976 << v270;
int32_t const v991 = v978 << v270;
int32_t const v993 = v268.i_0;
int32_t const v995 = v993 + v982;
int32_t const v996 = v268.i_1;
int32_t const v998 = v996 + v985;
int32_t const v999 = v268.i_2;
int32_t const v1001 = v999 + v988;
int32_t const v1002 = v268.i_3;
int32_t const v1004 = v1002 + v991;
int32_t_4 const v1005 = int32_t_4{v995, v998, v1001, v1004};
float_4 const v274 = reinterpret_cast<const float_4&>(v1005);
float const v1008 = v274.i_0;
float const v1009 = v758 ? v818 : v1008;
float const v1012 = v274.i_1;
float const v1013 = v761 ? v822 : v1012;
float const v1016 = v274.i_2;
float const v1017 = v764 ? v826 : v1016;
float const v1020 = v274.i_3;
float const v1021 = v767 ? v830 : v1020;
float_4 const v276 = *v690;
float const v1023 = v276.i_0;
float const v1025 = v1023 + v1009;
float const v1026 = v276.i_1;
float const v1028 = v1026 + v1013;
float const v1029 = v276.i_2;
float const v1031 = v1029 + v1017;
float const v1032 = v276.i_3;
float const v1034 = v1032 + v1021;
float_4 const v1035 = float_4{v1025, v1028, v1031, v1034};
*v690 = v1035;
uint32_t const v279 = v209 * v143;
uint32_t const v280 = uint32_t(v279);
uint32_t const v293 = v279 + v26;
uint32_t const v294 = uint32_t(v293);
uint32_t const v300 = v279 + v162;
uint32_t const v301 = uint32_t(v300);
uint32_t const v306 = 3;
uint32_t const v307 = v279 + v306;
uint32_t const v308 = uint32_t(v307);
bool const v1038 = v280 == v39;
bool const v1041 = v294 == v39;
bool const v1044 = v301 == v39;
bool const v1047 = v308 == v39;
float const v1052 = v1038 ? v715 : v818;
float const v1056 = v1041 ? v718 : v822;
float const v1060 = v1044 ? v721 : v826;
float const v1064 = v1047 ? v724 : v830;
float_4 const v315 = *v691;
float const v1066 = v315.i_0;
float const v1068 = v1066 + v1052;
float const v1069 = v315.i_1;
float const v1071 = v1069 + v1056;
float const v1072 = v315.i_2;
float const v1074 = v1072 + v1060;
float const v1075 = v315.i_3;
float const v1077 = v1075 + v1064;
float_4 const v1078 = float_4{v1068, v1071, v1074, v1077};
*v691 = v1078;
}
float_4 const v317 = *v690;
float const v318 = v317.i_0;
float const v321 = v317.i_1;
float const v323 = v318 + v321;
float const v325 = v317.i_2;
float const v327 = v323 + v325;
float const v329 = v317.i_3;
float const v331 = v327 + v329;
float v696_store;
float * v696 = &v696_store;*v696 = v331;
array<float, 256> * const v682 = reinterpret_cast<array<float, 256> *>(&v681[1024]);
float * const v345 = &(*v682)[v1100];
*v345 = v331;
__syncthreads();
if(v87) {
float const v353 = *v345;
uint32_t const v355 = v1100 + v86;
float * const v359 = &(*v682)[v355];
float const v360 = *v359;
float const v361 = v353 + v360;
*v345 = v361;
}
__syncthreads();
if(v106) {
float const v372 = *v345;
uint32_t const v374 = v1100 + v105;
float * const v378 = &(*v682)[v374];
float const v379 = *v378;
float const v380 = v372 + v379;
*v345 = v380;
}
__syncthreads();
if(v125) {
float const v391 = *v345;
uint32_t const v393 = v1100 + v124;
float * const v397 = &(*v682)[v393];
float const v398 = *v397;
float const v399 = v391 + v398;
*v345 = v399;
}
__syncthreads();
if(v144) {
float const v410 = *v345;
uint32_t const v412 = v1100 + v143;
float * const v416 = &(*v682)[v412];
float const v417 = *v416;
float const v418 = v410 + v417;
*v345 = v418;
}
__syncthreads();
if(v163) {
float const v429 = *v345;
uint32_t const v431 = v1100 + v162;
float * const v435 = &(*v682)[v431];
float const v436 = *v435;
float const v437 = v429 + v436;
*v345 = v437;
}
__syncthreads();
if(v182) {
float const v448 = *v345;
uint32_t const v450 = v1100 + v26;
float * const v454 = &(*v682)[v450];
float const v455 = *v454;
float const v456 = v448 + v455;
*v345 = v456;
}
__syncthreads();
float * const v465 = &(*v682)[v200];
float const v466 = *v465;
*v696 = v466;
__syncthreads();
float_4 const v467 = *v691;
float const v468 = v467.i_0;
float const v471 = v467.i_1;
float const v473 = v468 + v471;
float const v475 = v467.i_2;
float const v477 = v473 + v475;
float const v479 = v467.i_3;
float const v481 = v477 + v479;
float v698_store;
float * v698 = &v698_store;*v698 = v481;
array<float, 256> * const v683 = reinterpret_cast<array<float, 256> *>(&v681[2048]);
float * const v495 = &(*v683)[v1100];
*v495 = v481;
__syncthreads();
if(v87) {
float const v503 = *v495;
uint32_t const v505 = v1100 + v86;
float * const v509 = &(*v683)[v505];
float const v510 = *v509;
float const v511 = v503 + v510;
*v495 = v511;
}
__syncthreads();
if(v106) {
float const v522 = *v495;
uint32_t const v524 = v1100 + v105;
float * const v528 = &(*v683)[v524];
float const v529 = *v528;
float const v530 = v522 + v529;
*v495 = v530;
}
__syncthreads();
if(v125) {
float const v541 = *v495;
uint32_t const v543 = v1100 + v124;
float * const v547 = &(*v683)[v543];
float const v548 = *v547;
float const v549 = v541 + v548;
*v495 = v549;
}
__syncthreads();
if(v144) {
float const v560 = *v495;
uint32_t const v562 = v1100 + v143;
float * const v566 = &(*v683)[v562];
float const v567 = *v566;
float const v568 = v560 + v567;
*v495 = v568;
}
__syncthreads();
if(v163) {
float const v579 = *v495;
uint32_t const v581 = v1100 + v162;
float * const v585 = &(*v683)[v581];
float const v586 = *v585;
float const v587 = v579 + v586;
*v495 = v587;
}
__syncthreads();
if(v182) {
float const v598 = *v495;
uint32_t const v600 = v1100 + v26;
float * const v604 = &(*v683)[v600];
float const v605 = *v604;
float const v606 = v598 + v605;
*v495 = v606;
}
__syncthreads();
float * const v615 = &(*v683)[v200];
float const v616 = *v615;
*v698 = v616;
__syncthreads();
if(v21) {
uint32_t const v617 = 4294967295;
bool const v618 = v39 != v617;
bool const v620 = v32 == v3;
if(v620) {
float const v621 = *v696;
float const v622 = 1;
uint32_t const v623 = reinterpret_cast<const uint32_t&>(v621);
uint32_t const v624 = 4913933;
uint32_t const v625 = v623 + v624;
uint32_t const v626 = 23;
uint32_t const v627 = v625 >> v626;
float const v628 = float(v627);
float const v629 = 127;
float const v630 = v628 - v629;
uint32_t const v631 = 8388607;
uint32_t const v632 = v625 & v631;
uint32_t const v633 = 1060439283;
uint32_t const v634 = v632 + v633;
float const v635 = reinterpret_cast<const float&>(v634);
float const v636 = v635 - v622;
float const v637 = v635 + v622;
float const v638 = v636 / v637;
float const v639 = v638 * v638;
float const v640 = 0.222222224;
float const v642 = 0.285714298;
float const v644 = fma(v640, v639, v642);
float const v645 = 0.400000006;
float const v647 = fma(v644, v639, v645);
float const v648 = 0.666666686;
float const v650 = fma(v647, v639, v648);
float const v651 = -v636;
float const v653 = fma(v639, v650, v651);
float const v654 = -2.121944420e-04;
float const v655 = v630 * v654;
float const v656 = fma(v638, v653, v655);
float const v657 = 0.693359375;
float const v658 = v636 + v656;
float const v659 = fma(v630, v657, v658);
uint32_t const v660 = 2139095040;
bool const v661 = v623 < v660;
float const v662 = v661 ? v659 : v621;
float const v663 = *v698;
float const v664 = v662 - v663;
float const v666 = v618 ? v664 : v40;
float * const v670 = &v9[v28];
*v670 = v666;
}
}
return;
}
