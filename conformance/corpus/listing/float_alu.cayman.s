	.text
	.section	.AMDGPU.config
	.long	166100
	.long	12
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	float_arith
	.p2align	8
	.type	float_arith,@function
float_arith:
float_arith$local:
.Lfunc_begin0:
	ALU 5, @16, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 3, @22, KC0[CB0:0-32], KC1[]
	TEX 0 @12
.Ltmp1:
	TEX 0 @14
.Ltmp2:
	ALU 25, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	MEM_RAT_CACHELESS STORE_DWORD T10.X, T11.X
	MEM_RAT_CACHELESS STORE_DWORD T7.X, T9.X
	MEM_RAT_CACHELESS STORE_DWORD T8.X, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T4.X
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T2.X
	CF_END
	Fetch clause starting at 12:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp3:
	Fetch clause starting at 14:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp4:
	ALU clause starting at 16:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp5:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 22:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 26:
	  ADD_INT   T0.Z, KC0[2].W, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T2.W, PV.W, T0.W,  
	  ADD_INT * T3.W, PV.W, T0.W,  
	  ADD_INT * T4.W, PV.W, T0.W,  
	  ADD_INT * T0.W, PV.W, T0.W,  
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD * T3.X, |T1.X|, -|T0.X|,  
	  LSHR * T4.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  FMA * T5.X, T0.X, T1.X, T0.X, 
	  LSHR * T6.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MUL_IEEE * T7.X, T0.X, T1.X,  
	  ADD * T8.X, T1.X, PV.X,  
	  LSHR * T9.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD * T10.X, T0.X, -T1.X,  
	  LSHR * T11.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD * T0.X, T0.X, T1.X,  
	  LSHR * T1.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp6:
.Lfunc_end0:
	.size	float_arith, .Lfunc_end0-float_arith

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	float_order
	.p2align	8
	.type	float_order,@function
float_order:
float_order$local:
.Lfunc_begin1:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp7:
	ALU 3, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp8:
	TEX 0 @12
.Ltmp9:
	ALU 63, @24, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T4.X
	MEM_RAT_CACHELESS STORE_DWORD T7.X, T0.X
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T3.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp10:
	Fetch clause starting at 12:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp11:
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp12:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 24:
	  ADD_INT   T0.Z, KC0[2].W, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  SETE   T0.Y, T0.X, T1.X,  
	  ADD_INT   T1.Z, PV.Z, PV.W,  
	  SETGE * T1.W, T1.X, T0.X,  BS:VEC_120/SCL_212
	  SETNE_DX10   T2.X, T1.X, T1.X,  
	  SETGT   T1.Y, T0.X, T1.X,  BS:VEC_120/SCL_212
	  CNDE   T2.Z, PV.W, 0.0, literal.x, 
	  SETGT_DX10 * T1.W, T1.X, T0.X,  
	2(2.802597e-45), 0(0.000000e+00)
	  SETNE_DX10   T3.X, T0.X, T0.X,  
	  SETGT_DX10   T2.Y, T0.X, T1.X,  
	  SUB_INT   T2.Z, PV.Z, PV.W,  
	  CNDE * T2.W, PV.Y, 0.0, literal.x, 
	4(5.605194e-45), 0(0.000000e+00)
	  OR_INT   T4.X, PV.Z, PV.W,  
	  OR_INT   T1.Y, PV.Y, T1.W,  
	  OR_INT   T2.Z, PV.X, T2.X,  
	  ADD_INT * T1.W, T1.Z, T0.W,  BS:VEC_021/SCL_122
	  SETE_DX10   T2.X, T0.X, T0.X,  
	  SETGT_DX10   T2.Y, |T0.X|, literal.x,  
	  SETGT_DX10   T3.Z, literal.x, |T0.X|,  
	  SETE * T2.W, |T0.X|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE   T5.X, PV.W, 0.0, literal.x, 
	  OR_INT   T2.Y, PV.Y, PV.Z,  
	  CNDE_INT   T3.Z, PV.X, 0.0, literal.x, 
	  LSHR * T2.W, T0.X, literal.y,  
	2(2.802597e-45), 31(4.344025e-44)
	  OR_INT   T2.X, PV.W, PV.Z,  
	  CNDE_INT   T2.Y, PV.Y, 0.0, literal.x, 
	  SUB_INT   T3.Z, PV.X, T3.X,  
	  ADD_INT * T0.W, T1.W, T0.W,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T3.X, PV.W, literal.x,  
	  SETGT   T3.Y, T1.X, T0.X,  
	  ASHR   T4.Z, T1.X, literal.y,  
	  AND_INT * T0.W, T0.X, literal.z,  BS:VEC_120/SCL_212
	2(2.802597e-45), 16(2.242078e-44)
	65535(9.183409e-41), 0(0.000000e+00)
	  CNDE   T5.X, PV.Y, PV.Z, PV.W, 
	  OR_INT   T2.Y, T3.Z, T2.Y,  
	  CNDE_INT   T2.Z, T2.Z, 0.0, literal.x, BS:VEC_120/SCL_212
	  SETGE * T0.W, T0.X, T1.X,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T6.X, T1.W, literal.x,  
	  CNDE   T3.Y, PV.W, 0.0, literal.y, 
	  OR_INT   T2.Z, PV.Y, PV.Z,  
	  CNDE_INT * T0.W, T1.Y, 0.0, literal.z, 
	2(2.802597e-45), 8(1.121039e-44)
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT   T7.X, PV.Z, PV.W,  
	  SETNE   T1.Y, T0.X, T1.X,  
	  OR_INT   T2.Z, T4.X, PV.Y,  BS:VEC_201
	  CNDE * T0.W, T0.Y, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T0.X, T1.Z, literal.x,  
	  OR_INT   T1.Z, PV.Z, PV.W,  
	  CNDE * T0.W, PV.Y, 0.0, literal.y, 
	2(2.802597e-45), 32(4.484155e-44)
	  OR_INT * T1.X, PV.Z, PV.W,  
	  LSHR * T4.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp13:
