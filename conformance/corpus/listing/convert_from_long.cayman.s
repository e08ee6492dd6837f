	.text
	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	long_to_char
	.p2align	8
	.type	long_to_char,@function
long_to_char:
long_to_char$local:
.Lfunc_begin0:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp1:
	ALU 38, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T2.XW, T1.X
	MEM_RAT MSKOR T3.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp2:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp3:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  LSHL * T1.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
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
	  SETGT_INT * T3.W, 0.0, T0.Y,  
	  CNDE_INT   T1.X, PV.W, T0.X, literal.x, 
	  MAX_UINT   T1.Y, T0.X, literal.x,  
	  SETE_INT   T0.Z, T0.Y, literal.y,  
	  MAX_INT * T3.W, T0.Y, literal.y,  
	-128(nan), -1(nan)
	  ADD_INT   T0.Y, T0.W, KC0[0].W,  
	  SETGT_INT   T1.Z, 0.0, PV.W,  
	  CNDE_INT * T0.W, PV.Z, PV.X, PV.Y, 
	  MIN_UINT   T1.Y, PV.W, literal.x,  
	  CNDE_INT   T0.Z, PV.Z, literal.x, PV.W, 
	  ADD_INT * T0.W, KC0[2].Z, PV.Y,  
	127(1.779649e-43), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  CNDE_INT * T3.W, T3.W, PV.Y, PV.Z, 
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T2.Z, 0.0,  
	  MOV * T3.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp4:
.Lfunc_end0:
	.size	long_to_char, .Lfunc_end0-long_to_char

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	long_to_uchar
	.p2align	8
	.type	long_to_uchar,@function
long_to_uchar:
long_to_uchar$local:
.Lfunc_begin1:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp5:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp6:
	ALU 30, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T2.XW, T1.X
	MEM_RAT MSKOR T3.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp7:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp8:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  LSHL * T1.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
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
	  ADD_INT   T0.Z, T0.W, KC0[0].W,  
	  CNDGT_INT * T0.W, T0.Y, T0.X, 0.0, 
	  CNDE_INT   T1.Z, T0.Y, T0.X, PV.W, 
	  ADD_INT * T0.W, KC0[2].Z, PV.Z,  
	  AND_INT   T1.Y, PV.W, literal.x,  
	  MIN_UINT   T0.Z, PV.Z, literal.y,  
	  MAX_INT * T3.W, T0.Y, 0.0,  
	3(4.203895e-45), 255(3.573311e-43)
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  LSHL * T3.W, PV.Y, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T2.Z, 0.0,  
	  MOV * T3.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp9:
.Lfunc_end1:
	.size	long_to_uchar, .Lfunc_end1-long_to_uchar

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	long_to_short
	.p2align	8
	.type	long_to_short,@function
long_to_short:
long_to_short$local:
.Lfunc_begin2:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp10:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp11:
	ALU 39, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T3.X
	MEM_RAT MSKOR T2.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp12:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp13:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  LSHL * T1.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  SETGT_INT * T2.W, 0.0, T0.Y,  
	  CNDE_INT   T2.X, PV.W, T0.X, literal.x, 
	  MAX_UINT   T2.Y, T0.X, literal.x,  
	  SETE_INT   T0.Z, T0.Y, literal.y,  
	  MAX_INT * T2.W, T0.Y, literal.y,  
	-32768(nan), -1(nan)
	  LSHL   T0.Y, KC0[0].W, 1,  
	  SETGT_INT   T1.Z, 0.0, PV.W,  
	  CNDE_INT * T3.W, PV.Z, PV.X, PV.Y, 
	  MIN_UINT   T2.Y, PV.W, literal.x,  
	  CNDE_INT   T0.Z, PV.Z, literal.x, PV.W, 
	  ADD_INT * T3.W, T0.W, PV.Y,  
	32767(4.591635e-41), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  CNDE_INT * T2.W, T2.W, PV.Y, PV.Z, 
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  LSHL * T2.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T2.X, PV.Z, PV.W,  
	  LSHL * T2.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T2.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  MOV * T2.Z, 0.0,  
	  LSHR * T0.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp14:
.Lfunc_end2:
	.size	long_to_short, .Lfunc_end2-long_to_short

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	long_to_ushort
	.p2align	8
	.type	long_to_ushort,@function
long_to_ushort:
long_to_ushort$local:
.Lfunc_begin3:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp15:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp16:
	ALU 31, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T2.X
	MEM_RAT MSKOR T3.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp17:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp18:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  LSHL * T1.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  LSHL   T0.Z, KC0[0].W, 1,  
	  CNDGT_INT * T2.W, T0.Y, T0.X, 0.0, 
	  CNDE_INT   T1.Z, T0.Y, T0.X, PV.W, 
	  ADD_INT * T2.W, T0.W, PV.Z,  
	  AND_INT   T2.Y, PV.W, literal.x,  
	  MIN_UINT   T0.Z, PV.Z, literal.y,  
	  MAX_INT * T3.W, T0.Y, 0.0,  
	3(4.203895e-45), 65535(9.183409e-41)
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  LSHL * T3.W, PV.Y, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  MOV * T3.Z, 0.0,  
	  LSHR * T0.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp19:
.Lfunc_end3:
	.size	long_to_ushort, .Lfunc_end3-long_to_ushort

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	long_to_int
	.p2align	8
	.type	long_to_int,@function
long_to_int:
long_to_int$local:
.Lfunc_begin4:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp20:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp21:
	ALU 6, @19, KC0[], KC1[]
	ALU 13, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T3.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp22:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp23:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  LSHL * T1.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  SETGT_INT * T1.W, 0.0, T0.Y,  
	  CNDE_INT   T1.X, PV.W, T0.X, literal.x, 
	  MAX_UINT   T1.Y, T0.X, literal.x,  
	  SETE_INT   T0.Z, T0.Y, literal.y,  
	  MAX_INT * T1.W, T0.Y, literal.y,  
	-2147483648(-0.000000e+00), -1(nan)
	  SETGT_INT * T0.Y, 0.0, PV.W,  
	ALU clause starting at 26:
	  CNDE_INT   T0.Z, T0.Z, T1.X, T1.Y, 
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, KC0[2].Z, PV.W,  
	  LSHL   T1.Y, KC0[0].W, literal.x,  
	  MIN_UINT   T1.Z, PV.Z, literal.y,  
	  CNDE_INT * T0.W, T0.Y, literal.y, PV.Z, 
	2(2.802597e-45), 2147483647(nan)
	  CNDE_INT   T2.X, T1.W, PV.Z, PV.W, 
	  ADD_INT * T0.W, PV.X, PV.Y,  
	  LSHR * T3.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T1.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp24:
.Lfunc_end4:
	.size	long_to_int, .Lfunc_end4-long_to_int

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	long_to_uint
	.p2align	8
	.type	long_to_uint,@function
long_to_uint:
long_to_uint$local:
.Lfunc_begin5:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp25:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp26:
	ALU 14, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T3.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp27:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp28:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  LSHL * T1.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  CNDGT_INT   T0.Z, T0.Y, T0.X, 0.0, 
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, KC0[2].Z, PV.W,  
	  LSHL   T1.Y, KC0[0].W, literal.x,  
	  CNDE_INT   T0.Z, T0.Y, T0.X, PV.Z, 
	  MAX_INT * T0.W, T0.Y, 0.0,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT   T2.X, PV.W, PV.Z, literal.x, 
	  ADD_INT * T0.W, PV.X, PV.Y,  
	-1(nan), 0(0.000000e+00)
	  LSHR * T3.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T1.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp29:
.Lfunc_end5:
	.size	long_to_uint, .Lfunc_end5-long_to_uint

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	long_to_ulong
	.p2align	8
	.type	long_to_ulong,@function
