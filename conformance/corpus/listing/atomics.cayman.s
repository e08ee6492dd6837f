	.text
	.section	.AMDGPU.config
	.long	166100
	.long	259
	.long	165900
	.long	0
	.long	166120
	.long	10
	.text
	.globl	local_atomics
	.p2align	8
	.type	local_atomics,@function
local_atomics:
local_atomics$local:
.Lfunc_begin0:
	ALU 8, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @14
.Ltmp0:
	ALU_PUSH_BEFORE 3, @25, KC0[], KC1[]
	JUMP @5 POP:1
	ALU_POP_AFTER 22, @29, KC0[], KC1[]
	ALU 2, @52, KC0[], KC1[]
.Ltmp1:
	ALU 34, @55, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @90, KC0[], KC1[]
	JUMP @13 POP:1
.Ltmp2:
	ALU 8, @91, KC0[CB0:0-32], KC1[]
.Ltmp3:
	ALU 5, @100, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	POP @13 POP:1
.Ltmp4:
	CF_END
	Fetch clause starting at 14:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp5:
	ALU clause starting at 16:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp6:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.X, KC0[2].Y, PV.W,  
	ALU clause starting at 25:
.Ltmp7:
	  SETGT_UINT   T0.Z, literal.x, T0.X,  
	  SETGT_UINT * T0.W, T0.X, literal.y,  
	10(1.401298e-44), 9(1.261169e-44)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp8:
	ALU clause starting at 29:
	  MOV   T0.Y, literal.x,  
	  MOV   T1.Z, literal.y,  
	  SETGT_INT * T0.W, literal.z, T0.X,  
	0(0.000000e+00), 1(1.401298e-45)
	5(7.006492e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SETNE_INT   T0.Y, T0.X, literal.x, Pred_sel_zero 
	  MOV * T1.Z, literal.y, Pred_sel_zero 
	5(7.006492e-45), 0(0.000000e+00)
	  SETE_INT * T0.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SETNE_INT * T0.Y, T0.X, literal.x, Pred_sel_zero 
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT * T0.W, T0.Y, 1,  
	  MOV   T1.Z, literal.x,  
	  SETE_INT * T0.W, PV.W, 0.0,  
.Ltmp9:
	2147483647(nan), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SETE_INT * T1.Z, T0.X, literal.x, Pred_sel_zero 
	6(8.407791e-45), 0(0.000000e+00)
	  LSHL * T0.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T1.Z, 
.Ltmp10:
	ALU clause starting at 52:
	  MOV * T0.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 55:
	  LDS_ADD * T0.W, T2.X, 
	  MOV   T1.Z, literal.x,  
	  ASHR * T0.W, T2.X, literal.y,  
	4(5.605194e-45), 3(4.203895e-45)
	  LDS_SUB * T1.Z, T0.W, 
	  MOV * T0.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_MAX_INT * T0.W, T2.X, 
	  MOV * T0.W, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_MIN_INT * T0.W, T2.X, 
	  MOV * T0.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LDS_MAX_UINT * T0.W, T2.X, 
	  MOV * T0.W, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  LDS_MIN_UINT * T0.W, T2.X, 
	  MOV   T1.Z, literal.x,  
	  OR_INT * T0.W, T2.X, literal.y,  
	24(3.363116e-44), 255(3.573311e-43)
	  LDS_AND * T1.Z, T0.W, 
	  MOV   T1.Z, literal.x,  
	  AND_INT * T0.W, T2.X, literal.y,  
	28(3.923636e-44), 65280(9.147676e-41)
	  LDS_OR * T1.Z, T0.W, 
	  MOV * T0.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  LDS_XOR * T0.W, T2.X, 
	  AND_INT   T0.Y, T0.Z, 1,  
	  MOV   T0.Z, literal.x,  
	  MOV * T0.W, literal.y,  
	36(5.044674e-44), 1(1.401298e-45)
	  LDS_ADD * T0.Z, T0.W, 
	  SETE_INT * T0.W, T0.Y, 0.0,  
	  GROUP_BARRIER
	ALU clause starting at 90:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.W, 0.0,  
	ALU clause starting at 91:
.Ltmp11:
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y, T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	10(1.401298e-44), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  LSHL   T0.Z, PV.W, literal.x,  
	  MOV * T0.W, KC0[2].Z,  
.Ltmp12:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 100:
.Ltmp13:
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHL * T0.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T0.X, OQAP,  
.Ltmp14:
.Lfunc_end0:
	.size	local_atomics, .Lfunc_end0-local_atomics

	.section	.AMDGPU.config
	.long	166100
	.long	260
	.long	165900
	.long	0
	.long	166120
	.long	6
	.text
	.globl	local_tickets
	.p2align	8
	.type	local_tickets,@function
local_tickets:
local_tickets$local:
.Lfunc_begin1:
	ALU 1, @20, KC0[], KC1[]
.Ltmp15:
	ALU 6, @22, KC0[], KC1[]
	ALU 14, @29, KC0[CB0:0-32], KC1[]
.Ltmp16:
	ALU 11, @44, KC0[], KC1[]
.Ltmp17:
	ALU 1, @56, KC0[], KC1[]
.Ltmp18:
	ALU 23, @58, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @82, KC0[], KC1[]
	JUMP @11 POP:1
	ALU 4, @83, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T1.X
	POP @11 POP:1
	ALU_PUSH_BEFORE 3, @88, KC0[], KC1[]
	JUMP @14 POP:1
	ALU_POP_AFTER 7, @92, KC0[], KC1[]
	ALU_PUSH_BEFORE 7, @100, KC0[], KC1[]
	JUMP @19 POP:1
.Ltmp19:
	ALU 3, @108, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	POP @19 POP:1
	CF_END
	ALU clause starting at 20:
	  MOV * T0.Y, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 22:
	  MOV   T0.Z, literal.x,  
.Ltmp20:
	  SETNE_INT * T0.W, T0.X, 0.0,  
.Ltmp21:
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SETGT_UINT   T0.Y, literal.x, T0.X, Pred_sel_one 
	  MOV * T0.Z, literal.y, Pred_sel_one 
.Ltmp22:
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 29:
	  SETE_INT * T0.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV   T0.Z, literal.x, Pred_sel_zero 
	  MOV * T0.W, literal.y, Pred_sel_zero 
	16(2.242078e-44), 0(0.000000e+00)
	  LDS_WRITE * T0.Z, T0.W, Pred_sel_zero
	  MOV * T1.W, literal.x, Pred_sel_zero 
	20(2.802597e-44), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T0.W, Pred_sel_zero
	  MOV * T0.Y, literal.x, Pred_sel_zero 
	1(1.401298e-45), 0(0.000000e+00)
	  AND_INT * T0.W, T0.Y, 1,  
	  MOV   T0.Y, literal.x,  
	  MOV * T1.Z, KC0[2].Y,  
.Ltmp23:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 44:
	  SETE_INT * T0.W, T0.W, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV   T0.Z, literal.x, Pred_sel_zero 
.Ltmp24:
	  LSHL * T0.W, T0.X, literal.y, Pred_sel_zero 
	0(0.000000e+00), 2(2.802597e-45)
	  LDS_WRITE * T0.W, T0.Z, Pred_sel_zero
	  MOV * T0.Y, literal.x, Pred_sel_zero 
	1(1.401298e-45), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  MOV * T1.W, literal.y,  
.Ltmp25:
	16(2.242078e-44), 1(1.401298e-45)
	  GROUP_BARRIER
	ALU clause starting at 56:
	  LDS_ADD_RET * OQAP, T0.Z, T1.W, 
.Ltmp26:
	  MOV * T1.Y, OQAP,  
.Ltmp27:
	ALU clause starting at 58:
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W, T1.X, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  LSHR   T1.X, T1.Y, literal.x,  
	  AND_INT   T2.Y, T1.Y, literal.y,  
.Ltmp28:
	  ADD_INT   T2.Z, PV.W, T0.X,  
	  MOV * T0.W, literal.z,  
.Ltmp29:
	3(4.203895e-45), 31(4.344025e-44)
	20(2.802597e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Y, T1.Y,  
	  MULLO_INT   T1.Y, T1.Y, T1.Y,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, T1.Y,  
	  MULLO_INT * T1.W (MASKED), T1.Y, T1.Y,  
	  LDS_ADD * T0.W, T1.Y, 
.Ltmp30:
	  LSHL   T1.Y, T2.Z, literal.x,  
.Ltmp31:
	  LSHL   T2.Z, 1, T2.Y,  
	  AND_INT * T2.W, T1.X, literal.y,  
	2(2.802597e-45), 536870908(1.084202e-19)
	  LDS_OR * T2.W, T2.Z, 
.Ltmp32:
	  ADD_INT   T1.Z, T1.Z, T1.Y,  
	  SETE_INT * T2.W, T0.Y, 0.0,  
.Ltmp33:
	  GROUP_BARRIER
	ALU clause starting at 82:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T2.W, 0.0,  
	ALU clause starting at 83:
.Ltmp34:
	  LSHR   T1.X, T1.Z, literal.x,  
	  LSHL * T2.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T2.X, OQAP,  
.Ltmp35:
	ALU clause starting at 88:
	  MOV   T2.Z, literal.x,  
	  SETGT_INT * T2.W, literal.y, T0.X,  
	0(0.000000e+00), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 92:
	  MOV * T1.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV   T2.Z, PV.W,  
	  SETE_INT * T2.W, T0.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T2.Z, literal.x, Pred_sel_one 
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 100:
	  BFE_INT * T1.W, T1.W, 0.0, 1, 
	  PRED_SETE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SETE_INT   T2.Z, T0.X, literal.x, Pred_sel_zero 
	  MOV * T0.W, T0.Z, Pred_sel_zero 
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T1.W, T2.Z, 1,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 108:
	  LSHR * T0.X, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T1.X, OQAP,  
.Ltmp36:
.Lfunc_end1:
	.size	local_tickets, .Lfunc_end1-local_tickets

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	2
	.text
	.globl	local_exchange
	.p2align	8
	.type	local_exchange,@function
local_exchange:
local_exchange$local:
.Lfunc_begin2:
	ALU 8, @26, KC0[CB0:0-32], KC1[]
	TEX 0 @24
.Ltmp37:
	ALU 10, @35, KC0[], KC1[]
.Ltmp38:
	ALU 1, @46, KC0[], KC1[]
.Ltmp39:
	ALU 3, @48, KC0[CB0:0-32], KC1[]
.Ltmp40:
	LOOP_START_DX10 @16
	ALU_PUSH_BEFORE 2, @52, KC0[], KC1[]
	JUMP @11 POP:1
.Ltmp41:
	ALU 2, @55, KC0[], KC1[]
.Ltmp42:
	ALU 0, @58, KC0[], KC1[]
.Ltmp43:
	POP @11 POP:1
	ALU_PUSH_BEFORE 2, @59, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @6
	ALU 7, @62, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @70, KC0[], KC1[]
	JUMP @22 POP:1
.Ltmp44:
	ALU 9, @71, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	POP @22 POP:1
.Ltmp45:
	CF_END
	PAD
	Fetch clause starting at 24:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp46:
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.X, KC0[2].Y, PV.W,  
	ALU clause starting at 35:
.Ltmp47:
	  SETNE_INT * T0.W, T0.X, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T0.W, literal.x, Pred_sel_zero 
.Ltmp48:
	0(0.000000e+00), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T0.W, Pred_sel_zero
	  MOV * T1.W, literal.x, Pred_sel_zero 
.Ltmp49:
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T0.W, Pred_sel_zero
	  MOV * T0.W, literal.x,  
.Ltmp50:
	4(5.605194e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 46:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T1.Y, OQAP,  
.Ltmp51:
	ALU clause starting at 48:
	  MOV   T0.Y, literal.x,  
	  SETE_INT   T0.Z, T0.X, 0.0,  
	  MOV * T1.W, KC0[2].Z,  
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 52:
	  MOV * T2.W, T0.Y,  
	  SETGE_UINT * T3.W, T1.Y, T2.X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 55:
.Ltmp52:
	  LDS_CMPST* T0.W, T1.Y, T2.X, 
	  MOV * T0.X, OQAP,  
	  SETE_INT * T2.W, PV.X, T1.Y,  
.Ltmp53:
	ALU clause starting at 58:
	  MOV * T1.Y, T0.X,  
	ALU clause starting at 59:
	  AND_INT * T2.W, T2.W, 1,  
	  SETE_INT * T2.W, PV.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 62:
	  MOV * T2.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  LDS_WRXCHG_RET * OQAP, T2.W, T2.W, 
	  MOV   T0.X, OQAP,  
	  AND_INT * T3.W, T0.Z, 1,  
	  LDS_ADD * T2.W, T0.X, 
	  SETE_INT * T3.W, T3.W, 0.0,  
	  GROUP_BARRIER
	ALU clause starting at 70:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 71:
.Ltmp54:
	  LSHL * T3.W, T1.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, T1.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.Y, OQAP,  
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T0.Z, OQAP,  
	  ADD_INT * T1.X, T0.Y, PV.Z,  
.Ltmp55:
.Lfunc_end2:
	.size	local_exchange, .Lfunc_end2-local_exchange

	.section	.AMDGPU.config
	.long	166100
	.long	20
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	global_atomics
	.p2align	8
	.type	global_atomics,@function
global_atomics:
global_atomics$local:
.Lfunc_begin3:
	ALU 8, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @16
.Ltmp56:
	ALU 26, @27, KC0[CB0:0-32], KC1[]
.Ltmp57:
	ALU 19, @54, KC0[], KC1[]
	MEM_RAT ATOMIC_ADD T19, T14.X
	MEM_RAT ATOMIC_SUB T12, T13.X
	MEM_RAT ATOMIC_MAX_INT T18, T11.X
	MEM_RAT ATOMIC_MIN_INT T17, T10.X
	MEM_RAT ATOMIC_MAX_UINT T16, T9.X
	MEM_RAT ATOMIC_MIN_UINT T15, T8.X
	MEM_RAT ATOMIC_AND T6, T7.X
	MEM_RAT ATOMIC_OR T4, T5.X
	MEM_RAT ATOMIC_XOR T0, T3.X
.Ltmp58:
	MEM_RAT ATOMIC_INC_UINT T1, T2.X
	CF_END
	PAD
	Fetch clause starting at 16:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 27:
	  MOV * T1.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T2.X, KC0[2].Z, literal.x,  
	36(5.044674e-44), 0(0.000000e+00)
	  ADD_INT * T3.X, KC0[2].Z, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  AND_INT * T4.X, T0.X, literal.x,  
	65280(9.147676e-41), 0(0.000000e+00)
	  ADD_INT * T5.X, KC0[2].Z, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  OR_INT * T6.X, T0.X, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  ADD_INT * T7.X, KC0[2].Z, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  ADD_INT * T8.X, KC0[2].Z, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  ADD_INT * T9.X, KC0[2].Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  ADD_INT * T10.X, KC0[2].Z, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  ADD_INT * T11.X, KC0[2].Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  ASHR * T12.X, T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T13.X, KC0[2].Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  MOV * T14.X, KC0[2].Z,  
.Ltmp59:
	ALU clause starting at 54:
	  MOV   T15.X, T0.X,  
	  MOV   T15.Y, T0.Y,  
	  MOV   T15.Z, T0.Z,  
	  MOV * T15.W, T0.W,  
	  MOV   T16.X, T0.X,  
	  MOV   T16.Y, T0.Y,  
	  MOV   T16.Z, T0.Z,  
	  MOV * T16.W, T0.W,  
	  MOV   T17.X, T0.X,  
	  MOV   T17.Y, T0.Y,  
	  MOV   T17.Z, T0.Z,  
	  MOV * T17.W, T0.W,  
	  MOV   T18.X, T0.X,  
	  MOV   T18.Y, T0.Y,  
	  MOV   T18.Z, T0.Z,  
	  MOV * T18.W, T0.W,  
	  MOV   T19.X, T0.X,  
	  MOV   T19.Y, T0.Y,  
	  MOV   T19.Z, T0.Z,  
	  MOV * T19.W, T0.W,  
.Ltmp60:
.Lfunc_end3:
	.size	global_atomics, .Lfunc_end3-global_atomics

	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	256
	.text
	.globl	histogram256
	.p2align	8
	.type	histogram256,@function
histogram256:
histogram256$local:
.Lfunc_begin4:
	ALU 3, @38, KC0[CB0:0-32], KC1[]
.Ltmp61:
	ALU 0, @42, KC0[CB0:0-32], KC1[]
.Ltmp62:
	ALU 0, @43, KC0[CB0:0-32], KC1[]
.Ltmp63:
	LOOP_START_DX10 @10
.Ltmp64:
	ALU 2, @44, KC0[CB0:0-32], KC1[]
	ALU_PUSH_BEFORE 3, @47, KC0[], KC1[]
	JUMP @9 POP:1
	LOOP_BREAK @9
	POP @9 POP:1
	END_LOOP @4
.Ltmp65:
	ALU 5, @51, KC0[CB0:0-32], KC1[]
.Ltmp66:
	ALU 2, @57, KC0[CB0:0-32], KC1[]
	ALU_PUSH_BEFORE 0, @60, KC0[], KC1[]
	JUMP @24 POP:1
	LOOP_START_DX10 @23
.Ltmp67:
	ALU 0, @61, KC0[], KC1[]
	TEX 0 @36
	ALU 3, @62, KC0[CB0:0-32], KC1[]
	ALU_PUSH_BEFORE 2, @66, KC0[], KC1[]
	JUMP @22 POP:1
	LOOP_BREAK @22
	POP @22 POP:1
	END_LOOP @15
	POP @24 POP:1
.Ltmp68:
	ALU 3, @69, KC0[], KC1[]
.Ltmp69:
	LOOP_START_DX10 @34
.Ltmp70:
	ALU 2, @73, KC0[], KC1[]
	MEM_RAT ATOMIC_ADD T2, T1.X
	ALU 0, @76, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @77, KC0[], KC1[]
	JUMP @33 POP:1
	LOOP_BREAK @33
	POP @33 POP:1
	END_LOOP @26
.Ltmp71:
	CF_END
	PAD
	Fetch clause starting at 36:
.Ltmp72:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp73:
	ALU clause starting at 38:
	  MOV * T0.Z, T0.X,  
.Ltmp74:
	  MOV   T2.X, literal.x,  
	  MOV * T0.Y, KC0[2].Y,  
.Ltmp75:
	0(0.000000e+00), 0(0.000000e+00)
.Ltmp76:
	ALU clause starting at 42:
	  MOV * T1.Z, KC0[2].Z,  
.Ltmp77:
	ALU clause starting at 43:
	  MOV * T0.W, KC0[2].W,  
.Ltmp78:
	ALU clause starting at 44:
.Ltmp79:
	  LSHL * T1.W, T0.Z, literal.x,  
.Ltmp80:
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.Z, T0.Z, KC0[1].Z,  
.Ltmp81:
	ALU clause starting at 47:
.Ltmp82:
	  LDS_WRITE * T1.W, T2.X, 
	  SETGT_UINT * T1.W, T0.Z, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp83:
	ALU clause starting at 51:
.Ltmp84:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp85:
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z, KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T1.W, PV.Z, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].Y,  
.Ltmp86:
	ALU clause starting at 57:
.Ltmp87:
	  MOV   T0.Z, KC0[1].Z,  
.Ltmp88:
	  SETGE_UINT * T2.W, T1.W, T1.Z,  
.Ltmp89:
	  GROUP_BARRIER
	ALU clause starting at 60:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T2.W, 0.0,  
	ALU clause starting at 61:
.Ltmp90:
	  ADD_INT * T1.X, T0.Y, T1.W,  
.Ltmp91:
	ALU clause starting at 62:
.Ltmp92:
	  LSHL   T1.Y, T1.X, literal.x,  
	  MOV   T2.Z, literal.y,  
	  ADD_INT * T1.W, T1.W, KC0[0].W,  
.Ltmp93:
	2(2.802597e-45), 1(1.401298e-45)
.Ltmp94:
	ALU clause starting at 66:
.Ltmp95:
	  LDS_ADD * T1.Y, T2.Z, 
	  SETGE_UINT * T2.W, T1.W, T1.Z,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp96:
	ALU clause starting at 69:
.Ltmp97:
	  LSHL   T1.Z, T0.Z, literal.x,  
	  LSHL * T1.W, T0.X, literal.x,  
.Ltmp98:
	2(2.802597e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 73:
.Ltmp99:
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T2.X, OQAP,  
	  ADD_INT * T1.X, T0.W, T1.W,  
.Ltmp100:
	ALU clause starting at 76:
.Ltmp101:
	  ADD_INT * T0.X, T0.X, T0.Z,  
.Ltmp102:
	ALU clause starting at 77:
.Ltmp103:
	  SETGT_UINT   T2.Z, T0.X, literal.x,  
	  ADD_INT * T1.W, T1.W, T1.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.Z, 0.0,  
.Ltmp104:
.Lfunc_end4:
	.size	histogram256, .Lfunc_end4-histogram256

	.type	llvm.amdgcn.kernel.histogram256.lds,@object
	.comm	llvm.amdgcn.kernel.histogram256.lds,1024,4
