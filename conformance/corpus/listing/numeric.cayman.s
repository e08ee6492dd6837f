	.text
	.section	.AMDGPU.config
	.long	166100
	.long	258
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	vadd
	.p2align	8
	.type	vadd,@function
vadd:
vadd$local:
.Lfunc_begin0:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU_PUSH_BEFORE 1, @20, KC0[CB0:0-32], KC1[]
	JUMP @8 POP:1
	ALU 3, @22, KC0[CB0:0-32], KC1[]
	TEX 1 @10
	ALU 3, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	POP @8 POP:1
.Ltmp1:
	CF_END
	PAD
	Fetch clause starting at 10:
.Ltmp2:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp3:
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp4:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Z,  
	ALU clause starting at 20:
.Ltmp5:
	  SETGE_UINT * T1.W, T0.W, KC0[3].X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp6:
	ALU clause starting at 22:
.Ltmp7:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
.Ltmp8:
	ALU clause starting at 26:
.Ltmp9:
	  ADD   T0.X, T0.X, T1.X,  
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp10:
.Lfunc_end0:
	.size	vadd, .Lfunc_end0-vadd

	.section	.AMDGPU.config
	.long	166100
	.long	517
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	mandel_counts
	.p2align	8
	.type	mandel_counts,@function
mandel_counts:
mandel_counts$local:
.Lfunc_begin1:
	ALU 11, @26, KC0[CB0:0-32], KC1[]
.Ltmp11:
	ALU 0, @38, KC0[CB0:0-32], KC1[]
.Ltmp12:
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp13:
	ALU_PUSH_BEFORE 1, @40, KC0[CB0:0-32], KC1[]
	JUMP @21 POP:1
	ALU 4, @42, KC0[CB0:0-32], KC1[]
.Ltmp14:
	ALU 4, @47, KC0[CB0:0-32], KC1[]
.Ltmp15:
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp16:
	LOOP_START_DX10 @20
.Ltmp17:
	ALU_PUSH_BEFORE 7, @53, KC0[], KC1[]
	JUMP @15 POP:1
.Ltmp18:
	ALU 1, @61, KC0[], KC1[]
.Ltmp19:
	ALU 1, @63, KC0[], KC1[]
.Ltmp20:
	ALU 2, @65, KC0[], KC1[]
.Ltmp21:
	POP @15 POP:1
	ALU_PUSH_BEFORE 4, @68, KC0[], KC1[]
	JUMP @19 POP:1
	LOOP_BREAK @19
	POP @19 POP:1
	END_LOOP @9
	POP @21 POP:1
	ALU 0, @73, KC0[CB0:0-32], KC1[]
.Ltmp22:
	ALU 0, @74, KC0[CB0:0-32], KC1[]
.Ltmp23:
	ALU 9, @75, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T0.X
	CF_END
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].W, T1.Y,  
.Ltmp24:
	  MULLO_INT   T0.Z, KC0[1].W, T1.Y,  
.Ltmp25:
	  MULLO_INT * T0.W (MASKED), KC0[1].W, T1.Y,  
.Ltmp26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W, KC0[1].Z, T1.X,  
	  ADD_INT   T1.Z, PV.W, T0.X,  
.Ltmp27:
	  ADD_INT * T0.W, T0.Z, T0.Y,  
	  MOV * T2.X, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 38:
	  ADD_INT * T0.Y, T0.W, KC0[4].Y,  
	ALU clause starting at 39:
	  ADD_INT * T0.Z, T1.Z, KC0[4].X,  
	ALU clause starting at 40:
	  SETE_INT * T0.W, KC0[3].Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 42:
	  UINT_TO_FLT   T1.Z, T0.Z,  
	  MOV * T0.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV   T1.X, PV.W,  
.Ltmp28:
	  MULADD_IEEE * T1.Z, PV.Z, KC0[3].Y, KC0[2].W, 
	ALU clause starting at 47:
	  UINT_TO_FLT * T1.W, T0.Y,  
.Ltmp29:
	  MOV   T0.X, literal.x,  
	  MOV   T1.Y, literal.y,  
	  MULADD_IEEE * T2.Z, PV.W, KC0[3].Y, KC0[3].X, 
.Ltmp30:
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 52:
	  MOV * T1.W, KC0[3].Z,  
	ALU clause starting at 53:
	  MUL_IEEE   T4.Z, T0.W, T0.W,  
	  MUL_IEEE * T2.W, T1.X, T1.X,  
	  ADD * T3.W, PV.W, PV.Z,  
	  SETGT_DX10 * T3.W, literal.x, PV.W,  
	1082130432(4.000000e+00), 0(0.000000e+00)
	  MOV   T3.Z, T0.X,  
	  NOT_INT * T3.W, PV.W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 61:
.Ltmp31:
	  ADD * T2.W, T2.W, -T4.Z,  
	  ADD_INT * T2.Y, T1.Y, 1,  
.Ltmp32:
	ALU clause starting at 63:
.Ltmp33:
	  ADD * T4.Z, T1.X, T1.X,  
	  ADD * T1.X, T1.Z, T2.W,  
.Ltmp34:
	ALU clause starting at 65:
	  MOV   T1.Y, T1.W,  
	  SETE_INT   T3.Z, T1.W, T2.Y,  
.Ltmp35:
	  MULADD_IEEE * T0.W, T4.Z, T0.W, T2.Z, 
.Ltmp36:
	ALU clause starting at 68:
	  MOV   T2.X, T1.Y,  
	  AND_INT * T2.W, T3.Z, 1,  
	  MOV   T1.Y, T2.Y,  
	  SETE_INT * T2.W, PV.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 73:
	  MOV * T1.Z, KC0[2].Y,  
	ALU clause starting at 74:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 75:
	  MULLO_INT   T0.X, T0.Y, T0.W,  
	  MULLO_INT   T0.Y (MASKED), T0.Y, T0.W,  
	  MULLO_INT   T0.Z (MASKED), T0.Y, T0.W,  
	  MULLO_INT * T0.W (MASKED), T0.Y, T0.W,  
	  ADD_INT * T0.W, PV.X, T0.Z,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.Z, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp37:
.Lfunc_end1:
	.size	mandel_counts, .Lfunc_end1-mandel_counts

	.section	.AMDGPU.config
	.long	166100
	.long	520
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	nbody_forces
	.p2align	8
	.type	nbody_forces,@function
nbody_forces:
nbody_forces$local:
.Lfunc_begin2:
	ALU 2, @30, KC0[], KC1[]
	ALU 0, @33, KC0[], KC1[]
.Ltmp38:
	ALU 5, @34, KC0[CB0:0-32], KC1[]
.Ltmp39:
	ALU 1, @40, KC0[], KC1[]
.Ltmp40:
	ALU_PUSH_BEFORE 1, @42, KC0[CB0:0-32], KC1[]
	JUMP @22 POP:1
	ALU 0, @44, KC0[CB0:0-32], KC1[]
	TEX 0 @26
.Ltmp41:
	ALU 4, @45, KC0[CB0:0-32], KC1[]
.Ltmp42:
	ALU 0, @50, KC0[CB0:0-32], KC1[]
.Ltmp43:
	ALU 0, @51, KC0[CB0:0-32], KC1[]
.Ltmp44:
	LOOP_START_DX10 @21
.Ltmp45:
	TEX 0 @28
	ALU 0, @52, KC0[], KC1[]
.Ltmp46:
	ALU 9, @53, KC0[], KC1[]
.Ltmp47:
	ALU 10, @63, KC0[], KC1[]
.Ltmp48:
	ALU_PUSH_BEFORE 1, @74, KC0[], KC1[]
	JUMP @20 POP:1
	LOOP_BREAK @20
	POP @20 POP:1
	END_LOOP @12
	POP @22 POP:1
	ALU 0, @76, KC0[CB0:0-32], KC1[]
.Ltmp49:
	ALU 2, @77, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	CF_END
	Fetch clause starting at 26:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
.Ltmp50:
	Fetch clause starting at 28:
.Ltmp51:
	  VTX_READ_128 T4.XYZW, T0.X, 0, #1
.Ltmp52:
	ALU clause starting at 30:
	  MOV   T2.X, 0.0,  
	  MOV   T2.Y, 0.0,  
	  MOV * T2.Z, 0.0,  
	ALU clause starting at 33:
	  MOV * T2.W, 0.0,  
	ALU clause starting at 34:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp53:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp54:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp55:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Z,  
	ALU clause starting at 40:
	  LSHL * T0.Z, T0.W, literal.x,  
.Ltmp56:
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp57:
	ALU clause starting at 42:
.Ltmp58:
	  SETE_INT * T0.W, KC0[2].W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp59:
	ALU clause starting at 44:
	  ADD_INT * T0.X, KC0[2].Y, T0.Z,  
	ALU clause starting at 45:
	  MOV   T2.X, 0.0,  
	  MOV   T2.Y, 0.0,  
	  MOV   T2.Z, 0.0,  
	  MOV * T2.W, 0.0,  
	  MOV * T0.X, KC0[2].Y,  
	ALU clause starting at 50:
	  MOV * T3.Z, KC0[2].W,  
.Ltmp60:
	ALU clause starting at 51:
	  MOV * T0.W, KC0[3].X,  
	ALU clause starting at 52:
.Ltmp61:
	  ADD * T3.W, T4.Y, -T1.Y,  
.Ltmp62:
	ALU clause starting at 53:
.Ltmp63:
	  MUL_IEEE   T5.Z, T3.W, T3.W,  
	  ADD * T5.W, T4.X, -T1.X,  
	  MULADD_IEEE   T5.Z, PV.W, PV.W, PV.Z, 
	  ADD * T6.W, T4.Z, -T1.Z,  
	  MULADD_IEEE * T7.W, PV.W, PV.W, PV.Z, 
	  ADD * T7.W, PV.W, T0.W,  
	  RECIPSQRT_IEEE   T0.X (MASKED), T7.W,  
	  RECIPSQRT_IEEE   T0.Y, T7.W,  
	  RECIPSQRT_IEEE   T0.Z (MASKED), T7.W,  
	  RECIPSQRT_IEEE * T0.W (MASKED), T7.W,  
.Ltmp64:
	ALU clause starting at 63:
.Ltmp65:
	  MUL_IEEE * T7.W, T4.W, T0.Y,  
	  MUL_IEEE * T7.W, T0.Y, PV.W,  
	  MUL_IEEE   T4.Z, T0.Y, PV.W,  
	  ADD * T4.W, T4.W, -T1.W,  
	  MULADD_IEEE * T2.W, PV.W, PV.Z, T2.W, 
	  MULADD_IEEE * T2.Z, T6.W, T4.Z, T2.Z, 
.Ltmp66:
	  ADD_INT   T0.X, T0.X, literal.x,  
.Ltmp67:
	  MULADD_IEEE   T2.Y, T3.W, T4.Z, T2.Y, 
.Ltmp68:
	  ADD_INT * T3.Z, T3.Z, literal.y,  
.Ltmp69:
	16(2.242078e-44), -1(nan)
	  MULADD_IEEE * T2.X, T5.W, T4.Z, T2.X, 
.Ltmp70:
	ALU clause starting at 74:
.Ltmp71:
	  SETE_INT * T3.W, T3.Z, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp72:
	ALU clause starting at 76:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 77:
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp73:
.Lfunc_end2:
	.size	nbody_forces, .Lfunc_end2-nbody_forces

	.section	.AMDGPU.config
	.long	166100
	.long	11
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	black_scholes
	.p2align	8
	.type	black_scholes,@function
black_scholes:
black_scholes$local:
.Lfunc_begin3:
	ALU 5, @30, KC0[CB0:0-32], KC1[]
.Ltmp74:
	ALU 2, @36, KC0[CB0:0-32], KC1[]
	TEX 0 @22
	ALU 0, @39, KC0[CB0:0-32], KC1[]
	TEX 0 @24
	ALU 22, @40, KC0[], KC1[]
	TEX 1 @26
	ALU 74, @63, KC0[CB0:0-32], KC1[]
.Ltmp75:
	ALU 4, @138, KC0[], KC1[]
.Ltmp76:
	ALU 9, @143, KC0[], KC1[]
.Ltmp77:
	ALU 85, @153, KC0[CB0:0-32], KC1[]
.Ltmp78:
	ALU 13, @239, KC0[], KC1[]
.Ltmp79:
	ALU 17, @253, KC0[], KC1[]
.Ltmp80:
	ALU 12, @271, KC0[], KC1[]
.Ltmp81:
	ALU 25, @284, KC0[], KC1[]
.Ltmp82:
	ALU 6, @310, KC0[], KC1[]
.Ltmp83:
	ALU 2, @317, KC0[], KC1[]
.Ltmp84:
	ALU 2, @320, KC0[], KC1[]
.Ltmp85:
	ALU 3, @323, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 24:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	Fetch clause starting at 26:
	  VTX_READ_64 T3.XY, T3.X, 0, #2
	  VTX_READ_32 T2.X, T2.X, 0, #2
.Ltmp86:
	ALU clause starting at 30:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp87:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[4].X,  
	ALU clause starting at 36:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Z, PV.W,  
	ALU clause starting at 39:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 40:
	  RECIP_IEEE   T0.X (MASKED), T0.X,  
	  RECIP_IEEE   T0.Y, T0.X,  
	  RECIP_IEEE   T0.Z (MASKED), T0.X,  
	  RECIP_IEEE * T0.W (MASKED), T0.X,  
	  MUL_IEEE * T1.W, T1.X, PV.Y,  
.Ltmp88:
	  OR_INT * T2.W, PV.W, literal.x,  
.Ltmp89:
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T2.W, T1.W, literal.y,  
	-1082130432(-1.000000e+00), 8388607(1.175494e-38)
	  CNDE_INT * T3.W, PV.W, PV.Z, T1.W, 
	  LSHL * T4.W, PV.W, 1,  
	  AND_INT   T1.Z, PV.W, literal.x,  
