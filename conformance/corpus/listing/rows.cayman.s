	.text
	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	rows_picked
	.p2align	8
	.type	rows_picked,@function
rows_picked:
rows_picked$local:
.Lfunc_begin0:
	ALU 5, @16, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @22, KC0[CB0:0-32], KC1[]
	TEX 0 @10
	ALU 4, @25, KC0[CB0:0-32], KC1[]
	TEX 1 @12
	ALU 16, @30, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 10:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 12:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
	  VTX_READ_128 T2.XYZW, T0.X, 16, #1
	ALU clause starting at 16:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 22:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Z, PV.W,  
	ALU clause starting at 25:
	  AND_INT * T1.W, T0.X, literal.x,  
	63(8.828180e-44), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 30:
	  ADD_INT * T1.W, T0.W, T1.W,  
	  ADD_INT * T1.Z, T0.W, T1.Z,  
	  ADD_INT   T1.Y, T0.W, T1.Y,  
	  LSHL   T0.Z, T0.W, literal.x,  
	  ADD_INT * T2.W, T0.W, T2.W,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, T0.W, T1.X,  
	  ADD_INT   T2.Z, T0.W, T2.Z,  
	  ADD_INT * T3.W, KC0[2].W, PV.Z,  
	  LSHR   T0.X, PV.W, literal.x,  
	  ADD_INT * T2.Y, T0.W, T2.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, T0.W, T2.X,  
	  ADD_INT * T0.W, T3.W, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR * T3.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2:
.Lfunc_end0:
	.size	rows_picked, .Lfunc_end0-rows_picked

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	rows_backwards
	.p2align	8
	.type	rows_backwards,@function
rows_backwards:
rows_backwards$local:
.Lfunc_begin1:
	ALU 5, @18, KC0[CB0:0-32], KC1[]
.Ltmp3:
	ALU 2, @24, KC0[CB0:0-32], KC1[]
	TEX 3 @10
	ALU 96, @27, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T2, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T3, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T4, T0.X
	CF_END
	PAD
	Fetch clause starting at 10:
	  VTX_READ_128 T1.XYZW, T0.X, 16, #1
	  VTX_READ_128 T2.XYZW, T0.X, 0, #1
	  VTX_READ_128 T3.XYZW, T0.X, 48, #1
	  VTX_READ_128 T4.XYZW, T0.X, 32, #1
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp4:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 24:
	  LSHL * T1.W, T0.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 27:
	  NOT_INT * T0.W, T0.W,  
	  ADD_INT * T0.W, KC0[0].W, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  ADD_INT * T5.W, PV.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
	  ADD_INT * T5.W, T0.W, literal.y,  
	2(2.802597e-45), 48(6.726233e-44)
	  LSHR * T5.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T6.X, T0.W, literal.x,  
	  ADD_INT * T0.W, T0.W, literal.y,  
	2(2.802597e-45), 16(2.242078e-44)
	  LSHR * T7.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T4.W, T4.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T4.Z, literal.x,  
	  MULLO_INT   T4.Z, T4.Z, literal.x,  
	  MULLO_INT * T4.W (MASKED), T4.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T4.Y, literal.x,  
	  MULLO_INT   T4.Y, T4.Y, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T4.Y, literal.x,  
	  MULLO_INT * T4.W (MASKED), T4.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T4.X, T4.X, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T4.X, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T4.X, literal.x,  
	  MULLO_INT * T4.W (MASKED), T4.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T3.W, T3.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.Z, literal.x,  
	  MULLO_INT   T3.Z, T3.Z, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T3.Y, T3.Y, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.Y, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T3.X, T3.X, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.X, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.X, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W, T2.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Z, T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.Y, literal.x,  
	  MULLO_INT   T2.Y, T2.Y, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.Y, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X, T2.X, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.X, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T1.Y, T1.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp5:
.Lfunc_end1:
	.size	rows_backwards, .Lfunc_end1-rows_backwards

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	rows_apart
	.p2align	8
	.type	rows_apart,@function