long_to_ulong:
long_to_ulong$local:
.Lfunc_begin6:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp30:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp31:
	ALU 10, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T2, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp32:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp33:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Z, PV.W,  
	  LSHR   T1.X, PV.W, literal.x,  
	  CNDGT_INT * T0.W, T0.Y, T0.X, 0.0, 
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T2.X, T0.Y, T0.X, PV.W, 
	  LSHR   T3.X, T0.Z, literal.x,  
	  MAX_INT * T2.Y, T0.Y, 0.0,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp34:
.Lfunc_end6:
	.size	long_to_ulong, .Lfunc_end6-long_to_ulong

	.section	.AMDGPU.config
	.long	166100
	.long	11
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	long_to_float
	.p2align	8
	.type	long_to_float,@function
long_to_float:
long_to_float$local:
.Lfunc_begin7:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp35:
	ALU 2, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @12
.Ltmp36:
	ALU 110, @23, KC0[], KC1[]
	ALU 41, @134, KC0[CB0:0-32], KC1[]
	ALU 18, @176, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T4.X
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T8.X, T0.X
	CF_END
	Fetch clause starting at 12:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
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
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
	  ASHR * T1.W, T0.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T0.Z, T0.Y, PV.W,  
	  ADDC_UINT * T2.W, T0.X, PV.W,  
	  ADD_INT * T2.W, PV.Z, PV.W,  
	  XOR_INT * T1.W, PV.W, T1.W,  
	  FFBH_UINT * T2.W, PV.W,  
	  CNDE_INT * T1.W, T1.W, literal.x, PV.W, 
	32(4.484155e-44), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL * T2.W, T0.X, PV.W,  
	  AND_INT   T1.X, T1.W, literal.x,  
	  NOT_INT   T1.Y, T1.W,  
	  BIT_ALIGN_INT   T0.Z, T0.Y, T0.X, 1, 
	  LSHR * T3.W, T0.Y, 1,  
	32(4.484155e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T0.Z, PV.W, PV.Z, PV.Y, 
	  CNDE_INT * T3.W, PV.X, T2.W, 0.0, 
	  MIN_UINT   T1.Z, PV.W, 1,  
	  CNDE_INT * T2.W, T1.X, PV.Z, T2.W, 
	  SUB_INT   T0.Z, literal.x, T1.W,  
	  OR_INT * T1.W, PV.W, PV.Z,  
	32(4.484155e-44), 0(0.000000e+00)
	  UINT_TO_FLT   T1.Z, PV.W,  
	  LSHL * T1.W, PV.Z, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  ADD_INT   T0.Z, PV.Z, PV.W,  
	  AND_INT * T1.W, T0.Y, literal.x,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  OR_INT   T1.X, PV.Z, PV.W,  
	  MOV * T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  SETNE_INT   T2.X, T0.X, 0.0,  
	  SETGT_INT   T1.Y, T0.Y, 0.0,  
	  MUL_IEEE   T1.Z, PV.X, literal.x,  
	  SETGT_INT * T2.W, 0.0, T0.Y,  
	-8388608(-INF), 0(0.000000e+00)
	  CNDE_INT   T3.X, PV.W, PV.Z, literal.x, 
	  CNDE_INT   T1.Y, T0.Y, PV.X, PV.Y, 
	  AND_INT   T1.Z, T1.X, literal.y,  
	  BFE_UINT * T1.W, T1.X, literal.z, T1.W, 
	2139095040(INF), 8388607(1.175494e-38)
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT   T2.X, literal.x, T1.X,  
	  ADD_INT   T2.Y, PV.W, literal.y,  
	  OR_INT   T1.Z, PV.Z, literal.z,  
	  CNDE_INT * T3.W, PV.Y, PV.X, literal.w, 
	-2147483648(-0.000000e+00), -150(nan)
	8388608(1.175494e-38), -8388608(-INF)
	  SETGT_INT   T3.X, 0.0, PV.W,  
	  SUB_INT   T1.Y, literal.x, PV.W,  
	  LSHR   T2.Z, PV.Z, 1,  
	  NOT_INT * T4.W, PV.Y,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  BIT_ALIGN_INT   T4.X, 0.0, PV.Z, PV.W, 
	  CNDE_INT   T1.Y, PV.X, T3.W, PV.Y, 
	  CNDE_INT   T2.Z, T2.W, T1.X, T2.X, 
	  AND_INT * T4.W, T2.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T2.X, T1.W, literal.x,  
	  LSHL   T3.Y, T1.Z, PV.W,  
	  SETGE_INT   T3.Z, PV.Z, PV.Y,  
	  SUB_INT * T1.W, literal.y, T1.W,  
	-127(nan), 150(2.101948e-43)
	  AND_INT   T3.X, T2.Y, literal.x,  
	  AND_INT   T1.Y, PV.W, literal.x,  
	  BIT_ALIGN_INT   T1.Z, 0.0, T1.Z, PV.W, 
	  CNDE_INT * T1.W, PV.Z, 1, literal.y, 
	32(4.484155e-44), -1(nan)
	  ADD_INT   T5.X, PV.W, T2.Z,  
	  CNDE_INT   T1.Y, PV.Y, PV.Z, 0.0, 
	  CNDE_INT   T1.Z, PV.X, T3.Y, 0.0, 
	  SETGT_INT * T1.W, T2.X, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  CNDE_INT   T6.X, PV.W, PV.Y, PV.Z, 
	  SETGT_INT   T1.Y, 0.0, PV.X,  
	  SUB_INT   T1.Z, literal.x, PV.X,  
	  CNDE_INT * T4.W, T3.X, T4.X, T3.Y, 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T3.X, T1.W, 0.0, PV.W, 
	  ASHR   T2.Y, T1.X, literal.x,  
	  CNDE_INT   T1.Z, PV.Y, T5.X, PV.Z, 
	  SETE_DX10 * T1.W, T3.W, T3.W,  BS:VEC_120/SCL_212
	31(4.344025e-44), 0(0.000000e+00)
	  CNDE_INT   T4.X, PV.W, T3.W, PV.Z, 
	  XOR_INT   T1.Y, PV.X, PV.Y,  
	  OR_INT   T0.Z, T3.W, T0.Z,  
	  XOR_INT * T1.W, T6.X, PV.Y,  
	  SUB_INT   T3.X, PV.W, T2.Y,  
	  AND_INT   T3.Y, PV.Z, literal.x,  
	  SUB_INT   T0.Z, PV.Y, T2.Y,  
	  SUBB_UINT * T1.W, PV.W, T2.Y,  
	2147483647(nan), 0(0.000000e+00)
	  SUB_INT   T5.X, PV.Z, PV.W,  
	  SETGT_INT   T1.Y, 0.0, T2.X,  
	  SETE_INT   T0.Z, PV.Y, 0.0,  
	  SETE_INT * T1.W, T1.X, T3.W,  
	  OR_INT   T2.X, PV.W, PV.Z,  
	  CNDE_INT   T2.Y, PV.Y, PV.X, 0.0, 
	  CNDE_INT   T0.Z, PV.Y, T3.X, 0.0, 
	  SETGT_INT * T1.W, T2.Z, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  CNDE_INT   T3.X, PV.W, 1, literal.x, 
	  SUBB_UINT   T1.Y, 0.0, PV.Z,  
	  SETGT_INT   T1.Z, 0.0, PV.Y,  
	  SUB_INT * T1.W, 0.0, PV.Z,  
	-1(nan), 0(0.000000e+00)
	  CNDE_INT   T5.X, PV.Z, T0.Z, PV.W, 
	  SETGT_INT * T3.Y, T2.Z, literal.x,  
	-2139095041(-1.175494e-38), 0(0.000000e+00)
	ALU clause starting at 134:
	  BFE_INT   T3.Z, T1.Y, 0.0, 1, 
	  ADD_INT * T1.W, T3.X, T2.Z,  
	  SETGT_INT   T3.X, 0.0, PV.W,  
	  SUB_INT   T1.Y, literal.x, PV.W,  
	  SUB_INT   T3.Z, PV.Z, T2.Y,  
	  SUB_INT * T4.W, 0.0, T0.X,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T6.X, T2.W, T0.X, PV.W, 
	  CNDE_INT   T4.Y, T1.Z, T2.Y, PV.Z, 
	  CNDE_INT   T1.Z, PV.X, T1.W, PV.Y, 
	  CNDE_INT * T1.W, T3.Y, 1, literal.x, 
	-1(nan), 0(0.000000e+00)
	  SETE_INT   T3.X, T1.X, literal.x,  
	  SETGT_INT   T1.Y, T0.Y, T2.Y,  
	  ADD_INT   T2.Z, PV.W, T2.Z,  
	  LSHL * T0.W, T0.W, literal.y,  
	2139095040(INF), 2(2.802597e-45)
	  ADD_INT   T7.X, KC0[2].Z, PV.W,  
	  LSHL   T3.Y, KC0[0].W, literal.x,  
	  SETGT_INT   T3.Z, 0.0, PV.Z,  
	  SUB_INT * T0.W, literal.y, PV.Z,  
	2(2.802597e-45), -2147483648(-0.000000e+00)
	  CNDE_INT   T8.X, PV.Z, T2.Z, PV.W, 
	  SETE_INT   T5.Y, T1.X, literal.x,  
	  SETE_INT   T2.Z, T0.Y, T2.Y,  
	  ADD_INT * T0.W, PV.X, PV.Y,  
	-8388608(-INF), 0(0.000000e+00)
	  SETGT_INT   T9.X, T2.Y, T0.Y,  
	  SETGT_UINT   T2.Y, T0.Z, T0.X,  
	  SUBB_UINT   T3.Z, 0.0, T0.X,  
	  ADD_INT * T1.W, PV.W, T3.Y,  BS:VEC_021/SCL_122
	  ADD_INT   T10.X, PV.W, T3.Y,  
	  BFE_INT   T6.Y, PV.Z, 0.0, 1, 
	  CNDE_INT   T3.Z, T2.Z, PV.X, PV.Y, 
	  CNDE_INT * T4.W, T5.Y, T8.X, literal.x, 
	-8388608(-INF), 0(0.000000e+00)
	  CNDE_INT   T8.X, PV.Z, T1.X, PV.W, 
	  SETGT_UINT   T2.Y, T0.X, T0.Z,  
	  SUB_INT   T0.Z, PV.Y, T0.Y,  
	  ADD_INT * T4.W, PV.X, T3.Y,  BS:VEC_021/SCL_122
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 176:
	  CNDE_INT   T0.Y, T2.W, T0.Y, T0.Z, 
	  CNDE_INT   T0.Z, T2.Z, T1.Y, T2.Y, BS:VEC_120/SCL_212
	  CNDE_INT * T2.W, T3.X, T1.Z, literal.x, BS:VEC_102/SCL_221
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T3.X, PV.Z, T1.X, PV.W, 
	  SETGT_UINT   T1.Y, T4.Y, PV.Y,  
	  SETE_INT   T0.Z, T4.Y, PV.Y,  
	  SETGT_UINT * T2.W, T5.X, T6.X,  BS:VEC_021/SCL_122
	  LSHR   T5.X, T10.X, literal.x,  
	  CNDE_INT   T0.Z, PV.Z, PV.Y, PV.W, 
	  CNDE_INT * T2.W, T2.X, T4.X, T3.W, BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T2.X, PV.Z, T1.X, PV.W, 
	  LSHR * T4.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T6.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T7.X, T7.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp39:
.Lfunc_end7:
	.size	long_to_float, .Lfunc_end7-long_to_float

