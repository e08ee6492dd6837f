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
	ALU 5, @48, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 8, @54, KC0[CB0:0-32], KC1[]
.Ltmp1:
	LOOP_START_DX10 @12
.Ltmp2:
	ALU 0, @63, KC0[], KC1[]
	TEX 0 @46
	ALU 22, @64, KC0[], KC1[]
.Ltmp3:
	ALU 11, @87, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @99, KC0[], KC1[]
	JUMP @11 POP:1
	LOOP_BREAK @11
	POP @11 POP:1
	END_LOOP @3
	ALU 5, @103, KC0[], KC1[]
	LOOP_START_DX10 @35
.Ltmp4:
	ALU 22, @109, KC0[], KC1[]
.Ltmp5:
	LOOP_START_DX10 @28
	ALU 25, @132, KC0[], KC1[]
.Ltmp6:
	PUSH @18 POP:1
	ALU 3, @158, KC0[], KC1[]
	JUMP @22 POP:1
.Ltmp7:
	ALU 24, @162, KC0[], KC1[]
.Ltmp8:
	ALU_POP_AFTER 10, @187, KC0[], KC1[]
	PUSH @23 POP:1
	ALU 2, @198, KC0[], KC1[]
	JUMP @27 POP:1
	LOOP_BREAK @27
	POP @27 POP:1
	END_LOOP @16
.Ltmp9:
	ALU 22, @201, KC0[], KC1[]
	ALU 11, @224, KC0[], KC1[]
.Ltmp10:
	ALU_PUSH_BEFORE 3, @236, KC0[], KC1[]
	JUMP @34 POP:1
	LOOP_BREAK @34
	POP @34 POP:1
	END_LOOP @14
	ALU 2, @240, KC0[], KC1[]
	LOOP_START_DX10 @45
.Ltmp11:
	ALU 22, @243, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T103.X, T0.X
	ALU 0, @266, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @267, KC0[], KC1[]
	JUMP @44 POP:1
	LOOP_BREAK @44
	POP @44 POP:1
	END_LOOP @37
.Ltmp12:
	CF_END
	Fetch clause starting at 46:
.Ltmp13:
	  VTX_READ_32 T104.X, T104.X, 0, #1
.Ltmp14:
	ALU clause starting at 48:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp15:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 54:
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
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 63:
.Ltmp19:
	  MOV * T104.X, T103.X,  
.Ltmp20:
	ALU clause starting at 64:
.Ltmp21:
	  AND_INT * T4.W, T4.Z, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  LSHL * T4.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR * T4.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
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
.Ltmp22:
	ALU clause starting at 87:
.Ltmp23:
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
	  ADD_INT * T4.Z, T4.Z, 1,  
.Ltmp24:
	ALU clause starting at 99:
.Ltmp25:
	  ADD_INT   T103.X, T103.X, literal.x,  
	  SETNE_INT * T4.W, T4.Z, literal.y,  
	4(5.605194e-45), 12(1.681558e-44)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp26:
	ALU clause starting at 103:
	  MOV * T4.W, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	  MOV   T4.Y, PV.W,  
.Ltmp27:
	  MOV   T4.Z, literal.x,  
	  MOV * T5.W, literal.y,  
	0(0.000000e+00), 2(2.802597e-45)
	ALU clause starting at 109:
.Ltmp28:
	  AND_INT * T6.W, T4.Y, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  LSHL * T6.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T7.W, PV.W, literal.x,  
	80(1.121039e-43), 0(0.000000e+00)
	  MOV * T6.W, T5.W,  
	  LSHR * T7.W, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
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
	  MOVA_INT * AR.x (MASKED), T7.W,  
	  MOV * T5.Y, T(0 + AR.x).X+,  
.Ltmp29:
	ALU clause starting at 132:
.Ltmp30:
	  ADD_INT * T7.W, T6.W, literal.x,  
	-2(nan), 0(0.000000e+00)
	  AND_INT * T7.W, PV.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  LSHL * T7.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T7.W, PV.W, literal.x,  
	144(2.017870e-43), 0(0.000000e+00)
	  LSHR * T7.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
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
	  MOVA_INT * AR.x (MASKED), T7.W,  
	  MOV   T5.Z, T(0 + AR.x).X+,  
	  ADD_INT * T6.W, T6.W, literal.x,  
