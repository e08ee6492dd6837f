	.text
	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	swizzle
	.p2align	8
	.type	swizzle,@function
swizzle:
swizzle$local:
.Lfunc_begin0:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp1:
	ALU 24, @21, KC0[CB0:0-32], KC1[]
	ALU 10, @46, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T2, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T5, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T1, T4.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
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
	  LSHL * T0.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  MOV   T0.X, T1.W,  
	  ADD_INT * T2.Y, T1.Y, T1.W,  
	  ADD_INT   T2.X, T1.X, T1.Z,  
	  MOV * T0.Y, T1.Z,  
	  ADD_INT   T3.X, KC0[2].Z, T0.W,  
	  LSHL   T3.Y, KC0[0].W, literal.x,  
	  MOV   T0.Z, T1.Y,  
	  SUB_INT * T2.W, T1.W, T1.Y,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT   T4.Y, PV.X, PV.Y,  
	  SUB_INT   T2.Z, T1.Z, T1.X,  
	  MOV * T0.W, T1.X,  
	  MULLO_INT   T5.X (MASKED), T1.Z, T1.W,  
	  MULLO_INT   T5.Y, T1.Z, T1.W,  
	  MULLO_INT   T5.Z (MASKED), T1.Z, T1.W,  
	  MULLO_INT * T5.W (MASKED), T1.Z, T1.W,  
	  MULLO_INT   T5.X, T1.X, T1.Y,  
	  MULLO_INT   T5.Y (MASKED), T1.X, T1.Y,  
	  MULLO_INT   T5.Z (MASKED), T1.X, T1.Y,  
	  MULLO_INT * T5.W (MASKED), T1.X, T1.Y,  
	  ADD_INT   T1.Z, T1.W, literal.x,  
	  ADD_INT * T3.W, T4.Y, T3.Y,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, T1.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	ALU clause starting at 46:
	  ADD_INT * T4.W, T3.W, T3.Y,  
	  LSHR * T4.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T6.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T7.X, T4.Y, literal.x,  
	  MOV * T5.Z, T5.X,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T3.X, T3.X, literal.x,  
	  MOV * T5.W, T5.Y,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp4:
.Lfunc_end0:
	.size	swizzle, .Lfunc_end0-swizzle

	.section	.AMDGPU.config
	.long	166100
	.long	19
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	load_store
	.p2align	8
	.type	load_store,@function
load_store:
load_store$local:
.Lfunc_begin1:
	ALU 5, @30, KC0[CB0:0-32], KC1[]
.Ltmp5:
	ALU 5, @36, KC0[CB0:0-32], KC1[]
	TEX 2 @16
.Ltmp6:
	ALU 43, @42, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T15.XW, T18.X
	MEM_RAT MSKOR T17.XW, T1.X
	MEM_RAT MSKOR T16.XW, T0.X
	ALU 1, @86, KC0[CB0:0-32], KC1[]
	TEX 1 @22
	ALU 4, @88, KC0[], KC1[]
	TEX 1 @26
.Ltmp7:
	ALU 42, @93, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T15.XW, T16.X
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 16:
	  VTX_READ_16 T15.X, T1.X, 0, #1
	  VTX_READ_16 T16.X, T1.X, 2, #1
	  VTX_READ_16 T1.X, T1.X, 4, #1
	Fetch clause starting at 22:
	  VTX_READ_16 T1.X, T0.X, 14, #1
	  VTX_READ_16 T15.X, T0.X, 12, #1
	Fetch clause starting at 26:
	  VTX_READ_16 T1.X, T0.X, 2, #1
	  VTX_READ_16 T0.X, T0.X, 0, #1
	ALU clause starting at 30:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp8:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 36:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.X,  
	ALU clause starting at 42:
	  LSHL   T0.Y, T15.X, literal.x,  
	  AND_INT   T0.Z, T1.X, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T1.W, KC0[2].Z, T0.X,  BS:VEC_021/SCL_122
	16(2.242078e-44), 65535(9.183409e-41)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  OR_INT * T2.W, PV.Y, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T15.X, PV.Z, PV.W,  
	  LSHL * T15.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T15.Y, 0.0,  
	  ADD_INT * T3.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T0.Z, T2.W, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T17.X, PV.Z, PV.W,  
	  LSHL * T17.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T17.Y, 0.0,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T16.X, T16.X, PV.W,  
	  LSHL * T16.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T16.Y, 0.0,  
	  MOV * T15.Z, 0.0,  
	  MOV * T17.Z, 0.0,  
	  MOV * T16.Z, 0.0,  
	  LSHR * T0.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T18.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 86:
	  LSHL * T1.W, T0.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 88:
	  LSHL * T1.W, T1.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT * T1.W, PV.W, T15.X,  
	  MOV * T11.X, PV.W,  
	  MOV * T0.Y, PV.X,  
	ALU clause starting at 93:
	  LSHR * T1.W, T0.Y, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), KC0[0].W, literal.x,  
	  MULLO_INT   T0.Y, KC0[0].W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), KC0[0].W, literal.x,  
	  MULLO_INT * T0.W (MASKED), KC0[0].W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  LSHL   T16.X, T0.W, literal.x,  
	  ADD_INT   T0.Y, KC0[2].Z, PV.Y,  
	  ADD_INT   T0.Z, T0.X, T15.X,  
	  ADD_INT * T0.W, T1.W, T1.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT   T1.Y, PV.W, literal.x,  
	  LSHL   T0.Z, PV.Z, literal.y,  
	  ADD_INT * T0.W, PV.Y, PV.X,  
	65535(9.183409e-41), 16(2.242078e-44)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  OR_INT * T1.W, PV.Y, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  LSHL * T2.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T15.X, PV.Z, PV.W,  
	  LSHL * T15.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T15.Y, 0.0,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T0.Z, T1.W, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T15.Z, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T16.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp9:
.Lfunc_end1:
	.size	load_store, .Lfunc_end1-load_store

	.section	.AMDGPU.config
	.long	166100
	.long	25
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	wide_bytes
	.p2align	8
	.type	wide_bytes,@function
wide_bytes:
wide_bytes$local:
.Lfunc_begin2:
	ALU 0, @18, KC0[], KC1[]
	ALU 5, @19, KC0[CB0:0-32], KC1[]
.Ltmp10:
	ALU 2, @25, KC0[CB0:0-32], KC1[]
	TEX 0 @16
	ALU 102, @28, KC0[], KC1[]
	ALU 102, @131, KC0[], KC1[]
	ALU 101, @234, KC0[], KC1[]
	ALU 102, @336, KC0[], KC1[]
	ALU 16, @439, KC0[], KC1[]