.Lfunc_end1:
	.size	float_order, .Lfunc_end1-float_order

	.section	.AMDGPU.config
	.long	166100
	.long	266
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	float_minmax
	.p2align	8
	.type	float_minmax,@function
float_minmax:
float_minmax$local:
.Lfunc_begin2:
	ALU 5, @22, KC0[CB0:0-32], KC1[]
.Ltmp14:
	ALU 3, @28, KC0[CB0:0-32], KC1[]
	TEX 0 @18
.Ltmp15:
	TEX 0 @20
.Ltmp16:
	ALU 38, @32, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T8.X, T9.X
	MEM_RAT_CACHELESS STORE_DWORD T6.X, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T4.X, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T3.X
	ALU 2, @71, KC0[CB0:0-32], KC1[]
.Ltmp17:
	ALU_PUSH_BEFORE 1, @74, KC0[], KC1[]
	JUMP @13 POP:1
	ALU_POP_AFTER 6, @76, KC0[], KC1[]
	ALU 14, @83, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T2.X
	CF_END
	PAD
	Fetch clause starting at 18:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp18:
	Fetch clause starting at 20:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp19:
	ALU clause starting at 22:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp20:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp21:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 28:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 32:
	  ADD_INT   T0.Z, KC0[2].W, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT   T0.Y, PV.W, T0.W,  
	  AND_INT   T1.Z, T0.X, literal.x,  
	  AND_INT * T2.W, T0.X, literal.y,  
	2139095040(INF), 8388607(1.175494e-38)
	  AND_INT   T2.X, T1.X, literal.x,  
	  SETE_INT   T1.Y, PV.W, 0.0,  
	  SETNE_INT   T1.Z, PV.Z, 0.0,  
	  ADD_INT * T0.W, PV.Y, T0.W,  
	8388607(1.175494e-38), 0(0.000000e+00)
	  LSHR   T3.X, PV.W, literal.x,  
	  OR_INT   T1.Y, PV.Y, PV.Z,  
	  SETE_INT   T1.Z, PV.X, 0.0,  
	  AND_INT * T2.W, T1.X, literal.y,  
	2(2.802597e-45), 2139095040(INF)
	  BFI_INT   T2.X, literal.x, T0.X, T1.X, 
	  SETNE_INT   T2.Y, PV.W, 0.0,  
	  SETGT   T2.Z, T0.X, literal.y,  
	  MAX * T2.W, literal.z, T0.X,  
	2147483647(nan), 1084227584(5.000000e+00)
	-1073741824(-2.000000e+00), 0(0.000000e+00)
	  CNDE   T4.X, PV.Z, PV.W, literal.x, 
	  AND_INT   T3.Y, T0.X, literal.y,  
	  OR_INT   T1.Z, T1.Z, PV.Y,  
	  AND_INT * T2.W, T1.X, literal.y,  BS:VEC_120/SCL_212
	1084227584(5.000000e+00), -2147483648(-0.000000e+00)
	  LSHR   T5.X, T0.Y, literal.x,  
	  CNDE_INT   T1.Z, PV.Z, PV.W, T1.X, 
	  CNDE_INT * T2.W, T1.Y, PV.Y, T0.X, BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  MAX_DX10 * T6.X, PV.W, PV.Z,  
	  LSHR * T7.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MIN_DX10 * T8.X, T2.W, T1.Z,  
	  LSHR * T9.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 71:
	  MOV   T0.Y, literal.x,  
	  MOV * T0.Z, KC0[0].W,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 74:
	  SETNE_DX10 * T1.W, T0.X, T0.X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 76:
	  MOV   T0.Y, literal.x,  
	  SETGT_DX10 * T1.W, T0.X, 0.0,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SETGT * T1.W, 0.0, T0.X, Pred_sel_zero 
	  CNDE * T0.Y, T1.W, T0.X, literal.x, Pred_sel_zero
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	ALU clause starting at 83:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  ADD_INT * T1.W, PV.W, T1.W,  
	  LSHR   T2.X, PV.W, literal.x,  
	  MIN   T0.Z, literal.y, T1.X,  
	  MAX_DX10 * T1.W, T0.X, literal.z,  
	2(2.802597e-45), -1098907648(-2.500000e-01)
	1048576000(2.500000e-01), 0(0.000000e+00)
	  ADD   T3.X, PV.W, PV.Z,  
	  SETGT * T1.W, T0.X, T1.X,  
	  LSHR   T0.X, T0.W, literal.x,  
	  SETE * T0.W, PV.W, 0.0,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD * T1.X, PV.W, T0.Y,  
