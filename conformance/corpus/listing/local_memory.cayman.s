	.text
	.section	.AMDGPU.config
	.long	166100
	.long	515
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	reduce_sum
	.p2align	8
	.type	reduce_sum,@function
reduce_sum:
reduce_sum$local:
.Lfunc_begin0:
	ALU 8, @26, KC0[CB0:0-32], KC1[]
	TEX 0 @24
	ALU 3, @35, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 0, @39, KC0[CB0:0-32], KC1[]
.Ltmp1:
	ALU_PUSH_BEFORE 2, @40, KC0[CB0:0-32], KC1[]
	JUMP @16 POP:1
	LOOP_START_DX10 @15
.Ltmp2:
	ALU 2, @43, KC0[], KC1[]
	ALU 9, @46, KC0[], KC1[]
.Ltmp3:
	ALU 2, @56, KC0[], KC1[]
.Ltmp4:
	ALU_PUSH_BEFORE 0, @59, KC0[], KC1[]
	JUMP @14 POP:1
	LOOP_BREAK @14
	POP @14 POP:1
	END_LOOP @7
	POP @16 POP:1
.Ltmp5:
	ALU_PUSH_BEFORE 1, @60, KC0[], KC1[]
	JUMP @23 POP:1
	ALU 2, @62, KC0[CB0:0-32], KC1[]
.Ltmp6:
	ALU 3, @65, KC0[CB0:0-32], KC1[]
.Ltmp7:
	ALU 1, @69, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	POP @23 POP:1
.Ltmp8:
	CF_END
	Fetch clause starting at 24:
	  VTX_READ_32 T2.X, T2.X, 0, #1
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp9:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp10:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.X, KC0[2].Y, PV.W,  
	ALU clause starting at 35:
	  LSHL * T0.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LDS_WRITE * T0.W, T2.X, 
	ALU clause starting at 39:
	  MOV * T0.Z, KC0[1].Z,  
	ALU clause starting at 40:
.Ltmp11:
	  SETGT_UINT * T1.W, literal.x, KC0[1].Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp12:
	ALU clause starting at 43:
.Ltmp13:
	  LSHR * T1.W, T0.Z, 1,  
.Ltmp14:
	  SETGE_UINT * T2.W, T0.X, PV.W,  
.Ltmp15:
	  GROUP_BARRIER
.Ltmp16:
	ALU clause starting at 46:
.Ltmp17:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), T2.W, 0.0,  
	  LSHL * T2.W, T1.W, literal.x, Pred_sel_zero 
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T0.W, T2.W, Pred_sel_zero 
	  LDS_READ_RET * OQAP, T2.W Pred_sel_zero
	  MOV * T0.Y, OQAP, Pred_sel_zero 
	  LDS_READ_RET * OQAP, T0.W Pred_sel_zero
	  MOV * T1.Y, OQAP, Pred_sel_zero 
	  ADD_INT * T2.W, T1.Y, T0.Y, Pred_sel_zero 
	  LDS_WRITE * T0.W, T2.W, Pred_sel_zero
.Ltmp18:
	ALU clause starting at 56:
.Ltmp19:
	  SETGT_UINT * T2.W, literal.x, T0.Z,  
	4(5.605194e-45), 0(0.000000e+00)
	  MOV * T0.Z, T1.W,  
.Ltmp20:
	ALU clause starting at 59:
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T2.W, 0.0,  
	ALU clause starting at 60:
.Ltmp21:
	  SETE_INT * T0.W, T0.X, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp22:
	ALU clause starting at 62:
.Ltmp23:
	  LSHL   T0.Z, T1.X, literal.x,  
	  MOV * T0.W, KC0[2].Z,  
.Ltmp24:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 65:
.Ltmp25:
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  LSHR   T0.X, PV.W, literal.x,  
	  MOV * T0.W, KC0[2].W,  
.Ltmp26:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 69:
.Ltmp27:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T1.X, OQAP,  
.Ltmp28:
.Lfunc_end0:
	.size	reduce_sum, .Lfunc_end0-reduce_sum

	.section	.AMDGPU.config
	.long	166100
	.long	263
	.long	165900
	.long	0
	.long	166120
	.long	128
	.text
	.globl	scan_blelloch
	.p2align	8
	.type	scan_blelloch,@function
scan_blelloch:
scan_blelloch$local:
.Lfunc_begin1:
	ALU 5, @70, KC0[CB0:0-32], KC1[]
.Ltmp29:
	ALU 2, @76, KC0[CB0:0-32], KC1[]
	TEX 0 @68
	ALU 3, @79, KC0[], KC1[]
	ALU 4, @83, KC0[], KC1[]
	ALU 9, @88, KC0[], KC1[]
.Ltmp30:
	ALU 7, @98, KC0[], KC1[]
	ALU 10, @106, KC0[], KC1[]
.Ltmp31:
	ALU 7, @117, KC0[], KC1[]
	ALU 10, @125, KC0[], KC1[]
.Ltmp32:
	ALU 7, @136, KC0[], KC1[]
	ALU 10, @144, KC0[], KC1[]
.Ltmp33:
	ALU 7, @155, KC0[], KC1[]
	ALU 10, @163, KC0[], KC1[]
.Ltmp34:
	ALU 6, @174, KC0[], KC1[]
	ALU 10, @181, KC0[], KC1[]
.Ltmp35:
	ALU 2, @192, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @195, KC0[], KC1[]
	JUMP @21 POP:1
	ALU 17, @196, KC0[], KC1[]
.Ltmp36:
	ALU_POP_AFTER 2, @214, KC0[], KC1[]
	ALU 2, @217, KC0[], KC1[]
.Ltmp37:
	ALU 1, @220, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @222, KC0[], KC1[]
	JUMP @27 POP:1
.Ltmp38:
	ALU 13, @223, KC0[], KC1[]
.Ltmp39:
	ALU_POP_AFTER 2, @237, KC0[], KC1[]
	ALU 2, @240, KC0[], KC1[]
.Ltmp40:
	ALU 1, @243, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @245, KC0[], KC1[]
	JUMP @33 POP:1
.Ltmp41:
	ALU 7, @246, KC0[], KC1[]
	ALU_POP_AFTER 2, @254, KC0[], KC1[]
	ALU 2, @257, KC0[], KC1[]
.Ltmp42:
	ALU 1, @260, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @262, KC0[], KC1[]
	JUMP @39 POP:1
.Ltmp43:
	ALU 13, @263, KC0[], KC1[]
	ALU_POP_AFTER 2, @277, KC0[], KC1[]
	ALU 2, @280, KC0[], KC1[]
.Ltmp44:
	ALU 1, @283, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @285, KC0[], KC1[]
	JUMP @45 POP:1
.Ltmp45:
	ALU 10, @286, KC0[], KC1[]
	ALU_POP_AFTER 2, @297, KC0[], KC1[]
	ALU 2, @300, KC0[], KC1[]
.Ltmp46:
	ALU 1, @303, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @305, KC0[], KC1[]
	JUMP @52 POP:1
.Ltmp47:
	ALU 1, @306, KC0[], KC1[]
.Ltmp48:
	ALU 11, @308, KC0[], KC1[]
.Ltmp49:
	ALU_POP_AFTER 2, @320, KC0[], KC1[]
	ALU 2, @323, KC0[], KC1[]
.Ltmp50:
	ALU 1, @326, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @328, KC0[], KC1[]
	JUMP @58 POP:1
.Ltmp51:
	ALU 7, @329, KC0[], KC1[]
.Ltmp52:
	ALU_POP_AFTER 2, @337, KC0[], KC1[]
	ALU 1, @340, KC0[CB0:0-32], KC1[]
.Ltmp53:
	ALU 1, @342, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @344, KC0[], KC1[]
	JUMP @64 POP:1
.Ltmp54:
	ALU 5, @345, KC0[], KC1[]
.Ltmp55:
	ALU_POP_AFTER 4, @351, KC0[], KC1[]
.Ltmp56:
	ALU 3, @356, KC0[], KC1[]
	ALU 1, @360, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 68:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	ALU clause starting at 70:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp57:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp58:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 76:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 79:
	  LSHL   T0.Z, T0.X, 1,  
	  LSHL * T1.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T1.X, 
	ALU clause starting at 83:
	  ADD_INT   T1.Y, T0.Z, literal.x,  
	  OR_INT   T1.Z, T0.Z, 1,  
.Ltmp59:
	  SETGT_UINT * T2.W, T0.X, literal.y,  
.Ltmp60:
	2(2.802597e-45), 63(8.828180e-44)
	  GROUP_BARRIER
.Ltmp61:
	ALU clause starting at 88:
.Ltmp62:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), T2.W, 0.0,  
	  ADD_INT * T2.W, T1.W, T1.W, Pred_sel_zero 
	  ADD_INT * T3.W, T2.W, literal.x, Pred_sel_zero 
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T3.W Pred_sel_zero
	  MOV * T0.Y, OQAP, Pred_sel_zero 
	  LDS_READ_RET * OQAP, T2.W Pred_sel_zero
	  MOV * T1.X, OQAP, Pred_sel_zero 
	  ADD_INT * T2.W, T0.Y, T1.X, Pred_sel_zero 
	  LDS_WRITE * T3.W, T2.W, Pred_sel_zero
.Ltmp63:
	ALU clause starting at 98:
.Ltmp64:
	  LSHL * T2.W, T1.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T1.Y, 1,  
	  LSHL   T0.Y, T1.Z, literal.x,  
	  LSHL   T2.Z, T1.Z, 1,  
	  SETGT_UINT * T3.W, T0.X, literal.y,  
.Ltmp65:
	3(4.203895e-45), 31(4.344025e-44)
	  GROUP_BARRIER
.Ltmp66:
	ALU clause starting at 106:
.Ltmp67:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), T3.W, 0.0,  
	  ADD_INT * T3.W, T2.W, literal.x, Pred_sel_zero 
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T3.W Pred_sel_zero
	  MOV   T2.X, OQAP, Pred_sel_zero 
	  ADD_INT * T4.W, T0.Y, literal.x, Pred_sel_zero 
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W Pred_sel_zero
	  MOV * T2.Y, OQAP, Pred_sel_zero 
	  ADD_INT * T4.W, T2.X, T2.Y, Pred_sel_zero 
	  LDS_WRITE * T3.W, T4.W, Pred_sel_zero
.Ltmp68:
	ALU clause starting at 117:
.Ltmp69:
	  LSHL   T2.Z, T2.Z, literal.x,  
	  LSHL * T3.W, T1.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T2.Y, T2.W, PV.W,  
	  ADD_INT   T3.Z, T0.Y, PV.Z,  
	  SETGT_UINT * T3.W, T0.X, literal.x,  
.Ltmp70:
	15(2.101948e-44), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp71:
	ALU clause starting at 125:
.Ltmp72:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), T3.W, 0.0,  
	  ADD_INT * T3.W, T2.Y, literal.x, Pred_sel_zero 
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T3.W Pred_sel_zero
	  MOV   T1.X, OQAP, Pred_sel_zero 
	  ADD_INT * T4.W, T3.Z, literal.x, Pred_sel_zero 
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W Pred_sel_zero
	  MOV * T2.X, OQAP, Pred_sel_zero 
	  ADD_INT * T4.W, T1.X, T2.X, Pred_sel_zero 
	  LDS_WRITE * T3.W, T4.W, Pred_sel_zero
.Ltmp73:
	ALU clause starting at 136:
.Ltmp74:
	  LSHL   T2.Z, T1.Z, literal.x,  
	  LSHL * T3.W, T1.Y, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT   T2.Y, T2.Y, PV.W,  
	  ADD_INT   T3.Z, T3.Z, PV.Z,  
	  SETGT_UINT * T4.W, T0.X, literal.x,  
.Ltmp75:
	7(9.809089e-45), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp76:
	ALU clause starting at 144:
.Ltmp77:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), T4.W, 0.0,  
	  ADD_INT * T4.W, T2.Y, literal.x, Pred_sel_zero 
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W Pred_sel_zero
	  MOV   T1.X, OQAP, Pred_sel_zero 
	  ADD_INT * T5.W, T3.Z, literal.x, Pred_sel_zero 
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T5.W Pred_sel_zero
	  MOV * T2.X, OQAP, Pred_sel_zero 
	  ADD_INT * T5.W, T1.X, T2.X, Pred_sel_zero 
	  LDS_WRITE * T4.W, T5.W, Pred_sel_zero
.Ltmp78:
	ALU clause starting at 155:
.Ltmp79:
	  LSHL   T4.Z, T1.Z, literal.x,  
	  LSHL * T4.W, T1.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T2.Y, T2.Y, PV.W,  
	  ADD_INT   T3.Z, T3.Z, PV.Z,  
	  SETGT_UINT * T4.W, T0.X, literal.x,  
.Ltmp80:
	3(4.203895e-45), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp81:
	ALU clause starting at 163:
.Ltmp82:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), T4.W, 0.0,  
	  ADD_INT * T4.W, T2.Y, literal.x, Pred_sel_zero 
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W Pred_sel_zero
	  MOV   T1.X, OQAP, Pred_sel_zero 
	  ADD_INT * T5.W, T3.Z, literal.x, Pred_sel_zero 
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T5.W Pred_sel_zero
	  MOV * T2.X, OQAP, Pred_sel_zero 
	  ADD_INT * T5.W, T1.X, T2.X, Pred_sel_zero 
	  LDS_WRITE * T4.W, T5.W, Pred_sel_zero
.Ltmp83:
	ALU clause starting at 174:
.Ltmp84:
	  LSHL   T4.Z, T1.Z, literal.x,  
	  LSHL * T4.W, T1.Y, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT   T2.Y, T2.Y, PV.W,  
	  ADD_INT   T3.Z, T3.Z, PV.Z,  
	  SETGT_UINT * T4.W, T0.X, 1,  
.Ltmp85:
	  GROUP_BARRIER
.Ltmp86:
	ALU clause starting at 181:
.Ltmp87:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), T4.W, 0.0,  
	  ADD_INT * T4.W, T2.Y, literal.x, Pred_sel_zero 
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W Pred_sel_zero
	  MOV   T1.X, OQAP, Pred_sel_zero 
	  ADD_INT * T5.W, T3.Z, literal.x, Pred_sel_zero 
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T5.W Pred_sel_zero
	  MOV * T2.X, OQAP, Pred_sel_zero 
	  ADD_INT * T5.W, T1.X, T2.X, Pred_sel_zero 
	  LDS_WRITE * T4.W, T5.W, Pred_sel_zero
.Ltmp88:
	ALU clause starting at 192:
.Ltmp89:
	  SETE_INT   T4.Z, T0.X, 0.0,  
	  SETNE_INT * T4.W, T0.X, 0.0,  
