	.text
	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ulong_to_char
	.p2align	8
	.type	ulong_to_char,@function
ulong_to_char:
ulong_to_char$local:
.Lfunc_begin0:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp1:
	ALU 27, @19, KC0[CB0:0-32], KC1[]
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
	  ADD_INT * T0.W, T0.W, KC0[0].W,  
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  MIN_UINT * T3.W, T0.X, literal.y,  
	3(4.203895e-45), 127(1.779649e-43)
	  CNDE_INT   T1.Z, T0.Y, PV.W, literal.x, 
	  LSHL * T3.W, PV.Z, literal.y,  
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
	.size	ulong_to_char, .Lfunc_end0-ulong_to_char

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ulong_to_uchar
	.p2align	8
	.type	ulong_to_uchar,@function
ulong_to_uchar:
ulong_to_uchar$local:
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
	  ADD_INT * T0.W, T0.W, KC0[0].W,  
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  MIN_UINT * T3.W, T0.X, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  CNDE_INT   T1.Z, T0.Y, PV.W, literal.x, 
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
	.size	ulong_to_uchar, .Lfunc_end1-ulong_to_uchar

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ulong_to_short
	.p2align	8
	.type	ulong_to_short,@function
ulong_to_short:
ulong_to_short$local:
.Lfunc_begin2:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp10:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp11:
	ALU 28, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T2.X
	MEM_RAT MSKOR T3.XW, T0.X
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
	  LSHL * T2.W, KC0[0].W, 1,  
	  ADD_INT * T2.W, T0.W, PV.W,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  MIN_UINT * T3.W, T0.X, literal.y,  
	3(4.203895e-45), 32767(4.591635e-41)
	  CNDE_INT   T1.Z, T0.Y, PV.W, literal.x, 
	  LSHL * T3.W, PV.Z, literal.y,  
	32767(4.591635e-41), 3(4.203895e-45)
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
	.size	ulong_to_short, .Lfunc_end2-ulong_to_short

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ulong_to_ushort
	.p2align	8
	.type	ulong_to_ushort,@function
ulong_to_ushort:
ulong_to_ushort$local:
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
	  LSHL * T2.W, KC0[0].W, 1,  
	  ADD_INT * T2.W, T0.W, PV.W,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  MIN_UINT * T3.W, T0.X, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  CNDE_INT   T1.Z, T0.Y, PV.W, literal.x, 
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
	.size	ulong_to_ushort, .Lfunc_end3-ulong_to_ushort

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ulong_to_int
	.p2align	8
	.type	ulong_to_int,@function
ulong_to_int:
ulong_to_int$local:
.Lfunc_begin4:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp20:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp21:
	ALU 12, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T2.X
	CF_END
	PAD
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
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T1.Y, KC0[2].Z, PV.W,  
	  LSHL   T0.Z, KC0[0].W, literal.x,  
	  MIN_UINT * T0.W, T0.X, literal.y,  
	2(2.802597e-45), 2147483647(nan)
	  CNDE_INT   T1.X, T0.Y, PV.W, literal.x, 
	  ADD_INT * T0.W, PV.Y, PV.Z,  
	2147483647(nan), 0(0.000000e+00)
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T1.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp24:
.Lfunc_end4:
	.size	ulong_to_int, .Lfunc_end4-ulong_to_int

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ulong_to_uint
	.p2align	8
	.type	ulong_to_uint,@function
ulong_to_uint:
ulong_to_uint$local:
.Lfunc_begin5:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp25:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp26:
	ALU 11, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T2.X
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
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Z, PV.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT   T1.X, T0.Y, T0.X, literal.x, 
	  ADD_INT * T0.W, PV.Z, PV.W,  
	-1(nan), 0(0.000000e+00)
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp29:
.Lfunc_end5:
	.size	ulong_to_uint, .Lfunc_end5-ulong_to_uint

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ulong_to_long
	.p2align	8
	.type	ulong_to_long,@function
ulong_to_long:
ulong_to_long$local:
.Lfunc_begin6:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp30:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp31:
	ALU 14, @19, KC0[CB0:0-32], KC1[]
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
	  SETGT_UINT   T1.Z, T0.Y, literal.x,  
	  ADD_INT * T0.W, PV.Z, PV.W,  
	2147483646(nan), 0(0.000000e+00)
	  LSHR   T1.X, PV.W, literal.x,  
	  CNDE_INT   T1.Z, PV.Z, T0.X, literal.y, 
	  SETE_INT * T0.W, T0.Y, literal.z,  
	2(2.802597e-45), -1(nan)
	2147483647(nan), 0(0.000000e+00)
	  CNDE_INT * T2.X, PV.W, PV.Z, T0.X, 
	  LSHR   T3.X, T0.Z, literal.x,  
	  MIN_UINT * T2.Y, T0.Y, literal.y,  
	2(2.802597e-45), 2147483647(nan)
