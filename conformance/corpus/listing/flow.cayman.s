	.text
	.section	.AMDGPU.config
	.long	166100
	.long	259
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	nested_if
	.p2align	8
	.type	nested_if,@function
nested_if:
nested_if$local:
.Lfunc_begin0:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @22
.Ltmp1:
	ALU_PUSH_BEFORE 4, @33, KC0[], KC1[]
	JUMP @11 POP:1
.Ltmp2:
	ALU 4, @38, KC0[], KC1[]
.Ltmp3:
	ALU_PUSH_BEFORE 0, @43, KC0[], KC1[]
	JUMP @10 POP:1
	ALU 3, @44, KC0[], KC1[]
.Ltmp4:
	ALU_POP_AFTER 8, @48, KC0[], KC1[]
	ALU_POP_AFTER 1, @57, KC0[], KC1[]
	ALU 0, @59, KC0[CB0:0-32], KC1[]
.Ltmp5:
	ALU_PUSH_BEFORE 1, @60, KC0[], KC1[]
	JUMP @18 POP:1
.Ltmp6:
	ALU_PUSH_BEFORE 5, @62, KC0[], KC1[]
	JUMP @17 POP:1
.Ltmp7:
	ALU_POP_AFTER 10, @68, KC0[], KC1[]
	POP @18 POP:1
.Ltmp8:
	ALU 9, @79, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 22:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp9:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp10:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp11:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 33:
.Ltmp12:
	  AND_INT * T1.W, T0.X, 1,  
	  MOV   T2.Z, literal.x,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp13:
	ALU clause starting at 38:
.Ltmp14:
	  AND_INT * T1.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETE_INT * T1.W, PV.W, 0.0,  
.Ltmp15:
	21(2.942727e-44), 0(0.000000e+00)
	ALU clause starting at 43:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T1.W, 0.0,  
	ALU clause starting at 44:
	  AND_INT * T1.W, T0.X, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, literal.x, 1, 
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 48:
	  ADD_INT   T0.Z, T1.W, literal.x,  
	  SETGT_INT * T2.W, T0.X, literal.y,  
	10(1.401298e-44), 100(1.401298e-43)
	  CNDE_INT * T1.W, PV.W, T1.W, PV.Z, 
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	ALU clause starting at 57:
	  MOV * T2.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 59:
	  MOV * T1.Z, KC0[2].Z,  
.Ltmp16:
	ALU clause starting at 60:
	  SETE_INT * T1.W, T2.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 62:
.Ltmp17:
	  AND_INT * T1.W, T0.X, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	5(7.006492e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp18:
	ALU clause starting at 68:
.Ltmp19:
	  AND_INT * T1.W, T0.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETE_INT * T1.W, PV.W, 0.0,  
	-4(nan), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV   T0.Z, literal.x, Pred_sel_zero 
	  AND_INT * T1.W, T0.X, literal.y, Pred_sel_zero 
	99(1.387285e-43), 32(4.484155e-44)
	  CNDE_INT * T0.Z, T1.W, literal.x, T0.Z, Pred_sel_zero
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp20:
	ALU clause starting at 79:
	  LSHL * T1.W, T0.X, literal.x,  
	25(3.503246e-44), 0(0.000000e+00)
	  ASHR * T1.W, PV.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	1000(1.401298e-42), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.Z, PV.W,  
	  ADD_INT * T0.W, T1.Z, T0.W,  BS:VEC_120/SCL_212
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp21:
.Lfunc_end0:
	.size	nested_if, .Lfunc_end0-nested_if

	.section	.AMDGPU.config
	.long	166100
	.long	515
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
	ALU 5, @22, KC0[CB0:0-32], KC1[]
.Ltmp22:
	ALU 2, @28, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp23:
	ALU_PUSH_BEFORE 3, @31, KC0[], KC1[]
	JUMP @15 POP:1
	ALU 2, @35, KC0[], KC1[]
.Ltmp24:
	LOOP_START_DX10 @14
.Ltmp25:
	ALU 8, @38, KC0[], KC1[]
	ALU 0, @47, KC0[], KC1[]
.Ltmp26:
	ALU_PUSH_BEFORE 5, @48, KC0[], KC1[]
	JUMP @13 POP:1
	LOOP_BREAK @13
	POP @13 POP:1
	END_LOOP @7
	POP @15 POP:1
	ALU 0, @54, KC0[CB0:0-32], KC1[]
.Ltmp27:
	ALU 2, @55, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 20:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	ALU clause starting at 22:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp28:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp29:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 28:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 31:
	  MOV   T0.X, literal.x,  
	  SETGT_UINT * T1.W, literal.y, T1.X,  
.Ltmp30:
	0(0.000000e+00), 2(2.802597e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 35:
	  MOV   T0.Z, literal.x,  
	  OR_INT * T1.W, T1.X, 1,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 38:
.Ltmp31:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.Y, PV.X, 1,  
	  LSHR   T1.Z, T1.W, 1,  
	  AND_INT * T1.W, T1.W, 1,  
	  CNDE_INT * T1.W, PV.W, PV.Z, PV.Y, 
.Ltmp32:
	ALU clause starting at 47:
.Ltmp33:
	  ADD_INT * T0.X, T0.Z, 1,  
.Ltmp34:
	ALU clause starting at 48:
	  SETNE_INT   T1.Z, T1.W, 1,  
	  SETGT_UINT * T2.W, literal.x, T0.Z,  
	499(6.992479e-43), 0(0.000000e+00)
	  MOV   T0.Z, T0.X,  
	  AND_INT * T2.W, PV.Z, PV.W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 54:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 55:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp35:
.Lfunc_end1:
	.size	collatz, .Lfunc_end1-collatz

	.section	.AMDGPU.config
	.long	166100
	.long	1036
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	break_continue
	.p2align	8
	.type	break_continue,@function
break_continue:
break_continue$local:
.Lfunc_begin2:
	ALU 5, @152, KC0[CB0:0-32], KC1[]
.Ltmp36:
	ALU 2, @158, KC0[CB0:0-32], KC1[]
	TEX 0 @150
	ALU 4, @161, KC0[], KC1[]
.Ltmp37:
	ALU 40, @166, KC0[CB0:0-32], KC1[]
.Ltmp38:
	LOOP_START_DX10 @146
.Ltmp39:
	ALU_PUSH_BEFORE 19, @207, KC0[], KC1[]
	JUMP @29 POP:1
	ALU_PUSH_BEFORE 3, @227, KC0[], KC1[]
	JUMP @28 POP:1
	ALU_PUSH_BEFORE 5, @231, KC0[], KC1[]
	JUMP @26 POP:1
	LOOP_START_DX10 @25
.Ltmp40:
	PUSH @14 POP:1
	ALU 3, @237, KC0[], KC1[]
	JUMP @19 POP:1
.Ltmp41:
	ALU 2, @241, KC0[], KC1[]
.Ltmp42:
	ALU 3, @244, KC0[], KC1[]
	POP @19 POP:1
	PUSH @20 POP:1
	ALU 2, @248, KC0[], KC1[]
	JUMP @24 POP:1
	LOOP_BREAK @24
	POP @24 POP:1
	END_LOOP @13
	POP @26 POP:1
	ALU 1, @251, KC0[], KC1[]
.Ltmp43:
	POP @28 POP:1
	POP @29 POP:1
	ALU_PUSH_BEFORE 2, @253, KC0[], KC1[]
	JUMP @141 POP:1
.Ltmp44:
	ALU 0, @256, KC0[], KC1[]
.Ltmp45:
	ALU_PUSH_BEFORE 19, @257, KC0[], KC1[]
	JUMP @55 POP:1
	ALU_PUSH_BEFORE 3, @277, KC0[], KC1[]
	JUMP @54 POP:1
.Ltmp46:
	ALU_PUSH_BEFORE 5, @281, KC0[], KC1[]
	JUMP @52 POP:1
	LOOP_START_DX10 @51
.Ltmp47:
	PUSH @40 POP:1
	ALU 3, @287, KC0[], KC1[]
	JUMP @45 POP:1
.Ltmp48:
	ALU 2, @291, KC0[], KC1[]
.Ltmp49:
	ALU 3, @294, KC0[], KC1[]
	POP @45 POP:1
	PUSH @46 POP:1
	ALU 2, @298, KC0[], KC1[]
	JUMP @50 POP:1
	LOOP_BREAK @50
	POP @50 POP:1
	END_LOOP @39
	POP @52 POP:1
	ALU 1, @301, KC0[], KC1[]
.Ltmp50:
	POP @54 POP:1
	ALU_POP_AFTER 1, @303, KC0[], KC1[]
	ALU_PUSH_BEFORE 2, @305, KC0[], KC1[]
	JUMP @140 POP:1
.Ltmp51:
	ALU 1, @308, KC0[], KC1[]
.Ltmp52:
	ALU_PUSH_BEFORE 19, @310, KC0[], KC1[]
	JUMP @81 POP:1
	ALU_PUSH_BEFORE 3, @330, KC0[], KC1[]
	JUMP @80 POP:1
.Ltmp53:
	ALU_PUSH_BEFORE 5, @334, KC0[], KC1[]
	JUMP @78 POP:1
	LOOP_START_DX10 @77
.Ltmp54:
	PUSH @66 POP:1
	ALU 3, @340, KC0[], KC1[]
	JUMP @71 POP:1
.Ltmp55:
	ALU 2, @344, KC0[], KC1[]
.Ltmp56:
	ALU 3, @347, KC0[], KC1[]
	POP @71 POP:1
	PUSH @72 POP:1
	ALU 2, @351, KC0[], KC1[]
	JUMP @76 POP:1
	LOOP_BREAK @76
	POP @76 POP:1
	END_LOOP @65
	POP @78 POP:1
	ALU 1, @354, KC0[], KC1[]
.Ltmp57:
	POP @80 POP:1
	ALU_POP_AFTER 1, @356, KC0[], KC1[]
	ALU_PUSH_BEFORE 2, @358, KC0[], KC1[]
	JUMP @139 POP:1
.Ltmp58:
	ALU 1, @361, KC0[], KC1[]
.Ltmp59:
	ALU_PUSH_BEFORE 19, @363, KC0[], KC1[]
	JUMP @107 POP:1
	ALU_PUSH_BEFORE 3, @383, KC0[], KC1[]
	JUMP @106 POP:1
.Ltmp60:
	ALU_PUSH_BEFORE 5, @387, KC0[], KC1[]
	JUMP @104 POP:1
	LOOP_START_DX10 @103
.Ltmp61:
	PUSH @92 POP:1
	ALU 3, @393, KC0[], KC1[]
	JUMP @97 POP:1
.Ltmp62:
	ALU 2, @397, KC0[], KC1[]
.Ltmp63:
	ALU 3, @400, KC0[], KC1[]
	POP @97 POP:1
	PUSH @98 POP:1
	ALU 2, @404, KC0[], KC1[]
	JUMP @102 POP:1
	LOOP_BREAK @102
	POP @102 POP:1
	END_LOOP @91
	POP @104 POP:1
	ALU 1, @407, KC0[], KC1[]
.Ltmp64:
	POP @106 POP:1
	ALU_POP_AFTER 1, @409, KC0[], KC1[]
	ALU_PUSH_BEFORE 2, @411, KC0[], KC1[]
	JUMP @138 POP:1
.Ltmp65:
	ALU 1, @414, KC0[], KC1[]
.Ltmp66:
	ALU_PUSH_BEFORE 19, @416, KC0[], KC1[]
	JUMP @133 POP:1
	ALU_PUSH_BEFORE 3, @436, KC0[], KC1[]
	JUMP @132 POP:1
.Ltmp67:
	ALU_PUSH_BEFORE 5, @440, KC0[], KC1[]
	JUMP @130 POP:1
	LOOP_START_DX10 @129
.Ltmp68:
	PUSH @118 POP:1
	ALU 3, @446, KC0[], KC1[]
	JUMP @123 POP:1
.Ltmp69:
	ALU 2, @450, KC0[], KC1[]
.Ltmp70:
	ALU 3, @453, KC0[], KC1[]
	POP @123 POP:1
	PUSH @124 POP:1
	ALU 2, @457, KC0[], KC1[]
	JUMP @128 POP:1
	LOOP_BREAK @128
	POP @128 POP:1
	END_LOOP @117
	POP @130 POP:1
	ALU 1, @460, KC0[], KC1[]
.Ltmp71:
	POP @132 POP:1
	ALU_POP_AFTER 1, @462, KC0[], KC1[]
	ALU_PUSH_BEFORE 2, @464, KC0[], KC1[]
	JUMP @137 POP:1
.Ltmp72:
	ALU 1, @467, KC0[], KC1[]
.Ltmp73:
	ALU_POP_AFTER 25, @469, KC0[], KC1[]
	POP @138 POP:1
	POP @139 POP:1
	POP @140 POP:1
	POP @141 POP:1
	ALU_PUSH_BEFORE 3, @495, KC0[], KC1[]
	JUMP @145 POP:1
	LOOP_BREAK @145
	POP @145 POP:1
	END_LOOP @6
.Ltmp74:
	ALU 2, @499, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T6.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 150:
	  VTX_READ_32 T6.X, T6.X, 0, #1
	ALU clause starting at 152:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp75:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp76:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 158:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T6.X, KC0[2].Y, PV.W,  
	ALU clause starting at 161:
	  MOV * T1.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV   T5.X, PV.W,  
.Ltmp77:
	  AND_INT * T2.W, T6.X, literal.x,  
.Ltmp78:
	63(8.828180e-44), 0(0.000000e+00)
.Ltmp79:
	ALU clause starting at 166:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	171(2.396220e-43), 0(0.000000e+00)
	  MOV * T8.W, T1.W,  
.Ltmp80:
	  LSHR * T3.W, T0.X, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MOV   T0.X, T1.W,  
	  SUB_INT   T2.Y, T2.W, PV.Y,  BS:VEC_120/SCL_212
	  MOV   T0.Z, literal.x,  
	  MOV * T3.W, literal.y,  
	2(2.802597e-45), 1(1.401298e-45)
	  MOV * T0.Y, PV.W,  
	  MOV   T1.X, T0.Z,  
	  MOV   T1.Y, T3.W,  
	  AND_INT * T4.W, T2.Y, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T2.X, literal.x,  
	  MOV   T2.Y, literal.y,  
	  MOV   T2.Z, literal.z,  
	  MOV * T5.W, literal.w,  
	4(5.605194e-45), 17(2.382207e-44)
	65(9.108440e-44), 3(4.203895e-45)
	  MOV   T3.X, literal.x,  
	  MOV   T3.Y, literal.y,  
	  MOV   T1.Z, literal.z,  
	  MOV * T7.W, literal.w,  
	10(1.401298e-44), 55(7.707142e-44)
	5(7.006492e-45), 45(6.305843e-44)
	  MOV   T4.X, literal.x,  
	  MOV   T4.Y, literal.y,  
	  AND_INT   T3.Z, T6.X, literal.z,  
	  MOV * T6.W, KC0[2].Z,  
.Ltmp81:
	35(4.904545e-44), 25(3.503246e-44)
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 207:
.Ltmp82:
	  AND_INT * T9.W, T0.X, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T9.W, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T9.W, literal.x,  
	  MULLO_INT   T4.Z, T9.W, literal.x,  
	  MULLO_INT * T4.W (MASKED), T9.W, literal.x,  
	171(2.396220e-43), 0(0.000000e+00)
	  LSHR * T9.W, PV.Z, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T9.W, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T9.W, literal.x,  
	  MULLO_INT   T4.Z, T9.W, literal.x,  
	  MULLO_INT * T4.W (MASKED), T9.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  SUB_INT * T9.W, T0.X, PV.Z,  
	  AND_INT * T9.W, PV.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T5.Y, T3.W,  
	  SETE_INT * T9.W, T4.W, PV.W,  BS:VEC_120/SCL_212
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp83:
	ALU clause starting at 227:
	  MOV   T5.Y, T1.W,  
	  MOV * T8.W, T5.X,  
.Ltmp84:
	  SETGE_UINT * T9.W, T2.W, T0.X,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp85:
	ALU clause starting at 231:
	  MOV   T5.Y, T0.X,  
	  MOV * T5.Z, T0.Y,  
	  MOV   T4.Z, T5.X,  
.Ltmp86:
	  SETGT_UINT * T8.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	19(2.662467e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp87:
	ALU clause starting at 237:
.Ltmp88:
	  XOR_INT * T8.W, T5.Y, T0.X,  
	  MOV   T6.Y, T3.W,  
	  SETE_INT * T8.W, PV.W, T3.Z,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp89:
	ALU clause starting at 241:
.Ltmp90:
	  AND_INT * T8.W, T5.Y, 1,  
.Ltmp91:
	  CNDE_INT * T6.Z, PV.W, T5.Z, 0.0, 
.Ltmp92:
	  ADD_INT * T5.Y, T5.Y, 1,  
.Ltmp93:
	ALU clause starting at 244:
.Ltmp94:
	  SETE_INT   T6.Y, T5.Y, literal.x,  
	  ADD_INT * T5.Z, T5.Z, T0.X,  
.Ltmp95:
	20(2.802597e-44), 0(0.000000e+00)
	  ADD_INT * T4.Z, T6.Z, T4.Z,  
.Ltmp96:
	ALU clause starting at 248:
	  AND_INT * T8.W, T6.Y, 1,  
	  SETE_INT * T8.W, PV.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 251:
	  MOV   T5.Y, T3.W,  
.Ltmp97:
	  XOR_INT * T8.W, T4.Z, T0.X,  
.Ltmp98:
	ALU clause starting at 253:
	  MOV * T9.W, T3.W,  
	  BFE_INT * T10.W, T5.Y, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 256:
.Ltmp99:
	  ADD_INT * T9.W, T0.X, 1,  
.Ltmp100:
	ALU clause starting at 257:
.Ltmp101:
	  AND_INT * T10.W, T9.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T10.W, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T10.W, literal.x,  
	  MULLO_INT   T4.Z, T10.W, literal.x,  
	  MULLO_INT * T4.W (MASKED), T10.W, literal.x,  
	171(2.396220e-43), 0(0.000000e+00)
	  LSHR * T10.W, PV.Z, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T10.W, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T10.W, literal.x,  
	  MULLO_INT   T4.Z, T10.W, literal.x,  
	  MULLO_INT * T4.W (MASKED), T10.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  SUB_INT * T10.W, T9.W, PV.Z,  
	  AND_INT * T10.W, PV.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T5.Y, T3.W,  
	  SETNE_INT * T10.W, T4.W, PV.W,  BS:VEC_120/SCL_212
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp102:
	ALU clause starting at 277:
	  MOV   T5.Y, T1.W,  
	  MOV * T10.W, T8.W,  BS:VEC_120/SCL_212
.Ltmp103:
	  SETGT_UINT * T11.W, T2.W, T0.X,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp104:
	ALU clause starting at 281:
	  MOV   T5.X, T9.W,  
	  MOV   T5.Y, T1.X,  
	  MOV   T4.Z, T8.W,  BS:VEC_120/SCL_212
.Ltmp105:
	  SETGT_UINT * T10.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	18(2.522337e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp106:
	ALU clause starting at 287:
.Ltmp107:
	  XOR_INT * T10.W, T5.X, T9.W,  
	  MOV   T6.Y, T3.W,  
	  SETE_INT * T10.W, PV.W, T3.Z,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp108:
	ALU clause starting at 291:
.Ltmp109:
	  AND_INT * T10.W, T5.X, 1,  
.Ltmp110:
	  CNDE_INT * T5.Z, PV.W, T5.Y, 0.0, 
.Ltmp111:
	  ADD_INT * T5.X, T5.X, 1,  
.Ltmp112:
	ALU clause starting at 294:
.Ltmp113:
	  SETE_INT * T6.Y, T5.X, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  ADD_INT   T5.Y, T5.Y, T1.Y,  
.Ltmp114:
	  ADD_INT * T4.Z, T5.Z, T4.Z,  
.Ltmp115:
	ALU clause starting at 298:
	  AND_INT * T10.W, T6.Y, 1,  
	  SETE_INT * T10.W, PV.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 301:
	  MOV   T5.Y, T3.W,  
.Ltmp116:
	  XOR_INT * T10.W, T4.Z, T9.W,  
.Ltmp117:
	ALU clause starting at 303:
	  MOV   T5.X, T8.W,  
	  MOV * T8.W, T10.W,  BS:VEC_120/SCL_212
	ALU clause starting at 305:
	  MOV * T9.W, T3.W,  
	  BFE_INT * T10.W, T5.Y, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 308:
.Ltmp118:
	  ADD_INT * T9.W, T0.X, literal.x,  
.Ltmp119:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp120:
	ALU clause starting at 310:
.Ltmp121:
	  AND_INT * T10.W, T9.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T10.W, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T10.W, literal.x,  
	  MULLO_INT   T4.Z, T10.W, literal.x,  
	  MULLO_INT * T4.W (MASKED), T10.W, literal.x,  
	171(2.396220e-43), 0(0.000000e+00)
	  LSHR * T10.W, PV.Z, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T10.W, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T10.W, literal.x,  
	  MULLO_INT   T4.Z, T10.W, literal.x,  
	  MULLO_INT * T4.W (MASKED), T10.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  SUB_INT * T10.W, T9.W, PV.Z,  
	  AND_INT * T10.W, PV.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T5.Y, T3.W,  
	  SETNE_INT * T10.W, T4.W, PV.W,  BS:VEC_120/SCL_212
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp122:
	ALU clause starting at 330:
	  MOV   T5.Y, T1.W,  
	  MOV * T10.W, T8.W,  BS:VEC_120/SCL_212
.Ltmp123:
	  SETGE_UINT * T11.W, T2.W, T9.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp124:
	ALU clause starting at 334:
	  MOV   T5.X, T9.W,  
	  MOV   T5.Y, T1.Z,  
	  MOV   T4.Z, T8.W,  BS:VEC_120/SCL_212
.Ltmp125:
	  SETGT_UINT * T10.W, T0.X, literal.x,  
	17(2.382207e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp126:
	ALU clause starting at 340:
.Ltmp127:
	  XOR_INT * T10.W, T5.X, T9.W,  
	  MOV   T6.Y, T3.W,  
	  SETE_INT * T10.W, PV.W, T3.Z,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp128:
	ALU clause starting at 344:
.Ltmp129:
	  AND_INT * T10.W, T5.X, 1,  
.Ltmp130:
	  CNDE_INT * T5.Z, PV.W, T5.Y, 0.0, 
.Ltmp131:
	  ADD_INT * T5.X, T5.X, 1,  
.Ltmp132:
	ALU clause starting at 347:
.Ltmp133:
	  SETE_INT * T6.Y, T5.X, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  ADD_INT   T5.Y, T5.Y, T0.Z,  
.Ltmp134:
	  ADD_INT * T4.Z, T5.Z, T4.Z,  BS:VEC_021/SCL_122
.Ltmp135:
	ALU clause starting at 351:
	  AND_INT * T10.W, T6.Y, 1,  
	  SETE_INT * T10.W, PV.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 354:
	  MOV   T5.Y, T3.W,  
.Ltmp136:
	  XOR_INT * T10.W, T4.Z, T9.W,  
.Ltmp137:
	ALU clause starting at 356:
	  MOV   T5.X, T8.W,  
	  MOV * T8.W, T10.W,  BS:VEC_120/SCL_212
	ALU clause starting at 358:
	  MOV * T9.W, T3.W,  
	  BFE_INT * T10.W, T5.Y, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 361:
.Ltmp138:
	  ADD_INT * T9.W, T0.X, literal.x,  
.Ltmp139:
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp140:
	ALU clause starting at 363:
.Ltmp141:
	  AND_INT * T10.W, T9.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T10.W, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T10.W, literal.x,  
	  MULLO_INT   T4.Z, T10.W, literal.x,  
	  MULLO_INT * T4.W (MASKED), T10.W, literal.x,  
	171(2.396220e-43), 0(0.000000e+00)
	  LSHR * T10.W, PV.Z, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T10.W, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T10.W, literal.x,  
	  MULLO_INT   T4.Z, T10.W, literal.x,  
	  MULLO_INT * T4.W (MASKED), T10.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  SUB_INT * T10.W, T9.W, PV.Z,  
	  AND_INT * T10.W, PV.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T5.Y, T3.W,  
	  SETNE_INT * T10.W, T4.W, PV.W,  BS:VEC_120/SCL_212
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp142:
	ALU clause starting at 383:
	  MOV   T5.Y, T1.W,  
	  MOV * T10.W, T8.W,  BS:VEC_120/SCL_212
.Ltmp143:
	  SETGE_UINT * T11.W, T2.W, T9.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp144:
	ALU clause starting at 387:
	  MOV   T5.X, T9.W,  
	  MOV   T5.Y, T3.X,  
	  MOV   T4.Z, T8.W,  BS:VEC_120/SCL_212
.Ltmp145:
	  SETGT_UINT * T10.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp146:
	ALU clause starting at 393:
.Ltmp147:
	  XOR_INT * T10.W, T5.X, T9.W,  
	  MOV   T6.Y, T3.W,  
	  SETE_INT * T10.W, PV.W, T3.Z,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp148:
	ALU clause starting at 397:
.Ltmp149:
	  AND_INT * T10.W, T5.X, 1,  
.Ltmp150:
	  CNDE_INT * T5.Z, PV.W, T5.Y, 0.0, 
.Ltmp151:
	  ADD_INT * T5.X, T5.X, 1,  
.Ltmp152:
	ALU clause starting at 400:
.Ltmp153:
	  SETE_INT * T6.Y, T5.X, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  ADD_INT   T5.Y, T5.Y, T5.W,  
.Ltmp154:
	  ADD_INT * T4.Z, T5.Z, T4.Z,  
.Ltmp155:
	ALU clause starting at 404:
	  AND_INT * T10.W, T6.Y, 1,  
	  SETE_INT * T10.W, PV.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 407:
	  MOV   T5.Y, T3.W,  
.Ltmp156:
	  XOR_INT * T10.W, T4.Z, T9.W,  
.Ltmp157:
	ALU clause starting at 409:
	  MOV   T5.X, T8.W,  
	  MOV * T8.W, T10.W,  BS:VEC_120/SCL_212
	ALU clause starting at 411:
	  MOV * T9.W, T3.W,  
	  BFE_INT * T10.W, T5.Y, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 414:
.Ltmp158:
	  ADD_INT * T9.W, T0.X, literal.x,  
.Ltmp159:
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp160:
	ALU clause starting at 416:
.Ltmp161:
	  AND_INT * T10.W, T9.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T10.W, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T10.W, literal.x,  
	  MULLO_INT   T4.Z, T10.W, literal.x,  
	  MULLO_INT * T4.W (MASKED), T10.W, literal.x,  
	171(2.396220e-43), 0(0.000000e+00)
	  LSHR * T10.W, PV.Z, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T10.W, literal.x,  
	  MULLO_INT   T4.Y (MASKED), T10.W, literal.x,  
	  MULLO_INT   T4.Z, T10.W, literal.x,  
	  MULLO_INT * T4.W (MASKED), T10.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  SUB_INT * T10.W, T9.W, PV.Z,  
	  AND_INT * T10.W, PV.W, literal.x,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T5.Y, T3.W,  
	  SETNE_INT * T10.W, T4.W, PV.W,  BS:VEC_120/SCL_212
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp162:
	ALU clause starting at 436:
	  MOV   T5.Y, T1.W,  
	  MOV * T10.W, T8.W,  BS:VEC_120/SCL_212
.Ltmp163:
	  SETGE_UINT * T11.W, T2.W, T9.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp164:
	ALU clause starting at 440:
	  MOV   T5.X, T9.W,  
	  MOV   T5.Y, T2.Y,  
	  MOV   T4.Z, T8.W,  BS:VEC_120/SCL_212
.Ltmp165:
	  SETGT_UINT * T10.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp166:
	ALU clause starting at 446:
.Ltmp167:
	  XOR_INT * T10.W, T5.X, T9.W,  
	  MOV   T6.Y, T3.W,  
	  SETE_INT * T10.W, PV.W, T3.Z,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp168:
	ALU clause starting at 450:
.Ltmp169:
	  AND_INT * T10.W, T5.X, 1,  
.Ltmp170:
	  CNDE_INT * T5.Z, PV.W, T5.Y, 0.0, 
.Ltmp171:
	  ADD_INT * T5.X, T5.X, 1,  
.Ltmp172:
	ALU clause starting at 453:
.Ltmp173:
	  SETE_INT * T6.Y, T5.X, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  ADD_INT   T5.Y, T5.Y, T2.X,  
.Ltmp174:
	  ADD_INT * T4.Z, T5.Z, T4.Z,  
.Ltmp175:
	ALU clause starting at 457:
	  AND_INT * T10.W, T6.Y, 1,  
	  SETE_INT * T10.W, PV.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 460:
	  MOV   T5.Y, T3.W,  
.Ltmp176:
	  XOR_INT * T10.W, T4.Z, T9.W,  
.Ltmp177:
	ALU clause starting at 462:
	  MOV   T5.X, T8.W,  
	  MOV * T8.W, T10.W,  BS:VEC_120/SCL_212
	ALU clause starting at 464:
	  MOV * T9.W, T3.W,  
	  BFE_INT * T10.W, T5.Y, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 467:
.Ltmp178:
	  ADD_INT * T0.X, T0.X, literal.x,  
.Ltmp179:
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp180:
	ALU clause starting at 469:
.Ltmp181:
	  SETE_INT * T9.W, T0.X, literal.x,  
.Ltmp182:
	40(5.605194e-44), 0(0.000000e+00)
	  ADD_INT * T1.Y, T1.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.Y, T0.Y, T4.Y,  
	  ADD_INT   T4.Z, T4.Y, literal.x,  BS:VEC_120/SCL_212
	  ADD_INT * T10.W, T7.W, literal.x,  
	50(7.006492e-44), 0(0.000000e+00)
	  MOV   T5.X, T8.W,  
	  ADD_INT   T4.Y, T2.Z, literal.x,  
	  ADD_INT * T5.Z, T3.Y, literal.x,  
	50(7.006492e-44), 0(0.000000e+00)
	  ADD_INT * T1.X, T1.X, T4.X,  
	  ADD_INT   T3.X, T3.X, T3.Y,  
	  ADD_INT   T2.Y, T2.Y, T2.Z,  
	  ADD_INT * T1.Z, T1.Z, T7.W,  
	  ADD_INT   T4.X, T4.X, literal.x,  
	  MOV   T3.Y, T5.Z,  
	  MOV   T2.Z, T4.Y,  
	  MOV * T7.W, T10.W,  
	50(7.006492e-44), 0(0.000000e+00)
	  ADD_INT   T2.X, T2.X, literal.x,  
	  MOV   T4.Y, T4.Z,  
	  ADD_INT   T0.Z, T0.Z, literal.x,  BS:VEC_120/SCL_212
	  ADD_INT * T5.W, T5.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp183:
	ALU clause starting at 495:
	  MOV * T6.X, T5.X,  
	  MOV   T5.X, T8.W,  
	  BFE_INT * T9.W, T9.W, 0.0, 1, BS:VEC_120/SCL_212
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 499:
	  ADD_INT * T0.W, T6.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp184:
.Lfunc_end2:
	.size	break_continue, .Lfunc_end2-break_continue

	.section	.AMDGPU.config
	.long	166100
	.long	266
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	switch_cases
	.p2align	8
	.type	switch_cases,@function
switch_cases:
switch_cases$local:
.Lfunc_begin3:
	ALU 5, @134, KC0[CB0:0-32], KC1[]
.Ltmp185:
	ALU 2, @140, KC0[CB0:0-32], KC1[]
	TEX 0 @132
.Ltmp186:
	ALU 2, @143, KC0[CB0:0-32], KC1[]
.Ltmp187:
	ALU_PUSH_BEFORE 6, @146, KC0[], KC1[]
	JUMP @17 POP:1
	ALU_PUSH_BEFORE 5, @153, KC0[], KC1[]
	JUMP @10 POP:1
	ALU 7, @159, KC0[], KC1[]
.Ltmp188:
	ALU_POP_AFTER 1, @167, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @169, KC0[], KC1[]
	JUMP @16 POP:1
	ALU_PUSH_BEFORE 3, @171, KC0[], KC1[]
	JUMP @15 POP:1
.Ltmp189:
	ALU_POP_AFTER 1, @175, KC0[], KC1[]
	ALU_POP_AFTER 1, @177, KC0[], KC1[]
	ALU_POP_AFTER 1, @179, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @181, KC0[], KC1[]
	JUMP @20 POP:1
	ALU_POP_AFTER 10, @185, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @196, KC0[], KC1[]
	JUMP @24 POP:1
.Ltmp190:
	ALU 0, @198, KC0[], KC1[]
.Ltmp191:
	ALU_POP_AFTER 1, @199, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @201, KC0[], KC1[]
	JUMP @27 POP:1
.Ltmp192:
	ALU_POP_AFTER 1, @203, KC0[], KC1[]
.Ltmp193:
	ALU_PUSH_BEFORE 10, @205, KC0[], KC1[]
	JUMP @48 POP:1
	ALU_PUSH_BEFORE 6, @216, KC0[], KC1[]
	JUMP @43 POP:1
	ALU_PUSH_BEFORE 5, @223, KC0[], KC1[]
	JUMP @38 POP:1
	ALU_PUSH_BEFORE 5, @229, KC0[], KC1[]
	JUMP @37 POP:1
	ALU 8, @235, KC0[], KC1[]
.Ltmp194:
	POP @37 POP:1
	ALU_POP_AFTER 1, @244, KC0[], KC1[]
	ALU_PUSH_BEFORE 2, @246, KC0[], KC1[]
	JUMP @42 POP:1
	ALU 8, @249, KC0[], KC1[]
.Ltmp195:
	ALU_POP_AFTER 0, @258, KC0[], KC1[]
	ALU_POP_AFTER 1, @259, KC0[], KC1[]
	ALU_PUSH_BEFORE 9, @261, KC0[], KC1[]
	JUMP @47 POP:1
.Ltmp196:
	ALU 7, @271, KC0[], KC1[]
.Ltmp197:
	POP @47 POP:1
	ALU_POP_AFTER 1, @279, KC0[], KC1[]
	ALU_PUSH_BEFORE 2, @281, KC0[], KC1[]
	JUMP @55 POP:1
	ALU_PUSH_BEFORE 4, @284, KC0[], KC1[]
	JUMP @54 POP:1
	ALU 8, @289, KC0[], KC1[]
.Ltmp198:
	POP @54 POP:1
	POP @55 POP:1
	ALU_PUSH_BEFORE 1, @298, KC0[], KC1[]
	JUMP @59 POP:1
.Ltmp199:
	ALU 1, @300, KC0[], KC1[]
.Ltmp200:
	POP @59 POP:1
	ALU 2, @302, KC0[], KC1[]
.Ltmp201:
	ALU_PUSH_BEFORE 8, @305, KC0[], KC1[]
	JUMP @81 POP:1
	ALU_PUSH_BEFORE 6, @314, KC0[], KC1[]
	JUMP @76 POP:1
	ALU_PUSH_BEFORE 5, @321, KC0[], KC1[]
	JUMP @71 POP:1
	ALU_PUSH_BEFORE 5, @327, KC0[], KC1[]
	JUMP @70 POP:1
	ALU 8, @333, KC0[], KC1[]
.Ltmp202:
	POP @70 POP:1
	ALU_POP_AFTER 1, @342, KC0[], KC1[]
	ALU_PUSH_BEFORE 2, @344, KC0[], KC1[]
	JUMP @75 POP:1
	ALU 8, @347, KC0[], KC1[]
.Ltmp203:
	ALU_POP_AFTER 0, @356, KC0[], KC1[]
	ALU_POP_AFTER 1, @357, KC0[], KC1[]
	ALU_PUSH_BEFORE 9, @359, KC0[], KC1[]
	JUMP @80 POP:1
.Ltmp204:
	ALU 8, @369, KC0[], KC1[]
.Ltmp205:
	POP @80 POP:1
	ALU_POP_AFTER 1, @378, KC0[], KC1[]
	ALU_PUSH_BEFORE 2, @380, KC0[], KC1[]
	JUMP @88 POP:1
	ALU_PUSH_BEFORE 4, @383, KC0[], KC1[]
	JUMP @87 POP:1
	ALU 8, @388, KC0[], KC1[]
.Ltmp206:
	POP @87 POP:1
	POP @88 POP:1
	ALU_PUSH_BEFORE 1, @397, KC0[], KC1[]
	JUMP @92 POP:1
.Ltmp207:
	ALU 1, @399, KC0[], KC1[]
.Ltmp208:
	POP @92 POP:1
	ALU 2, @401, KC0[], KC1[]
.Ltmp209:
	ALU_PUSH_BEFORE 8, @404, KC0[], KC1[]
	JUMP @117 POP:1
	ALU_PUSH_BEFORE 6, @413, KC0[], KC1[]
	JUMP @112 POP:1
	ALU_PUSH_BEFORE 5, @420, KC0[], KC1[]
	JUMP @104 POP:1
	ALU_PUSH_BEFORE 5, @426, KC0[], KC1[]
	JUMP @103 POP:1
	ALU 8, @432, KC0[], KC1[]
.Ltmp210:
	POP @103 POP:1
	ALU_POP_AFTER 1, @441, KC0[], KC1[]
	ALU_PUSH_BEFORE 2, @443, KC0[], KC1[]
	JUMP @111 POP:1
	ALU_PUSH_BEFORE 4, @446, KC0[], KC1[]
	JUMP @110 POP:1
.Ltmp211:
	ALU 1, @451, KC0[], KC1[]
.Ltmp212:
	ALU_POP_AFTER 1, @453, KC0[], KC1[]
	ALU_POP_AFTER 0, @455, KC0[], KC1[]
	ALU_POP_AFTER 1, @456, KC0[], KC1[]
	ALU_PUSH_BEFORE 9, @458, KC0[], KC1[]
	JUMP @116 POP:1
.Ltmp213:
	ALU 6, @468, KC0[], KC1[]
.Ltmp214:
	ALU_POP_AFTER 1, @475, KC0[], KC1[]
	ALU_POP_AFTER 1, @477, KC0[], KC1[]
	ALU_PUSH_BEFORE 2, @479, KC0[], KC1[]
	JUMP @124 POP:1
	ALU_PUSH_BEFORE 4, @482, KC0[], KC1[]
	JUMP @123 POP:1
	ALU 8, @487, KC0[], KC1[]
.Ltmp215:
	POP @123 POP:1
	POP @124 POP:1
	ALU_PUSH_BEFORE 1, @496, KC0[], KC1[]
	JUMP @128 POP:1
	ALU 1, @498, KC0[], KC1[]
.Ltmp216:
	POP @128 POP:1
	ALU 2, @500, KC0[], KC1[]
.Ltmp217:
	ALU 2, @503, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 132:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp218:
	ALU clause starting at 134:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp219:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 140:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 143:
.Ltmp220:
	  AND_INT   T1.Z, T0.X, literal.x,  
	  MOV * T1.W, KC0[2].Z,  
.Ltmp221:
	15(2.101948e-44), 0(0.000000e+00)
	ALU clause starting at 146:
	  MOV * T2.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV   T0.Y, PV.W,  
	  MOV   T3.Z, literal.x,  
	  SETGT_INT * T3.W, literal.y, T1.Z,  
	1(1.401298e-45), 5(7.006492e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 153:
	  MOV   T0.Y, literal.x,  
	  MOV   T0.Z, literal.y,  
	  SETGT_INT * T3.W, T1.Z, literal.z,  
	0(0.000000e+00), 1(1.401298e-45)
	10(1.401298e-44), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 159:
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV   T2.Z, PV.Z,  
	  SETE_INT * T3.W, T1.Z, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  PRED_SETE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T2.Z, literal.x, Pred_sel_zero 
	5000(7.006492e-42), 0(0.000000e+00)
	ALU clause starting at 167:
	  MOV * T0.Y, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 169:
	  SETE_INT * T3.W, T0.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 171:
	  MOV   T0.Y, literal.x,  
	  SETGT_INT * T3.W, literal.y, T1.Z,  
	1(1.401298e-45), 7(9.809089e-45)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 175:
	  MOV * T0.Y, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 177:
	  MOV * T2.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 179:
	  MOV * T3.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 181:
	  MOV   T0.Z, literal.x,  
	  BFE_INT * T3.W, T3.Z, 0.0, 1, 
	85(1.191104e-43), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 185:
	  SETGT_INT   T0.Z, T1.Z, 0.0,  
	  MOV * T2.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  SETGT_INT   T0.Y, T1.Z, literal.x, Pred_sel_zero 
	  MOV   T2.Z, literal.y, Pred_sel_zero 
	  MOV * T2.W, literal.z, Pred_sel_zero 
	2(2.802597e-45), 0(0.000000e+00)
	1(1.401298e-45), 0(0.000000e+00)
	  MOV * T0.Z, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 196:
	  BFE_INT * T3.W, T0.Y, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 198:
	  MOV * T0.Z, T2.Z,  
	ALU clause starting at 199:
	  MOV * T2.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 201:
	  SETE_INT * T2.W, T2.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 203:
	  MOV * T0.Z, literal.x,  
	-17(nan), 0(0.000000e+00)
	ALU clause starting at 205:
.Ltmp222:
	  MOV * T2.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  BFE_UINT * T6.W, T0.X, literal.x, PV.W, 
	8(1.121039e-44), 0(0.000000e+00)
	  MOV * T4.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV * T5.W, PV.W,  
	  MOV   T1.Z, literal.x,  
	  SETGT_INT * T3.W, literal.y, T6.W,  
	1(1.401298e-45), 2(2.802597e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp223:
	ALU clause starting at 216:
	  MOV * T5.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV   T0.Y, PV.W,  
	  MOV   T1.Z, literal.x,  
	  SETGT_INT * T3.W, T6.W, literal.y,  
	1(1.401298e-45), 4(5.605194e-45)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 223:
	  MOV   T0.Y, literal.x,  
	  MOV   T1.Z, literal.y,  
	  SETGT_INT * T3.W, T6.W, literal.z,  
	0(0.000000e+00), 1(1.401298e-45)
	10(1.401298e-44), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 229:
	  MOV   T0.Y, literal.x,  
	  MOV * T7.W, T0.Z,  
	1(1.401298e-45), 0(0.000000e+00)
	  SETE_INT * T3.W, T6.W, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 235:
	  MOV   T0.Y, literal.x,  
	  MOV * T7.W, T0.Z,  
.Ltmp224:
	0(0.000000e+00), 0(0.000000e+00)
	  SETGT_INT * T3.W, literal.x, T0.Z,  
	101(1.415311e-43), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV   T0.Y, literal.x, Pred_sel_one 
.Ltmp225:
	  ADD_INT * T7.W, T0.Z, literal.y, Pred_sel_one 
.Ltmp226:
	1(1.401298e-45), 1000(1.401298e-42)
	ALU clause starting at 244:
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 246:
	  MOV * T3.W, T0.Z,  
	  BFE_INT * T8.W, T1.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 249:
	  MOV   T0.Y, literal.x,  
	  MOV * T3.W, T0.Z,  
	1(1.401298e-45), 0(0.000000e+00)
	  SETGT_INT * T7.W, literal.x, T6.W,  
	7(9.809089e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV   T0.Y, literal.x, Pred_sel_one 
.Ltmp227:
	  XOR_INT * T3.W, T0.Z, literal.y, Pred_sel_one 
.Ltmp228:
	0(0.000000e+00), 85(1.191104e-43)
	ALU clause starting at 258:
	  MOV * T7.W, T0.Z,  
	ALU clause starting at 259:
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 261:
	  BFE_INT * T8.W, T1.Z, 0.0, 1, 
	  PRED_SETE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SETNE_INT   T0.Y, T6.W, literal.x, Pred_sel_zero 
	  MOV * T7.W, T0.Z, Pred_sel_zero 
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T5.W, literal.x, Pred_sel_zero 
	1(1.401298e-45), 0(0.000000e+00)
	  AND_INT * T8.W, T0.Y, 1,  
	  SETE_INT * T8.W, PV.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 271:
	  MOV * T5.W, literal.x,  
.Ltmp229:
	0(0.000000e+00), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T7.W, literal.x,  
	  MULLO_INT   T0.Y, T7.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T7.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.Y, 1,  
.Ltmp230:
	ALU clause starting at 279:
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 281:
	  MOV   T0.Y, T0.Z,  
	  BFE_INT * T7.W, T1.Z, 0.0, 1, BS:VEC_120/SCL_212
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 284:
	  MOV   T0.Y, T0.Z,  
	  SETGT_INT   T1.Z, T6.W, 0.0,  
	  MOV * T4.W, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.Z, 0.0,  
	ALU clause starting at 289:
	  MOV * T4.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV * T5.W, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.Z, literal.x,  
	  MULLO_INT   T0.Y, T0.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 298:
	  BFE_INT * T5.W, T5.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 300:
.Ltmp231:
	  ADD_INT * T3.W, T0.Y, literal.x,  
.Ltmp232:
	-17(nan), 0(0.000000e+00)
	ALU clause starting at 302:
	  SETE_INT * T4.W, T4.W, 0.0,  
.Ltmp233:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADD_INT * T3.W, T0.Z, 1, Pred_sel_zero 
.Ltmp234:
	ALU clause starting at 305:
.Ltmp235:
	  BFE_UINT * T7.W, T0.X, literal.x, T2.W, 
	16(2.242078e-44), 0(0.000000e+00)
	  MOV * T5.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV * T6.W, PV.W,  
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T4.W, literal.y, T7.W,  
	1(1.401298e-45), 2(2.802597e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp236:
	ALU clause starting at 314:
	  MOV * T6.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV   T0.Y, PV.W,  
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T4.W, T7.W, literal.y,  
	1(1.401298e-45), 4(5.605194e-45)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 321:
	  MOV   T0.Y, literal.x,  
	  MOV   T0.Z, literal.y,  
	  SETGT_INT * T4.W, T7.W, literal.z,  
	0(0.000000e+00), 1(1.401298e-45)
	10(1.401298e-44), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 327:
	  MOV   T0.Y, literal.x,  
	  MOV * T8.W, T3.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  SETE_INT * T4.W, T7.W, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 333:
	  MOV   T0.Y, literal.x,  
	  MOV * T8.W, T3.W,  
.Ltmp237:
	0(0.000000e+00), 0(0.000000e+00)
	  SETGT_INT * T4.W, literal.x, T3.W,  
	101(1.415311e-43), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV   T0.Y, literal.x, Pred_sel_one 
.Ltmp238:
	  ADD_INT * T8.W, T3.W, literal.y, Pred_sel_one 
.Ltmp239:
	1(1.401298e-45), 1000(1.401298e-42)
	ALU clause starting at 342:
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 344:
	  MOV * T4.W, T3.W,  
	  BFE_INT * T9.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 347:
	  MOV   T0.Y, literal.x,  
	  MOV * T4.W, T3.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  SETGT_INT * T8.W, literal.x, T7.W,  
	7(9.809089e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV   T0.Y, literal.x, Pred_sel_one 
.Ltmp240:
	  XOR_INT * T4.W, T3.W, literal.y, Pred_sel_one 
.Ltmp241:
	0(0.000000e+00), 85(1.191104e-43)
	ALU clause starting at 356:
	  MOV * T8.W, T3.W,  
	ALU clause starting at 357:
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 359:
	  BFE_INT * T9.W, T0.Z, 0.0, 1, 
	  PRED_SETE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SETNE_INT   T0.Y, T7.W, literal.x, Pred_sel_zero 
	  MOV * T8.W, T3.W, Pred_sel_zero BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T6.W, literal.x, Pred_sel_zero 
	1(1.401298e-45), 0(0.000000e+00)
	  AND_INT * T9.W, T0.Y, 1,  
	  SETE_INT * T9.W, PV.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 369:
	  MOV * T6.W, literal.x,  
.Ltmp242:
	0(0.000000e+00), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T8.W, literal.x,  
	  MULLO_INT   T0.Y, T8.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T8.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T8.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.Y, literal.x,  
.Ltmp243:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 378:
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 380:
	  MOV   T0.Y, T3.W,  
	  BFE_INT * T8.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 383:
	  MOV   T0.Y, T3.W,  
	  SETGT_INT   T0.Z, T7.W, 0.0,  BS:VEC_120/SCL_212
	  MOV * T5.W, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.Z, 0.0,  
	ALU clause starting at 388:
	  MOV * T5.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV * T6.W, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T0.Y, T3.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 397:
	  BFE_INT * T6.W, T6.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 399:
.Ltmp244:
	  ADD_INT * T4.W, T0.Y, literal.x,  
.Ltmp245:
	-17(nan), 0(0.000000e+00)
	ALU clause starting at 401:
	  SETE_INT * T5.W, T5.W, 0.0,  
.Ltmp246:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADD_INT * T4.W, T3.W, 1, Pred_sel_zero 
.Ltmp247:
	ALU clause starting at 404:
.Ltmp248:
	  BFE_UINT * T5.W, T0.X, literal.x, T2.W, 
	24(3.363116e-44), 0(0.000000e+00)
	  MOV * T2.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV * T3.W, PV.W,  
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T6.W, literal.y, T5.W,  
	1(1.401298e-45), 2(2.802597e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp249:
	ALU clause starting at 413:
	  MOV * T3.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV   T0.Y, PV.W,  
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T6.W, T5.W, literal.y,  
	1(1.401298e-45), 4(5.605194e-45)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 420:
	  MOV   T0.Y, literal.x,  
	  MOV   T0.Z, literal.y,  
	  SETGT_INT * T6.W, T5.W, literal.z,  
	0(0.000000e+00), 1(1.401298e-45)
	10(1.401298e-44), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 426:
	  MOV   T0.Y, literal.x,  
	  MOV * T6.W, T4.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  SETE_INT * T7.W, T5.W, literal.x,  
	11(1.541428e-44), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 432:
	  MOV   T0.Y, literal.x,  
	  MOV * T6.W, T4.W,  
.Ltmp250:
	0(0.000000e+00), 0(0.000000e+00)
	  SETGT_INT * T7.W, literal.x, T4.W,  
	101(1.415311e-43), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV   T0.Y, literal.x, Pred_sel_one 
.Ltmp251:
	  ADD_INT * T6.W, T4.W, literal.y, Pred_sel_one 
.Ltmp252:
	1(1.401298e-45), 1000(1.401298e-42)
	ALU clause starting at 441:
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 443:
	  MOV   T0.X, T4.W,  
	  BFE_INT * T7.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 446:
	  MOV   T0.X, T4.W,  
	  MOV   T0.Y, literal.x,  
	  SETGT_INT * T6.W, literal.y, T5.W,  
	1(1.401298e-45), 7(9.809089e-45)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 451:
.Ltmp253:
	  XOR_INT * T0.X, T4.W, literal.x,  
.Ltmp254:
	85(1.191104e-43), 0(0.000000e+00)
	ALU clause starting at 453:
	  MOV * T0.Y, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 455:
	  MOV * T6.W, T4.W,  
	ALU clause starting at 456:
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 458:
	  BFE_INT * T7.W, T0.Z, 0.0, 1, 
	  PRED_SETE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SETNE_INT   T0.Y, T5.W, literal.x, Pred_sel_zero 
	  MOV * T6.W, T4.W, Pred_sel_zero BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T3.W, literal.x, Pred_sel_zero 
	1(1.401298e-45), 0(0.000000e+00)
	  AND_INT * T7.W, T0.Y, 1,  
	  SETE_INT * T7.W, PV.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 468:
.Ltmp255:
	  MULLO_INT   T0.X, T6.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, PV.X, literal.x,  
.Ltmp256:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 475:
	  MOV * T3.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 477:
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 479:
	  MOV   T0.Y, T4.W,  
	  BFE_INT * T6.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 482:
	  MOV   T0.Y, T4.W,  
	  SETGT_INT   T0.Z, T5.W, 0.0,  BS:VEC_120/SCL_212
	  MOV * T2.W, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.Z, 0.0,  
	ALU clause starting at 487:
	  MOV * T2.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV * T3.W, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T4.W, literal.x,  
	  MULLO_INT   T0.Y, T4.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 496:
	  BFE_INT * T3.W, T3.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 498:
.Ltmp257:
	  ADD_INT * T0.X, T0.Y, literal.x,  
.Ltmp258:
	-17(nan), 0(0.000000e+00)
	ALU clause starting at 500:
	  SETE_INT * T2.W, T2.W, 0.0,  
.Ltmp259:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADD_INT * T0.X, T4.W, 1, Pred_sel_zero 
.Ltmp260:
	ALU clause starting at 503:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp261:
.Lfunc_end3:
	.size	switch_cases, .Lfunc_end3-switch_cases

	.section	.AMDGPU.config
	.long	166100
	.long	1032
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	goto_machine
	.p2align	8
	.type	goto_machine,@function
goto_machine:
goto_machine$local:
.Lfunc_begin4:
	ALU 5, @152, KC0[CB0:0-32], KC1[]
.Ltmp262:
	ALU 2, @158, KC0[CB0:0-32], KC1[]
	TEX 0 @150
.Ltmp263:
	ALU 5, @161, KC0[], KC1[]
.Ltmp264:
	ALU 0, @167, KC0[CB0:0-32], KC1[]
.Ltmp265:
	LOOP_START_DX10 @147
.Ltmp266:
	ALU 6, @168, KC0[], KC1[]
.Ltmp267:
	ALU_PUSH_BEFORE 3, @175, KC0[], KC1[]
	JUMP @11 POP:1
	ALU 2, @179, KC0[], KC1[]
.Ltmp268:
	ALU_POP_AFTER 4, @182, KC0[], KC1[]
	ALU_PUSH_BEFORE 2, @187, KC0[], KC1[]
	JUMP @20 POP:1
.Ltmp269:
	ALU 2, @190, KC0[], KC1[]
.Ltmp270:
	ALU 1, @193, KC0[], KC1[]
.Ltmp271:
	ALU_PUSH_BEFORE 0, @195, KC0[], KC1[]
	JUMP @19 POP:1
	ALU 5, @196, KC0[], KC1[]
.Ltmp272:
	POP @19 POP:1
	ALU_POP_AFTER 0, @202, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @203, KC0[], KC1[]
	JUMP @142 POP:1
.Ltmp273:
	ALU 6, @207, KC0[], KC1[]
.Ltmp274:
	ALU_PUSH_BEFORE 3, @214, KC0[], KC1[]
	JUMP @27 POP:1
	ALU 2, @218, KC0[], KC1[]
.Ltmp275:
	ALU_POP_AFTER 5, @221, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @227, KC0[], KC1[]
	JUMP @36 POP:1
.Ltmp276:
	ALU 2, @229, KC0[], KC1[]
.Ltmp277:
	ALU 1, @232, KC0[], KC1[]
.Ltmp278:
	ALU_PUSH_BEFORE 0, @234, KC0[], KC1[]
	JUMP @35 POP:1
	ALU 5, @235, KC0[], KC1[]
.Ltmp279:
	POP @35 POP:1
	ALU_POP_AFTER 0, @241, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @242, KC0[], KC1[]
	JUMP @141 POP:1
.Ltmp280:
	ALU 6, @246, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @253, KC0[], KC1[]
	JUMP @43 POP:1
	ALU 2, @257, KC0[], KC1[]
.Ltmp281:
	ALU_POP_AFTER 5, @260, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @266, KC0[], KC1[]
	JUMP @52 POP:1
.Ltmp282:
	ALU 2, @268, KC0[], KC1[]
.Ltmp283:
	ALU 1, @271, KC0[], KC1[]
.Ltmp284:
	ALU_PUSH_BEFORE 0, @273, KC0[], KC1[]
	JUMP @51 POP:1
	ALU 5, @274, KC0[], KC1[]
.Ltmp285:
	POP @51 POP:1
	ALU_POP_AFTER 0, @280, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @281, KC0[], KC1[]
	JUMP @140 POP:1
.Ltmp286:
	ALU 6, @285, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @292, KC0[], KC1[]
	JUMP @59 POP:1
	ALU 2, @296, KC0[], KC1[]
.Ltmp287:
	ALU_POP_AFTER 5, @299, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @305, KC0[], KC1[]
	JUMP @68 POP:1
.Ltmp288:
	ALU 2, @307, KC0[], KC1[]
.Ltmp289:
	ALU 1, @310, KC0[], KC1[]
.Ltmp290:
	ALU_PUSH_BEFORE 0, @312, KC0[], KC1[]
	JUMP @67 POP:1
	ALU 5, @313, KC0[], KC1[]
.Ltmp291:
	POP @67 POP:1
	ALU_POP_AFTER 0, @319, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @320, KC0[], KC1[]
	JUMP @139 POP:1
.Ltmp292:
	ALU 6, @324, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @331, KC0[], KC1[]
	JUMP @75 POP:1
	ALU 2, @335, KC0[], KC1[]
.Ltmp293:
	ALU_POP_AFTER 5, @338, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @344, KC0[], KC1[]
	JUMP @84 POP:1
.Ltmp294:
	ALU 2, @346, KC0[], KC1[]
.Ltmp295:
	ALU 1, @349, KC0[], KC1[]
.Ltmp296:
	ALU_PUSH_BEFORE 0, @351, KC0[], KC1[]
	JUMP @83 POP:1
	ALU 5, @352, KC0[], KC1[]
.Ltmp297:
	POP @83 POP:1
	ALU_POP_AFTER 0, @358, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @359, KC0[], KC1[]
	JUMP @138 POP:1
.Ltmp298:
	ALU 6, @363, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @370, KC0[], KC1[]
	JUMP @91 POP:1
	ALU 2, @374, KC0[], KC1[]
.Ltmp299:
	ALU_POP_AFTER 5, @377, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @383, KC0[], KC1[]
	JUMP @100 POP:1
.Ltmp300:
	ALU 2, @385, KC0[], KC1[]
.Ltmp301:
	ALU 1, @388, KC0[], KC1[]
.Ltmp302:
	ALU_PUSH_BEFORE 0, @390, KC0[], KC1[]
	JUMP @99 POP:1
	ALU 5, @391, KC0[], KC1[]
.Ltmp303:
	POP @99 POP:1
	ALU_POP_AFTER 0, @397, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @398, KC0[], KC1[]
	JUMP @137 POP:1
.Ltmp304:
	ALU 6, @402, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @409, KC0[], KC1[]
	JUMP @107 POP:1
	ALU 2, @413, KC0[], KC1[]
.Ltmp305:
	ALU_POP_AFTER 5, @416, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @422, KC0[], KC1[]
	JUMP @116 POP:1
.Ltmp306:
	ALU 2, @424, KC0[], KC1[]
.Ltmp307:
	ALU 1, @427, KC0[], KC1[]
.Ltmp308:
	ALU_PUSH_BEFORE 0, @429, KC0[], KC1[]
	JUMP @115 POP:1
	ALU 5, @430, KC0[], KC1[]
.Ltmp309:
	POP @115 POP:1
	ALU_POP_AFTER 0, @436, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @437, KC0[], KC1[]
	JUMP @136 POP:1
.Ltmp310:
	ALU 6, @441, KC0[], KC1[]
.Ltmp311:
	ALU_PUSH_BEFORE 3, @448, KC0[], KC1[]
	JUMP @123 POP:1
.Ltmp312:
	ALU 2, @452, KC0[], KC1[]
.Ltmp313:
	ALU_POP_AFTER 5, @455, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @461, KC0[], KC1[]
	JUMP @132 POP:1
.Ltmp314:
	ALU 2, @463, KC0[], KC1[]
.Ltmp315:
	ALU 1, @466, KC0[], KC1[]
.Ltmp316:
	ALU_PUSH_BEFORE 0, @468, KC0[], KC1[]
	JUMP @131 POP:1
	ALU 5, @469, KC0[], KC1[]
.Ltmp317:
	POP @131 POP:1
	ALU_POP_AFTER 0, @475, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @476, KC0[], KC1[]
	JUMP @135 POP:1
.Ltmp318:
	ALU_POP_AFTER 3, @480, KC0[], KC1[]
	POP @136 POP:1
	POP @137 POP:1
	POP @138 POP:1
	POP @139 POP:1
	POP @140 POP:1
	POP @141 POP:1
	POP @142 POP:1
	ALU_PUSH_BEFORE 1, @484, KC0[], KC1[]
	JUMP @146 POP:1
	LOOP_BREAK @146
	POP @146 POP:1
	END_LOOP @6
.Ltmp319:
	ALU 2, @486, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 150:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp320:
	ALU clause starting at 152:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp321:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp322:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp323:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 158:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 161:
	  MOV * T1.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV * T3.W, PV.W,  
	  MOV   T0.Y, literal.x,  
	  MOV * T0.Z, literal.y,  
	1(1.401298e-45), -40(nan)
	ALU clause starting at 167:
	  MOV * T2.W, KC0[2].Z,  
.Ltmp324:
	ALU clause starting at 168:
	  MULLO_INT   T0.X, T1.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	1664525(2.332496e-39), 0(0.000000e+00)
	  ADD_INT * T5.W, PV.X, literal.x,  
	1013904223(1.458439e-02), 0(0.000000e+00)
	ALU clause starting at 175:
	  MOV   T1.X, T0.Y,  
	  MOV * T4.W, T1.W,  
.Ltmp325:
	  SETGT_INT * T6.W, 0.0, T5.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp326:
	ALU clause starting at 179:
	  LSHR * T4.W, T5.W, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  XOR_INT * T0.X, PV.W, T3.W,  
	ALU clause starting at 182:
.Ltmp327:
	  AND_INT * T4.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  SETNE_INT * T4.W, PV.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
.Ltmp328:
	ALU clause starting at 187:
	  MOV * T6.W, T0.X,  
	  SETE_INT * T7.W, T1.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 190:
	  LSHR * T4.W, T5.W, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  ADD_INT * T6.W, PV.W, T3.W,  
	ALU clause starting at 193:
.Ltmp329:
	  AND_INT * T3.W, T6.W, 1,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
.Ltmp330:
	ALU clause starting at 195:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 196:
	  MULLO_INT   T1.X, T6.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T6.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T6.W, PV.X, 1,  
	ALU clause starting at 202:
	  MOV * T4.W, T0.Y,  
	ALU clause starting at 203:
	  AND_INT * T3.W, T4.W, 1,  
	  MOV * T4.W, T0.Y,  
	  SETE_INT * T3.W, T3.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 207:
	  MULLO_INT   T1.X, T5.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T5.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T5.W, literal.x,  
	1664525(2.332496e-39), 0(0.000000e+00)
	  ADD_INT * T7.W, PV.X, literal.x,  
	1013904223(1.458439e-02), 0(0.000000e+00)
	ALU clause starting at 214:
	  MOV   T1.X, T0.Y,  
	  MOV * T3.W, T1.W,  
.Ltmp331:
	  SETGT_INT * T4.W, 0.0, T7.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp332:
	ALU clause starting at 218:
	  LSHR * T3.W, T7.W, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  XOR_INT * T0.X, PV.W, T6.W,  
	ALU clause starting at 221:
.Ltmp333:
	  AND_INT * T3.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  MOV * T5.W, T0.X,  
	  SETNE_INT * T3.W, T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
.Ltmp334:
	ALU clause starting at 227:
	  SETE_INT * T4.W, T1.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 229:
	  LSHR * T3.W, T7.W, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  ADD_INT * T5.W, PV.W, T6.W,  
	ALU clause starting at 232:
.Ltmp335:
	  AND_INT * T3.W, T5.W, 1,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
.Ltmp336:
	ALU clause starting at 234:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 235:
	  MULLO_INT   T1.X, T5.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T5.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T5.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T5.W, PV.X, 1,  
	ALU clause starting at 241:
	  MOV * T3.W, T0.Y,  
	ALU clause starting at 242:
	  AND_INT * T3.W, T3.W, 1,  
	  MOV * T4.W, T0.Y,  
	  SETE_INT * T3.W, T3.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 246:
	  MULLO_INT   T1.X, T7.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T7.W, literal.x,  
	1664525(2.332496e-39), 0(0.000000e+00)
	  ADD_INT * T7.W, PV.X, literal.x,  
	1013904223(1.458439e-02), 0(0.000000e+00)
	ALU clause starting at 253:
	  MOV   T1.X, T0.Y,  
	  MOV * T3.W, T1.W,  
.Ltmp337:
	  SETGT_INT * T4.W, 0.0, T7.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp338:
	ALU clause starting at 257:
	  LSHR * T3.W, T7.W, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  XOR_INT * T0.X, PV.W, T5.W,  
	ALU clause starting at 260:
.Ltmp339:
	  AND_INT * T3.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  MOV * T6.W, T0.X,  
	  SETNE_INT * T3.W, T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
.Ltmp340:
	ALU clause starting at 266:
	  SETE_INT * T4.W, T1.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 268:
	  LSHR * T3.W, T7.W, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  ADD_INT * T6.W, PV.W, T5.W,  
	ALU clause starting at 271:
.Ltmp341:
	  AND_INT * T3.W, T6.W, 1,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
.Ltmp342:
	ALU clause starting at 273:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 274:
	  MULLO_INT   T1.X, T6.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T6.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T6.W, PV.X, 1,  
	ALU clause starting at 280:
	  MOV * T3.W, T0.Y,  
	ALU clause starting at 281:
	  AND_INT * T3.W, T3.W, 1,  
	  MOV * T4.W, T0.Y,  
	  SETE_INT * T3.W, T3.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 285:
	  MULLO_INT   T1.X, T7.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T7.W, literal.x,  
	1664525(2.332496e-39), 0(0.000000e+00)
	  ADD_INT * T7.W, PV.X, literal.x,  
	1013904223(1.458439e-02), 0(0.000000e+00)
	ALU clause starting at 292:
	  MOV   T1.X, T0.Y,  
	  MOV * T3.W, T1.W,  
.Ltmp343:
	  SETGT_INT * T4.W, 0.0, T7.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp344:
	ALU clause starting at 296:
	  LSHR * T3.W, T7.W, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  XOR_INT * T0.X, PV.W, T6.W,  
	ALU clause starting at 299:
.Ltmp345:
	  AND_INT * T3.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  MOV * T5.W, T0.X,  
	  SETNE_INT * T3.W, T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
.Ltmp346:
	ALU clause starting at 305:
	  SETE_INT * T4.W, T1.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 307:
	  LSHR * T3.W, T7.W, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  ADD_INT * T5.W, PV.W, T6.W,  
	ALU clause starting at 310:
.Ltmp347:
	  AND_INT * T3.W, T5.W, 1,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
.Ltmp348:
	ALU clause starting at 312:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 313:
	  MULLO_INT   T1.X, T5.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T5.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T5.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T5.W, PV.X, 1,  
	ALU clause starting at 319:
	  MOV * T3.W, T0.Y,  
	ALU clause starting at 320:
	  AND_INT * T3.W, T3.W, 1,  
	  MOV * T4.W, T0.Y,  
	  SETE_INT * T3.W, T3.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 324:
	  MULLO_INT   T1.X, T7.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T7.W, literal.x,  
	1664525(2.332496e-39), 0(0.000000e+00)
	  ADD_INT * T7.W, PV.X, literal.x,  
	1013904223(1.458439e-02), 0(0.000000e+00)
	ALU clause starting at 331:
	  MOV   T1.X, T0.Y,  
	  MOV * T3.W, T1.W,  
.Ltmp349:
	  SETGT_INT * T4.W, 0.0, T7.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp350:
	ALU clause starting at 335:
	  LSHR * T3.W, T7.W, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  XOR_INT * T0.X, PV.W, T5.W,  
	ALU clause starting at 338:
.Ltmp351:
	  AND_INT * T3.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  MOV * T6.W, T0.X,  
	  SETNE_INT * T3.W, T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
.Ltmp352:
	ALU clause starting at 344:
	  SETE_INT * T4.W, T1.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 346:
	  LSHR * T3.W, T7.W, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  ADD_INT * T6.W, PV.W, T5.W,  
	ALU clause starting at 349:
.Ltmp353:
	  AND_INT * T3.W, T6.W, 1,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
.Ltmp354:
	ALU clause starting at 351:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 352:
	  MULLO_INT   T1.X, T6.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T6.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T6.W, PV.X, 1,  
	ALU clause starting at 358:
	  MOV * T3.W, T0.Y,  
	ALU clause starting at 359:
	  AND_INT * T3.W, T3.W, 1,  
	  MOV * T4.W, T0.Y,  
	  SETE_INT * T3.W, T3.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 363:
	  MULLO_INT   T1.X, T7.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T7.W, literal.x,  
	1664525(2.332496e-39), 0(0.000000e+00)
	  ADD_INT * T7.W, PV.X, literal.x,  
	1013904223(1.458439e-02), 0(0.000000e+00)
	ALU clause starting at 370:
	  MOV   T1.X, T0.Y,  
	  MOV * T3.W, T1.W,  
.Ltmp355:
	  SETGT_INT * T4.W, 0.0, T7.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp356:
	ALU clause starting at 374:
	  LSHR * T3.W, T7.W, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  XOR_INT * T0.X, PV.W, T6.W,  
	ALU clause starting at 377:
.Ltmp357:
	  AND_INT * T3.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  MOV * T5.W, T0.X,  
	  SETNE_INT * T3.W, T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
.Ltmp358:
	ALU clause starting at 383:
	  SETE_INT * T4.W, T1.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 385:
	  LSHR * T3.W, T7.W, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  ADD_INT * T5.W, PV.W, T6.W,  
	ALU clause starting at 388:
.Ltmp359:
	  AND_INT * T3.W, T5.W, 1,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
.Ltmp360:
	ALU clause starting at 390:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 391:
	  MULLO_INT   T1.X, T5.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T5.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T5.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T5.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T5.W, PV.X, 1,  
	ALU clause starting at 397:
	  MOV * T3.W, T0.Y,  
	ALU clause starting at 398:
	  AND_INT * T3.W, T3.W, 1,  
	  MOV * T4.W, T0.Y,  
	  SETE_INT * T3.W, T3.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 402:
	  MULLO_INT   T1.X, T7.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T7.W, literal.x,  
	1664525(2.332496e-39), 0(0.000000e+00)
	  ADD_INT * T7.W, PV.X, literal.x,  
	1013904223(1.458439e-02), 0(0.000000e+00)
	ALU clause starting at 409:
	  MOV   T1.X, T0.Y,  
	  MOV * T3.W, T1.W,  
.Ltmp361:
	  SETGT_INT * T4.W, 0.0, T7.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp362:
	ALU clause starting at 413:
	  LSHR * T3.W, T7.W, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  XOR_INT * T0.X, PV.W, T5.W,  
	ALU clause starting at 416:
.Ltmp363:
	  AND_INT * T3.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
	  MOV * T6.W, T0.X,  
	  SETNE_INT * T3.W, T3.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
.Ltmp364:
	ALU clause starting at 422:
	  SETE_INT * T4.W, T1.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 424:
	  LSHR * T3.W, T7.W, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  ADD_INT * T6.W, PV.W, T5.W,  
	ALU clause starting at 427:
.Ltmp365:
	  AND_INT * T3.W, T6.W, 1,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
.Ltmp366:
	ALU clause starting at 429:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 430:
	  MULLO_INT   T1.X, T6.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T6.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T6.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T6.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T6.W, PV.X, 1,  
	ALU clause starting at 436:
	  MOV * T3.W, T0.Y,  
	ALU clause starting at 437:
	  AND_INT * T3.W, T3.W, 1,  
	  MOV * T4.W, T0.Y,  
	  SETE_INT * T3.W, T3.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 441:
	  MULLO_INT   T1.X, T7.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T7.W, literal.x,  
	1664525(2.332496e-39), 0(0.000000e+00)
	  ADD_INT * T1.X, PV.X, literal.x,  
	1013904223(1.458439e-02), 0(0.000000e+00)
	ALU clause starting at 448:
	  MOV   T1.Y, T0.Y,  
	  MOV * T4.W, T1.W,  
.Ltmp367:
	  SETGT_INT * T3.W, 0.0, T1.X,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp368:
	ALU clause starting at 452:
	  LSHR * T3.W, T1.X, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  XOR_INT * T0.X, PV.W, T6.W,  
	ALU clause starting at 455:
.Ltmp369:
	  AND_INT * T4.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MOV   T1.Y, T1.W,  
	  MOV * T3.W, T0.X,  
	  SETNE_INT * T4.W, T4.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
.Ltmp370:
	ALU clause starting at 461:
	  SETE_INT * T5.W, T1.Y, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 463:
	  LSHR * T3.W, T1.X, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, T6.W,  
	ALU clause starting at 466:
.Ltmp371:
	  AND_INT * T4.W, T3.W, 1,  
	  SETNE_INT * T4.W, PV.W, 0.0,  
.Ltmp372:
	ALU clause starting at 468:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T4.W, 0.0,  
	ALU clause starting at 469:
	  MULLO_INT   T1.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T1.Y, T3.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.Y, 1,  
	ALU clause starting at 475:
	  MOV * T4.W, T0.Y,  
	ALU clause starting at 476:
	  AND_INT * T5.W, T4.W, 1,  
	  MOV * T4.W, T0.Y,  
	  SETE_INT * T5.W, T5.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 480:
.Ltmp373:
	  ADD_INT * T0.Z, T0.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  MOV   T0.X, T3.W,  
	  SETE_INT * T4.W, PV.Z, 0.0,  
.Ltmp374:
	ALU clause starting at 484:
	  BFE_INT * T4.W, T4.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 486:
	  ADD_INT * T0.W, T2.W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp375:
.Lfunc_end4:
	.size	goto_machine, .Lfunc_end4-goto_machine

	.section	.AMDGPU.config
	.long	166100
	.long	1283
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	early_return
	.p2align	8
	.type	early_return,@function
early_return:
early_return$local:
.Lfunc_begin5:
	ALU 5, @90, KC0[CB0:0-32], KC1[]
.Ltmp376:
	ALU 2, @96, KC0[CB0:0-32], KC1[]
	TEX 0 @88
.Ltmp377:
	ALU 4, @99, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T0.X
.Ltmp378:
	ALU_PUSH_BEFORE 2, @104, KC0[], KC1[]
	JUMP @87 POP:1
.Ltmp379:
	ALU 6, @107, KC0[], KC1[]
.Ltmp380:
	ALU_PUSH_BEFORE 10, @114, KC0[], KC1[]
	JUMP @85 POP:1
.Ltmp381:
	ALU 6, @125, KC0[], KC1[]
.Ltmp382:
	ALU_PUSH_BEFORE 10, @132, KC0[], KC1[]
	JUMP @84 POP:1
.Ltmp383:
	ALU 6, @143, KC0[], KC1[]
.Ltmp384:
	ALU_PUSH_BEFORE 10, @150, KC0[], KC1[]
	JUMP @83 POP:1
.Ltmp385:
	ALU 6, @161, KC0[], KC1[]
.Ltmp386:
	ALU_PUSH_BEFORE 10, @168, KC0[], KC1[]
	JUMP @82 POP:1
.Ltmp387:
	ALU 6, @179, KC0[], KC1[]
.Ltmp388:
	ALU_PUSH_BEFORE 10, @186, KC0[], KC1[]
	JUMP @81 POP:1
.Ltmp389:
	ALU 6, @197, KC0[], KC1[]
.Ltmp390:
	ALU_PUSH_BEFORE 10, @204, KC0[], KC1[]
	JUMP @80 POP:1
.Ltmp391:
	ALU 6, @215, KC0[], KC1[]
.Ltmp392:
	ALU_PUSH_BEFORE 10, @222, KC0[], KC1[]
	JUMP @79 POP:1
.Ltmp393:
	ALU 6, @233, KC0[], KC1[]
.Ltmp394:
	ALU_PUSH_BEFORE 10, @240, KC0[], KC1[]
	JUMP @78 POP:1
.Ltmp395:
	ALU 6, @251, KC0[], KC1[]
.Ltmp396:
	ALU_PUSH_BEFORE 10, @258, KC0[], KC1[]
	JUMP @77 POP:1
.Ltmp397:
	ALU 6, @269, KC0[], KC1[]
.Ltmp398:
	ALU_PUSH_BEFORE 10, @276, KC0[], KC1[]
	JUMP @76 POP:1
.Ltmp399:
	ALU 6, @287, KC0[], KC1[]
.Ltmp400:
	ALU_PUSH_BEFORE 10, @294, KC0[], KC1[]
	JUMP @75 POP:1
.Ltmp401:
	ALU 6, @305, KC0[], KC1[]
.Ltmp402:
	ALU_PUSH_BEFORE 10, @312, KC0[], KC1[]
	JUMP @74 POP:1
.Ltmp403:
	ALU 6, @323, KC0[], KC1[]
.Ltmp404:
	ALU_PUSH_BEFORE 10, @330, KC0[], KC1[]
	JUMP @73 POP:1
.Ltmp405:
	ALU 6, @341, KC0[], KC1[]
.Ltmp406:
	ALU_PUSH_BEFORE 10, @348, KC0[], KC1[]
	JUMP @72 POP:1
.Ltmp407:
	ALU 6, @359, KC0[], KC1[]
.Ltmp408:
	ALU_PUSH_BEFORE 10, @366, KC0[], KC1[]
	JUMP @71 POP:1
.Ltmp409:
	ALU 6, @377, KC0[], KC1[]
.Ltmp410:
	ALU_PUSH_BEFORE 10, @384, KC0[], KC1[]
	JUMP @70 POP:1
.Ltmp411:
	ALU 6, @395, KC0[], KC1[]
.Ltmp412:
	ALU_PUSH_BEFORE 10, @402, KC0[], KC1[]
	JUMP @69 POP:1
.Ltmp413:
	ALU 6, @413, KC0[], KC1[]
.Ltmp414:
	ALU_PUSH_BEFORE 10, @420, KC0[], KC1[]
	JUMP @68 POP:1
.Ltmp415:
	ALU 6, @431, KC0[], KC1[]
.Ltmp416:
	ALU 9, @438, KC0[], KC1[]
.Ltmp417:
	ALU_PUSH_BEFORE 0, @448, KC0[], KC1[]
	JUMP @67 POP:1
.Ltmp418:
	ALU 6, @449, KC0[], KC1[]
.Ltmp419:
	ALU_POP_AFTER 11, @456, KC0[], KC1[]
	POP @68 POP:1
	POP @69 POP:1
	POP @70 POP:1
	POP @71 POP:1
	POP @72 POP:1
	POP @73 POP:1
	POP @74 POP:1
	POP @75 POP:1
	POP @76 POP:1
	POP @77 POP:1
	POP @78 POP:1
	POP @79 POP:1
	POP @80 POP:1
	POP @81 POP:1
	POP @82 POP:1
	POP @83 POP:1
	POP @84 POP:1
	POP @85 POP:1
.Ltmp420:
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	POP @87 POP:1
	CF_END
	Fetch clause starting at 88:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	ALU clause starting at 90:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp421:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 96:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 99:
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T2.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 104:
.Ltmp422:
	  AND_INT * T0.W, T1.X, 1,  
	  SETNE_INT * T0.W, PV.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp423:
	ALU clause starting at 107:
.Ltmp424:
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y, T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
.Ltmp425:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 114:
.Ltmp426:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Y, literal.x,  
	195225786(6.275030e-32), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SETGT_UINT * T1.W, literal.y, PV.W,  
	0(0.000000e+00), 390451573(6.391851e-25)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp427:
	ALU clause starting at 125:
.Ltmp428:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
.Ltmp429:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 132:
.Ltmp430:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Y, literal.x,  
	195225786(6.275030e-32), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SETGT_UINT * T1.W, literal.y, PV.W,  
	1(1.401298e-45), 390451573(6.391851e-25)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp431:
	ALU clause starting at 143:
.Ltmp432:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
.Ltmp433:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 150:
.Ltmp434:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Y, literal.x,  
	195225786(6.275030e-32), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SETGT_UINT * T1.W, literal.y, PV.W,  
	2(2.802597e-45), 390451573(6.391851e-25)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp435:
	ALU clause starting at 161:
.Ltmp436:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
.Ltmp437:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 168:
.Ltmp438:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Y, literal.x,  
	195225786(6.275030e-32), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SETGT_UINT * T1.W, literal.y, PV.W,  
	3(4.203895e-45), 390451573(6.391851e-25)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp439:
	ALU clause starting at 179:
.Ltmp440:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
.Ltmp441:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 186:
.Ltmp442:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Y, literal.x,  
	195225786(6.275030e-32), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SETGT_UINT * T1.W, literal.y, PV.W,  
	4(5.605194e-45), 390451573(6.391851e-25)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp443:
	ALU clause starting at 197:
.Ltmp444:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
.Ltmp445:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 204:
.Ltmp446:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Y, literal.x,  
	195225786(6.275030e-32), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SETGT_UINT * T1.W, literal.y, PV.W,  
	5(7.006492e-45), 390451573(6.391851e-25)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp447:
	ALU clause starting at 215:
.Ltmp448:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
.Ltmp449:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 222:
.Ltmp450:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Y, literal.x,  
	195225786(6.275030e-32), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SETGT_UINT * T1.W, literal.y, PV.W,  
	6(8.407791e-45), 390451573(6.391851e-25)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp451:
	ALU clause starting at 233:
.Ltmp452:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
.Ltmp453:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 240:
.Ltmp454:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Y, literal.x,  
	195225786(6.275030e-32), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SETGT_UINT * T1.W, literal.y, PV.W,  
	7(9.809089e-45), 390451573(6.391851e-25)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp455:
	ALU clause starting at 251:
.Ltmp456:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
.Ltmp457:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 258:
.Ltmp458:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Y, literal.x,  
	195225786(6.275030e-32), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SETGT_UINT * T1.W, literal.y, PV.W,  
	8(1.121039e-44), 390451573(6.391851e-25)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp459:
	ALU clause starting at 269:
.Ltmp460:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
.Ltmp461:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 276:
.Ltmp462:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Y, literal.x,  
	195225786(6.275030e-32), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SETGT_UINT * T1.W, literal.y, PV.W,  
	9(1.261169e-44), 390451573(6.391851e-25)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp463:
	ALU clause starting at 287:
.Ltmp464:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
.Ltmp465:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 294:
.Ltmp466:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Y, literal.x,  
	195225786(6.275030e-32), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SETGT_UINT * T1.W, literal.y, PV.W,  
	10(1.401298e-44), 390451573(6.391851e-25)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp467:
	ALU clause starting at 305:
.Ltmp468:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
.Ltmp469:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 312:
.Ltmp470:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Y, literal.x,  
	195225786(6.275030e-32), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SETGT_UINT * T1.W, literal.y, PV.W,  
	11(1.541428e-44), 390451573(6.391851e-25)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp471:
	ALU clause starting at 323:
.Ltmp472:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
.Ltmp473:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 330:
.Ltmp474:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Y, literal.x,  
	195225786(6.275030e-32), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SETGT_UINT * T1.W, literal.y, PV.W,  
	12(1.681558e-44), 390451573(6.391851e-25)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp475:
	ALU clause starting at 341:
.Ltmp476:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
.Ltmp477:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 348:
.Ltmp478:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Y, literal.x,  
	195225786(6.275030e-32), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SETGT_UINT * T1.W, literal.y, PV.W,  
	13(1.821688e-44), 390451573(6.391851e-25)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp479:
	ALU clause starting at 359:
.Ltmp480:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
.Ltmp481:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 366:
.Ltmp482:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Y, literal.x,  
	195225786(6.275030e-32), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SETGT_UINT * T1.W, literal.y, PV.W,  
	14(1.961818e-44), 390451573(6.391851e-25)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp483:
	ALU clause starting at 377:
.Ltmp484:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
.Ltmp485:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 384:
.Ltmp486:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Y, literal.x,  
	195225786(6.275030e-32), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SETGT_UINT * T1.W, literal.y, PV.W,  
	15(2.101948e-44), 390451573(6.391851e-25)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp487:
	ALU clause starting at 395:
.Ltmp488:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
.Ltmp489:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 402:
.Ltmp490:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Y, literal.x,  
	195225786(6.275030e-32), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SETGT_UINT * T1.W, literal.y, PV.W,  
	16(2.242078e-44), 390451573(6.391851e-25)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp491:
	ALU clause starting at 413:
.Ltmp492:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
.Ltmp493:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 420:
.Ltmp494:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Y, literal.x,  
	195225786(6.275030e-32), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SETGT_UINT * T1.W, literal.y, PV.W,  
	17(2.382207e-44), 390451573(6.391851e-25)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp495:
	ALU clause starting at 431:
.Ltmp496:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
.Ltmp497:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 438:
.Ltmp498:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Y, literal.x,  
	195225786(6.275030e-32), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  SETGT_UINT * T1.W, literal.y, PV.W,  
.Ltmp499:
	18(2.522337e-44), 390451573(6.391851e-25)
	ALU clause starting at 448:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T1.W, 0.0,  
	ALU clause starting at 449:
.Ltmp500:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp501:
	ALU clause starting at 456:
.Ltmp502:
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	-1171354717(-6.658381e-04), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.Y, literal.x,  
	195225786(6.275030e-32), 0(0.000000e+00)
	  SETGT_UINT   T0.Z, PV.W, literal.x,  
	  MOV * T0.W, literal.y,  
	390451572(6.391850e-25), 77(1.079000e-43)
	  CNDE_INT * T1.X, PV.Z, literal.x, PV.W, 
	19(2.662467e-44), 0(0.000000e+00)
.Ltmp503:
.Lfunc_end5:
	.size	early_return, .Lfunc_end5-early_return

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	do_while
	.p2align	8
	.type	do_while,@function
do_while:
do_while$local:
.Lfunc_begin6:
	ALU 5, @22, KC0[CB0:0-32], KC1[]
.Ltmp504:
	ALU 2, @28, KC0[CB0:0-32], KC1[]
	TEX 0 @20
	ALU 27, @31, KC0[], KC1[]
.Ltmp505:
	ALU 0, @59, KC0[], KC1[]
.Ltmp506:
	ALU 0, @60, KC0[], KC1[]
.Ltmp507:
	ALU 0, @61, KC0[CB0:0-32], KC1[]
.Ltmp508:
	LOOP_START_DX10 @16
	ALU 1, @62, KC0[], KC1[]
.Ltmp509:
	ALU 32, @64, KC0[], KC1[]
.Ltmp510:
	ALU 0, @97, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @98, KC0[], KC1[]
	JUMP @15 POP:1
	LOOP_BREAK @15
	POP @15 POP:1
	END_LOOP @8
.Ltmp511:
	ALU 4, @100, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 20:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp512:
	ALU clause starting at 22:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp513:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp514:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp515:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 28:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 31:
	  MULHI   T0.X (MASKED), T0.X, literal.x,  
	  MULHI   T0.Y, T0.X, literal.x,  
	  MULHI   T0.Z (MASKED), T0.X, literal.x,  
	  MULHI * T0.W (MASKED), T0.X, literal.x,  
	274877907(4.463059e-29), 0(0.000000e+00)
	  LSHR * T1.W, PV.Y, literal.x,  
.Ltmp516:
	6(8.407791e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T1.W, literal.x,  
	  MULHI   T0.Y, T1.W, literal.x,  
	  MULHI   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI * T0.W (MASKED), T1.W, literal.x,  
	274877907(4.463059e-29), 0(0.000000e+00)
	  LSHR * T2.W, PV.Y, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Y, T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	1000(1.401298e-42), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	1000(1.401298e-42), 0(0.000000e+00)
	  SUB_INT   T0.Z, T0.X, PV.Z,  
	  SUB_INT * T1.W, T1.W, T0.Y,  
	  MOV * T0.X, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 59:
	  ADD_INT * T0.Y, T1.W, 1,  
	ALU clause starting at 60:
	  ADD_INT * T0.Z, T0.Z, 1,  
	ALU clause starting at 61:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 62:
	  MOV   T1.X, T0.Z,  
	  MOV * T0.Z, T0.Y,  
	ALU clause starting at 64:
.Ltmp517:
	  UINT_TO_FLT * T2.W, T0.Y,  
	  RECIP_IEEE   T0.X (MASKED), T2.W,  
	  RECIP_IEEE   T0.Y, T2.W,  
	  RECIP_IEEE   T0.Z (MASKED), T2.W,  
	  RECIP_IEEE * T0.W (MASKED), T2.W,  
	  MUL_IEEE * T2.W, PV.Y, literal.x,  
	1333788670(4.294967e+09), 0(0.000000e+00)
	  FLT_TO_UINT   T1.Z, PV.W,  
	  SUB_INT * T2.W, 0.0, T0.Z,  
	  MULLO_INT   T0.X (MASKED), T2.W, T1.Z,  
	  MULLO_INT   T0.Y, T2.W, T1.Z,  
	  MULLO_INT   T0.Z (MASKED), T2.W, T1.Z,  
	  MULLO_INT * T0.W (MASKED), T2.W, T1.Z,  
	  MULHI   T0.X (MASKED), T1.Z, T0.Y,  
	  MULHI   T0.Y, T1.Z, T0.Y,  
	  MULHI   T0.Z (MASKED), T1.Z, T0.Y,  
	  MULHI * T0.W (MASKED), T1.Z, T0.Y,  
	  ADD_INT * T2.W, T1.Z, PV.Y,  
	  MULHI   T0.X (MASKED), T1.X, T2.W,  
	  MULHI   T0.Y, T1.X, T2.W,  
	  MULHI   T0.Z (MASKED), T1.X, T2.W,  
	  MULHI * T0.W (MASKED), T1.X, T2.W,  
	  MULLO_INT   T0.X (MASKED), T0.Y, T0.Z,  
	  MULLO_INT   T0.Y, T0.Y, T0.Z,  
	  MULLO_INT   T0.Z (MASKED), T0.Y, T0.Z,  
	  MULLO_INT * T0.W (MASKED), T0.Y, T0.Z,  
	  SUB_INT * T2.W, T1.X, PV.Y,  
	  SETGE_UINT   T1.Z, PV.W, T0.Z,  
	  SUB_INT * T3.W, PV.W, T0.Z,  
	  CNDE_INT * T2.W, PV.Z, T2.W, PV.W, 
	  SETGE_UINT   T1.Z, PV.W, T0.Z,  
	  SUB_INT * T3.W, PV.W, T0.Z,  
	  CNDE_INT * T0.Y, PV.Z, T2.W, PV.W, 
.Ltmp518:
	ALU clause starting at 97:
.Ltmp519:
	  ADD_INT * T0.X, T0.X, 1,  
.Ltmp520:
	ALU clause starting at 98:
.Ltmp521:
	  SETNE_INT * T2.W, T0.Y, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp522:
	ALU clause starting at 100:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR   T1.X, PV.W, literal.x,  
	  LSHL * T0.W, T0.Z, literal.y,  
	2(2.802597e-45), 16(2.242078e-44)
	  OR_INT * T0.X, T0.X, PV.W,  
.Ltmp523:
.Lfunc_end6:
	.size	do_while, .Lfunc_end6-do_while

	.section	.AMDGPU.config
	.long	166100
	.long	516
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	short_circuit
	.p2align	8
	.type	short_circuit,@function
short_circuit:
short_circuit$local:
.Lfunc_begin7:
	ALU 5, @28, KC0[CB0:0-32], KC1[]
.Ltmp524:
	ALU_PUSH_BEFORE 6, @34, KC0[CB0:0-32], KC1[]
	JUMP @21 POP:1
	ALU 3, @41, KC0[CB0:0-32], KC1[]
.Ltmp525:
	ALU 2, @45, KC0[CB0:0-32], KC1[]
.Ltmp526:
	LOOP_START_DX10 @20
.Ltmp527:
	ALU 2, @48, KC0[], KC1[]
	TEX 0 @26
	ALU_PUSH_BEFORE 2, @51, KC0[], KC1[]
	JUMP @15 POP:1
	ALU_PUSH_BEFORE 8, @54, KC0[], KC1[]
	JUMP @14 POP:1
.Ltmp528:
	ALU 1, @63, KC0[], KC1[]
	ALU_POP_AFTER 0, @65, KC0[], KC1[]
	POP @15 POP:1
	ALU_PUSH_BEFORE 3, @66, KC0[], KC1[]
	JUMP @19 POP:1
	LOOP_BREAK @19
	POP @19 POP:1
	END_LOOP @6
	POP @21 POP:1
	ALU 0, @70, KC0[CB0:0-32], KC1[]
.Ltmp529:
	ALU 10, @71, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 26:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp530:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp531:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp532:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp533:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 34:
	  SETGE_INT   T1.Z, T0.W, KC0[2].W,  
	  SETGT_INT * T1.W, 0.0, T0.W,  
.Ltmp534:
	  MOV   T1.Y, T0.W,  
	  MOV   T0.Z, literal.x,  
	  OR_INT * T1.W, PV.W, PV.Z,  
	0(0.000000e+00), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 41:
	  MOV * T1.X, T0.W,  
	  MOV   T0.X, literal.x,  
	  MOV * T0.Y, KC0[2].Y,  
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 45:
	  MOV   T0.Z, literal.x,  
	  MOV * T1.W, KC0[2].W,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 48:
	  LSHL * T2.W, T1.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.X, T0.Y, PV.W,  
	ALU clause starting at 51:
	  MOV * T2.W, T0.X,  
	  SETGT_INT * T3.W, 0.0, T2.X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 54:
	  SETGT_UINT   T1.Z, literal.x, T0.Z,  
	  SETNE_INT * T2.W, T2.X, T1.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  OR_INT   T1.Z, PV.W, PV.Z,  
	  SETGT_UINT * T3.W, literal.x, T0.Z,  
	50(7.006492e-44), 0(0.000000e+00)
	  MOV * T2.W, T0.X,  
	  AND_INT * T3.W, T1.Z, T3.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 63:
	  MOV   T1.X, T2.X,  
.Ltmp535:
	  ADD_INT * T0.Z, T0.Z, 1,  
.Ltmp536:
	ALU clause starting at 65:
	  SETGE_INT * T2.W, T2.X, T1.W,  
	ALU clause starting at 66:
	  MOV * T1.Y, T1.X,  
	  MOV   T1.X, T2.X,  
	  BFE_INT * T2.W, T2.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 70:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 71:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.Z, literal.x,  
	  MULLO_INT   T0.Y, T0.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Z, literal.x,  
	1000(1.401298e-42), 0(0.000000e+00)
	  ADD_INT * T1.X, PV.Y, T1.Y,  
.Ltmp537:
.Lfunc_end7:
	.size	short_circuit, .Lfunc_end7-short_circuit

	.section	.AMDGPU.config
	.long	166100
	.long	1029
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	triple_loop
	.p2align	8
	.type	triple_loop,@function
triple_loop:
triple_loop$local:
.Lfunc_begin8:
	ALU 5, @48, KC0[CB0:0-32], KC1[]
.Ltmp538:
	ALU 0, @54, KC0[CB0:0-32], KC1[]
	TEX 0 @46
	ALU 2, @55, KC0[], KC1[]
.Ltmp539:
	ALU 9, @58, KC0[CB0:0-32], KC1[]
.Ltmp540:
	LOOP_START_DX10 @43
.Ltmp541:
	ALU_PUSH_BEFORE 2, @68, KC0[], KC1[]
	JUMP @37 POP:1
	LOOP_START_DX10 @36
.Ltmp542:
	PUSH @10 POP:1
	ALU 1, @71, KC0[], KC1[]
	JUMP @29 POP:1
	ALU 4, @73, KC0[], KC1[]
	LOOP_START_DX10 @27
	ALU 0, @78, KC0[], KC1[]
.Ltmp543:
	PUSH @16 POP:1
	ALU 6, @79, KC0[], KC1[]
	JUMP @21 POP:1
.Ltmp544:
	ALU 1, @86, KC0[], KC1[]
.Ltmp545:
	ALU 2, @88, KC0[], KC1[]
	ALU_POP_AFTER 0, @91, KC0[], KC1[]
	PUSH @22 POP:1
	ALU 2, @92, KC0[], KC1[]
	JUMP @26 POP:1
	LOOP_BREAK @26
	POP @26 POP:1
	END_LOOP @14
	ALU 3, @95, KC0[], KC1[]
	POP @29 POP:1
.Ltmp546:
	ALU 0, @99, KC0[], KC1[]
	PUSH @31 POP:1
	ALU 1, @100, KC0[], KC1[]
	JUMP @35 POP:1
	LOOP_BREAK @35
	POP @35 POP:1
	END_LOOP @9
	POP @37 POP:1
.Ltmp547:
	ALU 0, @102, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @103, KC0[], KC1[]
	JUMP @42 POP:1
	LOOP_BREAK @42
	POP @42 POP:1
	END_LOOP @6
.Ltmp548:
	ALU 4, @105, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 46:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp549:
	ALU clause starting at 48:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp550:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 54:
	  ADD_INT * T0.X, KC0[2].Y, T0.W,  
	ALU clause starting at 55:
	  LSHR   T0.Y, T0.X, literal.x,  
	  AND_INT * T1.Z, T0.X, literal.y,  
.Ltmp551:
	6(8.407791e-45), 7(9.809089e-45)
.Ltmp552:
	ALU clause starting at 58:
	  MOV * T1.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV   T0.X, PV.W,  
	  MOV   T0.Z, literal.x,  
	  ADD_INT * T3.W, T1.Z, T0.Y,  
.Ltmp553:
	1(1.401298e-45), 0(0.000000e+00)
	  MOV   T1.X, T1.W,  
.Ltmp554:
	  ADD_INT   T0.Y, T1.Z, 1,  
	  ADD_INT   T1.Z, PV.W, 1,  
	  MOV * T2.W, KC0[2].Z,  
.Ltmp555:
	ALU clause starting at 68:
	  MOV   T1.Y, T0.X,  
.Ltmp556:
	  SETGT_UINT * T4.W, T0.X, T3.W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp557:
	ALU clause starting at 71:
.Ltmp558:
	  SETE_INT * T4.W, T1.Y, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp559:
	ALU clause starting at 73:
	  MOV * T2.Z, T1.Y,  
.Ltmp560:
	  MULLO_INT   T2.X (MASKED), T1.Y, T0.X,  
	  MULLO_INT   T2.Y, T1.Y, T0.X,  
	  MULLO_INT   T2.Z (MASKED), T1.Y, T0.X,  
	  MULLO_INT * T2.W (MASKED), T1.Y, T0.X,  
	ALU clause starting at 78:
	  MOV * T2.X, T1.X,  
	ALU clause starting at 79:
.Ltmp561:
	  AND_INT * T4.W, T1.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MOV   T3.X, T0.Z,  
	  MOV   T3.Z, T0.Z,  
	  SETNE_INT * T4.W, PV.W, literal.x,  
	13(1.821688e-44), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp562:
	ALU clause starting at 86:
.Ltmp563:
	  ADD_INT * T4.W, T2.X, T2.Y,  
	  ADD_INT * T1.X, PV.W, T2.Z,  
.Ltmp564:
	ALU clause starting at 88:
.Ltmp565:
	  SETGT_UINT * T3.Z, literal.x, T2.Z,  
.Ltmp566:
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.Z, T2.Z, 1,  
.Ltmp567:
	ALU clause starting at 91:
	  MOV * T3.X, T1.W,  
	ALU clause starting at 92:
	  AND_INT * T4.W, T3.Z, 1,  
	  SETE_INT * T4.W, PV.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 95:
	  SETE_INT * T4.W, T3.X, 0.0,  
.Ltmp568:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADD_INT * T1.X, T2.X, literal.x, Pred_sel_zero 
.Ltmp569:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 99:
.Ltmp570:
	  ADD_INT * T1.Y, T1.Y, 1,  
.Ltmp571:
	ALU clause starting at 100:
.Ltmp572:
	  SETE_INT * T4.W, T1.Y, T1.Z,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp573:
	ALU clause starting at 102:
.Ltmp574:
	  ADD_INT * T0.X, T0.X, 1,  
.Ltmp575:
	ALU clause starting at 103:
.Ltmp576:
	  SETE_INT * T4.W, T0.X, T0.Y,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp577:
	ALU clause starting at 105:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T2.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp578:
.Lfunc_end8:
	.size	triple_loop, .Lfunc_end8-triple_loop

	.section	.AMDGPU.config
	.long	166100
	.long	259
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	lone_lanes
	.p2align	8
	.type	lone_lanes,@function
lone_lanes:
lone_lanes$local:
.Lfunc_begin9:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp579:
	ALU 1, @20, KC0[], KC1[]
.Ltmp580:
	ALU 4, @22, KC0[CB0:0-32], KC1[]
.Ltmp581:
	ALU 4, @27, KC0[], KC1[]
.Ltmp582:
	ALU 3, @32, KC0[], KC1[]
.Ltmp583:
	ALU 0, @36, KC0[CB0:0-32], KC1[]
.Ltmp584:
	ALU_PUSH_BEFORE 1, @37, KC0[], KC1[]
	JUMP @10 POP:1
.Ltmp585:
	ALU 16, @39, KC0[CB0:0-32], KC1[]
.Ltmp586:
	ALU_POP_AFTER 1, @56, KC0[], KC1[]
.Ltmp587:
	ALU 4, @58, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	PAD
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp588:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp589:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[2].W,  
	ALU clause starting at 20:
	  LSHR * T1.W, T0.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	ALU clause starting at 22:
	  OR_INT * T2.W, T1.W, literal.x,  
.Ltmp590:
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T1.Y, KC0[0].W, literal.x,  
.Ltmp591:
	  CNDE_INT * T0.Z, T0.W, PV.W, T1.W, 
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 27:
.Ltmp592:
	  AND_INT * T1.W, T0.W, literal.x,  
	-2147483633(-2.101948e-44), 0(0.000000e+00)
	  SETNE_INT   T2.X, PV.W, literal.x,  
	  SETGT_INT * T2.Y, 1, T0.W,  
.Ltmp593:
	15(2.101948e-44), 0(0.000000e+00)
.Ltmp594:
	ALU clause starting at 32:
	  OR_INT   T1.Z, T0.Z, literal.x,  
	  SETE_INT * T1.W, T0.W, T1.Y,  
	4(5.605194e-45), 0(0.000000e+00)
	  CNDE_INT * T1.X, PV.W, T0.Z, PV.Z, 
.Ltmp595:
	ALU clause starting at 36:
	  MOV * T0.Z, KC0[2].Y,  
	ALU clause starting at 37:
	  OR_INT * T1.W, T2.X, T2.Y,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 39:
.Ltmp596:
	  ADD_INT   T1.Z, T1.X, T0.X,  
.Ltmp597:
	  MOV * T1.W, KC0[2].W,  
.Ltmp598:
	  ADD_INT   T1.Y, PV.Z, PV.W,  
	  ADD_INT   T1.Z, T0.W, literal.x,  
	  ADD_INT * T1.W, T0.W, literal.y,  
	-2(nan), -1(nan)
	  MULHI   T0.X, T1.W, T1.Z,  
	  MULHI   T0.Y (MASKED), T1.W, T1.Z,  
	  MULHI   T0.Z (MASKED), T1.W, T1.Z,  
	  MULHI * T0.W (MASKED), T1.W, T1.Z,  
	  MULLO_INT   T1.X, T1.W, T1.Z,  
	  MULLO_INT   T1.Y (MASKED), T1.W, T1.Z,  
	  MULLO_INT   T1.Z (MASKED), T1.W, T1.Z,  
	  MULLO_INT * T1.W (MASKED), T1.W, T1.Z,  
	  BIT_ALIGN_INT   T1.Z, T0.X, PV.X, 1, 
	  ADD_INT * T1.W, T1.Y, T0.Y,  
	  ADD_INT * T1.W, PV.W, PV.Z,  
.Ltmp599:
	ALU clause starting at 56:
.Ltmp600:
	  ADD_INT * T1.X, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
.Ltmp601:
	ALU clause starting at 58:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.Z, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp602:
.Lfunc_end9:
	.size	lone_lanes, .Lfunc_end9-lone_lanes

