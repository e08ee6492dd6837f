	.text
	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_reduce_add_int
	.p2align	8
	.type	group_reduce_add_int,@function
group_reduce_add_int:
group_reduce_add_int$local:
.Lfunc_begin0:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp1:
	ALU_PUSH_BEFORE 2, @36, KC0[CB0:0-32], KC1[]
	JUMP @17 POP:1
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp2:
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp3:
	ALU 3, @41, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp4:
	ALU 1, @45, KC0[], KC1[]
	TEX 0 @24
	ALU_PUSH_BEFORE 5, @47, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp5:
	ALU 4, @54, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp6:
	Fetch clause starting at 24:
.Ltmp7:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp8:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp9:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp10:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp11:
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp12:
	  SETGT_UINT * T2.W, literal.x, KC0[1].Z,  
.Ltmp13:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp14:
	ALU clause starting at 39:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 40:
	  MOV * T0.Z, KC0[1].Z,  
	ALU clause starting at 41:
.Ltmp15:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT   T1.X, PV.W, literal.x,  
	  ADD_INT * T1.W, T0.Z, literal.y,  
	4(5.605194e-45), -1(nan)
.Ltmp16:
	ALU clause starting at 45:
.Ltmp17:
	  ADD_INT * T2.W, T1.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp18:
	ALU clause starting at 47:
.Ltmp19:
	  ADD_INT   T0.X, T1.X, T0.X,  
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T2.W,  
	  SETE_INT * T2.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp20:
	ALU clause starting at 53:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp21:
.Lfunc_end0:
	.size	group_reduce_add_int, .Lfunc_end0-group_reduce_add_int

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_inclusive_add_int
	.p2align	8
	.type	group_inclusive_add_int,@function
group_inclusive_add_int:
group_inclusive_add_int$local:
.Lfunc_begin1:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp22:
	ALU 3, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp23:
	ALU_PUSH_BEFORE 1, @34, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @36, KC0[CB0:0-32], KC1[]
.Ltmp24:
	ALU 2, @37, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp25:
	ALU 1, @40, KC0[], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 5, @42, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp26:
	ALU 4, @49, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp27:
	Fetch clause starting at 22:
.Ltmp28:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp29:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp30:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp31:
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 34:
.Ltmp32:
	  SETE_INT * T2.W, T0.X, 0.0,  
.Ltmp33:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp34:
	ALU clause starting at 36:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 37:
.Ltmp35:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T2.X, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp36:
	ALU clause starting at 40:
.Ltmp37:
	  ADD_INT * T1.W, T2.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp38:
	ALU clause starting at 42:
.Ltmp39:
	  ADD_INT * T1.X, T2.X, T1.X,  
	  ADD_INT * T0.X, T0.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T2.X, T1.W,  
	  SETE_INT * T1.W, PV.X, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp40:
	ALU clause starting at 48:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 49:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp41:
.Lfunc_end1:
	.size	group_inclusive_add_int, .Lfunc_end1-group_inclusive_add_int

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_exclusive_add_int
	.p2align	8
	.type	group_exclusive_add_int,@function
group_exclusive_add_int:
group_exclusive_add_int$local:
.Lfunc_begin2:
	ALU 1, @24, KC0[], KC1[]
.Ltmp42:
	ALU_PUSH_BEFORE 6, @26, KC0[CB0:0-32], KC1[]
	JUMP @15 POP:1
.Ltmp43:
	ALU 4, @33, KC0[CB0:0-32], KC1[]
.Ltmp44:
	ALU 1, @38, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp45:
	ALU 1, @40, KC0[], KC1[]
.Ltmp46:
	TEX 0 @22
	ALU 0, @42, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @43, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @6
	POP @15 POP:1
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp47:
	ALU 0, @49, KC0[], KC1[]
.Ltmp48:
	ALU 0, @50, KC0[], KC1[]
.Ltmp49:
	ALU 4, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp50:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp51:
	ALU clause starting at 24:
	  MOV * T2.X, literal.x,  
.Ltmp52:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 26:
	  MOV   T0.Z, KC0[3].X,  
.Ltmp53:
	  SETE_INT * T0.W, T0.X, 0.0,  
.Ltmp54:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.W, 0.0,  
.Ltmp55:
	ALU clause starting at 33:
.Ltmp56:
	  ADD_INT * T0.W, T0.Z, T0.Y,  
	  MOV   T2.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T0.W, KC0[2].Y,  
.Ltmp57:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 38:
.Ltmp58:
	  ADD_INT   T1.X, T0.W, T1.Z,  
	  MOV * T0.W, T0.X,  
.Ltmp59:
	ALU clause starting at 40:
.Ltmp60:
	  ADD_INT * T1.W, T1.X, literal.x,  
.Ltmp61:
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp62:
	ALU clause starting at 42:
.Ltmp63:
	  ADD_INT * T2.X, T1.X, T2.X,  
.Ltmp64:
	ALU clause starting at 43:
.Ltmp65:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp66:
	ALU clause starting at 48:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 49:
	  ADD_INT * T1.W, T0.Y, T0.X,  
	ALU clause starting at 50:
	  ADD_INT * T1.W, T1.W, T0.Z,  
	ALU clause starting at 51:
	  LSHL * T1.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp67:
.Lfunc_end2:
	.size	group_exclusive_add_int, .Lfunc_end2-group_exclusive_add_int

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_reduce_min_int
	.p2align	8
	.type	group_reduce_min_int,@function
group_reduce_min_int:
group_reduce_min_int$local:
.Lfunc_begin3:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp68:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp69:
	ALU_PUSH_BEFORE 2, @36, KC0[CB0:0-32], KC1[]
	JUMP @17 POP:1
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp70:
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp71:
	ALU 3, @41, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp72:
	ALU 1, @45, KC0[], KC1[]
	TEX 0 @24
	ALU_PUSH_BEFORE 5, @47, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp73:
	ALU 4, @54, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp74:
	Fetch clause starting at 24:
.Ltmp75:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp76:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp77:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp78:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp79:
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp80:
	  SETGT_UINT * T2.W, literal.x, KC0[1].Z,  
.Ltmp81:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp82:
	ALU clause starting at 39:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 40:
	  MOV * T0.Z, KC0[1].Z,  
	ALU clause starting at 41:
.Ltmp83:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT   T1.X, PV.W, literal.x,  
	  ADD_INT * T1.W, T0.Z, literal.y,  
	4(5.605194e-45), -1(nan)
.Ltmp84:
	ALU clause starting at 45:
.Ltmp85:
	  ADD_INT * T2.W, T1.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp86:
	ALU clause starting at 47:
.Ltmp87:
	  MIN_INT   T0.X, T1.X, T0.X,  
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T2.W,  
	  SETE_INT * T2.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp88:
	ALU clause starting at 53:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp89:
.Lfunc_end3:
	.size	group_reduce_min_int, .Lfunc_end3-group_reduce_min_int

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_inclusive_min_int
	.p2align	8
	.type	group_inclusive_min_int,@function
group_inclusive_min_int:
group_inclusive_min_int$local:
.Lfunc_begin4:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp90:
	ALU 3, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp91:
	ALU_PUSH_BEFORE 1, @34, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @36, KC0[CB0:0-32], KC1[]
.Ltmp92:
	ALU 2, @37, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp93:
	ALU 1, @40, KC0[], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 5, @42, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp94:
	ALU 4, @49, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp95:
	Fetch clause starting at 22:
.Ltmp96:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp97:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp98:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp99:
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 34:
.Ltmp100:
	  SETE_INT * T2.W, T0.X, 0.0,  
.Ltmp101:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp102:
	ALU clause starting at 36:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 37:
.Ltmp103:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T2.X, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp104:
	ALU clause starting at 40:
.Ltmp105:
	  ADD_INT * T1.W, T2.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp106:
	ALU clause starting at 42:
.Ltmp107:
	  MIN_INT * T1.X, T2.X, T1.X,  
	  ADD_INT * T0.X, T0.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T2.X, T1.W,  
	  SETE_INT * T1.W, PV.X, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp108:
	ALU clause starting at 48:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 49:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp109:
.Lfunc_end4:
	.size	group_inclusive_min_int, .Lfunc_end4-group_inclusive_min_int

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_exclusive_min_int
	.p2align	8
	.type	group_exclusive_min_int,@function
group_exclusive_min_int:
group_exclusive_min_int$local:
.Lfunc_begin5:
	ALU 1, @24, KC0[], KC1[]
.Ltmp110:
	ALU_PUSH_BEFORE 6, @26, KC0[CB0:0-32], KC1[]
	JUMP @15 POP:1
.Ltmp111:
	ALU 4, @33, KC0[CB0:0-32], KC1[]
.Ltmp112:
	ALU 1, @38, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp113:
	ALU 1, @40, KC0[], KC1[]
.Ltmp114:
	TEX 0 @22
	ALU 0, @42, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @43, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @6
	POP @15 POP:1
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp115:
	ALU 0, @49, KC0[], KC1[]
.Ltmp116:
	ALU 0, @50, KC0[], KC1[]
.Ltmp117:
	ALU 4, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp118:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp119:
	ALU clause starting at 24:
	  MOV * T2.X, literal.x,  
.Ltmp120:
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 26:
	  MOV   T0.Z, KC0[3].X,  
.Ltmp121:
	  SETE_INT * T0.W, T0.X, 0.0,  
.Ltmp122:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.W, 0.0,  
.Ltmp123:
	ALU clause starting at 33:
.Ltmp124:
	  ADD_INT * T0.W, T0.Z, T0.Y,  
	  MOV   T2.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T0.W, KC0[2].Y,  
.Ltmp125:
	2147483647(nan), 2(2.802597e-45)
	ALU clause starting at 38:
.Ltmp126:
	  ADD_INT   T1.X, T0.W, T1.Z,  
	  MOV * T0.W, T0.X,  
.Ltmp127:
	ALU clause starting at 40:
.Ltmp128:
	  ADD_INT * T1.W, T1.X, literal.x,  
.Ltmp129:
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp130:
	ALU clause starting at 42:
.Ltmp131:
	  MIN_INT * T2.X, T1.X, T2.X,  
.Ltmp132:
	ALU clause starting at 43:
.Ltmp133:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp134:
	ALU clause starting at 48:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 49:
	  ADD_INT * T1.W, T0.Y, T0.X,  
	ALU clause starting at 50:
	  ADD_INT * T1.W, T1.W, T0.Z,  
	ALU clause starting at 51:
	  LSHL * T1.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp135:
.Lfunc_end5:
	.size	group_exclusive_min_int, .Lfunc_end5-group_exclusive_min_int

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_reduce_max_int
	.p2align	8
	.type	group_reduce_max_int,@function
group_reduce_max_int:
group_reduce_max_int$local:
.Lfunc_begin6:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp136:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp137:
	ALU_PUSH_BEFORE 2, @36, KC0[CB0:0-32], KC1[]
	JUMP @17 POP:1
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp138:
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp139:
	ALU 3, @41, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp140:
	ALU 1, @45, KC0[], KC1[]
	TEX 0 @24
	ALU_PUSH_BEFORE 5, @47, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp141:
	ALU 4, @54, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp142:
	Fetch clause starting at 24:
.Ltmp143:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp144:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp145:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp146:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp147:
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp148:
	  SETGT_UINT * T2.W, literal.x, KC0[1].Z,  
.Ltmp149:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp150:
	ALU clause starting at 39:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 40:
	  MOV * T0.Z, KC0[1].Z,  
	ALU clause starting at 41:
.Ltmp151:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT   T1.X, PV.W, literal.x,  
	  ADD_INT * T1.W, T0.Z, literal.y,  
	4(5.605194e-45), -1(nan)
.Ltmp152:
	ALU clause starting at 45:
.Ltmp153:
	  ADD_INT * T2.W, T1.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp154:
	ALU clause starting at 47:
.Ltmp155:
	  MAX_INT   T0.X, T0.X, T1.X,  
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T2.W,  
	  SETE_INT * T2.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp156:
	ALU clause starting at 53:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp157:
.Lfunc_end6:
	.size	group_reduce_max_int, .Lfunc_end6-group_reduce_max_int

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_inclusive_max_int
	.p2align	8
	.type	group_inclusive_max_int,@function
group_inclusive_max_int:
group_inclusive_max_int$local:
.Lfunc_begin7:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp158:
	ALU 3, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp159:
	ALU_PUSH_BEFORE 1, @34, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @36, KC0[CB0:0-32], KC1[]
.Ltmp160:
	ALU 2, @37, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp161:
	ALU 1, @40, KC0[], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 5, @42, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp162:
	ALU 4, @49, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp163:
	Fetch clause starting at 22:
.Ltmp164:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp165:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp166:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp167:
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 34:
.Ltmp168:
	  SETE_INT * T2.W, T0.X, 0.0,  
.Ltmp169:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp170:
	ALU clause starting at 36:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 37:
.Ltmp171:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T2.X, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp172:
	ALU clause starting at 40:
.Ltmp173:
	  ADD_INT * T1.W, T2.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp174:
	ALU clause starting at 42:
.Ltmp175:
	  MAX_INT * T1.X, T1.X, T2.X,  
	  ADD_INT * T0.X, T0.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T2.X, T1.W,  
	  SETE_INT * T1.W, PV.X, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp176:
	ALU clause starting at 48:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 49:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp177:
.Lfunc_end7:
	.size	group_inclusive_max_int, .Lfunc_end7-group_inclusive_max_int

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_exclusive_max_int
	.p2align	8
	.type	group_exclusive_max_int,@function
group_exclusive_max_int:
group_exclusive_max_int$local:
.Lfunc_begin8:
	ALU 1, @24, KC0[], KC1[]
.Ltmp178:
	ALU_PUSH_BEFORE 6, @26, KC0[CB0:0-32], KC1[]
	JUMP @15 POP:1
.Ltmp179:
	ALU 4, @33, KC0[CB0:0-32], KC1[]
.Ltmp180:
	ALU 1, @38, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp181:
	ALU 1, @40, KC0[], KC1[]
.Ltmp182:
	TEX 0 @22
	ALU 0, @42, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @43, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @6
	POP @15 POP:1
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp183:
	ALU 0, @49, KC0[], KC1[]
.Ltmp184:
	ALU 0, @50, KC0[], KC1[]
.Ltmp185:
	ALU 4, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp186:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp187:
	ALU clause starting at 24:
	  MOV * T2.X, literal.x,  
.Ltmp188:
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 26:
	  MOV   T0.Z, KC0[3].X,  
.Ltmp189:
	  SETE_INT * T0.W, T0.X, 0.0,  
.Ltmp190:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.W, 0.0,  
.Ltmp191:
	ALU clause starting at 33:
.Ltmp192:
	  ADD_INT * T0.W, T0.Z, T0.Y,  
	  MOV   T2.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T0.W, KC0[2].Y,  