.Ltmp22:
.Lfunc_end2:
	.size	float_minmax, .Lfunc_end2-float_minmax

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	float_rounding
	.p2align	8
	.type	float_rounding,@function
float_rounding:
float_rounding$local:
.Lfunc_begin3:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp23:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp24:
	ALU 17, @21, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T4.X, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 10:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp25:
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp26:
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
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  RNDNE * T2.X, T0.X,  
	  LSHR * T3.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  TRUNC * T4.X, T0.X,  
	  CEIL * T5.X, T0.X,  
	  LSHR * T6.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  FLOOR * T0.X, T0.X,  
	  LSHR * T7.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp27:
.Lfunc_end3:
	.size	float_rounding, .Lfunc_end3-float_rounding

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	float_round
	.p2align	8
	.type	float_round,@function
float_round:
float_round$local:
.Lfunc_begin4:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp28:
	ALU 2, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 9, @17, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp29:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  TRUNC * T1.W, T0.X,  
	  ADD * T2.W, T0.X, -PV.W,  
	  SETGE   T0.Z, |PV.W|, 0.5,  
	  BFI_INT * T2.W, literal.x, 1.0, T0.X, 
	2147483647(nan), 0(0.000000e+00)
	  CNDE * T2.W, PV.Z, 0.0, PV.W, 
	  ADD   T0.X, T1.W, PV.W,  
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp30:
.Lfunc_end4:
	.size	float_round, .Lfunc_end4-float_round

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	float_polynomial
	.p2align	8
	.type	float_polynomial,@function
float_polynomial:
float_polynomial$local:
.Lfunc_begin5:
	ALU 5, @28, KC0[CB0:0-32], KC1[]
.Ltmp31:
	ALU 2, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @26
.Ltmp32:
	ALU 1, @37, KC0[], KC1[]
.Ltmp33:
	ALU 0, @39, KC0[], KC1[]
.Ltmp34:
	ALU 1, @40, KC0[], KC1[]
	ALU 0, @42, KC0[], KC1[]
.Ltmp35:
	ALU 1, @43, KC0[], KC1[]
	ALU 0, @45, KC0[], KC1[]
.Ltmp36:
	ALU 1, @46, KC0[], KC1[]
	ALU 0, @48, KC0[], KC1[]
.Ltmp37:
	ALU 1, @49, KC0[], KC1[]
	ALU 0, @51, KC0[], KC1[]
.Ltmp38:
	ALU 1, @52, KC0[], KC1[]
	ALU 0, @54, KC0[], KC1[]
