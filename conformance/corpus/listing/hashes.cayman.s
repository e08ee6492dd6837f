	.text
	.section	.AMDGPU.config
	.long	166100
	.long	538
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	sha256_block
	.p2align	8
	.type	sha256_block,@function
sha256_block:
sha256_block$local:
.Lfunc_begin0:
	ALU 5, @56, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @62, KC0[CB0:0-32], KC1[]
	TEX 0 @46
	ALU 0, @65, KC0[], KC1[]
.Ltmp1:
	ALU 0, @66, KC0[], KC1[]
.Ltmp2:
	ALU 0, @67, KC0[], KC1[]
.Ltmp3:
	ALU 0, @68, KC0[], KC1[]
.Ltmp4:
	TEX 0 @48
	ALU 0, @69, KC0[], KC1[]
.Ltmp5:
	ALU 0, @70, KC0[], KC1[]
.Ltmp6:
	ALU 0, @71, KC0[], KC1[]
.Ltmp7:
	ALU 0, @72, KC0[], KC1[]
.Ltmp8:
	TEX 0 @50
	ALU 0, @73, KC0[], KC1[]
.Ltmp9:
	ALU 0, @74, KC0[], KC1[]
.Ltmp10:
	ALU 0, @75, KC0[], KC1[]
.Ltmp11:
	ALU 0, @76, KC0[], KC1[]
.Ltmp12:
	TEX 0 @52
	ALU 12, @77, KC0[], KC1[]
.Ltmp13:
	ALU 3, @90, KC0[CB0:0-32], KC1[]
.Ltmp14:
	ALU 0, @94, KC0[], KC1[]
.Ltmp15:
	ALU 0, @95, KC0[], KC1[]
.Ltmp16:
	ALU 0, @96, KC0[], KC1[]
.Ltmp17:
	ALU 0, @97, KC0[], KC1[]
	LOOP_START_DX10 @42
	ALU 7, @98, KC0[], KC1[]
.Ltmp18:
	ALU_PUSH_BEFORE 2, @106, KC0[], KC1[]
	JUMP @31 POP:1
.Ltmp19:
	ALU 28, @109, KC0[], KC1[]
.Ltmp20:
	ALU 1, @138, KC0[], KC1[]
.Ltmp21:
	ALU_POP_AFTER 19, @140, KC0[], KC1[]
.Ltmp22:
	ALU 8, @160, KC0[], KC1[]
	TEX 0 @54
	ALU 21, @169, KC0[], KC1[]
.Ltmp23:
	ALU 4, @191, KC0[], KC1[]
.Ltmp24:
	ALU 5, @196, KC0[], KC1[]
.Ltmp25:
	ALU 2, @202, KC0[], KC1[]
.Ltmp26:
	ALU_PUSH_BEFORE 2, @205, KC0[], KC1[]
	JUMP @41 POP:1
	LOOP_BREAK @41
	POP @41 POP:1
	END_LOOP @25
.Ltmp27:
	ALU 19, @208, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T23, T24.X
	MEM_RAT_CACHELESS STORE_DWORD T22, T1.X
	CF_END
	Fetch clause starting at 46:
.Ltmp28:
	  VTX_READ_128 T1.XYZW, T0.X, 0, #1
.Ltmp29:
	Fetch clause starting at 48:
.Ltmp30:
	  VTX_READ_128 T1.XYZW, T0.X, 16, #1
.Ltmp31:
	Fetch clause starting at 50:
.Ltmp32:
	  VTX_READ_128 T1.XYZW, T0.X, 32, #1
.Ltmp33:
	Fetch clause starting at 52:
.Ltmp34:
	  VTX_READ_128 T23.XYZW, T0.X, 48, #1
.Ltmp35:
	Fetch clause starting at 54:
.Ltmp36:
	  VTX_READ_32 T23.X, T23.X, 0, #1
.Ltmp37:
	ALU clause starting at 56:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp38:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp39:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp40:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp41:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 62:
.Ltmp42:
	  LSHL * T1.W, T0.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
.Ltmp43:
	ALU clause starting at 65:
.Ltmp44:
	  MOV * T3.X, T1.X,  
.Ltmp45:
	ALU clause starting at 66:
.Ltmp46:
	  MOV * T4.X, T1.Y,  
.Ltmp47:
	ALU clause starting at 67:
.Ltmp48:
	  MOV * T5.X, T1.Z,  
.Ltmp49:
	ALU clause starting at 68:
.Ltmp50:
	  MOV * T6.X, T1.W,  
.Ltmp51:
	ALU clause starting at 69:
.Ltmp52:
	  MOV * T7.X, T1.X,  
.Ltmp53:
	ALU clause starting at 70:
.Ltmp54:
	  MOV * T8.X, T1.Y,  
.Ltmp55:
	ALU clause starting at 71:
.Ltmp56:
	  MOV * T9.X, T1.Z,  
.Ltmp57:
	ALU clause starting at 72:
.Ltmp58:
	  MOV * T10.X, T1.W,  
.Ltmp59:
	ALU clause starting at 73:
.Ltmp60:
	  MOV * T11.X, T1.X,  
.Ltmp61:
	ALU clause starting at 74:
.Ltmp62:
	  MOV * T12.X, T1.Y,  
.Ltmp63:
	ALU clause starting at 75:
.Ltmp64:
	  MOV * T13.X, T1.Z,  
.Ltmp65:
	ALU clause starting at 76:
.Ltmp66:
	  MOV * T14.X, T1.W,  
.Ltmp67:
	ALU clause starting at 77:
	  MOV   T3.Y, literal.x,  
.Ltmp68:
	  MOV   T0.Z, literal.y,  
	  MOV * T1.W, literal.z,  
	1779033703(4.167772e+25), -1150833019(-3.535182e-03)
	1013904242(1.458441e-02), 0(0.000000e+00)
	  MOV   T1.X, literal.x,  
	  MOV   T2.Y, literal.y,  
	  MOV   T2.Z, literal.z,  
	  MOV * T4.W, literal.w,  
	-1521486534(-1.803747e-16), 0(0.000000e+00)
	1541459225(1.265518e+17), 528734635(5.584076e-20)
	  MOV * T22.X, literal.x,  
.Ltmp69:
	@sha_k, 0(0.000000e+00)
.Ltmp70:
	ALU clause starting at 90:
	  MOV   T4.Y, literal.x,  
.Ltmp71:
	  MOV   T3.Z, literal.y,  
.Ltmp72:
	  MOV * T2.W, KC0[2].Z,  
.Ltmp73:
	-1694144372(-1.103528e-22), 1359893119(3.820434e+10)
	ALU clause starting at 94:
.Ltmp74:
	  MOV * T15.X, T23.X,  
.Ltmp75:
	ALU clause starting at 95:
.Ltmp76:
	  MOV * T16.X, T23.Y,  
.Ltmp77:
	ALU clause starting at 96:
.Ltmp78:
	  MOV * T17.X, T23.Z,  
.Ltmp79:
	ALU clause starting at 97:
.Ltmp80:
	  MOV * T18.X, T23.W,  
.Ltmp81:
	ALU clause starting at 98:
	  MOV   T0.X, T1.W,  
.Ltmp82:
	  ADD_INT * T3.W, T2.Y, 1,  
.Ltmp83:
	  MOV * T4.Z, PV.W,  
	  MOV   T0.Y, T4.W,  
	  MOV * T1.W, T0.Z,  
	  MOV   T1.Y, T4.Y,  
	  MOV * T1.Z, T3.Z,  
	  MOV * T0.Z, T3.Y,  
.Ltmp84:
	ALU clause starting at 106:
.Ltmp85:
	  SETGT_UINT * T4.W, literal.x, T2.Y,  
	16(2.242078e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp86:
	ALU clause starting at 109:
.Ltmp87:
	  ADD_INT   T3.Z, T2.Y, literal.x,  
	  ADD_INT * T4.W, T2.Y, literal.y,  
	14(1.961818e-44), 9(1.261169e-44)
	  AND_INT   T23.X, T2.Y, literal.x,  
	  AND_INT   T2.Y, PV.W, literal.x,  
	  AND_INT   T3.Z, PV.Z, literal.x,  
	  AND_INT * T4.W, T3.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  LSHL   T24.X, PV.W, literal.x,  
	  LSHL   T3.Y, PV.Z, literal.x,  
	  LSHL   T3.Z, PV.Y, literal.x,  
	  LSHL * T4.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T25.X, PV.W, literal.x,  
	  ADD_INT   T2.Y, PV.Z, literal.x,  
	  ADD_INT   T3.Z, PV.Y, literal.x,  
	  ADD_INT * T4.W, PV.X, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LSHR   T24.X, PV.W, literal.x,  
	  LSHR   T3.Y, PV.Z, literal.x,  
	  LSHR   T3.Z, PV.Y, literal.x,  
	  LSHR * T4.W, PV.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T3.Z,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
	  MOVA_INT * AR.x (MASKED), T3.Y,  
	  MOV * T3.Y, T(0 + AR.x).X+,  
.Ltmp88:
	ALU clause starting at 138:
.Ltmp89:
	  MOVA_INT * AR.x (MASKED), T24.X,  
	  MOV * T4.Y, T(0 + AR.x).X+,  
.Ltmp90:
	ALU clause starting at 140:
.Ltmp91:
	  BIT_ALIGN_INT   T4.Z, T4.Y, T4.Y, literal.x, 
	  BIT_ALIGN_INT * T5.W, T4.Y, T4.Y, literal.y, 
	18(2.522337e-44), 7(9.809089e-45)
	  XOR_INT   T4.Z, PV.W, PV.Z,  
	  LSHR * T5.W, T4.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  XOR_INT   T4.Y, PV.Z, PV.W,  
	  BIT_ALIGN_INT   T4.Z, T3.Y, T3.Y, literal.x, 
	  BIT_ALIGN_INT * T5.W, T3.Y, T3.Y, literal.y, 
	19(2.662467e-44), 17(2.382207e-44)
	  XOR_INT   T5.Y, PV.W, PV.Z,  
	  LSHR   T4.Z, T3.Y, literal.x,  
	  ADD_INT * T5.W, PV.Y, T3.Z,  
	10(1.401298e-44), 0(0.000000e+00)
	  ADD_INT   T3.Z, PV.W, T2.Y,  
	  XOR_INT * T5.W, PV.Y, PV.Z,  
	  ADD_INT   T4.Z, T23.X, 1,  
	  ADD_INT * T5.W, PV.Z, PV.W,  
	  MOVA_INT * AR.x (MASKED), T4.W,  
	  MOV * T(0 + AR.x).X+, T5.W,  
.Ltmp92:
	ALU clause starting at 160:
.Ltmp93:
	  LSHL * T4.W, T4.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T4.W, PV.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR * T4.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOVA_INT * AR.x (MASKED), PV.W,  
	  MOV * T2.Y, T(0 + AR.x).X+,  
	  MOV * T23.X, T22.X,  
.Ltmp94:
	ALU clause starting at 169:
.Ltmp95:
	  BIT_ALIGN_INT   T3.Z, T1.Z, T1.Z, literal.x, 
	  BIT_ALIGN_INT * T4.W, T1.Z, T1.Z, literal.y, 
	11(1.541428e-44), 6(8.407791e-45)
	  XOR_INT   T3.Z, PV.W, PV.Z,  
	  BIT_ALIGN_INT * T4.W, T1.Z, T1.Z, literal.x, 
	25(3.503246e-44), 0(0.000000e+00)
	  XOR_INT   T3.Z, PV.Z, PV.W,  
	  AND_INT * T4.W, T1.Y, T1.Z,  
	  NOT_INT   T4.Z, T1.Z,  
	  ADD_INT * T4.W, PV.Z, PV.W,  
	  ADD_INT   T2.Z, PV.W, T2.Z,  
	  AND_INT * T4.W, T0.Y, PV.Z,  
	  ADD_INT   T3.Y, PV.Z, PV.W,  
	  BIT_ALIGN_INT   T2.Z, T0.Z, T0.Z, literal.x, 
	  BIT_ALIGN_INT * T4.W, T0.Z, T0.Z, literal.y, 
	13(1.821688e-44), 2(2.802597e-45)
	  XOR_INT   T5.Y, PV.W, PV.Z,  
	  XOR_INT   T2.Z, T1.W, T0.X,  
	  ADD_INT * T4.W, PV.Y, T23.X,  BS:VEC_021/SCL_122
	  BIT_ALIGN_INT   T23.X, T0.Z, T0.Z, literal.x, 
	  ADD_INT * T3.Y, PV.W, T2.Y,  
	22(3.082857e-44), 0(0.000000e+00)
.Ltmp96:
	ALU clause starting at 191:
.Ltmp97:
	  AND_INT   T2.Z, T0.Z, T2.Z,  
	  AND_INT * T4.W, T1.W, T0.X,  
	  XOR_INT   T24.X, PV.Z, PV.W,  
	  MOV   T4.Y, T1.Z,  
	  ADD_INT * T3.Z, T3.Y, T1.X,  
.Ltmp98:
	ALU clause starting at 196:
.Ltmp99:
	  XOR_INT * T4.W, T5.Y, T23.X,  
	  MOV   T1.X, T0.X,  
	  MOV   T2.Y, T3.W,  
.Ltmp100:
	  SETE_INT   T4.Z, T3.W, literal.x,  
.Ltmp101:
	  ADD_INT * T3.W, PV.W, T24.X,  
	64(8.968310e-44), 0(0.000000e+00)
.Ltmp102:
	ALU clause starting at 202:
.Ltmp103:
	  ADD_INT   T22.X, T22.X, literal.x,  
.Ltmp104:
	  ADD_INT * T3.Y, T3.W, T3.Y,  
.Ltmp105:
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp106:
	ALU clause starting at 205:
	  MOV   T2.Z, T0.Y,  
	  MOV * T4.W, T1.Y,  BS:VEC_120/SCL_212
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T4.Z, 0.0,  
	ALU clause starting at 208:
	  ADD_INT   T22.X, T3.Z, literal.x,  
	  LSHL * T0.W, T0.W, literal.y,  
	1359893119(3.820434e+10), 5(7.006492e-45)
	  ADD_INT   T23.X, T3.Y, literal.x,  
	  ADD_INT   T22.Y, T1.Z, literal.y,  
	  ADD_INT * T0.W, T2.W, PV.W,  
	1779033703(4.167772e+25), -1694144372(-1.103528e-22)
	  ADD_INT   T23.Y, T0.Z, literal.x,  
	  ADD_INT   T22.Z, T1.Y, literal.y,  
	  ADD_INT * T2.W, PV.W, literal.z,  
	-1150833019(-3.535182e-03), 528734635(5.584076e-20)
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T1.X, PV.W, literal.x,  
	  ADD_INT   T23.Z, T1.W, literal.y,  
	  ADD_INT * T22.W, T0.Y, literal.z,  
	2(2.802597e-45), 1013904242(1.458441e-02)
	1541459225(1.265518e+17), 0(0.000000e+00)
	  LSHR   T24.X, T0.W, literal.x,  
	  ADD_INT * T23.W, T0.X, literal.y,  
	2(2.802597e-45), -1521486534(-1.803747e-16)
.Ltmp107:
.Lfunc_end0:
	.size	sha256_block, .Lfunc_end0-sha256_block

	.section	.AMDGPU.config
	.long	166100
	.long	519
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	crc32_bitwise
	.p2align	8
	.type	crc32_bitwise,@function
crc32_bitwise:
crc32_bitwise$local:
.Lfunc_begin1:
	ALU 5, @48, KC0[CB0:0-32], KC1[]
.Ltmp108:
	ALU 6, @54, KC0[CB0:0-32], KC1[]
.Ltmp109:
	LOOP_START_DX10 @43
.Ltmp110:
	ALU 0, @61, KC0[], KC1[]
	TEX 0 @46
	ALU 0, @62, KC0[], KC1[]
.Ltmp111:
	ALU 7, @63, KC0[], KC1[]
.Ltmp112:
	ALU 6, @71, KC0[], KC1[]
.Ltmp113:
	ALU 6, @78, KC0[], KC1[]
.Ltmp114:
	ALU 6, @85, KC0[], KC1[]
.Ltmp115:
	ALU 6, @92, KC0[], KC1[]
.Ltmp116:
	ALU 6, @99, KC0[], KC1[]
.Ltmp117:
	ALU 6, @106, KC0[], KC1[]
.Ltmp118:
	ALU 6, @113, KC0[], KC1[]
.Ltmp119:
	ALU 6, @120, KC0[], KC1[]
.Ltmp120:
	ALU 6, @127, KC0[], KC1[]
.Ltmp121:
	ALU 6, @134, KC0[], KC1[]
.Ltmp122:
	ALU 6, @141, KC0[], KC1[]
.Ltmp123:
	ALU 6, @148, KC0[], KC1[]
.Ltmp124:
	ALU 6, @155, KC0[], KC1[]
.Ltmp125:
	ALU 6, @162, KC0[], KC1[]
.Ltmp126:
	ALU 6, @169, KC0[], KC1[]
.Ltmp127:
	ALU 6, @176, KC0[], KC1[]
.Ltmp128:
	ALU 6, @183, KC0[], KC1[]
.Ltmp129:
	ALU 6, @190, KC0[], KC1[]
.Ltmp130:
	ALU 6, @197, KC0[], KC1[]
.Ltmp131:
	ALU 6, @204, KC0[], KC1[]
.Ltmp132:
	ALU 6, @211, KC0[], KC1[]
.Ltmp133:
	ALU 6, @218, KC0[], KC1[]
.Ltmp134:
	ALU 6, @225, KC0[], KC1[]
.Ltmp135:
	ALU 6, @232, KC0[], KC1[]
.Ltmp136:
	ALU 6, @239, KC0[], KC1[]
.Ltmp137:
	ALU 10, @246, KC0[], KC1[]
.Ltmp138:
	ALU 5, @257, KC0[], KC1[]
.Ltmp139:
	ALU 5, @263, KC0[], KC1[]
.Ltmp140:
	ALU 5, @269, KC0[], KC1[]
.Ltmp141:
	ALU 4, @275, KC0[], KC1[]
.Ltmp142:
	ALU 2, @280, KC0[], KC1[]
.Ltmp143:
	ALU_PUSH_BEFORE 2, @283, KC0[], KC1[]
	JUMP @42 POP:1
	LOOP_BREAK @42
	POP @42 POP:1
	END_LOOP @3
.Ltmp144:
	ALU 5, @286, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 46:
.Ltmp145:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp146:
	ALU clause starting at 48:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp147:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp148:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp149:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 54:
.Ltmp150:
	  LSHL * T1.W, T0.W, literal.x,  
.Ltmp151:
	4(5.605194e-45), 0(0.000000e+00)
	  MOV   T0.X, literal.x,  
	  MOV   T0.Y, literal.y,  
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  MOV * T1.W, KC0[2].Z,  
.Ltmp152:
	0(0.000000e+00), -1(nan)
	ALU clause starting at 61:
.Ltmp153:
	  ADD_INT * T1.X, T0.Z, T0.X,  
.Ltmp154:
	ALU clause starting at 62:
.Ltmp155:
	  XOR_INT * T2.W, T1.X, T0.Y,  
.Ltmp156:
	ALU clause starting at 63:
.Ltmp157:
	  BFE_INT * T3.W, T2.W, 0.0, 1, 
	  AND_INT   T0.Y, PV.W, literal.x,  
	  LSHR   T1.Z, T2.W, 1,  
	  LSHL * T3.W, T2.W, literal.y,  
	-306674912(-7.137970e+27), 30(4.203895e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T3.W, PV.Y, PV.Z,  
.Ltmp158:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp159:
	ALU clause starting at 71:
.Ltmp160:
	  LSHR   T0.Y, T3.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T4.W, T2.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 29(4.063766e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T4.W, PV.Z, PV.Y,  
.Ltmp161:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp162:
	ALU clause starting at 78:
.Ltmp163:
	  LSHR   T0.Y, T4.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T5.W, T2.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 28(3.923636e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T5.W, PV.Z, PV.Y,  
.Ltmp164:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp165:
	ALU clause starting at 85:
.Ltmp166:
	  LSHR   T0.Y, T5.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T6.W, T2.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 27(3.783506e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T6.W, PV.Z, PV.Y,  
.Ltmp167:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp168:
	ALU clause starting at 92:
.Ltmp169:
	  LSHR   T0.Y, T6.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T2.W, T2.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T2.W, PV.Z, PV.Y,  
.Ltmp170:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp171:
	ALU clause starting at 99:
.Ltmp172:
	  LSHR   T0.Y, T2.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T3.W, T3.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T3.W, PV.Z, PV.Y,  
.Ltmp173:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp174:
	ALU clause starting at 106:
.Ltmp175:
	  LSHR   T0.Y, T3.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T4.W, T4.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T4.W, PV.Z, PV.Y,  
.Ltmp176:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp177:
	ALU clause starting at 113:
.Ltmp178:
	  LSHR   T0.Y, T4.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T5.W, T5.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T5.W, PV.Z, PV.Y,  
.Ltmp179:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp180:
	ALU clause starting at 120:
.Ltmp181:
	  LSHR   T0.Y, T5.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T6.W, T6.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T6.W, PV.Z, PV.Y,  
.Ltmp182:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp183:
	ALU clause starting at 127:
.Ltmp184:
	  LSHR   T0.Y, T6.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T2.W, T2.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T2.W, PV.Z, PV.Y,  
.Ltmp185:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp186:
	ALU clause starting at 134:
.Ltmp187:
	  LSHR   T0.Y, T2.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T3.W, T3.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T3.W, PV.Z, PV.Y,  
.Ltmp188:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp189:
	ALU clause starting at 141:
.Ltmp190:
	  LSHR   T0.Y, T3.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T4.W, T4.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T4.W, PV.Z, PV.Y,  
.Ltmp191:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp192:
	ALU clause starting at 148:
.Ltmp193:
	  LSHR   T0.Y, T4.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T5.W, T5.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T5.W, PV.Z, PV.Y,  
.Ltmp194:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp195:
	ALU clause starting at 155:
.Ltmp196:
	  LSHR   T0.Y, T5.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T6.W, T6.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T6.W, PV.Z, PV.Y,  
.Ltmp197:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp198:
	ALU clause starting at 162:
.Ltmp199:
	  LSHR   T0.Y, T6.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T2.W, T2.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T2.W, PV.Z, PV.Y,  
.Ltmp200:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp201:
	ALU clause starting at 169:
.Ltmp202:
	  LSHR   T0.Y, T2.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T3.W, T3.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T3.W, PV.Z, PV.Y,  
.Ltmp203:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp204:
	ALU clause starting at 176:
.Ltmp205:
	  LSHR   T0.Y, T3.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T4.W, T4.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T4.W, PV.Z, PV.Y,  
.Ltmp206:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp207:
	ALU clause starting at 183:
.Ltmp208:
	  LSHR   T0.Y, T4.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T5.W, T5.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T5.W, PV.Z, PV.Y,  
.Ltmp209:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp210:
	ALU clause starting at 190:
.Ltmp211:
	  LSHR   T0.Y, T5.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T6.W, T6.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T6.W, PV.Z, PV.Y,  
.Ltmp212:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp213:
	ALU clause starting at 197:
.Ltmp214:
	  LSHR   T0.Y, T6.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T2.W, T2.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T2.W, PV.Z, PV.Y,  
.Ltmp215:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp216:
	ALU clause starting at 204:
.Ltmp217:
	  LSHR   T0.Y, T2.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T3.W, T3.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T3.W, PV.Z, PV.Y,  
.Ltmp218:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp219:
	ALU clause starting at 211:
.Ltmp220:
	  LSHR   T0.Y, T3.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T4.W, T4.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T4.W, PV.Z, PV.Y,  
.Ltmp221:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp222:
	ALU clause starting at 218:
.Ltmp223:
	  LSHR   T0.Y, T4.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T5.W, T5.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T5.W, PV.Z, PV.Y,  
.Ltmp224:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp225:
	ALU clause starting at 225:
.Ltmp226:
	  LSHR   T0.Y, T5.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T6.W, T6.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T6.W, PV.Z, PV.Y,  
.Ltmp227:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp228:
	ALU clause starting at 232:
.Ltmp229:
	  LSHR   T0.Y, T6.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T2.W, T2.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T2.W, PV.Z, PV.Y,  
.Ltmp230:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp231:
	ALU clause starting at 239:
.Ltmp232:
	  LSHR   T0.Y, T2.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T3.W, T3.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T1.Y, PV.W, literal.x,  
	  XOR_INT * T1.Z, PV.Z, PV.Y,  
.Ltmp233:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp234:
	ALU clause starting at 246:
.Ltmp235:
	  LSHL * T3.W, T4.W, literal.x,  
	26(3.643376e-44), 0(0.000000e+00)
	  ASHR   T1.X, PV.W, literal.x,  
	  LSHR   T0.Y, T1.Z, literal.y,  
	  AND_INT   T2.Z, T1.Y, literal.z,  
	  LSHL * T3.W, T5.W, literal.w,  
	31(4.344025e-44), 6(8.407791e-45)
	124634137(1.788753e-34), 26(3.643376e-44)
	  ASHR   T2.X, PV.W, literal.x,  
	  XOR_INT * T0.Y, PV.Z, PV.Y,  
.Ltmp236:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp237:
	ALU clause starting at 257:
.Ltmp238:
	  AND_INT   T2.Z, T1.X, literal.x,  
	  LSHL * T3.W, T6.W, literal.y,  
	249268274(5.411882e-30), 26(3.643376e-44)
	  ASHR   T1.X, PV.W, literal.x,  
	  XOR_INT * T0.Y, PV.Z, T0.Y,  
.Ltmp239:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp240:
	ALU clause starting at 263:
.Ltmp241:
	  AND_INT   T2.Z, T2.X, literal.x,  
	  LSHL * T2.W, T2.W, literal.y,  
	498536548(4.845664e-21), 26(3.643376e-44)
	  ASHR   T2.X, PV.W, literal.x,  
	  XOR_INT * T0.Y, PV.Z, T0.Y,  
.Ltmp242:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp243:
	ALU clause starting at 269:
.Ltmp244:
	  AND_INT   T2.Z, T1.X, literal.x,  
	  LSHL * T2.W, T1.Z, literal.y,  
	997073096(3.633546e-03), 26(3.643376e-44)
	  ASHR   T1.Y, PV.W, literal.x,  
	  XOR_INT * T1.Z, PV.Z, T0.Y,  
.Ltmp245:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp246:
	ALU clause starting at 275:
.Ltmp247:
	  AND_INT * T2.W, T2.X, literal.x,  
.Ltmp248:
	1994146192(2.233662e+33), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
.Ltmp249:
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp250:
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp251:
	ALU clause starting at 280:
.Ltmp252:
	  AND_INT * T2.W, T1.Y, literal.x,  
	-306674912(-7.137970e+27), 0(0.000000e+00)
	  XOR_INT * T0.Y, PV.W, T1.Z,  
.Ltmp253:
	ALU clause starting at 283:
.Ltmp254:
	  SETE_INT * T2.W, T0.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp255:
	ALU clause starting at 286:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  NOT_INT * T1.X, T0.Y,  
.Ltmp256:
.Lfunc_end1:
	.size	crc32_bitwise, .Lfunc_end1-crc32_bitwise

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	xorshift64
	.p2align	8
	.type	xorshift64,@function
xorshift64:
xorshift64$local:
.Lfunc_begin2:
	ALU 5, @212, KC0[CB0:0-32], KC1[]
.Ltmp257:
	ALU 2, @218, KC0[CB0:0-32], KC1[]
	TEX 0 @208
.Ltmp258:
	ALU 0, @221, KC0[], KC1[]
.Ltmp259:
	ALU 3, @222, KC0[], KC1[]
.Ltmp260:
	ALU 0, @226, KC0[], KC1[]
.Ltmp261:
	ALU 3, @227, KC0[], KC1[]
.Ltmp262:
	ALU 0, @231, KC0[], KC1[]
.Ltmp263:
	ALU 3, @232, KC0[], KC1[]
.Ltmp264:
	ALU 0, @236, KC0[], KC1[]
.Ltmp265:
	ALU 3, @237, KC0[], KC1[]
.Ltmp266:
	ALU 0, @241, KC0[], KC1[]
.Ltmp267:
	ALU 3, @242, KC0[], KC1[]
.Ltmp268:
	ALU 0, @246, KC0[], KC1[]
.Ltmp269:
	ALU 3, @247, KC0[], KC1[]
.Ltmp270:
	ALU 0, @251, KC0[], KC1[]
.Ltmp271:
	ALU 3, @252, KC0[], KC1[]
.Ltmp272:
	ALU 0, @256, KC0[], KC1[]
.Ltmp273:
	ALU 3, @257, KC0[], KC1[]
.Ltmp274:
	ALU 0, @261, KC0[], KC1[]
.Ltmp275:
	ALU 3, @262, KC0[], KC1[]
.Ltmp276:
	ALU 0, @266, KC0[], KC1[]
.Ltmp277:
	ALU 3, @267, KC0[], KC1[]
.Ltmp278:
	ALU 0, @271, KC0[], KC1[]
.Ltmp279:
	ALU 3, @272, KC0[], KC1[]
.Ltmp280:
	ALU 0, @276, KC0[], KC1[]
.Ltmp281:
	ALU 3, @277, KC0[], KC1[]
.Ltmp282:
	ALU 0, @281, KC0[], KC1[]
.Ltmp283:
	ALU 3, @282, KC0[], KC1[]
.Ltmp284:
	ALU 0, @286, KC0[], KC1[]
.Ltmp285:
	ALU 3, @287, KC0[], KC1[]
.Ltmp286:
	ALU 0, @291, KC0[], KC1[]
.Ltmp287:
	ALU 3, @292, KC0[], KC1[]
.Ltmp288:
	ALU 0, @296, KC0[], KC1[]
.Ltmp289:
	ALU 3, @297, KC0[], KC1[]
.Ltmp290:
	ALU 0, @301, KC0[], KC1[]
.Ltmp291:
	ALU 3, @302, KC0[], KC1[]
.Ltmp292:
	ALU 0, @306, KC0[], KC1[]
.Ltmp293:
	ALU 3, @307, KC0[], KC1[]
.Ltmp294:
	ALU 0, @311, KC0[], KC1[]
.Ltmp295:
	ALU 3, @312, KC0[], KC1[]
.Ltmp296:
	ALU 0, @316, KC0[], KC1[]
.Ltmp297:
	ALU 3, @317, KC0[], KC1[]
.Ltmp298:
	ALU 0, @321, KC0[], KC1[]
.Ltmp299:
	ALU 3, @322, KC0[], KC1[]
.Ltmp300:
	ALU 0, @326, KC0[], KC1[]
.Ltmp301:
	ALU 3, @327, KC0[], KC1[]
.Ltmp302:
	ALU 0, @331, KC0[], KC1[]
.Ltmp303:
	ALU 3, @332, KC0[], KC1[]
.Ltmp304:
	ALU 0, @336, KC0[], KC1[]
.Ltmp305:
	ALU 3, @337, KC0[], KC1[]
.Ltmp306:
	ALU 0, @341, KC0[], KC1[]
.Ltmp307:
	ALU 3, @342, KC0[], KC1[]
.Ltmp308:
	ALU 0, @346, KC0[], KC1[]
.Ltmp309:
	ALU 3, @347, KC0[], KC1[]
.Ltmp310:
	ALU 0, @351, KC0[], KC1[]
.Ltmp311:
	ALU 3, @352, KC0[], KC1[]
.Ltmp312:
	ALU 0, @356, KC0[], KC1[]
.Ltmp313:
	ALU 3, @357, KC0[], KC1[]
.Ltmp314:
	ALU 0, @361, KC0[], KC1[]
.Ltmp315:
	ALU 3, @362, KC0[], KC1[]
.Ltmp316:
	ALU 0, @366, KC0[], KC1[]
.Ltmp317:
	ALU 3, @367, KC0[], KC1[]
.Ltmp318:
	ALU 0, @371, KC0[], KC1[]
.Ltmp319:
	ALU 3, @372, KC0[], KC1[]
.Ltmp320:
	ALU 0, @376, KC0[], KC1[]
.Ltmp321:
	ALU 3, @377, KC0[], KC1[]
.Ltmp322:
	ALU 0, @381, KC0[], KC1[]
.Ltmp323:
	ALU 3, @382, KC0[], KC1[]
.Ltmp324:
	ALU 0, @386, KC0[], KC1[]
.Ltmp325:
	ALU 3, @387, KC0[], KC1[]
.Ltmp326:
	ALU 0, @391, KC0[], KC1[]
.Ltmp327:
	ALU 3, @392, KC0[], KC1[]
.Ltmp328:
	ALU 0, @396, KC0[], KC1[]
.Ltmp329:
	ALU 3, @397, KC0[], KC1[]
.Ltmp330:
	ALU 0, @401, KC0[], KC1[]
.Ltmp331:
	ALU 3, @402, KC0[], KC1[]
.Ltmp332:
	ALU 0, @406, KC0[], KC1[]
.Ltmp333:
	ALU 3, @407, KC0[], KC1[]
.Ltmp334:
	ALU 0, @411, KC0[], KC1[]
.Ltmp335:
	ALU 3, @412, KC0[], KC1[]
.Ltmp336:
	ALU 0, @416, KC0[], KC1[]
.Ltmp337:
	ALU 3, @417, KC0[], KC1[]
.Ltmp338:
	ALU 0, @421, KC0[], KC1[]
.Ltmp339:
	ALU 3, @422, KC0[], KC1[]
.Ltmp340:
	ALU 0, @426, KC0[], KC1[]
.Ltmp341:
	ALU 3, @427, KC0[], KC1[]
.Ltmp342:
	ALU 0, @431, KC0[], KC1[]
.Ltmp343:
	ALU 3, @432, KC0[], KC1[]
.Ltmp344:
	ALU 0, @436, KC0[], KC1[]
.Ltmp345:
	ALU 3, @437, KC0[], KC1[]
.Ltmp346:
	ALU 0, @441, KC0[], KC1[]
.Ltmp347:
	ALU 3, @442, KC0[], KC1[]
.Ltmp348:
	ALU 0, @446, KC0[], KC1[]
.Ltmp349:
	ALU 3, @447, KC0[], KC1[]
.Ltmp350:
	ALU 0, @451, KC0[], KC1[]
.Ltmp351:
	ALU 3, @452, KC0[], KC1[]
.Ltmp352:
	ALU 0, @456, KC0[], KC1[]
.Ltmp353:
	ALU 3, @457, KC0[], KC1[]
.Ltmp354:
	ALU 0, @461, KC0[], KC1[]
.Ltmp355:
	ALU 3, @462, KC0[], KC1[]
.Ltmp356:
	ALU 0, @466, KC0[], KC1[]
.Ltmp357:
	ALU 3, @467, KC0[], KC1[]
.Ltmp358:
	ALU 0, @471, KC0[], KC1[]
.Ltmp359:
	ALU 3, @472, KC0[], KC1[]
.Ltmp360:
	ALU 0, @476, KC0[], KC1[]
.Ltmp361:
	ALU 3, @477, KC0[], KC1[]
.Ltmp362:
	ALU 0, @481, KC0[], KC1[]
.Ltmp363:
	ALU 3, @482, KC0[], KC1[]
.Ltmp364:
	ALU 0, @486, KC0[], KC1[]
.Ltmp365:
	ALU 3, @487, KC0[], KC1[]
.Ltmp366:
	ALU 0, @491, KC0[], KC1[]
.Ltmp367:
	ALU 3, @492, KC0[], KC1[]
.Ltmp368:
	ALU 0, @496, KC0[], KC1[]
.Ltmp369:
	ALU 3, @497, KC0[], KC1[]
.Ltmp370:
	ALU 0, @501, KC0[], KC1[]
.Ltmp371:
	ALU 3, @502, KC0[], KC1[]
.Ltmp372:
	ALU 0, @506, KC0[], KC1[]
.Ltmp373:
	ALU 3, @507, KC0[], KC1[]
.Ltmp374:
	ALU 0, @511, KC0[], KC1[]
.Ltmp375:
	ALU 3, @512, KC0[], KC1[]
.Ltmp376:
	ALU 0, @516, KC0[], KC1[]
.Ltmp377:
	ALU 3, @517, KC0[], KC1[]
.Ltmp378:
	ALU 0, @521, KC0[], KC1[]
.Ltmp379:
	ALU 3, @522, KC0[], KC1[]
.Ltmp380:
	ALU 0, @526, KC0[], KC1[]
.Ltmp381:
	ALU 3, @527, KC0[], KC1[]
.Ltmp382:
	ALU 0, @531, KC0[], KC1[]
.Ltmp383:
	ALU 3, @532, KC0[], KC1[]
.Ltmp384:
	ALU 0, @536, KC0[], KC1[]
.Ltmp385:
	ALU 3, @537, KC0[], KC1[]
.Ltmp386:
	ALU 0, @541, KC0[], KC1[]
.Ltmp387:
	ALU 3, @542, KC0[], KC1[]
.Ltmp388:
	ALU 0, @546, KC0[], KC1[]
.Ltmp389:
	ALU 3, @547, KC0[], KC1[]
.Ltmp390:
	ALU 0, @551, KC0[], KC1[]
.Ltmp391:
	ALU 3, @552, KC0[], KC1[]
.Ltmp392:
	ALU 0, @556, KC0[], KC1[]
.Ltmp393:
	ALU 3, @557, KC0[], KC1[]
.Ltmp394:
	ALU 0, @561, KC0[], KC1[]
.Ltmp395:
	ALU 3, @562, KC0[], KC1[]
.Ltmp396:
	ALU 0, @566, KC0[], KC1[]
.Ltmp397:
	ALU 3, @567, KC0[], KC1[]
.Ltmp398:
	ALU 0, @571, KC0[], KC1[]
.Ltmp399:
	ALU 3, @572, KC0[], KC1[]
.Ltmp400:
	ALU 0, @576, KC0[], KC1[]
.Ltmp401:
	ALU 3, @577, KC0[], KC1[]
.Ltmp402:
	ALU 0, @581, KC0[], KC1[]
.Ltmp403:
	ALU 3, @582, KC0[], KC1[]
.Ltmp404:
	ALU 0, @586, KC0[], KC1[]
.Ltmp405:
	ALU 3, @587, KC0[], KC1[]
.Ltmp406:
	ALU 0, @591, KC0[], KC1[]
.Ltmp407:
	ALU 3, @592, KC0[], KC1[]
.Ltmp408:
	ALU 0, @596, KC0[], KC1[]
.Ltmp409:
	ALU 3, @597, KC0[], KC1[]
.Ltmp410:
	ALU 0, @601, KC0[], KC1[]
.Ltmp411:
	ALU 3, @602, KC0[], KC1[]
.Ltmp412:
	ALU 0, @606, KC0[], KC1[]
.Ltmp413:
	ALU 3, @607, KC0[], KC1[]
.Ltmp414:
	ALU 0, @611, KC0[], KC1[]
.Ltmp415:
	ALU 3, @612, KC0[], KC1[]
.Ltmp416:
	ALU 0, @616, KC0[], KC1[]
.Ltmp417:
	ALU 3, @617, KC0[], KC1[]
.Ltmp418:
	ALU 0, @621, KC0[], KC1[]
.Ltmp419:
	ALU 3, @622, KC0[], KC1[]
.Ltmp420:
	ALU 0, @626, KC0[], KC1[]
.Ltmp421:
	ALU 3, @627, KC0[], KC1[]
.Ltmp422:
	ALU 0, @631, KC0[], KC1[]
.Ltmp423:
	ALU 3, @632, KC0[], KC1[]
.Ltmp424:
	ALU 0, @636, KC0[], KC1[]
.Ltmp425:
	ALU 3, @637, KC0[], KC1[]
.Ltmp426:
	ALU 0, @641, KC0[], KC1[]
.Ltmp427:
	ALU 3, @642, KC0[], KC1[]
.Ltmp428:
	ALU 0, @646, KC0[], KC1[]
.Ltmp429:
	ALU 3, @647, KC0[], KC1[]
.Ltmp430:
	ALU 0, @651, KC0[], KC1[]
.Ltmp431:
	ALU 3, @652, KC0[], KC1[]
.Ltmp432:
	ALU 0, @656, KC0[], KC1[]
.Ltmp433:
	ALU 3, @657, KC0[], KC1[]
.Ltmp434:
	ALU 0, @661, KC0[], KC1[]
.Ltmp435:
	ALU 3, @662, KC0[], KC1[]
.Ltmp436:
	ALU 0, @666, KC0[], KC1[]
.Ltmp437:
	ALU 3, @667, KC0[], KC1[]
.Ltmp438:
	ALU 0, @671, KC0[], KC1[]
.Ltmp439:
	ALU 3, @672, KC0[], KC1[]
.Ltmp440:
	ALU 0, @676, KC0[], KC1[]
.Ltmp441:
	ALU 3, @677, KC0[], KC1[]
.Ltmp442:
	ALU 0, @681, KC0[], KC1[]
.Ltmp443:
	ALU 3, @682, KC0[], KC1[]
.Ltmp444:
	ALU 0, @686, KC0[], KC1[]
.Ltmp445:
	ALU 3, @687, KC0[], KC1[]
.Ltmp446:
	ALU 0, @691, KC0[], KC1[]
.Ltmp447:
	ALU 3, @692, KC0[], KC1[]
.Ltmp448:
	ALU 0, @696, KC0[], KC1[]
.Ltmp449:
	ALU 2, @697, KC0[], KC1[]
.Ltmp450:
	ALU 2, @700, KC0[], KC1[]
.Ltmp451:
	ALU 2, @703, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	TEX 0 @210
	ALU 4, @706, KC0[], KC1[]
.Ltmp452:
	ALU 1, @711, KC0[], KC1[]
.Ltmp453:
	ALU 22, @713, KC0[], KC1[]
.Ltmp454:
	ALU 4, @736, KC0[], KC1[]
.Ltmp455:
	ALU 22, @741, KC0[], KC1[]
.Ltmp456:
	ALU 6, @764, KC0[], KC1[]
.Ltmp457:
	ALU 7, @771, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 208:
	  VTX_READ_64 T1.XY, T0.X, 0, #1
.Ltmp458:
	Fetch clause starting at 210:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp459:
	ALU clause starting at 212:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp460:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 218:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 221:
	  OR_INT * T1.W, T1.X, 1,  
	ALU clause starting at 222:
.Ltmp461:
	  BIT_ALIGN_INT   T0.Z, T1.Y, T1.X, literal.x, 
	  LSHL * T2.W, T1.W, literal.y,  
.Ltmp462:
	19(2.662467e-44), 13(1.821688e-44)
	  XOR_INT * T1.Z, PV.W, T1.W,  
.Ltmp463:
	ALU clause starting at 226:
.Ltmp464:
	  XOR_INT * T1.W, T0.Z, T1.Y,  
.Ltmp465:
	ALU clause starting at 227:
.Ltmp466:
	  BIT_ALIGN_INT   T0.Z, T1.W, T1.Z, literal.x, 
	  LSHR * T2.W, T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T2.Z, PV.W, T1.W,  
.Ltmp467:
	ALU clause starting at 231:
.Ltmp468:
	  XOR_INT * T1.W, T0.Z, T1.Z,  
.Ltmp469:
	ALU clause starting at 232:
.Ltmp470:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T2.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T2.Z,  
.Ltmp471:
	ALU clause starting at 236:
.Ltmp472:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp473:
	ALU clause starting at 237:
.Ltmp474:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp475:
	ALU clause starting at 241:
.Ltmp476:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp477:
	ALU clause starting at 242:
.Ltmp478:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp479:
	ALU clause starting at 246:
.Ltmp480:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp481:
	ALU clause starting at 247:
.Ltmp482:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp483:
	ALU clause starting at 251:
.Ltmp484:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp485:
	ALU clause starting at 252:
.Ltmp486:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp487:
	ALU clause starting at 256:
.Ltmp488:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp489:
	ALU clause starting at 257:
.Ltmp490:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp491:
	ALU clause starting at 261:
.Ltmp492:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp493:
	ALU clause starting at 262:
.Ltmp494:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp495:
	ALU clause starting at 266:
.Ltmp496:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp497:
	ALU clause starting at 267:
.Ltmp498:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp499:
	ALU clause starting at 271:
.Ltmp500:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp501:
	ALU clause starting at 272:
.Ltmp502:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp503:
	ALU clause starting at 276:
.Ltmp504:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp505:
	ALU clause starting at 277:
.Ltmp506:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp507:
	ALU clause starting at 281:
.Ltmp508:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp509:
	ALU clause starting at 282:
.Ltmp510:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp511:
	ALU clause starting at 286:
.Ltmp512:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp513:
	ALU clause starting at 287:
.Ltmp514:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp515:
	ALU clause starting at 291:
.Ltmp516:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp517:
	ALU clause starting at 292:
.Ltmp518:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp519:
	ALU clause starting at 296:
.Ltmp520:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp521:
	ALU clause starting at 297:
.Ltmp522:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp523:
	ALU clause starting at 301:
.Ltmp524:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp525:
	ALU clause starting at 302:
.Ltmp526:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp527:
	ALU clause starting at 306:
.Ltmp528:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp529:
	ALU clause starting at 307:
.Ltmp530:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp531:
	ALU clause starting at 311:
.Ltmp532:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp533:
	ALU clause starting at 312:
.Ltmp534:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp535:
	ALU clause starting at 316:
.Ltmp536:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp537:
	ALU clause starting at 317:
.Ltmp538:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp539:
	ALU clause starting at 321:
.Ltmp540:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp541:
	ALU clause starting at 322:
.Ltmp542:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp543:
	ALU clause starting at 326:
.Ltmp544:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp545:
	ALU clause starting at 327:
.Ltmp546:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp547:
	ALU clause starting at 331:
.Ltmp548:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp549:
	ALU clause starting at 332:
.Ltmp550:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp551:
	ALU clause starting at 336:
.Ltmp552:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp553:
	ALU clause starting at 337:
.Ltmp554:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp555:
	ALU clause starting at 341:
.Ltmp556:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp557:
	ALU clause starting at 342:
.Ltmp558:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp559:
	ALU clause starting at 346:
.Ltmp560:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp561:
	ALU clause starting at 347:
.Ltmp562:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp563:
	ALU clause starting at 351:
.Ltmp564:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp565:
	ALU clause starting at 352:
.Ltmp566:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp567:
	ALU clause starting at 356:
.Ltmp568:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp569:
	ALU clause starting at 357:
.Ltmp570:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp571:
	ALU clause starting at 361:
.Ltmp572:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp573:
	ALU clause starting at 362:
.Ltmp574:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp575:
	ALU clause starting at 366:
.Ltmp576:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp577:
	ALU clause starting at 367:
.Ltmp578:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp579:
	ALU clause starting at 371:
.Ltmp580:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp581:
	ALU clause starting at 372:
.Ltmp582:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp583:
	ALU clause starting at 376:
.Ltmp584:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp585:
	ALU clause starting at 377:
.Ltmp586:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp587:
	ALU clause starting at 381:
.Ltmp588:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp589:
	ALU clause starting at 382:
.Ltmp590:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp591:
	ALU clause starting at 386:
.Ltmp592:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp593:
	ALU clause starting at 387:
.Ltmp594:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp595:
	ALU clause starting at 391:
.Ltmp596:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp597:
	ALU clause starting at 392:
.Ltmp598:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp599:
	ALU clause starting at 396:
.Ltmp600:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp601:
	ALU clause starting at 397:
.Ltmp602:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp603:
	ALU clause starting at 401:
.Ltmp604:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp605:
	ALU clause starting at 402:
.Ltmp606:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp607:
	ALU clause starting at 406:
.Ltmp608:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp609:
	ALU clause starting at 407:
.Ltmp610:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp611:
	ALU clause starting at 411:
.Ltmp612:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp613:
	ALU clause starting at 412:
.Ltmp614:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp615:
	ALU clause starting at 416:
.Ltmp616:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp617:
	ALU clause starting at 417:
.Ltmp618:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp619:
	ALU clause starting at 421:
.Ltmp620:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp621:
	ALU clause starting at 422:
.Ltmp622:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp623:
	ALU clause starting at 426:
.Ltmp624:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp625:
	ALU clause starting at 427:
.Ltmp626:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp627:
	ALU clause starting at 431:
.Ltmp628:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp629:
	ALU clause starting at 432:
.Ltmp630:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp631:
	ALU clause starting at 436:
.Ltmp632:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp633:
	ALU clause starting at 437:
.Ltmp634:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp635:
	ALU clause starting at 441:
.Ltmp636:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp637:
	ALU clause starting at 442:
.Ltmp638:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp639:
	ALU clause starting at 446:
.Ltmp640:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp641:
	ALU clause starting at 447:
.Ltmp642:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp643:
	ALU clause starting at 451:
.Ltmp644:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp645:
	ALU clause starting at 452:
.Ltmp646:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp647:
	ALU clause starting at 456:
.Ltmp648:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp649:
	ALU clause starting at 457:
.Ltmp650:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp651:
	ALU clause starting at 461:
.Ltmp652:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp653:
	ALU clause starting at 462:
.Ltmp654:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp655:
	ALU clause starting at 466:
.Ltmp656:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp657:
	ALU clause starting at 467:
.Ltmp658:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp659:
	ALU clause starting at 471:
.Ltmp660:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp661:
	ALU clause starting at 472:
.Ltmp662:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp663:
	ALU clause starting at 476:
.Ltmp664:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp665:
	ALU clause starting at 477:
.Ltmp666:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp667:
	ALU clause starting at 481:
.Ltmp668:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp669:
	ALU clause starting at 482:
.Ltmp670:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp671:
	ALU clause starting at 486:
.Ltmp672:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp673:
	ALU clause starting at 487:
.Ltmp674:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp675:
	ALU clause starting at 491:
.Ltmp676:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp677:
	ALU clause starting at 492:
.Ltmp678:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp679:
	ALU clause starting at 496:
.Ltmp680:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp681:
	ALU clause starting at 497:
.Ltmp682:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp683:
	ALU clause starting at 501:
.Ltmp684:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp685:
	ALU clause starting at 502:
.Ltmp686:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp687:
	ALU clause starting at 506:
.Ltmp688:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp689:
	ALU clause starting at 507:
.Ltmp690:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp691:
	ALU clause starting at 511:
.Ltmp692:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp693:
	ALU clause starting at 512:
.Ltmp694:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp695:
	ALU clause starting at 516:
.Ltmp696:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp697:
	ALU clause starting at 517:
.Ltmp698:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp699:
	ALU clause starting at 521:
.Ltmp700:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp701:
	ALU clause starting at 522:
.Ltmp702:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp703:
	ALU clause starting at 526:
.Ltmp704:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp705:
	ALU clause starting at 527:
.Ltmp706:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp707:
	ALU clause starting at 531:
.Ltmp708:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp709:
	ALU clause starting at 532:
.Ltmp710:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp711:
	ALU clause starting at 536:
.Ltmp712:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp713:
	ALU clause starting at 537:
.Ltmp714:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp715:
	ALU clause starting at 541:
.Ltmp716:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp717:
	ALU clause starting at 542:
.Ltmp718:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp719:
	ALU clause starting at 546:
.Ltmp720:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp721:
	ALU clause starting at 547:
.Ltmp722:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp723:
	ALU clause starting at 551:
.Ltmp724:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp725:
	ALU clause starting at 552:
.Ltmp726:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp727:
	ALU clause starting at 556:
.Ltmp728:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp729:
	ALU clause starting at 557:
.Ltmp730:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp731:
	ALU clause starting at 561:
.Ltmp732:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp733:
	ALU clause starting at 562:
.Ltmp734:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp735:
	ALU clause starting at 566:
.Ltmp736:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp737:
	ALU clause starting at 567:
.Ltmp738:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp739:
	ALU clause starting at 571:
.Ltmp740:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp741:
	ALU clause starting at 572:
.Ltmp742:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp743:
	ALU clause starting at 576:
.Ltmp744:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp745:
	ALU clause starting at 577:
.Ltmp746:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp747:
	ALU clause starting at 581:
.Ltmp748:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp749:
	ALU clause starting at 582:
.Ltmp750:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp751:
	ALU clause starting at 586:
.Ltmp752:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp753:
	ALU clause starting at 587:
.Ltmp754:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp755:
	ALU clause starting at 591:
.Ltmp756:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp757:
	ALU clause starting at 592:
.Ltmp758:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp759:
	ALU clause starting at 596:
.Ltmp760:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp761:
	ALU clause starting at 597:
.Ltmp762:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp763:
	ALU clause starting at 601:
.Ltmp764:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp765:
	ALU clause starting at 602:
.Ltmp766:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp767:
	ALU clause starting at 606:
.Ltmp768:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp769:
	ALU clause starting at 607:
.Ltmp770:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp771:
	ALU clause starting at 611:
.Ltmp772:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp773:
	ALU clause starting at 612:
.Ltmp774:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp775:
	ALU clause starting at 616:
.Ltmp776:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp777:
	ALU clause starting at 617:
.Ltmp778:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp779:
	ALU clause starting at 621:
.Ltmp780:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp781:
	ALU clause starting at 622:
.Ltmp782:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp783:
	ALU clause starting at 626:
.Ltmp784:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp785:
	ALU clause starting at 627:
.Ltmp786:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp787:
	ALU clause starting at 631:
.Ltmp788:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp789:
	ALU clause starting at 632:
.Ltmp790:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp791:
	ALU clause starting at 636:
.Ltmp792:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp793:
	ALU clause starting at 637:
.Ltmp794:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp795:
	ALU clause starting at 641:
.Ltmp796:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp797:
	ALU clause starting at 642:
.Ltmp798:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp799:
	ALU clause starting at 646:
.Ltmp800:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp801:
	ALU clause starting at 647:
.Ltmp802:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp803:
	ALU clause starting at 651:
.Ltmp804:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp805:
	ALU clause starting at 652:
.Ltmp806:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp807:
	ALU clause starting at 656:
.Ltmp808:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp809:
	ALU clause starting at 657:
.Ltmp810:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp811:
	ALU clause starting at 661:
.Ltmp812:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp813:
	ALU clause starting at 662:
.Ltmp814:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp815:
	ALU clause starting at 666:
.Ltmp816:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp817:
	ALU clause starting at 667:
.Ltmp818:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp819:
	ALU clause starting at 671:
.Ltmp820:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp821:
	ALU clause starting at 672:
.Ltmp822:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp823:
	ALU clause starting at 676:
.Ltmp824:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp825:
	ALU clause starting at 677:
.Ltmp826:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp827:
	ALU clause starting at 681:
.Ltmp828:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp829:
	ALU clause starting at 682:
.Ltmp830:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp831:
	ALU clause starting at 686:
.Ltmp832:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp833:
	ALU clause starting at 687:
.Ltmp834:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp835:
	ALU clause starting at 691:
.Ltmp836:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp837:
	ALU clause starting at 692:
.Ltmp838:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp839:
	ALU clause starting at 696:
.Ltmp840:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp841:
	ALU clause starting at 697:
.Ltmp842:
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.x, 
	15(2.101948e-44), 0(0.000000e+00)
	  XOR_INT * T1.Y, PV.W, T1.Z,  
.Ltmp843:
	ALU clause starting at 700:
.Ltmp844:
	  LSHL * T2.W, T1.W, literal.x,  
	17(2.382207e-44), 0(0.000000e+00)
	  XOR_INT * T1.X, PV.W, T1.W,  
.Ltmp845:
	ALU clause starting at 703:
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 706:
	  ADDC_UINT * T1.W, T0.X, literal.x,  
	2135587861(2.691483e+38), 0(0.000000e+00)
	  ADD_INT * T1.W, T0.Y, PV.W,  
	  ADD_INT * T0.Z, PV.W, literal.x,  
	-1640531527(-9.713111e-21), 0(0.000000e+00)
	ALU clause starting at 711:
	  ADD_INT * T1.W, T0.X, literal.x,  
	2135587861(2.691483e+38), 0(0.000000e+00)
	ALU clause starting at 713:
	  BIT_ALIGN_INT * T2.W, T0.Z, T1.W, literal.x, 
	30(4.203895e-44), 0(0.000000e+00)
	  LSHR   T1.Z, T0.Z, literal.x,  
	  XOR_INT * T1.W, PV.W, T1.W,  
	30(4.203895e-44), 0(0.000000e+00)
	  MULHI   T0.X, T1.W, literal.x,  
	  MULHI   T0.Y (MASKED), T1.W, literal.x,  
	  MULHI   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI * T0.W (MASKED), T1.W, literal.x,  
	484763065(1.514716e-21), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	-1084733587(-8.448399e-01), 0(0.000000e+00)
	  ADD_INT   T2.Z, T0.X, PV.Y,  
	  XOR_INT * T2.W, T1.Z, T0.Z,  
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	484763065(1.514716e-21), 0(0.000000e+00)
	  ADD_INT * T2.W, T2.Z, PV.X,  
	ALU clause starting at 736:
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	484763065(1.514716e-21), 0(0.000000e+00)
	ALU clause starting at 741:
	  BIT_ALIGN_INT * T1.W, T2.W, T0.X, literal.x, 
	27(3.783506e-44), 0(0.000000e+00)
	  LSHR   T0.Z, T2.W, literal.x,  
	  XOR_INT * T1.W, PV.W, T0.X,  
	27(3.783506e-44), 0(0.000000e+00)
	  MULHI   T0.X, T1.W, literal.x,  
	  MULHI   T0.Y (MASKED), T1.W, literal.x,  
	  MULHI   T0.Z (MASKED), T1.W, literal.x,  
	  MULHI * T0.W (MASKED), T1.W, literal.x,  
	321982955(2.234938e-27), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Y, T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	-1798288965(-2.103171e-26), 0(0.000000e+00)
	  ADD_INT   T1.Z, T0.X, PV.Y,  
	  XOR_INT * T2.W, T0.Z, T2.W,  
	  MULLO_INT   T0.X, T2.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.W, literal.x,  
	321982955(2.234938e-27), 0(0.000000e+00)
	  ADD_INT * T2.W, T1.Z, PV.X,  
	ALU clause starting at 764:
	  LSHR * T3.W, T2.W, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.W, literal.x,  
	321982955(2.234938e-27), 0(0.000000e+00)
	ALU clause starting at 771:
	  XOR_INT   T0.Y, T3.W, T2.W,  
	  LSHL   T0.Z, KC0[0].W, literal.x,  
	  BIT_ALIGN_INT * T1.W, T2.W, T0.X, literal.y, BS:VEC_120/SCL_212
	3(4.203895e-45), 31(4.344025e-44)
	  XOR_INT   T0.X, PV.W, T0.X,  
	  ADD_INT * T0.W, T0.W, PV.Z,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp846:
.Lfunc_end2:
	.size	xorshift64, .Lfunc_end2-xorshift64

	.section	.AMDGPU.config
	.long	166100
	.long	518
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	tea
	.p2align	8
	.type	tea,@function
tea:
tea$local:
.Lfunc_begin3:
	ALU 5, @34, KC0[CB0:0-32], KC1[]
.Ltmp847:
	ALU 2, @40, KC0[CB0:0-32], KC1[]
	TEX 0 @32
.Ltmp848:
	ALU 0, @43, KC0[CB0:0-32], KC1[]
	ALU 3, @44, KC0[CB0:0-32], KC1[]
.Ltmp849:
	ALU 1, @48, KC0[CB0:0-32], KC1[]
.Ltmp850:
	LOOP_START_DX10 @28
.Ltmp851:
	ALU 10, @50, KC0[], KC1[]
.Ltmp852:
	ALU 10, @61, KC0[], KC1[]
.Ltmp853:
	ALU 10, @72, KC0[], KC1[]
	ALU 10, @83, KC0[], KC1[]
.Ltmp854:
	ALU 10, @94, KC0[], KC1[]
	ALU 10, @105, KC0[], KC1[]
.Ltmp855:
	ALU 10, @116, KC0[], KC1[]
	ALU 10, @127, KC0[], KC1[]
.Ltmp856:
	ALU 8, @138, KC0[], KC1[]
	ALU 9, @147, KC0[], KC1[]
.Ltmp857:
	ALU 10, @157, KC0[], KC1[]
	ALU 10, @168, KC0[], KC1[]
.Ltmp858:
	ALU 10, @179, KC0[], KC1[]
	ALU 10, @190, KC0[], KC1[]
.Ltmp859:
	ALU 10, @201, KC0[], KC1[]
.Ltmp860:
	ALU 12, @212, KC0[], KC1[]
.Ltmp861:
	ALU_PUSH_BEFORE 2, @225, KC0[], KC1[]
	JUMP @27 POP:1
	LOOP_BREAK @27
	POP @27 POP:1
	END_LOOP @7
.Ltmp862:
	ALU 2, @228, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	CF_END
	PAD
	Fetch clause starting at 32:
	  VTX_READ_64 T2.XY, T0.X, 0, #1
.Ltmp863:
	ALU clause starting at 34:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp864:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[4].Z,  
	ALU clause starting at 40:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 43:
	  MOV * T0.Y, KC0[4].X,  
	ALU clause starting at 44:
	  MOV   T0.Z, KC0[3].W,  
	  MOV * T2.W, KC0[3].Z,  
	  MOV * T1.Y, literal.x,  
.Ltmp865:
	387276957(4.826644e-25), 0(0.000000e+00)
.Ltmp866:
	ALU clause starting at 48:
	  MOV   T1.Z, KC0[3].Y,  
	  MOV * T1.W, KC0[2].Z,  
.Ltmp867:
	ALU clause starting at 50:
.Ltmp868:
	  LSHL   T2.Z, T2.Y, literal.x,  
	  LSHR * T3.W, T2.Y, literal.y,  
	4(5.605194e-45), 5(7.006492e-45)
	  ADD_INT   T3.Y, T2.Y, T1.Y,  
	  ADD_INT   T3.Z, PV.W, T2.W,  
	  ADD_INT * T3.W, PV.Z, T1.Z,  
	  XOR_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T3.W, PV.Y, literal.x,  
	-2027808484(-1.219490e-34), 0(0.000000e+00)
	  XOR_INT * T3.W, PV.Z, PV.W,  
	  ADD_INT * T3.W, PV.W, T2.X,  
.Ltmp869:
	ALU clause starting at 61:
.Ltmp870:
	  LSHL   T2.Z, T3.W, literal.x,  
	  ADD_INT * T4.W, T1.Y, T3.W,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T3.Y, T3.W, literal.x,  
	  ADD_INT   T3.Z, PV.W, literal.y,  
	  ADD_INT * T4.W, PV.Z, T0.Z,  
	5(7.006492e-45), -2027808484(-1.219490e-34)
	  XOR_INT   T2.Z, PV.W, PV.Z,  
	  ADD_INT * T4.W, PV.Y, T0.Y,  
	  XOR_INT * T4.W, PV.Z, PV.W,  
	  ADD_INT * T4.W, PV.W, T2.Y,  
.Ltmp871:
	ALU clause starting at 72:
.Ltmp872:
	  LSHL   T2.Z, T4.W, literal.x,  
	  LSHR * T5.W, T4.W, literal.y,  
	4(5.605194e-45), 5(7.006492e-45)
	  ADD_INT   T2.Y, T1.Y, T4.W,  
	  ADD_INT   T3.Z, PV.W, T2.W,  BS:VEC_021/SCL_122
	  ADD_INT * T5.W, PV.Z, T1.Z,  
	  XOR_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T5.W, PV.Y, literal.x,  
	626627285(1.887150e-16), 0(0.000000e+00)
	  XOR_INT * T5.W, PV.Z, PV.W,  
	  ADD_INT * T3.W, PV.W, T3.W,  
.Ltmp873:
	ALU clause starting at 83:
.Ltmp874:
	  LSHL   T2.Z, T3.W, literal.x,  
	  ADD_INT * T5.W, T1.Y, T3.W,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T2.Y, T3.W, literal.x,  
	  ADD_INT   T3.Z, PV.W, literal.y,  
	  ADD_INT * T5.W, PV.Z, T0.Z,  
	5(7.006492e-45), 626627285(1.887150e-16)
	  XOR_INT   T2.Z, PV.W, PV.Z,  
	  ADD_INT * T5.W, PV.Y, T0.Y,  
	  XOR_INT * T5.W, PV.Z, PV.W,  
	  ADD_INT * T4.W, PV.W, T4.W,  
.Ltmp875:
	ALU clause starting at 94:
.Ltmp876:
	  LSHL   T2.Z, T4.W, literal.x,  
	  LSHR * T5.W, T4.W, literal.y,  
	4(5.605194e-45), 5(7.006492e-45)
	  ADD_INT   T2.Y, T1.Y, T4.W,  
	  ADD_INT   T3.Z, PV.W, T2.W,  BS:VEC_021/SCL_122
	  ADD_INT * T5.W, PV.Z, T1.Z,  
	  XOR_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T5.W, PV.Y, literal.x,  
	-1013904242(-2.900981e+02), 0(0.000000e+00)
	  XOR_INT * T5.W, PV.Z, PV.W,  
	  ADD_INT * T3.W, PV.W, T3.W,  
.Ltmp877:
	ALU clause starting at 105:
.Ltmp878:
	  LSHL   T2.Z, T3.W, literal.x,  
	  ADD_INT * T5.W, T1.Y, T3.W,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T2.Y, T3.W, literal.x,  
	  ADD_INT   T3.Z, PV.W, literal.y,  
	  ADD_INT * T5.W, PV.Z, T0.Z,  
	5(7.006492e-45), -1013904242(-2.900981e+02)
	  XOR_INT   T2.Z, PV.W, PV.Z,  
	  ADD_INT * T5.W, PV.Y, T0.Y,  
	  XOR_INT * T5.W, PV.Z, PV.W,  
	  ADD_INT * T4.W, PV.W, T4.W,  
.Ltmp879:
	ALU clause starting at 116:
.Ltmp880:
	  LSHL   T2.Z, T4.W, literal.x,  
	  LSHR * T5.W, T4.W, literal.y,  
	4(5.605194e-45), 5(7.006492e-45)
	  ADD_INT   T2.Y, T1.Y, T4.W,  
	  ADD_INT   T3.Z, PV.W, T2.W,  BS:VEC_021/SCL_122
	  ADD_INT * T5.W, PV.Z, T1.Z,  
	  XOR_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T5.W, PV.Y, literal.x,  
	1640531527(4.623781e+20), 0(0.000000e+00)
	  XOR_INT * T5.W, PV.Z, PV.W,  
	  ADD_INT * T3.W, PV.W, T3.W,  
.Ltmp881:
	ALU clause starting at 127:
.Ltmp882:
	  LSHL   T2.Z, T3.W, literal.x,  
	  ADD_INT * T5.W, T1.Y, T3.W,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T2.Y, T3.W, literal.x,  
	  ADD_INT   T3.Z, PV.W, literal.y,  
	  ADD_INT * T5.W, PV.Z, T0.Z,  
	5(7.006492e-45), 1640531527(4.623781e+20)
	  XOR_INT   T2.Z, PV.W, PV.Z,  
	  ADD_INT * T5.W, PV.Y, T0.Y,  
	  XOR_INT * T5.W, PV.Z, PV.W,  
	  ADD_INT * T4.W, PV.W, T4.W,  
.Ltmp883:
	ALU clause starting at 138:
.Ltmp884:
	  LSHL   T2.Z, T4.W, literal.x,  
	  LSHR * T5.W, T4.W, literal.y,  
	4(5.605194e-45), 5(7.006492e-45)
	  ADD_INT   T3.Z, PV.W, T2.W,  
	  ADD_INT * T5.W, PV.Z, T1.Z,  
	  XOR_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T5.W, T1.Y, T4.W,  
	  XOR_INT * T5.W, PV.Z, PV.W,  
	  ADD_INT * T3.W, PV.W, T3.W,  
.Ltmp885:
	ALU clause starting at 147:
.Ltmp886:
	  LSHL * T5.W, T3.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T2.Y, T3.W, literal.x,  
	  ADD_INT   T2.Z, PV.W, T0.Z,  
	  ADD_INT * T5.W, T1.Y, T3.W,  
	5(7.006492e-45), 0(0.000000e+00)
	  XOR_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T5.W, PV.Y, T0.Y,  
	  XOR_INT * T5.W, PV.Z, PV.W,  
	  ADD_INT * T4.W, PV.W, T4.W,  
.Ltmp887:
	ALU clause starting at 157:
.Ltmp888:
	  LSHL   T2.Z, T4.W, literal.x,  
	  LSHR * T5.W, T4.W, literal.y,  
	4(5.605194e-45), 5(7.006492e-45)
	  ADD_INT   T2.Y, T1.Y, T4.W,  
	  ADD_INT   T3.Z, PV.W, T2.W,  BS:VEC_021/SCL_122
	  ADD_INT * T5.W, PV.Z, T1.Z,  
	  XOR_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T5.W, PV.Y, literal.x,  
	-1640531527(-9.713111e-21), 0(0.000000e+00)
	  XOR_INT * T5.W, PV.Z, PV.W,  
	  ADD_INT * T3.W, PV.W, T3.W,  
.Ltmp889:
	ALU clause starting at 168:
.Ltmp890:
	  LSHL   T2.Z, T3.W, literal.x,  
	  ADD_INT * T5.W, T1.Y, T3.W,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T2.Y, T3.W, literal.x,  
	  ADD_INT   T3.Z, PV.W, literal.y,  
	  ADD_INT * T5.W, PV.Z, T0.Z,  
	5(7.006492e-45), -1640531527(-9.713111e-21)
	  XOR_INT   T2.Z, PV.W, PV.Z,  
	  ADD_INT * T5.W, PV.Y, T0.Y,  
	  XOR_INT * T5.W, PV.Z, PV.W,  
	  ADD_INT * T4.W, PV.W, T4.W,  
.Ltmp891:
	ALU clause starting at 179:
.Ltmp892:
	  LSHL   T2.Z, T4.W, literal.x,  
	  LSHR * T5.W, T4.W, literal.y,  
	4(5.605194e-45), 5(7.006492e-45)
	  ADD_INT   T2.Y, T1.Y, T4.W,  
	  ADD_INT   T3.Z, PV.W, T2.W,  BS:VEC_021/SCL_122
	  ADD_INT * T5.W, PV.Z, T1.Z,  
	  XOR_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T5.W, PV.Y, literal.x,  
	1013904242(1.458441e-02), 0(0.000000e+00)
	  XOR_INT * T5.W, PV.Z, PV.W,  
	  ADD_INT * T3.W, PV.W, T3.W,  
.Ltmp893:
	ALU clause starting at 190:
.Ltmp894:
	  LSHL   T2.Z, T3.W, literal.x,  
	  ADD_INT * T5.W, T1.Y, T3.W,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T2.Y, T3.W, literal.x,  
	  ADD_INT   T3.Z, PV.W, literal.y,  
	  ADD_INT * T5.W, PV.Z, T0.Z,  
	5(7.006492e-45), 1013904242(1.458441e-02)
	  XOR_INT   T2.Z, PV.W, PV.Z,  
	  ADD_INT * T5.W, PV.Y, T0.Y,  
	  XOR_INT * T5.W, PV.Z, PV.W,  
	  ADD_INT * T4.W, PV.W, T4.W,  
.Ltmp895:
	ALU clause starting at 201:
.Ltmp896:
	  LSHL   T2.Z, T4.W, literal.x,  
	  LSHR * T5.W, T4.W, literal.y,  
	4(5.605194e-45), 5(7.006492e-45)
	  ADD_INT   T2.Y, T1.Y, T4.W,  
	  ADD_INT   T3.Z, PV.W, T2.W,  BS:VEC_021/SCL_122
	  ADD_INT * T5.W, PV.Z, T1.Z,  
	  XOR_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T5.W, PV.Y, literal.x,  
	-626627285(-2.342244e+16), 0(0.000000e+00)
	  XOR_INT * T5.W, PV.Z, PV.W,  
	  ADD_INT * T2.X, PV.W, T3.W,  
.Ltmp897:
	ALU clause starting at 212:
.Ltmp898:
	  LSHL   T2.Z, T2.X, literal.x,  
	  ADD_INT * T3.W, T1.Y, T2.X,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T2.Y, T2.X, literal.x,  
	  ADD_INT   T3.Z, PV.W, literal.y,  
	  ADD_INT * T3.W, PV.Z, T0.Z,  
	5(7.006492e-45), -626627285(-2.342244e+16)
	  XOR_INT   T2.Z, PV.W, PV.Z,  
	  ADD_INT * T3.W, PV.Y, T0.Y,  
.Ltmp899:
	  ADD_INT   T1.Y, T1.Y, literal.x,  
.Ltmp900:
	  XOR_INT * T3.W, PV.Z, PV.W,  
	-239350328(-1.859919e+30), 0(0.000000e+00)
	  ADD_INT * T2.Y, PV.W, T4.W,  
.Ltmp901:
	ALU clause starting at 225:
.Ltmp902:
	  SETE_INT * T3.W, T1.Y, literal.x,  
	-570124355(-2.388578e+18), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp903:
	ALU clause starting at 228:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp904:
.Lfunc_end3:
	.size	tea, .Lfunc_end3-tea

	.type	sha_k,@object
	.globl	sha_k
	.p2align	2
sha_k:
sha_k$local:
	.long	1116352408
	.long	1899447441
	.long	3049323471
	.long	3921009573
	.long	961987163
	.long	1508970993
	.long	2453635748
	.long	2870763221
	.long	3624381080
	.long	310598401
	.long	607225278
	.long	1426881987
	.long	1925078388
	.long	2162078206
	.long	2614888103
	.long	3248222580
	.long	3835390401
	.long	4022224774
	.long	264347078
	.long	604807628
	.long	770255983
	.long	1249150122
	.long	1555081692
	.long	1996064986
	.long	2554220882
	.long	2821834349
	.long	2952996808
	.long	3210313671
	.long	3336571891
	.long	3584528711
	.long	113926993
	.long	338241895
	.long	666307205
	.long	773529912
	.long	1294757372
	.long	1396182291
	.long	1695183700
	.long	1986661051
	.long	2177026350
	.long	2456956037
	.long	2730485921
	.long	2820302411
	.long	3259730800
	.long	3345764771
	.long	3516065817
	.long	3600352804
	.long	4094571909
	.long	275423344
	.long	430227734
	.long	506948616
	.long	659060556
	.long	883997877
	.long	958139571
	.long	1322822218
	.long	1537002063
	.long	1747873779
	.long	1955562222
	.long	2024104815
	.long	2227730452
	.long	2361852424
	.long	2428436474
	.long	2756734187
	.long	3204031479
	.long	3329325298
	.size	sha_k, 256

