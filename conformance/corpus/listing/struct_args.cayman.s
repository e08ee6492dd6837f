	.text
	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	struct_value
	.p2align	8
	.type	struct_value,@function
struct_value:
struct_value$local:
.Lfunc_begin0:
	ALU 0, @18, KC0[], KC1[]
	TEX 0 @10
.Ltmp0:
	ALU 5, @19, KC0[CB0:0-32], KC1[]
.Ltmp1:
	ALU 2, @25, KC0[CB0:0-32], KC1[]
	TEX 2 @12
	ALU 1, @28, KC0[], KC1[]
.Ltmp2:
	ALU 6, @30, KC0[], KC1[]
.Ltmp3:
	ALU 9, @37, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_16 T3.X, T2.X, 52, #3
	Fetch clause starting at 12:
	  VTX_READ_8 T1.X, T2.X, 56, #3
.Ltmp4:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	  VTX_READ_16 T2.X, T2.X, 54, #3
	ALU clause starting at 18:
	  MOV * T2.X, 0.0,  
	ALU clause starting at 19:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp5:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[4].X,  
	ALU clause starting at 25:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 28:
	  BFE_INT * T0.Z, T3.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	ALU clause starting at 30:
	  BFE_INT * T1.W, T2.X, 0.0, literal.x, 
.Ltmp6:
	16(2.242078e-44), 0(0.000000e+00)
	  SETGT_INT   T1.Z, T0.X, PV.W,  
	  MAX_INT * T2.W, T0.X, T0.Z,  
	  LSHR   T0.Z, T1.X, literal.x,  
	  CNDE_INT * T1.W, PV.Z, PV.W, T1.W, 
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 37:
	  MULLO_INT   T0.X, T1.W, KC0[2].W,  
	  MULLO_INT   T0.Y (MASKED), T1.W, KC0[2].W,  
	  MULLO_INT   T0.Z (MASKED), T1.W, KC0[2].W,  
	  MULLO_INT * T0.W (MASKED), T1.W, KC0[2].W,  
	  INT_TO_FLT * T1.Z, PV.X,  
	  UINT_TO_FLT * T1.W, T0.Z,  
	  MULADD_IEEE   T0.X, KC0[3].X, PV.W, T1.Z, 
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp7:
.Lfunc_end0:
	.size	struct_value, .Lfunc_end0-struct_value

	.section	.AMDGPU.config
	.long	166100
	.long	10
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	vector_values
	.p2align	8
	.type	vector_values,@function
vector_values:
vector_values$local:
.Lfunc_begin1:
	ALU 0, @28, KC0[], KC1[]
	TEX 1 @14
	ALU 10, @29, KC0[CB0:0-32], KC1[]
.Ltmp8:
	ALU 6, @40, KC0[CB0:0-32], KC1[]
.Ltmp9:
	ALU 3, @47, KC0[CB0:0-32], KC1[]
.Ltmp10:
	ALU 3, @51, KC0[CB0:0-32], KC1[]
	ALU 2, @55, KC0[], KC1[]
	TEX 4 @18
	ALU 13, @58, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T1, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T5, T0.X
	CF_END
	PAD
	Fetch clause starting at 14:
	  VTX_READ_8 T3.X, T2.X, 40, #3
	  VTX_READ_8 T4.X, T2.X, 41, #3
	Fetch clause starting at 18:
	  VTX_READ_8 T3.X, T2.X, 84, #3
	  VTX_READ_16 T4.X, T2.X, 48, #3
	  VTX_READ_16 T7.X, T2.X, 50, #3
	  VTX_READ_16 T8.X, T2.X, 44, #3
	  VTX_READ_16 T9.X, T2.X, 46, #3
	ALU clause starting at 28:
	  MOV * T2.X, 0.0,  
	ALU clause starting at 29:
	  MOV * T5.Y, KC0[5].X,  
	  MOV   T5.X, KC0[4].W,  
	  TRUNC * T0.W, KC0[4].W,  
.Ltmp11:
	  FLT_TO_INT   T5.Z, PV.W,  
	  MOV * T5.W, 0.0,  
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[5].W,  
	ALU clause starting at 40:
	  LSHL * T1.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  LSHL * T1.W, KC0[0].W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.Z, PV.W,  
	  MOV * T1.Z, KC0[4].Z,  
.Ltmp12:
	ALU clause starting at 47:
	  ADD_INT * T1.W, T2.W, T1.W,  
	  LSHR   T0.X, PV.W, literal.x,  
	  MOV * T1.Y, KC0[4].Y,  
