	.text
	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	uchar_to_char
	.p2align	8
	.type	uchar_to_char,@function
uchar_to_char:
uchar_to_char$local:
.Lfunc_begin0:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 0, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp1:
	ALU 25, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T2.XW, T1.X
	MEM_RAT MSKOR T3.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
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
	  ADD_INT * T0.X, KC0[2].Y, T0.W,  
	ALU clause starting at 17:
	  ADD_INT * T1.W, KC0[2].Z, T0.W,  
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.X, T0.X, PV.W,  
	  LSHL * T2.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T2.Y, 0.0,  
	  ADD_INT * T0.W, T0.W, KC0[0].W,  
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  MIN_UINT * T3.W, T0.X, literal.y,  
	3(4.203895e-45), 127(1.779649e-43)
	  LSHL   T3.X, PV.W, PV.Z,  
	  LSHL * T3.W, literal.x, PV.Z,  
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
	.size	uchar_to_char, .Lfunc_end0-uchar_to_char

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	uchar_to_short
	.p2align	8
	.type	uchar_to_short,@function
uchar_to_short:
uchar_to_short$local:
.Lfunc_begin1:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp5:
	ALU 0, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp6:
	ALU 25, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T2.X
	MEM_RAT MSKOR T3.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp7:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  ADD_INT * T0.X, KC0[2].Y, T0.W,  
	ALU clause starting at 17:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
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
	  LSHL * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.X, T0.X, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  MOV * T3.Z, 0.0,  
	  LSHR * T0.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp8:
.Lfunc_end1:
	.size	uchar_to_short, .Lfunc_end1-uchar_to_short

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	uchar_to_ushort
	.p2align	8
	.type	uchar_to_ushort,@function
uchar_to_ushort:
uchar_to_ushort$local:
.Lfunc_begin2:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp9:
	ALU 0, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp10:
	ALU 25, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T2.X
	MEM_RAT MSKOR T3.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp11:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  ADD_INT * T0.X, KC0[2].Y, T0.W,  
	ALU clause starting at 17:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
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
	  LSHL * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.X, T0.X, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  MOV * T3.Z, 0.0,  
	  LSHR * T0.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp12:
.Lfunc_end2:
	.size	uchar_to_ushort, .Lfunc_end2-uchar_to_ushort

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	uchar_to_int
	.p2align	8
	.type	uchar_to_int,@function
uchar_to_int:
uchar_to_int$local:
.Lfunc_begin3:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp13:
	ALU 0, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp14:
	ALU 9, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp15:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  ADD_INT * T0.X, KC0[2].Y, T0.W,  
	ALU clause starting at 17:
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
.Ltmp16:
.Lfunc_end3:
	.size	uchar_to_int, .Lfunc_end3-uchar_to_int

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	uchar_to_uint
	.p2align	8
	.type	uchar_to_uint,@function
uchar_to_uint:
uchar_to_uint$local:
.Lfunc_begin4:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp17:
	ALU 0, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp18:
	ALU 9, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp19:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  ADD_INT * T0.X, KC0[2].Y, T0.W,  
	ALU clause starting at 17:
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
.Ltmp20:
.Lfunc_end4:
	.size	uchar_to_uint, .Lfunc_end4-uchar_to_uint

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	uchar_to_long
	.p2align	8
	.type	uchar_to_long,@function
uchar_to_long:
uchar_to_long$local:
.Lfunc_begin5:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp21:
	ALU 0, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp22:
	ALU 10, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp23:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  ADD_INT * T0.X, KC0[2].Y, T0.W,  
	ALU clause starting at 17:
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
.Ltmp24:
.Lfunc_end5:
	.size	uchar_to_long, .Lfunc_end5-uchar_to_long

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	uchar_to_ulong
	.p2align	8
	.type	uchar_to_ulong,@function
uchar_to_ulong:
uchar_to_ulong$local:
.Lfunc_begin6:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp25:
	ALU 0, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp26:
	ALU 10, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp27:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  ADD_INT * T0.X, KC0[2].Y, T0.W,  
	ALU clause starting at 17:
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
.Ltmp28:
.Lfunc_end6:
	.size	uchar_to_ulong, .Lfunc_end6-uchar_to_ulong

	.section	.AMDGPU.config
	.long	166100
	.long	6
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	uchar_to_float
	.p2align	8
	.type	uchar_to_float,@function
uchar_to_float:
uchar_to_float$local:
.Lfunc_begin7:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp29:
	ALU 0, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp30:
	ALU 19, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T4.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp31:
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp32:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  ADD_INT * T0.X, KC0[2].Y, T0.W,  
	ALU clause starting at 19:
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
.Ltmp33:
.Lfunc_end7:
	.size	uchar_to_float, .Lfunc_end7-uchar_to_float