.Ltmp90:
	  GROUP_BARRIER
.Ltmp91:
	ALU clause starting at 195:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T4.W, 0.0,  
	ALU clause starting at 196:
.Ltmp92:
	  LSHL * T4.W, T1.Y, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT   T5.Z, T2.Y, PV.W,  
	  LSHL * T4.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT   T6.Z, T3.Z, PV.W,  
	  ADD_INT * T4.W, PV.Z, literal.x,  
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T5.W, T6.Z, literal.x,  
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T5.W 
	  MOV * T2.X, OQAP,  
	  ADD_INT * T5.W, T1.X, PV.X,  
	  LDS_WRITE * T4.W, T5.W, 
	  MOV * T5.Z, literal.x,  
.Ltmp93:
	508(7.118596e-43), 0(0.000000e+00)
.Ltmp94:
	ALU clause starting at 214:
	  MOV * T4.W, literal.x,  
.Ltmp95:
	0(0.000000e+00), 0(0.000000e+00)
	  LDS_WRITE * T5.Z, T4.W, 
.Ltmp96:
	ALU clause starting at 217:
	  AND_INT * T4.W, T4.Z, 1,  
	  SETGT_UINT * T4.Z, literal.x, T0.X,  
.Ltmp97:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp98:
	ALU clause starting at 220:
	  SETE_INT * T4.W, T4.W, 0.0,  
.Ltmp99:
	  GROUP_BARRIER
.Ltmp100:
	ALU clause starting at 222:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T4.W, 0.0,  
	ALU clause starting at 223:
.Ltmp101:
	  LSHL * T4.W, T1.Y, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT   T5.Z, T2.Y, PV.W,  
	  LSHL * T4.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT   T6.Z, T3.Z, PV.W,  
	  ADD_INT * T4.W, PV.Z, literal.x,  
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T5.W, T6.Z, literal.x,  
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T5.W 
	  MOV * T2.X, OQAP,  
.Ltmp102:
	ALU clause starting at 237:
.Ltmp103:
	  LDS_WRITE * T5.W, T1.X, 
	  ADD_INT * T5.W, T1.X, T2.X,  
	  LDS_WRITE * T4.W, T5.W, 
.Ltmp104:
	ALU clause starting at 240:
	  AND_INT * T4.W, T4.Z, 1,  
	  SETGT_UINT * T4.Z, literal.x, T0.X,  
.Ltmp105:
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp106:
	ALU clause starting at 243:
	  SETE_INT * T4.W, T4.W, 0.0,  
.Ltmp107:
	  GROUP_BARRIER
.Ltmp108:
	ALU clause starting at 245:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T4.W, 0.0,  
	ALU clause starting at 246:
.Ltmp109:
	  ADD_INT * T4.W, T2.Y, literal.x,  
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T5.W, T3.Z, literal.x,  
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T5.W 
	  MOV * T2.X, OQAP,  
.Ltmp110:
	ALU clause starting at 254:
.Ltmp111:
	  LDS_WRITE * T5.W, T1.X, 
	  ADD_INT * T5.W, T1.X, T2.X,  
	  LDS_WRITE * T4.W, T5.W, 
.Ltmp112:
	ALU clause starting at 257:
	  AND_INT * T4.W, T4.Z, 1,  
	  SETGT_UINT * T4.Z, literal.x, T0.X,  
.Ltmp113:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp114:
	ALU clause starting at 260:
	  SETE_INT * T4.W, T4.W, 0.0,  
.Ltmp115:
	  GROUP_BARRIER
.Ltmp116:
	ALU clause starting at 262:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T4.W, 0.0,  
	ALU clause starting at 263:
.Ltmp117:
	  LSHL * T3.W, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  SUB_INT   T5.Z, T2.Y, PV.W,  
	  LSHL * T3.W, T2.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  SUB_INT   T2.Z, T3.Z, PV.W,  
	  ADD_INT * T3.W, PV.Z, literal.x,  
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T3.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T4.W, T2.Z, literal.x,  
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W 
	  MOV * T2.X, OQAP,  
.Ltmp118:
	ALU clause starting at 277:
.Ltmp119:
	  LDS_WRITE * T4.W, T1.X, 
	  ADD_INT * T4.W, T1.X, T2.X,  
	  LDS_WRITE * T3.W, T4.W, 
.Ltmp120:
	ALU clause starting at 280:
	  AND_INT * T3.W, T4.Z, 1,  
	  SETGT_UINT * T2.Z, literal.x, T0.X,  
.Ltmp121:
	16(2.242078e-44), 0(0.000000e+00)
.Ltmp122:
	ALU clause starting at 283:
	  SETE_INT * T3.W, T3.W, 0.0,  
.Ltmp123:
	  GROUP_BARRIER
.Ltmp124:
	ALU clause starting at 285:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 286:
.Ltmp125:
	  LSHL * T3.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHL   T3.Z, T0.Y, literal.x,  
	  ADD_INT * T3.W, PV.W, literal.y,  
	2(2.802597e-45), -4(nan)
	  LDS_READ_RET * OQAP, T3.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T4.W, T3.Z, literal.x,  
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W 
	  MOV * T2.X, OQAP,  
.Ltmp126:
	ALU clause starting at 297:
.Ltmp127:
	  LDS_WRITE * T4.W, T1.X, 
	  ADD_INT * T4.W, T1.X, T2.X,  
	  LDS_WRITE * T3.W, T4.W, 
.Ltmp128:
	ALU clause starting at 300:
	  AND_INT * T3.W, T2.Z, 1,  
	  SETGT_UINT * T2.Z, literal.x, T0.X,  
.Ltmp129:
	32(4.484155e-44), 0(0.000000e+00)
.Ltmp130:
	ALU clause starting at 303:
	  SETE_INT * T3.W, T3.W, 0.0,  
.Ltmp131:
	  GROUP_BARRIER
.Ltmp132:
	ALU clause starting at 305:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 306:
	  LSHL * T3.W, T1.Y, literal.x,  
.Ltmp133:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp134:
	ALU clause starting at 308:
.Ltmp135:
	  LSHL   T3.Z, T3.W, literal.x,  
.Ltmp136:
	  LSHL * T3.W, T1.Z, literal.x,  
