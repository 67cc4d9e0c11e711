// cross_entropy_kernel in src/layers/cross_entropy.rs, scene f32, cubes of 256 x 1 x 1
// comptime: v: Variant { group: Group { lanes: 64, units: 256, }, padded: false, gradient: true, },

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
extern "C" __global__ void __launch_bounds__(256) cross_entropy_kernel(float_4 * const __restrict__ v1, uint32_t const* const __restrict__ v5, float * const __restrict__ v9, info_st const* const __restrict__ v745) {
extern __shared__ __align__(4) char v755[];uint32_t const* const dynamic_meta_v747 = reinterpret_cast<uint32_t const*>(v745 + 1);
const info_st& info_v746 = *v745;uint32_t const v3 = 0;
uint32_t const v748 = info_v746.scalars_u32[0];
uint32_t const v749 = info_v746.scalars_u32[1];
float const v751 = info_v746.scalars_f32[0];
uint32_t const v1225 = blockIdx.z;
uint32_t const v1226 = uint32_t(v1225);
uint32_t const v1227 = gridDim.y;
uint32_t const v1228 = uint32_t(v1227);
uint32_t const v1229 = v1226 * v1228;
uint32_t const v1230 = gridDim.x;
uint32_t const v1231 = uint32_t(v1230);
uint32_t const v1232 = v1229 * v1231;
uint32_t const v1233 = blockIdx.y;
uint32_t const v1234 = uint32_t(v1233);
uint32_t const v1237 = v1234 * v1231;
uint32_t const v1238 = v1232 + v1237;
uint32_t const v1239 = blockIdx.x;
uint32_t const v1240 = uint32_t(v1239);
uint32_t const v1241 = v1238 + v1240;
uint32_t const v1312 = 256;
uint32_t const v1244 = v1241 * v1312;
uint32_t const v1272 = threadIdx.x;
uint32_t const v1246 = uint32_t(v1272);
uint32_t const v1247 = v1244 + v1246;
uint32_t const v18 = 64;
uint32_t const v19 = v1247 / v18;
uint32_t const v20 = uint32_t(v748);
bool const v21 = v19 < v20;
uint32_t const v26 = 1;
uint32_t const v27 = v20 - v26;
uint32_t const v28 = min(v19, v27);
uint32_t const v32 = v1246 % v18;
uint32_t const v33 = uint32_t(v749);
uint32_t const v34 = v28 * v33;
uint32_t const* const v38 = &v5[v28];
uint32_t const v39 = *v38;
float const v40 = 0;
float_4 const v41 = float_4{v40, v40, v40, v40};
float const v42 = -3.399999950e+38;
float_4 const v43 = float_4{v42, v42, v42, v42};
float_4 v760_store;
float_4 * v760 = &v760_store;*v760 = v43;
for(uint32_t v46 = v32; v46 < v33; v46 += v18) {
uint32_t const v48 = v34 + v46;
float_4 * const v52 = &v1[v48];
float_4 const v53 = *v52;
float_4 const v54 = *v760;
float const v777 = v54.i_0;
float const v778 = v53.i_0;
float const v779 = max(v777, v778);
float const v780 = v54.i_1;
float const v781 = v53.i_1;
float const v782 = max(v780, v781);
float const v783 = v54.i_2;
float const v784 = v53.i_2;
float const v785 = max(v783, v784);
float const v786 = v54.i_3;
float const v787 = v53.i_3;
float const v788 = max(v786, v787);
float_4 const v789 = float_4{v779, v782, v785, v788};
*v760 = v789;
}
float_4 const v56 = *v760;
float const v57 = v56.i_0;
float const v60 = v56.i_1;
float const v62 = max(v57, v60);
float const v64 = v56.i_2;
float const v66 = max(v62, v64);
float const v68 = v56.i_3;
float const v70 = max(v66, v68);
float v763_store;
float * v763 = &v763_store;*v763 = v70;
array<float, 256> * const v758 = reinterpret_cast<array<float, 256> *>(&v755[0]);
float * const v84 = &(*v758)[v1246];
*v84 = v70;
__syncthreads();
uint32_t const v86 = 32;
bool const v87 = v32 < v86;
if(v87) {
float const v92 = *v84;
uint32_t const v94 = v1246 + v86;
float * const v98 = &(*v758)[v94];
float const v99 = *v98;
float const v100 = max(v92, v99);
*v84 = v100;
}
__syncthreads();
uint32_t const v105 = 16;
bool const v106 = v32 < v105;
if(v106) {
float const v111 = *v84;
uint32_t const v113 = v1246 + v105;
float * const v117 = &(*v758)[v113];
float const v118 = *v117;
float const v119 = max(v111, v118);
*v84 = v119;
}
__syncthreads();
uint32_t const v124 = 8;
bool const v125 = v32 < v124;
if(v125) {
float const v130 = *v84;
uint32_t const v132 = v1246 + v124;
float * const v136 = &(*v758)[v132];
float const v137 = *v136;
float const v138 = max(v130, v137);
*v84 = v138;
}
__syncthreads();
uint32_t const v143 = 4;
bool const v144 = v32 < v143;
if(v144) {
float const v149 = *v84;
uint32_t const v151 = v1246 + v143;
float * const v155 = &(*v758)[v151];
float const v156 = *v155;
float const v157 = max(v149, v156);
*v84 = v157;
}
__syncthreads();
uint32_t const v162 = 2;
bool const v163 = v32 < v162;
if(v163) {
float const v168 = *v84;
uint32_t const v170 = v1246 + v162;
float * const v174 = &(*v758)[v170];
float const v175 = *v174;
float const v176 = max(v168, v175);
*v84 = v176;
}
__syncthreads();
bool const v182 = v32 < v26;
if(v182) {
float const v187 = *v84;
uint32_t const v189 = v1246 + v26;
float * const v193 = &(*v758)[v189];
float const v194 = *v193;
float const v195 = max(v187, v194);
*v84 = v195;
}
__syncthreads();
uint32_t const v200 = v1246 - v32;
float * const v204 = &(*v758)[v200];
float const v205 = *v204;
*v763 = v205;
__syncthreads();
float_4 v764_store;
float_4 * v764 = &v764_store;*v764 = v41;
float_4 v765_store;
float_4 * v765 = &v765_store;*v765 = v41;
for(uint32_t v209 = v32; v209 < v33; v209 += v18) {
uint32_t const v211 = v34 + v209;
float_4 * const v215 = &v1[v211];
float_4 const v216 = *v215;
float const v217 = *v763;
float const v790 = v216.i_0;
float const v792 = v790 - v217;
float const v793 = v216.i_1;
float const v795 = v793 - v217;
float const v796 = v216.i_2;
float const v798 = v796 - v217;
float const v799 = v216.i_3;
float const v801 = v799 - v217;
float const v220 = -87.3365402;
float const v222 = 88.7228317;
bool const v805 = v792 > v222;
bool const v808 = v795 > v222;
bool const v811 = v798 > v222;
bool const v814 = v801 > v222;
float const v819 = v805 ? v222 : v792;
float const v823 = v808 ? v222 : v795;
float const v827 = v811 ? v222 : v798;
float const v831 = v814 ? v222 : v801;
bool const v835 = v792 < v220;
bool const v838 = v795 < v220;
bool const v841 = v798 < v220;
bool const v844 = v801 < v220;
float const v229 = 1.44269502;
float const v848 = v819 * v229;
float const v851 = v823 * v229;
float const v854 = v827 * v229;
float const v857 = v831 * v229;
float const v860 = rint(v848);float const v862 = rint(v851);float const v864 = rint(v854);float const v866 = rint(v857);float const v869 = -v860;
float const v871 = -v862;
float const v873 = -v864;
float const v875 = -v866;
float const v234 = 0.693359375;
float const v880 = fma(v869, v234, v819);
float const v884 = fma(v871, v234, v823);
float const v888 = fma(v873, v234, v827);
float const v892 = fma(v875, v234, v831);
float const v895 = v41.i_0;
float const v897 = v835 ? v895 : v880;
float const v899 = v41.i_1;
float const v901 = v838 ? v899 : v884;
float const v903 = v41.i_2;
float const v905 = v841 ? v903 : v888;
float const v907 = v41.i_3;
float const v909 = v844 ? v907 : v892;
float const v239 = -2.121944420e-04;
float const v923 = fma(v869, v239, v897);
float const v927 = fma(v871, v239, v901);
float const v931 = fma(v873, v239, v905);
float const v935 = fma(v875, v239, v909);
float const v242 = 0.00139262504;
float const v245 = 0.00836323295;
float const v940 = fma(v242, v923, v245);
float const v944 = fma(v242, v927, v245);
float const v948 = fma(v242, v931, v245);
float const v952 = fma(v242, v935, v245);
float const v249 = 0.0416665524;
float const v957 = fma(v940, v923, v249);
float const v961 = fma(v944, v927, v249);
float const v965 = fma(v948, v931, v249);
float const v969 = fma(v952, v935, v249);
float const v253 = 0.166665763;
float const v974 = fma(v957, v923, v253);
float const v978 = fma(v961, v927, v253);
float const v982 = fma(v965, v931, v253);
float const v986 = fma(v969, v935, v253);
float const v257 = 0.5;
float const v991 = fma(v974, v923, v257);
float const v995 = fma(v978, v927, v257);
float const v999 = fma(v982, v931, v257);
float const v1003 = fma(v986, v935, v257);
float const v1007 = v923 * v923;
float const v1010 = v927 * v927;
float const v1013 = v931 * v931;
float const v1016 = v935 * v935;
float const v1021 = fma(v1007, v991, v923);
float const v1025 = fma(v1010, v995, v927);
float const v1029 = fma(v1013, v999, v931);
float const v1033 = fma(v1016, v1003, v935);
float const v264 = 1;
float const v1037 = v1021 + v264;
float const v1040 = v1025 + v264;
float const v1043 = v1029 + v264;
float const v1046 = v1033 + v264;
float_4 const v1047 = float_4{v1037, v1040, v1043, v1046};
int32_t_4 const v268 = reinterpret_cast<const int32_t_4&>(v1047);
int32_t const v1049 = int32_t(v860);
int32_t const v1051 = int32_t(v862);
int32_t const v1053 = int32_t(v864);
int32_t const v1055 = int32_t(v866);
int32_t const v270 = 23;
int32_t const v1059 = v1049 << v270;
int32_t const v1062 = v1051 << v270;
int32_t const v1065 = v1053 << v270;
int32_t const v1068 = v1055 << v270;
int32_t const v1070 = v268.i_0;
int32_t const v1072 = v1070 + v1059;
int32_t const v1073 = v268.i_1;
int32_t const v1075 = v1073 + v1062;
int32_t const v1076 = v268.i_2;
int32_t const v1078 = v1076 + v1065;
int32_t const v1079 = v268.i_3;
int32_t const v1081 = v1079 + v1068;
int32_t_4 const v1082 = int32_t_4{v1072, v1075, v1078, v1081};
float_4 const v274 = reinterpret_cast<const float_4&>(v1082);
float const v1085 = v274.i_0;
float const v1086 = v835 ? v895 : v1085;
float const v1089 = v274.i_1;
float const v1090 = v838 ? v899 : v1089;
float const v1093 = v274.i_2;
float const v1094 = v841 ? v903 : v1093;
float const v1097 = v274.i_3;
float const v1098 = v844 ? v907 : v1097;
float_4 const v1099 = float_4{v1086, v1090, v1094, v1098};
float_4 const v276 = *v764;
float const v1100 = v276.i_0;
float const v1101 = v1099.i_0;
float const v1102 = v1100 + v1101;
float const v1103 = v276.i_1;
float const v1104 = v1099.i_1;
float const v1105 = v1103 + v1104;
float const v1106 = v276.i_2;
float const v1107 = v1099.i_2;
float const v1108 = v1106 + v1107;
float const v1109 = v276.i_3;
float const v1110 = v1099.i_3;
float const v1111 = v1109 + v1110;
float_4 const v1112 = float_4{v1102, v1105, v1108, v1111};
*v764 = v1112;
uint32_t const v279 = v209 * v143;
uint32_t const v280 = uint32_t(v279);
uint32_t const v293 = v279 + v26;
uint32_t const v294 = uint32_t(v293);
uint32_t const v300 = v279 + v162;
uint32_t const v301 = uint32_t(v300);
uint32_t const v306 = 3;
uint32_t const v307 = v279 + v306;
uint32_t const v308 = uint32_t(v307);
bool const v1115 = v280 == v39;
bool const v1118 = v294 == v39;
bool const v1121 = v301 == v39;
bool const v1124 = v308 == v39;
float const v1129 = v1115 ? v792 : v895;
float const v1133 = v1118 ? v795 : v899;
float const v1137 = v1121 ? v798 : v903;
float const v1141 = v1124 ? v801 : v907;
float_4 const v315 = *v765;
float const v1143 = v315.i_0;
float const v1145 = v1143 + v1129;
float const v1146 = v315.i_1;
float const v1148 = v1146 + v1133;
float const v1149 = v315.i_2;
float const v1151 = v1149 + v1137;
float const v1152 = v315.i_3;
float const v1154 = v1152 + v1141;
float_4 const v1155 = float_4{v1145, v1148, v1151, v1154};
*v765 = v1155;
if(v21) {
*v215 = v1099;
}
}
float_4 const v322 = *v764;
float const v323 = v322.i_0;
float const v326 = v322.i_1;
float const v328 = v323 + v326;
float const v330 = v322.i_2;
float const v332 = v328 + v330;
float const v334 = v322.i_3;
float const v336 = v332 + v334;
float v770_store;
float * v770 = &v770_store;*v770 = v336;
array<float, 256> * const v756 = reinterpret_cast<array<float, 256> *>(&v755[1024]);
float * const v350 = &(*v756)[v1246];
*v350 = v336;
__syncthreads();
if(v87) {
float const v358 = *v350;
uint32_t const v360 = v1246 + v86;
float * const v364 = &(*v756)[v360];
float const v365 = *v364;
float const v366 = v358 + v365;
*v350 = v366;
}
__syncthreads();
if(v106) {
float const v377 = *v350;
uint32_t const v379 = v1246 + v105;
float * const v383 = &(*v756)[v379];
float const v384 = *v383;
float const v385 = v377 + v384;
*v350 = v385;
}
__syncthreads();
if(v125) {
float const v396 = *v350;
uint32_t const v398 = v1246 + v124;
float * const v402 = &(*v756)[v398];
float const v403 = *v402;
float const v404 = v396 + v403;
*v350 = v404;
}
__syncthreads();
if(v144) {
float const v415 = *v350;
uint32_t const v417 = v1246 + v143;
float * const v421 = &(*v756)[v417];
float const v422 = *v421;
float const v423 = v415 + v422;
*v350 = v423;
}
__syncthreads();
if(v163) {
float const v434 = *v350;
uint32_t const v436 = v1246 + v162;
float * const v440 = &(*v756)[v436];
float const v441 = *v440;
float const v442 = v434 + v441;
*v350 = v442;
}
__syncthreads();
if(v182) {
float const v453 = *v350;
uint32_t const v455 = v1246 + v26;
float * const v459 = &(*v756)[v455];
float const v460 = *v459;
float const v461 = v453 + v460;
*v350 = v461;
}
__syncthreads();
float * const v470 = &(*v756)[v200];
float const v471 = *v470;
*v770 = v471;
__syncthreads();
float_4 const v472 = *v765;
float const v473 = v472.i_0;
float const v476 = v472.i_1;
float const v478 = v473 + v476;
float const v480 = v472.i_2;
float const v482 = v478 + v480;
float const v484 = v472.i_3;
float const v486 = v482 + v484;
float v772_store;
float * v772 = &v772_store;*v772 = v486;
array<float, 256> * const v757 = reinterpret_cast<array<float, 256> *>(&v755[2048]);
float * const v500 = &(*v757)[v1246];
*v500 = v486;
__syncthreads();
if(v87) {
float const v508 = *v500;
uint32_t const v510 = v1246 + v86;
float * const v514 = &(*v757)[v510];
float const v515 = *v514;
float const v516 = v508 + v515;
*v500 = v516;
}
__syncthreads();
if(v106) {
float const v527 = *v500;
uint32_t const v529 = v1246 + v105;
float * const v533 = &(*v757)[v529];
float const v534 = *v533;
float const v535 = v527 + v534;
*v500 = v535;
}
__syncthreads();
if(v125) {
float const v546 = *v500;
uint32_t const v548 = v1246 + v124;
float * const v552 = &(*v757)[v548];
float const v553 = *v552;
float const v554 = v546 + v553;
*v500 = v554;
}
__syncthreads();
if(v144) {
float const v565 = *v500;
uint32_t const v567 = v1246 + v143;
float * const v571 = &(*v757)[v567];
float const v572 = *v571;
float const v573 = v565 + v572;
*v500 = v573;
}
__syncthreads();
if(v163) {
float const v584 = *v500;
uint32_t const v586 = v1246 + v162;
float * const v590 = &(*v757)[v586];
float const v591 = *v590;
float const v592 = v584 + v591;
*v500 = v592;
}
__syncthreads();
if(v182) {
float const v603 = *v500;
uint32_t const v605 = v1246 + v26;
float * const v609 = &(*v757)[v605];
float const v610 = *v609;
float const v611 = v603 + v610;
*v500 = v611;
}
__syncthreads();
float * const v620 = &(*v757)[v200];
float const v621 = *v620;
*v772 = v621;
__syncthreads();
if(v21) {
uint32_t const v622 = 4294967295;
bool const v623 = v39 != v622;
bool const v625 = v32 == v3;
if(v625) {
float const v626 = *v770;
float const v627 = 1;
uint32_t const v628 = reinterpret_cast<const uint32_t&>(v626);
uint32_t const v629 = 4913933;
uint32_t const v630 = v628 + v629;
uint32_t const v631 = 23;
uint32_t const v632 = v630 >> v631;
float const v633 = float(v632);
float const v634 = 127;
float const v635 = v633 - v634;
uint32_t const v636 = 8388607;
uint32_t const v637 = v630 & v636;
uint32_t const v638 = 1060439283;
uint32_t const v639 = v637 + v638;
float const v640 = reinterpret_cast<const float&>(v639);
float const v641 = v640 - v627;
float const v642 = v640 + v627;
float const v643 = v641 / v642;
float const v644 = v643 * v643;
float const v645 = 0.222222224;
float const v647 = 0.285714298;
float const v649 = fma(v645, v644, v647);
float const v650 = 0.400000006;
float const v652 = fma(v649, v644, v650);
float const v653 = 0.666666686;
float const v655 = fma(v652, v644, v653);
float const v656 = -v641;
float const v658 = fma(v644, v655, v656);
float const v659 = -2.121944420e-04;
float const v660 = v635 * v659;
float const v661 = fma(v643, v658, v660);
float const v662 = 0.693359375;
float const v663 = v641 + v661;
float const v664 = fma(v635, v662, v663);
uint32_t const v665 = 2139095040;
bool const v666 = v628 < v665;
float const v667 = v666 ? v664 : v626;
float const v668 = *v772;
float const v669 = v667 - v668;
float const v671 = v623 ? v669 : v40;
float * const v675 = &v9[v28];
*v675 = v671;
}
if(v623) {
float const v676 = 1;
float const v677 = *v770;
float const v678 = v676 / v677;
for(uint32_t v684 = v32; v684 < v33; v684 += v18) {
uint32_t const v687 = v684 * v143;
uint32_t const v688 = uint32_t(v687);
uint32_t const v701 = v687 + v26;
uint32_t const v702 = uint32_t(v701);
uint32_t const v708 = v687 + v162;
uint32_t const v709 = uint32_t(v708);
uint32_t const v714 = 3;
uint32_t const v715 = v687 + v714;
uint32_t const v716 = uint32_t(v715);
bool const v1158 = v688 == v39;
bool const v1161 = v702 == v39;
bool const v1164 = v709 == v39;
bool const v1167 = v716 == v39;
float const v1171 = v41.i_0;
float const v1172 = v1158 ? v676 : v1171;
float const v1175 = v41.i_1;
float const v1176 = v1161 ? v676 : v1175;
float const v1179 = v41.i_2;
float const v1180 = v1164 ? v676 : v1179;
float const v1183 = v41.i_3;
float const v1184 = v1167 ? v676 : v1183;
uint32_t const v723 = v34 + v684;
float_4 * const v727 = &v1[v723];
float_4 const v728 = *v727;
float const v1186 = v728.i_0;
float const v1188 = v1186 * v678;
float const v1189 = v728.i_1;
float const v1191 = v1189 * v678;
float const v1192 = v728.i_2;
float const v1194 = v1192 * v678;
float const v1195 = v728.i_3;
float const v1197 = v1195 * v678;
float const v1201 = v1188 - v1172;
float const v1204 = v1191 - v1176;
float const v1207 = v1194 - v1180;
float const v1210 = v1197 - v1184;
float const v1214 = v1201 * v751;
float const v1217 = v1204 * v751;
float const v1220 = v1207 * v751;
float const v1223 = v1210 * v751;
float_4 const v1224 = float_4{v1214, v1217, v1220, v1223};
*v727 = v1224;
}
}
 else {
for(uint32_t v738 = v32; v738 < v33; v738 += v18) {
uint32_t const v740 = v34 + v738;
float_4 * const v744 = &v1[v740];
*v744 = v41;
}
}
}
return;
}