.Ltmp31:
	-1(nan), 0(0.000000e+00)
	ALU clause starting at 158:
	  MOV * T6.Z, T4.W,  
	  MOV   T6.Y, T6.W,  
.Ltmp32:
	  SETGE_INT * T7.W, T5.Y, T5.Z,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp33:
	ALU clause starting at 162:
.Ltmp34:
	  AND_INT * T7.W, T6.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  LSHL * T7.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T7.W, PV.W, literal.x,  
.Ltmp35:
	208(2.914701e-43), 0(0.000000e+00)
	  MOV   T6.Y, T4.Z,  
	  SETGT_INT   T6.Z, literal.x, T6.W,  
.Ltmp36:
	  LSHR * T7.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
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
	  MOVA_INT * AR.x (MASKED), T7.W,  
	  MOV   T(0 + AR.x).X+, T5.Z,  
	  MOV * T0.Y, T52.X,  
.Ltmp37:
	ALU clause starting at 187:
.Ltmp38:
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
.Ltmp39:
	ALU clause starting at 198:
	  AND_INT * T7.W, T6.Z, 1,  
	  SETE_INT * T7.W, PV.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 201:
.Ltmp40:
	  AND_INT * T6.W, T6.Y, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  LSHL * T6.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T6.W, PV.W, literal.x,  
	272(3.811532e-43), 0(0.000000e+00)
	  LSHR * T6.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
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
	  MOVA_INT * AR.x (MASKED), T6.W,  
	  MOV   T(0 + AR.x).X+, T5.Y,  
	  MOV * T0.Y, T68.X,  
.Ltmp41:
	ALU clause starting at 224:
.Ltmp42:
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
.Ltmp43:
	  ADD_INT * T4.Y, T4.Y, 1,  
.Ltmp44:
	ALU clause starting at 236:
.Ltmp45:
	  SETNE_INT   T5.Z, T4.Y, literal.x,  
