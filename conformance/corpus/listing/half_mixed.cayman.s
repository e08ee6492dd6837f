	.text
	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	half_widen
	.p2align	8
	.type	half_widen,@function
half_widen:
half_widen$local:
.Lfunc_begin0:
	ALU 5, @18, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
	TEX 0 @12
.Ltmp1:
	TEX 1 @14
	ALU 4, @30, KC0[CB0:0-32], KC1[]
.Ltmp2:
	ALU 0, @35, KC0[], KC1[]
.Ltmp3:
	ALU 19, @36, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T6.X, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T4.X
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T0.X
	CF_END
	Fetch clause starting at 12:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp4:
	Fetch clause starting at 14:
	  VTX_READ_16 T1.X, T1.X, 0, #1
	  VTX_READ_16 T0.X, T0.X, 0, #1
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp5:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Z,  
	ALU clause starting at 24:
	  LSHL * T1.W, T0.W, 1,  
.Ltmp6:
	  ADD_INT * T0.X, KC0[2].Z, PV.W,  
	  ADD_INT   T1.X, KC0[2].Y, T1.W,  
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.X, KC0[2].W, PV.W,  
	ALU clause starting at 30:
	  ADD_INT   T0.Z, KC0[3].X, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T0.Y, PV.Z, PV.W,  
	  FLT16_TO_FLT32 * T1.Z, T0.X,  
.Ltmp7:
	ALU clause starting at 35:
	  FLT16_TO_FLT32 * T1.W, T1.X,  
	ALU clause starting at 36:
	  MUL_IEEE   T1.X, T1.W, T1.Z,  
	  ADD_INT   T1.Y, T0.Y, T0.W,  
	  SETGT   T2.Z, T1.W, T2.X,  
	  MUL_IEEE * T2.W, T1.W, literal.x,  
	1077936128(3.000000e+00), 0(0.000000e+00)
	  CNDE   T3.X, PV.Z, PV.X, PV.W, 
	  XOR_INT   T2.Z, T0.X, literal.x,  
	  ADD_INT * T0.W, PV.Y, T0.W,  
	32768(4.591775e-41), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
	  FLT16_TO_FLT32 * T0.W, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD * T2.X, T2.X, PV.W,  
	  LSHR * T4.X, T1.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD * T6.X, T1.W, T1.Z,  
	  LSHR * T7.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp8:
.Lfunc_end0:
	.size	half_widen, .Lfunc_end0-half_widen

	.section	.AMDGPU.config
	.long	166100
	.long	6
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	half_narrow
	.p2align	8
	.type	half_narrow,@function
half_narrow:
half_narrow$local:
.Lfunc_begin1:
	ALU 5, @16, KC0[CB0:0-32], KC1[]
.Ltmp9:
	ALU 1, @22, KC0[CB0:0-32], KC1[]
	TEX 0 @12
	ALU 2, @24, KC0[CB0:0-32], KC1[]
	TEX 0 @14
.Ltmp10:
	ALU 0, @27, KC0[], KC1[]
.Ltmp11:
	ALU 45, @28, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T2.XW, T3.X
	MEM_RAT MSKOR T4.XW, T1.X
	MEM_RAT MSKOR T5.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 12:
	  VTX_READ_16 T0.X, T0.X, 0, #1
	Fetch clause starting at 14:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp12:
	ALU clause starting at 16:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp13:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp14:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 22:
	  LSHL * T1.W, T0.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 24:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Z, PV.W,  
	ALU clause starting at 27:
	  FLT16_TO_FLT32 * T0.Z, T0.X,  
	ALU clause starting at 28:
	  ADD_INT * T0.W, KC0[2].W, T1.W,  
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T1.W, T1.X, T0.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T1.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.X, PV.Z, PV.W,  
	  LSHL * T2.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T2.Y, 0.0,  
	  LSHL * T1.W, KC0[0].W, 1,  
	  ADD_INT * T3.W, T0.W, PV.W,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  ADD * T4.W, T1.X, T1.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  FLT32_TO_FLT16   T1.Z, PV.W,  
	  LSHL * T4.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  XOR_INT * T5.W, T0.X, literal.x,  
	32768(4.591775e-41), 0(0.000000e+00)
	  FLT16_TO_FLT32   T0.Z, PV.W,  
	  ADD_INT * T1.W, T3.W, T1.W,  
	  AND_INT   T1.Z, PV.W, literal.x,  
	  ADD * T5.W, T1.X, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T5.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T5.X, PV.Z, PV.W,  
	  LSHL * T5.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T5.Y, 0.0,  
	  MOV * T2.Z, 0.0,  
	  MOV * T4.Z, 0.0,  
	  MOV * T5.Z, 0.0,  
	  LSHR * T0.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp15:
.Lfunc_end1:
	.size	half_narrow, .Lfunc_end1-half_narrow

