	.text
	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	count_bits
	.p2align	8
	.type	count_bits,@function
count_bits:
count_bits$local:
.Lfunc_begin0:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp1:
	ALU 53, @21, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T4.X, T1.X
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T3.X
	CF_END
	PAD
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
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHL   T0.Y, T0.X, literal.x,  
	  LSHL   T1.Z, T0.X, literal.y,  
	  ADD_INT * T1.W, PV.Z, PV.W,  
	17(2.382207e-44), 9(1.261169e-44)
	  ADD_INT   T1.X, PV.W, T0.W,  
	  FFBH_UINT   T1.Y, PV.Z,  
	  AND_INT   T2.Z, T0.X, literal.x,  
	  OR_INT * T2.W, PV.Y, T0.X,  
	65535(9.183409e-41), 0(0.000000e+00)
	  BCNT_INT   T2.X, PV.W,  
	  FFBH_UINT   T0.Y, PV.Z,  
	  LSHR   T3.Z, T0.X, literal.x,  
	  CNDE_INT * T2.W, T1.Z, literal.y, PV.Y, 
	23(3.222986e-44), 32(4.484155e-44)
	  AND_INT   T3.X, T0.X, literal.x,  
	  ADD_INT   T1.Y, PV.W, literal.y,  
	  FFBH_UINT   T1.Z, PV.Z,  
	  LSHR * T2.W, T0.X, literal.z,  
	255(3.573311e-43), 32(4.484155e-44)
	15(2.101948e-44), 0(0.000000e+00)
	  BCNT_INT   T4.X, PV.W,  
	  CNDE_INT   T1.Y, T3.Z, PV.Y, PV.Z, 
	  FFBH_UINT   T1.Z, PV.X,  
	  CNDE_INT * T2.W, T2.Z, literal.x, T0.Y, BS:VEC_120/SCL_212
	32(4.484155e-44), 0(0.000000e+00)
	  LSHL   T5.X, PV.W, literal.x,  
	  CNDE_INT   T0.Y, T3.X, literal.y, PV.Z, 
	  LSHL   T1.Z, PV.Y, literal.x,  
	  ADD_INT * T2.W, T2.X, PV.X,  BS:VEC_120/SCL_212
	8(1.121039e-44), 32(4.484155e-44)
	  OR_INT   T2.X, PV.W, PV.Z,  
	  ADD_INT   T0.Y, PV.Y, literal.x,  
	  ADD_INT   T1.Z, PV.X, literal.y,  
	  ADD_INT * T0.W, T1.X, T0.W,  
	-24(nan), -4096(nan)
	  LSHR   T3.X, PV.W, literal.x,  
	  AND_INT   T1.Z, PV.Z, literal.y,  
	  AND_INT * T0.W, PV.Y, literal.z,  
	2(2.802597e-45), 65280(9.147676e-41)
	255(3.573311e-43), 0(0.000000e+00)
	  OR_INT * T4.X, PV.Z, PV.W,  
	  LSHR   T1.X, T1.X, literal.x,  
	  FFBH_UINT * T0.W, T0.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T5.X, T0.X, literal.x, PV.W, 
	32(4.484155e-44), 0(0.000000e+00)
	  LSHR * T6.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  BCNT_INT * T0.X, T0.X,  
	  LSHR * T7.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp4:
.Lfunc_end0:
	.size	count_bits, .Lfunc_end0-count_bits

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	rotate_bits
	.p2align	8
	.type	rotate_bits,@function
rotate_bits:
rotate_bits$local:
.Lfunc_begin1:
	ALU 5, @18, KC0[CB0:0-32], KC1[]
.Ltmp5:
	ALU 2, @24, KC0[CB0:0-32], KC1[]
	TEX 0 @14
.Ltmp6:
	ALU 0, @27, KC0[CB0:0-32], KC1[]
	TEX 0 @16
.Ltmp7:
	ALU 40, @28, KC0[CB0:0-32], KC1[]
.Ltmp8:
	ALU 0, @69, KC0[], KC1[]