.Ltmp46:
	  ADD_INT * T5.W, T5.W, 1,  
	12(1.681558e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.Z, 0.0,  
.Ltmp47:
	ALU clause starting at 240:
	  MOV   T4.Z, literal.x,  
.Ltmp48:
	  ADD_INT * T0.W, T0.W, T0.X,  
	0(0.000000e+00), 0(0.000000e+00)
.Ltmp49:
	ALU clause starting at 243:
.Ltmp50:
	  AND_INT * T4.W, T4.Z, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  LSHL * T4.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.W, literal.x,  
	336(4.708363e-43), 0(0.000000e+00)
	  LSHR   T0.X, T0.W, literal.x,  
	  LSHR * T4.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
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
.Ltmp51:
	ALU clause starting at 266:
.Ltmp52:
	  ADD_INT * T4.Z, T4.Z, 1,  
.Ltmp53:
	ALU clause starting at 267:
.Ltmp54:
	  SETE_INT   T5.Z, T4.Z, literal.x,  
	  ADD_INT * T0.W, T0.W, literal.y,  
	12(1.681558e-44), 4(5.605194e-45)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.Z, 0.0,  
.Ltmp55:
.Lfunc_end0:
	.size	insertion_sort, .Lfunc_end0-insertion_sort

	.section	.AMDGPU.config
	.long	166100
	.long	836
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
	ALU 2, @70, KC0[], KC1[]
.Ltmp56:
	ALU 6, @73, KC0[CB0:0-32], KC1[]
.Ltmp57:
	ALU_PUSH_BEFORE 5, @80, KC0[CB0:0-32], KC1[]
	JUMP @57 POP:1
	ALU 10, @86, KC0[CB0:0-32], KC1[]
.Ltmp58:
	ALU 0, @97, KC0[CB0:0-32], KC1[]
.Ltmp59:
	ALU 7, @98, KC0[], KC1[]
	LOOP_START_DX10 @56
.Ltmp60:
	ALU 1, @106, KC0[], KC1[]
	TEX 0 @68
.Ltmp61:
	ALU 25, @108, KC0[], KC1[]
.Ltmp62:
	ALU 9, @134, KC0[], KC1[]
.Ltmp63:
	ALU_PUSH_BEFORE 3, @144, KC0[], KC1[]
	JUMP @38 POP:1
	ALU_PUSH_BEFORE 3, @148, KC0[], KC1[]
	JUMP @33 POP:1
	ALU_PUSH_BEFORE 3, @152, KC0[], KC1[]
	JUMP @28 POP:1
	ALU_PUSH_BEFORE 3, @156, KC0[], KC1[]
	JUMP @22 POP:1
.Ltmp64:
	ALU 38, @160, KC0[], KC1[]
.Ltmp65:
	ALU_POP_AFTER 3, @199, KC0[], KC1[]
	ALU_PUSH_BEFORE 2, @203, KC0[], KC1[]
	JUMP @27 POP:1
	ALU 1, @206, KC0[], KC1[]
.Ltmp66:
	ALU 3, @208, KC0[], KC1[]
.Ltmp67:
	ALU_POP_AFTER 7, @212, KC0[], KC1[]
	ALU_POP_AFTER 0, @220, KC0[], KC1[]
	ALU_PUSH_BEFORE 2, @221, KC0[], KC1[]
	JUMP @32 POP:1
	ALU 23, @224, KC0[], KC1[]
.Ltmp68:
	ALU_POP_AFTER 3, @248, KC0[], KC1[]
	ALU_POP_AFTER 0, @252, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @253, KC0[], KC1[]
	JUMP @37 POP:1
	ALU 1, @255, KC0[], KC1[]
	ALU_POP_AFTER 7, @257, KC0[], KC1[]
	ALU_POP_AFTER 0, @265, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @266, KC0[], KC1[]
	JUMP @49 POP:1
	ALU_PUSH_BEFORE 2, @268, KC0[], KC1[]
	JUMP @44 POP:1
	ALU 28, @271, KC0[], KC1[]
	ALU_POP_AFTER 3, @300, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @304, KC0[], KC1[]
	JUMP @48 POP:1
	ALU 22, @306, KC0[], KC1[]
	ALU_POP_AFTER 3, @329, KC0[], KC1[]
	ALU_POP_AFTER 1, @333, KC0[], KC1[]
.Ltmp69:
	ALU 0, @335, KC0[], KC1[]
.Ltmp70:
	ALU 0, @336, KC0[], KC1[]
.Ltmp71:
	ALU_PUSH_BEFORE 9, @337, KC0[], KC1[]
	JUMP @55 POP:1
	LOOP_BREAK @55
	POP @55 POP:1
	END_LOOP @8
	POP @57 POP:1
	ALU 0, @347, KC0[CB0:0-32], KC1[]
.Ltmp72:
	ALU 5, @348, KC0[], KC1[]
.Ltmp73:
	ALU 5, @354, KC0[], KC1[]
.Ltmp74:
	ALU 5, @360, KC0[], KC1[]
.Ltmp75:
	ALU 5, @366, KC0[], KC1[]
.Ltmp76:
	ALU 5, @372, KC0[], KC1[]
.Ltmp77:
	ALU 7, @378, KC0[], KC1[]
.Ltmp78:
	ALU 5, @386, KC0[], KC1[]
.Ltmp79:
	ALU 2, @392, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 68:
.Ltmp80:
	  VTX_READ_8 T65.X, T65.X, 0, #1
.Ltmp81:
	ALU clause starting at 70:
	  MOV   T67.X, 0.0,  
.Ltmp82:
	  MOV   T67.Y, 0.0,  
	  MOV * T67.Z, 0.0,  
	ALU clause starting at 73:
	  MOV * T67.W, 0.0,  
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp83:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp84:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp85:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[3].Y,  
	ALU clause starting at 80:
.Ltmp86:
	  SETGT_INT * T0.W, 1, KC0[2].W,  
	  MOV   T66.X, T67.X,  
.Ltmp87:
	  MOV   T66.Y, T67.Y,  
	  MOV   T66.Z, T67.Z,  
	  MOV * T66.W, T67.W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.W, 0.0,  
.Ltmp88:
	ALU clause starting at 86:
	  MOV   T63.X, 0.0,  
	  MOV   T63.Y, 0.0,  
	  MOV   T63.Z, 0.0,  
	  MOV * T63.W, 0.0,  
	  MOV * T0.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV * T2.W, PV.W,  
.Ltmp89:
	  MOV   T1.X, T0.W,  
.Ltmp90:
	  MOV   T0.Y, literal.x,  
	  MOV * T1.Z, KC0[2].Y,  
.Ltmp91:
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 97:
	  MOV * T1.W, KC0[2].W,  
.Ltmp92:
	ALU clause starting at 98:
	  MOV   T64.X, T63.X,  
	  MOV   T64.Y, T63.Y,  
	  MOV   T64.Z, T63.Z,  
	  MOV * T64.W, T63.W,  
	  MULLO_INT   T0.X, T0.Z, T1.W,  
	  MULLO_INT   T0.Y (MASKED), T0.Z, T1.W,  
	  MULLO_INT   T0.Z (MASKED), T0.Z, T1.W,  
	  MULLO_INT * T0.W (MASKED), T0.Z, T1.W,  
	ALU clause starting at 106:
.Ltmp93:
	  ADD_INT * T3.W, T2.W, T0.X,  
	  ADD_INT * T65.X, T1.Z, PV.W,  
.Ltmp94:
	ALU clause starting at 108:
.Ltmp95:
	  ADD_INT   T2.Z, T1.X, literal.x,  
	  ADD_INT * T3.W, T1.X, literal.y,  
	6(8.407791e-45), -1(nan)
	  AND_INT   T3.Z, PV.W, literal.x,  
	  AND_INT * T3.W, PV.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T3.Z, PV.W, literal.x,  
	  ADD_INT * T3.W, PV.Z, literal.y,  
	16(2.242078e-44), 48(6.726233e-44)
	  AND_INT   T3.Y, T65.X, literal.x,  
	  LSHR   T2.Z, PV.W, literal.y,  
	  LSHR * T3.W, PV.Z, literal.y,  
	7(9.809089e-45), 2(2.802597e-45)
	  MOV * T8.X, T64.X,  
	  MOV * T9.X, T64.Y,  
	  MOV * T10.X, T64.Z,  
	  MOV * T11.X, T64.W,  
	  MOV * T4.X, T63.X,  
	  MOV * T5.X, T63.Y,  
	  MOV * T6.X, T63.Z,  
	  MOV * T7.X, T63.W,  
	  MOVA_INT * AR.x (MASKED), T3.W,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
.Ltmp96:
	ALU clause starting at 134:
.Ltmp97:
	  MOV * T16.X, T64.X,  
	  MOV * T17.X, T64.Y,  
	  MOV * T18.X, T64.Z,  
	  MOV * T19.X, T64.W,  
	  MOV * T12.X, T63.X,  
	  MOV * T13.X, T63.Y,  
	  MOV * T14.X, T63.Z,  
	  MOV * T15.X, T63.W,  
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
.Ltmp98:
	ALU clause starting at 144:
	  MOV   T2.Z, T0.Y,  
	  SETGT_INT * T3.W, literal.x, T3.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 148:
	  MOV   T2.Z, T0.Y,  
	  SETGT_INT * T3.W, literal.x, T3.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 152:
	  MOV   T2.Z, T0.Y,  
	  SETGT_INT * T3.W, literal.x, T3.Y,  
	4(5.605194e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 156:
	  MOV   T2.Z, T0.Y,  
	  SETNE_INT * T3.W, T3.Y, literal.x,  BS:VEC_120/SCL_212
	4(5.605194e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 160:
.Ltmp99:
	  LSHR * T3.W, T65.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.W, literal.x,  
	80(1.121039e-43), 0(0.000000e+00)
	  LSHR * T4.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T24.X, T64.X,  
	  MOV * T25.X, T64.Y,  
	  MOV * T26.X, T64.Z,  
	  MOV * T27.X, T64.W,  
	  MOV * T20.X, T63.X,  
	  MOV * T21.X, T63.Y,  
	  MOV * T22.X, T63.Z,  
	  MOV * T23.X, T63.W,  
	  MOVA_INT * AR.x (MASKED), T4.W,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  ADD_INT   T4.Z, T3.W, literal.x,  
	  LSHL * T3.W, T65.X, literal.y,  
	112(1.569454e-43), 4(5.605194e-45)
	  MOV * T2.Z, T0.W,  
	  XOR_INT   T3.Z, T3.Z, T3.W,  
	  LSHR * T3.W, T4.Z, literal.x,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T32.X, T64.X,  
	  MOV * T33.X, T64.Y,  
	  MOV * T34.X, T64.Z,  
	  MOV * T35.X, T64.W,  
	  MOV * T28.X, T63.X,  
	  MOV * T29.X, T63.Y,  
	  MOV * T30.X, T63.Z,  
	  MOV * T31.X, T63.W,  
	  MOVA_INT * AR.x (MASKED), T3.W,  
	  MOV   T(0 + AR.x).X+, T3.Z,  
	  MOV * T67.W, T31.X,  
	  MOV * T67.Z, T30.X,  
	  MOV * T67.Y, T29.X,  
	  MOV * T67.X, T28.X,  
.Ltmp100:
	ALU clause starting at 199:
.Ltmp101:
	  MOV * T66.W, T35.X,  
	  MOV * T66.Z, T34.X,  
	  MOV * T66.Y, T33.X,  
	  MOV * T66.X, T32.X,  
.Ltmp102:
	ALU clause starting at 203:
	  MOV * T4.W, T2.W,  
	  SETE_INT * T3.W, T2.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 206:
	  MOV * T4.W, T2.W,  
.Ltmp103:
	  SETGE_INT * T3.W, T2.Y, T1.Y,  
.Ltmp104:
	ALU clause starting at 208:
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), T3.W, 0.0,  
	  LSHR * T3.W, T65.X, literal.x, Pred_sel_zero 
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, T3.W, T2.W, Pred_sel_zero 
	ALU clause starting at 212:
	  MOV   T66.X, T64.X,  
	  MOV   T66.Y, T64.Y,  
	  MOV   T66.Z, T64.Z,  
	  MOV * T66.W, T64.W,  
	  MOV   T67.X, T63.X,  
	  MOV   T67.Y, T63.Y,  
	  MOV   T67.Z, T63.Z,  
	  MOV * T67.W, T63.W,  
	ALU clause starting at 220:
	  MOV * T2.Z, T0.W,  
	ALU clause starting at 221:
	  SETE_INT   T2.Z, T2.Z, 0.0,  
	  MOV * T3.W, T1.X,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.Z, 0.0,  
	ALU clause starting at 224:
.Ltmp105:
	  ADD_INT * T3.W, T1.X, 1,  
	  AND_INT * T4.W, PV.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL * T4.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T5.W, PV.W, literal.x,  
	144(2.017870e-43), 0(0.000000e+00)
	  MOV * T4.W, T2.W,  
	  LSHR * T5.W, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T40.X, T64.X,  
	  MOV * T41.X, T64.Y,  
	  MOV * T42.X, T64.Z,  
	  MOV * T43.X, T64.W,  
	  MOV * T36.X, T63.X,  
	  MOV * T37.X, T63.Y,  
	  MOV * T38.X, T63.Z,  
	  MOV * T39.X, T63.W,  
	  MOVA_INT * AR.x (MASKED), T5.W,  
	  MOV   T(0 + AR.x).X+, T65.X,  
	  MOV * T67.W, T39.X,  BS:VEC_120/SCL_212
	  MOV * T67.Z, T38.X,  
	  MOV * T67.Y, T37.X,  
	  MOV * T67.X, T36.X,  
.Ltmp106:
	ALU clause starting at 248:
.Ltmp107:
	  MOV * T66.W, T43.X,  
	  MOV * T66.Z, T42.X,  
	  MOV * T66.Y, T41.X,  
	  MOV * T66.X, T40.X,  
.Ltmp108:
	ALU clause starting at 252:
	  MOV * T2.Z, T0.W,  
	ALU clause starting at 253:
	  SETE_INT * T5.W, T2.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 255:
	  MOV * T4.W, T2.W,  
.Ltmp109:
	  ADD_INT * T3.W, T1.X, 1,  
.Ltmp110:
	ALU clause starting at 257:
	  MOV   T66.X, T64.X,  
	  MOV   T66.Y, T64.Y,  
	  MOV   T66.Z, T64.Z,  
	  MOV * T66.W, T64.W,  
	  MOV   T67.X, T63.X,  
	  MOV   T67.Y, T63.Y,  
	  MOV   T67.Z, T63.Z,  
	  MOV * T67.W, T63.W,  
	ALU clause starting at 265:
	  MOV * T2.Z, T0.W,  
	ALU clause starting at 266:
	  SETE_INT * T5.W, T2.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 268:
	  MOV   T2.Z, T0.Y,  
	  SETGT_INT * T3.W, T3.Y, 0.0,  BS:VEC_120/SCL_212
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 271:
.Ltmp111:
	  AND_INT * T3.W, T1.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, literal.x,  
	176(2.466285e-43), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T3.Y, T1.Y, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T3.W (MASKED), T1.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MOV * T2.Z, T0.W,  
	  LSHR   T3.Z, T3.W, literal.x,  
	  SUB_INT * T3.W, T3.Y, T2.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T48.X, T64.X,  
	  MOV * T49.X, T64.Y,  
	  MOV * T50.X, T64.Z,  
	  MOV * T51.X, T64.W,  
	  MOV * T44.X, T63.X,  
	  MOV * T45.X, T63.Y,  
	  MOV * T46.X, T63.Z,  
	  MOV * T47.X, T63.W,  
	  MOVA_INT * AR.x (MASKED), T3.Z,  
	  MOV   T(0 + AR.x).X+, T3.W,  
	  MOV * T67.W, T47.X,  
	  MOV * T67.Z, T46.X,  
	  MOV * T67.Y, T45.X,  
	  MOV * T67.X, T44.X,  
.Ltmp112:
	ALU clause starting at 300:
.Ltmp113:
	  MOV * T66.W, T51.X,  
	  MOV * T66.Z, T50.X,  
	  MOV * T66.Y, T49.X,  
	  MOV * T66.X, T48.X,  
.Ltmp114:
	ALU clause starting at 304:
	  SETE_INT * T3.W, T2.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 306:
.Ltmp115:
	  AND_INT * T3.W, T1.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, literal.x,  
	208(2.914701e-43), 0(0.000000e+00)
	  LSHR   T2.Z, PV.W, literal.x,  
	  ADD_INT * T3.W, T1.Y, T2.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T56.X, T64.X,  
	  MOV * T57.X, T64.Y,  
	  MOV * T58.X, T64.Z,  
	  MOV * T59.X, T64.W,  
	  MOV * T52.X, T63.X,  
	  MOV * T53.X, T63.Y,  
	  MOV * T54.X, T63.Z,  
	  MOV * T55.X, T63.W,  
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV   T(0 + AR.x).X+, T3.W,  
	  MOV * T67.W, T55.X,  
	  MOV * T67.Z, T54.X,  
	  MOV * T67.Y, T53.X,  
	  MOV * T67.X, T52.X,  
.Ltmp116:
	ALU clause starting at 329:
.Ltmp117:
	  MOV * T66.W, T59.X,  
	  MOV * T66.Z, T58.X,  
	  MOV * T66.Y, T57.X,  
	  MOV * T66.X, T56.X,  
.Ltmp118:
	ALU clause starting at 333:
	  MOV * T3.W, T1.X,  
	  MOV * T4.W, T2.W,  
	ALU clause starting at 335:
.Ltmp119:
	  ADD_INT * T2.W, T4.W, 1,  
.Ltmp120:
	ALU clause starting at 336:
	  MOV * T1.X, T3.W,  
	ALU clause starting at 337:
.Ltmp121:
	  SETGE_INT * T3.W, T2.W, T1.W,  
	  MOV   T64.X, T66.X,  
	  MOV   T64.Y, T66.Y,  
	  MOV   T64.Z, T66.Z,  
	  MOV * T64.W, T66.W,  
	  MOV   T63.X, T67.X,  
	  MOV   T63.Y, T67.Y,  
	  MOV   T63.Z, T67.Z,  
	  MOV * T63.W, T67.W,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
.Ltmp122:
	ALU clause starting at 347:
	  MOV * T0.W, KC0[2].Z,  
	ALU clause starting at 348:
.Ltmp123:
	  MULLO_INT   T0.X, T67.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T67.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T67.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T67.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, T67.Y, PV.X,  
.Ltmp124:
	ALU clause starting at 354:
.Ltmp125:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, T67.Z, PV.X,  
.Ltmp126:
	ALU clause starting at 360:
.Ltmp127:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, T67.W, PV.X,  
.Ltmp128:
	ALU clause starting at 366:
.Ltmp129:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, T66.X, PV.X,  
.Ltmp130:
	ALU clause starting at 372:
.Ltmp131:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, T66.Y, PV.X,  
.Ltmp132:
	ALU clause starting at 378:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T0.Z, T0.Z, literal.x,  
.Ltmp133:
	  ADD_INT * T1.W, T66.Z, PV.X,  BS:VEC_120/SCL_212
.Ltmp134:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 386:
.Ltmp135:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT * T0.X, T66.W, PV.X,  
.Ltmp136:
	ALU clause starting at 392:
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp137:
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
.Ltmp138:
	ALU 6, @60, KC0[CB0:0-32], KC1[]
.Ltmp139:
	ALU 5, @67, KC0[], KC1[]
.Ltmp140:
	ALU 4, @73, KC0[CB0:0-32], KC1[]
	TEX 7 @36
	ALU 0, @78, KC0[CB0:0-32], KC1[]
.Ltmp141:
	LOOP_START_DX10 @32
.Ltmp142:
	ALU 0, @79, KC0[], KC1[]
	TEX 0 @52
.Ltmp143:
	ALU 8, @80, KC0[], KC1[]
.Ltmp144:
	ALU 1, @89, KC0[], KC1[]
.Ltmp145:
	ALU 7, @91, KC0[], KC1[]
.Ltmp146:
	ALU 0, @99, KC0[], KC1[]
.Ltmp147:
	ALU 7, @100, KC0[], KC1[]
.Ltmp148:
	ALU 0, @108, KC0[], KC1[]
.Ltmp149:
	ALU 7, @109, KC0[], KC1[]
.Ltmp150:
	ALU 0, @117, KC0[], KC1[]
.Ltmp151:
	ALU 7, @118, KC0[], KC1[]
.Ltmp152:
	ALU 0, @126, KC0[], KC1[]
.Ltmp153:
	ALU 7, @127, KC0[], KC1[]
.Ltmp154:
	ALU 0, @135, KC0[], KC1[]
.Ltmp155:
	ALU 9, @136, KC0[], KC1[]
.Ltmp156:
	ALU 1, @146, KC0[], KC1[]
.Ltmp157:
	ALU 0, @148, KC0[], KC1[]
.Ltmp158:
	ALU 1, @149, KC0[], KC1[]
.Ltmp159:
	ALU 8, @151, KC0[], KC1[]
.Ltmp160:
	ALU 3, @160, KC0[], KC1[]
.Ltmp161:
	ALU_PUSH_BEFORE 0, @164, KC0[], KC1[]
	JUMP @31 POP:1
	LOOP_BREAK @31
	POP @31 POP:1
	END_LOOP @7
.Ltmp162:
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
.Ltmp163:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp164:
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
.Ltmp165:
	8(1.121039e-44), 4(5.605194e-45)
	5(7.006492e-45), 3(4.203895e-45)
.Ltmp166:
	ALU clause starting at 73:
.Ltmp167:
	  ADD_INT   T8.X, KC0[2].Z, T1.W,  
	  MOV   T0.Y, literal.x,  
	  MOV   T1.Z, literal.y,  
.Ltmp168:
	  ADD_INT * T1.W, KC0[2].Y, T1.W,  
	6(8.407791e-45), 7(9.809089e-45)
.Ltmp169:
	ALU clause starting at 78:
	  MOV * T2.W, KC0[2].W,  
.Ltmp170:
	ALU clause starting at 79:
	  ADD_INT * T10.X, T1.W, T0.Z,  
	ALU clause starting at 80:
.Ltmp171:
	  XOR_INT * T3.W, T8.X, T10.X,  
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T3.Y, T9.X, 1,  
	  ADD_INT   T4.Z, T0.Z, literal.x,  
	  SETNE_INT * T3.W, PV.W, 0.0,  
	2(2.802597e-45), 0(0.000000e+00)
	  XOR_INT   T4.Y, T7.X, T10.X,  
	  SUB_INT * T5.Z, T0.Z, PV.W,  
.Ltmp172:
	ALU clause starting at 89:
.Ltmp173:
	  MIN_INT * T3.W, T3.Y, T4.Z,  
	  MIN_INT * T4.Z, T5.Z, PV.W,  
.Ltmp174:
	ALU clause starting at 91:
.Ltmp175:
	  AND_INT * T3.W, T4.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  SETNE_INT   T3.Y, PV.W, 0.0,  
	  ADD_INT   T5.Z, T4.Z, 1,  
	  ADD_INT * T3.W, T2.Y, 1,  
	  XOR_INT   T4.Y, T6.X, T10.X,  
	  MIN_INT   T5.Z, PV.W, PV.Z,  
	  SUB_INT * T3.W, T9.X, PV.Y,  BS:VEC_201
.Ltmp176:
	ALU clause starting at 99:
.Ltmp177:
	  MIN_INT * T5.Z, T3.W, T5.Z,  
.Ltmp178:
	ALU clause starting at 100:
.Ltmp179:
	  AND_INT * T3.W, T4.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  SETNE_INT   T3.Y, PV.W, 0.0,  
	  ADD_INT   T6.Z, T5.Z, 1,  
	  ADD_INT * T3.W, T3.Z, 1,  BS:VEC_120/SCL_212
	  XOR_INT   T4.Y, T5.X, T10.X,  
	  MIN_INT   T6.Z, PV.W, PV.Z,  
	  SUB_INT * T3.W, T2.Y, PV.Y,  
.Ltmp180:
	ALU clause starting at 108:
.Ltmp181:
	  MIN_INT * T6.Z, T3.W, T6.Z,  
.Ltmp182:
	ALU clause starting at 109:
.Ltmp183:
	  AND_INT * T3.W, T4.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  SETNE_INT   T2.Y, PV.W, 0.0,  
	  ADD_INT   T7.Z, T6.Z, 1,  
	  ADD_INT * T3.W, T1.Y, 1,  
	  XOR_INT   T3.Y, T4.X, T10.X,  
	  MIN_INT   T7.Z, PV.W, PV.Z,  
	  SUB_INT * T3.W, T3.Z, PV.Y,  
.Ltmp184:
	ALU clause starting at 117:
.Ltmp185:
	  MIN_INT * T3.Z, T3.W, T7.Z,  
.Ltmp186:
	ALU clause starting at 118:
.Ltmp187:
	  AND_INT * T3.W, T3.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  SETNE_INT   T2.Y, PV.W, 0.0,  
	  ADD_INT   T7.Z, T3.Z, 1,  
	  ADD_INT * T3.W, T2.Z, 1,  BS:VEC_120/SCL_212
	  XOR_INT   T3.Y, T3.X, T10.X,  
	  MIN_INT   T7.Z, PV.W, PV.Z,  
	  SUB_INT * T3.W, T1.Y, PV.Y,  
.Ltmp188:
	ALU clause starting at 126:
.Ltmp189:
	  MIN_INT * T7.Z, T3.W, T7.Z,  
.Ltmp190:
	ALU clause starting at 127:
.Ltmp191:
	  AND_INT * T3.W, T3.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  SETNE_INT   T1.Y, PV.W, 0.0,  
	  ADD_INT   T8.Z, T7.Z, 1,  
.Ltmp192:
	  ADD_INT * T3.W, T0.Y, 1,  
	  XOR_INT   T2.Y, T2.X, T10.X,  
	  MIN_INT   T8.Z, PV.W, PV.Z,  
	  SUB_INT * T3.W, T2.Z, PV.Y,  
.Ltmp193:
	ALU clause starting at 135:
.Ltmp194:
	  MIN_INT * T1.Y, T3.W, T8.Z,  
.Ltmp195:
	ALU clause starting at 136:
.Ltmp196:
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
.Ltmp197:
	ALU clause starting at 146:
.Ltmp198:
	  SETNE_INT * T3.W, T9.X, 0.0,  
	  SUB_INT * T8.Z, T1.Z, PV.W,  
.Ltmp199:
	ALU clause starting at 148:
.Ltmp200:
	  MIN_INT * T3.W, T2.Z, T3.Y,  
.Ltmp201:
	ALU clause starting at 149:
	  MOV   T1.Z, T3.W,  
.Ltmp202:
	  ADD_INT * T4.W, T0.Z, 1,  
.Ltmp203:
	ALU clause starting at 151:
.Ltmp204:
	  ADD_INT   T10.X, T3.W, 1,  
	  MOV   T0.Y, T1.Y,  
	  MOV   T2.Z, T7.Z,  
	  ADD_INT * T3.W, T0.X, 1,  
	  MOV   T9.X, T4.Z,  
	  MOV   T1.Y, T3.Z,  BS:VEC_120/SCL_212
	  MOV   T3.Z, T6.Z,  BS:VEC_201
	  MIN_INT * T3.W, PV.W, PV.X,  
	  MIN_INT * T0.X, T8.Z, PV.W,  
.Ltmp205:
	ALU clause starting at 160:
	  MOV   T2.Y, T5.Z,  
	  MOV   T0.Z, T4.W,  
.Ltmp206:
	  SETE_INT * T3.W, T4.W, literal.x,  
.Ltmp207:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp208:
	ALU clause starting at 164:
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T3.W, 0.0,  
	ALU clause starting at 165:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T2.W, PV.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp209:
.Lfunc_end2:
	.size	edit_distance, .Lfunc_end2-edit_distance

