	.text
	.section	.AMDGPU.config
	.long	166100
	.long	1
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	rounded
	.p2align	8
	.type	rounded,@function
rounded:
rounded$local:
.Lfunc_begin0:
	CF_END
	PAD
.Ltmp0:
.Lfunc_end0:
	.size	rounded, .Lfunc_end0-rounded

	.section	.AMDGPU.config
	.long	166100
	.long	10
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	half_arith
	.p2align	8
	.type	half_arith,@function
half_arith:
half_arith$local:
.Lfunc_begin1:
	ALU 5, @36, KC0[CB0:0-32], KC1[]
.Ltmp1:
	ALU 1, @42, KC0[CB0:0-32], KC1[]
	TEX 0 @32
	ALU 0, @44, KC0[CB0:0-32], KC1[]
	TEX 0 @34
	ALU 0, @45, KC0[], KC1[]
.Ltmp2:
	ALU 0, @46, KC0[], KC1[]
.Ltmp3:
	ALU 0, @47, KC0[], KC1[]
.Ltmp4:
	ALU 1, @48, KC0[], KC1[]
.Ltmp5:
	ALU 3, @50, KC0[], KC1[]
.Ltmp6:
	ALU 15, @54, KC0[CB0:0-32], KC1[]
.Ltmp7:
	ALU 1, @70, KC0[], KC1[]
.Ltmp8:
	ALU 4, @72, KC0[CB0:0-32], KC1[]
.Ltmp9:
	ALU 4, @77, KC0[], KC1[]
.Ltmp10:
	ALU 7, @82, KC0[], KC1[]
.Ltmp11:
	ALU 1, @90, KC0[], KC1[]
.Ltmp12:
	ALU 3, @92, KC0[], KC1[]
.Ltmp13:
	ALU 4, @96, KC0[], KC1[]
.Ltmp14:
	ALU 18, @101, KC0[], KC1[]
.Ltmp15:
	ALU 1, @120, KC0[], KC1[]
.Ltmp16:
	ALU 3, @122, KC0[], KC1[]
.Ltmp17:
	ALU 2, @126, KC0[], KC1[]
.Ltmp18:
	ALU 1, @129, KC0[], KC1[]
.Ltmp19:
	ALU 3, @131, KC0[], KC1[]
.Ltmp20:
	ALU 4, @135, KC0[], KC1[]
.Ltmp21:
	ALU 21, @140, KC0[], KC1[]
	MEM_RAT MSKOR T2.XW, T7.X
	MEM_RAT MSKOR T4.XW, T5.X
	MEM_RAT MSKOR T6.XW, T3.X
	MEM_RAT MSKOR T8.XW, T1.X
	MEM_RAT MSKOR T9.XW, T0.X
	CF_END
	Fetch clause starting at 32:
	  VTX_READ_16 T0.X, T0.X, 0, #1
	Fetch clause starting at 34:
	  VTX_READ_16 T1.X, T1.X, 0, #1
	ALU clause starting at 36:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp22:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp23:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 42:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.X, KC0[2].Z, PV.W,  
	ALU clause starting at 44:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 45:
	  FLT16_TO_FLT32 * T0.Z, T0.X,  
	ALU clause starting at 46:
	  FLT16_TO_FLT32 * T1.W, T1.X,  
.Ltmp24:
	ALU clause starting at 47:
	  ADD * T2.W, T1.W, T0.Z,  
.Ltmp25:
	ALU clause starting at 48:
.Ltmp26:
	  AND_INT * T3.W, |T2.W|, literal.x,  
.Ltmp27:
	2139095040(INF), 0(0.000000e+00)
.Ltmp28:
	ALU clause starting at 50:
.Ltmp29:
	  ADD_INT * T3.W, T3.W, literal.x,  
	109051904(4.814825e-35), 0(0.000000e+00)
	  MUL_IEEE * T3.W, PV.W, literal.x,  
	1069547520(1.500000e+00), 0(0.000000e+00)
.Ltmp30:
	ALU clause starting at 54:
.Ltmp31:
	  ADD   T1.Z, T2.W, T3.W,  
.Ltmp32:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  BS:VEC_021/SCL_122
	  AND_INT   T2.Z, PV.W, literal.x,  
.Ltmp33:
	  ADD * T2.W, PV.Z, -T3.W,  
.Ltmp34:
	3(4.203895e-45), 0(0.000000e+00)
	  FLT32_TO_FLT16   T1.Z, PV.W,  
	  LSHL * T2.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.X, PV.Z, PV.W,  
	  LSHL * T2.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T2.Y, 0.0,  
	  XOR_INT * T3.W, T0.X, literal.x,  
	32768(4.591775e-41), 0(0.000000e+00)
	  FLT16_TO_FLT32 * T3.W, PV.W,  
	  ADD * T3.W, T1.W, PV.W,  
	ALU clause starting at 70:
.Ltmp35:
	  AND_INT * T4.W, |T3.W|, literal.x,  
