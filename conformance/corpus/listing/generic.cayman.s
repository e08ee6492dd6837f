	.text
	.section	.AMDGPU.config
	.long	166100
	.long	264
	.long	165900
	.long	0
	.long	166120
	.long	32
	.text
	.globl	generic_char
	.p2align	8
	.type	generic_char,@function
generic_char:
generic_char$local:
.Lfunc_begin0:
	ALU 6, @86, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @93, KC0[CB0:0-32], KC1[]
.Ltmp1:
	TEX 0 @62
	ALU 1, @96, KC0[], KC1[]
.Ltmp2:
	ALU 0, @98, KC0[], KC1[]
.Ltmp3:
	TEX 0 @64
	ALU 1, @99, KC0[], KC1[]
.Ltmp4:
	TEX 0 @66
	ALU 2, @101, KC0[], KC1[]
.Ltmp5:
	TEX 0 @68
	ALU 15, @104, KC0[], KC1[]
.Ltmp6:
	ALU 1, @120, KC0[CB0:0-32], KC1[]
.Ltmp7:
	ALU 0, @122, KC0[CB0:0-32], KC1[]
.Ltmp8:
	ALU_PUSH_BEFORE 6, @123, KC0[], KC1[]
	JUMP @26 POP:1
	ALU_PUSH_BEFORE 3, @130, KC0[], KC1[]
	JUMP @25 POP:1
.Ltmp9:
	ALU 16, @134, KC0[], KC1[]
.Ltmp10:
	ALU 17, @151, KC0[], KC1[]
.Ltmp11:
	ALU 17, @169, KC0[], KC1[]
.Ltmp12:
	ALU 14, @187, KC0[], KC1[]
.Ltmp13:
	ALU 7, @202, KC0[], KC1[]
.Ltmp14:
	ALU 2, @210, KC0[], KC1[]
.Ltmp15:
	ALU 1, @213, KC0[], KC1[]
.Ltmp16:
	ALU_POP_AFTER 1, @215, KC0[], KC1[]
	ALU_POP_AFTER 1, @217, KC0[], KC1[]
	ALU_PUSH_BEFORE 7, @219, KC0[], KC1[]
	JUMP @33 POP:1
.Ltmp17:
	ALU 14, @227, KC0[], KC1[]
.Ltmp18:
	ALU 15, @242, KC0[], KC1[]
.Ltmp19:
	ALU 15, @258, KC0[], KC1[]
.Ltmp20:
	ALU 12, @274, KC0[], KC1[]
.Ltmp21:
	ALU_POP_AFTER 5, @287, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @293, KC0[], KC1[]
	JUMP @56 POP:1
.Ltmp22:
	ALU 0, @295, KC0[], KC1[]
.Ltmp23:
	ALU 2, @296, KC0[], KC1[]
	TEX 0 @70
.Ltmp24:
	ALU 19, @299, KC0[], KC1[]
	MEM_RAT MSKOR T3.XW, T1.X
.Ltmp25:
	ALU 3, @319, KC0[], KC1[]
	TEX 0 @72
.Ltmp26:
	ALU 22, @323, KC0[], KC1[]
	MEM_RAT MSKOR T3.XW, T1.X
.Ltmp27:
	ALU 4, @346, KC0[], KC1[]
	TEX 0 @74
.Ltmp28:
	ALU 22, @351, KC0[], KC1[]
	MEM_RAT MSKOR T3.XW, T1.X
.Ltmp29:
	ALU 4, @374, KC0[], KC1[]
	TEX 0 @76
.Ltmp30:
	ALU 21, @379, KC0[], KC1[]
	MEM_RAT MSKOR T3.XW, T1.X
.Ltmp31:
	TEX 1 @78
.Ltmp32:
	TEX 0 @82
.Ltmp33:
	TEX 0 @84
.Ltmp34:
	POP @56 POP:1
	ALU 5, @401, KC0[], KC1[]
.Ltmp35:
	ALU 6, @407, KC0[], KC1[]
.Ltmp36:
	ALU 7, @414, KC0[], KC1[]
.Ltmp37:
	ALU 9, @422, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 62:
.Ltmp38:
	  VTX_READ_8 T0.X, T3.X, 0, #1
.Ltmp39:
	Fetch clause starting at 64:
.Ltmp40:
	  VTX_READ_8 T1.X, T3.X, 1, #1
.Ltmp41:
	Fetch clause starting at 66:
.Ltmp42:
	  VTX_READ_8 T2.X, T3.X, 2, #1
.Ltmp43:
	Fetch clause starting at 68:
.Ltmp44:
	  VTX_READ_8 T3.X, T3.X, 3, #1
.Ltmp45:
	Fetch clause starting at 70:
.Ltmp46:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp47:
	Fetch clause starting at 72:
.Ltmp48:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp49:
	Fetch clause starting at 74:
.Ltmp50:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp51:
	Fetch clause starting at 76:
.Ltmp52:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp53:
	Fetch clause starting at 78:
.Ltmp54:
	  VTX_READ_8 T5.X, T0.X, 3, #1
	  VTX_READ_8 T4.X, T0.X, 2, #1
.Ltmp55:
	Fetch clause starting at 82:
.Ltmp56:
	  VTX_READ_8 T6.X, T0.X, 1, #1
.Ltmp57:
	Fetch clause starting at 84:
.Ltmp58:
	  VTX_READ_8 T7.X, T0.X, 0, #1
.Ltmp59:
	ALU clause starting at 86:
	  MOV * T0.Y, T0.X,  
	  MULLO_INT   T0.X, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp60:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp61:
	  ADD_INT * T0.W, PV.X, T0.Y,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 93:
	  LSHL * T2.W, T0.W, literal.x,  
.Ltmp62:
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T3.X, KC0[2].Y, PV.W,  
.Ltmp63:
	ALU clause starting at 96:
	  LSHL * T4.W, T0.Y, literal.x,  
.Ltmp64:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 98:
.Ltmp65:
	  LDS_BYTE_WRITE * T4.W, T0.X, 
.Ltmp66:
	ALU clause starting at 99:
.Ltmp67:
	  OR_INT * T1.W, T4.W, 1,  
.Ltmp68:
	  LDS_BYTE_WRITE * T1.W, T1.X, 
.Ltmp69:
	ALU clause starting at 101:
.Ltmp70:
	  OR_INT * T1.W, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T1.W, T2.X, 
.Ltmp71:
	ALU clause starting at 104:
	  MULHI_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULHI_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULHI_INT   T0.Z, T0.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T0.W, literal.x,  
	1431655766(1.466016e+13), 0(0.000000e+00)
	  LSHR * T1.W, PV.Z, literal.x,  
.Ltmp72:
	31(4.344025e-44), 0(0.000000e+00)
	  OR_INT   T1.Z, T4.W, literal.x,  
	  ADD_INT * T1.W, T0.Z, PV.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z, T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T1.Z, T3.X, 
.Ltmp73:
	ALU clause starting at 120:
	  SUB_INT   T1.Y, T0.W, T0.Z,  
	  MOV * T0.Z, KC0[2].Z,  
	ALU clause starting at 122:
	  MOV * T1.W, KC0[2].W,  
	ALU clause starting at 123:
	  MOV * T3.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV * T1.Z, PV.W,  
	  MOV   T2.Z, literal.x,  
	  SETGT_INT * T5.W, 1, T1.Y,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 130:
	  MOV   T1.Z, literal.x,  
	  SETE_INT * T5.W, T1.Y, 1,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 134:
.Ltmp74:
	  AND_INT * T5.W, T0.W, literal.x,  
.Ltmp75:
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Y, T0.Y, literal.x,  
.Ltmp76:
	  ADD_INT   T1.Z, T0.W, 1,  
	  ADD_INT * T5.W, T4.W, PV.W,  BS:VEC_120/SCL_212
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_UBYTE_READ_RET * OQAP, T5.W 
	  MOV * T2.Z, OQAP,  
	  AND_INT   T1.Z, T1.Z, literal.x,  
.Ltmp77:
	  ADD_INT * T5.W, T4.W, T2.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.Z, literal.x,  
	  MULLO_INT   T2.Y, T2.Z, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.Z, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T5.W, T2.Y, 
.Ltmp78:
	ALU clause starting at 151:
.Ltmp79:
	  ADD_INT   T2.Z, T0.Y, literal.x,  
.Ltmp80:
	  ADD_INT * T5.W, T4.W, T1.Z,  
	-1(nan), 0(0.000000e+00)
	  LDS_UBYTE_READ_RET * OQAP, T5.W 
.Ltmp81:
	  MOV * T1.Z, OQAP,  
	  AND_INT   T2.Z, T2.Z, literal.x,  
.Ltmp82:
	  ADD_INT * T5.W, T0.W, literal.y,  
	3(4.203895e-45), 2(2.802597e-45)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T2.Y, T5.W, literal.x,  
.Ltmp83:
	  ADD_INT   T1.Z, PV.Z, 1,  
	  ADD_INT * T5.W, T4.W, T2.Z,  BS:VEC_120/SCL_212
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T5.W, T1.Z, 
.Ltmp84:
	ALU clause starting at 169:
.Ltmp85:
	  ADD_INT   T1.Z, T0.Y, literal.x,  
.Ltmp86:
	  ADD_INT * T5.W, T4.W, T2.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_UBYTE_READ_RET * OQAP, T5.W 
.Ltmp87:
	  MOV   T2.Y, OQAP,  
	  AND_INT   T1.Z, T1.Z, literal.x,  
.Ltmp88:
	  ADD_INT * T5.W, T0.W, literal.y,  
	3(4.203895e-45), -1(nan)
	  MULLO_INT   T2.X (MASKED), T2.Y, literal.x,  
	  MULLO_INT   T2.Y, T2.Y, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.Y, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T3.Y, T5.W, literal.x,  
.Ltmp89:
	  ADD_INT   T2.Z, PV.Y, literal.y,  
	  ADD_INT * T5.W, T4.W, T1.Z,  BS:VEC_120/SCL_212
	3(4.203895e-45), 2(2.802597e-45)
	  LDS_BYTE_WRITE * T5.W, T2.Z, 
.Ltmp90:
	ALU clause starting at 187:
.Ltmp91:
	  ADD_INT   T1.Z, T0.Y, 1,  
.Ltmp92:
	  ADD_INT * T5.W, T4.W, T3.Y,  
	  LDS_UBYTE_READ_RET * OQAP, T5.W 
.Ltmp93:
	  MOV   T2.Y, OQAP,  
	  AND_INT * T5.W, T1.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.Y, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.Y, literal.x,  
	  MULLO_INT   T1.Z, T2.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.Z, PV.Z, literal.x,  
	  ADD_INT * T5.W, T4.W, T5.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_BYTE_WRITE * T5.W, T1.Z, 
.Ltmp94:
	ALU clause starting at 202:
.Ltmp95:
	  ADD_INT * T5.W, T4.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_UBYTE_READ_RET * OQAP, T5.W 
	  MOV   T5.X, OQAP,  
	  ADD_INT * T5.W, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_UBYTE_READ_RET * OQAP, T5.W 
	  MOV * T4.X, OQAP,  
.Ltmp96:
	ALU clause starting at 210:
.Ltmp97:
	  ADD_INT * T5.W, T4.W, 1,  
	  LDS_UBYTE_READ_RET * OQAP, T5.W 
	  MOV * T6.X, OQAP,  
.Ltmp98:
	ALU clause starting at 213:
.Ltmp99:
	  LDS_UBYTE_READ_RET * OQAP, T4.W 
	  MOV * T7.X, OQAP,  
