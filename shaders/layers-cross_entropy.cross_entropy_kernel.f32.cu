// cross_entropy_kernel in src/layers/cross_entropy.rs, scene f32, cubes of 256 x 1 x 1
// comptime: v: Variant { group: Group { lanes: 32, units: 256, }, padded: false, gradient: true, },

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
struct alignas(16) int32_t_4 { int32_t i_0; int32_t i_1; int32_t i_2; int32_t i_3; };
struct alignas(16) float_4 { float i_0; float i_1; float i_2; float i_3; };

struct info_st {
    float scalars_f32[2];
uint32_t scalars_u32[4];uint32_t static_meta[4];
};
extern "C" __global__ void __launch_bounds__(256)  cross_entropy_kernel(float_4 * const __restrict__ v1, uint32_t const* const __restrict__ v5, float * const __restrict__ v9, __grid_constant__ info_st const info_v688) {
extern __shared__ __align__(4) char v696[];uint32_t const v3 = 0;
uint32_t const v689 = info_v688.scalars_u32[0];
uint32_t const v690 = info_v688.scalars_u32[1];
float const v692 = info_v688.scalars_f32[0];
uint32_t const v1166 = blockIdx.z;
uint32_t const v1167 = uint32_t(v1166);
uint32_t const v1168 = gridDim.y;
uint32_t const v1169 = uint32_t(v1168);
uint32_t const v1170 = v1167 * v1169;
uint32_t const v1171 = gridDim.x;
uint32_t const v1172 = uint32_t(v1171);
uint32_t const v1173 = v1170 * v1172;
uint32_t const v1174 = blockIdx.y;
uint32_t const v1175 = uint32_t(v1174);
uint32_t const v1178 = v1175 * v1172;
uint32_t const v1179 = v1173 + v1178;
uint32_t const v1180 = blockIdx.x;
uint32_t const v1181 = uint32_t(v1180);
uint32_t const v1182 = v1179 + v1181;
uint32_t const v1253 = 256;
uint32_t const v1185 = v1182 * v1253;
uint32_t const v1213 = threadIdx.x;
uint32_t const v1187 = uint32_t(v1213);
uint32_t const v1188 = v1185 + v1187;
uint32_t const v18 = 32;
uint32_t const v19 = v1188 / v18;
uint32_t const v20 = uint32_t(v689);
bool const v21 = v19 < v20;
uint32_t const v26 = 1;
uint32_t const v27 = v20 - v26;
uint32_t const v28 = min(v19, v27);
uint32_t const v32 = v1187 % v18;
uint32_t const v33 = uint32_t(v690);
uint32_t const v34 = v28 * v33;
uint32_t const* const v38 = &v5[v28];
uint32_t const v39 = *v38;
float const v40 = 0;
float_4 const v41 = float_4{v40, v40, v40, v40};
float const v42 = -3.399999950e+38;
float_4 const v43 = float_4{v42, v42, v42, v42};
float_4 v701_store;
float_4 * v701 = &v701_store;*v701 = v43;
for(uint32_t v46 = v32; v46 < v33; v46 += v18) {
uint32_t const v48 = v34 + v46;
float_4 * const v52 = &v1[v48];
float_4 const v53 = *v52;
float_4 const v54 = *v701;
float const v718 = v54.i_0;
float const v719 = v53.i_0;
float const v720 = max(v718, v719);
float const v721 = v54.i_1;
float const v722 = v53.i_1;
float const v723 = max(v721, v722);
float const v724 = v54.i_2;
float const v725 = v53.i_2;
float const v726 = max(v724, v725);
float const v727 = v54.i_3;
float const v728 = v53.i_3;
float const v729 = max(v727, v728);
float_4 const v730 = float_4{v720, v723, v726, v729};
*v701 = v730;
}
float_4 const v56 = *v701;
float const v57 = v56.i_0;
float const v60 = v56.i_1;
float const v62 = max(v57, v60);
float const v64 = v56.i_2;
float const v66 = max(v62, v64);
float const v68 = v56.i_3;
float const v70 = max(v66, v68);
float v704_store;
float * v704 = &v704_store;*v704 = v70;
array<float, 256> * const v697 = reinterpret_cast<array<float, 256> *>(&v696[0]);
float * const v84 = &(*v697)[v1187];
*v84 = v70;
__syncthreads();
uint32_t const v86 = 16;
bool const v87 = v32 < v86;
if(v87) {
float const v92 = *v84;
uint32_t const v94 = v1187 + v86;
float * const v98 = &(*v697)[v94];
float const v99 = *v98;
float const v100 = max(v92, v99);
*v84 = v100;
}
__syncthreads();
uint32_t const v105 = 8;
bool const v106 = v32 < v105;
if(v106) {
float const v111 = *v84;
uint32_t const v113 = v1187 + v105;
float * const v117 = &(*v697)[v113];
float const v118 = *v117;
float const v119 = max(v111, v118);
*v84 = v119;
}
__syncthreads();
uint32_t const v124 = 4;
bool const v125 = v32 < v124;
if(v125) {
float const v130 = *v84;
uint32_t const v132 = v1187 + v124;
float * const v136 = &(*v697)[v132];
float const v137 = *v136;
float const v138 = max(v130, v137);
*v84 = v138;
}
__syncthreads();
uint32_t const v143 = 2;
bool const v144 = v32 < v143;
if(v144) {
float const v149 = *v84;
uint32_t const v151 = v1187 + v143;
float * const v155 = &(*v697)[v151];
float const v156 = *v155;
float const v157 = max(v149, v156);
*v84 = v157;
}
__syncthreads();
bool const v163 = v32 < v26;
if(v163) {
float const v168 = *v84;
uint32_t const v170 = v1187 + v26;
float * const v174 = &(*v697)[v170];
float const v175 = *v174;
float const v176 = max(v168, v175);
*v84 = v176;
}
__syncthreads();
uint32_t const v181 = v1187 - v32;
float * const v185 = &(*v697)[v181];
float const v186 = *v185;
*v704 = v186;
__syncthreads();
float_4 v705_store;
float_4 * v705 = &v705_store;*v705 = v41;
float_4 v706_store;
float_4 * v706 = &v706_store;*v706 = v41;
for(uint32_t v190 = v32; v190 < v33; v190 += v18) {
uint32_t const v192 = v34 + v190;
float_4 * const v196 = &v1[v192];
float_4 const v197 = *v196;
float const v198 = *v704;
float const v731 = v197.i_0;
float const v733 = v731 - v198;
float const v734 = v197.i_1;
float const v736 = v734 - v198;
float const v737 = v197.i_2;
float const v739 = v737 - v198;
float const v740 = v197.i_3;
float const v742 = v740 - v198;
float const v201 = -87.3365402;
float const v203 = 88.7228317;
bool const v746 = v733 > v203;
bool const v749 = v736 > v203;
bool const v752 = v739 > v203;
bool const v755 = v742 > v203;
float const v760 = v746 ? v203 : v733;
float const v764 = v749 ? v203 : v736;
float const v768 = v752 ? v203 : v739;
float const v772 = v755 ? v203 : v742;
bool const v776 = v733 < v201;
bool const v779 = v736 < v201;
bool const v782 = v739 < v201;
bool const v785 = v742 < v201;
float const v210 = 1.44269502;
float const v789 = v760 * v210;
float const v792 = v764 * v210;
float const v795 = v768 * v210;
float const v798 = v772 * v210;
float const v801 = rint(v789);float const v803 = rint(v792);float const v805 = rint(v795);float const v807 = rint(v798);float const v810 = -v801;
float const v812 = -v803;
float const v814 = -v805;
float const v816 = -v807;
float const v215 = 0.693359375;
float const v821 = fma(v810, v215, v760);
float const v825 = fma(v812, v215, v764);
float const v829 = fma(v814, v215, v768);
float const v833 = fma(v816, v215, v772);
float const v836 = v41.i_0;
float const v838 = v776 ? v836 : v821;
float const v840 = v41.i_1;
float const v842 = v779 ? v840 : v825;
float const v844 = v41.i_2;
float const v846 = v782 ? v844 : v829;
float const v848 = v41.i_3;
float const v850 = v785 ? v848 : v833;
float const v220 = -2.121944420e-04;
float const v864 = fma(v810, v220, v838);
float const v868 = fma(v812, v220, v842);
float const v872 = fma(v814, v220, v846);
float const v876 = fma(v816, v220, v850);
float const v223 = 0.00139262504;
float const v226 = 0.00836323295;
float const v881 = fma(v223, v864, v226);
float const v885 = fma(v223, v868, v226);
float const v889 = fma(v223, v872, v226);
float const v893 = fma(v223, v876, v226);
float const v230 = 0.0416665524;
float const v898 = fma(v881, v864, v230);
float const v902 = fma(v885, v868, v230);
float const v906 = fma(v889, v872, v230);
float const v910 = fma(v893, v876, v230);
float const v234 = 0.166665763;
float const v915 = fma(v898, v864, v234);
float const v919 = fma(v902, v868, v234);
float const v923 = fma(v906, v872, v234);
float const v927 = fma(v910, v876, v234);
float const v238 = 0.5;
float const v932 = fma(v915, v864, v238);
float const v936 = fma(v919, v868, v238);
float const v940 = fma(v923, v872, v238);
float const v944 = fma(v927, v876, v238);
float const v948 = v864 * v864;
float const v951 = v868 * v868;
float const v954 = v872 * v872;
float const v957 = v876 * v876;
float const v962 = fma(v948, v932, v864);
float const v966 = fma(v951, v936, v868);
float const v970 = fma(v954, v940, v872);
float const v974 = fma(v957, v944, v876);
float const v245 = 1;
float const v978 = v962 + v245;
float const v981 = v966 + v245;
float const v984 = v970 + v245;
float const v987 = v974 + v245;
float_4 const v988 = float_4{v978, v981, v984, v987};
int32_t_4 const v249 = reinterpret_cast<const int32_t_4&>(v988);
int32_t const v990 = int32_t(v801);
int32_t const v992 = int32_t(v803);
int32_t const v994 = int32_t(v805);
int32_t const v996 = int32_t(v807);
int32_t const v251 = 23;
int32_t const v1000 = v990 << v251;
int32_t const v1003 = v992 << v251;
int32_t const v1006 = v994 << v251;
int32_t const v1009 = v996 << v251;
int32_t const v1011 = v249.i_0;
int32_t const v1013 = v1011 + v1000;
int32_t const v1014 = v249.i_1;
int32_t const v1016 = v1014 + v1003;
int32_t const v1017 = v249.i_2;
int32_t const v1019 = v1017 + v1006;
int32_t const v1020 = v249.i_3;
int32_t const v1022 = v1020 + v1009;
int32_t_4 const v1023 = int32_t_4{v1013, v1016, v1019, v1022};
float_4 const v255 = reinterpret_cast<const float_4&>(v1023);
float const v1026 = v255.i_0;
float const v1027 = v776 ? v836 : v1026;
float const v1030 = v255.i_1;
float const v1031 = v779 ? v840 : v1030;
float const v1034 = v255.i_2;
float const v1035 = v782 ? v844 : v1034;
float const v1038 = v255.i_3;
float const v1039 = v785 ? v848 : v1038;
float_4 const v1040 = float_4{v1027, v1031, v1035, v1039};
float_4 const v257 = *v705;
float const v1041 = v257.i_0;
float const v1042 = v1040.i_0;
float const v1043 = v1041 + v1042;
float const v1044 = v257.i_1;
float const v1045 = v1040.i_1;
float const v1046 = v1044 + v1045;
float const v1047 = v257.i_2;
float const v1048 = v1040.i_2;
float const v1049 = v1047 + v1048;
float const v1050 = v257.i_3;
float const v1051 = v1040.i_3;
float const v1052 = v1050 + v1051;
float_4 const v1053 = float_4{v1043, v1046, v1049, v1052};
*v705 = v1053;
uint32_t const v260 = v190 * v124;
uint32_t const v261 = uint32_t(v260);
uint32_t const v274 = v260 + v26;
uint32_t const v275 = uint32_t(v274);
uint32_t const v281 = v260 + v143;
uint32_t const v282 = uint32_t(v281);
uint32_t const v287 = 3;
uint32_t const v288 = v260 + v287;
uint32_t const v289 = uint32_t(v288);
bool const v1056 = v261 == v39;
bool const v1059 = v275 == v39;
bool const v1062 = v282 == v39;
bool const v1065 = v289 == v39;
float const v1070 = v1056 ? v733 : v836;
float const v1074 = v1059 ? v736 : v840;
float const v1078 = v1062 ? v739 : v844;
float const v1082 = v1065 ? v742 : v848;
float_4 const v296 = *v706;
float const v1084 = v296.i_0;
float const v1086 = v1084 + v1070;
float const v1087 = v296.i_1;
float const v1089 = v1087 + v1074;
float const v1090 = v296.i_2;
float const v1092 = v1090 + v1078;
float const v1093 = v296.i_3;
float const v1095 = v1093 + v1082;
float_4 const v1096 = float_4{v1086, v1089, v1092, v1095};
*v706 = v1096;
if(v21) {
*v196 = v1040;
}
}
float_4 const v303 = *v705;
float const v304 = v303.i_0;
float const v307 = v303.i_1;
float const v309 = v304 + v307;
float const v311 = v303.i_2;
float const v313 = v309 + v311;
float const v315 = v303.i_3;
float const v317 = v313 + v315;
float v711_store;
float * v711 = &v711_store;*v711 = v317;
array<float, 256> * const v698 = reinterpret_cast<array<float, 256> *>(&v696[1024]);
float * const v331 = &(*v698)[v1187];
*v331 = v317;
__syncthreads();
if(v87) {
float const v339 = *v331;
uint32_t const v341 = v1187 + v86;
float * const v345 = &(*v698)[v341];
float const v346 = *v345;
float const v347 = v339 + v346;
*v331 = v347;
}
__syncthreads();
if(v106) {
float const v358 = *v331;
uint32_t const v360 = v1187 + v105;
float * const v364 = &(*v698)[v360];
float const v365 = *v364;
float const v366 = v358 + v365;
*v331 = v366;
}
__syncthreads();
if(v125) {
float const v377 = *v331;
uint32_t const v379 = v1187 + v124;
float * const v383 = &(*v698)[v379];
float const v384 = *v383;
float const v385 = v377 + v384;
*v331 = v385;
}
__syncthreads();
if(v144) {
float const v396 = *v331;
uint32_t const v398 = v1187 + v143;
float * const v402 = &(*v698)[v398];
float const v403 = *v402;
float const v404 = v396 + v403;
*v331 = v404;
}
__syncthreads();
if(v163) {
float const v415 = *v331;
uint32_t const v417 = v1187 + v26;
float * const v421 = &(*v698)[v417];
float const v422 = *v421;
float const v423 = v415 + v422;
*v331 = v423;
}
__syncthreads();
float * const v432 = &(*v698)[v181];
float const v433 = *v432;
*v711 = v433;
__syncthreads();
float_4 const v434 = *v706;
float const v435 = v434.i_0;
float const v438 = v434.i_1;
float const v440 = v435 + v438;
float const v442 = v434.i_2;
float const v444 = v440 + v442;
float const v446 = v434.i_3;
float const v448 = v444 + v446;
float v713_store;
float * v713 = &v713_store;*v713 = v448;
array<float, 256> * const v699 = reinterpret_cast<array<float, 256> *>(&v696[2048]);
float * const v462 = &(*v699)[v1187];
*v462 = v448;
__syncthreads();
if(v87) {
float const v470 = *v462;
uint32_t const v472 = v1187 + v86;
float * const v476 = &(*v699)[v472];
float const v477 = *v476;
float const v478 = v470 + v477;
*v462 = v478;
}
__syncthreads();
if(v106) {
float const v489 = *v462;
uint32_t const v491 = v1187 + v105;
float * const v495 = &(*v699)[v491];
float const v496 = *v495;
float const v497 = v489 + v496;
*v462 = v497;
}
__syncthreads();
if(v125) {
float const v508 = *v462;
uint32_t const v510 = v1187 + v124;
float * const v514 = &(*v699)[v510];
float const v515 = *v514;
float const v516 = v508 + v515;
*v462 = v516;
}
__syncthreads();
if(v144) {
float const v527 = *v462;
uint32_t const v529 = v1187 + v143;
float * const v533 = &(*v699)[v529];
float const v534 = *v533;
float const v535 = v527 + v534;
*v462 = v535;
}
__syncthreads();
if(v163) {
float const v546 = *v462;
uint32_t const v548 = v1187 + v26;
float * const v552 = &(*v699)[v548];
float const v553 = *v552;
float const v554 = v546 + v553;
*v462 = v554;
}
__syncthreads();
float * const v563 = &(*v699)[v181];
float const v564 = *v563;
*v713 = v564;
__syncthreads();
if(v21) {
uint32_t const v565 = 4294967295;
bool const v566 = v39 != v565;
bool const v568 = v32 == v3;
if(v568) {
float const v569 = *v711;
float const v570 = 1;
uint32_t const v571 = reinterpret_cast<const uint32_t&>(v569);
uint32_t const v572 = 4913933;
uint32_t const v573 = v571 + v572;
uint32_t const v574 = 23;
uint32_t const v575 = v573 >> v574;
float const v576 = float(v575);
float const v577 = 127;
float const v578 = v576 - v577;
uint32_t const v579 = 8388607;
uint32_t const v580 = v573 & v579;
uint32_t const v581 = 1060439283;
uint32_t const v582 = v580 + v581;
float const v583 = reinterpret_cast<const float&>(v582);
float const v584 = v583 - v570;
float const v585 = v583 + v570;
float const v586 = v584 / v585;
float const v587 = v586 * v586;
float const v588 = 0.222222224;
float const v590 = 0.285714298;
float const v592 = fma(v588, v587, v590);
float const v593 = 0.400000006;
float const v595 = fma(v592, v587, v593);
float const v596 = 0.666666686;
float const v598 = fma(v595, v587, v596);
float const v599 = -v584;
float const v601 = fma(v587, v598, v599);
float const v602 = -2.121944420e-04;
float const v603 = v578 * v602;
float const v604 = fma(v586, v601, v603);
float const v605 = 0.693359375;
float const v606 = v584 + v604;
float const v607 = fma(v578, v605, v606);
uint32_t const v608 = 2139095040;
bool const v609 = v571 < v608;
float const v610 = v609 ? v607 : v569;
float const v611 = *v713;
float const v612 = v610 - v611;
float const v614 = v566 ? v612 : v40;
float * const v618 = &v9[v28];
*v618 = v614;
}
if(v566) {
float const v619 = 1;
float const v620 = *v711;
float const v621 = v619 / v620;
for(uint32_t v627 = v32; v627 < v33; v627 += v18) {
uint32_t const v630 = v627 * v124;
uint32_t const v631 = uint32_t(v630);
uint32_t const v644 = v630 + v26;
uint32_t const v645 = uint32_t(v644);
uint32_t const v651 = v630 + v143;
uint32_t const v652 = uint32_t(v651);
uint32_t const v657 = 3;
uint32_t const v658 = v630 + v657;
uint32_t const v659 = uint32_t(v658);
bool const v1099 = v631 == v39;
bool const v1102 = v645 == v39;
bool const v1105 = v652 == v39;
bool const v1108 = v659 == v39;
float const v1112 = v41.i_0;
float const v1113 = v1099 ? v619 : v1112;
float const v1116 = v41.i_1;
float const v1117 = v1102 ? v619 : v1116;
float const v1120 = v41.i_2;
float const v1121 = v1105 ? v619 : v1120;
float const v1124 = v41.i_3;
float const v1125 = v1108 ? v619 : v1124;
uint32_t const v666 = v34 + v627;
float_4 * const v670 = &v1[v666];
float_4 const v671 = *v670;
float const v1127 = v671.i_0;
float const v1129 = v1127 * v621;
float const v1130 = v671.i_1;
float const v1132 = v1130 * v621;
float const v1133 = v671.i_2;
float const v1135 = v1133 * v621;
float const v1136 = v671.i_3;
float const v1138 = v1136 * v621;
float const v1142 = v1129 - v1113;
float const v1145 = v1132 - v1117;
float const v1148 = v1135 - v1121;
float const v1151 = v1138 - v1125;
float const v1155 = v1142 * v692;
float const v1158 = v1145 * v692;
float const v1161 = v1148 * v692;
float const v1164 = v1151 * v692;
float_4 const v1165 = float_4{v1155, v1158, v1161, v1164};
*v670 = v1165;
}
}
 else {
for(uint32_t v681 = v32; v681 < v33; v681 += v18) {
uint32_t const v683 = v34 + v681;
float_4 * const v687 = &v1[v683];
*v687 = v41;
}
}
}
return;
}
