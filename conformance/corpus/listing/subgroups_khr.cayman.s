	.text
	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_add_int_simd8
	.p2align	8
	.type	reduce_add_int_simd8,@function
reduce_add_int_simd8:
reduce_add_int_simd8$local:
.Lfunc_begin0:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp1:
	ALU 4, @38, KC0[CB0:0-32], KC1[]
.Ltmp2:
	ALU_PUSH_BEFORE 2, @43, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @46, KC0[CB0:0-32], KC1[]
.Ltmp3:
	ALU 3, @47, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp4:
	ALU 1, @51, KC0[], KC1[]
	TEX 0 @24
	ALU_PUSH_BEFORE 5, @53, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @59, KC0[CB0:0-32], KC1[]
.Ltmp5:
	ALU 4, @60, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp6:
	Fetch clause starting at 24:
.Ltmp7:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp8:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp9:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp10:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
	  AND_INT * T1.W, T0.X, literal.x,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 43:
.Ltmp11:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
.Ltmp12:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp13:
	ALU clause starting at 46:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 47:
.Ltmp14:
	  ADD_INT * T0.W, T0.W, T2.W,  
	  ADD_INT   T0.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T1.W, literal.y,  
	4(5.605194e-45), -1(nan)
.Ltmp15:
	ALU clause starting at 51:
.Ltmp16:
	  ADD_INT * T1.W, T0.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp17:
	ALU clause starting at 53:
.Ltmp18:
	  ADD_INT   T1.X, T0.X, T1.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp19:
	ALU clause starting at 59:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 60:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp20:
.Lfunc_end0:
	.size	reduce_add_int_simd8, .Lfunc_end0-reduce_add_int_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_add_int_simd8
	.p2align	8
	.type	inclusive_add_int_simd8,@function
inclusive_add_int_simd8:
inclusive_add_int_simd8$local:
.Lfunc_begin1:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp21:
	ALU 5, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp22:
	ALU_PUSH_BEFORE 1, @36, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @38, KC0[CB0:0-32], KC1[]
.Ltmp23:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp24:
	ALU 1, @42, KC0[], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 5, @44, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @50, KC0[CB0:0-32], KC1[]
.Ltmp25:
	ALU 4, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp26:
	Fetch clause starting at 22:
.Ltmp27:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp28:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp29:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp30:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp31:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp32:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp33:
	ALU clause starting at 38:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 39:
.Ltmp34:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp35:
	ALU clause starting at 42:
.Ltmp36:
	  ADD_INT * T1.W, T1.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp37:
	ALU clause starting at 44:
.Ltmp38:
	  ADD_INT   T0.X, T1.X, T0.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp39:
	ALU clause starting at 50:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 51:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp40:
.Lfunc_end1:
	.size	inclusive_add_int_simd8, .Lfunc_end1-inclusive_add_int_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_add_int_simd8
	.p2align	8
	.type	exclusive_add_int_simd8,@function
exclusive_add_int_simd8:
exclusive_add_int_simd8$local:
.Lfunc_begin2:
	ALU 1, @24, KC0[], KC1[]
.Ltmp41:
	ALU 6, @26, KC0[CB0:0-32], KC1[]
.Ltmp42:
	ALU_PUSH_BEFORE 1, @33, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp43:
	ALU 7, @35, KC0[CB0:0-32], KC1[]
.Ltmp44:
	ALU 0, @43, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp45:
	ALU 1, @44, KC0[], KC1[]
.Ltmp46:
	TEX 0 @22
	ALU 0, @46, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @47, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp47:
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp48:
	ALU 4, @54, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp49:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp50:
	ALU clause starting at 24:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp51:
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp52:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T1.X, literal.x,  
.Ltmp53:
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 33:
.Ltmp54:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp55:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp56:
	ALU clause starting at 35:
	  MOV * T1.W, KC0[3].X,  
.Ltmp57:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  MOV   T1.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp58:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 43:
.Ltmp59:
	  ADD_INT * T0.X, T1.W, T1.Z,  
.Ltmp60:
	ALU clause starting at 44:
.Ltmp61:
	  ADD_INT * T1.W, T0.X, literal.x,  
.Ltmp62:
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 46:
.Ltmp63:
	  ADD_INT * T1.X, T0.X, T1.X,  
.Ltmp64:
	ALU clause starting at 47:
.Ltmp65:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp66:
	ALU clause starting at 52:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 53:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp67:
.Lfunc_end2:
	.size	exclusive_add_int_simd8, .Lfunc_end2-exclusive_add_int_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_min_int_simd8
	.p2align	8
	.type	reduce_min_int_simd8,@function
reduce_min_int_simd8:
reduce_min_int_simd8$local:
.Lfunc_begin3:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp68:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp69:
	ALU 4, @38, KC0[CB0:0-32], KC1[]
.Ltmp70:
	ALU_PUSH_BEFORE 2, @43, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @46, KC0[CB0:0-32], KC1[]
.Ltmp71:
	ALU 3, @47, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp72:
	ALU 1, @51, KC0[], KC1[]
	TEX 0 @24
	ALU_PUSH_BEFORE 5, @53, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @59, KC0[CB0:0-32], KC1[]
.Ltmp73:
	ALU 4, @60, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp74:
	Fetch clause starting at 24:
.Ltmp75:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp76:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp77:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp78:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
	  AND_INT * T1.W, T0.X, literal.x,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 43:
.Ltmp79:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
.Ltmp80:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp81:
	ALU clause starting at 46:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 47:
.Ltmp82:
	  ADD_INT * T0.W, T0.W, T2.W,  
	  ADD_INT   T0.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T1.W, literal.y,  
	4(5.605194e-45), -1(nan)
.Ltmp83:
	ALU clause starting at 51:
.Ltmp84:
	  ADD_INT * T1.W, T0.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp85:
	ALU clause starting at 53:
.Ltmp86:
	  MIN_INT   T1.X, T0.X, T1.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp87:
	ALU clause starting at 59:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 60:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp88:
.Lfunc_end3:
	.size	reduce_min_int_simd8, .Lfunc_end3-reduce_min_int_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_min_int_simd8
	.p2align	8
	.type	inclusive_min_int_simd8,@function
inclusive_min_int_simd8:
inclusive_min_int_simd8$local:
.Lfunc_begin4:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp89:
	ALU 5, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp90:
	ALU_PUSH_BEFORE 1, @36, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @38, KC0[CB0:0-32], KC1[]
.Ltmp91:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp92:
	ALU 1, @42, KC0[], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 5, @44, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @50, KC0[CB0:0-32], KC1[]
.Ltmp93:
	ALU 4, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp94:
	Fetch clause starting at 22:
.Ltmp95:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp96:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp97:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp98:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp99:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp100:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp101:
	ALU clause starting at 38:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 39:
.Ltmp102:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp103:
	ALU clause starting at 42:
.Ltmp104:
	  ADD_INT * T1.W, T1.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp105:
	ALU clause starting at 44:
.Ltmp106:
	  MIN_INT   T0.X, T1.X, T0.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp107:
	ALU clause starting at 50:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 51:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp108:
.Lfunc_end4:
	.size	inclusive_min_int_simd8, .Lfunc_end4-inclusive_min_int_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_min_int_simd8
	.p2align	8
	.type	exclusive_min_int_simd8,@function
exclusive_min_int_simd8:
exclusive_min_int_simd8$local:
.Lfunc_begin5:
	ALU 1, @24, KC0[], KC1[]
.Ltmp109:
	ALU 6, @26, KC0[CB0:0-32], KC1[]
.Ltmp110:
	ALU_PUSH_BEFORE 1, @33, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp111:
	ALU 7, @35, KC0[CB0:0-32], KC1[]
.Ltmp112:
	ALU 0, @43, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp113:
	ALU 1, @44, KC0[], KC1[]
.Ltmp114:
	TEX 0 @22
	ALU 0, @46, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @47, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp115:
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp116:
	ALU 4, @54, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp117:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp118:
	ALU clause starting at 24:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp119:
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp120:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T1.X, literal.x,  
.Ltmp121:
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 33:
.Ltmp122:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp123:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp124:
	ALU clause starting at 35:
	  MOV * T1.W, KC0[3].X,  
.Ltmp125:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  MOV   T1.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp126:
	2147483647(nan), 2(2.802597e-45)
	ALU clause starting at 43:
.Ltmp127:
	  ADD_INT * T0.X, T1.W, T1.Z,  
.Ltmp128:
	ALU clause starting at 44:
.Ltmp129:
	  ADD_INT * T1.W, T0.X, literal.x,  
.Ltmp130:
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 46:
.Ltmp131:
	  MIN_INT * T1.X, T0.X, T1.X,  
.Ltmp132:
	ALU clause starting at 47:
.Ltmp133:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp134:
	ALU clause starting at 52:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 53:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp135:
.Lfunc_end5:
	.size	exclusive_min_int_simd8, .Lfunc_end5-exclusive_min_int_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_max_int_simd8
	.p2align	8
	.type	reduce_max_int_simd8,@function
reduce_max_int_simd8:
reduce_max_int_simd8$local:
.Lfunc_begin6:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp136:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp137:
	ALU 4, @38, KC0[CB0:0-32], KC1[]
.Ltmp138:
	ALU_PUSH_BEFORE 2, @43, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @46, KC0[CB0:0-32], KC1[]
.Ltmp139:
	ALU 3, @47, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp140:
	ALU 1, @51, KC0[], KC1[]
	TEX 0 @24
	ALU_PUSH_BEFORE 5, @53, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @59, KC0[CB0:0-32], KC1[]
.Ltmp141:
	ALU 4, @60, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp142:
	Fetch clause starting at 24:
.Ltmp143:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp144:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp145:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp146:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
	  AND_INT * T1.W, T0.X, literal.x,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 43:
.Ltmp147:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
.Ltmp148:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp149:
	ALU clause starting at 46:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 47:
.Ltmp150:
	  ADD_INT * T0.W, T0.W, T2.W,  
	  ADD_INT   T0.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T1.W, literal.y,  
	4(5.605194e-45), -1(nan)
.Ltmp151:
	ALU clause starting at 51:
.Ltmp152:
	  ADD_INT * T1.W, T0.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp153:
	ALU clause starting at 53:
.Ltmp154:
	  MAX_INT   T1.X, T1.X, T0.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp155:
	ALU clause starting at 59:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 60:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp156:
.Lfunc_end6:
	.size	reduce_max_int_simd8, .Lfunc_end6-reduce_max_int_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_max_int_simd8
	.p2align	8
	.type	inclusive_max_int_simd8,@function
inclusive_max_int_simd8:
inclusive_max_int_simd8$local:
.Lfunc_begin7:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp157:
	ALU 5, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp158:
	ALU_PUSH_BEFORE 1, @36, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @38, KC0[CB0:0-32], KC1[]
.Ltmp159:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp160:
	ALU 1, @42, KC0[], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 5, @44, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @50, KC0[CB0:0-32], KC1[]
.Ltmp161:
	ALU 4, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp162:
	Fetch clause starting at 22:
.Ltmp163:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp164:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp165:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp166:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp167:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp168:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp169:
	ALU clause starting at 38:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 39:
.Ltmp170:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp171:
	ALU clause starting at 42:
.Ltmp172:
	  ADD_INT * T1.W, T1.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp173:
	ALU clause starting at 44:
.Ltmp174:
	  MAX_INT   T0.X, T0.X, T1.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp175:
	ALU clause starting at 50:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 51:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp176:
.Lfunc_end7:
	.size	inclusive_max_int_simd8, .Lfunc_end7-inclusive_max_int_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_max_int_simd8
	.p2align	8
	.type	exclusive_max_int_simd8,@function
exclusive_max_int_simd8:
exclusive_max_int_simd8$local:
.Lfunc_begin8:
	ALU 1, @24, KC0[], KC1[]
.Ltmp177:
	ALU 6, @26, KC0[CB0:0-32], KC1[]
.Ltmp178:
	ALU_PUSH_BEFORE 1, @33, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp179:
	ALU 7, @35, KC0[CB0:0-32], KC1[]
.Ltmp180:
	ALU 0, @43, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp181:
	ALU 1, @44, KC0[], KC1[]
.Ltmp182:
	TEX 0 @22
	ALU 0, @46, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @47, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp183:
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp184:
	ALU 4, @54, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp185:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp186:
	ALU clause starting at 24:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp187:
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp188:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T1.X, literal.x,  
.Ltmp189:
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 33:
.Ltmp190:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp191:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp192:
	ALU clause starting at 35:
	  MOV * T1.W, KC0[3].X,  
.Ltmp193:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  MOV   T1.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp194:
	-2147483648(-0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 43:
.Ltmp195:
	  ADD_INT * T0.X, T1.W, T1.Z,  
.Ltmp196:
	ALU clause starting at 44:
.Ltmp197:
	  ADD_INT * T1.W, T0.X, literal.x,  
.Ltmp198:
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 46:
.Ltmp199:
	  MAX_INT * T1.X, T1.X, T0.X,  
.Ltmp200:
	ALU clause starting at 47:
.Ltmp201:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp202:
	ALU clause starting at 52:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 53:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp203:
.Lfunc_end8:
	.size	exclusive_max_int_simd8, .Lfunc_end8-exclusive_max_int_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_add_uint_simd16
	.p2align	8
	.type	reduce_add_uint_simd16,@function
reduce_add_uint_simd16:
reduce_add_uint_simd16$local:
.Lfunc_begin9:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp204:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp205:
	ALU 4, @38, KC0[CB0:0-32], KC1[]
.Ltmp206:
	ALU_PUSH_BEFORE 2, @43, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @46, KC0[CB0:0-32], KC1[]
.Ltmp207:
	ALU 3, @47, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp208:
	ALU 1, @51, KC0[], KC1[]
	TEX 0 @24
	ALU_PUSH_BEFORE 5, @53, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @59, KC0[CB0:0-32], KC1[]
.Ltmp209:
	ALU 4, @60, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp210:
	Fetch clause starting at 24:
.Ltmp211:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp212:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp213:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp214:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
	  AND_INT * T1.W, T0.X, literal.x,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	ALU clause starting at 43:
.Ltmp215:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
.Ltmp216:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp217:
	ALU clause starting at 46:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 47:
.Ltmp218:
	  ADD_INT * T0.W, T0.W, T2.W,  
	  ADD_INT   T0.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T1.W, literal.y,  
	4(5.605194e-45), -1(nan)
.Ltmp219:
	ALU clause starting at 51:
.Ltmp220:
	  ADD_INT * T1.W, T0.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp221:
	ALU clause starting at 53:
.Ltmp222:
	  ADD_INT   T1.X, T0.X, T1.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp223:
	ALU clause starting at 59:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 60:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp224:
.Lfunc_end9:
	.size	reduce_add_uint_simd16, .Lfunc_end9-reduce_add_uint_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_add_uint_simd16
	.p2align	8
	.type	inclusive_add_uint_simd16,@function
inclusive_add_uint_simd16:
inclusive_add_uint_simd16$local:
.Lfunc_begin10:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp225:
	ALU 5, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp226:
	ALU_PUSH_BEFORE 1, @36, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @38, KC0[CB0:0-32], KC1[]
.Ltmp227:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp228:
	ALU 1, @42, KC0[], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 5, @44, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @50, KC0[CB0:0-32], KC1[]
.Ltmp229:
	ALU 4, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp230:
	Fetch clause starting at 22:
.Ltmp231:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp232:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp233:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp234:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp235:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp236:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp237:
	ALU clause starting at 38:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 39:
.Ltmp238:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp239:
	ALU clause starting at 42:
.Ltmp240:
	  ADD_INT * T1.W, T1.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp241:
	ALU clause starting at 44:
.Ltmp242:
	  ADD_INT   T0.X, T1.X, T0.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp243:
	ALU clause starting at 50:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 51:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp244:
.Lfunc_end10:
	.size	inclusive_add_uint_simd16, .Lfunc_end10-inclusive_add_uint_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_add_uint_simd16
	.p2align	8
	.type	exclusive_add_uint_simd16,@function
exclusive_add_uint_simd16:
exclusive_add_uint_simd16$local:
.Lfunc_begin11:
	ALU 1, @24, KC0[], KC1[]
.Ltmp245:
	ALU 6, @26, KC0[CB0:0-32], KC1[]
.Ltmp246:
	ALU_PUSH_BEFORE 1, @33, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp247:
	ALU 7, @35, KC0[CB0:0-32], KC1[]
.Ltmp248:
	ALU 0, @43, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp249:
	ALU 1, @44, KC0[], KC1[]
.Ltmp250:
	TEX 0 @22
	ALU 0, @46, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @47, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp251:
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp252:
	ALU 4, @54, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp253:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp254:
	ALU clause starting at 24:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp255:
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp256:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T1.X, literal.x,  
.Ltmp257:
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 33:
.Ltmp258:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp259:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp260:
	ALU clause starting at 35:
	  MOV * T1.W, KC0[3].X,  
.Ltmp261:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  MOV   T1.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp262:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 43:
.Ltmp263:
	  ADD_INT * T0.X, T1.W, T1.Z,  
.Ltmp264:
	ALU clause starting at 44:
.Ltmp265:
	  ADD_INT * T1.W, T0.X, literal.x,  
.Ltmp266:
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 46:
.Ltmp267:
	  ADD_INT * T1.X, T0.X, T1.X,  
.Ltmp268:
	ALU clause starting at 47:
.Ltmp269:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp270:
	ALU clause starting at 52:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 53:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp271:
.Lfunc_end11:
	.size	exclusive_add_uint_simd16, .Lfunc_end11-exclusive_add_uint_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_min_uint_simd16
	.p2align	8
	.type	reduce_min_uint_simd16,@function
reduce_min_uint_simd16:
reduce_min_uint_simd16$local:
.Lfunc_begin12:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp272:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp273:
	ALU 4, @38, KC0[CB0:0-32], KC1[]
.Ltmp274:
	ALU_PUSH_BEFORE 2, @43, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @46, KC0[CB0:0-32], KC1[]
.Ltmp275:
	ALU 3, @47, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp276:
	ALU 1, @51, KC0[], KC1[]
	TEX 0 @24
	ALU_PUSH_BEFORE 5, @53, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @59, KC0[CB0:0-32], KC1[]
.Ltmp277:
	ALU 4, @60, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp278:
	Fetch clause starting at 24:
.Ltmp279:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp280:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp281:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp282:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
	  AND_INT * T1.W, T0.X, literal.x,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	ALU clause starting at 43:
.Ltmp283:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
.Ltmp284:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp285:
	ALU clause starting at 46:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 47:
.Ltmp286:
	  ADD_INT * T0.W, T0.W, T2.W,  
	  ADD_INT   T0.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T1.W, literal.y,  
	4(5.605194e-45), -1(nan)
.Ltmp287:
	ALU clause starting at 51:
.Ltmp288:
	  ADD_INT * T1.W, T0.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp289:
	ALU clause starting at 53:
.Ltmp290:
	  MIN_UINT   T1.X, T0.X, T1.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp291:
	ALU clause starting at 59:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 60:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp292:
.Lfunc_end12:
	.size	reduce_min_uint_simd16, .Lfunc_end12-reduce_min_uint_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_min_uint_simd16
	.p2align	8
	.type	inclusive_min_uint_simd16,@function
inclusive_min_uint_simd16:
inclusive_min_uint_simd16$local:
.Lfunc_begin13:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp293:
	ALU 5, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp294:
	ALU_PUSH_BEFORE 1, @36, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @38, KC0[CB0:0-32], KC1[]
.Ltmp295:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp296:
	ALU 1, @42, KC0[], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 5, @44, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @50, KC0[CB0:0-32], KC1[]
.Ltmp297:
	ALU 4, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp298:
	Fetch clause starting at 22:
.Ltmp299:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp300:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp301:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp302:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp303:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp304:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp305:
	ALU clause starting at 38:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 39:
.Ltmp306:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp307:
	ALU clause starting at 42:
.Ltmp308:
	  ADD_INT * T1.W, T1.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp309:
	ALU clause starting at 44:
.Ltmp310:
	  MIN_UINT   T0.X, T1.X, T0.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp311:
	ALU clause starting at 50:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 51:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp312:
.Lfunc_end13:
	.size	inclusive_min_uint_simd16, .Lfunc_end13-inclusive_min_uint_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_min_uint_simd16
	.p2align	8
	.type	exclusive_min_uint_simd16,@function
exclusive_min_uint_simd16:
exclusive_min_uint_simd16$local:
.Lfunc_begin14:
	ALU 1, @24, KC0[], KC1[]
.Ltmp313:
	ALU 6, @26, KC0[CB0:0-32], KC1[]
.Ltmp314:
	ALU_PUSH_BEFORE 1, @33, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp315:
	ALU 7, @35, KC0[CB0:0-32], KC1[]
.Ltmp316:
	ALU 0, @43, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp317:
	ALU 1, @44, KC0[], KC1[]
.Ltmp318:
	TEX 0 @22
	ALU 0, @46, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @47, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp319:
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp320:
	ALU 4, @54, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp321:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp322:
	ALU clause starting at 24:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp323:
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp324:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T1.X, literal.x,  
.Ltmp325:
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 33:
.Ltmp326:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp327:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp328:
	ALU clause starting at 35:
	  MOV * T1.W, KC0[3].X,  
.Ltmp329:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  MOV   T1.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp330:
	-1(nan), 2(2.802597e-45)
	ALU clause starting at 43:
.Ltmp331:
	  ADD_INT * T0.X, T1.W, T1.Z,  
.Ltmp332:
	ALU clause starting at 44:
.Ltmp333:
	  ADD_INT * T1.W, T0.X, literal.x,  
.Ltmp334:
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 46:
.Ltmp335:
	  MIN_UINT * T1.X, T0.X, T1.X,  
.Ltmp336:
	ALU clause starting at 47:
.Ltmp337:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp338:
	ALU clause starting at 52:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 53:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp339:
.Lfunc_end14:
	.size	exclusive_min_uint_simd16, .Lfunc_end14-exclusive_min_uint_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_max_uint_simd16
	.p2align	8
	.type	reduce_max_uint_simd16,@function
reduce_max_uint_simd16:
reduce_max_uint_simd16$local:
.Lfunc_begin15:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp340:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp341:
	ALU 4, @38, KC0[CB0:0-32], KC1[]
.Ltmp342:
	ALU_PUSH_BEFORE 2, @43, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @46, KC0[CB0:0-32], KC1[]
.Ltmp343:
	ALU 3, @47, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp344:
	ALU 1, @51, KC0[], KC1[]
	TEX 0 @24
	ALU_PUSH_BEFORE 5, @53, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @59, KC0[CB0:0-32], KC1[]
.Ltmp345:
	ALU 4, @60, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp346:
	Fetch clause starting at 24:
.Ltmp347:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp348:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp349:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp350:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
	  AND_INT * T1.W, T0.X, literal.x,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	ALU clause starting at 43:
.Ltmp351:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
.Ltmp352:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp353:
	ALU clause starting at 46:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 47:
.Ltmp354:
	  ADD_INT * T0.W, T0.W, T2.W,  
	  ADD_INT   T0.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T1.W, literal.y,  
	4(5.605194e-45), -1(nan)
.Ltmp355:
	ALU clause starting at 51:
.Ltmp356:
	  ADD_INT * T1.W, T0.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp357:
	ALU clause starting at 53:
.Ltmp358:
	  MAX_UINT   T1.X, T1.X, T0.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp359:
	ALU clause starting at 59:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 60:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp360:
.Lfunc_end15:
	.size	reduce_max_uint_simd16, .Lfunc_end15-reduce_max_uint_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_max_uint_simd16
	.p2align	8
	.type	inclusive_max_uint_simd16,@function
inclusive_max_uint_simd16:
inclusive_max_uint_simd16$local:
.Lfunc_begin16:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp361:
	ALU 5, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp362:
	ALU_PUSH_BEFORE 1, @36, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @38, KC0[CB0:0-32], KC1[]
.Ltmp363:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp364:
	ALU 1, @42, KC0[], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 5, @44, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @50, KC0[CB0:0-32], KC1[]
.Ltmp365:
	ALU 4, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp366:
	Fetch clause starting at 22:
.Ltmp367:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp368:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp369:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp370:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp371:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp372:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp373:
	ALU clause starting at 38:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 39:
.Ltmp374:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp375:
	ALU clause starting at 42:
.Ltmp376:
	  ADD_INT * T1.W, T1.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp377:
	ALU clause starting at 44:
.Ltmp378:
	  MAX_UINT   T0.X, T0.X, T1.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp379:
	ALU clause starting at 50:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 51:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp380:
.Lfunc_end16:
	.size	inclusive_max_uint_simd16, .Lfunc_end16-inclusive_max_uint_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_max_uint_simd16
	.p2align	8
	.type	exclusive_max_uint_simd16,@function
exclusive_max_uint_simd16:
exclusive_max_uint_simd16$local:
.Lfunc_begin17:
	ALU 1, @24, KC0[], KC1[]
.Ltmp381:
	ALU 6, @26, KC0[CB0:0-32], KC1[]
.Ltmp382:
	ALU_PUSH_BEFORE 1, @33, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp383:
	ALU 7, @35, KC0[CB0:0-32], KC1[]
.Ltmp384:
	ALU 0, @43, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp385:
	ALU 1, @44, KC0[], KC1[]
.Ltmp386:
	TEX 0 @22
	ALU 0, @46, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @47, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp387:
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp388:
	ALU 4, @54, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp389:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp390:
	ALU clause starting at 24:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp391:
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp392:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T1.X, literal.x,  
.Ltmp393:
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 33:
.Ltmp394:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp395:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp396:
	ALU clause starting at 35:
	  MOV * T1.W, KC0[3].X,  
.Ltmp397:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  MOV   T1.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp398:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 43:
.Ltmp399:
	  ADD_INT * T0.X, T1.W, T1.Z,  
.Ltmp400:
	ALU clause starting at 44:
.Ltmp401:
	  ADD_INT * T1.W, T0.X, literal.x,  
.Ltmp402:
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 46:
.Ltmp403:
	  MAX_UINT * T1.X, T1.X, T0.X,  
.Ltmp404:
	ALU clause starting at 47:
.Ltmp405:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp406:
	ALU clause starting at 52:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 53:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp407:
.Lfunc_end17:
	.size	exclusive_max_uint_simd16, .Lfunc_end17-exclusive_max_uint_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_add_long_simd16
	.p2align	8
	.type	reduce_add_long_simd16,@function
reduce_add_long_simd16:
reduce_add_long_simd16$local:
.Lfunc_begin18:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp408:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp409:
	ALU_PUSH_BEFORE 7, @38, KC0[CB0:0-32], KC1[]
	JUMP @17 POP:1
	ALU 0, @46, KC0[CB0:0-32], KC1[]
.Ltmp410:
	ALU 3, @47, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp411:
	TEX 0 @24
	ALU 4, @51, KC0[], KC1[]
.Ltmp412:
	ALU 2, @56, KC0[], KC1[]
.Ltmp413:
	ALU_PUSH_BEFORE 1, @59, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @61, KC0[CB0:0-32], KC1[]
.Ltmp414:
	ALU 4, @62, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp415:
	Fetch clause starting at 24:
.Ltmp416:
	  VTX_READ_64 T2.XY, T0.X, 0, #1
.Ltmp417:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp418:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp419:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp420:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
	  AND_INT * T1.W, T0.X, literal.x,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp421:
	16(2.242078e-44), 0(0.000000e+00)
	  SETGT_UINT * T2.W, literal.x, PV.W,  
.Ltmp422:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp423:
	ALU clause starting at 46:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 47:
.Ltmp424:
	  ADD_INT * T0.W, T0.W, T2.W,  
	  ADD_INT   T0.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T1.W, literal.y,  
	8(1.121039e-44), -1(nan)
.Ltmp425:
	ALU clause starting at 51:
.Ltmp426:
	  ADD_INT   T1.Z, T2.Y, T1.Y,  
	  ADDC_UINT * T1.W, T2.X, T1.X,  
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT * T1.Y, PV.Z, PV.W,  
.Ltmp427:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 56:
.Ltmp428:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T1.X, T2.X, T1.X,  
.Ltmp429:
	ALU clause starting at 59:
.Ltmp430:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp431:
	ALU clause starting at 61:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 62:
	  LSHL * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp432:
.Lfunc_end18:
	.size	reduce_add_long_simd16, .Lfunc_end18-reduce_add_long_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_add_long_simd16
	.p2align	8
	.type	inclusive_add_long_simd16,@function
inclusive_add_long_simd16:
inclusive_add_long_simd16$local:
.Lfunc_begin19:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp433:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp434:
	ALU_PUSH_BEFORE 1, @38, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp435:
	ALU 2, @41, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp436:
	TEX 0 @24
	ALU 4, @44, KC0[], KC1[]
.Ltmp437:
	ALU 2, @49, KC0[], KC1[]
.Ltmp438:
	ALU_PUSH_BEFORE 1, @52, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @54, KC0[CB0:0-32], KC1[]
.Ltmp439:
	ALU 4, @55, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp440:
	Fetch clause starting at 24:
.Ltmp441:
	  VTX_READ_64 T2.XY, T1.X, 0, #1
.Ltmp442:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp443:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp444:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
.Ltmp445:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp446:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp447:
	ALU clause starting at 40:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 41:
.Ltmp448:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
.Ltmp449:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp450:
	ALU clause starting at 44:
.Ltmp451:
	  ADD_INT   T1.Z, T2.Y, T0.Y,  
	  ADDC_UINT * T1.W, T2.X, T0.X,  
	  ADD_INT   T1.X, T1.X, literal.x,  
	  ADD_INT * T0.Y, PV.Z, PV.W,  
.Ltmp452:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 49:
.Ltmp453:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T0.X, T2.X, T0.X,  
.Ltmp454:
	ALU clause starting at 52:
.Ltmp455:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp456:
	ALU clause starting at 54:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 55:
	  LSHL * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp457:
.Lfunc_end19:
	.size	inclusive_add_long_simd16, .Lfunc_end19-inclusive_add_long_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_add_long_simd16
	.p2align	8
	.type	exclusive_add_long_simd16,@function
exclusive_add_long_simd16:
exclusive_add_long_simd16$local:
.Lfunc_begin20:
	ALU 2, @24, KC0[], KC1[]
.Ltmp458:
	ALU 5, @27, KC0[CB0:0-32], KC1[]
.Ltmp459:
	ALU_PUSH_BEFORE 1, @33, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp460:
	ALU 7, @35, KC0[CB0:0-32], KC1[]
.Ltmp461:
	ALU 1, @43, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp462:
	TEX 0 @22
	ALU 4, @45, KC0[], KC1[]
	ALU 2, @50, KC0[], KC1[]
.Ltmp463:
	ALU_PUSH_BEFORE 1, @53, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @55, KC0[CB0:0-32], KC1[]
.Ltmp464:
	ALU 0, @56, KC0[CB0:0-32], KC1[]
.Ltmp465:
	ALU 4, @57, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp466:
	  VTX_READ_64 T1.XY, T0.X, 0, #1
.Ltmp467:
	ALU clause starting at 24:
	  MOV   T2.X, literal.x,  
.Ltmp468:
	  AND_INT * T0.W, T0.X, literal.y,  
.Ltmp469:
	0(0.000000e+00), 15(2.101948e-44)
	ALU clause starting at 27:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp470:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T2.Y, T2.X,  
.Ltmp471:
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	ALU clause starting at 33:
.Ltmp472:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp473:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp474:
	ALU clause starting at 35:
	  MOV * T1.W, KC0[3].X,  
.Ltmp475:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  MOV   T2.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp476:
	0(0.000000e+00), 3(4.203895e-45)
	ALU clause starting at 43:
.Ltmp477:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV * T2.Y, T2.X,  
.Ltmp478:
	ALU clause starting at 45:
.Ltmp479:
	  ADD_INT   T1.Z, T1.Y, T2.Y,  
	  ADDC_UINT * T1.W, T1.X, T2.X,  
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT * T2.Y, PV.Z, PV.W,  
.Ltmp480:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 50:
.Ltmp481:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T2.X, T1.X, T2.X,  
.Ltmp482:
	ALU clause starting at 53:
.Ltmp483:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp484:
	ALU clause starting at 55:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 56:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 57:
	  LSHL * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp485:
.Lfunc_end20:
	.size	exclusive_add_long_simd16, .Lfunc_end20-exclusive_add_long_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_min_long_simd16
	.p2align	8
	.type	reduce_min_long_simd16,@function
reduce_min_long_simd16:
reduce_min_long_simd16$local:
.Lfunc_begin21:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp486:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp487:
	ALU_PUSH_BEFORE 7, @38, KC0[CB0:0-32], KC1[]
	JUMP @17 POP:1
	ALU 0, @46, KC0[CB0:0-32], KC1[]
.Ltmp488:
	ALU 3, @47, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp489:
	TEX 0 @24
	ALU 4, @51, KC0[], KC1[]
	ALU 4, @56, KC0[], KC1[]
.Ltmp490:
	ALU_PUSH_BEFORE 1, @61, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @63, KC0[CB0:0-32], KC1[]
.Ltmp491:
	ALU 4, @64, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp492:
	Fetch clause starting at 24:
.Ltmp493:
	  VTX_READ_64 T2.XY, T0.X, 0, #1
.Ltmp494:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp495:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp496:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp497:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
	  AND_INT * T1.W, T0.X, literal.x,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp498:
	16(2.242078e-44), 0(0.000000e+00)
	  SETGT_UINT * T2.W, literal.x, PV.W,  
.Ltmp499:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp500:
	ALU clause starting at 46:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 47:
.Ltmp501:
	  ADD_INT * T0.W, T0.W, T2.W,  
	  ADD_INT   T0.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T1.W, literal.y,  
	8(1.121039e-44), -1(nan)
.Ltmp502:
	ALU clause starting at 51:
.Ltmp503:
	  SETGE_INT * T1.W, T2.Y, T1.Y,  
	  MIN_UINT   T0.Y, T2.X, T1.X,  
	  SETE_INT   T1.Z, T2.Y, T1.Y,  
	  CNDE_INT * T1.W, PV.W, T2.X, T1.X, BS:VEC_021/SCL_122
	  CNDE_INT * T1.X, PV.Z, PV.W, PV.Y, 
.Ltmp504:
	ALU clause starting at 56:
.Ltmp505:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  MIN_INT * T1.Y, T2.Y, T1.Y,  
.Ltmp506:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp507:
	ALU clause starting at 61:
.Ltmp508:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp509:
	ALU clause starting at 63:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 64:
	  LSHL * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp510:
.Lfunc_end21:
	.size	reduce_min_long_simd16, .Lfunc_end21-reduce_min_long_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_min_long_simd16
	.p2align	8
	.type	inclusive_min_long_simd16,@function
inclusive_min_long_simd16:
inclusive_min_long_simd16$local:
.Lfunc_begin22:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp511:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp512:
	ALU_PUSH_BEFORE 1, @38, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp513:
	ALU 2, @41, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp514:
	TEX 0 @24
	ALU 4, @44, KC0[], KC1[]
	ALU 4, @49, KC0[], KC1[]
.Ltmp515:
	ALU_PUSH_BEFORE 1, @54, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @56, KC0[CB0:0-32], KC1[]
.Ltmp516:
	ALU 4, @57, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp517:
	Fetch clause starting at 24:
.Ltmp518:
	  VTX_READ_64 T2.XY, T1.X, 0, #1
.Ltmp519:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp520:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp521:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
.Ltmp522:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp523:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp524:
	ALU clause starting at 40:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 41:
.Ltmp525:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
.Ltmp526:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp527:
	ALU clause starting at 44:
.Ltmp528:
	  SETGE_INT * T1.W, T2.Y, T0.Y,  
	  MIN_UINT   T1.Y, T2.X, T0.X,  
	  SETE_INT   T1.Z, T2.Y, T0.Y,  
	  CNDE_INT * T1.W, PV.W, T2.X, T0.X, BS:VEC_021/SCL_122
	  CNDE_INT * T0.X, PV.Z, PV.W, PV.Y, 
.Ltmp529:
	ALU clause starting at 49:
.Ltmp530:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  MIN_INT * T0.Y, T2.Y, T0.Y,  
.Ltmp531:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp532:
	ALU clause starting at 54:
.Ltmp533:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp534:
	ALU clause starting at 56:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 57:
	  LSHL * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp535:
.Lfunc_end22:
	.size	inclusive_min_long_simd16, .Lfunc_end22-inclusive_min_long_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_min_long_simd16
	.p2align	8
	.type	exclusive_min_long_simd16,@function
exclusive_min_long_simd16:
exclusive_min_long_simd16$local:
.Lfunc_begin23:
	ALU 2, @24, KC0[], KC1[]
.Ltmp536:
	ALU 6, @27, KC0[CB0:0-32], KC1[]
.Ltmp537:
	ALU_PUSH_BEFORE 1, @34, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp538:
	ALU 9, @36, KC0[CB0:0-32], KC1[]
.Ltmp539:
	ALU 0, @46, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp540:
	TEX 0 @22
	ALU 4, @47, KC0[], KC1[]
.Ltmp541:
	ALU 4, @52, KC0[], KC1[]
.Ltmp542:
	ALU_PUSH_BEFORE 1, @57, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @59, KC0[CB0:0-32], KC1[]
.Ltmp543:
	ALU 0, @60, KC0[CB0:0-32], KC1[]
.Ltmp544:
	ALU 4, @61, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp545:
	  VTX_READ_64 T2.XY, T0.X, 0, #1
.Ltmp546:
	ALU clause starting at 24:
	  MOV   T1.Y, literal.x,  
.Ltmp547:
	  AND_INT * T0.W, T0.X, literal.y,  
.Ltmp548:
	2147483647(nan), 15(2.101948e-44)
	ALU clause starting at 27:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp549:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T1.X, literal.x,  
.Ltmp550:
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 34:
.Ltmp551:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp552:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp553:
	ALU clause starting at 36:
	  MOV * T1.W, KC0[3].X,  
.Ltmp554:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  MOV   T1.Y, literal.x,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	2147483647(nan), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp555:
	-1(nan), 3(4.203895e-45)
	ALU clause starting at 46:
.Ltmp556:
	  ADD_INT * T0.X, T1.W, T1.Z,  
.Ltmp557:
	ALU clause starting at 47:
.Ltmp558:
	  SETGE_INT * T1.W, T2.Y, T1.Y,  
	  MIN_UINT   T0.Y, T2.X, T1.X,  
	  SETE_INT   T1.Z, T2.Y, T1.Y,  
	  CNDE_INT * T1.W, PV.W, T2.X, T1.X, BS:VEC_021/SCL_122
	  CNDE_INT * T1.X, PV.Z, PV.W, PV.Y, 
.Ltmp559:
	ALU clause starting at 52:
.Ltmp560:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  MIN_INT * T1.Y, T2.Y, T1.Y,  
.Ltmp561:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 57:
.Ltmp562:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp563:
	ALU clause starting at 59:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 60:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 61:
	  LSHL * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp564:
.Lfunc_end23:
	.size	exclusive_min_long_simd16, .Lfunc_end23-exclusive_min_long_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_max_long_simd16
	.p2align	8
	.type	reduce_max_long_simd16,@function
reduce_max_long_simd16:
reduce_max_long_simd16$local:
.Lfunc_begin24:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp565:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp566:
	ALU_PUSH_BEFORE 7, @38, KC0[CB0:0-32], KC1[]
	JUMP @17 POP:1
	ALU 0, @46, KC0[CB0:0-32], KC1[]
.Ltmp567:
	ALU 3, @47, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp568:
	TEX 0 @24
	ALU 4, @51, KC0[], KC1[]
	ALU 4, @56, KC0[], KC1[]
.Ltmp569:
	ALU_PUSH_BEFORE 1, @61, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @63, KC0[CB0:0-32], KC1[]
.Ltmp570:
	ALU 4, @64, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp571:
	Fetch clause starting at 24:
.Ltmp572:
	  VTX_READ_64 T2.XY, T0.X, 0, #1
.Ltmp573:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp574:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp575:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp576:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
	  AND_INT * T1.W, T0.X, literal.x,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp577:
	16(2.242078e-44), 0(0.000000e+00)
	  SETGT_UINT * T2.W, literal.x, PV.W,  
.Ltmp578:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp579:
	ALU clause starting at 46:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 47:
.Ltmp580:
	  ADD_INT * T0.W, T0.W, T2.W,  
	  ADD_INT   T0.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T1.W, literal.y,  
	8(1.121039e-44), -1(nan)
.Ltmp581:
	ALU clause starting at 51:
.Ltmp582:
	  SETGT_INT * T1.W, T1.Y, T2.Y,  
	  MAX_UINT   T0.Y, T1.X, T2.X,  
	  SETE_INT   T1.Z, T1.Y, T2.Y,  
	  CNDE_INT * T1.W, PV.W, T2.X, T1.X, 
	  CNDE_INT * T1.X, PV.Z, PV.W, PV.Y, 
.Ltmp583:
	ALU clause starting at 56:
.Ltmp584:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  MAX_INT * T1.Y, T1.Y, T2.Y,  
.Ltmp585:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp586:
	ALU clause starting at 61:
.Ltmp587:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp588:
	ALU clause starting at 63:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 64:
	  LSHL * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp589:
.Lfunc_end24:
	.size	reduce_max_long_simd16, .Lfunc_end24-reduce_max_long_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_max_long_simd16
	.p2align	8
	.type	inclusive_max_long_simd16,@function
inclusive_max_long_simd16:
inclusive_max_long_simd16$local:
.Lfunc_begin25:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp590:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp591:
	ALU_PUSH_BEFORE 1, @38, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp592:
	ALU 2, @41, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp593:
	TEX 0 @24
	ALU 4, @44, KC0[], KC1[]
	ALU 4, @49, KC0[], KC1[]
.Ltmp594:
	ALU_PUSH_BEFORE 1, @54, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @56, KC0[CB0:0-32], KC1[]
.Ltmp595:
	ALU 4, @57, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp596:
	Fetch clause starting at 24:
.Ltmp597:
	  VTX_READ_64 T2.XY, T1.X, 0, #1
.Ltmp598:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp599:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp600:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
.Ltmp601:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp602:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp603:
	ALU clause starting at 40:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 41:
.Ltmp604:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
.Ltmp605:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp606:
	ALU clause starting at 44:
.Ltmp607:
	  SETGT_INT * T1.W, T0.Y, T2.Y,  
	  MAX_UINT   T1.Y, T0.X, T2.X,  
	  SETE_INT   T1.Z, T0.Y, T2.Y,  
	  CNDE_INT * T1.W, PV.W, T2.X, T0.X, 
	  CNDE_INT * T0.X, PV.Z, PV.W, PV.Y, 
.Ltmp608:
	ALU clause starting at 49:
.Ltmp609:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  MAX_INT * T0.Y, T0.Y, T2.Y,  
.Ltmp610:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp611:
	ALU clause starting at 54:
.Ltmp612:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp613:
	ALU clause starting at 56:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 57:
	  LSHL * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp614:
.Lfunc_end25:
	.size	inclusive_max_long_simd16, .Lfunc_end25-inclusive_max_long_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_max_long_simd16
	.p2align	8
	.type	exclusive_max_long_simd16,@function
exclusive_max_long_simd16:
exclusive_max_long_simd16$local:
.Lfunc_begin26:
	ALU 2, @24, KC0[], KC1[]
.Ltmp615:
	ALU 6, @27, KC0[CB0:0-32], KC1[]
.Ltmp616:
	ALU_PUSH_BEFORE 1, @34, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp617:
	ALU 9, @36, KC0[CB0:0-32], KC1[]
.Ltmp618:
	ALU 0, @46, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp619:
	TEX 0 @22
	ALU 4, @47, KC0[], KC1[]
.Ltmp620:
	ALU 4, @52, KC0[], KC1[]
.Ltmp621:
	ALU_PUSH_BEFORE 1, @57, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @59, KC0[CB0:0-32], KC1[]
.Ltmp622:
	ALU 0, @60, KC0[CB0:0-32], KC1[]
.Ltmp623:
	ALU 4, @61, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp624:
	  VTX_READ_64 T2.XY, T0.X, 0, #1
.Ltmp625:
	ALU clause starting at 24:
	  MOV   T1.Y, literal.x,  
.Ltmp626:
	  AND_INT * T0.W, T0.X, literal.y,  
.Ltmp627:
	-2147483648(-0.000000e+00), 15(2.101948e-44)
	ALU clause starting at 27:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp628:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T1.X, literal.x,  
.Ltmp629:
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 34:
.Ltmp630:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp631:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp632:
	ALU clause starting at 36:
	  MOV * T1.W, KC0[3].X,  
.Ltmp633:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  MOV   T1.Y, literal.x,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp634:
	0(0.000000e+00), 3(4.203895e-45)
	ALU clause starting at 46:
.Ltmp635:
	  ADD_INT * T0.X, T1.W, T1.Z,  
.Ltmp636:
	ALU clause starting at 47:
.Ltmp637:
	  SETGT_INT * T1.W, T1.Y, T2.Y,  
	  MAX_UINT   T0.Y, T1.X, T2.X,  
	  SETE_INT   T1.Z, T1.Y, T2.Y,  
	  CNDE_INT * T1.W, PV.W, T2.X, T1.X, 
	  CNDE_INT * T1.X, PV.Z, PV.W, PV.Y, 
.Ltmp638:
	ALU clause starting at 52:
.Ltmp639:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  MAX_INT * T1.Y, T1.Y, T2.Y,  
.Ltmp640:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 57:
.Ltmp641:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp642:
	ALU clause starting at 59:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 60:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 61:
	  LSHL * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp643:
.Lfunc_end26:
	.size	exclusive_max_long_simd16, .Lfunc_end26-exclusive_max_long_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_add_ulong_simd8
	.p2align	8
	.type	reduce_add_ulong_simd8,@function
reduce_add_ulong_simd8:
reduce_add_ulong_simd8$local:
.Lfunc_begin27:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp644:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp645:
	ALU_PUSH_BEFORE 7, @38, KC0[CB0:0-32], KC1[]
	JUMP @17 POP:1
	ALU 0, @46, KC0[CB0:0-32], KC1[]
.Ltmp646:
	ALU 3, @47, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp647:
	TEX 0 @24
	ALU 4, @51, KC0[], KC1[]
.Ltmp648:
	ALU 2, @56, KC0[], KC1[]
.Ltmp649:
	ALU_PUSH_BEFORE 1, @59, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @61, KC0[CB0:0-32], KC1[]
.Ltmp650:
	ALU 4, @62, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp651:
	Fetch clause starting at 24:
.Ltmp652:
	  VTX_READ_64 T2.XY, T0.X, 0, #1
.Ltmp653:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp654:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp655:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp656:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
	  AND_INT * T1.W, T0.X, literal.x,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp657:
	8(1.121039e-44), 0(0.000000e+00)
	  SETGT_UINT * T2.W, literal.x, PV.W,  
.Ltmp658:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp659:
	ALU clause starting at 46:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 47:
.Ltmp660:
	  ADD_INT * T0.W, T0.W, T2.W,  
	  ADD_INT   T0.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T1.W, literal.y,  
	8(1.121039e-44), -1(nan)
.Ltmp661:
	ALU clause starting at 51:
.Ltmp662:
	  ADD_INT   T1.Z, T2.Y, T1.Y,  
	  ADDC_UINT * T1.W, T2.X, T1.X,  
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT * T1.Y, PV.Z, PV.W,  
.Ltmp663:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 56:
.Ltmp664:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T1.X, T2.X, T1.X,  
.Ltmp665:
	ALU clause starting at 59:
.Ltmp666:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp667:
	ALU clause starting at 61:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 62:
	  LSHL * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp668:
.Lfunc_end27:
	.size	reduce_add_ulong_simd8, .Lfunc_end27-reduce_add_ulong_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_add_ulong_simd8
	.p2align	8
	.type	inclusive_add_ulong_simd8,@function
inclusive_add_ulong_simd8:
inclusive_add_ulong_simd8$local:
.Lfunc_begin28:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp669:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp670:
	ALU_PUSH_BEFORE 1, @38, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp671:
	ALU 2, @41, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp672:
	TEX 0 @24
	ALU 4, @44, KC0[], KC1[]
.Ltmp673:
	ALU 2, @49, KC0[], KC1[]
.Ltmp674:
	ALU_PUSH_BEFORE 1, @52, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @54, KC0[CB0:0-32], KC1[]
.Ltmp675:
	ALU 4, @55, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp676:
	Fetch clause starting at 24:
.Ltmp677:
	  VTX_READ_64 T2.XY, T1.X, 0, #1
.Ltmp678:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp679:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp680:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
.Ltmp681:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp682:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp683:
	ALU clause starting at 40:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 41:
.Ltmp684:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
.Ltmp685:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp686:
	ALU clause starting at 44:
.Ltmp687:
	  ADD_INT   T1.Z, T2.Y, T0.Y,  
	  ADDC_UINT * T1.W, T2.X, T0.X,  
	  ADD_INT   T1.X, T1.X, literal.x,  
	  ADD_INT * T0.Y, PV.Z, PV.W,  
.Ltmp688:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 49:
.Ltmp689:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T0.X, T2.X, T0.X,  
.Ltmp690:
	ALU clause starting at 52:
.Ltmp691:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp692:
	ALU clause starting at 54:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 55:
	  LSHL * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp693:
.Lfunc_end28:
	.size	inclusive_add_ulong_simd8, .Lfunc_end28-inclusive_add_ulong_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_add_ulong_simd8
	.p2align	8
	.type	exclusive_add_ulong_simd8,@function
exclusive_add_ulong_simd8:
exclusive_add_ulong_simd8$local:
.Lfunc_begin29:
	ALU 2, @24, KC0[], KC1[]
.Ltmp694:
	ALU 5, @27, KC0[CB0:0-32], KC1[]
.Ltmp695:
	ALU_PUSH_BEFORE 1, @33, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp696:
	ALU 7, @35, KC0[CB0:0-32], KC1[]
.Ltmp697:
	ALU 1, @43, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp698:
	TEX 0 @22
	ALU 4, @45, KC0[], KC1[]
	ALU 2, @50, KC0[], KC1[]
.Ltmp699:
	ALU_PUSH_BEFORE 1, @53, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @55, KC0[CB0:0-32], KC1[]
.Ltmp700:
	ALU 0, @56, KC0[CB0:0-32], KC1[]
.Ltmp701:
	ALU 4, @57, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp702:
	  VTX_READ_64 T1.XY, T0.X, 0, #1
.Ltmp703:
	ALU clause starting at 24:
	  MOV   T2.X, literal.x,  
.Ltmp704:
	  AND_INT * T0.W, T0.X, literal.y,  
.Ltmp705:
	0(0.000000e+00), 7(9.809089e-45)
	ALU clause starting at 27:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp706:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T2.Y, T2.X,  
.Ltmp707:
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	ALU clause starting at 33:
.Ltmp708:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp709:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp710:
	ALU clause starting at 35:
	  MOV * T1.W, KC0[3].X,  
.Ltmp711:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  MOV   T2.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp712:
	0(0.000000e+00), 3(4.203895e-45)
	ALU clause starting at 43:
.Ltmp713:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV * T2.Y, T2.X,  
.Ltmp714:
	ALU clause starting at 45:
.Ltmp715:
	  ADD_INT   T1.Z, T1.Y, T2.Y,  
	  ADDC_UINT * T1.W, T1.X, T2.X,  
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT * T2.Y, PV.Z, PV.W,  
.Ltmp716:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 50:
.Ltmp717:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T2.X, T1.X, T2.X,  
.Ltmp718:
	ALU clause starting at 53:
.Ltmp719:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp720:
	ALU clause starting at 55:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 56:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 57:
	  LSHL * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp721:
.Lfunc_end29:
	.size	exclusive_add_ulong_simd8, .Lfunc_end29-exclusive_add_ulong_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_min_ulong_simd8
	.p2align	8
	.type	reduce_min_ulong_simd8,@function
reduce_min_ulong_simd8:
reduce_min_ulong_simd8$local:
.Lfunc_begin30:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp722:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp723:
	ALU_PUSH_BEFORE 7, @38, KC0[CB0:0-32], KC1[]
	JUMP @17 POP:1
	ALU 0, @46, KC0[CB0:0-32], KC1[]
.Ltmp724:
	ALU 3, @47, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp725:
	TEX 0 @24
	ALU 4, @51, KC0[], KC1[]
	ALU 4, @56, KC0[], KC1[]
.Ltmp726:
	ALU_PUSH_BEFORE 1, @61, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @63, KC0[CB0:0-32], KC1[]
.Ltmp727:
	ALU 4, @64, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp728:
	Fetch clause starting at 24:
.Ltmp729:
	  VTX_READ_64 T2.XY, T0.X, 0, #1
.Ltmp730:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp731:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp732:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp733:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
	  AND_INT * T1.W, T0.X, literal.x,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp734:
	8(1.121039e-44), 0(0.000000e+00)
	  SETGT_UINT * T2.W, literal.x, PV.W,  
.Ltmp735:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp736:
	ALU clause starting at 46:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 47:
.Ltmp737:
	  ADD_INT * T0.W, T0.W, T2.W,  
	  ADD_INT   T0.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T1.W, literal.y,  
	8(1.121039e-44), -1(nan)
.Ltmp738:
	ALU clause starting at 51:
.Ltmp739:
	  SETGE_UINT * T1.W, T2.Y, T1.Y,  
	  MIN_UINT   T0.Y, T2.X, T1.X,  
	  SETE_INT   T1.Z, T2.Y, T1.Y,  
	  CNDE_INT * T1.W, PV.W, T2.X, T1.X, BS:VEC_021/SCL_122
	  CNDE_INT * T1.X, PV.Z, PV.W, PV.Y, 
.Ltmp740:
	ALU clause starting at 56:
.Ltmp741:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  MIN_UINT * T1.Y, T2.Y, T1.Y,  
.Ltmp742:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp743:
	ALU clause starting at 61:
.Ltmp744:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp745:
	ALU clause starting at 63:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 64:
	  LSHL * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp746:
.Lfunc_end30:
	.size	reduce_min_ulong_simd8, .Lfunc_end30-reduce_min_ulong_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_min_ulong_simd8
	.p2align	8
	.type	inclusive_min_ulong_simd8,@function
inclusive_min_ulong_simd8:
inclusive_min_ulong_simd8$local:
.Lfunc_begin31:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp747:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp748:
	ALU_PUSH_BEFORE 1, @38, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp749:
	ALU 2, @41, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp750:
	TEX 0 @24
	ALU 4, @44, KC0[], KC1[]
	ALU 4, @49, KC0[], KC1[]
.Ltmp751:
	ALU_PUSH_BEFORE 1, @54, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @56, KC0[CB0:0-32], KC1[]
.Ltmp752:
	ALU 4, @57, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp753:
	Fetch clause starting at 24:
.Ltmp754:
	  VTX_READ_64 T2.XY, T1.X, 0, #1
.Ltmp755:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp756:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp757:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
.Ltmp758:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp759:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp760:
	ALU clause starting at 40:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 41:
.Ltmp761:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
.Ltmp762:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp763:
	ALU clause starting at 44:
.Ltmp764:
	  SETGE_UINT * T1.W, T2.Y, T0.Y,  
	  MIN_UINT   T1.Y, T2.X, T0.X,  
	  SETE_INT   T1.Z, T2.Y, T0.Y,  
	  CNDE_INT * T1.W, PV.W, T2.X, T0.X, BS:VEC_021/SCL_122
	  CNDE_INT * T0.X, PV.Z, PV.W, PV.Y, 
.Ltmp765:
	ALU clause starting at 49:
.Ltmp766:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  MIN_UINT * T0.Y, T2.Y, T0.Y,  
.Ltmp767:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp768:
	ALU clause starting at 54:
.Ltmp769:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp770:
	ALU clause starting at 56:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 57:
	  LSHL * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp771:
.Lfunc_end31:
	.size	inclusive_min_ulong_simd8, .Lfunc_end31-inclusive_min_ulong_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_min_ulong_simd8
	.p2align	8
	.type	exclusive_min_ulong_simd8,@function
exclusive_min_ulong_simd8:
exclusive_min_ulong_simd8$local:
.Lfunc_begin32:
	ALU 2, @24, KC0[], KC1[]
.Ltmp772:
	ALU 5, @27, KC0[CB0:0-32], KC1[]
.Ltmp773:
	ALU_PUSH_BEFORE 1, @33, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp774:
	ALU 7, @35, KC0[CB0:0-32], KC1[]
.Ltmp775:
	ALU 1, @43, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp776:
	TEX 0 @22
	ALU 4, @45, KC0[], KC1[]
.Ltmp777:
	ALU 4, @50, KC0[], KC1[]
.Ltmp778:
	ALU_PUSH_BEFORE 1, @55, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @57, KC0[CB0:0-32], KC1[]
.Ltmp779:
	ALU 0, @58, KC0[CB0:0-32], KC1[]
.Ltmp780:
	ALU 4, @59, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp781:
	  VTX_READ_64 T1.XY, T0.X, 0, #1
.Ltmp782:
	ALU clause starting at 24:
	  MOV   T2.X, literal.x,  
.Ltmp783:
	  AND_INT * T0.W, T0.X, literal.y,  
.Ltmp784:
	-1(nan), 7(9.809089e-45)
	ALU clause starting at 27:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp785:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T2.Y, T2.X,  
.Ltmp786:
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	ALU clause starting at 33:
.Ltmp787:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp788:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp789:
	ALU clause starting at 35:
	  MOV * T1.W, KC0[3].X,  
.Ltmp790:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  MOV   T2.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp791:
	-1(nan), 3(4.203895e-45)
	ALU clause starting at 43:
.Ltmp792:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV * T2.Y, T2.X,  
.Ltmp793:
	ALU clause starting at 45:
.Ltmp794:
	  SETGE_UINT * T1.W, T1.Y, T2.Y,  
	  MIN_UINT   T0.Y, T1.X, T2.X,  
	  SETE_INT   T1.Z, T1.Y, T2.Y,  
	  CNDE_INT * T1.W, PV.W, T1.X, T2.X, BS:VEC_021/SCL_122
	  CNDE_INT * T2.X, PV.Z, PV.W, PV.Y, 
.Ltmp795:
	ALU clause starting at 50:
.Ltmp796:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  MIN_UINT * T2.Y, T1.Y, T2.Y,  
.Ltmp797:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 55:
.Ltmp798:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp799:
	ALU clause starting at 57:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 58:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 59:
	  LSHL * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp800:
.Lfunc_end32:
	.size	exclusive_min_ulong_simd8, .Lfunc_end32-exclusive_min_ulong_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_max_ulong_simd8
	.p2align	8
	.type	reduce_max_ulong_simd8,@function
reduce_max_ulong_simd8:
reduce_max_ulong_simd8$local:
.Lfunc_begin33:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp801:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp802:
	ALU_PUSH_BEFORE 7, @38, KC0[CB0:0-32], KC1[]
	JUMP @17 POP:1
	ALU 0, @46, KC0[CB0:0-32], KC1[]
.Ltmp803:
	ALU 3, @47, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp804:
	TEX 0 @24
	ALU 4, @51, KC0[], KC1[]
	ALU 4, @56, KC0[], KC1[]
.Ltmp805:
	ALU_PUSH_BEFORE 1, @61, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @63, KC0[CB0:0-32], KC1[]
.Ltmp806:
	ALU 4, @64, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp807:
	Fetch clause starting at 24:
.Ltmp808:
	  VTX_READ_64 T2.XY, T0.X, 0, #1
.Ltmp809:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp810:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp811:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp812:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
	  AND_INT * T1.W, T0.X, literal.x,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp813:
	8(1.121039e-44), 0(0.000000e+00)
	  SETGT_UINT * T2.W, literal.x, PV.W,  
.Ltmp814:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp815:
	ALU clause starting at 46:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 47:
.Ltmp816:
	  ADD_INT * T0.W, T0.W, T2.W,  
	  ADD_INT   T0.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T1.W, literal.y,  
	8(1.121039e-44), -1(nan)
.Ltmp817:
	ALU clause starting at 51:
.Ltmp818:
	  SETGT_UINT * T1.W, T1.Y, T2.Y,  
	  MAX_UINT   T0.Y, T1.X, T2.X,  
	  SETE_INT   T1.Z, T1.Y, T2.Y,  
	  CNDE_INT * T1.W, PV.W, T2.X, T1.X, 
	  CNDE_INT * T1.X, PV.Z, PV.W, PV.Y, 
.Ltmp819:
	ALU clause starting at 56:
.Ltmp820:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  MAX_UINT * T1.Y, T1.Y, T2.Y,  
.Ltmp821:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp822:
	ALU clause starting at 61:
.Ltmp823:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp824:
	ALU clause starting at 63:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 64:
	  LSHL * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp825:
.Lfunc_end33:
	.size	reduce_max_ulong_simd8, .Lfunc_end33-reduce_max_ulong_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_max_ulong_simd8
	.p2align	8
	.type	inclusive_max_ulong_simd8,@function
inclusive_max_ulong_simd8:
inclusive_max_ulong_simd8$local:
.Lfunc_begin34:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp826:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp827:
	ALU_PUSH_BEFORE 1, @38, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp828:
	ALU 2, @41, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp829:
	TEX 0 @24
	ALU 4, @44, KC0[], KC1[]
	ALU 4, @49, KC0[], KC1[]
.Ltmp830:
	ALU_PUSH_BEFORE 1, @54, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @56, KC0[CB0:0-32], KC1[]
.Ltmp831:
	ALU 4, @57, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp832:
	Fetch clause starting at 24:
.Ltmp833:
	  VTX_READ_64 T2.XY, T1.X, 0, #1
.Ltmp834:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp835:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp836:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
.Ltmp837:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp838:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp839:
	ALU clause starting at 40:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 41:
.Ltmp840:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
.Ltmp841:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp842:
	ALU clause starting at 44:
.Ltmp843:
	  SETGT_UINT * T1.W, T0.Y, T2.Y,  
	  MAX_UINT   T1.Y, T0.X, T2.X,  
	  SETE_INT   T1.Z, T0.Y, T2.Y,  
	  CNDE_INT * T1.W, PV.W, T2.X, T0.X, 
	  CNDE_INT * T0.X, PV.Z, PV.W, PV.Y, 
.Ltmp844:
	ALU clause starting at 49:
.Ltmp845:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  MAX_UINT * T0.Y, T0.Y, T2.Y,  
.Ltmp846:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp847:
	ALU clause starting at 54:
.Ltmp848:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp849:
	ALU clause starting at 56:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 57:
	  LSHL * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp850:
.Lfunc_end34:
	.size	inclusive_max_ulong_simd8, .Lfunc_end34-inclusive_max_ulong_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_max_ulong_simd8
	.p2align	8
	.type	exclusive_max_ulong_simd8,@function
exclusive_max_ulong_simd8:
exclusive_max_ulong_simd8$local:
.Lfunc_begin35:
	ALU 2, @24, KC0[], KC1[]
.Ltmp851:
	ALU 5, @27, KC0[CB0:0-32], KC1[]
.Ltmp852:
	ALU_PUSH_BEFORE 1, @33, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp853:
	ALU 7, @35, KC0[CB0:0-32], KC1[]
.Ltmp854:
	ALU 1, @43, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp855:
	TEX 0 @22
	ALU 4, @45, KC0[], KC1[]
.Ltmp856:
	ALU 4, @50, KC0[], KC1[]
.Ltmp857:
	ALU_PUSH_BEFORE 1, @55, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @57, KC0[CB0:0-32], KC1[]
.Ltmp858:
	ALU 0, @58, KC0[CB0:0-32], KC1[]
.Ltmp859:
	ALU 4, @59, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp860:
	  VTX_READ_64 T1.XY, T0.X, 0, #1
.Ltmp861:
	ALU clause starting at 24:
	  MOV   T2.X, literal.x,  
.Ltmp862:
	  AND_INT * T0.W, T0.X, literal.y,  
.Ltmp863:
	0(0.000000e+00), 7(9.809089e-45)
	ALU clause starting at 27:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp864:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T2.Y, T2.X,  
.Ltmp865:
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	ALU clause starting at 33:
.Ltmp866:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp867:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp868:
	ALU clause starting at 35:
	  MOV * T1.W, KC0[3].X,  
.Ltmp869:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  MOV   T2.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp870:
	0(0.000000e+00), 3(4.203895e-45)
	ALU clause starting at 43:
.Ltmp871:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV * T2.Y, T2.X,  
.Ltmp872:
	ALU clause starting at 45:
.Ltmp873:
	  SETGT_UINT * T1.W, T2.Y, T1.Y,  
	  MAX_UINT   T0.Y, T2.X, T1.X,  
	  SETE_INT   T1.Z, T2.Y, T1.Y,  
	  CNDE_INT * T1.W, PV.W, T1.X, T2.X, 
	  CNDE_INT * T2.X, PV.Z, PV.W, PV.Y, 
.Ltmp874:
	ALU clause starting at 50:
.Ltmp875:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  MAX_UINT * T2.Y, T2.Y, T1.Y,  
.Ltmp876:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 55:
.Ltmp877:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp878:
	ALU clause starting at 57:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 58:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 59:
	  LSHL * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp879:
.Lfunc_end35:
	.size	exclusive_max_ulong_simd8, .Lfunc_end35-exclusive_max_ulong_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_add_float_simd16
	.p2align	8
	.type	reduce_add_float_simd16,@function
reduce_add_float_simd16:
reduce_add_float_simd16$local:
.Lfunc_begin36:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp880:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp881:
	ALU 4, @38, KC0[CB0:0-32], KC1[]
.Ltmp882:
	ALU_PUSH_BEFORE 2, @43, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @46, KC0[CB0:0-32], KC1[]
.Ltmp883:
	ALU 3, @47, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp884:
	ALU 1, @51, KC0[], KC1[]
	TEX 0 @24
	ALU_PUSH_BEFORE 5, @53, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @59, KC0[CB0:0-32], KC1[]
.Ltmp885:
	ALU 4, @60, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp886:
	Fetch clause starting at 24:
.Ltmp887:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp888:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp889:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp890:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
	  AND_INT * T1.W, T0.X, literal.x,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	ALU clause starting at 43:
.Ltmp891:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
.Ltmp892:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp893:
	ALU clause starting at 46:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 47:
.Ltmp894:
	  ADD_INT * T0.W, T0.W, T2.W,  
	  ADD_INT   T0.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T1.W, literal.y,  
	4(5.605194e-45), -1(nan)
.Ltmp895:
	ALU clause starting at 51:
.Ltmp896:
	  ADD_INT * T1.W, T0.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp897:
	ALU clause starting at 53:
.Ltmp898:
	  ADD   T1.X, T1.X, T0.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp899:
	ALU clause starting at 59:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 60:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp900:
.Lfunc_end36:
	.size	reduce_add_float_simd16, .Lfunc_end36-reduce_add_float_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_add_float_simd16
	.p2align	8
	.type	inclusive_add_float_simd16,@function
inclusive_add_float_simd16:
inclusive_add_float_simd16$local:
.Lfunc_begin37:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp901:
	ALU 5, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp902:
	ALU_PUSH_BEFORE 1, @36, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @38, KC0[CB0:0-32], KC1[]
.Ltmp903:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp904:
	ALU 1, @42, KC0[], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 5, @44, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @50, KC0[CB0:0-32], KC1[]
.Ltmp905:
	ALU 4, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp906:
	Fetch clause starting at 22:
.Ltmp907:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp908:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp909:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp910:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp911:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp912:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp913:
	ALU clause starting at 38:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 39:
.Ltmp914:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp915:
	ALU clause starting at 42:
.Ltmp916:
	  ADD_INT * T1.W, T1.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp917:
	ALU clause starting at 44:
.Ltmp918:
	  ADD   T0.X, T0.X, T1.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp919:
	ALU clause starting at 50:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 51:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp920:
.Lfunc_end37:
	.size	inclusive_add_float_simd16, .Lfunc_end37-inclusive_add_float_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_add_float_simd16
	.p2align	8
	.type	exclusive_add_float_simd16,@function
exclusive_add_float_simd16:
exclusive_add_float_simd16$local:
.Lfunc_begin38:
	ALU 1, @24, KC0[], KC1[]
.Ltmp921:
	ALU 6, @26, KC0[CB0:0-32], KC1[]
.Ltmp922:
	ALU_PUSH_BEFORE 1, @33, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp923:
	ALU 7, @35, KC0[CB0:0-32], KC1[]
.Ltmp924:
	ALU 0, @43, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp925:
	ALU 1, @44, KC0[], KC1[]
.Ltmp926:
	TEX 0 @22
	ALU 0, @46, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @47, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp927:
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp928:
	ALU 4, @54, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp929:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp930:
	ALU clause starting at 24:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp931:
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp932:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T1.X, literal.x,  
.Ltmp933:
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 33:
.Ltmp934:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp935:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp936:
	ALU clause starting at 35:
	  MOV * T1.W, KC0[3].X,  
.Ltmp937:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  MOV   T1.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp938:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 43:
.Ltmp939:
	  ADD_INT * T0.X, T1.W, T1.Z,  
.Ltmp940:
	ALU clause starting at 44:
.Ltmp941:
	  ADD_INT * T1.W, T0.X, literal.x,  
.Ltmp942:
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 46:
.Ltmp943:
	  ADD * T1.X, T1.X, T0.X,  
.Ltmp944:
	ALU clause starting at 47:
.Ltmp945:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp946:
	ALU clause starting at 52:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 53:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp947:
.Lfunc_end38:
	.size	exclusive_add_float_simd16, .Lfunc_end38-exclusive_add_float_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_min_float_simd16
	.p2align	8
	.type	reduce_min_float_simd16,@function
reduce_min_float_simd16:
reduce_min_float_simd16$local:
.Lfunc_begin39:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp948:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp949:
	ALU 4, @38, KC0[CB0:0-32], KC1[]
.Ltmp950:
	ALU_PUSH_BEFORE 2, @43, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @46, KC0[CB0:0-32], KC1[]
.Ltmp951:
	ALU 3, @47, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp952:
	ALU 1, @51, KC0[], KC1[]
	TEX 0 @24
	ALU_PUSH_BEFORE 5, @53, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @59, KC0[CB0:0-32], KC1[]
.Ltmp953:
	ALU 4, @60, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp954:
	Fetch clause starting at 24:
.Ltmp955:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp956:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp957:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp958:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
	  AND_INT * T1.W, T0.X, literal.x,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	ALU clause starting at 43:
.Ltmp959:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
.Ltmp960:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp961:
	ALU clause starting at 46:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 47:
.Ltmp962:
	  ADD_INT * T0.W, T0.W, T2.W,  
	  ADD_INT   T0.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T1.W, literal.y,  
	4(5.605194e-45), -1(nan)
.Ltmp963:
	ALU clause starting at 51:
.Ltmp964:
	  ADD_INT * T1.W, T0.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp965:
	ALU clause starting at 53:
.Ltmp966:
	  MIN   T1.X, T0.X, T1.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp967:
	ALU clause starting at 59:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 60:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp968:
.Lfunc_end39:
	.size	reduce_min_float_simd16, .Lfunc_end39-reduce_min_float_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_min_float_simd16
	.p2align	8
	.type	inclusive_min_float_simd16,@function
inclusive_min_float_simd16:
inclusive_min_float_simd16$local:
.Lfunc_begin40:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp969:
	ALU 5, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp970:
	ALU_PUSH_BEFORE 1, @36, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @38, KC0[CB0:0-32], KC1[]
.Ltmp971:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp972:
	ALU 1, @42, KC0[], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 5, @44, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @50, KC0[CB0:0-32], KC1[]
.Ltmp973:
	ALU 4, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp974:
	Fetch clause starting at 22:
.Ltmp975:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp976:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp977:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp978:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp979:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp980:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp981:
	ALU clause starting at 38:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 39:
.Ltmp982:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp983:
	ALU clause starting at 42:
.Ltmp984:
	  ADD_INT * T1.W, T1.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp985:
	ALU clause starting at 44:
.Ltmp986:
	  MIN   T0.X, T1.X, T0.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp987:
	ALU clause starting at 50:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 51:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp988:
.Lfunc_end40:
	.size	inclusive_min_float_simd16, .Lfunc_end40-inclusive_min_float_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_min_float_simd16
	.p2align	8
	.type	exclusive_min_float_simd16,@function
exclusive_min_float_simd16:
exclusive_min_float_simd16$local:
.Lfunc_begin41:
	ALU 1, @24, KC0[], KC1[]
.Ltmp989:
	ALU 6, @26, KC0[CB0:0-32], KC1[]
.Ltmp990:
	ALU_PUSH_BEFORE 1, @33, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp991:
	ALU 7, @35, KC0[CB0:0-32], KC1[]
.Ltmp992:
	ALU 0, @43, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp993:
	ALU 1, @44, KC0[], KC1[]
.Ltmp994:
	TEX 0 @22
	ALU 0, @46, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @47, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp995:
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp996:
	ALU 4, @54, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp997:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp998:
	ALU clause starting at 24:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp999:
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1000:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T1.X, literal.x,  
.Ltmp1001:
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	2139095040(INF), 0(0.000000e+00)
	ALU clause starting at 33:
.Ltmp1002:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp1003:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1004:
	ALU clause starting at 35:
	  MOV * T1.W, KC0[3].X,  
.Ltmp1005:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  MOV   T1.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp1006:
	2139095040(INF), 2(2.802597e-45)
	ALU clause starting at 43:
.Ltmp1007:
	  ADD_INT * T0.X, T1.W, T1.Z,  
.Ltmp1008:
	ALU clause starting at 44:
.Ltmp1009:
	  ADD_INT * T1.W, T0.X, literal.x,  
.Ltmp1010:
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 46:
.Ltmp1011:
	  MIN * T1.X, T0.X, T1.X,  
.Ltmp1012:
	ALU clause starting at 47:
.Ltmp1013:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1014:
	ALU clause starting at 52:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 53:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1015:
.Lfunc_end41:
	.size	exclusive_min_float_simd16, .Lfunc_end41-exclusive_min_float_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_max_float_simd16
	.p2align	8
	.type	reduce_max_float_simd16,@function
reduce_max_float_simd16:
reduce_max_float_simd16$local:
.Lfunc_begin42:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp1016:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp1017:
	ALU 4, @38, KC0[CB0:0-32], KC1[]
.Ltmp1018:
	ALU_PUSH_BEFORE 2, @43, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @46, KC0[CB0:0-32], KC1[]
.Ltmp1019:
	ALU 3, @47, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp1020:
	ALU 1, @51, KC0[], KC1[]
	TEX 0 @24
	ALU_PUSH_BEFORE 5, @53, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @59, KC0[CB0:0-32], KC1[]
.Ltmp1021:
	ALU 4, @60, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1022:
	Fetch clause starting at 24:
.Ltmp1023:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp1024:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1025:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1026:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
	  AND_INT * T1.W, T0.X, literal.x,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	ALU clause starting at 43:
.Ltmp1027:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
.Ltmp1028:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1029:
	ALU clause starting at 46:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 47:
.Ltmp1030:
	  ADD_INT * T0.W, T0.W, T2.W,  
	  ADD_INT   T0.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T1.W, literal.y,  
	4(5.605194e-45), -1(nan)
.Ltmp1031:
	ALU clause starting at 51:
.Ltmp1032:
	  ADD_INT * T1.W, T0.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp1033:
	ALU clause starting at 53:
.Ltmp1034:
	  MAX   T1.X, T0.X, T1.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1035:
	ALU clause starting at 59:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 60:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1036:
.Lfunc_end42:
	.size	reduce_max_float_simd16, .Lfunc_end42-reduce_max_float_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_max_float_simd16
	.p2align	8
	.type	inclusive_max_float_simd16,@function
inclusive_max_float_simd16:
inclusive_max_float_simd16$local:
.Lfunc_begin43:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp1037:
	ALU 5, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp1038:
	ALU_PUSH_BEFORE 1, @36, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @38, KC0[CB0:0-32], KC1[]
.Ltmp1039:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp1040:
	ALU 1, @42, KC0[], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 5, @44, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @50, KC0[CB0:0-32], KC1[]
.Ltmp1041:
	ALU 4, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp1042:
	Fetch clause starting at 22:
.Ltmp1043:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1044:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1045:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1046:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp1047:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp1048:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1049:
	ALU clause starting at 38:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 39:
.Ltmp1050:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp1051:
	ALU clause starting at 42:
.Ltmp1052:
	  ADD_INT * T1.W, T1.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp1053:
	ALU clause starting at 44:
.Ltmp1054:
	  MAX   T0.X, T1.X, T0.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1055:
	ALU clause starting at 50:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 51:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1056:
.Lfunc_end43:
	.size	inclusive_max_float_simd16, .Lfunc_end43-inclusive_max_float_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_max_float_simd16
	.p2align	8
	.type	exclusive_max_float_simd16,@function
exclusive_max_float_simd16:
exclusive_max_float_simd16$local:
.Lfunc_begin44:
	ALU 1, @24, KC0[], KC1[]
.Ltmp1057:
	ALU 6, @26, KC0[CB0:0-32], KC1[]
.Ltmp1058:
	ALU_PUSH_BEFORE 1, @33, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp1059:
	ALU 7, @35, KC0[CB0:0-32], KC1[]
.Ltmp1060:
	ALU 0, @43, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp1061:
	ALU 1, @44, KC0[], KC1[]
.Ltmp1062:
	TEX 0 @22
	ALU 0, @46, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @47, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp1063:
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp1064:
	ALU 4, @54, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp1065:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp1066:
	ALU clause starting at 24:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp1067:
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1068:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T1.X, literal.x,  
.Ltmp1069:
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	4286578688(-INF), 0(0.000000e+00)
	ALU clause starting at 33:
.Ltmp1070:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp1071:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1072:
	ALU clause starting at 35:
	  MOV * T1.W, KC0[3].X,  
.Ltmp1073:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  MOV   T1.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp1074:
	4286578688(-INF), 2(2.802597e-45)
	ALU clause starting at 43:
.Ltmp1075:
	  ADD_INT * T0.X, T1.W, T1.Z,  
.Ltmp1076:
	ALU clause starting at 44:
.Ltmp1077:
	  ADD_INT * T1.W, T0.X, literal.x,  
.Ltmp1078:
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 46:
.Ltmp1079:
	  MAX * T1.X, T0.X, T1.X,  
.Ltmp1080:
	ALU clause starting at 47:
.Ltmp1081:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1082:
	ALU clause starting at 52:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 53:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1083:
.Lfunc_end44:
	.size	exclusive_max_float_simd16, .Lfunc_end44-exclusive_max_float_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	545
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_add_char_simd16
	.p2align	8
	.type	reduce_add_char_simd16,@function
reduce_add_char_simd16:
reduce_add_char_simd16$local:
.Lfunc_begin45:
	ALU 5, @74, KC0[CB0:0-32], KC1[]
.Ltmp1084:
	ALU 3, @80, KC0[CB0:0-32], KC1[]
	TEX 0 @38
.Ltmp1085:
	ALU 5, @84, KC0[CB0:0-32], KC1[]
.Ltmp1086:
	ALU_PUSH_BEFORE 2, @90, KC0[], KC1[]
	JUMP @35 POP:1
.Ltmp1087:
	ALU 5, @93, KC0[CB0:0-32], KC1[]
.Ltmp1088:
	ALU_PUSH_BEFORE 2, @99, KC0[], KC1[]
	JUMP @22 POP:1
	ALU 41, @102, KC0[], KC1[]
	LOOP_START_DX10 @21
.Ltmp1089:
	ALU 9, @144, KC0[], KC1[]
	TEX 4 @40
	ALU 11, @154, KC0[], KC1[]
	TEX 10 @50
	ALU 97, @166, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @264, KC0[], KC1[]
	JUMP @20 POP:1
	LOOP_BREAK @20
	POP @20 POP:1
	END_LOOP @11
.Ltmp1090:
	ALU_POP_AFTER 31, @265, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @297, KC0[], KC1[]
	JUMP @34 POP:1
	ALU 5, @299, KC0[], KC1[]
	LOOP_START_DX10 @33
.Ltmp1091:
	TEX 0 @72
	ALU 3, @305, KC0[], KC1[]
.Ltmp1092:
	ALU_PUSH_BEFORE 1, @309, KC0[], KC1[]
	JUMP @32 POP:1
	LOOP_BREAK @32
	POP @32 POP:1
	END_LOOP @26
	POP @34 POP:1
	POP @35 POP:1
.Ltmp1093:
	ALU 12, @311, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 38:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp1094:
	Fetch clause starting at 40:
.Ltmp1095:
	  VTX_READ_16 T25.X, T25.X, 0, #1
	  VTX_READ_16 T24.X, T24.X, 0, #1
	  VTX_READ_16 T23.X, T23.X, 0, #1
	  VTX_READ_16 T22.X, T22.X, 0, #1
	  VTX_READ_16 T21.X, T21.X, 0, #1
.Ltmp1096:
	Fetch clause starting at 50:
.Ltmp1097:
	  VTX_READ_16 T22.X, T18.X, 12, #1
	  VTX_READ_16 T23.X, T18.X, 8, #1
	  VTX_READ_16 T24.X, T18.X, 14, #1
	  VTX_READ_16 T28.X, T18.X, 10, #1
	  VTX_READ_16 T29.X, T18.X, 4, #1
	  VTX_READ_16 T30.X, T18.X, 0, #1
	  VTX_READ_16 T31.X, T18.X, 6, #1
	  VTX_READ_16 T32.X, T18.X, 2, #1
	  VTX_READ_16 T21.X, T21.X, 0, #1
	  VTX_READ_16 T27.X, T27.X, 0, #1
	  VTX_READ_16 T26.X, T26.X, 0, #1
.Ltmp1098:
	Fetch clause starting at 72:
.Ltmp1099:
	  VTX_READ_8 T13.X, T0.X, 0, #1
.Ltmp1100:
	ALU clause starting at 74:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1101:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 80:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 84:
	  AND_INT * T1.W, T0.X, literal.x,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  MOV * T1.Z, KC0[2].Z,  
.Ltmp1102:
	ALU clause starting at 90:
.Ltmp1103:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1104:
	ALU clause starting at 93:
.Ltmp1105:
	  ADD_INT   T3.Z, T1.W, literal.x,  
	  MOV * T2.W, literal.y,  
	-1(nan), 1(1.401298e-45)
	  MOV * T3.W, PV.W,  
.Ltmp1106:
	  MOV   T1.Y, KC0[3].X,  
	  MOV * T2.Z, KC0[2].Y,  
.Ltmp1107:
	ALU clause starting at 99:
.Ltmp1108:
	  SETGT_UINT * T4.W, literal.x, T3.Z,  
	32(4.484155e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1109:
	ALU clause starting at 102:
	  MOV   T16.X, 0.0,  
	  MOV   T16.Y, 0.0,  
	  MOV   T16.Z, 0.0,  
	  MOV * T16.W, 0.0,  
.Ltmp1110:
	  MOV   T18.Y, 0.0,  
	  MOV   T18.Z, 0.0,  
	  MOV * T18.W, 0.0,  
	  ADD_INT * T2.W, T0.X, T1.Y,  
	  ADD_INT * T2.W, PV.W, T0.Y,  
	  SUB_INT * T2.W, PV.W, T0.W,  
	  AND_INT   T4.Z, T3.Z, literal.x,  
	  ADD_INT * T2.W, PV.W, T2.Z,  
	-32(nan), 0(0.000000e+00)
	  ADD_INT   T18.X, PV.W, literal.x,  
	  MOV   T2.Y, PV.Z,  
	  MOV   T5.Z, literal.y,  
	  OR_INT * T2.W, PV.Z, 1,  
	17(2.382207e-44), 8(1.121039e-44)
	  MOV   T13.X, T16.X,  
	  MOV   T13.Y, T16.Y,  
	  MOV   T13.Z, T16.Z,  
	  MOV * T13.W, T16.W,  
	  MOV   T14.X, T16.X,  
	  MOV   T14.Y, T16.Y,  
	  MOV   T14.Z, T16.Z,  
	  MOV * T14.W, T16.W,  
	  MOV   T15.X, T16.X,  
	  MOV   T15.Y, T16.Y,  
	  MOV   T15.Z, T16.Z,  
	  MOV * T15.W, T16.W,  
	  MOV   T17.X, T16.X,  
	  MOV   T17.Y, T16.Y,  
	  MOV   T17.Z, T16.Z,  
	  MOV * T17.W, T16.W,  
	  MOV   T19.X, T16.X,  
	  MOV   T19.Y, T16.Y,  
	  MOV   T19.Z, T16.Z,  
	  MOV * T19.W, T16.W,  
	  MOV   T20.X, T16.X,  
	  MOV   T20.Y, T16.Y,  
	  MOV   T20.Z, T16.Z,  
	  MOV * T20.W, T16.W,  
.Ltmp1111:
	ALU clause starting at 144:
.Ltmp1112:
	  ADD_INT * T21.X, T18.X, literal.x,  
	-10(nan), 0(0.000000e+00)
	  ADD_INT * T22.X, T18.X, literal.x,  
	-6(nan), 0(0.000000e+00)
	  ADD_INT * T23.X, T18.X, literal.x,  
	-2(nan), 0(0.000000e+00)
	  ADD_INT * T24.X, T18.X, literal.x,  
	-12(nan), 0(0.000000e+00)
	  ADD_INT * T25.X, T18.X, literal.x,  
	-14(nan), 0(0.000000e+00)
.Ltmp1113:
	ALU clause starting at 154:
.Ltmp1114:
	  ADD_INT   T26.X, T18.X, literal.x,  
	  ADD_INT * T2.Y, T2.Y, literal.y,  
	-16(nan), -32(nan)
	  ADD_INT   T27.X, T18.X, literal.x,  
	  SETNE_INT   T6.Z, PV.Y, 0.0,  
	  LSHL * T3.W, T21.X, literal.y,  BS:VEC_120/SCL_212
	-4(nan), 16(2.242078e-44)
	  ADD_INT   T21.X, T18.X, literal.x,  
	  LSHL   T3.Y, T22.X, literal.y,  BS:VEC_120/SCL_212
	  LSHL * T7.Z, T23.X, literal.y,  BS:VEC_201
	-8(nan), 16(2.242078e-44)
	  OR_INT * T3.W, T3.W, T24.X,  
.Ltmp1115:
	ALU clause starting at 166:
.Ltmp1116:
	  LSHL * T4.W, T25.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT   T25.X, PV.W, T26.X,  
	  BFE_UINT   T4.Y, T3.W, literal.x, T5.Z, 
	  OR_INT   T7.Z, T7.Z, T27.X,  BS:VEC_021/SCL_122
	  OR_INT * T4.W, T3.Y, T21.X,  BS:VEC_102/SCL_221
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT   T21.X, T3.W, literal.x, T5.Z, 
	  BFE_UINT   T3.Y, PV.W, literal.y, T5.Z, 
	  AND_INT   T8.Z, PV.Z, literal.z,  
	  LSHL * T5.W, T32.X, literal.x,  
	16(2.242078e-44), 8(1.121039e-44)
	255(3.573311e-43), 0(0.000000e+00)
	  LSHR   T26.X, T3.W, literal.x,  
	  BFE_UINT   T5.Y, T4.W, literal.y, T5.Z, BS:VEC_120/SCL_212
	  LSHL   T9.Z, T31.X, literal.y,  
	  OR_INT * T5.W, PV.W, T30.X,  
	24(3.363116e-44), 16(2.242078e-44)
	  BFE_UINT   T27.X, T7.Z, literal.x, T5.Z, 
	  AND_INT   T6.Y, PV.W, literal.y,  
	  LSHR   T10.Z, T4.W, literal.z,  
	  OR_INT * T6.W, PV.Z, T29.X,  
	8(1.121039e-44), 255(3.573311e-43)
	24(3.363116e-44), 0(0.000000e+00)
	  BFE_UINT   T29.X, T7.Z, literal.x, T5.Z, 
	  BFE_UINT   T7.Y, T5.W, literal.y, T5.Z, 
	  AND_INT   T9.Z, PV.W, literal.z,  
	  LSHL * T7.W, T28.X, literal.x,  
	16(2.242078e-44), 8(1.121039e-44)
	255(3.573311e-43), 0(0.000000e+00)
	  LSHR   T28.X, T7.Z, literal.x,  
	  BFE_UINT   T8.Y, T5.W, literal.y, T5.Z, 
	  LSHL   T7.Z, T24.X, literal.y,  
	  OR_INT * T7.W, PV.W, T23.X,  
	24(3.363116e-44), 16(2.242078e-44)
	  BFE_UINT   T23.X, T6.W, literal.x, T5.Z, 
	  AND_INT   T9.Y, PV.W, literal.y,  
	  LSHR   T11.Z, T5.W, literal.z,  BS:VEC_120/SCL_212
	  OR_INT * T5.W, PV.Z, T22.X,  
	8(1.121039e-44), 255(3.573311e-43)
	24(3.363116e-44), 0(0.000000e+00)
	  BFE_UINT   T22.X, T6.W, literal.x, T5.Z, 
	  BFE_UINT   T10.Y, T7.W, literal.y, T5.Z, BS:VEC_120/SCL_212
	  AND_INT   T7.Z, PV.W, literal.z,  
	  LSHR * T8.W, PV.W, literal.w,  
	16(2.242078e-44), 8(1.121039e-44)
	255(3.573311e-43), 24(3.363116e-44)
	  LSHR   T24.X, T6.W, literal.x,  
	  LSHR   T11.Y, T7.W, literal.x,  BS:VEC_120/SCL_212
	  BFE_UINT * T12.Z, T5.W, literal.y, T5.Z, BS:VEC_201
	24(3.363116e-44), 16(2.242078e-44)
	  ADD_INT * T13.W, T8.W, T13.W,  
	  BFE_UINT   T30.X, T7.W, literal.x, T5.Z, 
	  BFE_UINT   T12.Y, T5.W, literal.y, T5.Z, BS:VEC_102/SCL_221
	  ADD_INT   T13.Z, T12.Z, T13.Z,  
	  ADD_INT * T14.W, T11.Y, T14.W,  BS:VEC_021/SCL_122
	16(2.242078e-44), 8(1.121039e-44)
	  ADD_INT   T18.X, T18.X, literal.x,  
	  ADD_INT   T13.Y, PV.Y, T13.Y,  
	  ADD_INT   T14.Z, PV.X, T14.Z,  
	  ADD_INT * T15.W, T24.X, T15.W,  BS:VEC_120/SCL_212
	32(4.484155e-44), 0(0.000000e+00)
	  ADD_INT   T13.X, T7.Z, T13.X,  
	  ADD_INT   T14.Y, T10.Y, T14.Y,  
	  ADD_INT   T15.Z, T22.X, T15.Z,  
	  ADD_INT * T17.W, T11.Z, T17.W,  BS:VEC_201
	  ADD_INT   T14.X, T9.Y, T14.X,  
	  ADD_INT   T15.Y, T23.X, T15.Y,  
	  ADD_INT   T17.Z, T8.Y, T17.Z,  BS:VEC_201
	  ADD_INT * T19.W, T28.X, T19.W,  BS:VEC_201
	  ADD_INT   T15.X, T9.Z, T15.X,  
	  ADD_INT   T17.Y, T7.Y, T17.Y,  
	  ADD_INT   T19.Z, T29.X, T19.Z,  
	  ADD_INT * T20.W, T10.Z, T20.W,  BS:VEC_201
	  ADD_INT   T17.X, T6.Y, T17.X,  
	  ADD_INT   T19.Y, T27.X, T19.Y,  
	  ADD_INT   T20.Z, T5.Y, T20.Z,  BS:VEC_201
	  ADD_INT * T16.W, T26.X, T16.W,  BS:VEC_201
	  ADD_INT   T19.X, T8.Z, T19.X,  
	  ADD_INT   T20.Y, T3.Y, T20.Y,  
	  ADD_INT   T16.Z, T21.X, T16.Z,  
	  AND_INT * T4.W, T4.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  ADD_INT   T20.X, PV.W, T20.X,  
	  ADD_INT   T16.Y, T4.Y, T16.Y,  
	  LSHR   T7.Z, T25.X, literal.x,  
	  AND_INT * T3.W, T3.W, literal.y,  
	24(3.363116e-44), 255(3.573311e-43)
	  ADD_INT   T16.X, PV.W, T16.X,  
	  BFE_UINT   T3.Y, T25.X, literal.x, T5.Z, 
	  BFE_UINT   T8.Z, T25.X, literal.y, T5.Z, 
	  AND_INT * T3.W, T25.X, literal.z,  
	16(2.242078e-44), 8(1.121039e-44)
	255(3.573311e-43), 0(0.000000e+00)
	  ADD_INT   T1.X, PV.W, T1.X,  
	  ADD_INT   T18.Y, PV.Z, T18.Y,  
	  ADD_INT   T18.Z, PV.Y, T18.Z,  
	  ADD_INT * T18.W, T7.Z, T18.W,  
.Ltmp1117:
	ALU clause starting at 264:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T6.Z, 0.0,  
	ALU clause starting at 265:
.Ltmp1118:
	  ADD_INT   T18.X, T16.Y, T18.Y,  
	  ADD_INT   T2.Y, T16.W, T18.W,  
	  ADD_INT   T5.Z, T16.X, T1.X,  
	  ADD_INT * T3.W, T16.Z, T18.Z,  
	  ADD_INT   T1.X, T20.Z, PV.W,  
	  ADD_INT   T3.Y, T20.X, PV.Z,  
	  ADD_INT   T5.Z, T20.W, PV.Y,  
	  ADD_INT * T3.W, T20.Y, PV.X,  
	  ADD_INT   T16.X, T19.Y, PV.W,  
	  ADD_INT   T2.Y, T19.W, PV.Z,  
	  ADD_INT   T5.Z, T19.X, PV.Y,  
	  ADD_INT * T3.W, T19.Z, PV.X,  
	  ADD_INT   T1.X, T17.Z, PV.W,  
	  ADD_INT   T3.Y, T17.X, PV.Z,  
	  ADD_INT   T5.Z, T17.W, PV.Y,  
	  ADD_INT * T3.W, T17.Y, PV.X,  
	  ADD_INT   T16.X, T15.Y, PV.W,  
	  ADD_INT   T2.Y, T15.W, PV.Z,  
	  ADD_INT   T5.Z, T15.X, PV.Y,  
	  ADD_INT * T3.W, T15.Z, PV.X,  
	  ADD_INT   T1.X, T14.Z, PV.W,  
	  ADD_INT   T3.Y, T14.X, PV.Z,  
	  ADD_INT   T5.Z, T14.W, PV.Y,  
	  ADD_INT * T3.W, T14.Y, PV.X,  
	  ADD_INT   T14.X, T13.Y, PV.W,  
	  ADD_INT   T2.Y, T13.W, PV.Z,  
	  ADD_INT   T5.Z, T13.X, PV.Y,  
	  ADD_INT * T3.W, T13.Z, PV.X,  
	  ADD_INT   T5.Z, PV.Z, PV.W,  
	  ADD_INT * T3.W, PV.X, PV.Y,  
	  ADD_INT   T1.X, PV.Z, PV.W,  
	  SETNE_INT * T3.W, T3.Z, T4.Z,  
.Ltmp1119:
	ALU clause starting at 297:
	  BFE_INT * T3.W, T3.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 299:
.Ltmp1120:
	  ADD_INT * T3.W, T0.X, T2.W,  
	  ADD_INT * T3.W, PV.W, T1.Y,  
	  ADD_INT * T3.W, PV.W, T0.Y,  
	  SUB_INT * T0.W, PV.W, T0.W,  
	  ADD_INT   T0.X, T2.Z, PV.W,  
	  SUB_INT * T0.W, T1.W, T2.W,  
.Ltmp1121:
	ALU clause starting at 305:
.Ltmp1122:
	  ADD_INT   T0.X, T0.X, 1,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T1.X, T13.X, T1.X,  
.Ltmp1123:
	ALU clause starting at 309:
.Ltmp1124:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1125:
	ALU clause starting at 311:
	  ADD_INT * T0.W, T1.Z, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1126:
.Lfunc_end45:
	.size	reduce_add_char_simd16, .Lfunc_end45-reduce_add_char_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_add_char_simd16
	.p2align	8
	.type	inclusive_add_char_simd16,@function
inclusive_add_char_simd16:
inclusive_add_char_simd16$local:
.Lfunc_begin46:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp1127:
	ALU 3, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp1128:
	ALU_PUSH_BEFORE 1, @34, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp1129:
	ALU 4, @36, KC0[CB0:0-32], KC1[]
.Ltmp1130:
	ALU 1, @41, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp1131:
	TEX 0 @22
	ALU 3, @43, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @47, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @49, KC0[CB0:0-32], KC1[]
.Ltmp1132:
	ALU 12, @50, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp1133:
	Fetch clause starting at 22:
.Ltmp1134:
	  VTX_READ_8 T2.X, T0.X, 0, #1
.Ltmp1135:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1136:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1137:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
.Ltmp1138:
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 34:
.Ltmp1139:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1140:
	ALU clause starting at 36:
	  MOV * T1.W, KC0[3].X,  
.Ltmp1141:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp1142:
	ALU clause starting at 41:
.Ltmp1143:
	  ADD_INT * T1.W, T1.Z, T1.W,  
	  ADD_INT * T0.X, PV.W, 1,  
.Ltmp1144:
	ALU clause starting at 43:
.Ltmp1145:
	  ADD_INT   T0.X, T0.X, 1,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T1.X, T2.X, T1.X,  
.Ltmp1146:
	ALU clause starting at 47:
.Ltmp1147:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1148:
	ALU clause starting at 49:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 50:
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1149:
.Lfunc_end46:
	.size	inclusive_add_char_simd16, .Lfunc_end46-inclusive_add_char_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_add_char_simd16
	.p2align	8
	.type	exclusive_add_char_simd16,@function
exclusive_add_char_simd16:
exclusive_add_char_simd16$local:
.Lfunc_begin47:
	ALU 1, @22, KC0[], KC1[]
.Ltmp1150:
	ALU 6, @24, KC0[CB0:0-32], KC1[]
.Ltmp1151:
	ALU_PUSH_BEFORE 1, @31, KC0[], KC1[]
	JUMP @15 POP:1
.Ltmp1152:
	ALU 4, @33, KC0[CB0:0-32], KC1[]
.Ltmp1153:
	ALU 2, @38, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp1154:
	TEX 0 @20
	ALU 3, @41, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @45, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @7
	POP @15 POP:1
	ALU 0, @47, KC0[CB0:0-32], KC1[]
.Ltmp1155:
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp1156:
	ALU 12, @49, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 20:
.Ltmp1157:
	  VTX_READ_8 T1.X, T0.X, 0, #1
.Ltmp1158:
	ALU clause starting at 22:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp1159:
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 24:
	  MULLO_INT   T1.X, KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T1.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1160:
	  MOV   T0.Y, literal.x,  
.Ltmp1161:
	  ADD_INT * T0.Z, PV.X, T0.X,  
.Ltmp1162:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 31:
.Ltmp1163:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1164:
	ALU clause starting at 33:
	  MOV * T1.W, KC0[3].X,  
.Ltmp1165:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T1.X,  
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp1166:
	ALU clause starting at 38:
.Ltmp1167:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV * T0.Y, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
.Ltmp1168:
	ALU clause starting at 41:
.Ltmp1169:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, 1,  
	  ADD_INT * T0.Y, T1.X, T0.Y,  BS:VEC_120/SCL_212
.Ltmp1170:
	ALU clause starting at 45:
.Ltmp1171:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1172:
	ALU clause starting at 47:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 48:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 49:
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T0.Y, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1173:
.Lfunc_end47:
	.size	exclusive_add_char_simd16, .Lfunc_end47-exclusive_add_char_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	543
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_min_char_simd16
	.p2align	8
	.type	reduce_min_char_simd16,@function
reduce_min_char_simd16:
reduce_min_char_simd16$local:
.Lfunc_begin48:
	ALU 5, @76, KC0[CB0:0-32], KC1[]
.Ltmp1174:
	ALU 3, @82, KC0[CB0:0-32], KC1[]
	TEX 0 @40
.Ltmp1175:
	ALU 5, @86, KC0[CB0:0-32], KC1[]
.Ltmp1176:
	ALU_PUSH_BEFORE 2, @92, KC0[], KC1[]
	JUMP @37 POP:1
.Ltmp1177:
	ALU 5, @95, KC0[CB0:0-32], KC1[]
.Ltmp1178:
	ALU_PUSH_BEFORE 2, @101, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 40, @104, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp1179:
	ALU 7, @145, KC0[], KC1[]
	TEX 3 @42
	ALU 12, @153, KC0[], KC1[]
	TEX 8 @50
	ALU 84, @166, KC0[], KC1[]
	TEX 2 @68
	ALU 87, @251, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @339, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @11
.Ltmp1180:
	ALU_POP_AFTER 37, @340, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @378, KC0[], KC1[]
	JUMP @36 POP:1
	ALU 5, @380, KC0[], KC1[]
	LOOP_START_DX10 @35
.Ltmp1181:
	TEX 0 @74
	ALU 5, @386, KC0[], KC1[]
.Ltmp1182:
	ALU_PUSH_BEFORE 1, @392, KC0[], KC1[]
	JUMP @34 POP:1
	LOOP_BREAK @34
	POP @34 POP:1
	END_LOOP @28
	POP @36 POP:1
	POP @37 POP:1
.Ltmp1183:
	ALU 12, @394, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 40:
	  VTX_READ_8 T13.X, T1.X, 0, #1
.Ltmp1184:
	Fetch clause starting at 42:
.Ltmp1185:
	  VTX_READ_16 T24.X, T24.X, 0, #1
	  VTX_READ_16 T23.X, T23.X, 0, #1
	  VTX_READ_16 T22.X, T22.X, 0, #1
	  VTX_READ_16 T21.X, T21.X, 0, #1
.Ltmp1186:
	Fetch clause starting at 50:
.Ltmp1187:
	  VTX_READ_16 T23.X, T1.X, 10, #1
	  VTX_READ_16 T24.X, T1.X, 4, #1
	  VTX_READ_16 T27.X, T1.X, 6, #1
	  VTX_READ_16 T28.X, T1.X, 0, #1
	  VTX_READ_16 T22.X, T22.X, 0, #1
	  VTX_READ_16 T29.X, T1.X, 2, #1
	  VTX_READ_16 T21.X, T21.X, 0, #1
	  VTX_READ_16 T26.X, T26.X, 0, #1
	  VTX_READ_16 T25.X, T25.X, 0, #1
.Ltmp1188:
	Fetch clause starting at 68:
.Ltmp1189:
	  VTX_READ_16 T27.X, T1.X, 12, #1
	  VTX_READ_16 T28.X, T1.X, 8, #1
	  VTX_READ_16 T29.X, T1.X, 14, #1
.Ltmp1190:
	Fetch clause starting at 74:
.Ltmp1191:
	  VTX_READ_8 T1.X, T0.X, 0, #1
.Ltmp1192:
	ALU clause starting at 76:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1193:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 82:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 86:
	  AND_INT * T1.W, T0.X, literal.x,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  MOV * T1.Z, KC0[2].Z,  
.Ltmp1194:
	ALU clause starting at 92:
.Ltmp1195:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1196:
	ALU clause starting at 95:
.Ltmp1197:
	  ADD_INT   T3.Z, T1.W, literal.x,  
	  MOV * T2.W, literal.y,  
	-1(nan), 1(1.401298e-45)
	  MOV * T3.W, PV.W,  
.Ltmp1198:
	  MOV   T1.Y, KC0[3].X,  
	  MOV * T2.Z, KC0[2].Y,  
.Ltmp1199:
	ALU clause starting at 101:
.Ltmp1200:
	  SETGT_UINT * T4.W, literal.x, T3.Z,  
	32(4.484155e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1201:
	ALU clause starting at 104:
.Ltmp1202:
	  ADD_INT * T2.W, T0.X, T1.Y,  
	  ADD_INT * T2.W, PV.W, T0.Y,  
	  MOV   T13.Y, T13.X,  
	  AND_INT   T4.Z, T3.Z, literal.x,  
	  SUB_INT * T2.W, PV.W, T0.W,  
	-32(nan), 0(0.000000e+00)
	  ADD_INT   T2.Y, PV.W, T2.Z,  
	  MOV   T13.Z, T13.X,  
	  OR_INT * T2.W, PV.Z, 1,  
	  ADD_INT   T1.X, PV.Y, literal.x,  
	  MOV   T2.Y, T4.Z,  
	  MOV * T13.W, T13.X,  
	17(2.382207e-44), 0(0.000000e+00)
	  MOV   T14.X, T13.X,  
	  MOV   T14.Y, T13.Y,  
	  MOV   T14.Z, T13.Z,  
	  MOV * T14.W, PV.W,  
	  MOV   T15.X, T13.X,  
	  MOV   T15.Y, T13.Y,  
	  MOV   T15.Z, T13.Z,  
	  MOV * T15.W, T13.W,  
	  MOV   T16.X, T13.X,  
	  MOV   T16.Y, T13.Y,  
	  MOV   T16.Z, T13.Z,  
	  MOV * T16.W, T13.W,  
	  MOV   T17.X, T13.X,  
	  MOV   T17.Y, T13.Y,  
	  MOV   T17.Z, T13.Z,  
	  MOV * T17.W, T13.W,  
	  MOV   T18.X, T13.X,  
	  MOV   T18.Y, T13.Y,  
	  MOV   T18.Z, T13.Z,  
	  MOV * T18.W, T13.W,  
	  MOV   T19.X, T13.X,  
	  MOV   T19.Y, T13.Y,  
	  MOV   T19.Z, T13.Z,  
	  MOV * T19.W, T13.W,  
	  MOV   T20.X, T13.X,  
	  MOV   T20.Y, T13.Y,  
	  MOV   T20.Z, T13.Z,  
	  MOV * T20.W, T13.W,  
.Ltmp1203:
	ALU clause starting at 145:
.Ltmp1204:
	  ADD_INT * T21.X, T1.X, literal.x,  
	-10(nan), 0(0.000000e+00)
	  ADD_INT * T22.X, T1.X, literal.x,  
	-12(nan), 0(0.000000e+00)
	  ADD_INT * T23.X, T1.X, literal.x,  
	-14(nan), 0(0.000000e+00)
	  ADD_INT * T24.X, T1.X, literal.x,  
	-16(nan), 0(0.000000e+00)
.Ltmp1205:
	ALU clause starting at 153:
.Ltmp1206:
	  ADD_INT * T25.X, T1.X, literal.x,  
	-6(nan), 0(0.000000e+00)
	  ADD_INT   T26.X, T1.X, literal.x,  
	  LSHL * T3.W, T21.X, literal.y,  BS:VEC_120/SCL_212
	-8(nan), 16(2.242078e-44)
	  ADD_INT   T21.X, T1.X, literal.x,  
	  OR_INT   T5.Z, PV.W, T22.X,  
	  LSHL * T3.W, T23.X, literal.y,  BS:VEC_201
	-2(nan), 16(2.242078e-44)
	  ADD_INT   T22.X, T1.X, literal.x,  
	  OR_INT   T6.Z, PV.W, T24.X,  
	  BFE_INT * T3.W, PV.Z, 0.0, literal.y, 
	-4(nan), 8(1.121039e-44)
.Ltmp1207:
	ALU clause starting at 166:
.Ltmp1208:
	  BFE_INT * T4.W, T20.X, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  MIN_INT   T20.X, T3.W, PV.W,  
	  LSHR   T3.Y, T6.Z, literal.x,  
	  BFE_INT   T7.Z, T6.Z, 0.0, literal.x, 
	  BFE_INT * T3.W, T13.X, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  MIN_INT   T13.X, PV.Z, PV.W,  
	  LSHR   T4.Y, T5.Z, literal.x,  
	  BFE_INT   T7.Z, T20.W, 0.0, literal.x, 
	  LSHR * T3.W, T6.Z, literal.y,  BS:VEC_120/SCL_212
	8(1.121039e-44), 24(3.363116e-44)
	  BFE_INT   T30.X, T13.W, 0.0, literal.x, 
	  BFE_INT   T5.Y, PV.W, 0.0, literal.x, 
	  LSHL   T8.Z, T25.X, literal.y,  
	  LSHR * T3.W, T5.Z, literal.z,  
	8(1.121039e-44), 16(2.242078e-44)
	24(3.363116e-44), 0(0.000000e+00)
	  BFE_INT   T25.X, PV.W, 0.0, literal.x, 
	  OR_INT   T6.Y, PV.Z, T26.X,  
	  LSHR   T6.Z, T6.Z, literal.y,  
	  MIN_INT * T13.W, PV.Y, PV.X,  
	8(1.121039e-44), 16(2.242078e-44)
	  BFE_INT   T26.X, T13.Z, 0.0, literal.x, 
	  BFE_INT   T5.Y, PV.Z, 0.0, literal.x, 
	  LSHR   T6.Z, PV.Y, literal.x,  
	  MIN_INT * T20.W, PV.X, T7.Z,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_INT   T25.X, T20.Z, 0.0, literal.x, 
	  LSHR   T7.Y, T5.Z, literal.y,  BS:VEC_120/SCL_212
	  BFE_INT   T5.Z, T6.Y, 0.0, literal.x, 
	  BFE_INT * T3.W, T19.X, 0.0, literal.x, 
	8(1.121039e-44), 16(2.242078e-44)
	  MIN_INT   T19.X, PV.Z, PV.W,  
	  BFE_INT   T7.Y, PV.Y, 0.0, literal.x, 
	  LSHL   T5.Z, T21.X, literal.y,  
	  LSHR * T3.W, T6.Y, literal.z,  
	8(1.121039e-44), 16(2.242078e-44)
	24(3.363116e-44), 0(0.000000e+00)
	  BFE_INT   T21.X, T19.W, 0.0, literal.x, 
	  BFE_INT   T8.Y, PV.W, 0.0, literal.x, 
	  LSHL   T7.Z, T29.X, literal.y,  
	  OR_INT * T3.W, PV.Z, T22.X,  
	8(1.121039e-44), 16(2.242078e-44)
	  LSHR   T22.X, PV.W, literal.x,  
	  OR_INT   T9.Y, PV.Z, T28.X,  
	  LSHR   T5.Z, T6.Y, literal.y,  
	  MIN_INT * T19.W, PV.Y, PV.X,  
	8(1.121039e-44), 16(2.242078e-44)
	  BFE_INT   T21.X, T19.Z, 0.0, literal.x, 
	  BFE_INT   T6.Y, PV.Z, 0.0, literal.x, 
	  BFE_INT   T5.Z, PV.Y, 0.0, literal.x, 
	  BFE_INT * T4.W, T17.X, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  MIN_INT   T17.X, PV.Z, PV.W,  
	  LSHR   T8.Y, T9.Y, literal.x,  
	  BFE_INT   T5.Z, T3.W, 0.0, literal.x, 
	  BFE_INT * T4.W, T18.X, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  MIN_INT   T18.X, PV.Z, PV.W,  
	  BFE_INT   T10.Y, T17.W, 0.0, literal.x, 
	  LSHL   T5.Z, T27.X, literal.y,  
	  LSHR * T4.W, T3.W, literal.z,  BS:VEC_120/SCL_212
	8(1.121039e-44), 16(2.242078e-44)
	24(3.363116e-44), 0(0.000000e+00)
	  BFE_INT   T27.X, T18.W, 0.0, literal.x, 
	  BFE_INT   T11.Y, PV.W, 0.0, literal.x, 
	  OR_INT   T5.Z, PV.Z, T24.X,  
	  LSHR * T4.W, T9.Y, literal.y,  
	8(1.121039e-44), 24(3.363116e-44)
	  BFE_INT   T24.X, PV.W, 0.0, literal.x, 
	  BFE_INT   T12.Y, PV.Z, 0.0, literal.x, 
	  BFE_INT   T7.Z, T16.X, 0.0, literal.x, 
	  MIN_INT * T18.W, PV.Y, PV.X,  
	8(1.121039e-44), 0(0.000000e+00)
	  MIN_INT   T16.X, PV.Y, PV.Z,  
	  BFE_INT   T11.Y, T18.Z, 0.0, literal.x, 
	  LSHR   T7.Z, T3.W, literal.y,  
	  MIN_INT * T17.W, PV.X, T10.Y,  
	8(1.121039e-44), 16(2.242078e-44)
	  BFE_INT   T24.X, PV.Z, 0.0, literal.x, 
	  LSHR   T10.Y, T5.Z, literal.x,  
	  BFE_INT   T7.Z, T17.Z, 0.0, literal.x, BS:VEC_120/SCL_212
	  BFE_INT * T3.W, T16.W, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp1209:
	ALU clause starting at 251:
.Ltmp1210:
	  LSHL   T8.Z, T23.X, literal.x,  
	  LSHR * T4.W, T5.Z, literal.y,  
	16(2.242078e-44), 24(3.363116e-44)
	  BFE_INT   T23.X, PV.W, 0.0, literal.x, 
	  LSHL   T12.Y, T29.X, literal.y,  
	  OR_INT   T8.Z, PV.Z, T28.X,  
	  LSHR * T4.W, T9.Y, literal.y,  
	8(1.121039e-44), 16(2.242078e-44)
	  BFE_INT   T28.X, PV.W, 0.0, literal.x, 
	  LSHR   T9.Y, PV.Z, literal.x,  
	  OR_INT   T9.Z, PV.Y, T27.X,  
	  MIN_INT * T16.W, PV.X, T3.W,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_INT   T23.X, T16.Z, 0.0, literal.x, 
	  LSHR   T12.Y, PV.Z, literal.x,  
	  BFE_INT   T10.Z, PV.Z, 0.0, literal.x, 
	  BFE_INT * T3.W, T14.X, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  MIN_INT   T14.X, PV.Z, PV.W,  
	  LSHR   T21.Y, T9.Z, literal.x,  
	  BFE_INT   T10.Z, T8.Z, 0.0, literal.y, BS:VEC_120/SCL_212
	  BFE_INT * T3.W, T15.X, 0.0, literal.y, 
	24(3.363116e-44), 8(1.121039e-44)
	  MIN_INT   T15.X, PV.Z, PV.W,  
	  BFE_INT   T22.Y, T14.W, 0.0, literal.x, 
	  BFE_INT   T10.Z, PV.Y, 0.0, literal.x, 
	  LSHR * T3.W, T8.Z, literal.y,  
	8(1.121039e-44), 24(3.363116e-44)
	  BFE_INT   T27.X, T15.W, 0.0, literal.x, 
	  BFE_INT   T21.Y, PV.W, 0.0, literal.x, 
	  LSHR   T9.Z, T9.Z, literal.y,  
	  MIN_INT * T14.W, PV.Z, PV.Y,  
	8(1.121039e-44), 16(2.242078e-44)
	  BFE_INT   T29.X, T14.Z, 0.0, literal.x, 
	  BFE_INT   T22.Y, PV.Z, 0.0, literal.x, 
	  LSHR   T8.Z, T8.Z, literal.y,  BS:VEC_120/SCL_212
	  MIN_INT * T15.W, PV.Y, PV.X,  
	8(1.121039e-44), 16(2.242078e-44)
	  BFE_INT   T27.X, T15.Z, 0.0, literal.x, 
	  BFE_INT   T21.Y, PV.Z, 0.0, literal.x, 
	  MIN_INT   T14.Z, PV.Y, PV.X,  
	  LSHR * T3.W, T5.Z, literal.y,  BS:VEC_120/SCL_212
	8(1.121039e-44), 16(2.242078e-44)
	  BFE_INT   T29.X, PV.W, 0.0, literal.x, 
	  BFE_INT   T14.Y, T14.Y, 0.0, literal.x, 
	  MIN_INT   T15.Z, PV.Y, PV.X,  
	  BFE_INT * T3.W, T12.Y, 0.0, literal.x, BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_INT   T27.X, T15.Y, 0.0, literal.x, 
	  MIN_INT   T14.Y, PV.W, PV.Y,  
	  MIN_INT   T16.Z, PV.X, T23.X,  
	  BFE_INT * T3.W, T9.Y, 0.0, literal.x, BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_INT   T23.X, T16.Y, 0.0, literal.x, 
	  MIN_INT   T15.Y, PV.W, PV.X,  
	  MIN_INT   T17.Z, T28.X, T7.Z,  
	  BFE_INT * T3.W, T10.Y, 0.0, literal.x, BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_INT   T27.X, T17.Y, 0.0, literal.x, 
	  MIN_INT   T16.Y, PV.W, PV.X,  
	  MIN_INT   T18.Z, T24.X, T11.Y,  
	  BFE_INT * T3.W, T8.Y, 0.0, literal.x, BS:VEC_201
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_INT   T23.X, T18.Y, 0.0, literal.x, 
	  MIN_INT   T17.Y, PV.W, PV.X,  
	  MIN_INT   T19.Z, T6.Y, T21.X,  BS:VEC_120/SCL_212
	  BFE_INT * T3.W, T22.X, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_INT   T21.X, T19.Y, 0.0, literal.x, 
	  MIN_INT   T18.Y, PV.W, PV.X,  
	  MIN_INT   T20.Z, T7.Y, T25.X,  BS:VEC_120/SCL_212
	  BFE_INT * T3.W, T6.Z, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_INT   T22.X, T20.Y, 0.0, literal.x, 
	  MIN_INT   T19.Y, PV.W, PV.X,  
	  MIN_INT   T13.Z, T5.Y, T26.X,  BS:VEC_120/SCL_212
	  BFE_INT * T3.W, T4.Y, 0.0, literal.x, BS:VEC_201
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT * T2.Y, T2.Y, literal.x,  
	-32(nan), 0(0.000000e+00)
	  MIN_INT   T20.Y, T3.W, T22.X,  
	  BFE_INT   T5.Z, T13.Y, 0.0, literal.x, 
	  BFE_INT * T3.W, T3.Y, 0.0, literal.x, BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  MIN_INT   T13.Y, PV.W, PV.Z,  
	  SETNE_INT * T3.W, T2.Y, 0.0,  
	32(4.484155e-44), 0(0.000000e+00)
.Ltmp1211:
	ALU clause starting at 339:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 340:
.Ltmp1212:
	  MIN_INT * T3.W, T13.W, T20.W,  
	  MIN_INT   T2.Y, PV.W, T19.W,  
	  MIN_INT   T5.Z, T13.Y, T20.Y,  
	  MIN_INT * T3.W, T13.Z, T20.Z,  
	  MIN_INT   T1.X, PV.W, T19.Z,  
	  MIN_INT   T3.Y, T13.X, T20.X,  
	  MIN_INT   T5.Z, PV.Z, T19.Y,  
	  MIN_INT * T3.W, PV.Y, T18.W,  
	  MIN_INT   T13.X, PV.W, T17.W,  
	  MIN_INT   T2.Y, PV.Z, T18.Y,  
	  MIN_INT   T5.Z, PV.Y, T19.X,  
	  MIN_INT * T3.W, PV.X, T18.Z,  
	  MIN_INT   T1.X, PV.W, T17.Z,  
	  MIN_INT   T3.Y, PV.Z, T18.X,  
	  MIN_INT   T5.Z, PV.Y, T17.Y,  
	  MIN_INT * T3.W, PV.X, T16.W,  
	  MIN_INT   T13.X, PV.W, T15.W,  
	  MIN_INT   T2.Y, PV.Z, T16.Y,  
	  MIN_INT   T5.Z, PV.Y, T17.X,  
	  MIN_INT * T3.W, PV.X, T16.Z,  
	  MIN_INT   T1.X, PV.W, T15.Z,  
	  MIN_INT   T3.Y, PV.Z, T16.X,  
	  MIN_INT   T5.Z, PV.Y, T15.Y,  
	  MIN_INT * T3.W, PV.X, T14.W,  
	  BFE_INT   T13.X, PV.W, 0.0, literal.x, 
	  MIN_INT   T2.Y, PV.Z, T14.Y,  
	  MIN_INT   T5.Z, PV.Y, T15.X,  
	  MIN_INT * T3.W, PV.X, T14.Z,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_INT   T3.Y, PV.W, 0.0, literal.x, 
	  MIN_INT   T5.Z, PV.Z, T14.X,  
	  MIN_INT * T3.W, PV.Y, PV.X,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_INT   T6.Z, PV.W, 0.0, literal.x, 
	  MIN_INT * T3.W, PV.Z, PV.Y,  
	8(1.121039e-44), 0(0.000000e+00)
	  MIN_INT   T13.X, PV.W, PV.Z,  
	  SETNE_INT * T3.W, T3.Z, T4.Z,  
.Ltmp1213:
	ALU clause starting at 378:
	  BFE_INT * T3.W, T3.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 380:
.Ltmp1214:
	  ADD_INT * T3.W, T0.X, T2.W,  
	  ADD_INT * T3.W, PV.W, T1.Y,  
	  ADD_INT * T3.W, PV.W, T0.Y,  
	  SUB_INT * T0.W, PV.W, T0.W,  
	  ADD_INT   T0.X, T2.Z, PV.W,  
	  SUB_INT * T0.W, T1.W, T2.W,  
.Ltmp1215:
	ALU clause starting at 386:
.Ltmp1216:
	  ADD_INT   T0.X, T0.X, 1,  
	  BFE_INT   T0.Y, T1.X, 0.0, literal.x, BS:VEC_120/SCL_212
	  BFE_INT   T2.Z, T13.X, 0.0, literal.x, BS:VEC_201
	  ADD_INT * T0.W, T0.W, literal.y,  
	8(1.121039e-44), -1(nan)
	  MIN_INT * T13.X, PV.Y, PV.Z,  
.Ltmp1217:
	ALU clause starting at 392:
.Ltmp1218:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1219:
	ALU clause starting at 394:
	  ADD_INT * T0.W, T1.Z, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T13.X, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1220:
.Lfunc_end48:
	.size	reduce_min_char_simd16, .Lfunc_end48-reduce_min_char_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_min_char_simd16
	.p2align	8
	.type	inclusive_min_char_simd16,@function
inclusive_min_char_simd16:
inclusive_min_char_simd16$local:
.Lfunc_begin49:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp1221:
	ALU 3, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp1222:
	ALU_PUSH_BEFORE 1, @34, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp1223:
	ALU 4, @36, KC0[CB0:0-32], KC1[]
.Ltmp1224:
	ALU 1, @41, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp1225:
	TEX 0 @22
	ALU 5, @43, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @49, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @51, KC0[CB0:0-32], KC1[]
.Ltmp1226:
	ALU 12, @52, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp1227:
	Fetch clause starting at 22:
.Ltmp1228:
	  VTX_READ_8 T2.X, T0.X, 0, #1
.Ltmp1229:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1230:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1231:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
.Ltmp1232:
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 34:
.Ltmp1233:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1234:
	ALU clause starting at 36:
	  MOV * T1.W, KC0[3].X,  
.Ltmp1235:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp1236:
	ALU clause starting at 41:
.Ltmp1237:
	  ADD_INT * T1.W, T1.Z, T1.W,  
	  ADD_INT * T0.X, PV.W, 1,  
.Ltmp1238:
	ALU clause starting at 43:
.Ltmp1239:
	  ADD_INT   T0.X, T0.X, 1,  
	  BFE_INT   T0.Y, T2.X, 0.0, literal.x, BS:VEC_120/SCL_212
	  BFE_INT   T1.Z, T1.X, 0.0, literal.x, BS:VEC_201
	  ADD_INT * T0.W, T0.W, literal.y,  
	8(1.121039e-44), -1(nan)
	  MIN_INT * T1.X, PV.Y, PV.Z,  
.Ltmp1240:
	ALU clause starting at 49:
.Ltmp1241:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1242:
	ALU clause starting at 51:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 52:
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1243:
.Lfunc_end49:
	.size	inclusive_min_char_simd16, .Lfunc_end49-inclusive_min_char_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_min_char_simd16
	.p2align	8
	.type	exclusive_min_char_simd16,@function
exclusive_min_char_simd16:
exclusive_min_char_simd16$local:
.Lfunc_begin50:
	ALU 1, @22, KC0[], KC1[]
.Ltmp1244:
	ALU 6, @24, KC0[CB0:0-32], KC1[]
.Ltmp1245:
	ALU_PUSH_BEFORE 1, @31, KC0[], KC1[]
	JUMP @15 POP:1
.Ltmp1246:
	ALU 4, @33, KC0[CB0:0-32], KC1[]
.Ltmp1247:
	ALU 2, @38, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp1248:
	TEX 0 @20
	ALU 5, @41, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @47, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @7
	POP @15 POP:1
	ALU 0, @49, KC0[CB0:0-32], KC1[]
.Ltmp1249:
	ALU 0, @50, KC0[CB0:0-32], KC1[]
.Ltmp1250:
	ALU 12, @51, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 20:
.Ltmp1251:
	  VTX_READ_8 T1.X, T0.X, 0, #1
.Ltmp1252:
	ALU clause starting at 22:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp1253:
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 24:
	  MULLO_INT   T1.X, KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T1.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1254:
	  MOV   T0.Y, literal.x,  
.Ltmp1255:
	  ADD_INT * T0.Z, PV.X, T0.X,  
.Ltmp1256:
	127(1.779649e-43), 0(0.000000e+00)
	ALU clause starting at 31:
.Ltmp1257:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1258:
	ALU clause starting at 33:
	  MOV * T1.W, KC0[3].X,  
.Ltmp1259:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T1.X,  
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp1260:
	ALU clause starting at 38:
.Ltmp1261:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV * T0.Y, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
.Ltmp1262:
	ALU clause starting at 41:
.Ltmp1263:
	  BFE_INT   T1.Y, T1.X, 0.0, literal.x, 
	  BFE_INT   T1.Z, T0.Y, 0.0, literal.x, 
	  ADD_INT * T0.W, T0.W, literal.y,  
	8(1.121039e-44), -1(nan)
	  ADD_INT   T0.X, T0.X, 1,  
	  MIN_INT * T0.Y, PV.Y, PV.Z,  
.Ltmp1264:
	ALU clause starting at 47:
.Ltmp1265:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1266:
	ALU clause starting at 49:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 50:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 51:
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T0.Y, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1267:
.Lfunc_end50:
	.size	exclusive_min_char_simd16, .Lfunc_end50-exclusive_min_char_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	543
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_max_char_simd16
	.p2align	8
	.type	reduce_max_char_simd16,@function
reduce_max_char_simd16:
reduce_max_char_simd16$local:
.Lfunc_begin51:
	ALU 5, @76, KC0[CB0:0-32], KC1[]
.Ltmp1268:
	ALU 3, @82, KC0[CB0:0-32], KC1[]
	TEX 0 @40
.Ltmp1269:
	ALU 5, @86, KC0[CB0:0-32], KC1[]
.Ltmp1270:
	ALU_PUSH_BEFORE 2, @92, KC0[], KC1[]
	JUMP @37 POP:1
.Ltmp1271:
	ALU 5, @95, KC0[CB0:0-32], KC1[]
.Ltmp1272:
	ALU_PUSH_BEFORE 2, @101, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 40, @104, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp1273:
	ALU 7, @145, KC0[], KC1[]
	TEX 3 @42
	ALU 12, @153, KC0[], KC1[]
	TEX 8 @50
	ALU 84, @166, KC0[], KC1[]
	TEX 2 @68
	ALU 87, @251, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @339, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @11
.Ltmp1274:
	ALU_POP_AFTER 37, @340, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @378, KC0[], KC1[]
	JUMP @36 POP:1
	ALU 5, @380, KC0[], KC1[]
	LOOP_START_DX10 @35
.Ltmp1275:
	TEX 0 @74
	ALU 5, @386, KC0[], KC1[]
.Ltmp1276:
	ALU_PUSH_BEFORE 1, @392, KC0[], KC1[]
	JUMP @34 POP:1
	LOOP_BREAK @34
	POP @34 POP:1
	END_LOOP @28
	POP @36 POP:1
	POP @37 POP:1
.Ltmp1277:
	ALU 12, @394, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 40:
	  VTX_READ_8 T13.X, T1.X, 0, #1
.Ltmp1278:
	Fetch clause starting at 42:
.Ltmp1279:
	  VTX_READ_16 T24.X, T24.X, 0, #1
	  VTX_READ_16 T23.X, T23.X, 0, #1
	  VTX_READ_16 T22.X, T22.X, 0, #1
	  VTX_READ_16 T21.X, T21.X, 0, #1
.Ltmp1280:
	Fetch clause starting at 50:
.Ltmp1281:
	  VTX_READ_16 T23.X, T1.X, 10, #1
	  VTX_READ_16 T24.X, T1.X, 4, #1
	  VTX_READ_16 T27.X, T1.X, 6, #1
	  VTX_READ_16 T28.X, T1.X, 0, #1
	  VTX_READ_16 T22.X, T22.X, 0, #1
	  VTX_READ_16 T29.X, T1.X, 2, #1
	  VTX_READ_16 T21.X, T21.X, 0, #1
	  VTX_READ_16 T26.X, T26.X, 0, #1
	  VTX_READ_16 T25.X, T25.X, 0, #1
.Ltmp1282:
	Fetch clause starting at 68:
.Ltmp1283:
	  VTX_READ_16 T27.X, T1.X, 12, #1
	  VTX_READ_16 T28.X, T1.X, 8, #1
	  VTX_READ_16 T29.X, T1.X, 14, #1
.Ltmp1284:
	Fetch clause starting at 74:
.Ltmp1285:
	  VTX_READ_8 T1.X, T0.X, 0, #1
.Ltmp1286:
	ALU clause starting at 76:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1287:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 82:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 86:
	  AND_INT * T1.W, T0.X, literal.x,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  MOV * T1.Z, KC0[2].Z,  
.Ltmp1288:
	ALU clause starting at 92:
.Ltmp1289:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1290:
	ALU clause starting at 95:
.Ltmp1291:
	  ADD_INT   T3.Z, T1.W, literal.x,  
	  MOV * T2.W, literal.y,  
	-1(nan), 1(1.401298e-45)
	  MOV * T3.W, PV.W,  
.Ltmp1292:
	  MOV   T1.Y, KC0[3].X,  
	  MOV * T2.Z, KC0[2].Y,  
.Ltmp1293:
	ALU clause starting at 101:
.Ltmp1294:
	  SETGT_UINT * T4.W, literal.x, T3.Z,  
	32(4.484155e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1295:
	ALU clause starting at 104:
.Ltmp1296:
	  ADD_INT * T2.W, T0.X, T1.Y,  
	  ADD_INT * T2.W, PV.W, T0.Y,  
	  MOV   T13.Y, T13.X,  
	  AND_INT   T4.Z, T3.Z, literal.x,  
	  SUB_INT * T2.W, PV.W, T0.W,  
	-32(nan), 0(0.000000e+00)
	  ADD_INT   T2.Y, PV.W, T2.Z,  
	  MOV   T13.Z, T13.X,  
	  OR_INT * T2.W, PV.Z, 1,  
	  ADD_INT   T1.X, PV.Y, literal.x,  
	  MOV   T2.Y, T4.Z,  
	  MOV * T13.W, T13.X,  
	17(2.382207e-44), 0(0.000000e+00)
	  MOV   T14.X, T13.X,  
	  MOV   T14.Y, T13.Y,  
	  MOV   T14.Z, T13.Z,  
	  MOV * T14.W, PV.W,  
	  MOV   T15.X, T13.X,  
	  MOV   T15.Y, T13.Y,  
	  MOV   T15.Z, T13.Z,  
	  MOV * T15.W, T13.W,  
	  MOV   T16.X, T13.X,  
	  MOV   T16.Y, T13.Y,  
	  MOV   T16.Z, T13.Z,  
	  MOV * T16.W, T13.W,  
	  MOV   T17.X, T13.X,  
	  MOV   T17.Y, T13.Y,  
	  MOV   T17.Z, T13.Z,  
	  MOV * T17.W, T13.W,  
	  MOV   T18.X, T13.X,  
	  MOV   T18.Y, T13.Y,  
	  MOV   T18.Z, T13.Z,  
	  MOV * T18.W, T13.W,  
	  MOV   T19.X, T13.X,  
	  MOV   T19.Y, T13.Y,  
	  MOV   T19.Z, T13.Z,  
	  MOV * T19.W, T13.W,  
	  MOV   T20.X, T13.X,  
	  MOV   T20.Y, T13.Y,  
	  MOV   T20.Z, T13.Z,  
	  MOV * T20.W, T13.W,  
.Ltmp1297:
	ALU clause starting at 145:
.Ltmp1298:
	  ADD_INT * T21.X, T1.X, literal.x,  
	-10(nan), 0(0.000000e+00)
	  ADD_INT * T22.X, T1.X, literal.x,  
	-12(nan), 0(0.000000e+00)
	  ADD_INT * T23.X, T1.X, literal.x,  
	-14(nan), 0(0.000000e+00)
	  ADD_INT * T24.X, T1.X, literal.x,  
	-16(nan), 0(0.000000e+00)
.Ltmp1299:
	ALU clause starting at 153:
.Ltmp1300:
	  ADD_INT * T25.X, T1.X, literal.x,  
	-6(nan), 0(0.000000e+00)
	  ADD_INT   T26.X, T1.X, literal.x,  
	  LSHL * T3.W, T21.X, literal.y,  BS:VEC_120/SCL_212
	-8(nan), 16(2.242078e-44)
	  ADD_INT   T21.X, T1.X, literal.x,  
	  OR_INT   T5.Z, PV.W, T22.X,  
	  LSHL * T3.W, T23.X, literal.y,  BS:VEC_201
	-2(nan), 16(2.242078e-44)
	  ADD_INT   T22.X, T1.X, literal.x,  
	  OR_INT   T6.Z, PV.W, T24.X,  
	  BFE_INT * T3.W, PV.Z, 0.0, literal.y, 
	-4(nan), 8(1.121039e-44)
.Ltmp1301:
	ALU clause starting at 166:
.Ltmp1302:
	  BFE_INT * T4.W, T20.X, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  MAX_INT   T20.X, PV.W, T3.W,  
	  LSHR   T3.Y, T6.Z, literal.x,  
	  BFE_INT   T7.Z, T6.Z, 0.0, literal.x, 
	  BFE_INT * T3.W, T13.X, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  MAX_INT   T13.X, PV.W, PV.Z,  
	  LSHR   T4.Y, T5.Z, literal.x,  
	  BFE_INT   T7.Z, T20.W, 0.0, literal.x, 
	  LSHR * T3.W, T6.Z, literal.y,  BS:VEC_120/SCL_212
	8(1.121039e-44), 24(3.363116e-44)
	  BFE_INT   T30.X, T13.W, 0.0, literal.x, 
	  BFE_INT   T5.Y, PV.W, 0.0, literal.x, 
	  LSHL   T8.Z, T25.X, literal.y,  
	  LSHR * T3.W, T5.Z, literal.z,  
	8(1.121039e-44), 16(2.242078e-44)
	24(3.363116e-44), 0(0.000000e+00)
	  BFE_INT   T25.X, PV.W, 0.0, literal.x, 
	  OR_INT   T6.Y, PV.Z, T26.X,  
	  LSHR   T6.Z, T6.Z, literal.y,  
	  MAX_INT * T13.W, PV.X, PV.Y,  
	8(1.121039e-44), 16(2.242078e-44)
	  BFE_INT   T26.X, T13.Z, 0.0, literal.x, 
	  BFE_INT   T5.Y, PV.Z, 0.0, literal.x, 
	  LSHR   T6.Z, PV.Y, literal.x,  
	  MAX_INT * T20.W, T7.Z, PV.X,  BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_INT   T25.X, T20.Z, 0.0, literal.x, 
	  LSHR   T7.Y, T5.Z, literal.y,  BS:VEC_120/SCL_212
	  BFE_INT   T5.Z, T6.Y, 0.0, literal.x, 
	  BFE_INT * T3.W, T19.X, 0.0, literal.x, 
	8(1.121039e-44), 16(2.242078e-44)
	  MAX_INT   T19.X, PV.W, PV.Z,  
	  BFE_INT   T7.Y, PV.Y, 0.0, literal.x, 
	  LSHL   T5.Z, T21.X, literal.y,  
	  LSHR * T3.W, T6.Y, literal.z,  
	8(1.121039e-44), 16(2.242078e-44)
	24(3.363116e-44), 0(0.000000e+00)
	  BFE_INT   T21.X, T19.W, 0.0, literal.x, 
	  BFE_INT   T8.Y, PV.W, 0.0, literal.x, 
	  LSHL   T7.Z, T29.X, literal.y,  
	  OR_INT * T3.W, PV.Z, T22.X,  
	8(1.121039e-44), 16(2.242078e-44)
	  LSHR   T22.X, PV.W, literal.x,  
	  OR_INT   T9.Y, PV.Z, T28.X,  
	  LSHR   T5.Z, T6.Y, literal.y,  
	  MAX_INT * T19.W, PV.X, PV.Y,  
	8(1.121039e-44), 16(2.242078e-44)
	  BFE_INT   T21.X, T19.Z, 0.0, literal.x, 
	  BFE_INT   T6.Y, PV.Z, 0.0, literal.x, 
	  BFE_INT   T5.Z, PV.Y, 0.0, literal.x, 
	  BFE_INT * T4.W, T17.X, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  MAX_INT   T17.X, PV.W, PV.Z,  
	  LSHR   T8.Y, T9.Y, literal.x,  
	  BFE_INT   T5.Z, T3.W, 0.0, literal.x, 
	  BFE_INT * T4.W, T18.X, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  MAX_INT   T18.X, PV.W, PV.Z,  
	  BFE_INT   T10.Y, T17.W, 0.0, literal.x, 
	  LSHL   T5.Z, T27.X, literal.y,  
	  LSHR * T4.W, T3.W, literal.z,  BS:VEC_120/SCL_212
	8(1.121039e-44), 16(2.242078e-44)
	24(3.363116e-44), 0(0.000000e+00)
	  BFE_INT   T27.X, T18.W, 0.0, literal.x, 
	  BFE_INT   T11.Y, PV.W, 0.0, literal.x, 
	  OR_INT   T5.Z, PV.Z, T24.X,  
	  LSHR * T4.W, T9.Y, literal.y,  
	8(1.121039e-44), 24(3.363116e-44)
	  BFE_INT   T24.X, PV.W, 0.0, literal.x, 
	  BFE_INT   T12.Y, PV.Z, 0.0, literal.x, 
	  BFE_INT   T7.Z, T16.X, 0.0, literal.x, 
	  MAX_INT * T18.W, PV.X, PV.Y,  
	8(1.121039e-44), 0(0.000000e+00)
	  MAX_INT   T16.X, PV.Z, PV.Y,  
	  BFE_INT   T11.Y, T18.Z, 0.0, literal.x, 
	  LSHR   T7.Z, T3.W, literal.y,  
	  MAX_INT * T17.W, T10.Y, PV.X,  
	8(1.121039e-44), 16(2.242078e-44)
	  BFE_INT   T24.X, PV.Z, 0.0, literal.x, 
	  LSHR   T10.Y, T5.Z, literal.x,  
	  BFE_INT   T7.Z, T17.Z, 0.0, literal.x, BS:VEC_120/SCL_212
	  BFE_INT * T3.W, T16.W, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp1303:
	ALU clause starting at 251:
.Ltmp1304:
	  LSHL   T8.Z, T23.X, literal.x,  
	  LSHR * T4.W, T5.Z, literal.y,  
	16(2.242078e-44), 24(3.363116e-44)
	  BFE_INT   T23.X, PV.W, 0.0, literal.x, 
	  LSHL   T12.Y, T29.X, literal.y,  
	  OR_INT   T8.Z, PV.Z, T28.X,  
	  LSHR * T4.W, T9.Y, literal.y,  
	8(1.121039e-44), 16(2.242078e-44)
	  BFE_INT   T28.X, PV.W, 0.0, literal.x, 
	  LSHR   T9.Y, PV.Z, literal.x,  
	  OR_INT   T9.Z, PV.Y, T27.X,  
	  MAX_INT * T16.W, T3.W, PV.X,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_INT   T23.X, T16.Z, 0.0, literal.x, 
	  LSHR   T12.Y, PV.Z, literal.x,  
	  BFE_INT   T10.Z, PV.Z, 0.0, literal.x, 
	  BFE_INT * T3.W, T14.X, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  MAX_INT   T14.X, PV.W, PV.Z,  
	  LSHR   T21.Y, T9.Z, literal.x,  
	  BFE_INT   T10.Z, T8.Z, 0.0, literal.y, BS:VEC_120/SCL_212
	  BFE_INT * T3.W, T15.X, 0.0, literal.y, 
	24(3.363116e-44), 8(1.121039e-44)
	  MAX_INT   T15.X, PV.W, PV.Z,  
	  BFE_INT   T22.Y, T14.W, 0.0, literal.x, 
	  BFE_INT   T10.Z, PV.Y, 0.0, literal.x, 
	  LSHR * T3.W, T8.Z, literal.y,  
	8(1.121039e-44), 24(3.363116e-44)
	  BFE_INT   T27.X, T15.W, 0.0, literal.x, 
	  BFE_INT   T21.Y, PV.W, 0.0, literal.x, 
	  LSHR   T9.Z, T9.Z, literal.y,  
	  MAX_INT * T14.W, PV.Y, PV.Z,  
	8(1.121039e-44), 16(2.242078e-44)
	  BFE_INT   T29.X, T14.Z, 0.0, literal.x, 
	  BFE_INT   T22.Y, PV.Z, 0.0, literal.x, 
	  LSHR   T8.Z, T8.Z, literal.y,  BS:VEC_120/SCL_212
	  MAX_INT * T15.W, PV.X, PV.Y,  
	8(1.121039e-44), 16(2.242078e-44)
	  BFE_INT   T27.X, T15.Z, 0.0, literal.x, 
	  BFE_INT   T21.Y, PV.Z, 0.0, literal.x, 
	  MAX_INT   T14.Z, PV.X, PV.Y,  
	  LSHR * T3.W, T5.Z, literal.y,  BS:VEC_120/SCL_212
	8(1.121039e-44), 16(2.242078e-44)
	  BFE_INT   T29.X, PV.W, 0.0, literal.x, 
	  BFE_INT   T14.Y, T14.Y, 0.0, literal.x, 
	  MAX_INT   T15.Z, PV.X, PV.Y,  
	  BFE_INT * T3.W, T12.Y, 0.0, literal.x, BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_INT   T27.X, T15.Y, 0.0, literal.x, 
	  MAX_INT   T14.Y, PV.Y, PV.W,  
	  MAX_INT   T16.Z, T23.X, PV.X,  
	  BFE_INT * T3.W, T9.Y, 0.0, literal.x, BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_INT   T23.X, T16.Y, 0.0, literal.x, 
	  MAX_INT   T15.Y, PV.X, PV.W,  
	  MAX_INT   T17.Z, T7.Z, T28.X,  
	  BFE_INT * T3.W, T10.Y, 0.0, literal.x, BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_INT   T27.X, T17.Y, 0.0, literal.x, 
	  MAX_INT   T16.Y, PV.X, PV.W,  
	  MAX_INT   T18.Z, T11.Y, T24.X,  BS:VEC_120/SCL_212
	  BFE_INT * T3.W, T8.Y, 0.0, literal.x, BS:VEC_201
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_INT   T23.X, T18.Y, 0.0, literal.x, 
	  MAX_INT   T17.Y, PV.X, PV.W,  
	  MAX_INT   T19.Z, T21.X, T6.Y,  
	  BFE_INT * T3.W, T22.X, 0.0, literal.x, BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_INT   T21.X, T19.Y, 0.0, literal.x, 
	  MAX_INT   T18.Y, PV.X, PV.W,  
	  MAX_INT   T20.Z, T25.X, T7.Y,  
	  BFE_INT * T3.W, T6.Z, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_INT   T22.X, T20.Y, 0.0, literal.x, 
	  MAX_INT   T19.Y, PV.X, PV.W,  
	  MAX_INT   T13.Z, T26.X, T5.Y,  
	  BFE_INT * T3.W, T4.Y, 0.0, literal.x, BS:VEC_201
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT * T2.Y, T2.Y, literal.x,  
	-32(nan), 0(0.000000e+00)
	  MAX_INT   T20.Y, T22.X, T3.W,  
	  BFE_INT   T5.Z, T13.Y, 0.0, literal.x, 
	  BFE_INT * T3.W, T3.Y, 0.0, literal.x, BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  MAX_INT   T13.Y, PV.Z, PV.W,  
	  SETNE_INT * T3.W, T2.Y, 0.0,  
	32(4.484155e-44), 0(0.000000e+00)
.Ltmp1305:
	ALU clause starting at 339:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 340:
.Ltmp1306:
	  MAX_INT * T3.W, T13.W, T20.W,  
	  MAX_INT   T2.Y, PV.W, T19.W,  
	  MAX_INT   T5.Z, T13.Y, T20.Y,  
	  MAX_INT * T3.W, T13.Z, T20.Z,  
	  MAX_INT   T1.X, PV.W, T19.Z,  
	  MAX_INT   T3.Y, T13.X, T20.X,  
	  MAX_INT   T5.Z, PV.Z, T19.Y,  
	  MAX_INT * T3.W, PV.Y, T18.W,  
	  MAX_INT   T13.X, PV.W, T17.W,  
	  MAX_INT   T2.Y, PV.Z, T18.Y,  
	  MAX_INT   T5.Z, PV.Y, T19.X,  
	  MAX_INT * T3.W, PV.X, T18.Z,  
	  MAX_INT   T1.X, PV.W, T17.Z,  
	  MAX_INT   T3.Y, PV.Z, T18.X,  
	  MAX_INT   T5.Z, PV.Y, T17.Y,  
	  MAX_INT * T3.W, PV.X, T16.W,  
	  MAX_INT   T13.X, PV.W, T15.W,  
	  MAX_INT   T2.Y, PV.Z, T16.Y,  
	  MAX_INT   T5.Z, PV.Y, T17.X,  
	  MAX_INT * T3.W, PV.X, T16.Z,  
	  MAX_INT   T1.X, PV.W, T15.Z,  
	  MAX_INT   T3.Y, PV.Z, T16.X,  
	  MAX_INT   T5.Z, PV.Y, T15.Y,  
	  MAX_INT * T3.W, PV.X, T14.W,  
	  BFE_INT   T13.X, PV.W, 0.0, literal.x, 
	  MAX_INT   T2.Y, PV.Z, T14.Y,  
	  MAX_INT   T5.Z, PV.Y, T15.X,  
	  MAX_INT * T3.W, PV.X, T14.Z,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_INT   T3.Y, PV.W, 0.0, literal.x, 
	  MAX_INT   T5.Z, PV.Z, T14.X,  
	  MAX_INT * T3.W, PV.Y, PV.X,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_INT   T6.Z, PV.W, 0.0, literal.x, 
	  MAX_INT * T3.W, PV.Z, PV.Y,  
	8(1.121039e-44), 0(0.000000e+00)
	  MAX_INT   T13.X, PV.W, PV.Z,  
	  SETNE_INT * T3.W, T3.Z, T4.Z,  
.Ltmp1307:
	ALU clause starting at 378:
	  BFE_INT * T3.W, T3.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 380:
.Ltmp1308:
	  ADD_INT * T3.W, T0.X, T2.W,  
	  ADD_INT * T3.W, PV.W, T1.Y,  
	  ADD_INT * T3.W, PV.W, T0.Y,  
	  SUB_INT * T0.W, PV.W, T0.W,  
	  ADD_INT   T0.X, T2.Z, PV.W,  
	  SUB_INT * T0.W, T1.W, T2.W,  
.Ltmp1309:
	ALU clause starting at 386:
.Ltmp1310:
	  ADD_INT   T0.X, T0.X, 1,  
	  BFE_INT   T0.Y, T1.X, 0.0, literal.x, BS:VEC_120/SCL_212
	  BFE_INT   T2.Z, T13.X, 0.0, literal.x, BS:VEC_201
	  ADD_INT * T0.W, T0.W, literal.y,  
	8(1.121039e-44), -1(nan)
	  MAX_INT * T13.X, PV.Z, PV.Y,  
.Ltmp1311:
	ALU clause starting at 392:
.Ltmp1312:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1313:
	ALU clause starting at 394:
	  ADD_INT * T0.W, T1.Z, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T13.X, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1314:
.Lfunc_end51:
	.size	reduce_max_char_simd16, .Lfunc_end51-reduce_max_char_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_max_char_simd16
	.p2align	8
	.type	inclusive_max_char_simd16,@function
inclusive_max_char_simd16:
inclusive_max_char_simd16$local:
.Lfunc_begin52:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp1315:
	ALU 3, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp1316:
	ALU_PUSH_BEFORE 1, @34, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp1317:
	ALU 4, @36, KC0[CB0:0-32], KC1[]
.Ltmp1318:
	ALU 1, @41, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp1319:
	TEX 0 @22
	ALU 5, @43, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @49, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @51, KC0[CB0:0-32], KC1[]
.Ltmp1320:
	ALU 12, @52, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp1321:
	Fetch clause starting at 22:
.Ltmp1322:
	  VTX_READ_8 T2.X, T0.X, 0, #1
.Ltmp1323:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1324:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1325:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
.Ltmp1326:
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 34:
.Ltmp1327:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1328:
	ALU clause starting at 36:
	  MOV * T1.W, KC0[3].X,  
.Ltmp1329:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp1330:
	ALU clause starting at 41:
.Ltmp1331:
	  ADD_INT * T1.W, T1.Z, T1.W,  
	  ADD_INT * T0.X, PV.W, 1,  
.Ltmp1332:
	ALU clause starting at 43:
.Ltmp1333:
	  ADD_INT   T0.X, T0.X, 1,  
	  BFE_INT   T0.Y, T2.X, 0.0, literal.x, BS:VEC_120/SCL_212
	  BFE_INT   T1.Z, T1.X, 0.0, literal.x, BS:VEC_201
	  ADD_INT * T0.W, T0.W, literal.y,  
	8(1.121039e-44), -1(nan)
	  MAX_INT * T1.X, PV.Z, PV.Y,  
.Ltmp1334:
	ALU clause starting at 49:
.Ltmp1335:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1336:
	ALU clause starting at 51:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 52:
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1337:
.Lfunc_end52:
	.size	inclusive_max_char_simd16, .Lfunc_end52-inclusive_max_char_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_max_char_simd16
	.p2align	8
	.type	exclusive_max_char_simd16,@function
exclusive_max_char_simd16:
exclusive_max_char_simd16$local:
.Lfunc_begin53:
	ALU 1, @22, KC0[], KC1[]
.Ltmp1338:
	ALU 6, @24, KC0[CB0:0-32], KC1[]
.Ltmp1339:
	ALU_PUSH_BEFORE 1, @31, KC0[], KC1[]
	JUMP @15 POP:1
.Ltmp1340:
	ALU 4, @33, KC0[CB0:0-32], KC1[]
.Ltmp1341:
	ALU 2, @38, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp1342:
	TEX 0 @20
	ALU 5, @41, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @47, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @7
	POP @15 POP:1
	ALU 0, @49, KC0[CB0:0-32], KC1[]
.Ltmp1343:
	ALU 0, @50, KC0[CB0:0-32], KC1[]
.Ltmp1344:
	ALU 12, @51, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 20:
.Ltmp1345:
	  VTX_READ_8 T1.X, T0.X, 0, #1
.Ltmp1346:
	ALU clause starting at 22:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp1347:
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 24:
	  MULLO_INT   T1.X, KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T1.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1348:
	  MOV   T0.Y, literal.x,  
.Ltmp1349:
	  ADD_INT * T0.Z, PV.X, T0.X,  
.Ltmp1350:
	128(1.793662e-43), 0(0.000000e+00)
	ALU clause starting at 31:
.Ltmp1351:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1352:
	ALU clause starting at 33:
	  MOV * T1.W, KC0[3].X,  
.Ltmp1353:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T1.X,  
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp1354:
	ALU clause starting at 38:
.Ltmp1355:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV * T0.Y, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
.Ltmp1356:
	ALU clause starting at 41:
.Ltmp1357:
	  BFE_INT   T1.Y, T1.X, 0.0, literal.x, 
	  BFE_INT   T1.Z, T0.Y, 0.0, literal.x, 
	  ADD_INT * T0.W, T0.W, literal.y,  
	8(1.121039e-44), -1(nan)
	  ADD_INT   T0.X, T0.X, 1,  
	  MAX_INT * T0.Y, PV.Z, PV.Y,  
.Ltmp1358:
	ALU clause starting at 47:
.Ltmp1359:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1360:
	ALU clause starting at 49:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 50:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 51:
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T0.Y, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1361:
.Lfunc_end53:
	.size	exclusive_max_char_simd16, .Lfunc_end53-exclusive_max_char_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	545
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_add_uchar_simd8
	.p2align	8
	.type	reduce_add_uchar_simd8,@function
reduce_add_uchar_simd8:
reduce_add_uchar_simd8$local:
.Lfunc_begin54:
	ALU 5, @74, KC0[CB0:0-32], KC1[]
.Ltmp1362:
	ALU 3, @80, KC0[CB0:0-32], KC1[]
	TEX 0 @38
.Ltmp1363:
	ALU 5, @84, KC0[CB0:0-32], KC1[]
.Ltmp1364:
	ALU_PUSH_BEFORE 2, @90, KC0[], KC1[]
	JUMP @35 POP:1
.Ltmp1365:
	ALU 5, @93, KC0[CB0:0-32], KC1[]
.Ltmp1366:
	ALU_PUSH_BEFORE 2, @99, KC0[], KC1[]
	JUMP @22 POP:1
	ALU 41, @102, KC0[], KC1[]
	LOOP_START_DX10 @21
.Ltmp1367:
	ALU 9, @144, KC0[], KC1[]
	TEX 4 @40
	ALU 11, @154, KC0[], KC1[]
	TEX 10 @50
	ALU 97, @166, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @264, KC0[], KC1[]
	JUMP @20 POP:1
	LOOP_BREAK @20
	POP @20 POP:1
	END_LOOP @11
.Ltmp1368:
	ALU_POP_AFTER 31, @265, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @297, KC0[], KC1[]
	JUMP @34 POP:1
	ALU 5, @299, KC0[], KC1[]
	LOOP_START_DX10 @33
.Ltmp1369:
	TEX 0 @72
	ALU 3, @305, KC0[], KC1[]
.Ltmp1370:
	ALU_PUSH_BEFORE 1, @309, KC0[], KC1[]
	JUMP @32 POP:1
	LOOP_BREAK @32
	POP @32 POP:1
	END_LOOP @26
	POP @34 POP:1
	POP @35 POP:1
.Ltmp1371:
	ALU 12, @311, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 38:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp1372:
	Fetch clause starting at 40:
.Ltmp1373:
	  VTX_READ_16 T25.X, T25.X, 0, #1
	  VTX_READ_16 T24.X, T24.X, 0, #1
	  VTX_READ_16 T23.X, T23.X, 0, #1
	  VTX_READ_16 T22.X, T22.X, 0, #1
	  VTX_READ_16 T21.X, T21.X, 0, #1
.Ltmp1374:
	Fetch clause starting at 50:
.Ltmp1375:
	  VTX_READ_16 T22.X, T18.X, 12, #1
	  VTX_READ_16 T23.X, T18.X, 8, #1
	  VTX_READ_16 T24.X, T18.X, 14, #1
	  VTX_READ_16 T28.X, T18.X, 10, #1
	  VTX_READ_16 T29.X, T18.X, 4, #1
	  VTX_READ_16 T30.X, T18.X, 0, #1
	  VTX_READ_16 T31.X, T18.X, 6, #1
	  VTX_READ_16 T32.X, T18.X, 2, #1
	  VTX_READ_16 T21.X, T21.X, 0, #1
	  VTX_READ_16 T27.X, T27.X, 0, #1
	  VTX_READ_16 T26.X, T26.X, 0, #1
.Ltmp1376:
	Fetch clause starting at 72:
.Ltmp1377:
	  VTX_READ_8 T13.X, T0.X, 0, #1
.Ltmp1378:
	ALU clause starting at 74:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1379:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 80:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 84:
	  AND_INT * T1.W, T0.X, literal.x,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  MOV * T1.Z, KC0[2].Z,  
.Ltmp1380:
	ALU clause starting at 90:
.Ltmp1381:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1382:
	ALU clause starting at 93:
.Ltmp1383:
	  ADD_INT   T3.Z, T1.W, literal.x,  
	  MOV * T2.W, literal.y,  
	-1(nan), 1(1.401298e-45)
	  MOV * T3.W, PV.W,  
.Ltmp1384:
	  MOV   T1.Y, KC0[3].X,  
	  MOV * T2.Z, KC0[2].Y,  
.Ltmp1385:
	ALU clause starting at 99:
.Ltmp1386:
	  SETGT_UINT * T4.W, literal.x, T3.Z,  
	32(4.484155e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1387:
	ALU clause starting at 102:
	  MOV   T16.X, 0.0,  
	  MOV   T16.Y, 0.0,  
	  MOV   T16.Z, 0.0,  
	  MOV * T16.W, 0.0,  
.Ltmp1388:
	  MOV   T18.Y, 0.0,  
	  MOV   T18.Z, 0.0,  
	  MOV * T18.W, 0.0,  
	  ADD_INT * T2.W, T0.X, T1.Y,  
	  ADD_INT * T2.W, PV.W, T0.Y,  
	  SUB_INT * T2.W, PV.W, T0.W,  
	  AND_INT   T4.Z, T3.Z, literal.x,  
	  ADD_INT * T2.W, PV.W, T2.Z,  
	-32(nan), 0(0.000000e+00)
	  ADD_INT   T18.X, PV.W, literal.x,  
	  MOV   T2.Y, PV.Z,  
	  MOV   T5.Z, literal.y,  
	  OR_INT * T2.W, PV.Z, 1,  
	17(2.382207e-44), 8(1.121039e-44)
	  MOV   T13.X, T16.X,  
	  MOV   T13.Y, T16.Y,  
	  MOV   T13.Z, T16.Z,  
	  MOV * T13.W, T16.W,  
	  MOV   T14.X, T16.X,  
	  MOV   T14.Y, T16.Y,  
	  MOV   T14.Z, T16.Z,  
	  MOV * T14.W, T16.W,  
	  MOV   T15.X, T16.X,  
	  MOV   T15.Y, T16.Y,  
	  MOV   T15.Z, T16.Z,  
	  MOV * T15.W, T16.W,  
	  MOV   T17.X, T16.X,  
	  MOV   T17.Y, T16.Y,  
	  MOV   T17.Z, T16.Z,  
	  MOV * T17.W, T16.W,  
	  MOV   T19.X, T16.X,  
	  MOV   T19.Y, T16.Y,  
	  MOV   T19.Z, T16.Z,  
	  MOV * T19.W, T16.W,  
	  MOV   T20.X, T16.X,  
	  MOV   T20.Y, T16.Y,  
	  MOV   T20.Z, T16.Z,  
	  MOV * T20.W, T16.W,  
.Ltmp1389:
	ALU clause starting at 144:
.Ltmp1390:
	  ADD_INT * T21.X, T18.X, literal.x,  
	-10(nan), 0(0.000000e+00)
	  ADD_INT * T22.X, T18.X, literal.x,  
	-6(nan), 0(0.000000e+00)
	  ADD_INT * T23.X, T18.X, literal.x,  
	-2(nan), 0(0.000000e+00)
	  ADD_INT * T24.X, T18.X, literal.x,  
	-12(nan), 0(0.000000e+00)
	  ADD_INT * T25.X, T18.X, literal.x,  
	-14(nan), 0(0.000000e+00)
.Ltmp1391:
	ALU clause starting at 154:
.Ltmp1392:
	  ADD_INT   T26.X, T18.X, literal.x,  
	  ADD_INT * T2.Y, T2.Y, literal.y,  
	-16(nan), -32(nan)
	  ADD_INT   T27.X, T18.X, literal.x,  
	  SETNE_INT   T6.Z, PV.Y, 0.0,  
	  LSHL * T3.W, T21.X, literal.y,  BS:VEC_120/SCL_212
	-4(nan), 16(2.242078e-44)
	  ADD_INT   T21.X, T18.X, literal.x,  
	  LSHL   T3.Y, T22.X, literal.y,  BS:VEC_120/SCL_212
	  LSHL * T7.Z, T23.X, literal.y,  BS:VEC_201
	-8(nan), 16(2.242078e-44)
	  OR_INT * T3.W, T3.W, T24.X,  
.Ltmp1393:
	ALU clause starting at 166:
.Ltmp1394:
	  LSHL * T4.W, T25.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT   T25.X, PV.W, T26.X,  
	  BFE_UINT   T4.Y, T3.W, literal.x, T5.Z, 
	  OR_INT   T7.Z, T7.Z, T27.X,  BS:VEC_021/SCL_122
	  OR_INT * T4.W, T3.Y, T21.X,  BS:VEC_102/SCL_221
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT   T21.X, T3.W, literal.x, T5.Z, 
	  BFE_UINT   T3.Y, PV.W, literal.y, T5.Z, 
	  AND_INT   T8.Z, PV.Z, literal.z,  
	  LSHL * T5.W, T32.X, literal.x,  
	16(2.242078e-44), 8(1.121039e-44)
	255(3.573311e-43), 0(0.000000e+00)
	  LSHR   T26.X, T3.W, literal.x,  
	  BFE_UINT   T5.Y, T4.W, literal.y, T5.Z, BS:VEC_120/SCL_212
	  LSHL   T9.Z, T31.X, literal.y,  
	  OR_INT * T5.W, PV.W, T30.X,  
	24(3.363116e-44), 16(2.242078e-44)
	  BFE_UINT   T27.X, T7.Z, literal.x, T5.Z, 
	  AND_INT   T6.Y, PV.W, literal.y,  
	  LSHR   T10.Z, T4.W, literal.z,  
	  OR_INT * T6.W, PV.Z, T29.X,  
	8(1.121039e-44), 255(3.573311e-43)
	24(3.363116e-44), 0(0.000000e+00)
	  BFE_UINT   T29.X, T7.Z, literal.x, T5.Z, 
	  BFE_UINT   T7.Y, T5.W, literal.y, T5.Z, 
	  AND_INT   T9.Z, PV.W, literal.z,  
	  LSHL * T7.W, T28.X, literal.x,  
	16(2.242078e-44), 8(1.121039e-44)
	255(3.573311e-43), 0(0.000000e+00)
	  LSHR   T28.X, T7.Z, literal.x,  
	  BFE_UINT   T8.Y, T5.W, literal.y, T5.Z, 
	  LSHL   T7.Z, T24.X, literal.y,  
	  OR_INT * T7.W, PV.W, T23.X,  
	24(3.363116e-44), 16(2.242078e-44)
	  BFE_UINT   T23.X, T6.W, literal.x, T5.Z, 
	  AND_INT   T9.Y, PV.W, literal.y,  
	  LSHR   T11.Z, T5.W, literal.z,  BS:VEC_120/SCL_212
	  OR_INT * T5.W, PV.Z, T22.X,  
	8(1.121039e-44), 255(3.573311e-43)
	24(3.363116e-44), 0(0.000000e+00)
	  BFE_UINT   T22.X, T6.W, literal.x, T5.Z, 
	  BFE_UINT   T10.Y, T7.W, literal.y, T5.Z, BS:VEC_120/SCL_212
	  AND_INT   T7.Z, PV.W, literal.z,  
	  LSHR * T8.W, PV.W, literal.w,  
	16(2.242078e-44), 8(1.121039e-44)
	255(3.573311e-43), 24(3.363116e-44)
	  LSHR   T24.X, T6.W, literal.x,  
	  LSHR   T11.Y, T7.W, literal.x,  BS:VEC_120/SCL_212
	  BFE_UINT * T12.Z, T5.W, literal.y, T5.Z, BS:VEC_201
	24(3.363116e-44), 16(2.242078e-44)
	  ADD_INT * T13.W, T8.W, T13.W,  
	  BFE_UINT   T30.X, T7.W, literal.x, T5.Z, 
	  BFE_UINT   T12.Y, T5.W, literal.y, T5.Z, BS:VEC_102/SCL_221
	  ADD_INT   T13.Z, T12.Z, T13.Z,  
	  ADD_INT * T14.W, T11.Y, T14.W,  BS:VEC_021/SCL_122
	16(2.242078e-44), 8(1.121039e-44)
	  ADD_INT   T18.X, T18.X, literal.x,  
	  ADD_INT   T13.Y, PV.Y, T13.Y,  
	  ADD_INT   T14.Z, PV.X, T14.Z,  
	  ADD_INT * T15.W, T24.X, T15.W,  BS:VEC_120/SCL_212
	32(4.484155e-44), 0(0.000000e+00)
	  ADD_INT   T13.X, T7.Z, T13.X,  
	  ADD_INT   T14.Y, T10.Y, T14.Y,  
	  ADD_INT   T15.Z, T22.X, T15.Z,  
	  ADD_INT * T17.W, T11.Z, T17.W,  BS:VEC_201
	  ADD_INT   T14.X, T9.Y, T14.X,  
	  ADD_INT   T15.Y, T23.X, T15.Y,  
	  ADD_INT   T17.Z, T8.Y, T17.Z,  BS:VEC_201
	  ADD_INT * T19.W, T28.X, T19.W,  BS:VEC_201
	  ADD_INT   T15.X, T9.Z, T15.X,  
	  ADD_INT   T17.Y, T7.Y, T17.Y,  
	  ADD_INT   T19.Z, T29.X, T19.Z,  
	  ADD_INT * T20.W, T10.Z, T20.W,  BS:VEC_201
	  ADD_INT   T17.X, T6.Y, T17.X,  
	  ADD_INT   T19.Y, T27.X, T19.Y,  
	  ADD_INT   T20.Z, T5.Y, T20.Z,  BS:VEC_201
	  ADD_INT * T16.W, T26.X, T16.W,  BS:VEC_201
	  ADD_INT   T19.X, T8.Z, T19.X,  
	  ADD_INT   T20.Y, T3.Y, T20.Y,  
	  ADD_INT   T16.Z, T21.X, T16.Z,  
	  AND_INT * T4.W, T4.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  ADD_INT   T20.X, PV.W, T20.X,  
	  ADD_INT   T16.Y, T4.Y, T16.Y,  
	  LSHR   T7.Z, T25.X, literal.x,  
	  AND_INT * T3.W, T3.W, literal.y,  
	24(3.363116e-44), 255(3.573311e-43)
	  ADD_INT   T16.X, PV.W, T16.X,  
	  BFE_UINT   T3.Y, T25.X, literal.x, T5.Z, 
	  BFE_UINT   T8.Z, T25.X, literal.y, T5.Z, 
	  AND_INT * T3.W, T25.X, literal.z,  
	16(2.242078e-44), 8(1.121039e-44)
	255(3.573311e-43), 0(0.000000e+00)
	  ADD_INT   T1.X, PV.W, T1.X,  
	  ADD_INT   T18.Y, PV.Z, T18.Y,  
	  ADD_INT   T18.Z, PV.Y, T18.Z,  
	  ADD_INT * T18.W, T7.Z, T18.W,  
.Ltmp1395:
	ALU clause starting at 264:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T6.Z, 0.0,  
	ALU clause starting at 265:
.Ltmp1396:
	  ADD_INT   T18.X, T16.Y, T18.Y,  
	  ADD_INT   T2.Y, T16.W, T18.W,  
	  ADD_INT   T5.Z, T16.X, T1.X,  
	  ADD_INT * T3.W, T16.Z, T18.Z,  
	  ADD_INT   T1.X, T20.Z, PV.W,  
	  ADD_INT   T3.Y, T20.X, PV.Z,  
	  ADD_INT   T5.Z, T20.W, PV.Y,  
	  ADD_INT * T3.W, T20.Y, PV.X,  
	  ADD_INT   T16.X, T19.Y, PV.W,  
	  ADD_INT   T2.Y, T19.W, PV.Z,  
	  ADD_INT   T5.Z, T19.X, PV.Y,  
	  ADD_INT * T3.W, T19.Z, PV.X,  
	  ADD_INT   T1.X, T17.Z, PV.W,  
	  ADD_INT   T3.Y, T17.X, PV.Z,  
	  ADD_INT   T5.Z, T17.W, PV.Y,  
	  ADD_INT * T3.W, T17.Y, PV.X,  
	  ADD_INT   T16.X, T15.Y, PV.W,  
	  ADD_INT   T2.Y, T15.W, PV.Z,  
	  ADD_INT   T5.Z, T15.X, PV.Y,  
	  ADD_INT * T3.W, T15.Z, PV.X,  
	  ADD_INT   T1.X, T14.Z, PV.W,  
	  ADD_INT   T3.Y, T14.X, PV.Z,  
	  ADD_INT   T5.Z, T14.W, PV.Y,  
	  ADD_INT * T3.W, T14.Y, PV.X,  
	  ADD_INT   T14.X, T13.Y, PV.W,  
	  ADD_INT   T2.Y, T13.W, PV.Z,  
	  ADD_INT   T5.Z, T13.X, PV.Y,  
	  ADD_INT * T3.W, T13.Z, PV.X,  
	  ADD_INT   T5.Z, PV.Z, PV.W,  
	  ADD_INT * T3.W, PV.X, PV.Y,  
	  ADD_INT   T1.X, PV.Z, PV.W,  
	  SETNE_INT * T3.W, T3.Z, T4.Z,  
.Ltmp1397:
	ALU clause starting at 297:
	  BFE_INT * T3.W, T3.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 299:
.Ltmp1398:
	  ADD_INT * T3.W, T0.X, T2.W,  
	  ADD_INT * T3.W, PV.W, T1.Y,  
	  ADD_INT * T3.W, PV.W, T0.Y,  
	  SUB_INT * T0.W, PV.W, T0.W,  
	  ADD_INT   T0.X, T2.Z, PV.W,  
	  SUB_INT * T0.W, T1.W, T2.W,  
.Ltmp1399:
	ALU clause starting at 305:
.Ltmp1400:
	  ADD_INT   T0.X, T0.X, 1,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T1.X, T13.X, T1.X,  
.Ltmp1401:
	ALU clause starting at 309:
.Ltmp1402:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1403:
	ALU clause starting at 311:
	  ADD_INT * T0.W, T1.Z, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1404:
.Lfunc_end54:
	.size	reduce_add_uchar_simd8, .Lfunc_end54-reduce_add_uchar_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_add_uchar_simd8
	.p2align	8
	.type	inclusive_add_uchar_simd8,@function
inclusive_add_uchar_simd8:
inclusive_add_uchar_simd8$local:
.Lfunc_begin55:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp1405:
	ALU 3, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp1406:
	ALU_PUSH_BEFORE 1, @34, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp1407:
	ALU 4, @36, KC0[CB0:0-32], KC1[]
.Ltmp1408:
	ALU 1, @41, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp1409:
	TEX 0 @22
	ALU 3, @43, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @47, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @49, KC0[CB0:0-32], KC1[]
.Ltmp1410:
	ALU 12, @50, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp1411:
	Fetch clause starting at 22:
.Ltmp1412:
	  VTX_READ_8 T2.X, T0.X, 0, #1
.Ltmp1413:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1414:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1415:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
.Ltmp1416:
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 34:
.Ltmp1417:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1418:
	ALU clause starting at 36:
	  MOV * T1.W, KC0[3].X,  
.Ltmp1419:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp1420:
	ALU clause starting at 41:
.Ltmp1421:
	  ADD_INT * T1.W, T1.Z, T1.W,  
	  ADD_INT * T0.X, PV.W, 1,  
.Ltmp1422:
	ALU clause starting at 43:
.Ltmp1423:
	  ADD_INT   T0.X, T0.X, 1,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T1.X, T2.X, T1.X,  
.Ltmp1424:
	ALU clause starting at 47:
.Ltmp1425:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1426:
	ALU clause starting at 49:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 50:
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1427:
.Lfunc_end55:
	.size	inclusive_add_uchar_simd8, .Lfunc_end55-inclusive_add_uchar_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_add_uchar_simd8
	.p2align	8
	.type	exclusive_add_uchar_simd8,@function
exclusive_add_uchar_simd8:
exclusive_add_uchar_simd8$local:
.Lfunc_begin56:
	ALU 1, @22, KC0[], KC1[]
.Ltmp1428:
	ALU 6, @24, KC0[CB0:0-32], KC1[]
.Ltmp1429:
	ALU_PUSH_BEFORE 1, @31, KC0[], KC1[]
	JUMP @15 POP:1
.Ltmp1430:
	ALU 4, @33, KC0[CB0:0-32], KC1[]
.Ltmp1431:
	ALU 2, @38, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp1432:
	TEX 0 @20
	ALU 3, @41, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @45, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @7
	POP @15 POP:1
	ALU 0, @47, KC0[CB0:0-32], KC1[]
.Ltmp1433:
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp1434:
	ALU 12, @49, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 20:
.Ltmp1435:
	  VTX_READ_8 T1.X, T0.X, 0, #1
.Ltmp1436:
	ALU clause starting at 22:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp1437:
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 24:
	  MULLO_INT   T1.X, KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T1.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1438:
	  MOV   T0.Y, literal.x,  
.Ltmp1439:
	  ADD_INT * T0.Z, PV.X, T0.X,  
.Ltmp1440:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 31:
.Ltmp1441:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1442:
	ALU clause starting at 33:
	  MOV * T1.W, KC0[3].X,  
.Ltmp1443:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T1.X,  
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp1444:
	ALU clause starting at 38:
.Ltmp1445:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV * T0.Y, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
.Ltmp1446:
	ALU clause starting at 41:
.Ltmp1447:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, 1,  
	  ADD_INT * T0.Y, T1.X, T0.Y,  BS:VEC_120/SCL_212
.Ltmp1448:
	ALU clause starting at 45:
.Ltmp1449:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1450:
	ALU clause starting at 47:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 48:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 49:
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T0.Y, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1451:
.Lfunc_end56:
	.size	exclusive_add_uchar_simd8, .Lfunc_end56-exclusive_add_uchar_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	543
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_min_uchar_simd8
	.p2align	8
	.type	reduce_min_uchar_simd8,@function
reduce_min_uchar_simd8:
reduce_min_uchar_simd8$local:
.Lfunc_begin57:
	ALU 5, @76, KC0[CB0:0-32], KC1[]
.Ltmp1452:
	ALU 3, @82, KC0[CB0:0-32], KC1[]
	TEX 0 @40
.Ltmp1453:
	ALU 5, @86, KC0[CB0:0-32], KC1[]
.Ltmp1454:
	ALU_PUSH_BEFORE 2, @92, KC0[], KC1[]
	JUMP @37 POP:1
.Ltmp1455:
	ALU 5, @95, KC0[CB0:0-32], KC1[]
.Ltmp1456:
	ALU_PUSH_BEFORE 2, @101, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 41, @104, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp1457:
	ALU 1, @146, KC0[], KC1[]
	TEX 0 @42
	ALU 13, @148, KC0[], KC1[]
	TEX 8 @44
	ALU 57, @162, KC0[], KC1[]
	TEX 5 @62
	ALU 90, @220, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @311, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @11
.Ltmp1458:
	ALU_POP_AFTER 31, @312, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @344, KC0[], KC1[]
	JUMP @36 POP:1
	ALU 5, @346, KC0[], KC1[]
	LOOP_START_DX10 @35
.Ltmp1459:
	TEX 0 @74
	ALU 4, @352, KC0[], KC1[]
.Ltmp1460:
	ALU_PUSH_BEFORE 1, @357, KC0[], KC1[]
	JUMP @34 POP:1
	LOOP_BREAK @34
	POP @34 POP:1
	END_LOOP @28
	POP @36 POP:1
	POP @37 POP:1
.Ltmp1461:
	ALU 12, @359, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 40:
	  VTX_READ_8 T13.X, T1.X, 0, #1
.Ltmp1462:
	Fetch clause starting at 42:
.Ltmp1463:
	  VTX_READ_16 T21.X, T21.X, 0, #1
.Ltmp1464:
	Fetch clause starting at 44:
.Ltmp1465:
	  VTX_READ_16 T29.X, T1.X, 0, #1
	  VTX_READ_16 T28.X, T28.X, 0, #1
	  VTX_READ_16 T27.X, T27.X, 0, #1
	  VTX_READ_16 T26.X, T26.X, 0, #1
	  VTX_READ_16 T30.X, T1.X, 2, #1
	  VTX_READ_16 T25.X, T25.X, 0, #1
	  VTX_READ_16 T24.X, T24.X, 0, #1
	  VTX_READ_16 T23.X, T23.X, 0, #1
	  VTX_READ_16 T22.X, T22.X, 0, #1
.Ltmp1466:
	Fetch clause starting at 62:
.Ltmp1467:
	  VTX_READ_16 T24.X, T1.X, 8, #1
	  VTX_READ_16 T25.X, T1.X, 4, #1
	  VTX_READ_16 T26.X, T1.X, 12, #1
	  VTX_READ_16 T27.X, T1.X, 6, #1
	  VTX_READ_16 T28.X, T1.X, 10, #1
	  VTX_READ_16 T29.X, T1.X, 14, #1
.Ltmp1468:
	Fetch clause starting at 74:
.Ltmp1469:
	  VTX_READ_8 T1.X, T0.X, 0, #1
.Ltmp1470:
	ALU clause starting at 76:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1471:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 82:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 86:
	  AND_INT * T1.W, T0.X, literal.x,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  MOV * T1.Z, KC0[2].Z,  
.Ltmp1472:
	ALU clause starting at 92:
.Ltmp1473:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1474:
	ALU clause starting at 95:
.Ltmp1475:
	  ADD_INT   T3.Z, T1.W, literal.x,  
	  MOV * T2.W, literal.y,  
	-1(nan), 1(1.401298e-45)
	  MOV * T3.W, PV.W,  
.Ltmp1476:
	  MOV   T1.Y, KC0[3].X,  
	  MOV * T2.Z, KC0[2].Y,  
.Ltmp1477:
	ALU clause starting at 101:
.Ltmp1478:
	  SETGT_UINT * T4.W, literal.x, T3.Z,  
	32(4.484155e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1479:
	ALU clause starting at 104:
.Ltmp1480:
	  ADD_INT * T2.W, T0.X, T1.Y,  
	  ADD_INT * T2.W, PV.W, T0.Y,  
	  MOV   T13.Y, T13.X,  
	  AND_INT   T4.Z, T3.Z, literal.x,  
	  SUB_INT * T2.W, PV.W, T0.W,  
	-32(nan), 0(0.000000e+00)
	  ADD_INT   T2.Y, PV.W, T2.Z,  
	  MOV   T13.Z, T13.X,  
	  OR_INT * T2.W, PV.Z, 1,  
	  ADD_INT   T1.X, PV.Y, literal.x,  
	  MOV   T2.Y, T4.Z,  
	  MOV   T5.Z, literal.y,  
	  MOV * T13.W, T13.X,  
	17(2.382207e-44), 8(1.121039e-44)
	  MOV   T14.X, T13.X,  
	  MOV   T14.Y, T13.Y,  
	  MOV   T14.Z, T13.Z,  
	  MOV * T14.W, PV.W,  
	  MOV   T15.X, T13.X,  
	  MOV   T15.Y, T13.Y,  
	  MOV   T15.Z, T13.Z,  
	  MOV * T15.W, T13.W,  
	  MOV   T16.X, T13.X,  
	  MOV   T16.Y, T13.Y,  
	  MOV   T16.Z, T13.Z,  
	  MOV * T16.W, T13.W,  
	  MOV   T17.X, T13.X,  
	  MOV   T17.Y, T13.Y,  
	  MOV   T17.Z, T13.Z,  
	  MOV * T17.W, T13.W,  
	  MOV   T18.X, T13.X,  
	  MOV   T18.Y, T13.Y,  
	  MOV   T18.Z, T13.Z,  
	  MOV * T18.W, T13.W,  
	  MOV   T19.X, T13.X,  
	  MOV   T19.Y, T13.Y,  
	  MOV   T19.Z, T13.Z,  
	  MOV * T19.W, T13.W,  
	  MOV   T20.X, T13.X,  
	  MOV   T20.Y, T13.Y,  
	  MOV   T20.Z, T13.Z,  
	  MOV * T20.W, T13.W,  
.Ltmp1481:
	ALU clause starting at 146:
.Ltmp1482:
	  ADD_INT * T21.X, T1.X, literal.x,  
	-10(nan), 0(0.000000e+00)
.Ltmp1483:
	ALU clause starting at 148:
.Ltmp1484:
	  ADD_INT * T22.X, T1.X, literal.x,  
	-14(nan), 0(0.000000e+00)
	  ADD_INT * T23.X, T1.X, literal.x,  
	-12(nan), 0(0.000000e+00)
	  ADD_INT * T24.X, T1.X, literal.x,  
	-16(nan), 0(0.000000e+00)
	  ADD_INT * T25.X, T1.X, literal.x,  
	-6(nan), 0(0.000000e+00)
	  ADD_INT * T26.X, T1.X, literal.x,  
	-2(nan), 0(0.000000e+00)
	  ADD_INT * T27.X, T1.X, literal.x,  
	-8(nan), 0(0.000000e+00)
	  ADD_INT * T28.X, T1.X, literal.x,  
	-4(nan), 0(0.000000e+00)
.Ltmp1485:
	ALU clause starting at 162:
.Ltmp1486:
	  LSHL * T3.W, T21.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHL   T6.Z, T22.X, literal.x,  
	  OR_INT * T3.W, PV.W, T23.X,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T3.Y, PV.W, literal.x,  
	  AND_INT   T7.Z, T20.W, literal.y,  
	  OR_INT * T4.W, PV.Z, T24.X,  
	24(3.363116e-44), 255(3.573311e-43)
	  LSHR   T4.Y, PV.W, literal.x,  
	  AND_INT   T6.Z, T13.W, literal.y,  
	  MIN_UINT * T20.W, PV.Y, PV.Z,  
	24(3.363116e-44), 255(3.573311e-43)
	  AND_INT   T3.Y, T20.Z, literal.x,  
	  BFE_UINT   T7.Z, T3.W, literal.y, T5.Z, 
	  MIN_UINT * T13.W, PV.Y, PV.Z,  
	255(3.573311e-43), 16(2.242078e-44)
	  AND_INT   T4.Y, T13.Z, literal.x,  
	  MIN_UINT   T20.Z, PV.Z, PV.Y,  
	  BFE_UINT * T5.W, T4.W, literal.y, T5.Z, 
	255(3.573311e-43), 16(2.242078e-44)
	  MIN_UINT * T13.Z, PV.W, PV.Y,  
	  AND_INT   T21.X, T13.Y, literal.x,  
	  BFE_UINT   T3.Y, T4.W, literal.y, T5.Z, 
	  AND_INT   T6.Z, T20.Y, literal.x,  BS:VEC_120/SCL_212
	  LSHL * T5.W, T25.X, literal.z,  
	255(3.573311e-43), 8(1.121039e-44)
	16(2.242078e-44), 0(0.000000e+00)
	  BFE_UINT   T22.X, T3.W, literal.x, T5.Z, 
	  LSHL   T4.Y, T30.X, literal.y,  
	  LSHL   T7.Z, T26.X, literal.y,  BS:VEC_120/SCL_212
	  OR_INT * T5.W, PV.W, T27.X,  BS:VEC_021/SCL_122
	8(1.121039e-44), 16(2.242078e-44)
	  LSHR   T23.X, PV.W, literal.x,  
	  AND_INT   T5.Y, T19.W, literal.y,  
	  OR_INT   T7.Z, PV.Z, T28.X,  
	  OR_INT * T6.W, PV.Y, T29.X,  BS:VEC_021/SCL_122
	24(3.363116e-44), 255(3.573311e-43)
	  LSHR   T24.X, PV.W, literal.x,  
	  LSHR   T4.Y, PV.Z, literal.x,  
	  AND_INT   T8.Z, T18.W, literal.y,  
	  MIN_UINT * T19.W, PV.X, PV.Y,  
	24(3.363116e-44), 255(3.573311e-43)
	  AND_INT   T23.X, T17.W, literal.x,  
	  AND_INT   T5.Y, T19.Z, literal.x,  
	  BFE_UINT   T9.Z, T5.W, literal.y, T5.Z, BS:VEC_102/SCL_221
	  MIN_UINT * T18.W, PV.Y, PV.Z,  
	255(3.573311e-43), 16(2.242078e-44)
	  AND_INT   T25.X, T18.Z, literal.x,  
	  BFE_UINT   T4.Y, T7.Z, literal.y, T5.Z, BS:VEC_102/SCL_221
	  MIN_UINT   T19.Z, PV.Z, PV.Y,  
	  MIN_UINT * T17.W, T24.X, PV.X,  
	255(3.573311e-43), 16(2.242078e-44)
	  AND_INT   T23.X, T19.Y, literal.x,  
	  BFE_UINT   T5.Y, T5.W, literal.y, T5.Z, 
	  MIN_UINT   T18.Z, PV.Y, PV.X,  
	  AND_INT * T7.W, T17.Z, literal.x,  
	255(3.573311e-43), 8(1.121039e-44)
.Ltmp1487:
	ALU clause starting at 220:
.Ltmp1488:
	  BFE_UINT * T8.W, T6.W, literal.x, T5.Z, 
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT   T30.X, T18.Y, literal.x,  
	  BFE_UINT   T4.Y, T7.Z, literal.y, T5.Z, 
	  MIN_UINT   T17.Z, PV.W, T7.W,  
	  LSHL * T7.W, T29.X, literal.z,  
	255(3.573311e-43), 8(1.121039e-44)
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT   T29.X, T17.Y, literal.x,  
	  LSHL   T6.Y, T28.X, literal.y,  
	  LSHL   T8.Z, T27.X, literal.y,  BS:VEC_120/SCL_212
	  OR_INT * T7.W, PV.W, T26.X,  BS:VEC_021/SCL_122
	255(3.573311e-43), 16(2.242078e-44)
	  LSHR   T26.X, PV.W, literal.x,  
	  AND_INT   T7.Y, T14.W, literal.y,  
	  OR_INT   T8.Z, PV.Z, T25.X,  
	  OR_INT * T8.W, PV.Y, T24.X,  BS:VEC_021/SCL_122
	24(3.363116e-44), 255(3.573311e-43)
	  LSHR   T24.X, PV.W, literal.x,  
	  LSHR   T6.Y, PV.Z, literal.x,  
	  AND_INT   T9.Z, T16.W, literal.y,  
	  MIN_UINT * T14.W, PV.X, PV.Y,  
	24(3.363116e-44), 255(3.573311e-43)
	  AND_INT   T25.X, T15.W, literal.x,  
	  AND_INT   T7.Y, T14.Z, literal.x,  
	  BFE_UINT   T10.Z, T7.W, literal.y, T5.Z, BS:VEC_102/SCL_221
	  MIN_UINT * T16.W, PV.Y, PV.Z,  
	255(3.573311e-43), 16(2.242078e-44)
	  AND_INT   T26.X, T16.Z, literal.x,  
	  BFE_UINT   T6.Y, T8.Z, literal.y, T5.Z, BS:VEC_102/SCL_221
	  MIN_UINT   T14.Z, PV.Z, PV.Y,  
	  MIN_UINT * T15.W, T24.X, PV.X,  
	255(3.573311e-43), 16(2.242078e-44)
	  BFE_UINT   T24.X, T6.W, literal.x, T5.Z, 
	  AND_INT   T7.Y, T15.Z, literal.y,  
	  MIN_UINT   T16.Z, PV.Y, PV.X,  
	  BFE_UINT * T9.W, T8.W, literal.z, T5.Z, BS:VEC_102/SCL_221
	8(1.121039e-44), 255(3.573311e-43)
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT   T25.X, T16.Y, literal.x,  
	  AND_INT   T6.Y, T14.Y, literal.x,  BS:VEC_120/SCL_212
	  MIN_UINT   T15.Z, PV.W, PV.Y,  
	  BFE_UINT * T9.W, T7.W, literal.y, T5.Z, 
	255(3.573311e-43), 8(1.121039e-44)
	  BFE_UINT   T26.X, T8.Z, literal.x, T5.Z, 
	  MIN_UINT   T14.Y, PV.W, PV.Y,  
	  AND_INT   T9.Z, T15.Y, literal.y,  
	  BFE_UINT * T9.W, T8.W, literal.x, T5.Z, 
	8(1.121039e-44), 255(3.573311e-43)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  MIN_UINT   T15.Y, PV.W, PV.Z,  
	  AND_INT   T9.Z, T14.X, literal.y,  BS:VEC_120/SCL_212
	  AND_INT * T7.W, T7.W, literal.y,  
	32(4.484155e-44), 255(3.573311e-43)
	  MIN_UINT   T14.X, PV.W, PV.Z,  
	  MIN_UINT   T16.Y, T26.X, T25.X,  
	  AND_INT   T9.Z, T15.X, literal.x,  BS:VEC_201
	  AND_INT * T7.W, T8.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MIN_UINT   T15.X, PV.W, PV.Z,  
	  MIN_UINT   T17.Y, T24.X, T29.X,  
	  AND_INT   T9.Z, T16.X, literal.x,  BS:VEC_201
	  AND_INT * T7.W, T8.Z, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MIN_UINT   T16.X, PV.W, PV.Z,  
	  MIN_UINT   T18.Y, T4.Y, T30.X,  
	  AND_INT   T8.Z, T17.X, literal.x,  
	  AND_INT * T6.W, T6.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MIN_UINT   T17.X, PV.W, PV.Z,  
	  MIN_UINT   T19.Y, T5.Y, T23.X,  
	  AND_INT   T8.Z, T18.X, literal.x,  
	  AND_INT * T6.W, T7.Z, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MIN_UINT   T18.X, PV.W, PV.Z,  
	  MIN_UINT   T20.Y, T22.X, T6.Z,  
	  AND_INT   T6.Z, T19.X, literal.x,  BS:VEC_120/SCL_212
	  AND_INT * T5.W, T5.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MIN_UINT   T19.X, PV.W, PV.Z,  
	  MIN_UINT   T13.Y, T3.Y, T21.X,  
	  AND_INT   T6.Z, T20.X, literal.x,  
	  AND_INT * T3.W, T3.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MIN_UINT   T20.X, PV.W, PV.Z,  
	  ADD_INT   T2.Y, T2.Y, literal.x,  
	  AND_INT   T6.Z, T13.X, literal.y,  
	  AND_INT * T3.W, T4.W, literal.y,  
	-32(nan), 255(3.573311e-43)
	  MIN_UINT   T13.X, PV.W, PV.Z,  
	  SETNE_INT * T3.W, PV.Y, 0.0,  
.Ltmp1489:
	ALU clause starting at 311:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 312:
.Ltmp1490:
	  MIN_UINT   T1.X, T13.Y, T20.Y,  
	  MIN_UINT   T2.Y, T13.W, T20.W,  
	  MIN_UINT   T5.Z, T13.X, T20.X,  
	  MIN_UINT * T3.W, T13.Z, T20.Z,  
	  MIN_UINT   T13.X, PV.W, T19.Z,  
	  MIN_UINT   T3.Y, PV.Z, T19.X,  
	  MIN_UINT   T5.Z, PV.Y, T19.W,  
	  MIN_UINT * T3.W, PV.X, T19.Y,  
	  MIN_UINT   T1.X, PV.W, T18.Y,  
	  MIN_UINT   T2.Y, PV.Z, T18.W,  
	  MIN_UINT   T5.Z, PV.Y, T18.X,  
	  MIN_UINT * T3.W, PV.X, T18.Z,  
	  MIN_UINT   T13.X, PV.W, T17.Z,  
	  MIN_UINT   T3.Y, PV.Z, T17.X,  
	  MIN_UINT   T5.Z, PV.Y, T17.W,  
	  MIN_UINT * T3.W, PV.X, T17.Y,  
	  MIN_UINT   T1.X, PV.W, T16.Y,  
	  MIN_UINT   T2.Y, PV.Z, T16.W,  
	  MIN_UINT   T5.Z, PV.Y, T16.X,  
	  MIN_UINT * T3.W, PV.X, T16.Z,  
	  MIN_UINT   T13.X, PV.W, T15.Z,  
	  MIN_UINT   T3.Y, PV.Z, T15.X,  
	  MIN_UINT   T5.Z, PV.Y, T15.W,  
	  MIN_UINT * T3.W, PV.X, T15.Y,  
	  MIN_UINT   T1.X, PV.W, T14.Y,  
	  MIN_UINT   T2.Y, PV.Z, T14.W,  
	  MIN_UINT   T5.Z, PV.Y, T14.X,  
	  MIN_UINT * T3.W, PV.X, T14.Z,  
	  MIN_UINT   T5.Z, PV.Z, PV.W,  
	  MIN_UINT * T3.W, PV.X, PV.Y,  
	  MIN_UINT   T13.X, PV.Z, PV.W,  
	  SETNE_INT * T3.W, T3.Z, T4.Z,  
.Ltmp1491:
	ALU clause starting at 344:
	  BFE_INT * T3.W, T3.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 346:
.Ltmp1492:
	  ADD_INT * T3.W, T0.X, T2.W,  
	  ADD_INT * T3.W, PV.W, T1.Y,  
	  ADD_INT * T3.W, PV.W, T0.Y,  
	  SUB_INT * T0.W, PV.W, T0.W,  
	  ADD_INT   T0.X, T2.Z, PV.W,  
	  SUB_INT * T0.W, T1.W, T2.W,  
.Ltmp1493:
	ALU clause starting at 352:
.Ltmp1494:
	  ADD_INT   T0.X, T0.X, 1,  
	  AND_INT   T2.Z, T13.X, literal.x,  BS:VEC_120/SCL_212
	  ADD_INT * T0.W, T0.W, literal.y,  
	255(3.573311e-43), -1(nan)
	  MIN_UINT * T13.X, T1.X, PV.Z,  
.Ltmp1495:
	ALU clause starting at 357:
.Ltmp1496:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1497:
	ALU clause starting at 359:
	  ADD_INT * T0.W, T1.Z, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T13.X, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1498:
.Lfunc_end57:
	.size	reduce_min_uchar_simd8, .Lfunc_end57-reduce_min_uchar_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_min_uchar_simd8
	.p2align	8
	.type	inclusive_min_uchar_simd8,@function
inclusive_min_uchar_simd8:
inclusive_min_uchar_simd8$local:
.Lfunc_begin58:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp1499:
	ALU 3, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp1500:
	ALU_PUSH_BEFORE 1, @34, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp1501:
	ALU 4, @36, KC0[CB0:0-32], KC1[]
.Ltmp1502:
	ALU 1, @41, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp1503:
	TEX 0 @22
	ALU 4, @43, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @48, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @50, KC0[CB0:0-32], KC1[]
.Ltmp1504:
	ALU 12, @51, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp1505:
	Fetch clause starting at 22:
.Ltmp1506:
	  VTX_READ_8 T2.X, T0.X, 0, #1
.Ltmp1507:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1508:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1509:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
.Ltmp1510:
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 34:
.Ltmp1511:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1512:
	ALU clause starting at 36:
	  MOV * T1.W, KC0[3].X,  
.Ltmp1513:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp1514:
	ALU clause starting at 41:
.Ltmp1515:
	  ADD_INT * T1.W, T1.Z, T1.W,  
	  ADD_INT * T0.X, PV.W, 1,  
.Ltmp1516:
	ALU clause starting at 43:
.Ltmp1517:
	  ADD_INT   T0.X, T0.X, 1,  
	  AND_INT   T1.Z, T1.X, literal.x,  BS:VEC_120/SCL_212
	  ADD_INT * T0.W, T0.W, literal.y,  
	255(3.573311e-43), -1(nan)
	  MIN_UINT * T1.X, T2.X, PV.Z,  
.Ltmp1518:
	ALU clause starting at 48:
.Ltmp1519:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1520:
	ALU clause starting at 50:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 51:
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1521:
.Lfunc_end58:
	.size	inclusive_min_uchar_simd8, .Lfunc_end58-inclusive_min_uchar_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_min_uchar_simd8
	.p2align	8
	.type	exclusive_min_uchar_simd8,@function
exclusive_min_uchar_simd8:
exclusive_min_uchar_simd8$local:
.Lfunc_begin59:
	ALU 1, @22, KC0[], KC1[]
.Ltmp1522:
	ALU 6, @24, KC0[CB0:0-32], KC1[]
.Ltmp1523:
	ALU_PUSH_BEFORE 1, @31, KC0[], KC1[]
	JUMP @15 POP:1
.Ltmp1524:
	ALU 4, @33, KC0[CB0:0-32], KC1[]
.Ltmp1525:
	ALU 2, @38, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp1526:
	TEX 0 @20
	ALU 4, @41, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @46, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @7
	POP @15 POP:1
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp1527:
	ALU 0, @49, KC0[CB0:0-32], KC1[]
.Ltmp1528:
	ALU 11, @50, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 20:
.Ltmp1529:
	  VTX_READ_8 T1.X, T0.X, 0, #1
.Ltmp1530:
	ALU clause starting at 22:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp1531:
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 24:
	  MULLO_INT   T1.X, KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T1.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1532:
	  MOV   T0.Y, literal.x,  
.Ltmp1533:
	  ADD_INT * T0.Z, PV.X, T0.X,  
.Ltmp1534:
	255(3.573311e-43), 0(0.000000e+00)
	ALU clause starting at 31:
.Ltmp1535:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1536:
	ALU clause starting at 33:
	  MOV * T1.W, KC0[3].X,  
.Ltmp1537:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T1.X,  
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp1538:
	ALU clause starting at 38:
.Ltmp1539:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV * T0.Y, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
.Ltmp1540:
	ALU clause starting at 41:
.Ltmp1541:
	  AND_INT   T1.Z, T0.Y, literal.x,  
	  ADD_INT * T0.W, T0.W, literal.y,  
	255(3.573311e-43), -1(nan)
	  ADD_INT   T0.X, T0.X, 1,  
	  MIN_UINT * T0.Y, T1.X, PV.Z,  BS:VEC_120/SCL_212
.Ltmp1542:
	ALU clause starting at 46:
.Ltmp1543:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1544:
	ALU clause starting at 48:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 49:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 50:
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T0.Y, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1545:
.Lfunc_end59:
	.size	exclusive_min_uchar_simd8, .Lfunc_end59-exclusive_min_uchar_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	543
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_max_uchar_simd8
	.p2align	8
	.type	reduce_max_uchar_simd8,@function
reduce_max_uchar_simd8:
reduce_max_uchar_simd8$local:
.Lfunc_begin60:
	ALU 5, @76, KC0[CB0:0-32], KC1[]
.Ltmp1546:
	ALU 3, @82, KC0[CB0:0-32], KC1[]
	TEX 0 @40
.Ltmp1547:
	ALU 5, @86, KC0[CB0:0-32], KC1[]
.Ltmp1548:
	ALU_PUSH_BEFORE 2, @92, KC0[], KC1[]
	JUMP @37 POP:1
.Ltmp1549:
	ALU 5, @95, KC0[CB0:0-32], KC1[]
.Ltmp1550:
	ALU_PUSH_BEFORE 2, @101, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 41, @104, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp1551:
	ALU 1, @146, KC0[], KC1[]
	TEX 0 @42
	ALU 13, @148, KC0[], KC1[]
	TEX 8 @44
	ALU 57, @162, KC0[], KC1[]
	TEX 5 @62
	ALU 90, @220, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @311, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @11
.Ltmp1552:
	ALU_POP_AFTER 37, @312, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @350, KC0[], KC1[]
	JUMP @36 POP:1
	ALU 5, @352, KC0[], KC1[]
	LOOP_START_DX10 @35
.Ltmp1553:
	TEX 0 @74
	ALU 4, @358, KC0[], KC1[]
.Ltmp1554:
	ALU_PUSH_BEFORE 1, @363, KC0[], KC1[]
	JUMP @34 POP:1
	LOOP_BREAK @34
	POP @34 POP:1
	END_LOOP @28
	POP @36 POP:1
	POP @37 POP:1
.Ltmp1555:
	ALU 12, @365, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 40:
	  VTX_READ_8 T13.X, T1.X, 0, #1
.Ltmp1556:
	Fetch clause starting at 42:
.Ltmp1557:
	  VTX_READ_16 T21.X, T21.X, 0, #1
.Ltmp1558:
	Fetch clause starting at 44:
.Ltmp1559:
	  VTX_READ_16 T29.X, T1.X, 0, #1
	  VTX_READ_16 T28.X, T28.X, 0, #1
	  VTX_READ_16 T27.X, T27.X, 0, #1
	  VTX_READ_16 T26.X, T26.X, 0, #1
	  VTX_READ_16 T30.X, T1.X, 2, #1
	  VTX_READ_16 T25.X, T25.X, 0, #1
	  VTX_READ_16 T24.X, T24.X, 0, #1
	  VTX_READ_16 T23.X, T23.X, 0, #1
	  VTX_READ_16 T22.X, T22.X, 0, #1
.Ltmp1560:
	Fetch clause starting at 62:
.Ltmp1561:
	  VTX_READ_16 T24.X, T1.X, 8, #1
	  VTX_READ_16 T25.X, T1.X, 4, #1
	  VTX_READ_16 T26.X, T1.X, 12, #1
	  VTX_READ_16 T27.X, T1.X, 6, #1
	  VTX_READ_16 T28.X, T1.X, 10, #1
	  VTX_READ_16 T29.X, T1.X, 14, #1
.Ltmp1562:
	Fetch clause starting at 74:
.Ltmp1563:
	  VTX_READ_8 T1.X, T0.X, 0, #1
.Ltmp1564:
	ALU clause starting at 76:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1565:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 82:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 86:
	  AND_INT * T1.W, T0.X, literal.x,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  MOV * T1.Z, KC0[2].Z,  
.Ltmp1566:
	ALU clause starting at 92:
.Ltmp1567:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1568:
	ALU clause starting at 95:
.Ltmp1569:
	  ADD_INT   T3.Z, T1.W, literal.x,  
	  MOV * T2.W, literal.y,  
	-1(nan), 1(1.401298e-45)
	  MOV * T3.W, PV.W,  
.Ltmp1570:
	  MOV   T1.Y, KC0[3].X,  
	  MOV * T2.Z, KC0[2].Y,  
.Ltmp1571:
	ALU clause starting at 101:
.Ltmp1572:
	  SETGT_UINT * T4.W, literal.x, T3.Z,  
	32(4.484155e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1573:
	ALU clause starting at 104:
.Ltmp1574:
	  ADD_INT * T2.W, T0.X, T1.Y,  
	  ADD_INT * T2.W, PV.W, T0.Y,  
	  MOV   T13.Y, T13.X,  
	  AND_INT   T4.Z, T3.Z, literal.x,  
	  SUB_INT * T2.W, PV.W, T0.W,  
	-32(nan), 0(0.000000e+00)
	  ADD_INT   T2.Y, PV.W, T2.Z,  
	  MOV   T13.Z, T13.X,  
	  OR_INT * T2.W, PV.Z, 1,  
	  ADD_INT   T1.X, PV.Y, literal.x,  
	  MOV   T2.Y, T4.Z,  
	  MOV   T5.Z, literal.y,  
	  MOV * T13.W, T13.X,  
	17(2.382207e-44), 8(1.121039e-44)
	  MOV   T14.X, T13.X,  
	  MOV   T14.Y, T13.Y,  
	  MOV   T14.Z, T13.Z,  
	  MOV * T14.W, PV.W,  
	  MOV   T15.X, T13.X,  
	  MOV   T15.Y, T13.Y,  
	  MOV   T15.Z, T13.Z,  
	  MOV * T15.W, T13.W,  
	  MOV   T16.X, T13.X,  
	  MOV   T16.Y, T13.Y,  
	  MOV   T16.Z, T13.Z,  
	  MOV * T16.W, T13.W,  
	  MOV   T17.X, T13.X,  
	  MOV   T17.Y, T13.Y,  
	  MOV   T17.Z, T13.Z,  
	  MOV * T17.W, T13.W,  
	  MOV   T18.X, T13.X,  
	  MOV   T18.Y, T13.Y,  
	  MOV   T18.Z, T13.Z,  
	  MOV * T18.W, T13.W,  
	  MOV   T19.X, T13.X,  
	  MOV   T19.Y, T13.Y,  
	  MOV   T19.Z, T13.Z,  
	  MOV * T19.W, T13.W,  
	  MOV   T20.X, T13.X,  
	  MOV   T20.Y, T13.Y,  
	  MOV   T20.Z, T13.Z,  
	  MOV * T20.W, T13.W,  
.Ltmp1575:
	ALU clause starting at 146:
.Ltmp1576:
	  ADD_INT * T21.X, T1.X, literal.x,  
	-10(nan), 0(0.000000e+00)
.Ltmp1577:
	ALU clause starting at 148:
.Ltmp1578:
	  ADD_INT * T22.X, T1.X, literal.x,  
	-14(nan), 0(0.000000e+00)
	  ADD_INT * T23.X, T1.X, literal.x,  
	-12(nan), 0(0.000000e+00)
	  ADD_INT * T24.X, T1.X, literal.x,  
	-16(nan), 0(0.000000e+00)
	  ADD_INT * T25.X, T1.X, literal.x,  
	-6(nan), 0(0.000000e+00)
	  ADD_INT * T26.X, T1.X, literal.x,  
	-2(nan), 0(0.000000e+00)
	  ADD_INT * T27.X, T1.X, literal.x,  
	-8(nan), 0(0.000000e+00)
	  ADD_INT * T28.X, T1.X, literal.x,  
	-4(nan), 0(0.000000e+00)
.Ltmp1579:
	ALU clause starting at 162:
.Ltmp1580:
	  LSHL * T3.W, T21.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHL   T6.Z, T22.X, literal.x,  
	  OR_INT * T3.W, PV.W, T23.X,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T3.Y, PV.W, literal.x,  
	  AND_INT   T7.Z, T20.W, literal.y,  
	  OR_INT * T4.W, PV.Z, T24.X,  
	24(3.363116e-44), 255(3.573311e-43)
	  LSHR   T4.Y, PV.W, literal.x,  
	  AND_INT   T6.Z, T13.W, literal.y,  
	  MAX_UINT * T20.W, PV.Z, PV.Y,  
	24(3.363116e-44), 255(3.573311e-43)
	  AND_INT   T3.Y, T20.Z, literal.x,  
	  BFE_UINT   T7.Z, T3.W, literal.y, T5.Z, 
	  MAX_UINT * T13.W, PV.Z, PV.Y,  
	255(3.573311e-43), 16(2.242078e-44)
	  AND_INT   T4.Y, T13.Z, literal.x,  
	  MAX_UINT   T20.Z, PV.Y, PV.Z,  
	  BFE_UINT * T5.W, T4.W, literal.y, T5.Z, 
	255(3.573311e-43), 16(2.242078e-44)
	  MAX_UINT * T13.Z, PV.Y, PV.W,  
	  AND_INT   T21.X, T13.Y, literal.x,  
	  BFE_UINT   T3.Y, T4.W, literal.y, T5.Z, 
	  AND_INT   T6.Z, T20.Y, literal.x,  BS:VEC_120/SCL_212
	  LSHL * T5.W, T25.X, literal.z,  
	255(3.573311e-43), 8(1.121039e-44)
	16(2.242078e-44), 0(0.000000e+00)
	  BFE_UINT   T22.X, T3.W, literal.x, T5.Z, 
	  LSHL   T4.Y, T30.X, literal.y,  
	  LSHL   T7.Z, T26.X, literal.y,  BS:VEC_120/SCL_212
	  OR_INT * T5.W, PV.W, T27.X,  BS:VEC_021/SCL_122
	8(1.121039e-44), 16(2.242078e-44)
	  LSHR   T23.X, PV.W, literal.x,  
	  AND_INT   T5.Y, T19.W, literal.y,  
	  OR_INT   T7.Z, PV.Z, T28.X,  
	  OR_INT * T6.W, PV.Y, T29.X,  BS:VEC_021/SCL_122
	24(3.363116e-44), 255(3.573311e-43)
	  LSHR   T24.X, PV.W, literal.x,  
	  LSHR   T4.Y, PV.Z, literal.x,  
	  AND_INT   T8.Z, T18.W, literal.y,  
	  MAX_UINT * T19.W, PV.Y, PV.X,  
	24(3.363116e-44), 255(3.573311e-43)
	  AND_INT   T23.X, T17.W, literal.x,  
	  AND_INT   T5.Y, T19.Z, literal.x,  
	  BFE_UINT   T9.Z, T5.W, literal.y, T5.Z, BS:VEC_102/SCL_221
	  MAX_UINT * T18.W, PV.Z, PV.Y,  
	255(3.573311e-43), 16(2.242078e-44)
	  AND_INT   T25.X, T18.Z, literal.x,  
	  BFE_UINT   T4.Y, T7.Z, literal.y, T5.Z, BS:VEC_102/SCL_221
	  MAX_UINT   T19.Z, PV.Y, PV.Z,  
	  MAX_UINT * T17.W, PV.X, T24.X,  
	255(3.573311e-43), 16(2.242078e-44)
	  AND_INT   T23.X, T19.Y, literal.x,  
	  BFE_UINT   T5.Y, T5.W, literal.y, T5.Z, 
	  MAX_UINT   T18.Z, PV.X, PV.Y,  
	  AND_INT * T7.W, T17.Z, literal.x,  
	255(3.573311e-43), 8(1.121039e-44)
.Ltmp1581:
	ALU clause starting at 220:
.Ltmp1582:
	  BFE_UINT * T8.W, T6.W, literal.x, T5.Z, 
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT   T30.X, T18.Y, literal.x,  
	  BFE_UINT   T4.Y, T7.Z, literal.y, T5.Z, 
	  MAX_UINT   T17.Z, T7.W, PV.W,  
	  LSHL * T7.W, T29.X, literal.z,  
	255(3.573311e-43), 8(1.121039e-44)
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT   T29.X, T17.Y, literal.x,  
	  LSHL   T6.Y, T28.X, literal.y,  
	  LSHL   T8.Z, T27.X, literal.y,  BS:VEC_120/SCL_212
	  OR_INT * T7.W, PV.W, T26.X,  BS:VEC_021/SCL_122
	255(3.573311e-43), 16(2.242078e-44)
	  LSHR   T26.X, PV.W, literal.x,  
	  AND_INT   T7.Y, T14.W, literal.y,  
	  OR_INT   T8.Z, PV.Z, T25.X,  
	  OR_INT * T8.W, PV.Y, T24.X,  BS:VEC_021/SCL_122
	24(3.363116e-44), 255(3.573311e-43)
	  LSHR   T24.X, PV.W, literal.x,  
	  LSHR   T6.Y, PV.Z, literal.x,  
	  AND_INT   T9.Z, T16.W, literal.y,  
	  MAX_UINT * T14.W, PV.Y, PV.X,  
	24(3.363116e-44), 255(3.573311e-43)
	  AND_INT   T25.X, T15.W, literal.x,  
	  AND_INT   T7.Y, T14.Z, literal.x,  
	  BFE_UINT   T10.Z, T7.W, literal.y, T5.Z, BS:VEC_102/SCL_221
	  MAX_UINT * T16.W, PV.Z, PV.Y,  
	255(3.573311e-43), 16(2.242078e-44)
	  AND_INT   T26.X, T16.Z, literal.x,  
	  BFE_UINT   T6.Y, T8.Z, literal.y, T5.Z, BS:VEC_102/SCL_221
	  MAX_UINT   T14.Z, PV.Y, PV.Z,  
	  MAX_UINT * T15.W, PV.X, T24.X,  
	255(3.573311e-43), 16(2.242078e-44)
	  BFE_UINT   T24.X, T6.W, literal.x, T5.Z, 
	  AND_INT   T7.Y, T15.Z, literal.y,  
	  MAX_UINT   T16.Z, PV.X, PV.Y,  
	  BFE_UINT * T9.W, T8.W, literal.z, T5.Z, BS:VEC_102/SCL_221
	8(1.121039e-44), 255(3.573311e-43)
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT   T25.X, T16.Y, literal.x,  
	  AND_INT   T6.Y, T14.Y, literal.x,  BS:VEC_120/SCL_212
	  MAX_UINT   T15.Z, PV.Y, PV.W,  
	  BFE_UINT * T9.W, T7.W, literal.y, T5.Z, 
	255(3.573311e-43), 8(1.121039e-44)
	  BFE_UINT   T26.X, T8.Z, literal.x, T5.Z, 
	  MAX_UINT   T14.Y, PV.Y, PV.W,  
	  AND_INT   T9.Z, T15.Y, literal.y,  
	  BFE_UINT * T9.W, T8.W, literal.x, T5.Z, 
	8(1.121039e-44), 255(3.573311e-43)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  MAX_UINT   T15.Y, PV.Z, PV.W,  
	  AND_INT   T9.Z, T14.X, literal.y,  BS:VEC_120/SCL_212
	  AND_INT * T7.W, T7.W, literal.y,  
	32(4.484155e-44), 255(3.573311e-43)
	  MAX_UINT   T14.X, PV.Z, PV.W,  
	  MAX_UINT   T16.Y, T25.X, T26.X,  
	  AND_INT   T9.Z, T15.X, literal.x,  BS:VEC_201
	  AND_INT * T7.W, T8.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MAX_UINT   T15.X, PV.Z, PV.W,  
	  MAX_UINT   T17.Y, T29.X, T24.X,  
	  AND_INT   T9.Z, T16.X, literal.x,  BS:VEC_201
	  AND_INT * T7.W, T8.Z, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MAX_UINT   T16.X, PV.Z, PV.W,  
	  MAX_UINT   T18.Y, T30.X, T4.Y,  
	  AND_INT   T8.Z, T17.X, literal.x,  BS:VEC_120/SCL_212
	  AND_INT * T6.W, T6.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MAX_UINT   T17.X, PV.Z, PV.W,  
	  MAX_UINT   T19.Y, T23.X, T5.Y,  
	  AND_INT   T8.Z, T18.X, literal.x,  BS:VEC_120/SCL_212
	  AND_INT * T6.W, T7.Z, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MAX_UINT   T18.X, PV.Z, PV.W,  
	  MAX_UINT   T20.Y, T6.Z, T22.X,  
	  AND_INT   T6.Z, T19.X, literal.x,  
	  AND_INT * T5.W, T5.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MAX_UINT   T19.X, PV.Z, PV.W,  
	  MAX_UINT   T13.Y, T21.X, T3.Y,  
	  AND_INT   T6.Z, T20.X, literal.x,  BS:VEC_120/SCL_212
	  AND_INT * T3.W, T3.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MAX_UINT   T20.X, PV.Z, PV.W,  
	  ADD_INT   T2.Y, T2.Y, literal.x,  
	  AND_INT   T6.Z, T13.X, literal.y,  
	  AND_INT * T3.W, T4.W, literal.y,  
	-32(nan), 255(3.573311e-43)
	  MAX_UINT   T13.X, PV.Z, PV.W,  
	  SETNE_INT * T3.W, PV.Y, 0.0,  
.Ltmp1583:
	ALU clause starting at 311:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 312:
.Ltmp1584:
	  MAX_UINT * T3.W, T13.W, T20.W,  
	  MAX_UINT   T2.Y, PV.W, T19.W,  
	  MAX_UINT   T5.Z, T13.Y, T20.Y,  
	  MAX_UINT * T3.W, T13.Z, T20.Z,  
	  MAX_UINT   T1.X, PV.W, T19.Z,  
	  MAX_UINT   T3.Y, T13.X, T20.X,  
	  MAX_UINT   T5.Z, PV.Z, T19.Y,  
	  MAX_UINT * T3.W, PV.Y, T18.W,  
	  MAX_UINT   T13.X, PV.W, T17.W,  
	  MAX_UINT   T2.Y, PV.Z, T18.Y,  
	  MAX_UINT   T5.Z, PV.Y, T19.X,  
	  MAX_UINT * T3.W, PV.X, T18.Z,  
	  MAX_UINT   T1.X, PV.W, T17.Z,  
	  MAX_UINT   T3.Y, PV.Z, T18.X,  
	  MAX_UINT   T5.Z, PV.Y, T17.Y,  
	  MAX_UINT * T3.W, PV.X, T16.W,  
	  MAX_UINT   T13.X, PV.W, T15.W,  
	  MAX_UINT   T2.Y, PV.Z, T16.Y,  
	  MAX_UINT   T5.Z, PV.Y, T17.X,  
	  MAX_UINT * T3.W, PV.X, T16.Z,  
	  MAX_UINT   T1.X, PV.W, T15.Z,  
	  MAX_UINT   T3.Y, PV.Z, T16.X,  
	  MAX_UINT   T5.Z, PV.Y, T15.Y,  
	  MAX_UINT * T3.W, PV.X, T14.W,  
	  AND_INT   T13.X, PV.W, literal.x,  
	  MAX_UINT   T2.Y, PV.Z, T14.Y,  
	  MAX_UINT   T5.Z, PV.Y, T15.X,  
	  MAX_UINT * T3.W, PV.X, T14.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  AND_INT   T3.Y, PV.W, literal.x,  
	  MAX_UINT   T5.Z, PV.Z, T14.X,  
	  MAX_UINT * T3.W, PV.Y, PV.X,  
	255(3.573311e-43), 0(0.000000e+00)
	  AND_INT   T6.Z, PV.W, literal.x,  
	  MAX_UINT * T3.W, PV.Z, PV.Y,  
	255(3.573311e-43), 0(0.000000e+00)
	  MAX_UINT   T13.X, PV.W, PV.Z,  
	  SETNE_INT * T3.W, T3.Z, T4.Z,  
.Ltmp1585:
	ALU clause starting at 350:
	  BFE_INT * T3.W, T3.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 352:
.Ltmp1586:
	  ADD_INT * T3.W, T0.X, T2.W,  
	  ADD_INT * T3.W, PV.W, T1.Y,  
	  ADD_INT * T3.W, PV.W, T0.Y,  
	  SUB_INT * T0.W, PV.W, T0.W,  
	  ADD_INT   T0.X, T2.Z, PV.W,  
	  SUB_INT * T0.W, T1.W, T2.W,  
.Ltmp1587:
	ALU clause starting at 358:
.Ltmp1588:
	  ADD_INT   T0.X, T0.X, 1,  
	  AND_INT   T2.Z, T13.X, literal.x,  BS:VEC_120/SCL_212
	  ADD_INT * T0.W, T0.W, literal.y,  
	255(3.573311e-43), -1(nan)
	  MAX_UINT * T13.X, PV.Z, T1.X,  
.Ltmp1589:
	ALU clause starting at 363:
.Ltmp1590:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1591:
	ALU clause starting at 365:
	  ADD_INT * T0.W, T1.Z, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T13.X, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1592:
.Lfunc_end60:
	.size	reduce_max_uchar_simd8, .Lfunc_end60-reduce_max_uchar_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_max_uchar_simd8
	.p2align	8
	.type	inclusive_max_uchar_simd8,@function
inclusive_max_uchar_simd8:
inclusive_max_uchar_simd8$local:
.Lfunc_begin61:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp1593:
	ALU 3, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp1594:
	ALU_PUSH_BEFORE 1, @34, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp1595:
	ALU 4, @36, KC0[CB0:0-32], KC1[]
.Ltmp1596:
	ALU 1, @41, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp1597:
	TEX 0 @22
	ALU 4, @43, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @48, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @50, KC0[CB0:0-32], KC1[]
.Ltmp1598:
	ALU 12, @51, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp1599:
	Fetch clause starting at 22:
.Ltmp1600:
	  VTX_READ_8 T2.X, T0.X, 0, #1
.Ltmp1601:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1602:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1603:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
.Ltmp1604:
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 34:
.Ltmp1605:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1606:
	ALU clause starting at 36:
	  MOV * T1.W, KC0[3].X,  
.Ltmp1607:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp1608:
	ALU clause starting at 41:
.Ltmp1609:
	  ADD_INT * T1.W, T1.Z, T1.W,  
	  ADD_INT * T0.X, PV.W, 1,  
.Ltmp1610:
	ALU clause starting at 43:
.Ltmp1611:
	  ADD_INT   T0.X, T0.X, 1,  
	  AND_INT   T1.Z, T1.X, literal.x,  BS:VEC_120/SCL_212
	  ADD_INT * T0.W, T0.W, literal.y,  
	255(3.573311e-43), -1(nan)
	  MAX_UINT * T1.X, PV.Z, T2.X,  
.Ltmp1612:
	ALU clause starting at 48:
.Ltmp1613:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1614:
	ALU clause starting at 50:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 51:
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1615:
.Lfunc_end61:
	.size	inclusive_max_uchar_simd8, .Lfunc_end61-inclusive_max_uchar_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_max_uchar_simd8
	.p2align	8
	.type	exclusive_max_uchar_simd8,@function
exclusive_max_uchar_simd8:
exclusive_max_uchar_simd8$local:
.Lfunc_begin62:
	ALU 1, @22, KC0[], KC1[]
.Ltmp1616:
	ALU 6, @24, KC0[CB0:0-32], KC1[]
.Ltmp1617:
	ALU_PUSH_BEFORE 1, @31, KC0[], KC1[]
	JUMP @15 POP:1
.Ltmp1618:
	ALU 4, @33, KC0[CB0:0-32], KC1[]
.Ltmp1619:
	ALU 2, @38, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp1620:
	TEX 0 @20
	ALU 4, @41, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @46, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @7
	POP @15 POP:1
	ALU 0, @48, KC0[CB0:0-32], KC1[]
.Ltmp1621:
	ALU 0, @49, KC0[CB0:0-32], KC1[]
.Ltmp1622:
	ALU 11, @50, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 20:
.Ltmp1623:
	  VTX_READ_8 T1.X, T0.X, 0, #1
.Ltmp1624:
	ALU clause starting at 22:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp1625:
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 24:
	  MULLO_INT   T1.X, KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T1.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1626:
	  MOV   T0.Y, literal.x,  
.Ltmp1627:
	  ADD_INT * T0.Z, PV.X, T0.X,  
.Ltmp1628:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 31:
.Ltmp1629:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1630:
	ALU clause starting at 33:
	  MOV * T1.W, KC0[3].X,  
.Ltmp1631:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T1.X,  
	  SUB_INT   T1.Z, PV.W, T0.W,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp1632:
	ALU clause starting at 38:
.Ltmp1633:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV * T0.Y, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
.Ltmp1634:
	ALU clause starting at 41:
.Ltmp1635:
	  AND_INT   T1.Z, T0.Y, literal.x,  
	  ADD_INT * T0.W, T0.W, literal.y,  
	255(3.573311e-43), -1(nan)
	  ADD_INT   T0.X, T0.X, 1,  
	  MAX_UINT * T0.Y, PV.Z, T1.X,  
.Ltmp1636:
	ALU clause starting at 46:
.Ltmp1637:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1638:
	ALU clause starting at 48:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 49:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 50:
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T0.Y, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1639:
.Lfunc_end62:
	.size	exclusive_max_uchar_simd8, .Lfunc_end62-exclusive_max_uchar_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	544
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_add_short_simd16
	.p2align	8
	.type	reduce_add_short_simd16,@function
reduce_add_short_simd16:
reduce_add_short_simd16$local:
.Lfunc_begin63:
	ALU 5, @74, KC0[CB0:0-32], KC1[]
.Ltmp1640:
	ALU 4, @80, KC0[CB0:0-32], KC1[]
	TEX 0 @38
.Ltmp1641:
	ALU 5, @85, KC0[CB0:0-32], KC1[]
.Ltmp1642:
	ALU_PUSH_BEFORE 2, @91, KC0[], KC1[]
	JUMP @35 POP:1
.Ltmp1643:
	ALU 6, @94, KC0[CB0:0-32], KC1[]
.Ltmp1644:
	ALU_PUSH_BEFORE 2, @101, KC0[], KC1[]
	JUMP @21 POP:1
	ALU 21, @104, KC0[], KC1[]
	LOOP_START_DX10 @20
.Ltmp1645:
	ALU 9, @126, KC0[], KC1[]
	TEX 4 @40
	ALU 10, @136, KC0[], KC1[]
	TEX 10 @50
	ALU_PUSH_BEFORE 61, @147, KC0[], KC1[]
	JUMP @19 POP:1
	LOOP_BREAK @19
	POP @19 POP:1
	END_LOOP @11
.Ltmp1646:
	ALU_POP_AFTER 18, @209, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @228, KC0[], KC1[]
	JUMP @34 POP:1
	ALU 4, @230, KC0[], KC1[]
	LOOP_START_DX10 @33
.Ltmp1647:
	TEX 0 @72
	ALU 0, @235, KC0[], KC1[]
.Ltmp1648:
	ALU 4, @236, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @241, KC0[], KC1[]
	JUMP @32 POP:1
	LOOP_BREAK @32
	POP @32 POP:1
	END_LOOP @25
	POP @34 POP:1
	ALU_POP_AFTER 0, @243, KC0[], KC1[]
.Ltmp1649:
	ALU 13, @244, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 38:
	  VTX_READ_16 T1.X, T1.X, 0, #1
	Fetch clause starting at 40:
.Ltmp1650:
	  VTX_READ_16 T24.X, T24.X, 0, #1
	  VTX_READ_16 T23.X, T23.X, 0, #1
	  VTX_READ_16 T22.X, T22.X, 0, #1
	  VTX_READ_16 T21.X, T21.X, 0, #1
	  VTX_READ_16 T20.X, T20.X, 0, #1
.Ltmp1651:
	Fetch clause starting at 50:
.Ltmp1652:
	  VTX_READ_16 T20.X, T20.X, 0, #1
	  VTX_READ_16 T21.X, T19.X, 8, #1
	  VTX_READ_16 T22.X, T19.X, 4, #1
	  VTX_READ_16 T23.X, T19.X, 0, #1
	  VTX_READ_16 T27.X, T19.X, 2, #1
	  VTX_READ_16 T28.X, T19.X, 6, #1
	  VTX_READ_16 T29.X, T19.X, 10, #1
	  VTX_READ_16 T30.X, T19.X, 12, #1
	  VTX_READ_16 T31.X, T19.X, 14, #1
	  VTX_READ_16 T26.X, T26.X, 0, #1
	  VTX_READ_16 T25.X, T25.X, 0, #1
.Ltmp1653:
	Fetch clause starting at 72:
.Ltmp1654:
	  VTX_READ_16 T1.X, T0.X, 0, #1
.Ltmp1655:
	ALU clause starting at 74:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp1656:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1657:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 80:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 85:
	  AND_INT * T1.W, T0.X, literal.x,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  MOV * T1.Z, KC0[2].Z,  
.Ltmp1658:
	ALU clause starting at 91:
.Ltmp1659:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1660:
	ALU clause starting at 94:
.Ltmp1661:
	  ADD_INT   T3.Z, T1.W, literal.x,  
	  MOV * T2.W, literal.y,  
	-1(nan), 1(1.401298e-45)
	  MOV * T3.W, PV.W,  
	  MOV   T0.Y, literal.x,  
	  MOV * T2.Z, KC0[2].Y,  
.Ltmp1662:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 101:
.Ltmp1663:
	  SETGT_UINT * T4.W, literal.x, T3.Z,  
	16(2.242078e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1664:
	ALU clause starting at 104:
	  MOV   T14.X, 0.0,  
	  MOV * T14.Y, 0.0,  
.Ltmp1665:
	  MOV * T1.Y, 0.0,  
	  MOV   T0.X, T14.X,  
	  MOV * T0.Y, T14.Y,  
	  MOV   T13.X, T14.X,  
	  MOV * T13.Y, T14.Y,  
	  MOV   T15.X, T14.X,  
	  MOV * T15.Y, T14.Y,  
	  MOV   T16.X, T14.X,  
	  MOV * T16.Y, T14.Y,  
	  MOV   T17.X, T14.X,  
	  MOV   T17.Y, T14.Y,  
	  AND_INT   T4.Z, T3.Z, literal.x,  
	  ADD_INT * T2.W, T0.W, T2.Z,  
	-16(nan), 0(0.000000e+00)
	  ADD_INT * T19.X, PV.W, literal.x,  
	18(2.522337e-44), 0(0.000000e+00)
	  MOV   T18.X, T14.X,  
	  MOV * T18.Y, T14.Y,  
	  MOV   T2.Y, T4.Z,  
	  OR_INT * T2.W, T4.Z, 1,  
.Ltmp1666:
	ALU clause starting at 126:
.Ltmp1667:
	  ADD_INT * T20.X, T19.X, literal.x,  
	-14(nan), 0(0.000000e+00)
	  ADD_INT * T21.X, T19.X, literal.x,  
	-2(nan), 0(0.000000e+00)
	  ADD_INT * T22.X, T19.X, literal.x,  
	-6(nan), 0(0.000000e+00)
	  ADD_INT * T23.X, T19.X, literal.x,  
	-10(nan), 0(0.000000e+00)
	  ADD_INT * T24.X, T19.X, literal.x,  
	-12(nan), 0(0.000000e+00)
.Ltmp1668:
	ALU clause starting at 136:
.Ltmp1669:
	  ADD_INT * T25.X, T19.X, literal.x,  
	-8(nan), 0(0.000000e+00)
	  ADD_INT   T26.X, T19.X, literal.x,  
	  LSHL * T3.W, T20.X, literal.y,  BS:VEC_120/SCL_212
	-4(nan), 16(2.242078e-44)
	  ADD_INT   T20.X, T19.X, literal.x,  
	  LSHL   T3.Y, T21.X, literal.y,  BS:VEC_120/SCL_212
	  LSHL * T5.Z, T22.X, literal.y,  BS:VEC_201
	-16(nan), 16(2.242078e-44)
	  LSHL * T4.W, T23.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
.Ltmp1670:
	ALU clause starting at 147:
.Ltmp1671:
	  OR_INT   T24.X, T4.W, T24.X,  
	  OR_INT   T4.Y, T5.Z, T25.X,  BS:VEC_021/SCL_122
	  OR_INT * T5.Z, T3.Y, T26.X,  BS:VEC_102/SCL_221
	  LSHL * T4.W, T31.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT   T25.X, PV.W, T30.X,  
	  LSHL   T3.Y, T29.X, literal.x,  
	  LSHL * T6.Z, T28.X, literal.x,  BS:VEC_201
	16(2.242078e-44), 0(0.000000e+00)
	  LSHL * T4.W, T27.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT   T23.X, PV.W, T23.X,  
	  OR_INT   T5.Y, T6.Z, T22.X,  BS:VEC_021/SCL_122
	  OR_INT * T6.Z, T3.Y, T21.X,  BS:VEC_102/SCL_221
	  LSHR * T4.W, T25.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT   T19.X, T19.X, literal.x,  
	  ADD_INT   T0.Y, PV.W, T0.Y,  
	  LSHR   T7.Z, T6.Z, literal.y,  
	  AND_INT * T4.W, T25.X, literal.z,  BS:VEC_120/SCL_212
	32(4.484155e-44), 16(2.242078e-44)
	65535(9.183409e-41), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.W, T0.X,  
	  ADD_INT   T13.Y, PV.Z, T13.Y,  
	  LSHR   T7.Z, T5.Y, literal.x,  
	  AND_INT * T4.W, T6.Z, literal.y,  
	16(2.242078e-44), 65535(9.183409e-41)
	  ADD_INT   T13.X, PV.W, T13.X,  
	  ADD_INT   T15.Y, PV.Z, T15.Y,  
	  LSHR   T6.Z, T23.X, literal.x,  
	  AND_INT * T4.W, T5.Y, literal.y,  
	16(2.242078e-44), 65535(9.183409e-41)
	  ADD_INT   T15.X, PV.W, T15.X,  
	  ADD_INT   T16.Y, PV.Z, T16.Y,  
	  LSHR   T6.Z, T5.Z, literal.x,  
	  AND_INT * T4.W, T23.X, literal.y,  
	16(2.242078e-44), 65535(9.183409e-41)
	  ADD_INT   T16.X, PV.W, T16.X,  
	  ADD_INT   T17.Y, PV.Z, T17.Y,  
	  LSHR   T6.Z, T4.Y, literal.x,  
	  AND_INT * T4.W, T5.Z, literal.y,  
	16(2.242078e-44), 65535(9.183409e-41)
	  ADD_INT   T17.X, PV.W, T17.X,  
	  ADD_INT   T18.Y, PV.Z, T18.Y,  
	  LSHR   T5.Z, T24.X, literal.x,  
	  AND_INT * T4.W, T4.Y, literal.y,  
	16(2.242078e-44), 65535(9.183409e-41)
	  ADD_INT   T18.X, PV.W, T18.X,  
	  ADD_INT   T14.Y, PV.Z, T14.Y,  
	  OR_INT   T5.Z, T3.W, T20.X,  BS:VEC_021/SCL_122
	  AND_INT * T3.W, T24.X, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  ADD_INT   T14.X, PV.W, T14.X,  
	  ADD_INT   T2.Y, T2.Y, literal.x,  
	  LSHR   T6.Z, PV.Z, literal.y,  
	  AND_INT * T3.W, PV.Z, literal.z,  
	-16(nan), 16(2.242078e-44)
	65535(9.183409e-41), 0(0.000000e+00)
	  ADD_INT   T1.X, PV.W, T1.X,  
	  ADD_INT   T1.Y, PV.Z, T1.Y,  
	  SETNE_INT * T3.W, PV.Y, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1672:
	ALU clause starting at 209:
.Ltmp1673:
	  ADD_INT   T5.Z, T14.X, T1.X,  
	  ADD_INT * T3.W, T14.Y, T1.Y,  
	  ADD_INT   T6.Z, T18.Y, PV.W,  
	  ADD_INT * T3.W, T18.X, PV.Z,  
	  ADD_INT   T5.Z, T17.X, PV.W,  
	  ADD_INT * T3.W, T17.Y, PV.Z,  
	  ADD_INT   T6.Z, T16.Y, PV.W,  
	  ADD_INT * T3.W, T16.X, PV.Z,  
	  ADD_INT   T5.Z, T15.X, PV.W,  
	  ADD_INT * T3.W, T15.Y, PV.Z,  
	  ADD_INT   T6.Z, T13.Y, PV.W,  
	  ADD_INT * T3.W, T13.X, PV.Z,  
	  ADD_INT   T5.Z, T0.X, PV.W,  
	  ADD_INT * T3.W, T0.Y, PV.Z,  
	  ADD_INT * T3.W, PV.Z, PV.W,  
	  AND_INT * T0.Y, PV.W, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.X, PV.Y,  
	  SETNE_INT * T3.W, T3.Z, T4.Z,  
.Ltmp1674:
	ALU clause starting at 228:
	  BFE_INT * T3.W, T3.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 230:
.Ltmp1675:
	  LSHL * T3.W, T2.W, 1,  
	  ADD_INT * T0.W, PV.W, T0.W,  
	  ADD_INT   T0.X, T2.Z, PV.W,  
	  MOV   T0.Y, T1.X,  
	  SUB_INT * T0.W, T1.W, T2.W,  
.Ltmp1676:
	ALU clause starting at 235:
.Ltmp1677:
	  ADD_INT * T2.Z, T1.X, T0.Y,  
.Ltmp1678:
	ALU clause starting at 236:
.Ltmp1679:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  AND_INT * T0.Y, T2.Z, literal.y,  
.Ltmp1680:
	2(2.802597e-45), 65535(9.183409e-41)
.Ltmp1681:
	ALU clause starting at 241:
.Ltmp1682:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1683:
	ALU clause starting at 243:
	  MOV * T1.X, T0.Y,  
	ALU clause starting at 244:
	  LSHL * T0.W, T0.Z, 1,  
	  ADD_INT * T0.W, T1.Z, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1684:
.Lfunc_end63:
	.size	reduce_add_short_simd16, .Lfunc_end63-reduce_add_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_add_short_simd16
	.p2align	8
	.type	inclusive_add_short_simd16,@function
inclusive_add_short_simd16:
inclusive_add_short_simd16$local:
.Lfunc_begin64:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp1685:
	ALU 4, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp1686:
	ALU_PUSH_BEFORE 1, @37, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp1687:
	ALU 2, @40, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp1688:
	TEX 0 @24
	ALU 2, @43, KC0[], KC1[]
.Ltmp1689:
	ALU 3, @46, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @50, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp1690:
	ALU 12, @53, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_16 T0.X, T0.X, 0, #1
	Fetch clause starting at 24:
.Ltmp1691:
	  VTX_READ_16 T2.X, T1.X, 0, #1
.Ltmp1692:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1693:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1694:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 37:
.Ltmp1695:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp1696:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1697:
	ALU clause starting at 39:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 40:
.Ltmp1698:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
.Ltmp1699:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1700:
	ALU clause starting at 43:
.Ltmp1701:
	  ADD_INT   T1.X, T1.X, literal.x,  
	  ADD_INT * T1.Z, T2.X, T0.X,  BS:VEC_120/SCL_212
.Ltmp1702:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 46:
.Ltmp1703:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  AND_INT * T0.X, T1.Z, literal.x,  
.Ltmp1704:
	65535(9.183409e-41), 0(0.000000e+00)
.Ltmp1705:
	ALU clause starting at 50:
.Ltmp1706:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1707:
	ALU clause starting at 52:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 53:
	  LSHL * T1.W, T0.Z, 1,  
	  ADD_INT * T0.W, T0.W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T0.X, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1708:
.Lfunc_end64:
	.size	inclusive_add_short_simd16, .Lfunc_end64-inclusive_add_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_add_short_simd16
	.p2align	8
	.type	exclusive_add_short_simd16,@function
exclusive_add_short_simd16:
exclusive_add_short_simd16$local:
.Lfunc_begin65:
	ALU 1, @24, KC0[], KC1[]
.Ltmp1709:
	ALU 6, @26, KC0[CB0:0-32], KC1[]
.Ltmp1710:
	ALU_PUSH_BEFORE 1, @33, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp1711:
	ALU 5, @35, KC0[CB0:0-32], KC1[]
.Ltmp1712:
	ALU 2, @41, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp1713:
	TEX 0 @22
	ALU 0, @44, KC0[], KC1[]
.Ltmp1714:
	ALU 4, @45, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @50, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp1715:
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp1716:
	ALU 12, @54, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp1717:
	  VTX_READ_16 T1.X, T0.X, 0, #1
.Ltmp1718:
	ALU clause starting at 24:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp1719:
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 26:
	  MULLO_INT   T1.X, KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1720:
	  MULLO_INT * T1.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1721:
	  MOV   T0.Y, literal.x,  
	  ADD_INT * T0.Z, PV.X, T0.X,  
.Ltmp1722:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 33:
.Ltmp1723:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1724:
	ALU clause starting at 35:
	  MOV * T1.W, KC0[3].X,  
.Ltmp1725:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T1.X,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  LSHL   T1.Z, PV.W, 1,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp1726:
	ALU clause starting at 41:
.Ltmp1727:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV * T0.Y, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
.Ltmp1728:
	ALU clause starting at 44:
.Ltmp1729:
	  ADD_INT * T1.Z, T1.X, T0.Y,  
.Ltmp1730:
	ALU clause starting at 45:
.Ltmp1731:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  AND_INT * T0.Y, T1.Z, literal.y,  
.Ltmp1732:
	2(2.802597e-45), 65535(9.183409e-41)
.Ltmp1733:
	ALU clause starting at 50:
.Ltmp1734:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1735:
	ALU clause starting at 52:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 53:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T1.W, T0.Z, 1,  
	  ADD_INT * T0.W, T0.W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T0.Y, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1736:
.Lfunc_end65:
	.size	exclusive_add_short_simd16, .Lfunc_end65-exclusive_add_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	543
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_min_short_simd16
	.p2align	8
	.type	reduce_min_short_simd16,@function
reduce_min_short_simd16:
reduce_min_short_simd16$local:
.Lfunc_begin66:
	ALU 5, @78, KC0[CB0:0-32], KC1[]
.Ltmp1737:
	ALU 4, @84, KC0[CB0:0-32], KC1[]
	TEX 0 @42
.Ltmp1738:
	ALU 5, @89, KC0[CB0:0-32], KC1[]
.Ltmp1739:
	ALU_PUSH_BEFORE 2, @95, KC0[], KC1[]
	JUMP @38 POP:1
.Ltmp1740:
	ALU 6, @98, KC0[CB0:0-32], KC1[]
.Ltmp1741:
	ALU_PUSH_BEFORE 2, @105, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 21, @108, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp1742:
	ALU 1, @130, KC0[], KC1[]
	TEX 0 @44
	ALU 9, @132, KC0[], KC1[]
	TEX 4 @46
	ALU 10, @142, KC0[], KC1[]
	TEX 9 @56
	ALU 87, @153, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @241, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @11
.Ltmp1743:
	ALU_POP_AFTER 20, @242, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @263, KC0[], KC1[]
	JUMP @37 POP:1
	ALU 4, @265, KC0[], KC1[]
	LOOP_START_DX10 @36
.Ltmp1744:
	TEX 0 @76
	ALU 3, @270, KC0[], KC1[]
.Ltmp1745:
	ALU 4, @274, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @279, KC0[], KC1[]
	JUMP @35 POP:1
	LOOP_BREAK @35
	POP @35 POP:1
	END_LOOP @28
	POP @37 POP:1
	ALU_POP_AFTER 0, @281, KC0[], KC1[]
.Ltmp1746:
	ALU 13, @282, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 42:
	  VTX_READ_16 T1.X, T1.X, 0, #1
	Fetch clause starting at 44:
.Ltmp1747:
	  VTX_READ_16 T20.X, T20.X, 0, #1
.Ltmp1748:
	Fetch clause starting at 46:
.Ltmp1749:
	  VTX_READ_16 T25.X, T25.X, 0, #1
	  VTX_READ_16 T24.X, T24.X, 0, #1
	  VTX_READ_16 T23.X, T23.X, 0, #1
	  VTX_READ_16 T22.X, T22.X, 0, #1
	  VTX_READ_16 T21.X, T21.X, 0, #1
.Ltmp1750:
	Fetch clause starting at 56:
.Ltmp1751:
	  VTX_READ_16 T22.X, T19.X, 12, #1
	  VTX_READ_16 T23.X, T19.X, 4, #1
	  VTX_READ_16 T24.X, T19.X, 14, #1
	  VTX_READ_16 T26.X, T19.X, 8, #1
	  VTX_READ_16 T27.X, T19.X, 0, #1
	  VTX_READ_16 T28.X, T19.X, 10, #1
	  VTX_READ_16 T29.X, T19.X, 6, #1
	  VTX_READ_16 T30.X, T19.X, 2, #1
	  VTX_READ_16 T21.X, T21.X, 0, #1
	  VTX_READ_16 T20.X, T20.X, 0, #1
.Ltmp1752:
	Fetch clause starting at 76:
.Ltmp1753:
	  VTX_READ_16 T1.X, T0.X, 0, #1
.Ltmp1754:
	ALU clause starting at 78:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp1755:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1756:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 84:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 89:
	  AND_INT * T1.W, T0.X, literal.x,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  MOV * T1.Z, KC0[2].Z,  
.Ltmp1757:
	ALU clause starting at 95:
.Ltmp1758:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1759:
	ALU clause starting at 98:
.Ltmp1760:
	  ADD_INT   T3.Z, T1.W, literal.x,  
	  MOV * T2.W, literal.y,  
	-1(nan), 1(1.401298e-45)
	  MOV * T3.W, PV.W,  
	  MOV   T0.Y, literal.x,  
	  MOV * T2.Z, KC0[2].Y,  
.Ltmp1761:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 105:
.Ltmp1762:
	  SETGT_UINT * T4.W, literal.x, T3.Z,  
	16(2.242078e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1763:
	ALU clause starting at 108:
.Ltmp1764:
	  MOV * T1.Y, T1.X,  
	  MOV   T0.X, T1.X,  
	  MOV * T0.Y, PV.Y,  
	  MOV   T13.X, T1.X,  
	  MOV * T13.Y, T1.Y,  
	  MOV   T14.X, T1.X,  
	  MOV * T14.Y, T1.Y,  
	  MOV   T15.X, T1.X,  
	  MOV * T15.Y, T1.Y,  
	  MOV   T16.X, T1.X,  
	  MOV * T16.Y, T1.Y,  
	  MOV   T17.X, T1.X,  
	  MOV   T17.Y, T1.Y,  
	  AND_INT   T4.Z, T3.Z, literal.x,  
	  ADD_INT * T2.W, T0.W, T2.Z,  
	-16(nan), 0(0.000000e+00)
	  ADD_INT * T19.X, PV.W, literal.x,  
	18(2.522337e-44), 0(0.000000e+00)
	  MOV   T18.X, T1.X,  
	  MOV * T18.Y, T1.Y,  
	  MOV   T2.Y, T4.Z,  
	  OR_INT * T2.W, T4.Z, 1,  
.Ltmp1765:
	ALU clause starting at 130:
.Ltmp1766:
	  ADD_INT * T20.X, T19.X, literal.x,  
	-14(nan), 0(0.000000e+00)
.Ltmp1767:
	ALU clause starting at 132:
.Ltmp1768:
	  ADD_INT * T21.X, T19.X, literal.x,  
	-6(nan), 0(0.000000e+00)
	  ADD_INT * T22.X, T19.X, literal.x,  
	-16(nan), 0(0.000000e+00)
	  ADD_INT * T23.X, T19.X, literal.x,  
	-8(nan), 0(0.000000e+00)
	  ADD_INT * T24.X, T19.X, literal.x,  
	-10(nan), 0(0.000000e+00)
	  ADD_INT * T25.X, T19.X, literal.x,  
	-2(nan), 0(0.000000e+00)
.Ltmp1769:
	ALU clause starting at 142:
.Ltmp1770:
	  LSHL * T3.W, T20.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT   T20.X, T19.X, literal.x,  
	  LSHL   T5.Z, T21.X, literal.y,  BS:VEC_120/SCL_212
	  OR_INT * T3.W, PV.W, T22.X,  BS:VEC_021/SCL_122
	-12(nan), 16(2.242078e-44)
	  ADD_INT   T21.X, T19.X, literal.x,  
	  LSHR   T3.Y, PV.W, literal.y,  
	  OR_INT   T5.Z, PV.Z, T23.X,  
	  LSHL * T4.W, T24.X, literal.y,  BS:VEC_201
	-4(nan), 16(2.242078e-44)
.Ltmp1771:
	ALU clause starting at 153:
.Ltmp1772:
	  LSHL   T6.Z, T25.X, literal.x,  
	  OR_INT * T4.W, T4.W, T20.X,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T20.X, PV.W, literal.x,  
	  OR_INT   T4.Y, PV.Z, T21.X,  
	  BFE_INT   T6.Z, T5.Z, 0.0, literal.x, 
	  BFE_INT * T5.W, T17.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT   T17.X, PV.Z, PV.W,  
	  LSHR   T5.Y, T5.Z, literal.x,  
	  BFE_INT   T5.Z, PV.Y, 0.0, literal.x, 
	  BFE_INT * T5.W, T16.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT   T16.X, PV.Z, PV.W,  
	  BFE_INT   T6.Y, T17.Y, 0.0, literal.x, 
	  BFE_INT   T5.Z, PV.Y, 0.0, literal.x, 
	  LSHL * T5.W, T30.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  BFE_INT   T21.X, T16.Y, 0.0, literal.x, 
	  LSHL   T5.Y, T29.X, literal.x,  
	  LSHL   T6.Z, T28.X, literal.x,  BS:VEC_120/SCL_212
	  OR_INT * T5.W, PV.W, T27.X,  BS:VEC_021/SCL_122
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T25.X, PV.W, literal.x,  
	  OR_INT   T7.Y, PV.Z, T26.X,  
	  LSHL   T6.Z, T24.X, literal.x,  
	  OR_INT * T6.W, PV.Y, T23.X,  BS:VEC_021/SCL_122
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T23.X, PV.W, literal.x,  
	  OR_INT   T5.Y, PV.Z, T22.X,  
	  BFE_INT   T6.Z, PV.Y, 0.0, literal.x, 
	  BFE_INT * T7.W, T13.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT   T13.X, PV.Z, PV.W,  
	  LSHR   T7.Y, T7.Y, literal.x,  
	  BFE_INT   T6.Z, PV.Y, 0.0, literal.x, 
	  BFE_INT * T7.W, T0.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT   T0.X, PV.Z, PV.W,  
	  BFE_INT   T8.Y, T13.Y, 0.0, literal.x, 
	  BFE_INT   T6.Z, PV.Y, 0.0, literal.x, 
	  LSHR * T7.W, T5.Y, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  BFE_INT   T22.X, T0.Y, 0.0, literal.x, 
	  BFE_INT   T0.Y, PV.W, 0.0, literal.x, 
	  BFE_INT   T7.Z, T6.W, 0.0, literal.x, 
	  BFE_INT * T6.W, T14.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT   T14.X, PV.Z, PV.W,  
	  MIN_INT   T0.Y, PV.Y, PV.X,  
	  BFE_INT   T7.Z, T5.W, 0.0, literal.x, 
	  BFE_INT * T5.W, T15.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT   T15.X, PV.Z, PV.W,  
	  MIN_INT   T13.Y, T6.Z, T8.Y,  
	  BFE_INT   T6.Z, T14.Y, 0.0, literal.x, 
	  BFE_INT * T5.W, T23.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  BFE_INT   T22.X, T15.Y, 0.0, literal.x, 
	  MIN_INT   T14.Y, PV.W, PV.Z,  
	  BFE_INT   T6.Z, T25.X, 0.0, literal.x, 
	  LSHR * T5.W, T4.Y, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  BFE_INT   T23.X, PV.W, 0.0, literal.x, 
	  MIN_INT   T15.Y, PV.Z, PV.X,  
	  BFE_INT   T6.Z, T4.W, 0.0, literal.x, 
	  BFE_INT * T4.W, T18.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT   T18.X, PV.Z, PV.W,  
	  MIN_INT   T16.Y, PV.X, T21.X,  
	  BFE_INT   T6.Z, T3.W, 0.0, literal.x, 
	  BFE_INT * T3.W, T1.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT   T1.X, PV.Z, PV.W,  
	  MIN_INT   T17.Y, T5.Z, T6.Y,  
	  BFE_INT   T5.Z, T18.Y, 0.0, literal.x, 
	  BFE_INT * T3.W, T20.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T2.Y, T2.Y, literal.x,  
	-16(nan), 0(0.000000e+00)
	  MIN_INT   T18.Y, T3.W, T5.Z,  
	  BFE_INT   T5.Z, T1.Y, 0.0, literal.x, 
	  BFE_INT * T3.W, T3.Y, 0.0, literal.x, BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT   T19.X, T19.X, literal.x,  
	  MIN_INT   T1.Y, PV.W, PV.Z,  
	  SETNE_INT * T3.W, T2.Y, 0.0,  
	32(4.484155e-44), 0(0.000000e+00)
.Ltmp1773:
	ALU clause starting at 241:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 242:
.Ltmp1774:
	  MIN_INT * T3.W, T1.Y, T18.Y,  
	  MIN_INT   T5.Z, PV.W, T17.Y,  
	  MIN_INT * T3.W, T1.X, T18.X,  
	  MIN_INT   T6.Z, PV.W, T17.X,  
	  MIN_INT * T3.W, PV.Z, T16.Y,  
	  MIN_INT   T5.Z, PV.W, T15.Y,  
	  MIN_INT * T3.W, PV.Z, T16.X,  
	  MIN_INT   T6.Z, PV.W, T15.X,  
	  MIN_INT * T3.W, PV.Z, T14.Y,  
	  MIN_INT   T5.Z, PV.W, T13.Y,  
	  MIN_INT * T3.W, PV.Z, T14.X,  
	  MIN_INT   T6.Z, PV.W, T13.X,  
	  MIN_INT * T3.W, PV.Z, T0.Y,  
	  BFE_INT   T5.Z, PV.W, 0.0, literal.x, 
	  MIN_INT * T3.W, PV.Z, T0.X,  
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT * T3.W, PV.W, PV.Z,  
	  AND_INT * T0.Y, PV.W, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.X, PV.Y,  
	  SETNE_INT * T3.W, T3.Z, T4.Z,  
.Ltmp1775:
	ALU clause starting at 263:
	  BFE_INT * T3.W, T3.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 265:
.Ltmp1776:
	  LSHL * T3.W, T2.W, 1,  
	  ADD_INT * T0.W, PV.W, T0.W,  
	  ADD_INT   T0.X, T2.Z, PV.W,  
	  MOV   T0.Y, T1.X,  
	  SUB_INT * T0.W, T1.W, T2.W,  
.Ltmp1777:
	ALU clause starting at 270:
.Ltmp1778:
	  BFE_INT   T2.Z, T1.X, 0.0, literal.x, 
	  BFE_INT * T1.W, T0.Y, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT * T2.Z, PV.Z, PV.W,  
.Ltmp1779:
	ALU clause starting at 274:
.Ltmp1780:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  AND_INT * T0.Y, T2.Z, literal.y,  
.Ltmp1781:
	2(2.802597e-45), 65535(9.183409e-41)
.Ltmp1782:
	ALU clause starting at 279:
.Ltmp1783:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1784:
	ALU clause starting at 281:
	  MOV * T1.X, T0.Y,  
	ALU clause starting at 282:
	  LSHL * T0.W, T0.Z, 1,  
	  ADD_INT * T0.W, T1.Z, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1785:
.Lfunc_end66:
	.size	reduce_min_short_simd16, .Lfunc_end66-reduce_min_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_min_short_simd16
	.p2align	8
	.type	inclusive_min_short_simd16,@function
inclusive_min_short_simd16:
inclusive_min_short_simd16$local:
.Lfunc_begin67:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp1786:
	ALU 4, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp1787:
	ALU_PUSH_BEFORE 1, @37, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp1788:
	ALU 2, @40, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp1789:
	TEX 0 @24
	ALU 5, @43, KC0[], KC1[]
.Ltmp1790:
	ALU 3, @49, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @53, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @55, KC0[CB0:0-32], KC1[]
.Ltmp1791:
	ALU 12, @56, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_16 T0.X, T0.X, 0, #1
	Fetch clause starting at 24:
.Ltmp1792:
	  VTX_READ_16 T2.X, T1.X, 0, #1
.Ltmp1793:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1794:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1795:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 37:
.Ltmp1796:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp1797:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1798:
	ALU clause starting at 39:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 40:
.Ltmp1799:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
.Ltmp1800:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1801:
	ALU clause starting at 43:
.Ltmp1802:
	  BFE_INT   T1.Z, T2.X, 0.0, literal.x, 
.Ltmp1803:
	  BFE_INT * T1.W, T0.X, 0.0, literal.x, BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  MIN_INT * T1.Z, PV.Z, PV.W,  
.Ltmp1804:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 49:
.Ltmp1805:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  AND_INT * T0.X, T1.Z, literal.x,  
.Ltmp1806:
	65535(9.183409e-41), 0(0.000000e+00)
.Ltmp1807:
	ALU clause starting at 53:
.Ltmp1808:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1809:
	ALU clause starting at 55:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 56:
	  LSHL * T1.W, T0.Z, 1,  
	  ADD_INT * T0.W, T0.W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T0.X, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1810:
.Lfunc_end67:
	.size	inclusive_min_short_simd16, .Lfunc_end67-inclusive_min_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_min_short_simd16
	.p2align	8
	.type	exclusive_min_short_simd16,@function
exclusive_min_short_simd16:
exclusive_min_short_simd16$local:
.Lfunc_begin68:
	ALU 1, @24, KC0[], KC1[]
.Ltmp1811:
	ALU 6, @26, KC0[CB0:0-32], KC1[]
.Ltmp1812:
	ALU_PUSH_BEFORE 1, @33, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp1813:
	ALU 5, @35, KC0[CB0:0-32], KC1[]
.Ltmp1814:
	ALU 2, @41, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp1815:
	TEX 0 @22
	ALU 3, @44, KC0[], KC1[]
.Ltmp1816:
	ALU 4, @48, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @53, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @55, KC0[CB0:0-32], KC1[]
.Ltmp1817:
	ALU 0, @56, KC0[CB0:0-32], KC1[]
.Ltmp1818:
	ALU 12, @57, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp1819:
	  VTX_READ_16 T1.X, T0.X, 0, #1
.Ltmp1820:
	ALU clause starting at 24:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp1821:
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 26:
	  MULLO_INT   T1.X, KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1822:
	  MULLO_INT * T1.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1823:
	  MOV   T0.Y, literal.x,  
	  ADD_INT * T0.Z, PV.X, T0.X,  
.Ltmp1824:
	32767(4.591635e-41), 0(0.000000e+00)
	ALU clause starting at 33:
.Ltmp1825:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1826:
	ALU clause starting at 35:
	  MOV * T1.W, KC0[3].X,  
.Ltmp1827:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T1.X,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  LSHL   T1.Z, PV.W, 1,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp1828:
	ALU clause starting at 41:
.Ltmp1829:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV * T0.Y, literal.x,  
	32767(4.591635e-41), 0(0.000000e+00)
.Ltmp1830:
	ALU clause starting at 44:
.Ltmp1831:
	  BFE_INT   T1.Z, T1.X, 0.0, literal.x, 
	  BFE_INT * T1.W, T0.Y, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT * T1.Z, PV.Z, PV.W,  
.Ltmp1832:
	ALU clause starting at 48:
.Ltmp1833:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  AND_INT * T0.Y, T1.Z, literal.y,  
.Ltmp1834:
	2(2.802597e-45), 65535(9.183409e-41)
.Ltmp1835:
	ALU clause starting at 53:
.Ltmp1836:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1837:
	ALU clause starting at 55:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 56:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 57:
	  LSHL * T1.W, T0.Z, 1,  
	  ADD_INT * T0.W, T0.W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T0.Y, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1838:
.Lfunc_end68:
	.size	exclusive_min_short_simd16, .Lfunc_end68-exclusive_min_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	543
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_max_short_simd16
	.p2align	8
	.type	reduce_max_short_simd16,@function
reduce_max_short_simd16:
reduce_max_short_simd16$local:
.Lfunc_begin69:
	ALU 5, @78, KC0[CB0:0-32], KC1[]
.Ltmp1839:
	ALU 4, @84, KC0[CB0:0-32], KC1[]
	TEX 0 @42
.Ltmp1840:
	ALU 5, @89, KC0[CB0:0-32], KC1[]
.Ltmp1841:
	ALU_PUSH_BEFORE 2, @95, KC0[], KC1[]
	JUMP @38 POP:1
.Ltmp1842:
	ALU 6, @98, KC0[CB0:0-32], KC1[]
.Ltmp1843:
	ALU_PUSH_BEFORE 2, @105, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 21, @108, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp1844:
	ALU 1, @130, KC0[], KC1[]
	TEX 0 @44
	ALU 9, @132, KC0[], KC1[]
	TEX 4 @46
	ALU 10, @142, KC0[], KC1[]
	TEX 9 @56
	ALU 87, @153, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @241, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @11
.Ltmp1845:
	ALU_POP_AFTER 20, @242, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @263, KC0[], KC1[]
	JUMP @37 POP:1
	ALU 4, @265, KC0[], KC1[]
	LOOP_START_DX10 @36
.Ltmp1846:
	TEX 0 @76
	ALU 3, @270, KC0[], KC1[]
.Ltmp1847:
	ALU 4, @274, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @279, KC0[], KC1[]
	JUMP @35 POP:1
	LOOP_BREAK @35
	POP @35 POP:1
	END_LOOP @28
	POP @37 POP:1
	ALU_POP_AFTER 0, @281, KC0[], KC1[]
.Ltmp1848:
	ALU 13, @282, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 42:
	  VTX_READ_16 T1.X, T1.X, 0, #1
	Fetch clause starting at 44:
.Ltmp1849:
	  VTX_READ_16 T20.X, T20.X, 0, #1
.Ltmp1850:
	Fetch clause starting at 46:
.Ltmp1851:
	  VTX_READ_16 T25.X, T25.X, 0, #1
	  VTX_READ_16 T24.X, T24.X, 0, #1
	  VTX_READ_16 T23.X, T23.X, 0, #1
	  VTX_READ_16 T22.X, T22.X, 0, #1
	  VTX_READ_16 T21.X, T21.X, 0, #1
.Ltmp1852:
	Fetch clause starting at 56:
.Ltmp1853:
	  VTX_READ_16 T22.X, T19.X, 12, #1
	  VTX_READ_16 T23.X, T19.X, 4, #1
	  VTX_READ_16 T24.X, T19.X, 14, #1
	  VTX_READ_16 T26.X, T19.X, 8, #1
	  VTX_READ_16 T27.X, T19.X, 0, #1
	  VTX_READ_16 T28.X, T19.X, 10, #1
	  VTX_READ_16 T29.X, T19.X, 6, #1
	  VTX_READ_16 T30.X, T19.X, 2, #1
	  VTX_READ_16 T21.X, T21.X, 0, #1
	  VTX_READ_16 T20.X, T20.X, 0, #1
.Ltmp1854:
	Fetch clause starting at 76:
.Ltmp1855:
	  VTX_READ_16 T1.X, T0.X, 0, #1
.Ltmp1856:
	ALU clause starting at 78:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp1857:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1858:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 84:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 89:
	  AND_INT * T1.W, T0.X, literal.x,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  MOV * T1.Z, KC0[2].Z,  
.Ltmp1859:
	ALU clause starting at 95:
.Ltmp1860:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1861:
	ALU clause starting at 98:
.Ltmp1862:
	  ADD_INT   T3.Z, T1.W, literal.x,  
	  MOV * T2.W, literal.y,  
	-1(nan), 1(1.401298e-45)
	  MOV * T3.W, PV.W,  
	  MOV   T0.Y, literal.x,  
	  MOV * T2.Z, KC0[2].Y,  
.Ltmp1863:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 105:
.Ltmp1864:
	  SETGT_UINT * T4.W, literal.x, T3.Z,  
	16(2.242078e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1865:
	ALU clause starting at 108:
.Ltmp1866:
	  MOV * T1.Y, T1.X,  
	  MOV   T0.X, T1.X,  
	  MOV * T0.Y, PV.Y,  
	  MOV   T13.X, T1.X,  
	  MOV * T13.Y, T1.Y,  
	  MOV   T14.X, T1.X,  
	  MOV * T14.Y, T1.Y,  
	  MOV   T15.X, T1.X,  
	  MOV * T15.Y, T1.Y,  
	  MOV   T16.X, T1.X,  
	  MOV * T16.Y, T1.Y,  
	  MOV   T17.X, T1.X,  
	  MOV   T17.Y, T1.Y,  
	  AND_INT   T4.Z, T3.Z, literal.x,  
	  ADD_INT * T2.W, T0.W, T2.Z,  
	-16(nan), 0(0.000000e+00)
	  ADD_INT * T19.X, PV.W, literal.x,  
	18(2.522337e-44), 0(0.000000e+00)
	  MOV   T18.X, T1.X,  
	  MOV * T18.Y, T1.Y,  
	  MOV   T2.Y, T4.Z,  
	  OR_INT * T2.W, T4.Z, 1,  
.Ltmp1867:
	ALU clause starting at 130:
.Ltmp1868:
	  ADD_INT * T20.X, T19.X, literal.x,  
	-14(nan), 0(0.000000e+00)
.Ltmp1869:
	ALU clause starting at 132:
.Ltmp1870:
	  ADD_INT * T21.X, T19.X, literal.x,  
	-6(nan), 0(0.000000e+00)
	  ADD_INT * T22.X, T19.X, literal.x,  
	-16(nan), 0(0.000000e+00)
	  ADD_INT * T23.X, T19.X, literal.x,  
	-8(nan), 0(0.000000e+00)
	  ADD_INT * T24.X, T19.X, literal.x,  
	-10(nan), 0(0.000000e+00)
	  ADD_INT * T25.X, T19.X, literal.x,  
	-2(nan), 0(0.000000e+00)
.Ltmp1871:
	ALU clause starting at 142:
.Ltmp1872:
	  LSHL * T3.W, T20.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT   T20.X, T19.X, literal.x,  
	  LSHL   T5.Z, T21.X, literal.y,  BS:VEC_120/SCL_212
	  OR_INT * T3.W, PV.W, T22.X,  BS:VEC_021/SCL_122
	-12(nan), 16(2.242078e-44)
	  ADD_INT   T21.X, T19.X, literal.x,  
	  LSHR   T3.Y, PV.W, literal.y,  
	  OR_INT   T5.Z, PV.Z, T23.X,  
	  LSHL * T4.W, T24.X, literal.y,  BS:VEC_201
	-4(nan), 16(2.242078e-44)
.Ltmp1873:
	ALU clause starting at 153:
.Ltmp1874:
	  LSHL   T6.Z, T25.X, literal.x,  
	  OR_INT * T4.W, T4.W, T20.X,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T20.X, PV.W, literal.x,  
	  OR_INT   T4.Y, PV.Z, T21.X,  
	  BFE_INT   T6.Z, T5.Z, 0.0, literal.x, 
	  BFE_INT * T5.W, T17.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MAX_INT   T17.X, PV.W, PV.Z,  
	  LSHR   T5.Y, T5.Z, literal.x,  
	  BFE_INT   T5.Z, PV.Y, 0.0, literal.x, 
	  BFE_INT * T5.W, T16.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MAX_INT   T16.X, PV.W, PV.Z,  
	  BFE_INT   T6.Y, T17.Y, 0.0, literal.x, 
	  BFE_INT   T5.Z, PV.Y, 0.0, literal.x, 
	  LSHL * T5.W, T30.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  BFE_INT   T21.X, T16.Y, 0.0, literal.x, 
	  LSHL   T5.Y, T29.X, literal.x,  
	  LSHL   T6.Z, T28.X, literal.x,  BS:VEC_120/SCL_212
	  OR_INT * T5.W, PV.W, T27.X,  BS:VEC_021/SCL_122
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T25.X, PV.W, literal.x,  
	  OR_INT   T7.Y, PV.Z, T26.X,  
	  LSHL   T6.Z, T24.X, literal.x,  
	  OR_INT * T6.W, PV.Y, T23.X,  BS:VEC_021/SCL_122
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T23.X, PV.W, literal.x,  
	  OR_INT   T5.Y, PV.Z, T22.X,  
	  BFE_INT   T6.Z, PV.Y, 0.0, literal.x, 
	  BFE_INT * T7.W, T13.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MAX_INT   T13.X, PV.W, PV.Z,  
	  LSHR   T7.Y, T7.Y, literal.x,  
	  BFE_INT   T6.Z, PV.Y, 0.0, literal.x, 
	  BFE_INT * T7.W, T0.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MAX_INT   T0.X, PV.W, PV.Z,  
	  BFE_INT   T8.Y, T13.Y, 0.0, literal.x, 
	  BFE_INT   T6.Z, PV.Y, 0.0, literal.x, 
	  LSHR * T7.W, T5.Y, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  BFE_INT   T22.X, T0.Y, 0.0, literal.x, 
	  BFE_INT   T0.Y, PV.W, 0.0, literal.x, 
	  BFE_INT   T7.Z, T6.W, 0.0, literal.x, 
	  BFE_INT * T6.W, T14.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MAX_INT   T14.X, PV.W, PV.Z,  
	  MAX_INT   T0.Y, PV.X, PV.Y,  
	  BFE_INT   T7.Z, T5.W, 0.0, literal.x, 
	  BFE_INT * T5.W, T15.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MAX_INT   T15.X, PV.W, PV.Z,  
	  MAX_INT   T13.Y, T8.Y, T6.Z,  
	  BFE_INT   T6.Z, T14.Y, 0.0, literal.x, BS:VEC_120/SCL_212
	  BFE_INT * T5.W, T23.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  BFE_INT   T22.X, T15.Y, 0.0, literal.x, 
	  MAX_INT   T14.Y, PV.Z, PV.W,  
	  BFE_INT   T6.Z, T25.X, 0.0, literal.x, 
	  LSHR * T5.W, T4.Y, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  BFE_INT   T23.X, PV.W, 0.0, literal.x, 
	  MAX_INT   T15.Y, PV.X, PV.Z,  
	  BFE_INT   T6.Z, T4.W, 0.0, literal.x, 
	  BFE_INT * T4.W, T18.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MAX_INT   T18.X, PV.W, PV.Z,  
	  MAX_INT   T16.Y, T21.X, PV.X,  
	  BFE_INT   T6.Z, T3.W, 0.0, literal.x, 
	  BFE_INT * T3.W, T1.X, 0.0, literal.x, BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  MAX_INT   T1.X, PV.W, PV.Z,  
	  MAX_INT   T17.Y, T6.Y, T5.Z,  
	  BFE_INT   T5.Z, T18.Y, 0.0, literal.x, BS:VEC_120/SCL_212
	  BFE_INT * T3.W, T20.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T2.Y, T2.Y, literal.x,  
	-16(nan), 0(0.000000e+00)
	  MAX_INT   T18.Y, T5.Z, T3.W,  
	  BFE_INT   T5.Z, T1.Y, 0.0, literal.x, 
	  BFE_INT * T3.W, T3.Y, 0.0, literal.x, BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT   T19.X, T19.X, literal.x,  
	  MAX_INT   T1.Y, PV.Z, PV.W,  
	  SETNE_INT * T3.W, T2.Y, 0.0,  
	32(4.484155e-44), 0(0.000000e+00)
.Ltmp1875:
	ALU clause starting at 241:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 242:
.Ltmp1876:
	  MAX_INT * T3.W, T1.Y, T18.Y,  
	  MAX_INT   T5.Z, PV.W, T17.Y,  
	  MAX_INT * T3.W, T1.X, T18.X,  
	  MAX_INT   T6.Z, PV.W, T17.X,  
	  MAX_INT * T3.W, PV.Z, T16.Y,  
	  MAX_INT   T5.Z, PV.W, T15.Y,  
	  MAX_INT * T3.W, PV.Z, T16.X,  
	  MAX_INT   T6.Z, PV.W, T15.X,  
	  MAX_INT * T3.W, PV.Z, T14.Y,  
	  MAX_INT   T5.Z, PV.W, T13.Y,  
	  MAX_INT * T3.W, PV.Z, T14.X,  
	  MAX_INT   T6.Z, PV.W, T13.X,  
	  MAX_INT * T3.W, PV.Z, T0.Y,  
	  BFE_INT   T5.Z, PV.W, 0.0, literal.x, 
	  MAX_INT * T3.W, PV.Z, T0.X,  
	16(2.242078e-44), 0(0.000000e+00)
	  MAX_INT * T3.W, PV.W, PV.Z,  
	  AND_INT * T0.Y, PV.W, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.X, PV.Y,  
	  SETNE_INT * T3.W, T3.Z, T4.Z,  
.Ltmp1877:
	ALU clause starting at 263:
	  BFE_INT * T3.W, T3.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 265:
.Ltmp1878:
	  LSHL * T3.W, T2.W, 1,  
	  ADD_INT * T0.W, PV.W, T0.W,  
	  ADD_INT   T0.X, T2.Z, PV.W,  
	  MOV   T0.Y, T1.X,  
	  SUB_INT * T0.W, T1.W, T2.W,  
.Ltmp1879:
	ALU clause starting at 270:
.Ltmp1880:
	  BFE_INT   T2.Z, T1.X, 0.0, literal.x, 
	  BFE_INT * T1.W, T0.Y, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MAX_INT * T2.Z, PV.W, PV.Z,  
.Ltmp1881:
	ALU clause starting at 274:
.Ltmp1882:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  AND_INT * T0.Y, T2.Z, literal.y,  
.Ltmp1883:
	2(2.802597e-45), 65535(9.183409e-41)
.Ltmp1884:
	ALU clause starting at 279:
.Ltmp1885:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1886:
	ALU clause starting at 281:
	  MOV * T1.X, T0.Y,  
	ALU clause starting at 282:
	  LSHL * T0.W, T0.Z, 1,  
	  ADD_INT * T0.W, T1.Z, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1887:
.Lfunc_end69:
	.size	reduce_max_short_simd16, .Lfunc_end69-reduce_max_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_max_short_simd16
	.p2align	8
	.type	inclusive_max_short_simd16,@function
inclusive_max_short_simd16:
inclusive_max_short_simd16$local:
.Lfunc_begin70:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp1888:
	ALU 4, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp1889:
	ALU_PUSH_BEFORE 1, @37, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp1890:
	ALU 2, @40, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp1891:
	TEX 0 @24
	ALU 5, @43, KC0[], KC1[]
.Ltmp1892:
	ALU 3, @49, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @53, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @55, KC0[CB0:0-32], KC1[]
.Ltmp1893:
	ALU 12, @56, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_16 T0.X, T0.X, 0, #1
	Fetch clause starting at 24:
.Ltmp1894:
	  VTX_READ_16 T2.X, T1.X, 0, #1
.Ltmp1895:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1896:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1897:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 37:
.Ltmp1898:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp1899:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1900:
	ALU clause starting at 39:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 40:
.Ltmp1901:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
.Ltmp1902:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1903:
	ALU clause starting at 43:
.Ltmp1904:
	  BFE_INT   T1.Z, T2.X, 0.0, literal.x, 
.Ltmp1905:
	  BFE_INT * T1.W, T0.X, 0.0, literal.x, BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  MAX_INT * T1.Z, PV.W, PV.Z,  
.Ltmp1906:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 49:
.Ltmp1907:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  AND_INT * T0.X, T1.Z, literal.x,  
.Ltmp1908:
	65535(9.183409e-41), 0(0.000000e+00)
.Ltmp1909:
	ALU clause starting at 53:
.Ltmp1910:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1911:
	ALU clause starting at 55:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 56:
	  LSHL * T1.W, T0.Z, 1,  
	  ADD_INT * T0.W, T0.W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T0.X, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1912:
.Lfunc_end70:
	.size	inclusive_max_short_simd16, .Lfunc_end70-inclusive_max_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_max_short_simd16
	.p2align	8
	.type	exclusive_max_short_simd16,@function
exclusive_max_short_simd16:
exclusive_max_short_simd16$local:
.Lfunc_begin71:
	ALU 1, @24, KC0[], KC1[]
.Ltmp1913:
	ALU 6, @26, KC0[CB0:0-32], KC1[]
.Ltmp1914:
	ALU_PUSH_BEFORE 1, @33, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp1915:
	ALU 5, @35, KC0[CB0:0-32], KC1[]
.Ltmp1916:
	ALU 2, @41, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp1917:
	TEX 0 @22
	ALU 3, @44, KC0[], KC1[]
.Ltmp1918:
	ALU 4, @48, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @53, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @55, KC0[CB0:0-32], KC1[]
.Ltmp1919:
	ALU 0, @56, KC0[CB0:0-32], KC1[]
.Ltmp1920:
	ALU 12, @57, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp1921:
	  VTX_READ_16 T1.X, T0.X, 0, #1
.Ltmp1922:
	ALU clause starting at 24:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp1923:
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 26:
	  MULLO_INT   T1.X, KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1924:
	  MULLO_INT * T1.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1925:
	  MOV   T0.Y, literal.x,  
	  ADD_INT * T0.Z, PV.X, T0.X,  
.Ltmp1926:
	32768(4.591775e-41), 0(0.000000e+00)
	ALU clause starting at 33:
.Ltmp1927:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1928:
	ALU clause starting at 35:
	  MOV * T1.W, KC0[3].X,  
.Ltmp1929:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T1.X,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  LSHL   T1.Z, PV.W, 1,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp1930:
	ALU clause starting at 41:
.Ltmp1931:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV * T0.Y, literal.x,  
	32768(4.591775e-41), 0(0.000000e+00)
.Ltmp1932:
	ALU clause starting at 44:
.Ltmp1933:
	  BFE_INT   T1.Z, T1.X, 0.0, literal.x, 
	  BFE_INT * T1.W, T0.Y, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MAX_INT * T1.Z, PV.W, PV.Z,  
.Ltmp1934:
	ALU clause starting at 48:
.Ltmp1935:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  AND_INT * T0.Y, T1.Z, literal.y,  
.Ltmp1936:
	2(2.802597e-45), 65535(9.183409e-41)
.Ltmp1937:
	ALU clause starting at 53:
.Ltmp1938:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1939:
	ALU clause starting at 55:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 56:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 57:
	  LSHL * T1.W, T0.Z, 1,  
	  ADD_INT * T0.W, T0.W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T0.Y, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1940:
.Lfunc_end71:
	.size	exclusive_max_short_simd16, .Lfunc_end71-exclusive_max_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	544
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_add_ushort_simd8
	.p2align	8
	.type	reduce_add_ushort_simd8,@function
reduce_add_ushort_simd8:
reduce_add_ushort_simd8$local:
.Lfunc_begin72:
	ALU 5, @74, KC0[CB0:0-32], KC1[]
.Ltmp1941:
	ALU 4, @80, KC0[CB0:0-32], KC1[]
	TEX 0 @38
.Ltmp1942:
	ALU 5, @85, KC0[CB0:0-32], KC1[]
.Ltmp1943:
	ALU_PUSH_BEFORE 2, @91, KC0[], KC1[]
	JUMP @35 POP:1
.Ltmp1944:
	ALU 6, @94, KC0[CB0:0-32], KC1[]
.Ltmp1945:
	ALU_PUSH_BEFORE 2, @101, KC0[], KC1[]
	JUMP @21 POP:1
	ALU 21, @104, KC0[], KC1[]
	LOOP_START_DX10 @20
.Ltmp1946:
	ALU 9, @126, KC0[], KC1[]
	TEX 4 @40
	ALU 10, @136, KC0[], KC1[]
	TEX 10 @50
	ALU_PUSH_BEFORE 61, @147, KC0[], KC1[]
	JUMP @19 POP:1
	LOOP_BREAK @19
	POP @19 POP:1
	END_LOOP @11
.Ltmp1947:
	ALU_POP_AFTER 18, @209, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @228, KC0[], KC1[]
	JUMP @34 POP:1
	ALU 4, @230, KC0[], KC1[]
	LOOP_START_DX10 @33
.Ltmp1948:
	TEX 0 @72
	ALU 0, @235, KC0[], KC1[]
.Ltmp1949:
	ALU 4, @236, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @241, KC0[], KC1[]
	JUMP @32 POP:1
	LOOP_BREAK @32
	POP @32 POP:1
	END_LOOP @25
	POP @34 POP:1
	ALU_POP_AFTER 0, @243, KC0[], KC1[]
.Ltmp1950:
	ALU 13, @244, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 38:
	  VTX_READ_16 T1.X, T1.X, 0, #1
	Fetch clause starting at 40:
.Ltmp1951:
	  VTX_READ_16 T24.X, T24.X, 0, #1
	  VTX_READ_16 T23.X, T23.X, 0, #1
	  VTX_READ_16 T22.X, T22.X, 0, #1
	  VTX_READ_16 T21.X, T21.X, 0, #1
	  VTX_READ_16 T20.X, T20.X, 0, #1
.Ltmp1952:
	Fetch clause starting at 50:
.Ltmp1953:
	  VTX_READ_16 T20.X, T20.X, 0, #1
	  VTX_READ_16 T21.X, T19.X, 8, #1
	  VTX_READ_16 T22.X, T19.X, 4, #1
	  VTX_READ_16 T23.X, T19.X, 0, #1
	  VTX_READ_16 T27.X, T19.X, 2, #1
	  VTX_READ_16 T28.X, T19.X, 6, #1
	  VTX_READ_16 T29.X, T19.X, 10, #1
	  VTX_READ_16 T30.X, T19.X, 12, #1
	  VTX_READ_16 T31.X, T19.X, 14, #1
	  VTX_READ_16 T26.X, T26.X, 0, #1
	  VTX_READ_16 T25.X, T25.X, 0, #1
.Ltmp1954:
	Fetch clause starting at 72:
.Ltmp1955:
	  VTX_READ_16 T1.X, T0.X, 0, #1
.Ltmp1956:
	ALU clause starting at 74:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp1957:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1958:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 80:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 85:
	  AND_INT * T1.W, T0.X, literal.x,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  MOV * T1.Z, KC0[2].Z,  
.Ltmp1959:
	ALU clause starting at 91:
.Ltmp1960:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1961:
	ALU clause starting at 94:
.Ltmp1962:
	  ADD_INT   T3.Z, T1.W, literal.x,  
	  MOV * T2.W, literal.y,  
	-1(nan), 1(1.401298e-45)
	  MOV * T3.W, PV.W,  
	  MOV   T0.Y, literal.x,  
	  MOV * T2.Z, KC0[2].Y,  
.Ltmp1963:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 101:
.Ltmp1964:
	  SETGT_UINT * T4.W, literal.x, T3.Z,  
	16(2.242078e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1965:
	ALU clause starting at 104:
	  MOV   T14.X, 0.0,  
	  MOV * T14.Y, 0.0,  
.Ltmp1966:
	  MOV * T1.Y, 0.0,  
	  MOV   T0.X, T14.X,  
	  MOV * T0.Y, T14.Y,  
	  MOV   T13.X, T14.X,  
	  MOV * T13.Y, T14.Y,  
	  MOV   T15.X, T14.X,  
	  MOV * T15.Y, T14.Y,  
	  MOV   T16.X, T14.X,  
	  MOV * T16.Y, T14.Y,  
	  MOV   T17.X, T14.X,  
	  MOV   T17.Y, T14.Y,  
	  AND_INT   T4.Z, T3.Z, literal.x,  
	  ADD_INT * T2.W, T0.W, T2.Z,  
	-16(nan), 0(0.000000e+00)
	  ADD_INT * T19.X, PV.W, literal.x,  
	18(2.522337e-44), 0(0.000000e+00)
	  MOV   T18.X, T14.X,  
	  MOV * T18.Y, T14.Y,  
	  MOV   T2.Y, T4.Z,  
	  OR_INT * T2.W, T4.Z, 1,  
.Ltmp1967:
	ALU clause starting at 126:
.Ltmp1968:
	  ADD_INT * T20.X, T19.X, literal.x,  
	-14(nan), 0(0.000000e+00)
	  ADD_INT * T21.X, T19.X, literal.x,  
	-2(nan), 0(0.000000e+00)
	  ADD_INT * T22.X, T19.X, literal.x,  
	-6(nan), 0(0.000000e+00)
	  ADD_INT * T23.X, T19.X, literal.x,  
	-10(nan), 0(0.000000e+00)
	  ADD_INT * T24.X, T19.X, literal.x,  
	-12(nan), 0(0.000000e+00)
.Ltmp1969:
	ALU clause starting at 136:
.Ltmp1970:
	  ADD_INT * T25.X, T19.X, literal.x,  
	-8(nan), 0(0.000000e+00)
	  ADD_INT   T26.X, T19.X, literal.x,  
	  LSHL * T3.W, T20.X, literal.y,  BS:VEC_120/SCL_212
	-4(nan), 16(2.242078e-44)
	  ADD_INT   T20.X, T19.X, literal.x,  
	  LSHL   T3.Y, T21.X, literal.y,  BS:VEC_120/SCL_212
	  LSHL * T5.Z, T22.X, literal.y,  BS:VEC_201
	-16(nan), 16(2.242078e-44)
	  LSHL * T4.W, T23.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
.Ltmp1971:
	ALU clause starting at 147:
.Ltmp1972:
	  OR_INT   T24.X, T4.W, T24.X,  
	  OR_INT   T4.Y, T5.Z, T25.X,  BS:VEC_021/SCL_122
	  OR_INT * T5.Z, T3.Y, T26.X,  BS:VEC_102/SCL_221
	  LSHL * T4.W, T31.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT   T25.X, PV.W, T30.X,  
	  LSHL   T3.Y, T29.X, literal.x,  
	  LSHL * T6.Z, T28.X, literal.x,  BS:VEC_201
	16(2.242078e-44), 0(0.000000e+00)
	  LSHL * T4.W, T27.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT   T23.X, PV.W, T23.X,  
	  OR_INT   T5.Y, T6.Z, T22.X,  BS:VEC_021/SCL_122
	  OR_INT * T6.Z, T3.Y, T21.X,  BS:VEC_102/SCL_221
	  LSHR * T4.W, T25.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT   T19.X, T19.X, literal.x,  
	  ADD_INT   T0.Y, PV.W, T0.Y,  
	  LSHR   T7.Z, T6.Z, literal.y,  
	  AND_INT * T4.W, T25.X, literal.z,  BS:VEC_120/SCL_212
	32(4.484155e-44), 16(2.242078e-44)
	65535(9.183409e-41), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.W, T0.X,  
	  ADD_INT   T13.Y, PV.Z, T13.Y,  
	  LSHR   T7.Z, T5.Y, literal.x,  
	  AND_INT * T4.W, T6.Z, literal.y,  
	16(2.242078e-44), 65535(9.183409e-41)
	  ADD_INT   T13.X, PV.W, T13.X,  
	  ADD_INT   T15.Y, PV.Z, T15.Y,  
	  LSHR   T6.Z, T23.X, literal.x,  
	  AND_INT * T4.W, T5.Y, literal.y,  
	16(2.242078e-44), 65535(9.183409e-41)
	  ADD_INT   T15.X, PV.W, T15.X,  
	  ADD_INT   T16.Y, PV.Z, T16.Y,  
	  LSHR   T6.Z, T5.Z, literal.x,  
	  AND_INT * T4.W, T23.X, literal.y,  
	16(2.242078e-44), 65535(9.183409e-41)
	  ADD_INT   T16.X, PV.W, T16.X,  
	  ADD_INT   T17.Y, PV.Z, T17.Y,  
	  LSHR   T6.Z, T4.Y, literal.x,  
	  AND_INT * T4.W, T5.Z, literal.y,  
	16(2.242078e-44), 65535(9.183409e-41)
	  ADD_INT   T17.X, PV.W, T17.X,  
	  ADD_INT   T18.Y, PV.Z, T18.Y,  
	  LSHR   T5.Z, T24.X, literal.x,  
	  AND_INT * T4.W, T4.Y, literal.y,  
	16(2.242078e-44), 65535(9.183409e-41)
	  ADD_INT   T18.X, PV.W, T18.X,  
	  ADD_INT   T14.Y, PV.Z, T14.Y,  
	  OR_INT   T5.Z, T3.W, T20.X,  BS:VEC_021/SCL_122
	  AND_INT * T3.W, T24.X, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  ADD_INT   T14.X, PV.W, T14.X,  
	  ADD_INT   T2.Y, T2.Y, literal.x,  
	  LSHR   T6.Z, PV.Z, literal.y,  
	  AND_INT * T3.W, PV.Z, literal.z,  
	-16(nan), 16(2.242078e-44)
	65535(9.183409e-41), 0(0.000000e+00)
	  ADD_INT   T1.X, PV.W, T1.X,  
	  ADD_INT   T1.Y, PV.Z, T1.Y,  
	  SETNE_INT * T3.W, PV.Y, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1973:
	ALU clause starting at 209:
.Ltmp1974:
	  ADD_INT   T5.Z, T14.X, T1.X,  
	  ADD_INT * T3.W, T14.Y, T1.Y,  
	  ADD_INT   T6.Z, T18.Y, PV.W,  
	  ADD_INT * T3.W, T18.X, PV.Z,  
	  ADD_INT   T5.Z, T17.X, PV.W,  
	  ADD_INT * T3.W, T17.Y, PV.Z,  
	  ADD_INT   T6.Z, T16.Y, PV.W,  
	  ADD_INT * T3.W, T16.X, PV.Z,  
	  ADD_INT   T5.Z, T15.X, PV.W,  
	  ADD_INT * T3.W, T15.Y, PV.Z,  
	  ADD_INT   T6.Z, T13.Y, PV.W,  
	  ADD_INT * T3.W, T13.X, PV.Z,  
	  ADD_INT   T5.Z, T0.X, PV.W,  
	  ADD_INT * T3.W, T0.Y, PV.Z,  
	  ADD_INT * T3.W, PV.Z, PV.W,  
	  AND_INT * T0.Y, PV.W, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.X, PV.Y,  
	  SETNE_INT * T3.W, T3.Z, T4.Z,  
.Ltmp1975:
	ALU clause starting at 228:
	  BFE_INT * T3.W, T3.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 230:
.Ltmp1976:
	  LSHL * T3.W, T2.W, 1,  
	  ADD_INT * T0.W, PV.W, T0.W,  
	  ADD_INT   T0.X, T2.Z, PV.W,  
	  MOV   T0.Y, T1.X,  
	  SUB_INT * T0.W, T1.W, T2.W,  
.Ltmp1977:
	ALU clause starting at 235:
.Ltmp1978:
	  ADD_INT * T2.Z, T1.X, T0.Y,  
.Ltmp1979:
	ALU clause starting at 236:
.Ltmp1980:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  AND_INT * T0.Y, T2.Z, literal.y,  
.Ltmp1981:
	2(2.802597e-45), 65535(9.183409e-41)
.Ltmp1982:
	ALU clause starting at 241:
.Ltmp1983:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1984:
	ALU clause starting at 243:
	  MOV * T1.X, T0.Y,  
	ALU clause starting at 244:
	  LSHL * T0.W, T0.Z, 1,  
	  ADD_INT * T0.W, T1.Z, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1985:
.Lfunc_end72:
	.size	reduce_add_ushort_simd8, .Lfunc_end72-reduce_add_ushort_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_add_ushort_simd8
	.p2align	8
	.type	inclusive_add_ushort_simd8,@function
inclusive_add_ushort_simd8:
inclusive_add_ushort_simd8$local:
.Lfunc_begin73:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp1986:
	ALU 4, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp1987:
	ALU_PUSH_BEFORE 1, @37, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp1988:
	ALU 2, @40, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp1989:
	TEX 0 @24
	ALU 2, @43, KC0[], KC1[]
.Ltmp1990:
	ALU 3, @46, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @50, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
	POP @17 POP:1
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp1991:
	ALU 12, @53, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_16 T0.X, T0.X, 0, #1
	Fetch clause starting at 24:
.Ltmp1992:
	  VTX_READ_16 T2.X, T1.X, 0, #1
.Ltmp1993:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1994:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1995:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 37:
.Ltmp1996:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp1997:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1998:
	ALU clause starting at 39:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 40:
.Ltmp1999:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
.Ltmp2000:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2001:
	ALU clause starting at 43:
.Ltmp2002:
	  ADD_INT   T1.X, T1.X, literal.x,  
	  ADD_INT * T1.Z, T2.X, T0.X,  BS:VEC_120/SCL_212
.Ltmp2003:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 46:
.Ltmp2004:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  AND_INT * T0.X, T1.Z, literal.x,  
.Ltmp2005:
	65535(9.183409e-41), 0(0.000000e+00)
.Ltmp2006:
	ALU clause starting at 50:
.Ltmp2007:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2008:
	ALU clause starting at 52:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 53:
	  LSHL * T1.W, T0.Z, 1,  
	  ADD_INT * T0.W, T0.W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T0.X, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2009:
.Lfunc_end73:
	.size	inclusive_add_ushort_simd8, .Lfunc_end73-inclusive_add_ushort_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_add_ushort_simd8
	.p2align	8
	.type	exclusive_add_ushort_simd8,@function
exclusive_add_ushort_simd8:
exclusive_add_ushort_simd8$local:
.Lfunc_begin74:
	ALU 1, @24, KC0[], KC1[]
.Ltmp2010:
	ALU 6, @26, KC0[CB0:0-32], KC1[]
.Ltmp2011:
	ALU_PUSH_BEFORE 1, @33, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp2012:
	ALU 5, @35, KC0[CB0:0-32], KC1[]
.Ltmp2013:
	ALU 2, @41, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp2014:
	TEX 0 @22
	ALU 0, @44, KC0[], KC1[]
.Ltmp2015:
	ALU 4, @45, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @50, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp2016:
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp2017:
	ALU 12, @54, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp2018:
	  VTX_READ_16 T1.X, T0.X, 0, #1
.Ltmp2019:
	ALU clause starting at 24:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp2020:
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 26:
	  MULLO_INT   T1.X, KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2021:
	  MULLO_INT * T1.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2022:
	  MOV   T0.Y, literal.x,  
	  ADD_INT * T0.Z, PV.X, T0.X,  
.Ltmp2023:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 33:
.Ltmp2024:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2025:
	ALU clause starting at 35:
	  MOV * T1.W, KC0[3].X,  
.Ltmp2026:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T1.X,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  LSHL   T1.Z, PV.W, 1,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp2027:
	ALU clause starting at 41:
.Ltmp2028:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV * T0.Y, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
.Ltmp2029:
	ALU clause starting at 44:
.Ltmp2030:
	  ADD_INT * T1.Z, T1.X, T0.Y,  
.Ltmp2031:
	ALU clause starting at 45:
.Ltmp2032:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  AND_INT * T0.Y, T1.Z, literal.y,  
.Ltmp2033:
	2(2.802597e-45), 65535(9.183409e-41)
.Ltmp2034:
	ALU clause starting at 50:
.Ltmp2035:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2036:
	ALU clause starting at 52:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 53:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T1.W, T0.Z, 1,  
	  ADD_INT * T0.W, T0.W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T0.Y, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2037:
.Lfunc_end74:
	.size	exclusive_add_ushort_simd8, .Lfunc_end74-exclusive_add_ushort_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	544
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_min_ushort_simd8
	.p2align	8
	.type	reduce_min_ushort_simd8,@function
reduce_min_ushort_simd8:
reduce_min_ushort_simd8$local:
.Lfunc_begin75:
	ALU 5, @74, KC0[CB0:0-32], KC1[]
.Ltmp2038:
	ALU 4, @80, KC0[CB0:0-32], KC1[]
	TEX 0 @38
.Ltmp2039:
	ALU 5, @85, KC0[CB0:0-32], KC1[]
.Ltmp2040:
	ALU_PUSH_BEFORE 2, @91, KC0[], KC1[]
	JUMP @34 POP:1
.Ltmp2041:
	ALU 6, @94, KC0[CB0:0-32], KC1[]
.Ltmp2042:
	ALU_PUSH_BEFORE 2, @101, KC0[], KC1[]
	JUMP @21 POP:1
	ALU 21, @104, KC0[], KC1[]
	LOOP_START_DX10 @20
.Ltmp2043:
	ALU 9, @126, KC0[], KC1[]
	TEX 4 @40
	ALU 13, @136, KC0[], KC1[]
	TEX 10 @50
	ALU_PUSH_BEFORE 75, @150, KC0[], KC1[]
	JUMP @19 POP:1
	LOOP_BREAK @19
	POP @19 POP:1
	END_LOOP @11
.Ltmp2044:
	ALU_POP_AFTER 16, @226, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @243, KC0[], KC1[]
	JUMP @33 POP:1
	ALU 4, @245, KC0[], KC1[]
	LOOP_START_DX10 @32
.Ltmp2045:
	TEX 0 @72
	ALU 5, @250, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @256, KC0[], KC1[]
	JUMP @31 POP:1
	LOOP_BREAK @31
	POP @31 POP:1
	END_LOOP @25
	POP @33 POP:1
	ALU_POP_AFTER 0, @258, KC0[], KC1[]
.Ltmp2046:
	ALU 13, @259, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 38:
	  VTX_READ_16 T1.X, T1.X, 0, #1
	Fetch clause starting at 40:
.Ltmp2047:
	  VTX_READ_16 T24.X, T24.X, 0, #1
	  VTX_READ_16 T23.X, T23.X, 0, #1
	  VTX_READ_16 T22.X, T22.X, 0, #1
	  VTX_READ_16 T21.X, T21.X, 0, #1
	  VTX_READ_16 T20.X, T20.X, 0, #1
.Ltmp2048:
	Fetch clause starting at 50:
.Ltmp2049:
	  VTX_READ_16 T22.X, T19.X, 8, #1
	  VTX_READ_16 T23.X, T19.X, 4, #1
	  VTX_READ_16 T26.X, T19.X, 10, #1
	  VTX_READ_16 T27.X, T19.X, 12, #1
	  VTX_READ_16 T28.X, T19.X, 14, #1
	  VTX_READ_16 T29.X, T19.X, 6, #1
	  VTX_READ_16 T30.X, T19.X, 0, #1
	  VTX_READ_16 T21.X, T21.X, 0, #1
	  VTX_READ_16 T20.X, T20.X, 0, #1
	  VTX_READ_16 T31.X, T19.X, 2, #1
	  VTX_READ_16 T25.X, T25.X, 0, #1
.Ltmp2050:
	Fetch clause starting at 72:
.Ltmp2051:
	  VTX_READ_16 T1.X, T0.X, 0, #1
.Ltmp2052:
	ALU clause starting at 74:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp2053:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp2054:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2055:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 80:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 85:
	  AND_INT * T1.W, T0.X, literal.x,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  MOV * T1.Z, KC0[2].Z,  
.Ltmp2056:
	ALU clause starting at 91:
.Ltmp2057:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2058:
	ALU clause starting at 94:
.Ltmp2059:
	  ADD_INT   T3.Z, T1.W, literal.x,  
	  MOV * T2.W, literal.y,  
	-1(nan), 1(1.401298e-45)
	  MOV * T3.W, PV.W,  
	  MOV   T0.Y, literal.x,  
	  MOV * T2.Z, KC0[2].Y,  
.Ltmp2060:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 101:
.Ltmp2061:
	  SETGT_UINT * T4.W, literal.x, T3.Z,  
	16(2.242078e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2062:
	ALU clause starting at 104:
.Ltmp2063:
	  MOV * T1.Y, T1.X,  
	  MOV   T0.X, T1.X,  
	  MOV * T0.Y, PV.Y,  
	  MOV   T13.X, T1.X,  
	  MOV * T13.Y, T1.Y,  
	  MOV   T14.X, T1.X,  
	  MOV * T14.Y, T1.Y,  
	  MOV   T15.X, T1.X,  
	  MOV * T15.Y, T1.Y,  
	  MOV   T16.X, T1.X,  
	  MOV * T16.Y, T1.Y,  
	  MOV   T17.X, T1.X,  
	  MOV   T17.Y, T1.Y,  
	  AND_INT   T4.Z, T3.Z, literal.x,  
	  ADD_INT * T2.W, T0.W, T2.Z,  
	-16(nan), 0(0.000000e+00)
	  ADD_INT * T19.X, PV.W, literal.x,  
	18(2.522337e-44), 0(0.000000e+00)
	  MOV   T18.X, T1.X,  
	  MOV * T18.Y, T1.Y,  
	  MOV   T2.Y, T4.Z,  
	  OR_INT * T2.W, T4.Z, 1,  
.Ltmp2064:
	ALU clause starting at 126:
.Ltmp2065:
	  ADD_INT * T20.X, T19.X, literal.x,  
	-14(nan), 0(0.000000e+00)
	  ADD_INT * T21.X, T19.X, literal.x,  
	-10(nan), 0(0.000000e+00)
	  ADD_INT * T22.X, T19.X, literal.x,  
	-12(nan), 0(0.000000e+00)
	  ADD_INT * T23.X, T19.X, literal.x,  
	-16(nan), 0(0.000000e+00)
	  ADD_INT * T24.X, T19.X, literal.x,  
	-6(nan), 0(0.000000e+00)
.Ltmp2066:
	ALU clause starting at 136:
.Ltmp2067:
	  ADD_INT   T25.X, T19.X, literal.x,  
	  LSHL   T5.Z, T20.X, literal.y,  BS:VEC_120/SCL_212
	  LSHL * T3.W, T21.X, literal.y,  BS:VEC_201
	-2(nan), 16(2.242078e-44)
	  ADD_INT   T20.X, T19.X, literal.x,  
	  OR_INT   T6.Z, PV.W, T22.X,  
	  OR_INT * T3.W, PV.Z, T23.X,  BS:VEC_021/SCL_122
	-4(nan), 0(0.000000e+00)
	  ADD_INT   T21.X, T19.X, literal.x,  
	  LSHR   T3.Y, PV.W, literal.y,  
	  AND_INT   T5.Z, T1.Y, literal.z,  
	  LSHR * T4.W, PV.Z, literal.y,  
	-8(nan), 16(2.242078e-44)
	65535(9.183409e-41), 0(0.000000e+00)
.Ltmp2068:
	ALU clause starting at 150:
.Ltmp2069:
	  LSHL   T7.Z, T24.X, literal.x,  
	  LSHL * T5.W, T25.X, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT   T24.X, T18.Y, literal.x,  
	  LSHL   T1.Y, T31.X, literal.y,  
	  OR_INT   T8.Z, PV.W, T20.X,  
	  OR_INT * T5.W, PV.Z, T21.X,  BS:VEC_021/SCL_122
	65535(9.183409e-41), 16(2.242078e-44)
	  LSHR   T20.X, PV.W, literal.x,  
	  AND_INT   T4.Y, T17.Y, literal.y,  
	  LSHR   T7.Z, PV.Z, literal.x,  
	  OR_INT * T6.W, PV.Y, T30.X,  
	16(2.242078e-44), 65535(9.183409e-41)
	  AND_INT   T21.X, T16.Y, literal.x,  
	  LSHR   T1.Y, PV.W, literal.y,  
	  LSHL   T9.Z, T29.X, literal.y,  
	  LSHL * T7.W, T28.X, literal.y,  BS:VEC_120/SCL_212
	65535(9.183409e-41), 16(2.242078e-44)
	  AND_INT   T25.X, T15.Y, literal.x,  
	  OR_INT   T5.Y, PV.W, T27.X,  
	  LSHL   T10.Z, T26.X, literal.y,  
	  OR_INT * T7.W, PV.Z, T23.X,  BS:VEC_021/SCL_122
	65535(9.183409e-41), 16(2.242078e-44)
	  LSHR   T23.X, PV.W, literal.x,  
	  OR_INT   T6.Y, PV.Z, T22.X,  
	  LSHR   T9.Z, PV.Y, literal.x,  
	  AND_INT * T8.W, T0.Y, literal.y,  
	16(2.242078e-44), 65535(9.183409e-41)
	  AND_INT   T22.X, T14.Y, literal.x,  
	  MIN_UINT   T0.Y, PV.Z, PV.W,  
	  LSHR   T9.Z, PV.Y, literal.y,  
	  AND_INT * T8.W, T13.Y, literal.x,  BS:VEC_120/SCL_212
	65535(9.183409e-41), 16(2.242078e-44)
	  ADD_INT   T19.X, T19.X, literal.x,  
	  MIN_UINT   T13.Y, PV.Z, PV.W,  
	  AND_INT   T9.Z, T0.X, literal.y,  BS:VEC_120/SCL_212
	  AND_INT * T8.W, T5.Y, literal.y,  
	32(4.484155e-44), 65535(9.183409e-41)
	  MIN_UINT   T0.X, PV.W, PV.Z,  
	  MIN_UINT   T14.Y, T23.X, T22.X,  
	  AND_INT   T9.Z, T13.X, literal.x,  BS:VEC_201
	  AND_INT * T8.W, T6.Y, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MIN_UINT   T13.X, PV.W, PV.Z,  
	  MIN_UINT   T15.Y, T1.Y, T25.X,  
	  AND_INT   T9.Z, T14.X, literal.x,  
	  AND_INT * T7.W, T7.W, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MIN_UINT   T14.X, PV.W, PV.Z,  
	  MIN_UINT   T16.Y, T7.Z, T21.X,  
	  AND_INT   T7.Z, T15.X, literal.x,  
	  AND_INT * T6.W, T6.W, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MIN_UINT   T15.X, PV.W, PV.Z,  
	  MIN_UINT   T17.Y, T20.X, T4.Y,  
	  AND_INT   T7.Z, T16.X, literal.x,  BS:VEC_120/SCL_212
	  AND_INT * T6.W, T8.Z, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MIN_UINT   T16.X, PV.W, PV.Z,  
	  MIN_UINT   T18.Y, T4.W, T24.X,  
	  AND_INT   T7.Z, T17.X, literal.x,  
	  AND_INT * T4.W, T5.W, literal.x,  BS:VEC_120/SCL_212
	65535(9.183409e-41), 0(0.000000e+00)
	  MIN_UINT   T17.X, PV.W, PV.Z,  
	  MIN_UINT   T1.Y, T3.Y, T5.Z,  
	  AND_INT   T5.Z, T18.X, literal.x,  
	  AND_INT * T4.W, T6.Z, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MIN_UINT   T18.X, PV.W, PV.Z,  
	  ADD_INT   T2.Y, T2.Y, literal.x,  
	  AND_INT   T5.Z, T1.X, literal.y,  
	  AND_INT * T3.W, T3.W, literal.y,  
	-16(nan), 65535(9.183409e-41)
	  MIN_UINT   T1.X, PV.W, PV.Z,  
	  SETNE_INT * T3.W, PV.Y, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2070:
	ALU clause starting at 226:
.Ltmp2071:
	  MIN_UINT   T5.Z, T1.X, T18.X,  
	  MIN_UINT * T3.W, T1.Y, T18.Y,  
	  MIN_UINT   T6.Z, PV.W, T17.Y,  
	  MIN_UINT * T3.W, PV.Z, T17.X,  
	  MIN_UINT   T5.Z, PV.W, T16.X,  
	  MIN_UINT * T3.W, PV.Z, T16.Y,  
	  MIN_UINT   T6.Z, PV.W, T15.Y,  
	  MIN_UINT * T3.W, PV.Z, T15.X,  
	  MIN_UINT   T5.Z, PV.W, T14.X,  
	  MIN_UINT * T3.W, PV.Z, T14.Y,  
	  MIN_UINT   T6.Z, PV.W, T13.Y,  
	  MIN_UINT * T3.W, PV.Z, T13.X,  
	  MIN_UINT   T5.Z, PV.W, T0.X,  
	  MIN_UINT * T3.W, PV.Z, T0.Y,  
	  MIN_UINT * T0.Y, PV.Z, PV.W,  
	  MOV   T1.X, PV.Y,  
	  SETNE_INT * T3.W, T3.Z, T4.Z,  
.Ltmp2072:
	ALU clause starting at 243:
	  BFE_INT * T3.W, T3.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 245:
.Ltmp2073:
	  LSHL * T3.W, T2.W, 1,  
	  ADD_INT * T0.W, PV.W, T0.W,  
	  ADD_INT   T0.X, T2.Z, PV.W,  
	  MOV   T0.Y, T1.X,  
	  SUB_INT * T0.W, T1.W, T2.W,  
.Ltmp2074:
	ALU clause starting at 250:
.Ltmp2075:
	  AND_INT   T2.Z, T0.Y, literal.x,  
	  ADD_INT * T0.W, T0.W, literal.y,  
	65535(9.183409e-41), -1(nan)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  MIN_UINT * T0.Y, T1.X, PV.Z,  BS:VEC_120/SCL_212
.Ltmp2076:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2077:
	ALU clause starting at 256:
.Ltmp2078:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2079:
	ALU clause starting at 258:
	  MOV * T1.X, T0.Y,  
	ALU clause starting at 259:
	  LSHL * T0.W, T0.Z, 1,  
	  ADD_INT * T0.W, T1.Z, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2080:
.Lfunc_end75:
	.size	reduce_min_ushort_simd8, .Lfunc_end75-reduce_min_ushort_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_min_ushort_simd8
	.p2align	8
	.type	inclusive_min_ushort_simd8,@function
inclusive_min_ushort_simd8:
inclusive_min_ushort_simd8$local:
.Lfunc_begin76:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp2081:
	ALU 4, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp2082:
	ALU_PUSH_BEFORE 1, @35, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @37, KC0[CB0:0-32], KC1[]
.Ltmp2083:
	ALU 2, @38, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp2084:
	TEX 0 @22
	ALU 5, @41, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @47, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @49, KC0[CB0:0-32], KC1[]
.Ltmp2085:
	ALU 12, @50, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp2086:
	Fetch clause starting at 22:
.Ltmp2087:
	  VTX_READ_16 T2.X, T1.X, 0, #1
.Ltmp2088:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2089:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2090:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 35:
.Ltmp2091:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp2092:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2093:
	ALU clause starting at 37:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 38:
.Ltmp2094:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
.Ltmp2095:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2096:
	ALU clause starting at 41:
.Ltmp2097:
	  ADD_INT   T1.X, T1.X, literal.x,  
	  AND_INT   T1.Z, T0.X, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T0.W, T0.W, literal.z,  
	2(2.802597e-45), 65535(9.183409e-41)
	-1(nan), 0(0.000000e+00)
	  MIN_UINT * T0.X, T2.X, PV.Z,  
.Ltmp2098:
	ALU clause starting at 47:
.Ltmp2099:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2100:
	ALU clause starting at 49:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 50:
	  LSHL * T1.W, T0.Z, 1,  
	  ADD_INT * T0.W, T0.W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T0.X, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2101:
.Lfunc_end76:
	.size	inclusive_min_ushort_simd8, .Lfunc_end76-inclusive_min_ushort_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_min_ushort_simd8
	.p2align	8
	.type	exclusive_min_ushort_simd8,@function
exclusive_min_ushort_simd8:
exclusive_min_ushort_simd8$local:
.Lfunc_begin77:
	ALU 1, @22, KC0[], KC1[]
.Ltmp2102:
	ALU 6, @24, KC0[CB0:0-32], KC1[]
.Ltmp2103:
	ALU_PUSH_BEFORE 1, @31, KC0[], KC1[]
	JUMP @15 POP:1
.Ltmp2104:
	ALU 5, @33, KC0[CB0:0-32], KC1[]
.Ltmp2105:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp2106:
	TEX 0 @20
	ALU 5, @42, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @48, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @7
	POP @15 POP:1
	ALU 0, @50, KC0[CB0:0-32], KC1[]
.Ltmp2107:
	ALU 0, @51, KC0[CB0:0-32], KC1[]
.Ltmp2108:
	ALU 12, @52, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 20:
.Ltmp2109:
	  VTX_READ_16 T1.X, T0.X, 0, #1
.Ltmp2110:
	ALU clause starting at 22:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp2111:
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 24:
	  MULLO_INT   T1.X, KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T1.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2112:
	  MOV   T0.Y, literal.x,  
.Ltmp2113:
	  ADD_INT * T0.Z, PV.X, T0.X,  
.Ltmp2114:
	65535(9.183409e-41), 0(0.000000e+00)
	ALU clause starting at 31:
.Ltmp2115:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2116:
	ALU clause starting at 33:
	  MOV * T1.W, KC0[3].X,  
.Ltmp2117:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T1.X,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  LSHL   T1.Z, PV.W, 1,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp2118:
	ALU clause starting at 39:
.Ltmp2119:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV * T0.Y, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
.Ltmp2120:
	ALU clause starting at 42:
.Ltmp2121:
	  AND_INT   T1.Z, T0.Y, literal.x,  
	  ADD_INT * T0.W, T0.W, literal.y,  
	65535(9.183409e-41), -1(nan)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  MIN_UINT * T0.Y, T1.X, PV.Z,  BS:VEC_120/SCL_212
.Ltmp2122:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 48:
.Ltmp2123:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2124:
	ALU clause starting at 50:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 51:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 52:
	  LSHL * T1.W, T0.Z, 1,  
	  ADD_INT * T0.W, T0.W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T0.Y, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2125:
.Lfunc_end77:
	.size	exclusive_min_ushort_simd8, .Lfunc_end77-exclusive_min_ushort_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	544
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_max_ushort_simd8
	.p2align	8
	.type	reduce_max_ushort_simd8,@function
reduce_max_ushort_simd8:
reduce_max_ushort_simd8$local:
.Lfunc_begin78:
	ALU 5, @74, KC0[CB0:0-32], KC1[]
.Ltmp2126:
	ALU 4, @80, KC0[CB0:0-32], KC1[]
	TEX 0 @38
.Ltmp2127:
	ALU 5, @85, KC0[CB0:0-32], KC1[]
.Ltmp2128:
	ALU_PUSH_BEFORE 2, @91, KC0[], KC1[]
	JUMP @34 POP:1
.Ltmp2129:
	ALU 6, @94, KC0[CB0:0-32], KC1[]
.Ltmp2130:
	ALU_PUSH_BEFORE 2, @101, KC0[], KC1[]
	JUMP @21 POP:1
	ALU 21, @104, KC0[], KC1[]
	LOOP_START_DX10 @20
.Ltmp2131:
	ALU 9, @126, KC0[], KC1[]
	TEX 4 @40
	ALU 13, @136, KC0[], KC1[]
	TEX 10 @50
	ALU_PUSH_BEFORE 75, @150, KC0[], KC1[]
	JUMP @19 POP:1
	LOOP_BREAK @19
	POP @19 POP:1
	END_LOOP @11
.Ltmp2132:
	ALU_POP_AFTER 18, @226, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @245, KC0[], KC1[]
	JUMP @33 POP:1
	ALU 4, @247, KC0[], KC1[]
	LOOP_START_DX10 @32
.Ltmp2133:
	TEX 0 @72
	ALU 5, @252, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @258, KC0[], KC1[]
	JUMP @31 POP:1
	LOOP_BREAK @31
	POP @31 POP:1
	END_LOOP @25
	POP @33 POP:1
	ALU_POP_AFTER 0, @260, KC0[], KC1[]
.Ltmp2134:
	ALU 13, @261, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 38:
	  VTX_READ_16 T1.X, T1.X, 0, #1
	Fetch clause starting at 40:
.Ltmp2135:
	  VTX_READ_16 T24.X, T24.X, 0, #1
	  VTX_READ_16 T23.X, T23.X, 0, #1
	  VTX_READ_16 T22.X, T22.X, 0, #1
	  VTX_READ_16 T21.X, T21.X, 0, #1
	  VTX_READ_16 T20.X, T20.X, 0, #1
.Ltmp2136:
	Fetch clause starting at 50:
.Ltmp2137:
	  VTX_READ_16 T22.X, T19.X, 8, #1
	  VTX_READ_16 T23.X, T19.X, 4, #1
	  VTX_READ_16 T26.X, T19.X, 10, #1
	  VTX_READ_16 T27.X, T19.X, 12, #1
	  VTX_READ_16 T28.X, T19.X, 14, #1
	  VTX_READ_16 T29.X, T19.X, 6, #1
	  VTX_READ_16 T30.X, T19.X, 0, #1
	  VTX_READ_16 T21.X, T21.X, 0, #1
	  VTX_READ_16 T20.X, T20.X, 0, #1
	  VTX_READ_16 T31.X, T19.X, 2, #1
	  VTX_READ_16 T25.X, T25.X, 0, #1
.Ltmp2138:
	Fetch clause starting at 72:
.Ltmp2139:
	  VTX_READ_16 T1.X, T0.X, 0, #1
.Ltmp2140:
	ALU clause starting at 74:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp2141:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp2142:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2143:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 80:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 85:
	  AND_INT * T1.W, T0.X, literal.x,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  MOV * T1.Z, KC0[2].Z,  
.Ltmp2144:
	ALU clause starting at 91:
.Ltmp2145:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2146:
	ALU clause starting at 94:
.Ltmp2147:
	  ADD_INT   T3.Z, T1.W, literal.x,  
	  MOV * T2.W, literal.y,  
	-1(nan), 1(1.401298e-45)
	  MOV * T3.W, PV.W,  
	  MOV   T0.Y, literal.x,  
	  MOV * T2.Z, KC0[2].Y,  
.Ltmp2148:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 101:
.Ltmp2149:
	  SETGT_UINT * T4.W, literal.x, T3.Z,  
	16(2.242078e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2150:
	ALU clause starting at 104:
.Ltmp2151:
	  MOV * T1.Y, T1.X,  
	  MOV   T0.X, T1.X,  
	  MOV * T0.Y, PV.Y,  
	  MOV   T13.X, T1.X,  
	  MOV * T13.Y, T1.Y,  
	  MOV   T14.X, T1.X,  
	  MOV * T14.Y, T1.Y,  
	  MOV   T15.X, T1.X,  
	  MOV * T15.Y, T1.Y,  
	  MOV   T16.X, T1.X,  
	  MOV * T16.Y, T1.Y,  
	  MOV   T17.X, T1.X,  
	  MOV   T17.Y, T1.Y,  
	  AND_INT   T4.Z, T3.Z, literal.x,  
	  ADD_INT * T2.W, T0.W, T2.Z,  
	-16(nan), 0(0.000000e+00)
	  ADD_INT * T19.X, PV.W, literal.x,  
	18(2.522337e-44), 0(0.000000e+00)
	  MOV   T18.X, T1.X,  
	  MOV * T18.Y, T1.Y,  
	  MOV   T2.Y, T4.Z,  
	  OR_INT * T2.W, T4.Z, 1,  
.Ltmp2152:
	ALU clause starting at 126:
.Ltmp2153:
	  ADD_INT * T20.X, T19.X, literal.x,  
	-14(nan), 0(0.000000e+00)
	  ADD_INT * T21.X, T19.X, literal.x,  
	-10(nan), 0(0.000000e+00)
	  ADD_INT * T22.X, T19.X, literal.x,  
	-12(nan), 0(0.000000e+00)
	  ADD_INT * T23.X, T19.X, literal.x,  
	-16(nan), 0(0.000000e+00)
	  ADD_INT * T24.X, T19.X, literal.x,  
	-6(nan), 0(0.000000e+00)
.Ltmp2154:
	ALU clause starting at 136:
.Ltmp2155:
	  ADD_INT   T25.X, T19.X, literal.x,  
	  LSHL   T5.Z, T20.X, literal.y,  BS:VEC_120/SCL_212
	  LSHL * T3.W, T21.X, literal.y,  BS:VEC_201
	-2(nan), 16(2.242078e-44)
	  ADD_INT   T20.X, T19.X, literal.x,  
	  OR_INT   T6.Z, PV.W, T22.X,  
	  OR_INT * T3.W, PV.Z, T23.X,  BS:VEC_021/SCL_122
	-4(nan), 0(0.000000e+00)
	  ADD_INT   T21.X, T19.X, literal.x,  
	  LSHR   T3.Y, PV.W, literal.y,  
	  AND_INT   T5.Z, T1.Y, literal.z,  
	  LSHR * T4.W, PV.Z, literal.y,  
	-8(nan), 16(2.242078e-44)
	65535(9.183409e-41), 0(0.000000e+00)
.Ltmp2156:
	ALU clause starting at 150:
.Ltmp2157:
	  LSHL   T7.Z, T24.X, literal.x,  
	  LSHL * T5.W, T25.X, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT   T24.X, T18.Y, literal.x,  
	  LSHL   T1.Y, T31.X, literal.y,  
	  OR_INT   T8.Z, PV.W, T20.X,  
	  OR_INT * T5.W, PV.Z, T21.X,  BS:VEC_021/SCL_122
	65535(9.183409e-41), 16(2.242078e-44)
	  LSHR   T20.X, PV.W, literal.x,  
	  AND_INT   T4.Y, T17.Y, literal.y,  
	  LSHR   T7.Z, PV.Z, literal.x,  
	  OR_INT * T6.W, PV.Y, T30.X,  
	16(2.242078e-44), 65535(9.183409e-41)
	  AND_INT   T21.X, T16.Y, literal.x,  
	  LSHR   T1.Y, PV.W, literal.y,  
	  LSHL   T9.Z, T29.X, literal.y,  
	  LSHL * T7.W, T28.X, literal.y,  BS:VEC_120/SCL_212
	65535(9.183409e-41), 16(2.242078e-44)
	  AND_INT   T25.X, T15.Y, literal.x,  
	  OR_INT   T5.Y, PV.W, T27.X,  
	  LSHL   T10.Z, T26.X, literal.y,  
	  OR_INT * T7.W, PV.Z, T23.X,  BS:VEC_021/SCL_122
	65535(9.183409e-41), 16(2.242078e-44)
	  LSHR   T23.X, PV.W, literal.x,  
	  OR_INT   T6.Y, PV.Z, T22.X,  
	  LSHR   T9.Z, PV.Y, literal.x,  
	  AND_INT * T8.W, T0.Y, literal.y,  
	16(2.242078e-44), 65535(9.183409e-41)
	  AND_INT   T22.X, T14.Y, literal.x,  
	  MAX_UINT   T0.Y, PV.W, PV.Z,  
	  LSHR   T9.Z, PV.Y, literal.y,  
	  AND_INT * T8.W, T13.Y, literal.x,  BS:VEC_120/SCL_212
	65535(9.183409e-41), 16(2.242078e-44)
	  ADD_INT   T19.X, T19.X, literal.x,  
	  MAX_UINT   T13.Y, PV.W, PV.Z,  
	  AND_INT   T9.Z, T0.X, literal.y,  BS:VEC_120/SCL_212
	  AND_INT * T8.W, T5.Y, literal.y,  
	32(4.484155e-44), 65535(9.183409e-41)
	  MAX_UINT   T0.X, PV.Z, PV.W,  
	  MAX_UINT   T14.Y, T22.X, T23.X,  
	  AND_INT   T9.Z, T13.X, literal.x,  BS:VEC_201
	  AND_INT * T8.W, T6.Y, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MAX_UINT   T13.X, PV.Z, PV.W,  
	  MAX_UINT   T15.Y, T25.X, T1.Y,  
	  AND_INT   T9.Z, T14.X, literal.x,  BS:VEC_120/SCL_212
	  AND_INT * T7.W, T7.W, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MAX_UINT   T14.X, PV.Z, PV.W,  
	  MAX_UINT   T16.Y, T21.X, T7.Z,  
	  AND_INT   T7.Z, T15.X, literal.x,  BS:VEC_120/SCL_212
	  AND_INT * T6.W, T6.W, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MAX_UINT   T15.X, PV.Z, PV.W,  
	  MAX_UINT   T17.Y, T4.Y, T20.X,  
	  AND_INT   T7.Z, T16.X, literal.x,  
	  AND_INT * T6.W, T8.Z, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MAX_UINT   T16.X, PV.Z, PV.W,  
	  MAX_UINT   T18.Y, T24.X, T4.W,  
	  AND_INT   T7.Z, T17.X, literal.x,  BS:VEC_120/SCL_212
	  AND_INT * T4.W, T5.W, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MAX_UINT   T17.X, PV.Z, PV.W,  
	  MAX_UINT   T1.Y, T5.Z, T3.Y,  
	  AND_INT   T5.Z, T18.X, literal.x,  
	  AND_INT * T4.W, T6.Z, literal.x,  BS:VEC_120/SCL_212
	65535(9.183409e-41), 0(0.000000e+00)
	  MAX_UINT   T18.X, PV.Z, PV.W,  
	  ADD_INT   T2.Y, T2.Y, literal.x,  
	  AND_INT   T5.Z, T1.X, literal.y,  
	  AND_INT * T3.W, T3.W, literal.y,  
	-16(nan), 65535(9.183409e-41)
	  MAX_UINT   T1.X, PV.Z, PV.W,  
	  SETNE_INT * T3.W, PV.Y, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2158:
	ALU clause starting at 226:
.Ltmp2159:
	  MAX_UINT * T3.W, T1.Y, T18.Y,  
	  MAX_UINT   T5.Z, PV.W, T17.Y,  
	  MAX_UINT * T3.W, T1.X, T18.X,  
	  MAX_UINT   T6.Z, PV.W, T17.X,  
	  MAX_UINT * T3.W, PV.Z, T16.Y,  
	  MAX_UINT   T5.Z, PV.W, T15.Y,  
	  MAX_UINT * T3.W, PV.Z, T16.X,  
	  MAX_UINT   T6.Z, PV.W, T15.X,  
	  MAX_UINT * T3.W, PV.Z, T14.Y,  
	  MAX_UINT   T5.Z, PV.W, T13.Y,  
	  MAX_UINT * T3.W, PV.Z, T14.X,  
	  MAX_UINT   T6.Z, PV.W, T13.X,  
	  MAX_UINT * T3.W, PV.Z, T0.Y,  
	  AND_INT   T5.Z, PV.W, literal.x,  
	  MAX_UINT * T3.W, PV.Z, T0.X,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MAX_UINT * T0.Y, PV.W, PV.Z,  
	  MOV   T1.X, PV.Y,  
	  SETNE_INT * T3.W, T3.Z, T4.Z,  
.Ltmp2160:
	ALU clause starting at 245:
	  BFE_INT * T3.W, T3.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 247:
.Ltmp2161:
	  LSHL * T3.W, T2.W, 1,  
	  ADD_INT * T0.W, PV.W, T0.W,  
	  ADD_INT   T0.X, T2.Z, PV.W,  
	  MOV   T0.Y, T1.X,  
	  SUB_INT * T0.W, T1.W, T2.W,  
.Ltmp2162:
	ALU clause starting at 252:
.Ltmp2163:
	  AND_INT   T2.Z, T0.Y, literal.x,  
	  ADD_INT * T0.W, T0.W, literal.y,  
	65535(9.183409e-41), -1(nan)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  MAX_UINT * T0.Y, PV.Z, T1.X,  
.Ltmp2164:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2165:
	ALU clause starting at 258:
.Ltmp2166:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2167:
	ALU clause starting at 260:
	  MOV * T1.X, T0.Y,  
	ALU clause starting at 261:
	  LSHL * T0.W, T0.Z, 1,  
	  ADD_INT * T0.W, T1.Z, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2168:
.Lfunc_end78:
	.size	reduce_max_ushort_simd8, .Lfunc_end78-reduce_max_ushort_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_max_ushort_simd8
	.p2align	8
	.type	inclusive_max_ushort_simd8,@function
inclusive_max_ushort_simd8:
inclusive_max_ushort_simd8$local:
.Lfunc_begin79:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp2169:
	ALU 4, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp2170:
	ALU_PUSH_BEFORE 1, @35, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @37, KC0[CB0:0-32], KC1[]
.Ltmp2171:
	ALU 2, @38, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp2172:
	TEX 0 @22
	ALU 5, @41, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @47, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @49, KC0[CB0:0-32], KC1[]
.Ltmp2173:
	ALU 12, @50, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp2174:
	Fetch clause starting at 22:
.Ltmp2175:
	  VTX_READ_16 T2.X, T1.X, 0, #1
.Ltmp2176:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2177:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2178:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 35:
.Ltmp2179:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp2180:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2181:
	ALU clause starting at 37:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 38:
.Ltmp2182:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
.Ltmp2183:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2184:
	ALU clause starting at 41:
.Ltmp2185:
	  ADD_INT   T1.X, T1.X, literal.x,  
	  AND_INT   T1.Z, T0.X, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T0.W, T0.W, literal.z,  
	2(2.802597e-45), 65535(9.183409e-41)
	-1(nan), 0(0.000000e+00)
	  MAX_UINT * T0.X, PV.Z, T2.X,  
.Ltmp2186:
	ALU clause starting at 47:
.Ltmp2187:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2188:
	ALU clause starting at 49:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 50:
	  LSHL * T1.W, T0.Z, 1,  
	  ADD_INT * T0.W, T0.W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T0.X, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2189:
.Lfunc_end79:
	.size	inclusive_max_ushort_simd8, .Lfunc_end79-inclusive_max_ushort_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_max_ushort_simd8
	.p2align	8
	.type	exclusive_max_ushort_simd8,@function
exclusive_max_ushort_simd8:
exclusive_max_ushort_simd8$local:
.Lfunc_begin80:
	ALU 1, @22, KC0[], KC1[]
.Ltmp2190:
	ALU 6, @24, KC0[CB0:0-32], KC1[]
.Ltmp2191:
	ALU_PUSH_BEFORE 1, @31, KC0[], KC1[]
	JUMP @15 POP:1
.Ltmp2192:
	ALU 5, @33, KC0[CB0:0-32], KC1[]
.Ltmp2193:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @14
.Ltmp2194:
	TEX 0 @20
	ALU 5, @42, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @48, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @7
	POP @15 POP:1
	ALU 0, @50, KC0[CB0:0-32], KC1[]
.Ltmp2195:
	ALU 0, @51, KC0[CB0:0-32], KC1[]
.Ltmp2196:
	ALU 12, @52, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 20:
.Ltmp2197:
	  VTX_READ_16 T1.X, T0.X, 0, #1
.Ltmp2198:
	ALU clause starting at 22:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp2199:
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 24:
	  MULLO_INT   T1.X, KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T1.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2200:
	  MOV   T0.Y, literal.x,  
.Ltmp2201:
	  ADD_INT * T0.Z, PV.X, T0.X,  
.Ltmp2202:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 31:
.Ltmp2203:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2204:
	ALU clause starting at 33:
	  MOV * T1.W, KC0[3].X,  
.Ltmp2205:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T1.X,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  LSHL   T1.Z, PV.W, 1,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp2206:
	ALU clause starting at 39:
.Ltmp2207:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV * T0.Y, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
.Ltmp2208:
	ALU clause starting at 42:
.Ltmp2209:
	  AND_INT   T1.Z, T0.Y, literal.x,  
	  ADD_INT * T0.W, T0.W, literal.y,  
	65535(9.183409e-41), -1(nan)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  MAX_UINT * T0.Y, PV.Z, T1.X,  
.Ltmp2210:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 48:
.Ltmp2211:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2212:
	ALU clause starting at 50:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 51:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 52:
	  LSHL * T1.W, T0.Z, 1,  
	  ADD_INT * T0.W, T0.W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T0.Y, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2213:
.Lfunc_end80:
	.size	exclusive_max_ushort_simd8, .Lfunc_end80-exclusive_max_ushort_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_add_int_simd32
	.p2align	8
	.type	reduce_add_int_simd32,@function
reduce_add_int_simd32:
reduce_add_int_simd32$local:
.Lfunc_begin81:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp2214:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp2215:
	ALU 4, @38, KC0[CB0:0-32], KC1[]
.Ltmp2216:
	ALU_PUSH_BEFORE 2, @43, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @46, KC0[CB0:0-32], KC1[]
.Ltmp2217:
	ALU 3, @47, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp2218:
	ALU 1, @51, KC0[], KC1[]
	TEX 0 @24
	ALU_PUSH_BEFORE 5, @53, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @59, KC0[CB0:0-32], KC1[]
.Ltmp2219:
	ALU 4, @60, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2220:
	Fetch clause starting at 24:
.Ltmp2221:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp2222:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2223:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2224:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
	  AND_INT * T1.W, T0.X, literal.x,  
	224(3.138909e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	ALU clause starting at 43:
.Ltmp2225:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
.Ltmp2226:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2227:
	ALU clause starting at 46:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 47:
.Ltmp2228:
	  ADD_INT * T0.W, T0.W, T2.W,  
	  ADD_INT   T0.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T1.W, literal.y,  
	4(5.605194e-45), -1(nan)
.Ltmp2229:
	ALU clause starting at 51:
.Ltmp2230:
	  ADD_INT * T1.W, T0.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp2231:
	ALU clause starting at 53:
.Ltmp2232:
	  ADD_INT   T1.X, T0.X, T1.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2233:
	ALU clause starting at 59:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 60:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2234:
.Lfunc_end81:
	.size	reduce_add_int_simd32, .Lfunc_end81-reduce_add_int_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_add_int_simd32
	.p2align	8
	.type	inclusive_add_int_simd32,@function
inclusive_add_int_simd32:
inclusive_add_int_simd32$local:
.Lfunc_begin82:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp2235:
	ALU 5, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp2236:
	ALU_PUSH_BEFORE 1, @36, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @38, KC0[CB0:0-32], KC1[]
.Ltmp2237:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp2238:
	ALU 1, @42, KC0[], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 5, @44, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @50, KC0[CB0:0-32], KC1[]
.Ltmp2239:
	ALU 4, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp2240:
	Fetch clause starting at 22:
.Ltmp2241:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2242:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2243:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2244:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  AND_INT * T0.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp2245:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp2246:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2247:
	ALU clause starting at 38:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 39:
.Ltmp2248:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp2249:
	ALU clause starting at 42:
.Ltmp2250:
	  ADD_INT * T1.W, T1.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp2251:
	ALU clause starting at 44:
.Ltmp2252:
	  ADD_INT   T0.X, T1.X, T0.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2253:
	ALU clause starting at 50:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 51:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2254:
.Lfunc_end82:
	.size	inclusive_add_int_simd32, .Lfunc_end82-inclusive_add_int_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_add_int_simd32
	.p2align	8
	.type	exclusive_add_int_simd32,@function
exclusive_add_int_simd32:
exclusive_add_int_simd32$local:
.Lfunc_begin83:
	ALU 1, @24, KC0[], KC1[]
.Ltmp2255:
	ALU 6, @26, KC0[CB0:0-32], KC1[]
.Ltmp2256:
	ALU_PUSH_BEFORE 1, @33, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp2257:
	ALU 7, @35, KC0[CB0:0-32], KC1[]
.Ltmp2258:
	ALU 0, @43, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp2259:
	ALU 1, @44, KC0[], KC1[]
.Ltmp2260:
	TEX 0 @22
	ALU 0, @46, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @47, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp2261:
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp2262:
	ALU 4, @54, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp2263:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp2264:
	ALU clause starting at 24:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp2265:
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2266:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T1.X, literal.x,  
.Ltmp2267:
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 33:
.Ltmp2268:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp2269:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2270:
	ALU clause starting at 35:
	  MOV * T1.W, KC0[3].X,  
.Ltmp2271:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  MOV   T1.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp2272:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 43:
.Ltmp2273:
	  ADD_INT * T0.X, T1.W, T1.Z,  
.Ltmp2274:
	ALU clause starting at 44:
.Ltmp2275:
	  ADD_INT * T1.W, T0.X, literal.x,  
.Ltmp2276:
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 46:
.Ltmp2277:
	  ADD_INT * T1.X, T0.X, T1.X,  
.Ltmp2278:
	ALU clause starting at 47:
.Ltmp2279:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2280:
	ALU clause starting at 52:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 53:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2281:
.Lfunc_end83:
	.size	exclusive_add_int_simd32, .Lfunc_end83-exclusive_add_int_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_max_uint_simd32
	.p2align	8
	.type	reduce_max_uint_simd32,@function
reduce_max_uint_simd32:
reduce_max_uint_simd32$local:
.Lfunc_begin84:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp2282:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp2283:
	ALU 4, @38, KC0[CB0:0-32], KC1[]
.Ltmp2284:
	ALU_PUSH_BEFORE 2, @43, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @46, KC0[CB0:0-32], KC1[]
.Ltmp2285:
	ALU 3, @47, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp2286:
	ALU 1, @51, KC0[], KC1[]
	TEX 0 @24
	ALU_PUSH_BEFORE 5, @53, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @59, KC0[CB0:0-32], KC1[]
.Ltmp2287:
	ALU 4, @60, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2288:
	Fetch clause starting at 24:
.Ltmp2289:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp2290:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2291:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2292:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  AND_INT * T0.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 38:
	  AND_INT * T1.W, T0.X, literal.x,  
	224(3.138909e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	ALU clause starting at 43:
.Ltmp2293:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
.Ltmp2294:
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2295:
	ALU clause starting at 46:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 47:
.Ltmp2296:
	  ADD_INT * T0.W, T0.W, T2.W,  
	  ADD_INT   T0.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T1.W, literal.y,  
	4(5.605194e-45), -1(nan)
.Ltmp2297:
	ALU clause starting at 51:
.Ltmp2298:
	  ADD_INT * T1.W, T0.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp2299:
	ALU clause starting at 53:
.Ltmp2300:
	  MAX_UINT   T1.X, T1.X, T0.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2301:
	ALU clause starting at 59:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 60:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2302:
.Lfunc_end84:
	.size	reduce_max_uint_simd32, .Lfunc_end84-reduce_max_uint_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_max_uint_simd32
	.p2align	8
	.type	inclusive_max_uint_simd32,@function
inclusive_max_uint_simd32:
inclusive_max_uint_simd32$local:
.Lfunc_begin85:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp2303:
	ALU 5, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp2304:
	ALU_PUSH_BEFORE 1, @36, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 0, @38, KC0[CB0:0-32], KC1[]
.Ltmp2305:
	ALU 2, @39, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp2306:
	ALU 1, @42, KC0[], KC1[]
	TEX 0 @22
	ALU_PUSH_BEFORE 5, @44, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @8
	POP @16 POP:1
	ALU 0, @50, KC0[CB0:0-32], KC1[]
.Ltmp2307:
	ALU 4, @51, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp2308:
	Fetch clause starting at 22:
.Ltmp2309:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2310:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2311:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2312:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  AND_INT * T0.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp2313:
	  SETE_INT * T2.W, T0.W, 0.0,  
.Ltmp2314:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2315:
	ALU clause starting at 38:
	  MOV * T2.W, KC0[2].Y,  
	ALU clause starting at 39:
.Ltmp2316:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  ADD_INT * T1.X, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp2317:
	ALU clause starting at 42:
.Ltmp2318:
	  ADD_INT * T1.W, T1.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp2319:
	ALU clause starting at 44:
.Ltmp2320:
	  MAX_UINT   T0.X, T0.X, T1.X,  
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2321:
	ALU clause starting at 50:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 51:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2322:
.Lfunc_end85:
	.size	inclusive_max_uint_simd32, .Lfunc_end85-inclusive_max_uint_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_max_uint_simd32
	.p2align	8
	.type	exclusive_max_uint_simd32,@function
exclusive_max_uint_simd32:
exclusive_max_uint_simd32$local:
.Lfunc_begin86:
	ALU 1, @24, KC0[], KC1[]
.Ltmp2323:
	ALU 6, @26, KC0[CB0:0-32], KC1[]
.Ltmp2324:
	ALU_PUSH_BEFORE 1, @33, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp2325:
	ALU 7, @35, KC0[CB0:0-32], KC1[]
.Ltmp2326:
	ALU 0, @43, KC0[], KC1[]
	LOOP_START_DX10 @15
.Ltmp2327:
	ALU 1, @44, KC0[], KC1[]
.Ltmp2328:
	TEX 0 @22
	ALU 0, @46, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @47, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp2329:
	ALU 0, @53, KC0[CB0:0-32], KC1[]
.Ltmp2330:
	ALU 4, @54, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp2331:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp2332:
	ALU clause starting at 24:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp2333:
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2334:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T1.X, literal.x,  
.Ltmp2335:
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 33:
.Ltmp2336:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp2337:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2338:
	ALU clause starting at 35:
	  MOV * T1.W, KC0[3].X,  
.Ltmp2339:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  SUB_INT * T1.W, PV.W, T0.W,  
	  MOV   T1.X, literal.x,  
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp2340:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 43:
.Ltmp2341:
	  ADD_INT * T0.X, T1.W, T1.Z,  
.Ltmp2342:
	ALU clause starting at 44:
.Ltmp2343:
	  ADD_INT * T1.W, T0.X, literal.x,  
.Ltmp2344:
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 46:
.Ltmp2345:
	  MAX_UINT * T1.X, T1.X, T0.X,  
.Ltmp2346:
	ALU clause starting at 47:
.Ltmp2347:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2348:
	ALU clause starting at 52:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 53:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 54:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2349:
.Lfunc_end86:
	.size	exclusive_max_uint_simd32, .Lfunc_end86-exclusive_max_uint_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	543
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_min_short_simd32
	.p2align	8
	.type	reduce_min_short_simd32,@function
reduce_min_short_simd32:
reduce_min_short_simd32$local:
.Lfunc_begin87:
	ALU 5, @78, KC0[CB0:0-32], KC1[]
.Ltmp2350:
	ALU 4, @84, KC0[CB0:0-32], KC1[]
	TEX 0 @42
.Ltmp2351:
	ALU 5, @89, KC0[CB0:0-32], KC1[]
.Ltmp2352:
	ALU_PUSH_BEFORE 2, @95, KC0[], KC1[]
	JUMP @38 POP:1
.Ltmp2353:
	ALU 6, @98, KC0[CB0:0-32], KC1[]
.Ltmp2354:
	ALU_PUSH_BEFORE 2, @105, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 21, @108, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp2355:
	ALU 1, @130, KC0[], KC1[]
	TEX 0 @44
	ALU 9, @132, KC0[], KC1[]
	TEX 4 @46
	ALU 10, @142, KC0[], KC1[]
	TEX 9 @56
	ALU 87, @153, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @241, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @11
.Ltmp2356:
	ALU_POP_AFTER 20, @242, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @263, KC0[], KC1[]
	JUMP @37 POP:1
	ALU 4, @265, KC0[], KC1[]
	LOOP_START_DX10 @36
.Ltmp2357:
	TEX 0 @76
	ALU 3, @270, KC0[], KC1[]
.Ltmp2358:
	ALU 4, @274, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @279, KC0[], KC1[]
	JUMP @35 POP:1
	LOOP_BREAK @35
	POP @35 POP:1
	END_LOOP @28
	POP @37 POP:1
	ALU_POP_AFTER 0, @281, KC0[], KC1[]
.Ltmp2359:
	ALU 13, @282, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 42:
	  VTX_READ_16 T1.X, T1.X, 0, #1
	Fetch clause starting at 44:
.Ltmp2360:
	  VTX_READ_16 T20.X, T20.X, 0, #1
.Ltmp2361:
	Fetch clause starting at 46:
.Ltmp2362:
	  VTX_READ_16 T25.X, T25.X, 0, #1
	  VTX_READ_16 T24.X, T24.X, 0, #1
	  VTX_READ_16 T23.X, T23.X, 0, #1
	  VTX_READ_16 T22.X, T22.X, 0, #1
	  VTX_READ_16 T21.X, T21.X, 0, #1
.Ltmp2363:
	Fetch clause starting at 56:
.Ltmp2364:
	  VTX_READ_16 T22.X, T19.X, 12, #1
	  VTX_READ_16 T23.X, T19.X, 4, #1
	  VTX_READ_16 T24.X, T19.X, 14, #1
	  VTX_READ_16 T26.X, T19.X, 8, #1
	  VTX_READ_16 T27.X, T19.X, 0, #1
	  VTX_READ_16 T28.X, T19.X, 10, #1
	  VTX_READ_16 T29.X, T19.X, 6, #1
	  VTX_READ_16 T30.X, T19.X, 2, #1
	  VTX_READ_16 T21.X, T21.X, 0, #1
	  VTX_READ_16 T20.X, T20.X, 0, #1
.Ltmp2365:
	Fetch clause starting at 76:
.Ltmp2366:
	  VTX_READ_16 T1.X, T0.X, 0, #1
.Ltmp2367:
	ALU clause starting at 78:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp2368:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2369:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 84:
	  AND_INT * T0.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 89:
	  AND_INT * T1.W, T0.X, literal.x,  
	224(3.138909e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  MOV * T1.Z, KC0[2].Z,  
.Ltmp2370:
	ALU clause starting at 95:
.Ltmp2371:
	  SETGT_UINT * T2.W, literal.x, T1.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2372:
	ALU clause starting at 98:
.Ltmp2373:
	  ADD_INT   T3.Z, T1.W, literal.x,  
	  MOV * T2.W, literal.y,  
	-1(nan), 1(1.401298e-45)
	  MOV * T3.W, PV.W,  
	  MOV   T0.Y, literal.x,  
	  MOV * T2.Z, KC0[2].Y,  
.Ltmp2374:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 105:
.Ltmp2375:
	  SETGT_UINT * T4.W, literal.x, T3.Z,  
	16(2.242078e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2376:
	ALU clause starting at 108:
.Ltmp2377:
	  MOV * T1.Y, T1.X,  
	  MOV   T0.X, T1.X,  
	  MOV * T0.Y, PV.Y,  
	  MOV   T13.X, T1.X,  
	  MOV * T13.Y, T1.Y,  
	  MOV   T14.X, T1.X,  
	  MOV * T14.Y, T1.Y,  
	  MOV   T15.X, T1.X,  
	  MOV * T15.Y, T1.Y,  
	  MOV   T16.X, T1.X,  
	  MOV * T16.Y, T1.Y,  
	  MOV   T17.X, T1.X,  
	  MOV   T17.Y, T1.Y,  
	  AND_INT   T4.Z, T3.Z, literal.x,  
	  ADD_INT * T2.W, T0.W, T2.Z,  
	-16(nan), 0(0.000000e+00)
	  ADD_INT * T19.X, PV.W, literal.x,  
	18(2.522337e-44), 0(0.000000e+00)
	  MOV   T18.X, T1.X,  
	  MOV * T18.Y, T1.Y,  
	  MOV   T2.Y, T4.Z,  
	  OR_INT * T2.W, T4.Z, 1,  
.Ltmp2378:
	ALU clause starting at 130:
.Ltmp2379:
	  ADD_INT * T20.X, T19.X, literal.x,  
	-14(nan), 0(0.000000e+00)
.Ltmp2380:
	ALU clause starting at 132:
.Ltmp2381:
	  ADD_INT * T21.X, T19.X, literal.x,  
	-6(nan), 0(0.000000e+00)
	  ADD_INT * T22.X, T19.X, literal.x,  
	-16(nan), 0(0.000000e+00)
	  ADD_INT * T23.X, T19.X, literal.x,  
	-8(nan), 0(0.000000e+00)
	  ADD_INT * T24.X, T19.X, literal.x,  
	-10(nan), 0(0.000000e+00)
	  ADD_INT * T25.X, T19.X, literal.x,  
	-2(nan), 0(0.000000e+00)
.Ltmp2382:
	ALU clause starting at 142:
.Ltmp2383:
	  LSHL * T3.W, T20.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT   T20.X, T19.X, literal.x,  
	  LSHL   T5.Z, T21.X, literal.y,  BS:VEC_120/SCL_212
	  OR_INT * T3.W, PV.W, T22.X,  BS:VEC_021/SCL_122
	-12(nan), 16(2.242078e-44)
	  ADD_INT   T21.X, T19.X, literal.x,  
	  LSHR   T3.Y, PV.W, literal.y,  
	  OR_INT   T5.Z, PV.Z, T23.X,  
	  LSHL * T4.W, T24.X, literal.y,  BS:VEC_201
	-4(nan), 16(2.242078e-44)
.Ltmp2384:
	ALU clause starting at 153:
.Ltmp2385:
	  LSHL   T6.Z, T25.X, literal.x,  
	  OR_INT * T4.W, T4.W, T20.X,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T20.X, PV.W, literal.x,  
	  OR_INT   T4.Y, PV.Z, T21.X,  
	  BFE_INT   T6.Z, T5.Z, 0.0, literal.x, 
	  BFE_INT * T5.W, T17.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT   T17.X, PV.Z, PV.W,  
	  LSHR   T5.Y, T5.Z, literal.x,  
	  BFE_INT   T5.Z, PV.Y, 0.0, literal.x, 
	  BFE_INT * T5.W, T16.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT   T16.X, PV.Z, PV.W,  
	  BFE_INT   T6.Y, T17.Y, 0.0, literal.x, 
	  BFE_INT   T5.Z, PV.Y, 0.0, literal.x, 
	  LSHL * T5.W, T30.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  BFE_INT   T21.X, T16.Y, 0.0, literal.x, 
	  LSHL   T5.Y, T29.X, literal.x,  
	  LSHL   T6.Z, T28.X, literal.x,  BS:VEC_120/SCL_212
	  OR_INT * T5.W, PV.W, T27.X,  BS:VEC_021/SCL_122
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T25.X, PV.W, literal.x,  
	  OR_INT   T7.Y, PV.Z, T26.X,  
	  LSHL   T6.Z, T24.X, literal.x,  
	  OR_INT * T6.W, PV.Y, T23.X,  BS:VEC_021/SCL_122
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T23.X, PV.W, literal.x,  
	  OR_INT   T5.Y, PV.Z, T22.X,  
	  BFE_INT   T6.Z, PV.Y, 0.0, literal.x, 
	  BFE_INT * T7.W, T13.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT   T13.X, PV.Z, PV.W,  
	  LSHR   T7.Y, T7.Y, literal.x,  
	  BFE_INT   T6.Z, PV.Y, 0.0, literal.x, 
	  BFE_INT * T7.W, T0.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT   T0.X, PV.Z, PV.W,  
	  BFE_INT   T8.Y, T13.Y, 0.0, literal.x, 
	  BFE_INT   T6.Z, PV.Y, 0.0, literal.x, 
	  LSHR * T7.W, T5.Y, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  BFE_INT   T22.X, T0.Y, 0.0, literal.x, 
	  BFE_INT   T0.Y, PV.W, 0.0, literal.x, 
	  BFE_INT   T7.Z, T6.W, 0.0, literal.x, 
	  BFE_INT * T6.W, T14.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT   T14.X, PV.Z, PV.W,  
	  MIN_INT   T0.Y, PV.Y, PV.X,  
	  BFE_INT   T7.Z, T5.W, 0.0, literal.x, 
	  BFE_INT * T5.W, T15.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT   T15.X, PV.Z, PV.W,  
	  MIN_INT   T13.Y, T6.Z, T8.Y,  
	  BFE_INT   T6.Z, T14.Y, 0.0, literal.x, 
	  BFE_INT * T5.W, T23.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  BFE_INT   T22.X, T15.Y, 0.0, literal.x, 
	  MIN_INT   T14.Y, PV.W, PV.Z,  
	  BFE_INT   T6.Z, T25.X, 0.0, literal.x, 
	  LSHR * T5.W, T4.Y, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  BFE_INT   T23.X, PV.W, 0.0, literal.x, 
	  MIN_INT   T15.Y, PV.Z, PV.X,  
	  BFE_INT   T6.Z, T4.W, 0.0, literal.x, 
	  BFE_INT * T4.W, T18.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT   T18.X, PV.Z, PV.W,  
	  MIN_INT   T16.Y, PV.X, T21.X,  
	  BFE_INT   T6.Z, T3.W, 0.0, literal.x, 
	  BFE_INT * T3.W, T1.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT   T1.X, PV.Z, PV.W,  
	  MIN_INT   T17.Y, T5.Z, T6.Y,  
	  BFE_INT   T5.Z, T18.Y, 0.0, literal.x, 
	  BFE_INT * T3.W, T20.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T2.Y, T2.Y, literal.x,  
	-16(nan), 0(0.000000e+00)
	  MIN_INT   T18.Y, T3.W, T5.Z,  
	  BFE_INT   T5.Z, T1.Y, 0.0, literal.x, 
	  BFE_INT * T3.W, T3.Y, 0.0, literal.x, BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT   T19.X, T19.X, literal.x,  
	  MIN_INT   T1.Y, PV.W, PV.Z,  
	  SETNE_INT * T3.W, T2.Y, 0.0,  
	32(4.484155e-44), 0(0.000000e+00)
.Ltmp2386:
	ALU clause starting at 241:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 242:
.Ltmp2387:
	  MIN_INT * T3.W, T1.Y, T18.Y,  
	  MIN_INT   T5.Z, PV.W, T17.Y,  
	  MIN_INT * T3.W, T1.X, T18.X,  
	  MIN_INT   T6.Z, PV.W, T17.X,  
	  MIN_INT * T3.W, PV.Z, T16.Y,  
	  MIN_INT   T5.Z, PV.W, T15.Y,  
	  MIN_INT * T3.W, PV.Z, T16.X,  
	  MIN_INT   T6.Z, PV.W, T15.X,  
	  MIN_INT * T3.W, PV.Z, T14.Y,  
	  MIN_INT   T5.Z, PV.W, T13.Y,  
	  MIN_INT * T3.W, PV.Z, T14.X,  
	  MIN_INT   T6.Z, PV.W, T13.X,  
	  MIN_INT * T3.W, PV.Z, T0.Y,  
	  BFE_INT   T5.Z, PV.W, 0.0, literal.x, 
	  MIN_INT * T3.W, PV.Z, T0.X,  
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT * T3.W, PV.W, PV.Z,  
	  AND_INT * T0.Y, PV.W, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.X, PV.Y,  
	  SETNE_INT * T3.W, T3.Z, T4.Z,  
.Ltmp2388:
	ALU clause starting at 263:
	  BFE_INT * T3.W, T3.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 265:
.Ltmp2389:
	  LSHL * T3.W, T2.W, 1,  
	  ADD_INT * T0.W, PV.W, T0.W,  
	  ADD_INT   T0.X, T2.Z, PV.W,  
	  MOV   T0.Y, T1.X,  
	  SUB_INT * T0.W, T1.W, T2.W,  
.Ltmp2390:
	ALU clause starting at 270:
.Ltmp2391:
	  BFE_INT   T2.Z, T1.X, 0.0, literal.x, 
	  BFE_INT * T1.W, T0.Y, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT * T2.Z, PV.Z, PV.W,  
.Ltmp2392:
	ALU clause starting at 274:
.Ltmp2393:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  AND_INT * T0.Y, T2.Z, literal.y,  
.Ltmp2394:
	2(2.802597e-45), 65535(9.183409e-41)
.Ltmp2395:
	ALU clause starting at 279:
.Ltmp2396:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2397:
	ALU clause starting at 281:
	  MOV * T1.X, T0.Y,  
	ALU clause starting at 282:
	  LSHL * T0.W, T0.Z, 1,  
	  ADD_INT * T0.W, T1.Z, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2398:
.Lfunc_end87:
	.size	reduce_min_short_simd32, .Lfunc_end87-reduce_min_short_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	520
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	inclusive_min_short_simd32
	.p2align	8
	.type	inclusive_min_short_simd32,@function
inclusive_min_short_simd32:
inclusive_min_short_simd32$local:
.Lfunc_begin88:
	ALU 5, @44, KC0[CB0:0-32], KC1[]
.Ltmp2399:
	ALU 4, @50, KC0[CB0:0-32], KC1[]
	TEX 0 @36
.Ltmp2400:
	ALU 0, @55, KC0[CB0:0-32], KC1[]
.Ltmp2401:
	ALU 0, @56, KC0[CB0:0-32], KC1[]
.Ltmp2402:
	ALU_PUSH_BEFORE 1, @57, KC0[], KC1[]
	JUMP @32 POP:1
	ALU_PUSH_BEFORE 5, @59, KC0[], KC1[]
	JUMP @18 POP:1
.Ltmp2403:
	ALU 6, @65, KC0[], KC1[]
	LOOP_START_DX10 @17
.Ltmp2404:
	TEX 1 @38
	ALU_PUSH_BEFORE 17, @72, KC0[], KC1[]
	JUMP @16 POP:1
	LOOP_BREAK @16
	POP @16 POP:1
	END_LOOP @11
.Ltmp2405:
	ALU_POP_AFTER 4, @90, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @95, KC0[], KC1[]
	JUMP @31 POP:1
	ALU 5, @97, KC0[], KC1[]
	LOOP_START_DX10 @30
.Ltmp2406:
	TEX 0 @42
	ALU 3, @103, KC0[], KC1[]
.Ltmp2407:
	ALU 4, @107, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @112, KC0[], KC1[]
	JUMP @29 POP:1
	LOOP_BREAK @29
	POP @29 POP:1
	END_LOOP @22
	POP @31 POP:1
	ALU_POP_AFTER 0, @114, KC0[], KC1[]
.Ltmp2408:
	ALU 13, @115, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 36:
	  VTX_READ_16 T1.X, T1.X, 0, #1
	Fetch clause starting at 38:
.Ltmp2409:
	  VTX_READ_16 T6.X, T0.X, 2, #1
	  VTX_READ_16 T7.X, T0.X, 0, #1
.Ltmp2410:
	Fetch clause starting at 42:
.Ltmp2411:
	  VTX_READ_16 T1.X, T0.X, 0, #1
.Ltmp2412:
	ALU clause starting at 44:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp2413:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2414:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2415:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 50:
	  AND_INT * T1.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T2.W, PV.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 55:
	  MOV * T1.Z, KC0[2].Y,  
.Ltmp2416:
	ALU clause starting at 56:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 57:
	  SETGT_INT * T3.W, 1, T1.W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 59:
	  MOV * T3.W, T1.W,  
	  MOV   T0.Y, literal.x,  
	  MOV   T2.Z, literal.y,  
	  SETE_INT * T4.W, T1.W, 1,  
	0(0.000000e+00), 1(1.401298e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 65:
.Ltmp2417:
	  AND_INT * T4.W, T0.X, 1,  
	  SUB_INT   T2.Z, T1.W, PV.W,  
	  ADD_INT * T3.W, T2.W, T1.Z,  BS:VEC_120/SCL_212
	  ADD_INT   T0.X, PV.W, literal.x,  
	  MOV   T0.Y, T1.X,  
	  ADD_INT * T3.W, PV.Z, 1,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2418:
	ALU clause starting at 72:
.Ltmp2419:
	  LSHL * T5.W, T6.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT * T5.W, PV.W, T7.X,  
	  LSHR * T6.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  BFE_INT   T3.Z, PV.W, 0.0, literal.x, 
	  BFE_INT * T6.W, T0.Y, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  BFE_INT   T0.Y, T5.W, 0.0, literal.y, 
	  ADD_INT   T2.Z, T2.Z, literal.z,  
	  BFE_INT * T5.W, T1.X, 0.0, literal.y, BS:VEC_120/SCL_212
	4(5.605194e-45), 16(2.242078e-44)
	-2(nan), 0(0.000000e+00)
	  MIN_INT   T1.X, PV.Y, PV.W,  
	  MIN_INT   T0.Y, T3.Z, T6.W,  
	  SETNE_INT * T5.W, PV.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2420:
	ALU clause starting at 90:
.Ltmp2421:
	  MIN_INT * T5.W, T1.X, T0.Y,  
	  AND_INT * T0.Y, PV.W, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.X, PV.Y,  
	  SETNE_INT * T2.Z, T4.W, 0.0,  
.Ltmp2422:
	ALU clause starting at 95:
	  BFE_INT * T4.W, T2.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 97:
.Ltmp2423:
	  LSHL * T4.W, T3.W, 1,  
	  SUB_INT   T2.Z, T1.W, T3.W,  
	  ADD_INT * T1.W, PV.W, T2.W,  BS:VEC_021/SCL_122
	  ADD_INT   T0.X, T1.Z, PV.W,  
	  MOV   T0.Y, T1.X,  
	  ADD_INT * T1.W, PV.Z, 1,  
.Ltmp2424:
	ALU clause starting at 103:
.Ltmp2425:
	  BFE_INT   T1.Z, T1.X, 0.0, literal.x, 
	  BFE_INT * T2.W, T0.Y, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT * T1.Z, PV.Z, PV.W,  
.Ltmp2426:
	ALU clause starting at 107:
.Ltmp2427:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  AND_INT * T0.Y, T1.Z, literal.y,  
.Ltmp2428:
	2(2.802597e-45), 65535(9.183409e-41)
.Ltmp2429:
	ALU clause starting at 112:
.Ltmp2430:
	  SETE_INT * T2.W, T1.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2431:
	ALU clause starting at 114:
	  MOV * T1.X, T0.Y,  
	ALU clause starting at 115:
	  LSHL * T1.W, T0.Z, 1,  
	  ADD_INT * T0.W, T0.W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2432:
.Lfunc_end88:
	.size	inclusive_min_short_simd32, .Lfunc_end88-inclusive_min_short_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	521
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exclusive_min_short_simd32
	.p2align	8
	.type	exclusive_min_short_simd32,@function
exclusive_min_short_simd32:
exclusive_min_short_simd32$local:
.Lfunc_begin89:
	ALU 5, @40, KC0[CB0:0-32], KC1[]
.Ltmp2433:
	ALU 3, @46, KC0[CB0:0-32], KC1[]
.Ltmp2434:
	ALU 0, @50, KC0[CB0:0-32], KC1[]
.Ltmp2435:
	ALU_PUSH_BEFORE 1, @51, KC0[], KC1[]
	JUMP @31 POP:1
	ALU 8, @53, KC0[CB0:0-32], KC1[]
.Ltmp2436:
	ALU_PUSH_BEFORE 1, @62, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 10, @64, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp2437:
	TEX 1 @34
	ALU_PUSH_BEFORE 16, @75, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @10
.Ltmp2438:
	ALU_POP_AFTER 4, @92, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @97, KC0[], KC1[]
	JUMP @30 POP:1
	ALU 7, @99, KC0[], KC1[]
	LOOP_START_DX10 @29
.Ltmp2439:
	TEX 0 @38
	ALU 5, @107, KC0[], KC1[]
.Ltmp2440:
	ALU 3, @113, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @117, KC0[], KC1[]
	JUMP @28 POP:1
	LOOP_BREAK @28
	POP @28 POP:1
	END_LOOP @21
	POP @30 POP:1
	POP @31 POP:1
.Ltmp2441:
	ALU 13, @119, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 34:
.Ltmp2442:
	  VTX_READ_16 T7.X, T6.X, 2, #1
	  VTX_READ_16 T8.X, T6.X, 0, #1
.Ltmp2443:
	Fetch clause starting at 38:
.Ltmp2444:
	  VTX_READ_16 T6.X, T0.X, 0, #1
.Ltmp2445:
	ALU clause starting at 40:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
.Ltmp2446:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2447:
	  MULLO_INT * T0.W, KC0[1].Z, T1.X,  
.Ltmp2448:
	  AND_INT * T1.Z, T0.X, literal.x,  
.Ltmp2449:
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 46:
	  ADD_INT * T1.W, T0.W, T0.X,  
	  MOV   T1.X, literal.x,  
	  ADD_INT * T0.Y, PV.W, KC0[3].X,  
	32767(4.591635e-41), 0(0.000000e+00)
	ALU clause starting at 50:
	  MOV * T0.Z, KC0[2].Z,  
	ALU clause starting at 51:
.Ltmp2450:
	  SETE_INT * T1.W, T1.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2451:
	ALU clause starting at 53:
	  MOV * T1.X, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV   T3.Z, PV.X,  
	  MOV * T1.W, literal.x,  
	32767(4.591635e-41), 0(0.000000e+00)
	  MOV   T6.X, literal.x,  
	  MOV   T1.Y, KC0[3].X,  
	  MOV * T2.Z, KC0[2].Y,  
.Ltmp2452:
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 62:
.Ltmp2453:
	  SETE_INT * T2.W, T1.Z, 1,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2454:
	ALU clause starting at 64:
.Ltmp2455:
	  ADD_INT * T1.W, T0.X, T1.Y,  
	  ADD_INT * T1.W, PV.W, T0.W,  
	  SUB_INT   T4.Z, PV.W, T1.Z,  
	  AND_INT * T1.W, T0.X, 1,  
	  MOV   T1.X, literal.x,  
	  SUB_INT   T3.Z, T1.Z, PV.W,  
	  LSHL * T2.W, PV.Z, 1,  
	32767(4.591635e-41), 0(0.000000e+00)
	  ADD_INT   T6.X, T2.Z, PV.W,  
	  MOV * T6.Y, PV.X,  
	  MOV * T2.Y, T3.Z,  
.Ltmp2456:
	ALU clause starting at 75:
.Ltmp2457:
	  LSHL * T2.W, T7.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  OR_INT * T2.W, PV.W, T8.X,  
	  LSHR * T3.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT   T2.Y, T2.Y, literal.x,  
	  BFE_INT * T3.W, PV.W, 0.0, literal.y, 
	-2(nan), 16(2.242078e-44)
	  ADD_INT   T6.X, T6.X, literal.x,  
	  BFE_INT   T3.Y, T6.Y, 0.0, literal.y, 
	  BFE_INT   T4.Z, T2.W, 0.0, literal.y, 
	  BFE_INT * T2.W, T1.X, 0.0, literal.y, BS:VEC_120/SCL_212
	4(5.605194e-45), 16(2.242078e-44)
	  MIN_INT   T1.X, PV.Z, PV.W,  
	  MIN_INT   T6.Y, T3.W, PV.Y,  
	  SETNE_INT * T2.W, T2.Y, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2458:
	ALU clause starting at 92:
.Ltmp2459:
	  MIN_INT * T2.W, T1.X, T6.Y,  
	  AND_INT * T1.X, PV.W, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  SETNE_INT   T6.X, T1.W, 0.0,  
	  MOV * T1.W, PV.X,  
.Ltmp2460:
	ALU clause starting at 97:
	  BFE_INT * T2.W, T6.X, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 99:
.Ltmp2461:
	  ADD_INT * T2.W, T0.X, T3.Z,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  ADD_INT * T0.W, PV.W, T0.W,  
	  SUB_INT * T0.W, PV.W, T1.Z,  
	  MOV   T1.X, T1.W,  
	  LSHL * T0.W, PV.W, 1,  
	  ADD_INT   T0.X, T2.Z, PV.W,  
	  SUB_INT * T0.W, T1.Z, T3.Z,  BS:VEC_120/SCL_212
.Ltmp2462:
	ALU clause starting at 107:
.Ltmp2463:
	  BFE_INT   T1.Z, T6.X, 0.0, literal.x, 
	  BFE_INT * T1.W, T1.X, 0.0, literal.x, BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  MIN_INT * T1.Z, PV.Z, PV.W,  
.Ltmp2464:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 113:
.Ltmp2465:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  AND_INT * T1.X, T1.Z, literal.x,  
.Ltmp2466:
	65535(9.183409e-41), 0(0.000000e+00)
.Ltmp2467:
	ALU clause starting at 117:
.Ltmp2468:
	  SETE_INT * T1.W, T0.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2469:
	ALU clause starting at 119:
	  LSHL * T0.W, T0.Y, 1,  
	  ADD_INT * T0.W, T0.Z, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2470:
.Lfunc_end89:
	.size	exclusive_min_short_simd32, .Lfunc_end89-exclusive_min_short_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	broadcast_int_simd8
	.p2align	8
	.type	broadcast_int_simd8,@function
broadcast_int_simd8:
broadcast_int_simd8$local:
.Lfunc_begin90:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp2471:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
.Ltmp2472:
	ALU 4, @20, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 12, #1
.Ltmp2473:
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2474:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2475:
.Lfunc_end90:
	.size	broadcast_int_simd8, .Lfunc_end90-broadcast_int_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	broadcast_uint_simd16
	.p2align	8
	.type	broadcast_uint_simd16,@function
broadcast_uint_simd16:
broadcast_uint_simd16$local:
.Lfunc_begin91:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp2476:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
.Ltmp2477:
	ALU 4, @20, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 20, #1
.Ltmp2478:
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2479:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2480:
.Lfunc_end91:
	.size	broadcast_uint_simd16, .Lfunc_end91-broadcast_uint_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	broadcast_long_simd16
	.p2align	8
	.type	broadcast_long_simd16,@function
broadcast_long_simd16:
broadcast_long_simd16$local:
.Lfunc_begin92:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp2481:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp2482:
	TEX 0 @6
	ALU 4, @20, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_64 T0.XY, T0.X, 56, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2483:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2484:
.Lfunc_end92:
	.size	broadcast_long_simd16, .Lfunc_end92-broadcast_long_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	broadcast_ulong_simd32
	.p2align	8
	.type	broadcast_ulong_simd32,@function
broadcast_ulong_simd32:
broadcast_ulong_simd32$local:
.Lfunc_begin93:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp2485:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp2486:
	TEX 0 @6
	ALU 4, @20, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2487:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  AND_INT * T0.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2488:
.Lfunc_end93:
	.size	broadcast_ulong_simd32, .Lfunc_end93-broadcast_ulong_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	broadcast_float_simd32
	.p2align	8
	.type	broadcast_float_simd32,@function
broadcast_float_simd32:
broadcast_float_simd32$local:
.Lfunc_begin94:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp2489:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
.Ltmp2490:
	ALU 4, @20, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 24, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2491:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  AND_INT * T0.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2492:
.Lfunc_end94:
	.size	broadcast_float_simd32, .Lfunc_end94-broadcast_float_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	broadcast_char_simd16
	.p2align	8
	.type	broadcast_char_simd16,@function
broadcast_char_simd16:
broadcast_char_simd16$local:
.Lfunc_begin95:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp2493:
	ALU 3, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
.Ltmp2494:
	ALU 12, @18, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_8 T0.X, T0.X, 2, #1
.Ltmp2495:
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2496:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 18:
	  ADD_INT * T0.W, KC0[2].Z, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2497:
.Lfunc_end95:
	.size	broadcast_char_simd16, .Lfunc_end95-broadcast_char_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	broadcast_uchar_simd8
	.p2align	8
	.type	broadcast_uchar_simd8,@function
broadcast_uchar_simd8:
broadcast_uchar_simd8$local:
.Lfunc_begin96:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp2498:
	ALU 3, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
.Ltmp2499:
	ALU 12, @18, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_8 T0.X, T0.X, 1, #1
.Ltmp2500:
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2501:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 18:
	  ADD_INT * T0.W, KC0[2].Z, T0.Z,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.X, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2502:
.Lfunc_end96:
	.size	broadcast_uchar_simd8, .Lfunc_end96-broadcast_uchar_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	broadcast_short_simd32
	.p2align	8
	.type	broadcast_short_simd32,@function
broadcast_short_simd32:
broadcast_short_simd32$local:
.Lfunc_begin97:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp2503:
	ALU 4, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
.Ltmp2504:
	ALU 13, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_16 T0.X, T0.X, 8, #1
.Ltmp2505:
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2506:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  AND_INT * T0.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  LSHL * T0.W, T0.Z, 1,  
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
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2507:
.Lfunc_end97:
	.size	broadcast_short_simd32, .Lfunc_end97-broadcast_short_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	broadcast_ushort_simd16
	.p2align	8
	.type	broadcast_ushort_simd16,@function
broadcast_ushort_simd16:
broadcast_ushort_simd16$local:
.Lfunc_begin98:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp2508:
	ALU 4, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
.Ltmp2509:
	ALU 13, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_16 T0.X, T0.X, 14, #1
.Ltmp2510:
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2511:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  LSHL * T0.W, T0.Z, 1,  
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
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2512:
.Lfunc_end98:
	.size	broadcast_ushort_simd16, .Lfunc_end98-broadcast_ushort_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	broadcast_int2_simd8
	.p2align	8
	.type	broadcast_int2_simd8,@function
broadcast_int2_simd8:
broadcast_int2_simd8$local:
.Lfunc_begin99:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp2513:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @6
.Ltmp2514:
	ALU 4, @20, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_64 T0.XY, T0.X, 48, #1
.Ltmp2515:
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2516:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2517:
.Lfunc_end99:
	.size	broadcast_int2_simd8, .Lfunc_end99-broadcast_int2_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	broadcast_uchar4_simd16
	.p2align	8
	.type	broadcast_uchar4_simd16,@function
broadcast_uchar4_simd16:
broadcast_uchar4_simd16$local:
.Lfunc_begin100:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp2518:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp2519:
	TEX 0 @6
	ALU 4, @20, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_32 T0.X, T0.X, 12, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2520:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2521:
.Lfunc_end100:
	.size	broadcast_uchar4_simd16, .Lfunc_end100-broadcast_uchar4_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	broadcast_ushort8_simd16
	.p2align	8
	.type	broadcast_ushort8_simd16,@function
broadcast_ushort8_simd16:
broadcast_ushort8_simd16$local:
.Lfunc_begin101:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp2522:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp2523:
	TEX 0 @6
	ALU 4, @20, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_128 T1.XYZW, T0.X, 32, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2524:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2525:
.Lfunc_end101:
	.size	broadcast_ushort8_simd16, .Lfunc_end101-broadcast_ushort8_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	broadcast_float16_simd8
	.p2align	8
	.type	broadcast_float16_simd8,@function
broadcast_float16_simd8:
broadcast_float16_simd8$local:
.Lfunc_begin102:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp2526:
	ALU 5, @30, KC0[CB0:0-32], KC1[]
.Ltmp2527:
	TEX 0 @16
	ALU 6, @36, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	TEX 0 @18
	ALU 3, @43, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	TEX 0 @20
	ALU 1, @47, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	TEX 0 @22
	ALU 3, @49, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 16:
	  VTX_READ_128 T1.XYZW, T0.X, 96, #1
	Fetch clause starting at 18:
	  VTX_READ_128 T1.XYZW, T0.X, 112, #1
	Fetch clause starting at 20:
	  VTX_READ_128 T1.XYZW, T0.X, 64, #1
	Fetch clause starting at 22:
	  VTX_READ_128 T1.XYZW, T0.X, 80, #1
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2528:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
	  LSHL * T0.W, T0.Z, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  ADD_INT * T2.W, PV.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 43:
	  ADD_INT * T2.W, T0.W, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 47:
	  LSHR * T2.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 49:
	  ADD_INT * T0.W, T0.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2529:
.Lfunc_end102:
	.size	broadcast_float16_simd8, .Lfunc_end102-broadcast_float16_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	broadcast_long2_simd16
	.p2align	8
	.type	broadcast_long2_simd16,@function
broadcast_long2_simd16:
broadcast_long2_simd16$local:
.Lfunc_begin103:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp2530:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp2531:
	TEX 0 @6
	ALU 4, @20, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_128 T1.XYZW, T0.X, 64, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2532:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, T0.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 20:
	  LSHL * T0.W, T0.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2533:
.Lfunc_end103:
	.size	broadcast_long2_simd16, .Lfunc_end103-broadcast_long2_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	all_many_simd8
	.p2align	8
	.type	all_many_simd8,@function
all_many_simd8:
all_many_simd8$local:
.Lfunc_begin104:
	ALU 4, @26, KC0[CB0:0-32], KC1[]
.Ltmp2534:
	ALU 6, @31, KC0[CB0:0-32], KC1[]
.Ltmp2535:
	ALU_PUSH_BEFORE 1, @38, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 8, @40, KC0[CB0:0-32], KC1[]
.Ltmp2536:
	ALU 3, @49, KC0[], KC1[]
	LOOP_START_DX10 @18
.Ltmp2537:
	ALU_PUSH_BEFORE 2, @53, KC0[], KC1[]
	JUMP @12 POP:1
.Ltmp2538:
	ALU 0, @56, KC0[], KC1[]
	TEX 0 @24
	ALU_POP_AFTER 2, @57, KC0[], KC1[]
	ALU 5, @60, KC0[], KC1[]
.Ltmp2539:
	ALU_PUSH_BEFORE 0, @66, KC0[], KC1[]
	JUMP @17 POP:1
	LOOP_BREAK @17
	POP @17 POP:1
	END_LOOP @7
.Ltmp2540:
	ALU_POP_AFTER 1, @67, KC0[], KC1[]
	ALU 0, @69, KC0[CB0:0-32], KC1[]
.Ltmp2541:
	ALU 0, @70, KC0[CB0:0-32], KC1[]
.Ltmp2542:
	ALU 4, @71, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 24:
.Ltmp2543:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2544:
	ALU clause starting at 26:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp2545:
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T0.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T0.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 31:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2546:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T1.X, literal.x,  
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 38:
.Ltmp2547:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp2548:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2549:
	ALU clause starting at 40:
	  MOV * T1.W, KC0[3].X,  
.Ltmp2550:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT   T1.Z, PV.W, T0.Y,  
	  AND_INT * T1.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
	  LSHL   T1.Z, PV.W, literal.x,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp2551:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 49:
.Ltmp2552:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV   T1.Z, literal.x,  
	  MOV * T2.W, literal.y,  
.Ltmp2553:
	0(0.000000e+00), 1(1.401298e-45)
.Ltmp2554:
	ALU clause starting at 53:
	  MOV * T1.W, T1.Z,  
.Ltmp2555:
	  SETE_INT * T2.W, T2.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2556:
	ALU clause starting at 56:
.Ltmp2557:
	  MOV * T1.X, T0.X,  
.Ltmp2558:
	ALU clause starting at 57:
.Ltmp2559:
	  AND_INT * T1.W, T1.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SETNE_INT * T1.W, PV.W, 0.0,  
.Ltmp2560:
	ALU clause starting at 60:
.Ltmp2561:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETE_INT   T2.Z, PV.W, 0.0,  
	  AND_INT * T2.W, T1.W, 1,  
.Ltmp2562:
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 66:
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T2.Z, 0.0,  
	ALU clause starting at 67:
	  CNDE_INT * T1.X, T1.W, literal.x, 1, 
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 69:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 70:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 71:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2563:
.Lfunc_end104:
	.size	all_many_simd8, .Lfunc_end104-all_many_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	any_few_simd8
	.p2align	8
	.type	any_few_simd8,@function
any_few_simd8:
any_few_simd8$local:
.Lfunc_begin105:
	ALU 4, @26, KC0[CB0:0-32], KC1[]
.Ltmp2564:
	ALU 6, @31, KC0[CB0:0-32], KC1[]
.Ltmp2565:
	ALU_PUSH_BEFORE 1, @38, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 8, @40, KC0[CB0:0-32], KC1[]
.Ltmp2566:
	ALU 3, @49, KC0[], KC1[]
	LOOP_START_DX10 @18
.Ltmp2567:
	ALU_PUSH_BEFORE 2, @53, KC0[], KC1[]
	JUMP @12 POP:1
.Ltmp2568:
	ALU 0, @56, KC0[], KC1[]
	TEX 0 @24
	ALU_POP_AFTER 2, @57, KC0[], KC1[]
	ALU 5, @60, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @66, KC0[], KC1[]
	JUMP @17 POP:1
	LOOP_BREAK @17
	POP @17 POP:1
	END_LOOP @7
.Ltmp2569:
	ALU_POP_AFTER 2, @67, KC0[], KC1[]
	ALU 0, @70, KC0[CB0:0-32], KC1[]
.Ltmp2570:
	ALU 0, @71, KC0[CB0:0-32], KC1[]
.Ltmp2571:
	ALU 4, @72, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 24:
.Ltmp2572:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2573:
	ALU clause starting at 26:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp2574:
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T0.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T0.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 31:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp2575:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2576:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T1.X, literal.x,  
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 38:
.Ltmp2577:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp2578:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2579:
	ALU clause starting at 40:
	  MOV * T1.W, KC0[3].X,  
.Ltmp2580:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT   T1.Z, PV.W, T0.Y,  
	  AND_INT * T1.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
	  LSHL   T1.Z, PV.W, literal.x,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp2581:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 49:
.Ltmp2582:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV   T1.Z, literal.x,  
	  MOV * T2.W, literal.y,  
.Ltmp2583:
	1(1.401298e-45), 0(0.000000e+00)
.Ltmp2584:
	ALU clause starting at 53:
	  MOV * T1.W, T1.Z,  
.Ltmp2585:
	  SETNE_INT * T2.W, T2.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2586:
	ALU clause starting at 56:
.Ltmp2587:
	  MOV * T1.X, T0.X,  
.Ltmp2588:
	ALU clause starting at 57:
.Ltmp2589:
	  AND_INT * T1.W, T1.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETE_INT * T1.W, PV.W, 0.0,  
.Ltmp2590:
	ALU clause starting at 60:
.Ltmp2591:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETE_INT   T2.Z, PV.W, 0.0,  
	  AND_INT * T2.W, T1.W, 1,  
.Ltmp2592:
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 66:
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T2.Z, 0.0,  
	ALU clause starting at 67:
	  AND_INT * T0.W, T1.W, 1,  
	  CNDE_INT * T1.X, PV.W, literal.x, 1, 
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 70:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 71:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 72:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2593:
.Lfunc_end105:
	.size	any_few_simd8, .Lfunc_end105-any_few_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	all_few_simd16
	.p2align	8
	.type	all_few_simd16,@function
all_few_simd16:
all_few_simd16$local:
.Lfunc_begin106:
	ALU 4, @26, KC0[CB0:0-32], KC1[]
.Ltmp2594:
	ALU 6, @31, KC0[CB0:0-32], KC1[]
.Ltmp2595:
	ALU_PUSH_BEFORE 1, @38, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 8, @40, KC0[CB0:0-32], KC1[]
.Ltmp2596:
	ALU 3, @49, KC0[], KC1[]
	LOOP_START_DX10 @18
.Ltmp2597:
	ALU_PUSH_BEFORE 2, @53, KC0[], KC1[]
	JUMP @12 POP:1
.Ltmp2598:
	ALU 0, @56, KC0[], KC1[]
	TEX 0 @24
	ALU_POP_AFTER 2, @57, KC0[], KC1[]
	ALU 5, @60, KC0[], KC1[]
.Ltmp2599:
	ALU_PUSH_BEFORE 0, @66, KC0[], KC1[]
	JUMP @17 POP:1
	LOOP_BREAK @17
	POP @17 POP:1
	END_LOOP @7
.Ltmp2600:
	ALU_POP_AFTER 1, @67, KC0[], KC1[]
	ALU 0, @69, KC0[CB0:0-32], KC1[]
.Ltmp2601:
	ALU 0, @70, KC0[CB0:0-32], KC1[]
.Ltmp2602:
	ALU 4, @71, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 24:
.Ltmp2603:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2604:
	ALU clause starting at 26:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp2605:
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T0.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T0.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	ALU clause starting at 31:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2606:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T1.X, literal.x,  
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 38:
.Ltmp2607:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp2608:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2609:
	ALU clause starting at 40:
	  MOV * T1.W, KC0[3].X,  
.Ltmp2610:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT   T1.Z, PV.W, T0.Y,  
	  AND_INT * T1.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
	  LSHL   T1.Z, PV.W, literal.x,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp2611:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 49:
.Ltmp2612:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV   T1.Z, literal.x,  
	  MOV * T2.W, literal.y,  
.Ltmp2613:
	0(0.000000e+00), 1(1.401298e-45)
.Ltmp2614:
	ALU clause starting at 53:
	  MOV * T1.W, T1.Z,  
.Ltmp2615:
	  SETE_INT * T2.W, T2.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2616:
	ALU clause starting at 56:
.Ltmp2617:
	  MOV * T1.X, T0.X,  
.Ltmp2618:
	ALU clause starting at 57:
.Ltmp2619:
	  AND_INT * T1.W, T1.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETE_INT * T1.W, PV.W, 0.0,  
.Ltmp2620:
	ALU clause starting at 60:
.Ltmp2621:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETE_INT   T2.Z, PV.W, 0.0,  
	  AND_INT * T2.W, T1.W, 1,  
.Ltmp2622:
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 66:
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T2.Z, 0.0,  
	ALU clause starting at 67:
	  CNDE_INT * T1.X, T1.W, literal.x, 1, 
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 69:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 70:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 71:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2623:
.Lfunc_end106:
	.size	all_few_simd16, .Lfunc_end106-all_few_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	any_many_simd16
	.p2align	8
	.type	any_many_simd16,@function
any_many_simd16:
any_many_simd16$local:
.Lfunc_begin107:
	ALU 4, @26, KC0[CB0:0-32], KC1[]
.Ltmp2624:
	ALU 6, @31, KC0[CB0:0-32], KC1[]
.Ltmp2625:
	ALU_PUSH_BEFORE 1, @38, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 8, @40, KC0[CB0:0-32], KC1[]
.Ltmp2626:
	ALU 3, @49, KC0[], KC1[]
	LOOP_START_DX10 @18
.Ltmp2627:
	ALU_PUSH_BEFORE 2, @53, KC0[], KC1[]
	JUMP @12 POP:1
.Ltmp2628:
	ALU 0, @56, KC0[], KC1[]
	TEX 0 @24
	ALU_POP_AFTER 2, @57, KC0[], KC1[]
	ALU 5, @60, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @66, KC0[], KC1[]
	JUMP @17 POP:1
	LOOP_BREAK @17
	POP @17 POP:1
	END_LOOP @7
.Ltmp2629:
	ALU_POP_AFTER 2, @67, KC0[], KC1[]
	ALU 0, @70, KC0[CB0:0-32], KC1[]
.Ltmp2630:
	ALU 0, @71, KC0[CB0:0-32], KC1[]
.Ltmp2631:
	ALU 4, @72, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 24:
.Ltmp2632:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2633:
	ALU clause starting at 26:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp2634:
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T0.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T0.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	ALU clause starting at 31:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp2635:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2636:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T1.X, literal.x,  
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 38:
.Ltmp2637:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp2638:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2639:
	ALU clause starting at 40:
	  MOV * T1.W, KC0[3].X,  
.Ltmp2640:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT   T1.Z, PV.W, T0.Y,  
	  AND_INT * T1.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
	  LSHL   T1.Z, PV.W, literal.x,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp2641:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 49:
.Ltmp2642:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV   T1.Z, literal.x,  
	  MOV * T2.W, literal.y,  
.Ltmp2643:
	1(1.401298e-45), 0(0.000000e+00)
.Ltmp2644:
	ALU clause starting at 53:
	  MOV * T1.W, T1.Z,  
.Ltmp2645:
	  SETNE_INT * T2.W, T2.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2646:
	ALU clause starting at 56:
.Ltmp2647:
	  MOV * T1.X, T0.X,  
.Ltmp2648:
	ALU clause starting at 57:
.Ltmp2649:
	  AND_INT * T1.W, T1.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SETNE_INT * T1.W, PV.W, 0.0,  
.Ltmp2650:
	ALU clause starting at 60:
.Ltmp2651:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETE_INT   T2.Z, PV.W, 0.0,  
	  AND_INT * T2.W, T1.W, 1,  
.Ltmp2652:
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 66:
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T2.Z, 0.0,  
	ALU clause starting at 67:
	  AND_INT * T0.W, T1.W, 1,  
	  CNDE_INT * T1.X, PV.W, literal.x, 1, 
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 70:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 71:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 72:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2653:
.Lfunc_end107:
	.size	any_many_simd16, .Lfunc_end107-any_many_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	all_many_simd32
	.p2align	8
	.type	all_many_simd32,@function
all_many_simd32:
all_many_simd32$local:
.Lfunc_begin108:
	ALU 4, @26, KC0[CB0:0-32], KC1[]
.Ltmp2654:
	ALU 6, @31, KC0[CB0:0-32], KC1[]
.Ltmp2655:
	ALU_PUSH_BEFORE 1, @38, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 8, @40, KC0[CB0:0-32], KC1[]
.Ltmp2656:
	ALU 3, @49, KC0[], KC1[]
	LOOP_START_DX10 @18
.Ltmp2657:
	ALU_PUSH_BEFORE 2, @53, KC0[], KC1[]
	JUMP @12 POP:1
.Ltmp2658:
	ALU 0, @56, KC0[], KC1[]
	TEX 0 @24
	ALU_POP_AFTER 2, @57, KC0[], KC1[]
	ALU 5, @60, KC0[], KC1[]
.Ltmp2659:
	ALU_PUSH_BEFORE 0, @66, KC0[], KC1[]
	JUMP @17 POP:1
	LOOP_BREAK @17
	POP @17 POP:1
	END_LOOP @7
.Ltmp2660:
	ALU_POP_AFTER 1, @67, KC0[], KC1[]
	ALU 0, @69, KC0[CB0:0-32], KC1[]
.Ltmp2661:
	ALU 0, @70, KC0[CB0:0-32], KC1[]
.Ltmp2662:
	ALU 4, @71, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 24:
.Ltmp2663:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2664:
	ALU clause starting at 26:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp2665:
	224(3.138909e-43), 0(0.000000e+00)
	  SUB_INT * T0.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T0.W, PV.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	ALU clause starting at 31:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2666:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T1.X, literal.x,  
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 38:
.Ltmp2667:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp2668:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2669:
	ALU clause starting at 40:
	  MOV * T1.W, KC0[3].X,  
.Ltmp2670:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT   T1.Z, PV.W, T0.Y,  
	  AND_INT * T1.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
	  LSHL   T1.Z, PV.W, literal.x,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp2671:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 49:
.Ltmp2672:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV   T1.Z, literal.x,  
	  MOV * T2.W, literal.y,  
.Ltmp2673:
	0(0.000000e+00), 1(1.401298e-45)
.Ltmp2674:
	ALU clause starting at 53:
	  MOV * T1.W, T1.Z,  
.Ltmp2675:
	  SETE_INT * T2.W, T2.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2676:
	ALU clause starting at 56:
.Ltmp2677:
	  MOV * T1.X, T0.X,  
.Ltmp2678:
	ALU clause starting at 57:
.Ltmp2679:
	  AND_INT * T1.W, T1.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SETNE_INT * T1.W, PV.W, 0.0,  
.Ltmp2680:
	ALU clause starting at 60:
.Ltmp2681:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETE_INT   T2.Z, PV.W, 0.0,  
	  AND_INT * T2.W, T1.W, 1,  
.Ltmp2682:
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 66:
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T2.Z, 0.0,  
	ALU clause starting at 67:
	  CNDE_INT * T1.X, T1.W, literal.x, 1, 
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 69:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 70:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 71:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2683:
.Lfunc_end108:
	.size	all_many_simd32, .Lfunc_end108-all_many_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	any_few_simd32
	.p2align	8
	.type	any_few_simd32,@function
any_few_simd32:
any_few_simd32$local:
.Lfunc_begin109:
	ALU 4, @26, KC0[CB0:0-32], KC1[]
.Ltmp2684:
	ALU 6, @31, KC0[CB0:0-32], KC1[]
.Ltmp2685:
	ALU_PUSH_BEFORE 1, @38, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 8, @40, KC0[CB0:0-32], KC1[]
.Ltmp2686:
	ALU 3, @49, KC0[], KC1[]
	LOOP_START_DX10 @18
.Ltmp2687:
	ALU_PUSH_BEFORE 2, @53, KC0[], KC1[]
	JUMP @12 POP:1
.Ltmp2688:
	ALU 0, @56, KC0[], KC1[]
	TEX 0 @24
	ALU_POP_AFTER 2, @57, KC0[], KC1[]
	ALU 5, @60, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @66, KC0[], KC1[]
	JUMP @17 POP:1
	LOOP_BREAK @17
	POP @17 POP:1
	END_LOOP @7
.Ltmp2689:
	ALU_POP_AFTER 2, @67, KC0[], KC1[]
	ALU 0, @70, KC0[CB0:0-32], KC1[]
.Ltmp2690:
	ALU 0, @71, KC0[CB0:0-32], KC1[]
.Ltmp2691:
	ALU 4, @72, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 24:
.Ltmp2692:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2693:
	ALU clause starting at 26:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp2694:
	224(3.138909e-43), 0(0.000000e+00)
	  SUB_INT * T0.W, KC0[1].Z, PV.W,  
	  MIN_UINT * T0.W, PV.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	ALU clause starting at 31:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp2695:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2696:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV   T1.X, literal.x,  
	  ADD_INT * T0.Z, PV.Y, T0.X,  
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 38:
.Ltmp2697:
	  SETE_INT * T1.W, T0.W, 0.0,  
.Ltmp2698:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2699:
	ALU clause starting at 40:
	  MOV * T1.W, KC0[3].X,  
.Ltmp2700:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT   T1.Z, PV.W, T0.Y,  
	  AND_INT * T1.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
	  LSHL   T1.Z, PV.W, literal.x,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp2701:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 49:
.Ltmp2702:
	  ADD_INT   T0.X, T1.W, T1.Z,  
	  MOV   T1.Z, literal.x,  
	  MOV * T2.W, literal.y,  
.Ltmp2703:
	1(1.401298e-45), 0(0.000000e+00)
.Ltmp2704:
	ALU clause starting at 53:
	  MOV * T1.W, T1.Z,  
.Ltmp2705:
	  SETNE_INT * T2.W, T2.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2706:
	ALU clause starting at 56:
.Ltmp2707:
	  MOV * T1.X, T0.X,  
.Ltmp2708:
	ALU clause starting at 57:
.Ltmp2709:
	  AND_INT * T1.W, T1.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SETE_INT * T1.W, PV.W, 0.0,  
.Ltmp2710:
	ALU clause starting at 60:
.Ltmp2711:
	  ADD_INT * T0.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETE_INT   T2.Z, PV.W, 0.0,  
	  AND_INT * T2.W, T1.W, 1,  
.Ltmp2712:
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 66:
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T2.Z, 0.0,  
	ALU clause starting at 67:
	  AND_INT * T0.W, T1.W, 1,  
	  CNDE_INT * T1.X, PV.W, literal.x, 1, 
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 70:
	  ADD_INT * T0.Z, T0.Z, KC0[3].X,  
	ALU clause starting at 71:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 72:
	  LSHL * T1.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2713:
.Lfunc_end109:
	.size	any_few_simd32, .Lfunc_end109-any_few_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shape_simd8
	.p2align	8
	.type	shape_simd8,@function
shape_simd8:
shape_simd8$local:
.Lfunc_begin110:
	ALU 10, @6, KC0[CB0:0-32], KC1[]
.Ltmp2714:
	ALU 8, @17, KC0[CB0:0-32], KC1[]
.Ltmp2715:
	ALU 3, @26, KC0[CB0:0-32], KC1[]
.Ltmp2716:
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	ALU clause starting at 6:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp2717:
	248(3.475220e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  SUB_INT * T0.W, KC0[1].Z, T0.W,  
	  MIN_UINT   T1.X, PV.W, literal.x,  
.Ltmp2718:
	  ADD_INT * T0.W, PV.Z, KC0[2].W,  
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 17:
	  LSHL   T2.X, T0.W, literal.x,  
	  ADD_INT   T0.Y, KC0[1].Z, literal.y,  
	  LSHL   T0.Z, T0.X, literal.z,  
	  LSHR * T1.W, T0.X, literal.w,  
	4(5.605194e-45), 7(9.809089e-45)
	16(2.242078e-44), 3(4.203895e-45)
	  AND_INT   T1.Y, PV.Z, literal.x,  
	  LSHR * T1.Z, PV.Y, literal.y,  
.Ltmp2719:
	458752(6.428485e-40), 3(4.203895e-45)
	ALU clause starting at 26:
	  ADD_INT * T0.W, KC0[2].Y, T2.X,  
	  LSHR   T0.X, PV.W, literal.x,  
	  OR_INT * T1.Y, T1.Y, literal.y,  
	2(2.802597e-45), 8(1.121039e-44)
.Ltmp2720:
.Lfunc_end110:
	.size	shape_simd8, .Lfunc_end110-shape_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shape_simd16
	.p2align	8
	.type	shape_simd16,@function
shape_simd16:
shape_simd16$local:
.Lfunc_begin111:
	ALU 10, @6, KC0[CB0:0-32], KC1[]
.Ltmp2721:
	ALU 8, @17, KC0[CB0:0-32], KC1[]
.Ltmp2722:
	ALU 3, @26, KC0[CB0:0-32], KC1[]
.Ltmp2723:
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	ALU clause starting at 6:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp2724:
	240(3.363116e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  SUB_INT * T0.W, KC0[1].Z, T0.W,  
	  MIN_UINT   T1.X, PV.W, literal.x,  
.Ltmp2725:
	  ADD_INT * T0.W, PV.Z, KC0[2].W,  
	16(2.242078e-44), 0(0.000000e+00)
	ALU clause starting at 17:
	  LSHL   T2.X, T0.W, literal.x,  
	  ADD_INT   T0.Y, KC0[1].Z, literal.y,  
	  LSHL   T0.Z, T0.X, literal.z,  
	  LSHR * T1.W, T0.X, literal.x,  
	4(5.605194e-45), 15(2.101948e-44)
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT   T1.Y, PV.Z, literal.x,  
	  LSHR * T1.Z, PV.Y, literal.y,  
.Ltmp2726:
	983040(1.377532e-39), 4(5.605194e-45)
	ALU clause starting at 26:
	  ADD_INT * T0.W, KC0[2].Y, T2.X,  
	  LSHR   T0.X, PV.W, literal.x,  
	  OR_INT * T1.Y, T1.Y, literal.y,  
	2(2.802597e-45), 16(2.242078e-44)
.Ltmp2727:
.Lfunc_end111:
	.size	shape_simd16, .Lfunc_end111-shape_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	shape_simd32
	.p2align	8
	.type	shape_simd32,@function
shape_simd32:
shape_simd32$local:
.Lfunc_begin112:
	ALU 10, @6, KC0[CB0:0-32], KC1[]
.Ltmp2728:
	ALU 8, @17, KC0[CB0:0-32], KC1[]
.Ltmp2729:
	ALU 3, @26, KC0[CB0:0-32], KC1[]
.Ltmp2730:
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	ALU clause starting at 6:
	  AND_INT * T0.W, T0.X, literal.x,  
.Ltmp2731:
	224(3.138909e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  SUB_INT * T0.W, KC0[1].Z, T0.W,  
	  MIN_UINT   T1.X, PV.W, literal.x,  
.Ltmp2732:
	  ADD_INT * T0.W, PV.Z, KC0[2].W,  
	32(4.484155e-44), 0(0.000000e+00)
	ALU clause starting at 17:
	  LSHL   T2.X, T0.W, literal.x,  
	  ADD_INT   T0.Y, KC0[1].Z, literal.y,  
	  LSHL   T0.Z, T0.X, literal.z,  
	  LSHR * T1.W, T0.X, literal.w,  
	4(5.605194e-45), 31(4.344025e-44)
	16(2.242078e-44), 5(7.006492e-45)
	  AND_INT   T1.Y, PV.Z, literal.x,  
	  LSHR * T1.Z, PV.Y, literal.y,  
.Ltmp2733:
	2031616(2.846900e-39), 5(7.006492e-45)
	ALU clause starting at 26:
	  ADD_INT * T0.W, KC0[2].Y, T2.X,  
	  LSHR   T0.X, PV.W, literal.x,  
	  OR_INT * T1.Y, T1.Y, literal.y,  
	2(2.802597e-45), 32(4.484155e-44)
.Ltmp2734:
.Lfunc_end112:
	.size	shape_simd32, .Lfunc_end112-shape_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	64
	.text
	.globl	own_barrier_simd16
	.p2align	8
	.type	own_barrier_simd16,@function
own_barrier_simd16:
own_barrier_simd16$local:
.Lfunc_begin113:
	ALU 8, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @16
.Ltmp2735:
	ALU 6, @27, KC0[], KC1[]
	ALU 9, @34, KC0[], KC1[]
.Ltmp2736:
	ALU 0, @44, KC0[], KC1[]
.Ltmp2737:
	ALU 3, @45, KC0[], KC1[]
	ALU 9, @49, KC0[], KC1[]
	ALU 0, @59, KC0[], KC1[]
.Ltmp2738:
	ALU 3, @60, KC0[], KC1[]
	ALU 9, @64, KC0[], KC1[]
	ALU 0, @74, KC0[], KC1[]
.Ltmp2739:
	ALU 3, @75, KC0[], KC1[]
	ALU 7, @79, KC0[], KC1[]
.Ltmp2740:
	ALU 3, @87, KC0[CB0:0-32], KC1[]
.Ltmp2741:
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 16:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp2742:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 27:
.Ltmp2743:
	  XOR_INT   T0.Z, T0.X, 1,  
	  LSHL * T1.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T1.X, 
	  LSHL * T2.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp2744:
	ALU clause starting at 34:
.Ltmp2745:
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.Y, OQAP,  
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Z, T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  XOR_INT   T1.Z, T0.X, literal.x,  
	  ADD_INT * T2.W, T0.Y, PV.Z,  
.Ltmp2746:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 44:
.Ltmp2747:
	  GROUP_BARRIER
.Ltmp2748:
	ALU clause starting at 45:
.Ltmp2749:
	  LDS_WRITE * T1.W, T2.W, 
	  LSHL * T3.W, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp2750:
	ALU clause starting at 49:
.Ltmp2751:
	  LDS_READ_RET * OQAP, T3.W 
	  MOV * T0.Y, OQAP,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  XOR_INT   T1.Z, T0.X, literal.x,  
	  ADD_INT * T2.W, T0.Y, PV.Z,  
.Ltmp2752:
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 59:
.Ltmp2753:
	  GROUP_BARRIER
.Ltmp2754:
	ALU clause starting at 60:
.Ltmp2755:
	  LDS_WRITE * T1.W, T2.W, 
	  LSHL * T3.W, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp2756:
	ALU clause starting at 64:
.Ltmp2757:
	  LDS_READ_RET * OQAP, T3.W 
	  MOV * T0.Y, OQAP,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  XOR_INT   T1.Z, T0.X, literal.x,  
	  ADD_INT * T2.W, T0.Y, PV.Z,  
.Ltmp2758:
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 74:
.Ltmp2759:
	  GROUP_BARRIER
.Ltmp2760:
	ALU clause starting at 75:
.Ltmp2761:
	  LDS_WRITE * T1.W, T2.W, 
	  LSHL * T1.W, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp2762:
	ALU clause starting at 79:
.Ltmp2763:
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T0.X, OQAP,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, T0.X, PV.Y,  
.Ltmp2764:
	ALU clause starting at 87:
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
.Ltmp2765:
	2(2.802597e-45), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp2766:
.Lfunc_end113:
	.size	own_barrier_simd16, .Lfunc_end113-own_barrier_simd16

	.type	llvm.amdgcn.kernel.own_barrier_simd16.lds,@object
	.comm	llvm.amdgcn.kernel.own_barrier_simd16.lds,256,4
