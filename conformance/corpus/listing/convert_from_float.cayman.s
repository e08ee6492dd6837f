	.text
	.section	.AMDGPU.config
	.long	166100
	.long	10
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	float_to_char
	.p2align	8
	.type	float_to_char,@function
float_to_char:
float_to_char$local:
.Lfunc_begin0:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp1:
	ALU 98, @21, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T2.XW, T8.X
	MEM_RAT MSKOR T3.XW, T5.X
	MEM_RAT MSKOR T6.XW, T4.X
	MEM_RAT MSKOR T7.XW, T1.X
	MEM_RAT MSKOR T9.XW, T0.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp2:
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp3:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  MAX * T1.W, literal.x, T0.X,  
	-1023410176(-1.280000e+02), 0(0.000000e+00)
	  TRUNC * T1.W, PV.W,  
	  FLT_TO_INT   T0.Y, PV.W,  
	  SETGT   T0.Z, T0.X, literal.x,  
	  ADD_INT * T1.W, KC0[2].Z, T0.W,  
	1123942400(1.270000e+02), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  CNDE * T2.W, PV.Z, PV.Y, literal.y, 
	3(4.203895e-45), 127(1.779649e-43)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  LSHL * T2.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T2.X, PV.Z, PV.W,  
	  LSHL * T2.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T2.Y, 0.0,  
	  RNDNE * T3.W, T0.X,  
	  MAX * T4.W, literal.x, PV.W,  
	-1023410176(-1.280000e+02), 0(0.000000e+00)
	  ADD_INT   T1.Z, T0.W, KC0[0].W,  
	  TRUNC * T0.W, PV.W,  
	  FLT_TO_INT   T0.Y, PV.W,  
	  SETGT   T2.Z, T3.W, literal.x,  
	  ADD_INT * T0.W, KC0[2].Z, PV.Z,  
	1123942400(1.270000e+02), 0(0.000000e+00)
	  AND_INT   T3.Z, PV.W, literal.x,  
	  CNDE * T3.W, PV.Z, PV.Y, literal.y, 
	3(4.203895e-45), 127(1.779649e-43)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  ADD_INT * T4.W, T1.Z, KC0[0].W,  
	  ADD_INT * T5.W, KC0[2].Z, PV.W,  
	  AND_INT * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T6.X, T0.Z, PV.W,  
	  LSHL * T6.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  CEIL * T7.W, T0.X,  
	  MAX * T8.W, literal.x, PV.W,  
	-1023410176(-1.280000e+02), 0(0.000000e+00)
	  ADD_INT   T0.Z, T4.W, KC0[0].W,  
	  TRUNC * T4.W, PV.W,  
	  FLT_TO_INT   T0.Y, PV.W,  
	  SETGT   T1.Z, T7.W, literal.x,  
	  ADD_INT * T4.W, KC0[2].Z, PV.Z,  
	1123942400(1.270000e+02), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  CNDE * T7.W, PV.Z, PV.Y, literal.y, 
	3(4.203895e-45), 127(1.779649e-43)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T7.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T7.X, PV.Z, PV.W,  
	  LSHL * T7.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T7.Y, 0.0,  
	  FLOOR * T8.W, T0.X,  
	  MAX * T9.W, literal.x, PV.W,  
	-1023410176(-1.280000e+02), 0(0.000000e+00)
	  ADD_INT   T0.Z, T0.Z, KC0[0].W,  
	  TRUNC * T9.W, PV.W,  
	  FLT_TO_INT   T0.Y, PV.W,  
	  SETGT   T1.Z, T8.W, literal.x,  
	  ADD_INT * T8.W, KC0[2].Z, PV.Z,  
	1123942400(1.270000e+02), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  CNDE * T9.W, PV.Z, PV.Y, literal.y, 
	3(4.203895e-45), 127(1.779649e-43)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T9.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T9.X, PV.Z, PV.W,  
	  LSHL * T9.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T9.Y, 0.0,  
	  MOV * T2.Z, 0.0,  
	  MOV * T3.Z, 0.0,  
	  MOV * T6.Z, 0.0,  
	  MOV * T7.Z, 0.0,  
	  MOV * T9.Z, 0.0,  
	  LSHR * T0.X, T8.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T4.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T8.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp4:
.Lfunc_end0:
	.size	float_to_char, .Lfunc_end0-float_to_char

	.section	.AMDGPU.config
	.long	166100
	.long	10
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	float_to_uchar
	.p2align	8
	.type	float_to_uchar,@function