.Ltmp90:
	  AND_INT * T4.W, T3.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T4.W, PV.Z, PV.W,  
	  LSHR * T5.W, PV.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  ADD_INT   T2.X, literal.x, PV.W,  
	  LSHR * T5.W, T4.W, literal.y,  
	@LOG_INV_TBL, 13(1.821688e-44)
	  ADD_INT * T3.X, literal.x, PV.W,  
	@LOG2_TBL, 0(0.000000e+00)
	ALU clause starting at 63:
	  ADD * T5.W, T1.W, literal.x,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  ADD * T6.W, PV.W, literal.x,  
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T6.W,  
	  RECIP_IEEE   T0.Y, T6.W,  
	  RECIP_IEEE   T0.Z (MASKED), T6.W,  
	  RECIP_IEEE * T0.W (MASKED), T6.W,  
	  MUL_IEEE * T6.W, T5.W, PV.Y,  
	  ADD * T7.W, PV.W, PV.W,  
	  AND_INT   T0.Y, T3.W, literal.x,  
	  MUL_IEEE   T1.Z, PV.W, PV.W,  
	  MOV * T3.W, literal.y,  
	8388607(1.175494e-38), 1034594987(8.333334e-02)
	  MULADD_IEEE   T1.Y, PV.Z, literal.x, PV.W, 
	  OR_INT   T2.Z, T4.W, literal.y,  
	  OR_INT * T3.W, PV.Y, literal.y,  
	1011666125(1.250000e-02), 1056964608(5.000000e-01)
	  ADD   T4.X, PV.Z, -PV.W,  
	  AND_INT   T0.Y, T5.W, literal.x,  
	  MUL_IEEE   T1.Z, T1.Z, PV.Y,  
	  MUL_IEEE * T3.W, T5.W, T6.W,  
	-65536(nan), 0(0.000000e+00)
	  LSHR   T5.X, T0.Z, literal.x,  
	  LSHR   T1.Y, T1.W, literal.x,  
	  MULADD_IEEE   T0.Z, T7.W, PV.Z, -PV.W, BS:VEC_120/SCL_212
	  ADD * T3.W, T5.W, -PV.Y,  BS:VEC_201
	23(3.222986e-44), 0(0.000000e+00)
	  ADD   T6.X, PV.W, PV.Z,  
	  ADD_INT   T1.Y, PV.Y, literal.x,  
	  ADD_INT   T0.Z, PV.X, literal.y,  
	  MUL_IEEE * T3.W, T2.X, T4.X,  
	-127(nan), -253(nan)
	  MUL_IEEE   T2.X, PV.W, PV.W,  
	  MULADD_IEEE   T2.Y, PV.W, literal.x, 0.5, 
	  CNDE_INT   T0.Z, T2.W, PV.Z, PV.Y, 
	  MUL_IEEE * T2.W, PV.X, literal.y,  
	1051372203(3.333333e-01), 1001012009(5.195041e-03)
	  MULADD_IEEE   T1.Y, T0.Y, literal.x, PV.W, 
	  INT_TO_FLT   T0.Z, PV.Z,  
	  MULADD_IEEE * T2.W, PV.Y, PV.X, T3.W, 
	1001012009(5.195041e-03), 0(0.000000e+00)
	  MULADD_IEEE   T2.Y, PV.W, literal.x, T3.Y, 
	  ADD   T0.Z, T3.X, PV.Z,  
	  MULADD_IEEE * T2.W, T6.X, literal.y, PV.Y, BS:VEC_120/SCL_212
	-1078416837(-1.442695e+00), 1069023232(1.437500e+00)
	  AND_INT   T2.X, T1.W, literal.x,  
	  MULADD_IEEE   T0.Y, T0.Y, literal.y, PV.W, 
	  ADD   T0.Z, PV.Z, PV.Y,  
	  SETGT * T2.W, literal.z, |T5.W|,  
	2147483647(nan), 1069023232(1.437500e+00)
	1031798784(6.250000e-02), 0(0.000000e+00)
	  CNDE   T0.Z, PV.W, PV.Z, PV.Y, 
	  SETGT_UINT * T2.W, PV.X, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  CNDE_INT * T2.W, PV.W, PV.Z, T1.W, 
	  MUL_IEEE   T0.Z, PV.W, literal.x,  
	  SETGT_INT * T1.W, 0.0, T1.W,  
	1060205080(6.931472e-01), 0(0.000000e+00)
	  MUL_IEEE   T1.Z, KC0[3].Y, 0.5,  
	  CNDE_INT * T1.W, PV.W, PV.Z, literal.x, 
	2143289344(nan), 0(0.000000e+00)
	  CNDE_INT   T0.Z, T2.X, literal.x, PV.W, 
	  MULADD_IEEE * T1.W, PV.Z, KC0[3].Y, KC0[3].X, 
	-8388608(-INF), 0(0.000000e+00)
	  RECIPSQRT_IEEE   T0.X (MASKED), KC0[3].Z,  
	  RECIPSQRT_IEEE   T0.Y, KC0[3].Z,  
	  RECIPSQRT_IEEE   T0.Z (MASKED), KC0[3].Z,  
	  RECIPSQRT_IEEE * T0.W (MASKED), KC0[3].Z,  
	  RECIP_IEEE   T0.X (MASKED), T0.Y,  
	  RECIP_IEEE   T0.Y, T0.Y,  
	  RECIP_IEEE   T0.Z (MASKED), T0.Y,  
	  RECIP_IEEE * T0.W (MASKED), T0.Y,  
	  MULADD_IEEE   T0.Z, T1.W, KC0[3].Z, T0.Z, 
	  MUL_IEEE * T1.W, PV.Y, KC0[3].Y,  
	ALU clause starting at 138:
	  RECIP_IEEE   T0.X (MASKED), T1.W,  
	  RECIP_IEEE   T0.Y, T1.W,  
	  RECIP_IEEE   T0.Z (MASKED), T1.W,  
	  RECIP_IEEE * T0.W (MASKED), T1.W,  
	  MUL_IEEE * T2.W, T0.Z, PV.Y,  
	ALU clause starting at 143:
.Ltmp91:
	  MUL_IEEE * T3.W, |T2.W|, literal.x,  
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  MUL_IEEE * T3.W, |T2.W|, PV.W,  
	  SETGT * T4.W, 0.0, PV.W,  
	  CNDE * T4.W, PV.W, 0.5, literal.x, 
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  MULADD_IEEE * T4.W, T3.W, literal.x, PV.W, 
	1069066811(1.442695e+00), 0(0.000000e+00)
	  TRUNC   T0.Z, PV.W,  
.Ltmp92:
	  ADD * T1.W, T2.W, -T1.W,  
	ALU clause starting at 153:
.Ltmp93:
	  MUL_IEEE   T1.Z, |T1.W|, literal.x,  
	  FLT_TO_INT * T4.W, T0.Z,  
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  INT_TO_FLT   T0.Z, PV.W,  
	  MUL_IEEE * T5.W, |T1.W|, PV.Z,  
	  SETGT   T0.Y, 0.0, PV.W,  
	  MUL_IEEE   T1.Z, PV.Z, literal.x,  
	  MULADD_IEEE * T6.W, PV.Z, literal.y, T3.W, 
	-1223165999(-9.058001e-06), -1087278720(-6.931381e-01)
	  ADD   T0.Z, PV.W, PV.Z,  
	  CNDE * T7.W, PV.Y, 0.5, literal.x, 
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  MULADD_IEEE   T0.Y, T5.W, literal.x, PV.W, 
	  MUL_IEEE   T2.Z, PV.Z, PV.Z,  
	  MOV * T7.W, literal.y,  
	1069066811(1.442695e+00), 3051219470(-1.653390e-06)
	  MULADD_IEEE   T3.Z, PV.Z, literal.x, PV.W, 
	  TRUNC * T8.W, PV.Y,  
	858897228(4.138137e-08), 0(0.000000e+00)
	  FLT_TO_INT   T0.Y, PV.W,  
	  MULADD_IEEE   T3.Z, T2.Z, PV.Z, literal.x, 
.Ltmp94:
	  MUL_IEEE * T8.W, -KC0[3].X, KC0[3].Z,  
	948613973(6.613756e-05), 0(0.000000e+00)
	  SETGT   T1.Y, 0.0, PV.W,  
.Ltmp95:
	  MULADD_IEEE   T3.Z, T2.Z, PV.Z, literal.x, 
	  INT_TO_FLT * T9.W, PV.Y,  
	-1154086047(-2.777778e-03), 0(0.000000e+00)
	  MUL_IEEE   T2.X, PV.W, literal.x,  
	  MULADD_IEEE   T2.Y, PV.W, literal.y, T5.W, 
	  MULADD_IEEE   T3.Z, T2.Z, PV.Z, literal.z, 
.Ltmp96:
	  CNDE * T9.W, PV.Y, 0.5, literal.w, 
	-1223165999(-9.058001e-06), -1087278720(-6.931381e-01)
	1042983595(1.666667e-01), -1090519040(-5.000000e-01)
	  MULADD_IEEE   T1.Y, T8.W, literal.x, PV.W, 
.Ltmp97:
	  MULADD_IEEE   T2.Z, T2.Z, -PV.Z, T0.Z, 
	  ADD * T9.W, PV.Y, PV.X,  
	1069066811(1.442695e+00), 0(0.000000e+00)
	  MUL_IEEE   T3.X, PV.W, PV.W,  
	  MUL_IEEE   T3.Y, T0.Z, PV.Z,  
.Ltmp98:
	  TRUNC   T0.Z, PV.Y,  
.Ltmp99:
	  ADD * T10.W, -PV.Z, literal.x,  
.Ltmp100:
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T1.X (MASKED), T10.W,  
	  RECIP_IEEE   T1.Y, T10.W,  
	  RECIP_IEEE   T1.Z (MASKED), T10.W,  
	  RECIP_IEEE * T1.W (MASKED), T10.W,  
	  FLT_TO_INT   T4.Y, T0.Z,  
.Ltmp101:
	  MUL_IEEE   T0.Z, T3.Y, PV.Y,  
	  MULADD_IEEE * T10.W, T3.X, literal.x, T7.W, 
	858897228(4.138137e-08), 0(0.000000e+00)
	  MULADD_IEEE   T1.Y, T3.X, PV.W, literal.x, 
	  ADD   T0.Z, -T1.Z, -PV.Z,  
.Ltmp102:
	  INT_TO_FLT * T10.W, PV.Y,  
	948613973(6.613756e-05), 0(0.000000e+00)
	  MUL_IEEE   T4.X, PV.W, literal.x,  
	  MULADD_IEEE   T3.Y, PV.W, literal.y, T8.W, 
.Ltmp103:
	  ADD   T0.Z, T6.W, -PV.Z,  
	  MULADD_IEEE * T6.W, T3.X, PV.Y, literal.z, 
	-1223165999(-9.058001e-06), -1087278720(-6.931381e-01)
	-1154086047(-2.777778e-03), 0(0.000000e+00)
	  MULADD_IEEE   T5.X, T3.X, PV.W, literal.x, 
	  ADD   T1.Y, PV.Z, 1.0,  
	  LSHL   T0.Z, T4.W, literal.y,  
.Ltmp104:
	  ADD * T4.W, PV.Y, PV.X,  
	1042983595(1.666667e-01), 23(3.222986e-44)
	  MUL_IEEE   T6.X, PV.W, PV.W,  
.Ltmp105:
	  ADD_INT   T1.Y, PV.Z, PV.Y,  
	  SETGT   T0.Z, literal.x, T3.W,  
	  MULADD_IEEE * T6.W, T3.X, -PV.X, T9.W, 
	-1028740017(-8.733654e+01), 0(0.000000e+00)
	  MUL_IEEE   T3.X, T9.W, PV.W,  
	  CNDE   T1.Y, PV.Z, PV.Y, 0.0, 
	  SETGT   T0.Z, literal.x, T3.W,  
.Ltmp106:
	  MULADD_IEEE * T7.W, PV.X, literal.y, T7.W, 
	1118925336(8.872284e+01), 858897228(4.138137e-08)
	  MULADD_IEEE   T5.X, T6.X, PV.W, literal.x, 
.Ltmp107:
	  CNDE   T1.Y, PV.Z, literal.y, PV.Y, 
	  SETE_DX10   T0.Z, T3.W, T3.W,  
	  ADD * T6.W, -T6.W, literal.z,  BS:VEC_120/SCL_212
	948613973(6.613756e-05), 2139095040(INF)
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T1.X (MASKED), T6.W,  
	  RECIP_IEEE   T1.Y (MASKED), T6.W,  
	  RECIP_IEEE   T1.Z, T6.W,  
	  RECIP_IEEE * T1.W (MASKED), T6.W,  
	  MOV * T7.X, |T2.W|,  
.Ltmp108:
	ALU clause starting at 239:
.Ltmp109:
	  CNDE_INT   T1.Y, T0.Z, T3.W, T1.Y, 
.Ltmp110:
	  MULADD_IEEE   T0.Z, T6.X, T5.X, literal.x, 
.Ltmp111:
	  MUL_IEEE * T3.W, T3.X, T1.Z,  BS:VEC_210
	-1154086047(-2.777778e-03), 0(0.000000e+00)
	  ADD   T2.X, -T2.X, -PV.W,  
.Ltmp112:
	  MULADD_IEEE   T5.Y, T6.X, PV.Z, literal.x, BS:VEC_120/SCL_212
.Ltmp113:
	  MUL_IEEE   T0.Z, PV.Y, literal.y,  
	  MULADD_IEEE * T3.W, T7.X, literal.z, 1.0, BS:VEC_201
	1042983595(1.666667e-01), 1053573674(3.989423e-01)
	1047344009(2.316419e-01), 0(0.000000e+00)
	  RECIP_IEEE   T1.X (MASKED), T3.W,  
	  RECIP_IEEE   T1.Y, T3.W,  
	  RECIP_IEEE   T1.Z (MASKED), T3.W,  
	  RECIP_IEEE * T1.W (MASKED), T3.W,  
.Ltmp114:
	ALU clause starting at 253:
.Ltmp115:
	  MUL_IEEE   T6.Y, T1.Y, T0.Z,  
.Ltmp116:
	  MULADD_IEEE   T0.Z, T6.X, -T5.Y, T4.W, 
.Ltmp117:
	  ADD * T3.W, T2.Y, -T2.X,  BS:VEC_210
	  ADD   T2.X, PV.W, 1.0,  
	  LSHL   T0.Y, T0.Y, literal.x,  
