	.text
	.section	.AMDGPU.config
	.long	166100
	.long	873
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	insertion_sort
	.p2align	8
	.type	insertion_sort,@function
insertion_sort:
insertion_sort$local:
.Lfunc_begin0:
	ALU 5, @46, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 8, @52, KC0[CB0:0-32], KC1[]
.Ltmp1:
	LOOP_START_DX10 @11
.Ltmp2:
	ALU 0, @61, KC0[], KC1[]
	TEX 0 @44
	ALU 23, @62, KC0[], KC1[]
.Ltmp3:
	ALU_PUSH_BEFORE 16, @86, KC0[], KC1[]
	JUMP @10 POP:1
	LOOP_BREAK @10
	POP @10 POP:1
	END_LOOP @3
	ALU 4, @103, KC0[], KC1[]
	LOOP_START_DX10 @34
.Ltmp4:
	ALU 23, @108, KC0[], KC1[]
.Ltmp5:
	LOOP_START_DX10 @27
	ALU 26, @132, KC0[], KC1[]
.Ltmp6:
	PUSH @17 POP:1
	ALU 3, @159, KC0[], KC1[]
	JUMP @21 POP:1
.Ltmp7:
	ALU 25, @163, KC0[], KC1[]
.Ltmp8:
	ALU_POP_AFTER 11, @189, KC0[], KC1[]
	PUSH @22 POP:1
	ALU 2, @201, KC0[], KC1[]
	JUMP @26 POP:1
	LOOP_BREAK @26
	POP @26 POP:1
	END_LOOP @15
.Ltmp9:
	ALU 23, @204, KC0[], KC1[]
	ALU 12, @228, KC0[], KC1[]
.Ltmp10:
	ALU_PUSH_BEFORE 3, @241, KC0[], KC1[]
	JUMP @33 POP:1
	LOOP_BREAK @33
	POP @33 POP:1
	END_LOOP @13
	ALU 2, @245, KC0[], KC1[]
	LOOP_START_DX10 @43
.Ltmp11:
	ALU 23, @248, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T103.X, T0.X
	ALU_PUSH_BEFORE 4, @272, KC0[], KC1[]
	JUMP @42 POP:1
	LOOP_BREAK @42
	POP @42 POP:1
	END_LOOP @36
.Ltmp12:
	CF_END
	Fetch clause starting at 44:
.Ltmp13:
	  VTX_READ_32 T104.X, T104.X, 0, #1
.Ltmp14:
	ALU clause starting at 46:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp15:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 52:
.Ltmp16:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  ADD_INT   T103.X, KC0[2].Y, PV.X,  
	  MOV   T4.Z, literal.x,  
.Ltmp17:
	  MOV * T0.W, KC0[2].Z,  
.Ltmp18:
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 61:
.Ltmp19:
	  MOV * T104.X, T103.X,  
.Ltmp20:
	ALU clause starting at 62:
.Ltmp21:
	  AND_INT * T4.W, T4.Z, literal.x,  
.Ltmp22:
	15(2.101948e-44), 0(0.000000e+00)
	  LSHL * T4.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR * T4.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T16.X, T4.Y,  
	  MOV * T15.X, T3.W,  
	  MOV * T14.X, T3.Z,  
	  MOV * T13.X, T3.Y,  
	  MOV * T12.X, T2.W,  
	  MOV * T11.X, T2.Z,  
	  MOV * T10.X, T2.Y,  
	  MOV * T9.X, T1.W,  
	  MOV * T8.X, T1.Z,  
	  MOV * T7.X, T1.Y,  
	  MOV * T6.X, T1.X,  
	  MOV * T5.X, T0.Z,  
	  MOV * T4.X, T0.Y,  
	  MOVA_INT * AR.x (MASKED), T4.W,  
	  MOV   T(0 + AR.x).X+, T104.X,  
	  MOV * T0.Y, T4.X,  BS:VEC_120/SCL_212
.Ltmp23:
	ALU clause starting at 86:
.Ltmp24:
	  MOV * T0.Z, T5.X,  
	  MOV   T1.X, T6.X,  
	  MOV   T1.Y, T7.X,  BS:VEC_120/SCL_212
	  MOV * T1.Z, T8.X,  BS:VEC_201
	  MOV * T1.W, T9.X,  
	  MOV   T2.Y, T10.X,  
	  MOV   T2.Z, T11.X,  BS:VEC_120/SCL_212
	  MOV * T2.W, T12.X,  BS:VEC_201
	  MOV   T3.Y, T13.X,  
	  MOV   T3.Z, T14.X,  BS:VEC_120/SCL_212
	  MOV * T3.W, T15.X,  BS:VEC_201
	  MOV   T4.Y, T16.X,  
	  ADD_INT * T4.Z, T4.Z, 1,  
	  ADD_INT   T103.X, T103.X, literal.x,  
	  SETNE_INT * T4.W, PV.Z, literal.y,  
	4(5.605194e-45), 13(1.821688e-44)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp25:
	ALU clause starting at 103:
	  MOV   T5.Y, literal.x,  
	  MOV   T4.Z, literal.y,  
	  MOV * T4.W, literal.z,  
	1(1.401298e-45), 3(4.203895e-45)
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 108:
.Ltmp26:
	  AND_INT * T5.W, T4.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  LSHL * T5.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T6.W, PV.W, literal.x,  
	80(1.121039e-43), 0(0.000000e+00)
	  MOV * T5.W, T4.Z,  
	  LSHR * T6.W, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T32.X, T4.Y,  
	  MOV * T31.X, T3.W,  
	  MOV * T30.X, T3.Z,  
	  MOV * T29.X, T3.Y,  
	  MOV * T28.X, T2.W,  
	  MOV * T27.X, T2.Z,  
	  MOV * T26.X, T2.Y,  
	  MOV * T25.X, T1.W,  
	  MOV * T24.X, T1.Z,  
	  MOV * T23.X, T1.Y,  
	  MOV * T22.X, T1.X,  
	  MOV * T21.X, T0.Z,  
	  MOV * T20.X, T0.Y,  
	  MOVA_INT * AR.x (MASKED), T6.W,  
	  MOV * T5.Z, T(0 + AR.x).X+,  
.Ltmp27:
	ALU clause starting at 132:
.Ltmp28:
	  ADD_INT * T6.W, T5.W, literal.x,  
	-2(nan), 0(0.000000e+00)
	  AND_INT * T6.W, PV.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  LSHL * T6.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T6.W, PV.W, literal.x,  
	144(2.017870e-43), 0(0.000000e+00)
	  LSHR * T6.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T48.X, T4.Y,  
	  MOV * T47.X, T3.W,  
	  MOV * T46.X, T3.Z,  
	  MOV * T45.X, T3.Y,  
	  MOV * T44.X, T2.W,  
	  MOV * T43.X, T2.Z,  
	  MOV * T42.X, T2.Y,  
	  MOV * T41.X, T1.W,  
	  MOV * T40.X, T1.Z,  
	  MOV * T39.X, T1.Y,  
	  MOV * T38.X, T1.X,  
	  MOV * T37.X, T0.Z,  
	  MOV * T36.X, T0.Y,  
	  MOVA_INT * AR.x (MASKED), T6.W,  
	  MOV   T6.Y, T(0 + AR.x).X+,  
	  ADD_INT * T5.W, T5.W, literal.x,  
.Ltmp29:
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 159:
	  MOV * T7.Z, T5.Y,  
	  MOV   T6.Z, T5.W,  
.Ltmp30:
	  SETGE_INT * T6.W, T5.Z, T6.Y,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp31:
	ALU clause starting at 163:
.Ltmp32:
	  AND_INT * T6.W, T5.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  LSHL * T6.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T6.W, PV.W, literal.x,  
	208(2.914701e-43), 0(0.000000e+00)
	  MOV * T6.Z, T5.Y,  
.Ltmp33:
	  SETGT_INT   T7.Z, literal.x, T5.W,  
.Ltmp34:
	  LSHR * T6.W, T6.W, literal.y,  
	3(4.203895e-45), 2(2.802597e-45)
	  MOV * T64.X, T4.Y,  
	  MOV * T63.X, T3.W,  
	  MOV * T62.X, T3.Z,  
	  MOV * T61.X, T3.Y,  
	  MOV * T60.X, T2.W,  
	  MOV * T59.X, T2.Z,  
	  MOV * T58.X, T2.Y,  
	  MOV * T57.X, T1.W,  
	  MOV * T56.X, T1.Z,  
	  MOV * T55.X, T1.Y,  
	  MOV * T54.X, T1.X,  
	  MOV * T53.X, T0.Z,  
	  MOV * T52.X, T0.Y,  
	  MOVA_INT * AR.x (MASKED), T6.W,  
	  MOV   T(0 + AR.x).X+, T6.Y,  
	  MOV * T0.Y, T52.X,  
.Ltmp35:
	ALU clause starting at 189:
.Ltmp36:
	  MOV * T0.Z, T53.X,  
	  MOV   T1.X, T54.X,  
	  MOV   T1.Y, T55.X,  BS:VEC_120/SCL_212
	  MOV * T1.Z, T56.X,  BS:VEC_201
	  MOV * T1.W, T57.X,  
	  MOV   T2.Y, T58.X,  
	  MOV   T2.Z, T59.X,  BS:VEC_120/SCL_212
	  MOV * T2.W, T60.X,  BS:VEC_201
	  MOV   T3.Y, T61.X,  
	  MOV   T3.Z, T62.X,  BS:VEC_120/SCL_212
	  MOV * T3.W, T63.X,  BS:VEC_201
	  MOV * T4.Y, T64.X,  
.Ltmp37:
	ALU clause starting at 201:
	  AND_INT * T6.W, T7.Z, 1,  
	  SETE_INT * T6.W, PV.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 204:
.Ltmp38:
	  AND_INT * T5.W, T6.Z, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  LSHL * T5.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T5.W, PV.W, literal.x,  
	272(3.811532e-43), 0(0.000000e+00)
	  LSHR * T5.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T80.X, T4.Y,  
	  MOV * T79.X, T3.W,  
	  MOV * T78.X, T3.Z,  
	  MOV * T77.X, T3.Y,  
	  MOV * T76.X, T2.W,  
	  MOV * T75.X, T2.Z,  
	  MOV * T74.X, T2.Y,  
	  MOV * T73.X, T1.W,  
	  MOV * T72.X, T1.Z,  
	  MOV * T71.X, T1.Y,  
	  MOV * T70.X, T1.X,  
	  MOV * T69.X, T0.Z,  
	  MOV * T68.X, T0.Y,  
	  MOVA_INT * AR.x (MASKED), T5.W,  
	  MOV   T(0 + AR.x).X+, T5.Z,  
	  MOV * T0.Y, T68.X,  
.Ltmp39:
	ALU clause starting at 228:
.Ltmp40:
	  MOV * T0.Z, T69.X,  
	  MOV   T1.X, T70.X,  
	  MOV   T1.Y, T71.X,  BS:VEC_120/SCL_212
	  MOV * T1.Z, T72.X,  BS:VEC_201
	  MOV * T1.W, T73.X,  
	  MOV   T2.Y, T74.X,  
	  MOV   T2.Z, T75.X,  BS:VEC_120/SCL_212
	  MOV * T2.W, T76.X,  BS:VEC_201
	  MOV   T3.Y, T77.X,  
	  MOV   T3.Z, T78.X,  BS:VEC_120/SCL_212
	  MOV * T3.W, T79.X,  BS:VEC_201
	  MOV   T4.Y, T80.X,  
.Ltmp41:
	  ADD_INT * T4.W, T4.W, 1,  
.Ltmp42:
	ALU clause starting at 241:
.Ltmp43:
	  ADD_INT   T4.Z, T4.Z, 1,  