rows_apart:
rows_apart$local:
.Lfunc_begin2:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp6:
	ALU 11, @18, KC0[CB0:0-32], KC1[]
	TEX 1 @8
	ALU 25, @30, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_128 T1.XYZW, T0.X, 16, #1
	  VTX_READ_128 T2.XYZW, T0.X, 0, #1
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp7:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	63(8.828180e-44), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 30:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, PV.X, literal.x,  
	  XOR_INT * T2.W, T0.W, T2.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  XOR_INT   T2.Z, T0.W, T2.Z,  
	  AND_INT * T3.W, PV.Z, literal.x,  
	63(8.828180e-44), 0(0.000000e+00)
	  XOR_INT   T2.Y, T0.W, T2.Y,  
	  LSHL   T0.Z, PV.W, literal.x,  
	  XOR_INT * T1.W, T0.W, T1.W,  
	5(7.006492e-45), 0(0.000000e+00)
	  XOR_INT   T2.X, T0.W, T2.X,  
	  XOR_INT   T1.Z, T0.W, T1.Z,  
	  ADD_INT * T3.W, KC0[2].Z, PV.Z,  
	  LSHR   T0.X, PV.W, literal.x,  
	  XOR_INT * T1.Y, T0.W, T1.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  XOR_INT   T1.X, T0.W, T1.X,  
	  ADD_INT * T0.W, T3.W, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR * T3.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp8:
.Lfunc_end2:
	.size	rows_apart, .Lfunc_end2-rows_apart

	.section	.AMDGPU.config
	.long	166100
	.long	264
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	rows_of_some
	.p2align	8
	.type	rows_of_some,@function
rows_of_some:
rows_of_some$local:
.Lfunc_begin3:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp9:
	ALU 2, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @14
	ALU_PUSH_BEFORE 2, @33, KC0[], KC1[]
	JUMP @13 POP:1
	ALU 0, @36, KC0[CB0:0-32], KC1[]
	TEX 3 @16
	ALU 30, @37, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T3, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T4, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	POP @13 POP:1
.Ltmp10:
	CF_END
	Fetch clause starting at 14:
.Ltmp11:
	  VTX_READ_32 T0.X, T0.X, 12, #1
.Ltmp12:
	Fetch clause starting at 16:
.Ltmp13:
	  VTX_READ_128 T1.XYZW, T0.X, 4064, #1
	  VTX_READ_128 T2.XYZW, T0.X, 4048, #1
	  VTX_READ_128 T3.XYZW, T0.X, 4032, #1
	  VTX_READ_128 T4.XYZW, T0.X, 4080, #1
.Ltmp14:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp15:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 30:
.Ltmp16:
	  LSHL * T0.W, T0.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
.Ltmp17:
	ALU clause starting at 33:
.Ltmp18:
	  AND_INT * T1.W, T0.X, 1,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp19:
	ALU clause starting at 36:
.Ltmp20:
	  SUB_INT * T0.X, KC0[2].Y, T0.W,  
.Ltmp21:
	ALU clause starting at 37:
.Ltmp22:
	  ADD_INT * T1.W, T1.W, 1,  
	  ADD_INT * T1.Z, T1.Z, 1,  
	  ADD_INT   T1.Y, T1.Y, 1,  
	  ADD_INT   T0.Z, KC0[2].Z, T0.W,  
	  ADD_INT * T4.W, T4.W, 1,  
	  ADD_INT   T1.X, T1.X, 1,  
	  ADD_INT   T4.Z, T4.Z, 1,  
	  ADD_INT * T0.W, PV.Z, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
	  ADD_INT   T4.Y, T4.Y, 1,  
	  ADD_INT * T3.W, T3.W, 1,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T4.X, T4.X, 1,  
	  ADD_INT   T3.Z, T3.Z, 1,  
	  ADD_INT * T0.W, T0.Z, literal.x,  BS:VEC_120/SCL_212
	48(6.726233e-44), 0(0.000000e+00)
	  LSHR   T5.X, PV.W, literal.x,  
	  ADD_INT   T3.Y, T3.Y, 1,  
	  ADD_INT * T2.W, T2.W, 1,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T3.X, T3.X, 1,  
	  ADD_INT * T2.Z, T2.Z, 1,  
	  LSHR   T6.X, T0.Z, literal.x,  
	  ADD_INT * T2.Y, T2.Y, 1,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, T2.X, 1,  
	  ADD_INT * T0.W, T0.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR * T7.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp23:
.Lfunc_end3:
	.size	rows_of_some, .Lfunc_end3-rows_of_some

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	rows_in_part
	.p2align	8
	.type	rows_in_part,@function
rows_in_part:
rows_in_part$local:
.Lfunc_begin4:
	ALU 5, @18, KC0[CB0:0-32], KC1[]
.Ltmp24:
	ALU 7, @24, KC0[CB0:0-32], KC1[]
	TEX 2 @10
	ALU 9, @32, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T3, T1.X
	TEX 0 @16
	ALU 6, @42, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 10:
	  VTX_READ_32 T2.X, T2.X, 44, #1
	  VTX_READ_32 T1.X, T1.X, 36, #1
	  VTX_READ_128 T3.XYZW, T0.X, 0, #1
	Fetch clause starting at 16:
	  VTX_READ_128 T1.XYZW, T0.X, 16, #1
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp25:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 24:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.X,  
	  MOV * T1.X, PV.X,  
	  MOV * T2.X, T0.X,  
	ALU clause starting at 32:
	  LSHL * T1.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOV   T3.Y, T3.Z,  
	  ADD_INT * T1.W, KC0[2].Z, PV.W,  
	  MOV   T3.Z, T1.X,  
	  ADD_INT * T1.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T1.X, PV.W, literal.x,  
	  MOV * T3.W, T2.X,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 42:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MOV   T0.X, T1.Y,  
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR   T1.X, PV.W, literal.x,  
	  MOV * T0.Y, T1.W,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp26:
.Lfunc_end4:
	.size	rows_in_part, .Lfunc_end4-rows_in_part

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	rows_changed
	.p2align	8
	.type	rows_changed,@function
rows_changed:
rows_changed$local:
.Lfunc_begin5:
	ALU 11, @22, KC0[CB0:0-32], KC1[]
.Ltmp27:
	ALU 2, @34, KC0[CB0:0-32], KC1[]
	TEX 1 @14
	ALU 4, @37, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T3.X
	TEX 0 @18
	ALU 7, @42, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T1.X
	ALU 1, @50, KC0[], KC1[]
	TEX 0 @20
	ALU 1, @52, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 14:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	  VTX_READ_128 T2.XYZW, T0.X, 0, #1
	Fetch clause starting at 18:
	  VTX_READ_128 T1.XYZW, T0.X, 16, #1
	Fetch clause starting at 20:
	  VTX_READ_32 T0.X, T0.X, 32, #1
.Ltmp28:
	ALU clause starting at 22:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.X,  
	ALU clause starting at 34:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Z, PV.W,  
	ALU clause starting at 37:
	  ADD_INT * T2.W, T1.X, T2.Z,  
	  ADD_INT * T2.Z, T1.X, T2.Y,  
	  LSHR   T3.X, T0.X, literal.x,  
	  ADD_INT * T2.Y, T1.X, T2.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 42:
	  MOV   T2.X, T1.W,  
	  MOV   T2.Y, T1.X,  
	  MOV   T2.Z, T1.Y,  
	  ADD_INT * T0.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T1.X, PV.W, literal.x,  
	  MOV * T2.W, T1.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 50:
	  ADD_INT * T0.W, T0.X, literal.x,  
	40(5.605194e-44), 0(0.000000e+00)
	ALU clause starting at 52:
	  LSHR * T1.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp29:
.Lfunc_end5:
	.size	rows_changed, .Lfunc_end5-rows_changed

	.section	.AMDGPU.config
	.long	166100
	.long	5
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	rows_local
	.p2align	8
	.type	rows_local,@function
