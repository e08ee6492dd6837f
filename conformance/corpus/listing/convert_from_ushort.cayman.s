	.text
	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ushort_to_char
	.p2align	8
	.type	ushort_to_char,@function
ushort_to_char:
ushort_to_char$local:
.Lfunc_begin0:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 1, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp1:
	ALU 26, @18, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T2.XW, T1.X
	MEM_RAT MSKOR T3.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
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
	  LSHL * T1.W, T0.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 18:
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
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MIN_UINT   T0.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	127(1.779649e-43), 3(4.203895e-45)
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
	.size	ushort_to_char, .Lfunc_end0-ushort_to_char

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ushort_to_uchar
	.p2align	8
	.type	ushort_to_uchar,@function
ushort_to_uchar:
ushort_to_uchar$local:
.Lfunc_begin1:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp5:
	ALU 1, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp6:
	ALU 26, @18, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T2.XW, T1.X
	MEM_RAT MSKOR T3.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
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
	  LSHL * T1.W, T0.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 18:
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
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MIN_UINT   T0.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
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
	.size	ushort_to_uchar, .Lfunc_end1-ushort_to_uchar

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ushort_to_short
	.p2align	8
	.type	ushort_to_short,@function
ushort_to_short:
ushort_to_short$local:
.Lfunc_begin2:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp10:
	ALU 1, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp11:
	ALU 25, @18, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T2.X
	MEM_RAT MSKOR T3.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
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
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 18:
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T0.X, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  LSHL * T2.W, KC0[0].W, 1,  
	  ADD_INT * T2.W, T0.W, PV.W,  
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  MIN_UINT * T3.W, T0.X, literal.y,  
	3(4.203895e-45), 32767(4.591635e-41)
	  LSHL   T3.X, PV.W, PV.Z,  
	  LSHL * T3.W, literal.x, PV.Z,  
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
	.size	ushort_to_short, .Lfunc_end2-ushort_to_short

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ushort_to_int
	.p2align	8
	.type	ushort_to_int,@function
ushort_to_int:
ushort_to_int$local:
.Lfunc_begin3:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp15:
	ALU 1, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp16:
	ALU 9, @18, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp17:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  LSHL * T1.W, T0.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Z, PV.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Z, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp18:
.Lfunc_end3:
	.size	ushort_to_int, .Lfunc_end3-ushort_to_int

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ushort_to_uint
	.p2align	8
	.type	ushort_to_uint,@function
ushort_to_uint:
ushort_to_uint$local:
.Lfunc_begin4:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp19:
	ALU 1, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp20:
	ALU 9, @18, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp21:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  LSHL * T1.W, T0.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Z, PV.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Z, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp22:
.Lfunc_end4:
	.size	ushort_to_uint, .Lfunc_end4-ushort_to_uint

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ushort_to_long
	.p2align	8
	.type	ushort_to_long,@function
ushort_to_long:
ushort_to_long$local:
.Lfunc_begin5:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp23:
	ALU 1, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp24:
	ALU 10, @18, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp25:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  LSHL * T1.W, T0.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 18:
	  MOV   T0.Y, 0.0,  
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Z, PV.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Z, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp26:
.Lfunc_end5:
	.size	ushort_to_long, .Lfunc_end5-ushort_to_long

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ushort_to_ulong
	.p2align	8
	.type	ushort_to_ulong,@function
ushort_to_ulong:
ushort_to_ulong$local:
.Lfunc_begin6:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp27:
	ALU 1, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp28:
	ALU 10, @18, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_16 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp29:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  LSHL * T1.W, T0.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 18:
	  MOV   T0.Y, 0.0,  
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Z, PV.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Z, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp30:
.Lfunc_end6:
	.size	ushort_to_ulong, .Lfunc_end6-ushort_to_ulong

	.section	.AMDGPU.config
	.long	166100
	.long	6
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ushort_to_float
	.p2align	8
	.type	ushort_to_float,@function
ushort_to_float:
ushort_to_float$local:
.Lfunc_begin7:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp31:
	ALU 1, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp32:
	ALU 19, @20, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T4.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp33:
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp34:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  LSHL * T1.W, T0.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Z, PV.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T2.W, PV.W, T0.W,  
	  ADD_INT * T3.W, PV.W, T0.W,  
	  ADD_INT * T0.W, PV.W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T4.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  UINT_TO_FLT * T0.X, T0.X,  
	  LSHR * T5.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp35:
.Lfunc_end7:
	.size	ushort_to_float, .Lfunc_end7-ushort_to_float

