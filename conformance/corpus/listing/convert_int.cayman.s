	.text
	.section	.AMDGPU.config
	.long	166100
	.long	17
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	narrow
	.p2align	8
	.type	narrow,@function
narrow:
narrow$local:
.Lfunc_begin0:
	ALU 5, @16, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @22, KC0[CB0:0-32], KC1[]
	TEX 0 @14
.Ltmp1:
	ALU 107, @25, KC0[CB0:0-32], KC1[]
	ALU 3, @133, KC0[], KC1[]
	MEM_RAT MSKOR T2.XW, T13.X
	MEM_RAT MSKOR T5.XW, T12.X
	MEM_RAT MSKOR T7.XW, T10.X
	MEM_RAT MSKOR T9.XW, T6.X
	MEM_RAT MSKOR T11.XW, T4.X
	MEM_RAT MSKOR T14.XW, T3.X
	MEM_RAT MSKOR T15.XW, T1.X
	MEM_RAT MSKOR T8.XW, T0.X
	CF_END
	Fetch clause starting at 14:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp2:
	ALU clause starting at 16:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp3:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].W,  
	ALU clause starting at 22:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 25:
	  ADD_INT * T1.W, KC0[2].Z, T0.W,  
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T2.X, PV.Z, PV.W,  
	  LSHL * T2.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T2.Y, 0.0,  
	  ADD_INT * T3.W, T0.W, KC0[0].W,  
	  MAX_INT   T1.Z, T0.X, literal.x,  
	  ADD_INT * T4.W, KC0[2].Z, PV.W,  
	-128(nan), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  MIN_INT * T5.W, PV.Z, literal.y,  
	3(4.203895e-45), 127(1.779649e-43)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T5.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T5.X, PV.Z, PV.W,  
	  LSHL * T5.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T5.Y, 0.0,  
	  ADD_INT * T6.W, KC0[2].W, T0.W,  
	  AND_INT * T7.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T7.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T7.X, T0.Z, PV.W,  
	  LSHL * T7.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T7.Y, 0.0,  
	  ADD_INT * T3.W, KC0[2].W, T3.W,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  MAX_INT * T8.W, T0.X, 0.0,  
	3(4.203895e-45), 0(0.000000e+00)
	  MIN_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T9.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T9.X, PV.Z, PV.W,  
	  LSHL * T9.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T9.Y, 0.0,  
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T10.W, KC0[3].X, PV.W,  
	  AND_INT * T11.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T11.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T11.X, PV.Z, PV.W,  
	  LSHL * T11.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T11.Y, 0.0,  
	  LSHL * T12.W, KC0[0].W, 1,  
	  MAX_INT   T1.Z, T0.X, literal.x,  
	  ADD_INT * T13.W, T10.W, PV.W,  
	-32768(nan), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  MIN_INT * T14.W, PV.Z, literal.y,  
	3(4.203895e-45), 32767(4.591635e-41)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T14.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T14.X, PV.Z, PV.W,  
	  LSHL * T14.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T14.Y, 0.0,  
	  ADD_INT * T0.W, KC0[3].Y, T0.W,  
	  AND_INT * T15.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T15.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T15.X, T0.Z, PV.W,  
	  LSHL * T15.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T15.Y, 0.0,  
	  ADD_INT * T12.W, T0.W, T12.W,  
	  AND_INT * T16.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MIN_INT   T0.Z, T8.W, literal.x,  
	  LSHL * T8.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T8.X, PV.Z, PV.W,  
	  LSHL * T8.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T8.Y, 0.0,  
	  MOV * T2.Z, 0.0,  
	  MOV * T5.Z, 0.0,  
	  MOV * T7.Z, 0.0,  
	  MOV * T9.Z, 0.0,  
	  MOV * T11.Z, 0.0,  
	  MOV * T14.Z, 0.0,  
	  MOV * T15.Z, 0.0,  
	  MOV * T8.Z, 0.0,  
	  LSHR * T0.X, T12.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T13.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T4.X, T10.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T6.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T10.X, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 133:
	  LSHR * T12.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T13.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp4:
.Lfunc_end0:
	.size	narrow, .Lfunc_end0-narrow

	.section	.AMDGPU.config
	.long	166100
	.long	10
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	narrow_long
	.p2align	8
	.type	narrow_long,@function
