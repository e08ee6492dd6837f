	.text
	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_reduce_add_int_simd16
	.p2align	8
	.type	some_reduce_add_int_simd16,@function
some_reduce_add_int_simd16:
some_reduce_add_int_simd16$local:
.Lfunc_begin0:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp1:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp2:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 5, @66, KC0[CB0:0-32], KC1[]
.Ltmp3:
	ALU_PUSH_BEFORE 3, @72, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 6, @76, KC0[CB0:0-32], KC1[]
.Ltmp4:
	ALU 5, @83, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp5:
	ALU_PUSH_BEFORE 18, @89, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @108, KC0[], KC1[]
	TEX 0 @30
	ALU 0, @109, KC0[], KC1[]
	POP @18 POP:1
.Ltmp6:
	ALU_PUSH_BEFORE 6, @110, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp7:
	ALU 2, @117, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp8:
	Fetch clause starting at 30:
.Ltmp9:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp10:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp11:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp12:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp13:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp14:
	ALU clause starting at 63:
.Ltmp15:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp16:
	ALU clause starting at 66:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp17:
	16(2.242078e-44), 0(0.000000e+00)
.Ltmp18:
	ALU clause starting at 72:
	  MOV   T1.X, literal.x,  
.Ltmp19:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp20:
	0(0.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp21:
	ALU clause starting at 76:
	  AND_INT * T3.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T2.W, T2.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp22:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp23:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 83:
.Ltmp24:
	  ADD_INT * T0.X, T3.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp25:
	ALU clause starting at 89:
.Ltmp26:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp27:
	ALU clause starting at 108:
.Ltmp28:
	  MOV * T2.X, T0.X,  
.Ltmp29:
	ALU clause starting at 109:
.Ltmp30:
	  ADD_INT * T1.X, T2.X, T1.X,  
.Ltmp31:
	ALU clause starting at 110:
.Ltmp32:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp33:
	ALU clause starting at 117:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp34:
.Lfunc_end0:
	.size	some_reduce_add_int_simd16, .Lfunc_end0-some_reduce_add_int_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_inclusive_add_int_simd16
	.p2align	8
	.type	some_inclusive_add_int_simd16,@function
some_inclusive_add_int_simd16:
some_inclusive_add_int_simd16$local:
.Lfunc_begin1:
	ALU 5, @28, KC0[CB0:0-32], KC1[]
.Ltmp35:
	ALU 2, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @24
.Ltmp36:
	ALU_PUSH_BEFORE 23, @37, KC0[], KC1[]
	JUMP @20 POP:1
	ALU 6, @61, KC0[CB0:0-32], KC1[]
.Ltmp37:
	ALU 6, @68, KC0[], KC1[]
	LOOP_START_DX10 @19
.Ltmp38:
	ALU_PUSH_BEFORE 18, @75, KC0[], KC1[]
	JUMP @14 POP:1
	ALU 0, @94, KC0[], KC1[]
	TEX 0 @26
	ALU 0, @95, KC0[], KC1[]
	POP @14 POP:1
.Ltmp39:
	ALU_PUSH_BEFORE 6, @96, KC0[], KC1[]
	JUMP @18 POP:1
	LOOP_BREAK @18
	POP @18 POP:1
	END_LOOP @8
	POP @20 POP:1
	ALU 0, @103, KC0[CB0:0-32], KC1[]
.Ltmp40:
	ALU 2, @104, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 24:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp41:
	Fetch clause starting at 26:
.Ltmp42:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp43:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp44:
	ALU clause starting at 34:
	  LSHL * T0.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 37:
.Ltmp45:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp46:
	ALU clause starting at 61:
.Ltmp47:
	  AND_INT * T2.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp48:
	  LSHL   T0.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp49:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 68:
.Ltmp50:
	  ADD_INT   T0.X, T1.W, T0.Z,  
	  ADD_INT * T1.W, T2.W, 1,  BS:VEC_120/SCL_212
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp51:
	ALU clause starting at 75:
.Ltmp52:
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp53:
	ALU clause starting at 94:
.Ltmp54:
	  MOV * T2.X, T0.X,  
.Ltmp55:
	ALU clause starting at 95:
.Ltmp56:
	  ADD_INT * T1.X, T2.X, T1.X,  
.Ltmp57:
	ALU clause starting at 96:
.Ltmp58:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp59:
	ALU clause starting at 103:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 104:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp60:
.Lfunc_end1:
	.size	some_inclusive_add_int_simd16, .Lfunc_end1-some_inclusive_add_int_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_exclusive_add_int_simd16
	.p2align	8
	.type	some_exclusive_add_int_simd16,@function
some_exclusive_add_int_simd16:
some_exclusive_add_int_simd16$local:
.Lfunc_begin2:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp61:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp62:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp63:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 1, @66, KC0[], KC1[]
.Ltmp64:
	ALU_PUSH_BEFORE 3, @68, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 4, @72, KC0[CB0:0-32], KC1[]
.Ltmp65:
	ALU 5, @77, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp66:
	ALU_PUSH_BEFORE 18, @83, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @102, KC0[], KC1[]
	TEX 0 @30
	ALU 0, @103, KC0[], KC1[]
	POP @18 POP:1
.Ltmp67:
	ALU_PUSH_BEFORE 6, @104, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp68:
	ALU 2, @111, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp69:
	Fetch clause starting at 30:
.Ltmp70:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp71:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp72:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp73:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp74:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp75:
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp76:
	ALU clause starting at 63:
.Ltmp77:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp78:
	ALU clause starting at 66:
.Ltmp79:
	  AND_INT * T1.W, T0.X, literal.x,  
.Ltmp80:
	15(2.101948e-44), 0(0.000000e+00)
.Ltmp81:
	ALU clause starting at 68:
	  MOV   T1.X, literal.x,  
.Ltmp82:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp83:
	0(0.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp84:
	ALU clause starting at 72:
.Ltmp85:
	  SUB_INT * T2.W, T2.W, T1.W,  
	  MOV   T1.X, literal.x,  
.Ltmp86:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp87:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 77:
.Ltmp88:
	  ADD_INT * T0.X, T3.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp89:
	ALU clause starting at 83:
.Ltmp90:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp91:
	ALU clause starting at 102:
.Ltmp92:
	  MOV * T2.X, T0.X,  
.Ltmp93:
	ALU clause starting at 103:
.Ltmp94:
	  ADD_INT * T1.X, T2.X, T1.X,  
.Ltmp95:
	ALU clause starting at 104:
.Ltmp96:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp97:
	ALU clause starting at 111:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp98:
.Lfunc_end2:
	.size	some_exclusive_add_int_simd16, .Lfunc_end2-some_exclusive_add_int_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_reduce_mul_int_simd8
	.p2align	8
	.type	some_reduce_mul_int_simd8,@function
some_reduce_mul_int_simd8:
some_reduce_mul_int_simd8$local:
.Lfunc_begin3:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp99:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp100:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp101:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 5, @66, KC0[CB0:0-32], KC1[]
.Ltmp102:
	ALU_PUSH_BEFORE 3, @72, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 6, @76, KC0[CB0:0-32], KC1[]
.Ltmp103:
	ALU 5, @83, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp104:
	ALU_PUSH_BEFORE 18, @89, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @108, KC0[], KC1[]
	TEX 0 @30
	ALU 3, @109, KC0[], KC1[]
	POP @18 POP:1
.Ltmp105:
	ALU_PUSH_BEFORE 6, @113, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp106:
	ALU 2, @120, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp107:
	Fetch clause starting at 30:
.Ltmp108:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp109:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp110:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp111:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp112:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp113:
	ALU clause starting at 63:
.Ltmp114:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp115:
	ALU clause starting at 66:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp116:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp117:
	ALU clause starting at 72:
	  MOV   T1.X, literal.x,  
.Ltmp118:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp119:
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp120:
	ALU clause starting at 76:
	  AND_INT * T3.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T2.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp121:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp122:
	1(1.401298e-45), 2(2.802597e-45)
	ALU clause starting at 83:
.Ltmp123:
	  ADD_INT * T0.X, T3.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp124:
	ALU clause starting at 89:
.Ltmp125:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp126:
	ALU clause starting at 108:
.Ltmp127:
	  MOV * T2.X, T0.X,  
.Ltmp128:
	ALU clause starting at 109:
	  MULLO_INT   T1.X, T2.X, T1.X,  
	  MULLO_INT   T1.Y (MASKED), T2.X, T1.X,  
	  MULLO_INT   T1.Z (MASKED), T2.X, T1.X,  
	  MULLO_INT * T1.W (MASKED), T2.X, T1.X,  
	ALU clause starting at 113:
.Ltmp129:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp130:
	ALU clause starting at 120:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp131:
.Lfunc_end3:
	.size	some_reduce_mul_int_simd8, .Lfunc_end3-some_reduce_mul_int_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_inclusive_mul_int_simd8
	.p2align	8
	.type	some_inclusive_mul_int_simd8,@function
some_inclusive_mul_int_simd8:
some_inclusive_mul_int_simd8$local:
.Lfunc_begin4:
	ALU 5, @28, KC0[CB0:0-32], KC1[]
.Ltmp132:
	ALU 2, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @24
.Ltmp133:
	ALU_PUSH_BEFORE 23, @37, KC0[], KC1[]
	JUMP @20 POP:1
	ALU 6, @61, KC0[CB0:0-32], KC1[]
.Ltmp134:
	ALU 6, @68, KC0[], KC1[]
	LOOP_START_DX10 @19
.Ltmp135:
	ALU_PUSH_BEFORE 18, @75, KC0[], KC1[]
	JUMP @14 POP:1
	ALU 0, @94, KC0[], KC1[]
	TEX 0 @26
	ALU 3, @95, KC0[], KC1[]
	POP @14 POP:1
.Ltmp136:
	ALU_PUSH_BEFORE 6, @99, KC0[], KC1[]
	JUMP @18 POP:1
	LOOP_BREAK @18
	POP @18 POP:1
	END_LOOP @8
	POP @20 POP:1
	ALU 0, @106, KC0[CB0:0-32], KC1[]
.Ltmp137:
	ALU 2, @107, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 24:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp138:
	Fetch clause starting at 26:
.Ltmp139:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp140:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp141:
	ALU clause starting at 34:
	  LSHL * T0.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 37:
.Ltmp142:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp143:
	ALU clause starting at 61:
.Ltmp144:
	  AND_INT * T2.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp145:
	  LSHL   T0.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp146:
	1(1.401298e-45), 2(2.802597e-45)
	ALU clause starting at 68:
.Ltmp147:
	  ADD_INT   T0.X, T1.W, T0.Z,  
	  ADD_INT * T1.W, T2.W, 1,  BS:VEC_120/SCL_212
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp148:
	ALU clause starting at 75:
.Ltmp149:
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp150:
	ALU clause starting at 94:
.Ltmp151:
	  MOV * T2.X, T0.X,  
.Ltmp152:
	ALU clause starting at 95:
	  MULLO_INT   T1.X, T2.X, T1.X,  
	  MULLO_INT   T1.Y (MASKED), T2.X, T1.X,  
	  MULLO_INT   T1.Z (MASKED), T2.X, T1.X,  
	  MULLO_INT * T1.W (MASKED), T2.X, T1.X,  
	ALU clause starting at 99:
.Ltmp153:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp154:
	ALU clause starting at 106:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 107:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp155:
.Lfunc_end4:
	.size	some_inclusive_mul_int_simd8, .Lfunc_end4-some_inclusive_mul_int_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_exclusive_mul_int_simd8
	.p2align	8
	.type	some_exclusive_mul_int_simd8,@function
some_exclusive_mul_int_simd8:
some_exclusive_mul_int_simd8$local:
.Lfunc_begin5:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp156:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp157:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp158:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 1, @66, KC0[], KC1[]
.Ltmp159:
	ALU_PUSH_BEFORE 3, @68, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 4, @72, KC0[CB0:0-32], KC1[]
.Ltmp160:
	ALU 5, @77, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp161:
	ALU_PUSH_BEFORE 18, @83, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @102, KC0[], KC1[]
	TEX 0 @30
	ALU 3, @103, KC0[], KC1[]
	POP @18 POP:1
.Ltmp162:
	ALU_PUSH_BEFORE 6, @107, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp163:
	ALU 2, @114, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp164:
	Fetch clause starting at 30:
.Ltmp165:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp166:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp167:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp168:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp169:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp170:
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp171:
	ALU clause starting at 63:
.Ltmp172:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp173:
	ALU clause starting at 66:
.Ltmp174:
	  AND_INT * T1.W, T0.X, literal.x,  
.Ltmp175:
	7(9.809089e-45), 0(0.000000e+00)
.Ltmp176:
	ALU clause starting at 68:
	  MOV   T1.X, literal.x,  
.Ltmp177:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp178:
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp179:
	ALU clause starting at 72:
.Ltmp180:
	  SUB_INT * T2.W, T2.W, T1.W,  
	  MOV   T1.X, literal.x,  
.Ltmp181:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp182:
	1(1.401298e-45), 2(2.802597e-45)
	ALU clause starting at 77:
.Ltmp183:
	  ADD_INT * T0.X, T3.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp184:
	ALU clause starting at 83:
.Ltmp185:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp186:
	ALU clause starting at 102:
.Ltmp187:
	  MOV * T2.X, T0.X,  
.Ltmp188:
	ALU clause starting at 103:
	  MULLO_INT   T1.X, T2.X, T1.X,  
	  MULLO_INT   T1.Y (MASKED), T2.X, T1.X,  
	  MULLO_INT   T1.Z (MASKED), T2.X, T1.X,  
	  MULLO_INT * T1.W (MASKED), T2.X, T1.X,  
	ALU clause starting at 107:
.Ltmp189:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp190:
	ALU clause starting at 114:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp191:
.Lfunc_end5:
	.size	some_exclusive_mul_int_simd8, .Lfunc_end5-some_exclusive_mul_int_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_reduce_min_int_simd16
	.p2align	8
	.type	some_reduce_min_int_simd16,@function
some_reduce_min_int_simd16:
some_reduce_min_int_simd16$local:
.Lfunc_begin6:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp192:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp193:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp194:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 5, @66, KC0[CB0:0-32], KC1[]
.Ltmp195:
	ALU_PUSH_BEFORE 3, @72, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 6, @76, KC0[CB0:0-32], KC1[]
.Ltmp196:
	ALU 5, @83, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp197:
	ALU_PUSH_BEFORE 18, @89, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @108, KC0[], KC1[]
	TEX 0 @30
	ALU 0, @109, KC0[], KC1[]
	POP @18 POP:1
.Ltmp198:
	ALU_PUSH_BEFORE 6, @110, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp199:
	ALU 2, @117, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp200:
	Fetch clause starting at 30:
.Ltmp201:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp202:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp203:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp204:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp205:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp206:
	ALU clause starting at 63:
.Ltmp207:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp208:
	ALU clause starting at 66:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp209:
	16(2.242078e-44), 0(0.000000e+00)
.Ltmp210:
	ALU clause starting at 72:
	  MOV   T1.X, literal.x,  
.Ltmp211:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp212:
	2147483647(nan), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp213:
	ALU clause starting at 76:
	  AND_INT * T3.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T2.W, T2.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp214:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp215:
	2147483647(nan), 2(2.802597e-45)
	ALU clause starting at 83:
.Ltmp216:
	  ADD_INT * T0.X, T3.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp217:
	ALU clause starting at 89:
.Ltmp218:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp219:
	ALU clause starting at 108:
.Ltmp220:
	  MOV * T2.X, T0.X,  
.Ltmp221:
	ALU clause starting at 109:
.Ltmp222:
	  MIN_INT * T1.X, T2.X, T1.X,  
.Ltmp223:
	ALU clause starting at 110:
.Ltmp224:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp225:
	ALU clause starting at 117:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp226:
.Lfunc_end6:
	.size	some_reduce_min_int_simd16, .Lfunc_end6-some_reduce_min_int_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_inclusive_min_int_simd16
	.p2align	8
	.type	some_inclusive_min_int_simd16,@function
some_inclusive_min_int_simd16:
some_inclusive_min_int_simd16$local:
.Lfunc_begin7:
	ALU 5, @28, KC0[CB0:0-32], KC1[]
.Ltmp227:
	ALU 2, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @24
.Ltmp228:
	ALU_PUSH_BEFORE 23, @37, KC0[], KC1[]
	JUMP @20 POP:1
	ALU 6, @61, KC0[CB0:0-32], KC1[]
.Ltmp229:
	ALU 6, @68, KC0[], KC1[]
	LOOP_START_DX10 @19
.Ltmp230:
	ALU_PUSH_BEFORE 18, @75, KC0[], KC1[]
	JUMP @14 POP:1
	ALU 0, @94, KC0[], KC1[]
	TEX 0 @26
	ALU 0, @95, KC0[], KC1[]
	POP @14 POP:1
.Ltmp231:
	ALU_PUSH_BEFORE 6, @96, KC0[], KC1[]
	JUMP @18 POP:1
	LOOP_BREAK @18
	POP @18 POP:1
	END_LOOP @8
	POP @20 POP:1
	ALU 0, @103, KC0[CB0:0-32], KC1[]
.Ltmp232:
	ALU 2, @104, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 24:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp233:
	Fetch clause starting at 26:
.Ltmp234:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp235:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp236:
	ALU clause starting at 34:
	  LSHL * T0.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 37:
.Ltmp237:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp238:
	ALU clause starting at 61:
.Ltmp239:
	  AND_INT * T2.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp240:
	  LSHL   T0.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp241:
	2147483647(nan), 2(2.802597e-45)
	ALU clause starting at 68:
.Ltmp242:
	  ADD_INT   T0.X, T1.W, T0.Z,  
	  ADD_INT * T1.W, T2.W, 1,  BS:VEC_120/SCL_212
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp243:
	ALU clause starting at 75:
.Ltmp244:
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp245:
	ALU clause starting at 94:
.Ltmp246:
	  MOV * T2.X, T0.X,  
.Ltmp247:
	ALU clause starting at 95:
.Ltmp248:
	  MIN_INT * T1.X, T2.X, T1.X,  
.Ltmp249:
	ALU clause starting at 96:
.Ltmp250:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp251:
	ALU clause starting at 103:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 104:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp252:
.Lfunc_end7:
	.size	some_inclusive_min_int_simd16, .Lfunc_end7-some_inclusive_min_int_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_exclusive_min_int_simd16
	.p2align	8
	.type	some_exclusive_min_int_simd16,@function
some_exclusive_min_int_simd16:
some_exclusive_min_int_simd16$local:
.Lfunc_begin8:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp253:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp254:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp255:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 1, @66, KC0[], KC1[]
.Ltmp256:
	ALU_PUSH_BEFORE 3, @68, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 4, @72, KC0[CB0:0-32], KC1[]
.Ltmp257:
	ALU 5, @77, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp258:
	ALU_PUSH_BEFORE 18, @83, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @102, KC0[], KC1[]
	TEX 0 @30
	ALU 0, @103, KC0[], KC1[]
	POP @18 POP:1
.Ltmp259:
	ALU_PUSH_BEFORE 6, @104, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp260:
	ALU 2, @111, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp261:
	Fetch clause starting at 30:
.Ltmp262:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp263:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp264:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp265:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp266:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp267:
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp268:
	ALU clause starting at 63:
.Ltmp269:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp270:
	ALU clause starting at 66:
.Ltmp271:
	  AND_INT * T1.W, T0.X, literal.x,  
.Ltmp272:
	15(2.101948e-44), 0(0.000000e+00)
.Ltmp273:
	ALU clause starting at 68:
	  MOV   T1.X, literal.x,  
.Ltmp274:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp275:
	2147483647(nan), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp276:
	ALU clause starting at 72:
.Ltmp277:
	  SUB_INT * T2.W, T2.W, T1.W,  
	  MOV   T1.X, literal.x,  
.Ltmp278:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp279:
	2147483647(nan), 2(2.802597e-45)
	ALU clause starting at 77:
.Ltmp280:
	  ADD_INT * T0.X, T3.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp281:
	ALU clause starting at 83:
.Ltmp282:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp283:
	ALU clause starting at 102:
.Ltmp284:
	  MOV * T2.X, T0.X,  
.Ltmp285:
	ALU clause starting at 103:
.Ltmp286:
	  MIN_INT * T1.X, T2.X, T1.X,  
.Ltmp287:
	ALU clause starting at 104:
.Ltmp288:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp289:
	ALU clause starting at 111:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp290:
.Lfunc_end8:
	.size	some_exclusive_min_int_simd16, .Lfunc_end8-some_exclusive_min_int_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_reduce_max_uint_simd32
	.p2align	8
	.type	some_reduce_max_uint_simd32,@function
some_reduce_max_uint_simd32:
some_reduce_max_uint_simd32$local:
.Lfunc_begin9:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp291:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp292:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp293:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 5, @66, KC0[CB0:0-32], KC1[]
.Ltmp294:
	ALU_PUSH_BEFORE 3, @72, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 6, @76, KC0[CB0:0-32], KC1[]
.Ltmp295:
	ALU 5, @83, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp296:
	ALU_PUSH_BEFORE 18, @89, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @108, KC0[], KC1[]
	TEX 0 @30
	ALU 0, @109, KC0[], KC1[]
	POP @18 POP:1
.Ltmp297:
	ALU_PUSH_BEFORE 6, @110, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp298:
	ALU 2, @117, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp299:
	Fetch clause starting at 30:
.Ltmp300:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp301:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp302:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp303:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp304:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp305:
	ALU clause starting at 63:
.Ltmp306:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp307:
	ALU clause starting at 66:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	224(3.138909e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp308:
	32(4.484155e-44), 0(0.000000e+00)
.Ltmp309:
	ALU clause starting at 72:
	  MOV   T1.X, literal.x,  
.Ltmp310:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp311:
	0(0.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp312:
	ALU clause starting at 76:
	  AND_INT * T3.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T2.W, T2.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp313:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp314:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 83:
.Ltmp315:
	  ADD_INT * T0.X, T3.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp316:
	ALU clause starting at 89:
.Ltmp317:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp318:
	ALU clause starting at 108:
.Ltmp319:
	  MOV * T2.X, T0.X,  
.Ltmp320:
	ALU clause starting at 109:
.Ltmp321:
	  MAX_UINT * T1.X, T1.X, T2.X,  
.Ltmp322:
	ALU clause starting at 110:
.Ltmp323:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp324:
	ALU clause starting at 117:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp325:
.Lfunc_end9:
	.size	some_reduce_max_uint_simd32, .Lfunc_end9-some_reduce_max_uint_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_inclusive_max_uint_simd32
	.p2align	8
	.type	some_inclusive_max_uint_simd32,@function
some_inclusive_max_uint_simd32:
some_inclusive_max_uint_simd32$local:
.Lfunc_begin10:
	ALU 5, @28, KC0[CB0:0-32], KC1[]
.Ltmp326:
	ALU 2, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @24
.Ltmp327:
	ALU_PUSH_BEFORE 23, @37, KC0[], KC1[]
	JUMP @20 POP:1
	ALU 6, @61, KC0[CB0:0-32], KC1[]
.Ltmp328:
	ALU 6, @68, KC0[], KC1[]
	LOOP_START_DX10 @19
.Ltmp329:
	ALU_PUSH_BEFORE 18, @75, KC0[], KC1[]
	JUMP @14 POP:1
	ALU 0, @94, KC0[], KC1[]
	TEX 0 @26
	ALU 0, @95, KC0[], KC1[]
	POP @14 POP:1
.Ltmp330:
	ALU_PUSH_BEFORE 6, @96, KC0[], KC1[]
	JUMP @18 POP:1
	LOOP_BREAK @18
	POP @18 POP:1
	END_LOOP @8
	POP @20 POP:1
	ALU 0, @103, KC0[CB0:0-32], KC1[]
.Ltmp331:
	ALU 2, @104, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 24:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp332:
	Fetch clause starting at 26:
.Ltmp333:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp334:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp335:
	ALU clause starting at 34:
	  LSHL * T0.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 37:
.Ltmp336:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp337:
	ALU clause starting at 61:
.Ltmp338:
	  AND_INT * T2.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp339:
	  LSHL   T0.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp340:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 68:
.Ltmp341:
	  ADD_INT   T0.X, T1.W, T0.Z,  
	  ADD_INT * T1.W, T2.W, 1,  BS:VEC_120/SCL_212
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp342:
	ALU clause starting at 75:
.Ltmp343:
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp344:
	ALU clause starting at 94:
.Ltmp345:
	  MOV * T2.X, T0.X,  
.Ltmp346:
	ALU clause starting at 95:
.Ltmp347:
	  MAX_UINT * T1.X, T1.X, T2.X,  
.Ltmp348:
	ALU clause starting at 96:
.Ltmp349:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp350:
	ALU clause starting at 103:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 104:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp351:
.Lfunc_end10:
	.size	some_inclusive_max_uint_simd32, .Lfunc_end10-some_inclusive_max_uint_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_exclusive_max_uint_simd32
	.p2align	8
	.type	some_exclusive_max_uint_simd32,@function
some_exclusive_max_uint_simd32:
some_exclusive_max_uint_simd32$local:
.Lfunc_begin11:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp352:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp353:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp354:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 1, @66, KC0[], KC1[]
.Ltmp355:
	ALU_PUSH_BEFORE 3, @68, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 4, @72, KC0[CB0:0-32], KC1[]
.Ltmp356:
	ALU 5, @77, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp357:
	ALU_PUSH_BEFORE 18, @83, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @102, KC0[], KC1[]
	TEX 0 @30
	ALU 0, @103, KC0[], KC1[]
	POP @18 POP:1
.Ltmp358:
	ALU_PUSH_BEFORE 6, @104, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp359:
	ALU 2, @111, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp360:
	Fetch clause starting at 30:
.Ltmp361:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp362:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp363:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp364:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp365:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp366:
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp367:
	ALU clause starting at 63:
.Ltmp368:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp369:
	ALU clause starting at 66:
.Ltmp370:
	  AND_INT * T1.W, T0.X, literal.x,  
.Ltmp371:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp372:
	ALU clause starting at 68:
	  MOV   T1.X, literal.x,  
.Ltmp373:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp374:
	0(0.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp375:
	ALU clause starting at 72:
.Ltmp376:
	  SUB_INT * T2.W, T2.W, T1.W,  
	  MOV   T1.X, literal.x,  
.Ltmp377:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp378:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 77:
.Ltmp379:
	  ADD_INT * T0.X, T3.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp380:
	ALU clause starting at 83:
.Ltmp381:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp382:
	ALU clause starting at 102:
.Ltmp383:
	  MOV * T2.X, T0.X,  
.Ltmp384:
	ALU clause starting at 103:
.Ltmp385:
	  MAX_UINT * T1.X, T1.X, T2.X,  
.Ltmp386:
	ALU clause starting at 104:
.Ltmp387:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp388:
	ALU clause starting at 111:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp389:
.Lfunc_end11:
	.size	some_exclusive_max_uint_simd32, .Lfunc_end11-some_exclusive_max_uint_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_reduce_and_uint_simd16
	.p2align	8
	.type	some_reduce_and_uint_simd16,@function
some_reduce_and_uint_simd16:
some_reduce_and_uint_simd16$local:
.Lfunc_begin12:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp390:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp391:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp392:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 5, @66, KC0[CB0:0-32], KC1[]
.Ltmp393:
	ALU_PUSH_BEFORE 3, @72, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 6, @76, KC0[CB0:0-32], KC1[]
.Ltmp394:
	ALU 5, @83, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp395:
	ALU_PUSH_BEFORE 18, @89, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @108, KC0[], KC1[]
	TEX 0 @30
	ALU 0, @109, KC0[], KC1[]
	POP @18 POP:1
.Ltmp396:
	ALU_PUSH_BEFORE 6, @110, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp397:
	ALU 2, @117, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp398:
	Fetch clause starting at 30:
.Ltmp399:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp400:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp401:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp402:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp403:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp404:
	ALU clause starting at 63:
.Ltmp405:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp406:
	ALU clause starting at 66:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp407:
	16(2.242078e-44), 0(0.000000e+00)
.Ltmp408:
	ALU clause starting at 72:
	  MOV   T1.X, literal.x,  
.Ltmp409:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp410:
	-1(nan), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp411:
	ALU clause starting at 76:
	  AND_INT * T3.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T2.W, T2.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp412:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp413:
	-1(nan), 2(2.802597e-45)
	ALU clause starting at 83:
.Ltmp414:
	  ADD_INT * T0.X, T3.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp415:
	ALU clause starting at 89:
.Ltmp416:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp417:
	ALU clause starting at 108:
.Ltmp418:
	  MOV * T2.X, T0.X,  
.Ltmp419:
	ALU clause starting at 109:
.Ltmp420:
	  AND_INT * T1.X, T2.X, T1.X,  
.Ltmp421:
	ALU clause starting at 110:
.Ltmp422:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp423:
	ALU clause starting at 117:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp424:
.Lfunc_end12:
	.size	some_reduce_and_uint_simd16, .Lfunc_end12-some_reduce_and_uint_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_inclusive_and_uint_simd16
	.p2align	8
	.type	some_inclusive_and_uint_simd16,@function
some_inclusive_and_uint_simd16:
some_inclusive_and_uint_simd16$local:
.Lfunc_begin13:
	ALU 5, @28, KC0[CB0:0-32], KC1[]
.Ltmp425:
	ALU 2, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @24
.Ltmp426:
	ALU_PUSH_BEFORE 23, @37, KC0[], KC1[]
	JUMP @20 POP:1
	ALU 6, @61, KC0[CB0:0-32], KC1[]
.Ltmp427:
	ALU 6, @68, KC0[], KC1[]
	LOOP_START_DX10 @19
.Ltmp428:
	ALU_PUSH_BEFORE 18, @75, KC0[], KC1[]
	JUMP @14 POP:1
	ALU 0, @94, KC0[], KC1[]
	TEX 0 @26
	ALU 0, @95, KC0[], KC1[]
	POP @14 POP:1
.Ltmp429:
	ALU_PUSH_BEFORE 6, @96, KC0[], KC1[]
	JUMP @18 POP:1
	LOOP_BREAK @18
	POP @18 POP:1
	END_LOOP @8
	POP @20 POP:1
	ALU 0, @103, KC0[CB0:0-32], KC1[]
.Ltmp430:
	ALU 2, @104, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 24:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp431:
	Fetch clause starting at 26:
.Ltmp432:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp433:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp434:
	ALU clause starting at 34:
	  LSHL * T0.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 37:
.Ltmp435:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp436:
	ALU clause starting at 61:
.Ltmp437:
	  AND_INT * T2.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp438:
	  LSHL   T0.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp439:
	-1(nan), 2(2.802597e-45)
	ALU clause starting at 68:
.Ltmp440:
	  ADD_INT   T0.X, T1.W, T0.Z,  
	  ADD_INT * T1.W, T2.W, 1,  BS:VEC_120/SCL_212
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp441:
	ALU clause starting at 75:
.Ltmp442:
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp443:
	ALU clause starting at 94:
.Ltmp444:
	  MOV * T2.X, T0.X,  
.Ltmp445:
	ALU clause starting at 95:
.Ltmp446:
	  AND_INT * T1.X, T2.X, T1.X,  
.Ltmp447:
	ALU clause starting at 96:
.Ltmp448:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp449:
	ALU clause starting at 103:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 104:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp450:
.Lfunc_end13:
	.size	some_inclusive_and_uint_simd16, .Lfunc_end13-some_inclusive_and_uint_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_exclusive_and_uint_simd16
	.p2align	8
	.type	some_exclusive_and_uint_simd16,@function
some_exclusive_and_uint_simd16:
some_exclusive_and_uint_simd16$local:
.Lfunc_begin14:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp451:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp452:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp453:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 1, @66, KC0[], KC1[]
.Ltmp454:
	ALU_PUSH_BEFORE 3, @68, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 4, @72, KC0[CB0:0-32], KC1[]
.Ltmp455:
	ALU 5, @77, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp456:
	ALU_PUSH_BEFORE 18, @83, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @102, KC0[], KC1[]
	TEX 0 @30
	ALU 0, @103, KC0[], KC1[]
	POP @18 POP:1
.Ltmp457:
	ALU_PUSH_BEFORE 6, @104, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp458:
	ALU 2, @111, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp459:
	Fetch clause starting at 30:
.Ltmp460:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp461:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp462:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp463:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp464:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp465:
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp466:
	ALU clause starting at 63:
.Ltmp467:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp468:
	ALU clause starting at 66:
.Ltmp469:
	  AND_INT * T1.W, T0.X, literal.x,  
.Ltmp470:
	15(2.101948e-44), 0(0.000000e+00)
.Ltmp471:
	ALU clause starting at 68:
	  MOV   T1.X, literal.x,  
.Ltmp472:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp473:
	-1(nan), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp474:
	ALU clause starting at 72:
.Ltmp475:
	  SUB_INT * T2.W, T2.W, T1.W,  
	  MOV   T1.X, literal.x,  
.Ltmp476:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp477:
	-1(nan), 2(2.802597e-45)
	ALU clause starting at 77:
.Ltmp478:
	  ADD_INT * T0.X, T3.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp479:
	ALU clause starting at 83:
.Ltmp480:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp481:
	ALU clause starting at 102:
.Ltmp482:
	  MOV * T2.X, T0.X,  
.Ltmp483:
	ALU clause starting at 103:
.Ltmp484:
	  AND_INT * T1.X, T2.X, T1.X,  
.Ltmp485:
	ALU clause starting at 104:
.Ltmp486:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp487:
	ALU clause starting at 111:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp488:
.Lfunc_end14:
	.size	some_exclusive_and_uint_simd16, .Lfunc_end14-some_exclusive_and_uint_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_reduce_or_ulong_simd16
	.p2align	8
	.type	some_reduce_or_ulong_simd16,@function
some_reduce_or_ulong_simd16:
some_reduce_or_ulong_simd16$local:
.Lfunc_begin15:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp489:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp490:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp491:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 6, @66, KC0[CB0:0-32], KC1[]
.Ltmp492:
	ALU_PUSH_BEFORE 2, @73, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 6, @76, KC0[CB0:0-32], KC1[]
.Ltmp493:
	ALU 6, @83, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp494:
	ALU_PUSH_BEFORE 18, @90, KC0[], KC1[]
	JUMP @18 POP:1
	TEX 0 @30
	ALU 0, @109, KC0[], KC1[]
.Ltmp495:
	ALU 0, @110, KC0[], KC1[]
.Ltmp496:
	POP @18 POP:1
.Ltmp497:
	ALU_PUSH_BEFORE 6, @111, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp498:
	ALU 2, @118, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp499:
	Fetch clause starting at 30:
.Ltmp500:
	  VTX_READ_64 T2.XY, T0.X, 0, #1
.Ltmp501:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp502:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp503:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp504:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp505:
	ALU clause starting at 63:
.Ltmp506:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp507:
	ALU clause starting at 66:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MOV   T1.X, literal.x,  
	  MIN_UINT * T1.W, PV.W, literal.y,  
	0(0.000000e+00), 16(2.242078e-44)
	ALU clause starting at 73:
	  MOV   T1.Y, T1.X,  
.Ltmp508:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp509:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp510:
	ALU clause starting at 76:
	  AND_INT * T3.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T2.W, T2.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp511:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp512:
	0(0.000000e+00), 3(4.203895e-45)
	ALU clause starting at 83:
.Ltmp513:
	  ADD_INT   T0.X, T3.W, T1.Z,  
	  MOV * T1.Y, T1.X,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp514:
	ALU clause starting at 90:
.Ltmp515:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Z, T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Z, T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp516:
	ALU clause starting at 109:
.Ltmp517:
	  OR_INT * T1.Y, T2.Y, T1.Y,  
.Ltmp518:
	ALU clause starting at 110:
.Ltmp519:
	  OR_INT * T1.X, T2.X, T1.X,  
.Ltmp520:
	ALU clause starting at 111:
.Ltmp521:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	8(1.121039e-44), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp522:
	ALU clause starting at 118:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp523:
.Lfunc_end15:
	.size	some_reduce_or_ulong_simd16, .Lfunc_end15-some_reduce_or_ulong_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_inclusive_or_ulong_simd16
	.p2align	8
	.type	some_inclusive_or_ulong_simd16,@function
some_inclusive_or_ulong_simd16:
some_inclusive_or_ulong_simd16$local:
.Lfunc_begin16:
	ALU 5, @28, KC0[CB0:0-32], KC1[]
.Ltmp524:
	ALU 2, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @24
.Ltmp525:
	ALU_PUSH_BEFORE 23, @37, KC0[], KC1[]
	JUMP @20 POP:1
	ALU 6, @61, KC0[CB0:0-32], KC1[]
.Ltmp526:
	ALU 7, @68, KC0[], KC1[]
	LOOP_START_DX10 @19
.Ltmp527:
	ALU_PUSH_BEFORE 18, @76, KC0[], KC1[]
	JUMP @14 POP:1
	TEX 0 @26
	ALU 0, @95, KC0[], KC1[]
.Ltmp528:
	ALU 0, @96, KC0[], KC1[]
.Ltmp529:
	POP @14 POP:1
.Ltmp530:
	ALU_PUSH_BEFORE 6, @97, KC0[], KC1[]
	JUMP @18 POP:1
	LOOP_BREAK @18
	POP @18 POP:1
	END_LOOP @8
	POP @20 POP:1
	ALU 0, @104, KC0[CB0:0-32], KC1[]
.Ltmp531:
	ALU 2, @105, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 24:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp532:
	Fetch clause starting at 26:
.Ltmp533:
	  VTX_READ_64 T2.XY, T0.X, 0, #1
.Ltmp534:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp535:
	ALU clause starting at 34:
	  LSHL * T0.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 37:
.Ltmp536:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp537:
	ALU clause starting at 61:
.Ltmp538:
	  AND_INT * T2.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp539:
	  LSHL   T0.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp540:
	0(0.000000e+00), 3(4.203895e-45)
	ALU clause starting at 68:
.Ltmp541:
	  ADD_INT   T0.X, T1.W, T0.Z,  
	  MOV   T1.Y, T1.X,  
	  ADD_INT * T1.W, T2.W, 1,  BS:VEC_120/SCL_212
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp542:
	ALU clause starting at 76:
.Ltmp543:
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp544:
	ALU clause starting at 95:
.Ltmp545:
	  OR_INT * T1.Y, T2.Y, T1.Y,  
.Ltmp546:
	ALU clause starting at 96:
.Ltmp547:
	  OR_INT * T1.X, T2.X, T1.X,  
.Ltmp548:
	ALU clause starting at 97:
.Ltmp549:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	8(1.121039e-44), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp550:
	ALU clause starting at 104:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 105:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp551:
.Lfunc_end16:
	.size	some_inclusive_or_ulong_simd16, .Lfunc_end16-some_inclusive_or_ulong_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_exclusive_or_ulong_simd16
	.p2align	8
	.type	some_exclusive_or_ulong_simd16,@function
some_exclusive_or_ulong_simd16:
some_exclusive_or_ulong_simd16$local:
.Lfunc_begin17:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp552:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp553:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp554:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 2, @66, KC0[], KC1[]
.Ltmp555:
	ALU_PUSH_BEFORE 2, @69, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 4, @72, KC0[CB0:0-32], KC1[]
.Ltmp556:
	ALU 6, @77, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp557:
	ALU_PUSH_BEFORE 18, @84, KC0[], KC1[]
	JUMP @18 POP:1
	TEX 0 @30
	ALU 0, @103, KC0[], KC1[]
.Ltmp558:
	ALU 0, @104, KC0[], KC1[]
.Ltmp559:
	POP @18 POP:1
.Ltmp560:
	ALU_PUSH_BEFORE 6, @105, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp561:
	ALU 2, @112, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp562:
	Fetch clause starting at 30:
.Ltmp563:
	  VTX_READ_64 T2.XY, T0.X, 0, #1
.Ltmp564:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp565:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp566:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp567:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp568:
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp569:
	ALU clause starting at 63:
.Ltmp570:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp571:
	ALU clause starting at 66:
	  MOV   T1.X, literal.x,  
.Ltmp572:
	  AND_INT * T1.W, T0.X, literal.y,  
.Ltmp573:
	0(0.000000e+00), 15(2.101948e-44)
	ALU clause starting at 69:
	  MOV   T1.Y, T1.X,  
.Ltmp574:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp575:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp576:
	ALU clause starting at 72:
.Ltmp577:
	  SUB_INT * T2.W, T2.W, T1.W,  
	  MOV   T1.X, literal.x,  
.Ltmp578:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp579:
	0(0.000000e+00), 3(4.203895e-45)
	ALU clause starting at 77:
.Ltmp580:
	  ADD_INT   T0.X, T3.W, T1.Z,  
	  MOV * T1.Y, T1.X,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp581:
	ALU clause starting at 84:
.Ltmp582:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Z, T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Z, T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp583:
	ALU clause starting at 103:
.Ltmp584:
	  OR_INT * T1.Y, T2.Y, T1.Y,  
.Ltmp585:
	ALU clause starting at 104:
.Ltmp586:
	  OR_INT * T1.X, T2.X, T1.X,  
.Ltmp587:
	ALU clause starting at 105:
.Ltmp588:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	8(1.121039e-44), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp589:
	ALU clause starting at 112:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp590:
.Lfunc_end17:
	.size	some_exclusive_or_ulong_simd16, .Lfunc_end17-some_exclusive_or_ulong_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_reduce_xor_long_simd8
	.p2align	8
	.type	some_reduce_xor_long_simd8,@function
some_reduce_xor_long_simd8:
some_reduce_xor_long_simd8$local:
.Lfunc_begin18:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp591:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp592:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp593:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 6, @66, KC0[CB0:0-32], KC1[]
.Ltmp594:
	ALU_PUSH_BEFORE 2, @73, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 6, @76, KC0[CB0:0-32], KC1[]
.Ltmp595:
	ALU 6, @83, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp596:
	ALU_PUSH_BEFORE 18, @90, KC0[], KC1[]
	JUMP @18 POP:1
	TEX 0 @30
	ALU 0, @109, KC0[], KC1[]
.Ltmp597:
	ALU 0, @110, KC0[], KC1[]
.Ltmp598:
	POP @18 POP:1
.Ltmp599:
	ALU_PUSH_BEFORE 6, @111, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp600:
	ALU 2, @118, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp601:
	Fetch clause starting at 30:
.Ltmp602:
	  VTX_READ_64 T2.XY, T0.X, 0, #1
.Ltmp603:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp604:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp605:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp606:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp607:
	ALU clause starting at 63:
.Ltmp608:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp609:
	ALU clause starting at 66:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MOV   T1.X, literal.x,  
	  MIN_UINT * T1.W, PV.W, literal.y,  
	0(0.000000e+00), 8(1.121039e-44)
	ALU clause starting at 73:
	  MOV   T1.Y, T1.X,  
.Ltmp610:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp611:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp612:
	ALU clause starting at 76:
	  AND_INT * T3.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T2.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp613:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp614:
	0(0.000000e+00), 3(4.203895e-45)
	ALU clause starting at 83:
.Ltmp615:
	  ADD_INT   T0.X, T3.W, T1.Z,  
	  MOV * T1.Y, T1.X,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp616:
	ALU clause starting at 90:
.Ltmp617:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Z, T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Z, T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp618:
	ALU clause starting at 109:
.Ltmp619:
	  XOR_INT * T1.Y, T2.Y, T1.Y,  
.Ltmp620:
	ALU clause starting at 110:
.Ltmp621:
	  XOR_INT * T1.X, T2.X, T1.X,  
.Ltmp622:
	ALU clause starting at 111:
.Ltmp623:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	8(1.121039e-44), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp624:
	ALU clause starting at 118:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp625:
.Lfunc_end18:
	.size	some_reduce_xor_long_simd8, .Lfunc_end18-some_reduce_xor_long_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_inclusive_xor_long_simd8
	.p2align	8
	.type	some_inclusive_xor_long_simd8,@function
some_inclusive_xor_long_simd8:
some_inclusive_xor_long_simd8$local:
.Lfunc_begin19:
	ALU 5, @28, KC0[CB0:0-32], KC1[]
.Ltmp626:
	ALU 2, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @24
.Ltmp627:
	ALU_PUSH_BEFORE 23, @37, KC0[], KC1[]
	JUMP @20 POP:1
	ALU 6, @61, KC0[CB0:0-32], KC1[]
.Ltmp628:
	ALU 7, @68, KC0[], KC1[]
	LOOP_START_DX10 @19
.Ltmp629:
	ALU_PUSH_BEFORE 18, @76, KC0[], KC1[]
	JUMP @14 POP:1
	TEX 0 @26
	ALU 0, @95, KC0[], KC1[]
.Ltmp630:
	ALU 0, @96, KC0[], KC1[]
.Ltmp631:
	POP @14 POP:1
.Ltmp632:
	ALU_PUSH_BEFORE 6, @97, KC0[], KC1[]
	JUMP @18 POP:1
	LOOP_BREAK @18
	POP @18 POP:1
	END_LOOP @8
	POP @20 POP:1
	ALU 0, @104, KC0[CB0:0-32], KC1[]
.Ltmp633:
	ALU 2, @105, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 24:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp634:
	Fetch clause starting at 26:
.Ltmp635:
	  VTX_READ_64 T2.XY, T0.X, 0, #1
.Ltmp636:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp637:
	ALU clause starting at 34:
	  LSHL * T0.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 37:
.Ltmp638:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp639:
	ALU clause starting at 61:
.Ltmp640:
	  AND_INT * T2.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp641:
	  LSHL   T0.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp642:
	0(0.000000e+00), 3(4.203895e-45)
	ALU clause starting at 68:
.Ltmp643:
	  ADD_INT   T0.X, T1.W, T0.Z,  
	  MOV   T1.Y, T1.X,  
	  ADD_INT * T1.W, T2.W, 1,  BS:VEC_120/SCL_212
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp644:
	ALU clause starting at 76:
.Ltmp645:
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp646:
	ALU clause starting at 95:
.Ltmp647:
	  XOR_INT * T1.Y, T2.Y, T1.Y,  
.Ltmp648:
	ALU clause starting at 96:
.Ltmp649:
	  XOR_INT * T1.X, T2.X, T1.X,  
.Ltmp650:
	ALU clause starting at 97:
.Ltmp651:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	8(1.121039e-44), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp652:
	ALU clause starting at 104:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 105:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp653:
.Lfunc_end19:
	.size	some_inclusive_xor_long_simd8, .Lfunc_end19-some_inclusive_xor_long_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_exclusive_xor_long_simd8
	.p2align	8
	.type	some_exclusive_xor_long_simd8,@function
some_exclusive_xor_long_simd8:
some_exclusive_xor_long_simd8$local:
.Lfunc_begin20:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp654:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp655:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp656:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 2, @66, KC0[], KC1[]
.Ltmp657:
	ALU_PUSH_BEFORE 2, @69, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 4, @72, KC0[CB0:0-32], KC1[]
.Ltmp658:
	ALU 6, @77, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp659:
	ALU_PUSH_BEFORE 18, @84, KC0[], KC1[]
	JUMP @18 POP:1
	TEX 0 @30
	ALU 0, @103, KC0[], KC1[]
.Ltmp660:
	ALU 0, @104, KC0[], KC1[]
.Ltmp661:
	POP @18 POP:1
.Ltmp662:
	ALU_PUSH_BEFORE 6, @105, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp663:
	ALU 2, @112, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp664:
	Fetch clause starting at 30:
.Ltmp665:
	  VTX_READ_64 T2.XY, T0.X, 0, #1
.Ltmp666:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp667:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp668:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp669:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp670:
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp671:
	ALU clause starting at 63:
.Ltmp672:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp673:
	ALU clause starting at 66:
	  MOV   T1.X, literal.x,  
.Ltmp674:
	  AND_INT * T1.W, T0.X, literal.y,  
.Ltmp675:
	0(0.000000e+00), 7(9.809089e-45)
	ALU clause starting at 69:
	  MOV   T1.Y, T1.X,  
.Ltmp676:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp677:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp678:
	ALU clause starting at 72:
.Ltmp679:
	  SUB_INT * T2.W, T2.W, T1.W,  
	  MOV   T1.X, literal.x,  
.Ltmp680:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp681:
	0(0.000000e+00), 3(4.203895e-45)
	ALU clause starting at 77:
.Ltmp682:
	  ADD_INT   T0.X, T3.W, T1.Z,  
	  MOV * T1.Y, T1.X,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp683:
	ALU clause starting at 84:
.Ltmp684:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Z, T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Z, T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp685:
	ALU clause starting at 103:
.Ltmp686:
	  XOR_INT * T1.Y, T2.Y, T1.Y,  
.Ltmp687:
	ALU clause starting at 104:
.Ltmp688:
	  XOR_INT * T1.X, T2.X, T1.X,  
.Ltmp689:
	ALU clause starting at 105:
.Ltmp690:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	8(1.121039e-44), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp691:
	ALU clause starting at 112:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp692:
.Lfunc_end20:
	.size	some_exclusive_xor_long_simd8, .Lfunc_end20-some_exclusive_xor_long_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_reduce_add_long_simd16
	.p2align	8
	.type	some_reduce_add_long_simd16,@function
some_reduce_add_long_simd16:
some_reduce_add_long_simd16$local:
.Lfunc_begin21:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp693:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp694:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp695:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 6, @66, KC0[CB0:0-32], KC1[]
.Ltmp696:
	ALU_PUSH_BEFORE 2, @73, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 6, @76, KC0[CB0:0-32], KC1[]
.Ltmp697:
	ALU 6, @83, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp698:
	ALU_PUSH_BEFORE 18, @90, KC0[], KC1[]
	JUMP @18 POP:1
	TEX 0 @30
	ALU 2, @109, KC0[], KC1[]
.Ltmp699:
	ALU 0, @112, KC0[], KC1[]
.Ltmp700:
	POP @18 POP:1
.Ltmp701:
	ALU_PUSH_BEFORE 6, @113, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp702:
	ALU 2, @120, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp703:
	Fetch clause starting at 30:
.Ltmp704:
	  VTX_READ_64 T2.XY, T0.X, 0, #1
.Ltmp705:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp706:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp707:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp708:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp709:
	ALU clause starting at 63:
.Ltmp710:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp711:
	ALU clause starting at 66:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MOV   T1.X, literal.x,  
	  MIN_UINT * T1.W, PV.W, literal.y,  
	0(0.000000e+00), 16(2.242078e-44)
	ALU clause starting at 73:
	  MOV   T1.Y, T1.X,  
.Ltmp712:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp713:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp714:
	ALU clause starting at 76:
	  AND_INT * T3.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T2.W, T2.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp715:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp716:
	0(0.000000e+00), 3(4.203895e-45)
	ALU clause starting at 83:
.Ltmp717:
	  ADD_INT   T0.X, T3.W, T1.Z,  
	  MOV * T1.Y, T1.X,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp718:
	ALU clause starting at 90:
.Ltmp719:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Z, T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Z, T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp720:
	ALU clause starting at 109:
.Ltmp721:
	  ADD_INT   T1.Z, T2.Y, T1.Y,  
	  ADDC_UINT * T2.W, T2.X, T1.X,  
	  ADD_INT * T1.Y, PV.Z, PV.W,  
.Ltmp722:
	ALU clause starting at 112:
.Ltmp723:
	  ADD_INT * T1.X, T2.X, T1.X,  
.Ltmp724:
	ALU clause starting at 113:
.Ltmp725:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	8(1.121039e-44), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp726:
	ALU clause starting at 120:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp727:
.Lfunc_end21:
	.size	some_reduce_add_long_simd16, .Lfunc_end21-some_reduce_add_long_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_inclusive_add_long_simd16
	.p2align	8
	.type	some_inclusive_add_long_simd16,@function
some_inclusive_add_long_simd16:
some_inclusive_add_long_simd16$local:
.Lfunc_begin22:
	ALU 5, @28, KC0[CB0:0-32], KC1[]
.Ltmp728:
	ALU 2, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @24
.Ltmp729:
	ALU_PUSH_BEFORE 23, @37, KC0[], KC1[]
	JUMP @20 POP:1
	ALU 6, @61, KC0[CB0:0-32], KC1[]
.Ltmp730:
	ALU 7, @68, KC0[], KC1[]
	LOOP_START_DX10 @19
.Ltmp731:
	ALU_PUSH_BEFORE 18, @76, KC0[], KC1[]
	JUMP @14 POP:1
	TEX 0 @26
	ALU 2, @95, KC0[], KC1[]
.Ltmp732:
	ALU 0, @98, KC0[], KC1[]
.Ltmp733:
	POP @14 POP:1
.Ltmp734:
	ALU_PUSH_BEFORE 6, @99, KC0[], KC1[]
	JUMP @18 POP:1
	LOOP_BREAK @18
	POP @18 POP:1
	END_LOOP @8
	POP @20 POP:1
	ALU 0, @106, KC0[CB0:0-32], KC1[]
.Ltmp735:
	ALU 2, @107, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 24:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp736:
	Fetch clause starting at 26:
.Ltmp737:
	  VTX_READ_64 T2.XY, T0.X, 0, #1
.Ltmp738:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp739:
	ALU clause starting at 34:
	  LSHL * T0.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 37:
.Ltmp740:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp741:
	ALU clause starting at 61:
.Ltmp742:
	  AND_INT * T2.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp743:
	  LSHL   T0.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp744:
	0(0.000000e+00), 3(4.203895e-45)
	ALU clause starting at 68:
.Ltmp745:
	  ADD_INT   T0.X, T1.W, T0.Z,  
	  MOV   T1.Y, T1.X,  
	  ADD_INT * T1.W, T2.W, 1,  BS:VEC_120/SCL_212
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp746:
	ALU clause starting at 76:
.Ltmp747:
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp748:
	ALU clause starting at 95:
.Ltmp749:
	  ADD_INT   T0.Z, T2.Y, T1.Y,  
	  ADDC_UINT * T2.W, T2.X, T1.X,  
	  ADD_INT * T1.Y, PV.Z, PV.W,  
.Ltmp750:
	ALU clause starting at 98:
.Ltmp751:
	  ADD_INT * T1.X, T2.X, T1.X,  
.Ltmp752:
	ALU clause starting at 99:
.Ltmp753:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	8(1.121039e-44), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp754:
	ALU clause starting at 106:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 107:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp755:
.Lfunc_end22:
	.size	some_inclusive_add_long_simd16, .Lfunc_end22-some_inclusive_add_long_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_exclusive_add_long_simd16
	.p2align	8
	.type	some_exclusive_add_long_simd16,@function
some_exclusive_add_long_simd16:
some_exclusive_add_long_simd16$local:
.Lfunc_begin23:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp756:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp757:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp758:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 2, @66, KC0[], KC1[]
.Ltmp759:
	ALU_PUSH_BEFORE 2, @69, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 4, @72, KC0[CB0:0-32], KC1[]
.Ltmp760:
	ALU 6, @77, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp761:
	ALU_PUSH_BEFORE 18, @84, KC0[], KC1[]
	JUMP @18 POP:1
	TEX 0 @30
	ALU 2, @103, KC0[], KC1[]
.Ltmp762:
	ALU 0, @106, KC0[], KC1[]
.Ltmp763:
	POP @18 POP:1
.Ltmp764:
	ALU_PUSH_BEFORE 6, @107, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp765:
	ALU 2, @114, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp766:
	Fetch clause starting at 30:
.Ltmp767:
	  VTX_READ_64 T2.XY, T0.X, 0, #1
.Ltmp768:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp769:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp770:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp771:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp772:
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp773:
	ALU clause starting at 63:
.Ltmp774:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp775:
	ALU clause starting at 66:
	  MOV   T1.X, literal.x,  
.Ltmp776:
	  AND_INT * T1.W, T0.X, literal.y,  
.Ltmp777:
	0(0.000000e+00), 15(2.101948e-44)
	ALU clause starting at 69:
	  MOV   T1.Y, T1.X,  
.Ltmp778:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp779:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp780:
	ALU clause starting at 72:
.Ltmp781:
	  SUB_INT * T2.W, T2.W, T1.W,  
	  MOV   T1.X, literal.x,  
.Ltmp782:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp783:
	0(0.000000e+00), 3(4.203895e-45)
	ALU clause starting at 77:
.Ltmp784:
	  ADD_INT   T0.X, T3.W, T1.Z,  
	  MOV * T1.Y, T1.X,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp785:
	ALU clause starting at 84:
.Ltmp786:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Z, T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Z, T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp787:
	ALU clause starting at 103:
.Ltmp788:
	  ADD_INT   T1.Z, T2.Y, T1.Y,  
	  ADDC_UINT * T2.W, T2.X, T1.X,  
	  ADD_INT * T1.Y, PV.Z, PV.W,  
.Ltmp789:
	ALU clause starting at 106:
.Ltmp790:
	  ADD_INT * T1.X, T2.X, T1.X,  
.Ltmp791:
	ALU clause starting at 107:
.Ltmp792:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	8(1.121039e-44), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp793:
	ALU clause starting at 114:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp794:
.Lfunc_end23:
	.size	some_exclusive_add_long_simd16, .Lfunc_end23-some_exclusive_add_long_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_reduce_add_ushort_simd16
	.p2align	8
	.type	some_reduce_add_ushort_simd16,@function
some_reduce_add_ushort_simd16:
some_reduce_add_ushort_simd16$local:
.Lfunc_begin24:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp795:
	ALU 1, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp796:
	ALU 21, @40, KC0[CB0:0-32], KC1[]
.Ltmp797:
	ALU_PUSH_BEFORE 2, @62, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 5, @65, KC0[CB0:0-32], KC1[]
.Ltmp798:
	ALU_PUSH_BEFORE 3, @71, KC0[], KC1[]
	JUMP @23 POP:1
	ALU 6, @75, KC0[CB0:0-32], KC1[]
.Ltmp799:
	ALU 5, @82, KC0[], KC1[]
	LOOP_START_DX10 @22
.Ltmp800:
	ALU_PUSH_BEFORE 18, @88, KC0[], KC1[]
	JUMP @17 POP:1
	TEX 0 @30
	ALU 0, @107, KC0[], KC1[]
.Ltmp801:
	ALU_POP_AFTER 1, @108, KC0[], KC1[]
.Ltmp802:
	ALU_PUSH_BEFORE 6, @110, KC0[], KC1[]
	JUMP @21 POP:1
	LOOP_BREAK @21
	POP @21 POP:1
	END_LOOP @12
	POP @23 POP:1
	POP @24 POP:1
.Ltmp803:
	ALU 12, @117, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 28:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp804:
	Fetch clause starting at 30:
.Ltmp805:
	  VTX_READ_16 T2.X, T0.X, 0, #1
.Ltmp806:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp807:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp808:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 40:
.Ltmp809:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp810:
	ALU clause starting at 62:
.Ltmp811:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp812:
	ALU clause starting at 65:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp813:
	16(2.242078e-44), 0(0.000000e+00)
.Ltmp814:
	ALU clause starting at 71:
	  MOV   T1.X, literal.x,  
.Ltmp815:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp816:
	0(0.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp817:
	ALU clause starting at 75:
	  AND_INT * T3.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T2.W, T2.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp818:
	  LSHL   T1.Z, PV.W, 1,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp819:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 82:
.Ltmp820:
	  ADD_INT * T0.X, T3.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp821:
	ALU clause starting at 88:
.Ltmp822:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp823:
	ALU clause starting at 107:
.Ltmp824:
	  ADD_INT * T2.W, T2.X, T1.X,  
.Ltmp825:
	ALU clause starting at 108:
.Ltmp826:
	  AND_INT * T1.X, T2.W, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
.Ltmp827:
	ALU clause starting at 110:
.Ltmp828:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	2(2.802597e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp829:
	ALU clause starting at 117:
	  ADD_INT * T0.W, T0.Z, T0.W,  
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
.Ltmp830:
.Lfunc_end24:
	.size	some_reduce_add_ushort_simd16, .Lfunc_end24-some_reduce_add_ushort_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_inclusive_add_ushort_simd16
	.p2align	8
	.type	some_inclusive_add_ushort_simd16,@function
some_inclusive_add_ushort_simd16:
some_inclusive_add_ushort_simd16$local:
.Lfunc_begin25:
	ALU 5, @28, KC0[CB0:0-32], KC1[]
.Ltmp831:
	ALU 1, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @24
.Ltmp832:
	ALU_PUSH_BEFORE 23, @36, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 6, @60, KC0[CB0:0-32], KC1[]
.Ltmp833:
	ALU 6, @67, KC0[], KC1[]
	LOOP_START_DX10 @18
.Ltmp834:
	ALU_PUSH_BEFORE 18, @74, KC0[], KC1[]
	JUMP @13 POP:1
	TEX 0 @26
	ALU 0, @93, KC0[], KC1[]
.Ltmp835:
	ALU_POP_AFTER 1, @94, KC0[], KC1[]
.Ltmp836:
	ALU_PUSH_BEFORE 6, @96, KC0[], KC1[]
	JUMP @17 POP:1
	LOOP_BREAK @17
	POP @17 POP:1
	END_LOOP @8
	POP @19 POP:1
	ALU 0, @103, KC0[CB0:0-32], KC1[]
.Ltmp837:
	ALU 12, @104, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 24:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp838:
	Fetch clause starting at 26:
.Ltmp839:
	  VTX_READ_16 T2.X, T0.X, 0, #1
.Ltmp840:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp841:
	ALU clause starting at 34:
	  LSHL * T0.W, T1.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp842:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp843:
	ALU clause starting at 60:
.Ltmp844:
	  AND_INT * T2.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp845:
	  LSHL   T0.Z, PV.W, 1,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp846:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 67:
.Ltmp847:
	  ADD_INT   T0.X, T1.W, T0.Z,  
	  ADD_INT * T1.W, T2.W, 1,  BS:VEC_120/SCL_212
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp848:
	ALU clause starting at 74:
.Ltmp849:
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp850:
	ALU clause starting at 93:
.Ltmp851:
	  ADD_INT * T2.W, T2.X, T1.X,  
.Ltmp852:
	ALU clause starting at 94:
.Ltmp853:
	  AND_INT * T1.X, T2.W, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
.Ltmp854:
	ALU clause starting at 96:
.Ltmp855:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	2(2.802597e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp856:
	ALU clause starting at 103:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 104:
	  ADD_INT * T0.W, T1.W, T0.W,  
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
.Ltmp857:
.Lfunc_end25:
	.size	some_inclusive_add_ushort_simd16, .Lfunc_end25-some_inclusive_add_ushort_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_exclusive_add_ushort_simd16
	.p2align	8
	.type	some_exclusive_add_ushort_simd16,@function
some_exclusive_add_ushort_simd16:
some_exclusive_add_ushort_simd16$local:
.Lfunc_begin26:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp858:
	ALU 1, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp859:
	ALU 21, @40, KC0[CB0:0-32], KC1[]
.Ltmp860:
	ALU_PUSH_BEFORE 2, @62, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 1, @65, KC0[], KC1[]
.Ltmp861:
	ALU_PUSH_BEFORE 3, @67, KC0[], KC1[]
	JUMP @23 POP:1
	ALU 4, @71, KC0[CB0:0-32], KC1[]
.Ltmp862:
	ALU 5, @76, KC0[], KC1[]
	LOOP_START_DX10 @22
.Ltmp863:
	ALU_PUSH_BEFORE 18, @82, KC0[], KC1[]
	JUMP @17 POP:1
	TEX 0 @30
	ALU 0, @101, KC0[], KC1[]
.Ltmp864:
	ALU_POP_AFTER 1, @102, KC0[], KC1[]
.Ltmp865:
	ALU_PUSH_BEFORE 6, @104, KC0[], KC1[]
	JUMP @21 POP:1
	LOOP_BREAK @21
	POP @21 POP:1
	END_LOOP @12
	POP @23 POP:1
	POP @24 POP:1
.Ltmp866:
	ALU 12, @111, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 28:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp867:
	Fetch clause starting at 30:
.Ltmp868:
	  VTX_READ_16 T2.X, T0.X, 0, #1
.Ltmp869:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp870:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp871:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 40:
.Ltmp872:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp873:
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp874:
	ALU clause starting at 62:
.Ltmp875:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp876:
	ALU clause starting at 65:
.Ltmp877:
	  AND_INT * T1.W, T0.X, literal.x,  
.Ltmp878:
	15(2.101948e-44), 0(0.000000e+00)
.Ltmp879:
	ALU clause starting at 67:
	  MOV   T1.X, literal.x,  
.Ltmp880:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp881:
	0(0.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp882:
	ALU clause starting at 71:
.Ltmp883:
	  SUB_INT * T2.W, T2.W, T1.W,  
	  MOV   T1.X, literal.x,  
.Ltmp884:
	  LSHL   T1.Z, PV.W, 1,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp885:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 76:
.Ltmp886:
	  ADD_INT * T0.X, T3.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp887:
	ALU clause starting at 82:
.Ltmp888:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp889:
	ALU clause starting at 101:
.Ltmp890:
	  ADD_INT * T2.W, T2.X, T1.X,  
.Ltmp891:
	ALU clause starting at 102:
.Ltmp892:
	  AND_INT * T1.X, T2.W, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
.Ltmp893:
	ALU clause starting at 104:
.Ltmp894:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	2(2.802597e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp895:
	ALU clause starting at 111:
	  ADD_INT * T0.W, T0.Z, T0.W,  
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
.Ltmp896:
.Lfunc_end26:
	.size	some_exclusive_add_ushort_simd16, .Lfunc_end26-some_exclusive_add_ushort_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_reduce_min_short_simd8
	.p2align	8
	.type	some_reduce_min_short_simd8,@function
some_reduce_min_short_simd8:
some_reduce_min_short_simd8$local:
.Lfunc_begin27:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp897:
	ALU 1, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp898:
	ALU 21, @40, KC0[CB0:0-32], KC1[]
.Ltmp899:
	ALU_PUSH_BEFORE 2, @62, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 5, @65, KC0[CB0:0-32], KC1[]
.Ltmp900:
	ALU_PUSH_BEFORE 3, @71, KC0[], KC1[]
	JUMP @23 POP:1
	ALU 6, @75, KC0[CB0:0-32], KC1[]
.Ltmp901:
	ALU 5, @82, KC0[], KC1[]
	LOOP_START_DX10 @22
.Ltmp902:
	ALU_PUSH_BEFORE 18, @88, KC0[], KC1[]
	JUMP @17 POP:1
	TEX 0 @30
	ALU 3, @107, KC0[], KC1[]
.Ltmp903:
	ALU_POP_AFTER 1, @111, KC0[], KC1[]
.Ltmp904:
	ALU_PUSH_BEFORE 6, @113, KC0[], KC1[]
	JUMP @21 POP:1
	LOOP_BREAK @21
	POP @21 POP:1
	END_LOOP @12
	POP @23 POP:1
	POP @24 POP:1
.Ltmp905:
	ALU 12, @120, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 28:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp906:
	Fetch clause starting at 30:
.Ltmp907:
	  VTX_READ_16 T2.X, T0.X, 0, #1
.Ltmp908:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp909:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp910:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 40:
.Ltmp911:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp912:
	ALU clause starting at 62:
.Ltmp913:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp914:
	ALU clause starting at 65:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp915:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp916:
	ALU clause starting at 71:
	  MOV   T1.X, literal.x,  
.Ltmp917:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp918:
	32767(4.591635e-41), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp919:
	ALU clause starting at 75:
	  AND_INT * T3.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T2.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp920:
	  LSHL   T1.Z, PV.W, 1,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp921:
	32767(4.591635e-41), 0(0.000000e+00)
	ALU clause starting at 82:
.Ltmp922:
	  ADD_INT * T0.X, T3.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp923:
	ALU clause starting at 88:
.Ltmp924:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp925:
	ALU clause starting at 107:
.Ltmp926:
	  BFE_INT   T1.Z, T2.X, 0.0, literal.x, 
	  BFE_INT * T2.W, T1.X, 0.0, literal.x, BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT * T2.W, PV.Z, PV.W,  
.Ltmp927:
	ALU clause starting at 111:
.Ltmp928:
	  AND_INT * T1.X, T2.W, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
.Ltmp929:
	ALU clause starting at 113:
.Ltmp930:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	2(2.802597e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp931:
	ALU clause starting at 120:
	  ADD_INT * T0.W, T0.Z, T0.W,  
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
.Ltmp932:
.Lfunc_end27:
	.size	some_reduce_min_short_simd8, .Lfunc_end27-some_reduce_min_short_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_inclusive_min_short_simd8
	.p2align	8
	.type	some_inclusive_min_short_simd8,@function
some_inclusive_min_short_simd8:
some_inclusive_min_short_simd8$local:
.Lfunc_begin28:
	ALU 5, @28, KC0[CB0:0-32], KC1[]
.Ltmp933:
	ALU 1, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @24
.Ltmp934:
	ALU_PUSH_BEFORE 23, @36, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 6, @60, KC0[CB0:0-32], KC1[]
.Ltmp935:
	ALU 6, @67, KC0[], KC1[]
	LOOP_START_DX10 @18
.Ltmp936:
	ALU_PUSH_BEFORE 18, @74, KC0[], KC1[]
	JUMP @13 POP:1
	TEX 0 @26
	ALU 3, @93, KC0[], KC1[]
.Ltmp937:
	ALU_POP_AFTER 1, @97, KC0[], KC1[]
.Ltmp938:
	ALU_PUSH_BEFORE 6, @99, KC0[], KC1[]
	JUMP @17 POP:1
	LOOP_BREAK @17
	POP @17 POP:1
	END_LOOP @8
	POP @19 POP:1
	ALU 0, @106, KC0[CB0:0-32], KC1[]
.Ltmp939:
	ALU 12, @107, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 24:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp940:
	Fetch clause starting at 26:
.Ltmp941:
	  VTX_READ_16 T2.X, T0.X, 0, #1
.Ltmp942:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp943:
	ALU clause starting at 34:
	  LSHL * T0.W, T1.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 36:
.Ltmp944:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp945:
	ALU clause starting at 60:
.Ltmp946:
	  AND_INT * T2.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp947:
	  LSHL   T0.Z, PV.W, 1,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp948:
	32767(4.591635e-41), 0(0.000000e+00)
	ALU clause starting at 67:
.Ltmp949:
	  ADD_INT   T0.X, T1.W, T0.Z,  
	  ADD_INT * T1.W, T2.W, 1,  BS:VEC_120/SCL_212
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp950:
	ALU clause starting at 74:
.Ltmp951:
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp952:
	ALU clause starting at 93:
.Ltmp953:
	  BFE_INT   T0.Z, T2.X, 0.0, literal.x, 
	  BFE_INT * T2.W, T1.X, 0.0, literal.x, BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT * T2.W, PV.Z, PV.W,  
.Ltmp954:
	ALU clause starting at 97:
.Ltmp955:
	  AND_INT * T1.X, T2.W, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
.Ltmp956:
	ALU clause starting at 99:
.Ltmp957:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	2(2.802597e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp958:
	ALU clause starting at 106:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 107:
	  ADD_INT * T0.W, T1.W, T0.W,  
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
.Ltmp959:
.Lfunc_end28:
	.size	some_inclusive_min_short_simd8, .Lfunc_end28-some_inclusive_min_short_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_exclusive_min_short_simd8
	.p2align	8
	.type	some_exclusive_min_short_simd8,@function
some_exclusive_min_short_simd8:
some_exclusive_min_short_simd8$local:
.Lfunc_begin29:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp960:
	ALU 1, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp961:
	ALU 21, @40, KC0[CB0:0-32], KC1[]
.Ltmp962:
	ALU_PUSH_BEFORE 2, @62, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 1, @65, KC0[], KC1[]
.Ltmp963:
	ALU_PUSH_BEFORE 3, @67, KC0[], KC1[]
	JUMP @23 POP:1
	ALU 4, @71, KC0[CB0:0-32], KC1[]
.Ltmp964:
	ALU 5, @76, KC0[], KC1[]
	LOOP_START_DX10 @22
.Ltmp965:
	ALU_PUSH_BEFORE 18, @82, KC0[], KC1[]
	JUMP @17 POP:1
	TEX 0 @30
	ALU 3, @101, KC0[], KC1[]
.Ltmp966:
	ALU_POP_AFTER 1, @105, KC0[], KC1[]
.Ltmp967:
	ALU_PUSH_BEFORE 6, @107, KC0[], KC1[]
	JUMP @21 POP:1
	LOOP_BREAK @21
	POP @21 POP:1
	END_LOOP @12
	POP @23 POP:1
	POP @24 POP:1
.Ltmp968:
	ALU 12, @114, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 28:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp969:
	Fetch clause starting at 30:
.Ltmp970:
	  VTX_READ_16 T2.X, T0.X, 0, #1
.Ltmp971:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp972:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp973:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 40:
.Ltmp974:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp975:
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp976:
	ALU clause starting at 62:
.Ltmp977:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp978:
	ALU clause starting at 65:
.Ltmp979:
	  AND_INT * T1.W, T0.X, literal.x,  
.Ltmp980:
	7(9.809089e-45), 0(0.000000e+00)
.Ltmp981:
	ALU clause starting at 67:
	  MOV   T1.X, literal.x,  
.Ltmp982:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp983:
	32767(4.591635e-41), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp984:
	ALU clause starting at 71:
.Ltmp985:
	  SUB_INT * T2.W, T2.W, T1.W,  
	  MOV   T1.X, literal.x,  
.Ltmp986:
	  LSHL   T1.Z, PV.W, 1,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp987:
	32767(4.591635e-41), 0(0.000000e+00)
	ALU clause starting at 76:
.Ltmp988:
	  ADD_INT * T0.X, T3.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp989:
	ALU clause starting at 82:
.Ltmp990:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp991:
	ALU clause starting at 101:
.Ltmp992:
	  BFE_INT   T1.Z, T2.X, 0.0, literal.x, 
	  BFE_INT * T2.W, T1.X, 0.0, literal.x, BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT * T2.W, PV.Z, PV.W,  
.Ltmp993:
	ALU clause starting at 105:
.Ltmp994:
	  AND_INT * T1.X, T2.W, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
.Ltmp995:
	ALU clause starting at 107:
.Ltmp996:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	2(2.802597e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp997:
	ALU clause starting at 114:
	  ADD_INT * T0.W, T0.Z, T0.W,  
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
.Ltmp998:
.Lfunc_end29:
	.size	some_exclusive_min_short_simd8, .Lfunc_end29-some_exclusive_min_short_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_reduce_max_char_simd16
	.p2align	8
	.type	some_reduce_max_char_simd16,@function
some_reduce_max_char_simd16:
some_reduce_max_char_simd16$local:
.Lfunc_begin30:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp999:
	ALU 0, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp1000:
	ALU 21, @39, KC0[CB0:0-32], KC1[]
.Ltmp1001:
	ALU_PUSH_BEFORE 2, @61, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 5, @64, KC0[CB0:0-32], KC1[]
.Ltmp1002:
	ALU_PUSH_BEFORE 3, @70, KC0[], KC1[]
	JUMP @23 POP:1
	ALU 5, @74, KC0[CB0:0-32], KC1[]
.Ltmp1003:
	ALU 5, @80, KC0[], KC1[]
	LOOP_START_DX10 @22
.Ltmp1004:
	ALU_PUSH_BEFORE 18, @86, KC0[], KC1[]
	JUMP @17 POP:1
	TEX 0 @30
	ALU 3, @105, KC0[], KC1[]
	POP @17 POP:1
.Ltmp1005:
	ALU_PUSH_BEFORE 6, @109, KC0[], KC1[]
	JUMP @21 POP:1
	LOOP_BREAK @21
	POP @21 POP:1
	END_LOOP @12
	POP @23 POP:1
	POP @24 POP:1
.Ltmp1006:
	ALU 12, @116, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 28:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp1007:
	Fetch clause starting at 30:
.Ltmp1008:
	  VTX_READ_8 T2.X, T0.X, 0, #1
.Ltmp1009:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1010:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1011:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 38:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 39:
.Ltmp1012:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp1013:
	ALU clause starting at 61:
.Ltmp1014:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1015:
	ALU clause starting at 64:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp1016:
	16(2.242078e-44), 0(0.000000e+00)
.Ltmp1017:
	ALU clause starting at 70:
	  MOV   T1.X, literal.x,  
.Ltmp1018:
	  SETE_INT * T2.W, T1.W, 0.0,  
.Ltmp1019:
	128(1.793662e-43), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1020:
	ALU clause starting at 74:
	  AND_INT * T2.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SUB_INT   T1.Z, T0.W, PV.W,  
	  MOV * T2.W, KC0[2].Y,  
	128(1.793662e-43), 0(0.000000e+00)
	ALU clause starting at 80:
.Ltmp1021:
	  ADD_INT * T0.X, T2.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T0.Y, T1.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1022:
	ALU clause starting at 86:
.Ltmp1023:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1024:
	ALU clause starting at 105:
.Ltmp1025:
	  BFE_INT   T1.Z, T2.X, 0.0, literal.x, 
	  BFE_INT * T2.W, T1.X, 0.0, literal.x, BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  MAX_INT * T1.X, PV.W, PV.Z,  
.Ltmp1026:
	ALU clause starting at 109:
.Ltmp1027:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, 1,  
	  ADD_INT   T0.Y, T0.Y, literal.x,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	5(7.006492e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1028:
	ALU clause starting at 116:
	  ADD_INT * T0.W, T0.Z, T0.W,  
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
.Ltmp1029:
.Lfunc_end30:
	.size	some_reduce_max_char_simd16, .Lfunc_end30-some_reduce_max_char_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_inclusive_max_char_simd16
	.p2align	8
	.type	some_inclusive_max_char_simd16,@function
some_inclusive_max_char_simd16:
some_inclusive_max_char_simd16$local:
.Lfunc_begin31:
	ALU 5, @28, KC0[CB0:0-32], KC1[]
.Ltmp1030:
	ALU 0, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @24
.Ltmp1031:
	ALU_PUSH_BEFORE 23, @35, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 5, @59, KC0[CB0:0-32], KC1[]
.Ltmp1032:
	ALU 6, @65, KC0[], KC1[]
	LOOP_START_DX10 @18
.Ltmp1033:
	ALU_PUSH_BEFORE 18, @72, KC0[], KC1[]
	JUMP @13 POP:1
	TEX 0 @26
	ALU 3, @91, KC0[], KC1[]
	POP @13 POP:1
.Ltmp1034:
	ALU_PUSH_BEFORE 6, @95, KC0[], KC1[]
	JUMP @17 POP:1
	LOOP_BREAK @17
	POP @17 POP:1
	END_LOOP @8
	POP @19 POP:1
	ALU 0, @102, KC0[CB0:0-32], KC1[]
.Ltmp1035:
	ALU 12, @103, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 24:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp1036:
	Fetch clause starting at 26:
.Ltmp1037:
	  VTX_READ_8 T2.X, T0.X, 0, #1
.Ltmp1038:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1039:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 34:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 35:
.Ltmp1040:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp1041:
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  SETGT_UINT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1042:
	ALU clause starting at 59:
.Ltmp1043:
	  AND_INT * T1.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SUB_INT   T0.Z, T0.W, PV.W,  
	  MOV * T2.W, KC0[2].Y,  
.Ltmp1044:
	128(1.793662e-43), 0(0.000000e+00)
	ALU clause starting at 65:
.Ltmp1045:
	  ADD_INT   T0.X, T2.W, T0.Z,  
	  ADD_INT * T1.W, T1.W, 1,  BS:VEC_120/SCL_212
	  MULLO_INT   T0.X (MASKED), T0.Z, literal.x,  
	  MULLO_INT   T0.Y, T0.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1046:
	ALU clause starting at 72:
.Ltmp1047:
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1048:
	ALU clause starting at 91:
.Ltmp1049:
	  BFE_INT   T0.Z, T2.X, 0.0, literal.x, 
	  BFE_INT * T2.W, T1.X, 0.0, literal.x, BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  MAX_INT * T1.X, PV.W, PV.Z,  
.Ltmp1050:
	ALU clause starting at 95:
.Ltmp1051:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, 1,  
	  ADD_INT   T0.Y, T0.Y, literal.x,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	5(7.006492e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1052:
	ALU clause starting at 102:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 103:
	  ADD_INT * T0.W, T1.W, T0.W,  
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
.Ltmp1053:
.Lfunc_end31:
	.size	some_inclusive_max_char_simd16, .Lfunc_end31-some_inclusive_max_char_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_exclusive_max_char_simd16
	.p2align	8
	.type	some_exclusive_max_char_simd16,@function
some_exclusive_max_char_simd16:
some_exclusive_max_char_simd16$local:
.Lfunc_begin32:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp1054:
	ALU 0, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp1055:
	ALU 21, @39, KC0[CB0:0-32], KC1[]
.Ltmp1056:
	ALU_PUSH_BEFORE 2, @61, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 1, @64, KC0[], KC1[]
.Ltmp1057:
	ALU_PUSH_BEFORE 3, @66, KC0[], KC1[]
	JUMP @23 POP:1
	ALU 3, @70, KC0[CB0:0-32], KC1[]
.Ltmp1058:
	ALU 5, @74, KC0[], KC1[]
	LOOP_START_DX10 @22
.Ltmp1059:
	ALU_PUSH_BEFORE 18, @80, KC0[], KC1[]
	JUMP @17 POP:1
	TEX 0 @30
	ALU 3, @99, KC0[], KC1[]
	POP @17 POP:1
.Ltmp1060:
	ALU_PUSH_BEFORE 6, @103, KC0[], KC1[]
	JUMP @21 POP:1
	LOOP_BREAK @21
	POP @21 POP:1
	END_LOOP @12
	POP @23 POP:1
	POP @24 POP:1
.Ltmp1061:
	ALU 12, @110, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 28:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp1062:
	Fetch clause starting at 30:
.Ltmp1063:
	  VTX_READ_8 T2.X, T0.X, 0, #1
.Ltmp1064:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1065:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1066:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 38:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 39:
.Ltmp1067:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp1068:
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp1069:
	ALU clause starting at 61:
.Ltmp1070:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1071:
	ALU clause starting at 64:
.Ltmp1072:
	  AND_INT * T1.W, T0.X, literal.x,  
.Ltmp1073:
	15(2.101948e-44), 0(0.000000e+00)
.Ltmp1074:
	ALU clause starting at 66:
	  MOV   T1.X, literal.x,  
.Ltmp1075:
	  SETE_INT * T2.W, T1.W, 0.0,  
.Ltmp1076:
	128(1.793662e-43), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1077:
	ALU clause starting at 70:
	  MOV   T1.X, literal.x,  
.Ltmp1078:
	  SUB_INT   T1.Z, T0.W, T1.W,  
	  MOV * T2.W, KC0[2].Y,  
.Ltmp1079:
	128(1.793662e-43), 0(0.000000e+00)
	ALU clause starting at 74:
.Ltmp1080:
	  ADD_INT * T0.X, T2.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T0.Y, T1.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1081:
	ALU clause starting at 80:
.Ltmp1082:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1083:
	ALU clause starting at 99:
.Ltmp1084:
	  BFE_INT   T1.Z, T2.X, 0.0, literal.x, 
	  BFE_INT * T2.W, T1.X, 0.0, literal.x, BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  MAX_INT * T1.X, PV.W, PV.Z,  
.Ltmp1085:
	ALU clause starting at 103:
.Ltmp1086:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, 1,  
	  ADD_INT   T0.Y, T0.Y, literal.x,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	5(7.006492e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1087:
	ALU clause starting at 110:
	  ADD_INT * T0.W, T0.Z, T0.W,  
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
.Ltmp1088:
.Lfunc_end32:
	.size	some_exclusive_max_char_simd16, .Lfunc_end32-some_exclusive_max_char_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_reduce_xor_uchar_simd32
	.p2align	8
	.type	some_reduce_xor_uchar_simd32,@function
some_reduce_xor_uchar_simd32:
some_reduce_xor_uchar_simd32$local:
.Lfunc_begin33:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp1089:
	ALU 0, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp1090:
	ALU 21, @39, KC0[CB0:0-32], KC1[]
.Ltmp1091:
	ALU_PUSH_BEFORE 2, @61, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 5, @64, KC0[CB0:0-32], KC1[]
.Ltmp1092:
	ALU_PUSH_BEFORE 3, @70, KC0[], KC1[]
	JUMP @23 POP:1
	ALU 5, @74, KC0[CB0:0-32], KC1[]
.Ltmp1093:
	ALU 5, @80, KC0[], KC1[]
	LOOP_START_DX10 @22
.Ltmp1094:
	ALU_PUSH_BEFORE 18, @86, KC0[], KC1[]
	JUMP @17 POP:1
	TEX 0 @30
	ALU 0, @105, KC0[], KC1[]
	POP @17 POP:1
.Ltmp1095:
	ALU_PUSH_BEFORE 6, @106, KC0[], KC1[]
	JUMP @21 POP:1
	LOOP_BREAK @21
	POP @21 POP:1
	END_LOOP @12
	POP @23 POP:1
	POP @24 POP:1
.Ltmp1096:
	ALU 12, @113, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 28:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp1097:
	Fetch clause starting at 30:
.Ltmp1098:
	  VTX_READ_8 T2.X, T0.X, 0, #1
.Ltmp1099:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1100:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1101:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 38:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 39:
.Ltmp1102:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp1103:
	ALU clause starting at 61:
.Ltmp1104:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1105:
	ALU clause starting at 64:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	224(3.138909e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp1106:
	32(4.484155e-44), 0(0.000000e+00)
.Ltmp1107:
	ALU clause starting at 70:
	  MOV   T1.X, literal.x,  
.Ltmp1108:
	  SETE_INT * T2.W, T1.W, 0.0,  
.Ltmp1109:
	0(0.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1110:
	ALU clause starting at 74:
	  AND_INT * T2.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SUB_INT   T1.Z, T0.W, PV.W,  
	  MOV * T2.W, KC0[2].Y,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 80:
.Ltmp1111:
	  ADD_INT * T0.X, T2.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T0.Y, T1.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1112:
	ALU clause starting at 86:
.Ltmp1113:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1114:
	ALU clause starting at 105:
.Ltmp1115:
	  XOR_INT * T1.X, T2.X, T1.X,  
.Ltmp1116:
	ALU clause starting at 106:
.Ltmp1117:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, 1,  
	  ADD_INT   T0.Y, T0.Y, literal.x,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	5(7.006492e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1118:
	ALU clause starting at 113:
	  ADD_INT * T0.W, T0.Z, T0.W,  
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
.Ltmp1119:
.Lfunc_end33:
	.size	some_reduce_xor_uchar_simd32, .Lfunc_end33-some_reduce_xor_uchar_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_inclusive_xor_uchar_simd32
	.p2align	8
	.type	some_inclusive_xor_uchar_simd32,@function
some_inclusive_xor_uchar_simd32:
some_inclusive_xor_uchar_simd32$local:
.Lfunc_begin34:
	ALU 5, @28, KC0[CB0:0-32], KC1[]
.Ltmp1120:
	ALU 0, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @24
.Ltmp1121:
	ALU_PUSH_BEFORE 23, @35, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 5, @59, KC0[CB0:0-32], KC1[]
.Ltmp1122:
	ALU 6, @65, KC0[], KC1[]
	LOOP_START_DX10 @18
.Ltmp1123:
	ALU_PUSH_BEFORE 18, @72, KC0[], KC1[]
	JUMP @13 POP:1
	TEX 0 @26
	ALU 0, @91, KC0[], KC1[]
	POP @13 POP:1
.Ltmp1124:
	ALU_PUSH_BEFORE 6, @92, KC0[], KC1[]
	JUMP @17 POP:1
	LOOP_BREAK @17
	POP @17 POP:1
	END_LOOP @8
	POP @19 POP:1
	ALU 0, @99, KC0[CB0:0-32], KC1[]
.Ltmp1125:
	ALU 12, @100, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 24:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp1126:
	Fetch clause starting at 26:
.Ltmp1127:
	  VTX_READ_8 T2.X, T0.X, 0, #1
.Ltmp1128:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1129:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 34:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 35:
.Ltmp1130:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp1131:
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  SETGT_UINT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1132:
	ALU clause starting at 59:
.Ltmp1133:
	  AND_INT * T1.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SUB_INT   T0.Z, T0.W, PV.W,  
	  MOV * T2.W, KC0[2].Y,  
.Ltmp1134:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 65:
.Ltmp1135:
	  ADD_INT   T0.X, T2.W, T0.Z,  
	  ADD_INT * T1.W, T1.W, 1,  BS:VEC_120/SCL_212
	  MULLO_INT   T0.X (MASKED), T0.Z, literal.x,  
	  MULLO_INT   T0.Y, T0.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1136:
	ALU clause starting at 72:
.Ltmp1137:
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1138:
	ALU clause starting at 91:
.Ltmp1139:
	  XOR_INT * T1.X, T2.X, T1.X,  
.Ltmp1140:
	ALU clause starting at 92:
.Ltmp1141:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, 1,  
	  ADD_INT   T0.Y, T0.Y, literal.x,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	5(7.006492e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1142:
	ALU clause starting at 99:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 100:
	  ADD_INT * T0.W, T1.W, T0.W,  
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
.Ltmp1143:
.Lfunc_end34:
	.size	some_inclusive_xor_uchar_simd32, .Lfunc_end34-some_inclusive_xor_uchar_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_exclusive_xor_uchar_simd32
	.p2align	8
	.type	some_exclusive_xor_uchar_simd32,@function
some_exclusive_xor_uchar_simd32:
some_exclusive_xor_uchar_simd32$local:
.Lfunc_begin35:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp1144:
	ALU 0, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp1145:
	ALU 21, @39, KC0[CB0:0-32], KC1[]
.Ltmp1146:
	ALU_PUSH_BEFORE 2, @61, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 1, @64, KC0[], KC1[]
.Ltmp1147:
	ALU_PUSH_BEFORE 3, @66, KC0[], KC1[]
	JUMP @23 POP:1
	ALU 3, @70, KC0[CB0:0-32], KC1[]
.Ltmp1148:
	ALU 5, @74, KC0[], KC1[]
	LOOP_START_DX10 @22
.Ltmp1149:
	ALU_PUSH_BEFORE 18, @80, KC0[], KC1[]
	JUMP @17 POP:1
	TEX 0 @30
	ALU 0, @99, KC0[], KC1[]
	POP @17 POP:1
.Ltmp1150:
	ALU_PUSH_BEFORE 6, @100, KC0[], KC1[]
	JUMP @21 POP:1
	LOOP_BREAK @21
	POP @21 POP:1
	END_LOOP @12
	POP @23 POP:1
	POP @24 POP:1
.Ltmp1151:
	ALU 12, @107, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 28:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp1152:
	Fetch clause starting at 30:
.Ltmp1153:
	  VTX_READ_8 T2.X, T0.X, 0, #1
.Ltmp1154:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1155:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1156:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 38:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 39:
.Ltmp1157:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp1158:
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp1159:
	ALU clause starting at 61:
.Ltmp1160:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1161:
	ALU clause starting at 64:
.Ltmp1162:
	  AND_INT * T1.W, T0.X, literal.x,  
.Ltmp1163:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp1164:
	ALU clause starting at 66:
	  MOV   T1.X, literal.x,  
.Ltmp1165:
	  SETE_INT * T2.W, T1.W, 0.0,  
.Ltmp1166:
	0(0.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1167:
	ALU clause starting at 70:
	  MOV   T1.X, literal.x,  
.Ltmp1168:
	  SUB_INT   T1.Z, T0.W, T1.W,  
	  MOV * T2.W, KC0[2].Y,  
.Ltmp1169:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 74:
.Ltmp1170:
	  ADD_INT * T0.X, T2.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T0.Y, T1.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1171:
	ALU clause starting at 80:
.Ltmp1172:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1173:
	ALU clause starting at 99:
.Ltmp1174:
	  XOR_INT * T1.X, T2.X, T1.X,  
.Ltmp1175:
	ALU clause starting at 100:
.Ltmp1176:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, 1,  
	  ADD_INT   T0.Y, T0.Y, literal.x,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	5(7.006492e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1177:
	ALU clause starting at 107:
	  ADD_INT * T0.W, T0.Z, T0.W,  
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
.Ltmp1178:
.Lfunc_end35:
	.size	some_exclusive_xor_uchar_simd32, .Lfunc_end35-some_exclusive_xor_uchar_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_reduce_add_float_simd16
	.p2align	8
	.type	some_reduce_add_float_simd16,@function
some_reduce_add_float_simd16:
some_reduce_add_float_simd16$local:
.Lfunc_begin36:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp1179:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp1180:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp1181:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 5, @66, KC0[CB0:0-32], KC1[]
.Ltmp1182:
	ALU_PUSH_BEFORE 3, @72, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 6, @76, KC0[CB0:0-32], KC1[]
.Ltmp1183:
	ALU 5, @83, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp1184:
	ALU_PUSH_BEFORE 18, @89, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @108, KC0[], KC1[]
	TEX 0 @30
	ALU 0, @109, KC0[], KC1[]
	POP @18 POP:1
.Ltmp1185:
	ALU_PUSH_BEFORE 6, @110, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp1186:
	ALU 2, @117, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1187:
	Fetch clause starting at 30:
.Ltmp1188:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp1189:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1190:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp1191:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp1192:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp1193:
	ALU clause starting at 63:
.Ltmp1194:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1195:
	ALU clause starting at 66:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp1196:
	16(2.242078e-44), 0(0.000000e+00)
.Ltmp1197:
	ALU clause starting at 72:
	  MOV   T1.X, literal.x,  
.Ltmp1198:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp1199:
	0(0.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1200:
	ALU clause starting at 76:
	  AND_INT * T3.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T2.W, T2.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp1201:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp1202:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 83:
.Ltmp1203:
	  ADD_INT * T0.X, T3.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1204:
	ALU clause starting at 89:
.Ltmp1205:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1206:
	ALU clause starting at 108:
.Ltmp1207:
	  MOV * T2.X, T0.X,  
.Ltmp1208:
	ALU clause starting at 109:
.Ltmp1209:
	  ADD * T1.X, T1.X, T2.X,  
.Ltmp1210:
	ALU clause starting at 110:
.Ltmp1211:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1212:
	ALU clause starting at 117:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1213:
.Lfunc_end36:
	.size	some_reduce_add_float_simd16, .Lfunc_end36-some_reduce_add_float_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_inclusive_add_float_simd16
	.p2align	8
	.type	some_inclusive_add_float_simd16,@function
some_inclusive_add_float_simd16:
some_inclusive_add_float_simd16$local:
.Lfunc_begin37:
	ALU 5, @28, KC0[CB0:0-32], KC1[]
.Ltmp1214:
	ALU 2, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @24
.Ltmp1215:
	ALU_PUSH_BEFORE 23, @37, KC0[], KC1[]
	JUMP @20 POP:1
	ALU 6, @61, KC0[CB0:0-32], KC1[]
.Ltmp1216:
	ALU 6, @68, KC0[], KC1[]
	LOOP_START_DX10 @19
.Ltmp1217:
	ALU_PUSH_BEFORE 18, @75, KC0[], KC1[]
	JUMP @14 POP:1
	ALU 0, @94, KC0[], KC1[]
	TEX 0 @26
	ALU 0, @95, KC0[], KC1[]
	POP @14 POP:1
.Ltmp1218:
	ALU_PUSH_BEFORE 6, @96, KC0[], KC1[]
	JUMP @18 POP:1
	LOOP_BREAK @18
	POP @18 POP:1
	END_LOOP @8
	POP @20 POP:1
	ALU 0, @103, KC0[CB0:0-32], KC1[]
.Ltmp1219:
	ALU 2, @104, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 24:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1220:
	Fetch clause starting at 26:
.Ltmp1221:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp1222:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp1223:
	ALU clause starting at 34:
	  LSHL * T0.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 37:
.Ltmp1224:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1225:
	ALU clause starting at 61:
.Ltmp1226:
	  AND_INT * T2.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp1227:
	  LSHL   T0.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp1228:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 68:
.Ltmp1229:
	  ADD_INT   T0.X, T1.W, T0.Z,  
	  ADD_INT * T1.W, T2.W, 1,  BS:VEC_120/SCL_212
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1230:
	ALU clause starting at 75:
.Ltmp1231:
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1232:
	ALU clause starting at 94:
.Ltmp1233:
	  MOV * T2.X, T0.X,  
.Ltmp1234:
	ALU clause starting at 95:
.Ltmp1235:
	  ADD * T1.X, T1.X, T2.X,  
.Ltmp1236:
	ALU clause starting at 96:
.Ltmp1237:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1238:
	ALU clause starting at 103:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 104:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1239:
.Lfunc_end37:
	.size	some_inclusive_add_float_simd16, .Lfunc_end37-some_inclusive_add_float_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_exclusive_add_float_simd16
	.p2align	8
	.type	some_exclusive_add_float_simd16,@function
some_exclusive_add_float_simd16:
some_exclusive_add_float_simd16$local:
.Lfunc_begin38:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp1240:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp1241:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp1242:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 1, @66, KC0[], KC1[]
.Ltmp1243:
	ALU_PUSH_BEFORE 3, @68, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 4, @72, KC0[CB0:0-32], KC1[]
.Ltmp1244:
	ALU 5, @77, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp1245:
	ALU_PUSH_BEFORE 18, @83, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @102, KC0[], KC1[]
	TEX 0 @30
	ALU 0, @103, KC0[], KC1[]
	POP @18 POP:1
.Ltmp1246:
	ALU_PUSH_BEFORE 6, @104, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp1247:
	ALU 2, @111, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1248:
	Fetch clause starting at 30:
.Ltmp1249:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp1250:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1251:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp1252:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp1253:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp1254:
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp1255:
	ALU clause starting at 63:
.Ltmp1256:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1257:
	ALU clause starting at 66:
.Ltmp1258:
	  AND_INT * T1.W, T0.X, literal.x,  
.Ltmp1259:
	15(2.101948e-44), 0(0.000000e+00)
.Ltmp1260:
	ALU clause starting at 68:
	  MOV   T1.X, literal.x,  
.Ltmp1261:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp1262:
	0(0.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1263:
	ALU clause starting at 72:
.Ltmp1264:
	  SUB_INT * T2.W, T2.W, T1.W,  
	  MOV   T1.X, literal.x,  
.Ltmp1265:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp1266:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 77:
.Ltmp1267:
	  ADD_INT * T0.X, T3.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1268:
	ALU clause starting at 83:
.Ltmp1269:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1270:
	ALU clause starting at 102:
.Ltmp1271:
	  MOV * T2.X, T0.X,  
.Ltmp1272:
	ALU clause starting at 103:
.Ltmp1273:
	  ADD * T1.X, T1.X, T2.X,  
.Ltmp1274:
	ALU clause starting at 104:
.Ltmp1275:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1276:
	ALU clause starting at 111:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1277:
.Lfunc_end38:
	.size	some_exclusive_add_float_simd16, .Lfunc_end38-some_exclusive_add_float_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_reduce_mul_float_simd8
	.p2align	8
	.type	some_reduce_mul_float_simd8,@function
some_reduce_mul_float_simd8:
some_reduce_mul_float_simd8$local:
.Lfunc_begin39:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp1278:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp1279:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp1280:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 5, @66, KC0[CB0:0-32], KC1[]
.Ltmp1281:
	ALU_PUSH_BEFORE 3, @72, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 6, @76, KC0[CB0:0-32], KC1[]
.Ltmp1282:
	ALU 5, @83, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp1283:
	ALU_PUSH_BEFORE 18, @89, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @108, KC0[], KC1[]
	TEX 0 @30
	ALU 0, @109, KC0[], KC1[]
	POP @18 POP:1
.Ltmp1284:
	ALU_PUSH_BEFORE 6, @110, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp1285:
	ALU 2, @117, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1286:
	Fetch clause starting at 30:
.Ltmp1287:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp1288:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1289:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp1290:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp1291:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp1292:
	ALU clause starting at 63:
.Ltmp1293:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1294:
	ALU clause starting at 66:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp1295:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp1296:
	ALU clause starting at 72:
	  MOV   T1.X, literal.x,  
.Ltmp1297:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp1298:
	1065353216(1.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1299:
	ALU clause starting at 76:
	  AND_INT * T3.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T2.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp1300:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp1301:
	1065353216(1.000000e+00), 2(2.802597e-45)
	ALU clause starting at 83:
.Ltmp1302:
	  ADD_INT * T0.X, T3.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1303:
	ALU clause starting at 89:
.Ltmp1304:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1305:
	ALU clause starting at 108:
.Ltmp1306:
	  MOV * T2.X, T0.X,  
.Ltmp1307:
	ALU clause starting at 109:
.Ltmp1308:
	  MUL_IEEE * T1.X, T1.X, T2.X,  
.Ltmp1309:
	ALU clause starting at 110:
.Ltmp1310:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1311:
	ALU clause starting at 117:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1312:
.Lfunc_end39:
	.size	some_reduce_mul_float_simd8, .Lfunc_end39-some_reduce_mul_float_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_inclusive_mul_float_simd8
	.p2align	8
	.type	some_inclusive_mul_float_simd8,@function
some_inclusive_mul_float_simd8:
some_inclusive_mul_float_simd8$local:
.Lfunc_begin40:
	ALU 5, @28, KC0[CB0:0-32], KC1[]
.Ltmp1313:
	ALU 2, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @24
.Ltmp1314:
	ALU_PUSH_BEFORE 23, @37, KC0[], KC1[]
	JUMP @20 POP:1
	ALU 6, @61, KC0[CB0:0-32], KC1[]
.Ltmp1315:
	ALU 6, @68, KC0[], KC1[]
	LOOP_START_DX10 @19
.Ltmp1316:
	ALU_PUSH_BEFORE 18, @75, KC0[], KC1[]
	JUMP @14 POP:1
	ALU 0, @94, KC0[], KC1[]
	TEX 0 @26
	ALU 0, @95, KC0[], KC1[]
	POP @14 POP:1
.Ltmp1317:
	ALU_PUSH_BEFORE 6, @96, KC0[], KC1[]
	JUMP @18 POP:1
	LOOP_BREAK @18
	POP @18 POP:1
	END_LOOP @8
	POP @20 POP:1
	ALU 0, @103, KC0[CB0:0-32], KC1[]
.Ltmp1318:
	ALU 2, @104, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 24:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1319:
	Fetch clause starting at 26:
.Ltmp1320:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp1321:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp1322:
	ALU clause starting at 34:
	  LSHL * T0.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 37:
.Ltmp1323:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1324:
	ALU clause starting at 61:
.Ltmp1325:
	  AND_INT * T2.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp1326:
	  LSHL   T0.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp1327:
	1065353216(1.000000e+00), 2(2.802597e-45)
	ALU clause starting at 68:
.Ltmp1328:
	  ADD_INT   T0.X, T1.W, T0.Z,  
	  ADD_INT * T1.W, T2.W, 1,  BS:VEC_120/SCL_212
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1329:
	ALU clause starting at 75:
.Ltmp1330:
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1331:
	ALU clause starting at 94:
.Ltmp1332:
	  MOV * T2.X, T0.X,  
.Ltmp1333:
	ALU clause starting at 95:
.Ltmp1334:
	  MUL_IEEE * T1.X, T1.X, T2.X,  
.Ltmp1335:
	ALU clause starting at 96:
.Ltmp1336:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1337:
	ALU clause starting at 103:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 104:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1338:
.Lfunc_end40:
	.size	some_inclusive_mul_float_simd8, .Lfunc_end40-some_inclusive_mul_float_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_exclusive_mul_float_simd8
	.p2align	8
	.type	some_exclusive_mul_float_simd8,@function
some_exclusive_mul_float_simd8:
some_exclusive_mul_float_simd8$local:
.Lfunc_begin41:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp1339:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp1340:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp1341:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 1, @66, KC0[], KC1[]
.Ltmp1342:
	ALU_PUSH_BEFORE 3, @68, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 4, @72, KC0[CB0:0-32], KC1[]
.Ltmp1343:
	ALU 5, @77, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp1344:
	ALU_PUSH_BEFORE 18, @83, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @102, KC0[], KC1[]
	TEX 0 @30
	ALU 0, @103, KC0[], KC1[]
	POP @18 POP:1
.Ltmp1345:
	ALU_PUSH_BEFORE 6, @104, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp1346:
	ALU 2, @111, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1347:
	Fetch clause starting at 30:
.Ltmp1348:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp1349:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1350:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp1351:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp1352:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp1353:
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp1354:
	ALU clause starting at 63:
.Ltmp1355:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1356:
	ALU clause starting at 66:
.Ltmp1357:
	  AND_INT * T1.W, T0.X, literal.x,  
.Ltmp1358:
	7(9.809089e-45), 0(0.000000e+00)
.Ltmp1359:
	ALU clause starting at 68:
	  MOV   T1.X, literal.x,  
.Ltmp1360:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp1361:
	1065353216(1.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1362:
	ALU clause starting at 72:
.Ltmp1363:
	  SUB_INT * T2.W, T2.W, T1.W,  
	  MOV   T1.X, literal.x,  
.Ltmp1364:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp1365:
	1065353216(1.000000e+00), 2(2.802597e-45)
	ALU clause starting at 77:
.Ltmp1366:
	  ADD_INT * T0.X, T3.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1367:
	ALU clause starting at 83:
.Ltmp1368:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1369:
	ALU clause starting at 102:
.Ltmp1370:
	  MOV * T2.X, T0.X,  
.Ltmp1371:
	ALU clause starting at 103:
.Ltmp1372:
	  MUL_IEEE * T1.X, T1.X, T2.X,  
.Ltmp1373:
	ALU clause starting at 104:
.Ltmp1374:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1375:
	ALU clause starting at 111:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1376:
.Lfunc_end41:
	.size	some_exclusive_mul_float_simd8, .Lfunc_end41-some_exclusive_mul_float_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_reduce_max_float_simd16
	.p2align	8
	.type	some_reduce_max_float_simd16,@function
some_reduce_max_float_simd16:
some_reduce_max_float_simd16$local:
.Lfunc_begin42:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp1377:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp1378:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp1379:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 5, @66, KC0[CB0:0-32], KC1[]
.Ltmp1380:
	ALU_PUSH_BEFORE 3, @72, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 6, @76, KC0[CB0:0-32], KC1[]
.Ltmp1381:
	ALU 5, @83, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp1382:
	ALU_PUSH_BEFORE 18, @89, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @108, KC0[], KC1[]
	TEX 0 @30
	ALU 0, @109, KC0[], KC1[]
	POP @18 POP:1
.Ltmp1383:
	ALU_PUSH_BEFORE 6, @110, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp1384:
	ALU 2, @117, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1385:
	Fetch clause starting at 30:
.Ltmp1386:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp1387:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1388:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp1389:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp1390:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp1391:
	ALU clause starting at 63:
.Ltmp1392:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1393:
	ALU clause starting at 66:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp1394:
	16(2.242078e-44), 0(0.000000e+00)
.Ltmp1395:
	ALU clause starting at 72:
	  MOV   T1.X, literal.x,  
.Ltmp1396:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp1397:
	4286578688(-INF), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1398:
	ALU clause starting at 76:
	  AND_INT * T3.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T2.W, T2.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp1399:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp1400:
	4286578688(-INF), 2(2.802597e-45)
	ALU clause starting at 83:
.Ltmp1401:
	  ADD_INT * T0.X, T3.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1402:
	ALU clause starting at 89:
.Ltmp1403:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1404:
	ALU clause starting at 108:
.Ltmp1405:
	  MOV * T2.X, T0.X,  
.Ltmp1406:
	ALU clause starting at 109:
.Ltmp1407:
	  MAX * T1.X, T2.X, T1.X,  
.Ltmp1408:
	ALU clause starting at 110:
.Ltmp1409:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1410:
	ALU clause starting at 117:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1411:
.Lfunc_end42:
	.size	some_reduce_max_float_simd16, .Lfunc_end42-some_reduce_max_float_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_inclusive_max_float_simd16
	.p2align	8
	.type	some_inclusive_max_float_simd16,@function
some_inclusive_max_float_simd16:
some_inclusive_max_float_simd16$local:
.Lfunc_begin43:
	ALU 5, @28, KC0[CB0:0-32], KC1[]
.Ltmp1412:
	ALU 2, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @24
.Ltmp1413:
	ALU_PUSH_BEFORE 23, @37, KC0[], KC1[]
	JUMP @20 POP:1
	ALU 6, @61, KC0[CB0:0-32], KC1[]
.Ltmp1414:
	ALU 6, @68, KC0[], KC1[]
	LOOP_START_DX10 @19
.Ltmp1415:
	ALU_PUSH_BEFORE 18, @75, KC0[], KC1[]
	JUMP @14 POP:1
	ALU 0, @94, KC0[], KC1[]
	TEX 0 @26
	ALU 0, @95, KC0[], KC1[]
	POP @14 POP:1
.Ltmp1416:
	ALU_PUSH_BEFORE 6, @96, KC0[], KC1[]
	JUMP @18 POP:1
	LOOP_BREAK @18
	POP @18 POP:1
	END_LOOP @8
	POP @20 POP:1
	ALU 0, @103, KC0[CB0:0-32], KC1[]
.Ltmp1417:
	ALU 2, @104, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 24:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1418:
	Fetch clause starting at 26:
.Ltmp1419:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp1420:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp1421:
	ALU clause starting at 34:
	  LSHL * T0.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 37:
.Ltmp1422:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1423:
	ALU clause starting at 61:
.Ltmp1424:
	  AND_INT * T2.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp1425:
	  LSHL   T0.Z, PV.W, literal.y,  
	  MOV * T1.W, KC0[2].Y,  
.Ltmp1426:
	4286578688(-INF), 2(2.802597e-45)
	ALU clause starting at 68:
.Ltmp1427:
	  ADD_INT   T0.X, T1.W, T0.Z,  
	  ADD_INT * T1.W, T2.W, 1,  BS:VEC_120/SCL_212
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1428:
	ALU clause starting at 75:
.Ltmp1429:
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1430:
	ALU clause starting at 94:
.Ltmp1431:
	  MOV * T2.X, T0.X,  
.Ltmp1432:
	ALU clause starting at 95:
.Ltmp1433:
	  MAX * T1.X, T2.X, T1.X,  
.Ltmp1434:
	ALU clause starting at 96:
.Ltmp1435:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1436:
	ALU clause starting at 103:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 104:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1437:
.Lfunc_end43:
	.size	some_inclusive_max_float_simd16, .Lfunc_end43-some_inclusive_max_float_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_exclusive_max_float_simd16
	.p2align	8
	.type	some_exclusive_max_float_simd16,@function
some_exclusive_max_float_simd16:
some_exclusive_max_float_simd16$local:
.Lfunc_begin44:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp1438:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 0 @28
.Ltmp1439:
	ALU 21, @41, KC0[CB0:0-32], KC1[]
.Ltmp1440:
	ALU_PUSH_BEFORE 2, @63, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 1, @66, KC0[], KC1[]
.Ltmp1441:
	ALU_PUSH_BEFORE 3, @68, KC0[], KC1[]
	JUMP @24 POP:1
	ALU 4, @72, KC0[CB0:0-32], KC1[]
.Ltmp1442:
	ALU 5, @77, KC0[], KC1[]
	LOOP_START_DX10 @23
.Ltmp1443:
	ALU_PUSH_BEFORE 18, @83, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @102, KC0[], KC1[]
	TEX 0 @30
	ALU 0, @103, KC0[], KC1[]
	POP @18 POP:1
.Ltmp1444:
	ALU_PUSH_BEFORE 6, @104, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @12
	POP @24 POP:1
	POP @25 POP:1
.Ltmp1445:
	ALU 2, @111, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 28:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1446:
	Fetch clause starting at 30:
.Ltmp1447:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp1448:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1449:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp1450:
	ALU clause starting at 38:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
.Ltmp1451:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp1452:
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp1453:
	ALU clause starting at 63:
.Ltmp1454:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1455:
	ALU clause starting at 66:
.Ltmp1456:
	  AND_INT * T1.W, T0.X, literal.x,  
.Ltmp1457:
	15(2.101948e-44), 0(0.000000e+00)
.Ltmp1458:
	ALU clause starting at 68:
	  MOV   T1.X, literal.x,  
.Ltmp1459:
	  SETE_INT * T3.W, T1.W, 0.0,  
.Ltmp1460:
	4286578688(-INF), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1461:
	ALU clause starting at 72:
.Ltmp1462:
	  SUB_INT * T2.W, T2.W, T1.W,  
	  MOV   T1.X, literal.x,  
.Ltmp1463:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp1464:
	4286578688(-INF), 2(2.802597e-45)
	ALU clause starting at 77:
.Ltmp1465:
	  ADD_INT * T0.X, T3.W, T1.Z,  
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1466:
	ALU clause starting at 83:
.Ltmp1467:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1468:
	ALU clause starting at 102:
.Ltmp1469:
	  MOV * T2.X, T0.X,  
.Ltmp1470:
	ALU clause starting at 103:
.Ltmp1471:
	  MAX * T1.X, T2.X, T1.X,  
.Ltmp1472:
	ALU clause starting at 104:
.Ltmp1473:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1474:
	ALU clause starting at 111:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1475:
.Lfunc_end44:
	.size	some_exclusive_max_float_simd16, .Lfunc_end44-some_exclusive_max_float_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	517
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_logical_and_simd8
	.p2align	8
	.type	some_logical_and_simd8,@function
some_logical_and_simd8:
some_logical_and_simd8$local:
.Lfunc_begin45:
	ALU 5, @76, KC0[CB0:0-32], KC1[]
.Ltmp1476:
	ALU 2, @82, KC0[CB0:0-32], KC1[]
	TEX 0 @68
.Ltmp1477:
	ALU_PUSH_BEFORE 23, @85, KC0[], KC1[]
	JUMP @63 POP:1
	ALU 5, @109, KC0[CB0:0-32], KC1[]
.Ltmp1478:
	ALU 5, @115, KC0[CB0:0-32], KC1[]
.Ltmp1479:
	ALU_PUSH_BEFORE 1, @121, KC0[], KC1[]
	JUMP @26 POP:1
	ALU 10, @123, KC0[], KC1[]
	LOOP_START_DX10 @25
.Ltmp1480:
	ALU_PUSH_BEFORE 18, @134, KC0[], KC1[]
	JUMP @20 POP:1
	ALU_PUSH_BEFORE 2, @153, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @156, KC0[], KC1[]
	TEX 0 @70
	ALU_POP_AFTER 1, @157, KC0[], KC1[]
	ALU 0, @159, KC0[], KC1[]
	POP @20 POP:1
.Ltmp1481:
	ALU_PUSH_BEFORE 6, @160, KC0[], KC1[]
	JUMP @24 POP:1
	LOOP_BREAK @24
	POP @24 POP:1
	END_LOOP @11
	POP @26 POP:1
.Ltmp1482:
	ALU 13, @167, KC0[], KC1[]
	LOOP_START_DX10 @42
.Ltmp1483:
	ALU_PUSH_BEFORE 18, @181, KC0[], KC1[]
	JUMP @37 POP:1
	ALU_PUSH_BEFORE 2, @200, KC0[], KC1[]
	JUMP @35 POP:1
	ALU 0, @203, KC0[], KC1[]
	TEX 0 @72
	ALU_POP_AFTER 1, @204, KC0[], KC1[]
	ALU 0, @206, KC0[], KC1[]
	POP @37 POP:1
.Ltmp1484:
	ALU_PUSH_BEFORE 6, @207, KC0[], KC1[]
	JUMP @41 POP:1
	LOOP_BREAK @41
	POP @41 POP:1
	END_LOOP @28
.Ltmp1485:
	ALU_PUSH_BEFORE 3, @214, KC0[], KC1[]
	JUMP @61 POP:1
	ALU 2, @218, KC0[], KC1[]
	LOOP_START_DX10 @60
.Ltmp1486:
	ALU_PUSH_BEFORE 18, @221, KC0[], KC1[]
	JUMP @55 POP:1
	ALU_PUSH_BEFORE 2, @240, KC0[], KC1[]
	JUMP @53 POP:1
	ALU 0, @243, KC0[], KC1[]
	TEX 0 @74
	ALU_POP_AFTER 1, @244, KC0[], KC1[]
	ALU 0, @246, KC0[], KC1[]
	POP @55 POP:1
.Ltmp1487:
	ALU_PUSH_BEFORE 6, @247, KC0[], KC1[]
	JUMP @59 POP:1
	LOOP_BREAK @59
	POP @59 POP:1
	END_LOOP @46
	POP @61 POP:1
.Ltmp1488:
	ALU 4, @254, KC0[], KC1[]
	POP @63 POP:1
	ALU 0, @259, KC0[CB0:0-32], KC1[]
.Ltmp1489:
	ALU 2, @260, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 68:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1490:
	Fetch clause starting at 70:
.Ltmp1491:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp1492:
	Fetch clause starting at 72:
.Ltmp1493:
	  VTX_READ_32 T3.X, T3.X, 0, #1
.Ltmp1494:
	Fetch clause starting at 74:
.Ltmp1495:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp1496:
	ALU clause starting at 76:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1497:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp1498:
	ALU clause starting at 82:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 85:
.Ltmp1499:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp1500:
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  SETGT_UINT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1501:
	ALU clause starting at 109:
	  AND_INT   T0.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.Z, PV.W, literal.x,  
.Ltmp1502:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp1503:
	ALU clause starting at 115:
	  AND_INT * T1.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MOV   T0.X, literal.x,  
	  SUB_INT   T0.Y, T2.W, PV.W,  
	  MOV * T0.Z, KC0[2].Y,  
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 121:
.Ltmp1504:
	  SETE_INT * T2.W, T1.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1505:
	ALU clause starting at 123:
	  MOV   T0.X, literal.x,  
.Ltmp1506:
	  LSHL * T2.W, T0.Y, literal.y,  
	1(1.401298e-45), 2(2.802597e-45)
	  ADD_INT   T1.X, T0.Z, PV.W,  
	  MOV * T2.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T0.Y, literal.x,  
	  MULLO_INT   T1.Y, T0.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T0.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T0.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1507:
	ALU clause starting at 134:
.Ltmp1508:
	  MULHI   T2.X, T1.Y, literal.x,  
	  MULHI   T2.Y (MASKED), T1.Y, literal.x,  
	  MULHI   T2.Z (MASKED), T1.Y, literal.x,  
	  MULHI * T2.W (MASKED), T1.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.Y, PV.X,  
	  LSHR * T3.W, PV.W, 1,  
	  ADD_INT * T3.W, PV.W, T2.X,  
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X, T3.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.Y, PV.X,  
	  SETGT_UINT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1509:
	ALU clause starting at 153:
	  MOV * T3.W, T2.W,  
.Ltmp1510:
	  SETE_INT * T4.W, T0.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1511:
	ALU clause starting at 156:
.Ltmp1512:
	  MOV * T0.X, T1.X,  
.Ltmp1513:
	ALU clause starting at 157:
.Ltmp1514:
	  AND_INT * T3.W, T0.X, 1,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
.Ltmp1515:
	ALU clause starting at 159:
.Ltmp1516:
	  AND_INT * T0.X, T3.W, 1,  
.Ltmp1517:
	ALU clause starting at 160:
.Ltmp1518:
	  ADD_INT * T1.Z, T1.Z, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  ADD_INT   T1.Y, T1.Y, literal.y,  
	  SETE_INT * T3.W, PV.Z, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1519:
	ALU clause starting at 167:
.Ltmp1520:
	  LSHL * T2.W, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.Y, literal.x,  
	  MULLO_INT   T0.Y, T0.Y, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, T0.Z, T2.W,  
	  MOV * T1.Y, PV.Y,  
	  MOV   T2.X, PV.X,  
	  MOV   T2.Y, literal.x,  
	  MOV   T0.Z, literal.y,  
	  ADD_INT * T2.W, T1.W, 1,  
	0(0.000000e+00), 1(1.401298e-45)
.Ltmp1521:
	ALU clause starting at 181:
.Ltmp1522:
	  MULHI   T1.X (MASKED), T1.Y, literal.x,  
	  MULHI   T1.Y (MASKED), T1.Y, literal.x,  
	  MULHI   T1.Z, T1.Y, literal.x,  
	  MULHI * T1.W (MASKED), T1.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.Y, PV.Z,  
	  LSHR * T3.W, PV.W, 1,  
	  ADD_INT * T3.W, PV.W, T1.Z,  
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z, T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.Y, PV.Z,  
	  SETGT_UINT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1523:
	ALU clause starting at 200:
	  MOV * T3.W, T2.Y,  
.Ltmp1524:
	  SETE_INT * T4.W, T0.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1525:
	ALU clause starting at 203:
.Ltmp1526:
	  MOV * T3.X, T2.X,  
.Ltmp1527:
	ALU clause starting at 204:
.Ltmp1528:
	  AND_INT * T3.W, T3.X, 1,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
.Ltmp1529:
	ALU clause starting at 206:
.Ltmp1530:
	  AND_INT * T0.Z, T3.W, 1,  
.Ltmp1531:
	ALU clause starting at 207:
.Ltmp1532:
	  ADD_INT * T2.W, T2.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T2.X, T2.X, literal.x,  
	  ADD_INT   T1.Y, T1.Y, literal.y,  
	  SETE_INT * T3.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1533:
	ALU clause starting at 214:
	  MOV   T1.Z, literal.x,  
.Ltmp1534:
	  SETE_INT * T2.W, T1.W, 0.0,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1535:
	ALU clause starting at 218:
	  MOV   T1.Z, literal.x,  
	  MOV * T2.W, literal.y,  
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 221:
.Ltmp1536:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  LSHR * T3.W, PV.W, 1,  
	  ADD_INT * T3.W, PV.W, T1.Y,  
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  SETGT_UINT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1537:
	ALU clause starting at 240:
	  MOV * T3.W, T2.W,  
.Ltmp1538:
	  SETE_INT * T4.W, T1.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1539:
	ALU clause starting at 243:
.Ltmp1540:
	  MOV * T2.X, T1.X,  
.Ltmp1541:
	ALU clause starting at 244:
.Ltmp1542:
	  AND_INT * T3.W, T2.X, 1,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
.Ltmp1543:
	ALU clause starting at 246:
.Ltmp1544:
	  AND_INT * T1.Z, T3.W, 1,  
.Ltmp1545:
	ALU clause starting at 247:
.Ltmp1546:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETE_INT * T3.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1547:
	ALU clause starting at 254:
.Ltmp1548:
	  LSHL * T1.W, T0.Z, 1,  
	  OR_INT   T0.Z, PV.W, T0.X,  
	  LSHL * T1.W, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  OR_INT * T1.X, PV.Z, PV.W,  
.Ltmp1549:
	ALU clause starting at 259:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 260:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1550:
.Lfunc_end45:
	.size	some_logical_and_simd8, .Lfunc_end45-some_logical_and_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	517
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_logical_or_simd16
	.p2align	8
	.type	some_logical_or_simd16,@function
some_logical_or_simd16:
some_logical_or_simd16$local:
.Lfunc_begin46:
	ALU 5, @76, KC0[CB0:0-32], KC1[]
.Ltmp1551:
	ALU 2, @82, KC0[CB0:0-32], KC1[]
	TEX 0 @68
.Ltmp1552:
	ALU_PUSH_BEFORE 23, @85, KC0[], KC1[]
	JUMP @63 POP:1
	ALU 5, @109, KC0[CB0:0-32], KC1[]
.Ltmp1553:
	ALU 5, @115, KC0[CB0:0-32], KC1[]
.Ltmp1554:
	ALU_PUSH_BEFORE 1, @121, KC0[], KC1[]
	JUMP @26 POP:1
	ALU 10, @123, KC0[], KC1[]
	LOOP_START_DX10 @25
.Ltmp1555:
	ALU_PUSH_BEFORE 18, @134, KC0[], KC1[]
	JUMP @20 POP:1
	ALU_PUSH_BEFORE 2, @153, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @156, KC0[], KC1[]
	TEX 0 @70
	ALU_POP_AFTER 1, @157, KC0[], KC1[]
	ALU 0, @159, KC0[], KC1[]
	POP @20 POP:1
.Ltmp1556:
	ALU_PUSH_BEFORE 6, @160, KC0[], KC1[]
	JUMP @24 POP:1
	LOOP_BREAK @24
	POP @24 POP:1
	END_LOOP @11
	POP @26 POP:1
.Ltmp1557:
	ALU 13, @167, KC0[], KC1[]
	LOOP_START_DX10 @42
.Ltmp1558:
	ALU_PUSH_BEFORE 18, @181, KC0[], KC1[]
	JUMP @37 POP:1
	ALU_PUSH_BEFORE 2, @200, KC0[], KC1[]
	JUMP @35 POP:1
	ALU 0, @203, KC0[], KC1[]
	TEX 0 @72
	ALU_POP_AFTER 1, @204, KC0[], KC1[]
	ALU 0, @206, KC0[], KC1[]
	POP @37 POP:1
.Ltmp1559:
	ALU_PUSH_BEFORE 6, @207, KC0[], KC1[]
	JUMP @41 POP:1
	LOOP_BREAK @41
	POP @41 POP:1
	END_LOOP @28
.Ltmp1560:
	ALU_PUSH_BEFORE 3, @214, KC0[], KC1[]
	JUMP @61 POP:1
	ALU 2, @218, KC0[], KC1[]
	LOOP_START_DX10 @60
.Ltmp1561:
	ALU_PUSH_BEFORE 18, @221, KC0[], KC1[]
	JUMP @55 POP:1
	ALU_PUSH_BEFORE 2, @240, KC0[], KC1[]
	JUMP @53 POP:1
	ALU 0, @243, KC0[], KC1[]
	TEX 0 @74
	ALU_POP_AFTER 1, @244, KC0[], KC1[]
	ALU 0, @246, KC0[], KC1[]
	POP @55 POP:1
.Ltmp1562:
	ALU_PUSH_BEFORE 6, @247, KC0[], KC1[]
	JUMP @59 POP:1
	LOOP_BREAK @59
	POP @59 POP:1
	END_LOOP @46
	POP @61 POP:1
.Ltmp1563:
	ALU 4, @254, KC0[], KC1[]
	POP @63 POP:1
	ALU 0, @259, KC0[CB0:0-32], KC1[]
.Ltmp1564:
	ALU 2, @260, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 68:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1565:
	Fetch clause starting at 70:
.Ltmp1566:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp1567:
	Fetch clause starting at 72:
.Ltmp1568:
	  VTX_READ_32 T3.X, T3.X, 0, #1
.Ltmp1569:
	Fetch clause starting at 74:
.Ltmp1570:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp1571:
	ALU clause starting at 76:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1572:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp1573:
	ALU clause starting at 82:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 85:
.Ltmp1574:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp1575:
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  SETGT_UINT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1576:
	ALU clause starting at 109:
	  AND_INT   T0.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.Z, PV.W, literal.x,  
.Ltmp1577:
	16(2.242078e-44), 0(0.000000e+00)
.Ltmp1578:
	ALU clause starting at 115:
	  AND_INT * T1.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  MOV   T0.X, literal.x,  
	  SUB_INT   T0.Y, T2.W, PV.W,  
	  MOV * T0.Z, KC0[2].Y,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 121:
.Ltmp1579:
	  SETE_INT * T2.W, T1.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1580:
	ALU clause starting at 123:
	  MOV   T0.X, literal.x,  
.Ltmp1581:
	  LSHL * T2.W, T0.Y, literal.y,  
	0(0.000000e+00), 2(2.802597e-45)
	  ADD_INT   T1.X, T0.Z, PV.W,  
	  MOV * T2.W, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T0.Y, literal.x,  
	  MULLO_INT   T1.Y, T0.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T0.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T0.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1582:
	ALU clause starting at 134:
.Ltmp1583:
	  MULHI   T2.X, T1.Y, literal.x,  
	  MULHI   T2.Y (MASKED), T1.Y, literal.x,  
	  MULHI   T2.Z (MASKED), T1.Y, literal.x,  
	  MULHI * T2.W (MASKED), T1.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.Y, PV.X,  
	  LSHR * T3.W, PV.W, 1,  
	  ADD_INT * T3.W, PV.W, T2.X,  
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X, T3.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.Y, PV.X,  
	  SETGT_UINT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1584:
	ALU clause starting at 153:
	  MOV * T3.W, T2.W,  
.Ltmp1585:
	  SETNE_INT * T4.W, T0.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1586:
	ALU clause starting at 156:
.Ltmp1587:
	  MOV * T0.X, T1.X,  
.Ltmp1588:
	ALU clause starting at 157:
.Ltmp1589:
	  AND_INT * T3.W, T0.X, 1,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
.Ltmp1590:
	ALU clause starting at 159:
.Ltmp1591:
	  AND_INT * T0.X, T3.W, 1,  
.Ltmp1592:
	ALU clause starting at 160:
.Ltmp1593:
	  ADD_INT * T1.Z, T1.Z, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  ADD_INT   T1.Y, T1.Y, literal.y,  
	  SETE_INT * T3.W, PV.Z, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1594:
	ALU clause starting at 167:
.Ltmp1595:
	  LSHL * T2.W, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.Y, literal.x,  
	  MULLO_INT   T0.Y, T0.Y, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, T0.Z, T2.W,  
	  MOV * T1.Y, PV.Y,  
	  MOV   T2.X, PV.X,  
	  MOV   T2.Y, literal.x,  
	  MOV   T0.Z, literal.y,  
	  ADD_INT * T2.W, T1.W, 1,  
	1(1.401298e-45), 0(0.000000e+00)
.Ltmp1596:
	ALU clause starting at 181:
.Ltmp1597:
	  MULHI   T1.X (MASKED), T1.Y, literal.x,  
	  MULHI   T1.Y (MASKED), T1.Y, literal.x,  
	  MULHI   T1.Z, T1.Y, literal.x,  
	  MULHI * T1.W (MASKED), T1.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.Y, PV.Z,  
	  LSHR * T3.W, PV.W, 1,  
	  ADD_INT * T3.W, PV.W, T1.Z,  
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z, T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.Y, PV.Z,  
	  SETGT_UINT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1598:
	ALU clause starting at 200:
	  MOV * T3.W, T2.Y,  
.Ltmp1599:
	  SETNE_INT * T4.W, T0.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1600:
	ALU clause starting at 203:
.Ltmp1601:
	  MOV * T3.X, T2.X,  
.Ltmp1602:
	ALU clause starting at 204:
.Ltmp1603:
	  AND_INT * T3.W, T3.X, 1,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
.Ltmp1604:
	ALU clause starting at 206:
.Ltmp1605:
	  AND_INT * T0.Z, T3.W, 1,  
.Ltmp1606:
	ALU clause starting at 207:
.Ltmp1607:
	  ADD_INT * T2.W, T2.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T2.X, T2.X, literal.x,  
	  ADD_INT   T1.Y, T1.Y, literal.y,  
	  SETE_INT * T3.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1608:
	ALU clause starting at 214:
	  MOV   T1.Z, literal.x,  
.Ltmp1609:
	  SETE_INT * T2.W, T1.W, 0.0,  
	0(0.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1610:
	ALU clause starting at 218:
	  MOV   T1.Z, literal.x,  
	  MOV * T2.W, literal.y,  
	0(0.000000e+00), 1(1.401298e-45)
	ALU clause starting at 221:
.Ltmp1611:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  LSHR * T3.W, PV.W, 1,  
	  ADD_INT * T3.W, PV.W, T1.Y,  
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  SETGT_UINT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1612:
	ALU clause starting at 240:
	  MOV * T3.W, T2.W,  
.Ltmp1613:
	  SETNE_INT * T4.W, T1.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1614:
	ALU clause starting at 243:
.Ltmp1615:
	  MOV * T2.X, T1.X,  
.Ltmp1616:
	ALU clause starting at 244:
.Ltmp1617:
	  AND_INT * T3.W, T2.X, 1,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
.Ltmp1618:
	ALU clause starting at 246:
.Ltmp1619:
	  AND_INT * T1.Z, T3.W, 1,  
.Ltmp1620:
	ALU clause starting at 247:
.Ltmp1621:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETE_INT * T3.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1622:
	ALU clause starting at 254:
.Ltmp1623:
	  LSHL * T1.W, T0.Z, 1,  
	  OR_INT   T0.Z, PV.W, T0.X,  
	  LSHL * T1.W, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  OR_INT * T1.X, PV.Z, PV.W,  
.Ltmp1624:
	ALU clause starting at 259:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 260:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1625:
.Lfunc_end46:
	.size	some_logical_or_simd16, .Lfunc_end46-some_logical_or_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_logical_xor_simd32
	.p2align	8
	.type	some_logical_xor_simd32,@function
some_logical_xor_simd32:
some_logical_xor_simd32$local:
.Lfunc_begin47:
	ALU 5, @66, KC0[CB0:0-32], KC1[]
.Ltmp1626:
	ALU 2, @72, KC0[CB0:0-32], KC1[]
	TEX 0 @58
.Ltmp1627:
	ALU_PUSH_BEFORE 23, @75, KC0[], KC1[]
	JUMP @54 POP:1
	ALU 5, @99, KC0[CB0:0-32], KC1[]
.Ltmp1628:
	ALU 5, @105, KC0[CB0:0-32], KC1[]
.Ltmp1629:
	ALU_PUSH_BEFORE 1, @111, KC0[], KC1[]
	JUMP @23 POP:1
	ALU 8, @113, KC0[], KC1[]
	LOOP_START_DX10 @22
.Ltmp1630:
	ALU_PUSH_BEFORE 18, @122, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 0, @141, KC0[], KC1[]
	TEX 0 @60
	ALU 3, @142, KC0[], KC1[]
	POP @17 POP:1
.Ltmp1631:
	ALU_PUSH_BEFORE 6, @146, KC0[], KC1[]
	JUMP @21 POP:1
	LOOP_BREAK @21
	POP @21 POP:1
	END_LOOP @11
	POP @23 POP:1
.Ltmp1632:
	ALU 12, @153, KC0[], KC1[]
	LOOP_START_DX10 @36
.Ltmp1633:
	ALU_PUSH_BEFORE 18, @166, KC0[], KC1[]
	JUMP @31 POP:1
	ALU 0, @185, KC0[], KC1[]
	TEX 0 @62
	ALU 3, @186, KC0[], KC1[]
	POP @31 POP:1
.Ltmp1634:
	ALU_PUSH_BEFORE 6, @190, KC0[], KC1[]
	JUMP @35 POP:1
	LOOP_BREAK @35
	POP @35 POP:1
	END_LOOP @25
.Ltmp1635:
	ALU_PUSH_BEFORE 3, @197, KC0[], KC1[]
	JUMP @52 POP:1
	ALU 1, @201, KC0[], KC1[]
	LOOP_START_DX10 @51
.Ltmp1636:
	ALU_PUSH_BEFORE 18, @203, KC0[], KC1[]
	JUMP @46 POP:1
	ALU 0, @222, KC0[], KC1[]
	TEX 0 @64
	ALU 3, @223, KC0[], KC1[]
	POP @46 POP:1
.Ltmp1637:
	ALU_PUSH_BEFORE 6, @227, KC0[], KC1[]
	JUMP @50 POP:1
	LOOP_BREAK @50
	POP @50 POP:1
	END_LOOP @40
	POP @52 POP:1
.Ltmp1638:
	ALU 4, @234, KC0[], KC1[]
	POP @54 POP:1
	ALU 0, @239, KC0[CB0:0-32], KC1[]
.Ltmp1639:
	ALU 2, @240, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 58:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1640:
	Fetch clause starting at 60:
.Ltmp1641:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp1642:
	Fetch clause starting at 62:
.Ltmp1643:
	  VTX_READ_32 T3.X, T3.X, 0, #1
.Ltmp1644:
	Fetch clause starting at 64:
.Ltmp1645:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp1646:
	ALU clause starting at 66:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp1647:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1648:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp1649:
	ALU clause starting at 72:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 75:
.Ltmp1650:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp1651:
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  SETGT_UINT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1652:
	ALU clause starting at 99:
	  AND_INT   T0.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	224(3.138909e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.Z, PV.W, literal.x,  
.Ltmp1653:
	32(4.484155e-44), 0(0.000000e+00)
.Ltmp1654:
	ALU clause starting at 105:
	  AND_INT * T1.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MOV   T0.X, literal.x,  
	  SUB_INT   T0.Y, T2.W, PV.W,  
	  MOV * T0.Z, KC0[2].Y,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 111:
.Ltmp1655:
	  SETE_INT * T2.W, T1.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1656:
	ALU clause starting at 113:
	  MOV   T0.X, literal.x,  
.Ltmp1657:
	  LSHL * T2.W, T0.Y, literal.y,  
	0(0.000000e+00), 2(2.802597e-45)
	  ADD_INT * T1.X, T0.Z, PV.W,  
	  MULLO_INT   T1.X (MASKED), T0.Y, literal.x,  
	  MULLO_INT   T1.Y, T0.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T0.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T0.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1658:
	ALU clause starting at 122:
.Ltmp1659:
	  MULHI   T2.X, T1.Y, literal.x,  
	  MULHI   T2.Y (MASKED), T1.Y, literal.x,  
	  MULHI   T2.Z (MASKED), T1.Y, literal.x,  
	  MULHI * T2.W (MASKED), T1.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T1.Y, PV.X,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T2.X,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X, T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T1.Y, PV.X,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1660:
	ALU clause starting at 141:
.Ltmp1661:
	  MOV * T2.X, T1.X,  
.Ltmp1662:
	ALU clause starting at 142:
.Ltmp1663:
	  SETNE_INT * T2.W, T0.X, 0.0,  
	  AND_INT   T2.Z, T2.X, 1,  
	  AND_INT * T2.W, PV.W, 1,  
	  XOR_INT * T0.X, PV.Z, PV.W,  
.Ltmp1664:
	ALU clause starting at 146:
.Ltmp1665:
	  ADD_INT * T1.Z, T1.Z, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  ADD_INT   T1.Y, T1.Y, literal.y,  
	  SETE_INT * T2.W, PV.Z, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1666:
	ALU clause starting at 153:
.Ltmp1667:
	  LSHL * T2.W, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, T0.Z, PV.W,  
	  MULLO_INT   T0.X (MASKED), T0.Y, literal.x,  
	  MULLO_INT   T0.Y, T0.Y, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOV   T2.X, T1.X,  
	  MOV   T1.Y, PV.Y,  
	  MOV   T0.Z, literal.x,  
	  ADD_INT * T2.W, T1.W, 1,  
	0(0.000000e+00), 0(0.000000e+00)
.Ltmp1668:
	ALU clause starting at 166:
.Ltmp1669:
	  MULHI   T1.X (MASKED), T1.Y, literal.x,  
	  MULHI   T1.Y (MASKED), T1.Y, literal.x,  
	  MULHI   T1.Z, T1.Y, literal.x,  
	  MULHI * T1.W (MASKED), T1.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.Y, PV.Z,  
	  LSHR * T3.W, PV.W, 1,  
	  ADD_INT * T3.W, PV.W, T1.Z,  
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z, T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T1.Y, PV.Z,  
	  SETGT_UINT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1670:
	ALU clause starting at 185:
.Ltmp1671:
	  MOV * T3.X, T2.X,  
.Ltmp1672:
	ALU clause starting at 186:
.Ltmp1673:
	  SETNE_INT * T3.W, T0.Z, 0.0,  
	  AND_INT   T0.Z, T3.X, 1,  
	  AND_INT * T3.W, PV.W, 1,  
	  XOR_INT * T0.Z, PV.Z, PV.W,  
.Ltmp1674:
	ALU clause starting at 190:
.Ltmp1675:
	  ADD_INT * T2.W, T2.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T2.X, T2.X, literal.x,  
	  ADD_INT   T1.Y, T1.Y, literal.y,  
	  SETE_INT * T3.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1676:
	ALU clause starting at 197:
	  MOV   T1.Z, literal.x,  
.Ltmp1677:
	  SETE_INT * T2.W, T1.W, 0.0,  
	0(0.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1678:
	ALU clause starting at 201:
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 203:
.Ltmp1679:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T1.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T1.Y, T2.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Y,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1680:
	ALU clause starting at 222:
.Ltmp1681:
	  MOV * T2.X, T1.X,  
.Ltmp1682:
	ALU clause starting at 223:
.Ltmp1683:
	  SETNE_INT * T2.W, T1.Z, 0.0,  
	  AND_INT   T1.Z, T2.X, 1,  
	  AND_INT * T2.W, PV.W, 1,  
	  XOR_INT * T1.Z, PV.Z, PV.W,  
.Ltmp1684:
	ALU clause starting at 227:
.Ltmp1685:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETE_INT * T2.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1686:
	ALU clause starting at 234:
.Ltmp1687:
	  LSHL * T1.W, T0.Z, 1,  
	  OR_INT   T0.Z, PV.W, T0.X,  
	  LSHL * T1.W, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  OR_INT * T1.X, PV.Z, PV.W,  
.Ltmp1688:
	ALU clause starting at 239:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 240:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1689:
.Lfunc_end47:
	.size	some_logical_xor_simd32, .Lfunc_end47-some_logical_xor_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	elect_simd8
	.p2align	8
	.type	elect_simd8,@function
elect_simd8:
elect_simd8$local:
.Lfunc_begin48:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp1690:
	ALU 2, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @24
.Ltmp1691:
	ALU 21, @35, KC0[CB0:0-32], KC1[]
.Ltmp1692:
	ALU_PUSH_BEFORE 2, @57, KC0[], KC1[]
	JUMP @20 POP:1
	ALU 5, @60, KC0[CB0:0-32], KC1[]
.Ltmp1693:
	ALU_PUSH_BEFORE 3, @66, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 13, @70, KC0[CB0:0-32], KC1[]
	LOOP_START_DX10 @18
.Ltmp1694:
	ALU 21, @84, KC0[], KC1[]
.Ltmp1695:
	ALU 1, @106, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @108, KC0[], KC1[]
	JUMP @17 POP:1
	LOOP_BREAK @17
	POP @17 POP:1
	END_LOOP @11
	POP @19 POP:1
	POP @20 POP:1
.Ltmp1696:
	ALU 2, @112, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 24:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1697:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1698:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp1699:
	ALU clause starting at 32:
	  LSHL * T0.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 35:
.Ltmp1700:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X (MASKED), T0.Z, literal.x,  
	  MULHI   T1.Y, T0.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Z, literal.x,  
.Ltmp1701:
	  MULHI * T1.W (MASKED), T0.Z, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.Y,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T1.Y,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y, T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.Y,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp1702:
	ALU clause starting at 57:
.Ltmp1703:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1704:
	ALU clause starting at 60:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp1705:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp1706:
	ALU clause starting at 66:
	  MOV   T1.X, literal.x,  
.Ltmp1707:
	  SETE_INT * T2.W, T1.W, 0.0,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1708:
	ALU clause starting at 70:
	  MOV * T2.W, KC0[3].X,  
.Ltmp1709:
	  ADD_INT * T2.W, T0.X, PV.W,  
	  ADD_INT   T2.Z, PV.W, T0.Y,  
	  AND_INT * T2.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  MOV   T1.Z, literal.y,  
	  SUB_INT * T3.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1710:
	ALU clause starting at 84:
.Ltmp1711:
	  MULHI   T0.X (MASKED), T0.X, literal.x,  
	  MULHI   T0.Y, T0.X, literal.x,  
	  MULHI   T0.Z (MASKED), T0.X, literal.x,  
	  MULHI * T0.W (MASKED), T0.X, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.X, PV.Y,  
	  LSHR * T3.W, PV.W, 1,  
	  ADD_INT * T3.W, PV.W, T0.Y,  
.Ltmp1712:
	  SETGE_UINT   T0.Y, T1.Z, T2.W,  
	  SETNE_INT   T2.Z, T1.X, 0.0,  
.Ltmp1713:
	  LSHR * T3.W, PV.W, literal.x,  
.Ltmp1714:
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, T2.Z, T0.Y,  
.Ltmp1715:
	  SUB_INT * T3.W, T0.X, PV.Y,  
.Ltmp1716:
	  SETGT_UINT   T0.Y, PV.W, literal.x,  
	  ADD_INT * T1.Z, T1.Z, 1,  
.Ltmp1717:
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp1718:
	ALU clause starting at 106:
.Ltmp1719:
	  AND_INT * T3.W, T2.Z, 1,  
	  CNDE_INT * T1.X, T0.Y, PV.W, T1.X, 
.Ltmp1720:
	ALU clause starting at 108:
.Ltmp1721:
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETNE_INT * T3.W, T1.W, T1.Z,  
	5(7.006492e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1722:
	ALU clause starting at 112:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1723:
.Lfunc_end48:
	.size	elect_simd8, .Lfunc_end48-elect_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	517
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_all_simd8
	.p2align	8
	.type	some_all_simd8,@function
some_all_simd8:
some_all_simd8$local:
.Lfunc_begin49:
	ALU 5, @36, KC0[CB0:0-32], KC1[]
.Ltmp1724:
	ALU 2, @42, KC0[CB0:0-32], KC1[]
	TEX 0 @32
.Ltmp1725:
	ALU 21, @45, KC0[CB0:0-32], KC1[]
.Ltmp1726:
	ALU_PUSH_BEFORE 2, @67, KC0[], KC1[]
	JUMP @28 POP:1
	ALU 5, @70, KC0[CB0:0-32], KC1[]
.Ltmp1727:
	ALU_PUSH_BEFORE 3, @76, KC0[], KC1[]
	JUMP @27 POP:1
	ALU 6, @80, KC0[CB0:0-32], KC1[]
.Ltmp1728:
	ALU 7, @87, KC0[], KC1[]
	LOOP_START_DX10 @26
.Ltmp1729:
	ALU_PUSH_BEFORE 18, @95, KC0[], KC1[]
	JUMP @21 POP:1
	ALU_PUSH_BEFORE 2, @114, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 0, @117, KC0[], KC1[]
	TEX 0 @34
	ALU_POP_AFTER 2, @118, KC0[], KC1[]
	ALU 0, @121, KC0[], KC1[]
	POP @21 POP:1
.Ltmp1730:
	ALU_PUSH_BEFORE 6, @122, KC0[], KC1[]
	JUMP @25 POP:1
	LOOP_BREAK @25
	POP @25 POP:1
	END_LOOP @12
	POP @27 POP:1
	POP @28 POP:1
.Ltmp1731:
	ALU 2, @129, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 32:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1732:
	Fetch clause starting at 34:
.Ltmp1733:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1734:
	ALU clause starting at 36:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1735:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp1736:
	ALU clause starting at 42:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 45:
.Ltmp1737:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp1738:
	ALU clause starting at 67:
.Ltmp1739:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1740:
	ALU clause starting at 70:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp1741:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp1742:
	ALU clause starting at 76:
	  MOV   T1.X, literal.x,  
.Ltmp1743:
	  SETE_INT * T3.W, T1.W, 0.0,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1744:
	ALU clause starting at 80:
	  AND_INT * T3.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T2.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp1745:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T2.W, KC0[2].Y,  
.Ltmp1746:
	1(1.401298e-45), 2(2.802597e-45)
	ALU clause starting at 87:
.Ltmp1747:
	  ADD_INT   T0.X, T2.W, T1.Z,  
	  MOV * T2.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1748:
	ALU clause starting at 95:
.Ltmp1749:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  LSHR * T3.W, PV.W, 1,  
	  ADD_INT * T3.W, PV.W, T1.Y,  
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  SETGT_UINT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1750:
	ALU clause starting at 114:
	  MOV * T3.W, T2.W,  
.Ltmp1751:
	  SETE_INT * T4.W, T1.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1752:
	ALU clause starting at 117:
.Ltmp1753:
	  MOV * T1.X, T0.X,  
.Ltmp1754:
	ALU clause starting at 118:
.Ltmp1755:
	  AND_INT * T3.W, T1.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SETNE_INT * T3.W, PV.W, 0.0,  
.Ltmp1756:
	ALU clause starting at 121:
.Ltmp1757:
	  AND_INT * T1.X, T3.W, 1,  
.Ltmp1758:
	ALU clause starting at 122:
.Ltmp1759:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1760:
	ALU clause starting at 129:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1761:
.Lfunc_end49:
	.size	some_all_simd8, .Lfunc_end49-some_all_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	517
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_any_simd8
	.p2align	8
	.type	some_any_simd8,@function
some_any_simd8:
some_any_simd8$local:
.Lfunc_begin50:
	ALU 5, @36, KC0[CB0:0-32], KC1[]
.Ltmp1762:
	ALU 2, @42, KC0[CB0:0-32], KC1[]
	TEX 0 @32
.Ltmp1763:
	ALU 21, @45, KC0[CB0:0-32], KC1[]
.Ltmp1764:
	ALU_PUSH_BEFORE 2, @67, KC0[], KC1[]
	JUMP @28 POP:1
	ALU 5, @70, KC0[CB0:0-32], KC1[]
.Ltmp1765:
	ALU_PUSH_BEFORE 3, @76, KC0[], KC1[]
	JUMP @27 POP:1
	ALU 6, @80, KC0[CB0:0-32], KC1[]
.Ltmp1766:
	ALU 7, @87, KC0[], KC1[]
	LOOP_START_DX10 @26
.Ltmp1767:
	ALU_PUSH_BEFORE 18, @95, KC0[], KC1[]
	JUMP @21 POP:1
	ALU_PUSH_BEFORE 2, @114, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 0, @117, KC0[], KC1[]
	TEX 0 @34
	ALU_POP_AFTER 2, @118, KC0[], KC1[]
	ALU 0, @121, KC0[], KC1[]
	POP @21 POP:1
.Ltmp1768:
	ALU_PUSH_BEFORE 6, @122, KC0[], KC1[]
	JUMP @25 POP:1
	LOOP_BREAK @25
	POP @25 POP:1
	END_LOOP @12
	POP @27 POP:1
	POP @28 POP:1
.Ltmp1769:
	ALU 2, @129, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 32:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1770:
	Fetch clause starting at 34:
.Ltmp1771:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1772:
	ALU clause starting at 36:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1773:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp1774:
	ALU clause starting at 42:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 45:
.Ltmp1775:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp1776:
	ALU clause starting at 67:
.Ltmp1777:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1778:
	ALU clause starting at 70:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp1779:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp1780:
	ALU clause starting at 76:
	  MOV   T1.X, literal.x,  
.Ltmp1781:
	  SETE_INT * T3.W, T1.W, 0.0,  
	0(0.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1782:
	ALU clause starting at 80:
	  AND_INT * T3.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T2.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp1783:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T2.W, KC0[2].Y,  
.Ltmp1784:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 87:
.Ltmp1785:
	  ADD_INT   T0.X, T2.W, T1.Z,  
	  MOV * T2.W, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1786:
	ALU clause starting at 95:
.Ltmp1787:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  LSHR * T3.W, PV.W, 1,  
	  ADD_INT * T3.W, PV.W, T1.Y,  
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  SETGT_UINT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1788:
	ALU clause starting at 114:
	  MOV * T3.W, T2.W,  
.Ltmp1789:
	  SETNE_INT * T4.W, T1.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1790:
	ALU clause starting at 117:
.Ltmp1791:
	  MOV * T1.X, T0.X,  
.Ltmp1792:
	ALU clause starting at 118:
.Ltmp1793:
	  AND_INT * T3.W, T1.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SETE_INT * T3.W, PV.W, 0.0,  
.Ltmp1794:
	ALU clause starting at 121:
.Ltmp1795:
	  AND_INT * T1.X, T3.W, 1,  
.Ltmp1796:
	ALU clause starting at 122:
.Ltmp1797:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1798:
	ALU clause starting at 129:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1799:
.Lfunc_end50:
	.size	some_any_simd8, .Lfunc_end50-some_any_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	517
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_all_equal_simd8
	.p2align	8
	.type	some_all_equal_simd8,@function
some_all_equal_simd8:
some_all_equal_simd8$local:
.Lfunc_begin51:
	ALU 5, @36, KC0[CB0:0-32], KC1[]
.Ltmp1800:
	ALU 2, @42, KC0[CB0:0-32], KC1[]
	TEX 0 @32
.Ltmp1801:
	ALU 22, @45, KC0[CB0:0-32], KC1[]
.Ltmp1802:
	ALU_PUSH_BEFORE 2, @68, KC0[], KC1[]
	JUMP @28 POP:1
	ALU 5, @71, KC0[CB0:0-32], KC1[]
.Ltmp1803:
	ALU_PUSH_BEFORE 3, @77, KC0[], KC1[]
	JUMP @27 POP:1
	ALU 19, @81, KC0[CB0:0-32], KC1[]
.Ltmp1804:
	ALU 8, @101, KC0[], KC1[]
	LOOP_START_DX10 @26
.Ltmp1805:
	ALU_PUSH_BEFORE 18, @110, KC0[], KC1[]
	JUMP @21 POP:1
	ALU_PUSH_BEFORE 2, @129, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 0, @132, KC0[], KC1[]
	TEX 0 @34
	ALU_POP_AFTER 15, @133, KC0[], KC1[]
	ALU 0, @149, KC0[], KC1[]
	POP @21 POP:1
.Ltmp1806:
	ALU_PUSH_BEFORE 6, @150, KC0[], KC1[]
	JUMP @25 POP:1
	LOOP_BREAK @25
	POP @25 POP:1
	END_LOOP @12
	POP @27 POP:1
	POP @28 POP:1
.Ltmp1807:
	ALU 2, @157, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 32:
	  VTX_READ_32 T2.X, T2.X, 0, #1
	Fetch clause starting at 34:
.Ltmp1808:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1809:
	ALU clause starting at 36:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1810:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp1811:
	ALU clause starting at 42:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.X, KC0[2].Y, PV.W,  
	ALU clause starting at 45:
.Ltmp1812:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV   T1.X, T2.X,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp1813:
	ALU clause starting at 68:
.Ltmp1814:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1815:
	ALU clause starting at 71:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp1816:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp1817:
	ALU clause starting at 77:
	  MOV   T1.X, literal.x,  
.Ltmp1818:
	  SETE_INT * T3.W, T1.W, 0.0,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1819:
	ALU clause starting at 81:
	  AND_INT * T3.W, T2.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	37(5.184804e-44), 0(0.000000e+00)
	  LSHR * T4.W, PV.Y, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  SUB_INT   T1.Z, T3.W, PV.W,  
	  AND_INT * T3.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT   T2.Z, T2.W, PV.W,  
	  BFE_UINT * T2.W, PV.Z, 1, literal.x, 
.Ltmp1820:
	7(9.809089e-45), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  ADD_INT   T0.Y, PV.W, T4.W,  
	  LSHL   T1.Z, PV.Z, literal.y,  
	  MOV * T2.W, KC0[2].Y,  
.Ltmp1821:
	1(1.401298e-45), 2(2.802597e-45)
	ALU clause starting at 101:
.Ltmp1822:
	  ADD_INT   T0.X, T2.W, T1.Z,  
	  MOV   T1.Z, literal.x,  
	  LSHR * T2.W, T0.Y, literal.y,  
	0(0.000000e+00), 2(2.802597e-45)
	  MULLO_INT   T0.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T0.Y, T2.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1823:
	ALU clause starting at 110:
.Ltmp1824:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  LSHR * T3.W, PV.W, 1,  
	  ADD_INT * T3.W, PV.W, T1.Y,  
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  SETGT_UINT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1825:
	ALU clause starting at 129:
	  MOV * T3.W, T1.Z,  
.Ltmp1826:
	  SETE_INT * T4.W, T1.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1827:
	ALU clause starting at 132:
.Ltmp1828:
	  MOV * T1.X, T0.X,  
.Ltmp1829:
	ALU clause starting at 133:
.Ltmp1830:
	  AND_INT * T3.W, T1.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X, T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	37(5.184804e-44), 0(0.000000e+00)
	  LSHR * T4.W, PV.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, T3.W, PV.W,  
	  BFE_UINT * T3.W, PV.W, 1, literal.x, 
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, T4.W,  
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  SETE_INT * T3.W, PV.W, T2.W,  
.Ltmp1831:
	ALU clause starting at 149:
.Ltmp1832:
	  AND_INT * T1.X, T3.W, 1,  
.Ltmp1833:
	ALU clause starting at 150:
.Ltmp1834:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1835:
	ALU clause starting at 157:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1836:
.Lfunc_end51:
	.size	some_all_equal_simd8, .Lfunc_end51-some_all_equal_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	elect_simd16
	.p2align	8
	.type	elect_simd16,@function
elect_simd16:
elect_simd16$local:
.Lfunc_begin52:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp1837:
	ALU 2, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @24
.Ltmp1838:
	ALU 21, @35, KC0[CB0:0-32], KC1[]
.Ltmp1839:
	ALU_PUSH_BEFORE 2, @57, KC0[], KC1[]
	JUMP @20 POP:1
	ALU 5, @60, KC0[CB0:0-32], KC1[]
.Ltmp1840:
	ALU_PUSH_BEFORE 3, @66, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 13, @70, KC0[CB0:0-32], KC1[]
	LOOP_START_DX10 @18
.Ltmp1841:
	ALU 21, @84, KC0[], KC1[]
.Ltmp1842:
	ALU 1, @106, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @108, KC0[], KC1[]
	JUMP @17 POP:1
	LOOP_BREAK @17
	POP @17 POP:1
	END_LOOP @11
	POP @19 POP:1
	POP @20 POP:1
.Ltmp1843:
	ALU 2, @112, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 24:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1844:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1845:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp1846:
	ALU clause starting at 32:
	  LSHL * T0.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 35:
.Ltmp1847:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X (MASKED), T0.Z, literal.x,  
	  MULHI   T1.Y, T0.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Z, literal.x,  
.Ltmp1848:
	  MULHI * T1.W (MASKED), T0.Z, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.Y,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T1.Y,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y, T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.Y,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp1849:
	ALU clause starting at 57:
.Ltmp1850:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1851:
	ALU clause starting at 60:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp1852:
	16(2.242078e-44), 0(0.000000e+00)
.Ltmp1853:
	ALU clause starting at 66:
	  MOV   T1.X, literal.x,  
.Ltmp1854:
	  SETE_INT * T2.W, T1.W, 0.0,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1855:
	ALU clause starting at 70:
	  MOV * T2.W, KC0[3].X,  
.Ltmp1856:
	  ADD_INT * T2.W, T0.X, PV.W,  
	  ADD_INT   T2.Z, PV.W, T0.Y,  
	  AND_INT * T2.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  MOV   T1.Z, literal.y,  
	  SUB_INT * T3.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1857:
	ALU clause starting at 84:
.Ltmp1858:
	  MULHI   T0.X (MASKED), T0.X, literal.x,  
	  MULHI   T0.Y, T0.X, literal.x,  
	  MULHI   T0.Z (MASKED), T0.X, literal.x,  
	  MULHI * T0.W (MASKED), T0.X, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.X, PV.Y,  
	  LSHR * T3.W, PV.W, 1,  
	  ADD_INT * T3.W, PV.W, T0.Y,  
.Ltmp1859:
	  SETGE_UINT   T0.Y, T1.Z, T2.W,  
	  SETNE_INT   T2.Z, T1.X, 0.0,  
.Ltmp1860:
	  LSHR * T3.W, PV.W, literal.x,  
.Ltmp1861:
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, T2.Z, T0.Y,  
.Ltmp1862:
	  SUB_INT * T3.W, T0.X, PV.Y,  
.Ltmp1863:
	  SETGT_UINT   T0.Y, PV.W, literal.x,  
	  ADD_INT * T1.Z, T1.Z, 1,  
.Ltmp1864:
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp1865:
	ALU clause starting at 106:
.Ltmp1866:
	  AND_INT * T3.W, T2.Z, 1,  
	  CNDE_INT * T1.X, T0.Y, PV.W, T1.X, 
.Ltmp1867:
	ALU clause starting at 108:
.Ltmp1868:
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETNE_INT * T3.W, T1.W, T1.Z,  
	5(7.006492e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1869:
	ALU clause starting at 112:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1870:
.Lfunc_end52:
	.size	elect_simd16, .Lfunc_end52-elect_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	517
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_all_simd16
	.p2align	8
	.type	some_all_simd16,@function
some_all_simd16:
some_all_simd16$local:
.Lfunc_begin53:
	ALU 5, @36, KC0[CB0:0-32], KC1[]
.Ltmp1871:
	ALU 2, @42, KC0[CB0:0-32], KC1[]
	TEX 0 @32
.Ltmp1872:
	ALU 21, @45, KC0[CB0:0-32], KC1[]
.Ltmp1873:
	ALU_PUSH_BEFORE 2, @67, KC0[], KC1[]
	JUMP @28 POP:1
	ALU 5, @70, KC0[CB0:0-32], KC1[]
.Ltmp1874:
	ALU_PUSH_BEFORE 3, @76, KC0[], KC1[]
	JUMP @27 POP:1
	ALU 6, @80, KC0[CB0:0-32], KC1[]
.Ltmp1875:
	ALU 7, @87, KC0[], KC1[]
	LOOP_START_DX10 @26
.Ltmp1876:
	ALU_PUSH_BEFORE 18, @95, KC0[], KC1[]
	JUMP @21 POP:1
	ALU_PUSH_BEFORE 2, @114, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 0, @117, KC0[], KC1[]
	TEX 0 @34
	ALU_POP_AFTER 2, @118, KC0[], KC1[]
	ALU 0, @121, KC0[], KC1[]
	POP @21 POP:1
.Ltmp1877:
	ALU_PUSH_BEFORE 6, @122, KC0[], KC1[]
	JUMP @25 POP:1
	LOOP_BREAK @25
	POP @25 POP:1
	END_LOOP @12
	POP @27 POP:1
	POP @28 POP:1
.Ltmp1878:
	ALU 2, @129, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 32:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1879:
	Fetch clause starting at 34:
.Ltmp1880:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1881:
	ALU clause starting at 36:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1882:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp1883:
	ALU clause starting at 42:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 45:
.Ltmp1884:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp1885:
	ALU clause starting at 67:
.Ltmp1886:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1887:
	ALU clause starting at 70:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp1888:
	16(2.242078e-44), 0(0.000000e+00)
.Ltmp1889:
	ALU clause starting at 76:
	  MOV   T1.X, literal.x,  
.Ltmp1890:
	  SETE_INT * T3.W, T1.W, 0.0,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1891:
	ALU clause starting at 80:
	  AND_INT * T3.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, T2.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp1892:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T2.W, KC0[2].Y,  
.Ltmp1893:
	1(1.401298e-45), 2(2.802597e-45)
	ALU clause starting at 87:
.Ltmp1894:
	  ADD_INT   T0.X, T2.W, T1.Z,  
	  MOV * T2.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1895:
	ALU clause starting at 95:
.Ltmp1896:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  LSHR * T3.W, PV.W, 1,  
	  ADD_INT * T3.W, PV.W, T1.Y,  
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  SETGT_UINT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1897:
	ALU clause starting at 114:
	  MOV * T3.W, T2.W,  
.Ltmp1898:
	  SETE_INT * T4.W, T1.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1899:
	ALU clause starting at 117:
.Ltmp1900:
	  MOV * T1.X, T0.X,  
.Ltmp1901:
	ALU clause starting at 118:
.Ltmp1902:
	  AND_INT * T3.W, T1.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SETNE_INT * T3.W, PV.W, 0.0,  
.Ltmp1903:
	ALU clause starting at 121:
.Ltmp1904:
	  AND_INT * T1.X, T3.W, 1,  
.Ltmp1905:
	ALU clause starting at 122:
.Ltmp1906:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1907:
	ALU clause starting at 129:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1908:
.Lfunc_end53:
	.size	some_all_simd16, .Lfunc_end53-some_all_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	517
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_any_simd16
	.p2align	8
	.type	some_any_simd16,@function
some_any_simd16:
some_any_simd16$local:
.Lfunc_begin54:
	ALU 5, @36, KC0[CB0:0-32], KC1[]
.Ltmp1909:
	ALU 2, @42, KC0[CB0:0-32], KC1[]
	TEX 0 @32
.Ltmp1910:
	ALU 21, @45, KC0[CB0:0-32], KC1[]
.Ltmp1911:
	ALU_PUSH_BEFORE 2, @67, KC0[], KC1[]
	JUMP @28 POP:1
	ALU 5, @70, KC0[CB0:0-32], KC1[]
.Ltmp1912:
	ALU_PUSH_BEFORE 3, @76, KC0[], KC1[]
	JUMP @27 POP:1
	ALU 6, @80, KC0[CB0:0-32], KC1[]
.Ltmp1913:
	ALU 7, @87, KC0[], KC1[]
	LOOP_START_DX10 @26
.Ltmp1914:
	ALU_PUSH_BEFORE 18, @95, KC0[], KC1[]
	JUMP @21 POP:1
	ALU_PUSH_BEFORE 2, @114, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 0, @117, KC0[], KC1[]
	TEX 0 @34
	ALU_POP_AFTER 2, @118, KC0[], KC1[]
	ALU 0, @121, KC0[], KC1[]
	POP @21 POP:1
.Ltmp1915:
	ALU_PUSH_BEFORE 6, @122, KC0[], KC1[]
	JUMP @25 POP:1
	LOOP_BREAK @25
	POP @25 POP:1
	END_LOOP @12
	POP @27 POP:1
	POP @28 POP:1
.Ltmp1916:
	ALU 2, @129, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 32:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1917:
	Fetch clause starting at 34:
.Ltmp1918:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1919:
	ALU clause starting at 36:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1920:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp1921:
	ALU clause starting at 42:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 45:
.Ltmp1922:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp1923:
	ALU clause starting at 67:
.Ltmp1924:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1925:
	ALU clause starting at 70:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp1926:
	16(2.242078e-44), 0(0.000000e+00)
.Ltmp1927:
	ALU clause starting at 76:
	  MOV   T1.X, literal.x,  
.Ltmp1928:
	  SETE_INT * T3.W, T1.W, 0.0,  
	0(0.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1929:
	ALU clause starting at 80:
	  AND_INT * T3.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, T2.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp1930:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T2.W, KC0[2].Y,  
.Ltmp1931:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 87:
.Ltmp1932:
	  ADD_INT   T0.X, T2.W, T1.Z,  
	  MOV * T2.W, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1933:
	ALU clause starting at 95:
.Ltmp1934:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  LSHR * T3.W, PV.W, 1,  
	  ADD_INT * T3.W, PV.W, T1.Y,  
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  SETGT_UINT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1935:
	ALU clause starting at 114:
	  MOV * T3.W, T2.W,  
.Ltmp1936:
	  SETNE_INT * T4.W, T1.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1937:
	ALU clause starting at 117:
.Ltmp1938:
	  MOV * T1.X, T0.X,  
.Ltmp1939:
	ALU clause starting at 118:
.Ltmp1940:
	  AND_INT * T3.W, T1.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SETE_INT * T3.W, PV.W, 0.0,  
.Ltmp1941:
	ALU clause starting at 121:
.Ltmp1942:
	  AND_INT * T1.X, T3.W, 1,  
.Ltmp1943:
	ALU clause starting at 122:
.Ltmp1944:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1945:
	ALU clause starting at 129:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1946:
.Lfunc_end54:
	.size	some_any_simd16, .Lfunc_end54-some_any_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	517
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_all_equal_simd16
	.p2align	8
	.type	some_all_equal_simd16,@function
some_all_equal_simd16:
some_all_equal_simd16$local:
.Lfunc_begin55:
	ALU 5, @36, KC0[CB0:0-32], KC1[]
.Ltmp1947:
	ALU 2, @42, KC0[CB0:0-32], KC1[]
	TEX 0 @32
.Ltmp1948:
	ALU 22, @45, KC0[CB0:0-32], KC1[]
.Ltmp1949:
	ALU_PUSH_BEFORE 2, @68, KC0[], KC1[]
	JUMP @28 POP:1
	ALU 5, @71, KC0[CB0:0-32], KC1[]
.Ltmp1950:
	ALU_PUSH_BEFORE 3, @77, KC0[], KC1[]
	JUMP @27 POP:1
	ALU 19, @81, KC0[CB0:0-32], KC1[]
.Ltmp1951:
	ALU 8, @101, KC0[], KC1[]
	LOOP_START_DX10 @26
.Ltmp1952:
	ALU_PUSH_BEFORE 18, @110, KC0[], KC1[]
	JUMP @21 POP:1
	ALU_PUSH_BEFORE 2, @129, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 0, @132, KC0[], KC1[]
	TEX 0 @34
	ALU_POP_AFTER 15, @133, KC0[], KC1[]
	ALU 0, @149, KC0[], KC1[]
	POP @21 POP:1
.Ltmp1953:
	ALU_PUSH_BEFORE 6, @150, KC0[], KC1[]
	JUMP @25 POP:1
	LOOP_BREAK @25
	POP @25 POP:1
	END_LOOP @12
	POP @27 POP:1
	POP @28 POP:1
.Ltmp1954:
	ALU 2, @157, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 32:
	  VTX_READ_32 T2.X, T2.X, 0, #1
	Fetch clause starting at 34:
.Ltmp1955:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1956:
	ALU clause starting at 36:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1957:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp1958:
	ALU clause starting at 42:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.X, KC0[2].Y, PV.W,  
	ALU clause starting at 45:
.Ltmp1959:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV   T1.X, T2.X,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp1960:
	ALU clause starting at 68:
.Ltmp1961:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1962:
	ALU clause starting at 71:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp1963:
	16(2.242078e-44), 0(0.000000e+00)
.Ltmp1964:
	ALU clause starting at 77:
	  MOV   T1.X, literal.x,  
.Ltmp1965:
	  SETE_INT * T3.W, T1.W, 0.0,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1966:
	ALU clause starting at 81:
	  AND_INT * T3.W, T2.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	37(5.184804e-44), 0(0.000000e+00)
	  LSHR * T4.W, PV.Y, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  SUB_INT   T1.Z, T3.W, PV.W,  
	  AND_INT * T3.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT   T2.Z, T2.W, PV.W,  
	  BFE_UINT * T2.W, PV.Z, 1, literal.x, 
.Ltmp1967:
	7(9.809089e-45), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  ADD_INT   T0.Y, PV.W, T4.W,  
	  LSHL   T1.Z, PV.Z, literal.y,  
	  MOV * T2.W, KC0[2].Y,  
.Ltmp1968:
	1(1.401298e-45), 2(2.802597e-45)
	ALU clause starting at 101:
.Ltmp1969:
	  ADD_INT   T0.X, T2.W, T1.Z,  
	  MOV   T1.Z, literal.x,  
	  LSHR * T2.W, T0.Y, literal.y,  
	0(0.000000e+00), 2(2.802597e-45)
	  MULLO_INT   T0.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T0.Y, T2.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp1970:
	ALU clause starting at 110:
.Ltmp1971:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  LSHR * T3.W, PV.W, 1,  
	  ADD_INT * T3.W, PV.W, T1.Y,  
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  SETGT_UINT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1972:
	ALU clause starting at 129:
	  MOV * T3.W, T1.Z,  
.Ltmp1973:
	  SETE_INT * T4.W, T1.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1974:
	ALU clause starting at 132:
.Ltmp1975:
	  MOV * T1.X, T0.X,  
.Ltmp1976:
	ALU clause starting at 133:
.Ltmp1977:
	  AND_INT * T3.W, T1.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X, T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	37(5.184804e-44), 0(0.000000e+00)
	  LSHR * T4.W, PV.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, T3.W, PV.W,  
	  BFE_UINT * T3.W, PV.W, 1, literal.x, 
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, T4.W,  
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  SETE_INT * T3.W, PV.W, T2.W,  
.Ltmp1978:
	ALU clause starting at 149:
.Ltmp1979:
	  AND_INT * T1.X, T3.W, 1,  
.Ltmp1980:
	ALU clause starting at 150:
.Ltmp1981:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1982:
	ALU clause starting at 157:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp1983:
.Lfunc_end55:
	.size	some_all_equal_simd16, .Lfunc_end55-some_all_equal_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	elect_simd32
	.p2align	8
	.type	elect_simd32,@function
elect_simd32:
elect_simd32$local:
.Lfunc_begin56:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp1984:
	ALU 2, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @24
.Ltmp1985:
	ALU 21, @35, KC0[CB0:0-32], KC1[]
.Ltmp1986:
	ALU_PUSH_BEFORE 2, @57, KC0[], KC1[]
	JUMP @20 POP:1
	ALU 5, @60, KC0[CB0:0-32], KC1[]
.Ltmp1987:
	ALU_PUSH_BEFORE 3, @66, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 13, @70, KC0[CB0:0-32], KC1[]
	LOOP_START_DX10 @18
.Ltmp1988:
	ALU 21, @84, KC0[], KC1[]
.Ltmp1989:
	ALU 1, @106, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @108, KC0[], KC1[]
	JUMP @17 POP:1
	LOOP_BREAK @17
	POP @17 POP:1
	END_LOOP @11
	POP @19 POP:1
	POP @20 POP:1
.Ltmp1990:
	ALU 2, @112, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 24:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp1991:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp1992:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp1993:
	ALU clause starting at 32:
	  LSHL * T0.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 35:
.Ltmp1994:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X (MASKED), T0.Z, literal.x,  
	  MULHI   T1.Y, T0.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Z, literal.x,  
.Ltmp1995:
	  MULHI * T1.W (MASKED), T0.Z, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.Y,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T1.Y,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y, T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.Y,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp1996:
	ALU clause starting at 57:
.Ltmp1997:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp1998:
	ALU clause starting at 60:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	224(3.138909e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp1999:
	32(4.484155e-44), 0(0.000000e+00)
.Ltmp2000:
	ALU clause starting at 66:
	  MOV   T1.X, literal.x,  
.Ltmp2001:
	  SETE_INT * T2.W, T1.W, 0.0,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2002:
	ALU clause starting at 70:
	  MOV * T2.W, KC0[3].X,  
.Ltmp2003:
	  ADD_INT * T2.W, T0.X, PV.W,  
	  ADD_INT   T2.Z, PV.W, T0.Y,  
	  AND_INT * T2.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  MOV   T1.Z, literal.y,  
	  SUB_INT * T3.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T3.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp2004:
	ALU clause starting at 84:
.Ltmp2005:
	  MULHI   T0.X (MASKED), T0.X, literal.x,  
	  MULHI   T0.Y, T0.X, literal.x,  
	  MULHI   T0.Z (MASKED), T0.X, literal.x,  
	  MULHI * T0.W (MASKED), T0.X, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.X, PV.Y,  
	  LSHR * T3.W, PV.W, 1,  
	  ADD_INT * T3.W, PV.W, T0.Y,  
.Ltmp2006:
	  SETGE_UINT   T0.Y, T1.Z, T2.W,  
	  SETNE_INT   T2.Z, T1.X, 0.0,  
.Ltmp2007:
	  LSHR * T3.W, PV.W, literal.x,  
.Ltmp2008:
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, T2.Z, T0.Y,  
.Ltmp2009:
	  SUB_INT * T3.W, T0.X, PV.Y,  
.Ltmp2010:
	  SETGT_UINT   T0.Y, PV.W, literal.x,  
	  ADD_INT * T1.Z, T1.Z, 1,  
.Ltmp2011:
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp2012:
	ALU clause starting at 106:
.Ltmp2013:
	  AND_INT * T3.W, T2.Z, 1,  
	  CNDE_INT * T1.X, T0.Y, PV.W, T1.X, 
.Ltmp2014:
	ALU clause starting at 108:
.Ltmp2015:
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETNE_INT * T3.W, T1.W, T1.Z,  
	5(7.006492e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2016:
	ALU clause starting at 112:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2017:
.Lfunc_end56:
	.size	elect_simd32, .Lfunc_end56-elect_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	517
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_all_simd32
	.p2align	8
	.type	some_all_simd32,@function
some_all_simd32:
some_all_simd32$local:
.Lfunc_begin57:
	ALU 5, @36, KC0[CB0:0-32], KC1[]
.Ltmp2018:
	ALU 2, @42, KC0[CB0:0-32], KC1[]
	TEX 0 @32
.Ltmp2019:
	ALU 21, @45, KC0[CB0:0-32], KC1[]
.Ltmp2020:
	ALU_PUSH_BEFORE 2, @67, KC0[], KC1[]
	JUMP @28 POP:1
	ALU 5, @70, KC0[CB0:0-32], KC1[]
.Ltmp2021:
	ALU_PUSH_BEFORE 3, @76, KC0[], KC1[]
	JUMP @27 POP:1
	ALU 6, @80, KC0[CB0:0-32], KC1[]
.Ltmp2022:
	ALU 7, @87, KC0[], KC1[]
	LOOP_START_DX10 @26
.Ltmp2023:
	ALU_PUSH_BEFORE 18, @95, KC0[], KC1[]
	JUMP @21 POP:1
	ALU_PUSH_BEFORE 2, @114, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 0, @117, KC0[], KC1[]
	TEX 0 @34
	ALU_POP_AFTER 2, @118, KC0[], KC1[]
	ALU 0, @121, KC0[], KC1[]
	POP @21 POP:1
.Ltmp2024:
	ALU_PUSH_BEFORE 6, @122, KC0[], KC1[]
	JUMP @25 POP:1
	LOOP_BREAK @25
	POP @25 POP:1
	END_LOOP @12
	POP @27 POP:1
	POP @28 POP:1
.Ltmp2025:
	ALU 2, @129, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 32:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2026:
	Fetch clause starting at 34:
.Ltmp2027:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2028:
	ALU clause starting at 36:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2029:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp2030:
	ALU clause starting at 42:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 45:
.Ltmp2031:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp2032:
	ALU clause starting at 67:
.Ltmp2033:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2034:
	ALU clause starting at 70:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	224(3.138909e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp2035:
	32(4.484155e-44), 0(0.000000e+00)
.Ltmp2036:
	ALU clause starting at 76:
	  MOV   T1.X, literal.x,  
.Ltmp2037:
	  SETE_INT * T3.W, T1.W, 0.0,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2038:
	ALU clause starting at 80:
	  AND_INT * T3.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, T2.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp2039:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T2.W, KC0[2].Y,  
.Ltmp2040:
	1(1.401298e-45), 2(2.802597e-45)
	ALU clause starting at 87:
.Ltmp2041:
	  ADD_INT   T0.X, T2.W, T1.Z,  
	  MOV * T2.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp2042:
	ALU clause starting at 95:
.Ltmp2043:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  LSHR * T3.W, PV.W, 1,  
	  ADD_INT * T3.W, PV.W, T1.Y,  
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  SETGT_UINT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2044:
	ALU clause starting at 114:
	  MOV * T3.W, T2.W,  
.Ltmp2045:
	  SETE_INT * T4.W, T1.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2046:
	ALU clause starting at 117:
.Ltmp2047:
	  MOV * T1.X, T0.X,  
.Ltmp2048:
	ALU clause starting at 118:
.Ltmp2049:
	  AND_INT * T3.W, T1.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SETNE_INT * T3.W, PV.W, 0.0,  
.Ltmp2050:
	ALU clause starting at 121:
.Ltmp2051:
	  AND_INT * T1.X, T3.W, 1,  
.Ltmp2052:
	ALU clause starting at 122:
.Ltmp2053:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2054:
	ALU clause starting at 129:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2055:
.Lfunc_end57:
	.size	some_all_simd32, .Lfunc_end57-some_all_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	517
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_any_simd32
	.p2align	8
	.type	some_any_simd32,@function
some_any_simd32:
some_any_simd32$local:
.Lfunc_begin58:
	ALU 5, @36, KC0[CB0:0-32], KC1[]
.Ltmp2056:
	ALU 2, @42, KC0[CB0:0-32], KC1[]
	TEX 0 @32
.Ltmp2057:
	ALU 21, @45, KC0[CB0:0-32], KC1[]
.Ltmp2058:
	ALU_PUSH_BEFORE 2, @67, KC0[], KC1[]
	JUMP @28 POP:1
	ALU 5, @70, KC0[CB0:0-32], KC1[]
.Ltmp2059:
	ALU_PUSH_BEFORE 3, @76, KC0[], KC1[]
	JUMP @27 POP:1
	ALU 6, @80, KC0[CB0:0-32], KC1[]
.Ltmp2060:
	ALU 7, @87, KC0[], KC1[]
	LOOP_START_DX10 @26
.Ltmp2061:
	ALU_PUSH_BEFORE 18, @95, KC0[], KC1[]
	JUMP @21 POP:1
	ALU_PUSH_BEFORE 2, @114, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 0, @117, KC0[], KC1[]
	TEX 0 @34
	ALU_POP_AFTER 2, @118, KC0[], KC1[]
	ALU 0, @121, KC0[], KC1[]
	POP @21 POP:1
.Ltmp2062:
	ALU_PUSH_BEFORE 6, @122, KC0[], KC1[]
	JUMP @25 POP:1
	LOOP_BREAK @25
	POP @25 POP:1
	END_LOOP @12
	POP @27 POP:1
	POP @28 POP:1
.Ltmp2063:
	ALU 2, @129, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 32:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2064:
	Fetch clause starting at 34:
.Ltmp2065:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2066:
	ALU clause starting at 36:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2067:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp2068:
	ALU clause starting at 42:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 45:
.Ltmp2069:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp2070:
	ALU clause starting at 67:
.Ltmp2071:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2072:
	ALU clause starting at 70:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	224(3.138909e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp2073:
	32(4.484155e-44), 0(0.000000e+00)
.Ltmp2074:
	ALU clause starting at 76:
	  MOV   T1.X, literal.x,  
.Ltmp2075:
	  SETE_INT * T3.W, T1.W, 0.0,  
	0(0.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2076:
	ALU clause starting at 80:
	  AND_INT * T3.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, T2.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp2077:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T2.W, KC0[2].Y,  
.Ltmp2078:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 87:
.Ltmp2079:
	  ADD_INT   T0.X, T2.W, T1.Z,  
	  MOV * T2.W, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp2080:
	ALU clause starting at 95:
.Ltmp2081:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  LSHR * T3.W, PV.W, 1,  
	  ADD_INT * T3.W, PV.W, T1.Y,  
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  SETGT_UINT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2082:
	ALU clause starting at 114:
	  MOV * T3.W, T2.W,  
.Ltmp2083:
	  SETNE_INT * T4.W, T1.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2084:
	ALU clause starting at 117:
.Ltmp2085:
	  MOV * T1.X, T0.X,  
.Ltmp2086:
	ALU clause starting at 118:
.Ltmp2087:
	  AND_INT * T3.W, T1.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SETE_INT * T3.W, PV.W, 0.0,  
.Ltmp2088:
	ALU clause starting at 121:
.Ltmp2089:
	  AND_INT * T1.X, T3.W, 1,  
.Ltmp2090:
	ALU clause starting at 122:
.Ltmp2091:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2092:
	ALU clause starting at 129:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2093:
.Lfunc_end58:
	.size	some_any_simd32, .Lfunc_end58-some_any_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	517
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_all_equal_simd32
	.p2align	8
	.type	some_all_equal_simd32,@function
some_all_equal_simd32:
some_all_equal_simd32$local:
.Lfunc_begin59:
	ALU 5, @36, KC0[CB0:0-32], KC1[]
.Ltmp2094:
	ALU 2, @42, KC0[CB0:0-32], KC1[]
	TEX 0 @32
.Ltmp2095:
	ALU 22, @45, KC0[CB0:0-32], KC1[]
.Ltmp2096:
	ALU_PUSH_BEFORE 2, @68, KC0[], KC1[]
	JUMP @28 POP:1
	ALU 5, @71, KC0[CB0:0-32], KC1[]
.Ltmp2097:
	ALU_PUSH_BEFORE 3, @77, KC0[], KC1[]
	JUMP @27 POP:1
	ALU 19, @81, KC0[CB0:0-32], KC1[]
.Ltmp2098:
	ALU 8, @101, KC0[], KC1[]
	LOOP_START_DX10 @26
.Ltmp2099:
	ALU_PUSH_BEFORE 18, @110, KC0[], KC1[]
	JUMP @21 POP:1
	ALU_PUSH_BEFORE 2, @129, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 0, @132, KC0[], KC1[]
	TEX 0 @34
	ALU_POP_AFTER 15, @133, KC0[], KC1[]
	ALU 0, @149, KC0[], KC1[]
	POP @21 POP:1
.Ltmp2100:
	ALU_PUSH_BEFORE 6, @150, KC0[], KC1[]
	JUMP @25 POP:1
	LOOP_BREAK @25
	POP @25 POP:1
	END_LOOP @12
	POP @27 POP:1
	POP @28 POP:1
.Ltmp2101:
	ALU 2, @157, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 32:
	  VTX_READ_32 T2.X, T2.X, 0, #1
	Fetch clause starting at 34:
.Ltmp2102:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2103:
	ALU clause starting at 36:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2104:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp2105:
	ALU clause starting at 42:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.X, KC0[2].Y, PV.W,  
	ALU clause starting at 45:
.Ltmp2106:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV   T1.X, T2.X,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp2107:
	ALU clause starting at 68:
.Ltmp2108:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2109:
	ALU clause starting at 71:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	224(3.138909e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp2110:
	32(4.484155e-44), 0(0.000000e+00)
.Ltmp2111:
	ALU clause starting at 77:
	  MOV   T1.X, literal.x,  
.Ltmp2112:
	  SETE_INT * T3.W, T1.W, 0.0,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2113:
	ALU clause starting at 81:
	  AND_INT * T3.W, T2.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	37(5.184804e-44), 0(0.000000e+00)
	  LSHR * T4.W, PV.Y, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  SUB_INT   T1.Z, T3.W, PV.W,  
	  AND_INT * T3.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT   T2.Z, T2.W, PV.W,  
	  BFE_UINT * T2.W, PV.Z, 1, literal.x, 
.Ltmp2114:
	7(9.809089e-45), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  ADD_INT   T0.Y, PV.W, T4.W,  
	  LSHL   T1.Z, PV.Z, literal.y,  
	  MOV * T2.W, KC0[2].Y,  
.Ltmp2115:
	1(1.401298e-45), 2(2.802597e-45)
	ALU clause starting at 101:
.Ltmp2116:
	  ADD_INT   T0.X, T2.W, T1.Z,  
	  MOV   T1.Z, literal.x,  
	  LSHR * T2.W, T0.Y, literal.y,  
	0(0.000000e+00), 2(2.802597e-45)
	  MULLO_INT   T0.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T0.Y, T2.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp2117:
	ALU clause starting at 110:
.Ltmp2118:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  LSHR * T3.W, PV.W, 1,  
	  ADD_INT * T3.W, PV.W, T1.Y,  
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  SETGT_UINT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2119:
	ALU clause starting at 129:
	  MOV * T3.W, T1.Z,  
.Ltmp2120:
	  SETE_INT * T4.W, T1.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2121:
	ALU clause starting at 132:
.Ltmp2122:
	  MOV * T1.X, T0.X,  
.Ltmp2123:
	ALU clause starting at 133:
.Ltmp2124:
	  AND_INT * T3.W, T1.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X, T3.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	37(5.184804e-44), 0(0.000000e+00)
	  LSHR * T4.W, PV.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, T3.W, PV.W,  
	  BFE_UINT * T3.W, PV.W, 1, literal.x, 
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, T4.W,  
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  SETE_INT * T3.W, PV.W, T2.W,  
.Ltmp2125:
	ALU clause starting at 149:
.Ltmp2126:
	  AND_INT * T1.X, T3.W, 1,  
.Ltmp2127:
	ALU clause starting at 150:
.Ltmp2128:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2129:
	ALU clause starting at 157:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2130:
.Lfunc_end59:
	.size	some_all_equal_simd32, .Lfunc_end59-some_all_equal_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	517
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_all_equal_float_simd16
	.p2align	8
	.type	some_all_equal_float_simd16,@function
some_all_equal_float_simd16:
some_all_equal_float_simd16$local:
.Lfunc_begin60:
	ALU 5, @36, KC0[CB0:0-32], KC1[]
.Ltmp2131:
	ALU 2, @42, KC0[CB0:0-32], KC1[]
	TEX 0 @32
.Ltmp2132:
	ALU 22, @45, KC0[CB0:0-32], KC1[]
.Ltmp2133:
	ALU_PUSH_BEFORE 2, @68, KC0[], KC1[]
	JUMP @28 POP:1
	ALU 5, @71, KC0[CB0:0-32], KC1[]
.Ltmp2134:
	ALU_PUSH_BEFORE 3, @77, KC0[], KC1[]
	JUMP @27 POP:1
	ALU 6, @81, KC0[CB0:0-32], KC1[]
.Ltmp2135:
	ALU 8, @88, KC0[], KC1[]
	LOOP_START_DX10 @26
.Ltmp2136:
	ALU_PUSH_BEFORE 18, @97, KC0[], KC1[]
	JUMP @21 POP:1
	ALU_PUSH_BEFORE 2, @116, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 0, @119, KC0[], KC1[]
	TEX 0 @34
	ALU_POP_AFTER 1, @120, KC0[], KC1[]
	ALU 1, @122, KC0[], KC1[]
	POP @21 POP:1
.Ltmp2137:
	ALU_PUSH_BEFORE 6, @124, KC0[], KC1[]
	JUMP @25 POP:1
	LOOP_BREAK @25
	POP @25 POP:1
	END_LOOP @12
	POP @27 POP:1
	POP @28 POP:1
.Ltmp2138:
	ALU 2, @131, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 32:
	  VTX_READ_32 T2.X, T2.X, 0, #1
	Fetch clause starting at 34:
.Ltmp2139:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2140:
	ALU clause starting at 36:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2141:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp2142:
	ALU clause starting at 42:
	  LSHL * T0.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.X, KC0[2].Y, PV.W,  
	ALU clause starting at 45:
.Ltmp2143:
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV   T1.X, T2.X,  
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp2144:
	ALU clause starting at 68:
.Ltmp2145:
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2146:
	ALU clause starting at 71:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[1].Z,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.W, PV.Z,  
	  MIN_UINT * T1.W, PV.W, literal.x,  
.Ltmp2147:
	16(2.242078e-44), 0(0.000000e+00)
.Ltmp2148:
	ALU clause starting at 77:
	  MOV   T1.X, literal.x,  
.Ltmp2149:
	  SETE_INT * T3.W, T1.W, 0.0,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2150:
	ALU clause starting at 81:
	  AND_INT * T3.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, T2.W, PV.W,  
	  MOV   T1.X, literal.x,  
.Ltmp2151:
	  LSHL   T1.Z, PV.W, literal.y,  
	  MOV * T2.W, KC0[2].Y,  
.Ltmp2152:
	1065353216(1.000000e+00), 2(2.802597e-45)
	ALU clause starting at 88:
.Ltmp2153:
	  ADD_INT   T0.X, T2.W, T1.Z,  
	  MOV   T1.Z, literal.x,  
	  FLOOR * T2.W, T2.X,  
	0(0.000000e+00), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp2154:
	ALU clause starting at 97:
.Ltmp2155:
	  MULHI   T1.X (MASKED), T0.Y, literal.x,  
	  MULHI   T1.Y, T0.Y, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Y, literal.x,  
	  MULHI * T1.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  LSHR * T3.W, PV.W, 1,  
	  ADD_INT * T3.W, PV.W, T1.Y,  
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T3.W, T0.Y, PV.Y,  
	  SETGT_UINT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2156:
	ALU clause starting at 116:
	  MOV * T3.W, T1.Z,  
.Ltmp2157:
	  SETE_DX10 * T4.W, T1.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2158:
	ALU clause starting at 119:
.Ltmp2159:
	  MOV * T1.X, T0.X,  
.Ltmp2160:
	ALU clause starting at 120:
.Ltmp2161:
	  FLOOR * T3.W, T1.X,  
	  SETE_DX10 * T3.W, PV.W, T2.W,  
.Ltmp2162:
	ALU clause starting at 122:
.Ltmp2163:
	  AND_INT * T3.W, T3.W, 1,  
	  UINT_TO_FLT * T1.X, PV.W,  
.Ltmp2164:
	ALU clause starting at 124:
.Ltmp2165:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Y, T0.Y, literal.y,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2166:
	ALU clause starting at 131:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2167:
.Lfunc_end60:
	.size	some_all_equal_float_simd16, .Lfunc_end60-some_all_equal_float_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	517
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ballot_simd8
	.p2align	8
	.type	ballot_simd8,@function
ballot_simd8:
ballot_simd8$local:
.Lfunc_begin61:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp2168:
	ALU 25, @38, KC0[CB0:0-32], KC1[]
.Ltmp2169:
	ALU 2, @64, KC0[], KC1[]
.Ltmp2170:
	ALU_PUSH_BEFORE 0, @67, KC0[], KC1[]
	JUMP @26 POP:1
	ALU 3, @68, KC0[], KC1[]
	ALU 5, @72, KC0[CB0:0-32], KC1[]
.Ltmp2171:
	ALU_PUSH_BEFORE 1, @78, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 9, @80, KC0[CB0:0-32], KC1[]
.Ltmp2172:
	ALU 7, @90, KC0[], KC1[]
	LOOP_START_DX10 @24
.Ltmp2173:
	ALU_PUSH_BEFORE 18, @98, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @117, KC0[], KC1[]
	TEX 0 @30
	ALU 1, @118, KC0[], KC1[]
.Ltmp2174:
	ALU_POP_AFTER 2, @120, KC0[], KC1[]
.Ltmp2175:
	ALU 0, @123, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @124, KC0[], KC1[]
	JUMP @23 POP:1
	LOOP_BREAK @23
	POP @23 POP:1
	END_LOOP @12
	POP @25 POP:1
	POP @26 POP:1
.Ltmp2176:
	ALU 4, @129, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 30:
.Ltmp2177:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp2178:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp2179:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2180:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 38:
.Ltmp2181:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp2182:
	  LSHR * T1.W, PV.W, 1,  
	  MOV   T1.X, literal.x,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	77(1.079000e-43), 0(0.000000e+00)
	  MOV   T1.Y, PV.X,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MOV   T1.Z, T1.X,  
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Y, KC0[2].Z,  
.Ltmp2183:
	ALU clause starting at 64:
.Ltmp2184:
	  SETGT_UINT   T0.Z, T1.W, literal.x,  
	  MOV * T1.W, T1.X,  
.Ltmp2185:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 67:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.Z, 0.0,  
	ALU clause starting at 68:
	  MOV   T1.X, 0.0,  
	  MOV   T1.Y, 0.0,  
	  MOV   T1.Z, 0.0,  
	  MOV * T1.W, 0.0,  
	ALU clause starting at 72:
	  AND_INT   T0.Z, T0.X, literal.x,  
	  MOV * T2.W, KC0[1].Z,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T2.W, PV.W, PV.Z,  
	  MIN_UINT * T2.W, PV.W, literal.x,  
.Ltmp2186:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp2187:
	ALU clause starting at 78:
.Ltmp2188:
	  SETE_INT * T3.W, T2.W, 0.0,  
.Ltmp2189:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2190:
	ALU clause starting at 80:
	  MOV   T1.X, 0.0,  
	  MOV   T1.Y, 0.0,  
	  MOV   T1.Z, 0.0,  
	  MOV * T1.W, 0.0,  
	  AND_INT * T3.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T4.W, T0.W, PV.W,  
.Ltmp2191:
	  LSHL   T0.Z, PV.W, literal.x,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp2192:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 90:
.Ltmp2193:
	  ADD_INT   T0.X, T3.W, T0.Z,  
	  MOV * T3.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Z, T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp2194:
	ALU clause starting at 98:
.Ltmp2195:
	  MULHI   T2.X, T0.Z, literal.x,  
	  MULHI   T2.Y (MASKED), T0.Z, literal.x,  
	  MULHI   T2.Z (MASKED), T0.Z, literal.x,  
	  MULHI * T2.W (MASKED), T0.Z, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T4.W, T0.Z, PV.X,  
	  LSHR * T4.W, PV.W, 1,  
	  ADD_INT * T4.W, PV.W, T2.X,  
	  LSHR * T4.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X, T4.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T4.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T4.W, T0.Z, PV.X,  
	  SETGT_UINT * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2196:
	ALU clause starting at 117:
.Ltmp2197:
	  MOV * T2.X, T0.X,  
.Ltmp2198:
	ALU clause starting at 118:
.Ltmp2199:
	  AND_INT * T4.W, T2.X, 1,  
	  SETE_INT * T4.W, PV.W, 0.0,  
.Ltmp2200:
	ALU clause starting at 120:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), T4.W, 0.0,  
	  LSHL * T4.W, 1, T3.W, Pred_sel_zero 
	  OR_INT * T1.X, T4.W, T1.X, Pred_sel_zero 
	ALU clause starting at 123:
.Ltmp2201:
	  ADD_INT * T3.W, T3.W, 1,  
.Ltmp2202:
	ALU clause starting at 124:
.Ltmp2203:
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Z, T0.Z, literal.y,  
	  SETNE_INT * T4.W, T2.W, T3.W,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2204:
	ALU clause starting at 129:
	  LSHL * T0.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.Y, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2205:
.Lfunc_end61:
	.size	ballot_simd8, .Lfunc_end61-ballot_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	518
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ballot_masks_simd8
	.p2align	8
	.type	ballot_masks_simd8,@function
ballot_masks_simd8:
ballot_masks_simd8$local:
.Lfunc_begin62:
	ALU 2, @74, KC0[CB0:0-32], KC1[]
.Ltmp2206:
	ALU 4, @77, KC0[CB0:0-32], KC1[]
.Ltmp2207:
	ALU 1, @82, KC0[], KC1[]
.Ltmp2208:
	ALU 3, @84, KC0[CB0:0-32], KC1[]
.Ltmp2209:
	ALU 0, @88, KC0[CB0:0-32], KC1[]
.Ltmp2210:
	ALU_PUSH_BEFORE 1, @89, KC0[], KC1[]
	JUMP @61 POP:1
	ALU 6, @91, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp2211:
	ALU 2, @98, KC0[], KC1[]
	ALU 1, @101, KC0[], KC1[]
.Ltmp2212:
	ALU_PUSH_BEFORE 1, @103, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	ALU 3, @105, KC0[], KC1[]
.Ltmp2213:
	ALU 5, @109, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T3, T0.X
	LOOP_START_DX10 @27
.Ltmp2214:
	ALU 3, @115, KC0[], KC1[]
	ALU 0, @119, KC0[], KC1[]
.Ltmp2215:
	ALU_PUSH_BEFORE 1, @120, KC0[], KC1[]
	JUMP @26 POP:1
	LOOP_BREAK @26
	POP @26 POP:1
	END_LOOP @20
	ALU 3, @122, KC0[], KC1[]
.Ltmp2216:
	ALU 5, @126, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	LOOP_START_DX10 @38
.Ltmp2217:
	ALU 3, @132, KC0[], KC1[]
	ALU 0, @136, KC0[], KC1[]
.Ltmp2218:
	ALU_PUSH_BEFORE 1, @137, KC0[], KC1[]
	JUMP @37 POP:1
	LOOP_BREAK @37
	POP @37 POP:1
	END_LOOP @31
	ALU 3, @139, KC0[], KC1[]
.Ltmp2219:
	ALU 3, @143, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T3, T0.X
	LOOP_START_DX10 @49
.Ltmp2220:
	ALU 3, @147, KC0[], KC1[]
	ALU 0, @151, KC0[], KC1[]
.Ltmp2221:
	ALU_PUSH_BEFORE 1, @152, KC0[], KC1[]
	JUMP @48 POP:1
	LOOP_BREAK @48
	POP @48 POP:1
	END_LOOP @42
	ALU 3, @154, KC0[], KC1[]
.Ltmp2222:
	ALU 3, @158, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T4, T0.X
	LOOP_START_DX10 @60
.Ltmp2223:
	ALU 3, @162, KC0[], KC1[]
	ALU 0, @166, KC0[], KC1[]
.Ltmp2224:
	ALU_PUSH_BEFORE 1, @167, KC0[], KC1[]
	JUMP @59 POP:1
	LOOP_BREAK @59
	POP @59 POP:1
	END_LOOP @53
	ALU_POP_AFTER 1, @169, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @171, KC0[], KC1[]
	JUMP @70 POP:1
.Ltmp2225:
	ALU 3, @173, KC0[], KC1[]
.Ltmp2226:
	ALU 26, @177, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T4.X
.Ltmp2227:
	MEM_RAT_CACHELESS STORE_DWORD T2, T3.X
.Ltmp2228:
	MEM_RAT_CACHELESS STORE_DWORD T2, T1.X
.Ltmp2229:
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
.Ltmp2230:
	POP @70 POP:1
	ALU 7, @204, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	CF_END
	PAD
	ALU clause starting at 74:
	  AND_INT * T0.W, T0.X, literal.x,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T0.W, KC0[1].Z, PV.W,  
	ALU clause starting at 77:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
.Ltmp2231:
	  MULLO_INT   T0.Z, KC0[1].Z, T1.X,  
.Ltmp2232:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV * T0.Y, KC0[0].W,  
	ALU clause starting at 82:
	  MIN_UINT * T1.Z, T0.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 84:
	  ADD_INT * T0.W, T0.Z, T0.X,  
	  MOV   T1.X, literal.x,  
	  ADD_INT * T1.Y, PV.W, KC0[2].W,  
.Ltmp2233:
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 88:
	  MOV * T0.Z, KC0[2].Y,  
	ALU clause starting at 89:
.Ltmp2234:
	  SETNE_INT * T0.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2235:
	ALU clause starting at 91:
	  MOV   T3.X, 0.0,  
	  MOV   T3.Y, 0.0,  
	  MOV   T3.Z, 0.0,  
	  MOV * T3.W, 0.0,  
	  MOV   T2.Z, literal.x,  
.Ltmp2236:
	  AND_INT * T0.W, T0.X, literal.y,  
	0(0.000000e+00), 7(9.809089e-45)
	ALU clause starting at 98:
.Ltmp2237:
	  SETE_INT   T4.Z, T0.W, T2.Z,  
	  LSHL * T1.W, 1, T2.Z,  
	  ADD_INT * T2.Z, T2.Z, 1,  
.Ltmp2238:
	ALU clause starting at 101:
.Ltmp2239:
	  CNDE_INT * T1.W, T4.Z, 0.0, T1.W, 
	  OR_INT * T3.X, PV.W, T3.X,  
.Ltmp2240:
	ALU clause starting at 103:
.Ltmp2241:
	  SETE_INT * T1.W, T1.Z, T2.Z,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2242:
	ALU clause starting at 105:
	  MOV   T2.X, 0.0,  
	  MOV   T2.Y, 0.0,  
	  MOV   T2.Z, 0.0,  
	  MOV * T2.W, 0.0,  
	ALU clause starting at 109:
	  LSHL * T1.W, T1.Y, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, T0.Z, PV.W,  
	  LSHR   T0.X, PV.W, literal.x,  
	  MOV * T1.W, literal.y,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 115:
.Ltmp2243:
	  SETGE_UINT   T3.Z, T1.W, T0.W,  
	  LSHL * T3.W, 1, T1.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T3.Z, PV.Z, 0.0, PV.W, 
	  ADD_INT * T1.W, T1.W, 1,  
.Ltmp2244:
	ALU clause starting at 119:
.Ltmp2245:
	  OR_INT * T2.X, T3.Z, T2.X,  
.Ltmp2246:
	ALU clause starting at 120:
.Ltmp2247:
	  SETE_INT * T3.W, T1.Z, T1.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2248:
	ALU clause starting at 122:
	  MOV   T3.X, 0.0,  
	  MOV   T3.Y, 0.0,  
	  MOV   T3.Z, 0.0,  
	  MOV * T3.W, 0.0,  
	ALU clause starting at 126:
	  LSHL * T1.W, T0.Y, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T5.W, T4.W, PV.W,  
	  LSHR   T0.X, PV.W, literal.x,  
	  MOV * T4.W, literal.y,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 132:
.Ltmp2249:
	  SETGT_UINT   T2.Z, T4.W, T0.W,  
	  LSHL * T2.W, 1, T4.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T2.Z, PV.Z, 0.0, PV.W, 
	  ADD_INT * T4.W, T4.W, 1,  
.Ltmp2250:
	ALU clause starting at 136:
.Ltmp2251:
	  OR_INT * T3.X, T2.Z, T3.X,  
.Ltmp2252:
	ALU clause starting at 137:
.Ltmp2253:
	  SETE_INT * T2.W, T1.Z, T4.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2254:
	ALU clause starting at 139:
	  MOV   T4.X, 0.0,  
	  MOV   T4.Y, 0.0,  
	  MOV   T4.Z, 0.0,  
	  MOV * T4.W, 0.0,  
	ALU clause starting at 143:
	  ADD_INT * T5.W, T5.W, T1.W,  
	  LSHR   T0.X, PV.W, literal.x,  
	  MOV * T2.W, literal.y,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 147:
.Ltmp2255:
	  SETGT_UINT   T2.Z, T2.W, T0.W,  
	  LSHL * T3.W, 1, T2.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T2.Z, PV.Z, PV.W, 0.0, 
	  ADD_INT * T2.W, T2.W, 1,  
.Ltmp2256:
	ALU clause starting at 151:
.Ltmp2257:
	  OR_INT * T4.X, T2.Z, T4.X,  
.Ltmp2258:
	ALU clause starting at 152:
.Ltmp2259:
	  SETE_INT * T3.W, T1.Z, T2.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2260:
	ALU clause starting at 154:
	  MOV   T2.X, 0.0,  
	  MOV   T2.Y, 0.0,  
	  MOV   T2.Z, 0.0,  
	  MOV * T2.W, 0.0,  
	ALU clause starting at 158:
	  ADD_INT * T1.W, T5.W, T1.W,  
	  LSHR   T0.X, PV.W, literal.x,  
	  MOV * T1.W, literal.y,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 162:
.Ltmp2261:
	  SETGE_UINT   T3.Z, T1.W, T0.W,  
	  LSHL * T3.W, 1, T1.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T3.Z, PV.Z, PV.W, 0.0, 
	  ADD_INT * T1.W, T1.W, 1,  
.Ltmp2262:
	ALU clause starting at 166:
.Ltmp2263:
	  OR_INT * T2.X, T3.Z, T2.X,  
.Ltmp2264:
	ALU clause starting at 167:
.Ltmp2265:
	  SETE_INT * T3.W, T1.Z, T1.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2266:
	ALU clause starting at 169:
	  MOV * T1.X, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 171:
	  BFE_INT * T0.W, T1.X, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 173:
	  MOV   T2.X, 0.0,  
	  MOV   T2.Y, 0.0,  
	  MOV   T2.Z, 0.0,  
	  MOV * T2.W, 0.0,  
	ALU clause starting at 177:
	  MULLO_INT   T0.X, T0.Y, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.Y, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, T0.Y, 1,  
	  ADD_INT * T0.W, T1.Y, PV.X,  BS:VEC_120/SCL_212
	  LSHL   T3.Z, PV.W, literal.x,  
	  ADD_INT * T0.W, T1.Y, PV.Z,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHL   T3.Y, PV.W, literal.x,  
	  ADD_INT   T1.Z, T1.Y, T0.Y,  
	  ADD_INT * T0.W, T0.Z, PV.Z,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
	  LSHL   T1.Z, PV.Z, literal.y,  
	  ADD_INT * T0.W, T0.Z, PV.Y,  
	2(2.802597e-45), 4(5.605194e-45)
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHL   T3.Z, T1.Y, literal.y,  
	  ADD_INT * T0.W, T0.Z, PV.Z,  
	2(2.802597e-45), 4(5.605194e-45)
	  LSHR   T3.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T4.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 204:
	  LSHL * T0.W, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.Y, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.Z, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2267:
.Lfunc_end62:
	.size	ballot_masks_simd8, .Lfunc_end62-ballot_masks_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	12
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ballot_count_simd8
	.p2align	8
	.type	ballot_count_simd8,@function
ballot_count_simd8:
ballot_count_simd8$local:
.Lfunc_begin63:
	ALU 5, @28, KC0[CB0:0-32], KC1[]
.Ltmp2268:
	ALU 5, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @24
	ALU 15, @40, KC0[CB0:0-32], KC1[]
.Ltmp2269:
	ALU 0, @56, KC0[], KC1[]
.Ltmp2270:
	ALU 2, @57, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	ALU 0, @60, KC0[CB0:0-32], KC1[]
	TEX 0 @26
	ALU 12, @61, KC0[CB0:0-32], KC1[]
.Ltmp2271:
	ALU 6, @74, KC0[], KC1[]
.Ltmp2272:
	ALU 0, @81, KC0[], KC1[]
.Ltmp2273:
	ALU 4, @82, KC0[], KC1[]
.Ltmp2274:
	ALU 4, @87, KC0[], KC1[]
.Ltmp2275:
	ALU 2, @92, KC0[], KC1[]
.Ltmp2276:
	ALU 3, @95, KC0[], KC1[]
.Ltmp2277:
	ALU 1, @99, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T11.X
	MEM_RAT_CACHELESS STORE_DWORD T9.X, T10.X
	MEM_RAT_CACHELESS STORE_DWORD T7.X, T8.X
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T4.X
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T2.X
	CF_END
	Fetch clause starting at 24:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	Fetch clause starting at 26:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp2278:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2279:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2280:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 34:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
.Ltmp2281:
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 40:
	  AND_INT * T1.W, T0.X, literal.x,  
	248(3.475220e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  AND_INT * T2.W, PV.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL * T2.W, literal.x, PV.W,  
	-1(nan), 0(0.000000e+00)
	  NOT_INT   T1.Z, PV.W,  
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  OR_INT   T2.Z, T1.X, literal.x,  
	  CNDE_INT * T1.W, PV.W, PV.Z, literal.y, 
	4(5.605194e-45), 255(3.573311e-43)
	  LSHL   T0.Z, T0.Z, literal.x,  
	  AND_INT * T1.W, PV.Z, PV.W,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 56:
	  BFE_UINT * T0.X, T1.W, T0.W, 1, 
	ALU clause starting at 57:
	  ADD_INT * T2.W, KC0[2].Z, T0.Z,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 60:
	  ADD_INT * T0.X, KC0[2].Y, T0.Z,  
	ALU clause starting at 61:
	  LSHL * T3.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T2.W, PV.W,  
	  ADD_INT * T4.W, PV.W, T3.W,  
	  ADD_INT * T5.W, PV.W, T3.W,  
	  FFBH_UINT   T0.Z, T1.W,  
	  ADD_INT * T6.W, PV.W, T3.W,  
	  ADD_INT   T0.Y, PV.W, T3.W,  
	  SUB_INT   T1.Z, 0.0, T1.W,  BS:VEC_021/SCL_122
	  CNDE_INT * T7.W, T1.W, literal.x, PV.Z, 
	32(4.484155e-44), 0(0.000000e+00)
	  SUB_INT * T1.X, literal.x, PV.W,  
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 74:
	  AND_INT   T0.Z, T1.W, T1.Z,  
	  ADD_INT * T3.W, T0.Y, T3.W,  
	  LSHR   T2.X, PV.W, literal.x,  
	  LSHL   T1.Z, literal.y, T0.W,  
	  ADD_INT * T0.W, PV.Z, literal.y,  
	2(2.802597e-45), -1(nan)
	  BCNT_INT * T3.X, PV.W,  
	ALU clause starting at 81:
	  NOT_INT * T0.W, T1.Z,  
	ALU clause starting at 82:
	  LSHR   T4.X, T0.Y, literal.x,  
	  LSHL   T0.Z, T0.W, 1,  
	  AND_INT * T0.W, T1.W, T0.W,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  BCNT_INT * T5.X, PV.W,  
	ALU clause starting at 87:
	  OR_INT * T0.W, T0.Z, 1,  
	  LSHR   T6.X, T6.W, literal.x,  
	  AND_INT * T0.W, T1.W, PV.W,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  BCNT_INT * T7.X, PV.W,  
	ALU clause starting at 92:
	  LSHR * T8.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  BCNT_INT * T9.X, T1.W,  
	ALU clause starting at 95:
	  LSHR   T10.X, T4.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.y,  
	2(2.802597e-45), 7(9.809089e-45)
	  BFE_UINT * T0.X, T1.W, PV.W, 1, 
	ALU clause starting at 99:
	  LSHR * T11.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2282:
.Lfunc_end63:
	.size	ballot_count_simd8, .Lfunc_end63-ballot_count_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	517
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ballot_simd16
	.p2align	8
	.type	ballot_simd16,@function
ballot_simd16:
ballot_simd16$local:
.Lfunc_begin64:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp2283:
	ALU 25, @38, KC0[CB0:0-32], KC1[]
.Ltmp2284:
	ALU 2, @64, KC0[], KC1[]
.Ltmp2285:
	ALU_PUSH_BEFORE 0, @67, KC0[], KC1[]
	JUMP @26 POP:1
	ALU 3, @68, KC0[], KC1[]
	ALU 5, @72, KC0[CB0:0-32], KC1[]
.Ltmp2286:
	ALU_PUSH_BEFORE 1, @78, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 9, @80, KC0[CB0:0-32], KC1[]
.Ltmp2287:
	ALU 7, @90, KC0[], KC1[]
	LOOP_START_DX10 @24
.Ltmp2288:
	ALU_PUSH_BEFORE 18, @98, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @117, KC0[], KC1[]
	TEX 0 @30
	ALU 1, @118, KC0[], KC1[]
.Ltmp2289:
	ALU_POP_AFTER 2, @120, KC0[], KC1[]
.Ltmp2290:
	ALU 0, @123, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @124, KC0[], KC1[]
	JUMP @23 POP:1
	LOOP_BREAK @23
	POP @23 POP:1
	END_LOOP @12
	POP @25 POP:1
	POP @26 POP:1
.Ltmp2291:
	ALU 4, @129, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 30:
.Ltmp2292:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp2293:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp2294:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2295:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 38:
.Ltmp2296:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp2297:
	  LSHR * T1.W, PV.W, 1,  
	  MOV   T1.X, literal.x,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	77(1.079000e-43), 0(0.000000e+00)
	  MOV   T1.Y, PV.X,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MOV   T1.Z, T1.X,  
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Y, KC0[2].Z,  
.Ltmp2298:
	ALU clause starting at 64:
.Ltmp2299:
	  SETGT_UINT   T0.Z, T1.W, literal.x,  
	  MOV * T1.W, T1.X,  
.Ltmp2300:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 67:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.Z, 0.0,  
	ALU clause starting at 68:
	  MOV   T1.X, 0.0,  
	  MOV   T1.Y, 0.0,  
	  MOV   T1.Z, 0.0,  
	  MOV * T1.W, 0.0,  
	ALU clause starting at 72:
	  AND_INT   T0.Z, T0.X, literal.x,  
	  MOV * T2.W, KC0[1].Z,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T2.W, PV.W, PV.Z,  
	  MIN_UINT * T2.W, PV.W, literal.x,  
.Ltmp2301:
	16(2.242078e-44), 0(0.000000e+00)
.Ltmp2302:
	ALU clause starting at 78:
.Ltmp2303:
	  SETE_INT * T3.W, T2.W, 0.0,  
.Ltmp2304:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2305:
	ALU clause starting at 80:
	  MOV   T1.X, 0.0,  
	  MOV   T1.Y, 0.0,  
	  MOV   T1.Z, 0.0,  
	  MOV * T1.W, 0.0,  
	  AND_INT * T3.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T4.W, T0.W, PV.W,  
.Ltmp2306:
	  LSHL   T0.Z, PV.W, literal.x,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp2307:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 90:
.Ltmp2308:
	  ADD_INT   T0.X, T3.W, T0.Z,  
	  MOV * T3.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Z, T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp2309:
	ALU clause starting at 98:
.Ltmp2310:
	  MULHI   T2.X, T0.Z, literal.x,  
	  MULHI   T2.Y (MASKED), T0.Z, literal.x,  
	  MULHI   T2.Z (MASKED), T0.Z, literal.x,  
	  MULHI * T2.W (MASKED), T0.Z, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T4.W, T0.Z, PV.X,  
	  LSHR * T4.W, PV.W, 1,  
	  ADD_INT * T4.W, PV.W, T2.X,  
	  LSHR * T4.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X, T4.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T4.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T4.W, T0.Z, PV.X,  
	  SETGT_UINT * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2311:
	ALU clause starting at 117:
.Ltmp2312:
	  MOV * T2.X, T0.X,  
.Ltmp2313:
	ALU clause starting at 118:
.Ltmp2314:
	  AND_INT * T4.W, T2.X, 1,  
	  SETE_INT * T4.W, PV.W, 0.0,  
.Ltmp2315:
	ALU clause starting at 120:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), T4.W, 0.0,  
	  LSHL * T4.W, 1, T3.W, Pred_sel_zero 
	  OR_INT * T1.X, T4.W, T1.X, Pred_sel_zero 
	ALU clause starting at 123:
.Ltmp2316:
	  ADD_INT * T3.W, T3.W, 1,  
.Ltmp2317:
	ALU clause starting at 124:
.Ltmp2318:
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Z, T0.Z, literal.y,  
	  SETNE_INT * T4.W, T2.W, T3.W,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2319:
	ALU clause starting at 129:
	  LSHL * T0.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.Y, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2320:
.Lfunc_end64:
	.size	ballot_simd16, .Lfunc_end64-ballot_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	518
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ballot_masks_simd16
	.p2align	8
	.type	ballot_masks_simd16,@function
ballot_masks_simd16:
ballot_masks_simd16$local:
.Lfunc_begin65:
	ALU 2, @74, KC0[CB0:0-32], KC1[]
.Ltmp2321:
	ALU 4, @77, KC0[CB0:0-32], KC1[]
.Ltmp2322:
	ALU 1, @82, KC0[], KC1[]
.Ltmp2323:
	ALU 3, @84, KC0[CB0:0-32], KC1[]
.Ltmp2324:
	ALU 0, @88, KC0[CB0:0-32], KC1[]
.Ltmp2325:
	ALU_PUSH_BEFORE 1, @89, KC0[], KC1[]
	JUMP @61 POP:1
	ALU 6, @91, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp2326:
	ALU 2, @98, KC0[], KC1[]
	ALU 1, @101, KC0[], KC1[]
.Ltmp2327:
	ALU_PUSH_BEFORE 1, @103, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	ALU 3, @105, KC0[], KC1[]
.Ltmp2328:
	ALU 5, @109, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T3, T0.X
	LOOP_START_DX10 @27
.Ltmp2329:
	ALU 3, @115, KC0[], KC1[]
	ALU 0, @119, KC0[], KC1[]
.Ltmp2330:
	ALU_PUSH_BEFORE 1, @120, KC0[], KC1[]
	JUMP @26 POP:1
	LOOP_BREAK @26
	POP @26 POP:1
	END_LOOP @20
	ALU 3, @122, KC0[], KC1[]
.Ltmp2331:
	ALU 5, @126, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	LOOP_START_DX10 @38
.Ltmp2332:
	ALU 3, @132, KC0[], KC1[]
	ALU 0, @136, KC0[], KC1[]
.Ltmp2333:
	ALU_PUSH_BEFORE 1, @137, KC0[], KC1[]
	JUMP @37 POP:1
	LOOP_BREAK @37
	POP @37 POP:1
	END_LOOP @31
	ALU 3, @139, KC0[], KC1[]
.Ltmp2334:
	ALU 3, @143, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T3, T0.X
	LOOP_START_DX10 @49
.Ltmp2335:
	ALU 3, @147, KC0[], KC1[]
	ALU 0, @151, KC0[], KC1[]
.Ltmp2336:
	ALU_PUSH_BEFORE 1, @152, KC0[], KC1[]
	JUMP @48 POP:1
	LOOP_BREAK @48
	POP @48 POP:1
	END_LOOP @42
	ALU 3, @154, KC0[], KC1[]
.Ltmp2337:
	ALU 3, @158, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T4, T0.X
	LOOP_START_DX10 @60
.Ltmp2338:
	ALU 3, @162, KC0[], KC1[]
	ALU 0, @166, KC0[], KC1[]
.Ltmp2339:
	ALU_PUSH_BEFORE 1, @167, KC0[], KC1[]
	JUMP @59 POP:1
	LOOP_BREAK @59
	POP @59 POP:1
	END_LOOP @53
	ALU_POP_AFTER 1, @169, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @171, KC0[], KC1[]
	JUMP @70 POP:1
.Ltmp2340:
	ALU 3, @173, KC0[], KC1[]
.Ltmp2341:
	ALU 26, @177, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T4.X
.Ltmp2342:
	MEM_RAT_CACHELESS STORE_DWORD T2, T3.X
.Ltmp2343:
	MEM_RAT_CACHELESS STORE_DWORD T2, T1.X
.Ltmp2344:
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
.Ltmp2345:
	POP @70 POP:1
	ALU 7, @204, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	CF_END
	PAD
	ALU clause starting at 74:
	  AND_INT * T0.W, T0.X, literal.x,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T0.W, KC0[1].Z, PV.W,  
	ALU clause starting at 77:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
.Ltmp2346:
	  MULLO_INT   T0.Z, KC0[1].Z, T1.X,  
.Ltmp2347:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV * T0.Y, KC0[0].W,  
	ALU clause starting at 82:
	  MIN_UINT * T1.Z, T0.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	ALU clause starting at 84:
	  ADD_INT * T0.W, T0.Z, T0.X,  
	  MOV   T1.X, literal.x,  
	  ADD_INT * T1.Y, PV.W, KC0[2].W,  
.Ltmp2348:
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 88:
	  MOV * T0.Z, KC0[2].Y,  
	ALU clause starting at 89:
.Ltmp2349:
	  SETNE_INT * T0.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2350:
	ALU clause starting at 91:
	  MOV   T3.X, 0.0,  
	  MOV   T3.Y, 0.0,  
	  MOV   T3.Z, 0.0,  
	  MOV * T3.W, 0.0,  
	  MOV   T2.Z, literal.x,  
.Ltmp2351:
	  AND_INT * T0.W, T0.X, literal.y,  
	0(0.000000e+00), 15(2.101948e-44)
	ALU clause starting at 98:
.Ltmp2352:
	  SETE_INT   T4.Z, T0.W, T2.Z,  
	  LSHL * T1.W, 1, T2.Z,  
	  ADD_INT * T2.Z, T2.Z, 1,  
.Ltmp2353:
	ALU clause starting at 101:
.Ltmp2354:
	  CNDE_INT * T1.W, T4.Z, 0.0, T1.W, 
	  OR_INT * T3.X, PV.W, T3.X,  
.Ltmp2355:
	ALU clause starting at 103:
.Ltmp2356:
	  SETE_INT * T1.W, T1.Z, T2.Z,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2357:
	ALU clause starting at 105:
	  MOV   T2.X, 0.0,  
	  MOV   T2.Y, 0.0,  
	  MOV   T2.Z, 0.0,  
	  MOV * T2.W, 0.0,  
	ALU clause starting at 109:
	  LSHL * T1.W, T1.Y, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, T0.Z, PV.W,  
	  LSHR   T0.X, PV.W, literal.x,  
	  MOV * T1.W, literal.y,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 115:
.Ltmp2358:
	  SETGE_UINT   T3.Z, T1.W, T0.W,  
	  LSHL * T3.W, 1, T1.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T3.Z, PV.Z, 0.0, PV.W, 
	  ADD_INT * T1.W, T1.W, 1,  
.Ltmp2359:
	ALU clause starting at 119:
.Ltmp2360:
	  OR_INT * T2.X, T3.Z, T2.X,  
.Ltmp2361:
	ALU clause starting at 120:
.Ltmp2362:
	  SETE_INT * T3.W, T1.Z, T1.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2363:
	ALU clause starting at 122:
	  MOV   T3.X, 0.0,  
	  MOV   T3.Y, 0.0,  
	  MOV   T3.Z, 0.0,  
	  MOV * T3.W, 0.0,  
	ALU clause starting at 126:
	  LSHL * T1.W, T0.Y, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T5.W, T4.W, PV.W,  
	  LSHR   T0.X, PV.W, literal.x,  
	  MOV * T4.W, literal.y,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 132:
.Ltmp2364:
	  SETGT_UINT   T2.Z, T4.W, T0.W,  
	  LSHL * T2.W, 1, T4.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T2.Z, PV.Z, 0.0, PV.W, 
	  ADD_INT * T4.W, T4.W, 1,  
.Ltmp2365:
	ALU clause starting at 136:
.Ltmp2366:
	  OR_INT * T3.X, T2.Z, T3.X,  
.Ltmp2367:
	ALU clause starting at 137:
.Ltmp2368:
	  SETE_INT * T2.W, T1.Z, T4.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2369:
	ALU clause starting at 139:
	  MOV   T4.X, 0.0,  
	  MOV   T4.Y, 0.0,  
	  MOV   T4.Z, 0.0,  
	  MOV * T4.W, 0.0,  
	ALU clause starting at 143:
	  ADD_INT * T5.W, T5.W, T1.W,  
	  LSHR   T0.X, PV.W, literal.x,  
	  MOV * T2.W, literal.y,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 147:
.Ltmp2370:
	  SETGT_UINT   T2.Z, T2.W, T0.W,  
	  LSHL * T3.W, 1, T2.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T2.Z, PV.Z, PV.W, 0.0, 
	  ADD_INT * T2.W, T2.W, 1,  
.Ltmp2371:
	ALU clause starting at 151:
.Ltmp2372:
	  OR_INT * T4.X, T2.Z, T4.X,  
.Ltmp2373:
	ALU clause starting at 152:
.Ltmp2374:
	  SETE_INT * T3.W, T1.Z, T2.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2375:
	ALU clause starting at 154:
	  MOV   T2.X, 0.0,  
	  MOV   T2.Y, 0.0,  
	  MOV   T2.Z, 0.0,  
	  MOV * T2.W, 0.0,  
	ALU clause starting at 158:
	  ADD_INT * T1.W, T5.W, T1.W,  
	  LSHR   T0.X, PV.W, literal.x,  
	  MOV * T1.W, literal.y,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 162:
.Ltmp2376:
	  SETGE_UINT   T3.Z, T1.W, T0.W,  
	  LSHL * T3.W, 1, T1.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T3.Z, PV.Z, PV.W, 0.0, 
	  ADD_INT * T1.W, T1.W, 1,  
.Ltmp2377:
	ALU clause starting at 166:
.Ltmp2378:
	  OR_INT * T2.X, T3.Z, T2.X,  
.Ltmp2379:
	ALU clause starting at 167:
.Ltmp2380:
	  SETE_INT * T3.W, T1.Z, T1.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2381:
	ALU clause starting at 169:
	  MOV * T1.X, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 171:
	  BFE_INT * T0.W, T1.X, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 173:
	  MOV   T2.X, 0.0,  
	  MOV   T2.Y, 0.0,  
	  MOV   T2.Z, 0.0,  
	  MOV * T2.W, 0.0,  
	ALU clause starting at 177:
	  MULLO_INT   T0.X, T0.Y, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.Y, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, T0.Y, 1,  
	  ADD_INT * T0.W, T1.Y, PV.X,  BS:VEC_120/SCL_212
	  LSHL   T3.Z, PV.W, literal.x,  
	  ADD_INT * T0.W, T1.Y, PV.Z,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHL   T3.Y, PV.W, literal.x,  
	  ADD_INT   T1.Z, T1.Y, T0.Y,  
	  ADD_INT * T0.W, T0.Z, PV.Z,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
	  LSHL   T1.Z, PV.Z, literal.y,  
	  ADD_INT * T0.W, T0.Z, PV.Y,  
	2(2.802597e-45), 4(5.605194e-45)
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHL   T3.Z, T1.Y, literal.y,  
	  ADD_INT * T0.W, T0.Z, PV.Z,  
	2(2.802597e-45), 4(5.605194e-45)
	  LSHR   T3.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T4.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 204:
	  LSHL * T0.W, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.Y, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.Z, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2382:
.Lfunc_end65:
	.size	ballot_masks_simd16, .Lfunc_end65-ballot_masks_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	12
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ballot_count_simd16
	.p2align	8
	.type	ballot_count_simd16,@function
ballot_count_simd16:
ballot_count_simd16$local:
.Lfunc_begin66:
	ALU 5, @28, KC0[CB0:0-32], KC1[]
.Ltmp2383:
	ALU 5, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @24
	ALU 15, @40, KC0[CB0:0-32], KC1[]
.Ltmp2384:
	ALU 0, @56, KC0[], KC1[]
.Ltmp2385:
	ALU 2, @57, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	ALU 0, @60, KC0[CB0:0-32], KC1[]
	TEX 0 @26
	ALU 12, @61, KC0[CB0:0-32], KC1[]
.Ltmp2386:
	ALU 6, @74, KC0[], KC1[]
.Ltmp2387:
	ALU 0, @81, KC0[], KC1[]
.Ltmp2388:
	ALU 4, @82, KC0[], KC1[]
.Ltmp2389:
	ALU 4, @87, KC0[], KC1[]
.Ltmp2390:
	ALU 2, @92, KC0[], KC1[]
.Ltmp2391:
	ALU 3, @95, KC0[], KC1[]
.Ltmp2392:
	ALU 1, @99, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T11.X
	MEM_RAT_CACHELESS STORE_DWORD T9.X, T10.X
	MEM_RAT_CACHELESS STORE_DWORD T7.X, T8.X
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T4.X
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T2.X
	CF_END
	Fetch clause starting at 24:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	Fetch clause starting at 26:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp2393:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2394:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2395:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 34:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
.Ltmp2396:
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 40:
	  AND_INT * T1.W, T0.X, literal.x,  
	240(3.363116e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  AND_INT * T2.W, PV.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL * T2.W, literal.x, PV.W,  
	-1(nan), 0(0.000000e+00)
	  NOT_INT   T1.Z, PV.W,  
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  OR_INT   T2.Z, T1.X, literal.x,  
	  CNDE_INT * T1.W, PV.W, PV.Z, literal.y, 
	4(5.605194e-45), 65535(9.183409e-41)
	  LSHL   T0.Z, T0.Z, literal.x,  
	  AND_INT * T1.W, PV.Z, PV.W,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 56:
	  BFE_UINT * T0.X, T1.W, T0.W, 1, 
	ALU clause starting at 57:
	  ADD_INT * T2.W, KC0[2].Z, T0.Z,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 60:
	  ADD_INT * T0.X, KC0[2].Y, T0.Z,  
	ALU clause starting at 61:
	  LSHL * T3.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T2.W, PV.W,  
	  ADD_INT * T4.W, PV.W, T3.W,  
	  ADD_INT * T5.W, PV.W, T3.W,  
	  FFBH_UINT   T0.Z, T1.W,  
	  ADD_INT * T6.W, PV.W, T3.W,  
	  ADD_INT   T0.Y, PV.W, T3.W,  
	  SUB_INT   T1.Z, 0.0, T1.W,  BS:VEC_021/SCL_122
	  CNDE_INT * T7.W, T1.W, literal.x, PV.Z, 
	32(4.484155e-44), 0(0.000000e+00)
	  SUB_INT * T1.X, literal.x, PV.W,  
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 74:
	  AND_INT   T0.Z, T1.W, T1.Z,  
	  ADD_INT * T3.W, T0.Y, T3.W,  
	  LSHR   T2.X, PV.W, literal.x,  
	  LSHL   T1.Z, literal.y, T0.W,  
	  ADD_INT * T0.W, PV.Z, literal.y,  
	2(2.802597e-45), -1(nan)
	  BCNT_INT * T3.X, PV.W,  
	ALU clause starting at 81:
	  NOT_INT * T0.W, T1.Z,  
	ALU clause starting at 82:
	  LSHR   T4.X, T0.Y, literal.x,  
	  LSHL   T0.Z, T0.W, 1,  
	  AND_INT * T0.W, T1.W, T0.W,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  BCNT_INT * T5.X, PV.W,  
	ALU clause starting at 87:
	  OR_INT * T0.W, T0.Z, 1,  
	  LSHR   T6.X, T6.W, literal.x,  
	  AND_INT * T0.W, T1.W, PV.W,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  BCNT_INT * T7.X, PV.W,  
	ALU clause starting at 92:
	  LSHR * T8.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  BCNT_INT * T9.X, T1.W,  
	ALU clause starting at 95:
	  LSHR   T10.X, T4.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.y,  
	2(2.802597e-45), 15(2.101948e-44)
	  BFE_UINT * T0.X, T1.W, PV.W, 1, 
	ALU clause starting at 99:
	  LSHR * T11.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2397:
.Lfunc_end66:
	.size	ballot_count_simd16, .Lfunc_end66-ballot_count_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	517
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ballot_simd32
	.p2align	8
	.type	ballot_simd32,@function
ballot_simd32:
ballot_simd32$local:
.Lfunc_begin67:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp2398:
	ALU 25, @38, KC0[CB0:0-32], KC1[]
.Ltmp2399:
	ALU 2, @64, KC0[], KC1[]
.Ltmp2400:
	ALU_PUSH_BEFORE 0, @67, KC0[], KC1[]
	JUMP @26 POP:1
	ALU 3, @68, KC0[], KC1[]
	ALU 5, @72, KC0[CB0:0-32], KC1[]
.Ltmp2401:
	ALU_PUSH_BEFORE 1, @78, KC0[], KC1[]
	JUMP @25 POP:1
	ALU 9, @80, KC0[CB0:0-32], KC1[]
.Ltmp2402:
	ALU 7, @90, KC0[], KC1[]
	LOOP_START_DX10 @24
.Ltmp2403:
	ALU_PUSH_BEFORE 18, @98, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 0, @117, KC0[], KC1[]
	TEX 0 @30
	ALU 1, @118, KC0[], KC1[]
.Ltmp2404:
	ALU_POP_AFTER 2, @120, KC0[], KC1[]
.Ltmp2405:
	ALU 0, @123, KC0[], KC1[]
	ALU_PUSH_BEFORE 4, @124, KC0[], KC1[]
	JUMP @23 POP:1
	LOOP_BREAK @23
	POP @23 POP:1
	END_LOOP @12
	POP @25 POP:1
	POP @26 POP:1
.Ltmp2406:
	ALU 4, @129, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 30:
.Ltmp2407:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp2408:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp2409:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2410:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 38:
.Ltmp2411:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Y, PV.Z,  
.Ltmp2412:
	  LSHR * T1.W, PV.W, 1,  
	  MOV   T1.X, literal.x,  
	  ADD_INT * T1.W, PV.W, T0.Z,  
	77(1.079000e-43), 0(0.000000e+00)
	  MOV   T1.Y, PV.X,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MOV   T1.Z, T1.X,  
	  SUB_INT * T1.W, T0.Y, PV.Z,  
	  MOV * T0.Y, KC0[2].Z,  
.Ltmp2413:
	ALU clause starting at 64:
.Ltmp2414:
	  SETGT_UINT   T0.Z, T1.W, literal.x,  
	  MOV * T1.W, T1.X,  
.Ltmp2415:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 67:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.Z, 0.0,  
	ALU clause starting at 68:
	  MOV   T1.X, 0.0,  
	  MOV   T1.Y, 0.0,  
	  MOV   T1.Z, 0.0,  
	  MOV * T1.W, 0.0,  
	ALU clause starting at 72:
	  AND_INT   T0.Z, T0.X, literal.x,  
	  MOV * T2.W, KC0[1].Z,  
	224(3.138909e-43), 0(0.000000e+00)
	  SUB_INT * T2.W, PV.W, PV.Z,  
	  MIN_UINT * T2.W, PV.W, literal.x,  
.Ltmp2416:
	32(4.484155e-44), 0(0.000000e+00)
.Ltmp2417:
	ALU clause starting at 78:
.Ltmp2418:
	  SETE_INT * T3.W, T2.W, 0.0,  
.Ltmp2419:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2420:
	ALU clause starting at 80:
	  MOV   T1.X, 0.0,  
	  MOV   T1.Y, 0.0,  
	  MOV   T1.Z, 0.0,  
	  MOV * T1.W, 0.0,  
	  AND_INT * T3.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T4.W, T0.W, PV.W,  
.Ltmp2421:
	  LSHL   T0.Z, PV.W, literal.x,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp2422:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 90:
.Ltmp2423:
	  ADD_INT   T0.X, T3.W, T0.Z,  
	  MOV * T3.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Z, T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp2424:
	ALU clause starting at 98:
.Ltmp2425:
	  MULHI   T2.X, T0.Z, literal.x,  
	  MULHI   T2.Y (MASKED), T0.Z, literal.x,  
	  MULHI   T2.Z (MASKED), T0.Z, literal.x,  
	  MULHI * T2.W (MASKED), T0.Z, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T4.W, T0.Z, PV.X,  
	  LSHR * T4.W, PV.W, 1,  
	  ADD_INT * T4.W, PV.W, T2.X,  
	  LSHR * T4.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X, T4.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T4.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T2.W (MASKED), T4.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T4.W, T0.Z, PV.X,  
	  SETGT_UINT * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2426:
	ALU clause starting at 117:
.Ltmp2427:
	  MOV * T2.X, T0.X,  
.Ltmp2428:
	ALU clause starting at 118:
.Ltmp2429:
	  AND_INT * T4.W, T2.X, 1,  
	  SETE_INT * T4.W, PV.W, 0.0,  
.Ltmp2430:
	ALU clause starting at 120:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), T4.W, 0.0,  
	  LSHL * T4.W, 1, T3.W, Pred_sel_zero 
	  OR_INT * T1.X, T4.W, T1.X, Pred_sel_zero 
	ALU clause starting at 123:
.Ltmp2431:
	  ADD_INT * T3.W, T3.W, 1,  
.Ltmp2432:
	ALU clause starting at 124:
.Ltmp2433:
	  ADD_INT   T0.X, T0.X, literal.x,  
	  ADD_INT   T0.Z, T0.Z, literal.y,  
	  SETNE_INT * T4.W, T2.W, T3.W,  
	4(5.605194e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2434:
	ALU clause starting at 129:
	  LSHL * T0.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.Y, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2435:
.Lfunc_end67:
	.size	ballot_simd32, .Lfunc_end67-ballot_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	518
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ballot_masks_simd32
	.p2align	8
	.type	ballot_masks_simd32,@function
ballot_masks_simd32:
ballot_masks_simd32$local:
.Lfunc_begin68:
	ALU 2, @74, KC0[CB0:0-32], KC1[]
.Ltmp2436:
	ALU 4, @77, KC0[CB0:0-32], KC1[]
.Ltmp2437:
	ALU 1, @82, KC0[], KC1[]
.Ltmp2438:
	ALU 3, @84, KC0[CB0:0-32], KC1[]
.Ltmp2439:
	ALU 0, @88, KC0[CB0:0-32], KC1[]
.Ltmp2440:
	ALU_PUSH_BEFORE 1, @89, KC0[], KC1[]
	JUMP @61 POP:1
	ALU 6, @91, KC0[], KC1[]
	LOOP_START_DX10 @16
.Ltmp2441:
	ALU 2, @98, KC0[], KC1[]
	ALU 1, @101, KC0[], KC1[]
.Ltmp2442:
	ALU_PUSH_BEFORE 1, @103, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	ALU 3, @105, KC0[], KC1[]
.Ltmp2443:
	ALU 5, @109, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T3, T0.X
	LOOP_START_DX10 @27
.Ltmp2444:
	ALU 3, @115, KC0[], KC1[]
	ALU 0, @119, KC0[], KC1[]
.Ltmp2445:
	ALU_PUSH_BEFORE 1, @120, KC0[], KC1[]
	JUMP @26 POP:1
	LOOP_BREAK @26
	POP @26 POP:1
	END_LOOP @20
	ALU 3, @122, KC0[], KC1[]
.Ltmp2446:
	ALU 5, @126, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	LOOP_START_DX10 @38
.Ltmp2447:
	ALU 3, @132, KC0[], KC1[]
	ALU 0, @136, KC0[], KC1[]
.Ltmp2448:
	ALU_PUSH_BEFORE 1, @137, KC0[], KC1[]
	JUMP @37 POP:1
	LOOP_BREAK @37
	POP @37 POP:1
	END_LOOP @31
	ALU 3, @139, KC0[], KC1[]
.Ltmp2449:
	ALU 3, @143, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T3, T0.X
	LOOP_START_DX10 @49
.Ltmp2450:
	ALU 3, @147, KC0[], KC1[]
	ALU 0, @151, KC0[], KC1[]
.Ltmp2451:
	ALU_PUSH_BEFORE 1, @152, KC0[], KC1[]
	JUMP @48 POP:1
	LOOP_BREAK @48
	POP @48 POP:1
	END_LOOP @42
	ALU 3, @154, KC0[], KC1[]
.Ltmp2452:
	ALU 3, @158, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T4, T0.X
	LOOP_START_DX10 @60
.Ltmp2453:
	ALU 3, @162, KC0[], KC1[]
	ALU 0, @166, KC0[], KC1[]
.Ltmp2454:
	ALU_PUSH_BEFORE 1, @167, KC0[], KC1[]
	JUMP @59 POP:1
	LOOP_BREAK @59
	POP @59 POP:1
	END_LOOP @53
	ALU_POP_AFTER 1, @169, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @171, KC0[], KC1[]
	JUMP @70 POP:1
.Ltmp2455:
	ALU 3, @173, KC0[], KC1[]
.Ltmp2456:
	ALU 26, @177, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T4.X
.Ltmp2457:
	MEM_RAT_CACHELESS STORE_DWORD T2, T3.X
.Ltmp2458:
	MEM_RAT_CACHELESS STORE_DWORD T2, T1.X
.Ltmp2459:
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
.Ltmp2460:
	POP @70 POP:1
	ALU 7, @204, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	CF_END
	PAD
	ALU clause starting at 74:
	  AND_INT * T0.W, T0.X, literal.x,  
	224(3.138909e-43), 0(0.000000e+00)
	  SUB_INT * T0.W, KC0[1].Z, PV.W,  
	ALU clause starting at 77:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
.Ltmp2461:
	  MULLO_INT   T0.Z, KC0[1].Z, T1.X,  
.Ltmp2462:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  MOV * T0.Y, KC0[0].W,  
	ALU clause starting at 82:
	  MIN_UINT * T1.Z, T0.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	ALU clause starting at 84:
	  ADD_INT * T0.W, T0.Z, T0.X,  
	  MOV   T1.X, literal.x,  
	  ADD_INT * T1.Y, PV.W, KC0[2].W,  
.Ltmp2463:
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 88:
	  MOV * T0.Z, KC0[2].Y,  
	ALU clause starting at 89:
.Ltmp2464:
	  SETNE_INT * T0.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2465:
	ALU clause starting at 91:
	  MOV   T3.X, 0.0,  
	  MOV   T3.Y, 0.0,  
	  MOV   T3.Z, 0.0,  
	  MOV * T3.W, 0.0,  
	  MOV   T2.Z, literal.x,  
.Ltmp2466:
	  AND_INT * T0.W, T0.X, literal.y,  
	0(0.000000e+00), 31(4.344025e-44)
	ALU clause starting at 98:
.Ltmp2467:
	  SETE_INT   T4.Z, T0.W, T2.Z,  
	  LSHL * T1.W, 1, T2.Z,  
	  ADD_INT * T2.Z, T2.Z, 1,  
.Ltmp2468:
	ALU clause starting at 101:
.Ltmp2469:
	  CNDE_INT * T1.W, T4.Z, 0.0, T1.W, 
	  OR_INT * T3.X, PV.W, T3.X,  
.Ltmp2470:
	ALU clause starting at 103:
.Ltmp2471:
	  SETE_INT * T1.W, T1.Z, T2.Z,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2472:
	ALU clause starting at 105:
	  MOV   T2.X, 0.0,  
	  MOV   T2.Y, 0.0,  
	  MOV   T2.Z, 0.0,  
	  MOV * T2.W, 0.0,  
	ALU clause starting at 109:
	  LSHL * T1.W, T1.Y, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, T0.Z, PV.W,  
	  LSHR   T0.X, PV.W, literal.x,  
	  MOV * T1.W, literal.y,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 115:
.Ltmp2473:
	  SETGE_UINT   T3.Z, T1.W, T0.W,  
	  LSHL * T3.W, 1, T1.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T3.Z, PV.Z, 0.0, PV.W, 
	  ADD_INT * T1.W, T1.W, 1,  
.Ltmp2474:
	ALU clause starting at 119:
.Ltmp2475:
	  OR_INT * T2.X, T3.Z, T2.X,  
.Ltmp2476:
	ALU clause starting at 120:
.Ltmp2477:
	  SETE_INT * T3.W, T1.Z, T1.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2478:
	ALU clause starting at 122:
	  MOV   T3.X, 0.0,  
	  MOV   T3.Y, 0.0,  
	  MOV   T3.Z, 0.0,  
	  MOV * T3.W, 0.0,  
	ALU clause starting at 126:
	  LSHL * T1.W, T0.Y, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T5.W, T4.W, PV.W,  
	  LSHR   T0.X, PV.W, literal.x,  
	  MOV * T4.W, literal.y,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 132:
.Ltmp2479:
	  SETGT_UINT   T2.Z, T4.W, T0.W,  
	  LSHL * T2.W, 1, T4.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T2.Z, PV.Z, 0.0, PV.W, 
	  ADD_INT * T4.W, T4.W, 1,  
.Ltmp2480:
	ALU clause starting at 136:
.Ltmp2481:
	  OR_INT * T3.X, T2.Z, T3.X,  
.Ltmp2482:
	ALU clause starting at 137:
.Ltmp2483:
	  SETE_INT * T2.W, T1.Z, T4.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2484:
	ALU clause starting at 139:
	  MOV   T4.X, 0.0,  
	  MOV   T4.Y, 0.0,  
	  MOV   T4.Z, 0.0,  
	  MOV * T4.W, 0.0,  
	ALU clause starting at 143:
	  ADD_INT * T5.W, T5.W, T1.W,  
	  LSHR   T0.X, PV.W, literal.x,  
	  MOV * T2.W, literal.y,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 147:
.Ltmp2485:
	  SETGT_UINT   T2.Z, T2.W, T0.W,  
	  LSHL * T3.W, 1, T2.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T2.Z, PV.Z, PV.W, 0.0, 
	  ADD_INT * T2.W, T2.W, 1,  
.Ltmp2486:
	ALU clause starting at 151:
.Ltmp2487:
	  OR_INT * T4.X, T2.Z, T4.X,  
.Ltmp2488:
	ALU clause starting at 152:
.Ltmp2489:
	  SETE_INT * T3.W, T1.Z, T2.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2490:
	ALU clause starting at 154:
	  MOV   T2.X, 0.0,  
	  MOV   T2.Y, 0.0,  
	  MOV   T2.Z, 0.0,  
	  MOV * T2.W, 0.0,  
	ALU clause starting at 158:
	  ADD_INT * T1.W, T5.W, T1.W,  
	  LSHR   T0.X, PV.W, literal.x,  
	  MOV * T1.W, literal.y,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 162:
.Ltmp2491:
	  SETGE_UINT   T3.Z, T1.W, T0.W,  
	  LSHL * T3.W, 1, T1.W,  BS:VEC_021/SCL_122
	  CNDE_INT   T3.Z, PV.Z, PV.W, 0.0, 
	  ADD_INT * T1.W, T1.W, 1,  
.Ltmp2492:
	ALU clause starting at 166:
.Ltmp2493:
	  OR_INT * T2.X, T3.Z, T2.X,  
.Ltmp2494:
	ALU clause starting at 167:
.Ltmp2495:
	  SETE_INT * T3.W, T1.Z, T1.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2496:
	ALU clause starting at 169:
	  MOV * T1.X, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 171:
	  BFE_INT * T0.W, T1.X, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 173:
	  MOV   T2.X, 0.0,  
	  MOV   T2.Y, 0.0,  
	  MOV   T2.Z, 0.0,  
	  MOV * T2.W, 0.0,  
	ALU clause starting at 177:
	  MULLO_INT   T0.X, T0.Y, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.Y, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, T0.Y, 1,  
	  ADD_INT * T0.W, T1.Y, PV.X,  BS:VEC_120/SCL_212
	  LSHL   T3.Z, PV.W, literal.x,  
	  ADD_INT * T0.W, T1.Y, PV.Z,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHL   T3.Y, PV.W, literal.x,  
	  ADD_INT   T1.Z, T1.Y, T0.Y,  
	  ADD_INT * T0.W, T0.Z, PV.Z,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
	  LSHL   T1.Z, PV.Z, literal.y,  
	  ADD_INT * T0.W, T0.Z, PV.Y,  
	2(2.802597e-45), 4(5.605194e-45)
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHL   T3.Z, T1.Y, literal.y,  
	  ADD_INT * T0.W, T0.Z, PV.Z,  
	2(2.802597e-45), 4(5.605194e-45)
	  LSHR   T3.X, PV.W, literal.x,  
	  ADD_INT * T0.W, T0.Z, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T4.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 204:
	  LSHL * T0.W, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.Y, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.Z, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2497:
.Lfunc_end68:
	.size	ballot_masks_simd32, .Lfunc_end68-ballot_masks_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	12
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ballot_count_simd32
	.p2align	8
	.type	ballot_count_simd32,@function
ballot_count_simd32:
ballot_count_simd32$local:
.Lfunc_begin69:
	ALU 5, @28, KC0[CB0:0-32], KC1[]
.Ltmp2498:
	ALU 5, @34, KC0[CB0:0-32], KC1[]
	TEX 0 @24
	ALU 15, @40, KC0[CB0:0-32], KC1[]
.Ltmp2499:
	ALU 0, @56, KC0[], KC1[]
.Ltmp2500:
	ALU 2, @57, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	ALU 0, @60, KC0[CB0:0-32], KC1[]
	TEX 0 @26
	ALU 12, @61, KC0[CB0:0-32], KC1[]
.Ltmp2501:
	ALU 6, @74, KC0[], KC1[]
.Ltmp2502:
	ALU 0, @81, KC0[], KC1[]
.Ltmp2503:
	ALU 4, @82, KC0[], KC1[]
.Ltmp2504:
	ALU 4, @87, KC0[], KC1[]
.Ltmp2505:
	ALU 2, @92, KC0[], KC1[]
.Ltmp2506:
	ALU 3, @95, KC0[], KC1[]
.Ltmp2507:
	ALU 1, @99, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T11.X
	MEM_RAT_CACHELESS STORE_DWORD T9.X, T10.X
	MEM_RAT_CACHELESS STORE_DWORD T7.X, T8.X
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T4.X
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T2.X
	CF_END
	Fetch clause starting at 24:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	Fetch clause starting at 26:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp2508:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2509:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2510:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 34:
	  AND_INT * T0.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.W,  
.Ltmp2511:
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 40:
	  AND_INT * T1.W, T0.X, literal.x,  
	224(3.138909e-43), 0(0.000000e+00)
	  SUB_INT * T1.W, KC0[1].Z, PV.W,  
	  AND_INT * T2.W, PV.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL * T2.W, literal.x, PV.W,  
	-1(nan), 0(0.000000e+00)
	  NOT_INT   T1.Z, PV.W,  
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  OR_INT   T2.Z, T1.X, literal.x,  
	  CNDE_INT * T1.W, PV.W, PV.Z, literal.y, 
	4(5.605194e-45), -1(nan)
	  LSHL   T0.Z, T0.Z, literal.x,  
	  AND_INT * T1.W, PV.Z, PV.W,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 56:
	  BFE_UINT * T0.X, T1.W, T0.W, 1, 
	ALU clause starting at 57:
	  ADD_INT * T2.W, KC0[2].Z, T0.Z,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 60:
	  ADD_INT * T0.X, KC0[2].Y, T0.Z,  
	ALU clause starting at 61:
	  LSHL * T3.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T2.W, PV.W,  
	  ADD_INT * T4.W, PV.W, T3.W,  
	  ADD_INT * T5.W, PV.W, T3.W,  
	  FFBH_UINT   T0.Z, T1.W,  
	  ADD_INT * T6.W, PV.W, T3.W,  
	  ADD_INT   T0.Y, PV.W, T3.W,  
	  SUB_INT   T1.Z, 0.0, T1.W,  BS:VEC_021/SCL_122
	  CNDE_INT * T7.W, T1.W, literal.x, PV.Z, 
	32(4.484155e-44), 0(0.000000e+00)
	  SUB_INT * T1.X, literal.x, PV.W,  
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 74:
	  AND_INT   T0.Z, T1.W, T1.Z,  
	  ADD_INT * T3.W, T0.Y, T3.W,  
	  LSHR   T2.X, PV.W, literal.x,  
	  LSHL   T1.Z, literal.y, T0.W,  
	  ADD_INT * T0.W, PV.Z, literal.y,  
	2(2.802597e-45), -1(nan)
	  BCNT_INT * T3.X, PV.W,  
	ALU clause starting at 81:
	  NOT_INT * T0.W, T1.Z,  
	ALU clause starting at 82:
	  LSHR   T4.X, T0.Y, literal.x,  
	  LSHL   T0.Z, T0.W, 1,  
	  AND_INT * T0.W, T1.W, T0.W,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  BCNT_INT * T5.X, PV.W,  
	ALU clause starting at 87:
	  OR_INT * T0.W, T0.Z, 1,  
	  LSHR   T6.X, T6.W, literal.x,  
	  AND_INT * T0.W, T1.W, PV.W,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  BCNT_INT * T7.X, PV.W,  
	ALU clause starting at 92:
	  LSHR * T8.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  BCNT_INT * T9.X, T1.W,  
	ALU clause starting at 95:
	  LSHR   T10.X, T4.W, literal.x,  
	  AND_INT * T0.W, T0.X, literal.y,  
	2(2.802597e-45), 31(4.344025e-44)
	  BFE_UINT * T0.X, T1.W, PV.W, 1, 
	ALU clause starting at 99:
	  LSHR * T11.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2512:
.Lfunc_end69:
	.size	ballot_count_simd32, .Lfunc_end69-ballot_count_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_broadcast_int_simd8
	.p2align	8
	.type	some_broadcast_int_simd8,@function
some_broadcast_int_simd8:
some_broadcast_int_simd8$local:
.Lfunc_begin70:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp2513:
	ALU 2, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp2514:
	ALU_PUSH_BEFORE 23, @33, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 5, @57, KC0[CB0:0-32], KC1[]
.Ltmp2515:
	ALU 8, @63, KC0[], KC1[]
	LOOP_START_DX10 @13
.Ltmp2516:
	ALU_PUSH_BEFORE 21, @72, KC0[], KC1[]
	JUMP @12 POP:1
	LOOP_BREAK @12
	POP @12 POP:1
	END_LOOP @8
	TEX 0 @22
.Ltmp2517:
	ALU 1, @94, KC0[], KC1[]
.Ltmp2518:
	POP @16 POP:1
	ALU 0, @96, KC0[CB0:0-32], KC1[]
.Ltmp2519:
	ALU 2, @97, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2520:
	Fetch clause starting at 22:
.Ltmp2521:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp2522:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp2523:
	ALU clause starting at 30:
	  LSHL * T0.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 33:
.Ltmp2524:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
.Ltmp2525:
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2526:
	ALU clause starting at 57:
.Ltmp2527:
	  AND_INT * T2.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T1.W, PV.W,  
.Ltmp2528:
	  LSHL   T0.Z, PV.W, literal.x,  
	  MOV * T2.W, KC0[2].Y,  
.Ltmp2529:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 63:
.Ltmp2530:
	  ADD_INT * T2.W, T0.Z, T2.W,  
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, T2.W, literal.x,  
	  ADD_INT * T1.W, PV.Y, literal.y,  
	-4(nan), -5(nan)
.Ltmp2531:
	ALU clause starting at 72:
.Ltmp2532:
	  ADD_INT * T1.W, T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T1.W, literal.x,  
	  MULHI   T0.Y, T1.W, literal.x,  
	  MULHI   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI * T0.W (MASKED), T1.W, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T1.W, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T1.W, PV.Y,  
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETGT_UINT * T2.W, PV.W, literal.y,  
	4(5.605194e-45), 3(4.203895e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2533:
	ALU clause starting at 94:
.Ltmp2534:
	  LSHL * T1.X, T0.X, literal.x,  
.Ltmp2535:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 96:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 97:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2536:
.Lfunc_end70:
	.size	some_broadcast_int_simd8, .Lfunc_end70-some_broadcast_int_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_broadcast_uint_simd16
	.p2align	8
	.type	some_broadcast_uint_simd16,@function
some_broadcast_uint_simd16:
some_broadcast_uint_simd16$local:
.Lfunc_begin71:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp2537:
	ALU 2, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp2538:
	ALU_PUSH_BEFORE 23, @33, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 5, @57, KC0[CB0:0-32], KC1[]
.Ltmp2539:
	ALU 8, @63, KC0[], KC1[]
	LOOP_START_DX10 @13
.Ltmp2540:
	ALU_PUSH_BEFORE 21, @72, KC0[], KC1[]
	JUMP @12 POP:1
	LOOP_BREAK @12
	POP @12 POP:1
	END_LOOP @8
	TEX 0 @22
.Ltmp2541:
	ALU 1, @94, KC0[], KC1[]
.Ltmp2542:
	POP @16 POP:1
	ALU 0, @96, KC0[CB0:0-32], KC1[]
.Ltmp2543:
	ALU 2, @97, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2544:
	Fetch clause starting at 22:
.Ltmp2545:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp2546:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp2547:
	ALU clause starting at 30:
	  LSHL * T0.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 33:
.Ltmp2548:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
.Ltmp2549:
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2550:
	ALU clause starting at 57:
.Ltmp2551:
	  AND_INT * T2.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T1.W, PV.W,  
.Ltmp2552:
	  LSHL   T0.Z, PV.W, literal.x,  
	  MOV * T2.W, KC0[2].Y,  
.Ltmp2553:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 63:
.Ltmp2554:
	  ADD_INT * T2.W, T0.Z, T2.W,  
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, T2.W, literal.x,  
	  ADD_INT * T1.W, PV.Y, literal.y,  
	-4(nan), -5(nan)
.Ltmp2555:
	ALU clause starting at 72:
.Ltmp2556:
	  ADD_INT * T1.W, T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T1.W, literal.x,  
	  MULHI   T0.Y, T1.W, literal.x,  
	  MULHI   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI * T0.W (MASKED), T1.W, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T1.W, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T1.W, PV.Y,  
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETGT_UINT * T2.W, PV.W, literal.y,  
	4(5.605194e-45), 3(4.203895e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2557:
	ALU clause starting at 94:
.Ltmp2558:
	  LSHL * T1.X, T0.X, literal.x,  
.Ltmp2559:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 96:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 97:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2560:
.Lfunc_end71:
	.size	some_broadcast_uint_simd16, .Lfunc_end71-some_broadcast_uint_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_broadcast_long_simd32
	.p2align	8
	.type	some_broadcast_long_simd32,@function
some_broadcast_long_simd32:
some_broadcast_long_simd32$local:
.Lfunc_begin72:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp2561:
	ALU 2, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp2562:
	ALU_PUSH_BEFORE 23, @35, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 5, @59, KC0[CB0:0-32], KC1[]
.Ltmp2563:
	ALU 8, @65, KC0[], KC1[]
	LOOP_START_DX10 @13
.Ltmp2564:
	ALU_PUSH_BEFORE 21, @74, KC0[], KC1[]
	JUMP @12 POP:1
	LOOP_BREAK @12
	POP @12 POP:1
	END_LOOP @8
	TEX 0 @24
.Ltmp2565:
	ALU 1, @96, KC0[], KC1[]
.Ltmp2566:
	ALU 1, @98, KC0[], KC1[]
.Ltmp2567:
	POP @17 POP:1
	ALU 0, @100, KC0[CB0:0-32], KC1[]
.Ltmp2568:
	ALU 2, @101, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2569:
	Fetch clause starting at 24:
.Ltmp2570:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp2571:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp2572:
	ALU clause starting at 32:
	  LSHL * T0.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 35:
.Ltmp2573:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
.Ltmp2574:
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2575:
	ALU clause starting at 59:
.Ltmp2576:
	  AND_INT * T2.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T1.W, PV.W,  
.Ltmp2577:
	  LSHL   T0.Z, PV.W, literal.x,  
	  MOV * T2.W, KC0[2].Y,  
.Ltmp2578:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 65:
.Ltmp2579:
	  ADD_INT * T2.W, T0.Z, T2.W,  
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, T2.W, literal.x,  
	  ADD_INT * T1.W, PV.Y, literal.y,  
	-8(nan), -5(nan)
.Ltmp2580:
	ALU clause starting at 74:
.Ltmp2581:
	  ADD_INT * T1.W, T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T1.W, literal.x,  
	  MULHI   T0.Y, T1.W, literal.x,  
	  MULHI   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI * T0.W (MASKED), T1.W, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T1.W, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T1.W, PV.Y,  
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETGT_UINT * T2.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2582:
	ALU clause starting at 96:
.Ltmp2583:
	  BIT_ALIGN_INT * T1.Y, T0.Y, T0.X, literal.x, 
.Ltmp2584:
	30(4.203895e-44), 0(0.000000e+00)
	ALU clause starting at 98:
.Ltmp2585:
	  LSHL * T1.X, T0.X, literal.x,  
.Ltmp2586:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 100:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 101:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2587:
.Lfunc_end72:
	.size	some_broadcast_long_simd32, .Lfunc_end72-some_broadcast_long_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_broadcast_ulong_simd16
	.p2align	8
	.type	some_broadcast_ulong_simd16,@function
some_broadcast_ulong_simd16:
some_broadcast_ulong_simd16$local:
.Lfunc_begin73:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp2588:
	ALU 2, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp2589:
	ALU_PUSH_BEFORE 23, @35, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 5, @59, KC0[CB0:0-32], KC1[]
.Ltmp2590:
	ALU 8, @65, KC0[], KC1[]
	LOOP_START_DX10 @13
.Ltmp2591:
	ALU_PUSH_BEFORE 21, @74, KC0[], KC1[]
	JUMP @12 POP:1
	LOOP_BREAK @12
	POP @12 POP:1
	END_LOOP @8
	TEX 0 @24
.Ltmp2592:
	ALU 1, @96, KC0[], KC1[]
.Ltmp2593:
	ALU 1, @98, KC0[], KC1[]
.Ltmp2594:
	POP @17 POP:1
	ALU 0, @100, KC0[CB0:0-32], KC1[]
.Ltmp2595:
	ALU 2, @101, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp2596:
	Fetch clause starting at 24:
.Ltmp2597:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp2598:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp2599:
	ALU clause starting at 32:
	  LSHL * T0.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 35:
.Ltmp2600:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
.Ltmp2601:
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2602:
	ALU clause starting at 59:
.Ltmp2603:
	  AND_INT * T2.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T1.W, PV.W,  
.Ltmp2604:
	  LSHL   T0.Z, PV.W, literal.x,  
	  MOV * T2.W, KC0[2].Y,  
.Ltmp2605:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 65:
.Ltmp2606:
	  ADD_INT * T2.W, T0.Z, T2.W,  
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, T2.W, literal.x,  
	  ADD_INT * T1.W, PV.Y, literal.y,  
	-8(nan), -5(nan)
.Ltmp2607:
	ALU clause starting at 74:
.Ltmp2608:
	  ADD_INT * T1.W, T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T1.W, literal.x,  
	  MULHI   T0.Y, T1.W, literal.x,  
	  MULHI   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI * T0.W (MASKED), T1.W, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T1.W, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T1.W, PV.Y,  
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETGT_UINT * T2.W, PV.W, literal.y,  
	8(1.121039e-44), 3(4.203895e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2609:
	ALU clause starting at 96:
.Ltmp2610:
	  BIT_ALIGN_INT * T1.Y, T0.Y, T0.X, literal.x, 
.Ltmp2611:
	30(4.203895e-44), 0(0.000000e+00)
	ALU clause starting at 98:
.Ltmp2612:
	  LSHL * T1.X, T0.X, literal.x,  
.Ltmp2613:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 100:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 101:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2614:
.Lfunc_end73:
	.size	some_broadcast_ulong_simd16, .Lfunc_end73-some_broadcast_ulong_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_broadcast_short_simd8
	.p2align	8
	.type	some_broadcast_short_simd8,@function
some_broadcast_short_simd8:
some_broadcast_short_simd8$local:
.Lfunc_begin74:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp2615:
	ALU 1, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp2616:
	ALU_PUSH_BEFORE 23, @32, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 4, @56, KC0[CB0:0-32], KC1[]
.Ltmp2617:
	ALU 8, @61, KC0[], KC1[]
	LOOP_START_DX10 @13
.Ltmp2618:
	ALU_PUSH_BEFORE 21, @70, KC0[], KC1[]
	JUMP @12 POP:1
	LOOP_BREAK @12
	POP @12 POP:1
	END_LOOP @8
	TEX 0 @22
.Ltmp2619:
	ALU 1, @92, KC0[], KC1[]
.Ltmp2620:
	ALU_POP_AFTER 1, @94, KC0[], KC1[]
	ALU 0, @96, KC0[CB0:0-32], KC1[]
.Ltmp2621:
	ALU 11, @97, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp2622:
	Fetch clause starting at 22:
.Ltmp2623:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp2624:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp2625:
	ALU clause starting at 30:
	  LSHL * T0.W, T1.W, 1,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 32:
.Ltmp2626:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
.Ltmp2627:
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2628:
	ALU clause starting at 56:
.Ltmp2629:
	  AND_INT * T2.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T1.W, PV.W,  
.Ltmp2630:
	  LSHL   T0.Z, PV.W, 1,  
	  MOV * T2.W, KC0[2].Y,  
.Ltmp2631:
	ALU clause starting at 61:
.Ltmp2632:
	  ADD_INT * T2.W, T0.Z, T2.W,  
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, T2.W, literal.x,  
	  ADD_INT * T1.W, PV.Y, literal.y,  
	-2(nan), -5(nan)
.Ltmp2633:
	ALU clause starting at 70:
.Ltmp2634:
	  ADD_INT * T1.W, T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T1.W, literal.x,  
	  MULHI   T0.Y, T1.W, literal.x,  
	  MULHI   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI * T0.W (MASKED), T1.W, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T1.W, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T1.W, PV.Y,  
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETGT_UINT * T2.W, PV.W, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2635:
	ALU clause starting at 92:
.Ltmp2636:
	  LSHL * T1.W, T0.X, literal.x,  
.Ltmp2637:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 94:
.Ltmp2638:
	  AND_INT * T1.X, T1.W, literal.x,  
	65532(9.182989e-41), 0(0.000000e+00)
.Ltmp2639:
	ALU clause starting at 96:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 97:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T1.X, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2640:
.Lfunc_end74:
	.size	some_broadcast_short_simd8, .Lfunc_end74-some_broadcast_short_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_broadcast_uchar_simd16
	.p2align	8
	.type	some_broadcast_uchar_simd16,@function
some_broadcast_uchar_simd16:
some_broadcast_uchar_simd16$local:
.Lfunc_begin75:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp2641:
	ALU 0, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp2642:
	ALU_PUSH_BEFORE 23, @31, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp2643:
	ALU 6, @55, KC0[CB0:0-32], KC1[]
.Ltmp2644:
	ALU 9, @62, KC0[], KC1[]
	LOOP_START_DX10 @13
.Ltmp2645:
	ALU_PUSH_BEFORE 21, @72, KC0[], KC1[]
	JUMP @12 POP:1
	LOOP_BREAK @12
	POP @12 POP:1
	END_LOOP @8
	TEX 0 @22
.Ltmp2646:
	ALU 1, @94, KC0[], KC1[]
.Ltmp2647:
	POP @16 POP:1
	ALU 0, @96, KC0[CB0:0-32], KC1[]
.Ltmp2648:
	ALU 12, @97, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp2649:
	Fetch clause starting at 22:
.Ltmp2650:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp2651:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2652:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 31:
.Ltmp2653:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z, T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X (MASKED), T0.Z, literal.x,  
	  MULHI   T1.Y, T0.Z, literal.x,  
	  MULHI   T1.Z (MASKED), T0.Z, literal.x,  
	  MULHI * T1.W (MASKED), T0.Z, literal.x,  
.Ltmp2654:
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.Y,  
	  LSHR * T1.W, PV.W, 1,  
	  ADD_INT * T1.W, PV.W, T1.Y,  
	  LSHR * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y, T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, T0.Z, PV.Y,  
	  SETGT_UINT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2655:
	ALU clause starting at 55:
	  MOV * T1.W, KC0[3].X,  
.Ltmp2656:
	  ADD_INT * T1.W, T0.X, PV.W,  
	  ADD_INT   T0.Z, PV.W, T0.Y,  
.Ltmp2657:
	  AND_INT * T1.W, T0.X, literal.x,  
.Ltmp2658:
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT   T0.Z, PV.Z, PV.W,  
	  MOV * T2.W, KC0[2].Y,  
.Ltmp2659:
	ALU clause starting at 62:
.Ltmp2660:
	  ADD_INT   T0.Z, T0.Z, T2.W,  
.Ltmp2661:
	  SUB_INT * T1.W, T0.W, T1.W,  BS:VEC_021/SCL_122
.Ltmp2662:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.Z, literal.x,  
	  ADD_INT * T1.W, PV.Y, literal.y,  
	-1(nan), -5(nan)
.Ltmp2663:
	ALU clause starting at 72:
.Ltmp2664:
	  ADD_INT * T1.W, T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T1.W, literal.x,  
	  MULHI   T0.Y, T1.W, literal.x,  
	  MULHI   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI * T0.W (MASKED), T1.W, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T1.W, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T1.W, PV.Y,  
	  ADD_INT   T0.X, T0.X, 1,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2665:
	ALU clause starting at 94:
.Ltmp2666:
	  LSHL * T1.X, T0.X, literal.x,  
.Ltmp2667:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 96:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 97:
	  ADD_INT * T0.W, T1.W, T0.W,  
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
.Ltmp2668:
.Lfunc_end75:
	.size	some_broadcast_uchar_simd16, .Lfunc_end75-some_broadcast_uchar_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	some_broadcast_float_simd32
	.p2align	8
	.type	some_broadcast_float_simd32,@function
some_broadcast_float_simd32:
some_broadcast_float_simd32$local:
.Lfunc_begin76:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp2669:
	ALU 2, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp2670:
	ALU_PUSH_BEFORE 23, @33, KC0[], KC1[]
	JUMP @16 POP:1
	ALU 5, @57, KC0[CB0:0-32], KC1[]
.Ltmp2671:
	ALU 8, @63, KC0[], KC1[]
	LOOP_START_DX10 @13
.Ltmp2672:
	ALU_PUSH_BEFORE 21, @72, KC0[], KC1[]
	JUMP @12 POP:1
	LOOP_BREAK @12
	POP @12 POP:1
	END_LOOP @8
	TEX 0 @22
.Ltmp2673:
	ALU 1, @94, KC0[], KC1[]
.Ltmp2674:
	POP @16 POP:1
	ALU 0, @96, KC0[CB0:0-32], KC1[]
.Ltmp2675:
	ALU 2, @97, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 20:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp2676:
	Fetch clause starting at 22:
.Ltmp2677:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp2678:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
.Ltmp2679:
	ALU clause starting at 30:
	  LSHL * T0.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 33:
.Ltmp2680:
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Y (MASKED), T0.Y, literal.x,  
	  MULHI   T0.Z, T0.Y, literal.x,  
	  MULHI * T0.W (MASKED), T0.Y, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
.Ltmp2681:
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Z,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z, T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T0.Y, PV.Z,  
	  SETGT_UINT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2682:
	ALU clause starting at 57:
.Ltmp2683:
	  AND_INT * T2.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, T1.W, PV.W,  
.Ltmp2684:
	  LSHL   T0.Z, PV.W, literal.x,  
	  MOV * T2.W, KC0[2].Y,  
.Ltmp2685:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 63:
.Ltmp2686:
	  ADD_INT * T2.W, T0.Z, T2.W,  
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, T2.W, literal.x,  
	  ADD_INT * T1.W, PV.Y, literal.y,  
	-4(nan), -5(nan)
.Ltmp2687:
	ALU clause starting at 72:
.Ltmp2688:
	  ADD_INT * T1.W, T1.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T1.W, literal.x,  
	  MULHI   T0.Y, T1.W, literal.x,  
	  MULHI   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI * T0.W (MASKED), T1.W, literal.x,  
	613566757(6.344132e-17), 0(0.000000e+00)
	  SUB_INT * T2.W, T1.W, PV.Y,  
	  LSHR * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, PV.W, T0.Y,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T2.W, T1.W, PV.Y,  
	  ADD_INT   T0.X, T0.X, literal.x,  
	  SETGT_UINT * T2.W, PV.W, literal.y,  
	4(5.605194e-45), 3(4.203895e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp2689:
	ALU clause starting at 94:
.Ltmp2690:
	  MULADD_IEEE * T1.X, T0.X, literal.x, T0.X, 
.Ltmp2691:
	1077936128(3.000000e+00), 0(0.000000e+00)
	ALU clause starting at 96:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 97:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2692:
.Lfunc_end76:
	.size	some_broadcast_float_simd32, .Lfunc_end76-some_broadcast_float_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	cluster2_add_int_simd8
	.p2align	8
	.type	cluster2_add_int_simd8,@function
cluster2_add_int_simd8:
cluster2_add_int_simd8$local:
.Lfunc_begin77:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp2693:
	ALU 4, @16, KC0[], KC1[]
.Ltmp2694:
	ALU 3, @21, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp2695:
	ALU 2, @25, KC0[], KC1[]
	ALU 2, @28, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp2696:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2697:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2698:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT   T1.Z, T0.Z, PV.W,  
	  AND_INT * T0.W, T0.X, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	ALU clause starting at 21:
	  ADD_INT * T0.W, T1.Z, T0.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 25:
	  LSHL * T0.W, T0.Z, literal.x,  
.Ltmp2699:
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, T0.Y, T0.X,  
.Ltmp2700:
	ALU clause starting at 28:
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2701:
.Lfunc_end77:
	.size	cluster2_add_int_simd8, .Lfunc_end77-cluster2_add_int_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	cluster4_add_int_simd16
	.p2align	8
	.type	cluster4_add_int_simd16,@function
cluster4_add_int_simd16:
cluster4_add_int_simd16$local:
.Lfunc_begin78:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp2702:
	ALU 4, @18, KC0[], KC1[]
.Ltmp2703:
	ALU 3, @23, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp2704:
	ALU 0, @27, KC0[], KC1[]
.Ltmp2705:
	ALU 2, @28, KC0[], KC1[]
.Ltmp2706:
	ALU 0, @31, KC0[], KC1[]
.Ltmp2707:
	ALU 2, @32, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp2708:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2709:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2710:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT   T1.Z, T0.Z, PV.W,  
	  AND_INT * T0.W, T0.X, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	ALU clause starting at 23:
	  ADD_INT * T0.W, T1.Z, T0.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 27:
.Ltmp2711:
	  ADD_INT * T0.W, T1.Y, T1.X,  
.Ltmp2712:
	ALU clause starting at 28:
	  LSHL   T0.Z, T0.Z, literal.x,  
.Ltmp2713:
	  ADD_INT * T0.W, T1.Z, T0.W,  BS:VEC_120/SCL_212
.Ltmp2714:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2715:
	ALU clause starting at 31:
.Ltmp2716:
	  ADD_INT * T0.X, T1.W, T0.W,  
.Ltmp2717:
	ALU clause starting at 32:
	  ADD_INT * T0.W, KC0[2].Z, T0.Z,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2718:
.Lfunc_end78:
	.size	cluster4_add_int_simd16, .Lfunc_end78-cluster4_add_int_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	cluster8_mul_uint_simd16
	.p2align	8
	.type	cluster8_mul_uint_simd16,@function
cluster8_mul_uint_simd16:
cluster8_mul_uint_simd16$local:
.Lfunc_begin79:
	ALU 5, @18, KC0[CB0:0-32], KC1[]
.Ltmp2719:
	ALU 4, @24, KC0[], KC1[]
.Ltmp2720:
	ALU 3, @29, KC0[CB0:0-32], KC1[]
.Ltmp2721:
	TEX 1 @14
.Ltmp2722:
	ALU 8, @33, KC0[CB0:0-32], KC1[]
.Ltmp2723:
	ALU 3, @42, KC0[], KC1[]
.Ltmp2724:
	ALU 3, @46, KC0[], KC1[]
.Ltmp2725:
	ALU 3, @50, KC0[], KC1[]
.Ltmp2726:
	ALU 3, @54, KC0[], KC1[]
.Ltmp2727:
	ALU 3, @58, KC0[], KC1[]
.Ltmp2728:
	ALU 3, @62, KC0[], KC1[]
.Ltmp2729:
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 14:
.Ltmp2730:
	  VTX_READ_128 T1.XYZW, T0.X, 16, #1
.Ltmp2731:
	  VTX_READ_128 T2.XYZW, T0.X, 0, #1
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2732:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2733:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 24:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT   T1.Z, T0.Z, PV.W,  
	  AND_INT * T0.W, T0.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 29:
	  ADD_INT * T0.W, T1.Z, T0.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 33:
	  LSHL * T0.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
.Ltmp2734:
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.Y, T2.X,  
	  MULLO_INT   T0.Y, T2.Y, T2.X,  
	  MULLO_INT   T0.Z (MASKED), T2.Y, T2.X,  
	  MULLO_INT * T0.W (MASKED), T2.Y, T2.X,  
.Ltmp2735:
	ALU clause starting at 42:
.Ltmp2736:
	  MULLO_INT   T0.X (MASKED), T2.Z, T0.Y,  
	  MULLO_INT   T0.Y, T2.Z, T0.Y,  
	  MULLO_INT   T0.Z (MASKED), T2.Z, T0.Y,  
	  MULLO_INT * T0.W (MASKED), T2.Z, T0.Y,  
.Ltmp2737:
	ALU clause starting at 46:
.Ltmp2738:
	  MULLO_INT   T0.X (MASKED), T2.W, T0.Y,  
	  MULLO_INT   T0.Y, T2.W, T0.Y,  
	  MULLO_INT   T0.Z (MASKED), T2.W, T0.Y,  
	  MULLO_INT * T0.W (MASKED), T2.W, T0.Y,  
.Ltmp2739:
	ALU clause starting at 50:
.Ltmp2740:
	  MULLO_INT   T0.X (MASKED), T1.X, T0.Y,  
	  MULLO_INT   T0.Y, T1.X, T0.Y,  
	  MULLO_INT   T0.Z (MASKED), T1.X, T0.Y,  
	  MULLO_INT * T0.W (MASKED), T1.X, T0.Y,  
.Ltmp2741:
	ALU clause starting at 54:
.Ltmp2742:
	  MULLO_INT   T0.X (MASKED), T1.Y, T0.Y,  
	  MULLO_INT   T0.Y, T1.Y, T0.Y,  
	  MULLO_INT   T0.Z (MASKED), T1.Y, T0.Y,  
	  MULLO_INT * T0.W (MASKED), T1.Y, T0.Y,  
.Ltmp2743:
	ALU clause starting at 58:
.Ltmp2744:
	  MULLO_INT   T0.X (MASKED), T1.Z, T0.Y,  
	  MULLO_INT   T0.Y, T1.Z, T0.Y,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, T0.Y,  
	  MULLO_INT * T0.W (MASKED), T1.Z, T0.Y,  
.Ltmp2745:
	ALU clause starting at 62:
	  MULLO_INT   T1.X, T1.W, T0.Y,  
	  MULLO_INT   T1.Y (MASKED), T1.W, T0.Y,  
	  MULLO_INT   T1.Z (MASKED), T1.W, T0.Y,  
	  MULLO_INT * T1.W (MASKED), T1.W, T0.Y,  
.Ltmp2746:
.Lfunc_end79:
	.size	cluster8_mul_uint_simd16, .Lfunc_end79-cluster8_mul_uint_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	cluster4_min_int_simd8
	.p2align	8
	.type	cluster4_min_int_simd8,@function
cluster4_min_int_simd8:
cluster4_min_int_simd8$local:
.Lfunc_begin80:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp2747:
	ALU 4, @18, KC0[], KC1[]
.Ltmp2748:
	ALU 3, @23, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp2749:
	ALU 0, @27, KC0[], KC1[]
.Ltmp2750:
	ALU 2, @28, KC0[], KC1[]
.Ltmp2751:
	ALU 0, @31, KC0[], KC1[]
.Ltmp2752:
	ALU 2, @32, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp2753:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2754:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2755:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT   T1.Z, T0.Z, PV.W,  
	  AND_INT * T0.W, T0.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 23:
	  ADD_INT * T0.W, T1.Z, T0.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 27:
.Ltmp2756:
	  MIN_INT * T0.W, T1.Y, T1.X,  
.Ltmp2757:
	ALU clause starting at 28:
	  LSHL   T0.Z, T0.Z, literal.x,  
.Ltmp2758:
	  MIN_INT * T0.W, T1.Z, T0.W,  BS:VEC_120/SCL_212
.Ltmp2759:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2760:
	ALU clause starting at 31:
.Ltmp2761:
	  MIN_INT * T0.X, T1.W, T0.W,  
.Ltmp2762:
	ALU clause starting at 32:
	  ADD_INT * T0.W, KC0[2].Z, T0.Z,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2763:
.Lfunc_end80:
	.size	cluster4_min_int_simd8, .Lfunc_end80-cluster4_min_int_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	cluster2_max_uint_simd16
	.p2align	8
	.type	cluster2_max_uint_simd16,@function
cluster2_max_uint_simd16:
cluster2_max_uint_simd16$local:
.Lfunc_begin81:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp2764:
	ALU 4, @16, KC0[], KC1[]
.Ltmp2765:
	ALU 3, @21, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp2766:
	ALU 2, @25, KC0[], KC1[]
	ALU 2, @28, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp2767:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2768:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2769:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 16:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT   T1.Z, T0.Z, PV.W,  
	  AND_INT * T0.W, T0.X, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	ALU clause starting at 21:
	  ADD_INT * T0.W, T1.Z, T0.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 25:
	  LSHL * T0.W, T0.Z, literal.x,  
.Ltmp2770:
	2(2.802597e-45), 0(0.000000e+00)
	  MAX_UINT * T0.X, T0.X, T0.Y,  
.Ltmp2771:
	ALU clause starting at 28:
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2772:
.Lfunc_end81:
	.size	cluster2_max_uint_simd16, .Lfunc_end81-cluster2_max_uint_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	cluster4_and_uint_simd32
	.p2align	8
	.type	cluster4_and_uint_simd32,@function
cluster4_and_uint_simd32:
cluster4_and_uint_simd32$local:
.Lfunc_begin82:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp2773:
	ALU 4, @18, KC0[], KC1[]
.Ltmp2774:
	ALU 3, @23, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp2775:
	ALU 0, @27, KC0[], KC1[]
.Ltmp2776:
	ALU 2, @28, KC0[], KC1[]
.Ltmp2777:
	ALU 0, @31, KC0[], KC1[]
.Ltmp2778:
	ALU 2, @32, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 10:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp2779:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2780:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2781:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  AND_INT * T0.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT   T1.Z, T0.Z, PV.W,  
	  AND_INT * T0.W, T0.X, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	ALU clause starting at 23:
	  ADD_INT * T0.W, T1.Z, T0.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 27:
.Ltmp2782:
	  AND_INT * T0.W, T1.Y, T1.X,  
.Ltmp2783:
	ALU clause starting at 28:
	  LSHL   T0.Z, T0.Z, literal.x,  
.Ltmp2784:
	  AND_INT * T0.W, T1.Z, T0.W,  BS:VEC_120/SCL_212
.Ltmp2785:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2786:
	ALU clause starting at 31:
.Ltmp2787:
	  AND_INT * T0.X, T1.W, T0.W,  
.Ltmp2788:
	ALU clause starting at 32:
	  ADD_INT * T0.W, KC0[2].Z, T0.Z,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2789:
.Lfunc_end82:
	.size	cluster4_and_uint_simd32, .Lfunc_end82-cluster4_and_uint_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	6
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	cluster8_or_ulong_simd16
	.p2align	8
	.type	cluster8_or_ulong_simd16,@function
cluster8_or_ulong_simd16:
cluster8_or_ulong_simd16$local:
.Lfunc_begin83:
	ALU 5, @30, KC0[CB0:0-32], KC1[]
.Ltmp2790:
	ALU 4, @36, KC0[], KC1[]
.Ltmp2791:
	ALU 3, @41, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp2792:
	TEX 2 @24
	ALU 0, @45, KC0[], KC1[]
.Ltmp2793:
	ALU 0, @46, KC0[], KC1[]
.Ltmp2794:
	ALU 0, @47, KC0[], KC1[]
.Ltmp2795:
	ALU 0, @48, KC0[], KC1[]
.Ltmp2796:
	ALU 0, @49, KC0[], KC1[]
.Ltmp2797:
	ALU 0, @50, KC0[], KC1[]
.Ltmp2798:
	ALU 0, @51, KC0[], KC1[]
.Ltmp2799:
	ALU 0, @52, KC0[], KC1[]
.Ltmp2800:
	ALU 0, @53, KC0[], KC1[]
.Ltmp2801:
	ALU 0, @54, KC0[], KC1[]
.Ltmp2802:
	ALU 0, @55, KC0[], KC1[]
.Ltmp2803:
	ALU 0, @56, KC0[], KC1[]
.Ltmp2804:
	ALU 2, @57, KC0[], KC1[]
.Ltmp2805:
	ALU 0, @60, KC0[], KC1[]
.Ltmp2806:
	ALU 2, @61, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 22:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
	Fetch clause starting at 24:
.Ltmp2807:
	  VTX_READ_128 T2.XYZW, T0.X, 48, #1
	  VTX_READ_128 T3.XYZW, T0.X, 32, #1
	  VTX_READ_128 T4.XYZW, T0.X, 16, #1
.Ltmp2808:
	ALU clause starting at 30:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp2809:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp2810:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2811:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2812:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 36:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT   T1.Z, T0.Z, PV.W,  
	  AND_INT * T0.W, T0.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 41:
	  ADD_INT * T0.W, T1.Z, T0.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 45:
.Ltmp2813:
	  OR_INT * T0.W, T1.W, T1.Y,  
.Ltmp2814:
	ALU clause starting at 46:
.Ltmp2815:
	  OR_INT * T1.Z, T1.Z, T1.X,  
.Ltmp2816:
	ALU clause starting at 47:
.Ltmp2817:
	  OR_INT * T0.W, T4.Y, T0.W,  
.Ltmp2818:
	ALU clause starting at 48:
.Ltmp2819:
	  OR_INT * T5.Z, T4.W, T0.W,  
.Ltmp2820:
	ALU clause starting at 49:
.Ltmp2821:
	  OR_INT * T0.W, T4.X, T1.Z,  
.Ltmp2822:
	ALU clause starting at 50:
.Ltmp2823:
	  OR_INT * T1.Z, T4.Z, T0.W,  
.Ltmp2824:
	ALU clause starting at 51:
.Ltmp2825:
	  OR_INT * T0.W, T3.Y, T5.Z,  
.Ltmp2826:
	ALU clause starting at 52:
.Ltmp2827:
	  OR_INT * T4.Z, T3.W, T0.W,  
.Ltmp2828:
	ALU clause starting at 53:
.Ltmp2829:
	  OR_INT * T0.W, T3.X, T1.Z,  
.Ltmp2830:
	ALU clause starting at 54:
.Ltmp2831:
	  OR_INT * T1.Z, T3.Z, T0.W,  
.Ltmp2832:
	ALU clause starting at 55:
.Ltmp2833:
	  OR_INT * T0.W, T2.Y, T4.Z,  
.Ltmp2834:
	ALU clause starting at 56:
.Ltmp2835:
	  OR_INT * T0.Y, T2.W, T0.W,  
.Ltmp2836:
	ALU clause starting at 57:
	  LSHL   T0.Z, T0.Z, literal.x,  
.Ltmp2837:
	  OR_INT * T0.W, T2.X, T1.Z,  
.Ltmp2838:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 60:
.Ltmp2839:
	  OR_INT * T0.X, T2.Z, T0.W,  
.Ltmp2840:
	ALU clause starting at 61:
	  ADD_INT * T0.W, KC0[2].Z, T0.Z,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2841:
.Lfunc_end83:
	.size	cluster8_or_ulong_simd16, .Lfunc_end83-cluster8_or_ulong_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	cluster2_xor_long_simd8
	.p2align	8
	.type	cluster2_xor_long_simd8,@function
cluster2_xor_long_simd8:
cluster2_xor_long_simd8$local:
.Lfunc_begin84:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp2842:
	ALU 4, @18, KC0[], KC1[]
.Ltmp2843:
	ALU 3, @23, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp2844:
	ALU 0, @27, KC0[], KC1[]
.Ltmp2845:
	ALU 2, @28, KC0[], KC1[]
.Ltmp2846:
	ALU 2, @31, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 10:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp2847:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp2848:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2849:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2850:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT   T1.Z, T0.Z, PV.W,  
	  AND_INT * T0.W, T0.X, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	ALU clause starting at 23:
	  ADD_INT * T0.W, T1.Z, T0.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 27:
.Ltmp2851:
	  XOR_INT * T0.Y, T1.W, T1.Y,  
.Ltmp2852:
	ALU clause starting at 28:
	  LSHL * T0.W, T0.Z, literal.x,  
.Ltmp2853:
	3(4.203895e-45), 0(0.000000e+00)
	  XOR_INT * T0.X, T1.Z, T1.X,  
.Ltmp2854:
	ALU clause starting at 31:
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2855:
.Lfunc_end84:
	.size	cluster2_xor_long_simd8, .Lfunc_end84-cluster2_xor_long_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	cluster4_add_short_simd16
	.p2align	8
	.type	cluster4_add_short_simd16,@function
cluster4_add_short_simd16:
cluster4_add_short_simd16$local:
.Lfunc_begin85:
	ALU 5, @18, KC0[CB0:0-32], KC1[]
.Ltmp2856:
	ALU 4, @24, KC0[], KC1[]
.Ltmp2857:
	ALU 2, @29, KC0[CB0:0-32], KC1[]
.Ltmp2858:
	TEX 3 @10
.Ltmp2859:
	ALU 1, @32, KC0[], KC1[]
.Ltmp2860:
	ALU 0, @34, KC0[], KC1[]
.Ltmp2861:
	ALU 3, @35, KC0[CB0:0-32], KC1[]
.Ltmp2862:
	ALU 9, @39, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 10:
.Ltmp2863:
	  VTX_READ_16 T1.X, T0.X, 6, #1
	  VTX_READ_16 T2.X, T0.X, 4, #1
	  VTX_READ_16 T3.X, T0.X, 2, #1
.Ltmp2864:
	  VTX_READ_16 T0.X, T0.X, 0, #1
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2865:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2866:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 24:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT   T1.Z, T0.Z, PV.W,  
	  AND_INT * T0.W, T0.X, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	ALU clause starting at 29:
	  ADD_INT * T0.W, T1.Z, T0.W,  
	  LSHL * T0.W, PV.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 32:
	  LSHL   T0.Z, T0.Z, 1,  
.Ltmp2867:
	  ADD_INT * T0.W, T3.X, T0.X,  
.Ltmp2868:
	ALU clause starting at 34:
.Ltmp2869:
	  ADD_INT * T1.Z, T2.X, T0.W,  
.Ltmp2870:
	ALU clause starting at 35:
	  ADD_INT * T0.W, KC0[2].Z, T0.Z,  
	  AND_INT   T0.Z, PV.W, literal.x,  
.Ltmp2871:
	  ADD_INT * T1.W, T1.X, T1.Z,  
.Ltmp2872:
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp2873:
	ALU clause starting at 39:
	  AND_INT   T1.Z, T1.W, literal.x,  
	  LSHL * T1.W, T0.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2874:
.Lfunc_end85:
	.size	cluster4_add_short_simd16, .Lfunc_end85-cluster4_add_short_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	cluster8_max_uchar_simd16
	.p2align	8
	.type	cluster8_max_uchar_simd16,@function
cluster8_max_uchar_simd16:
cluster8_max_uchar_simd16$local:
.Lfunc_begin86:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp2875:
	ALU 4, @38, KC0[], KC1[]
.Ltmp2876:
	ALU 1, @43, KC0[CB0:0-32], KC1[]
.Ltmp2877:
	TEX 1 @16
.Ltmp2878:
	TEX 5 @20
	ALU 0, @45, KC0[], KC1[]
.Ltmp2879:
	ALU 0, @46, KC0[], KC1[]
.Ltmp2880:
	ALU 0, @47, KC0[], KC1[]
.Ltmp2881:
	ALU 0, @48, KC0[], KC1[]
.Ltmp2882:
	ALU 0, @49, KC0[], KC1[]
.Ltmp2883:
	ALU 0, @50, KC0[], KC1[]
.Ltmp2884:
	ALU 3, @51, KC0[CB0:0-32], KC1[]
.Ltmp2885:
	ALU 9, @55, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 16:
.Ltmp2886:
	  VTX_READ_8 T1.X, T0.X, 1, #1
.Ltmp2887:
	  VTX_READ_8 T2.X, T0.X, 0, #1
	Fetch clause starting at 20:
.Ltmp2888:
	  VTX_READ_8 T3.X, T0.X, 7, #1
	  VTX_READ_8 T4.X, T0.X, 6, #1
	  VTX_READ_8 T5.X, T0.X, 5, #1
	  VTX_READ_8 T6.X, T0.X, 4, #1
	  VTX_READ_8 T7.X, T0.X, 3, #1
	  VTX_READ_8 T0.X, T0.X, 2, #1
.Ltmp2889:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2890:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2891:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 38:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT   T1.Z, T0.Z, PV.W,  
	  AND_INT * T0.W, T0.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 43:
	  ADD_INT * T0.W, T1.Z, T0.W,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 45:
.Ltmp2892:
	  MAX_UINT * T0.W, T2.X, T1.X,  
.Ltmp2893:
	ALU clause starting at 46:
.Ltmp2894:
	  MAX_UINT * T0.W, T0.W, T0.X,  
.Ltmp2895:
	ALU clause starting at 47:
.Ltmp2896:
	  MAX_UINT * T0.W, T0.W, T7.X,  
.Ltmp2897:
	ALU clause starting at 48:
.Ltmp2898:
	  MAX_UINT * T0.W, T0.W, T6.X,  
.Ltmp2899:
	ALU clause starting at 49:
.Ltmp2900:
	  MAX_UINT * T0.W, T0.W, T5.X,  
.Ltmp2901:
	ALU clause starting at 50:
.Ltmp2902:
	  MAX_UINT * T1.Z, T0.W, T4.X,  
.Ltmp2903:
	ALU clause starting at 51:
	  ADD_INT * T0.W, KC0[2].Z, T0.Z,  
	  AND_INT   T0.Z, PV.W, literal.x,  
.Ltmp2904:
	  MAX_UINT * T1.W, T1.Z, T3.X,  
.Ltmp2905:
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp2906:
	ALU clause starting at 55:
	  AND_INT   T1.Z, T1.W, literal.x,  
	  LSHL * T1.W, T0.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2907:
.Lfunc_end86:
	.size	cluster8_max_uchar_simd16, .Lfunc_end86-cluster8_max_uchar_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	cluster2_min_char_simd32
	.p2align	8
	.type	cluster2_min_char_simd32,@function
cluster2_min_char_simd32:
cluster2_min_char_simd32$local:
.Lfunc_begin87:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp2908:
	ALU 4, @20, KC0[], KC1[]
.Ltmp2909:
	ALU 1, @25, KC0[CB0:0-32], KC1[]
	TEX 1 @10
	ALU 2, @27, KC0[], KC1[]
.Ltmp2910:
	ALU 3, @30, KC0[CB0:0-32], KC1[]
.Ltmp2911:
	ALU 9, @34, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 10:
	  VTX_READ_8 T1.X, T0.X, 1, #1
	  VTX_READ_8 T0.X, T0.X, 0, #1
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2912:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2913:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 20:
	  AND_INT * T0.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT   T1.Z, T0.Z, PV.W,  
	  AND_INT * T0.W, T0.X, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	ALU clause starting at 25:
	  ADD_INT * T0.W, T1.Z, T0.W,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 27:
	  BFE_INT   T0.Y, T1.X, 0.0, literal.x, 
	  BFE_INT * T1.Z, T0.X, 0.0, literal.x, BS:VEC_120/SCL_212
.Ltmp2914:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp2915:
	ALU clause starting at 30:
	  ADD_INT * T0.W, KC0[2].Z, T0.Z,  
	  AND_INT   T0.Z, PV.W, literal.x,  
.Ltmp2916:
	  MIN_INT * T1.W, T0.Y, T1.Z,  
.Ltmp2917:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 34:
	  AND_INT   T1.Z, T1.W, literal.x,  
	  LSHL * T1.W, T0.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2918:
.Lfunc_end87:
	.size	cluster2_min_char_simd32, .Lfunc_end87-cluster2_min_char_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	cluster1_xor_ushort_simd8
	.p2align	8
	.type	cluster1_xor_ushort_simd8,@function
cluster1_xor_ushort_simd8:
cluster1_xor_ushort_simd8$local:
.Lfunc_begin88:
	ALU 5, @8, KC0[CB0:0-32], KC1[]
.Ltmp2919:
	ALU 1, @14, KC0[CB0:0-32], KC1[]
.Ltmp2920:
	TEX 0 @6
.Ltmp2921:
	ALU 12, @16, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp2922:
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2923:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 14:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 16:
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
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
.Ltmp2924:
.Lfunc_end88:
	.size	cluster1_xor_ushort_simd8, .Lfunc_end88-cluster1_xor_ushort_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	5
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	cluster16_add_float_simd16
	.p2align	8
	.type	cluster16_add_float_simd16,@function
cluster16_add_float_simd16:
cluster16_add_float_simd16$local:
.Lfunc_begin89:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp2925:
	ALU 1, @38, KC0[], KC1[]
.Ltmp2926:
	ALU 3, @40, KC0[CB0:0-32], KC1[]
	TEX 0 @24
.Ltmp2927:
	TEX 2 @26
	ALU 0, @44, KC0[], KC1[]
.Ltmp2928:
	ALU 0, @45, KC0[], KC1[]
.Ltmp2929:
	ALU 0, @46, KC0[], KC1[]
.Ltmp2930:
	ALU 0, @47, KC0[], KC1[]
.Ltmp2931:
	ALU 0, @48, KC0[], KC1[]
.Ltmp2932:
	ALU 0, @49, KC0[], KC1[]
.Ltmp2933:
	ALU 0, @50, KC0[], KC1[]
.Ltmp2934:
	ALU 0, @51, KC0[], KC1[]
.Ltmp2935:
	ALU 0, @52, KC0[], KC1[]
.Ltmp2936:
	ALU 0, @53, KC0[], KC1[]
.Ltmp2937:
	ALU 0, @54, KC0[], KC1[]
.Ltmp2938:
	ALU 0, @55, KC0[], KC1[]
.Ltmp2939:
	ALU 0, @56, KC0[], KC1[]
.Ltmp2940:
	ALU 2, @57, KC0[], KC1[]
.Ltmp2941:
	ALU 0, @60, KC0[], KC1[]
.Ltmp2942:
	ALU 2, @61, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 24:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
	Fetch clause starting at 26:
.Ltmp2943:
	  VTX_READ_128 T2.XYZW, T0.X, 48, #1
	  VTX_READ_128 T3.XYZW, T0.X, 32, #1
	  VTX_READ_128 T4.XYZW, T0.X, 16, #1
.Ltmp2944:
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp2945:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2946:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 38:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 40:
	  SUB_INT * T0.W, T0.Z, T0.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 44:
.Ltmp2947:
	  ADD * T0.W, T1.X, T1.Y,  
.Ltmp2948:
	ALU clause starting at 45:
.Ltmp2949:
	  ADD * T0.W, T0.W, T1.Z,  
.Ltmp2950:
	ALU clause starting at 46:
.Ltmp2951:
	  ADD * T0.W, T0.W, T1.W,  
.Ltmp2952:
	ALU clause starting at 47:
.Ltmp2953:
	  ADD * T0.W, T0.W, T4.X,  
.Ltmp2954:
	ALU clause starting at 48:
.Ltmp2955:
	  ADD * T0.W, T0.W, T4.Y,  
.Ltmp2956:
	ALU clause starting at 49:
.Ltmp2957:
	  ADD * T0.W, T0.W, T4.Z,  
.Ltmp2958:
	ALU clause starting at 50:
.Ltmp2959:
	  ADD * T0.W, T0.W, T4.W,  
.Ltmp2960:
	ALU clause starting at 51:
.Ltmp2961:
	  ADD * T0.W, T0.W, T3.X,  
.Ltmp2962:
	ALU clause starting at 52:
.Ltmp2963:
	  ADD * T0.W, T0.W, T3.Y,  
.Ltmp2964:
	ALU clause starting at 53:
.Ltmp2965:
	  ADD * T0.W, T0.W, T3.Z,  
.Ltmp2966:
	ALU clause starting at 54:
.Ltmp2967:
	  ADD * T0.W, T0.W, T3.W,  
.Ltmp2968:
	ALU clause starting at 55:
.Ltmp2969:
	  ADD * T0.W, T0.W, T2.X,  
.Ltmp2970:
	ALU clause starting at 56:
.Ltmp2971:
	  ADD * T0.W, T0.W, T2.Y,  
.Ltmp2972:
	ALU clause starting at 57:
	  LSHL   T0.Z, T0.Z, literal.x,  
.Ltmp2973:
	  ADD * T0.W, T0.W, T2.Z,  
.Ltmp2974:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2975:
	ALU clause starting at 60:
.Ltmp2976:
	  ADD * T0.X, T0.W, T2.W,  
.Ltmp2977:
	ALU clause starting at 61:
	  ADD_INT * T0.W, KC0[2].Z, T0.Z,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2978:
.Lfunc_end89:
	.size	cluster16_add_float_simd16, .Lfunc_end89-cluster16_add_float_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	cluster8_max_float_simd32
	.p2align	8
	.type	cluster8_max_float_simd32,@function
cluster8_max_float_simd32:
cluster8_max_float_simd32$local:
.Lfunc_begin90:
	ALU 5, @20, KC0[CB0:0-32], KC1[]
.Ltmp2979:
	ALU 4, @26, KC0[], KC1[]
.Ltmp2980:
	ALU 3, @31, KC0[CB0:0-32], KC1[]
	TEX 0 @16
.Ltmp2981:
	TEX 0 @18
	ALU 0, @35, KC0[], KC1[]
.Ltmp2982:
	ALU 0, @36, KC0[], KC1[]
.Ltmp2983:
	ALU 0, @37, KC0[], KC1[]
.Ltmp2984:
	ALU 0, @38, KC0[], KC1[]
.Ltmp2985:
	ALU 0, @39, KC0[], KC1[]
.Ltmp2986:
	ALU 2, @40, KC0[], KC1[]
.Ltmp2987:
	ALU 0, @43, KC0[], KC1[]
.Ltmp2988:
	ALU 2, @44, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 16:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
	Fetch clause starting at 18:
.Ltmp2989:
	  VTX_READ_128 T2.XYZW, T0.X, 16, #1
.Ltmp2990:
	ALU clause starting at 20:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp2991:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp2992:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp2993:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 26:
	  AND_INT * T0.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT   T1.Z, T0.Z, PV.W,  
	  AND_INT * T0.W, T0.X, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	ALU clause starting at 31:
	  ADD_INT * T0.W, T1.Z, T0.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 35:
.Ltmp2994:
	  MAX * T0.W, T1.Y, T1.X,  
.Ltmp2995:
	ALU clause starting at 36:
.Ltmp2996:
	  MAX * T0.W, T1.Z, T0.W,  
.Ltmp2997:
	ALU clause starting at 37:
.Ltmp2998:
	  MAX * T0.W, T1.W, T0.W,  
.Ltmp2999:
	ALU clause starting at 38:
.Ltmp3000:
	  MAX * T0.W, T2.X, T0.W,  
.Ltmp3001:
	ALU clause starting at 39:
.Ltmp3002:
	  MAX * T0.W, T2.Y, T0.W,  
.Ltmp3003:
	ALU clause starting at 40:
	  LSHL   T0.Z, T0.Z, literal.x,  
.Ltmp3004:
	  MAX * T0.W, T2.Z, T0.W,  BS:VEC_120/SCL_212
.Ltmp3005:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp3006:
	ALU clause starting at 43:
.Ltmp3007:
	  MAX * T0.X, T2.W, T0.W,  
.Ltmp3008:
	ALU clause starting at 44:
	  ADD_INT * T0.W, KC0[2].Z, T0.Z,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp3009:
.Lfunc_end90:
	.size	cluster8_max_float_simd32, .Lfunc_end90-cluster8_max_float_simd32

	.section	.AMDGPU.config
	.long	166100
	.long	258
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	cluster4_logical_and_simd8
	.p2align	8
	.type	cluster4_logical_and_simd8,@function
cluster4_logical_and_simd8:
cluster4_logical_and_simd8$local:
.Lfunc_begin91:
	ALU 5, @34, KC0[CB0:0-32], KC1[]
.Ltmp3010:
	ALU 4, @40, KC0[], KC1[]
.Ltmp3011:
	ALU 4, @45, KC0[CB0:0-32], KC1[]
	TEX 0 @26
	ALU 0, @50, KC0[], KC1[]
.Ltmp3012:
	ALU 2, @51, KC0[CB0:0-32], KC1[]
.Ltmp3013:
	ALU_PUSH_BEFORE 1, @54, KC0[], KC1[]
	JUMP @22 POP:1
	ALU 0, @56, KC0[], KC1[]
	TEX 0 @28
	ALU 2, @57, KC0[], KC1[]
.Ltmp3014:
	ALU_PUSH_BEFORE 1, @60, KC0[], KC1[]
	JUMP @21 POP:1
	ALU 0, @62, KC0[], KC1[]
	TEX 0 @30
	ALU 2, @63, KC0[], KC1[]
.Ltmp3015:
	ALU_PUSH_BEFORE 1, @66, KC0[], KC1[]
	JUMP @20 POP:1
	TEX 0 @32
	ALU_POP_AFTER 0, @68, KC0[], KC1[]
	POP @21 POP:1
	POP @22 POP:1
.Ltmp3016:
	ALU 4, @69, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 26:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp3017:
	Fetch clause starting at 28:
.Ltmp3018:
	  VTX_READ_32 T1.X, T1.X, 4, #1
.Ltmp3019:
	Fetch clause starting at 30:
.Ltmp3020:
	  VTX_READ_32 T1.X, T1.X, 8, #1
.Ltmp3021:
	Fetch clause starting at 32:
.Ltmp3022:
	  VTX_READ_32 T0.X, T0.X, 12, #1
.Ltmp3023:
	ALU clause starting at 34:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp3024:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp3025:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 40:
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT   T1.Z, T0.Z, PV.W,  
.Ltmp3026:
	  AND_INT * T0.W, T0.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 45:
	  ADD_INT * T0.W, T1.Z, T0.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  MOV * T1.X, PV.X,  
	ALU clause starting at 50:
	  AND_INT * T0.W, T1.X, 1,  
	ALU clause starting at 51:
	  MOV   T1.X, literal.x,  
	  MOV * T1.Z, KC0[2].Z,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 54:
.Ltmp3027:
	  SETE_INT * T0.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp3028:
	ALU clause starting at 56:
.Ltmp3029:
	  MOV * T1.X, T0.X,  
.Ltmp3030:
	ALU clause starting at 57:
.Ltmp3031:
	  AND_INT * T0.W, T1.X, 1,  
	  MOV * T1.X, literal.x,  
.Ltmp3032:
	0(0.000000e+00), 0(0.000000e+00)
.Ltmp3033:
	ALU clause starting at 60:
	  SETE_INT * T0.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 62:
.Ltmp3034:
	  MOV * T1.X, T0.X,  
.Ltmp3035:
	ALU clause starting at 63:
.Ltmp3036:
	  AND_INT * T0.W, T1.X, 1,  
	  MOV * T1.X, literal.x,  
.Ltmp3037:
	0(0.000000e+00), 0(0.000000e+00)
.Ltmp3038:
	ALU clause starting at 66:
	  SETE_INT * T0.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 68:
.Ltmp3039:
	  AND_INT * T1.X, T0.X, 1,  
.Ltmp3040:
	ALU clause starting at 69:
	  LSHL * T0.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.Z, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp3041:
.Lfunc_end91:
	.size	cluster4_logical_and_simd8, .Lfunc_end91-cluster4_logical_and_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	258
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	cluster2_logical_or_simd16
	.p2align	8
	.type	cluster2_logical_or_simd16,@function
cluster2_logical_or_simd16:
cluster2_logical_or_simd16$local:
.Lfunc_begin92:
	ALU 5, @18, KC0[CB0:0-32], KC1[]
.Ltmp3042:
	ALU 4, @24, KC0[], KC1[]
.Ltmp3043:
	ALU 4, @29, KC0[CB0:0-32], KC1[]
	TEX 0 @14
	ALU 0, @34, KC0[], KC1[]
.Ltmp3044:
	ALU 2, @35, KC0[CB0:0-32], KC1[]
.Ltmp3045:
	ALU_PUSH_BEFORE 1, @38, KC0[], KC1[]
	JUMP @10 POP:1
	TEX 0 @16
	ALU_POP_AFTER 0, @40, KC0[], KC1[]
.Ltmp3046:
	ALU 4, @41, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 14:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp3047:
	Fetch clause starting at 16:
.Ltmp3048:
	  VTX_READ_32 T0.X, T0.X, 4, #1
.Ltmp3049:
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp3050:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp3051:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 24:
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT   T1.Z, T0.Z, PV.W,  
.Ltmp3052:
	  AND_INT * T0.W, T0.X, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	ALU clause starting at 29:
	  ADD_INT * T0.W, T1.Z, T0.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  MOV * T1.X, PV.X,  
	ALU clause starting at 34:
	  AND_INT * T0.W, T1.X, 1,  
	ALU clause starting at 35:
	  MOV   T1.X, literal.x,  
	  MOV * T1.Z, KC0[2].Z,  
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 38:
.Ltmp3053:
	  SETNE_INT * T0.W, T0.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp3054:
	ALU clause starting at 40:
.Ltmp3055:
	  AND_INT * T1.X, T0.X, 1,  
.Ltmp3056:
	ALU clause starting at 41:
	  LSHL * T0.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.Z, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp3057:
.Lfunc_end92:
	.size	cluster2_logical_or_simd16, .Lfunc_end92-cluster2_logical_or_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	cluster8_logical_xor_simd32
	.p2align	8
	.type	cluster8_logical_xor_simd32,@function
cluster8_logical_xor_simd32:
cluster8_logical_xor_simd32$local:
.Lfunc_begin93:
	ALU 5, @20, KC0[CB0:0-32], KC1[]
.Ltmp3058:
	ALU 4, @26, KC0[], KC1[]
.Ltmp3059:
	ALU 3, @31, KC0[CB0:0-32], KC1[]
	TEX 0 @16
.Ltmp3060:
	TEX 0 @18
	ALU 0, @35, KC0[], KC1[]
.Ltmp3061:
	ALU 0, @36, KC0[], KC1[]
.Ltmp3062:
	ALU 0, @37, KC0[], KC1[]
.Ltmp3063:
	ALU 0, @38, KC0[], KC1[]
.Ltmp3064:
	ALU 0, @39, KC0[], KC1[]
.Ltmp3065:
	ALU 0, @40, KC0[], KC1[]
.Ltmp3066:
	ALU 3, @41, KC0[], KC1[]
.Ltmp3067:
	ALU 2, @45, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 16:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
	Fetch clause starting at 18:
.Ltmp3068:
	  VTX_READ_128 T2.XYZW, T0.X, 16, #1
.Ltmp3069:
	ALU clause starting at 20:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp3070:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp3071:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp3072:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].X,  
	ALU clause starting at 26:
	  AND_INT * T0.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT   T1.Z, T0.Z, PV.W,  
	  AND_INT * T0.W, T0.X, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	ALU clause starting at 31:
	  ADD_INT * T0.W, T1.Z, T0.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 35:
.Ltmp3073:
	  XOR_INT * T0.W, T1.Y, T1.X,  
.Ltmp3074:
	ALU clause starting at 36:
.Ltmp3075:
	  XOR_INT * T0.W, T1.Z, T0.W,  
.Ltmp3076:
	ALU clause starting at 37:
.Ltmp3077:
	  XOR_INT * T0.W, T1.W, T0.W,  
.Ltmp3078:
	ALU clause starting at 38:
.Ltmp3079:
	  XOR_INT * T0.W, T2.X, T0.W,  
.Ltmp3080:
	ALU clause starting at 39:
.Ltmp3081:
	  XOR_INT * T0.W, T2.Y, T0.W,  
.Ltmp3082:
	ALU clause starting at 40:
.Ltmp3083:
	  XOR_INT * T0.W, T2.Z, T0.W,  
.Ltmp3084:
	ALU clause starting at 41:
	  LSHL   T0.Z, T0.Z, literal.x,  
.Ltmp3085:
	  XOR_INT * T0.W, T2.W, T0.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T0.X, PV.W, 1,  
.Ltmp3086:
	ALU clause starting at 45:
	  ADD_INT * T0.W, KC0[2].Z, T0.Z,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp3087:
.Lfunc_end93:
	.size	cluster8_logical_xor_simd32, .Lfunc_end93-cluster8_logical_xor_simd32