float_to_uchar:
float_to_uchar$local:
.Lfunc_begin1:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp5:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp6:
	ALU 94, @21, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T2.XW, T8.X
	MEM_RAT MSKOR T3.XW, T5.X
	MEM_RAT MSKOR T6.XW, T4.X
	MEM_RAT MSKOR T7.XW, T1.X
	MEM_RAT MSKOR T9.XW, T0.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_32 T0.X, T0.X, 0, #1
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
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  MAX * T1.W, 0.0, T0.X,  
	  TRUNC * T1.W, PV.W,  
	  FLT_TO_UINT   T0.Y, PV.W,  
	  SETGT   T0.Z, T0.X, literal.x,  
	  ADD_INT * T1.W, KC0[2].Z, T0.W,  
	1132396544(2.550000e+02), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  CNDE * T2.W, PV.Z, PV.Y, literal.y, 
	3(4.203895e-45), -1(nan)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  LSHL * T2.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T2.X, PV.Z, PV.W,  
	  LSHL * T2.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T2.Y, 0.0,  
	  RNDNE * T3.W, T0.X,  
	  MAX * T4.W, 0.0, PV.W,  
	  ADD_INT   T1.Z, T0.W, KC0[0].W,  
	  TRUNC * T0.W, PV.W,  
	  FLT_TO_UINT   T0.Y, PV.W,  
	  SETGT   T2.Z, T3.W, literal.x,  
	  ADD_INT * T0.W, KC0[2].Z, PV.Z,  
	1132396544(2.550000e+02), 0(0.000000e+00)
	  AND_INT   T3.Z, PV.W, literal.x,  
	  CNDE * T3.W, PV.Z, PV.Y, literal.y, 
	3(4.203895e-45), -1(nan)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  ADD_INT * T4.W, T1.Z, KC0[0].W,  
	  ADD_INT * T5.W, KC0[2].Z, PV.W,  
	  AND_INT * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T6.X, T0.Z, PV.W,  
	  LSHL * T6.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  CEIL * T7.W, T0.X,  
	  MAX * T8.W, 0.0, PV.W,  
	  ADD_INT   T0.Z, T4.W, KC0[0].W,  
	  TRUNC * T4.W, PV.W,  
	  FLT_TO_UINT   T0.Y, PV.W,  
	  SETGT   T1.Z, T7.W, literal.x,  
	  ADD_INT * T4.W, KC0[2].Z, PV.Z,  
	1132396544(2.550000e+02), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  CNDE * T7.W, PV.Z, PV.Y, literal.y, 
	3(4.203895e-45), -1(nan)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T7.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T7.X, PV.Z, PV.W,  
	  LSHL * T7.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T7.Y, 0.0,  
	  FLOOR * T8.W, T0.X,  
	  MAX * T9.W, 0.0, PV.W,  
	  ADD_INT   T0.Z, T0.Z, KC0[0].W,  
	  TRUNC * T9.W, PV.W,  
	  FLT_TO_UINT   T0.Y, PV.W,  
	  SETGT   T1.Z, T8.W, literal.x,  
	  ADD_INT * T8.W, KC0[2].Z, PV.Z,  
	1132396544(2.550000e+02), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  CNDE * T9.W, PV.Z, PV.Y, literal.y, 
	3(4.203895e-45), -1(nan)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T9.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T9.X, PV.Z, PV.W,  
	  LSHL * T9.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T9.Y, 0.0,  
	  MOV * T2.Z, 0.0,  
	  MOV * T3.Z, 0.0,  
	  MOV * T6.Z, 0.0,  
	  MOV * T7.Z, 0.0,  
	  MOV * T9.Z, 0.0,  
	  LSHR * T0.X, T8.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T4.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T8.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp9:
.Lfunc_end1:
	.size	float_to_uchar, .Lfunc_end1-float_to_uchar

	.section	.AMDGPU.config
	.long	166100
	.long	10
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	float_to_short
	.p2align	8
	.type	float_to_short,@function
float_to_short:
float_to_short$local:
.Lfunc_begin2:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp10:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp11:
	ALU 96, @21, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T8.X
	MEM_RAT MSKOR T3.XW, T6.X
	MEM_RAT MSKOR T5.XW, T4.X
	MEM_RAT MSKOR T7.XW, T2.X
	MEM_RAT MSKOR T9.XW, T0.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_32 T0.X, T0.X, 0, #1
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
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  MAX * T1.W, literal.x, T0.X,  
	-956301312(-3.276800e+04), 0(0.000000e+00)
	  LSHL   T0.Z, T0.W, 1,  
	  TRUNC * T0.W, PV.W,  
	  FLT_TO_INT   T0.Y, PV.W,  
	  SETGT   T1.Z, T0.X, literal.x,  
	  ADD_INT * T0.W, KC0[2].Z, PV.Z,  
	1191181824(3.276700e+04), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  CNDE * T1.W, PV.Z, PV.Y, literal.y, 
	3(4.203895e-45), 32767(4.591635e-41)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T1.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  RNDNE * T2.W, T0.X,  
	  MAX * T3.W, literal.x, PV.W,  
	-956301312(-3.276800e+04), 0(0.000000e+00)
	  LSHL   T0.Z, KC0[0].W, 1,  
	  TRUNC * T3.W, PV.W,  
	  FLT_TO_INT   T0.Y, PV.W,  
	  SETGT   T2.Z, T2.W, literal.x,  
	  ADD_INT * T2.W, T0.W, PV.Z,  BS:VEC_120/SCL_212
	1191181824(3.276700e+04), 0(0.000000e+00)
	  AND_INT   T3.Z, PV.W, literal.x,  
	  CNDE * T3.W, PV.Z, PV.Y, literal.y, 
	3(4.203895e-45), 32767(4.591635e-41)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  ADD_INT * T4.W, T2.W, T0.Z,  
	  AND_INT * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T5.X, T1.Z, PV.W,  
	  LSHL * T5.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T5.Y, 0.0,  
	  CEIL * T6.W, T0.X,  
	  MAX * T7.W, literal.x, PV.W,  
	-956301312(-3.276800e+04), 0(0.000000e+00)
	  TRUNC * T7.W, PV.W,  
	  FLT_TO_INT   T0.Y, PV.W,  
	  SETGT   T1.Z, T6.W, literal.x,  
	  ADD_INT * T6.W, T4.W, T0.Z,  BS:VEC_120/SCL_212
	1191181824(3.276700e+04), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  CNDE * T7.W, PV.Z, PV.Y, literal.y, 
	3(4.203895e-45), 32767(4.591635e-41)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T7.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T7.X, PV.Z, PV.W,  
	  LSHL * T7.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T7.Y, 0.0,  
	  FLOOR * T8.W, T0.X,  
	  MAX * T9.W, literal.x, PV.W,  
	-956301312(-3.276800e+04), 0(0.000000e+00)
	  TRUNC * T9.W, PV.W,  
	  FLT_TO_INT   T0.Y, PV.W,  
	  SETGT   T1.Z, T8.W, literal.x,  
	  ADD_INT * T8.W, T6.W, T0.Z,  BS:VEC_120/SCL_212
	1191181824(3.276700e+04), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  CNDE * T9.W, PV.Z, PV.Y, literal.y, 
	3(4.203895e-45), 32767(4.591635e-41)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T9.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T9.X, PV.Z, PV.W,  
	  LSHL * T9.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T9.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  MOV * T3.Z, 0.0,  
	  MOV * T5.Z, 0.0,  
	  MOV * T7.Z, 0.0,  
	  MOV * T9.Z, 0.0,  
	  LSHR * T0.X, T8.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T4.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T6.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T8.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp14:
.Lfunc_end2:
	.size	float_to_short, .Lfunc_end2-float_to_short

	.section	.AMDGPU.config
	.long	166100
	.long	10
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	float_to_ushort
	.p2align	8
	.type	float_to_ushort,@function