narrow_long:
narrow_long$local:
.Lfunc_begin1:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp5:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp6:
	ALU 50, @21, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T9.X
	MEM_RAT_CACHELESS STORE_DWORD T7.X, T8.X
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T4.X, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T3.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp7:
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp8:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  LSHL * T1.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  ASHR   T0.Z, T0.Y, literal.x,  
	  LSHL * T0.W, T0.W, literal.y,  
	31(4.344025e-44), 2(2.802597e-45)
	  ADD_INT   T1.Y, KC0[2].Z, PV.W,  
	  LSHL   T1.Z, KC0[0].W, literal.x,  
	  NOT_INT * T0.W, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, literal.x, T0.X, 
	  ADD_INT * T1.W, PV.Y, PV.Z,  
	-32768(nan), 0(0.000000e+00)
	  MAX_UINT   T1.X, T0.X, literal.x,  
	  SETE_INT   T2.Y, T0.Y, literal.y,  
	  MAX_INT   T2.Z, T0.Y, literal.y,  
	  ADD_INT * T2.W, PV.W, T1.Z,  
	-32768(nan), -1(nan)
	  ADD_INT   T2.X, PV.W, T1.Z,  
	  CNDGT_INT   T3.Y, T0.Y, T0.X, 0.0, 
	  SETGT_INT   T3.Z, 0.0, PV.Z,  
	  CNDE_INT * T3.W, PV.Y, T0.Z, PV.X, BS:VEC_021/SCL_122
	  MIN_UINT   T1.X, PV.W, literal.x,  
	  CNDE_INT   T4.Y, PV.Z, literal.x, PV.W, 
	  CNDE_INT   T0.Z, T0.Y, T0.X, PV.Y, 
	  ADD_INT * T3.W, PV.X, T1.Z,  
	32767(4.591635e-41), 0(0.000000e+00)
	  LSHR   T3.X, PV.W, literal.x,  
	  MIN_UINT   T3.Y, PV.Z, literal.y,  
	  MAX_INT   T1.Z, T0.Y, 0.0,  
	  CNDE_INT * T3.W, T2.Z, PV.X, PV.Y, 
	2(2.802597e-45), 255(3.573311e-43)
	  CNDE_INT   T1.X, T0.Y, T0.X, literal.x, 
	  LSHL   T4.Z, PV.W, literal.y,  
	  CNDE_INT * T3.W, PV.Z, PV.Y, literal.z, 
	-1(nan), 8(1.121039e-44)
	255(3.573311e-43), 0(0.000000e+00)
	  OR_INT * T4.X, PV.Z, PV.W,  
	  LSHR   T2.X, T2.X, literal.x,  
	  CNDE_INT   T4.Z, T0.W, literal.y, T0.X, 
	  MAX_UINT * T0.W, T0.X, literal.y,  BS:VEC_120/SCL_212
	2(2.802597e-45), -2147483648(-0.000000e+00)
	  CNDE_INT   T5.X, T1.Z, T0.Z, literal.x, 
	  CNDE_INT * T0.W, T2.Y, PV.Z, PV.W, 
	-1(nan), 0(0.000000e+00)
	  LSHR   T6.X, T2.W, literal.x,  
	  MIN_UINT   T0.Z, PV.W, literal.y,  
	  CNDE_INT * T0.W, T3.Z, literal.y, PV.W, 
	2(2.802597e-45), 2147483647(nan)
	  CNDE_INT * T7.X, T2.Z, PV.Z, PV.W, 
	  LSHR * T8.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T9.X, T1.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp9:
.Lfunc_end1:
	.size	narrow_long, .Lfunc_end1-narrow_long

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	widen
	.p2align	8
	.type	widen,@function
widen:
widen$local:
.Lfunc_begin2:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp10:
	ALU 0, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp11:
	ALU 27, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T0, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T4, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T1, T3.X
	CF_END
	PAD
	Fetch clause starting at 10:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp12:
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp13:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  ADD_INT * T0.X, KC0[2].Y, T0.W,  
	ALU clause starting at 19:
	  MOV * T1.X, 0.0,  
	  BFE_INT   T2.X, T0.X, 0.0, literal.x, 
	  MOV * T0.Y, 0.0,  
	8(1.121039e-44), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Z, PV.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T2.W, PV.W, T0.W,  
	  ASHR   T2.Y, T2.X, literal.x,  
	  ADD_INT * T0.W, PV.W, T0.W,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHR   T3.X, PV.W, literal.x,  
	  BIT_ALIGN_INT   T4.Y, PV.Y, T2.X, literal.y, 
	  AND_INT   T1.Z, T2.X, literal.z,  
	  LSHL * T0.W, T2.X, literal.w,  
	2(2.802597e-45), 12(1.681558e-44)
	65535(9.183409e-41), 20(2.802597e-44)
	  OR_INT * T4.X, PV.W, PV.Z,  
	  LSHR * T5.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T6.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T7.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp14:
.Lfunc_end2:
	.size	widen, .Lfunc_end2-widen