.Ltmp11:
	ALU 101, @456, KC0[], KC1[]
	ALU 41, @558, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	MEM_RAT_CACHELESS STORE_DWORD T22, T24.X
	MEM_RAT_CACHELESS STORE_DWORD T21, T23.X
	CF_END
	PAD
	Fetch clause starting at 16:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
	ALU clause starting at 18:
	  MOV * T0.Y, T14.X,  
	ALU clause starting at 19:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z, KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp12:
	  ADD_INT * T0.W, PV.Z, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 25:
	  LSHL * T0.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 28:
	  AND_INT * T2.W, T1.X, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, literal.x,  
	200(2.802597e-43), 0(0.000000e+00)
	  MIN_UINT   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T3.W, T2.W, literal.y,  
	255(3.573311e-43), 100(1.401298e-43)
	  CNDE_INT   T0.Z, PV.W, PV.Z, T2.W, 
	  AND_INT * T3.W, T0.Y, literal.x,  
	-256(nan), 0(0.000000e+00)
	  OR_INT * T3.W, PV.W, PV.Z,  
	  MOV * T14.X, PV.W,  
	  MOV   T0.X, T15.X,  
	  LSHR   T0.Z, T2.W, literal.x,  
	  LSHL * T3.W, T1.X, literal.y,  BS:VEC_120/SCL_212
	5(7.006492e-45), 3(4.203895e-45)
	  OR_INT   T0.Z, PV.W, PV.Z,  
	  LSHR * T3.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  XOR_INT * T3.W, PV.Z, PV.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  AND_INT * T3.W, PV.W, literal.y,  
	-256(nan), 255(3.573311e-43)
	  OR_INT * T3.W, PV.Z, PV.W,  
	  MOV * T15.X, PV.W,  
	  MOV   T0.X, T14.X,  
	  MOV * T3.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T4.W, T1.X, literal.x, PV.W, 
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT * T5.W, PV.W, literal.x,  
	200(2.802597e-43), 0(0.000000e+00)
	  MIN_UINT   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T5.W, T4.W, literal.y,  
	255(3.573311e-43), 100(1.401298e-43)
	  CNDE_INT * T5.W, PV.W, PV.Z, T4.W, 
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T5.W, PV.W, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T5.W, PV.Z, PV.W,  
	  MOV * T14.X, PV.W,  
	  MOV   T0.X, T15.X,  
	  LSHR * T5.W, T1.X, literal.x,  BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  LSHR * T6.W, T4.W, literal.y,  
	3(4.203895e-45), 5(7.006492e-45)
	  OR_INT   T0.Z, PV.Z, PV.W,  
	  LSHR * T4.W, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  XOR_INT * T4.W, PV.Z, PV.W,  
	  AND_INT * T4.W, PV.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T4.W, PV.W, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T4.W, PV.Z, PV.W,  
	  MOV * T15.X, PV.W,  
	  MOV   T0.X, T14.X,  
	  BFE_UINT * T4.W, T1.X, literal.x, T3.W, BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T6.W, PV.W, literal.x,  
	200(2.802597e-43), 0(0.000000e+00)
	  MIN_UINT   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T6.W, T4.W, literal.y,  
	255(3.573311e-43), 100(1.401298e-43)
	  CNDE_INT * T6.W, PV.W, PV.Z, T4.W, 
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T6.W, PV.W, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T6.W, PV.Z, PV.W,  
	  MOV * T14.X, PV.W,  
	  MOV   T0.X, T15.X,  
	  LSHR * T6.W, T1.X, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  LSHR * T7.W, T4.W, literal.y,  
	3(4.203895e-45), 5(7.006492e-45)
	  OR_INT   T0.Z, PV.Z, PV.W,  
	  LSHR * T4.W, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  XOR_INT * T4.W, PV.Z, PV.W,  
	  AND_INT * T4.W, PV.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T4.W, PV.W, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T4.W, PV.Z, PV.W,  
	  MOV * T15.X, PV.W,  
	  MOV   T0.X, T14.X,  
	  LSHR * T4.W, T1.X, literal.x,  BS:VEC_120/SCL_212
	24(3.363116e-44), 0(0.000000e+00)
	  ADD_INT * T7.W, PV.W, literal.x,  
	200(2.802597e-43), 0(0.000000e+00)
	  MIN_UINT   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T7.W, T4.W, literal.y,  
	255(3.573311e-43), 100(1.401298e-43)
	  CNDE_INT * T7.W, PV.W, PV.Z, T4.W, 
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T7.W, PV.W, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T21.X, PV.Z, PV.W,  
	  MOV * T14.X, PV.X,  
	ALU clause starting at 131:
	  MOV   T0.X, T15.X,  
	  BIT_ALIGN_INT   T0.Z, T4.W, T1.X, literal.x, 
	  LSHR * T7.W, T1.X, literal.y,  BS:VEC_120/SCL_212
	29(4.063766e-44), 26(3.643376e-44)
	  XOR_INT * T7.W, PV.Z, PV.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T7.W, PV.W, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T22.X, PV.Z, PV.W,  
	  MOV * T15.X, PV.X,  
	  MOV   T0.X, T9.X,  
	  AND_INT * T7.W, T1.Y, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  ADD_INT * T8.W, PV.W, literal.x,  
	200(2.802597e-43), 0(0.000000e+00)
	  MIN_UINT   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T8.W, T7.W, literal.y,  
	255(3.573311e-43), 100(1.401298e-43)
	  AND_INT   T2.Z, T0.X, literal.x,  
	  CNDE_INT * T8.W, PV.W, PV.Z, T7.W, 
	-256(nan), 0(0.000000e+00)
	  OR_INT * T8.W, PV.Z, PV.W,  
	  MOV * T9.X, PV.W,  
	  MOV   T0.X, T10.X,  
	  LSHR   T0.Z, T7.W, literal.x,  
	  LSHL * T8.W, T1.Y, literal.y,  
	5(7.006492e-45), 3(4.203895e-45)
	  OR_INT   T0.Z, PV.W, PV.Z,  
	  LSHR * T8.W, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  XOR_INT * T8.W, PV.Z, PV.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  AND_INT * T8.W, PV.W, literal.y,  
	-256(nan), 255(3.573311e-43)
	  OR_INT * T8.W, PV.Z, PV.W,  
	  MOV * T10.X, PV.W,  
	  MOV   T0.X, T9.X,  
	  BFE_UINT * T8.W, T1.Y, literal.x, T3.W, 
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT * T9.W, PV.W, literal.x,  
	200(2.802597e-43), 0(0.000000e+00)
	  MIN_UINT   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T9.W, T8.W, literal.y,  
	255(3.573311e-43), 100(1.401298e-43)
	  CNDE_INT * T9.W, PV.W, PV.Z, T8.W, 
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T9.W, PV.W, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T9.W, PV.Z, PV.W,  
	  MOV * T9.X, PV.W,  
	  MOV   T0.X, T10.X,  
	  LSHR * T9.W, T1.Y, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  LSHR * T10.W, T8.W, literal.y,  
	3(4.203895e-45), 5(7.006492e-45)
	  OR_INT   T0.Z, PV.Z, PV.W,  
	  LSHR * T8.W, T8.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  XOR_INT * T8.W, PV.Z, PV.W,  
	  AND_INT * T8.W, PV.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T8.W, PV.W, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T8.W, PV.Z, PV.W,  
	  MOV * T10.X, PV.W,  
	  MOV   T0.X, T9.X,  
	  BFE_UINT * T8.W, T1.Y, literal.x, T3.W, 
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T10.W, PV.W, literal.x,  
	200(2.802597e-43), 0(0.000000e+00)
	  MIN_UINT   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T10.W, T8.W, literal.y,  
	255(3.573311e-43), 100(1.401298e-43)
	  CNDE_INT * T10.W, PV.W, PV.Z, T8.W, 
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T10.W, PV.W, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T10.W, PV.Z, PV.W,  
	  MOV * T9.X, PV.W,  
	  MOV   T0.X, T10.X,  
	  LSHR * T10.W, T1.Y, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  LSHR * T11.W, T8.W, literal.y,  
	3(4.203895e-45), 5(7.006492e-45)
	  OR_INT   T0.Z, PV.Z, PV.W,  
	  LSHR * T8.W, T8.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  XOR_INT * T8.W, PV.Z, PV.W,  
	  AND_INT * T8.W, PV.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T8.W, PV.W, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T8.W, PV.Z, PV.W,  
	  MOV * T10.X, PV.W,  
	  MOV   T0.X, T9.X,  
	  LSHR * T8.W, T1.Y, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  ADD_INT * T11.W, PV.W, literal.x,  
	200(2.802597e-43), 0(0.000000e+00)
	ALU clause starting at 234:
	  MIN_UINT   T0.Z, T11.W, literal.x,  
	  SETGT_UINT * T11.W, T8.W, literal.y,  BS:VEC_120/SCL_212
	255(3.573311e-43), 100(1.401298e-43)
	  CNDE_INT * T11.W, PV.W, PV.Z, T8.W, 
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T11.W, PV.W, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T21.Y, PV.Z, PV.W,  
	  MOV * T9.X, PV.Y,  
	  MOV   T0.X, T10.X,  
	  BIT_ALIGN_INT   T0.Z, T8.W, T1.Y, literal.x, 
	  LSHR * T11.W, T1.Y, literal.y,  
	29(4.063766e-44), 26(3.643376e-44)
	  XOR_INT * T11.W, PV.Z, PV.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T11.W, PV.W, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T22.Y, PV.Z, PV.W,  
	  MOV * T10.X, PV.Y,  
	  MOV   T0.X, T6.X,  
	  AND_INT * T11.W, T1.Z, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  ADD_INT * T12.W, PV.W, literal.x,  
	200(2.802597e-43), 0(0.000000e+00)
	  MIN_UINT   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T12.W, T11.W, literal.y,  
	255(3.573311e-43), 100(1.401298e-43)
	  AND_INT   T2.Z, T0.X, literal.x,  
	  CNDE_INT * T12.W, PV.W, PV.Z, T11.W, 
	-256(nan), 0(0.000000e+00)
	  OR_INT * T12.W, PV.Z, PV.W,  
	  MOV * T6.X, PV.W,  
	  MOV   T0.X, T7.X,  
	  LSHR   T0.Z, T11.W, literal.x,  
	  LSHL * T12.W, T1.Z, literal.y,  
	5(7.006492e-45), 3(4.203895e-45)
	  OR_INT   T0.Z, PV.W, PV.Z,  
	  LSHR * T11.W, T11.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  XOR_INT * T11.W, PV.Z, PV.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  AND_INT * T11.W, PV.W, literal.y,  
	-256(nan), 255(3.573311e-43)
	  OR_INT * T11.W, PV.Z, PV.W,  
	  MOV * T7.X, PV.W,  
	  MOV   T0.X, T6.X,  
	  BFE_UINT * T11.W, T1.Z, literal.x, T3.W, 
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT * T12.W, PV.W, literal.x,  
	200(2.802597e-43), 0(0.000000e+00)
	  MIN_UINT   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T12.W, T11.W, literal.y,  
	255(3.573311e-43), 100(1.401298e-43)
	  CNDE_INT * T12.W, PV.W, PV.Z, T11.W, 
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T12.W, PV.W, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T12.W, PV.Z, PV.W,  
	  MOV * T6.X, PV.W,  
	  MOV   T0.X, T7.X,  
	  LSHR * T12.W, T1.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  LSHR * T13.W, T11.W, literal.y,  
	3(4.203895e-45), 5(7.006492e-45)
	  OR_INT   T0.Z, PV.Z, PV.W,  
	  LSHR * T11.W, T11.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  XOR_INT * T11.W, PV.Z, PV.W,  
	  AND_INT * T11.W, PV.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T11.W, PV.W, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T11.W, PV.Z, PV.W,  
	  MOV * T7.X, PV.W,  
	  MOV   T0.X, T6.X,  
	  BFE_UINT * T11.W, T1.Z, literal.x, T3.W, 
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T13.W, PV.W, literal.x,  
	200(2.802597e-43), 0(0.000000e+00)
	  MIN_UINT   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T13.W, T11.W, literal.y,  
	255(3.573311e-43), 100(1.401298e-43)
	  CNDE_INT * T13.W, PV.W, PV.Z, T11.W, 
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T13.W, PV.W, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T13.W, PV.Z, PV.W,  
	  MOV * T6.X, PV.W,  
	  MOV   T0.X, T7.X,  
	  LSHR * T13.W, T1.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  LSHR * T14.W, T11.W, literal.y,  
	3(4.203895e-45), 5(7.006492e-45)
	  OR_INT   T0.Z, PV.Z, PV.W,  
	  LSHR * T11.W, T11.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  XOR_INT * T11.W, PV.Z, PV.W,  
	  AND_INT * T11.W, PV.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	ALU clause starting at 336:
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T11.W, T11.W, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T11.W, PV.Z, PV.W,  
	  MOV * T7.X, PV.W,  
	  MOV   T0.X, T6.X,  
	  LSHR * T11.W, T1.Z, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  ADD_INT * T14.W, PV.W, literal.x,  
	200(2.802597e-43), 0(0.000000e+00)
	  MIN_UINT   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T14.W, T11.W, literal.y,  
	255(3.573311e-43), 100(1.401298e-43)
	  CNDE_INT * T14.W, PV.W, PV.Z, T11.W, 
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T14.W, PV.W, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T21.Z, PV.Z, PV.W,  
	  MOV * T6.X, PV.Z,  
	  MOV   T0.X, T7.X,  
	  BIT_ALIGN_INT   T0.Z, T11.W, T1.Z, literal.x, 
	  LSHR * T14.W, T1.Z, literal.y,  
	29(4.063766e-44), 26(3.643376e-44)
	  XOR_INT * T14.W, PV.Z, PV.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T14.W, PV.W, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T22.Z, PV.Z, PV.W,  
	  MOV * T7.X, PV.Z,  
	  MOV   T0.X, T3.X,  
	  AND_INT * T14.W, T1.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  ADD_INT * T15.W, PV.W, literal.x,  
	200(2.802597e-43), 0(0.000000e+00)
	  MIN_UINT   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T15.W, T14.W, literal.y,  
	255(3.573311e-43), 100(1.401298e-43)
	  AND_INT   T2.Z, T0.X, literal.x,  
	  CNDE_INT * T15.W, PV.W, PV.Z, T14.W, 
	-256(nan), 0(0.000000e+00)
	  OR_INT * T15.W, PV.Z, PV.W,  
	  MOV * T3.X, PV.W,  
	  MOV   T0.X, T4.X,  
	  LSHR   T0.Z, T14.W, literal.x,  
	  LSHL * T15.W, T1.W, literal.y,  BS:VEC_120/SCL_212
	5(7.006492e-45), 3(4.203895e-45)
	  OR_INT   T0.Z, PV.W, PV.Z,  
	  LSHR * T14.W, T14.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  XOR_INT * T14.W, PV.Z, PV.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  AND_INT * T14.W, PV.W, literal.y,  
	-256(nan), 255(3.573311e-43)
	  OR_INT * T14.W, PV.Z, PV.W,  
	  MOV * T4.X, PV.W,  
	  MOV   T0.X, T3.X,  
	  BFE_UINT * T14.W, T1.W, literal.x, T3.W, 
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT * T15.W, PV.W, literal.x,  
	200(2.802597e-43), 0(0.000000e+00)
	  MIN_UINT   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T15.W, T14.W, literal.y,  
	255(3.573311e-43), 100(1.401298e-43)
	  CNDE_INT * T15.W, PV.W, PV.Z, T14.W, 
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T15.W, PV.W, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T15.W, PV.Z, PV.W,  
	  MOV * T3.X, PV.W,  
	  MOV   T0.X, T4.X,  
	  LSHR * T15.W, T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  LSHR * T16.W, T14.W, literal.y,  
	3(4.203895e-45), 5(7.006492e-45)
	  OR_INT   T0.Z, PV.Z, PV.W,  
	  LSHR * T14.W, T14.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  XOR_INT * T14.W, PV.Z, PV.W,  
	  AND_INT * T14.W, PV.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T14.W, PV.W, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T14.W, PV.Z, PV.W,  
	  MOV * T4.X, PV.W,  
	  MOV   T0.X, T3.X,  
	  BFE_UINT * T3.W, T1.W, literal.x, T3.W, 
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T14.W, PV.W, literal.x,  
	200(2.802597e-43), 0(0.000000e+00)
	  MIN_UINT   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T14.W, T3.W, literal.y,  
	255(3.573311e-43), 100(1.401298e-43)
	  CNDE_INT * T14.W, PV.W, PV.Z, T3.W, 
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T14.W, PV.W, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T14.W, PV.Z, PV.W,  
	  MOV * T3.X, PV.W,  
	  MOV   T0.X, T4.X,  
	  LSHR * T14.W, T1.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	ALU clause starting at 439:
	  LSHL   T0.Z, T14.W, literal.x,  
	  LSHR * T16.W, T3.W, literal.y,  BS:VEC_120/SCL_212
	3(4.203895e-45), 5(7.006492e-45)
	  OR_INT   T0.Z, PV.Z, PV.W,  
	  LSHR * T3.W, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  XOR_INT * T3.W, PV.Z, PV.W,  
	  AND_INT * T3.W, PV.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T3.W, PV.Z, PV.W,  
	  MOV * T4.X, PV.W,  
	  MOV   T0.X, T3.X,  
	  LSHR * T3.W, T1.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	ALU clause starting at 456:
	  ADD_INT * T16.W, T3.W, literal.x,  
	200(2.802597e-43), 0(0.000000e+00)
	  MIN_UINT   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T16.W, T3.W, literal.y,  
	255(3.573311e-43), 100(1.401298e-43)
	  CNDE_INT * T16.W, PV.W, PV.Z, T3.W, 
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T16.W, PV.W, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T21.W, PV.Z, PV.W,  
	  MOV * T3.X, PV.W,  
	  MOV   T0.X, T4.X,  
	  BIT_ALIGN_INT   T0.Z, T3.W, T1.W, literal.x, 
	  LSHR * T16.W, T1.W, literal.y,  BS:VEC_120/SCL_212
	29(4.063766e-44), 26(3.643376e-44)
	  XOR_INT * T16.W, PV.Z, PV.W,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T16.W, PV.W, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T22.W, PV.Z, PV.W,  
	  MOV * T4.X, PV.W,  
	  MOV   T0.X, T17.X,  
	  ADD_INT * T2.W, T3.W, T2.W,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  AND_INT * T3.W, PV.W, literal.y,  
	-256(nan), 255(3.573311e-43)
	  OR_INT * T3.W, PV.Z, PV.W,  
	  MOV * T17.X, PV.W,  
	  MOV * T0.X, T16.X,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  LSHL * T2.W, T2.W, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T2.W, PV.Z, PV.W,  
	  MOV * T16.X, PV.W,  
	  MOV   T0.X, T17.X,  
	  ADD_INT * T2.W, T14.W, T5.W,  
	  AND_INT * T2.W, PV.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T3.W, PV.Z, PV.W,  
	  MOV * T17.X, PV.W,  
	  MOV * T0.X, T16.X,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  LSHL * T2.W, T2.W, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T2.W, PV.Z, PV.W,  
	  MOV * T16.X, PV.W,  
	  MOV   T0.X, T17.X,  
	  ADD_INT * T2.W, T15.W, T6.W,  
	  AND_INT * T2.W, PV.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T3.W, PV.Z, PV.W,  
	  MOV * T17.X, PV.W,  
	  MOV * T0.X, T16.X,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  LSHL * T2.W, T2.W, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T2.W, PV.Z, PV.W,  
	  MOV * T16.X, PV.W,  
	  MOV   T0.X, T17.X,  
	  ADD_INT * T1.W, T1.W, T4.W,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  LSHL * T2.W, PV.W, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T1.X, PV.Z, PV.W,  
	  MOV * T17.X, PV.X,  
	  MOV * T0.X, T16.X,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  AND_INT * T1.W, T1.W, literal.y,  
	-256(nan), 255(3.573311e-43)
	  OR_INT * T1.W, PV.Z, PV.W,  
	  MOV * T16.X, PV.W,  
	  MOV   T0.X, T12.X,  
	  ADD_INT * T2.W, T11.W, T7.W,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  AND_INT * T3.W, PV.W, literal.y,  
	-256(nan), 255(3.573311e-43)
	  OR_INT * T3.W, PV.Z, PV.W,  
	  MOV * T12.X, PV.W,  
	  MOV * T0.X, T11.X,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  LSHL * T2.W, T2.W, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T2.W, PV.Z, PV.W,  
	  MOV * T11.X, PV.W,  
	  MOV   T0.X, T12.X,  
	  ADD_INT * T2.W, T13.W, T9.W,  
	  AND_INT * T2.W, PV.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T3.W, PV.Z, PV.W,  
	  MOV * T12.X, PV.W,  
	  MOV * T0.X, T11.X,  
	  AND_INT * T0.Z, PV.X, literal.x,  
	-16711681(-1.714704e+38), 0(0.000000e+00)
	ALU clause starting at 558:
	  LSHL * T2.W, T2.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT * T2.W, T0.Z, PV.W,  
	  MOV * T11.X, PV.W,  
	  MOV   T0.X, T12.X,  
	  ADD_INT * T2.W, T12.W, T10.W,  
	  AND_INT * T2.W, PV.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	-16711681(-1.714704e+38), 16(2.242078e-44)
	  OR_INT * T3.W, PV.Z, PV.W,  
	  MOV * T12.X, PV.W,  
	  MOV * T0.X, T11.X,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  LSHL * T2.W, T2.W, literal.y,  
	-65281(nan), 8(1.121039e-44)
	  OR_INT * T2.W, PV.Z, PV.W,  
	  MOV * T11.X, PV.W,  
	  MOV   T0.X, T12.X,  
	  ADD_INT * T2.W, T1.Z, T8.W,  
	  AND_INT   T0.Z, PV.X, literal.x,  
	  LSHL * T3.W, PV.W, literal.y,  
	16777215(2.350989e-38), 24(3.363116e-44)
	  OR_INT * T1.Y, PV.Z, PV.W,  
	  MOV * T12.X, PV.Y,  
	  MOV   T0.X, T11.X,  
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.Z, PV.W,  
	  ADD_INT * T0.W, PV.W, T0.W,  
	  LSHR * T23.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T24.X, T3.W, literal.x,  
	  AND_INT   T1.Z, T0.X, literal.y,  
	  AND_INT * T0.W, T2.W, literal.z,  BS:VEC_120/SCL_212
	2(2.802597e-45), -256(nan)
	255(3.573311e-43), 0(0.000000e+00)
	  LSHR   T0.X, T0.Z, literal.x,  
	  OR_INT * T1.Z, PV.Z, PV.W,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp13:
.Lfunc_end2:
	.size	wide_bytes, .Lfunc_end2-wide_bytes

	.section	.AMDGPU.config
	.long	166100
	.long	9
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	wide_floats
	.p2align	8
	.type	wide_floats,@function
wide_floats:
wide_floats$local:
.Lfunc_begin3:
	ALU 5, @18, KC0[CB0:0-32], KC1[]
.Ltmp14:
	ALU 2, @24, KC0[CB0:0-32], KC1[]
	TEX 2 @10
.Ltmp15:
	TEX 0 @16
	ALU 30, @27, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T2, T8.X
	MEM_RAT_CACHELESS STORE_DWORD T6, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T5, T0.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
	  VTX_READ_128 T2.XYZW, T0.X, 32, #1
	  VTX_READ_128 T3.XYZW, T0.X, 48, #1
	Fetch clause starting at 16:
	  VTX_READ_128 T4.XYZW, T0.X, 16, #1
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp16:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 24:
	  LSHL * T0.W, T0.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 27:
	  MULADD_IEEE * T5.W, T2.W, T1.W, T1.W, 
	  MULADD_IEEE * T5.Z, T2.Z, T1.Z, T1.Z, 
	  MULADD_IEEE   T5.Y, T2.Y, T1.Y, T1.Y, 
	  ADD_INT * T0.Z, KC0[2].Z, T0.W,  
	  MULADD_IEEE * T6.W, T3.W, T1.W, T4.W, 
	  MULADD_IEEE   T5.X, T2.X, T1.X, T1.X, 
	  MULADD_IEEE * T6.Z, T3.Z, T1.Z, T4.Z, 
	  ADD_INT * T0.W, T0.Z, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
	  MULADD_IEEE   T6.Y, T3.Y, T1.Y, T4.Y, 
	  MULADD_IEEE * T2.W, T1.W, T1.W, T2.W, 
	2(2.802597e-45), 0(0.000000e+00)
	  MULADD_IEEE   T6.X, T3.X, T1.X, T4.X, 
	  MULADD_IEEE   T2.Z, T1.Z, T1.Z, T2.Z, 
	  ADD_INT * T0.W, T0.Z, literal.x,  BS:VEC_120/SCL_212
	48(6.726233e-44), 0(0.000000e+00)
	  LSHR   T7.X, PV.W, literal.x,  
	  MULADD_IEEE   T2.Y, T1.Y, T1.Y, T2.Y, 
	  MULADD_IEEE * T1.W, T4.W, T1.W, T3.W, 
	2(2.802597e-45), 0(0.000000e+00)
	  MULADD_IEEE   T2.X, T1.X, T1.X, T2.X, 
	  MULADD_IEEE * T1.Z, T4.Z, T1.Z, T3.Z, 
	  LSHR   T8.X, T0.Z, literal.x,  
	  MULADD_IEEE * T1.Y, T4.Y, T1.Y, T3.Y, 
	2(2.802597e-45), 0(0.000000e+00)
	  MULADD_IEEE   T1.X, T4.X, T1.X, T3.X, 
	  ADD_INT * T0.W, T0.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR * T3.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp17:
.Lfunc_end3:
	.size	wide_floats, .Lfunc_end3-wide_floats

	.section	.AMDGPU.config
	.long	166100
	.long	262
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	geometry
	.p2align	8
	.type	geometry,@function
geometry:
geometry$local:
.Lfunc_begin4:
	ALU 5, @50, KC0[CB0:0-32], KC1[]
.Ltmp18:
	ALU 3, @56, KC0[CB0:0-32], KC1[]
	TEX 0 @46
.Ltmp19:
	TEX 0 @48
.Ltmp20:
	ALU 9, @60, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T1.X
	ALU_PUSH_BEFORE 12, @70, KC0[], KC1[]
	JUMP @15 POP:1
	ALU_PUSH_BEFORE 3, @83, KC0[], KC1[]
	JUMP @11 POP:1
	ALU_POP_AFTER 9, @87, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @97, KC0[], KC1[]
	JUMP @14 POP:1
	ALU_POP_AFTER 21, @99, KC0[], KC1[]
	ALU_POP_AFTER 1, @121, KC0[], KC1[]
	ALU 0, @123, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @124, KC0[], KC1[]
	JUMP @19 POP:1
	ALU_POP_AFTER 21, @126, KC0[], KC1[]
	ALU_PUSH_BEFORE 13, @148, KC0[], KC1[]
	JUMP @28 POP:1
	ALU_PUSH_BEFORE 3, @162, KC0[], KC1[]
	JUMP @24 POP:1
	ALU_POP_AFTER 9, @166, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @176, KC0[], KC1[]
	JUMP @27 POP:1
	ALU_POP_AFTER 21, @178, KC0[], KC1[]
	ALU_POP_AFTER 1, @200, KC0[], KC1[]
	ALU 0, @202, KC0[CB0:0-32], KC1[]
