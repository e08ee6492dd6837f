	.text
	.section	.AMDGPU.config
	.long	166100
	.long	14
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	float_parts
	.p2align	8
	.type	float_parts,@function
float_parts:
float_parts$local:
.Lfunc_begin0:
	ALU 5, @16, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @22, KC0[CB0:0-32], KC1[]
	TEX 0 @14
.Ltmp1:
	ALU 103, @25, KC0[CB0:0-32], KC1[]
	ALU 18, @129, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T13.X
.Ltmp2:
	MEM_RAT_CACHELESS STORE_DWORD T4.X, T12.X
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T11.X
	MEM_RAT_CACHELESS STORE_DWORD T8.X, T1.X
.Ltmp3:
	MEM_RAT_CACHELESS STORE_DWORD T6.X, T3.X
.Ltmp4:
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T10.X
.Ltmp5:
	MEM_RAT_CACHELESS STORE_DWORD T7.X, T9.X
	CF_END
	PAD
	Fetch clause starting at 14:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp6:
	ALU clause starting at 16:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp7:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 22:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 25:
	  MULHI   T0.X (MASKED), T0.W, literal.x,  
	  MULHI   T0.Y, T0.W, literal.x,  
	  MULHI   T0.Z (MASKED), T0.W, literal.x,  
	  MULHI * T0.W (MASKED), T0.W, literal.x,  
	138547333(5.839917e-34), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].W, T1.W,  
	  SUB_INT * T2.W, T0.W, PV.Y,  
	  MOV   T1.X, literal.x,  
	  AND_INT   T1.Y, T0.X, literal.y,  
	  AND_INT   T1.Z, T0.X, literal.z,  
	  LSHR * T2.W, PV.W, 1,  
	-152(nan), 8388607(1.175494e-38)
	2147483647(nan), 0(0.000000e+00)
	  ADD_INT   T2.X, PV.W, T0.Y,  
	  OR_INT   T0.Y, PV.Z, literal.x,  
	  ADD_INT   T2.Z, PV.Z, literal.y,  
	  FFBH_UINT * T2.W, PV.Y,  
	226492416(7.888609e-31), -8388608(-INF)
	  FLOOR   T3.X, T0.X,  
	  CNDE_INT   T2.Y, T1.Y, literal.x, PV.W, 
	  SETGT_UINT   T2.Z, PV.Z, literal.y,  
	  ADD * T2.W, PV.Y, literal.z,  
	32(4.484155e-44), -8388608(-INF)
	-1920991232(-7.888609e-31), 0(0.000000e+00)
	  CNDE_INT   T4.X, PV.Z, T1.Z, PV.W, 
.Ltmp8:
	  SUB_INT   T0.Y, literal.x, PV.Y,  
	  ADD   T3.Z, T0.X, -PV.X,  
	  LSHR * T2.W, T2.X, literal.y,  BS:VEC_120/SCL_212
	-118(nan), 4(5.605194e-45)
	  MULLO_INT   T2.X, T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT   T2.X, T0.W, PV.X,  
	  AND_INT   T2.Y, T3.Z, literal.x,  
	  AND_INT   T4.Z, T3.Z, literal.y,  
	  MOV * T0.W, literal.z,  
	2139095040(INF), 8388607(1.175494e-38)
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT   T3.X, T0.X, literal.x, PV.W, 
	  SETE_INT   T3.Y, PV.Z, 0.0,  
	  SETNE_INT   T4.Z, PV.Y, 0.0,  
	  LSHR * T0.W, T1.Z, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  ADD_INT   T5.X, PV.W, literal.x,  
	  OR_INT   T2.Y, PV.Y, PV.Z,  
	  AND_INT   T4.Z, T3.Z, literal.y,  
	  ADD_INT * T0.W, T2.X, PV.X,  
	-127(nan), -2147483648(-0.000000e+00)
	  TRUNC   T2.X, T0.X,  
	  ADD_INT   T3.Y, KC0[2].Z, T1.W,  
	  LSHL   T5.Z, KC0[0].W, literal.x,  
	  ADD_INT * T0.W, PV.W, literal.y,  
	2(2.802597e-45), -15(nan)
	  ADD   T6.X, T0.X, -PV.X,  
	  MAX_INT   T4.Y, PV.W, 0.0,  
	  ADD_INT   T6.Z, PV.Y, PV.Z,  
	  CNDE_INT * T0.W, T2.Y, T4.Z, T3.Z, 
	  MIN_DX10   T7.X, PV.W, literal.x,  
	  SETNE   T2.Y, |T0.X|, literal.y,  
	  ADD_INT   T3.Z, PV.Z, T5.Z,  
	  MIN_INT * T0.W, PV.Y, literal.z,  
	1065353215(9.999999e-01), 2139095040(INF)
	255(3.573311e-43), 0(0.000000e+00)
	  LSHL   T8.X, PV.W, literal.x,  
	  ADD_INT   T5.Y, PV.Z, T5.Z,  
	  CNDE   T4.Z, PV.Y, 0.0, PV.X, 
	  SETE_DX10 * T1.W, T0.X, T0.X,  
	23(3.222986e-44), 0(0.000000e+00)
	  CNDE_INT   T7.X, PV.W, T0.X, PV.Z, 
	  SETE_INT   T6.Y, T0.W, 0.0,  
	  SETE_INT   T4.Z, T3.X, 0.0,  
	  ADD_INT * T0.W, PV.Y, T5.Z,  
	  LSHR   T9.X, PV.W, literal.x,  
	  SETE_INT   T7.Y, T3.X, literal.y,  
	  OR_INT   T4.Z, PV.Z, PV.Y,  
	  SETGT_UINT * T0.W, T4.Y, literal.z,  
	2(2.802597e-45), 255(3.573311e-43)
	254(3.559298e-43), 0(0.000000e+00)
	  LSHR   T10.X, T5.Y, literal.x,  
	  OR_INT   T4.Y, PV.W, PV.Z,  
	  CNDE_INT   T4.Z, PV.Y, T8.X, literal.y, 
	  CNDE * T0.W, T2.Y, 0.0, T6.X, BS:VEC_120/SCL_212
	2(2.802597e-45), 2139095040(INF)
	  BFI_INT   T6.X, literal.x, PV.W, T0.X, 
	  CNDE_INT   T2.Y, T3.X, 0.0, PV.Z, 
	  AND_INT   T4.Z, T0.X, literal.y,  BS:VEC_120/SCL_212
	  CNDE_INT * T0.W, PV.Y, T1.Y, 0.0, 
	2147483647(nan), -2147483648(-0.000000e+00)
	  LSHR   T3.X, T3.Z, literal.x,  
	  SETGT_UINT   T4.Y, T1.Z, literal.y,  BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T7.Y, PV.W, T1.Y, 
	  OR_INT * T0.W, PV.Y, PV.Z,  
	2(2.802597e-45), 8388607(1.175494e-38)
	  OR_INT   T8.X, PV.W, PV.Z,  
	  CNDE_INT   T0.Y, PV.Y, T0.Y, T5.X, 
	  ASHR   T3.Z, T4.X, literal.x,  
	  CNDE_INT * T0.W, T2.Z, literal.y, T1.X, BS:VEC_021/SCL_122
	23(3.222986e-44), -126(nan)
	  LSHR   T1.X, T6.Z, literal.x,  
	  ADD_INT   T1.Y, PV.Z, PV.W,  
	  CNDE_INT * T2.Z, T1.Z, literal.y, PV.Y, BS:VEC_120/SCL_212
	2(2.802597e-45), -2147483648(-0.000000e+00)
	ALU clause starting at 129:
	  SETGT_UINT * T0.W, T1.Z, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  CNDE_INT   T5.X, PV.W, T2.Z, literal.x, 
	  SETNE_INT   T0.Y, T1.Y, literal.y,  
	  SETNE_INT   T1.Z, T4.X, 0.0,  
	  ADD_INT * T0.W, T0.Z, T5.Z,  BS:VEC_021/SCL_122
	2147483647(nan), 129(1.807675e-43)
	  LSHR   T11.X, PV.W, literal.x,  
	  AND_INT   T2.Z, T4.X, literal.y,  
	  AND_INT * T0.W, PV.Z, PV.Y,  
	2(2.802597e-45), 8388607(1.175494e-38)
	  CNDE_INT   T4.X, PV.W, 0.0, T1.Y, 
	  OR_INT * T1.W, T4.Z, PV.Z,  
	  LSHR   T12.X, T0.Z, literal.x,  
	  OR_INT * T1.W, PV.W, literal.y,  
	2(2.802597e-45), 1056964608(5.000000e-01)
	  CNDE_INT * T0.X, T0.W, T0.X, PV.W, 
	  LSHR * T13.X, T3.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp9:
.Lfunc_end0:
	.size	float_parts, .Lfunc_end0-float_parts

	.section	.AMDGPU.config
	.long	166100
	.long	517
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	float_modulo
	.p2align	8
	.type	float_modulo,@function
float_modulo:
float_modulo$local:
.Lfunc_begin1:
	ALU 5, @42, KC0[CB0:0-32], KC1[]
.Ltmp10:
	ALU 3, @48, KC0[CB0:0-32], KC1[]
	TEX 0 @34
	ALU 1, @52, KC0[CB0:0-32], KC1[]
	TEX 0 @36
	ALU_PUSH_BEFORE 14, @54, KC0[], KC1[]
	JUMP @15 POP:1
	ALU 0, @69, KC0[], KC1[]
	LOOP_START_DX10 @14
	ALU_PUSH_BEFORE 7, @70, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @9
	POP @15 POP:1
	ALU 0, @78, KC0[CB0:0-32], KC1[]
.Ltmp11:
	ALU 0, @79, KC0[CB0:0-32], KC1[]
.Ltmp12:
	ALU 23, @80, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T3.X
	TEX 1 @38
	ALU_PUSH_BEFORE 14, @104, KC0[], KC1[]
	JUMP @30 POP:1
	ALU 0, @119, KC0[], KC1[]
	LOOP_START_DX10 @29
	ALU_PUSH_BEFORE 7, @120, KC0[], KC1[]
	JUMP @28 POP:1
	LOOP_BREAK @28
	POP @28 POP:1
	END_LOOP @24
	POP @30 POP:1
	ALU 37, @128, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 34:
	  VTX_READ_32 T2.X, T2.X, 0, #1
	Fetch clause starting at 36:
	  VTX_READ_32 T4.X, T4.X, 0, #1
	Fetch clause starting at 38:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	  VTX_READ_32 T1.X, T1.X, 0, #1
	ALU clause starting at 42:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp13:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp14:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 48:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  MOV * T2.X, PV.X,  
	ALU clause starting at 52:
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	  MOV * T4.X, PV.X,  
	ALU clause starting at 54:
	  AND_INT   T3.X, T2.X, literal.x,  
	  AND_INT * T0.Y, T4.X, literal.x,  BS:VEC_120/SCL_212
	2147483647(nan), 0(0.000000e+00)
	  LSHR   T1.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT   T2.Y, PV.W, PV.Z,  
	  AND_INT   T0.Z, T2.X, literal.x,  
	  AND_INT * T2.W, T4.X, literal.x,  BS:VEC_120/SCL_212