.Ltmp9:
	ALU 13, @70, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T6.X, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T4.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T5.X
	CF_END
	PAD
	Fetch clause starting at 14:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp10:
	Fetch clause starting at 16:
	  VTX_READ_32 T1.X, T1.X, 0, #1
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
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Z, PV.W,  
	ALU clause starting at 27:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 28:
	  SUB_INT * T1.W, 0.0, T0.X,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  AND_INT * T2.W, T1.X, literal.y,  
	15(2.101948e-44), 65535(9.183409e-41)
	  LSHR   T0.Y, PV.W, PV.Z,  
	  AND_INT   T0.Z, T0.X, literal.x,  
	  NOT_INT * T2.W, T1.X,  BS:VEC_120/SCL_212
	32(4.484155e-44), 0(0.000000e+00)
	  CNDE_INT   T2.X, PV.Z, T1.X, PV.W, 
	  CNDE_INT   T1.Y, PV.Z, PV.W, T1.X, 
	  ADD_INT   T0.Z, KC0[2].W, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T3.X, PV.Z, PV.W,  
	  AND_INT   T2.Y, T1.W, literal.x,  
	  AND_INT   T1.Z, T1.X, literal.y,  
	  AND_INT * T3.W, T0.X, literal.z,  BS:VEC_120/SCL_212
	7(9.809089e-45), 255(3.573311e-43)
	15(2.101948e-44), 0(0.000000e+00)
	  LSHL   T4.X, T1.X, PV.W,  
	  LSHR   T2.Y, PV.Z, PV.Y,  
	  ADD_INT   T1.Z, PV.X, T0.W,  
	  BIT_ALIGN_INT * T3.W, T2.X, T1.Y, 1, BS:VEC_120/SCL_212
	  LSHR   T5.X, T2.X, 1,  
	  LSHR   T3.Y, T1.Y, 1,  
	  BIT_ALIGN_INT   T2.Z, T1.Y, T2.X, 1, 
	  NOT_INT * T4.W, T0.X,  BS:VEC_201
	  BIT_ALIGN_INT   T2.X, PV.Y, PV.Z, PV.W, 
	  BIT_ALIGN_INT   T1.Y, PV.X, T3.W, PV.W, 
	  AND_INT   T2.Z, T0.X, literal.x,  
	  ADD_INT * T0.W, T1.Z, T0.W,  BS:VEC_021/SCL_122
	63(8.828180e-44), 0(0.000000e+00)
	  LSHR   T5.X, PV.W, literal.x,  
	  AND_INT   T3.Y, T0.X, literal.y,  
	  AND_INT   T3.Z, T1.X, literal.z,  BS:VEC_120/SCL_212
.Ltmp13:
	  AND_INT * T0.W, T0.X, literal.w,  
	2(2.802597e-45), 7(9.809089e-45)
	-267448336(-1.771025e+29), 267448335(2.375829e-29)
	  OR_INT   T0.X, PV.W, PV.Z,  
	  LSHL   T3.Y, T1.X, PV.Y,  
	  CNDE_INT * T3.Z, T2.Z, T1.X, T1.Y, 
	ALU clause starting at 69:
	  CNDE_INT * T0.W, T2.Z, T2.W, T2.X, 
	ALU clause starting at 70:
	  XOR_INT   T2.X, T3.Z, T0.W,  
	  OR_INT   T2.Z, T3.Y, T2.Y,  
	  OR_INT * T0.W, T4.X, T0.Y,  BS:VEC_021/SCL_122
	  LSHR   T4.X, T1.Z, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  AND_INT * T0.W, PV.Z, literal.z,  
	2(2.802597e-45), 16(2.242078e-44)
	255(3.573311e-43), 0(0.000000e+00)
	  OR_INT * T6.X, PV.Z, PV.W,  
	  LSHR * T3.X, T3.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  BIT_ALIGN_INT * T1.X, T1.X, T1.X, T1.W, 
	  LSHR * T7.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp14:
.Lfunc_end1:
	.size	rotate_bits, .Lfunc_end1-rotate_bits

	.section	.AMDGPU.config
	.long	166100
	.long	6
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reverse_bits
	.p2align	8
	.type	reverse_bits,@function
reverse_bits:
reverse_bits$local:
.Lfunc_begin2:
	ALU 5, @18, KC0[CB0:0-32], KC1[]
.Ltmp15:
	ALU 2, @24, KC0[CB0:0-32], KC1[]
	TEX 0 @16
.Ltmp16:
	ALU 0, @27, KC0[], KC1[]
.Ltmp17:
	ALU 0, @28, KC0[], KC1[]
.Ltmp18:
	ALU 1, @29, KC0[], KC1[]
.Ltmp19:
	ALU 2, @31, KC0[], KC1[]
.Ltmp20:
	ALU 12, @34, KC0[], KC1[]
.Ltmp21:
	ALU 6, @47, KC0[], KC1[]
.Ltmp22:
	ALU 29, @54, KC0[CB0:0-32], KC1[]
.Ltmp23:
	ALU 10, @84, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T4.X, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 16:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp24:
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp25:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 24:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 27:
	  LSHR * T1.W, T0.X, 1,  
.Ltmp26:
	ALU clause starting at 28:
	  XOR_INT * T1.W, T1.W, T0.X,  
	ALU clause starting at 29:
.Ltmp27:
	  LSHR * T2.W, T1.W, 1,  
	  XOR_INT * T2.W, PV.W, T1.W,  
.Ltmp28:
	ALU clause starting at 31:
.Ltmp29:
	  LSHR * T3.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  XOR_INT * T2.W, PV.W, T2.W,  
.Ltmp30:
	ALU clause starting at 34:
.Ltmp31:
	  LSHR   T0.Y, T2.W, literal.x,  
.Ltmp32:
	  LSHL   T0.Z, T0.X, literal.y,  
	  LSHR * T3.W, T0.X, literal.y,  
	4(5.605194e-45), 8(1.121039e-44)
	  AND_INT   T1.X, PV.W, literal.x,  
	  LSHR   T1.Y, T0.X, literal.y,  
	  AND_INT   T0.Z, PV.Z, literal.z,  
	  LSHL * T3.W, T0.X, literal.y,  
	65280(9.147676e-41), 24(3.363116e-44)
	16711680(2.341805e-38), 0(0.000000e+00)
	  OR_INT   T2.Y, PV.W, PV.Z,  
	  OR_INT   T0.Z, PV.X, PV.Y,  
.Ltmp33:
	  XOR_INT * T2.W, T0.Y, T2.W,  
.Ltmp34:
	ALU clause starting at 47:
.Ltmp35:
	  LSHR   T1.Z, T2.W, literal.x,  
.Ltmp36:
	  OR_INT * T3.W, T2.Y, T0.Z,  
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT   T0.Y, PV.W, literal.x,  
	  LSHR   T0.Z, PV.W, literal.y,  
.Ltmp37:
	  XOR_INT * T2.W, PV.Z, T2.W,  
.Ltmp38:
	252645135(7.053345e-30), 4(5.605194e-45)
.Ltmp39:
	ALU clause starting at 54:
.Ltmp40:
	  LSHR   T1.Y, T2.W, literal.x,  
.Ltmp41:
	  AND_INT   T0.Z, T0.Z, literal.y,  
	  LSHL * T3.W, T0.Y, literal.z,  
	16(2.242078e-44), 252645135(7.053345e-30)
	4(5.605194e-45), 0(0.000000e+00)
	  SUB_INT   T1.X, 0.0, T0.X,  
	  OR_INT   T0.Y, PV.Z, PV.W,  
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, PV.Z, PV.W,  
	  AND_INT   T2.Y, PV.Y, literal.x,  
	  LSHR   T1.Z, PV.Y, literal.y,  
	  AND_INT * T3.W, T0.X, PV.X,  
	858993459(4.172325e-08), 2(2.802597e-45)
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	125613361(1.901162e-34), 0(0.000000e+00)
	  LSHR   T0.X, PV.X, literal.x,  
	  AND_INT   T0.Y, T1.Z, literal.y,  
	  LSHL   T1.Z, T2.Y, literal.z,  
	  ADD_INT * T0.W, T2.X, T0.W,  
	27(3.783506e-44), 858993459(4.172325e-08)
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T1.X, PV.W, literal.x,  
	  OR_INT   T1.Z, PV.Y, PV.Z,  
.Ltmp42:
	  XOR_INT * T0.W, T1.Y, T2.W,  
.Ltmp43:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 84:
	  ADD_INT   T3.X, T0.W, T1.W,  
	  AND_INT   T2.Z, T1.Z, literal.x,  
	  LSHR * T0.W, T1.Z, 1,  
	1431655765(1.466015e+13), 0(0.000000e+00)
	  LSHR   T2.X, T2.X, literal.x,  
	  AND_INT   T1.Z, PV.W, literal.y,  
	  LSHL * T0.W, PV.Z, 1,  
	2(2.802597e-45), 1431655765(1.466015e+13)
	  OR_INT * T4.X, PV.Z, PV.W,  
	  LSHR * T5.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp44:
.Lfunc_end2:
	.size	reverse_bits, .Lfunc_end2-reverse_bits

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	fields
	.p2align	8
	.type	fields,@function
fields:
fields$local:
.Lfunc_begin3:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp45:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp46:
	ALU 26, @21, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T4.X
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 10:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp47:
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp48:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T2.W, PV.W, T0.W,  
	  ADD_INT * T0.W, PV.W, T0.W,  
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHL * T0.W, T0.X, literal.y,  
	2(2.802597e-45), 4(5.605194e-45)
	  BIT_ALIGN_INT   T2.X, T0.X, T0.X, literal.x, 
	  AND_INT   T1.Z, PV.W, literal.y,  
	  AND_INT * T0.W, T0.X, literal.z,  
	16(2.242078e-44), 65280(9.147676e-41)
	-65281(nan), 0(0.000000e+00)
	  OR_INT * T3.X, PV.Z, PV.W,  
	  LSHR   T4.X, T2.W, literal.x,  
	  MOV * T0.W, literal.y,  
	2(2.802597e-45), 9(1.261169e-44)
	  BFE_UINT * T5.X, T0.X, literal.x, PV.W, 
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T6.X, T1.W, literal.x,  
	  LSHL * T0.W, T0.X, literal.y,  
	2(2.802597e-45), 11(1.541428e-44)
	  ASHR * T0.X, PV.W, literal.x,  
	21(2.942727e-44), 0(0.000000e+00)
	  LSHR * T7.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp49:
.Lfunc_end3:
	.size	fields, .Lfunc_end3-fields

	.section	.AMDGPU.config
	.long	166100
	.long	520
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	take_turns
	.p2align	8
	.type	take_turns,@function
take_turns:
take_turns$local:
.Lfunc_begin4:
	ALU 5, @30, KC0[CB0:0-32], KC1[]
.Ltmp50:
	ALU 5, @36, KC0[CB0:0-32], KC1[]
	TEX 0 @26
.Ltmp51:
	TEX 0 @28
.Ltmp52:
	ALU 2, @42, KC0[], KC1[]
.Ltmp53:
	ALU_PUSH_BEFORE 2, @45, KC0[], KC1[]
	JUMP @17 POP:1
	LOOP_START_DX10 @16
.Ltmp54:
	ALU 3, @48, KC0[], KC1[]
	ALU 2, @52, KC0[], KC1[]
	ALU 5, @55, KC0[], KC1[]
.Ltmp55:
	ALU_PUSH_BEFORE 1, @61, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @63, KC0[CB0:0-32], KC1[]
.Ltmp56:
	ALU 0, @64, KC0[CB0:0-32], KC1[]
.Ltmp57:
	ALU 19, @65, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T1.X
.Ltmp58:
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T4.X
	CF_END
	PAD
	Fetch clause starting at 26:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp59:
	Fetch clause starting at 28:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp60:
	ALU clause starting at 30:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp61:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp62:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 36:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, KC0[2].Y, PV.W,  
	  LSHL * T1.W, KC0[0].W, literal.x,  
.Ltmp63:
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, PV.X, PV.W,  
	ALU clause starting at 42:
	  MOV   T3.X, T0.X,  
.Ltmp64:
	  AND_INT * T1.W, T1.X, literal.x,  BS:VEC_120/SCL_212
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 45:
	  MOV   T2.X, T1.X,  
.Ltmp65:
	  SETE_INT * T2.W, T1.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp66:
	ALU clause starting at 48:
.Ltmp67:
	  AND_INT   T0.Z, T0.X, literal.x,  
	  AND_INT * T2.W, T2.X, literal.y,  BS:VEC_120/SCL_212
	-1082839040(-9.577637e-01), 1082839039(4.337890e+00)
	  OR_INT * T2.X, PV.Z, PV.W,  
.Ltmp68:
	ALU clause starting at 52:
.Ltmp69:
	  BIT_ALIGN_INT * T2.W, T0.X, T0.X, literal.x, 
	25(3.503246e-44), 0(0.000000e+00)
	  ADD_INT * T0.X, T2.X, PV.W,  
.Ltmp70:
	ALU clause starting at 55:
.Ltmp71:
	  AND_INT   T0.Y, T0.X, literal.x,  
	  AND_INT   T0.Z, T3.X, literal.y,  BS:VEC_120/SCL_212
.Ltmp72:
	  ADD_INT * T1.W, T1.W, literal.z,  
.Ltmp73:
	-267429211(-1.774638e+29), 267429210(2.372952e-29)
	-1(nan), 0(0.000000e+00)
	  OR_INT * T3.X, PV.Y, PV.Z,  
.Ltmp74:
	ALU clause starting at 61:
.Ltmp75:
	  SETE_INT * T2.W, T1.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp76:
	ALU clause starting at 63:
	  MOV * T0.Z, KC0[0].W,  
	ALU clause starting at 64:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 65:
	  LSHL   T0.Z, T0.Z, literal.x,  
	  ADD_INT * T0.W, T1.W, T0.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.W, PV.Z,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  ADD_INT * T3.W, PV.W, T0.Z,  
	  LSHR   T4.X, PV.W, literal.x,  
	  BFI_INT   T0.Z, literal.y, T0.X, T1.X, 
	  AND_INT * T3.W, T2.X, literal.x,  
	2(2.802597e-45), 2147483647(nan)
	  CNDE_INT * T5.X, PV.W, PV.Z, T1.X, 
	  LSHR   T6.X, T2.W, literal.x,  
	  BFI_INT   T0.Z, literal.y, T1.X, T0.X, 
	  AND_INT * T2.W, T3.X, 1,  
	2(2.802597e-45), 2147483647(nan)
	  CNDE_INT * T0.X, PV.W, PV.Z, T1.X, 
	  LSHR * T1.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T7.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp77:
.Lfunc_end4:
	.size	take_turns, .Lfunc_end4-take_turns