.Ltmp100:
	ALU clause starting at 215:
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 217:
	  MOV * T2.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 219:
	  BFE_INT * T4.W, T2.Z, 0.0, 1, 
	  PRED_SETE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SETNE_INT   T1.Z, T1.Y, 0.0, Pred_sel_zero 
	  MOV * T3.W, literal.x, Pred_sel_zero 
	1(1.401298e-45), 0(0.000000e+00)
	  AND_INT * T4.W, T1.Z, 1,  
	  SETE_INT * T4.W, PV.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 227:
.Ltmp101:
	  AND_INT * T3.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV   T1.Y, T(0 + AR.x).X+,  
	  ADD_INT * T3.W, T0.W, 1,  
	  AND_INT   T1.Z, PV.W, literal.x,  
.Ltmp102:
	  AND_INT * T3.W, T0.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T1.Y, T1.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T3.W,  
	  MOV * T(0 + AR.x).X+, T1.Y,  
.Ltmp103:
	ALU clause starting at 242:
.Ltmp104:
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV   T1.Y, T(0 + AR.x).X+,  
.Ltmp105:
	  ADD_INT   T1.Z, T0.Y, literal.x,  
.Ltmp106:
	  ADD_INT * T3.W, T0.W, literal.y,  
	-1(nan), 2(2.802597e-45)
	  MULLO_INT   T1.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T1.Y, T1.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T2.Y, T3.W, literal.x,  
.Ltmp107:
	  ADD_INT   T2.Z, PV.Y, 1,  
	  AND_INT * T3.W, T1.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T(0 + AR.x).X+, T2.Z,  
.Ltmp108:
	ALU clause starting at 258:
.Ltmp109:
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV   T1.Y, T(0 + AR.x).X+,  
.Ltmp110:
	  ADD_INT   T1.Z, T0.Y, literal.x,  
.Ltmp111:
	  ADD_INT * T3.W, T0.W, literal.y,  
	2(2.802597e-45), -1(nan)
	  MULLO_INT   T1.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T1.Y, T1.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T2.Y, T3.W, literal.x,  
.Ltmp112:
	  ADD_INT   T2.Z, PV.Y, literal.y,  
	  AND_INT * T3.W, T1.Z, literal.x,  
	3(4.203895e-45), 2(2.802597e-45)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T(0 + AR.x).X+, T2.Z,  
.Ltmp113:
	ALU clause starting at 274:
.Ltmp114:
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV   T1.Y, T(0 + AR.x).X+,  
.Ltmp115:
	  ADD_INT * T3.W, T0.Y, 1,  
	  MULLO_INT   T1.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T1.Y, T1.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.Z, PV.Y, literal.x,  
	  AND_INT * T3.W, T3.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T(0 + AR.x).X+, T1.Z,  
.Ltmp116:
	ALU clause starting at 287:
	  MOV * T4.X, T2.X,  
	  MOV * T7.X, T0.X,  
	  MOV * T6.X, T1.X,  
	  MOV   T5.X, T3.X,  
	  MOV * T3.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 293:
	  SETE_INT * T3.W, T3.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 295:
	  ADD_INT * T0.X, T0.Z, T2.W,  
	ALU clause starting at 296:
.Ltmp117:
	  AND_INT * T2.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, T0.X, PV.W,  
.Ltmp118:
	ALU clause starting at 299:
.Ltmp119:
	  AND_INT * T2.W, T0.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T0.X, PV.W,  
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Z, T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.Z, literal.x,  
	  LSHL * T3.W, T3.W, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  LSHR * T1.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp120:
	ALU clause starting at 319:
.Ltmp121:
	  ADD_INT * T2.W, T0.W, 1,  
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, T0.X, PV.W,  
.Ltmp122:
	ALU clause starting at 323:
.Ltmp123:
	  ADD_INT * T2.W, T0.Y, literal.x,  
	-1(nan), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T0.X, PV.W,  
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Z, T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T2.W, literal.x,  
	  ADD_INT * T3.W, PV.Z, 1,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  LSHR * T1.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp124:
	ALU clause starting at 346:
.Ltmp125:
	  ADD_INT * T2.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, T0.X, PV.W,  
.Ltmp126:
	ALU clause starting at 351:
.Ltmp127:
	  ADD_INT * T2.W, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T0.X, PV.W,  
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Z, T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T2.W, literal.x,  
	  ADD_INT * T3.W, PV.Z, literal.y,  
	3(4.203895e-45), 2(2.802597e-45)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  LSHR * T1.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp128:
	ALU clause starting at 374:
.Ltmp129:
	  ADD_INT * T2.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, T0.X, PV.W,  
.Ltmp130:
	ALU clause starting at 379:
.Ltmp131:
	  ADD_INT * T2.W, T0.Y, 1,  
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T0.X, PV.W,  
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y, T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T2.W, literal.x,  
	  ADD_INT * T3.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  LSHR * T1.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp132:
	ALU clause starting at 401:
.Ltmp133:
	  MULLO_INT   T0.X, T7.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T7.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T7.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T7.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T6.X, PV.X,  
.Ltmp134:
	ALU clause starting at 407:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, T1.W, T0.W,  
.Ltmp135:
	  ADD_INT * T0.W, T4.X, PV.X,  
.Ltmp136:
	ALU clause starting at 414:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T0.Z, literal.x,  
.Ltmp137:
	  ADD_INT * T0.W, T5.X, PV.X,  
.Ltmp138:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 422:
	  AND_INT   T2.Z, T0.W, literal.x,  
	  LSHL * T0.W, T1.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp139:
.Lfunc_end0:
	.size	generic_char, .Lfunc_end0-generic_char

	.section	.AMDGPU.config
	.long	166100
	.long	264
	.long	165900
	.long	0
	.long	166120
	.long	64
	.text
	.globl	generic_short
	.p2align	8
	.type	generic_short,@function
generic_short:
generic_short$local:
.Lfunc_begin1:
	ALU 6, @90, KC0[CB0:0-32], KC1[]
.Ltmp140:
	ALU 2, @97, KC0[CB0:0-32], KC1[]
	TEX 0 @66
	ALU 2, @100, KC0[], KC1[]
.Ltmp141:
	TEX 0 @68
	ALU 2, @103, KC0[], KC1[]
.Ltmp142:
	TEX 0 @70
	ALU 2, @106, KC0[], KC1[]
.Ltmp143:
	TEX 0 @72
	ALU 13, @109, KC0[], KC1[]
.Ltmp144:
	ALU 2, @123, KC0[], KC1[]
.Ltmp145:
	ALU 1, @126, KC0[], KC1[]
.Ltmp146:
	ALU 0, @128, KC0[CB0:0-32], KC1[]
.Ltmp147:
	ALU 0, @129, KC0[CB0:0-32], KC1[]
.Ltmp148:
	ALU_PUSH_BEFORE 10, @130, KC0[], KC1[]
	JUMP @27 POP:1
	ALU_PUSH_BEFORE 9, @141, KC0[], KC1[]
	JUMP @26 POP:1
.Ltmp149:
	ALU 21, @151, KC0[], KC1[]
.Ltmp150:
	ALU 19, @173, KC0[], KC1[]
.Ltmp151:
	ALU 19, @193, KC0[], KC1[]
.Ltmp152:
	ALU 14, @213, KC0[], KC1[]
.Ltmp153:
	ALU 7, @228, KC0[], KC1[]
.Ltmp154:
	ALU 3, @236, KC0[], KC1[]
.Ltmp155:
	ALU 1, @240, KC0[], KC1[]
.Ltmp156:
	ALU_POP_AFTER 1, @242, KC0[], KC1[]
	POP @27 POP:1
	ALU_PUSH_BEFORE 7, @244, KC0[], KC1[]
	JUMP @37 POP:1
.Ltmp157:
	ALU 14, @252, KC0[], KC1[]
.Ltmp158:
	ALU 15, @267, KC0[], KC1[]
.Ltmp159:
	ALU 15, @283, KC0[], KC1[]
.Ltmp160:
	ALU 12, @299, KC0[], KC1[]
.Ltmp161:
	ALU 3, @312, KC0[], KC1[]
.Ltmp162:
	ALU 1, @316, KC0[], KC1[]
.Ltmp163:
	ALU 1, @318, KC0[], KC1[]
.Ltmp164:
	ALU_POP_AFTER 1, @320, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @322, KC0[], KC1[]
	JUMP @60 POP:1
.Ltmp165:
	ALU 3, @324, KC0[], KC1[]
.Ltmp166:
	ALU 1, @328, KC0[], KC1[]
	TEX 0 @74
.Ltmp167:
	ALU 20, @330, KC0[], KC1[]
	MEM_RAT MSKOR T3.XW, T1.X
.Ltmp168:
	ALU 4, @351, KC0[], KC1[]
	TEX 0 @76
.Ltmp169:
	ALU 23, @356, KC0[], KC1[]
	MEM_RAT MSKOR T3.XW, T1.X
.Ltmp170:
	ALU 5, @380, KC0[], KC1[]
	TEX 0 @78
.Ltmp171:
	ALU 23, @386, KC0[], KC1[]
	MEM_RAT MSKOR T3.XW, T1.X
.Ltmp172:
	ALU 5, @410, KC0[], KC1[]
	TEX 0 @80
.Ltmp173:
	ALU 22, @416, KC0[], KC1[]
	MEM_RAT MSKOR T3.XW, T1.X
.Ltmp174:
	TEX 1 @82
.Ltmp175:
	TEX 0 @86
.Ltmp176:
	TEX 0 @88
.Ltmp177:
	POP @60 POP:1
	ALU 6, @439, KC0[], KC1[]
.Ltmp178:
	ALU 6, @446, KC0[], KC1[]
	ALU 7, @453, KC0[], KC1[]
.Ltmp179:
	ALU 9, @461, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 66:
.Ltmp180:
	  VTX_READ_16 T0.X, T3.X, 0, #1
.Ltmp181:
	Fetch clause starting at 68:
.Ltmp182:
	  VTX_READ_16 T1.X, T3.X, 2, #1
.Ltmp183:
	Fetch clause starting at 70:
.Ltmp184:
	  VTX_READ_16 T2.X, T3.X, 4, #1
.Ltmp185:
	Fetch clause starting at 72:
.Ltmp186:
	  VTX_READ_16 T3.X, T3.X, 6, #1
.Ltmp187:
	Fetch clause starting at 74:
.Ltmp188:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp189:
	Fetch clause starting at 76:
.Ltmp190:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp191:
	Fetch clause starting at 78:
.Ltmp192:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp193:
	Fetch clause starting at 80:
.Ltmp194:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp195:
	Fetch clause starting at 82:
.Ltmp196:
	  VTX_READ_16 T4.X, T0.X, 6, #1
	  VTX_READ_16 T5.X, T0.X, 4, #1
.Ltmp197:
	Fetch clause starting at 86:
.Ltmp198:
	  VTX_READ_16 T6.X, T0.X, 2, #1
.Ltmp199:
	Fetch clause starting at 88:
.Ltmp200:
	  VTX_READ_16 T7.X, T0.X, 0, #1
.Ltmp201:
	ALU clause starting at 90:
	  MOV * T1.Y, T0.X,  
	  MULLO_INT   T0.X, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp202:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp203:
	  ADD_INT * T0.W, PV.X, T1.Y,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 97:
.Ltmp204:
	  LSHL * T1.W, T0.W, literal.x,  
.Ltmp205:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T3.X, KC0[2].Y, PV.W,  
.Ltmp206:
	ALU clause starting at 100:
.Ltmp207:
	  LSHL * T3.W, T1.Y, literal.x,  
.Ltmp208:
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T3.W, T0.X, 
.Ltmp209:
	ALU clause starting at 103:
.Ltmp210:
	  OR_INT * T1.W, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T1.W, T1.X, 
.Ltmp211:
	ALU clause starting at 106:
.Ltmp212:
	  OR_INT * T1.W, T3.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T1.W, T2.X, 
