	.text
	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	int_to_char
	.p2align	8
	.type	int_to_char,@function
int_to_char:
int_to_char$local:
.Lfunc_begin0:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp1:
	ALU 29, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T2.XW, T1.X
	MEM_RAT MSKOR T3.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
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
	2(2.802597e-45), 0(0.000000e+00)
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
	  ADD_INT * T0.W, T0.W, KC0[0].W,  
	  MAX_INT   T0.Z, T0.X, literal.x,  
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	-128(nan), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MIN_INT * T3.W, PV.Z, literal.y,  
	3(4.203895e-45), 127(1.779649e-43)
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
	.size	int_to_char, .Lfunc_end0-int_to_char

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	int_to_uchar
	.p2align	8
	.type	int_to_uchar,@function
int_to_uchar:
int_to_uchar$local:
.Lfunc_begin1:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp5:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp6:
	ALU 27, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T2.XW, T1.X
	MEM_RAT MSKOR T3.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
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
	2(2.802597e-45), 0(0.000000e+00)
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
	  ADD_INT * T0.W, T0.W, KC0[0].W,  
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  MAX_INT * T3.W, T0.X, 0.0,  
	3(4.203895e-45), 0(0.000000e+00)
	  MIN_INT   T1.Z, PV.W, literal.x,  
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
.Ltmp9:
.Lfunc_end1:
	.size	int_to_uchar, .Lfunc_end1-int_to_uchar

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	int_to_short
	.p2align	8
	.type	int_to_short,@function
int_to_short:
int_to_short$local:
.Lfunc_begin2:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp10:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp11:
	ALU 30, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T2.X
	MEM_RAT MSKOR T3.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
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
	2(2.802597e-45), 0(0.000000e+00)
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
	  LSHL * T2.W, KC0[0].W, 1,  
	  MAX_INT   T0.Z, T0.X, literal.x,  
	  ADD_INT * T2.W, T0.W, PV.W,  
	-32768(nan), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MIN_INT * T3.W, PV.Z, literal.y,  
	3(4.203895e-45), 32767(4.591635e-41)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
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
.Ltmp14:
.Lfunc_end2:
	.size	int_to_short, .Lfunc_end2-int_to_short

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	int_to_ushort
	.p2align	8
	.type	int_to_ushort,@function
int_to_ushort:
int_to_ushort$local:
.Lfunc_begin3:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp15:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp16:
	ALU 28, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T2.X
	MEM_RAT MSKOR T3.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
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
	2(2.802597e-45), 0(0.000000e+00)
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
	  LSHL * T2.W, KC0[0].W, 1,  
	  ADD_INT * T2.W, T0.W, PV.W,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  MAX_INT * T3.W, T0.X, 0.0,  
	3(4.203895e-45), 0(0.000000e+00)
	  MIN_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
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
	.size	int_to_ushort, .Lfunc_end3-int_to_ushort

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	int_to_uint
	.p2align	8
	.type	int_to_uint,@function
int_to_uint:
int_to_uint$local:
.Lfunc_begin4:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp20:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp21:
	ALU 8, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T2.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
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
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MAX_INT   T1.X, T0.X, 0.0,  
	  ADD_INT * T0.W, PV.Z, PV.W,  
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp24:
.Lfunc_end4:
	.size	int_to_uint, .Lfunc_end4-int_to_uint

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	int_to_long
	.p2align	8
	.type	int_to_long,@function
int_to_long:
int_to_long$local:
.Lfunc_begin5:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp25:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 10, @19, KC0[CB0:0-32], KC1[]
.Ltmp26:
	MEM_RAT_CACHELESS STORE_DWORD T0, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp27:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Z, PV.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Z, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T2.X, T0.Z, literal.x,  
	  ASHR * T0.Y, T0.X, literal.y,  
	2(2.802597e-45), 31(4.344025e-44)
.Ltmp28:
.Lfunc_end5:
	.size	int_to_long, .Lfunc_end5-int_to_long

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	int_to_ulong
	.p2align	8
	.type	int_to_ulong,@function
int_to_ulong:
int_to_ulong$local:
.Lfunc_begin6:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp29:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp30:
	ALU 13, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp31:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp32:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  ASHR * T0.Y, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MAX_INT   T1.X, T0.X, 0.0,  
	  MOV   T1.Y, 0.0,  
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Z, PV.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Z, PV.W,  
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp33:
.Lfunc_end6:
	.size	int_to_ulong, .Lfunc_end6-int_to_ulong

	.section	.AMDGPU.config
	.long	166100
	.long	9
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	int_to_float
	.p2align	8
	.type	int_to_float,@function
