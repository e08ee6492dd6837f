	.text
	.section	.AMDGPU.config
	.long	166100
	.long	14
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	saturate_char
	.p2align	8
	.type	saturate_char,@function
saturate_char:
saturate_char$local:
.Lfunc_begin0:
	ALU 5, @20, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 0, @26, KC0[CB0:0-32], KC1[]
	TEX 0 @16
.Ltmp1:
	ALU 0, @27, KC0[CB0:0-32], KC1[]
	TEX 0 @18
.Ltmp2:
	ALU 104, @28, KC0[CB0:0-32], KC1[]
	ALU 18, @133, KC0[], KC1[]
	MEM_RAT MSKOR T3.XW, T13.X
	MEM_RAT MSKOR T4.XW, T9.X
	MEM_RAT MSKOR T6.XW, T7.X
	MEM_RAT MSKOR T8.XW, T5.X
	MEM_RAT MSKOR T10.XW, T2.X
	MEM_RAT MSKOR T11.XW, T1.X
	MEM_RAT MSKOR T12.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 16:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp3:
	Fetch clause starting at 18:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp4:
	ALU clause starting at 20:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp5:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 26:
	  ADD_INT * T0.X, KC0[2].Z, T0.W,  
	ALU clause starting at 27:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 28:
	  BFE_INT   T0.Z, T0.X, 0.0, literal.x, 
	  BFE_INT * T1.W, T1.X, 0.0, literal.x, BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.Z, PV.W,  
	  MIN_INT   T1.Z, PV.W, literal.x,  
	  ADD_INT * T2.W, KC0[2].W, T0.W,  
	127(1.779649e-43), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  MAX_INT * T3.W, PV.Z, literal.y,  
	3(4.203895e-45), -128(nan)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  ADD_INT   T1.Z, T0.W, KC0[0].W,  
	  SUB_INT * T0.W, T1.W, T0.Z,  BS:VEC_120/SCL_212
	  MIN_INT   T2.Z, PV.W, literal.x,  
	  ADD_INT * T0.W, KC0[2].W, PV.Z,  
	127(1.779649e-43), 0(0.000000e+00)
	  AND_INT   T3.Z, PV.W, literal.x,  
	  MAX_INT * T4.W, PV.Z, literal.y,  
	3(4.203895e-45), -128(nan)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T4.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV * T4.Y, 0.0,  
	  ADD_INT   T2.X, T1.Z, KC0[0].W,  
	  AND_INT   T0.Y, T1.X, T0.X,  
	  ASHR   T1.Z, T0.Z, 1,  BS:VEC_120/SCL_212
	  ASHR * T5.W, T1.W, 1,  
	  ADD_INT   T1.Y, PV.Z, PV.W,  
	  AND_INT   T1.Z, PV.Y, 1,  
	  ADD_INT * T5.W, KC0[2].W, PV.X,  
	  AND_INT   T2.Z, PV.W, literal.x,  
	  ADD_INT * T6.W, PV.Y, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T6.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T6.X, PV.Z, PV.W,  
	  LSHL * T6.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  ADD_INT   T1.Z, T2.X, KC0[0].W,  
	  OR_INT * T7.W, T0.X, T1.X,  BS:VEC_120/SCL_212
	  AND_INT   T2.Z, PV.W, 1,  
	  ADD_INT * T7.W, KC0[2].W, PV.Z,  
	  AND_INT   T3.Z, PV.W, literal.x,  
	  ADD_INT * T8.W, T1.Y, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T8.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T8.X, PV.Z, PV.W,  
	  LSHL * T8.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T8.Y, 0.0,  
	  ADD_INT * T9.W, T1.Z, KC0[0].W,  
	  ADD_INT   T1.Z, KC0[2].W, PV.W,  
	  SUB_INT * T10.W, 0.0, T1.W,  
	  MAX_INT   T2.Z, T1.W, PV.W,  
	  AND_INT * T10.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.Z, PV.W, literal.x,  
	  AND_INT * T10.W, PV.Z, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T10.X, PV.W, PV.Z,  
	  LSHL * T10.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T10.Y, 0.0,  
	  ADD_INT * T9.W, T9.W, KC0[0].W,  
	  ADD_INT   T2.X, KC0[2].W, PV.W,  
	  SETGT_INT   T0.Y, T1.W, T0.Z,  
	  SUB_INT   T0.Z, T0.X, T1.X,  
	  SUB_INT * T11.W, T1.X, T0.X,  BS:VEC_120/SCL_212
	  CNDE_INT   T0.Z, PV.Y, PV.Z, PV.W, 
	  AND_INT * T11.W, PV.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  AND_INT * T11.W, PV.Z, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T11.X, PV.W, PV.Z,  
	  LSHL * T11.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T11.Y, 0.0,  
	  ADD_INT * T9.W, T9.W, KC0[0].W,  
	  ADD_INT * T9.W, KC0[2].W, PV.W,  
	  MAX_INT   T0.Z, T1.W, literal.x,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  MIN_INT * T1.W, PV.Z, literal.y,  
	3(4.203895e-45), 99(1.387285e-43)
	  LSHL   T12.X, PV.W, PV.Z,  
	  LSHL * T12.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T12.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  MOV * T4.Z, 0.0,  
	ALU clause starting at 133:
	  MOV * T6.Z, 0.0,  
	  MOV * T8.Z, 0.0,  
	  MOV * T10.Z, 0.0,  
	  MOV * T11.Z, 0.0,  
	  MOV * T12.Z, 0.0,  
	  LSHR * T0.X, T9.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T2.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T7.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T9.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T13.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp6:
.Lfunc_end0:
	.size	saturate_char, .Lfunc_end0-saturate_char

	.section	.AMDGPU.config
	.long	166100
	.long	14
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	saturate_uchar
	.p2align	8
	.type	saturate_uchar,@function
saturate_uchar:
saturate_uchar$local:
.Lfunc_begin1:
	ALU 5, @18, KC0[CB0:0-32], KC1[]
.Ltmp7:
	ALU 1, @24, KC0[CB0:0-32], KC1[]
	TEX 0 @14
.Ltmp8:
	TEX 0 @16
.Ltmp9:
	ALU 109, @26, KC0[CB0:0-32], KC1[]
	ALU 1, @136, KC0[], KC1[]
	MEM_RAT MSKOR T2.XW, T13.X
	MEM_RAT MSKOR T4.XW, T9.X
	MEM_RAT MSKOR T5.XW, T8.X
	MEM_RAT MSKOR T7.XW, T6.X
	MEM_RAT MSKOR T10.XW, T3.X
	MEM_RAT MSKOR T11.XW, T1.X
	MEM_RAT MSKOR T12.XW, T0.X
	CF_END
	Fetch clause starting at 14:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp10:
	Fetch clause starting at 16:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp11:
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp12:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 24:
	  ADD_INT * T0.X, KC0[2].Y, T0.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 26:
	  ADD_INT * T1.W, KC0[2].W, T0.W,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  ADD_INT * T2.W, T1.X, T0.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  MIN_UINT   T1.Z, PV.W, literal.x,  
	  LSHL * T2.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T2.X, PV.Z, PV.W,  
	  LSHL * T2.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T2.Y, 0.0,  
	  ADD_INT * T0.W, T0.W, KC0[0].W,  
	  SUB_INT   T0.Z, T0.X, T1.X,  
	  ADD_INT * T3.W, KC0[2].W, PV.W,  
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MAX_INT * T4.W, PV.Z, 0.0,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T4.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV * T4.Y, 0.0,  
	  ADD_INT   T3.X, T0.W, KC0[0].W,  
	  LSHR   T0.Y, T1.X, 1,  
	  LSHR   T1.Z, T0.X, 1,  BS:VEC_120/SCL_212
	  AND_INT * T0.W, T0.X, T1.X,  BS:VEC_120/SCL_212
	  AND_INT   T1.Y, PV.W, 1,  
	  ADD_INT   T1.Z, PV.Y, PV.Z,  
	  ADD_INT * T0.W, KC0[2].W, PV.X,  
	  AND_INT   T2.Z, PV.W, literal.x,  
	  ADD_INT * T5.W, PV.Z, PV.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T3.Z, PV.W, literal.x,  
	  LSHL * T5.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T5.X, PV.Z, PV.W,  
	  LSHL * T5.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T5.Y, 0.0,  
	  ADD_INT   T2.Z, T3.X, KC0[0].W,  
	  OR_INT * T6.W, T1.X, T0.X,  BS:VEC_120/SCL_212
	  AND_INT   T3.Z, PV.W, 1,  
	  ADD_INT * T6.W, KC0[2].W, PV.Z,  
	  AND_INT   T4.Z, PV.W, literal.x,  
	  ADD_INT * T7.W, T1.Z, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T7.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T7.X, PV.Z, PV.W,  
	  LSHL * T7.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T7.Y, 0.0,  
	  ADD_INT * T8.W, T2.Z, KC0[0].W,  
	  ADD_INT * T9.W, KC0[2].W, PV.W,  
	  AND_INT * T10.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T10.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T10.X, T0.X, PV.W,  
	  LSHL * T10.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T10.Y, 0.0,  
	  ADD_INT * T8.W, T8.W, KC0[0].W,  
	  ADD_INT   T0.Y, KC0[2].W, PV.W,  
	  SETGT_UINT   T1.Z, T0.X, T1.X,  
	  SUB_INT * T11.W, T1.X, T0.X,  BS:VEC_120/SCL_212
	  CNDE_INT   T0.Z, PV.Z, PV.W, T0.Z, 
	  AND_INT * T11.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  AND_INT * T11.W, PV.Z, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T11.X, PV.W, PV.Z,  
	  LSHL * T11.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T11.Y, 0.0,  
	  ADD_INT * T8.W, T8.W, KC0[0].W,  
	  ADD_INT * T8.W, KC0[2].W, PV.W,  
	  MAX_UINT   T0.Z, T0.X, literal.x,  
	  AND_INT * T12.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  MIN_UINT * T12.W, PV.Z, literal.y,  
	3(4.203895e-45), 99(1.387285e-43)
	  LSHL   T12.X, PV.W, PV.Z,  
	  LSHL * T12.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T12.Y, 0.0,  
	  MOV * T2.Z, 0.0,  
	  MOV * T4.Z, 0.0,  
	  MOV * T5.Z, 0.0,  
	  MOV * T7.Z, 0.0,  
	  MOV * T10.Z, 0.0,  
	  MOV * T11.Z, 0.0,  
	  MOV * T12.Z, 0.0,  
	  LSHR * T0.X, T8.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T9.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T6.X, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T8.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T9.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 136:
	  LSHR * T13.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp13:
