// chunk_sum_kernel in src/layers/reduce.rs, scene f32, cubes of 256 x 1 x 1
// comptime: squares: false,

@group(0) @binding(1) var<storage, read_write> v5: array<f32>;
@group(0) @binding(0) var<storage, read_write> v1: array<f32>;
struct info_st { scalars_f32: array<f32, 2>, scalars_u32: array<u32, 2>, static_meta: array<u32, 2> }
@group(0) @binding(2) var<storage, read> info_var: info_st;
@compute @workgroup_size(256, 1, 1)
fn chunk_sum_kernel(@builtin(workgroup_id) v1015: vec3<u32>, @builtin(num_workgroups) v1017: vec3<u32>, @builtin(local_invocation_index) v1024: u32) {
let v1123 = &v5;
let v1124 = &v1;
let v3 = u32(0);
let v9 = info_var.scalars_f32[0];
let v10 = info_var.scalars_u32[0];
let v1016 = v1015[2];
let v993 = u32(v1016);
let v1018 = v1017[1];
let v995 = u32(v1018);
let v996 = v993 * v995;
let v1019 = v1017[0];
let v998 = u32(v1019);
let v999 = v996 * v998;
let v1020 = v1015[1];
let v1001 = u32(v1020);
let v1004 = v1001 * v998;
let v1005 = v999 + v1004;
let v1022 = v1015[0];
let v1007 = u32(v1022);
let v1008 = v1005 + v1007;
let v1026 = u32(256);
let v1011 = v1008 * v1026;
let v1025 = v1024;
let v1013 = u32(v1025);
let v1014 = v1011 + v1013;
let v12 = u32(4096);
let v13 = v1014 * v12;
let v14 = u32(v10);
let v15 = u32(1);
let v17 = v13 < v14;
if v17 {
var<function> v989_store: array<f32, 16>= array<f32, 16>();
let v989 = &v989_store;
let v20 = u32(16);
let v22 = f32(0.0);
let v27 = &(*v989)[v3];
*v27 = v22;
let v33 = &(*v989)[v15];
*v33 = v22;
let v37 = u32(2);
let v39 = &(*v989)[v37];
*v39 = v22;
let v43 = u32(3);
let v45 = &(*v989)[v43];
*v45 = v22;
let v49 = u32(4);
let v51 = &(*v989)[v49];
*v51 = v22;
let v55 = u32(5);
let v57 = &(*v989)[v55];
*v57 = v22;
let v61 = u32(6);
let v63 = &(*v989)[v61];
*v63 = v22;
let v67 = u32(7);
let v69 = &(*v989)[v67];
*v69 = v22;
let v73 = u32(8);
let v75 = &(*v989)[v73];
*v75 = v22;
let v79 = u32(9);
let v81 = &(*v989)[v79];
*v81 = v22;
let v85 = u32(10);
let v87 = &(*v989)[v85];
*v87 = v22;
let v91 = u32(11);
let v93 = &(*v989)[v91];
*v93 = v22;
let v97 = u32(12);
let v99 = &(*v989)[v97];
*v99 = v22;
let v103 = u32(13);
let v105 = &(*v989)[v103];
*v105 = v22;
let v109 = u32(14);
let v111 = &(*v989)[v109];
*v111 = v22;
let v115 = u32(15);
let v117 = &(*v989)[v115];
*v117 = v22;
let v118 = v14 - v13;
let v120 = min(v118, v12);
let v122 = v120 / v20;
for(var v125: u32 = v3; v125 < v122; v125 += v15) {
let v132 = *v27;
let v134 = v125 * v20;
let v135 = v13 + v134;
let v141 = &(*v1124)[v135];
let v142 = *v141;
let v143 = v132 + v142;
*v27 = v143;
let v154 = *v33;
let v159 = v135 + v15;
let v163 = &(*v1124)[v159];
let v164 = *v163;
let v165 = v154 + v164;
*v33 = v165;
let v176 = *v39;
let v181 = v135 + v37;
let v185 = &(*v1124)[v181];
let v186 = *v185;
let v187 = v176 + v186;
*v39 = v187;
let v198 = *v45;
let v203 = v135 + v43;
let v207 = &(*v1124)[v203];
let v208 = *v207;
let v209 = v198 + v208;
*v45 = v209;
let v220 = *v51;
let v225 = v135 + v49;
let v229 = &(*v1124)[v225];
let v230 = *v229;
let v231 = v220 + v230;
*v51 = v231;
let v242 = *v57;
let v247 = v135 + v55;
let v251 = &(*v1124)[v247];
let v252 = *v251;
let v253 = v242 + v252;
*v57 = v253;
let v264 = *v63;
let v269 = v135 + v61;
let v273 = &(*v1124)[v269];
let v274 = *v273;
let v275 = v264 + v274;
*v63 = v275;
let v286 = *v69;
let v291 = v135 + v67;
let v295 = &(*v1124)[v291];
let v296 = *v295;
let v297 = v286 + v296;
*v69 = v297;
let v308 = *v75;
let v313 = v135 + v73;
let v317 = &(*v1124)[v313];
let v318 = *v317;
let v319 = v308 + v318;
*v75 = v319;
let v330 = *v81;
let v335 = v135 + v79;
let v339 = &(*v1124)[v335];
let v340 = *v339;
let v341 = v330 + v340;
*v81 = v341;
let v352 = *v87;
let v357 = v135 + v85;
let v361 = &(*v1124)[v357];
let v362 = *v361;
let v363 = v352 + v362;
*v87 = v363;
let v374 = *v93;
let v379 = v135 + v91;
let v383 = &(*v1124)[v379];
let v384 = *v383;
let v385 = v374 + v384;
*v93 = v385;
let v396 = *v99;
let v401 = v135 + v97;
let v405 = &(*v1124)[v401];
let v406 = *v405;
let v407 = v396 + v406;
*v99 = v407;
let v418 = *v105;
let v423 = v135 + v103;
let v427 = &(*v1124)[v423];
let v428 = *v427;
let v429 = v418 + v428;
*v105 = v429;
let v440 = *v111;
let v445 = v135 + v109;
let v449 = &(*v1124)[v445];
let v450 = *v449;
let v451 = v440 + v450;
*v111 = v451;
let v462 = *v117;
let v467 = v135 + v115;
let v471 = &(*v1124)[v467];
let v472 = *v471;
let v473 = v462 + v472;
*v117 = v473;

}
let v480 = v122 * v20;
let v483 = v480 < v120;
if v483 {
let v489 = *v27;
let v490 = v13 + v480;
let v496 = &(*v1124)[v490];
let v497 = *v496;
let v498 = v489 + v497;
*v27 = v498;

}
let v505 = v480 + v15;
let v506 = v505 < v120;
if v506 {
let v512 = *v33;
let v513 = v13 + v480;
let v515 = v513 + v15;
let v519 = &(*v1124)[v515];
let v520 = *v519;
let v521 = v512 + v520;
*v33 = v521;

}
let v528 = v480 + v37;
let v529 = v528 < v120;
if v529 {
let v535 = *v39;
let v536 = v13 + v480;
let v538 = v536 + v37;
let v542 = &(*v1124)[v538];
let v543 = *v542;
let v544 = v535 + v543;
*v39 = v544;

}
let v551 = v480 + v43;
let v552 = v551 < v120;
if v552 {
let v558 = *v45;
let v559 = v13 + v480;
let v561 = v559 + v43;
let v565 = &(*v1124)[v561];
let v566 = *v565;
let v567 = v558 + v566;
*v45 = v567;

}
let v574 = v480 + v49;
let v575 = v574 < v120;
if v575 {
let v581 = *v51;
let v582 = v13 + v480;
let v584 = v582 + v49;
let v588 = &(*v1124)[v584];
let v589 = *v588;
let v590 = v581 + v589;
*v51 = v590;

}
let v597 = v480 + v55;
let v598 = v597 < v120;
if v598 {
let v604 = *v57;
let v605 = v13 + v480;
let v607 = v605 + v55;
let v611 = &(*v1124)[v607];
let v612 = *v611;
let v613 = v604 + v612;
*v57 = v613;

}
let v620 = v480 + v61;
let v621 = v620 < v120;
if v621 {
let v627 = *v63;
let v628 = v13 + v480;
let v630 = v628 + v61;
let v634 = &(*v1124)[v630];
let v635 = *v634;
let v636 = v627 + v635;
*v63 = v636;

}
let v643 = v480 + v67;
let v644 = v643 < v120;
if v644 {
let v650 = *v69;
let v651 = v13 + v480;
let v653 = v651 + v67;
let v657 = &(*v1124)[v653];
let v658 = *v657;
let v659 = v650 + v658;
*v69 = v659;

}
let v666 = v480 + v73;
let v667 = v666 < v120;
if v667 {
let v673 = *v75;
let v674 = v13 + v480;
let v676 = v674 + v73;
let v680 = &(*v1124)[v676];
let v681 = *v680;
let v682 = v673 + v681;
*v75 = v682;

}
let v689 = v480 + v79;
let v690 = v689 < v120;
if v690 {
let v696 = *v81;
let v697 = v13 + v480;
let v699 = v697 + v79;
let v703 = &(*v1124)[v699];
let v704 = *v703;
let v705 = v696 + v704;
*v81 = v705;

}
let v712 = v480 + v85;
let v713 = v712 < v120;
if v713 {
let v719 = *v87;
let v720 = v13 + v480;
let v722 = v720 + v85;
let v726 = &(*v1124)[v722];
let v727 = *v726;
let v728 = v719 + v727;
*v87 = v728;

}
let v735 = v480 + v91;
let v736 = v735 < v120;
if v736 {
let v742 = *v93;
let v743 = v13 + v480;
let v745 = v743 + v91;
let v749 = &(*v1124)[v745];
let v750 = *v749;
let v751 = v742 + v750;
*v93 = v751;

}
let v758 = v480 + v97;
let v759 = v758 < v120;
if v759 {
let v765 = *v99;
let v766 = v13 + v480;
let v768 = v766 + v97;
let v772 = &(*v1124)[v768];
let v773 = *v772;
let v774 = v765 + v773;
*v99 = v774;

}
let v781 = v480 + v103;
let v782 = v781 < v120;
if v782 {
let v788 = *v105;
let v789 = v13 + v480;
let v791 = v789 + v103;
let v795 = &(*v1124)[v791];
let v796 = *v795;
let v797 = v788 + v796;
*v105 = v797;

}
let v804 = v480 + v109;
let v805 = v804 < v120;
if v805 {
let v811 = *v111;
let v812 = v13 + v480;
let v814 = v812 + v109;
let v818 = &(*v1124)[v814];
let v819 = *v818;
let v820 = v811 + v819;
*v111 = v820;

}
let v827 = v480 + v115;
let v828 = v827 < v120;
if v828 {
let v834 = *v117;
let v835 = v13 + v480;
let v837 = v835 + v115;
let v841 = &(*v1124)[v837];
let v842 = *v841;
let v843 = v834 + v842;
*v117 = v843;

}
var<function> v991_store: f32;
let v991 = &v991_store;
*v991 = v22;
let v857 = *v27;
let v858 = *v991;
let v859 = v858 + v857;
*v991 = v859;
let v865 = *v33;
let v866 = *v991;
let v867 = v866 + v865;
*v991 = v867;
let v873 = *v39;
let v874 = *v991;
let v875 = v874 + v873;
*v991 = v875;
let v881 = *v45;
let v882 = *v991;
let v883 = v882 + v881;
*v991 = v883;
let v889 = *v51;
let v890 = *v991;
let v891 = v890 + v889;
*v991 = v891;
let v897 = *v57;
let v898 = *v991;
let v899 = v898 + v897;
*v991 = v899;
let v905 = *v63;
let v906 = *v991;
let v907 = v906 + v905;
*v991 = v907;
let v913 = *v69;
let v914 = *v991;
let v915 = v914 + v913;
*v991 = v915;
let v921 = *v75;
let v922 = *v991;
let v923 = v922 + v921;
*v991 = v923;
let v929 = *v81;
let v930 = *v991;
let v931 = v930 + v929;
*v991 = v931;
let v937 = *v87;
let v938 = *v991;
let v939 = v938 + v937;
*v991 = v939;
let v945 = *v93;
let v946 = *v991;
let v947 = v946 + v945;
*v991 = v947;
let v953 = *v99;
let v954 = *v991;
let v955 = v954 + v953;
*v991 = v955;
let v961 = *v105;
let v962 = *v991;
let v963 = v962 + v961;
*v991 = v963;
let v969 = *v111;
let v970 = *v991;
let v971 = v970 + v969;
*v991 = v971;
let v977 = *v117;
let v978 = *v991;
let v979 = v978 + v977;
*v991 = v979;
let v980 = *v991;
let v981 = v980 * v9;
let v985 = &(*v1123)[v1014];
*v985 = v981;

}
return;

}