.Ltmp21:
	ALU_PUSH_BEFORE 1, @203, KC0[], KC1[]
	JUMP @32 POP:1
	ALU_POP_AFTER 21, @205, KC0[], KC1[]
	ALU 4, @227, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T1.X
	ALU_PUSH_BEFORE 7, @232, KC0[], KC1[]
	JUMP @43 POP:1
	ALU_PUSH_BEFORE 9, @240, KC0[], KC1[]
	JUMP @42 POP:1
	ALU_PUSH_BEFORE 6, @250, KC0[], KC1[]
	JUMP @41 POP:1
	ALU_POP_AFTER 36, @257, KC0[], KC1[]
	ALU_POP_AFTER 1, @294, KC0[], KC1[]
	ALU_POP_AFTER 21, @296, KC0[], KC1[]
	ALU 2, @318, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 46:
	  VTX_READ_128 T0.XYZW, T0.X, 0, #1
.Ltmp22:
	Fetch clause starting at 48:
	  VTX_READ_128 T3.XYZW, T1.X, 0, #1
.Ltmp23:
	ALU clause starting at 50:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 56:
	  LSHL * T1.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	  ADD_INT * T0.X, KC0[2].Z, T1.W,  
	ALU clause starting at 60:
	  MUL_IEEE * T2.W, T0.Y, T3.Z,  
	  MULADD_IEEE   T2.X, T3.Y, T0.Z, -PV.W, 
	  MUL_IEEE * T2.W, T0.Z, T3.X,  
	  MULADD_IEEE   T2.Y, T3.Z, T0.X, -PV.W, 
	  MUL_IEEE * T2.W, T0.X, T3.Y,  
	  MULADD_IEEE   T2.Z, T3.X, T0.Y, -PV.W, 
	  MOV * T2.W, 0.0,  
	  ADD_INT * T1.W, KC0[2].W, T1.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 70:
	  MUL_IEEE * T2.W, T3.Y, T3.Y,  
	  MULADD_IEEE * T2.W, T3.X, T3.X, PV.W, 
	  MULADD_IEEE * T2.W, T3.Z, T3.Z, PV.W, 
	  MULADD_IEEE   T1.Z, T3.W, T3.W, PV.W, 
	  MUL_IEEE * T2.W, T3.Y, T0.Y,  
	  MULADD_IEEE   T2.Z, T3.X, T0.X, PV.W, 
	  SETGT_DX10 * T2.W, literal.x, PV.Z,  
	8388608(1.175494e-38), 0(0.000000e+00)
	  MOV   T1.Y, literal.x,  
	  NOT_INT   T4.Z, PV.W,  
	  MULADD_IEEE * T2.W, T3.Z, T0.Z, PV.Z, 
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.Z, 0.0,  
	ALU clause starting at 83:
	  MOV   T2.Z, literal.x,  
	  SETNE_DX10 * T4.W, T1.Z, literal.y,  
	1(1.401298e-45), 2139095040(INF)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 87:
	  MOV * T2.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  RECIPSQRT_IEEE   T1.X, T1.Z,  
	  RECIPSQRT_IEEE   T1.Y (MASKED), T1.Z,  
	  RECIPSQRT_IEEE   T1.Z (MASKED), T1.Z,  
	  RECIPSQRT_IEEE * T1.W (MASKED), T1.Z,  
	  RECIP_IEEE   T2.X (MASKED), T1.X,  
	  RECIP_IEEE   T2.Y, T1.X,  
	  RECIP_IEEE   T2.Z (MASKED), T1.X,  
	  RECIP_IEEE * T2.W (MASKED), T1.X,  
	ALU clause starting at 97:
	  SETE_INT * T4.W, T2.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 99:
	  MUL_IEEE * T4.W, T3.Y, literal.x,  
	520093696(2.710505e-20), 0(0.000000e+00)
	  MUL_IEEE   T1.Z, PV.W, PV.W,  
	  MUL_IEEE * T4.W, T3.X, literal.x,  
	520093696(2.710505e-20), 0(0.000000e+00)
	  MULADD_IEEE   T1.Z, PV.W, PV.W, PV.Z, 
	  MUL_IEEE * T4.W, T3.Z, literal.x,  
	520093696(2.710505e-20), 0(0.000000e+00)
	  MULADD_IEEE   T1.Z, PV.W, PV.W, PV.Z, 
	  MUL_IEEE * T4.W, T3.W, literal.x,  
	520093696(2.710505e-20), 0(0.000000e+00)
	  MULADD_IEEE * T4.W, PV.W, PV.W, PV.Z, 
	  RECIPSQRT_IEEE   T1.X, T4.W,  
	  RECIPSQRT_IEEE   T1.Y (MASKED), T4.W,  
	  RECIPSQRT_IEEE   T1.Z (MASKED), T4.W,  
	  RECIPSQRT_IEEE * T1.W (MASKED), T4.W,  
	  RECIP_IEEE   T1.X, T1.X,  
	  RECIP_IEEE   T1.Y (MASKED), T1.X,  
	  RECIP_IEEE   T1.Z (MASKED), T1.X,  
	  RECIP_IEEE * T1.W (MASKED), T1.X,  
	  MUL_IEEE * T2.Y, PV.X, literal.x,  
	1610612736(3.689349e+19), 0(0.000000e+00)
	ALU clause starting at 121:
	  MOV * T1.Y, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 123:
	  MULADD_IEEE * T2.X, T3.W, T0.W, T2.W, 
	ALU clause starting at 124:
	  SETE_INT * T4.W, T1.Y, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 126:
	  MUL_IEEE * T4.W, T3.Y, literal.x,  
	1786773504(7.737125e+25), 0(0.000000e+00)
	  MUL_IEEE   T1.Z, PV.W, PV.W,  
	  MUL_IEEE * T4.W, T3.X, literal.x,  
	1786773504(7.737125e+25), 0(0.000000e+00)
	  MULADD_IEEE   T1.Z, PV.W, PV.W, PV.Z, 
	  MUL_IEEE * T4.W, T3.Z, literal.x,  
	1786773504(7.737125e+25), 0(0.000000e+00)
	  MULADD_IEEE   T1.Z, PV.W, PV.W, PV.Z, 
	  MUL_IEEE * T4.W, T3.W, literal.x,  
	1786773504(7.737125e+25), 0(0.000000e+00)
	  MULADD_IEEE * T4.W, PV.W, PV.W, PV.Z, 
	  RECIPSQRT_IEEE   T1.X, T4.W,  
	  RECIPSQRT_IEEE   T1.Y (MASKED), T4.W,  
	  RECIPSQRT_IEEE   T1.Z (MASKED), T4.W,  
	  RECIPSQRT_IEEE * T1.W (MASKED), T4.W,  
	  RECIP_IEEE   T1.X, T1.X,  
	  RECIP_IEEE   T1.Y (MASKED), T1.X,  
	  RECIP_IEEE   T1.Z (MASKED), T1.X,  
	  RECIP_IEEE * T1.W (MASKED), T1.X,  
	  MUL_IEEE * T2.Y, PV.X, literal.x,  
	343932928(1.292470e-26), 0(0.000000e+00)
	ALU clause starting at 148:
	  ADD * T1.Y, T3.Y, -T0.Y,  
	  ADD   T1.X, T3.X, -T0.X,  
	  MUL_IEEE * T4.W, PV.Y, PV.Y,  
	  ADD   T1.Z, T3.Z, -T0.Z,  
	  MULADD_IEEE * T4.W, PV.X, PV.X, PV.W, 
	  MULADD_IEEE   T2.Z, PV.Z, PV.Z, PV.W, 
	  ADD * T3.W, T3.W, -T0.W,  
	  MULADD_IEEE * T4.W, PV.W, PV.W, PV.Z, 
	  SETGT_DX10 * T5.W, literal.x, PV.W,  
	8388608(1.175494e-38), 0(0.000000e+00)
	  MOV   T4.Z, literal.x,  
	  NOT_INT * T5.W, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 162:
	  MOV   T3.Z, literal.x,  
	  SETNE_DX10 * T5.W, T4.W, literal.y,  
	1(1.401298e-45), 2139095040(INF)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 166:
	  MOV * T3.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  RECIPSQRT_IEEE   T2.X (MASKED), T4.W,  
	  RECIPSQRT_IEEE   T2.Y (MASKED), T4.W,  
	  RECIPSQRT_IEEE   T2.Z, T4.W,  
	  RECIPSQRT_IEEE * T2.W (MASKED), T4.W,  
	  RECIP_IEEE   T2.X (MASKED), T2.Z,  
	  RECIP_IEEE   T2.Y (MASKED), T2.Z,  
	  RECIP_IEEE   T2.Z, T2.Z,  
	  RECIP_IEEE * T2.W (MASKED), T2.Z,  
	ALU clause starting at 176:
	  SETE_INT * T4.W, T3.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 178:
	  MUL_IEEE * T4.W, T1.Y, literal.x,  
	520093696(2.710505e-20), 0(0.000000e+00)
	  MUL_IEEE   T2.Z, PV.W, PV.W,  
	  MUL_IEEE * T4.W, T1.X, literal.x,  
	520093696(2.710505e-20), 0(0.000000e+00)
	  MULADD_IEEE   T2.Z, PV.W, PV.W, PV.Z, 
	  MUL_IEEE * T4.W, T1.Z, literal.x,  
	520093696(2.710505e-20), 0(0.000000e+00)
	  MULADD_IEEE   T2.Z, PV.W, PV.W, PV.Z, 
	  MUL_IEEE * T4.W, T3.W, literal.x,  
	520093696(2.710505e-20), 0(0.000000e+00)
	  MULADD_IEEE * T4.W, PV.W, PV.W, PV.Z, 
	  RECIPSQRT_IEEE   T2.X (MASKED), T4.W,  
	  RECIPSQRT_IEEE   T2.Y (MASKED), T4.W,  
	  RECIPSQRT_IEEE   T2.Z, T4.W,  
	  RECIPSQRT_IEEE * T2.W (MASKED), T4.W,  
	  RECIP_IEEE   T2.X (MASKED), T2.Z,  
	  RECIP_IEEE   T2.Y (MASKED), T2.Z,  
	  RECIP_IEEE   T2.Z, T2.Z,  
	  RECIP_IEEE * T2.W (MASKED), T2.Z,  
	  MUL_IEEE * T2.Z, PV.Z, literal.x,  
	1610612736(3.689349e+19), 0(0.000000e+00)
	ALU clause starting at 200:
	  MOV * T4.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 202:
	  MOV * T3.Z, KC0[0].W,  
	ALU clause starting at 203:
	  SETE_INT * T4.W, T4.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 205:
	  MUL_IEEE * T4.W, T1.Y, literal.x,  
	1786773504(7.737125e+25), 0(0.000000e+00)
	  MUL_IEEE   T2.Z, PV.W, PV.W,  
	  MUL_IEEE * T4.W, T1.X, literal.x,  
	1786773504(7.737125e+25), 0(0.000000e+00)
	  MULADD_IEEE   T2.Z, PV.W, PV.W, PV.Z, 
	  MUL_IEEE * T4.W, T1.Z, literal.x,  
	1786773504(7.737125e+25), 0(0.000000e+00)
	  MULADD_IEEE   T1.Z, PV.W, PV.W, PV.Z, 
	  MUL_IEEE * T3.W, T3.W, literal.x,  
	1786773504(7.737125e+25), 0(0.000000e+00)
	  MULADD_IEEE * T3.W, PV.W, PV.W, PV.Z, 
	  RECIPSQRT_IEEE   T1.X, T3.W,  
	  RECIPSQRT_IEEE   T1.Y (MASKED), T3.W,  
	  RECIPSQRT_IEEE   T1.Z (MASKED), T3.W,  
	  RECIPSQRT_IEEE * T1.W (MASKED), T3.W,  
	  RECIP_IEEE   T1.X, T1.X,  
	  RECIP_IEEE   T1.Y (MASKED), T1.X,  
	  RECIP_IEEE   T1.Z (MASKED), T1.X,  
	  RECIP_IEEE * T1.W (MASKED), T1.X,  
	  MUL_IEEE * T2.Z, PV.X, literal.x,  
	343932928(1.292470e-26), 0(0.000000e+00)
	ALU clause starting at 227:
	  LSHL * T3.W, T3.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, T1.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 232:
	  SETE_DX10 * T2.W, T0.Y, 0.0,  
	  CNDE   T1.Z, T0.X, PV.W, 0.0, 
	  SETE_DX10 * T2.W, T0.Z, 0.0,  
	  AND_INT   T1.Z, PV.Z, PV.W,  
	  SETE_DX10 * T2.W, T0.W, 0.0,  
	  AND_INT * T2.W, PV.Z, PV.W,  
	  SETGT_INT * T2.W, 0.0, PV.W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 240:
	  MUL_IEEE * T2.W, T0.Y, T0.Y,  
	  MULADD_IEEE * T2.W, T0.X, T0.X, PV.W, 
	  MULADD_IEEE * T2.W, T0.Z, T0.Z, PV.W, 
	  MULADD_IEEE * T4.W, T0.W, T0.W, PV.W, 
	  SETGT_DX10 * T2.W, literal.x, PV.W,  
	8388608(1.175494e-38), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  NOT_INT * T2.W, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 250:
	  SETNE_DX10 * T5.W, T4.W, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T2.X, T0.X,  
	  MOV   T2.Y, T0.Y,  
	  MOV   T2.Z, T0.Z,  
	  MOV * T2.W, T0.W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T5.W, 0.0,  
	ALU clause starting at 257:
	  MUL_IEEE * T2.W, T0.W, literal.x,  
	511705088(1.355253e-20), 0(0.000000e+00)
	  MUL_IEEE * T2.Z, T0.Z, literal.x,  
	511705088(1.355253e-20), 0(0.000000e+00)
	  MUL_IEEE * T2.Y, T0.Y, literal.x,  
	511705088(1.355253e-20), 0(0.000000e+00)
	  MUL_IEEE   T2.X, T0.X, literal.x,  
	  MUL_IEEE * T4.W, PV.Y, PV.Y,  
	511705088(1.355253e-20), 0(0.000000e+00)
	  MULADD_IEEE * T4.W, PV.X, PV.X, PV.W, 
	  MULADD_IEEE * T4.W, T2.Z, T2.Z, PV.W, 
	  MULADD_IEEE * T4.W, T2.W, T2.W, PV.W, 
	  SETNE_DX10 * T5.W, PV.W, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SETNE_DX10 * T4.W, |T2.X|, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T1.X, T4.W, literal.x, 0.0, Pred_sel_zero
	  SETNE_DX10   T1.Y, |T2.W|, literal.y, Pred_sel_zero BS:VEC_120/SCL_212
	  SETNE_DX10   T1.Z, |T2.Z|, literal.y, Pred_sel_zero 
	  SETNE_DX10 * T4.W, |T2.Y|, literal.y, Pred_sel_zero 
	1065353216(1.000000e+00), 2139095040(INF)
	  BFI_INT   T2.X, literal.x, T1.X, T2.X, Pred_sel_zero
	  CNDE_INT * T4.W, T4.W, literal.y, 0.0, Pred_sel_zero
	2147483647(nan), 1065353216(1.000000e+00)
	  BFI_INT   T2.Y, literal.x, T4.W, T2.Y, Pred_sel_zero
	  CNDE_INT * T4.W, T1.Z, literal.y, 0.0, Pred_sel_zero
	2147483647(nan), 1065353216(1.000000e+00)
	  BFI_INT   T2.Z, literal.x, T4.W, T2.Z, Pred_sel_zero
	  CNDE_INT * T4.W, T1.Y, literal.y, 0.0, Pred_sel_zero
	2147483647(nan), 1065353216(1.000000e+00)
	  BFI_INT * T2.W, literal.x, T4.W, T2.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MUL_IEEE * T4.W, T2.Y, T2.Y, Pred_sel_zero 
	  MULADD_IEEE * T4.W, T2.X, T2.X, T4.W, Pred_sel_zero
	  MULADD_IEEE * T4.W, T2.Z, T2.Z, T4.W, Pred_sel_zero
	  MULADD_IEEE * T4.W, T2.W, T2.W, T4.W, Pred_sel_zero
	ALU clause starting at 294:
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 296:
	  SETE_INT * T5.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MUL_IEEE * T2.W, T0.W, literal.x, Pred_sel_zero 
	1786773504(7.737125e+25), 0(0.000000e+00)
	  MUL_IEEE * T2.Z, T0.Z, literal.x, Pred_sel_zero 
	1786773504(7.737125e+25), 0(0.000000e+00)
	  MUL_IEEE * T2.Y, T0.Y, literal.x, Pred_sel_zero 
	1786773504(7.737125e+25), 0(0.000000e+00)
	  MUL_IEEE   T2.X, T0.X, literal.x, Pred_sel_zero 
	  MUL_IEEE * T0.W, T2.Y, T2.Y, Pred_sel_zero 
	1786773504(7.737125e+25), 0(0.000000e+00)
	  MULADD_IEEE * T0.W, T2.X, T2.X, T0.W, Pred_sel_zero
	  MULADD_IEEE * T0.W, T2.Z, T2.Z, T0.W, Pred_sel_zero
	  MULADD_IEEE * T4.W, T2.W, T2.W, T0.W, Pred_sel_zero
	  RECIPSQRT_IEEE   T0.X, T4.W,  
	  RECIPSQRT_IEEE   T0.Y (MASKED), T4.W,  
	  RECIPSQRT_IEEE   T0.Z (MASKED), T4.W,  
	  RECIPSQRT_IEEE * T0.W (MASKED), T4.W,  
	  MUL_IEEE * T0.W, T2.W, PV.X,  
	  MUL_IEEE * T0.Z, T2.Z, T0.X,  
	  MUL_IEEE * T0.Y, T2.Y, T0.X,  
	  MUL_IEEE * T0.X, T2.X, T0.X,  
	ALU clause starting at 318:
	  ADD_INT * T1.W, T1.W, T3.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp24:
.Lfunc_end4:
	.size	geometry, .Lfunc_end4-geometry

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	choose
	.p2align	8
	.type	choose,@function
choose:
choose$local:
.Lfunc_begin5:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp25:
	ALU 3, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp26:
	TEX 0 @12
.Ltmp27:
	ALU 65, @24, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T5, T0.X
	MEM_RAT_CACHELESS STORE_DWORD T7, T4.X
	MEM_RAT_CACHELESS STORE_DWORD T6, T3.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_128 T1.XYZW, T1.X, 0, #1
.Ltmp28:
	Fetch clause starting at 12:
	  VTX_READ_128 T2.XYZW, T0.X, 0, #1
.Ltmp29:
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp30:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 24:
	  SETGT_INT   T0.Z, T2.Y, T1.Y,  
	  SETGT_INT * T3.W, T2.X, T1.X,  
	  AND_INT   T3.Z, PV.W, PV.Z,  
	  SETGT_INT * T4.W, T2.Z, T1.Z,  
	  SETNE_INT   T0.Y, T1.W, 0.0,  
	  AND_INT   T3.Z, PV.Z, PV.W,  
	  SETGT_INT * T5.W, T2.W, T1.W,  BS:VEC_120/SCL_212
	  AND_INT   T0.X, PV.Z, PV.W,  
	  MIN_INT   T3.Y, T1.X, T2.X,  
	  ADD_INT   T3.Z, KC0[2].W, T0.W,  
	  MIN_INT * T0.W, T1.W, T2.W,  BS:VEC_021/SCL_122
	  LSHL   T3.X, KC0[0].W, literal.x,  
	  MAX_INT   T4.Y, PV.W, literal.y,  
	  SETE_INT   T4.Z, T2.W, T1.W,  
	  MIN_INT * T0.W, T1.Z, T2.Z,  
	4(5.605194e-45), -5(nan)
	  SETE_INT   T4.X, T2.Z, T1.Z,  
	  MAX_INT   T5.Y, PV.W, literal.x,  
	  MIN_INT   T5.Z, T1.Y, T2.Y,  
	  ADD_INT * T6.W, PV.Y, PV.Z,  
	-5(nan), 0(0.000000e+00)
	  SETE_INT   T5.X, T2.Y, T1.Y,  
	  MAX_INT   T4.Y, PV.Z, literal.x,  
	  ADD_INT   T6.Z, PV.Y, PV.X,  
	  ADD_INT * T0.W, T3.Z, T3.X,  
	-5(nan), 0(0.000000e+00)
	  ADD_INT   T4.X, PV.W, T3.X,  
	  ADD_INT   T6.Y, PV.Y, PV.X,  
	  SETE_INT   T4.Z, T2.X, T1.X,  BS:VEC_021/SCL_122
	  MAX_INT * T7.W, T3.Y, literal.x,  
	-5(nan), 0(0.000000e+00)
	  ADD_INT   T6.X, PV.W, PV.Z,  
	  OR_INT   T3.Y, T2.Z, T2.W,  
	  XOR_INT   T4.Z, T1.W, T2.W,  
	  ADD_INT * T7.W, PV.X, T3.X,  
	  LSHR   T3.X, PV.W, literal.x,  
	  OR_INT   T4.Y, T2.X, T2.Y,  
	  XOR_INT   T5.Z, T1.Z, T2.Z,  
	  AND_INT * T5.W, PV.Z, T5.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T4.X, T4.X, literal.x,  
	  XOR_INT   T5.Y, T1.Y, T2.Y,  
	  AND_INT   T5.Z, PV.Z, T4.W,  
	  OR_INT * T4.W, T3.Y, PV.Y,  BS:VEC_201
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T7.X, PV.W, literal.x,  
	  AND_INT   T5.Y, PV.Y, T0.Z,  
	  XOR_INT   T0.Z, T1.X, T2.X,  
	  MAX_INT * T1.W, T2.W, T1.W,  
	31(4.344025e-44), 0(0.000000e+00)
	  AND_INT   T5.X, PV.Z, T3.W,  
	  LSHR   T7.Y, T0.X, literal.x,  
	  MAX_INT   T1.Z, T2.Z, T1.Z,  
	  SETGT_INT * T2.W, T1.Y, T2.Y,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHR   T0.X, T0.W, literal.x,  
	  MAX_INT   T1.Y, T2.Y, T1.Y,  
	  SETE_INT   T0.Z, T2.Z, 0.0,  
	  AND_INT * T0.W, T3.W, PV.W,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  MAX_INT   T1.X, T2.X, T1.X,  
	  AND_INT   T7.Z, PV.W, 1,  
	  OR_INT * T0.W, PV.Z, T0.Y,  
	  LSHR   T2.X, T3.Z, literal.x,  
	  AND_INT * T7.W, PV.W, 1,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp31:
.Lfunc_end5:
	.size	choose, .Lfunc_end5-choose

