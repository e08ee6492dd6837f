	.text
	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	64
	.text
	.globl	scan_local
	.p2align	8
	.type	scan_local,@function
scan_local:
scan_local$local:
.Lfunc_begin0:
	ALU 8, @24, KC0[CB0:0-32], KC1[]
	TEX 0 @22
	ALU 4, @33, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
.Ltmp1:
	ALU_PUSH_BEFORE 0, @41, KC0[], KC1[]
	JUMP @18 POP:1
	ALU 3, @42, KC0[CB0:0-32], KC1[]
.Ltmp2:
	LOOP_START_DX10 @17
.Ltmp3:
	ALU 7, @46, KC0[], KC1[]
.Ltmp4:
	ALU 0, @54, KC0[], KC1[]
	ALU 2, @55, KC0[], KC1[]
	ALU 3, @58, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @62, KC0[], KC1[]
	JUMP @16 POP:1
	LOOP_BREAK @16
	POP @16 POP:1
	END_LOOP @8
	POP @18 POP:1
.Ltmp5:
	ALU 4, @63, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp6:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp7:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 33:
	  AND_INT   T0.Z, T1.X, literal.x,  
	  LSHL * T1.W, T0.X, literal.y,  BS:VEC_120/SCL_212
	65535(9.183409e-41), 2(2.802597e-45)
	  LDS_WRITE * T1.W, T0.Z, 
	  MOV * T0.Z, KC0[2].Z,  
	ALU clause starting at 38:
.Ltmp8:
	  SETGT_UINT * T2.W, literal.x, KC0[1].Z,  