.Ltmp39:
	ALU 1, @55, KC0[], KC1[]
	ALU 0, @57, KC0[], KC1[]
.Ltmp40:
	ALU 1, @58, KC0[], KC1[]
	ALU 0, @60, KC0[], KC1[]
.Ltmp41:
	ALU 1, @61, KC0[], KC1[]
	ALU 0, @63, KC0[], KC1[]
.Ltmp42:
	ALU 1, @64, KC0[], KC1[]
.Ltmp43:
	ALU 2, @66, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 26:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp44:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp45:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 34:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 37:
.Ltmp46:
	  ADD * T1.W, T0.X, T0.X,  
	  ADD * T0.Z, -PV.W, 1.0,  
.Ltmp47:
	ALU clause starting at 39:
.Ltmp48:
	  MUL_IEEE * T1.W, T0.X, T0.X,  
.Ltmp49:
	ALU clause starting at 40:
.Ltmp50:
	  MULADD_IEEE * T0.Z, T1.W, literal.x, T0.Z, 
.Ltmp51:
	1077936128(3.000000e+00), 0(0.000000e+00)
	ALU clause starting at 42:
.Ltmp52:
	  MUL_IEEE * T1.W, T0.X, T1.W,  
.Ltmp53:
	ALU clause starting at 43:
.Ltmp54:
	  MULADD_IEEE * T0.Z, T1.W, literal.x, T0.Z, 
.Ltmp55:
	-1065353216(-4.000000e+00), 0(0.000000e+00)
	ALU clause starting at 45:
.Ltmp56:
	  MUL_IEEE * T1.W, T0.X, T1.W,  
.Ltmp57:
	ALU clause starting at 46:
.Ltmp58:
	  MULADD_IEEE * T0.Z, T1.W, literal.x, T0.Z, 
.Ltmp59:
	1084227584(5.000000e+00), 0(0.000000e+00)
	ALU clause starting at 48:
.Ltmp60:
	  MUL_IEEE * T1.W, T0.X, T1.W,  
.Ltmp61:
	ALU clause starting at 49:
.Ltmp62:
	  MULADD_IEEE * T0.Z, T1.W, literal.x, T0.Z, 
.Ltmp63:
	-1061158912(-6.000000e+00), 0(0.000000e+00)
	ALU clause starting at 51:
.Ltmp64:
	  MUL_IEEE * T1.W, T0.X, T1.W,  
.Ltmp65:
	ALU clause starting at 52:
.Ltmp66:
	  MULADD_IEEE * T0.Z, T1.W, literal.x, T0.Z, 
.Ltmp67:
	1088421888(7.000000e+00), 0(0.000000e+00)
	ALU clause starting at 54:
.Ltmp68:
	  MUL_IEEE * T1.W, T0.X, T1.W,  
.Ltmp69:
	ALU clause starting at 55:
.Ltmp70:
	  MULADD_IEEE * T0.Z, T1.W, literal.x, T0.Z, 
.Ltmp71:
	-1056964608(-8.000000e+00), 0(0.000000e+00)
	ALU clause starting at 57:
.Ltmp72:
	  MUL_IEEE * T1.W, T0.X, T1.W,  
.Ltmp73:
	ALU clause starting at 58:
.Ltmp74:
	  MULADD_IEEE * T0.Z, T1.W, literal.x, T0.Z, 
.Ltmp75:
	1091567616(9.000000e+00), 0(0.000000e+00)
	ALU clause starting at 60:
.Ltmp76:
	  MUL_IEEE * T1.W, T0.X, T1.W,  
.Ltmp77:
	ALU clause starting at 61:
.Ltmp78:
	  MULADD_IEEE * T0.Z, T1.W, literal.x, T0.Z, 
.Ltmp79:
	-1054867456(-1.000000e+01), 0(0.000000e+00)
	ALU clause starting at 63:
.Ltmp80:
	  MUL_IEEE * T1.W, T0.X, T1.W,  
.Ltmp81:
	ALU clause starting at 64:
.Ltmp82:
	  MULADD_IEEE * T0.X, T1.W, literal.x, T0.Z, 
.Ltmp83:
	1093664768(1.100000e+01), 0(0.000000e+00)
.Ltmp84:
	ALU clause starting at 66:
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp85:
.Lfunc_end5:
	.size	float_polynomial, .Lfunc_end5-float_polynomial

