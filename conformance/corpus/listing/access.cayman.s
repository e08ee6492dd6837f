	.text
	.section	.AMDGPU.config
	.long	166100
	.long	75
	.long	165900
	.long	0
	.long	166120
	.long	24
	.text
	.globl	walk_char
	.p2align	8
	.type	walk_char,@function
walk_char:
walk_char$local:
.Lfunc_begin0:
	ALU 5, @86, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 22, @92, KC0[CB0:0-32], KC1[]
	TEX 2 @56
	ALU 5, @115, KC0[CB0:0-32], KC1[]
	TEX 0 @62
	ALU 5, @121, KC0[CB0:0-32], KC1[]
.Ltmp1:
	ALU 4, @127, KC0[CB0:0-32], KC1[]
	TEX 1 @64
.Ltmp2:
	ALU 6, @132, KC0[CB0:0-32], KC1[]
.Ltmp3:
	ALU 74, @139, KC0[], KC1[]
	TEX 0 @68
.Ltmp4:
	ALU 109, @214, KC0[CB0:0-32], KC1[]
	ALU 1, @324, KC0[], KC1[]
	TEX 1 @70
	ALU 35, @326, KC0[], KC1[]
.Ltmp5:
	ALU 24, @362, KC0[], KC1[]
.Ltmp6:
	ALU 44, @387, KC0[], KC1[]
	TEX 3 @74
	ALU 102, @432, KC0[], KC1[]
	TEX 1 @82
	ALU 102, @535, KC0[], KC1[]
	MEM_RAT MSKOR T17.XW, T0.X
	ALU 113, @638, KC0[], KC1[]
	MEM_RAT MSKOR T13.XW, T74.X
	MEM_RAT MSKOR T14.XW, T73.X
	MEM_RAT MSKOR T15.XW, T72.X
	MEM_RAT MSKOR T16.XW, T71.X
	MEM_RAT MSKOR T18.XW, T70.X
	MEM_RAT MSKOR T19.XW, T69.X
	MEM_RAT MSKOR T20.XW, T68.X
	MEM_RAT MSKOR T21.XW, T67.X
	MEM_RAT MSKOR T22.XW, T66.X
	MEM_RAT MSKOR T23.XW, T65.X
	MEM_RAT MSKOR T24.XW, T64.X
	MEM_RAT MSKOR T25.XW, T63.X
	MEM_RAT MSKOR T26.XW, T62.X
	MEM_RAT MSKOR T27.XW, T61.X
	MEM_RAT MSKOR T28.XW, T60.X
	MEM_RAT MSKOR T29.XW, T59.X
	MEM_RAT MSKOR T32.XW, T58.X
	MEM_RAT MSKOR T34.XW, T56.X
	MEM_RAT MSKOR T36.XW, T53.X
	MEM_RAT MSKOR T38.XW, T51.X
	MEM_RAT MSKOR T40.XW, T49.X
	MEM_RAT MSKOR T42.XW, T46.X
	MEM_RAT MSKOR T44.XW, T45.X
	MEM_RAT MSKOR T39.XW, T43.X
	MEM_RAT MSKOR T48.XW, T41.X
	MEM_RAT MSKOR T50.XW, T37.X
	MEM_RAT MSKOR T52.XW, T35.X
	MEM_RAT MSKOR T47.XW, T33.X
	MEM_RAT MSKOR T55.XW, T31.X
	MEM_RAT MSKOR T57.XW, T30.X
	MEM_RAT MSKOR T17.XW, T1.X
	MEM_RAT MSKOR T54.XW, T0.X
	CF_END
	Fetch clause starting at 56:
	  VTX_READ_8 T14.X, T14.X, 0, #1
	  VTX_READ_8 T13.X, T13.X, 0, #1
	  VTX_READ_8 T1.X, T1.X, 0, #1
	Fetch clause starting at 62:
	  VTX_READ_8 T1.X, T15.X, 0, #1
	Fetch clause starting at 64:
	  VTX_READ_16 T1.X, T19.X, 1, #1
	  VTX_READ_16 T13.X, T13.X, 1, #1
	Fetch clause starting at 68:
	  VTX_READ_16 T21.X, T19.X, 3, #1
	Fetch clause starting at 70:
	  VTX_READ_16 T1.X, T0.X, 8, #1
	  VTX_READ_16 T30.X, T0.X, 10, #1
	Fetch clause starting at 74:
	  VTX_READ_16 T1.X, T0.X, 0, #1
	  VTX_READ_16 T30.X, T0.X, 2, #1
	  VTX_READ_16 T31.X, T0.X, 12, #1
	  VTX_READ_16 T33.X, T0.X, 14, #1
	Fetch clause starting at 82:
	  VTX_READ_16 T1.X, T0.X, 4, #1
	  VTX_READ_16 T0.X, T0.X, 6, #1
	ALU clause starting at 86:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp7:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Z,  
	ALU clause starting at 92:
	  MULHI_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULHI_INT   T0.Y, T0.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T0.W, literal.x,  
	1717986919(2.720083e+23), 0(0.000000e+00)
	  ASHR   T1.Y, PV.Y, 1,  
	  LSHR   T0.Z, PV.Y, literal.x,  
	  AND_INT * T1.W, T0.X, literal.y,  
	31(4.344025e-44), 7(9.809089e-45)
	  ADD_INT   T1.X, KC0[2].Z, PV.W,  
	  ADD_INT * T1.W, PV.Y, PV.Z,  
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[3].X,  
	  MULLO_INT   T0.Y (MASKED), T0.W, KC0[3].X,  
	  MULLO_INT   T0.Z, T0.W, KC0[3].X,  
	  MULLO_INT * T0.W (MASKED), T0.W, KC0[3].X,  
	  ADD_INT   T13.X, KC0[2].Y, PV.Z,  
	  SUB_INT * T1.W, T0.W, T0.Y,  
	  ADD_INT * T14.X, KC0[2].Z, PV.W,  
	ALU clause starting at 115:
	  ADD_INT   T15.X, KC0[2].Y, T0.W,  
	  XOR_INT * T1.W, T1.X, T13.X,  
	  LDS_BYTE_WRITE * T0.X, T1.W, 
	  ADD_INT * T1.W, T0.X, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T1.W, T14.X, 
	ALU clause starting at 121:
	  LSHL   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, T0.W, 1,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T13.X, KC0[2].Y, PV.W,  
	  AND_INT * T1.W, PV.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 127:
	  ADD_INT   T19.X, KC0[2].Z, T1.W,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T1.W, T1.X, 
	  GROUP_BARRIER
	ALU clause starting at 132:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	34(4.764415e-44), 0(0.000000e+00)
	  ADD_INT * T2.W, KC0[2].W, PV.Y,  
	  ADD_INT * T3.W, PV.W, 1,  
.Ltmp8:
	ALU clause starting at 139:
	  AND_INT * T1.W, T3.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T13.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T17.X, PV.Z, PV.W,  
	  LSHL * T17.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T17.Y, 0.0,  
	  MOV   T17.Z, 0.0,  
	  ADD_INT * T1.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  MOV * T5.W, literal.y,  
	3(4.203895e-45), 8(1.121039e-44)
	  BFE_UINT   T1.Z, T13.X, literal.x, PV.W, 
	  LSHL * T4.W, PV.Z, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T13.X, PV.Z, PV.W,  
	  LSHL * T13.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T13.Y, 0.0,  
	  LSHL * T4.W, T0.X, 1,  
	  ADD_INT   T0.Z, T2.W, literal.x,  
	  ADD_INT * T6.W, T0.X, PV.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T6.W 
	  MOV   T0.Y, OQAP,  
	  AND_INT * T4.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.Y, literal.x,  
	  LSHL * T4.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T14.X, PV.Z, PV.W,  
	  LSHL * T14.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T14.Y, 0.0,  
	  ADD_INT * T4.W, T2.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T7.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T1.Z, T0.Y, literal.x, T5.W, 
	  LSHL * T7.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T15.X, PV.Z, PV.W,  
	  LSHL * T15.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T15.Y, 0.0,  
	  ADD_INT   T1.Z, T2.W, literal.x,  
	  ADD_INT * T6.W, T6.W, literal.y,  BS:VEC_120/SCL_212
	5(7.006492e-45), 2(2.802597e-45)
	  LDS_UBYTE_READ_RET * OQAP, T6.W 
	  MOV   T0.Y, OQAP,  
	  AND_INT * T6.W, T1.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.Y, literal.x,  
	  LSHL * T6.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T16.X, PV.Z, PV.W,  
	  LSHL * T16.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T16.Y, 0.0,  
	  ADD_INT * T6.W, T2.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT * T7.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  AND_INT * T7.W, T1.X, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T18.X, PV.W, PV.Z,  
	  LSHL * T18.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T18.Y, 0.0,  
	  ADD_INT * T7.W, T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 214:
	  AND_INT * T8.W, T7.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  LSHR * T8.W, T1.X, literal.y,  
	3(4.203895e-45), 8(1.121039e-44)
	  LSHL   T19.X, PV.W, PV.Z,  
	  LSHL * T19.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T19.Y, 0.0,  
	  ADD_INT * T8.W, T2.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT * T9.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  AND_INT * T9.W, T21.X, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T20.X, PV.W, PV.Z,  
	  LSHL * T20.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T20.Y, 0.0,  
	  ADD_INT * T9.W, T2.W, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  AND_INT * T10.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  LSHR * T10.W, T21.X, literal.y,  
	3(4.203895e-45), 8(1.121039e-44)
	  LSHL   T21.X, PV.W, PV.Z,  
	  LSHL * T21.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV * T21.Y, 0.0,  
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	47663(6.679009e-41), 0(0.000000e+00)
	  LSHR * T10.W, PV.Y, literal.x,  
	19(2.662467e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T10.W, literal.x,  
	  MULLO_INT   T0.Y, T10.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T10.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T10.W, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  SUB_INT * T10.W, T0.X, PV.Y,  
	  AND_INT * T10.W, PV.W, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  LSHL * T12.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T2.Z, T2.W, literal.x,  
	  OR_INT * T10.W, PV.W, literal.y,  
	10(1.401298e-44), 3(4.203895e-45)
	  LDS_USHORT_READ_RET * OQAP, T10.W 
	  MOV   T0.X, OQAP,  
	  AND_INT * T10.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T3.Z, PV.X, literal.x,  
	  LSHL * T10.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T22.X, PV.Z, PV.W,  
	  LSHL * T22.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T22.Y, 0.0,  
	  ADD_INT * T10.W, T2.W, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  AND_INT * T11.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T3.Z, T0.X, literal.x,  
	  LSHL * T11.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T23.X, PV.Z, PV.W,  
	  LSHL * T23.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T23.Y, 0.0,  
	  ADD_INT   T3.Z, T2.W, literal.x,  
	  OR_INT * T11.W, T12.W, literal.y,  BS:VEC_120/SCL_212
	12(1.681558e-44), 5(7.006492e-45)
	  LDS_USHORT_READ_RET * OQAP, T11.W 
	  MOV   T1.X, OQAP,  
	  AND_INT * T11.W, T3.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T4.Z, PV.X, literal.x,  
	  LSHL * T11.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T24.X, PV.Z, PV.W,  
	  LSHL * T24.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV * T24.Y, 0.0,  
	  MULHI_INT   T0.X, T0.W, literal.x,  
	  MULHI_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T0.W, literal.x,  
	-1840700269(-6.346950e-28), 0(0.000000e+00)
	  ADD_INT * T11.W, PV.X, T0.W,  
	  LSHR   T4.Z, PV.W, literal.x,  
	  LSHR * T11.W, PV.W, literal.y,  
	2(2.802597e-45), 31(4.344025e-44)
	  ADD_INT * T11.W, PV.Z, PV.W,  
	  MULLO_INT   T0.X, T11.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T11.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T11.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T11.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T11.W, T0.W, PV.X,  
	  ADD_INT   T0.Y, T2.W, literal.x,  
	  LSHL   T4.Z, PV.W, literal.y,  
	  ADD_INT * T11.W, KC0[2].Y, KC0[3].X,  
	13(1.821688e-44), 4(5.605194e-45)
	  ADD_INT   T0.X, PV.W, PV.Z,  
	  LSHR * T4.Z, T1.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 324:
	  AND_INT * T11.W, T0.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 326:
	  LSHL * T11.W, T11.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T25.X, T4.Z, PV.W,  
	  LSHL * T25.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T25.Y, 0.0,  
	  ADD_INT   T4.Z, T2.W, literal.x,  
	  OR_INT * T11.W, T12.W, literal.y,  BS:VEC_120/SCL_212
	14(1.961818e-44), 7(9.809089e-45)
	  LDS_USHORT_READ_RET * OQAP, T11.W 
	  MOV   T1.Y, OQAP,  
	  AND_INT * T11.W, T4.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T5.Z, PV.Y, literal.x,  
	  LSHL * T11.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T26.X, PV.Z, PV.W,  
	  LSHL * T26.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T26.Y, 0.0,  
	  ADD_INT * T11.W, T2.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  AND_INT * T27.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T5.Z, T1.Y, literal.x,  
	  LSHL * T27.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T27.X, PV.Z, PV.W,  
	  LSHL * T27.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T27.Y, 0.0,  
	  ADD_INT   T5.Z, T2.W, literal.x,  
	  ADD_INT * T12.W, T12.W, literal.y,  BS:VEC_120/SCL_212
	16(2.242078e-44), 9(1.261169e-44)
	  LDS_USHORT_READ_RET * OQAP, T12.W 
	  MOV * T1.Y, OQAP,  
	ALU clause starting at 362:
	  AND_INT * T12.W, T5.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T6.Z, T1.Y, literal.x,  
	  LSHL * T12.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T28.X, PV.Z, PV.W,  
	  LSHL * T28.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T28.Y, 0.0,  
	  ADD_INT * T12.W, T2.W, literal.x,  
	17(2.382207e-44), 0(0.000000e+00)
	  AND_INT * T29.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T6.Z, T1.Y, literal.x,  
	  LSHL * T29.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T29.X, PV.Z, PV.W,  
	  LSHL * T29.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T29.Y, 0.0,  
	  LSHL * T30.W, T30.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT * T30.W, PV.W, T1.X,  
	  LSHR * T31.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 387:
	  ADD_INT * T31.W, T31.W, T0.W,  
	  ADD_INT   T1.Y, T1.X, T0.W,  
	  AND_INT   T6.Z, PV.W, literal.x,  
	  LSHR * T31.W, T30.W, literal.y,  
	255(3.573311e-43), 16(2.242078e-44)
	  ADD_INT   T2.Y, PV.W, T0.W,  
	  LSHL   T6.Z, PV.Z, literal.x,  
	  AND_INT * T31.W, PV.Y, literal.y,  
	8(1.121039e-44), 255(3.573311e-43)
	  OR_INT   T1.Y, PV.W, PV.Z,  
	  LSHL   T6.Z, PV.Y, literal.x,  
	  LSHR * T30.W, T30.W, literal.y,  
	16(2.242078e-44), 24(3.363116e-44)
	  ADD_INT   T7.Z, PV.W, T0.W,  
	  OR_INT * T30.W, PV.Y, PV.Z,  
	  AND_INT   T1.Y, PV.W, literal.x,  
	  LSHL   T6.Z, PV.Z, literal.y,  
	  ADD_INT * T30.W, T2.W, literal.z,  
	16777215(2.350989e-38), 24(3.363116e-44)
	26(3.643376e-44), 0(0.000000e+00)
	  AND_INT   T7.Z, PV.W, literal.x,  
	  OR_INT * T31.W, PV.Y, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T6.Z, PV.W, literal.x,  
	  LSHL * T32.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T32.X, PV.Z, PV.W,  
	  LSHL * T32.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T32.Y, 0.0,  
	  ADD_INT * T33.W, T2.W, literal.x,  
	27(3.783506e-44), 0(0.000000e+00)
	  AND_INT * T34.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T6.Z, T31.W, literal.x, T5.W, 
	  LSHL * T34.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T34.X, PV.Z, PV.W,  
	  LSHL * T34.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T34.Y, 0.0,  
	  ADD_INT * T35.W, T2.W, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  AND_INT * T36.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 432:
	  BFE_UINT   T6.Z, T31.W, literal.x, T5.W, 
	  LSHL * T36.W, T36.W, literal.y,  BS:VEC_120/SCL_212
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T36.X, PV.Z, PV.W,  
	  LSHL * T36.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T36.Y, 0.0,  
	  ADD_INT * T37.W, T2.W, literal.x,  
	29(4.063766e-44), 0(0.000000e+00)
	  AND_INT * T38.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T6.Z, T31.W, literal.x,  
	  LSHL * T31.W, PV.W, literal.y,  
	24(3.363116e-44), 3(4.203895e-45)
	  LSHL   T38.X, PV.Z, PV.W,  
	  LSHL * T38.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T38.Y, 0.0,  
	  LSHL * T31.W, T33.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT * T31.W, PV.W, T31.X,  
	  LSHR * T39.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT * T39.W, PV.W, T0.W,  
	  ADD_INT   T1.Y, T31.X, T0.W,  
	  AND_INT   T6.Z, PV.W, literal.x,  
	  LSHR * T39.W, T31.W, literal.y,  
	255(3.573311e-43), 16(2.242078e-44)
	  ADD_INT   T2.Y, PV.W, T0.W,  
	  LSHL   T6.Z, PV.Z, literal.x,  
	  AND_INT * T39.W, PV.Y, literal.y,  
	8(1.121039e-44), 255(3.573311e-43)
	  OR_INT   T1.Y, PV.W, PV.Z,  
	  LSHL   T6.Z, PV.Y, literal.x,  
	  LSHR * T31.W, T31.W, literal.y,  
	16(2.242078e-44), 24(3.363116e-44)
	  ADD_INT   T7.Z, PV.W, T0.W,  
	  OR_INT * T31.W, PV.Y, PV.Z,  
	  AND_INT   T1.Y, PV.W, literal.x,  
	  LSHL   T6.Z, PV.Z, literal.y,  
	  ADD_INT * T31.W, T2.W, literal.z,  
	16777215(2.350989e-38), 24(3.363116e-44)
	30(4.203895e-44), 0(0.000000e+00)
	  AND_INT   T7.Z, PV.W, literal.x,  
	  OR_INT * T39.W, PV.Y, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T6.Z, PV.W, literal.x,  
	  LSHL * T40.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T40.X, PV.Z, PV.W,  
	  LSHL * T40.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T40.Y, 0.0,  
	  ADD_INT * T41.W, T2.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  AND_INT * T42.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T6.Z, T39.W, literal.x, T5.W, 
	  LSHL * T42.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T42.X, PV.Z, PV.W,  
	  LSHL * T42.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T42.Y, 0.0,  
	  ADD_INT * T43.W, T2.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  AND_INT * T44.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T6.Z, T39.W, literal.x, T5.W, 
	  LSHL * T44.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T44.X, PV.Z, PV.W,  
	  LSHL * T44.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T44.Y, 0.0,  
	  ADD_INT * T45.W, T2.W, literal.x,  
	33(4.624285e-44), 0(0.000000e+00)
	  AND_INT * T46.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T6.Z, T39.W, literal.x,  
	  LSHL * T39.W, PV.W, literal.y,  
	24(3.363116e-44), 3(4.203895e-45)
	  LSHL   T39.X, PV.Z, PV.W,  
	  LSHL * T39.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T39.Y, 0.0,  
	  LSHL * T46.W, T30.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT * T46.W, PV.W, T1.X,  
	  LSHR * T47.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT * T47.W, PV.W, T0.W,  
	  ADD_INT   T1.Y, T1.X, T0.W,  
	  AND_INT   T6.Z, PV.W, literal.x,  
	  LSHR * T47.W, T46.W, literal.y,  
	255(3.573311e-43), 16(2.242078e-44)
	  ADD_INT   T2.Y, PV.W, T0.W,  
	  LSHL   T6.Z, PV.Z, literal.x,  
	  AND_INT * T47.W, PV.Y, literal.y,  
	8(1.121039e-44), 255(3.573311e-43)
	  OR_INT   T6.Z, PV.W, PV.Z,  
	  LSHL * T47.W, PV.Y, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	ALU clause starting at 535:
	  LSHR * T46.W, T46.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  ADD_INT   T7.Z, PV.W, T0.W,  
	  OR_INT * T46.W, T6.Z, T47.W,  BS:VEC_021/SCL_122
	  AND_INT   T1.Y, PV.W, literal.x,  
	  LSHL   T6.Z, PV.Z, literal.y,  
	  ADD_INT * T46.W, T2.W, literal.z,  
	16777215(2.350989e-38), 24(3.363116e-44)
	18(2.522337e-44), 0(0.000000e+00)
	  AND_INT   T7.Z, PV.W, literal.x,  
	  OR_INT * T47.W, PV.Y, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T6.Z, PV.W, literal.x,  
	  LSHL * T48.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T48.X, PV.Z, PV.W,  
	  LSHL * T48.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T48.Y, 0.0,  
	  ADD_INT * T49.W, T2.W, literal.x,  
	19(2.662467e-44), 0(0.000000e+00)
	  AND_INT * T50.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T6.Z, T47.W, literal.x, T5.W, 
	  LSHL * T50.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T50.X, PV.Z, PV.W,  
	  LSHL * T50.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T50.Y, 0.0,  
	  ADD_INT * T51.W, T2.W, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  AND_INT * T52.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T6.Z, T47.W, literal.x, T5.W, 
	  LSHL * T52.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T52.X, PV.Z, PV.W,  
	  LSHL * T52.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T52.Y, 0.0,  
	  ADD_INT * T53.W, T2.W, literal.x,  
	21(2.942727e-44), 0(0.000000e+00)
	  AND_INT * T54.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T6.Z, T47.W, literal.x,  
	  LSHL * T47.W, PV.W, literal.y,  
	24(3.363116e-44), 3(4.203895e-45)
	  LSHL   T47.X, PV.Z, PV.W,  
	  LSHL * T47.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T47.Y, 0.0,  
	  LSHL * T54.W, T0.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT * T54.W, PV.W, T1.X,  
	  LSHR * T55.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT * T55.W, PV.W, T0.W,  
	  ADD_INT   T1.Y, T1.X, T0.W,  
	  AND_INT   T6.Z, PV.W, literal.x,  
	  LSHR * T55.W, T54.W, literal.y,  
	255(3.573311e-43), 16(2.242078e-44)
	  ADD_INT   T2.Y, PV.W, T0.W,  
	  LSHL   T6.Z, PV.Z, literal.x,  
	  AND_INT * T55.W, PV.Y, literal.y,  
	8(1.121039e-44), 255(3.573311e-43)
	  OR_INT   T1.Y, PV.W, PV.Z,  
	  LSHL   T6.Z, PV.Y, literal.x,  
	  LSHR * T54.W, T54.W, literal.y,  
	16(2.242078e-44), 24(3.363116e-44)
	  ADD_INT   T7.Z, PV.W, T0.W,  
	  OR_INT * T0.W, PV.Y, PV.Z,  
	  AND_INT   T1.Y, PV.W, literal.x,  
	  LSHL   T6.Z, PV.Z, literal.y,  
	  ADD_INT * T0.W, T2.W, literal.z,  
	16777215(2.350989e-38), 24(3.363116e-44)
	22(3.082857e-44), 0(0.000000e+00)
	  AND_INT   T7.Z, PV.W, literal.x,  
	  OR_INT * T54.W, PV.Y, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T6.Z, PV.W, literal.x,  
	  LSHL * T55.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T55.X, PV.Z, PV.W,  
	  LSHL * T55.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T55.Y, 0.0,  
	  ADD_INT * T56.W, T2.W, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  AND_INT * T57.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T6.Z, T54.W, literal.x, T5.W, 
	  LSHL * T57.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T57.X, PV.Z, PV.W,  
	  LSHL * T57.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T57.Y, 0.0,  
	  ADD_INT * T58.W, T2.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  LSHR   T0.X, T3.W, literal.x,  
	  AND_INT * T3.W, PV.W, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	ALU clause starting at 638:
	  BFE_UINT   T6.Z, T54.W, literal.x, T5.W, 
	  LSHL * T3.W, T3.W, literal.y,  BS:VEC_120/SCL_212
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T17.X, PV.Z, PV.W,  
	  LSHL * T17.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T17.Y, 0.0,  
	  ADD_INT * T2.W, T2.W, literal.x,  
	25(3.503246e-44), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T6.Z, T54.W, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	24(3.363116e-44), 3(4.203895e-45)
	  LSHL   T54.X, PV.Z, PV.W,  
	  LSHL * T54.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T54.Y, 0.0,  
	  MOV * T13.Z, 0.0,  
	  MOV * T14.Z, 0.0,  
	  MOV * T15.Z, 0.0,  
	  MOV * T16.Z, 0.0,  
	  MOV * T18.Z, 0.0,  
	  MOV * T19.Z, 0.0,  
	  MOV * T20.Z, 0.0,  
	  MOV * T21.Z, 0.0,  
	  MOV * T22.Z, 0.0,  
	  MOV * T23.Z, 0.0,  
	  MOV * T24.Z, 0.0,  
	  MOV * T25.Z, 0.0,  
	  MOV * T26.Z, 0.0,  
	  MOV * T27.Z, 0.0,  
	  MOV * T28.Z, 0.0,  
	  MOV * T29.Z, 0.0,  
	  MOV * T32.Z, 0.0,  
	  MOV * T34.Z, 0.0,  
	  MOV * T36.Z, 0.0,  
	  MOV * T38.Z, 0.0,  
	  MOV * T40.Z, 0.0,  
	  MOV * T42.Z, 0.0,  
	  MOV * T44.Z, 0.0,  
	  MOV * T39.Z, 0.0,  
	  MOV * T48.Z, 0.0,  
	  MOV * T50.Z, 0.0,  
	  MOV * T52.Z, 0.0,  
	  MOV * T47.Z, 0.0,  
	  MOV * T55.Z, 0.0,  
	  MOV * T57.Z, 0.0,  
	  MOV * T17.Z, 0.0,  
	  MOV * T54.Z, 0.0,  
	  LSHR * T0.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T58.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T30.X, T56.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T31.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T33.X, T53.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T35.X, T51.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T37.X, T49.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T41.X, T46.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T43.X, T45.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T45.X, T43.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T46.X, T41.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T49.X, T31.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T51.X, T37.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T53.X, T35.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T56.X, T33.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T58.X, T30.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T59.X, T12.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T60.X, T5.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T61.X, T11.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T62.X, T4.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T63.X, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T64.X, T3.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T65.X, T10.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T66.X, T2.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T67.X, T9.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T68.X, T8.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T69.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T70.X, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T71.X, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T72.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T73.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T74.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp9:
.Lfunc_end0:
	.size	walk_char, .Lfunc_end0-walk_char

	.section	.AMDGPU.config
	.long	166100
	.long	14
	.long	165900
	.long	0
	.long	166120
	.long	73
	.text
	.globl	local_char
	.p2align	8
	.type	local_char,@function
local_char:
local_char$local:
.Lfunc_begin1:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp10:
	ALU 2, @32, KC0[CB0:0-32], KC1[]
	TEX 3 @16
	ALU 29, @35, KC0[CB0:0-32], KC1[]
	TEX 0 @24
	ALU 12, @65, KC0[], KC1[]
	ALU 10, @78, KC0[], KC1[]
	ALU 7, @89, KC0[], KC1[]
.Ltmp11:
	ALU 38, @97, KC0[CB0:0-32], KC1[]
	ALU 57, @136, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T13.X
	MEM_RAT MSKOR T8.XW, T12.X
	MEM_RAT MSKOR T9.XW, T11.X
	MEM_RAT MSKOR T10.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 16:
	  VTX_READ_16 T8.X, T1.X, 2, #1
	  VTX_READ_16 T9.X, T1.X, 0, #1
	  VTX_READ_16 T10.X, T1.X, 6, #1
	  VTX_READ_16 T1.X, T1.X, 4, #1
	Fetch clause starting at 24:
	  VTX_READ_8 T1.X, T11.X, 0, #1
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp12:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  LSHL * T1.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 35:
	  LSHL * T1.W, T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T11.X, KC0[2].Y, T0.W,  
	  LSHR   T0.Z, T1.X, literal.x,  
	  OR_INT * T2.W, PV.W, literal.y,  
	8(1.121039e-44), 6(8.407791e-45)
	  LDS_BYTE_WRITE * T2.W, T0.Z, 
	  LSHR   T0.Z, T10.X, literal.x,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T2.W, T0.Z, 
	  LSHR   T0.Z, T9.X, literal.x,  
	  OR_INT * T2.W, T1.W, literal.y,  
	8(1.121039e-44), 2(2.802597e-45)
	  LDS_BYTE_WRITE * T2.W, T0.Z, 
	  LSHR   T0.Z, T8.X, literal.x,  
	  OR_INT * T2.W, T1.W, literal.y,  
	8(1.121039e-44), 4(5.605194e-45)
	  LDS_BYTE_WRITE * T2.W, T0.Z, 
	  OR_INT * T2.W, T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T2.W, T1.X, 
	  OR_INT * T2.W, T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T2.W, T10.X, 
	  OR_INT * T2.W, T1.W, 1,  
	  LDS_BYTE_WRITE * T2.W, T9.X, 
	  OR_INT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T1.W, T8.X, 
	ALU clause starting at 65:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.Y, literal.x,  
	  ADD_INT * T1.W, T0.X, literal.y,  
	127(1.779649e-43), 257(3.601337e-43)
	  LDS_BYTE_WRITE * T1.W, T1.X, 
	  LSHL   T1.Z, T0.X, literal.x,  
	  ADD_INT * T1.W, T0.Z, 1,  
	2(2.802597e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 78:
	  LDS_UBYTE_READ_RET * OQAP, T1.W 
	  MOV   T0.Y, OQAP,  
	  SUB_INT * T1.W, literal.x, T1.Z,  
	128(1.793662e-43), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T1.W 
	  MOV   T0.Z, OQAP,  
	  SUB_INT * T1.W, literal.x, T1.Z,  
	126(1.765636e-43), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T1.W 
	  MOV * T1.X, OQAP,  
	  GROUP_BARRIER
	ALU clause starting at 89:
	  MOV   T1.Y, T3.X,  
	  LSHL * T1.W, T0.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  LSHR * T2.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT   T0.Z, T0.Y, PV.W,  
	  ADD_INT * T2.W, T0.Y, T1.X,  
	ALU clause starting at 97:
	  AND_INT   T2.Y, T2.W, literal.x,  
	  AND_INT   T2.Z, T1.Y, literal.y,  
	  AND_INT * T3.W, T0.Z, literal.x,  
	255(3.573311e-43), -65536(nan)
	  LSHL   T3.Z, PV.W, literal.x,  
	  OR_INT * T3.W, PV.Z, PV.Y,  
	8(1.121039e-44), 0(0.000000e+00)
	  OR_INT * T3.W, PV.W, PV.Z,  
	  MOV   T3.X, PV.W,  
	  LSHL * T3.W, T0.X, 1,  
	  ADD_INT * T4.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T4.W, T0.Z, 
	  OR_INT * T4.W, T3.W, 1,  
	  LDS_BYTE_WRITE * T4.W, T2.W, 
	  MOV   T0.X, T4.X,  
	  LSHR * T2.W, T1.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  ADD_INT * T2.W, T0.Y, PV.W,  
	  AND_INT * T2.W, PV.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	-65536(nan), 8(1.121039e-44)
	  OR_INT * T2.W, PV.Z, PV.W,  
	  LSHR   T1.Y, T1.W, literal.x,  
	  LSHR   T0.Z, PV.W, literal.y,  
	  ADD_INT * T1.W, T3.W, literal.z,  BS:VEC_120/SCL_212
	16(2.242078e-44), 8(1.121039e-44)
	66(9.248570e-44), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T1.W, T0.Z, 
	  LSHL   T2.Y, T0.W, literal.x,  
	  ADD_INT   T0.Z, T0.Y, T1.Y,  
	  ADD_INT * T0.W, T3.W, literal.y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 65(9.108440e-44)
	  LDS_BYTE_WRITE * T0.W, T0.Z, 
	  ADD_INT   T0.Z, KC0[2].Z, T2.Y,  
	  OR_INT * T0.W, T1.Z, 1,  
	  GROUP_BARRIER
	ALU clause starting at 136:
	  LDS_USHORT_READ_RET * OQAP, T0.W 
	  MOV   T0.X, OQAP,  
	  AND_INT * T0.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.X, literal.x,  
	  LSHL * T0.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  ADD_INT * T0.W, T0.Z, 1,  
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T2.Z, T0.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T8.X, PV.Z, PV.W,  
	  LSHL * T8.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T8.Y, 0.0,  
	  ADD_INT   T2.Z, T0.Z, literal.x,  
	  OR_INT * T2.W, T1.Z, literal.y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 3(4.203895e-45)
	  LDS_USHORT_READ_RET * OQAP, T2.W 
	  MOV   T0.X, OQAP,  
	  AND_INT * T2.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T9.X, PV.Z, PV.W,  
	  LSHL * T9.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T9.Y, 0.0,  
	  ADD_INT * T2.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T1.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T10.X, PV.Z, PV.W,  
	  LSHL * T10.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T10.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  MOV * T8.Z, 0.0,  
	  MOV * T9.Z, 0.0,  
	  MOV * T10.Z, 0.0,  
	  LSHR * T0.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T11.X, T2.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T12.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T13.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp13:
.Lfunc_end1:
	.size	local_char, .Lfunc_end1-local_char

	.section	.AMDGPU.config
	.long	166100
	.long	556
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	own_char
	.p2align	8
	.type	own_char,@function
own_char:
own_char$local:
.Lfunc_begin2:
	ALU 0, @272, KC0[], KC1[]
.Ltmp14:
	ALU 5, @273, KC0[CB0:0-32], KC1[]
.Ltmp15:
	ALU 7, @279, KC0[CB0:0-32], KC1[]
.Ltmp16:
	TEX 0 @190
	ALU 3, @287, KC0[], KC1[]
.Ltmp17:
	ALU 3, @291, KC0[CB0:0-32], KC1[]
	TEX 0 @192
	ALU 4, @295, KC0[], KC1[]
.Ltmp18:
	ALU 4, @300, KC0[CB0:0-32], KC1[]
	TEX 0 @194
	ALU 4, @305, KC0[], KC1[]
.Ltmp19:
	ALU 4, @310, KC0[CB0:0-32], KC1[]
	TEX 0 @196
	ALU 4, @315, KC0[], KC1[]
.Ltmp20:
	ALU 5, @320, KC0[CB0:0-32], KC1[]
	TEX 0 @198
	ALU 3, @326, KC0[], KC1[]
.Ltmp21:
	ALU 5, @330, KC0[CB0:0-32], KC1[]
	TEX 0 @200
	ALU 4, @336, KC0[], KC1[]
.Ltmp22:
	ALU 5, @341, KC0[CB0:0-32], KC1[]
	TEX 0 @202
	ALU 4, @347, KC0[], KC1[]
.Ltmp23:
	ALU 5, @352, KC0[CB0:0-32], KC1[]
	TEX 0 @204
	ALU 4, @358, KC0[], KC1[]
.Ltmp24:
	ALU 5, @363, KC0[CB0:0-32], KC1[]
	TEX 0 @206
	ALU 3, @369, KC0[], KC1[]
.Ltmp25:
	ALU 5, @373, KC0[CB0:0-32], KC1[]
	TEX 0 @208
	ALU 4, @379, KC0[], KC1[]
.Ltmp26:
	ALU 5, @384, KC0[CB0:0-32], KC1[]
	TEX 0 @210
	ALU 4, @390, KC0[], KC1[]
.Ltmp27:
	ALU 5, @395, KC0[CB0:0-32], KC1[]
	TEX 0 @212
	ALU 4, @401, KC0[], KC1[]
.Ltmp28:
	ALU 5, @406, KC0[CB0:0-32], KC1[]
	TEX 0 @214
	ALU 3, @412, KC0[], KC1[]
.Ltmp29:
	ALU 5, @416, KC0[CB0:0-32], KC1[]
	TEX 0 @216
	ALU 4, @422, KC0[], KC1[]
.Ltmp30:
	ALU 5, @427, KC0[CB0:0-32], KC1[]
	TEX 0 @218
	ALU 4, @433, KC0[], KC1[]
.Ltmp31:
	ALU 5, @438, KC0[CB0:0-32], KC1[]
	TEX 0 @220
	ALU 4, @444, KC0[], KC1[]
.Ltmp32:
	ALU 5, @449, KC0[CB0:0-32], KC1[]
	TEX 0 @222
	ALU 3, @455, KC0[], KC1[]
.Ltmp33:
	ALU 5, @459, KC0[CB0:0-32], KC1[]
	TEX 0 @224
	ALU 4, @465, KC0[], KC1[]
.Ltmp34:
	ALU 5, @470, KC0[CB0:0-32], KC1[]
	TEX 0 @226
	ALU 4, @476, KC0[], KC1[]
.Ltmp35:
	ALU 5, @481, KC0[CB0:0-32], KC1[]
	TEX 0 @228
	ALU 4, @487, KC0[], KC1[]
.Ltmp36:
	ALU 5, @492, KC0[CB0:0-32], KC1[]
	TEX 0 @230
	ALU 3, @498, KC0[], KC1[]
.Ltmp37:
	ALU 5, @502, KC0[CB0:0-32], KC1[]
	TEX 0 @232
	ALU 4, @508, KC0[], KC1[]
.Ltmp38:
	ALU 5, @513, KC0[CB0:0-32], KC1[]
	TEX 0 @234
	ALU 4, @519, KC0[], KC1[]
.Ltmp39:
	ALU 5, @524, KC0[CB0:0-32], KC1[]
	TEX 0 @236
	ALU 4, @530, KC0[], KC1[]
.Ltmp40:
	ALU 5, @535, KC0[CB0:0-32], KC1[]
	TEX 0 @238
	ALU 3, @541, KC0[], KC1[]
.Ltmp41:
	ALU 5, @545, KC0[CB0:0-32], KC1[]
	TEX 0 @240
	ALU 4, @551, KC0[], KC1[]
.Ltmp42:
	ALU 5, @556, KC0[CB0:0-32], KC1[]
	TEX 0 @242
	ALU 4, @562, KC0[], KC1[]
.Ltmp43:
	ALU 5, @567, KC0[CB0:0-32], KC1[]
	TEX 0 @244
	ALU 4, @573, KC0[], KC1[]
.Ltmp44:
	ALU 5, @578, KC0[CB0:0-32], KC1[]
	TEX 0 @246
	ALU 3, @584, KC0[], KC1[]
.Ltmp45:
	ALU 5, @588, KC0[CB0:0-32], KC1[]
	TEX 0 @248
	ALU 4, @594, KC0[], KC1[]
.Ltmp46:
	ALU 5, @599, KC0[CB0:0-32], KC1[]
	TEX 0 @250
	ALU 4, @605, KC0[], KC1[]
.Ltmp47:
	ALU 5, @610, KC0[CB0:0-32], KC1[]
	TEX 0 @252
	ALU 4, @616, KC0[], KC1[]
.Ltmp48:
	ALU 5, @621, KC0[CB0:0-32], KC1[]
	TEX 0 @254
	ALU 3, @627, KC0[], KC1[]
.Ltmp49:
	ALU 5, @631, KC0[CB0:0-32], KC1[]
	TEX 0 @256
	ALU 4, @637, KC0[], KC1[]
.Ltmp50:
	ALU 5, @642, KC0[CB0:0-32], KC1[]
	TEX 0 @258
	ALU 4, @648, KC0[], KC1[]
.Ltmp51:
	ALU 5, @653, KC0[CB0:0-32], KC1[]
	TEX 0 @260
	ALU 4, @659, KC0[], KC1[]
.Ltmp52:
	ALU 5, @664, KC0[CB0:0-32], KC1[]
	TEX 0 @262
	ALU 3, @670, KC0[], KC1[]
.Ltmp53:
	ALU 5, @674, KC0[CB0:0-32], KC1[]
	TEX 0 @264
	ALU 4, @680, KC0[], KC1[]
.Ltmp54:
	ALU 5, @685, KC0[CB0:0-32], KC1[]
	TEX 0 @266
	ALU 4, @691, KC0[], KC1[]
.Ltmp55:
	ALU 5, @696, KC0[CB0:0-32], KC1[]
	TEX 0 @268
	ALU 4, @702, KC0[], KC1[]
.Ltmp56:
	ALU 5, @707, KC0[CB0:0-32], KC1[]
	TEX 0 @270
	ALU 3, @713, KC0[], KC1[]
.Ltmp57:
	ALU 0, @717, KC0[CB0:0-32], KC1[]
.Ltmp58:
	ALU_PUSH_BEFORE 1, @718, KC0[CB0:0-32], KC1[]
	JUMP @139 POP:1
	ALU 3, @720, KC0[CB0:0-32], KC1[]
.Ltmp59:
	LOOP_START_DX10 @138
.Ltmp60:
	ALU 32, @724, KC0[], KC1[]
.Ltmp61:
	ALU 0, @757, KC0[], KC1[]
.Ltmp62:
	ALU 34, @758, KC0[], KC1[]
.Ltmp63:
	ALU_PUSH_BEFORE 3, @793, KC0[], KC1[]
	JUMP @137 POP:1
	LOOP_BREAK @137
	POP @137 POP:1
	END_LOOP @130
	POP @139 POP:1
.Ltmp64:
	ALU 108, @797, KC0[], KC1[]
	ALU 112, @906, KC0[], KC1[]
	ALU 108, @1019, KC0[], KC1[]
	ALU 109, @1128, KC0[], KC1[]
	ALU 108, @1238, KC0[], KC1[]
	ALU 105, @1347, KC0[], KC1[]
	ALU 101, @1453, KC0[], KC1[]
.Ltmp65:
	ALU 14, @1555, KC0[], KC1[]
.Ltmp66:
	ALU 7, @1570, KC0[], KC1[]
.Ltmp67:
	ALU 25, @1578, KC0[], KC1[]
.Ltmp68:
	ALU 9, @1604, KC0[], KC1[]
.Ltmp69:
	ALU 10, @1614, KC0[], KC1[]
.Ltmp70:
	ALU 15, @1625, KC0[], KC1[]
.Ltmp71:
	ALU 14, @1641, KC0[], KC1[]
.Ltmp72:
	ALU 8, @1656, KC0[], KC1[]
.Ltmp73:
	ALU 23, @1665, KC0[], KC1[]
.Ltmp74:
	ALU 9, @1689, KC0[], KC1[]
.Ltmp75:
	ALU 9, @1699, KC0[], KC1[]
.Ltmp76:
	ALU 19, @1709, KC0[], KC1[]
.Ltmp77:
	ALU 10, @1729, KC0[], KC1[]
.Ltmp78:
	ALU 15, @1740, KC0[], KC1[]
.Ltmp79:
	ALU 10, @1756, KC0[], KC1[]
.Ltmp80:
	ALU 14, @1767, KC0[], KC1[]
.Ltmp81:
	ALU 14, @1782, KC0[], KC1[]
.Ltmp82:
	ALU 9, @1797, KC0[], KC1[]
.Ltmp83:
	ALU 14, @1807, KC0[], KC1[]
.Ltmp84:
	ALU 7, @1822, KC0[], KC1[]
.Ltmp85:
	ALU 25, @1830, KC0[], KC1[]
.Ltmp86:
	ALU 9, @1856, KC0[], KC1[]
.Ltmp87:
	ALU 10, @1866, KC0[], KC1[]
.Ltmp88:
	ALU 15, @1877, KC0[], KC1[]
.Ltmp89:
	ALU 14, @1893, KC0[], KC1[]
.Ltmp90:
	ALU 8, @1908, KC0[], KC1[]
.Ltmp91:
	ALU 23, @1917, KC0[], KC1[]
.Ltmp92:
	ALU 9, @1941, KC0[], KC1[]
.Ltmp93:
	ALU 9, @1951, KC0[], KC1[]
.Ltmp94:
	ALU 26, @1961, KC0[], KC1[]
.Ltmp95:
	ALU 9, @1988, KC0[], KC1[]
.Ltmp96:
	ALU 9, @1998, KC0[], KC1[]
.Ltmp97:
	ALU 9, @2008, KC0[], KC1[]
.Ltmp98:
	ALU 9, @2018, KC0[], KC1[]
.Ltmp99:
	ALU 9, @2028, KC0[], KC1[]
.Ltmp100:
	ALU 9, @2038, KC0[], KC1[]
.Ltmp101:
	ALU 9, @2048, KC0[], KC1[]
.Ltmp102:
	ALU 8, @2058, KC0[], KC1[]
.Ltmp103:
	ALU 7, @2067, KC0[], KC1[]
.Ltmp104:
	ALU 7, @2075, KC0[], KC1[]
.Ltmp105:
	ALU 9, @2083, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 190:
.Ltmp106:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp107:
	Fetch clause starting at 192:
.Ltmp108:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp109:
	Fetch clause starting at 194:
.Ltmp110:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp111:
	Fetch clause starting at 196:
.Ltmp112:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp113:
	Fetch clause starting at 198:
.Ltmp114:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp115:
	Fetch clause starting at 200:
.Ltmp116:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp117:
	Fetch clause starting at 202:
.Ltmp118:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp119:
	Fetch clause starting at 204:
.Ltmp120:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp121:
	Fetch clause starting at 206:
.Ltmp122:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp123:
	Fetch clause starting at 208:
.Ltmp124:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp125:
	Fetch clause starting at 210:
.Ltmp126:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp127:
	Fetch clause starting at 212:
.Ltmp128:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp129:
	Fetch clause starting at 214:
.Ltmp130:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp131:
	Fetch clause starting at 216:
.Ltmp132:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp133:
	Fetch clause starting at 218:
.Ltmp134:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp135:
	Fetch clause starting at 220:
.Ltmp136:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp137:
	Fetch clause starting at 222:
.Ltmp138:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp139:
	Fetch clause starting at 224:
.Ltmp140:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp141:
	Fetch clause starting at 226:
.Ltmp142:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp143:
	Fetch clause starting at 228:
.Ltmp144:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp145:
	Fetch clause starting at 230:
.Ltmp146:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp147:
	Fetch clause starting at 232:
.Ltmp148:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp149:
	Fetch clause starting at 234:
.Ltmp150:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp151:
	Fetch clause starting at 236:
.Ltmp152:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp153:
	Fetch clause starting at 238:
.Ltmp154:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp155:
	Fetch clause starting at 240:
.Ltmp156:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp157:
	Fetch clause starting at 242:
.Ltmp158:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp159:
	Fetch clause starting at 244:
.Ltmp160:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp161:
	Fetch clause starting at 246:
.Ltmp162:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp163:
	Fetch clause starting at 248:
.Ltmp164:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp165:
	Fetch clause starting at 250:
.Ltmp166:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp167:
	Fetch clause starting at 252:
.Ltmp168:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp169:
	Fetch clause starting at 254:
.Ltmp170:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp171:
	Fetch clause starting at 256:
.Ltmp172:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp173:
	Fetch clause starting at 258:
.Ltmp174:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp175:
	Fetch clause starting at 260:
.Ltmp176:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp177:
	Fetch clause starting at 262:
.Ltmp178:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp179:
	Fetch clause starting at 264:
.Ltmp180:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp181:
	Fetch clause starting at 266:
.Ltmp182:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp183:
	Fetch clause starting at 268:
.Ltmp184:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp185:
	Fetch clause starting at 270:
.Ltmp186:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp187:
	ALU clause starting at 272:
.Ltmp188:
	  MOV * T0.Y, T2.X,  
.Ltmp189:
	ALU clause starting at 273:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z, KC0[1].Z, T1.X,  
.Ltmp190:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp191:
	  ADD_INT * T0.W, PV.Z, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 279:
.Ltmp192:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.X, literal.x,  
.Ltmp193:
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp194:
	ALU clause starting at 287:
.Ltmp195:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  MOV * T2.X, PV.W,  
.Ltmp196:
	ALU clause starting at 291:
.Ltmp197:
	  ADD_INT * T2.W, T0.X, 1,  
.Ltmp198:
	  AND_INT * T2.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp199:
	ALU clause starting at 295:
.Ltmp200:
	  LSHL   T0.Z, T1.X, literal.x,  
	  AND_INT * T1.W, T1.W, literal.y,  
	8(1.121039e-44), -65281(nan)
	  OR_INT * T1.W, PV.W, PV.Z,  
	  MOV * T2.X, PV.W,  
.Ltmp201:
	ALU clause starting at 300:
.Ltmp202:
	  ADD_INT * T2.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp203:
	ALU clause starting at 305:
.Ltmp204:
	  LSHL   T0.Z, T1.X, literal.x,  
	  AND_INT * T1.W, T1.W, literal.y,  
	16(2.242078e-44), -16711681(-1.714704e+38)
	  OR_INT * T1.W, PV.W, PV.Z,  
	  MOV * T2.X, PV.W,  
.Ltmp205:
	ALU clause starting at 310:
.Ltmp206:
	  ADD_INT * T2.W, T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp207:
	ALU clause starting at 315:
.Ltmp208:
	  LSHL   T0.Z, T1.X, literal.x,  
	  AND_INT * T1.W, T1.W, literal.y,  
	24(3.363116e-44), 16777215(2.350989e-38)
	  OR_INT * T1.W, PV.W, PV.Z,  
	  MOV * T2.X, PV.W,  
.Ltmp209:
	ALU clause starting at 320:
.Ltmp210:
	  MOV   T0.Y, T3.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp211:
	ALU clause starting at 326:
.Ltmp212:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  MOV * T3.X, PV.W,  
.Ltmp213:
	ALU clause starting at 330:
.Ltmp214:
	  MOV   T0.Y, T3.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp215:
	ALU clause starting at 336:
.Ltmp216:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T3.X, PV.W,  
.Ltmp217:
	ALU clause starting at 341:
.Ltmp218:
	  MOV   T0.Y, T3.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp219:
	ALU clause starting at 347:
.Ltmp220:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T3.X, PV.W,  
.Ltmp221:
	ALU clause starting at 352:
.Ltmp222:
	  MOV   T0.Y, T3.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp223:
	ALU clause starting at 358:
.Ltmp224:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T3.X, PV.W,  
.Ltmp225:
	ALU clause starting at 363:
.Ltmp226:
	  MOV   T0.Y, T4.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp227:
	ALU clause starting at 369:
.Ltmp228:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  MOV * T4.X, PV.W,  
.Ltmp229:
	ALU clause starting at 373:
.Ltmp230:
	  MOV   T0.Y, T4.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	9(1.261169e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp231:
	ALU clause starting at 379:
.Ltmp232:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T4.X, PV.W,  
.Ltmp233:
	ALU clause starting at 384:
.Ltmp234:
	  MOV   T0.Y, T4.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	10(1.401298e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp235:
	ALU clause starting at 390:
.Ltmp236:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T4.X, PV.W,  
.Ltmp237:
	ALU clause starting at 395:
.Ltmp238:
	  MOV   T0.Y, T4.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	11(1.541428e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp239:
	ALU clause starting at 401:
.Ltmp240:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T4.X, PV.W,  
.Ltmp241:
	ALU clause starting at 406:
.Ltmp242:
	  MOV   T0.Y, T5.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	12(1.681558e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp243:
	ALU clause starting at 412:
.Ltmp244:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  MOV * T5.X, PV.W,  
.Ltmp245:
	ALU clause starting at 416:
.Ltmp246:
	  MOV   T0.Y, T5.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	13(1.821688e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp247:
	ALU clause starting at 422:
.Ltmp248:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T5.X, PV.W,  
.Ltmp249:
	ALU clause starting at 427:
.Ltmp250:
	  MOV   T0.Y, T5.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	14(1.961818e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp251:
	ALU clause starting at 433:
.Ltmp252:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T5.X, PV.W,  
.Ltmp253:
	ALU clause starting at 438:
.Ltmp254:
	  MOV   T0.Y, T5.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	15(2.101948e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp255:
	ALU clause starting at 444:
.Ltmp256:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T5.X, PV.W,  
.Ltmp257:
	ALU clause starting at 449:
.Ltmp258:
	  MOV   T0.Y, T6.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp259:
	ALU clause starting at 455:
.Ltmp260:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  MOV * T6.X, PV.W,  
.Ltmp261:
	ALU clause starting at 459:
.Ltmp262:
	  MOV   T0.Y, T6.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	17(2.382207e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp263:
	ALU clause starting at 465:
.Ltmp264:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T6.X, PV.W,  
.Ltmp265:
	ALU clause starting at 470:
.Ltmp266:
	  MOV   T0.Y, T6.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	18(2.522337e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp267:
	ALU clause starting at 476:
.Ltmp268:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T6.X, PV.W,  
.Ltmp269:
	ALU clause starting at 481:
.Ltmp270:
	  MOV   T0.Y, T6.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	19(2.662467e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp271:
	ALU clause starting at 487:
.Ltmp272:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T6.X, PV.W,  
.Ltmp273:
	ALU clause starting at 492:
.Ltmp274:
	  MOV   T0.Y, T7.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	20(2.802597e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp275:
	ALU clause starting at 498:
.Ltmp276:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  MOV * T7.X, PV.W,  
.Ltmp277:
	ALU clause starting at 502:
.Ltmp278:
	  MOV   T0.Y, T7.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	21(2.942727e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp279:
	ALU clause starting at 508:
.Ltmp280:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T7.X, PV.W,  
.Ltmp281:
	ALU clause starting at 513:
.Ltmp282:
	  MOV   T0.Y, T7.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	22(3.082857e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp283:
	ALU clause starting at 519:
.Ltmp284:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T7.X, PV.W,  
.Ltmp285:
	ALU clause starting at 524:
.Ltmp286:
	  MOV   T0.Y, T7.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	23(3.222986e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp287:
	ALU clause starting at 530:
.Ltmp288:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T7.X, PV.W,  
.Ltmp289:
	ALU clause starting at 535:
.Ltmp290:
	  MOV   T0.Y, T8.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	24(3.363116e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp291:
	ALU clause starting at 541:
.Ltmp292:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  MOV * T8.X, PV.W,  
.Ltmp293:
	ALU clause starting at 545:
.Ltmp294:
	  MOV   T0.Y, T8.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	25(3.503246e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp295:
	ALU clause starting at 551:
.Ltmp296:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T8.X, PV.W,  
.Ltmp297:
	ALU clause starting at 556:
.Ltmp298:
	  MOV   T0.Y, T8.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	26(3.643376e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp299:
	ALU clause starting at 562:
.Ltmp300:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T8.X, PV.W,  
.Ltmp301:
	ALU clause starting at 567:
.Ltmp302:
	  MOV   T0.Y, T8.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	27(3.783506e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp303:
	ALU clause starting at 573:
.Ltmp304:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T8.X, PV.W,  
.Ltmp305:
	ALU clause starting at 578:
.Ltmp306:
	  MOV   T0.Y, T9.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	28(3.923636e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp307:
	ALU clause starting at 584:
.Ltmp308:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  MOV * T9.X, PV.W,  
.Ltmp309:
	ALU clause starting at 588:
.Ltmp310:
	  MOV   T0.Y, T9.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	29(4.063766e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp311:
	ALU clause starting at 594:
.Ltmp312:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T9.X, PV.W,  
.Ltmp313:
	ALU clause starting at 599:
.Ltmp314:
	  MOV   T0.Y, T9.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	30(4.203895e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp315:
	ALU clause starting at 605:
.Ltmp316:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T9.X, PV.W,  
.Ltmp317:
	ALU clause starting at 610:
.Ltmp318:
	  MOV   T0.Y, T9.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	31(4.344025e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp319:
	ALU clause starting at 616:
.Ltmp320:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T9.X, PV.W,  
.Ltmp321:
	ALU clause starting at 621:
.Ltmp322:
	  MOV   T0.Y, T10.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	32(4.484155e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp323:
	ALU clause starting at 627:
.Ltmp324:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  MOV * T10.X, PV.W,  
.Ltmp325:
	ALU clause starting at 631:
.Ltmp326:
	  MOV   T0.Y, T10.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	33(4.624285e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp327:
	ALU clause starting at 637:
.Ltmp328:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T10.X, PV.W,  
.Ltmp329:
	ALU clause starting at 642:
.Ltmp330:
	  MOV   T0.Y, T10.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	34(4.764415e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp331:
	ALU clause starting at 648:
.Ltmp332:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T10.X, PV.W,  
.Ltmp333:
	ALU clause starting at 653:
.Ltmp334:
	  MOV   T0.Y, T10.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	35(4.904545e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp335:
	ALU clause starting at 659:
.Ltmp336:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T10.X, PV.W,  
.Ltmp337:
	ALU clause starting at 664:
.Ltmp338:
	  MOV   T0.Y, T11.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	36(5.044674e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp339:
	ALU clause starting at 670:
.Ltmp340:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  MOV * T11.X, PV.W,  
.Ltmp341:
	ALU clause starting at 674:
.Ltmp342:
	  MOV   T0.Y, T11.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	37(5.184804e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp343:
	ALU clause starting at 680:
.Ltmp344:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T11.X, PV.W,  
.Ltmp345:
	ALU clause starting at 685:
.Ltmp346:
	  MOV   T0.Y, T11.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	38(5.324934e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp347:
	ALU clause starting at 691:
.Ltmp348:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T11.X, PV.W,  
.Ltmp349:
	ALU clause starting at 696:
.Ltmp350:
	  MOV   T0.Y, T11.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	39(5.465064e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp351:
	ALU clause starting at 702:
.Ltmp352:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T11.X, PV.W,  
.Ltmp353:
	ALU clause starting at 707:
.Ltmp354:
	  MOV   T0.Y, T12.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	40(5.605194e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
.Ltmp355:
	ALU clause starting at 713:
.Ltmp356:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T0.X,  
	  MOV * T12.X, PV.W,  
.Ltmp357:
	ALU clause starting at 717:
	  MOV * T0.Z, KC0[2].Z,  
	ALU clause starting at 718:
.Ltmp358:
	  SETGT_INT * T1.W, 1, KC0[2].W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp359:
	ALU clause starting at 720:
	  MOV   T0.X, T0.W,  
	  MOV   T1.Z, literal.x,  
.Ltmp360:
	  MOV * T1.W, KC0[2].W,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 724:
.Ltmp361:
	  MULLO_INT   T0.X (MASKED), T1.Z, T1.Z,  
	  MULLO_INT   T0.Y, T1.Z, T1.Z,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, T1.Z,  
	  MULLO_INT * T0.W (MASKED), T1.Z, T1.Z,  
	  ADD_INT * T2.W, PV.Y, T0.W,  
	  MULHI_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T0.Y, T2.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T1.X, T0.X, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T0.X, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T0.X, literal.x,  
	  MULHI_INT * T1.W (MASKED), T0.X, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T16.X, PV.X, literal.x,  
	  LSHR   T1.Y, PV.X, literal.y,  
	  ASHR   T2.Z, T0.Y, literal.x,  
.Ltmp362:
	  LSHR * T3.W, T0.Y, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T3.W, PV.X, PV.Y,  
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T2.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT * T2.Z, T2.W, PV.X,  
.Ltmp363:
	ALU clause starting at 757:
.Ltmp364:
	  SUB_INT * T2.W, T0.X, T0.Y,  
.Ltmp365:
	ALU clause starting at 758:
.Ltmp366:
	  ADD_INT   T3.Z, T2.W, literal.x,  
	  ADD_INT * T2.W, T2.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T2.Z, PV.W, literal.x,  
	  LSHR * T3.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV   T1.X, T(0 + AR.x).X+,  
	  AND_INT   T2.Z, T2.W, literal.x,  
	  AND_INT * T2.W, T3.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.Z, PV.W, literal.x,  
	  LSHL * T2.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T2.Z, T1.X, PV.W,  
	  LSHR * T2.W, T0.Y, PV.Z,  
	  MULLO_INT   T1.X, T2.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T2.Z, PV.X, T2.Z,  
	  LSHL * T2.W, literal.x, T3.Z,  BS:VEC_021/SCL_122
	255(3.573311e-43), 0(0.000000e+00)
	  NOT_INT   T4.Z, PV.W,  
	  AND_INT * T2.W, PV.Z, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, T3.Z,  
	  AND_INT * T2.W, T0.Y, PV.Z,  
	  OR_INT * T2.W, PV.W, PV.Z,  
	  MOVA_INT * AR.x (MASKED), T3.W,  
	  MOV   T(0 + AR.x).X+, T2.W,  
.Ltmp367:
	  ADD_INT * T1.Z, T1.Z, 1,  
.Ltmp368:
	ALU clause starting at 793:
.Ltmp369:
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETE_INT * T2.W, T1.W, T1.Z,  
	13(1.821688e-44), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp370:
	ALU clause starting at 797:
.Ltmp371:
	  ADD_INT   T1.Z, T0.W, literal.x,  
	  ADD_INT * T1.W, T0.W, literal.y,  
	30(4.203895e-44), 31(4.344025e-44)
	  MULHI_INT   T0.X, T1.W, literal.x,  
	  MULHI_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T0.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T0.Y, T1.Z, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T1.X, PV.Y, literal.x,  
	  LSHR   T0.Y, PV.Y, literal.y,  
	  ASHR   T2.Z, T0.X, literal.x,  
	  LSHR * T2.W, T0.X, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T2.W, PV.X, PV.Y,  
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T0.Y, T2.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T2.Z, T1.W, PV.Y,  
	  SUB_INT * T1.W, T1.Z, T0.X,  
	  ADD_INT   T1.Z, PV.W, literal.x,  
	  ADD_INT * T1.W, PV.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T2.Z, PV.W, literal.x,  
	  LSHR * T2.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV   T0.X, T(0 + AR.x).X+,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  MULHI_INT   T1.X, T2.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T16.X, PV.X, literal.x,  
	  LSHR   T1.Y, PV.X, literal.y,  
	  AND_INT   T2.Z, T1.W, literal.z,  
	  AND_INT * T1.W, T1.Z, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Y, PV.W, literal.x,  
	  LSHL   T1.Z, PV.Z, literal.x,  
	  ADD_INT * T1.W, PV.X, PV.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X, T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  BFE_UINT   T0.X, T0.X, T1.Z, literal.x, 
	  BFE_UINT   T0.Y, T0.Y, T2.Y, literal.x, 
	  SUB_INT   T1.Z, T2.W, PV.X,  
	  ADD_INT * T1.W, T0.W, literal.y,  BS:VEC_120/SCL_212
	8(1.121039e-44), 33(4.624285e-44)
	  MULHI_INT   T1.X, T1.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T16.X, PV.X, literal.x,  
	  LSHR   T1.Y, PV.X, literal.y,  
	  ADD_INT   T1.Z, T1.Z, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	4(5.605194e-45), 31(4.344025e-44)
	8(1.121039e-44), 34(4.764415e-44)
	  MULHI_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Y, T2.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  AND_INT   T1.X, T1.Z, literal.x,  
	  ASHR   T3.Y, PV.Y, literal.y,  
	  ADD_INT   T2.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T16.X, T1.Y,  
	3(4.203895e-45), 4(5.605194e-45)
	35(4.904545e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Z, T2.Z, literal.x,  
	  MULHI_INT * T3.W (MASKED), T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T17.X, T2.Y, literal.x,  
	  ASHR   T2.Y, PV.Z, literal.y,  
	  LSHR   T3.Z, PV.Z, literal.x,  
	  SUB_INT * T1.W, T1.W, T1.Y,  
	31(4.344025e-44), 4(5.605194e-45)
	  LSHR   T16.X, T1.Z, literal.x,  
	  ADD_INT * T1.Y, PV.W, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
.Ltmp372:
	ALU clause starting at 906:
.Ltmp373:
	  ADD_INT   T1.Z, T2.Y, T3.Z,  
	  ADD_INT * T1.W, T3.Y, T17.X,  BS:VEC_120/SCL_212
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W, T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T17.X, T1.Y, literal.x,  
	  SUB_INT   T2.Y, T2.Z, PV.Z,  
	  SUB_INT   T1.Z, T2.W, T1.W,  
	  ADD_INT * T1.W, T0.W, literal.y,  BS:VEC_201
	2(2.802597e-45), 36(5.044674e-44)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Z, T1.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ADD_INT   T18.X, T1.Z, literal.x,  
	  ASHR   T3.Y, PV.Z, literal.y,  
	  LSHR   T1.Z, PV.Z, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	8(1.121039e-44), 4(5.605194e-45)
	31(4.344025e-44), 37(5.184804e-44)
	  MULHI_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Z, T2.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ADD_INT   T19.X, T3.Y, T1.Z,  
	  ASHR   T3.Y, PV.Z, literal.x,  
	  LSHR   T1.Z, PV.Z, literal.y,  
	  ADD_INT * T3.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	26(3.643376e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T3.W, literal.x,  
	  MULHI_INT   T2.Z, T3.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ADD_INT   T20.X, T3.Y, T1.Z,  
	  ASHR   T3.Y, PV.Z, literal.x,  
	  LSHR   T1.Z, PV.Z, literal.y,  
	  ADD_INT * T4.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	27(3.783506e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T4.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T4.W, literal.x,  
	  MULHI_INT   T2.Z, T4.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T4.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T21.X, PV.Z, literal.x,  
	  LSHR   T4.Y, PV.Z, literal.y,  
	  ADD_INT   T2.Z, T0.W, literal.z,  
	  ADD_INT * T5.W, T0.W, literal.w,  
	4(5.605194e-45), 31(4.344025e-44)
	28(3.923636e-44), 29(4.063766e-44)
	  MULHI_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T5.W, literal.x,  
	  MULHI_INT   T3.Z, T5.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T5.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T4.Z, T2.Z, literal.x,  
	  MULHI_INT * T4.W (MASKED), T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T22.X, PV.Z, literal.x,  
	  LSHR   T5.Y, PV.Z, literal.y,  
	  ASHR   T4.Z, T3.Z, literal.x,  
	  LSHR * T6.W, T3.Z, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T23.X, PV.Z, PV.W,  
	  ADD_INT   T5.Y, PV.X, PV.Y,  
	  ADD_INT   T3.Z, T21.X, T4.Y,  
	  ADD_INT * T6.W, T3.Y, T1.Z,  
	  MULLO_INT   T1.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T1.Z, T6.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T6.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T3.Y, T3.Z, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T5.Y, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T5.Y, literal.x,  
	  MULLO_INT   T3.Z, T5.Y, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T23.X, literal.x,  
	  MULLO_INT   T4.Y, T23.X, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T23.X, literal.x,  
	  MULLO_INT * T4.W (MASKED), T23.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T21.X, T5.W, PV.Y,  
	  SUB_INT   T4.Y, T2.Z, T3.Z,  
	  SUB_INT   T2.Z, T4.W, T3.Y,  BS:VEC_201
	  SUB_INT * T3.W, T3.W, T1.Z,  BS:VEC_120/SCL_212
	  ADD_INT   T23.X, PV.W, literal.x,  
	  ADD_INT   T3.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.x,  
	  ADD_INT * T3.W, PV.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T21.X, PV.W, literal.x,  
	  LSHR   T4.Y, PV.Z, literal.x,  
	  LSHR * T2.Z, PV.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp374:
	ALU clause starting at 1019:
.Ltmp375:
	  LSHR * T4.W, T23.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T4.Y,  
	  MOV * T4.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T21.X,  
	  MOV * T4.Z, T(0 + AR.x).X+,  
	  MULLO_INT   T4.X (MASKED), T20.X, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T20.X, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T20.X, literal.x,  
	  MULLO_INT * T4.W, T20.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T5.X (MASKED), T19.X, literal.x,  
	  MULLO_INT   T5.Y, T19.X, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T19.X, literal.x,  
	  MULLO_INT * T5.W (MASKED), T19.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T19.X, T18.X, literal.x,  
	  SUB_INT   T5.Y, T1.W, PV.Y,  
	  SUB_INT   T5.Z, T2.W, T4.W,  BS:VEC_120/SCL_212
	  ADD_INT * T1.W, T2.Y, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T20.X, PV.W, literal.x,  
	  AND_INT   T2.Y, T3.W, literal.y,  
	  ADD_INT   T5.Z, PV.Z, literal.z,  
	  ADD_INT * T2.W, PV.Y, literal.z,  
	2(2.802597e-45), 3(4.203895e-45)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T21.X, PV.W, literal.x,  
	  LSHR   T5.Y, PV.Z, literal.x,  
	  AND_INT   T1.Z, T1.Z, literal.y,  
	  LSHL * T3.W, PV.Y, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  BFE_UINT   T22.X, T4.Z, PV.W, literal.x, 
	  AND_INT   T2.Y, T3.Y, literal.y,  
	  AND_INT   T4.Z, T23.X, literal.y,  
	  LSHL * T3.W, PV.Z, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  BFE_UINT   T23.X, T4.Y, PV.W, literal.x, 
	  LSHL   T3.Y, PV.Z, literal.y,  
	  LSHL   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T3.W, T0.W, literal.z,  
	8(1.121039e-44), 3(4.203895e-45)
	19(2.662467e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T2.Y, T3.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  BFE_UINT   T24.X, T2.Z, T1.Z, literal.x, 
	  BFE_UINT   T3.Y, T3.Z, T3.Y, literal.x, BS:VEC_201
	  ASHR   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T4.W, T0.W, literal.z,  
	8(1.121039e-44), 4(5.605194e-45)
	21(2.942727e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T4.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T4.W, literal.x,  
	  MULHI_INT   T2.Z, T4.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T4.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T25.X, T2.Y, literal.x,  
	  ASHR   T2.Y, PV.Z, literal.y,  
	  LSHR   T2.Z, PV.Z, literal.x,  
	  ADD_INT * T5.W, T0.W, literal.z,  
	31(4.344025e-44), 4(5.605194e-45)
	40(5.605194e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T5.W, literal.x,  
	  MULHI_INT   T3.Z, T5.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T5.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T26.X, PV.Z, literal.x,  
	  ADD_INT   T4.Y, T0.W, literal.y,  
	  ADD_INT   T2.Z, T2.Y, T2.Z,  
	  ADD_INT * T6.W, T1.Z, T25.X,  
	4(5.605194e-45), 23(3.222986e-44)
	  MULLO_INT   T1.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T1.Z, T6.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T6.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y, T2.Z, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T4.Y, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T4.Y, literal.x,  
	  MULHI_INT   T2.Z, T4.Y, literal.x,  
	  MULHI_INT * T2.W (MASKED), T4.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T25.X, PV.Z, literal.x,  
	  LSHR   T6.Y, PV.Z, literal.y,  
	  SUB_INT   T2.Z, T4.W, T2.Y,  
	  SUB_INT * T3.W, T3.W, T1.Z,  BS:VEC_120/SCL_212
	4(5.605194e-45), 31(4.344025e-44)
	  LSHR   T27.X, T3.Z, literal.x,  
	  ADD_INT   T2.Y, PV.W, literal.y,  
	  ADD_INT   T1.Z, PV.Z, literal.y,  
	  ADD_INT * T3.W, PV.X, PV.Y,  
	31(4.344025e-44), 8(1.121039e-44)
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Z, T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
.Ltmp376:
	ALU clause starting at 1128:
.Ltmp377:
	  SUB_INT   T25.X, T4.Y, T2.Z,  
	  AND_INT   T4.Y, T1.Z, literal.x,  
	  LSHR   T1.Z, T1.Z, literal.y,  
	  LSHR * T3.W, T2.Y, literal.y,  BS:VEC_120/SCL_212
	3(4.203895e-45), 2(2.802597e-45)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  LSHL   T3.Z, T4.Y, literal.x,  
	  ADD_INT * T3.W, T0.W, literal.y,  
	3(4.203895e-45), 24(3.363116e-44)
	  MULHI_INT   T4.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T4.Y, T3.W, literal.x,  
	  MULHI_INT   T4.Z (MASKED), T3.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  BFE_UINT   T28.X, T1.Z, T3.Z, literal.x, 
	  ASHR   T6.Y, PV.Y, literal.y,  
	  LSHR   T1.Z, PV.Y, literal.z,  
	  ADD_INT * T4.W, T25.X, literal.x,  
	8(1.121039e-44), 4(5.605194e-45)
	31(4.344025e-44), 0(0.000000e+00)
	  AND_INT   T25.X, PV.W, literal.x,  
	  AND_INT   T2.Y, T2.Y, literal.x,  
	  ADD_INT   T1.Z, PV.Y, PV.Z,  
	  ADD_INT * T6.W, T0.W, literal.y,  
	3(4.203895e-45), 18(2.522337e-44)
	  MULHI_INT   T3.X (MASKED), T6.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T6.W, literal.x,  
	  MULHI_INT   T3.Z, T6.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T6.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T29.X, T3.W, PV.Z,  
	  ASHR   T4.Y, T3.Z, literal.x,  
	  LSHR   T1.Z, T3.Z, literal.y,  
	  LSHL * T3.W, T2.Y, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T30.X, T2.Z, PV.W, literal.x, 
	  ADD_INT   T2.Y, T0.W, literal.y,  
	  ADD_INT   T2.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, PV.Y, PV.Z,  
	8(1.121039e-44), 14(1.961818e-44)
	12(1.681558e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z, T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Z, T2.Z, literal.x,  
	  MULHI_INT * T3.W (MASKED), T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T2.Y, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.Y, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T2.Y, literal.x,  
	  MULHI_INT * T3.W, T2.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T31.X, PV.W, literal.x,  
	  ASHR   T4.Y, T3.Z, literal.x,  
	  SUB_INT   T1.Z, T6.W, T1.Z,  
	  ADD_INT * T6.W, T0.W, literal.y,  BS:VEC_120/SCL_212
	4(5.605194e-45), 16(2.242078e-44)
	  MULHI_INT   T4.X (MASKED), T6.W, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T6.W, literal.x,  
	  MULHI_INT   T4.Z, T6.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T6.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T32.X, T3.Z, literal.x,  
	  ASHR   T6.Y, PV.Z, literal.y,  
	  LSHR   T3.Z, PV.Z, literal.x,  
	  ADD_INT * T7.W, T1.Z, literal.z,  BS:VEC_120/SCL_212
	31(4.344025e-44), 4(5.605194e-45)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T33.X, T3.W, literal.x,  
	  AND_INT   T7.Y, PV.W, literal.y,  
	  ADD_INT   T1.Z, PV.Y, PV.Z,  
	  ADD_INT * T3.W, T4.Y, PV.X,  
	31(4.344025e-44), 3(4.203895e-45)
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z, T3.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T32.X, T7.Y, literal.x,  
	  SUB_INT   T4.Y, T6.W, PV.Z,  
	  SUB_INT   T1.Z, T2.Z, T3.Z,  
	  ADD_INT * T3.W, T0.W, literal.y,  BS:VEC_120/SCL_212
	3(4.203895e-45), 13(1.821688e-44)
	  MULHI_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T3.W, literal.x,  
	  MULHI_INT   T2.Z, T3.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ADD_INT   T34.X, T1.Z, literal.x,  
	  ADD_INT   T4.Y, T4.Y, literal.x,  
	  ASHR * T1.Z, PV.Z, literal.y,  
	8(1.121039e-44), 4(5.605194e-45)
.Ltmp378:
	ALU clause starting at 1238:
.Ltmp379:
	  LSHR * T6.W, T2.Z, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T35.X, T1.Z, PV.W,  
	  LSHR   T6.Y, T7.W, literal.x,  
	  LSHR   T1.Z, T4.Y, literal.x,  
	  LSHR * T6.W, T34.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T6.Y,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  MULLO_INT   T4.X (MASKED), T35.X, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T35.X, literal.x,  
	  MULLO_INT   T4.Z, T35.X, literal.x,  
	  MULLO_INT * T4.W (MASKED), T35.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  BFE_UINT   T32.X, T3.Z, T32.X, literal.x, 
	  AND_INT   T4.Y, T4.Y, literal.y,  
	  SUB_INT   T3.Z, T3.W, PV.Z,  
	  ADD_INT * T3.W, T31.X, T33.X,  BS:VEC_021/SCL_122
	8(1.121039e-44), 3(4.203895e-45)
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T3.W, T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  AND_INT   T31.X, T34.X, literal.x,  
	  SUB_INT   T2.Y, T2.Y, PV.W,  
	  ADD_INT   T3.Z, T3.Z, literal.y,  
	  LSHL * T3.W, T4.Y, literal.x,  BS:VEC_120/SCL_212
	3(4.203895e-45), 8(1.121039e-44)
	  BFE_UINT   T33.X, T1.Z, PV.W, literal.x, 
	  AND_INT   T4.Y, PV.Z, literal.y,  
	  ADD_INT   T1.Z, PV.Y, literal.x,  
	  LSHL * T3.W, PV.X, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  BFE_UINT   T31.X, T2.Z, PV.W, literal.x, 
	  AND_INT   T2.Y, PV.Z, literal.y,  
	  LSHL   T2.Z, PV.Y, literal.y,  
	  ADD_INT * T3.W, T0.W, literal.x,  
	8(1.121039e-44), 3(4.203895e-45)
	  MULHI_INT   T4.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T4.Y, T3.W, literal.x,  
	  MULHI_INT   T4.Z (MASKED), T3.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T34.X, PV.Y, literal.x,  
	  LSHR   T4.Y, PV.Y, literal.y,  
	  ADD_INT   T4.Z, T0.W, literal.z,  
	  ADD_INT * T6.W, T0.W, literal.w,  
	4(5.605194e-45), 31(4.344025e-44)
	9(1.261169e-44), 11(1.541428e-44)
	  MULHI_INT   T6.X (MASKED), T6.W, literal.x,  
	  MULHI_INT   T6.Y, T6.W, literal.x,  
	  MULHI_INT   T6.Z (MASKED), T6.W, literal.x,  
	  MULHI_INT * T6.W (MASKED), T6.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T6.X (MASKED), T4.Z, literal.x,  
	  MULHI_INT   T6.Y (MASKED), T4.Z, literal.x,  
	  MULHI_INT   T6.Z, T4.Z, literal.x,  
	  MULHI_INT * T6.W (MASKED), T4.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T35.X, PV.Z, literal.x,  
	  ASHR   T7.Y, T6.Y, literal.x,  
	  LSHR   T7.Z, T6.Y, literal.y,  
	  ADD_INT * T7.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	10(1.401298e-44), 0(0.000000e+00)
	  MULHI_INT   T6.X (MASKED), T7.W, literal.x,  
	  MULHI_INT   T6.Y, T7.W, literal.x,  
	  MULHI_INT   T6.Z (MASKED), T7.W, literal.x,  
	  MULHI_INT * T6.W (MASKED), T7.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T36.X, T6.Z, literal.x,  
	  ASHR   T8.Y, PV.Y, literal.y,  
	  LSHR   T6.Z, PV.Y, literal.x,  
	  ADD_INT * T8.W, T7.Y, T7.Z,  
	31(4.344025e-44), 4(5.605194e-45)
	  MULLO_INT   T6.X (MASKED), T8.W, literal.x,  
	  MULLO_INT   T6.Y, T8.W, literal.x,  
	  MULLO_INT   T6.Z (MASKED), T8.W, literal.x,  
	  MULLO_INT * T6.W (MASKED), T8.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T37.X, T6.W, PV.Y,  
	  ADD_INT   T6.Y, T8.Y, T6.Z,  
	  ADD_INT   T6.Z, T35.X, T36.X,  
	  ADD_INT * T6.W, T34.X, T4.Y,  BS:VEC_210
	  MULLO_INT   T4.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T4.Y, T6.W, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T4.W (MASKED), T6.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T6.X (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T6.Y (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T6.Z, T6.Z, literal.x,  
	  MULLO_INT * T6.W (MASKED), T6.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T6.X (MASKED), T6.Y, literal.x,  
	  MULLO_INT   T6.Y, T6.Y, literal.x,  
	  MULLO_INT   T6.Z (MASKED), T6.Y, literal.x,  
	  MULLO_INT * T6.W (MASKED), T6.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T34.X, T7.W, PV.Y,  
	  SUB_INT   T6.Y, T4.Z, T6.Z,  
	  SUB_INT   T4.Z, T3.W, T4.Y,  BS:VEC_120/SCL_212
	  ADD_INT * T3.W, T37.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp380:
	ALU clause starting at 1347:
.Ltmp381:
	  AND_INT   T35.X, T3.W, literal.x,  
	  ADD_INT   T4.Y, T4.Z, literal.y,  
	  ADD_INT   T4.Z, T6.Y, literal.y,  
	  ADD_INT * T6.W, T34.X, literal.y,  
	3(4.203895e-45), 8(1.121039e-44)
	  LSHR   T34.X, T3.W, literal.x,  
	  LSHR   T6.Y, PV.W, literal.x,  
	  LSHR   T6.Z, PV.Z, literal.x,  
	  LSHR * T3.W, PV.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T6.Z,  
	  MOV * T6.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T6.Y,  
	  MOV * T6.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T34.X,  
	  MOV * T7.Y, T(0 + AR.x).X+,  
	  LSHR   T34.X, T3.Z, literal.x,  
	  LSHR   T8.Y, T1.Z, literal.x,  BS:VEC_120/SCL_212
	  AND_INT   T1.Z, T6.W, literal.y,  
	  LSHL * T6.W, T35.X, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  BFE_UINT   T35.X, T7.Y, PV.W, literal.x, 
	  AND_INT   T7.Y, T4.Z, literal.y,  
	  AND_INT   T3.Z, T4.Y, literal.y,  BS:VEC_120/SCL_212
	  LSHL * T6.W, PV.Z, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  BFE_UINT   T36.X, T6.Y, PV.W, literal.x, 
	  LSHL   T4.Y, PV.Z, literal.y,  
	  LSHL   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T6.W, T0.W, literal.z,  
	8(1.121039e-44), 3(4.203895e-45)
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T6.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T6.W, literal.x,  
	  MULHI_INT   T3.Z, T6.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T6.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  BFE_UINT   T37.X, T6.Z, T1.Z, literal.x, 
	  BFE_UINT   T4.Y, T3.W, T4.Y, literal.x, 
	  ASHR   T1.Z, PV.Z, literal.y,  
	  ADD_INT * T3.W, T0.W, literal.z,  BS:VEC_120/SCL_212
	8(1.121039e-44), 4(5.605194e-45)
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T3.W, literal.x,  
	  MULHI_INT   T4.Z, T3.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T38.X, T3.Z, literal.x,  
	  ADD_INT   T6.Y, T0.W, literal.y,  
	  ASHR   T3.Z, PV.Z, literal.z,  
	  LSHR * T7.W, PV.Z, literal.x,  
	31(4.344025e-44), 20(2.802597e-44)
	4(5.605194e-45), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T0.W, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T0.W, literal.x,  
	  MULHI_INT   T4.Z, T0.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T0.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T39.X, PV.Z, literal.x,  
	  LSHR   T7.Y, PV.Z, literal.y,  
	  ADD_INT   T4.Z, T0.W, 1,  
	  ADD_INT * T8.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  MULHI_INT   T6.X (MASKED), T8.W, literal.x,  
	  MULHI_INT   T6.Y (MASKED), T8.W, literal.x,  
	  MULHI_INT   T6.Z, T8.W, literal.x,  
	  MULHI_INT * T6.W (MASKED), T8.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T7.X (MASKED), T4.Z, literal.x,  
	  MULHI_INT   T7.Y (MASKED), T4.Z, literal.x,  
	  MULHI_INT   T7.Z, T4.Z, literal.x,  
	  MULHI_INT * T7.W (MASKED), T4.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T40.X, PV.Z, literal.x,  
	  LSHR   T9.Y, PV.Z, literal.y,  
	  ASHR   T7.Z, T6.Z, literal.x,  
	  LSHR * T9.W, T6.Z, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T41.X, PV.Z, PV.W,  
	  ADD_INT   T9.Y, PV.X, PV.Y,  
	  ADD_INT   T6.Z, T39.X, T7.Y,  
	  ADD_INT * T7.W, T3.Z, T7.W,  
	  MULLO_INT   T3.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T3.Z, T7.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T7.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T6.X (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T6.Y (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T6.Z, T6.Z, literal.x,  
	  MULLO_INT * T6.W (MASKED), T6.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T7.X (MASKED), T9.Y, literal.x,  
	  MULLO_INT   T7.Y, T9.Y, literal.x,  
	  MULLO_INT   T7.Z (MASKED), T9.Y, literal.x,  
	  MULLO_INT * T7.W (MASKED), T9.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T7.X (MASKED), T41.X, literal.x,  
	  MULLO_INT   T7.Y (MASKED), T41.X, literal.x,  
	  MULLO_INT   T7.Z, T41.X, literal.x,  
	  MULLO_INT * T7.W (MASKED), T41.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
.Ltmp382:
	ALU clause starting at 1453:
.Ltmp383:
	  SUB_INT   T39.X, T8.W, T7.Z,  
	  SUB_INT   T7.Y, T4.Z, T7.Y,  
	  SUB_INT * T4.Z, T0.W, T6.Z,  BS:VEC_120/SCL_212
	  SUB_INT * T3.W, T3.W, T3.Z,  
	  ADD_INT   T40.X, PV.W, literal.x,  
	  ADD_INT   T9.Y, T4.Z, literal.x,  
	  ADD_INT   T3.Z, T7.Y, literal.x,  
	  ADD_INT * T3.W, T39.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T39.X, PV.W, literal.x,  
	  LSHR   T7.Y, PV.Z, literal.x,  
	  LSHR   T4.Z, PV.Y, literal.x,  
	  LSHR * T7.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T6.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T4.Z,  
	  MOV * T4.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T7.Y,  
	  MOV * T7.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T39.X,  
	  MOV * T7.Z, T(0 + AR.x).X+,  
	  MULHI_INT   T7.X (MASKED), T6.Y, literal.x,  
	  MULHI_INT   T7.Y (MASKED), T6.Y, literal.x,  
	  MULHI_INT   T7.Z (MASKED), T6.Y, literal.x,  
	  MULHI_INT * T7.W, T6.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T39.X, PV.W, literal.x,  
	  AND_INT   T10.Y, T3.W, literal.y,  
	  ADD_INT   T8.Z, T0.W, literal.z,  BS:VEC_120/SCL_212
	  ADD_INT * T3.W, T1.Z, T38.X,  
	4(5.605194e-45), 3(4.203895e-45)
	6(8.407791e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z, T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T8.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T8.Z, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T8.Z, literal.x,  
	  MULHI_INT * T3.W, T8.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T38.X, PV.W, literal.x,  
	  LSHR   T11.Y, PV.W, literal.y,  
	  SUB_INT   T1.Z, T6.W, T1.Z,  
	  LSHL * T3.W, T10.Y, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T41.X, T7.W, literal.x,  
	  BFE_UINT   T10.Y, T7.Z, PV.W, literal.y, 
	  ADD_INT   T1.Z, PV.Z, literal.y,  
	  ADD_INT * T3.W, PV.X, PV.Y,  
	31(4.344025e-44), 8(1.121039e-44)
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T3.W, T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  AND_INT   T38.X, T1.Z, literal.x,  
	  SUB_INT   T11.Y, T8.Z, PV.W,  BS:VEC_120/SCL_212
	  AND_INT   T3.Z, T3.Z, literal.x,  BS:VEC_201
	  ADD_INT * T3.W, T0.W, literal.y,  
	3(4.203895e-45), 4(5.605194e-45)
	  MULHI_INT   T6.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T6.Y (MASKED), T3.W, literal.x,  
	  MULHI_INT   T6.Z (MASKED), T3.W, literal.x,  
	  MULHI_INT * T6.W, T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T42.X, PV.W, literal.x,  
	  LSHR   T12.Y, PV.W, literal.y,  
	  AND_INT   T7.Z, T9.Y, literal.z,  
	  LSHL * T6.W, T3.Z, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T43.X, T7.Y, PV.W, literal.x, 
	  LSHL   T7.Y, PV.Z, literal.y,  
	  ADD_INT   T3.Z, T0.W, literal.z,  
	  ADD_INT * T6.W, PV.X, PV.Y,  
	8(1.121039e-44), 3(4.203895e-45)
	7(9.809089e-45), 0(0.000000e+00)
	  MULLO_INT   T6.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T6.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T6.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T6.W, T6.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T7.X (MASKED), T3.Z, literal.x,  
	  MULHI_INT   T7.Y (MASKED), T3.Z, literal.x,  
	  MULHI_INT   T7.Z, T3.Z, literal.x,  
	  MULHI_INT * T7.W (MASKED), T3.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T42.X, PV.Z, literal.x,  
	  LSHR   T9.Y, PV.Z, literal.y,  
	  AND_INT   T7.Z, T40.X, literal.z,  
	  SUB_INT * T3.W, T3.W, T6.W,  
	4(5.605194e-45), 31(4.344025e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T40.X, PV.W, literal.x,  
	  LSHL   T12.Y, PV.Z, literal.y,  
	  ADD_INT   T7.Z, PV.X, PV.Y,  
	  BFE_UINT * T3.W, T4.Z, T7.Y, literal.x, 
.Ltmp384:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 1555:
.Ltmp385:
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T3.W, T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T7.Z, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T7.Z, literal.x,  
	  MULLO_INT   T4.Z, T7.Z, literal.x,  
	  MULLO_INT * T4.W (MASKED), T7.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T42.X, T3.Z, PV.Z,  
	  BFE_UINT   T7.Y, T6.Z, T12.Y, literal.x, BS:VEC_120/SCL_212
	  AND_INT   T3.Z, T40.X, literal.y,  
	  ADD_INT * T3.W, T43.X, T3.W,  BS:VEC_120/SCL_212
.Ltmp386:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 1570:
.Ltmp387:
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T3.W, T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T43.X, T3.Z, literal.x,  
	  ADD_INT * T7.Y, T7.Y, PV.W,  
.Ltmp388:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 1578:
.Ltmp389:
	  ADD_INT   T3.Z, T42.X, literal.x,  
	  ADD_INT * T3.W, T11.Y, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T40.X, T40.X, literal.x,  
	  LSHR   T9.Y, T1.Z, literal.x,  
	  LSHR   T1.Z, PV.W, literal.x,  
	  LSHR * T6.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T4.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T9.Y,  
	  MOV * T6.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T40.X,  
	  MOV * T6.W, T(0 + AR.x).X+,  
	  MULLO_INT   T7.X (MASKED), T7.Y, literal.x,  
	  MULLO_INT   T7.Y, T7.Y, literal.x,  
	  MULLO_INT   T7.Z (MASKED), T7.Y, literal.x,  
	  MULLO_INT * T7.W (MASKED), T7.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T40.X, T6.W, T43.X, literal.x, 
	  AND_INT   T9.Y, T3.W, literal.y,  BS:VEC_120/SCL_212
	  LSHL   T7.Z, T38.X, literal.y,  
	  ADD_INT * T3.W, T10.Y, PV.Y,  
.Ltmp390:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 1604:
.Ltmp391:
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T3.W, T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T38.X, T6.Z, T7.Z, literal.x, 
	  AND_INT   T7.Y, T3.Z, literal.y,  BS:VEC_201
	  LSHL   T3.Z, T9.Y, literal.y,  
	  ADD_INT * T3.W, T40.X, PV.W,  
.Ltmp392:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 1614:
.Ltmp393:
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T3.W, T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T40.X, T1.Z, T3.Z, literal.x, 
	  LSHL   T7.Y, T7.Y, literal.y,  
	  ADD_INT   T1.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T38.X, PV.W,  
.Ltmp394:
	8(1.121039e-44), 3(4.203895e-45)
	17(2.382207e-44), 0(0.000000e+00)
	ALU clause starting at 1625:
.Ltmp395:
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z, T3.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T1.Z, literal.x,  
	  MULHI_INT * T3.W, T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T38.X, PV.W, literal.x,  
	  BFE_UINT   T7.Y, T4.Z, T7.Y, literal.y, 
	  ADD_INT   T4.Z, T0.W, literal.z,  
	  ADD_INT * T6.W, T40.X, T3.Z,  
.Ltmp396:
	4(5.605194e-45), 8(1.121039e-44)
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 1641:
.Ltmp397:
	  MULLO_INT   T3.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T3.Z, T6.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T6.X (MASKED), T4.Z, literal.x,  
	  MULHI_INT   T6.Y (MASKED), T4.Z, literal.x,  
	  MULHI_INT   T6.Z, T4.Z, literal.x,  
	  MULHI_INT * T6.W (MASKED), T4.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T40.X, T3.W, literal.x,  
	  ASHR   T9.Y, PV.Z, literal.y,  
	  LSHR   T6.Z, PV.Z, literal.x,  
	  ADD_INT * T3.W, T7.Y, T3.Z,  
.Ltmp398:
	31(4.344025e-44), 4(5.605194e-45)
	ALU clause starting at 1656:
.Ltmp399:
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z, T3.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T42.X, T9.Y, T6.Z,  
	  ADD_INT * T7.Y, T38.X, T40.X,  
	  ADD_INT   T6.Z, T39.X, T41.X,  
	  ADD_INT * T3.W, T4.Y, T3.Z,  
.Ltmp400:
	ALU clause starting at 1665:
.Ltmp401:
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z, T3.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T6.Z, literal.x,  
	  MULLO_INT * T3.W, T6.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T7.Y, literal.x,  
	  MULLO_INT   T4.Y, T7.Y, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T7.Y, literal.x,  
	  MULLO_INT * T4.W (MASKED), T7.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T6.X (MASKED), T42.X, literal.x,  
	  MULLO_INT   T6.Y (MASKED), T42.X, literal.x,  
	  MULLO_INT   T6.Z, T42.X, literal.x,  
	  MULLO_INT * T6.W (MASKED), T42.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T38.X, T4.Z, PV.Z,  
	  SUB_INT   T4.Y, T1.Z, T4.Y,  BS:VEC_120/SCL_212
	  SUB_INT   T1.Z, T6.Y, T3.W,  
	  ADD_INT * T3.W, T37.X, T3.Z,  BS:VEC_021/SCL_122
.Ltmp402:
	ALU clause starting at 1689:
.Ltmp403:
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z, T3.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T37.X, T1.Z, literal.x,  
	  ADD_INT   T4.Y, T4.Y, literal.x,  
	  ADD_INT   T1.Z, T38.X, literal.x,  
	  ADD_INT * T3.W, T36.X, PV.Z,  BS:VEC_120/SCL_212
.Ltmp404:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 1699:
.Ltmp405:
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z, T3.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T36.X, T1.Z, literal.x,  
	  LSHR   T6.Y, T4.Y, literal.x,  
	  LSHR   T4.Z, T37.X, literal.x,  
	  ADD_INT * T3.W, T35.X, PV.Z,  BS:VEC_120/SCL_212
.Ltmp406:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1709:
.Ltmp407:
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z, T3.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T4.Z,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T6.Y,  
	  MOV * T4.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T36.X,  
	  MOV * T6.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T8.Y,  
	  MOV * T6.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T34.X,  
	  MOV * T6.W, T(0 + AR.x).X+,  
	  BFE_UINT   T34.X, PV.W, T2.Z, literal.x, 
	  AND_INT   T7.Y, T1.Z, literal.y,  
	  LSHL   T1.Z, T2.Y, literal.y,  
	  ADD_INT * T6.W, T31.X, T3.Z,  BS:VEC_021/SCL_122
.Ltmp408:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 1729:
.Ltmp409:
	  MULLO_INT   T2.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T2.Y, T6.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T31.X, T6.Z, T1.Z, literal.x, 
	  LSHL   T7.Y, T7.Y, literal.y,  
	  ADD_INT   T1.Z, T0.W, literal.z,  
	  ADD_INT * T6.W, T34.X, PV.Y,  
.Ltmp410:
	8(1.121039e-44), 3(4.203895e-45)
	22(3.082857e-44), 0(0.000000e+00)
	ALU clause starting at 1740:
.Ltmp411:
	  MULLO_INT   T2.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T2.Y, T6.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T2.Z, T1.Z, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T34.X, PV.Z, literal.x,  
	  BFE_UINT   T6.Y, T6.Y, T7.Y, literal.y, 
	  AND_INT * T3.Z, T4.Y, literal.z,  BS:VEC_201
	4(5.605194e-45), 8(1.121039e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T6.W, T31.X, T2.Y,  
.Ltmp412:
	ALU clause starting at 1756:
.Ltmp413:
	  MULLO_INT   T2.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T2.Y, T6.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T31.X, T2.Z, literal.x,  
	  LSHL   T4.Y, T3.Z, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT   T2.Z, T0.W, literal.z,  
	  ADD_INT * T6.W, T6.Y, PV.Y,  
.Ltmp414:
	31(4.344025e-44), 3(4.203895e-45)
	25(3.503246e-44), 0(0.000000e+00)
	ALU clause starting at 1767:
.Ltmp415:
	  MULLO_INT   T2.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T2.Y, T6.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Z, T2.Z, literal.x,  
	  MULHI_INT * T3.W (MASKED), T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T35.X, PV.Z, literal.x,  
	  BFE_UINT   T4.Y, T4.Z, T4.Y, literal.y, 
	  ADD_INT   T4.Z, T34.X, T31.X,  
	  ADD_INT * T6.W, T33.X, T2.Y,  BS:VEC_201
.Ltmp416:
	4(5.605194e-45), 8(1.121039e-44)
	ALU clause starting at 1782:
.Ltmp417:
	  MULLO_INT   T2.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T2.Y, T6.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T4.Z, T4.Z, literal.x,  
	  MULLO_INT * T4.W (MASKED), T4.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T31.X, T3.Z, literal.x,  
	  AND_INT   T6.Y, T37.X, literal.y,  
	  SUB_INT   T1.Z, T1.Z, PV.Z,  BS:VEC_120/SCL_212
	  ADD_INT * T6.W, T4.Y, T2.Y,  
.Ltmp418:
	31(4.344025e-44), 3(4.203895e-45)
	ALU clause starting at 1797:
.Ltmp419:
	  MULLO_INT   T2.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T2.Y, T6.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T33.X, T1.Z, literal.x,  
	  LSHL   T4.Y, T6.Y, literal.y,  
	  ADD_INT   T1.Z, T35.X, T31.X,  
	  ADD_INT * T6.W, T32.X, PV.Y,  BS:VEC_201
.Ltmp420:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 1807:
.Ltmp421:
	  MULLO_INT   T2.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T2.Y, T6.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T31.X, T2.Z, PV.Z,  
	  BFE_UINT   T4.Y, T3.W, T4.Y, literal.x, 
	  AND_INT   T1.Z, T33.X, literal.y,  
	  ADD_INT * T3.W, T30.X, T2.Y,  BS:VEC_120/SCL_212
.Ltmp422:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 1822:
.Ltmp423:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T30.X, T1.Z, literal.x,  
	  ADD_INT * T2.Y, T4.Y, PV.Y,  
.Ltmp424:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 1830:
.Ltmp425:
	  ADD_INT   T1.Z, T31.X, literal.x,  
	  ADD_INT * T3.W, T29.X, literal.x,  BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T29.X, T33.X, literal.x,  
	  LSHR   T4.Y, T4.W, literal.x,  
	  LSHR   T2.Z, PV.W, literal.x,  
	  LSHR * T4.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T4.Y,  
	  MOV * T4.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T29.X,  
	  MOV * T4.Z, T(0 + AR.x).X+,  
	  MULLO_INT   T2.X (MASKED), T2.Y, literal.x,  
	  MULLO_INT   T2.Y, T2.Y, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.Y, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T29.X, T4.Z, T30.X, literal.x, 
	  AND_INT   T6.Y, T3.W, literal.y,  
	  LSHL   T4.Z, T25.X, literal.y,  
	  ADD_INT * T3.W, T28.X, PV.Y,  BS:VEC_201
.Ltmp426:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 1856:
.Ltmp427:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T25.X, T4.Y, T4.Z, literal.x, 
	  AND_INT   T4.Y, T1.Z, literal.y,  
	  LSHL   T1.Z, T6.Y, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T3.W, T29.X, PV.Y,  
.Ltmp428:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 1866:
.Ltmp429:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T28.X, T2.Z, T1.Z, literal.x, 
	  LSHL   T4.Y, T4.Y, literal.y,  
	  ADD_INT   T1.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T25.X, PV.Y,  
.Ltmp430:
	8(1.121039e-44), 3(4.203895e-45)
	39(5.465064e-44), 0(0.000000e+00)
	ALU clause starting at 1877:
.Ltmp431:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T2.Z, T1.Z, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T25.X, PV.Z, literal.x,  
	  BFE_UINT   T4.Y, T3.Z, T4.Y, literal.y, 
	  ADD_INT   T3.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T28.X, T2.Y,  BS:VEC_021/SCL_122
.Ltmp432:
	4(5.605194e-45), 8(1.121039e-44)
	38(5.324934e-44), 0(0.000000e+00)
	ALU clause starting at 1893:
.Ltmp433:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T3.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T3.Z, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T3.Z, literal.x,  
	  MULHI_INT * T3.W, T3.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T28.X, T2.Z, literal.x,  
	  ASHR   T6.Y, PV.W, literal.y,  
	  LSHR   T2.Z, PV.W, literal.x,  
	  ADD_INT * T3.W, T4.Y, T2.Y,  
.Ltmp434:
	31(4.344025e-44), 4(5.605194e-45)
	ALU clause starting at 1908:
.Ltmp435:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T29.X, T6.Y, T2.Z,  
	  ADD_INT * T4.Y, T25.X, T28.X,  
	  ADD_INT   T2.Z, T26.X, T27.X,  
	  ADD_INT * T3.W, T3.Y, T2.Y,  
.Ltmp436:
	ALU clause starting at 1917:
.Ltmp437:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Z, T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T4.Y, literal.x,  
	  MULLO_INT   T3.Y, T4.Y, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T4.Y, literal.x,  
	  MULLO_INT * T3.W (MASKED), T4.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T29.X, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T29.X, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T29.X, literal.x,  
	  MULLO_INT * T3.W, T29.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T25.X, T3.Z, PV.W,  
	  SUB_INT   T3.Y, T1.Z, T3.Y,  BS:VEC_120/SCL_212
	  SUB_INT   T1.Z, T5.W, T2.Z,  BS:VEC_021/SCL_122
	  ADD_INT * T3.W, T24.X, T2.Y,  
.Ltmp438:
	ALU clause starting at 1941:
.Ltmp439:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T24.X, T1.Z, literal.x,  
	  ADD_INT   T3.Y, T3.Y, literal.x,  
	  ADD_INT   T1.Z, T25.X, literal.x,  
	  ADD_INT * T3.W, T23.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp440:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 1951:
.Ltmp441:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T23.X, T1.Z, literal.x,  
	  LSHR   T4.Y, T3.Y, literal.x,  
	  LSHR   T2.Z, T24.X, literal.x,  
	  ADD_INT * T3.W, T22.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp442:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1961:
.Ltmp443:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T4.Y,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T23.X,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T5.Y,  
	  MOV * T4.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T21.X,  
	  MOV * T4.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T20.X,  
	  MOV * T4.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T19.X,  
	  MOV * T5.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T17.X,  
	  MOV * T5.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T16.X,  
	  MOV * T6.Y, T(0 + AR.x).X+,  
	  AND_INT   T1.Y, T1.Y, literal.x,  
	  LSHL   T6.Z, T1.X, literal.x,  
	  ADD_INT * T6.W, T0.Y, T2.Y,  BS:VEC_120/SCL_212
.Ltmp444:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 1988:
.Ltmp445:
	  MULLO_INT   T0.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T0.Y, T6.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T1.X, T6.Y, T6.Z, literal.x, 
	  AND_INT   T2.Y, T18.X, literal.y,  
	  LSHL   T6.Z, T1.Y, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T6.W, T0.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp446:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 1998:
.Ltmp447:
	  MULLO_INT   T0.X, T6.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T16.X, T5.W, T6.Z, literal.x, 
	  AND_INT   T0.Y, T1.W, literal.y,  BS:VEC_120/SCL_212
	  LSHL   T6.Z, T2.Y, literal.y,  
	  ADD_INT * T1.W, T1.X, PV.X,  
.Ltmp448:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 2008:
.Ltmp449:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T1.X, T5.Y, T6.Z, literal.x, 
	  AND_INT   T1.Y, T2.W, literal.y,  
	  LSHL   T6.Z, T0.Y, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T1.W, T16.X, PV.X,  
.Ltmp450:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 2018:
.Ltmp451:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T16.X, T4.W, T6.Z, literal.x, 
	  AND_INT   T0.Y, T5.Z, literal.y,  
	  LSHL   T5.Z, T1.Y, literal.y,  
	  ADD_INT * T1.W, T1.X, PV.X,  
.Ltmp452:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 2028:
.Ltmp453:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T1.X, T4.Z, T5.Z, literal.x, 
	  AND_INT   T1.Y, T1.Z, literal.y,  BS:VEC_201
	  LSHL   T1.Z, T0.Y, literal.y,  
	  ADD_INT * T1.W, T16.X, PV.X,  
.Ltmp454:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 2038:
.Ltmp455:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T16.X, T4.Y, T1.Z, literal.x, 
	  AND_INT   T0.Y, T3.Y, literal.y,  BS:VEC_120/SCL_212
	  LSHL   T1.Z, T1.Y, literal.y,  BS:VEC_201
	  ADD_INT * T1.W, T1.X, PV.X,  
.Ltmp456:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 2048:
.Ltmp457:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T1.X, T3.W, T1.Z, literal.x, 
	  AND_INT   T1.Y, T24.X, literal.y,  
	  LSHL   T1.Z, T0.Y, literal.y,  
	  ADD_INT * T1.W, T16.X, PV.X,  BS:VEC_120/SCL_212
.Ltmp458:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 2058:
.Ltmp459:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T0.Y, T3.Z, T1.Z,  
	  LSHL   T1.Z, T1.Y, literal.x,  
	  ADD_INT * T1.W, T1.X, PV.X,  
.Ltmp460:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2067:
.Ltmp461:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T1.Y, T2.Z, T1.Z,  
.Ltmp462:
	  ADD_INT   T0.Z, T0.Z, T0.W,  BS:VEC_201
.Ltmp463:
	  ADD_INT * T0.W, T0.Y, PV.X,  
.Ltmp464:
	ALU clause starting at 2075:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T0.Z, literal.x,  
.Ltmp465:
	  ADD_INT * T0.W, T1.Y, PV.X,  
.Ltmp466:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2083:
	  AND_INT   T2.Z, T0.W, literal.x,  
	  LSHL * T0.W, T1.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp467:
.Lfunc_end2:
	.size	own_char, .Lfunc_end2-own_char

	.section	.AMDGPU.config
	.long	166100
	.long	75
	.long	165900
	.long	0
	.long	166120
	.long	24
	.text
	.globl	walk_uchar
	.p2align	8
	.type	walk_uchar,@function
walk_uchar:
walk_uchar$local:
.Lfunc_begin3:
	ALU 5, @86, KC0[CB0:0-32], KC1[]
.Ltmp468:
	ALU 22, @92, KC0[CB0:0-32], KC1[]
	TEX 2 @56
	ALU 5, @115, KC0[CB0:0-32], KC1[]
	TEX 0 @62
	ALU 5, @121, KC0[CB0:0-32], KC1[]
.Ltmp469:
	ALU 4, @127, KC0[CB0:0-32], KC1[]
	TEX 1 @64
.Ltmp470:
	ALU 6, @132, KC0[CB0:0-32], KC1[]
.Ltmp471:
	ALU 74, @139, KC0[], KC1[]
	TEX 0 @68
.Ltmp472:
	ALU 109, @214, KC0[CB0:0-32], KC1[]
	ALU 1, @324, KC0[], KC1[]
	TEX 1 @70
	ALU 35, @326, KC0[], KC1[]
.Ltmp473:
	ALU 24, @362, KC0[], KC1[]
.Ltmp474:
	ALU 44, @387, KC0[], KC1[]
	TEX 3 @74
	ALU 102, @432, KC0[], KC1[]
	TEX 1 @82
	ALU 102, @535, KC0[], KC1[]
	MEM_RAT MSKOR T17.XW, T0.X
	ALU 113, @638, KC0[], KC1[]
	MEM_RAT MSKOR T13.XW, T74.X
	MEM_RAT MSKOR T14.XW, T73.X
	MEM_RAT MSKOR T15.XW, T72.X
	MEM_RAT MSKOR T16.XW, T71.X
	MEM_RAT MSKOR T18.XW, T70.X
	MEM_RAT MSKOR T19.XW, T69.X
	MEM_RAT MSKOR T20.XW, T68.X
	MEM_RAT MSKOR T21.XW, T67.X
	MEM_RAT MSKOR T22.XW, T66.X
	MEM_RAT MSKOR T23.XW, T65.X
	MEM_RAT MSKOR T24.XW, T64.X
	MEM_RAT MSKOR T25.XW, T63.X
	MEM_RAT MSKOR T26.XW, T62.X
	MEM_RAT MSKOR T27.XW, T61.X
	MEM_RAT MSKOR T28.XW, T60.X
	MEM_RAT MSKOR T29.XW, T59.X
	MEM_RAT MSKOR T32.XW, T58.X
	MEM_RAT MSKOR T34.XW, T56.X
	MEM_RAT MSKOR T36.XW, T53.X
	MEM_RAT MSKOR T38.XW, T51.X
	MEM_RAT MSKOR T40.XW, T49.X
	MEM_RAT MSKOR T42.XW, T46.X
	MEM_RAT MSKOR T44.XW, T45.X
	MEM_RAT MSKOR T39.XW, T43.X
	MEM_RAT MSKOR T48.XW, T41.X
	MEM_RAT MSKOR T50.XW, T37.X
	MEM_RAT MSKOR T52.XW, T35.X
	MEM_RAT MSKOR T47.XW, T33.X
	MEM_RAT MSKOR T55.XW, T31.X
	MEM_RAT MSKOR T57.XW, T30.X
	MEM_RAT MSKOR T17.XW, T1.X
	MEM_RAT MSKOR T54.XW, T0.X
	CF_END
	Fetch clause starting at 56:
	  VTX_READ_8 T14.X, T14.X, 0, #1
	  VTX_READ_8 T13.X, T13.X, 0, #1
	  VTX_READ_8 T1.X, T1.X, 0, #1
	Fetch clause starting at 62:
	  VTX_READ_8 T1.X, T15.X, 0, #1
	Fetch clause starting at 64:
	  VTX_READ_16 T1.X, T19.X, 1, #1
	  VTX_READ_16 T13.X, T13.X, 1, #1
	Fetch clause starting at 68:
	  VTX_READ_16 T21.X, T19.X, 3, #1
	Fetch clause starting at 70:
	  VTX_READ_16 T1.X, T0.X, 8, #1
	  VTX_READ_16 T30.X, T0.X, 10, #1
	Fetch clause starting at 74:
	  VTX_READ_16 T1.X, T0.X, 0, #1
	  VTX_READ_16 T30.X, T0.X, 2, #1
	  VTX_READ_16 T31.X, T0.X, 12, #1
	  VTX_READ_16 T33.X, T0.X, 14, #1
	Fetch clause starting at 82:
	  VTX_READ_16 T1.X, T0.X, 4, #1
	  VTX_READ_16 T0.X, T0.X, 6, #1
	ALU clause starting at 86:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp475:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Z,  
	ALU clause starting at 92:
	  MULHI_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULHI_INT   T0.Y, T0.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T0.W, literal.x,  
	1717986919(2.720083e+23), 0(0.000000e+00)
	  ASHR   T1.Y, PV.Y, 1,  
	  LSHR   T0.Z, PV.Y, literal.x,  
	  AND_INT * T1.W, T0.X, literal.y,  
	31(4.344025e-44), 7(9.809089e-45)
	  ADD_INT   T1.X, KC0[2].Z, PV.W,  
	  ADD_INT * T1.W, PV.Y, PV.Z,  
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[3].X,  
	  MULLO_INT   T0.Y (MASKED), T0.W, KC0[3].X,  
	  MULLO_INT   T0.Z, T0.W, KC0[3].X,  
	  MULLO_INT * T0.W (MASKED), T0.W, KC0[3].X,  
	  ADD_INT   T13.X, KC0[2].Y, PV.Z,  
	  SUB_INT * T1.W, T0.W, T0.Y,  
	  ADD_INT * T14.X, KC0[2].Z, PV.W,  
	ALU clause starting at 115:
	  ADD_INT   T15.X, KC0[2].Y, T0.W,  
	  XOR_INT * T1.W, T1.X, T13.X,  
	  LDS_BYTE_WRITE * T0.X, T1.W, 
	  ADD_INT * T1.W, T0.X, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T1.W, T14.X, 
	ALU clause starting at 121:
	  LSHL   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, T0.W, 1,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T13.X, KC0[2].Y, PV.W,  
	  AND_INT * T1.W, PV.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 127:
	  ADD_INT   T19.X, KC0[2].Z, T1.W,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T1.W, T1.X, 
	  GROUP_BARRIER
	ALU clause starting at 132:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	34(4.764415e-44), 0(0.000000e+00)
	  ADD_INT * T2.W, KC0[2].W, PV.Y,  
	  ADD_INT * T3.W, PV.W, 1,  
.Ltmp476:
	ALU clause starting at 139:
	  AND_INT * T1.W, T3.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T13.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T17.X, PV.Z, PV.W,  
	  LSHL * T17.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T17.Y, 0.0,  
	  MOV   T17.Z, 0.0,  
	  ADD_INT * T1.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  MOV * T5.W, literal.y,  
	3(4.203895e-45), 8(1.121039e-44)
	  BFE_UINT   T1.Z, T13.X, literal.x, PV.W, 
	  LSHL * T4.W, PV.Z, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T13.X, PV.Z, PV.W,  
	  LSHL * T13.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T13.Y, 0.0,  
	  LSHL * T4.W, T0.X, 1,  
	  ADD_INT   T0.Z, T2.W, literal.x,  
	  ADD_INT * T6.W, T0.X, PV.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T6.W 
	  MOV   T0.Y, OQAP,  
	  AND_INT * T4.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.Y, literal.x,  
	  LSHL * T4.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T14.X, PV.Z, PV.W,  
	  LSHL * T14.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T14.Y, 0.0,  
	  ADD_INT * T4.W, T2.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T7.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T1.Z, T0.Y, literal.x, T5.W, 
	  LSHL * T7.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T15.X, PV.Z, PV.W,  
	  LSHL * T15.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T15.Y, 0.0,  
	  ADD_INT   T1.Z, T2.W, literal.x,  
	  ADD_INT * T6.W, T6.W, literal.y,  BS:VEC_120/SCL_212
	5(7.006492e-45), 2(2.802597e-45)
	  LDS_UBYTE_READ_RET * OQAP, T6.W 
	  MOV   T0.Y, OQAP,  
	  AND_INT * T6.W, T1.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.Y, literal.x,  
	  LSHL * T6.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T16.X, PV.Z, PV.W,  
	  LSHL * T16.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T16.Y, 0.0,  
	  ADD_INT * T6.W, T2.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT * T7.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  AND_INT * T7.W, T1.X, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T18.X, PV.W, PV.Z,  
	  LSHL * T18.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T18.Y, 0.0,  
	  ADD_INT * T7.W, T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 214:
	  AND_INT * T8.W, T7.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  LSHR * T8.W, T1.X, literal.y,  
	3(4.203895e-45), 8(1.121039e-44)
	  LSHL   T19.X, PV.W, PV.Z,  
	  LSHL * T19.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T19.Y, 0.0,  
	  ADD_INT * T8.W, T2.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT * T9.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  AND_INT * T9.W, T21.X, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T20.X, PV.W, PV.Z,  
	  LSHL * T20.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T20.Y, 0.0,  
	  ADD_INT * T9.W, T2.W, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  AND_INT * T10.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  LSHR * T10.W, T21.X, literal.y,  
	3(4.203895e-45), 8(1.121039e-44)
	  LSHL   T21.X, PV.W, PV.Z,  
	  LSHL * T21.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV * T21.Y, 0.0,  
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	47663(6.679009e-41), 0(0.000000e+00)
	  LSHR * T10.W, PV.Y, literal.x,  
	19(2.662467e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T10.W, literal.x,  
	  MULLO_INT   T0.Y, T10.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T10.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T10.W, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  SUB_INT * T10.W, T0.X, PV.Y,  
	  AND_INT * T10.W, PV.W, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  LSHL * T12.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T2.Z, T2.W, literal.x,  
	  OR_INT * T10.W, PV.W, literal.y,  
	10(1.401298e-44), 3(4.203895e-45)
	  LDS_USHORT_READ_RET * OQAP, T10.W 
	  MOV   T0.X, OQAP,  
	  AND_INT * T10.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T3.Z, PV.X, literal.x,  
	  LSHL * T10.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T22.X, PV.Z, PV.W,  
	  LSHL * T22.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T22.Y, 0.0,  
	  ADD_INT * T10.W, T2.W, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  AND_INT * T11.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T3.Z, T0.X, literal.x,  
	  LSHL * T11.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T23.X, PV.Z, PV.W,  
	  LSHL * T23.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T23.Y, 0.0,  
	  ADD_INT   T3.Z, T2.W, literal.x,  
	  OR_INT * T11.W, T12.W, literal.y,  BS:VEC_120/SCL_212
	12(1.681558e-44), 5(7.006492e-45)
	  LDS_USHORT_READ_RET * OQAP, T11.W 
	  MOV   T1.X, OQAP,  
	  AND_INT * T11.W, T3.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T4.Z, PV.X, literal.x,  
	  LSHL * T11.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T24.X, PV.Z, PV.W,  
	  LSHL * T24.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV * T24.Y, 0.0,  
	  MULHI_INT   T0.X, T0.W, literal.x,  
	  MULHI_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T0.W, literal.x,  
	-1840700269(-6.346950e-28), 0(0.000000e+00)
	  ADD_INT * T11.W, PV.X, T0.W,  
	  LSHR   T4.Z, PV.W, literal.x,  
	  LSHR * T11.W, PV.W, literal.y,  
	2(2.802597e-45), 31(4.344025e-44)
	  ADD_INT * T11.W, PV.Z, PV.W,  
	  MULLO_INT   T0.X, T11.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T11.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T11.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T11.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T11.W, T0.W, PV.X,  
	  ADD_INT   T0.Y, T2.W, literal.x,  
	  LSHL   T4.Z, PV.W, literal.y,  
	  ADD_INT * T11.W, KC0[2].Y, KC0[3].X,  
	13(1.821688e-44), 4(5.605194e-45)
	  ADD_INT   T0.X, PV.W, PV.Z,  
	  LSHR * T4.Z, T1.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 324:
	  AND_INT * T11.W, T0.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 326:
	  LSHL * T11.W, T11.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T25.X, T4.Z, PV.W,  
	  LSHL * T25.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T25.Y, 0.0,  
	  ADD_INT   T4.Z, T2.W, literal.x,  
	  OR_INT * T11.W, T12.W, literal.y,  BS:VEC_120/SCL_212
	14(1.961818e-44), 7(9.809089e-45)
	  LDS_USHORT_READ_RET * OQAP, T11.W 
	  MOV   T1.Y, OQAP,  
	  AND_INT * T11.W, T4.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T5.Z, PV.Y, literal.x,  
	  LSHL * T11.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T26.X, PV.Z, PV.W,  
	  LSHL * T26.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T26.Y, 0.0,  
	  ADD_INT * T11.W, T2.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  AND_INT * T27.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T5.Z, T1.Y, literal.x,  
	  LSHL * T27.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T27.X, PV.Z, PV.W,  
	  LSHL * T27.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T27.Y, 0.0,  
	  ADD_INT   T5.Z, T2.W, literal.x,  
	  ADD_INT * T12.W, T12.W, literal.y,  BS:VEC_120/SCL_212
	16(2.242078e-44), 9(1.261169e-44)
	  LDS_USHORT_READ_RET * OQAP, T12.W 
	  MOV * T1.Y, OQAP,  
	ALU clause starting at 362:
	  AND_INT * T12.W, T5.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T6.Z, T1.Y, literal.x,  
	  LSHL * T12.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T28.X, PV.Z, PV.W,  
	  LSHL * T28.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T28.Y, 0.0,  
	  ADD_INT * T12.W, T2.W, literal.x,  
	17(2.382207e-44), 0(0.000000e+00)
	  AND_INT * T29.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T6.Z, T1.Y, literal.x,  
	  LSHL * T29.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T29.X, PV.Z, PV.W,  
	  LSHL * T29.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T29.Y, 0.0,  
	  LSHL * T30.W, T30.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT * T30.W, PV.W, T1.X,  
	  LSHR * T31.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 387:
	  ADD_INT * T31.W, T31.W, T0.W,  
	  ADD_INT   T1.Y, T1.X, T0.W,  
	  AND_INT   T6.Z, PV.W, literal.x,  
	  LSHR * T31.W, T30.W, literal.y,  
	255(3.573311e-43), 16(2.242078e-44)
	  ADD_INT   T2.Y, PV.W, T0.W,  
	  LSHL   T6.Z, PV.Z, literal.x,  
	  AND_INT * T31.W, PV.Y, literal.y,  
	8(1.121039e-44), 255(3.573311e-43)
	  OR_INT   T1.Y, PV.W, PV.Z,  
	  LSHL   T6.Z, PV.Y, literal.x,  
	  LSHR * T30.W, T30.W, literal.y,  
	16(2.242078e-44), 24(3.363116e-44)
	  ADD_INT   T7.Z, PV.W, T0.W,  
	  OR_INT * T30.W, PV.Y, PV.Z,  
	  AND_INT   T1.Y, PV.W, literal.x,  
	  LSHL   T6.Z, PV.Z, literal.y,  
	  ADD_INT * T30.W, T2.W, literal.z,  
	16777215(2.350989e-38), 24(3.363116e-44)
	26(3.643376e-44), 0(0.000000e+00)
	  AND_INT   T7.Z, PV.W, literal.x,  
	  OR_INT * T31.W, PV.Y, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T6.Z, PV.W, literal.x,  
	  LSHL * T32.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T32.X, PV.Z, PV.W,  
	  LSHL * T32.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T32.Y, 0.0,  
	  ADD_INT * T33.W, T2.W, literal.x,  
	27(3.783506e-44), 0(0.000000e+00)
	  AND_INT * T34.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T6.Z, T31.W, literal.x, T5.W, 
	  LSHL * T34.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T34.X, PV.Z, PV.W,  
	  LSHL * T34.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T34.Y, 0.0,  
	  ADD_INT * T35.W, T2.W, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  AND_INT * T36.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 432:
	  BFE_UINT   T6.Z, T31.W, literal.x, T5.W, 
	  LSHL * T36.W, T36.W, literal.y,  BS:VEC_120/SCL_212
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T36.X, PV.Z, PV.W,  
	  LSHL * T36.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T36.Y, 0.0,  
	  ADD_INT * T37.W, T2.W, literal.x,  
	29(4.063766e-44), 0(0.000000e+00)
	  AND_INT * T38.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T6.Z, T31.W, literal.x,  
	  LSHL * T31.W, PV.W, literal.y,  
	24(3.363116e-44), 3(4.203895e-45)
	  LSHL   T38.X, PV.Z, PV.W,  
	  LSHL * T38.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T38.Y, 0.0,  
	  LSHL * T31.W, T33.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT * T31.W, PV.W, T31.X,  
	  LSHR * T39.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT * T39.W, PV.W, T0.W,  
	  ADD_INT   T1.Y, T31.X, T0.W,  
	  AND_INT   T6.Z, PV.W, literal.x,  
	  LSHR * T39.W, T31.W, literal.y,  
	255(3.573311e-43), 16(2.242078e-44)
	  ADD_INT   T2.Y, PV.W, T0.W,  
	  LSHL   T6.Z, PV.Z, literal.x,  
	  AND_INT * T39.W, PV.Y, literal.y,  
	8(1.121039e-44), 255(3.573311e-43)
	  OR_INT   T1.Y, PV.W, PV.Z,  
	  LSHL   T6.Z, PV.Y, literal.x,  
	  LSHR * T31.W, T31.W, literal.y,  
	16(2.242078e-44), 24(3.363116e-44)
	  ADD_INT   T7.Z, PV.W, T0.W,  
	  OR_INT * T31.W, PV.Y, PV.Z,  
	  AND_INT   T1.Y, PV.W, literal.x,  
	  LSHL   T6.Z, PV.Z, literal.y,  
	  ADD_INT * T31.W, T2.W, literal.z,  
	16777215(2.350989e-38), 24(3.363116e-44)
	30(4.203895e-44), 0(0.000000e+00)
	  AND_INT   T7.Z, PV.W, literal.x,  
	  OR_INT * T39.W, PV.Y, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T6.Z, PV.W, literal.x,  
	  LSHL * T40.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T40.X, PV.Z, PV.W,  
	  LSHL * T40.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T40.Y, 0.0,  
	  ADD_INT * T41.W, T2.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  AND_INT * T42.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T6.Z, T39.W, literal.x, T5.W, 
	  LSHL * T42.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T42.X, PV.Z, PV.W,  
	  LSHL * T42.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T42.Y, 0.0,  
	  ADD_INT * T43.W, T2.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  AND_INT * T44.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T6.Z, T39.W, literal.x, T5.W, 
	  LSHL * T44.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T44.X, PV.Z, PV.W,  
	  LSHL * T44.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T44.Y, 0.0,  
	  ADD_INT * T45.W, T2.W, literal.x,  
	33(4.624285e-44), 0(0.000000e+00)
	  AND_INT * T46.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T6.Z, T39.W, literal.x,  
	  LSHL * T39.W, PV.W, literal.y,  
	24(3.363116e-44), 3(4.203895e-45)
	  LSHL   T39.X, PV.Z, PV.W,  
	  LSHL * T39.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T39.Y, 0.0,  
	  LSHL * T46.W, T30.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT * T46.W, PV.W, T1.X,  
	  LSHR * T47.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT * T47.W, PV.W, T0.W,  
	  ADD_INT   T1.Y, T1.X, T0.W,  
	  AND_INT   T6.Z, PV.W, literal.x,  
	  LSHR * T47.W, T46.W, literal.y,  
	255(3.573311e-43), 16(2.242078e-44)
	  ADD_INT   T2.Y, PV.W, T0.W,  
	  LSHL   T6.Z, PV.Z, literal.x,  
	  AND_INT * T47.W, PV.Y, literal.y,  
	8(1.121039e-44), 255(3.573311e-43)
	  OR_INT   T6.Z, PV.W, PV.Z,  
	  LSHL * T47.W, PV.Y, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	ALU clause starting at 535:
	  LSHR * T46.W, T46.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  ADD_INT   T7.Z, PV.W, T0.W,  
	  OR_INT * T46.W, T6.Z, T47.W,  BS:VEC_021/SCL_122
	  AND_INT   T1.Y, PV.W, literal.x,  
	  LSHL   T6.Z, PV.Z, literal.y,  
	  ADD_INT * T46.W, T2.W, literal.z,  
	16777215(2.350989e-38), 24(3.363116e-44)
	18(2.522337e-44), 0(0.000000e+00)
	  AND_INT   T7.Z, PV.W, literal.x,  
	  OR_INT * T47.W, PV.Y, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T6.Z, PV.W, literal.x,  
	  LSHL * T48.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T48.X, PV.Z, PV.W,  
	  LSHL * T48.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T48.Y, 0.0,  
	  ADD_INT * T49.W, T2.W, literal.x,  
	19(2.662467e-44), 0(0.000000e+00)
	  AND_INT * T50.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T6.Z, T47.W, literal.x, T5.W, 
	  LSHL * T50.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T50.X, PV.Z, PV.W,  
	  LSHL * T50.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T50.Y, 0.0,  
	  ADD_INT * T51.W, T2.W, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  AND_INT * T52.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T6.Z, T47.W, literal.x, T5.W, 
	  LSHL * T52.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T52.X, PV.Z, PV.W,  
	  LSHL * T52.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T52.Y, 0.0,  
	  ADD_INT * T53.W, T2.W, literal.x,  
	21(2.942727e-44), 0(0.000000e+00)
	  AND_INT * T54.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T6.Z, T47.W, literal.x,  
	  LSHL * T47.W, PV.W, literal.y,  
	24(3.363116e-44), 3(4.203895e-45)
	  LSHL   T47.X, PV.Z, PV.W,  
	  LSHL * T47.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T47.Y, 0.0,  
	  LSHL * T54.W, T0.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT * T54.W, PV.W, T1.X,  
	  LSHR * T55.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT * T55.W, PV.W, T0.W,  
	  ADD_INT   T1.Y, T1.X, T0.W,  
	  AND_INT   T6.Z, PV.W, literal.x,  
	  LSHR * T55.W, T54.W, literal.y,  
	255(3.573311e-43), 16(2.242078e-44)
	  ADD_INT   T2.Y, PV.W, T0.W,  
	  LSHL   T6.Z, PV.Z, literal.x,  
	  AND_INT * T55.W, PV.Y, literal.y,  
	8(1.121039e-44), 255(3.573311e-43)
	  OR_INT   T1.Y, PV.W, PV.Z,  
	  LSHL   T6.Z, PV.Y, literal.x,  
	  LSHR * T54.W, T54.W, literal.y,  
	16(2.242078e-44), 24(3.363116e-44)
	  ADD_INT   T7.Z, PV.W, T0.W,  
	  OR_INT * T0.W, PV.Y, PV.Z,  
	  AND_INT   T1.Y, PV.W, literal.x,  
	  LSHL   T6.Z, PV.Z, literal.y,  
	  ADD_INT * T0.W, T2.W, literal.z,  
	16777215(2.350989e-38), 24(3.363116e-44)
	22(3.082857e-44), 0(0.000000e+00)
	  AND_INT   T7.Z, PV.W, literal.x,  
	  OR_INT * T54.W, PV.Y, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T6.Z, PV.W, literal.x,  
	  LSHL * T55.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T55.X, PV.Z, PV.W,  
	  LSHL * T55.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T55.Y, 0.0,  
	  ADD_INT * T56.W, T2.W, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  AND_INT * T57.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T6.Z, T54.W, literal.x, T5.W, 
	  LSHL * T57.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T57.X, PV.Z, PV.W,  
	  LSHL * T57.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T57.Y, 0.0,  
	  ADD_INT * T58.W, T2.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  LSHR   T0.X, T3.W, literal.x,  
	  AND_INT * T3.W, PV.W, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	ALU clause starting at 638:
	  BFE_UINT   T6.Z, T54.W, literal.x, T5.W, 
	  LSHL * T3.W, T3.W, literal.y,  BS:VEC_120/SCL_212
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T17.X, PV.Z, PV.W,  
	  LSHL * T17.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T17.Y, 0.0,  
	  ADD_INT * T2.W, T2.W, literal.x,  
	25(3.503246e-44), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T6.Z, T54.W, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	24(3.363116e-44), 3(4.203895e-45)
	  LSHL   T54.X, PV.Z, PV.W,  
	  LSHL * T54.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T54.Y, 0.0,  
	  MOV * T13.Z, 0.0,  
	  MOV * T14.Z, 0.0,  
	  MOV * T15.Z, 0.0,  
	  MOV * T16.Z, 0.0,  
	  MOV * T18.Z, 0.0,  
	  MOV * T19.Z, 0.0,  
	  MOV * T20.Z, 0.0,  
	  MOV * T21.Z, 0.0,  
	  MOV * T22.Z, 0.0,  
	  MOV * T23.Z, 0.0,  
	  MOV * T24.Z, 0.0,  
	  MOV * T25.Z, 0.0,  
	  MOV * T26.Z, 0.0,  
	  MOV * T27.Z, 0.0,  
	  MOV * T28.Z, 0.0,  
	  MOV * T29.Z, 0.0,  
	  MOV * T32.Z, 0.0,  
	  MOV * T34.Z, 0.0,  
	  MOV * T36.Z, 0.0,  
	  MOV * T38.Z, 0.0,  
	  MOV * T40.Z, 0.0,  
	  MOV * T42.Z, 0.0,  
	  MOV * T44.Z, 0.0,  
	  MOV * T39.Z, 0.0,  
	  MOV * T48.Z, 0.0,  
	  MOV * T50.Z, 0.0,  
	  MOV * T52.Z, 0.0,  
	  MOV * T47.Z, 0.0,  
	  MOV * T55.Z, 0.0,  
	  MOV * T57.Z, 0.0,  
	  MOV * T17.Z, 0.0,  
	  MOV * T54.Z, 0.0,  
	  LSHR * T0.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T58.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T30.X, T56.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T31.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T33.X, T53.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T35.X, T51.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T37.X, T49.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T41.X, T46.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T43.X, T45.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T45.X, T43.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T46.X, T41.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T49.X, T31.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T51.X, T37.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T53.X, T35.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T56.X, T33.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T58.X, T30.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T59.X, T12.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T60.X, T5.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T61.X, T11.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T62.X, T4.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T63.X, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T64.X, T3.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T65.X, T10.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T66.X, T2.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T67.X, T9.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T68.X, T8.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T69.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T70.X, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T71.X, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T72.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T73.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T74.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp477:
.Lfunc_end3:
	.size	walk_uchar, .Lfunc_end3-walk_uchar

	.section	.AMDGPU.config
	.long	166100
	.long	14
	.long	165900
	.long	0
	.long	166120
	.long	73
	.text
	.globl	local_uchar
	.p2align	8
	.type	local_uchar,@function
local_uchar:
local_uchar$local:
.Lfunc_begin4:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp478:
	ALU 2, @32, KC0[CB0:0-32], KC1[]
	TEX 3 @16
	ALU 29, @35, KC0[CB0:0-32], KC1[]
	TEX 0 @24
	ALU 12, @65, KC0[], KC1[]
	ALU 10, @78, KC0[], KC1[]
	ALU 7, @89, KC0[], KC1[]
.Ltmp479:
	ALU 38, @97, KC0[CB0:0-32], KC1[]
	ALU 57, @136, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T13.X
	MEM_RAT MSKOR T8.XW, T12.X
	MEM_RAT MSKOR T9.XW, T11.X
	MEM_RAT MSKOR T10.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 16:
	  VTX_READ_16 T8.X, T1.X, 2, #1
	  VTX_READ_16 T9.X, T1.X, 0, #1
	  VTX_READ_16 T10.X, T1.X, 6, #1
	  VTX_READ_16 T1.X, T1.X, 4, #1
	Fetch clause starting at 24:
	  VTX_READ_8 T1.X, T11.X, 0, #1
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp480:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  LSHL * T1.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 35:
	  LSHL * T1.W, T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T11.X, KC0[2].Y, T0.W,  
	  LSHR   T0.Z, T1.X, literal.x,  
	  OR_INT * T2.W, PV.W, literal.y,  
	8(1.121039e-44), 6(8.407791e-45)
	  LDS_BYTE_WRITE * T2.W, T0.Z, 
	  LSHR   T0.Z, T10.X, literal.x,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T2.W, T0.Z, 
	  LSHR   T0.Z, T9.X, literal.x,  
	  OR_INT * T2.W, T1.W, literal.y,  
	8(1.121039e-44), 2(2.802597e-45)
	  LDS_BYTE_WRITE * T2.W, T0.Z, 
	  LSHR   T0.Z, T8.X, literal.x,  
	  OR_INT * T2.W, T1.W, literal.y,  
	8(1.121039e-44), 4(5.605194e-45)
	  LDS_BYTE_WRITE * T2.W, T0.Z, 
	  OR_INT * T2.W, T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T2.W, T1.X, 
	  OR_INT * T2.W, T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T2.W, T10.X, 
	  OR_INT * T2.W, T1.W, 1,  
	  LDS_BYTE_WRITE * T2.W, T9.X, 
	  OR_INT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T1.W, T8.X, 
	ALU clause starting at 65:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.Y, literal.x,  
	  ADD_INT * T1.W, T0.X, literal.y,  
	127(1.779649e-43), 257(3.601337e-43)
	  LDS_BYTE_WRITE * T1.W, T1.X, 
	  LSHL   T1.Z, T0.X, literal.x,  
	  ADD_INT * T1.W, T0.Z, 1,  
	2(2.802597e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 78:
	  LDS_UBYTE_READ_RET * OQAP, T1.W 
	  MOV   T0.Y, OQAP,  
	  SUB_INT * T1.W, literal.x, T1.Z,  
	128(1.793662e-43), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T1.W 
	  MOV   T0.Z, OQAP,  
	  SUB_INT * T1.W, literal.x, T1.Z,  
	126(1.765636e-43), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T1.W 
	  MOV * T1.X, OQAP,  
	  GROUP_BARRIER
	ALU clause starting at 89:
	  MOV   T1.Y, T3.X,  
	  LSHL * T1.W, T0.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  LSHR * T2.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT   T0.Z, T0.Y, PV.W,  
	  ADD_INT * T2.W, T0.Y, T1.X,  
	ALU clause starting at 97:
	  AND_INT   T2.Y, T2.W, literal.x,  
	  AND_INT   T2.Z, T1.Y, literal.y,  
	  AND_INT * T3.W, T0.Z, literal.x,  
	255(3.573311e-43), -65536(nan)
	  LSHL   T3.Z, PV.W, literal.x,  
	  OR_INT * T3.W, PV.Z, PV.Y,  
	8(1.121039e-44), 0(0.000000e+00)
	  OR_INT * T3.W, PV.W, PV.Z,  
	  MOV   T3.X, PV.W,  
	  LSHL * T3.W, T0.X, 1,  
	  ADD_INT * T4.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T4.W, T0.Z, 
	  OR_INT * T4.W, T3.W, 1,  
	  LDS_BYTE_WRITE * T4.W, T2.W, 
	  MOV   T0.X, T4.X,  
	  LSHR * T2.W, T1.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  ADD_INT * T2.W, T0.Y, PV.W,  
	  AND_INT * T2.W, PV.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	-65536(nan), 8(1.121039e-44)
	  OR_INT * T2.W, PV.Z, PV.W,  
	  LSHR   T1.Y, T1.W, literal.x,  
	  LSHR   T0.Z, PV.W, literal.y,  
	  ADD_INT * T1.W, T3.W, literal.z,  BS:VEC_120/SCL_212
	16(2.242078e-44), 8(1.121039e-44)
	66(9.248570e-44), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T1.W, T0.Z, 
	  LSHL   T2.Y, T0.W, literal.x,  
	  ADD_INT   T0.Z, T0.Y, T1.Y,  
	  ADD_INT * T0.W, T3.W, literal.y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 65(9.108440e-44)
	  LDS_BYTE_WRITE * T0.W, T0.Z, 
	  ADD_INT   T0.Z, KC0[2].Z, T2.Y,  
	  OR_INT * T0.W, T1.Z, 1,  
	  GROUP_BARRIER
	ALU clause starting at 136:
	  LDS_USHORT_READ_RET * OQAP, T0.W 
	  MOV   T0.X, OQAP,  
	  AND_INT * T0.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.X, literal.x,  
	  LSHL * T0.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  ADD_INT * T0.W, T0.Z, 1,  
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T2.Z, T0.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T8.X, PV.Z, PV.W,  
	  LSHL * T8.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T8.Y, 0.0,  
	  ADD_INT   T2.Z, T0.Z, literal.x,  
	  OR_INT * T2.W, T1.Z, literal.y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 3(4.203895e-45)
	  LDS_USHORT_READ_RET * OQAP, T2.W 
	  MOV   T0.X, OQAP,  
	  AND_INT * T2.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T9.X, PV.Z, PV.W,  
	  LSHL * T9.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T9.Y, 0.0,  
	  ADD_INT * T2.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T1.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  LSHL   T10.X, PV.Z, PV.W,  
	  LSHL * T10.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T10.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  MOV * T8.Z, 0.0,  
	  MOV * T9.Z, 0.0,  
	  MOV * T10.Z, 0.0,  
	  LSHR * T0.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T11.X, T2.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T12.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T13.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp481:
.Lfunc_end4:
	.size	local_uchar, .Lfunc_end4-local_uchar

	.section	.AMDGPU.config
	.long	166100
	.long	556
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	own_uchar
	.p2align	8
	.type	own_uchar,@function
own_uchar:
own_uchar$local:
.Lfunc_begin5:
	ALU 0, @272, KC0[], KC1[]
.Ltmp482:
	ALU 5, @273, KC0[CB0:0-32], KC1[]
.Ltmp483:
	ALU 7, @279, KC0[CB0:0-32], KC1[]
.Ltmp484:
	TEX 0 @190
	ALU 3, @287, KC0[], KC1[]
.Ltmp485:
	ALU 3, @291, KC0[CB0:0-32], KC1[]
	TEX 0 @192
	ALU 4, @295, KC0[], KC1[]
.Ltmp486:
	ALU 4, @300, KC0[CB0:0-32], KC1[]
	TEX 0 @194
	ALU 4, @305, KC0[], KC1[]
.Ltmp487:
	ALU 4, @310, KC0[CB0:0-32], KC1[]
	TEX 0 @196
	ALU 4, @315, KC0[], KC1[]
.Ltmp488:
	ALU 5, @320, KC0[CB0:0-32], KC1[]
	TEX 0 @198
	ALU 3, @326, KC0[], KC1[]
.Ltmp489:
	ALU 5, @330, KC0[CB0:0-32], KC1[]
	TEX 0 @200
	ALU 4, @336, KC0[], KC1[]
.Ltmp490:
	ALU 5, @341, KC0[CB0:0-32], KC1[]
	TEX 0 @202
	ALU 4, @347, KC0[], KC1[]
.Ltmp491:
	ALU 5, @352, KC0[CB0:0-32], KC1[]
	TEX 0 @204
	ALU 4, @358, KC0[], KC1[]
.Ltmp492:
	ALU 5, @363, KC0[CB0:0-32], KC1[]
	TEX 0 @206
	ALU 3, @369, KC0[], KC1[]
.Ltmp493:
	ALU 5, @373, KC0[CB0:0-32], KC1[]
	TEX 0 @208
	ALU 4, @379, KC0[], KC1[]
.Ltmp494:
	ALU 5, @384, KC0[CB0:0-32], KC1[]
	TEX 0 @210
	ALU 4, @390, KC0[], KC1[]
.Ltmp495:
	ALU 5, @395, KC0[CB0:0-32], KC1[]
	TEX 0 @212
	ALU 4, @401, KC0[], KC1[]
.Ltmp496:
	ALU 5, @406, KC0[CB0:0-32], KC1[]
	TEX 0 @214
	ALU 3, @412, KC0[], KC1[]
.Ltmp497:
	ALU 5, @416, KC0[CB0:0-32], KC1[]
	TEX 0 @216
	ALU 4, @422, KC0[], KC1[]
.Ltmp498:
	ALU 5, @427, KC0[CB0:0-32], KC1[]
	TEX 0 @218
	ALU 4, @433, KC0[], KC1[]
.Ltmp499:
	ALU 5, @438, KC0[CB0:0-32], KC1[]
	TEX 0 @220
	ALU 4, @444, KC0[], KC1[]
.Ltmp500:
	ALU 5, @449, KC0[CB0:0-32], KC1[]
	TEX 0 @222
	ALU 3, @455, KC0[], KC1[]
.Ltmp501:
	ALU 5, @459, KC0[CB0:0-32], KC1[]
	TEX 0 @224
	ALU 4, @465, KC0[], KC1[]
.Ltmp502:
	ALU 5, @470, KC0[CB0:0-32], KC1[]
	TEX 0 @226
	ALU 4, @476, KC0[], KC1[]
.Ltmp503:
	ALU 5, @481, KC0[CB0:0-32], KC1[]
	TEX 0 @228
	ALU 4, @487, KC0[], KC1[]
.Ltmp504:
	ALU 5, @492, KC0[CB0:0-32], KC1[]
	TEX 0 @230
	ALU 3, @498, KC0[], KC1[]
.Ltmp505:
	ALU 5, @502, KC0[CB0:0-32], KC1[]
	TEX 0 @232
	ALU 4, @508, KC0[], KC1[]
.Ltmp506:
	ALU 5, @513, KC0[CB0:0-32], KC1[]
	TEX 0 @234
	ALU 4, @519, KC0[], KC1[]
.Ltmp507:
	ALU 5, @524, KC0[CB0:0-32], KC1[]
	TEX 0 @236
	ALU 4, @530, KC0[], KC1[]
.Ltmp508:
	ALU 5, @535, KC0[CB0:0-32], KC1[]
	TEX 0 @238
	ALU 3, @541, KC0[], KC1[]
.Ltmp509:
	ALU 5, @545, KC0[CB0:0-32], KC1[]
	TEX 0 @240
	ALU 4, @551, KC0[], KC1[]
.Ltmp510:
	ALU 5, @556, KC0[CB0:0-32], KC1[]
	TEX 0 @242
	ALU 4, @562, KC0[], KC1[]
.Ltmp511:
	ALU 5, @567, KC0[CB0:0-32], KC1[]
	TEX 0 @244
	ALU 4, @573, KC0[], KC1[]
.Ltmp512:
	ALU 5, @578, KC0[CB0:0-32], KC1[]
	TEX 0 @246
	ALU 3, @584, KC0[], KC1[]
.Ltmp513:
	ALU 5, @588, KC0[CB0:0-32], KC1[]
	TEX 0 @248
	ALU 4, @594, KC0[], KC1[]
.Ltmp514:
	ALU 5, @599, KC0[CB0:0-32], KC1[]
	TEX 0 @250
	ALU 4, @605, KC0[], KC1[]
.Ltmp515:
	ALU 5, @610, KC0[CB0:0-32], KC1[]
	TEX 0 @252
	ALU 4, @616, KC0[], KC1[]
.Ltmp516:
	ALU 5, @621, KC0[CB0:0-32], KC1[]
	TEX 0 @254
	ALU 3, @627, KC0[], KC1[]
.Ltmp517:
	ALU 5, @631, KC0[CB0:0-32], KC1[]
	TEX 0 @256
	ALU 4, @637, KC0[], KC1[]
.Ltmp518:
	ALU 5, @642, KC0[CB0:0-32], KC1[]
	TEX 0 @258
	ALU 4, @648, KC0[], KC1[]
.Ltmp519:
	ALU 5, @653, KC0[CB0:0-32], KC1[]
	TEX 0 @260
	ALU 4, @659, KC0[], KC1[]
.Ltmp520:
	ALU 5, @664, KC0[CB0:0-32], KC1[]
	TEX 0 @262
	ALU 3, @670, KC0[], KC1[]
.Ltmp521:
	ALU 5, @674, KC0[CB0:0-32], KC1[]
	TEX 0 @264
	ALU 4, @680, KC0[], KC1[]
.Ltmp522:
	ALU 5, @685, KC0[CB0:0-32], KC1[]
	TEX 0 @266
	ALU 4, @691, KC0[], KC1[]
.Ltmp523:
	ALU 5, @696, KC0[CB0:0-32], KC1[]
	TEX 0 @268
	ALU 4, @702, KC0[], KC1[]
.Ltmp524:
	ALU 5, @707, KC0[CB0:0-32], KC1[]
	TEX 0 @270
	ALU 3, @713, KC0[], KC1[]
.Ltmp525:
	ALU 0, @717, KC0[CB0:0-32], KC1[]
.Ltmp526:
	ALU_PUSH_BEFORE 1, @718, KC0[CB0:0-32], KC1[]
	JUMP @139 POP:1
	ALU 3, @720, KC0[CB0:0-32], KC1[]
.Ltmp527:
	LOOP_START_DX10 @138
.Ltmp528:
	ALU 32, @724, KC0[], KC1[]
.Ltmp529:
	ALU 0, @757, KC0[], KC1[]
.Ltmp530:
	ALU 34, @758, KC0[], KC1[]
.Ltmp531:
	ALU_PUSH_BEFORE 3, @793, KC0[], KC1[]
	JUMP @137 POP:1
	LOOP_BREAK @137
	POP @137 POP:1
	END_LOOP @130
	POP @139 POP:1
.Ltmp532:
	ALU 108, @797, KC0[], KC1[]
	ALU 112, @906, KC0[], KC1[]
	ALU 108, @1019, KC0[], KC1[]
	ALU 109, @1128, KC0[], KC1[]
	ALU 108, @1238, KC0[], KC1[]
	ALU 105, @1347, KC0[], KC1[]
	ALU 101, @1453, KC0[], KC1[]
.Ltmp533:
	ALU 14, @1555, KC0[], KC1[]
.Ltmp534:
	ALU 7, @1570, KC0[], KC1[]
.Ltmp535:
	ALU 25, @1578, KC0[], KC1[]
.Ltmp536:
	ALU 9, @1604, KC0[], KC1[]
.Ltmp537:
	ALU 10, @1614, KC0[], KC1[]
.Ltmp538:
	ALU 15, @1625, KC0[], KC1[]
.Ltmp539:
	ALU 14, @1641, KC0[], KC1[]
.Ltmp540:
	ALU 8, @1656, KC0[], KC1[]
.Ltmp541:
	ALU 23, @1665, KC0[], KC1[]
.Ltmp542:
	ALU 9, @1689, KC0[], KC1[]
.Ltmp543:
	ALU 9, @1699, KC0[], KC1[]
.Ltmp544:
	ALU 19, @1709, KC0[], KC1[]
.Ltmp545:
	ALU 10, @1729, KC0[], KC1[]
.Ltmp546:
	ALU 15, @1740, KC0[], KC1[]
.Ltmp547:
	ALU 10, @1756, KC0[], KC1[]
.Ltmp548:
	ALU 14, @1767, KC0[], KC1[]
.Ltmp549:
	ALU 14, @1782, KC0[], KC1[]
.Ltmp550:
	ALU 9, @1797, KC0[], KC1[]
.Ltmp551:
	ALU 14, @1807, KC0[], KC1[]
.Ltmp552:
	ALU 7, @1822, KC0[], KC1[]
.Ltmp553:
	ALU 25, @1830, KC0[], KC1[]
.Ltmp554:
	ALU 9, @1856, KC0[], KC1[]
.Ltmp555:
	ALU 10, @1866, KC0[], KC1[]
.Ltmp556:
	ALU 15, @1877, KC0[], KC1[]
.Ltmp557:
	ALU 14, @1893, KC0[], KC1[]
.Ltmp558:
	ALU 8, @1908, KC0[], KC1[]
.Ltmp559:
	ALU 23, @1917, KC0[], KC1[]
.Ltmp560:
	ALU 9, @1941, KC0[], KC1[]
.Ltmp561:
	ALU 9, @1951, KC0[], KC1[]
.Ltmp562:
	ALU 26, @1961, KC0[], KC1[]
.Ltmp563:
	ALU 9, @1988, KC0[], KC1[]
.Ltmp564:
	ALU 9, @1998, KC0[], KC1[]
.Ltmp565:
	ALU 9, @2008, KC0[], KC1[]
.Ltmp566:
	ALU 9, @2018, KC0[], KC1[]
.Ltmp567:
	ALU 9, @2028, KC0[], KC1[]
.Ltmp568:
	ALU 9, @2038, KC0[], KC1[]
.Ltmp569:
	ALU 9, @2048, KC0[], KC1[]
.Ltmp570:
	ALU 8, @2058, KC0[], KC1[]
.Ltmp571:
	ALU 7, @2067, KC0[], KC1[]
.Ltmp572:
	ALU 7, @2075, KC0[], KC1[]
.Ltmp573:
	ALU 9, @2083, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 190:
.Ltmp574:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp575:
	Fetch clause starting at 192:
.Ltmp576:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp577:
	Fetch clause starting at 194:
.Ltmp578:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp579:
	Fetch clause starting at 196:
.Ltmp580:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp581:
	Fetch clause starting at 198:
.Ltmp582:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp583:
	Fetch clause starting at 200:
.Ltmp584:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp585:
	Fetch clause starting at 202:
.Ltmp586:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp587:
	Fetch clause starting at 204:
.Ltmp588:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp589:
	Fetch clause starting at 206:
.Ltmp590:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp591:
	Fetch clause starting at 208:
.Ltmp592:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp593:
	Fetch clause starting at 210:
.Ltmp594:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp595:
	Fetch clause starting at 212:
.Ltmp596:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp597:
	Fetch clause starting at 214:
.Ltmp598:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp599:
	Fetch clause starting at 216:
.Ltmp600:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp601:
	Fetch clause starting at 218:
.Ltmp602:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp603:
	Fetch clause starting at 220:
.Ltmp604:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp605:
	Fetch clause starting at 222:
.Ltmp606:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp607:
	Fetch clause starting at 224:
.Ltmp608:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp609:
	Fetch clause starting at 226:
.Ltmp610:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp611:
	Fetch clause starting at 228:
.Ltmp612:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp613:
	Fetch clause starting at 230:
.Ltmp614:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp615:
	Fetch clause starting at 232:
.Ltmp616:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp617:
	Fetch clause starting at 234:
.Ltmp618:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp619:
	Fetch clause starting at 236:
.Ltmp620:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp621:
	Fetch clause starting at 238:
.Ltmp622:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp623:
	Fetch clause starting at 240:
.Ltmp624:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp625:
	Fetch clause starting at 242:
.Ltmp626:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp627:
	Fetch clause starting at 244:
.Ltmp628:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp629:
	Fetch clause starting at 246:
.Ltmp630:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp631:
	Fetch clause starting at 248:
.Ltmp632:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp633:
	Fetch clause starting at 250:
.Ltmp634:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp635:
	Fetch clause starting at 252:
.Ltmp636:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp637:
	Fetch clause starting at 254:
.Ltmp638:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp639:
	Fetch clause starting at 256:
.Ltmp640:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp641:
	Fetch clause starting at 258:
.Ltmp642:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp643:
	Fetch clause starting at 260:
.Ltmp644:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp645:
	Fetch clause starting at 262:
.Ltmp646:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp647:
	Fetch clause starting at 264:
.Ltmp648:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp649:
	Fetch clause starting at 266:
.Ltmp650:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp651:
	Fetch clause starting at 268:
.Ltmp652:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp653:
	Fetch clause starting at 270:
.Ltmp654:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp655:
	ALU clause starting at 272:
.Ltmp656:
	  MOV * T0.Y, T2.X,  
.Ltmp657:
	ALU clause starting at 273:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z, KC0[1].Z, T1.X,  
.Ltmp658:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp659:
	  ADD_INT * T0.W, PV.Z, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 279:
.Ltmp660:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.X, literal.x,  
.Ltmp661:
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp662:
	ALU clause starting at 287:
.Ltmp663:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  MOV * T2.X, PV.W,  
.Ltmp664:
	ALU clause starting at 291:
.Ltmp665:
	  ADD_INT * T2.W, T0.X, 1,  
.Ltmp666:
	  AND_INT * T2.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp667:
	ALU clause starting at 295:
.Ltmp668:
	  LSHL   T0.Z, T1.X, literal.x,  
	  AND_INT * T1.W, T1.W, literal.y,  
	8(1.121039e-44), -65281(nan)
	  OR_INT * T1.W, PV.W, PV.Z,  
	  MOV * T2.X, PV.W,  
.Ltmp669:
	ALU clause starting at 300:
.Ltmp670:
	  ADD_INT * T2.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp671:
	ALU clause starting at 305:
.Ltmp672:
	  LSHL   T0.Z, T1.X, literal.x,  
	  AND_INT * T1.W, T1.W, literal.y,  
	16(2.242078e-44), -16711681(-1.714704e+38)
	  OR_INT * T1.W, PV.W, PV.Z,  
	  MOV * T2.X, PV.W,  
.Ltmp673:
	ALU clause starting at 310:
.Ltmp674:
	  ADD_INT * T2.W, T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp675:
	ALU clause starting at 315:
.Ltmp676:
	  LSHL   T0.Z, T1.X, literal.x,  
	  AND_INT * T1.W, T1.W, literal.y,  
	24(3.363116e-44), 16777215(2.350989e-38)
	  OR_INT * T1.W, PV.W, PV.Z,  
	  MOV * T2.X, PV.W,  
.Ltmp677:
	ALU clause starting at 320:
.Ltmp678:
	  MOV   T0.Y, T3.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp679:
	ALU clause starting at 326:
.Ltmp680:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  MOV * T3.X, PV.W,  
.Ltmp681:
	ALU clause starting at 330:
.Ltmp682:
	  MOV   T0.Y, T3.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp683:
	ALU clause starting at 336:
.Ltmp684:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T3.X, PV.W,  
.Ltmp685:
	ALU clause starting at 341:
.Ltmp686:
	  MOV   T0.Y, T3.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp687:
	ALU clause starting at 347:
.Ltmp688:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T3.X, PV.W,  
.Ltmp689:
	ALU clause starting at 352:
.Ltmp690:
	  MOV   T0.Y, T3.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp691:
	ALU clause starting at 358:
.Ltmp692:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T3.X, PV.W,  
.Ltmp693:
	ALU clause starting at 363:
.Ltmp694:
	  MOV   T0.Y, T4.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp695:
	ALU clause starting at 369:
.Ltmp696:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  MOV * T4.X, PV.W,  
.Ltmp697:
	ALU clause starting at 373:
.Ltmp698:
	  MOV   T0.Y, T4.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	9(1.261169e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp699:
	ALU clause starting at 379:
.Ltmp700:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T4.X, PV.W,  
.Ltmp701:
	ALU clause starting at 384:
.Ltmp702:
	  MOV   T0.Y, T4.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	10(1.401298e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp703:
	ALU clause starting at 390:
.Ltmp704:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T4.X, PV.W,  
.Ltmp705:
	ALU clause starting at 395:
.Ltmp706:
	  MOV   T0.Y, T4.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	11(1.541428e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp707:
	ALU clause starting at 401:
.Ltmp708:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T4.X, PV.W,  
.Ltmp709:
	ALU clause starting at 406:
.Ltmp710:
	  MOV   T0.Y, T5.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	12(1.681558e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp711:
	ALU clause starting at 412:
.Ltmp712:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  MOV * T5.X, PV.W,  
.Ltmp713:
	ALU clause starting at 416:
.Ltmp714:
	  MOV   T0.Y, T5.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	13(1.821688e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp715:
	ALU clause starting at 422:
.Ltmp716:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T5.X, PV.W,  
.Ltmp717:
	ALU clause starting at 427:
.Ltmp718:
	  MOV   T0.Y, T5.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	14(1.961818e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp719:
	ALU clause starting at 433:
.Ltmp720:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T5.X, PV.W,  
.Ltmp721:
	ALU clause starting at 438:
.Ltmp722:
	  MOV   T0.Y, T5.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	15(2.101948e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp723:
	ALU clause starting at 444:
.Ltmp724:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T5.X, PV.W,  
.Ltmp725:
	ALU clause starting at 449:
.Ltmp726:
	  MOV   T0.Y, T6.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp727:
	ALU clause starting at 455:
.Ltmp728:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  MOV * T6.X, PV.W,  
.Ltmp729:
	ALU clause starting at 459:
.Ltmp730:
	  MOV   T0.Y, T6.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	17(2.382207e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp731:
	ALU clause starting at 465:
.Ltmp732:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T6.X, PV.W,  
.Ltmp733:
	ALU clause starting at 470:
.Ltmp734:
	  MOV   T0.Y, T6.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	18(2.522337e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp735:
	ALU clause starting at 476:
.Ltmp736:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T6.X, PV.W,  
.Ltmp737:
	ALU clause starting at 481:
.Ltmp738:
	  MOV   T0.Y, T6.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	19(2.662467e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp739:
	ALU clause starting at 487:
.Ltmp740:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T6.X, PV.W,  
.Ltmp741:
	ALU clause starting at 492:
.Ltmp742:
	  MOV   T0.Y, T7.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	20(2.802597e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp743:
	ALU clause starting at 498:
.Ltmp744:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  MOV * T7.X, PV.W,  
.Ltmp745:
	ALU clause starting at 502:
.Ltmp746:
	  MOV   T0.Y, T7.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	21(2.942727e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp747:
	ALU clause starting at 508:
.Ltmp748:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T7.X, PV.W,  
.Ltmp749:
	ALU clause starting at 513:
.Ltmp750:
	  MOV   T0.Y, T7.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	22(3.082857e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp751:
	ALU clause starting at 519:
.Ltmp752:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T7.X, PV.W,  
.Ltmp753:
	ALU clause starting at 524:
.Ltmp754:
	  MOV   T0.Y, T7.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	23(3.222986e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp755:
	ALU clause starting at 530:
.Ltmp756:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T7.X, PV.W,  
.Ltmp757:
	ALU clause starting at 535:
.Ltmp758:
	  MOV   T0.Y, T8.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	24(3.363116e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp759:
	ALU clause starting at 541:
.Ltmp760:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  MOV * T8.X, PV.W,  
.Ltmp761:
	ALU clause starting at 545:
.Ltmp762:
	  MOV   T0.Y, T8.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	25(3.503246e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp763:
	ALU clause starting at 551:
.Ltmp764:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T8.X, PV.W,  
.Ltmp765:
	ALU clause starting at 556:
.Ltmp766:
	  MOV   T0.Y, T8.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	26(3.643376e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp767:
	ALU clause starting at 562:
.Ltmp768:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T8.X, PV.W,  
.Ltmp769:
	ALU clause starting at 567:
.Ltmp770:
	  MOV   T0.Y, T8.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	27(3.783506e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp771:
	ALU clause starting at 573:
.Ltmp772:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T8.X, PV.W,  
.Ltmp773:
	ALU clause starting at 578:
.Ltmp774:
	  MOV   T0.Y, T9.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	28(3.923636e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp775:
	ALU clause starting at 584:
.Ltmp776:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  MOV * T9.X, PV.W,  
.Ltmp777:
	ALU clause starting at 588:
.Ltmp778:
	  MOV   T0.Y, T9.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	29(4.063766e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp779:
	ALU clause starting at 594:
.Ltmp780:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T9.X, PV.W,  
.Ltmp781:
	ALU clause starting at 599:
.Ltmp782:
	  MOV   T0.Y, T9.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	30(4.203895e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp783:
	ALU clause starting at 605:
.Ltmp784:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T9.X, PV.W,  
.Ltmp785:
	ALU clause starting at 610:
.Ltmp786:
	  MOV   T0.Y, T9.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	31(4.344025e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp787:
	ALU clause starting at 616:
.Ltmp788:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T9.X, PV.W,  
.Ltmp789:
	ALU clause starting at 621:
.Ltmp790:
	  MOV   T0.Y, T10.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	32(4.484155e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp791:
	ALU clause starting at 627:
.Ltmp792:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  MOV * T10.X, PV.W,  
.Ltmp793:
	ALU clause starting at 631:
.Ltmp794:
	  MOV   T0.Y, T10.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	33(4.624285e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp795:
	ALU clause starting at 637:
.Ltmp796:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T10.X, PV.W,  
.Ltmp797:
	ALU clause starting at 642:
.Ltmp798:
	  MOV   T0.Y, T10.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	34(4.764415e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp799:
	ALU clause starting at 648:
.Ltmp800:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T10.X, PV.W,  
.Ltmp801:
	ALU clause starting at 653:
.Ltmp802:
	  MOV   T0.Y, T10.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	35(4.904545e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp803:
	ALU clause starting at 659:
.Ltmp804:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T10.X, PV.W,  
.Ltmp805:
	ALU clause starting at 664:
.Ltmp806:
	  MOV   T0.Y, T11.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	36(5.044674e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp807:
	ALU clause starting at 670:
.Ltmp808:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T1.X,  
	  MOV * T11.X, PV.W,  
.Ltmp809:
	ALU clause starting at 674:
.Ltmp810:
	  MOV   T0.Y, T11.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	37(5.184804e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp811:
	ALU clause starting at 680:
.Ltmp812:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T11.X, PV.W,  
.Ltmp813:
	ALU clause starting at 685:
.Ltmp814:
	  MOV   T0.Y, T11.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	38(5.324934e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp815:
	ALU clause starting at 691:
.Ltmp816:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T11.X, PV.W,  
.Ltmp817:
	ALU clause starting at 696:
.Ltmp818:
	  MOV   T0.Y, T11.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	39(5.465064e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp819:
	ALU clause starting at 702:
.Ltmp820:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T11.X, PV.W,  
.Ltmp821:
	ALU clause starting at 707:
.Ltmp822:
	  MOV   T0.Y, T12.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	40(5.605194e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
.Ltmp823:
	ALU clause starting at 713:
.Ltmp824:
	  AND_INT * T1.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T0.X,  
	  MOV * T12.X, PV.W,  
.Ltmp825:
	ALU clause starting at 717:
	  MOV * T0.Z, KC0[2].Z,  
	ALU clause starting at 718:
.Ltmp826:
	  SETGT_INT * T1.W, 1, KC0[2].W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp827:
	ALU clause starting at 720:
	  MOV   T0.X, T0.W,  
	  MOV   T1.Z, literal.x,  
.Ltmp828:
	  MOV * T1.W, KC0[2].W,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 724:
.Ltmp829:
	  MULLO_INT   T0.X (MASKED), T1.Z, T1.Z,  
	  MULLO_INT   T0.Y, T1.Z, T1.Z,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, T1.Z,  
	  MULLO_INT * T0.W (MASKED), T1.Z, T1.Z,  
	  ADD_INT * T2.W, PV.Y, T0.W,  
	  MULHI_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T0.Y, T2.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T1.X, T0.X, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T0.X, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T0.X, literal.x,  
	  MULHI_INT * T1.W (MASKED), T0.X, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T16.X, PV.X, literal.x,  
	  LSHR   T1.Y, PV.X, literal.y,  
	  ASHR   T2.Z, T0.Y, literal.x,  
.Ltmp830:
	  LSHR * T3.W, T0.Y, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T3.W, PV.X, PV.Y,  
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T2.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT * T2.Z, T2.W, PV.X,  
.Ltmp831:
	ALU clause starting at 757:
.Ltmp832:
	  SUB_INT * T2.W, T0.X, T0.Y,  
.Ltmp833:
	ALU clause starting at 758:
.Ltmp834:
	  ADD_INT   T3.Z, T2.W, literal.x,  
	  ADD_INT * T2.W, T2.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T2.Z, PV.W, literal.x,  
	  LSHR * T3.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV   T1.X, T(0 + AR.x).X+,  
	  AND_INT   T2.Z, T2.W, literal.x,  
	  AND_INT * T2.W, T3.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.Z, PV.W, literal.x,  
	  LSHL * T2.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T2.Z, T1.X, PV.W,  
	  LSHR * T2.W, T0.Y, PV.Z,  
	  MULLO_INT   T1.X, T2.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T2.Z, PV.X, T2.Z,  
	  LSHL * T2.W, literal.x, T3.Z,  BS:VEC_021/SCL_122
	255(3.573311e-43), 0(0.000000e+00)
	  NOT_INT   T4.Z, PV.W,  
	  AND_INT * T2.W, PV.Z, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, T3.Z,  
	  AND_INT * T2.W, T0.Y, PV.Z,  
	  OR_INT * T2.W, PV.W, PV.Z,  
	  MOVA_INT * AR.x (MASKED), T3.W,  
	  MOV   T(0 + AR.x).X+, T2.W,  
.Ltmp835:
	  ADD_INT * T1.Z, T1.Z, 1,  
.Ltmp836:
	ALU clause starting at 793:
.Ltmp837:
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETE_INT * T2.W, T1.W, T1.Z,  
	13(1.821688e-44), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp838:
	ALU clause starting at 797:
.Ltmp839:
	  ADD_INT   T1.Z, T0.W, literal.x,  
	  ADD_INT * T1.W, T0.W, literal.y,  
	30(4.203895e-44), 31(4.344025e-44)
	  MULHI_INT   T0.X, T1.W, literal.x,  
	  MULHI_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T0.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T0.Y, T1.Z, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T1.X, PV.Y, literal.x,  
	  LSHR   T0.Y, PV.Y, literal.y,  
	  ASHR   T2.Z, T0.X, literal.x,  
	  LSHR * T2.W, T0.X, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T2.W, PV.X, PV.Y,  
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T0.Y, T2.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T2.Z, T1.W, PV.Y,  
	  SUB_INT * T1.W, T1.Z, T0.X,  
	  ADD_INT   T1.Z, PV.W, literal.x,  
	  ADD_INT * T1.W, PV.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T2.Z, PV.W, literal.x,  
	  LSHR * T2.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV   T0.X, T(0 + AR.x).X+,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  MULHI_INT   T1.X, T2.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T16.X, PV.X, literal.x,  
	  LSHR   T1.Y, PV.X, literal.y,  
	  AND_INT   T2.Z, T1.W, literal.z,  
	  AND_INT * T1.W, T1.Z, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Y, PV.W, literal.x,  
	  LSHL   T1.Z, PV.Z, literal.x,  
	  ADD_INT * T1.W, PV.X, PV.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X, T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  BFE_UINT   T0.X, T0.X, T1.Z, literal.x, 
	  BFE_UINT   T0.Y, T0.Y, T2.Y, literal.x, 
	  SUB_INT   T1.Z, T2.W, PV.X,  
	  ADD_INT * T1.W, T0.W, literal.y,  BS:VEC_120/SCL_212
	8(1.121039e-44), 33(4.624285e-44)
	  MULHI_INT   T1.X, T1.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T16.X, PV.X, literal.x,  
	  LSHR   T1.Y, PV.X, literal.y,  
	  ADD_INT   T1.Z, T1.Z, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	4(5.605194e-45), 31(4.344025e-44)
	8(1.121039e-44), 34(4.764415e-44)
	  MULHI_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Y, T2.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  AND_INT   T1.X, T1.Z, literal.x,  
	  ASHR   T3.Y, PV.Y, literal.y,  
	  ADD_INT   T2.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T16.X, T1.Y,  
	3(4.203895e-45), 4(5.605194e-45)
	35(4.904545e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Z, T2.Z, literal.x,  
	  MULHI_INT * T3.W (MASKED), T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T17.X, T2.Y, literal.x,  
	  ASHR   T2.Y, PV.Z, literal.y,  
	  LSHR   T3.Z, PV.Z, literal.x,  
	  SUB_INT * T1.W, T1.W, T1.Y,  
	31(4.344025e-44), 4(5.605194e-45)
	  LSHR   T16.X, T1.Z, literal.x,  
	  ADD_INT * T1.Y, PV.W, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
.Ltmp840:
	ALU clause starting at 906:
.Ltmp841:
	  ADD_INT   T1.Z, T2.Y, T3.Z,  
	  ADD_INT * T1.W, T3.Y, T17.X,  BS:VEC_120/SCL_212
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W, T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T17.X, T1.Y, literal.x,  
	  SUB_INT   T2.Y, T2.Z, PV.Z,  
	  SUB_INT   T1.Z, T2.W, T1.W,  
	  ADD_INT * T1.W, T0.W, literal.y,  BS:VEC_201
	2(2.802597e-45), 36(5.044674e-44)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Z, T1.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ADD_INT   T18.X, T1.Z, literal.x,  
	  ASHR   T3.Y, PV.Z, literal.y,  
	  LSHR   T1.Z, PV.Z, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	8(1.121039e-44), 4(5.605194e-45)
	31(4.344025e-44), 37(5.184804e-44)
	  MULHI_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Z, T2.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ADD_INT   T19.X, T3.Y, T1.Z,  
	  ASHR   T3.Y, PV.Z, literal.x,  
	  LSHR   T1.Z, PV.Z, literal.y,  
	  ADD_INT * T3.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	26(3.643376e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T3.W, literal.x,  
	  MULHI_INT   T2.Z, T3.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ADD_INT   T20.X, T3.Y, T1.Z,  
	  ASHR   T3.Y, PV.Z, literal.x,  
	  LSHR   T1.Z, PV.Z, literal.y,  
	  ADD_INT * T4.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	27(3.783506e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T4.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T4.W, literal.x,  
	  MULHI_INT   T2.Z, T4.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T4.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T21.X, PV.Z, literal.x,  
	  LSHR   T4.Y, PV.Z, literal.y,  
	  ADD_INT   T2.Z, T0.W, literal.z,  
	  ADD_INT * T5.W, T0.W, literal.w,  
	4(5.605194e-45), 31(4.344025e-44)
	28(3.923636e-44), 29(4.063766e-44)
	  MULHI_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T5.W, literal.x,  
	  MULHI_INT   T3.Z, T5.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T5.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T4.Z, T2.Z, literal.x,  
	  MULHI_INT * T4.W (MASKED), T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T22.X, PV.Z, literal.x,  
	  LSHR   T5.Y, PV.Z, literal.y,  
	  ASHR   T4.Z, T3.Z, literal.x,  
	  LSHR * T6.W, T3.Z, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T23.X, PV.Z, PV.W,  
	  ADD_INT   T5.Y, PV.X, PV.Y,  
	  ADD_INT   T3.Z, T21.X, T4.Y,  
	  ADD_INT * T6.W, T3.Y, T1.Z,  
	  MULLO_INT   T1.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T1.Z, T6.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T6.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T3.Y, T3.Z, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T5.Y, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T5.Y, literal.x,  
	  MULLO_INT   T3.Z, T5.Y, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T23.X, literal.x,  
	  MULLO_INT   T4.Y, T23.X, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T23.X, literal.x,  
	  MULLO_INT * T4.W (MASKED), T23.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T21.X, T5.W, PV.Y,  
	  SUB_INT   T4.Y, T2.Z, T3.Z,  
	  SUB_INT   T2.Z, T4.W, T3.Y,  BS:VEC_201
	  SUB_INT * T3.W, T3.W, T1.Z,  BS:VEC_120/SCL_212
	  ADD_INT   T23.X, PV.W, literal.x,  
	  ADD_INT   T3.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.x,  
	  ADD_INT * T3.W, PV.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T21.X, PV.W, literal.x,  
	  LSHR   T4.Y, PV.Z, literal.x,  
	  LSHR * T2.Z, PV.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp842:
	ALU clause starting at 1019:
.Ltmp843:
	  LSHR * T4.W, T23.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T4.Y,  
	  MOV * T4.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T21.X,  
	  MOV * T4.Z, T(0 + AR.x).X+,  
	  MULLO_INT   T4.X (MASKED), T20.X, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T20.X, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T20.X, literal.x,  
	  MULLO_INT * T4.W, T20.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T5.X (MASKED), T19.X, literal.x,  
	  MULLO_INT   T5.Y, T19.X, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T19.X, literal.x,  
	  MULLO_INT * T5.W (MASKED), T19.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T19.X, T18.X, literal.x,  
	  SUB_INT   T5.Y, T1.W, PV.Y,  
	  SUB_INT   T5.Z, T2.W, T4.W,  BS:VEC_120/SCL_212
	  ADD_INT * T1.W, T2.Y, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T20.X, PV.W, literal.x,  
	  AND_INT   T2.Y, T3.W, literal.y,  
	  ADD_INT   T5.Z, PV.Z, literal.z,  
	  ADD_INT * T2.W, PV.Y, literal.z,  
	2(2.802597e-45), 3(4.203895e-45)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T21.X, PV.W, literal.x,  
	  LSHR   T5.Y, PV.Z, literal.x,  
	  AND_INT   T1.Z, T1.Z, literal.y,  
	  LSHL * T3.W, PV.Y, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  BFE_UINT   T22.X, T4.Z, PV.W, literal.x, 
	  AND_INT   T2.Y, T3.Y, literal.y,  
	  AND_INT   T4.Z, T23.X, literal.y,  
	  LSHL * T3.W, PV.Z, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  BFE_UINT   T23.X, T4.Y, PV.W, literal.x, 
	  LSHL   T3.Y, PV.Z, literal.y,  
	  LSHL   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T3.W, T0.W, literal.z,  
	8(1.121039e-44), 3(4.203895e-45)
	19(2.662467e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T2.Y, T3.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  BFE_UINT   T24.X, T2.Z, T1.Z, literal.x, 
	  BFE_UINT   T3.Y, T3.Z, T3.Y, literal.x, BS:VEC_201
	  ASHR   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T4.W, T0.W, literal.z,  
	8(1.121039e-44), 4(5.605194e-45)
	21(2.942727e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T4.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T4.W, literal.x,  
	  MULHI_INT   T2.Z, T4.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T4.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T25.X, T2.Y, literal.x,  
	  ASHR   T2.Y, PV.Z, literal.y,  
	  LSHR   T2.Z, PV.Z, literal.x,  
	  ADD_INT * T5.W, T0.W, literal.z,  
	31(4.344025e-44), 4(5.605194e-45)
	40(5.605194e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T5.W, literal.x,  
	  MULHI_INT   T3.Z, T5.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T5.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T26.X, PV.Z, literal.x,  
	  ADD_INT   T4.Y, T0.W, literal.y,  
	  ADD_INT   T2.Z, T2.Y, T2.Z,  
	  ADD_INT * T6.W, T1.Z, T25.X,  
	4(5.605194e-45), 23(3.222986e-44)
	  MULLO_INT   T1.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T1.Z, T6.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T6.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y, T2.Z, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T4.Y, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T4.Y, literal.x,  
	  MULHI_INT   T2.Z, T4.Y, literal.x,  
	  MULHI_INT * T2.W (MASKED), T4.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T25.X, PV.Z, literal.x,  
	  LSHR   T6.Y, PV.Z, literal.y,  
	  SUB_INT   T2.Z, T4.W, T2.Y,  
	  SUB_INT * T3.W, T3.W, T1.Z,  BS:VEC_120/SCL_212
	4(5.605194e-45), 31(4.344025e-44)
	  LSHR   T27.X, T3.Z, literal.x,  
	  ADD_INT   T2.Y, PV.W, literal.y,  
	  ADD_INT   T1.Z, PV.Z, literal.y,  
	  ADD_INT * T3.W, PV.X, PV.Y,  
	31(4.344025e-44), 8(1.121039e-44)
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Z, T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
.Ltmp844:
	ALU clause starting at 1128:
.Ltmp845:
	  SUB_INT   T25.X, T4.Y, T2.Z,  
	  AND_INT   T4.Y, T1.Z, literal.x,  
	  LSHR   T1.Z, T1.Z, literal.y,  
	  LSHR * T3.W, T2.Y, literal.y,  BS:VEC_120/SCL_212
	3(4.203895e-45), 2(2.802597e-45)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  LSHL   T3.Z, T4.Y, literal.x,  
	  ADD_INT * T3.W, T0.W, literal.y,  
	3(4.203895e-45), 24(3.363116e-44)
	  MULHI_INT   T4.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T4.Y, T3.W, literal.x,  
	  MULHI_INT   T4.Z (MASKED), T3.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  BFE_UINT   T28.X, T1.Z, T3.Z, literal.x, 
	  ASHR   T6.Y, PV.Y, literal.y,  
	  LSHR   T1.Z, PV.Y, literal.z,  
	  ADD_INT * T4.W, T25.X, literal.x,  
	8(1.121039e-44), 4(5.605194e-45)
	31(4.344025e-44), 0(0.000000e+00)
	  AND_INT   T25.X, PV.W, literal.x,  
	  AND_INT   T2.Y, T2.Y, literal.x,  
	  ADD_INT   T1.Z, PV.Y, PV.Z,  
	  ADD_INT * T6.W, T0.W, literal.y,  
	3(4.203895e-45), 18(2.522337e-44)
	  MULHI_INT   T3.X (MASKED), T6.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T6.W, literal.x,  
	  MULHI_INT   T3.Z, T6.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T6.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T29.X, T3.W, PV.Z,  
	  ASHR   T4.Y, T3.Z, literal.x,  
	  LSHR   T1.Z, T3.Z, literal.y,  
	  LSHL * T3.W, T2.Y, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T30.X, T2.Z, PV.W, literal.x, 
	  ADD_INT   T2.Y, T0.W, literal.y,  
	  ADD_INT   T2.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, PV.Y, PV.Z,  
	8(1.121039e-44), 14(1.961818e-44)
	12(1.681558e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z, T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Z, T2.Z, literal.x,  
	  MULHI_INT * T3.W (MASKED), T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T2.Y, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.Y, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T2.Y, literal.x,  
	  MULHI_INT * T3.W, T2.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T31.X, PV.W, literal.x,  
	  ASHR   T4.Y, T3.Z, literal.x,  
	  SUB_INT   T1.Z, T6.W, T1.Z,  
	  ADD_INT * T6.W, T0.W, literal.y,  BS:VEC_120/SCL_212
	4(5.605194e-45), 16(2.242078e-44)
	  MULHI_INT   T4.X (MASKED), T6.W, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T6.W, literal.x,  
	  MULHI_INT   T4.Z, T6.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T6.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T32.X, T3.Z, literal.x,  
	  ASHR   T6.Y, PV.Z, literal.y,  
	  LSHR   T3.Z, PV.Z, literal.x,  
	  ADD_INT * T7.W, T1.Z, literal.z,  BS:VEC_120/SCL_212
	31(4.344025e-44), 4(5.605194e-45)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T33.X, T3.W, literal.x,  
	  AND_INT   T7.Y, PV.W, literal.y,  
	  ADD_INT   T1.Z, PV.Y, PV.Z,  
	  ADD_INT * T3.W, T4.Y, PV.X,  
	31(4.344025e-44), 3(4.203895e-45)
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z, T3.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T32.X, T7.Y, literal.x,  
	  SUB_INT   T4.Y, T6.W, PV.Z,  
	  SUB_INT   T1.Z, T2.Z, T3.Z,  
	  ADD_INT * T3.W, T0.W, literal.y,  BS:VEC_120/SCL_212
	3(4.203895e-45), 13(1.821688e-44)
	  MULHI_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T3.W, literal.x,  
	  MULHI_INT   T2.Z, T3.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ADD_INT   T34.X, T1.Z, literal.x,  
	  ADD_INT   T4.Y, T4.Y, literal.x,  
	  ASHR * T1.Z, PV.Z, literal.y,  
	8(1.121039e-44), 4(5.605194e-45)
.Ltmp846:
	ALU clause starting at 1238:
.Ltmp847:
	  LSHR * T6.W, T2.Z, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T35.X, T1.Z, PV.W,  
	  LSHR   T6.Y, T7.W, literal.x,  
	  LSHR   T1.Z, T4.Y, literal.x,  
	  LSHR * T6.W, T34.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T6.Y,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  MULLO_INT   T4.X (MASKED), T35.X, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T35.X, literal.x,  
	  MULLO_INT   T4.Z, T35.X, literal.x,  
	  MULLO_INT * T4.W (MASKED), T35.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  BFE_UINT   T32.X, T3.Z, T32.X, literal.x, 
	  AND_INT   T4.Y, T4.Y, literal.y,  
	  SUB_INT   T3.Z, T3.W, PV.Z,  
	  ADD_INT * T3.W, T31.X, T33.X,  BS:VEC_021/SCL_122
	8(1.121039e-44), 3(4.203895e-45)
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T3.W, T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  AND_INT   T31.X, T34.X, literal.x,  
	  SUB_INT   T2.Y, T2.Y, PV.W,  
	  ADD_INT   T3.Z, T3.Z, literal.y,  
	  LSHL * T3.W, T4.Y, literal.x,  BS:VEC_120/SCL_212
	3(4.203895e-45), 8(1.121039e-44)
	  BFE_UINT   T33.X, T1.Z, PV.W, literal.x, 
	  AND_INT   T4.Y, PV.Z, literal.y,  
	  ADD_INT   T1.Z, PV.Y, literal.x,  
	  LSHL * T3.W, PV.X, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  BFE_UINT   T31.X, T2.Z, PV.W, literal.x, 
	  AND_INT   T2.Y, PV.Z, literal.y,  
	  LSHL   T2.Z, PV.Y, literal.y,  
	  ADD_INT * T3.W, T0.W, literal.x,  
	8(1.121039e-44), 3(4.203895e-45)
	  MULHI_INT   T4.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T4.Y, T3.W, literal.x,  
	  MULHI_INT   T4.Z (MASKED), T3.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T34.X, PV.Y, literal.x,  
	  LSHR   T4.Y, PV.Y, literal.y,  
	  ADD_INT   T4.Z, T0.W, literal.z,  
	  ADD_INT * T6.W, T0.W, literal.w,  
	4(5.605194e-45), 31(4.344025e-44)
	9(1.261169e-44), 11(1.541428e-44)
	  MULHI_INT   T6.X (MASKED), T6.W, literal.x,  
	  MULHI_INT   T6.Y, T6.W, literal.x,  
	  MULHI_INT   T6.Z (MASKED), T6.W, literal.x,  
	  MULHI_INT * T6.W (MASKED), T6.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T6.X (MASKED), T4.Z, literal.x,  
	  MULHI_INT   T6.Y (MASKED), T4.Z, literal.x,  
	  MULHI_INT   T6.Z, T4.Z, literal.x,  
	  MULHI_INT * T6.W (MASKED), T4.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T35.X, PV.Z, literal.x,  
	  ASHR   T7.Y, T6.Y, literal.x,  
	  LSHR   T7.Z, T6.Y, literal.y,  
	  ADD_INT * T7.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	10(1.401298e-44), 0(0.000000e+00)
	  MULHI_INT   T6.X (MASKED), T7.W, literal.x,  
	  MULHI_INT   T6.Y, T7.W, literal.x,  
	  MULHI_INT   T6.Z (MASKED), T7.W, literal.x,  
	  MULHI_INT * T6.W (MASKED), T7.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T36.X, T6.Z, literal.x,  
	  ASHR   T8.Y, PV.Y, literal.y,  
	  LSHR   T6.Z, PV.Y, literal.x,  
	  ADD_INT * T8.W, T7.Y, T7.Z,  
	31(4.344025e-44), 4(5.605194e-45)
	  MULLO_INT   T6.X (MASKED), T8.W, literal.x,  
	  MULLO_INT   T6.Y, T8.W, literal.x,  
	  MULLO_INT   T6.Z (MASKED), T8.W, literal.x,  
	  MULLO_INT * T6.W (MASKED), T8.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T37.X, T6.W, PV.Y,  
	  ADD_INT   T6.Y, T8.Y, T6.Z,  
	  ADD_INT   T6.Z, T35.X, T36.X,  
	  ADD_INT * T6.W, T34.X, T4.Y,  BS:VEC_210
	  MULLO_INT   T4.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T4.Y, T6.W, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T4.W (MASKED), T6.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T6.X (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T6.Y (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T6.Z, T6.Z, literal.x,  
	  MULLO_INT * T6.W (MASKED), T6.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T6.X (MASKED), T6.Y, literal.x,  
	  MULLO_INT   T6.Y, T6.Y, literal.x,  
	  MULLO_INT   T6.Z (MASKED), T6.Y, literal.x,  
	  MULLO_INT * T6.W (MASKED), T6.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T34.X, T7.W, PV.Y,  
	  SUB_INT   T6.Y, T4.Z, T6.Z,  
	  SUB_INT   T4.Z, T3.W, T4.Y,  BS:VEC_120/SCL_212
	  ADD_INT * T3.W, T37.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp848:
	ALU clause starting at 1347:
.Ltmp849:
	  AND_INT   T35.X, T3.W, literal.x,  
	  ADD_INT   T4.Y, T4.Z, literal.y,  
	  ADD_INT   T4.Z, T6.Y, literal.y,  
	  ADD_INT * T6.W, T34.X, literal.y,  
	3(4.203895e-45), 8(1.121039e-44)
	  LSHR   T34.X, T3.W, literal.x,  
	  LSHR   T6.Y, PV.W, literal.x,  
	  LSHR   T6.Z, PV.Z, literal.x,  
	  LSHR * T3.W, PV.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T6.Z,  
	  MOV * T6.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T6.Y,  
	  MOV * T6.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T34.X,  
	  MOV * T7.Y, T(0 + AR.x).X+,  
	  LSHR   T34.X, T3.Z, literal.x,  
	  LSHR   T8.Y, T1.Z, literal.x,  BS:VEC_120/SCL_212
	  AND_INT   T1.Z, T6.W, literal.y,  
	  LSHL * T6.W, T35.X, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  BFE_UINT   T35.X, T7.Y, PV.W, literal.x, 
	  AND_INT   T7.Y, T4.Z, literal.y,  
	  AND_INT   T3.Z, T4.Y, literal.y,  BS:VEC_120/SCL_212
	  LSHL * T6.W, PV.Z, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  BFE_UINT   T36.X, T6.Y, PV.W, literal.x, 
	  LSHL   T4.Y, PV.Z, literal.y,  
	  LSHL   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T6.W, T0.W, literal.z,  
	8(1.121039e-44), 3(4.203895e-45)
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T6.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T6.W, literal.x,  
	  MULHI_INT   T3.Z, T6.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T6.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  BFE_UINT   T37.X, T6.Z, T1.Z, literal.x, 
	  BFE_UINT   T4.Y, T3.W, T4.Y, literal.x, 
	  ASHR   T1.Z, PV.Z, literal.y,  
	  ADD_INT * T3.W, T0.W, literal.z,  BS:VEC_120/SCL_212
	8(1.121039e-44), 4(5.605194e-45)
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T3.W, literal.x,  
	  MULHI_INT   T4.Z, T3.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T38.X, T3.Z, literal.x,  
	  ADD_INT   T6.Y, T0.W, literal.y,  
	  ASHR   T3.Z, PV.Z, literal.z,  
	  LSHR * T7.W, PV.Z, literal.x,  
	31(4.344025e-44), 20(2.802597e-44)
	4(5.605194e-45), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T0.W, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T0.W, literal.x,  
	  MULHI_INT   T4.Z, T0.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T0.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T39.X, PV.Z, literal.x,  
	  LSHR   T7.Y, PV.Z, literal.y,  
	  ADD_INT   T4.Z, T0.W, 1,  
	  ADD_INT * T8.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  MULHI_INT   T6.X (MASKED), T8.W, literal.x,  
	  MULHI_INT   T6.Y (MASKED), T8.W, literal.x,  
	  MULHI_INT   T6.Z, T8.W, literal.x,  
	  MULHI_INT * T6.W (MASKED), T8.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T7.X (MASKED), T4.Z, literal.x,  
	  MULHI_INT   T7.Y (MASKED), T4.Z, literal.x,  
	  MULHI_INT   T7.Z, T4.Z, literal.x,  
	  MULHI_INT * T7.W (MASKED), T4.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T40.X, PV.Z, literal.x,  
	  LSHR   T9.Y, PV.Z, literal.y,  
	  ASHR   T7.Z, T6.Z, literal.x,  
	  LSHR * T9.W, T6.Z, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T41.X, PV.Z, PV.W,  
	  ADD_INT   T9.Y, PV.X, PV.Y,  
	  ADD_INT   T6.Z, T39.X, T7.Y,  
	  ADD_INT * T7.W, T3.Z, T7.W,  
	  MULLO_INT   T3.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T3.Z, T7.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T7.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T6.X (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T6.Y (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T6.Z, T6.Z, literal.x,  
	  MULLO_INT * T6.W (MASKED), T6.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T7.X (MASKED), T9.Y, literal.x,  
	  MULLO_INT   T7.Y, T9.Y, literal.x,  
	  MULLO_INT   T7.Z (MASKED), T9.Y, literal.x,  
	  MULLO_INT * T7.W (MASKED), T9.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T7.X (MASKED), T41.X, literal.x,  
	  MULLO_INT   T7.Y (MASKED), T41.X, literal.x,  
	  MULLO_INT   T7.Z, T41.X, literal.x,  
	  MULLO_INT * T7.W (MASKED), T41.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
.Ltmp850:
	ALU clause starting at 1453:
.Ltmp851:
	  SUB_INT   T39.X, T8.W, T7.Z,  
	  SUB_INT   T7.Y, T4.Z, T7.Y,  
	  SUB_INT * T4.Z, T0.W, T6.Z,  BS:VEC_120/SCL_212
	  SUB_INT * T3.W, T3.W, T3.Z,  
	  ADD_INT   T40.X, PV.W, literal.x,  
	  ADD_INT   T9.Y, T4.Z, literal.x,  
	  ADD_INT   T3.Z, T7.Y, literal.x,  
	  ADD_INT * T3.W, T39.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T39.X, PV.W, literal.x,  
	  LSHR   T7.Y, PV.Z, literal.x,  
	  LSHR   T4.Z, PV.Y, literal.x,  
	  LSHR * T7.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T6.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T4.Z,  
	  MOV * T4.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T7.Y,  
	  MOV * T7.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T39.X,  
	  MOV * T7.Z, T(0 + AR.x).X+,  
	  MULHI_INT   T7.X (MASKED), T6.Y, literal.x,  
	  MULHI_INT   T7.Y (MASKED), T6.Y, literal.x,  
	  MULHI_INT   T7.Z (MASKED), T6.Y, literal.x,  
	  MULHI_INT * T7.W, T6.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T39.X, PV.W, literal.x,  
	  AND_INT   T10.Y, T3.W, literal.y,  
	  ADD_INT   T8.Z, T0.W, literal.z,  BS:VEC_120/SCL_212
	  ADD_INT * T3.W, T1.Z, T38.X,  
	4(5.605194e-45), 3(4.203895e-45)
	6(8.407791e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z, T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T8.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T8.Z, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T8.Z, literal.x,  
	  MULHI_INT * T3.W, T8.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T38.X, PV.W, literal.x,  
	  LSHR   T11.Y, PV.W, literal.y,  
	  SUB_INT   T1.Z, T6.W, T1.Z,  
	  LSHL * T3.W, T10.Y, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T41.X, T7.W, literal.x,  
	  BFE_UINT   T10.Y, T7.Z, PV.W, literal.y, 
	  ADD_INT   T1.Z, PV.Z, literal.y,  
	  ADD_INT * T3.W, PV.X, PV.Y,  
	31(4.344025e-44), 8(1.121039e-44)
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T3.W, T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  AND_INT   T38.X, T1.Z, literal.x,  
	  SUB_INT   T11.Y, T8.Z, PV.W,  BS:VEC_120/SCL_212
	  AND_INT   T3.Z, T3.Z, literal.x,  BS:VEC_201
	  ADD_INT * T3.W, T0.W, literal.y,  
	3(4.203895e-45), 4(5.605194e-45)
	  MULHI_INT   T6.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T6.Y (MASKED), T3.W, literal.x,  
	  MULHI_INT   T6.Z (MASKED), T3.W, literal.x,  
	  MULHI_INT * T6.W, T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T42.X, PV.W, literal.x,  
	  LSHR   T12.Y, PV.W, literal.y,  
	  AND_INT   T7.Z, T9.Y, literal.z,  
	  LSHL * T6.W, T3.Z, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T43.X, T7.Y, PV.W, literal.x, 
	  LSHL   T7.Y, PV.Z, literal.y,  
	  ADD_INT   T3.Z, T0.W, literal.z,  
	  ADD_INT * T6.W, PV.X, PV.Y,  
	8(1.121039e-44), 3(4.203895e-45)
	7(9.809089e-45), 0(0.000000e+00)
	  MULLO_INT   T6.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T6.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T6.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T6.W, T6.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T7.X (MASKED), T3.Z, literal.x,  
	  MULHI_INT   T7.Y (MASKED), T3.Z, literal.x,  
	  MULHI_INT   T7.Z, T3.Z, literal.x,  
	  MULHI_INT * T7.W (MASKED), T3.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T42.X, PV.Z, literal.x,  
	  LSHR   T9.Y, PV.Z, literal.y,  
	  AND_INT   T7.Z, T40.X, literal.z,  
	  SUB_INT * T3.W, T3.W, T6.W,  
	4(5.605194e-45), 31(4.344025e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T40.X, PV.W, literal.x,  
	  LSHL   T12.Y, PV.Z, literal.y,  
	  ADD_INT   T7.Z, PV.X, PV.Y,  
	  BFE_UINT * T3.W, T4.Z, T7.Y, literal.x, 
.Ltmp852:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 1555:
.Ltmp853:
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T3.W, T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T7.Z, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T7.Z, literal.x,  
	  MULLO_INT   T4.Z, T7.Z, literal.x,  
	  MULLO_INT * T4.W (MASKED), T7.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T42.X, T3.Z, PV.Z,  
	  BFE_UINT   T7.Y, T6.Z, T12.Y, literal.x, BS:VEC_120/SCL_212
	  AND_INT   T3.Z, T40.X, literal.y,  
	  ADD_INT * T3.W, T43.X, T3.W,  BS:VEC_120/SCL_212
.Ltmp854:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 1570:
.Ltmp855:
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T3.W, T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T43.X, T3.Z, literal.x,  
	  ADD_INT * T7.Y, T7.Y, PV.W,  
.Ltmp856:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 1578:
.Ltmp857:
	  ADD_INT   T3.Z, T42.X, literal.x,  
	  ADD_INT * T3.W, T11.Y, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T40.X, T40.X, literal.x,  
	  LSHR   T9.Y, T1.Z, literal.x,  
	  LSHR   T1.Z, PV.W, literal.x,  
	  LSHR * T6.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T4.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T9.Y,  
	  MOV * T6.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T40.X,  
	  MOV * T6.W, T(0 + AR.x).X+,  
	  MULLO_INT   T7.X (MASKED), T7.Y, literal.x,  
	  MULLO_INT   T7.Y, T7.Y, literal.x,  
	  MULLO_INT   T7.Z (MASKED), T7.Y, literal.x,  
	  MULLO_INT * T7.W (MASKED), T7.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T40.X, T6.W, T43.X, literal.x, 
	  AND_INT   T9.Y, T3.W, literal.y,  BS:VEC_120/SCL_212
	  LSHL   T7.Z, T38.X, literal.y,  
	  ADD_INT * T3.W, T10.Y, PV.Y,  
.Ltmp858:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 1604:
.Ltmp859:
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T3.W, T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T38.X, T6.Z, T7.Z, literal.x, 
	  AND_INT   T7.Y, T3.Z, literal.y,  BS:VEC_201
	  LSHL   T3.Z, T9.Y, literal.y,  
	  ADD_INT * T3.W, T40.X, PV.W,  
.Ltmp860:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 1614:
.Ltmp861:
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T3.W, T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T40.X, T1.Z, T3.Z, literal.x, 
	  LSHL   T7.Y, T7.Y, literal.y,  
	  ADD_INT   T1.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T38.X, PV.W,  
.Ltmp862:
	8(1.121039e-44), 3(4.203895e-45)
	17(2.382207e-44), 0(0.000000e+00)
	ALU clause starting at 1625:
.Ltmp863:
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z, T3.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T1.Z, literal.x,  
	  MULHI_INT * T3.W, T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T38.X, PV.W, literal.x,  
	  BFE_UINT   T7.Y, T4.Z, T7.Y, literal.y, 
	  ADD_INT   T4.Z, T0.W, literal.z,  
	  ADD_INT * T6.W, T40.X, T3.Z,  
.Ltmp864:
	4(5.605194e-45), 8(1.121039e-44)
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 1641:
.Ltmp865:
	  MULLO_INT   T3.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T3.Z, T6.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T6.X (MASKED), T4.Z, literal.x,  
	  MULHI_INT   T6.Y (MASKED), T4.Z, literal.x,  
	  MULHI_INT   T6.Z, T4.Z, literal.x,  
	  MULHI_INT * T6.W (MASKED), T4.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T40.X, T3.W, literal.x,  
	  ASHR   T9.Y, PV.Z, literal.y,  
	  LSHR   T6.Z, PV.Z, literal.x,  
	  ADD_INT * T3.W, T7.Y, T3.Z,  
.Ltmp866:
	31(4.344025e-44), 4(5.605194e-45)
	ALU clause starting at 1656:
.Ltmp867:
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z, T3.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T42.X, T9.Y, T6.Z,  
	  ADD_INT * T7.Y, T38.X, T40.X,  
	  ADD_INT   T6.Z, T39.X, T41.X,  
	  ADD_INT * T3.W, T4.Y, T3.Z,  
.Ltmp868:
	ALU clause starting at 1665:
.Ltmp869:
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z, T3.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T6.Z, literal.x,  
	  MULLO_INT * T3.W, T6.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T7.Y, literal.x,  
	  MULLO_INT   T4.Y, T7.Y, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T7.Y, literal.x,  
	  MULLO_INT * T4.W (MASKED), T7.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T6.X (MASKED), T42.X, literal.x,  
	  MULLO_INT   T6.Y (MASKED), T42.X, literal.x,  
	  MULLO_INT   T6.Z, T42.X, literal.x,  
	  MULLO_INT * T6.W (MASKED), T42.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T38.X, T4.Z, PV.Z,  
	  SUB_INT   T4.Y, T1.Z, T4.Y,  BS:VEC_120/SCL_212
	  SUB_INT   T1.Z, T6.Y, T3.W,  
	  ADD_INT * T3.W, T37.X, T3.Z,  BS:VEC_021/SCL_122
.Ltmp870:
	ALU clause starting at 1689:
.Ltmp871:
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z, T3.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T37.X, T1.Z, literal.x,  
	  ADD_INT   T4.Y, T4.Y, literal.x,  
	  ADD_INT   T1.Z, T38.X, literal.x,  
	  ADD_INT * T3.W, T36.X, PV.Z,  BS:VEC_120/SCL_212
.Ltmp872:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 1699:
.Ltmp873:
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z, T3.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T36.X, T1.Z, literal.x,  
	  LSHR   T6.Y, T4.Y, literal.x,  
	  LSHR   T4.Z, T37.X, literal.x,  
	  ADD_INT * T3.W, T35.X, PV.Z,  BS:VEC_120/SCL_212
.Ltmp874:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1709:
.Ltmp875:
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z, T3.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T4.Z,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T6.Y,  
	  MOV * T4.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T36.X,  
	  MOV * T6.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T8.Y,  
	  MOV * T6.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T34.X,  
	  MOV * T6.W, T(0 + AR.x).X+,  
	  BFE_UINT   T34.X, PV.W, T2.Z, literal.x, 
	  AND_INT   T7.Y, T1.Z, literal.y,  
	  LSHL   T1.Z, T2.Y, literal.y,  
	  ADD_INT * T6.W, T31.X, T3.Z,  BS:VEC_021/SCL_122
.Ltmp876:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 1729:
.Ltmp877:
	  MULLO_INT   T2.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T2.Y, T6.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T31.X, T6.Z, T1.Z, literal.x, 
	  LSHL   T7.Y, T7.Y, literal.y,  
	  ADD_INT   T1.Z, T0.W, literal.z,  
	  ADD_INT * T6.W, T34.X, PV.Y,  
.Ltmp878:
	8(1.121039e-44), 3(4.203895e-45)
	22(3.082857e-44), 0(0.000000e+00)
	ALU clause starting at 1740:
.Ltmp879:
	  MULLO_INT   T2.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T2.Y, T6.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T2.Z, T1.Z, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T34.X, PV.Z, literal.x,  
	  BFE_UINT   T6.Y, T6.Y, T7.Y, literal.y, 
	  AND_INT * T3.Z, T4.Y, literal.z,  BS:VEC_201
	4(5.605194e-45), 8(1.121039e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T6.W, T31.X, T2.Y,  
.Ltmp880:
	ALU clause starting at 1756:
.Ltmp881:
	  MULLO_INT   T2.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T2.Y, T6.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T31.X, T2.Z, literal.x,  
	  LSHL   T4.Y, T3.Z, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT   T2.Z, T0.W, literal.z,  
	  ADD_INT * T6.W, T6.Y, PV.Y,  
.Ltmp882:
	31(4.344025e-44), 3(4.203895e-45)
	25(3.503246e-44), 0(0.000000e+00)
	ALU clause starting at 1767:
.Ltmp883:
	  MULLO_INT   T2.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T2.Y, T6.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Z, T2.Z, literal.x,  
	  MULHI_INT * T3.W (MASKED), T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T35.X, PV.Z, literal.x,  
	  BFE_UINT   T4.Y, T4.Z, T4.Y, literal.y, 
	  ADD_INT   T4.Z, T34.X, T31.X,  
	  ADD_INT * T6.W, T33.X, T2.Y,  BS:VEC_201
.Ltmp884:
	4(5.605194e-45), 8(1.121039e-44)
	ALU clause starting at 1782:
.Ltmp885:
	  MULLO_INT   T2.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T2.Y, T6.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T4.Z, T4.Z, literal.x,  
	  MULLO_INT * T4.W (MASKED), T4.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T31.X, T3.Z, literal.x,  
	  AND_INT   T6.Y, T37.X, literal.y,  
	  SUB_INT   T1.Z, T1.Z, PV.Z,  BS:VEC_120/SCL_212
	  ADD_INT * T6.W, T4.Y, T2.Y,  
.Ltmp886:
	31(4.344025e-44), 3(4.203895e-45)
	ALU clause starting at 1797:
.Ltmp887:
	  MULLO_INT   T2.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T2.Y, T6.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T33.X, T1.Z, literal.x,  
	  LSHL   T4.Y, T6.Y, literal.y,  
	  ADD_INT   T1.Z, T35.X, T31.X,  
	  ADD_INT * T6.W, T32.X, PV.Y,  BS:VEC_201
.Ltmp888:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 1807:
.Ltmp889:
	  MULLO_INT   T2.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T2.Y, T6.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T31.X, T2.Z, PV.Z,  
	  BFE_UINT   T4.Y, T3.W, T4.Y, literal.x, 
	  AND_INT   T1.Z, T33.X, literal.y,  
	  ADD_INT * T3.W, T30.X, T2.Y,  BS:VEC_120/SCL_212
.Ltmp890:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 1822:
.Ltmp891:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T30.X, T1.Z, literal.x,  
	  ADD_INT * T2.Y, T4.Y, PV.Y,  
.Ltmp892:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 1830:
.Ltmp893:
	  ADD_INT   T1.Z, T31.X, literal.x,  
	  ADD_INT * T3.W, T29.X, literal.x,  BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T29.X, T33.X, literal.x,  
	  LSHR   T4.Y, T4.W, literal.x,  
	  LSHR   T2.Z, PV.W, literal.x,  
	  LSHR * T4.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T4.Y,  
	  MOV * T4.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T29.X,  
	  MOV * T4.Z, T(0 + AR.x).X+,  
	  MULLO_INT   T2.X (MASKED), T2.Y, literal.x,  
	  MULLO_INT   T2.Y, T2.Y, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.Y, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T29.X, T4.Z, T30.X, literal.x, 
	  AND_INT   T6.Y, T3.W, literal.y,  
	  LSHL   T4.Z, T25.X, literal.y,  
	  ADD_INT * T3.W, T28.X, PV.Y,  BS:VEC_201
.Ltmp894:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 1856:
.Ltmp895:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T25.X, T4.Y, T4.Z, literal.x, 
	  AND_INT   T4.Y, T1.Z, literal.y,  
	  LSHL   T1.Z, T6.Y, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T3.W, T29.X, PV.Y,  
.Ltmp896:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 1866:
.Ltmp897:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T28.X, T2.Z, T1.Z, literal.x, 
	  LSHL   T4.Y, T4.Y, literal.y,  
	  ADD_INT   T1.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T25.X, PV.Y,  
.Ltmp898:
	8(1.121039e-44), 3(4.203895e-45)
	39(5.465064e-44), 0(0.000000e+00)
	ALU clause starting at 1877:
.Ltmp899:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T2.Z, T1.Z, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T25.X, PV.Z, literal.x,  
	  BFE_UINT   T4.Y, T3.Z, T4.Y, literal.y, 
	  ADD_INT   T3.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T28.X, T2.Y,  BS:VEC_021/SCL_122
.Ltmp900:
	4(5.605194e-45), 8(1.121039e-44)
	38(5.324934e-44), 0(0.000000e+00)
	ALU clause starting at 1893:
.Ltmp901:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T3.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T3.Z, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T3.Z, literal.x,  
	  MULHI_INT * T3.W, T3.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T28.X, T2.Z, literal.x,  
	  ASHR   T6.Y, PV.W, literal.y,  
	  LSHR   T2.Z, PV.W, literal.x,  
	  ADD_INT * T3.W, T4.Y, T2.Y,  
.Ltmp902:
	31(4.344025e-44), 4(5.605194e-45)
	ALU clause starting at 1908:
.Ltmp903:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T29.X, T6.Y, T2.Z,  
	  ADD_INT * T4.Y, T25.X, T28.X,  
	  ADD_INT   T2.Z, T26.X, T27.X,  
	  ADD_INT * T3.W, T3.Y, T2.Y,  
.Ltmp904:
	ALU clause starting at 1917:
.Ltmp905:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Z, T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T4.Y, literal.x,  
	  MULLO_INT   T3.Y, T4.Y, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T4.Y, literal.x,  
	  MULLO_INT * T3.W (MASKED), T4.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T29.X, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T29.X, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T29.X, literal.x,  
	  MULLO_INT * T3.W, T29.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T25.X, T3.Z, PV.W,  
	  SUB_INT   T3.Y, T1.Z, T3.Y,  BS:VEC_120/SCL_212
	  SUB_INT   T1.Z, T5.W, T2.Z,  BS:VEC_021/SCL_122
	  ADD_INT * T3.W, T24.X, T2.Y,  
.Ltmp906:
	ALU clause starting at 1941:
.Ltmp907:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T24.X, T1.Z, literal.x,  
	  ADD_INT   T3.Y, T3.Y, literal.x,  
	  ADD_INT   T1.Z, T25.X, literal.x,  
	  ADD_INT * T3.W, T23.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp908:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 1951:
.Ltmp909:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T23.X, T1.Z, literal.x,  
	  LSHR   T4.Y, T3.Y, literal.x,  
	  LSHR   T2.Z, T24.X, literal.x,  
	  ADD_INT * T3.W, T22.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp910:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1961:
.Ltmp911:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T4.Y,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T23.X,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T5.Y,  
	  MOV * T4.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T21.X,  
	  MOV * T4.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T20.X,  
	  MOV * T4.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T19.X,  
	  MOV * T5.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T17.X,  
	  MOV * T5.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T16.X,  
	  MOV * T6.Y, T(0 + AR.x).X+,  
	  AND_INT   T1.Y, T1.Y, literal.x,  
	  LSHL   T6.Z, T1.X, literal.x,  
	  ADD_INT * T6.W, T0.Y, T2.Y,  BS:VEC_120/SCL_212
.Ltmp912:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 1988:
.Ltmp913:
	  MULLO_INT   T0.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T0.Y, T6.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T1.X, T6.Y, T6.Z, literal.x, 
	  AND_INT   T2.Y, T18.X, literal.y,  
	  LSHL   T6.Z, T1.Y, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T6.W, T0.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp914:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 1998:
.Ltmp915:
	  MULLO_INT   T0.X, T6.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T16.X, T5.W, T6.Z, literal.x, 
	  AND_INT   T0.Y, T1.W, literal.y,  BS:VEC_120/SCL_212
	  LSHL   T6.Z, T2.Y, literal.y,  
	  ADD_INT * T1.W, T1.X, PV.X,  
.Ltmp916:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 2008:
.Ltmp917:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T1.X, T5.Y, T6.Z, literal.x, 
	  AND_INT   T1.Y, T2.W, literal.y,  
	  LSHL   T6.Z, T0.Y, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T1.W, T16.X, PV.X,  
.Ltmp918:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 2018:
.Ltmp919:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T16.X, T4.W, T6.Z, literal.x, 
	  AND_INT   T0.Y, T5.Z, literal.y,  
	  LSHL   T5.Z, T1.Y, literal.y,  
	  ADD_INT * T1.W, T1.X, PV.X,  
.Ltmp920:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 2028:
.Ltmp921:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T1.X, T4.Z, T5.Z, literal.x, 
	  AND_INT   T1.Y, T1.Z, literal.y,  BS:VEC_201
	  LSHL   T1.Z, T0.Y, literal.y,  
	  ADD_INT * T1.W, T16.X, PV.X,  
.Ltmp922:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 2038:
.Ltmp923:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T16.X, T4.Y, T1.Z, literal.x, 
	  AND_INT   T0.Y, T3.Y, literal.y,  BS:VEC_120/SCL_212
	  LSHL   T1.Z, T1.Y, literal.y,  BS:VEC_201
	  ADD_INT * T1.W, T1.X, PV.X,  
.Ltmp924:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 2048:
.Ltmp925:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T1.X, T3.W, T1.Z, literal.x, 
	  AND_INT   T1.Y, T24.X, literal.y,  
	  LSHL   T1.Z, T0.Y, literal.y,  
	  ADD_INT * T1.W, T16.X, PV.X,  BS:VEC_120/SCL_212
.Ltmp926:
	8(1.121039e-44), 3(4.203895e-45)
	ALU clause starting at 2058:
.Ltmp927:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T0.Y, T3.Z, T1.Z,  
	  LSHL   T1.Z, T1.Y, literal.x,  
	  ADD_INT * T1.W, T1.X, PV.X,  
.Ltmp928:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2067:
.Ltmp929:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T1.Y, T2.Z, T1.Z,  
.Ltmp930:
	  ADD_INT   T0.Z, T0.Z, T0.W,  BS:VEC_201
.Ltmp931:
	  ADD_INT * T0.W, T0.Y, PV.X,  
.Ltmp932:
	ALU clause starting at 2075:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T0.Z, literal.x,  
.Ltmp933:
	  ADD_INT * T0.W, T1.Y, PV.X,  
.Ltmp934:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2083:
	  AND_INT   T2.Z, T0.W, literal.x,  
	  LSHL * T0.W, T1.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp935:
.Lfunc_end5:
	.size	own_uchar, .Lfunc_end5-own_uchar

	.section	.AMDGPU.config
	.long	166100
	.long	65
	.long	165900
	.long	0
	.long	166120
	.long	48
	.text
	.globl	walk_short
	.p2align	8
	.type	walk_short,@function
walk_short:
walk_short$local:
.Lfunc_begin6:
	ALU 5, @86, KC0[CB0:0-32], KC1[]
.Ltmp936:
	ALU 25, @92, KC0[CB0:0-32], KC1[]
	TEX 2 @62
	ALU 7, @118, KC0[CB0:0-32], KC1[]
	TEX 0 @68
	ALU 6, @126, KC0[CB0:0-32], KC1[]
	TEX 0 @70
.Ltmp937:
	TEX 0 @72
	ALU 7, @133, KC0[CB0:0-32], KC1[]
.Ltmp938:
	ALU 58, @141, KC0[], KC1[]
.Ltmp939:
	ALU 2, @200, KC0[CB0:0-32], KC1[]
	TEX 0 @74
.Ltmp940:
	TEX 2 @76
	ALU 114, @203, KC0[CB0:0-32], KC1[]
	ALU 1, @318, KC0[CB0:0-32], KC1[]
	TEX 1 @82
	ALU 58, @320, KC0[], KC1[]
.Ltmp941:
	ALU 56, @379, KC0[], KC1[]
	MEM_RAT MSKOR T31.XW, T64.X
	MEM_RAT MSKOR T32.XW, T63.X
	MEM_RAT MSKOR T33.XW, T62.X
	MEM_RAT MSKOR T34.XW, T61.X
	MEM_RAT MSKOR T35.XW, T60.X
	MEM_RAT MSKOR T39.XW, T59.X
	MEM_RAT MSKOR T38.XW, T58.X
	MEM_RAT MSKOR T37.XW, T57.X
	MEM_RAT MSKOR T36.XW, T56.X
	MEM_RAT MSKOR T40.XW, T55.X
	MEM_RAT MSKOR T41.XW, T54.X
	MEM_RAT MSKOR T42.XW, T53.X
	MEM_RAT MSKOR T45.XW, T52.X
	MEM_RAT MSKOR T46.XW, T51.X
	MEM_RAT MSKOR T47.XW, T50.X
	MEM_RAT MSKOR T48.XW, T1.X
	MEM_RAT MSKOR T49.XW, T0.X
	ALU 2, @436, KC0[], KC1[]
.Ltmp942:
	ALU 102, @439, KC0[], KC1[]
	ALU 58, @542, KC0[], KC1[]
	MEM_RAT MSKOR T31.XW, T34.X
	MEM_RAT MSKOR T32.XW, T33.X
	ALU 28, @601, KC0[], KC1[]
	MEM_RAT MSKOR T31.XW, T33.X
	MEM_RAT MSKOR T32.XW, T0.X
	ALU 28, @630, KC0[], KC1[]
	MEM_RAT MSKOR T31.XW, T33.X
	MEM_RAT MSKOR T32.XW, T0.X
	ALU 28, @659, KC0[], KC1[]
	MEM_RAT MSKOR T31.XW, T33.X
	MEM_RAT MSKOR T32.XW, T0.X
	ALU 32, @688, KC0[], KC1[]
	MEM_RAT MSKOR T31.XW, T33.X
	MEM_RAT MSKOR T32.XW, T0.X
	ALU 28, @721, KC0[], KC1[]
	MEM_RAT MSKOR T31.XW, T1.X
	MEM_RAT MSKOR T32.XW, T0.X
	ALU 28, @750, KC0[], KC1[]
	MEM_RAT MSKOR T31.XW, T1.X
	MEM_RAT MSKOR T32.XW, T0.X
	ALU 28, @779, KC0[], KC1[]
	MEM_RAT MSKOR T31.XW, T1.X
	MEM_RAT MSKOR T32.XW, T0.X
	CF_END
	Fetch clause starting at 62:
	  VTX_READ_16 T32.X, T32.X, 0, #1
	  VTX_READ_16 T31.X, T31.X, 0, #1
	  VTX_READ_16 T1.X, T1.X, 0, #1
	Fetch clause starting at 68:
	  VTX_READ_16 T1.X, T33.X, 0, #1
	Fetch clause starting at 70:
	  VTX_READ_16 T1.X, T31.X, 4, #1
	Fetch clause starting at 72:
	  VTX_READ_16 T31.X, T31.X, 2, #1
	Fetch clause starting at 74:
	  VTX_READ_16 T36.X, T1.X, 8, #1
	Fetch clause starting at 76:
	  VTX_READ_16 T37.X, T1.X, 6, #1
	  VTX_READ_16 T38.X, T1.X, 4, #1
	  VTX_READ_16 T1.X, T1.X, 2, #1
	Fetch clause starting at 82:
	  VTX_READ_128 T43.XYZW, T0.X, 0, #1
	  VTX_READ_128 T44.XYZW, T0.X, 16, #1
	ALU clause starting at 86:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].Z,  
.Ltmp943:
	ALU clause starting at 92:
	  MULHI_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T0.Y, T1.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.W, literal.x,  
	1717986919(2.720083e+23), 0(0.000000e+00)
	  LSHR   T1.Y, PV.Y, 1,  
	  LSHR   T0.Z, PV.Y, literal.x,  
	  AND_INT * T0.W, T0.X, literal.y,  
	31(4.344025e-44), 7(9.809089e-45)
	  LSHL   T1.Z, PV.W, 1,  
	  ADD_INT * T0.W, PV.Y, PV.Z,  
	  MULLO_INT   T0.X (MASKED), T1.W, KC0[3].X,  
	  MULLO_INT   T0.Y, T1.W, KC0[3].X,  
	  MULLO_INT   T0.Z (MASKED), T1.W, KC0[3].X,  
	  MULLO_INT * T0.W (MASKED), T1.W, KC0[3].X,  
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z, T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, KC0[2].Z, T1.Z,  
	  SUB_INT   T0.Z, T1.W, PV.Z,  
	  LSHL * T0.W, T0.Y, 1,  
	  ADD_INT   T31.X, KC0[2].Y, PV.W,  
	  LSHL * T0.W, PV.Z, 1,  
	  ADD_INT * T32.X, KC0[2].Z, PV.W,  
	ALU clause starting at 118:
	  LSHL * T0.W, T1.W, 1,  
	  ADD_INT   T33.X, KC0[2].Y, PV.W,  
	  XOR_INT   T0.Z, T1.X, T31.X,  
	  LSHL * T2.W, T0.X, 1,  BS:VEC_201
	  LDS_SHORT_WRITE * T2.W, T0.Z, 
	  ADD_INT * T0.W, T2.W, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T0.W, T32.X, 
	ALU clause starting at 126:
	  LSHL * T0.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T31.X, KC0[2].Y, PV.W,  
	  ADD_INT * T0.W, T2.W, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T0.W, T1.X, 
	  GROUP_BARRIER
	ALU clause starting at 133:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	68(9.528830e-44), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.Y,  
	  ADD_INT * T3.W, PV.W, literal.x,  
.Ltmp944:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 141:
	  AND_INT * T4.W, T3.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T31.X, T31.X, PV.W,  
	  LSHL * T31.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T31.Y, 0.0,  
	  ADD_INT * T4.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T32.X, T1.X, PV.W,  
	  LSHL * T32.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T32.Y, 0.0,  
	  LSHL   T0.Z, T0.X, literal.x,  
	  ADD_INT * T5.W, T0.W, literal.y,  
	2(2.802597e-45), 6(8.407791e-45)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  ADD_INT * T2.W, T2.W, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T2.W 
	  MOV   T0.Y, OQAP,  
	  LSHL * T6.W, T1.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T33.X, PV.Y, PV.W,  
	  LSHL * T33.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T33.Y, 0.0,  
	  ADD_INT * T6.W, T0.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  ADD_INT * T7.W, T2.W, literal.y,  
	3(4.203895e-45), 2(2.802597e-45)
	  LDS_USHORT_READ_RET * OQAP, T7.W 
	  MOV   T0.Y, OQAP,  
	  LSHL * T7.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T34.X, PV.Y, PV.W,  
	  LSHL * T34.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T34.Y, 0.0,  
	  ADD_INT   T0.Z, T0.W, literal.x,  
	  ADD_INT * T2.W, T2.W, literal.y,  BS:VEC_120/SCL_212
	10(1.401298e-44), 4(5.605194e-45)
	  LDS_USHORT_READ_RET * OQAP, T2.W 
	  MOV   T0.Y, OQAP,  
	  AND_INT * T2.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Y, T0.X, literal.x,  
	  AND_INT   T1.Z, PV.Y, literal.y,  
	  LSHL * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T35.X, PV.Z, PV.W,  
	  AND_INT * T7.W, PV.Y, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 200:
	  ADD_INT   T1.X, KC0[2].Z, T7.W,  
	  LSHL * T35.W, literal.x, T2.W,  BS:VEC_021/SCL_122
	65535(9.183409e-41), 0(0.000000e+00)
	ALU clause starting at 203:
	  MOV   T35.Y, 0.0,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  AND_INT * T7.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T7.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T39.X, T1.X, PV.W,  
	  LSHL * T39.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T39.Y, 0.0,  
	  ADD_INT * T7.W, T0.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  AND_INT * T8.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T8.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T38.X, T38.X, PV.W,  
	  LSHL * T38.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T38.Y, 0.0,  
	  ADD_INT * T8.W, T0.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT * T9.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T9.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T37.X, T37.X, PV.W,  
	  LSHL * T37.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T37.Y, 0.0,  
	  ADD_INT * T9.W, T0.W, literal.x,  
	18(2.522337e-44), 0(0.000000e+00)
	  AND_INT * T10.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T10.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T36.X, T36.X, PV.W,  
	  LSHL * T36.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV * T36.Y, 0.0,  
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	47663(6.679009e-41), 0(0.000000e+00)
	  LSHR * T10.W, PV.Y, literal.x,  
	19(2.662467e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T10.W, literal.x,  
	  MULLO_INT   T0.Y, T10.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T10.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T10.W, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  SUB_INT * T10.W, T0.X, PV.Y,  
	  LSHL * T10.W, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  ADD_INT * T10.W, T0.W, literal.y,  
	131056(1.836486e-40), 24(3.363116e-44)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  OR_INT * T11.W, PV.Z, literal.y,  
	3(4.203895e-45), 10(1.401298e-44)
	  LDS_USHORT_READ_RET * OQAP, T11.W 
	  MOV   T0.X, OQAP,  
	  LSHL * T11.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T40.X, PV.X, PV.W,  
	  LSHL * T40.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T40.Y, 0.0,  
	  ADD_INT * T11.W, T0.W, literal.x,  
	26(3.643376e-44), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  OR_INT * T12.W, T1.Z, literal.y,  
	3(4.203895e-45), 12(1.681558e-44)
	  LDS_USHORT_READ_RET * OQAP, T12.W 
	  MOV   T0.X, OQAP,  
	  LSHL * T12.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T41.X, PV.X, PV.W,  
	  LSHL * T41.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T41.Y, 0.0,  
	  ADD_INT * T12.W, T0.W, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  OR_INT * T13.W, T1.Z, literal.y,  
	3(4.203895e-45), 6(8.407791e-45)
	  LDS_USHORT_READ_RET * OQAP, T13.W 
	  MOV   T0.X, OQAP,  
	  LSHL * T13.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T42.X, PV.X, PV.W,  
	  LSHL * T42.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV * T42.Y, 0.0,  
	  MULHI_INT   T0.X, T1.W, literal.x,  
	  MULHI_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.W, literal.x,  
	-1840700269(-6.346950e-28), 0(0.000000e+00)
	  ADD_INT * T13.W, PV.X, T1.W,  
	  LSHR   T2.Z, PV.W, literal.x,  
	  LSHR * T13.W, PV.W, literal.y,  
	2(2.802597e-45), 31(4.344025e-44)
	  ADD_INT * T13.W, PV.Z, PV.W,  
	  MULLO_INT   T0.X, T13.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T13.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T13.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T13.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL   T2.Z, KC0[3].X, 1,  
	  SUB_INT * T13.W, T1.W, PV.X,  
	  LSHL * T3.Z, PV.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	ALU clause starting at 318:
	  ADD_INT * T13.W, KC0[2].Y, T2.Z,  
	  ADD_INT * T0.X, PV.W, T3.Z,  
	ALU clause starting at 320:
	  ADD_INT * T13.W, T0.W, literal.x,  
	22(3.082857e-44), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  OR_INT * T14.W, T1.Z, literal.y,  
	3(4.203895e-45), 8(1.121039e-44)
	  LDS_USHORT_READ_RET * OQAP, T14.W 
	  MOV   T0.X, OQAP,  
	  LSHL * T14.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T45.X, PV.X, PV.W,  
	  LSHL * T45.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T45.Y, 0.0,  
	  ADD_INT * T14.W, T0.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  ADD_INT * T15.W, T1.Z, literal.y,  
	3(4.203895e-45), 18(2.522337e-44)
	  LDS_USHORT_READ_RET * OQAP, T15.W 
	  MOV   T0.X, OQAP,  
	  LSHL * T15.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T46.X, PV.X, PV.W,  
	  LSHL * T46.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T46.Y, 0.0,  
	  ADD_INT * T15.W, T0.W, literal.x,  
	34(4.764415e-44), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  ADD_INT * T16.W, T1.Z, literal.y,  
	3(4.203895e-45), 20(2.802597e-44)
	  LDS_USHORT_READ_RET * OQAP, T16.W 
	  MOV   T0.X, OQAP,  
	  LSHL * T16.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T47.X, PV.X, PV.W,  
	  LSHL * T47.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T47.Y, 0.0,  
	  ADD_INT * T16.W, T0.W, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  OR_INT * T17.W, T1.Z, literal.y,  
	3(4.203895e-45), 14(1.961818e-44)
	  LDS_USHORT_READ_RET * OQAP, T17.W 
	  MOV   T0.X, OQAP,  
	  LSHL * T17.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T48.X, PV.X, PV.W,  
	  LSHL * T48.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T48.Y, 0.0,  
	  ADD_INT * T17.W, T0.W, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  ADD_INT * T18.W, T1.Z, literal.y,  
	3(4.203895e-45), 16(2.242078e-44)
	  LDS_USHORT_READ_RET * OQAP, T18.W 
	  MOV * T0.X, OQAP,  
	ALU clause starting at 379:
	  LSHL * T18.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T49.X, T0.X, PV.W,  
	  LSHL * T49.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T49.Y, 0.0,  
	  MOV * T31.Z, 0.0,  
	  MOV * T32.Z, 0.0,  
	  MOV * T33.Z, 0.0,  
	  MOV * T34.Z, 0.0,  
	  MOV * T35.Z, 0.0,  
	  MOV * T39.Z, 0.0,  
	  MOV * T38.Z, 0.0,  
	  MOV * T37.Z, 0.0,  
	  MOV * T36.Z, 0.0,  
	  MOV * T40.Z, 0.0,  
	  MOV * T41.Z, 0.0,  
	  MOV * T42.Z, 0.0,  
	  MOV * T45.Z, 0.0,  
	  MOV * T46.Z, 0.0,  
	  MOV * T47.Z, 0.0,  
	  MOV * T48.Z, 0.0,  
	  MOV * T49.Z, 0.0,  
	  LSHR * T0.X, T17.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T16.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T50.X, T15.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T51.X, T14.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T52.X, T13.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T53.X, T12.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T54.X, T11.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T55.X, T10.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T56.X, T9.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T57.X, T8.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T58.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T59.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T60.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T61.X, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T62.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T63.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T64.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 436:
	  MOV   T0.X, T12.X,  
	  LSHR * T2.W, T43.X, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	ALU clause starting at 439:
	  ADD_INT * T2.W, T2.W, T1.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T2.W, PV.Z, PV.W,  
	  MOV * T12.X, PV.W,  
	  MOV   T0.X, PV.X,  
	  ADD_INT * T2.W, T43.X, T1.W,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  AND_INT * T2.W, PV.W, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T2.W, PV.Z, PV.W,  
	  MOV * T12.X, PV.W,  
	  MOV   T0.X, T13.X,  
	  LSHR * T2.W, T43.Y, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.W, T1.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T2.W, PV.Z, PV.W,  
	  MOV * T13.X, PV.W,  
	  MOV   T0.X, PV.X,  
	  ADD_INT * T2.W, T43.Y, T1.W,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  AND_INT * T2.W, PV.W, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T2.W, PV.Z, PV.W,  
	  MOV * T13.X, PV.W,  
	  MOV   T0.X, T16.X,  
	  LSHR * T3.W, T43.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, T1.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T3.W, PV.Z, PV.W,  
	  MOV * T16.X, PV.W,  
	  MOV   T0.X, PV.X,  
	  ADD_INT * T3.W, T43.Z, T1.W,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  AND_INT * T3.W, PV.W, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T3.W, PV.Z, PV.W,  
	  MOV * T16.X, PV.W,  
	  MOV   T0.X, T17.X,  
	  LSHR * T3.W, T43.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, T1.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T3.W, PV.Z, PV.W,  
	  MOV * T17.X, PV.W,  
	  MOV   T0.X, PV.X,  
	  ADD_INT * T3.W, T43.W, T1.W,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  AND_INT * T3.W, PV.W, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T3.W, PV.Z, PV.W,  
	  MOV * T17.X, PV.W,  
	  MOV   T0.X, T4.X,  
	  LSHR * T4.W, T44.X, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.W, T1.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T4.W, PV.W, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T4.W, PV.Z, PV.W,  
	  MOV * T4.X, PV.W,  
	  MOV   T0.X, PV.X,  
	  ADD_INT * T4.W, T44.X, T1.W,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  AND_INT * T4.W, PV.W, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T4.W, PV.Z, PV.W,  
	  MOV * T4.X, PV.W,  
	  MOV   T0.X, T5.X,  
	  LSHR * T4.W, T44.Y, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.W, T1.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T4.W, PV.W, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T4.W, PV.Z, PV.W,  
	  MOV * T5.X, PV.W,  
	  MOV   T0.X, PV.X,  
	  ADD_INT * T4.W, T44.Y, T1.W,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  AND_INT * T4.W, PV.W, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T4.W, PV.Z, PV.W,  
	  MOV * T5.X, PV.W,  
	  MOV   T0.X, T8.X,  
	  LSHR * T5.W, T44.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T5.W, PV.W, T1.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T5.W, PV.W, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T5.W, PV.Z, PV.W,  
	  MOV * T8.X, PV.W,  
	  MOV * T0.X, PV.X,  
	ALU clause starting at 542:
	  ADD_INT * T5.W, T44.Z, T1.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  AND_INT * T5.W, PV.W, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T5.W, PV.Z, PV.W,  
	  MOV * T8.X, PV.W,  
	  MOV   T0.X, T9.X,  
	  LSHR * T5.W, T44.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T5.W, PV.W, T1.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T5.W, PV.W, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T5.W, PV.Z, PV.W,  
	  MOV * T9.X, PV.W,  
	  MOV   T0.X, PV.X,  
	  ADD_INT * T1.W, T44.W, T1.W,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  AND_INT * T1.W, PV.W, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T9.X, PV.W,  
	  MOV   T0.X, T12.X,  
	  MOV   T0.Y, T16.X,  BS:VEC_120/SCL_212
	  MOV * T0.Z, T4.X,  BS:VEC_201
	  MOV * T1.X, T8.X,  
	  MOV * T23.X, T3.W,  
	  MOV   T1.Y, PV.X,  
	  ADD_INT * T3.W, T0.W, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  AND_INT * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T1.Y, literal.x,  
	  LSHL * T5.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T31.X, PV.Z, PV.W,  
	  LSHL * T31.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T31.Y, 0.0,  
	  ADD_INT * T5.W, T0.W, literal.x,  
	50(7.006492e-44), 0(0.000000e+00)
	  AND_INT * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T1.Z, T1.Y, literal.x,  
	  LSHL * T6.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T32.X, PV.Z, PV.W,  
	  LSHL * T32.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T32.Y, 0.0,  
	  MOV * T31.Z, 0.0,  
	  MOV * T32.Z, 0.0,  
	  LSHR * T33.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T34.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T22.X, T0.Y,  
	  MOV * T20.X, T0.X,  
	  MOV * T21.X, T2.W,  
	ALU clause starting at 601:
	  MOV   T0.X, T22.X,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	44(6.165713e-44), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T31.X, PV.Z, PV.W,  
	  LSHL * T31.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T31.Y, 0.0,  
	  ADD_INT * T3.W, T0.W, literal.x,  
	46(6.445973e-44), 0(0.000000e+00)
	  AND_INT * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T1.Z, T0.X, literal.x,  
	  LSHL * T5.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T32.X, PV.Z, PV.W,  
	  LSHL * T32.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T32.Y, 0.0,  
	  MOV * T31.Z, 0.0,  
	  MOV * T32.Z, 0.0,  
	  LSHR * T0.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T33.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 630:
	  MOV   T0.X, T21.X,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	40(5.605194e-44), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T31.X, PV.Z, PV.W,  
	  LSHL * T31.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T31.Y, 0.0,  
	  ADD_INT * T3.W, T0.W, literal.x,  
	42(5.885454e-44), 0(0.000000e+00)
	  AND_INT * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T1.Z, T0.X, literal.x,  
	  LSHL * T5.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T32.X, PV.Z, PV.W,  
	  LSHL * T32.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T32.Y, 0.0,  
	  MOV * T31.Z, 0.0,  
	  MOV * T32.Z, 0.0,  
	  LSHR * T0.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T33.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 659:
	  MOV   T0.X, T20.X,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	36(5.044674e-44), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T31.X, PV.Z, PV.W,  
	  LSHL * T31.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T31.Y, 0.0,  
	  ADD_INT * T3.W, T0.W, literal.x,  
	38(5.324934e-44), 0(0.000000e+00)
	  AND_INT * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T1.Z, T0.X, literal.x,  
	  LSHL * T5.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T32.X, PV.Z, PV.W,  
	  LSHL * T32.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T32.Y, 0.0,  
	  MOV * T31.Z, 0.0,  
	  MOV * T32.Z, 0.0,  
	  LSHR * T0.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T33.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 688:
	  MOV * T27.X, T1.W,  
	  MOV   T0.X, PV.X,  
	  ADD_INT * T1.W, T0.W, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T0.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T31.X, PV.Z, PV.W,  
	  LSHL * T31.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T31.Y, 0.0,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	66(9.248570e-44), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T1.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T32.X, PV.Z, PV.W,  
	  LSHL * T32.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T32.Y, 0.0,  
	  MOV * T31.Z, 0.0,  
	  MOV * T32.Z, 0.0,  
	  LSHR * T0.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T33.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T26.X, T1.X,  
	  MOV * T24.X, T0.Z,  
	  MOV * T25.X, T4.W,  
	ALU clause starting at 721:
	  MOV   T0.X, T26.X,  
	  ADD_INT * T1.W, T0.W, literal.x,  
	60(8.407791e-44), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T31.X, PV.Z, PV.W,  
	  LSHL * T31.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T31.Y, 0.0,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	62(8.688050e-44), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T0.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T32.X, PV.Z, PV.W,  
	  LSHL * T32.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T32.Y, 0.0,  
	  MOV * T31.Z, 0.0,  
	  MOV * T32.Z, 0.0,  
	  LSHR * T0.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 750:
	  MOV   T0.X, T25.X,  
	  ADD_INT * T1.W, T0.W, literal.x,  
	56(7.847271e-44), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T31.X, PV.Z, PV.W,  
	  LSHL * T31.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T31.Y, 0.0,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	58(8.127531e-44), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T0.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T32.X, PV.Z, PV.W,  
	  LSHL * T32.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T32.Y, 0.0,  
	  MOV * T31.Z, 0.0,  
	  MOV * T32.Z, 0.0,  
	  LSHR * T0.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 779:
	  MOV   T0.X, T24.X,  
	  ADD_INT * T1.W, T0.W, literal.x,  
	52(7.286752e-44), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T31.X, PV.Z, PV.W,  
	  LSHL * T31.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T31.Y, 0.0,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	54(7.567012e-44), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T0.Z, T0.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T32.X, PV.Z, PV.W,  
	  LSHL * T32.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T32.Y, 0.0,  
	  MOV * T31.Z, 0.0,  
	  MOV * T32.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp945:
.Lfunc_end6:
	.size	walk_short, .Lfunc_end6-walk_short

	.section	.AMDGPU.config
	.long	166100
	.long	17
	.long	165900
	.long	0
	.long	166120
	.long	145
	.text
	.globl	local_short
	.p2align	8
	.type	local_short,@function
local_short:
local_short$local:
.Lfunc_begin7:
	ALU 5, @34, KC0[CB0:0-32], KC1[]
.Ltmp946:
	ALU 2, @40, KC0[CB0:0-32], KC1[]
	TEX 7 @16
	ALU 27, @43, KC0[CB0:0-32], KC1[]
	TEX 0 @32
	ALU 7, @71, KC0[], KC1[]
	ALU 38, @79, KC0[], KC1[]
.Ltmp947:
	ALU 15, @118, KC0[], KC1[]
	ALU 19, @134, KC0[CB0:0-32], KC1[]
	ALU 55, @154, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T14.X
	MEM_RAT MSKOR T9.XW, T13.X
	MEM_RAT MSKOR T10.XW, T12.X
	MEM_RAT MSKOR T11.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 16:
	  VTX_READ_16 T9.X, T1.X, 6, #1
	  VTX_READ_16 T10.X, T1.X, 4, #1
	  VTX_READ_16 T11.X, T1.X, 2, #1
	  VTX_READ_16 T12.X, T1.X, 0, #1
	  VTX_READ_16 T13.X, T1.X, 14, #1
	  VTX_READ_16 T14.X, T1.X, 12, #1
	  VTX_READ_16 T15.X, T1.X, 10, #1
	  VTX_READ_16 T1.X, T1.X, 8, #1
	Fetch clause starting at 32:
	  VTX_READ_16 T1.X, T16.X, 0, #1
	ALU clause starting at 34:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp948:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 40:
	  LSHL * T1.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 43:
	  LSHL   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, T0.W, 1,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT   T16.X, KC0[2].Y, PV.W,  
	  OR_INT * T1.W, PV.Z, literal.x,  
	10(1.401298e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T1.W, T1.X, 
	  OR_INT * T1.W, T0.Z, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T1.W, T15.X, 
	  OR_INT * T1.W, T0.Z, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T1.W, T14.X, 
	  ADD_INT * T1.W, T0.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T1.W, T13.X, 
	  OR_INT * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T1.W, T12.X, 
	  OR_INT * T2.W, T0.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T2.W, T11.X, 
	  OR_INT * T2.W, T0.Z, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T2.W, T10.X, 
	  OR_INT * T2.W, T0.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T2.W, T9.X, 
	ALU clause starting at 71:
	  LSHL * T2.W, T0.X, 1,  
	  LSHL   T0.Z, T0.X, literal.x,  
	  ADD_INT * T2.W, PV.W, literal.y,  
	3(4.203895e-45), 514(7.202674e-43)
	  LDS_SHORT_WRITE * T2.W, T1.X, 
	  SUB_INT * T2.W, literal.x, T0.Z,  
	258(3.615350e-43), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 79:
	  LDS_USHORT_READ_RET * OQAP, T2.W 
	  MOV   T0.Y, OQAP,  
	  SUB_INT * T2.W, literal.x, T0.Z,  
	256(3.587324e-43), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T2.W 
	  MOV   T1.X, OQAP,  
	  LSHL * T2.W, T0.Y, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT * T2.W, PV.W, PV.X,  
	  MOV   T3.X, PV.W,  
	  SUB_INT * T2.W, literal.x, T0.Z,  
	254(3.559298e-43), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T2.W 
	  MOV   T0.Y, OQAP,  
	  SUB_INT * T2.W, literal.x, T0.Z,  
	252(3.531272e-43), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T2.W 
	  MOV   T0.Z, OQAP,  
	  LSHL * T2.W, T0.Y, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT * T2.W, PV.W, PV.Z,  
	  MOV   T2.X, PV.W,  
	  MOV * T0.Y, T3.X,  
	  MOV * T0.Z, PV.X,  
	  MULLO_INT   T1.X, T0.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT * T2.W, PV.X, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T2.W 
	  MOV   T1.X, OQAP,  
	  LSHR * T2.W, T0.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T0.Z, PV.X, T0.Z,  
	ALU clause starting at 118:
	  ADD_INT * T2.W, T1.X, T2.W,  
	  LSHL   T1.Z, PV.W, literal.x,  
	  AND_INT * T2.W, T0.Z, literal.y,  
	16(2.242078e-44), 65535(9.183409e-41)
	  MULLO_INT   T1.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T1.Y, T0.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T0.X, literal.x,  
	-12(nan), 0(0.000000e+00)
	  ADD_INT   T2.Z, T1.W, PV.Y,  
	  OR_INT * T1.W, T2.W, T1.Z,  BS:VEC_120/SCL_212
	  LSHL   T1.Y, T0.X, literal.x,  
	  LSHR   T1.Z, PV.W, literal.y,  
	  ADD_INT * T1.W, PV.Z, literal.x,  
	2(2.802597e-45), 16(2.242078e-44)
	  GROUP_BARRIER
	ALU clause starting at 134:
	  LDS_SHORT_WRITE * T1.W, T1.Z, 
	  ADD_INT   T2.Y, T2.Z, T1.Y,  
	  LSHR   T1.Z, T0.Y, literal.x,  
	  LSHL * T0.W, T0.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LDS_SHORT_WRITE * T2.Z, T0.Z, 
	  ADD_INT   T3.Y, KC0[2].Z, T0.W,  
	  ADD_INT   T0.Z, T1.X, T0.Y,  
	  ADD_INT * T0.W, T1.Y, literal.x,  
	130(1.821688e-43), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T0.W, T0.Z, 
	  ADD_INT   T0.Y, T3.Y, literal.x,  
	  ADD_INT   T0.Z, T1.X, T1.Z,  
	  ADD_INT * T0.W, T1.Y, literal.y,  BS:VEC_120/SCL_212
	4(5.605194e-45), 132(1.849714e-43)
	  LDS_SHORT_WRITE * T0.W, T0.Z, 
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  ADD_INT * T0.W, T2.Y, literal.y,  BS:VEC_120/SCL_212
	3(4.203895e-45), 4(5.605194e-45)
	  GROUP_BARRIER
	ALU clause starting at 154:
	  LDS_USHORT_READ_RET * OQAP, T0.W 
	  MOV   T0.X, OQAP,  
	  LSHL * T0.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.X, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  ADD_INT * T0.W, T3.Y, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  ADD_INT * T2.W, T2.Y, literal.y,  
	3(4.203895e-45), 6(8.407791e-45)
	  LDS_USHORT_READ_RET * OQAP, T2.W 
	  MOV   T0.X, OQAP,  
	  LSHL * T2.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T9.X, PV.X, PV.W,  
	  LSHL * T9.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T9.Y, 0.0,  
	  AND_INT * T2.W, T3.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T2.Y 
	  MOV   T0.X, OQAP,  
	  LSHL * T2.W, T2.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T10.X, PV.X, PV.W,  
	  LSHL * T10.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T10.Y, 0.0,  
	  ADD_INT * T2.W, T3.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  ADD_INT * T3.W, T2.Y, literal.y,  
	3(4.203895e-45), 2(2.802597e-45)
	  LDS_USHORT_READ_RET * OQAP, T3.W 
	  MOV   T0.X, OQAP,  
	  LSHL * T3.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T11.X, PV.X, PV.W,  
	  LSHL * T11.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T11.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  MOV * T9.Z, 0.0,  
	  MOV * T10.Z, 0.0,  
	  MOV * T11.Z, 0.0,  
	  LSHR * T0.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T12.X, T3.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T13.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T14.X, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp949:
.Lfunc_end7:
	.size	local_short, .Lfunc_end7-local_short

	.section	.AMDGPU.config
	.long	166100
	.long	565
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	own_short
	.p2align	8
	.type	own_short,@function
own_short:
own_short$local:
.Lfunc_begin8:
	ALU 0, @272, KC0[], KC1[]
.Ltmp950:
	ALU 5, @273, KC0[CB0:0-32], KC1[]
.Ltmp951:
	ALU 8, @279, KC0[CB0:0-32], KC1[]
.Ltmp952:
	TEX 0 @190
	ALU 4, @288, KC0[], KC1[]
.Ltmp953:
	ALU 5, @293, KC0[CB0:0-32], KC1[]
	TEX 0 @192
	ALU 4, @299, KC0[], KC1[]
.Ltmp954:
	ALU 6, @304, KC0[CB0:0-32], KC1[]
	TEX 0 @194
	ALU 4, @311, KC0[], KC1[]
.Ltmp955:
	ALU 6, @316, KC0[CB0:0-32], KC1[]
	TEX 0 @196
	ALU 4, @323, KC0[], KC1[]
.Ltmp956:
	ALU 6, @328, KC0[CB0:0-32], KC1[]
	TEX 0 @198
	ALU 4, @335, KC0[], KC1[]
.Ltmp957:
	ALU 6, @340, KC0[CB0:0-32], KC1[]
	TEX 0 @200
	ALU 4, @347, KC0[], KC1[]
.Ltmp958:
	ALU 6, @352, KC0[CB0:0-32], KC1[]
	TEX 0 @202
	ALU 4, @359, KC0[], KC1[]
.Ltmp959:
	ALU 6, @364, KC0[CB0:0-32], KC1[]
	TEX 0 @204
	ALU 4, @371, KC0[], KC1[]
.Ltmp960:
	ALU 6, @376, KC0[CB0:0-32], KC1[]
	TEX 0 @206
	ALU 4, @383, KC0[], KC1[]
.Ltmp961:
	ALU 6, @388, KC0[CB0:0-32], KC1[]
	TEX 0 @208
	ALU 4, @395, KC0[], KC1[]
.Ltmp962:
	ALU 6, @400, KC0[CB0:0-32], KC1[]
	TEX 0 @210
	ALU 4, @407, KC0[], KC1[]
.Ltmp963:
	ALU 6, @412, KC0[CB0:0-32], KC1[]
	TEX 0 @212
	ALU 4, @419, KC0[], KC1[]
.Ltmp964:
	ALU 6, @424, KC0[CB0:0-32], KC1[]
	TEX 0 @214
	ALU 4, @431, KC0[], KC1[]
.Ltmp965:
	ALU 6, @436, KC0[CB0:0-32], KC1[]
	TEX 0 @216
	ALU 4, @443, KC0[], KC1[]
.Ltmp966:
	ALU 6, @448, KC0[CB0:0-32], KC1[]
	TEX 0 @218
	ALU 4, @455, KC0[], KC1[]
.Ltmp967:
	ALU 6, @460, KC0[CB0:0-32], KC1[]
	TEX 0 @220
	ALU 4, @467, KC0[], KC1[]
.Ltmp968:
	ALU 6, @472, KC0[CB0:0-32], KC1[]
	TEX 0 @222
	ALU 4, @479, KC0[], KC1[]
.Ltmp969:
	ALU 6, @484, KC0[CB0:0-32], KC1[]
	TEX 0 @224
	ALU 4, @491, KC0[], KC1[]
.Ltmp970:
	ALU 6, @496, KC0[CB0:0-32], KC1[]
	TEX 0 @226
	ALU 4, @503, KC0[], KC1[]
.Ltmp971:
	ALU 6, @508, KC0[CB0:0-32], KC1[]
	TEX 0 @228
	ALU 4, @515, KC0[], KC1[]
.Ltmp972:
	ALU 6, @520, KC0[CB0:0-32], KC1[]
	TEX 0 @230
	ALU 4, @527, KC0[], KC1[]
.Ltmp973:
	ALU 6, @532, KC0[CB0:0-32], KC1[]
	TEX 0 @232
	ALU 4, @539, KC0[], KC1[]
.Ltmp974:
	ALU 6, @544, KC0[CB0:0-32], KC1[]
	TEX 0 @234
	ALU 4, @551, KC0[], KC1[]
.Ltmp975:
	ALU 6, @556, KC0[CB0:0-32], KC1[]
	TEX 0 @236
	ALU 4, @563, KC0[], KC1[]
.Ltmp976:
	ALU 6, @568, KC0[CB0:0-32], KC1[]
	TEX 0 @238
	ALU 4, @575, KC0[], KC1[]
.Ltmp977:
	ALU 6, @580, KC0[CB0:0-32], KC1[]
	TEX 0 @240
	ALU 4, @587, KC0[], KC1[]
.Ltmp978:
	ALU 6, @592, KC0[CB0:0-32], KC1[]
	TEX 0 @242
	ALU 4, @599, KC0[], KC1[]
.Ltmp979:
	ALU 6, @604, KC0[CB0:0-32], KC1[]
	TEX 0 @244
	ALU 4, @611, KC0[], KC1[]
.Ltmp980:
	ALU 6, @616, KC0[CB0:0-32], KC1[]
	TEX 0 @246
	ALU 4, @623, KC0[], KC1[]
.Ltmp981:
	ALU 6, @628, KC0[CB0:0-32], KC1[]
	TEX 0 @248
	ALU 4, @635, KC0[], KC1[]
.Ltmp982:
	ALU 6, @640, KC0[CB0:0-32], KC1[]
	TEX 0 @250
	ALU 4, @647, KC0[], KC1[]
.Ltmp983:
	ALU 6, @652, KC0[CB0:0-32], KC1[]
	TEX 0 @252
	ALU 4, @659, KC0[], KC1[]
.Ltmp984:
	ALU 6, @664, KC0[CB0:0-32], KC1[]
	TEX 0 @254
	ALU 4, @671, KC0[], KC1[]
.Ltmp985:
	ALU 6, @676, KC0[CB0:0-32], KC1[]
	TEX 0 @256
	ALU 4, @683, KC0[], KC1[]
.Ltmp986:
	ALU 6, @688, KC0[CB0:0-32], KC1[]
	TEX 0 @258
	ALU 4, @695, KC0[], KC1[]
.Ltmp987:
	ALU 6, @700, KC0[CB0:0-32], KC1[]
	TEX 0 @260
	ALU 4, @707, KC0[], KC1[]
.Ltmp988:
	ALU 6, @712, KC0[CB0:0-32], KC1[]
	TEX 0 @262
	ALU 4, @719, KC0[], KC1[]
.Ltmp989:
	ALU 6, @724, KC0[CB0:0-32], KC1[]
	TEX 0 @264
	ALU 4, @731, KC0[], KC1[]
.Ltmp990:
	ALU 6, @736, KC0[CB0:0-32], KC1[]
	TEX 0 @266
	ALU 4, @743, KC0[], KC1[]
.Ltmp991:
	ALU 6, @748, KC0[CB0:0-32], KC1[]
	TEX 0 @268
	ALU 4, @755, KC0[], KC1[]
.Ltmp992:
	ALU 6, @760, KC0[CB0:0-32], KC1[]
	TEX 0 @270
	ALU 4, @767, KC0[], KC1[]
.Ltmp993:
	ALU 0, @772, KC0[CB0:0-32], KC1[]
.Ltmp994:
	ALU_PUSH_BEFORE 1, @773, KC0[CB0:0-32], KC1[]
	JUMP @139 POP:1
	ALU 3, @775, KC0[CB0:0-32], KC1[]
.Ltmp995:
	LOOP_START_DX10 @138
.Ltmp996:
	ALU 32, @779, KC0[], KC1[]
.Ltmp997:
	ALU 0, @812, KC0[], KC1[]
.Ltmp998:
	ALU 36, @813, KC0[], KC1[]
.Ltmp999:
	ALU_PUSH_BEFORE 3, @850, KC0[], KC1[]
	JUMP @137 POP:1
	LOOP_BREAK @137
	POP @137 POP:1
	END_LOOP @130
	POP @139 POP:1
.Ltmp1000:
	ALU 108, @854, KC0[], KC1[]
	ALU 113, @963, KC0[], KC1[]
	ALU 109, @1077, KC0[], KC1[]
	ALU 110, @1187, KC0[], KC1[]
	ALU 114, @1298, KC0[], KC1[]
	ALU 110, @1413, KC0[], KC1[]
	ALU 106, @1524, KC0[], KC1[]
	ALU 72, @1631, KC0[], KC1[]
.Ltmp1001:
	ALU 10, @1704, KC0[], KC1[]
.Ltmp1002:
	ALU 10, @1715, KC0[], KC1[]
.Ltmp1003:
	ALU 15, @1726, KC0[], KC1[]
.Ltmp1004:
	ALU 14, @1742, KC0[], KC1[]
.Ltmp1005:
	ALU 8, @1757, KC0[], KC1[]
.Ltmp1006:
	ALU 23, @1766, KC0[], KC1[]
.Ltmp1007:
	ALU 8, @1790, KC0[], KC1[]
.Ltmp1008:
	ALU 9, @1799, KC0[], KC1[]
.Ltmp1009:
	ALU 9, @1809, KC0[], KC1[]
.Ltmp1010:
	ALU 25, @1819, KC0[], KC1[]
.Ltmp1011:
	ALU 10, @1845, KC0[], KC1[]
.Ltmp1012:
	ALU 15, @1856, KC0[], KC1[]
.Ltmp1013:
	ALU 9, @1872, KC0[], KC1[]
.Ltmp1014:
	ALU 9, @1882, KC0[], KC1[]
.Ltmp1015:
	ALU 9, @1892, KC0[], KC1[]
.Ltmp1016:
	ALU 14, @1902, KC0[], KC1[]
.Ltmp1017:
	ALU 9, @1917, KC0[], KC1[]
.Ltmp1018:
	ALU 9, @1927, KC0[], KC1[]
.Ltmp1019:
	ALU 9, @1937, KC0[], KC1[]
.Ltmp1020:
	ALU 11, @1947, KC0[], KC1[]
.Ltmp1021:
	ALU 10, @1959, KC0[], KC1[]
.Ltmp1022:
	ALU 10, @1970, KC0[], KC1[]
.Ltmp1023:
	ALU 15, @1981, KC0[], KC1[]
.Ltmp1024:
	ALU 14, @1997, KC0[], KC1[]
.Ltmp1025:
	ALU 8, @2012, KC0[], KC1[]
.Ltmp1026:
	ALU 23, @2021, KC0[], KC1[]
.Ltmp1027:
	ALU 8, @2045, KC0[], KC1[]
.Ltmp1028:
	ALU 9, @2054, KC0[], KC1[]
.Ltmp1029:
	ALU 9, @2064, KC0[], KC1[]
.Ltmp1030:
	ALU 26, @2074, KC0[], KC1[]
.Ltmp1031:
	ALU 10, @2101, KC0[], KC1[]
.Ltmp1032:
	ALU 10, @2112, KC0[], KC1[]
.Ltmp1033:
	ALU 10, @2123, KC0[], KC1[]
.Ltmp1034:
	ALU 10, @2134, KC0[], KC1[]
.Ltmp1035:
	ALU 10, @2145, KC0[], KC1[]
.Ltmp1036:
	ALU 10, @2156, KC0[], KC1[]
.Ltmp1037:
	ALU 10, @2167, KC0[], KC1[]
.Ltmp1038:
	ALU 9, @2178, KC0[], KC1[]
.Ltmp1039:
	ALU 7, @2188, KC0[], KC1[]
.Ltmp1040:
	ALU 7, @2196, KC0[], KC1[]
.Ltmp1041:
	ALU 9, @2204, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 190:
.Ltmp1042:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1043:
	Fetch clause starting at 192:
.Ltmp1044:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1045:
	Fetch clause starting at 194:
.Ltmp1046:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1047:
	Fetch clause starting at 196:
.Ltmp1048:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1049:
	Fetch clause starting at 198:
.Ltmp1050:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1051:
	Fetch clause starting at 200:
.Ltmp1052:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1053:
	Fetch clause starting at 202:
.Ltmp1054:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1055:
	Fetch clause starting at 204:
.Ltmp1056:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1057:
	Fetch clause starting at 206:
.Ltmp1058:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1059:
	Fetch clause starting at 208:
.Ltmp1060:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1061:
	Fetch clause starting at 210:
.Ltmp1062:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1063:
	Fetch clause starting at 212:
.Ltmp1064:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1065:
	Fetch clause starting at 214:
.Ltmp1066:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1067:
	Fetch clause starting at 216:
.Ltmp1068:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1069:
	Fetch clause starting at 218:
.Ltmp1070:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1071:
	Fetch clause starting at 220:
.Ltmp1072:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1073:
	Fetch clause starting at 222:
.Ltmp1074:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1075:
	Fetch clause starting at 224:
.Ltmp1076:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1077:
	Fetch clause starting at 226:
.Ltmp1078:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1079:
	Fetch clause starting at 228:
.Ltmp1080:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1081:
	Fetch clause starting at 230:
.Ltmp1082:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1083:
	Fetch clause starting at 232:
.Ltmp1084:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1085:
	Fetch clause starting at 234:
.Ltmp1086:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1087:
	Fetch clause starting at 236:
.Ltmp1088:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1089:
	Fetch clause starting at 238:
.Ltmp1090:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1091:
	Fetch clause starting at 240:
.Ltmp1092:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1093:
	Fetch clause starting at 242:
.Ltmp1094:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1095:
	Fetch clause starting at 244:
.Ltmp1096:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1097:
	Fetch clause starting at 246:
.Ltmp1098:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1099:
	Fetch clause starting at 248:
.Ltmp1100:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1101:
	Fetch clause starting at 250:
.Ltmp1102:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1103:
	Fetch clause starting at 252:
.Ltmp1104:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1105:
	Fetch clause starting at 254:
.Ltmp1106:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1107:
	Fetch clause starting at 256:
.Ltmp1108:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1109:
	Fetch clause starting at 258:
.Ltmp1110:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1111:
	Fetch clause starting at 260:
.Ltmp1112:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1113:
	Fetch clause starting at 262:
.Ltmp1114:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1115:
	Fetch clause starting at 264:
.Ltmp1116:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1117:
	Fetch clause starting at 266:
.Ltmp1118:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1119:
	Fetch clause starting at 268:
.Ltmp1120:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1121:
	Fetch clause starting at 270:
.Ltmp1122:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp1123:
	ALU clause starting at 272:
.Ltmp1124:
	  MOV * T0.Y, T2.X,  
.Ltmp1125:
	ALU clause starting at 273:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z, KC0[1].Z, T1.X,  
.Ltmp1126:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1127:
	  ADD_INT * T0.W, PV.Z, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 279:
.Ltmp1128:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.X, literal.x,  
.Ltmp1129:
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1130:
	ALU clause starting at 288:
.Ltmp1131:
	  AND_INT   T0.Z, T1.X, literal.x,  
	  AND_INT * T1.W, T0.Y, literal.y,  
	65535(9.183409e-41), -65536(nan)
	  OR_INT * T1.W, PV.W, PV.Z,  
	  MOV * T2.X, PV.W,  
.Ltmp1132:
	ALU clause starting at 293:
.Ltmp1133:
	  MOV   T0.Y, T2.X,  
	  ADD_INT * T1.W, T0.X, 1,  BS:VEC_120/SCL_212
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1134:
	ALU clause starting at 299:
.Ltmp1135:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T2.X, PV.W,  
.Ltmp1136:
	ALU clause starting at 304:
.Ltmp1137:
	  MOV   T0.Y, T3.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1138:
	ALU clause starting at 311:
.Ltmp1139:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T3.X, PV.W,  
.Ltmp1140:
	ALU clause starting at 316:
.Ltmp1141:
	  MOV   T0.Y, T3.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1142:
	ALU clause starting at 323:
.Ltmp1143:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T3.X, PV.W,  
.Ltmp1144:
	ALU clause starting at 328:
.Ltmp1145:
	  MOV   T0.Y, T4.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1146:
	ALU clause starting at 335:
.Ltmp1147:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T4.X, PV.W,  
.Ltmp1148:
	ALU clause starting at 340:
.Ltmp1149:
	  MOV   T0.Y, T4.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1150:
	ALU clause starting at 347:
.Ltmp1151:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T4.X, PV.W,  
.Ltmp1152:
	ALU clause starting at 352:
.Ltmp1153:
	  MOV   T0.Y, T5.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1154:
	ALU clause starting at 359:
.Ltmp1155:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T5.X, PV.W,  
.Ltmp1156:
	ALU clause starting at 364:
.Ltmp1157:
	  MOV   T0.Y, T5.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1158:
	ALU clause starting at 371:
.Ltmp1159:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T5.X, PV.W,  
.Ltmp1160:
	ALU clause starting at 376:
.Ltmp1161:
	  MOV   T0.Y, T6.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1162:
	ALU clause starting at 383:
.Ltmp1163:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T6.X, PV.W,  
.Ltmp1164:
	ALU clause starting at 388:
.Ltmp1165:
	  MOV   T0.Y, T6.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	9(1.261169e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1166:
	ALU clause starting at 395:
.Ltmp1167:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T6.X, PV.W,  
.Ltmp1168:
	ALU clause starting at 400:
.Ltmp1169:
	  MOV   T0.Y, T7.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	10(1.401298e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1170:
	ALU clause starting at 407:
.Ltmp1171:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T7.X, PV.W,  
.Ltmp1172:
	ALU clause starting at 412:
.Ltmp1173:
	  MOV   T0.Y, T7.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	11(1.541428e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1174:
	ALU clause starting at 419:
.Ltmp1175:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T7.X, PV.W,  
.Ltmp1176:
	ALU clause starting at 424:
.Ltmp1177:
	  MOV   T0.Y, T8.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	12(1.681558e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1178:
	ALU clause starting at 431:
.Ltmp1179:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T8.X, PV.W,  
.Ltmp1180:
	ALU clause starting at 436:
.Ltmp1181:
	  MOV   T0.Y, T8.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	13(1.821688e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1182:
	ALU clause starting at 443:
.Ltmp1183:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T8.X, PV.W,  
.Ltmp1184:
	ALU clause starting at 448:
.Ltmp1185:
	  MOV   T0.Y, T9.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	14(1.961818e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1186:
	ALU clause starting at 455:
.Ltmp1187:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T9.X, PV.W,  
.Ltmp1188:
	ALU clause starting at 460:
.Ltmp1189:
	  MOV   T0.Y, T9.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	15(2.101948e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1190:
	ALU clause starting at 467:
.Ltmp1191:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T9.X, PV.W,  
.Ltmp1192:
	ALU clause starting at 472:
.Ltmp1193:
	  MOV   T0.Y, T10.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1194:
	ALU clause starting at 479:
.Ltmp1195:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T10.X, PV.W,  
.Ltmp1196:
	ALU clause starting at 484:
.Ltmp1197:
	  MOV   T0.Y, T10.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	17(2.382207e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1198:
	ALU clause starting at 491:
.Ltmp1199:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T10.X, PV.W,  
.Ltmp1200:
	ALU clause starting at 496:
.Ltmp1201:
	  MOV   T0.Y, T11.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	18(2.522337e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1202:
	ALU clause starting at 503:
.Ltmp1203:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T11.X, PV.W,  
.Ltmp1204:
	ALU clause starting at 508:
.Ltmp1205:
	  MOV   T0.Y, T11.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	19(2.662467e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1206:
	ALU clause starting at 515:
.Ltmp1207:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T11.X, PV.W,  
.Ltmp1208:
	ALU clause starting at 520:
.Ltmp1209:
	  MOV   T0.Y, T12.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	20(2.802597e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1210:
	ALU clause starting at 527:
.Ltmp1211:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T12.X, PV.W,  
.Ltmp1212:
	ALU clause starting at 532:
.Ltmp1213:
	  MOV   T0.Y, T12.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	21(2.942727e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1214:
	ALU clause starting at 539:
.Ltmp1215:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T12.X, PV.W,  
.Ltmp1216:
	ALU clause starting at 544:
.Ltmp1217:
	  MOV   T0.Y, T13.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	22(3.082857e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1218:
	ALU clause starting at 551:
.Ltmp1219:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T13.X, PV.W,  
.Ltmp1220:
	ALU clause starting at 556:
.Ltmp1221:
	  MOV   T0.Y, T13.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	23(3.222986e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1222:
	ALU clause starting at 563:
.Ltmp1223:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T13.X, PV.W,  
.Ltmp1224:
	ALU clause starting at 568:
.Ltmp1225:
	  MOV   T0.Y, T14.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	24(3.363116e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1226:
	ALU clause starting at 575:
.Ltmp1227:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T14.X, PV.W,  
.Ltmp1228:
	ALU clause starting at 580:
.Ltmp1229:
	  MOV   T0.Y, T14.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	25(3.503246e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1230:
	ALU clause starting at 587:
.Ltmp1231:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T14.X, PV.W,  
.Ltmp1232:
	ALU clause starting at 592:
.Ltmp1233:
	  MOV   T0.Y, T15.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	26(3.643376e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1234:
	ALU clause starting at 599:
.Ltmp1235:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T15.X, PV.W,  
.Ltmp1236:
	ALU clause starting at 604:
.Ltmp1237:
	  MOV   T0.Y, T15.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	27(3.783506e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1238:
	ALU clause starting at 611:
.Ltmp1239:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T15.X, PV.W,  
.Ltmp1240:
	ALU clause starting at 616:
.Ltmp1241:
	  MOV   T0.Y, T16.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	28(3.923636e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1242:
	ALU clause starting at 623:
.Ltmp1243:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T16.X, PV.W,  
.Ltmp1244:
	ALU clause starting at 628:
.Ltmp1245:
	  MOV   T0.Y, T16.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	29(4.063766e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1246:
	ALU clause starting at 635:
.Ltmp1247:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T16.X, PV.W,  
.Ltmp1248:
	ALU clause starting at 640:
.Ltmp1249:
	  MOV   T0.Y, T17.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	30(4.203895e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1250:
	ALU clause starting at 647:
.Ltmp1251:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T17.X, PV.W,  
.Ltmp1252:
	ALU clause starting at 652:
.Ltmp1253:
	  MOV   T0.Y, T17.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	31(4.344025e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1254:
	ALU clause starting at 659:
.Ltmp1255:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T17.X, PV.W,  
.Ltmp1256:
	ALU clause starting at 664:
.Ltmp1257:
	  MOV   T0.Y, T18.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	32(4.484155e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1258:
	ALU clause starting at 671:
.Ltmp1259:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T18.X, PV.W,  
.Ltmp1260:
	ALU clause starting at 676:
.Ltmp1261:
	  MOV   T0.Y, T18.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	33(4.624285e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1262:
	ALU clause starting at 683:
.Ltmp1263:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T18.X, PV.W,  
.Ltmp1264:
	ALU clause starting at 688:
.Ltmp1265:
	  MOV   T0.Y, T19.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	34(4.764415e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1266:
	ALU clause starting at 695:
.Ltmp1267:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T19.X, PV.W,  
.Ltmp1268:
	ALU clause starting at 700:
.Ltmp1269:
	  MOV   T0.Y, T19.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	35(4.904545e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1270:
	ALU clause starting at 707:
.Ltmp1271:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T19.X, PV.W,  
.Ltmp1272:
	ALU clause starting at 712:
.Ltmp1273:
	  MOV   T0.Y, T20.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	36(5.044674e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1274:
	ALU clause starting at 719:
.Ltmp1275:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T20.X, PV.W,  
.Ltmp1276:
	ALU clause starting at 724:
.Ltmp1277:
	  MOV   T0.Y, T20.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	37(5.184804e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1278:
	ALU clause starting at 731:
.Ltmp1279:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T20.X, PV.W,  
.Ltmp1280:
	ALU clause starting at 736:
.Ltmp1281:
	  MOV   T0.Y, T21.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	38(5.324934e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1282:
	ALU clause starting at 743:
.Ltmp1283:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T21.X, PV.W,  
.Ltmp1284:
	ALU clause starting at 748:
.Ltmp1285:
	  MOV   T0.Y, T21.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	39(5.465064e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1286:
	ALU clause starting at 755:
.Ltmp1287:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T21.X, PV.W,  
.Ltmp1288:
	ALU clause starting at 760:
.Ltmp1289:
	  MOV   T0.Y, T22.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	40(5.605194e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
.Ltmp1290:
	ALU clause starting at 767:
.Ltmp1291:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T0.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T22.X, PV.W,  
.Ltmp1292:
	ALU clause starting at 772:
	  MOV * T0.Z, KC0[2].Z,  
	ALU clause starting at 773:
.Ltmp1293:
	  SETGT_INT * T1.W, 1, KC0[2].W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1294:
	ALU clause starting at 775:
	  MOV   T0.X, T0.W,  
	  MOV   T1.Z, literal.x,  
.Ltmp1295:
	  MOV * T1.W, KC0[2].W,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 779:
.Ltmp1296:
	  MULLO_INT   T0.X (MASKED), T1.Z, T1.Z,  
	  MULLO_INT   T0.Y, T1.Z, T1.Z,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, T1.Z,  
	  MULLO_INT * T0.W (MASKED), T1.Z, T1.Z,  
	  ADD_INT * T2.W, PV.Y, T0.W,  
.Ltmp1297:
	  MULHI_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULHI_INT   T0.Y, T0.X, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULHI_INT * T0.W (MASKED), T0.X, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T1.X, T2.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T26.X, PV.X, literal.x,  
	  LSHR   T1.Y, PV.X, literal.y,  
	  ASHR   T2.Z, T0.Y, literal.x,  
.Ltmp1298:
	  LSHR * T3.W, T0.Y, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T3.W, PV.X, PV.Y,  
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T2.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT * T2.Z, T0.X, PV.X,  
.Ltmp1299:
	ALU clause starting at 812:
.Ltmp1300:
	  SUB_INT * T2.W, T2.W, T0.Y,  
.Ltmp1301:
	ALU clause starting at 813:
.Ltmp1302:
	  LSHL   T3.Z, T2.W, 1,  
	  LSHL * T2.W, T2.Z, 1,  
	  ADD_INT   T2.Z, PV.W, literal.x,  
	  ADD_INT * T2.W, PV.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T3.Z, PV.W, literal.x,  
	  LSHR * T3.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T3.Z,  
	  MOV   T1.X, T(0 + AR.x).X+,  
	  AND_INT   T3.Z, T2.W, literal.x,  
	  AND_INT * T2.W, T2.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  LSHL * T2.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T3.Z, T1.X, PV.W,  
	  LSHR * T2.W, T0.Y, PV.Z,  
	  MULLO_INT   T1.X, T2.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T3.Z, PV.X, T3.Z,  
	  LSHL * T2.W, literal.x, T2.Z,  BS:VEC_021/SCL_122
	65535(9.183409e-41), 0(0.000000e+00)
	  NOT_INT   T4.Z, PV.W,  
	  AND_INT * T2.W, PV.Z, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, T2.Z,  
	  AND_INT * T2.W, T0.Y, PV.Z,  
	  OR_INT * T2.W, PV.W, PV.Z,  
	  MOVA_INT * AR.x (MASKED), T3.W,  
	  MOV   T(0 + AR.x).X+, T2.W,  
.Ltmp1303:
	  ADD_INT * T1.Z, T1.Z, 1,  
.Ltmp1304:
	ALU clause starting at 850:
.Ltmp1305:
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETE_INT * T2.W, T1.W, T1.Z,  
	13(1.821688e-44), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1306:
	ALU clause starting at 854:
.Ltmp1307:
	  ADD_INT   T1.Z, T0.W, literal.x,  
	  ADD_INT * T1.W, T0.W, literal.y,  
	31(4.344025e-44), 30(4.203895e-44)
	  MULHI_INT   T0.X, T1.W, literal.x,  
	  MULHI_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T0.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T0.Y, T1.Z, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T1.X, PV.Y, literal.x,  
	  LSHR   T0.Y, PV.Y, literal.y,  
	  ASHR   T2.Z, T0.X, literal.x,  
	  LSHR * T2.W, T0.X, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T2.W, PV.X, PV.Y,  
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T0.Y, T2.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T2.Z, T1.W, PV.Y,  
	  SUB_INT * T1.W, T1.Z, T0.X,  
	  LSHL   T1.Z, PV.W, 1,  
	  LSHL * T1.W, PV.Z, 1,  
	  ADD_INT   T2.Z, PV.W, literal.x,  
	  ADD_INT * T1.W, PV.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT   T0.Y, T0.W, literal.x,  
	  LSHR   T1.Z, PV.W, literal.y,  
	  LSHR * T2.W, PV.Z, literal.y,  
	32(4.484155e-44), 2(2.802597e-45)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T0.X, T(0 + AR.x).X+,  
	  MULHI_INT   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI_INT   T1.Y, T0.Y, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI_INT * T1.W (MASKED), T0.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T1.Z, PV.Y, literal.x,  
	  LSHR * T2.W, PV.Y, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT * T2.W, PV.Z, PV.W,  
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  AND_INT   T0.Y, T1.W, literal.x,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T1.W, PV.W, 1,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  LSHL   T1.Z, PV.Z, literal.y,  
	  LSHL * T1.W, PV.Y, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  BFE_UINT   T0.X, T0.X, PV.W, literal.x, 
	  BFE_UINT   T0.Y, T1.X, PV.Z, literal.x, BS:VEC_120/SCL_212
	  AND_INT   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, T0.W, literal.z,  
	16(2.242078e-44), 2(2.802597e-45)
	33(4.624285e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y, T1.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T1.X, T1.Y, literal.x,  
	  ASHR   T1.Y, PV.Y, literal.y,  
	  LSHR   T2.Z, PV.Y, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	31(4.344025e-44), 34(4.764415e-44)
	  MULHI_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Y, T2.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T26.X, PV.Y, literal.x,  
	  LSHR   T2.Y, PV.Y, literal.y,  
	  ADD_INT   T3.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T0.W, literal.w,  
	4(5.605194e-45), 31(4.344025e-44)
	29(4.063766e-44), 28(3.923636e-44)
	  MULHI_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T3.Y, T3.W, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T3.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T3.Z, literal.x,  
	  MULHI_INT   T4.Y, T3.Z, literal.x,  
	  MULHI_INT   T4.Z (MASKED), T3.Z, literal.x,  
	  MULHI_INT * T4.W (MASKED), T3.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T27.X, PV.Y, literal.x,  
	  LSHR * T4.Y, PV.Y, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
.Ltmp1308:
	ALU clause starting at 963:
.Ltmp1309:
	  ASHR   T4.Z, T3.Y, literal.x,  
	  LSHR * T4.W, T3.Y, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T28.X, PV.Z, PV.W,  
	  ADD_INT   T3.Y, T27.X, T4.Y,  
	  ADD_INT   T4.Z, T26.X, T2.Y,  BS:VEC_120/SCL_212
	  ADD_INT * T4.W, T1.Y, T2.Z,  
	  MULLO_INT   T1.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T1.Y, T4.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T4.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T2.Y, T4.Z, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T4.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T4.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T2.Z, T3.Y, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T28.X, literal.x,  
	  MULLO_INT   T3.Y, T28.X, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T28.X, literal.x,  
	  MULLO_INT * T3.W (MASKED), T28.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T26.X, T3.W, PV.Y,  
	  SUB_INT   T3.Y, T3.Z, T2.Z,  
	  SUB_INT   T2.Z, T2.W, T2.Y,  BS:VEC_120/SCL_212
	  SUB_INT * T1.W, T1.W, T1.Y,  BS:VEC_201
	  LSHL   T27.X, PV.W, 1,  
	  LSHL   T1.Y, PV.Z, 1,  
	  LSHL   T2.Z, PV.Y, 1,  
	  LSHL * T1.W, PV.X, 1,  
	  ADD_INT   T30.X, PV.W, literal.x,  
	  ADD_INT   T2.Y, PV.Z, literal.x,  
	  ADD_INT   T2.Z, PV.Y, literal.x,  
	  ADD_INT * T1.W, PV.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T26.X, PV.W, literal.x,  
	  LSHR   T1.Y, PV.Z, literal.x,  
	  LSHR   T3.Z, PV.Y, literal.x,  
	  LSHR * T2.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T3.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T3.Z,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	35(4.904545e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T3.Z, T2.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T27.X, PV.Z, literal.x,  
	  LSHR   T4.Y, PV.Z, literal.y,  
	  ADD_INT   T3.Z, T0.W, literal.z,  
	  ADD_INT * T4.W, T0.W, literal.w,  
	4(5.605194e-45), 31(4.344025e-44)
	37(5.184804e-44), 36(5.044674e-44)
	  MULHI_INT   T4.X (MASKED), T4.W, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T4.W, literal.x,  
	  MULHI_INT   T4.Z, T4.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T4.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T5.X (MASKED), T3.Z, literal.x,  
	  MULHI_INT   T5.Y, T3.Z, literal.x,  
	  MULHI_INT   T5.Z (MASKED), T3.Z, literal.x,  
	  MULHI_INT * T5.W (MASKED), T3.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T28.X, PV.Y, literal.x,  
	  ASHR   T6.Y, T4.Z, literal.x,  
	  LSHR   T4.Z, T4.Z, literal.y,  
	  ADD_INT * T5.W, T27.X, T4.Y,  
	4(5.605194e-45), 31(4.344025e-44)
	  MULLO_INT   T4.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T4.Y, T5.W, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T4.W (MASKED), T5.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T27.X, T5.Y, literal.x,  
	  SUB_INT   T4.Y, T2.W, PV.Y,  
	  ADD_INT   T5.Z, T0.W, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T2.W, T6.Y, T4.Z,  BS:VEC_120/SCL_212
	31(4.344025e-44), 27(3.783506e-44)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W, T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T5.Z, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T5.Z, literal.x,  
	  MULHI_INT   T4.Z, T5.Z, literal.x,  
	  MULHI_INT * T4.W (MASKED), T5.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T29.X, PV.Z, literal.x,  
	  LSHL   T4.Y, T4.Y, 1,  
	  SUB_INT   T6.Z, T4.W, T2.W,  
	  ADD_INT * T2.W, T28.X, T27.X,  
	4(5.605194e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W, T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T28.X, T4.Z, literal.x,  
	  LSHL   T5.Y, T6.Z, 1,  BS:VEC_120/SCL_212
	  SUB_INT   T3.Z, T3.Z, PV.W,  BS:VEC_201
	  ADD_INT * T2.W, T4.Y, literal.y,  
	31(4.344025e-44), 8(1.121039e-44)
	  LSHR * T27.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1310:
	ALU clause starting at 1077:
.Ltmp1311:
	  LSHL   T4.Y, T3.Z, 1,  
	  ADD_INT   T3.Z, T5.Y, literal.x,  
	  ADD_INT * T4.W, T29.X, T28.X,  
	8(1.121039e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T4.Z, T4.W, literal.x,  
	  MULLO_INT * T4.W (MASKED), T4.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T28.X, T3.Z, literal.x,  
	  SUB_INT   T5.Y, T5.Z, PV.Z,  BS:VEC_120/SCL_212
	  ADD_INT   T4.Z, T4.Y, literal.y,  
	  ADD_INT * T4.W, T0.W, literal.z,  
	2(2.802597e-45), 8(1.121039e-44)
	26(3.643376e-44), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T4.W, literal.x,  
	  MULHI_INT   T4.Y, T4.W, literal.x,  
	  MULHI_INT   T4.Z (MASKED), T4.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T4.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T29.X, T4.Z, literal.x,  
	  ASHR   T6.Y, PV.Y, literal.y,  
	  AND_INT   T5.Z, T2.Y, literal.x,  
	  LSHL * T5.W, T5.Y, 1,  BS:VEC_120/SCL_212
	2(2.802597e-45), 4(5.605194e-45)
	  LSHR   T31.X, T4.Y, literal.x,  
	  AND_INT   T2.Y, T30.X, literal.y,  
	  ADD_INT   T6.Z, PV.W, literal.z,  
	  LSHL * T5.W, PV.Z, literal.w,  
	31(4.344025e-44), 2(2.802597e-45)
	8(1.121039e-44), 3(4.203895e-45)
	  BFE_UINT   T30.X, T3.W, PV.W, literal.x, 
	  AND_INT   T4.Y, PV.Z, literal.y,  
	  LSHL   T5.Z, PV.Y, literal.z,  
	  ADD_INT * T3.W, T6.Y, PV.X,  
	16(2.242078e-44), 2(2.802597e-45)
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  BFE_UINT   T31.X, T3.Y, T5.Z, literal.x, 
	  SUB_INT   T2.Y, T4.W, PV.Y,  
	  LSHL   T5.Z, T4.Y, literal.y,  BS:VEC_120/SCL_212
	  LSHR * T3.W, T6.Z, literal.z,  
	16(2.242078e-44), 3(4.203895e-45)
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T3.Y, T(0 + AR.x).X+,  
	  BFE_UINT   T32.X, PV.Y, T5.Z, literal.x, 
	  LSHL   T2.Y, T2.Y, 1,  
	  ADD_INT   T5.Z, T0.W, literal.y,  
	  ADD_INT * T3.W, T0.W, literal.z,  
	16(2.242078e-44), 23(3.222986e-44)
	22(3.082857e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T3.Y, T3.W, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T3.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T5.Z, literal.x,  
	  MULHI_INT   T4.Y, T5.Z, literal.x,  
	  MULHI_INT   T4.Z (MASKED), T5.Z, literal.x,  
	  MULHI_INT * T4.W (MASKED), T5.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T33.X, PV.Y, literal.x,  
	  LSHR   T4.Y, PV.Y, literal.y,  
	  ASHR   T6.Z, T3.Y, literal.x,  
	  ADD_INT * T4.W, T2.Y, literal.z,  BS:VEC_120/SCL_212
	4(5.605194e-45), 31(4.344025e-44)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T34.X, T3.Y, literal.x,  
	  AND_INT   T2.Y, PV.W, literal.y,  
	  ADD_INT   T7.Z, T0.W, literal.z,  
	  ADD_INT * T5.W, T0.W, literal.w,  
	31(4.344025e-44), 2(2.802597e-45)
	21(2.942727e-44), 25(3.503246e-44)
	  MULHI_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULHI_INT   T3.Y, T5.W, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T5.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T5.X (MASKED), T7.Z, literal.x,  
	  MULHI_INT   T5.Y, T7.Z, literal.x,  
	  MULHI_INT   T5.Z (MASKED), T7.Z, literal.x,  
	  MULHI_INT * T5.W (MASKED), T7.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T35.X, PV.Y, literal.x,  
	  ASHR   T6.Y, T3.Y, literal.x,  
	  LSHR   T8.Z, T3.Y, literal.y,  
	  ADD_INT * T6.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	18(2.522337e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T6.W, literal.x,  
	  MULHI_INT   T3.Y, T6.W, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T6.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T6.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T36.X, T5.Y, literal.x,  
	  ASHR   T5.Y, PV.Y, literal.y,  
	  ADD_INT   T9.Z, T0.W, literal.z,  
	  ADD_INT * T7.W, T6.Y, T8.Z,  BS:VEC_120/SCL_212
	31(4.344025e-44), 4(5.605194e-45)
	15(2.101948e-44), 0(0.000000e+00)
	  MULLO_INT   T6.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T6.Y, T7.W, literal.x,  
	  MULLO_INT   T6.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T6.W (MASKED), T7.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
.Ltmp1312:
	ALU clause starting at 1187:
.Ltmp1313:
	  MULHI_INT   T7.X (MASKED), T9.Z, literal.x,  
	  MULHI_INT   T7.Y, T9.Z, literal.x,  
	  MULHI_INT   T7.Z (MASKED), T9.Z, literal.x,  
	  MULHI_INT * T7.W (MASKED), T9.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T37.X, T3.Y, literal.x,  
	  ASHR   T3.Y, PV.Y, literal.y,  
	  LSHR   T8.Z, PV.Y, literal.x,  
	  SUB_INT * T5.W, T5.W, T6.Y,  
	31(4.344025e-44), 4(5.605194e-45)
	  LSHL   T38.X, PV.W, 1,  
	  ADD_INT   T3.Y, PV.Y, PV.Z,  
	  ADD_INT   T8.Z, T5.Y, PV.X,  
	  ADD_INT * T5.W, T35.X, T36.X,  
	  MULLO_INT   T5.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T5.Y, T5.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T5.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T5.X (MASKED), T8.Z, literal.x,  
	  MULLO_INT   T5.Y (MASKED), T8.Z, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T8.Z, literal.x,  
	  MULLO_INT * T5.W, T8.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T3.Y, T3.Y, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.Y, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T35.X, T9.Z, PV.Y,  
	  SUB_INT   T3.Y, T6.W, T5.W,  
	  SUB_INT   T7.Z, T7.Z, T5.Y,  BS:VEC_120/SCL_212
	  ADD_INT * T5.W, T38.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT   T36.X, PV.W, literal.x,  
	  LSHL   T5.Y, PV.Z, 1,  
	  LSHL   T7.Z, PV.Y, 1,  
	  LSHL * T6.W, PV.X, 1,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T35.X, T4.W, literal.x,  
	  ADD_INT   T3.Y, PV.W, literal.y,  
	  ADD_INT   T7.Z, PV.Z, literal.y,  
	  ADD_INT * T4.W, PV.Y, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T37.X, T5.W, literal.x,  
	  LSHR   T5.Y, PV.W, literal.x,  
	  LSHR   T8.Z, PV.Z, literal.x,  
	  LSHR * T5.W, PV.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T5.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T8.Z,  
	  MOV * T6.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T5.Y,  
	  MOV * T5.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T37.X,  
	  MOV * T6.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T35.X,  
	  MOV * T7.Y, T(0 + AR.x).X+,  
	  LSHL   T8.Y, T36.X, literal.x,  
	  LSHL   T8.Z, T2.Y, literal.x,  
	  ADD_INT * T7.W, T6.Z, T34.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T2.Y, T7.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T7.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  BFE_UINT   T34.X, T7.Y, T8.Z, literal.x, 
	  BFE_UINT   T7.Y, T6.W, T8.Y, literal.x, 
	  SUB_INT   T6.Z, T3.W, PV.Y,  BS:VEC_120/SCL_212
	  ADD_INT * T3.W, T33.X, T4.Y,  BS:VEC_021/SCL_122
	16(2.242078e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  AND_INT   T33.X, T4.W, literal.x,  
	  LSHL   T4.Y, T6.Z, 1,  
	  SUB_INT   T5.Z, T5.Z, PV.Y,  BS:VEC_120/SCL_212
	  ADD_INT * T3.W, T0.W, literal.y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 38(5.324934e-44)
	  MULHI_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T2.Y, T3.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T35.X, PV.Y, literal.x,  
	  LSHL   T8.Y, T5.Z, 1,  
	  ADD_INT   T5.Z, T4.Y, literal.y,  
	  LSHL * T4.W, T33.X, literal.z,  
	4(5.605194e-45), 8(1.121039e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T33.X, T2.Y, literal.x,  
	  BFE_UINT   T2.Y, T5.Y, PV.W, literal.y, BS:VEC_120/SCL_212
	  AND_INT   T6.Z, PV.Z, literal.z,  
	  ADD_INT * T4.W, PV.Y, literal.w,  
	31(4.344025e-44), 16(2.242078e-44)
	2(2.802597e-45), 8(1.121039e-44)
	  AND_INT   T36.X, PV.W, literal.x,  
	  LSHL   T4.Y, PV.Z, literal.y,  
	  AND_INT   T6.Z, T7.Z, literal.x,  
	  ADD_INT * T6.W, T0.W, literal.z,  
	2(2.802597e-45), 3(4.203895e-45)
	10(1.401298e-44), 0(0.000000e+00)
	  MULHI_INT   T5.X (MASKED), T6.W, literal.x,  
	  MULHI_INT   T5.Y, T6.W, literal.x,  
	  MULHI_INT   T5.Z (MASKED), T6.W, literal.x,  
	  MULHI_INT * T5.W (MASKED), T6.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
.Ltmp1314:
	ALU clause starting at 1298:
.Ltmp1315:
	  ASHR   T37.X, T5.Y, literal.x,  
	  LSHR   T5.Y, T5.Y, literal.y,  
	  LSHL   T6.Z, T6.Z, literal.z,  
	  ADD_INT * T7.W, T0.W, literal.w,  
	4(5.605194e-45), 31(4.344025e-44)
	3(4.203895e-45), 12(1.681558e-44)
	  MULHI_INT   T7.X (MASKED), T7.W, literal.x,  
	  MULHI_INT   T7.Y (MASKED), T7.W, literal.x,  
	  MULHI_INT   T7.Z, T7.W, literal.x,  
	  MULHI_INT * T7.W (MASKED), T7.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  BFE_UINT   T38.X, T6.Y, T6.Z, literal.x, 
	  ASHR   T6.Y, PV.Z, literal.y,  
	  ADD_INT   T6.Z, T0.W, literal.z,  
	  ADD_INT * T8.W, T37.X, T5.Y,  
	16(2.242078e-44), 4(5.605194e-45)
	11(1.541428e-44), 0(0.000000e+00)
	  MULLO_INT   T5.X (MASKED), T8.W, literal.x,  
	  MULLO_INT   T5.Y, T8.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T8.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T8.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T8.X (MASKED), T6.Z, literal.x,  
	  MULHI_INT   T8.Y, T6.Z, literal.x,  
	  MULHI_INT   T8.Z (MASKED), T6.Z, literal.x,  
	  MULHI_INT * T8.W (MASKED), T6.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T37.X, PV.Y, literal.x,  
	  LSHR   T8.Y, PV.Y, literal.y,  
	  AND_INT   T8.Z, T3.Y, literal.z,  
	  SUB_INT * T6.W, T6.W, T5.Y,  
	4(5.605194e-45), 31(4.344025e-44)
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T39.X, T7.Z, literal.x,  
	  LSHL   T3.Y, PV.W, 1,  
	  LSHL   T7.Z, PV.Z, literal.y,  
	  ADD_INT * T6.W, PV.X, PV.Y,  
	31(4.344025e-44), 3(4.203895e-45)
	  MULLO_INT   T5.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T5.Y, T6.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T6.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  BFE_UINT   T37.X, T5.W, T7.Z, literal.x, 
	  ADD_INT   T3.Y, T3.Y, literal.y,  
	  SUB_INT   T6.Z, T6.Z, PV.Y,  
	  ADD_INT * T5.W, T6.Y, T39.X,  BS:VEC_120/SCL_212
	16(2.242078e-44), 8(1.121039e-44)
	  MULLO_INT   T5.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T5.Y, T5.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T5.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T39.X, T7.W, PV.Y,  
	  LSHL   T5.Y, T6.Z, 1,  
	  ADD_INT   T6.Z, T0.W, literal.x,  BS:VEC_120/SCL_212
	  LSHR * T5.W, T3.Y, literal.y,  
	13(1.821688e-44), 2(2.802597e-45)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T5.W, T(0 + AR.x).X+,  
	  MULHI_INT   T6.X (MASKED), T6.Z, literal.x,  
	  MULHI_INT   T6.Y, T6.Z, literal.x,  
	  MULHI_INT   T6.Z (MASKED), T6.Z, literal.x,  
	  MULHI_INT * T6.W (MASKED), T6.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T40.X, PV.Y, literal.x,  
	  AND_INT   T3.Y, T3.Y, literal.y,  
	  ADD_INT   T7.Z, T5.Y, literal.z,  BS:VEC_120/SCL_212
	  LSHL * T6.W, T39.X, 1,  
	4(5.605194e-45), 2(2.802597e-45)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T39.X, T6.Y, literal.x,  
	  ADD_INT   T5.Y, PV.W, literal.y,  
	  AND_INT   T8.Z, PV.Z, literal.z,  
	  LSHL * T6.W, PV.Y, literal.w,  
	31(4.344025e-44), 8(1.121039e-44)
	2(2.802597e-45), 3(4.203895e-45)
	  BFE_UINT   T41.X, T5.W, PV.W, literal.x, 
	  LSHL   T3.Y, PV.Z, literal.y,  
	  AND_INT   T8.Z, PV.Y, literal.z,  
	  ADD_INT * T5.W, T40.X, PV.X,  
	16(2.242078e-44), 3(4.203895e-45)
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T5.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T5.Y (MASKED), T5.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T5.W, T5.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T39.X, T8.Z, literal.x,  
	  SUB_INT   T6.Y, T6.Z, PV.W,  BS:VEC_120/SCL_212
	  ADD_INT   T6.Z, T0.W, literal.y,  
	  ADD_INT * T5.W, T0.W, literal.z,  
	3(4.203895e-45), 9(1.261169e-44)
	8(1.121039e-44), 0(0.000000e+00)
	  MULHI_INT   T6.X (MASKED), T5.W, literal.x,  
	  MULHI_INT   T6.Y (MASKED), T5.W, literal.x,  
	  MULHI_INT   T6.Z (MASKED), T5.W, literal.x,  
	  MULHI_INT * T6.W, T5.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T7.X (MASKED), T6.Z, literal.x,  
	  MULHI_INT   T7.Y (MASKED), T6.Z, literal.x,  
	  MULHI_INT   T7.Z (MASKED), T6.Z, literal.x,  
	  MULHI_INT * T7.W, T6.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T40.X, PV.W, literal.x,  
	  LSHR   T8.Y, PV.W, literal.y,  
	  ASHR   T8.Z, T6.W, literal.x,  
	  ADD_INT * T7.W, T0.W, literal.z,  BS:VEC_120/SCL_212
	4(5.605194e-45), 31(4.344025e-44)
	7(9.809089e-45), 0(0.000000e+00)
	  MULHI_INT   T8.X (MASKED), T7.W, literal.x,  
	  MULHI_INT   T8.Y (MASKED), T7.W, literal.x,  
	  MULHI_INT   T8.Z (MASKED), T7.W, literal.x,  
	  MULHI_INT * T8.W, T7.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
.Ltmp1316:
	ALU clause starting at 1413:
.Ltmp1317:
	  LSHR   T42.X, T6.W, literal.x,  
	  ASHR   T9.Y, T8.W, literal.y,  BS:VEC_120/SCL_212
	  LSHR   T9.Z, T8.W, literal.x,  BS:VEC_120/SCL_212
	  ADD_INT * T6.W, T0.W, literal.z,  BS:VEC_201
	31(4.344025e-44), 4(5.605194e-45)
	14(1.961818e-44), 0(0.000000e+00)
	  MULHI_INT   T8.X (MASKED), T6.W, literal.x,  
	  MULHI_INT   T8.Y (MASKED), T6.W, literal.x,  
	  MULHI_INT   T8.Z (MASKED), T6.W, literal.x,  
	  MULHI_INT * T8.W, T6.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T43.X, PV.W, literal.x,  
	  ADD_INT   T9.Y, T9.Y, T9.Z,  
	  ADD_INT   T8.Z, T8.Z, T42.X,  
	  ADD_INT * T9.W, T40.X, T8.Y,  
	4(5.605194e-45), 0(0.000000e+00)
	  MULLO_INT   T8.X (MASKED), T9.W, literal.x,  
	  MULLO_INT   T8.Y, T9.W, literal.x,  
	  MULLO_INT   T8.Z (MASKED), T9.W, literal.x,  
	  MULLO_INT * T8.W (MASKED), T9.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T8.X (MASKED), T8.Z, literal.x,  
	  MULLO_INT   T8.Y (MASKED), T8.Z, literal.x,  
	  MULLO_INT   T8.Z, T8.Z, literal.x,  
	  MULLO_INT * T8.W (MASKED), T8.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T9.X (MASKED), T9.Y, literal.x,  
	  MULLO_INT   T9.Y, T9.Y, literal.x,  
	  MULLO_INT   T9.Z (MASKED), T9.Y, literal.x,  
	  MULLO_INT * T9.W (MASKED), T9.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T40.X, T8.W, literal.x,  
	  SUB_INT   T9.Y, T7.W, PV.Y,  BS:VEC_120/SCL_212
	  SUB_INT   T8.Z, T5.W, T8.Z,  BS:VEC_201
	  SUB_INT * T5.W, T6.Z, T8.Y,  BS:VEC_120/SCL_212
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T42.X, PV.W, 1,  
	  LSHL   T8.Y, PV.Z, 1,  
	  LSHL   T6.Z, PV.Y, 1,  
	  ADD_INT * T5.W, T0.W, literal.x,  
	17(2.382207e-44), 0(0.000000e+00)
	  MULHI_INT   T7.X (MASKED), T5.W, literal.x,  
	  MULHI_INT   T7.Y (MASKED), T5.W, literal.x,  
	  MULHI_INT   T7.Z (MASKED), T5.W, literal.x,  
	  MULHI_INT * T7.W, T5.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T44.X, PV.W, literal.x,  
	  ADD_INT   T9.Y, T6.Z, literal.y,  
	  ADD_INT   T6.Z, T8.Y, literal.y,  
	  ADD_INT * T8.W, T42.X, literal.y,  
	4(5.605194e-45), 8(1.121039e-44)
	  LSHR   T42.X, T7.W, literal.x,  
	  LSHR   T8.Y, PV.W, literal.y,  
	  LSHR   T8.Z, PV.Z, literal.y,  
	  LSHR * T7.W, PV.Y, literal.y,  
	31(4.344025e-44), 2(2.802597e-45)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T7.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T8.Z,  
	  MOV * T8.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T8.Y,  
	  MOV   T8.Y, T(0 + AR.x).X+,  
	  ADD_INT * T9.Z, T44.X, T42.X,  BS:VEC_120/SCL_212
	  ADD_INT * T9.W, T43.X, T40.X,  
	  MULLO_INT   T9.X (MASKED), T9.W, literal.x,  
	  MULLO_INT   T9.Y (MASKED), T9.W, literal.x,  
	  MULLO_INT   T9.Z (MASKED), T9.W, literal.x,  
	  MULLO_INT * T9.W, T9.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T9.X (MASKED), T9.Z, literal.x,  
	  MULLO_INT   T9.Y (MASKED), T9.Z, literal.x,  
	  MULLO_INT   T9.Z, T9.Z, literal.x,  
	  MULLO_INT * T9.W (MASKED), T9.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T40.X, T5.Y, literal.x,  
	  LSHL   T5.Y, T6.Y, 1,  BS:VEC_120/SCL_212
	  SUB_INT   T9.Z, T5.W, PV.Z,  
	  SUB_INT * T5.W, T6.W, T9.W,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T42.X, T7.Z, literal.x,  
	  LSHL   T6.Y, PV.W, 1,  
	  LSHL   T7.Z, PV.Z, 1,  
	  ADD_INT * T5.W, PV.Y, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T43.X, PV.W, literal.x,  
	  AND_INT   T5.Y, T8.W, literal.x,  
	  ADD_INT   T7.Z, PV.Z, literal.y,  
	  ADD_INT * T6.W, PV.Y, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T44.X, PV.W, literal.x,  
	  LSHR   T6.Y, PV.Z, literal.x,  
	  LSHL   T9.Z, PV.Y, literal.y,  
	  ADD_INT * T8.W, T0.W, literal.z,  
	2(2.802597e-45), 3(4.203895e-45)
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T5.X (MASKED), T8.W, literal.x,  
	  MULHI_INT   T5.Y, T8.W, literal.x,  
	  MULHI_INT   T5.Z (MASKED), T8.W, literal.x,  
	  MULHI_INT * T5.W (MASKED), T8.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  BFE_UINT   T45.X, T8.Y, T9.Z, literal.x, 
	  ASHR   T8.Y, PV.Y, literal.y,  
	  LSHR   T9.Z, PV.Y, literal.z,  
	  ADD_INT * T9.W, T0.W, literal.w,  
	16(2.242078e-44), 4(5.605194e-45)
	31(4.344025e-44), 6(8.407791e-45)
	  MULHI_INT   T5.X (MASKED), T9.W, literal.x,  
	  MULHI_INT   T5.Y, T9.W, literal.x,  
	  MULHI_INT   T5.Z (MASKED), T9.W, literal.x,  
	  MULHI_INT * T5.W (MASKED), T9.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
.Ltmp1318:
	ALU clause starting at 1524:
.Ltmp1319:
	  ASHR   T46.X, T5.Y, literal.x,  
	  LSHR   T5.Y, T5.Y, literal.y,  
	  AND_INT   T6.Z, T6.Z, literal.z,  
	  ADD_INT * T10.W, T0.W, 1,  
	4(5.605194e-45), 31(4.344025e-44)
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI_INT   T10.X (MASKED), T10.W, literal.x,  
	  MULHI_INT   T10.Y, T10.W, literal.x,  
	  MULHI_INT   T10.Z (MASKED), T10.W, literal.x,  
	  MULHI_INT * T10.W (MASKED), T10.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T47.X, PV.Y, literal.x,  
	  LSHR   T10.Y, PV.Y, literal.y,  
	  LSHL   T6.Z, T6.Z, literal.z,  
	  ADD_INT * T11.W, T46.X, T5.Y,  
	4(5.605194e-45), 31(4.344025e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T5.X (MASKED), T11.W, literal.x,  
	  MULLO_INT   T5.Y, T11.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T11.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T11.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  BFE_UINT   T46.X, T8.Z, T6.Z, literal.x, 
	  SUB_INT   T5.Y, T9.W, PV.Y,  
	  ADD_INT   T6.Z, T47.X, T10.Y,  
	  ADD_INT * T9.W, T8.Y, T9.Z,  BS:VEC_021/SCL_122
	16(2.242078e-44), 0(0.000000e+00)
	  MULLO_INT   T8.X (MASKED), T9.W, literal.x,  
	  MULLO_INT   T8.Y, T9.W, literal.x,  
	  MULLO_INT   T8.Z (MASKED), T9.W, literal.x,  
	  MULLO_INT * T8.W (MASKED), T9.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T6.X (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T6.Y (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T6.Z, T6.Z, literal.x,  
	  MULLO_INT * T6.W (MASKED), T6.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  AND_INT   T47.X, T9.Y, literal.x,  
	  LSHL   T5.Y, T5.Y, 1,  BS:VEC_120/SCL_212
	  SUB_INT   T6.Z, T10.W, PV.Z,  
	  SUB_INT * T8.W, T8.W, T8.Y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  LSHL   T48.X, PV.W, 1,  
	  LSHL   T8.Y, PV.Z, 1,  
	  ADD_INT   T6.Z, PV.Y, literal.x,  
	  LSHL * T8.W, PV.X, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  BFE_UINT   T47.X, T7.W, PV.W, literal.x, 
	  AND_INT   T5.Y, PV.Z, literal.y,  
	  ADD_INT   T8.Z, PV.Y, literal.z,  
	  ADD_INT * T7.W, PV.X, literal.z,  
	16(2.242078e-44), 2(2.802597e-45)
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT   T48.X, PV.W, literal.x,  
	  LSHR   T8.Y, T6.Z, literal.x,  
	  LSHR   T6.Z, PV.W, literal.x,  
	  LSHR * T7.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T7.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T6.Z,  
	  MOV * T6.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T8.Y,  
	  MOV   T8.Y, T(0 + AR.x).X+,  
	  LSHL   T9.Z, T48.X, literal.x,  BS:VEC_120/SCL_212
	  LSHL * T8.W, T5.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T48.X, PV.Y, PV.W, literal.x, 
	  BFE_UINT   T5.Y, T6.Z, PV.Z, literal.x, 
	  AND_INT   T6.Z, T8.Z, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T8.W, T0.W, literal.x,  
	16(2.242078e-44), 2(2.802597e-45)
	  MULHI_INT   T8.X (MASKED), T8.W, literal.x,  
	  MULHI_INT   T8.Y, T8.W, literal.x,  
	  MULHI_INT   T8.Z (MASKED), T8.W, literal.x,  
	  MULHI_INT * T8.W (MASKED), T8.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T49.X, PV.Y, literal.x,  
	  LSHR   T8.Y, PV.Y, literal.y,  
	  LSHL   T6.Z, T6.Z, literal.z,  
	  ADD_INT * T9.W, T0.W, literal.x,  
	4(5.605194e-45), 31(4.344025e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  MULHI_INT   T8.X (MASKED), T0.W, literal.x,  
	  MULHI_INT   T8.Y (MASKED), T0.W, literal.x,  
	  MULHI_INT   T8.Z, T0.W, literal.x,  
	  MULHI_INT * T8.W (MASKED), T0.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T9.X (MASKED), T9.W, literal.x,  
	  MULHI_INT   T9.Y, T9.W, literal.x,  
	  MULHI_INT   T9.Z (MASKED), T9.W, literal.x,  
	  MULHI_INT * T9.W (MASKED), T9.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  BFE_UINT   T50.X, T7.W, T6.Z, literal.x, 
	  ASHR   T10.Y, PV.Y, literal.y,  
	  ASHR   T6.Z, T8.Z, literal.y,  
	  ADD_INT * T7.W, T0.W, literal.z,  BS:VEC_120/SCL_212
	16(2.242078e-44), 4(5.605194e-45)
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI_INT   T9.X (MASKED), T7.W, literal.x,  
	  MULHI_INT   T9.Y (MASKED), T7.W, literal.x,  
	  MULHI_INT   T9.Z, T7.W, literal.x,  
	  MULHI_INT * T9.W (MASKED), T7.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T51.X, T8.Z, literal.x,  
	  ASHR * T11.Y, PV.Z, literal.y,  
	31(4.344025e-44), 4(5.605194e-45)
.Ltmp1320:
	ALU clause starting at 1631:
.Ltmp1321:
	  LSHR   T8.Z, T9.Z, literal.x,  
	  ADD_INT * T10.W, T0.W, literal.y,  
	31(4.344025e-44), 3(4.203895e-45)
	  MULHI_INT   T9.X (MASKED), T10.W, literal.x,  
	  MULHI_INT   T9.Y (MASKED), T10.W, literal.x,  
	  MULHI_INT   T9.Z, T10.W, literal.x,  
	  MULHI_INT * T9.W (MASKED), T10.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T52.X, PV.Z, literal.x,  
	  LSHR   T12.Y, PV.Z, literal.y,  
	  ADD_INT   T8.Z, T11.Y, T8.Z,  
	  ADD_INT * T11.W, T6.Z, T51.X,  
	4(5.605194e-45), 31(4.344025e-44)
	  MULLO_INT   T6.X (MASKED), T11.W, literal.x,  
	  MULLO_INT   T6.Y (MASKED), T11.W, literal.x,  
	  MULLO_INT   T6.Z, T11.W, literal.x,  
	  MULLO_INT * T6.W (MASKED), T11.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T8.X (MASKED), T8.Z, literal.x,  
	  MULLO_INT   T8.Y (MASKED), T8.Z, literal.x,  
	  MULLO_INT   T8.Z, T8.Z, literal.x,  
	  MULLO_INT * T8.W (MASKED), T8.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T51.X, T9.Y, literal.x,  
	  SUB_INT   T9.Y, T7.W, PV.Z,  
	  SUB_INT   T6.Z, T0.W, T6.Z,  BS:VEC_120/SCL_212
	  ADD_INT * T7.W, T52.X, T12.Y,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULLO_INT   T7.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T7.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T7.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T7.W, T7.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T52.X, T6.Z, 1,  
	  LSHL   T9.Y, T9.Y, 1,  
	  SUB_INT   T6.Z, T10.W, PV.W,  
	  ADD_INT * T7.W, T10.Y, T51.X,  BS:VEC_120/SCL_212
	  MULLO_INT   T7.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T7.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T7.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T7.W, T7.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T51.X, T6.Z, 1,  
	  ADD_INT   T9.Y, T9.Y, literal.x,  
	  ADD_INT   T6.Z, T52.X, literal.x,  
	  SUB_INT * T7.W, T9.W, PV.W,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHL   T52.X, PV.W, 1,  
	  AND_INT   T10.Y, PV.Z, literal.x,  
	  AND_INT   T8.Z, PV.Y, literal.x,  
	  ADD_INT * T7.W, PV.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  AND_INT   T51.X, PV.W, literal.x,  
	  LSHL   T11.Y, PV.Z, literal.y,  
	  LSHL   T8.Z, PV.Y, literal.y,  
	  ADD_INT * T9.W, PV.X, literal.z,  
	2(2.802597e-45), 3(4.203895e-45)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T52.X, T6.Z, literal.x,  
	  LSHR   T9.Y, T9.Y, literal.x,  
	  LSHR   T6.Z, T7.W, literal.x,  
	  LSHR * T7.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T7.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T6.Z,  
	  MOV * T6.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T9.Y,  
	  MOV * T9.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T52.X,  
	  MOV * T9.Z, T(0 + AR.x).X+,  
	  BFE_UINT * T10.W, PV.Z, T8.Z, literal.x, 
.Ltmp1322:
	16(2.242078e-44), 0(0.000000e+00)
	ALU clause starting at 1704:
.Ltmp1323:
	  MULLO_INT   T8.X (MASKED), T10.W, literal.x,  
	  MULLO_INT   T8.Y (MASKED), T10.W, literal.x,  
	  MULLO_INT   T8.Z, T10.W, literal.x,  
	  MULLO_INT * T8.W (MASKED), T10.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T52.X, T9.Y, T11.Y, literal.x, 
	  AND_INT   T9.Y, T9.W, literal.y,  
	  LSHL   T9.Z, T51.X, literal.z,  
	  ADD_INT * T9.W, T50.X, PV.Z,  BS:VEC_120/SCL_212
.Ltmp1324:
	16(2.242078e-44), 2(2.802597e-45)
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 1715:
.Ltmp1325:
	  MULLO_INT   T8.X (MASKED), T9.W, literal.x,  
	  MULLO_INT   T8.Y (MASKED), T9.W, literal.x,  
	  MULLO_INT   T8.Z, T9.W, literal.x,  
	  MULLO_INT * T8.W (MASKED), T9.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T50.X, T6.Z, T9.Z, literal.x, 
	  LSHL   T9.Y, T9.Y, literal.y,  
	  ADD_INT   T6.Z, T0.W, literal.z,  
	  ADD_INT * T9.W, T52.X, PV.Z,  
.Ltmp1326:
	16(2.242078e-44), 3(4.203895e-45)
	20(2.802597e-44), 0(0.000000e+00)
	ALU clause starting at 1726:
.Ltmp1327:
	  MULLO_INT   T8.X (MASKED), T9.W, literal.x,  
	  MULLO_INT   T8.Y (MASKED), T9.W, literal.x,  
	  MULLO_INT   T8.Z, T9.W, literal.x,  
	  MULLO_INT * T8.W (MASKED), T9.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T9.X (MASKED), T6.Z, literal.x,  
	  MULHI_INT   T9.Y (MASKED), T6.Z, literal.x,  
	  MULHI_INT   T9.Z, T6.Z, literal.x,  
	  MULHI_INT * T9.W (MASKED), T6.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T51.X, PV.Z, literal.x,  
	  BFE_UINT   T9.Y, T7.W, T9.Y, literal.y, 
	  ADD_INT   T10.Z, T0.W, literal.z,  BS:VEC_120/SCL_212
	  ADD_INT * T7.W, T50.X, T8.Z,  
.Ltmp1328:
	4(5.605194e-45), 16(2.242078e-44)
	19(2.662467e-44), 0(0.000000e+00)
	ALU clause starting at 1742:
.Ltmp1329:
	  MULLO_INT   T7.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T7.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T7.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T7.W, T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T8.X (MASKED), T10.Z, literal.x,  
	  MULHI_INT   T8.Y (MASKED), T10.Z, literal.x,  
	  MULHI_INT   T8.Z, T10.Z, literal.x,  
	  MULHI_INT * T8.W (MASKED), T10.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T50.X, T9.Z, literal.x,  
	  ASHR   T10.Y, PV.Z, literal.y,  
	  LSHR   T8.Z, PV.Z, literal.x,  
	  ADD_INT * T7.W, T9.Y, T7.W,  
.Ltmp1330:
	31(4.344025e-44), 4(5.605194e-45)
	ALU clause starting at 1757:
.Ltmp1331:
	  MULLO_INT   T7.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T7.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T7.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T7.W, T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T52.X, T10.Y, T8.Z,  
	  ADD_INT   T9.Y, T51.X, T50.X,  
	  ADD_INT   T8.Z, T49.X, T8.Y,  BS:VEC_210
	  ADD_INT * T7.W, T5.Y, PV.W,  BS:VEC_201
.Ltmp1332:
	ALU clause starting at 1766:
.Ltmp1333:
	  MULLO_INT   T5.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T5.Y, T7.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T7.X (MASKED), T8.Z, literal.x,  
	  MULLO_INT   T7.Y (MASKED), T8.Z, literal.x,  
	  MULLO_INT   T7.Z (MASKED), T8.Z, literal.x,  
	  MULLO_INT * T7.W, T8.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T8.X (MASKED), T9.Y, literal.x,  
	  MULLO_INT   T8.Y, T9.Y, literal.x,  
	  MULLO_INT   T8.Z (MASKED), T9.Y, literal.x,  
	  MULLO_INT * T8.W (MASKED), T9.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T8.X (MASKED), T52.X, literal.x,  
	  MULLO_INT   T8.Y (MASKED), T52.X, literal.x,  
	  MULLO_INT   T8.Z, T52.X, literal.x,  
	  MULLO_INT * T8.W (MASKED), T52.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T49.X, T10.Z, PV.Z,  
	  SUB_INT   T8.Y, T6.Z, T8.Y,  BS:VEC_120/SCL_212
	  SUB_INT   T6.Z, T8.W, T7.W,  
	  ADD_INT * T7.W, T48.X, T5.Y,  
.Ltmp1334:
	ALU clause starting at 1790:
.Ltmp1335:
	  MULLO_INT   T5.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T5.Y, T7.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T48.X, T6.Z, 1,  
	  LSHL   T8.Y, T8.Y, 1,  
	  LSHL   T6.Z, T49.X, 1,  
	  ADD_INT * T7.W, T47.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp1336:
	ALU clause starting at 1799:
.Ltmp1337:
	  MULLO_INT   T5.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T5.Y, T7.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T47.X, T6.Z, literal.x,  
	  ADD_INT   T8.Y, T8.Y, literal.x,  
	  ADD_INT   T6.Z, T48.X, literal.x,  
	  ADD_INT * T7.W, T46.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp1338:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 1809:
.Ltmp1339:
	  MULLO_INT   T5.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T5.Y, T7.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T46.X, T6.Z, literal.x,  
	  LSHR   T9.Y, T8.Y, literal.x,  
	  LSHR   T8.Z, T47.X, literal.x,  
	  ADD_INT * T7.W, T45.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp1340:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1819:
.Ltmp1341:
	  MULLO_INT   T5.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T5.Y, T7.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T8.Z,  
	  MOV * T7.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T9.Y,  
	  MOV * T8.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T46.X,  
	  MOV * T8.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T6.Y,  
	  MOV * T6.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T44.X,  
	  MOV * T9.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T43.X,  
	  MOV * T9.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T42.X,  
	  MOV * T9.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T40.X,  
	  MOV * T10.Y, T(0 + AR.x).X+,  
	  BFE_UINT   T39.X, PV.Y, T39.X, literal.x, 
	  BFE_UINT   T3.Y, T9.W, T3.Y, literal.x, 
	  AND_INT   T10.Z, T5.W, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T5.W, T41.X, T5.Y,  BS:VEC_021/SCL_122
.Ltmp1342:
	16(2.242078e-44), 2(2.802597e-45)
	ALU clause starting at 1845:
.Ltmp1343:
	  MULLO_INT   T5.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T5.Y, T5.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T40.X, T6.W, literal.x,  
	  LSHL   T10.Y, T10.Z, literal.y,  
	  ADD_INT   T10.Z, T0.W, literal.z,  BS:VEC_120/SCL_212
	  ADD_INT * T5.W, T3.Y, PV.Y,  
.Ltmp1344:
	2(2.802597e-45), 3(4.203895e-45)
	24(3.363116e-44), 0(0.000000e+00)
	ALU clause starting at 1856:
.Ltmp1345:
	  MULLO_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T3.Y, T5.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T5.X (MASKED), T10.Z, literal.x,  
	  MULHI_INT   T5.Y, T10.Z, literal.x,  
	  MULHI_INT   T5.Z (MASKED), T10.Z, literal.x,  
	  MULHI_INT * T5.W (MASKED), T10.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T41.X, PV.Y, literal.x,  
	  BFE_UINT   T10.Y, T9.Z, T10.Y, literal.y, 
	  LSHL   T9.Z, T40.X, literal.z,  
	  ADD_INT * T5.W, T39.X, T3.Y,  BS:VEC_120/SCL_212
.Ltmp1346:
	4(5.605194e-45), 16(2.242078e-44)
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 1872:
.Ltmp1347:
	  MULLO_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T3.Y, T5.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T39.X, T9.Y, T9.Z, literal.x, 
	  AND_INT   T9.Y, T7.Z, literal.y,  
	  AND_INT   T6.Z, T6.Z, literal.y,  BS:VEC_201
	  ADD_INT * T5.W, T10.Y, PV.Y,  BS:VEC_120/SCL_212
.Ltmp1348:
	16(2.242078e-44), 2(2.802597e-45)
	ALU clause starting at 1882:
.Ltmp1349:
	  MULLO_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T3.Y, T5.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T40.X, T5.Y, literal.x,  
	  LSHL   T5.Y, T6.Z, literal.y,  
	  LSHL   T6.Z, T9.Y, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T5.W, T39.X, PV.Y,  
.Ltmp1350:
	31(4.344025e-44), 3(4.203895e-45)
	ALU clause starting at 1892:
.Ltmp1351:
	  MULLO_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T3.Y, T5.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T39.X, T6.Y, T6.Z, literal.x, 
	  BFE_UINT   T5.Y, T8.W, T5.Y, literal.x, 
	  ADD_INT   T6.Z, T41.X, T40.X,  
	  ADD_INT * T5.W, T37.X, PV.Y,  BS:VEC_201
.Ltmp1352:
	16(2.242078e-44), 0(0.000000e+00)
	ALU clause starting at 1902:
.Ltmp1353:
	  MULLO_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T3.Y, T5.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T5.X (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T5.Y (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T6.Z, literal.x,  
	  MULLO_INT * T5.W, T6.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  AND_INT   T37.X, T8.Y, literal.x,  
	  AND_INT   T6.Y, T47.X, literal.x,  
	  SUB_INT   T6.Z, T10.Z, PV.W,  
	  ADD_INT * T5.W, T5.Y, T3.Y,  BS:VEC_120/SCL_212
.Ltmp1354:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1917:
.Ltmp1355:
	  MULLO_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T3.Y, T5.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T40.X, T6.Z, 1,  
	  LSHL   T5.Y, T6.Y, literal.x,  
	  LSHL   T6.Z, T37.X, literal.x,  
	  ADD_INT * T5.W, T39.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp1356:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 1927:
.Ltmp1357:
	  MULLO_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T3.Y, T5.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T37.X, T8.Z, T6.Z, literal.x, 
	  BFE_UINT   T5.Y, T7.W, T5.Y, literal.x, 
	  ADD_INT   T6.Z, T40.X, literal.y,  
	  ADD_INT * T5.W, T38.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp1358:
	16(2.242078e-44), 8(1.121039e-44)
	ALU clause starting at 1937:
.Ltmp1359:
	  MULLO_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T3.Y, T5.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T38.X, T5.Z, literal.x,  
	  LSHR   T6.Y, T4.W, literal.x,  
	  LSHR   T5.Z, T6.Z, literal.x,  BS:VEC_120/SCL_212
	  ADD_INT * T4.W, T5.Y, PV.Y,  
.Ltmp1360:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1947:
.Ltmp1361:
	  MULLO_INT   T3.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T3.Y, T4.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T5.Z,  
	  MOV * T4.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T6.Y,  
	  MOV * T5.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T38.X,  
	  MOV   T5.Z, T(0 + AR.x).X+,  
	  ADD_INT * T5.W, T37.X, T3.Y,  BS:VEC_120/SCL_212
.Ltmp1362:
	ALU clause starting at 1959:
.Ltmp1363:
	  MULLO_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T3.Y, T5.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T37.X, T5.Z, T4.Y, literal.x, 
	  AND_INT   T4.Y, T6.Z, literal.y,  BS:VEC_120/SCL_212
	  LSHL   T5.Z, T36.X, literal.z,  
	  ADD_INT * T5.W, T2.Y, PV.Y,  
.Ltmp1364:
	16(2.242078e-44), 2(2.802597e-45)
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 1970:
.Ltmp1365:
	  MULLO_INT   T2.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T2.Y, T5.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T36.X, T5.Y, T5.Z, literal.x, 
	  LSHL   T3.Y, T4.Y, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT   T5.Z, T0.W, literal.z,  
	  ADD_INT * T5.W, T37.X, PV.Y,  
.Ltmp1366:
	16(2.242078e-44), 3(4.203895e-45)
	39(5.465064e-44), 0(0.000000e+00)
	ALU clause starting at 1981:
.Ltmp1367:
	  MULLO_INT   T2.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T2.Y, T5.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T5.Z, literal.x,  
	  MULHI_INT   T4.Y, T5.Z, literal.x,  
	  MULHI_INT   T4.Z (MASKED), T5.Z, literal.x,  
	  MULHI_INT * T4.W (MASKED), T5.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T37.X, PV.Y, literal.x,  
	  BFE_UINT   T3.Y, T4.W, T3.Y, literal.y, 
	  ADD_INT   T6.Z, T0.W, literal.z,  BS:VEC_120/SCL_212
	  ADD_INT * T4.W, T36.X, T2.Y,  BS:VEC_021/SCL_122
.Ltmp1368:
	4(5.605194e-45), 16(2.242078e-44)
	40(5.605194e-44), 0(0.000000e+00)
	ALU clause starting at 1997:
.Ltmp1369:
	  MULLO_INT   T2.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T2.Y, T4.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T6.Z, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T6.Z, literal.x,  
	  MULHI_INT   T4.Z (MASKED), T6.Z, literal.x,  
	  MULHI_INT * T4.W, T6.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T36.X, T4.Y, literal.x,  
	  ASHR   T4.Y, PV.W, literal.y,  
	  LSHR   T7.Z, PV.W, literal.x,  
	  ADD_INT * T4.W, T3.Y, T2.Y,  BS:VEC_120/SCL_212
.Ltmp1370:
	31(4.344025e-44), 4(5.605194e-45)
	ALU clause starting at 2012:
.Ltmp1371:
	  MULLO_INT   T2.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T2.Y, T4.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T38.X, T4.Y, T7.Z,  
	  ADD_INT * T3.Y, T37.X, T36.X,  
	  ADD_INT   T7.Z, T35.X, T33.X,  
	  ADD_INT * T4.W, T7.Y, T2.Y,  
.Ltmp1372:
	ALU clause starting at 2021:
.Ltmp1373:
	  MULLO_INT   T2.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T2.Y, T4.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T7.Z, literal.x,  
	  MULLO_INT   T4.Y, T7.Z, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T7.Z, literal.x,  
	  MULLO_INT * T4.W (MASKED), T7.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T3.Y, T3.Y, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.Y, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T38.X, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T38.X, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T38.X, literal.x,  
	  MULLO_INT * T4.W, T38.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T33.X, T6.Z, PV.W,  
	  SUB_INT   T3.Y, T5.Z, T3.Y,  BS:VEC_120/SCL_212
	  SUB_INT   T5.Z, T3.W, T4.Y,  
	  ADD_INT * T3.W, T34.X, T2.Y,  BS:VEC_102/SCL_221
.Ltmp1374:
	ALU clause starting at 2045:
.Ltmp1375:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T34.X, T5.Z, 1,  
	  LSHL   T3.Y, T3.Y, 1,  
	  LSHL   T5.Z, T33.X, 1,  
	  ADD_INT * T3.W, T32.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp1376:
	ALU clause starting at 2054:
.Ltmp1377:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T32.X, T5.Z, literal.x,  
	  ADD_INT   T3.Y, T3.Y, literal.x,  
	  ADD_INT   T5.Z, T34.X, literal.x,  
	  ADD_INT * T3.W, T31.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp1378:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 2064:
.Ltmp1379:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T31.X, T5.Z, literal.x,  
	  LSHR   T4.Y, T3.Y, literal.x,  
	  LSHR   T6.Z, T32.X, literal.x,  
	  ADD_INT * T3.W, T30.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp1380:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 2074:
.Ltmp1381:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T6.Z,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T4.Y,  
	  MOV * T4.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T31.X,  
	  MOV * T4.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T29.X,  
	  MOV * T5.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T28.X,  
	  MOV * T5.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T27.X,  
	  MOV * T6.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T26.X,  
	  MOV * T6.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV   T1.X, T(0 + AR.x).X+,  
	  AND_INT   T7.Y, T1.W, literal.x,  
	  LSHL   T1.Z, T1.Z, literal.y,  
	  ADD_INT * T1.W, T0.Y, T2.Y,  
.Ltmp1382:
	2(2.802597e-45), 3(4.203895e-45)
	ALU clause starting at 2101:
.Ltmp1383:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T1.X, T1.X, T1.Z, literal.x, 
	  AND_INT   T2.Y, T2.Z, literal.y,  
	  LSHL   T1.Z, T7.Y, literal.z,  
	  ADD_INT * T1.W, T0.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp1384:
	16(2.242078e-44), 2(2.802597e-45)
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2112:
.Ltmp1385:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T26.X, T6.Z, T1.Z, literal.x, 
	  AND_INT   T0.Y, T2.W, literal.y,  
	  LSHL   T1.Z, T2.Y, literal.z,  
	  ADD_INT * T1.W, T1.X, PV.X,  
.Ltmp1386:
	16(2.242078e-44), 2(2.802597e-45)
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2123:
.Ltmp1387:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T1.X, T1.Y, T1.Z, literal.x, 
	  AND_INT   T1.Y, T3.Z, literal.y,  
	  LSHL   T1.Z, T0.Y, literal.z,  BS:VEC_120/SCL_212
	  ADD_INT * T1.W, T26.X, PV.X,  
.Ltmp1388:
	16(2.242078e-44), 2(2.802597e-45)
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2134:
.Ltmp1389:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T26.X, T6.Y, T1.Z, literal.x, 
	  AND_INT   T0.Y, T4.Z, literal.y,  
	  LSHL   T1.Z, T1.Y, literal.z,  BS:VEC_120/SCL_212
	  ADD_INT * T1.W, T1.X, PV.X,  
.Ltmp1390:
	16(2.242078e-44), 2(2.802597e-45)
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2145:
.Ltmp1391:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T1.X, T5.W, T1.Z, literal.x, 
	  AND_INT   T1.Y, T5.Z, literal.y,  
	  LSHL   T1.Z, T0.Y, literal.z,  
	  ADD_INT * T1.W, T26.X, PV.X,  
.Ltmp1392:
	16(2.242078e-44), 2(2.802597e-45)
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2156:
.Ltmp1393:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T26.X, T5.Y, T1.Z, literal.x, 
	  AND_INT   T0.Y, T3.Y, literal.y,  BS:VEC_120/SCL_212
	  LSHL   T1.Z, T1.Y, literal.z,  BS:VEC_201
	  ADD_INT * T1.W, T1.X, PV.X,  
.Ltmp1394:
	16(2.242078e-44), 2(2.802597e-45)
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2167:
.Ltmp1395:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T1.X, T4.W, T1.Z, literal.x, 
	  AND_INT   T1.Y, T32.X, literal.y,  
	  LSHL   T1.Z, T0.Y, literal.z,  
	  ADD_INT * T1.W, T26.X, PV.X,  BS:VEC_120/SCL_212
.Ltmp1396:
	16(2.242078e-44), 2(2.802597e-45)
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2178:
.Ltmp1397:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T26.X, T4.Y, T1.Z,  
.Ltmp1398:
	  LSHL   T0.Y, T0.W, 1,  
.Ltmp1399:
	  LSHL   T1.Z, T1.Y, literal.x,  BS:VEC_120/SCL_212
	  ADD_INT * T0.W, T1.X, PV.X,  
.Ltmp1400:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2188:
.Ltmp1401:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T1.Y, T3.W, T1.Z,  
.Ltmp1402:
	  ADD_INT   T0.Z, T0.Z, T0.Y,  
.Ltmp1403:
	  ADD_INT * T0.W, T26.X, PV.X,  
.Ltmp1404:
	ALU clause starting at 2196:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T0.Z, literal.x,  
.Ltmp1405:
	  ADD_INT * T0.W, T1.Y, PV.X,  
.Ltmp1406:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2204:
	  AND_INT   T2.Z, T0.W, literal.x,  
	  LSHL * T0.W, T1.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1407:
.Lfunc_end8:
	.size	own_short, .Lfunc_end8-own_short

	.section	.AMDGPU.config
	.long	166100
	.long	65
	.long	165900
	.long	0
	.long	166120
	.long	48
	.text
	.globl	walk_ushort
	.p2align	8
	.type	walk_ushort,@function
walk_ushort:
walk_ushort$local:
.Lfunc_begin9:
	ALU 5, @86, KC0[CB0:0-32], KC1[]
.Ltmp1408:
	ALU 25, @92, KC0[CB0:0-32], KC1[]
	TEX 2 @62
	ALU 7, @118, KC0[CB0:0-32], KC1[]
	TEX 0 @68
	ALU 6, @126, KC0[CB0:0-32], KC1[]
	TEX 0 @70
.Ltmp1409:
	TEX 0 @72
	ALU 7, @133, KC0[CB0:0-32], KC1[]
.Ltmp1410:
	ALU 58, @141, KC0[], KC1[]
.Ltmp1411:
	ALU 2, @200, KC0[CB0:0-32], KC1[]
	TEX 0 @74
.Ltmp1412:
	TEX 2 @76
	ALU 114, @203, KC0[CB0:0-32], KC1[]
	ALU 1, @318, KC0[CB0:0-32], KC1[]
	TEX 1 @82
	ALU 58, @320, KC0[], KC1[]
.Ltmp1413:
	ALU 56, @379, KC0[], KC1[]
	MEM_RAT MSKOR T31.XW, T64.X
	MEM_RAT MSKOR T32.XW, T63.X
	MEM_RAT MSKOR T33.XW, T62.X
	MEM_RAT MSKOR T34.XW, T61.X
	MEM_RAT MSKOR T35.XW, T60.X
	MEM_RAT MSKOR T39.XW, T59.X
	MEM_RAT MSKOR T38.XW, T58.X
	MEM_RAT MSKOR T37.XW, T57.X
	MEM_RAT MSKOR T36.XW, T56.X
	MEM_RAT MSKOR T40.XW, T55.X
	MEM_RAT MSKOR T41.XW, T54.X
	MEM_RAT MSKOR T42.XW, T53.X
	MEM_RAT MSKOR T45.XW, T52.X
	MEM_RAT MSKOR T46.XW, T51.X
	MEM_RAT MSKOR T47.XW, T50.X
	MEM_RAT MSKOR T48.XW, T1.X
	MEM_RAT MSKOR T49.XW, T0.X
	ALU 2, @436, KC0[], KC1[]
.Ltmp1414:
	ALU 102, @439, KC0[], KC1[]
	ALU 58, @542, KC0[], KC1[]
	MEM_RAT MSKOR T31.XW, T34.X
	MEM_RAT MSKOR T32.XW, T33.X
	ALU 28, @601, KC0[], KC1[]
	MEM_RAT MSKOR T31.XW, T33.X
	MEM_RAT MSKOR T32.XW, T0.X
	ALU 28, @630, KC0[], KC1[]
	MEM_RAT MSKOR T31.XW, T33.X
	MEM_RAT MSKOR T32.XW, T0.X
	ALU 28, @659, KC0[], KC1[]
	MEM_RAT MSKOR T31.XW, T33.X
	MEM_RAT MSKOR T32.XW, T0.X
	ALU 32, @688, KC0[], KC1[]
	MEM_RAT MSKOR T31.XW, T33.X
	MEM_RAT MSKOR T32.XW, T0.X
	ALU 28, @721, KC0[], KC1[]
	MEM_RAT MSKOR T31.XW, T1.X
	MEM_RAT MSKOR T32.XW, T0.X
	ALU 28, @750, KC0[], KC1[]
	MEM_RAT MSKOR T31.XW, T1.X
	MEM_RAT MSKOR T32.XW, T0.X
	ALU 28, @779, KC0[], KC1[]
	MEM_RAT MSKOR T31.XW, T1.X
	MEM_RAT MSKOR T32.XW, T0.X
	CF_END
	Fetch clause starting at 62:
	  VTX_READ_16 T32.X, T32.X, 0, #1
	  VTX_READ_16 T31.X, T31.X, 0, #1
	  VTX_READ_16 T1.X, T1.X, 0, #1
	Fetch clause starting at 68:
	  VTX_READ_16 T1.X, T33.X, 0, #1
	Fetch clause starting at 70:
	  VTX_READ_16 T1.X, T31.X, 4, #1
	Fetch clause starting at 72:
	  VTX_READ_16 T31.X, T31.X, 2, #1
	Fetch clause starting at 74:
	  VTX_READ_16 T36.X, T1.X, 8, #1
	Fetch clause starting at 76:
	  VTX_READ_16 T37.X, T1.X, 6, #1
	  VTX_READ_16 T38.X, T1.X, 4, #1
	  VTX_READ_16 T1.X, T1.X, 2, #1
	Fetch clause starting at 82:
	  VTX_READ_128 T43.XYZW, T0.X, 0, #1
	  VTX_READ_128 T44.XYZW, T0.X, 16, #1
	ALU clause starting at 86:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].Z,  
.Ltmp1415:
	ALU clause starting at 92:
	  MULHI_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T0.Y, T1.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.W, literal.x,  
	1717986919(2.720083e+23), 0(0.000000e+00)
	  LSHR   T1.Y, PV.Y, 1,  
	  LSHR   T0.Z, PV.Y, literal.x,  
	  AND_INT * T0.W, T0.X, literal.y,  
	31(4.344025e-44), 7(9.809089e-45)
	  LSHL   T1.Z, PV.W, 1,  
	  ADD_INT * T0.W, PV.Y, PV.Z,  
	  MULLO_INT   T0.X (MASKED), T1.W, KC0[3].X,  
	  MULLO_INT   T0.Y, T1.W, KC0[3].X,  
	  MULLO_INT   T0.Z (MASKED), T1.W, KC0[3].X,  
	  MULLO_INT * T0.W (MASKED), T1.W, KC0[3].X,  
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z, T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, KC0[2].Z, T1.Z,  
	  SUB_INT   T0.Z, T1.W, PV.Z,  
	  LSHL * T0.W, T0.Y, 1,  
	  ADD_INT   T31.X, KC0[2].Y, PV.W,  
	  LSHL * T0.W, PV.Z, 1,  
	  ADD_INT * T32.X, KC0[2].Z, PV.W,  
	ALU clause starting at 118:
	  LSHL * T0.W, T1.W, 1,  
	  ADD_INT   T33.X, KC0[2].Y, PV.W,  
	  XOR_INT   T0.Z, T1.X, T31.X,  
	  LSHL * T2.W, T0.X, 1,  BS:VEC_201
	  LDS_SHORT_WRITE * T2.W, T0.Z, 
	  ADD_INT * T0.W, T2.W, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T0.W, T32.X, 
	ALU clause starting at 126:
	  LSHL * T0.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T31.X, KC0[2].Y, PV.W,  
	  ADD_INT * T0.W, T2.W, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T0.W, T1.X, 
	  GROUP_BARRIER
	ALU clause starting at 133:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	68(9.528830e-44), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.Y,  
	  ADD_INT * T3.W, PV.W, literal.x,  
.Ltmp1416:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 141:
	  AND_INT * T4.W, T3.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T31.X, T31.X, PV.W,  
	  LSHL * T31.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T31.Y, 0.0,  
	  ADD_INT * T4.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T32.X, T1.X, PV.W,  
	  LSHL * T32.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T32.Y, 0.0,  
	  LSHL   T0.Z, T0.X, literal.x,  
	  ADD_INT * T5.W, T0.W, literal.y,  
	2(2.802597e-45), 6(8.407791e-45)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  ADD_INT * T2.W, T2.W, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T2.W 
	  MOV   T0.Y, OQAP,  
	  LSHL * T6.W, T1.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T33.X, PV.Y, PV.W,  
	  LSHL * T33.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T33.Y, 0.0,  
	  ADD_INT * T6.W, T0.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  ADD_INT * T7.W, T2.W, literal.y,  
	3(4.203895e-45), 2(2.802597e-45)
	  LDS_USHORT_READ_RET * OQAP, T7.W 
	  MOV   T0.Y, OQAP,  
	  LSHL * T7.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T34.X, PV.Y, PV.W,  
	  LSHL * T34.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T34.Y, 0.0,  
	  ADD_INT   T0.Z, T0.W, literal.x,  
	  ADD_INT * T2.W, T2.W, literal.y,  BS:VEC_120/SCL_212
	10(1.401298e-44), 4(5.605194e-45)
	  LDS_USHORT_READ_RET * OQAP, T2.W 
	  MOV   T0.Y, OQAP,  
	  AND_INT * T2.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Y, T0.X, literal.x,  
	  AND_INT   T1.Z, PV.Y, literal.y,  
	  LSHL * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T35.X, PV.Z, PV.W,  
	  AND_INT * T7.W, PV.Y, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 200:
	  ADD_INT   T1.X, KC0[2].Z, T7.W,  
	  LSHL * T35.W, literal.x, T2.W,  BS:VEC_021/SCL_122
	65535(9.183409e-41), 0(0.000000e+00)
	ALU clause starting at 203:
	  MOV   T35.Y, 0.0,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  AND_INT * T7.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T7.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T39.X, T1.X, PV.W,  
	  LSHL * T39.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T39.Y, 0.0,  
	  ADD_INT * T7.W, T0.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  AND_INT * T8.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T8.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T38.X, T38.X, PV.W,  
	  LSHL * T38.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T38.Y, 0.0,  
	  ADD_INT * T8.W, T0.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT * T9.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T9.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T37.X, T37.X, PV.W,  
	  LSHL * T37.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T37.Y, 0.0,  
	  ADD_INT * T9.W, T0.W, literal.x,  
	18(2.522337e-44), 0(0.000000e+00)
	  AND_INT * T10.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T10.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T36.X, T36.X, PV.W,  
	  LSHL * T36.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV * T36.Y, 0.0,  
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	47663(6.679009e-41), 0(0.000000e+00)
	  LSHR * T10.W, PV.Y, literal.x,  
	19(2.662467e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T10.W, literal.x,  
	  MULLO_INT   T0.Y, T10.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T10.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T10.W, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  SUB_INT * T10.W, T0.X, PV.Y,  
	  LSHL * T10.W, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  ADD_INT * T10.W, T0.W, literal.y,  
	131056(1.836486e-40), 24(3.363116e-44)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  OR_INT * T11.W, PV.Z, literal.y,  
	3(4.203895e-45), 10(1.401298e-44)
	  LDS_USHORT_READ_RET * OQAP, T11.W 
	  MOV   T0.X, OQAP,  
	  LSHL * T11.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T40.X, PV.X, PV.W,  
	  LSHL * T40.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T40.Y, 0.0,  
	  ADD_INT * T11.W, T0.W, literal.x,  
	26(3.643376e-44), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  OR_INT * T12.W, T1.Z, literal.y,  
	3(4.203895e-45), 12(1.681558e-44)
	  LDS_USHORT_READ_RET * OQAP, T12.W 
	  MOV   T0.X, OQAP,  
	  LSHL * T12.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T41.X, PV.X, PV.W,  
	  LSHL * T41.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T41.Y, 0.0,  
	  ADD_INT * T12.W, T0.W, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  OR_INT * T13.W, T1.Z, literal.y,  
	3(4.203895e-45), 6(8.407791e-45)
	  LDS_USHORT_READ_RET * OQAP, T13.W 
	  MOV   T0.X, OQAP,  
	  LSHL * T13.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T42.X, PV.X, PV.W,  
	  LSHL * T42.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV * T42.Y, 0.0,  
	  MULHI_INT   T0.X, T1.W, literal.x,  
	  MULHI_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.W, literal.x,  
	-1840700269(-6.346950e-28), 0(0.000000e+00)
	  ADD_INT * T13.W, PV.X, T1.W,  
	  LSHR   T2.Z, PV.W, literal.x,  
	  LSHR * T13.W, PV.W, literal.y,  
	2(2.802597e-45), 31(4.344025e-44)
	  ADD_INT * T13.W, PV.Z, PV.W,  
	  MULLO_INT   T0.X, T13.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T13.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T13.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T13.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL   T2.Z, KC0[3].X, 1,  
	  SUB_INT * T13.W, T1.W, PV.X,  
	  LSHL * T3.Z, PV.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	ALU clause starting at 318:
	  ADD_INT * T13.W, KC0[2].Y, T2.Z,  
	  ADD_INT * T0.X, PV.W, T3.Z,  
	ALU clause starting at 320:
	  ADD_INT * T13.W, T0.W, literal.x,  
	22(3.082857e-44), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  OR_INT * T14.W, T1.Z, literal.y,  
	3(4.203895e-45), 8(1.121039e-44)
	  LDS_USHORT_READ_RET * OQAP, T14.W 
	  MOV   T0.X, OQAP,  
	  LSHL * T14.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T45.X, PV.X, PV.W,  
	  LSHL * T45.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T45.Y, 0.0,  
	  ADD_INT * T14.W, T0.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  ADD_INT * T15.W, T1.Z, literal.y,  
	3(4.203895e-45), 18(2.522337e-44)
	  LDS_USHORT_READ_RET * OQAP, T15.W 
	  MOV   T0.X, OQAP,  
	  LSHL * T15.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T46.X, PV.X, PV.W,  
	  LSHL * T46.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T46.Y, 0.0,  
	  ADD_INT * T15.W, T0.W, literal.x,  
	34(4.764415e-44), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  ADD_INT * T16.W, T1.Z, literal.y,  
	3(4.203895e-45), 20(2.802597e-44)
	  LDS_USHORT_READ_RET * OQAP, T16.W 
	  MOV   T0.X, OQAP,  
	  LSHL * T16.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T47.X, PV.X, PV.W,  
	  LSHL * T47.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T47.Y, 0.0,  
	  ADD_INT * T16.W, T0.W, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  OR_INT * T17.W, T1.Z, literal.y,  
	3(4.203895e-45), 14(1.961818e-44)
	  LDS_USHORT_READ_RET * OQAP, T17.W 
	  MOV   T0.X, OQAP,  
	  LSHL * T17.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T48.X, PV.X, PV.W,  
	  LSHL * T48.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T48.Y, 0.0,  
	  ADD_INT * T17.W, T0.W, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  ADD_INT * T18.W, T1.Z, literal.y,  
	3(4.203895e-45), 16(2.242078e-44)
	  LDS_USHORT_READ_RET * OQAP, T18.W 
	  MOV * T0.X, OQAP,  
	ALU clause starting at 379:
	  LSHL * T18.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T49.X, T0.X, PV.W,  
	  LSHL * T49.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T49.Y, 0.0,  
	  MOV * T31.Z, 0.0,  
	  MOV * T32.Z, 0.0,  
	  MOV * T33.Z, 0.0,  
	  MOV * T34.Z, 0.0,  
	  MOV * T35.Z, 0.0,  
	  MOV * T39.Z, 0.0,  
	  MOV * T38.Z, 0.0,  
	  MOV * T37.Z, 0.0,  
	  MOV * T36.Z, 0.0,  
	  MOV * T40.Z, 0.0,  
	  MOV * T41.Z, 0.0,  
	  MOV * T42.Z, 0.0,  
	  MOV * T45.Z, 0.0,  
	  MOV * T46.Z, 0.0,  
	  MOV * T47.Z, 0.0,  
	  MOV * T48.Z, 0.0,  
	  MOV * T49.Z, 0.0,  
	  LSHR * T0.X, T17.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T16.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T50.X, T15.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T51.X, T14.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T52.X, T13.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T53.X, T12.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T54.X, T11.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T55.X, T10.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T56.X, T9.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T57.X, T8.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T58.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T59.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T60.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T61.X, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T62.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T63.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T64.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 436:
	  MOV   T0.X, T12.X,  
	  LSHR * T2.W, T43.X, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	ALU clause starting at 439:
	  ADD_INT * T2.W, T2.W, T1.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T2.W, PV.Z, PV.W,  
	  MOV * T12.X, PV.W,  
	  MOV   T0.X, PV.X,  
	  ADD_INT * T2.W, T43.X, T1.W,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  AND_INT * T2.W, PV.W, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T2.W, PV.Z, PV.W,  
	  MOV * T12.X, PV.W,  
	  MOV   T0.X, T13.X,  
	  LSHR * T2.W, T43.Y, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.W, T1.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T2.W, PV.Z, PV.W,  
	  MOV * T13.X, PV.W,  
	  MOV   T0.X, PV.X,  
	  ADD_INT * T2.W, T43.Y, T1.W,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  AND_INT * T2.W, PV.W, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T2.W, PV.Z, PV.W,  
	  MOV * T13.X, PV.W,  
	  MOV   T0.X, T16.X,  
	  LSHR * T3.W, T43.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, T1.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T3.W, PV.Z, PV.W,  
	  MOV * T16.X, PV.W,  
	  MOV   T0.X, PV.X,  
	  ADD_INT * T3.W, T43.Z, T1.W,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  AND_INT * T3.W, PV.W, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T3.W, PV.Z, PV.W,  
	  MOV * T16.X, PV.W,  
	  MOV   T0.X, T17.X,  
	  LSHR * T3.W, T43.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, T1.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T3.W, PV.Z, PV.W,  
	  MOV * T17.X, PV.W,  
	  MOV   T0.X, PV.X,  
	  ADD_INT * T3.W, T43.W, T1.W,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  AND_INT * T3.W, PV.W, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T3.W, PV.Z, PV.W,  
	  MOV * T17.X, PV.W,  
	  MOV   T0.X, T4.X,  
	  LSHR * T4.W, T44.X, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.W, T1.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T4.W, PV.W, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T4.W, PV.Z, PV.W,  
	  MOV * T4.X, PV.W,  
	  MOV   T0.X, PV.X,  
	  ADD_INT * T4.W, T44.X, T1.W,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  AND_INT * T4.W, PV.W, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T4.W, PV.Z, PV.W,  
	  MOV * T4.X, PV.W,  
	  MOV   T0.X, T5.X,  
	  LSHR * T4.W, T44.Y, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.W, T1.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T4.W, PV.W, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T4.W, PV.Z, PV.W,  
	  MOV * T5.X, PV.W,  
	  MOV   T0.X, PV.X,  
	  ADD_INT * T4.W, T44.Y, T1.W,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  AND_INT * T4.W, PV.W, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T4.W, PV.Z, PV.W,  
	  MOV * T5.X, PV.W,  
	  MOV   T0.X, T8.X,  
	  LSHR * T5.W, T44.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T5.W, PV.W, T1.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T5.W, PV.W, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T5.W, PV.Z, PV.W,  
	  MOV * T8.X, PV.W,  
	  MOV * T0.X, PV.X,  
	ALU clause starting at 542:
	  ADD_INT * T5.W, T44.Z, T1.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  AND_INT * T5.W, PV.W, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T5.W, PV.Z, PV.W,  
	  MOV * T8.X, PV.W,  
	  MOV   T0.X, T9.X,  
	  LSHR * T5.W, T44.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T5.W, PV.W, T1.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T5.W, PV.W, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T5.W, PV.Z, PV.W,  
	  MOV * T9.X, PV.W,  
	  MOV   T0.X, PV.X,  
	  ADD_INT * T1.W, T44.W, T1.W,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  AND_INT * T1.W, PV.W, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T9.X, PV.W,  
	  MOV   T0.X, T12.X,  
	  MOV   T0.Y, T16.X,  BS:VEC_120/SCL_212
	  MOV * T0.Z, T4.X,  BS:VEC_201
	  MOV * T1.X, T8.X,  
	  MOV * T23.X, T3.W,  
	  MOV   T1.Y, PV.X,  
	  ADD_INT * T3.W, T0.W, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  AND_INT * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T1.Y, literal.x,  
	  LSHL * T5.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T31.X, PV.Z, PV.W,  
	  LSHL * T31.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T31.Y, 0.0,  
	  ADD_INT * T5.W, T0.W, literal.x,  
	50(7.006492e-44), 0(0.000000e+00)
	  AND_INT * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T1.Z, T1.Y, literal.x,  
	  LSHL * T6.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T32.X, PV.Z, PV.W,  
	  LSHL * T32.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T32.Y, 0.0,  
	  MOV * T31.Z, 0.0,  
	  MOV * T32.Z, 0.0,  
	  LSHR * T33.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T34.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T22.X, T0.Y,  
	  MOV * T20.X, T0.X,  
	  MOV * T21.X, T2.W,  
	ALU clause starting at 601:
	  MOV   T0.X, T22.X,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	44(6.165713e-44), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T31.X, PV.Z, PV.W,  
	  LSHL * T31.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T31.Y, 0.0,  
	  ADD_INT * T3.W, T0.W, literal.x,  
	46(6.445973e-44), 0(0.000000e+00)
	  AND_INT * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T1.Z, T0.X, literal.x,  
	  LSHL * T5.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T32.X, PV.Z, PV.W,  
	  LSHL * T32.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T32.Y, 0.0,  
	  MOV * T31.Z, 0.0,  
	  MOV * T32.Z, 0.0,  
	  LSHR * T0.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T33.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 630:
	  MOV   T0.X, T21.X,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	40(5.605194e-44), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T31.X, PV.Z, PV.W,  
	  LSHL * T31.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T31.Y, 0.0,  
	  ADD_INT * T3.W, T0.W, literal.x,  
	42(5.885454e-44), 0(0.000000e+00)
	  AND_INT * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T1.Z, T0.X, literal.x,  
	  LSHL * T5.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T32.X, PV.Z, PV.W,  
	  LSHL * T32.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T32.Y, 0.0,  
	  MOV * T31.Z, 0.0,  
	  MOV * T32.Z, 0.0,  
	  LSHR * T0.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T33.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 659:
	  MOV   T0.X, T20.X,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	36(5.044674e-44), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T31.X, PV.Z, PV.W,  
	  LSHL * T31.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T31.Y, 0.0,  
	  ADD_INT * T3.W, T0.W, literal.x,  
	38(5.324934e-44), 0(0.000000e+00)
	  AND_INT * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T1.Z, T0.X, literal.x,  
	  LSHL * T5.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T32.X, PV.Z, PV.W,  
	  LSHL * T32.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T32.Y, 0.0,  
	  MOV * T31.Z, 0.0,  
	  MOV * T32.Z, 0.0,  
	  LSHR * T0.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T33.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 688:
	  MOV * T27.X, T1.W,  
	  MOV   T0.X, PV.X,  
	  ADD_INT * T1.W, T0.W, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T0.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T31.X, PV.Z, PV.W,  
	  LSHL * T31.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T31.Y, 0.0,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	66(9.248570e-44), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T1.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T32.X, PV.Z, PV.W,  
	  LSHL * T32.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T32.Y, 0.0,  
	  MOV * T31.Z, 0.0,  
	  MOV * T32.Z, 0.0,  
	  LSHR * T0.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T33.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T26.X, T1.X,  
	  MOV * T24.X, T0.Z,  
	  MOV * T25.X, T4.W,  
	ALU clause starting at 721:
	  MOV   T0.X, T26.X,  
	  ADD_INT * T1.W, T0.W, literal.x,  
	60(8.407791e-44), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T31.X, PV.Z, PV.W,  
	  LSHL * T31.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T31.Y, 0.0,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	62(8.688050e-44), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T0.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T32.X, PV.Z, PV.W,  
	  LSHL * T32.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T32.Y, 0.0,  
	  MOV * T31.Z, 0.0,  
	  MOV * T32.Z, 0.0,  
	  LSHR * T0.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 750:
	  MOV   T0.X, T25.X,  
	  ADD_INT * T1.W, T0.W, literal.x,  
	56(7.847271e-44), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T31.X, PV.Z, PV.W,  
	  LSHL * T31.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T31.Y, 0.0,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	58(8.127531e-44), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T0.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T32.X, PV.Z, PV.W,  
	  LSHL * T32.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T32.Y, 0.0,  
	  MOV * T31.Z, 0.0,  
	  MOV * T32.Z, 0.0,  
	  LSHR * T0.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 779:
	  MOV   T0.X, T24.X,  
	  ADD_INT * T1.W, T0.W, literal.x,  
	52(7.286752e-44), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T31.X, PV.Z, PV.W,  
	  LSHL * T31.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T31.Y, 0.0,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	54(7.567012e-44), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T0.Z, T0.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T32.X, PV.Z, PV.W,  
	  LSHL * T32.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T32.Y, 0.0,  
	  MOV * T31.Z, 0.0,  
	  MOV * T32.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1417:
.Lfunc_end9:
	.size	walk_ushort, .Lfunc_end9-walk_ushort

	.section	.AMDGPU.config
	.long	166100
	.long	17
	.long	165900
	.long	0
	.long	166120
	.long	145
	.text
	.globl	local_ushort
	.p2align	8
	.type	local_ushort,@function
local_ushort:
local_ushort$local:
.Lfunc_begin10:
	ALU 5, @34, KC0[CB0:0-32], KC1[]
.Ltmp1418:
	ALU 2, @40, KC0[CB0:0-32], KC1[]
	TEX 7 @16
	ALU 27, @43, KC0[CB0:0-32], KC1[]
	TEX 0 @32
	ALU 7, @71, KC0[], KC1[]
	ALU 38, @79, KC0[], KC1[]
.Ltmp1419:
	ALU 15, @118, KC0[], KC1[]
	ALU 19, @134, KC0[CB0:0-32], KC1[]
	ALU 55, @154, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T14.X
	MEM_RAT MSKOR T9.XW, T13.X
	MEM_RAT MSKOR T10.XW, T12.X
	MEM_RAT MSKOR T11.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 16:
	  VTX_READ_16 T9.X, T1.X, 6, #1
	  VTX_READ_16 T10.X, T1.X, 4, #1
	  VTX_READ_16 T11.X, T1.X, 2, #1
	  VTX_READ_16 T12.X, T1.X, 0, #1
	  VTX_READ_16 T13.X, T1.X, 14, #1
	  VTX_READ_16 T14.X, T1.X, 12, #1
	  VTX_READ_16 T15.X, T1.X, 10, #1
	  VTX_READ_16 T1.X, T1.X, 8, #1
	Fetch clause starting at 32:
	  VTX_READ_16 T1.X, T16.X, 0, #1
	ALU clause starting at 34:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1420:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 40:
	  LSHL * T1.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 43:
	  LSHL   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, T0.W, 1,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT   T16.X, KC0[2].Y, PV.W,  
	  OR_INT * T1.W, PV.Z, literal.x,  
	10(1.401298e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T1.W, T1.X, 
	  OR_INT * T1.W, T0.Z, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T1.W, T15.X, 
	  OR_INT * T1.W, T0.Z, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T1.W, T14.X, 
	  ADD_INT * T1.W, T0.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T1.W, T13.X, 
	  OR_INT * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T1.W, T12.X, 
	  OR_INT * T2.W, T0.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T2.W, T11.X, 
	  OR_INT * T2.W, T0.Z, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T2.W, T10.X, 
	  OR_INT * T2.W, T0.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T2.W, T9.X, 
	ALU clause starting at 71:
	  LSHL * T2.W, T0.X, 1,  
	  LSHL   T0.Z, T0.X, literal.x,  
	  ADD_INT * T2.W, PV.W, literal.y,  
	3(4.203895e-45), 514(7.202674e-43)
	  LDS_SHORT_WRITE * T2.W, T1.X, 
	  SUB_INT * T2.W, literal.x, T0.Z,  
	258(3.615350e-43), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 79:
	  LDS_USHORT_READ_RET * OQAP, T2.W 
	  MOV   T0.Y, OQAP,  
	  SUB_INT * T2.W, literal.x, T0.Z,  
	256(3.587324e-43), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T2.W 
	  MOV   T1.X, OQAP,  
	  LSHL * T2.W, T0.Y, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT * T2.W, PV.W, PV.X,  
	  MOV   T3.X, PV.W,  
	  SUB_INT * T2.W, literal.x, T0.Z,  
	254(3.559298e-43), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T2.W 
	  MOV   T0.Y, OQAP,  
	  SUB_INT * T2.W, literal.x, T0.Z,  
	252(3.531272e-43), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T2.W 
	  MOV   T0.Z, OQAP,  
	  LSHL * T2.W, T0.Y, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT * T2.W, PV.W, PV.Z,  
	  MOV   T2.X, PV.W,  
	  MOV * T0.Y, T3.X,  
	  MOV * T0.Z, PV.X,  
	  MULLO_INT   T1.X, T0.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT * T2.W, PV.X, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T2.W 
	  MOV   T1.X, OQAP,  
	  LSHR * T2.W, T0.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T0.Z, PV.X, T0.Z,  
	ALU clause starting at 118:
	  ADD_INT * T2.W, T1.X, T2.W,  
	  LSHL   T1.Z, PV.W, literal.x,  
	  AND_INT * T2.W, T0.Z, literal.y,  
	16(2.242078e-44), 65535(9.183409e-41)
	  MULLO_INT   T1.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T1.Y, T0.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T0.X, literal.x,  
	-12(nan), 0(0.000000e+00)
	  ADD_INT   T2.Z, T1.W, PV.Y,  
	  OR_INT * T1.W, T2.W, T1.Z,  BS:VEC_120/SCL_212
	  LSHL   T1.Y, T0.X, literal.x,  
	  LSHR   T1.Z, PV.W, literal.y,  
	  ADD_INT * T1.W, PV.Z, literal.x,  
	2(2.802597e-45), 16(2.242078e-44)
	  GROUP_BARRIER
	ALU clause starting at 134:
	  LDS_SHORT_WRITE * T1.W, T1.Z, 
	  ADD_INT   T2.Y, T2.Z, T1.Y,  
	  LSHR   T1.Z, T0.Y, literal.x,  
	  LSHL * T0.W, T0.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LDS_SHORT_WRITE * T2.Z, T0.Z, 
	  ADD_INT   T3.Y, KC0[2].Z, T0.W,  
	  ADD_INT   T0.Z, T1.X, T0.Y,  
	  ADD_INT * T0.W, T1.Y, literal.x,  
	130(1.821688e-43), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T0.W, T0.Z, 
	  ADD_INT   T0.Y, T3.Y, literal.x,  
	  ADD_INT   T0.Z, T1.X, T1.Z,  
	  ADD_INT * T0.W, T1.Y, literal.y,  BS:VEC_120/SCL_212
	4(5.605194e-45), 132(1.849714e-43)
	  LDS_SHORT_WRITE * T0.W, T0.Z, 
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  ADD_INT * T0.W, T2.Y, literal.y,  BS:VEC_120/SCL_212
	3(4.203895e-45), 4(5.605194e-45)
	  GROUP_BARRIER
	ALU clause starting at 154:
	  LDS_USHORT_READ_RET * OQAP, T0.W 
	  MOV   T0.X, OQAP,  
	  LSHL * T0.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.X, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  ADD_INT * T0.W, T3.Y, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  ADD_INT * T2.W, T2.Y, literal.y,  
	3(4.203895e-45), 6(8.407791e-45)
	  LDS_USHORT_READ_RET * OQAP, T2.W 
	  MOV   T0.X, OQAP,  
	  LSHL * T2.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T9.X, PV.X, PV.W,  
	  LSHL * T9.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T9.Y, 0.0,  
	  AND_INT * T2.W, T3.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T2.Y 
	  MOV   T0.X, OQAP,  
	  LSHL * T2.W, T2.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T10.X, PV.X, PV.W,  
	  LSHL * T10.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T10.Y, 0.0,  
	  ADD_INT * T2.W, T3.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  ADD_INT * T3.W, T2.Y, literal.y,  
	3(4.203895e-45), 2(2.802597e-45)
	  LDS_USHORT_READ_RET * OQAP, T3.W 
	  MOV   T0.X, OQAP,  
	  LSHL * T3.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T11.X, PV.X, PV.W,  
	  LSHL * T11.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T11.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  MOV * T9.Z, 0.0,  
	  MOV * T10.Z, 0.0,  
	  MOV * T11.Z, 0.0,  
	  LSHR * T0.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T12.X, T3.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T13.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T14.X, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1421:
.Lfunc_end10:
	.size	local_ushort, .Lfunc_end10-local_ushort

	.section	.AMDGPU.config
	.long	166100
	.long	565
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	own_ushort
	.p2align	8
	.type	own_ushort,@function
own_ushort:
own_ushort$local:
.Lfunc_begin11:
	ALU 0, @272, KC0[], KC1[]
.Ltmp1422:
	ALU 5, @273, KC0[CB0:0-32], KC1[]
.Ltmp1423:
	ALU 8, @279, KC0[CB0:0-32], KC1[]
.Ltmp1424:
	TEX 0 @190
	ALU 4, @288, KC0[], KC1[]
.Ltmp1425:
	ALU 5, @293, KC0[CB0:0-32], KC1[]
	TEX 0 @192
	ALU 4, @299, KC0[], KC1[]
.Ltmp1426:
	ALU 6, @304, KC0[CB0:0-32], KC1[]
	TEX 0 @194
	ALU 4, @311, KC0[], KC1[]
.Ltmp1427:
	ALU 6, @316, KC0[CB0:0-32], KC1[]
	TEX 0 @196
	ALU 4, @323, KC0[], KC1[]
.Ltmp1428:
	ALU 6, @328, KC0[CB0:0-32], KC1[]
	TEX 0 @198
	ALU 4, @335, KC0[], KC1[]
.Ltmp1429:
	ALU 6, @340, KC0[CB0:0-32], KC1[]
	TEX 0 @200
	ALU 4, @347, KC0[], KC1[]
.Ltmp1430:
	ALU 6, @352, KC0[CB0:0-32], KC1[]
	TEX 0 @202
	ALU 4, @359, KC0[], KC1[]
.Ltmp1431:
	ALU 6, @364, KC0[CB0:0-32], KC1[]
	TEX 0 @204
	ALU 4, @371, KC0[], KC1[]
.Ltmp1432:
	ALU 6, @376, KC0[CB0:0-32], KC1[]
	TEX 0 @206
	ALU 4, @383, KC0[], KC1[]
.Ltmp1433:
	ALU 6, @388, KC0[CB0:0-32], KC1[]
	TEX 0 @208
	ALU 4, @395, KC0[], KC1[]
.Ltmp1434:
	ALU 6, @400, KC0[CB0:0-32], KC1[]
	TEX 0 @210
	ALU 4, @407, KC0[], KC1[]
.Ltmp1435:
	ALU 6, @412, KC0[CB0:0-32], KC1[]
	TEX 0 @212
	ALU 4, @419, KC0[], KC1[]
.Ltmp1436:
	ALU 6, @424, KC0[CB0:0-32], KC1[]
	TEX 0 @214
	ALU 4, @431, KC0[], KC1[]
.Ltmp1437:
	ALU 6, @436, KC0[CB0:0-32], KC1[]
	TEX 0 @216
	ALU 4, @443, KC0[], KC1[]
.Ltmp1438:
	ALU 6, @448, KC0[CB0:0-32], KC1[]
	TEX 0 @218
	ALU 4, @455, KC0[], KC1[]
.Ltmp1439:
	ALU 6, @460, KC0[CB0:0-32], KC1[]
	TEX 0 @220
	ALU 4, @467, KC0[], KC1[]
.Ltmp1440:
	ALU 6, @472, KC0[CB0:0-32], KC1[]
	TEX 0 @222
	ALU 4, @479, KC0[], KC1[]
.Ltmp1441:
	ALU 6, @484, KC0[CB0:0-32], KC1[]
	TEX 0 @224
	ALU 4, @491, KC0[], KC1[]
.Ltmp1442:
	ALU 6, @496, KC0[CB0:0-32], KC1[]
	TEX 0 @226
	ALU 4, @503, KC0[], KC1[]
.Ltmp1443:
	ALU 6, @508, KC0[CB0:0-32], KC1[]
	TEX 0 @228
	ALU 4, @515, KC0[], KC1[]
.Ltmp1444:
	ALU 6, @520, KC0[CB0:0-32], KC1[]
	TEX 0 @230
	ALU 4, @527, KC0[], KC1[]
.Ltmp1445:
	ALU 6, @532, KC0[CB0:0-32], KC1[]
	TEX 0 @232
	ALU 4, @539, KC0[], KC1[]
.Ltmp1446:
	ALU 6, @544, KC0[CB0:0-32], KC1[]
	TEX 0 @234
	ALU 4, @551, KC0[], KC1[]
.Ltmp1447:
	ALU 6, @556, KC0[CB0:0-32], KC1[]
	TEX 0 @236
	ALU 4, @563, KC0[], KC1[]
.Ltmp1448:
	ALU 6, @568, KC0[CB0:0-32], KC1[]
	TEX 0 @238
	ALU 4, @575, KC0[], KC1[]
.Ltmp1449:
	ALU 6, @580, KC0[CB0:0-32], KC1[]
	TEX 0 @240
	ALU 4, @587, KC0[], KC1[]
.Ltmp1450:
	ALU 6, @592, KC0[CB0:0-32], KC1[]
	TEX 0 @242
	ALU 4, @599, KC0[], KC1[]
.Ltmp1451:
	ALU 6, @604, KC0[CB0:0-32], KC1[]
	TEX 0 @244
	ALU 4, @611, KC0[], KC1[]
.Ltmp1452:
	ALU 6, @616, KC0[CB0:0-32], KC1[]
	TEX 0 @246
	ALU 4, @623, KC0[], KC1[]
.Ltmp1453:
	ALU 6, @628, KC0[CB0:0-32], KC1[]
	TEX 0 @248
	ALU 4, @635, KC0[], KC1[]
.Ltmp1454:
	ALU 6, @640, KC0[CB0:0-32], KC1[]
	TEX 0 @250
	ALU 4, @647, KC0[], KC1[]
.Ltmp1455:
	ALU 6, @652, KC0[CB0:0-32], KC1[]
	TEX 0 @252
	ALU 4, @659, KC0[], KC1[]
.Ltmp1456:
	ALU 6, @664, KC0[CB0:0-32], KC1[]
	TEX 0 @254
	ALU 4, @671, KC0[], KC1[]
.Ltmp1457:
	ALU 6, @676, KC0[CB0:0-32], KC1[]
	TEX 0 @256
	ALU 4, @683, KC0[], KC1[]
.Ltmp1458:
	ALU 6, @688, KC0[CB0:0-32], KC1[]
	TEX 0 @258
	ALU 4, @695, KC0[], KC1[]
.Ltmp1459:
	ALU 6, @700, KC0[CB0:0-32], KC1[]
	TEX 0 @260
	ALU 4, @707, KC0[], KC1[]
.Ltmp1460:
	ALU 6, @712, KC0[CB0:0-32], KC1[]
	TEX 0 @262
	ALU 4, @719, KC0[], KC1[]
.Ltmp1461:
	ALU 6, @724, KC0[CB0:0-32], KC1[]
	TEX 0 @264
	ALU 4, @731, KC0[], KC1[]
.Ltmp1462:
	ALU 6, @736, KC0[CB0:0-32], KC1[]
	TEX 0 @266
	ALU 4, @743, KC0[], KC1[]
.Ltmp1463:
	ALU 6, @748, KC0[CB0:0-32], KC1[]
	TEX 0 @268
	ALU 4, @755, KC0[], KC1[]
.Ltmp1464:
	ALU 6, @760, KC0[CB0:0-32], KC1[]
	TEX 0 @270
	ALU 4, @767, KC0[], KC1[]
.Ltmp1465:
	ALU 0, @772, KC0[CB0:0-32], KC1[]
.Ltmp1466:
	ALU_PUSH_BEFORE 1, @773, KC0[CB0:0-32], KC1[]
	JUMP @139 POP:1
	ALU 3, @775, KC0[CB0:0-32], KC1[]
.Ltmp1467:
	LOOP_START_DX10 @138
.Ltmp1468:
	ALU 32, @779, KC0[], KC1[]
.Ltmp1469:
	ALU 0, @812, KC0[], KC1[]
.Ltmp1470:
	ALU 36, @813, KC0[], KC1[]
.Ltmp1471:
	ALU_PUSH_BEFORE 3, @850, KC0[], KC1[]
	JUMP @137 POP:1
	LOOP_BREAK @137
	POP @137 POP:1
	END_LOOP @130
	POP @139 POP:1
.Ltmp1472:
	ALU 108, @854, KC0[], KC1[]
	ALU 113, @963, KC0[], KC1[]
	ALU 109, @1077, KC0[], KC1[]
	ALU 110, @1187, KC0[], KC1[]
	ALU 114, @1298, KC0[], KC1[]
	ALU 110, @1413, KC0[], KC1[]
	ALU 106, @1524, KC0[], KC1[]
	ALU 72, @1631, KC0[], KC1[]
.Ltmp1473:
	ALU 10, @1704, KC0[], KC1[]
.Ltmp1474:
	ALU 10, @1715, KC0[], KC1[]
.Ltmp1475:
	ALU 15, @1726, KC0[], KC1[]
.Ltmp1476:
	ALU 14, @1742, KC0[], KC1[]
.Ltmp1477:
	ALU 8, @1757, KC0[], KC1[]
.Ltmp1478:
	ALU 23, @1766, KC0[], KC1[]
.Ltmp1479:
	ALU 8, @1790, KC0[], KC1[]
.Ltmp1480:
	ALU 9, @1799, KC0[], KC1[]
.Ltmp1481:
	ALU 9, @1809, KC0[], KC1[]
.Ltmp1482:
	ALU 25, @1819, KC0[], KC1[]
.Ltmp1483:
	ALU 10, @1845, KC0[], KC1[]
.Ltmp1484:
	ALU 15, @1856, KC0[], KC1[]
.Ltmp1485:
	ALU 9, @1872, KC0[], KC1[]
.Ltmp1486:
	ALU 9, @1882, KC0[], KC1[]
.Ltmp1487:
	ALU 9, @1892, KC0[], KC1[]
.Ltmp1488:
	ALU 14, @1902, KC0[], KC1[]
.Ltmp1489:
	ALU 9, @1917, KC0[], KC1[]
.Ltmp1490:
	ALU 9, @1927, KC0[], KC1[]
.Ltmp1491:
	ALU 9, @1937, KC0[], KC1[]
.Ltmp1492:
	ALU 11, @1947, KC0[], KC1[]
.Ltmp1493:
	ALU 10, @1959, KC0[], KC1[]
.Ltmp1494:
	ALU 10, @1970, KC0[], KC1[]
.Ltmp1495:
	ALU 15, @1981, KC0[], KC1[]
.Ltmp1496:
	ALU 14, @1997, KC0[], KC1[]
.Ltmp1497:
	ALU 8, @2012, KC0[], KC1[]
.Ltmp1498:
	ALU 23, @2021, KC0[], KC1[]
.Ltmp1499:
	ALU 8, @2045, KC0[], KC1[]
.Ltmp1500:
	ALU 9, @2054, KC0[], KC1[]
.Ltmp1501:
	ALU 9, @2064, KC0[], KC1[]
.Ltmp1502:
	ALU 26, @2074, KC0[], KC1[]
.Ltmp1503:
	ALU 10, @2101, KC0[], KC1[]
.Ltmp1504:
	ALU 10, @2112, KC0[], KC1[]
.Ltmp1505:
	ALU 10, @2123, KC0[], KC1[]
.Ltmp1506:
	ALU 10, @2134, KC0[], KC1[]
.Ltmp1507:
	ALU 10, @2145, KC0[], KC1[]
.Ltmp1508:
	ALU 10, @2156, KC0[], KC1[]
.Ltmp1509:
	ALU 10, @2167, KC0[], KC1[]
.Ltmp1510:
	ALU 9, @2178, KC0[], KC1[]
.Ltmp1511:
	ALU 7, @2188, KC0[], KC1[]
.Ltmp1512:
	ALU 7, @2196, KC0[], KC1[]
.Ltmp1513:
	ALU 9, @2204, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 190:
.Ltmp1514:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1515:
	Fetch clause starting at 192:
.Ltmp1516:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1517:
	Fetch clause starting at 194:
.Ltmp1518:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1519:
	Fetch clause starting at 196:
.Ltmp1520:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1521:
	Fetch clause starting at 198:
.Ltmp1522:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1523:
	Fetch clause starting at 200:
.Ltmp1524:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1525:
	Fetch clause starting at 202:
.Ltmp1526:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1527:
	Fetch clause starting at 204:
.Ltmp1528:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1529:
	Fetch clause starting at 206:
.Ltmp1530:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1531:
	Fetch clause starting at 208:
.Ltmp1532:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1533:
	Fetch clause starting at 210:
.Ltmp1534:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1535:
	Fetch clause starting at 212:
.Ltmp1536:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1537:
	Fetch clause starting at 214:
.Ltmp1538:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1539:
	Fetch clause starting at 216:
.Ltmp1540:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1541:
	Fetch clause starting at 218:
.Ltmp1542:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1543:
	Fetch clause starting at 220:
.Ltmp1544:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1545:
	Fetch clause starting at 222:
.Ltmp1546:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1547:
	Fetch clause starting at 224:
.Ltmp1548:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1549:
	Fetch clause starting at 226:
.Ltmp1550:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1551:
	Fetch clause starting at 228:
.Ltmp1552:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1553:
	Fetch clause starting at 230:
.Ltmp1554:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1555:
	Fetch clause starting at 232:
.Ltmp1556:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1557:
	Fetch clause starting at 234:
.Ltmp1558:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1559:
	Fetch clause starting at 236:
.Ltmp1560:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1561:
	Fetch clause starting at 238:
.Ltmp1562:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1563:
	Fetch clause starting at 240:
.Ltmp1564:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1565:
	Fetch clause starting at 242:
.Ltmp1566:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1567:
	Fetch clause starting at 244:
.Ltmp1568:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1569:
	Fetch clause starting at 246:
.Ltmp1570:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1571:
	Fetch clause starting at 248:
.Ltmp1572:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1573:
	Fetch clause starting at 250:
.Ltmp1574:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1575:
	Fetch clause starting at 252:
.Ltmp1576:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1577:
	Fetch clause starting at 254:
.Ltmp1578:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1579:
	Fetch clause starting at 256:
.Ltmp1580:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1581:
	Fetch clause starting at 258:
.Ltmp1582:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1583:
	Fetch clause starting at 260:
.Ltmp1584:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1585:
	Fetch clause starting at 262:
.Ltmp1586:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1587:
	Fetch clause starting at 264:
.Ltmp1588:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1589:
	Fetch clause starting at 266:
.Ltmp1590:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1591:
	Fetch clause starting at 268:
.Ltmp1592:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp1593:
	Fetch clause starting at 270:
.Ltmp1594:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp1595:
	ALU clause starting at 272:
.Ltmp1596:
	  MOV * T0.Y, T2.X,  
.Ltmp1597:
	ALU clause starting at 273:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z, KC0[1].Z, T1.X,  
.Ltmp1598:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1599:
	  ADD_INT * T0.W, PV.Z, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 279:
.Ltmp1600:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.X, literal.x,  
.Ltmp1601:
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1602:
	ALU clause starting at 288:
.Ltmp1603:
	  AND_INT   T0.Z, T1.X, literal.x,  
	  AND_INT * T1.W, T0.Y, literal.y,  
	65535(9.183409e-41), -65536(nan)
	  OR_INT * T1.W, PV.W, PV.Z,  
	  MOV * T2.X, PV.W,  
.Ltmp1604:
	ALU clause starting at 293:
.Ltmp1605:
	  MOV   T0.Y, T2.X,  
	  ADD_INT * T1.W, T0.X, 1,  BS:VEC_120/SCL_212
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1606:
	ALU clause starting at 299:
.Ltmp1607:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T2.X, PV.W,  
.Ltmp1608:
	ALU clause starting at 304:
.Ltmp1609:
	  MOV   T0.Y, T3.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1610:
	ALU clause starting at 311:
.Ltmp1611:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T3.X, PV.W,  
.Ltmp1612:
	ALU clause starting at 316:
.Ltmp1613:
	  MOV   T0.Y, T3.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1614:
	ALU clause starting at 323:
.Ltmp1615:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T3.X, PV.W,  
.Ltmp1616:
	ALU clause starting at 328:
.Ltmp1617:
	  MOV   T0.Y, T4.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1618:
	ALU clause starting at 335:
.Ltmp1619:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T4.X, PV.W,  
.Ltmp1620:
	ALU clause starting at 340:
.Ltmp1621:
	  MOV   T0.Y, T4.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1622:
	ALU clause starting at 347:
.Ltmp1623:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T4.X, PV.W,  
.Ltmp1624:
	ALU clause starting at 352:
.Ltmp1625:
	  MOV   T0.Y, T5.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1626:
	ALU clause starting at 359:
.Ltmp1627:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T5.X, PV.W,  
.Ltmp1628:
	ALU clause starting at 364:
.Ltmp1629:
	  MOV   T0.Y, T5.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1630:
	ALU clause starting at 371:
.Ltmp1631:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T5.X, PV.W,  
.Ltmp1632:
	ALU clause starting at 376:
.Ltmp1633:
	  MOV   T0.Y, T6.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1634:
	ALU clause starting at 383:
.Ltmp1635:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T6.X, PV.W,  
.Ltmp1636:
	ALU clause starting at 388:
.Ltmp1637:
	  MOV   T0.Y, T6.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	9(1.261169e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1638:
	ALU clause starting at 395:
.Ltmp1639:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T6.X, PV.W,  
.Ltmp1640:
	ALU clause starting at 400:
.Ltmp1641:
	  MOV   T0.Y, T7.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	10(1.401298e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1642:
	ALU clause starting at 407:
.Ltmp1643:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T7.X, PV.W,  
.Ltmp1644:
	ALU clause starting at 412:
.Ltmp1645:
	  MOV   T0.Y, T7.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	11(1.541428e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1646:
	ALU clause starting at 419:
.Ltmp1647:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T7.X, PV.W,  
.Ltmp1648:
	ALU clause starting at 424:
.Ltmp1649:
	  MOV   T0.Y, T8.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	12(1.681558e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1650:
	ALU clause starting at 431:
.Ltmp1651:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T8.X, PV.W,  
.Ltmp1652:
	ALU clause starting at 436:
.Ltmp1653:
	  MOV   T0.Y, T8.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	13(1.821688e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1654:
	ALU clause starting at 443:
.Ltmp1655:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T8.X, PV.W,  
.Ltmp1656:
	ALU clause starting at 448:
.Ltmp1657:
	  MOV   T0.Y, T9.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	14(1.961818e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1658:
	ALU clause starting at 455:
.Ltmp1659:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T9.X, PV.W,  
.Ltmp1660:
	ALU clause starting at 460:
.Ltmp1661:
	  MOV   T0.Y, T9.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	15(2.101948e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1662:
	ALU clause starting at 467:
.Ltmp1663:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T9.X, PV.W,  
.Ltmp1664:
	ALU clause starting at 472:
.Ltmp1665:
	  MOV   T0.Y, T10.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1666:
	ALU clause starting at 479:
.Ltmp1667:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T10.X, PV.W,  
.Ltmp1668:
	ALU clause starting at 484:
.Ltmp1669:
	  MOV   T0.Y, T10.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	17(2.382207e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1670:
	ALU clause starting at 491:
.Ltmp1671:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T10.X, PV.W,  
.Ltmp1672:
	ALU clause starting at 496:
.Ltmp1673:
	  MOV   T0.Y, T11.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	18(2.522337e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1674:
	ALU clause starting at 503:
.Ltmp1675:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T11.X, PV.W,  
.Ltmp1676:
	ALU clause starting at 508:
.Ltmp1677:
	  MOV   T0.Y, T11.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	19(2.662467e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1678:
	ALU clause starting at 515:
.Ltmp1679:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T11.X, PV.W,  
.Ltmp1680:
	ALU clause starting at 520:
.Ltmp1681:
	  MOV   T0.Y, T12.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	20(2.802597e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1682:
	ALU clause starting at 527:
.Ltmp1683:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T12.X, PV.W,  
.Ltmp1684:
	ALU clause starting at 532:
.Ltmp1685:
	  MOV   T0.Y, T12.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	21(2.942727e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1686:
	ALU clause starting at 539:
.Ltmp1687:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T12.X, PV.W,  
.Ltmp1688:
	ALU clause starting at 544:
.Ltmp1689:
	  MOV   T0.Y, T13.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	22(3.082857e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1690:
	ALU clause starting at 551:
.Ltmp1691:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T13.X, PV.W,  
.Ltmp1692:
	ALU clause starting at 556:
.Ltmp1693:
	  MOV   T0.Y, T13.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	23(3.222986e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1694:
	ALU clause starting at 563:
.Ltmp1695:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T13.X, PV.W,  
.Ltmp1696:
	ALU clause starting at 568:
.Ltmp1697:
	  MOV   T0.Y, T14.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	24(3.363116e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1698:
	ALU clause starting at 575:
.Ltmp1699:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T14.X, PV.W,  
.Ltmp1700:
	ALU clause starting at 580:
.Ltmp1701:
	  MOV   T0.Y, T14.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	25(3.503246e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1702:
	ALU clause starting at 587:
.Ltmp1703:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T14.X, PV.W,  
.Ltmp1704:
	ALU clause starting at 592:
.Ltmp1705:
	  MOV   T0.Y, T15.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	26(3.643376e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1706:
	ALU clause starting at 599:
.Ltmp1707:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T15.X, PV.W,  
.Ltmp1708:
	ALU clause starting at 604:
.Ltmp1709:
	  MOV   T0.Y, T15.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	27(3.783506e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1710:
	ALU clause starting at 611:
.Ltmp1711:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T15.X, PV.W,  
.Ltmp1712:
	ALU clause starting at 616:
.Ltmp1713:
	  MOV   T0.Y, T16.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	28(3.923636e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1714:
	ALU clause starting at 623:
.Ltmp1715:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T16.X, PV.W,  
.Ltmp1716:
	ALU clause starting at 628:
.Ltmp1717:
	  MOV   T0.Y, T16.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	29(4.063766e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1718:
	ALU clause starting at 635:
.Ltmp1719:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T16.X, PV.W,  
.Ltmp1720:
	ALU clause starting at 640:
.Ltmp1721:
	  MOV   T0.Y, T17.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	30(4.203895e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1722:
	ALU clause starting at 647:
.Ltmp1723:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T17.X, PV.W,  
.Ltmp1724:
	ALU clause starting at 652:
.Ltmp1725:
	  MOV   T0.Y, T17.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	31(4.344025e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1726:
	ALU clause starting at 659:
.Ltmp1727:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T17.X, PV.W,  
.Ltmp1728:
	ALU clause starting at 664:
.Ltmp1729:
	  MOV   T0.Y, T18.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	32(4.484155e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1730:
	ALU clause starting at 671:
.Ltmp1731:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T18.X, PV.W,  
.Ltmp1732:
	ALU clause starting at 676:
.Ltmp1733:
	  MOV   T0.Y, T18.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	33(4.624285e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1734:
	ALU clause starting at 683:
.Ltmp1735:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T18.X, PV.W,  
.Ltmp1736:
	ALU clause starting at 688:
.Ltmp1737:
	  MOV   T0.Y, T19.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	34(4.764415e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1738:
	ALU clause starting at 695:
.Ltmp1739:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T19.X, PV.W,  
.Ltmp1740:
	ALU clause starting at 700:
.Ltmp1741:
	  MOV   T0.Y, T19.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	35(4.904545e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1742:
	ALU clause starting at 707:
.Ltmp1743:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T19.X, PV.W,  
.Ltmp1744:
	ALU clause starting at 712:
.Ltmp1745:
	  MOV   T0.Y, T20.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	36(5.044674e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1746:
	ALU clause starting at 719:
.Ltmp1747:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T20.X, PV.W,  
.Ltmp1748:
	ALU clause starting at 724:
.Ltmp1749:
	  MOV   T0.Y, T20.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	37(5.184804e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1750:
	ALU clause starting at 731:
.Ltmp1751:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T20.X, PV.W,  
.Ltmp1752:
	ALU clause starting at 736:
.Ltmp1753:
	  MOV   T0.Y, T21.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	38(5.324934e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1754:
	ALU clause starting at 743:
.Ltmp1755:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T21.X, PV.W,  
.Ltmp1756:
	ALU clause starting at 748:
.Ltmp1757:
	  MOV   T0.Y, T21.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	39(5.465064e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp1758:
	ALU clause starting at 755:
.Ltmp1759:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  LSHL * T1.W, T1.X, literal.y,  
	65535(9.183409e-41), 16(2.242078e-44)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T21.X, PV.W,  
.Ltmp1760:
	ALU clause starting at 760:
.Ltmp1761:
	  MOV   T0.Y, T22.X,  
	  ADD_INT * T1.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	40(5.605194e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
.Ltmp1762:
	ALU clause starting at 767:
.Ltmp1763:
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  AND_INT * T1.W, T0.X, literal.y,  
	-65536(nan), 65535(9.183409e-41)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T22.X, PV.W,  
.Ltmp1764:
	ALU clause starting at 772:
	  MOV * T0.Z, KC0[2].Z,  
	ALU clause starting at 773:
.Ltmp1765:
	  SETGT_INT * T1.W, 1, KC0[2].W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1766:
	ALU clause starting at 775:
	  MOV   T0.X, T0.W,  
	  MOV   T1.Z, literal.x,  
.Ltmp1767:
	  MOV * T1.W, KC0[2].W,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 779:
.Ltmp1768:
	  MULLO_INT   T0.X (MASKED), T1.Z, T1.Z,  
	  MULLO_INT   T0.Y, T1.Z, T1.Z,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, T1.Z,  
	  MULLO_INT * T0.W (MASKED), T1.Z, T1.Z,  
	  ADD_INT * T2.W, PV.Y, T0.W,  
.Ltmp1769:
	  MULHI_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULHI_INT   T0.Y, T0.X, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULHI_INT * T0.W (MASKED), T0.X, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T1.X, T2.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T26.X, PV.X, literal.x,  
	  LSHR   T1.Y, PV.X, literal.y,  
	  ASHR   T2.Z, T0.Y, literal.x,  
.Ltmp1770:
	  LSHR * T3.W, T0.Y, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T3.W, PV.X, PV.Y,  
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T2.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT * T2.Z, T0.X, PV.X,  
.Ltmp1771:
	ALU clause starting at 812:
.Ltmp1772:
	  SUB_INT * T2.W, T2.W, T0.Y,  
.Ltmp1773:
	ALU clause starting at 813:
.Ltmp1774:
	  LSHL   T3.Z, T2.W, 1,  
	  LSHL * T2.W, T2.Z, 1,  
	  ADD_INT   T2.Z, PV.W, literal.x,  
	  ADD_INT * T2.W, PV.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T3.Z, PV.W, literal.x,  
	  LSHR * T3.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T3.Z,  
	  MOV   T1.X, T(0 + AR.x).X+,  
	  AND_INT   T3.Z, T2.W, literal.x,  
	  AND_INT * T2.W, T2.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  LSHL * T2.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T3.Z, T1.X, PV.W,  
	  LSHR * T2.W, T0.Y, PV.Z,  
	  MULLO_INT   T1.X, T2.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T3.Z, PV.X, T3.Z,  
	  LSHL * T2.W, literal.x, T2.Z,  BS:VEC_021/SCL_122
	65535(9.183409e-41), 0(0.000000e+00)
	  NOT_INT   T4.Z, PV.W,  
	  AND_INT * T2.W, PV.Z, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, T2.Z,  
	  AND_INT * T2.W, T0.Y, PV.Z,  
	  OR_INT * T2.W, PV.W, PV.Z,  
	  MOVA_INT * AR.x (MASKED), T3.W,  
	  MOV   T(0 + AR.x).X+, T2.W,  
.Ltmp1775:
	  ADD_INT * T1.Z, T1.Z, 1,  
.Ltmp1776:
	ALU clause starting at 850:
.Ltmp1777:
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETE_INT * T2.W, T1.W, T1.Z,  
	13(1.821688e-44), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1778:
	ALU clause starting at 854:
.Ltmp1779:
	  ADD_INT   T1.Z, T0.W, literal.x,  
	  ADD_INT * T1.W, T0.W, literal.y,  
	31(4.344025e-44), 30(4.203895e-44)
	  MULHI_INT   T0.X, T1.W, literal.x,  
	  MULHI_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T0.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T0.Y, T1.Z, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T1.X, PV.Y, literal.x,  
	  LSHR   T0.Y, PV.Y, literal.y,  
	  ASHR   T2.Z, T0.X, literal.x,  
	  LSHR * T2.W, T0.X, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T2.W, PV.X, PV.Y,  
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T0.Y, T2.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T2.Z, T1.W, PV.Y,  
	  SUB_INT * T1.W, T1.Z, T0.X,  
	  LSHL   T1.Z, PV.W, 1,  
	  LSHL * T1.W, PV.Z, 1,  
	  ADD_INT   T2.Z, PV.W, literal.x,  
	  ADD_INT * T1.W, PV.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT   T0.Y, T0.W, literal.x,  
	  LSHR   T1.Z, PV.W, literal.y,  
	  LSHR * T2.W, PV.Z, literal.y,  
	32(4.484155e-44), 2(2.802597e-45)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T0.X, T(0 + AR.x).X+,  
	  MULHI_INT   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI_INT   T1.Y, T0.Y, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI_INT * T1.W (MASKED), T0.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T1.Z, PV.Y, literal.x,  
	  LSHR * T2.W, PV.Y, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT * T2.W, PV.Z, PV.W,  
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  AND_INT   T0.Y, T1.W, literal.x,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T1.W, PV.W, 1,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  LSHL   T1.Z, PV.Z, literal.y,  
	  LSHL * T1.W, PV.Y, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  BFE_UINT   T0.X, T0.X, PV.W, literal.x, 
	  BFE_UINT   T0.Y, T1.X, PV.Z, literal.x, BS:VEC_120/SCL_212
	  AND_INT   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, T0.W, literal.z,  
	16(2.242078e-44), 2(2.802597e-45)
	33(4.624285e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y, T1.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T1.X, T1.Y, literal.x,  
	  ASHR   T1.Y, PV.Y, literal.y,  
	  LSHR   T2.Z, PV.Y, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	31(4.344025e-44), 34(4.764415e-44)
	  MULHI_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Y, T2.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T26.X, PV.Y, literal.x,  
	  LSHR   T2.Y, PV.Y, literal.y,  
	  ADD_INT   T3.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T0.W, literal.w,  
	4(5.605194e-45), 31(4.344025e-44)
	29(4.063766e-44), 28(3.923636e-44)
	  MULHI_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T3.Y, T3.W, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T3.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T3.Z, literal.x,  
	  MULHI_INT   T4.Y, T3.Z, literal.x,  
	  MULHI_INT   T4.Z (MASKED), T3.Z, literal.x,  
	  MULHI_INT * T4.W (MASKED), T3.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T27.X, PV.Y, literal.x,  
	  LSHR * T4.Y, PV.Y, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
.Ltmp1780:
	ALU clause starting at 963:
.Ltmp1781:
	  ASHR   T4.Z, T3.Y, literal.x,  
	  LSHR * T4.W, T3.Y, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T28.X, PV.Z, PV.W,  
	  ADD_INT   T3.Y, T27.X, T4.Y,  
	  ADD_INT   T4.Z, T26.X, T2.Y,  BS:VEC_120/SCL_212
	  ADD_INT * T4.W, T1.Y, T2.Z,  
	  MULLO_INT   T1.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T1.Y, T4.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T4.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T2.Y, T4.Z, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T4.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T4.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T2.Z, T3.Y, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T28.X, literal.x,  
	  MULLO_INT   T3.Y, T28.X, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T28.X, literal.x,  
	  MULLO_INT * T3.W (MASKED), T28.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T26.X, T3.W, PV.Y,  
	  SUB_INT   T3.Y, T3.Z, T2.Z,  
	  SUB_INT   T2.Z, T2.W, T2.Y,  BS:VEC_120/SCL_212
	  SUB_INT * T1.W, T1.W, T1.Y,  BS:VEC_201
	  LSHL   T27.X, PV.W, 1,  
	  LSHL   T1.Y, PV.Z, 1,  
	  LSHL   T2.Z, PV.Y, 1,  
	  LSHL * T1.W, PV.X, 1,  
	  ADD_INT   T30.X, PV.W, literal.x,  
	  ADD_INT   T2.Y, PV.Z, literal.x,  
	  ADD_INT   T2.Z, PV.Y, literal.x,  
	  ADD_INT * T1.W, PV.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T26.X, PV.W, literal.x,  
	  LSHR   T1.Y, PV.Z, literal.x,  
	  LSHR   T3.Z, PV.Y, literal.x,  
	  LSHR * T2.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T3.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T3.Z,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	35(4.904545e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T3.Z, T2.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T27.X, PV.Z, literal.x,  
	  LSHR   T4.Y, PV.Z, literal.y,  
	  ADD_INT   T3.Z, T0.W, literal.z,  
	  ADD_INT * T4.W, T0.W, literal.w,  
	4(5.605194e-45), 31(4.344025e-44)
	37(5.184804e-44), 36(5.044674e-44)
	  MULHI_INT   T4.X (MASKED), T4.W, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T4.W, literal.x,  
	  MULHI_INT   T4.Z, T4.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T4.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T5.X (MASKED), T3.Z, literal.x,  
	  MULHI_INT   T5.Y, T3.Z, literal.x,  
	  MULHI_INT   T5.Z (MASKED), T3.Z, literal.x,  
	  MULHI_INT * T5.W (MASKED), T3.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T28.X, PV.Y, literal.x,  
	  ASHR   T6.Y, T4.Z, literal.x,  
	  LSHR   T4.Z, T4.Z, literal.y,  
	  ADD_INT * T5.W, T27.X, T4.Y,  
	4(5.605194e-45), 31(4.344025e-44)
	  MULLO_INT   T4.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T4.Y, T5.W, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T4.W (MASKED), T5.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T27.X, T5.Y, literal.x,  
	  SUB_INT   T4.Y, T2.W, PV.Y,  
	  ADD_INT   T5.Z, T0.W, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T2.W, T6.Y, T4.Z,  BS:VEC_120/SCL_212
	31(4.344025e-44), 27(3.783506e-44)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W, T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T5.Z, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T5.Z, literal.x,  
	  MULHI_INT   T4.Z, T5.Z, literal.x,  
	  MULHI_INT * T4.W (MASKED), T5.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T29.X, PV.Z, literal.x,  
	  LSHL   T4.Y, T4.Y, 1,  
	  SUB_INT   T6.Z, T4.W, T2.W,  
	  ADD_INT * T2.W, T28.X, T27.X,  
	4(5.605194e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W, T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T28.X, T4.Z, literal.x,  
	  LSHL   T5.Y, T6.Z, 1,  BS:VEC_120/SCL_212
	  SUB_INT   T3.Z, T3.Z, PV.W,  BS:VEC_201
	  ADD_INT * T2.W, T4.Y, literal.y,  
	31(4.344025e-44), 8(1.121039e-44)
	  LSHR * T27.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1782:
	ALU clause starting at 1077:
.Ltmp1783:
	  LSHL   T4.Y, T3.Z, 1,  
	  ADD_INT   T3.Z, T5.Y, literal.x,  
	  ADD_INT * T4.W, T29.X, T28.X,  
	8(1.121039e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T4.Z, T4.W, literal.x,  
	  MULLO_INT * T4.W (MASKED), T4.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T28.X, T3.Z, literal.x,  
	  SUB_INT   T5.Y, T5.Z, PV.Z,  BS:VEC_120/SCL_212
	  ADD_INT   T4.Z, T4.Y, literal.y,  
	  ADD_INT * T4.W, T0.W, literal.z,  
	2(2.802597e-45), 8(1.121039e-44)
	26(3.643376e-44), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T4.W, literal.x,  
	  MULHI_INT   T4.Y, T4.W, literal.x,  
	  MULHI_INT   T4.Z (MASKED), T4.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T4.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T29.X, T4.Z, literal.x,  
	  ASHR   T6.Y, PV.Y, literal.y,  
	  AND_INT   T5.Z, T2.Y, literal.x,  
	  LSHL * T5.W, T5.Y, 1,  BS:VEC_120/SCL_212
	2(2.802597e-45), 4(5.605194e-45)
	  LSHR   T31.X, T4.Y, literal.x,  
	  AND_INT   T2.Y, T30.X, literal.y,  
	  ADD_INT   T6.Z, PV.W, literal.z,  
	  LSHL * T5.W, PV.Z, literal.w,  
	31(4.344025e-44), 2(2.802597e-45)
	8(1.121039e-44), 3(4.203895e-45)
	  BFE_UINT   T30.X, T3.W, PV.W, literal.x, 
	  AND_INT   T4.Y, PV.Z, literal.y,  
	  LSHL   T5.Z, PV.Y, literal.z,  
	  ADD_INT * T3.W, T6.Y, PV.X,  
	16(2.242078e-44), 2(2.802597e-45)
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  BFE_UINT   T31.X, T3.Y, T5.Z, literal.x, 
	  SUB_INT   T2.Y, T4.W, PV.Y,  
	  LSHL   T5.Z, T4.Y, literal.y,  BS:VEC_120/SCL_212
	  LSHR * T3.W, T6.Z, literal.z,  
	16(2.242078e-44), 3(4.203895e-45)
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T3.Y, T(0 + AR.x).X+,  
	  BFE_UINT   T32.X, PV.Y, T5.Z, literal.x, 
	  LSHL   T2.Y, T2.Y, 1,  
	  ADD_INT   T5.Z, T0.W, literal.y,  
	  ADD_INT * T3.W, T0.W, literal.z,  
	16(2.242078e-44), 23(3.222986e-44)
	22(3.082857e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T3.Y, T3.W, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T3.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T5.Z, literal.x,  
	  MULHI_INT   T4.Y, T5.Z, literal.x,  
	  MULHI_INT   T4.Z (MASKED), T5.Z, literal.x,  
	  MULHI_INT * T4.W (MASKED), T5.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T33.X, PV.Y, literal.x,  
	  LSHR   T4.Y, PV.Y, literal.y,  
	  ASHR   T6.Z, T3.Y, literal.x,  
	  ADD_INT * T4.W, T2.Y, literal.z,  BS:VEC_120/SCL_212
	4(5.605194e-45), 31(4.344025e-44)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T34.X, T3.Y, literal.x,  
	  AND_INT   T2.Y, PV.W, literal.y,  
	  ADD_INT   T7.Z, T0.W, literal.z,  
	  ADD_INT * T5.W, T0.W, literal.w,  
	31(4.344025e-44), 2(2.802597e-45)
	21(2.942727e-44), 25(3.503246e-44)
	  MULHI_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULHI_INT   T3.Y, T5.W, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T5.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T5.X (MASKED), T7.Z, literal.x,  
	  MULHI_INT   T5.Y, T7.Z, literal.x,  
	  MULHI_INT   T5.Z (MASKED), T7.Z, literal.x,  
	  MULHI_INT * T5.W (MASKED), T7.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T35.X, PV.Y, literal.x,  
	  ASHR   T6.Y, T3.Y, literal.x,  
	  LSHR   T8.Z, T3.Y, literal.y,  
	  ADD_INT * T6.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	18(2.522337e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T6.W, literal.x,  
	  MULHI_INT   T3.Y, T6.W, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T6.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T6.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T36.X, T5.Y, literal.x,  
	  ASHR   T5.Y, PV.Y, literal.y,  
	  ADD_INT   T9.Z, T0.W, literal.z,  
	  ADD_INT * T7.W, T6.Y, T8.Z,  BS:VEC_120/SCL_212
	31(4.344025e-44), 4(5.605194e-45)
	15(2.101948e-44), 0(0.000000e+00)
	  MULLO_INT   T6.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T6.Y, T7.W, literal.x,  
	  MULLO_INT   T6.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T6.W (MASKED), T7.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
.Ltmp1784:
	ALU clause starting at 1187:
.Ltmp1785:
	  MULHI_INT   T7.X (MASKED), T9.Z, literal.x,  
	  MULHI_INT   T7.Y, T9.Z, literal.x,  
	  MULHI_INT   T7.Z (MASKED), T9.Z, literal.x,  
	  MULHI_INT * T7.W (MASKED), T9.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T37.X, T3.Y, literal.x,  
	  ASHR   T3.Y, PV.Y, literal.y,  
	  LSHR   T8.Z, PV.Y, literal.x,  
	  SUB_INT * T5.W, T5.W, T6.Y,  
	31(4.344025e-44), 4(5.605194e-45)
	  LSHL   T38.X, PV.W, 1,  
	  ADD_INT   T3.Y, PV.Y, PV.Z,  
	  ADD_INT   T8.Z, T5.Y, PV.X,  
	  ADD_INT * T5.W, T35.X, T36.X,  
	  MULLO_INT   T5.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T5.Y, T5.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T5.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T5.X (MASKED), T8.Z, literal.x,  
	  MULLO_INT   T5.Y (MASKED), T8.Z, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T8.Z, literal.x,  
	  MULLO_INT * T5.W, T8.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T3.Y, T3.Y, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.Y, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T35.X, T9.Z, PV.Y,  
	  SUB_INT   T3.Y, T6.W, T5.W,  
	  SUB_INT   T7.Z, T7.Z, T5.Y,  BS:VEC_120/SCL_212
	  ADD_INT * T5.W, T38.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT   T36.X, PV.W, literal.x,  
	  LSHL   T5.Y, PV.Z, 1,  
	  LSHL   T7.Z, PV.Y, 1,  
	  LSHL * T6.W, PV.X, 1,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T35.X, T4.W, literal.x,  
	  ADD_INT   T3.Y, PV.W, literal.y,  
	  ADD_INT   T7.Z, PV.Z, literal.y,  
	  ADD_INT * T4.W, PV.Y, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T37.X, T5.W, literal.x,  
	  LSHR   T5.Y, PV.W, literal.x,  
	  LSHR   T8.Z, PV.Z, literal.x,  
	  LSHR * T5.W, PV.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T5.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T8.Z,  
	  MOV * T6.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T5.Y,  
	  MOV * T5.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T37.X,  
	  MOV * T6.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T35.X,  
	  MOV * T7.Y, T(0 + AR.x).X+,  
	  LSHL   T8.Y, T36.X, literal.x,  
	  LSHL   T8.Z, T2.Y, literal.x,  
	  ADD_INT * T7.W, T6.Z, T34.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T2.Y, T7.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T7.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  BFE_UINT   T34.X, T7.Y, T8.Z, literal.x, 
	  BFE_UINT   T7.Y, T6.W, T8.Y, literal.x, 
	  SUB_INT   T6.Z, T3.W, PV.Y,  BS:VEC_120/SCL_212
	  ADD_INT * T3.W, T33.X, T4.Y,  BS:VEC_021/SCL_122
	16(2.242078e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  AND_INT   T33.X, T4.W, literal.x,  
	  LSHL   T4.Y, T6.Z, 1,  
	  SUB_INT   T5.Z, T5.Z, PV.Y,  BS:VEC_120/SCL_212
	  ADD_INT * T3.W, T0.W, literal.y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 38(5.324934e-44)
	  MULHI_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T2.Y, T3.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T35.X, PV.Y, literal.x,  
	  LSHL   T8.Y, T5.Z, 1,  
	  ADD_INT   T5.Z, T4.Y, literal.y,  
	  LSHL * T4.W, T33.X, literal.z,  
	4(5.605194e-45), 8(1.121039e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T33.X, T2.Y, literal.x,  
	  BFE_UINT   T2.Y, T5.Y, PV.W, literal.y, BS:VEC_120/SCL_212
	  AND_INT   T6.Z, PV.Z, literal.z,  
	  ADD_INT * T4.W, PV.Y, literal.w,  
	31(4.344025e-44), 16(2.242078e-44)
	2(2.802597e-45), 8(1.121039e-44)
	  AND_INT   T36.X, PV.W, literal.x,  
	  LSHL   T4.Y, PV.Z, literal.y,  
	  AND_INT   T6.Z, T7.Z, literal.x,  
	  ADD_INT * T6.W, T0.W, literal.z,  
	2(2.802597e-45), 3(4.203895e-45)
	10(1.401298e-44), 0(0.000000e+00)
	  MULHI_INT   T5.X (MASKED), T6.W, literal.x,  
	  MULHI_INT   T5.Y, T6.W, literal.x,  
	  MULHI_INT   T5.Z (MASKED), T6.W, literal.x,  
	  MULHI_INT * T5.W (MASKED), T6.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
.Ltmp1786:
	ALU clause starting at 1298:
.Ltmp1787:
	  ASHR   T37.X, T5.Y, literal.x,  
	  LSHR   T5.Y, T5.Y, literal.y,  
	  LSHL   T6.Z, T6.Z, literal.z,  
	  ADD_INT * T7.W, T0.W, literal.w,  
	4(5.605194e-45), 31(4.344025e-44)
	3(4.203895e-45), 12(1.681558e-44)
	  MULHI_INT   T7.X (MASKED), T7.W, literal.x,  
	  MULHI_INT   T7.Y (MASKED), T7.W, literal.x,  
	  MULHI_INT   T7.Z, T7.W, literal.x,  
	  MULHI_INT * T7.W (MASKED), T7.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  BFE_UINT   T38.X, T6.Y, T6.Z, literal.x, 
	  ASHR   T6.Y, PV.Z, literal.y,  
	  ADD_INT   T6.Z, T0.W, literal.z,  
	  ADD_INT * T8.W, T37.X, T5.Y,  
	16(2.242078e-44), 4(5.605194e-45)
	11(1.541428e-44), 0(0.000000e+00)
	  MULLO_INT   T5.X (MASKED), T8.W, literal.x,  
	  MULLO_INT   T5.Y, T8.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T8.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T8.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T8.X (MASKED), T6.Z, literal.x,  
	  MULHI_INT   T8.Y, T6.Z, literal.x,  
	  MULHI_INT   T8.Z (MASKED), T6.Z, literal.x,  
	  MULHI_INT * T8.W (MASKED), T6.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T37.X, PV.Y, literal.x,  
	  LSHR   T8.Y, PV.Y, literal.y,  
	  AND_INT   T8.Z, T3.Y, literal.z,  
	  SUB_INT * T6.W, T6.W, T5.Y,  
	4(5.605194e-45), 31(4.344025e-44)
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T39.X, T7.Z, literal.x,  
	  LSHL   T3.Y, PV.W, 1,  
	  LSHL   T7.Z, PV.Z, literal.y,  
	  ADD_INT * T6.W, PV.X, PV.Y,  
	31(4.344025e-44), 3(4.203895e-45)
	  MULLO_INT   T5.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T5.Y, T6.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T6.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  BFE_UINT   T37.X, T5.W, T7.Z, literal.x, 
	  ADD_INT   T3.Y, T3.Y, literal.y,  
	  SUB_INT   T6.Z, T6.Z, PV.Y,  
	  ADD_INT * T5.W, T6.Y, T39.X,  BS:VEC_120/SCL_212
	16(2.242078e-44), 8(1.121039e-44)
	  MULLO_INT   T5.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T5.Y, T5.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T5.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T39.X, T7.W, PV.Y,  
	  LSHL   T5.Y, T6.Z, 1,  
	  ADD_INT   T6.Z, T0.W, literal.x,  BS:VEC_120/SCL_212
	  LSHR * T5.W, T3.Y, literal.y,  
	13(1.821688e-44), 2(2.802597e-45)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T5.W, T(0 + AR.x).X+,  
	  MULHI_INT   T6.X (MASKED), T6.Z, literal.x,  
	  MULHI_INT   T6.Y, T6.Z, literal.x,  
	  MULHI_INT   T6.Z (MASKED), T6.Z, literal.x,  
	  MULHI_INT * T6.W (MASKED), T6.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T40.X, PV.Y, literal.x,  
	  AND_INT   T3.Y, T3.Y, literal.y,  
	  ADD_INT   T7.Z, T5.Y, literal.z,  BS:VEC_120/SCL_212
	  LSHL * T6.W, T39.X, 1,  
	4(5.605194e-45), 2(2.802597e-45)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T39.X, T6.Y, literal.x,  
	  ADD_INT   T5.Y, PV.W, literal.y,  
	  AND_INT   T8.Z, PV.Z, literal.z,  
	  LSHL * T6.W, PV.Y, literal.w,  
	31(4.344025e-44), 8(1.121039e-44)
	2(2.802597e-45), 3(4.203895e-45)
	  BFE_UINT   T41.X, T5.W, PV.W, literal.x, 
	  LSHL   T3.Y, PV.Z, literal.y,  
	  AND_INT   T8.Z, PV.Y, literal.z,  
	  ADD_INT * T5.W, T40.X, PV.X,  
	16(2.242078e-44), 3(4.203895e-45)
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T5.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T5.Y (MASKED), T5.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T5.W, T5.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T39.X, T8.Z, literal.x,  
	  SUB_INT   T6.Y, T6.Z, PV.W,  BS:VEC_120/SCL_212
	  ADD_INT   T6.Z, T0.W, literal.y,  
	  ADD_INT * T5.W, T0.W, literal.z,  
	3(4.203895e-45), 9(1.261169e-44)
	8(1.121039e-44), 0(0.000000e+00)
	  MULHI_INT   T6.X (MASKED), T5.W, literal.x,  
	  MULHI_INT   T6.Y (MASKED), T5.W, literal.x,  
	  MULHI_INT   T6.Z (MASKED), T5.W, literal.x,  
	  MULHI_INT * T6.W, T5.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T7.X (MASKED), T6.Z, literal.x,  
	  MULHI_INT   T7.Y (MASKED), T6.Z, literal.x,  
	  MULHI_INT   T7.Z (MASKED), T6.Z, literal.x,  
	  MULHI_INT * T7.W, T6.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T40.X, PV.W, literal.x,  
	  LSHR   T8.Y, PV.W, literal.y,  
	  ASHR   T8.Z, T6.W, literal.x,  
	  ADD_INT * T7.W, T0.W, literal.z,  BS:VEC_120/SCL_212
	4(5.605194e-45), 31(4.344025e-44)
	7(9.809089e-45), 0(0.000000e+00)
	  MULHI_INT   T8.X (MASKED), T7.W, literal.x,  
	  MULHI_INT   T8.Y (MASKED), T7.W, literal.x,  
	  MULHI_INT   T8.Z (MASKED), T7.W, literal.x,  
	  MULHI_INT * T8.W, T7.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
.Ltmp1788:
	ALU clause starting at 1413:
.Ltmp1789:
	  LSHR   T42.X, T6.W, literal.x,  
	  ASHR   T9.Y, T8.W, literal.y,  BS:VEC_120/SCL_212
	  LSHR   T9.Z, T8.W, literal.x,  BS:VEC_120/SCL_212
	  ADD_INT * T6.W, T0.W, literal.z,  BS:VEC_201
	31(4.344025e-44), 4(5.605194e-45)
	14(1.961818e-44), 0(0.000000e+00)
	  MULHI_INT   T8.X (MASKED), T6.W, literal.x,  
	  MULHI_INT   T8.Y (MASKED), T6.W, literal.x,  
	  MULHI_INT   T8.Z (MASKED), T6.W, literal.x,  
	  MULHI_INT * T8.W, T6.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T43.X, PV.W, literal.x,  
	  ADD_INT   T9.Y, T9.Y, T9.Z,  
	  ADD_INT   T8.Z, T8.Z, T42.X,  
	  ADD_INT * T9.W, T40.X, T8.Y,  
	4(5.605194e-45), 0(0.000000e+00)
	  MULLO_INT   T8.X (MASKED), T9.W, literal.x,  
	  MULLO_INT   T8.Y, T9.W, literal.x,  
	  MULLO_INT   T8.Z (MASKED), T9.W, literal.x,  
	  MULLO_INT * T8.W (MASKED), T9.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T8.X (MASKED), T8.Z, literal.x,  
	  MULLO_INT   T8.Y (MASKED), T8.Z, literal.x,  
	  MULLO_INT   T8.Z, T8.Z, literal.x,  
	  MULLO_INT * T8.W (MASKED), T8.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T9.X (MASKED), T9.Y, literal.x,  
	  MULLO_INT   T9.Y, T9.Y, literal.x,  
	  MULLO_INT   T9.Z (MASKED), T9.Y, literal.x,  
	  MULLO_INT * T9.W (MASKED), T9.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T40.X, T8.W, literal.x,  
	  SUB_INT   T9.Y, T7.W, PV.Y,  BS:VEC_120/SCL_212
	  SUB_INT   T8.Z, T5.W, T8.Z,  BS:VEC_201
	  SUB_INT * T5.W, T6.Z, T8.Y,  BS:VEC_120/SCL_212
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T42.X, PV.W, 1,  
	  LSHL   T8.Y, PV.Z, 1,  
	  LSHL   T6.Z, PV.Y, 1,  
	  ADD_INT * T5.W, T0.W, literal.x,  
	17(2.382207e-44), 0(0.000000e+00)
	  MULHI_INT   T7.X (MASKED), T5.W, literal.x,  
	  MULHI_INT   T7.Y (MASKED), T5.W, literal.x,  
	  MULHI_INT   T7.Z (MASKED), T5.W, literal.x,  
	  MULHI_INT * T7.W, T5.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T44.X, PV.W, literal.x,  
	  ADD_INT   T9.Y, T6.Z, literal.y,  
	  ADD_INT   T6.Z, T8.Y, literal.y,  
	  ADD_INT * T8.W, T42.X, literal.y,  
	4(5.605194e-45), 8(1.121039e-44)
	  LSHR   T42.X, T7.W, literal.x,  
	  LSHR   T8.Y, PV.W, literal.y,  
	  LSHR   T8.Z, PV.Z, literal.y,  
	  LSHR * T7.W, PV.Y, literal.y,  
	31(4.344025e-44), 2(2.802597e-45)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T7.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T8.Z,  
	  MOV * T8.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T8.Y,  
	  MOV   T8.Y, T(0 + AR.x).X+,  
	  ADD_INT * T9.Z, T44.X, T42.X,  BS:VEC_120/SCL_212
	  ADD_INT * T9.W, T43.X, T40.X,  
	  MULLO_INT   T9.X (MASKED), T9.W, literal.x,  
	  MULLO_INT   T9.Y (MASKED), T9.W, literal.x,  
	  MULLO_INT   T9.Z (MASKED), T9.W, literal.x,  
	  MULLO_INT * T9.W, T9.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T9.X (MASKED), T9.Z, literal.x,  
	  MULLO_INT   T9.Y (MASKED), T9.Z, literal.x,  
	  MULLO_INT   T9.Z, T9.Z, literal.x,  
	  MULLO_INT * T9.W (MASKED), T9.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T40.X, T5.Y, literal.x,  
	  LSHL   T5.Y, T6.Y, 1,  BS:VEC_120/SCL_212
	  SUB_INT   T9.Z, T5.W, PV.Z,  
	  SUB_INT * T5.W, T6.W, T9.W,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T42.X, T7.Z, literal.x,  
	  LSHL   T6.Y, PV.W, 1,  
	  LSHL   T7.Z, PV.Z, 1,  
	  ADD_INT * T5.W, PV.Y, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T43.X, PV.W, literal.x,  
	  AND_INT   T5.Y, T8.W, literal.x,  
	  ADD_INT   T7.Z, PV.Z, literal.y,  
	  ADD_INT * T6.W, PV.Y, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T44.X, PV.W, literal.x,  
	  LSHR   T6.Y, PV.Z, literal.x,  
	  LSHL   T9.Z, PV.Y, literal.y,  
	  ADD_INT * T8.W, T0.W, literal.z,  
	2(2.802597e-45), 3(4.203895e-45)
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T5.X (MASKED), T8.W, literal.x,  
	  MULHI_INT   T5.Y, T8.W, literal.x,  
	  MULHI_INT   T5.Z (MASKED), T8.W, literal.x,  
	  MULHI_INT * T5.W (MASKED), T8.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  BFE_UINT   T45.X, T8.Y, T9.Z, literal.x, 
	  ASHR   T8.Y, PV.Y, literal.y,  
	  LSHR   T9.Z, PV.Y, literal.z,  
	  ADD_INT * T9.W, T0.W, literal.w,  
	16(2.242078e-44), 4(5.605194e-45)
	31(4.344025e-44), 6(8.407791e-45)
	  MULHI_INT   T5.X (MASKED), T9.W, literal.x,  
	  MULHI_INT   T5.Y, T9.W, literal.x,  
	  MULHI_INT   T5.Z (MASKED), T9.W, literal.x,  
	  MULHI_INT * T5.W (MASKED), T9.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
.Ltmp1790:
	ALU clause starting at 1524:
.Ltmp1791:
	  ASHR   T46.X, T5.Y, literal.x,  
	  LSHR   T5.Y, T5.Y, literal.y,  
	  AND_INT   T6.Z, T6.Z, literal.z,  
	  ADD_INT * T10.W, T0.W, 1,  
	4(5.605194e-45), 31(4.344025e-44)
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI_INT   T10.X (MASKED), T10.W, literal.x,  
	  MULHI_INT   T10.Y, T10.W, literal.x,  
	  MULHI_INT   T10.Z (MASKED), T10.W, literal.x,  
	  MULHI_INT * T10.W (MASKED), T10.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T47.X, PV.Y, literal.x,  
	  LSHR   T10.Y, PV.Y, literal.y,  
	  LSHL   T6.Z, T6.Z, literal.z,  
	  ADD_INT * T11.W, T46.X, T5.Y,  
	4(5.605194e-45), 31(4.344025e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T5.X (MASKED), T11.W, literal.x,  
	  MULLO_INT   T5.Y, T11.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T11.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T11.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  BFE_UINT   T46.X, T8.Z, T6.Z, literal.x, 
	  SUB_INT   T5.Y, T9.W, PV.Y,  
	  ADD_INT   T6.Z, T47.X, T10.Y,  
	  ADD_INT * T9.W, T8.Y, T9.Z,  BS:VEC_021/SCL_122
	16(2.242078e-44), 0(0.000000e+00)
	  MULLO_INT   T8.X (MASKED), T9.W, literal.x,  
	  MULLO_INT   T8.Y, T9.W, literal.x,  
	  MULLO_INT   T8.Z (MASKED), T9.W, literal.x,  
	  MULLO_INT * T8.W (MASKED), T9.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T6.X (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T6.Y (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T6.Z, T6.Z, literal.x,  
	  MULLO_INT * T6.W (MASKED), T6.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  AND_INT   T47.X, T9.Y, literal.x,  
	  LSHL   T5.Y, T5.Y, 1,  BS:VEC_120/SCL_212
	  SUB_INT   T6.Z, T10.W, PV.Z,  
	  SUB_INT * T8.W, T8.W, T8.Y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  LSHL   T48.X, PV.W, 1,  
	  LSHL   T8.Y, PV.Z, 1,  
	  ADD_INT   T6.Z, PV.Y, literal.x,  
	  LSHL * T8.W, PV.X, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  BFE_UINT   T47.X, T7.W, PV.W, literal.x, 
	  AND_INT   T5.Y, PV.Z, literal.y,  
	  ADD_INT   T8.Z, PV.Y, literal.z,  
	  ADD_INT * T7.W, PV.X, literal.z,  
	16(2.242078e-44), 2(2.802597e-45)
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT   T48.X, PV.W, literal.x,  
	  LSHR   T8.Y, T6.Z, literal.x,  
	  LSHR   T6.Z, PV.W, literal.x,  
	  LSHR * T7.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T7.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T6.Z,  
	  MOV * T6.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T8.Y,  
	  MOV   T8.Y, T(0 + AR.x).X+,  
	  LSHL   T9.Z, T48.X, literal.x,  BS:VEC_120/SCL_212
	  LSHL * T8.W, T5.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  BFE_UINT   T48.X, PV.Y, PV.W, literal.x, 
	  BFE_UINT   T5.Y, T6.Z, PV.Z, literal.x, 
	  AND_INT   T6.Z, T8.Z, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T8.W, T0.W, literal.x,  
	16(2.242078e-44), 2(2.802597e-45)
	  MULHI_INT   T8.X (MASKED), T8.W, literal.x,  
	  MULHI_INT   T8.Y, T8.W, literal.x,  
	  MULHI_INT   T8.Z (MASKED), T8.W, literal.x,  
	  MULHI_INT * T8.W (MASKED), T8.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T49.X, PV.Y, literal.x,  
	  LSHR   T8.Y, PV.Y, literal.y,  
	  LSHL   T6.Z, T6.Z, literal.z,  
	  ADD_INT * T9.W, T0.W, literal.x,  
	4(5.605194e-45), 31(4.344025e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  MULHI_INT   T8.X (MASKED), T0.W, literal.x,  
	  MULHI_INT   T8.Y (MASKED), T0.W, literal.x,  
	  MULHI_INT   T8.Z, T0.W, literal.x,  
	  MULHI_INT * T8.W (MASKED), T0.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T9.X (MASKED), T9.W, literal.x,  
	  MULHI_INT   T9.Y, T9.W, literal.x,  
	  MULHI_INT   T9.Z (MASKED), T9.W, literal.x,  
	  MULHI_INT * T9.W (MASKED), T9.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  BFE_UINT   T50.X, T7.W, T6.Z, literal.x, 
	  ASHR   T10.Y, PV.Y, literal.y,  
	  ASHR   T6.Z, T8.Z, literal.y,  
	  ADD_INT * T7.W, T0.W, literal.z,  BS:VEC_120/SCL_212
	16(2.242078e-44), 4(5.605194e-45)
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI_INT   T9.X (MASKED), T7.W, literal.x,  
	  MULHI_INT   T9.Y (MASKED), T7.W, literal.x,  
	  MULHI_INT   T9.Z, T7.W, literal.x,  
	  MULHI_INT * T9.W (MASKED), T7.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T51.X, T8.Z, literal.x,  
	  ASHR * T11.Y, PV.Z, literal.y,  
	31(4.344025e-44), 4(5.605194e-45)
.Ltmp1792:
	ALU clause starting at 1631:
.Ltmp1793:
	  LSHR   T8.Z, T9.Z, literal.x,  
	  ADD_INT * T10.W, T0.W, literal.y,  
	31(4.344025e-44), 3(4.203895e-45)
	  MULHI_INT   T9.X (MASKED), T10.W, literal.x,  
	  MULHI_INT   T9.Y (MASKED), T10.W, literal.x,  
	  MULHI_INT   T9.Z, T10.W, literal.x,  
	  MULHI_INT * T9.W (MASKED), T10.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T52.X, PV.Z, literal.x,  
	  LSHR   T12.Y, PV.Z, literal.y,  
	  ADD_INT   T8.Z, T11.Y, T8.Z,  
	  ADD_INT * T11.W, T6.Z, T51.X,  
	4(5.605194e-45), 31(4.344025e-44)
	  MULLO_INT   T6.X (MASKED), T11.W, literal.x,  
	  MULLO_INT   T6.Y (MASKED), T11.W, literal.x,  
	  MULLO_INT   T6.Z, T11.W, literal.x,  
	  MULLO_INT * T6.W (MASKED), T11.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T8.X (MASKED), T8.Z, literal.x,  
	  MULLO_INT   T8.Y (MASKED), T8.Z, literal.x,  
	  MULLO_INT   T8.Z, T8.Z, literal.x,  
	  MULLO_INT * T8.W (MASKED), T8.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T51.X, T9.Y, literal.x,  
	  SUB_INT   T9.Y, T7.W, PV.Z,  
	  SUB_INT   T6.Z, T0.W, T6.Z,  BS:VEC_120/SCL_212
	  ADD_INT * T7.W, T52.X, T12.Y,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULLO_INT   T7.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T7.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T7.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T7.W, T7.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T52.X, T6.Z, 1,  
	  LSHL   T9.Y, T9.Y, 1,  
	  SUB_INT   T6.Z, T10.W, PV.W,  
	  ADD_INT * T7.W, T10.Y, T51.X,  BS:VEC_120/SCL_212
	  MULLO_INT   T7.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T7.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T7.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T7.W, T7.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T51.X, T6.Z, 1,  
	  ADD_INT   T9.Y, T9.Y, literal.x,  
	  ADD_INT   T6.Z, T52.X, literal.x,  
	  SUB_INT * T7.W, T9.W, PV.W,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHL   T52.X, PV.W, 1,  
	  AND_INT   T10.Y, PV.Z, literal.x,  
	  AND_INT   T8.Z, PV.Y, literal.x,  
	  ADD_INT * T7.W, PV.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  AND_INT   T51.X, PV.W, literal.x,  
	  LSHL   T11.Y, PV.Z, literal.y,  
	  LSHL   T8.Z, PV.Y, literal.y,  
	  ADD_INT * T9.W, PV.X, literal.z,  
	2(2.802597e-45), 3(4.203895e-45)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T52.X, T6.Z, literal.x,  
	  LSHR   T9.Y, T9.Y, literal.x,  
	  LSHR   T6.Z, T7.W, literal.x,  
	  LSHR * T7.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T7.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T6.Z,  
	  MOV * T6.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T9.Y,  
	  MOV * T9.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T52.X,  
	  MOV * T9.Z, T(0 + AR.x).X+,  
	  BFE_UINT * T10.W, PV.Z, T8.Z, literal.x, 
.Ltmp1794:
	16(2.242078e-44), 0(0.000000e+00)
	ALU clause starting at 1704:
.Ltmp1795:
	  MULLO_INT   T8.X (MASKED), T10.W, literal.x,  
	  MULLO_INT   T8.Y (MASKED), T10.W, literal.x,  
	  MULLO_INT   T8.Z, T10.W, literal.x,  
	  MULLO_INT * T8.W (MASKED), T10.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T52.X, T9.Y, T11.Y, literal.x, 
	  AND_INT   T9.Y, T9.W, literal.y,  
	  LSHL   T9.Z, T51.X, literal.z,  
	  ADD_INT * T9.W, T50.X, PV.Z,  BS:VEC_120/SCL_212
.Ltmp1796:
	16(2.242078e-44), 2(2.802597e-45)
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 1715:
.Ltmp1797:
	  MULLO_INT   T8.X (MASKED), T9.W, literal.x,  
	  MULLO_INT   T8.Y (MASKED), T9.W, literal.x,  
	  MULLO_INT   T8.Z, T9.W, literal.x,  
	  MULLO_INT * T8.W (MASKED), T9.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T50.X, T6.Z, T9.Z, literal.x, 
	  LSHL   T9.Y, T9.Y, literal.y,  
	  ADD_INT   T6.Z, T0.W, literal.z,  
	  ADD_INT * T9.W, T52.X, PV.Z,  
.Ltmp1798:
	16(2.242078e-44), 3(4.203895e-45)
	20(2.802597e-44), 0(0.000000e+00)
	ALU clause starting at 1726:
.Ltmp1799:
	  MULLO_INT   T8.X (MASKED), T9.W, literal.x,  
	  MULLO_INT   T8.Y (MASKED), T9.W, literal.x,  
	  MULLO_INT   T8.Z, T9.W, literal.x,  
	  MULLO_INT * T8.W (MASKED), T9.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T9.X (MASKED), T6.Z, literal.x,  
	  MULHI_INT   T9.Y (MASKED), T6.Z, literal.x,  
	  MULHI_INT   T9.Z, T6.Z, literal.x,  
	  MULHI_INT * T9.W (MASKED), T6.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T51.X, PV.Z, literal.x,  
	  BFE_UINT   T9.Y, T7.W, T9.Y, literal.y, 
	  ADD_INT   T10.Z, T0.W, literal.z,  BS:VEC_120/SCL_212
	  ADD_INT * T7.W, T50.X, T8.Z,  
.Ltmp1800:
	4(5.605194e-45), 16(2.242078e-44)
	19(2.662467e-44), 0(0.000000e+00)
	ALU clause starting at 1742:
.Ltmp1801:
	  MULLO_INT   T7.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T7.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T7.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T7.W, T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T8.X (MASKED), T10.Z, literal.x,  
	  MULHI_INT   T8.Y (MASKED), T10.Z, literal.x,  
	  MULHI_INT   T8.Z, T10.Z, literal.x,  
	  MULHI_INT * T8.W (MASKED), T10.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T50.X, T9.Z, literal.x,  
	  ASHR   T10.Y, PV.Z, literal.y,  
	  LSHR   T8.Z, PV.Z, literal.x,  
	  ADD_INT * T7.W, T9.Y, T7.W,  
.Ltmp1802:
	31(4.344025e-44), 4(5.605194e-45)
	ALU clause starting at 1757:
.Ltmp1803:
	  MULLO_INT   T7.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T7.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T7.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T7.W, T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T52.X, T10.Y, T8.Z,  
	  ADD_INT   T9.Y, T51.X, T50.X,  
	  ADD_INT   T8.Z, T49.X, T8.Y,  BS:VEC_210
	  ADD_INT * T7.W, T5.Y, PV.W,  BS:VEC_201
.Ltmp1804:
	ALU clause starting at 1766:
.Ltmp1805:
	  MULLO_INT   T5.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T5.Y, T7.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T7.X (MASKED), T8.Z, literal.x,  
	  MULLO_INT   T7.Y (MASKED), T8.Z, literal.x,  
	  MULLO_INT   T7.Z (MASKED), T8.Z, literal.x,  
	  MULLO_INT * T7.W, T8.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T8.X (MASKED), T9.Y, literal.x,  
	  MULLO_INT   T8.Y, T9.Y, literal.x,  
	  MULLO_INT   T8.Z (MASKED), T9.Y, literal.x,  
	  MULLO_INT * T8.W (MASKED), T9.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T8.X (MASKED), T52.X, literal.x,  
	  MULLO_INT   T8.Y (MASKED), T52.X, literal.x,  
	  MULLO_INT   T8.Z, T52.X, literal.x,  
	  MULLO_INT * T8.W (MASKED), T52.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T49.X, T10.Z, PV.Z,  
	  SUB_INT   T8.Y, T6.Z, T8.Y,  BS:VEC_120/SCL_212
	  SUB_INT   T6.Z, T8.W, T7.W,  
	  ADD_INT * T7.W, T48.X, T5.Y,  
.Ltmp1806:
	ALU clause starting at 1790:
.Ltmp1807:
	  MULLO_INT   T5.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T5.Y, T7.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T48.X, T6.Z, 1,  
	  LSHL   T8.Y, T8.Y, 1,  
	  LSHL   T6.Z, T49.X, 1,  
	  ADD_INT * T7.W, T47.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp1808:
	ALU clause starting at 1799:
.Ltmp1809:
	  MULLO_INT   T5.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T5.Y, T7.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T47.X, T6.Z, literal.x,  
	  ADD_INT   T8.Y, T8.Y, literal.x,  
	  ADD_INT   T6.Z, T48.X, literal.x,  
	  ADD_INT * T7.W, T46.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp1810:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 1809:
.Ltmp1811:
	  MULLO_INT   T5.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T5.Y, T7.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T46.X, T6.Z, literal.x,  
	  LSHR   T9.Y, T8.Y, literal.x,  
	  LSHR   T8.Z, T47.X, literal.x,  
	  ADD_INT * T7.W, T45.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp1812:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1819:
.Ltmp1813:
	  MULLO_INT   T5.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T5.Y, T7.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T8.Z,  
	  MOV * T7.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T9.Y,  
	  MOV * T8.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T46.X,  
	  MOV * T8.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T6.Y,  
	  MOV * T6.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T44.X,  
	  MOV * T9.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T43.X,  
	  MOV * T9.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T42.X,  
	  MOV * T9.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T40.X,  
	  MOV * T10.Y, T(0 + AR.x).X+,  
	  BFE_UINT   T39.X, PV.Y, T39.X, literal.x, 
	  BFE_UINT   T3.Y, T9.W, T3.Y, literal.x, 
	  AND_INT   T10.Z, T5.W, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T5.W, T41.X, T5.Y,  BS:VEC_021/SCL_122
.Ltmp1814:
	16(2.242078e-44), 2(2.802597e-45)
	ALU clause starting at 1845:
.Ltmp1815:
	  MULLO_INT   T5.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T5.Y, T5.W, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T5.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T40.X, T6.W, literal.x,  
	  LSHL   T10.Y, T10.Z, literal.y,  
	  ADD_INT   T10.Z, T0.W, literal.z,  BS:VEC_120/SCL_212
	  ADD_INT * T5.W, T3.Y, PV.Y,  
.Ltmp1816:
	2(2.802597e-45), 3(4.203895e-45)
	24(3.363116e-44), 0(0.000000e+00)
	ALU clause starting at 1856:
.Ltmp1817:
	  MULLO_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T3.Y, T5.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T5.X (MASKED), T10.Z, literal.x,  
	  MULHI_INT   T5.Y, T10.Z, literal.x,  
	  MULHI_INT   T5.Z (MASKED), T10.Z, literal.x,  
	  MULHI_INT * T5.W (MASKED), T10.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T41.X, PV.Y, literal.x,  
	  BFE_UINT   T10.Y, T9.Z, T10.Y, literal.y, 
	  LSHL   T9.Z, T40.X, literal.z,  
	  ADD_INT * T5.W, T39.X, T3.Y,  BS:VEC_120/SCL_212
.Ltmp1818:
	4(5.605194e-45), 16(2.242078e-44)
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 1872:
.Ltmp1819:
	  MULLO_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T3.Y, T5.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T39.X, T9.Y, T9.Z, literal.x, 
	  AND_INT   T9.Y, T7.Z, literal.y,  
	  AND_INT   T6.Z, T6.Z, literal.y,  BS:VEC_201
	  ADD_INT * T5.W, T10.Y, PV.Y,  BS:VEC_120/SCL_212
.Ltmp1820:
	16(2.242078e-44), 2(2.802597e-45)
	ALU clause starting at 1882:
.Ltmp1821:
	  MULLO_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T3.Y, T5.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T40.X, T5.Y, literal.x,  
	  LSHL   T5.Y, T6.Z, literal.y,  
	  LSHL   T6.Z, T9.Y, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T5.W, T39.X, PV.Y,  
.Ltmp1822:
	31(4.344025e-44), 3(4.203895e-45)
	ALU clause starting at 1892:
.Ltmp1823:
	  MULLO_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T3.Y, T5.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T39.X, T6.Y, T6.Z, literal.x, 
	  BFE_UINT   T5.Y, T8.W, T5.Y, literal.x, 
	  ADD_INT   T6.Z, T41.X, T40.X,  
	  ADD_INT * T5.W, T37.X, PV.Y,  BS:VEC_201
.Ltmp1824:
	16(2.242078e-44), 0(0.000000e+00)
	ALU clause starting at 1902:
.Ltmp1825:
	  MULLO_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T3.Y, T5.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T5.X (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T5.Y (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T5.Z (MASKED), T6.Z, literal.x,  
	  MULLO_INT * T5.W, T6.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  AND_INT   T37.X, T8.Y, literal.x,  
	  AND_INT   T6.Y, T47.X, literal.x,  
	  SUB_INT   T6.Z, T10.Z, PV.W,  
	  ADD_INT * T5.W, T5.Y, T3.Y,  BS:VEC_120/SCL_212
.Ltmp1826:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1917:
.Ltmp1827:
	  MULLO_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T3.Y, T5.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T40.X, T6.Z, 1,  
	  LSHL   T5.Y, T6.Y, literal.x,  
	  LSHL   T6.Z, T37.X, literal.x,  
	  ADD_INT * T5.W, T39.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp1828:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 1927:
.Ltmp1829:
	  MULLO_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T3.Y, T5.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T37.X, T8.Z, T6.Z, literal.x, 
	  BFE_UINT   T5.Y, T7.W, T5.Y, literal.x, 
	  ADD_INT   T6.Z, T40.X, literal.y,  
	  ADD_INT * T5.W, T38.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp1830:
	16(2.242078e-44), 8(1.121039e-44)
	ALU clause starting at 1937:
.Ltmp1831:
	  MULLO_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T3.Y, T5.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T38.X, T5.Z, literal.x,  
	  LSHR   T6.Y, T4.W, literal.x,  
	  LSHR   T5.Z, T6.Z, literal.x,  BS:VEC_120/SCL_212
	  ADD_INT * T4.W, T5.Y, PV.Y,  
.Ltmp1832:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1947:
.Ltmp1833:
	  MULLO_INT   T3.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T3.Y, T4.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T5.Z,  
	  MOV * T4.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T6.Y,  
	  MOV * T5.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T38.X,  
	  MOV   T5.Z, T(0 + AR.x).X+,  
	  ADD_INT * T5.W, T37.X, T3.Y,  BS:VEC_120/SCL_212
.Ltmp1834:
	ALU clause starting at 1959:
.Ltmp1835:
	  MULLO_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T3.Y, T5.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T37.X, T5.Z, T4.Y, literal.x, 
	  AND_INT   T4.Y, T6.Z, literal.y,  BS:VEC_120/SCL_212
	  LSHL   T5.Z, T36.X, literal.z,  
	  ADD_INT * T5.W, T2.Y, PV.Y,  
.Ltmp1836:
	16(2.242078e-44), 2(2.802597e-45)
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 1970:
.Ltmp1837:
	  MULLO_INT   T2.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T2.Y, T5.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T36.X, T5.Y, T5.Z, literal.x, 
	  LSHL   T3.Y, T4.Y, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT   T5.Z, T0.W, literal.z,  
	  ADD_INT * T5.W, T37.X, PV.Y,  
.Ltmp1838:
	16(2.242078e-44), 3(4.203895e-45)
	39(5.465064e-44), 0(0.000000e+00)
	ALU clause starting at 1981:
.Ltmp1839:
	  MULLO_INT   T2.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T2.Y, T5.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T5.Z, literal.x,  
	  MULHI_INT   T4.Y, T5.Z, literal.x,  
	  MULHI_INT   T4.Z (MASKED), T5.Z, literal.x,  
	  MULHI_INT * T4.W (MASKED), T5.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T37.X, PV.Y, literal.x,  
	  BFE_UINT   T3.Y, T4.W, T3.Y, literal.y, 
	  ADD_INT   T6.Z, T0.W, literal.z,  BS:VEC_120/SCL_212
	  ADD_INT * T4.W, T36.X, T2.Y,  BS:VEC_021/SCL_122
.Ltmp1840:
	4(5.605194e-45), 16(2.242078e-44)
	40(5.605194e-44), 0(0.000000e+00)
	ALU clause starting at 1997:
.Ltmp1841:
	  MULLO_INT   T2.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T2.Y, T4.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T6.Z, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T6.Z, literal.x,  
	  MULHI_INT   T4.Z (MASKED), T6.Z, literal.x,  
	  MULHI_INT * T4.W, T6.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T36.X, T4.Y, literal.x,  
	  ASHR   T4.Y, PV.W, literal.y,  
	  LSHR   T7.Z, PV.W, literal.x,  
	  ADD_INT * T4.W, T3.Y, T2.Y,  BS:VEC_120/SCL_212
.Ltmp1842:
	31(4.344025e-44), 4(5.605194e-45)
	ALU clause starting at 2012:
.Ltmp1843:
	  MULLO_INT   T2.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T2.Y, T4.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T38.X, T4.Y, T7.Z,  
	  ADD_INT * T3.Y, T37.X, T36.X,  
	  ADD_INT   T7.Z, T35.X, T33.X,  
	  ADD_INT * T4.W, T7.Y, T2.Y,  
.Ltmp1844:
	ALU clause starting at 2021:
.Ltmp1845:
	  MULLO_INT   T2.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T2.Y, T4.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T7.Z, literal.x,  
	  MULLO_INT   T4.Y, T7.Z, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T7.Z, literal.x,  
	  MULLO_INT * T4.W (MASKED), T7.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T3.Y, T3.Y, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.Y, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T38.X, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T38.X, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T38.X, literal.x,  
	  MULLO_INT * T4.W, T38.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T33.X, T6.Z, PV.W,  
	  SUB_INT   T3.Y, T5.Z, T3.Y,  BS:VEC_120/SCL_212
	  SUB_INT   T5.Z, T3.W, T4.Y,  
	  ADD_INT * T3.W, T34.X, T2.Y,  BS:VEC_102/SCL_221
.Ltmp1846:
	ALU clause starting at 2045:
.Ltmp1847:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T34.X, T5.Z, 1,  
	  LSHL   T3.Y, T3.Y, 1,  
	  LSHL   T5.Z, T33.X, 1,  
	  ADD_INT * T3.W, T32.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp1848:
	ALU clause starting at 2054:
.Ltmp1849:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T32.X, T5.Z, literal.x,  
	  ADD_INT   T3.Y, T3.Y, literal.x,  
	  ADD_INT   T5.Z, T34.X, literal.x,  
	  ADD_INT * T3.W, T31.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp1850:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 2064:
.Ltmp1851:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T31.X, T5.Z, literal.x,  
	  LSHR   T4.Y, T3.Y, literal.x,  
	  LSHR   T6.Z, T32.X, literal.x,  
	  ADD_INT * T3.W, T30.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp1852:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 2074:
.Ltmp1853:
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T6.Z,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T4.Y,  
	  MOV * T4.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T31.X,  
	  MOV * T4.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T29.X,  
	  MOV * T5.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T28.X,  
	  MOV * T5.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T27.X,  
	  MOV * T6.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T26.X,  
	  MOV * T6.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV   T1.X, T(0 + AR.x).X+,  
	  AND_INT   T7.Y, T1.W, literal.x,  
	  LSHL   T1.Z, T1.Z, literal.y,  
	  ADD_INT * T1.W, T0.Y, T2.Y,  
.Ltmp1854:
	2(2.802597e-45), 3(4.203895e-45)
	ALU clause starting at 2101:
.Ltmp1855:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T1.X, T1.X, T1.Z, literal.x, 
	  AND_INT   T2.Y, T2.Z, literal.y,  
	  LSHL   T1.Z, T7.Y, literal.z,  
	  ADD_INT * T1.W, T0.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp1856:
	16(2.242078e-44), 2(2.802597e-45)
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2112:
.Ltmp1857:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T26.X, T6.Z, T1.Z, literal.x, 
	  AND_INT   T0.Y, T2.W, literal.y,  
	  LSHL   T1.Z, T2.Y, literal.z,  
	  ADD_INT * T1.W, T1.X, PV.X,  
.Ltmp1858:
	16(2.242078e-44), 2(2.802597e-45)
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2123:
.Ltmp1859:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T1.X, T1.Y, T1.Z, literal.x, 
	  AND_INT   T1.Y, T3.Z, literal.y,  
	  LSHL   T1.Z, T0.Y, literal.z,  BS:VEC_120/SCL_212
	  ADD_INT * T1.W, T26.X, PV.X,  
.Ltmp1860:
	16(2.242078e-44), 2(2.802597e-45)
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2134:
.Ltmp1861:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T26.X, T6.Y, T1.Z, literal.x, 
	  AND_INT   T0.Y, T4.Z, literal.y,  
	  LSHL   T1.Z, T1.Y, literal.z,  BS:VEC_120/SCL_212
	  ADD_INT * T1.W, T1.X, PV.X,  
.Ltmp1862:
	16(2.242078e-44), 2(2.802597e-45)
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2145:
.Ltmp1863:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T1.X, T5.W, T1.Z, literal.x, 
	  AND_INT   T1.Y, T5.Z, literal.y,  
	  LSHL   T1.Z, T0.Y, literal.z,  
	  ADD_INT * T1.W, T26.X, PV.X,  
.Ltmp1864:
	16(2.242078e-44), 2(2.802597e-45)
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2156:
.Ltmp1865:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T26.X, T5.Y, T1.Z, literal.x, 
	  AND_INT   T0.Y, T3.Y, literal.y,  BS:VEC_120/SCL_212
	  LSHL   T1.Z, T1.Y, literal.z,  BS:VEC_201
	  ADD_INT * T1.W, T1.X, PV.X,  
.Ltmp1866:
	16(2.242078e-44), 2(2.802597e-45)
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2167:
.Ltmp1867:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  BFE_UINT   T1.X, T4.W, T1.Z, literal.x, 
	  AND_INT   T1.Y, T32.X, literal.y,  
	  LSHL   T1.Z, T0.Y, literal.z,  
	  ADD_INT * T1.W, T26.X, PV.X,  BS:VEC_120/SCL_212
.Ltmp1868:
	16(2.242078e-44), 2(2.802597e-45)
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2178:
.Ltmp1869:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T26.X, T4.Y, T1.Z,  
.Ltmp1870:
	  LSHL   T0.Y, T0.W, 1,  
.Ltmp1871:
	  LSHL   T1.Z, T1.Y, literal.x,  BS:VEC_120/SCL_212
	  ADD_INT * T0.W, T1.X, PV.X,  
.Ltmp1872:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2188:
.Ltmp1873:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T1.Y, T3.W, T1.Z,  
.Ltmp1874:
	  ADD_INT   T0.Z, T0.Z, T0.Y,  
.Ltmp1875:
	  ADD_INT * T0.W, T26.X, PV.X,  
.Ltmp1876:
	ALU clause starting at 2196:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T0.Z, literal.x,  
.Ltmp1877:
	  ADD_INT * T0.W, T1.Y, PV.X,  
.Ltmp1878:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2204:
	  AND_INT   T2.Z, T0.W, literal.x,  
	  LSHL * T0.W, T1.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1879:
.Lfunc_end11:
	.size	own_ushort, .Lfunc_end11-own_ushort

	.section	.AMDGPU.config
	.long	166100
	.long	14
	.long	165900
	.long	0
	.long	166120
	.long	96
	.text
	.globl	walk_int
	.p2align	8
	.type	walk_int,@function
walk_int:
walk_int$local:
.Lfunc_begin12:
	ALU 5, @44, KC0[CB0:0-32], KC1[]
.Ltmp1880:
	ALU 28, @50, KC0[CB0:0-32], KC1[]
	TEX 2 @24
	ALU 9, @79, KC0[CB0:0-32], KC1[]
	TEX 0 @30
	ALU 27, @89, KC0[CB0:0-32], KC1[]
	TEX 0 @32
.Ltmp1881:
	TEX 3 @34
.Ltmp1882:
	ALU 26, @117, KC0[CB0:0-32], KC1[]
.Ltmp1883:
	ALU 16, @144, KC0[], KC1[]
.Ltmp1884:
	ALU 27, @161, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T10.X, T6.X
	ALU 43, @189, KC0[], KC1[]
.Ltmp1885:
	ALU 0, @233, KC0[CB0:0-32], KC1[]
	TEX 0 @42
.Ltmp1886:
	MEM_RAT_CACHELESS STORE_DWORD T13, T0.X
	MEM_RAT_CACHELESS STORE_DWORD T9, T12.X
	MEM_RAT_CACHELESS STORE_DWORD T8, T11.X
	MEM_RAT_CACHELESS STORE_DWORD T3, T10.X
	MEM_RAT_CACHELESS STORE_DWORD T4, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T2, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T1, T6.X
	CF_END
	Fetch clause starting at 24:
	  VTX_READ_32 T3.X, T3.X, 0, #1
	  VTX_READ_32 T2.X, T2.X, 0, #1
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1887:
	Fetch clause starting at 30:
	  VTX_READ_32 T4.X, T4.X, 0, #1
	Fetch clause starting at 32:
	  VTX_READ_128 T3.XYZW, T2.X, 16, #1
	Fetch clause starting at 34:
	  VTX_READ_128 T4.XYZW, T2.X, 0, #1
	  VTX_READ_128 T5.XYZW, T2.X, 48, #1
	  VTX_READ_128 T2.XYZW, T2.X, 32, #1
	  VTX_READ_64 T1.XY, T1.X, 4, #1
	Fetch clause starting at 42:
	  VTX_READ_128 T13.XYZW, T13.X, 4, #1
.Ltmp1888:
	ALU clause starting at 44:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1889:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Z,  
	ALU clause starting at 50:
	  MULHI_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULHI_INT   T0.Y, T0.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T0.W, literal.x,  
	1717986919(2.720083e+23), 0(0.000000e+00)
	  LSHR   T1.Y, PV.Y, 1,  
	  LSHR   T0.Z, PV.Y, literal.x,  
	  AND_INT * T1.W, T0.X, literal.y,  
	31(4.344025e-44), 7(9.809089e-45)
	  LSHL   T1.Z, PV.W, literal.x,  
	  ADD_INT * T1.W, PV.Y, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[3].X,  
	  MULLO_INT   T0.Y, T0.W, KC0[3].X,  
	  MULLO_INT   T0.Z (MASKED), T0.W, KC0[3].X,  
	  MULLO_INT * T0.W (MASKED), T0.W, KC0[3].X,  
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, KC0[2].Z, T1.Z,  
	  SUB_INT   T0.Z, T0.W, PV.Z,  
	  LSHL * T1.W, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, KC0[2].Y, PV.W,  
	  LSHL * T1.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T3.X, KC0[2].Z, PV.W,  
	ALU clause starting at 79:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T4.X, KC0[2].Y, PV.W,  
	  XOR_INT   T0.Z, T1.X, T2.X,  
	  LSHL * T1.W, T0.X, literal.x,  BS:VEC_201
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T0.Z, 
	  ADD_INT * T2.W, T1.W, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
	  LDS_WRITE * T2.W, T3.X, 
	ALU clause starting at 89:
	  MULHI_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULHI_INT   T0.Y, T0.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T0.W, literal.x,  
	-1840700269(-6.346950e-28), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.Y, T0.W,  
	  LSHR   T0.Z, PV.W, literal.x,  
	  LSHR * T2.W, PV.W, literal.y,  
	2(2.802597e-45), 31(4.344025e-44)
	  ADD_INT * T2.W, PV.Z, PV.W,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL   T1.Y, KC0[3].X, literal.x,  
	  SUB_INT   T0.Z, T0.W, PV.Y,  
	  LSHL * T2.W, T0.W, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  ADD_INT   T1.X, KC0[2].Y, PV.W,  
	  LSHL   T0.Z, PV.Z, literal.x,  
	  ADD_INT * T2.W, KC0[2].Y, PV.Y,  
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, PV.W, PV.Z,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  LDS_WRITE * T2.W, T4.X, 
	  GROUP_BARRIER
	ALU clause starting at 117:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	47663(6.679009e-41), 0(0.000000e+00)
	  LSHR * T6.W, PV.Y, literal.x,  
.Ltmp1890:
	19(2.662467e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T0.Y, T6.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.W, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z, T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	136(1.905766e-43), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].W, PV.Z,  
	  SUB_INT * T6.W, T0.X, T0.Y,  
	  LSHL   T1.Z, PV.W, literal.x,  
	  ADD_INT * T6.W, PV.Z, literal.y,  
	5(7.006492e-45), 20(2.802597e-44)
	  LSHR   T6.X, PV.W, literal.x,  
	  AND_INT   T1.Z, PV.Z, literal.y,  
	  ADD_INT * T6.W, T0.Z, literal.z,  
	2(2.802597e-45), 262112(3.672971e-40)
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 144:
	  LSHR   T7.X, T6.W, literal.x,  
	  OR_INT * T6.W, T1.Z, literal.y,  
	2(2.802597e-45), 24(3.363116e-44)
	  LDS_READ_RET * OQAP, T6.W 
	  MOV * T8.W, OQAP,  
	  OR_INT * T6.W, T1.Z, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T6.W 
	  MOV   T8.Z, OQAP,  
	  OR_INT * T6.W, T1.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T6.W 
	  MOV   T8.Y, OQAP,  
	  OR_INT * T6.W, T1.Z, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T6.W 
	  MOV * T8.X, OQAP,  
	ALU clause starting at 161:
	  ADD_INT * T6.W, T1.Z, literal.x,  
	40(5.605194e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T6.W 
	  MOV * T9.W, OQAP,  
	  ADD_INT * T6.W, T1.Z, literal.x,  
	36(5.044674e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T6.W 
	  MOV * T9.Z, OQAP,  
	  LSHL   T6.Z, T0.X, literal.x,  
	  ADD_INT * T6.W, T1.Z, literal.y,  
	3(4.203895e-45), 32(4.484155e-44)
	  LDS_READ_RET * OQAP, T6.W 
	  MOV   T9.Y, OQAP,  
	  ADD_INT   T6.Z, T1.W, T6.Z,  
	  OR_INT * T1.W, T1.Z, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T9.X, OQAP,  
	  ADD_INT * T1.W, T6.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T1.W, OQAP,  
	  LDS_READ_RET * OQAP, T6.Z 
	  MOV   T1.Z, OQAP,  
	  ADD_INT * T6.W, T6.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T6.W 
	  MOV * T10.X, OQAP,  
	ALU clause starting at 189:
	  ADD_INT * T1.W, T2.W, T0.W,  
	  ADD_INT * T1.Z, T2.Z, T0.W,  
	  ADD_INT   T1.Y, T2.Y, T0.W,  
	  ADD_INT * T2.W, T5.W, T0.W,  
	  ADD_INT   T1.X, T2.X, T0.W,  
	  ADD_INT   T2.Z, T5.Z, T0.W,  
	  ADD_INT * T5.W, T0.Z, literal.x,  BS:VEC_120/SCL_212
	104(1.457350e-43), 0(0.000000e+00)
	  LSHR   T6.X, PV.W, literal.x,  
	  ADD_INT   T2.Y, T5.Y, T0.W,  
	  ADD_INT * T4.W, T4.W, T0.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, T5.X, T0.W,  
	  ADD_INT   T4.Z, T4.Z, T0.W,  
	  ADD_INT * T5.W, T0.Z, literal.x,  BS:VEC_120/SCL_212
	120(1.681558e-43), 0(0.000000e+00)
	  LSHR   T5.X, PV.W, literal.x,  
	  ADD_INT   T4.Y, T4.Y, T0.W,  
	  ADD_INT * T3.W, T3.W, T0.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T4.X, T4.X, T0.W,  
	  ADD_INT   T3.Z, T3.Z, T0.W,  
	  ADD_INT * T5.W, T0.Z, literal.x,  BS:VEC_120/SCL_212
	72(1.008935e-43), 0(0.000000e+00)
	  LSHR   T7.X, PV.W, literal.x,  
	  ADD_INT * T3.Y, T3.Y, T0.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T3.X, T3.X, T0.W,  
	  ADD_INT * T0.W, T0.Z, literal.x,  
	88(1.233143e-43), 0(0.000000e+00)
	  LSHR   T10.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, literal.y,  
	2(2.802597e-45), 40(5.605194e-44)
	  LSHR   T11.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, literal.y,  
	2(2.802597e-45), 56(7.847271e-44)
	  LSHR   T12.X, PV.W, literal.x,  
	  LSHL   T5.Z, T0.X, literal.y,  
	  ADD_INT * T0.W, T0.Z, literal.z,  
	2(2.802597e-45), 4(5.605194e-45)
	24(3.363116e-44), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
	  AND_INT * T0.W, PV.Z, literal.y,  
	2(2.802597e-45), 16(2.242078e-44)
	ALU clause starting at 233:
	  ADD_INT * T13.X, KC0[2].Z, T0.W,  
.Ltmp1891:
.Lfunc_end12:
	.size	walk_int, .Lfunc_end12-walk_int

	.section	.AMDGPU.config
	.long	166100
	.long	5
	.long	165900
	.long	0
	.long	166120
	.long	290
	.text
	.globl	local_int
	.p2align	8
	.type	local_int,@function
local_int:
local_int$local:
.Lfunc_begin13:
	ALU 5, @18, KC0[CB0:0-32], KC1[]
.Ltmp1892:
	ALU 2, @24, KC0[CB0:0-32], KC1[]
	TEX 1 @12
	ALU 27, @27, KC0[CB0:0-32], KC1[]
	TEX 0 @16
	ALU 19, @55, KC0[CB0:0-32], KC1[]
	ALU 26, @75, KC0[], KC1[]
	ALU 3, @102, KC0[], KC1[]
.Ltmp1893:
	ALU 14, @106, KC0[], KC1[]
	ALU 11, @121, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T1.X
	CF_END
	Fetch clause starting at 12:
	  VTX_READ_128 T2.XYZW, T1.X, 16, #1
	  VTX_READ_128 T1.XYZW, T1.X, 0, #1
	Fetch clause starting at 16:
	  VTX_READ_32 T3.X, T3.X, 0, #1
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1894:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 24:
	  LSHL * T1.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 27:
	  LSHL   T0.Z, T0.X, literal.x,  
	  LSHL * T3.W, T0.W, literal.y,  
	5(7.006492e-45), 2(2.802597e-45)
	  ADD_INT   T3.X, KC0[2].Y, PV.W,  
	  OR_INT * T3.W, PV.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_WRITE * T3.W, T1.X, 
	  OR_INT * T4.W, T0.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_WRITE * T4.W, T1.Y, 
	  OR_INT * T4.W, T0.Z, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_WRITE * T4.W, T1.Z, 
	  OR_INT * T4.W, T0.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LDS_WRITE * T4.W, T1.W, 
	  OR_INT * T1.W, T0.Z, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T2.X, 
	  OR_INT * T1.W, T0.Z, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T2.Y, 
	  OR_INT * T1.W, T0.Z, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T2.Z, 
	  ADD_INT * T1.W, T0.Z, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T2.W, 
	ALU clause starting at 55:
	  LSHL * T0.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHL   T0.Z, T0.X, literal.x,  
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHL   T1.Z, T0.X, literal.y,  
	  ADD_INT * T0.W, PV.Z, literal.z,  
	2(2.802597e-45), 4(5.605194e-45)
	1028(1.440535e-42), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T3.X, 
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  SUB_INT * T0.W, literal.y, T1.Z,  
	127(1.779649e-43), 512(7.174648e-43)
	  GROUP_BARRIER
	ALU clause starting at 75:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV   T0.Y, OQAP,  
	  LSHL   T0.Z, T0.Z, literal.x,  
	  SUB_INT * T0.W, literal.y, T1.Z,  
	2(2.802597e-45), 516(7.230700e-43)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T0.W, OQAP,  
	  ADD_INT * T1.W, T0.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T0.Z, OQAP,  
	  SUB_INT * T1.W, literal.x, T1.Z,  
	504(7.062544e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T1.Y, OQAP,  
	  SUB_INT * T1.W, literal.x, T1.Z,  
	508(7.118596e-43), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T1.Z, T0.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T0.X, literal.x,  
	-24(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T1.W, OQAP,  
	  ADD_INT   T2.Z, T0.Z, T1.Y,  
	  ADD_INT * T2.W, T3.W, T1.Z,  
	  GROUP_BARRIER
	ALU clause starting at 102:
	  LDS_WRITE * T2.W, T2.Z, 
	  LSHL   T1.Y, T0.X, literal.x,  
	  ADD_INT * T1.Z, T0.Z, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 106:
	  ADD_INT * T1.W, T2.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T1.Z, 
	  ADD_INT   T1.Z, T0.Z, T0.Y,  
	  ADD_INT * T1.W, T1.Y, literal.x,  
	260(3.643376e-43), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T1.Z, 
	  ADD_INT   T0.Y, T2.W, T1.Y,  
	  ADD_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T1.Y, literal.x,  
	264(3.699428e-43), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T0.Z, 
	  ADD_INT * T0.W, T0.Y, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 121:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T2.W, OQAP,  
	  ADD_INT * T0.W, T0.Y, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV   T2.Z, OQAP,  
	  ADD_INT * T0.W, T0.Y, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T2.Y, OQAP,  
	  LDS_READ_RET * OQAP, T0.Y 
	  MOV * T2.X, OQAP,  
.Ltmp1895:
.Lfunc_end13:
	.size	local_int, .Lfunc_end13-local_int

	.section	.AMDGPU.config
	.long	166100
	.long	573
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	own_int
	.p2align	8
	.type	own_int,@function
own_int:
own_int$local:
.Lfunc_begin14:
	ALU 5, @270, KC0[CB0:0-32], KC1[]
.Ltmp1896:
	ALU 9, @276, KC0[CB0:0-32], KC1[]
.Ltmp1897:
	TEX 0 @188
	ALU 0, @286, KC0[], KC1[]
.Ltmp1898:
	ALU 5, @287, KC0[CB0:0-32], KC1[]
	TEX 0 @190
	ALU 0, @293, KC0[], KC1[]
.Ltmp1899:
	ALU 6, @294, KC0[CB0:0-32], KC1[]
	TEX 0 @192
	ALU 0, @301, KC0[], KC1[]
.Ltmp1900:
	ALU 6, @302, KC0[CB0:0-32], KC1[]
	TEX 0 @194
	ALU 0, @309, KC0[], KC1[]
.Ltmp1901:
	ALU 6, @310, KC0[CB0:0-32], KC1[]
	TEX 0 @196
	ALU 0, @317, KC0[], KC1[]
.Ltmp1902:
	ALU 6, @318, KC0[CB0:0-32], KC1[]
	TEX 0 @198
	ALU 0, @325, KC0[], KC1[]
.Ltmp1903:
	ALU 6, @326, KC0[CB0:0-32], KC1[]
	TEX 0 @200
	ALU 0, @333, KC0[], KC1[]
.Ltmp1904:
	ALU 6, @334, KC0[CB0:0-32], KC1[]
	TEX 0 @202
	ALU 0, @341, KC0[], KC1[]
.Ltmp1905:
	ALU 6, @342, KC0[CB0:0-32], KC1[]
	TEX 0 @204
	ALU 0, @349, KC0[], KC1[]
.Ltmp1906:
	ALU 6, @350, KC0[CB0:0-32], KC1[]
	TEX 0 @206
	ALU 0, @357, KC0[], KC1[]
.Ltmp1907:
	ALU 6, @358, KC0[CB0:0-32], KC1[]
	TEX 0 @208
	ALU 0, @365, KC0[], KC1[]
.Ltmp1908:
	ALU 6, @366, KC0[CB0:0-32], KC1[]
	TEX 0 @210
	ALU 0, @373, KC0[], KC1[]
.Ltmp1909:
	ALU 6, @374, KC0[CB0:0-32], KC1[]
	TEX 0 @212
	ALU 0, @381, KC0[], KC1[]
.Ltmp1910:
	ALU 6, @382, KC0[CB0:0-32], KC1[]
	TEX 0 @214
	ALU 0, @389, KC0[], KC1[]
.Ltmp1911:
	ALU 6, @390, KC0[CB0:0-32], KC1[]
	TEX 0 @216
	ALU 0, @397, KC0[], KC1[]
.Ltmp1912:
	ALU 6, @398, KC0[CB0:0-32], KC1[]
	TEX 0 @218
	ALU 0, @405, KC0[], KC1[]
.Ltmp1913:
	ALU 6, @406, KC0[CB0:0-32], KC1[]
	TEX 0 @220
	ALU 0, @413, KC0[], KC1[]
.Ltmp1914:
	ALU 6, @414, KC0[CB0:0-32], KC1[]
	TEX 0 @222
	ALU 0, @421, KC0[], KC1[]
.Ltmp1915:
	ALU 6, @422, KC0[CB0:0-32], KC1[]
	TEX 0 @224
	ALU 0, @429, KC0[], KC1[]
.Ltmp1916:
	ALU 6, @430, KC0[CB0:0-32], KC1[]
	TEX 0 @226
	ALU 0, @437, KC0[], KC1[]
.Ltmp1917:
	ALU 6, @438, KC0[CB0:0-32], KC1[]
	TEX 0 @228
	ALU 0, @445, KC0[], KC1[]
.Ltmp1918:
	ALU 6, @446, KC0[CB0:0-32], KC1[]
	TEX 0 @230
	ALU 0, @453, KC0[], KC1[]
.Ltmp1919:
	ALU 6, @454, KC0[CB0:0-32], KC1[]
	TEX 0 @232
	ALU 0, @461, KC0[], KC1[]
.Ltmp1920:
	ALU 6, @462, KC0[CB0:0-32], KC1[]
	TEX 0 @234
	ALU 0, @469, KC0[], KC1[]
.Ltmp1921:
	ALU 6, @470, KC0[CB0:0-32], KC1[]
	TEX 0 @236
	ALU 0, @477, KC0[], KC1[]
.Ltmp1922:
	ALU 6, @478, KC0[CB0:0-32], KC1[]
	TEX 0 @238
	ALU 0, @485, KC0[], KC1[]
.Ltmp1923:
	ALU 6, @486, KC0[CB0:0-32], KC1[]
	TEX 0 @240
	ALU 0, @493, KC0[], KC1[]
.Ltmp1924:
	ALU 6, @494, KC0[CB0:0-32], KC1[]
	TEX 0 @242
	ALU 0, @501, KC0[], KC1[]
.Ltmp1925:
	ALU 6, @502, KC0[CB0:0-32], KC1[]
	TEX 0 @244
	ALU 0, @509, KC0[], KC1[]
.Ltmp1926:
	ALU 6, @510, KC0[CB0:0-32], KC1[]
	TEX 0 @246
	ALU 0, @517, KC0[], KC1[]
.Ltmp1927:
	ALU 6, @518, KC0[CB0:0-32], KC1[]
	TEX 0 @248
	ALU 0, @525, KC0[], KC1[]
.Ltmp1928:
	ALU 6, @526, KC0[CB0:0-32], KC1[]
	TEX 0 @250
	ALU 0, @533, KC0[], KC1[]
.Ltmp1929:
	ALU 6, @534, KC0[CB0:0-32], KC1[]
	TEX 0 @252
	ALU 0, @541, KC0[], KC1[]
.Ltmp1930:
	ALU 6, @542, KC0[CB0:0-32], KC1[]
	TEX 0 @254
	ALU 0, @549, KC0[], KC1[]
.Ltmp1931:
	ALU 6, @550, KC0[CB0:0-32], KC1[]
	TEX 0 @256
	ALU 0, @557, KC0[], KC1[]
.Ltmp1932:
	ALU 6, @558, KC0[CB0:0-32], KC1[]
	TEX 0 @258
	ALU 0, @565, KC0[], KC1[]
.Ltmp1933:
	ALU 6, @566, KC0[CB0:0-32], KC1[]
	TEX 0 @260
	ALU 0, @573, KC0[], KC1[]
.Ltmp1934:
	ALU 6, @574, KC0[CB0:0-32], KC1[]
	TEX 0 @262
	ALU 0, @581, KC0[], KC1[]
.Ltmp1935:
	ALU 6, @582, KC0[CB0:0-32], KC1[]
	TEX 0 @264
	ALU 0, @589, KC0[], KC1[]
.Ltmp1936:
	ALU 6, @590, KC0[CB0:0-32], KC1[]
	TEX 0 @266
	ALU 0, @597, KC0[], KC1[]
.Ltmp1937:
	ALU 6, @598, KC0[CB0:0-32], KC1[]
	TEX 0 @268
	ALU 0, @605, KC0[], KC1[]
.Ltmp1938:
	ALU 0, @606, KC0[CB0:0-32], KC1[]
.Ltmp1939:
	ALU_PUSH_BEFORE 1, @607, KC0[CB0:0-32], KC1[]
	JUMP @138 POP:1
	ALU 3, @609, KC0[CB0:0-32], KC1[]
.Ltmp1940:
	LOOP_START_DX10 @137
.Ltmp1941:
	ALU 32, @613, KC0[], KC1[]
.Ltmp1942:
	ALU 0, @646, KC0[], KC1[]
.Ltmp1943:
	ALU 21, @647, KC0[], KC1[]
.Ltmp1944:
	ALU_PUSH_BEFORE 3, @669, KC0[], KC1[]
	JUMP @136 POP:1
	LOOP_BREAK @136
	POP @136 POP:1
	END_LOOP @129
	POP @138 POP:1
.Ltmp1945:
	ALU 115, @673, KC0[], KC1[]
	ALU 107, @789, KC0[], KC1[]
	ALU 71, @897, KC0[], KC1[]
.Ltmp1946:
	ALU 44, @969, KC0[], KC1[]
.Ltmp1947:
	ALU 8, @1014, KC0[], KC1[]
.Ltmp1948:
	ALU 23, @1023, KC0[], KC1[]
.Ltmp1949:
	ALU 9, @1047, KC0[], KC1[]
.Ltmp1950:
	ALU 9, @1057, KC0[], KC1[]
.Ltmp1951:
	ALU 9, @1067, KC0[], KC1[]
.Ltmp1952:
	ALU 25, @1077, KC0[], KC1[]
.Ltmp1953:
	ALU 19, @1103, KC0[], KC1[]
.Ltmp1954:
	ALU 15, @1123, KC0[], KC1[]
.Ltmp1955:
	ALU 14, @1139, KC0[], KC1[]
.Ltmp1956:
	ALU 8, @1154, KC0[], KC1[]
.Ltmp1957:
	ALU 23, @1163, KC0[], KC1[]
.Ltmp1958:
	ALU 9, @1187, KC0[], KC1[]
.Ltmp1959:
	ALU 9, @1197, KC0[], KC1[]
.Ltmp1960:
	ALU 9, @1207, KC0[], KC1[]
.Ltmp1961:
	ALU 11, @1217, KC0[], KC1[]
.Ltmp1962:
	ALU 8, @1229, KC0[], KC1[]
.Ltmp1963:
	ALU 5, @1238, KC0[], KC1[]
.Ltmp1964:
	ALU 110, @1244, KC0[], KC1[]
	ALU 111, @1355, KC0[], KC1[]
	ALU 107, @1467, KC0[], KC1[]
	ALU 103, @1575, KC0[], KC1[]
	ALU 31, @1679, KC0[], KC1[]
.Ltmp1965:
	ALU 5, @1711, KC0[], KC1[]
.Ltmp1966:
	ALU 5, @1717, KC0[], KC1[]
.Ltmp1967:
	ALU 5, @1723, KC0[], KC1[]
.Ltmp1968:
	ALU 5, @1729, KC0[], KC1[]
.Ltmp1969:
	ALU 5, @1735, KC0[], KC1[]
.Ltmp1970:
	ALU 5, @1741, KC0[], KC1[]
.Ltmp1971:
	ALU 5, @1747, KC0[], KC1[]
.Ltmp1972:
	ALU 5, @1753, KC0[], KC1[]
.Ltmp1973:
	ALU 5, @1759, KC0[], KC1[]
.Ltmp1974:
	ALU 5, @1765, KC0[], KC1[]
.Ltmp1975:
	ALU 5, @1771, KC0[], KC1[]
.Ltmp1976:
	ALU 5, @1777, KC0[], KC1[]
.Ltmp1977:
	ALU 5, @1783, KC0[], KC1[]
.Ltmp1978:
	ALU 5, @1789, KC0[], KC1[]
.Ltmp1979:
	ALU 5, @1795, KC0[], KC1[]
.Ltmp1980:
	ALU 5, @1801, KC0[], KC1[]
.Ltmp1981:
	ALU 5, @1807, KC0[], KC1[]
.Ltmp1982:
	ALU 5, @1813, KC0[], KC1[]
.Ltmp1983:
	ALU 5, @1819, KC0[], KC1[]
.Ltmp1984:
	ALU 7, @1825, KC0[], KC1[]
.Ltmp1985:
	ALU 5, @1833, KC0[], KC1[]
.Ltmp1986:
	ALU 2, @1839, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 188:
.Ltmp1987:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1988:
	Fetch clause starting at 190:
.Ltmp1989:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1990:
	Fetch clause starting at 192:
.Ltmp1991:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1992:
	Fetch clause starting at 194:
.Ltmp1993:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1994:
	Fetch clause starting at 196:
.Ltmp1995:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1996:
	Fetch clause starting at 198:
.Ltmp1997:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1998:
	Fetch clause starting at 200:
.Ltmp1999:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2000:
	Fetch clause starting at 202:
.Ltmp2001:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2002:
	Fetch clause starting at 204:
.Ltmp2003:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2004:
	Fetch clause starting at 206:
.Ltmp2005:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2006:
	Fetch clause starting at 208:
.Ltmp2007:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2008:
	Fetch clause starting at 210:
.Ltmp2009:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2010:
	Fetch clause starting at 212:
.Ltmp2011:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2012:
	Fetch clause starting at 214:
.Ltmp2013:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2014:
	Fetch clause starting at 216:
.Ltmp2015:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2016:
	Fetch clause starting at 218:
.Ltmp2017:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2018:
	Fetch clause starting at 220:
.Ltmp2019:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2020:
	Fetch clause starting at 222:
.Ltmp2021:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2022:
	Fetch clause starting at 224:
.Ltmp2023:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2024:
	Fetch clause starting at 226:
.Ltmp2025:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2026:
	Fetch clause starting at 228:
.Ltmp2027:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2028:
	Fetch clause starting at 230:
.Ltmp2029:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2030:
	Fetch clause starting at 232:
.Ltmp2031:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2032:
	Fetch clause starting at 234:
.Ltmp2033:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2034:
	Fetch clause starting at 236:
.Ltmp2035:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2036:
	Fetch clause starting at 238:
.Ltmp2037:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2038:
	Fetch clause starting at 240:
.Ltmp2039:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2040:
	Fetch clause starting at 242:
.Ltmp2041:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2042:
	Fetch clause starting at 244:
.Ltmp2043:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2044:
	Fetch clause starting at 246:
.Ltmp2045:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2046:
	Fetch clause starting at 248:
.Ltmp2047:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2048:
	Fetch clause starting at 250:
.Ltmp2049:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2050:
	Fetch clause starting at 252:
.Ltmp2051:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2052:
	Fetch clause starting at 254:
.Ltmp2053:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2054:
	Fetch clause starting at 256:
.Ltmp2055:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2056:
	Fetch clause starting at 258:
.Ltmp2057:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2058:
	Fetch clause starting at 260:
.Ltmp2059:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2060:
	Fetch clause starting at 262:
.Ltmp2061:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2062:
	Fetch clause starting at 264:
.Ltmp2063:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2064:
	Fetch clause starting at 266:
.Ltmp2065:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2066:
	Fetch clause starting at 268:
.Ltmp2067:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp2068:
	ALU clause starting at 270:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2069:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2070:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 276:
.Ltmp2071:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.X, literal.x,  
.Ltmp2072:
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2073:
	ALU clause starting at 286:
.Ltmp2074:
	  MOV * T2.X, T1.X,  
.Ltmp2075:
	ALU clause starting at 287:
.Ltmp2076:
	  ADD_INT * T1.W, T0.X, 1,  
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2077:
	ALU clause starting at 293:
.Ltmp2078:
	  MOV * T3.X, T1.X,  
.Ltmp2079:
	ALU clause starting at 294:
.Ltmp2080:
	  ADD_INT * T1.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2081:
	ALU clause starting at 301:
.Ltmp2082:
	  MOV * T4.X, T1.X,  
.Ltmp2083:
	ALU clause starting at 302:
.Ltmp2084:
	  ADD_INT * T1.W, T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2085:
	ALU clause starting at 309:
.Ltmp2086:
	  MOV * T5.X, T1.X,  
.Ltmp2087:
	ALU clause starting at 310:
.Ltmp2088:
	  ADD_INT * T1.W, T0.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2089:
	ALU clause starting at 317:
.Ltmp2090:
	  MOV * T6.X, T1.X,  
.Ltmp2091:
	ALU clause starting at 318:
.Ltmp2092:
	  ADD_INT * T1.W, T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2093:
	ALU clause starting at 325:
.Ltmp2094:
	  MOV * T7.X, T1.X,  
.Ltmp2095:
	ALU clause starting at 326:
.Ltmp2096:
	  ADD_INT * T1.W, T0.X, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2097:
	ALU clause starting at 333:
.Ltmp2098:
	  MOV * T8.X, T1.X,  
.Ltmp2099:
	ALU clause starting at 334:
.Ltmp2100:
	  ADD_INT * T1.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2101:
	ALU clause starting at 341:
.Ltmp2102:
	  MOV * T9.X, T1.X,  
.Ltmp2103:
	ALU clause starting at 342:
.Ltmp2104:
	  ADD_INT * T1.W, T0.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2105:
	ALU clause starting at 349:
.Ltmp2106:
	  MOV * T10.X, T1.X,  
.Ltmp2107:
	ALU clause starting at 350:
.Ltmp2108:
	  ADD_INT * T1.W, T0.X, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2109:
	ALU clause starting at 357:
.Ltmp2110:
	  MOV * T11.X, T1.X,  
.Ltmp2111:
	ALU clause starting at 358:
.Ltmp2112:
	  ADD_INT * T1.W, T0.X, literal.x,  
	10(1.401298e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2113:
	ALU clause starting at 365:
.Ltmp2114:
	  MOV * T12.X, T1.X,  
.Ltmp2115:
	ALU clause starting at 366:
.Ltmp2116:
	  ADD_INT * T1.W, T0.X, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2117:
	ALU clause starting at 373:
.Ltmp2118:
	  MOV * T13.X, T1.X,  
.Ltmp2119:
	ALU clause starting at 374:
.Ltmp2120:
	  ADD_INT * T1.W, T0.X, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2121:
	ALU clause starting at 381:
.Ltmp2122:
	  MOV * T14.X, T1.X,  
.Ltmp2123:
	ALU clause starting at 382:
.Ltmp2124:
	  ADD_INT * T1.W, T0.X, literal.x,  
	13(1.821688e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2125:
	ALU clause starting at 389:
.Ltmp2126:
	  MOV * T15.X, T1.X,  
.Ltmp2127:
	ALU clause starting at 390:
.Ltmp2128:
	  ADD_INT * T1.W, T0.X, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2129:
	ALU clause starting at 397:
.Ltmp2130:
	  MOV * T16.X, T1.X,  
.Ltmp2131:
	ALU clause starting at 398:
.Ltmp2132:
	  ADD_INT * T1.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2133:
	ALU clause starting at 405:
.Ltmp2134:
	  MOV * T17.X, T1.X,  
.Ltmp2135:
	ALU clause starting at 406:
.Ltmp2136:
	  ADD_INT * T1.W, T0.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2137:
	ALU clause starting at 413:
.Ltmp2138:
	  MOV * T18.X, T1.X,  
.Ltmp2139:
	ALU clause starting at 414:
.Ltmp2140:
	  ADD_INT * T1.W, T0.X, literal.x,  
	17(2.382207e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2141:
	ALU clause starting at 421:
.Ltmp2142:
	  MOV * T19.X, T1.X,  
.Ltmp2143:
	ALU clause starting at 422:
.Ltmp2144:
	  ADD_INT * T1.W, T0.X, literal.x,  
	18(2.522337e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2145:
	ALU clause starting at 429:
.Ltmp2146:
	  MOV * T20.X, T1.X,  
.Ltmp2147:
	ALU clause starting at 430:
.Ltmp2148:
	  ADD_INT * T1.W, T0.X, literal.x,  
	19(2.662467e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2149:
	ALU clause starting at 437:
.Ltmp2150:
	  MOV * T21.X, T1.X,  
.Ltmp2151:
	ALU clause starting at 438:
.Ltmp2152:
	  ADD_INT * T1.W, T0.X, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2153:
	ALU clause starting at 445:
.Ltmp2154:
	  MOV * T22.X, T1.X,  
.Ltmp2155:
	ALU clause starting at 446:
.Ltmp2156:
	  ADD_INT * T1.W, T0.X, literal.x,  
	21(2.942727e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2157:
	ALU clause starting at 453:
.Ltmp2158:
	  MOV * T23.X, T1.X,  
.Ltmp2159:
	ALU clause starting at 454:
.Ltmp2160:
	  ADD_INT * T1.W, T0.X, literal.x,  
	22(3.082857e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2161:
	ALU clause starting at 461:
.Ltmp2162:
	  MOV * T24.X, T1.X,  
.Ltmp2163:
	ALU clause starting at 462:
.Ltmp2164:
	  ADD_INT * T1.W, T0.X, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2165:
	ALU clause starting at 469:
.Ltmp2166:
	  MOV * T25.X, T1.X,  
.Ltmp2167:
	ALU clause starting at 470:
.Ltmp2168:
	  ADD_INT * T1.W, T0.X, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2169:
	ALU clause starting at 477:
.Ltmp2170:
	  MOV * T26.X, T1.X,  
.Ltmp2171:
	ALU clause starting at 478:
.Ltmp2172:
	  ADD_INT * T1.W, T0.X, literal.x,  
	25(3.503246e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2173:
	ALU clause starting at 485:
.Ltmp2174:
	  MOV * T27.X, T1.X,  
.Ltmp2175:
	ALU clause starting at 486:
.Ltmp2176:
	  ADD_INT * T1.W, T0.X, literal.x,  
	26(3.643376e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2177:
	ALU clause starting at 493:
.Ltmp2178:
	  MOV * T28.X, T1.X,  
.Ltmp2179:
	ALU clause starting at 494:
.Ltmp2180:
	  ADD_INT * T1.W, T0.X, literal.x,  
	27(3.783506e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2181:
	ALU clause starting at 501:
.Ltmp2182:
	  MOV * T29.X, T1.X,  
.Ltmp2183:
	ALU clause starting at 502:
.Ltmp2184:
	  ADD_INT * T1.W, T0.X, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2185:
	ALU clause starting at 509:
.Ltmp2186:
	  MOV * T30.X, T1.X,  
.Ltmp2187:
	ALU clause starting at 510:
.Ltmp2188:
	  ADD_INT * T1.W, T0.X, literal.x,  
	29(4.063766e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2189:
	ALU clause starting at 517:
.Ltmp2190:
	  MOV * T31.X, T1.X,  
.Ltmp2191:
	ALU clause starting at 518:
.Ltmp2192:
	  ADD_INT * T1.W, T0.X, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2193:
	ALU clause starting at 525:
.Ltmp2194:
	  MOV * T32.X, T1.X,  
.Ltmp2195:
	ALU clause starting at 526:
.Ltmp2196:
	  ADD_INT * T1.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2197:
	ALU clause starting at 533:
.Ltmp2198:
	  MOV * T33.X, T1.X,  
.Ltmp2199:
	ALU clause starting at 534:
.Ltmp2200:
	  ADD_INT * T1.W, T0.X, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2201:
	ALU clause starting at 541:
.Ltmp2202:
	  MOV * T34.X, T1.X,  
.Ltmp2203:
	ALU clause starting at 542:
.Ltmp2204:
	  ADD_INT * T1.W, T0.X, literal.x,  
	33(4.624285e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2205:
	ALU clause starting at 549:
.Ltmp2206:
	  MOV * T35.X, T1.X,  
.Ltmp2207:
	ALU clause starting at 550:
.Ltmp2208:
	  ADD_INT * T1.W, T0.X, literal.x,  
	34(4.764415e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2209:
	ALU clause starting at 557:
.Ltmp2210:
	  MOV * T36.X, T1.X,  
.Ltmp2211:
	ALU clause starting at 558:
.Ltmp2212:
	  ADD_INT * T1.W, T0.X, literal.x,  
	35(4.904545e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2213:
	ALU clause starting at 565:
.Ltmp2214:
	  MOV * T37.X, T1.X,  
.Ltmp2215:
	ALU clause starting at 566:
.Ltmp2216:
	  ADD_INT * T1.W, T0.X, literal.x,  
	36(5.044674e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2217:
	ALU clause starting at 573:
.Ltmp2218:
	  MOV * T38.X, T1.X,  
.Ltmp2219:
	ALU clause starting at 574:
.Ltmp2220:
	  ADD_INT * T1.W, T0.X, literal.x,  
	37(5.184804e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2221:
	ALU clause starting at 581:
.Ltmp2222:
	  MOV * T39.X, T1.X,  
.Ltmp2223:
	ALU clause starting at 582:
.Ltmp2224:
	  ADD_INT * T1.W, T0.X, literal.x,  
	38(5.324934e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2225:
	ALU clause starting at 589:
.Ltmp2226:
	  MOV * T40.X, T1.X,  
.Ltmp2227:
	ALU clause starting at 590:
.Ltmp2228:
	  ADD_INT * T1.W, T0.X, literal.x,  
	39(5.465064e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2229:
	ALU clause starting at 597:
.Ltmp2230:
	  MOV * T41.X, T1.X,  
.Ltmp2231:
	ALU clause starting at 598:
.Ltmp2232:
	  ADD_INT * T1.W, T0.X, literal.x,  
	40(5.605194e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
.Ltmp2233:
	ALU clause starting at 605:
.Ltmp2234:
	  MOV * T42.X, T0.X,  
.Ltmp2235:
	ALU clause starting at 606:
	  MOV * T0.Z, KC0[2].Z,  
	ALU clause starting at 607:
.Ltmp2236:
	  SETGT_INT * T1.W, 1, KC0[2].W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2237:
	ALU clause starting at 609:
	  MOV   T0.X, T0.W,  
	  MOV   T1.Z, literal.x,  
.Ltmp2238:
	  MOV * T1.W, KC0[2].W,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 613:
.Ltmp2239:
	  MULLO_INT   T0.X (MASKED), T1.Z, T1.Z,  
	  MULLO_INT   T0.Y, T1.Z, T1.Z,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, T1.Z,  
	  MULLO_INT * T0.W (MASKED), T1.Z, T1.Z,  
	  ADD_INT * T2.W, PV.Y, T0.W,  
.Ltmp2240:
	  MULHI_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T0.Y, T2.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T1.X, T0.X, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T0.X, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T0.X, literal.x,  
	  MULHI_INT * T1.W (MASKED), T0.X, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T46.X, PV.X, literal.x,  
	  LSHR   T1.Y, PV.X, literal.y,  
	  ASHR   T2.Z, T0.Y, literal.x,  
.Ltmp2241:
	  LSHR * T3.W, T0.Y, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T3.W, PV.X, PV.Y,  
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T2.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT * T2.Z, T2.W, PV.X,  
.Ltmp2242:
	ALU clause starting at 646:
.Ltmp2243:
	  SUB_INT * T2.W, T0.X, T0.Y,  
.Ltmp2244:
	ALU clause starting at 647:
.Ltmp2245:
	  LSHL   T3.Z, T2.W, literal.x,  
	  LSHL * T2.W, T2.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T2.Z, PV.W, literal.x,  
	  ADD_INT * T2.W, PV.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T3.Z, PV.W, literal.x,  
	  LSHR * T2.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T3.Z,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.X, T0.Y,  
	  MOVA_INT * AR.x (MASKED), T3.Z,  
	  MOV   T(0 + AR.x).X+, T2.W,  
.Ltmp2246:
	  ADD_INT * T1.Z, T1.Z, 1,  
.Ltmp2247:
	ALU clause starting at 669:
.Ltmp2248:
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETE_INT * T2.W, T1.W, T1.Z,  
	13(1.821688e-44), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2249:
	ALU clause starting at 673:
.Ltmp2250:
	  ADD_INT   T1.Z, T0.W, literal.x,  
	  ADD_INT * T1.W, T0.W, literal.y,  
	19(2.662467e-44), 7(9.809089e-45)
	  MULHI_INT   T0.X, T1.W, literal.x,  
	  MULHI_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T0.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T0.Y, T1.Z, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T1.X, PV.Y, literal.x,  
	  LSHR   T0.Y, PV.Y, literal.y,  
	  ASHR   T2.Z, T0.X, literal.x,  
	  LSHR * T2.W, T0.X, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T1.Y, PV.Z, PV.W,  
	  ADD_INT   T2.Z, T0.W, literal.x,  
	  ADD_INT * T2.W, PV.X, PV.Y,  
	20(2.802597e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T0.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T0.Y, T2.Z, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T2.Z, literal.x,  
	  MULHI_INT * T0.W (MASKED), T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULLO_INT   T1.X, T1.Y, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T1.X, T1.W, PV.X,  
	  ASHR   T1.Y, T0.Y, literal.x,  
	  LSHR   T3.Z, T0.Y, literal.y,  
	  SUB_INT * T1.W, T1.Z, T0.X,  
	4(5.605194e-45), 31(4.344025e-44)
	  LSHL   T0.X, PV.W, literal.x,  
	  ADD_INT   T0.Y, PV.Y, PV.Z,  
	  LSHL   T1.Z, PV.X, literal.x,  
	  ADD_INT * T1.W, T0.W, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  MULHI_INT   T1.X, T1.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T46.X, PV.X, literal.x,  
	  LSHR   T1.Y, PV.X, literal.y,  
	  ADD_INT   T1.Z, T1.Z, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	4(5.605194e-45), 31(4.344025e-44)
	8(1.121039e-44), 11(1.541428e-44)
	  MULHI_INT   T1.X, T2.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T47.X, T1.Z, literal.x,  
	  ASHR   T2.Y, PV.X, literal.y,  
	  ADD_INT   T1.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T46.X, T1.Y,  
	2(2.802597e-45), 4(5.605194e-45)
	12(1.681558e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T3.Y, T1.Z, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T1.Z, literal.x,  
	  MULHI_INT * T3.W (MASKED), T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T1.X, T1.X, literal.x,  
	  ASHR   T4.Y, PV.Y, literal.y,  
	  SUB_INT   T3.Z, T1.W, T1.Y,  
	  ADD_INT * T1.W, T0.W, literal.z,  BS:VEC_120/SCL_212
	31(4.344025e-44), 4(5.605194e-45)
	9(1.261169e-44), 0(0.000000e+00)
	  MULHI_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T1.Y, T1.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T46.X, T3.Y, literal.x,  
	  ASHR   T3.Y, PV.Y, literal.y,  
	  LSHR   T4.Z, PV.Y, literal.x,  
	  LSHL * T3.W, T3.Z, literal.z,  
	31(4.344025e-44), 4(5.605194e-45)
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T48.X, PV.W, literal.x,  
	  ADD_INT   T1.Y, PV.Y, PV.Z,  
	  ADD_INT   T3.Z, T4.Y, PV.X,  
	  ADD_INT * T3.W, T2.Y, T1.X,  BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T2.Y, T3.Z, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T1.Y, T1.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
.Ltmp2251:
	ALU clause starting at 789:
.Ltmp2252:
	  LSHR   T46.X, T48.X, literal.x,  
	  SUB_INT   T1.Y, T1.W, T1.Y,  
	  SUB_INT   T1.Z, T1.Z, T2.Y,  BS:VEC_021/SCL_122
	  SUB_INT * T1.W, T2.W, T1.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, literal.x,  
	  LSHL   T2.Y, PV.Z, literal.x,  
	  LSHL   T1.Z, PV.Y, literal.x,  
	  ADD_INT * T1.W, T0.W, literal.y,  
	2(2.802597e-45), 10(1.401298e-44)
	  MULHI_INT   T1.X (MASKED), T0.W, literal.x,  
	  MULHI_INT   T1.Y, T0.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T0.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T0.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T2.W, T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T48.X, PV.W, literal.x,  
	  LSHR   T3.Y, PV.W, literal.y,  
	  ASHR   T3.Z, T1.Y, literal.x,  
	  ADD_INT * T2.W, T0.W, 1,  
	4(5.605194e-45), 31(4.344025e-44)
	  MULHI_INT   T3.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T3.W, T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T49.X, T1.Y, literal.x,  
	  ASHR   T1.Y, PV.W, literal.y,  
	  LSHR   T4.Z, PV.W, literal.x,  
	  ADD_INT * T3.W, T0.W, literal.z,  
	31(4.344025e-44), 4(5.605194e-45)
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T4.Y, T3.W, literal.x,  
	  MULHI_INT   T4.Z (MASKED), T3.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T50.X, PV.Y, literal.x,  
	  LSHR   T4.Y, PV.Y, literal.y,  
	  ADD_INT   T4.Z, T1.Y, T4.Z,  
	  ADD_INT * T4.W, T3.Z, T49.X,  
	4(5.605194e-45), 31(4.344025e-44)
	  MULLO_INT   T1.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T1.Y, T4.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T4.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T3.Z, T4.Z, literal.x,  
	  MULLO_INT * T3.W (MASKED), T4.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T49.X, T2.W, PV.Z,  
	  SUB_INT   T1.Y, T0.W, T1.Y,  BS:VEC_120/SCL_212
	  ADD_INT   T3.Z, T50.X, T4.Y,  
	  ADD_INT * T2.W, T48.X, T3.Y,  BS:VEC_102/SCL_221
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W, T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T3.Y, T3.Z, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T48.X, T1.Y, literal.x,  
	  LSHL   T1.Y, T49.X, literal.x,  
	  SUB_INT   T3.Z, T3.W, PV.Y,  
	  SUB_INT * T1.W, T1.W, T2.W,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  LSHL   T49.X, PV.W, literal.x,  
	  LSHL   T3.Y, PV.Z, literal.x,  
	  ADD_INT   T3.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T48.X, PV.W, literal.x,  
	  LSHR   T1.Y, PV.Z, literal.x,  
	  ADD_INT   T3.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, T0.W, literal.z,  
	2(2.802597e-45), 8(1.121039e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T2.W, T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T50.X, T3.Z, literal.x,  
	  ASHR   T3.Y, PV.W, literal.y,  
	  LSHR   T3.Z, PV.W, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.y,  
	2(2.802597e-45), 4(5.605194e-45)
	31(4.344025e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T3.W, T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T51.X, PV.W, literal.x,  
	  LSHR   T4.Y, PV.W, literal.y,  
	  ADD_INT   T4.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T0.W, literal.w,  
	4(5.605194e-45), 31(4.344025e-44)
	5(7.006492e-45), 6(8.407791e-45)
.Ltmp2253:
	ALU clause starting at 897:
.Ltmp2254:
	  MULHI_INT   T4.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T3.W, literal.x,  
	  MULHI_INT   T4.Z (MASKED), T3.W, literal.x,  
	  MULHI_INT * T4.W, T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T5.X (MASKED), T4.Z, literal.x,  
	  MULHI_INT   T5.Y, T4.Z, literal.x,  
	  MULHI_INT   T5.Z (MASKED), T4.Z, literal.x,  
	  MULHI_INT * T5.W (MASKED), T4.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T52.X, PV.Y, literal.x,  
	  LSHR   T5.Y, PV.Y, literal.y,  
	  ASHR   T5.Z, T4.W, literal.x,  
	  LSHR * T4.W, T4.W, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T53.X, PV.Z, PV.W,  
	  ADD_INT   T5.Y, PV.X, PV.Y,  
	  ADD_INT   T5.Z, T51.X, T4.Y,  
	  ADD_INT * T4.W, T3.Y, T3.Z,  
	  MULLO_INT   T3.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T3.Y, T4.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T4.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T5.Z, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T5.Z, literal.x,  
	  MULLO_INT   T3.Z, T5.Z, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T5.Y, literal.x,  
	  MULLO_INT   T4.Y, T5.Y, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T5.Y, literal.x,  
	  MULLO_INT * T4.W (MASKED), T5.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T53.X, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T53.X, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T53.X, literal.x,  
	  MULLO_INT * T4.W, T53.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T51.X, T3.W, PV.W,  
	  SUB_INT   T4.Y, T4.Z, T4.Y,  
	  SUB_INT   T3.Z, T2.W, T3.Z,  BS:VEC_120/SCL_212
	  SUB_INT * T1.W, T1.W, T3.Y,  BS:VEC_201
	  LSHL   T52.X, PV.W, literal.x,  
	  LSHL   T3.Y, PV.Z, literal.x,  
	  LSHL   T3.Z, PV.Y, literal.x,  
	  LSHL * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T51.X, PV.W, literal.x,  
	  ADD_INT   T4.Y, PV.Z, literal.x,  
	  ADD_INT   T3.Z, PV.Y, literal.x,  
	  ADD_INT * T1.W, PV.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T52.X, PV.W, literal.x,  
	  LSHR   T3.Y, PV.Z, literal.x,  
	  LSHR   T3.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T3.Z,  
	  MOV * T2.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T3.Y,  
	  MOV * T3.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T52.X,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T50.X,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T48.X,  
	  MOV * T4.Y, T(0 + AR.x).X+,  
.Ltmp2255:
	ALU clause starting at 969:
.Ltmp2256:
	  ADD_INT   T4.Z, T49.X, literal.x,  
	  ADD_INT * T4.W, T1.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T48.X, PV.W, literal.x,  
	  LSHR   T5.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, T2.Y, literal.y,  
	  ADD_INT * T4.W, T1.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHR   T2.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, T0.W, literal.y,  
	  ADD_INT * T4.W, T0.W, literal.z,  
	2(2.802597e-45), 13(1.821688e-44)
	14(1.961818e-44), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T4.W, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T4.W, literal.x,  
	  MULHI_INT   T4.Z, T4.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T4.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T5.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T5.Y (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T5.Z, T1.Z, literal.x,  
	  MULHI_INT * T5.W (MASKED), T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T49.X, PV.Z, literal.x,  
	  LSHR   T6.Y, PV.Z, literal.y,  
	  ASHR   T5.Z, T4.Z, literal.x,  
	  ADD_INT * T5.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	15(2.101948e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T4.Y, literal.x,  
	  MULLO_INT   T4.Y, T4.Y, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T4.Y, literal.x,  
	  MULLO_INT * T4.W (MASKED), T4.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T6.X (MASKED), T5.W, literal.x,  
	  MULHI_INT   T6.Y (MASKED), T5.W, literal.x,  
	  MULHI_INT   T6.Z, T5.W, literal.x,  
	  MULHI_INT * T6.W (MASKED), T5.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T50.X, T4.Z, literal.x,  
	  ASHR   T7.Y, PV.Z, literal.y,  
	  LSHR   T4.Z, PV.Z, literal.x,  
	  ADD_INT * T6.W, T1.Y, T4.Y,  
.Ltmp2257:
	31(4.344025e-44), 4(5.605194e-45)
	ALU clause starting at 1014:
.Ltmp2258:
	  MULLO_INT   T1.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T1.Y, T6.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T51.X, T7.Y, T4.Z,  
	  ADD_INT   T4.Y, T5.Z, T50.X,  
	  ADD_INT   T4.Z, T49.X, T6.Y,  
	  ADD_INT * T3.W, T3.W, PV.Y,  
.Ltmp2259:
	ALU clause starting at 1023:
.Ltmp2260:
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T4.Z, literal.x,  
	  MULLO_INT * T3.W, T4.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T4.Y, literal.x,  
	  MULLO_INT   T4.Y, T4.Y, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T4.Y, literal.x,  
	  MULLO_INT * T4.W (MASKED), T4.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T51.X, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T51.X, literal.x,  
	  MULLO_INT   T4.Z, T51.X, literal.x,  
	  MULLO_INT * T4.W (MASKED), T51.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T49.X, T5.W, PV.Z,  
	  SUB_INT   T4.Y, T4.W, T4.Y,  BS:VEC_120/SCL_212
	  SUB_INT   T1.Z, T1.Z, T3.W,  BS:VEC_021/SCL_122
	  ADD_INT * T3.W, T3.Z, T1.Y,  BS:VEC_102/SCL_221
.Ltmp2261:
	ALU clause starting at 1047:
.Ltmp2262:
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T50.X, T1.Z, literal.x,  
	  LSHL   T4.Y, T4.Y, literal.x,  
	  LSHL   T1.Z, T49.X, literal.x,  
	  ADD_INT * T3.W, T3.Y, PV.Y,  BS:VEC_120/SCL_212
.Ltmp2263:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1057:
.Ltmp2264:
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T49.X, T1.Z, literal.x,  
	  ADD_INT   T3.Y, T4.Y, literal.x,  
	  ADD_INT   T1.Z, T50.X, literal.x,  
	  ADD_INT * T2.W, T2.W, PV.Y,  
.Ltmp2265:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 1067:
.Ltmp2266:
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T50.X, T1.Z, literal.x,  
	  LSHR   T3.Y, T3.Y, literal.x,  
	  LSHR   T1.Z, T49.X, literal.x,  
	  ADD_INT * T1.W, T1.W, PV.Y,  
.Ltmp2267:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1077:
.Ltmp2268:
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y, T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T3.Y,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T50.X,  
	  MOV * T2.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T5.Y,  
	  MOV * T3.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T48.X,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T46.X,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T47.X,  
	  MOV   T4.Y, T(0 + AR.x).X+,  
	  ADD_INT * T4.Z, T0.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.Y, T1.Y,  
.Ltmp2269:
	ALU clause starting at 1103:
.Ltmp2270:
	  MULLO_INT   T1.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T1.Y, T4.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T4.Z, literal.x,  
	  MULHI_INT   T4.Y, T4.Z, literal.x,  
	  MULHI_INT   T4.Z (MASKED), T4.Z, literal.x,  
	  MULHI_INT * T4.W (MASKED), T4.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.Y, literal.x,  
	  MULLO_INT   T0.Y, T0.Y, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T46.X, T2.Z, PV.Y,  
	  ASHR   T0.Y, T4.Y, literal.x,  
	  ADD_INT   T2.Z, T0.W, literal.y,  
	  ADD_INT * T3.W, T3.W, T1.Y,  BS:VEC_120/SCL_212
.Ltmp2271:
	4(5.605194e-45), 17(2.382207e-44)
	ALU clause starting at 1123:
.Ltmp2272:
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T2.Z, literal.x,  
	  MULHI_INT * T3.W, T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T47.X, T4.Y, literal.x,  
	  ASHR   T4.Y, PV.W, literal.y,  
	  ADD_INT   T5.Z, T0.W, literal.z,  
	  ADD_INT * T4.W, T3.Z, T1.Y,  
.Ltmp2273:
	31(4.344025e-44), 4(5.605194e-45)
	18(2.522337e-44), 0(0.000000e+00)
	ALU clause starting at 1139:
.Ltmp2274:
	  MULLO_INT   T1.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T1.Y, T4.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T5.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T5.Z, literal.x,  
	  MULHI_INT   T3.Z, T5.Z, literal.x,  
	  MULHI_INT * T3.W (MASKED), T5.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T48.X, T3.W, literal.x,  
	  ASHR   T5.Y, PV.Z, literal.y,  
	  LSHR   T3.Z, PV.Z, literal.x,  
	  ADD_INT * T3.W, T3.Y, T1.Y,  
.Ltmp2275:
	31(4.344025e-44), 4(5.605194e-45)
	ALU clause starting at 1154:
.Ltmp2276:
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T49.X, T5.Y, T3.Z,  
	  ADD_INT   T3.Y, T4.Y, T48.X,  BS:VEC_120/SCL_212
	  ADD_INT   T3.Z, T0.Y, T47.X,  BS:VEC_201
	  ADD_INT * T3.W, T1.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp2277:
	ALU clause starting at 1163:
.Ltmp2278:
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X, T3.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T1.Y, T3.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T49.X, literal.x,  
	  MULLO_INT   T3.Y, T49.X, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T49.X, literal.x,  
	  MULLO_INT * T3.W (MASKED), T49.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T47.X, T5.Z, PV.Y,  
	  SUB_INT   T1.Y, T2.Z, T1.Y,  BS:VEC_120/SCL_212
	  SUB_INT   T2.Z, T4.Z, T1.X,  BS:VEC_201
	  ADD_INT * T3.W, T2.Y, T0.Y,  
.Ltmp2279:
	ALU clause starting at 1187:
.Ltmp2280:
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T1.X, T2.Z, literal.x,  
	  LSHL   T1.Y, T1.Y, literal.x,  
	  LSHL   T2.Z, T47.X, literal.x,  
	  ADD_INT * T2.W, T2.W, PV.Y,  
.Ltmp2281:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1197:
.Ltmp2282:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T47.X, T2.Z, literal.x,  
	  ADD_INT   T1.Y, T1.Y, literal.x,  
	  ADD_INT   T2.Z, T1.X, literal.x,  
	  ADD_INT * T1.W, T1.W, PV.Y,  
.Ltmp2283:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 1207:
.Ltmp2284:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T1.X, T2.Z, literal.x,  
	  LSHR   T1.Y, T1.Y, literal.x,  
	  LSHR   T2.Z, T47.X, literal.x,  
	  ADD_INT * T1.W, T1.Z, PV.Y,  BS:VEC_120/SCL_212
.Ltmp2285:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1217:
.Ltmp2286:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  ADD_INT * T1.W, PV.X, T0.Y,  
.Ltmp2287:
	ALU clause starting at 1229:
.Ltmp2288:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T2.Y, T46.X, literal.x,  
	  ADD_INT   T2.Z, T0.X, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T1.W, T1.Y, PV.Y,  
.Ltmp2289:
	2(2.802597e-45), 8(1.121039e-44)
	ALU clause starting at 1238:
.Ltmp2290:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, T1.Z, PV.X,  
.Ltmp2291:
	ALU clause starting at 1244:
.Ltmp2292:
	  LSHR   T0.Y, T2.Z, literal.x,  
	  ADD_INT   T1.Z, T2.Y, literal.y,  
	  ADD_INT * T1.W, T0.W, literal.z,  
	2(2.802597e-45), 8(1.121039e-44)
	24(3.363116e-44), 0(0.000000e+00)
	  MULHI_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T1.Y, T1.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T1.X, T1.Z, literal.x,  
	  ASHR   T2.Y, PV.Y, literal.y,  
	  ADD_INT   T1.Z, T0.W, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	22(3.082857e-44), 21(2.942727e-44)
	  MULHI_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Z, T2.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T3.Y, T1.Z, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T1.Z, literal.x,  
	  MULHI_INT * T3.W (MASKED), T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T46.X, PV.Y, literal.x,  
	  ASHR   T4.Y, T2.Z, literal.x,  
	  LSHR   T2.Z, T2.Z, literal.y,  
	  ADD_INT * T3.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	23(3.222986e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULHI_INT   T3.Z, T3.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T47.X, T3.Y, literal.x,  
	  ASHR   T3.Y, PV.Z, literal.y,  
	  LSHR   T3.Z, PV.Z, literal.x,  
	  ADD_INT * T4.W, T4.Y, T2.Z,  BS:VEC_120/SCL_212
	31(4.344025e-44), 4(5.605194e-45)
	  MULLO_INT   T2.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T2.Z, T4.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T4.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T48.X, T1.Y, literal.x,  
	  SUB_INT   T1.Y, T2.W, PV.Z,  
	  ADD_INT   T2.Z, T3.Y, T3.Z,  BS:VEC_120/SCL_212
	  ADD_INT * T2.W, T46.X, T47.X,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W, T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Z, T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T46.X, T1.Y, literal.x,  
	  SUB_INT   T1.Y, T3.W, PV.Z,  
	  SUB_INT   T1.Z, T1.Z, T2.W,  
	  ADD_INT * T2.W, T2.Y, T48.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y, T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T47.X, T1.Z, literal.x,  
	  LSHL   T1.Y, T1.Y, literal.x,  
	  SUB_INT   T1.Z, T1.W, PV.Y,  
	  ADD_INT * T1.W, T46.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T46.X, PV.W, literal.x,  
	  LSHL   T2.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T47.X, PV.W, literal.x,  
	  LSHR   T1.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, T0.W, literal.z,  
	2(2.802597e-45), 8(1.121039e-44)
	28(3.923636e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y, T1.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T48.X, T1.Z, literal.x,  
	  ASHR   T3.Y, PV.Y, literal.y,  
	  ADD_INT   T1.Z, T0.W, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	26(3.643376e-44), 25(3.503246e-44)
	  MULHI_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Z, T2.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T3.Z, T1.Z, literal.x,  
	  MULHI_INT * T3.W (MASKED), T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR * T49.X, PV.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp2293:
	ALU clause starting at 1355:
.Ltmp2294:
	  ASHR   T4.Y, T2.Z, literal.x,  
	  LSHR   T2.Z, T2.Z, literal.y,  
	  ADD_INT * T3.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	27(3.783506e-44), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T3.W, literal.x,  
	  MULHI_INT   T4.Z, T3.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T50.X, T3.Z, literal.x,  
	  ASHR   T5.Y, PV.Z, literal.y,  
	  LSHR   T3.Z, PV.Z, literal.x,  
	  ADD_INT * T4.W, T4.Y, T2.Z,  
	31(4.344025e-44), 4(5.605194e-45)
	  MULLO_INT   T2.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T2.Z, T4.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T4.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T51.X, T2.Y, literal.x,  
	  SUB_INT   T2.Y, T2.W, PV.Z,  
	  ADD_INT   T2.Z, T5.Y, T3.Z,  BS:VEC_120/SCL_212
	  ADD_INT * T2.W, T49.X, T50.X,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W, T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Z, T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T49.X, T2.Y, literal.x,  
	  SUB_INT   T2.Y, T3.W, PV.Z,  
	  SUB_INT   T1.Z, T1.Z, T2.W,  
	  ADD_INT * T2.W, T3.Y, T51.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z, T2.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T50.X, T1.Z, literal.x,  
	  LSHL   T2.Y, T2.Y, literal.x,  
	  SUB_INT   T1.Z, T1.W, PV.Z,  
	  ADD_INT * T1.W, T49.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T49.X, PV.W, literal.x,  
	  LSHL   T3.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T50.X, PV.W, literal.x,  
	  LSHR   T2.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, T0.W, literal.z,  
	2(2.802597e-45), 8(1.121039e-44)
	32(4.484155e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Z, T1.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T51.X, T1.Z, literal.x,  
	  ASHR   T3.Y, PV.Z, literal.y,  
	  ADD_INT   T1.Z, T0.W, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	30(4.203895e-44), 29(4.063766e-44)
	  MULHI_INT   T3.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T3.Z, T2.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T1.Z, literal.x,  
	  MULHI_INT * T3.W, T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T52.X, PV.W, literal.x,  
	  ASHR   T4.Y, T3.Z, literal.x,  
	  LSHR   T3.Z, T3.Z, literal.y,  
	  ADD_INT * T4.W, T0.W, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  MULHI_INT   T4.X (MASKED), T4.W, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T4.W, literal.x,  
	  MULHI_INT   T4.Z, T4.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T4.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T53.X, T3.W, literal.x,  
	  ASHR   T5.Y, PV.Z, literal.y,  
	  LSHR   T4.Z, PV.Z, literal.x,  
	  ADD_INT * T3.W, T4.Y, T3.Z,  
	31(4.344025e-44), 4(5.605194e-45)
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z, T3.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T54.X, T2.Z, literal.x,  
	  SUB_INT   T4.Y, T2.W, PV.Z,  
	  ADD_INT   T2.Z, T5.Y, T4.Z,  
	  ADD_INT * T2.W, T52.X, T53.X,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W, T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
.Ltmp2295:
	ALU clause starting at 1467:
.Ltmp2296:
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Z, T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T52.X, T4.Y, literal.x,  
	  SUB_INT   T4.Y, T4.W, PV.Z,  
	  SUB_INT   T1.Z, T1.Z, T2.W,  
	  ADD_INT * T2.W, T3.Y, T54.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z, T2.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T53.X, T1.Z, literal.x,  
	  LSHL   T3.Y, T4.Y, literal.x,  
	  SUB_INT   T1.Z, T1.W, PV.Z,  
	  ADD_INT * T1.W, T52.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T52.X, PV.W, literal.x,  
	  LSHL   T4.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T53.X, PV.W, literal.x,  
	  LSHR   T3.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, T0.W, literal.z,  
	2(2.802597e-45), 8(1.121039e-44)
	36(5.044674e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Z, T1.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T54.X, T1.Z, literal.x,  
	  ASHR   T4.Y, PV.Z, literal.y,  
	  ADD_INT   T1.Z, T0.W, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	34(4.764415e-44), 33(4.624285e-44)
	  MULHI_INT   T3.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T3.Z, T2.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T1.Z, literal.x,  
	  MULHI_INT * T3.W, T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T55.X, PV.W, literal.x,  
	  ASHR   T5.Y, T3.Z, literal.x,  
	  LSHR   T3.Z, T3.Z, literal.y,  
	  ADD_INT * T4.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	35(4.904545e-44), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T4.W, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T4.W, literal.x,  
	  MULHI_INT   T4.Z, T4.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T4.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T56.X, T3.W, literal.x,  
	  ASHR   T6.Y, PV.Z, literal.y,  
	  LSHR   T4.Z, PV.Z, literal.x,  
	  ADD_INT * T3.W, T5.Y, T3.Z,  
	31(4.344025e-44), 4(5.605194e-45)
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z, T3.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T57.X, T2.Z, literal.x,  
	  SUB_INT   T5.Y, T2.W, PV.Z,  
	  ADD_INT   T2.Z, T6.Y, T4.Z,  
	  ADD_INT * T2.W, T55.X, T56.X,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W, T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Z, T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T55.X, T5.Y, literal.x,  
	  SUB_INT   T5.Y, T4.W, PV.Z,  
	  SUB_INT   T1.Z, T1.Z, T2.W,  
	  ADD_INT * T2.W, T4.Y, T57.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z, T2.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T56.X, T1.Z, literal.x,  
	  LSHL   T4.Y, T5.Y, literal.x,  
	  SUB_INT   T1.Z, T1.W, PV.Z,  
	  ADD_INT * T1.W, T55.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T55.X, PV.W, literal.x,  
	  LSHL   T5.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
.Ltmp2297:
	ALU clause starting at 1575:
.Ltmp2298:
	  LSHR   T56.X, T1.W, literal.x,  
	  LSHR   T4.Y, T1.Z, literal.x,  
	  ADD_INT   T1.Z, T5.Y, literal.y,  
	  ADD_INT * T1.W, T0.W, literal.z,  BS:VEC_120/SCL_212
	2(2.802597e-45), 8(1.121039e-44)
	37(5.184804e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Z, T1.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T57.X, T1.Z, literal.x,  
	  ASHR   T5.Y, PV.Z, literal.y,  
	  LSHR   T1.Z, PV.Z, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	31(4.344025e-44), 38(5.324934e-44)
	  MULHI_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Z, T2.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T58.X, PV.Z, literal.x,  
	  LSHR   T6.Y, PV.Z, literal.y,  
	  ADD_INT   T2.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T0.W, literal.w,  
	4(5.605194e-45), 31(4.344025e-44)
	39(5.465064e-44), 40(5.605194e-44)
	  MULHI_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULHI_INT   T3.Z, T3.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T4.Z, T2.Z, literal.x,  
	  MULHI_INT * T4.W (MASKED), T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T59.X, PV.Z, literal.x,  
	  LSHR   T7.Y, PV.Z, literal.y,  
	  ASHR   T4.Z, T3.Z, literal.x,  
	  LSHR * T4.W, T3.Z, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T60.X, PV.Z, PV.W,  
	  ADD_INT   T7.Y, PV.X, PV.Y,  
	  ADD_INT   T3.Z, T58.X, T6.Y,  
	  ADD_INT * T4.W, T5.Y, T1.Z,  
	  MULLO_INT   T1.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T1.Z, T4.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T4.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T3.Z, T3.Z, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T7.Y, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T7.Y, literal.x,  
	  MULLO_INT   T4.Z, T7.Y, literal.x,  
	  MULLO_INT * T4.W (MASKED), T7.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T60.X, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T60.X, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T60.X, literal.x,  
	  MULLO_INT * T4.W, T60.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T58.X, T3.W, PV.W,  
	  SUB_INT   T5.Y, T2.Z, T4.Z,  
	  SUB_INT * T2.Z, T2.W, T3.Z,  BS:VEC_120/SCL_212
	  SUB_INT * T1.W, T1.W, T1.Z,  
	  LSHL   T59.X, PV.W, literal.x,  
	  LSHL   T6.Y, T2.Z, literal.x,  
	  LSHL   T1.Z, T5.Y, literal.x,  
	  LSHL * T1.W, T58.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T58.X, PV.W, literal.x,  
	  ADD_INT   T5.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.x,  
	  ADD_INT * T1.W, PV.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T59.X, PV.W, literal.x,  
	  LSHR   T6.Y, PV.Z, literal.x,  
	  LSHR   T1.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T6.Y,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T59.X,  
	  MOV * T2.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T57.X,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T4.Y,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T56.X,  
	  MOV * T4.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T55.X,  
	  MOV * T4.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T54.X,  
	  MOV * T4.W, T(0 + AR.x).X+,  
.Ltmp2299:
	ALU clause starting at 1679:
.Ltmp2300:
	  MOVA_INT * AR.x (MASKED), T3.Y,  
	  MOV * T3.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T53.X,  
	  MOV * T5.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T52.X,  
	  MOV * T5.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T51.X,  
	  MOV * T5.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T50.X,  
	  MOV * T6.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T49.X,  
	  MOV * T6.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T48.X,  
	  MOV * T6.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T47.X,  
	  MOV * T7.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T46.X,  
	  MOV * T7.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T0.Y,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T7.W, T0.Y, PV.X,  
.Ltmp2301:
	ALU clause starting at 1711:
.Ltmp2302:
	  MULLO_INT   T0.X, T7.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T7.W, T1.X, PV.X,  
.Ltmp2303:
	ALU clause starting at 1717:
.Ltmp2304:
	  MULLO_INT   T0.X, T7.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T7.W, T7.Z, PV.X,  
.Ltmp2305:
	ALU clause starting at 1723:
.Ltmp2306:
	  MULLO_INT   T0.X, T7.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T7.W, T7.Y, PV.X,  
.Ltmp2307:
	ALU clause starting at 1729:
.Ltmp2308:
	  MULLO_INT   T0.X, T7.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T7.W, T1.Y, PV.X,  
.Ltmp2309:
	ALU clause starting at 1735:
.Ltmp2310:
	  MULLO_INT   T0.X, T7.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T6.W, T6.W, PV.X,  
.Ltmp2311:
	ALU clause starting at 1741:
.Ltmp2312:
	  MULLO_INT   T0.X, T6.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T6.W, T6.Z, PV.X,  
.Ltmp2313:
	ALU clause starting at 1747:
.Ltmp2314:
	  MULLO_INT   T0.X, T6.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T6.W, T6.Y, PV.X,  
.Ltmp2315:
	ALU clause starting at 1753:
.Ltmp2316:
	  MULLO_INT   T0.X, T6.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T6.W, T2.Y, PV.X,  
.Ltmp2317:
	ALU clause starting at 1759:
.Ltmp2318:
	  MULLO_INT   T0.X, T6.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T5.W, T5.W, PV.X,  
.Ltmp2319:
	ALU clause starting at 1765:
.Ltmp2320:
	  MULLO_INT   T0.X, T5.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T5.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T5.W, T5.Z, PV.X,  
.Ltmp2321:
	ALU clause starting at 1771:
.Ltmp2322:
	  MULLO_INT   T0.X, T5.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T5.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T5.W, T5.Y, PV.X,  
.Ltmp2323:
	ALU clause starting at 1777:
.Ltmp2324:
	  MULLO_INT   T0.X, T5.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T5.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T5.W, T3.Y, PV.X,  
.Ltmp2325:
	ALU clause starting at 1783:
.Ltmp2326:
	  MULLO_INT   T0.X, T5.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T5.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, T4.W, PV.X,  
.Ltmp2327:
	ALU clause starting at 1789:
.Ltmp2328:
	  MULLO_INT   T0.X, T4.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, T4.Z, PV.X,  
.Ltmp2329:
	ALU clause starting at 1795:
.Ltmp2330:
	  MULLO_INT   T0.X, T4.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, T4.Y, PV.X,  
.Ltmp2331:
	ALU clause starting at 1801:
.Ltmp2332:
	  MULLO_INT   T0.X, T4.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, T3.W, PV.X,  
.Ltmp2333:
	ALU clause starting at 1807:
.Ltmp2334:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, T3.Z, PV.X,  
.Ltmp2335:
	ALU clause starting at 1813:
.Ltmp2336:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T2.W, PV.X,  
.Ltmp2337:
	ALU clause starting at 1819:
.Ltmp2338:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T2.Z, PV.X,  
.Ltmp2339:
	ALU clause starting at 1825:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T2.Z, T0.W, literal.x,  
.Ltmp2340:
	  ADD_INT * T0.W, T1.Z, PV.X,  
.Ltmp2341:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1833:
.Ltmp2342:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, T1.W, PV.X,  
.Ltmp2343:
	ALU clause starting at 1839:
	  ADD_INT * T0.W, T0.Z, T2.Z,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2344:
.Lfunc_end14:
	.size	own_int, .Lfunc_end14-own_int

	.section	.AMDGPU.config
	.long	166100
	.long	14
	.long	165900
	.long	0
	.long	166120
	.long	96
	.text
	.globl	walk_uint
	.p2align	8
	.type	walk_uint,@function
walk_uint:
walk_uint$local:
.Lfunc_begin15:
	ALU 5, @44, KC0[CB0:0-32], KC1[]
.Ltmp2345:
	ALU 28, @50, KC0[CB0:0-32], KC1[]
	TEX 2 @24
	ALU 9, @79, KC0[CB0:0-32], KC1[]
	TEX 0 @30
	ALU 27, @89, KC0[CB0:0-32], KC1[]
	TEX 0 @32
.Ltmp2346:
	TEX 3 @34
.Ltmp2347:
	ALU 26, @117, KC0[CB0:0-32], KC1[]
.Ltmp2348:
	ALU 16, @144, KC0[], KC1[]
.Ltmp2349:
	ALU 27, @161, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T10.X, T6.X
	ALU 43, @189, KC0[], KC1[]
.Ltmp2350:
	ALU 0, @233, KC0[CB0:0-32], KC1[]
	TEX 0 @42
.Ltmp2351:
	MEM_RAT_CACHELESS STORE_DWORD T13, T0.X
	MEM_RAT_CACHELESS STORE_DWORD T9, T12.X
	MEM_RAT_CACHELESS STORE_DWORD T8, T11.X
	MEM_RAT_CACHELESS STORE_DWORD T3, T10.X
	MEM_RAT_CACHELESS STORE_DWORD T4, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T2, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T1, T6.X
	CF_END
	Fetch clause starting at 24:
	  VTX_READ_32 T3.X, T3.X, 0, #1
	  VTX_READ_32 T2.X, T2.X, 0, #1
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2352:
	Fetch clause starting at 30:
	  VTX_READ_32 T4.X, T4.X, 0, #1
	Fetch clause starting at 32:
	  VTX_READ_128 T3.XYZW, T2.X, 16, #1
	Fetch clause starting at 34:
	  VTX_READ_128 T4.XYZW, T2.X, 0, #1
	  VTX_READ_128 T5.XYZW, T2.X, 48, #1
	  VTX_READ_128 T2.XYZW, T2.X, 32, #1
	  VTX_READ_64 T1.XY, T1.X, 4, #1
	Fetch clause starting at 42:
	  VTX_READ_128 T13.XYZW, T13.X, 4, #1
.Ltmp2353:
	ALU clause starting at 44:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2354:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Z,  
	ALU clause starting at 50:
	  MULHI_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULHI_INT   T0.Y, T0.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T0.W, literal.x,  
	1717986919(2.720083e+23), 0(0.000000e+00)
	  LSHR   T1.Y, PV.Y, 1,  
	  LSHR   T0.Z, PV.Y, literal.x,  
	  AND_INT * T1.W, T0.X, literal.y,  
	31(4.344025e-44), 7(9.809089e-45)
	  LSHL   T1.Z, PV.W, literal.x,  
	  ADD_INT * T1.W, PV.Y, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[3].X,  
	  MULLO_INT   T0.Y, T0.W, KC0[3].X,  
	  MULLO_INT   T0.Z (MASKED), T0.W, KC0[3].X,  
	  MULLO_INT * T0.W (MASKED), T0.W, KC0[3].X,  
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, KC0[2].Z, T1.Z,  
	  SUB_INT   T0.Z, T0.W, PV.Z,  
	  LSHL * T1.W, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, KC0[2].Y, PV.W,  
	  LSHL * T1.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T3.X, KC0[2].Z, PV.W,  
	ALU clause starting at 79:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T4.X, KC0[2].Y, PV.W,  
	  XOR_INT   T0.Z, T1.X, T2.X,  
	  LSHL * T1.W, T0.X, literal.x,  BS:VEC_201
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T0.Z, 
	  ADD_INT * T2.W, T1.W, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
	  LDS_WRITE * T2.W, T3.X, 
	ALU clause starting at 89:
	  MULHI_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULHI_INT   T0.Y, T0.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T0.W, literal.x,  
	-1840700269(-6.346950e-28), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.Y, T0.W,  
	  LSHR   T0.Z, PV.W, literal.x,  
	  LSHR * T2.W, PV.W, literal.y,  
	2(2.802597e-45), 31(4.344025e-44)
	  ADD_INT * T2.W, PV.Z, PV.W,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL   T1.Y, KC0[3].X, literal.x,  
	  SUB_INT   T0.Z, T0.W, PV.Y,  
	  LSHL * T2.W, T0.W, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  ADD_INT   T1.X, KC0[2].Y, PV.W,  
	  LSHL   T0.Z, PV.Z, literal.x,  
	  ADD_INT * T2.W, KC0[2].Y, PV.Y,  
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, PV.W, PV.Z,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  LDS_WRITE * T2.W, T4.X, 
	  GROUP_BARRIER
	ALU clause starting at 117:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	47663(6.679009e-41), 0(0.000000e+00)
	  LSHR * T6.W, PV.Y, literal.x,  
.Ltmp2355:
	19(2.662467e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T0.Y, T6.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.W, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z, T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	136(1.905766e-43), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].W, PV.Z,  
	  SUB_INT * T6.W, T0.X, T0.Y,  
	  LSHL   T1.Z, PV.W, literal.x,  
	  ADD_INT * T6.W, PV.Z, literal.y,  
	5(7.006492e-45), 20(2.802597e-44)
	  LSHR   T6.X, PV.W, literal.x,  
	  AND_INT   T1.Z, PV.Z, literal.y,  
	  ADD_INT * T6.W, T0.Z, literal.z,  
	2(2.802597e-45), 262112(3.672971e-40)
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 144:
	  LSHR   T7.X, T6.W, literal.x,  
	  OR_INT * T6.W, T1.Z, literal.y,  
	2(2.802597e-45), 24(3.363116e-44)
	  LDS_READ_RET * OQAP, T6.W 
	  MOV * T8.W, OQAP,  
	  OR_INT * T6.W, T1.Z, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T6.W 
	  MOV   T8.Z, OQAP,  
	  OR_INT * T6.W, T1.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T6.W 
	  MOV   T8.Y, OQAP,  
	  OR_INT * T6.W, T1.Z, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T6.W 
	  MOV * T8.X, OQAP,  
	ALU clause starting at 161:
	  ADD_INT * T6.W, T1.Z, literal.x,  
	40(5.605194e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T6.W 
	  MOV * T9.W, OQAP,  
	  ADD_INT * T6.W, T1.Z, literal.x,  
	36(5.044674e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T6.W 
	  MOV * T9.Z, OQAP,  
	  LSHL   T6.Z, T0.X, literal.x,  
	  ADD_INT * T6.W, T1.Z, literal.y,  
	3(4.203895e-45), 32(4.484155e-44)
	  LDS_READ_RET * OQAP, T6.W 
	  MOV   T9.Y, OQAP,  
	  ADD_INT   T6.Z, T1.W, T6.Z,  
	  OR_INT * T1.W, T1.Z, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T9.X, OQAP,  
	  ADD_INT * T1.W, T6.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T1.W, OQAP,  
	  LDS_READ_RET * OQAP, T6.Z 
	  MOV   T1.Z, OQAP,  
	  ADD_INT * T6.W, T6.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T6.W 
	  MOV * T10.X, OQAP,  
	ALU clause starting at 189:
	  ADD_INT * T1.W, T2.W, T0.W,  
	  ADD_INT * T1.Z, T2.Z, T0.W,  
	  ADD_INT   T1.Y, T2.Y, T0.W,  
	  ADD_INT * T2.W, T5.W, T0.W,  
	  ADD_INT   T1.X, T2.X, T0.W,  
	  ADD_INT   T2.Z, T5.Z, T0.W,  
	  ADD_INT * T5.W, T0.Z, literal.x,  BS:VEC_120/SCL_212
	104(1.457350e-43), 0(0.000000e+00)
	  LSHR   T6.X, PV.W, literal.x,  
	  ADD_INT   T2.Y, T5.Y, T0.W,  
	  ADD_INT * T4.W, T4.W, T0.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, T5.X, T0.W,  
	  ADD_INT   T4.Z, T4.Z, T0.W,  
	  ADD_INT * T5.W, T0.Z, literal.x,  BS:VEC_120/SCL_212
	120(1.681558e-43), 0(0.000000e+00)
	  LSHR   T5.X, PV.W, literal.x,  
	  ADD_INT   T4.Y, T4.Y, T0.W,  
	  ADD_INT * T3.W, T3.W, T0.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T4.X, T4.X, T0.W,  
	  ADD_INT   T3.Z, T3.Z, T0.W,  
	  ADD_INT * T5.W, T0.Z, literal.x,  BS:VEC_120/SCL_212
	72(1.008935e-43), 0(0.000000e+00)
	  LSHR   T7.X, PV.W, literal.x,  
	  ADD_INT * T3.Y, T3.Y, T0.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T3.X, T3.X, T0.W,  
	  ADD_INT * T0.W, T0.Z, literal.x,  
	88(1.233143e-43), 0(0.000000e+00)
	  LSHR   T10.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, literal.y,  
	2(2.802597e-45), 40(5.605194e-44)
	  LSHR   T11.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, literal.y,  
	2(2.802597e-45), 56(7.847271e-44)
	  LSHR   T12.X, PV.W, literal.x,  
	  LSHL   T5.Z, T0.X, literal.y,  
	  ADD_INT * T0.W, T0.Z, literal.z,  
	2(2.802597e-45), 4(5.605194e-45)
	24(3.363116e-44), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
	  AND_INT * T0.W, PV.Z, literal.y,  
	2(2.802597e-45), 16(2.242078e-44)
	ALU clause starting at 233:
	  ADD_INT * T13.X, KC0[2].Z, T0.W,  
.Ltmp2356:
.Lfunc_end15:
	.size	walk_uint, .Lfunc_end15-walk_uint

	.section	.AMDGPU.config
	.long	166100
	.long	5
	.long	165900
	.long	0
	.long	166120
	.long	290
	.text
	.globl	local_uint
	.p2align	8
	.type	local_uint,@function
local_uint:
local_uint$local:
.Lfunc_begin16:
	ALU 5, @18, KC0[CB0:0-32], KC1[]
.Ltmp2357:
	ALU 2, @24, KC0[CB0:0-32], KC1[]
	TEX 1 @12
	ALU 27, @27, KC0[CB0:0-32], KC1[]
	TEX 0 @16
	ALU 19, @55, KC0[CB0:0-32], KC1[]
	ALU 26, @75, KC0[], KC1[]
	ALU 3, @102, KC0[], KC1[]
.Ltmp2358:
	ALU 14, @106, KC0[], KC1[]
	ALU 11, @121, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T1.X
	CF_END
	Fetch clause starting at 12:
	  VTX_READ_128 T2.XYZW, T1.X, 16, #1
	  VTX_READ_128 T1.XYZW, T1.X, 0, #1
	Fetch clause starting at 16:
	  VTX_READ_32 T3.X, T3.X, 0, #1
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2359:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 24:
	  LSHL * T1.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 27:
	  LSHL   T0.Z, T0.X, literal.x,  
	  LSHL * T3.W, T0.W, literal.y,  
	5(7.006492e-45), 2(2.802597e-45)
	  ADD_INT   T3.X, KC0[2].Y, PV.W,  
	  OR_INT * T3.W, PV.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_WRITE * T3.W, T1.X, 
	  OR_INT * T4.W, T0.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_WRITE * T4.W, T1.Y, 
	  OR_INT * T4.W, T0.Z, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_WRITE * T4.W, T1.Z, 
	  OR_INT * T4.W, T0.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LDS_WRITE * T4.W, T1.W, 
	  OR_INT * T1.W, T0.Z, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T2.X, 
	  OR_INT * T1.W, T0.Z, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T2.Y, 
	  OR_INT * T1.W, T0.Z, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T2.Z, 
	  ADD_INT * T1.W, T0.Z, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T2.W, 
	ALU clause starting at 55:
	  LSHL * T0.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHL   T0.Z, T0.X, literal.x,  
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHL   T1.Z, T0.X, literal.y,  
	  ADD_INT * T0.W, PV.Z, literal.z,  
	2(2.802597e-45), 4(5.605194e-45)
	1028(1.440535e-42), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T3.X, 
	  AND_INT   T0.Z, T0.Y, literal.x,  
	  SUB_INT * T0.W, literal.y, T1.Z,  
	127(1.779649e-43), 512(7.174648e-43)
	  GROUP_BARRIER
	ALU clause starting at 75:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV   T0.Y, OQAP,  
	  LSHL   T0.Z, T0.Z, literal.x,  
	  SUB_INT * T0.W, literal.y, T1.Z,  
	2(2.802597e-45), 516(7.230700e-43)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T0.W, OQAP,  
	  ADD_INT * T1.W, T0.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T0.Z, OQAP,  
	  SUB_INT * T1.W, literal.x, T1.Z,  
	504(7.062544e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T1.Y, OQAP,  
	  SUB_INT * T1.W, literal.x, T1.Z,  
	508(7.118596e-43), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T1.Z, T0.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T0.X, literal.x,  
	-24(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T1.W, OQAP,  
	  ADD_INT   T2.Z, T0.Z, T1.Y,  
	  ADD_INT * T2.W, T3.W, T1.Z,  
	  GROUP_BARRIER
	ALU clause starting at 102:
	  LDS_WRITE * T2.W, T2.Z, 
	  LSHL   T1.Y, T0.X, literal.x,  
	  ADD_INT * T1.Z, T0.Z, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 106:
	  ADD_INT * T1.W, T2.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T1.Z, 
	  ADD_INT   T1.Z, T0.Z, T0.Y,  
	  ADD_INT * T1.W, T1.Y, literal.x,  
	260(3.643376e-43), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T1.Z, 
	  ADD_INT   T0.Y, T2.W, T1.Y,  
	  ADD_INT   T0.Z, T0.Z, T0.W,  
	  ADD_INT * T0.W, T1.Y, literal.x,  
	264(3.699428e-43), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T0.Z, 
	  ADD_INT * T0.W, T0.Y, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 121:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T2.W, OQAP,  
	  ADD_INT * T0.W, T0.Y, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV   T2.Z, OQAP,  
	  ADD_INT * T0.W, T0.Y, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T2.Y, OQAP,  
	  LDS_READ_RET * OQAP, T0.Y 
	  MOV * T2.X, OQAP,  
.Ltmp2360:
.Lfunc_end16:
	.size	local_uint, .Lfunc_end16-local_uint

	.section	.AMDGPU.config
	.long	166100
	.long	573
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	own_uint
	.p2align	8
	.type	own_uint,@function
own_uint:
own_uint$local:
.Lfunc_begin17:
	ALU 5, @270, KC0[CB0:0-32], KC1[]
.Ltmp2361:
	ALU 9, @276, KC0[CB0:0-32], KC1[]
.Ltmp2362:
	TEX 0 @188
	ALU 0, @286, KC0[], KC1[]
.Ltmp2363:
	ALU 5, @287, KC0[CB0:0-32], KC1[]
	TEX 0 @190
	ALU 0, @293, KC0[], KC1[]
.Ltmp2364:
	ALU 6, @294, KC0[CB0:0-32], KC1[]
	TEX 0 @192
	ALU 0, @301, KC0[], KC1[]
.Ltmp2365:
	ALU 6, @302, KC0[CB0:0-32], KC1[]
	TEX 0 @194
	ALU 0, @309, KC0[], KC1[]
.Ltmp2366:
	ALU 6, @310, KC0[CB0:0-32], KC1[]
	TEX 0 @196
	ALU 0, @317, KC0[], KC1[]
.Ltmp2367:
	ALU 6, @318, KC0[CB0:0-32], KC1[]
	TEX 0 @198
	ALU 0, @325, KC0[], KC1[]
.Ltmp2368:
	ALU 6, @326, KC0[CB0:0-32], KC1[]
	TEX 0 @200
	ALU 0, @333, KC0[], KC1[]
.Ltmp2369:
	ALU 6, @334, KC0[CB0:0-32], KC1[]
	TEX 0 @202
	ALU 0, @341, KC0[], KC1[]
.Ltmp2370:
	ALU 6, @342, KC0[CB0:0-32], KC1[]
	TEX 0 @204
	ALU 0, @349, KC0[], KC1[]
.Ltmp2371:
	ALU 6, @350, KC0[CB0:0-32], KC1[]
	TEX 0 @206
	ALU 0, @357, KC0[], KC1[]
.Ltmp2372:
	ALU 6, @358, KC0[CB0:0-32], KC1[]
	TEX 0 @208
	ALU 0, @365, KC0[], KC1[]
.Ltmp2373:
	ALU 6, @366, KC0[CB0:0-32], KC1[]
	TEX 0 @210
	ALU 0, @373, KC0[], KC1[]
.Ltmp2374:
	ALU 6, @374, KC0[CB0:0-32], KC1[]
	TEX 0 @212
	ALU 0, @381, KC0[], KC1[]
.Ltmp2375:
	ALU 6, @382, KC0[CB0:0-32], KC1[]
	TEX 0 @214
	ALU 0, @389, KC0[], KC1[]
.Ltmp2376:
	ALU 6, @390, KC0[CB0:0-32], KC1[]
	TEX 0 @216
	ALU 0, @397, KC0[], KC1[]
.Ltmp2377:
	ALU 6, @398, KC0[CB0:0-32], KC1[]
	TEX 0 @218
	ALU 0, @405, KC0[], KC1[]
.Ltmp2378:
	ALU 6, @406, KC0[CB0:0-32], KC1[]
	TEX 0 @220
	ALU 0, @413, KC0[], KC1[]
.Ltmp2379:
	ALU 6, @414, KC0[CB0:0-32], KC1[]
	TEX 0 @222
	ALU 0, @421, KC0[], KC1[]
.Ltmp2380:
	ALU 6, @422, KC0[CB0:0-32], KC1[]
	TEX 0 @224
	ALU 0, @429, KC0[], KC1[]
.Ltmp2381:
	ALU 6, @430, KC0[CB0:0-32], KC1[]
	TEX 0 @226
	ALU 0, @437, KC0[], KC1[]
.Ltmp2382:
	ALU 6, @438, KC0[CB0:0-32], KC1[]
	TEX 0 @228
	ALU 0, @445, KC0[], KC1[]
.Ltmp2383:
	ALU 6, @446, KC0[CB0:0-32], KC1[]
	TEX 0 @230
	ALU 0, @453, KC0[], KC1[]
.Ltmp2384:
	ALU 6, @454, KC0[CB0:0-32], KC1[]
	TEX 0 @232
	ALU 0, @461, KC0[], KC1[]
.Ltmp2385:
	ALU 6, @462, KC0[CB0:0-32], KC1[]
	TEX 0 @234
	ALU 0, @469, KC0[], KC1[]
.Ltmp2386:
	ALU 6, @470, KC0[CB0:0-32], KC1[]
	TEX 0 @236
	ALU 0, @477, KC0[], KC1[]
.Ltmp2387:
	ALU 6, @478, KC0[CB0:0-32], KC1[]
	TEX 0 @238
	ALU 0, @485, KC0[], KC1[]
.Ltmp2388:
	ALU 6, @486, KC0[CB0:0-32], KC1[]
	TEX 0 @240
	ALU 0, @493, KC0[], KC1[]
.Ltmp2389:
	ALU 6, @494, KC0[CB0:0-32], KC1[]
	TEX 0 @242
	ALU 0, @501, KC0[], KC1[]
.Ltmp2390:
	ALU 6, @502, KC0[CB0:0-32], KC1[]
	TEX 0 @244
	ALU 0, @509, KC0[], KC1[]
.Ltmp2391:
	ALU 6, @510, KC0[CB0:0-32], KC1[]
	TEX 0 @246
	ALU 0, @517, KC0[], KC1[]
.Ltmp2392:
	ALU 6, @518, KC0[CB0:0-32], KC1[]
	TEX 0 @248
	ALU 0, @525, KC0[], KC1[]
.Ltmp2393:
	ALU 6, @526, KC0[CB0:0-32], KC1[]
	TEX 0 @250
	ALU 0, @533, KC0[], KC1[]
.Ltmp2394:
	ALU 6, @534, KC0[CB0:0-32], KC1[]
	TEX 0 @252
	ALU 0, @541, KC0[], KC1[]
.Ltmp2395:
	ALU 6, @542, KC0[CB0:0-32], KC1[]
	TEX 0 @254
	ALU 0, @549, KC0[], KC1[]
.Ltmp2396:
	ALU 6, @550, KC0[CB0:0-32], KC1[]
	TEX 0 @256
	ALU 0, @557, KC0[], KC1[]
.Ltmp2397:
	ALU 6, @558, KC0[CB0:0-32], KC1[]
	TEX 0 @258
	ALU 0, @565, KC0[], KC1[]
.Ltmp2398:
	ALU 6, @566, KC0[CB0:0-32], KC1[]
	TEX 0 @260
	ALU 0, @573, KC0[], KC1[]
.Ltmp2399:
	ALU 6, @574, KC0[CB0:0-32], KC1[]
	TEX 0 @262
	ALU 0, @581, KC0[], KC1[]
.Ltmp2400:
	ALU 6, @582, KC0[CB0:0-32], KC1[]
	TEX 0 @264
	ALU 0, @589, KC0[], KC1[]
.Ltmp2401:
	ALU 6, @590, KC0[CB0:0-32], KC1[]
	TEX 0 @266
	ALU 0, @597, KC0[], KC1[]
.Ltmp2402:
	ALU 6, @598, KC0[CB0:0-32], KC1[]
	TEX 0 @268
	ALU 0, @605, KC0[], KC1[]
.Ltmp2403:
	ALU 0, @606, KC0[CB0:0-32], KC1[]
.Ltmp2404:
	ALU_PUSH_BEFORE 1, @607, KC0[CB0:0-32], KC1[]
	JUMP @138 POP:1
	ALU 3, @609, KC0[CB0:0-32], KC1[]
.Ltmp2405:
	LOOP_START_DX10 @137
.Ltmp2406:
	ALU 32, @613, KC0[], KC1[]
.Ltmp2407:
	ALU 0, @646, KC0[], KC1[]
.Ltmp2408:
	ALU 21, @647, KC0[], KC1[]
.Ltmp2409:
	ALU_PUSH_BEFORE 3, @669, KC0[], KC1[]
	JUMP @136 POP:1
	LOOP_BREAK @136
	POP @136 POP:1
	END_LOOP @129
	POP @138 POP:1
.Ltmp2410:
	ALU 115, @673, KC0[], KC1[]
	ALU 107, @789, KC0[], KC1[]
	ALU 71, @897, KC0[], KC1[]
.Ltmp2411:
	ALU 44, @969, KC0[], KC1[]
.Ltmp2412:
	ALU 8, @1014, KC0[], KC1[]
.Ltmp2413:
	ALU 23, @1023, KC0[], KC1[]
.Ltmp2414:
	ALU 9, @1047, KC0[], KC1[]
.Ltmp2415:
	ALU 9, @1057, KC0[], KC1[]
.Ltmp2416:
	ALU 9, @1067, KC0[], KC1[]
.Ltmp2417:
	ALU 25, @1077, KC0[], KC1[]
.Ltmp2418:
	ALU 19, @1103, KC0[], KC1[]
.Ltmp2419:
	ALU 15, @1123, KC0[], KC1[]
.Ltmp2420:
	ALU 14, @1139, KC0[], KC1[]
.Ltmp2421:
	ALU 8, @1154, KC0[], KC1[]
.Ltmp2422:
	ALU 23, @1163, KC0[], KC1[]
.Ltmp2423:
	ALU 9, @1187, KC0[], KC1[]
.Ltmp2424:
	ALU 9, @1197, KC0[], KC1[]
.Ltmp2425:
	ALU 9, @1207, KC0[], KC1[]
.Ltmp2426:
	ALU 11, @1217, KC0[], KC1[]
.Ltmp2427:
	ALU 8, @1229, KC0[], KC1[]
.Ltmp2428:
	ALU 5, @1238, KC0[], KC1[]
.Ltmp2429:
	ALU 110, @1244, KC0[], KC1[]
	ALU 111, @1355, KC0[], KC1[]
	ALU 107, @1467, KC0[], KC1[]
	ALU 103, @1575, KC0[], KC1[]
	ALU 31, @1679, KC0[], KC1[]
.Ltmp2430:
	ALU 5, @1711, KC0[], KC1[]
.Ltmp2431:
	ALU 5, @1717, KC0[], KC1[]
.Ltmp2432:
	ALU 5, @1723, KC0[], KC1[]
.Ltmp2433:
	ALU 5, @1729, KC0[], KC1[]
.Ltmp2434:
	ALU 5, @1735, KC0[], KC1[]
.Ltmp2435:
	ALU 5, @1741, KC0[], KC1[]
.Ltmp2436:
	ALU 5, @1747, KC0[], KC1[]
.Ltmp2437:
	ALU 5, @1753, KC0[], KC1[]
.Ltmp2438:
	ALU 5, @1759, KC0[], KC1[]
.Ltmp2439:
	ALU 5, @1765, KC0[], KC1[]
.Ltmp2440:
	ALU 5, @1771, KC0[], KC1[]
.Ltmp2441:
	ALU 5, @1777, KC0[], KC1[]
.Ltmp2442:
	ALU 5, @1783, KC0[], KC1[]
.Ltmp2443:
	ALU 5, @1789, KC0[], KC1[]
.Ltmp2444:
	ALU 5, @1795, KC0[], KC1[]
.Ltmp2445:
	ALU 5, @1801, KC0[], KC1[]
.Ltmp2446:
	ALU 5, @1807, KC0[], KC1[]
.Ltmp2447:
	ALU 5, @1813, KC0[], KC1[]
.Ltmp2448:
	ALU 5, @1819, KC0[], KC1[]
.Ltmp2449:
	ALU 7, @1825, KC0[], KC1[]
.Ltmp2450:
	ALU 5, @1833, KC0[], KC1[]
.Ltmp2451:
	ALU 2, @1839, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 188:
.Ltmp2452:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2453:
	Fetch clause starting at 190:
.Ltmp2454:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2455:
	Fetch clause starting at 192:
.Ltmp2456:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2457:
	Fetch clause starting at 194:
.Ltmp2458:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2459:
	Fetch clause starting at 196:
.Ltmp2460:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2461:
	Fetch clause starting at 198:
.Ltmp2462:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2463:
	Fetch clause starting at 200:
.Ltmp2464:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2465:
	Fetch clause starting at 202:
.Ltmp2466:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2467:
	Fetch clause starting at 204:
.Ltmp2468:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2469:
	Fetch clause starting at 206:
.Ltmp2470:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2471:
	Fetch clause starting at 208:
.Ltmp2472:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2473:
	Fetch clause starting at 210:
.Ltmp2474:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2475:
	Fetch clause starting at 212:
.Ltmp2476:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2477:
	Fetch clause starting at 214:
.Ltmp2478:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2479:
	Fetch clause starting at 216:
.Ltmp2480:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2481:
	Fetch clause starting at 218:
.Ltmp2482:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2483:
	Fetch clause starting at 220:
.Ltmp2484:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2485:
	Fetch clause starting at 222:
.Ltmp2486:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2487:
	Fetch clause starting at 224:
.Ltmp2488:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2489:
	Fetch clause starting at 226:
.Ltmp2490:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2491:
	Fetch clause starting at 228:
.Ltmp2492:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2493:
	Fetch clause starting at 230:
.Ltmp2494:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2495:
	Fetch clause starting at 232:
.Ltmp2496:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2497:
	Fetch clause starting at 234:
.Ltmp2498:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2499:
	Fetch clause starting at 236:
.Ltmp2500:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2501:
	Fetch clause starting at 238:
.Ltmp2502:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2503:
	Fetch clause starting at 240:
.Ltmp2504:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2505:
	Fetch clause starting at 242:
.Ltmp2506:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2507:
	Fetch clause starting at 244:
.Ltmp2508:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2509:
	Fetch clause starting at 246:
.Ltmp2510:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2511:
	Fetch clause starting at 248:
.Ltmp2512:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2513:
	Fetch clause starting at 250:
.Ltmp2514:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2515:
	Fetch clause starting at 252:
.Ltmp2516:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2517:
	Fetch clause starting at 254:
.Ltmp2518:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2519:
	Fetch clause starting at 256:
.Ltmp2520:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2521:
	Fetch clause starting at 258:
.Ltmp2522:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2523:
	Fetch clause starting at 260:
.Ltmp2524:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2525:
	Fetch clause starting at 262:
.Ltmp2526:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2527:
	Fetch clause starting at 264:
.Ltmp2528:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2529:
	Fetch clause starting at 266:
.Ltmp2530:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2531:
	Fetch clause starting at 268:
.Ltmp2532:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp2533:
	ALU clause starting at 270:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2534:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2535:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 276:
.Ltmp2536:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.X, literal.x,  
.Ltmp2537:
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2538:
	ALU clause starting at 286:
.Ltmp2539:
	  MOV * T2.X, T1.X,  
.Ltmp2540:
	ALU clause starting at 287:
.Ltmp2541:
	  ADD_INT * T1.W, T0.X, 1,  
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2542:
	ALU clause starting at 293:
.Ltmp2543:
	  MOV * T3.X, T1.X,  
.Ltmp2544:
	ALU clause starting at 294:
.Ltmp2545:
	  ADD_INT * T1.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2546:
	ALU clause starting at 301:
.Ltmp2547:
	  MOV * T4.X, T1.X,  
.Ltmp2548:
	ALU clause starting at 302:
.Ltmp2549:
	  ADD_INT * T1.W, T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2550:
	ALU clause starting at 309:
.Ltmp2551:
	  MOV * T5.X, T1.X,  
.Ltmp2552:
	ALU clause starting at 310:
.Ltmp2553:
	  ADD_INT * T1.W, T0.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2554:
	ALU clause starting at 317:
.Ltmp2555:
	  MOV * T6.X, T1.X,  
.Ltmp2556:
	ALU clause starting at 318:
.Ltmp2557:
	  ADD_INT * T1.W, T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2558:
	ALU clause starting at 325:
.Ltmp2559:
	  MOV * T7.X, T1.X,  
.Ltmp2560:
	ALU clause starting at 326:
.Ltmp2561:
	  ADD_INT * T1.W, T0.X, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2562:
	ALU clause starting at 333:
.Ltmp2563:
	  MOV * T8.X, T1.X,  
.Ltmp2564:
	ALU clause starting at 334:
.Ltmp2565:
	  ADD_INT * T1.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2566:
	ALU clause starting at 341:
.Ltmp2567:
	  MOV * T9.X, T1.X,  
.Ltmp2568:
	ALU clause starting at 342:
.Ltmp2569:
	  ADD_INT * T1.W, T0.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2570:
	ALU clause starting at 349:
.Ltmp2571:
	  MOV * T10.X, T1.X,  
.Ltmp2572:
	ALU clause starting at 350:
.Ltmp2573:
	  ADD_INT * T1.W, T0.X, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2574:
	ALU clause starting at 357:
.Ltmp2575:
	  MOV * T11.X, T1.X,  
.Ltmp2576:
	ALU clause starting at 358:
.Ltmp2577:
	  ADD_INT * T1.W, T0.X, literal.x,  
	10(1.401298e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2578:
	ALU clause starting at 365:
.Ltmp2579:
	  MOV * T12.X, T1.X,  
.Ltmp2580:
	ALU clause starting at 366:
.Ltmp2581:
	  ADD_INT * T1.W, T0.X, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2582:
	ALU clause starting at 373:
.Ltmp2583:
	  MOV * T13.X, T1.X,  
.Ltmp2584:
	ALU clause starting at 374:
.Ltmp2585:
	  ADD_INT * T1.W, T0.X, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2586:
	ALU clause starting at 381:
.Ltmp2587:
	  MOV * T14.X, T1.X,  
.Ltmp2588:
	ALU clause starting at 382:
.Ltmp2589:
	  ADD_INT * T1.W, T0.X, literal.x,  
	13(1.821688e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2590:
	ALU clause starting at 389:
.Ltmp2591:
	  MOV * T15.X, T1.X,  
.Ltmp2592:
	ALU clause starting at 390:
.Ltmp2593:
	  ADD_INT * T1.W, T0.X, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2594:
	ALU clause starting at 397:
.Ltmp2595:
	  MOV * T16.X, T1.X,  
.Ltmp2596:
	ALU clause starting at 398:
.Ltmp2597:
	  ADD_INT * T1.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2598:
	ALU clause starting at 405:
.Ltmp2599:
	  MOV * T17.X, T1.X,  
.Ltmp2600:
	ALU clause starting at 406:
.Ltmp2601:
	  ADD_INT * T1.W, T0.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2602:
	ALU clause starting at 413:
.Ltmp2603:
	  MOV * T18.X, T1.X,  
.Ltmp2604:
	ALU clause starting at 414:
.Ltmp2605:
	  ADD_INT * T1.W, T0.X, literal.x,  
	17(2.382207e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2606:
	ALU clause starting at 421:
.Ltmp2607:
	  MOV * T19.X, T1.X,  
.Ltmp2608:
	ALU clause starting at 422:
.Ltmp2609:
	  ADD_INT * T1.W, T0.X, literal.x,  
	18(2.522337e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2610:
	ALU clause starting at 429:
.Ltmp2611:
	  MOV * T20.X, T1.X,  
.Ltmp2612:
	ALU clause starting at 430:
.Ltmp2613:
	  ADD_INT * T1.W, T0.X, literal.x,  
	19(2.662467e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2614:
	ALU clause starting at 437:
.Ltmp2615:
	  MOV * T21.X, T1.X,  
.Ltmp2616:
	ALU clause starting at 438:
.Ltmp2617:
	  ADD_INT * T1.W, T0.X, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2618:
	ALU clause starting at 445:
.Ltmp2619:
	  MOV * T22.X, T1.X,  
.Ltmp2620:
	ALU clause starting at 446:
.Ltmp2621:
	  ADD_INT * T1.W, T0.X, literal.x,  
	21(2.942727e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2622:
	ALU clause starting at 453:
.Ltmp2623:
	  MOV * T23.X, T1.X,  
.Ltmp2624:
	ALU clause starting at 454:
.Ltmp2625:
	  ADD_INT * T1.W, T0.X, literal.x,  
	22(3.082857e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2626:
	ALU clause starting at 461:
.Ltmp2627:
	  MOV * T24.X, T1.X,  
.Ltmp2628:
	ALU clause starting at 462:
.Ltmp2629:
	  ADD_INT * T1.W, T0.X, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2630:
	ALU clause starting at 469:
.Ltmp2631:
	  MOV * T25.X, T1.X,  
.Ltmp2632:
	ALU clause starting at 470:
.Ltmp2633:
	  ADD_INT * T1.W, T0.X, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2634:
	ALU clause starting at 477:
.Ltmp2635:
	  MOV * T26.X, T1.X,  
.Ltmp2636:
	ALU clause starting at 478:
.Ltmp2637:
	  ADD_INT * T1.W, T0.X, literal.x,  
	25(3.503246e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2638:
	ALU clause starting at 485:
.Ltmp2639:
	  MOV * T27.X, T1.X,  
.Ltmp2640:
	ALU clause starting at 486:
.Ltmp2641:
	  ADD_INT * T1.W, T0.X, literal.x,  
	26(3.643376e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2642:
	ALU clause starting at 493:
.Ltmp2643:
	  MOV * T28.X, T1.X,  
.Ltmp2644:
	ALU clause starting at 494:
.Ltmp2645:
	  ADD_INT * T1.W, T0.X, literal.x,  
	27(3.783506e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2646:
	ALU clause starting at 501:
.Ltmp2647:
	  MOV * T29.X, T1.X,  
.Ltmp2648:
	ALU clause starting at 502:
.Ltmp2649:
	  ADD_INT * T1.W, T0.X, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2650:
	ALU clause starting at 509:
.Ltmp2651:
	  MOV * T30.X, T1.X,  
.Ltmp2652:
	ALU clause starting at 510:
.Ltmp2653:
	  ADD_INT * T1.W, T0.X, literal.x,  
	29(4.063766e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2654:
	ALU clause starting at 517:
.Ltmp2655:
	  MOV * T31.X, T1.X,  
.Ltmp2656:
	ALU clause starting at 518:
.Ltmp2657:
	  ADD_INT * T1.W, T0.X, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2658:
	ALU clause starting at 525:
.Ltmp2659:
	  MOV * T32.X, T1.X,  
.Ltmp2660:
	ALU clause starting at 526:
.Ltmp2661:
	  ADD_INT * T1.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2662:
	ALU clause starting at 533:
.Ltmp2663:
	  MOV * T33.X, T1.X,  
.Ltmp2664:
	ALU clause starting at 534:
.Ltmp2665:
	  ADD_INT * T1.W, T0.X, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2666:
	ALU clause starting at 541:
.Ltmp2667:
	  MOV * T34.X, T1.X,  
.Ltmp2668:
	ALU clause starting at 542:
.Ltmp2669:
	  ADD_INT * T1.W, T0.X, literal.x,  
	33(4.624285e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2670:
	ALU clause starting at 549:
.Ltmp2671:
	  MOV * T35.X, T1.X,  
.Ltmp2672:
	ALU clause starting at 550:
.Ltmp2673:
	  ADD_INT * T1.W, T0.X, literal.x,  
	34(4.764415e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2674:
	ALU clause starting at 557:
.Ltmp2675:
	  MOV * T36.X, T1.X,  
.Ltmp2676:
	ALU clause starting at 558:
.Ltmp2677:
	  ADD_INT * T1.W, T0.X, literal.x,  
	35(4.904545e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2678:
	ALU clause starting at 565:
.Ltmp2679:
	  MOV * T37.X, T1.X,  
.Ltmp2680:
	ALU clause starting at 566:
.Ltmp2681:
	  ADD_INT * T1.W, T0.X, literal.x,  
	36(5.044674e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2682:
	ALU clause starting at 573:
.Ltmp2683:
	  MOV * T38.X, T1.X,  
.Ltmp2684:
	ALU clause starting at 574:
.Ltmp2685:
	  ADD_INT * T1.W, T0.X, literal.x,  
	37(5.184804e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2686:
	ALU clause starting at 581:
.Ltmp2687:
	  MOV * T39.X, T1.X,  
.Ltmp2688:
	ALU clause starting at 582:
.Ltmp2689:
	  ADD_INT * T1.W, T0.X, literal.x,  
	38(5.324934e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2690:
	ALU clause starting at 589:
.Ltmp2691:
	  MOV * T40.X, T1.X,  
.Ltmp2692:
	ALU clause starting at 590:
.Ltmp2693:
	  ADD_INT * T1.W, T0.X, literal.x,  
	39(5.465064e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp2694:
	ALU clause starting at 597:
.Ltmp2695:
	  MOV * T41.X, T1.X,  
.Ltmp2696:
	ALU clause starting at 598:
.Ltmp2697:
	  ADD_INT * T1.W, T0.X, literal.x,  
	40(5.605194e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
.Ltmp2698:
	ALU clause starting at 605:
.Ltmp2699:
	  MOV * T42.X, T0.X,  
.Ltmp2700:
	ALU clause starting at 606:
	  MOV * T0.Z, KC0[2].Z,  
	ALU clause starting at 607:
.Ltmp2701:
	  SETGT_INT * T1.W, 1, KC0[2].W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2702:
	ALU clause starting at 609:
	  MOV   T0.X, T0.W,  
	  MOV   T1.Z, literal.x,  
.Ltmp2703:
	  MOV * T1.W, KC0[2].W,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 613:
.Ltmp2704:
	  MULLO_INT   T0.X (MASKED), T1.Z, T1.Z,  
	  MULLO_INT   T0.Y, T1.Z, T1.Z,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, T1.Z,  
	  MULLO_INT * T0.W (MASKED), T1.Z, T1.Z,  
	  ADD_INT * T2.W, PV.Y, T0.W,  
.Ltmp2705:
	  MULHI_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T0.Y, T2.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T1.X, T0.X, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T0.X, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T0.X, literal.x,  
	  MULHI_INT * T1.W (MASKED), T0.X, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T46.X, PV.X, literal.x,  
	  LSHR   T1.Y, PV.X, literal.y,  
	  ASHR   T2.Z, T0.Y, literal.x,  
.Ltmp2706:
	  LSHR * T3.W, T0.Y, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T3.W, PV.X, PV.Y,  
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T2.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT * T2.Z, T2.W, PV.X,  
.Ltmp2707:
	ALU clause starting at 646:
.Ltmp2708:
	  SUB_INT * T2.W, T0.X, T0.Y,  
.Ltmp2709:
	ALU clause starting at 647:
.Ltmp2710:
	  LSHL   T3.Z, T2.W, literal.x,  
	  LSHL * T2.W, T2.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T2.Z, PV.W, literal.x,  
	  ADD_INT * T2.W, PV.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T3.Z, PV.W, literal.x,  
	  LSHR * T2.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T3.Z,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.X, T0.Y,  
	  MOVA_INT * AR.x (MASKED), T3.Z,  
	  MOV   T(0 + AR.x).X+, T2.W,  
.Ltmp2711:
	  ADD_INT * T1.Z, T1.Z, 1,  
.Ltmp2712:
	ALU clause starting at 669:
.Ltmp2713:
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETE_INT * T2.W, T1.W, T1.Z,  
	13(1.821688e-44), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2714:
	ALU clause starting at 673:
.Ltmp2715:
	  ADD_INT   T1.Z, T0.W, literal.x,  
	  ADD_INT * T1.W, T0.W, literal.y,  
	19(2.662467e-44), 7(9.809089e-45)
	  MULHI_INT   T0.X, T1.W, literal.x,  
	  MULHI_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T0.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T0.Y, T1.Z, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T1.X, PV.Y, literal.x,  
	  LSHR   T0.Y, PV.Y, literal.y,  
	  ASHR   T2.Z, T0.X, literal.x,  
	  LSHR * T2.W, T0.X, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T1.Y, PV.Z, PV.W,  
	  ADD_INT   T2.Z, T0.W, literal.x,  
	  ADD_INT * T2.W, PV.X, PV.Y,  
	20(2.802597e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T0.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T0.Y, T2.Z, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T2.Z, literal.x,  
	  MULHI_INT * T0.W (MASKED), T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULLO_INT   T1.X, T1.Y, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T1.X, T1.W, PV.X,  
	  ASHR   T1.Y, T0.Y, literal.x,  
	  LSHR   T3.Z, T0.Y, literal.y,  
	  SUB_INT * T1.W, T1.Z, T0.X,  
	4(5.605194e-45), 31(4.344025e-44)
	  LSHL   T0.X, PV.W, literal.x,  
	  ADD_INT   T0.Y, PV.Y, PV.Z,  
	  LSHL   T1.Z, PV.X, literal.x,  
	  ADD_INT * T1.W, T0.W, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  MULHI_INT   T1.X, T1.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T46.X, PV.X, literal.x,  
	  LSHR   T1.Y, PV.X, literal.y,  
	  ADD_INT   T1.Z, T1.Z, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	4(5.605194e-45), 31(4.344025e-44)
	8(1.121039e-44), 11(1.541428e-44)
	  MULHI_INT   T1.X, T2.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T47.X, T1.Z, literal.x,  
	  ASHR   T2.Y, PV.X, literal.y,  
	  ADD_INT   T1.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T46.X, T1.Y,  
	2(2.802597e-45), 4(5.605194e-45)
	12(1.681558e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T3.Y, T1.Z, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T1.Z, literal.x,  
	  MULHI_INT * T3.W (MASKED), T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T1.X, T1.X, literal.x,  
	  ASHR   T4.Y, PV.Y, literal.y,  
	  SUB_INT   T3.Z, T1.W, T1.Y,  
	  ADD_INT * T1.W, T0.W, literal.z,  BS:VEC_120/SCL_212
	31(4.344025e-44), 4(5.605194e-45)
	9(1.261169e-44), 0(0.000000e+00)
	  MULHI_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T1.Y, T1.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T46.X, T3.Y, literal.x,  
	  ASHR   T3.Y, PV.Y, literal.y,  
	  LSHR   T4.Z, PV.Y, literal.x,  
	  LSHL * T3.W, T3.Z, literal.z,  
	31(4.344025e-44), 4(5.605194e-45)
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T48.X, PV.W, literal.x,  
	  ADD_INT   T1.Y, PV.Y, PV.Z,  
	  ADD_INT   T3.Z, T4.Y, PV.X,  
	  ADD_INT * T3.W, T2.Y, T1.X,  BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T2.Y, T3.Z, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T1.Y, T1.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
.Ltmp2716:
	ALU clause starting at 789:
.Ltmp2717:
	  LSHR   T46.X, T48.X, literal.x,  
	  SUB_INT   T1.Y, T1.W, T1.Y,  
	  SUB_INT   T1.Z, T1.Z, T2.Y,  BS:VEC_021/SCL_122
	  SUB_INT * T1.W, T2.W, T1.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, literal.x,  
	  LSHL   T2.Y, PV.Z, literal.x,  
	  LSHL   T1.Z, PV.Y, literal.x,  
	  ADD_INT * T1.W, T0.W, literal.y,  
	2(2.802597e-45), 10(1.401298e-44)
	  MULHI_INT   T1.X (MASKED), T0.W, literal.x,  
	  MULHI_INT   T1.Y, T0.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T0.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T0.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T2.W, T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T48.X, PV.W, literal.x,  
	  LSHR   T3.Y, PV.W, literal.y,  
	  ASHR   T3.Z, T1.Y, literal.x,  
	  ADD_INT * T2.W, T0.W, 1,  
	4(5.605194e-45), 31(4.344025e-44)
	  MULHI_INT   T3.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T3.W, T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T49.X, T1.Y, literal.x,  
	  ASHR   T1.Y, PV.W, literal.y,  
	  LSHR   T4.Z, PV.W, literal.x,  
	  ADD_INT * T3.W, T0.W, literal.z,  
	31(4.344025e-44), 4(5.605194e-45)
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T4.Y, T3.W, literal.x,  
	  MULHI_INT   T4.Z (MASKED), T3.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T50.X, PV.Y, literal.x,  
	  LSHR   T4.Y, PV.Y, literal.y,  
	  ADD_INT   T4.Z, T1.Y, T4.Z,  
	  ADD_INT * T4.W, T3.Z, T49.X,  
	4(5.605194e-45), 31(4.344025e-44)
	  MULLO_INT   T1.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T1.Y, T4.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T4.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T3.Z, T4.Z, literal.x,  
	  MULLO_INT * T3.W (MASKED), T4.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T49.X, T2.W, PV.Z,  
	  SUB_INT   T1.Y, T0.W, T1.Y,  BS:VEC_120/SCL_212
	  ADD_INT   T3.Z, T50.X, T4.Y,  
	  ADD_INT * T2.W, T48.X, T3.Y,  BS:VEC_102/SCL_221
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W, T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T3.Y, T3.Z, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T48.X, T1.Y, literal.x,  
	  LSHL   T1.Y, T49.X, literal.x,  
	  SUB_INT   T3.Z, T3.W, PV.Y,  
	  SUB_INT * T1.W, T1.W, T2.W,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  LSHL   T49.X, PV.W, literal.x,  
	  LSHL   T3.Y, PV.Z, literal.x,  
	  ADD_INT   T3.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T48.X, PV.W, literal.x,  
	  LSHR   T1.Y, PV.Z, literal.x,  
	  ADD_INT   T3.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, T0.W, literal.z,  
	2(2.802597e-45), 8(1.121039e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T2.W, T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T50.X, T3.Z, literal.x,  
	  ASHR   T3.Y, PV.W, literal.y,  
	  LSHR   T3.Z, PV.W, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.y,  
	2(2.802597e-45), 4(5.605194e-45)
	31(4.344025e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T3.W, T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T51.X, PV.W, literal.x,  
	  LSHR   T4.Y, PV.W, literal.y,  
	  ADD_INT   T4.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T0.W, literal.w,  
	4(5.605194e-45), 31(4.344025e-44)
	5(7.006492e-45), 6(8.407791e-45)
.Ltmp2718:
	ALU clause starting at 897:
.Ltmp2719:
	  MULHI_INT   T4.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T3.W, literal.x,  
	  MULHI_INT   T4.Z (MASKED), T3.W, literal.x,  
	  MULHI_INT * T4.W, T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T5.X (MASKED), T4.Z, literal.x,  
	  MULHI_INT   T5.Y, T4.Z, literal.x,  
	  MULHI_INT   T5.Z (MASKED), T4.Z, literal.x,  
	  MULHI_INT * T5.W (MASKED), T4.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T52.X, PV.Y, literal.x,  
	  LSHR   T5.Y, PV.Y, literal.y,  
	  ASHR   T5.Z, T4.W, literal.x,  
	  LSHR * T4.W, T4.W, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T53.X, PV.Z, PV.W,  
	  ADD_INT   T5.Y, PV.X, PV.Y,  
	  ADD_INT   T5.Z, T51.X, T4.Y,  
	  ADD_INT * T4.W, T3.Y, T3.Z,  
	  MULLO_INT   T3.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T3.Y, T4.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T4.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T5.Z, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T5.Z, literal.x,  
	  MULLO_INT   T3.Z, T5.Z, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T5.Y, literal.x,  
	  MULLO_INT   T4.Y, T5.Y, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T5.Y, literal.x,  
	  MULLO_INT * T4.W (MASKED), T5.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T53.X, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T53.X, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T53.X, literal.x,  
	  MULLO_INT * T4.W, T53.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T51.X, T3.W, PV.W,  
	  SUB_INT   T4.Y, T4.Z, T4.Y,  
	  SUB_INT   T3.Z, T2.W, T3.Z,  BS:VEC_120/SCL_212
	  SUB_INT * T1.W, T1.W, T3.Y,  BS:VEC_201
	  LSHL   T52.X, PV.W, literal.x,  
	  LSHL   T3.Y, PV.Z, literal.x,  
	  LSHL   T3.Z, PV.Y, literal.x,  
	  LSHL * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T51.X, PV.W, literal.x,  
	  ADD_INT   T4.Y, PV.Z, literal.x,  
	  ADD_INT   T3.Z, PV.Y, literal.x,  
	  ADD_INT * T1.W, PV.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T52.X, PV.W, literal.x,  
	  LSHR   T3.Y, PV.Z, literal.x,  
	  LSHR   T3.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T3.Z,  
	  MOV * T2.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T3.Y,  
	  MOV * T3.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T52.X,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T50.X,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T48.X,  
	  MOV * T4.Y, T(0 + AR.x).X+,  
.Ltmp2720:
	ALU clause starting at 969:
.Ltmp2721:
	  ADD_INT   T4.Z, T49.X, literal.x,  
	  ADD_INT * T4.W, T1.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T48.X, PV.W, literal.x,  
	  LSHR   T5.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, T2.Y, literal.y,  
	  ADD_INT * T4.W, T1.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHR   T2.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, T0.W, literal.y,  
	  ADD_INT * T4.W, T0.W, literal.z,  
	2(2.802597e-45), 13(1.821688e-44)
	14(1.961818e-44), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T4.W, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T4.W, literal.x,  
	  MULHI_INT   T4.Z, T4.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T4.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T5.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T5.Y (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T5.Z, T1.Z, literal.x,  
	  MULHI_INT * T5.W (MASKED), T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T49.X, PV.Z, literal.x,  
	  LSHR   T6.Y, PV.Z, literal.y,  
	  ASHR   T5.Z, T4.Z, literal.x,  
	  ADD_INT * T5.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	15(2.101948e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T4.Y, literal.x,  
	  MULLO_INT   T4.Y, T4.Y, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T4.Y, literal.x,  
	  MULLO_INT * T4.W (MASKED), T4.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T6.X (MASKED), T5.W, literal.x,  
	  MULHI_INT   T6.Y (MASKED), T5.W, literal.x,  
	  MULHI_INT   T6.Z, T5.W, literal.x,  
	  MULHI_INT * T6.W (MASKED), T5.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T50.X, T4.Z, literal.x,  
	  ASHR   T7.Y, PV.Z, literal.y,  
	  LSHR   T4.Z, PV.Z, literal.x,  
	  ADD_INT * T6.W, T1.Y, T4.Y,  
.Ltmp2722:
	31(4.344025e-44), 4(5.605194e-45)
	ALU clause starting at 1014:
.Ltmp2723:
	  MULLO_INT   T1.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T1.Y, T6.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T51.X, T7.Y, T4.Z,  
	  ADD_INT   T4.Y, T5.Z, T50.X,  
	  ADD_INT   T4.Z, T49.X, T6.Y,  
	  ADD_INT * T3.W, T3.W, PV.Y,  
.Ltmp2724:
	ALU clause starting at 1023:
.Ltmp2725:
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T4.Z, literal.x,  
	  MULLO_INT * T3.W, T4.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T4.Y, literal.x,  
	  MULLO_INT   T4.Y, T4.Y, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T4.Y, literal.x,  
	  MULLO_INT * T4.W (MASKED), T4.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T51.X, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T51.X, literal.x,  
	  MULLO_INT   T4.Z, T51.X, literal.x,  
	  MULLO_INT * T4.W (MASKED), T51.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T49.X, T5.W, PV.Z,  
	  SUB_INT   T4.Y, T4.W, T4.Y,  BS:VEC_120/SCL_212
	  SUB_INT   T1.Z, T1.Z, T3.W,  BS:VEC_021/SCL_122
	  ADD_INT * T3.W, T3.Z, T1.Y,  BS:VEC_102/SCL_221
.Ltmp2726:
	ALU clause starting at 1047:
.Ltmp2727:
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T50.X, T1.Z, literal.x,  
	  LSHL   T4.Y, T4.Y, literal.x,  
	  LSHL   T1.Z, T49.X, literal.x,  
	  ADD_INT * T3.W, T3.Y, PV.Y,  BS:VEC_120/SCL_212
.Ltmp2728:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1057:
.Ltmp2729:
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T49.X, T1.Z, literal.x,  
	  ADD_INT   T3.Y, T4.Y, literal.x,  
	  ADD_INT   T1.Z, T50.X, literal.x,  
	  ADD_INT * T2.W, T2.W, PV.Y,  
.Ltmp2730:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 1067:
.Ltmp2731:
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T50.X, T1.Z, literal.x,  
	  LSHR   T3.Y, T3.Y, literal.x,  
	  LSHR   T1.Z, T49.X, literal.x,  
	  ADD_INT * T1.W, T1.W, PV.Y,  
.Ltmp2732:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1077:
.Ltmp2733:
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y, T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T3.Y,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T50.X,  
	  MOV * T2.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T5.Y,  
	  MOV * T3.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T48.X,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T46.X,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T47.X,  
	  MOV   T4.Y, T(0 + AR.x).X+,  
	  ADD_INT * T4.Z, T0.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.Y, T1.Y,  
.Ltmp2734:
	ALU clause starting at 1103:
.Ltmp2735:
	  MULLO_INT   T1.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T1.Y, T4.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T4.Z, literal.x,  
	  MULHI_INT   T4.Y, T4.Z, literal.x,  
	  MULHI_INT   T4.Z (MASKED), T4.Z, literal.x,  
	  MULHI_INT * T4.W (MASKED), T4.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.Y, literal.x,  
	  MULLO_INT   T0.Y, T0.Y, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T46.X, T2.Z, PV.Y,  
	  ASHR   T0.Y, T4.Y, literal.x,  
	  ADD_INT   T2.Z, T0.W, literal.y,  
	  ADD_INT * T3.W, T3.W, T1.Y,  BS:VEC_120/SCL_212
.Ltmp2736:
	4(5.605194e-45), 17(2.382207e-44)
	ALU clause starting at 1123:
.Ltmp2737:
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T2.Z, literal.x,  
	  MULHI_INT * T3.W, T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T47.X, T4.Y, literal.x,  
	  ASHR   T4.Y, PV.W, literal.y,  
	  ADD_INT   T5.Z, T0.W, literal.z,  
	  ADD_INT * T4.W, T3.Z, T1.Y,  
.Ltmp2738:
	31(4.344025e-44), 4(5.605194e-45)
	18(2.522337e-44), 0(0.000000e+00)
	ALU clause starting at 1139:
.Ltmp2739:
	  MULLO_INT   T1.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T1.Y, T4.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T5.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T5.Z, literal.x,  
	  MULHI_INT   T3.Z, T5.Z, literal.x,  
	  MULHI_INT * T3.W (MASKED), T5.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T48.X, T3.W, literal.x,  
	  ASHR   T5.Y, PV.Z, literal.y,  
	  LSHR   T3.Z, PV.Z, literal.x,  
	  ADD_INT * T3.W, T3.Y, T1.Y,  
.Ltmp2740:
	31(4.344025e-44), 4(5.605194e-45)
	ALU clause starting at 1154:
.Ltmp2741:
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T49.X, T5.Y, T3.Z,  
	  ADD_INT   T3.Y, T4.Y, T48.X,  BS:VEC_120/SCL_212
	  ADD_INT   T3.Z, T0.Y, T47.X,  BS:VEC_201
	  ADD_INT * T3.W, T1.X, PV.Y,  BS:VEC_120/SCL_212
.Ltmp2742:
	ALU clause starting at 1163:
.Ltmp2743:
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X, T3.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T1.Y, T3.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T49.X, literal.x,  
	  MULLO_INT   T3.Y, T49.X, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T49.X, literal.x,  
	  MULLO_INT * T3.W (MASKED), T49.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T47.X, T5.Z, PV.Y,  
	  SUB_INT   T1.Y, T2.Z, T1.Y,  BS:VEC_120/SCL_212
	  SUB_INT   T2.Z, T4.Z, T1.X,  BS:VEC_201
	  ADD_INT * T3.W, T2.Y, T0.Y,  
.Ltmp2744:
	ALU clause starting at 1187:
.Ltmp2745:
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T1.X, T2.Z, literal.x,  
	  LSHL   T1.Y, T1.Y, literal.x,  
	  LSHL   T2.Z, T47.X, literal.x,  
	  ADD_INT * T2.W, T2.W, PV.Y,  
.Ltmp2746:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1197:
.Ltmp2747:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T47.X, T2.Z, literal.x,  
	  ADD_INT   T1.Y, T1.Y, literal.x,  
	  ADD_INT   T2.Z, T1.X, literal.x,  
	  ADD_INT * T1.W, T1.W, PV.Y,  
.Ltmp2748:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 1207:
.Ltmp2749:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T1.X, T2.Z, literal.x,  
	  LSHR   T1.Y, T1.Y, literal.x,  
	  LSHR   T2.Z, T47.X, literal.x,  
	  ADD_INT * T1.W, T1.Z, PV.Y,  BS:VEC_120/SCL_212
.Ltmp2750:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1217:
.Ltmp2751:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  ADD_INT * T1.W, PV.X, T0.Y,  
.Ltmp2752:
	ALU clause starting at 1229:
.Ltmp2753:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T2.Y, T46.X, literal.x,  
	  ADD_INT   T2.Z, T0.X, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T1.W, T1.Y, PV.Y,  
.Ltmp2754:
	2(2.802597e-45), 8(1.121039e-44)
	ALU clause starting at 1238:
.Ltmp2755:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, T1.Z, PV.X,  
.Ltmp2756:
	ALU clause starting at 1244:
.Ltmp2757:
	  LSHR   T0.Y, T2.Z, literal.x,  
	  ADD_INT   T1.Z, T2.Y, literal.y,  
	  ADD_INT * T1.W, T0.W, literal.z,  
	2(2.802597e-45), 8(1.121039e-44)
	24(3.363116e-44), 0(0.000000e+00)
	  MULHI_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T1.Y, T1.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T1.X, T1.Z, literal.x,  
	  ASHR   T2.Y, PV.Y, literal.y,  
	  ADD_INT   T1.Z, T0.W, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	22(3.082857e-44), 21(2.942727e-44)
	  MULHI_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Z, T2.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T3.Y, T1.Z, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T1.Z, literal.x,  
	  MULHI_INT * T3.W (MASKED), T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T46.X, PV.Y, literal.x,  
	  ASHR   T4.Y, T2.Z, literal.x,  
	  LSHR   T2.Z, T2.Z, literal.y,  
	  ADD_INT * T3.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	23(3.222986e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULHI_INT   T3.Z, T3.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T47.X, T3.Y, literal.x,  
	  ASHR   T3.Y, PV.Z, literal.y,  
	  LSHR   T3.Z, PV.Z, literal.x,  
	  ADD_INT * T4.W, T4.Y, T2.Z,  BS:VEC_120/SCL_212
	31(4.344025e-44), 4(5.605194e-45)
	  MULLO_INT   T2.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T2.Z, T4.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T4.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T48.X, T1.Y, literal.x,  
	  SUB_INT   T1.Y, T2.W, PV.Z,  
	  ADD_INT   T2.Z, T3.Y, T3.Z,  BS:VEC_120/SCL_212
	  ADD_INT * T2.W, T46.X, T47.X,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W, T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Z, T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T46.X, T1.Y, literal.x,  
	  SUB_INT   T1.Y, T3.W, PV.Z,  
	  SUB_INT   T1.Z, T1.Z, T2.W,  
	  ADD_INT * T2.W, T2.Y, T48.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y, T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T47.X, T1.Z, literal.x,  
	  LSHL   T1.Y, T1.Y, literal.x,  
	  SUB_INT   T1.Z, T1.W, PV.Y,  
	  ADD_INT * T1.W, T46.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T46.X, PV.W, literal.x,  
	  LSHL   T2.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T47.X, PV.W, literal.x,  
	  LSHR   T1.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, T0.W, literal.z,  
	2(2.802597e-45), 8(1.121039e-44)
	28(3.923636e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y, T1.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T48.X, T1.Z, literal.x,  
	  ASHR   T3.Y, PV.Y, literal.y,  
	  ADD_INT   T1.Z, T0.W, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	26(3.643376e-44), 25(3.503246e-44)
	  MULHI_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Z, T2.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T3.Z, T1.Z, literal.x,  
	  MULHI_INT * T3.W (MASKED), T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR * T49.X, PV.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp2758:
	ALU clause starting at 1355:
.Ltmp2759:
	  ASHR   T4.Y, T2.Z, literal.x,  
	  LSHR   T2.Z, T2.Z, literal.y,  
	  ADD_INT * T3.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	27(3.783506e-44), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T3.W, literal.x,  
	  MULHI_INT   T4.Z, T3.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T50.X, T3.Z, literal.x,  
	  ASHR   T5.Y, PV.Z, literal.y,  
	  LSHR   T3.Z, PV.Z, literal.x,  
	  ADD_INT * T4.W, T4.Y, T2.Z,  
	31(4.344025e-44), 4(5.605194e-45)
	  MULLO_INT   T2.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T2.Z, T4.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T4.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T51.X, T2.Y, literal.x,  
	  SUB_INT   T2.Y, T2.W, PV.Z,  
	  ADD_INT   T2.Z, T5.Y, T3.Z,  BS:VEC_120/SCL_212
	  ADD_INT * T2.W, T49.X, T50.X,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W, T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Z, T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T49.X, T2.Y, literal.x,  
	  SUB_INT   T2.Y, T3.W, PV.Z,  
	  SUB_INT   T1.Z, T1.Z, T2.W,  
	  ADD_INT * T2.W, T3.Y, T51.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z, T2.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T50.X, T1.Z, literal.x,  
	  LSHL   T2.Y, T2.Y, literal.x,  
	  SUB_INT   T1.Z, T1.W, PV.Z,  
	  ADD_INT * T1.W, T49.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T49.X, PV.W, literal.x,  
	  LSHL   T3.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T50.X, PV.W, literal.x,  
	  LSHR   T2.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, T0.W, literal.z,  
	2(2.802597e-45), 8(1.121039e-44)
	32(4.484155e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Z, T1.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T51.X, T1.Z, literal.x,  
	  ASHR   T3.Y, PV.Z, literal.y,  
	  ADD_INT   T1.Z, T0.W, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	30(4.203895e-44), 29(4.063766e-44)
	  MULHI_INT   T3.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T3.Z, T2.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T1.Z, literal.x,  
	  MULHI_INT * T3.W, T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T52.X, PV.W, literal.x,  
	  ASHR   T4.Y, T3.Z, literal.x,  
	  LSHR   T3.Z, T3.Z, literal.y,  
	  ADD_INT * T4.W, T0.W, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  MULHI_INT   T4.X (MASKED), T4.W, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T4.W, literal.x,  
	  MULHI_INT   T4.Z, T4.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T4.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T53.X, T3.W, literal.x,  
	  ASHR   T5.Y, PV.Z, literal.y,  
	  LSHR   T4.Z, PV.Z, literal.x,  
	  ADD_INT * T3.W, T4.Y, T3.Z,  
	31(4.344025e-44), 4(5.605194e-45)
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z, T3.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T54.X, T2.Z, literal.x,  
	  SUB_INT   T4.Y, T2.W, PV.Z,  
	  ADD_INT   T2.Z, T5.Y, T4.Z,  
	  ADD_INT * T2.W, T52.X, T53.X,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W, T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
.Ltmp2760:
	ALU clause starting at 1467:
.Ltmp2761:
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Z, T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T52.X, T4.Y, literal.x,  
	  SUB_INT   T4.Y, T4.W, PV.Z,  
	  SUB_INT   T1.Z, T1.Z, T2.W,  
	  ADD_INT * T2.W, T3.Y, T54.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z, T2.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T53.X, T1.Z, literal.x,  
	  LSHL   T3.Y, T4.Y, literal.x,  
	  SUB_INT   T1.Z, T1.W, PV.Z,  
	  ADD_INT * T1.W, T52.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T52.X, PV.W, literal.x,  
	  LSHL   T4.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T53.X, PV.W, literal.x,  
	  LSHR   T3.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, T0.W, literal.z,  
	2(2.802597e-45), 8(1.121039e-44)
	36(5.044674e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Z, T1.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T54.X, T1.Z, literal.x,  
	  ASHR   T4.Y, PV.Z, literal.y,  
	  ADD_INT   T1.Z, T0.W, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	34(4.764415e-44), 33(4.624285e-44)
	  MULHI_INT   T3.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T3.Z, T2.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T1.Z, literal.x,  
	  MULHI_INT * T3.W, T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T55.X, PV.W, literal.x,  
	  ASHR   T5.Y, T3.Z, literal.x,  
	  LSHR   T3.Z, T3.Z, literal.y,  
	  ADD_INT * T4.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	35(4.904545e-44), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T4.W, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T4.W, literal.x,  
	  MULHI_INT   T4.Z, T4.W, literal.x,  
	  MULHI_INT * T4.W (MASKED), T4.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T56.X, T3.W, literal.x,  
	  ASHR   T6.Y, PV.Z, literal.y,  
	  LSHR   T4.Z, PV.Z, literal.x,  
	  ADD_INT * T3.W, T5.Y, T3.Z,  
	31(4.344025e-44), 4(5.605194e-45)
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z, T3.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T57.X, T2.Z, literal.x,  
	  SUB_INT   T5.Y, T2.W, PV.Z,  
	  ADD_INT   T2.Z, T6.Y, T4.Z,  
	  ADD_INT * T2.W, T55.X, T56.X,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W, T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Z, T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T55.X, T5.Y, literal.x,  
	  SUB_INT   T5.Y, T4.W, PV.Z,  
	  SUB_INT   T1.Z, T1.Z, T2.W,  
	  ADD_INT * T2.W, T4.Y, T57.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z, T2.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T56.X, T1.Z, literal.x,  
	  LSHL   T4.Y, T5.Y, literal.x,  
	  SUB_INT   T1.Z, T1.W, PV.Z,  
	  ADD_INT * T1.W, T55.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  LSHR   T55.X, PV.W, literal.x,  
	  LSHL   T5.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
.Ltmp2762:
	ALU clause starting at 1575:
.Ltmp2763:
	  LSHR   T56.X, T1.W, literal.x,  
	  LSHR   T4.Y, T1.Z, literal.x,  
	  ADD_INT   T1.Z, T5.Y, literal.y,  
	  ADD_INT * T1.W, T0.W, literal.z,  BS:VEC_120/SCL_212
	2(2.802597e-45), 8(1.121039e-44)
	37(5.184804e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Z, T1.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T57.X, T1.Z, literal.x,  
	  ASHR   T5.Y, PV.Z, literal.y,  
	  LSHR   T1.Z, PV.Z, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	31(4.344025e-44), 38(5.324934e-44)
	  MULHI_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Z, T2.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T58.X, PV.Z, literal.x,  
	  LSHR   T6.Y, PV.Z, literal.y,  
	  ADD_INT   T2.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T0.W, literal.w,  
	4(5.605194e-45), 31(4.344025e-44)
	39(5.465064e-44), 40(5.605194e-44)
	  MULHI_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULHI_INT   T3.Z, T3.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T4.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T4.Y (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T4.Z, T2.Z, literal.x,  
	  MULHI_INT * T4.W (MASKED), T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T59.X, PV.Z, literal.x,  
	  LSHR   T7.Y, PV.Z, literal.y,  
	  ASHR   T4.Z, T3.Z, literal.x,  
	  LSHR * T4.W, T3.Z, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T60.X, PV.Z, PV.W,  
	  ADD_INT   T7.Y, PV.X, PV.Y,  
	  ADD_INT   T3.Z, T58.X, T6.Y,  
	  ADD_INT * T4.W, T5.Y, T1.Z,  
	  MULLO_INT   T1.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T1.Z, T4.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T4.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T3.Z, T3.Z, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T7.Y, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T7.Y, literal.x,  
	  MULLO_INT   T4.Z, T7.Y, literal.x,  
	  MULLO_INT * T4.W (MASKED), T7.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T60.X, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T60.X, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T60.X, literal.x,  
	  MULLO_INT * T4.W, T60.X, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T58.X, T3.W, PV.W,  
	  SUB_INT   T5.Y, T2.Z, T4.Z,  
	  SUB_INT * T2.Z, T2.W, T3.Z,  BS:VEC_120/SCL_212
	  SUB_INT * T1.W, T1.W, T1.Z,  
	  LSHL   T59.X, PV.W, literal.x,  
	  LSHL   T6.Y, T2.Z, literal.x,  
	  LSHL   T1.Z, T5.Y, literal.x,  
	  LSHL * T1.W, T58.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T58.X, PV.W, literal.x,  
	  ADD_INT   T5.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.x,  
	  ADD_INT * T1.W, PV.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T59.X, PV.W, literal.x,  
	  LSHR   T6.Y, PV.Z, literal.x,  
	  LSHR   T1.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T6.Y,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T59.X,  
	  MOV * T2.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T57.X,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T4.Y,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T56.X,  
	  MOV * T4.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T55.X,  
	  MOV * T4.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T54.X,  
	  MOV * T4.W, T(0 + AR.x).X+,  
.Ltmp2764:
	ALU clause starting at 1679:
.Ltmp2765:
	  MOVA_INT * AR.x (MASKED), T3.Y,  
	  MOV * T3.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T53.X,  
	  MOV * T5.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T52.X,  
	  MOV * T5.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T51.X,  
	  MOV * T5.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T50.X,  
	  MOV * T6.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T49.X,  
	  MOV * T6.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T48.X,  
	  MOV * T6.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T47.X,  
	  MOV * T7.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T46.X,  
	  MOV * T7.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T0.Y,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T7.W, T0.Y, PV.X,  
.Ltmp2766:
	ALU clause starting at 1711:
.Ltmp2767:
	  MULLO_INT   T0.X, T7.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T7.W, T1.X, PV.X,  
.Ltmp2768:
	ALU clause starting at 1717:
.Ltmp2769:
	  MULLO_INT   T0.X, T7.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T7.W, T7.Z, PV.X,  
.Ltmp2770:
	ALU clause starting at 1723:
.Ltmp2771:
	  MULLO_INT   T0.X, T7.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T7.W, T7.Y, PV.X,  
.Ltmp2772:
	ALU clause starting at 1729:
.Ltmp2773:
	  MULLO_INT   T0.X, T7.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T7.W, T1.Y, PV.X,  
.Ltmp2774:
	ALU clause starting at 1735:
.Ltmp2775:
	  MULLO_INT   T0.X, T7.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T6.W, T6.W, PV.X,  
.Ltmp2776:
	ALU clause starting at 1741:
.Ltmp2777:
	  MULLO_INT   T0.X, T6.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T6.W, T6.Z, PV.X,  
.Ltmp2778:
	ALU clause starting at 1747:
.Ltmp2779:
	  MULLO_INT   T0.X, T6.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T6.W, T6.Y, PV.X,  
.Ltmp2780:
	ALU clause starting at 1753:
.Ltmp2781:
	  MULLO_INT   T0.X, T6.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T6.W, T2.Y, PV.X,  
.Ltmp2782:
	ALU clause starting at 1759:
.Ltmp2783:
	  MULLO_INT   T0.X, T6.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T5.W, T5.W, PV.X,  
.Ltmp2784:
	ALU clause starting at 1765:
.Ltmp2785:
	  MULLO_INT   T0.X, T5.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T5.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T5.W, T5.Z, PV.X,  
.Ltmp2786:
	ALU clause starting at 1771:
.Ltmp2787:
	  MULLO_INT   T0.X, T5.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T5.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T5.W, T5.Y, PV.X,  
.Ltmp2788:
	ALU clause starting at 1777:
.Ltmp2789:
	  MULLO_INT   T0.X, T5.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T5.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T5.W, T3.Y, PV.X,  
.Ltmp2790:
	ALU clause starting at 1783:
.Ltmp2791:
	  MULLO_INT   T0.X, T5.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T5.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, T4.W, PV.X,  
.Ltmp2792:
	ALU clause starting at 1789:
.Ltmp2793:
	  MULLO_INT   T0.X, T4.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, T4.Z, PV.X,  
.Ltmp2794:
	ALU clause starting at 1795:
.Ltmp2795:
	  MULLO_INT   T0.X, T4.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, T4.Y, PV.X,  
.Ltmp2796:
	ALU clause starting at 1801:
.Ltmp2797:
	  MULLO_INT   T0.X, T4.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, T3.W, PV.X,  
.Ltmp2798:
	ALU clause starting at 1807:
.Ltmp2799:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, T3.Z, PV.X,  
.Ltmp2800:
	ALU clause starting at 1813:
.Ltmp2801:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T2.W, PV.X,  
.Ltmp2802:
	ALU clause starting at 1819:
.Ltmp2803:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T2.Z, PV.X,  
.Ltmp2804:
	ALU clause starting at 1825:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T2.Z, T0.W, literal.x,  
.Ltmp2805:
	  ADD_INT * T0.W, T1.Z, PV.X,  
.Ltmp2806:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1833:
.Ltmp2807:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, T1.W, PV.X,  
.Ltmp2808:
	ALU clause starting at 1839:
	  ADD_INT * T0.W, T0.Z, T2.Z,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2809:
.Lfunc_end17:
	.size	own_uint, .Lfunc_end17-own_uint

	.section	.AMDGPU.config
	.long	166100
	.long	26
	.long	165900
	.long	0
	.long	166120
	.long	192
	.text
	.globl	walk_long
	.p2align	8
	.type	walk_long,@function
walk_long:
walk_long$local:
.Lfunc_begin18:
	ALU 5, @66, KC0[CB0:0-32], KC1[]
.Ltmp2810:
	ALU 28, @72, KC0[CB0:0-32], KC1[]
	TEX 2 @36
	ALU 16, @101, KC0[CB0:0-32], KC1[]
	TEX 0 @42
	ALU 24, @118, KC0[CB0:0-32], KC1[]
.Ltmp2811:
	ALU 6, @143, KC0[], KC1[]
	TEX 1 @44
.Ltmp2812:
	TEX 6 @48
	ALU 73, @150, KC0[CB0:0-32], KC1[]
.Ltmp2813:
	ALU 43, @224, KC0[], KC1[]
.Ltmp2814:
	ALU 1, @268, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T3, T18.X
	MEM_RAT_CACHELESS STORE_DWORD T17, T11.X
	MEM_RAT_CACHELESS STORE_DWORD T16, T1.X
	ALU 7, @270, KC0[], KC1[]
.Ltmp2815:
	ALU 0, @278, KC0[CB0:0-32], KC1[]
.Ltmp2816:
	ALU 0, @279, KC0[], KC1[]
	TEX 0 @62
	MEM_RAT_CACHELESS STORE_DWORD T11, T0.X
	ALU 109, @280, KC0[], KC1[]
	TEX 0 @64
	MEM_RAT_CACHELESS STORE_DWORD T1, T25.X
	MEM_RAT_CACHELESS STORE_DWORD T15, T24.X
	MEM_RAT_CACHELESS STORE_DWORD T14, T23.X
	MEM_RAT_CACHELESS STORE_DWORD T13, T22.X
	MEM_RAT_CACHELESS STORE_DWORD T12, T21.X
	MEM_RAT_CACHELESS STORE_DWORD T4, T20.X
	MEM_RAT_CACHELESS STORE_DWORD T5, T19.X
	MEM_RAT_CACHELESS STORE_DWORD T6, T18.X
	MEM_RAT_CACHELESS STORE_DWORD T7, T0.X
	MEM_RAT_CACHELESS STORE_DWORD T8, T16.X
	MEM_RAT_CACHELESS STORE_DWORD T9, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T10, T11.X
	MEM_RAT_CACHELESS STORE_DWORD T2, T17.X
	CF_END
	Fetch clause starting at 36:
	  VTX_READ_64 T3.XY, T3.X, 0, #1
	  VTX_READ_64 T2.XY, T2.X, 0, #1
	  VTX_READ_64 T1.XY, T1.X, 0, #1
	Fetch clause starting at 42:
	  VTX_READ_64 T1.XY, T4.X, 0, #1
	Fetch clause starting at 44:
	  VTX_READ_128 T3.XYZW, T3.X, 8, #1
	  VTX_READ_128 T4.XYZW, T2.X, 16, #1
	Fetch clause starting at 48:
	  VTX_READ_128 T5.XYZW, T2.X, 0, #1
	  VTX_READ_128 T6.XYZW, T2.X, 48, #1
	  VTX_READ_128 T7.XYZW, T2.X, 32, #1
	  VTX_READ_128 T8.XYZW, T2.X, 80, #1
	  VTX_READ_128 T9.XYZW, T2.X, 64, #1
	  VTX_READ_128 T10.XYZW, T2.X, 112, #1
	  VTX_READ_128 T2.XYZW, T2.X, 96, #1
	Fetch clause starting at 62:
	  VTX_READ_128 T11.XYZW, T1.X, 24, #1
	Fetch clause starting at 64:
	  VTX_READ_128 T1.XYZW, T1.X, 8, #1
.Ltmp2817:
	ALU clause starting at 66:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2818:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Z,  
	ALU clause starting at 72:
	  MULHI_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULHI_INT   T0.Y, T0.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T0.W, literal.x,  
	1717986919(2.720083e+23), 0(0.000000e+00)
	  LSHR   T1.Y, PV.Y, 1,  
	  LSHR   T0.Z, PV.Y, literal.x,  
	  AND_INT * T1.W, T0.X, literal.y,  
	31(4.344025e-44), 7(9.809089e-45)
	  LSHL   T1.Z, PV.W, literal.x,  
	  ADD_INT * T1.W, PV.Y, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[3].X,  
	  MULLO_INT   T0.Y, T0.W, KC0[3].X,  
	  MULLO_INT   T0.Z (MASKED), T0.W, KC0[3].X,  
	  MULLO_INT * T0.W (MASKED), T0.W, KC0[3].X,  
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, KC0[2].Z, T1.Z,  
	  SUB_INT   T0.Z, T0.W, PV.Z,  
	  LSHL * T1.W, T0.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, KC0[2].Y, PV.W,  
	  LSHL * T1.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T3.X, KC0[2].Z, PV.W,  
	ALU clause starting at 101:
	  LSHL * T1.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T4.X, KC0[2].Y, PV.W,  
	  XOR_INT   T0.Z, T1.X, T2.X,  
	  LSHL * T1.W, T0.X, literal.x,  BS:VEC_201
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T0.Z, 
	  XOR_INT   T0.Z, T1.Y, T2.Y,  
	  OR_INT * T2.W, T1.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_WRITE * T2.W, T0.Z, 
	  ADD_INT * T2.W, T1.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  LDS_WRITE * T2.W, T3.X, 
	  ADD_INT * T2.W, T1.W, literal.x,  
	260(3.643376e-43), 0(0.000000e+00)
	  LDS_WRITE * T2.W, T3.Y, 
	ALU clause starting at 118:
	  MULHI_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULHI_INT   T0.Y, T0.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T0.W, literal.x,  
	-1840700269(-6.346950e-28), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.Y, T0.W,  
	  LSHR   T0.Z, PV.W, literal.x,  
	  LSHR * T2.W, PV.W, literal.y,  
	2(2.802597e-45), 31(4.344025e-44)
	  ADD_INT * T2.W, PV.Z, PV.W,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL   T0.Z, KC0[3].X, literal.x,  
	  SUB_INT * T2.W, T0.W, PV.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  ADD_INT * T2.W, KC0[2].Y, PV.Z,  
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, PV.W, PV.Z,  
	  LSHL * T2.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T3.X, KC0[2].Y, PV.W,  
	ALU clause starting at 143:
	  ADD_INT * T2.W, T1.W, literal.x,  
	512(7.174648e-43), 0(0.000000e+00)
	  LDS_WRITE * T2.W, T1.X, 
	  ADD_INT * T2.W, T1.W, literal.x,  
	516(7.230700e-43), 0(0.000000e+00)
	  LDS_WRITE * T2.W, T1.Y, 
	  GROUP_BARRIER
	ALU clause starting at 150:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	47663(6.679009e-41), 0(0.000000e+00)
	  LSHR * T11.W, PV.Y, literal.x,  
	19(2.662467e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T11.W, literal.x,  
	  MULLO_INT   T0.Y, T11.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T11.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T11.W, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z, T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	272(3.811532e-43), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].W, PV.Z,  
	  SUB_INT * T11.W, T0.X, T0.Y,  
	  LSHL   T1.Z, PV.W, literal.x,  
	  ADD_INT * T11.W, PV.Z, literal.y,  
	6(8.407791e-45), 40(5.605194e-44)
	  LSHR   T1.X, PV.W, literal.x,  
	  AND_INT   T1.Z, PV.Z, literal.y,  
	  ADD_INT * T11.W, T0.Z, literal.z,  
	2(2.802597e-45), 524224(7.345943e-40)
	24(3.363116e-44), 0(0.000000e+00)
	  LSHR   T11.X, PV.W, literal.x,  
	  ADD_INT * T11.W, PV.Z, literal.y,  
	2(2.802597e-45), 68(9.528830e-44)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV * T12.W, OQAP,  
	  ADD_INT * T11.W, T1.Z, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV   T12.Z, OQAP,  
	  OR_INT * T11.W, T1.Z, literal.x,  
	60(8.407791e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV   T12.Y, OQAP,  
	  OR_INT * T11.W, T1.Z, literal.x,  
	56(7.847271e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV   T12.X, OQAP,  
	  ADD_INT * T11.W, T1.Z, literal.x,  
	84(1.177091e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV * T13.W, OQAP,  
	  ADD_INT * T11.W, T1.Z, literal.x,  
	80(1.121039e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV   T13.Z, OQAP,  
	  ADD_INT * T11.W, T1.Z, literal.x,  
	76(1.064987e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV   T13.Y, OQAP,  
	  ADD_INT * T11.W, T1.Z, literal.x,  
	72(1.008935e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV   T13.X, OQAP,  
	  OR_INT * T11.W, T1.Z, literal.x,  
	36(5.044674e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV * T14.W, OQAP,  
	  OR_INT * T11.W, T1.Z, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV   T14.Z, OQAP,  
	  OR_INT * T11.W, T1.Z, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV   T14.Y, OQAP,  
	  OR_INT * T11.W, T1.Z, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	ALU clause starting at 224:
	  LDS_READ_RET * OQAP, T11.W 
	  MOV   T14.X, OQAP,  
	  OR_INT * T11.W, T1.Z, literal.x,  
	52(7.286752e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV * T15.W, OQAP,  
	  OR_INT * T11.W, T1.Z, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV * T15.Z, OQAP,  
	  LSHL   T11.Z, T0.X, literal.x,  
	  OR_INT * T11.W, T1.Z, literal.y,  
	4(5.605194e-45), 44(6.165713e-44)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV   T15.Y, OQAP,  
	  ADD_INT   T11.Z, T1.W, T11.Z,  
	  OR_INT * T1.W, T1.Z, literal.x,  
	40(5.605194e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T15.X, OQAP,  
	  ADD_INT * T1.W, T11.Z, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T16.Y, OQAP,  
	  ADD_INT * T1.W, T11.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T16.X, OQAP,  
	  ADD_INT * T1.W, T11.Z, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T17.W, OQAP,  
	  ADD_INT * T1.W, T11.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T17.Z, OQAP,  
	  OR_INT * T1.W, T11.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T17.Y, OQAP,  
	  LDS_READ_RET * OQAP, T11.Z 
	  MOV   T17.X, OQAP,  
	  ADD_INT * T1.W, T0.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 268:
	  LSHR * T18.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 270:
	  LSHL   T1.Z, T0.X, literal.x,  
	  ADD_INT * T1.W, T0.Z, literal.y,  
	5(7.006492e-45), 64(8.968310e-44)
	  LSHR   T0.X, PV.W, literal.x,  
	  ASHR   T3.Z, T0.W, literal.y,  
	  AND_INT * T1.W, PV.Z, literal.z,  
	2(2.802597e-45), 31(4.344025e-44)
	32(4.484155e-44), 0(0.000000e+00)
	ALU clause starting at 278:
	  ADD_INT * T1.X, KC0[2].Z, T1.W,  
	ALU clause starting at 279:
	  ADD_INT * T1.W, T4.Y, T3.Z,  
	ALU clause starting at 280:
	  ADD_INT   T0.Y, T4.W, T3.Z,  
	  ADD_INT   T1.Z, T5.Y, T3.Z,  
	  ADD_INT * T3.W, T5.W, T3.Z,  BS:VEC_120/SCL_212
	  ADD_INT   T0.X, T6.Y, T3.Z,  
	  ADD_INT   T1.Y, T6.W, T3.Z,  
	  ADD_INT   T11.Z, T7.Y, T3.Z,  BS:VEC_120/SCL_212
	  ADD_INT * T4.W, T7.W, T3.Z,  BS:VEC_120/SCL_212
	  ADD_INT   T3.X, T8.Y, T3.Z,  
	  ADD_INT   T3.Y, T8.W, T3.Z,  
	  ADD_INT   T16.Z, T2.W, T3.Z,  BS:VEC_120/SCL_212
	  ADDC_UINT * T2.W, T2.Z, T0.W,  BS:VEC_021/SCL_122
	  ADD_INT   T11.X, T9.Y, T3.Z,  
	  ADD_INT   T2.Y, T2.Y, T3.Z,  BS:VEC_120/SCL_212
	  ADDC_UINT   T17.Z, T2.X, T0.W,  
	  ADD_INT * T2.W, PV.Z, PV.W,  
	  ADD_INT   T16.X, T9.W, T3.Z,  
	  ADD_INT   T2.Y, PV.Y, PV.Z,  
	  ADD_INT   T16.Z, T10.W, T3.Z,  BS:VEC_120/SCL_212
	  ADDC_UINT * T5.W, T10.Z, T0.W,  BS:VEC_021/SCL_122
	  ADD_INT   T17.X, T10.Y, T3.Z,  
	  ADDC_UINT   T4.Y, T10.X, T0.W,  
	  ADD_INT   T2.Z, T2.Z, T0.W,  
	  ADD_INT * T10.W, PV.Z, PV.W,  
	  ADD_INT   T2.X, T2.X, T0.W,  
	  ADD_INT   T10.Y, PV.X, PV.Y,  
	  ADDC_UINT   T3.Z, T9.Z, T0.W,  
	  ADD_INT * T5.W, T0.Z, literal.x,  BS:VEC_120/SCL_212
	240(3.363116e-43), 0(0.000000e+00)
	  LSHR   T17.X, PV.W, literal.x,  
	  ADDC_UINT   T4.Y, T9.X, T0.W,  
	  ADD_INT   T10.Z, T10.Z, T0.W,  
	  ADD_INT * T9.W, T16.X, PV.Z,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T10.X, T10.X, T0.W,  
	  ADD_INT   T9.Y, T11.X, PV.Y,  BS:VEC_120/SCL_212
	  ADDC_UINT   T3.Z, T8.Z, T0.W,  
	  ADD_INT * T5.W, T0.Z, literal.x,  BS:VEC_120/SCL_212
	256(3.587324e-43), 0(0.000000e+00)
	  LSHR   T11.X, PV.W, literal.x,  
	  ADDC_UINT   T4.Y, T8.X, T0.W,  
	  ADD_INT   T9.Z, T9.Z, T0.W,  
	  ADD_INT * T8.W, T3.Y, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T9.X, T9.X, T0.W,  
	  ADD_INT   T8.Y, T3.X, PV.Y,  BS:VEC_120/SCL_212
	  ADDC_UINT   T3.Z, T7.Z, T0.W,  
	  ADD_INT * T5.W, T0.Z, literal.x,  BS:VEC_120/SCL_212
	208(2.914701e-43), 0(0.000000e+00)
	  LSHR   T3.X, PV.W, literal.x,  
	  ADDC_UINT   T3.Y, T7.X, T0.W,  
	  ADD_INT   T8.Z, T8.Z, T0.W,  
	  ADD_INT * T7.W, T4.W, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T8.X, T8.X, T0.W,  
	  ADD_INT   T7.Y, T11.Z, PV.Y,  
	  ADDC_UINT   T3.Z, T6.Z, T0.W,  BS:VEC_120/SCL_212
	  ADD_INT * T4.W, T0.Z, literal.x,  BS:VEC_201
	224(3.138909e-43), 0(0.000000e+00)
	  LSHR   T16.X, PV.W, literal.x,  
	  ADDC_UINT   T3.Y, T6.X, T0.W,  
	  ADD_INT   T7.Z, T7.Z, T0.W,  
	  ADD_INT * T6.W, T1.Y, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T7.X, T7.X, T0.W,  
	  ADD_INT   T6.Y, T0.X, PV.Y,  BS:VEC_120/SCL_212
	  ADDC_UINT   T3.Z, T5.Z, T0.W,  
	  ADD_INT * T4.W, T0.Z, literal.x,  BS:VEC_120/SCL_212
	176(2.466285e-43), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
	  ADDC_UINT   T1.Y, T5.X, T0.W,  
	  ADD_INT   T6.Z, T6.Z, T0.W,  
	  ADD_INT * T5.W, T3.W, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T6.X, T6.X, T0.W,  
	  ADD_INT   T5.Y, T1.Z, PV.Y,  
	  ADDC_UINT   T1.Z, T4.Z, T0.W,  BS:VEC_120/SCL_212
	  ADD_INT * T3.W, T0.Z, literal.x,  BS:VEC_201
	192(2.690493e-43), 0(0.000000e+00)
	  LSHR   T18.X, PV.W, literal.x,  
	  ADDC_UINT   T1.Y, T4.X, T0.W,  
	  ADD_INT   T5.Z, T5.Z, T0.W,  
	  ADD_INT * T4.W, T0.Y, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T5.X, T5.X, T0.W,  
	  ADD_INT   T4.Y, T1.W, PV.Y,  
	  ADD_INT * T1.W, T0.Z, literal.x,  
	144(2.017870e-43), 0(0.000000e+00)
	  LSHR   T19.X, PV.W, literal.x,  
	  ADD_INT * T4.Z, T4.Z, T0.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T4.X, T4.X, T0.W,  
	  ADD_INT * T0.W, T0.Z, literal.x,  
	160(2.242078e-43), 0(0.000000e+00)
	  LSHR   T20.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, literal.y,  
	2(2.802597e-45), 112(1.569454e-43)
	  LSHR   T21.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, literal.y,  
	2(2.802597e-45), 128(1.793662e-43)
	  LSHR   T22.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, literal.y,  
	2(2.802597e-45), 80(1.121039e-43)
	  LSHR   T23.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, literal.y,  
	2(2.802597e-45), 96(1.345247e-43)
	  LSHR   T24.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, literal.y,  
	2(2.802597e-45), 48(6.726233e-44)
	  LSHR * T25.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2819:
.Lfunc_end18:
	.size	walk_long, .Lfunc_end18-walk_long

	.section	.AMDGPU.config
	.long	166100
	.long	6
	.long	165900
	.long	0
	.long	166120
	.long	580
	.text
	.globl	local_long
	.p2align	8
	.type	local_long,@function
local_long:
local_long$local:
.Lfunc_begin19:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp2820:
	ALU 2, @30, KC0[CB0:0-32], KC1[]
	TEX 3 @14
	ALU 51, @33, KC0[CB0:0-32], KC1[]
	TEX 0 @22
	ALU 23, @85, KC0[CB0:0-32], KC1[]
	ALU 53, @109, KC0[], KC1[]
	ALU 12, @163, KC0[], KC1[]
.Ltmp2821:
	ALU 23, @176, KC0[], KC1[]
	ALU 27, @200, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T4, T2.X
	CF_END
	PAD
	Fetch clause starting at 14:
	  VTX_READ_128 T2.XYZW, T1.X, 32, #1
	  VTX_READ_128 T3.XYZW, T1.X, 48, #1
	  VTX_READ_128 T4.XYZW, T1.X, 0, #1
	  VTX_READ_128 T1.XYZW, T1.X, 16, #1
	Fetch clause starting at 22:
	  VTX_READ_64 T1.XY, T5.X, 0, #1
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2822:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  LSHL * T1.W, T0.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 33:
	  LSHL   T0.Z, T0.X, literal.x,  
	  LSHL * T5.W, T0.W, literal.y,  
	6(8.407791e-45), 3(4.203895e-45)
	  ADD_INT   T5.X, KC0[2].Y, PV.W,  
	  OR_INT * T5.W, PV.Z, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  LDS_WRITE * T5.W, T1.X, 
	  OR_INT * T5.W, T0.Z, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  LDS_WRITE * T5.W, T1.Y, 
	  OR_INT * T5.W, T0.Z, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  LDS_WRITE * T5.W, T1.Z, 
	  OR_INT * T5.W, T0.Z, literal.x,  
	36(5.044674e-44), 0(0.000000e+00)
	  LDS_WRITE * T5.W, T1.W, 
	  OR_INT * T1.W, T0.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T4.X, 
	  OR_INT * T5.W, T0.Z, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_WRITE * T5.W, T4.Y, 
	  OR_INT * T5.W, T0.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LDS_WRITE * T5.W, T4.Z, 
	  OR_INT * T5.W, T0.Z, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  LDS_WRITE * T5.W, T4.W, 
	  OR_INT * T4.W, T0.Z, literal.x,  
	56(7.847271e-44), 0(0.000000e+00)
	  LDS_WRITE * T4.W, T3.X, 
	  OR_INT * T4.W, T0.Z, literal.x,  
	60(8.407791e-44), 0(0.000000e+00)
	  LDS_WRITE * T4.W, T3.Y, 
	  ADD_INT * T4.W, T0.Z, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  LDS_WRITE * T4.W, T3.Z, 
	  ADD_INT * T4.W, T0.Z, literal.x,  
	68(9.528830e-44), 0(0.000000e+00)
	  LDS_WRITE * T4.W, T3.W, 
	  OR_INT * T3.W, T0.Z, literal.x,  
	40(5.605194e-44), 0(0.000000e+00)
	  LDS_WRITE * T3.W, T2.X, 
	  OR_INT * T3.W, T0.Z, literal.x,  
	44(6.165713e-44), 0(0.000000e+00)
	  LDS_WRITE * T3.W, T2.Y, 
	  OR_INT * T3.W, T0.Z, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  LDS_WRITE * T3.W, T2.Z, 
	  OR_INT * T3.W, T0.Z, literal.x,  
	52(7.286752e-44), 0(0.000000e+00)
	  LDS_WRITE * T3.W, T2.W, 
	ALU clause starting at 85:
	  LSHL * T0.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  ADD_INT * T2.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T2.X, PV.W, literal.x,  
	  LSHL * T2.W, T0.X, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  LSHR   T3.X, T0.W, literal.x,  
	  ADD_INT * T0.W, PV.W, literal.y,  
	2(2.802597e-45), 2056(2.881070e-42)
	  LDS_WRITE * T0.W, T1.X, 
	  LSHL   T0.Z, T0.X, literal.x,  
	  ADD_INT * T0.W, T2.W, literal.y,  
	5(7.006492e-45), 2060(2.886675e-42)
	  LDS_WRITE * T0.W, T1.Y, 
	  SUB_INT * T0.W, literal.x, T0.Z,  
	1032(1.446140e-42), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 109:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T0.W, OQAP,  
	  AND_INT   T1.Z, T0.Y, literal.x,  
	  SUB_INT * T2.W, literal.y, T0.Z,  
	127(1.779649e-43), 1036(1.451745e-42)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T0.Y, OQAP,  
	  LSHL   T1.Z, T1.Z, literal.x,  
	  SUB_INT * T2.W, literal.y, T0.Z,  
	3(4.203895e-45), 1024(1.434930e-42)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T2.W, T1.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T1.Y, OQAP,  
	  SUB_INT * T2.W, literal.x, T0.Z,  
	1008(1.412509e-42), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T2.Y, OQAP,  
	  ADD_INT * T2.W, T1.Z, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T1.Z, OQAP,  
	  SUB_INT * T2.W, literal.x, T0.Z,  
	1020(1.429324e-42), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T2.Z, OQAP,  
	  SUB_INT * T2.W, literal.x, T0.Z,  
	1012(1.418114e-42), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T3.Y, T0.X, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T3.W (MASKED), T0.X, literal.x,  
	-48(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T2.W, OQAP,  
	  ADD_INT   T4.Y, T1.Z, T2.Z,  
	  ADD_INT   T2.Z, T1.W, T3.Y,  
	  SUB_INT * T1.W, literal.x, T0.Z,  BS:VEC_021/SCL_122
	1016(1.423719e-42), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T1.W, OQAP,  
	  ADD_INT   T3.Y, T1.Z, T2.W,  
	  ADDC_UINT   T3.Z, T1.Y, T2.Y,  
	  SUB_INT * T2.W, literal.x, T0.Z,  
	1028(1.440535e-42), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.Z, OQAP,  
	  ADDC_UINT   T5.Y, T1.Y, T1.W,  
	  ADD_INT   T3.Z, T3.Y, T3.Z,  BS:VEC_120/SCL_212
	  OR_INT * T2.W, T2.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 163:
	  LDS_WRITE * T2.W, T3.Z, 
	  ADD_INT   T3.Y, T1.Z, T0.Z,  
	  ADD_INT   T0.Z, T4.Y, T5.Y,  
	  ADD_INT * T2.W, T2.Z, literal.x,  BS:VEC_201
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_WRITE * T2.W, T0.Z, 
	  LSHL   T4.Y, T0.X, literal.x,  
	  ADD_INT   T0.Z, T1.Z, T0.Y,  
	  ADD_INT * T2.W, T1.Y, T2.Y,  BS:VEC_021/SCL_122
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_WRITE * T2.Z, T2.W, 
	  ADDC_UINT   T0.Y, T1.Y, T0.W,  
	  ADD_INT * T1.Z, T1.Y, T1.W,  BS:VEC_021/SCL_122
	ALU clause starting at 176:
	  ADD_INT * T1.W, T2.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T1.Z, 
	  ADDC_UINT   T2.Y, T1.Y, T1.X,  
	  ADD_INT   T0.Z, T0.Z, T0.Y,  
	  ADD_INT * T1.W, T4.Y, literal.x,  BS:VEC_201
	532(7.454908e-43), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T0.Z, 
	  ADD_INT   T0.Z, T3.Y, T2.Y,  
	  ADD_INT * T1.W, T4.Y, literal.x,  BS:VEC_201
	524(7.342804e-43), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T0.Z, 
	  ADD_INT   T0.Z, T1.Y, T0.W,  
	  ADD_INT * T0.W, T4.Y, literal.x,  BS:VEC_120/SCL_212
	528(7.398856e-43), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T0.Z, 
	  ADD_INT   T0.Y, T2.Z, T4.Y,  
	  ADD_INT   T0.Z, T1.Y, T1.X,  
	  ADD_INT * T0.W, T4.Y, literal.x,  BS:VEC_120/SCL_212
	520(7.286752e-43), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T0.Z, 
	  ADD_INT * T0.W, T0.Y, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 200:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T1.W, OQAP,  
	  ADD_INT * T0.W, T0.Y, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV   T1.Z, OQAP,  
	  OR_INT * T0.W, T0.Y, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T1.Y, OQAP,  
	  LDS_READ_RET * OQAP, T0.Y 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T0.W, T0.Y, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T4.W, OQAP,  
	  ADD_INT * T0.W, T0.Y, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV   T4.Z, OQAP,  
	  ADD_INT * T0.W, T0.Y, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV   T4.Y, OQAP,  
	  ADD_INT * T0.W, T0.Y, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T4.X, OQAP,  
.Ltmp2823:
.Lfunc_end19:
	.size	local_long, .Lfunc_end19-local_long

	.section	.AMDGPU.config
	.long	166100
	.long	608
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	own_long
	.p2align	8
	.type	own_long,@function
own_long:
own_long$local:
.Lfunc_begin20:
	ALU 5, @310, KC0[CB0:0-32], KC1[]
.Ltmp2824:
	ALU 9, @316, KC0[CB0:0-32], KC1[]
.Ltmp2825:
	TEX 0 @228
	ALU 0, @326, KC0[], KC1[]
.Ltmp2826:
	ALU 6, @327, KC0[CB0:0-32], KC1[]
	TEX 0 @230
	ALU 0, @334, KC0[], KC1[]
.Ltmp2827:
	ALU 7, @335, KC0[CB0:0-32], KC1[]
	TEX 0 @232
	ALU 0, @343, KC0[], KC1[]
.Ltmp2828:
	ALU 7, @344, KC0[CB0:0-32], KC1[]
	TEX 0 @234
	ALU 0, @352, KC0[], KC1[]
.Ltmp2829:
	ALU 7, @353, KC0[CB0:0-32], KC1[]
	TEX 0 @236
	ALU 0, @361, KC0[], KC1[]
.Ltmp2830:
	ALU 7, @362, KC0[CB0:0-32], KC1[]
	TEX 0 @238
	ALU 0, @370, KC0[], KC1[]
.Ltmp2831:
	ALU 7, @371, KC0[CB0:0-32], KC1[]
	TEX 0 @240
	ALU 0, @379, KC0[], KC1[]
.Ltmp2832:
	ALU 7, @380, KC0[CB0:0-32], KC1[]
	TEX 0 @242
	ALU 0, @388, KC0[], KC1[]
.Ltmp2833:
	ALU 7, @389, KC0[CB0:0-32], KC1[]
	TEX 0 @244
	ALU 0, @397, KC0[], KC1[]
.Ltmp2834:
	ALU 7, @398, KC0[CB0:0-32], KC1[]
	TEX 0 @246
	ALU 0, @406, KC0[], KC1[]
.Ltmp2835:
	ALU 7, @407, KC0[CB0:0-32], KC1[]
	TEX 0 @248
	ALU 0, @415, KC0[], KC1[]
.Ltmp2836:
	ALU 7, @416, KC0[CB0:0-32], KC1[]
	TEX 0 @250
	ALU 0, @424, KC0[], KC1[]
.Ltmp2837:
	ALU 7, @425, KC0[CB0:0-32], KC1[]
	TEX 0 @252
	ALU 0, @433, KC0[], KC1[]
.Ltmp2838:
	ALU 7, @434, KC0[CB0:0-32], KC1[]
	TEX 0 @254
	ALU 0, @442, KC0[], KC1[]
.Ltmp2839:
	ALU 7, @443, KC0[CB0:0-32], KC1[]
	TEX 0 @256
	ALU 0, @451, KC0[], KC1[]
.Ltmp2840:
	ALU 7, @452, KC0[CB0:0-32], KC1[]
	TEX 0 @258
	ALU 0, @460, KC0[], KC1[]
.Ltmp2841:
	ALU 7, @461, KC0[CB0:0-32], KC1[]
	TEX 0 @260
	ALU 0, @469, KC0[], KC1[]
.Ltmp2842:
	ALU 7, @470, KC0[CB0:0-32], KC1[]
	TEX 0 @262
	ALU 0, @478, KC0[], KC1[]
.Ltmp2843:
	ALU 7, @479, KC0[CB0:0-32], KC1[]
	TEX 0 @264
	ALU 0, @487, KC0[], KC1[]
.Ltmp2844:
	ALU 7, @488, KC0[CB0:0-32], KC1[]
	TEX 0 @266
	ALU 0, @496, KC0[], KC1[]
.Ltmp2845:
	ALU 7, @497, KC0[CB0:0-32], KC1[]
	TEX 0 @268
	ALU 0, @505, KC0[], KC1[]
.Ltmp2846:
	ALU 7, @506, KC0[CB0:0-32], KC1[]
	TEX 0 @270
	ALU 0, @514, KC0[], KC1[]
.Ltmp2847:
	ALU 7, @515, KC0[CB0:0-32], KC1[]
	TEX 0 @272
	ALU 0, @523, KC0[], KC1[]
.Ltmp2848:
	ALU 7, @524, KC0[CB0:0-32], KC1[]
	TEX 0 @274
	ALU 0, @532, KC0[], KC1[]
.Ltmp2849:
	ALU 7, @533, KC0[CB0:0-32], KC1[]
	TEX 0 @276
	ALU 0, @541, KC0[], KC1[]
.Ltmp2850:
	ALU 7, @542, KC0[CB0:0-32], KC1[]
	TEX 0 @278
	ALU 0, @550, KC0[], KC1[]
.Ltmp2851:
	ALU 7, @551, KC0[CB0:0-32], KC1[]
	TEX 0 @280
	ALU 0, @559, KC0[], KC1[]
.Ltmp2852:
	ALU 7, @560, KC0[CB0:0-32], KC1[]
	TEX 0 @282
	ALU 0, @568, KC0[], KC1[]
.Ltmp2853:
	ALU 7, @569, KC0[CB0:0-32], KC1[]
	TEX 0 @284
	ALU 0, @577, KC0[], KC1[]
.Ltmp2854:
	ALU 7, @578, KC0[CB0:0-32], KC1[]
	TEX 0 @286
	ALU 0, @586, KC0[], KC1[]
.Ltmp2855:
	ALU 7, @587, KC0[CB0:0-32], KC1[]
	TEX 0 @288
	ALU 0, @595, KC0[], KC1[]
.Ltmp2856:
	ALU 7, @596, KC0[CB0:0-32], KC1[]
	TEX 0 @290
	ALU 0, @604, KC0[], KC1[]
.Ltmp2857:
	ALU 7, @605, KC0[CB0:0-32], KC1[]
	TEX 0 @292
	ALU 0, @613, KC0[], KC1[]
.Ltmp2858:
	ALU 7, @614, KC0[CB0:0-32], KC1[]
	TEX 0 @294
	ALU 0, @622, KC0[], KC1[]
.Ltmp2859:
	ALU 7, @623, KC0[CB0:0-32], KC1[]
	TEX 0 @296
	ALU 0, @631, KC0[], KC1[]
.Ltmp2860:
	ALU 7, @632, KC0[CB0:0-32], KC1[]
	TEX 0 @298
	ALU 0, @640, KC0[], KC1[]
.Ltmp2861:
	ALU 7, @641, KC0[CB0:0-32], KC1[]
	TEX 0 @300
	ALU 0, @649, KC0[], KC1[]
.Ltmp2862:
	ALU 7, @650, KC0[CB0:0-32], KC1[]
	TEX 0 @302
	ALU 0, @658, KC0[], KC1[]
.Ltmp2863:
	ALU 7, @659, KC0[CB0:0-32], KC1[]
	TEX 0 @304
	ALU 0, @667, KC0[], KC1[]
.Ltmp2864:
	ALU 7, @668, KC0[CB0:0-32], KC1[]
	TEX 0 @306
	ALU 0, @676, KC0[], KC1[]
.Ltmp2865:
	ALU 7, @677, KC0[CB0:0-32], KC1[]
	TEX 0 @308
	ALU 0, @685, KC0[], KC1[]
.Ltmp2866:
	ALU 1, @686, KC0[CB0:0-32], KC1[]
.Ltmp2867:
	ALU_PUSH_BEFORE 1, @688, KC0[CB0:0-32], KC1[]
	JUMP @138 POP:1
	ALU 3, @690, KC0[CB0:0-32], KC1[]
.Ltmp2868:
	LOOP_START_DX10 @137
.Ltmp2869:
	ALU 32, @694, KC0[], KC1[]
.Ltmp2870:
	ALU 0, @727, KC0[], KC1[]
.Ltmp2871:
	ALU 45, @728, KC0[], KC1[]
.Ltmp2872:
	ALU_PUSH_BEFORE 3, @774, KC0[], KC1[]
	JUMP @136 POP:1
	LOOP_BREAK @136
	POP @136 POP:1
	END_LOOP @129
	POP @138 POP:1
.Ltmp2873:
	ALU 48, @778, KC0[], KC1[]
.Ltmp2874:
	ALU 1, @827, KC0[], KC1[]
.Ltmp2875:
	ALU 54, @829, KC0[], KC1[]
.Ltmp2876:
	ALU 13, @884, KC0[], KC1[]
.Ltmp2877:
	ALU 38, @898, KC0[], KC1[]
.Ltmp2878:
	ALU 0, @937, KC0[], KC1[]
.Ltmp2879:
	ALU 44, @938, KC0[], KC1[]
.Ltmp2880:
	ALU 0, @983, KC0[], KC1[]
.Ltmp2881:
	ALU 64, @984, KC0[], KC1[]
.Ltmp2882:
	ALU 0, @1049, KC0[], KC1[]
.Ltmp2883:
	ALU 36, @1050, KC0[], KC1[]
.Ltmp2884:
	ALU 0, @1087, KC0[], KC1[]
.Ltmp2885:
	ALU 41, @1088, KC0[], KC1[]
.Ltmp2886:
	ALU 0, @1130, KC0[], KC1[]
.Ltmp2887:
	ALU 40, @1131, KC0[], KC1[]
.Ltmp2888:
	ALU 0, @1172, KC0[], KC1[]
.Ltmp2889:
	ALU 27, @1173, KC0[], KC1[]
.Ltmp2890:
	ALU 0, @1201, KC0[], KC1[]
.Ltmp2891:
	ALU 108, @1202, KC0[], KC1[]
	ALU 1, @1311, KC0[], KC1[]
.Ltmp2892:
	ALU 0, @1313, KC0[], KC1[]
.Ltmp2893:
	ALU 18, @1314, KC0[], KC1[]
.Ltmp2894:
	ALU 0, @1333, KC0[], KC1[]
.Ltmp2895:
	ALU 37, @1334, KC0[], KC1[]
.Ltmp2896:
	ALU 0, @1372, KC0[], KC1[]
.Ltmp2897:
	ALU 37, @1373, KC0[], KC1[]
.Ltmp2898:
	ALU 0, @1411, KC0[], KC1[]
.Ltmp2899:
	ALU 110, @1412, KC0[], KC1[]
	ALU 38, @1523, KC0[], KC1[]
.Ltmp2900:
	ALU 0, @1562, KC0[], KC1[]
.Ltmp2901:
	ALU 18, @1563, KC0[], KC1[]
.Ltmp2902:
	ALU 0, @1582, KC0[], KC1[]
.Ltmp2903:
	ALU 18, @1583, KC0[], KC1[]
.Ltmp2904:
	ALU 0, @1602, KC0[], KC1[]
.Ltmp2905:
	ALU 18, @1603, KC0[], KC1[]
.Ltmp2906:
	ALU 0, @1622, KC0[], KC1[]
.Ltmp2907:
	ALU 30, @1623, KC0[], KC1[]
.Ltmp2908:
	ALU 0, @1654, KC0[], KC1[]
.Ltmp2909:
	ALU 42, @1655, KC0[], KC1[]
.Ltmp2910:
	ALU 0, @1698, KC0[], KC1[]
.Ltmp2911:
	ALU 102, @1699, KC0[], KC1[]
	ALU 19, @1802, KC0[], KC1[]
.Ltmp2912:
	ALU 0, @1822, KC0[], KC1[]
.Ltmp2913:
	ALU 18, @1823, KC0[], KC1[]
.Ltmp2914:
	ALU 0, @1842, KC0[], KC1[]
.Ltmp2915:
	ALU 20, @1843, KC0[], KC1[]
.Ltmp2916:
	ALU 0, @1864, KC0[], KC1[]
.Ltmp2917:
	ALU 35, @1865, KC0[], KC1[]
.Ltmp2918:
	ALU 0, @1901, KC0[], KC1[]
.Ltmp2919:
	ALU 31, @1902, KC0[], KC1[]
.Ltmp2920:
	ALU 3, @1934, KC0[], KC1[]
.Ltmp2921:
	ALU 31, @1938, KC0[], KC1[]
.Ltmp2922:
	ALU 0, @1970, KC0[], KC1[]
.Ltmp2923:
	ALU 108, @1971, KC0[], KC1[]
	ALU 1, @2080, KC0[], KC1[]
.Ltmp2924:
	ALU 0, @2082, KC0[], KC1[]
.Ltmp2925:
	ALU 20, @2083, KC0[], KC1[]
.Ltmp2926:
	ALU 0, @2104, KC0[], KC1[]
.Ltmp2927:
	ALU 46, @2105, KC0[], KC1[]
.Ltmp2928:
	ALU 0, @2152, KC0[], KC1[]
.Ltmp2929:
	ALU 24, @2153, KC0[], KC1[]
.Ltmp2930:
	ALU 13, @2178, KC0[], KC1[]
.Ltmp2931:
	ALU 38, @2192, KC0[], KC1[]
.Ltmp2932:
	ALU 0, @2231, KC0[], KC1[]
.Ltmp2933:
	ALU 44, @2232, KC0[], KC1[]
.Ltmp2934:
	ALU 0, @2277, KC0[], KC1[]
.Ltmp2935:
	ALU 64, @2278, KC0[], KC1[]
.Ltmp2936:
	ALU 0, @2343, KC0[], KC1[]
.Ltmp2937:
	ALU 28, @2344, KC0[], KC1[]
.Ltmp2938:
	ALU 0, @2373, KC0[], KC1[]
.Ltmp2939:
	ALU 27, @2374, KC0[], KC1[]
.Ltmp2940:
	ALU 0, @2402, KC0[], KC1[]
.Ltmp2941:
	ALU 114, @2403, KC0[], KC1[]
	ALU 81, @2518, KC0[], KC1[]
.Ltmp2942:
	ALU 0, @2600, KC0[], KC1[]
.Ltmp2943:
	ALU 18, @2601, KC0[], KC1[]
.Ltmp2944:
	ALU 0, @2620, KC0[], KC1[]
.Ltmp2945:
	ALU 18, @2621, KC0[], KC1[]
.Ltmp2946:
	ALU 0, @2640, KC0[], KC1[]
.Ltmp2947:
	ALU 18, @2641, KC0[], KC1[]
.Ltmp2948:
	ALU 0, @2660, KC0[], KC1[]
.Ltmp2949:
	ALU 18, @2661, KC0[], KC1[]
.Ltmp2950:
	ALU 0, @2680, KC0[], KC1[]
.Ltmp2951:
	ALU 18, @2681, KC0[], KC1[]
.Ltmp2952:
	ALU 0, @2700, KC0[], KC1[]
.Ltmp2953:
	ALU 18, @2701, KC0[], KC1[]
.Ltmp2954:
	ALU 2, @2720, KC0[], KC1[]
.Ltmp2955:
	ALU 2, @2723, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 228:
.Ltmp2956:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2957:
	Fetch clause starting at 230:
.Ltmp2958:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2959:
	Fetch clause starting at 232:
.Ltmp2960:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2961:
	Fetch clause starting at 234:
.Ltmp2962:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2963:
	Fetch clause starting at 236:
.Ltmp2964:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2965:
	Fetch clause starting at 238:
.Ltmp2966:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2967:
	Fetch clause starting at 240:
.Ltmp2968:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2969:
	Fetch clause starting at 242:
.Ltmp2970:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2971:
	Fetch clause starting at 244:
.Ltmp2972:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2973:
	Fetch clause starting at 246:
.Ltmp2974:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2975:
	Fetch clause starting at 248:
.Ltmp2976:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2977:
	Fetch clause starting at 250:
.Ltmp2978:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2979:
	Fetch clause starting at 252:
.Ltmp2980:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2981:
	Fetch clause starting at 254:
.Ltmp2982:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2983:
	Fetch clause starting at 256:
.Ltmp2984:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2985:
	Fetch clause starting at 258:
.Ltmp2986:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2987:
	Fetch clause starting at 260:
.Ltmp2988:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2989:
	Fetch clause starting at 262:
.Ltmp2990:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2991:
	Fetch clause starting at 264:
.Ltmp2992:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2993:
	Fetch clause starting at 266:
.Ltmp2994:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2995:
	Fetch clause starting at 268:
.Ltmp2996:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2997:
	Fetch clause starting at 270:
.Ltmp2998:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2999:
	Fetch clause starting at 272:
.Ltmp3000:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3001:
	Fetch clause starting at 274:
.Ltmp3002:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3003:
	Fetch clause starting at 276:
.Ltmp3004:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3005:
	Fetch clause starting at 278:
.Ltmp3006:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3007:
	Fetch clause starting at 280:
.Ltmp3008:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3009:
	Fetch clause starting at 282:
.Ltmp3010:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3011:
	Fetch clause starting at 284:
.Ltmp3012:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3013:
	Fetch clause starting at 286:
.Ltmp3014:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3015:
	Fetch clause starting at 288:
.Ltmp3016:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3017:
	Fetch clause starting at 290:
.Ltmp3018:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3019:
	Fetch clause starting at 292:
.Ltmp3020:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3021:
	Fetch clause starting at 294:
.Ltmp3022:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3023:
	Fetch clause starting at 296:
.Ltmp3024:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3025:
	Fetch clause starting at 298:
.Ltmp3026:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3027:
	Fetch clause starting at 300:
.Ltmp3028:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3029:
	Fetch clause starting at 302:
.Ltmp3030:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3031:
	Fetch clause starting at 304:
.Ltmp3032:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3033:
	Fetch clause starting at 306:
.Ltmp3034:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3035:
	Fetch clause starting at 308:
.Ltmp3036:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp3037:
	ALU clause starting at 310:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp3038:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp3039:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 316:
.Ltmp3040:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.X, literal.x,  
.Ltmp3041:
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3042:
	ALU clause starting at 326:
.Ltmp3043:
	  MOV * T2.X, T1.X,  
.Ltmp3044:
	ALU clause starting at 327:
.Ltmp3045:
	  MOV   T3.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, 1,  
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3046:
	ALU clause starting at 334:
.Ltmp3047:
	  MOV * T4.X, T1.X,  
.Ltmp3048:
	ALU clause starting at 335:
.Ltmp3049:
	  MOV   T5.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3050:
	ALU clause starting at 343:
.Ltmp3051:
	  MOV * T6.X, T1.X,  
.Ltmp3052:
	ALU clause starting at 344:
.Ltmp3053:
	  MOV   T7.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3054:
	ALU clause starting at 352:
.Ltmp3055:
	  MOV * T8.X, T1.X,  
.Ltmp3056:
	ALU clause starting at 353:
.Ltmp3057:
	  MOV   T9.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3058:
	ALU clause starting at 361:
.Ltmp3059:
	  MOV * T10.X, T1.X,  
.Ltmp3060:
	ALU clause starting at 362:
.Ltmp3061:
	  MOV   T11.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3062:
	ALU clause starting at 370:
.Ltmp3063:
	  MOV * T12.X, T1.X,  
.Ltmp3064:
	ALU clause starting at 371:
.Ltmp3065:
	  MOV   T13.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3066:
	ALU clause starting at 379:
.Ltmp3067:
	  MOV * T14.X, T1.X,  
.Ltmp3068:
	ALU clause starting at 380:
.Ltmp3069:
	  MOV   T15.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3070:
	ALU clause starting at 388:
.Ltmp3071:
	  MOV * T16.X, T1.X,  
.Ltmp3072:
	ALU clause starting at 389:
.Ltmp3073:
	  MOV   T17.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3074:
	ALU clause starting at 397:
.Ltmp3075:
	  MOV * T18.X, T1.X,  
.Ltmp3076:
	ALU clause starting at 398:
.Ltmp3077:
	  MOV   T19.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3078:
	ALU clause starting at 406:
.Ltmp3079:
	  MOV * T20.X, T1.X,  
.Ltmp3080:
	ALU clause starting at 407:
.Ltmp3081:
	  MOV   T21.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	10(1.401298e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3082:
	ALU clause starting at 415:
.Ltmp3083:
	  MOV * T22.X, T1.X,  
.Ltmp3084:
	ALU clause starting at 416:
.Ltmp3085:
	  MOV   T23.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3086:
	ALU clause starting at 424:
.Ltmp3087:
	  MOV * T24.X, T1.X,  
.Ltmp3088:
	ALU clause starting at 425:
.Ltmp3089:
	  MOV   T25.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3090:
	ALU clause starting at 433:
.Ltmp3091:
	  MOV * T26.X, T1.X,  
.Ltmp3092:
	ALU clause starting at 434:
.Ltmp3093:
	  MOV   T27.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	13(1.821688e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3094:
	ALU clause starting at 442:
.Ltmp3095:
	  MOV * T28.X, T1.X,  
.Ltmp3096:
	ALU clause starting at 443:
.Ltmp3097:
	  MOV   T29.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3098:
	ALU clause starting at 451:
.Ltmp3099:
	  MOV * T30.X, T1.X,  
.Ltmp3100:
	ALU clause starting at 452:
.Ltmp3101:
	  MOV   T31.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3102:
	ALU clause starting at 460:
.Ltmp3103:
	  MOV * T32.X, T1.X,  
.Ltmp3104:
	ALU clause starting at 461:
.Ltmp3105:
	  MOV   T33.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3106:
	ALU clause starting at 469:
.Ltmp3107:
	  MOV * T34.X, T1.X,  
.Ltmp3108:
	ALU clause starting at 470:
.Ltmp3109:
	  MOV   T35.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	17(2.382207e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3110:
	ALU clause starting at 478:
.Ltmp3111:
	  MOV * T36.X, T1.X,  
.Ltmp3112:
	ALU clause starting at 479:
.Ltmp3113:
	  MOV   T37.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	18(2.522337e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3114:
	ALU clause starting at 487:
.Ltmp3115:
	  MOV * T38.X, T1.X,  
.Ltmp3116:
	ALU clause starting at 488:
.Ltmp3117:
	  MOV   T39.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	19(2.662467e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3118:
	ALU clause starting at 496:
.Ltmp3119:
	  MOV * T40.X, T1.X,  
.Ltmp3120:
	ALU clause starting at 497:
.Ltmp3121:
	  MOV   T41.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3122:
	ALU clause starting at 505:
.Ltmp3123:
	  MOV * T42.X, T1.X,  
.Ltmp3124:
	ALU clause starting at 506:
.Ltmp3125:
	  MOV   T43.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	21(2.942727e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3126:
	ALU clause starting at 514:
.Ltmp3127:
	  MOV * T44.X, T1.X,  
.Ltmp3128:
	ALU clause starting at 515:
.Ltmp3129:
	  MOV   T45.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	22(3.082857e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3130:
	ALU clause starting at 523:
.Ltmp3131:
	  MOV * T46.X, T1.X,  
.Ltmp3132:
	ALU clause starting at 524:
.Ltmp3133:
	  MOV   T47.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3134:
	ALU clause starting at 532:
.Ltmp3135:
	  MOV * T48.X, T1.X,  
.Ltmp3136:
	ALU clause starting at 533:
.Ltmp3137:
	  MOV   T49.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3138:
	ALU clause starting at 541:
.Ltmp3139:
	  MOV * T50.X, T1.X,  
.Ltmp3140:
	ALU clause starting at 542:
.Ltmp3141:
	  MOV   T51.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	25(3.503246e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3142:
	ALU clause starting at 550:
.Ltmp3143:
	  MOV * T52.X, T1.X,  
.Ltmp3144:
	ALU clause starting at 551:
.Ltmp3145:
	  MOV   T53.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	26(3.643376e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3146:
	ALU clause starting at 559:
.Ltmp3147:
	  MOV * T54.X, T1.X,  
.Ltmp3148:
	ALU clause starting at 560:
.Ltmp3149:
	  MOV   T55.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	27(3.783506e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3150:
	ALU clause starting at 568:
.Ltmp3151:
	  MOV * T56.X, T1.X,  
.Ltmp3152:
	ALU clause starting at 569:
.Ltmp3153:
	  MOV   T57.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3154:
	ALU clause starting at 577:
.Ltmp3155:
	  MOV * T58.X, T1.X,  
.Ltmp3156:
	ALU clause starting at 578:
.Ltmp3157:
	  MOV   T59.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	29(4.063766e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3158:
	ALU clause starting at 586:
.Ltmp3159:
	  MOV * T60.X, T1.X,  
.Ltmp3160:
	ALU clause starting at 587:
.Ltmp3161:
	  MOV   T61.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3162:
	ALU clause starting at 595:
.Ltmp3163:
	  MOV * T62.X, T1.X,  
.Ltmp3164:
	ALU clause starting at 596:
.Ltmp3165:
	  MOV   T63.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3166:
	ALU clause starting at 604:
.Ltmp3167:
	  MOV * T64.X, T1.X,  
.Ltmp3168:
	ALU clause starting at 605:
.Ltmp3169:
	  MOV   T65.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3170:
	ALU clause starting at 613:
.Ltmp3171:
	  MOV * T66.X, T1.X,  
.Ltmp3172:
	ALU clause starting at 614:
.Ltmp3173:
	  MOV   T67.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	33(4.624285e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3174:
	ALU clause starting at 622:
.Ltmp3175:
	  MOV * T68.X, T1.X,  
.Ltmp3176:
	ALU clause starting at 623:
.Ltmp3177:
	  MOV   T69.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	34(4.764415e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3178:
	ALU clause starting at 631:
.Ltmp3179:
	  MOV * T70.X, T1.X,  
.Ltmp3180:
	ALU clause starting at 632:
.Ltmp3181:
	  MOV   T71.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	35(4.904545e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3182:
	ALU clause starting at 640:
.Ltmp3183:
	  MOV * T72.X, T1.X,  
.Ltmp3184:
	ALU clause starting at 641:
.Ltmp3185:
	  MOV   T73.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	36(5.044674e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3186:
	ALU clause starting at 649:
.Ltmp3187:
	  MOV * T74.X, T1.X,  
.Ltmp3188:
	ALU clause starting at 650:
.Ltmp3189:
	  MOV   T75.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	37(5.184804e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3190:
	ALU clause starting at 658:
.Ltmp3191:
	  MOV * T76.X, T1.X,  
.Ltmp3192:
	ALU clause starting at 659:
.Ltmp3193:
	  MOV   T77.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	38(5.324934e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3194:
	ALU clause starting at 667:
.Ltmp3195:
	  MOV * T78.X, T1.X,  
.Ltmp3196:
	ALU clause starting at 668:
.Ltmp3197:
	  MOV   T79.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	39(5.465064e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3198:
	ALU clause starting at 676:
.Ltmp3199:
	  MOV * T80.X, T1.X,  
.Ltmp3200:
	ALU clause starting at 677:
.Ltmp3201:
	  MOV   T81.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	40(5.605194e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
.Ltmp3202:
	ALU clause starting at 685:
.Ltmp3203:
	  MOV * T82.X, T0.X,  
.Ltmp3204:
	ALU clause starting at 686:
.Ltmp3205:
	  MOV   T83.X, T0.Y,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp3206:
	ALU clause starting at 688:
.Ltmp3207:
	  SETGT_INT * T1.W, 1, KC0[2].W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp3208:
	ALU clause starting at 690:
	  MOV   T0.X, T0.W,  
	  MOV   T1.Z, literal.x,  
.Ltmp3209:
	  MOV * T1.W, KC0[2].W,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 694:
.Ltmp3210:
	  MULLO_INT   T0.X (MASKED), T1.Z, T1.Z,  
	  MULLO_INT   T0.Y, T1.Z, T1.Z,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, T1.Z,  
	  MULLO_INT * T0.W (MASKED), T1.Z, T1.Z,  
	  ADD_INT * T2.W, PV.Y, T0.W,  
.Ltmp3211:
	  MULHI_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T0.Y, T2.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T1.X, T0.X, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T0.X, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T0.X, literal.x,  
	  MULHI_INT * T1.W (MASKED), T0.X, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T87.X, PV.X, literal.x,  
	  LSHR   T1.Y, PV.X, literal.y,  
	  ASHR   T2.Z, T0.Y, literal.x,  
.Ltmp3212:
	  LSHR * T3.W, T0.Y, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T3.W, PV.X, PV.Y,  
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T2.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT * T2.Z, T2.W, PV.X,  
.Ltmp3213:
	ALU clause starting at 727:
.Ltmp3214:
	  SUB_INT * T2.W, T0.X, T0.Y,  
.Ltmp3215:
	ALU clause starting at 728:
.Ltmp3216:
	  LSHL   T3.Z, T2.W, literal.x,  
	  LSHL * T2.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, PV.W, literal.x,  
	  ADD_INT   T0.Y, PV.W, literal.y,  
	  ADD_INT   T2.Z, PV.Z, literal.x,  
	  ADD_INT * T2.W, PV.Z, literal.y,  
	12(1.681558e-44), 8(1.121039e-44)
	  LSHR   T87.X, PV.W, literal.x,  
	  LSHR   T1.Y, PV.Z, literal.x,  
	  LSHR   T2.Z, PV.Y, literal.x,  
	  LSHR * T2.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T87.X,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MULHI   T2.X (MASKED), T2.Z, literal.x,  
	  MULHI   T2.Y (MASKED), T2.Z, literal.x,  
	  MULHI   T2.Z (MASKED), T2.Z, literal.x,  
	  MULHI * T2.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.Y, literal.x,  
	  MULLO_INT   T2.Y, T2.Y, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.Y, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T2.W, PV.Y,  
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y, T2.Z, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADDC_UINT   T2.Z, PV.Y, T1.X,  
	  ADD_INT * T2.W, T2.W, T0.Y,  
	  ADD_INT   T3.Z, T2.Y, T1.X,  
	  ADD_INT * T2.W, PV.W, PV.Z,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T(0 + AR.x).X+, T2.W,  
	  MOVA_INT * AR.x (MASKED), T87.X,  
	  MOV   T(0 + AR.x).X+, T3.Z,  
.Ltmp3217:
	  ADD_INT * T1.Z, T1.Z, 1,  BS:VEC_120/SCL_212
.Ltmp3218:
	ALU clause starting at 774:
.Ltmp3219:
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETE_INT * T2.W, T1.W, T1.Z,  
	13(1.821688e-44), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp3220:
	ALU clause starting at 778:
.Ltmp3221:
	  ADD_INT * T1.W, T0.W, 1,  
	  MULHI_INT   T0.X, T1.W, literal.x,  
	  MULHI_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULHI_INT   T0.Y, T0.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T0.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T1.X, PV.Y, literal.x,  
	  LSHR   T0.Y, PV.Y, literal.y,  
	  ASHR   T1.Z, T0.X, literal.x,  
	  LSHR * T2.W, T0.X, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T1.Z, PV.Z, PV.W,  
	  ADD_INT * T2.W, PV.X, PV.Y,  
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T0.Y, T1.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T1.Z, T1.W, PV.Y,  
	  SUB_INT * T1.W, T0.W, T0.X,  BS:VEC_120/SCL_212
	  LSHL   T2.Z, PV.W, literal.x,  
	  LSHL * T1.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.W, literal.x,  
	  ADD_INT   T0.Y, PV.W, literal.y,  
	  ADD_INT   T1.Z, PV.Z, literal.x,  
	  ADD_INT * T1.W, PV.Z, literal.y,  
	12(1.681558e-44), 8(1.121039e-44)
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHR   T1.Y, PV.Z, literal.x,  
	  LSHR   T1.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T0.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
.Ltmp3222:
	ALU clause starting at 827:
.Ltmp3223:
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
.Ltmp3224:
	ALU clause starting at 829:
.Ltmp3225:
	  ADD_INT * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T1.Z, T1.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T2.Z, PV.Z, literal.x,  
	  LSHR * T2.W, PV.Z, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T1.Z, T0.W, literal.x,  
	  ADD_INT * T2.W, PV.Z, PV.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y, T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T2.Z, T1.Z, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T3.Y, PV.Z, literal.x,  
	  LSHR   T2.Z, PV.Z, literal.y,  
	  SUB_INT * T1.W, T1.W, T2.Y,  
	4(5.605194e-45), 31(4.344025e-44)
	  LSHL   T3.Z, PV.W, literal.x,  
	  ADD_INT * T1.W, PV.Y, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULHI   T2.X (MASKED), T1.X, literal.x,  
	  MULHI   T2.Y, T1.X, literal.x,  
	  MULHI   T2.Z (MASKED), T1.X, literal.x,  
	  MULHI * T2.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T1.Y, T1.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W, T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T3.Y, T1.Z, PV.W,  
	  ADD_INT   T1.Z, T2.Y, T1.Y,  
	  ADD_INT * T1.W, T3.Z, literal.x,  BS:VEC_120/SCL_212
	12(1.681558e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T87.X, T0.Y, PV.X,  
.Ltmp3226:
	ALU clause starting at 884:
.Ltmp3227:
	  LSHR   T1.Y, T1.W, literal.x,  
	  ADD_INT   T1.Z, T0.X, T1.Z,  
	  LSHL * T1.W, T3.Y, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  ADDC_UINT   T0.X, T0.Y, T1.X,  
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  ADD_INT   T2.Z, PV.W, literal.y,  
	  ADD_INT * T1.W, T3.Z, literal.x,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHR   T2.Y, PV.Z, literal.x,  
	  LSHR   T2.Z, PV.Y, literal.x,  
	  ADD_INT * T1.W, T1.Z, PV.X,  
.Ltmp3228:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 898:
.Ltmp3229:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MULHI   T1.X (MASKED), T87.X, literal.x,  
	  MULHI   T1.Y (MASKED), T87.X, literal.x,  
	  MULHI   T1.Z (MASKED), T87.X, literal.x,  
	  MULHI * T1.W, T87.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T2.Z, PV.W, T0.X,  
	  ADD_INT * T1.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T87.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T87.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T87.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T87.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y, T1.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T3.Y, PV.Y, literal.x,  
	  ADD_INT   T2.Z, T1.Y, T2.Z,  
	  ADDC_UINT * T2.W, T1.X, T0.X,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T87.X, T2.Y, literal.x,  
	  ADD_INT   T1.Y, T0.W, literal.y,  
	  ADD_INT * T3.Z, T1.X, T0.X,  
.Ltmp3230:
	31(4.344025e-44), 4(5.605194e-45)
	ALU clause starting at 937:
.Ltmp3231:
	  ADD_INT * T2.W, T2.Z, T2.W,  
.Ltmp3232:
	ALU clause starting at 938:
.Ltmp3233:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X, T3.Z, literal.x,  
	  MULHI   T1.Y (MASKED), T3.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T3.Z, literal.x,  
	  MULHI * T1.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.Y, literal.x,  
	  MULHI_INT   T2.Y, T1.Y, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T1.Y, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T88.X, PV.Y, literal.x,  
	  LSHR   T2.Y, PV.Y, literal.y,  
	  ADD_INT   T2.Z, T1.X, T0.X,  
	  ADD_INT * T2.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	6(8.407791e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T3.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T1.X, T2.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T89.X, PV.X, literal.x,  
	  ADD_INT   T4.Y, T1.Z, T2.Z,  
	  ADDC_UINT   T1.Z, T0.Y, T0.X,  
	  ADD_INT * T3.W, T88.X, T2.Y,  
	4(5.605194e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T1.X, T1.X, literal.x,  
	  SUB_INT   T1.Y, T1.Y, PV.Y,  
	  ADD_INT * T2.Z, T0.Y, T0.X,  BS:VEC_120/SCL_212
.Ltmp3234:
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 983:
.Ltmp3235:
	  ADD_INT * T3.W, T4.Y, T1.Z,  
.Ltmp3236:
	ALU clause starting at 984:
.Ltmp3237:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T2.Z, literal.x,  
	  MULHI   T0.Y, T2.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T2.Z, literal.x,  
	  MULHI * T0.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.Y, T0.X,  
	  LSHL   T0.Y, T1.Y, literal.x,  
	  ADD_INT * T1.Z, T89.X, T1.X,  BS:VEC_021/SCL_122
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, T3.Y, T87.X,  
	  MULLO_INT   T1.X, T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y, T1.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T87.X, T2.W, PV.Y,  
	  SUB_INT   T1.Y, T1.W, T1.X,  BS:VEC_120/SCL_212
	  ADD_INT   T1.Z, T0.Y, literal.x,  
	  ADD_INT * T1.W, T0.Y, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHR   T0.Y, PV.Z, literal.x,  
	  LSHL   T1.Z, PV.Y, literal.y,  
	  LSHL * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  ADD_INT   T87.X, PV.W, literal.x,  
	  ADD_INT   T1.Y, PV.W, literal.y,  
	  ADD_INT   T3.Z, PV.Z, literal.x,  
	  ADD_INT * T1.W, PV.Z, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T88.X, PV.W, literal.x,  
	  LSHR   T2.Y, PV.Z, literal.x,  
	  LSHR   T1.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T88.X,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T0.Y,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Z, T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T3.Z, T1.X, T0.X,  
	  ADDC_UINT * T2.W, T0.Y, PV.Z,  
	  ADD_INT * T2.Z, T0.Y, T2.Z,  
.Ltmp3238:
	ALU clause starting at 1049:
.Ltmp3239:
	  ADD_INT * T2.W, T3.Z, T2.W,  
.Ltmp3240:
	ALU clause starting at 1050:
.Ltmp3241:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T2.Z, literal.x,  
	  MULHI   T0.Y, T2.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T2.Z, literal.x,  
	  MULHI * T0.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T3.Z, PV.Y, T0.X,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T2.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T0.Y, T2.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T1.X, PV.Y, literal.x,  
	  ADD_INT   T2.Y, T2.Y, T3.Z,  
	  ADDC_UINT   T2.Z, T1.W, T0.X,  
	  ADD_INT * T3.W, T0.W, literal.y,  BS:VEC_120/SCL_212
	4(5.605194e-45), 7(9.809089e-45)
	  MULHI_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T3.Y, T3.W, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T3.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T87.X, PV.Y, literal.x,  
	  ADD_INT   T4.Y, T0.W, literal.y,  
	  ADD_INT * T3.Z, T1.W, T0.X,  BS:VEC_120/SCL_212
.Ltmp3242:
	4(5.605194e-45), 8(1.121039e-44)
	ALU clause starting at 1087:
.Ltmp3243:
	  ADD_INT * T1.W, T2.Y, T2.Z,  
.Ltmp3244:
	ALU clause starting at 1088:
.Ltmp3245:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X (MASKED), T3.Z, literal.x,  
	  MULHI   T1.Y (MASKED), T3.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T3.Z, literal.x,  
	  MULHI * T1.W, T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T4.Y, literal.x,  
	  MULHI_INT   T2.Y, T4.Y, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T4.Y, literal.x,  
	  MULHI_INT * T2.W (MASKED), T4.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T88.X, T3.Y, literal.x,  
	  ASHR   T3.Y, PV.Y, literal.y,  
	  LSHR   T2.Z, PV.Y, literal.x,  
	  ADD_INT * T1.W, T1.W, T0.X,  
	31(4.344025e-44), 4(5.605194e-45)
	  MULLO_INT   T0.X, T3.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T89.X, T1.Z, T1.W,  
	  ADDC_UINT   T2.Y, T1.Y, PV.X,  
	  ADD_INT   T1.Z, T3.Y, T2.Z,  BS:VEC_120/SCL_212
	  ADD_INT * T1.W, T87.X, T88.X,  
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W, T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T87.X, T4.Y, PV.Z,  
	  SUB_INT   T3.Y, T3.W, T1.W,  
	  ADD_INT * T1.Z, T1.Y, T0.X,  BS:VEC_120/SCL_212
.Ltmp3246:
	ALU clause starting at 1130:
.Ltmp3247:
	  ADD_INT * T1.W, T89.X, T2.Y,  
.Ltmp3248:
	ALU clause starting at 1131:
.Ltmp3249:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X (MASKED), T1.Z, literal.x,  
	  MULHI   T1.Y, T1.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T1.Z, literal.x,  
	  MULHI * T1.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T88.X, T0.Y, literal.x,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  LSHL   T2.Z, T3.Y, literal.y,  BS:VEC_120/SCL_212
	  LSHL * T1.W, T87.X, literal.y,  
	31(4.344025e-44), 3(4.203895e-45)
	  ADD_INT   T0.X, PV.W, literal.x,  
	  ADD_INT   T1.Y, PV.W, literal.y,  
	  ADD_INT   T3.Z, PV.Z, literal.x,  
	  ADD_INT * T1.W, PV.Z, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T87.X, PV.W, literal.x,  
	  LSHR   T2.Y, PV.Z, literal.x,  
	  LSHR   T2.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T1.W,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T87.X,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  ADD_INT   T2.Z, PV.Y, T0.Y,  
	  ADDC_UINT * T3.W, T1.W, T0.X,  
	  ADD_INT * T0.Y, T1.W, T0.X,  
.Ltmp3250:
	ALU clause starting at 1172:
.Ltmp3251:
	  ADD_INT * T2.Z, T2.Z, T3.W,  
.Ltmp3252:
	ALU clause starting at 1173:
.Ltmp3253:
	  ADD_INT * T1.W, T1.X, T88.X,  
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T2.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W, T0.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T2.Z, PV.W, T1.X,  
	  SUB_INT * T1.W, T2.W, T0.X,  BS:VEC_021/SCL_122
	  MULLO_INT   T0.X, T0.Y, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.Y, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T0.Y, T1.W, literal.x,  
	  ADD_INT   T1.Z, T1.Z, T2.Z,  
	  ADDC_UINT * T1.W, T1.Y, PV.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, T1.Y, T0.X,  
.Ltmp3254:
	ALU clause starting at 1201:
.Ltmp3255:
	  ADD_INT * T1.Y, T1.Z, T1.W,  
.Ltmp3256:
	ALU clause starting at 1202:
.Ltmp3257:
	  ADD_INT   T1.Z, T0.Y, literal.x,  
	  ADD_INT * T1.W, T0.W, literal.y,  
	12(1.681558e-44), 10(1.401298e-44)
	  MULHI_INT   T1.X, T1.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T87.X, T1.Z, literal.x,  
	  ASHR   T2.Y, PV.X, literal.y,  
	  LSHR   T1.Z, PV.X, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	31(4.344025e-44), 11(1.541428e-44)
	  MULHI_INT   T1.X, T2.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T88.X, PV.X, literal.x,  
	  LSHR   T3.Y, PV.X, literal.y,  
	  ADD_INT   T2.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T2.Y, T1.Z,  
	4(5.605194e-45), 31(4.344025e-44)
	12(1.681558e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T1.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T1.Z, T2.Z, literal.x,  
	  MULHI_INT * T1.W (MASKED), T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T89.X, PV.Z, literal.x,  
	  LSHR   T2.Y, PV.Z, literal.y,  
	  SUB_INT   T1.Z, T1.W, T1.X,  
	  ADD_INT * T1.W, T0.Y, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHL   T0.Y, PV.Z, literal.y,  
	  ADD_INT   T1.Z, PV.X, PV.Y,  
	  ADD_INT * T1.W, T88.X, T3.Y,  
	2(2.802597e-45), 3(4.203895e-45)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W, T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T88.X, T2.Z, PV.Z,  
	  SUB_INT   T2.Y, T2.W, T1.W,  
	  ADD_INT   T1.Z, T0.Y, literal.x,  
	  ADD_INT * T1.W, T0.Y, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T89.X, PV.W, literal.x,  
	  LSHR   T0.Y, PV.Z, literal.x,  
	  LSHL   T1.Z, PV.Y, literal.y,  
	  LSHL * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  ADD_INT   T88.X, PV.W, literal.x,  
	  ADD_INT   T2.Y, PV.W, literal.y,  
	  ADD_INT   T2.Z, PV.Z, literal.x,  
	  ADD_INT * T1.W, PV.Z, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T90.X, PV.W, literal.x,  
	  LSHR   T3.Y, PV.Z, literal.x,  
	  LSHR   T1.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T3.Y,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T90.X,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T0.Y,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T89.X,  
	  MOV * T2.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T87.X,  
	  MOV * T3.Y, T(0 + AR.x).X+,  
	  MULLO_INT   T1.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T1.Y, T1.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T3.X (MASKED), T0.X, literal.x,  
	  MULHI   T3.Y (MASKED), T0.X, literal.x,  
	  MULHI   T3.Z, T0.X, literal.x,  
	  MULHI * T3.W (MASKED), T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.Z, T1.Y,  
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.Z, T3.Y, T3.W,  
.Ltmp3258:
	ALU clause starting at 1311:
.Ltmp3259:
	  ADDC_UINT * T3.W, T1.X, T0.X,  
	  ADD_INT * T4.Z, T1.X, T0.X,  
.Ltmp3260:
	ALU clause starting at 1313:
.Ltmp3261:
	  ADD_INT * T3.W, T3.Z, T3.W,  
.Ltmp3262:
	ALU clause starting at 1314:
.Ltmp3263:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X, T4.Z, literal.x,  
	  MULHI   T1.Y (MASKED), T4.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T4.Z, literal.x,  
	  MULHI * T1.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.X, T0.X,  
	  MULLO_INT   T0.X, T4.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T3.Z, T2.W, T3.W,  
	  ADDC_UINT * T2.W, T0.Y, PV.X,  
	  ADD_INT * T4.Z, T0.Y, T0.X,  
.Ltmp3264:
	ALU clause starting at 1333:
.Ltmp3265:
	  ADD_INT * T2.W, T3.Z, T2.W,  
.Ltmp3266:
	ALU clause starting at 1334:
.Ltmp3267:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T4.Z, literal.x,  
	  MULHI   T0.Y, T4.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T4.Z, literal.x,  
	  MULHI * T0.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  ADD_INT   T3.Z, T0.W, literal.x,  
	  ADD_INT * T2.W, T0.W, literal.y,  
	15(2.101948e-44), 13(1.821688e-44)
	  MULLO_INT   T0.X, T4.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T1.X, T2.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T1.X (MASKED), T3.Z, literal.x,  
	  MULHI_INT   T1.Y, T3.Z, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T3.Z, literal.x,  
	  MULHI_INT * T1.W (MASKED), T3.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T87.X, PV.Y, literal.x,  
	  ASHR   T3.Y, T1.X, literal.x,  
	  ADD_INT   T2.Z, T2.Z, T0.Y,  
	  ADDC_UINT * T3.W, T2.Y, T0.X,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T1.X, T1.X, literal.x,  
	  ADD_INT   T0.Y, T0.W, literal.y,  
	  ADD_INT * T4.Z, T2.Y, T0.X,  
.Ltmp3268:
	31(4.344025e-44), 14(1.961818e-44)
	ALU clause starting at 1372:
.Ltmp3269:
	  ADD_INT * T3.W, T2.Z, T3.W,  
.Ltmp3270:
	ALU clause starting at 1373:
.Ltmp3271:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T2.X (MASKED), T4.Z, literal.x,  
	  MULHI   T2.Y, T4.Z, literal.x,  
	  MULHI   T2.Z (MASKED), T4.Z, literal.x,  
	  MULHI * T2.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T0.Y, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T0.Y, literal.x,  
	  MULHI_INT   T2.Z, T0.Y, literal.x,  
	  MULHI_INT * T2.W (MASKED), T0.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T88.X, T1.Y, literal.x,  
	  ASHR   T1.Y, PV.Z, literal.y,  
	  ADD_INT   T5.Z, T2.Y, T0.X,  BS:VEC_120/SCL_212
	  ADD_INT * T3.W, T3.Y, T1.X,  BS:VEC_201
	31(4.344025e-44), 4(5.605194e-45)
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T4.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T4.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T89.X, T2.Z, literal.x,  
	  ADD_INT   T2.Y, T1.Z, T5.Z,  BS:VEC_120/SCL_212
	  ADDC_UINT   T1.Z, T1.W, PV.X,  
	  SUB_INT * T2.W, T2.W, T0.X,  BS:VEC_120/SCL_212
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T0.X, PV.W, literal.x,  
	  ADD_INT * T3.Y, T1.W, T1.X,  
.Ltmp3272:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 1411:
.Ltmp3273:
	  ADD_INT * T1.Z, T2.Y, T1.Z,  
.Ltmp3274:
	ALU clause starting at 1412:
.Ltmp3275:
	  ADD_INT * T1.W, T1.Y, T89.X,  
	  MULLO_INT   T1.X, T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y, T1.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X (MASKED), T3.Y, literal.x,  
	  MULHI   T1.Y (MASKED), T3.Y, literal.x,  
	  MULHI   T1.Z, T3.Y, literal.x,  
	  MULHI * T1.W (MASKED), T3.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T89.X, PV.Z, T1.Y,  
	  SUB_INT   T0.Y, T0.Y, T1.X,  
	  ADD_INT * T1.Z, T0.X, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, T87.X, T88.X,  
	  MULLO_INT   T1.X, T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T87.X, T1.Z, literal.x,  
	  LSHL   T0.Y, T0.Y, literal.y,  
	  SUB_INT   T1.Z, T3.Z, PV.X,  BS:VEC_120/SCL_212
	  ADD_INT * T1.W, T0.X, literal.z,  
	2(2.802597e-45), 3(4.203895e-45)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
	  LSHL   T1.Y, PV.Z, literal.y,  
	  ADD_INT   T1.Z, PV.Y, literal.z,  
	  ADD_INT * T1.W, PV.Y, literal.w,  
	2(2.802597e-45), 3(4.203895e-45)
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHR   T0.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, T0.W, literal.z,  
	2(2.802597e-45), 12(1.681558e-44)
	16(2.242078e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y, T1.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T88.X, T1.Z, literal.x,  
	  ASHR   T4.Y, PV.Y, literal.y,  
	  LSHR   T1.Z, PV.Y, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	31(4.344025e-44), 17(2.382207e-44)
	  MULHI_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Y, T2.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T90.X, PV.Y, literal.x,  
	  LSHR   T2.Y, PV.Y, literal.y,  
	  ADD_INT   T2.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T4.Y, T1.Z,  
	4(5.605194e-45), 31(4.344025e-44)
	18(2.522337e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z, T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Z, T2.Z, literal.x,  
	  MULHI_INT * T3.W (MASKED), T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T91.X, PV.Z, literal.x,  
	  LSHR   T4.Y, PV.Z, literal.y,  
	  SUB_INT   T1.Z, T1.W, T1.Z,  
	  ADD_INT * T1.W, T1.Y, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T92.X, PV.W, literal.x,  
	  LSHL   T1.Y, PV.Z, literal.y,  
	  ADD_INT   T1.Z, PV.X, PV.Y,  
	  ADD_INT * T1.W, T90.X, T2.Y,  
	2(2.802597e-45), 3(4.203895e-45)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W, T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T90.X, T2.Z, PV.Z,  
	  SUB_INT   T2.Y, T2.W, T1.W,  
	  ADD_INT   T1.Z, T1.Y, literal.x,  
	  ADD_INT * T1.W, T1.Y, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T91.X, PV.W, literal.x,  
	  LSHR   T1.Y, PV.Z, literal.x,  
	  LSHL   T1.Z, PV.Y, literal.y,  
	  LSHL * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  ADD_INT   T90.X, PV.W, literal.x,  
	  ADD_INT   T2.Y, PV.W, literal.y,  
	  ADD_INT * T2.Z, PV.Z, literal.x,  
	8(1.121039e-44), 12(1.681558e-44)
.Ltmp3276:
	ALU clause starting at 1523:
.Ltmp3277:
	  ADD_INT * T1.W, T1.Z, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LSHR   T93.X, PV.W, literal.x,  
	  LSHR   T4.Y, T2.Z, literal.x,  
	  LSHR   T1.Z, T2.Y, literal.x,  
	  LSHR * T1.W, T90.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T4.Y,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T93.X,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T91.X,  
	  MOV * T2.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T92.X,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T88.X,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T0.Y,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T0.X,  
	  MOV * T0.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T87.X,  
	  MOV * T4.Y, T(0 + AR.x).X+,  
	  MULLO_INT   T3.X (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T3.Y, T3.Y, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.Y, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T4.Z, T4.Y, T89.X,  
	  ADDC_UINT * T4.W, T0.X, PV.Y,  
	  ADD_INT * T5.Z, T0.X, T3.Y,  
.Ltmp3278:
	ALU clause starting at 1562:
.Ltmp3279:
	  ADD_INT * T4.W, T4.Z, T4.W,  
.Ltmp3280:
	ALU clause starting at 1563:
.Ltmp3281:
	  MULLO_INT   T0.X, T4.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T3.X (MASKED), T5.Z, literal.x,  
	  MULHI   T3.Y, T5.Z, literal.x,  
	  MULHI   T3.Z (MASKED), T5.Z, literal.x,  
	  MULHI * T3.W (MASKED), T5.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T5.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T5.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T5.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T5.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T4.Z, T1.X, T4.W,  
	  ADDC_UINT * T4.W, T0.Y, PV.X,  
	  ADD_INT * T5.Z, T0.Y, T0.X,  
.Ltmp3282:
	ALU clause starting at 1582:
.Ltmp3283:
	  ADD_INT * T4.W, T4.Z, T4.W,  
.Ltmp3284:
	ALU clause starting at 1583:
.Ltmp3285:
	  MULLO_INT   T0.X, T4.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T5.Z, literal.x,  
	  MULHI   T0.Y, T5.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T5.Z, literal.x,  
	  MULHI * T0.W (MASKED), T5.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T5.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T5.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T5.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T5.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T4.Z, T3.W, T4.W,  
	  ADDC_UINT * T3.W, T3.Z, PV.X,  
	  ADD_INT * T3.Z, T3.Z, T0.X,  
.Ltmp3286:
	ALU clause starting at 1602:
.Ltmp3287:
	  ADD_INT * T3.W, T4.Z, T3.W,  
.Ltmp3288:
	ALU clause starting at 1603:
.Ltmp3289:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T3.Z, literal.x,  
	  MULHI   T0.Y, T3.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T3.Z, literal.x,  
	  MULHI * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T3.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T3.Z, T2.W, T3.W,  
	  ADDC_UINT * T2.W, T1.Y, PV.X,  
	  ADD_INT * T4.Z, T1.Y, T0.X,  
.Ltmp3290:
	ALU clause starting at 1622:
.Ltmp3291:
	  ADD_INT * T2.W, T3.Z, T2.W,  
.Ltmp3292:
	ALU clause starting at 1623:
.Ltmp3293:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T4.Z, literal.x,  
	  MULHI   T0.Y, T4.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T4.Z, literal.x,  
	  MULHI * T0.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T3.Z, PV.Y, T0.X,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	19(2.662467e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T4.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T0.Y, T2.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T1.Y, PV.Y, literal.x,  
	  ADD_INT   T2.Z, T2.Z, T3.Z,  
	  ADDC_UINT * T3.W, T2.Y, T0.X,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T1.X, T0.Y, literal.x,  
	  ADD_INT   T0.Y, T0.W, literal.y,  
	  ADD_INT * T3.Z, T2.Y, T0.X,  BS:VEC_120/SCL_212
.Ltmp3294:
	31(4.344025e-44), 20(2.802597e-44)
	ALU clause starting at 1654:
.Ltmp3295:
	  ADD_INT * T3.W, T2.Z, T3.W,  
.Ltmp3296:
	ALU clause starting at 1655:
.Ltmp3297:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T2.X (MASKED), T3.Z, literal.x,  
	  MULHI   T2.Y, T3.Z, literal.x,  
	  MULHI   T2.Z (MASKED), T3.Z, literal.x,  
	  MULHI * T2.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T0.Y, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T0.Y, literal.x,  
	  MULHI_INT   T2.Z, T0.Y, literal.x,  
	  MULHI_INT * T2.W (MASKED), T0.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T87.X, PV.Z, literal.x,  
	  LSHR   T3.Y, PV.Z, literal.y,  
	  ADD_INT   T2.Z, T2.Y, T0.X,  
	  ADD_INT * T3.W, T1.Y, T1.X,  BS:VEC_120/SCL_212
	4(5.605194e-45), 31(4.344025e-44)
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T3.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T88.X, T1.Z, T2.Z,  
	  ADDC_UINT   T1.Y, T1.W, PV.X,  
	  SUB_INT   T1.Z, T2.W, T0.X,  BS:VEC_120/SCL_212
	  ADD_INT * T2.W, T87.X, T3.Y,  
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T87.X, T1.Z, literal.x,  
	  SUB_INT   T0.Y, T0.Y, PV.X,  
	  ADD_INT * T1.Z, T1.W, T1.X,  
.Ltmp3298:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 1698:
.Ltmp3299:
	  ADD_INT * T1.W, T88.X, T1.Y,  
.Ltmp3300:
	ALU clause starting at 1699:
.Ltmp3301:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X, T1.Z, literal.x,  
	  MULHI   T1.Y (MASKED), T1.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T1.Z, literal.x,  
	  MULHI * T1.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.X, T0.X,  
	  LSHL   T0.Y, T0.Y, literal.x,  
	  ADD_INT   T2.Z, T87.X, literal.y,  
	  ADD_INT * T1.W, T87.X, literal.z,  
	3(4.203895e-45), 8(1.121039e-44)
	12(1.681558e-44), 0(0.000000e+00)
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHR   T1.Y, PV.Z, literal.x,  
	  ADD_INT   T2.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, T0.W, literal.z,  
	2(2.802597e-45), 12(1.681558e-44)
	21(2.942727e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y, T1.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T87.X, T2.Z, literal.x,  
	  ASHR   T3.Y, PV.Y, literal.y,  
	  LSHR   T2.Z, PV.Y, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	31(4.344025e-44), 22(3.082857e-44)
	  MULHI_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Y, T2.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T88.X, PV.Y, literal.x,  
	  LSHR   T2.Y, PV.Y, literal.y,  
	  ADD_INT   T3.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T3.Y, T2.Z,  
	4(5.605194e-45), 31(4.344025e-44)
	23(3.222986e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Z, T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T3.Z, literal.x,  
	  MULHI_INT   T3.Y, T3.Z, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T3.Z, literal.x,  
	  MULHI_INT * T3.W (MASKED), T3.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T89.X, PV.Y, literal.x,  
	  LSHR   T3.Y, PV.Y, literal.y,  
	  SUB_INT   T2.Z, T1.W, T2.Z,  
	  ADD_INT * T1.W, T0.Y, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T90.X, PV.W, literal.x,  
	  LSHL   T0.Y, PV.Z, literal.y,  
	  ADD_INT   T2.Z, PV.X, PV.Y,  
	  ADD_INT * T1.W, T88.X, T2.Y,  
	2(2.802597e-45), 3(4.203895e-45)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W, T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y, T2.Z, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T88.X, T3.Z, PV.Y,  
	  SUB_INT   T2.Y, T2.W, T1.W,  
	  ADD_INT   T2.Z, T0.Y, literal.x,  
	  ADD_INT * T1.W, T0.Y, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T89.X, PV.W, literal.x,  
	  LSHR   T0.Y, PV.Z, literal.x,  
	  LSHL   T2.Z, PV.Y, literal.y,  
	  LSHL * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  ADD_INT   T88.X, PV.W, literal.x,  
	  ADD_INT   T2.Y, PV.W, literal.y,  
	  ADD_INT   T3.Z, PV.Z, literal.x,  
	  ADD_INT * T1.W, PV.Z, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T91.X, PV.W, literal.x,  
	  LSHR   T3.Y, PV.Z, literal.x,  
	  LSHR   T2.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T3.Y,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T91.X,  
	  MOV * T2.W, T(0 + AR.x).X+,  
.Ltmp3302:
	ALU clause starting at 1802:
.Ltmp3303:
	  MOVA_INT * AR.x (MASKED), T0.Y,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T89.X,  
	  MOV * T3.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T90.X,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T87.X,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T4.Z, T1.X, T0.X,  
	  ADDC_UINT * T4.W, T1.Y, PV.Z,  
	  ADD_INT * T1.Z, T1.Y, T1.Z,  
.Ltmp3304:
	ALU clause starting at 1822:
.Ltmp3305:
	  ADD_INT * T4.W, T4.Z, T4.W,  
.Ltmp3306:
	ALU clause starting at 1823:
.Ltmp3307:
	  MULLO_INT   T0.X, T4.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X, T1.Z, literal.x,  
	  MULHI   T1.Y (MASKED), T1.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T1.Z, literal.x,  
	  MULHI * T1.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.X, T0.X,  
	  MULLO_INT   T0.X, T1.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.Z, T3.W, T4.W,  
	  ADDC_UINT * T3.W, T3.Z, PV.X,  
	  ADD_INT * T3.Z, T3.Z, T0.X,  
.Ltmp3308:
	ALU clause starting at 1842:
.Ltmp3309:
	  ADD_INT * T3.W, T1.Z, T3.W,  
.Ltmp3310:
	ALU clause starting at 1843:
.Ltmp3311:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X, T3.Z, literal.x,  
	  MULHI   T1.Y (MASKED), T3.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T3.Z, literal.x,  
	  MULHI * T1.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.X, T0.X,  
	  MULLO_INT   T0.X, T3.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.Z, T3.Y, T3.W,  
	  ADDC_UINT * T3.W, T0.Y, PV.X,  BS:VEC_120/SCL_212
	  ADD_INT   T1.Y, T0.W, literal.x,  
	  ADD_INT * T3.Z, T0.Y, T0.X,  
.Ltmp3312:
	24(3.363116e-44), 0(0.000000e+00)
	ALU clause starting at 1864:
.Ltmp3313:
	  ADD_INT * T3.W, T1.Z, T3.W,  
.Ltmp3314:
	ALU clause starting at 1865:
.Ltmp3315:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T3.Z, literal.x,  
	  MULHI   T0.Y, T3.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T3.Z, literal.x,  
	  MULHI * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T1.X, T1.Y, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T1.Y, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULHI_INT * T1.W (MASKED), T1.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T3.Y, PV.X, literal.x,  
	  LSHR   T1.Z, PV.X, literal.y,  
	  ADD_INT * T3.W, T0.Y, T0.X,  
	4(5.605194e-45), 31(4.344025e-44)
	  MULLO_INT   T0.X, T3.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.Y, T2.W, T3.W,  
	  ADDC_UINT   T3.Z, T2.Z, PV.X,  
	  ADD_INT * T2.W, T3.Y, T1.Z,  
	  MULLO_INT   T1.X, T2.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T1.X, T1.Y, PV.X,  
	  ADD_INT   T1.Y, T0.W, literal.x,  
	  ADD_INT * T1.Z, T2.Z, T0.X,  
.Ltmp3316:
	25(3.503246e-44), 0(0.000000e+00)
	ALU clause starting at 1901:
.Ltmp3317:
	  ADD_INT * T2.W, T0.Y, T3.Z,  
.Ltmp3318:
	ALU clause starting at 1902:
.Ltmp3319:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T1.Z, literal.x,  
	  MULHI   T0.Y, T1.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T1.Z, literal.x,  
	  MULHI * T0.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.Y, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.Y, literal.x,  
	  MULHI_INT   T2.Z, T1.Y, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T87.X, PV.Z, literal.x,  
	  LSHR   T3.Y, PV.Z, literal.y,  
	  LSHL   T2.Z, T1.X, literal.z,  
	  ADD_INT * T2.W, T0.Y, T0.X,  
	4(5.605194e-45), 31(4.344025e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, T2.Y, T2.W,  
	  ADDC_UINT   T0.Y, T1.W, PV.X,  
	  ADD_INT   T1.Z, T2.Z, literal.x,  
	  ADD_INT * T2.W, T2.Z, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  ADD_INT * T0.X, T1.W, T0.X,  
.Ltmp3320:
	ALU clause starting at 1934:
.Ltmp3321:
	  LSHR   T2.Y, T2.W, literal.x,  
	  LSHR   T1.Z, T1.Z, literal.x,  
	  ADD_INT * T1.W, T1.X, T0.Y,  
.Ltmp3322:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1938:
.Ltmp3323:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MULHI   T1.X (MASKED), T0.X, literal.x,  
	  MULHI   T1.Y (MASKED), T0.X, literal.x,  
	  MULHI   T1.Z (MASKED), T0.X, literal.x,  
	  MULHI * T1.W, T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T2.Z, PV.W, T0.Y,  
	  ADD_INT * T1.W, T87.X, T3.Y,  BS:VEC_021/SCL_122
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T2.Y, T1.Z, T2.Z,  
	  ADDC_UINT   T1.Z, T1.X, PV.X,  
	  SUB_INT * T1.W, T1.Y, T0.Y,  
	  LSHL   T0.Y, PV.W, literal.x,  
	  ADD_INT * T2.Z, T1.X, T0.X,  
.Ltmp3324:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 1970:
.Ltmp3325:
	  ADD_INT * T1.W, T2.Y, T1.Z,  
.Ltmp3326:
	ALU clause starting at 1971:
.Ltmp3327:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X, T2.Z, literal.x,  
	  MULHI   T1.Y (MASKED), T2.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T2.Z, literal.x,  
	  MULHI * T1.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.Y, PV.X, T0.X,  
	  ADD_INT   T1.Z, T0.Y, literal.x,  
	  ADD_INT * T1.W, T0.W, literal.y,  
	12(1.681558e-44), 26(3.643376e-44)
	  MULHI_INT   T0.X, T1.W, literal.x,  
	  MULHI_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T1.X, T1.Z, literal.x,  
	  ASHR   T2.Y, PV.X, literal.y,  
	  LSHR   T1.Z, PV.X, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	31(4.344025e-44), 27(3.783506e-44)
	  MULHI_INT   T0.X, T2.W, literal.x,  
	  MULHI_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T87.X, PV.X, literal.x,  
	  LSHR   T3.Y, PV.X, literal.y,  
	  ADD_INT   T3.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T2.Y, T1.Z,  
	4(5.605194e-45), 31(4.344025e-44)
	28(3.923636e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T1.X (MASKED), T3.Z, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T3.Z, literal.x,  
	  MULHI_INT   T1.Z, T3.Z, literal.x,  
	  MULHI_INT * T1.W (MASKED), T3.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T88.X, PV.Z, literal.x,  
	  LSHR   T2.Y, PV.Z, literal.y,  
	  SUB_INT   T1.Z, T1.W, T0.X,  
	  ADD_INT * T1.W, T0.Y, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
	  LSHL   T0.Y, PV.Z, literal.y,  
	  ADD_INT   T1.Z, PV.X, PV.Y,  
	  ADD_INT * T1.W, T87.X, T3.Y,  
	2(2.802597e-45), 3(4.203895e-45)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W, T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T87.X, T3.Z, PV.Z,  
	  SUB_INT   T2.Y, T2.W, T1.W,  
	  ADD_INT   T1.Z, T0.Y, literal.x,  
	  ADD_INT * T1.W, T0.Y, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T88.X, PV.W, literal.x,  
	  LSHR   T0.Y, PV.Z, literal.x,  
	  LSHL   T1.Z, PV.Y, literal.y,  
	  LSHL * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  ADD_INT   T87.X, PV.W, literal.x,  
	  ADD_INT   T2.Y, PV.W, literal.y,  
	  ADD_INT   T3.Z, PV.Z, literal.y,  
	  ADD_INT * T1.W, PV.Z, literal.x,  
	12(1.681558e-44), 8(1.121039e-44)
	  LSHR   T89.X, PV.W, literal.x,  
	  LSHR   T3.Y, PV.Z, literal.x,  
	  LSHR   T1.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T3.Y,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T89.X,  
	  MOV * T2.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T0.Y,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T88.X,  
	  MOV * T3.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T0.X,  
	  MOV * T0.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Z, T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.Z, T1.X, T1.Y,  
.Ltmp3328:
	ALU clause starting at 2080:
.Ltmp3329:
	  ADDC_UINT * T3.W, T0.X, T2.Z,  
	  ADD_INT * T2.Z, T0.X, T2.Z,  
.Ltmp3330:
	ALU clause starting at 2082:
.Ltmp3331:
	  ADD_INT * T3.W, T3.Z, T3.W,  
.Ltmp3332:
	ALU clause starting at 2083:
.Ltmp3333:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X, T2.Z, literal.x,  
	  MULHI   T1.Y (MASKED), T2.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T2.Z, literal.x,  
	  MULHI * T1.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.X, T0.X,  
	  MULLO_INT   T0.X, T2.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T2.Z, T3.Y, T3.W,  
	  ADDC_UINT * T3.W, T0.Y, PV.X,  BS:VEC_120/SCL_212
	  ADD_INT   T1.Y, T0.W, literal.x,  
	  ADD_INT * T3.Z, T0.Y, T0.X,  
.Ltmp3334:
	29(4.063766e-44), 0(0.000000e+00)
	ALU clause starting at 2104:
.Ltmp3335:
	  ADD_INT * T3.W, T2.Z, T3.W,  
.Ltmp3336:
	ALU clause starting at 2105:
.Ltmp3337:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T3.Z, literal.x,  
	  MULHI   T0.Y, T3.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T3.Z, literal.x,  
	  MULHI * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T1.X, T1.Y, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T1.Y, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULHI_INT * T1.W (MASKED), T1.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T3.Y, PV.X, literal.x,  
	  LSHR   T2.Z, PV.X, literal.y,  
	  ADD_INT * T3.W, T0.Y, T0.X,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T0.Y, T2.W, PV.W,  
	  ADD_INT   T4.Z, T0.W, literal.x,  BS:VEC_120/SCL_212
	  ADD_INT * T2.W, PV.Y, PV.Z,  
	30(4.203895e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T1.X, T4.Z, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T4.Z, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T4.Z, literal.x,  
	  MULHI_INT * T1.W (MASKED), T4.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T2.Z, T3.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADDC_UINT   T87.X, T2.Y, PV.Z,  
	  ASHR   T3.Y, T1.X, literal.x,  
	  LSHR   T3.Z, T1.X, literal.y,  
	  SUB_INT * T2.W, T1.Y, T0.X,  BS:VEC_120/SCL_212
	4(5.605194e-45), 31(4.344025e-44)
	  LSHL   T0.X, PV.W, literal.x,  
	  ADD_INT   T1.Y, PV.Y, PV.Z,  
	  ADD_INT * T2.Z, T2.Y, T2.Z,  
.Ltmp3338:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2152:
.Ltmp3339:
	  ADD_INT * T2.W, T0.Y, T87.X,  
.Ltmp3340:
	ALU clause starting at 2153:
.Ltmp3341:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X, T2.Z, literal.x,  
	  MULHI   T1.Y (MASKED), T2.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T2.Z, literal.x,  
	  MULHI * T1.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T1.Y, T1.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T1.Y, T4.Z, PV.Y,  
	  ADD_INT   T3.Z, T1.X, T0.Y,  
	  ADD_INT * T2.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	12(1.681558e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T0.Y, T2.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, T1.Z, PV.Y,  
.Ltmp3342:
	ALU clause starting at 2178:
.Ltmp3343:
	  LSHR   T2.Y, T2.W, literal.x,  
	  ADD_INT   T2.Z, T1.W, T3.Z,  BS:VEC_120/SCL_212
	  LSHL * T1.W, T1.Y, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  ADDC_UINT   T87.X, T1.Z, T0.Y,  
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  ADD_INT   T1.Z, PV.W, literal.y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T0.X, PV.W, literal.x,  
	  LSHR   T1.Y, PV.Z, literal.x,  
	  LSHR   T1.Z, PV.Y, literal.x,  
	  ADD_INT * T1.W, T2.Z, PV.X,  
.Ltmp3344:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 2192:
.Ltmp3345:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T0.X,  
	  MOV * T0.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MULHI   T2.X (MASKED), T1.X, literal.x,  
	  MULHI   T2.Y, T1.X, literal.x,  
	  MULHI   T2.Z (MASKED), T1.X, literal.x,  
	  MULHI * T2.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T2.Z, PV.Y, T0.Y,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y, T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T1.X, T2.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T2.Y, PV.X, literal.x,  
	  ADD_INT   T2.Z, T1.W, T2.Z,  
	  ADDC_UINT * T1.W, T0.X, T0.Y,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T1.X, T1.X, literal.x,  
	  ADD_INT   T3.Y, T0.W, literal.x,  
	  ADD_INT * T3.Z, T0.X, T0.Y,  BS:VEC_120/SCL_212
.Ltmp3346:
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 2231:
.Ltmp3347:
	  ADD_INT * T1.W, T2.Z, T1.W,  
.Ltmp3348:
	ALU clause starting at 2232:
.Ltmp3349:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T3.Z, literal.x,  
	  MULHI   T0.Y, T3.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T3.Z, literal.x,  
	  MULHI * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T1.X (MASKED), T3.Y, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T3.Y, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T3.Y, literal.x,  
	  MULHI_INT * T1.W, T3.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T87.X, PV.W, literal.x,  
	  LSHR   T4.Y, PV.W, literal.y,  
	  ADD_INT   T2.Z, T0.Y, T0.X,  
	  ADD_INT * T1.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	33(4.624285e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T3.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T0.Y, T1.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T88.X, PV.Y, literal.x,  
	  ADD_INT   T1.Y, T1.Y, T2.Z,  
	  ADDC_UINT   T2.Z, T1.Z, T0.X,  
	  ADD_INT * T3.W, T87.X, T4.Y,  
	4(5.605194e-45), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z, T3.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T87.X, T0.Y, literal.x,  
	  SUB_INT   T0.Y, T3.Y, PV.Z,  BS:VEC_120/SCL_212
	  ADD_INT * T1.Z, T1.Z, T0.X,  
.Ltmp3350:
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 2277:
.Ltmp3351:
	  ADD_INT * T3.W, T1.Y, T2.Z,  
.Ltmp3352:
	ALU clause starting at 2278:
.Ltmp3353:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X (MASKED), T1.Z, literal.x,  
	  MULHI   T1.Y, T1.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T1.Z, literal.x,  
	  MULHI * T1.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.Y, T0.X,  
	  LSHL   T0.Y, T0.Y, literal.x,  
	  ADD_INT * T2.Z, T88.X, T87.X,  BS:VEC_021/SCL_122
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, T2.Y, T1.X,  
	  MULLO_INT   T1.X, T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T1.Y, T2.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T87.X, T1.W, PV.Y,  
	  SUB_INT   T1.Y, T2.W, T1.X,  BS:VEC_120/SCL_212
	  ADD_INT   T2.Z, T0.Y, literal.x,  
	  ADD_INT * T1.W, T0.Y, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHR   T0.Y, PV.Z, literal.x,  
	  LSHL   T2.Z, PV.Y, literal.y,  
	  LSHL * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  ADD_INT   T87.X, PV.W, literal.x,  
	  ADD_INT   T1.Y, PV.W, literal.y,  
	  ADD_INT   T3.Z, PV.Z, literal.x,  
	  ADD_INT * T1.W, PV.Z, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T88.X, PV.W, literal.x,  
	  LSHR   T2.Y, PV.Z, literal.x,  
	  LSHR   T2.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T88.X,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T0.Y,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T3.Z, T1.X, T0.X,  
	  ADDC_UINT * T2.W, T0.Y, PV.Z,  
	  ADD_INT * T1.Z, T0.Y, T1.Z,  
.Ltmp3354:
	ALU clause starting at 2343:
.Ltmp3355:
	  ADD_INT * T2.W, T3.Z, T2.W,  
.Ltmp3356:
	ALU clause starting at 2344:
.Ltmp3357:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T1.Z, literal.x,  
	  MULHI   T0.Y, T1.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T1.Z, literal.x,  
	  MULHI * T0.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T1.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.Y, T2.Z, T2.W,  
	  ADDC_UINT   T1.Z, T2.Y, PV.X,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	34(4.764415e-44), 0(0.000000e+00)
	  MULHI_INT   T1.X, T2.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T87.X, PV.X, literal.x,  
	  LSHR   T3.Y, PV.X, literal.y,  
	  ADD_INT * T2.Z, T2.Y, T0.X,  
.Ltmp3358:
	4(5.605194e-45), 31(4.344025e-44)
	ALU clause starting at 2373:
.Ltmp3359:
	  ADD_INT * T3.W, T0.Y, T1.Z,  
.Ltmp3360:
	ALU clause starting at 2374:
.Ltmp3361:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T2.Z, literal.x,  
	  MULHI   T0.Y, T2.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T2.Z, literal.x,  
	  MULHI * T0.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.Z, PV.Y, T0.X,  
	  ADD_INT * T3.W, T87.X, T3.Y,  
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T0.Y, T2.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T2.Y, T1.W, T1.Z,  
	  ADDC_UINT   T1.Z, T1.Y, PV.Y,  
	  SUB_INT * T1.W, T2.W, T0.X,  BS:VEC_120/SCL_212
	  LSHL   T87.X, PV.W, literal.x,  
	  ADD_INT * T0.Y, T1.Y, T0.Y,  
.Ltmp3362:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2402:
.Ltmp3363:
	  ADD_INT * T1.Z, T2.Y, T1.Z,  
.Ltmp3364:
	ALU clause starting at 2403:
.Ltmp3365:
	  ADD_INT * T1.W, T0.W, literal.x,  
	35(4.904545e-44), 0(0.000000e+00)
	  MULHI_INT   T1.X, T1.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.Y, T0.X,  
	  ASHR   T1.Y, T1.X, literal.x,  
	  LSHR   T1.Z, T1.X, literal.y,  
	  ADD_INT * T2.W, T87.X, literal.z,  BS:VEC_201
	4(5.605194e-45), 31(4.344025e-44)
	12(1.681558e-44), 0(0.000000e+00)
	  LSHR   T1.X, PV.W, literal.x,  
	  ADD_INT   T2.Y, T0.W, literal.y,  
	  ADD_INT   T2.Z, T0.W, literal.z,  
	  ADD_INT * T2.W, PV.Y, PV.Z,  
	2(2.802597e-45), 37(5.184804e-44)
	36(5.044674e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T1.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T1.Z, T2.Z, literal.x,  
	  MULHI_INT * T1.W (MASKED), T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T2.Y, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T2.Y, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T2.Y, literal.x,  
	  MULHI_INT * T2.W, T2.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T88.X, PV.W, literal.x,  
	  ASHR   T3.Y, T1.Z, literal.x,  
	  LSHR   T1.Z, T1.Z, literal.y,  
	  SUB_INT * T1.W, T1.W, T1.Y,  
	4(5.605194e-45), 31(4.344025e-44)
	  LSHR   T89.X, T2.W, literal.x,  
	  LSHL   T1.Y, PV.W, literal.y,  
	  ADD_INT   T3.Z, T87.X, literal.z,  
	  ADD_INT * T1.W, PV.Y, PV.Z,  
	31(4.344025e-44), 3(4.203895e-45)
	8(1.121039e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z, T1.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T87.X, T3.Z, literal.x,  
	  SUB_INT   T3.Y, T2.Z, PV.Z,  BS:VEC_120/SCL_212
	  ADD_INT   T1.Z, T1.Y, literal.y,  
	  ADD_INT * T1.W, T88.X, T89.X,  
	2(2.802597e-45), 12(1.681558e-44)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W, T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T88.X, T1.Z, literal.x,  
	  LSHL   T3.Y, T3.Y, literal.y,  
	  SUB_INT   T1.Z, T2.Y, PV.W,  BS:VEC_120/SCL_212
	  ADD_INT * T1.W, T1.Y, literal.z,  BS:VEC_201
	2(2.802597e-45), 3(4.203895e-45)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T89.X, PV.W, literal.x,  
	  LSHL   T1.Y, PV.Z, literal.y,  
	  ADD_INT   T1.Z, PV.Y, literal.z,  
	  ADD_INT * T1.W, PV.Y, literal.w,  
	2(2.802597e-45), 3(4.203895e-45)
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T90.X, PV.W, literal.x,  
	  LSHR   T2.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, T0.W, literal.z,  
	2(2.802597e-45), 12(1.681558e-44)
	38(5.324934e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Z, T1.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T91.X, T1.Z, literal.x,  
	  ASHR   T3.Y, PV.Z, literal.y,  
	  LSHR   T1.Z, PV.Z, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	31(4.344025e-44), 39(5.465064e-44)
	  MULHI_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Z, T2.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T92.X, PV.Z, literal.x,  
	  LSHR   T4.Y, PV.Z, literal.y,  
	  ADD_INT   T2.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T3.Y, T1.Z,  
	4(5.605194e-45), 31(4.344025e-44)
	40(5.605194e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z, T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
.Ltmp3366:
	ALU clause starting at 2518:
.Ltmp3367:
	  MULHI_INT   T3.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Y, T2.Z, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T2.Z, literal.x,  
	  MULHI_INT * T3.W (MASKED), T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T93.X, PV.Y, literal.x,  
	  LSHR   T3.Y, PV.Y, literal.y,  
	  SUB_INT   T1.Z, T1.W, T1.Z,  
	  ADD_INT * T1.W, T1.Y, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T94.X, PV.W, literal.x,  
	  LSHL   T1.Y, PV.Z, literal.y,  
	  ADD_INT   T1.Z, PV.X, PV.Y,  
	  ADD_INT * T1.W, T92.X, T4.Y,  
	2(2.802597e-45), 3(4.203895e-45)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W, T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T92.X, T2.Z, PV.Z,  
	  SUB_INT   T3.Y, T2.W, T1.W,  
	  ADD_INT   T1.Z, T1.Y, literal.x,  
	  ADD_INT * T1.W, T1.Y, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T93.X, PV.W, literal.x,  
	  LSHR   T1.Y, PV.Z, literal.x,  
	  LSHL   T1.Z, PV.Y, literal.y,  
	  LSHL * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  ADD_INT   T92.X, PV.W, literal.x,  
	  ADD_INT   T3.Y, PV.W, literal.y,  
	  ADD_INT   T2.Z, PV.Z, literal.x,  
	  ADD_INT * T1.W, PV.Z, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T95.X, PV.W, literal.x,  
	  LSHR   T4.Y, PV.Z, literal.x,  
	  LSHR   T1.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T4.Y,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T95.X,  
	  MOV * T2.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T93.X,  
	  MOV * T3.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T94.X,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T91.X,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T90.X,  
	  MOV * T4.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T89.X,  
	  MOV * T4.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T88.X,  
	  MOV * T4.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T87.X,  
	  MOV * T5.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MULLO_INT   T0.X (MASKED), T0.Y, literal.x,  
	  MULLO_INT   T0.Y, T0.Y, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T5.Z, T1.X, T0.X,  
	  ADDC_UINT * T5.W, T5.Y, PV.Y,  
	  ADD_INT * T6.Z, T5.Y, T0.Y,  
.Ltmp3368:
	ALU clause starting at 2600:
.Ltmp3369:
	  ADD_INT * T5.W, T5.Z, T5.W,  
.Ltmp3370:
	ALU clause starting at 2601:
.Ltmp3371:
	  MULLO_INT   T0.X, T5.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T5.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T6.Z, literal.x,  
	  MULHI   T0.Y, T6.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T6.Z, literal.x,  
	  MULHI * T0.W (MASKED), T6.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T5.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T6.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T5.Z, T4.W, T5.W,  
	  ADDC_UINT * T4.W, T4.Z, PV.X,  
	  ADD_INT * T4.Z, T4.Z, T0.X,  
.Ltmp3372:
	ALU clause starting at 2620:
.Ltmp3373:
	  ADD_INT * T4.W, T5.Z, T4.W,  
.Ltmp3374:
	ALU clause starting at 2621:
.Ltmp3375:
	  MULLO_INT   T0.X, T4.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T4.Z, literal.x,  
	  MULHI   T0.Y, T4.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T4.Z, literal.x,  
	  MULHI * T0.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T4.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T4.Z, T4.Y, T4.W,  
	  ADDC_UINT * T4.W, T2.Y, PV.X,  BS:VEC_120/SCL_212
	  ADD_INT * T5.Z, T2.Y, T0.X,  
.Ltmp3376:
	ALU clause starting at 2640:
.Ltmp3377:
	  ADD_INT * T4.W, T4.Z, T4.W,  
.Ltmp3378:
	ALU clause starting at 2641:
.Ltmp3379:
	  MULLO_INT   T0.X, T4.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T5.Z, literal.x,  
	  MULHI   T0.Y, T5.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T5.Z, literal.x,  
	  MULHI * T0.W (MASKED), T5.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T5.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T5.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T5.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T5.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T4.Z, T3.W, T4.W,  
	  ADDC_UINT * T3.W, T3.Z, PV.X,  
	  ADD_INT * T3.Z, T3.Z, T0.X,  
.Ltmp3380:
	ALU clause starting at 2660:
.Ltmp3381:
	  ADD_INT * T3.W, T4.Z, T3.W,  
.Ltmp3382:
	ALU clause starting at 2661:
.Ltmp3383:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T3.Z, literal.x,  
	  MULHI   T0.Y, T3.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T3.Z, literal.x,  
	  MULHI * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T3.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T3.Z, T3.Y, T3.W,  
	  ADDC_UINT * T3.W, T1.Y, PV.X,  BS:VEC_120/SCL_212
	  ADD_INT * T4.Z, T1.Y, T0.X,  
.Ltmp3384:
	ALU clause starting at 2680:
.Ltmp3385:
	  ADD_INT * T3.W, T3.Z, T3.W,  
.Ltmp3386:
	ALU clause starting at 2681:
.Ltmp3387:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T4.Z, literal.x,  
	  MULHI   T0.Y, T4.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T4.Z, literal.x,  
	  MULHI * T0.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T4.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T3.Z, T2.W, T3.W,  
	  ADDC_UINT * T2.W, T2.Z, PV.X,  
	  ADD_INT * T2.Z, T2.Z, T0.X,  
.Ltmp3388:
	ALU clause starting at 2700:
.Ltmp3389:
	  ADD_INT * T2.W, T3.Z, T2.W,  
.Ltmp3390:
	ALU clause starting at 2701:
.Ltmp3391:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T2.Z, literal.x,  
	  MULHI   T0.Y, T2.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T2.Z, literal.x,  
	  MULHI * T0.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T2.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.Z, T1.Z, T2.W,  
	  ADDC_UINT * T2.W, T1.W, PV.X,  
	  ADD_INT * T0.Y, PV.Z, PV.W,  
.Ltmp3392:
	ALU clause starting at 2720:
	  LSHL * T0.W, T0.W, literal.x,  
.Ltmp3393:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, T1.W, T0.X,  
.Ltmp3394:
	ALU clause starting at 2723:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp3395:
.Lfunc_end20:
	.size	own_long, .Lfunc_end20-own_long

	.section	.AMDGPU.config
	.long	166100
	.long	26
	.long	165900
	.long	0
	.long	166120
	.long	192
	.text
	.globl	walk_ulong
	.p2align	8
	.type	walk_ulong,@function
walk_ulong:
walk_ulong$local:
.Lfunc_begin21:
	ALU 5, @66, KC0[CB0:0-32], KC1[]
.Ltmp3396:
	ALU 28, @72, KC0[CB0:0-32], KC1[]
	TEX 2 @36
	ALU 16, @101, KC0[CB0:0-32], KC1[]
	TEX 0 @42
	ALU 24, @118, KC0[CB0:0-32], KC1[]
.Ltmp3397:
	ALU 6, @143, KC0[], KC1[]
	TEX 1 @44
.Ltmp3398:
	TEX 6 @48
	ALU 73, @150, KC0[CB0:0-32], KC1[]
.Ltmp3399:
	ALU 43, @224, KC0[], KC1[]
.Ltmp3400:
	ALU 1, @268, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T3, T18.X
	MEM_RAT_CACHELESS STORE_DWORD T17, T11.X
	MEM_RAT_CACHELESS STORE_DWORD T16, T1.X
	ALU 7, @270, KC0[], KC1[]
.Ltmp3401:
	ALU 0, @278, KC0[CB0:0-32], KC1[]
.Ltmp3402:
	ALU 0, @279, KC0[], KC1[]
	TEX 0 @62
	MEM_RAT_CACHELESS STORE_DWORD T11, T0.X
	ALU 109, @280, KC0[], KC1[]
	TEX 0 @64
	MEM_RAT_CACHELESS STORE_DWORD T1, T25.X
	MEM_RAT_CACHELESS STORE_DWORD T15, T24.X
	MEM_RAT_CACHELESS STORE_DWORD T14, T23.X
	MEM_RAT_CACHELESS STORE_DWORD T13, T22.X
	MEM_RAT_CACHELESS STORE_DWORD T12, T21.X
	MEM_RAT_CACHELESS STORE_DWORD T4, T20.X
	MEM_RAT_CACHELESS STORE_DWORD T5, T19.X
	MEM_RAT_CACHELESS STORE_DWORD T6, T18.X
	MEM_RAT_CACHELESS STORE_DWORD T7, T0.X
	MEM_RAT_CACHELESS STORE_DWORD T8, T16.X
	MEM_RAT_CACHELESS STORE_DWORD T9, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T10, T11.X
	MEM_RAT_CACHELESS STORE_DWORD T2, T17.X
	CF_END
	Fetch clause starting at 36:
	  VTX_READ_64 T3.XY, T3.X, 0, #1
	  VTX_READ_64 T2.XY, T2.X, 0, #1
	  VTX_READ_64 T1.XY, T1.X, 0, #1
	Fetch clause starting at 42:
	  VTX_READ_64 T1.XY, T4.X, 0, #1
	Fetch clause starting at 44:
	  VTX_READ_128 T3.XYZW, T3.X, 8, #1
	  VTX_READ_128 T4.XYZW, T2.X, 16, #1
	Fetch clause starting at 48:
	  VTX_READ_128 T5.XYZW, T2.X, 0, #1
	  VTX_READ_128 T6.XYZW, T2.X, 48, #1
	  VTX_READ_128 T7.XYZW, T2.X, 32, #1
	  VTX_READ_128 T8.XYZW, T2.X, 80, #1
	  VTX_READ_128 T9.XYZW, T2.X, 64, #1
	  VTX_READ_128 T10.XYZW, T2.X, 112, #1
	  VTX_READ_128 T2.XYZW, T2.X, 96, #1
	Fetch clause starting at 62:
	  VTX_READ_128 T11.XYZW, T1.X, 24, #1
	Fetch clause starting at 64:
	  VTX_READ_128 T1.XYZW, T1.X, 8, #1
.Ltmp3403:
	ALU clause starting at 66:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp3404:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Z,  
	ALU clause starting at 72:
	  MULHI_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULHI_INT   T0.Y, T0.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T0.W, literal.x,  
	1717986919(2.720083e+23), 0(0.000000e+00)
	  LSHR   T1.Y, PV.Y, 1,  
	  LSHR   T0.Z, PV.Y, literal.x,  
	  AND_INT * T1.W, T0.X, literal.y,  
	31(4.344025e-44), 7(9.809089e-45)
	  LSHL   T1.Z, PV.W, literal.x,  
	  ADD_INT * T1.W, PV.Y, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[3].X,  
	  MULLO_INT   T0.Y, T0.W, KC0[3].X,  
	  MULLO_INT   T0.Z (MASKED), T0.W, KC0[3].X,  
	  MULLO_INT * T0.W (MASKED), T0.W, KC0[3].X,  
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, KC0[2].Z, T1.Z,  
	  SUB_INT   T0.Z, T0.W, PV.Z,  
	  LSHL * T1.W, T0.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, KC0[2].Y, PV.W,  
	  LSHL * T1.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T3.X, KC0[2].Z, PV.W,  
	ALU clause starting at 101:
	  LSHL * T1.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T4.X, KC0[2].Y, PV.W,  
	  XOR_INT   T0.Z, T1.X, T2.X,  
	  LSHL * T1.W, T0.X, literal.x,  BS:VEC_201
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T0.Z, 
	  XOR_INT   T0.Z, T1.Y, T2.Y,  
	  OR_INT * T2.W, T1.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_WRITE * T2.W, T0.Z, 
	  ADD_INT * T2.W, T1.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  LDS_WRITE * T2.W, T3.X, 
	  ADD_INT * T2.W, T1.W, literal.x,  
	260(3.643376e-43), 0(0.000000e+00)
	  LDS_WRITE * T2.W, T3.Y, 
	ALU clause starting at 118:
	  MULHI_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULHI_INT   T0.Y, T0.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T0.W, literal.x,  
	-1840700269(-6.346950e-28), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.Y, T0.W,  
	  LSHR   T0.Z, PV.W, literal.x,  
	  LSHR * T2.W, PV.W, literal.y,  
	2(2.802597e-45), 31(4.344025e-44)
	  ADD_INT * T2.W, PV.Z, PV.W,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL   T0.Z, KC0[3].X, literal.x,  
	  SUB_INT * T2.W, T0.W, PV.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  ADD_INT * T2.W, KC0[2].Y, PV.Z,  
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, PV.W, PV.Z,  
	  LSHL * T2.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T3.X, KC0[2].Y, PV.W,  
	ALU clause starting at 143:
	  ADD_INT * T2.W, T1.W, literal.x,  
	512(7.174648e-43), 0(0.000000e+00)
	  LDS_WRITE * T2.W, T1.X, 
	  ADD_INT * T2.W, T1.W, literal.x,  
	516(7.230700e-43), 0(0.000000e+00)
	  LDS_WRITE * T2.W, T1.Y, 
	  GROUP_BARRIER
	ALU clause starting at 150:
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	47663(6.679009e-41), 0(0.000000e+00)
	  LSHR * T11.W, PV.Y, literal.x,  
	19(2.662467e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T11.W, literal.x,  
	  MULLO_INT   T0.Y, T11.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T11.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T11.W, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z, T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	272(3.811532e-43), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].W, PV.Z,  
	  SUB_INT * T11.W, T0.X, T0.Y,  
	  LSHL   T1.Z, PV.W, literal.x,  
	  ADD_INT * T11.W, PV.Z, literal.y,  
	6(8.407791e-45), 40(5.605194e-44)
	  LSHR   T1.X, PV.W, literal.x,  
	  AND_INT   T1.Z, PV.Z, literal.y,  
	  ADD_INT * T11.W, T0.Z, literal.z,  
	2(2.802597e-45), 524224(7.345943e-40)
	24(3.363116e-44), 0(0.000000e+00)
	  LSHR   T11.X, PV.W, literal.x,  
	  ADD_INT * T11.W, PV.Z, literal.y,  
	2(2.802597e-45), 68(9.528830e-44)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV * T12.W, OQAP,  
	  ADD_INT * T11.W, T1.Z, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV   T12.Z, OQAP,  
	  OR_INT * T11.W, T1.Z, literal.x,  
	60(8.407791e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV   T12.Y, OQAP,  
	  OR_INT * T11.W, T1.Z, literal.x,  
	56(7.847271e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV   T12.X, OQAP,  
	  ADD_INT * T11.W, T1.Z, literal.x,  
	84(1.177091e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV * T13.W, OQAP,  
	  ADD_INT * T11.W, T1.Z, literal.x,  
	80(1.121039e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV   T13.Z, OQAP,  
	  ADD_INT * T11.W, T1.Z, literal.x,  
	76(1.064987e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV   T13.Y, OQAP,  
	  ADD_INT * T11.W, T1.Z, literal.x,  
	72(1.008935e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV   T13.X, OQAP,  
	  OR_INT * T11.W, T1.Z, literal.x,  
	36(5.044674e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV * T14.W, OQAP,  
	  OR_INT * T11.W, T1.Z, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV   T14.Z, OQAP,  
	  OR_INT * T11.W, T1.Z, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV   T14.Y, OQAP,  
	  OR_INT * T11.W, T1.Z, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	ALU clause starting at 224:
	  LDS_READ_RET * OQAP, T11.W 
	  MOV   T14.X, OQAP,  
	  OR_INT * T11.W, T1.Z, literal.x,  
	52(7.286752e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV * T15.W, OQAP,  
	  OR_INT * T11.W, T1.Z, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV * T15.Z, OQAP,  
	  LSHL   T11.Z, T0.X, literal.x,  
	  OR_INT * T11.W, T1.Z, literal.y,  
	4(5.605194e-45), 44(6.165713e-44)
	  LDS_READ_RET * OQAP, T11.W 
	  MOV   T15.Y, OQAP,  
	  ADD_INT   T11.Z, T1.W, T11.Z,  
	  OR_INT * T1.W, T1.Z, literal.x,  
	40(5.605194e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T15.X, OQAP,  
	  ADD_INT * T1.W, T11.Z, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T16.Y, OQAP,  
	  ADD_INT * T1.W, T11.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T16.X, OQAP,  
	  ADD_INT * T1.W, T11.Z, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T17.W, OQAP,  
	  ADD_INT * T1.W, T11.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T17.Z, OQAP,  
	  OR_INT * T1.W, T11.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T17.Y, OQAP,  
	  LDS_READ_RET * OQAP, T11.Z 
	  MOV   T17.X, OQAP,  
	  ADD_INT * T1.W, T0.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 268:
	  LSHR * T18.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 270:
	  LSHL   T1.Z, T0.X, literal.x,  
	  ADD_INT * T1.W, T0.Z, literal.y,  
	5(7.006492e-45), 64(8.968310e-44)
	  LSHR   T0.X, PV.W, literal.x,  
	  ASHR   T3.Z, T0.W, literal.y,  
	  AND_INT * T1.W, PV.Z, literal.z,  
	2(2.802597e-45), 31(4.344025e-44)
	32(4.484155e-44), 0(0.000000e+00)
	ALU clause starting at 278:
	  ADD_INT * T1.X, KC0[2].Z, T1.W,  
	ALU clause starting at 279:
	  ADD_INT * T1.W, T4.Y, T3.Z,  
	ALU clause starting at 280:
	  ADD_INT   T0.Y, T4.W, T3.Z,  
	  ADD_INT   T1.Z, T5.Y, T3.Z,  
	  ADD_INT * T3.W, T5.W, T3.Z,  BS:VEC_120/SCL_212
	  ADD_INT   T0.X, T6.Y, T3.Z,  
	  ADD_INT   T1.Y, T6.W, T3.Z,  
	  ADD_INT   T11.Z, T7.Y, T3.Z,  BS:VEC_120/SCL_212
	  ADD_INT * T4.W, T7.W, T3.Z,  BS:VEC_120/SCL_212
	  ADD_INT   T3.X, T8.Y, T3.Z,  
	  ADD_INT   T3.Y, T8.W, T3.Z,  
	  ADD_INT   T16.Z, T2.W, T3.Z,  BS:VEC_120/SCL_212
	  ADDC_UINT * T2.W, T2.Z, T0.W,  BS:VEC_021/SCL_122
	  ADD_INT   T11.X, T9.Y, T3.Z,  
	  ADD_INT   T2.Y, T2.Y, T3.Z,  BS:VEC_120/SCL_212
	  ADDC_UINT   T17.Z, T2.X, T0.W,  
	  ADD_INT * T2.W, PV.Z, PV.W,  
	  ADD_INT   T16.X, T9.W, T3.Z,  
	  ADD_INT   T2.Y, PV.Y, PV.Z,  
	  ADD_INT   T16.Z, T10.W, T3.Z,  BS:VEC_120/SCL_212
	  ADDC_UINT * T5.W, T10.Z, T0.W,  BS:VEC_021/SCL_122
	  ADD_INT   T17.X, T10.Y, T3.Z,  
	  ADDC_UINT   T4.Y, T10.X, T0.W,  
	  ADD_INT   T2.Z, T2.Z, T0.W,  
	  ADD_INT * T10.W, PV.Z, PV.W,  
	  ADD_INT   T2.X, T2.X, T0.W,  
	  ADD_INT   T10.Y, PV.X, PV.Y,  
	  ADDC_UINT   T3.Z, T9.Z, T0.W,  
	  ADD_INT * T5.W, T0.Z, literal.x,  BS:VEC_120/SCL_212
	240(3.363116e-43), 0(0.000000e+00)
	  LSHR   T17.X, PV.W, literal.x,  
	  ADDC_UINT   T4.Y, T9.X, T0.W,  
	  ADD_INT   T10.Z, T10.Z, T0.W,  
	  ADD_INT * T9.W, T16.X, PV.Z,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T10.X, T10.X, T0.W,  
	  ADD_INT   T9.Y, T11.X, PV.Y,  BS:VEC_120/SCL_212
	  ADDC_UINT   T3.Z, T8.Z, T0.W,  
	  ADD_INT * T5.W, T0.Z, literal.x,  BS:VEC_120/SCL_212
	256(3.587324e-43), 0(0.000000e+00)
	  LSHR   T11.X, PV.W, literal.x,  
	  ADDC_UINT   T4.Y, T8.X, T0.W,  
	  ADD_INT   T9.Z, T9.Z, T0.W,  
	  ADD_INT * T8.W, T3.Y, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T9.X, T9.X, T0.W,  
	  ADD_INT   T8.Y, T3.X, PV.Y,  BS:VEC_120/SCL_212
	  ADDC_UINT   T3.Z, T7.Z, T0.W,  
	  ADD_INT * T5.W, T0.Z, literal.x,  BS:VEC_120/SCL_212
	208(2.914701e-43), 0(0.000000e+00)
	  LSHR   T3.X, PV.W, literal.x,  
	  ADDC_UINT   T3.Y, T7.X, T0.W,  
	  ADD_INT   T8.Z, T8.Z, T0.W,  
	  ADD_INT * T7.W, T4.W, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T8.X, T8.X, T0.W,  
	  ADD_INT   T7.Y, T11.Z, PV.Y,  
	  ADDC_UINT   T3.Z, T6.Z, T0.W,  BS:VEC_120/SCL_212
	  ADD_INT * T4.W, T0.Z, literal.x,  BS:VEC_201
	224(3.138909e-43), 0(0.000000e+00)
	  LSHR   T16.X, PV.W, literal.x,  
	  ADDC_UINT   T3.Y, T6.X, T0.W,  
	  ADD_INT   T7.Z, T7.Z, T0.W,  
	  ADD_INT * T6.W, T1.Y, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T7.X, T7.X, T0.W,  
	  ADD_INT   T6.Y, T0.X, PV.Y,  BS:VEC_120/SCL_212
	  ADDC_UINT   T3.Z, T5.Z, T0.W,  
	  ADD_INT * T4.W, T0.Z, literal.x,  BS:VEC_120/SCL_212
	176(2.466285e-43), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
	  ADDC_UINT   T1.Y, T5.X, T0.W,  
	  ADD_INT   T6.Z, T6.Z, T0.W,  
	  ADD_INT * T5.W, T3.W, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T6.X, T6.X, T0.W,  
	  ADD_INT   T5.Y, T1.Z, PV.Y,  
	  ADDC_UINT   T1.Z, T4.Z, T0.W,  BS:VEC_120/SCL_212
	  ADD_INT * T3.W, T0.Z, literal.x,  BS:VEC_201
	192(2.690493e-43), 0(0.000000e+00)
	  LSHR   T18.X, PV.W, literal.x,  
	  ADDC_UINT   T1.Y, T4.X, T0.W,  
	  ADD_INT   T5.Z, T5.Z, T0.W,  
	  ADD_INT * T4.W, T0.Y, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T5.X, T5.X, T0.W,  
	  ADD_INT   T4.Y, T1.W, PV.Y,  
	  ADD_INT * T1.W, T0.Z, literal.x,  
	144(2.017870e-43), 0(0.000000e+00)
	  LSHR   T19.X, PV.W, literal.x,  
	  ADD_INT * T4.Z, T4.Z, T0.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T4.X, T4.X, T0.W,  
	  ADD_INT * T0.W, T0.Z, literal.x,  
	160(2.242078e-43), 0(0.000000e+00)
	  LSHR   T20.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, literal.y,  
	2(2.802597e-45), 112(1.569454e-43)
	  LSHR   T21.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, literal.y,  
	2(2.802597e-45), 128(1.793662e-43)
	  LSHR   T22.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, literal.y,  
	2(2.802597e-45), 80(1.121039e-43)
	  LSHR   T23.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, literal.y,  
	2(2.802597e-45), 96(1.345247e-43)
	  LSHR   T24.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, literal.y,  
	2(2.802597e-45), 48(6.726233e-44)
	  LSHR * T25.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp3405:
.Lfunc_end21:
	.size	walk_ulong, .Lfunc_end21-walk_ulong

	.section	.AMDGPU.config
	.long	166100
	.long	6
	.long	165900
	.long	0
	.long	166120
	.long	580
	.text
	.globl	local_ulong
	.p2align	8
	.type	local_ulong,@function
local_ulong:
local_ulong$local:
.Lfunc_begin22:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp3406:
	ALU 2, @30, KC0[CB0:0-32], KC1[]
	TEX 3 @14
	ALU 51, @33, KC0[CB0:0-32], KC1[]
	TEX 0 @22
	ALU 23, @85, KC0[CB0:0-32], KC1[]
	ALU 53, @109, KC0[], KC1[]
	ALU 12, @163, KC0[], KC1[]
.Ltmp3407:
	ALU 23, @176, KC0[], KC1[]
	ALU 27, @200, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T4, T2.X
	CF_END
	PAD
	Fetch clause starting at 14:
	  VTX_READ_128 T2.XYZW, T1.X, 32, #1
	  VTX_READ_128 T3.XYZW, T1.X, 48, #1
	  VTX_READ_128 T4.XYZW, T1.X, 0, #1
	  VTX_READ_128 T1.XYZW, T1.X, 16, #1
	Fetch clause starting at 22:
	  VTX_READ_64 T1.XY, T5.X, 0, #1
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp3408:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  LSHL * T1.W, T0.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 33:
	  LSHL   T0.Z, T0.X, literal.x,  
	  LSHL * T5.W, T0.W, literal.y,  
	6(8.407791e-45), 3(4.203895e-45)
	  ADD_INT   T5.X, KC0[2].Y, PV.W,  
	  OR_INT * T5.W, PV.Z, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  LDS_WRITE * T5.W, T1.X, 
	  OR_INT * T5.W, T0.Z, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  LDS_WRITE * T5.W, T1.Y, 
	  OR_INT * T5.W, T0.Z, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  LDS_WRITE * T5.W, T1.Z, 
	  OR_INT * T5.W, T0.Z, literal.x,  
	36(5.044674e-44), 0(0.000000e+00)
	  LDS_WRITE * T5.W, T1.W, 
	  OR_INT * T1.W, T0.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T4.X, 
	  OR_INT * T5.W, T0.Z, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_WRITE * T5.W, T4.Y, 
	  OR_INT * T5.W, T0.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LDS_WRITE * T5.W, T4.Z, 
	  OR_INT * T5.W, T0.Z, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  LDS_WRITE * T5.W, T4.W, 
	  OR_INT * T4.W, T0.Z, literal.x,  
	56(7.847271e-44), 0(0.000000e+00)
	  LDS_WRITE * T4.W, T3.X, 
	  OR_INT * T4.W, T0.Z, literal.x,  
	60(8.407791e-44), 0(0.000000e+00)
	  LDS_WRITE * T4.W, T3.Y, 
	  ADD_INT * T4.W, T0.Z, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  LDS_WRITE * T4.W, T3.Z, 
	  ADD_INT * T4.W, T0.Z, literal.x,  
	68(9.528830e-44), 0(0.000000e+00)
	  LDS_WRITE * T4.W, T3.W, 
	  OR_INT * T3.W, T0.Z, literal.x,  
	40(5.605194e-44), 0(0.000000e+00)
	  LDS_WRITE * T3.W, T2.X, 
	  OR_INT * T3.W, T0.Z, literal.x,  
	44(6.165713e-44), 0(0.000000e+00)
	  LDS_WRITE * T3.W, T2.Y, 
	  OR_INT * T3.W, T0.Z, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  LDS_WRITE * T3.W, T2.Z, 
	  OR_INT * T3.W, T0.Z, literal.x,  
	52(7.286752e-44), 0(0.000000e+00)
	  LDS_WRITE * T3.W, T2.W, 
	ALU clause starting at 85:
	  LSHL * T0.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  ADD_INT * T2.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T2.X, PV.W, literal.x,  
	  LSHL * T2.W, T0.X, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  LSHR   T3.X, T0.W, literal.x,  
	  ADD_INT * T0.W, PV.W, literal.y,  
	2(2.802597e-45), 2056(2.881070e-42)
	  LDS_WRITE * T0.W, T1.X, 
	  LSHL   T0.Z, T0.X, literal.x,  
	  ADD_INT * T0.W, T2.W, literal.y,  
	5(7.006492e-45), 2060(2.886675e-42)
	  LDS_WRITE * T0.W, T1.Y, 
	  SUB_INT * T0.W, literal.x, T0.Z,  
	1032(1.446140e-42), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 109:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T0.W, OQAP,  
	  AND_INT   T1.Z, T0.Y, literal.x,  
	  SUB_INT * T2.W, literal.y, T0.Z,  
	127(1.779649e-43), 1036(1.451745e-42)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T0.Y, OQAP,  
	  LSHL   T1.Z, T1.Z, literal.x,  
	  SUB_INT * T2.W, literal.y, T0.Z,  
	3(4.203895e-45), 1024(1.434930e-42)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T2.W, T1.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T1.Y, OQAP,  
	  SUB_INT * T2.W, literal.x, T0.Z,  
	1008(1.412509e-42), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T2.Y, OQAP,  
	  ADD_INT * T2.W, T1.Z, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T1.Z, OQAP,  
	  SUB_INT * T2.W, literal.x, T0.Z,  
	1020(1.429324e-42), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T2.Z, OQAP,  
	  SUB_INT * T2.W, literal.x, T0.Z,  
	1012(1.418114e-42), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T3.Y, T0.X, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T3.W (MASKED), T0.X, literal.x,  
	-48(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T2.W, OQAP,  
	  ADD_INT   T4.Y, T1.Z, T2.Z,  
	  ADD_INT   T2.Z, T1.W, T3.Y,  
	  SUB_INT * T1.W, literal.x, T0.Z,  BS:VEC_021/SCL_122
	1016(1.423719e-42), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T1.W, OQAP,  
	  ADD_INT   T3.Y, T1.Z, T2.W,  
	  ADDC_UINT   T3.Z, T1.Y, T2.Y,  
	  SUB_INT * T2.W, literal.x, T0.Z,  
	1028(1.440535e-42), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.Z, OQAP,  
	  ADDC_UINT   T5.Y, T1.Y, T1.W,  
	  ADD_INT   T3.Z, T3.Y, T3.Z,  BS:VEC_120/SCL_212
	  OR_INT * T2.W, T2.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 163:
	  LDS_WRITE * T2.W, T3.Z, 
	  ADD_INT   T3.Y, T1.Z, T0.Z,  
	  ADD_INT   T0.Z, T4.Y, T5.Y,  
	  ADD_INT * T2.W, T2.Z, literal.x,  BS:VEC_201
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_WRITE * T2.W, T0.Z, 
	  LSHL   T4.Y, T0.X, literal.x,  
	  ADD_INT   T0.Z, T1.Z, T0.Y,  
	  ADD_INT * T2.W, T1.Y, T2.Y,  BS:VEC_021/SCL_122
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_WRITE * T2.Z, T2.W, 
	  ADDC_UINT   T0.Y, T1.Y, T0.W,  
	  ADD_INT * T1.Z, T1.Y, T1.W,  BS:VEC_021/SCL_122
	ALU clause starting at 176:
	  ADD_INT * T1.W, T2.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T1.Z, 
	  ADDC_UINT   T2.Y, T1.Y, T1.X,  
	  ADD_INT   T0.Z, T0.Z, T0.Y,  
	  ADD_INT * T1.W, T4.Y, literal.x,  BS:VEC_201
	532(7.454908e-43), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T0.Z, 
	  ADD_INT   T0.Z, T3.Y, T2.Y,  
	  ADD_INT * T1.W, T4.Y, literal.x,  BS:VEC_201
	524(7.342804e-43), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T0.Z, 
	  ADD_INT   T0.Z, T1.Y, T0.W,  
	  ADD_INT * T0.W, T4.Y, literal.x,  BS:VEC_120/SCL_212
	528(7.398856e-43), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T0.Z, 
	  ADD_INT   T0.Y, T2.Z, T4.Y,  
	  ADD_INT   T0.Z, T1.Y, T1.X,  
	  ADD_INT * T0.W, T4.Y, literal.x,  BS:VEC_120/SCL_212
	520(7.286752e-43), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T0.Z, 
	  ADD_INT * T0.W, T0.Y, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 200:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T1.W, OQAP,  
	  ADD_INT * T0.W, T0.Y, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV   T1.Z, OQAP,  
	  OR_INT * T0.W, T0.Y, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T1.Y, OQAP,  
	  LDS_READ_RET * OQAP, T0.Y 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T0.W, T0.Y, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T4.W, OQAP,  
	  ADD_INT * T0.W, T0.Y, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV   T4.Z, OQAP,  
	  ADD_INT * T0.W, T0.Y, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV   T4.Y, OQAP,  
	  ADD_INT * T0.W, T0.Y, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T4.X, OQAP,  
.Ltmp3409:
.Lfunc_end22:
	.size	local_ulong, .Lfunc_end22-local_ulong

	.section	.AMDGPU.config
	.long	166100
	.long	608
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	own_ulong
	.p2align	8
	.type	own_ulong,@function
own_ulong:
own_ulong$local:
.Lfunc_begin23:
	ALU 5, @310, KC0[CB0:0-32], KC1[]
.Ltmp3410:
	ALU 9, @316, KC0[CB0:0-32], KC1[]
.Ltmp3411:
	TEX 0 @228
	ALU 0, @326, KC0[], KC1[]
.Ltmp3412:
	ALU 6, @327, KC0[CB0:0-32], KC1[]
	TEX 0 @230
	ALU 0, @334, KC0[], KC1[]
.Ltmp3413:
	ALU 7, @335, KC0[CB0:0-32], KC1[]
	TEX 0 @232
	ALU 0, @343, KC0[], KC1[]
.Ltmp3414:
	ALU 7, @344, KC0[CB0:0-32], KC1[]
	TEX 0 @234
	ALU 0, @352, KC0[], KC1[]
.Ltmp3415:
	ALU 7, @353, KC0[CB0:0-32], KC1[]
	TEX 0 @236
	ALU 0, @361, KC0[], KC1[]
.Ltmp3416:
	ALU 7, @362, KC0[CB0:0-32], KC1[]
	TEX 0 @238
	ALU 0, @370, KC0[], KC1[]
.Ltmp3417:
	ALU 7, @371, KC0[CB0:0-32], KC1[]
	TEX 0 @240
	ALU 0, @379, KC0[], KC1[]
.Ltmp3418:
	ALU 7, @380, KC0[CB0:0-32], KC1[]
	TEX 0 @242
	ALU 0, @388, KC0[], KC1[]
.Ltmp3419:
	ALU 7, @389, KC0[CB0:0-32], KC1[]
	TEX 0 @244
	ALU 0, @397, KC0[], KC1[]
.Ltmp3420:
	ALU 7, @398, KC0[CB0:0-32], KC1[]
	TEX 0 @246
	ALU 0, @406, KC0[], KC1[]
.Ltmp3421:
	ALU 7, @407, KC0[CB0:0-32], KC1[]
	TEX 0 @248
	ALU 0, @415, KC0[], KC1[]
.Ltmp3422:
	ALU 7, @416, KC0[CB0:0-32], KC1[]
	TEX 0 @250
	ALU 0, @424, KC0[], KC1[]
.Ltmp3423:
	ALU 7, @425, KC0[CB0:0-32], KC1[]
	TEX 0 @252
	ALU 0, @433, KC0[], KC1[]
.Ltmp3424:
	ALU 7, @434, KC0[CB0:0-32], KC1[]
	TEX 0 @254
	ALU 0, @442, KC0[], KC1[]
.Ltmp3425:
	ALU 7, @443, KC0[CB0:0-32], KC1[]
	TEX 0 @256
	ALU 0, @451, KC0[], KC1[]
.Ltmp3426:
	ALU 7, @452, KC0[CB0:0-32], KC1[]
	TEX 0 @258
	ALU 0, @460, KC0[], KC1[]
.Ltmp3427:
	ALU 7, @461, KC0[CB0:0-32], KC1[]
	TEX 0 @260
	ALU 0, @469, KC0[], KC1[]
.Ltmp3428:
	ALU 7, @470, KC0[CB0:0-32], KC1[]
	TEX 0 @262
	ALU 0, @478, KC0[], KC1[]
.Ltmp3429:
	ALU 7, @479, KC0[CB0:0-32], KC1[]
	TEX 0 @264
	ALU 0, @487, KC0[], KC1[]
.Ltmp3430:
	ALU 7, @488, KC0[CB0:0-32], KC1[]
	TEX 0 @266
	ALU 0, @496, KC0[], KC1[]
.Ltmp3431:
	ALU 7, @497, KC0[CB0:0-32], KC1[]
	TEX 0 @268
	ALU 0, @505, KC0[], KC1[]
.Ltmp3432:
	ALU 7, @506, KC0[CB0:0-32], KC1[]
	TEX 0 @270
	ALU 0, @514, KC0[], KC1[]
.Ltmp3433:
	ALU 7, @515, KC0[CB0:0-32], KC1[]
	TEX 0 @272
	ALU 0, @523, KC0[], KC1[]
.Ltmp3434:
	ALU 7, @524, KC0[CB0:0-32], KC1[]
	TEX 0 @274
	ALU 0, @532, KC0[], KC1[]
.Ltmp3435:
	ALU 7, @533, KC0[CB0:0-32], KC1[]
	TEX 0 @276
	ALU 0, @541, KC0[], KC1[]
.Ltmp3436:
	ALU 7, @542, KC0[CB0:0-32], KC1[]
	TEX 0 @278
	ALU 0, @550, KC0[], KC1[]
.Ltmp3437:
	ALU 7, @551, KC0[CB0:0-32], KC1[]
	TEX 0 @280
	ALU 0, @559, KC0[], KC1[]
.Ltmp3438:
	ALU 7, @560, KC0[CB0:0-32], KC1[]
	TEX 0 @282
	ALU 0, @568, KC0[], KC1[]
.Ltmp3439:
	ALU 7, @569, KC0[CB0:0-32], KC1[]
	TEX 0 @284
	ALU 0, @577, KC0[], KC1[]
.Ltmp3440:
	ALU 7, @578, KC0[CB0:0-32], KC1[]
	TEX 0 @286
	ALU 0, @586, KC0[], KC1[]
.Ltmp3441:
	ALU 7, @587, KC0[CB0:0-32], KC1[]
	TEX 0 @288
	ALU 0, @595, KC0[], KC1[]
.Ltmp3442:
	ALU 7, @596, KC0[CB0:0-32], KC1[]
	TEX 0 @290
	ALU 0, @604, KC0[], KC1[]
.Ltmp3443:
	ALU 7, @605, KC0[CB0:0-32], KC1[]
	TEX 0 @292
	ALU 0, @613, KC0[], KC1[]
.Ltmp3444:
	ALU 7, @614, KC0[CB0:0-32], KC1[]
	TEX 0 @294
	ALU 0, @622, KC0[], KC1[]
.Ltmp3445:
	ALU 7, @623, KC0[CB0:0-32], KC1[]
	TEX 0 @296
	ALU 0, @631, KC0[], KC1[]
.Ltmp3446:
	ALU 7, @632, KC0[CB0:0-32], KC1[]
	TEX 0 @298
	ALU 0, @640, KC0[], KC1[]
.Ltmp3447:
	ALU 7, @641, KC0[CB0:0-32], KC1[]
	TEX 0 @300
	ALU 0, @649, KC0[], KC1[]
.Ltmp3448:
	ALU 7, @650, KC0[CB0:0-32], KC1[]
	TEX 0 @302
	ALU 0, @658, KC0[], KC1[]
.Ltmp3449:
	ALU 7, @659, KC0[CB0:0-32], KC1[]
	TEX 0 @304
	ALU 0, @667, KC0[], KC1[]
.Ltmp3450:
	ALU 7, @668, KC0[CB0:0-32], KC1[]
	TEX 0 @306
	ALU 0, @676, KC0[], KC1[]
.Ltmp3451:
	ALU 7, @677, KC0[CB0:0-32], KC1[]
	TEX 0 @308
	ALU 0, @685, KC0[], KC1[]
.Ltmp3452:
	ALU 1, @686, KC0[CB0:0-32], KC1[]
.Ltmp3453:
	ALU_PUSH_BEFORE 1, @688, KC0[CB0:0-32], KC1[]
	JUMP @138 POP:1
	ALU 3, @690, KC0[CB0:0-32], KC1[]
.Ltmp3454:
	LOOP_START_DX10 @137
.Ltmp3455:
	ALU 32, @694, KC0[], KC1[]
.Ltmp3456:
	ALU 0, @727, KC0[], KC1[]
.Ltmp3457:
	ALU 45, @728, KC0[], KC1[]
.Ltmp3458:
	ALU_PUSH_BEFORE 3, @774, KC0[], KC1[]
	JUMP @136 POP:1
	LOOP_BREAK @136
	POP @136 POP:1
	END_LOOP @129
	POP @138 POP:1
.Ltmp3459:
	ALU 48, @778, KC0[], KC1[]
.Ltmp3460:
	ALU 1, @827, KC0[], KC1[]
.Ltmp3461:
	ALU 54, @829, KC0[], KC1[]
.Ltmp3462:
	ALU 13, @884, KC0[], KC1[]
.Ltmp3463:
	ALU 38, @898, KC0[], KC1[]
.Ltmp3464:
	ALU 0, @937, KC0[], KC1[]
.Ltmp3465:
	ALU 44, @938, KC0[], KC1[]
.Ltmp3466:
	ALU 0, @983, KC0[], KC1[]
.Ltmp3467:
	ALU 64, @984, KC0[], KC1[]
.Ltmp3468:
	ALU 0, @1049, KC0[], KC1[]
.Ltmp3469:
	ALU 36, @1050, KC0[], KC1[]
.Ltmp3470:
	ALU 0, @1087, KC0[], KC1[]
.Ltmp3471:
	ALU 41, @1088, KC0[], KC1[]
.Ltmp3472:
	ALU 0, @1130, KC0[], KC1[]
.Ltmp3473:
	ALU 40, @1131, KC0[], KC1[]
.Ltmp3474:
	ALU 0, @1172, KC0[], KC1[]
.Ltmp3475:
	ALU 27, @1173, KC0[], KC1[]
.Ltmp3476:
	ALU 0, @1201, KC0[], KC1[]
.Ltmp3477:
	ALU 108, @1202, KC0[], KC1[]
	ALU 1, @1311, KC0[], KC1[]
.Ltmp3478:
	ALU 0, @1313, KC0[], KC1[]
.Ltmp3479:
	ALU 18, @1314, KC0[], KC1[]
.Ltmp3480:
	ALU 0, @1333, KC0[], KC1[]
.Ltmp3481:
	ALU 37, @1334, KC0[], KC1[]
.Ltmp3482:
	ALU 0, @1372, KC0[], KC1[]
.Ltmp3483:
	ALU 37, @1373, KC0[], KC1[]
.Ltmp3484:
	ALU 0, @1411, KC0[], KC1[]
.Ltmp3485:
	ALU 110, @1412, KC0[], KC1[]
	ALU 38, @1523, KC0[], KC1[]
.Ltmp3486:
	ALU 0, @1562, KC0[], KC1[]
.Ltmp3487:
	ALU 18, @1563, KC0[], KC1[]
.Ltmp3488:
	ALU 0, @1582, KC0[], KC1[]
.Ltmp3489:
	ALU 18, @1583, KC0[], KC1[]
.Ltmp3490:
	ALU 0, @1602, KC0[], KC1[]
.Ltmp3491:
	ALU 18, @1603, KC0[], KC1[]
.Ltmp3492:
	ALU 0, @1622, KC0[], KC1[]
.Ltmp3493:
	ALU 30, @1623, KC0[], KC1[]
.Ltmp3494:
	ALU 0, @1654, KC0[], KC1[]
.Ltmp3495:
	ALU 42, @1655, KC0[], KC1[]
.Ltmp3496:
	ALU 0, @1698, KC0[], KC1[]
.Ltmp3497:
	ALU 102, @1699, KC0[], KC1[]
	ALU 19, @1802, KC0[], KC1[]
.Ltmp3498:
	ALU 0, @1822, KC0[], KC1[]
.Ltmp3499:
	ALU 18, @1823, KC0[], KC1[]
.Ltmp3500:
	ALU 0, @1842, KC0[], KC1[]
.Ltmp3501:
	ALU 20, @1843, KC0[], KC1[]
.Ltmp3502:
	ALU 0, @1864, KC0[], KC1[]
.Ltmp3503:
	ALU 35, @1865, KC0[], KC1[]
.Ltmp3504:
	ALU 0, @1901, KC0[], KC1[]
.Ltmp3505:
	ALU 31, @1902, KC0[], KC1[]
.Ltmp3506:
	ALU 3, @1934, KC0[], KC1[]
.Ltmp3507:
	ALU 31, @1938, KC0[], KC1[]
.Ltmp3508:
	ALU 0, @1970, KC0[], KC1[]
.Ltmp3509:
	ALU 108, @1971, KC0[], KC1[]
	ALU 1, @2080, KC0[], KC1[]
.Ltmp3510:
	ALU 0, @2082, KC0[], KC1[]
.Ltmp3511:
	ALU 20, @2083, KC0[], KC1[]
.Ltmp3512:
	ALU 0, @2104, KC0[], KC1[]
.Ltmp3513:
	ALU 46, @2105, KC0[], KC1[]
.Ltmp3514:
	ALU 0, @2152, KC0[], KC1[]
.Ltmp3515:
	ALU 24, @2153, KC0[], KC1[]
.Ltmp3516:
	ALU 13, @2178, KC0[], KC1[]
.Ltmp3517:
	ALU 38, @2192, KC0[], KC1[]
.Ltmp3518:
	ALU 0, @2231, KC0[], KC1[]
.Ltmp3519:
	ALU 44, @2232, KC0[], KC1[]
.Ltmp3520:
	ALU 0, @2277, KC0[], KC1[]
.Ltmp3521:
	ALU 64, @2278, KC0[], KC1[]
.Ltmp3522:
	ALU 0, @2343, KC0[], KC1[]
.Ltmp3523:
	ALU 28, @2344, KC0[], KC1[]
.Ltmp3524:
	ALU 0, @2373, KC0[], KC1[]
.Ltmp3525:
	ALU 27, @2374, KC0[], KC1[]
.Ltmp3526:
	ALU 0, @2402, KC0[], KC1[]
.Ltmp3527:
	ALU 114, @2403, KC0[], KC1[]
	ALU 81, @2518, KC0[], KC1[]
.Ltmp3528:
	ALU 0, @2600, KC0[], KC1[]
.Ltmp3529:
	ALU 18, @2601, KC0[], KC1[]
.Ltmp3530:
	ALU 0, @2620, KC0[], KC1[]
.Ltmp3531:
	ALU 18, @2621, KC0[], KC1[]
.Ltmp3532:
	ALU 0, @2640, KC0[], KC1[]
.Ltmp3533:
	ALU 18, @2641, KC0[], KC1[]
.Ltmp3534:
	ALU 0, @2660, KC0[], KC1[]
.Ltmp3535:
	ALU 18, @2661, KC0[], KC1[]
.Ltmp3536:
	ALU 0, @2680, KC0[], KC1[]
.Ltmp3537:
	ALU 18, @2681, KC0[], KC1[]
.Ltmp3538:
	ALU 0, @2700, KC0[], KC1[]
.Ltmp3539:
	ALU 18, @2701, KC0[], KC1[]
.Ltmp3540:
	ALU 2, @2720, KC0[], KC1[]
.Ltmp3541:
	ALU 2, @2723, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 228:
.Ltmp3542:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3543:
	Fetch clause starting at 230:
.Ltmp3544:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3545:
	Fetch clause starting at 232:
.Ltmp3546:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3547:
	Fetch clause starting at 234:
.Ltmp3548:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3549:
	Fetch clause starting at 236:
.Ltmp3550:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3551:
	Fetch clause starting at 238:
.Ltmp3552:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3553:
	Fetch clause starting at 240:
.Ltmp3554:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3555:
	Fetch clause starting at 242:
.Ltmp3556:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3557:
	Fetch clause starting at 244:
.Ltmp3558:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3559:
	Fetch clause starting at 246:
.Ltmp3560:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3561:
	Fetch clause starting at 248:
.Ltmp3562:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3563:
	Fetch clause starting at 250:
.Ltmp3564:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3565:
	Fetch clause starting at 252:
.Ltmp3566:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3567:
	Fetch clause starting at 254:
.Ltmp3568:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3569:
	Fetch clause starting at 256:
.Ltmp3570:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3571:
	Fetch clause starting at 258:
.Ltmp3572:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3573:
	Fetch clause starting at 260:
.Ltmp3574:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3575:
	Fetch clause starting at 262:
.Ltmp3576:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3577:
	Fetch clause starting at 264:
.Ltmp3578:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3579:
	Fetch clause starting at 266:
.Ltmp3580:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3581:
	Fetch clause starting at 268:
.Ltmp3582:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3583:
	Fetch clause starting at 270:
.Ltmp3584:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3585:
	Fetch clause starting at 272:
.Ltmp3586:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3587:
	Fetch clause starting at 274:
.Ltmp3588:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3589:
	Fetch clause starting at 276:
.Ltmp3590:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3591:
	Fetch clause starting at 278:
.Ltmp3592:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3593:
	Fetch clause starting at 280:
.Ltmp3594:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3595:
	Fetch clause starting at 282:
.Ltmp3596:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3597:
	Fetch clause starting at 284:
.Ltmp3598:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3599:
	Fetch clause starting at 286:
.Ltmp3600:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3601:
	Fetch clause starting at 288:
.Ltmp3602:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3603:
	Fetch clause starting at 290:
.Ltmp3604:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3605:
	Fetch clause starting at 292:
.Ltmp3606:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3607:
	Fetch clause starting at 294:
.Ltmp3608:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3609:
	Fetch clause starting at 296:
.Ltmp3610:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3611:
	Fetch clause starting at 298:
.Ltmp3612:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3613:
	Fetch clause starting at 300:
.Ltmp3614:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3615:
	Fetch clause starting at 302:
.Ltmp3616:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3617:
	Fetch clause starting at 304:
.Ltmp3618:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3619:
	Fetch clause starting at 306:
.Ltmp3620:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp3621:
	Fetch clause starting at 308:
.Ltmp3622:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp3623:
	ALU clause starting at 310:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp3624:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp3625:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 316:
.Ltmp3626:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.X, literal.x,  
.Ltmp3627:
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3628:
	ALU clause starting at 326:
.Ltmp3629:
	  MOV * T2.X, T1.X,  
.Ltmp3630:
	ALU clause starting at 327:
.Ltmp3631:
	  MOV   T3.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, 1,  
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3632:
	ALU clause starting at 334:
.Ltmp3633:
	  MOV * T4.X, T1.X,  
.Ltmp3634:
	ALU clause starting at 335:
.Ltmp3635:
	  MOV   T5.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3636:
	ALU clause starting at 343:
.Ltmp3637:
	  MOV * T6.X, T1.X,  
.Ltmp3638:
	ALU clause starting at 344:
.Ltmp3639:
	  MOV   T7.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3640:
	ALU clause starting at 352:
.Ltmp3641:
	  MOV * T8.X, T1.X,  
.Ltmp3642:
	ALU clause starting at 353:
.Ltmp3643:
	  MOV   T9.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3644:
	ALU clause starting at 361:
.Ltmp3645:
	  MOV * T10.X, T1.X,  
.Ltmp3646:
	ALU clause starting at 362:
.Ltmp3647:
	  MOV   T11.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3648:
	ALU clause starting at 370:
.Ltmp3649:
	  MOV * T12.X, T1.X,  
.Ltmp3650:
	ALU clause starting at 371:
.Ltmp3651:
	  MOV   T13.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3652:
	ALU clause starting at 379:
.Ltmp3653:
	  MOV * T14.X, T1.X,  
.Ltmp3654:
	ALU clause starting at 380:
.Ltmp3655:
	  MOV   T15.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3656:
	ALU clause starting at 388:
.Ltmp3657:
	  MOV * T16.X, T1.X,  
.Ltmp3658:
	ALU clause starting at 389:
.Ltmp3659:
	  MOV   T17.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3660:
	ALU clause starting at 397:
.Ltmp3661:
	  MOV * T18.X, T1.X,  
.Ltmp3662:
	ALU clause starting at 398:
.Ltmp3663:
	  MOV   T19.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3664:
	ALU clause starting at 406:
.Ltmp3665:
	  MOV * T20.X, T1.X,  
.Ltmp3666:
	ALU clause starting at 407:
.Ltmp3667:
	  MOV   T21.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	10(1.401298e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3668:
	ALU clause starting at 415:
.Ltmp3669:
	  MOV * T22.X, T1.X,  
.Ltmp3670:
	ALU clause starting at 416:
.Ltmp3671:
	  MOV   T23.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3672:
	ALU clause starting at 424:
.Ltmp3673:
	  MOV * T24.X, T1.X,  
.Ltmp3674:
	ALU clause starting at 425:
.Ltmp3675:
	  MOV   T25.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3676:
	ALU clause starting at 433:
.Ltmp3677:
	  MOV * T26.X, T1.X,  
.Ltmp3678:
	ALU clause starting at 434:
.Ltmp3679:
	  MOV   T27.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	13(1.821688e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3680:
	ALU clause starting at 442:
.Ltmp3681:
	  MOV * T28.X, T1.X,  
.Ltmp3682:
	ALU clause starting at 443:
.Ltmp3683:
	  MOV   T29.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3684:
	ALU clause starting at 451:
.Ltmp3685:
	  MOV * T30.X, T1.X,  
.Ltmp3686:
	ALU clause starting at 452:
.Ltmp3687:
	  MOV   T31.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3688:
	ALU clause starting at 460:
.Ltmp3689:
	  MOV * T32.X, T1.X,  
.Ltmp3690:
	ALU clause starting at 461:
.Ltmp3691:
	  MOV   T33.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3692:
	ALU clause starting at 469:
.Ltmp3693:
	  MOV * T34.X, T1.X,  
.Ltmp3694:
	ALU clause starting at 470:
.Ltmp3695:
	  MOV   T35.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	17(2.382207e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3696:
	ALU clause starting at 478:
.Ltmp3697:
	  MOV * T36.X, T1.X,  
.Ltmp3698:
	ALU clause starting at 479:
.Ltmp3699:
	  MOV   T37.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	18(2.522337e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3700:
	ALU clause starting at 487:
.Ltmp3701:
	  MOV * T38.X, T1.X,  
.Ltmp3702:
	ALU clause starting at 488:
.Ltmp3703:
	  MOV   T39.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	19(2.662467e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3704:
	ALU clause starting at 496:
.Ltmp3705:
	  MOV * T40.X, T1.X,  
.Ltmp3706:
	ALU clause starting at 497:
.Ltmp3707:
	  MOV   T41.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3708:
	ALU clause starting at 505:
.Ltmp3709:
	  MOV * T42.X, T1.X,  
.Ltmp3710:
	ALU clause starting at 506:
.Ltmp3711:
	  MOV   T43.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	21(2.942727e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3712:
	ALU clause starting at 514:
.Ltmp3713:
	  MOV * T44.X, T1.X,  
.Ltmp3714:
	ALU clause starting at 515:
.Ltmp3715:
	  MOV   T45.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	22(3.082857e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3716:
	ALU clause starting at 523:
.Ltmp3717:
	  MOV * T46.X, T1.X,  
.Ltmp3718:
	ALU clause starting at 524:
.Ltmp3719:
	  MOV   T47.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3720:
	ALU clause starting at 532:
.Ltmp3721:
	  MOV * T48.X, T1.X,  
.Ltmp3722:
	ALU clause starting at 533:
.Ltmp3723:
	  MOV   T49.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3724:
	ALU clause starting at 541:
.Ltmp3725:
	  MOV * T50.X, T1.X,  
.Ltmp3726:
	ALU clause starting at 542:
.Ltmp3727:
	  MOV   T51.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	25(3.503246e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3728:
	ALU clause starting at 550:
.Ltmp3729:
	  MOV * T52.X, T1.X,  
.Ltmp3730:
	ALU clause starting at 551:
.Ltmp3731:
	  MOV   T53.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	26(3.643376e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3732:
	ALU clause starting at 559:
.Ltmp3733:
	  MOV * T54.X, T1.X,  
.Ltmp3734:
	ALU clause starting at 560:
.Ltmp3735:
	  MOV   T55.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	27(3.783506e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3736:
	ALU clause starting at 568:
.Ltmp3737:
	  MOV * T56.X, T1.X,  
.Ltmp3738:
	ALU clause starting at 569:
.Ltmp3739:
	  MOV   T57.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3740:
	ALU clause starting at 577:
.Ltmp3741:
	  MOV * T58.X, T1.X,  
.Ltmp3742:
	ALU clause starting at 578:
.Ltmp3743:
	  MOV   T59.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	29(4.063766e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3744:
	ALU clause starting at 586:
.Ltmp3745:
	  MOV * T60.X, T1.X,  
.Ltmp3746:
	ALU clause starting at 587:
.Ltmp3747:
	  MOV   T61.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3748:
	ALU clause starting at 595:
.Ltmp3749:
	  MOV * T62.X, T1.X,  
.Ltmp3750:
	ALU clause starting at 596:
.Ltmp3751:
	  MOV   T63.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3752:
	ALU clause starting at 604:
.Ltmp3753:
	  MOV * T64.X, T1.X,  
.Ltmp3754:
	ALU clause starting at 605:
.Ltmp3755:
	  MOV   T65.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3756:
	ALU clause starting at 613:
.Ltmp3757:
	  MOV * T66.X, T1.X,  
.Ltmp3758:
	ALU clause starting at 614:
.Ltmp3759:
	  MOV   T67.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	33(4.624285e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3760:
	ALU clause starting at 622:
.Ltmp3761:
	  MOV * T68.X, T1.X,  
.Ltmp3762:
	ALU clause starting at 623:
.Ltmp3763:
	  MOV   T69.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	34(4.764415e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3764:
	ALU clause starting at 631:
.Ltmp3765:
	  MOV * T70.X, T1.X,  
.Ltmp3766:
	ALU clause starting at 632:
.Ltmp3767:
	  MOV   T71.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	35(4.904545e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3768:
	ALU clause starting at 640:
.Ltmp3769:
	  MOV * T72.X, T1.X,  
.Ltmp3770:
	ALU clause starting at 641:
.Ltmp3771:
	  MOV   T73.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	36(5.044674e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3772:
	ALU clause starting at 649:
.Ltmp3773:
	  MOV * T74.X, T1.X,  
.Ltmp3774:
	ALU clause starting at 650:
.Ltmp3775:
	  MOV   T75.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	37(5.184804e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3776:
	ALU clause starting at 658:
.Ltmp3777:
	  MOV * T76.X, T1.X,  
.Ltmp3778:
	ALU clause starting at 659:
.Ltmp3779:
	  MOV   T77.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	38(5.324934e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3780:
	ALU clause starting at 667:
.Ltmp3781:
	  MOV * T78.X, T1.X,  
.Ltmp3782:
	ALU clause starting at 668:
.Ltmp3783:
	  MOV   T79.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	39(5.465064e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp3784:
	ALU clause starting at 676:
.Ltmp3785:
	  MOV * T80.X, T1.X,  
.Ltmp3786:
	ALU clause starting at 677:
.Ltmp3787:
	  MOV   T81.X, T1.Y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	40(5.605194e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
.Ltmp3788:
	ALU clause starting at 685:
.Ltmp3789:
	  MOV * T82.X, T0.X,  
.Ltmp3790:
	ALU clause starting at 686:
.Ltmp3791:
	  MOV   T83.X, T0.Y,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp3792:
	ALU clause starting at 688:
.Ltmp3793:
	  SETGT_INT * T1.W, 1, KC0[2].W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp3794:
	ALU clause starting at 690:
	  MOV   T0.X, T0.W,  
	  MOV   T1.Z, literal.x,  
.Ltmp3795:
	  MOV * T1.W, KC0[2].W,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 694:
.Ltmp3796:
	  MULLO_INT   T0.X (MASKED), T1.Z, T1.Z,  
	  MULLO_INT   T0.Y, T1.Z, T1.Z,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, T1.Z,  
	  MULLO_INT * T0.W (MASKED), T1.Z, T1.Z,  
	  ADD_INT * T2.W, PV.Y, T0.W,  
.Ltmp3797:
	  MULHI_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T0.Y, T2.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T1.X, T0.X, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T0.X, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T0.X, literal.x,  
	  MULHI_INT * T1.W (MASKED), T0.X, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T87.X, PV.X, literal.x,  
	  LSHR   T1.Y, PV.X, literal.y,  
	  ASHR   T2.Z, T0.Y, literal.x,  
.Ltmp3798:
	  LSHR * T3.W, T0.Y, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T3.W, PV.X, PV.Y,  
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T2.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT * T2.Z, T2.W, PV.X,  
.Ltmp3799:
	ALU clause starting at 727:
.Ltmp3800:
	  SUB_INT * T2.W, T0.X, T0.Y,  
.Ltmp3801:
	ALU clause starting at 728:
.Ltmp3802:
	  LSHL   T3.Z, T2.W, literal.x,  
	  LSHL * T2.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, PV.W, literal.x,  
	  ADD_INT   T0.Y, PV.W, literal.y,  
	  ADD_INT   T2.Z, PV.Z, literal.x,  
	  ADD_INT * T2.W, PV.Z, literal.y,  
	12(1.681558e-44), 8(1.121039e-44)
	  LSHR   T87.X, PV.W, literal.x,  
	  LSHR   T1.Y, PV.Z, literal.x,  
	  LSHR   T2.Z, PV.Y, literal.x,  
	  LSHR * T2.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T87.X,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MULHI   T2.X (MASKED), T2.Z, literal.x,  
	  MULHI   T2.Y (MASKED), T2.Z, literal.x,  
	  MULHI   T2.Z (MASKED), T2.Z, literal.x,  
	  MULHI * T2.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.Y, literal.x,  
	  MULLO_INT   T2.Y, T2.Y, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.Y, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T2.W, PV.Y,  
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y, T2.Z, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADDC_UINT   T2.Z, PV.Y, T1.X,  
	  ADD_INT * T2.W, T2.W, T0.Y,  
	  ADD_INT   T3.Z, T2.Y, T1.X,  
	  ADD_INT * T2.W, PV.W, PV.Z,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T(0 + AR.x).X+, T2.W,  
	  MOVA_INT * AR.x (MASKED), T87.X,  
	  MOV   T(0 + AR.x).X+, T3.Z,  
.Ltmp3803:
	  ADD_INT * T1.Z, T1.Z, 1,  BS:VEC_120/SCL_212
.Ltmp3804:
	ALU clause starting at 774:
.Ltmp3805:
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETE_INT * T2.W, T1.W, T1.Z,  
	13(1.821688e-44), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp3806:
	ALU clause starting at 778:
.Ltmp3807:
	  ADD_INT * T1.W, T0.W, 1,  
	  MULHI_INT   T0.X, T1.W, literal.x,  
	  MULHI_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULHI_INT   T0.Y, T0.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T0.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T1.X, PV.Y, literal.x,  
	  LSHR   T0.Y, PV.Y, literal.y,  
	  ASHR   T1.Z, T0.X, literal.x,  
	  LSHR * T2.W, T0.X, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T1.Z, PV.Z, PV.W,  
	  ADD_INT * T2.W, PV.X, PV.Y,  
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T0.Y, T1.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T1.Z, T1.W, PV.Y,  
	  SUB_INT * T1.W, T0.W, T0.X,  BS:VEC_120/SCL_212
	  LSHL   T2.Z, PV.W, literal.x,  
	  LSHL * T1.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.W, literal.x,  
	  ADD_INT   T0.Y, PV.W, literal.y,  
	  ADD_INT   T1.Z, PV.Z, literal.x,  
	  ADD_INT * T1.W, PV.Z, literal.y,  
	12(1.681558e-44), 8(1.121039e-44)
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHR   T1.Y, PV.Z, literal.x,  
	  LSHR   T1.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T0.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
.Ltmp3808:
	ALU clause starting at 827:
.Ltmp3809:
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
.Ltmp3810:
	ALU clause starting at 829:
.Ltmp3811:
	  ADD_INT * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T1.Z, T1.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T2.Z, PV.Z, literal.x,  
	  LSHR * T2.W, PV.Z, literal.y,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T1.Z, T0.W, literal.x,  
	  ADD_INT * T2.W, PV.Z, PV.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y, T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.Z, literal.x,  
	  MULHI_INT   T2.Z, T1.Z, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T3.Y, PV.Z, literal.x,  
	  LSHR   T2.Z, PV.Z, literal.y,  
	  SUB_INT * T1.W, T1.W, T2.Y,  
	4(5.605194e-45), 31(4.344025e-44)
	  LSHL   T3.Z, PV.W, literal.x,  
	  ADD_INT * T1.W, PV.Y, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULHI   T2.X (MASKED), T1.X, literal.x,  
	  MULHI   T2.Y, T1.X, literal.x,  
	  MULHI   T2.Z (MASKED), T1.X, literal.x,  
	  MULHI * T2.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T1.Y, T1.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W, T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T3.Y, T1.Z, PV.W,  
	  ADD_INT   T1.Z, T2.Y, T1.Y,  
	  ADD_INT * T1.W, T3.Z, literal.x,  BS:VEC_120/SCL_212
	12(1.681558e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T87.X, T0.Y, PV.X,  
.Ltmp3812:
	ALU clause starting at 884:
.Ltmp3813:
	  LSHR   T1.Y, T1.W, literal.x,  
	  ADD_INT   T1.Z, T0.X, T1.Z,  
	  LSHL * T1.W, T3.Y, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  ADDC_UINT   T0.X, T0.Y, T1.X,  
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  ADD_INT   T2.Z, PV.W, literal.y,  
	  ADD_INT * T1.W, T3.Z, literal.x,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHR   T2.Y, PV.Z, literal.x,  
	  LSHR   T2.Z, PV.Y, literal.x,  
	  ADD_INT * T1.W, T1.Z, PV.X,  
.Ltmp3814:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 898:
.Ltmp3815:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MULHI   T1.X (MASKED), T87.X, literal.x,  
	  MULHI   T1.Y (MASKED), T87.X, literal.x,  
	  MULHI   T1.Z (MASKED), T87.X, literal.x,  
	  MULHI * T1.W, T87.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T2.Z, PV.W, T0.X,  
	  ADD_INT * T1.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T87.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T87.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T87.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T87.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y, T1.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T3.Y, PV.Y, literal.x,  
	  ADD_INT   T2.Z, T1.Y, T2.Z,  
	  ADDC_UINT * T2.W, T1.X, T0.X,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T87.X, T2.Y, literal.x,  
	  ADD_INT   T1.Y, T0.W, literal.y,  
	  ADD_INT * T3.Z, T1.X, T0.X,  
.Ltmp3816:
	31(4.344025e-44), 4(5.605194e-45)
	ALU clause starting at 937:
.Ltmp3817:
	  ADD_INT * T2.W, T2.Z, T2.W,  
.Ltmp3818:
	ALU clause starting at 938:
.Ltmp3819:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X, T3.Z, literal.x,  
	  MULHI   T1.Y (MASKED), T3.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T3.Z, literal.x,  
	  MULHI * T1.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.Y, literal.x,  
	  MULHI_INT   T2.Y, T1.Y, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T1.Y, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T88.X, PV.Y, literal.x,  
	  LSHR   T2.Y, PV.Y, literal.y,  
	  ADD_INT   T2.Z, T1.X, T0.X,  
	  ADD_INT * T2.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	6(8.407791e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T3.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T1.X, T2.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T89.X, PV.X, literal.x,  
	  ADD_INT   T4.Y, T1.Z, T2.Z,  
	  ADDC_UINT   T1.Z, T0.Y, T0.X,  
	  ADD_INT * T3.W, T88.X, T2.Y,  
	4(5.605194e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y, T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T1.X, T1.X, literal.x,  
	  SUB_INT   T1.Y, T1.Y, PV.Y,  
	  ADD_INT * T2.Z, T0.Y, T0.X,  BS:VEC_120/SCL_212
.Ltmp3820:
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 983:
.Ltmp3821:
	  ADD_INT * T3.W, T4.Y, T1.Z,  
.Ltmp3822:
	ALU clause starting at 984:
.Ltmp3823:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T2.Z, literal.x,  
	  MULHI   T0.Y, T2.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T2.Z, literal.x,  
	  MULHI * T0.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.Y, T0.X,  
	  LSHL   T0.Y, T1.Y, literal.x,  
	  ADD_INT * T1.Z, T89.X, T1.X,  BS:VEC_021/SCL_122
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, T3.Y, T87.X,  
	  MULLO_INT   T1.X, T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y, T1.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T87.X, T2.W, PV.Y,  
	  SUB_INT   T1.Y, T1.W, T1.X,  BS:VEC_120/SCL_212
	  ADD_INT   T1.Z, T0.Y, literal.x,  
	  ADD_INT * T1.W, T0.Y, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHR   T0.Y, PV.Z, literal.x,  
	  LSHL   T1.Z, PV.Y, literal.y,  
	  LSHL * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  ADD_INT   T87.X, PV.W, literal.x,  
	  ADD_INT   T1.Y, PV.W, literal.y,  
	  ADD_INT   T3.Z, PV.Z, literal.x,  
	  ADD_INT * T1.W, PV.Z, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T88.X, PV.W, literal.x,  
	  LSHR   T2.Y, PV.Z, literal.x,  
	  LSHR   T1.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T88.X,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T0.Y,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Z, T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T3.Z, T1.X, T0.X,  
	  ADDC_UINT * T2.W, T0.Y, PV.Z,  
	  ADD_INT * T2.Z, T0.Y, T2.Z,  
.Ltmp3824:
	ALU clause starting at 1049:
.Ltmp3825:
	  ADD_INT * T2.W, T3.Z, T2.W,  
.Ltmp3826:
	ALU clause starting at 1050:
.Ltmp3827:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T2.Z, literal.x,  
	  MULHI   T0.Y, T2.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T2.Z, literal.x,  
	  MULHI * T0.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T3.Z, PV.Y, T0.X,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T2.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T0.Y, T2.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T1.X, PV.Y, literal.x,  
	  ADD_INT   T2.Y, T2.Y, T3.Z,  
	  ADDC_UINT   T2.Z, T1.W, T0.X,  
	  ADD_INT * T3.W, T0.W, literal.y,  BS:VEC_120/SCL_212
	4(5.605194e-45), 7(9.809089e-45)
	  MULHI_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULHI_INT   T3.Y, T3.W, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T3.W, literal.x,  
	  MULHI_INT * T3.W (MASKED), T3.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T87.X, PV.Y, literal.x,  
	  ADD_INT   T4.Y, T0.W, literal.y,  
	  ADD_INT * T3.Z, T1.W, T0.X,  BS:VEC_120/SCL_212
.Ltmp3828:
	4(5.605194e-45), 8(1.121039e-44)
	ALU clause starting at 1087:
.Ltmp3829:
	  ADD_INT * T1.W, T2.Y, T2.Z,  
.Ltmp3830:
	ALU clause starting at 1088:
.Ltmp3831:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X (MASKED), T3.Z, literal.x,  
	  MULHI   T1.Y (MASKED), T3.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T3.Z, literal.x,  
	  MULHI * T1.W, T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T4.Y, literal.x,  
	  MULHI_INT   T2.Y, T4.Y, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T4.Y, literal.x,  
	  MULHI_INT * T2.W (MASKED), T4.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T88.X, T3.Y, literal.x,  
	  ASHR   T3.Y, PV.Y, literal.y,  
	  LSHR   T2.Z, PV.Y, literal.x,  
	  ADD_INT * T1.W, T1.W, T0.X,  
	31(4.344025e-44), 4(5.605194e-45)
	  MULLO_INT   T0.X, T3.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T89.X, T1.Z, T1.W,  
	  ADDC_UINT   T2.Y, T1.Y, PV.X,  
	  ADD_INT   T1.Z, T3.Y, T2.Z,  BS:VEC_120/SCL_212
	  ADD_INT * T1.W, T87.X, T88.X,  
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W, T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T87.X, T4.Y, PV.Z,  
	  SUB_INT   T3.Y, T3.W, T1.W,  
	  ADD_INT * T1.Z, T1.Y, T0.X,  BS:VEC_120/SCL_212
.Ltmp3832:
	ALU clause starting at 1130:
.Ltmp3833:
	  ADD_INT * T1.W, T89.X, T2.Y,  
.Ltmp3834:
	ALU clause starting at 1131:
.Ltmp3835:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X (MASKED), T1.Z, literal.x,  
	  MULHI   T1.Y, T1.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T1.Z, literal.x,  
	  MULHI * T1.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T88.X, T0.Y, literal.x,  
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  LSHL   T2.Z, T3.Y, literal.y,  BS:VEC_120/SCL_212
	  LSHL * T1.W, T87.X, literal.y,  
	31(4.344025e-44), 3(4.203895e-45)
	  ADD_INT   T0.X, PV.W, literal.x,  
	  ADD_INT   T1.Y, PV.W, literal.y,  
	  ADD_INT   T3.Z, PV.Z, literal.x,  
	  ADD_INT * T1.W, PV.Z, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T87.X, PV.W, literal.x,  
	  LSHR   T2.Y, PV.Z, literal.x,  
	  LSHR   T2.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T1.W,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T87.X,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  ADD_INT   T2.Z, PV.Y, T0.Y,  
	  ADDC_UINT * T3.W, T1.W, T0.X,  
	  ADD_INT * T0.Y, T1.W, T0.X,  
.Ltmp3836:
	ALU clause starting at 1172:
.Ltmp3837:
	  ADD_INT * T2.Z, T2.Z, T3.W,  
.Ltmp3838:
	ALU clause starting at 1173:
.Ltmp3839:
	  ADD_INT * T1.W, T1.X, T88.X,  
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T2.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W, T0.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T2.Z, PV.W, T1.X,  
	  SUB_INT * T1.W, T2.W, T0.X,  BS:VEC_021/SCL_122
	  MULLO_INT   T0.X, T0.Y, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.Y, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T0.Y, T1.W, literal.x,  
	  ADD_INT   T1.Z, T1.Z, T2.Z,  
	  ADDC_UINT * T1.W, T1.Y, PV.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, T1.Y, T0.X,  
.Ltmp3840:
	ALU clause starting at 1201:
.Ltmp3841:
	  ADD_INT * T1.Y, T1.Z, T1.W,  
.Ltmp3842:
	ALU clause starting at 1202:
.Ltmp3843:
	  ADD_INT   T1.Z, T0.Y, literal.x,  
	  ADD_INT * T1.W, T0.W, literal.y,  
	12(1.681558e-44), 10(1.401298e-44)
	  MULHI_INT   T1.X, T1.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T87.X, T1.Z, literal.x,  
	  ASHR   T2.Y, PV.X, literal.y,  
	  LSHR   T1.Z, PV.X, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	31(4.344025e-44), 11(1.541428e-44)
	  MULHI_INT   T1.X, T2.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T88.X, PV.X, literal.x,  
	  LSHR   T3.Y, PV.X, literal.y,  
	  ADD_INT   T2.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T2.Y, T1.Z,  
	4(5.605194e-45), 31(4.344025e-44)
	12(1.681558e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T1.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T1.Z, T2.Z, literal.x,  
	  MULHI_INT * T1.W (MASKED), T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T89.X, PV.Z, literal.x,  
	  LSHR   T2.Y, PV.Z, literal.y,  
	  SUB_INT   T1.Z, T1.W, T1.X,  
	  ADD_INT * T1.W, T0.Y, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHL   T0.Y, PV.Z, literal.y,  
	  ADD_INT   T1.Z, PV.X, PV.Y,  
	  ADD_INT * T1.W, T88.X, T3.Y,  
	2(2.802597e-45), 3(4.203895e-45)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W, T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T88.X, T2.Z, PV.Z,  
	  SUB_INT   T2.Y, T2.W, T1.W,  
	  ADD_INT   T1.Z, T0.Y, literal.x,  
	  ADD_INT * T1.W, T0.Y, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T89.X, PV.W, literal.x,  
	  LSHR   T0.Y, PV.Z, literal.x,  
	  LSHL   T1.Z, PV.Y, literal.y,  
	  LSHL * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  ADD_INT   T88.X, PV.W, literal.x,  
	  ADD_INT   T2.Y, PV.W, literal.y,  
	  ADD_INT   T2.Z, PV.Z, literal.x,  
	  ADD_INT * T1.W, PV.Z, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T90.X, PV.W, literal.x,  
	  LSHR   T3.Y, PV.Z, literal.x,  
	  LSHR   T1.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T3.Y,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T90.X,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T0.Y,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T89.X,  
	  MOV * T2.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T87.X,  
	  MOV * T3.Y, T(0 + AR.x).X+,  
	  MULLO_INT   T1.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T1.Y, T1.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T3.X (MASKED), T0.X, literal.x,  
	  MULHI   T3.Y (MASKED), T0.X, literal.x,  
	  MULHI   T3.Z, T0.X, literal.x,  
	  MULHI * T3.W (MASKED), T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.Z, T1.Y,  
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.Z, T3.Y, T3.W,  
.Ltmp3844:
	ALU clause starting at 1311:
.Ltmp3845:
	  ADDC_UINT * T3.W, T1.X, T0.X,  
	  ADD_INT * T4.Z, T1.X, T0.X,  
.Ltmp3846:
	ALU clause starting at 1313:
.Ltmp3847:
	  ADD_INT * T3.W, T3.Z, T3.W,  
.Ltmp3848:
	ALU clause starting at 1314:
.Ltmp3849:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X, T4.Z, literal.x,  
	  MULHI   T1.Y (MASKED), T4.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T4.Z, literal.x,  
	  MULHI * T1.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.X, T0.X,  
	  MULLO_INT   T0.X, T4.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T3.Z, T2.W, T3.W,  
	  ADDC_UINT * T2.W, T0.Y, PV.X,  
	  ADD_INT * T4.Z, T0.Y, T0.X,  
.Ltmp3850:
	ALU clause starting at 1333:
.Ltmp3851:
	  ADD_INT * T2.W, T3.Z, T2.W,  
.Ltmp3852:
	ALU clause starting at 1334:
.Ltmp3853:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T4.Z, literal.x,  
	  MULHI   T0.Y, T4.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T4.Z, literal.x,  
	  MULHI * T0.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.Y, PV.Y, T0.X,  
	  ADD_INT   T3.Z, T0.W, literal.x,  
	  ADD_INT * T2.W, T0.W, literal.y,  
	15(2.101948e-44), 13(1.821688e-44)
	  MULLO_INT   T0.X, T4.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T1.X, T2.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T1.X (MASKED), T3.Z, literal.x,  
	  MULHI_INT   T1.Y, T3.Z, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T3.Z, literal.x,  
	  MULHI_INT * T1.W (MASKED), T3.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T87.X, PV.Y, literal.x,  
	  ASHR   T3.Y, T1.X, literal.x,  
	  ADD_INT   T2.Z, T2.Z, T0.Y,  
	  ADDC_UINT * T3.W, T2.Y, T0.X,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T1.X, T1.X, literal.x,  
	  ADD_INT   T0.Y, T0.W, literal.y,  
	  ADD_INT * T4.Z, T2.Y, T0.X,  
.Ltmp3854:
	31(4.344025e-44), 14(1.961818e-44)
	ALU clause starting at 1372:
.Ltmp3855:
	  ADD_INT * T3.W, T2.Z, T3.W,  
.Ltmp3856:
	ALU clause starting at 1373:
.Ltmp3857:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T2.X (MASKED), T4.Z, literal.x,  
	  MULHI   T2.Y, T4.Z, literal.x,  
	  MULHI   T2.Z (MASKED), T4.Z, literal.x,  
	  MULHI * T2.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T0.Y, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T0.Y, literal.x,  
	  MULHI_INT   T2.Z, T0.Y, literal.x,  
	  MULHI_INT * T2.W (MASKED), T0.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T88.X, T1.Y, literal.x,  
	  ASHR   T1.Y, PV.Z, literal.y,  
	  ADD_INT   T5.Z, T2.Y, T0.X,  BS:VEC_120/SCL_212
	  ADD_INT * T3.W, T3.Y, T1.X,  BS:VEC_201
	31(4.344025e-44), 4(5.605194e-45)
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T4.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T4.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T89.X, T2.Z, literal.x,  
	  ADD_INT   T2.Y, T1.Z, T5.Z,  BS:VEC_120/SCL_212
	  ADDC_UINT   T1.Z, T1.W, PV.X,  
	  SUB_INT * T2.W, T2.W, T0.X,  BS:VEC_120/SCL_212
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T0.X, PV.W, literal.x,  
	  ADD_INT * T3.Y, T1.W, T1.X,  
.Ltmp3858:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 1411:
.Ltmp3859:
	  ADD_INT * T1.Z, T2.Y, T1.Z,  
.Ltmp3860:
	ALU clause starting at 1412:
.Ltmp3861:
	  ADD_INT * T1.W, T1.Y, T89.X,  
	  MULLO_INT   T1.X, T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y, T1.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X (MASKED), T3.Y, literal.x,  
	  MULHI   T1.Y (MASKED), T3.Y, literal.x,  
	  MULHI   T1.Z, T3.Y, literal.x,  
	  MULHI * T1.W (MASKED), T3.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T89.X, PV.Z, T1.Y,  
	  SUB_INT   T0.Y, T0.Y, T1.X,  
	  ADD_INT * T1.Z, T0.X, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, T87.X, T88.X,  
	  MULLO_INT   T1.X, T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T87.X, T1.Z, literal.x,  
	  LSHL   T0.Y, T0.Y, literal.y,  
	  SUB_INT   T1.Z, T3.Z, PV.X,  BS:VEC_120/SCL_212
	  ADD_INT * T1.W, T0.X, literal.z,  
	2(2.802597e-45), 3(4.203895e-45)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
	  LSHL   T1.Y, PV.Z, literal.y,  
	  ADD_INT   T1.Z, PV.Y, literal.z,  
	  ADD_INT * T1.W, PV.Y, literal.w,  
	2(2.802597e-45), 3(4.203895e-45)
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHR   T0.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, T0.W, literal.z,  
	2(2.802597e-45), 12(1.681558e-44)
	16(2.242078e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y, T1.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T88.X, T1.Z, literal.x,  
	  ASHR   T4.Y, PV.Y, literal.y,  
	  LSHR   T1.Z, PV.Y, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	31(4.344025e-44), 17(2.382207e-44)
	  MULHI_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Y, T2.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T90.X, PV.Y, literal.x,  
	  LSHR   T2.Y, PV.Y, literal.y,  
	  ADD_INT   T2.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T4.Y, T1.Z,  
	4(5.605194e-45), 31(4.344025e-44)
	18(2.522337e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z, T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Y (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Z, T2.Z, literal.x,  
	  MULHI_INT * T3.W (MASKED), T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T91.X, PV.Z, literal.x,  
	  LSHR   T4.Y, PV.Z, literal.y,  
	  SUB_INT   T1.Z, T1.W, T1.Z,  
	  ADD_INT * T1.W, T1.Y, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T92.X, PV.W, literal.x,  
	  LSHL   T1.Y, PV.Z, literal.y,  
	  ADD_INT   T1.Z, PV.X, PV.Y,  
	  ADD_INT * T1.W, T90.X, T2.Y,  
	2(2.802597e-45), 3(4.203895e-45)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W, T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T90.X, T2.Z, PV.Z,  
	  SUB_INT   T2.Y, T2.W, T1.W,  
	  ADD_INT   T1.Z, T1.Y, literal.x,  
	  ADD_INT * T1.W, T1.Y, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T91.X, PV.W, literal.x,  
	  LSHR   T1.Y, PV.Z, literal.x,  
	  LSHL   T1.Z, PV.Y, literal.y,  
	  LSHL * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  ADD_INT   T90.X, PV.W, literal.x,  
	  ADD_INT   T2.Y, PV.W, literal.y,  
	  ADD_INT * T2.Z, PV.Z, literal.x,  
	8(1.121039e-44), 12(1.681558e-44)
.Ltmp3862:
	ALU clause starting at 1523:
.Ltmp3863:
	  ADD_INT * T1.W, T1.Z, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LSHR   T93.X, PV.W, literal.x,  
	  LSHR   T4.Y, T2.Z, literal.x,  
	  LSHR   T1.Z, T2.Y, literal.x,  
	  LSHR * T1.W, T90.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T4.Y,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T93.X,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T91.X,  
	  MOV * T2.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T92.X,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T88.X,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T0.Y,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T0.X,  
	  MOV * T0.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T87.X,  
	  MOV * T4.Y, T(0 + AR.x).X+,  
	  MULLO_INT   T3.X (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T3.Y, T3.Y, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.Y, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T4.Z, T4.Y, T89.X,  
	  ADDC_UINT * T4.W, T0.X, PV.Y,  
	  ADD_INT * T5.Z, T0.X, T3.Y,  
.Ltmp3864:
	ALU clause starting at 1562:
.Ltmp3865:
	  ADD_INT * T4.W, T4.Z, T4.W,  
.Ltmp3866:
	ALU clause starting at 1563:
.Ltmp3867:
	  MULLO_INT   T0.X, T4.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T3.X (MASKED), T5.Z, literal.x,  
	  MULHI   T3.Y, T5.Z, literal.x,  
	  MULHI   T3.Z (MASKED), T5.Z, literal.x,  
	  MULHI * T3.W (MASKED), T5.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T5.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T5.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T5.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T5.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T4.Z, T1.X, T4.W,  
	  ADDC_UINT * T4.W, T0.Y, PV.X,  
	  ADD_INT * T5.Z, T0.Y, T0.X,  
.Ltmp3868:
	ALU clause starting at 1582:
.Ltmp3869:
	  ADD_INT * T4.W, T4.Z, T4.W,  
.Ltmp3870:
	ALU clause starting at 1583:
.Ltmp3871:
	  MULLO_INT   T0.X, T4.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T5.Z, literal.x,  
	  MULHI   T0.Y, T5.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T5.Z, literal.x,  
	  MULHI * T0.W (MASKED), T5.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T5.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T5.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T5.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T5.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T4.Z, T3.W, T4.W,  
	  ADDC_UINT * T3.W, T3.Z, PV.X,  
	  ADD_INT * T3.Z, T3.Z, T0.X,  
.Ltmp3872:
	ALU clause starting at 1602:
.Ltmp3873:
	  ADD_INT * T3.W, T4.Z, T3.W,  
.Ltmp3874:
	ALU clause starting at 1603:
.Ltmp3875:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T3.Z, literal.x,  
	  MULHI   T0.Y, T3.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T3.Z, literal.x,  
	  MULHI * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T3.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T3.Z, T2.W, T3.W,  
	  ADDC_UINT * T2.W, T1.Y, PV.X,  
	  ADD_INT * T4.Z, T1.Y, T0.X,  
.Ltmp3876:
	ALU clause starting at 1622:
.Ltmp3877:
	  ADD_INT * T2.W, T3.Z, T2.W,  
.Ltmp3878:
	ALU clause starting at 1623:
.Ltmp3879:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T4.Z, literal.x,  
	  MULHI   T0.Y, T4.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T4.Z, literal.x,  
	  MULHI * T0.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T3.Z, PV.Y, T0.X,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	19(2.662467e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T4.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T0.Y, T2.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T1.Y, PV.Y, literal.x,  
	  ADD_INT   T2.Z, T2.Z, T3.Z,  
	  ADDC_UINT * T3.W, T2.Y, T0.X,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T1.X, T0.Y, literal.x,  
	  ADD_INT   T0.Y, T0.W, literal.y,  
	  ADD_INT * T3.Z, T2.Y, T0.X,  BS:VEC_120/SCL_212
.Ltmp3880:
	31(4.344025e-44), 20(2.802597e-44)
	ALU clause starting at 1654:
.Ltmp3881:
	  ADD_INT * T3.W, T2.Z, T3.W,  
.Ltmp3882:
	ALU clause starting at 1655:
.Ltmp3883:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T2.X (MASKED), T3.Z, literal.x,  
	  MULHI   T2.Y, T3.Z, literal.x,  
	  MULHI   T2.Z (MASKED), T3.Z, literal.x,  
	  MULHI * T2.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T0.Y, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T0.Y, literal.x,  
	  MULHI_INT   T2.Z, T0.Y, literal.x,  
	  MULHI_INT * T2.W (MASKED), T0.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T87.X, PV.Z, literal.x,  
	  LSHR   T3.Y, PV.Z, literal.y,  
	  ADD_INT   T2.Z, T2.Y, T0.X,  
	  ADD_INT * T3.W, T1.Y, T1.X,  BS:VEC_120/SCL_212
	4(5.605194e-45), 31(4.344025e-44)
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T3.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T88.X, T1.Z, T2.Z,  
	  ADDC_UINT   T1.Y, T1.W, PV.X,  
	  SUB_INT   T1.Z, T2.W, T0.X,  BS:VEC_120/SCL_212
	  ADD_INT * T2.W, T87.X, T3.Y,  
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHL   T87.X, T1.Z, literal.x,  
	  SUB_INT   T0.Y, T0.Y, PV.X,  
	  ADD_INT * T1.Z, T1.W, T1.X,  
.Ltmp3884:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 1698:
.Ltmp3885:
	  ADD_INT * T1.W, T88.X, T1.Y,  
.Ltmp3886:
	ALU clause starting at 1699:
.Ltmp3887:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X, T1.Z, literal.x,  
	  MULHI   T1.Y (MASKED), T1.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T1.Z, literal.x,  
	  MULHI * T1.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.X, T0.X,  
	  LSHL   T0.Y, T0.Y, literal.x,  
	  ADD_INT   T2.Z, T87.X, literal.y,  
	  ADD_INT * T1.W, T87.X, literal.z,  
	3(4.203895e-45), 8(1.121039e-44)
	12(1.681558e-44), 0(0.000000e+00)
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHR   T1.Y, PV.Z, literal.x,  
	  ADD_INT   T2.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, T0.W, literal.z,  
	2(2.802597e-45), 12(1.681558e-44)
	21(2.942727e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y, T1.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T87.X, T2.Z, literal.x,  
	  ASHR   T3.Y, PV.Y, literal.y,  
	  LSHR   T2.Z, PV.Y, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	31(4.344025e-44), 22(3.082857e-44)
	  MULHI_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Y, T2.W, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T88.X, PV.Y, literal.x,  
	  LSHR   T2.Y, PV.Y, literal.y,  
	  ADD_INT   T3.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T3.Y, T2.Z,  
	4(5.605194e-45), 31(4.344025e-44)
	23(3.222986e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Z, T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T3.Z, literal.x,  
	  MULHI_INT   T3.Y, T3.Z, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T3.Z, literal.x,  
	  MULHI_INT * T3.W (MASKED), T3.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T89.X, PV.Y, literal.x,  
	  LSHR   T3.Y, PV.Y, literal.y,  
	  SUB_INT   T2.Z, T1.W, T2.Z,  
	  ADD_INT * T1.W, T0.Y, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T90.X, PV.W, literal.x,  
	  LSHL   T0.Y, PV.Z, literal.y,  
	  ADD_INT   T2.Z, PV.X, PV.Y,  
	  ADD_INT * T1.W, T88.X, T2.Y,  
	2(2.802597e-45), 3(4.203895e-45)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W, T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y, T2.Z, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T88.X, T3.Z, PV.Y,  
	  SUB_INT   T2.Y, T2.W, T1.W,  
	  ADD_INT   T2.Z, T0.Y, literal.x,  
	  ADD_INT * T1.W, T0.Y, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T89.X, PV.W, literal.x,  
	  LSHR   T0.Y, PV.Z, literal.x,  
	  LSHL   T2.Z, PV.Y, literal.y,  
	  LSHL * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  ADD_INT   T88.X, PV.W, literal.x,  
	  ADD_INT   T2.Y, PV.W, literal.y,  
	  ADD_INT   T3.Z, PV.Z, literal.x,  
	  ADD_INT * T1.W, PV.Z, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T91.X, PV.W, literal.x,  
	  LSHR   T3.Y, PV.Z, literal.x,  
	  LSHR   T2.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T3.Y,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T91.X,  
	  MOV * T2.W, T(0 + AR.x).X+,  
.Ltmp3888:
	ALU clause starting at 1802:
.Ltmp3889:
	  MOVA_INT * AR.x (MASKED), T0.Y,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T89.X,  
	  MOV * T3.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T90.X,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T87.X,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T4.Z, T1.X, T0.X,  
	  ADDC_UINT * T4.W, T1.Y, PV.Z,  
	  ADD_INT * T1.Z, T1.Y, T1.Z,  
.Ltmp3890:
	ALU clause starting at 1822:
.Ltmp3891:
	  ADD_INT * T4.W, T4.Z, T4.W,  
.Ltmp3892:
	ALU clause starting at 1823:
.Ltmp3893:
	  MULLO_INT   T0.X, T4.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X, T1.Z, literal.x,  
	  MULHI   T1.Y (MASKED), T1.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T1.Z, literal.x,  
	  MULHI * T1.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.X, T0.X,  
	  MULLO_INT   T0.X, T1.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.Z, T3.W, T4.W,  
	  ADDC_UINT * T3.W, T3.Z, PV.X,  
	  ADD_INT * T3.Z, T3.Z, T0.X,  
.Ltmp3894:
	ALU clause starting at 1842:
.Ltmp3895:
	  ADD_INT * T3.W, T1.Z, T3.W,  
.Ltmp3896:
	ALU clause starting at 1843:
.Ltmp3897:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X, T3.Z, literal.x,  
	  MULHI   T1.Y (MASKED), T3.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T3.Z, literal.x,  
	  MULHI * T1.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.X, T0.X,  
	  MULLO_INT   T0.X, T3.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.Z, T3.Y, T3.W,  
	  ADDC_UINT * T3.W, T0.Y, PV.X,  BS:VEC_120/SCL_212
	  ADD_INT   T1.Y, T0.W, literal.x,  
	  ADD_INT * T3.Z, T0.Y, T0.X,  
.Ltmp3898:
	24(3.363116e-44), 0(0.000000e+00)
	ALU clause starting at 1864:
.Ltmp3899:
	  ADD_INT * T3.W, T1.Z, T3.W,  
.Ltmp3900:
	ALU clause starting at 1865:
.Ltmp3901:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T3.Z, literal.x,  
	  MULHI   T0.Y, T3.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T3.Z, literal.x,  
	  MULHI * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T1.X, T1.Y, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T1.Y, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULHI_INT * T1.W (MASKED), T1.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T3.Y, PV.X, literal.x,  
	  LSHR   T1.Z, PV.X, literal.y,  
	  ADD_INT * T3.W, T0.Y, T0.X,  
	4(5.605194e-45), 31(4.344025e-44)
	  MULLO_INT   T0.X, T3.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.Y, T2.W, T3.W,  
	  ADDC_UINT   T3.Z, T2.Z, PV.X,  
	  ADD_INT * T2.W, T3.Y, T1.Z,  
	  MULLO_INT   T1.X, T2.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T1.X, T1.Y, PV.X,  
	  ADD_INT   T1.Y, T0.W, literal.x,  
	  ADD_INT * T1.Z, T2.Z, T0.X,  
.Ltmp3902:
	25(3.503246e-44), 0(0.000000e+00)
	ALU clause starting at 1901:
.Ltmp3903:
	  ADD_INT * T2.W, T0.Y, T3.Z,  
.Ltmp3904:
	ALU clause starting at 1902:
.Ltmp3905:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T1.Z, literal.x,  
	  MULHI   T0.Y, T1.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T1.Z, literal.x,  
	  MULHI * T0.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.Y, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.Y, literal.x,  
	  MULHI_INT   T2.Z, T1.Y, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T87.X, PV.Z, literal.x,  
	  LSHR   T3.Y, PV.Z, literal.y,  
	  LSHL   T2.Z, T1.X, literal.z,  
	  ADD_INT * T2.W, T0.Y, T0.X,  
	4(5.605194e-45), 31(4.344025e-44)
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, T2.Y, T2.W,  
	  ADDC_UINT   T0.Y, T1.W, PV.X,  
	  ADD_INT   T1.Z, T2.Z, literal.x,  
	  ADD_INT * T2.W, T2.Z, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  ADD_INT * T0.X, T1.W, T0.X,  
.Ltmp3906:
	ALU clause starting at 1934:
.Ltmp3907:
	  LSHR   T2.Y, T2.W, literal.x,  
	  LSHR   T1.Z, T1.Z, literal.x,  
	  ADD_INT * T1.W, T1.X, T0.Y,  
.Ltmp3908:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1938:
.Ltmp3909:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MULHI   T1.X (MASKED), T0.X, literal.x,  
	  MULHI   T1.Y (MASKED), T0.X, literal.x,  
	  MULHI   T1.Z (MASKED), T0.X, literal.x,  
	  MULHI * T1.W, T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T2.Z, PV.W, T0.Y,  
	  ADD_INT * T1.W, T87.X, T3.Y,  BS:VEC_021/SCL_122
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T2.Y, T1.Z, T2.Z,  
	  ADDC_UINT   T1.Z, T1.X, PV.X,  
	  SUB_INT * T1.W, T1.Y, T0.Y,  
	  LSHL   T0.Y, PV.W, literal.x,  
	  ADD_INT * T2.Z, T1.X, T0.X,  
.Ltmp3910:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 1970:
.Ltmp3911:
	  ADD_INT * T1.W, T2.Y, T1.Z,  
.Ltmp3912:
	ALU clause starting at 1971:
.Ltmp3913:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X, T2.Z, literal.x,  
	  MULHI   T1.Y (MASKED), T2.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T2.Z, literal.x,  
	  MULHI * T1.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.Y, PV.X, T0.X,  
	  ADD_INT   T1.Z, T0.Y, literal.x,  
	  ADD_INT * T1.W, T0.W, literal.y,  
	12(1.681558e-44), 26(3.643376e-44)
	  MULHI_INT   T0.X, T1.W, literal.x,  
	  MULHI_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T1.X, T1.Z, literal.x,  
	  ASHR   T2.Y, PV.X, literal.y,  
	  LSHR   T1.Z, PV.X, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	31(4.344025e-44), 27(3.783506e-44)
	  MULHI_INT   T0.X, T2.W, literal.x,  
	  MULHI_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T87.X, PV.X, literal.x,  
	  LSHR   T3.Y, PV.X, literal.y,  
	  ADD_INT   T3.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T2.Y, T1.Z,  
	4(5.605194e-45), 31(4.344025e-44)
	28(3.923636e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T1.X (MASKED), T3.Z, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T3.Z, literal.x,  
	  MULHI_INT   T1.Z, T3.Z, literal.x,  
	  MULHI_INT * T1.W (MASKED), T3.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T88.X, PV.Z, literal.x,  
	  LSHR   T2.Y, PV.Z, literal.y,  
	  SUB_INT   T1.Z, T1.W, T0.X,  
	  ADD_INT * T1.W, T0.Y, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
	  LSHL   T0.Y, PV.Z, literal.y,  
	  ADD_INT   T1.Z, PV.X, PV.Y,  
	  ADD_INT * T1.W, T87.X, T3.Y,  
	2(2.802597e-45), 3(4.203895e-45)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W, T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T87.X, T3.Z, PV.Z,  
	  SUB_INT   T2.Y, T2.W, T1.W,  
	  ADD_INT   T1.Z, T0.Y, literal.x,  
	  ADD_INT * T1.W, T0.Y, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T88.X, PV.W, literal.x,  
	  LSHR   T0.Y, PV.Z, literal.x,  
	  LSHL   T1.Z, PV.Y, literal.y,  
	  LSHL * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  ADD_INT   T87.X, PV.W, literal.x,  
	  ADD_INT   T2.Y, PV.W, literal.y,  
	  ADD_INT   T3.Z, PV.Z, literal.y,  
	  ADD_INT * T1.W, PV.Z, literal.x,  
	12(1.681558e-44), 8(1.121039e-44)
	  LSHR   T89.X, PV.W, literal.x,  
	  LSHR   T3.Y, PV.Z, literal.x,  
	  LSHR   T1.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T3.Y,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T89.X,  
	  MOV * T2.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T0.Y,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T88.X,  
	  MOV * T3.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T0.X,  
	  MOV * T0.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Z, T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.Z, T1.X, T1.Y,  
.Ltmp3914:
	ALU clause starting at 2080:
.Ltmp3915:
	  ADDC_UINT * T3.W, T0.X, T2.Z,  
	  ADD_INT * T2.Z, T0.X, T2.Z,  
.Ltmp3916:
	ALU clause starting at 2082:
.Ltmp3917:
	  ADD_INT * T3.W, T3.Z, T3.W,  
.Ltmp3918:
	ALU clause starting at 2083:
.Ltmp3919:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X, T2.Z, literal.x,  
	  MULHI   T1.Y (MASKED), T2.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T2.Z, literal.x,  
	  MULHI * T1.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.X, T0.X,  
	  MULLO_INT   T0.X, T2.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T2.Z, T3.Y, T3.W,  
	  ADDC_UINT * T3.W, T0.Y, PV.X,  BS:VEC_120/SCL_212
	  ADD_INT   T1.Y, T0.W, literal.x,  
	  ADD_INT * T3.Z, T0.Y, T0.X,  
.Ltmp3920:
	29(4.063766e-44), 0(0.000000e+00)
	ALU clause starting at 2104:
.Ltmp3921:
	  ADD_INT * T3.W, T2.Z, T3.W,  
.Ltmp3922:
	ALU clause starting at 2105:
.Ltmp3923:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T3.Z, literal.x,  
	  MULHI   T0.Y, T3.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T3.Z, literal.x,  
	  MULHI * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T1.X, T1.Y, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T1.Y, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULHI_INT * T1.W (MASKED), T1.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T3.Y, PV.X, literal.x,  
	  LSHR   T2.Z, PV.X, literal.y,  
	  ADD_INT * T3.W, T0.Y, T0.X,  
	4(5.605194e-45), 31(4.344025e-44)
	  ADD_INT   T0.Y, T2.W, PV.W,  
	  ADD_INT   T4.Z, T0.W, literal.x,  BS:VEC_120/SCL_212
	  ADD_INT * T2.W, PV.Y, PV.Z,  
	30(4.203895e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T1.X, T4.Z, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T4.Z, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T4.Z, literal.x,  
	  MULHI_INT * T1.W (MASKED), T4.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T2.Z, T3.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADDC_UINT   T87.X, T2.Y, PV.Z,  
	  ASHR   T3.Y, T1.X, literal.x,  
	  LSHR   T3.Z, T1.X, literal.y,  
	  SUB_INT * T2.W, T1.Y, T0.X,  BS:VEC_120/SCL_212
	4(5.605194e-45), 31(4.344025e-44)
	  LSHL   T0.X, PV.W, literal.x,  
	  ADD_INT   T1.Y, PV.Y, PV.Z,  
	  ADD_INT * T2.Z, T2.Y, T2.Z,  
.Ltmp3924:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2152:
.Ltmp3925:
	  ADD_INT * T2.W, T0.Y, T87.X,  
.Ltmp3926:
	ALU clause starting at 2153:
.Ltmp3927:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X, T2.Z, literal.x,  
	  MULHI   T1.Y (MASKED), T2.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T2.Z, literal.x,  
	  MULHI * T1.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T1.Y, T1.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Y, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T1.Y, T4.Z, PV.Y,  
	  ADD_INT   T3.Z, T1.X, T0.Y,  
	  ADD_INT * T2.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	12(1.681558e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T0.Y, T2.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, T1.Z, PV.Y,  
.Ltmp3928:
	ALU clause starting at 2178:
.Ltmp3929:
	  LSHR   T2.Y, T2.W, literal.x,  
	  ADD_INT   T2.Z, T1.W, T3.Z,  BS:VEC_120/SCL_212
	  LSHL * T1.W, T1.Y, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  ADDC_UINT   T87.X, T1.Z, T0.Y,  
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  ADD_INT   T1.Z, PV.W, literal.y,  
	  ADD_INT * T1.W, T0.X, literal.x,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T0.X, PV.W, literal.x,  
	  LSHR   T1.Y, PV.Z, literal.x,  
	  LSHR   T1.Z, PV.Y, literal.x,  
	  ADD_INT * T1.W, T2.Z, PV.X,  
.Ltmp3930:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 2192:
.Ltmp3931:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T0.X,  
	  MOV * T0.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MULHI   T2.X (MASKED), T1.X, literal.x,  
	  MULHI   T2.Y, T1.X, literal.x,  
	  MULHI   T2.Z (MASKED), T1.X, literal.x,  
	  MULHI * T2.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T2.Z, PV.Y, T0.Y,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y, T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T1.X, T2.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T2.Y, PV.X, literal.x,  
	  ADD_INT   T2.Z, T1.W, T2.Z,  
	  ADDC_UINT * T1.W, T0.X, T0.Y,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T1.X, T1.X, literal.x,  
	  ADD_INT   T3.Y, T0.W, literal.x,  
	  ADD_INT * T3.Z, T0.X, T0.Y,  BS:VEC_120/SCL_212
.Ltmp3932:
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 2231:
.Ltmp3933:
	  ADD_INT * T1.W, T2.Z, T1.W,  
.Ltmp3934:
	ALU clause starting at 2232:
.Ltmp3935:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T3.Z, literal.x,  
	  MULHI   T0.Y, T3.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T3.Z, literal.x,  
	  MULHI * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T1.X (MASKED), T3.Y, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T3.Y, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T3.Y, literal.x,  
	  MULHI_INT * T1.W, T3.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T87.X, PV.W, literal.x,  
	  LSHR   T4.Y, PV.W, literal.y,  
	  ADD_INT   T2.Z, T0.Y, T0.X,  
	  ADD_INT * T1.W, T0.W, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	33(4.624285e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T3.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T0.Y, T1.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T88.X, PV.Y, literal.x,  
	  ADD_INT   T1.Y, T1.Y, T2.Z,  
	  ADDC_UINT   T2.Z, T1.Z, T0.X,  
	  ADD_INT * T3.W, T87.X, T4.Y,  
	4(5.605194e-45), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z, T3.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T87.X, T0.Y, literal.x,  
	  SUB_INT   T0.Y, T3.Y, PV.Z,  BS:VEC_120/SCL_212
	  ADD_INT * T1.Z, T1.Z, T0.X,  
.Ltmp3936:
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 2277:
.Ltmp3937:
	  ADD_INT * T3.W, T1.Y, T2.Z,  
.Ltmp3938:
	ALU clause starting at 2278:
.Ltmp3939:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X (MASKED), T1.Z, literal.x,  
	  MULHI   T1.Y, T1.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T1.Z, literal.x,  
	  MULHI * T1.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.Y, T0.X,  
	  LSHL   T0.Y, T0.Y, literal.x,  
	  ADD_INT * T2.Z, T88.X, T87.X,  BS:VEC_021/SCL_122
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, T2.Y, T1.X,  
	  MULLO_INT   T1.X, T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T1.Y, T2.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T87.X, T1.W, PV.Y,  
	  SUB_INT   T1.Y, T2.W, T1.X,  BS:VEC_120/SCL_212
	  ADD_INT   T2.Z, T0.Y, literal.x,  
	  ADD_INT * T1.W, T0.Y, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHR   T0.Y, PV.Z, literal.x,  
	  LSHL   T2.Z, PV.Y, literal.y,  
	  LSHL * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  ADD_INT   T87.X, PV.W, literal.x,  
	  ADD_INT   T1.Y, PV.W, literal.y,  
	  ADD_INT   T3.Z, PV.Z, literal.x,  
	  ADD_INT * T1.W, PV.Z, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T88.X, PV.W, literal.x,  
	  LSHR   T2.Y, PV.Z, literal.x,  
	  LSHR   T2.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T88.X,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T0.Y,  
	  MOV * T0.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T3.Z, T1.X, T0.X,  
	  ADDC_UINT * T2.W, T0.Y, PV.Z,  
	  ADD_INT * T1.Z, T0.Y, T1.Z,  
.Ltmp3940:
	ALU clause starting at 2343:
.Ltmp3941:
	  ADD_INT * T2.W, T3.Z, T2.W,  
.Ltmp3942:
	ALU clause starting at 2344:
.Ltmp3943:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T1.Z, literal.x,  
	  MULHI   T0.Y, T1.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T1.Z, literal.x,  
	  MULHI * T0.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T1.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.Y, T2.Z, T2.W,  
	  ADDC_UINT   T1.Z, T2.Y, PV.X,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	34(4.764415e-44), 0(0.000000e+00)
	  MULHI_INT   T1.X, T2.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T87.X, PV.X, literal.x,  
	  LSHR   T3.Y, PV.X, literal.y,  
	  ADD_INT * T2.Z, T2.Y, T0.X,  
.Ltmp3944:
	4(5.605194e-45), 31(4.344025e-44)
	ALU clause starting at 2373:
.Ltmp3945:
	  ADD_INT * T3.W, T0.Y, T1.Z,  
.Ltmp3946:
	ALU clause starting at 2374:
.Ltmp3947:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T2.Z, literal.x,  
	  MULHI   T0.Y, T2.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T2.Z, literal.x,  
	  MULHI * T0.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.Z, PV.Y, T0.X,  
	  ADD_INT * T3.W, T87.X, T3.Y,  
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T0.Y, T2.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T2.Y, T1.W, T1.Z,  
	  ADDC_UINT   T1.Z, T1.Y, PV.Y,  
	  SUB_INT * T1.W, T2.W, T0.X,  BS:VEC_120/SCL_212
	  LSHL   T87.X, PV.W, literal.x,  
	  ADD_INT * T0.Y, T1.Y, T0.Y,  
.Ltmp3948:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 2402:
.Ltmp3949:
	  ADD_INT * T1.Z, T2.Y, T1.Z,  
.Ltmp3950:
	ALU clause starting at 2403:
.Ltmp3951:
	  ADD_INT * T1.W, T0.W, literal.x,  
	35(4.904545e-44), 0(0.000000e+00)
	  MULHI_INT   T1.X, T1.W, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T1.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.Y, T0.X,  
	  ASHR   T1.Y, T1.X, literal.x,  
	  LSHR   T1.Z, T1.X, literal.y,  
	  ADD_INT * T2.W, T87.X, literal.z,  BS:VEC_201
	4(5.605194e-45), 31(4.344025e-44)
	12(1.681558e-44), 0(0.000000e+00)
	  LSHR   T1.X, PV.W, literal.x,  
	  ADD_INT   T2.Y, T0.W, literal.y,  
	  ADD_INT   T2.Z, T0.W, literal.z,  
	  ADD_INT * T2.W, PV.Y, PV.Z,  
	2(2.802597e-45), 37(5.184804e-44)
	36(5.044674e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULHI_INT   T1.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T1.Y (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T1.Z, T2.Z, literal.x,  
	  MULHI_INT * T1.W (MASKED), T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T2.Y, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T2.Y, literal.x,  
	  MULHI_INT   T2.Z (MASKED), T2.Y, literal.x,  
	  MULHI_INT * T2.W, T2.Y, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T88.X, PV.W, literal.x,  
	  ASHR   T3.Y, T1.Z, literal.x,  
	  LSHR   T1.Z, T1.Z, literal.y,  
	  SUB_INT * T1.W, T1.W, T1.Y,  
	4(5.605194e-45), 31(4.344025e-44)
	  LSHR   T89.X, T2.W, literal.x,  
	  LSHL   T1.Y, PV.W, literal.y,  
	  ADD_INT   T3.Z, T87.X, literal.z,  
	  ADD_INT * T1.W, PV.Y, PV.Z,  
	31(4.344025e-44), 3(4.203895e-45)
	8(1.121039e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z, T1.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T87.X, T3.Z, literal.x,  
	  SUB_INT   T3.Y, T2.Z, PV.Z,  BS:VEC_120/SCL_212
	  ADD_INT   T1.Z, T1.Y, literal.y,  
	  ADD_INT * T1.W, T88.X, T89.X,  
	2(2.802597e-45), 12(1.681558e-44)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W, T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  LSHR   T88.X, T1.Z, literal.x,  
	  LSHL   T3.Y, T3.Y, literal.y,  
	  SUB_INT   T1.Z, T2.Y, PV.W,  BS:VEC_120/SCL_212
	  ADD_INT * T1.W, T1.Y, literal.z,  BS:VEC_201
	2(2.802597e-45), 3(4.203895e-45)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T89.X, PV.W, literal.x,  
	  LSHL   T1.Y, PV.Z, literal.y,  
	  ADD_INT   T1.Z, PV.Y, literal.z,  
	  ADD_INT * T1.W, PV.Y, literal.w,  
	2(2.802597e-45), 3(4.203895e-45)
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T90.X, PV.W, literal.x,  
	  LSHR   T2.Y, PV.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Y, literal.y,  
	  ADD_INT * T1.W, T0.W, literal.z,  
	2(2.802597e-45), 12(1.681558e-44)
	38(5.324934e-44), 0(0.000000e+00)
	  MULHI_INT   T2.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T1.W, literal.x,  
	  MULHI_INT   T2.Z, T1.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T1.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  LSHR   T91.X, T1.Z, literal.x,  
	  ASHR   T3.Y, PV.Z, literal.y,  
	  LSHR   T1.Z, PV.Z, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	2(2.802597e-45), 4(5.605194e-45)
	31(4.344025e-44), 39(5.465064e-44)
	  MULHI_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULHI_INT   T2.Z, T2.W, literal.x,  
	  MULHI_INT * T2.W (MASKED), T2.W, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T92.X, PV.Z, literal.x,  
	  LSHR   T4.Y, PV.Z, literal.y,  
	  ADD_INT   T2.Z, T0.W, literal.z,  
	  ADD_INT * T3.W, T3.Y, T1.Z,  
	4(5.605194e-45), 31(4.344025e-44)
	40(5.605194e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z, T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
.Ltmp3952:
	ALU clause starting at 2518:
.Ltmp3953:
	  MULHI_INT   T3.X (MASKED), T2.Z, literal.x,  
	  MULHI_INT   T3.Y, T2.Z, literal.x,  
	  MULHI_INT   T3.Z (MASKED), T2.Z, literal.x,  
	  MULHI_INT * T3.W (MASKED), T2.Z, literal.x,  
	1676084799(8.523296e+21), 0(0.000000e+00)
	  ASHR   T93.X, PV.Y, literal.x,  
	  LSHR   T3.Y, PV.Y, literal.y,  
	  SUB_INT   T1.Z, T1.W, T1.Z,  
	  ADD_INT * T1.W, T1.Y, literal.z,  
	4(5.605194e-45), 31(4.344025e-44)
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T94.X, PV.W, literal.x,  
	  LSHL   T1.Y, PV.Z, literal.y,  
	  ADD_INT   T1.Z, PV.X, PV.Y,  
	  ADD_INT * T1.W, T92.X, T4.Y,  
	2(2.802597e-45), 3(4.203895e-45)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W, T1.W, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	41(5.745324e-44), 0(0.000000e+00)
	  SUB_INT   T92.X, T2.Z, PV.Z,  
	  SUB_INT   T3.Y, T2.W, T1.W,  
	  ADD_INT   T1.Z, T1.Y, literal.x,  
	  ADD_INT * T1.W, T1.Y, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T93.X, PV.W, literal.x,  
	  LSHR   T1.Y, PV.Z, literal.x,  
	  LSHL   T1.Z, PV.Y, literal.y,  
	  LSHL * T1.W, PV.X, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  ADD_INT   T92.X, PV.W, literal.x,  
	  ADD_INT   T3.Y, PV.W, literal.y,  
	  ADD_INT   T2.Z, PV.Z, literal.x,  
	  ADD_INT * T1.W, PV.Z, literal.y,  
	8(1.121039e-44), 12(1.681558e-44)
	  LSHR   T95.X, PV.W, literal.x,  
	  LSHR   T4.Y, PV.Z, literal.x,  
	  LSHR   T1.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T1.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T4.Y,  
	  MOV * T2.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T95.X,  
	  MOV * T2.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T93.X,  
	  MOV * T3.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T94.X,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T91.X,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T90.X,  
	  MOV * T4.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T89.X,  
	  MOV * T4.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T88.X,  
	  MOV * T4.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T87.X,  
	  MOV * T5.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.X,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MULLO_INT   T0.X (MASKED), T0.Y, literal.x,  
	  MULLO_INT   T0.Y, T0.Y, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T5.Z, T1.X, T0.X,  
	  ADDC_UINT * T5.W, T5.Y, PV.Y,  
	  ADD_INT * T6.Z, T5.Y, T0.Y,  
.Ltmp3954:
	ALU clause starting at 2600:
.Ltmp3955:
	  ADD_INT * T5.W, T5.Z, T5.W,  
.Ltmp3956:
	ALU clause starting at 2601:
.Ltmp3957:
	  MULLO_INT   T0.X, T5.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T5.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T6.Z, literal.x,  
	  MULHI   T0.Y, T6.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T6.Z, literal.x,  
	  MULHI * T0.W (MASKED), T6.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T5.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T6.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T6.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T5.Z, T4.W, T5.W,  
	  ADDC_UINT * T4.W, T4.Z, PV.X,  
	  ADD_INT * T4.Z, T4.Z, T0.X,  
.Ltmp3958:
	ALU clause starting at 2620:
.Ltmp3959:
	  ADD_INT * T4.W, T5.Z, T4.W,  
.Ltmp3960:
	ALU clause starting at 2621:
.Ltmp3961:
	  MULLO_INT   T0.X, T4.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T4.Z, literal.x,  
	  MULHI   T0.Y, T4.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T4.Z, literal.x,  
	  MULHI * T0.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T4.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T4.Z, T4.Y, T4.W,  
	  ADDC_UINT * T4.W, T2.Y, PV.X,  BS:VEC_120/SCL_212
	  ADD_INT * T5.Z, T2.Y, T0.X,  
.Ltmp3962:
	ALU clause starting at 2640:
.Ltmp3963:
	  ADD_INT * T4.W, T4.Z, T4.W,  
.Ltmp3964:
	ALU clause starting at 2641:
.Ltmp3965:
	  MULLO_INT   T0.X, T4.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T5.Z, literal.x,  
	  MULHI   T0.Y, T5.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T5.Z, literal.x,  
	  MULHI * T0.W (MASKED), T5.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T5.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T5.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T5.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T5.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T4.Z, T3.W, T4.W,  
	  ADDC_UINT * T3.W, T3.Z, PV.X,  
	  ADD_INT * T3.Z, T3.Z, T0.X,  
.Ltmp3966:
	ALU clause starting at 2660:
.Ltmp3967:
	  ADD_INT * T3.W, T4.Z, T3.W,  
.Ltmp3968:
	ALU clause starting at 2661:
.Ltmp3969:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T3.Z, literal.x,  
	  MULHI   T0.Y, T3.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T3.Z, literal.x,  
	  MULHI * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T3.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T3.Z, T3.Y, T3.W,  
	  ADDC_UINT * T3.W, T1.Y, PV.X,  BS:VEC_120/SCL_212
	  ADD_INT * T4.Z, T1.Y, T0.X,  
.Ltmp3970:
	ALU clause starting at 2680:
.Ltmp3971:
	  ADD_INT * T3.W, T3.Z, T3.W,  
.Ltmp3972:
	ALU clause starting at 2681:
.Ltmp3973:
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T4.Z, literal.x,  
	  MULHI   T0.Y, T4.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T4.Z, literal.x,  
	  MULHI * T0.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T4.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T3.Z, T2.W, T3.W,  
	  ADDC_UINT * T2.W, T2.Z, PV.X,  
	  ADD_INT * T2.Z, T2.Z, T0.X,  
.Ltmp3974:
	ALU clause starting at 2700:
.Ltmp3975:
	  ADD_INT * T2.W, T3.Z, T2.W,  
.Ltmp3976:
	ALU clause starting at 2701:
.Ltmp3977:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T2.Z, literal.x,  
	  MULHI   T0.Y, T2.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T2.Z, literal.x,  
	  MULHI * T0.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T2.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.Z, T1.Z, T2.W,  
	  ADDC_UINT * T2.W, T1.W, PV.X,  
	  ADD_INT * T0.Y, PV.Z, PV.W,  
.Ltmp3978:
	ALU clause starting at 2720:
	  LSHL * T0.W, T0.W, literal.x,  
.Ltmp3979:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, T1.W, T0.X,  
.Ltmp3980:
	ALU clause starting at 2723:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp3981:
.Lfunc_end23:
	.size	own_ulong, .Lfunc_end23-own_ulong

	.type	llvm.amdgcn.kernel.walk_char.lds,@object
	.comm	llvm.amdgcn.kernel.walk_char.lds,96,4
	.type	llvm.amdgcn.kernel.walk_uchar.lds,@object
	.comm	llvm.amdgcn.kernel.walk_uchar.lds,96,4
	.type	llvm.amdgcn.kernel.walk_short.lds,@object
	.comm	llvm.amdgcn.kernel.walk_short.lds,192,4
	.type	llvm.amdgcn.kernel.walk_ushort.lds,@object
	.comm	llvm.amdgcn.kernel.walk_ushort.lds,192,4
	.type	llvm.amdgcn.kernel.walk_int.lds,@object
	.comm	llvm.amdgcn.kernel.walk_int.lds,384,4
	.type	llvm.amdgcn.kernel.walk_uint.lds,@object
	.comm	llvm.amdgcn.kernel.walk_uint.lds,384,4
	.type	llvm.amdgcn.kernel.walk_long.lds,@object
	.comm	llvm.amdgcn.kernel.walk_long.lds,768,4
	.type	llvm.amdgcn.kernel.walk_ulong.lds,@object
	.comm	llvm.amdgcn.kernel.walk_ulong.lds,768,4