.Ltmp13:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 51:
	  LSHR   T6.X, T2.W, literal.x,  
	  XOR_INT * T1.W, KC0[3].Y, KC0[3].Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  XOR_INT * T1.X, PV.W, KC0[3].W,  
	ALU clause starting at 55:
	  BFE_INT   T2.Y, T4.X, 0.0, literal.x, 
	  BFE_INT * T1.W, T3.X, 0.0, literal.x, BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 58:
	  ADD_INT   T2.X, T0.W, T1.W,  
	  BFE_INT   T0.Y, T9.X, 0.0, literal.x, 
	  BFE_INT   T2.Z, T8.X, 0.0, literal.x, BS:VEC_120/SCL_212
	  BFE_INT * T0.W, T7.X, 0.0, literal.x, BS:VEC_201
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T7.X, T0.Z, literal.x,  
	  BFE_INT   T3.Y, T4.X, 0.0, literal.y, 
	  ADD_INT   T2.Z, PV.Z, PV.W,  
	  MOV * T1.W, T3.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 16(2.242078e-44)
	  MULLO_INT   T2.X (MASKED), T0.Y, T3.Y,  
	  MULLO_INT   T2.Y (MASKED), T0.Y, T3.Y,  
	  MULLO_INT   T2.Z (MASKED), T0.Y, T3.Y,  
	  MULLO_INT * T2.W, T0.Y, T3.Y,  
.Ltmp14:
.Lfunc_end1:
	.size	vector_values, .Lfunc_end1-vector_values

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	struct_memory
	.p2align	8
	.type	struct_memory,@function
struct_memory:
struct_memory$local:
.Lfunc_begin2:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp15:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp16:
	ALU 41, @21, KC0[CB0:0-32], KC1[]
.Ltmp17:
	ALU 7, @63, KC0[], KC1[]
.Ltmp18:
	MEM_RAT MSKOR T1.XW, T7.X
	MEM_RAT MSKOR T3.XW, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T4, T2.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp19:
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp20:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  LSHL * T0.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  AND_INT * T3.W, PV.W, literal.y,  
	16(2.242078e-44), 3(4.203895e-45)
	  LSHL   T2.Z, PV.W, literal.x,  
	  BFE_UINT * T3.W, T0.X, literal.y, PV.Z, 
	3(4.203895e-45), 8(1.121039e-44)
	  LSHL   T3.X, PV.W, PV.Z,  
	  LSHL * T3.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  MOV   T3.Z, 0.0,  
	  ADD_INT * T4.W, T0.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T2.X, PV.W, literal.x,  
	  MOV * T4.W, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
	  UINT_TO_FLT   T4.X, T0.Z,  
	  BFE_UINT   T0.Z, T0.X, literal.x, PV.W, 
	  ADD_INT * T5.W, T0.W, literal.y,  
	8(1.121039e-44), 4(5.605194e-45)
	  LSHR   T5.X, PV.W, literal.x,  
	  UINT_TO_FLT   T4.Y, PV.Z,  
	  BFE_UINT * T4.W, T0.X, literal.y, T4.W, 
	2(2.802597e-45), 16(2.242078e-44)
	  LSHR   T6.X, T2.W, literal.x,  
	  UINT_TO_FLT * T4.Z, PV.W,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 63:
	  LSHR   T7.X, T0.W, literal.x,  
	  MOV * T4.W, literal.y,  
	2(2.802597e-45), 1065353216(1.000000e+00)
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	-1640531535(-9.713105e-21), 0(0.000000e+00)
.Ltmp21:
.Lfunc_end2:
	.size	struct_memory, .Lfunc_end2-struct_memory

	.section	.AMDGPU.config
	.long	166100
	.long	518
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	struct_sum
	.p2align	8
	.type	struct_sum,@function
struct_sum:
struct_sum$local:
.Lfunc_begin3:
	ALU 6, @28, KC0[CB0:0-32], KC1[]
.Ltmp22:
	ALU 0, @35, KC0[CB0:0-32], KC1[]
.Ltmp23:
	ALU_PUSH_BEFORE 1, @36, KC0[CB0:0-32], KC1[]
	JUMP @16 POP:1
	ALU 0, @38, KC0[CB0:0-32], KC1[]
.Ltmp24:
	ALU 22, @39, KC0[CB0:0-32], KC1[]
.Ltmp25:
	LOOP_START_DX10 @15
.Ltmp26:
	ALU 17, @62, KC0[], KC1[]
.Ltmp27:
	TEX 3 @20
	ALU 12, @80, KC0[], KC1[]
.Ltmp28:
	ALU_PUSH_BEFORE 2, @93, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @96, KC0[CB0:0-32], KC1[]
.Ltmp29:
	ALU 4, @97, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 20:
.Ltmp30:
	  VTX_READ_16 T3.X, T2.X, 2, #1
	  VTX_READ_8 T4.X, T2.X, 0, #1
	  VTX_READ_128 T5.XYZW, T2.X, 16, #1
	  VTX_READ_32 T2.X, T2.X, 4, #1
.Ltmp31:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp32:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp33:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp34:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp35:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  MOV * T0.X, literal.x,  
.Ltmp36:
	0(0.000000e+00), 0(0.000000e+00)
.Ltmp37:
	ALU clause starting at 35:
	  ADD_INT * T0.Z, T0.W, KC0[3].Y,  
	ALU clause starting at 36:
.Ltmp38:
	  SETE_INT * T0.W, KC0[2].W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp39:
	ALU clause starting at 38:
	  MOV * T0.W, KC0[2].W,  
	ALU clause starting at 39:
	  UINT_TO_FLT * T1.W, T0.W,  
.Ltmp40:
	  RECIP_IEEE   T0.X, T1.W,  
	  RECIP_IEEE   T0.Y (MASKED), T1.W,  
	  RECIP_IEEE   T0.Z (MASKED), T1.W,  
	  RECIP_IEEE * T0.W (MASKED), T1.W,  
	  MUL_IEEE * T1.W, PV.X, literal.x,  
	1333788670(4.294967e+09), 0(0.000000e+00)
	  MOV   T0.Y, T0.W,  
	  FLT_TO_UINT   T1.Z, PV.W,  
	  SUB_INT * T1.W, 0.0, T0.W,  
	  MULLO_INT   T0.X, T1.W, T1.Z,  
	  MULLO_INT   T0.Y (MASKED), T1.W, T1.Z,  
	  MULLO_INT   T0.Z (MASKED), T1.W, T1.Z,  
	  MULLO_INT * T0.W (MASKED), T1.W, T1.Z,  
	  MULHI   T1.X (MASKED), T1.Z, T0.X,  
	  MULHI   T1.Y, T1.Z, T0.X,  
	  MULHI   T1.Z (MASKED), T1.Z, T0.X,  
	  MULHI * T1.W (MASKED), T1.Z, T0.X,  
	  MOV * T0.X, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV   T1.X, T0.Z,  
	  ADD_INT   T1.Z, T1.Z, T1.Y,  BS:VEC_120/SCL_212
	  MOV * T1.W, KC0[2].Y,  
	ALU clause starting at 62:
.Ltmp41:
	  MULHI   T1.X (MASKED), T1.X, T1.Z,  
	  MULHI   T1.Y, T1.X, T1.Z,  
	  MULHI   T1.Z (MASKED), T1.X, T1.Z,  
	  MULHI * T1.W (MASKED), T1.X, T1.Z,  
	  MULLO_INT   T1.X (MASKED), T1.Y, T0.W,  
	  MULLO_INT   T1.Y, T1.Y, T0.W,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, T0.W,  
	  MULLO_INT * T1.W (MASKED), T1.Y, T0.W,  
	  SUB_INT * T2.W, T1.X, PV.Y,  
	  SETGE_UINT   T2.Z, PV.W, T0.W,  
	  SUB_INT * T3.W, PV.W, T0.W,  
	  CNDE_INT * T2.W, PV.Z, T2.W, PV.W, 
	  SETGE_UINT   T2.Z, PV.W, T0.W,  
	  SUB_INT * T3.W, PV.W, T0.W,  
	  CNDE_INT * T2.W, PV.Z, T2.W, PV.W, 
	  LSHL * T2.W, PV.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T2.X, T1.W, PV.W,  
.Ltmp42:
	ALU clause starting at 80:
.Ltmp43:
	  AND_INT * T2.W, T4.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  UINT_TO_FLT * T2.W, PV.W,  
	  AND_INT   T1.Y, T2.X, literal.x,  
	  MULADD_IEEE   T2.Z, T5.W, PV.W, T5.X, 
	  UINT_TO_FLT * T2.W, T3.X,  BS:VEC_120/SCL_212
	15(2.101948e-44), 0(0.000000e+00)
	  ADD   T2.Z, PV.Z, -PV.W,  
	  UINT_TO_FLT * T2.W, PV.Y,  
.Ltmp44:
	  ADD_INT   T0.Y, T0.Y, literal.x,  
.Ltmp45:
	  ADD * T2.W, PV.Z, PV.W,  
	-1(nan), 0(0.000000e+00)
	  ADD * T0.X, T0.X, PV.W,  
.Ltmp46:
	ALU clause starting at 93:
.Ltmp47:
	  ADD_INT   T1.X, T1.X, 1,  
	  SETE_INT * T2.W, T0.Y, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp48:
	ALU clause starting at 96:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 97:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp49:
.Lfunc_end3:
	.size	struct_sum, .Lfunc_end3-struct_sum