float_to_ushort:
float_to_ushort$local:
.Lfunc_begin3:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp15:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp16:
	ALU 92, @21, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T8.X
	MEM_RAT MSKOR T3.XW, T6.X
	MEM_RAT MSKOR T5.XW, T4.X
	MEM_RAT MSKOR T7.XW, T2.X
	MEM_RAT MSKOR T9.XW, T0.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp17:
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp18:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  MAX * T1.W, 0.0, T0.X,  
	  LSHL   T0.Z, T0.W, 1,  
	  TRUNC * T0.W, PV.W,  
	  FLT_TO_UINT   T0.Y, PV.W,  
	  SETGT   T1.Z, T0.X, literal.x,  
	  ADD_INT * T0.W, KC0[2].Z, PV.Z,  
	1199570688(6.553500e+04), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  CNDE * T1.W, PV.Z, PV.Y, literal.y, 
	3(4.203895e-45), -1(nan)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T1.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  RNDNE * T2.W, T0.X,  
	  MAX * T3.W, 0.0, PV.W,  
	  LSHL   T0.Z, KC0[0].W, 1,  
	  TRUNC * T3.W, PV.W,  
	  FLT_TO_UINT   T0.Y, PV.W,  
	  SETGT   T2.Z, T2.W, literal.x,  
	  ADD_INT * T2.W, T0.W, PV.Z,  BS:VEC_120/SCL_212
	1199570688(6.553500e+04), 0(0.000000e+00)
	  AND_INT   T3.Z, PV.W, literal.x,  
	  CNDE * T3.W, PV.Z, PV.Y, literal.y, 
	3(4.203895e-45), -1(nan)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  ADD_INT * T4.W, T2.W, T0.Z,  
	  AND_INT * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T5.X, T1.Z, PV.W,  
	  LSHL * T5.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T5.Y, 0.0,  
	  CEIL * T6.W, T0.X,  
	  MAX * T7.W, 0.0, PV.W,  
	  TRUNC * T7.W, PV.W,  
	  FLT_TO_UINT   T0.Y, PV.W,  
	  SETGT   T1.Z, T6.W, literal.x,  
	  ADD_INT * T6.W, T4.W, T0.Z,  BS:VEC_120/SCL_212
	1199570688(6.553500e+04), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  CNDE * T7.W, PV.Z, PV.Y, literal.y, 
	3(4.203895e-45), -1(nan)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T7.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T7.X, PV.Z, PV.W,  
	  LSHL * T7.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T7.Y, 0.0,  
	  FLOOR * T8.W, T0.X,  
	  MAX * T9.W, 0.0, PV.W,  
	  TRUNC * T9.W, PV.W,  
	  FLT_TO_UINT   T0.Y, PV.W,  
	  SETGT   T1.Z, T8.W, literal.x,  
	  ADD_INT * T8.W, T6.W, T0.Z,  BS:VEC_120/SCL_212
	1199570688(6.553500e+04), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  CNDE * T9.W, PV.Z, PV.Y, literal.y, 
	3(4.203895e-45), -1(nan)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T9.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T9.X, PV.Z, PV.W,  
	  LSHL * T9.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T9.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  MOV * T3.Z, 0.0,  
	  MOV * T5.Z, 0.0,  
	  MOV * T7.Z, 0.0,  
	  MOV * T9.Z, 0.0,  
	  LSHR * T0.X, T8.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T4.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T6.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T8.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp19:
.Lfunc_end3:
	.size	float_to_ushort, .Lfunc_end3-float_to_ushort

	.section	.AMDGPU.config
	.long	166100
	.long	9
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	float_to_int
	.p2align	8
	.type	float_to_int,@function
float_to_int:
float_to_int$local:
.Lfunc_begin4:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp20:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp21:
	ALU 46, @21, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T8.X
	MEM_RAT_CACHELESS STORE_DWORD T6.X, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T4.X, T1.X
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T3.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp22:
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp23:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  FLOOR   T0.Y, T0.X,  
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T1.Z, PV.Z, PV.W,  
	  MAX * T1.W, literal.x, PV.Y,  
	-822083584(-2.147484e+09), 0(0.000000e+00)
	  TRUNC   T1.Y, PV.W,  
	  CEIL   T2.Z, T0.X,  
	  ADD_INT * T1.W, PV.Z, T0.W,  
	  ADD_INT   T1.X, PV.W, T0.W,  
	  MAX   T2.Y, literal.x, PV.Z,  
	  FLT_TO_INT   T3.Z, PV.Y,  
	  SETGT * T2.W, T0.Y, literal.y,  
	-822083584(-2.147484e+09), 1325400064(2.147484e+09)
	  CNDE   T2.X, PV.W, PV.Z, literal.x, 
	  TRUNC   T3.Z, PV.Y,  
	  ADD_INT * T0.W, PV.X, T0.W,  
	2147483647(nan), 0(0.000000e+00)
	  LSHR   T3.X, PV.W, literal.x,  
	  RNDNE   T0.Y, T0.X,  
	  FLT_TO_INT   T3.Z, PV.Z,  
	  SETGT * T0.W, T2.Z, literal.y,  
	2(2.802597e-45), 1325400064(2.147484e+09)
	  CNDE   T4.X, PV.W, PV.Z, literal.x, 
	  MAX * T0.W, literal.y, PV.Y,  
	2147483647(nan), -822083584(-2.147484e+09)
	  LSHR   T1.X, T1.X, literal.x,  
	  TRUNC * T0.W, PV.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T5.X, T1.W, literal.x,  
	  MAX   T1.Y, literal.y, T0.X,  
	  FLT_TO_INT   T2.Z, PV.W,  
	  SETGT * T0.W, T0.Y, literal.z,  
	2(2.802597e-45), -822083584(-2.147484e+09)
	1325400064(2.147484e+09), 0(0.000000e+00)
	  CNDE   T6.X, PV.W, PV.Z, literal.x, 
	  TRUNC * T0.W, PV.Y,  
	2147483647(nan), 0(0.000000e+00)
	  LSHR   T7.X, T1.Z, literal.x,  
	  FLT_TO_INT   T1.Z, PV.W,  
	  SETGT * T0.W, T0.X, literal.y,  
	2(2.802597e-45), 1325400064(2.147484e+09)
	  CNDE * T0.X, PV.W, PV.Z, literal.x, 
	2147483647(nan), 0(0.000000e+00)
	  LSHR * T8.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp24:
.Lfunc_end4:
	.size	float_to_int, .Lfunc_end4-float_to_int

	.section	.AMDGPU.config
	.long	166100
	.long	9
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	float_to_uint
	.p2align	8
	.type	float_to_uint,@function
float_to_uint:
float_to_uint$local:
.Lfunc_begin5:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp25:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp26:
	ALU 44, @21, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T8.X
	MEM_RAT_CACHELESS STORE_DWORD T6.X, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T4.X, T1.X
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T3.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp27:
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp28:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  FLOOR   T0.Y, T0.X,  
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T1.Z, PV.Z, PV.W,  
	  MAX * T1.W, 0.0, PV.Y,  
	  TRUNC   T1.Y, PV.W,  
	  CEIL   T2.Z, T0.X,  
	  ADD_INT * T1.W, PV.Z, T0.W,  
	  ADD_INT   T1.X, PV.W, T0.W,  
	  MAX   T2.Y, 0.0, PV.Z,  
	  FLT_TO_UINT   T3.Z, PV.Y,  
	  SETGT * T2.W, T0.Y, literal.x,  
	1333788672(4.294967e+09), 0(0.000000e+00)
	  CNDE   T2.X, PV.W, PV.Z, literal.x, 
	  TRUNC   T3.Z, PV.Y,  
	  ADD_INT * T0.W, PV.X, T0.W,  
	-1(nan), 0(0.000000e+00)
	  LSHR   T3.X, PV.W, literal.x,  
	  RNDNE   T0.Y, T0.X,  
	  FLT_TO_UINT   T3.Z, PV.Z,  
	  SETGT * T0.W, T2.Z, literal.y,  
	2(2.802597e-45), 1333788672(4.294967e+09)
	  CNDE   T4.X, PV.W, PV.Z, literal.x, 
	  MAX * T0.W, 0.0, PV.Y,  
	-1(nan), 0(0.000000e+00)
	  LSHR   T1.X, T1.X, literal.x,  
	  TRUNC * T0.W, PV.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T5.X, T1.W, literal.x,  
	  MAX   T1.Y, 0.0, T0.X,  
	  FLT_TO_UINT   T2.Z, PV.W,  
	  SETGT * T0.W, T0.Y, literal.y,  
	2(2.802597e-45), 1333788672(4.294967e+09)
	  CNDE   T6.X, PV.W, PV.Z, literal.x, 
	  TRUNC * T0.W, PV.Y,  
	-1(nan), 0(0.000000e+00)
	  LSHR   T7.X, T1.Z, literal.x,  
	  FLT_TO_UINT   T1.Z, PV.W,  
	  SETGT * T0.W, T0.X, literal.y,  
	2(2.802597e-45), 1333788672(4.294967e+09)
	  CNDE * T0.X, PV.W, PV.Z, literal.x, 
	-1(nan), 0(0.000000e+00)
	  LSHR * T8.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp29:
.Lfunc_end5:
	.size	float_to_uint, .Lfunc_end5-float_to_uint

	.section	.AMDGPU.config
	.long	166100
	.long	15
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	float_to_long
	.p2align	8
	.type	float_to_long,@function
float_to_long:
float_to_long$local:
.Lfunc_begin6:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp30:
	ALU 2, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @12
