	.text
	.section	.AMDGPU.config
	.long	166100
	.long	7
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	divide_char
	.p2align	8
	.type	divide_char,@function
divide_char:
divide_char$local:
.Lfunc_begin0:
	ALU 5, @16, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 0, @22, KC0[CB0:0-32], KC1[]
	TEX 0 @12
	ALU 0, @23, KC0[CB0:0-32], KC1[]
	TEX 0 @14
.Ltmp1:
	ALU 1, @24, KC0[], KC1[]
.Ltmp2:
	ALU 100, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T3.XW, T4.X
	MEM_RAT MSKOR T5.XW, T2.X
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 12:
	  VTX_READ_8 T0.X, T0.X, 0, #1
	Fetch clause starting at 14:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp3:
	ALU clause starting at 16:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp4:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 22:
	  ADD_INT * T0.X, KC0[2].Z, T0.W,  
	ALU clause starting at 23:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 24:
	  OR_INT * T1.W, T0.X, literal.x,  
.Ltmp5:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 26:
	  BFE_INT   T0.Z, T1.X, 0.0, literal.x, 
	  BFE_INT * T1.W, T1.W, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_INT   T1.Z, PV.W, 0.0, literal.x, 
	  BFE_INT * T2.W, PV.Z, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  INT_TO_FLT * T2.Z, PV.W,  
	  INT_TO_FLT * T3.W, T1.Z,  
	  RECIP_IEEE   T0.X, T3.W,  
	  RECIP_IEEE   T0.Y (MASKED), T3.W,  
	  RECIP_IEEE   T0.Z (MASKED), T3.W,  
	  RECIP_IEEE * T0.W (MASKED), T3.W,  
	  MUL_IEEE * T4.W, T2.Z, PV.X,  
	  TRUNC   T3.Z, PV.W,  
	  XOR_INT * T2.W, T2.W, T1.Z,  
	  ASHR   T1.Z, PV.W, literal.x,  
	  MULADD_IEEE * T2.W, -PV.Z, T3.W, T2.Z, 
	30(4.203895e-44), 0(0.000000e+00)
	  TRUNC   T0.Y, T3.Z,  
	  SETGE   T2.Z, |PV.W|, |T3.W|,  
	  OR_INT * T2.W, PV.Z, 1,  
	  CNDE   T1.Z, PV.Z, 0.0, PV.W, 
	  FLT_TO_INT * T2.W, PV.Y,  
	  ADD_INT   T1.Z, PV.W, PV.Z,  
	  ADD_INT * T2.W, KC0[2].W, T0.W,  
	  AND_INT   T2.Z, PV.W, literal.x,  
	  BFE_INT * T3.W, PV.Z, 0.0, literal.y, 
	3(4.203895e-45), 16(2.242078e-44)
	  AND_INT   T3.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  ADD_INT * T0.W, T0.W, KC0[0].W,  
	  ADD_INT * T4.W, KC0[2].W, PV.W,  
	  MULLO_INT   T0.X, T1.Z, T1.W,  
	  MULLO_INT   T0.Y (MASKED), T1.Z, T1.W,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, T1.W,  
	  MULLO_INT * T0.W (MASKED), T1.Z, T1.W,  
	  AND_INT   T1.Z, T4.W, literal.x,  
	  SUB_INT * T1.W, T0.Z, PV.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T1.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T5.X, PV.Z, PV.W,  
	  LSHL * T5.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV * T5.Y, 0.0,  
	  MULLO_INT   T0.X, T0.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Z, literal.x,  
	-109(nan), 0(0.000000e+00)
	  LSHR * T1.W, PV.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.W, T1.X,  
	  BFE_INT * T6.W, PV.W, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T1.Z, PV.W, literal.x,  
	  BFE_UINT * T1.W, T1.W, literal.y, 1, 
	2(2.802597e-45), 7(9.809089e-45)
	  MULLO_INT   T0.X, T0.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Z, literal.x,  
	103(1.443337e-43), 0(0.000000e+00)
	  ADD_INT   T2.X, T0.W, KC0[0].W,  
	  LSHR   T0.Y, PV.X, literal.x,  
	  BFE_UINT   T0.Z, PV.X, literal.y, 1, 
	  ADD_INT * T0.W, T1.Z, T1.W,  
	10(1.401298e-44), 15(2.101948e-44)
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT   T1.Y, T1.X, PV.X,  
	  ADD_INT   T0.Z, T0.Y, T0.Z,  
	  ADD_INT * T0.W, KC0[2].W, T2.X,  
	  AND_INT   T1.Z, PV.W, literal.x,  
	  ADD_INT * T1.W, PV.Z, PV.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  LSHL * T1.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  MOV * T5.Z, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T4.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp6:
.Lfunc_end0:
	.size	divide_char, .Lfunc_end0-divide_char

	.section	.AMDGPU.config
	.long	166100
	.long	7
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	divide_uchar
	.p2align	8
	.type	divide_uchar,@function
divide_uchar:
divide_uchar$local:
.Lfunc_begin1:
	ALU 5, @16, KC0[CB0:0-32], KC1[]
.Ltmp7:
	ALU 0, @22, KC0[CB0:0-32], KC1[]
	TEX 0 @12
	ALU 0, @23, KC0[CB0:0-32], KC1[]
	TEX 0 @14
.Ltmp8:
	ALU 1, @24, KC0[], KC1[]
.Ltmp9:
	ALU 90, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T4.XW, T5.X
	MEM_RAT MSKOR T3.XW, T2.X
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 12:
	  VTX_READ_8 T0.X, T0.X, 0, #1
	Fetch clause starting at 14:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp10:
	ALU clause starting at 16:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp11:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 22:
	  ADD_INT * T0.X, KC0[2].Z, T0.W,  
	ALU clause starting at 23:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 24:
	  OR_INT * T1.W, T0.X, literal.x,  
