// cross_entropy_kernel in src/layers/cross_entropy.rs, scene f32, cubes of 256 x 1 x 1
// comptime: v: Variant { group: Group { lanes: 32, units: 256, }, padded: false, gradient: false, },

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
extern "C" __global__ void __launch_bounds__(256)  cross_entropy_kernel(float_4 const* const __restrict__ v1, uint32_t const* const __restrict__ v5, float * const __restrict__ v9, __grid_constant__ info_st const info_v614) {
extern __shared__ __align__(4) char v622[];uint32_t const v3 = 0;
uint32_t const v615 = info_v614.scalars_u32[0];
uint32_t const v616 = info_v614.scalars_u32[1];
uint32_t const v1020 = blockIdx.z;
uint32_t const v1021 = uint32_t(v1020);
uint32_t const v1022 = gridDim.y;
uint32_t const v1023 = uint32_t(v1022);
uint32_t const v1024 = v1021 * v1023;
uint32_t const v1025 = gridDim.x;
uint32_t const v1026 = uint32_t(v1025);
uint32_t const v1027 = v1024 * v1026;
uint32_t const v1028 = blockIdx.y;
uint32_t const v1029 = uint32_t(v1028);
uint32_t const v1032 = v1029 * v1026;
uint32_t const v1033 = v1027 + v1032;
uint32_t const v1034 = blockIdx.x;
uint32_t const v1035 = uint32_t(v1034);
uint32_t const v1036 = v1033 + v1035;
uint32_t const v1107 = 256;
uint32_t const v1039 = v1036 * v1107;
uint32_t const v1067 = threadIdx.x;
uint32_t const v1041 = uint32_t(v1067);
uint32_t const v1042 = v1039 + v1041;
uint32_t const v18 = 32;
uint32_t const v19 = v1042 / v18;
uint32_t const v20 = uint32_t(v615);
bool const v21 = v19 < v20;
uint32_t const v26 = 1;
uint32_t const v27 = v20 - v26;
uint32_t const v28 = min(v19, v27);
uint32_t const v32 = v1041 % v18;
uint32_t const v33 = uint32_t(v616);
uint32_t const v34 = v28 * v33;
uint32_t const* const v38 = &v5[v28];
uint32_t const v39 = *v38;
float const v40 = 0;
float_4 const v41 = float_4{v40, v40, v40, v40};
float const v42 = -3.399999950e+38;
float_4 const v43 = float_4{v42, v42, v42, v42};
float_4 v627_store;
float_4 * v627 = &v627_store;*v627 = v43;
for(uint32_t v46 = v32; v46 < v33; v46 += v18) {
uint32_t const v48 = v34 + v46;
float_4 const* const v52 = &v1[v48];
float_4 const v53 = *v52;
float_4 const v54 = *v627;
float const v641 = v54.i_0;
float const v642 = v53.i_0;
float const v643 = max(v641, v642);
float const v644 = v54.i_1;
float const v645 = v53.i_1;
float const v646 = max(v644, v645);
float const v647 = v54.i_2;
float const v648 = v53.i_2;
float const v649 = max(v647, v648);
float const v650 = v54.i_3;
float const v651 = v53.i_3;
float const v652 = max(v650, v651);
float_4 const v653 = float_4{v643, v646, v649, v652};
*v627 = v653;
}
float_4 const v56 = *v627;
float const v57 = v56.i_0;
float const v60 = v56.i_1;
float const v62 = max(v57, v60);
float const v64 = v56.i_2;
float const v66 = max(v62, v64);
float const v68 = v56.i_3;
float const v70 = max(v66, v68);
float v630_store;
float * v630 = &v630_store;*v630 = v70;
array<float, 256> * const v624 = reinterpret_cast<array<float, 256> *>(&v622[0]);
float * const v84 = &(*v624)[v1041];
*v84 = v70;
__syncthreads();
uint32_t const v86 = 16;
bool const v87 = v32 < v86;
if(v87) {
float const v92 = *v84;
uint32_t const v94 = v1041 + v86;
float * const v98 = &(*v624)[v94];
float const v99 = *v98;
float const v100 = max(v92, v99);
*v84 = v100;
}
__syncthreads();
uint32_t const v105 = 8;
bool const v106 = v32 < v105;
if(v106) {
float const v111 = *v84;
uint32_t const v113 = v1041 + v105;
float * const v117 = &(*v624)[v113];
float const v118 = *v117;
float const v119 = max(v111, v118);
*v84 = v119;
}
__syncthreads();
uint32_t const v124 = 4;
bool const v125 = v32 < v124;
if(v125) {
float const v130 = *v84;
uint32_t const v132 = v1041 + v124;
float * const v136 = &(*v624)[v132];
float const v137 = *v136;
float const v138 = max(v130, v137);
*v84 = v138;
}
__syncthreads();
uint32_t const v143 = 2;
bool const v144 = v32 < v143;
if(v144) {
float const v149 = *v84;
uint32_t const v151 = v1041 + v143;
float * const v155 = &(*v624)[v151];
float const v156 = *v155;
float const v157 = max(v149, v156);
*v84 = v157;
}
__syncthreads();
bool const v163 = v32 < v26;
if(v163) {
float const v168 = *v84;
uint32_t const v170 = v1041 + v26;
float * const v174 = &(*v624)[v170];
float const v175 = *v174;
float const v176 = max(v168, v175);
*v84 = v176;
}
__syncthreads();
uint32_t const v181 = v1041 - v32;
float * const v185 = &(*v624)[v181];
float const v186 = *v185;
*v630 = v186;
__syncthreads();
float_4 v631_store;
float_4 * v631 = &v631_store;*v631 = v41;
float_4 v632_store;
float_4 * v632 = &v632_store;*v632 = v41;
for(uint32_t v190 = v32; v190 < v33; v190 += v18) {
uint32_t const v192 = v34 + v190;
float_4 const* const v196 = &v1[v192];
float_4 const v197 = *v196;
float const v198 = *v630;
float const v654 = v197.i_0;
float const v656 = v654 - v198;
float const v657 = v197.i_1;
float const v659 = v657 - v198;
float const v660 = v197.i_2;
float const v662 = v660 - v198;
float const v663 = v197.i_3;
float const v665 = v663 - v198;
float const v201 = -87.3365402;
float const v203 = 88.7228317;
bool const v669 = v656 > v203;
bool const v672 = v659 > v203;
bool const v675 = v662 > v203;
bool const v678 = v665 > v203;
float const v683 = v669 ? v203 : v656;
float const v687 = v672 ? v203 : v659;
float const v691 = v675 ? v203 : v662;
float const v695 = v678 ? v203 : v665;
bool const v699 = v656 < v201;
bool const v702 = v659 < v201;
bool const v705 = v662 < v201;
bool const v708 = v665 < v201;
float const v210 = 1.44269502;
float const v712 = v683 * v210;
float const v715 = v687 * v210;
float const v718 = v691 * v210;
float const v721 = v695 * v210;
float const v724 = rint(v712);float const v726 = rint(v715);float const v728 = rint(v718);float const v730 = rint(v721);float const v733 = -v724;
float const v735 = -v726;
float const v737 = -v728;
float const v739 = -v730;
float const v215 = 0.693359375;
float const v744 = fma(v733, v215, v683);
float const v748 = fma(v735, v215, v687);
float const v752 = fma(v737, v215, v691);
float const v756 = fma(v739, v215, v695);
float const v759 = v41.i_0;
float const v761 = v699 ? v759 : v744;
float const v763 = v41.i_1;
float const v765 = v702 ? v763 : v748;
float const v767 = v41.i_2;
float const v769 = v705 ? v767 : v752;
float const v771 = v41.i_3;
float const v773 = v708 ? v771 : v756;
float const v220 = -2.121944420e-04;
float const v787 = fma(v733, v220, v761);
float const v791 = fma(v735, v220, v765);
float const v795 = fma(v737, v220, v769);
float const v799 = fma(v739, v220, v773);
float const v223 = 0.00139262504;
float const v226 = 0.00836323295;
float const v804 = fma(v223, v787, v226);
float const v808 = fma(v223, v791, v226);
float const v812 = fma(v223, v795, v226);
float const v816 = fma(v223, v799, v226);
float const v230 = 0.0416665524;
float const v821 = fma(v804, v787, v230);
float const v825 = fma(v808, v791, v230);
float const v829 = fma(v812, v795, v230);
float const v833 = fma(v816, v799, v230);
float const v234 = 0.166665763;
float const v838 = fma(v821, v787, v234);
float const v842 = fma(v825, v791, v234);
float const v846 = fma(v829, v795, v234);
float const v850 = fma(v833, v799, v234);
float const v238 = 0.5;
float const v855 = fma(v838, v787, v238);
float const v859 = fma(v842, v791, v238);
float const v863 = fma(v846, v795, v238);
float const v867 = fma(v850, v799, v238);
float const v871 = v787 * v787;
float const v874 = v791 * v791;
float const v877 = v795 * v795;
float const v880 = v799 * v799;
float const v885 = fma(v871, v855, v787);
float const v889 = fma(v874, v859, v791);
float const v893 = fma(v877, v863, v795);
float const v897 = fma(v880, v867, v799);
float const v245 = 1;
float const v901 = v885 + v245;
float const v904 = v889 + v245;
float const v907 = v893 + v245;
float const v910 = v897 + v245;
float_4 const v911 = float_4{v901, v904, v907, v910};
int32_t_4 const v249 = reinterpret_cast<const int32_t_4&>(v911);
int32_t const v913 = int32_t(v724);
int32_t const v915 = int32_t(v726);
int32_t const v917 = int32_t(v728);
int32_t const v919 = int32_t(v730);
int32_t const v251 = 23;
int32_t const v923 = v913 << v251;
int32_t const v926 = v915 << v251;
int32_t const v929 = v917 << v251;
int32_t const v932 = v919 << v251;
int32_t const v934 = v249.i_0;
int32_t const v936 = v934 + v923;
int32_t const v937 = v249.i_1;
int32_t const v939 = v937 + v926;
int32_t const v940 = v249.i_2;
int32_t const v942 = v940 + v929;
int32_t const v943 = v249.i_3;
int32_t const v945 = v943 + v932;
int32_t_4 const v946 = int32_t_4{v936, v939, v942, v945};
float_4 const v255 = reinterpret_cast<const float_4&>(v946);
float const v949 = v255.i_0;
float const v950 = v699 ? v759 : v949;
float const v953 = v255.i_1;
float const v954 = v702 ? v763 : v953;
float const v957 = v255.i_2;
float const v958 = v705 ? v767 : v957;
float const v961 = v255.i_3;
float const v962 = v708 ? v771 : v961;
float_4 const v257 = *v631;
float const v964 = v257.i_0;
float const v966 = v964 + v950;
float const v967 = v257.i_1;
float const v969 = v967 + v954;
float const v970 = v257.i_2;
float const v972 = v970 + v958;
float const v973 = v257.i_3;
float const v975 = v973 + v962;
float_4 const v976 = float_4{v966, v969, v972, v975};
*v631 = v976;
uint32_t const v260 = v190 * v124;
uint32_t const v261 = uint32_t(v260);
uint32_t const v274 = v260 + v26;
uint32_t const v275 = uint32_t(v274);
uint32_t const v281 = v260 + v143;
uint32_t const v282 = uint32_t(v281);
uint32_t const v287 = 3;
uint32_t const v288 = v260 + v287;
uint32_t const v289 = uint32_t(v288);
bool const v979 = v261 == v39;
bool const v982 = v275 == v39;
bool const v985 = v282 == v39;
bool const v988 = v289 == v39;
float const v993 = v979 ? v656 : v759;
float const v997 = v982 ? v659 : v763;
float const v1001 = v985 ? v662 : v767;
float const v1005 = v988 ? v665 : v771;
float_4 const v296 = *v632;
float const v1007 = v296.i_0;
float const v1009 = v1007 + v993;
float const v1010 = v296.i_1;
float const v1012 = v1010 + v997;
float const v1013 = v296.i_2;
float const v1015 = v1013 + v1001;
float const v1016 = v296.i_3;
float const v1018 = v1016 + v1005;
float_4 const v1019 = float_4{v1009, v1012, v1015, v1018};
*v632 = v1019;
}
float_4 const v298 = *v631;
float const v299 = v298.i_0;
float const v302 = v298.i_1;
float const v304 = v299 + v302;
float const v306 = v298.i_2;
float const v308 = v304 + v306;
float const v310 = v298.i_3;
float const v312 = v308 + v310;
float v637_store;
float * v637 = &v637_store;*v637 = v312;
array<float, 256> * const v625 = reinterpret_cast<array<float, 256> *>(&v622[1024]);
float * const v326 = &(*v625)[v1041];
*v326 = v312;
__syncthreads();
if(v87) {
float const v334 = *v326;
uint32_t const v336 = v1041 + v86;
float * const v340 = &(*v625)[v336];
float const v341 = *v340;
float const v342 = v334 + v341;
*v326 = v342;
}
__syncthreads();
if(v106) {
float const v353 = *v326;
uint32_t const v355 = v1041 + v105;
float * const v359 = &(*v625)[v355];
float const v360 = *v359;
float const v361 = v353 + v360;
*v326 = v361;
}
__syncthreads();
if(v125) {
float const v372 = *v326;
uint32_t const v374 = v1041 + v124;
float * const v378 = &(*v625)[v374];
float const v379 = *v378;
float const v380 = v372 + v379;
*v326 = v380;
}
__syncthreads();
if(v144) {
float const v391 = *v326;
uint32_t const v393 = v1041 + v143;
float * const v397 = &(*v625)[v393];
float const v398 = *v397;
float const v399 = v391 + v398;
*v326 = v399;
}
__syncthreads();
if(v163) {
float const v410 = *v326;
uint32_t const v412 = v1041 + v26;
float * const v416 = &(*v625)[v412];
float const v417 = *v416;
float const v418 = v410 + v417;
*v326 = v418;
}
__syncthreads();
float * const v427 = &(*v625)[v181];
float const v428 = *v427;
*v637 = v428;
__syncthreads();
float_4 const v429 = *v632;
float const v430 = v429.i_0;
float const v433 = v429.i_1;
float const v435 = v430 + v433;
float const v437 = v429.i_2;
float const v439 = v435 + v437;
float const v441 = v429.i_3;
float const v443 = v439 + v441;
float v639_store;
float * v639 = &v639_store;*v639 = v443;
array<float, 256> * const v623 = reinterpret_cast<array<float, 256> *>(&v622[2048]);
float * const v457 = &(*v623)[v1041];
*v457 = v443;
__syncthreads();
if(v87) {
float const v465 = *v457;
uint32_t const v467 = v1041 + v86;
float * const v471 = &(*v623)[v467];
float const v472 = *v471;
float const v473 = v465 + v472;
*v457 = v473;
}
__syncthreads();
if(v106) {
float const v484 = *v457;
uint32_t const v486 = v1041 + v105;
float * const v490 = &(*v623)[v486];
float const v491 = *v490;
float const v492 = v484 + v491;
*v457 = v492;
}
__syncthreads();
if(v125) {
float const v503 = *v457;
uint32_t const v505 = v1041 + v124;
float * const v509 = &(*v623)[v505];
float const v510 = *v509;
float const v511 = v503 + v510;
*v457 = v511;
}
__syncthreads();
if(v144) {
float const v522 = *v457;
uint32_t const v524 = v1041 + v143;
float * const v528 = &(*v623)[v524];
float const v529 = *v528;
float const v530 = v522 + v529;
*v457 = v530;
}
__syncthreads();
if(v163) {
float const v541 = *v457;
uint32_t const v543 = v1041 + v26;
float * const v547 = &(*v623)[v543];
float const v548 = *v547;
float const v549 = v541 + v548;
*v457 = v549;
}
__syncthreads();
float * const v558 = &(*v623)[v181];
float const v559 = *v558;
*v639 = v559;
__syncthreads();
if(v21) {
uint32_t const v560 = 4294967295;
bool const v561 = v39 != v560;
bool const v563 = v32 == v3;
if(v563) {
float const v564 = *v637;
float const v565 = 1;
uint32_t const v566 = reinterpret_cast<const uint32_t&>(v564);
uint32_t const v567 = 4913933;
uint32_t const v568 = v566 + v567;
uint32_t const v569 = 23;
uint32_t const v570 = v568 >> v569;
float const v571 = float(v570);
float const v572 = 127;
float const v573 = v571 - v572;
uint32_t const v574 = 8388607;
uint32_t const v575 = v568 & v574;
uint32_t const v576 = 1060439283;
uint32_t const v577 = v575 + v576;
float const v578 = reinterpret_cast<const float&>(v577);
float const v579 = v578 - v565;
float const v580 = v578 + v565;
float const v581 = v579 / v580;
float const v582 = v581 * v581;
float const v583 = 0.222222224;
float const v585 = 0.285714298;
float const v587 = fma(v583, v582, v585);
float const v588 = 0.400000006;
float const v590 = fma(v587, v582, v588);
float const v591 = 0.666666686;
float const v593 = fma(v590, v582, v591);
float const v594 = -v579;
float const v596 = fma(v582, v593, v594);
float const v597 = -2.121944420e-04;
float const v598 = v573 * v597;
float const v599 = fma(v581, v596, v598);
float const v600 = 0.693359375;
float const v601 = v579 + v599;
float const v602 = fma(v573, v600, v601);
uint32_t const v603 = 2139095040;
bool const v604 = v566 < v603;
float const v605 = v604 ? v602 : v564;
float const v606 = *v639;
float const v607 = v605 - v606;
float const v609 = v561 ? v607 : v40;
float * const v613 = &v9[v28];
*v613 = v609;
}
}
return;
}