.Ltmp44:
	  SETNE_INT * T5.W, T4.W, literal.x,  
	13(1.821688e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp45:
	ALU clause starting at 245:
	  MOV   T4.Z, literal.x,  
.Ltmp46:
	  ADD_INT * T0.W, T0.W, T0.X,  
	1(1.401298e-45), 0(0.000000e+00)
.Ltmp47:
	ALU clause starting at 248:
.Ltmp48:
	  AND_INT * T4.W, T4.Z, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  LSHL * T4.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.W, literal.x,  
	336(4.708363e-43), 0(0.000000e+00)
	  LSHR   T0.X, T0.W, literal.x,  
	  LSHR * T4.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T96.X, T4.Y,  
	  MOV * T95.X, T3.W,  
	  MOV * T94.X, T3.Z,  
	  MOV * T93.X, T3.Y,  
	  MOV * T92.X, T2.W,  
	  MOV * T91.X, T2.Z,  
	  MOV * T90.X, T2.Y,  
	  MOV * T89.X, T1.W,  
	  MOV * T88.X, T1.Z,  
	  MOV * T87.X, T1.Y,  
	  MOV * T86.X, T1.X,  
	  MOV * T85.X, T0.Z,  
	  MOV * T84.X, T0.Y,  
	  MOVA_INT * AR.x (MASKED), T4.W,  
	  MOV * T103.X, T(0 + AR.x).X+,  
.Ltmp49:
	ALU clause starting at 272:
.Ltmp50:
	  ADD_INT * T4.Z, T4.Z, 1,  
	  SETE_INT   T5.Z, PV.Z, literal.x,  
	  ADD_INT * T0.W, T0.W, literal.y,  
	13(1.821688e-44), 4(5.605194e-45)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.Z, 0.0,  
.Ltmp51:
.Lfunc_end0:
	.size	insertion_sort, .Lfunc_end0-insertion_sort

	.section	.AMDGPU.config
	.long	166100
	.long	888
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	stack_machine
	.p2align	8
	.type	stack_machine,@function
stack_machine:
stack_machine$local:
.Lfunc_begin1:
	ALU 1, @72, KC0[], KC1[]
.Ltmp52:
	ALU 12, @74, KC0[CB0:0-32], KC1[]
.Ltmp53:
	ALU_PUSH_BEFORE 1, @87, KC0[CB0:0-32], KC1[]
	JUMP @58 POP:1
	ALU 14, @89, KC0[CB0:0-32], KC1[]
.Ltmp54:
	ALU 0, @104, KC0[CB0:0-32], KC1[]
.Ltmp55:
	ALU 3, @105, KC0[], KC1[]
	LOOP_START_DX10 @57
.Ltmp56:
	ALU 1, @109, KC0[], KC1[]
	TEX 0 @70
.Ltmp57:
	ALU 26, @111, KC0[], KC1[]
.Ltmp58:
	ALU 10, @138, KC0[], KC1[]
.Ltmp59:
	ALU_PUSH_BEFORE 3, @149, KC0[], KC1[]
	JUMP @38 POP:1
	ALU_PUSH_BEFORE 3, @153, KC0[], KC1[]
	JUMP @33 POP:1
	ALU_PUSH_BEFORE 3, @157, KC0[], KC1[]
	JUMP @28 POP:1
	ALU_PUSH_BEFORE 3, @161, KC0[], KC1[]
	JUMP @22 POP:1
.Ltmp60:
	ALU 37, @165, KC0[], KC1[]
.Ltmp61:
	ALU_POP_AFTER 7, @203, KC0[], KC1[]
	ALU_PUSH_BEFORE 2, @211, KC0[], KC1[]
	JUMP @27 POP:1
	ALU 1, @214, KC0[], KC1[]
.Ltmp62:
	ALU 3, @216, KC0[], KC1[]
.Ltmp63:
	ALU_POP_AFTER 8, @220, KC0[], KC1[]
	ALU_POP_AFTER 0, @229, KC0[], KC1[]
	ALU_PUSH_BEFORE 2, @230, KC0[], KC1[]
	JUMP @32 POP:1
	ALU 21, @233, KC0[], KC1[]
.Ltmp64:
	ALU_POP_AFTER 7, @255, KC0[], KC1[]
	ALU_POP_AFTER 0, @263, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @264, KC0[], KC1[]
	JUMP @37 POP:1
	ALU 9, @266, KC0[], KC1[]
	ALU_POP_AFTER 0, @276, KC0[], KC1[]
	ALU_POP_AFTER 0, @277, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @278, KC0[], KC1[]
	JUMP @49 POP:1
	ALU_PUSH_BEFORE 2, @280, KC0[], KC1[]
	JUMP @44 POP:1
	ALU 26, @283, KC0[], KC1[]
	ALU_POP_AFTER 7, @310, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @318, KC0[], KC1[]
	JUMP @48 POP:1
	ALU 20, @320, KC0[], KC1[]
	ALU_POP_AFTER 7, @341, KC0[], KC1[]
	ALU_POP_AFTER 1, @349, KC0[], KC1[]
.Ltmp65:
	ALU 7, @351, KC0[], KC1[]
.Ltmp66:
	ALU 1, @359, KC0[], KC1[]
.Ltmp67:
	ALU 0, @361, KC0[], KC1[]
.Ltmp68:
	ALU_PUSH_BEFORE 1, @362, KC0[], KC1[]
	JUMP @56 POP:1
	LOOP_BREAK @56
	POP @56 POP:1
	END_LOOP @8
	POP @58 POP:1
	ALU 0, @364, KC0[CB0:0-32], KC1[]
.Ltmp69:
	ALU 5, @365, KC0[], KC1[]
.Ltmp70:
	ALU 5, @371, KC0[], KC1[]
.Ltmp71:
	ALU 5, @377, KC0[], KC1[]
.Ltmp72:
	ALU 5, @383, KC0[], KC1[]
.Ltmp73:
	ALU 5, @389, KC0[], KC1[]
.Ltmp74:
	ALU 7, @395, KC0[], KC1[]
.Ltmp75:
	ALU 5, @403, KC0[], KC1[]
.Ltmp76:
	ALU 2, @409, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 70:
.Ltmp77:
	  VTX_READ_8 T119.X, T119.X, 0, #1
.Ltmp78:
	ALU clause starting at 72:
	  MOV * T7.W, literal.x,  
.Ltmp79:
	0(0.000000e+00), 0(0.000000e+00)
.Ltmp80:
	ALU clause starting at 74:
	  MOV * T5.W, T7.W,  
.Ltmp81:
	  MOV * T6.Z, T7.W,  
.Ltmp82:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp83:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp84:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp85:
	  MOV * T6.W, T7.W,  
.Ltmp86:
	  MOV   T7.Y, T7.W,  
.Ltmp87:
	  MOV   T7.Z, T7.W,  
.Ltmp88:
	  ADD_INT * T0.W, T0.Y, T0.X,  
	  MOV   T8.Y, T7.W,  
.Ltmp89:
	  MOV * T8.Z, T7.W,  
.Ltmp90:
	  ADD_INT * T0.Z, T0.W, KC0[3].Y,  
	ALU clause starting at 87:
.Ltmp91:
	  SETGT_INT * T0.W, 1, KC0[2].W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp92:
	ALU clause starting at 89:
	  MOV * T0.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV * T2.Z, PV.W,  
	  MOV * T2.Y, T0.W,  
	  MOV * T1.Y, T0.W,  
	  MOV   T3.Y, T0.W,  
	  MOV   T3.Z, T0.W,  
	  MOV * T3.W, T0.W,  
	  MOV   T4.Y, T0.W,  
	  MOV   T4.Z, T0.W,  
	  MOV * T2.W, T0.W,  
.Ltmp93:
	  MOV   T1.X, T0.W,  
.Ltmp94:
	  MOV   T0.Y, literal.x,  
	  MOV * T1.Z, KC0[2].Y,  
.Ltmp95:
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 104:
	  MOV * T1.W, KC0[2].W,  
.Ltmp96:
	ALU clause starting at 105:
	  MULLO_INT   T0.X, T0.Z, T1.W,  
	  MULLO_INT   T0.Y (MASKED), T0.Z, T1.W,  
	  MULLO_INT   T0.Z (MASKED), T0.Z, T1.W,  
	  MULLO_INT * T0.W (MASKED), T0.Z, T1.W,  
	ALU clause starting at 109:
.Ltmp97:
	  ADD_INT * T5.W, T2.W, T0.X,  
	  ADD_INT * T119.X, T1.Z, PV.W,  
.Ltmp98:
	ALU clause starting at 111:
.Ltmp99:
	  ADD_INT   T5.Z, T1.X, literal.x,  
.Ltmp100:
	  ADD_INT * T5.W, T1.X, literal.y,  
	6(8.407791e-45), -1(nan)
	  AND_INT   T6.Z, PV.W, literal.x,  
	  AND_INT * T5.W, PV.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL   T5.Z, PV.W, literal.x,  
	  LSHL * T5.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T6.Z, PV.W, literal.x,  
	  ADD_INT * T5.W, PV.Z, literal.y,  
	20(2.802597e-44), 84(1.177091e-43)
	  AND_INT   T6.Y, T119.X, literal.x,  
	  LSHR   T5.Z, PV.W, literal.y,  
	  LSHR * T5.W, PV.Z, literal.y,  
	7(9.809089e-45), 2(2.802597e-45)
	  MOV * T12.X, T2.Z,  
	  MOV * T11.X, T2.Y,  
	  MOV * T10.X, T1.Y,  
	  MOV * T9.X, T3.Y,  
	  MOV * T8.X, T3.Z,  
	  MOV * T7.X, T3.W,  
	  MOV * T6.X, T4.Y,  
	  MOV * T5.X, T4.Z,  
	  MOV * T4.X, T4.W,  
	  MOVA_INT * AR.x (MASKED), T5.W,  
	  MOV * T5.Y, T(0 + AR.x).X+,  
.Ltmp101:
	ALU clause starting at 138:
.Ltmp102:
	  MOV * T28.X, T2.Z,  
	  MOV * T27.X, T2.Y,  
	  MOV * T26.X, T1.Y,  
	  MOV * T25.X, T3.Y,  
	  MOV * T24.X, T3.Z,  
	  MOV * T23.X, T3.W,  
	  MOV * T22.X, T4.Y,  
	  MOV * T21.X, T4.Z,  
	  MOV * T20.X, T4.W,  
	  MOVA_INT * AR.x (MASKED), T5.Z,  
	  MOV * T5.Z, T(0 + AR.x).X+,  
.Ltmp103:
	ALU clause starting at 149:
	  MOV   T9.Y, T0.Y,  
	  SETGT_INT * T5.W, literal.x, T6.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 153:
	  MOV   T9.Y, T0.Y,  
	  SETGT_INT * T5.W, literal.x, T6.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 157:
	  MOV   T9.Y, T0.Y,  
	  SETGT_INT * T5.W, literal.x, T6.Y,  
	4(5.605194e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 161:
	  MOV   T9.Y, T0.Y,  
	  SETNE_INT * T5.W, T6.Y, literal.x,  BS:VEC_120/SCL_212
	4(5.605194e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 165:
.Ltmp104:
	  LSHR * T5.W, T119.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT * T5.W, PV.W, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  ADD_INT * T6.W, PV.W, literal.x,  
	148(2.073922e-43), 0(0.000000e+00)
	  LSHR * T6.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T44.X, T2.Z,  
	  MOV * T43.X, T2.Y,  
	  MOV * T42.X, T1.Y,  
	  MOV * T41.X, T3.Y,  
	  MOV * T40.X, T3.Z,  
	  MOV * T39.X, T3.W,  
	  MOV * T38.X, T4.Y,  
	  MOV * T37.X, T4.Z,  
	  MOV * T36.X, T4.W,  
	  MOVA_INT * AR.x (MASKED), T6.W,  
	  MOV * T6.Z, T(0 + AR.x).X+,  
	  ADD_INT   T7.Z, T5.W, literal.x,  
	  LSHL * T5.W, T119.X, literal.y,  
	212(2.970753e-43), 4(5.605194e-45)
	  MOV   T9.Y, T0.W,  
	  XOR_INT   T6.Z, T6.Z, PV.W,  
	  LSHR * T5.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T60.X, T2.Z,  
	  MOV * T59.X, T2.Y,  
	  MOV * T58.X, T1.Y,  
	  MOV * T57.X, T3.Y,  
	  MOV * T56.X, T3.Z,  
	  MOV * T55.X, T3.W,  
	  MOV * T54.X, T4.Y,  
	  MOV * T53.X, T4.Z,  
	  MOV * T52.X, T4.W,  
	  MOVA_INT * AR.x (MASKED), T5.W,  
	  MOV   T(0 + AR.x).X+, T6.Z,  
	  MOV * T8.W, T52.X,  
.Ltmp105:
	ALU clause starting at 203:
.Ltmp106:
	  MOV * T7.W, T53.X,  
	  MOV * T8.Z, T54.X,  
	  MOV   T8.Y, T55.X,  
	  MOV * T7.Z, T56.X,  BS:VEC_120/SCL_212
	  MOV   T7.Y, T57.X,  
	  MOV * T6.W, T58.X,  BS:VEC_120/SCL_212
	  MOV   T6.Z, T59.X,  
	  MOV * T5.W, T60.X,  BS:VEC_120/SCL_212
.Ltmp107:
	ALU clause starting at 211:
	  MOV * T9.W, T2.W,  
	  SETE_INT * T10.W, T9.Y, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 214:
	  MOV * T9.W, T2.W,  
.Ltmp108:
	  SETGE_INT * T5.W, T5.Z, T5.Y,  
.Ltmp109:
	ALU clause starting at 216:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), T5.W, 0.0,  
	  LSHR * T5.W, T119.X, literal.x, Pred_sel_zero 
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT * T9.W, T5.W, T2.W, Pred_sel_zero 
	ALU clause starting at 220:
	  MOV * T5.W, T2.Z,  
	  MOV   T6.Z, T2.Y,  
	  MOV * T6.W, T1.Y,  BS:VEC_120/SCL_212
	  MOV   T7.Y, T3.Y,  
	  MOV * T7.Z, T3.Z,  
	  MOV   T8.Y, T3.W,  
	  MOV   T8.Z, T4.Y,  
	  MOV * T8.W, T4.W,  BS:VEC_120/SCL_212
	  MOV * T7.W, T4.Z,  
	ALU clause starting at 229:
	  MOV * T9.Y, T0.W,  
	ALU clause starting at 230:
	  MOV   T9.Z, T1.X,  
	  SETE_INT * T10.W, T9.Y, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 233:
.Ltmp110:
	  ADD_INT * T9.Z, T1.X, 1,  
	  AND_INT * T5.W, PV.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL * T5.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T5.W, PV.W, literal.x,  
	276(3.867584e-43), 0(0.000000e+00)
	  MOV * T9.W, T2.W,  
	  LSHR * T5.W, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T76.X, T2.Z,  
	  MOV * T75.X, T2.Y,  
	  MOV * T74.X, T1.Y,  
	  MOV * T73.X, T3.Y,  
	  MOV * T72.X, T3.Z,  
	  MOV * T71.X, T3.W,  
	  MOV * T70.X, T4.Y,  
	  MOV * T69.X, T4.Z,  
	  MOV * T68.X, T4.W,  
	  MOVA_INT * AR.x (MASKED), T5.W,  
	  MOV   T(0 + AR.x).X+, T119.X,  
	  MOV * T8.W, T68.X,  BS:VEC_120/SCL_212
.Ltmp111:
	ALU clause starting at 255:
.Ltmp112:
	  MOV * T7.W, T69.X,  
	  MOV * T8.Z, T70.X,  
	  MOV   T8.Y, T71.X,  
	  MOV * T7.Z, T72.X,  BS:VEC_120/SCL_212
	  MOV   T7.Y, T73.X,  
	  MOV * T6.W, T74.X,  BS:VEC_120/SCL_212
	  MOV   T6.Z, T75.X,  
	  MOV * T5.W, T76.X,  BS:VEC_120/SCL_212
.Ltmp113:
	ALU clause starting at 263:
	  MOV * T9.Y, T0.W,  
	ALU clause starting at 264:
	  SETE_INT * T10.W, T9.Y, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 266:
	  MOV * T5.W, T2.Z,  
	  MOV   T6.Z, T2.Y,  
	  MOV * T6.W, T1.Y,  BS:VEC_120/SCL_212
	  MOV   T7.Y, T3.Y,  
	  MOV * T7.Z, T3.Z,  
	  MOV   T8.Y, T3.W,  
	  MOV   T8.Z, T4.Y,  
	  MOV * T8.W, T4.W,  BS:VEC_120/SCL_212
	  MOV * T9.W, T2.W,  
.Ltmp114:
	  ADD_INT * T9.Z, T1.X, 1,  
.Ltmp115:
	ALU clause starting at 276:
	  MOV * T7.W, T4.Z,  
	ALU clause starting at 277:
	  MOV * T9.Y, T0.W,  
	ALU clause starting at 278:
	  SETE_INT * T10.W, T9.Y, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 280:
	  MOV   T9.Y, T0.Y,  
	  SETGT_INT * T5.W, T6.Y, 0.0,  BS:VEC_120/SCL_212
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 283:
.Ltmp116:
	  AND_INT * T5.W, T1.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL * T5.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T5.W, PV.W, literal.x,  
	340(4.764415e-43), 0(0.000000e+00)
	  MULLO_INT   T6.X (MASKED), T5.Y, literal.x,  
	  MULLO_INT   T6.Y, T5.Y, literal.x,  
	  MULLO_INT   T6.Z (MASKED), T5.Y, literal.x,  
	  MULLO_INT * T6.W (MASKED), T5.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MOV   T9.Y, T0.W,  
	  LSHR   T6.Z, T5.W, literal.x,  BS:VEC_120/SCL_212
	  SUB_INT * T5.W, PV.Y, T5.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T92.X, T2.Z,  
	  MOV * T91.X, T2.Y,  
	  MOV * T90.X, T1.Y,  
	  MOV * T89.X, T3.Y,  
	  MOV * T88.X, T3.Z,  
	  MOV * T87.X, T3.W,  
	  MOV * T86.X, T4.Y,  
	  MOV * T85.X, T4.Z,  
	  MOV * T84.X, T4.W,  
	  MOVA_INT * AR.x (MASKED), T6.Z,  
	  MOV   T(0 + AR.x).X+, T5.W,  
	  MOV * T8.W, T84.X,  
.Ltmp117:
	ALU clause starting at 310:
.Ltmp118:
	  MOV * T7.W, T85.X,  
	  MOV * T8.Z, T86.X,  
	  MOV   T8.Y, T87.X,  
	  MOV * T7.Z, T88.X,  BS:VEC_120/SCL_212
	  MOV   T7.Y, T89.X,  
	  MOV * T6.W, T90.X,  BS:VEC_120/SCL_212
	  MOV   T6.Z, T91.X,  
	  MOV * T5.W, T92.X,  BS:VEC_120/SCL_212
.Ltmp119:
	ALU clause starting at 318:
	  SETE_INT * T9.W, T9.Y, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 320:
.Ltmp120:
	  AND_INT * T5.W, T1.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL * T5.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T5.W, PV.W, literal.x,  
	404(5.661246e-43), 0(0.000000e+00)
	  LSHR   T6.Z, PV.W, literal.x,  
	  ADD_INT * T5.W, T5.Y, T5.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T108.X, T2.Z,  
	  MOV * T107.X, T2.Y,  
	  MOV * T106.X, T1.Y,  
	  MOV * T105.X, T3.Y,  
	  MOV * T104.X, T3.Z,  
	  MOV * T103.X, T3.W,  
	  MOV * T102.X, T4.Y,  
	  MOV * T101.X, T4.Z,  
	  MOV * T100.X, T4.W,  
	  MOVA_INT * AR.x (MASKED), T6.Z,  
	  MOV   T(0 + AR.x).X+, T5.W,  
	  MOV * T8.W, T100.X,  
.Ltmp121:
	ALU clause starting at 341:
.Ltmp122:
	  MOV * T7.W, T101.X,  
	  MOV * T8.Z, T102.X,  
	  MOV   T8.Y, T103.X,  
	  MOV * T7.Z, T104.X,  BS:VEC_120/SCL_212
	  MOV   T7.Y, T105.X,  
	  MOV * T6.W, T106.X,  BS:VEC_120/SCL_212
	  MOV   T6.Z, T107.X,  
	  MOV * T5.W, T108.X,  BS:VEC_120/SCL_212
.Ltmp123:
	ALU clause starting at 349:
	  MOV   T9.Z, T1.X,  
	  MOV * T9.W, T2.W,  
	ALU clause starting at 351:
	  MOV * T2.Z, T5.W,  
	  MOV * T2.Y, T6.Z,  
	  MOV * T1.Y, T6.W,  
	  MOV   T3.Y, T7.Y,  
	  MOV   T3.Z, T7.Z,  
	  MOV * T3.W, T8.Y,  BS:VEC_120/SCL_212
	  MOV   T4.Y, T8.Z,  
.Ltmp124:
	  ADD_INT * T2.W, T9.W, 1,  
.Ltmp125:
	ALU clause starting at 359:
	  MOV   T4.Z, T7.W,  
	  MOV * T4.W, T8.W,  BS:VEC_120/SCL_212
.Ltmp126:
	ALU clause starting at 361:
	  MOV * T1.X, T9.Z,  
	ALU clause starting at 362:
.Ltmp127:
	  SETGE_INT * T8.W, T2.W, T1.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp128:
	ALU clause starting at 364:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 365:
.Ltmp129:
	  MULLO_INT   T0.X, T7.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T7.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T7.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T7.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, T8.Z, PV.X,  
.Ltmp130:
	ALU clause starting at 371:
.Ltmp131:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, T8.Y, PV.X,  
.Ltmp132:
	ALU clause starting at 377:
.Ltmp133:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, T7.Z, PV.X,  
.Ltmp134:
	ALU clause starting at 383:
.Ltmp135:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, T7.Y, PV.X,  
.Ltmp136:
	ALU clause starting at 389:
.Ltmp137:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, T6.W, PV.X,  
.Ltmp138:
	ALU clause starting at 395:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T0.Z, T0.Z, literal.x,  
.Ltmp139:
	  ADD_INT * T1.W, T6.Z, PV.X,  BS:VEC_120/SCL_212
.Ltmp140:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 403:
.Ltmp141:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT * T0.X, T5.W, PV.X,  
.Ltmp142:
	ALU clause starting at 409:
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp143:
.Lfunc_end1:
	.size	stack_machine, .Lfunc_end1-stack_machine

	.section	.AMDGPU.config
	.long	166100
	.long	523
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	edit_distance
	.p2align	8
	.type	edit_distance,@function
edit_distance:
edit_distance$local:
.Lfunc_begin2:
	ALU 5, @54, KC0[CB0:0-32], KC1[]
.Ltmp144:
	ALU 6, @60, KC0[CB0:0-32], KC1[]
.Ltmp145:
	ALU 5, @67, KC0[], KC1[]
.Ltmp146:
	ALU 4, @73, KC0[CB0:0-32], KC1[]
	TEX 7 @36
	ALU 0, @78, KC0[CB0:0-32], KC1[]
.Ltmp147:
	LOOP_START_DX10 @32
.Ltmp148:
	ALU 0, @79, KC0[], KC1[]
	TEX 0 @52
.Ltmp149:
	ALU 8, @80, KC0[], KC1[]
.Ltmp150:
	ALU 1, @89, KC0[], KC1[]
.Ltmp151:
	ALU 7, @91, KC0[], KC1[]
.Ltmp152:
	ALU 0, @99, KC0[], KC1[]
.Ltmp153:
	ALU 7, @100, KC0[], KC1[]
.Ltmp154:
	ALU 0, @108, KC0[], KC1[]
.Ltmp155:
	ALU 7, @109, KC0[], KC1[]
.Ltmp156:
	ALU 0, @117, KC0[], KC1[]
.Ltmp157:
	ALU 7, @118, KC0[], KC1[]
.Ltmp158:
	ALU 0, @126, KC0[], KC1[]
.Ltmp159:
	ALU 7, @127, KC0[], KC1[]
.Ltmp160:
	ALU 0, @135, KC0[], KC1[]
.Ltmp161:
	ALU 9, @136, KC0[], KC1[]
.Ltmp162:
	ALU 1, @146, KC0[], KC1[]
.Ltmp163:
	ALU 0, @148, KC0[], KC1[]
.Ltmp164:
	ALU 1, @149, KC0[], KC1[]
.Ltmp165:
	ALU 8, @151, KC0[], KC1[]
.Ltmp166:
	ALU 3, @160, KC0[], KC1[]
.Ltmp167:
	ALU_PUSH_BEFORE 0, @164, KC0[], KC1[]
	JUMP @31 POP:1
	LOOP_BREAK @31
	POP @31 POP:1
	END_LOOP @7
.Ltmp168:
	ALU 4, @165, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 36:
	  VTX_READ_8 T1.X, T8.X, 7, #1
	  VTX_READ_8 T2.X, T8.X, 6, #1
	  VTX_READ_8 T3.X, T8.X, 5, #1
	  VTX_READ_8 T4.X, T8.X, 4, #1
	  VTX_READ_8 T5.X, T8.X, 3, #1
	  VTX_READ_8 T6.X, T8.X, 2, #1
	  VTX_READ_8 T7.X, T8.X, 1, #1
	  VTX_READ_8 T8.X, T8.X, 0, #1
	Fetch clause starting at 52:
	  VTX_READ_8 T10.X, T10.X, 0, #1
	ALU clause starting at 54:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp169:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp170:
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 60:
	  ADD_INT * T0.W, T0.Y, T0.X,  
	  MOV   T9.X, literal.x,  
	  MOV   T2.Y, literal.y,  
	  MOV   T3.Z, literal.z,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	1(1.401298e-45), 2(2.802597e-45)
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 67:
	  MOV   T0.X, literal.x,  
	  MOV   T1.Y, literal.y,  
	  MOV   T2.Z, literal.z,  
	  LSHL * T1.W, T0.W, literal.w,  
.Ltmp171:
	8(1.121039e-44), 4(5.605194e-45)
	5(7.006492e-45), 3(4.203895e-45)
.Ltmp172:
	ALU clause starting at 73:
.Ltmp173:
	  ADD_INT   T8.X, KC0[2].Z, T1.W,  
	  MOV   T0.Y, literal.x,  
	  MOV   T1.Z, literal.y,  
.Ltmp174:
	  ADD_INT * T1.W, KC0[2].Y, T1.W,  
	6(8.407791e-45), 7(9.809089e-45)
.Ltmp175:
	ALU clause starting at 78:
	  MOV * T2.W, KC0[2].W,  
.Ltmp176:
	ALU clause starting at 79:
	  ADD_INT * T10.X, T1.W, T0.Z,  
	ALU clause starting at 80:
.Ltmp177:
	  XOR_INT * T3.W, T8.X, T10.X,  
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T3.Y, T9.X, 1,  
	  ADD_INT   T4.Z, T0.Z, literal.x,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
	2(2.802597e-45), 0(0.000000e+00)
	  XOR_INT   T4.Y, T7.X, T10.X,  
	  SUB_INT * T5.Z, T0.Z, PV.W,  
.Ltmp178:
	ALU clause starting at 89:
.Ltmp179:
	  MIN_INT * T3.W, T3.Y, T4.Z,  
	  MIN_INT * T4.Z, T5.Z, PV.W,  
.Ltmp180:
	ALU clause starting at 91:
.Ltmp181:
	  AND_INT * T3.W, T4.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  SETNE_INT   T3.Y, PV.W, 0.0,  
	  ADD_INT   T5.Z, T4.Z, 1,  
	  ADD_INT * T3.W, T2.Y, 1,  
	  XOR_INT   T4.Y, T6.X, T10.X,  
	  MIN_INT   T5.Z, PV.W, PV.Z,  
	  SUB_INT * T3.W, T9.X, PV.Y,  BS:VEC_201
.Ltmp182:
	ALU clause starting at 99:
.Ltmp183:
	  MIN_INT * T5.Z, T3.W, T5.Z,  
.Ltmp184:
	ALU clause starting at 100:
.Ltmp185:
	  AND_INT * T3.W, T4.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  SETNE_INT   T3.Y, PV.W, 0.0,  
	  ADD_INT   T6.Z, T5.Z, 1,  
	  ADD_INT * T3.W, T3.Z, 1,  BS:VEC_120/SCL_212
	  XOR_INT   T4.Y, T5.X, T10.X,  
	  MIN_INT   T6.Z, PV.W, PV.Z,  
	  SUB_INT * T3.W, T2.Y, PV.Y,  
.Ltmp186:
	ALU clause starting at 108:
.Ltmp187:
	  MIN_INT * T6.Z, T3.W, T6.Z,  
.Ltmp188:
	ALU clause starting at 109:
.Ltmp189:
	  AND_INT * T3.W, T4.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  SETNE_INT   T2.Y, PV.W, 0.0,  
	  ADD_INT   T7.Z, T6.Z, 1,  
	  ADD_INT * T3.W, T1.Y, 1,  
	  XOR_INT   T3.Y, T4.X, T10.X,  
	  MIN_INT   T7.Z, PV.W, PV.Z,  
	  SUB_INT * T3.W, T3.Z, PV.Y,  
.Ltmp190:
	ALU clause starting at 117:
.Ltmp191:
	  MIN_INT * T3.Z, T3.W, T7.Z,  
.Ltmp192:
	ALU clause starting at 118:
.Ltmp193:
	  AND_INT * T3.W, T3.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  SETNE_INT   T2.Y, PV.W, 0.0,  
	  ADD_INT   T7.Z, T3.Z, 1,  
	  ADD_INT * T3.W, T2.Z, 1,  BS:VEC_120/SCL_212
	  XOR_INT   T3.Y, T3.X, T10.X,  
	  MIN_INT   T7.Z, PV.W, PV.Z,  
	  SUB_INT * T3.W, T1.Y, PV.Y,  
.Ltmp194:
	ALU clause starting at 126:
.Ltmp195:
	  MIN_INT * T7.Z, T3.W, T7.Z,  
.Ltmp196:
	ALU clause starting at 127:
.Ltmp197:
	  AND_INT * T3.W, T3.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  SETNE_INT   T1.Y, PV.W, 0.0,  
	  ADD_INT   T8.Z, T7.Z, 1,  
.Ltmp198:
	  ADD_INT * T3.W, T0.Y, 1,  
	  XOR_INT   T2.Y, T2.X, T10.X,  
	  MIN_INT   T8.Z, PV.W, PV.Z,  
	  SUB_INT * T3.W, T2.Z, PV.Y,  
.Ltmp199:
	ALU clause starting at 135:
.Ltmp200:
	  MIN_INT * T1.Y, T3.W, T8.Z,  
.Ltmp201:
	ALU clause starting at 136:
.Ltmp202:
	  AND_INT   T2.Z, T2.Y, literal.x,  
	  XOR_INT * T3.W, T1.X, T10.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T9.X, PV.W, literal.x,  
	  SETNE_INT   T2.Y, PV.Z, 0.0,  
	  ADD_INT   T2.Z, T1.Y, 1,  
	  ADD_INT * T3.W, T1.Z, 1,  
	3(4.203895e-45), 0(0.000000e+00)
	  MIN_INT   T3.Y, PV.W, PV.Z,  
	  SUB_INT * T2.Z, T0.Y, PV.Y,  
.Ltmp203:
	ALU clause starting at 146:
.Ltmp204:
	  SETNE_INT * T3.W, T9.X, 0.0,  
	  SUB_INT * T8.Z, T1.Z, PV.W,  
.Ltmp205:
	ALU clause starting at 148:
.Ltmp206:
	  MIN_INT * T3.W, T2.Z, T3.Y,  
.Ltmp207:
	ALU clause starting at 149:
	  MOV   T1.Z, T3.W,  
.Ltmp208:
	  ADD_INT * T4.W, T0.Z, 1,  
.Ltmp209:
	ALU clause starting at 151:
.Ltmp210:
	  ADD_INT   T10.X, T3.W, 1,  
	  MOV   T0.Y, T1.Y,  
	  MOV   T2.Z, T7.Z,  
	  ADD_INT * T3.W, T0.X, 1,  
	  MOV   T9.X, T4.Z,  
	  MOV   T1.Y, T3.Z,  BS:VEC_120/SCL_212
	  MOV   T3.Z, T6.Z,  BS:VEC_201
	  MIN_INT * T3.W, PV.W, PV.X,  
	  MIN_INT * T0.X, T8.Z, PV.W,  
.Ltmp211:
	ALU clause starting at 160:
	  MOV   T2.Y, T5.Z,  
	  MOV   T0.Z, T4.W,  
.Ltmp212:
	  SETE_INT * T3.W, T4.W, literal.x,  
.Ltmp213:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp214:
	ALU clause starting at 164:
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 165:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T2.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp215:
.Lfunc_end2:
	.size	edit_distance, .Lfunc_end2-edit_distance

	.section	.AMDGPU.config
	.long	166100
	.long	553
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	count_digits
	.p2align	8
	.type	count_digits,@function
count_digits:
count_digits$local:
.Lfunc_begin3:
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp216:
	ALU 4, @41, KC0[CB0:0-32], KC1[]
.Ltmp217:
	ALU 0, @46, KC0[CB0:0-32], KC1[]
.Ltmp218:
	LOOP_START_DX10 @11
.Ltmp219:
	ALU 21, @47, KC0[], KC1[]
.Ltmp220:
	ALU 4, @69, KC0[], KC1[]
	ALU_PUSH_BEFORE 2, @74, KC0[], KC1[]
	JUMP @10 POP:1
	LOOP_BREAK @10
	POP @10 POP:1
	END_LOOP @4
.Ltmp221:
	ALU 5, @77, KC0[], KC1[]
.Ltmp222:
	ALU 2, @83, KC0[], KC1[]
	TEX 0 @38
.Ltmp223:
	ALU_PUSH_BEFORE 1, @86, KC0[], KC1[]
	JUMP @25 POP:1
	LOOP_START_DX10 @24
.Ltmp224:
	ALU 36, @88, KC0[], KC1[]
.Ltmp225:
	ALU 7, @125, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @133, KC0[], KC1[]
	JUMP @23 POP:1
	LOOP_BREAK @23
	POP @23 POP:1
	END_LOOP @17
	POP @25 POP:1
.Ltmp226:
	ALU 3, @134, KC0[], KC1[]
	LOOP_START_DX10 @34
.Ltmp227:
	ALU 18, @138, KC0[], KC1[]
	ALU 1, @157, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @159, KC0[], KC1[]
	JUMP @33 POP:1
	LOOP_BREAK @33
	POP @33 POP:1
	END_LOOP @27
.Ltmp228:
	ALU 2, @163, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 38:
.Ltmp229:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp230:
	ALU clause starting at 40:
	  MOV * T0.Y, KC0[3].X,  
.Ltmp231:
	ALU clause starting at 41:
	  MOV   T1.Z, KC0[1].Z,  
	  MOV * T1.W, literal.x,  
.Ltmp232:
	0(0.000000e+00), 0(0.000000e+00)
	  MOV   T1.Y, PV.W,  
.Ltmp233:
	  MOV * T0.Z, KC0[2].Y,  
.Ltmp234:
	ALU clause starting at 46:
	  MOV * T0.W, KC0[2].Z,  
.Ltmp235:
	ALU clause starting at 47:
.Ltmp236:
	  AND_INT * T2.W, T1.Y, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T8.X, T40.X,  
	  MOV * T9.X, T40.Y,  
	  MOV * T10.X, T40.Z,  
	  MOV * T11.X, T40.W,  
	  MOV * T4.X, T39.X,  
	  MOV * T5.X, T39.Y,  
	  MOV * T6.X, T39.Z,  
	  MOV * T7.X, T39.W,  
	  MOVA_INT * AR.x (MASKED), T2.W,  
	  MOV   T(0 + AR.x).X+, T1.W,  
	  MOV * T39.W, T7.X,  
	  MOV * T39.Z, T6.X,  
	  MOV * T39.Y, T5.X,  
	  MOV * T39.X, T4.X,  
.Ltmp237:
	ALU clause starting at 69:
.Ltmp238:
	  MOV * T40.W, T11.X,  
	  MOV * T40.Z, T10.X,  
	  MOV * T40.Y, T9.X,  
	  MOV   T40.X, T8.X,  
	  ADD_INT * T1.Y, T1.Y, 1,  
.Ltmp239:
	ALU clause starting at 74:
.Ltmp240:
	  SETE_INT * T2.W, T1.Y, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp241:
	ALU clause starting at 77:
	  MULLO_INT   T1.X, T1.Z, T1.X,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, T1.X,  
	  MULLO_INT   T1.Z (MASKED), T1.Z, T1.X,  
	  MULLO_INT * T1.W (MASKED), T1.Z, T1.X,  
	  ADD_INT * T1.W, PV.X, T0.X,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	ALU clause starting at 83:
.Ltmp242:
	  LSHL * T1.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, T0.Z, PV.W,  
.Ltmp243:
	ALU clause starting at 86:
.Ltmp244:
	  SETE_INT * T2.W, T0.X, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp245:
	ALU clause starting at 88:
.Ltmp246:
	  LSHL * T2.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T16.X, T40.X,  
	  MOV * T17.X, T40.Y,  
	  MOV * T18.X, T40.Z,  
	  MOV * T19.X, T40.W,  
	  MOV * T12.X, T39.X,  
	  MOV * T13.X, T39.Y,  
	  MOV * T14.X, T39.Z,  
	  MOV * T15.X, T39.W,  
	  MOVA_INT * AR.x (MASKED), T3.W,  
	  MOV   T0.Y, T(0 + AR.x).X+,  
	  ADD_INT * T2.W, T2.W, literal.x,  
	80(1.121039e-43), 0(0.000000e+00)
	  ADD_INT   T0.Z, PV.Y, 1,  
	  LSHR * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T24.X, T40.X,  
	  MOV * T25.X, T40.Y,  
	  MOV * T26.X, T40.Z,  
	  MOV * T27.X, T40.W,  
	  MOV * T20.X, T39.X,  
	  MOV * T21.X, T39.Y,  
	  MOV * T22.X, T39.Z,  
	  MOV * T23.X, T39.W,  
	  MOVA_INT * AR.x (MASKED), T2.W,  
	  MOV   T(0 + AR.x).X+, T0.Z,  
	  MOV * T39.W, T23.X,  
	  MOV * T39.Z, T22.X,  
	  MOV * T39.Y, T21.X,  
	  MOV * T39.X, T20.X,  
.Ltmp247:
	ALU clause starting at 125:
.Ltmp248:
	  MOV * T40.W, T27.X,  
	  MOV * T40.Z, T26.X,  
	  MOV * T40.Y, T25.X,  
	  MOV   T40.X, T24.X,  
.Ltmp249:
	  SETGT_UINT * T0.Z, literal.x, T0.X,  
.Ltmp250:
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR * T0.X, T0.X, literal.x,  
.Ltmp251:
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp252:
	ALU clause starting at 133:
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T0.Z, 0.0,  
	ALU clause starting at 134:
	  MOV * T2.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV   T0.X, PV.W,  
	  MOV * T0.Y, PV.W,  
	ALU clause starting at 138:
.Ltmp253:
	  AND_INT * T3.W, T0.Y, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, literal.x,  
	112(1.569454e-43), 0(0.000000e+00)
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T32.X, T40.X,  
	  MOV * T33.X, T40.Y,  
	  MOV * T34.X, T40.Z,  
	  MOV * T35.X, T40.W,  
	  MOV * T28.X, T39.X,  
	  MOV * T29.X, T39.Y,  
	  MOV * T30.X, T39.Z,  
	  MOV * T31.X, T39.W,  
	  MOVA_INT * AR.x (MASKED), T3.W,  
	  MOV * T0.Z, T(0 + AR.x).X+,  
	  ADD_INT * T0.Y, T0.Y, 1,  
.Ltmp254:
	ALU clause starting at 157:
.Ltmp255:
	  LSHL * T3.W, T0.Z, T2.W,  
	  OR_INT * T0.X, PV.W, T0.X,  
.Ltmp256:
	ALU clause starting at 159:
.Ltmp257:
	  SETE_INT   T0.Z, T0.Y, literal.x,  
	  ADD_INT * T2.W, T2.W, literal.y,  
	8(1.121039e-44), 4(5.605194e-45)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.Z, 0.0,  
.Ltmp258:
	ALU clause starting at 163:
	  ADD_INT * T0.W, T0.W, T1.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp259:
.Lfunc_end3:
	.size	count_digits, .Lfunc_end3-count_digits