.Ltmp118:
	  MUL_IEEE   T1.Z, T4.W, PV.Z,  
	  ADD * T3.W, -PV.Z, literal.y,  
	23(3.222986e-44), 1073741824(2.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T3.W,  
	  RECIP_IEEE   T0.Y (MASKED), T3.W,  
	  RECIP_IEEE   T0.Z, T3.W,  
	  RECIP_IEEE * T0.W (MASKED), T3.W,  
	  MOV   T3.X, literal.x,  
	  MUL_IEEE   T2.Y, T1.Z, PV.Z,  
.Ltmp119:
	  ADD_INT   T0.Z, T0.Y, T2.X,  
	  SETGT * T3.W, literal.y, T5.W,  
	3219726058(-1.821256e+00), -1028740017(-8.733654e+01)
	  MOV * T2.X, |T1.W|,  
.Ltmp120:
	ALU clause starting at 271:
.Ltmp121:
	  CNDE   T0.Y, T3.W, T0.Z, 0.0, 
	  SETGT   T0.Z, literal.x, T5.W,  
.Ltmp122:
	  ADD * T3.W, -T4.X, -T2.Y,  
	1118925336(8.872284e+01), 0(0.000000e+00)
	  ADD   T4.X, T3.Y, -PV.W,  
.Ltmp123:
	  CNDE   T0.Y, PV.Z, literal.x, PV.Y, 
	  SETE_DX10   T0.Z, T5.W, T5.W,  
	  MULADD_IEEE * T3.W, T2.X, literal.y, 1.0, 
	2139095040(INF), 1047344009(2.316419e-01)
	  RECIP_IEEE   T1.X (MASKED), T3.W,  
	  RECIP_IEEE   T1.Y (MASKED), T3.W,  
	  RECIP_IEEE   T1.Z, T3.W,  
	  RECIP_IEEE * T1.W (MASKED), T3.W,  
.Ltmp124:
	ALU clause starting at 284:
.Ltmp125:
	  CNDE_INT   T2.X, T0.Z, T5.W, T0.Y, 
.Ltmp126:
	  ADD   T0.Y, T4.X, 1.0,  
	  LSHL   T0.Z, T4.Y, literal.x,  
.Ltmp127:
	  MULADD_IEEE * T3.W, T1.Z, literal.y, T3.X, BS:VEC_102/SCL_221
	23(3.222986e-44), 1068123759(1.330274e+00)
	  MULADD_IEEE   T4.X, T1.Z, PV.W, literal.x, 
	  MULADD_IEEE   T2.Y, T1.Y, literal.y, T3.X, 
.Ltmp128:
	  ADD_INT   T0.Z, PV.Z, PV.Y,  
	  SETGT * T3.W, literal.z, T8.W,  
	1071908728(1.781478e+00), 1068123759(1.330274e+00)
	-1028740017(-8.733654e+01), 0(0.000000e+00)
	  CNDE   T3.X, PV.W, PV.Z, 0.0, 
.Ltmp129:
	  MULADD_IEEE   T0.Y, T1.Y, PV.Y, literal.x, 
	  MULADD_IEEE   T0.Z, T1.Z, PV.X, literal.y, 
	  MUL_IEEE * T3.W, T2.X, literal.z,  
.Ltmp130:
	1071908728(1.781478e+00), -1095331961(-3.565638e-01)
	1053573674(3.989423e-01), 0(0.000000e+00)
	  SETGT   T2.X, literal.x, T8.W,  
.Ltmp131:
	  MUL_IEEE   T2.Y, T1.Z, PV.W,  
	  MULADD_IEEE   T0.Z, T1.Z, PV.Z, literal.y, 
	  MULADD_IEEE * T3.W, T1.Y, PV.Y, literal.z, 
	1118925336(8.872284e+01), 1050904058(3.193815e-01)
	-1095331961(-3.565638e-01), 0(0.000000e+00)
	  MULADD_IEEE   T4.X, T1.Y, PV.W, literal.x, 
	  MUL_IEEE * T0.Y, PV.Z, PV.Y,  
	1050904058(3.193815e-01), 0(0.000000e+00)
.Ltmp132:
	ALU clause starting at 310:
	  CNDE   T0.Z, T2.X, literal.x, T3.X, 
	  SETE_DX10 * T3.W, T8.W, T8.W,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T2.X, PV.W, T8.W, PV.Z, 
.Ltmp133:
	  ADD   T1.Y, -T0.Y, 1.0,  
	  SETGT   T0.Z, 0.0, T1.W,  BS:VEC_021/SCL_122
	  MUL_IEEE * T1.W, T4.X, T6.Y,  
.Ltmp134:
	ALU clause starting at 317:
.Ltmp135:
	  ADD   T3.X, -T1.W, 1.0,  
	  SETGT   T2.Y, 0.0, T2.W,  
	  CNDE * T0.Z, T0.Z, T1.Y, T0.Y, 
.Ltmp136:
	ALU clause starting at 320:
	  MUL_IEEE * T2.W, T2.X, T0.X,  
	  MUL_IEEE   T0.Z, PV.W, T0.Z,  
.Ltmp137:
	  CNDE * T1.W, T2.Y, T3.X, T1.W, 
.Ltmp138:
	ALU clause starting at 323:
	  MULADD_IEEE   T0.X, T1.X, T1.W, -T0.Z, 
	  ADD_INT * T0.W, KC0[2].W, T0.W,  BS:VEC_021/SCL_122
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp139:
.Lfunc_end3:
	.size	black_scholes, .Lfunc_end3-black_scholes

	.section	.AMDGPU.config
	.long	166100
	.long	517
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	sparse_rows
	.p2align	8
	.type	sparse_rows,@function
sparse_rows:
sparse_rows$local:
.Lfunc_begin4:
	ALU 5, @38, KC0[CB0:0-32], KC1[]
.Ltmp140:
	ALU 2, @44, KC0[CB0:0-32], KC1[]
	TEX 0 @30
.Ltmp141:
	ALU 3, @47, KC0[], KC1[]
.Ltmp142:
	ALU_PUSH_BEFORE 3, @51, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 0, @55, KC0[CB0:0-32], KC1[]
.Ltmp143:
	ALU 1, @56, KC0[], KC1[]
.Ltmp144:
	ALU 10, @58, KC0[CB0:0-32], KC1[]
.Ltmp145:
	ALU 1, @69, KC0[CB0:0-32], KC1[]
.Ltmp146:
	ALU 12, @71, KC0[], KC1[]
.Ltmp147:
	ALU 0, @84, KC0[CB0:0-32], KC1[]
.Ltmp148:
	LOOP_START_DX10 @24
.Ltmp149:
	ALU 0, @85, KC0[], KC1[]
	TEX 0 @32
	ALU 18, @86, KC0[], KC1[]
	TEX 1 @34
	ALU 4, @105, KC0[], KC1[]
	ALU 0, @110, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @111, KC0[], KC1[]
	JUMP @23 POP:1
	LOOP_BREAK @23
	POP @23 POP:1
	END_LOOP @13
	POP @25 POP:1
	ALU 0, @113, KC0[CB0:0-32], KC1[]
.Ltmp150:
	ALU 2, @114, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 30:
.Ltmp151:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp152:
	Fetch clause starting at 32:
.Ltmp153:
	  VTX_READ_32 T3.X, T3.X, 0, #1
.Ltmp154:
	Fetch clause starting at 34:
.Ltmp155:
	  VTX_READ_32 T4.X, T4.X, 0, #1
	  VTX_READ_32 T3.X, T3.X, 0, #1
.Ltmp156:
	ALU clause starting at 38:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp157:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp158:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp159:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[4].X,  
	ALU clause starting at 44:
.Ltmp160:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp161:
	ALU clause starting at 47:
.Ltmp162:
	  MOV * T1.W, literal.x,  
.Ltmp163:
	4(5.605194e-45), 0(0.000000e+00)
	  BFE_UINT * T2.W, T1.X, literal.x, PV.W, 
.Ltmp164:
	6(8.407791e-45), 0(0.000000e+00)
.Ltmp165:
	ALU clause starting at 51:
	  MOV   T0.X, literal.x,  
.Ltmp166:
	  SETE_INT * T1.W, T2.W, 0.0,  
	0(0.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp167:
	ALU clause starting at 55:
	  MOV * T1.W, KC0[3].Z,  
	ALU clause starting at 56:
.Ltmp168:
	  AND_INT * T0.Z, T1.X, literal.x,  
	63(8.828180e-44), 0(0.000000e+00)
.Ltmp169:
	ALU clause starting at 58:
	  UINT_TO_FLT * T3.W, T1.W,  
.Ltmp170:
	  RECIP_IEEE   T0.X (MASKED), T3.W,  
	  RECIP_IEEE   T0.Y, T3.W,  
	  RECIP_IEEE   T0.Z (MASKED), T3.W,  
	  RECIP_IEEE * T0.W (MASKED), T3.W,  
	  MOV   T0.X, literal.x,  
	  MUL_IEEE   T0.Y, PV.Y, literal.y,  
.Ltmp171:
	  LSHL   T1.Z, T0.Z, literal.z,  
.Ltmp172:
	  MOV * T3.W, KC0[2].W,  
.Ltmp173:
	0(0.000000e+00), 1333788670(4.294967e+09)
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 69:
.Ltmp174:
	  ADD_INT   T1.X, T3.W, T1.Z,  
	  MOV * T1.Y, KC0[2].Z,  
.Ltmp175:
	ALU clause starting at 71:
	  FLT_TO_UINT   T2.Z, T0.Y,  
	  SUB_INT * T3.W, 0.0, T1.W,  
	  MULLO_INT   T0.X (MASKED), T3.W, T2.Z,  
	  MULLO_INT   T0.Y, T3.W, T2.Z,  
	  MULLO_INT   T0.Z (MASKED), T3.W, T2.Z,  
	  MULLO_INT * T0.W (MASKED), T3.W, T2.Z,  
.Ltmp176:
	  MULHI   T0.X (MASKED), T2.Z, T0.Y,  
	  MULHI   T0.Y, T2.Z, T0.Y,  
	  MULHI   T0.Z (MASKED), T2.Z, T0.Y,  
	  MULHI * T0.W (MASKED), T2.Z, T0.Y,  
	  ADD_INT   T2.X, T1.Y, T1.Z,  
	  ADD_INT   T0.Y, T2.Z, PV.Y,  
	  ADD_INT * T1.Z, T2.W, T0.Z,  BS:VEC_021/SCL_122
.Ltmp177:
	ALU clause starting at 84:
	  MOV * T2.W, KC0[3].X,  
	ALU clause starting at 85:
.Ltmp178:
	  MOV * T3.X, T2.X,  
.Ltmp179:
	ALU clause starting at 86:
.Ltmp180:
	  MULHI   T1.X (MASKED), T3.X, T0.Y,  
	  MULHI   T1.Y, T3.X, T0.Y,  
	  MULHI   T1.Z (MASKED), T3.X, T0.Y,  
	  MULHI * T1.W (MASKED), T3.X, T0.Y,  
	  MULLO_INT   T1.X (MASKED), T1.Y, T1.W,  
	  MULLO_INT   T1.Y, T1.Y, T1.W,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, T1.W,  
	  MULLO_INT * T1.W (MASKED), T1.Y, T1.W,  
	  SUB_INT * T3.W, T3.X, PV.Y,  
	  SETGE_UINT   T2.Z, PV.W, T1.W,  
	  SUB_INT * T4.W, PV.W, T1.W,  
	  CNDE_INT * T3.W, PV.Z, T3.W, PV.W, 
	  SETGE_UINT   T2.Z, PV.W, T1.W,  
	  SUB_INT * T4.W, PV.W, T1.W,  
	  CNDE_INT * T3.W, PV.Z, T3.W, PV.W, 
	  MOV   T3.X, T1.X,  
	  LSHL * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T4.X, T2.W, PV.W,  
.Ltmp181:
	ALU clause starting at 105:
.Ltmp182:
	  ADD_INT * T1.X, T1.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, T2.X, literal.x,  
	  ADD_INT * T0.Z, T0.Z, 1,  
.Ltmp183:
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp184:
	ALU clause starting at 110:
.Ltmp185:
	  MULADD_IEEE * T0.X, T3.X, T4.X, T0.X, 
.Ltmp186:
	ALU clause starting at 111:
.Ltmp187:
	  SETGE_UINT * T3.W, T0.Z, T1.Z,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp188:
	ALU clause starting at 113:
	  MOV * T1.W, KC0[3].Y,  
	ALU clause starting at 114:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp189:
.Lfunc_end4:
	.size	sparse_rows, .Lfunc_end4-sparse_rows

	.section	.AMDGPU.config
	.long	166100
	.long	518
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	spheres
	.p2align	8
	.type	spheres,@function
spheres:
spheres$local:
.Lfunc_begin5:
	ALU 11, @34, KC0[CB0:0-32], KC1[]
.Ltmp190:
	ALU 0, @46, KC0[CB0:0-32], KC1[]
.Ltmp191:
	ALU 0, @47, KC0[CB0:0-32], KC1[]
.Ltmp192:
	ALU_PUSH_BEFORE 1, @48, KC0[CB0:0-32], KC1[]
	JUMP @26 POP:1
	ALU 6, @50, KC0[], KC1[]
.Ltmp193:
	ALU 2, @57, KC0[], KC1[]
.Ltmp194:
	ALU 3, @60, KC0[CB0:0-32], KC1[]
.Ltmp195:
	ALU 0, @64, KC0[CB0:0-32], KC1[]
.Ltmp196:
	ALU 4, @65, KC0[], KC1[]
	LOOP_START_DX10 @25
.Ltmp197:
	TEX 0 @32
.Ltmp198:
	ALU 7, @70, KC0[], KC1[]
.Ltmp199:
	ALU 1, @78, KC0[], KC1[]
.Ltmp200:
	ALU 0, @80, KC0[], KC1[]
.Ltmp201:
	ALU_PUSH_BEFORE 1, @81, KC0[], KC1[]
	JUMP @20 POP:1
.Ltmp202:
	ALU 9, @83, KC0[], KC1[]
.Ltmp203:
	ALU 3, @93, KC0[], KC1[]
	POP @20 POP:1
.Ltmp204:
	ALU_PUSH_BEFORE 5, @97, KC0[], KC1[]
	JUMP @24 POP:1
	LOOP_BREAK @24
	POP @24 POP:1
	END_LOOP @11
	POP @26 POP:1
	ALU 0, @103, KC0[CB0:0-32], KC1[]
.Ltmp205:
	ALU 0, @104, KC0[CB0:0-32], KC1[]
.Ltmp206:
	ALU 9, @105, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 32:
.Ltmp207:
	  VTX_READ_128 T3.XYZW, T1.X, 0, #1
.Ltmp208:
	ALU clause starting at 34:
	  MULLO_INT   T0.X (MASKED), KC0[1].W, T1.Y,  
.Ltmp209:
	  MULLO_INT   T0.Y (MASKED), KC0[1].W, T1.Y,  
.Ltmp210:
	  MULLO_INT   T0.Z, KC0[1].W, T1.Y,  
.Ltmp211:
	  MULLO_INT * T0.W (MASKED), KC0[1].W, T1.Y,  
.Ltmp212:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W, KC0[1].Z, T1.X,  
	  ADD_INT   T1.Z, PV.W, T0.X,  
.Ltmp213:
	  ADD_INT * T0.W, T0.Z, T0.Y,  
	  MOV * T0.X, literal.x,  
.Ltmp214:
	1148846080(1.000000e+03), 0(0.000000e+00)
.Ltmp215:
	ALU clause starting at 46:
	  ADD_INT * T0.Y, T0.W, KC0[3].W,  
	ALU clause starting at 47:
	  ADD_INT * T0.Z, T1.Z, KC0[3].Z,  
	ALU clause starting at 48:
.Ltmp216:
	  SETGT_INT * T0.W, 1, KC0[2].W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp217:
	ALU clause starting at 50:
	  INT_TO_FLT * T0.W, T0.Y,  
	  ADD   T1.Z, PV.W, literal.x,  
	  INT_TO_FLT * T0.W, T0.Z,  
	-1048576000(-1.600000e+01), 0(0.000000e+00)
	  ADD   T2.Z, PV.W, literal.x,  
	  MUL_IEEE * T0.W, PV.Z, literal.y,  
	-1048576000(-1.600000e+01), 1028443341(5.000000e-02)
	ALU clause starting at 57:
	  MUL_IEEE   T1.Z, T0.W, T0.W,  
	  MUL_IEEE * T1.W, T2.Z, literal.x,  
.Ltmp218:
	1028443341(5.000000e-02), 0(0.000000e+00)
	ALU clause starting at 60:
	  MOV   T0.X, literal.x,  
	  MULADD_IEEE * T2.W, T1.W, T1.W, T1.Z, 
.Ltmp219:
	1148846080(1.000000e+03), 0(0.000000e+00)
	  MOV * T1.X, KC0[2].Y,  
.Ltmp220:
	ALU clause starting at 64:
	  MOV * T1.Z, KC0[2].W,  
	ALU clause starting at 65:
	  ADD * T2.W, T2.W, 1.0,  
	  RECIP_IEEE   T1.X (MASKED), T2.W,  
	  RECIP_IEEE   T1.Y, T2.W,  
	  RECIP_IEEE   T1.Z (MASKED), T2.W,  
	  RECIP_IEEE * T1.W (MASKED), T2.W,  
	ALU clause starting at 70:
.Ltmp221:
	  MUL_IEEE * T4.W, T3.Y, T3.Y,  
.Ltmp222:
	  MULADD_IEEE   T2.Z, T3.X, T3.X, PV.W, 
	  ADD * T4.W, T3.Z, literal.x,  
	1086324736(6.000000e+00), 0(0.000000e+00)
	  MULADD_IEEE   T2.Z, PV.W, PV.W, PV.Z, 
	  MUL_IEEE * T5.W, T0.W, T3.Y,  
	  MULADD_IEEE   T3.Z, T1.W, T3.X, PV.W, 
	  MULADD_IEEE * T3.W, T3.W, -T3.W, PV.Z, BS:VEC_120/SCL_212
.Ltmp223:
	ALU clause starting at 78:
.Ltmp224:
	  MUL_IEEE   T2.Z, T2.W, T3.W,  
	  ADD * T3.W, T4.W, T3.Z,  BS:VEC_201
.Ltmp225:
	ALU clause starting at 80:
.Ltmp226:
	  MULADD_IEEE * T4.W, T3.W, T3.W, -T2.Z, 
.Ltmp227:
	ALU clause starting at 81:
.Ltmp228:
	  SETGT_DX10 * T5.W, 0.0, T4.W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp229:
	ALU clause starting at 83:
.Ltmp230:
	  RECIPSQRT_IEEE   T2.X, T4.W,  
	  RECIPSQRT_IEEE   T2.Y (MASKED), T4.W,  
	  RECIPSQRT_IEEE   T2.Z (MASKED), T4.W,  
	  RECIPSQRT_IEEE * T2.W (MASKED), T4.W,  
	  RECIP_IEEE   T2.X, T2.X,  
	  RECIP_IEEE   T2.Y (MASKED), T2.X,  
	  RECIP_IEEE   T2.Z (MASKED), T2.X,  
	  RECIP_IEEE * T2.W (MASKED), T2.X,  
	  ADD * T3.W, T3.W, -PV.X,  
	  MUL_IEEE * T3.W, PV.W, T1.Y,  
.Ltmp231:
	ALU clause starting at 93:
	  SETGT_DX10   T2.Z, T0.X, T3.W,  
.Ltmp232:
	  SETGT_DX10 * T4.W, T3.W, 0.0,  
	  AND_INT * T4.W, PV.W, PV.Z,  
	  CNDE_INT * T0.X, PV.W, T0.X, T3.W, 
.Ltmp233:
	ALU clause starting at 97:
.Ltmp234:
	  ADD_INT * T1.Z, T1.Z, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  SETE_INT * T3.W, PV.Z, 0.0,  
	16(2.242078e-44), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp235:
	ALU clause starting at 103:
	  MOV * T1.Z, KC0[2].Z,  
	ALU clause starting at 104:
	  MOV * T0.W, KC0[3].X,  
	ALU clause starting at 105:
	  MULLO_INT   T0.X (MASKED), T0.Y, T0.W,  
	  MULLO_INT   T0.Y, T0.Y, T0.W,  
	  MULLO_INT   T0.Z (MASKED), T0.Y, T0.W,  
	  MULLO_INT * T0.W (MASKED), T0.Y, T0.W,  
	  ADD_INT * T0.W, PV.Y, T0.Z,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.Z, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp236:
.Lfunc_end5:
	.size	spheres, .Lfunc_end5-spheres

	.section	.AMDGPU.config
	.long	166100
	.long	525
	.long	165900
	.long	0
	.long	166120
	.long	128
	.text
	.globl	fft64
	.p2align	8
	.type	fft64,@function
fft64:
fft64$local:
.Lfunc_begin6:
	ALU 1, @50, KC0[], KC1[]
	TEX 0 @42
.Ltmp237:
	ALU 1, @52, KC0[], KC1[]
.Ltmp238:
	ALU 3, @54, KC0[CB0:0-32], KC1[]
	TEX 0 @44
	ALU 2, @58, KC0[], KC1[]
.Ltmp239:
	ALU 2, @61, KC0[], KC1[]
	TEX 1 @46
	ALU 1, @64, KC0[], KC1[]
.Ltmp240:
	ALU 11, @66, KC0[], KC1[]
	LOOP_START_DX10 @35
.Ltmp241:
	ALU 2, @78, KC0[], KC1[]
.Ltmp242:
	ALU 8, @81, KC0[], KC1[]
.Ltmp243:
	ALU 6, @90, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @97, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 129, @98, KC0[], KC1[]
	ALU_POP_AFTER 95, @228, KC0[], KC1[]
	ALU 33, @324, KC0[], KC1[]
.Ltmp244:
	ALU_PUSH_BEFORE 1, @358, KC0[], KC1[]
	JUMP @23 POP:1
	ALU 129, @360, KC0[], KC1[]
	ALU_POP_AFTER 95, @490, KC0[], KC1[]
	ALU 55, @586, KC0[], KC1[]
.Ltmp245:
	ALU 87, @642, KC0[], KC1[]
.Ltmp246:
	ALU 6, @730, KC0[], KC1[]
.Ltmp247:
	ALU 3, @737, KC0[], KC1[]
.Ltmp248:
	ALU 0, @741, KC0[], KC1[]
.Ltmp249:
	ALU 12, @742, KC0[], KC1[]
.Ltmp250:
	ALU 2, @755, KC0[], KC1[]
.Ltmp251:
	ALU_PUSH_BEFORE 0, @758, KC0[], KC1[]
	JUMP @34 POP:1
	LOOP_BREAK @34
	POP @34 POP:1
	END_LOOP @11
.Ltmp252:
	ALU 3, @759, KC0[], KC1[]
	ALU 5, @763, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T2.X
	ALU 10, @769, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 42:
.Ltmp253:
	  VTX_READ_8 T3.X, T2.X, 0, #2
.Ltmp254:
	Fetch clause starting at 44:
.Ltmp255:
	  VTX_READ_64 T4.XY, T1.X, 0, #1
.Ltmp256:
	Fetch clause starting at 46:
.Ltmp257:
	  VTX_READ_64 T3.XY, T1.X, 256, #1
	  VTX_READ_8 T2.X, T2.X, 32, #2
.Ltmp258:
	ALU clause starting at 50:
.Ltmp259:
	  ADD_INT * T2.X, literal.x, T0.X,  
	@reversed, 0(0.000000e+00)
.Ltmp260:
	ALU clause starting at 52:
	  LSHL * T0.W, T1.X, literal.x,  
.Ltmp261:
	6(8.407791e-45), 0(0.000000e+00)
.Ltmp262:
	ALU clause starting at 54:
.Ltmp263:
	  ADD_INT * T0.W, T0.X, T0.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp264:
	ALU clause starting at 58:
.Ltmp265:
	  LSHL * T0.W, T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T4.X, 
.Ltmp266:
	ALU clause starting at 61:
.Ltmp267:
	  OR_INT * T0.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T4.Y, 
.Ltmp268:
	ALU clause starting at 64:
	  MOV * T0.Z, literal.x,  
.Ltmp269:
	1(1.401298e-45), 0(0.000000e+00)
.Ltmp270:
	ALU clause starting at 66:
.Ltmp271:
	  LSHL * T1.W, T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T3.X, 
	  MOV * T0.W, T0.Z,  
	  OR_INT * T1.W, T1.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T3.Y, 
	  MOV   T0.Y, literal.x,  
	  MOV   T1.Z, literal.y,  
	  MOV * T1.W, literal.z,  
	823096566(2.087572e-09), 3000446772(-2.505076e-08)
	0(0.000000e+00), 0(0.000000e+00)
.Ltmp272:
	ALU clause starting at 78:
.Ltmp273:
	  ADD_INT * T2.W, T0.W, literal.x,  
.Ltmp274:
	-1(nan), 0(0.000000e+00)
	  AND_INT * T4.W, PV.W, T0.X,  
.Ltmp275:
	ALU clause starting at 81:
.Ltmp276:
	  UINT_TO_FLT * T2.W, T4.W,  
	  MUL_IEEE   T2.Z, PV.W, literal.x,  
.Ltmp277:
	  UINT_TO_FLT * T2.W, T0.W,  
	-1068953637(-3.141593e+00), 0(0.000000e+00)
	  RECIP_IEEE   T1.X (MASKED), T2.W,  
	  RECIP_IEEE   T1.Y, T2.W,  
	  RECIP_IEEE   T1.Z (MASKED), T2.W,  
	  RECIP_IEEE * T1.W (MASKED), T2.W,  
	  MUL_IEEE * T2.W, T2.Z, PV.Y,  
.Ltmp278:
	ALU clause starting at 90:
.Ltmp279:
	  AND_INT * T3.W, T2.W, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  SETGT_DX10 * T5.W, literal.x, PV.W,  
	1258291200(8.388608e+06), 0(0.000000e+00)
	  MOV   T2.X, T0.Z,  
	  NOT_INT * T6.W, PV.W,  
	  GROUP_BARRIER
.Ltmp280:
	ALU clause starting at 97:
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T6.W, 0.0,  
	ALU clause starting at 98:
.Ltmp281:
	  AND_INT * T5.W, T2.W, literal.x,  
	8388607(1.175494e-38), 0(0.000000e+00)
	  OR_INT * T5.W, PV.W, literal.x,  
	8388608(1.175494e-38), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T1.Y, T5.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T5.W, literal.x,  
	1011060801(1.193625e-02), 0(0.000000e+00)
	  MULHI   T2.X, T5.W, literal.x,  
	  MULHI   T2.Y (MASKED), T5.W, literal.x,  
	  MULHI   T2.Z (MASKED), T5.W, literal.x,  
	  MULHI * T2.W (MASKED), T5.W, literal.x,  
	-28220501(-6.958154e+37), 0(0.000000e+00)
	  ADDC_UINT   T2.Z, T1.Y, PV.X,  
	  LSHR * T7.W, T3.W, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  MULHI   T2.X (MASKED), T5.W, literal.x,  
	  MULHI   T2.Y, T5.W, literal.x,  
	  MULHI   T2.Z (MASKED), T5.W, literal.x,  
	  MULHI * T2.W (MASKED), T5.W, literal.x,  
	1011060801(1.193625e-02), 0(0.000000e+00)
	  ADD_INT   T3.Z, T7.W, literal.x,  
.Ltmp282:
	  ADD_INT * T7.W, PV.Y, T2.Z,  
	-120(nan), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T2.Y, T5.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T5.W, literal.x,  
	-614296167(-6.377783e+16), 0(0.000000e+00)
	  ADDC_UINT   T2.Z, T7.W, PV.Y,  
	  SETGT_UINT * T8.W, T3.Z, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULHI   T3.X, T5.W, literal.x,  
	  MULHI   T3.Y (MASKED), T5.W, literal.x,  
	  MULHI   T3.Z (MASKED), T5.W, literal.x,  
	  MULHI * T3.W (MASKED), T5.W, literal.x,  
	-614296167(-6.377783e+16), 0(0.000000e+00)
	  CNDE_INT   T4.Z, T8.W, 0.0, literal.x, 
	  ADD_INT * T9.W, PV.X, T2.Z,  
	-32(nan), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T5.W, literal.x,  
	  MULLO_INT   T2.Z, T5.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T5.W, literal.x,  
	-181084736(-2.292752e+32), 0(0.000000e+00)
	  ADDC_UINT   T5.Z, T9.W, PV.Z,  
	  ADD_INT * T10.W, T4.Z, T3.Z,  
	  MULHI   T3.X, T5.W, literal.x,  
	  MULHI   T3.Y (MASKED), T5.W, literal.x,  
	  MULHI   T3.Z (MASKED), T5.W, literal.x,  
	  MULHI * T3.W (MASKED), T5.W, literal.x,  
	-181084736(-2.292752e+32), 0(0.000000e+00)
	  SETGT_UINT   T4.X, T10.W, literal.x,  
	  ADD_INT   T3.Y, PV.X, T5.Z,  
	  ADD_INT   T3.Z, T1.Y, T2.X,  
	  ADD_INT * T7.W, T7.W, T2.Y,  BS:VEC_120/SCL_212
	31(4.344025e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T1.Y, T5.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T5.W, literal.x,  
	-64530479(-3.475579e+36), 0(0.000000e+00)
	  CNDE_INT   T2.Y, T8.W, T7.W, T3.Z, 
	  ADDC_UINT   T4.Z, T3.Y, PV.Y,  
	  CNDE_INT * T11.W, T4.X, 0.0, literal.x, 
	-32(nan), 0(0.000000e+00)
	  MULHI   T2.X, T5.W, literal.x,  
	  MULHI   T2.Y (MASKED), T5.W, literal.x,  
	  MULHI   T2.Z (MASKED), T5.W, literal.x,  
	  MULHI * T2.W (MASKED), T5.W, literal.x,  
	-64530479(-3.475579e+36), 0(0.000000e+00)
	  ADD_INT   T3.X, T11.W, T10.W,  
	  ADD_INT   T4.Y, PV.X, T4.Z,  
	  ADD_INT   T2.Z, T9.W, T2.Z,  BS:VEC_201
	  ADD_INT * T9.W, T3.Y, T1.Y,  
	  MULLO_INT   T1.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T1.Y, T5.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T5.W, literal.x,  
	1313084713(8.224303e+08), 0(0.000000e+00)
	  CNDE_INT   T2.X, T8.W, T9.W, T2.Z, 
	  CNDE_INT   T3.Y, T8.W, T2.Z, T7.W, 
	  ADDC_UINT   T2.Z, T4.Y, PV.Y,  
	  SETGT_UINT * T7.W, T3.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULHI   T4.X (MASKED), T5.W, literal.x,  
	  MULHI   T4.Y (MASKED), T5.W, literal.x,  
	  MULHI   T4.Z, T5.W, literal.x,  
	  MULHI * T4.W (MASKED), T5.W, literal.x,  
	1313084713(8.224303e+08), 0(0.000000e+00)
	  CNDE_INT   T5.X, T7.W, 0.0, literal.x, 
	  ADD_INT   T5.Y, PV.Z, T2.Z,  
	  CNDE_INT   T2.Z, T4.X, T2.X, T3.Y, 
	  CNDE_INT * T10.W, T4.X, T3.Y, T2.Y, BS:VEC_021/SCL_122
	-32(nan), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T5.W, literal.x,  
	  MULLO_INT   T3.Y, T5.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.W, literal.x,  
	-1560706194(-6.763074e-18), 0(0.000000e+00)
	  CNDE_INT   T6.Y, T7.W, T2.Z, T10.W, 
	  ADDC_UINT   T4.Z, T5.Y, PV.Y,  
	  ADD_INT * T11.W, T5.X, T3.X,  
	  MULHI   T3.X, T5.W, literal.x,  
	  MULHI   T3.Y (MASKED), T5.W, literal.x,  
	  MULHI   T3.Z (MASKED), T5.W, literal.x,  
	  MULHI * T3.W (MASKED), T5.W, literal.x,  
	-1560706194(-6.763074e-18), 0(0.000000e+00)
	  SETGT_UINT   T5.X, T11.W, literal.x,  
	  ADD_INT * T1.Y, T4.Y, T1.Y,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T5.Z, T5.Y, T3.Y,  
	  ADD_INT * T12.W, T3.X, T4.Z,  
	  CNDE_INT   T3.X, T8.W, PV.W, PV.Z, 
	  CNDE_INT   T3.Y, T8.W, PV.Z, T1.Y, 
	  CNDE_INT   T4.Z, T5.X, 0.0, literal.x, 
	  CNDE_INT * T9.W, T8.W, T1.Y, T9.W, 
	-32(nan), 0(0.000000e+00)
	  CNDE_INT   T2.X, T4.X, PV.W, T2.X, 
	  ADD_INT   T1.Y, PV.Z, T11.W,  
	  CNDE_INT   T4.Z, T4.X, PV.X, PV.Y, 
	  CNDE_INT * T9.W, T4.X, PV.Y, PV.W, 
	  CNDE_INT   T3.X, T7.W, PV.Z, PV.W, 
	  SUB_INT   T3.Y, 0.0, PV.Y,  
	  CNDE_INT   T4.Z, T7.W, PV.W, PV.X, 
	  CNDE_INT * T9.W, T7.W, PV.X, T2.Z, 
	  CNDE_INT   T2.X, T5.X, PV.Z, PV.W, 
	  AND_INT * T3.Y, PV.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp283:
	ALU clause starting at 228:
.Ltmp284:
	  CNDE_INT   T2.Z, T5.X, T3.X, T4.Z, 
	  AND_INT * T11.W, T1.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T4.Y, PV.Z, PV.W,  
	  LSHR   T4.Z, T2.X, T3.Y,  
	  CNDE_INT * T9.W, T5.X, T9.W, T6.Y, BS:VEC_120/SCL_212
	  MULLO_INT   T3.X, T5.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T5.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T5.W, literal.x,  
	-28220501(-6.958154e+37), 0(0.000000e+00)
	  LSHL   T6.X, T2.X, T11.W,  
	  LSHR   T5.Y, T9.W, T3.Y,  
	  OR_INT   T4.Z, T4.Y, T4.Z,  
	  CNDE_INT * T5.W, T8.W, T3.Z, PV.X, BS:VEC_201
	  CNDE_INT   T2.Y, T4.X, T2.Y, PV.W, 
	  CNDE_INT   T2.Z, T1.Y, T2.Z, PV.Z, 
	  OR_INT * T5.W, PV.X, PV.Y,  
	  CNDE_INT   T4.Y, T1.Y, T2.X, PV.W, 
	  BFE_UINT   T3.Z, PV.Z, literal.x, 1, 
	  CNDE_INT * T5.W, T7.W, T10.W, PV.Y, 
	29(4.063766e-44), 0(0.000000e+00)
	  CNDE_INT   T2.Y, T5.X, T6.Y, PV.W, 
	  SUB_INT   T4.Z, 0.0, PV.Z,  
	  BIT_ALIGN_INT * T5.W, T2.Z, PV.Y, literal.x, 
	30(4.203895e-44), 0(0.000000e+00)
	  XOR_INT   T5.Y, PV.W, PV.Z,  
	  LSHR   T5.Z, PV.Y, T3.Y,  
	  LSHL * T5.W, T9.W, T11.W,  
	  OR_INT   T5.Z, PV.W, PV.Z,  
	  FFBH_UINT * T5.W, PV.Y,  
	  CNDE_INT   T6.Z, T5.Y, literal.x, PV.W, 
	  CNDE_INT * T5.W, T1.Y, T9.W, PV.Z, BS:VEC_120/SCL_212
	32(4.484155e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T2.X, T4.Y, PV.W, literal.x, 
	  SUB_INT   T1.Y, literal.y, PV.Z,  
	  ADD_INT   T5.Z, PV.Z, 1,  
	  BIT_ALIGN_INT * T5.W, PV.W, T2.Y, literal.x, 
	30(4.203895e-44), 31(4.344025e-44)
	  XOR_INT   T3.X, PV.W, T4.Z,  
	  AND_INT   T2.Y, PV.Z, literal.x,  
	  AND_INT   T5.Z, PV.Y, literal.x,  
	  XOR_INT * T5.W, PV.X, T4.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHR   T2.X, PV.W, PV.Z,  
	  LSHL   T1.Y, T5.Y, PV.Y,  
	  LSHR   T4.Z, PV.X, PV.Z,  
	  LSHL * T5.W, PV.W, PV.Y,  
	  OR_INT   T4.Z, PV.W, PV.Z,  
	  OR_INT * T5.W, PV.Y, PV.X,  
	  BIT_ALIGN_INT * T7.W, PV.W, PV.Z, literal.x, 
	9(1.261169e-44), 0(0.000000e+00)
	  LSHR   T5.Z, T2.Z, literal.x,  
	  FFBH_UINT * T8.W, PV.W,  
	29(4.063766e-44), 0(0.000000e+00)
	  LSHR   T2.X, T5.W, literal.x,  
	  CNDE_INT   T1.Y, T7.W, literal.y, PV.W, BS:VEC_120/SCL_212
	  LSHL   T7.Z, T6.Z, literal.z,  
	  LSHL * T5.W, PV.Z, literal.w,  
	9(1.261169e-44), 32(4.484155e-44)
	23(3.222986e-44), 31(4.344025e-44)
	  SUB_INT   T3.X, PV.W, PV.Z,  
	  SUB_INT   T2.Y, literal.x, PV.Y,  
	  ADD_INT   T5.Z, PV.Y, 1,  
	  NOT_INT * T8.W, PV.Y,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT   T4.X, PV.W, T6.Z,  
	  AND_INT   T1.Y, PV.Z, literal.x,  
	  AND_INT   T5.Z, PV.Y, literal.x,  
	  OR_INT * T8.W, PV.X, T2.X,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T2.X, PV.W, literal.x,  
	  LSHR   T2.Y, T4.Z, PV.Z,  
	  LSHL   T4.Z, T7.W, PV.Y,  
	  LSHL * T7.W, PV.X, literal.y,  
	1056964608(5.000000e-01), 23(3.222986e-44)
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  OR_INT   T4.Z, PV.Z, PV.Y,  
	  MUL_IEEE * T7.W, PV.X, literal.y,  
	864026624(5.960464e-08), 1070141402(1.570796e+00)
	  FMA   T2.Y, T2.X, literal.x, -PV.W, 
	  LSHR   T4.Z, PV.Z, literal.y,  
	  OR_INT * T5.W, PV.Y, T5.W,  
	1070141402(1.570796e+00), 9(1.261169e-44)
	  OR_INT   T4.Z, PV.W, PV.Z,  
	  FMA * T5.W, T2.X, literal.x, PV.Y, 
	866263400(7.549789e-08), 0(0.000000e+00)
	  FMA * T8.W, PV.Z, literal.x, PV.W, 
	1070141402(1.570796e+00), 0(0.000000e+00)
	  ADD * T5.W, T7.W, PV.W,  
	  ADD   T4.Z, PV.W, -T7.W,  
	  LSHR * T7.W, T2.Z, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	  ADD_INT   T1.Y, T3.Z, PV.W,  
	  ADD * T2.Z, T8.W, -PV.Z,  
	  MOV * T2.X, T1.W,  
.Ltmp285:
	ALU clause starting at 324:
	  SETE_INT * T7.W, T2.X, 0.0,  
.Ltmp286:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MULADD_IEEE * T5.W, T3.W, literal.x, 0.5, Pred_sel_zero
	1059256707(6.366197e-01), 0(0.000000e+00)
	  TRUNC * T5.W, T5.W, Pred_sel_zero 
	  MUL_IEEE * T7.W, T5.W, literal.x, Pred_sel_zero 
	-1077342246(-1.570796e+00), 0(0.000000e+00)
	  ADD * T8.W, T3.W, T7.W, Pred_sel_zero 
	  ADD * T9.W, T3.W, -T8.W, Pred_sel_zero 
	  ADD   T2.Z, T9.W, T7.W, Pred_sel_zero 
	  FMA * T7.W, T5.W, literal.x, T7.W, Pred_sel_zeroBS:VEC_201
	1070141402(1.570796e+00), 0(0.000000e+00)
	  ADD * T7.W, T2.Z, -T7.W, Pred_sel_zero 
	  ADD   T2.Z, T8.W, T7.W, Pred_sel_zero 
	  MUL_IEEE * T7.W, T5.W, literal.x, Pred_sel_zero BS:VEC_201
	-1281220248(-7.549789e-08), 0(0.000000e+00)
	  ADD * T8.W, T2.Z, T7.W, Pred_sel_zero 
	  ADD * T9.W, T2.Z, -T8.W, Pred_sel_zero 
	  ADD   T2.Z, T9.W, T7.W, Pred_sel_zero 
	  FMA * T7.W, T5.W, literal.x, T7.W, Pred_sel_zeroBS:VEC_201
	866263400(7.549789e-08), 0(0.000000e+00)
	  ADD * T7.W, T2.Z, -T7.W, Pred_sel_zero 
	  ADD   T2.Z, T8.W, T7.W, Pred_sel_zero 
	  MUL_IEEE * T7.W, T5.W, literal.x, Pred_sel_zero BS:VEC_201
	-1480444732(-5.390303e-15), 0(0.000000e+00)
	  ADD * T8.W, T2.Z, T7.W, Pred_sel_zero 
	  ADD * T9.W, T2.Z, -T8.W, Pred_sel_zero 
	  ADD   T2.Y, T9.W, T7.W, Pred_sel_zero 
	  FMA   T2.Z, T5.W, literal.x, T7.W, Pred_sel_zeroBS:VEC_201
	  TRUNC * T5.W, T5.W, Pred_sel_zero BS:VEC_201
	667038916(5.390303e-15), 0(0.000000e+00)
	  FLT_TO_INT   T1.Y, T5.W, Pred_sel_zero 
	  MOV   T2.Z, -T2.Z, Pred_sel_zero 
	  ADD * T5.W, T8.W, T2.Y, Pred_sel_zero BS:VEC_120/SCL_212
.Ltmp287:
	ALU clause starting at 358:
	  MOV * T2.X, T0.Z,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T6.W, 0.0,  
	ALU clause starting at 360:
.Ltmp288:
	  AND_INT * T6.W, T2.W, literal.x,  
	8388607(1.175494e-38), 0(0.000000e+00)
	  OR_INT * T6.W, PV.W, literal.x,  
	8388608(1.175494e-38), 0(0.000000e+00)
	  MULLO_INT   T2.X, T6.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T6.W, literal.x,  
	1011060801(1.193625e-02), 0(0.000000e+00)
	  MULHI   T2.X (MASKED), T6.W, literal.x,  
	  MULHI   T2.Y, T6.W, literal.x,  
	  MULHI   T2.Z (MASKED), T6.W, literal.x,  
	  MULHI * T2.W (MASKED), T6.W, literal.x,  
	-28220501(-6.958154e+37), 0(0.000000e+00)
	  ADDC_UINT   T3.Z, T2.X, PV.Y,  
	  LSHR * T7.W, T3.W, literal.x,  
	23(3.222986e-44), 0(0.000000e+00)
	  MULHI   T3.X, T6.W, literal.x,  
	  MULHI   T3.Y (MASKED), T6.W, literal.x,  
	  MULHI   T3.Z (MASKED), T6.W, literal.x,  
	  MULHI * T3.W (MASKED), T6.W, literal.x,  
	1011060801(1.193625e-02), 0(0.000000e+00)
	  ADD_INT   T4.Z, T7.W, literal.x,  
	  ADD_INT * T7.W, PV.X, T3.Z,  
	-120(nan), 0(0.000000e+00)
	  MULLO_INT   T3.X, T6.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T6.W, literal.x,  
	-614296167(-6.377783e+16), 0(0.000000e+00)
	  ADDC_UINT   T3.Z, T7.W, PV.X,  
	  SETGT_UINT * T8.W, T4.Z, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULHI   T3.X (MASKED), T6.W, literal.x,  
	  MULHI   T3.Y, T6.W, literal.x,  
	  MULHI   T3.Z (MASKED), T6.W, literal.x,  
	  MULHI * T3.W (MASKED), T6.W, literal.x,  
	-614296167(-6.377783e+16), 0(0.000000e+00)
	  CNDE_INT   T5.Z, T8.W, 0.0, literal.x, 
	  ADD_INT * T9.W, PV.Y, T3.Z,  
	-32(nan), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T3.Y, T6.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T6.W, literal.x,  
	-181084736(-2.292752e+32), 0(0.000000e+00)
	  ADDC_UINT   T3.Z, T9.W, PV.Y,  
	  ADD_INT * T10.W, T5.Z, T4.Z,  
	  MULHI   T4.X, T6.W, literal.x,  
	  MULHI   T4.Y (MASKED), T6.W, literal.x,  
	  MULHI   T4.Z (MASKED), T6.W, literal.x,  
	  MULHI * T4.W (MASKED), T6.W, literal.x,  
	-181084736(-2.292752e+32), 0(0.000000e+00)
	  SETGT_UINT   T5.X, T10.W, literal.x,  
	  ADD_INT   T4.Y, PV.X, T3.Z,  
	  ADD_INT   T3.Z, T2.X, T2.Y,  
	  ADD_INT * T7.W, T7.W, T3.X,  BS:VEC_120/SCL_212
	31(4.344025e-44), 0(0.000000e+00)
	  MULLO_INT   T2.X, T6.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T6.W, literal.x,  
	-64530479(-3.475579e+36), 0(0.000000e+00)
	  CNDE_INT   T2.Y, T8.W, T7.W, T3.Z, 
	  ADDC_UINT   T4.Z, T4.Y, PV.X,  
	  CNDE_INT * T11.W, T5.X, 0.0, literal.x, 
	-32(nan), 0(0.000000e+00)
	  MULHI   T3.X, T6.W, literal.x,  
	  MULHI   T3.Y (MASKED), T6.W, literal.x,  
	  MULHI   T3.Z (MASKED), T6.W, literal.x,  
	  MULHI * T3.W (MASKED), T6.W, literal.x,  
	-64530479(-3.475579e+36), 0(0.000000e+00)
	  ADD_INT   T4.X, T11.W, T10.W,  
	  ADD_INT   T5.Y, PV.X, T4.Z,  
	  ADD_INT   T4.Z, T9.W, T3.Y,  BS:VEC_201
	  ADD_INT * T9.W, T4.Y, T2.X,  BS:VEC_120/SCL_212
	  MULLO_INT   T2.X, T6.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T6.W, literal.x,  
	1313084713(8.224303e+08), 0(0.000000e+00)
	  CNDE_INT   T3.X, T8.W, T9.W, T4.Z, 
	  CNDE_INT   T3.Y, T8.W, T4.Z, T7.W, 
	  ADDC_UINT   T4.Z, T5.Y, PV.X,  
	  SETGT_UINT * T7.W, T4.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULHI   T4.X (MASKED), T6.W, literal.x,  
	  MULHI   T4.Y, T6.W, literal.x,  
	  MULHI   T4.Z (MASKED), T6.W, literal.x,  
	  MULHI * T4.W (MASKED), T6.W, literal.x,  
	1313084713(8.224303e+08), 0(0.000000e+00)
	  CNDE_INT   T6.X, T7.W, 0.0, literal.x, 
	  ADD_INT   T4.Y, PV.Y, T4.Z,  
	  CNDE_INT   T4.Z, T5.X, T3.X, T3.Y, 
	  CNDE_INT * T10.W, T5.X, T3.Y, T2.Y, BS:VEC_021/SCL_122
	-32(nan), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T6.W, literal.x,  
	  MULLO_INT   T3.Y, T6.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T3.W (MASKED), T6.W, literal.x,  
	-1560706194(-6.763074e-18), 0(0.000000e+00)
	  CNDE_INT   T6.Y, T7.W, T4.Z, T10.W, 
	  ADDC_UINT   T5.Z, T4.Y, PV.Y,  
	  ADD_INT * T11.W, T6.X, T4.X,  
	  MULHI   T4.X, T6.W, literal.x,  
	  MULHI   T4.Y (MASKED), T6.W, literal.x,  
	  MULHI   T4.Z (MASKED), T6.W, literal.x,  
	  MULHI * T4.W (MASKED), T6.W, literal.x,  
	-1560706194(-6.763074e-18), 0(0.000000e+00)
	  SETGT_UINT   T6.X, T11.W, literal.x,  
	  ADD_INT   T5.Y, T5.Y, T2.X,  
	  ADD_INT   T6.Z, T4.Y, T3.Y,  BS:VEC_120/SCL_212
	  ADD_INT * T12.W, PV.X, T5.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  CNDE_INT   T2.X, T8.W, PV.W, PV.Z, 
	  CNDE_INT   T3.Y, T8.W, PV.Z, PV.Y, 
	  CNDE_INT   T5.Z, PV.X, 0.0, literal.x, 
	  CNDE_INT * T9.W, T8.W, PV.Y, T9.W, 
	-32(nan), 0(0.000000e+00)
	  CNDE_INT   T3.X, T5.X, PV.W, T3.X, 
	  ADD_INT   T4.Y, PV.Z, T11.W,  
	  CNDE_INT   T5.Z, T5.X, PV.X, PV.Y, 
	  CNDE_INT * T9.W, T5.X, PV.Y, PV.W, 
	  CNDE_INT   T2.X, T7.W, PV.Z, PV.W, 
	  SUB_INT   T3.Y, 0.0, PV.Y,  
	  CNDE_INT   T5.Z, T7.W, PV.W, PV.X, 
	  CNDE_INT * T9.W, T7.W, PV.X, T4.Z, 
	  CNDE_INT   T3.X, T6.X, PV.Z, PV.W, 
	  AND_INT * T3.Y, PV.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp289:
	ALU clause starting at 490:
.Ltmp290:
	  CNDE_INT   T4.Z, T6.X, T2.X, T5.Z, 
	  AND_INT * T11.W, T4.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T5.Y, PV.Z, PV.W,  
	  LSHR   T5.Z, T3.X, T3.Y,  
	  CNDE_INT * T9.W, T6.X, T9.W, T6.Y, BS:VEC_120/SCL_212
	  MULLO_INT   T2.X, T6.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T6.W, literal.x,  
	-28220501(-6.958154e+37), 0(0.000000e+00)
	  LSHL   T4.X, T3.X, T11.W,  
	  LSHR   T7.Y, T9.W, T3.Y,  
	  OR_INT   T5.Z, T5.Y, T5.Z,  
	  CNDE_INT * T6.W, T8.W, T3.Z, PV.X, BS:VEC_201
	  CNDE_INT   T2.Y, T5.X, T2.Y, PV.W, 
	  CNDE_INT   T3.Z, T4.Y, T4.Z, PV.Z, 
	  OR_INT * T6.W, PV.X, PV.Y,  
	  CNDE_INT   T5.Y, T4.Y, T3.X, PV.W, 
	  BFE_UINT   T4.Z, PV.Z, literal.x, 1, 
	  CNDE_INT * T6.W, T7.W, T10.W, PV.Y, 
	29(4.063766e-44), 0(0.000000e+00)
	  CNDE_INT   T2.Y, T6.X, T6.Y, PV.W, 
	  SUB_INT   T5.Z, 0.0, PV.Z,  
	  BIT_ALIGN_INT * T6.W, T3.Z, PV.Y, literal.x, 
	30(4.203895e-44), 0(0.000000e+00)
	  XOR_INT   T6.Y, PV.W, PV.Z,  
	  LSHR   T6.Z, PV.Y, T3.Y,  
	  LSHL * T6.W, T9.W, T11.W,  
	  OR_INT   T6.Z, PV.W, PV.Z,  
	  FFBH_UINT * T6.W, PV.Y,  
	  CNDE_INT   T7.Z, T6.Y, literal.x, PV.W, 
	  CNDE_INT * T6.W, T4.Y, T9.W, PV.Z, BS:VEC_120/SCL_212
	32(4.484155e-44), 0(0.000000e+00)
	  BIT_ALIGN_INT   T2.X, T5.Y, PV.W, literal.x, 
	  SUB_INT   T3.Y, literal.y, PV.Z,  
	  ADD_INT   T6.Z, PV.Z, 1,  
	  BIT_ALIGN_INT * T6.W, PV.W, T2.Y, literal.x, 
	30(4.203895e-44), 31(4.344025e-44)
	  XOR_INT   T3.X, PV.W, T5.Z,  
	  AND_INT   T2.Y, PV.Z, literal.x,  
	  AND_INT   T6.Z, PV.Y, literal.x,  
	  XOR_INT * T6.W, PV.X, T5.Z,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHR   T2.X, PV.W, PV.Z,  
	  LSHL   T3.Y, T6.Y, PV.Y,  
	  LSHR   T5.Z, PV.X, PV.Z,  
	  LSHL * T6.W, PV.W, PV.Y,  
	  OR_INT   T5.Z, PV.W, PV.Z,  
	  OR_INT * T6.W, PV.Y, PV.X,  
	  BIT_ALIGN_INT * T7.W, PV.W, PV.Z, literal.x, 
	9(1.261169e-44), 0(0.000000e+00)
	  LSHR   T6.Z, T3.Z, literal.x,  
	  FFBH_UINT * T8.W, PV.W,  
	29(4.063766e-44), 0(0.000000e+00)
	  LSHR   T2.X, T6.W, literal.x,  
	  CNDE_INT   T2.Y, T7.W, literal.y, PV.W, BS:VEC_120/SCL_212
	  LSHL   T8.Z, T7.Z, literal.z,  
	  LSHL * T6.W, PV.Z, literal.w,  
	9(1.261169e-44), 32(4.484155e-44)
	23(3.222986e-44), 31(4.344025e-44)
	  SUB_INT   T3.X, PV.W, PV.Z,  
	  SUB_INT   T3.Y, literal.x, PV.Y,  
	  ADD_INT   T6.Z, PV.Y, 1,  
	  NOT_INT * T8.W, PV.Y,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT   T4.X, PV.W, T7.Z,  
	  AND_INT   T2.Y, PV.Z, literal.x,  
	  AND_INT   T6.Z, PV.Y, literal.x,  
	  OR_INT * T8.W, PV.X, T2.X,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT   T2.X, PV.W, literal.x,  
	  LSHR   T3.Y, T5.Z, PV.Z,  
	  LSHL   T5.Z, T7.W, PV.Y,  
	  LSHL * T7.W, PV.X, literal.y,  
	1056964608(5.000000e-01), 23(3.222986e-44)
	  ADD_INT   T2.Y, PV.W, literal.x,  
	  OR_INT   T5.Z, PV.Z, PV.Y,  
	  MUL_IEEE * T7.W, PV.X, literal.y,  
	864026624(5.960464e-08), 1070141402(1.570796e+00)
	  FMA   T3.Y, T2.X, literal.x, -PV.W, 
	  LSHR   T5.Z, PV.Z, literal.y,  
	  OR_INT * T6.W, PV.Y, T6.W,  
	1070141402(1.570796e+00), 9(1.261169e-44)
	  OR_INT   T5.Z, PV.W, PV.Z,  
	  FMA * T6.W, T2.X, literal.x, PV.Y, 
	866263400(7.549789e-08), 0(0.000000e+00)
	  FMA * T8.W, PV.Z, literal.x, PV.W, 
	1070141402(1.570796e+00), 0(0.000000e+00)
	  ADD * T6.W, T7.W, PV.W,  
	  ADD   T5.Z, PV.W, -T7.W,  
	  LSHR * T7.W, T3.Z, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	  ADD_INT   T2.Y, T4.Z, PV.W,  
	  ADD * T3.Z, T8.W, -PV.Z,  
	  MOV * T2.X, T1.W,  
.Ltmp291:
	ALU clause starting at 586:
	  SETE_INT * T7.W, T2.X, 0.0,  
.Ltmp292:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MULADD_IEEE * T6.W, T3.W, literal.x, 0.5, Pred_sel_zero
	1059256707(6.366197e-01), 0(0.000000e+00)
	  TRUNC * T6.W, T6.W, Pred_sel_zero 
	  MUL_IEEE * T7.W, T6.W, literal.x, Pred_sel_zero 
	-1077342246(-1.570796e+00), 0(0.000000e+00)
	  ADD * T8.W, T3.W, T7.W, Pred_sel_zero 
	  ADD * T9.W, T3.W, -T8.W, Pred_sel_zero 
	  ADD   T3.Z, T9.W, T7.W, Pred_sel_zero 
	  FMA * T7.W, T6.W, literal.x, T7.W, Pred_sel_zeroBS:VEC_201
	1070141402(1.570796e+00), 0(0.000000e+00)
	  ADD * T7.W, T3.Z, -T7.W, Pred_sel_zero 
	  ADD   T3.Z, T8.W, T7.W, Pred_sel_zero 
	  MUL_IEEE * T7.W, T6.W, literal.x, Pred_sel_zero BS:VEC_201
	-1281220248(-7.549789e-08), 0(0.000000e+00)
	  ADD * T8.W, T3.Z, T7.W, Pred_sel_zero 
	  ADD * T9.W, T3.Z, -T8.W, Pred_sel_zero 
	  ADD   T3.Z, T9.W, T7.W, Pred_sel_zero 
	  FMA * T7.W, T6.W, literal.x, T7.W, Pred_sel_zeroBS:VEC_201
	866263400(7.549789e-08), 0(0.000000e+00)
	  ADD * T7.W, T3.Z, -T7.W, Pred_sel_zero 
	  ADD   T3.Z, T8.W, T7.W, Pred_sel_zero 
	  MUL_IEEE * T7.W, T6.W, literal.x, Pred_sel_zero BS:VEC_201
	-1480444732(-5.390303e-15), 0(0.000000e+00)
	  ADD * T8.W, T3.Z, T7.W, Pred_sel_zero 
	  ADD * T9.W, T3.Z, -T8.W, Pred_sel_zero 
	  ADD   T3.Y, T9.W, T7.W, Pred_sel_zero 
	  FMA   T3.Z, T6.W, literal.x, T7.W, Pred_sel_zeroBS:VEC_201
	  TRUNC * T6.W, T6.W, Pred_sel_zero BS:VEC_201
	667038916(5.390303e-15), 0(0.000000e+00)
	  FLT_TO_INT   T2.Y, T6.W, Pred_sel_zero 
	  MOV   T3.Z, -T3.Z, Pred_sel_zero 
	  ADD * T6.W, T8.W, T3.Y, Pred_sel_zero BS:VEC_120/SCL_212
	  MUL_IEEE * T7.W, T5.W, T5.W,  
	  MULADD_IEEE * T8.W, PV.W, literal.x, T1.Z, 
	791595475(1.589691e-10), 0(0.000000e+00)
	  MULADD_IEEE * T8.W, T7.W, PV.W, literal.x, 
	909565733(2.725000e-06), 0(0.000000e+00)
	  MULADD_IEEE * T8.W, T7.W, PV.W, literal.x, 
	-1185936940(-1.984009e-04), 0(0.000000e+00)
	  MULADD_IEEE   T4.Z, T7.W, PV.W, literal.x, 
	  MUL_IEEE * T8.W, T5.W, T7.W,  BS:VEC_120/SCL_212
	1007192199(8.333332e-03), 0(0.000000e+00)
	  MUL_IEEE   T3.Y, PV.Z, PV.W,  
	  MULADD_IEEE   T4.Z, T7.W, literal.x, T0.Y, 
	  SUB_INT * T9.W, T0.X, T4.W,  
	-1387800754(-1.135965e-11), 0(0.000000e+00)
	  LSHL   T4.Y, PV.W, 1,  
	  MULADD_IEEE   T4.Z, T7.W, PV.Z, literal.x, 
	  MULADD_IEEE * T9.W, T2.Z, 0.5, -PV.Y, 
	-1265462726(-2.730101e-07), 0(0.000000e+00)
	  MULADD_IEEE   T3.Y, T7.W, PV.W, -T2.Z, 
	  MULADD_IEEE   T4.Z, T7.W, PV.Z, literal.x, 
	  ADD_INT * T4.W, PV.Y, T4.W,  
	936381154(2.480060e-05), 0(0.000000e+00)
.Ltmp293:
	ALU clause starting at 642:
.Ltmp294:
	  LSHL   T4.Y, T4.W, literal.x,  
	  MULADD_IEEE   T4.Z, T7.W, T4.Z, literal.y, BS:VEC_120/SCL_212
	  MULADD_IEEE * T4.W, T8.W, literal.z, T3.Y, BS:VEC_201
	3(4.203895e-45), -1162474656(-1.388889e-03)
	1042983595(1.666667e-01), 0(0.000000e+00)
	  LSHL   T2.X, T0.W, literal.x,  
	  LSHL   T3.Y, T1.Y, literal.y,  
	  ADD   T5.Z, T5.W, -PV.W,  BS:VEC_120/SCL_212
	  MULADD_IEEE * T4.W, T7.W, PV.Z, literal.z, BS:VEC_201
	3(4.203895e-45), 30(4.203895e-44)
	1026206379(4.166667e-02), 0(0.000000e+00)
	  AND_INT   T3.X, T6.W, literal.x,  
	  MUL_IEEE   T5.Y, T6.W, T6.W,  
	  MUL_IEEE   T4.Z, T7.W, PV.W,  BS:VEC_120/SCL_212
	  MUL_IEEE * T4.W, T2.Z, T5.W,  BS:VEC_021/SCL_122
	2147483647(nan), 0(0.000000e+00)
	  MULADD_IEEE   T4.X, T7.W, PV.Z, -PV.W, 
	  MULADD_IEEE   T6.Y, PV.Y, literal.x, T0.Y, 
	  ADD_INT   T2.Z, PV.X, literal.y,  
	  MULADD_IEEE * T4.W, PV.Y, literal.z, T1.Z, 
	-1387800754(-1.135965e-11), -1050253722(-1.440000e+01)
	791595475(1.589691e-10), 0(0.000000e+00)
	  MULADD_IEEE   T5.X, T5.Y, PV.W, literal.x, 
	  SETGT_UINT   T7.Y, PV.Z, literal.y,  
	  ADD_INT   T2.Z, T3.X, literal.z,  
	  MULADD_IEEE * T4.W, T5.Y, PV.Y, literal.w, 
	909565733(2.725000e-06), 11429478(1.601611e-38)
	-16777216(-1.701412e+38), -1265462726(-2.730101e-07)
	  AND_INT   T6.X, T5.W, literal.x,  
	  MULADD_IEEE   T6.Y, T5.Y, PV.W, literal.y, 
	  CNDE_INT   T2.Z, PV.Y, PV.Z, 0.0, 
	  SETGT_UINT * T4.W, T3.X, literal.z,  
	2147483647(nan), 936381154(2.480060e-05)
	1061683200(7.812500e-01), 0(0.000000e+00)
	  CNDE_INT   T3.X, PV.W, PV.Z, literal.x, 
	  MULADD_IEEE   T6.Y, T5.Y, PV.Y, literal.y, 
	  ADD_INT   T2.Z, PV.X, literal.z,  
	  MULADD_IEEE * T4.W, T5.Y, T5.X, literal.w, 
	1049624576(2.812500e-01), -1162474656(-1.388889e-03)
	-1050253722(-1.440000e+01), -1185936940(-1.984009e-04)
	  MULADD_IEEE   T5.X, T5.Y, PV.W, literal.x, 
	  MUL_IEEE   T7.Y, T6.W, T5.Y,  
	  SETGT_UINT   T2.Z, PV.Z, literal.y,  
	  ADD_INT * T4.W, T6.X, literal.z,  
	1007192199(8.333332e-03), 11429478(1.601611e-38)
	-16777216(-1.701412e+38), 0(0.000000e+00)
	  CNDE_INT   T7.X, PV.Z, PV.W, 0.0, 
	  SETGT_UINT   T8.Y, T6.X, literal.x,  
	  MUL_IEEE   T2.Z, PV.X, PV.Y,  
	  MULADD_IEEE * T4.W, T5.Y, T6.Y, literal.y, 
	1061683200(7.812500e-01), 1026206379(4.166667e-02)
	  MUL_IEEE   T5.X, T5.Y, PV.W,  
	  MUL_IEEE   T6.Y, T3.Z, T6.W,  
	  MULADD_IEEE   T2.Z, T3.Z, 0.5, -PV.Z, 
	  CNDE_INT * T4.W, PV.Y, PV.X, literal.x, 
	1049624576(2.812500e-01), 0(0.000000e+00)
	  MULADD_IEEE   T6.X, T7.W, 0.5, -PV.W, 
	  MULADD_IEEE   T8.Y, T5.Y, PV.Z, -T3.Z, 
	  MULADD_IEEE   T2.Z, T5.Y, PV.X, -PV.Y, 
	  MULADD_IEEE * T5.W, T5.Y, 0.5, -T3.X, 
	  ADD   T5.X, PV.W, -PV.Z,  
	  ADD   T5.Y, -T3.X, 1.0,  
	  MULADD_IEEE   T2.Z, T7.Y, literal.x, PV.Y, 
	  LSHL * T5.W, T2.Y, literal.y,  BS:VEC_120/SCL_212
	1042983595(1.666667e-01), 30(4.203895e-44)
	  XOR_INT   T3.X, PV.W, T2.W,  
	  ADD   T6.Y, T6.W, -PV.Z,  
	  ADD   T2.Z, PV.Y, -PV.X,  
	  AND_INT * T5.W, T2.Y, 1,  
	  CNDE_INT   T5.X, PV.W, PV.Y, PV.Z, 
	  AND_INT   T2.Y, PV.X, literal.x,  
	  ADD   T2.Z, T6.X, -T4.X,  
	  ADD * T4.W, -T4.W, 1.0,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  ADD   T3.X, PV.W, -PV.Z,  
	  AND_INT   T1.Y, T1.Y, 1,  
	  XOR_INT   T2.Z, PV.Y, PV.X,  
	  SETGT_UINT * T3.W, T3.W, literal.x,  
	2139095039(3.402823e+38), 0(0.000000e+00)
	  CNDE_INT   T4.X, PV.W, PV.Z, literal.x, 
	  CNDE_INT   T1.Y, PV.Y, PV.X, -T5.Z, 
	  AND_INT   T2.Z, T3.Y, literal.y,  
	  ADD_INT * T4.W, T4.Y, T2.X,  BS:VEC_120/SCL_212
	2143289344(nan), -2147483648(-0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W 
	  MOV   T2.X, OQAP,  
	  XOR_INT   T1.Y, T2.Z, T1.Y,  
	  CNDE * T2.Z, T2.W, T2.W, T4.X, 
.Ltmp295:
	ALU clause starting at 730:
.Ltmp296:
	  OR_INT * T2.W, T4.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T2.Y, OQAP,  
	  MUL_IEEE   T3.Y, T2.X, T2.Z,  
	  CNDE_INT * T3.Z, T3.W, T1.Y, literal.x, 
	2143289344(nan), 0(0.000000e+00)
.Ltmp297:
	ALU clause starting at 737:
.Ltmp298:
	  OR_INT * T3.W, T4.Y, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T3.W 
	  MOV * T1.Y, OQAP,  
.Ltmp299:
	ALU clause starting at 741:
.Ltmp300:
	  MULADD_IEEE * T4.Z, T3.Z, T2.Y, T3.Y, 
.Ltmp301:
	ALU clause starting at 742:
.Ltmp302:
	  MUL_IEEE * T5.W, T2.Y, T2.Z,  
	  LDS_READ_RET * OQAP, T4.Y 
	  MOV   T2.Y, OQAP,  
	  MULADD_IEEE   T2.Z, T3.Z, T2.X, -T5.W, 
	  ADD * T5.W, T1.Y, T4.Z,  
	  LDS_WRITE * T3.W, T5.W, 
	  ADD * T3.W, T2.Y, T2.Z,  
	  LDS_WRITE * T4.Y, T3.W, 
	  ADD * T3.W, T1.Y, -T4.Z,  
	  LDS_WRITE * T2.W, T3.W, 
.Ltmp303:
	  SETGT_UINT   T1.Y, T0.W, literal.x,  
	  LSHL * T3.Z, T0.W, 1,  
.Ltmp304:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp305:
	ALU clause starting at 755:
.Ltmp306:
	  ADD * T0.W, T2.Y, -T2.Z,  
	  LDS_WRITE * T4.W, T0.W, 
	  MOV * T0.W, T3.Z,  
.Ltmp307:
	ALU clause starting at 758:
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T1.Y, 0.0,  
	ALU clause starting at 759:
	  LSHR   T2.X, T1.X, literal.x,  
	  LSHL * T0.W, T0.X, literal.y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 3(4.203895e-45)
	  GROUP_BARRIER
	ALU clause starting at 763:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV   T0.X, OQAP,  
	  OR_INT * T1.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T0.Y, OQAP,  
	ALU clause starting at 769:
	  ADD_INT * T1.W, T1.X, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
	  ADD_INT * T1.W, T0.W, literal.y,  
	2(2.802597e-45), 260(3.643376e-43)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T1.Y, OQAP,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T1.X, OQAP,  
.Ltmp308:
.Lfunc_end6:
	.size	fft64, .Lfunc_end6-fft64

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	convolve3
	.p2align	8
	.type	convolve3,@function
convolve3:
convolve3$local:
.Lfunc_begin7:
	ALU 10, @38, KC0[CB0:0-32], KC1[]
.Ltmp309:
	ALU 2, @49, KC0[CB0:0-32], KC1[]
.Ltmp310:
	ALU 17, @52, KC0[CB0:0-32], KC1[]
.Ltmp311:
	ALU 17, @70, KC0[CB0:0-32], KC1[]
.Ltmp312:
	ALU 7, @88, KC0[CB0:0-32], KC1[]
	TEX 3 @20
	ALU 22, @96, KC0[CB0:0-32], KC1[]
.Ltmp313:
	ALU 3, @119, KC0[CB0:0-32], KC1[]
.Ltmp314:
	ALU 3, @123, KC0[CB0:0-32], KC1[]
.Ltmp315:
	TEX 4 @28
	ALU 0, @127, KC0[CB0:0-32], KC1[]
.Ltmp316:
	ALU 0, @128, KC0[CB0:0-32], KC1[]
.Ltmp317:
	ALU 0, @129, KC0[CB0:0-32], KC1[]
.Ltmp318:
	ALU 4, @130, KC0[CB0:0-32], KC1[]
.Ltmp319:
	ALU 3, @135, KC0[CB0:0-32], KC1[]
.Ltmp320:
	ALU 0, @139, KC0[CB0:0-32], KC1[]
.Ltmp321:
	ALU 2, @140, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 20:
.Ltmp322:
	  VTX_READ_32 T5.X, T5.X, 0, #1
	  VTX_READ_32 T4.X, T4.X, 0, #1
	  VTX_READ_32 T3.X, T3.X, 0, #1
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp323:
	Fetch clause starting at 28:
.Ltmp324:
	  VTX_READ_32 T2.X, T2.X, 0, #1
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp325:
	  VTX_READ_32 T7.X, T7.X, 0, #1
	  VTX_READ_32 T6.X, T6.X, 0, #1
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp326:
	ALU clause starting at 38:
	  MULLO_INT   T0.X (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT   T0.Z, KC0[1].W, T1.Y,  
	  MULLO_INT * T0.W (MASKED), KC0[1].W, T1.Y,  
.Ltmp327:
	  ADD_INT * T0.W, PV.Z, T0.Y,  
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  ADD_INT * T0.W, T0.W, KC0[10].W,  
	ALU clause starting at 49:
	  SETGE_INT   T0.Y, T0.W, KC0[3].X,  
	  MAX_INT   T1.Z, T0.W, 1,  
	  ADD_INT * T1.W, T0.Z, KC0[10].Z,  
.Ltmp328:
	ALU clause starting at 52:
.Ltmp329:
	  SETGE_INT   T0.X, T1.W, KC0[2].W,  
.Ltmp330:
	  ADD_INT   T1.Y, T1.Z, literal.x,  
	  SETGT_INT   T0.Z, T0.W, KC0[3].X,  BS:VEC_120/SCL_212
.Ltmp331:
	  MAX_INT * T2.W, T1.W, 1,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, KC0[3].X, literal.x,  
	  ADD_INT   T2.Y, PV.W, literal.x,  
	  SETGT_INT   T1.Z, T1.W, KC0[2].W,  
	  ADD_INT * T2.W, KC0[2].W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MAX_INT   T2.X, T1.W, 0.0,  
	  ADD_INT   T3.Y, T1.W, 1,  
	  CNDE_INT   T1.Z, PV.Z, PV.Y, PV.W, 
	  CNDE_INT * T3.W, T0.Z, T1.Y, PV.X, 
	  MULLO_INT   T0.X (MASKED), T3.W, KC0[2].W,  
	  MULLO_INT   T0.Y (MASKED), T3.W, KC0[2].W,  
	  MULLO_INT   T0.Z, T3.W, KC0[2].W,  
	  MULLO_INT * T0.W (MASKED), T3.W, KC0[2].W,  
.Ltmp332:
	ALU clause starting at 70:
.Ltmp333:
	  ADD_INT   T3.X, T1.Z, T0.Z,  
	  SETGE_INT   T1.Y, T3.Y, KC0[2].W,  
	  MAX_INT   T2.Z, T3.Y, 0.0,  
	  CNDE_INT * T3.W, T0.X, T2.X, T2.W, 
.Ltmp334:
	  MAX_INT   T0.X, T0.W, 0.0,  
.Ltmp335:
	  ADD_INT   T2.Y, PV.W, T0.Z,  
	  CNDE_INT   T2.Z, PV.Y, PV.Z, T2.W, 
	  LSHL * T2.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, KC0[2].Y, PV.W,  
	  ADD_INT   T1.Y, PV.Z, T0.Z,  
	  LSHL   T0.Z, PV.Y, literal.x,  
	  CNDE_INT * T2.W, T0.Y, PV.X, T1.X, 
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T2.W, KC0[2].W,  
	  MULLO_INT   T0.Y (MASKED), T2.W, KC0[2].W,  
	  MULLO_INT   T0.Z (MASKED), T2.W, KC0[2].W,  
	  MULLO_INT * T0.W (MASKED), T2.W, KC0[2].W,  
.Ltmp336:
	ALU clause starting at 88:
.Ltmp337:
	  ADD_INT   T3.X, KC0[2].Y, T0.Z,  
	  ADD_INT   T0.Z, T1.Z, T0.X,  
	  LSHL * T2.W, T1.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T4.X, KC0[2].Y, PV.W,  
	  LSHL * T2.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T5.X, KC0[2].Y, PV.W,  
.Ltmp338:
	ALU clause starting at 96:
	  ADD_INT * T2.W, T0.W, 1,  
	  SETGE_INT   T0.Y, PV.W, KC0[3].X,  
	  MAX_INT   T0.Z, PV.W, 0.0,  
.Ltmp339:
	  ADD_INT * T2.W, T3.W, T0.X,  
	  ADD_INT   T1.Y, T2.Z, T0.X,  
	  LSHL   T3.Z, PV.W, literal.x,  
	  CNDE_INT * T2.W, PV.Y, PV.Z, T1.X, 
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T2.W, KC0[2].W,  
	  MULLO_INT   T0.Y (MASKED), T2.W, KC0[2].W,  
	  MULLO_INT   T0.Z (MASKED), T2.W, KC0[2].W,  
	  MULLO_INT * T0.W (MASKED), T2.W, KC0[2].W,  
	  ADD_INT   T1.X, KC0[2].Y, T3.Z,  
	  ADD_INT   T0.Z, T1.Z, PV.X,  
	  LSHL * T2.W, T1.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T6.X, KC0[2].Y, PV.W,  
	  ADD_INT   T1.Z, T3.W, T0.X,  
	  LSHL * T2.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T7.X, KC0[2].Y, PV.W,  
	  ADD_INT   T0.Y, T2.Z, T0.X,  
	  MULADD_IEEE * T0.Z, KC0[6].Y, T2.X, 0.0, BS:VEC_021/SCL_122
.Ltmp340:
	ALU clause starting at 119:
.Ltmp341:
	  LSHL * T2.W, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, KC0[2].Y, PV.W,  
	  MULADD_IEEE * T0.Z, KC0[6].Z, T3.X, T0.Z, 
.Ltmp342:
	ALU clause starting at 123:
.Ltmp343:
	  LSHL * T2.W, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, KC0[2].Y, PV.W,  
	  MULADD_IEEE * T2.W, KC0[6].W, T4.X, T0.Z, 
.Ltmp344:
	ALU clause starting at 127:
.Ltmp345:
	  MULADD_IEEE * T2.W, KC0[7].X, T5.X, T2.W, 
.Ltmp346:
	ALU clause starting at 128:
.Ltmp347:
	  MULADD_IEEE * T2.W, KC0[7].Y, T1.X, T2.W, 
.Ltmp348:
	ALU clause starting at 129:
.Ltmp349:
	  MULADD_IEEE * T2.W, KC0[7].Z, T6.X, T2.W, 
.Ltmp350:
	ALU clause starting at 130:
.Ltmp351:
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[2].W,  
	  MULLO_INT   T0.Y, T0.W, KC0[2].W,  
	  MULLO_INT   T0.Z (MASKED), T0.W, KC0[2].W,  
	  MULLO_INT * T0.W (MASKED), T0.W, KC0[2].W,  
	  MULADD_IEEE * T0.Z, KC0[7].W, T7.X, T2.W, 
.Ltmp352:
	ALU clause starting at 135:
	  ADD_INT * T0.W, T0.Y, T1.W,  
	  LSHL   T1.Z, PV.W, literal.x,  
.Ltmp353:
	  MULADD_IEEE * T0.W, KC0[8].X, T0.X, T0.Z, 
.Ltmp354:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp355:
	ALU clause starting at 139:
.Ltmp356:
	  MULADD_IEEE * T0.X, KC0[8].Y, T2.X, T0.W, 
.Ltmp357:
	ALU clause starting at 140:
	  ADD_INT * T0.W, KC0[2].Z, T1.Z,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp358:
.Lfunc_end7:
	.size	convolve3, .Lfunc_end7-convolve3

	.type	reversed,@object
	.globl	reversed
reversed:
reversed$local:
	.ascii	"\000 \0200\b(\0308\004$\0244\f,\034<\002\"\0222\n*\032:\006&\0266\016.\036>\001!\0211\t)\0319\005%\0255\r-\035=\003#\0233\013+\033;\007'\0277\017/\037?"
	.size	reversed, 64

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

	.type	LOG2_TBL,@object
	.weak	LOG2_TBL
	.p2align	3
LOG2_TBL:
	.zero	8
	.long	0x3c37c000
	.long	0x374a16dd
	.long	0x3cb70000
	.long	0x37f2d0b8
	.long	0x3d08c000
	.long	0x381a3aa2
	.long	0x3d35c000
	.long	0x37b4dd63
	.long	0x3d624000
	.long	0x383f5721
	.long	0x3d874000
	.long	0x384e27e8
	.long	0x3d9d4000
	.long	0x380bf749
	.long	0x3db30000
	.long	0x387dbeb2
	.long	0x3dc8c000
	.long	0x37216e46
	.long	0x3dde4000
	.long	0x3684815b
	.long	0x3df38000
	.long	0x383b045f
	.long	0x3e044000
	.long	0x390b119b
	.long	0x3e0ec000
	.long	0x391a32ea
	.long	0x3e194000
	.long	0x38ba789e
	.long	0x3e238000
	.long	0x39553f30
	.long	0x3e2e0000
	.long	0x3651cfde
	.long	0x3e380000
	.long	0x39685a9d
	.long	0x3e424000
	.long	0x39057a05
	.long	0x3e4c4000
	.long	0x395ba0ef
	.long	0x3e564000
	.long	0x396bc5b6
	.long	0x3e604000
	.long	0x3936d9bb
	.long	0x3e6a4000
	.long	0x38772619
	.long	0x3e740000
	.long	0x39017ce9
	.long	0x3e7dc000
	.long	0x3902d720
	.long	0x3e83c000
	.long	0x38856dd8
	.long	0x3e888000
	.long	0x3941f6b4
	.long	0x3e8d4000
	.long	0x3980b652
	.long	0x3e920000
	.long	0x3980f561
	.long	0x3e96c000
	.long	0x39443f13
	.long	0x3e9b8000
	.long	0x38926752
	.long	0x3ea00000
	.long	0x39c8c763
	.long	0x3ea4c000
	.long	0x391e12f3
	.long	0x3ea94000
	.long	0x39b7bf89
	.long	0x3eae0000
	.long	0x36d1cfde
	.long	0x3eb28000
	.long	0x38c7f233
	.long	0x3eb70000
	.long	0x39087367
	.long	0x3ebb8000
	.long	0x38e95d3f
	.long	0x3ec00000
	.long	0x38256316
	.long	0x3ec44000
	.long	0x39d38e5c
	.long	0x3ec8c000
	.long	0x396ea247
	.long	0x3ecd4000
	.long	0x350e4788
	.long	0x3ed18000
	.long	0x395d829f
	.long	0x3ed5c000
	.long	0x39c30f2f
	.long	0x3eda0000
	.long	0x39fd7ee7
	.long	0x3ede8000
	.long	0x3872e9e7
	.long	0x3ee2c000
	.long	0x3897d694
	.long	0x3ee70000
	.long	0x3824923a
	.long	0x3eeb0000
	.long	0x39ea7c06
	.long	0x3eef4000
	.long	0x39a7fa88
	.long	0x3ef38000
	.long	0x391aa879
	.long	0x3ef78000
	.long	0x39dace65
	.long	0x3efbc000
	.long	0x39215a32
	.long	0x3effc000
	.long	0x39af3350
	.long	0x3f01c000
	.long	0x3a7b5172
	.long	0x3f040000
	.long	0x389cf27f
	.long	0x3f060000
	.long	0x3902806b
	.long	0x3f080000
	.long	0x3909d8a9
	.long	0x3f0a0000
	.long	0x38c9faa1
	.long	0x3f0c0000
	.long	0x37a33dca
	.long	0x3f0dc000
	.long	0x3a6623d2
	.long	0x3f0fc000
	.long	0x3a3c7a61
	.long	0x3f11c000
	.long	0x3a083a84
	.long	0x3f13c000
	.long	0x39930161
	.long	0x3f15c000
	.long	0x35d1cfde
	.long	0x3f178000
	.long	0x3a2d0ebd
	.long	0x3f198000
	.long	0x399f1aad
	.long	0x3f1b4000
	.long	0x3a67ff6d
	.long	0x3f1d4000
	.long	0x39ecfea8
	.long	0x3f1f0000
	.long	0x3a7b26f3
	.long	0x3f210000
	.long	0x39ec1fa6
	.long	0x3f22c000
	.long	0x3a675314
	.long	0x3f24c000
	.long	0x399e12f3
	.long	0x3f268000
	.long	0x3a2d4b66
	.long	0x3f288000
	.long	0x370c3845
	.long	0x3f2a4000
	.long	0x399ba329
	.long	0x3f2c0000
	.long	0x3a1044d3
	.long	0x3f2dc000
	.long	0x3a49a196
	.long	0x3f2f8000
	.long	0x3a79fe83
	.long	0x3f318000
	.long	0x3905c7aa
	.long	0x3f334000
	.long	0x39802391
	.long	0x3f350000
	.long	0x39abe796
	.long	0x3f36c000
	.long	0x39c65a9d
	.long	0x3f388000
	.long	0x39cfa6c5
	.long	0x3f3a4000
	.long	0x39c7f593
	.long	0x3f3c0000
	.long	0x39af6ff7
	.long	0x3f3dc000
	.long	0x39863e4d
	.long	0x3f3f8000
	.long	0x391910c1
	.long	0x3f414000
	.long	0x369d5be7
	.long	0x3f42c000
	.long	0x3a541616
	.long	0x3f448000
	.long	0x3a1ee960
	.long	0x3f464000
	.long	0x39c38ed2
	.long	0x3f480000
	.long	0x38e61600
	.long	0x3f498000
	.long	0x3a4fedb4
	.long	0x3f4b4000
	.long	0x39f6b4ab
	.long	0x3f4d0000
	.long	0x38f8d3b0
	.long	0x3f4e8000
	.long	0x3a3b3faa
	.long	0x3f504000
	.long	0x399fb693
	.long	0x3f51c000
	.long	0x3a5cfe71
	.long	0x3f538000
	.long	0x39c5740b
	.long	0x3f550000
	.long	0x3a611eb0
	.long	0x3f56c000
	.long	0x39b079c4
	.long	0x3f584000
	.long	0x3a4824d7
	.long	0x3f5a0000
	.long	0x39439a54
	.long	0x3f5b8000
	.long	0x3a1291ea
	.long	0x3f5d0000
	.long	0x3a6d3673
	.long	0x3f5ec000
	.long	0x3981c731
	.long	0x3f604000
	.long	0x3a0da88f
	.long	0x3f61c000
	.long	0x3a53945c
	.long	0x3f638000
	.long	0x3895ae91
	.long	0x3f650000
	.long	0x3996372a
	.long	0x3f668000
	.long	0x39f9a832
	.long	0x3f680000
	.long	0x3a27eda4
	.long	0x3f698000
	.long	0x3a4c764f
	.long	0x3f6b0000
	.long	0x3a6a7c06
	.long	0x3f6cc000
	.long	0x370321eb
	.long	0x3f6e4000
	.long	0x3899ab3f
	.long	0x3f6fc000
	.long	0x38f02086
	.long	0x3f714000
	.long	0x390a1707
	.long	0x3f72c000
	.long	0x39031e44
	.long	0x3f744000
	.long	0x38c6b362
	.long	0x3f75c000
	.long	0x382bf195
	.long	0x3f770000
	.long	0x3a768e36
	.long	0x3f788000
	.long	0x3a5c503b
	.long	0x3f7a0000
	.long	0x3a3c1179
	.long	0x3f7b8000
	.long	0x3a15de1d
	.long	0x3f7d0000
	.long	0x39d3845d
	.long	0x3f7e8000
	.long	0x395f263f
	.long	0x3f800000
	.long	0x00000000
	.size	LOG2_TBL, 1032

	.type	llvm.amdgcn.kernel.fft64.lds,@object
	.comm	llvm.amdgcn.kernel.fft64.lds,512,4
