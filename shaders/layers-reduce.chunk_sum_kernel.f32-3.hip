// chunk_sum_kernel in src/layers/reduce.rs, scene f32, cubes of 256 x 1 x 1
// comptime: squares: false,

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
    float scalars_f32[2];
uint32_t scalars_u32[2];uint32_t static_meta[2];
};
extern "C" __global__ void __launch_bounds__(256) chunk_sum_kernel(float const* const __restrict__ v1, float * const __restrict__ v5, info_st const* const __restrict__ v986) {
uint32_t const* const dynamic_meta_v988 = reinterpret_cast<uint32_t const*>(v986 + 1);
const info_st& info_v987 = *v986;uint32_t const v3 = 0;
float const v989 = info_v987.scalars_f32[0];
uint32_t const v990 = info_v987.scalars_u32[0];
uint32_t const v997 = blockIdx.z;
uint32_t const v998 = uint32_t(v997);
uint32_t const v999 = gridDim.y;
uint32_t const v1000 = uint32_t(v999);
uint32_t const v1001 = v998 * v1000;
uint32_t const v1002 = gridDim.x;
uint32_t const v1003 = uint32_t(v1002);
uint32_t const v1004 = v1001 * v1003;
uint32_t const v1005 = blockIdx.y;
uint32_t const v1006 = uint32_t(v1005);
uint32_t const v1009 = v1006 * v1003;
uint32_t const v1010 = v1004 + v1009;
uint32_t const v1011 = blockIdx.x;
uint32_t const v1012 = uint32_t(v1011);
uint32_t const v1013 = v1010 + v1012;
uint32_t const v1040 = 256;
uint32_t const v1016 = v1013 * v1040;
uint32_t const v1021 = threadIdx.x;
uint32_t const v1018 = uint32_t(v1021);
uint32_t const v1019 = v1016 + v1018;
uint32_t const v12 = 4096;
uint32_t const v13 = v1019 * v12;
uint32_t const v14 = uint32_t(v990);
uint32_t const v15 = 1;
bool const v17 = v13 < v14;
if(v17) {
array<float, 16> v994_store = {};
array<float, 16> * v994 = &v994_store;uint32_t const v20 = 16;
float const v22 = 0;
float * const v27 = &(*v994)[v3];
*v27 = v22;
float * const v33 = &(*v994)[v15];
*v33 = v22;
uint32_t const v37 = 2;
float * const v39 = &(*v994)[v37];
*v39 = v22;
uint32_t const v43 = 3;
float * const v45 = &(*v994)[v43];
*v45 = v22;
uint32_t const v49 = 4;
float * const v51 = &(*v994)[v49];
*v51 = v22;
uint32_t const v55 = 5;
float * const v57 = &(*v994)[v55];
*v57 = v22;
uint32_t const v61 = 6;
float * const v63 = &(*v994)[v61];
*v63 = v22;
uint32_t const v67 = 7;
float * const v69 = &(*v994)[v67];
*v69 = v22;
uint32_t const v73 = 8;
float * const v75 = &(*v994)[v73];
*v75 = v22;
uint32_t const v79 = 9;
float * const v81 = &(*v994)[v79];
*v81 = v22;
uint32_t const v85 = 10;
float * const v87 = &(*v994)[v85];
*v87 = v22;
uint32_t const v91 = 11;
float * const v93 = &(*v994)[v91];
*v93 = v22;
uint32_t const v97 = 12;
float * const v99 = &(*v994)[v97];
*v99 = v22;
uint32_t const v103 = 13;
float * const v105 = &(*v994)[v103];
*v105 = v22;
uint32_t const v109 = 14;
float * const v111 = &(*v994)[v109];
*v111 = v22;
uint32_t const v115 = 15;
float * const v117 = &(*v994)[v115];
*v117 = v22;
uint32_t const v118 = v14 - v13;
uint32_t const v120 = min(v118, v12);
uint32_t const v122 = v120 / v20;
for(uint32_t v125 = v3; v125 < v122; v125 += v15) {
float const v132 = *v27;
uint32_t const v134 = v125 * v20;
uint32_t const v135 = v13 + v134;
float const* const v141 = &v1[v135];
float const v142 = *v141;
float const v143 = v132 + v142;
*v27 = v143;
float const v154 = *v33;
uint32_t const v159 = v135 + v15;
float const* const v163 = &v1[v159];
float const v164 = *v163;
float const v165 = v154 + v164;
*v33 = v165;
float const v176 = *v39;
uint32_t const v181 = v135 + v37;
float const* const v185 = &v1[v181];
float const v186 = *v185;
float const v187 = v176 + v186;
*v39 = v187;
float const v198 = *v45;
uint32_t const v203 = v135 + v43;
float const* const v207 = &v1[v203];
float const v208 = *v207;
float const v209 = v198 + v208;
*v45 = v209;
float const v220 = *v51;
uint32_t const v225 = v135 + v49;
float const* const v229 = &v1[v225];
float const v230 = *v229;
float const v231 = v220 + v230;
*v51 = v231;
float const v242 = *v57;
uint32_t const v247 = v135 + v55;
float const* const v251 = &v1[v247];
float const v252 = *v251;
float const v253 = v242 + v252;
*v57 = v253;
float const v264 = *v63;
uint32_t const v269 = v135 + v61;
float const* const v273 = &v1[v269];
float const v274 = *v273;
float const v275 = v264 + v274;
*v63 = v275;
float const v286 = *v69;
uint32_t const v291 = v135 + v67;
float const* const v295 = &v1[v291];
float const v296 = *v295;
float const v297 = v286 + v296;
*v69 = v297;
float const v308 = *v75;
uint32_t const v313 = v135 + v73;
float const* const v317 = &v1[v313];
float const v318 = *v317;
float const v319 = v308 + v318;
*v75 = v319;
float const v330 = *v81;
uint32_t const v335 = v135 + v79;
float const* const v339 = &v1[v335];
float const v340 = *v339;
float const v341 = v330 + v340;
*v81 = v341;
float const v352 = *v87;
uint32_t const v357 = v135 + v85;
float const* const v361 = &v1[v357];
float const v362 = *v361;
float const v363 = v352 + v362;
*v87 = v363;
float const v374 = *v93;
uint32_t const v379 = v135 + v91;
float const* const v383 = &v1[v379];
float const v384 = *v383;
float const v385 = v374 + v384;
*v93 = v385;
float const v396 = *v99;
uint32_t const v401 = v135 + v97;
float const* const v405 = &v1[v401];
float const v406 = *v405;
float const v407 = v396 + v406;
*v99 = v407;
float const v418 = *v105;
uint32_t const v423 = v135 + v103;
float const* const v427 = &v1[v423];
float const v428 = *v427;
float const v429 = v418 + v428;
*v105 = v429;
float const v440 = *v111;
uint32_t const v445 = v135 + v109;
float const* const v449 = &v1[v445];
float const v450 = *v449;
float const v451 = v440 + v450;
*v111 = v451;
float const v462 = *v117;
uint32_t const v467 = v135 + v115;
float const* const v471 = &v1[v467];
float const v472 = *v471;
float const v473 = v462 + v472;
*v117 = v473;
}
uint32_t const v480 = v122 * v20;
bool const v483 = v480 < v120;
if(v483) {
float const v489 = *v27;
uint32_t const v490 = v13 + v480;
float const* const v496 = &v1[v490];
float const v497 = *v496;
float const v498 = v489 + v497;
*v27 = v498;
}
uint32_t const v505 = v480 + v15;
bool const v506 = v505 < v120;
if(v506) {
float const v512 = *v33;
uint32_t const v513 = v13 + v480;
uint32_t const v515 = v513 + v15;
float const* const v519 = &v1[v515];
float const v520 = *v519;
float const v521 = v512 + v520;
*v33 = v521;
}
uint32_t const v528 = v480 + v37;
bool const v529 = v528 < v120;
if(v529) {
float const v535 = *v39;
uint32_t const v536 = v13 + v480;
uint32_t const v538 = v536 + v37;
float const* const v542 = &v1[v538];
float const v543 = *v542;
float const v544 = v535 + v543;
*v39 = v544;
}
uint32_t const v551 = v480 + v43;
bool const v552 = v551 < v120;
if(v552) {
float const v558 = *v45;
uint32_t const v559 = v13 + v480;
uint32_t const v561 = v559 + v43;
float const* const v565 = &v1[v561];
float const v566 = *v565;
float const v567 = v558 + v566;
*v45 = v567;
}
uint32_t const v574 = v480 + v49;
bool const v575 = v574 < v120;
if(v575) {
float const v581 = *v51;
uint32_t const v582 = v13 + v480;
uint32_t const v584 = v582 + v49;
float const* const v588 = &v1[v584];
float const v589 = *v588;
float const v590 = v581 + v589;
*v51 = v590;
}
uint32_t const v597 = v480 + v55;
bool const v598 = v597 < v120;
if(v598) {
float const v604 = *v57;
uint32_t const v605 = v13 + v480;
uint32_t const v607 = v605 + v55;
float const* const v611 = &v1[v607];
float const v612 = *v611;
float const v613 = v604 + v612;
*v57 = v613;
}
uint32_t const v620 = v480 + v61;
bool const v621 = v620 < v120;
if(v621) {
float const v627 = *v63;
uint32_t const v628 = v13 + v480;
uint32_t const v630 = v628 + v61;
float const* const v634 = &v1[v630];
float const v635 = *v634;
float const v636 = v627 + v635;
*v63 = v636;
}
uint32_t const v643 = v480 + v67;
bool const v644 = v643 < v120;
if(v644) {
float const v650 = *v69;
uint32_t const v651 = v13 + v480;
uint32_t const v653 = v651 + v67;
float const* const v657 = &v1[v653];
float const v658 = *v657;
float const v659 = v650 + v658;
*v69 = v659;
}
uint32_t const v666 = v480 + v73;
bool const v667 = v666 < v120;
if(v667) {
float const v673 = *v75;
uint32_t const v674 = v13 + v480;
uint32_t const v676 = v674 + v73;
float const* const v680 = &v1[v676];
float const v681 = *v680;
float const v682 = v673 + v681;
*v75 = v682;
}
uint32_t const v689 = v480 + v79;
bool const v690 = v689 < v120;
if(v690) {
float const v696 = *v81;
uint32_t const v697 = v13 + v480;
uint32_t const v699 = v697 + v79;
float const* const v703 = &v1[v699];
float const v704 = *v703;
float const v705 = v696 + v704;
*v81 = v705;
}
uint32_t const v712 = v480 + v85;
bool const v713 = v712 < v120;
if(v713) {
float const v719 = *v87;
uint32_t const v720 = v13 + v480;
uint32_t const v722 = v720 + v85;
float const* const v726 = &v1[v722];
float const v727 = *v726;
float const v728 = v719 + v727;
*v87 = v728;
}
uint32_t const v735 = v480 + v91;
bool const v736 = v735 < v120;
if(v736) {
float const v742 = *v93;
uint32_t const v743 = v13 + v480;
uint32_t const v745 = v743 + v91;
float const* const v749 = &v1[v745];
float const v750 = *v749;
float const v751 = v742 + v750;
*v93 = v751;
}
uint32_t const v758 = v480 + v97;
bool const v759 = v758 < v120;
if(v759) {
float const v765 = *v99;
uint32_t const v766 = v13 + v480;
uint32_t const v768 = v766 + v97;
float const* const v772 = &v1[v768];
float const v773 = *v772;
float const v774 = v765 + v773;
*v99 = v774;
}
uint32_t const v781 = v480 + v103;
bool const v782 = v781 < v120;
if(v782) {
float const v788 = *v105;
uint32_t const v789 = v13 + v480;
uint32_t const v791 = v789 + v103;
float const* const v795 = &v1[v791];
float const v796 = *v795;
float const v797 = v788 + v796;
*v105 = v797;
}
uint32_t const v804 = v480 + v109;
bool const v805 = v804 < v120;
if(v805) {
float const v811 = *v111;
uint32_t const v812 = v13 + v480;
uint32_t const v814 = v812 + v109;
float const* const v818 = &v1[v814];
float const v819 = *v818;
float const v820 = v811 + v819;
*v111 = v820;
}
uint32_t const v827 = v480 + v115;
bool const v828 = v827 < v120;
if(v828) {
float const v834 = *v117;
uint32_t const v835 = v13 + v480;
uint32_t const v837 = v835 + v115;
float const* const v841 = &v1[v837];
float const v842 = *v841;
float const v843 = v834 + v842;
*v117 = v843;
}
float const v857 = *v27;
float const v865 = *v33;
float const v867 = v857 + v865;
float const v873 = *v39;
float const v875 = v867 + v873;
float const v881 = *v45;
float const v883 = v875 + v881;
float const v889 = *v51;
float const v891 = v883 + v889;
float const v897 = *v57;
float const v899 = v891 + v897;
float const v905 = *v63;
float const v907 = v899 + v905;
float const v913 = *v69;
float const v915 = v907 + v913;
float const v921 = *v75;
float const v923 = v915 + v921;
float const v929 = *v81;
float const v931 = v923 + v929;
float const v937 = *v87;
float const v939 = v931 + v937;
float const v945 = *v93;
float const v947 = v939 + v945;
float const v953 = *v99;
float const v955 = v947 + v953;
float const v961 = *v105;
float const v963 = v955 + v961;
float const v969 = *v111;
float const v971 = v963 + v969;
float const v977 = *v117;
float const v979 = v971 + v977;
float const v981 = v979 * v989;
float * const v985 = &v5[v1019];
*v985 = v981;
}
return;
}
