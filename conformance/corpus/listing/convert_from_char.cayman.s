	.text
	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	char_to_uchar
	.p2align	8
	.type	char_to_uchar,@function
char_to_uchar:
char_to_uchar$local:
.Lfunc_begin0:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 0, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp1:
	ALU 27, @17, KC0[CB0:0-32], KC1[]
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
	  BFE_INT * T3.W, T0.X, 0.0, literal.y, 
	3(4.203895e-45), 8(1.121039e-44)
	  MAX_INT   T1.Z, PV.W, 0.0,  
	  LSHL * T3.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
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
	.size	char_to_uchar, .Lfunc_end0-char_to_uchar

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	char_to_short
	.p2align	8
	.type	char_to_short,@function
char_to_short:
char_to_short$local:
.Lfunc_begin1:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp5:
	ALU 0, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 4, @17, KC0[CB0:0-32], KC1[]
.Ltmp6:
	ALU 22, @22, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T2.X
	MEM_RAT MSKOR T3.XW, T0.X
	CF_END
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
	  AND_INT   T0.Z, PV.W, literal.x,  
	  BFE_INT * T1.W, T0.X, 0.0, literal.y, 
	3(4.203895e-45), 8(1.121039e-44)
	ALU clause starting at 22:
	  AND_INT   T1.Z, T1.W, literal.x,  
	  LSHL * T1.W, T0.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  LSHL * T2.W, KC0[0].W, 1,  
	  ADD_INT * T2.W, T0.W, PV.W,  
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.X, T1.Z, PV.W,  
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
	.size	char_to_short, .Lfunc_end1-char_to_short

	.section	.AMDGPU.config
	.long	166100
	.long	5
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	char_to_ushort
	.p2align	8
	.type	char_to_ushort,@function
char_to_ushort:
char_to_ushort$local:
.Lfunc_begin2:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp9:
	ALU 0, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 4, @17, KC0[CB0:0-32], KC1[]
.Ltmp10:
	ALU 23, @22, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T2.XW, T3.X
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
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
	  AND_INT   T0.Z, PV.W, literal.x,  
	  BFE_INT * T1.W, T0.X, 0.0, literal.y, 
.Ltmp12:
	3(4.203895e-45), 8(1.121039e-44)
	ALU clause starting at 22:
	  AND_INT   T1.Z, T1.W, literal.x,  
	  LSHL * T2.W, T0.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T2.X, PV.Z, PV.W,  
	  LSHL * T2.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T2.Y, 0.0,  
	  LSHL * T3.W, KC0[0].W, 1,  
	  ADD_INT * T3.W, T0.W, PV.W,  
	  AND_INT * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  MAX_INT * T1.W, T1.W, 0.0,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T2.Z, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp13:
.Lfunc_end2:
	.size	char_to_ushort, .Lfunc_end2-char_to_ushort

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	char_to_int
	.p2align	8
	.type	char_to_int,@function
char_to_int:
char_to_int$local:
.Lfunc_begin3:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp14:
	ALU 0, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 9, @17, KC0[CB0:0-32], KC1[]
.Ltmp15:
	ALU 1, @27, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp16:
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
	  BFE_INT * T0.X, T0.X, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 27:
	  LSHR * T2.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp17:
.Lfunc_end3:
	.size	char_to_int, .Lfunc_end3-char_to_int

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	char_to_uint
	.p2align	8
	.type	char_to_uint,@function
char_to_uint:
char_to_uint$local:
.Lfunc_begin4:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp18:
	ALU 0, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 3, @17, KC0[], KC1[]
.Ltmp19:
	ALU 8, @21, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T2.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp20:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp21:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  ADD_INT * T0.X, KC0[2].Y, T0.W,  
	ALU clause starting at 17:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  BFE_INT * T0.X, T0.X, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 21:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MAX_INT   T1.X, T0.X, 0.0,  
	  ADD_INT * T0.W, PV.Z, PV.W,  
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp22:
.Lfunc_end4:
	.size	char_to_uint, .Lfunc_end4-char_to_uint

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	char_to_long
	.p2align	8
	.type	char_to_long,@function
char_to_long:
char_to_long$local:
.Lfunc_begin5:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp23:
	ALU 0, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 12, @17, KC0[CB0:0-32], KC1[]
.Ltmp24:
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
.Ltmp25:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  ADD_INT * T0.X, KC0[2].Y, T0.W,  
	ALU clause starting at 17:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Z, PV.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Z, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  BFE_INT * T0.X, T0.X, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T2.X, T0.Z, literal.x,  
	  ASHR * T0.Y, PV.X, literal.y,  
	2(2.802597e-45), 31(4.344025e-44)
.Ltmp26:
.Lfunc_end5:
	.size	char_to_long, .Lfunc_end5-char_to_long

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	char_to_ulong
	.p2align	8
	.type	char_to_ulong,@function
char_to_ulong:
char_to_ulong$local:
.Lfunc_begin6:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp27:
	ALU 0, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 1, @17, KC0[], KC1[]
.Ltmp28:
	ALU 13, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp29:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp30:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  ADD_INT * T0.X, KC0[2].Y, T0.W,  
	ALU clause starting at 17:
	  BFE_INT * T0.X, T0.X, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
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
.Ltmp31:
.Lfunc_end6:
	.size	char_to_ulong, .Lfunc_end6-char_to_ulong

	.section	.AMDGPU.config
	.long	166100
	.long	6
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	char_to_float
	.p2align	8
	.type	char_to_float,@function
char_to_float:
char_to_float$local:
.Lfunc_begin7:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp32:
	ALU 0, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @12
	ALU 17, @21, KC0[CB0:0-32], KC1[]
.Ltmp33:
	ALU 2, @39, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T4.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 12:
	  VTX_READ_8 T0.X, T0.X, 0, #1
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp34:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 20:
	  ADD_INT * T0.X, KC0[2].Y, T0.W,  
	ALU clause starting at 21:
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
	  LSHR   T4.X, T1.W, literal.x,  
	  BFE_INT * T0.W, T0.X, 0.0, literal.y, 
	2(2.802597e-45), 8(1.121039e-44)
	ALU clause starting at 39:
	  INT_TO_FLT * T0.X, T0.W,  
	  LSHR * T5.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp35:
.Lfunc_end7:
	.size	char_to_float, .Lfunc_end7-char_to_float