.Lfunc_end1:
	.size	saturate_uchar, .Lfunc_end1-saturate_uchar

	.section	.AMDGPU.config
	.long	166100
	.long	14
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	saturate_short
	.p2align	8
	.type	saturate_short,@function
saturate_short:
saturate_short$local:
.Lfunc_begin2:
	ALU 5, @20, KC0[CB0:0-32], KC1[]
.Ltmp14:
	ALU 1, @26, KC0[CB0:0-32], KC1[]
	TEX 0 @16
.Ltmp15:
	ALU 0, @28, KC0[CB0:0-32], KC1[]
	TEX 0 @18
.Ltmp16:
	ALU 104, @29, KC0[CB0:0-32], KC1[]
	ALU 13, @134, KC0[], KC1[]
	MEM_RAT MSKOR T2.XW, T13.X
	MEM_RAT MSKOR T4.XW, T12.X
	MEM_RAT MSKOR T6.XW, T11.X
	MEM_RAT MSKOR T8.XW, T7.X
	MEM_RAT MSKOR T9.XW, T5.X
	MEM_RAT MSKOR T10.XW, T3.X
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 16:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp17:
	Fetch clause starting at 18:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp18:
	ALU clause starting at 20:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp19:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 26:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.X, KC0[2].Z, PV.W,  
	ALU clause starting at 28:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 29:
	  BFE_INT   T0.Z, T0.X, 0.0, literal.x, 
	  BFE_INT * T1.W, T1.X, 0.0, literal.x, BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.Z, PV.W,  
	  MIN_INT   T1.Z, PV.W, literal.x,  
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	32767(4.591635e-41), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  MAX_INT * T2.W, PV.Z, literal.y,  
	3(4.203895e-45), -32768(nan)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T2.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T2.X, PV.Z, PV.W,  
	  LSHL * T2.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T2.Y, 0.0,  
	  LSHL   T1.Z, KC0[0].W, 1,  
	  SUB_INT * T3.W, T1.W, T0.Z,  
	  MIN_INT   T2.Z, PV.W, literal.x,  
	  ADD_INT * T3.W, T0.W, PV.Z,  
	32767(4.591635e-41), 0(0.000000e+00)
	  AND_INT   T3.Z, PV.W, literal.x,  
	  MAX_INT * T4.W, PV.Z, literal.y,  
	3(4.203895e-45), -32768(nan)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T4.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV * T4.Y, 0.0,  
	  AND_INT   T0.Y, T1.X, T0.X,  
	  ASHR   T2.Z, T0.Z, 1,  
	  ASHR * T5.W, T1.W, 1,  
	  ADD_INT   T1.Y, PV.Z, PV.W,  
	  AND_INT   T2.Z, PV.Y, 1,  
	  ADD_INT * T5.W, T3.W, T1.Z,  
	  AND_INT   T3.Z, PV.W, literal.x,  
	  ADD_INT * T6.W, PV.Y, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T6.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T6.X, PV.Z, PV.W,  
	  LSHL * T6.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  OR_INT * T7.W, T0.X, T1.X,  
	  AND_INT   T2.Z, PV.W, 1,  
	  ADD_INT * T7.W, T5.W, T1.Z,  
	  AND_INT   T3.Z, PV.W, literal.x,  
	  ADD_INT * T8.W, T1.Y, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T8.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T8.X, PV.Z, PV.W,  
	  LSHL * T8.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T8.Y, 0.0,  
	  ADD_INT   T3.Z, T7.W, T1.Z,  
	  SUB_INT * T9.W, 0.0, T1.W,  
	  MAX_INT   T2.Z, T1.W, PV.W,  
	  AND_INT * T9.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T4.Z, PV.W, literal.x,  
	  AND_INT * T9.W, PV.Z, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T9.X, PV.W, PV.Z,  
	  LSHL * T9.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV * T9.Y, 0.0,  
	  ADD_INT   T3.X, T3.Z, T1.Z,  
	  SETGT_INT   T0.Y, T1.W, T0.Z,  BS:VEC_021/SCL_122
	  SUB_INT   T0.Z, T0.X, T1.X,  
	  SUB_INT * T10.W, T1.X, T0.X,  BS:VEC_120/SCL_212
	  CNDE_INT   T0.Z, PV.Y, PV.Z, PV.W, 
	  AND_INT * T10.W, PV.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  AND_INT * T10.W, PV.Z, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T10.X, PV.W, PV.Z,  
	  LSHL * T10.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T10.Y, 0.0,  
	  ADD_INT * T11.W, T3.X, T1.Z,  
	  MAX_INT   T0.Z, T1.W, literal.x,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  MIN_INT * T1.W, PV.Z, literal.y,  
	3(4.203895e-45), 99(1.387285e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T2.Z, 0.0,  
	  MOV * T4.Z, 0.0,  
	  MOV * T6.Z, 0.0,  
	  MOV * T8.Z, 0.0,  
	  MOV * T9.Z, 0.0,  
	  MOV * T10.Z, 0.0,  
	  MOV * T1.Z, 0.0,  
	ALU clause starting at 134:
	  LSHR * T0.X, T11.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T3.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T3.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T7.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T11.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T12.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T13.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp20:
.Lfunc_end2:
	.size	saturate_short, .Lfunc_end2-saturate_short

	.section	.AMDGPU.config
	.long	166100
	.long	14
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	saturate_ushort
	.p2align	8
	.type	saturate_ushort,@function
saturate_ushort:
saturate_ushort$local:
.Lfunc_begin3:
	ALU 5, @18, KC0[CB0:0-32], KC1[]
.Ltmp21:
	ALU 2, @24, KC0[CB0:0-32], KC1[]
	TEX 0 @14
.Ltmp22:
	TEX 0 @16
.Ltmp23:
	ALU 106, @27, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T2.XW, T13.X
	MEM_RAT MSKOR T4.XW, T9.X
	MEM_RAT MSKOR T6.XW, T7.X
	MEM_RAT MSKOR T8.XW, T5.X
	MEM_RAT MSKOR T10.XW, T3.X
	MEM_RAT MSKOR T11.XW, T1.X
	MEM_RAT MSKOR T12.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 14:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp24:
	Fetch clause starting at 16:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp25:
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp26:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 24:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 27:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  ADD_INT * T1.W, T1.X, T0.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  MIN_UINT   T1.Z, PV.W, literal.x,  
	  LSHL * T1.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T2.X, PV.Z, PV.W,  
	  LSHL * T2.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T2.Y, 0.0,  
	  LSHL * T1.W, KC0[0].W, 1,  
	  SUB_INT   T0.Z, T0.X, T1.X,  
	  ADD_INT * T3.W, T0.W, PV.W,  
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MAX_INT * T4.W, PV.Z, 0.0,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T4.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV * T4.Y, 0.0,  
	  LSHR   T0.Y, T1.X, 1,  
	  LSHR   T1.Z, T0.X, 1,  BS:VEC_120/SCL_212
	  AND_INT * T5.W, T0.X, T1.X,  BS:VEC_120/SCL_212
	  AND_INT   T1.Y, PV.W, 1,  
	  ADD_INT   T1.Z, PV.Y, PV.Z,  
	  ADD_INT * T5.W, T3.W, T1.W,  
	  AND_INT   T2.Z, PV.W, literal.x,  
	  ADD_INT * T6.W, PV.Z, PV.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T3.Z, PV.W, literal.x,  
	  LSHL * T6.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T6.X, PV.Z, PV.W,  
	  LSHL * T6.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  OR_INT * T7.W, T1.X, T0.X,  
	  AND_INT   T2.Z, PV.W, 1,  
	  ADD_INT * T7.W, T5.W, T1.W,  
	  AND_INT   T3.Z, PV.W, literal.x,  
	  ADD_INT * T8.W, T1.Z, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T8.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T8.X, PV.Z, PV.W,  
	  LSHL * T8.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T8.Y, 0.0,  
	  ADD_INT * T9.W, T7.W, T1.W,  
	  AND_INT * T10.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T10.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T10.X, T0.X, PV.W,  
	  LSHL * T10.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV * T10.Y, 0.0,  
	  ADD_INT   T0.Y, T9.W, T1.W,  
	  SETGT_UINT   T1.Z, T0.X, T1.X,  
	  SUB_INT * T11.W, T1.X, T0.X,  BS:VEC_120/SCL_212
	  CNDE_INT   T0.Z, PV.Z, PV.W, T0.Z, 
	  AND_INT * T11.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  AND_INT * T11.W, PV.Z, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T11.X, PV.W, PV.Z,  
	  LSHL * T11.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T11.Y, 0.0,  
	  ADD_INT * T1.W, T0.Y, T1.W,  
	  MAX_UINT   T0.Z, T0.X, literal.x,  
	  AND_INT * T12.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  MIN_UINT * T12.W, PV.Z, literal.y,  
	3(4.203895e-45), 99(1.387285e-43)
	  LSHL   T12.X, PV.W, PV.Z,  
	  LSHL * T12.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T12.Y, 0.0,  
	  MOV * T2.Z, 0.0,  
	  MOV * T4.Z, 0.0,  
	  MOV * T6.Z, 0.0,  
	  MOV * T8.Z, 0.0,  
	  MOV * T10.Z, 0.0,  
	  MOV * T11.Z, 0.0,  
	  MOV * T12.Z, 0.0,  
	  LSHR * T0.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T9.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T7.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T9.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T13.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp27:
.Lfunc_end3:
	.size	saturate_ushort, .Lfunc_end3-saturate_ushort

	.section	.AMDGPU.config
	.long	166100
	.long	14
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	saturate_int
	.p2align	8
	.type	saturate_int,@function
saturate_int:
saturate_int$local:
.Lfunc_begin4:
	ALU 5, @18, KC0[CB0:0-32], KC1[]
.Ltmp28:
	ALU 3, @24, KC0[CB0:0-32], KC1[]
	TEX 0 @14
.Ltmp29:
	TEX 0 @16
.Ltmp30:
	ALU 55, @28, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T13.X
	MEM_RAT_CACHELESS STORE_DWORD T12.X, T0.X
	MEM_RAT_CACHELESS STORE_DWORD T10.X, T11.X
	MEM_RAT_CACHELESS STORE_DWORD T8.X, T9.X
	MEM_RAT_CACHELESS STORE_DWORD T7.X, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T4.X
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T2.X
	CF_END
	PAD
	Fetch clause starting at 14:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp31:
	Fetch clause starting at 16:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp32:
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp33:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 24:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 28:
	  ADD_INT   T0.Z, KC0[2].W, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T2.W, PV.W, T0.W,  
	  ADD_INT * T3.W, PV.W, T0.W,  
	  ADD_INT * T4.W, PV.W, T0.W,  
	  ADD_INT * T5.W, PV.W, T0.W,  
	  ADD_INT * T0.W, PV.W, T0.W,  
	  LSHR   T2.X, PV.W, literal.x,  
	  MAX_INT * T0.W, T0.X, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  MIN_INT * T3.X, PV.W, literal.x,  
	99(1.387285e-43), 0(0.000000e+00)
	  LSHR   T4.X, T5.W, literal.x,  
	  SETGE_INT   T0.Y, T1.X, T0.X,  
	  SUB_INT   T1.Z, T1.X, T0.X,  
	  SUB_INT * T0.W, T0.X, T1.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT   T5.X, PV.Y, PV.W, PV.Z, 
	  ASHR * T5.W, T1.X, 1,  
	  LSHR   T6.X, T4.W, literal.x,  
	  ASHR   T0.Y, T0.X, 1,  
	  OR_INT   T1.Z, T1.X, T0.X,  BS:VEC_120/SCL_212
	  SUB_INT * T4.W, 0.0, T0.X,  BS:VEC_021/SCL_122
	2(2.802597e-45), 0(0.000000e+00)
	  MAX_INT   T7.X, T0.X, PV.W,  
	  AND_INT   T1.Z, PV.Z, 1,  
	  ADD_INT * T4.W, T5.W, PV.Y,  
	  ADD_INT   T8.X, PV.W, PV.Z,  
	  AND_INT * T5.W, T0.X, T1.X,  
	  LSHR   T9.X, T3.W, literal.x,  
	  AND_INT * T3.W, PV.W, 1,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T10.X, T4.W, PV.W,  
	  MOV   T0.Y, literal.x,  
	  SETGT_INT   T1.Z, T0.X, T0.W,  
	  SETGT_INT * T3.W, T1.X, 0.0,  BS:VEC_120/SCL_212
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  LSHR   T11.X, T2.W, literal.x,  
	  ADD_INT   T1.Y, T0.X, T1.X,  
	  XOR_INT   T1.Z, PV.W, PV.Z,  
	  CNDGT_INT * T2.W, T0.X, literal.y, PV.Y, 
	2(2.802597e-45), 2147483647(nan)
	  CNDE_INT   T12.X, PV.Z, T0.W, PV.W, 
	  SETGT_INT   T0.Y, T0.X, PV.Y,  
	  SETGT_INT   T1.Z, 0.0, T1.X,  
	  ASHR * T0.W, PV.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHR   T0.X, T1.W, literal.x,  
	  XOR_INT   T2.Z, PV.W, literal.y,  
	  XOR_INT * T0.W, PV.Z, PV.Y,  
	2(2.802597e-45), -2147483648(-0.000000e+00)
	  CNDE_INT * T1.X, PV.W, T1.Y, PV.Z, 
	  LSHR * T13.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp34:
.Lfunc_end4:
	.size	saturate_int, .Lfunc_end4-saturate_int

	.section	.AMDGPU.config
	.long	166100
	.long	14
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	saturate_uint
	.p2align	8
	.type	saturate_uint,@function
saturate_uint:
saturate_uint$local:
.Lfunc_begin5:
	ALU 5, @18, KC0[CB0:0-32], KC1[]
.Ltmp35:
	ALU 3, @24, KC0[CB0:0-32], KC1[]
	TEX 0 @14
.Ltmp36:
	TEX 0 @16
.Ltmp37:
	ALU 43, @28, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T13.X
	MEM_RAT_CACHELESS STORE_DWORD T11.X, T12.X
	MEM_RAT_CACHELESS STORE_DWORD T9.X, T10.X
	MEM_RAT_CACHELESS STORE_DWORD T7.X, T8.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T4.X
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T2.X
	CF_END
	PAD
	Fetch clause starting at 14:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp38:
	Fetch clause starting at 16:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp39:
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp40:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 24:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 28:
	  ADD_INT   T0.Z, KC0[2].W, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T2.W, PV.W, T0.W,  
	  ADD_INT * T3.W, PV.W, T0.W,  
	  ADD_INT * T4.W, PV.W, T0.W,  
	  ADD_INT * T5.W, PV.W, T0.W,  
	  ADD_INT * T0.W, PV.W, T0.W,  
	  LSHR   T2.X, PV.W, literal.x,  
	  MAX_UINT * T0.W, T0.X, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  MIN_UINT * T3.X, PV.W, literal.x,  
	99(1.387285e-43), 0(0.000000e+00)
	  LSHR   T4.X, T5.W, literal.x,  
	  SETGT_UINT   T0.Y, T0.X, T1.X,  
	  SUB_INT   T1.Z, T1.X, T0.X,  BS:VEC_120/SCL_212
	  SUB_INT * T0.W, T0.X, T1.X,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT   T5.X, PV.Y, PV.Z, PV.W, 
	  LSHR   T0.Y, T1.X, 1,  
	  LSHR   T1.Z, T0.X, 1,  BS:VEC_120/SCL_212
	  OR_INT * T0.W, T1.X, T0.X,  
	  LSHR   T6.X, T4.W, literal.x,  
	  AND_INT   T2.Z, PV.W, 1,  
	  ADD_INT * T0.W, PV.Y, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T7.X, PV.W, PV.Z,  
	  AND_INT * T4.W, T0.X, T1.X,  
	  LSHR   T8.X, T3.W, literal.x,  
	  AND_INT * T3.W, PV.W, 1,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T9.X, T0.W, PV.W,  
	  LSHR   T10.X, T2.W, literal.x,  
	  MAX_UINT * T0.W, T0.X, T1.X,  
	2(2.802597e-45), 0(0.000000e+00)
	  SUB_INT   T11.X, PV.W, T1.X,  
	  NOT_INT * T0.W, T1.X,  
	  LSHR   T12.X, T1.W, literal.x,  
	  MIN_UINT * T0.W, T0.X, PV.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, PV.W, T1.X,  
	  LSHR * T13.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp41:
.Lfunc_end5:
	.size	saturate_uint, .Lfunc_end5-saturate_uint