rows_local:
rows_local$local:
.Lfunc_begin6:
	ALU 8, @12, KC0[CB0:0-32], KC1[]
	TEX 1 @8
	ALU 34, @21, KC0[CB0:0-32], KC1[]
	ALU 78, @56, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_128 T2.XYZW, T1.X, 0, #1
	  VTX_READ_128 T1.XYZW, T1.X, 16, #1
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	  LSHL * T0.W, PV.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  LSHL * T3.W, T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, KC0[2].W, PV.W,  
	  ADD_INT * T4.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LDS_WRITE * T4.W, T1.X, 
	  ADD_INT * T4.W, T3.W, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  LDS_WRITE * T4.W, T1.Y, 
	  ADD_INT * T4.W, T3.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  LDS_WRITE * T4.W, T1.Z, 
	  ADD_INT * T4.W, T3.W, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  LDS_WRITE * T4.W, T1.W, 
	  LDS_WRITE * T3.W, T2.X, 
	  ADD_INT   T0.Z, KC0[1].Z, literal.x,  
	  ADD_INT * T1.W, T3.W, literal.y,  
	-1(nan), 4(5.605194e-45)
	  MULLO_INT   T0.X (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Y, T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T2.Y, 
	  AND_INT   T0.Z, T0.Y, T0.Z,  
	  ADD_INT * T1.W, T3.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T2.Z, 
	  LSHL   T0.Z, T0.Z, literal.x,  
	  ADD_INT * T1.W, T3.W, literal.y,  
	5(7.006492e-45), 12(1.681558e-44)
	  LDS_WRITE * T1.W, T2.W, 
	  ADD_INT * T1.W, KC0[2].W, T0.Z,  
	  GROUP_BARRIER
	ALU clause starting at 56:
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T0.Y, OQAP,  
	  SUB_INT   T0.Z, KC0[1].Z, T0.X,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T0.X, OQAP,  
	  LSHL   T0.Z, T0.Z, literal.x,  
	  ADD_INT * T2.W, T1.W, literal.y,  
	5(7.006492e-45), 8(1.121039e-44)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT   T0.Z, KC0[2].W, T0.Z,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T1.Y, OQAP,  
	  ADD_INT * T2.W, T0.Z, literal.x,  
	-20(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T1.Z, OQAP,  
	  ADD_INT * T2.W, T0.Z, literal.x,  
	-24(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T2.X, OQAP,  
	  ADD_INT   T2.Z, T0.Z, literal.x,  
	  ADD_INT * T2.W, T1.Y, T1.Z,  
	-28(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.Z 
	  MOV   T1.Y, OQAP,  
	  ADD_INT   T2.Z, T1.X, T2.X,  
	  ADD_INT * T3.W, T0.Z, literal.x,  
	-32(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T3.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T2.Y, T0.X, T1.Y,  
	  ADD_INT   T2.X, T0.Y, PV.X,  
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR   T0.X, PV.W, literal.x,  
	  ADD_INT * T3.W, T1.W, literal.y,  
	2(2.802597e-45), 16(2.242078e-44)
	  LDS_READ_RET * OQAP, T3.W 
	  MOV   T0.Y, OQAP,  
	  ADD_INT * T3.W, T1.W, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T3.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T3.W, T1.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T3.W 
	  MOV   T1.Y, OQAP,  
	  ADD_INT * T1.W, T1.W, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T1.Z, OQAP,  
	  ADD_INT * T1.W, T0.Z, literal.x,  
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T1.W, OQAP,  
	  ADD_INT * T3.W, T0.Z, literal.x,  
	-8(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T3.W 
	  MOV   T3.X, OQAP,  
	  ADD_INT   T3.Z, T0.Z, literal.x,  
	  ADD_INT * T1.W, T1.Z, T1.W,  BS:VEC_120/SCL_212
	-12(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T3.Z 
	  MOV   T3.Y, OQAP,  
	  ADD_INT   T1.Z, T1.Y, T3.X,  
	  ADD_INT * T3.W, T0.Z, literal.x,  
	-16(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T3.W 
	  MOV * T0.Z, OQAP,  
	  ADD_INT * T1.Y, T1.X, T3.Y,  
	  ADD_INT   T1.X, T0.Y, T0.Z,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR * T3.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp30:
.Lfunc_end6:
	.size	rows_local, .Lfunc_end6-rows_local