.Ltmp193:
	-2147483648(-0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 38:
.Ltmp194:
	  ADD_INT   T1.X, T0.W, T1.Z,  
	  MOV * T0.W, T0.X,  
.Ltmp195:
	ALU clause starting at 40:
.Ltmp196:
	  ADD_INT * T1.W, T1.X, literal.x,  
.Ltmp197:
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp198:
	ALU clause starting at 42:
.Ltmp199:
	  MAX_INT * T2.X, T2.X, T1.X,  
.Ltmp200:
	ALU clause starting at 43:
.Ltmp201:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp202:
	ALU clause starting at 48:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 49:
	  ADD_INT * T1.W, T0.Y, T0.X,  
	ALU clause starting at 50:
	  ADD_INT * T1.W, T1.W, T0.Z,  
	ALU clause starting at 51:
	  LSHL * T1.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp203:
.Lfunc_end8:
	.size	group_exclusive_max_int, .Lfunc_end8-group_exclusive_max_int

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_reduce_add_uint
	.p2align	8
	.type	group_reduce_add_uint,@function
group_reduce_add_uint:
group_reduce_add_uint$local:
.Lfunc_begin9:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp204:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp205:
	ALU_PUSH_BEFORE 2, @36, KC0[CB0:0-32], KC1[]
	JUMP @17 POP:1
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp206:
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp207:
	ALU 3, @41, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp208:
	ALU 1, @45, KC0[], KC1[]
	TEX 0 @24
	ALU_PUSH_BEFORE 5, @47, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp209:
	ALU 4, @54, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp210:
	Fetch clause starting at 24:
.Ltmp211:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp212:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp213:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp214:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp215:
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp216:
	  SETGT_UINT * T2.W, literal.x, KC0[1].Z,  
.Ltmp217:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp218:
	ALU clause starting at 39:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 40:
	  MOV * T0.Z, KC0[1].Z,  
	ALU clause starting at 41:
.Ltmp219:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT   T1.X, PV.W, literal.x,  
	  ADD_INT * T1.W, T0.Z, literal.y,  
	4(5.605194e-45), -1(nan)
.Ltmp220:
	ALU clause starting at 45:
.Ltmp221:
	  ADD_INT * T2.W, T1.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp222:
	ALU clause starting at 47:
.Ltmp223:
	  ADD_INT   T0.X, T1.X, T0.X,  
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T2.W,  
	  SETE_INT * T2.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp224:
	ALU clause starting at 53:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp225:
.Lfunc_end9:
	.size	group_reduce_add_uint, .Lfunc_end9-group_reduce_add_uint

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_inclusive_add_uint
	.p2align	8
	.type	group_inclusive_add_uint,@function
group_inclusive_add_uint:
group_inclusive_add_uint$local:
.Lfunc_begin10:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp226:
	ALU 3, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp227:
	ALU_PUSH_BEFORE 1, @34, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @36, KC0[CB0:0-32], KC1[]
.Ltmp228:
	ALU 2, @37, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp229:
	ALU 1, @40, KC0[], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 5, @42, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp230:
	ALU 4, @49, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp231:
	Fetch clause starting at 22:
.Ltmp232:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp233:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp234:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp235:
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 34:
.Ltmp236:
	  SETE_INT * T2.W, T0.X, 0.0,  
.Ltmp237:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp238:
	ALU clause starting at 36:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 37:
.Ltmp239:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T2.X, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp240:
	ALU clause starting at 40:
.Ltmp241:
	  ADD_INT * T1.W, T2.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp242:
	ALU clause starting at 42:
.Ltmp243:
	  ADD_INT * T1.X, T2.X, T1.X,  
	  ADD_INT * T0.X, T0.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T2.X, T1.W,  
	  SETE_INT * T1.W, PV.X, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp244:
	ALU clause starting at 48:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 49:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp245:
.Lfunc_end10:
	.size	group_inclusive_add_uint, .Lfunc_end10-group_inclusive_add_uint

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_exclusive_add_uint
	.p2align	8
	.type	group_exclusive_add_uint,@function
group_exclusive_add_uint:
group_exclusive_add_uint$local:
.Lfunc_begin11:
	ALU 1, @24, KC0[], KC1[]
.Ltmp246:
	ALU_PUSH_BEFORE 6, @26, KC0[CB0:0-32], KC1[]
	JUMP @15 POP:1
.Ltmp247:
	ALU 4, @33, KC0[CB0:0-32], KC1[]
.Ltmp248:
	ALU 1, @38, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp249:
	ALU 1, @40, KC0[], KC1[]
.Ltmp250:
	TEX 0 @22
	ALU 0, @42, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @43, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @6
	POP @15 POP:1
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp251:
	ALU 0, @49, KC0[], KC1[]
.Ltmp252:
	ALU 0, @50, KC0[], KC1[]
.Ltmp253:
	ALU 4, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp254:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp255:
	ALU clause starting at 24:
	  MOV * T2.X, literal.x,  
.Ltmp256:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 26:
	  MOV   T0.Z, KC0[3].X,  
.Ltmp257:
	  SETE_INT * T0.W, T0.X, 0.0,  
.Ltmp258:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.W, 0.0,  
.Ltmp259:
	ALU clause starting at 33:
.Ltmp260:
	  ADD_INT * T0.W, T0.Z, T0.Y,  
	  MOV   T2.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T0.W, KC0[2].Y,  
.Ltmp261:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 38:
.Ltmp262:
	  ADD_INT   T1.X, T0.W, T1.Z,  
	  MOV * T0.W, T0.X,  
.Ltmp263:
	ALU clause starting at 40:
.Ltmp264:
	  ADD_INT * T1.W, T1.X, literal.x,  
.Ltmp265:
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp266:
	ALU clause starting at 42:
.Ltmp267:
	  ADD_INT * T2.X, T1.X, T2.X,  
.Ltmp268:
	ALU clause starting at 43:
.Ltmp269:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp270:
	ALU clause starting at 48:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 49:
	  ADD_INT * T1.W, T0.Y, T0.X,  
	ALU clause starting at 50:
	  ADD_INT * T1.W, T1.W, T0.Z,  
	ALU clause starting at 51:
	  LSHL * T1.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp271:
.Lfunc_end11:
	.size	group_exclusive_add_uint, .Lfunc_end11-group_exclusive_add_uint

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_reduce_min_uint
	.p2align	8
	.type	group_reduce_min_uint,@function
group_reduce_min_uint:
group_reduce_min_uint$local:
.Lfunc_begin12:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp272:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp273:
	ALU_PUSH_BEFORE 2, @36, KC0[CB0:0-32], KC1[]
	JUMP @17 POP:1
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp274:
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp275:
	ALU 3, @41, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp276:
	ALU 1, @45, KC0[], KC1[]
	TEX 0 @24
	ALU_PUSH_BEFORE 5, @47, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp277:
	ALU 4, @54, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp278:
	Fetch clause starting at 24:
.Ltmp279:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp280:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp281:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp282:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp283:
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp284:
	  SETGT_UINT * T2.W, literal.x, KC0[1].Z,  
.Ltmp285:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp286:
	ALU clause starting at 39:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 40:
	  MOV * T0.Z, KC0[1].Z,  
	ALU clause starting at 41:
.Ltmp287:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT   T1.X, PV.W, literal.x,  
	  ADD_INT * T1.W, T0.Z, literal.y,  
	4(5.605194e-45), -1(nan)
.Ltmp288:
	ALU clause starting at 45:
.Ltmp289:
	  ADD_INT * T2.W, T1.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp290:
	ALU clause starting at 47:
.Ltmp291:
	  MIN_UINT   T0.X, T1.X, T0.X,  
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T2.W,  
	  SETE_INT * T2.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp292:
	ALU clause starting at 53:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp293:
.Lfunc_end12:
	.size	group_reduce_min_uint, .Lfunc_end12-group_reduce_min_uint

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_inclusive_min_uint
	.p2align	8
	.type	group_inclusive_min_uint,@function
group_inclusive_min_uint:
group_inclusive_min_uint$local:
.Lfunc_begin13:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp294:
	ALU 3, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp295:
	ALU_PUSH_BEFORE 1, @34, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @36, KC0[CB0:0-32], KC1[]
.Ltmp296:
	ALU 2, @37, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp297:
	ALU 1, @40, KC0[], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 5, @42, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp298:
	ALU 4, @49, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp299:
	Fetch clause starting at 22:
.Ltmp300:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp301:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp302:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp303:
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 34:
.Ltmp304:
	  SETE_INT * T2.W, T0.X, 0.0,  
.Ltmp305:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp306:
	ALU clause starting at 36:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 37:
.Ltmp307:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T2.X, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp308:
	ALU clause starting at 40:
.Ltmp309:
	  ADD_INT * T1.W, T2.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp310:
	ALU clause starting at 42:
.Ltmp311:
	  MIN_UINT * T1.X, T2.X, T1.X,  
	  ADD_INT * T0.X, T0.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T2.X, T1.W,  
	  SETE_INT * T1.W, PV.X, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp312:
	ALU clause starting at 48:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 49:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp313:
.Lfunc_end13:
	.size	group_inclusive_min_uint, .Lfunc_end13-group_inclusive_min_uint

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_exclusive_min_uint
	.p2align	8
	.type	group_exclusive_min_uint,@function
group_exclusive_min_uint:
group_exclusive_min_uint$local:
.Lfunc_begin14:
	ALU 1, @24, KC0[], KC1[]
.Ltmp314:
	ALU_PUSH_BEFORE 6, @26, KC0[CB0:0-32], KC1[]
	JUMP @15 POP:1
.Ltmp315:
	ALU 4, @33, KC0[CB0:0-32], KC1[]
.Ltmp316:
	ALU 1, @38, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp317:
	ALU 1, @40, KC0[], KC1[]
.Ltmp318:
	TEX 0 @22
	ALU 0, @42, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @43, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @6
	POP @15 POP:1
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp319:
	ALU 0, @49, KC0[], KC1[]
.Ltmp320:
	ALU 0, @50, KC0[], KC1[]
.Ltmp321:
	ALU 4, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp322:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp323:
	ALU clause starting at 24:
	  MOV * T2.X, literal.x,  
.Ltmp324:
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 26:
	  MOV   T0.Z, KC0[3].X,  
.Ltmp325:
	  SETE_INT * T0.W, T0.X, 0.0,  
.Ltmp326:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.W, 0.0,  
.Ltmp327:
	ALU clause starting at 33:
.Ltmp328:
	  ADD_INT * T0.W, T0.Z, T0.Y,  
	  MOV   T2.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T0.W, KC0[2].Y,  
.Ltmp329:
	-1(nan), 2(2.802597e-45)
	ALU clause starting at 38:
.Ltmp330:
	  ADD_INT   T1.X, T0.W, T1.Z,  
	  MOV * T0.W, T0.X,  
.Ltmp331:
	ALU clause starting at 40:
.Ltmp332:
	  ADD_INT * T1.W, T1.X, literal.x,  
.Ltmp333:
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp334:
	ALU clause starting at 42:
.Ltmp335:
	  MIN_UINT * T2.X, T1.X, T2.X,  
.Ltmp336:
	ALU clause starting at 43:
.Ltmp337:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp338:
	ALU clause starting at 48:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 49:
	  ADD_INT * T1.W, T0.Y, T0.X,  
	ALU clause starting at 50:
	  ADD_INT * T1.W, T1.W, T0.Z,  
	ALU clause starting at 51:
	  LSHL * T1.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp339:
.Lfunc_end14:
	.size	group_exclusive_min_uint, .Lfunc_end14-group_exclusive_min_uint

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_reduce_max_uint
	.p2align	8
	.type	group_reduce_max_uint,@function
group_reduce_max_uint:
group_reduce_max_uint$local:
.Lfunc_begin15:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp340:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp341:
	ALU_PUSH_BEFORE 2, @36, KC0[CB0:0-32], KC1[]
	JUMP @17 POP:1
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp342:
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp343:
	ALU 3, @41, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp344:
	ALU 1, @45, KC0[], KC1[]
	TEX 0 @24
	ALU_PUSH_BEFORE 5, @47, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp345:
	ALU 4, @54, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp346:
	Fetch clause starting at 24:
.Ltmp347:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp348:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp349:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp350:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp351:
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp352:
	  SETGT_UINT * T2.W, literal.x, KC0[1].Z,  
.Ltmp353:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp354:
	ALU clause starting at 39:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 40:
	  MOV * T0.Z, KC0[1].Z,  
	ALU clause starting at 41:
.Ltmp355:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT   T1.X, PV.W, literal.x,  
	  ADD_INT * T1.W, T0.Z, literal.y,  
	4(5.605194e-45), -1(nan)
.Ltmp356:
	ALU clause starting at 45:
.Ltmp357:
	  ADD_INT * T2.W, T1.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp358:
	ALU clause starting at 47:
.Ltmp359:
	  MAX_UINT   T0.X, T0.X, T1.X,  
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T2.W,  
	  SETE_INT * T2.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp360:
	ALU clause starting at 53:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp361:
.Lfunc_end15:
	.size	group_reduce_max_uint, .Lfunc_end15-group_reduce_max_uint

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_inclusive_max_uint
	.p2align	8
	.type	group_inclusive_max_uint,@function
group_inclusive_max_uint:
group_inclusive_max_uint$local:
.Lfunc_begin16:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp362:
	ALU 3, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp363:
	ALU_PUSH_BEFORE 1, @34, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @36, KC0[CB0:0-32], KC1[]
.Ltmp364:
	ALU 2, @37, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp365:
	ALU 1, @40, KC0[], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 5, @42, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp366:
	ALU 4, @49, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp367:
	Fetch clause starting at 22:
.Ltmp368:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp369:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp370:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp371:
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 34:
.Ltmp372:
	  SETE_INT * T2.W, T0.X, 0.0,  
.Ltmp373:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp374:
	ALU clause starting at 36:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 37:
.Ltmp375:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T2.X, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp376:
	ALU clause starting at 40:
.Ltmp377:
	  ADD_INT * T1.W, T2.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp378:
	ALU clause starting at 42:
.Ltmp379:
	  MAX_UINT * T1.X, T1.X, T2.X,  
	  ADD_INT * T0.X, T0.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T2.X, T1.W,  
	  SETE_INT * T1.W, PV.X, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp380:
	ALU clause starting at 48:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 49:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp381:
.Lfunc_end16:
	.size	group_inclusive_max_uint, .Lfunc_end16-group_inclusive_max_uint

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_exclusive_max_uint
	.p2align	8
	.type	group_exclusive_max_uint,@function
group_exclusive_max_uint:
group_exclusive_max_uint$local:
.Lfunc_begin17:
	ALU 1, @24, KC0[], KC1[]
.Ltmp382:
	ALU_PUSH_BEFORE 6, @26, KC0[CB0:0-32], KC1[]
	JUMP @15 POP:1
.Ltmp383:
	ALU 4, @33, KC0[CB0:0-32], KC1[]
.Ltmp384:
	ALU 1, @38, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp385:
	ALU 1, @40, KC0[], KC1[]
.Ltmp386:
	TEX 0 @22
	ALU 0, @42, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @43, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @6
	POP @15 POP:1
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp387:
	ALU 0, @49, KC0[], KC1[]
.Ltmp388:
	ALU 0, @50, KC0[], KC1[]
.Ltmp389:
	ALU 4, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp390:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp391:
	ALU clause starting at 24:
	  MOV * T2.X, literal.x,  
.Ltmp392:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 26:
	  MOV   T0.Z, KC0[3].X,  
.Ltmp393:
	  SETE_INT * T0.W, T0.X, 0.0,  
.Ltmp394:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.W, 0.0,  
.Ltmp395:
	ALU clause starting at 33:
.Ltmp396:
	  ADD_INT * T0.W, T0.Z, T0.Y,  
	  MOV   T2.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T0.W, KC0[2].Y,  
.Ltmp397:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 38:
.Ltmp398:
	  ADD_INT   T1.X, T0.W, T1.Z,  
	  MOV * T0.W, T0.X,  
.Ltmp399:
	ALU clause starting at 40:
.Ltmp400:
	  ADD_INT * T1.W, T1.X, literal.x,  
.Ltmp401:
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp402:
	ALU clause starting at 42:
.Ltmp403:
	  MAX_UINT * T2.X, T2.X, T1.X,  
.Ltmp404:
	ALU clause starting at 43:
.Ltmp405:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp406:
	ALU clause starting at 48:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 49:
	  ADD_INT * T1.W, T0.Y, T0.X,  
	ALU clause starting at 50:
	  ADD_INT * T1.W, T1.W, T0.Z,  
	ALU clause starting at 51:
	  LSHL * T1.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp407:
.Lfunc_end17:
	.size	group_exclusive_max_uint, .Lfunc_end17-group_exclusive_max_uint

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_reduce_add_long
	.p2align	8
	.type	group_reduce_add_long,@function
group_reduce_add_long:
group_reduce_add_long$local:
.Lfunc_begin18:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp408:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp409:
	ALU_PUSH_BEFORE 2, @36, KC0[CB0:0-32], KC1[]
	JUMP @18 POP:1
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp410:
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp411:
	ALU 3, @41, KC0[], KC1[]
	LOOP_START_DX10 @17
.Ltmp412:
	TEX 0 @24
	ALU 4, @45, KC0[], KC1[]
.Ltmp413:
	ALU 2, @50, KC0[], KC1[]
.Ltmp414:
	ALU_PUSH_BEFORE 1, @53, KC0[], KC1[]
	JUMP @16 POP:1
	LOOP_BREAK @16
	POP @16 POP:1
	END_LOOP @9
	POP @18 POP:1
	ALU 0, @55, KC0[CB0:0-32], KC1[]
.Ltmp415:
	ALU 4, @56, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 22:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp416:
	Fetch clause starting at 24:
.Ltmp417:
	  VTX_READ_64 T2.XY, T1.X, 0, #1
.Ltmp418:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp419:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp420:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp421:
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp422:
	  SETGT_UINT * T2.W, literal.x, KC0[1].Z,  
.Ltmp423:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp424:
	ALU clause starting at 39:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 40:
	  MOV * T0.Z, KC0[1].Z,  
	ALU clause starting at 41:
.Ltmp425:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT   T1.X, PV.W, literal.x,  
.Ltmp426:
	  ADD_INT * T1.W, T0.Z, literal.y,  
	8(1.121039e-44), -1(nan)
.Ltmp427:
	ALU clause starting at 45:
.Ltmp428:
	  ADD_INT   T0.Z, T2.Y, T0.Y,  
	  ADDC_UINT * T2.W, T2.X, T0.X,  
	  ADD_INT   T1.X, T1.X, literal.x,  
	  ADD_INT * T0.Y, PV.Z, PV.W,  
.Ltmp429:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 50:
.Ltmp430:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T0.X, T2.X, T0.X,  
.Ltmp431:
	ALU clause starting at 53:
.Ltmp432:
	  SETE_INT * T2.W, T1.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp433:
	ALU clause starting at 55:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 56:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp434:
.Lfunc_end18:
	.size	group_reduce_add_long, .Lfunc_end18-group_reduce_add_long

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_inclusive_add_long
	.p2align	8
	.type	group_inclusive_add_long,@function
group_inclusive_add_long:
group_inclusive_add_long$local:
.Lfunc_begin19:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp435:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp436:
	ALU_PUSH_BEFORE 1, @36, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @38, KC0[CB0:0-32], KC1[]
.Ltmp437:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp438:
	TEX 0 @24
	ALU 4, @42, KC0[], KC1[]
.Ltmp439:
	ALU 2, @47, KC0[], KC1[]
.Ltmp440:
	ALU_PUSH_BEFORE 1, @50, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp441:
	ALU 4, @53, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp442:
	Fetch clause starting at 24:
.Ltmp443:
	  VTX_READ_64 T3.XY, T2.X, 0, #1
.Ltmp444:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp445:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp446:
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp447:
	  SETE_INT * T2.W, T0.X, 0.0,  
.Ltmp448:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp449:
	ALU clause starting at 38:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 39:
.Ltmp450:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T2.X, PV.W, literal.x,  
.Ltmp451:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp452:
	ALU clause starting at 42:
.Ltmp453:
	  ADD_INT   T0.Z, T3.Y, T1.Y,  
	  ADDC_UINT * T1.W, T3.X, T1.X,  
	  ADD_INT   T2.X, T2.X, literal.x,  
	  ADD_INT * T1.Y, PV.Z, PV.W,  
.Ltmp454:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 47:
.Ltmp455:
	  ADD_INT * T0.X, T0.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T1.X, T3.X, T1.X,  
.Ltmp456:
	ALU clause starting at 50:
.Ltmp457:
	  SETE_INT * T1.W, T0.X, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp458:
	ALU clause starting at 52:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 53:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp459:
.Lfunc_end19:
	.size	group_inclusive_add_long, .Lfunc_end19-group_inclusive_add_long

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_exclusive_add_long
	.p2align	8
	.type	group_exclusive_add_long,@function
group_exclusive_add_long:
group_exclusive_add_long$local:
.Lfunc_begin20:
	ALU 1, @24, KC0[], KC1[]
.Ltmp460:
	ALU_PUSH_BEFORE 7, @26, KC0[CB0:0-32], KC1[]
	JUMP @15 POP:1
.Ltmp461:
	ALU 4, @34, KC0[CB0:0-32], KC1[]
.Ltmp462:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp463:
	TEX 0 @22
	ALU 4, @42, KC0[], KC1[]
	ALU 2, @47, KC0[], KC1[]
.Ltmp464:
	ALU_PUSH_BEFORE 1, @50, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @6
	POP @15 POP:1
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp465:
	ALU 0, @53, KC0[], KC1[]
.Ltmp466:
	ALU 0, @54, KC0[], KC1[]
.Ltmp467:
	ALU 4, @55, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp468:
	  VTX_READ_64 T3.XY, T1.X, 0, #1
.Ltmp469:
	ALU clause starting at 24:
	  MOV * T2.X, literal.x,  
.Ltmp470:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 26:
	  MOV   T2.Y, T2.X,  
.Ltmp471:
	  MOV   T0.Z, KC0[3].X,  
.Ltmp472:
	  SETE_INT * T0.W, T0.X, 0.0,  BS:VEC_120/SCL_212
.Ltmp473:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.W, 0.0,  
.Ltmp474:
	ALU clause starting at 34:
.Ltmp475:
	  ADD_INT * T0.W, T0.Z, T0.Y,  
	  MOV   T2.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T0.W, KC0[2].Y,  
.Ltmp476:
	0(0.000000e+00), 3(4.203895e-45)
	ALU clause starting at 39:
.Ltmp477:
	  ADD_INT   T1.X, T0.W, T1.Z,  
	  MOV   T2.Y, T2.X,  
	  MOV * T0.W, T0.X,  BS:VEC_120/SCL_212
.Ltmp478:
	ALU clause starting at 42:
.Ltmp479:
	  ADD_INT   T1.Z, T3.Y, T2.Y,  
	  ADDC_UINT * T1.W, T3.X, T2.X,  
.Ltmp480:
	  ADD_INT   T1.X, T1.X, literal.x,  
	  ADD_INT * T2.Y, PV.Z, PV.W,  
.Ltmp481:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 47:
.Ltmp482:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T2.X, T3.X, T2.X,  
.Ltmp483:
	ALU clause starting at 50:
.Ltmp484:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp485:
	ALU clause starting at 52:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 53:
	  ADD_INT * T1.W, T0.Y, T0.X,  
	ALU clause starting at 54:
	  ADD_INT * T1.W, T1.W, T0.Z,  
	ALU clause starting at 55:
	  LSHL * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp486:
.Lfunc_end20:
	.size	group_exclusive_add_long, .Lfunc_end20-group_exclusive_add_long

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_reduce_min_long
	.p2align	8
	.type	group_reduce_min_long,@function
group_reduce_min_long:
group_reduce_min_long$local:
.Lfunc_begin21:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp487:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp488:
	ALU_PUSH_BEFORE 2, @36, KC0[CB0:0-32], KC1[]
	JUMP @18 POP:1
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp489:
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp490:
	ALU 3, @41, KC0[], KC1[]
	LOOP_START_DX10 @17
.Ltmp491:
	TEX 0 @24
	ALU 4, @45, KC0[], KC1[]
	ALU 4, @50, KC0[], KC1[]
.Ltmp492:
	ALU_PUSH_BEFORE 1, @55, KC0[], KC1[]
	JUMP @16 POP:1
	LOOP_BREAK @16
	POP @16 POP:1
	END_LOOP @9
	POP @18 POP:1
	ALU 0, @57, KC0[CB0:0-32], KC1[]
.Ltmp493:
	ALU 4, @58, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 22:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp494:
	Fetch clause starting at 24:
.Ltmp495:
	  VTX_READ_64 T2.XY, T1.X, 0, #1
.Ltmp496:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp497:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp498:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp499:
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp500:
	  SETGT_UINT * T2.W, literal.x, KC0[1].Z,  
.Ltmp501:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp502:
	ALU clause starting at 39:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 40:
	  MOV * T0.Z, KC0[1].Z,  
	ALU clause starting at 41:
.Ltmp503:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT   T1.X, PV.W, literal.x,  
.Ltmp504:
	  ADD_INT * T1.W, T0.Z, literal.y,  
	8(1.121039e-44), -1(nan)
.Ltmp505:
	ALU clause starting at 45:
.Ltmp506:
	  SETGE_INT * T2.W, T2.Y, T0.Y,  
	  MIN_UINT   T1.Y, T2.X, T0.X,  
	  SETE_INT   T0.Z, T2.Y, T0.Y,  
	  CNDE_INT * T2.W, PV.W, T2.X, T0.X, BS:VEC_021/SCL_122
	  CNDE_INT * T0.X, PV.Z, PV.W, PV.Y, 
.Ltmp507:
	ALU clause starting at 50:
.Ltmp508:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  MIN_INT * T0.Y, T2.Y, T0.Y,  
.Ltmp509:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp510:
	ALU clause starting at 55:
.Ltmp511:
	  SETE_INT * T2.W, T1.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp512:
	ALU clause starting at 57:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 58:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp513:
.Lfunc_end21:
	.size	group_reduce_min_long, .Lfunc_end21-group_reduce_min_long

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_inclusive_min_long
	.p2align	8
	.type	group_inclusive_min_long,@function
group_inclusive_min_long:
group_inclusive_min_long$local:
.Lfunc_begin22:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp514:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp515:
	ALU_PUSH_BEFORE 1, @36, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @38, KC0[CB0:0-32], KC1[]
.Ltmp516:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp517:
	TEX 0 @24
	ALU 4, @42, KC0[], KC1[]
	ALU 4, @47, KC0[], KC1[]
.Ltmp518:
	ALU_PUSH_BEFORE 1, @52, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @54, KC0[CB0:0-32], KC1[]
.Ltmp519:
	ALU 4, @55, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp520:
	Fetch clause starting at 24:
.Ltmp521:
	  VTX_READ_64 T3.XY, T2.X, 0, #1
.Ltmp522:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp523:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp524:
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp525:
	  SETE_INT * T2.W, T0.X, 0.0,  
.Ltmp526:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp527:
	ALU clause starting at 38:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 39:
.Ltmp528:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T2.X, PV.W, literal.x,  
.Ltmp529:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp530:
	ALU clause starting at 42:
.Ltmp531:
	  SETGE_INT * T1.W, T3.Y, T1.Y,  
	  MIN_UINT   T0.Y, T3.X, T1.X,  
	  SETE_INT   T0.Z, T3.Y, T1.Y,  
	  CNDE_INT * T1.W, PV.W, T3.X, T1.X, BS:VEC_021/SCL_122
	  CNDE_INT * T1.X, PV.Z, PV.W, PV.Y, 
.Ltmp532:
	ALU clause starting at 47:
.Ltmp533:
	  ADD_INT * T0.X, T0.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T2.X, T2.X, literal.x,  
	  MIN_INT * T1.Y, T3.Y, T1.Y,  
.Ltmp534:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp535:
	ALU clause starting at 52:
.Ltmp536:
	  SETE_INT * T1.W, T0.X, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp537:
	ALU clause starting at 54:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 55:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp538:
.Lfunc_end22:
	.size	group_inclusive_min_long, .Lfunc_end22-group_inclusive_min_long

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_exclusive_min_long
	.p2align	8
	.type	group_exclusive_min_long,@function
group_exclusive_min_long:
group_exclusive_min_long$local:
.Lfunc_begin23:
	ALU 3, @24, KC0[], KC1[]
.Ltmp539:
	ALU_PUSH_BEFORE 6, @28, KC0[CB0:0-32], KC1[]
	JUMP @15 POP:1
	ALU 6, @35, KC0[CB0:0-32], KC1[]
.Ltmp540:
	ALU 1, @42, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp541:
	TEX 0 @22
	ALU 4, @44, KC0[], KC1[]
.Ltmp542:
	ALU 4, @49, KC0[], KC1[]
.Ltmp543:
	ALU_PUSH_BEFORE 1, @54, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @6
	POP @15 POP:1
	ALU 0, @56, KC0[CB0:0-32], KC1[]
.Ltmp544:
	ALU 0, @57, KC0[], KC1[]
.Ltmp545:
	ALU 0, @58, KC0[], KC1[]
.Ltmp546:
	ALU 4, @59, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp547:
	  VTX_READ_64 T3.XY, T1.X, 0, #1
.Ltmp548:
	ALU clause starting at 24:
	  MOV * T2.Y, literal.x,  
.Ltmp549:
	2147483647(nan), 0(0.000000e+00)
	  MOV * T2.X, literal.x,  
.Ltmp550:
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 28:
	  MOV   T0.Z, KC0[3].X,  
.Ltmp551:
	  SETE_INT * T0.W, T0.X, 0.0,  
.Ltmp552:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.W, 0.0,  
.Ltmp553:
	ALU clause starting at 35:
	  MOV   T2.Y, literal.x,  
.Ltmp554:
	  ADD_INT * T0.W, T0.Z, T0.Y,  
	2147483647(nan), 0(0.000000e+00)
	  MOV   T2.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T0.W, KC0[2].Y,  
.Ltmp555:
	-1(nan), 3(4.203895e-45)
	ALU clause starting at 42:
.Ltmp556:
	  ADD_INT   T1.X, T0.W, T1.Z,  
	  MOV * T0.W, T0.X,  
.Ltmp557:
	ALU clause starting at 44:
.Ltmp558:
	  SETGE_INT * T1.W, T3.Y, T2.Y,  
.Ltmp559:
	  MIN_UINT   T1.Y, T3.X, T2.X,  
	  SETE_INT   T1.Z, T3.Y, T2.Y,  
	  CNDE_INT * T1.W, PV.W, T3.X, T2.X, BS:VEC_021/SCL_122
	  CNDE_INT * T2.X, PV.Z, PV.W, PV.Y, 
.Ltmp560:
	ALU clause starting at 49:
.Ltmp561:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  MIN_INT * T2.Y, T3.Y, T2.Y,  
.Ltmp562:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 54:
.Ltmp563:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp564:
	ALU clause starting at 56:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 57:
	  ADD_INT * T1.W, T0.Y, T0.X,  
	ALU clause starting at 58:
	  ADD_INT * T1.W, T1.W, T0.Z,  
	ALU clause starting at 59:
	  LSHL * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp565:
.Lfunc_end23:
	.size	group_exclusive_min_long, .Lfunc_end23-group_exclusive_min_long

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_reduce_max_long
	.p2align	8
	.type	group_reduce_max_long,@function
group_reduce_max_long:
group_reduce_max_long$local:
.Lfunc_begin24:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp566:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp567:
	ALU_PUSH_BEFORE 2, @36, KC0[CB0:0-32], KC1[]
	JUMP @18 POP:1
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp568:
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp569:
	ALU 3, @41, KC0[], KC1[]
	LOOP_START_DX10 @17
.Ltmp570:
	TEX 0 @24
	ALU 4, @45, KC0[], KC1[]
	ALU 4, @50, KC0[], KC1[]
.Ltmp571:
	ALU_PUSH_BEFORE 1, @55, KC0[], KC1[]
	JUMP @16 POP:1
	LOOP_BREAK @16
	POP @16 POP:1
	END_LOOP @9
	POP @18 POP:1
	ALU 0, @57, KC0[CB0:0-32], KC1[]
.Ltmp572:
	ALU 4, @58, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 22:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp573:
	Fetch clause starting at 24:
.Ltmp574:
	  VTX_READ_64 T2.XY, T1.X, 0, #1
.Ltmp575:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp576:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp577:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp578:
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp579:
	  SETGT_UINT * T2.W, literal.x, KC0[1].Z,  
.Ltmp580:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp581:
	ALU clause starting at 39:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 40:
	  MOV * T0.Z, KC0[1].Z,  
	ALU clause starting at 41:
.Ltmp582:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT   T1.X, PV.W, literal.x,  
.Ltmp583:
	  ADD_INT * T1.W, T0.Z, literal.y,  
	8(1.121039e-44), -1(nan)
.Ltmp584:
	ALU clause starting at 45:
.Ltmp585:
	  SETGT_INT * T2.W, T0.Y, T2.Y,  
	  MAX_UINT   T1.Y, T0.X, T2.X,  
	  SETE_INT   T0.Z, T0.Y, T2.Y,  
	  CNDE_INT * T2.W, PV.W, T2.X, T0.X, 
	  CNDE_INT * T0.X, PV.Z, PV.W, PV.Y, 
.Ltmp586:
	ALU clause starting at 50:
.Ltmp587:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  MAX_INT * T0.Y, T0.Y, T2.Y,  
.Ltmp588:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp589:
	ALU clause starting at 55:
.Ltmp590:
	  SETE_INT * T2.W, T1.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp591:
	ALU clause starting at 57:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 58:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp592:
.Lfunc_end24:
	.size	group_reduce_max_long, .Lfunc_end24-group_reduce_max_long

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_inclusive_max_long
	.p2align	8
	.type	group_inclusive_max_long,@function
group_inclusive_max_long:
group_inclusive_max_long$local:
.Lfunc_begin25:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp593:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp594:
	ALU_PUSH_BEFORE 1, @36, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @38, KC0[CB0:0-32], KC1[]
.Ltmp595:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp596:
	TEX 0 @24
	ALU 4, @42, KC0[], KC1[]
	ALU 4, @47, KC0[], KC1[]
.Ltmp597:
	ALU_PUSH_BEFORE 1, @52, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @54, KC0[CB0:0-32], KC1[]
.Ltmp598:
	ALU 4, @55, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp599:
	Fetch clause starting at 24:
.Ltmp600:
	  VTX_READ_64 T3.XY, T2.X, 0, #1
.Ltmp601:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp602:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp603:
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp604:
	  SETE_INT * T2.W, T0.X, 0.0,  
.Ltmp605:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp606:
	ALU clause starting at 38:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 39:
.Ltmp607:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T2.X, PV.W, literal.x,  
.Ltmp608:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp609:
	ALU clause starting at 42:
.Ltmp610:
	  SETGT_INT * T1.W, T1.Y, T3.Y,  
	  MAX_UINT   T0.Y, T1.X, T3.X,  
	  SETE_INT   T0.Z, T1.Y, T3.Y,  
	  CNDE_INT * T1.W, PV.W, T3.X, T1.X, 
	  CNDE_INT * T1.X, PV.Z, PV.W, PV.Y, 
.Ltmp611:
	ALU clause starting at 47:
.Ltmp612:
	  ADD_INT * T0.X, T0.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T2.X, T2.X, literal.x,  
	  MAX_INT * T1.Y, T1.Y, T3.Y,  
.Ltmp613:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp614:
	ALU clause starting at 52:
.Ltmp615:
	  SETE_INT * T1.W, T0.X, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp616:
	ALU clause starting at 54:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 55:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp617:
.Lfunc_end25:
	.size	group_inclusive_max_long, .Lfunc_end25-group_inclusive_max_long

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_exclusive_max_long
	.p2align	8
	.type	group_exclusive_max_long,@function
group_exclusive_max_long:
group_exclusive_max_long$local:
.Lfunc_begin26:
	ALU 3, @24, KC0[], KC1[]
.Ltmp618:
	ALU_PUSH_BEFORE 6, @28, KC0[CB0:0-32], KC1[]
	JUMP @15 POP:1
	ALU 6, @35, KC0[CB0:0-32], KC1[]
.Ltmp619:
	ALU 1, @42, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp620:
	TEX 0 @22
	ALU 4, @44, KC0[], KC1[]
.Ltmp621:
	ALU 4, @49, KC0[], KC1[]
.Ltmp622:
	ALU_PUSH_BEFORE 1, @54, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @6
	POP @15 POP:1
	ALU 0, @56, KC0[CB0:0-32], KC1[]
.Ltmp623:
	ALU 0, @57, KC0[], KC1[]
.Ltmp624:
	ALU 0, @58, KC0[], KC1[]
.Ltmp625:
	ALU 4, @59, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp626:
	  VTX_READ_64 T3.XY, T1.X, 0, #1
.Ltmp627:
	ALU clause starting at 24:
	  MOV * T2.Y, literal.x,  
.Ltmp628:
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  MOV * T2.X, literal.x,  
.Ltmp629:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 28:
	  MOV   T0.Z, KC0[3].X,  
.Ltmp630:
	  SETE_INT * T0.W, T0.X, 0.0,  
.Ltmp631:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.W, 0.0,  
.Ltmp632:
	ALU clause starting at 35:
	  MOV   T2.Y, literal.x,  
.Ltmp633:
	  ADD_INT * T0.W, T0.Z, T0.Y,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  MOV   T2.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T0.W, KC0[2].Y,  
.Ltmp634:
	0(0.000000e+00), 3(4.203895e-45)
	ALU clause starting at 42:
.Ltmp635:
	  ADD_INT   T1.X, T0.W, T1.Z,  
	  MOV * T0.W, T0.X,  
.Ltmp636:
	ALU clause starting at 44:
.Ltmp637:
	  SETGT_INT * T1.W, T2.Y, T3.Y,  
.Ltmp638:
	  MAX_UINT   T1.Y, T2.X, T3.X,  
	  SETE_INT   T1.Z, T2.Y, T3.Y,  
	  CNDE_INT * T1.W, PV.W, T3.X, T2.X, 
	  CNDE_INT * T2.X, PV.Z, PV.W, PV.Y, 
.Ltmp639:
	ALU clause starting at 49:
.Ltmp640:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  MAX_INT * T2.Y, T2.Y, T3.Y,  
.Ltmp641:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 54:
.Ltmp642:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp643:
	ALU clause starting at 56:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 57:
	  ADD_INT * T1.W, T0.Y, T0.X,  
	ALU clause starting at 58:
	  ADD_INT * T1.W, T1.W, T0.Z,  
	ALU clause starting at 59:
	  LSHL * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp644:
.Lfunc_end26:
	.size	group_exclusive_max_long, .Lfunc_end26-group_exclusive_max_long

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_reduce_add_ulong
	.p2align	8
	.type	group_reduce_add_ulong,@function
group_reduce_add_ulong:
group_reduce_add_ulong$local:
.Lfunc_begin27:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp645:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp646:
	ALU_PUSH_BEFORE 2, @36, KC0[CB0:0-32], KC1[]
	JUMP @18 POP:1
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp647:
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp648:
	ALU 3, @41, KC0[], KC1[]
	LOOP_START_DX10 @17
.Ltmp649:
	TEX 0 @24
	ALU 4, @45, KC0[], KC1[]
.Ltmp650:
	ALU 2, @50, KC0[], KC1[]
.Ltmp651:
	ALU_PUSH_BEFORE 1, @53, KC0[], KC1[]
	JUMP @16 POP:1
	LOOP_BREAK @16
	POP @16 POP:1
	END_LOOP @9
	POP @18 POP:1
	ALU 0, @55, KC0[CB0:0-32], KC1[]
.Ltmp652:
	ALU 4, @56, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 22:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp653:
	Fetch clause starting at 24:
.Ltmp654:
	  VTX_READ_64 T2.XY, T1.X, 0, #1
.Ltmp655:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp656:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp657:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp658:
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp659:
	  SETGT_UINT * T2.W, literal.x, KC0[1].Z,  
.Ltmp660:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp661:
	ALU clause starting at 39:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 40:
	  MOV * T0.Z, KC0[1].Z,  
	ALU clause starting at 41:
.Ltmp662:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT   T1.X, PV.W, literal.x,  
.Ltmp663:
	  ADD_INT * T1.W, T0.Z, literal.y,  
	8(1.121039e-44), -1(nan)
.Ltmp664:
	ALU clause starting at 45:
.Ltmp665:
	  ADD_INT   T0.Z, T2.Y, T0.Y,  
	  ADDC_UINT * T2.W, T2.X, T0.X,  
	  ADD_INT   T1.X, T1.X, literal.x,  
	  ADD_INT * T0.Y, PV.Z, PV.W,  
.Ltmp666:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 50:
.Ltmp667:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T0.X, T2.X, T0.X,  
.Ltmp668:
	ALU clause starting at 53:
.Ltmp669:
	  SETE_INT * T2.W, T1.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp670:
	ALU clause starting at 55:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 56:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp671:
.Lfunc_end27:
	.size	group_reduce_add_ulong, .Lfunc_end27-group_reduce_add_ulong

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_inclusive_add_ulong
	.p2align	8
	.type	group_inclusive_add_ulong,@function
group_inclusive_add_ulong:
group_inclusive_add_ulong$local:
.Lfunc_begin28:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp672:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp673:
	ALU_PUSH_BEFORE 1, @36, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @38, KC0[CB0:0-32], KC1[]
.Ltmp674:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp675:
	TEX 0 @24
	ALU 4, @42, KC0[], KC1[]
.Ltmp676:
	ALU 2, @47, KC0[], KC1[]
.Ltmp677:
	ALU_PUSH_BEFORE 1, @50, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp678:
	ALU 4, @53, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp679:
	Fetch clause starting at 24:
.Ltmp680:
	  VTX_READ_64 T3.XY, T2.X, 0, #1
.Ltmp681:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp682:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp683:
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp684:
	  SETE_INT * T2.W, T0.X, 0.0,  
.Ltmp685:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp686:
	ALU clause starting at 38:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 39:
.Ltmp687:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T2.X, PV.W, literal.x,  
.Ltmp688:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp689:
	ALU clause starting at 42:
.Ltmp690:
	  ADD_INT   T0.Z, T3.Y, T1.Y,  
	  ADDC_UINT * T1.W, T3.X, T1.X,  
	  ADD_INT   T2.X, T2.X, literal.x,  
	  ADD_INT * T1.Y, PV.Z, PV.W,  
.Ltmp691:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 47:
.Ltmp692:
	  ADD_INT * T0.X, T0.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T1.X, T3.X, T1.X,  
.Ltmp693:
	ALU clause starting at 50:
.Ltmp694:
	  SETE_INT * T1.W, T0.X, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp695:
	ALU clause starting at 52:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 53:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp696:
.Lfunc_end28:
	.size	group_inclusive_add_ulong, .Lfunc_end28-group_inclusive_add_ulong

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_exclusive_add_ulong
	.p2align	8
	.type	group_exclusive_add_ulong,@function
group_exclusive_add_ulong:
group_exclusive_add_ulong$local:
.Lfunc_begin29:
	ALU 1, @24, KC0[], KC1[]
.Ltmp697:
	ALU_PUSH_BEFORE 7, @26, KC0[CB0:0-32], KC1[]
	JUMP @15 POP:1
.Ltmp698:
	ALU 4, @34, KC0[CB0:0-32], KC1[]
.Ltmp699:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp700:
	TEX 0 @22
	ALU 4, @42, KC0[], KC1[]
	ALU 2, @47, KC0[], KC1[]
.Ltmp701:
	ALU_PUSH_BEFORE 1, @50, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @6
	POP @15 POP:1
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp702:
	ALU 0, @53, KC0[], KC1[]
.Ltmp703:
	ALU 0, @54, KC0[], KC1[]
.Ltmp704:
	ALU 4, @55, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp705:
	  VTX_READ_64 T3.XY, T1.X, 0, #1
.Ltmp706:
	ALU clause starting at 24:
	  MOV * T2.X, literal.x,  
.Ltmp707:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 26:
	  MOV   T2.Y, T2.X,  
.Ltmp708:
	  MOV   T0.Z, KC0[3].X,  
.Ltmp709:
	  SETE_INT * T0.W, T0.X, 0.0,  BS:VEC_120/SCL_212
.Ltmp710:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.W, 0.0,  
.Ltmp711:
	ALU clause starting at 34:
.Ltmp712:
	  ADD_INT * T0.W, T0.Z, T0.Y,  
	  MOV   T2.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T0.W, KC0[2].Y,  
.Ltmp713:
	0(0.000000e+00), 3(4.203895e-45)
	ALU clause starting at 39:
.Ltmp714:
	  ADD_INT   T1.X, T0.W, T1.Z,  
	  MOV   T2.Y, T2.X,  
	  MOV * T0.W, T0.X,  BS:VEC_120/SCL_212
.Ltmp715:
	ALU clause starting at 42:
.Ltmp716:
	  ADD_INT   T1.Z, T3.Y, T2.Y,  
	  ADDC_UINT * T1.W, T3.X, T2.X,  
.Ltmp717:
	  ADD_INT   T1.X, T1.X, literal.x,  
	  ADD_INT * T2.Y, PV.Z, PV.W,  
.Ltmp718:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 47:
.Ltmp719:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T2.X, T3.X, T2.X,  
.Ltmp720:
	ALU clause starting at 50:
.Ltmp721:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp722:
	ALU clause starting at 52:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 53:
	  ADD_INT * T1.W, T0.Y, T0.X,  
	ALU clause starting at 54:
	  ADD_INT * T1.W, T1.W, T0.Z,  
	ALU clause starting at 55:
	  LSHL * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp723:
.Lfunc_end29:
	.size	group_exclusive_add_ulong, .Lfunc_end29-group_exclusive_add_ulong

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_reduce_min_ulong
	.p2align	8
	.type	group_reduce_min_ulong,@function
group_reduce_min_ulong:
group_reduce_min_ulong$local:
.Lfunc_begin30:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp724:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp725:
	ALU_PUSH_BEFORE 2, @36, KC0[CB0:0-32], KC1[]
	JUMP @18 POP:1
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp726:
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp727:
	ALU 3, @41, KC0[], KC1[]
	LOOP_START_DX10 @17
.Ltmp728:
	TEX 0 @24
	ALU 4, @45, KC0[], KC1[]
	ALU 4, @50, KC0[], KC1[]
.Ltmp729:
	ALU_PUSH_BEFORE 1, @55, KC0[], KC1[]
	JUMP @16 POP:1
	LOOP_BREAK @16
	POP @16 POP:1
	END_LOOP @9
	POP @18 POP:1
	ALU 0, @57, KC0[CB0:0-32], KC1[]
.Ltmp730:
	ALU 4, @58, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 22:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp731:
	Fetch clause starting at 24:
.Ltmp732:
	  VTX_READ_64 T2.XY, T1.X, 0, #1
.Ltmp733:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp734:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp735:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp736:
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp737:
	  SETGT_UINT * T2.W, literal.x, KC0[1].Z,  
.Ltmp738:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp739:
	ALU clause starting at 39:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 40:
	  MOV * T0.Z, KC0[1].Z,  
	ALU clause starting at 41:
.Ltmp740:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT   T1.X, PV.W, literal.x,  
.Ltmp741:
	  ADD_INT * T1.W, T0.Z, literal.y,  
	8(1.121039e-44), -1(nan)
.Ltmp742:
	ALU clause starting at 45:
.Ltmp743:
	  SETGE_UINT * T2.W, T2.Y, T0.Y,  
	  MIN_UINT   T1.Y, T2.X, T0.X,  
	  SETE_INT   T0.Z, T2.Y, T0.Y,  
	  CNDE_INT * T2.W, PV.W, T2.X, T0.X, BS:VEC_021/SCL_122
	  CNDE_INT * T0.X, PV.Z, PV.W, PV.Y, 
.Ltmp744:
	ALU clause starting at 50:
.Ltmp745:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  MIN_UINT * T0.Y, T2.Y, T0.Y,  
.Ltmp746:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp747:
	ALU clause starting at 55:
.Ltmp748:
	  SETE_INT * T2.W, T1.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp749:
	ALU clause starting at 57:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 58:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp750:
.Lfunc_end30:
	.size	group_reduce_min_ulong, .Lfunc_end30-group_reduce_min_ulong

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_inclusive_min_ulong
	.p2align	8
	.type	group_inclusive_min_ulong,@function
group_inclusive_min_ulong:
group_inclusive_min_ulong$local:
.Lfunc_begin31:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp751:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp752:
	ALU_PUSH_BEFORE 1, @36, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @38, KC0[CB0:0-32], KC1[]
.Ltmp753:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp754:
	TEX 0 @24
	ALU 4, @42, KC0[], KC1[]
	ALU 4, @47, KC0[], KC1[]
.Ltmp755:
	ALU_PUSH_BEFORE 1, @52, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @54, KC0[CB0:0-32], KC1[]
.Ltmp756:
	ALU 4, @55, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp757:
	Fetch clause starting at 24:
.Ltmp758:
	  VTX_READ_64 T3.XY, T2.X, 0, #1
.Ltmp759:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp760:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp761:
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp762:
	  SETE_INT * T2.W, T0.X, 0.0,  
.Ltmp763:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp764:
	ALU clause starting at 38:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 39:
.Ltmp765:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T2.X, PV.W, literal.x,  
.Ltmp766:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp767:
	ALU clause starting at 42:
.Ltmp768:
	  SETGE_UINT * T1.W, T3.Y, T1.Y,  
	  MIN_UINT   T0.Y, T3.X, T1.X,  
	  SETE_INT   T0.Z, T3.Y, T1.Y,  
	  CNDE_INT * T1.W, PV.W, T3.X, T1.X, BS:VEC_021/SCL_122
	  CNDE_INT * T1.X, PV.Z, PV.W, PV.Y, 
.Ltmp769:
	ALU clause starting at 47:
.Ltmp770:
	  ADD_INT * T0.X, T0.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T2.X, T2.X, literal.x,  
	  MIN_UINT * T1.Y, T3.Y, T1.Y,  
.Ltmp771:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp772:
	ALU clause starting at 52:
.Ltmp773:
	  SETE_INT * T1.W, T0.X, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp774:
	ALU clause starting at 54:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 55:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp775:
.Lfunc_end31:
	.size	group_inclusive_min_ulong, .Lfunc_end31-group_inclusive_min_ulong

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_exclusive_min_ulong
	.p2align	8
	.type	group_exclusive_min_ulong,@function
group_exclusive_min_ulong:
group_exclusive_min_ulong$local:
.Lfunc_begin32:
	ALU 1, @24, KC0[], KC1[]
.Ltmp776:
	ALU_PUSH_BEFORE 7, @26, KC0[CB0:0-32], KC1[]
	JUMP @15 POP:1
.Ltmp777:
	ALU 4, @34, KC0[CB0:0-32], KC1[]
.Ltmp778:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp779:
	TEX 0 @22
	ALU 4, @42, KC0[], KC1[]
.Ltmp780:
	ALU 4, @47, KC0[], KC1[]
.Ltmp781:
	ALU_PUSH_BEFORE 1, @52, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @6
	POP @15 POP:1
	ALU 0, @54, KC0[CB0:0-32], KC1[]
.Ltmp782:
	ALU 0, @55, KC0[], KC1[]
.Ltmp783:
	ALU 0, @56, KC0[], KC1[]
.Ltmp784:
	ALU 4, @57, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp785:
	  VTX_READ_64 T3.XY, T1.X, 0, #1
.Ltmp786:
	ALU clause starting at 24:
	  MOV * T2.X, literal.x,  
.Ltmp787:
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 26:
	  MOV   T2.Y, T2.X,  
.Ltmp788:
	  MOV   T0.Z, KC0[3].X,  
.Ltmp789:
	  SETE_INT * T0.W, T0.X, 0.0,  BS:VEC_120/SCL_212
.Ltmp790:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.W, 0.0,  
.Ltmp791:
	ALU clause starting at 34:
.Ltmp792:
	  ADD_INT * T0.W, T0.Z, T0.Y,  
	  MOV   T2.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T0.W, KC0[2].Y,  
.Ltmp793:
	-1(nan), 3(4.203895e-45)
	ALU clause starting at 39:
.Ltmp794:
	  ADD_INT   T1.X, T0.W, T1.Z,  
	  MOV   T2.Y, T2.X,  
	  MOV * T0.W, T0.X,  BS:VEC_120/SCL_212
.Ltmp795:
	ALU clause starting at 42:
.Ltmp796:
	  SETGE_UINT * T1.W, T3.Y, T2.Y,  
.Ltmp797:
	  MIN_UINT   T1.Y, T3.X, T2.X,  
	  SETE_INT   T1.Z, T3.Y, T2.Y,  
	  CNDE_INT * T1.W, PV.W, T3.X, T2.X, BS:VEC_021/SCL_122
	  CNDE_INT * T2.X, PV.Z, PV.W, PV.Y, 
.Ltmp798:
	ALU clause starting at 47:
.Ltmp799:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  MIN_UINT * T2.Y, T3.Y, T2.Y,  
.Ltmp800:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 52:
.Ltmp801:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp802:
	ALU clause starting at 54:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 55:
	  ADD_INT * T1.W, T0.Y, T0.X,  
	ALU clause starting at 56:
	  ADD_INT * T1.W, T1.W, T0.Z,  
	ALU clause starting at 57:
	  LSHL * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp803:
.Lfunc_end32:
	.size	group_exclusive_min_ulong, .Lfunc_end32-group_exclusive_min_ulong

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_reduce_max_ulong
	.p2align	8
	.type	group_reduce_max_ulong,@function
group_reduce_max_ulong:
group_reduce_max_ulong$local:
.Lfunc_begin33:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp804:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp805:
	ALU_PUSH_BEFORE 2, @36, KC0[CB0:0-32], KC1[]
	JUMP @18 POP:1
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp806:
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp807:
	ALU 3, @41, KC0[], KC1[]
	LOOP_START_DX10 @17
.Ltmp808:
	TEX 0 @24
	ALU 4, @45, KC0[], KC1[]
	ALU 4, @50, KC0[], KC1[]
.Ltmp809:
	ALU_PUSH_BEFORE 1, @55, KC0[], KC1[]
	JUMP @16 POP:1
	LOOP_BREAK @16
	POP @16 POP:1
	END_LOOP @9
	POP @18 POP:1
	ALU 0, @57, KC0[CB0:0-32], KC1[]
.Ltmp810:
	ALU 4, @58, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 22:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp811:
	Fetch clause starting at 24:
.Ltmp812:
	  VTX_READ_64 T2.XY, T1.X, 0, #1
.Ltmp813:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp814:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp815:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp816:
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp817:
	  SETGT_UINT * T2.W, literal.x, KC0[1].Z,  
.Ltmp818:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp819:
	ALU clause starting at 39:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 40:
	  MOV * T0.Z, KC0[1].Z,  
	ALU clause starting at 41:
.Ltmp820:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT   T1.X, PV.W, literal.x,  
.Ltmp821:
	  ADD_INT * T1.W, T0.Z, literal.y,  
	8(1.121039e-44), -1(nan)
.Ltmp822:
	ALU clause starting at 45:
.Ltmp823:
	  SETGT_UINT * T2.W, T0.Y, T2.Y,  
	  MAX_UINT   T1.Y, T0.X, T2.X,  
	  SETE_INT   T0.Z, T0.Y, T2.Y,  
	  CNDE_INT * T2.W, PV.W, T2.X, T0.X, 
	  CNDE_INT * T0.X, PV.Z, PV.W, PV.Y, 
.Ltmp824:
	ALU clause starting at 50:
.Ltmp825:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  MAX_UINT * T0.Y, T0.Y, T2.Y,  
.Ltmp826:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp827:
	ALU clause starting at 55:
.Ltmp828:
	  SETE_INT * T2.W, T1.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp829:
	ALU clause starting at 57:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 58:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp830:
.Lfunc_end33:
	.size	group_reduce_max_ulong, .Lfunc_end33-group_reduce_max_ulong

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_inclusive_max_ulong
	.p2align	8
	.type	group_inclusive_max_ulong,@function
group_inclusive_max_ulong:
group_inclusive_max_ulong$local:
.Lfunc_begin34:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp831:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp832:
	ALU_PUSH_BEFORE 1, @36, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @38, KC0[CB0:0-32], KC1[]
.Ltmp833:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp834:
	TEX 0 @24
	ALU 4, @42, KC0[], KC1[]
	ALU 4, @47, KC0[], KC1[]
.Ltmp835:
	ALU_PUSH_BEFORE 1, @52, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @54, KC0[CB0:0-32], KC1[]
.Ltmp836:
	ALU 4, @55, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp837:
	Fetch clause starting at 24:
.Ltmp838:
	  VTX_READ_64 T3.XY, T2.X, 0, #1
.Ltmp839:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp840:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp841:
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp842:
	  SETE_INT * T2.W, T0.X, 0.0,  
.Ltmp843:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp844:
	ALU clause starting at 38:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 39:
.Ltmp845:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T2.X, PV.W, literal.x,  
.Ltmp846:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp847:
	ALU clause starting at 42:
.Ltmp848:
	  SETGT_UINT * T1.W, T1.Y, T3.Y,  
	  MAX_UINT   T0.Y, T1.X, T3.X,  
	  SETE_INT   T0.Z, T1.Y, T3.Y,  
	  CNDE_INT * T1.W, PV.W, T3.X, T1.X, 
	  CNDE_INT * T1.X, PV.Z, PV.W, PV.Y, 
.Ltmp849:
	ALU clause starting at 47:
.Ltmp850:
	  ADD_INT * T0.X, T0.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T2.X, T2.X, literal.x,  
	  MAX_UINT * T1.Y, T1.Y, T3.Y,  
.Ltmp851:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp852:
	ALU clause starting at 52:
.Ltmp853:
	  SETE_INT * T1.W, T0.X, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp854:
	ALU clause starting at 54:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 55:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp855:
.Lfunc_end34:
	.size	group_inclusive_max_ulong, .Lfunc_end34-group_inclusive_max_ulong

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_exclusive_max_ulong
	.p2align	8
	.type	group_exclusive_max_ulong,@function
group_exclusive_max_ulong:
group_exclusive_max_ulong$local:
.Lfunc_begin35:
	ALU 1, @24, KC0[], KC1[]
.Ltmp856:
	ALU_PUSH_BEFORE 7, @26, KC0[CB0:0-32], KC1[]
	JUMP @15 POP:1
.Ltmp857:
	ALU 4, @34, KC0[CB0:0-32], KC1[]
.Ltmp858:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp859:
	TEX 0 @22
	ALU 4, @42, KC0[], KC1[]
.Ltmp860:
	ALU 4, @47, KC0[], KC1[]
.Ltmp861:
	ALU_PUSH_BEFORE 1, @52, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @6
	POP @15 POP:1
	ALU 0, @54, KC0[CB0:0-32], KC1[]
.Ltmp862:
	ALU 0, @55, KC0[], KC1[]
.Ltmp863:
	ALU 0, @56, KC0[], KC1[]
.Ltmp864:
	ALU 4, @57, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp865:
	  VTX_READ_64 T3.XY, T1.X, 0, #1
.Ltmp866:
	ALU clause starting at 24:
	  MOV * T2.X, literal.x,  
.Ltmp867:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 26:
	  MOV   T2.Y, T2.X,  
.Ltmp868:
	  MOV   T0.Z, KC0[3].X,  
.Ltmp869:
	  SETE_INT * T0.W, T0.X, 0.0,  BS:VEC_120/SCL_212
.Ltmp870:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.W, 0.0,  
.Ltmp871:
	ALU clause starting at 34:
.Ltmp872:
	  ADD_INT * T0.W, T0.Z, T0.Y,  
	  MOV   T2.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T0.W, KC0[2].Y,  
.Ltmp873:
	0(0.000000e+00), 3(4.203895e-45)
	ALU clause starting at 39:
.Ltmp874:
	  ADD_INT   T1.X, T0.W, T1.Z,  
	  MOV   T2.Y, T2.X,  
	  MOV * T0.W, T0.X,  BS:VEC_120/SCL_212
.Ltmp875:
	ALU clause starting at 42:
.Ltmp876:
	  SETGT_UINT * T1.W, T2.Y, T3.Y,  
.Ltmp877:
	  MAX_UINT   T1.Y, T2.X, T3.X,  
	  SETE_INT   T1.Z, T2.Y, T3.Y,  
	  CNDE_INT * T1.W, PV.W, T3.X, T2.X, 
	  CNDE_INT * T2.X, PV.Z, PV.W, PV.Y, 
.Ltmp878:
	ALU clause starting at 47:
.Ltmp879:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  MAX_UINT * T2.Y, T2.Y, T3.Y,  
.Ltmp880:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 52:
.Ltmp881:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp882:
	ALU clause starting at 54:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 55:
	  ADD_INT * T1.W, T0.Y, T0.X,  
	ALU clause starting at 56:
	  ADD_INT * T1.W, T1.W, T0.Z,  
	ALU clause starting at 57:
	  LSHL * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp883:
.Lfunc_end35:
	.size	group_exclusive_max_ulong, .Lfunc_end35-group_exclusive_max_ulong

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_reduce_add_float
	.p2align	8
	.type	group_reduce_add_float,@function
group_reduce_add_float:
group_reduce_add_float$local:
.Lfunc_begin36:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp884:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp885:
	ALU_PUSH_BEFORE 2, @36, KC0[CB0:0-32], KC1[]
	JUMP @17 POP:1
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp886:
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp887:
	ALU 3, @41, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp888:
	ALU 1, @45, KC0[], KC1[]
	TEX 0 @24
	ALU_PUSH_BEFORE 5, @47, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp889:
	ALU 4, @54, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp890:
	Fetch clause starting at 24:
.Ltmp891:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp892:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp893:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp894:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp895:
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp896:
	  SETGT_UINT * T2.W, literal.x, KC0[1].Z,  
.Ltmp897:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp898:
	ALU clause starting at 39:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 40:
	  MOV * T0.Z, KC0[1].Z,  
	ALU clause starting at 41:
.Ltmp899:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT   T1.X, PV.W, literal.x,  
	  ADD_INT * T1.W, T0.Z, literal.y,  
	4(5.605194e-45), -1(nan)
.Ltmp900:
	ALU clause starting at 45:
.Ltmp901:
	  ADD_INT * T2.W, T1.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp902:
	ALU clause starting at 47:
.Ltmp903:
	  ADD   T0.X, T0.X, T1.X,  
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T2.W,  
	  SETE_INT * T2.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp904:
	ALU clause starting at 53:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp905:
.Lfunc_end36:
	.size	group_reduce_add_float, .Lfunc_end36-group_reduce_add_float

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_inclusive_add_float
	.p2align	8
	.type	group_inclusive_add_float,@function
group_inclusive_add_float:
group_inclusive_add_float$local:
.Lfunc_begin37:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp906:
	ALU 3, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp907:
	ALU_PUSH_BEFORE 1, @34, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @36, KC0[CB0:0-32], KC1[]
.Ltmp908:
	ALU 2, @37, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp909:
	ALU 1, @40, KC0[], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 5, @42, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp910:
	ALU 4, @49, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp911:
	Fetch clause starting at 22:
.Ltmp912:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp913:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp914:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp915:
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 34:
.Ltmp916:
	  SETE_INT * T2.W, T0.X, 0.0,  
.Ltmp917:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp918:
	ALU clause starting at 36:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 37:
.Ltmp919:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T2.X, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp920:
	ALU clause starting at 40:
.Ltmp921:
	  ADD_INT * T1.W, T2.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp922:
	ALU clause starting at 42:
.Ltmp923:
	  ADD * T1.X, T1.X, T2.X,  
	  ADD_INT * T0.X, T0.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T2.X, T1.W,  
	  SETE_INT * T1.W, PV.X, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp924:
	ALU clause starting at 48:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 49:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp925:
.Lfunc_end37:
	.size	group_inclusive_add_float, .Lfunc_end37-group_inclusive_add_float

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_exclusive_add_float
	.p2align	8
	.type	group_exclusive_add_float,@function
group_exclusive_add_float:
group_exclusive_add_float$local:
.Lfunc_begin38:
	ALU 1, @24, KC0[], KC1[]
.Ltmp926:
	ALU_PUSH_BEFORE 6, @26, KC0[CB0:0-32], KC1[]
	JUMP @15 POP:1
.Ltmp927:
	ALU 4, @33, KC0[CB0:0-32], KC1[]
.Ltmp928:
	ALU 1, @38, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp929:
	ALU 1, @40, KC0[], KC1[]
.Ltmp930:
	TEX 0 @22
	ALU 0, @42, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @43, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @6
	POP @15 POP:1
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp931:
	ALU 0, @49, KC0[], KC1[]
.Ltmp932:
	ALU 0, @50, KC0[], KC1[]
.Ltmp933:
	ALU 4, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp934:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp935:
	ALU clause starting at 24:
	  MOV * T2.X, literal.x,  
.Ltmp936:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 26:
	  MOV   T0.Z, KC0[3].X,  
.Ltmp937:
	  SETE_INT * T0.W, T0.X, 0.0,  
.Ltmp938:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.W, 0.0,  
.Ltmp939:
	ALU clause starting at 33:
.Ltmp940:
	  ADD_INT * T0.W, T0.Z, T0.Y,  
	  MOV   T2.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T0.W, KC0[2].Y,  
.Ltmp941:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 38:
.Ltmp942:
	  ADD_INT   T1.X, T0.W, T1.Z,  
	  MOV * T0.W, T0.X,  
.Ltmp943:
	ALU clause starting at 40:
.Ltmp944:
	  ADD_INT * T1.W, T1.X, literal.x,  
.Ltmp945:
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp946:
	ALU clause starting at 42:
.Ltmp947:
	  ADD * T2.X, T2.X, T1.X,  
.Ltmp948:
	ALU clause starting at 43:
.Ltmp949:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp950:
	ALU clause starting at 48:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 49:
	  ADD_INT * T1.W, T0.Y, T0.X,  
	ALU clause starting at 50:
	  ADD_INT * T1.W, T1.W, T0.Z,  
	ALU clause starting at 51:
	  LSHL * T1.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp951:
.Lfunc_end38:
	.size	group_exclusive_add_float, .Lfunc_end38-group_exclusive_add_float

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_reduce_min_float
	.p2align	8
	.type	group_reduce_min_float,@function
group_reduce_min_float:
group_reduce_min_float$local:
.Lfunc_begin39:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp952:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp953:
	ALU_PUSH_BEFORE 2, @36, KC0[CB0:0-32], KC1[]
	JUMP @17 POP:1
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp954:
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp955:
	ALU 3, @41, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp956:
	ALU 1, @45, KC0[], KC1[]
	TEX 0 @24
	ALU_PUSH_BEFORE 5, @47, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp957:
	ALU 4, @54, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp958:
	Fetch clause starting at 24:
.Ltmp959:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp960:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp961:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp962:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp963:
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp964:
	  SETGT_UINT * T2.W, literal.x, KC0[1].Z,  
.Ltmp965:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp966:
	ALU clause starting at 39:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 40:
	  MOV * T0.Z, KC0[1].Z,  
	ALU clause starting at 41:
.Ltmp967:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT   T1.X, PV.W, literal.x,  
	  ADD_INT * T1.W, T0.Z, literal.y,  
	4(5.605194e-45), -1(nan)
.Ltmp968:
	ALU clause starting at 45:
.Ltmp969:
	  ADD_INT * T2.W, T1.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp970:
	ALU clause starting at 47:
.Ltmp971:
	  MIN   T0.X, T1.X, T0.X,  
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T2.W,  
	  SETE_INT * T2.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp972:
	ALU clause starting at 53:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp973:
.Lfunc_end39:
	.size	group_reduce_min_float, .Lfunc_end39-group_reduce_min_float

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_inclusive_min_float
	.p2align	8
	.type	group_inclusive_min_float,@function
group_inclusive_min_float:
group_inclusive_min_float$local:
.Lfunc_begin40:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp974:
	ALU 3, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp975:
	ALU_PUSH_BEFORE 1, @34, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @36, KC0[CB0:0-32], KC1[]
.Ltmp976:
	ALU 2, @37, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp977:
	ALU 1, @40, KC0[], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 5, @42, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp978:
	ALU 4, @49, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp979:
	Fetch clause starting at 22:
.Ltmp980:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp981:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp982:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp983:
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 34:
.Ltmp984:
	  SETE_INT * T2.W, T0.X, 0.0,  
.Ltmp985:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp986:
	ALU clause starting at 36:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 37:
.Ltmp987:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T2.X, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp988:
	ALU clause starting at 40:
.Ltmp989:
	  ADD_INT * T1.W, T2.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp990:
	ALU clause starting at 42:
.Ltmp991:
	  MIN * T1.X, T2.X, T1.X,  
	  ADD_INT * T0.X, T0.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T2.X, T1.W,  
	  SETE_INT * T1.W, PV.X, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp992:
	ALU clause starting at 48:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 49:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp993:
.Lfunc_end40:
	.size	group_inclusive_min_float, .Lfunc_end40-group_inclusive_min_float

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_exclusive_min_float
	.p2align	8
	.type	group_exclusive_min_float,@function
group_exclusive_min_float:
group_exclusive_min_float$local:
.Lfunc_begin41:
	ALU 1, @24, KC0[], KC1[]
.Ltmp994:
	ALU_PUSH_BEFORE 6, @26, KC0[CB0:0-32], KC1[]
	JUMP @15 POP:1
.Ltmp995:
	ALU 4, @33, KC0[CB0:0-32], KC1[]
.Ltmp996:
	ALU 1, @38, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp997:
	ALU 1, @40, KC0[], KC1[]
.Ltmp998:
	TEX 0 @22
	ALU 0, @42, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @43, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @6
	POP @15 POP:1
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp999:
	ALU 0, @49, KC0[], KC1[]
.Ltmp1000:
	ALU 0, @50, KC0[], KC1[]
.Ltmp1001:
	ALU 4, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp1002:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1003:
	ALU clause starting at 24:
	  MOV * T2.X, literal.x,  
.Ltmp1004:
	2139095040(INF), 0(0.000000e+00)
	ALU clause starting at 26:
	  MOV   T0.Z, KC0[3].X,  
.Ltmp1005:
	  SETE_INT * T0.W, T0.X, 0.0,  
.Ltmp1006:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.W, 0.0,  
.Ltmp1007:
	ALU clause starting at 33:
.Ltmp1008:
	  ADD_INT * T0.W, T0.Z, T0.Y,  
	  MOV   T2.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T0.W, KC0[2].Y,  
.Ltmp1009:
	2139095040(INF), 2(2.802597e-45)
	ALU clause starting at 38:
.Ltmp1010:
	  ADD_INT   T1.X, T0.W, T1.Z,  
	  MOV * T0.W, T0.X,  
.Ltmp1011:
	ALU clause starting at 40:
.Ltmp1012:
	  ADD_INT * T1.W, T1.X, literal.x,  
.Ltmp1013:
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp1014:
	ALU clause starting at 42:
.Ltmp1015:
	  MIN * T2.X, T1.X, T2.X,  
.Ltmp1016:
	ALU clause starting at 43:
.Ltmp1017:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1018:
	ALU clause starting at 48:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 49:
	  ADD_INT * T1.W, T0.Y, T0.X,  
	ALU clause starting at 50:
	  ADD_INT * T1.W, T1.W, T0.Z,  
	ALU clause starting at 51:
	  LSHL * T1.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1019:
.Lfunc_end41:
	.size	group_exclusive_min_float, .Lfunc_end41-group_exclusive_min_float

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_reduce_max_float
	.p2align	8
	.type	group_reduce_max_float,@function
group_reduce_max_float:
group_reduce_max_float$local:
.Lfunc_begin42:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp1020:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp1021:
	ALU_PUSH_BEFORE 2, @36, KC0[CB0:0-32], KC1[]
	JUMP @17 POP:1
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp1022:
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp1023:
	ALU 3, @41, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp1024:
	ALU 1, @45, KC0[], KC1[]
	TEX 0 @24
	ALU_PUSH_BEFORE 5, @47, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp1025:
	ALU 4, @54, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp1026:
	Fetch clause starting at 24:
.Ltmp1027:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1028:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1029:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1030:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp1031:
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp1032:
	  SETGT_UINT * T2.W, literal.x, KC0[1].Z,  
.Ltmp1033:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1034:
	ALU clause starting at 39:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 40:
	  MOV * T0.Z, KC0[1].Z,  
	ALU clause starting at 41:
.Ltmp1035:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT   T1.X, PV.W, literal.x,  
	  ADD_INT * T1.W, T0.Z, literal.y,  
	4(5.605194e-45), -1(nan)
.Ltmp1036:
	ALU clause starting at 45:
.Ltmp1037:
	  ADD_INT * T2.W, T1.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp1038:
	ALU clause starting at 47:
.Ltmp1039:
	  MAX   T0.X, T1.X, T0.X,  
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T2.W,  
	  SETE_INT * T2.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1040:
	ALU clause starting at 53:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1041:
.Lfunc_end42:
	.size	group_reduce_max_float, .Lfunc_end42-group_reduce_max_float

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_inclusive_max_float
	.p2align	8
	.type	group_inclusive_max_float,@function
group_inclusive_max_float:
group_inclusive_max_float$local:
.Lfunc_begin43:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp1042:
	ALU 3, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp1043:
	ALU_PUSH_BEFORE 1, @34, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @36, KC0[CB0:0-32], KC1[]
.Ltmp1044:
	ALU 2, @37, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp1045:
	ALU 1, @40, KC0[], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 5, @42, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp1046:
	ALU 4, @49, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1047:
	Fetch clause starting at 22:
.Ltmp1048:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp1049:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1050:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  SUB_INT * T1.W, T0.W, T0.X,  
.Ltmp1051:
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 34:
.Ltmp1052:
	  SETE_INT * T2.W, T0.X, 0.0,  
.Ltmp1053:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1054:
	ALU clause starting at 36:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 37:
.Ltmp1055:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T2.X, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp1056:
	ALU clause starting at 40:
.Ltmp1057:
	  ADD_INT * T1.W, T2.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp1058:
	ALU clause starting at 42:
.Ltmp1059:
	  MAX * T1.X, T2.X, T1.X,  
	  ADD_INT * T0.X, T0.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T2.X, T1.W,  
	  SETE_INT * T1.W, PV.X, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1060:
	ALU clause starting at 48:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 49:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1061:
.Lfunc_end43:
	.size	group_inclusive_max_float, .Lfunc_end43-group_inclusive_max_float

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_exclusive_max_float
	.p2align	8
	.type	group_exclusive_max_float,@function
group_exclusive_max_float:
group_exclusive_max_float$local:
.Lfunc_begin44:
	ALU 1, @24, KC0[], KC1[]
.Ltmp1062:
	ALU_PUSH_BEFORE 6, @26, KC0[CB0:0-32], KC1[]
	JUMP @15 POP:1
.Ltmp1063:
	ALU 4, @33, KC0[CB0:0-32], KC1[]
.Ltmp1064:
	ALU 1, @38, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp1065:
	ALU 1, @40, KC0[], KC1[]
.Ltmp1066:
	TEX 0 @22
	ALU 0, @42, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @43, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @6
	POP @15 POP:1
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp1067:
	ALU 0, @49, KC0[], KC1[]
.Ltmp1068:
	ALU 0, @50, KC0[], KC1[]
.Ltmp1069:
	ALU 4, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp1070:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1071:
	ALU clause starting at 24:
	  MOV * T2.X, literal.x,  
.Ltmp1072:
	4286578688(-INF), 0(0.000000e+00)
	ALU clause starting at 26:
	  MOV   T0.Z, KC0[3].X,  
.Ltmp1073:
	  SETE_INT * T0.W, T0.X, 0.0,  
.Ltmp1074:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.W, 0.0,  
.Ltmp1075:
	ALU clause starting at 33:
.Ltmp1076:
	  ADD_INT * T0.W, T0.Z, T0.Y,  
	  MOV   T2.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T0.W, KC0[2].Y,  
.Ltmp1077:
	4286578688(-INF), 2(2.802597e-45)
	ALU clause starting at 38:
.Ltmp1078:
	  ADD_INT   T1.X, T0.W, T1.Z,  
	  MOV * T0.W, T0.X,  
.Ltmp1079:
	ALU clause starting at 40:
.Ltmp1080:
	  ADD_INT * T1.W, T1.X, literal.x,  
.Ltmp1081:
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp1082:
	ALU clause starting at 42:
.Ltmp1083:
	  MAX * T2.X, T1.X, T2.X,  
.Ltmp1084:
	ALU clause starting at 43:
.Ltmp1085:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1086:
	ALU clause starting at 48:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 49:
	  ADD_INT * T1.W, T0.Y, T0.X,  
	ALU clause starting at 50:
	  ADD_INT * T1.W, T1.W, T0.Z,  
	ALU clause starting at 51:
	  LSHL * T1.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1087:
.Lfunc_end44:
	.size	group_exclusive_max_float, .Lfunc_end44-group_exclusive_max_float

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_broadcast_int
	.p2align	8
	.type	group_broadcast_int,@function
group_broadcast_int:
group_broadcast_int$local:
.Lfunc_begin45:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp1088:
	ALU 3, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
.Ltmp1089:
	ALU 4, @18, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 148, #1
.Ltmp1090:
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1091:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  SUB_INT * T1.W, T0.W, T0.X,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1092:
.Lfunc_end45:
	.size	group_broadcast_int, .Lfunc_end45-group_broadcast_int

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_broadcast_long
	.p2align	8
	.type	group_broadcast_long,@function
group_broadcast_long:
group_broadcast_long$local:
.Lfunc_begin46:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp1093:
	ALU 3, @14, KC0[CB0:0-32], KC1[]
.Ltmp1094:
	TEX 0 @6
	ALU 4, @18, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_64 T0.XY, T0.X, 296, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1095:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  SUB_INT * T1.W, T0.W, T0.X,  
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1096:
.Lfunc_end46:
	.size	group_broadcast_long, .Lfunc_end46-group_broadcast_long

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_broadcast_float
	.p2align	8
	.type	group_broadcast_float,@function
group_broadcast_float:
group_broadcast_float$local:
.Lfunc_begin47:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp1097:
	ALU 3, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
.Ltmp1098:
	ALU 4, @18, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 148, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1099:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  SUB_INT * T1.W, T0.W, T0.X,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1100:
.Lfunc_end47:
	.size	group_broadcast_float, .Lfunc_end47-group_broadcast_float

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_broadcast_2d
	.p2align	8
	.type	group_broadcast_2d,@function
group_broadcast_2d:
group_broadcast_2d$local:
.Lfunc_begin48:
	ALU 22, @8, KC0[CB0:0-32], KC1[]
.Ltmp1101:
	ALU 4, @31, KC0[CB0:0-32], KC1[]
	TEX 0 @6
.Ltmp1102:
	ALU 4, @36, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 12, #1
.Ltmp1103:
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z, KC0[1].Z, T1.X,  
.Ltmp1104:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.X (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT * T0.W, KC0[1].W, T1.Y,  
	  ADD_INT   T1.Z, PV.W, T0.Y,  
	  ADD_INT * T0.W, T0.Z, T0.X,  
	  ADD_INT   T1.Y, PV.W, KC0[3].X,  
	  ADD_INT   T0.Z, PV.Z, KC0[3].Y,  
	  SUB_INT * T0.W, literal.x, T0.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[0].W,  
	  MULLO_INT   T0.Y, T0.W, KC0[0].W,  
	  MULLO_INT   T0.Z (MASKED), T0.W, KC0[0].W,  
	  MULLO_INT * T0.W (MASKED), T0.W, KC0[0].W,  
	  MULLO_INT   T0.X (MASKED), T0.Z, KC0[0].W,  
	  MULLO_INT   T0.Y (MASKED), T0.Z, KC0[0].W,  
	  MULLO_INT   T0.Z, T0.Z, KC0[0].W,  
	  MULLO_INT * T0.W (MASKED), T0.Z, KC0[0].W,  
	  ADD_INT * T0.Z, T1.Y, PV.Z,  
	ALU clause starting at 31:
	  SUB_INT * T0.W, T0.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, T0.Z,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
	  LSHL * T0.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1105:
.Lfunc_end48:
	.size	group_broadcast_2d, .Lfunc_end48-group_broadcast_2d

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_broadcast_3d
	.p2align	8
	.type	group_broadcast_3d,@function
group_broadcast_3d:
group_broadcast_3d$local:
.Lfunc_begin49:
	ALU 39, @8, KC0[CB0:0-32], KC1[]
.Ltmp1106:
	ALU 4, @48, KC0[CB0:0-32], KC1[]
	TEX 0 @6
.Ltmp1107:
	ALU 4, @53, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 4, #1
.Ltmp1108:
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].W, T1.Y,  
.Ltmp1109:
	  MULLO_INT * T0.W, KC0[1].W, T1.Y,  
	  MULLO_INT   T1.X (MASKED), KC0[2].X, T1.Z,  
	  MULLO_INT   T1.Y, KC0[2].X, T1.Z,  
	  MULLO_INT   T1.Z (MASKED), KC0[2].X, T1.Z,  
	  MULLO_INT * T1.W (MASKED), KC0[2].X, T1.Z,  
	  ADD_INT   T1.Y, PV.Y, T0.Z,  
	  ADD_INT   T1.Z, T0.W, T0.Y,  
	  SUB_INT * T0.W, 1, T0.Z,  
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z, KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[1].X,  
	  MULLO_INT   T0.Y (MASKED), T0.W, KC0[1].X,  
	  MULLO_INT   T0.Z (MASKED), T0.W, KC0[1].X,  
	  MULLO_INT * T0.W, T0.W, KC0[1].X,  
	  SUB_INT   T1.X, PV.W, T0.Y,  
	  ADD_INT   T0.Y, T1.Z, KC0[3].Y,  
	  ADD_INT   T0.Z, T0.Z, T0.X,  BS:VEC_120/SCL_212
	  ADD_INT * T0.W, T1.Y, KC0[3].Z,  
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[1].X,  
	  MULLO_INT   T0.Y (MASKED), T0.W, KC0[1].X,  
	  MULLO_INT   T0.Z (MASKED), T0.W, KC0[1].X,  
	  MULLO_INT * T0.W, T0.W, KC0[1].X,  
	  ADD_INT   T1.Y, T0.Z, KC0[3].X,  
	  ADD_INT   T0.Z, T0.Y, PV.W,  
	  ADD_INT * T0.W, T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[0].W,  
	  MULLO_INT   T0.Y, T0.W, KC0[0].W,  
	  MULLO_INT   T0.Z (MASKED), T0.W, KC0[0].W,  
	  MULLO_INT * T0.W (MASKED), T0.W, KC0[0].W,  
	  MULLO_INT   T0.X (MASKED), T0.Z, KC0[0].W,  
	  MULLO_INT   T0.Y (MASKED), T0.Z, KC0[0].W,  
	  MULLO_INT   T0.Z, T0.Z, KC0[0].W,  
	  MULLO_INT * T0.W (MASKED), T0.Z, KC0[0].W,  
	  ADD_INT * T0.Z, T1.Y, PV.Z,  
	ALU clause starting at 48:
	  SUB_INT * T0.W, T0.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, T0.Z,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 53:
	  LSHL * T0.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1110:
.Lfunc_end49:
	.size	group_broadcast_3d, .Lfunc_end49-group_broadcast_3d

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_all
	.p2align	8
	.type	group_all,@function
group_all:
group_all$local:
.Lfunc_begin50:
	ALU 1, @28, KC0[], KC1[]
.Ltmp1111:
	ALU 0, @30, KC0[CB0:0-32], KC1[]
.Ltmp1112:
	ALU_PUSH_BEFORE 5, @31, KC0[CB0:0-32], KC1[]
	JUMP @19 POP:1
.Ltmp1113:
	ALU 3, @37, KC0[CB0:0-32], KC1[]
.Ltmp1114:
	ALU 4, @41, KC0[CB0:0-32], KC1[]
.Ltmp1115:
	LOOP_START_DX10 @18
.Ltmp1116:
	ALU_PUSH_BEFORE 2, @46, KC0[], KC1[]
	JUMP @12 POP:1
.Ltmp1117:
	ALU 0, @49, KC0[], KC1[]
	TEX 0 @26
	ALU_POP_AFTER 2, @50, KC0[], KC1[]
	ALU 4, @53, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @58, KC0[], KC1[]
	JUMP @17 POP:1
	LOOP_BREAK @17
	POP @17 POP:1
	END_LOOP @7
.Ltmp1118:
	ALU_POP_AFTER 1, @60, KC0[], KC1[]
	ALU 0, @62, KC0[CB0:0-32], KC1[]
.Ltmp1119:
	ALU 0, @63, KC0[], KC1[]
.Ltmp1120:
	ALU 0, @64, KC0[], KC1[]
.Ltmp1121:
	ALU 4, @65, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 26:
.Ltmp1122:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp1123:
	ALU clause starting at 28:
	  MOV * T2.X, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 30:
	  MOV * T0.Z, KC0[3].X,  
	ALU clause starting at 31:
.Ltmp1124:
	  SETE_INT * T0.W, KC0[1].Z, 0.0,  
.Ltmp1125:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.W, 0.0,  
.Ltmp1126:
	ALU clause starting at 37:
.Ltmp1127:
	  ADD_INT * T0.W, T0.Z, T0.Y,  
	  LSHL   T1.Z, PV.W, literal.x,  
.Ltmp1128:
	  MOV * T0.W, KC0[2].Y,  
.Ltmp1129:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 41:
.Ltmp1130:
	  ADD_INT   T1.X, T0.W, T1.Z,  
	  MOV   T1.Y, literal.x,  
	  MOV   T1.Z, literal.y,  
.Ltmp1131:
	  MOV * T0.W, KC0[1].Z,  
	0(0.000000e+00), 1(1.401298e-45)
	ALU clause starting at 46:
	  MOV * T1.W, T1.Y,  
.Ltmp1132:
	  SETE_INT * T2.W, T1.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1133:
	ALU clause starting at 49:
.Ltmp1134:
	  MOV * T2.X, T1.X,  
.Ltmp1135:
	ALU clause starting at 50:
.Ltmp1136:
	  AND_INT * T1.W, T2.X, literal.x,  
	63(8.828180e-44), 0(0.000000e+00)
	  SETNE_INT * T1.W, PV.W, 0.0,  
.Ltmp1137:
	ALU clause starting at 53:
.Ltmp1138:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  AND_INT * T1.Z, T1.W, 1,  
.Ltmp1139:
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp1140:
	ALU clause starting at 58:
.Ltmp1141:
	  SETE_INT * T2.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1142:
	ALU clause starting at 60:
	  CNDE_INT * T2.X, T1.W, literal.x, 1, 
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 62:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 63:
	  ADD_INT * T1.W, T0.Y, T0.X,  
	ALU clause starting at 64:
	  ADD_INT * T1.W, T1.W, T0.Z,  
	ALU clause starting at 65:
	  LSHL * T1.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1143:
.Lfunc_end50:
	.size	group_all, .Lfunc_end50-group_all

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	group_any
	.p2align	8
	.type	group_any,@function
group_any:
group_any$local:
.Lfunc_begin51:
	ALU 1, @28, KC0[], KC1[]
.Ltmp1144:
	ALU 0, @30, KC0[CB0:0-32], KC1[]
.Ltmp1145:
	ALU_PUSH_BEFORE 5, @31, KC0[CB0:0-32], KC1[]
	JUMP @19 POP:1
.Ltmp1146:
	ALU 3, @37, KC0[CB0:0-32], KC1[]
.Ltmp1147:
	ALU 4, @41, KC0[CB0:0-32], KC1[]
.Ltmp1148:
	LOOP_START_DX10 @18
.Ltmp1149:
	ALU_PUSH_BEFORE 2, @46, KC0[], KC1[]
	JUMP @12 POP:1
.Ltmp1150:
	ALU 0, @49, KC0[], KC1[]
	TEX 0 @26
	ALU_POP_AFTER 2, @50, KC0[], KC1[]
	ALU 4, @53, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @58, KC0[], KC1[]
	JUMP @17 POP:1
	LOOP_BREAK @17
	POP @17 POP:1
	END_LOOP @7
.Ltmp1151:
	ALU_POP_AFTER 2, @60, KC0[], KC1[]
	ALU 0, @63, KC0[CB0:0-32], KC1[]
.Ltmp1152:
	ALU 0, @64, KC0[], KC1[]
.Ltmp1153:
	ALU 0, @65, KC0[], KC1[]
.Ltmp1154:
	ALU 4, @66, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 26:
.Ltmp1155:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp1156:
	ALU clause starting at 28:
	  MOV * T2.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 30:
	  MOV * T0.Z, KC0[3].X,  
	ALU clause starting at 31:
.Ltmp1157:
	  SETE_INT * T0.W, KC0[1].Z, 0.0,  
.Ltmp1158:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.W, 0.0,  
.Ltmp1159:
	ALU clause starting at 37:
.Ltmp1160:
	  ADD_INT * T0.W, T0.Z, T0.Y,  
	  LSHL   T1.Z, PV.W, literal.x,  
.Ltmp1161:
	  MOV * T0.W, KC0[2].Y,  
.Ltmp1162:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 41:
.Ltmp1163:
	  ADD_INT   T1.X, T0.W, T1.Z,  
.Ltmp1164:
	  MOV   T1.Y, literal.x,  
	  MOV   T1.Z, literal.y,  
.Ltmp1165:
	  MOV * T0.W, KC0[1].Z,  
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 46:
	  MOV * T1.W, T1.Y,  
.Ltmp1166:
	  SETNE_INT * T2.W, T1.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1167:
	ALU clause starting at 49:
.Ltmp1168:
	  MOV * T2.X, T1.X,  
.Ltmp1169:
	ALU clause starting at 50:
.Ltmp1170:
	  AND_INT * T1.W, T2.X, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  SETE_INT * T1.W, PV.W, 0.0,  
.Ltmp1171:
	ALU clause starting at 53:
.Ltmp1172:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  AND_INT * T1.Z, T1.W, 1,  
.Ltmp1173:
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp1174:
	ALU clause starting at 58:
.Ltmp1175:
	  SETE_INT * T2.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1176:
	ALU clause starting at 60:
	  AND_INT * T0.W, T1.W, 1,  
	  CNDE_INT * T2.X, PV.W, literal.x, 1, 
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 63:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 64:
	  ADD_INT * T1.W, T0.Y, T0.X,  
	ALU clause starting at 65:
	  ADD_INT * T1.W, T1.W, T0.Z,  
	ALU clause starting at 66:
	  LSHL * T1.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1177:
.Lfunc_end51:
	.size	group_any, .Lfunc_end51-group_any