.Ltmp15:
	8388607(1.175494e-38), 0(0.000000e+00)
	  OR_INT   T1.Y, PV.W, literal.x,  
	  OR_INT   T2.Z, PV.Z, literal.x,  
	  SETGT_INT * T2.W, 1, PV.Y,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 69:
	  ADD_INT * T0.Z, T2.Y, 1,  
	ALU clause starting at 70:
	  SETGE * T2.W, T2.Z, T1.Y,  
	  CNDE * T2.W, PV.W, 0.0, T1.Y, 
	  ADD_INT   T0.Z, T0.Z, literal.x,  
	  ADD * T2.W, T2.Z, -PV.W,  BS:VEC_120/SCL_212
	-1(nan), 0(0.000000e+00)
	  ADD   T2.Z, PV.W, PV.W,  
	  SETGT_UINT * T2.W, PV.Z, 1,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 78:
	  MOV * T0.Z, KC0[0].W,  
	ALU clause starting at 79:
	  MOV * T2.W, KC0[2].W,  
	ALU clause starting at 80:
	  SETGE * T3.W, T2.Z, T1.Y,  
	  CNDE * T3.W, PV.W, 0.0, T1.Y, 
	  ADD   T2.Z, T2.Z, -PV.W,  
	  AND_INT * T3.W, T4.X, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MUL_IEEE   T2.Z, PV.Z, PV.W,  
	  SETGE_UINT * T1.W, T1.W, T1.Z,  
	  CNDE_INT   T1.Y, PV.W, T3.X, PV.Z, 
	  SETE_INT   T1.Z, T3.X, T0.Y,  
	  ADD_INT * T1.W, T0.Y, literal.x,  
	-2139095041(-1.175494e-38), 0(0.000000e+00)
	  SETGT_UINT   T4.X, literal.x, PV.W,  
	  SETGT_UINT   T0.Y, T3.X, literal.y,  
	  CNDE_INT   T1.Z, PV.Z, PV.Y, 0.0, 
	  AND_INT * T1.W, T2.X, literal.z,  BS:VEC_120/SCL_212
	-2139095040(-1.175494e-38), 2139095039(3.402823e+38)
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  XOR_INT   T1.Z, PV.Z, PV.W,  
	  OR_INT * T1.W, PV.Y, PV.X,  
	  CNDE_INT   T2.X, PV.W, PV.Z, literal.x, 
	  ADD_INT * T0.W, T2.W, T0.W,  
	2143289344(nan), 0(0.000000e+00)
	  LSHR * T3.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 104:
	  AND_INT   T2.X, T0.X, literal.x,  
	  AND_INT * T0.Y, T1.X, literal.x,  BS:VEC_120/SCL_212
	2147483647(nan), 0(0.000000e+00)
	  LSHR   T1.Z, PV.Y, literal.x,  
	  LSHR * T1.W, PV.X, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT   T2.Y, PV.W, PV.Z,  
	  AND_INT   T2.Z, T0.X, literal.x,  
	  AND_INT * T2.W, T1.X, literal.x,  BS:VEC_120/SCL_212
	8388607(1.175494e-38), 0(0.000000e+00)
	  OR_INT   T1.Y, PV.W, literal.x,  
	  OR_INT   T2.Z, PV.Z, literal.x,  
	  SETGT_INT * T2.W, 1, PV.Y,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 119:
	  ADD_INT * T2.Y, T2.Y, 1,  
	ALU clause starting at 120:
	  SETGE * T2.W, T2.Z, T1.Y,  
	  CNDE * T2.W, PV.W, 0.0, T1.Y, 
	  ADD_INT   T2.Y, T2.Y, literal.x,  
	  ADD * T2.W, T2.Z, -PV.W,  
	-1(nan), 0(0.000000e+00)
	  ADD   T2.Z, PV.W, PV.W,  
	  SETGT_UINT * T2.W, PV.Y, 1,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 128:
	  SETGT * T2.W, T2.Z, T1.Y,  
	  CNDE * T2.W, PV.W, 0.0, T1.Y, 
	  ADD   T3.Z, T2.Z, -PV.W,  
	  SETGE_UINT * T1.W, T1.W, T1.Z,  
	  CNDE_INT * T2.W, PV.W, T2.X, PV.Z, 
	  SETGT_DX10   T2.Y, T2.Z, T1.Y,  
	  ADD   T1.Z, PV.W, PV.W,  
	  CNDE_INT * T3.W, T1.W, T0.Y, T1.Y, BS:VEC_021/SCL_122
	  SETE_DX10   T2.Z, PV.W, PV.Z,  
	  AND_INT * T4.W, T1.W, PV.Y,  
	  AND_INT   T2.Z, PV.W, PV.Z,  
	  SETGT_DX10 * T4.W, T1.Z, T3.W,  
	  OR_INT * T4.W, PV.W, PV.Z,  
	  AND_INT   T1.Z, T1.X, literal.x,  
	  CNDE_INT * T3.W, PV.W, 0.0, T3.W, 
	2139095040(INF), 0(0.000000e+00)
	  ADD   T2.Z, T2.W, -PV.W,  
	  CNDE_INT * T1.W, T1.W, literal.x, PV.Z, BS:VEC_120/SCL_212
	1065353216(1.000000e+00), 0(0.000000e+00)
	  MUL_IEEE   T1.Y, PV.W, PV.Z,  
	  SETE_INT   T1.Z, T2.X, T0.Y,  
	  ADD_INT * T1.W, T0.Y, literal.x,  
	-2139095041(-1.175494e-38), 0(0.000000e+00)
	  SETGT_UINT   T1.X, literal.x, PV.W,  
	  SETGT_UINT   T0.Y, T2.X, literal.y,  
	  CNDE_INT   T1.Z, PV.Z, PV.Y, 0.0, 
	  AND_INT * T1.W, T0.X, literal.z,  BS:VEC_120/SCL_212
	-2139095040(-1.175494e-38), 2139095039(3.402823e+38)
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  LSHL   T1.Y, T0.Z, literal.x,  
	  XOR_INT   T0.Z, PV.Z, PV.W,  
	  OR_INT * T1.W, PV.Y, PV.X,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT   T0.X, PV.W, PV.Z, literal.x, 
	  ADD_INT * T0.W, T0.W, PV.Y,  
	2143289344(nan), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp16:
.Lfunc_end1:
	.size	float_modulo, .Lfunc_end1-float_modulo

	.section	.AMDGPU.config
	.long	166100
	.long	12
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	float_lengths
	.p2align	8
	.type	float_lengths,@function
float_lengths:
float_lengths$local:
.Lfunc_begin2:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp17:
	ALU 2, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @18
.Ltmp18:
	ALU 0, @35, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp19:
	ALU 65, @36, KC0[CB0:0-32], KC1[]
	TEX 1 @22
	ALU 102, @102, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T8.X, T11.X
	MEM_RAT_CACHELESS STORE_DWORD T6.X, T10.X
	MEM_RAT_CACHELESS STORE_DWORD T7.X, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T9.X, T4.X
	ALU 4, @205, KC0[CB0:0-32], KC1[]
.Ltmp20:
	ALU 48, @210, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 18:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp21:
	Fetch clause starting at 20:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp22:
	Fetch clause starting at 22:
	  VTX_READ_64 T7.XY, T7.X, 0, #2
	  VTX_READ_32 T4.X, T4.X, 0, #2
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp23:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp24:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 32:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Z, PV.W,  
	ALU clause starting at 35:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 36:
	  AND_INT   T0.Z, T0.X, literal.x,  
	  AND_INT * T1.W, T1.X, literal.x,  BS:VEC_120/SCL_212
	2147483647(nan), 0(0.000000e+00)
	  MAX_UINT   T1.Z, PV.W, PV.Z,  
	  MIN_UINT * T2.W, PV.W, PV.Z,  
	  SETE_INT   T2.X, PV.W, literal.x,  
	  SETE_INT   T0.Y, PV.W, 0.0,  
	  SETGT_UINT   T0.Z, PV.Z, literal.x,  
	  OR_INT * T3.W, T1.W, literal.y,  
	2139095040(INF), 1065353216(1.000000e+00)
	  ADD_INT   T3.X, KC0[2].W, T0.W,  
	  ADD   T1.Y, PV.W, literal.x,  
	  SETGT_UINT   T2.Z, T1.W, literal.y,  
	  LSHR * T0.W, T1.Z, literal.z,  
	-1082130432(-1.000000e+00), 8388607(1.175494e-38)
	23(3.222986e-44), 0(0.000000e+00)
	  MAX_INT   T4.X, PV.W, 1,  
	  CNDE_INT   T2.Y, PV.Z, PV.Y, T1.W, 
	  LSHR   T3.Z, PV.Y, literal.x,  
	  LSHR * T0.W, T1.W, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  ADD_INT   T5.X, PV.W, literal.x,  
	  ADD_INT   T1.Y, PV.Z, literal.y,  
	  LSHL   T3.Z, PV.Y, 1,  
	  MIN_INT * T0.W, PV.X, literal.z,  
	-127(nan), -253(nan)
	253(3.545285e-43), 0(0.000000e+00)
	  ADD_INT   T4.X, PV.W, literal.x,  
	  AND_INT   T3.Y, PV.Z, literal.y,  
	  AND_INT   T3.Z, T2.Y, literal.z,  
	  CNDE_INT * T0.W, T2.Z, PV.Y, PV.X, 
	-127(nan), 65536(9.183550e-41)
	8323072(1.166311e-38), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T1.Y, T0.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T0.W, literal.x,  
	21846(3.061277e-41), 0(0.000000e+00)
	  ADD_INT   T5.X, T3.Y, T3.Z,  
	  LSHL   T3.Y, T4.X, literal.x,  
	  LSHR   T2.Z, PV.Y, literal.y,  
	  LSHR * T3.W, PV.Y, literal.z,  
	23(3.222986e-44), 16(2.242078e-44)
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T6.X, PV.Z, PV.W,  
	  ADD_INT   T1.Y, PV.Y, literal.x,  
	  LSHL   T2.Z, T4.X, literal.y,  
	  LSHR * T3.W, PV.X, literal.z,  
	1065353216(1.000000e+00), 24(3.363116e-44)
	14(1.961818e-44), 0(0.000000e+00)
	  ADD_INT   T4.X, literal.x, PV.W,  
	  SUB_INT   T3.Y, PV.Y, PV.Z,  
	  LSHR   T2.Z, T5.X, literal.y,  
	  BFE_INT * T3.W, PV.X, 0.0, literal.z, 
	@LOG_INV_TBL, 13(1.821688e-44)
	16(2.242078e-44), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z, T3.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.W, literal.x,  
	-3(nan), 0(0.000000e+00)
	  ADD_INT   T7.X, literal.x, T2.Z,  
	  LSHL   T4.Y, KC0[0].W, literal.y,  
	  ADD_INT   T2.Z, PV.Z, T0.W,  
	  MUL_IEEE * T0.W, T2.W, T3.Y,  
	@CBRT_TBL, 2(2.802597e-45)
	ALU clause starting at 102:
	  MUL_IEEE   T8.X, T0.W, T0.W,  
	  SETE_INT   T5.Y, T2.Z, literal.x,  
	  ADD_INT   T3.Z, T3.X, T4.Y,  
	  AND_INT * T0.W, T2.Y, literal.y,  
	-1(nan), 8388607(1.175494e-38)
	  MOV   T9.X, literal.x,  
	  OR_INT   T2.Y, T5.X, literal.y,  
	  OR_INT   T4.Z, PV.W, literal.y,  
	  ADD_INT * T2.W, PV.Z, T4.Y,  
	964645535(2.434947e-04), 1056964608(5.000000e-01)
	  ADD_INT   T5.X, PV.W, T4.Y,  
	  ADD   T2.Y, PV.Z, -PV.Y,  
	  CNDE_INT   T4.Z, T5.Y, literal.x, PV.X, 
	  MOV * T0.W, literal.y,  
	950204813(7.771244e-05), 1061888000(7.934570e-01)
	  CNDE_INT   T9.X, T5.Y, literal.x, PV.W, 
	  CNDE_INT   T5.Y, T2.Z, 0.0, PV.Z, 
	  SETE_INT   T4.Z, T2.Z, 1,  
	  MUL_IEEE * T0.W, T4.X, PV.Y,  
	1059143680(6.298828e-01), 0(0.000000e+00)
	  MUL_IEEE   T4.X, PV.W, literal.x,  
	  CNDE_INT   T2.Y, PV.Z, PV.Y, literal.y, 
	  SETE_INT   T5.Z, T2.Z, literal.z,  
	  CNDE_INT * T3.W, T2.Z, literal.w, PV.X, 
	1051372203(3.333333e-01), 958593421(1.554249e-04)
	2(2.802597e-45), 1065353216(1.000000e+00)
	  MUL_IEEE   T9.X, T0.W, T0.W,  
	  CNDE_INT   T5.Y, T4.Z, PV.W, literal.x, 
	  CNDE_INT   T2.Z, PV.Z, PV.Y, literal.y, 
	  ADD * T3.W, T1.X, literal.z,  
	1067532288(1.259766e+00), 973034143(4.869895e-04)
	1084227584(5.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T2.X (MASKED), literal.x,  
	  RECIP_IEEE   T2.Y, literal.x,  
	  RECIP_IEEE   T2.Z (MASKED), literal.x,  
	  RECIP_IEEE * T2.W (MASKED), literal.x,  
	1092616192(1.000000e+01), 0(0.000000e+00)
	  MUL_IEEE   T10.X, T3.W, PV.Y,  
	  MUL_IEEE   T2.Y, T7.Y, T2.Z,  
	  CNDE_INT   T4.Z, T5.Z, T5.Y, literal.x, 
	  MOV * T3.W, literal.y,  
	1070276608(1.586914e+00), 3185806905(-1.111111e-01)
	  MULADD_IEEE   T11.X, T0.W, literal.x, PV.W, 
	  MULADD_IEEE   T2.Y, T7.Y, PV.Z, PV.Y, 
	  SETGT   T5.Z, PV.X, 1.0,  
	  MAX * T0.W, 0.0, PV.X,  
	1031591658(6.172840e-02), 0(0.000000e+00)
	  CNDE   T10.X, PV.Z, PV.W, 1.0, 
	  MULADD_IEEE   T2.Y, T7.X, T2.Z, PV.Y, 
	  MULADD_IEEE * T2.Z, PV.X, T9.X, T4.X, 
	  ADD_INT * T0.W, T5.X, T4.Y,  
	  LSHR   T4.X, PV.W, literal.x,  
	  MULADD_IEEE   T2.Y, T2.Z, T2.Y, T2.Y, 
	  ADD   T5.Z, T10.X, T10.X,  
	  MUL_IEEE * T3.W, T0.X, literal.y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 1016003125(1.745329e-02)
	  MULADD_IEEE   T9.X, T1.X, literal.x, PV.W, 
	  MUL_IEEE   T4.Y, T7.X, T4.Z,  BS:VEC_120/SCL_212
	  ADD   T4.Z, -PV.Z, literal.y,  
	  MUL_IEEE * T3.W, T10.X, T10.X,  BS:VEC_201
	1113927393(5.729578e+01), 1077936128(3.000000e+00)
	  MUL_IEEE   T7.X, PV.W, PV.Z,  
	  MUL_IEEE   T3.Y, T1.Z, T3.Y,  
	  LSHL   T4.Z, T6.X, literal.x,  
	  MULADD_IEEE * T3.W, T2.Z, PV.Y, T2.Y, BS:VEC_120/SCL_212
	23(3.222986e-44), 0(0.000000e+00)
	  LSHR   T5.X, T5.X, literal.x,  
	  ADD   T2.Y, T4.Y, PV.W,  
	  ADD_INT   T2.Z, PV.Z, literal.y,  
	  ADD * T3.W, T0.X, -T1.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 1065353216(1.000000e+00)
	  MULADD_IEEE   T6.X, PV.W, literal.x, T1.X, 
	  ADD_INT   T4.Y, T1.W, literal.y,  
	  MUL_IEEE   T2.Z, PV.Y, PV.Z,  
	  AND_INT * T1.W, T1.X, literal.z,  
	1048576000(2.500000e-01), -2139095040(-1.175494e-38)
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  LSHR   T10.X, T2.W, literal.x,  
	  OR_INT   T2.Y, PV.W, PV.Z,  
	  SETGT_UINT   T2.Z, PV.Y, literal.y,  
	  MULADD_IEEE * T2.W, T3.Y, T3.Y, T8.X, 
	2(2.802597e-45), -2139095040(-1.175494e-38)
	  RECIPSQRT_IEEE   T2.X (MASKED), T2.W,  
	  RECIPSQRT_IEEE   T2.Y (MASKED), T2.W,  
	  RECIPSQRT_IEEE   T2.Z (MASKED), T2.W,  
	  RECIPSQRT_IEEE * T2.W, T2.W,  
	  RECIP_IEEE   T2.X (MASKED), T2.W,  
	  RECIP_IEEE   T2.Y (MASKED), T2.W,  
	  RECIP_IEEE   T2.Z (MASKED), T2.W,  
	  RECIP_IEEE * T2.W, T2.W,  
	  CNDE_INT   T8.X, T2.Z, T1.X, T2.Y, 
	  SETE_INT   T2.Y, T1.Z, literal.x,  BS:VEC_120/SCL_212
	  MUL_IEEE   T2.Z, PV.W, T1.Y,  
	  OR_INT * T2.W, T0.Z, T0.Y,  BS:VEC_201
	2139095040(INF), 0(0.000000e+00)
	  LSHR   T11.X, T3.Z, literal.x,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, T1.Z, 
	  OR_INT * T2.W, PV.Y, T2.X,  
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T2.X, PV.W, PV.Z, literal.x, 
	2139095040(INF), 0(0.000000e+00)
	  LSHR * T3.X, T3.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 205:
	  SETNE_DX10   T1.Z, T1.X, T1.X,  
	  SETNE_DX10 * T2.W, T0.X, T0.X,  BS:VEC_120/SCL_212
	  MOV   T0.Y, literal.x,  
	  MOV * T0.Z, KC0[0].W,  
	2143289344(nan), 0(0.000000e+00)
	ALU clause starting at 210:
	  OR_INT * T2.W, T1.Z, T2.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADD * T2.W, T1.X, -T0.X, Pred_sel_zero 
	  AND_INT   T1.Z, T2.W, literal.x, Pred_sel_zero 
	  AND_INT * T3.W, T2.W, literal.y, Pred_sel_zero 
	2139095040(INF), 8388607(1.175494e-38)
	  SETE_INT   T2.Z, T3.W, 0.0, Pred_sel_zero 
	  SETNE_INT * T3.W, T1.Z, 0.0, Pred_sel_zero 
	  OR_INT   T1.Z, T2.Z, T3.W, Pred_sel_zero 
	  AND_INT * T3.W, T2.W, literal.x, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT * T2.W, T1.Z, T3.W, T2.W, Pred_sel_zero
	  MAX_DX10 * T0.Y, T2.W, 0.0, Pred_sel_zero 
	  AND_INT   T1.Z, T1.X, literal.x,  
	  AND_INT * T2.W, T1.X, literal.y,  
	2139095040(INF), 8388607(1.175494e-38)
	  AND_INT   T2.X, T0.X, literal.x,  
	  AND_INT   T1.Y, T0.X, literal.y,  
	  SETE_INT   T2.Z, PV.W, 0.0,  
	  SETNE_INT * T2.W, PV.Z, 0.0,  
	2139095040(INF), 8388607(1.175494e-38)
	  SETGT   T3.X, |T1.X|, |T0.X|,  
	  OR_INT   T2.Y, PV.Z, PV.W,  
	  SETE_INT   T1.Z, PV.Y, 0.0,  
	  SETNE_INT * T2.W, PV.X, 0.0,  
	  OR_INT   T2.X, PV.Z, PV.W,  
	  AND_INT   T1.Y, T0.X, literal.x,  
	  SETE_DX10   T1.Z, T0.X, T0.X,  
	  SETE_DX10 * T2.W, T1.X, T1.X,  BS:VEC_120/SCL_212
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  AND_INT   T4.X, PV.Z, PV.W,  
	  SETNE_DX10   T3.Y, |T1.X|, |T0.X|,  
	  CNDE_INT   T1.Z, PV.X, PV.Y, T0.X, 
	  CNDE_INT * T1.W, T2.Y, T1.W, T1.X, BS:VEC_120/SCL_212
	  MAX_DX10   T2.X, PV.W, PV.Z,  
	  AND_INT   T1.Y, PV.X, PV.Y,  
	  CNDE   T2.Z, T3.X, T0.X, T1.X, 
	  SETGT * T2.W, |T0.X|, |T1.X|,  BS:VEC_120/SCL_212
	  MIN_DX10   T2.Y, T1.W, T1.Z,  
	  CNDE   T1.Z, PV.W, T0.X, T1.X, 
	  CNDE_INT * T1.W, PV.Y, PV.X, PV.Z, 
	  LSHL   T3.Y, T0.Z, literal.x,  
	  ADD   T0.Z, PV.W, T0.Y,  
	  CNDE_INT * T1.W, T1.Y, PV.Y, PV.Z, 
	2(2.802597e-45), 0(0.000000e+00)
	  ADD   T0.X, PV.Z, -PV.W,  
	  ADD_INT * T0.W, T0.W, PV.Y,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp25:
.Lfunc_end2:
	.size	float_lengths, .Lfunc_end2-float_lengths

	.type	LOG_INV_TBL,@object
	.weak	LOG_INV_TBL
	.p2align	2
LOG_INV_TBL:
	.long	0x40000000
	.long	0x3ffe03f8
	.long	0x3ffc0fc1
	.long	0x3ffa232d
	.long	0x3ff83e10
	.long	0x3ff6603e
	.long	0x3ff4898d
	.long	0x3ff2b9d6
	.long	0x3ff0f0f1
	.long	0x3fef2eb7
	.long	0x3fed7304
	.long	0x3febbdb3
	.long	0x3fea0ea1
	.long	0x3fe865ac
	.long	0x3fe6c2b4
	.long	0x3fe52598
	.long	0x3fe38e39
	.long	0x3fe1fc78
	.long	0x3fe07038
	.long	0x3fdee95c
	.long	0x3fdd67c9
	.long	0x3fdbeb62
	.long	0x3fda740e
	.long	0x3fd901b2
	.long	0x3fd79436
	.long	0x3fd62b81
	.long	0x3fd4c77b
	.long	0x3fd3680d
	.long	0x3fd20d21
	.long	0x3fd0b6a0
	.long	0x3fcf6475
	.long	0x3fce168a
	.long	0x3fcccccd
	.long	0x3fcb8728
	.long	0x3fca4588
	.long	0x3fc907da
	.long	0x3fc7ce0c
	.long	0x3fc6980c
	.long	0x3fc565c8
	.long	0x3fc43730
	.long	0x3fc30c31
	.long	0x3fc1e4bc
	.long	0x3fc0c0c1
	.long	0x3fbfa030
	.long	0x3fbe82fa
	.long	0x3fbd6910
	.long	0x3fbc5264
	.long	0x3fbb3ee7
	.long	0x3fba2e8c
	.long	0x3fb92144
	.long	0x3fb81703
	.long	0x3fb70fbb
	.long	0x3fb60b61
	.long	0x3fb509e7
	.long	0x3fb40b41
	.long	0x3fb30f63
	.long	0x3fb21643
	.long	0x3fb11fd4
	.long	0x3fb02c0b
	.long	0x3faf3ade
	.long	0x3fae4c41
	.long	0x3fad602b
	.long	0x3fac7692
	.long	0x3fab8f6a
	.long	0x3faaaaab
	.long	0x3fa9c84a
	.long	0x3fa8e83f
	.long	0x3fa80a81
	.long	0x3fa72f05
	.long	0x3fa655c4
	.long	0x3fa57eb5
	.long	0x3fa4a9cf
	.long	0x3fa3d70a
	.long	0x3fa3065e
	.long	0x3fa237c3
	.long	0x3fa16b31
	.long	0x3fa0a0a1
	.long	0x3f9fd80a
	.long	0x3f9f1166
	.long	0x3f9e4cad
	.long	0x3f9d89d9
	.long	0x3f9cc8e1
	.long	0x3f9c09c1
	.long	0x3f9b4c70
	.long	0x3f9a90e8
	.long	0x3f99d723
	.long	0x3f991f1a
	.long	0x3f9868c8
	.long	0x3f97b426
	.long	0x3f97012e
	.long	0x3f964fda
	.long	0x3f95a025
	.long	0x3f94f209
	.long	0x3f944581
	.long	0x3f939a86
	.long	0x3f92f114
	.long	0x3f924925
	.long	0x3f91a2b4
	.long	0x3f90fdbc
	.long	0x3f905a38
	.long	0x3f8fb824
	.long	0x3f8f177a
	.long	0x3f8e7835
	.long	0x3f8dda52
	.long	0x3f8d3dcb
	.long	0x3f8ca29c
	.long	0x3f8c08c1
	.long	0x3f8b7034
	.long	0x3f8ad8f3
	.long	0x3f8a42f8
	.long	0x3f89ae41
	.long	0x3f891ac7
	.long	0x3f888889
	.long	0x3f87f781
	.long	0x3f8767ab
	.long	0x3f86d905
	.long	0x3f864b8a
	.long	0x3f85bf37
	.long	0x3f853408
	.long	0x3f84a9fa
	.long	0x3f842108
	.long	0x3f839930
	.long	0x3f83126f
	.long	0x3f828cc0
	.long	0x3f820821
	.long	0x3f81848e
	.long	0x3f810204
	.long	0x3f808081
	.long	0x3f800000
	.size	LOG_INV_TBL, 516

	.type	CBRT_TBL,@object
	.weak	CBRT_TBL
	.p2align	3
CBRT_TBL:
	.long	0x3f800000
	.long	0x00000000
	.long	0x3f804000
	.long	0x3a28e585
	.long	0x3f80a000
	.long	0x399c910f
	.long	0x3f80e000
	.long	0x3a703484
	.long	0x3f814000
	.long	0x3a0eb4bc
	.long	0x3f81a000
	.long	0x392750df
	.long	0x3f81e000
	.long	0x3a419dc7
	.long	0x3f824000
	.long	0x39ac3801
	.long	0x3f828000
	.long	0x3a675948
	.long	0x3f82e000
	.long	0x39eabf9a
	.long	0x3f834000
	.long	0x356629d6
	.long	0x3f838000
	.long	0x3a07f04c
	.long	0x3f83e000
	.long	0x3848dac3
	.long	0x3f842000
	.long	0x3a0e1b17
	.long	0x3f848000
	.long	0x384a1cc7
	.long	0x3f84c000
	.long	0x3a082ade
	.long	0x3f852000
	.long	0x363f31e5
	.long	0x3f856000
	.long	0x39eccf0d
	.long	0x3f85a000
	.long	0x3a692c6f
	.long	0x3f860000
	.long	0x39b22cb1
	.long	0x3f864000
	.long	0x3a462d87
	.long	0x3f86a000
	.long	0x3941e864
	.long	0x3f86e000
	.long	0x3a180409
	.long	0x3f872000
	.long	0x3a7cd32d
	.long	0x3f878000
	.long	0x39bdde6c
	.long	0x3f87c000
	.long	0x3a3e5fb4
	.long	0x3f882000
	.long	0x38d960b3
	.long	0x3f886000
	.long	0x39eab752
	.long	0x3f88a000
	.long	0x3a4cf599
	.long	0x3f890000
	.long	0x390803d1
	.long	0x3f894000
	.long	0x39e90955
	.long	0x3f898000
	.long	0x3a44878c
	.long	0x3f89e000
	.long	0x38908271
	.long	0x3f8a2000
	.long	0x39ba4b0f
	.long	0x3f8a6000
	.long	0x3a25cdb3
	.long	0x3f8aa000
	.long	0x3a6c0f33
	.long	0x3f8b0000
	.long	0x393fc12e
	.long	0x3f8b4000
	.long	0x39e2ee51
	.long	0x3f8b8000
	.long	0x3a30a9dd
	.long	0x3f8bc000
	.long	0x3a6d8e61
	.long	0x3f8c2000
	.long	0x3920aa58
	.long	0x3f8c6000
	.long	0x39c1088a
	.long	0x3f8ca000
	.long	0x3a16a120
	.long	0x3f8ce000
	.long	0x3a4a86c1
	.long	0x3f8d2000
	.long	0x3a7c3aae
	.long	0x3f8d8000
	.long	0x392f0952
	.long	0x3f8dc000
	.long	0x39b2461c
	.long	0x3f8e0000
	.long	0x3a04621f
	.long	0x3f8e4000
	.long	0x3a2d84b8
	.long	0x3f8e8000
	.long	0x3a548ff4
	.long	0x3f8ec000
	.long	0x3a7988db
	.long	0x3f8f2000
	.long	0x38e3a30c
	.long	0x3f8f6000
	.long	0x39755daa
	.long	0x3f8fa000
	.long	0x39b86d8a
	.long	0x3f8fe000
	.long	0x39f22e5e
	.long	0x3f902000
	.long	0x3a13fd53
	.long	0x3f906000
	.long	0x3a2cedcc
	.long	0x3f90a000
	.long	0x3a43ed23
	.long	0x3f90e000
	.long	0x3a58ffd0
	.long	0x3f912000
	.long	0x3a6c2a3c
	.long	0x3f916000
	.long	0x3a7d70bf
	.long	0x3f91c000
	.long	0x384d7a06
	.long	0x3f920000
	.long	0x38d318cf
	.long	0x3f924000
	.long	0x39185d53
	.long	0x3f928000
	.long	0x393fe1b1
	.long	0x3f92c000
	.long	0x396029b1
	.long	0x3f930000
	.long	0x3979454c
	.long	0x3f934000
	.long	0x3985a221
	.long	0x3f938000
	.long	0x398b1b0d
	.long	0x3f93c000
	.long	0x398d1515
	.long	0x3f940000
	.long	0x398b97c7
	.long	0x3f944000
	.long	0x3986aa98
	.long	0x3f948000
	.long	0x397ca9c7
	.long	0x3f94c000
	.long	0x39653bd8
	.long	0x3f950000
	.long	0x394719b5
	.long	0x3f954000
	.long	0x39225182
	.long	0x3f958000
	.long	0x38ede264
	.long	0x3f95c000
	.long	0x388a0d15
	.long	0x3f960000
	.long	0x3749f226
	.long	0x3f962000
	.long	0x3a737219
	.long	0x3f966000
	.long	0x3a6223e3
	.long	0x3f96a000
	.long	0x3a4f406c
	.long	0x3f96e000
	.long	0x3a3acaee
	.long	0x3f972000
	.long	0x3a24c698
	.long	0x3f976000
	.long	0x3a0d368f
	.long	0x3f97a000
	.long	0x39e83bdd
	.long	0x3f97e000
	.long	0x39b2ff8f
	.long	0x3f982000
	.long	0x39757c89
	.long	0x3f986000
	.long	0x38fdf7dc
	.long	0x3f98a000
	.long	0x3622482d
	.long	0x3f98c000
	.long	0x3a600bf3
	.long	0x3f990000
	.long	0x3a3dfedf
	.long	0x3f994000
	.long	0x3a1a7de3
	.long	0x3f998000
	.long	0x39eb17a4
	.long	0x3f99c000
	.long	0x399e56e3
	.long	0x3f9a0000
	.long	0x391d7e03
	.long	0x3f9a2000
	.long	0x3a7e2ab7
	.long	0x3f9a6000
	.long	0x3a538fc2
	.long	0x3f9aa000
	.long	0x3a279148
	.long	0x3f9ae000
	.long	0x39f463ce
	.long	0x3f9b2000
	.long	0x3996e86c
	.long	0x3f9b6000
	.long	0x38dad617
	.long	0x3f9b8000
	.long	0x3a69e815
	.long	0x3f9bc000
	.long	0x3a371eac
	.long	0x3f9c0000
	.long	0x3a030100
	.long	0x3f9c4000
	.long	0x399b2304
	.long	0x3f9c8000
	.long	0x38b694db
	.long	0x3f9ca000
	.long	0x3a5ec6af
	.long	0x3f9ce000
	.long	0x3a257018
	.long	0x3f9d2000
	.long	0x39d5a259
	.long	0x3f9d6000
	.long	0x393bb0e7
	.long	0x3f9d8000
	.long	0x3a71c388
	.long	0x3f9dc000
	.long	0x3a335958
	.long	0x3f9e0000
	.long	0x39e75fcb
	.long	0x3f9e4000
	.long	0x394b2590
	.long	0x3f9e6000
	.long	0x3a70a802
	.long	0x3f9ea000
	.long	0x3a2d4de7
	.long	0x3f9ee000
	.long	0x39d17a6c
	.long	0x3f9f2000
	.long	0x390be02b
	.long	0x3f9f4000
	.long	0x3a5c007c
	.long	0x3f9f8000
	.long	0x3a13d899
	.long	0x3f9fc000
	.long	0x399504dc
	.long	0x3fa00000
	.long	0x00000000
	.long	0x3fa02000
	.long	0x3a34534e
	.long	0x3fa06000
	.long	0x39cefca8
	.long	0x3fa0a000
	.long	0x38cc1828
	.long	0x3fa0c000
	.long	0x3a4a6352
	.long	0x3fa10000
	.long	0x39f4424a
	.long	0x3fa14000
	.long	0x3922f98d
	.size	CBRT_TBL, 1032