.Ltmp34:
.Lfunc_end6:
	.size	ulong_to_long, .Lfunc_end6-ulong_to_long

	.section	.AMDGPU.config
	.long	166100
	.long	9
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ulong_to_float
	.p2align	8
	.type	ulong_to_float,@function
ulong_to_float:
ulong_to_float$local:
.Lfunc_begin7:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp35:
	ALU 2, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @12
.Ltmp36:
	ALU 105, @23, KC0[CB0:0-32], KC1[]
	ALU 7, @129, KC0[], KC1[]
.Ltmp37:
	ALU 19, @137, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T8.X
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T6.X, T1.X
	MEM_RAT_CACHELESS STORE_DWORD T4.X, T0.X
	CF_END
	Fetch clause starting at 12:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp38:
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp39:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 20:
	  LSHL * T1.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
	  FFBH_UINT * T1.W, T0.Y,  
	  CNDE_INT * T1.W, T0.Y, literal.x, PV.W, 
	32(4.484155e-44), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL * T2.W, T0.X, PV.W,  
	  AND_INT   T1.X, T1.W, literal.x,  
	  NOT_INT   T1.Y, T1.W,  
	  LSHR   T0.Z, T0.Y, 1,  
	  BIT_ALIGN_INT * T3.W, T0.Y, T0.X, 1, 
	32(4.484155e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T0.Z, PV.Z, PV.W, PV.Y, 
	  CNDE_INT * T3.W, PV.X, T2.W, 0.0, 
	  MIN_UINT   T1.Z, PV.W, 1,  
	  CNDE_INT * T2.W, T1.X, PV.Z, T2.W, 
	  SUB_INT   T0.Z, literal.x, T1.W,  
	  OR_INT * T1.W, PV.W, PV.Z,  
	32(4.484155e-44), 0(0.000000e+00)
	  OR_INT   T1.X, T0.X, T0.Y,  
	  MOV   T1.Y, literal.x,  
	  UINT_TO_FLT   T1.Z, PV.W,  
	  LSHL * T1.W, PV.Z, literal.y,  
	-8388608(-INF), 23(3.222986e-44)
	  ADD_INT   T2.X, PV.Z, PV.W,  
	  CNDE_INT * T1.W, PV.X, literal.x, PV.Y, 
	2143289344(nan), 0(0.000000e+00)
	  OR_INT * T2.W, PV.W, PV.X,  
	  SETGT_INT   T1.X, 0.0, T1.W,  
	  SUB_INT   T1.Y, literal.x, T1.W,  
	  MOV   T0.Z, literal.y,  
	  AND_INT * T2.W, PV.W, literal.z,  
	-2147483648(-0.000000e+00), 8(1.121039e-44)
	2147483647(nan), 0(0.000000e+00)
	  SETE_INT   T3.X, PV.W, 0.0,  
	  BFE_UINT   T2.Y, T2.X, literal.x, PV.Z, 
	  AND_INT   T0.Z, T2.X, literal.y,  
	  CNDE_INT * T2.W, PV.X, T1.W, PV.Y, 
	23(3.222986e-44), 8388607(1.175494e-38)
	  SETE_INT   T1.X, T2.X, T1.W,  
	  SETGT_INT   T1.Y, PV.W, T2.X,  
	  OR_INT   T0.Z, PV.Z, literal.x,  
	  SUB_INT * T2.W, literal.y, PV.Y,  
	8388608(1.175494e-38), 150(2.101948e-43)
	  AND_INT   T4.X, PV.W, literal.x,  
	  BIT_ALIGN_INT   T3.Y, 0.0, PV.Z, PV.W, 
	  ADD_INT   T1.Z, T2.Y, literal.y,  
	  CNDE_INT * T2.W, PV.Y, literal.z, 1, 
	32(4.484155e-44), -150(nan)
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T5.X, PV.W, T2.X,  
	  AND_INT   T1.Y, PV.Z, literal.x,  
	  LSHR   T2.Z, T0.Z, 1,  
	  NOT_INT * T2.W, PV.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T6.X, T2.Y, literal.x,  
	  BIT_ALIGN_INT   T2.Y, 0.0, PV.Z, PV.W, 
	  AND_INT   T1.Z, T1.Z, literal.y,  
	  LSHL * T2.W, T0.Z, PV.Y,  BS:VEC_120/SCL_212
	-127(nan), 32(4.484155e-44)
	  CNDE_INT   T7.X, PV.Z, PV.Y, PV.W, 
	  SETGT_INT   T1.Y, PV.X, literal.x,  
	  SETGT_INT   T0.Z, 0.0, T5.X,  
	  SUB_INT * T3.W, literal.y, T5.X,  
	23(3.222986e-44), -2147483648(-0.000000e+00)
	  CNDE_INT   T5.X, PV.Z, T5.X, PV.W, 
	  CNDE_INT   T2.Y, PV.Y, 0.0, PV.X, 
	  CNDE_INT   T0.Z, T4.X, T3.Y, 0.0, 
	  CNDE_INT * T2.W, T1.Z, T2.W, 0.0, 
	  CNDE_INT   T4.X, T1.Y, PV.Z, PV.W, 
	  ASHR   T1.Y, T2.X, literal.x,  
	  SETGT_INT   T0.Z, T2.X, literal.y,  
	  SETGT_INT * T2.W, T2.X, literal.z,  
	31(4.344025e-44), 2139095039(3.402823e+38)
	-2139095041(-1.175494e-38), 0(0.000000e+00)
	  CNDE_INT   T7.X, PV.W, 1, literal.x, 
	  CNDE_INT   T3.Y, PV.Z, 1, literal.x, 
	  XOR_INT   T0.Z, PV.X, PV.Y,  
	  XOR_INT * T2.W, T2.Y, PV.Y,  
	-1(nan), 0(0.000000e+00)
	  SUB_INT   T4.X, PV.W, T1.Y,  
	  SUBB_UINT   T2.Y, PV.Z, T1.Y,  
	  ADD_INT   T1.Z, PV.Y, T2.X,  
	  ADD_INT * T2.W, PV.X, T2.X,  
	  SETGT_INT   T7.X, 0.0, PV.W,  
	  SUB_INT   T3.Y, literal.x, PV.W,  
	  SETGT_INT   T2.Z, 0.0, PV.Z,  
	  SUB_INT * T3.W, literal.x, PV.Z,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T8.X, PV.Z, T1.Z, PV.W, 
	  CNDE_INT   T3.Y, PV.X, T2.W, PV.Y, 
	  SUB_INT   T1.Z, T4.X, T2.Y,  
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  SUB_INT   T4.X, T0.Z, T1.Y,  
	  SETGT_INT   T1.Y, 0.0, T6.X,  
	  ADD_INT   T0.Z, KC0[2].Z, PV.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  SETE_INT   T6.X, T2.X, literal.x,  
	  ADD_INT   T2.Y, PV.Z, PV.W,  
	  CNDE_INT   T2.Z, PV.Y, PV.X, 0.0, 
	  CNDE_INT * T2.W, PV.Y, T1.Z, 0.0, 
	-8388608(-INF), 0(0.000000e+00)
	  SETGT_UINT   T4.X, PV.W, T0.Y,  
	  SETE_INT   T1.Y, T0.Y, PV.W,  
	  SETGT_UINT * T1.Z, PV.Z, T0.X,  
	ALU clause starting at 129:
	  ADD_INT * T3.W, T2.Y, T0.W,  
	  SETE_INT   T7.X, T2.X, literal.x,  
	  ADD_INT   T4.Y, PV.W, T0.W,  
	  CNDE_INT   T1.Z, T1.Y, T4.X, T1.Z, 
	  CNDE_INT * T4.W, T6.X, T3.Y, literal.y, BS:VEC_210
	2139095040(INF), -8388608(-INF)
	  CNDE_INT   T4.X, PV.Z, T2.X, PV.W, 
	  SETGT_UINT * T0.Y, T0.Y, T2.W,  
	ALU clause starting at 137:
	  SETGT_UINT   T2.Z, T0.X, T2.Z,  
	  ADD_INT * T0.W, T4.Y, T0.W,  
	  LSHR   T0.X, PV.W, literal.x,  
	  SETE_DX10   T3.Y, T1.W, T1.W,  
	  CNDE_INT   T2.Z, T1.Y, T0.Y, PV.Z, 
	  CNDE_INT * T0.W, T7.X, T8.X, literal.y, 
	2(2.802597e-45), 2139095040(INF)
	  CNDE_INT   T6.X, PV.Z, T2.X, PV.W, 
	  CNDE_INT * T2.Z, PV.Y, T1.W, T5.X, 
	  OR_INT * T0.W, T1.X, T3.X,  
	  LSHR   T1.X, T4.Y, literal.x,  
	  CNDE_INT * T0.W, PV.W, T2.Z, T1.W, 
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T3.X, T1.Z, T2.X, PV.W, 
	  LSHR * T5.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T7.X, T2.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T8.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp40:
.Lfunc_end7:
	.size	ulong_to_float, .Lfunc_end7-ulong_to_float