.Ltmp31:
	ALU 101, @23, KC0[], KC1[]
	ALU 93, @125, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T5, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T4, T0.X
	MEM_RAT_CACHELESS STORE_DWORD T5, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T11, T1.X
	MEM_RAT_CACHELESS STORE_DWORD T7, T8.X
	CF_END
	PAD
	Fetch clause starting at 12:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp32:
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp33:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 20:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
	  RNDNE * T1.W, T0.X,  
	  MAX   T0.Z, literal.x, PV.W,  
	  MOV * T2.W, literal.y,  
	-553648128(-9.223372e+18), 8(1.121039e-44)
	  BFE_UINT   T1.Z, PV.Z, literal.x, PV.W, 
	  AND_INT * T3.W, PV.Z, literal.y,  
	23(3.222986e-44), 8388607(1.175494e-38)
	  OR_INT   T2.Z, PV.W, literal.x,  
	  ADD_INT * T3.W, PV.Z, literal.y,  
	8388608(1.175494e-38), -150(nan)
	  AND_INT   T0.Y, PV.W, literal.x,  
	  LSHR   T3.Z, PV.Z, 1,  
	  NOT_INT * T4.W, PV.W,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.Z, literal.x,  
	  BIT_ALIGN_INT   T1.Y, 0.0, PV.Z, PV.W, 
	  AND_INT   T3.Z, T3.W, literal.y,  
	  LSHL * T3.W, T2.Z, PV.Y,  BS:VEC_120/SCL_212
	-127(nan), 32(4.484155e-44)
	  CNDE_INT   T4.Z, PV.Z, PV.Y, PV.W, 
	  SETGT_INT * T4.W, PV.X, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  CNDE_INT   T0.Y, PV.W, 0.0, PV.Z, 
	  ASHR   T0.Z, T0.Z, literal.x,  
	  MAX * T5.W, literal.y, T0.X,  
	31(4.344025e-44), -553648128(-9.223372e+18)
	  BFE_UINT   T2.X, PV.W, literal.x, T2.W, 
	  AND_INT   T1.Y, PV.W, literal.y,  
	  SUB_INT   T1.Z, literal.z, T1.Z,  
	  XOR_INT * T6.W, PV.Y, PV.Z,  
	23(3.222986e-44), 8388607(1.175494e-38)
	150(2.101948e-43), 0(0.000000e+00)
	  SUB_INT   T3.X, PV.W, T0.Z,  
	  AND_INT   T0.Y, PV.Z, literal.x,  
	  OR_INT   T4.Z, PV.Y, literal.y,  
	  ADD_INT * T6.W, PV.X, literal.z,  
	32(4.484155e-44), 8388608(1.175494e-38)
	-150(nan), 0(0.000000e+00)
	  ADD_INT   T4.X, T2.X, literal.x,  
	  AND_INT   T1.Y, PV.W, literal.y,  
	  LSHR   T5.Z, PV.Z, 1,  
	  NOT_INT * T7.W, PV.W,  
	-127(nan), 31(4.344025e-44)
	  BIT_ALIGN_INT   T5.X, 0.0, PV.Z, PV.W, 
	  AND_INT   T2.Y, T6.W, literal.x,  
	  LSHL   T5.Z, T4.Z, PV.Y,  
	  CEIL * T6.W, T0.X,  
	32(4.484155e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T6.X, 0.0, T2.Z, T1.Z, 
	  MAX   T1.Y, literal.x, PV.W,  
	  CNDE_INT   T1.Z, PV.Y, PV.X, PV.Z, 
	  SETGT_INT * T7.W, T4.X, literal.y,  
	-553648128(-9.223372e+18), 23(3.222986e-44)
	  CNDE_INT   T5.X, PV.W, 0.0, PV.Z, 
	  BFE_UINT   T3.Y, PV.Y, literal.x, T2.W, 
	  CNDE_INT   T1.Z, T0.Y, PV.X, 0.0, 
	  CNDE_INT * T3.W, T3.Z, T3.W, 0.0, 
	23(3.222986e-44), 0(0.000000e+00)
	  ASHR   T6.X, T5.W, literal.x,  
	  CNDE_INT   T0.Y, T4.W, PV.Z, PV.W, BS:VEC_120/SCL_212
	  AND_INT   T1.Z, T1.Y, literal.y,  
	  ADD_INT * T3.W, PV.Y, literal.z,  
	31(4.344025e-44), 8388607(1.175494e-38)
	-150(nan), 0(0.000000e+00)
	  ADD_INT   T7.X, T3.Y, literal.x,  
	  SUB_INT   T3.Y, literal.y, T3.Y,  
	  AND_INT   T2.Z, PV.W, literal.z,  
	  OR_INT * T4.W, PV.Z, literal.w,  
	-127(nan), 150(2.101948e-43)
	31(4.344025e-44), 8388608(1.175494e-38)
	  LSHL   T8.X, PV.W, PV.Z,  
	  AND_INT   T4.Y, T3.W, literal.x,  
	  AND_INT   T1.Z, PV.Y, literal.x,  
	  BIT_ALIGN_INT * T5.W, 0.0, PV.W, PV.Y, 
	32(4.484155e-44), 0(0.000000e+00)
	  CNDE_INT   T9.X, PV.Z, PV.W, 0.0, 
	  CNDE_INT   T3.Y, PV.Y, PV.X, 0.0, 
	  SETGT_INT   T1.Z, T7.X, literal.x,  
	  XOR_INT * T5.W, T0.Y, T0.Z,  
	23(3.222986e-44), 0(0.000000e+00)
	  SUBB_UINT   T10.X, PV.W, T0.Z,  
	  CNDE_INT   T0.Y, PV.Z, PV.X, PV.Y, 
	  ASHR   T2.Z, T1.Y, literal.x,  
	  XOR_INT * T8.W, T5.X, T6.X,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT   T5.X, PV.W, T6.X,  
	  FLOOR   T1.Y, T0.X,  
	  SUB_INT   T3.Z, literal.x, T2.X,  BS:VEC_021/SCL_122
	  XOR_INT * T8.W, PV.Y, PV.Z,  
	150(2.101948e-43), 0(0.000000e+00)
	  SUB_INT   T2.X, PV.W, T2.Z,  
	  AND_INT   T0.Y, PV.Z, literal.x,  
	  BIT_ALIGN_INT   T3.Z, 0.0, T4.Z, PV.Z, BS:VEC_021/SCL_122
	  MAX * T9.W, literal.y, PV.Y,  
	32(4.484155e-44), -553648128(-9.223372e+18)
	  AND_INT   T9.X, PV.W, literal.x,  
	  CNDE_INT   T0.Y, PV.Y, PV.Z, 0.0, 
	  CNDE_INT   T3.Z, T2.Y, T5.Z, 0.0, 
	  LSHL * T0.W, T0.W, literal.y,  
	8388607(1.175494e-38), 3(4.203895e-45)
	  BFE_UINT * T11.X, T9.W, literal.x, T2.W, 
	23(3.222986e-44), 0(0.000000e+00)
	ALU clause starting at 125:
	  ADD_INT   T2.Y, KC0[2].Z, T0.W,  
	  LSHL   T4.Z, KC0[0].W, literal.x,  
	  CNDE_INT * T0.W, T7.W, T0.Y, T3.Z, 
	3(4.203895e-45), 0(0.000000e+00)
	  XOR_INT   T12.X, PV.W, T6.X,  
	  ADD_INT   T0.Y, PV.Y, PV.Z,  
	  ADD_INT   T3.Z, T11.X, literal.x,  
	  OR_INT * T0.W, T9.X, literal.y,  BS:VEC_201
	-150(nan), 8388608(1.175494e-38)
	  LSHR   T9.X, T4.W, 1,  
	  NOT_INT   T3.Y, T3.W,  BS:VEC_120/SCL_212
	  LSHR   T5.Z, PV.W, 1,  
	  NOT_INT * T2.W, PV.Z,  
	  ADD_INT   T13.X, T11.X, literal.x,  
	  BIT_ALIGN_INT   T5.Y, 0.0, PV.Z, PV.W, 
	  SUB_INT   T5.Z, literal.y, T11.X,  
	  AND_INT * T2.W, T3.Z, literal.z,  
	-127(nan), 150(2.101948e-43)
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T11.X, T0.W, PV.W,  
	  AND_INT   T6.Y, T3.Z, literal.x,  
	  AND_INT   T3.Z, PV.Z, literal.x,  
	  BIT_ALIGN_INT * T0.W, 0.0, T0.W, PV.Z, 
	32(4.484155e-44), 0(0.000000e+00)
	  CNDE_INT   T14.X, PV.Z, PV.W, 0.0, 
	  CNDE_INT   T7.Y, PV.Y, PV.X, 0.0, 
	  CNDE_INT   T3.Z, PV.Y, T5.Y, PV.X, 
	  SETGT_INT * T0.W, T13.X, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  CNDE_INT   T11.X, PV.W, 0.0, PV.Z, 
	  CNDE_INT   T5.Y, PV.W, PV.X, PV.Y, 
	  ASHR   T3.Z, T9.W, literal.x,  
	  BIT_ALIGN_INT * T0.W, 0.0, T9.X, T3.Y, 
	31(4.344025e-44), 0(0.000000e+00)
	  CNDE_INT   T8.X, T4.Y, PV.W, T8.X, 
	  XOR_INT   T3.Y, PV.Y, PV.Z,  
	  XOR_INT   T5.Z, PV.X, PV.Z,  
	  ADD_INT * T0.W, T0.Y, T4.Z,  BS:VEC_120/SCL_212
	  ADD_INT   T9.X, PV.W, T4.Z,  
	  SUB_INT   T4.Y, PV.Z, T3.Z,  BS:VEC_021/SCL_122
	  SUBB_UINT   T5.Z, PV.Y, T3.Z,  BS:VEC_021/SCL_122
	  CNDE_INT * T2.W, T1.Z, 0.0, PV.X, 
	  SUB_INT   T8.X, T3.Y, T3.Z,  
	  XOR_INT   T3.Y, PV.W, T2.Z,  BS:VEC_021/SCL_122
	  SUB_INT   T1.Z, PV.Y, PV.Z,  
	  SETGT_INT * T2.W, 0.0, T13.X,  
	  CNDE_INT   T11.X, PV.W, PV.Z, 0.0, 
	  SETGT   T1.Y, T1.Y, literal.x,  
	  SUB_INT   T1.Z, PV.Y, T2.Z,  
	  SUBB_UINT * T3.W, T8.W, T2.Z,  
	1593835520(9.223372e+18), 0(0.000000e+00)
	  SUB_INT   T13.X, PV.Z, PV.W,  
	  CNDE   T7.Y, PV.Y, PV.X, literal.x, 
	  SETGT_INT   T1.Z, 0.0, T7.X,  
	  CNDE_INT * T2.W, T2.W, T8.X, 0.0, BS:VEC_021/SCL_122
	2147483647(nan), 0(0.000000e+00)
	  CNDE   T7.X, T1.Y, PV.W, literal.x, 
	  CNDE_INT   T1.Y, PV.Z, PV.X, 0.0, 
	  SETGT   T2.Z, T6.W, literal.y,  
	  ADD_INT * T2.W, T9.X, T4.Z,  
	-1(nan), 1593835520(9.223372e+18)
	  LSHR   T8.X, PV.W, literal.x,  
	  CNDE   T11.Y, PV.Z, PV.Y, literal.y, 
	  SUBB_UINT   T3.Z, T12.X, T6.X,  
	  CNDE_INT * T2.W, T1.Z, T2.X, 0.0, BS:VEC_021/SCL_122
	2(2.802597e-45), 2147483647(nan)
	  CNDE   T11.X, T2.Z, PV.W, literal.x, 
	  SUB_INT   T1.Y, T5.X, PV.Z,  
	  SUB_INT * T1.Z, T3.X, T10.X,  BS:VEC_120/SCL_212
	-1(nan), 0(0.000000e+00)
	  SETGT_INT * T2.W, 0.0, T1.X,  
	  LSHR   T1.X, T9.X, literal.x,  
	  SUB_INT   T3.Y, T5.W, T0.Z,  
	  CNDE_INT   T0.Z, PV.W, T1.Z, 0.0, BS:VEC_021/SCL_122
	  SETGT * T1.W, T1.W, literal.y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 1593835520(9.223372e+18)
	  LSHR   T2.X, T0.W, literal.x,  
	  CNDE   T4.Y, PV.W, PV.Z, literal.y, 
	  SETGT_INT   T0.Z, 0.0, T4.X,  
	  CNDE_INT * T0.W, T2.W, PV.Y, 0.0, BS:VEC_120/SCL_212
	2(2.802597e-45), 2147483647(nan)
	  CNDE   T4.X, T1.W, PV.W, literal.x, 
	  SUB_INT   T3.Y, T12.X, T6.X,  
	  CNDE_INT   T1.Z, PV.Z, T1.Y, 0.0, 
	  SETGT * T0.W, T0.X, literal.y,  BS:VEC_201
	-1(nan), 1593835520(9.223372e+18)
	  LSHR   T0.X, T0.Y, literal.x,  
	  CNDE   T5.Y, PV.W, PV.Z, literal.y, 
	  CNDE_INT * T1.W, T0.Z, PV.Y, 0.0, 
	2(2.802597e-45), 2147483647(nan)
	  CNDE * T5.X, T0.W, PV.W, literal.x, 
	-1(nan), 0(0.000000e+00)
	  LSHR * T3.X, T2.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp34:
.Lfunc_end6:
	.size	float_to_long, .Lfunc_end6-float_to_long

	.section	.AMDGPU.config
	.long	166100
	.long	15
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	float_to_ulong
	.p2align	8
	.type	float_to_ulong,@function
float_to_ulong:
float_to_ulong$local:
.Lfunc_begin7:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp35:
	ALU 2, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @12
.Ltmp36:
	ALU 103, @23, KC0[CB0:0-32], KC1[]
	ALU 90, @127, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T5, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T4, T0.X
	MEM_RAT_CACHELESS STORE_DWORD T5, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T11, T1.X
	MEM_RAT_CACHELESS STORE_DWORD T7, T8.X
	CF_END
	PAD
	Fetch clause starting at 12:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp37:
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp38:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 20:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
	  RNDNE * T1.W, T0.X,  
	  MAX   T0.Z, 0.0, PV.W,  
	  MOV * T2.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT   T1.Z, PV.Z, literal.x, PV.W, 
	  AND_INT * T3.W, PV.Z, literal.y,  
	23(3.222986e-44), 8388607(1.175494e-38)
	  OR_INT   T2.Z, PV.W, literal.x,  
	  ADD_INT * T3.W, PV.Z, literal.y,  
	8388608(1.175494e-38), -150(nan)
	  AND_INT   T0.Y, PV.W, literal.x,  
	  LSHR   T3.Z, PV.Z, 1,  
	  NOT_INT * T4.W, PV.W,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.Z, literal.x,  
	  BIT_ALIGN_INT   T1.Y, 0.0, PV.Z, PV.W, 
	  AND_INT   T3.Z, T3.W, literal.y,  
	  LSHL * T3.W, T2.Z, PV.Y,  BS:VEC_120/SCL_212
	-127(nan), 32(4.484155e-44)
	  CNDE_INT   T4.Z, PV.Z, PV.Y, PV.W, 
	  SETGT_INT * T4.W, PV.X, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  CNDE_INT   T0.Y, PV.W, 0.0, PV.Z, 
	  ASHR   T0.Z, T0.Z, literal.x,  
	  MAX * T5.W, 0.0, T0.X,  
	31(4.344025e-44), 0(0.000000e+00)
	  BFE_UINT   T2.X, PV.W, literal.x, T2.W, 
	  AND_INT   T1.Y, PV.W, literal.y,  
	  SUB_INT   T1.Z, literal.z, T1.Z,  
	  XOR_INT * T6.W, PV.Y, PV.Z,  
	23(3.222986e-44), 8388607(1.175494e-38)
	150(2.101948e-43), 0(0.000000e+00)
	  SUB_INT   T3.X, PV.W, T0.Z,  
	  AND_INT   T0.Y, PV.Z, literal.x,  
	  OR_INT   T4.Z, PV.Y, literal.y,  
	  ADD_INT * T6.W, PV.X, literal.z,  
	32(4.484155e-44), 8388608(1.175494e-38)
	-150(nan), 0(0.000000e+00)
	  ADD_INT   T4.X, T2.X, literal.x,  
	  AND_INT   T1.Y, PV.W, literal.y,  
	  LSHR   T5.Z, PV.Z, 1,  
	  NOT_INT * T7.W, PV.W,  
	-127(nan), 31(4.344025e-44)
	  BIT_ALIGN_INT   T5.X, 0.0, PV.Z, PV.W, 
	  AND_INT   T2.Y, T6.W, literal.x,  
	  LSHL   T5.Z, T4.Z, PV.Y,  
	  CEIL * T6.W, T0.X,  
	32(4.484155e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T6.X, 0.0, T2.Z, T1.Z, 
	  MAX   T1.Y, 0.0, PV.W,  
	  CNDE_INT   T1.Z, PV.Y, PV.X, PV.Z, 
	  SETGT_INT * T7.W, T4.X, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  CNDE_INT   T5.X, PV.W, 0.0, PV.Z, 
	  BFE_UINT   T3.Y, PV.Y, literal.x, T2.W, 
	  CNDE_INT   T1.Z, T0.Y, PV.X, 0.0, 
	  CNDE_INT * T3.W, T3.Z, T3.W, 0.0, 
	23(3.222986e-44), 0(0.000000e+00)
	  ASHR   T6.X, T5.W, literal.x,  
	  CNDE_INT   T0.Y, T4.W, PV.Z, PV.W, BS:VEC_120/SCL_212
	  AND_INT   T1.Z, T1.Y, literal.y,  
	  ADD_INT * T3.W, PV.Y, literal.z,  
	31(4.344025e-44), 8388607(1.175494e-38)
	-150(nan), 0(0.000000e+00)
	  ADD_INT   T7.X, T3.Y, literal.x,  
	  SUB_INT   T3.Y, literal.y, T3.Y,  
	  AND_INT   T2.Z, PV.W, literal.z,  
	  OR_INT * T4.W, PV.Z, literal.w,  
	-127(nan), 150(2.101948e-43)
	31(4.344025e-44), 8388608(1.175494e-38)
	  LSHL   T8.X, PV.W, PV.Z,  
	  AND_INT   T4.Y, T3.W, literal.x,  
	  AND_INT   T1.Z, PV.Y, literal.x,  
	  BIT_ALIGN_INT * T5.W, 0.0, PV.W, PV.Y, 
	32(4.484155e-44), 0(0.000000e+00)
	  CNDE_INT   T9.X, PV.Z, PV.W, 0.0, 
	  CNDE_INT   T3.Y, PV.Y, PV.X, 0.0, 
	  SETGT_INT   T1.Z, T7.X, literal.x,  
	  XOR_INT * T5.W, T0.Y, T0.Z,  
	23(3.222986e-44), 0(0.000000e+00)
	  SUBB_UINT   T10.X, PV.W, T0.Z,  
	  CNDE_INT   T0.Y, PV.Z, PV.X, PV.Y, 
	  ASHR   T2.Z, T1.Y, literal.x,  
	  XOR_INT * T8.W, T5.X, T6.X,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT   T5.X, PV.W, T6.X,  
	  FLOOR   T1.Y, T0.X,  
	  SUB_INT   T3.Z, literal.x, T2.X,  BS:VEC_021/SCL_122
	  XOR_INT * T8.W, PV.Y, PV.Z,  
	150(2.101948e-43), 0(0.000000e+00)
	  SUB_INT   T2.X, PV.W, T2.Z,  
	  AND_INT   T0.Y, PV.Z, literal.x,  
	  BIT_ALIGN_INT   T3.Z, 0.0, T4.Z, PV.Z, BS:VEC_021/SCL_122
	  MAX * T9.W, 0.0, PV.Y,  
	32(4.484155e-44), 0(0.000000e+00)
	  AND_INT   T9.X, PV.W, literal.x,  
	  CNDE_INT   T0.Y, PV.Y, PV.Z, 0.0, 
	  CNDE_INT   T3.Z, T2.Y, T5.Z, 0.0, 
	  LSHL * T0.W, T0.W, literal.y,  
	8388607(1.175494e-38), 3(4.203895e-45)
	  BFE_UINT   T11.X, T9.W, literal.x, T2.W, 
	  ADD_INT   T2.Y, KC0[2].Z, PV.W,  
	  LSHL * T4.Z, KC0[0].W, literal.y,  
	23(3.222986e-44), 3(4.203895e-45)
	ALU clause starting at 127:
	  CNDE_INT * T0.W, T7.W, T0.Y, T3.Z, 
	  XOR_INT   T12.X, PV.W, T6.X,  
	  ADD_INT   T0.Y, T2.Y, T4.Z,  
	  ADD_INT   T3.Z, T11.X, literal.x,  
	  OR_INT * T0.W, T9.X, literal.y,  BS:VEC_201
	-150(nan), 8388608(1.175494e-38)
	  LSHR   T9.X, T4.W, 1,  
	  NOT_INT   T3.Y, T3.W,  BS:VEC_120/SCL_212
	  LSHR   T5.Z, PV.W, 1,  
	  NOT_INT * T2.W, PV.Z,  
	  ADD_INT   T13.X, T11.X, literal.x,  
	  BIT_ALIGN_INT   T5.Y, 0.0, PV.Z, PV.W, 
	  SUB_INT   T5.Z, literal.y, T11.X,  
	  AND_INT * T2.W, T3.Z, literal.z,  
	-127(nan), 150(2.101948e-43)
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T11.X, T0.W, PV.W,  
	  AND_INT   T6.Y, T3.Z, literal.x,  
	  AND_INT   T3.Z, PV.Z, literal.x,  
	  BIT_ALIGN_INT * T0.W, 0.0, T0.W, PV.Z, 
	32(4.484155e-44), 0(0.000000e+00)
	  CNDE_INT   T14.X, PV.Z, PV.W, 0.0, 
	  CNDE_INT   T7.Y, PV.Y, PV.X, 0.0, 
	  CNDE_INT   T3.Z, PV.Y, T5.Y, PV.X, 
	  SETGT_INT * T0.W, T13.X, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  CNDE_INT   T11.X, PV.W, 0.0, PV.Z, 
	  CNDE_INT   T5.Y, PV.W, PV.X, PV.Y, 
	  ASHR   T3.Z, T9.W, literal.x,  
	  BIT_ALIGN_INT * T0.W, 0.0, T9.X, T3.Y, 
	31(4.344025e-44), 0(0.000000e+00)
	  CNDE_INT   T8.X, T4.Y, PV.W, T8.X, 
	  XOR_INT   T3.Y, PV.Y, PV.Z,  
	  XOR_INT   T5.Z, PV.X, PV.Z,  
	  ADD_INT * T0.W, T0.Y, T4.Z,  BS:VEC_120/SCL_212
	  ADD_INT   T9.X, PV.W, T4.Z,  
	  SUB_INT   T4.Y, PV.Z, T3.Z,  BS:VEC_021/SCL_122
	  SUBB_UINT   T5.Z, PV.Y, T3.Z,  BS:VEC_021/SCL_122
	  CNDE_INT * T2.W, T1.Z, 0.0, PV.X, 
	  SUB_INT   T8.X, T3.Y, T3.Z,  
	  XOR_INT   T3.Y, PV.W, T2.Z,  BS:VEC_021/SCL_122
	  SUB_INT   T1.Z, PV.Y, PV.Z,  
	  SETGT_INT * T2.W, 0.0, T13.X,  
	  CNDE_INT   T11.X, PV.W, PV.Z, 0.0, 
	  SETGT   T1.Y, T1.Y, literal.x,  
	  SUB_INT   T1.Z, PV.Y, T2.Z,  
	  SUBB_UINT * T3.W, T8.W, T2.Z,  
	1602224128(1.844674e+19), 0(0.000000e+00)
	  SUB_INT   T13.X, PV.Z, PV.W,  
	  CNDE   T7.Y, PV.Y, PV.X, literal.x, 
	  SETGT_INT   T1.Z, 0.0, T7.X,  
	  CNDE_INT * T2.W, T2.W, T8.X, 0.0, BS:VEC_021/SCL_122
	-1(nan), 0(0.000000e+00)
	  CNDE   T7.X, T1.Y, PV.W, literal.x, 
	  CNDE_INT   T1.Y, PV.Z, PV.X, 0.0, 
	  SETGT   T2.Z, T6.W, literal.y,  
	  ADD_INT * T2.W, T9.X, T4.Z,  
	-1(nan), 1602224128(1.844674e+19)
	  LSHR   T8.X, PV.W, literal.x,  
	  CNDE   T11.Y, PV.Z, PV.Y, literal.y, 
	  SUBB_UINT   T3.Z, T12.X, T6.X,  
	  CNDE_INT * T2.W, T1.Z, T2.X, 0.0, BS:VEC_021/SCL_122
	2(2.802597e-45), -1(nan)
	  CNDE   T11.X, T2.Z, PV.W, literal.x, 
	  SUB_INT   T1.Y, T5.X, PV.Z,  
	  SUB_INT * T1.Z, T3.X, T10.X,  BS:VEC_120/SCL_212
	-1(nan), 0(0.000000e+00)
	  SETGT_INT * T2.W, 0.0, T1.X,  
	  LSHR   T1.X, T9.X, literal.x,  
	  SUB_INT   T3.Y, T5.W, T0.Z,  
	  CNDE_INT   T0.Z, PV.W, T1.Z, 0.0, BS:VEC_021/SCL_122
	  SETGT * T1.W, T1.W, literal.y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 1602224128(1.844674e+19)
	  LSHR   T2.X, T0.W, literal.x,  
	  CNDE   T4.Y, PV.W, PV.Z, literal.y, 
	  SETGT_INT   T0.Z, 0.0, T4.X,  
	  CNDE_INT * T0.W, T2.W, PV.Y, 0.0, BS:VEC_120/SCL_212
	2(2.802597e-45), -1(nan)
	  CNDE   T4.X, T1.W, PV.W, literal.x, 
	  SUB_INT   T3.Y, T12.X, T6.X,  
	  CNDE_INT   T1.Z, PV.Z, T1.Y, 0.0, 
	  SETGT * T0.W, T0.X, literal.y,  BS:VEC_201
	-1(nan), 1602224128(1.844674e+19)
	  LSHR   T0.X, T0.Y, literal.x,  
	  CNDE   T5.Y, PV.W, PV.Z, literal.y, 
	  CNDE_INT * T1.W, T0.Z, PV.Y, 0.0, 
	2(2.802597e-45), -1(nan)
	  CNDE * T5.X, T0.W, PV.W, literal.x, 
	-1(nan), 0(0.000000e+00)
	  LSHR * T3.X, T2.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp39:
.Lfunc_end7:
	.size	float_to_ulong, .Lfunc_end7-float_to_ulong

