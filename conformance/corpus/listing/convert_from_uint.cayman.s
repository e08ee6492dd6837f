	.text
	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	uint_to_char
	.p2align	8
	.type	uint_to_char,@function
uint_to_char:
uint_to_char$local:
.Lfunc_begin0:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp1:
	ALU 26, @19, KC0[CB0:0-32], KC1[]
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
	.size	uint_to_char, .Lfunc_end0-uint_to_char

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	uint_to_uchar
	.p2align	8
	.type	uint_to_uchar,@function
uint_to_uchar:
uint_to_uchar$local:
.Lfunc_begin1:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp5:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp6:
	ALU 26, @19, KC0[CB0:0-32], KC1[]
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
	.size	uint_to_uchar, .Lfunc_end1-uint_to_uchar

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	uint_to_short
	.p2align	8
	.type	uint_to_short,@function
uint_to_short:
uint_to_short$local:
.Lfunc_begin2:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp10:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp11:
	ALU 27, @19, KC0[CB0:0-32], KC1[]
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
	.size	uint_to_short, .Lfunc_end2-uint_to_short

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	uint_to_ushort
	.p2align	8
	.type	uint_to_ushort,@function
uint_to_ushort:
uint_to_ushort$local:
.Lfunc_begin3:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp15:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp16:
	ALU 27, @19, KC0[CB0:0-32], KC1[]
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
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  MIN_UINT * T3.W, T0.X, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
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
.Ltmp19:
.Lfunc_end3:
	.size	uint_to_ushort, .Lfunc_end3-uint_to_ushort

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	uint_to_int
	.p2align	8
	.type	uint_to_int,@function
uint_to_int:
uint_to_int$local:
.Lfunc_begin4:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp20:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp21:
	ALU 9, @19, KC0[CB0:0-32], KC1[]
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
	  MIN_UINT   T1.X, T0.X, literal.x,  
	  ADD_INT * T0.W, PV.Z, PV.W,  
	2147483647(nan), 0(0.000000e+00)
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp24:
.Lfunc_end4:
	.size	uint_to_int, .Lfunc_end4-uint_to_int

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	uint_to_long
	.p2align	8
	.type	uint_to_long,@function
uint_to_long:
uint_to_long$local:
.Lfunc_begin5:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp25:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp26:
	ALU 10, @19, KC0[CB0:0-32], KC1[]
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
.Lfunc_end5:
	.size	uint_to_long, .Lfunc_end5-uint_to_long

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	uint_to_ulong
	.p2align	8
	.type	uint_to_ulong,@function
uint_to_ulong:
uint_to_ulong$local:
.Lfunc_begin6:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp29:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp30:
	ALU 10, @19, KC0[CB0:0-32], KC1[]
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
.Ltmp31:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
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
.Ltmp32:
.Lfunc_end6:
	.size	uint_to_ulong, .Lfunc_end6-uint_to_ulong

	.section	.AMDGPU.config
	.long	166100
	.long	9
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	uint_to_float
	.p2align	8
	.type	uint_to_float,@function
uint_to_float:
uint_to_float$local:
.Lfunc_begin7:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp33:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp34:
	ALU 70, @21, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T8.X
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T7.X, T4.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp35:
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp36:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  MOV * T1.W, literal.x,  
	-8388608(-INF), 0(0.000000e+00)
	  CNDE_INT * T1.W, T0.X, literal.x, PV.W, 
	2143289344(nan), 0(0.000000e+00)
	  UINT_TO_FLT   T1.X, T0.X,  
	  SETGT_INT   T0.Z, 0.0, PV.W,  
	  SUB_INT * T2.W, literal.x, PV.W,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  OR_INT   T1.Z, T1.W, PV.X,  
	  CNDE_INT * T2.W, PV.Z, T1.W, PV.W, 
	  SETGT_INT   T0.Z, PV.W, T1.X,  
	  AND_INT * T2.W, PV.Z, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  SETE_INT   T2.X, PV.W, 0.0,  
	  ADD_INT   T0.Y, KC0[2].Z, T0.W,  
	  LSHL   T1.Z, KC0[0].W, literal.x,  
	  CNDE_INT * T0.W, PV.Z, literal.y, 1, 
	2(2.802597e-45), -1(nan)
	  SETE_INT   T3.X, T1.X, T1.W,  
	  ADD_INT   T1.Y, PV.W, T1.X,  
	  ADD_INT   T0.Z, PV.Y, PV.Z,  
	  SETGT_INT * T0.W, T1.X, literal.x,  
	-2139095041(-1.175494e-38), 0(0.000000e+00)
	  CNDE_INT   T4.X, PV.W, 1, literal.x, 
	  ADD_INT   T2.Y, PV.Z, T1.Z,  
	  SETGT_INT   T2.Z, 0.0, PV.Y,  
	  SUB_INT * T0.W, literal.y, PV.Y,  
	-1(nan), -2147483648(-0.000000e+00)
	  CNDE_INT   T5.X, PV.Z, T1.Y, PV.W, 
	  ADD_INT   T1.Y, PV.Y, T1.Z,  
	  ADD_INT   T2.Z, PV.X, T1.X,  
	  SETGT_INT * T0.W, T1.X, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  CNDE_INT   T4.X, PV.W, 1, literal.x, 
	  SETGT_INT   T3.Y, 0.0, PV.Z,  
	  SUB_INT   T3.Z, literal.y, PV.Z,  
	  TRUNC * T0.W, T1.X,  
	-1(nan), -2147483648(-0.000000e+00)
	  FLT_TO_UINT   T6.X, PV.W,  
	  CNDE_INT   T3.Y, PV.Y, T2.Z, PV.Z, 
	  SETE_INT   T2.Z, T1.X, literal.x,  
	  ADD_INT * T0.W, PV.X, T1.X,  
	-8388608(-INF), 0(0.000000e+00)
	  SETGT_INT   T4.X, 0.0, PV.W,  
	  SUB_INT   T4.Y, literal.x, PV.W,  
	  CNDE_INT   T2.Z, PV.Z, PV.Y, literal.y, 
	  SETGE_UINT * T2.W, T0.X, PV.X,  
	-2147483648(-0.000000e+00), -8388608(-INF)
	  CNDE_INT   T7.X, PV.W, PV.Z, T1.X, 
	  CNDE_INT   T3.Y, PV.X, T0.W, PV.Y, 
	  SETE_INT   T2.Z, T1.X, literal.x,  
	  ADD_INT * T0.W, T1.Y, T1.Z,  
	2139095040(INF), 0(0.000000e+00)
	  LSHR   T4.X, PV.W, literal.x,  
	  SETE_DX10   T4.Y, T1.W, T1.W,  
	  CNDE_INT   T1.Z, PV.Z, PV.Y, literal.y, 
	  SETGT_UINT * T0.W, T0.X, T6.X,  
	2(2.802597e-45), 2139095040(INF)
	  CNDE_INT   T0.X, PV.W, T1.X, PV.Z, 
	  CNDE_INT * T1.Z, PV.Y, T1.W, T5.X, 
	  OR_INT * T0.W, T3.X, T2.X,  
	  LSHR   T2.X, T1.Y, literal.x,  
	  CNDE_INT * T0.W, PV.W, T1.Z, T1.W, 
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T3.X, T2.W, PV.W, T1.X, 
	  LSHR * T5.X, T2.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T6.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T8.X, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp37:
.Lfunc_end7:
	.size	uint_to_float, .Lfunc_end7-uint_to_float