.Ltmp36:
	2139095040(INF), 0(0.000000e+00)
.Ltmp37:
	ALU clause starting at 72:
.Ltmp38:
	  ADD_INT * T4.W, T4.W, literal.x,  
.Ltmp39:
	109051904(4.814825e-35), 0(0.000000e+00)
	  LSHL   T1.Z, KC0[0].W, 1,  
.Ltmp40:
	  MUL_IEEE * T4.W, PV.W, literal.x,  
	1069547520(1.500000e+00), 0(0.000000e+00)
.Ltmp41:
	ALU clause starting at 77:
.Ltmp42:
	  ADD   T2.Z, T3.W, T4.W,  
.Ltmp43:
	  ADD_INT * T3.W, T0.W, T1.Z,  BS:VEC_201
	  AND_INT   T3.Z, PV.W, literal.x,  
.Ltmp44:
	  ADD * T4.W, PV.Z, -T4.W,  
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp45:
	ALU clause starting at 82:
	  FLT32_TO_FLT16   T2.Z, T4.W,  
	  LSHL * T4.W, T3.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  MUL_IEEE * T5.W, T1.W, T0.Z,  
.Ltmp46:
	ALU clause starting at 90:
.Ltmp47:
	  AND_INT * T6.W, |T5.W|, literal.x,  
.Ltmp48:
	2139095040(INF), 0(0.000000e+00)
.Ltmp49:
	ALU clause starting at 92:
.Ltmp50:
	  ADD_INT * T6.W, T6.W, literal.x,  
	109051904(4.814825e-35), 0(0.000000e+00)
	  MUL_IEEE * T6.W, PV.W, literal.x,  
	1069547520(1.500000e+00), 0(0.000000e+00)
.Ltmp51:
	ALU clause starting at 96:
.Ltmp52:
	  ADD   T2.Z, T5.W, T6.W,  
.Ltmp53:
	  ADD_INT * T5.W, T3.W, T1.Z,  BS:VEC_201
	  AND_INT   T3.Z, PV.W, literal.x,  
.Ltmp54:
	  ADD * T6.W, PV.Z, -T6.W,  
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp55:
	ALU clause starting at 101:
	  FLT32_TO_FLT16   T2.Z, T6.W,  
	  LSHL * T6.W, T3.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T6.X, PV.Z, PV.W,  
	  LSHL * T6.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  ADD_INT * T7.W, T5.W, T1.Z,  
	  MIN   T2.Z, T1.W, T0.Z,  
	  AND_INT * T8.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T8.W, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T8.X, PV.W, PV.Z,  
	  LSHL * T8.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T8.Y, 0.0,  
	  MUL_IEEE * T1.W, T1.W, T1.W,  
	ALU clause starting at 120:
.Ltmp56:
	  AND_INT * T9.W, |T1.W|, literal.x,  
.Ltmp57:
	2139095040(INF), 0(0.000000e+00)
.Ltmp58:
	ALU clause starting at 122:
.Ltmp59:
	  ADD_INT * T9.W, T9.W, literal.x,  
	109051904(4.814825e-35), 0(0.000000e+00)
	  MUL_IEEE * T9.W, PV.W, literal.x,  
	1069547520(1.500000e+00), 0(0.000000e+00)
.Ltmp60:
	ALU clause starting at 126:
.Ltmp61:
	  ADD * T1.W, T1.W, T9.W,  
	  ADD * T1.W, PV.W, -T9.W,  
.Ltmp62:
	  ADD * T1.W, PV.W, T0.Z,  
	ALU clause starting at 129:
.Ltmp63:
	  AND_INT * T9.W, |T1.W|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
.Ltmp64:
	ALU clause starting at 131:
.Ltmp65:
	  ADD_INT * T9.W, T9.W, literal.x,  
	109051904(4.814825e-35), 0(0.000000e+00)
	  MUL_IEEE * T9.W, PV.W, literal.x,  
	1069547520(1.500000e+00), 0(0.000000e+00)
.Ltmp66:
	ALU clause starting at 135:
.Ltmp67:
	  ADD   T0.Z, T1.W, T9.W,  
.Ltmp68:
	  ADD_INT * T1.W, T7.W, T1.Z,  BS:VEC_201
	  AND_INT   T1.Z, PV.W, literal.x,  
.Ltmp69:
	  ADD * T9.W, PV.Z, -T9.W,  
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp70:
	ALU clause starting at 140:
	  FLT32_TO_FLT16   T0.Z, T9.W,  
	  LSHL * T9.W, T1.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T9.X, PV.Z, PV.W,  
	  LSHL * T9.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T9.Y, 0.0,  
	  MOV * T2.Z, 0.0,  
	  MOV * T4.Z, 0.0,  
	  MOV * T6.Z, 0.0,  
	  MOV * T8.Z, 0.0,  
	  MOV * T9.Z, 0.0,  
	  LSHR * T0.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T7.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp71:
.Lfunc_end1:
	.size	half_arith, .Lfunc_end1-half_arith