.Ltmp213:
	ALU clause starting at 109:
	  MULHI_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULHI_INT   T0.Y, T0.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T0.W, literal.x,  
	1431655766(1.466016e+13), 0(0.000000e+00)
	  LSHR * T1.W, PV.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT * T1.W, T0.Y, PV.W,  
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  SUB_INT * T1.Z, T0.W, PV.Y,  
	ALU clause starting at 123:
.Ltmp214:
	  OR_INT * T1.W, T3.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T1.W, T3.X, 
.Ltmp215:
	ALU clause starting at 126:
	  LSHL * T0.Y, T0.W, literal.x,  
.Ltmp216:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp217:
	ALU clause starting at 128:
	  MOV * T0.Z, KC0[2].Z,  
	ALU clause starting at 129:
	  MOV * T1.W, KC0[2].W,  
	ALU clause starting at 130:
	  MOV * T2.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV * T5.X, PV.W,  
	  MOV * T7.X, T2.W,  
	  MOV * T6.X, T2.W,  
	  MOV   T4.X, T2.W,  
	  MOV * T3.Z, T2.W,  
	  MOV   T2.Z, literal.x,  
	  SETGT_INT * T4.W, 1, T1.Z,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 141:
	  MOV * T2.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV * T5.X, PV.Z,  
	  MOV * T7.X, T2.Z,  
	  MOV * T6.X, T2.Z,  
	  MOV   T4.X, T2.Z,  
	  MOV   T3.Z, literal.x,  
	  SETE_INT * T4.W, T1.Z, 1,  BS:VEC_120/SCL_212
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 151:
.Ltmp218:
	  AND_INT * T4.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Y, PV.W, 1,  
	  ADD_INT   T3.Z, T0.W, 1,  
.Ltmp219:
	  AND_INT * T4.W, T1.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.Y, PV.W, 1,  
.Ltmp220:
	  AND_INT   T3.Z, PV.Z, literal.x,  
	  ADD_INT * T4.W, T3.W, PV.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T4.W 
	  MOV * T2.Y, OQAP,  
	  LSHL   T4.Y, T3.Z, 1,  
.Ltmp221:
	  ADD_INT   T3.Z, T1.Y, literal.x,  
	  ADD_INT * T4.W, T3.W, T3.Y,  
	-1(nan), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.Y, literal.x,  
	  MULLO_INT   T2.Y, T2.Y, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.Y, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T4.W, T2.Y, 
.Ltmp222:
	ALU clause starting at 173:
.Ltmp223:
	  ADD_INT   T2.Y, T0.W, literal.x,  
.Ltmp224:
	  AND_INT   T3.Z, T3.Z, literal.y,  
.Ltmp225:
	  ADD_INT * T4.W, T3.W, T4.Y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 3(4.203895e-45)
	  LDS_USHORT_READ_RET * OQAP, T4.W 
.Ltmp226:
	  MOV   T3.Y, OQAP,  
	  LSHL   T3.Z, T3.Z, 1,  
.Ltmp227:
	  AND_INT * T4.W, T2.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T2.Y, T3.Y, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.Y, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T4.X, T4.W, 1,  
.Ltmp228:
	  ADD_INT   T3.Y, T1.Y, literal.x,  
	  ADD_INT   T4.Z, PV.Y, 1,  
	  ADD_INT * T4.W, T3.W, T3.Z,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T4.W, T4.Z, 
.Ltmp229:
	ALU clause starting at 193:
.Ltmp230:
	  ADD_INT   T2.Y, T0.W, literal.x,  
.Ltmp231:
	  AND_INT   T3.Z, T3.Y, literal.y,  
.Ltmp232:
	  ADD_INT * T4.W, T3.W, T4.X,  BS:VEC_120/SCL_212
	-1(nan), 3(4.203895e-45)
	  LDS_USHORT_READ_RET * OQAP, T4.W 
.Ltmp233:
	  MOV   T3.Y, OQAP,  
	  LSHL   T3.Z, T3.Z, 1,  
.Ltmp234:
	  AND_INT * T4.W, T2.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T2.Y, T3.Y, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T3.Y, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T4.X, T4.W, 1,  
.Ltmp235:
	  ADD_INT   T3.Y, T1.Y, 1,  
	  ADD_INT   T4.Z, PV.Y, literal.x,  
	  ADD_INT * T4.W, T3.W, T3.Z,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T4.W, T4.Z, 
.Ltmp236:
	ALU clause starting at 213:
.Ltmp237:
	  AND_INT   T3.Z, T3.Y, literal.x,  
.Ltmp238:
	  ADD_INT * T4.W, T3.W, T4.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T4.W 
.Ltmp239:
	  MOV   T2.Y, OQAP,  
	  LSHL * T4.W, T3.Z, 1,  
	  MULLO_INT   T2.X (MASKED), T2.Y, literal.x,  
	  MULLO_INT   T2.Y, T2.Y, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.Y, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T3.Z, PV.Y, literal.x,  
	  ADD_INT * T4.W, T3.W, T4.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T4.W, T3.Z, 
.Ltmp240:
	ALU clause starting at 228:
.Ltmp241:
	  ADD_INT * T4.W, T3.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T4.W 
	  MOV   T4.X, OQAP,  
	  ADD_INT * T4.W, T3.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T4.W 
	  MOV * T5.X, OQAP,  
.Ltmp242:
	ALU clause starting at 236:
.Ltmp243:
	  ADD_INT * T4.W, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T4.W 
	  MOV * T6.X, OQAP,  
.Ltmp244:
	ALU clause starting at 240:
.Ltmp245:
	  LDS_USHORT_READ_RET * OQAP, T3.W 
	  MOV * T7.X, OQAP,  
.Ltmp246:
	ALU clause starting at 242:
	  MOV * T3.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 244:
	  BFE_INT * T3.W, T2.Z, 0.0, 1, 
	  PRED_SETE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SETNE_INT   T3.Z, T1.Z, 0.0, Pred_sel_zero 
	  MOV * T2.W, literal.x, Pred_sel_zero 
	1(1.401298e-45), 0(0.000000e+00)
	  AND_INT * T3.W, T3.Z, 1,  
	  SETE_INT * T3.W, PV.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 252:
.Ltmp247:
	  AND_INT * T2.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV   T1.Z, T(0 + AR.x).X+,  
	  ADD_INT * T2.W, T0.W, 1,  
	  AND_INT   T2.Z, PV.W, literal.x,  
.Ltmp248:
	  AND_INT * T2.W, T1.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T2.W,  
	  MOV * T(0 + AR.x).X+, T1.Z,  
.Ltmp249:
	ALU clause starting at 267:
.Ltmp250:
	  MOVA_INT * AR.x (MASKED), T2.Z,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
.Ltmp251:
	  ADD_INT   T2.Z, T1.Y, literal.x,  
.Ltmp252:
	  ADD_INT * T2.W, T0.W, literal.y,  
	-1(nan), 2(2.802597e-45)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T2.Y, T2.W, literal.x,  
.Ltmp253:
	  ADD_INT   T1.Z, PV.Z, 1,  
	  AND_INT * T2.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T(0 + AR.x).X+, T1.Z,  
.Ltmp254:
	ALU clause starting at 283:
.Ltmp255:
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T1.Z, T(0 + AR.x).X+,  
.Ltmp256:
	  ADD_INT   T2.Z, T1.Y, literal.x,  
.Ltmp257:
	  ADD_INT * T2.W, T0.W, literal.y,  
	2(2.802597e-45), -1(nan)
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T2.Y, T2.W, literal.x,  
.Ltmp258:
	  ADD_INT   T1.Z, PV.Z, literal.y,  
	  AND_INT * T2.W, T2.Z, literal.x,  
	3(4.203895e-45), 2(2.802597e-45)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T(0 + AR.x).X+, T1.Z,  
.Ltmp259:
	ALU clause starting at 299:
.Ltmp260:
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV   T1.Z, T(0 + AR.x).X+,  
.Ltmp261:
	  ADD_INT * T2.W, T1.Y, 1,  
	  MULLO_INT   T1.X (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T1.Z, T1.Z, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Z, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.Z, PV.Z, literal.x,  
	  AND_INT * T2.W, T2.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T(0 + AR.x).X+, T1.Z,  
.Ltmp262:
	ALU clause starting at 312:
.Ltmp263:
	  AND_INT * T4.X, T3.X, literal.x,  
	65535(9.183409e-41), 0(0.000000e+00)
	  AND_INT * T5.X, T2.X, literal.x,  
.Ltmp264:
	65535(9.183409e-41), 0(0.000000e+00)
	ALU clause starting at 316:
.Ltmp265:
	  AND_INT * T6.X, T1.X, literal.x,  
.Ltmp266:
	65535(9.183409e-41), 0(0.000000e+00)
	ALU clause starting at 318:
.Ltmp267:
	  AND_INT * T7.X, T0.X, literal.x,  
.Ltmp268:
	65535(9.183409e-41), 0(0.000000e+00)
.Ltmp269:
	ALU clause starting at 320:
	  MOV * T2.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 322:
	  SETE_INT * T2.W, T2.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 324:
.Ltmp270:
	  AND_INT   T1.Z, T0.W, literal.x,  
.Ltmp271:
	  LSHL * T2.W, T0.Y, 1,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, T0.Z, PV.W,  
	ALU clause starting at 328:
.Ltmp272:
	  LSHL * T2.W, T1.Z, 1,  
	  ADD_INT * T1.X, T0.X, PV.W,  
.Ltmp273:
	ALU clause starting at 330:
.Ltmp274:
	  AND_INT * T2.W, T1.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, T0.X, PV.W,  
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y, T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.Y, literal.x,  
	  LSHL * T3.W, T3.W, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  LSHR * T1.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp275:
	ALU clause starting at 351:
.Ltmp276:
	  ADD_INT * T2.W, T0.W, 1,  
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, 1,  
	  ADD_INT * T1.X, T0.X, PV.W,  
.Ltmp277:
	ALU clause starting at 356:
.Ltmp278:
	  ADD_INT * T2.W, T1.Y, literal.x,  
	-1(nan), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, T0.X, PV.W,  
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y, T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T2.W, literal.x,  
	  ADD_INT * T3.W, PV.Y, 1,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  LSHR * T1.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp279:
	ALU clause starting at 380:
.Ltmp280:
	  ADD_INT * T2.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, 1,  
	  ADD_INT * T1.X, T0.X, PV.W,  
.Ltmp281:
	ALU clause starting at 386:
.Ltmp282:
	  ADD_INT * T2.W, T1.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, T0.X, PV.W,  
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y, T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T2.W, literal.x,  
	  ADD_INT * T3.W, PV.Y, literal.y,  
	3(4.203895e-45), 2(2.802597e-45)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  LSHR * T1.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp283:
	ALU clause starting at 410:
.Ltmp284:
	  ADD_INT * T2.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, 1,  
	  ADD_INT * T1.X, T0.X, PV.W,  
.Ltmp285:
	ALU clause starting at 416:
.Ltmp286:
	  ADD_INT * T2.W, T1.Y, 1,  
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, 1,  
	  ADD_INT * T2.W, T0.X, PV.W,  
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y, T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T2.W, literal.x,  
	  ADD_INT * T3.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  LSHR * T1.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp287:
	ALU clause starting at 439:
	  MULLO_INT   T0.X, T7.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T7.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T7.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T7.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL   T0.Z, T0.W, 1,  
.Ltmp288:
	  ADD_INT * T0.W, T6.X, PV.X,  
.Ltmp289:
	ALU clause starting at 446:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, T1.W, T0.Z,  
.Ltmp290:
	  ADD_INT * T0.W, T5.X, PV.X,  
.Ltmp291:
	ALU clause starting at 453:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T0.Z, literal.x,  
.Ltmp292:
	  ADD_INT * T0.W, T4.X, PV.X,  
.Ltmp293:
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 461:
	  AND_INT   T2.Z, T0.W, literal.x,  
	  LSHL * T0.W, T1.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp294:
.Lfunc_end1:
	.size	generic_short, .Lfunc_end1-generic_short

	.section	.AMDGPU.config
	.long	166100
	.long	266
	.long	165900
	.long	0
	.long	166120
	.long	128
	.text
	.globl	generic_int
	.p2align	8
	.type	generic_int,@function
generic_int:
generic_int$local:
.Lfunc_begin2:
	ALU 5, @68, KC0[CB0:0-32], KC1[]
.Ltmp295:
	ALU 2, @74, KC0[CB0:0-32], KC1[]
	TEX 0 @56
	ALU 1, @77, KC0[], KC1[]
.Ltmp296:
	ALU 5, @79, KC0[], KC1[]
.Ltmp297:
	ALU 5, @85, KC0[], KC1[]
.Ltmp298:
	ALU 6, @91, KC0[], KC1[]
.Ltmp299:
	ALU 5, @98, KC0[], KC1[]
.Ltmp300:
	ALU 0, @104, KC0[CB0:0-32], KC1[]
.Ltmp301:
	ALU 0, @105, KC0[CB0:0-32], KC1[]
.Ltmp302:
	ALU_PUSH_BEFORE 9, @106, KC0[], KC1[]
	JUMP @22 POP:1
	ALU_PUSH_BEFORE 3, @116, KC0[], KC1[]
	JUMP @21 POP:1
.Ltmp303:
	ALU 21, @120, KC0[], KC1[]
.Ltmp304:
	ALU 19, @142, KC0[], KC1[]
.Ltmp305:
	ALU 19, @162, KC0[], KC1[]
.Ltmp306:
	ALU 15, @182, KC0[], KC1[]
.Ltmp307:
	ALU 5, @198, KC0[], KC1[]
.Ltmp308:
	ALU 9, @204, KC0[], KC1[]
.Ltmp309:
	POP @21 POP:1
	ALU_POP_AFTER 1, @214, KC0[], KC1[]
	ALU_PUSH_BEFORE 7, @216, KC0[], KC1[]
	JUMP @29 POP:1
.Ltmp310:
	ALU 14, @224, KC0[], KC1[]
.Ltmp311:
	ALU 15, @239, KC0[], KC1[]
.Ltmp312:
	ALU 15, @255, KC0[], KC1[]
.Ltmp313:
	ALU 12, @271, KC0[], KC1[]
.Ltmp314:
	ALU_POP_AFTER 5, @284, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @290, KC0[], KC1[]
	JUMP @50 POP:1
	ALU 3, @292, KC0[], KC1[]
.Ltmp315:
	ALU 2, @296, KC0[], KC1[]
	TEX 0 @58
.Ltmp316:
	ALU 11, @299, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T3.X
.Ltmp317:
	ALU 5, @311, KC0[], KC1[]
	TEX 0 @60
.Ltmp318:
	ALU 14, @317, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T3.X
.Ltmp319:
	ALU 6, @332, KC0[], KC1[]
	TEX 0 @62
.Ltmp320:
	ALU 15, @339, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T3.X
.Ltmp321:
	ALU 6, @355, KC0[], KC1[]
	TEX 0 @64
.Ltmp322:
	ALU 14, @362, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T2.X
.Ltmp323:
	TEX 0 @66
.Ltmp324:
	POP @50 POP:1
	ALU 5, @377, KC0[], KC1[]
.Ltmp325:
	ALU 5, @383, KC0[], KC1[]
	ALU 5, @389, KC0[], KC1[]
.Ltmp326:
	ALU 2, @395, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 56:
.Ltmp327:
	  VTX_READ_128 T2.XYZW, T1.X, 0, #1
.Ltmp328:
	Fetch clause starting at 58:
.Ltmp329:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp330:
	Fetch clause starting at 60:
.Ltmp331:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp332:
	Fetch clause starting at 62:
.Ltmp333:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp334:
	Fetch clause starting at 64:
.Ltmp335:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp336:
	Fetch clause starting at 66:
.Ltmp337:
	  VTX_READ_128 T6.XYZW, T1.X, 0, #1
.Ltmp338:
	ALU clause starting at 68:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp339:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp340:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T1.W, PV.W, KC0[3].Y,  
.Ltmp341:
	ALU clause starting at 74:
.Ltmp342:
	  LSHL * T0.W, T1.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp343:
	ALU clause starting at 77:
.Ltmp344:
	  LSHL * T7.Z, T0.X, literal.x,  
.Ltmp345:
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 79:
	  MULHI_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULHI_INT   T0.Y, T1.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T1.W, literal.x,  
	1431655766(1.466016e+13), 0(0.000000e+00)
	  LDS_WRITE * T7.Z, T2.X, 
	ALU clause starting at 85:
	  LSHR   T4.Z, T0.Y, literal.x,  
.Ltmp346:
	  OR_INT * T0.W, T7.Z, literal.y,  
	31(4.344025e-44), 4(5.605194e-45)
	  LDS_WRITE * T0.W, T2.Y, 
.Ltmp347:
	  OR_INT * T5.Z, T7.Z, literal.x,  
.Ltmp348:
	8(1.121039e-44), 0(0.000000e+00)
.Ltmp349:
	ALU clause starting at 91:
	  ADD_INT * T0.W, T0.Y, T4.Z,  
	  MULLO_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Y, T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_WRITE * T5.Z, T2.Z, 
	ALU clause starting at 98:
	  SUB_INT   T5.Z, T1.W, T0.Y,  
	  OR_INT * T0.W, T7.Z, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T2.W, 
	  LSHL * T0.Y, T1.W, literal.x,  
.Ltmp350:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp351:
	ALU clause starting at 104:
	  MOV * T4.Z, KC0[2].Z,  
	ALU clause starting at 105:
	  MOV * T0.W, KC0[2].W,  
	ALU clause starting at 106:
	  MOV * T0.Z, T2.X,  
	  MOV * T1.Z, T2.Y,  
	  MOV   T3.Z, T2.W,  
	  MOV * T2.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV * T8.Z, PV.W,  
	  MOV   T9.Z, literal.x,  
	  SETGT_INT * T3.W, 1, T5.Z,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 116:
	  MOV   T8.Z, literal.x,  
	  SETE_INT * T3.W, T5.Z, 1,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 120:
.Ltmp352:
	  AND_INT * T3.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Y, PV.W, literal.x,  
	  ADD_INT   T6.Z, T1.W, 1,  
.Ltmp353:
	  AND_INT * T3.W, T0.X, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  LSHL   T2.Y, PV.W, literal.x,  
.Ltmp354:
	  AND_INT   T6.Z, PV.Z, literal.y,  
	  ADD_INT * T3.W, T7.Z, PV.Y,  
	2(2.802597e-45), 3(4.203895e-45)
	  LDS_READ_RET * OQAP, T3.W 
	  MOV   T1.X, OQAP,  
	  LSHL   T1.Y, T6.Z, literal.x,  
.Ltmp355:
	  ADD_INT   T6.Z, T0.X, literal.y,  
	  ADD_INT * T3.W, T7.Z, T2.Y,  BS:VEC_120/SCL_212
	2(2.802597e-45), -1(nan)
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LDS_WRITE * T3.W, T1.X, 
.Ltmp356:
	ALU clause starting at 142:
.Ltmp357:
	  ADD_INT   T2.Y, T1.W, literal.x,  
.Ltmp358:
	  AND_INT   T6.Z, T6.Z, literal.y,  
.Ltmp359:
	  ADD_INT * T3.W, T7.Z, T1.Y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 3(4.203895e-45)
	  LDS_READ_RET * OQAP, T3.W 
.Ltmp360:
	  MOV   T1.X, OQAP,  
	  LSHL   T6.Z, T6.Z, literal.x,  
.Ltmp361:
	  AND_INT * T3.W, T2.Y, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T2.X, T3.W, literal.x,  
.Ltmp362:
	  ADD_INT   T1.Y, T0.X, literal.x,  
	  ADD_INT   T8.Z, PV.X, 1,  
	  ADD_INT * T3.W, T7.Z, T6.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_WRITE * T3.W, T8.Z, 
.Ltmp363:
	ALU clause starting at 162:
.Ltmp364:
	  ADD_INT   T2.Y, T1.W, literal.x,  
.Ltmp365:
	  AND_INT   T6.Z, T1.Y, literal.y,  
.Ltmp366:
	  ADD_INT * T3.W, T7.Z, T2.X,  
	-1(nan), 3(4.203895e-45)
	  LDS_READ_RET * OQAP, T3.W 
.Ltmp367:
	  MOV   T1.X, OQAP,  
	  LSHL   T6.Z, T6.Z, literal.x,  
.Ltmp368:
	  AND_INT * T3.W, T2.Y, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T2.X, T3.W, literal.x,  
.Ltmp369:
	  ADD_INT   T1.Y, T0.X, 1,  
	  ADD_INT   T8.Z, PV.X, literal.x,  
	  ADD_INT * T3.W, T7.Z, T6.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_WRITE * T3.W, T8.Z, 
.Ltmp370:
	ALU clause starting at 182:
.Ltmp371:
	  AND_INT   T6.Z, T1.Y, literal.x,  
.Ltmp372:
	  ADD_INT * T3.W, T7.Z, T2.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T3.W 
.Ltmp373:
	  MOV   T1.X, OQAP,  
	  LSHL * T3.W, T6.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T6.Z, PV.X, literal.x,  
	  ADD_INT * T3.W, T7.Z, T3.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_WRITE * T3.W, T6.Z, 
.Ltmp374:
	ALU clause starting at 198:
.Ltmp375:
	  LDS_READ_RET * OQAP, T7.Z 
	  MOV   T6.X, OQAP,  
	  ADD_INT * T3.W, T7.Z, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T3.W 
	  MOV * T6.Y, OQAP,  
.Ltmp376:
	ALU clause starting at 204:
.Ltmp377:
	  ADD_INT * T3.W, T7.Z, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T3.W 
	  MOV   T6.Z, OQAP,  
	  ADD_INT * T3.W, T7.Z, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T3.W 
	  MOV * T6.W, OQAP,  
	  MOV * T8.Z, literal.x,  
.Ltmp378:
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 214:
	  MOV * T9.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 216:
	  BFE_INT * T3.W, T9.Z, 0.0, 1, 
	  PRED_SETE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SETNE_INT   T8.Z, T5.Z, 0.0, Pred_sel_zero 
	  MOV * T2.W, literal.x, Pred_sel_zero 
	1(1.401298e-45), 0(0.000000e+00)
	  AND_INT * T3.W, T8.Z, 1,  
	  SETE_INT * T3.W, PV.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 224:
.Ltmp379:
	  AND_INT * T2.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV   T1.X, T(0 + AR.x).Z+,  
	  ADD_INT * T2.W, T1.W, 1,  
	  AND_INT   T5.Z, PV.W, literal.x,  
.Ltmp380:
	  AND_INT * T2.W, T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T2.W,  
	  MOV * T(0 + AR.x).Z+, T1.X,  
.Ltmp381:
	ALU clause starting at 239:
.Ltmp382:
	  MOVA_INT * AR.x (MASKED), T5.Z,  
	  MOV   T1.X, T(0 + AR.x).Z+,  
.Ltmp383:
	  ADD_INT   T5.Z, T0.X, literal.x,  
.Ltmp384:
	  ADD_INT * T2.W, T1.W, literal.y,  
	-1(nan), 2(2.802597e-45)
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T1.Y, T2.W, literal.x,  
.Ltmp385:
	  ADD_INT   T6.Z, PV.X, 1,  
	  AND_INT * T2.W, T5.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T(0 + AR.x).Z+, T6.Z,  
.Ltmp386:
	ALU clause starting at 255:
.Ltmp387:
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV   T1.X, T(0 + AR.x).Z+,  
.Ltmp388:
	  ADD_INT   T5.Z, T0.X, literal.x,  
.Ltmp389:
	  ADD_INT * T2.W, T1.W, literal.y,  
	2(2.802597e-45), -1(nan)
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T1.Y, T2.W, literal.x,  
.Ltmp390:
	  ADD_INT   T6.Z, PV.X, literal.y,  
	  AND_INT * T2.W, T5.Z, literal.x,  
	3(4.203895e-45), 2(2.802597e-45)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T(0 + AR.x).Z+, T6.Z,  
.Ltmp391:
	ALU clause starting at 271:
.Ltmp392:
	  MOVA_INT * AR.x (MASKED), T1.Y,  
	  MOV   T1.X, T(0 + AR.x).Z+,  
.Ltmp393:
	  ADD_INT * T2.W, T0.X, 1,  
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T5.Z, PV.X, literal.x,  
	  AND_INT * T2.W, T2.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T(0 + AR.x).Z+, T5.Z,  
.Ltmp394:
	ALU clause starting at 284:
	  MOV * T6.W, T3.Z,  
	  MOV * T6.Y, T1.Z,  
	  MOV   T6.X, T0.Z,  
	  MOV   T6.Z, T2.Z,  BS:VEC_120/SCL_212
	  MOV * T2.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 290:
	  SETE_INT * T2.W, T2.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 292:
.Ltmp395:
	  AND_INT   T0.Z, T1.W, literal.x,  
.Ltmp396:
	  LSHL * T2.W, T0.Y, literal.y,  
	3(4.203895e-45), 2(2.802597e-45)
	  ADD_INT * T1.X, T4.Z, PV.W,  
	ALU clause starting at 296:
.Ltmp397:
	  LSHL * T2.W, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.X, T1.X, PV.W,  
.Ltmp398:
	ALU clause starting at 299:
.Ltmp399:
	  AND_INT * T2.W, T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T1.X, PV.W,  
	  LSHR * T3.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X, T2.X, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.X, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp400:
	ALU clause starting at 311:
.Ltmp401:
	  ADD_INT * T2.W, T1.W, 1,  
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.X, T1.X, PV.W,  
.Ltmp402:
	ALU clause starting at 317:
.Ltmp403:
	  ADD_INT * T2.W, T0.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Z, T2.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, PV.Z, 1,  
	  ADD_INT * T2.W, T1.X, T2.W,  
	  LSHR * T3.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp404:
	ALU clause starting at 332:
.Ltmp405:
	  ADD_INT * T2.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.X, T1.X, PV.W,  
.Ltmp406:
	ALU clause starting at 339:
.Ltmp407:
	  ADD_INT * T2.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Z, T2.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, PV.Z, literal.x,  
	  ADD_INT * T2.W, T1.X, T2.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp408:
	ALU clause starting at 355:
.Ltmp409:
	  ADD_INT * T1.W, T1.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.X, T1.X, PV.W,  
.Ltmp410:
	ALU clause starting at 362:
.Ltmp411:
	  ADD_INT * T1.W, T0.X, 1,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T2.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.X, literal.x,  
	  ADD_INT * T1.W, T1.X, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp412:
	ALU clause starting at 377:
.Ltmp413:
	  MULLO_INT   T0.X, T6.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T6.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, T6.Y, PV.X,  
.Ltmp414:
	ALU clause starting at 383:
.Ltmp415:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, T6.Z, PV.X,  
.Ltmp416:
	ALU clause starting at 389:
.Ltmp417:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, T6.W, PV.X,  
.Ltmp418:
	ALU clause starting at 395:
	  ADD_INT * T0.W, T0.W, T0.Y,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp419:
.Lfunc_end2:
	.size	generic_int, .Lfunc_end2-generic_int

	.section	.AMDGPU.config
	.long	166100
	.long	363
	.long	165900
	.long	0
	.long	166120
	.long	256
	.text
	.globl	generic_long
	.p2align	8
	.type	generic_long,@function
generic_long:
generic_long$local:
.Lfunc_begin3:
	ALU 5, @82, KC0[CB0:0-32], KC1[]
.Ltmp420:
	ALU 2, @88, KC0[CB0:0-32], KC1[]
	TEX 0 @66
	ALU 2, @91, KC0[], KC1[]
.Ltmp421:
	ALU 5, @94, KC0[], KC1[]
.Ltmp422:
	ALU 2, @100, KC0[], KC1[]
	TEX 0 @68
	ALU 7, @103, KC0[], KC1[]
.Ltmp423:
	ALU 12, @111, KC0[], KC1[]
.Ltmp424:
	ALU 5, @124, KC0[], KC1[]
.Ltmp425:
	ALU 0, @130, KC0[CB0:0-32], KC1[]
.Ltmp426:
	ALU 0, @131, KC0[CB0:0-32], KC1[]
.Ltmp427:
	ALU_PUSH_BEFORE 6, @132, KC0[], KC1[]
	JUMP @25 POP:1
	ALU_PUSH_BEFORE 3, @139, KC0[], KC1[]
	JUMP @24 POP:1
.Ltmp428:
	ALU 33, @143, KC0[], KC1[]
.Ltmp429:
	ALU 39, @177, KC0[], KC1[]
.Ltmp430:
	ALU 40, @217, KC0[], KC1[]
.Ltmp431:
	ALU 38, @258, KC0[], KC1[]
.Ltmp432:
	ALU 10, @297, KC0[], KC1[]
.Ltmp433:
	ALU 13, @308, KC0[], KC1[]
.Ltmp434:
	ALU 7, @322, KC0[], KC1[]
.Ltmp435:
	ALU_POP_AFTER 1, @330, KC0[], KC1[]
	ALU_POP_AFTER 1, @332, KC0[], KC1[]
	ALU_PUSH_BEFORE 7, @334, KC0[], KC1[]
	JUMP @34 POP:1
.Ltmp436:
	ALU 88, @342, KC0[], KC1[]
.Ltmp437:
	ALU 88, @431, KC0[], KC1[]
.Ltmp438:
	ALU 86, @520, KC0[], KC1[]
.Ltmp439:
	ALU 58, @607, KC0[], KC1[]
.Ltmp440:
	ALU 16, @666, KC0[], KC1[]
.Ltmp441:
	ALU 0, @683, KC0[], KC1[]
.Ltmp442:
	ALU_POP_AFTER 1, @684, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @686, KC0[], KC1[]
	JUMP @57 POP:1
.Ltmp443:
	ALU 3, @688, KC0[], KC1[]
.Ltmp444:
	ALU 2, @692, KC0[], KC1[]
	TEX 0 @70
.Ltmp445:
	ALU 17, @695, KC0[], KC1[]
.Ltmp446:
	ALU 4, @713, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T104.X
.Ltmp447:
	ALU 5, @718, KC0[], KC1[]
	TEX 0 @72
.Ltmp448:
	ALU 27, @724, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T104.X
.Ltmp449:
	ALU 6, @752, KC0[], KC1[]
	TEX 0 @74
.Ltmp450:
	ALU 28, @759, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T104.X
.Ltmp451:
	ALU 6, @788, KC0[], KC1[]
	TEX 0 @76
.Ltmp452:
	ALU 27, @795, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
.Ltmp453:
	TEX 0 @78
.Ltmp454:
	TEX 0 @80
.Ltmp455:
	POP @57 POP:1
	ALU 18, @823, KC0[], KC1[]
.Ltmp456:
	ALU 0, @842, KC0[], KC1[]
.Ltmp457:
	ALU 18, @843, KC0[], KC1[]
.Ltmp458:
	ALU 0, @862, KC0[], KC1[]
.Ltmp459:
	ALU 18, @863, KC0[], KC1[]
.Ltmp460:
	ALU 2, @882, KC0[], KC1[]
.Ltmp461:
	ALU 2, @885, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 66:
.Ltmp462:
	  VTX_READ_128 T103.XYZW, T1.X, 0, #1
.Ltmp463:
	Fetch clause starting at 68:
.Ltmp464:
	  VTX_READ_128 T104.XYZW, T1.X, 16, #1
.Ltmp465:
	Fetch clause starting at 70:
.Ltmp466:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp467:
	Fetch clause starting at 72:
.Ltmp468:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp469:
	Fetch clause starting at 74:
.Ltmp470:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp471:
	Fetch clause starting at 76:
.Ltmp472:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp473:
	Fetch clause starting at 78:
.Ltmp474:
	  VTX_READ_128 T105.XYZW, T103.X, 16, #1
.Ltmp475:
	Fetch clause starting at 80:
.Ltmp476:
	  VTX_READ_128 T106.XYZW, T103.X, 0, #1
.Ltmp477:
	ALU clause starting at 82:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp478:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp479:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp480:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp481:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 88:
.Ltmp482:
	  LSHL * T1.W, T0.W, literal.x,  
.Ltmp483:
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
.Ltmp484:
	ALU clause starting at 91:
.Ltmp485:
	  LSHL * T3.W, T0.X, literal.x,  
.Ltmp486:
	5(7.006492e-45), 0(0.000000e+00)
	  LDS_WRITE * T3.W, T103.X, 
.Ltmp487:
	ALU clause starting at 94:
.Ltmp488:
	  OR_INT * T1.W, T3.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T103.Y, 
	  OR_INT * T1.W, T3.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T103.Z, 
.Ltmp489:
	ALU clause starting at 100:
.Ltmp490:
	  OR_INT * T1.W, T3.W, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T103.W, 
.Ltmp491:
	ALU clause starting at 103:
.Ltmp492:
	  OR_INT * T1.W, T3.W, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  MULHI_INT   T0.X (MASKED), T0.W, literal.x,  
	  MULHI_INT   T0.Y, T0.W, literal.x,  
	  MULHI_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULHI_INT * T0.W (MASKED), T0.W, literal.x,  
	1431655766(1.466016e+13), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T104.Y, 
.Ltmp493:
	ALU clause starting at 111:
	  LSHR   T0.Z, T0.Y, literal.x,  
.Ltmp494:
	  OR_INT * T1.W, T3.W, literal.y,  
	31(4.344025e-44), 16(2.242078e-44)
	  LDS_WRITE * T1.W, T104.X, 
	  OR_INT   T1.Z, T3.W, literal.x,  
	  ADD_INT * T1.W, T0.Y, T0.Z,  
	24(3.363116e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_WRITE * T1.Z, T104.Z, 
.Ltmp495:
	ALU clause starting at 124:
	  SUB_INT   T1.Z, T0.W, T0.Y,  
.Ltmp496:
	  OR_INT * T1.W, T3.W, literal.x,  BS:VEC_120/SCL_212
	28(3.923636e-44), 0(0.000000e+00)
	  LDS_WRITE * T1.W, T104.W, 
	  LSHL * T0.Y, T0.W, literal.x,  
.Ltmp497:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp498:
	ALU clause starting at 130:
	  MOV * T0.Z, KC0[2].Z,  
	ALU clause starting at 131:
	  MOV * T1.W, KC0[2].W,  
	ALU clause starting at 132:
	  MOV * T2.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV * T2.Z, PV.W,  
	  MOV   T3.Z, literal.x,  
	  SETGT_INT * T4.W, 1, T1.Z,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 139:
	  MOV   T2.Z, literal.x,  
	  SETE_INT * T4.W, T1.Z, 1,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 143:
.Ltmp499:
	  AND_INT * T4.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T4.W, PV.W, literal.x,  
.Ltmp500:
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, T0.X, literal.x,  
.Ltmp501:
	  ADD_INT * T4.W, T3.W, PV.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W 
.Ltmp502:
	  MOV   T1.X, OQAP,  
	  LSHL   T1.Y, T2.Z, literal.x,  
.Ltmp503:
	  ADD_INT   T2.Z, T0.W, 1,  
	  ADD_INT * T4.W, T4.W, literal.y,  BS:VEC_120/SCL_212
	3(4.203895e-45), 4(5.605194e-45)
	  LDS_READ_RET * OQAP, T4.W 
	  MOV   T2.Y, OQAP,  
	  AND_INT   T2.Z, T2.Z, literal.x,  
.Ltmp504:
	  ADD_INT * T4.W, T3.W, T1.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.Y, literal.x,  
	  MULLO_INT   T1.Y, T2.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T2.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T2.X (MASKED), T1.X, literal.x,  
	  MULHI   T2.Y, T1.X, literal.x,  
	  MULHI   T2.Z (MASKED), T1.X, literal.x,  
	  MULHI * T2.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LDS_WRITE * T4.W, T1.X, 
.Ltmp505:
	ALU clause starting at 177:
.Ltmp506:
	  LSHL   T3.Y, T2.Z, literal.x,  
.Ltmp507:
	  ADD_INT   T2.Z, T2.Y, T1.Y,  
	  ADD_INT * T4.W, T4.W, literal.y,  
	3(4.203895e-45), 4(5.605194e-45)
	  LDS_WRITE * T4.W, T2.Z, 
	  ADD_INT   T2.Z, T0.X, literal.x,  
.Ltmp508:
	  ADD_INT * T4.W, T3.W, T3.Y,  
	-1(nan), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W 
.Ltmp509:
	  MOV   T1.X, OQAP,  
	  AND_INT   T2.Z, T2.Z, literal.x,  
.Ltmp510:
	  ADD_INT * T4.W, T4.W, literal.y,  
	3(4.203895e-45), 4(5.605194e-45)
	  MULLO_INT   T1.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Y, T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W 
.Ltmp511:
	  MOV * T2.Y, OQAP,  
	  ADDC_UINT   T3.Y, T1.Y, 1,  
	  LSHL   T2.Z, T2.Z, literal.x,  
.Ltmp512:
	  ADD_INT * T4.W, T0.W, literal.y,  
.Ltmp513:
	3(4.203895e-45), 2(2.802597e-45)
	  MULLO_INT   T2.X (MASKED), T2.Y, literal.x,  
	  MULLO_INT   T2.Y, T2.Y, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.Y, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X, T1.X, literal.x,  
	  MULHI   T1.Y (MASKED), T1.X, literal.x,  
	  MULHI   T1.Z (MASKED), T1.X, literal.x,  
	  MULHI * T1.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, PV.X, T2.Y,  
.Ltmp514:
	  AND_INT   T2.Y, T4.W, literal.x,  
.Ltmp515:
	  ADD_INT   T3.Z, T1.Y, 1,  
	  ADD_INT * T4.W, T3.W, T2.Z,  BS:VEC_120/SCL_212
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_WRITE * T4.W, T3.Z, 
.Ltmp516:
	ALU clause starting at 217:
.Ltmp517:
	  LSHL   T1.Y, T2.Y, literal.x,  
.Ltmp518:
	  ADD_INT   T2.Z, T1.X, T3.Y,  
	  ADD_INT * T4.W, T4.W, literal.y,  
	3(4.203895e-45), 4(5.605194e-45)
	  LDS_WRITE * T4.W, T2.Z, 
	  ADD_INT   T2.Z, T0.X, literal.x,  
.Ltmp519:
	  ADD_INT * T4.W, T3.W, T1.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W 
.Ltmp520:
	  MOV   T1.X, OQAP,  
	  AND_INT   T2.Z, T2.Z, literal.x,  
.Ltmp521:
	  ADD_INT * T4.W, T4.W, literal.y,  
	3(4.203895e-45), 4(5.605194e-45)
	  MULLO_INT   T1.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Y, T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W 
.Ltmp522:
	  MOV * T2.Y, OQAP,  
	  ADDC_UINT   T3.Y, T1.Y, literal.x,  
	  LSHL   T2.Z, T2.Z, literal.y,  
.Ltmp523:
	  ADD_INT * T4.W, T0.W, literal.z,  
.Ltmp524:
	2(2.802597e-45), 3(4.203895e-45)
	-1(nan), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.Y, literal.x,  
	  MULLO_INT   T2.Y, T2.Y, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.Y, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T1.X, T1.X, literal.x,  
	  MULHI   T1.Y (MASKED), T1.X, literal.x,  
	  MULHI   T1.Z (MASKED), T1.X, literal.x,  
	  MULHI * T1.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, PV.X, T2.Y,  
.Ltmp525:
	  AND_INT   T2.Y, T4.W, literal.x,  
.Ltmp526:
	  ADD_INT   T3.Z, T1.Y, literal.y,  
	  ADD_INT * T4.W, T3.W, T2.Z,  BS:VEC_120/SCL_212
	3(4.203895e-45), 2(2.802597e-45)
	  LDS_WRITE * T4.W, T3.Z, 
.Ltmp527:
	ALU clause starting at 258:
.Ltmp528:
	  LSHL   T1.Y, T2.Y, literal.x,  
.Ltmp529:
	  ADD_INT   T2.Z, T1.X, T3.Y,  
	  ADD_INT * T4.W, T4.W, literal.y,  
	3(4.203895e-45), 4(5.605194e-45)
	  LDS_WRITE * T4.W, T2.Z, 
	  ADD_INT   T2.Z, T0.X, 1,  
.Ltmp530:
	  ADD_INT * T4.W, T3.W, T1.Y,  
	  LDS_READ_RET * OQAP, T4.W 
.Ltmp531:
	  MOV   T1.X, OQAP,  
	  AND_INT   T2.Z, T2.Z, literal.x,  
.Ltmp532:
	  ADD_INT * T4.W, T4.W, literal.y,  
	3(4.203895e-45), 4(5.605194e-45)
	  LDS_READ_RET * OQAP, T4.W 
.Ltmp533:
	  MOV   T1.Y, OQAP,  
	  LSHL * T4.W, T2.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T1.Y, T1.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T2.X (MASKED), T1.X, literal.x,  
	  MULHI   T2.Y, T1.X, literal.x,  
	  MULHI   T2.Z (MASKED), T1.X, literal.x,  
	  MULHI * T2.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T3.Y, T3.W, T4.W,  
	  ADDC_UINT   T2.Z, PV.X, literal.x,  
	  ADD_INT * T4.W, T2.Y, T1.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T2.Z, PV.W, PV.Z,  
	  ADD_INT * T4.W, PV.Y, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_WRITE * T4.W, T2.Z, 
.Ltmp534:
	ALU clause starting at 297:
.Ltmp535:
	  ADD_INT * T4.W, T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_WRITE * T3.Y, T4.W, 
.Ltmp536:
	  ADD_INT * T4.W, T3.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W 
	  MOV   T105.X, OQAP,  
	  ADD_INT * T4.W, T3.W, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W 
	  MOV * T105.Y, OQAP,  
.Ltmp537:
	ALU clause starting at 308:
.Ltmp538:
	  ADD_INT * T4.W, T3.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W 
	  MOV   T105.Z, OQAP,  
	  ADD_INT * T4.W, T3.W, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W 
	  MOV * T105.W, OQAP,  
	  LDS_READ_RET * OQAP, T3.W 
	  MOV   T106.X, OQAP,  
	  ADD_INT * T4.W, T3.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W 
	  MOV * T106.Y, OQAP,  
.Ltmp539:
	ALU clause starting at 322:
.Ltmp540:
	  ADD_INT * T4.W, T3.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T4.W 
	  MOV   T106.Z, OQAP,  
	  ADD_INT * T3.W, T3.W, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T3.W 
	  MOV * T106.W, OQAP,  
.Ltmp541:
	ALU clause starting at 330:
	  MOV * T2.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 332:
	  MOV * T3.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 334:
	  BFE_INT * T3.W, T3.Z, 0.0, 1, 
	  PRED_SETE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SETNE_INT   T2.Z, T1.Z, 0.0, Pred_sel_zero 
	  MOV * T2.W, literal.x, Pred_sel_zero 
	1(1.401298e-45), 0(0.000000e+00)
	  AND_INT * T3.W, T2.Z, 1,  
	  SETE_INT * T3.W, PV.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 342:
.Ltmp542:
	  AND_INT * T2.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.W, PV.W,  
	  ADD_INT * T3.W, PV.W, 1,  
	  AND_INT * T3.W, PV.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  LSHL * T2.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T2.Z, PV.W, literal.x,  
	  ADD_INT * T2.W, PV.Z, literal.y,  
	16(2.242078e-44), 48(6.726233e-44)
	  LSHR   T1.Z, PV.W, literal.x,  
	  LSHR * T2.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T13.X, T103.Y,  
	  MOV * T15.X, T103.W,  
	  MOV * T17.X, T104.Y,  
	  MOV * T19.X, T104.W,  
	  MOV * T12.X, T103.X,  
	  MOV * T14.X, T103.Z,  
	  MOV * T16.X, T104.X,  
	  MOV * T18.X, T104.Z,  
	  MOV * T5.X, T103.Y,  
	  MOV * T7.X, T103.W,  
	  MOV * T9.X, T104.Y,  
	  MOV * T11.X, T104.W,  
	  MOV * T4.X, T103.X,  
	  MOV * T6.X, T103.Z,  
	  MOV * T8.X, T104.X,  
	  MOV * T10.X, T104.Z,  
	  MOVA_INT * AR.x (MASKED), T2.W,  
	  MOV * T1.X, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T1.Z,  
	  MOV * T1.Y, T(0 + AR.x).X+,  
.Ltmp543:
	  MOV * T21.X, T103.Y,  
	  MOV * T23.X, T103.W,  
	  MOV * T25.X, T104.Y,  
	  MOV   T27.X, T104.W,  
.Ltmp544:
	  ADD_INT * T2.W, T0.W, 1,  BS:VEC_120/SCL_212
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.W, PV.W,  
	  ADD_INT * T3.W, PV.W, 1,  
	  LSHL   T2.Y, T2.W, literal.x,  
.Ltmp545:
	  AND_INT   T1.Z, T0.X, literal.y,  
.Ltmp546:
	  AND_INT * T2.W, PV.W, literal.z,  
	2(2.802597e-45), 3(4.203895e-45)
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL   T3.Y, PV.W, literal.x,  
.Ltmp547:
	  LSHL   T1.Z, PV.Z, literal.y,  
.Ltmp548:
	  ADD_INT * T2.W, PV.Y, literal.z,  
	2(2.802597e-45), 3(4.203895e-45)
	112(1.569454e-43), 0(0.000000e+00)
	  LSHR   T105.X, PV.W, literal.x,  
.Ltmp549:
	  ADD_INT   T2.Y, PV.Z, literal.y,  
	  ADD_INT   T1.Z, PV.Z, literal.z,  
.Ltmp550:
	  ADD_INT * T2.W, PV.Y, literal.w,  
.Ltmp551:
	2(2.802597e-45), 84(1.177091e-43)
	80(1.121039e-43), 144(2.017870e-43)
	  MULLO_INT   T1.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T1.Y, T1.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Y, literal.x,  
.Ltmp552:
	5(7.006492e-45), 0(0.000000e+00)
	  MULHI   T2.X (MASKED), T1.X, literal.x,  
	  MULHI   T2.Y (MASKED), T1.X, literal.x,  
	  MULHI   T2.Z, T1.X, literal.x,  
	  MULHI * T2.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T106.X, T2.W, literal.x,  
.Ltmp553:
	  LSHR   T3.Y, T1.Z, literal.x,  
	  ADD_INT   T1.Z, PV.Z, T1.Y,  
	  LSHR * T2.W, T2.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), T2.W,  
	  MOV * T(0 + AR.x).X+, T1.Z,  
	  MOV * T20.X, T103.X,  
	  MOV * T22.X, T103.Z,  
	  MOV * T24.X, T104.X,  
	  MOV * T26.X, T104.Z,  
	  MOVA_INT * AR.x (MASKED), T3.Y,  
	  MOV * T(0 + AR.x).X+, T1.X,  
	  MOV * T1.X, T26.X,  
.Ltmp554:
	ALU clause starting at 431:
.Ltmp555:
	  MOV   T1.Y, T24.X,  
	  MOV * T1.Z, T22.X,  BS:VEC_120/SCL_212
	  MOV   T2.Y, T20.X,  
	  MOV   T2.Z, T27.X,  BS:VEC_120/SCL_212
	  MOV * T2.W, T25.X,  BS:VEC_201
	  MOV   T3.Y, T23.X,  
	  MOV * T3.Z, T21.X,  BS:VEC_120/SCL_212
.Ltmp556:
	  MOV * T29.X, PV.Z,  
	  MOV * T31.X, T3.Y,  
	  MOV * T33.X, T2.W,  
	  MOV * T35.X, T2.Z,  
	  MOV * T28.X, T2.Y,  
	  MOV * T30.X, T1.Z,  
	  MOV * T32.X, T1.Y,  
	  MOV * T34.X, T1.X,  
	  MOV * T37.X, T3.Z,  
	  MOV * T39.X, T3.Y,  
	  MOV * T41.X, T2.W,  
	  MOV * T43.X, T2.Z,  
	  MOV * T36.X, T2.Y,  
	  MOV * T38.X, T1.Z,  
	  MOV * T40.X, T1.Y,  
	  MOV * T42.X, T1.X,  
	  MOVA_INT * AR.x (MASKED), T106.X,  
	  MOV * T3.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T105.X,  
	  MOV   T4.Y, T(0 + AR.x).X+,  
.Ltmp557:
	  ADD_INT * T4.W, T0.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	  AND_INT * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULHI   T4.X (MASKED), T4.Y, literal.x,  
	  MULHI   T4.Y (MASKED), T4.Y, literal.x,  
	  MULHI   T4.Z, T4.Y, literal.x,  
	  MULHI * T4.W (MASKED), T4.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Y (MASKED), T3.W, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.W, literal.x,  
	  MULLO_INT * T3.W, T3.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T4.Y, literal.x,  
	  MULLO_INT   T4.Y, T4.Y, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T4.Y, literal.x,  
	  MULLO_INT * T4.W (MASKED), T4.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T5.Y, T4.W, literal.x,  
	  ADDC_UINT   T5.Z, PV.Y, 1,  
	  ADD_INT * T3.W, T4.Z, T3.W,  
	180(2.522337e-43), 0(0.000000e+00)
	  ADD_INT   T4.Z, PV.W, PV.Z,  
	  LSHR * T3.W, PV.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T45.X, T3.Z,  
	  MOV * T47.X, T3.Y,  
	  MOV * T49.X, T2.W,  
	  MOV * T51.X, T2.Z,  
	  MOVA_INT * AR.x (MASKED), T3.W,  
	  MOV * T(0 + AR.x).X+, T4.Z,  
	  MOV * T44.X, T2.Y,  
	  MOV * T46.X, T1.Z,  
	  MOV   T48.X, T1.Y,  
.Ltmp558:
	  ADD_INT * T2.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.W, PV.W,  
	  ADD_INT * T3.W, PV.W, 1,  
	  AND_INT * T3.W, PV.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL   T1.Z, T2.W, literal.x,  
	  LSHL * T2.W, PV.W, literal.x,  
.Ltmp559:
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T1.Y, T4.W, literal.x,  
.Ltmp560:
	  ADD_INT   T2.Z, PV.W, literal.y,  
	  ADD_INT * T2.W, PV.Z, literal.z,  
	176(2.466285e-43), 368(5.156778e-43)
	336(4.708363e-43), 0(0.000000e+00)
	  LSHR   T103.X, PV.W, literal.x,  
	  LSHR   T2.Y, PV.Z, literal.x,  
.Ltmp561:
	  ADD_INT   T1.Z, T4.Y, 1,  
	  LSHR * T2.W, PV.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T50.X, T1.X,  
	  MOVA_INT * AR.x (MASKED), T2.W,  
	  MOV * T(0 + AR.x).X+, T1.Z,  
	  MOV * T1.X, T50.X,  
.Ltmp562:
	ALU clause starting at 520:
.Ltmp563:
	  MOV   T1.Y, T48.X,  
	  MOV * T1.Z, T46.X,  BS:VEC_120/SCL_212
	  MOV   T2.Z, T44.X,  
	  MOV * T2.W, T51.X,  BS:VEC_120/SCL_212
	  MOV   T3.Y, T49.X,  
	  MOV   T3.Z, T47.X,  BS:VEC_120/SCL_212
	  MOV * T3.W, T45.X,  BS:VEC_201
.Ltmp564:
	  MOV * T85.X, PV.W,  
	  MOV * T87.X, T3.Z,  
	  MOV * T89.X, T3.Y,  
	  MOV * T91.X, T2.W,  
	  MOV * T84.X, T2.Z,  
	  MOV * T86.X, T1.Z,  
	  MOV * T88.X, T1.Y,  
	  MOV * T90.X, T1.X,  
	  MOV * T93.X, T3.W,  
	  MOV * T95.X, T3.Z,  
	  MOV * T97.X, T3.Y,  
	  MOV * T99.X, T2.W,  
	  MOV * T92.X, T2.Z,  
	  MOV * T94.X, T1.Z,  
	  MOV * T96.X, T1.Y,  
	  MOV * T98.X, T1.X,  
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T103.X,  
	  MOV * T4.Y, T(0 + AR.x).X+,  
.Ltmp565:
	  MOV * T53.X, T3.W,  
	  MOV * T55.X, T3.Z,  
	  MOV * T57.X, T3.Y,  
	  MOV   T59.X, T2.W,  
.Ltmp566:
	  ADD_INT * T2.W, T0.W, literal.x,  BS:VEC_120/SCL_212
	-1(nan), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.W, PV.W,  
	  ADD_INT * T3.W, PV.W, 1,  
	  AND_INT * T3.W, PV.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL   T3.Y, T2.W, literal.x,  
	  LSHL   T3.Z, PV.W, literal.x,  
.Ltmp567:
	  ADD_INT * T2.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT   T5.Y, PV.W, literal.x,  
.Ltmp568:
	  ADD_INT   T3.Z, PV.Z, literal.y,  
	  ADD_INT * T2.W, PV.Y, literal.z,  
	3(4.203895e-45), 304(4.259947e-43)
	272(3.811532e-43), 0(0.000000e+00)
	  LSHR   T3.Y, PV.W, literal.x,  
	  LSHR   T3.Z, PV.Z, literal.x,  
.Ltmp569:
	  LSHL * T2.W, PV.Y, literal.y,  
	2(2.802597e-45), 3(4.203895e-45)
	  MULHI   T3.X (MASKED), T4.Y, literal.x,  
	  MULHI   T3.Y (MASKED), T4.Y, literal.x,  
	  MULHI   T3.Z (MASKED), T4.Y, literal.x,  
	  MULHI * T3.W, T4.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.Y, literal.x,  
	  MULLO_INT   T2.Y, T2.Y, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.Y, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T4.X (MASKED), T4.Y, literal.x,  
	  MULLO_INT   T4.Y, T4.Y, literal.x,  
	  MULLO_INT   T4.Z (MASKED), T4.Y, literal.x,  
	  MULLO_INT * T4.W (MASKED), T4.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T103.X, T2.W, literal.x,  
	  ADDC_UINT   T5.Y, PV.Y, literal.y,  
	  ADD_INT   T4.Z, T3.W, T2.Y,  BS:VEC_120/SCL_212
	  ADD_INT * T2.W, T2.W, literal.z,  
	212(2.970753e-43), 2(2.802597e-45)
	208(2.914701e-43), 0(0.000000e+00)
	  ADD_INT   T104.X, T4.Y, literal.x,  
	  LSHR   T2.Y, PV.W, literal.x,  
	  ADD_INT   T4.Z, PV.Z, PV.Y,  
	  LSHR * T2.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T(0 + AR.x).X+, T4.Z,  
	  MOV * T52.X, T2.Z,  
	  MOV * T54.X, T1.Z,  
	  MOV * T56.X, T1.Y,  
	  MOV * T58.X, T1.X,  
	  MOVA_INT * AR.x (MASKED), T2.Y,  
	  MOV * T(0 + AR.x).X+, T104.X,  
	  MOV * T1.X, T58.X,  
.Ltmp570:
	ALU clause starting at 607:
.Ltmp571:
	  MOV   T1.Y, T56.X,  
	  MOV * T1.Z, T54.X,  BS:VEC_120/SCL_212
	  MOV   T2.Y, T52.X,  
	  MOV   T2.Z, T59.X,  BS:VEC_120/SCL_212
	  MOV * T3.W, T57.X,  BS:VEC_201
	  MOV   T4.Y, T55.X,  
	  MOV * T4.Z, T53.X,  BS:VEC_120/SCL_212
.Ltmp572:
	  MOV * T69.X, PV.Z,  
	  MOV * T71.X, T4.Y,  
	  MOV * T73.X, T3.W,  
	  MOV * T75.X, T2.Z,  
	  MOV * T68.X, T2.Y,  
	  MOV * T70.X, T1.Z,  
	  MOV * T72.X, T1.Y,  
	  MOV * T74.X, T1.X,  
	  MOV * T77.X, T4.Z,  
	  MOV * T79.X, T4.Y,  
	  MOV * T81.X, T3.W,  
	  MOV * T83.X, T2.Z,  
	  MOV * T76.X, T2.Y,  
	  MOV * T78.X, T1.Z,  
	  MOV * T80.X, T1.Y,  
	  MOV * T82.X, T1.X,  
	  MOVA_INT * AR.x (MASKED), T3.Z,  
	  MOV * T2.W, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T3.Y,  
	  MOV   T3.Y, T(0 + AR.x).X+,  
.Ltmp573:
	  ADD_INT * T4.W, T0.X, 1,  
	  AND_INT * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULHI   T3.X (MASKED), T3.Y, literal.x,  
	  MULHI   T3.Y (MASKED), T3.Y, literal.x,  
	  MULHI   T3.Z, T3.Y, literal.x,  
	  MULHI * T3.W (MASKED), T3.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T2.W, T2.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T3.X (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T3.Y, T3.Y, literal.x,  
	  MULLO_INT   T3.Z (MASKED), T3.Y, literal.x,  
	  MULLO_INT * T3.W (MASKED), T3.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHL   T5.Y, T4.W, literal.x,  
	  ADDC_UINT   T5.Z, PV.Y, literal.x,  
	  ADD_INT * T2.W, T3.Z, T2.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T6.Y, PV.W, PV.Z,  
	  ADD_INT   T3.Z, PV.Y, literal.x,  
	  ADD_INT * T2.W, PV.Y, literal.y,  
	240(3.363116e-43), 244(3.419168e-43)
	  LSHR   T103.X, PV.W, literal.x,  
	  ADD_INT   T3.Y, T3.Y, literal.y,  
	  LSHR   T3.Z, PV.Z, literal.x,  
	  MOV * T2.W, literal.z,  
.Ltmp574:
	2(2.802597e-45), 3(4.203895e-45)
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 666:
.Ltmp575:
	  MOV * T60.X, T2.Y,  
	  MOV * T62.X, T1.Z,  
	  MOV * T64.X, T1.Y,  
	  MOV * T66.X, T1.X,  
	  MOVA_INT * AR.x (MASKED), T3.Z,  
	  MOV * T(0 + AR.x).X+, T3.Y,  
	  MOV * T61.X, T4.Z,  
	  MOV * T63.X, T4.Y,  
	  MOV * T65.X, T3.W,  
	  MOV * T67.X, T2.Z,  
	  MOVA_INT * AR.x (MASKED), T103.X,  
	  MOV * T(0 + AR.x).X+, T6.Y,  
	  MOV   T105.X, T64.X,  
	  MOV   T105.Y, T65.X,  BS:VEC_120/SCL_212
	  MOV * T105.Z, T66.X,  BS:VEC_201
	  MOV * T105.W, T67.X,  
	  MOV * T106.X, T60.X,  
.Ltmp576:
	ALU clause starting at 683:
.Ltmp577:
	  MOV * T106.Y, T61.X,  
.Ltmp578:
	ALU clause starting at 684:
.Ltmp579:
	  MOV   T106.Z, T62.X,  
	  MOV * T106.W, T63.X,  BS:VEC_120/SCL_212
.Ltmp580:
	ALU clause starting at 686:
	  SETE_INT * T2.W, T2.W, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 688:
.Ltmp581:
	  AND_INT   T1.Z, T0.W, literal.x,  
.Ltmp582:
	  LSHL * T2.W, T0.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T103.X, T0.Z, PV.W,  
	ALU clause starting at 692:
.Ltmp583:
	  LSHL * T2.W, T1.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, T103.X, PV.W,  
.Ltmp584:
	ALU clause starting at 695:
.Ltmp585:
	  AND_INT * T2.W, T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, T103.X, PV.W,  
	  MULHI   T0.X (MASKED), T1.X, literal.x,  
	  MULHI   T0.Y, T1.X, literal.x,  
	  MULHI   T0.Z (MASKED), T1.X, literal.x,  
	  MULHI * T0.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T0.Z, T1.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  LSHR   T104.X, T2.W, literal.x,  
	  ADD_INT * T1.Y, T0.Y, PV.Z,  
.Ltmp586:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp587:
	ALU clause starting at 713:
.Ltmp588:
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
.Ltmp589:
	ALU clause starting at 718:
.Ltmp590:
	  ADD_INT * T2.W, T0.W, 1,  
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, T103.X, PV.W,  
.Ltmp591:
	ALU clause starting at 724:
.Ltmp592:
	  ADD_INT * T2.W, T0.X, literal.x,  
	-1(nan), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T1.X, literal.x,  
	  MULHI   T0.Y, T1.X, literal.x,  
	  MULHI   T0.Z (MASKED), T1.X, literal.x,  
	  MULHI * T0.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T0.Z, T1.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T2.Y, T2.W, literal.x,  
	  ADDC_UINT   T1.Z, PV.X, 1,  
	  ADD_INT * T2.W, T0.Y, T0.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T1.Y, PV.W, PV.Z,  
	  LSHL * T2.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, 1,  
	  ADD_INT * T2.W, T103.X, PV.W,  BS:VEC_120/SCL_212
	  LSHR * T104.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp593:
	ALU clause starting at 752:
.Ltmp594:
	  ADD_INT * T2.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, T103.X, PV.W,  
.Ltmp595:
	ALU clause starting at 759:
.Ltmp596:
	  ADD_INT * T2.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T1.X, literal.x,  
	  MULHI   T0.Y, T1.X, literal.x,  
	  MULHI   T0.Z (MASKED), T1.X, literal.x,  
	  MULHI * T0.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T0.Z, T1.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T2.Y, T2.W, literal.x,  
	  ADDC_UINT   T1.Z, PV.X, literal.y,  
	  ADD_INT * T2.W, T0.Y, T0.Z,  
	3(4.203895e-45), 2(2.802597e-45)
	  ADD_INT   T1.Y, PV.W, PV.Z,  
	  LSHL * T2.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, literal.x,  
	  ADD_INT * T2.W, T103.X, PV.W,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T104.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp597:
	ALU clause starting at 788:
.Ltmp598:
	  ADD_INT * T2.W, T0.W, literal.x,  
	-1(nan), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, T103.X, PV.W,  
.Ltmp599:
	ALU clause starting at 795:
.Ltmp600:
	  ADD_INT * T2.W, T0.X, 1,  
	  MULHI   T0.X, T1.X, literal.x,  
	  MULHI   T0.Y (MASKED), T1.X, literal.x,  
	  MULHI   T0.Z (MASKED), T1.X, literal.x,  
	  MULHI * T0.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T0.Y, T1.Y, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Y, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Z, T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  AND_INT   T1.Y, T2.W, literal.x,  
	  ADDC_UINT   T1.Z, PV.Z, literal.x,  
	  ADD_INT * T2.W, T0.X, T0.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.Y, PV.W, PV.Z,  
	  LSHL * T2.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.Z, literal.x,  
	  ADD_INT * T2.W, T103.X, PV.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp601:
	ALU clause starting at 823:
.Ltmp602:
	  MULLO_INT   T0.X, T106.Y, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T106.Y, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T106.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T106.Y, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T106.X, literal.x,  
	  MULHI   T0.Y, T106.X, literal.x,  
	  MULHI   T0.Z (MASKED), T106.X, literal.x,  
	  MULHI * T0.W (MASKED), T106.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T106.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T106.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T106.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T106.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, T106.W, T2.W,  
	  ADDC_UINT * T2.W, T106.Z, PV.X,  
	  ADD_INT * T1.Z, T106.Z, T0.X,  
.Ltmp603:
	ALU clause starting at 842:
.Ltmp604:
	  ADD_INT * T2.W, T0.Z, T2.W,  
.Ltmp605:
	ALU clause starting at 843:
.Ltmp606:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T1.Z, literal.x,  
	  MULHI   T0.Y, T1.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T1.Z, literal.x,  
	  MULHI * T0.W (MASKED), T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T1.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, T105.Y, T2.W,  
	  ADDC_UINT * T2.W, T105.X, PV.X,  
	  ADD_INT * T1.Z, T105.X, T0.X,  
.Ltmp607:
	ALU clause starting at 862:
.Ltmp608:
	  ADD_INT * T2.W, T0.Z, T2.W,  
.Ltmp609:
	ALU clause starting at 863:
.Ltmp610:
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T1.Z, literal.x,  
	  MULHI   T0.Y, T1.Z, literal.x,  
	  MULHI   T0.Z (MASKED), T1.Z, literal.x,  
	  MULHI * T0.W (MASKED), T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT * T2.W, PV.Y, T0.X,  
	  MULLO_INT   T0.X, T1.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, T105.W, T2.W,  
	  ADDC_UINT * T2.W, T105.Z, PV.X,  
	  ADD_INT * T0.Y, PV.Z, PV.W,  
.Ltmp611:
	ALU clause starting at 882:
	  LSHL * T0.W, T0.W, literal.x,  
.Ltmp612:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, T105.Z, T0.X,  
.Ltmp613:
	ALU clause starting at 885:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp614:
.Lfunc_end3:
	.size	generic_long, .Lfunc_end3-generic_long

	.section	.AMDGPU.config
	.long	166100
	.long	262
	.long	165900
	.long	0
	.long	166120
	.long	4
	.text
	.globl	generic_atomics
	.p2align	8
	.type	generic_atomics,@function
generic_atomics:
generic_atomics$local:
.Lfunc_begin4:
	ALU 7, @22, KC0[CB0:0-32], KC1[]
.Ltmp615:
	ALU 0, @30, KC0[CB0:0-32], KC1[]
.Ltmp616:
	ALU 3, @31, KC0[], KC1[]
.Ltmp617:
	ALU 3, @35, KC0[], KC1[]
	TEX 0 @20
	ALU_PUSH_BEFORE 5, @39, KC0[], KC1[]
	JUMP @11 POP:1
	ALU 2, @45, KC0[CB0:0-32], KC1[]
.Ltmp618:
	ALU 6, @48, KC0[], KC1[]
	MEM_RAT ATOMIC_ADD T5, T4.X
	POP @11 POP:1
	ALU 6, @55, KC0[], KC1[]
	ALU 2, @62, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @65, KC0[], KC1[]
	JUMP @19 POP:1
.Ltmp619:
	ALU 5, @66, KC0[CB0:0-32], KC1[]
.Ltmp620:
	ALU 4, @72, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	POP @19 POP:1
.Ltmp621:
	CF_END
	Fetch clause starting at 20:
.Ltmp622:
	  VTX_READ_32 T3.X, T3.X, 0, #1
.Ltmp623:
	ALU clause starting at 22:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp624:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp625:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp626:
	  ADD_INT * T0.W, PV.Y, T0.X,  
.Ltmp627:
	  LSHL   T2.X, T0.X, literal.x,  
.Ltmp628:
	  ADD_INT * T0.Y, PV.W, KC0[3].Y,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 30:
	  MOV * T0.Z, KC0[2].Y,  
	ALU clause starting at 31:
.Ltmp629:
	  SETGT_UINT * T0.W, T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LDS_WRITE * T2.X, T0.X, Pred_sel_zero
.Ltmp630:
	ALU clause starting at 35:
.Ltmp631:
	  LSHL * T0.W, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T3.X, T0.Z, PV.W,  
.Ltmp632:
	  GROUP_BARRIER
	ALU clause starting at 39:
.Ltmp633:
	  AND_INT * T0.W, T3.X, 1,  
	  MOV   T1.Y, literal.x,  
	  AND_INT   T0.Z, T0.Y, literal.y,  
	  SETE_INT * T0.W, PV.W, 0.0,  
	1(1.401298e-45), 3(4.203895e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp634:
	ALU clause starting at 45:
.Ltmp635:
	  LSHL   T1.Z, T0.Z, literal.x,  
	  MOV * T0.W, KC0[2].Z,  
.Ltmp636:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 48:
.Ltmp637:
	  ADD_INT   T4.X, T0.W, T1.Z,  
	  MOV * T1.Y, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  MOV   T5.X, T3.X,  
	  MOV   T5.Y, T3.Y,  
	  MOV   T5.Z, T3.Z,  
	  MOV * T5.W, T3.W,  
.Ltmp638:
	ALU clause starting at 55:
	  SETGT_UINT   T1.Z, literal.x, T0.X,  
	  SETE_INT * T0.W, T1.Y, 0.0,  
.Ltmp639:
	4(5.605194e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHL * T0.W, T0.Z, literal.x, Pred_sel_zero 
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_ADD * T0.W, T3.X, Pred_sel_zero
.Ltmp640:
	ALU clause starting at 62:
	  AND_INT * T0.W, T1.Z, 1,  
	  SETE_INT * T0.W, PV.W, 0.0,  
	  GROUP_BARRIER
	ALU clause starting at 65:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T0.W, 0.0,  
	ALU clause starting at 66:
.Ltmp641:
	  LSHL * T0.W, T1.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, PV.W, T0.X,  
	  LSHL   T0.Z, PV.W, literal.x,  
	  MOV * T0.W, KC0[2].W,  
.Ltmp642:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 72:
.Ltmp643:
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T2.X 
	  MOV * T1.X, OQAP,  
.Ltmp644:
.Lfunc_end4:
	.size	generic_atomics, .Lfunc_end4-generic_atomics

	.type	llvm.amdgcn.kernel.generic_char.lds,@object
	.comm	llvm.amdgcn.kernel.generic_char.lds,128,4
	.type	llvm.amdgcn.kernel.generic_short.lds,@object
	.comm	llvm.amdgcn.kernel.generic_short.lds,256,4
	.type	llvm.amdgcn.kernel.generic_int.lds,@object
	.comm	llvm.amdgcn.kernel.generic_int.lds,512,4
	.type	llvm.amdgcn.kernel.generic_long.lds,@object
	.comm	llvm.amdgcn.kernel.generic_long.lds,1024,4
	.type	llvm.amdgcn.kernel.generic_atomics.lds,@object
	.comm	llvm.amdgcn.kernel.generic_atomics.lds,16,4