.Ltmp137:
	2(2.802597e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  ADD_INT * T3.W, PV.Z, literal.y,  
	2(2.802597e-45), -4(nan)
	  LDS_READ_RET * OQAP, T3.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T4.W, T1.Z, literal.x,  
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W 
	  MOV * T1.Y, OQAP,  
.Ltmp138:
	ALU clause starting at 320:
.Ltmp139:
	  LDS_WRITE * T4.W, T1.X, 
	  ADD_INT * T4.W, T1.X, T1.Y,  
	  LDS_WRITE * T3.W, T4.W, 
.Ltmp140:
	ALU clause starting at 323:
	  AND_INT * T3.W, T2.Z, 1,  
	  SETGT_UINT * T1.Z, literal.x, T0.X,  
.Ltmp141:
	64(8.968310e-44), 0(0.000000e+00)
.Ltmp142:
	ALU clause starting at 326:
	  SETE_INT * T3.W, T3.W, 0.0,  
.Ltmp143:
	  GROUP_BARRIER
.Ltmp144:
	ALU clause starting at 328:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 329:
.Ltmp145:
	  ADD_INT * T2.W, T2.W, literal.x,  
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T0.X, OQAP,  
	  ADD_INT * T3.W, T0.Y, literal.x,  
	-4(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T3.W 
	  MOV * T0.Y, OQAP,  
.Ltmp146:
	ALU clause starting at 337:
.Ltmp147:
	  LDS_WRITE * T3.W, T0.X, 
	  ADD_INT * T3.W, T0.X, T0.Y,  
	  LDS_WRITE * T2.W, T3.W, 
.Ltmp148:
	ALU clause starting at 340:
	  AND_INT * T2.W, T1.Z, 1,  
	  MOV * T1.Z, KC0[2].Z,  
	ALU clause starting at 342:
	  SETE_INT * T2.W, T2.W, 0.0,  
.Ltmp149:
	  GROUP_BARRIER
.Ltmp150:
	ALU clause starting at 344:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T2.W, 0.0,  
	ALU clause starting at 345:
.Ltmp151:
	  LSHL * T2.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T3.W 
	  MOV * T0.X, OQAP,  
.Ltmp152:
	ALU clause starting at 351:
.Ltmp153:
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.Y, OQAP,  
	  ADD_INT * T4.W, T0.X, PV.Y,  
	  LDS_WRITE * T3.W, T4.W, 
	  LDS_WRITE * T2.W, T0.X, 
.Ltmp154:
	ALU clause starting at 356:
	  ADD_INT * T0.W, T1.Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 360:
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T1.X, OQAP,  
.Ltmp155:
.Lfunc_end1:
	.size	scan_blelloch, .Lfunc_end1-scan_blelloch

	.section	.AMDGPU.config
	.long	166100
	.long	522
	.long	165900
	.long	0
	.long	166120
	.long	128
	.text
	.globl	matrix_tiled
	.p2align	8
	.type	matrix_tiled,@function
matrix_tiled:
matrix_tiled$local:
.Lfunc_begin2:
	ALU 5, @48, KC0[CB0:0-32], KC1[]
.Ltmp156:
	ALU 2, @54, KC0[], KC1[]
.Ltmp157:
	ALU_PUSH_BEFORE 1, @57, KC0[CB0:0-32], KC1[]
	JUMP @36 POP:1
	ALU 1, @59, KC0[], KC1[]
.Ltmp158:
	TEX 0 @42
	ALU 20, @61, KC0[CB0:0-32], KC1[]
.Ltmp159:
	ALU 3, @82, KC0[], KC1[]
.Ltmp160:
	ALU 3, @86, KC0[], KC1[]
.Ltmp161:
	ALU 4, @90, KC0[CB0:0-32], KC1[]
.Ltmp162:
	ALU 0, @95, KC0[CB0:0-32], KC1[]
.Ltmp163:
	ALU 17, @96, KC0[CB0:0-32], KC1[]
.Ltmp164:
	ALU 4, @114, KC0[CB0:0-32], KC1[]
.Ltmp165:
	ALU 4, @119, KC0[], KC1[]
	LOOP_START_DX10 @35
.Ltmp166:
	ALU 0, @124, KC0[], KC1[]
	TEX 0 @44
	ALU 1, @125, KC0[], KC1[]
	TEX 0 @46
.Ltmp167:
	ALU 4, @127, KC0[], KC1[]
.Ltmp168:
	ALU 20, @132, KC0[], KC1[]
.Ltmp169:
	ALU 2, @153, KC0[], KC1[]
.Ltmp170:
	ALU 2, @156, KC0[], KC1[]
.Ltmp171:
	ALU 2, @159, KC0[], KC1[]
.Ltmp172:
	ALU 2, @162, KC0[], KC1[]
.Ltmp173:
	ALU 2, @165, KC0[], KC1[]
.Ltmp174:
	ALU 3, @168, KC0[], KC1[]
	ALU 0, @172, KC0[], KC1[]
.Ltmp175:
	ALU 0, @173, KC0[], KC1[]
.Ltmp176:
	ALU 1, @174, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @176, KC0[], KC1[]
	JUMP @34 POP:1
	LOOP_BREAK @34
	POP @34 POP:1
	END_LOOP @15
	POP @36 POP:1
	ALU 0, @177, KC0[CB0:0-32], KC1[]
.Ltmp177:
	ALU 0, @178, KC0[CB0:0-32], KC1[]
.Ltmp178:
	ALU 5, @179, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T4.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 42:
	  VTX_READ_32 T4.X, T4.X, 8, #3
.Ltmp179:
	Fetch clause starting at 44:
.Ltmp180:
	  VTX_READ_32 T8.X, T8.X, 0, #1
.Ltmp181:
	Fetch clause starting at 46:
.Ltmp182:
	  VTX_READ_32 T9.X, T9.X, 0, #1
.Ltmp183:
	ALU clause starting at 48:
	  MULLO_INT   T3.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T3.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T3.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T3.W, KC0[1].Z, T1.X,  
.Ltmp184:
	  MOV * T4.X, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 54:
	  MOV   T2.Y, literal.x,  
	  ADD_INT * T0.Z, T3.W, T0.X,  
.Ltmp185:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 57:
.Ltmp186:
	  SETE_INT * T0.W, KC0[3].X, 0.0,  
.Ltmp187:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp188:
	ALU clause starting at 59:
	  MOV * T4.X, literal.x,  
	52(7.286752e-44), 0(0.000000e+00)
	ALU clause starting at 61:
	  LSHL * T5.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  ADD_INT   T3.Y, PV.W, literal.x,  
	  ADD_INT   T1.Z, PV.W, literal.y,  
	  LSHL * T1.W, T0.Y, literal.z,  
	224(3.138909e-43), 192(2.690493e-43)
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, PV.W, literal.x,  
	  ADD_INT   T4.Y, PV.W, literal.y,  
	  ADD_INT   T2.Z, T0.W, literal.z,  
	  ADD_INT * T2.W, T0.W, literal.w,  
	28(3.923636e-44), 24(3.363116e-44)
	160(2.242078e-43), 128(1.793662e-43)
	  ADD_INT   T2.X, T1.W, literal.x,  
	  ADD_INT   T5.Y, T1.W, literal.y,  
	  ADD_INT   T3.Z, T0.W, literal.z,  BS:VEC_120/SCL_212
	  MOV * T4.W, KC0[1].W,  
.Ltmp189:
	20(2.802597e-44), 16(2.242078e-44)
	96(1.345247e-43), 0(0.000000e+00)
	ALU clause starting at 82:
	  MULLO_INT   T2.X (MASKED), T4.W, T1.Y,  
	  MULLO_INT   T2.Y, T4.W, T1.Y,  
	  MULLO_INT   T2.Z (MASKED), T4.W, T1.Y,  
	  MULLO_INT * T2.W (MASKED), T4.W, T1.Y,  
	ALU clause starting at 86:
	  ADD_INT   T3.X, T0.W, literal.x,  
	  ADD_INT   T1.Y, T1.W, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T4.Z, T2.Y, T0.Y,  
.Ltmp190:
	64(8.968310e-44), 12(1.681558e-44)
	ALU clause starting at 90:
	  MOV * T4.W, KC0[3].Z,  
	  ADD_INT   T5.X, T1.W, literal.x,  
.Ltmp191:
	  ADD_INT   T7.Y, T0.X, PV.W,  
.Ltmp192:
	  ADD_INT * T4.Z, T4.Z, T4.X,  
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 95:
	  MOV * T4.W, KC0[3].X,  
	ALU clause starting at 96:
	  MULLO_INT   T2.X (MASKED), T4.Z, T4.W,  
	  MULLO_INT   T2.Y, T4.Z, T4.W,  
	  MULLO_INT   T2.Z (MASKED), T4.Z, T4.W,  
	  MULLO_INT * T2.W (MASKED), T4.Z, T4.W,  
	  ADD_INT   T6.X, T0.W, literal.x,  
	  ADD_INT   T6.Y, T1.W, literal.y,  BS:VEC_120/SCL_212
.Ltmp193:
	  ADD_INT   T4.Z, T0.X, PV.Y,  
	  ADD_INT * T3.W, T7.Y, T3.W,  BS:VEC_021/SCL_122
	32(4.484155e-44), 4(5.605194e-45)
	  MULLO_INT   T0.X, T0.Y, T4.W,  
	  MULLO_INT   T0.Y (MASKED), T0.Y, T4.W,  
.Ltmp194:
	  MULLO_INT   T0.Z (MASKED), T0.Y, T4.W,  
	  MULLO_INT * T0.W (MASKED), T0.Y, T4.W,  
	  MOV   T4.X, literal.x,  
	  ADD_INT   T7.Y, T3.W, PV.X,  
	  LSHL   T4.Z, T4.Z, literal.y,  
	  MOV * T3.W, KC0[2].Y,  
.Ltmp195:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 114:
.Ltmp196:
	  ADD_INT   T0.X, T3.W, T4.Z,  
	  MOV   T0.Y, literal.x,  
	  LSHL   T4.Z, T7.Y, literal.y,  
	  MOV * T3.W, KC0[2].Z,  
.Ltmp197:
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 119:
.Ltmp198:
	  ADD_INT   T7.X, T3.W, T4.Z,  
	  LSHL * T7.Y, T4.W, literal.x,  BS:VEC_120/SCL_212
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T4.Z, T0.W, T1.W,  
	  ADD_INT * T3.W, T1.W, T5.W,  BS:VEC_120/SCL_212
.Ltmp199:
	ALU clause starting at 124:
.Ltmp200:
	  MOV * T8.X, T0.X,  
.Ltmp201:
	ALU clause starting at 125:
.Ltmp202:
	  MOV * T9.X, T7.X,  
	  LDS_WRITE * T3.W, T8.X, 
.Ltmp203:
	ALU clause starting at 127:
.Ltmp204:
	  ADD_INT * T0.X, T0.X, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  ADD_INT * T7.X, T7.X, T7.Y,  
.Ltmp205:
	  LDS_WRITE * T4.Z, T9.X, 
	  GROUP_BARRIER
.Ltmp206:
	ALU clause starting at 132:
.Ltmp207:
	  LDS_READ_RET * OQAP, T3.Y 
	  MOV * T5.Z, OQAP,  
	  LDS_READ_RET * OQAP, T4.Y 
	  MOV * T5.W, OQAP,  
	  LDS_READ_RET * OQAP, T2.Z 
	  MOV * T6.Z, OQAP,  
	  LDS_READ_RET * OQAP, T5.Y 
	  MOV * T6.W, OQAP,  
	  LDS_READ_RET * OQAP, T3.Z 
	  MOV * T7.Z, OQAP,  
	  LDS_READ_RET * OQAP, T5.X 
	  MOV * T7.W, OQAP,  
	  LDS_READ_RET * OQAP, T6.X 
	  MOV * T8.X, OQAP,  
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T8.Y, OQAP,  
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T8.Z, OQAP,  
	  LDS_READ_RET * OQAP, T6.Y 
	  MOV * T8.W, OQAP,  
	  MULADD_IEEE * T9.W, T8.Z, T8.Y, T4.X, 
.Ltmp208:
	ALU clause starting at 153:
.Ltmp209:
	  LDS_READ_RET * OQAP, T3.X 
	  MOV   T4.X, OQAP,  
	  MULADD_IEEE * T8.W, T8.W, T8.X, T9.W, 
.Ltmp210:
	ALU clause starting at 156:
.Ltmp211:
	  LDS_READ_RET * OQAP, T1.Y 
	  MOV   T8.X, OQAP,  
	  MULADD_IEEE * T7.W, T7.W, T4.X, T8.W, 
.Ltmp212:
	ALU clause starting at 159:
.Ltmp213:
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T4.X, OQAP,  
	  MULADD_IEEE * T7.W, T8.X, T7.Z, T7.W, 
.Ltmp214:
	ALU clause starting at 162:
.Ltmp215:
	  LDS_READ_RET * OQAP, T2.X 
	  MOV   T7.Z, OQAP,  
	  MULADD_IEEE * T6.W, T6.W, T4.X, T7.W, 
.Ltmp216:
	ALU clause starting at 165:
.Ltmp217:
	  LDS_READ_RET * OQAP, T1.Z 
	  MOV   T4.X, OQAP,  
	  MULADD_IEEE * T6.W, T7.Z, T6.Z, T6.W, 
.Ltmp218:
	ALU clause starting at 168:
.Ltmp219:
	  LDS_READ_RET * OQAP, T1.X 
.Ltmp220:
	  MOV * T6.Z, OQAP,  
	  ADD_INT * T0.Y, T0.Y, literal.x,  
.Ltmp221:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp222:
	ALU clause starting at 172:
.Ltmp223:
	  MULADD_IEEE * T5.W, T5.W, T4.X, T6.W, 
.Ltmp224:
	ALU clause starting at 173:
.Ltmp225:
	  MULADD_IEEE * T4.X, T6.Z, T5.Z, T5.W, 
.Ltmp226:
	ALU clause starting at 174:
.Ltmp227:
	  SETGE_UINT * T5.W, T0.Y, T4.W,  
.Ltmp228:
	  GROUP_BARRIER
.Ltmp229:
	ALU clause starting at 176:
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T5.W, 0.0,  
	ALU clause starting at 177:
	  ADD_INT * T0.Z, T0.Z, KC0[3].Z,  
	ALU clause starting at 178:
	  MOV * T0.W, KC0[2].W,  
	ALU clause starting at 179:
	  ADD_INT * T1.W, T2.Y, T0.Z,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp230:
.Lfunc_end2:
	.size	matrix_tiled, .Lfunc_end2-matrix_tiled

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	transpose_tile
	.p2align	8
	.type	transpose_tile,@function
transpose_tile:
transpose_tile$local:
.Lfunc_begin3:
	ALU 19, @10, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 4, @30, KC0[CB0:0-32], KC1[]
.Ltmp231:
	ALU 0, @35, KC0[], KC1[]
.Ltmp232:
	ALU 27, @36, KC0[CB0:0-32], KC1[]
	ALU 1, @64, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 8:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z, KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp233:
	  MULLO_INT   T0.X (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT * T0.W, KC0[1].W, T1.Y,  
	  ADD_INT   T1.Z, PV.W, T0.Y,  
.Ltmp234:
	  ADD_INT * T0.W, T0.Z, T0.X,  
	  ADD_INT   T2.Z, PV.W, KC0[3].W,  
	  ADD_INT * T0.W, PV.Z, KC0[4].X,  
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[2].W,  
	  MULLO_INT   T0.Y (MASKED), T0.W, KC0[2].W,  
	  MULLO_INT   T0.Z (MASKED), T0.W, KC0[2].W,  
	  MULLO_INT * T0.W, T0.W, KC0[2].W,  
	  ADD_INT * T0.W, T2.Z, PV.W,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 30:
	  MULLO_INT   T0.X (MASKED), T1.Y, KC0[1].Z,  
	  MULLO_INT   T0.Y (MASKED), T1.Y, KC0[1].Z,  
	  MULLO_INT   T0.Z (MASKED), T1.Y, KC0[1].Z,  
	  MULLO_INT * T0.W, T1.Y, KC0[1].Z,  
	  ADD_INT * T1.Z, PV.W, T0.X,  
	ALU clause starting at 35:
	  ADD_INT * T0.W, T0.Z, T0.Y,  
	ALU clause starting at 36:
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[3].X,  
	  MULLO_INT   T0.Y (MASKED), T0.W, KC0[3].X,  
	  MULLO_INT   T0.Z, T0.W, KC0[3].X,  
	  MULLO_INT * T0.W (MASKED), T0.W, KC0[3].X,  
	  ADD_INT   T0.Z, T1.Z, PV.Z,  
	  ADD_INT * T0.W, KC0[1].Z, 1,  
	  MULLO_INT   T1.X (MASKED), T0.W, T0.Y,  
	  MULLO_INT   T1.Y, T0.W, T0.Y,  
	  MULLO_INT   T1.Z (MASKED), T0.W, T0.Y,  
	  MULLO_INT * T1.W (MASKED), T0.W, T0.Y,  
	  LSHL   T0.Z, T0.Z, literal.x,  
	  ADD_INT * T1.W, PV.Y, T0.X,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T0.W, T0.X,  
	  MULLO_INT   T0.Y (MASKED), T0.W, T0.X,  
	  MULLO_INT   T0.Z (MASKED), T0.W, T0.X,  
	  MULLO_INT * T0.W (MASKED), T0.W, T0.X,  
	  LSHL   T1.Y, T1.W, literal.x,  
	  ADD_INT   T1.Z, PV.X, T0.Y,  
	  ADD_INT * T0.W, KC0[2].Z, T0.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
	  LSHL   T0.Z, PV.Z, literal.x,  
	  ADD_INT * T0.W, KC0[3].Y, PV.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T1.X, 
	  ADD_INT * T0.W, KC0[3].Y, T0.Z,  
	  GROUP_BARRIER
	ALU clause starting at 64:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T1.X, OQAP,  
.Ltmp235:
.Lfunc_end3:
	.size	transpose_tile, .Lfunc_end3-transpose_tile

	.section	.AMDGPU.config
	.long	166100
	.long	23
	.long	165900
	.long	0
	.long	166120
	.long	256
	.text
	.globl	bitonic_sort
	.p2align	8
	.type	bitonic_sort,@function
bitonic_sort:
bitonic_sort$local:
.Lfunc_begin4:
	ALU 5, @160, KC0[CB0:0-32], KC1[]
	TEX 0 @156
	ALU 1, @166, KC0[], KC1[]
	TEX 0 @158
.Ltmp236:
	ALU 3, @168, KC0[], KC1[]
.Ltmp237:
	ALU 2, @172, KC0[], KC1[]
.Ltmp238:
	ALU 1, @175, KC0[], KC1[]
.Ltmp239:
	ALU 5, @177, KC0[], KC1[]
.Ltmp240:
	ALU 3, @183, KC0[], KC1[]
.Ltmp241:
	ALU 0, @187, KC0[], KC1[]
.Ltmp242:
	ALU 4, @188, KC0[], KC1[]
	ALU 1, @193, KC0[], KC1[]
.Ltmp243:
	ALU 1, @195, KC0[], KC1[]
.Ltmp244:
	ALU 7, @197, KC0[], KC1[]
.Ltmp245:
	ALU 0, @205, KC0[], KC1[]
.Ltmp246:
	ALU 1, @206, KC0[], KC1[]
.Ltmp247:
	ALU 9, @208, KC0[], KC1[]
.Ltmp248:
	ALU 2, @218, KC0[], KC1[]
.Ltmp249:
	ALU 4, @221, KC0[], KC1[]
	ALU 1, @226, KC0[], KC1[]
.Ltmp250:
	ALU 1, @228, KC0[], KC1[]
.Ltmp251:
	ALU 7, @230, KC0[], KC1[]
.Ltmp252:
	ALU 0, @238, KC0[], KC1[]
.Ltmp253:
	ALU 1, @239, KC0[], KC1[]
	ALU 1, @241, KC0[], KC1[]
.Ltmp254:
	ALU 7, @243, KC0[], KC1[]
.Ltmp255:
	ALU 0, @251, KC0[], KC1[]
.Ltmp256:
	ALU 1, @252, KC0[], KC1[]
.Ltmp257:
	ALU 9, @254, KC0[], KC1[]
.Ltmp258:
	ALU 2, @264, KC0[], KC1[]
.Ltmp259:
	ALU 4, @267, KC0[], KC1[]
	ALU 1, @272, KC0[], KC1[]
.Ltmp260:
	ALU 1, @274, KC0[], KC1[]
.Ltmp261:
	ALU 7, @276, KC0[], KC1[]
.Ltmp262:
	ALU 0, @284, KC0[], KC1[]
.Ltmp263:
	ALU 1, @285, KC0[], KC1[]
	ALU 1, @287, KC0[], KC1[]
.Ltmp264:
	ALU 7, @289, KC0[], KC1[]
.Ltmp265:
	ALU 0, @297, KC0[], KC1[]
.Ltmp266:
	ALU 1, @298, KC0[], KC1[]
	ALU 1, @300, KC0[], KC1[]
.Ltmp267:
	ALU 7, @302, KC0[], KC1[]
.Ltmp268:
	ALU 0, @310, KC0[], KC1[]
.Ltmp269:
	ALU 1, @311, KC0[], KC1[]
.Ltmp270:
	ALU 9, @313, KC0[], KC1[]
.Ltmp271:
	ALU 2, @323, KC0[], KC1[]
.Ltmp272:
	ALU 4, @326, KC0[], KC1[]
	ALU 1, @331, KC0[], KC1[]
.Ltmp273:
	ALU 1, @333, KC0[], KC1[]
.Ltmp274:
	ALU 7, @335, KC0[], KC1[]
.Ltmp275:
	ALU 0, @343, KC0[], KC1[]
.Ltmp276:
	ALU 1, @344, KC0[], KC1[]
	ALU 1, @346, KC0[], KC1[]
.Ltmp277:
	ALU 7, @348, KC0[], KC1[]
.Ltmp278:
	ALU 0, @356, KC0[], KC1[]
.Ltmp279:
	ALU 1, @357, KC0[], KC1[]
	ALU 1, @359, KC0[], KC1[]
.Ltmp280:
	ALU 7, @361, KC0[], KC1[]
.Ltmp281:
	ALU 0, @369, KC0[], KC1[]
.Ltmp282:
	ALU 1, @370, KC0[], KC1[]
	ALU 1, @372, KC0[], KC1[]
.Ltmp283:
	ALU 7, @374, KC0[], KC1[]
.Ltmp284:
	ALU 0, @382, KC0[], KC1[]
.Ltmp285:
	ALU 1, @383, KC0[], KC1[]
.Ltmp286:
	ALU 9, @385, KC0[], KC1[]
.Ltmp287:
	ALU 2, @395, KC0[], KC1[]
.Ltmp288:
	ALU 4, @398, KC0[], KC1[]
	ALU 1, @403, KC0[], KC1[]
.Ltmp289:
	ALU 1, @405, KC0[], KC1[]
.Ltmp290:
	ALU 7, @407, KC0[], KC1[]
.Ltmp291:
	ALU 0, @415, KC0[], KC1[]
.Ltmp292:
	ALU 1, @416, KC0[], KC1[]
	ALU 1, @418, KC0[], KC1[]
.Ltmp293:
	ALU 7, @420, KC0[], KC1[]
.Ltmp294:
	ALU 0, @428, KC0[], KC1[]
.Ltmp295:
	ALU 1, @429, KC0[], KC1[]
	ALU 1, @431, KC0[], KC1[]
.Ltmp296:
	ALU 7, @433, KC0[], KC1[]
.Ltmp297:
	ALU 0, @441, KC0[], KC1[]
.Ltmp298:
	ALU 1, @442, KC0[], KC1[]
	ALU 1, @444, KC0[], KC1[]
.Ltmp299:
	ALU 7, @446, KC0[], KC1[]
.Ltmp300:
	ALU 0, @454, KC0[], KC1[]
.Ltmp301:
	ALU 1, @455, KC0[], KC1[]
	ALU 1, @457, KC0[], KC1[]
.Ltmp302:
	ALU 7, @459, KC0[], KC1[]
.Ltmp303:
	ALU 0, @467, KC0[], KC1[]
.Ltmp304:
	ALU 1, @468, KC0[], KC1[]
.Ltmp305:
	ALU 9, @470, KC0[], KC1[]
.Ltmp306:
	ALU 2, @480, KC0[], KC1[]
.Ltmp307:
	ALU 4, @483, KC0[], KC1[]
	ALU 1, @488, KC0[], KC1[]
.Ltmp308:
	ALU 1, @490, KC0[], KC1[]
.Ltmp309:
	ALU 7, @492, KC0[], KC1[]
.Ltmp310:
	ALU 0, @500, KC0[], KC1[]
.Ltmp311:
	ALU 1, @501, KC0[], KC1[]
	ALU 1, @503, KC0[], KC1[]
.Ltmp312:
	ALU 7, @505, KC0[], KC1[]
.Ltmp313:
	ALU 0, @513, KC0[], KC1[]
.Ltmp314:
	ALU 1, @514, KC0[], KC1[]
	ALU 1, @516, KC0[], KC1[]
.Ltmp315:
	ALU 7, @518, KC0[], KC1[]
.Ltmp316:
	ALU 0, @526, KC0[], KC1[]
.Ltmp317:
	ALU 1, @527, KC0[], KC1[]
	ALU 1, @529, KC0[], KC1[]
.Ltmp318:
	ALU 7, @531, KC0[], KC1[]
.Ltmp319:
	ALU 0, @539, KC0[], KC1[]
.Ltmp320:
	ALU 1, @540, KC0[], KC1[]
	ALU 1, @542, KC0[], KC1[]
.Ltmp321:
	ALU 7, @544, KC0[], KC1[]
.Ltmp322:
	ALU 0, @552, KC0[], KC1[]
.Ltmp323:
	ALU 1, @553, KC0[], KC1[]
	ALU 1, @555, KC0[], KC1[]
.Ltmp324:
	ALU 7, @557, KC0[], KC1[]
.Ltmp325:
	ALU 0, @565, KC0[], KC1[]
.Ltmp326:
	ALU 1, @566, KC0[], KC1[]
.Ltmp327:
	ALU 9, @568, KC0[], KC1[]
.Ltmp328:
	ALU 2, @578, KC0[], KC1[]
.Ltmp329:
	ALU 4, @581, KC0[], KC1[]
	ALU 1, @586, KC0[], KC1[]
.Ltmp330:
	ALU 1, @588, KC0[], KC1[]
.Ltmp331:
	ALU 7, @590, KC0[], KC1[]
.Ltmp332:
	ALU 0, @598, KC0[], KC1[]
.Ltmp333:
	ALU 1, @599, KC0[], KC1[]
	ALU 1, @601, KC0[], KC1[]
.Ltmp334:
	ALU 7, @603, KC0[], KC1[]
.Ltmp335:
	ALU 0, @611, KC0[], KC1[]
.Ltmp336:
	ALU 1, @612, KC0[], KC1[]
	ALU 1, @614, KC0[], KC1[]
.Ltmp337:
	ALU 7, @616, KC0[], KC1[]
.Ltmp338:
	ALU 0, @624, KC0[], KC1[]
.Ltmp339:
	ALU 1, @625, KC0[], KC1[]
	ALU 1, @627, KC0[], KC1[]
.Ltmp340:
	ALU 7, @629, KC0[], KC1[]
.Ltmp341:
	ALU 0, @637, KC0[], KC1[]
.Ltmp342:
	ALU 1, @638, KC0[], KC1[]
	ALU 1, @640, KC0[], KC1[]
.Ltmp343:
	ALU 7, @642, KC0[], KC1[]
.Ltmp344:
	ALU 0, @650, KC0[], KC1[]
.Ltmp345:
	ALU 1, @651, KC0[], KC1[]
	ALU 1, @653, KC0[], KC1[]
.Ltmp346:
	ALU 7, @655, KC0[], KC1[]
.Ltmp347:
	ALU 0, @663, KC0[], KC1[]
.Ltmp348:
	ALU 1, @664, KC0[], KC1[]
	ALU 1, @666, KC0[], KC1[]
.Ltmp349:
	ALU 7, @668, KC0[], KC1[]
.Ltmp350:
	ALU 0, @676, KC0[], KC1[]
.Ltmp351:
	ALU 1, @677, KC0[], KC1[]
.Ltmp352:
	ALU 9, @679, KC0[], KC1[]
.Ltmp353:
	ALU 2, @689, KC0[], KC1[]
	ALU 1, @692, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T0.X
	ALU 5, @694, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 156:
	  VTX_READ_32 T2.X, T2.X, 0, #1
	Fetch clause starting at 158:
	  VTX_READ_32 T3.X, T3.X, 512, #1
	ALU clause starting at 160:
	  LSHL   T0.Z, T0.X, literal.x,  
	  LSHL * T0.W, T1.X, literal.y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 10(1.401298e-44)
	  OR_INT * T0.W, PV.W, PV.Z,  
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	  MOV * T2.X, PV.X,  
	ALU clause starting at 166:
	  MOV * T3.X, T1.X,  
	  LDS_WRITE * T0.Z, T2.X, 
	ALU clause starting at 168:
.Ltmp354:
	  ADD_INT   T1.Z, T0.Z, T0.Z,  
.Ltmp355:
	  ADD_INT * T0.W, T0.Z, literal.x,  
	512(7.174648e-43), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T3.X, 
	ALU clause starting at 172:
.Ltmp356:
	  ADD_INT * T1.W, T1.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp357:
	ALU clause starting at 175:
.Ltmp358:
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T0.Y, OQAP,  
.Ltmp359:
	ALU clause starting at 177:
.Ltmp360:
	  LDS_READ_RET * OQAP, T1.Z 
.Ltmp361:
	  MOV   T1.Y, OQAP,  
	  AND_INT * T2.W, T0.X, 1,  
	  SETGE_UINT   T3.Z, T0.Y, PV.Y,  
	  SETE_INT * T3.W, PV.W, 0.0,  
	  LSHL * T2.Z, T0.X, 1,  
.Ltmp362:
	ALU clause starting at 183:
.Ltmp363:
	  XOR_INT * T3.W, T3.W, T3.Z,  
.Ltmp364:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T1.W, T1.Y, Pred_sel_one
	  LDS_WRITE * T1.Z, T0.Y, Pred_sel_one
.Ltmp365:
	ALU clause starting at 187:
.Ltmp366:
	  SUB_INT * T4.W, T2.Z, T2.W,  
.Ltmp367:
	ALU clause starting at 188:
.Ltmp368:
	  LSHL * T2.W, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp369:
	ALU clause starting at 193:
.Ltmp370:
	  LDS_READ_RET * OQAP, T3.W 
	  MOV * T1.Y, OQAP,  
.Ltmp371:
	ALU clause starting at 195:
.Ltmp372:
	  LDS_READ_RET * OQAP, T2.W 
.Ltmp373:
	  MOV * T0.Y, OQAP,  
.Ltmp374:
	ALU clause starting at 197:
.Ltmp375:
	  AND_INT * T5.W, T4.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T1.Y, T0.Y,  
	  SETE_INT * T5.W, PV.W, 0.0,  
	  SETE_INT * T5.W, PV.W, PV.Z,  
.Ltmp376:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T2.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T3.W, T0.Y, Pred_sel_zero
.Ltmp377:
	ALU clause starting at 205:
.Ltmp378:
	  GROUP_BARRIER
.Ltmp379:
	ALU clause starting at 206:
.Ltmp380:
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T0.Y, OQAP,  
.Ltmp381:
	ALU clause starting at 208:
.Ltmp382:
	  LDS_READ_RET * OQAP, T1.Z 
.Ltmp383:
	  MOV   T1.Y, OQAP,  
	  AND_INT * T5.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T0.Y, PV.Y,  
	  SETE_INT * T5.W, PV.W, 0.0,  
	  SETE_INT * T5.W, PV.W, PV.Z,  
.Ltmp384:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T1.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T1.Z, T0.Y, Pred_sel_zero
.Ltmp385:
	ALU clause starting at 218:
.Ltmp386:
	  AND_INT * T5.W, T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  SUB_INT * T7.W, T2.Z, PV.W,  
.Ltmp387:
	ALU clause starting at 221:
.Ltmp388:
	  LSHL * T5.W, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T6.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp389:
	ALU clause starting at 226:
.Ltmp390:
	  LDS_READ_RET * OQAP, T6.W 
	  MOV * T1.Y, OQAP,  
.Ltmp391:
	ALU clause starting at 228:
.Ltmp392:
	  LDS_READ_RET * OQAP, T5.W 
.Ltmp393:
	  MOV * T0.Y, OQAP,  
.Ltmp394:
	ALU clause starting at 230:
.Ltmp395:
	  AND_INT * T8.W, T7.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T1.Y, T0.Y,  
	  SETE_INT * T8.W, PV.W, 0.0,  
	  SETE_INT * T8.W, PV.W, PV.Z,  
.Ltmp396:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T5.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T6.W, T0.Y, Pred_sel_zero
.Ltmp397:
	ALU clause starting at 238:
.Ltmp398:
	  GROUP_BARRIER
.Ltmp399:
	ALU clause starting at 239:
.Ltmp400:
	  LDS_READ_RET * OQAP, T3.W 
	  MOV * T1.Y, OQAP,  
.Ltmp401:
	ALU clause starting at 241:
.Ltmp402:
	  LDS_READ_RET * OQAP, T2.W 
.Ltmp403:
	  MOV * T0.Y, OQAP,  
.Ltmp404:
	ALU clause starting at 243:
.Ltmp405:
	  AND_INT * T8.W, T4.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T1.Y, T0.Y,  
	  SETE_INT * T8.W, PV.W, 0.0,  
	  SETE_INT * T8.W, PV.W, PV.Z,  
.Ltmp406:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T2.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T3.W, T0.Y, Pred_sel_zero
.Ltmp407:
	ALU clause starting at 251:
.Ltmp408:
	  GROUP_BARRIER
.Ltmp409:
	ALU clause starting at 252:
.Ltmp410:
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T0.Y, OQAP,  
.Ltmp411:
	ALU clause starting at 254:
.Ltmp412:
	  LDS_READ_RET * OQAP, T1.Z 
.Ltmp413:
	  MOV   T1.Y, OQAP,  
	  AND_INT * T8.W, T0.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T0.Y, PV.Y,  
	  SETE_INT * T8.W, PV.W, 0.0,  
	  SETE_INT * T8.W, PV.W, PV.Z,  
.Ltmp414:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T1.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T1.Z, T0.Y, Pred_sel_zero
.Ltmp415:
	ALU clause starting at 264:
.Ltmp416:
	  AND_INT * T8.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T10.W, T2.Z, PV.W,  
.Ltmp417:
	ALU clause starting at 267:
.Ltmp418:
	  LSHL * T8.W, T10.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T9.W, PV.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp419:
	ALU clause starting at 272:
.Ltmp420:
	  LDS_READ_RET * OQAP, T9.W 
	  MOV * T1.Y, OQAP,  
.Ltmp421:
	ALU clause starting at 274:
.Ltmp422:
	  LDS_READ_RET * OQAP, T8.W 
.Ltmp423:
	  MOV * T0.Y, OQAP,  
.Ltmp424:
	ALU clause starting at 276:
.Ltmp425:
	  AND_INT * T11.W, T10.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T1.Y, T0.Y,  
	  SETE_INT * T11.W, PV.W, 0.0,  
	  SETE_INT * T11.W, PV.W, PV.Z,  
.Ltmp426:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T8.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T9.W, T0.Y, Pred_sel_zero
.Ltmp427:
	ALU clause starting at 284:
.Ltmp428:
	  GROUP_BARRIER
.Ltmp429:
	ALU clause starting at 285:
.Ltmp430:
	  LDS_READ_RET * OQAP, T6.W 
	  MOV * T1.Y, OQAP,  
.Ltmp431:
	ALU clause starting at 287:
.Ltmp432:
	  LDS_READ_RET * OQAP, T5.W 
.Ltmp433:
	  MOV * T0.Y, OQAP,  
.Ltmp434:
	ALU clause starting at 289:
.Ltmp435:
	  AND_INT * T11.W, T7.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T1.Y, T0.Y,  
	  SETE_INT * T11.W, PV.W, 0.0,  
	  SETE_INT * T11.W, PV.W, PV.Z,  
.Ltmp436:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T5.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T6.W, T0.Y, Pred_sel_zero
.Ltmp437:
	ALU clause starting at 297:
.Ltmp438:
	  GROUP_BARRIER
.Ltmp439:
	ALU clause starting at 298:
.Ltmp440:
	  LDS_READ_RET * OQAP, T3.W 
	  MOV * T1.Y, OQAP,  
.Ltmp441:
	ALU clause starting at 300:
.Ltmp442:
	  LDS_READ_RET * OQAP, T2.W 
.Ltmp443:
	  MOV * T0.Y, OQAP,  
.Ltmp444:
	ALU clause starting at 302:
.Ltmp445:
	  AND_INT * T11.W, T4.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T1.Y, T0.Y,  
	  SETE_INT * T11.W, PV.W, 0.0,  
	  SETE_INT * T11.W, PV.W, PV.Z,  
.Ltmp446:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T2.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T3.W, T0.Y, Pred_sel_zero
.Ltmp447:
	ALU clause starting at 310:
.Ltmp448:
	  GROUP_BARRIER
.Ltmp449:
	ALU clause starting at 311:
.Ltmp450:
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T0.Y, OQAP,  
.Ltmp451:
	ALU clause starting at 313:
.Ltmp452:
	  LDS_READ_RET * OQAP, T1.Z 
.Ltmp453:
	  MOV   T1.Y, OQAP,  
	  AND_INT * T11.W, T0.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T0.Y, PV.Y,  
	  SETE_INT * T11.W, PV.W, 0.0,  
	  SETE_INT * T11.W, PV.W, PV.Z,  
.Ltmp454:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T1.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T1.Z, T0.Y, Pred_sel_zero
.Ltmp455:
	ALU clause starting at 323:
.Ltmp456:
	  AND_INT * T11.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T13.W, T2.Z, PV.W,  
.Ltmp457:
	ALU clause starting at 326:
.Ltmp458:
	  LSHL * T11.W, T13.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T12.W, PV.W, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp459:
	ALU clause starting at 331:
.Ltmp460:
	  LDS_READ_RET * OQAP, T12.W 
	  MOV * T1.Y, OQAP,  
.Ltmp461:
	ALU clause starting at 333:
.Ltmp462:
	  LDS_READ_RET * OQAP, T11.W 
.Ltmp463:
	  MOV * T0.Y, OQAP,  
.Ltmp464:
	ALU clause starting at 335:
.Ltmp465:
	  AND_INT * T14.W, T13.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T1.Y, T0.Y,  
	  SETE_INT * T14.W, PV.W, 0.0,  
	  SETE_INT * T14.W, PV.W, PV.Z,  
.Ltmp466:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T11.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T12.W, T0.Y, Pred_sel_zero
.Ltmp467:
	ALU clause starting at 343:
.Ltmp468:
	  GROUP_BARRIER
.Ltmp469:
	ALU clause starting at 344:
.Ltmp470:
	  LDS_READ_RET * OQAP, T9.W 
	  MOV * T1.Y, OQAP,  
.Ltmp471:
	ALU clause starting at 346:
.Ltmp472:
	  LDS_READ_RET * OQAP, T8.W 
.Ltmp473:
	  MOV * T0.Y, OQAP,  
.Ltmp474:
	ALU clause starting at 348:
.Ltmp475:
	  AND_INT * T14.W, T10.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T1.Y, T0.Y,  
	  SETE_INT * T14.W, PV.W, 0.0,  
	  SETE_INT * T14.W, PV.W, PV.Z,  
.Ltmp476:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T8.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T9.W, T0.Y, Pred_sel_zero
.Ltmp477:
	ALU clause starting at 356:
.Ltmp478:
	  GROUP_BARRIER
.Ltmp479:
	ALU clause starting at 357:
.Ltmp480:
	  LDS_READ_RET * OQAP, T6.W 
	  MOV * T1.Y, OQAP,  
.Ltmp481:
	ALU clause starting at 359:
.Ltmp482:
	  LDS_READ_RET * OQAP, T5.W 
.Ltmp483:
	  MOV * T0.Y, OQAP,  
.Ltmp484:
	ALU clause starting at 361:
.Ltmp485:
	  AND_INT * T14.W, T7.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T1.Y, T0.Y,  
	  SETE_INT * T14.W, PV.W, 0.0,  
	  SETE_INT * T14.W, PV.W, PV.Z,  
.Ltmp486:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T5.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T6.W, T0.Y, Pred_sel_zero
.Ltmp487:
	ALU clause starting at 369:
.Ltmp488:
	  GROUP_BARRIER
.Ltmp489:
	ALU clause starting at 370:
.Ltmp490:
	  LDS_READ_RET * OQAP, T3.W 
	  MOV * T1.Y, OQAP,  
.Ltmp491:
	ALU clause starting at 372:
.Ltmp492:
	  LDS_READ_RET * OQAP, T2.W 
.Ltmp493:
	  MOV * T0.Y, OQAP,  
.Ltmp494:
	ALU clause starting at 374:
.Ltmp495:
	  AND_INT * T14.W, T4.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T1.Y, T0.Y,  
	  SETE_INT * T14.W, PV.W, 0.0,  
	  SETE_INT * T14.W, PV.W, PV.Z,  
.Ltmp496:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T2.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T3.W, T0.Y, Pred_sel_zero
.Ltmp497:
	ALU clause starting at 382:
.Ltmp498:
	  GROUP_BARRIER
.Ltmp499:
	ALU clause starting at 383:
.Ltmp500:
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T0.Y, OQAP,  
.Ltmp501:
	ALU clause starting at 385:
.Ltmp502:
	  LDS_READ_RET * OQAP, T1.Z 
.Ltmp503:
	  MOV   T1.Y, OQAP,  
	  AND_INT * T14.W, T0.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T0.Y, PV.Y,  
	  SETE_INT * T14.W, PV.W, 0.0,  
	  SETE_INT * T14.W, PV.W, PV.Z,  
.Ltmp504:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T1.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T1.Z, T0.Y, Pred_sel_zero
.Ltmp505:
	ALU clause starting at 395:
.Ltmp506:
	  AND_INT * T14.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  SUB_INT * T16.W, T2.Z, PV.W,  
.Ltmp507:
	ALU clause starting at 398:
.Ltmp508:
	  LSHL * T14.W, T16.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T15.W, PV.W, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp509:
	ALU clause starting at 403:
.Ltmp510:
	  LDS_READ_RET * OQAP, T15.W 
	  MOV * T1.Y, OQAP,  
.Ltmp511:
	ALU clause starting at 405:
.Ltmp512:
	  LDS_READ_RET * OQAP, T14.W 
.Ltmp513:
	  MOV * T0.Y, OQAP,  
.Ltmp514:
	ALU clause starting at 407:
.Ltmp515:
	  AND_INT * T17.W, T16.W, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T1.Y, T0.Y,  
	  SETE_INT * T17.W, PV.W, 0.0,  
	  SETE_INT * T17.W, PV.W, PV.Z,  
.Ltmp516:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T14.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T15.W, T0.Y, Pred_sel_zero
.Ltmp517:
	ALU clause starting at 415:
.Ltmp518:
	  GROUP_BARRIER
.Ltmp519:
	ALU clause starting at 416:
.Ltmp520:
	  LDS_READ_RET * OQAP, T12.W 
	  MOV * T1.Y, OQAP,  
.Ltmp521:
	ALU clause starting at 418:
.Ltmp522:
	  LDS_READ_RET * OQAP, T11.W 
.Ltmp523:
	  MOV * T0.Y, OQAP,  
.Ltmp524:
	ALU clause starting at 420:
.Ltmp525:
	  AND_INT * T17.W, T13.W, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T1.Y, T0.Y,  
	  SETE_INT * T17.W, PV.W, 0.0,  
	  SETE_INT * T17.W, PV.W, PV.Z,  
.Ltmp526:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T11.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T12.W, T0.Y, Pred_sel_zero
.Ltmp527:
	ALU clause starting at 428:
.Ltmp528:
	  GROUP_BARRIER
.Ltmp529:
	ALU clause starting at 429:
.Ltmp530:
	  LDS_READ_RET * OQAP, T9.W 
	  MOV * T1.Y, OQAP,  
.Ltmp531:
	ALU clause starting at 431:
.Ltmp532:
	  LDS_READ_RET * OQAP, T8.W 
.Ltmp533:
	  MOV * T0.Y, OQAP,  
.Ltmp534:
	ALU clause starting at 433:
.Ltmp535:
	  AND_INT * T17.W, T10.W, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T1.Y, T0.Y,  
	  SETE_INT * T17.W, PV.W, 0.0,  
	  SETE_INT * T17.W, PV.W, PV.Z,  
.Ltmp536:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T8.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T9.W, T0.Y, Pred_sel_zero
.Ltmp537:
	ALU clause starting at 441:
.Ltmp538:
	  GROUP_BARRIER
.Ltmp539:
	ALU clause starting at 442:
.Ltmp540:
	  LDS_READ_RET * OQAP, T6.W 
	  MOV * T1.Y, OQAP,  
.Ltmp541:
	ALU clause starting at 444:
.Ltmp542:
	  LDS_READ_RET * OQAP, T5.W 
.Ltmp543:
	  MOV * T0.Y, OQAP,  
.Ltmp544:
	ALU clause starting at 446:
.Ltmp545:
	  AND_INT * T17.W, T7.W, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T1.Y, T0.Y,  
	  SETE_INT * T17.W, PV.W, 0.0,  
	  SETE_INT * T17.W, PV.W, PV.Z,  
.Ltmp546:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T5.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T6.W, T0.Y, Pred_sel_zero
.Ltmp547:
	ALU clause starting at 454:
.Ltmp548:
	  GROUP_BARRIER
.Ltmp549:
	ALU clause starting at 455:
.Ltmp550:
	  LDS_READ_RET * OQAP, T3.W 
	  MOV * T1.Y, OQAP,  
.Ltmp551:
	ALU clause starting at 457:
.Ltmp552:
	  LDS_READ_RET * OQAP, T2.W 
.Ltmp553:
	  MOV * T0.Y, OQAP,  
.Ltmp554:
	ALU clause starting at 459:
.Ltmp555:
	  AND_INT * T17.W, T4.W, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T1.Y, T0.Y,  
	  SETE_INT * T17.W, PV.W, 0.0,  
	  SETE_INT * T17.W, PV.W, PV.Z,  
.Ltmp556:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T2.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T3.W, T0.Y, Pred_sel_zero
.Ltmp557:
	ALU clause starting at 467:
.Ltmp558:
	  GROUP_BARRIER
.Ltmp559:
	ALU clause starting at 468:
.Ltmp560:
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T0.Y, OQAP,  
.Ltmp561:
	ALU clause starting at 470:
.Ltmp562:
	  LDS_READ_RET * OQAP, T1.Z 
.Ltmp563:
	  MOV   T1.Y, OQAP,  
	  AND_INT * T17.W, T0.X, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T0.Y, PV.Y,  
	  SETE_INT * T17.W, PV.W, 0.0,  
	  SETE_INT * T17.W, PV.W, PV.Z,  
.Ltmp564:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T1.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T1.Z, T0.Y, Pred_sel_zero
.Ltmp565:
	ALU clause starting at 480:
.Ltmp566:
	  AND_INT * T17.W, T0.X, literal.x,  
	63(8.828180e-44), 0(0.000000e+00)
	  SUB_INT * T19.W, T2.Z, PV.W,  
.Ltmp567:
	ALU clause starting at 483:
.Ltmp568:
	  LSHL * T17.W, T19.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T18.W, PV.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp569:
	ALU clause starting at 488:
.Ltmp570:
	  LDS_READ_RET * OQAP, T18.W 
	  MOV * T1.Y, OQAP,  
.Ltmp571:
	ALU clause starting at 490:
.Ltmp572:
	  LDS_READ_RET * OQAP, T17.W 
.Ltmp573:
	  MOV * T0.Y, OQAP,  
.Ltmp574:
	ALU clause starting at 492:
.Ltmp575:
	  AND_INT * T20.W, T19.W, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T1.Y, T0.Y,  
	  SETE_INT * T20.W, PV.W, 0.0,  
	  SETE_INT * T20.W, PV.W, PV.Z,  
.Ltmp576:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T17.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T18.W, T0.Y, Pred_sel_zero
.Ltmp577:
	ALU clause starting at 500:
.Ltmp578:
	  GROUP_BARRIER
.Ltmp579:
	ALU clause starting at 501:
.Ltmp580:
	  LDS_READ_RET * OQAP, T15.W 
	  MOV * T1.Y, OQAP,  
.Ltmp581:
	ALU clause starting at 503:
.Ltmp582:
	  LDS_READ_RET * OQAP, T14.W 
.Ltmp583:
	  MOV * T0.Y, OQAP,  
.Ltmp584:
	ALU clause starting at 505:
.Ltmp585:
	  AND_INT * T20.W, T16.W, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T1.Y, T0.Y,  
	  SETE_INT * T20.W, PV.W, 0.0,  
	  SETE_INT * T20.W, PV.W, PV.Z,  
.Ltmp586:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T14.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T15.W, T0.Y, Pred_sel_zero
.Ltmp587:
	ALU clause starting at 513:
.Ltmp588:
	  GROUP_BARRIER
.Ltmp589:
	ALU clause starting at 514:
.Ltmp590:
	  LDS_READ_RET * OQAP, T12.W 
	  MOV * T1.Y, OQAP,  
.Ltmp591:
	ALU clause starting at 516:
.Ltmp592:
	  LDS_READ_RET * OQAP, T11.W 
.Ltmp593:
	  MOV * T0.Y, OQAP,  
.Ltmp594:
	ALU clause starting at 518:
.Ltmp595:
	  AND_INT * T20.W, T13.W, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T1.Y, T0.Y,  
	  SETE_INT * T20.W, PV.W, 0.0,  
	  SETE_INT * T20.W, PV.W, PV.Z,  
.Ltmp596:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T11.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T12.W, T0.Y, Pred_sel_zero
.Ltmp597:
	ALU clause starting at 526:
.Ltmp598:
	  GROUP_BARRIER
.Ltmp599:
	ALU clause starting at 527:
.Ltmp600:
	  LDS_READ_RET * OQAP, T9.W 
	  MOV * T1.Y, OQAP,  
.Ltmp601:
	ALU clause starting at 529:
.Ltmp602:
	  LDS_READ_RET * OQAP, T8.W 
.Ltmp603:
	  MOV * T0.Y, OQAP,  
.Ltmp604:
	ALU clause starting at 531:
.Ltmp605:
	  AND_INT * T20.W, T10.W, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T1.Y, T0.Y,  
	  SETE_INT * T20.W, PV.W, 0.0,  
	  SETE_INT * T20.W, PV.W, PV.Z,  
.Ltmp606:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T8.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T9.W, T0.Y, Pred_sel_zero
.Ltmp607:
	ALU clause starting at 539:
.Ltmp608:
	  GROUP_BARRIER
.Ltmp609:
	ALU clause starting at 540:
.Ltmp610:
	  LDS_READ_RET * OQAP, T6.W 
	  MOV * T1.Y, OQAP,  
.Ltmp611:
	ALU clause starting at 542:
.Ltmp612:
	  LDS_READ_RET * OQAP, T5.W 
.Ltmp613:
	  MOV * T0.Y, OQAP,  
.Ltmp614:
	ALU clause starting at 544:
.Ltmp615:
	  AND_INT * T20.W, T7.W, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T1.Y, T0.Y,  
	  SETE_INT * T20.W, PV.W, 0.0,  
	  SETE_INT * T20.W, PV.W, PV.Z,  
.Ltmp616:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T5.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T6.W, T0.Y, Pred_sel_zero
.Ltmp617:
	ALU clause starting at 552:
.Ltmp618:
	  GROUP_BARRIER
.Ltmp619:
	ALU clause starting at 553:
.Ltmp620:
	  LDS_READ_RET * OQAP, T3.W 
	  MOV * T1.Y, OQAP,  
.Ltmp621:
	ALU clause starting at 555:
.Ltmp622:
	  LDS_READ_RET * OQAP, T2.W 
.Ltmp623:
	  MOV * T0.Y, OQAP,  
.Ltmp624:
	ALU clause starting at 557:
.Ltmp625:
	  AND_INT * T20.W, T4.W, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T1.Y, T0.Y,  
	  SETE_INT * T20.W, PV.W, 0.0,  
	  SETE_INT * T20.W, PV.W, PV.Z,  
.Ltmp626:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T2.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T3.W, T0.Y, Pred_sel_zero
.Ltmp627:
	ALU clause starting at 565:
.Ltmp628:
	  GROUP_BARRIER
.Ltmp629:
	ALU clause starting at 566:
.Ltmp630:
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T0.Y, OQAP,  
.Ltmp631:
	ALU clause starting at 568:
.Ltmp632:
	  LDS_READ_RET * OQAP, T1.Z 
.Ltmp633:
	  MOV   T1.Y, OQAP,  
	  AND_INT * T20.W, T0.X, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  SETGE_UINT   T3.Z, T0.Y, PV.Y,  
	  SETE_INT * T20.W, PV.W, 0.0,  
	  SETE_INT * T20.W, PV.W, PV.Z,  
.Ltmp634:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T1.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T1.Z, T0.Y, Pred_sel_zero
.Ltmp635:
	ALU clause starting at 578:
.Ltmp636:
	  AND_INT * T20.W, T0.X, literal.x,  
	127(1.779649e-43), 0(0.000000e+00)
	  SUB_INT * T22.W, T2.Z, PV.W,  
.Ltmp637:
	ALU clause starting at 581:
.Ltmp638:
	  LSHL * T20.W, T22.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T21.W, PV.W, literal.x,  
	512(7.174648e-43), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp639:
	ALU clause starting at 586:
.Ltmp640:
	  LDS_READ_RET * OQAP, T21.W 
	  MOV * T1.Y, OQAP,  
.Ltmp641:
	ALU clause starting at 588:
.Ltmp642:
	  LDS_READ_RET * OQAP, T20.W 
.Ltmp643:
	  MOV * T0.Y, OQAP,  
.Ltmp644:
	ALU clause starting at 590:
.Ltmp645:
	  AND_INT * T22.W, T22.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  SETGE_UINT   T2.Z, T1.Y, T0.Y,  
	  SETE_INT * T22.W, PV.W, 0.0,  
	  SETE_INT * T22.W, PV.W, PV.Z,  
.Ltmp646:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T20.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T21.W, T0.Y, Pred_sel_zero
.Ltmp647:
	ALU clause starting at 598:
.Ltmp648:
	  GROUP_BARRIER
.Ltmp649:
	ALU clause starting at 599:
.Ltmp650:
	  LDS_READ_RET * OQAP, T18.W 
	  MOV * T1.Y, OQAP,  
.Ltmp651:
	ALU clause starting at 601:
.Ltmp652:
	  LDS_READ_RET * OQAP, T17.W 
.Ltmp653:
	  MOV * T0.Y, OQAP,  
.Ltmp654:
	ALU clause starting at 603:
.Ltmp655:
	  AND_INT * T19.W, T19.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  SETGE_UINT   T2.Z, T1.Y, T0.Y,  
	  SETE_INT * T19.W, PV.W, 0.0,  
	  SETE_INT * T19.W, PV.W, PV.Z,  
.Ltmp656:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T17.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T18.W, T0.Y, Pred_sel_zero
.Ltmp657:
	ALU clause starting at 611:
.Ltmp658:
	  GROUP_BARRIER
.Ltmp659:
	ALU clause starting at 612:
.Ltmp660:
	  LDS_READ_RET * OQAP, T15.W 
	  MOV * T1.Y, OQAP,  
.Ltmp661:
	ALU clause starting at 614:
.Ltmp662:
	  LDS_READ_RET * OQAP, T14.W 
.Ltmp663:
	  MOV * T0.Y, OQAP,  
.Ltmp664:
	ALU clause starting at 616:
.Ltmp665:
	  AND_INT * T16.W, T16.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  SETGE_UINT   T2.Z, T1.Y, T0.Y,  
	  SETE_INT * T16.W, PV.W, 0.0,  
	  SETE_INT * T16.W, PV.W, PV.Z,  
.Ltmp666:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T14.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T15.W, T0.Y, Pred_sel_zero
.Ltmp667:
	ALU clause starting at 624:
.Ltmp668:
	  GROUP_BARRIER
.Ltmp669:
	ALU clause starting at 625:
.Ltmp670:
	  LDS_READ_RET * OQAP, T12.W 
	  MOV * T1.Y, OQAP,  
.Ltmp671:
	ALU clause starting at 627:
.Ltmp672:
	  LDS_READ_RET * OQAP, T11.W 
.Ltmp673:
	  MOV * T0.Y, OQAP,  
.Ltmp674:
	ALU clause starting at 629:
.Ltmp675:
	  AND_INT * T13.W, T13.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  SETGE_UINT   T2.Z, T1.Y, T0.Y,  
	  SETE_INT * T13.W, PV.W, 0.0,  
	  SETE_INT * T13.W, PV.W, PV.Z,  
.Ltmp676:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T11.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T12.W, T0.Y, Pred_sel_zero
.Ltmp677:
	ALU clause starting at 637:
.Ltmp678:
	  GROUP_BARRIER
.Ltmp679:
	ALU clause starting at 638:
.Ltmp680:
	  LDS_READ_RET * OQAP, T9.W 
	  MOV * T1.Y, OQAP,  
.Ltmp681:
	ALU clause starting at 640:
.Ltmp682:
	  LDS_READ_RET * OQAP, T8.W 
.Ltmp683:
	  MOV * T0.Y, OQAP,  
.Ltmp684:
	ALU clause starting at 642:
.Ltmp685:
	  AND_INT * T10.W, T10.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  SETGE_UINT   T2.Z, T1.Y, T0.Y,  
	  SETE_INT * T10.W, PV.W, 0.0,  
	  SETE_INT * T10.W, PV.W, PV.Z,  
.Ltmp686:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T8.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T9.W, T0.Y, Pred_sel_zero
.Ltmp687:
	ALU clause starting at 650:
.Ltmp688:
	  GROUP_BARRIER
.Ltmp689:
	ALU clause starting at 651:
.Ltmp690:
	  LDS_READ_RET * OQAP, T6.W 
	  MOV * T1.Y, OQAP,  
.Ltmp691:
	ALU clause starting at 653:
.Ltmp692:
	  LDS_READ_RET * OQAP, T5.W 
.Ltmp693:
	  MOV * T0.Y, OQAP,  
.Ltmp694:
	ALU clause starting at 655:
.Ltmp695:
	  AND_INT * T7.W, T7.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  SETGE_UINT   T2.Z, T1.Y, T0.Y,  
	  SETE_INT * T7.W, PV.W, 0.0,  
	  SETE_INT * T7.W, PV.W, PV.Z,  
.Ltmp696:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T5.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T6.W, T0.Y, Pred_sel_zero
.Ltmp697:
	ALU clause starting at 663:
.Ltmp698:
	  GROUP_BARRIER
.Ltmp699:
	ALU clause starting at 664:
.Ltmp700:
	  LDS_READ_RET * OQAP, T3.W 
	  MOV * T1.Y, OQAP,  
.Ltmp701:
	ALU clause starting at 666:
.Ltmp702:
	  LDS_READ_RET * OQAP, T2.W 
.Ltmp703:
	  MOV * T0.Y, OQAP,  
.Ltmp704:
	ALU clause starting at 668:
.Ltmp705:
	  AND_INT * T4.W, T4.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  SETGE_UINT   T2.Z, T1.Y, T0.Y,  
	  SETE_INT * T4.W, PV.W, 0.0,  
	  SETE_INT * T4.W, PV.W, PV.Z,  
.Ltmp706:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T2.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T3.W, T0.Y, Pred_sel_zero
.Ltmp707:
	ALU clause starting at 676:
.Ltmp708:
	  GROUP_BARRIER
.Ltmp709:
	ALU clause starting at 677:
.Ltmp710:
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T0.Y, OQAP,  
.Ltmp711:
	ALU clause starting at 679:
.Ltmp712:
	  LDS_READ_RET * OQAP, T1.Z 
.Ltmp713:
	  MOV   T1.Y, OQAP,  
	  AND_INT * T2.W, T0.X, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
	  SETGE_UINT   T2.Z, T0.Y, PV.Y,  
	  SETE_INT * T2.W, PV.W, 0.0,  
	  SETE_INT * T2.W, PV.W, PV.Z,  
.Ltmp714:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T1.W, T1.Y, Pred_sel_zero
	  LDS_WRITE * T1.Z, T0.Y, Pred_sel_zero
.Ltmp715:
	ALU clause starting at 689:
	  LSHR * T0.X, T1.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 692:
	  LDS_READ_RET * OQAP, T0.Z 
	  MOV * T2.X, OQAP,  
	ALU clause starting at 694:
	  ADD_INT * T1.W, T1.X, literal.x,  
	512(7.174648e-43), 0(0.000000e+00)
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T1.X, OQAP,  
.Ltmp716:
.Lfunc_end4:
	.size	bitonic_sort, .Lfunc_end4-bitonic_sort

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	176
	.text
	.globl	local_sizes
	.p2align	8
	.type	local_sizes,@function
local_sizes:
local_sizes$local:
.Lfunc_begin5:
	ALU 8, @10, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp717:
	ALU 13, @19, KC0[], KC1[]
.Ltmp718:
	ALU 9, @33, KC0[], KC1[]
	ALU 26, @43, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp719:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp720:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  LSHL * T1.W, T0.X, 1,  
	  XOR_INT   T0.Y, T0.X, literal.x,  
	  SUB_INT   T0.Z, literal.y, PV.W,  
	  ADD_INT * T1.W, T0.X, literal.z,  
	5(7.006492e-45), 512(7.174648e-43)
	640(8.968310e-43), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T1.W, T1.X, 
	  ADD_INT   T1.Y, T0.X, 1,  
	  LSHR   T1.Z, T1.X, literal.x,  BS:VEC_120/SCL_212
	  ADD_INT * T1.W, T0.Z, literal.y,  
	8(1.121039e-44), 126(1.765636e-43)
	  LDS_SHORT_WRITE * T1.W, T1.Z, 
	  AND_INT * T0.Z, T1.Y, literal.x,  
	63(8.828180e-44), 0(0.000000e+00)
	ALU clause starting at 33:
	  LSHL * T1.W, T0.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T1.X, 
	  LSHL   T1.Z, T0.Z, literal.x,  
	  OR_INT * T1.W, T1.W, literal.y,  
	3(4.203895e-45), 4(5.605194e-45)
	  LDS_WRITE * T1.W, T1.X, 
	  OR_INT * T1.W, T1.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 43:
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T0.X, OQAP,  
	  LSHL * T1.W, T0.Z, 1,  
	  LDS_READ_RET * OQAP, T1.Z 
	  MOV   T0.Y, OQAP,  
	  OR_INT * T1.W, T1.W, literal.x,  
	512(7.174648e-43), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T1.W 
	  MOV   T1.X, OQAP,  
	  OR_INT * T1.W, T0.Z, literal.x,  
	640(8.968310e-43), 0(0.000000e+00)
	  LDS_UBYTE_READ_RET * OQAP, T1.W 
	  MOV   T0.Z, OQAP,  
	  BFE_INT * T1.W, T1.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  MULLO_INT   T1.X, T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, PV.X, T0.Z,  
	  BIT_ALIGN_INT * T1.W, T0.X, T0.Y, literal.x, 
	20(2.802597e-44), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.Z, PV.W,  
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp721:
.Lfunc_end5:
	.size	local_sizes, .Lfunc_end5-local_sizes

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	128
	.text
	.globl	local_vectors
	.p2align	8
	.type	local_vectors,@function
local_vectors:
local_vectors$local:
.Lfunc_begin6:
	ALU 8, @8, KC0[CB0:0-32], KC1[]
	TEX 0 @6
	ALU 15, @17, KC0[], KC1[]
	ALU 36, @33, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_128 T1.XYZW, T1.X, 0, #1
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	  LSHL * T0.W, PV.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 17:
	  LSHL * T2.W, T0.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_WRITE * T2.W, T1.X, 
	  OR_INT * T3.W, T2.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_WRITE * T3.W, T1.Y, 
	  OR_INT * T3.W, T2.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_WRITE * T3.W, T1.Z, 
	  XOR_INT   T0.Z, T0.X, 1,  
	  OR_INT * T3.W, T2.W, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_WRITE * T3.W, T1.W, 
	  LSHL * T1.W, T0.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 33:
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T0.X, OQAP,  
	  OR_INT * T3.W, T1.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T3.W 
	  MOV   T0.Y, OQAP,  
	  OR_INT * T3.W, T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T3.W 
	  MOV   T0.Z, OQAP,  
	  OR_INT * T1.W, T1.W, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T1.X, OQAP,  
	  SUB_INT * T1.W, literal.x, T2.W,  
	496(6.950440e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T1.Y, OQAP,  
	  SUB_INT * T1.W, literal.x, T2.W,  
	500(7.006492e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T1.Z, OQAP,  
	  SUB_INT   T2.Z, literal.x, T2.W,  
	  ADD * T1.W, T1.Y, T1.X,  
	504(7.062544e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.Z 
	  MOV   T1.X, OQAP,  
	  ADD   T1.Z, T1.Z, T0.Z,  
	  SUB_INT * T2.W, literal.x, T2.W,  
	508(7.118596e-43), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.Z, OQAP,  
	  ADD * T1.Y, T1.X, T0.Y,  
	  ADD   T1.X, T0.Z, T0.X,  
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp722:
.Lfunc_end6:
	.size	local_vectors, .Lfunc_end6-local_vectors

	.section	.AMDGPU.config
	.long	166100
	.long	518
	.long	165900
	.long	0
	.long	166120
	.long	128
	.text
	.globl	life
	.p2align	8
	.type	life,@function
life:
life$local:
.Lfunc_begin7:
	ALU 5, @34, KC0[], KC1[]
.Ltmp723:
	ALU 0, @40, KC0[CB0:0-32], KC1[]
	TEX 0 @32
	ALU 1, @41, KC0[], KC1[]
.Ltmp724:
	ALU_PUSH_BEFORE 1, @43, KC0[CB0:0-32], KC1[]
	JUMP @28 POP:1
	ALU 19, @45, KC0[CB0:0-32], KC1[]
.Ltmp725:
	LOOP_START_DX10 @27
.Ltmp726:
	ALU 4, @65, KC0[], KC1[]
.Ltmp727:
	ALU 4, @70, KC0[], KC1[]
.Ltmp728:
	ALU 4, @75, KC0[], KC1[]
.Ltmp729:
	ALU 4, @80, KC0[], KC1[]
.Ltmp730:
	ALU 3, @85, KC0[], KC1[]
.Ltmp731:
	ALU 3, @89, KC0[], KC1[]
.Ltmp732:
	ALU 4, @93, KC0[], KC1[]
.Ltmp733:
	ALU 2, @98, KC0[], KC1[]
.Ltmp734:
	ALU 0, @101, KC0[], KC1[]
.Ltmp735:
	ALU 2, @102, KC0[], KC1[]
.Ltmp736:
	ALU 0, @105, KC0[], KC1[]
.Ltmp737:
	ALU 2, @106, KC0[], KC1[]
	ALU 14, @109, KC0[], KC1[]
.Ltmp738:
	ALU 0, @124, KC0[], KC1[]
.Ltmp739:
	ALU_PUSH_BEFORE 1, @125, KC0[], KC1[]
	JUMP @26 POP:1
	LOOP_BREAK @26
	POP @26 POP:1
	END_LOOP @8
	POP @28 POP:1
	ALU 0, @127, KC0[CB0:0-32], KC1[]
.Ltmp740:
	ALU 11, @128, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 32:
	  VTX_READ_8 T1.X, T1.X, 0, #1
	ALU clause starting at 34:
	  LSHL * T1.W, T0.Y, literal.x,  
.Ltmp741:
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, PV.W, T0.X,  
	  LSHL * T0.W, T1.X, literal.x,  
.Ltmp742:
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Z, PV.W,  
	ALU clause starting at 40:
	  ADD_INT * T1.X, KC0[2].Y, T0.W,  
	ALU clause starting at 41:
	  AND_INT * T3.W, T1.X, 1,  
.Ltmp743:
	  LDS_BYTE_WRITE * T0.Z, T3.W, 
	ALU clause starting at 43:
.Ltmp744:
	  SETGT_INT * T2.W, 1, KC0[2].W,  
.Ltmp745:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp746:
	ALU clause starting at 45:
	  ADD_INT * T2.W, T0.Y, 1,  
	  ADD_INT   T1.Y, T0.Y, literal.x,  
.Ltmp747:
	  AND_INT   T0.Z, T0.Y, literal.y,  
	  AND_INT * T2.W, PV.W, literal.y,  
	-1(nan), 15(2.101948e-44)
	  LSHL   T0.Y, PV.W, literal.x,  
	  LSHL   T0.Z, PV.Z, literal.x,  
	  AND_INT * T2.W, PV.Y, literal.y,  
	4(5.605194e-45), 15(2.101948e-44)
	  LSHL   T1.X, PV.W, literal.x,  
	  MOV   T1.Y, literal.y,  
	  ADD_INT   T1.Z, T0.X, literal.z,  
	  ADD_INT * T2.W, T0.X, 1,  
	4(5.605194e-45), 0(0.000000e+00)
	-1(nan), 0(0.000000e+00)
	  AND_INT   T2.X, PV.W, literal.x,  
	  AND_INT   T2.Y, T0.X, literal.x,  
	  AND_INT   T1.Z, PV.Z, literal.x,  
	  MOV * T2.W, KC0[2].W,  
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 65:
.Ltmp748:
	  LSHL * T3.W, T1.Y, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  OR_INT * T4.W, PV.W, T1.X,  
	  OR_INT * T5.W, PV.W, T2.Y,  
.Ltmp749:
	  GROUP_BARRIER
.Ltmp750:
	ALU clause starting at 70:
.Ltmp751:
	  LDS_UBYTE_READ_RET * OQAP, T5.W 
	  MOV   T2.Z, OQAP,  
	  OR_INT * T5.W, T4.W, T1.Z,  
	  LDS_UBYTE_READ_RET * OQAP, T5.W 
	  MOV * T3.X, OQAP,  
.Ltmp752:
	ALU clause starting at 75:
.Ltmp753:
	  OR_INT   T3.Z, T3.W, T0.Z,  
	  OR_INT * T4.W, T4.W, T2.X,  BS:VEC_120/SCL_212
	  LDS_UBYTE_READ_RET * OQAP, T4.W 
	  MOV   T3.Y, OQAP,  
	  ADD_INT * T2.Z, T3.X, T2.Z,  
.Ltmp754:
	ALU clause starting at 80:
.Ltmp755:
	  OR_INT * T4.W, T3.Z, T1.Z,  
	  LDS_UBYTE_READ_RET * OQAP, T4.W 
	  MOV   T3.X, OQAP,  
	  OR_INT   T4.Y, T3.W, T0.Y,  
	  ADD_INT * T2.Z, T2.Z, T3.Y,  BS:VEC_021/SCL_122
.Ltmp756:
	ALU clause starting at 85:
.Ltmp757:
	  OR_INT * T4.W, T3.Z, T2.X,  
	  LDS_UBYTE_READ_RET * OQAP, T4.W 
	  MOV   T3.Y, OQAP,  
	  ADD_INT * T2.Z, T2.Z, T3.X,  
.Ltmp758:
	ALU clause starting at 89:
.Ltmp759:
	  OR_INT * T4.W, T4.Y, T1.Z,  
	  LDS_UBYTE_READ_RET * OQAP, T4.W 
	  MOV   T3.X, OQAP,  
	  ADD_INT * T2.Z, T2.Z, T3.Y,  
.Ltmp760:
	ALU clause starting at 93:
.Ltmp761:
	  OR_INT * T4.W, T4.Y, T2.Y,  
	  LDS_UBYTE_READ_RET * OQAP, T4.W 
.Ltmp762:
	  MOV * T3.Y, OQAP,  
	  ADD_INT   T5.Y, T3.W, T1.W,  
.Ltmp763:
	  ADD_INT * T2.Z, T2.Z, T3.X,  
.Ltmp764:
	ALU clause starting at 98:
.Ltmp765:
	  OR_INT * T3.W, T4.Y, T2.X,  
	  LDS_UBYTE_READ_RET * OQAP, T3.W 
	  MOV * T3.X, OQAP,  
.Ltmp766:
	ALU clause starting at 101:
.Ltmp767:
	  ADD_INT * T2.Z, T2.Z, T3.Y,  
.Ltmp768:
	ALU clause starting at 102:
.Ltmp769:
	  ADD_INT * T3.W, T5.Y, T0.X,  
	  LDS_UBYTE_READ_RET * OQAP, T3.W 
.Ltmp770:
	  MOV * T3.Y, OQAP,  
.Ltmp771:
	ALU clause starting at 105:
.Ltmp772:
	  ADD_INT * T3.W, T2.Z, T3.X,  
.Ltmp773:
	ALU clause starting at 106:
.Ltmp774:
	  SETE_INT   T3.X, T3.W, literal.x,  
.Ltmp775:
	  XOR_INT * T1.Y, T1.Y, 1,  
.Ltmp776:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 109:
.Ltmp777:
	  SETE_INT   T2.Z, T3.Y, 0.0,  
	  ADD_INT * T3.W, T3.W, literal.x,  
.Ltmp778:
	-4(nan), 0(0.000000e+00)
	  LSHL   T4.X, T1.Y, literal.x,  
	  SETGT_UINT   T4.Y, literal.y, PV.W,  
.Ltmp779:
	  SETNE_INT   T3.Z, T3.Y, 0.0,  BS:VEC_120/SCL_212
	  AND_INT * T3.W, PV.Z, T3.X,  
	8(1.121039e-44), -2(nan)
	  CNDE_INT   T3.X, PV.W, T3.Y, 1, 
	  AND_INT   T3.Y, PV.Z, PV.Y,  
.Ltmp780:
	  ADD_INT   T2.Z, PV.X, T1.W,  
.Ltmp781:
	  ADD_INT * T2.W, T2.W, literal.x,  
.Ltmp782:
	-1(nan), 0(0.000000e+00)
	  ADD_INT   T2.Z, PV.Z, T0.X,  
.Ltmp783:
	  CNDE_INT * T3.W, PV.Y, PV.X, 0.0, 
.Ltmp784:
	ALU clause starting at 124:
.Ltmp785:
	  LDS_BYTE_WRITE * T2.Z, T3.W, 
.Ltmp786:
	ALU clause starting at 125:
.Ltmp787:
	  SETE_INT * T4.W, T2.W, 0.0,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp788:
	ALU clause starting at 127:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 128:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, T3.W, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp789:
.Lfunc_end7:
	.size	life, .Lfunc_end7-life

	.section	.AMDGPU.config
	.long	166100
	.long	259
	.long	165900
	.long	0
	.long	166120
	.long	256
	.text
	.globl	floyd_warshall
	.p2align	8
	.type	floyd_warshall,@function
floyd_warshall:
floyd_warshall$local:
.Lfunc_begin8:
	ALU 5, @94, KC0[], KC1[]
.Ltmp790:
	ALU 3, @100, KC0[CB0:0-32], KC1[]
.Ltmp791:
	ALU_PUSH_BEFORE 1, @104, KC0[], KC1[]
	JUMP @7 POP:1
	ALU 0, @106, KC0[CB0:0-32], KC1[]
	TEX 0 @92
	ALU_POP_AFTER 13, @107, KC0[], KC1[]
	ALU 4, @121, KC0[], KC1[]
.Ltmp792:
	ALU 0, @126, KC0[], KC1[]
	ALU 6, @127, KC0[], KC1[]
.Ltmp793:
	ALU 0, @134, KC0[], KC1[]
.Ltmp794:
	ALU 0, @135, KC0[], KC1[]
	ALU 0, @136, KC0[], KC1[]
.Ltmp795:
	ALU 2, @137, KC0[], KC1[]
	ALU 8, @140, KC0[], KC1[]
	ALU 0, @149, KC0[], KC1[]
	ALU 0, @150, KC0[], KC1[]
	ALU 0, @151, KC0[], KC1[]
.Ltmp796:
	ALU 2, @152, KC0[], KC1[]
	ALU 8, @155, KC0[], KC1[]
	ALU 0, @164, KC0[], KC1[]
	ALU 0, @165, KC0[], KC1[]
	ALU 0, @166, KC0[], KC1[]
.Ltmp797:
	ALU 2, @167, KC0[], KC1[]
	ALU 8, @170, KC0[], KC1[]
	ALU 0, @179, KC0[], KC1[]
	ALU 0, @180, KC0[], KC1[]
	ALU 0, @181, KC0[], KC1[]
.Ltmp798:
	ALU 2, @182, KC0[], KC1[]
	ALU 8, @185, KC0[], KC1[]
	ALU 0, @194, KC0[], KC1[]
	ALU 0, @195, KC0[], KC1[]
	ALU 0, @196, KC0[], KC1[]
.Ltmp799:
	ALU 2, @197, KC0[], KC1[]
	ALU 8, @200, KC0[], KC1[]
	ALU 0, @209, KC0[], KC1[]
	ALU 0, @210, KC0[], KC1[]
	ALU 0, @211, KC0[], KC1[]
.Ltmp800:
	ALU 2, @212, KC0[], KC1[]
	ALU 8, @215, KC0[], KC1[]
	ALU 0, @224, KC0[], KC1[]
	ALU 0, @225, KC0[], KC1[]
	ALU 0, @226, KC0[], KC1[]
.Ltmp801:
	ALU 2, @227, KC0[], KC1[]
	ALU 8, @230, KC0[], KC1[]
	ALU 0, @239, KC0[], KC1[]
	ALU 0, @240, KC0[], KC1[]
	ALU 0, @241, KC0[], KC1[]
.Ltmp802:
	ALU 2, @242, KC0[], KC1[]
	ALU 8, @245, KC0[], KC1[]
	ALU 0, @254, KC0[], KC1[]
	ALU 0, @255, KC0[], KC1[]
	ALU 0, @256, KC0[], KC1[]
.Ltmp803:
	ALU 2, @257, KC0[], KC1[]
	ALU 8, @260, KC0[], KC1[]
	ALU 0, @269, KC0[], KC1[]
	ALU 0, @270, KC0[], KC1[]
	ALU 0, @271, KC0[], KC1[]
.Ltmp804:
	ALU 2, @272, KC0[], KC1[]
	ALU 8, @275, KC0[], KC1[]
	ALU 0, @284, KC0[], KC1[]
	ALU 0, @285, KC0[], KC1[]
	ALU 0, @286, KC0[], KC1[]
.Ltmp805:
	ALU 2, @287, KC0[], KC1[]
	ALU 8, @290, KC0[], KC1[]
	ALU 0, @299, KC0[], KC1[]
	ALU 0, @300, KC0[], KC1[]
	ALU 0, @301, KC0[], KC1[]
.Ltmp806:
	ALU 2, @302, KC0[], KC1[]
	ALU 8, @305, KC0[], KC1[]
	ALU 0, @314, KC0[], KC1[]
	ALU 0, @315, KC0[], KC1[]
	ALU 0, @316, KC0[], KC1[]
.Ltmp807:
	ALU 2, @317, KC0[], KC1[]
	ALU 8, @320, KC0[], KC1[]
	ALU 0, @329, KC0[], KC1[]
	ALU 0, @330, KC0[], KC1[]
	ALU 0, @331, KC0[], KC1[]
.Ltmp808:
	ALU 2, @332, KC0[], KC1[]
	ALU 8, @335, KC0[], KC1[]
	ALU 0, @344, KC0[], KC1[]
	ALU 0, @345, KC0[], KC1[]
	ALU 0, @346, KC0[], KC1[]
.Ltmp809:
	ALU 2, @347, KC0[], KC1[]
	ALU 8, @350, KC0[], KC1[]
	ALU 0, @359, KC0[], KC1[]
.Ltmp810:
	ALU 0, @360, KC0[], KC1[]
	ALU 0, @361, KC0[], KC1[]
.Ltmp811:
	ALU 2, @362, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 92:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	ALU clause starting at 94:
	  LSHL * T0.W, T0.Y, literal.x,  
.Ltmp812:
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, PV.W, T0.X,  
.Ltmp813:
	  LSHL * T0.W, T1.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Z, PV.W,  
	ALU clause starting at 100:
	  MOV   T1.X, literal.x,  
	  LSHL   T1.Y, T0.W, literal.y,  
	  MOV * T0.Z, KC0[2].Z,  
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 104:
	  SETE_INT * T0.W, T0.X, T0.Y,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 106:
	  ADD_INT * T1.X, KC0[2].Y, T1.Y,  
	ALU clause starting at 107:
	  MULHI   T0.X (MASKED), T1.X, literal.x,  
.Ltmp814:
	  MULHI   T0.Y (MASKED), T1.X, literal.x,  
	  MULHI   T0.Z (MASKED), T1.X, literal.x,  
	  MULHI * T0.W, T1.X, literal.x,  
	274877907(4.463059e-29), 0(0.000000e+00)
	  LSHR * T0.W, PV.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W, T0.W, literal.x,  
	1000(1.401298e-42), 0(0.000000e+00)
	  SUB_INT * T0.W, T1.X, PV.W,  
	  ADD_INT * T1.X, PV.W, 1,  
	ALU clause starting at 121:
	  LSHL   T1.Z, T0.Y, literal.x,  
	  LSHL * T0.W, T0.X, literal.y,  
	6(8.407791e-45), 2(2.802597e-45)
	  ADD_INT * T1.W, PV.Z, PV.W,  
	  LDS_WRITE * T1.W, T1.X, 
	ALU clause starting at 126:
.Ltmp815:
	  GROUP_BARRIER
.Ltmp816:
	ALU clause starting at 127:
.Ltmp817:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T0.X, OQAP,  
	  LDS_READ_RET * OQAP, T1.Z 
	  MOV * T0.Y, OQAP,  
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T2.W, T0.X, T0.Y,  
.Ltmp818:
	ALU clause starting at 134:
.Ltmp819:
	  MIN_UINT * T2.W, T2.W, T1.X,  
.Ltmp820:
	ALU clause starting at 135:
.Ltmp821:
	  GROUP_BARRIER
.Ltmp822:
	ALU clause starting at 136:
.Ltmp823:
	  LDS_WRITE * T1.W, T2.W, 
.Ltmp824:
	ALU clause starting at 137:
.Ltmp825:
	  ADD_INT * T2.W, T0.W, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp826:
	ALU clause starting at 140:
.Ltmp827:
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T0.X, OQAP,  
	  OR_INT * T2.W, T1.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.Y, OQAP,  
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T2.W, T0.X, T0.Y,  
.Ltmp828:
	ALU clause starting at 149:
.Ltmp829:
	  MIN_UINT * T2.W, T2.W, T1.X,  
.Ltmp830:
	ALU clause starting at 150:
.Ltmp831:
	  GROUP_BARRIER
.Ltmp832:
	ALU clause starting at 151:
.Ltmp833:
	  LDS_WRITE * T1.W, T2.W, 
.Ltmp834:
	ALU clause starting at 152:
.Ltmp835:
	  ADD_INT * T2.W, T0.W, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp836:
	ALU clause starting at 155:
.Ltmp837:
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T0.X, OQAP,  
	  OR_INT * T2.W, T1.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.Y, OQAP,  
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T2.W, T0.X, T0.Y,  
.Ltmp838:
	ALU clause starting at 164:
.Ltmp839:
	  MIN_UINT * T2.W, T2.W, T1.X,  
.Ltmp840:
	ALU clause starting at 165:
.Ltmp841:
	  GROUP_BARRIER
.Ltmp842:
	ALU clause starting at 166:
.Ltmp843:
	  LDS_WRITE * T1.W, T2.W, 
.Ltmp844:
	ALU clause starting at 167:
.Ltmp845:
	  ADD_INT * T2.W, T0.W, literal.x,  
	192(2.690493e-43), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp846:
	ALU clause starting at 170:
.Ltmp847:
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T0.X, OQAP,  
	  OR_INT * T2.W, T1.Z, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.Y, OQAP,  
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T2.W, T0.X, T0.Y,  
.Ltmp848:
	ALU clause starting at 179:
.Ltmp849:
	  MIN_UINT * T2.W, T2.W, T1.X,  
.Ltmp850:
	ALU clause starting at 180:
.Ltmp851:
	  GROUP_BARRIER
.Ltmp852:
	ALU clause starting at 181:
.Ltmp853:
	  LDS_WRITE * T1.W, T2.W, 
.Ltmp854:
	ALU clause starting at 182:
.Ltmp855:
	  ADD_INT * T2.W, T0.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp856:
	ALU clause starting at 185:
.Ltmp857:
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T0.X, OQAP,  
	  OR_INT * T2.W, T1.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.Y, OQAP,  
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T2.W, T0.X, T0.Y,  
.Ltmp858:
	ALU clause starting at 194:
.Ltmp859:
	  MIN_UINT * T2.W, T2.W, T1.X,  
.Ltmp860:
	ALU clause starting at 195:
.Ltmp861:
	  GROUP_BARRIER
.Ltmp862:
	ALU clause starting at 196:
.Ltmp863:
	  LDS_WRITE * T1.W, T2.W, 
.Ltmp864:
	ALU clause starting at 197:
.Ltmp865:
	  ADD_INT * T2.W, T0.W, literal.x,  
	320(4.484155e-43), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp866:
	ALU clause starting at 200:
.Ltmp867:
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T0.X, OQAP,  
	  OR_INT * T2.W, T1.Z, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.Y, OQAP,  
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T2.W, T0.X, T0.Y,  
.Ltmp868:
	ALU clause starting at 209:
.Ltmp869:
	  MIN_UINT * T2.W, T2.W, T1.X,  
.Ltmp870:
	ALU clause starting at 210:
.Ltmp871:
	  GROUP_BARRIER
.Ltmp872:
	ALU clause starting at 211:
.Ltmp873:
	  LDS_WRITE * T1.W, T2.W, 
.Ltmp874:
	ALU clause starting at 212:
.Ltmp875:
	  ADD_INT * T2.W, T0.W, literal.x,  
	384(5.380986e-43), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp876:
	ALU clause starting at 215:
.Ltmp877:
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T0.X, OQAP,  
	  OR_INT * T2.W, T1.Z, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.Y, OQAP,  
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T2.W, T0.X, T0.Y,  
.Ltmp878:
	ALU clause starting at 224:
.Ltmp879:
	  MIN_UINT * T2.W, T2.W, T1.X,  
.Ltmp880:
	ALU clause starting at 225:
.Ltmp881:
	  GROUP_BARRIER
.Ltmp882:
	ALU clause starting at 226:
.Ltmp883:
	  LDS_WRITE * T1.W, T2.W, 
.Ltmp884:
	ALU clause starting at 227:
.Ltmp885:
	  ADD_INT * T2.W, T0.W, literal.x,  
	448(6.277817e-43), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp886:
	ALU clause starting at 230:
.Ltmp887:
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T0.X, OQAP,  
	  OR_INT * T2.W, T1.Z, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.Y, OQAP,  
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T2.W, T0.X, T0.Y,  
.Ltmp888:
	ALU clause starting at 239:
.Ltmp889:
	  MIN_UINT * T2.W, T2.W, T1.X,  
.Ltmp890:
	ALU clause starting at 240:
.Ltmp891:
	  GROUP_BARRIER
.Ltmp892:
	ALU clause starting at 241:
.Ltmp893:
	  LDS_WRITE * T1.W, T2.W, 
.Ltmp894:
	ALU clause starting at 242:
.Ltmp895:
	  ADD_INT * T2.W, T0.W, literal.x,  
	512(7.174648e-43), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp896:
	ALU clause starting at 245:
.Ltmp897:
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T0.X, OQAP,  
	  OR_INT * T2.W, T1.Z, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.Y, OQAP,  
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T2.W, T0.X, T0.Y,  
.Ltmp898:
	ALU clause starting at 254:
.Ltmp899:
	  MIN_UINT * T2.W, T2.W, T1.X,  
.Ltmp900:
	ALU clause starting at 255:
.Ltmp901:
	  GROUP_BARRIER
.Ltmp902:
	ALU clause starting at 256:
.Ltmp903:
	  LDS_WRITE * T1.W, T2.W, 
.Ltmp904:
	ALU clause starting at 257:
.Ltmp905:
	  ADD_INT * T2.W, T0.W, literal.x,  
	576(8.071479e-43), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp906:
	ALU clause starting at 260:
.Ltmp907:
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T0.X, OQAP,  
	  OR_INT * T2.W, T1.Z, literal.x,  
	36(5.044674e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.Y, OQAP,  
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T2.W, T0.X, T0.Y,  
.Ltmp908:
	ALU clause starting at 269:
.Ltmp909:
	  MIN_UINT * T2.W, T2.W, T1.X,  
.Ltmp910:
	ALU clause starting at 270:
.Ltmp911:
	  GROUP_BARRIER
.Ltmp912:
	ALU clause starting at 271:
.Ltmp913:
	  LDS_WRITE * T1.W, T2.W, 
.Ltmp914:
	ALU clause starting at 272:
.Ltmp915:
	  ADD_INT * T2.W, T0.W, literal.x,  
	640(8.968310e-43), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp916:
	ALU clause starting at 275:
.Ltmp917:
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T0.X, OQAP,  
	  OR_INT * T2.W, T1.Z, literal.x,  
	40(5.605194e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.Y, OQAP,  
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T2.W, T0.X, T0.Y,  
.Ltmp918:
	ALU clause starting at 284:
.Ltmp919:
	  MIN_UINT * T2.W, T2.W, T1.X,  
.Ltmp920:
	ALU clause starting at 285:
.Ltmp921:
	  GROUP_BARRIER
.Ltmp922:
	ALU clause starting at 286:
.Ltmp923:
	  LDS_WRITE * T1.W, T2.W, 
.Ltmp924:
	ALU clause starting at 287:
.Ltmp925:
	  ADD_INT * T2.W, T0.W, literal.x,  
	704(9.865141e-43), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp926:
	ALU clause starting at 290:
.Ltmp927:
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T0.X, OQAP,  
	  OR_INT * T2.W, T1.Z, literal.x,  
	44(6.165713e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.Y, OQAP,  
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T2.W, T0.X, T0.Y,  
.Ltmp928:
	ALU clause starting at 299:
.Ltmp929:
	  MIN_UINT * T2.W, T2.W, T1.X,  
.Ltmp930:
	ALU clause starting at 300:
.Ltmp931:
	  GROUP_BARRIER
.Ltmp932:
	ALU clause starting at 301:
.Ltmp933:
	  LDS_WRITE * T1.W, T2.W, 
.Ltmp934:
	ALU clause starting at 302:
.Ltmp935:
	  ADD_INT * T2.W, T0.W, literal.x,  
	768(1.076197e-42), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp936:
	ALU clause starting at 305:
.Ltmp937:
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T0.X, OQAP,  
	  OR_INT * T2.W, T1.Z, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.Y, OQAP,  
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T2.W, T0.X, T0.Y,  
.Ltmp938:
	ALU clause starting at 314:
.Ltmp939:
	  MIN_UINT * T2.W, T2.W, T1.X,  
.Ltmp940:
	ALU clause starting at 315:
.Ltmp941:
	  GROUP_BARRIER
.Ltmp942:
	ALU clause starting at 316:
.Ltmp943:
	  LDS_WRITE * T1.W, T2.W, 
.Ltmp944:
	ALU clause starting at 317:
.Ltmp945:
	  ADD_INT * T2.W, T0.W, literal.x,  
	832(1.165880e-42), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp946:
	ALU clause starting at 320:
.Ltmp947:
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T0.X, OQAP,  
	  OR_INT * T2.W, T1.Z, literal.x,  
	52(7.286752e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.Y, OQAP,  
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T2.W, T0.X, T0.Y,  
.Ltmp948:
	ALU clause starting at 329:
.Ltmp949:
	  MIN_UINT * T2.W, T2.W, T1.X,  
.Ltmp950:
	ALU clause starting at 330:
.Ltmp951:
	  GROUP_BARRIER
.Ltmp952:
	ALU clause starting at 331:
.Ltmp953:
	  LDS_WRITE * T1.W, T2.W, 
.Ltmp954:
	ALU clause starting at 332:
.Ltmp955:
	  ADD_INT * T2.W, T0.W, literal.x,  
	896(1.255563e-42), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp956:
	ALU clause starting at 335:
.Ltmp957:
	  LDS_READ_RET * OQAP, T2.W 
	  MOV   T0.X, OQAP,  
	  OR_INT * T2.W, T1.Z, literal.x,  
	56(7.847271e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.W 
	  MOV * T0.Y, OQAP,  
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T1.X, OQAP,  
	  ADD_INT * T2.W, T0.X, T0.Y,  
.Ltmp958:
	ALU clause starting at 344:
.Ltmp959:
	  MIN_UINT * T2.W, T2.W, T1.X,  
.Ltmp960:
	ALU clause starting at 345:
.Ltmp961:
	  GROUP_BARRIER
.Ltmp962:
	ALU clause starting at 346:
.Ltmp963:
	  LDS_WRITE * T1.W, T2.W, 
.Ltmp964:
	ALU clause starting at 347:
.Ltmp965:
	  ADD_INT * T0.W, T0.W, literal.x,  
	960(1.345247e-42), 0(0.000000e+00)
	  GROUP_BARRIER
.Ltmp966:
	ALU clause starting at 350:
.Ltmp967:
	  LDS_READ_RET * OQAP, T0.W 
	  MOV   T0.X, OQAP,  
	  OR_INT * T0.W, T1.Z, literal.x,  
	60(8.407791e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T0.Y, OQAP,  
	  LDS_READ_RET * OQAP, T1.W 
	  MOV * T0.W, OQAP,  
	  ADD_INT * T2.W, T0.X, T0.Y,  
.Ltmp968:
	ALU clause starting at 359:
.Ltmp969:
	  MIN_UINT * T0.X, T2.W, T0.W,  
.Ltmp970:
	ALU clause starting at 360:
.Ltmp971:
	  GROUP_BARRIER
.Ltmp972:
	ALU clause starting at 361:
.Ltmp973:
	  LDS_WRITE * T1.W, T0.X, 
.Ltmp974:
	ALU clause starting at 362:
	  ADD_INT * T0.W, T0.Z, T1.Y,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp975:
.Lfunc_end8:
	.size	floyd_warshall, .Lfunc_end8-floyd_warshall

	.type	llvm.amdgcn.kernel.scan_blelloch.lds,@object
	.comm	llvm.amdgcn.kernel.scan_blelloch.lds,512,4
	.type	llvm.amdgcn.kernel.matrix_tiled.lds,@object
	.comm	llvm.amdgcn.kernel.matrix_tiled.lds,512,4
	.type	llvm.amdgcn.kernel.bitonic_sort.lds,@object
	.comm	llvm.amdgcn.kernel.bitonic_sort.lds,1024,4
	.type	llvm.amdgcn.kernel.life.lds,@object
	.comm	llvm.amdgcn.kernel.life.lds,512,4
	.type	llvm.amdgcn.kernel.floyd_warshall.lds,@object
	.comm	llvm.amdgcn.kernel.floyd_warshall.lds,1024,4