int_to_float:
int_to_float$local:
.Lfunc_begin7:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp34:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp35:
	ALU 79, @21, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T4.X
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T8.X, T0.X
	MEM_RAT_CACHELESS STORE_DWORD T7.X, T5.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp36:
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp37:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  INT_TO_FLT * T1.X, T0.X,  
	  MUL_IEEE   T0.Z, PV.X, literal.x,  
	  SETGT_INT * T1.W, 0.0, T0.X,  
	-8388608(-INF), 0(0.000000e+00)
	  CNDE_INT * T2.W, PV.W, PV.Z, literal.x, 
	2139095040(INF), 0(0.000000e+00)
	  CNDGT_INT * T2.W, T0.X, literal.x, PV.W, 
	-8388608(-INF), 0(0.000000e+00)
	  SUB_INT   T0.Y, literal.x, T1.X,  
	  SETGT_INT   T0.Z, 0.0, PV.W,  
	  SUB_INT * T3.W, literal.x, PV.W,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Y, PV.Z, T2.W, PV.W, 
	  CNDE_INT   T0.Z, T1.W, T1.X, PV.Y, 
	  TRUNC * T1.W, T1.X,  
	  FLT_TO_INT   T0.Y, PV.W,  
	  OR_INT   T1.Z, T2.W, T1.X,  
	  SETGE_INT * T1.W, PV.Z, PV.Y,  
	  CNDE_INT   T1.Y, PV.W, 1, literal.x, 
	  AND_INT   T1.Z, PV.Z, literal.y,  
	  SUB_INT * T1.W, 0.0, PV.Y,  
	-1(nan), 2147483647(nan)
	  MAX_INT   T2.Y, T0.Y, PV.W,  
	  SETE_INT   T1.Z, PV.Z, 0.0,  
	  ADD_INT * T1.W, PV.Y, T0.Z,  
	  SETE_INT   T2.X, T1.X, T2.W,  
	  SETGT_INT   T1.Y, T0.Z, literal.x,  
	  SETGT_INT   T2.Z, 0.0, PV.W,  
	  SUB_INT * T3.W, literal.y, PV.W,  
	-2139095041(-1.175494e-38), -2147483648(-0.000000e+00)
	  CNDE_INT   T3.X, PV.Z, T1.W, PV.W, 
	  CNDE_INT   T1.Y, PV.Y, 1, literal.x, 
	  ADD_INT   T2.Z, KC0[2].Z, T0.W,  BS:VEC_021/SCL_122
	  LSHL * T0.W, KC0[0].W, literal.y,  
	-1(nan), 2(2.802597e-45)
	  SETE_DX10   T4.X, T2.W, T2.W,  
	  ADD_INT   T3.Y, PV.Z, PV.W,  
	  ADD_INT   T3.Z, PV.Y, T0.Z,  
	  SETGT_INT * T1.W, T0.Z, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  CNDE_INT   T5.X, PV.W, 1, literal.x, 
	  SETGT_INT   T1.Y, 0.0, PV.Z,  
	  SUB_INT   T4.Z, literal.y, PV.Z,  
	  ADD_INT * T1.W, PV.Y, T0.W,  
	-1(nan), -2147483648(-0.000000e+00)
	  ADD_INT   T6.X, PV.W, T0.W,  
	  CNDE_INT   T1.Y, PV.Y, T3.Z, PV.Z, 
	  SETE_INT   T3.Z, T1.X, literal.x,  
	  ADD_INT * T3.W, PV.X, T0.Z,  BS:VEC_021/SCL_122
	-8388608(-INF), 0(0.000000e+00)
	  SETGT_INT   T5.X, 0.0, PV.W,  
	  SUB_INT   T4.Y, literal.x, PV.W,  
	  CNDE_INT   T0.Z, PV.Z, PV.Y, literal.y, 
	  SETGE_INT * T4.W, T0.X, T0.Y,  
	-2147483648(-0.000000e+00), -8388608(-INF)
	  CNDE_INT   T7.X, PV.W, PV.Z, T1.X, 
	  CNDE_INT   T1.Y, PV.X, T3.W, PV.Y, 
	  SETE_INT   T0.Z, T1.X, literal.x,  
	  ADD_INT * T0.W, T6.X, T0.W,  BS:VEC_120/SCL_212
	2139095040(INF), 0(0.000000e+00)
	  LSHR   T5.X, PV.W, literal.x,  
	  SUB_INT   T4.Y, 0.0, T0.X,  
	  CNDE_INT   T0.Z, PV.Z, PV.Y, literal.y, 
	  SETGT_INT * T0.W, T0.X, T0.Y,  
	2(2.802597e-45), 2139095040(INF)
	  CNDE_INT   T8.X, PV.W, T1.X, PV.Z, 
	  MAX_INT * T0.Y, T0.X, PV.Y,  
	  CNDE_INT   T0.Z, T4.X, T2.W, T3.X, 
	  OR_INT * T0.W, T2.X, T1.Z,  BS:VEC_120/SCL_212
	  LSHR   T0.X, T6.X, literal.x,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, T2.W, 
	  SETGT_UINT * T0.W, T2.Y, T0.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T2.X, PV.W, T1.X, PV.Z, 
	  LSHR * T3.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T4.X, T3.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T6.X, T2.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp38:
.Lfunc_end7:
	.size	int_to_float, .Lfunc_end7-int_to_float