.Ltmp9:
	2(2.802597e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 41:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T2.W, 0.0,  
	ALU clause starting at 42:
	  MOV   T0.Y, literal.x,  
	  MOV   T1.Z, literal.y,  
.Ltmp10:
	  MOV * T2.W, KC0[1].Z,  
	0(0.000000e+00), 1(1.401298e-45)
	ALU clause starting at 46:
	  MOV   T1.X, T0.Y,  
.Ltmp11:
	  SETGT_UINT * T3.W, T1.Z, T0.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T3.W, T0.X, T1.Z, Pred_sel_zero 
	  LSHL * T3.W, T3.W, literal.x, Pred_sel_zero 
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T3.W Pred_sel_zero
	  MOV * T1.X, OQAP, Pred_sel_zero 
.Ltmp12:
	ALU clause starting at 54:
.Ltmp13:
	  GROUP_BARRIER
.Ltmp14:
	ALU clause starting at 55:
.Ltmp15:
	  LDS_READ_RET * OQAP, T1.W 
.Ltmp16:
	  MOV   T1.Y, OQAP,  
	  LSHL * T1.Z, T1.Z, 1,  
.Ltmp17:
	ALU clause starting at 58:
.Ltmp18:
	  ADD_INT * T3.W, T1.Y, T1.X,  
	  LDS_WRITE * T1.W, T3.W, 
.Ltmp19:
	  SETGE_UINT * T3.W, T1.Z, T2.W,  
.Ltmp20:
	  GROUP_BARRIER
.Ltmp21:
	ALU clause starting at 62:
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 63:
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T1.X, OQAP,  
.Ltmp22:
.Lfunc_end0:
	.size	scan_local, .Lfunc_end0-scan_local

	.section	.AMDGPU.config
	.long	166100
	.long	514
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	collatz
	.p2align	8
	.type	collatz,@function
collatz:
collatz$local:
.Lfunc_begin1:
	ALU_PUSH_BEFORE 1, @16, KC0[CB0:0-32], KC1[]
	JUMP @14 POP:1
	ALU 0, @18, KC0[CB0:0-32], KC1[]
.Ltmp23:
	ALU 2, @19, KC0[CB0:0-32], KC1[]
.Ltmp24:
	ALU 3, @22, KC0[], KC1[]
	LOOP_START_DX10 @13
.Ltmp25:
	ALU 8, @26, KC0[], KC1[]
.Ltmp26:
	ALU 3, @35, KC0[], KC1[]
.Ltmp27:
	ALU_PUSH_BEFORE 2, @39, KC0[], KC1[]
	JUMP @12 POP:1
	LOOP_BREAK @12
	POP @12 POP:1
	END_LOOP @6
	ALU_POP_AFTER 1, @42, KC0[], KC1[]
.Ltmp28:
	CF_END
	PAD
	ALU clause starting at 16:
	  SETE_INT * T0.W, KC0[2].Y, 1,  
.Ltmp29:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 18:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 19:
	  MOV   T0.Y, literal.x,  
.Ltmp30:
	  MOV * T0.Z, KC0[2].Y,  
.Ltmp31:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 22:
	  LSHR * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T0.X, T(0 + AR.x).X+,  
	ALU clause starting at 26:
.Ltmp32:
	  MULLO_INT   T1.X, T0.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T0.Z, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T0.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T1.Y, PV.X, 1,  
	  LSHR   T1.Z, T0.Z, 1,  
	  AND_INT * T1.W, T0.Z, 1,  
	  CNDE_INT * T0.Z, PV.W, PV.Z, PV.Y, 
.Ltmp33:
	ALU clause starting at 35:
	  SETNE_INT   T1.Y, T0.Z, 1,  
	  SETGT_UINT * T1.Z, literal.x, T0.Y,  
.Ltmp34:
	99(1.387285e-43), 0(0.000000e+00)
	  ADD_INT * T0.Y, T0.Y, 1,  
.Ltmp35:
	ALU clause starting at 39:
.Ltmp36:
	  MAX_UINT   T0.X, T0.X, T0.Z,  
.Ltmp37:
	  AND_INT * T1.W, T1.Y, T1.Z,  BS:VEC_021/SCL_122
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 42:
.Ltmp38:
	  MOVA_INT * AR.x (MASKED), T0.W,  
	  MOV * T(0 + AR.x).X+, T0.X,  
.Ltmp39:
.Lfunc_end1:
	.size	collatz, .Lfunc_end1-collatz

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	called
	.p2align	8
	.type	called,@function
called:
called$local:
.Lfunc_begin2:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp40:
	ALU 2, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @22
	ALU 2, @33, KC0[], KC1[]
.Ltmp41:
	ALU 0, @36, KC0[], KC1[]
.Ltmp42:
	ALU_PUSH_BEFORE 1, @37, KC0[], KC1[]
	JUMP @17 POP:1
	ALU 3, @39, KC0[], KC1[]
.Ltmp43:
	LOOP_START_DX10 @16
.Ltmp44:
	ALU 8, @43, KC0[], KC1[]
	ALU 1, @52, KC0[], KC1[]
.Ltmp45:
	ALU_PUSH_BEFORE 5, @54, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @9
	POP @17 POP:1
	ALU 0, @60, KC0[CB0:0-32], KC1[]
.Ltmp46:
	ALU 4, @61, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp47:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp48:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp49:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  LSHL * T1.W, T0.W, literal.x,  
.Ltmp50:
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 33:
	  MOV   T0.X, literal.x,  
	  AND_INT * T1.W, T1.X, literal.y,  
.Ltmp51:
	0(0.000000e+00), 4095(5.738317e-42)
.Ltmp52:
	ALU clause starting at 36:
	  MOV * T0.Y, T0.X,  
	ALU clause starting at 37:
.Ltmp53:
	  SETE_INT * T2.W, T1.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp54:
	ALU clause starting at 39:
	  MOV * T0.Y, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV   T0.Z, PV.Y,  
	  ADD_INT * T1.W, T1.W, 1,  
	ALU clause starting at 43:
.Ltmp55:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T1.Y, PV.X, 1,  
	  LSHR   T1.Z, T1.W, 1,  
	  AND_INT * T1.W, T1.W, 1,  
	  CNDE_INT * T1.W, PV.W, PV.Z, PV.Y, 
.Ltmp56:
	ALU clause starting at 52:
.Ltmp57:
	  MAX_UINT * T0.Y, T0.Y, T1.W,  
	  ADD_INT * T0.X, T0.Z, 1,  
.Ltmp58:
	ALU clause starting at 54:
.Ltmp59:
	  SETNE_INT   T1.Z, T1.W, 1,  
	  SETGT_UINT * T2.W, literal.x, T0.Z,  
	99(1.387285e-43), 0(0.000000e+00)
	  MOV   T0.Z, T0.X,  
	  AND_INT * T2.W, PV.Z, PV.W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp60:
	ALU clause starting at 60:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 61:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp61:
.Lfunc_end2:
	.size	called, .Lfunc_end2-called

	.type	llvm.amdgcn.kernel.scan_local.lds,@object
	.comm	llvm.amdgcn.kernel.scan_local.lds,256,4