.Ltmp12:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 26:
	  AND_INT   T0.Z, T1.W, literal.x,  
	  AND_INT * T2.W, T1.X, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  UINT_TO_FLT * T1.Z, PV.W,  
	  UINT_TO_FLT * T2.W, T0.Z,  
	  RECIP_IEEE   T0.X, T2.W,  
	  RECIP_IEEE   T0.Y (MASKED), T2.W,  
	  RECIP_IEEE   T0.Z (MASKED), T2.W,  
	  RECIP_IEEE * T0.W (MASKED), T2.W,  
	  MUL_IEEE * T3.W, T1.Z, PV.X,  
	  TRUNC * T3.W, PV.W,  
	  MULADD_IEEE * T4.W, -PV.W, T2.W, T1.Z, 
	  TRUNC   T0.Z, T3.W,  
	  SETGE * T2.W, |PV.W|, |T2.W|,  
	  CNDE   T0.Y, PV.W, 0.0, literal.x, 
	  FLT_TO_UINT   T0.Z, PV.Z,  
	  ADD_INT * T2.W, KC0[2].W, T0.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  ADD_INT * T3.W, PV.Z, PV.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  LSHL * T4.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  ADD_INT * T0.W, T0.W, KC0[0].W,  
	  ADD_INT * T5.W, KC0[2].W, PV.W,  
	  MULLO_INT   T0.X, T3.W, T1.W,  
	  MULLO_INT   T0.Y (MASKED), T3.W, T1.W,  
	  MULLO_INT   T0.Z (MASKED), T3.W, T1.W,  
	  MULLO_INT * T0.W (MASKED), T3.W, T1.W,  
	  AND_INT   T0.Z, T5.W, literal.x,  
	  SUB_INT * T1.W, T1.X, PV.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T1.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV * T3.Y, 0.0,  
	  MULLO_INT   T0.X, T1.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	37(5.184804e-44), 0(0.000000e+00)
	  LSHR * T1.W, PV.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  SUB_INT * T6.W, T1.X, PV.W,  
	  BFE_UINT * T6.W, PV.W, 1, literal.x, 
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.W, T1.W,  
	  ADD_INT   T0.Z, T0.W, KC0[0].W,  
	  LSHR * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	205(2.872662e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT   T0.Y, T1.X, PV.Y,  
	  LSHR   T1.Z, T0.X, literal.x,  BS:VEC_120/SCL_212
	  ADD_INT * T0.W, KC0[2].W, T0.Z,  
	11(1.541428e-44), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  ADD_INT * T1.W, PV.Z, PV.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T1.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T4.Z, 0.0,  
	  MOV * T3.Z, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp13:
.Lfunc_end1:
	.size	divide_uchar, .Lfunc_end1-divide_uchar

	.section	.AMDGPU.config
	.long	166100
	.long	7
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	divide_short
	.p2align	8
	.type	divide_short,@function
divide_short:
divide_short$local:
.Lfunc_begin2:
	ALU 5, @16, KC0[CB0:0-32], KC1[]
.Ltmp14:
	ALU 1, @22, KC0[CB0:0-32], KC1[]
	TEX 0 @12
	ALU 0, @24, KC0[CB0:0-32], KC1[]
	TEX 0 @14
.Ltmp15:
	ALU 1, @25, KC0[], KC1[]
.Ltmp16:
	ALU 113, @27, KC0[CB0:0-32], KC1[]
	ALU 3, @141, KC0[], KC1[]
	MEM_RAT MSKOR T3.XW, T5.X
	MEM_RAT MSKOR T2.XW, T1.X
	MEM_RAT MSKOR T4.XW, T0.X
	CF_END
	Fetch clause starting at 12:
	  VTX_READ_16 T0.X, T0.X, 0, #1
	Fetch clause starting at 14:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp17:
	ALU clause starting at 16:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp18:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 22:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.X, KC0[2].Z, PV.W,  
	ALU clause starting at 24:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 25:
	  OR_INT * T1.W, T0.X, literal.x,  
.Ltmp19:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 27:
	  BFE_INT * T1.W, T1.W, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  SETGT_INT * T2.W, 0.0, PV.W,  
	  ADD_INT * T3.W, T1.W, PV.W,  
	  XOR_INT * T3.W, PV.W, T2.W,  
	  BFE_INT   T0.Z, T1.X, 0.0, literal.x, 
	  UINT_TO_FLT * T4.W, PV.W,  
	16(2.242078e-44), 0(0.000000e+00)
	  RECIP_IEEE   T0.X, T4.W,  
	  RECIP_IEEE   T0.Y (MASKED), T4.W,  
	  RECIP_IEEE   T0.Z (MASKED), T4.W,  
	  RECIP_IEEE * T0.W (MASKED), T4.W,  
	  MUL_IEEE   T1.Z, PV.X, literal.x,  
	  SETGT_INT * T4.W, 0.0, T0.Z,  
	1333788670(4.294967e+09), 0(0.000000e+00)
	  ADD_INT   T0.Y, T0.Z, PV.W,  
	  FLT_TO_UINT   T1.Z, PV.Z,  
	  SUB_INT * T5.W, 0.0, T3.W,  
	  MULLO_INT   T0.X, T5.W, T1.Z,  
	  MULLO_INT   T0.Y (MASKED), T5.W, T1.Z,  
	  MULLO_INT   T0.Z (MASKED), T5.W, T1.Z,  
	  MULLO_INT * T0.W (MASKED), T5.W, T1.Z,  
	  MULHI   T0.X, T1.Z, T0.X,  
	  MULHI   T0.Y (MASKED), T1.Z, T0.X,  
	  MULHI   T0.Z (MASKED), T1.Z, T0.X,  
	  MULHI * T0.W (MASKED), T1.Z, T0.X,  
	  ADD_INT   T1.Z, T1.Z, PV.X,  
	  XOR_INT * T5.W, T0.Y, T4.W,  
	  MULHI   T0.X, T5.W, T1.Z,  
	  MULHI   T0.Y (MASKED), T5.W, T1.Z,  
	  MULHI   T0.Z (MASKED), T5.W, T1.Z,  
	  MULHI * T0.W (MASKED), T5.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T0.X, T3.W,  
	  MULLO_INT   T0.Y, T0.X, T3.W,  
	  MULLO_INT   T0.Z (MASKED), T0.X, T3.W,  
	  MULLO_INT * T0.W (MASKED), T0.X, T3.W,  
	  SUB_INT * T5.W, T5.W, PV.Y,  
	  ADD_INT   T0.Y, T0.X, 1,  
	  SETGE_UINT   T1.Z, PV.W, T3.W,  
	  SUB_INT * T6.W, PV.W, T3.W,  
	  CNDE_INT   T2.Z, PV.Z, T5.W, PV.W, 
	  CNDE_INT * T5.W, PV.Z, T0.X, PV.Y, 
	  ADD_INT   T1.Z, PV.W, 1,  
	  SETGE_UINT * T3.W, PV.Z, T3.W,  
	  CNDE_INT   T1.Z, PV.W, T5.W, PV.Z, 
	  XOR_INT * T2.W, T4.W, T2.W,  BS:VEC_021/SCL_122
	  XOR_INT   T1.Z, PV.Z, PV.W,  
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  AND_INT   T2.Z, PV.W, literal.x,  
	  SUB_INT * T2.W, PV.Z, T2.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  LSHL * T4.W, KC0[0].W, 1,  
	  ADD_INT * T5.W, T0.W, PV.W,  
	  MULLO_INT   T0.X, T2.W, T1.W,  
	  MULLO_INT   T0.Y (MASKED), T2.W, T1.W,  
	  MULLO_INT   T0.Z (MASKED), T2.W, T1.W,  
	  MULLO_INT * T0.W (MASKED), T2.W, T1.W,  
	  AND_INT   T1.Z, T5.W, literal.x,  
	  SUB_INT * T1.W, T0.Z, PV.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T1.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T2.X, PV.Z, PV.W,  
	  LSHL * T2.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV * T2.Y, 0.0,  
	  MULLO_INT   T0.X, T0.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Z, literal.x,  
	18725(2.623931e-41), 0(0.000000e+00)
	  ASHR   T1.Z, PV.X, literal.x,  
	  LSHR * T1.W, PV.X, literal.y,  
	17(2.382207e-44), 31(4.344025e-44)
	  MULLO_INT   T0.X, T0.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Z, literal.x,  
	26215(3.673504e-41), 0(0.000000e+00)
	  ASHR   T0.Y, PV.X, literal.x,  
	  LSHR   T0.Z, PV.X, literal.y,  
	  ADD_INT * T1.W, T1.Z, T1.W,  
	18(2.522337e-44), 31(4.344025e-44)
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT   T1.Y, T1.X, PV.X,  
	  ADD_INT   T0.Z, T0.Y, T0.Z,  
	  ADD_INT * T1.W, T5.W, T4.W,  
	  AND_INT   T1.Z, PV.W, literal.x,  
	  ADD_INT * T4.W, PV.Z, PV.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  LSHL * T4.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  MOV * T2.Z, 0.0,  
	  MOV * T4.Z, 0.0,  
	  LSHR * T0.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 141:
	  LSHR * T1.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp20:
.Lfunc_end2:
	.size	divide_short, .Lfunc_end2-divide_short

	.section	.AMDGPU.config
	.long	166100
	.long	7
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	divide_ushort
	.p2align	8
	.type	divide_ushort,@function
divide_ushort:
divide_ushort$local:
.Lfunc_begin3:
	ALU 5, @16, KC0[CB0:0-32], KC1[]
.Ltmp21:
	ALU 1, @22, KC0[CB0:0-32], KC1[]
	TEX 0 @12
	ALU 0, @24, KC0[CB0:0-32], KC1[]
	TEX 0 @14
.Ltmp22:
	ALU 1, @25, KC0[], KC1[]
.Ltmp23:
	ALU 89, @27, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T3.XW, T5.X
	MEM_RAT MSKOR T2.XW, T1.X
	MEM_RAT MSKOR T4.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 12:
	  VTX_READ_16 T0.X, T0.X, 0, #1
	Fetch clause starting at 14:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp24:
	ALU clause starting at 16:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp25:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 22:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.X, KC0[2].Z, PV.W,  
	ALU clause starting at 24:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 25:
	  OR_INT * T1.W, T0.X, literal.x,  
.Ltmp26:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 27:
	  AND_INT   T0.Z, T1.W, literal.x,  
	  AND_INT * T2.W, T1.X, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  UINT_TO_FLT * T1.Z, PV.W,  
	  UINT_TO_FLT * T2.W, T0.Z,  
	  RECIP_IEEE   T0.X, T2.W,  
	  RECIP_IEEE   T0.Y (MASKED), T2.W,  
	  RECIP_IEEE   T0.Z (MASKED), T2.W,  
	  RECIP_IEEE * T0.W (MASKED), T2.W,  
	  MUL_IEEE * T3.W, T1.Z, PV.X,  
	  TRUNC * T3.W, PV.W,  
	  MULADD_IEEE * T4.W, -PV.W, T2.W, T1.Z, 
	  TRUNC   T0.Z, T3.W,  
	  SETGE * T2.W, |PV.W|, |T2.W|,  
	  CNDE   T0.Y, PV.W, 0.0, literal.x, 
	  FLT_TO_UINT   T0.Z, PV.Z,  
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  ADD_INT * T2.W, PV.Z, PV.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  LSHL * T4.W, KC0[0].W, 1,  
	  ADD_INT * T5.W, T0.W, PV.W,  
	  MULLO_INT   T0.X, T2.W, T1.W,  
	  MULLO_INT   T0.Y (MASKED), T2.W, T1.W,  
	  MULLO_INT   T0.Z (MASKED), T2.W, T1.W,  
	  MULLO_INT * T0.W (MASKED), T2.W, T1.W,  
	  AND_INT   T0.Z, T5.W, literal.x,  
	  SUB_INT * T1.W, T1.X, PV.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T1.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T2.X, PV.Z, PV.W,  
	  LSHL * T2.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV * T2.Y, 0.0,  
	  MULLO_INT   T0.X, T1.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	9363(1.312036e-41), 0(0.000000e+00)
	  LSHR * T1.W, PV.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  SUB_INT * T6.W, T1.X, PV.W,  
	  BFE_UINT * T6.W, PV.W, 1, literal.x, 
	15(2.101948e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.W, T1.W,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	52429(7.346868e-41), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT   T0.Y, T1.X, PV.Y,  
	  LSHR   T0.Z, T0.X, literal.x,  BS:VEC_120/SCL_212
	  ADD_INT * T1.W, T5.W, T4.W,  
	19(2.662467e-44), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  ADD_INT * T4.W, PV.Z, PV.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  LSHL * T4.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  MOV * T2.Z, 0.0,  
	  MOV * T4.Z, 0.0,  
	  LSHR * T0.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp27:
.Lfunc_end3:
	.size	divide_ushort, .Lfunc_end3-divide_ushort

	.section	.AMDGPU.config
	.long	166100
	.long	6
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	divide_int
	.p2align	8
	.type	divide_int,@function
divide_int:
divide_int$local:
.Lfunc_begin4:
	ALU 5, @16, KC0[CB0:0-32], KC1[]
.Ltmp28:
	ALU 2, @22, KC0[CB0:0-32], KC1[]
	TEX 0 @12
	ALU 0, @25, KC0[CB0:0-32], KC1[]
	TEX 0 @14
.Ltmp29:
	ALU 1, @26, KC0[], KC1[]
.Ltmp30:
	ALU 86, @28, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T4.X
	CF_END
	PAD
	Fetch clause starting at 12:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 14:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp31:
	ALU clause starting at 16:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp32:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 22:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Z, PV.W,  
	ALU clause starting at 25:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 26:
	  OR_INT * T1.W, T0.X, literal.x,  
.Ltmp33:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 28:
	  SETGT_INT * T2.W, 0.0, T1.W,  
	  ADD_INT * T3.W, T1.W, PV.W,  
	  XOR_INT * T3.W, PV.W, T2.W,  
	  UINT_TO_FLT * T4.W, PV.W,  
	  RECIP_IEEE   T0.X, T4.W,  
	  RECIP_IEEE   T0.Y (MASKED), T4.W,  
	  RECIP_IEEE   T0.Z (MASKED), T4.W,  
	  RECIP_IEEE * T0.W (MASKED), T4.W,  
	  MUL_IEEE   T0.Z, PV.X, literal.x,  
	  SETGT_INT * T4.W, 0.0, T1.X,  
	1333788670(4.294967e+09), 0(0.000000e+00)
	  MULHI_INT   T0.X, T1.X, literal.x,  
	  MULHI_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.X, literal.x,  
	-1840700269(-6.346950e-28), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.X, T1.X,  
	  ADD_INT   T0.Y, T1.X, T4.W,  
	  FLT_TO_UINT   T0.Z, T0.Z,  
	  SUB_INT * T5.W, 0.0, T3.W,  BS:VEC_021/SCL_122
	  MULLO_INT   T1.X (MASKED), T5.W, T0.Z,  
	  MULLO_INT   T1.Y, T5.W, T0.Z,  
	  MULLO_INT   T1.Z (MASKED), T5.W, T0.Z,  
	  MULLO_INT * T1.W (MASKED), T5.W, T0.Z,  
	  MULHI   T1.X (MASKED), T0.Z, T1.Y,  
	  MULHI   T1.Y, T0.Z, T1.Y,  
	  MULHI   T1.Z (MASKED), T0.Z, T1.Y,  
	  MULHI * T1.W (MASKED), T0.Z, T1.Y,  
	  ADD_INT   T2.X, KC0[2].W, T0.W,  
	  LSHL   T2.Y, KC0[0].W, literal.x,  
	  ADD_INT   T0.Z, T0.Z, PV.Y,  
	  XOR_INT * T0.W, T0.Y, T4.W,  BS:VEC_021/SCL_122
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.W, T0.Z,  
	  MULHI   T0.Y, T0.W, T0.Z,  
	  MULHI   T0.Z (MASKED), T0.W, T0.Z,  
	  MULHI * T0.W (MASKED), T0.W, T0.Z,  
	  MULLO_INT   T0.X (MASKED), T0.Y, T3.W,  
	  MULLO_INT   T0.Y (MASKED), T0.Y, T3.W,  
	  MULLO_INT   T0.Z, T0.Y, T3.W,  
	  MULLO_INT * T0.W (MASKED), T0.Y, T3.W,  
	  MULHI_INT   T1.X (MASKED), T1.X, literal.x,  
	  MULHI_INT   T1.Y, T1.X, literal.x,  
	  MULHI_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULHI_INT * T1.W (MASKED), T1.X, literal.x,  
	1717986919(2.720083e+23), 0(0.000000e+00)
	  ADD_INT   T3.X, T2.X, T2.Y,  
	  ASHR   T3.Y, PV.Y, literal.x,  
	  ASHR   T1.Z, T0.X, literal.x,  BS:VEC_120/SCL_212
	  SUB_INT * T0.W, T0.W, T0.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T0.X, T0.X, literal.x,  
	  ADD_INT   T4.Y, T0.Y, 1,  
	  SETGE_UINT   T0.Z, PV.W, T3.W,  
	  SUB_INT * T5.W, PV.W, T3.W,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHR   T4.X, T1.Y, literal.x,  
	  CNDE_INT   T1.Y, PV.Z, T0.W, PV.W, 
	  CNDE_INT   T0.Z, PV.Z, T0.Y, PV.Y, 
	  ADD_INT * T0.W, T1.Z, PV.X,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT   T5.X, T0.Z, 1,  
	  SETGE_UINT   T0.Y, T1.Y, T3.W,  
	  SUB_INT   T1.Z, T1.X, PV.X,  
	  ADD_INT * T0.W, T3.Y, T4.X,  BS:VEC_120/SCL_212
	  ADD_INT   T0.X, PV.W, PV.Z,  
	  CNDE_INT   T0.Y, PV.Y, T0.Z, PV.X, 
	  XOR_INT   T0.Z, T4.W, T2.W,  
	  ADD_INT * T0.W, T3.X, T2.Y,  
	  LSHR   T4.X, PV.W, literal.x,  
	  XOR_INT * T0.W, PV.Y, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  SUB_INT * T5.X, PV.W, T0.Z,  
	  MULLO_INT   T0.X (MASKED), T5.X, T1.W,  
	  MULLO_INT   T0.Y, T5.X, T1.W,  
	  MULLO_INT   T0.Z (MASKED), T5.X, T1.W,  
	  MULLO_INT * T0.W (MASKED), T5.X, T1.W,  
	  SUB_INT * T1.X, T1.X, PV.Y,  
	  LSHR * T3.X, T3.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T2.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp34:
.Lfunc_end4:
	.size	divide_int, .Lfunc_end4-divide_int

	.section	.AMDGPU.config
	.long	166100
	.long	6
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	divide_uint
	.p2align	8
	.type	divide_uint,@function
divide_uint:
divide_uint$local:
.Lfunc_begin5:
	ALU 5, @16, KC0[CB0:0-32], KC1[]
.Ltmp35:
	ALU 2, @22, KC0[CB0:0-32], KC1[]
	TEX 0 @12
	ALU 0, @25, KC0[CB0:0-32], KC1[]
	TEX 0 @14
.Ltmp36:
	ALU 1, @26, KC0[], KC1[]
.Ltmp37:
	ALU 74, @28, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T4.X, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T3.X
	CF_END
	PAD
	Fetch clause starting at 12:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 14:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp38:
	ALU clause starting at 16:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp39:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 22:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Z, PV.W,  
	ALU clause starting at 25:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 26:
	  OR_INT * T1.W, T0.X, literal.x,  
.Ltmp40:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 28:
	  UINT_TO_FLT * T2.W, T1.W,  
	  MULHI   T0.X, T1.X, literal.x,  
	  MULHI   T0.Y (MASKED), T1.X, literal.x,  
	  MULHI   T0.Z (MASKED), T1.X, literal.x,  
	  MULHI * T0.W (MASKED), T1.X, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T2.W,  
	  RECIP_IEEE   T0.Y, T2.W,  
	  RECIP_IEEE   T0.Z (MASKED), T2.W,  
	  RECIP_IEEE * T0.W (MASKED), T2.W,  
	  MUL_IEEE   T0.Z, PV.Y, literal.x,  
	  SUB_INT * T2.W, T1.X, T0.X,  
	1333788670(4.294967e+09), 0(0.000000e+00)
	  LSHR   T0.Y, PV.W, 1,  
	  FLT_TO_UINT   T0.Z, PV.Z,  
	  SUB_INT * T2.W, 0.0, T1.W,  
	  MULLO_INT   T1.X (MASKED), T2.W, T0.Z,  
	  MULLO_INT   T1.Y, T2.W, T0.Z,  
	  MULLO_INT   T1.Z (MASKED), T2.W, T0.Z,  
	  MULLO_INT * T1.W (MASKED), T2.W, T0.Z,  
	  MULHI   T1.X (MASKED), T0.Z, T1.Y,  
	  MULHI   T1.Y, T0.Z, T1.Y,  
	  MULHI   T1.Z (MASKED), T0.Z, T1.Y,  
	  MULHI * T1.W (MASKED), T0.Z, T1.Y,  
	  ADD_INT   T0.X, T0.Y, T0.X,  
	  ADD_INT   T0.Y, KC0[2].W, T0.W,  
	  LSHL   T1.Z, KC0[0].W, literal.x,  
	  ADD_INT * T0.W, T0.Z, PV.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T1.X, T0.W,  
	  MULHI   T0.Y (MASKED), T1.X, T0.W,  
	  MULHI   T0.Z, T1.X, T0.W,  
	  MULHI * T0.W (MASKED), T1.X, T0.W,  
	  MULLO_INT   T0.X (MASKED), T0.Z, T1.W,  
	  MULLO_INT   T0.Y (MASKED), T0.Z, T1.W,  
	  MULLO_INT   T0.Z (MASKED), T0.Z, T1.W,  
	  MULLO_INT * T0.W, T0.Z, T1.W,  
	  ADD_INT   T2.X, T0.Y, T1.Z,  
	  ADD_INT   T1.Y, T0.Z, 1,  
	  SUB_INT   T2.Z, T1.X, PV.W,  
	  LSHR * T0.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI   T0.X, T1.X, literal.x,  
	  MULHI   T0.Y (MASKED), T1.X, literal.x,  
	  MULHI   T0.Z (MASKED), T1.X, literal.x,  
	  MULHI * T0.W (MASKED), T1.X, literal.x,  
	-858993459(-1.073742e+08), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W, T0.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SETGE_UINT   T3.X, T2.Z, T1.W,  
	  SUB_INT   T2.Y, T2.Z, T1.W,  
	  SUB_INT   T3.Z, T1.X, PV.W,  
	  LSHR * T0.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.W, PV.Z,  
	  CNDE_INT   T2.Y, PV.X, T2.Z, PV.Y, 
	  CNDE_INT   T0.Z, PV.X, T0.Z, T1.Y, BS:VEC_021/SCL_122
	  ADD_INT * T0.W, T2.X, T1.Z,  BS:VEC_102/SCL_221
	  LSHR   T3.X, PV.W, literal.x,  
	  ADD_INT   T1.Z, PV.Z, 1,  
	  SETGE_UINT * T0.W, PV.Y, T1.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T4.X, PV.W, T0.Z, PV.Z, 
	  MULLO_INT   T0.X (MASKED), T4.X, T1.W,  
	  MULLO_INT   T0.Y (MASKED), T4.X, T1.W,  
	  MULLO_INT   T0.Z, T4.X, T1.W,  
	  MULLO_INT * T0.W (MASKED), T4.X, T1.W,  
	  SUB_INT * T1.X, T1.X, PV.Z,  
	  LSHR * T2.X, T2.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp41:
.Lfunc_end5:
	.size	divide_uint, .Lfunc_end5-divide_uint

	.section	.AMDGPU.config
	.long	166100
	.long	281
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	divide_long
	.p2align	8
	.type	divide_long,@function
divide_long:
divide_long$local:
.Lfunc_begin6:
	ALU 5, @38, KC0[CB0:0-32], KC1[]
.Ltmp42:
	ALU 3, @44, KC0[CB0:0-32], KC1[]
	TEX 0 @34
.Ltmp43:
	TEX 0 @36
.Ltmp44:
	ALU 3, @48, KC0[], KC1[]
.Ltmp45:
	ALU_PUSH_BEFORE 1, @52, KC0[], KC1[]
	JUMP @13 POP:1
	ALU 115, @54, KC0[], KC1[]
	ALU 115, @170, KC0[], KC1[]
	ALU 115, @286, KC0[], KC1[]
	ALU 111, @402, KC0[], KC1[]
	ALU 110, @514, KC0[], KC1[]
	ALU_POP_AFTER 76, @625, KC0[], KC1[]
	ALU 0, @702, KC0[CB0:0-32], KC1[]
.Ltmp46:
	ALU 0, @703, KC0[CB0:0-32], KC1[]
.Ltmp47:
	ALU_PUSH_BEFORE 1, @704, KC0[], KC1[]
	JUMP @18 POP:1
	ALU_POP_AFTER 36, @706, KC0[], KC1[]
	ALU 107, @743, KC0[], KC1[]
	ALU 100, @851, KC0[], KC1[]
	ALU 99, @952, KC0[], KC1[]
	ALU 100, @1052, KC0[], KC1[]
	ALU 98, @1153, KC0[], KC1[]
	ALU 98, @1252, KC0[], KC1[]
	ALU 99, @1351, KC0[], KC1[]
	ALU 100, @1451, KC0[], KC1[]
	ALU 102, @1552, KC0[], KC1[]
	ALU 103, @1655, KC0[], KC1[]
	ALU 54, @1759, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T4.X
	MEM_RAT_CACHELESS STORE_DWORD T0, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T5, T1.X
	CF_END
	PAD
	Fetch clause starting at 34:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp48:
	Fetch clause starting at 36:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp49:
	ALU clause starting at 38:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp50:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp51:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 44:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 48:
	  OR_INT * T1.W, T0.Y, T1.Y,  
	  MOV   T4.Y, literal.x,  
	  OR_INT * T0.Z, T1.X, literal.y,  
	1(1.401298e-45), 2(2.802597e-45)
	ALU clause starting at 52:
	  SETNE_INT * T1.W, T1.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 54:
	  ASHR * T1.W, T1.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT * T2.W, T0.Z, PV.W,  
	  XOR_INT * T2.W, PV.W, T1.W,  
	  ASHR   T1.Z, T0.Y, literal.x,  
.Ltmp52:
	  UINT_TO_FLT * T3.W, PV.W,  
	31(4.344025e-44), 0(0.000000e+00)
	  RECIP_IEEE   T1.X, T3.W,  
	  RECIP_IEEE   T1.Y (MASKED), T3.W,  
	  RECIP_IEEE   T1.Z (MASKED), T3.W,  
	  RECIP_IEEE * T1.W (MASKED), T3.W,  
	  MUL_IEEE   T2.Y, PV.X, literal.x,  
	  ADD_INT   T2.Z, T0.Y, T1.Z,  
	  ADDC_UINT * T3.W, T0.X, T1.Z,  
	1333788670(4.294967e+09), 0(0.000000e+00)
	  ADD_INT   T3.Y, PV.Z, PV.W,  
.Ltmp53:
	  FLT_TO_UINT   T2.Z, PV.Y,  
	  SUB_INT * T3.W, 0.0, T2.W,  
	  MULLO_INT   T1.X, T3.W, T2.Z,  
	  MULLO_INT   T1.Y (MASKED), T3.W, T2.Z,  
	  MULLO_INT   T1.Z (MASKED), T3.W, T2.Z,  
	  MULLO_INT * T1.W (MASKED), T3.W, T2.Z,  
	  MULHI   T1.X, T2.Z, T1.X,  
	  MULHI   T1.Y (MASKED), T2.Z, T1.X,  
	  MULHI   T1.Z (MASKED), T2.Z, T1.X,  
	  MULHI * T1.W (MASKED), T2.Z, T1.X,  
	  ADD_INT   T2.Z, T2.Z, PV.X,  
	  XOR_INT * T4.W, T3.Y, T1.Z,  
	  MULHI   T2.X (MASKED), T4.W, T2.Z,  
	  MULHI   T2.Y, T4.W, T2.Z,  
	  MULHI   T2.Z (MASKED), T4.W, T2.Z,  
	  MULHI * T2.W (MASKED), T4.W, T2.Z,  
	  MULLO_INT   T1.X, T2.Y, T2.W,  
	  MULLO_INT   T1.Y (MASKED), T2.Y, T2.W,  
	  MULLO_INT   T1.Z (MASKED), T2.Y, T2.W,  
	  MULLO_INT * T1.W (MASKED), T2.Y, T2.W,  
	  SUB_INT * T3.W, T4.W, PV.X,  
	  SETGE_UINT   T3.Z, PV.W, T2.W,  
	  SUB_INT * T5.W, PV.W, T2.W,  
	  CNDE_INT   T3.Y, PV.Z, T3.W, PV.W, 
	  ADD_INT   T2.Z, T1.Y, T1.W,  BS:VEC_021/SCL_122
	  ADDC_UINT * T3.W, T0.Z, T1.W,  BS:VEC_021/SCL_122
	  ADD_INT   T4.Y, PV.Z, PV.W,  
	  SETGE_UINT   T2.Z, PV.Y, T2.W,  
	  SUB_INT * T3.W, PV.Y, T2.W,  
	  ADD_INT   T5.Y, T0.X, T1.Z,  
	  CNDE_INT   T4.Z, PV.Z, T3.Y, PV.W, 
	  XOR_INT * T3.W, PV.Y, T1.W,  
	  CNDE_INT   T4.Z, PV.W, PV.Z, T4.W, 
	  XOR_INT * T4.W, PV.Y, T1.Z,  
	  BIT_ALIGN_INT   T5.Z, PV.Z, PV.W, literal.x, 
	  LSHR * T5.W, PV.Z, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETE_INT   T3.Y, PV.W, T3.W,  
	  SETGE_UINT   T4.Z, PV.W, T3.W,  
	  SETGE_UINT * T6.W, PV.Z, T2.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T1.X, PV.Y, PV.Z, PV.W, 
	  SUB_INT   T3.Y, T5.Z, T2.W,  
	  SUB_INT   T4.Z, T5.W, T3.W,  BS:VEC_021/SCL_122
	  SUBB_UINT * T6.W, T5.Z, T2.W,  
	  SUB_INT   T4.Z, PV.Z, PV.W,  
	  CNDE_INT * T6.W, PV.X, T5.Z, PV.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T5.W, T1.X, T5.W, PV.Z, 
	30(4.203895e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T6.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T2.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T2.X, T4.Z, PV.Z, 
	29(4.063766e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T3.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T3.X, T4.Z, PV.Z, 
	28(3.923636e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T4.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T4.X, T4.Z, PV.Z, 
	27(3.783506e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT * T4.Z, PV.W, T5.W, literal.x, 
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 170:
	  OR_INT * T5.W, T3.Y, T6.Z,  
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T5.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T5.X, T4.Z, PV.Z, 
	26(3.643376e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T7.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T7.X, T4.Z, PV.Z, 
	25(3.503246e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T6.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T6.X, T4.Z, PV.Z, 
	24(3.363116e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T9.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T9.X, T4.Z, PV.Z, 
	23(3.222986e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T8.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T8.X, T4.Z, PV.Z, 
	22(3.082857e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T11.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T11.X, T4.Z, PV.Z, 
	21(2.942727e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T10.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T10.X, T4.Z, PV.Z, 
	20(2.802597e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	ALU clause starting at 286:
	  CNDE_INT   T14.X, T5.Z, T6.W, T3.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  BS:VEC_021/SCL_122
	  SUBB_UINT * T5.Z, T5.W, T2.W,  BS:VEC_021/SCL_122
	  SUB_INT * T6.W, T4.Z, T3.W,  
	  SUB_INT   T5.Z, PV.W, T5.Z,  
	  CNDE_INT * T5.W, T14.X, T5.W, T3.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T14.X, T4.Z, PV.Z, 
	19(2.662467e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T12.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T12.X, T4.Z, PV.Z, 
	18(2.522337e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T16.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T16.X, T4.Z, PV.Z, 
	17(2.382207e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T13.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T13.X, T4.Z, PV.Z, 
	16(2.242078e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T18.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T18.X, T4.Z, PV.Z, 
	15(2.101948e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T15.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T15.X, T4.Z, PV.Z, 
	14(1.961818e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T19.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T19.X, T4.Z, PV.Z, 
	13(1.821688e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T17.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	ALU clause starting at 402:
	  SUB_INT   T5.Z, T6.W, T5.Z,  
	  CNDE_INT * T5.W, T17.X, T5.W, T3.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T17.X, T4.Z, PV.Z, 
	12(1.681558e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T20.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T20.X, T4.Z, PV.Z, 
	11(1.541428e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T21.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T21.X, T4.Z, PV.Z, 
	10(1.401298e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T22.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T22.X, T4.Z, PV.Z, 
	9(1.261169e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T23.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T6.W, T23.X, T4.Z, PV.Z, 
	8(1.121039e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T24.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T22.X, T22.X, 0.0, literal.x, 
	  CNDE_INT   T4.Y, T20.X, 0.0, literal.y, BS:VEC_120/SCL_212
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	1024(1.434930e-42), 4096(5.739719e-42)
	  CNDE_INT   T19.X, T19.X, 0.0, literal.x, 
	  LSHL   T3.Y, PV.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.y, 1, 
	  CNDE_INT * T6.W, T24.X, T4.Z, PV.Z, BS:VEC_120/SCL_212
	16384(2.295887e-41), 7(9.809089e-45)
	  CNDE_INT   T18.X, T18.X, 0.0, literal.x, 
	  CNDE_INT   T5.Y, T16.X, 0.0, literal.y, BS:VEC_120/SCL_212
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.z, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	65536(9.183550e-41), 262144(3.673420e-40)
	31(4.344025e-44), 0(0.000000e+00)
	  CNDE_INT   T14.X, T14.X, 0.0, literal.x, 
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	1048576(1.469368e-39), 0(0.000000e+00)
	  CNDE_INT   T16.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T11.X, T11.X, 0.0, literal.x, 
	  CNDE_INT   T6.Y, T9.X, 0.0, literal.y, BS:VEC_120/SCL_212
	  SUB_INT   T5.Z, PV.W, PV.Z,  
	  CNDE_INT * T5.W, PV.X, T5.W, PV.Y, 
	4194304(5.877472e-39), 16777216(2.350989e-38)
	  CNDE_INT * T7.X, T7.X, 0.0, literal.x, 
	67108864(1.504633e-36), 0(0.000000e+00)
	ALU clause starting at 514:
	  LSHL   T3.Y, T5.W, 1,  
	  BFE_UINT   T6.Z, T4.W, literal.x, 1, BS:VEC_120/SCL_212
	  CNDE_INT * T6.W, T16.X, T4.Z, T5.Z, 
	6(8.407791e-45), 0(0.000000e+00)
	  CNDE_INT   T4.X, T4.X, 0.0, literal.x, 
	  CNDE_INT   T7.Y, T2.X, 0.0, literal.y, BS:VEC_120/SCL_212
	  BIT_ALIGN_INT   T4.Z, PV.W, T5.W, literal.z, 
	  OR_INT * T5.W, PV.Y, PV.Z,  
	268435456(2.524355e-29), 1073741824(2.000000e+00)
	31(4.344025e-44), 0(0.000000e+00)
	  CNDE_INT   T1.X, T1.X, 0.0, literal.x, 
	  SETGE_UINT   T3.Y, PV.W, T2.W,  
	  SETE_INT   T5.Z, PV.Z, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T6.W, PV.Z, T3.W,  BS:VEC_021/SCL_122
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T2.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T5.W, T2.W,  
	  SUBB_UINT   T5.Z, T5.W, T2.W,  
	  SUB_INT * T6.W, T4.Z, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T9.X, PV.W, PV.Z,  
	  CNDE_INT   T3.Y, PV.X, T5.W, PV.Y, 
	  CNDE_INT   T5.Z, T3.X, 0.0, literal.x, 
	  OR_INT * T5.W, T1.X, T7.Y,  BS:VEC_120/SCL_212
	536870912(1.084202e-19), 0(0.000000e+00)
	  OR_INT   T1.X, PV.W, PV.Z,  
	  LSHL   T7.Y, PV.Y, 1,  
	  BFE_UINT   T5.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T5.W, T2.X, T4.Z, PV.X, 
	5(7.006492e-45), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.X, PV.W, T3.Y, literal.x, 
	  OR_INT   T3.Y, PV.Y, PV.Z,  
	  CNDE_INT   T4.Z, T5.X, 0.0, literal.y, 
	  OR_INT * T5.W, PV.X, T4.X,  
	31(4.344025e-44), 134217728(3.851860e-34)
	  OR_INT   T1.X, PV.W, PV.Z,  
	  SETGE_UINT   T7.Y, PV.Y, T2.W,  
	  SETE_INT   T4.Z, PV.X, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T5.W, PV.X, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T4.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T7.Y, T3.Y, T2.W,  
	  SUBB_UINT   T4.Z, T3.Y, T2.W,  
	  SUB_INT * T5.W, T3.X, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T5.X, PV.W, PV.Z,  
	  CNDE_INT   T3.Y, PV.X, T3.Y, PV.Y, 
	  CNDE_INT   T4.Z, T6.X, 0.0, literal.x, 
	  OR_INT * T5.W, T1.X, T7.X,  BS:VEC_120/SCL_212
	33554432(9.403955e-38), 0(0.000000e+00)
	  OR_INT   T1.X, PV.W, PV.Z,  
	  LSHL   T7.Y, PV.Y, 1,  
	  BFE_UINT   T4.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T5.W, T4.X, T3.X, PV.X, 
	4(5.605194e-45), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.X, PV.W, T3.Y, literal.x, 
	  OR_INT   T3.Y, PV.Y, PV.Z,  
	  CNDE_INT   T4.Z, T8.X, 0.0, literal.y, 
	  OR_INT * T5.W, PV.X, T6.Y,  BS:VEC_021/SCL_122
	31(4.344025e-44), 8388608(1.175494e-38)
	  OR_INT   T1.X, PV.W, PV.Z,  
	  SETGE_UINT   T6.Y, PV.Y, T2.W,  
	  SETE_INT   T4.Z, PV.X, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T5.W, PV.X, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T5.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T6.Y, T3.Y, T2.W,  
	  SUBB_UINT   T4.Z, T3.Y, T2.W,  
	  SUB_INT * T5.W, T3.X, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T6.X, PV.W, PV.Z,  
	  CNDE_INT   T3.Y, PV.X, T3.Y, PV.Y, 
	  CNDE_INT   T4.Z, T10.X, 0.0, literal.x, 
	  OR_INT * T5.W, T1.X, T11.X,  BS:VEC_120/SCL_212
	2097152(2.938736e-39), 0(0.000000e+00)
	  OR_INT   T1.X, PV.W, PV.Z,  
	  LSHL   T6.Y, PV.Y, 1,  
	  BFE_UINT   T4.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T5.W, T5.X, T3.X, PV.X, 
	3(4.203895e-45), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.X, PV.W, T3.Y, literal.x, 
	  OR_INT   T3.Y, PV.Y, PV.Z,  
	  CNDE_INT   T4.Z, T12.X, 0.0, literal.y, 
	  OR_INT * T5.W, PV.X, T14.X,  
	31(4.344025e-44), 524288(7.346840e-40)
	  OR_INT   T1.X, PV.W, PV.Z,  
	  SETGE_UINT   T6.Y, PV.Y, T2.W,  
	  SETE_INT   T4.Z, PV.X, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T5.W, PV.X, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T6.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T6.Y, T3.Y, T2.W,  
	  SUBB_UINT   T4.Z, T3.Y, T2.W,  
	  SUB_INT * T5.W, T3.X, T3.W,  BS:VEC_021/SCL_122
	  SUB_INT   T7.X, PV.W, PV.Z,  
	  CNDE_INT   T3.Y, PV.X, T3.Y, PV.Y, 
	  CNDE_INT   T4.Z, T13.X, 0.0, literal.x, 
	  OR_INT * T5.W, T1.X, T5.Y,  BS:VEC_120/SCL_212
	131072(1.836710e-40), 0(0.000000e+00)
	  OR_INT   T1.X, PV.W, PV.Z,  
	  LSHL   T5.Y, PV.Y, 1,  
	  BFE_UINT   T4.Z, T4.W, literal.x, 1, 
	  CNDE_INT * T5.W, T6.X, T3.X, PV.X, 
	2(2.802597e-45), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.X, PV.W, T3.Y, literal.x, 
	  OR_INT   T3.Y, PV.Y, PV.Z,  
	  CNDE_INT   T4.Z, T15.X, 0.0, literal.y, 
	  OR_INT * T5.W, PV.X, T18.X,  
	31(4.344025e-44), 32768(4.591775e-41)
	  OR_INT   T1.X, PV.W, PV.Z,  
	  SETGE_UINT   T5.Y, PV.Y, T2.W,  
	  SETE_INT   T4.Z, PV.X, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T5.W, PV.X, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T7.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T5.Y, T3.Y, T2.W,  
	  SUBB_UINT   T4.Z, T3.Y, T2.W,  
	  SUB_INT * T5.W, T3.X, T3.W,  BS:VEC_021/SCL_122
	ALU clause starting at 625:
	  SUB_INT   T8.X, T5.W, T4.Z,  
	  CNDE_INT   T3.Y, T7.X, T3.Y, T5.Y, 
	  CNDE_INT * T4.Z, T17.X, 0.0, literal.x, BS:VEC_120/SCL_212
	8192(1.147944e-41), 0(0.000000e+00)
	  OR_INT * T5.W, T1.X, T19.X,  
	  OR_INT   T1.X, PV.W, T4.Z,  
	  LSHL   T5.Y, T3.Y, 1,  
	  BFE_UINT   T4.Z, T4.W, 1, 1, 
	  CNDE_INT * T5.W, T7.X, T3.X, T8.X, 
	  BIT_ALIGN_INT   T3.X, PV.W, T3.Y, literal.x, 
	  OR_INT   T3.Y, PV.Y, PV.Z,  
	  CNDE_INT   T4.Z, T21.X, 0.0, literal.y, 
	  OR_INT * T5.W, PV.X, T4.Y,  BS:VEC_021/SCL_122
	31(4.344025e-44), 2048(2.869859e-42)
	  OR_INT   T1.X, PV.W, PV.Z,  
	  SETGE_UINT   T4.Y, PV.Y, T2.W,  
	  SETE_INT   T4.Z, PV.X, T3.W,  BS:VEC_021/SCL_122
	  SETGE_UINT * T5.W, PV.X, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T8.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T4.Y, T3.Y, T2.W,  
	  CNDE_INT   T4.Z, T23.X, 0.0, literal.x, 
	  OR_INT * T5.W, PV.X, T22.X,  
	512(7.174648e-43), 0(0.000000e+00)
	  CNDE_INT   T1.X, T24.X, 0.0, literal.x, 
	  OR_INT   T5.Y, PV.W, PV.Z,  
	  CNDE_INT   T4.Z, PV.X, T3.Y, PV.Y, 
	  ADD_INT * T5.W, T2.Y, 1,  
	256(3.587324e-43), 0(0.000000e+00)
	  CNDE_INT   T9.X, T3.Z, T2.Y, PV.W, 
	  LSHL   T2.Y, PV.Z, 1,  
	  CNDE_INT   T3.Z, T16.X, 0.0, literal.x, 
	  OR_INT * T5.W, PV.Y, PV.X,  
	128(1.793662e-43), 0(0.000000e+00)
	  SUBB_UINT   T1.X, T3.Y, T2.W,  
	  SUB_INT   T3.Y, T3.X, T3.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T5.Z, T2.X, 0.0, literal.x, BS:VEC_120/SCL_212
	  OR_INT * T5.W, PV.W, PV.Z,  
	64(8.968310e-44), 0(0.000000e+00)
	  AND_INT   T2.X, T4.W, 1,  
	  CNDE_INT   T4.Y, T4.X, 0.0, literal.x, 
	  OR_INT   T3.Z, PV.W, PV.Z,  
	  SUB_INT * T4.W, PV.Y, PV.X,  
	32(4.484155e-44), 0(0.000000e+00)
	  CNDE_INT   T1.X, T8.X, T3.X, PV.W, 
	  CNDE_INT   T3.Y, T5.X, 0.0, literal.x, BS:VEC_201
	  OR_INT   T3.Z, PV.Z, PV.Y,  
	  OR_INT * T4.W, T2.Y, PV.X,  
	16(2.242078e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.X, PV.W, T2.W,  
	  CNDE_INT   T2.Y, T6.X, 0.0, literal.x, 
	  OR_INT   T3.Z, PV.Z, PV.Y,  
	  BIT_ALIGN_INT * T2.W, PV.X, T4.Z, literal.y, 
	8(1.121039e-44), 31(4.344025e-44)
	  SETE_INT   T1.X, PV.W, T3.W,  
	  SETGE_UINT   T3.Y, PV.W, T3.W,  
	  CNDE_INT   T4.Z, T7.X, 0.0, literal.x, 
	  OR_INT * T2.W, PV.Z, PV.Y,  
	4(5.605194e-45), 0(0.000000e+00)
	  CNDE_INT   T3.X, T8.X, 0.0, literal.x, 
	  OR_INT   T2.Y, PV.W, PV.Z,  
	  CNDE_INT   T3.Z, PV.X, PV.Y, T2.X, 
	  ADD_INT * T2.W, T9.X, 1,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT   T3.Y, T2.Z, T9.X, PV.W, 
	  CNDE_INT   T2.Z, PV.Z, 0.0, 1, 
	  OR_INT * T2.W, PV.Y, PV.X,  
	  OR_INT   T2.Y, PV.W, PV.Z,  
	  CNDE_INT   T2.Z, T3.W, PV.Y, 0.0, 
	  XOR_INT * T1.W, T1.Z, T1.W,  
	  XOR_INT   T1.Z, PV.Z, PV.W,  
	  XOR_INT * T2.W, PV.Y, PV.W,  
	  SUB_INT   T2.X, PV.W, T1.W,  
	  MOV   T4.Y, literal.x,  
	  SUBB_UINT   T2.Z, PV.W, T1.W,  
	  SUB_INT * T1.W, PV.Z, T1.W,  
	0(0.000000e+00), 0(0.000000e+00)
	  SUB_INT * T2.Y, PV.W, PV.Z,  
	ALU clause starting at 702:
	  MOV * T3.Y, KC0[0].W,  
	ALU clause starting at 703:
	  MOV * T1.Z, KC0[2].W,  
	ALU clause starting at 704:
	  SETE_INT * T1.W, T4.Y, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 706:
	  UINT_TO_FLT * T1.W, T0.Z,  
	  RECIP_IEEE   T1.X, T1.W,  
	  RECIP_IEEE   T1.Y (MASKED), T1.W,  
	  RECIP_IEEE   T1.Z (MASKED), T1.W,  
	  RECIP_IEEE * T1.W (MASKED), T1.W,  
	  MUL_IEEE * T1.W, PV.X, literal.x,  
	1333788670(4.294967e+09), 0(0.000000e+00)
	  FLT_TO_UINT   T2.Z, PV.W,  
	  SUB_INT * T1.W, 0.0, T0.Z,  
	  MULLO_INT   T1.X, T1.W, T2.Z,  
	  MULLO_INT   T1.Y (MASKED), T1.W, T2.Z,  
	  MULLO_INT   T1.Z (MASKED), T1.W, T2.Z,  
	  MULLO_INT * T1.W (MASKED), T1.W, T2.Z,  
	  MULHI   T1.X, T2.Z, T1.X,  
	  MULHI   T1.Y (MASKED), T2.Z, T1.X,  
	  MULHI   T1.Z (MASKED), T2.Z, T1.X,  
	  MULHI * T1.W (MASKED), T2.Z, T1.X,  
	  ADD_INT * T1.W, T2.Z, PV.X,  
	  MULHI   T1.X, T0.X, T1.W,  
	  MULHI   T1.Y (MASKED), T0.X, T1.W,  
	  MULHI   T1.Z (MASKED), T0.X, T1.W,  
	  MULHI * T1.W (MASKED), T0.X, T1.W,  
	  MULLO_INT   T1.X (MASKED), T1.X, T0.Z,  
	  MULLO_INT   T1.Y (MASKED), T1.X, T0.Z,  
	  MULLO_INT   T1.Z (MASKED), T1.X, T0.Z,  
	  MULLO_INT * T1.W, T1.X, T0.Z,  
	  SUB_INT * T1.W, T0.X, PV.W,  
	  ADD_INT   T2.Y, T1.X, 1,  
	  SETGE_UINT   T2.Z, PV.W, T0.Z,  
	  SUB_INT * T2.W, PV.W, T0.Z,  
	  CNDE_INT   T3.Z, PV.Z, T1.W, PV.W, 
	  CNDE_INT * T1.W, PV.Z, T1.X, PV.Y, 
	  ADD_INT   T2.Z, PV.W, 1,  
	  SETGE_UINT * T2.W, PV.Z, T0.Z,  
	  CNDE_INT   T2.X, PV.W, T1.W, PV.Z, 
	  MOV * T2.Y, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 743:
	  ASHR * T1.W, T0.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T4.Y, T0.Y, PV.W,  
	  ADDC_UINT   T2.Z, T0.X, PV.W,  
	  UINT_TO_FLT * T2.W, literal.x,  
	10(1.401298e-44), 0(0.000000e+00)
	  RECIP_IEEE   T1.X, T2.W,  
	  RECIP_IEEE   T1.Y (MASKED), T2.W,  
	  RECIP_IEEE   T1.Z (MASKED), T2.W,  
	  RECIP_IEEE * T1.W (MASKED), T2.W,  
	  MUL_IEEE   T3.Z, PV.X, literal.x,  
	  ADD_INT * T2.W, T4.Y, T2.Z,  
	1333788670(4.294967e+09), 0(0.000000e+00)
	  XOR_INT   T2.Z, PV.W, T1.W,  
	  FLT_TO_UINT * T2.W, PV.Z,  
	  MULLO_INT   T1.X, T2.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	-10(nan), 0(0.000000e+00)
	  MULHI   T1.X, T2.W, T1.X,  
	  MULHI   T1.Y (MASKED), T2.W, T1.X,  
	  MULHI   T1.Z (MASKED), T2.W, T1.X,  
	  MULHI * T1.W (MASKED), T2.W, T1.X,  
	  MULHI   T3.X, T2.Z, literal.x,  
	  MULHI   T3.Y (MASKED), T2.Z, literal.x,  
	  MULHI   T3.Z (MASKED), T2.Z, literal.x,  
	  MULHI * T3.W (MASKED), T2.Z, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT   T3.Z, T2.Z, PV.X,  
	  ADD_INT * T2.W, T2.W, T1.X,  
	  MULHI   T3.X (MASKED), T2.Z, T2.W,  
	  MULHI   T3.Y (MASKED), T2.Z, T2.W,  
	  MULHI   T3.Z (MASKED), T2.Z, T2.W,  
	  MULHI * T3.W, T2.Z, T2.W,  
	  MULLO_INT   T1.X, T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	10(1.401298e-44), 0(0.000000e+00)
	  SUB_INT   T4.Z, T2.Z, PV.X,  
	  LSHR * T2.W, T3.Z, 1,  BS:VEC_120/SCL_212
	  ADD_INT   T4.Y, PV.W, T3.X,  
	  SETGT_UINT   T3.Z, PV.Z, literal.x,  
	  ADD_INT * T2.W, PV.Z, literal.y,  
	9(1.261169e-44), -10(nan)
	  ADD_INT   T5.Y, T0.X, T1.W,  
	  CNDE_INT   T4.Z, PV.Z, T4.Z, PV.W, 
	  LSHR * T2.W, PV.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W, T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SETGT_UINT   T1.X, T4.Z, literal.x,  
	  ADD_INT   T4.Y, T4.Z, literal.y,  
	  SUB_INT   T2.Z, T2.Z, PV.W,  BS:VEC_120/SCL_212
	  XOR_INT * T2.W, T5.Y, T1.W,  
	9(1.261169e-44), -10(nan)
	  BIT_ALIGN_INT   T5.Z, PV.Z, PV.W, literal.x, 
	  CNDE_INT * T4.W, PV.X, T4.Z, PV.Y, 
	31(4.344025e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T5.Y, PV.W, T2.W, literal.x, 
	  SETGT_UINT   T4.Z, PV.Z, literal.y,  
	  LSHR * T5.W, T2.Z, literal.x,  
	31(4.344025e-44), 6(8.407791e-45)
	  CNDE_INT   T3.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T6.Y, T5.Z, literal.y,  
	  SETGT_UINT   T2.Z, PV.Y, literal.z,  
	  LSHR * T4.W, T4.W, literal.w,  
	-1(nan), -7(nan)
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T4.Y, PV.W, PV.Z, literal.x, 
	  ADD_INT   T2.Z, T5.Y, literal.y,  
	  CNDE_INT * T6.W, PV.X, T5.Z, PV.Y, 
	-1(nan), -10(nan)
	  LSHL   T6.Y, PV.W, 1,  
	  SUBB_UINT   T4.Z, T5.Y, literal.x,  
	  CNDE_INT * T7.W, PV.Y, T5.Y, PV.Z, 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T4.X, PV.W, 1,  
	  BFE_UINT   T5.Y, T2.W, literal.x, 1, 
	  SUB_INT   T2.Z, T4.W, PV.Z,  BS:VEC_120/SCL_212
	  SUBB_UINT * T8.W, T5.Z, literal.y,  
	30(4.203895e-44), 7(9.809089e-45)
	  SUB_INT   T5.X, T5.W, PV.W,  
	  CNDE_INT   T7.Y, T4.Y, T4.W, PV.Z, 
	  OR_INT   T4.Z, PV.X, PV.Y,  
	  OR_INT * T4.W, T6.Y, PV.Y,  BS:VEC_120/SCL_212
	  SUBB_UINT   T4.X, PV.W, literal.x,  
	  SETGT_UINT   T5.Y, PV.Z, literal.y,  
	  BIT_ALIGN_INT   T5.Z, PV.Y, T7.W, literal.z, 
	  CNDE_INT * T5.W, T3.X, T5.W, PV.X, BS:VEC_021/SCL_122
	7(9.809089e-45), 9(1.261169e-44)
	31(4.344025e-44), 0(0.000000e+00)
	  SETGT_UINT   T3.X, T4.W, literal.x,  
	  BIT_ALIGN_INT   T6.Y, PV.W, T6.W, literal.y, 
	  CNDE_INT   T2.Z, PV.Z, PV.Y, literal.z, 
	  ADD_INT * T5.W, T4.Z, literal.w,  
	6(8.407791e-45), 31(4.344025e-44)
	-1(nan), -10(nan)
	  SUBB_UINT   T5.X, T4.Z, literal.x,  
	  CNDE_INT   T5.Y, PV.Z, T4.Z, PV.W, 
	  CNDE_INT   T4.Z, PV.Y, PV.X, literal.y, 
	  ADD_INT * T5.W, T4.W, literal.z,  
	10(1.401298e-44), -1(nan)
	-7(nan), 0(0.000000e+00)
	ALU clause starting at 851:
	  CNDE_INT   T6.X, T4.Z, T4.W, T5.W, 
	  LSHL   T7.Y, T5.Y, 1,  
	  BFE_UINT   T6.Z, T2.W, literal.x, 1, 
	  SUB_INT * T4.W, T5.Z, T5.X,  BS:VEC_120/SCL_212
	29(4.063766e-44), 0(0.000000e+00)
	  CNDE_INT   T3.X, T2.Z, T5.Z, PV.W, 
	  OR_INT   T7.Y, PV.Y, PV.Z,  
	  LSHL   T5.Z, PV.X, 1,  
	  SUB_INT * T4.W, T6.Y, T4.X,  
	  CNDE_INT   T4.X, T4.Z, T6.Y, PV.W, 
	  OR_INT   T6.Y, PV.Z, T6.Z,  
	  SETGT_UINT   T4.Z, PV.Y, literal.x,  
	  BIT_ALIGN_INT * T4.W, PV.X, T5.Y, literal.y, BS:VEC_021/SCL_122
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T3.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T5.Y, T7.Y, literal.y,  
	  SETGT_UINT   T4.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T5.W, PV.X, T6.X, literal.w, 
	-1(nan), -10(nan)
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T8.Y, PV.W, PV.Z, literal.x, 
	  ADD_INT   T4.Z, T6.Y, literal.y,  
	  CNDE_INT * T6.W, PV.X, T7.Y, PV.Y, 
	-1(nan), -7(nan)
	  LSHL   T5.Y, PV.W, 1,  
	  SUBB_UINT   T5.Z, T6.Y, literal.x,  
	  CNDE_INT * T7.W, PV.Y, T6.Y, PV.Z, 
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL   T4.X, PV.W, 1,  
	  BFE_UINT   T6.Y, T2.W, literal.x, 1, 
	  SUB_INT   T4.Z, T5.W, PV.Z,  BS:VEC_120/SCL_212
	  SUBB_UINT * T8.W, T7.Y, literal.y,  
	28(3.923636e-44), 10(1.401298e-44)
	  SUB_INT   T5.X, T4.W, PV.W,  
	  CNDE_INT   T7.Y, T8.Y, T5.W, PV.Z, 
	  OR_INT   T4.Z, PV.X, PV.Y,  
	  OR_INT * T5.W, T5.Y, PV.Y,  BS:VEC_120/SCL_212
	  SUBB_UINT   T4.X, PV.W, literal.x,  
	  SETGT_UINT   T5.Y, PV.Z, literal.y,  
	  BIT_ALIGN_INT   T5.Z, PV.Y, T7.W, literal.z, 
	  CNDE_INT * T4.W, T3.X, T4.W, PV.X, BS:VEC_021/SCL_122
	10(1.401298e-44), 6(8.407791e-45)
	31(4.344025e-44), 0(0.000000e+00)
	  SETGT_UINT   T5.X, T5.W, literal.x,  
	  BIT_ALIGN_INT   T6.Y, PV.W, T6.W, literal.y, 
	  CNDE_INT   T6.Z, PV.Z, PV.Y, literal.z, 
	  ADD_INT * T4.W, T4.Z, literal.w,  
	9(1.261169e-44), 31(4.344025e-44)
	-1(nan), -7(nan)
	  SUBB_UINT   T6.X, T4.Z, literal.x,  
	  CNDE_INT   T5.Y, PV.Z, T4.Z, PV.W, 
	  CNDE_INT   T4.Z, PV.Y, PV.X, literal.y, 
	  ADD_INT * T4.W, T5.W, literal.z,  
	7(9.809089e-45), -1(nan)
	-10(nan), 0(0.000000e+00)
	  CNDE_INT   T5.X, PV.Z, T5.W, PV.W, 
	  LSHL   T7.Y, PV.Y, 1,  
	  BFE_UINT   T7.Z, T2.W, literal.x, 1, 
	  SUB_INT * T4.W, T5.Z, PV.X,  
	27(3.783506e-44), 0(0.000000e+00)
	  CNDE_INT   T6.X, T6.Z, T5.Z, PV.W, 
	  OR_INT   T7.Y, PV.Y, PV.Z,  
	  LSHL   T5.Z, PV.X, 1,  
	  SUB_INT * T4.W, T6.Y, T4.X,  
	  CNDE_INT   T4.X, T4.Z, T6.Y, PV.W, 
	  OR_INT   T6.Y, PV.Z, T7.Z,  
	  SETGT_UINT   T5.Z, PV.Y, literal.x,  
	  BIT_ALIGN_INT * T4.W, PV.X, T5.Y, literal.y, BS:VEC_021/SCL_122
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T6.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T8.Y, T7.Y, literal.y,  
	  SETGT_UINT   T5.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T5.W, PV.X, T5.X, literal.w, 
	-1(nan), -7(nan)
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T5.Y, PV.W, PV.Z, literal.x, 
	  ADD_INT   T5.Z, T6.Y, literal.y,  
	  CNDE_INT * T6.W, PV.X, T7.Y, PV.Y, 
	-1(nan), -10(nan)
	  LSHL   T8.Y, PV.W, 1,  
	  SUBB_UINT   T6.Z, T6.Y, literal.x,  
	  CNDE_INT * T7.W, PV.Y, T6.Y, PV.Z, 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T4.X, PV.W, 1,  
	  BFE_UINT   T6.Y, T2.W, literal.x, 1, 
	  SUB_INT   T5.Z, T5.W, PV.Z,  BS:VEC_120/SCL_212
	  SUBB_UINT * T8.W, T7.Y, literal.y,  
	26(3.643376e-44), 7(9.809089e-45)
	  SUB_INT   T5.X, T4.W, PV.W,  
	  CNDE_INT   T7.Y, T5.Y, T5.W, PV.Z, 
	  OR_INT   T6.Z, PV.X, PV.Y,  
	  OR_INT * T5.W, T8.Y, PV.Y,  BS:VEC_120/SCL_212
	  SUBB_UINT   T4.X, PV.W, literal.x,  
	  SETGT_UINT   T6.Y, PV.Z, literal.y,  
	  BIT_ALIGN_INT   T7.Z, PV.Y, T7.W, literal.z, 
	  CNDE_INT * T4.W, T6.X, T4.W, PV.X, BS:VEC_021/SCL_122
	7(9.809089e-45), 9(1.261169e-44)
	31(4.344025e-44), 0(0.000000e+00)
	  SETGT_UINT   T5.X, T5.W, literal.x,  
	  BIT_ALIGN_INT * T7.Y, PV.W, T6.W, literal.y, 
	6(8.407791e-45), 31(4.344025e-44)
	ALU clause starting at 952:
	  CNDE_INT   T5.Z, T7.Z, T6.Y, literal.x, 
	  ADD_INT * T4.W, T6.Z, literal.y,  BS:VEC_120/SCL_212
	-1(nan), -10(nan)
	  SUBB_UINT   T6.X, T6.Z, literal.x,  
	  CNDE_INT   T6.Y, PV.Z, T6.Z, PV.W, 
	  CNDE_INT   T6.Z, T7.Y, T5.X, literal.y, 
	  ADD_INT * T4.W, T5.W, literal.z,  
	10(1.401298e-44), -1(nan)
	-7(nan), 0(0.000000e+00)
	  CNDE_INT   T5.X, PV.Z, T5.W, PV.W, 
	  LSHL   T8.Y, PV.Y, 1,  
	  BFE_UINT   T8.Z, T2.W, literal.x, 1, 
	  SUB_INT * T4.W, T7.Z, PV.X,  
	25(3.503246e-44), 0(0.000000e+00)
	  CNDE_INT   T6.X, T5.Z, T7.Z, PV.W, 
	  OR_INT   T8.Y, PV.Y, PV.Z,  
	  LSHL   T7.Z, PV.X, 1,  
	  SUB_INT * T4.W, T7.Y, T4.X,  
	  CNDE_INT   T7.X, T6.Z, T7.Y, PV.W, 
	  OR_INT   T7.Y, PV.Z, T8.Z,  
	  SETGT_UINT   T6.Z, PV.Y, literal.x,  
	  BIT_ALIGN_INT * T4.W, PV.X, T6.Y, literal.y, BS:VEC_021/SCL_122
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T4.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T6.Y, T8.Y, literal.y,  
	  SETGT_UINT   T6.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T5.W, PV.X, T5.X, literal.w, 
	-1(nan), -10(nan)
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T9.Y, PV.W, PV.Z, literal.x, 
	  ADD_INT   T6.Z, T7.Y, literal.y,  
	  CNDE_INT * T6.W, PV.X, T8.Y, PV.Y, 
	-1(nan), -7(nan)
	  LSHL   T6.Y, PV.W, 1,  
	  SUBB_UINT   T7.Z, T7.Y, literal.x,  
	  CNDE_INT * T7.W, PV.Y, T7.Y, PV.Z, 
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL   T5.X, PV.W, 1,  
	  BFE_UINT   T7.Y, T2.W, literal.x, 1, 
	  SUB_INT   T6.Z, T5.W, PV.Z,  BS:VEC_120/SCL_212
	  SUBB_UINT * T8.W, T8.Y, literal.y,  
	24(3.363116e-44), 10(1.401298e-44)
	  SUB_INT   T6.X, T4.W, PV.W,  
	  CNDE_INT   T8.Y, T9.Y, T5.W, PV.Z, 
	  OR_INT   T6.Z, PV.X, PV.Y,  
	  OR_INT * T5.W, T6.Y, PV.Y,  BS:VEC_120/SCL_212
	  SUBB_UINT   T5.X, PV.W, literal.x,  
	  SETGT_UINT   T6.Y, PV.Z, literal.y,  
	  BIT_ALIGN_INT   T7.Z, PV.Y, T7.W, literal.z, 
	  CNDE_INT * T4.W, T4.X, T4.W, PV.X, BS:VEC_021/SCL_122
	10(1.401298e-44), 6(8.407791e-45)
	31(4.344025e-44), 0(0.000000e+00)
	  SETGT_UINT   T6.X, T5.W, literal.x,  
	  BIT_ALIGN_INT   T7.Y, PV.W, T6.W, literal.y, 
	  CNDE_INT   T8.Z, PV.Z, PV.Y, literal.z, 
	  ADD_INT * T4.W, T6.Z, literal.w,  
	9(1.261169e-44), 31(4.344025e-44)
	-1(nan), -7(nan)
	  SUBB_UINT   T7.X, T6.Z, literal.x,  
	  CNDE_INT   T6.Y, PV.Z, T6.Z, PV.W, 
	  CNDE_INT   T6.Z, PV.Y, PV.X, literal.y, 
	  ADD_INT * T4.W, T5.W, literal.z,  
	7(9.809089e-45), -1(nan)
	-10(nan), 0(0.000000e+00)
	  CNDE_INT   T6.X, PV.Z, T5.W, PV.W, 
	  LSHL   T8.Y, PV.Y, 1,  
	  BFE_UINT   T9.Z, T2.W, literal.x, 1, 
	  SUB_INT * T4.W, T7.Z, PV.X,  
	23(3.222986e-44), 0(0.000000e+00)
	  CNDE_INT   T7.X, T8.Z, T7.Z, PV.W, 
	  OR_INT   T8.Y, PV.Y, PV.Z,  
	  LSHL   T7.Z, PV.X, 1,  
	  SUB_INT * T4.W, T7.Y, T5.X,  
	  CNDE_INT   T5.X, T6.Z, T7.Y, PV.W, 
	  OR_INT   T7.Y, PV.Z, T9.Z,  
	  SETGT_UINT   T7.Z, PV.Y, literal.x,  
	  BIT_ALIGN_INT * T4.W, PV.X, T6.Y, literal.y, BS:VEC_021/SCL_122
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T7.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T9.Y, T8.Y, literal.y,  
	  SETGT_UINT   T7.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T5.W, PV.X, T6.X, literal.w, 
	-1(nan), -7(nan)
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T6.Y, PV.W, PV.Z, literal.x, 
	  ADD_INT   T7.Z, T7.Y, literal.y,  
	  CNDE_INT * T6.W, PV.X, T8.Y, PV.Y, 
	-1(nan), -10(nan)
	  LSHL   T9.Y, PV.W, 1,  
	  SUBB_UINT   T8.Z, T7.Y, literal.x,  
	  CNDE_INT * T7.W, PV.Y, T7.Y, PV.Z, 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T5.X, PV.W, 1,  
	  BFE_UINT   T7.Y, T2.W, literal.x, 1, 
	  SUB_INT   T7.Z, T5.W, PV.Z,  BS:VEC_120/SCL_212
	  SUBB_UINT * T8.W, T8.Y, literal.y,  
	22(3.082857e-44), 7(9.809089e-45)
	  SUB_INT   T6.X, T4.W, PV.W,  
	  CNDE_INT   T8.Y, T6.Y, T5.W, PV.Z, 
	  OR_INT * T7.Z, PV.X, PV.Y,  
	ALU clause starting at 1052:
	  OR_INT * T5.W, T9.Y, T7.Y,  
	  SUBB_UINT   T5.X, PV.W, literal.x,  
	  SETGT_UINT   T7.Y, T7.Z, literal.y,  
	  BIT_ALIGN_INT   T8.Z, T8.Y, T7.W, literal.z, 
	  CNDE_INT * T4.W, T7.X, T4.W, T6.X, BS:VEC_021/SCL_122
	7(9.809089e-45), 9(1.261169e-44)
	31(4.344025e-44), 0(0.000000e+00)
	  SETGT_UINT   T6.X, T5.W, literal.x,  
	  BIT_ALIGN_INT   T8.Y, PV.W, T6.W, literal.y, 
	  CNDE_INT   T9.Z, PV.Z, PV.Y, literal.z, 
	  ADD_INT * T4.W, T7.Z, literal.w,  
	6(8.407791e-45), 31(4.344025e-44)
	-1(nan), -10(nan)
	  SUBB_UINT   T7.X, T7.Z, literal.x,  
	  CNDE_INT   T7.Y, PV.Z, T7.Z, PV.W, 
	  CNDE_INT   T7.Z, PV.Y, PV.X, literal.y, 
	  ADD_INT * T4.W, T5.W, literal.z,  
	10(1.401298e-44), -1(nan)
	-7(nan), 0(0.000000e+00)
	  CNDE_INT   T6.X, PV.Z, T5.W, PV.W, 
	  LSHL   T9.Y, PV.Y, 1,  
	  BFE_UINT   T10.Z, T2.W, literal.x, 1, 
	  SUB_INT * T4.W, T8.Z, PV.X,  
	21(2.942727e-44), 0(0.000000e+00)
	  CNDE_INT   T7.X, T9.Z, T8.Z, PV.W, 
	  OR_INT   T9.Y, PV.Y, PV.Z,  
	  LSHL   T8.Z, PV.X, 1,  
	  SUB_INT * T4.W, T8.Y, T5.X,  
	  CNDE_INT   T5.X, T7.Z, T8.Y, PV.W, 
	  OR_INT   T8.Y, PV.Z, T10.Z,  
	  SETGT_UINT   T7.Z, PV.Y, literal.x,  
	  BIT_ALIGN_INT * T4.W, PV.X, T7.Y, literal.y, BS:VEC_021/SCL_122
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T7.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T7.Y, T9.Y, literal.y,  
	  SETGT_UINT   T7.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T5.W, PV.X, T6.X, literal.w, 
	-1(nan), -10(nan)
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T10.Y, PV.W, PV.Z, literal.x, 
	  SUBB_UINT   T7.Z, T9.Y, literal.y,  
	  CNDE_INT * T6.W, PV.X, T9.Y, PV.Y, 
	-1(nan), 10(1.401298e-44)
	  ADD_INT   T5.X, T8.Y, literal.x,  
	  LSHL   T7.Y, PV.W, 1,  
	  BFE_UINT   T8.Z, T2.W, literal.y, 1, 
	  SUB_INT * T7.W, T4.W, PV.Z,  BS:VEC_120/SCL_212
	-7(nan), 20(2.802597e-44)
	  CNDE_INT   T9.Y, T7.X, T4.W, PV.W, 
	  OR_INT   T7.Z, PV.Y, PV.Z,  
	  CNDE_INT * T4.W, T10.Y, T8.Y, PV.X, 
	  LSHL   T7.Y, PV.W, 1,  
	  SETGT_UINT   T10.Z, PV.Z, literal.x,  
	  BIT_ALIGN_INT * T6.W, PV.Y, T6.W, literal.y, 
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T5.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T9.Y, T7.Z, literal.y,  
	  SUBB_UINT   T10.Z, T8.Y, literal.z,  
	  OR_INT * T7.W, PV.Y, T8.Z,  
	-1(nan), -10(nan)
	7(9.809089e-45), 0(0.000000e+00)
	  SUBB_UINT   T6.X, PV.W, literal.x,  
	  SUB_INT   T7.Y, T5.W, PV.Z,  
	  SUBB_UINT   T8.Z, T7.Z, literal.y,  
	  CNDE_INT * T8.W, PV.X, T7.Z, PV.Y, 
	7(9.809089e-45), 10(1.401298e-44)
	  LSHL   T8.X, PV.W, 1,  
	  BFE_UINT   T8.Y, T2.W, literal.x, 1, 
	  SUB_INT   T7.Z, T6.W, PV.Z,  BS:VEC_120/SCL_212
	  CNDE_INT * T5.W, T10.Y, T5.W, PV.Y, BS:VEC_021/SCL_122
	19(2.662467e-44), 0(0.000000e+00)
	  SETGT_UINT   T9.X, T7.W, literal.x,  
	  BIT_ALIGN_INT   T7.Y, PV.W, T4.W, literal.y, 
	  CNDE_INT   T7.Z, T5.X, T6.W, PV.Z, BS:VEC_021/SCL_122
	  OR_INT * T4.W, PV.X, PV.Y,  
	6(8.407791e-45), 31(4.344025e-44)
	  SETGT_UINT   T8.X, PV.W, literal.x,  
	  BIT_ALIGN_INT   T9.Y, PV.Z, T8.W, literal.y, 
	  CNDE_INT   T7.Z, PV.Y, PV.X, literal.z, 
	  ADD_INT * T5.W, T7.W, literal.w,  
	9(1.261169e-44), 31(4.344025e-44)
	-1(nan), -7(nan)
	  CNDE_INT   T9.X, PV.Z, T7.W, PV.W, 
	  CNDE_INT   T10.Y, PV.Y, PV.X, literal.x, 
	  ADD_INT   T8.Z, T4.W, literal.y,  
	  SUB_INT * T5.W, T7.Y, T6.X,  
	-1(nan), -10(nan)
	  CNDE_INT   T6.X, T7.Z, T7.Y, PV.W, 
	  SUBB_UINT   T7.Y, T4.W, literal.x,  
	  CNDE_INT   T7.Z, PV.Y, T4.W, PV.Z, 
	  LSHL * T4.W, PV.X, 1,  
	10(1.401298e-44), 0(0.000000e+00)
	  OR_INT   T8.X, PV.W, T8.Y,  
	  LSHL   T8.Y, PV.Z, 1,  
	  BFE_UINT   T8.Z, T2.W, literal.x, 1, 
	  SUB_INT * T4.W, T9.Y, PV.Y,  
	18(2.522337e-44), 0(0.000000e+00)
	  CNDE_INT   T10.X, T10.Y, T9.Y, PV.W, 
	  OR_INT   T7.Y, PV.Y, PV.Z,  
	  SETGT_UINT * T10.Z, PV.X, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	ALU clause starting at 1153:
	  BIT_ALIGN_INT * T4.W, T6.X, T9.X, literal.x, 
	31(4.344025e-44), 0(0.000000e+00)
	  CNDE_INT   T6.X, PV.W, T10.Z, literal.x, 
	  ADD_INT   T8.Y, T8.X, literal.y,  
	  SETGT_UINT   T10.Z, T7.Y, literal.z,  
	  BIT_ALIGN_INT * T5.W, T10.X, T7.Z, literal.w, BS:VEC_120/SCL_212
	-1(nan), -7(nan)
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T9.Y, PV.W, PV.Z, literal.x, 
	  ADD_INT   T7.Z, T7.Y, literal.y,  
	  CNDE_INT * T6.W, PV.X, T8.X, PV.Y, 
	-1(nan), -10(nan)
	  LSHL   T8.Y, PV.W, 1,  
	  SUBB_UINT   T10.Z, T7.Y, literal.x,  
	  CNDE_INT * T7.W, PV.Y, T7.Y, PV.Z, 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T9.X, PV.W, 1,  
	  BFE_UINT   T7.Y, T2.W, literal.x, 1, 
	  SUB_INT   T7.Z, T5.W, PV.Z,  BS:VEC_120/SCL_212
	  SUBB_UINT * T8.W, T8.X, literal.y,  
	17(2.382207e-44), 7(9.809089e-45)
	  SUB_INT   T8.X, T4.W, PV.W,  
	  CNDE_INT   T11.Y, T9.Y, T5.W, PV.Z, 
	  OR_INT   T7.Z, PV.X, PV.Y,  
	  OR_INT * T5.W, T8.Y, T8.Z,  BS:VEC_120/SCL_212
	  SUBB_UINT   T9.X, PV.W, literal.x,  
	  SETGT_UINT   T8.Y, PV.Z, literal.y,  
	  BIT_ALIGN_INT   T8.Z, PV.Y, T7.W, literal.z, 
	  CNDE_INT * T4.W, T6.X, T4.W, PV.X, BS:VEC_021/SCL_122
	7(9.809089e-45), 9(1.261169e-44)
	31(4.344025e-44), 0(0.000000e+00)
	  SETGT_UINT   T6.X, T5.W, literal.x,  
	  BIT_ALIGN_INT   T11.Y, PV.W, T6.W, literal.y, 
	  CNDE_INT   T10.Z, PV.Z, PV.Y, literal.z, 
	  ADD_INT * T4.W, T7.Z, literal.w,  
	6(8.407791e-45), 31(4.344025e-44)
	-1(nan), -10(nan)
	  SUBB_UINT   T8.X, T7.Z, literal.x,  
	  CNDE_INT   T8.Y, PV.Z, T7.Z, PV.W, 
	  CNDE_INT   T7.Z, PV.Y, PV.X, literal.y, 
	  ADD_INT * T4.W, T5.W, literal.z,  
	10(1.401298e-44), -1(nan)
	-7(nan), 0(0.000000e+00)
	  CNDE_INT   T6.X, PV.Z, T5.W, PV.W, 
	  LSHL   T12.Y, PV.Y, 1,  
	  BFE_UINT   T11.Z, T2.W, literal.x, 1, 
	  SUB_INT * T4.W, T8.Z, PV.X,  
	16(2.242078e-44), 0(0.000000e+00)
	  CNDE_INT   T8.X, T10.Z, T8.Z, PV.W, 
	  OR_INT   T12.Y, PV.Y, PV.Z,  
	  LSHL   T8.Z, PV.X, 1,  
	  SUB_INT * T4.W, T11.Y, T9.X,  
	  CNDE_INT   T9.X, T7.Z, T11.Y, PV.W, 
	  OR_INT   T7.Y, PV.Z, T7.Y,  BS:VEC_021/SCL_122
	  SETGT_UINT   T7.Z, PV.Y, literal.x,  
	  BIT_ALIGN_INT * T4.W, PV.X, T8.Y, literal.y, BS:VEC_102/SCL_221
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T8.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T8.Y, T12.Y, literal.y,  
	  SETGT_UINT   T7.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T5.W, PV.X, T6.X, literal.w, 
	-1(nan), -10(nan)
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T11.Y, PV.W, PV.Z, literal.x, 
	  SUBB_UINT   T7.Z, T12.Y, literal.y,  
	  CNDE_INT * T6.W, PV.X, T12.Y, PV.Y, 
	-1(nan), 10(1.401298e-44)
	  ADD_INT   T6.X, T7.Y, literal.x,  
	  LSHL   T8.Y, PV.W, 1,  
	  BFE_UINT   T8.Z, T2.W, literal.y, 1, 
	  SUB_INT * T7.W, T4.W, PV.Z,  BS:VEC_120/SCL_212
	-7(nan), 15(2.101948e-44)
	  CNDE_INT   T12.Y, T8.X, T4.W, PV.W, 
	  OR_INT   T7.Z, PV.Y, PV.Z,  
	  CNDE_INT * T4.W, T11.Y, T7.Y, PV.X, 
	  LSHL   T8.Y, PV.W, 1,  
	  SETGT_UINT   T12.Z, PV.Z, literal.x,  
	  BIT_ALIGN_INT * T6.W, PV.Y, T6.W, literal.y, 
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T6.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T12.Y, T7.Z, literal.y,  
	  SUBB_UINT   T12.Z, T7.Y, literal.z,  
	  OR_INT * T7.W, PV.Y, T11.Z,  
	-1(nan), -10(nan)
	7(9.809089e-45), 0(0.000000e+00)
	  SUBB_UINT   T9.X, PV.W, literal.x,  
	  SUB_INT   T7.Y, T5.W, PV.Z,  
	  SUBB_UINT   T11.Z, T7.Z, literal.y,  
	  CNDE_INT * T8.W, PV.X, T7.Z, PV.Y, 
	7(9.809089e-45), 10(1.401298e-44)
	  LSHL   T10.X, PV.W, 1,  
	  BFE_UINT   T8.Y, T2.W, literal.x, 1, 
	  SUB_INT   T7.Z, T6.W, PV.Z,  BS:VEC_120/SCL_212
	  CNDE_INT * T5.W, T11.Y, T5.W, PV.Y, BS:VEC_021/SCL_122
	14(1.961818e-44), 0(0.000000e+00)
	  SETGT_UINT   T11.X, T7.W, literal.x,  
	  BIT_ALIGN_INT   T7.Y, PV.W, T4.W, literal.y, 
	  CNDE_INT * T7.Z, T6.X, T6.W, PV.Z, BS:VEC_021/SCL_122
	6(8.407791e-45), 31(4.344025e-44)
	ALU clause starting at 1252:
	  OR_INT * T4.W, T10.X, T8.Y,  
	  SETGT_UINT   T10.X, PV.W, literal.x,  
	  BIT_ALIGN_INT   T11.Y, T7.Z, T8.W, literal.y, 
	  CNDE_INT   T7.Z, T7.Y, T11.X, literal.z, 
	  ADD_INT * T5.W, T7.W, literal.w,  
	9(1.261169e-44), 31(4.344025e-44)
	-1(nan), -7(nan)
	  CNDE_INT   T11.X, PV.Z, T7.W, PV.W, 
	  CNDE_INT   T12.Y, PV.Y, PV.X, literal.x, 
	  ADD_INT   T11.Z, T4.W, literal.y,  
	  SUB_INT * T5.W, T7.Y, T9.X,  
	-1(nan), -10(nan)
	  CNDE_INT   T9.X, T7.Z, T7.Y, PV.W, 
	  SUBB_UINT   T7.Y, T4.W, literal.x,  
	  CNDE_INT   T7.Z, PV.Y, T4.W, PV.Z, 
	  LSHL * T4.W, PV.X, 1,  
	10(1.401298e-44), 0(0.000000e+00)
	  OR_INT   T10.X, PV.W, T8.Z,  
	  LSHL   T13.Y, PV.Z, 1,  
	  BFE_UINT   T8.Z, T2.W, literal.x, 1, 
	  SUB_INT * T4.W, T11.Y, PV.Y,  
	13(1.821688e-44), 0(0.000000e+00)
	  CNDE_INT   T12.X, T12.Y, T11.Y, PV.W, 
	  OR_INT   T7.Y, PV.Y, PV.Z,  
	  SETGT_UINT   T11.Z, PV.X, literal.x,  
	  BIT_ALIGN_INT * T4.W, T9.X, T11.X, literal.y, 
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T9.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T11.Y, T10.X, literal.y,  
	  SETGT_UINT   T11.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T5.W, PV.X, T7.Z, literal.w, 
	-1(nan), -7(nan)
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T13.Y, PV.W, PV.Z, literal.x, 
	  ADD_INT   T7.Z, T7.Y, literal.y,  
	  CNDE_INT * T6.W, PV.X, T10.X, PV.Y, 
	-1(nan), -10(nan)
	  LSHL   T11.Y, PV.W, 1,  
	  SUBB_UINT   T11.Z, T7.Y, literal.x,  
	  CNDE_INT * T7.W, PV.Y, T7.Y, PV.Z, 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T11.X, PV.W, 1,  
	  BFE_UINT   T7.Y, T2.W, literal.x, 1, 
	  SUB_INT   T7.Z, T5.W, PV.Z,  BS:VEC_120/SCL_212
	  SUBB_UINT * T8.W, T10.X, literal.y,  
	12(1.681558e-44), 7(9.809089e-45)
	  SUB_INT   T10.X, T4.W, PV.W,  
	  CNDE_INT   T14.Y, T13.Y, T5.W, PV.Z, 
	  OR_INT   T7.Z, PV.X, PV.Y,  
	  OR_INT * T5.W, T11.Y, T8.Y,  BS:VEC_120/SCL_212
	  SUBB_UINT   T11.X, PV.W, literal.x,  
	  SETGT_UINT   T8.Y, PV.Z, literal.y,  
	  BIT_ALIGN_INT   T11.Z, PV.Y, T7.W, literal.z, 
	  CNDE_INT * T4.W, T9.X, T4.W, PV.X, BS:VEC_021/SCL_122
	7(9.809089e-45), 9(1.261169e-44)
	31(4.344025e-44), 0(0.000000e+00)
	  SETGT_UINT   T9.X, T5.W, literal.x,  
	  BIT_ALIGN_INT   T11.Y, PV.W, T6.W, literal.y, 
	  CNDE_INT   T12.Z, PV.Z, PV.Y, literal.z, 
	  ADD_INT * T4.W, T7.Z, literal.w,  
	6(8.407791e-45), 31(4.344025e-44)
	-1(nan), -10(nan)
	  SUBB_UINT   T10.X, T7.Z, literal.x,  
	  CNDE_INT   T8.Y, PV.Z, T7.Z, PV.W, 
	  CNDE_INT   T7.Z, PV.Y, PV.X, literal.y, 
	  ADD_INT * T4.W, T5.W, literal.z,  
	10(1.401298e-44), -1(nan)
	-7(nan), 0(0.000000e+00)
	  CNDE_INT   T9.X, PV.Z, T5.W, PV.W, 
	  LSHL   T14.Y, PV.Y, 1,  
	  BFE_UINT   T13.Z, T2.W, literal.x, 1, 
	  SUB_INT * T4.W, T11.Z, PV.X,  
	11(1.541428e-44), 0(0.000000e+00)
	  CNDE_INT   T10.X, T12.Z, T11.Z, PV.W, 
	  OR_INT   T14.Y, PV.Y, PV.Z,  
	  LSHL   T11.Z, PV.X, 1,  
	  SUB_INT * T4.W, T11.Y, T11.X,  
	  CNDE_INT   T11.X, T7.Z, T11.Y, PV.W, 
	  OR_INT   T11.Y, PV.Z, T8.Z,  
	  SETGT_UINT   T7.Z, PV.Y, literal.x,  
	  BIT_ALIGN_INT * T4.W, PV.X, T8.Y, literal.y, BS:VEC_021/SCL_122
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T10.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T8.Y, T14.Y, literal.y,  
	  SETGT_UINT   T7.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T5.W, PV.X, T9.X, literal.w, 
	-1(nan), -10(nan)
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T15.Y, PV.W, PV.Z, literal.x, 
	  SUBB_UINT   T7.Z, T14.Y, literal.y,  
	  CNDE_INT * T6.W, PV.X, T14.Y, PV.Y, 
	-1(nan), 10(1.401298e-44)
	  ADD_INT   T9.X, T11.Y, literal.x,  
	  LSHL   T8.Y, PV.W, 1,  
	  BFE_UINT   T8.Z, T2.W, literal.y, 1, 
	  SUB_INT * T7.W, T4.W, PV.Z,  BS:VEC_120/SCL_212
	-7(nan), 10(1.401298e-44)
	  CNDE_INT   T14.Y, T10.X, T4.W, PV.W, 
	  OR_INT * T7.Z, PV.Y, PV.Z,  
	ALU clause starting at 1351:
	  CNDE_INT * T4.W, T15.Y, T11.Y, T9.X, 
	  LSHL   T8.Y, PV.W, 1,  
	  SETGT_UINT   T11.Z, T7.Z, literal.x,  
	  BIT_ALIGN_INT * T6.W, T14.Y, T6.W, literal.y, 
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T9.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T14.Y, T7.Z, literal.y,  
	  SUBB_UINT   T11.Z, T11.Y, literal.z,  
	  OR_INT * T7.W, PV.Y, T7.Y,  
	-1(nan), -10(nan)
	7(9.809089e-45), 0(0.000000e+00)
	  SUBB_UINT   T11.X, PV.W, literal.x,  
	  SUB_INT   T7.Y, T5.W, PV.Z,  
	  SUBB_UINT   T11.Z, T7.Z, literal.y,  
	  CNDE_INT * T8.W, PV.X, T7.Z, PV.Y, 
	7(9.809089e-45), 10(1.401298e-44)
	  LSHL   T12.X, PV.W, 1,  
	  BFE_UINT   T8.Y, T2.W, literal.x, 1, 
	  SUB_INT   T7.Z, T6.W, PV.Z,  BS:VEC_120/SCL_212
	  CNDE_INT * T5.W, T15.Y, T5.W, PV.Y, BS:VEC_021/SCL_122
	9(1.261169e-44), 0(0.000000e+00)
	  SETGT_UINT   T13.X, T7.W, literal.x,  
	  BIT_ALIGN_INT   T7.Y, PV.W, T4.W, literal.y, 
	  CNDE_INT   T7.Z, T9.X, T6.W, PV.Z, BS:VEC_021/SCL_122
	  OR_INT * T4.W, PV.X, PV.Y,  
	6(8.407791e-45), 31(4.344025e-44)
	  SETGT_UINT   T12.X, PV.W, literal.x,  
	  BIT_ALIGN_INT   T11.Y, PV.Z, T8.W, literal.y, 
	  CNDE_INT   T7.Z, PV.Y, PV.X, literal.z, 
	  ADD_INT * T5.W, T7.W, literal.w,  
	9(1.261169e-44), 31(4.344025e-44)
	-1(nan), -7(nan)
	  CNDE_INT   T13.X, PV.Z, T7.W, PV.W, 
	  CNDE_INT   T14.Y, PV.Y, PV.X, literal.x, 
	  ADD_INT   T11.Z, T4.W, literal.y,  
	  SUB_INT * T5.W, T7.Y, T11.X,  
	-1(nan), -10(nan)
	  CNDE_INT   T11.X, T7.Z, T7.Y, PV.W, 
	  SUBB_UINT   T7.Y, T4.W, literal.x,  
	  CNDE_INT   T7.Z, PV.Y, T4.W, PV.Z, 
	  LSHL * T4.W, PV.X, 1,  
	10(1.401298e-44), 0(0.000000e+00)
	  OR_INT   T12.X, PV.W, T13.Z,  
	  LSHL   T15.Y, PV.Z, 1,  
	  BFE_UINT   T11.Z, T2.W, literal.x, 1, 
	  SUB_INT * T4.W, T11.Y, PV.Y,  
	8(1.121039e-44), 0(0.000000e+00)
	  CNDE_INT   T14.X, T14.Y, T11.Y, PV.W, 
	  OR_INT   T7.Y, PV.Y, PV.Z,  
	  SETGT_UINT   T13.Z, PV.X, literal.x,  
	  BIT_ALIGN_INT * T4.W, T11.X, T13.X, literal.y, 
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T11.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T11.Y, T12.X, literal.y,  
	  SETGT_UINT   T13.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T5.W, PV.X, T7.Z, literal.w, 
	-1(nan), -7(nan)
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T15.Y, PV.W, PV.Z, literal.x, 
	  ADD_INT   T7.Z, T7.Y, literal.y,  
	  CNDE_INT * T6.W, PV.X, T12.X, PV.Y, 
	-1(nan), -10(nan)
	  LSHL   T11.Y, PV.W, 1,  
	  SUBB_UINT   T13.Z, T7.Y, literal.x,  
	  CNDE_INT * T7.W, PV.Y, T7.Y, PV.Z, 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T13.X, PV.W, 1,  
	  BFE_UINT   T7.Y, T2.W, literal.x, 1, 
	  SUB_INT   T7.Z, T5.W, PV.Z,  BS:VEC_120/SCL_212
	  SUBB_UINT * T8.W, T12.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT   T12.X, T4.W, PV.W,  
	  CNDE_INT   T16.Y, T15.Y, T5.W, PV.Z, 
	  OR_INT   T7.Z, PV.X, PV.Y,  
	  OR_INT * T5.W, T11.Y, T8.Z,  BS:VEC_120/SCL_212
	  SUBB_UINT   T13.X, PV.W, literal.x,  
	  SETGT_UINT   T11.Y, PV.Z, literal.y,  
	  BIT_ALIGN_INT   T8.Z, PV.Y, T7.W, literal.z, 
	  CNDE_INT * T4.W, T11.X, T4.W, PV.X, BS:VEC_021/SCL_122
	7(9.809089e-45), 9(1.261169e-44)
	31(4.344025e-44), 0(0.000000e+00)
	  SETGT_UINT   T11.X, T5.W, literal.x,  
	  BIT_ALIGN_INT   T16.Y, PV.W, T6.W, literal.y, 
	  CNDE_INT   T13.Z, PV.Z, PV.Y, literal.z, 
	  ADD_INT * T4.W, T7.Z, literal.w,  
	6(8.407791e-45), 31(4.344025e-44)
	-1(nan), -10(nan)
	  SUBB_UINT   T12.X, T7.Z, literal.x,  
	  CNDE_INT   T11.Y, PV.Z, T7.Z, PV.W, 
	  CNDE_INT   T7.Z, PV.Y, PV.X, literal.y, 
	  ADD_INT * T4.W, T5.W, literal.z,  
	10(1.401298e-44), -1(nan)
	-7(nan), 0(0.000000e+00)
	  CNDE_INT   T11.X, PV.Z, T5.W, PV.W, 
	  LSHL   T17.Y, PV.Y, 1,  
	  BFE_UINT   T14.Z, T2.W, literal.x, 1, 
	  SUB_INT * T4.W, T8.Z, PV.X,  
	6(8.407791e-45), 0(0.000000e+00)
	  CNDE_INT   T12.X, T13.Z, T8.Z, PV.W, 
	  OR_INT * T17.Y, PV.Y, PV.Z,  
	ALU clause starting at 1451:
	  LSHL   T8.Z, T11.X, 1,  
	  SUB_INT * T4.W, T16.Y, T13.X,  
	  CNDE_INT   T13.X, T7.Z, T16.Y, PV.W, 
	  OR_INT   T8.Y, PV.Z, T8.Y,  BS:VEC_021/SCL_122
	  SETGT_UINT * T7.Z, T17.Y, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT * T4.W, T12.X, T11.Y, literal.x, 
	31(4.344025e-44), 0(0.000000e+00)
	  CNDE_INT   T12.X, PV.W, T7.Z, literal.x, 
	  ADD_INT   T11.Y, T17.Y, literal.y,  
	  SETGT_UINT   T7.Z, T8.Y, literal.z,  BS:VEC_120/SCL_212
	  BIT_ALIGN_INT * T5.W, T13.X, T11.X, literal.w, 
	-1(nan), -10(nan)
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T16.Y, PV.W, PV.Z, literal.x, 
	  SUBB_UINT   T7.Z, T17.Y, literal.y,  
	  CNDE_INT * T6.W, PV.X, T17.Y, PV.Y, 
	-1(nan), 10(1.401298e-44)
	  ADD_INT   T11.X, T8.Y, literal.x,  
	  LSHL   T11.Y, PV.W, 1,  
	  BFE_UINT   T8.Z, T2.W, literal.y, 1, 
	  SUB_INT * T7.W, T4.W, PV.Z,  BS:VEC_120/SCL_212
	-7(nan), 5(7.006492e-45)
	  CNDE_INT   T17.Y, T12.X, T4.W, PV.W, 
	  OR_INT   T7.Z, PV.Y, PV.Z,  
	  CNDE_INT * T4.W, T16.Y, T8.Y, PV.X, 
	  LSHL   T11.Y, PV.W, 1,  
	  SETGT_UINT   T15.Z, PV.Z, literal.x,  
	  BIT_ALIGN_INT * T6.W, PV.Y, T6.W, literal.y, 
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T11.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T17.Y, T7.Z, literal.y,  
	  SUBB_UINT   T15.Z, T8.Y, literal.z,  
	  OR_INT * T7.W, PV.Y, T11.Z,  
	-1(nan), -10(nan)
	7(9.809089e-45), 0(0.000000e+00)
	  SUBB_UINT   T13.X, PV.W, literal.x,  
	  SUB_INT   T8.Y, T5.W, PV.Z,  
	  SUBB_UINT   T11.Z, T7.Z, literal.y,  
	  CNDE_INT * T8.W, PV.X, T7.Z, PV.Y, 
	7(9.809089e-45), 10(1.401298e-44)
	  LSHL   T14.X, PV.W, 1,  
	  BFE_UINT   T11.Y, T2.W, literal.x, 1, 
	  SUB_INT   T7.Z, T6.W, PV.Z,  BS:VEC_120/SCL_212
	  CNDE_INT * T5.W, T16.Y, T5.W, PV.Y, BS:VEC_021/SCL_122
	4(5.605194e-45), 0(0.000000e+00)
	  SETGT_UINT   T15.X, T7.W, literal.x,  
	  BIT_ALIGN_INT   T8.Y, PV.W, T4.W, literal.y, 
	  CNDE_INT   T7.Z, T11.X, T6.W, PV.Z, BS:VEC_021/SCL_122
	  OR_INT * T4.W, PV.X, PV.Y,  
	6(8.407791e-45), 31(4.344025e-44)
	  SETGT_UINT   T14.X, PV.W, literal.x,  
	  BIT_ALIGN_INT   T16.Y, PV.Z, T8.W, literal.y, 
	  CNDE_INT   T7.Z, PV.Y, PV.X, literal.z, 
	  ADD_INT * T5.W, T7.W, literal.w,  
	9(1.261169e-44), 31(4.344025e-44)
	-1(nan), -7(nan)
	  CNDE_INT   T15.X, PV.Z, T7.W, PV.W, 
	  CNDE_INT   T17.Y, PV.Y, PV.X, literal.x, 
	  ADD_INT   T11.Z, T4.W, literal.y,  
	  SUB_INT * T5.W, T8.Y, T13.X,  
	-1(nan), -10(nan)
	  CNDE_INT   T13.X, T7.Z, T8.Y, PV.W, 
	  SUBB_UINT   T8.Y, T4.W, literal.x,  
	  CNDE_INT   T7.Z, PV.Y, T4.W, PV.Z, 
	  LSHL * T4.W, PV.X, 1,  
	10(1.401298e-44), 0(0.000000e+00)
	  OR_INT   T14.X, PV.W, T7.Y,  
	  LSHL   T7.Y, PV.Z, 1,  
	  BFE_UINT   T11.Z, T2.W, literal.x, 1, 
	  SUB_INT * T4.W, T16.Y, PV.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  CNDE_INT   T16.X, T17.Y, T16.Y, PV.W, 
	  OR_INT   T7.Y, PV.Y, PV.Z,  
	  SETGT_UINT   T15.Z, PV.X, literal.x,  
	  BIT_ALIGN_INT * T4.W, T13.X, T15.X, literal.y, 
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T13.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T8.Y, T14.X, literal.y,  
	  SETGT_UINT   T15.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T5.W, PV.X, T7.Z, literal.w, 
	-1(nan), -7(nan)
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T15.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T16.Y, T7.Y, literal.y,  
	  SUBB_UINT   T7.Z, T14.X, literal.z,  
	  CNDE_INT * T6.W, PV.X, T14.X, PV.Y, 
	-1(nan), -10(nan)
	7(9.809089e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.X, T1.Y,  
	  MULLO_INT   T1.Y, T2.X, T1.Y,  
	  MULLO_INT   T1.Z (MASKED), T2.X, T1.Y,  
	  MULLO_INT * T1.W (MASKED), T2.X, T1.Y,  
	  MULHI   T7.X (MASKED), T2.X, T0.Z,  
	  MULHI   T7.Y (MASKED), T2.X, T0.Z,  
	  MULHI   T7.Z (MASKED), T2.X, T0.Z,  
	  MULHI * T7.W, T2.X, T0.Z,  
	  ADD_INT   T14.X, PV.W, T1.Y,  
	  LSHL   T1.Y, T6.W, 1,  
	  SUB_INT   T7.Z, T4.W, T7.Z,  BS:VEC_120/SCL_212
	  CNDE_INT * T7.W, T15.X, T7.Y, T16.Y, BS:VEC_120/SCL_212
	ALU clause starting at 1552:
	  LSHL   T16.X, T7.W, 1,  
	  CNDE_INT   T8.Y, T13.X, T4.W, T7.Z, 
	  OR_INT   T7.Z, T1.Y, T14.Z,  
	  SUBB_UINT * T4.W, T7.Y, literal.x,  BS:VEC_120/SCL_212
	10(1.401298e-44), 0(0.000000e+00)
	  BFE_UINT   T13.X, T2.W, literal.x, 1, 
	  SUB_INT   T1.Y, T5.W, PV.W,  BS:VEC_120/SCL_212
	  SETGT_UINT   T14.Z, PV.Z, literal.y,  
	  BIT_ALIGN_INT * T4.W, PV.Y, T6.W, literal.z, BS:VEC_021/SCL_122
	2(2.802597e-45), 6(8.407791e-45)
	31(4.344025e-44), 0(0.000000e+00)
	  CNDE_INT   T17.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T7.Y, T3.W, 1,  
	  CNDE_INT   T14.Z, T15.X, T5.W, PV.Y, 
	  OR_INT * T5.W, T16.X, PV.X,  BS:VEC_120/SCL_212
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T16.X, T7.Z, literal.x,  
	  SETGT_UINT   T1.Y, PV.W, literal.y,  
	  BIT_ALIGN_INT   T14.Z, PV.Z, T7.W, literal.z, 
	  CNDE_INT * T3.W, T3.Z, T3.W, PV.Y, BS:VEC_120/SCL_212
	-7(nan), 9(1.261169e-44)
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T18.X, PV.W, 1,  
	  CNDE_INT   T1.Y, PV.Z, PV.Y, literal.x, 
	  ADD_INT   T3.Z, T5.W, literal.y,  
	  CNDE_INT * T6.W, T17.X, T7.Z, PV.X, 
	-1(nan), -10(nan)
	  LSHL   T16.X, PV.W, 1,  
	  SUBB_UINT   T7.Y, T5.W, literal.x,  
	  CNDE_INT   T3.Z, PV.Y, T5.W, PV.Z, 
	  SUBB_UINT * T5.W, T7.Z, literal.y,  
	10(1.401298e-44), 7(9.809089e-45)
	  SUB_INT   T19.X, T4.W, PV.W,  
	  LSHL   T8.Y, PV.Z, 1,  
	  BFE_UINT   T7.Z, T2.W, 1, 1, BS:VEC_120/SCL_212
	  SUB_INT * T5.W, T14.Z, PV.Y,  
	  CNDE_INT   T20.X, T1.Y, T14.Z, PV.W, 
	  OR_INT   T7.Y, PV.Y, PV.Z,  
	  CNDE_INT   T14.Z, T17.X, T4.W, PV.X, 
	  OR_INT * T4.W, T16.X, T8.Z,  BS:VEC_120/SCL_212
	  SETGT_UINT   T16.X, PV.W, literal.x,  
	  BIT_ALIGN_INT   T8.Y, PV.Z, T6.W, literal.y, 
	  SETGT_UINT   T8.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T5.W, PV.X, T3.Z, literal.y, 
	6(8.407791e-45), 31(4.344025e-44)
	9(1.261169e-44), 0(0.000000e+00)
	  CNDE_INT   T17.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T16.Y, T7.Y, literal.y,  
	  CNDE_INT   T3.Z, PV.Y, PV.X, literal.x, 
	  ADD_INT * T6.W, T4.W, literal.z,  
	-1(nan), -10(nan)
	-7(nan), 0(0.000000e+00)
	  CNDE_INT   T16.X, T2.Z, 0.0, literal.x, 
	  CNDE_INT   T4.Y, T4.Y, 0.0, literal.y, 
	  SUBB_UINT   T2.Z, T4.W, literal.z,  
	  CNDE_INT * T4.W, PV.Z, T4.W, PV.W, 
	1073741824(2.000000e+00), -2147483648(-0.000000e+00)
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL   T19.X, PV.W, 1,  
	  SUB_INT   T18.Y, T8.Y, PV.Z,  
	  CNDE_INT   T2.Z, T3.X, 0.0, literal.x, 
	  OR_INT * T6.W, PV.Y, PV.X,  
	536870912(1.084202e-19), 0(0.000000e+00)
	  CNDE_INT   T3.X, T4.Z, 0.0, literal.x, 
	  OR_INT   T4.Y, PV.W, PV.Z,  
	  CNDE_INT   T2.Z, T3.Z, T8.Y, PV.Y, BS:VEC_120/SCL_212
	  OR_INT * T6.W, PV.X, T11.Y,  
	268435456(2.524355e-29), 0(0.000000e+00)
	  SETGT_UINT   T16.X, PV.W, literal.x,  
	  BIT_ALIGN_INT   T8.Y, PV.Z, T4.W, literal.y, 
	  CNDE_INT   T2.Z, T5.Y, 0.0, literal.z, 
	  OR_INT * T4.W, PV.Y, PV.X,  
	6(8.407791e-45), 31(4.344025e-44)
	134217728(3.851860e-34), 0(0.000000e+00)
	  CNDE_INT   T3.X, T5.Z, 0.0, literal.x, 
	  OR_INT   T4.Y, PV.W, PV.Z,  
	  CNDE_INT   T2.Z, PV.Y, PV.X, literal.y, 
	  ADD_INT * T4.W, T6.W, literal.z,  
	67108864(1.504633e-36), -1(nan)
	-7(nan), 0(0.000000e+00)
	  SUBB_UINT   T16.X, T6.W, literal.x,  
	  CNDE_INT   T5.Y, PV.Z, T6.W, PV.W, 
	  CNDE_INT   T3.Z, T4.X, 0.0, literal.y, 
	  OR_INT * T4.W, PV.Y, PV.X,  
	7(9.809089e-45), 33554432(9.403955e-38)
	  CNDE_INT   T3.X, T6.Z, 0.0, literal.x, 
	  OR_INT   T4.Y, PV.W, PV.Z,  
	  LSHL   T3.Z, PV.Y, 1,  
	  SUB_INT * T4.W, T8.Y, PV.X,  
	16777216(2.350989e-38), 0(0.000000e+00)
	  CNDE_INT   T4.X, T2.Z, T8.Y, PV.W, 
	  OR_INT   T8.Y, PV.Z, T11.Z,  
	  CNDE_INT   T2.Z, T6.Y, 0.0, literal.x, 
	  OR_INT * T4.W, PV.Y, PV.X,  
	8388608(1.175494e-38), 0(0.000000e+00)
	  CNDE_INT   T3.X, T9.Z, 0.0, literal.x, 
	  OR_INT   T4.Y, PV.W, PV.Z,  
	  SETGT_UINT   T2.Z, PV.Y, literal.y,  
	  BIT_ALIGN_INT * T4.W, PV.X, T5.Y, literal.z, 
	4194304(5.877472e-39), 6(8.407791e-45)
	31(4.344025e-44), 0(0.000000e+00)
	  CNDE_INT * T4.X, PV.W, PV.Z, literal.x, 
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 1655:
	  ADD_INT   T5.Y, T8.Y, literal.x,  
	  CNDE_INT   T2.Z, T7.X, 0.0, literal.y, 
	  OR_INT * T6.W, T4.Y, T3.X,  BS:VEC_120/SCL_212
	-7(nan), 2097152(2.938736e-39)
	  CNDE_INT   T3.X, T5.X, 0.0, literal.x, 
	  OR_INT   T4.Y, PV.W, PV.Z,  
	  SUBB_UINT   T2.Z, T8.Y, literal.y,  
	  CNDE_INT * T6.W, T4.X, T8.Y, PV.Y, BS:VEC_120/SCL_212
	1048576(1.469368e-39), 7(9.809089e-45)
	  LSHL   T5.X, PV.W, 1,  
	  SUB_INT   T5.Y, T4.W, PV.Z,  
	  CNDE_INT   T2.Z, T10.Y, 0.0, literal.x, 
	  OR_INT * T7.W, PV.Y, PV.X,  
	524288(7.346840e-40), 0(0.000000e+00)
	  CNDE_INT   T3.X, T9.Y, 0.0, literal.x, 
	  OR_INT   T4.Y, PV.W, PV.Z,  
	  CNDE_INT   T2.Z, T4.X, T4.W, PV.Y, 
	  OR_INT * T4.W, PV.X, T13.X,  
	262144(3.673420e-40), 0(0.000000e+00)
	  SETGT_UINT   T4.X, PV.W, literal.x,  
	  BIT_ALIGN_INT   T5.Y, PV.Z, T6.W, literal.y, 
	  CNDE_INT   T2.Z, T10.Z, 0.0, literal.z, 
	  OR_INT * T6.W, PV.Y, PV.X,  
	6(8.407791e-45), 31(4.344025e-44)
	131072(1.836710e-40), 0(0.000000e+00)
	  CNDE_INT   T3.X, T8.X, 0.0, literal.x, 
	  OR_INT   T4.Y, PV.W, PV.Z,  
	  CNDE_INT   T2.Z, PV.Y, PV.X, literal.y, 
	  ADD_INT * T6.W, T4.W, literal.z,  
	65536(9.183550e-41), -1(nan)
	-7(nan), 0(0.000000e+00)
	  SUBB_UINT   T4.X, T4.W, literal.x,  
	  CNDE_INT   T6.Y, PV.Z, T4.W, PV.W, 
	  CNDE_INT   T3.Z, T6.X, 0.0, literal.y, 
	  OR_INT * T4.W, PV.Y, PV.X,  
	7(9.809089e-45), 32768(4.591775e-41)
	  CNDE_INT   T3.X, T12.Y, 0.0, literal.x, 
	  OR_INT   T4.Y, PV.W, PV.Z,  
	  LSHL   T3.Z, PV.Y, 1,  
	  SUB_INT * T4.W, T5.Y, PV.X,  BS:VEC_120/SCL_212
	16384(2.295887e-41), 0(0.000000e+00)
	  CNDE_INT   T4.X, T2.Z, T5.Y, PV.W, 
	  OR_INT   T5.Y, PV.Z, T7.Z,  
	  CNDE_INT   T2.Z, T13.Y, 0.0, literal.x, 
	  OR_INT * T4.W, PV.Y, PV.X,  
	8192(1.147944e-41), 0(0.000000e+00)
	  CNDE_INT   T3.X, T12.Z, 0.0, literal.x, 
	  OR_INT   T4.Y, PV.W, PV.Z,  
	  SETGT_UINT   T2.Z, PV.Y, literal.y,  
	  BIT_ALIGN_INT * T4.W, PV.X, T6.Y, literal.z, 
	4096(5.739719e-42), 6(8.407791e-45)
	31(4.344025e-44), 0(0.000000e+00)
	  CNDE_INT   T4.X, PV.W, PV.Z, literal.x, 
	  CNDE_INT   T6.Y, T10.X, 0.0, literal.y, 
	  OR_INT   T2.Z, PV.Y, PV.X,  
	  CNDE_INT * T6.W, T17.X, T7.Y, T16.Y, BS:VEC_120/SCL_212
	-1(nan), 2048(2.869859e-42)
	  LSHL   T3.X, PV.W, 1,  
	  CNDE_INT   T4.Y, T9.X, 0.0, literal.x, 
	  OR_INT   T2.Z, PV.Z, PV.Y,  
	  SUBB_UINT * T7.W, T7.Y, literal.y,  
	1024(1.434930e-42), 10(1.401298e-44)
	  AND_INT   T5.X, T2.W, 1,  
	  SUB_INT   T6.Y, T5.W, PV.W,  BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T14.Y, 0.0, literal.x, 
	  OR_INT * T2.W, PV.Z, PV.Y,  
	512(7.174648e-43), 0(0.000000e+00)
	  CNDE_INT   T6.X, T15.Y, 0.0, literal.x, 
	  OR_INT   T4.Y, PV.W, PV.Z,  
	  CNDE_INT   T2.Z, T17.X, T5.W, PV.Y, 
	  OR_INT * T2.W, T3.X, PV.X,  BS:VEC_120/SCL_212
	256(3.587324e-43), 0(0.000000e+00)
	  SETGT_UINT   T3.X, PV.W, literal.x,  
	  BIT_ALIGN_INT   T6.Y, PV.Z, T6.W, literal.y, 
	  CNDE_INT   T2.Z, T13.Z, 0.0, literal.z, 
	  OR_INT * T2.W, PV.Y, PV.X,  
	9(1.261169e-44), 31(4.344025e-44)
	128(1.793662e-43), 0(0.000000e+00)
	  ADD_INT   T6.X, T5.Y, literal.x,  
	  CNDE_INT   T4.Y, T12.X, 0.0, literal.y, 
	  OR_INT   T2.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.Y, PV.X, literal.z, 
	-7(nan), 64(8.968310e-44)
	-1(nan), 0(0.000000e+00)
	  CNDE_INT   T3.X, PV.W, 0.0, 1, 
	  CNDE_INT   T6.Y, T11.X, 0.0, literal.x, 
	  OR_INT   T2.Z, PV.Z, PV.Y,  
	  CNDE_INT * T2.W, T4.X, T5.Y, PV.X, BS:VEC_120/SCL_212
	32(4.484155e-44), 0(0.000000e+00)
	  LSHL   T6.X, PV.W, 1,  
	  CNDE_INT   T4.Y, T17.Y, 0.0, literal.x, 
	  OR_INT   T2.Z, PV.Z, PV.Y,  
	  SUBB_UINT * T5.W, T5.Y, literal.y,  BS:VEC_120/SCL_212
	16(2.242078e-44), 7(9.809089e-45)
	  SUB_INT   T7.X, T4.W, PV.W,  
	  CNDE_INT   T5.Y, T15.X, 0.0, literal.x, 
	  OR_INT   T2.Z, PV.Z, PV.Y,  
	  OR_INT * T5.W, PV.X, T5.X,  
	8(1.121039e-44), 0(0.000000e+00)
	  SETGT_UINT   T5.X, PV.W, literal.x,  
	  CNDE_INT   T1.Y, T1.Y, 0.0, literal.y, 
	  OR_INT   T2.Z, PV.Z, PV.Y,  
	  CNDE_INT * T4.W, T4.X, T4.W, PV.X, 
	6(8.407791e-45), 4(5.605194e-45)
	ALU clause starting at 1759:
	  SUBB_UINT   T4.X, T5.W, literal.x,  
	  BIT_ALIGN_INT   T4.Y, T4.W, T2.W, literal.y, BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T17.X, 0.0, literal.z, 
	  OR_INT * T2.W, T2.Z, T1.Y,  
	7(9.809089e-45), 31(4.344025e-44)
	2(2.802597e-45), 0(0.000000e+00)
	  OR_INT   T6.X, PV.W, PV.Z,  
	  SUB_INT   T1.Y, PV.Y, PV.X,  
	  CNDE_INT   T2.Z, PV.Y, T5.X, literal.x, 
	  ADD_INT * T2.W, T5.W, literal.y,  
	-1(nan), -7(nan)
	  CNDE_INT   T4.X, PV.Z, T5.W, PV.W, 
	  CNDE_INT   T1.Y, PV.Z, T4.Y, PV.Y, 
	  OR_INT   T2.Z, PV.X, T3.X,  BS:VEC_021/SCL_122
	  CNDE_INT * T2.W, T1.X, T3.W, T18.X, BS:VEC_021/SCL_122
	  XOR_INT   T1.X, PV.W, T1.W,  
	  XOR_INT   T4.Y, PV.Z, T1.W,  
	  XOR_INT   T2.Z, PV.Y, T1.W,  
	  XOR_INT * T2.W, PV.X, T1.W,  
	  SUBB_UINT   T3.X, PV.W, T1.W,  
	  SUB_INT   T1.Y, PV.Z, T1.W,  
	  SUBB_UINT   T2.Z, PV.Y, T1.W,  
	  SUB_INT * T3.W, PV.X, T1.W,  
	  SUB_INT   T1.X, T4.Y, T1.W,  
	  SUB_INT   T4.Y, T2.W, T1.W,  
	  SUB_INT   T2.Z, PV.W, PV.Z,  
	  SUB_INT * T1.W, PV.Y, PV.X,  
	  LSHL   T3.X, T3.Y, literal.x,  
	  ADD_INT   T1.Y, T1.Z, T0.W,  
	  ADD_INT   T1.Z, PV.Z, PV.W,  
	  ADDC_UINT * T0.W, PV.X, PV.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.Y, T0.Z,  
	  MULLO_INT   T1.Y (MASKED), T2.Y, T0.Z,  
	  MULLO_INT   T1.Z (MASKED), T2.Y, T0.Z,  
	  MULLO_INT * T1.W, T2.Y, T0.Z,  
	  ADD_INT   T5.Y, T1.Z, T0.W,  
	  ADD_INT   T1.Z, T1.Y, T3.X,  
	  ADD_INT * T0.W, T14.X, PV.W,  
	  MULLO_INT   T0.X (MASKED), T2.X, T0.Z,  
	  MULLO_INT   T0.Y (MASKED), T2.X, T0.Z,  
	  MULLO_INT   T0.Z, T2.X, T0.Z,  
	  MULLO_INT * T0.W (MASKED), T2.X, T0.Z,  
	  ADD_INT   T5.X, T1.X, T4.Y,  
	  SUB_INT   T0.Y, T0.Y, T0.W,  
	  SUBB_UINT   T2.Z, T0.X, PV.Z,  BS:VEC_120/SCL_212
	  ADD_INT * T0.W, T1.Z, T3.X,  BS:VEC_021/SCL_122
	  LSHR   T1.X, PV.W, literal.x,  
	  SUB_INT * T0.Y, PV.Y, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  SUB_INT * T0.X, T0.X, T0.Z,  
	  LSHR * T3.X, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T4.X, T1.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp54:
.Lfunc_end6:
	.size	divide_long, .Lfunc_end6-divide_long

	.section	.AMDGPU.config
	.long	166100
	.long	281
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	divide_ulong
	.p2align	8
	.type	divide_ulong,@function
divide_ulong:
divide_ulong$local:
.Lfunc_begin7:
	ALU 5, @36, KC0[CB0:0-32], KC1[]
.Ltmp55:
	ALU 3, @42, KC0[CB0:0-32], KC1[]
	TEX 0 @32
.Ltmp56:
	TEX 0 @34
.Ltmp57:
	ALU 3, @46, KC0[], KC1[]
.Ltmp58:
	ALU_PUSH_BEFORE 1, @50, KC0[], KC1[]
	JUMP @13 POP:1
	ALU 115, @52, KC0[], KC1[]
	ALU 115, @168, KC0[], KC1[]
	ALU 115, @284, KC0[], KC1[]
	ALU 109, @400, KC0[], KC1[]
	ALU 110, @510, KC0[], KC1[]
	ALU_POP_AFTER 54, @621, KC0[], KC1[]
	ALU 0, @676, KC0[CB0:0-32], KC1[]
.Ltmp59:
	ALU 0, @677, KC0[CB0:0-32], KC1[]
.Ltmp60:
	ALU_PUSH_BEFORE 1, @678, KC0[], KC1[]
	JUMP @18 POP:1
	ALU_POP_AFTER 36, @680, KC0[], KC1[]
	ALU 106, @717, KC0[], KC1[]
	ALU 97, @824, KC0[], KC1[]
	ALU 101, @922, KC0[], KC1[]
	ALU 99, @1024, KC0[], KC1[]
	ALU 98, @1124, KC0[], KC1[]
	ALU 98, @1223, KC0[], KC1[]
	ALU 100, @1322, KC0[], KC1[]
	ALU 98, @1423, KC0[], KC1[]
	ALU 104, @1522, KC0[], KC1[]
	ALU 105, @1627, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T0, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T4, T1.X
	CF_END
	Fetch clause starting at 32:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp61:
	Fetch clause starting at 34:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp62:
	ALU clause starting at 36:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp63:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp64:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 42:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 46:
	  OR_INT * T1.W, T0.Y, T1.Y,  
	  MOV   T4.Y, literal.x,  
	  OR_INT * T0.Z, T1.X, literal.y,  
	1(1.401298e-45), 2(2.802597e-45)
	ALU clause starting at 50:
	  SETNE_INT * T1.W, T1.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 52:
	  UINT_TO_FLT * T1.W, T0.Z,  
	  RECIP_IEEE   T1.X, T1.W,  
	  RECIP_IEEE   T1.Y (MASKED), T1.W,  
	  RECIP_IEEE   T1.Z (MASKED), T1.W,  
.Ltmp65:
	  RECIP_IEEE * T1.W (MASKED), T1.W,  
	  MUL_IEEE * T1.W, PV.X, literal.x,  
	1333788670(4.294967e+09), 0(0.000000e+00)
	  FLT_TO_UINT   T1.Z, PV.W,  
	  SUB_INT * T1.W, 0.0, T0.Z,  
	  MULLO_INT   T1.X, T1.W, T1.Z,  
	  MULLO_INT   T1.Y (MASKED), T1.W, T1.Z,  
	  MULLO_INT   T1.Z (MASKED), T1.W, T1.Z,  
	  MULLO_INT * T1.W (MASKED), T1.W, T1.Z,  
	  MULHI   T1.X, T1.Z, T1.X,  
	  MULHI   T1.Y (MASKED), T1.Z, T1.X,  
	  MULHI   T1.Z (MASKED), T1.Z, T1.X,  
	  MULHI * T1.W (MASKED), T1.Z, T1.X,  
	  ADD_INT * T1.W, T1.Z, PV.X,  
	  MULHI   T1.X (MASKED), T0.Y, T1.W,  
	  MULHI   T1.Y (MASKED), T0.Y, T1.W,  
	  MULHI   T1.Z (MASKED), T0.Y, T1.W,  
	  MULHI * T1.W, T0.Y, T1.W,  
	  MULLO_INT   T1.X, T1.W, T0.Z,  
	  MULLO_INT   T1.Y (MASKED), T1.W, T0.Z,  
	  MULLO_INT   T1.Z (MASKED), T1.W, T0.Z,  
	  MULLO_INT * T1.W (MASKED), T1.W, T0.Z,  
	  SUB_INT * T2.W, T0.Y, PV.X,  
	  SETGE_UINT   T2.Z, PV.W, T0.Z,  
	  SUB_INT * T3.W, PV.W, T0.Z,  
	  CNDE_INT * T2.W, PV.Z, T2.W, PV.W, 
	  SETGE_UINT   T1.Z, PV.W, T0.Z,  
	  SUB_INT * T3.W, PV.W, T0.Z,  
	  CNDE_INT * T2.W, PV.Z, T2.W, PV.W, 
	  CNDE_INT * T2.W, T1.Y, PV.W, T0.Y, 
	  BIT_ALIGN_INT   T3.Z, PV.W, T0.X, literal.x, 
	  LSHR * T2.W, PV.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETE_INT   T2.Y, PV.W, T1.Y,  
	  SETGE_UINT   T4.Z, PV.W, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T0.Z,  
	  CNDE_INT   T1.X, PV.Y, PV.Z, PV.W, 
	  SUB_INT   T2.Y, T3.Z, T0.Z,  
	  SUB_INT   T4.Z, T2.W, T1.Y,  
	  SUBB_UINT * T3.W, T3.Z, T0.Z,  
	  SUB_INT   T4.Z, PV.Z, PV.W,  
	  CNDE_INT * T3.W, PV.X, T3.Z, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T3.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T2.W, T1.X, T2.W, PV.Z, BS:VEC_120/SCL_212
	30(4.203895e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.Z, PV.W, T3.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T3.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	  CNDE_INT   T2.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T3.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T4.Z, T1.Y,  
	  SUB_INT   T3.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T2.X, T4.Z, PV.Z, BS:VEC_120/SCL_212
	29(4.063766e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	  CNDE_INT   T3.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T3.X, T3.Z, PV.Z, BS:VEC_120/SCL_212
	28(3.923636e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	  CNDE_INT   T4.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T4.X, T3.Z, PV.Z, BS:VEC_120/SCL_212
	27(3.783506e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	  CNDE_INT   T5.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T5.X, T3.Z, PV.Z, BS:VEC_120/SCL_212
	26(3.643376e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT * T3.Z, PV.W, T2.W, literal.x, 
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 168:
	  OR_INT * T2.W, T2.Y, T5.Z,  
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, T3.Z, T1.Y,  
	  SETGE_UINT * T3.W, T3.Z, T1.Y,  
	  CNDE_INT   T7.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T7.X, T3.Z, PV.Z, BS:VEC_120/SCL_212
	25(3.503246e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	  CNDE_INT   T6.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T6.X, T3.Z, PV.Z, BS:VEC_120/SCL_212
	24(3.363116e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	  CNDE_INT   T9.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T9.X, T3.Z, PV.Z, BS:VEC_120/SCL_212
	23(3.222986e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	  CNDE_INT   T8.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T8.X, T3.Z, PV.Z, BS:VEC_120/SCL_212
	22(3.082857e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	  CNDE_INT   T11.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T11.X, T3.Z, PV.Z, BS:VEC_120/SCL_212
	21(2.942727e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	  CNDE_INT   T10.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T10.X, T3.Z, PV.Z, BS:VEC_120/SCL_212
	20(2.802597e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	  CNDE_INT   T14.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T14.X, T3.Z, PV.Z, BS:VEC_120/SCL_212
	19(2.662467e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	ALU clause starting at 284:
	  CNDE_INT   T12.X, T4.Z, T3.W, T2.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  BS:VEC_201
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T12.X, T3.Z, PV.Z, BS:VEC_120/SCL_212
	18(2.522337e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	  CNDE_INT   T16.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T16.X, T3.Z, PV.Z, BS:VEC_120/SCL_212
	17(2.382207e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	  CNDE_INT   T13.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T13.X, T3.Z, PV.Z, BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	  CNDE_INT   T18.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T18.X, T3.Z, PV.Z, BS:VEC_120/SCL_212
	15(2.101948e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	  CNDE_INT   T15.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T15.X, T3.Z, PV.Z, BS:VEC_120/SCL_212
	14(1.961818e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	  CNDE_INT   T19.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T19.X, T3.Z, PV.Z, BS:VEC_120/SCL_212
	13(1.821688e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	  CNDE_INT   T17.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T17.X, T3.Z, PV.Z, BS:VEC_120/SCL_212
	12(1.681558e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	  CNDE_INT   T20.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	ALU clause starting at 400:
	  SUB_INT   T4.Z, T3.W, T4.Z,  
	  CNDE_INT * T2.W, T20.X, T2.W, T2.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T20.X, T3.Z, PV.Z, BS:VEC_120/SCL_212
	11(1.541428e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	  CNDE_INT   T21.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T21.X, T3.Z, PV.Z, BS:VEC_120/SCL_212
	10(1.401298e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	  CNDE_INT   T22.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T22.X, T3.Z, PV.Z, BS:VEC_120/SCL_212
	9(1.261169e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	  CNDE_INT   T23.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T3.W, T23.X, T3.Z, PV.Z, BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.x, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	  CNDE_INT   T24.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	  CNDE_INT   T22.X, T22.X, 0.0, literal.x, 
	  CNDE_INT   T3.Y, T20.X, 0.0, literal.y, BS:VEC_120/SCL_212
.Ltmp66:
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	1024(1.434930e-42), 4096(5.739719e-42)
	  CNDE_INT   T19.X, T19.X, 0.0, literal.x, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.y, 1, BS:VEC_120/SCL_212
	  CNDE_INT * T3.W, T24.X, T3.Z, PV.Z, BS:VEC_201
	16384(2.295887e-41), 7(9.809089e-45)
	  CNDE_INT   T18.X, T18.X, 0.0, literal.x, 
	  CNDE_INT   T4.Y, T16.X, 0.0, literal.y, BS:VEC_120/SCL_212
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.z, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	65536(9.183550e-41), 262144(3.673420e-40)
	31(4.344025e-44), 0(0.000000e+00)
	  CNDE_INT   T14.X, T14.X, 0.0, literal.x, 
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	1048576(1.469368e-39), 0(0.000000e+00)
	  CNDE_INT   T16.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  
	  CNDE_INT   T11.X, T11.X, 0.0, literal.x, 
	  CNDE_INT   T5.Y, T9.X, 0.0, literal.y, BS:VEC_120/SCL_212
	  SUB_INT   T4.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.W, PV.Y, 
	4194304(5.877472e-39), 16777216(2.350989e-38)
	  CNDE_INT   T7.X, T7.X, 0.0, literal.x, 
	  LSHL   T2.Y, PV.W, 1,  
	  BFE_UINT   T5.Z, T0.X, literal.y, 1, BS:VEC_120/SCL_212
	  CNDE_INT * T3.W, T16.X, T3.Z, PV.Z, BS:VEC_201
	67108864(1.504633e-36), 6(8.407791e-45)
	  CNDE_INT   T4.X, T4.X, 0.0, literal.x, 
	  CNDE_INT   T6.Y, T2.X, 0.0, literal.y, BS:VEC_120/SCL_212
	  BIT_ALIGN_INT   T3.Z, PV.W, T2.W, literal.z, 
	  OR_INT * T2.W, PV.Y, PV.Z,  
	268435456(2.524355e-29), 1073741824(2.000000e+00)
	31(4.344025e-44), 0(0.000000e+00)
	  CNDE_INT   T1.X, T1.X, 0.0, literal.x, 
	  SETGE_UINT   T2.Y, PV.W, T0.Z,  
	  SETE_INT   T4.Z, PV.Z, T1.Y,  
	  SETGE_UINT * T3.W, PV.Z, T1.Y,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 510:
	  CNDE_INT   T2.X, T4.Z, T3.W, T2.Y, 
	  SUB_INT   T2.Y, T2.W, T0.Z,  
	  SUBB_UINT   T4.Z, T2.W, T0.Z,  
	  SUB_INT * T3.W, T3.Z, T1.Y,  BS:VEC_201
	  SUB_INT   T9.X, PV.W, PV.Z,  
	  CNDE_INT   T2.Y, PV.X, T2.W, PV.Y, 
	  CNDE_INT   T4.Z, T3.X, 0.0, literal.x, 
	  OR_INT * T2.W, T1.X, T6.Y,  BS:VEC_120/SCL_212
	536870912(1.084202e-19), 0(0.000000e+00)
	  OR_INT   T1.X, PV.W, PV.Z,  
	  LSHL   T6.Y, PV.Y, 1,  
	  BFE_UINT   T4.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T2.W, T2.X, T3.Z, PV.X, BS:VEC_120/SCL_212
	5(7.006492e-45), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.X, PV.W, T2.Y, literal.x, 
	  OR_INT   T2.Y, PV.Y, PV.Z,  
	  CNDE_INT   T3.Z, T5.X, 0.0, literal.y, 
	  OR_INT * T2.W, PV.X, T4.X,  
	31(4.344025e-44), 134217728(3.851860e-34)
	  OR_INT   T1.X, PV.W, PV.Z,  
	  SETGE_UINT   T6.Y, PV.Y, T0.Z,  
	  SETE_INT   T3.Z, PV.X, T1.Y,  
	  SETGE_UINT * T2.W, PV.X, T1.Y,  
	  CNDE_INT   T4.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T6.Y, T2.Y, T0.Z,  
	  SUBB_UINT   T3.Z, T2.Y, T0.Z,  
	  SUB_INT * T2.W, T3.X, T1.Y,  
	  SUB_INT   T5.X, PV.W, PV.Z,  
	  CNDE_INT   T2.Y, PV.X, T2.Y, PV.Y, 
	  CNDE_INT   T3.Z, T6.X, 0.0, literal.x, 
	  OR_INT * T2.W, T1.X, T7.X,  BS:VEC_120/SCL_212
	33554432(9.403955e-38), 0(0.000000e+00)
	  OR_INT   T1.X, PV.W, PV.Z,  
	  LSHL   T6.Y, PV.Y, 1,  
	  BFE_UINT   T3.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T2.W, T4.X, T3.X, PV.X, BS:VEC_120/SCL_212
	4(5.605194e-45), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.X, PV.W, T2.Y, literal.x, 
	  OR_INT   T2.Y, PV.Y, PV.Z,  
	  CNDE_INT   T3.Z, T8.X, 0.0, literal.y, 
	  OR_INT * T2.W, PV.X, T5.Y,  BS:VEC_021/SCL_122
	31(4.344025e-44), 8388608(1.175494e-38)
	  OR_INT   T1.X, PV.W, PV.Z,  
	  SETGE_UINT   T5.Y, PV.Y, T0.Z,  
	  SETE_INT   T3.Z, PV.X, T1.Y,  
	  SETGE_UINT * T2.W, PV.X, T1.Y,  
	  CNDE_INT   T5.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T5.Y, T2.Y, T0.Z,  
	  SUBB_UINT   T3.Z, T2.Y, T0.Z,  
	  SUB_INT * T2.W, T3.X, T1.Y,  
	  SUB_INT   T6.X, PV.W, PV.Z,  
	  CNDE_INT   T2.Y, PV.X, T2.Y, PV.Y, 
	  CNDE_INT   T3.Z, T10.X, 0.0, literal.x, 
	  OR_INT * T2.W, T1.X, T11.X,  BS:VEC_120/SCL_212
	2097152(2.938736e-39), 0(0.000000e+00)
	  OR_INT   T1.X, PV.W, PV.Z,  
	  LSHL   T5.Y, PV.Y, 1,  
	  BFE_UINT   T3.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T2.W, T5.X, T3.X, PV.X, BS:VEC_120/SCL_212
	3(4.203895e-45), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.X, PV.W, T2.Y, literal.x, 
	  OR_INT   T2.Y, PV.Y, PV.Z,  
	  CNDE_INT   T3.Z, T12.X, 0.0, literal.y, 
	  OR_INT * T2.W, PV.X, T14.X,  
	31(4.344025e-44), 524288(7.346840e-40)
	  OR_INT   T1.X, PV.W, PV.Z,  
	  SETGE_UINT   T5.Y, PV.Y, T0.Z,  
	  SETE_INT   T3.Z, PV.X, T1.Y,  
	  SETGE_UINT * T2.W, PV.X, T1.Y,  
	  CNDE_INT   T6.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T5.Y, T2.Y, T0.Z,  
	  SUBB_UINT   T3.Z, T2.Y, T0.Z,  
	  SUB_INT * T2.W, T3.X, T1.Y,  
	  SUB_INT   T7.X, PV.W, PV.Z,  
	  CNDE_INT   T2.Y, PV.X, T2.Y, PV.Y, 
	  CNDE_INT   T3.Z, T13.X, 0.0, literal.x, 
	  OR_INT * T2.W, T1.X, T4.Y,  BS:VEC_120/SCL_212
	131072(1.836710e-40), 0(0.000000e+00)
	  OR_INT   T1.X, PV.W, PV.Z,  
	  LSHL   T4.Y, PV.Y, 1,  
	  BFE_UINT   T3.Z, T0.X, literal.x, 1, 
	  CNDE_INT * T2.W, T6.X, T3.X, PV.X, BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  BIT_ALIGN_INT   T3.X, PV.W, T2.Y, literal.x, 
	  OR_INT   T2.Y, PV.Y, PV.Z,  
	  CNDE_INT   T3.Z, T15.X, 0.0, literal.y, 
	  OR_INT * T2.W, PV.X, T18.X,  
	31(4.344025e-44), 32768(4.591775e-41)
	  OR_INT   T1.X, PV.W, PV.Z,  
	  SETGE_UINT   T4.Y, PV.Y, T0.Z,  
	  SETE_INT   T3.Z, PV.X, T1.Y,  
	  SETGE_UINT * T2.W, PV.X, T1.Y,  
	  CNDE_INT   T7.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T4.Y, T2.Y, T0.Z,  
	  SUBB_UINT   T3.Z, T2.Y, T0.Z,  
	  SUB_INT * T2.W, T3.X, T1.Y,  
	  SUB_INT   T8.X, PV.W, PV.Z,  
	  CNDE_INT   T2.Y, PV.X, T2.Y, PV.Y, 
	  CNDE_INT   T3.Z, T17.X, 0.0, literal.x, 
	  OR_INT * T2.W, T1.X, T19.X,  BS:VEC_120/SCL_212
	8192(1.147944e-41), 0(0.000000e+00)
	  OR_INT   T1.X, PV.W, PV.Z,  
	  LSHL   T4.Y, PV.Y, 1,  
	  BFE_UINT   T3.Z, T0.X, 1, 1, 
	  CNDE_INT * T2.W, T7.X, T3.X, PV.X, BS:VEC_120/SCL_212
	  BIT_ALIGN_INT   T3.X, PV.W, T2.Y, literal.x, 
	  OR_INT   T2.Y, PV.Y, PV.Z,  
	  CNDE_INT   T3.Z, T21.X, 0.0, literal.y, 
	  OR_INT * T2.W, PV.X, T3.Y,  BS:VEC_021/SCL_122
	31(4.344025e-44), 2048(2.869859e-42)
	  OR_INT * T1.X, PV.W, PV.Z,  
	ALU clause starting at 621:
	  SETGE_UINT   T3.Y, T2.Y, T0.Z,  
	  SETE_INT   T3.Z, T3.X, T1.Y,  
	  SETGE_UINT * T2.W, T3.X, T1.Y,  
	  CNDE_INT   T8.X, PV.Z, PV.W, PV.Y, 
	  SUB_INT   T3.Y, T2.Y, T0.Z,  
	  CNDE_INT   T3.Z, T23.X, 0.0, literal.x, 
	  OR_INT * T2.W, T1.X, T22.X,  BS:VEC_120/SCL_212
	512(7.174648e-43), 0(0.000000e+00)
	  CNDE_INT   T4.Y, T24.X, 0.0, literal.x, 
	  OR_INT   T3.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.X, T2.Y, PV.Y, 
	256(3.587324e-43), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.W, 1,  
	  LSHL   T3.Y, PV.W, 1,  
	  CNDE_INT   T4.Z, T16.X, 0.0, literal.x, 
	  OR_INT * T3.W, PV.Z, PV.Y,  
	128(1.793662e-43), 0(0.000000e+00)
	  SUBB_UINT   T9.X, T2.Y, T0.Z,  
	  SUB_INT   T2.Y, T3.X, T1.Y,  
	  CNDE_INT   T3.Z, T2.X, 0.0, literal.x, BS:VEC_120/SCL_212
	  OR_INT * T3.W, PV.W, PV.Z,  
	64(8.968310e-44), 0(0.000000e+00)
	  AND_INT   T2.X, T0.X, 1,  
	  CNDE_INT   T4.Y, T4.X, 0.0, literal.x, BS:VEC_120/SCL_212
	  OR_INT   T3.Z, PV.W, PV.Z,  
	  SUB_INT * T3.W, PV.Y, PV.X,  
	32(4.484155e-44), 0(0.000000e+00)
	  CNDE_INT   T3.X, T8.X, T3.X, PV.W, 
	  CNDE_INT   T2.Y, T5.X, 0.0, literal.x, BS:VEC_201
	  OR_INT   T3.Z, PV.Z, PV.Y,  
	  OR_INT * T3.W, T3.Y, PV.X,  
	16(2.242078e-44), 0(0.000000e+00)
	  SETGE_UINT   T2.X, PV.W, T0.Z,  
	  CNDE_INT   T3.Y, T6.X, 0.0, literal.x, 
	  OR_INT   T3.Z, PV.Z, PV.Y,  
	  BIT_ALIGN_INT * T2.W, PV.X, T2.W, literal.y, 
	8(1.121039e-44), 31(4.344025e-44)
	  SETE_INT   T3.X, PV.W, T1.Y,  
	  SETGE_UINT   T2.Y, PV.W, T1.Y,  
	  CNDE_INT   T4.Z, T7.X, 0.0, literal.x, 
	  OR_INT * T2.W, PV.Z, PV.Y,  
	4(5.605194e-45), 0(0.000000e+00)
	  CNDE_INT   T4.X, T8.X, 0.0, literal.x, 
	  OR_INT   T3.Y, PV.W, PV.Z,  
	  CNDE_INT   T3.Z, PV.X, PV.Y, T2.X, 
	  CNDE_INT * T1.W, T2.Z, T1.W, T1.X, BS:VEC_021/SCL_122
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T2.Y, PV.W, 1,  
	  CNDE_INT   T2.Z, PV.Z, 0.0, 1, 
	  OR_INT * T2.W, PV.Y, PV.X,  
	  OR_INT   T2.X, PV.W, PV.Z,  
	  MOV   T4.Y, literal.x,  
	  CNDE_INT * T1.W, T1.Z, T1.W, PV.Y, 
	0(0.000000e+00), 0(0.000000e+00)
	  CNDE_INT * T2.Y, T1.Y, PV.W, 0.0, 
	ALU clause starting at 676:
	  MOV * T3.Y, KC0[0].W,  
	ALU clause starting at 677:
	  MOV * T1.Z, KC0[2].W,  
	ALU clause starting at 678:
	  SETE_INT * T1.W, T4.Y, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 680:
	  UINT_TO_FLT * T1.W, T0.Z,  
	  RECIP_IEEE   T1.X, T1.W,  
	  RECIP_IEEE   T1.Y (MASKED), T1.W,  
	  RECIP_IEEE   T1.Z (MASKED), T1.W,  
	  RECIP_IEEE * T1.W (MASKED), T1.W,  
	  MUL_IEEE * T1.W, PV.X, literal.x,  
	1333788670(4.294967e+09), 0(0.000000e+00)
	  FLT_TO_UINT   T2.Z, PV.W,  
	  SUB_INT * T1.W, 0.0, T0.Z,  
	  MULLO_INT   T1.X, T1.W, T2.Z,  
	  MULLO_INT   T1.Y (MASKED), T1.W, T2.Z,  
	  MULLO_INT   T1.Z (MASKED), T1.W, T2.Z,  
	  MULLO_INT * T1.W (MASKED), T1.W, T2.Z,  
	  MULHI   T1.X, T2.Z, T1.X,  
	  MULHI   T1.Y (MASKED), T2.Z, T1.X,  
	  MULHI   T1.Z (MASKED), T2.Z, T1.X,  
	  MULHI * T1.W (MASKED), T2.Z, T1.X,  
	  ADD_INT * T1.W, T2.Z, PV.X,  
	  MULHI   T1.X, T0.X, T1.W,  
	  MULHI   T1.Y (MASKED), T0.X, T1.W,  
	  MULHI   T1.Z (MASKED), T0.X, T1.W,  
	  MULHI * T1.W (MASKED), T0.X, T1.W,  
	  MULLO_INT   T1.X (MASKED), T1.X, T0.Z,  
	  MULLO_INT   T1.Y (MASKED), T1.X, T0.Z,  
	  MULLO_INT   T1.Z (MASKED), T1.X, T0.Z,  
	  MULLO_INT * T1.W, T1.X, T0.Z,  
	  SUB_INT * T1.W, T0.X, PV.W,  
	  ADD_INT   T2.Y, T1.X, 1,  
	  SETGE_UINT   T2.Z, PV.W, T0.Z,  
	  SUB_INT * T2.W, PV.W, T0.Z,  
	  CNDE_INT   T3.Z, PV.Z, T1.W, PV.W, 
	  CNDE_INT * T1.W, PV.Z, T1.X, PV.Y, 
	  ADD_INT   T2.Z, PV.W, 1,  
	  SETGE_UINT * T2.W, PV.Z, T0.Z,  
	  CNDE_INT   T2.X, PV.W, T1.W, PV.Z, 
	  MOV * T2.Y, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 717:
	  MULHI   T1.X, T0.Y, literal.x,  
	  MULHI   T1.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.X,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T1.X,  
	  MULHI   T1.X, T0.Y, literal.x,  
	  MULHI   T1.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	-858993459(-1.073742e+08), 0(0.000000e+00)
	  LSHR   T2.Z, PV.X, literal.x,  
	  LSHR * T1.W, T1.W, literal.y,  
	3(4.203895e-45), 2(2.802597e-45)
	  MULLO_INT   T1.X, T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T1.W, T2.Z, literal.x,  
	10(1.401298e-44), 0(0.000000e+00)
	  SUB_INT   T3.Z, T0.Y, PV.W,  
	  SUB_INT * T1.W, T0.Y, T1.X,  
	  BIT_ALIGN_INT   T4.Z, PV.W, T0.X, literal.x, 
	  BIT_ALIGN_INT * T1.W, PV.Z, T0.X, literal.x, 
	31(4.344025e-44), 0(0.000000e+00)
	  SUBB_UINT   T4.Y, PV.W, literal.x,  
	  SETGT_UINT   T5.Z, PV.Z, literal.y,  
	  ADD_INT * T2.W, PV.Z, literal.z,  
	10(1.401298e-44), 6(8.407791e-45)
	-7(nan), 0(0.000000e+00)
	  SUBB_UINT   T1.X, T4.Z, literal.x,  
	  CNDE_INT   T5.Y, PV.Z, T4.Z, PV.W, 
	  SETGT_UINT   T3.Z, T1.W, literal.y,  
	  ADD_INT * T2.W, T1.W, literal.z,  
	7(9.809089e-45), 9(1.261169e-44)
	-10(nan), 0(0.000000e+00)
	  CNDE_INT   T3.X, PV.Z, T1.W, PV.W, 
	  LSHL   T6.Y, PV.Y, 1,  
	  BFE_UINT   T4.Z, T0.X, literal.x, 1, 
	  BFE_INT * T1.W, PV.X, 0.0, 1, 
	30(4.203895e-44), 0(0.000000e+00)
	  CNDE_INT   T1.X, T5.Z, 0.0, PV.W, 
	  OR_INT   T6.Y, PV.Y, PV.Z,  
	  LSHL   T5.Z, PV.X, 1,  
	  BFE_INT * T1.W, T4.Y, 0.0, 1, 
	  CNDE_INT   T4.X, T3.Z, 0.0, PV.W, 
	  OR_INT   T7.Y, PV.Z, T4.Z,  
	  SETGT_UINT   T4.Z, PV.Y, literal.x,  
	  BIT_ALIGN_INT * T1.W, PV.X, T5.Y, literal.y, 
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T1.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T5.Y, T6.Y, literal.y,  
	  SETGT_UINT   T4.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T2.W, PV.X, T3.X, literal.w, 
	-1(nan), -7(nan)
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T4.Y, PV.W, PV.Z, literal.x, 
	  ADD_INT   T4.Z, T7.Y, literal.y,  
	  CNDE_INT * T3.W, PV.X, T6.Y, PV.Y, 
	-1(nan), -10(nan)
	  LSHL   T5.Y, PV.W, 1,  
	  SUBB_UINT   T5.Z, T7.Y, literal.x,  
	  CNDE_INT * T4.W, PV.Y, T7.Y, PV.Z, 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T3.X, PV.W, 1,  
	  BFE_UINT   T7.Y, T0.X, literal.x, 1, 
	  SUB_INT   T4.Z, T2.W, PV.Z,  
	  SUBB_UINT * T5.W, T6.Y, literal.y,  
	29(4.063766e-44), 7(9.809089e-45)
	  SUB_INT   T4.X, T1.W, PV.W,  
	  CNDE_INT   T6.Y, T4.Y, T2.W, PV.Z, 
	  OR_INT   T5.Z, PV.X, PV.Y,  
	  OR_INT * T2.W, T5.Y, PV.Y,  BS:VEC_120/SCL_212
	  SUBB_UINT   T3.X, PV.W, literal.x,  
	  SETGT_UINT   T5.Y, PV.Z, literal.y,  
	  BIT_ALIGN_INT   T6.Z, PV.Y, T4.W, literal.z, 
	  CNDE_INT * T1.W, T1.X, T1.W, PV.X, BS:VEC_021/SCL_122
	7(9.809089e-45), 9(1.261169e-44)
	31(4.344025e-44), 0(0.000000e+00)
	  SETGT_UINT   T1.X, T2.W, literal.x,  
	  BIT_ALIGN_INT   T6.Y, PV.W, T3.W, literal.y, 
	  CNDE_INT   T4.Z, PV.Z, PV.Y, literal.z, 
	  ADD_INT * T1.W, T5.Z, literal.w,  
	6(8.407791e-45), 31(4.344025e-44)
	-1(nan), -10(nan)
	  SUBB_UINT   T4.X, T5.Z, literal.x,  
	  CNDE_INT   T5.Y, PV.Z, T5.Z, PV.W, 
	  CNDE_INT   T5.Z, PV.Y, PV.X, literal.y, 
	  ADD_INT * T1.W, T2.W, literal.z,  
	10(1.401298e-44), -1(nan)
	-7(nan), 0(0.000000e+00)
	  CNDE_INT   T5.X, PV.Z, T2.W, PV.W, 
	  LSHL   T7.Y, PV.Y, 1,  
	  BFE_UINT   T7.Z, T0.X, literal.x, 1, 
	  SUB_INT * T1.W, T6.Z, PV.X,  
	28(3.923636e-44), 0(0.000000e+00)
	  CNDE_INT   T1.X, T4.Z, T6.Z, PV.W, 
	  OR_INT   T7.Y, PV.Y, PV.Z,  
	  LSHL   T6.Z, PV.X, 1,  
	  SUB_INT * T1.W, T6.Y, T3.X,  
	  CNDE_INT * T3.X, T5.Z, T6.Y, PV.W, 
	ALU clause starting at 824:
	  OR_INT   T6.Y, T6.Z, T7.Z,  
	  SETGT_UINT   T5.Z, T7.Y, literal.x,  
	  BIT_ALIGN_INT * T1.W, T1.X, T5.Y, literal.y, 
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T1.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T5.Y, T7.Y, literal.y,  
	  SETGT_UINT   T5.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T2.W, T3.X, T5.X, literal.w, 
	-1(nan), -10(nan)
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T8.Y, PV.W, PV.Z, literal.x, 
	  ADD_INT   T5.Z, T6.Y, literal.y,  
	  CNDE_INT * T3.W, PV.X, T7.Y, PV.Y, 
	-1(nan), -7(nan)
	  LSHL   T5.Y, PV.W, 1,  
	  SUBB_UINT   T6.Z, T6.Y, literal.x,  
	  CNDE_INT * T4.W, PV.Y, T6.Y, PV.Z, 
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL   T3.X, PV.W, 1,  
	  BFE_UINT   T6.Y, T0.X, literal.x, 1, 
	  SUB_INT   T5.Z, T2.W, PV.Z,  
	  SUBB_UINT * T5.W, T7.Y, literal.y,  
	27(3.783506e-44), 10(1.401298e-44)
	  SUB_INT   T4.X, T1.W, PV.W,  
	  CNDE_INT   T7.Y, T8.Y, T2.W, PV.Z, 
	  OR_INT   T5.Z, PV.X, PV.Y,  
	  OR_INT * T2.W, T5.Y, PV.Y,  BS:VEC_120/SCL_212
	  SUBB_UINT   T3.X, PV.W, literal.x,  
	  SETGT_UINT   T5.Y, PV.Z, literal.y,  
	  BIT_ALIGN_INT   T6.Z, PV.Y, T4.W, literal.z, 
	  CNDE_INT * T1.W, T1.X, T1.W, PV.X, BS:VEC_021/SCL_122
	10(1.401298e-44), 6(8.407791e-45)
	31(4.344025e-44), 0(0.000000e+00)
	  SETGT_UINT   T4.X, T2.W, literal.x,  
	  BIT_ALIGN_INT   T6.Y, PV.W, T3.W, literal.y, 
	  CNDE_INT   T7.Z, PV.Z, PV.Y, literal.z, 
	  ADD_INT * T1.W, T5.Z, literal.w,  
	9(1.261169e-44), 31(4.344025e-44)
	-1(nan), -7(nan)
	  SUBB_UINT   T5.X, T5.Z, literal.x,  
	  CNDE_INT   T5.Y, PV.Z, T5.Z, PV.W, 
	  CNDE_INT   T5.Z, PV.Y, PV.X, literal.y, 
	  ADD_INT * T1.W, T2.W, literal.z,  
	7(9.809089e-45), -1(nan)
	-10(nan), 0(0.000000e+00)
	  CNDE_INT   T4.X, PV.Z, T2.W, PV.W, 
	  LSHL   T7.Y, PV.Y, 1,  
	  BFE_UINT   T8.Z, T0.X, literal.x, 1, 
	  SUB_INT * T1.W, T6.Z, PV.X,  
	26(3.643376e-44), 0(0.000000e+00)
	  CNDE_INT   T5.X, T7.Z, T6.Z, PV.W, 
	  OR_INT   T7.Y, PV.Y, PV.Z,  
	  LSHL   T6.Z, PV.X, 1,  
	  SUB_INT * T1.W, T6.Y, T3.X,  
	  CNDE_INT   T3.X, T5.Z, T6.Y, PV.W, 
	  OR_INT   T6.Y, PV.Z, T8.Z,  
	  SETGT_UINT   T6.Z, PV.Y, literal.x,  
	  BIT_ALIGN_INT * T1.W, PV.X, T5.Y, literal.y, BS:VEC_021/SCL_122
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T5.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T8.Y, T7.Y, literal.y,  
	  SETGT_UINT   T6.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T2.W, PV.X, T4.X, literal.w, 
	-1(nan), -7(nan)
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T5.Y, PV.W, PV.Z, literal.x, 
	  ADD_INT   T6.Z, T6.Y, literal.y,  
	  CNDE_INT * T3.W, PV.X, T7.Y, PV.Y, 
	-1(nan), -10(nan)
	  LSHL   T8.Y, PV.W, 1,  
	  SUBB_UINT   T7.Z, T6.Y, literal.x,  
	  CNDE_INT * T4.W, PV.Y, T6.Y, PV.Z, 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T3.X, PV.W, 1,  
	  BFE_UINT   T6.Y, T0.X, literal.x, 1, 
	  SUB_INT   T6.Z, T2.W, PV.Z,  
	  SUBB_UINT * T5.W, T7.Y, literal.y,  
	25(3.503246e-44), 7(9.809089e-45)
	  SUB_INT   T4.X, T1.W, PV.W,  
	  CNDE_INT   T7.Y, T5.Y, T2.W, PV.Z, 
	  OR_INT   T7.Z, PV.X, PV.Y,  
	  OR_INT * T2.W, T8.Y, PV.Y,  BS:VEC_120/SCL_212
	  SUBB_UINT   T3.X, PV.W, literal.x,  
	  SETGT_UINT   T6.Y, PV.Z, literal.y,  
	  BIT_ALIGN_INT   T8.Z, PV.Y, T4.W, literal.z, 
	  CNDE_INT * T1.W, T5.X, T1.W, PV.X, BS:VEC_021/SCL_122
	7(9.809089e-45), 9(1.261169e-44)
	31(4.344025e-44), 0(0.000000e+00)
	  SETGT_UINT   T4.X, T2.W, literal.x,  
	  BIT_ALIGN_INT   T7.Y, PV.W, T3.W, literal.y, 
	  CNDE_INT   T6.Z, PV.Z, PV.Y, literal.z, 
	  ADD_INT * T1.W, T7.Z, literal.w,  
	6(8.407791e-45), 31(4.344025e-44)
	-1(nan), -10(nan)
	  SUBB_UINT   T5.X, T7.Z, literal.x,  
	  CNDE_INT   T6.Y, PV.Z, T7.Z, PV.W, 
	  CNDE_INT * T7.Z, PV.Y, PV.X, literal.y, 
	10(1.401298e-44), -1(nan)
	ALU clause starting at 922:
	  ADD_INT * T1.W, T2.W, literal.x,  
	-7(nan), 0(0.000000e+00)
	  CNDE_INT   T4.X, T7.Z, T2.W, PV.W, 
	  LSHL   T8.Y, T6.Y, 1,  
	  BFE_UINT   T9.Z, T0.X, literal.x, 1, 
	  SUB_INT * T1.W, T8.Z, T5.X,  BS:VEC_120/SCL_212
	24(3.363116e-44), 0(0.000000e+00)
	  CNDE_INT   T5.X, T6.Z, T8.Z, PV.W, 
	  OR_INT   T8.Y, PV.Y, PV.Z,  
	  LSHL   T8.Z, PV.X, 1,  
	  SUB_INT * T1.W, T7.Y, T3.X,  
	  CNDE_INT   T6.X, T7.Z, T7.Y, PV.W, 
	  OR_INT   T7.Y, PV.Z, T9.Z,  
	  SETGT_UINT   T7.Z, PV.Y, literal.x,  
	  BIT_ALIGN_INT * T1.W, PV.X, T6.Y, literal.y, BS:VEC_021/SCL_122
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T3.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T6.Y, T8.Y, literal.y,  
	  SETGT_UINT   T7.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T2.W, PV.X, T4.X, literal.w, 
	-1(nan), -10(nan)
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T9.Y, PV.W, PV.Z, literal.x, 
	  ADD_INT   T7.Z, T7.Y, literal.y,  
	  CNDE_INT * T3.W, PV.X, T8.Y, PV.Y, 
	-1(nan), -7(nan)
	  LSHL   T6.Y, PV.W, 1,  
	  SUBB_UINT   T8.Z, T7.Y, literal.x,  
	  CNDE_INT * T4.W, PV.Y, T7.Y, PV.Z, 
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL   T4.X, PV.W, 1,  
	  BFE_UINT   T7.Y, T0.X, literal.x, 1, 
	  SUB_INT   T7.Z, T2.W, PV.Z,  
	  SUBB_UINT * T5.W, T8.Y, literal.y,  
	23(3.222986e-44), 10(1.401298e-44)
	  SUB_INT   T5.X, T1.W, PV.W,  
	  CNDE_INT   T8.Y, T9.Y, T2.W, PV.Z, 
	  OR_INT   T7.Z, PV.X, PV.Y,  
	  OR_INT * T2.W, T6.Y, PV.Y,  BS:VEC_120/SCL_212
	  SUBB_UINT   T4.X, PV.W, literal.x,  
	  SETGT_UINT   T6.Y, PV.Z, literal.y,  
	  BIT_ALIGN_INT   T8.Z, PV.Y, T4.W, literal.z, 
	  CNDE_INT * T1.W, T3.X, T1.W, PV.X, BS:VEC_021/SCL_122
	10(1.401298e-44), 6(8.407791e-45)
	31(4.344025e-44), 0(0.000000e+00)
	  SETGT_UINT   T5.X, T2.W, literal.x,  
	  BIT_ALIGN_INT   T7.Y, PV.W, T3.W, literal.y, 
	  CNDE_INT   T9.Z, PV.Z, PV.Y, literal.z, 
	  ADD_INT * T1.W, T7.Z, literal.w,  
	9(1.261169e-44), 31(4.344025e-44)
	-1(nan), -7(nan)
	  SUBB_UINT   T6.X, T7.Z, literal.x,  
	  CNDE_INT   T6.Y, PV.Z, T7.Z, PV.W, 
	  CNDE_INT   T7.Z, PV.Y, PV.X, literal.y, 
	  ADD_INT * T1.W, T2.W, literal.z,  
	7(9.809089e-45), -1(nan)
	-10(nan), 0(0.000000e+00)
	  CNDE_INT   T5.X, PV.Z, T2.W, PV.W, 
	  LSHL   T8.Y, PV.Y, 1,  
	  BFE_UINT   T10.Z, T0.X, literal.x, 1, 
	  SUB_INT * T1.W, T8.Z, PV.X,  
	22(3.082857e-44), 0(0.000000e+00)
	  CNDE_INT   T6.X, T9.Z, T8.Z, PV.W, 
	  OR_INT   T8.Y, PV.Y, PV.Z,  
	  LSHL   T8.Z, PV.X, 1,  
	  SUB_INT * T1.W, T7.Y, T4.X,  
	  CNDE_INT   T4.X, T7.Z, T7.Y, PV.W, 
	  OR_INT   T7.Y, PV.Z, T10.Z,  
	  SETGT_UINT   T8.Z, PV.Y, literal.x,  
	  BIT_ALIGN_INT * T1.W, PV.X, T6.Y, literal.y, BS:VEC_021/SCL_122
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T6.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T6.Y, T8.Y, literal.y,  
	  SETGT_UINT   T8.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T2.W, PV.X, T5.X, literal.w, 
	-1(nan), -7(nan)
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T9.Y, PV.W, PV.Z, literal.x, 
	  ADD_INT   T8.Z, T7.Y, literal.y,  
	  CNDE_INT * T3.W, PV.X, T8.Y, PV.Y, 
	-1(nan), -10(nan)
	  LSHL   T6.Y, PV.W, 1,  
	  SUBB_UINT   T9.Z, T7.Y, literal.x,  
	  CNDE_INT * T4.W, PV.Y, T7.Y, PV.Z, 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T4.X, PV.W, 1,  
	  BFE_UINT   T7.Y, T0.X, literal.x, 1, 
	  SUB_INT   T8.Z, T2.W, PV.Z,  
	  SUBB_UINT * T5.W, T8.Y, literal.y,  
	21(2.942727e-44), 7(9.809089e-45)
	  SUB_INT   T5.X, T1.W, PV.W,  
	  CNDE_INT   T8.Y, T9.Y, T2.W, PV.Z, 
	  OR_INT   T8.Z, PV.X, PV.Y,  
	  OR_INT * T2.W, T6.Y, PV.Y,  BS:VEC_120/SCL_212
	  SUBB_UINT   T4.X, PV.W, literal.x,  
	  SETGT_UINT   T6.Y, PV.Z, literal.y,  
	  BIT_ALIGN_INT   T9.Z, PV.Y, T4.W, literal.z, 
	  CNDE_INT * T1.W, T6.X, T1.W, PV.X, BS:VEC_021/SCL_122
	7(9.809089e-45), 9(1.261169e-44)
	31(4.344025e-44), 0(0.000000e+00)
	  SETGT_UINT * T5.X, T2.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	ALU clause starting at 1024:
	  BIT_ALIGN_INT   T7.Y, T1.W, T3.W, literal.x, 
	  CNDE_INT   T10.Z, T9.Z, T6.Y, literal.y, 
	  ADD_INT * T1.W, T8.Z, literal.z,  BS:VEC_120/SCL_212
	31(4.344025e-44), -1(nan)
	-10(nan), 0(0.000000e+00)
	  SUBB_UINT   T6.X, T8.Z, literal.x,  
	  CNDE_INT   T6.Y, PV.Z, T8.Z, PV.W, 
	  CNDE_INT   T8.Z, PV.Y, T5.X, literal.y, 
	  ADD_INT * T1.W, T2.W, literal.z,  
	10(1.401298e-44), -1(nan)
	-7(nan), 0(0.000000e+00)
	  CNDE_INT   T5.X, PV.Z, T2.W, PV.W, 
	  LSHL   T8.Y, PV.Y, 1,  
	  BFE_UINT   T11.Z, T0.X, literal.x, 1, 
	  SUB_INT * T1.W, T9.Z, PV.X,  
	20(2.802597e-44), 0(0.000000e+00)
	  CNDE_INT   T6.X, T10.Z, T9.Z, PV.W, 
	  OR_INT   T8.Y, PV.Y, PV.Z,  
	  LSHL   T9.Z, PV.X, 1,  
	  SUB_INT * T1.W, T7.Y, T4.X,  
	  CNDE_INT   T4.X, T8.Z, T7.Y, PV.W, 
	  OR_INT   T7.Y, PV.Z, T11.Z,  
	  SETGT_UINT   T8.Z, PV.Y, literal.x,  
	  BIT_ALIGN_INT * T1.W, PV.X, T6.Y, literal.y, BS:VEC_021/SCL_122
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T6.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T6.Y, T8.Y, literal.y,  
	  SETGT_UINT   T8.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T2.W, PV.X, T5.X, literal.w, 
	-1(nan), -10(nan)
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T10.Y, PV.W, PV.Z, literal.x, 
	  SUBB_UINT   T8.Z, T8.Y, literal.y,  
	  CNDE_INT * T3.W, PV.X, T8.Y, PV.Y, 
	-1(nan), 10(1.401298e-44)
	  ADD_INT   T4.X, T7.Y, literal.x,  
	  LSHL   T6.Y, PV.W, 1,  
	  BFE_UINT   T9.Z, T0.X, literal.y, 1, 
	  SUB_INT * T4.W, T1.W, PV.Z,  
	-7(nan), 19(2.662467e-44)
	  CNDE_INT   T8.Y, T6.X, T1.W, PV.W, 
	  OR_INT   T8.Z, PV.Y, PV.Z,  
	  CNDE_INT * T1.W, T10.Y, T7.Y, PV.X, 
	  LSHL   T6.Y, PV.W, 1,  
	  SETGT_UINT   T11.Z, PV.Z, literal.x,  
	  BIT_ALIGN_INT * T3.W, PV.Y, T3.W, literal.y, 
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T4.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T8.Y, T8.Z, literal.y,  
	  SUBB_UINT   T11.Z, T7.Y, literal.z,  
	  OR_INT * T4.W, PV.Y, T9.Z,  
	-1(nan), -10(nan)
	7(9.809089e-45), 0(0.000000e+00)
	  SUBB_UINT   T5.X, PV.W, literal.x,  
	  SUB_INT   T6.Y, T2.W, PV.Z,  
	  SUBB_UINT   T9.Z, T8.Z, literal.y,  
	  CNDE_INT * T5.W, PV.X, T8.Z, PV.Y, 
	7(9.809089e-45), 10(1.401298e-44)
	  LSHL   T7.X, PV.W, 1,  
	  BFE_UINT   T7.Y, T0.X, literal.x, 1, 
	  SUB_INT   T8.Z, T3.W, PV.Z,  
	  CNDE_INT * T2.W, T10.Y, T2.W, PV.Y, 
	18(2.522337e-44), 0(0.000000e+00)
	  SETGT_UINT   T8.X, T4.W, literal.x,  
	  BIT_ALIGN_INT   T6.Y, PV.W, T1.W, literal.y, 
	  CNDE_INT   T8.Z, T4.X, T3.W, PV.Z, BS:VEC_021/SCL_122
	  OR_INT * T1.W, PV.X, PV.Y,  
	6(8.407791e-45), 31(4.344025e-44)
	  SETGT_UINT   T7.X, PV.W, literal.x,  
	  BIT_ALIGN_INT   T8.Y, PV.Z, T5.W, literal.y, 
	  CNDE_INT   T8.Z, PV.Y, PV.X, literal.z, 
	  ADD_INT * T2.W, T4.W, literal.w,  
	9(1.261169e-44), 31(4.344025e-44)
	-1(nan), -7(nan)
	  CNDE_INT   T8.X, PV.Z, T4.W, PV.W, 
	  CNDE_INT   T10.Y, PV.Y, PV.X, literal.x, 
	  ADD_INT   T9.Z, T1.W, literal.y,  
	  SUB_INT * T2.W, T6.Y, T5.X,  
	-1(nan), -10(nan)
	  CNDE_INT   T5.X, T8.Z, T6.Y, PV.W, 
	  SUBB_UINT   T6.Y, T1.W, literal.x,  
	  CNDE_INT   T8.Z, PV.Y, T1.W, PV.Z, 
	  LSHL * T1.W, PV.X, 1,  
	10(1.401298e-44), 0(0.000000e+00)
	  OR_INT   T7.X, PV.W, T7.Y,  
	  LSHL   T7.Y, PV.Z, 1,  
	  BFE_UINT   T9.Z, T0.X, literal.x, 1, 
	  SUB_INT * T1.W, T8.Y, PV.Y,  
	17(2.382207e-44), 0(0.000000e+00)
	  CNDE_INT   T9.X, T10.Y, T8.Y, PV.W, 
	  OR_INT   T6.Y, PV.Y, PV.Z,  
	  SETGT_UINT   T11.Z, PV.X, literal.x,  
	  BIT_ALIGN_INT * T1.W, T5.X, T8.X, literal.y, 
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T5.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T7.Y, T7.X, literal.y,  
	  SETGT_UINT   T11.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T2.W, PV.X, T8.Z, literal.w, 
	-1(nan), -7(nan)
	9(1.261169e-44), 31(4.344025e-44)
	ALU clause starting at 1124:
	  CNDE_INT   T8.Y, T2.W, T11.Z, literal.x, 
	  ADD_INT   T8.Z, T6.Y, literal.y,  
	  CNDE_INT * T3.W, T5.X, T7.X, T7.Y, 
	-1(nan), -10(nan)
	  LSHL   T7.Y, PV.W, 1,  
	  SUBB_UINT   T11.Z, T6.Y, literal.x,  
	  CNDE_INT * T4.W, PV.Y, T6.Y, PV.Z, 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T8.X, PV.W, 1,  
	  BFE_UINT   T6.Y, T0.X, literal.x, 1, 
	  SUB_INT   T8.Z, T2.W, PV.Z,  
	  SUBB_UINT * T5.W, T7.X, literal.y,  BS:VEC_120/SCL_212
	16(2.242078e-44), 7(9.809089e-45)
	  SUB_INT   T7.X, T1.W, PV.W,  
	  CNDE_INT   T11.Y, T8.Y, T2.W, PV.Z, 
	  OR_INT   T8.Z, PV.X, PV.Y,  
	  OR_INT * T2.W, T7.Y, T9.Z,  BS:VEC_120/SCL_212
	  SUBB_UINT   T8.X, PV.W, literal.x,  
	  SETGT_UINT   T7.Y, PV.Z, literal.y,  
	  BIT_ALIGN_INT   T9.Z, PV.Y, T4.W, literal.z, 
	  CNDE_INT * T1.W, T5.X, T1.W, PV.X, BS:VEC_021/SCL_122
	7(9.809089e-45), 9(1.261169e-44)
	31(4.344025e-44), 0(0.000000e+00)
	  SETGT_UINT   T5.X, T2.W, literal.x,  
	  BIT_ALIGN_INT   T11.Y, PV.W, T3.W, literal.y, 
	  CNDE_INT   T11.Z, PV.Z, PV.Y, literal.z, 
	  ADD_INT * T1.W, T8.Z, literal.w,  
	6(8.407791e-45), 31(4.344025e-44)
	-1(nan), -10(nan)
	  SUBB_UINT   T7.X, T8.Z, literal.x,  
	  CNDE_INT   T7.Y, PV.Z, T8.Z, PV.W, 
	  CNDE_INT   T8.Z, PV.Y, PV.X, literal.y, 
	  ADD_INT * T1.W, T2.W, literal.z,  
	10(1.401298e-44), -1(nan)
	-7(nan), 0(0.000000e+00)
	  CNDE_INT   T5.X, PV.Z, T2.W, PV.W, 
	  LSHL   T12.Y, PV.Y, 1,  
	  BFE_UINT   T12.Z, T0.X, literal.x, 1, 
	  SUB_INT * T1.W, T9.Z, PV.X,  
	15(2.101948e-44), 0(0.000000e+00)
	  CNDE_INT   T7.X, T11.Z, T9.Z, PV.W, 
	  OR_INT   T12.Y, PV.Y, PV.Z,  
	  LSHL   T9.Z, PV.X, 1,  
	  SUB_INT * T1.W, T11.Y, T8.X,  
	  CNDE_INT   T8.X, T8.Z, T11.Y, PV.W, 
	  OR_INT   T6.Y, PV.Z, T6.Y,  BS:VEC_021/SCL_122
	  SETGT_UINT   T8.Z, PV.Y, literal.x,  
	  BIT_ALIGN_INT * T1.W, PV.X, T7.Y, literal.y, BS:VEC_102/SCL_221
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T7.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T7.Y, T12.Y, literal.y,  
	  SETGT_UINT   T8.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T2.W, PV.X, T5.X, literal.w, 
	-1(nan), -10(nan)
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T11.Y, PV.W, PV.Z, literal.x, 
	  SUBB_UINT   T8.Z, T12.Y, literal.y,  
	  CNDE_INT * T3.W, PV.X, T12.Y, PV.Y, 
	-1(nan), 10(1.401298e-44)
	  ADD_INT   T5.X, T6.Y, literal.x,  
	  LSHL   T7.Y, PV.W, 1,  
	  BFE_UINT   T9.Z, T0.X, literal.y, 1, 
	  SUB_INT * T4.W, T1.W, PV.Z,  
	-7(nan), 14(1.961818e-44)
	  CNDE_INT   T12.Y, T7.X, T1.W, PV.W, 
	  OR_INT   T8.Z, PV.Y, PV.Z,  
	  CNDE_INT * T1.W, T11.Y, T6.Y, PV.X, 
	  LSHL   T7.Y, PV.W, 1,  
	  SETGT_UINT   T13.Z, PV.Z, literal.x,  
	  BIT_ALIGN_INT * T3.W, PV.Y, T3.W, literal.y, 
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T5.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T12.Y, T8.Z, literal.y,  
	  SUBB_UINT   T13.Z, T6.Y, literal.z,  
	  OR_INT * T4.W, PV.Y, T12.Z,  
	-1(nan), -10(nan)
	7(9.809089e-45), 0(0.000000e+00)
	  SUBB_UINT   T8.X, PV.W, literal.x,  
	  SUB_INT   T6.Y, T2.W, PV.Z,  
	  SUBB_UINT   T12.Z, T8.Z, literal.y,  
	  CNDE_INT * T5.W, PV.X, T8.Z, PV.Y, 
	7(9.809089e-45), 10(1.401298e-44)
	  LSHL   T9.X, PV.W, 1,  
	  BFE_UINT   T7.Y, T0.X, literal.x, 1, 
	  SUB_INT   T8.Z, T3.W, PV.Z,  
	  CNDE_INT * T2.W, T11.Y, T2.W, PV.Y, 
	13(1.821688e-44), 0(0.000000e+00)
	  SETGT_UINT   T10.X, T4.W, literal.x,  
	  BIT_ALIGN_INT   T6.Y, PV.W, T1.W, literal.y, 
	  CNDE_INT   T8.Z, T5.X, T3.W, PV.Z, BS:VEC_021/SCL_122
	  OR_INT * T1.W, PV.X, PV.Y,  
	6(8.407791e-45), 31(4.344025e-44)
	  SETGT_UINT   T9.X, PV.W, literal.x,  
	  BIT_ALIGN_INT   T11.Y, PV.Z, T5.W, literal.y, 
	  CNDE_INT   T8.Z, PV.Y, PV.X, literal.z, 
	  ADD_INT * T2.W, T4.W, literal.w,  
	9(1.261169e-44), 31(4.344025e-44)
	-1(nan), -7(nan)
	  CNDE_INT * T10.X, PV.Z, T4.W, PV.W, 
	ALU clause starting at 1223:
	  CNDE_INT   T12.Y, T11.Y, T9.X, literal.x, 
	  ADD_INT   T12.Z, T1.W, literal.y,  
	  SUB_INT * T2.W, T6.Y, T8.X,  BS:VEC_120/SCL_212
	-1(nan), -10(nan)
	  CNDE_INT   T8.X, T8.Z, T6.Y, PV.W, 
	  SUBB_UINT   T6.Y, T1.W, literal.x,  
	  CNDE_INT   T8.Z, PV.Y, T1.W, PV.Z, 
	  LSHL * T1.W, T10.X, 1,  
	10(1.401298e-44), 0(0.000000e+00)
	  OR_INT   T9.X, PV.W, T9.Z,  
	  LSHL   T13.Y, PV.Z, 1,  
	  BFE_UINT   T9.Z, T0.X, literal.x, 1, 
	  SUB_INT * T1.W, T11.Y, PV.Y,  
	12(1.681558e-44), 0(0.000000e+00)
	  CNDE_INT   T11.X, T12.Y, T11.Y, PV.W, 
	  OR_INT   T6.Y, PV.Y, PV.Z,  
	  SETGT_UINT   T12.Z, PV.X, literal.x,  
	  BIT_ALIGN_INT * T1.W, T8.X, T10.X, literal.y, 
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T8.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T11.Y, T9.X, literal.y,  
	  SETGT_UINT   T12.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T2.W, PV.X, T8.Z, literal.w, 
	-1(nan), -7(nan)
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T13.Y, PV.W, PV.Z, literal.x, 
	  ADD_INT   T8.Z, T6.Y, literal.y,  
	  CNDE_INT * T3.W, PV.X, T9.X, PV.Y, 
	-1(nan), -10(nan)
	  LSHL   T11.Y, PV.W, 1,  
	  SUBB_UINT   T12.Z, T6.Y, literal.x,  
	  CNDE_INT * T4.W, PV.Y, T6.Y, PV.Z, 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T10.X, PV.W, 1,  
	  BFE_UINT   T6.Y, T0.X, literal.x, 1, 
	  SUB_INT   T8.Z, T2.W, PV.Z,  
	  SUBB_UINT * T5.W, T9.X, literal.y,  BS:VEC_120/SCL_212
	11(1.541428e-44), 7(9.809089e-45)
	  SUB_INT   T9.X, T1.W, PV.W,  
	  CNDE_INT   T14.Y, T13.Y, T2.W, PV.Z, 
	  OR_INT   T8.Z, PV.X, PV.Y,  
	  OR_INT * T2.W, T11.Y, T7.Y,  BS:VEC_120/SCL_212
	  SUBB_UINT   T10.X, PV.W, literal.x,  
	  SETGT_UINT   T7.Y, PV.Z, literal.y,  
	  BIT_ALIGN_INT   T12.Z, PV.Y, T4.W, literal.z, 
	  CNDE_INT * T1.W, T8.X, T1.W, PV.X, BS:VEC_021/SCL_122
	7(9.809089e-45), 9(1.261169e-44)
	31(4.344025e-44), 0(0.000000e+00)
	  SETGT_UINT   T8.X, T2.W, literal.x,  
	  BIT_ALIGN_INT   T11.Y, PV.W, T3.W, literal.y, 
	  CNDE_INT   T13.Z, PV.Z, PV.Y, literal.z, 
	  ADD_INT * T1.W, T8.Z, literal.w,  
	6(8.407791e-45), 31(4.344025e-44)
	-1(nan), -10(nan)
	  SUBB_UINT   T9.X, T8.Z, literal.x,  
	  CNDE_INT   T7.Y, PV.Z, T8.Z, PV.W, 
	  CNDE_INT   T8.Z, PV.Y, PV.X, literal.y, 
	  ADD_INT * T1.W, T2.W, literal.z,  
	10(1.401298e-44), -1(nan)
	-7(nan), 0(0.000000e+00)
	  CNDE_INT   T8.X, PV.Z, T2.W, PV.W, 
	  LSHL   T14.Y, PV.Y, 1,  
	  BFE_UINT   T14.Z, T0.X, literal.x, 1, 
	  SUB_INT * T1.W, T12.Z, PV.X,  
	10(1.401298e-44), 0(0.000000e+00)
	  CNDE_INT   T9.X, T13.Z, T12.Z, PV.W, 
	  OR_INT   T14.Y, PV.Y, PV.Z,  
	  LSHL   T12.Z, PV.X, 1,  
	  SUB_INT * T1.W, T11.Y, T10.X,  
	  CNDE_INT   T10.X, T8.Z, T11.Y, PV.W, 
	  OR_INT   T11.Y, PV.Z, T9.Z,  
	  SETGT_UINT   T8.Z, PV.Y, literal.x,  
	  BIT_ALIGN_INT * T1.W, PV.X, T7.Y, literal.y, BS:VEC_021/SCL_122
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T9.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T7.Y, T14.Y, literal.y,  
	  SETGT_UINT   T8.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T2.W, PV.X, T8.X, literal.w, 
	-1(nan), -10(nan)
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T15.Y, PV.W, PV.Z, literal.x, 
	  SUBB_UINT   T8.Z, T14.Y, literal.y,  
	  CNDE_INT * T3.W, PV.X, T14.Y, PV.Y, 
	-1(nan), 10(1.401298e-44)
	  ADD_INT   T8.X, T11.Y, literal.x,  
	  LSHL   T7.Y, PV.W, 1,  
	  BFE_UINT   T9.Z, T0.X, literal.y, 1, 
	  SUB_INT * T4.W, T1.W, PV.Z,  
	-7(nan), 9(1.261169e-44)
	  CNDE_INT   T14.Y, T9.X, T1.W, PV.W, 
	  OR_INT   T8.Z, PV.Y, PV.Z,  
	  CNDE_INT * T1.W, T15.Y, T11.Y, PV.X, 
	  LSHL   T7.Y, PV.W, 1,  
	  SETGT_UINT   T12.Z, PV.Z, literal.x,  
	  BIT_ALIGN_INT * T3.W, PV.Y, T3.W, literal.y, 
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T8.X, PV.W, PV.Z, literal.x, 
	  ADD_INT * T14.Y, T8.Z, literal.y,  
	-1(nan), -10(nan)
	ALU clause starting at 1322:
	  SUBB_UINT   T12.Z, T11.Y, literal.x,  
	  OR_INT * T4.W, T7.Y, T6.Y,  BS:VEC_120/SCL_212
	7(9.809089e-45), 0(0.000000e+00)
	  SUBB_UINT   T10.X, PV.W, literal.x,  
	  SUB_INT   T6.Y, T2.W, PV.Z,  
	  SUBB_UINT   T12.Z, T8.Z, literal.y,  
	  CNDE_INT * T5.W, T8.X, T8.Z, T14.Y, 
	7(9.809089e-45), 10(1.401298e-44)
	  LSHL   T11.X, PV.W, 1,  
	  BFE_UINT   T7.Y, T0.X, literal.x, 1, 
	  SUB_INT   T8.Z, T3.W, PV.Z,  
	  CNDE_INT * T2.W, T15.Y, T2.W, PV.Y, 
	8(1.121039e-44), 0(0.000000e+00)
	  SETGT_UINT   T12.X, T4.W, literal.x,  
	  BIT_ALIGN_INT   T6.Y, PV.W, T1.W, literal.y, 
	  CNDE_INT   T8.Z, T8.X, T3.W, PV.Z, BS:VEC_021/SCL_122
	  OR_INT * T1.W, PV.X, PV.Y,  
	6(8.407791e-45), 31(4.344025e-44)
	  SETGT_UINT   T11.X, PV.W, literal.x,  
	  BIT_ALIGN_INT   T11.Y, PV.Z, T5.W, literal.y, 
	  CNDE_INT   T8.Z, PV.Y, PV.X, literal.z, 
	  ADD_INT * T2.W, T4.W, literal.w,  
	9(1.261169e-44), 31(4.344025e-44)
	-1(nan), -7(nan)
	  CNDE_INT   T12.X, PV.Z, T4.W, PV.W, 
	  CNDE_INT   T14.Y, PV.Y, PV.X, literal.x, 
	  ADD_INT   T12.Z, T1.W, literal.y,  
	  SUB_INT * T2.W, T6.Y, T10.X,  
	-1(nan), -10(nan)
	  CNDE_INT   T10.X, T8.Z, T6.Y, PV.W, 
	  SUBB_UINT   T6.Y, T1.W, literal.x,  
	  CNDE_INT   T8.Z, PV.Y, T1.W, PV.Z, 
	  LSHL * T1.W, PV.X, 1,  
	10(1.401298e-44), 0(0.000000e+00)
	  OR_INT   T11.X, PV.W, T14.Z,  
	  LSHL   T15.Y, PV.Z, 1,  
	  BFE_UINT   T12.Z, T0.X, literal.x, 1, 
	  SUB_INT * T1.W, T11.Y, PV.Y,  
	7(9.809089e-45), 0(0.000000e+00)
	  CNDE_INT   T13.X, T14.Y, T11.Y, PV.W, 
	  OR_INT   T6.Y, PV.Y, PV.Z,  
	  SETGT_UINT   T14.Z, PV.X, literal.x,  
	  BIT_ALIGN_INT * T1.W, T10.X, T12.X, literal.y, 
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T10.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T11.Y, T11.X, literal.y,  
	  SETGT_UINT   T14.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T2.W, PV.X, T8.Z, literal.w, 
	-1(nan), -7(nan)
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T15.Y, PV.W, PV.Z, literal.x, 
	  ADD_INT   T8.Z, T6.Y, literal.y,  
	  CNDE_INT * T3.W, PV.X, T11.X, PV.Y, 
	-1(nan), -10(nan)
	  LSHL   T11.Y, PV.W, 1,  
	  SUBB_UINT   T14.Z, T6.Y, literal.x,  
	  CNDE_INT * T4.W, PV.Y, T6.Y, PV.Z, 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T12.X, PV.W, 1,  
	  BFE_UINT   T6.Y, T0.X, literal.x, 1, 
	  SUB_INT   T8.Z, T2.W, PV.Z,  
	  SUBB_UINT * T5.W, T11.X, literal.y,  BS:VEC_120/SCL_212
	6(8.407791e-45), 7(9.809089e-45)
	  SUB_INT   T11.X, T1.W, PV.W,  
	  CNDE_INT   T16.Y, T15.Y, T2.W, PV.Z, 
	  OR_INT   T8.Z, PV.X, PV.Y,  
	  OR_INT * T2.W, T11.Y, T9.Z,  BS:VEC_120/SCL_212
	  SUBB_UINT   T12.X, PV.W, literal.x,  
	  SETGT_UINT   T11.Y, PV.Z, literal.y,  
	  BIT_ALIGN_INT   T9.Z, PV.Y, T4.W, literal.z, 
	  CNDE_INT * T1.W, T10.X, T1.W, PV.X, BS:VEC_021/SCL_122
	7(9.809089e-45), 9(1.261169e-44)
	31(4.344025e-44), 0(0.000000e+00)
	  SETGT_UINT   T10.X, T2.W, literal.x,  
	  BIT_ALIGN_INT   T16.Y, PV.W, T3.W, literal.y, 
	  CNDE_INT   T14.Z, PV.Z, PV.Y, literal.z, 
	  ADD_INT * T1.W, T8.Z, literal.w,  
	6(8.407791e-45), 31(4.344025e-44)
	-1(nan), -10(nan)
	  SUBB_UINT   T11.X, T8.Z, literal.x,  
	  CNDE_INT   T11.Y, PV.Z, T8.Z, PV.W, 
	  CNDE_INT   T8.Z, PV.Y, PV.X, literal.y, 
	  ADD_INT * T1.W, T2.W, literal.z,  
	10(1.401298e-44), -1(nan)
	-7(nan), 0(0.000000e+00)
	  CNDE_INT   T10.X, PV.Z, T2.W, PV.W, 
	  LSHL   T17.Y, PV.Y, 1,  
	  BFE_UINT   T15.Z, T0.X, literal.x, 1, 
	  SUB_INT * T1.W, T9.Z, PV.X,  
	5(7.006492e-45), 0(0.000000e+00)
	  CNDE_INT   T11.X, T14.Z, T9.Z, PV.W, 
	  OR_INT   T17.Y, PV.Y, PV.Z,  
	  LSHL   T9.Z, PV.X, 1,  
	  SUB_INT * T1.W, T16.Y, T12.X,  
	  CNDE_INT   T12.X, T8.Z, T16.Y, PV.W, 
	  OR_INT   T7.Y, PV.Z, T7.Y,  BS:VEC_021/SCL_122
	  SETGT_UINT   T8.Z, PV.Y, literal.x,  
	  BIT_ALIGN_INT * T1.W, PV.X, T11.Y, literal.y, BS:VEC_102/SCL_221
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT * T11.X, PV.W, PV.Z, literal.x, 
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 1423:
	  ADD_INT   T11.Y, T17.Y, literal.x,  
	  SETGT_UINT   T8.Z, T7.Y, literal.y,  BS:VEC_120/SCL_212
	  BIT_ALIGN_INT * T2.W, T12.X, T10.X, literal.z, 
	-10(nan), 6(8.407791e-45)
	31(4.344025e-44), 0(0.000000e+00)
	  CNDE_INT   T16.Y, PV.W, PV.Z, literal.x, 
	  SUBB_UINT   T8.Z, T17.Y, literal.y,  
	  CNDE_INT * T3.W, T11.X, T17.Y, PV.Y, 
	-1(nan), 10(1.401298e-44)
	  ADD_INT   T10.X, T7.Y, literal.x,  
	  LSHL   T11.Y, PV.W, 1,  
	  BFE_UINT   T9.Z, T0.X, literal.y, 1, 
	  SUB_INT * T4.W, T1.W, PV.Z,  
	-7(nan), 4(5.605194e-45)
	  CNDE_INT   T17.Y, T11.X, T1.W, PV.W, 
	  OR_INT   T8.Z, PV.Y, PV.Z,  
	  CNDE_INT * T1.W, T16.Y, T7.Y, PV.X, 
	  LSHL   T11.Y, PV.W, 1,  
	  SETGT_UINT   T16.Z, PV.Z, literal.x,  
	  BIT_ALIGN_INT * T3.W, PV.Y, T3.W, literal.y, 
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T10.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T17.Y, T8.Z, literal.y,  
	  SUBB_UINT   T16.Z, T7.Y, literal.z,  
	  OR_INT * T4.W, PV.Y, T12.Z,  
	-1(nan), -10(nan)
	7(9.809089e-45), 0(0.000000e+00)
	  SUBB_UINT   T12.X, PV.W, literal.x,  
	  SUB_INT   T7.Y, T2.W, PV.Z,  
	  SUBB_UINT   T12.Z, T8.Z, literal.y,  
	  CNDE_INT * T5.W, PV.X, T8.Z, PV.Y, 
	7(9.809089e-45), 10(1.401298e-44)
	  LSHL   T13.X, PV.W, 1,  
	  BFE_UINT   T11.Y, T0.X, literal.x, 1, 
	  SUB_INT   T8.Z, T3.W, PV.Z,  
	  CNDE_INT * T2.W, T16.Y, T2.W, PV.Y, 
	3(4.203895e-45), 0(0.000000e+00)
	  SETGT_UINT   T14.X, T4.W, literal.x,  
	  BIT_ALIGN_INT   T7.Y, PV.W, T1.W, literal.y, 
	  CNDE_INT   T8.Z, T10.X, T3.W, PV.Z, BS:VEC_021/SCL_122
	  OR_INT * T1.W, PV.X, PV.Y,  
	6(8.407791e-45), 31(4.344025e-44)
	  SETGT_UINT   T13.X, PV.W, literal.x,  
	  BIT_ALIGN_INT   T16.Y, PV.Z, T5.W, literal.y, 
	  CNDE_INT   T8.Z, PV.Y, PV.X, literal.z, 
	  ADD_INT * T2.W, T4.W, literal.w,  
	9(1.261169e-44), 31(4.344025e-44)
	-1(nan), -7(nan)
	  CNDE_INT   T14.X, PV.Z, T4.W, PV.W, 
	  CNDE_INT   T17.Y, PV.Y, PV.X, literal.x, 
	  ADD_INT   T12.Z, T1.W, literal.y,  
	  SUB_INT * T2.W, T7.Y, T12.X,  
	-1(nan), -10(nan)
	  CNDE_INT   T12.X, T8.Z, T7.Y, PV.W, 
	  SUBB_UINT   T7.Y, T1.W, literal.x,  
	  CNDE_INT   T8.Z, PV.Y, T1.W, PV.Z, 
	  LSHL * T1.W, PV.X, 1,  
	10(1.401298e-44), 0(0.000000e+00)
	  OR_INT   T13.X, PV.W, T6.Y,  
	  LSHL   T6.Y, PV.Z, 1,  
	  BFE_UINT   T12.Z, T0.X, literal.x, 1, 
	  SUB_INT * T1.W, T16.Y, PV.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT   T15.X, T17.Y, T16.Y, PV.W, 
	  OR_INT   T6.Y, PV.Y, PV.Z,  
	  SETGT_UINT   T16.Z, PV.X, literal.x,  
	  BIT_ALIGN_INT * T1.W, T12.X, T14.X, literal.y, 
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T12.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T7.Y, T13.X, literal.y,  
	  SETGT_UINT   T16.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T2.W, PV.X, T8.Z, literal.w, 
	-1(nan), -7(nan)
	9(1.261169e-44), 31(4.344025e-44)
	  CNDE_INT   T16.Y, PV.W, PV.Z, literal.x, 
	  ADD_INT   T8.Z, T6.Y, literal.y,  
	  CNDE_INT * T3.W, PV.X, T13.X, PV.Y, 
	-1(nan), -10(nan)
	  LSHL   T14.X, PV.W, 1,  
	  SUBB_UINT   T7.Y, T6.Y, literal.x,  
	  CNDE_INT   T8.Z, PV.Y, T6.Y, PV.Z, 
	  SUBB_UINT * T4.W, T13.X, literal.y,  
	10(1.401298e-44), 7(9.809089e-45)
	  SUB_INT   T13.X, T1.W, PV.W,  
	  LSHL   T6.Y, PV.Z, 1,  
	  BFE_UINT   T16.Z, T0.X, 1, 1, 
	  SUB_INT * T4.W, T2.W, PV.Y,  BS:VEC_120/SCL_212
	  CNDE_INT   T15.X, T16.Y, T2.W, PV.W, 
	  OR_INT   T6.Y, PV.Y, PV.Z,  
	  CNDE_INT   T17.Z, T12.X, T1.W, PV.X, BS:VEC_021/SCL_122
	  OR_INT * T1.W, T14.X, T15.Z,  BS:VEC_120/SCL_212
	  SETGT_UINT   T12.X, PV.W, literal.x,  
	  BIT_ALIGN_INT   T7.Y, PV.Z, T3.W, literal.y, 
	  SETGT_UINT   T15.Z, PV.Y, literal.z,  
	  BIT_ALIGN_INT * T2.W, PV.X, T8.Z, literal.y, 
	6(8.407791e-45), 31(4.344025e-44)
	9(1.261169e-44), 0(0.000000e+00)
	  CNDE_INT * T13.X, PV.W, PV.Z, literal.x, 
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 1522:
	  ADD_INT   T18.Y, T6.Y, literal.x,  
	  CNDE_INT   T8.Z, T7.Y, T12.X, literal.y, BS:VEC_120/SCL_212
	  ADD_INT * T3.W, T1.W, literal.z,  
	-10(nan), -1(nan)
	-7(nan), 0(0.000000e+00)
	  CNDE_INT   T12.X, T4.Y, 0.0, literal.x, 
	  CNDE_INT   T4.Y, T3.Z, 0.0, literal.y, 
	  SUBB_UINT   T3.Z, T1.W, literal.z,  
	  CNDE_INT * T1.W, PV.Z, T1.W, PV.W, 
	1073741824(2.000000e+00), -2147483648(-0.000000e+00)
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL   T14.X, PV.W, 1,  
	  SUB_INT   T19.Y, T7.Y, PV.Z,  
	  CNDE_INT   T3.Z, T4.Z, 0.0, literal.x, 
	  OR_INT * T3.W, PV.Y, PV.X,  
	536870912(1.084202e-19), 0(0.000000e+00)
	  CNDE_INT   T1.X, T1.X, 0.0, literal.x, 
	  OR_INT   T4.Y, PV.W, PV.Z,  
	  CNDE_INT   T3.Z, T8.Z, T7.Y, PV.Y, 
	  OR_INT * T3.W, PV.X, T9.Z,  
	268435456(2.524355e-29), 0(0.000000e+00)
	  SETGT_UINT   T12.X, PV.W, literal.x,  
	  BIT_ALIGN_INT   T7.Y, PV.Z, T1.W, literal.y, 
	  CNDE_INT   T3.Z, T5.Z, 0.0, literal.z, 
	  OR_INT * T1.W, PV.Y, PV.X,  
	6(8.407791e-45), 31(4.344025e-44)
	134217728(3.851860e-34), 0(0.000000e+00)
	  CNDE_INT   T1.X, T5.Y, 0.0, literal.x, 
	  OR_INT   T4.Y, PV.W, PV.Z,  
	  CNDE_INT   T3.Z, PV.Y, PV.X, literal.y, 
	  ADD_INT * T1.W, T3.W, literal.z,  
	67108864(1.504633e-36), -1(nan)
	-7(nan), 0(0.000000e+00)
	  SUBB_UINT   T12.X, T3.W, literal.x,  
	  CNDE_INT   T5.Y, PV.Z, T3.W, PV.W, 
	  CNDE_INT   T4.Z, T6.Z, 0.0, literal.y, 
	  OR_INT * T1.W, PV.Y, PV.X,  
	7(9.809089e-45), 33554432(9.403955e-38)
	  CNDE_INT   T1.X, T3.X, 0.0, literal.x, 
	  OR_INT   T4.Y, PV.W, PV.Z,  
	  LSHL   T4.Z, PV.Y, 1,  
	  SUB_INT * T1.W, T7.Y, PV.X,  
	16777216(2.350989e-38), 0(0.000000e+00)
	  CNDE_INT   T3.X, T3.Z, T7.Y, PV.W, 
	  OR_INT   T7.Y, PV.Z, T11.Y,  BS:VEC_021/SCL_122
	  CNDE_INT   T3.Z, T7.Z, 0.0, literal.x, BS:VEC_120/SCL_212
	  OR_INT * T1.W, PV.Y, PV.X,  
	8388608(1.175494e-38), 0(0.000000e+00)
	  CNDE_INT   T1.X, T9.Y, 0.0, literal.x, 
	  OR_INT   T4.Y, PV.W, PV.Z,  
	  SETGT_UINT   T3.Z, PV.Y, literal.y,  
	  BIT_ALIGN_INT * T1.W, PV.X, T5.Y, literal.z, 
	4194304(5.877472e-39), 6(8.407791e-45)
	31(4.344025e-44), 0(0.000000e+00)
	  CNDE_INT   T3.X, PV.W, PV.Z, literal.x, 
	  ADD_INT   T5.Y, T7.Y, literal.y,  
	  CNDE_INT   T3.Z, T10.Z, 0.0, literal.z, 
	  OR_INT * T3.W, PV.Y, PV.X,  
	-1(nan), -7(nan)
	2097152(2.938736e-39), 0(0.000000e+00)
	  CNDE_INT   T1.X, T6.X, 0.0, literal.x, 
	  OR_INT   T4.Y, PV.W, PV.Z,  
	  SUBB_UINT   T3.Z, T7.Y, literal.y,  
	  CNDE_INT * T3.W, PV.X, T7.Y, PV.Y, 
	1048576(1.469368e-39), 7(9.809089e-45)
	  LSHL   T6.X, PV.W, 1,  
	  SUB_INT   T5.Y, T1.W, PV.Z,  
	  CNDE_INT   T3.Z, T4.X, 0.0, literal.x, 
	  OR_INT * T4.W, PV.Y, PV.X,  
	524288(7.346840e-40), 0(0.000000e+00)
	  CNDE_INT   T1.X, T10.Y, 0.0, literal.x, 
	  OR_INT   T4.Y, PV.W, PV.Z,  
	  CNDE_INT   T3.Z, T3.X, T1.W, PV.Y, 
	  OR_INT * T1.W, PV.X, T12.Z,  
	262144(3.673420e-40), 0(0.000000e+00)
	  SETGT_UINT   T3.X, PV.W, literal.x,  
	  BIT_ALIGN_INT   T5.Y, PV.Z, T3.W, literal.y, 
	  CNDE_INT   T3.Z, T8.Y, 0.0, literal.z, 
	  OR_INT * T3.W, PV.Y, PV.X,  
	6(8.407791e-45), 31(4.344025e-44)
	131072(1.836710e-40), 0(0.000000e+00)
	  CNDE_INT   T1.X, T11.Z, 0.0, literal.x, 
	  OR_INT   T4.Y, PV.W, PV.Z,  
	  CNDE_INT   T3.Z, PV.Y, PV.X, literal.y, 
	  ADD_INT * T3.W, T1.W, literal.z,  
	65536(9.183550e-41), -1(nan)
	-7(nan), 0(0.000000e+00)
	  SUBB_UINT   T3.X, T1.W, literal.x,  
	  CNDE_INT   T7.Y, PV.Z, T1.W, PV.W, 
	  CNDE_INT   T4.Z, T7.X, 0.0, literal.y, 
	  OR_INT * T1.W, PV.Y, PV.X,  
	7(9.809089e-45), 32768(4.591775e-41)
	  CNDE_INT   T1.X, T5.X, 0.0, literal.x, 
	  OR_INT   T4.Y, PV.W, PV.Z,  
	  LSHL   T4.Z, PV.Y, 1,  
	  SUB_INT * T1.W, T5.Y, PV.X,  
	16384(2.295887e-41), 0(0.000000e+00)
	  CNDE_INT   T3.X, T3.Z, T5.Y, PV.W, 
	  OR_INT   T5.Y, PV.Z, T16.Z,  
	  CNDE_INT   T3.Z, T12.Y, 0.0, literal.x, 
	  OR_INT * T1.W, PV.Y, PV.X,  
	8192(1.147944e-41), 0(0.000000e+00)
	  CNDE_INT   T1.X, T13.Y, 0.0, literal.x, 
	  OR_INT * T4.Y, PV.W, PV.Z,  
	4096(5.739719e-42), 0(0.000000e+00)
	ALU clause starting at 1627:
	  SETGT_UINT   T3.Z, T5.Y, literal.x,  
	  BIT_ALIGN_INT * T1.W, T3.X, T7.Y, literal.y, 
	6(8.407791e-45), 31(4.344025e-44)
	  CNDE_INT   T3.X, PV.W, PV.Z, literal.x, 
	  CNDE_INT   T7.Y, T13.Z, 0.0, literal.y, 
	  OR_INT   T3.Z, T4.Y, T1.X,  
	  CNDE_INT * T3.W, T13.X, T6.Y, T18.Y, 
	-1(nan), 2048(2.869859e-42)
	  LSHL   T1.X, PV.W, 1,  
	  CNDE_INT   T4.Y, T9.X, 0.0, literal.x, 
	  OR_INT   T3.Z, PV.Z, PV.Y,  
	  SUBB_UINT * T4.W, T6.Y, literal.y,  
	1024(1.434930e-42), 10(1.401298e-44)
	  AND_INT   T4.X, T0.X, 1,  
	  SUB_INT   T6.Y, T2.W, PV.W,  
	  CNDE_INT   T4.Z, T8.X, 0.0, literal.x, BS:VEC_120/SCL_212
	  OR_INT * T4.W, PV.Z, PV.Y,  
	512(7.174648e-43), 0(0.000000e+00)
	  CNDE_INT   T5.X, T14.Y, 0.0, literal.x, 
	  OR_INT   T4.Y, PV.W, PV.Z,  
	  CNDE_INT   T3.Z, T13.X, T2.W, PV.Y, 
	  OR_INT * T2.W, T1.X, PV.X,  BS:VEC_120/SCL_212
	256(3.587324e-43), 0(0.000000e+00)
	  SETGT_UINT   T1.X, PV.W, literal.x,  
	  BIT_ALIGN_INT   T6.Y, PV.Z, T3.W, literal.y, 
	  CNDE_INT   T3.Z, T15.Y, 0.0, literal.z, 
	  OR_INT * T2.W, PV.Y, PV.X,  
	9(1.261169e-44), 31(4.344025e-44)
	128(1.793662e-43), 0(0.000000e+00)
	  ADD_INT   T5.X, T5.Y, literal.x,  
	  CNDE_INT   T4.Y, T14.Z, 0.0, literal.y, 
	  OR_INT   T3.Z, PV.W, PV.Z,  
	  CNDE_INT * T2.W, PV.Y, PV.X, literal.z, 
	-7(nan), 64(8.968310e-44)
	-1(nan), 0(0.000000e+00)
	  CNDE_INT   T1.X, PV.W, 0.0, 1, 
	  CNDE_INT   T6.Y, T11.X, 0.0, literal.x, 
	  OR_INT   T3.Z, PV.Z, PV.Y,  
	  CNDE_INT * T2.W, T3.X, T5.Y, PV.X, BS:VEC_120/SCL_212
	32(4.484155e-44), 0(0.000000e+00)
	  LSHL   T5.X, PV.W, 1,  
	  CNDE_INT   T4.Y, T10.X, 0.0, literal.x, 
	  OR_INT   T3.Z, PV.Z, PV.Y,  
	  SUBB_UINT * T3.W, T5.Y, literal.y,  
	16(2.242078e-44), 7(9.809089e-45)
	  SUB_INT   T6.X, T1.W, PV.W,  
	  CNDE_INT   T5.Y, T17.Y, 0.0, literal.x, 
	  OR_INT   T3.Z, PV.Z, PV.Y,  
	  OR_INT * T3.W, PV.X, T4.X,  
	8(1.121039e-44), 0(0.000000e+00)
	  SUBB_UINT   T4.X, PV.W, literal.x,  
	  CNDE_INT   T4.Y, T16.Y, 0.0, literal.y, 
	  OR_INT   T3.Z, PV.Z, PV.Y,  
	  CNDE_INT * T1.W, T3.X, T1.W, PV.X, 
	7(9.809089e-45), 4(5.605194e-45)
	  SETGT_UINT   T3.X, T3.W, literal.x,  
	  BIT_ALIGN_INT   T5.Y, PV.W, T2.W, literal.y, 
	  CNDE_INT   T4.Z, T13.X, 0.0, literal.z, 
	  OR_INT * T1.W, PV.Z, PV.Y,  
	6(8.407791e-45), 31(4.344025e-44)
	2(2.802597e-45), 0(0.000000e+00)
	  OR_INT   T5.X, PV.W, PV.Z,  
	  ADD_INT   T4.Y, T3.W, literal.x,  
	  CNDE_INT   T3.Z, PV.Y, PV.X, literal.y, 
	  SUB_INT * T1.W, PV.Y, T4.X,  
	-7(nan), -1(nan)
	  MULLO_INT   T1.X (MASKED), T2.X, T1.Y,  
	  MULLO_INT   T1.Y, T2.X, T1.Y,  
	  MULLO_INT   T1.Z (MASKED), T2.X, T1.Y,  
	  MULLO_INT * T1.W (MASKED), T2.X, T1.Y,  
	  MULHI   T2.X (MASKED), T2.X, T0.Z,  
	  MULHI   T2.Y (MASKED), T2.X, T0.Z,  
	  MULHI   T2.Z (MASKED), T2.X, T0.Z,  
	  MULHI * T2.W, T2.X, T0.Z,  
	  ADD_INT   T3.X, PV.W, T1.Y,  
	  CNDE_INT   T1.Y, T3.Z, T5.Y, T1.W, BS:VEC_021/SCL_122
	  CNDE_INT   T3.Z, T3.Z, T3.W, T4.Y, BS:VEC_120/SCL_212
	  OR_INT * T1.W, T5.X, T1.X,  
	  LSHL   T1.X, T3.Y, literal.x,  
	  ADD_INT   T3.Y, T1.Z, T0.W,  
	  ADDC_UINT   T1.Z, PV.W, PV.Z,  
	  ADD_INT * T0.W, T2.Z, PV.Y,  BS:VEC_120/SCL_212
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.Y, T0.Z,  
	  MULLO_INT   T1.Y, T2.Y, T0.Z,  
	  MULLO_INT   T1.Z (MASKED), T2.Y, T0.Z,  
	  MULLO_INT * T1.W (MASKED), T2.Y, T0.Z,  
	  ADD_INT   T4.Y, T0.W, T1.Z,  
	  ADD_INT   T1.Z, T3.Y, T1.X,  
	  ADD_INT * T0.W, T3.X, PV.Y,  
	  MULLO_INT   T0.X (MASKED), T2.X, T0.Z,  
	  MULLO_INT   T0.Y (MASKED), T2.X, T0.Z,  
	  MULLO_INT   T0.Z, T2.X, T0.Z,  
	  MULLO_INT * T0.W (MASKED), T2.X, T0.Z,  
	  ADD_INT   T4.X, T1.W, T3.Z,  
	  SUB_INT   T0.Y, T0.Y, T0.W,  
	  SUBB_UINT   T2.Z, T0.X, PV.Z,  
	  ADD_INT * T0.W, T1.Z, T1.X,  
	  LSHR   T1.X, PV.W, literal.x,  
	  SUB_INT * T0.Y, PV.Y, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  SUB_INT * T0.X, T0.X, T0.Z,  
	  LSHR * T3.X, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T3.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp67:
.Lfunc_end7:
	.size	divide_ulong, .Lfunc_end7-divide_ulong

