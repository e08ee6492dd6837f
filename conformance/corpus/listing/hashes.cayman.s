	.text
	.section	.AMDGPU.config
	.long	166100
	.long	621
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
	ALU 5, @42, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @48, KC0[CB0:0-32], KC1[]
	TEX 1 @32
.Ltmp1:
	TEX 0 @36
.Ltmp2:
	TEX 0 @38
.Ltmp3:
	ALU 1, @51, KC0[], KC1[]
.Ltmp4:
	ALU 10, @53, KC0[], KC1[]
.Ltmp5:
	ALU 3, @64, KC0[CB0:0-32], KC1[]
.Ltmp6:
	LOOP_START_DX10 @27
	ALU 6, @68, KC0[], KC1[]
.Ltmp7:
	ALU_PUSH_BEFORE 2, @75, KC0[], KC1[]
	JUMP @16 POP:1
.Ltmp8:
	ALU 31, @78, KC0[], KC1[]
.Ltmp9:
	ALU 17, @110, KC0[], KC1[]
.Ltmp10:
	ALU 92, @128, KC0[], KC1[]
.Ltmp11:
	ALU_POP_AFTER 11, @221, KC0[], KC1[]
.Ltmp12:
	ALU 26, @233, KC0[], KC1[]
	TEX 0 @40
	ALU 21, @260, KC0[], KC1[]
.Ltmp13:
	ALU 4, @282, KC0[], KC1[]
.Ltmp14:
	ALU 5, @287, KC0[], KC1[]
.Ltmp15:
	ALU 2, @293, KC0[], KC1[]
.Ltmp16:
	ALU_PUSH_BEFORE 2, @296, KC0[], KC1[]
	JUMP @26 POP:1
	LOOP_BREAK @26
	POP @26 POP:1
	END_LOOP @9
.Ltmp17:
	ALU 19, @299, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T104, T1.X
	MEM_RAT_CACHELESS STORE_DWORD T103, T0.X
	CF_END
	PAD
	Fetch clause starting at 32:
.Ltmp18:
	  VTX_READ_128 T106.XYZW, T0.X, 48, #1
.Ltmp19:
	  VTX_READ_128 T105.XYZW, T0.X, 32, #1
.Ltmp20:
	Fetch clause starting at 36:
.Ltmp21:
	  VTX_READ_128 T104.XYZW, T0.X, 16, #1
.Ltmp22:
	Fetch clause starting at 38:
.Ltmp23:
	  VTX_READ_128 T103.XYZW, T0.X, 0, #1
.Ltmp24:
	Fetch clause starting at 40:
.Ltmp25:
	  VTX_READ_32 T107.X, T107.X, 0, #1
.Ltmp26:
	ALU clause starting at 42:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp27:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp28:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp29:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 48:
.Ltmp30:
	  LSHL * T1.W, T0.W, literal.x,  
.Ltmp31:
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
.Ltmp32:
	ALU clause starting at 51:
	  MOV * T5.Y, literal.x,  
.Ltmp33:
	1779033703(4.167772e+25), 0(0.000000e+00)
.Ltmp34:
	ALU clause starting at 53:
	  MOV   T0.Z, literal.x,  
	  MOV * T1.W, literal.y,  
	-1150833019(-3.535182e-03), 1013904242(1.458441e-02)
	  MOV   T0.X, literal.x,  
	  MOV   T3.Y, literal.y,  
	  MOV   T2.Z, literal.z,  
	  MOV * T3.W, literal.w,  
.Ltmp35:
	-1521486534(-1.803747e-16), 0(0.000000e+00)
	1541459225(1.265518e+17), 528734635(5.584076e-20)
	  MOV * T1.X, literal.x,  
.Ltmp36:
	@sha_k, 0(0.000000e+00)
.Ltmp37:
	ALU clause starting at 64:
	  MOV   T6.Y, literal.x,  
	  MOV   T3.Z, literal.y,  
.Ltmp38:
	  MOV * T2.W, KC0[2].Z,  
.Ltmp39:
	-1694144372(-1.103528e-22), 1359893119(3.820434e+10)
	ALU clause starting at 68:
	  MOV * T0.Y, T1.W,  
.Ltmp40:
	  ADD_INT * T4.Y, T3.Y, 1,  
	  MOV   T1.Y, T3.W,  
.Ltmp41:
	  MOV * T1.W, T0.Z,  
	  MOV * T1.Z, T6.Y,  
.Ltmp42:
	  MOV   T2.Y, T3.Z,  
.Ltmp43:
	  MOV * T0.Z, T5.Y,  
.Ltmp44:
	ALU clause starting at 75:
.Ltmp45:
	  SETGT_UINT * T3.W, literal.x, T3.Y,  
	16(2.242078e-44), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp46:
	ALU clause starting at 78:
.Ltmp47:
	  MOV * T16.X, T106.X,  
	  MOV * T17.X, T106.Y,  
	  MOV * T18.X, T106.Z,  
	  MOV * T19.X, T106.W,  
	  MOV   T12.X, T105.X,  
	  ADD_INT * T3.W, T3.Y, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  AND_INT   T3.Z, T4.Y, literal.x,  
	  AND_INT * T3.W, PV.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  LSHL   T4.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T3.Z, PV.W, literal.x,  
	  ADD_INT * T3.W, PV.Z, literal.y,  
	16(2.242078e-44), 80(1.121039e-43)
	  LSHR   T4.Z, PV.W, literal.x,  
	  LSHR * T3.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T13.X, T105.Y,  
	  MOV * T14.X, T105.Z,  
	  MOV * T15.X, T105.W,  
	  MOV * T8.X, T104.X,  
	  MOV * T9.X, T104.Y,  
	  MOV * T10.X, T104.Z,  
	  MOV * T11.X, T104.W,  
	  MOV * T4.X, T103.X,  
	  MOV * T5.X, T103.Y,  
	  MOV * T6.X, T103.Z,  
	  MOV * T7.X, T103.W,  
	  MOVA_INT * AR.x (MASKED), T3.W,  
	  MOV * T3.Z, T(0 + AR.x).X+,  
.Ltmp48:
	ALU clause starting at 110:
.Ltmp49:
	  MOV * T32.X, T106.X,  
	  MOV * T33.X, T106.Y,  
	  MOV * T34.X, T106.Z,  
	  MOV * T35.X, T106.W,  
	  MOV * T28.X, T105.X,  
	  MOV * T29.X, T105.Y,  
	  MOV * T30.X, T105.Z,  
	  MOV * T31.X, T105.W,  
	  MOV * T24.X, T104.X,  
	  MOV * T25.X, T104.Y,  
	  MOV * T26.X, T104.Z,  
	  MOV * T27.X, T104.W,  
	  MOV * T20.X, T103.X,  
	  MOV * T21.X, T103.Y,  
	  MOV * T22.X, T103.Z,  
	  MOV * T23.X, T103.W,  
	  MOVA_INT * AR.x (MASKED), T4.Z,  
	  MOV * T3.W, T(0 + AR.x).X+,  
.Ltmp50:
	ALU clause starting at 128:
.Ltmp51:
	  MOV * T48.X, T106.X,  
	  MOV * T49.X, T106.Y,  
	  MOV   T50.X, T106.Z,  
	  ADD_INT * T4.W, T3.Y, literal.x,  
	9(1.261169e-44), 0(0.000000e+00)
	  AND_INT   T3.Y, T3.Y, literal.x,  
	  AND_INT * T4.W, PV.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  LSHL   T4.Z, PV.Y, literal.x,  
	  LSHL * T4.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T5.Z, PV.W, literal.x,  
	  ADD_INT * T4.W, PV.Z, literal.y,  
	144(2.017870e-43), 208(2.914701e-43)
	  LSHR   T6.Z, PV.W, literal.x,  
	  LSHR * T4.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T51.X, T106.W,  
	  MOV * T44.X, T105.X,  
	  MOV * T45.X, T105.Y,  
	  MOV * T46.X, T105.Z,  
	  MOV * T47.X, T105.W,  
	  MOV * T40.X, T104.X,  
	  MOV * T41.X, T104.Y,  
	  MOV * T42.X, T104.Z,  
	  MOV * T43.X, T104.W,  
	  MOV * T36.X, T103.X,  
	  MOV * T37.X, T103.Y,  
	  MOV * T38.X, T103.Z,  
	  MOV * T39.X, T103.W,  
	  MOVA_INT * AR.x (MASKED), T4.W,  
	  MOV * T4.W, T(0 + AR.x).X+,  
	  MOV * T64.X, T106.X,  
	  MOV * T65.X, T106.Y,  
	  MOV * T66.X, T106.Z,  
	  MOV * T67.X, T106.W,  
	  MOV * T60.X, T105.X,  
	  MOV * T61.X, T105.Y,  
	  MOV * T62.X, T105.Z,  
	  MOV * T63.X, T105.W,  
	  MOV * T56.X, T104.X,  
	  MOV * T57.X, T104.Y,  
	  MOV * T58.X, T104.Z,  
	  MOV * T59.X, T104.W,  
	  MOV * T52.X, T103.X,  
	  MOV * T53.X, T103.Y,  
	  MOV * T54.X, T103.Z,  
	  MOV * T55.X, T103.W,  
	  MOVA_INT * AR.x (MASKED), T6.Z,  
	  MOV * T5.Y, T(0 + AR.x).X+,  
	  MOV   T80.X, T106.X,  
	  BIT_ALIGN_INT   T5.Z, T3.Z, T3.Z, literal.x, 
	  BIT_ALIGN_INT * T5.W, T3.Z, T3.Z, literal.y, 
	18(2.522337e-44), 7(9.809089e-45)
	  XOR_INT   T106.X, PV.W, PV.Z,  
	  LSHR   T6.Y, T3.Z, literal.x,  
	  BIT_ALIGN_INT   T3.Z, T3.W, T3.W, literal.y, 
	  BIT_ALIGN_INT * T5.W, T3.W, T3.W, literal.z, 
	3(4.203895e-45), 19(2.662467e-44)
	17(2.382207e-44), 0(0.000000e+00)
	  XOR_INT   T107.X, PV.W, PV.Z,  
	  LSHR   T7.Y, T3.W, literal.x,  
	  ADD_INT   T3.Z, T4.W, T5.Y,  BS:VEC_120/SCL_212
	  XOR_INT * T3.W, PV.X, PV.Y,  
	10(1.401298e-44), 0(0.000000e+00)
	  ADD_INT   T5.Y, T4.Z, literal.x,  
	  ADD_INT   T3.Z, PV.Z, PV.W,  
	  XOR_INT * T3.W, PV.X, PV.Y,  
	272(3.811532e-43), 0(0.000000e+00)
	  ADD_INT   T3.Z, PV.Z, PV.W,  
	  LSHR * T3.W, PV.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T81.X, T106.Y,  
	  MOV * T82.X, T106.Z,  
	  MOV * T83.X, T106.W,  
	  MOV * T76.X, T105.X,  
	  MOV * T77.X, T105.Y,  
	  MOV * T78.X, T105.Z,  
	  MOV * T79.X, T105.W,  
	  MOV * T72.X, T104.X,  
	  MOV * T73.X, T104.Y,  
	  MOV * T74.X, T104.Z,  
	  MOV * T75.X, T104.W,  
	  MOV * T68.X, T103.X,  
	  MOV * T69.X, T103.Y,  
	  MOV * T70.X, T103.Z,  
	  MOV * T71.X, T103.W,  
	  MOVA_INT * AR.x (MASKED), T3.W,  
	  MOV   T(0 + AR.x).X+, T3.Z,  
	  MOV * T103.W, T71.X,  
	  MOV * T103.Z, T70.X,  
	  MOV * T103.Y, T69.X,  
	  MOV * T103.X, T68.X,  
.Ltmp52:
	ALU clause starting at 221:
.Ltmp53:
	  MOV * T104.W, T75.X,  
	  MOV * T104.Z, T74.X,  
	  MOV * T104.Y, T73.X,  
	  MOV   T104.X, T72.X,  
	  MOV * T105.W, T79.X,  BS:VEC_120/SCL_212
	  MOV * T105.Z, T78.X,  
	  MOV * T105.Y, T77.X,  
	  MOV   T105.X, T76.X,  
	  MOV * T106.W, T83.X,  BS:VEC_120/SCL_212
	  MOV * T106.Z, T82.X,  
	  MOV * T106.Y, T81.X,  
	  MOV * T106.X, T80.X,  
.Ltmp54:
	ALU clause starting at 233:
.Ltmp55:
	  AND_INT * T3.W, T3.Y, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  LSHL * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.W, literal.x,  
	336(4.708363e-43), 0(0.000000e+00)
	  LSHR * T3.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T96.X, T106.X,  
	  MOV * T97.X, T106.Y,  
	  MOV * T98.X, T106.Z,  
	  MOV * T99.X, T106.W,  
	  MOV * T92.X, T105.X,  
	  MOV * T93.X, T105.Y,  
	  MOV * T94.X, T105.Z,  
	  MOV * T95.X, T105.W,  
	  MOV * T88.X, T104.X,  
	  MOV * T89.X, T104.Y,  
	  MOV * T90.X, T104.Z,  
	  MOV * T91.X, T104.W,  
	  MOV * T84.X, T103.X,  
	  MOV * T85.X, T103.Y,  
	  MOV * T86.X, T103.Z,  
	  MOV * T87.X, T103.W,  
	  MOVA_INT * AR.x (MASKED), T3.W,  
	  MOV * T3.Y, T(0 + AR.x).X+,  
	  MOV * T107.X, T1.X,  
.Ltmp56:
	ALU clause starting at 260:
.Ltmp57:
	  BIT_ALIGN_INT   T3.Z, T2.Y, T2.Y, literal.x, 
	  BIT_ALIGN_INT * T3.W, T2.Y, T2.Y, literal.y, 
	11(1.541428e-44), 6(8.407791e-45)
	  XOR_INT   T3.Z, PV.W, PV.Z,  
	  BIT_ALIGN_INT * T3.W, T2.Y, T2.Y, literal.x, 
	25(3.503246e-44), 0(0.000000e+00)
	  XOR_INT   T3.Z, PV.Z, PV.W,  
	  AND_INT * T3.W, T1.Z, T2.Y,  
	  NOT_INT   T4.Z, T2.Y,  
	  ADD_INT * T3.W, PV.Z, PV.W,  
	  ADD_INT   T2.Z, PV.W, T2.Z,  
	  AND_INT * T3.W, T1.Y, PV.Z,  
	  ADD_INT   T5.Y, PV.Z, PV.W,  
	  BIT_ALIGN_INT   T2.Z, T0.Z, T0.Z, literal.x, 
	  BIT_ALIGN_INT * T3.W, T0.Z, T0.Z, literal.y, 
	13(1.821688e-44), 2(2.802597e-45)
	  XOR_INT   T7.Y, PV.W, PV.Z,  
	  XOR_INT   T2.Z, T1.W, T0.Y,  
	  ADD_INT * T3.W, PV.Y, T107.X,  
	  BIT_ALIGN_INT   T107.X, T0.Z, T0.Z, literal.x, 
	  ADD_INT * T5.Y, PV.W, T3.Y,  
	22(3.082857e-44), 0(0.000000e+00)
.Ltmp58:
	ALU clause starting at 282:
.Ltmp59:
	  AND_INT   T2.Z, T0.Z, T2.Z,  
	  AND_INT * T3.W, T1.W, T0.Y,  
	  XOR_INT   T108.X, PV.Z, PV.W,  
	  MOV   T6.Y, T2.Y,  
	  ADD_INT * T3.Z, T5.Y, T0.X,  BS:VEC_120/SCL_212
.Ltmp60:
	ALU clause starting at 287:
.Ltmp61:
	  XOR_INT * T3.W, T7.Y, T107.X,  
	  MOV   T0.X, T0.Y,  
	  MOV   T3.Y, T4.Y,  BS:VEC_120/SCL_212
.Ltmp62:
	  SETE_INT   T4.Z, T4.Y, literal.x,  BS:VEC_120/SCL_212
.Ltmp63:
	  ADD_INT * T3.W, PV.W, T108.X,  
	64(8.968310e-44), 0(0.000000e+00)
.Ltmp64:
	ALU clause starting at 293:
.Ltmp65:
	  ADD_INT   T1.X, T1.X, literal.x,  
.Ltmp66:
	  ADD_INT * T5.Y, T3.W, T5.Y,  
.Ltmp67:
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp68:
	ALU clause starting at 296:
	  MOV   T2.Z, T1.Y,  
	  MOV * T3.W, T1.Z,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), T4.Z, 0.0,  
	ALU clause starting at 299:
	  ADD_INT   T103.X, T3.Z, literal.x,  
	  LSHL * T0.W, T0.W, literal.y,  
	1359893119(3.820434e+10), 5(7.006492e-45)
	  ADD_INT   T104.X, T5.Y, literal.x,  
	  ADD_INT   T103.Y, T2.Y, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T0.W, T2.W, PV.W,  
	1779033703(4.167772e+25), -1694144372(-1.103528e-22)
	  ADD_INT   T104.Y, T0.Z, literal.x,  
	  ADD_INT   T103.Z, T1.Z, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T2.W, PV.W, literal.z,  
	-1150833019(-3.535182e-03), 528734635(5.584076e-20)
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
	  ADD_INT   T104.Z, T1.W, literal.y,  
	  ADD_INT * T103.W, T1.Y, literal.z,  
	2(2.802597e-45), 1013904242(1.458441e-02)
	1541459225(1.265518e+17), 0(0.000000e+00)
	  LSHR   T1.X, T0.W, literal.x,  
	  ADD_INT * T104.W, T0.Y, literal.y,  
	2(2.802597e-45), -1521486534(-1.803747e-16)
.Ltmp69:
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
.Ltmp70:
	ALU 6, @54, KC0[CB0:0-32], KC1[]
.Ltmp71:
	LOOP_START_DX10 @43
.Ltmp72:
	ALU 0, @61, KC0[], KC1[]
	TEX 0 @46
	ALU 0, @62, KC0[], KC1[]
.Ltmp73:
	ALU 7, @63, KC0[], KC1[]
.Ltmp74:
	ALU 6, @71, KC0[], KC1[]
.Ltmp75:
	ALU 6, @78, KC0[], KC1[]
.Ltmp76:
	ALU 6, @85, KC0[], KC1[]
.Ltmp77:
	ALU 6, @92, KC0[], KC1[]
.Ltmp78:
	ALU 6, @99, KC0[], KC1[]
.Ltmp79:
	ALU 6, @106, KC0[], KC1[]
.Ltmp80:
	ALU 6, @113, KC0[], KC1[]
.Ltmp81:
	ALU 6, @120, KC0[], KC1[]
.Ltmp82:
	ALU 6, @127, KC0[], KC1[]
.Ltmp83:
	ALU 6, @134, KC0[], KC1[]
.Ltmp84:
	ALU 6, @141, KC0[], KC1[]
.Ltmp85:
	ALU 6, @148, KC0[], KC1[]
.Ltmp86:
	ALU 6, @155, KC0[], KC1[]
.Ltmp87:
	ALU 6, @162, KC0[], KC1[]
.Ltmp88:
	ALU 6, @169, KC0[], KC1[]
.Ltmp89:
	ALU 6, @176, KC0[], KC1[]
.Ltmp90:
	ALU 6, @183, KC0[], KC1[]
.Ltmp91:
	ALU 6, @190, KC0[], KC1[]
.Ltmp92:
	ALU 6, @197, KC0[], KC1[]
.Ltmp93:
	ALU 6, @204, KC0[], KC1[]
.Ltmp94:
	ALU 6, @211, KC0[], KC1[]
.Ltmp95:
	ALU 6, @218, KC0[], KC1[]
.Ltmp96:
	ALU 6, @225, KC0[], KC1[]
.Ltmp97:
	ALU 6, @232, KC0[], KC1[]
.Ltmp98:
	ALU 6, @239, KC0[], KC1[]
.Ltmp99:
	ALU 10, @246, KC0[], KC1[]
.Ltmp100:
	ALU 5, @257, KC0[], KC1[]
.Ltmp101:
	ALU 5, @263, KC0[], KC1[]
.Ltmp102:
	ALU 5, @269, KC0[], KC1[]
.Ltmp103:
	ALU 4, @275, KC0[], KC1[]
.Ltmp104:
	ALU 2, @280, KC0[], KC1[]
.Ltmp105:
	ALU_PUSH_BEFORE 2, @283, KC0[], KC1[]
	JUMP @42 POP:1
	LOOP_BREAK @42
	POP @42 POP:1
	END_LOOP @3
.Ltmp106:
	ALU 5, @286, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	CF_END
	Fetch clause starting at 46:
.Ltmp107:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp108:
	ALU clause starting at 48:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
.Ltmp109:
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp110:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp111:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 54:
.Ltmp112:
	  LSHL * T1.W, T0.W, literal.x,  
.Ltmp113:
	4(5.605194e-45), 0(0.000000e+00)
	  MOV   T0.X, literal.x,  
	  MOV   T0.Y, literal.y,  
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  MOV * T1.W, KC0[2].Z,  
.Ltmp114:
	0(0.000000e+00), -1(nan)
	ALU clause starting at 61:
.Ltmp115:
	  ADD_INT * T1.X, T0.Z, T0.X,  
.Ltmp116:
	ALU clause starting at 62:
.Ltmp117:
	  XOR_INT * T2.W, T1.X, T0.Y,  
.Ltmp118:
	ALU clause starting at 63:
.Ltmp119:
	  BFE_INT * T3.W, T2.W, 0.0, 1, 
	  AND_INT   T0.Y, PV.W, literal.x,  
	  LSHR   T1.Z, T2.W, 1,  
	  LSHL * T3.W, T2.W, literal.y,  
	-306674912(-7.137970e+27), 30(4.203895e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T3.W, PV.Y, PV.Z,  
.Ltmp120:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp121:
	ALU clause starting at 71:
.Ltmp122:
	  LSHR   T0.Y, T3.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T4.W, T2.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 29(4.063766e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T4.W, PV.Z, PV.Y,  
.Ltmp123:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp124:
	ALU clause starting at 78:
.Ltmp125:
	  LSHR   T0.Y, T4.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T5.W, T2.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 28(3.923636e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T5.W, PV.Z, PV.Y,  
.Ltmp126:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp127:
	ALU clause starting at 85:
.Ltmp128:
	  LSHR   T0.Y, T5.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T6.W, T2.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 27(3.783506e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T6.W, PV.Z, PV.Y,  
.Ltmp129:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp130:
	ALU clause starting at 92:
.Ltmp131:
	  LSHR   T0.Y, T6.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T2.W, T2.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T2.W, PV.Z, PV.Y,  
.Ltmp132:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp133:
	ALU clause starting at 99:
.Ltmp134:
	  LSHR   T0.Y, T2.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T3.W, T3.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T3.W, PV.Z, PV.Y,  
.Ltmp135:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp136:
	ALU clause starting at 106:
.Ltmp137:
	  LSHR   T0.Y, T3.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T4.W, T4.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T4.W, PV.Z, PV.Y,  
.Ltmp138:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp139:
	ALU clause starting at 113:
.Ltmp140:
	  LSHR   T0.Y, T4.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T5.W, T5.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T5.W, PV.Z, PV.Y,  
.Ltmp141:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp142:
	ALU clause starting at 120:
.Ltmp143:
	  LSHR   T0.Y, T5.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T6.W, T6.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T6.W, PV.Z, PV.Y,  
.Ltmp144:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp145:
	ALU clause starting at 127:
.Ltmp146:
	  LSHR   T0.Y, T6.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T2.W, T2.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T2.W, PV.Z, PV.Y,  
.Ltmp147:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp148:
	ALU clause starting at 134:
.Ltmp149:
	  LSHR   T0.Y, T2.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T3.W, T3.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T3.W, PV.Z, PV.Y,  
.Ltmp150:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp151:
	ALU clause starting at 141:
.Ltmp152:
	  LSHR   T0.Y, T3.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T4.W, T4.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T4.W, PV.Z, PV.Y,  
.Ltmp153:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp154:
	ALU clause starting at 148:
.Ltmp155:
	  LSHR   T0.Y, T4.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T5.W, T5.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T5.W, PV.Z, PV.Y,  
.Ltmp156:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp157:
	ALU clause starting at 155:
.Ltmp158:
	  LSHR   T0.Y, T5.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T6.W, T6.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T6.W, PV.Z, PV.Y,  
.Ltmp159:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp160:
	ALU clause starting at 162:
.Ltmp161:
	  LSHR   T0.Y, T6.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T2.W, T2.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T2.W, PV.Z, PV.Y,  
.Ltmp162:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp163:
	ALU clause starting at 169:
.Ltmp164:
	  LSHR   T0.Y, T2.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T3.W, T3.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T3.W, PV.Z, PV.Y,  
.Ltmp165:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp166:
	ALU clause starting at 176:
.Ltmp167:
	  LSHR   T0.Y, T3.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T4.W, T4.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T4.W, PV.Z, PV.Y,  
.Ltmp168:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp169:
	ALU clause starting at 183:
.Ltmp170:
	  LSHR   T0.Y, T4.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T5.W, T5.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T5.W, PV.Z, PV.Y,  
.Ltmp171:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp172:
	ALU clause starting at 190:
.Ltmp173:
	  LSHR   T0.Y, T5.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T6.W, T6.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T6.W, PV.Z, PV.Y,  
.Ltmp174:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp175:
	ALU clause starting at 197:
.Ltmp176:
	  LSHR   T0.Y, T6.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T2.W, T2.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T2.W, PV.Z, PV.Y,  
.Ltmp177:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp178:
	ALU clause starting at 204:
.Ltmp179:
	  LSHR   T0.Y, T2.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T3.W, T3.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T3.W, PV.Z, PV.Y,  
.Ltmp180:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp181:
	ALU clause starting at 211:
.Ltmp182:
	  LSHR   T0.Y, T3.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T4.W, T4.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T4.W, PV.Z, PV.Y,  
.Ltmp183:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp184:
	ALU clause starting at 218:
.Ltmp185:
	  LSHR   T0.Y, T4.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T5.W, T5.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T5.W, PV.Z, PV.Y,  
.Ltmp186:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp187:
	ALU clause starting at 225:
.Ltmp188:
	  LSHR   T0.Y, T5.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T6.W, T6.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T6.W, PV.Z, PV.Y,  
.Ltmp189:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp190:
	ALU clause starting at 232:
.Ltmp191:
	  LSHR   T0.Y, T6.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T2.W, T2.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T2.Z, PV.W, literal.x,  
	  XOR_INT * T2.W, PV.Z, PV.Y,  
.Ltmp192:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp193:
	ALU clause starting at 239:
.Ltmp194:
	  LSHR   T0.Y, T2.W, 1,  
	  AND_INT   T1.Z, T2.Z, literal.x,  
	  LSHL * T3.W, T3.W, literal.y,  BS:VEC_120/SCL_212
	-306674912(-7.137970e+27), 26(3.643376e-44)
	  ASHR   T1.Y, PV.W, literal.x,  
	  XOR_INT * T1.Z, PV.Z, PV.Y,  
.Ltmp195:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp196:
	ALU clause starting at 246:
.Ltmp197:
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
.Ltmp198:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp199:
	ALU clause starting at 257:
.Ltmp200:
	  AND_INT   T2.Z, T1.X, literal.x,  
	  LSHL * T3.W, T6.W, literal.y,  
	249268274(5.411882e-30), 26(3.643376e-44)
	  ASHR   T1.X, PV.W, literal.x,  
	  XOR_INT * T0.Y, PV.Z, T0.Y,  
.Ltmp201:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp202:
	ALU clause starting at 263:
.Ltmp203:
	  AND_INT   T2.Z, T2.X, literal.x,  
	  LSHL * T2.W, T2.W, literal.y,  
	498536548(4.845664e-21), 26(3.643376e-44)
	  ASHR   T2.X, PV.W, literal.x,  
	  XOR_INT * T0.Y, PV.Z, T0.Y,  
.Ltmp204:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp205:
	ALU clause starting at 269:
.Ltmp206:
	  AND_INT   T2.Z, T1.X, literal.x,  
	  LSHL * T2.W, T1.Z, literal.y,  
	997073096(3.633546e-03), 26(3.643376e-44)
	  ASHR   T1.Y, PV.W, literal.x,  
	  XOR_INT * T1.Z, PV.Z, T0.Y,  
.Ltmp207:
	31(4.344025e-44), 0(0.000000e+00)
.Ltmp208:
	ALU clause starting at 275:
.Ltmp209:
	  AND_INT * T2.W, T2.X, literal.x,  
.Ltmp210:
	1994146192(2.233662e+33), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, literal.x,  
.Ltmp211:
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp212:
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp213:
	ALU clause starting at 280:
.Ltmp214:
	  AND_INT * T2.W, T1.Y, literal.x,  
	-306674912(-7.137970e+27), 0(0.000000e+00)
	  XOR_INT * T0.Y, PV.W, T1.Z,  
.Ltmp215:
	ALU clause starting at 283:
.Ltmp216:
	  SETE_INT * T2.W, T0.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp217:
	ALU clause starting at 286:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  NOT_INT * T1.X, T0.Y,  
.Ltmp218:
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
.Ltmp219:
	ALU 2, @218, KC0[CB0:0-32], KC1[]
	TEX 0 @208
.Ltmp220:
	ALU 0, @221, KC0[], KC1[]
.Ltmp221:
	ALU 3, @222, KC0[], KC1[]
.Ltmp222:
	ALU 0, @226, KC0[], KC1[]
.Ltmp223:
	ALU 3, @227, KC0[], KC1[]
.Ltmp224:
	ALU 0, @231, KC0[], KC1[]
.Ltmp225:
	ALU 3, @232, KC0[], KC1[]
.Ltmp226:
	ALU 0, @236, KC0[], KC1[]
.Ltmp227:
	ALU 3, @237, KC0[], KC1[]
.Ltmp228:
	ALU 0, @241, KC0[], KC1[]
.Ltmp229:
	ALU 3, @242, KC0[], KC1[]
.Ltmp230:
	ALU 0, @246, KC0[], KC1[]
.Ltmp231:
	ALU 3, @247, KC0[], KC1[]
.Ltmp232:
	ALU 0, @251, KC0[], KC1[]
.Ltmp233:
	ALU 3, @252, KC0[], KC1[]
.Ltmp234:
	ALU 0, @256, KC0[], KC1[]
.Ltmp235:
	ALU 3, @257, KC0[], KC1[]
.Ltmp236:
	ALU 0, @261, KC0[], KC1[]
.Ltmp237:
	ALU 3, @262, KC0[], KC1[]
.Ltmp238:
	ALU 0, @266, KC0[], KC1[]
.Ltmp239:
	ALU 3, @267, KC0[], KC1[]
.Ltmp240:
	ALU 0, @271, KC0[], KC1[]
.Ltmp241:
	ALU 3, @272, KC0[], KC1[]
.Ltmp242:
	ALU 0, @276, KC0[], KC1[]
.Ltmp243:
	ALU 3, @277, KC0[], KC1[]
.Ltmp244:
	ALU 0, @281, KC0[], KC1[]
.Ltmp245:
	ALU 3, @282, KC0[], KC1[]
.Ltmp246:
	ALU 0, @286, KC0[], KC1[]
.Ltmp247:
	ALU 3, @287, KC0[], KC1[]
.Ltmp248:
	ALU 0, @291, KC0[], KC1[]
.Ltmp249:
	ALU 3, @292, KC0[], KC1[]
.Ltmp250:
	ALU 0, @296, KC0[], KC1[]
.Ltmp251:
	ALU 3, @297, KC0[], KC1[]
.Ltmp252:
	ALU 0, @301, KC0[], KC1[]
.Ltmp253:
	ALU 3, @302, KC0[], KC1[]
.Ltmp254:
	ALU 0, @306, KC0[], KC1[]
.Ltmp255:
	ALU 3, @307, KC0[], KC1[]
.Ltmp256:
	ALU 0, @311, KC0[], KC1[]
.Ltmp257:
	ALU 3, @312, KC0[], KC1[]
.Ltmp258:
	ALU 0, @316, KC0[], KC1[]
.Ltmp259:
	ALU 3, @317, KC0[], KC1[]
.Ltmp260:
	ALU 0, @321, KC0[], KC1[]
.Ltmp261:
	ALU 3, @322, KC0[], KC1[]
.Ltmp262:
	ALU 0, @326, KC0[], KC1[]
.Ltmp263:
	ALU 3, @327, KC0[], KC1[]
.Ltmp264:
	ALU 0, @331, KC0[], KC1[]
.Ltmp265:
	ALU 3, @332, KC0[], KC1[]
.Ltmp266:
	ALU 0, @336, KC0[], KC1[]
.Ltmp267:
	ALU 3, @337, KC0[], KC1[]
.Ltmp268:
	ALU 0, @341, KC0[], KC1[]
.Ltmp269:
	ALU 3, @342, KC0[], KC1[]
.Ltmp270:
	ALU 0, @346, KC0[], KC1[]
.Ltmp271:
	ALU 3, @347, KC0[], KC1[]
.Ltmp272:
	ALU 0, @351, KC0[], KC1[]
.Ltmp273:
	ALU 3, @352, KC0[], KC1[]
.Ltmp274:
	ALU 0, @356, KC0[], KC1[]
.Ltmp275:
	ALU 3, @357, KC0[], KC1[]
.Ltmp276:
	ALU 0, @361, KC0[], KC1[]
.Ltmp277:
	ALU 3, @362, KC0[], KC1[]
.Ltmp278:
	ALU 0, @366, KC0[], KC1[]
.Ltmp279:
	ALU 3, @367, KC0[], KC1[]
.Ltmp280:
	ALU 0, @371, KC0[], KC1[]
.Ltmp281:
	ALU 3, @372, KC0[], KC1[]
.Ltmp282:
	ALU 0, @376, KC0[], KC1[]
.Ltmp283:
	ALU 3, @377, KC0[], KC1[]
.Ltmp284:
	ALU 0, @381, KC0[], KC1[]
.Ltmp285:
	ALU 3, @382, KC0[], KC1[]
.Ltmp286:
	ALU 0, @386, KC0[], KC1[]
.Ltmp287:
	ALU 3, @387, KC0[], KC1[]
.Ltmp288:
	ALU 0, @391, KC0[], KC1[]
.Ltmp289:
	ALU 3, @392, KC0[], KC1[]
.Ltmp290:
	ALU 0, @396, KC0[], KC1[]
.Ltmp291:
	ALU 3, @397, KC0[], KC1[]
.Ltmp292:
	ALU 0, @401, KC0[], KC1[]
.Ltmp293:
	ALU 3, @402, KC0[], KC1[]
.Ltmp294:
	ALU 0, @406, KC0[], KC1[]
.Ltmp295:
	ALU 3, @407, KC0[], KC1[]
.Ltmp296:
	ALU 0, @411, KC0[], KC1[]
.Ltmp297:
	ALU 3, @412, KC0[], KC1[]
.Ltmp298:
	ALU 0, @416, KC0[], KC1[]
.Ltmp299:
	ALU 3, @417, KC0[], KC1[]
.Ltmp300:
	ALU 0, @421, KC0[], KC1[]
.Ltmp301:
	ALU 3, @422, KC0[], KC1[]
.Ltmp302:
	ALU 0, @426, KC0[], KC1[]
.Ltmp303:
	ALU 3, @427, KC0[], KC1[]
.Ltmp304:
	ALU 0, @431, KC0[], KC1[]
.Ltmp305:
	ALU 3, @432, KC0[], KC1[]
.Ltmp306:
	ALU 0, @436, KC0[], KC1[]
.Ltmp307:
	ALU 3, @437, KC0[], KC1[]
.Ltmp308:
	ALU 0, @441, KC0[], KC1[]
.Ltmp309:
	ALU 3, @442, KC0[], KC1[]
.Ltmp310:
	ALU 0, @446, KC0[], KC1[]
.Ltmp311:
	ALU 3, @447, KC0[], KC1[]
.Ltmp312:
	ALU 0, @451, KC0[], KC1[]
.Ltmp313:
	ALU 3, @452, KC0[], KC1[]
.Ltmp314:
	ALU 0, @456, KC0[], KC1[]
.Ltmp315:
	ALU 3, @457, KC0[], KC1[]
.Ltmp316:
	ALU 0, @461, KC0[], KC1[]
.Ltmp317:
	ALU 3, @462, KC0[], KC1[]
.Ltmp318:
	ALU 0, @466, KC0[], KC1[]
.Ltmp319:
	ALU 3, @467, KC0[], KC1[]
.Ltmp320:
	ALU 0, @471, KC0[], KC1[]
.Ltmp321:
	ALU 3, @472, KC0[], KC1[]
.Ltmp322:
	ALU 0, @476, KC0[], KC1[]
.Ltmp323:
	ALU 3, @477, KC0[], KC1[]
.Ltmp324:
	ALU 0, @481, KC0[], KC1[]
.Ltmp325:
	ALU 3, @482, KC0[], KC1[]
.Ltmp326:
	ALU 0, @486, KC0[], KC1[]
.Ltmp327:
	ALU 3, @487, KC0[], KC1[]
.Ltmp328:
	ALU 0, @491, KC0[], KC1[]
.Ltmp329:
	ALU 3, @492, KC0[], KC1[]
.Ltmp330:
	ALU 0, @496, KC0[], KC1[]
.Ltmp331:
	ALU 3, @497, KC0[], KC1[]
.Ltmp332:
	ALU 0, @501, KC0[], KC1[]
.Ltmp333:
	ALU 3, @502, KC0[], KC1[]
.Ltmp334:
	ALU 0, @506, KC0[], KC1[]
.Ltmp335:
	ALU 3, @507, KC0[], KC1[]
.Ltmp336:
	ALU 0, @511, KC0[], KC1[]
.Ltmp337:
	ALU 3, @512, KC0[], KC1[]
.Ltmp338:
	ALU 0, @516, KC0[], KC1[]
.Ltmp339:
	ALU 3, @517, KC0[], KC1[]
.Ltmp340:
	ALU 0, @521, KC0[], KC1[]
.Ltmp341:
	ALU 3, @522, KC0[], KC1[]
.Ltmp342:
	ALU 0, @526, KC0[], KC1[]
.Ltmp343:
	ALU 3, @527, KC0[], KC1[]
.Ltmp344:
	ALU 0, @531, KC0[], KC1[]
.Ltmp345:
	ALU 3, @532, KC0[], KC1[]
.Ltmp346:
	ALU 0, @536, KC0[], KC1[]
.Ltmp347:
	ALU 3, @537, KC0[], KC1[]
.Ltmp348:
	ALU 0, @541, KC0[], KC1[]
.Ltmp349:
	ALU 3, @542, KC0[], KC1[]
.Ltmp350:
	ALU 0, @546, KC0[], KC1[]
.Ltmp351:
	ALU 3, @547, KC0[], KC1[]
.Ltmp352:
	ALU 0, @551, KC0[], KC1[]
.Ltmp353:
	ALU 3, @552, KC0[], KC1[]
.Ltmp354:
	ALU 0, @556, KC0[], KC1[]
.Ltmp355:
	ALU 3, @557, KC0[], KC1[]
.Ltmp356:
	ALU 0, @561, KC0[], KC1[]
.Ltmp357:
	ALU 3, @562, KC0[], KC1[]
.Ltmp358:
	ALU 0, @566, KC0[], KC1[]
.Ltmp359:
	ALU 3, @567, KC0[], KC1[]
.Ltmp360:
	ALU 0, @571, KC0[], KC1[]
.Ltmp361:
	ALU 3, @572, KC0[], KC1[]
.Ltmp362:
	ALU 0, @576, KC0[], KC1[]
.Ltmp363:
	ALU 3, @577, KC0[], KC1[]
.Ltmp364:
	ALU 0, @581, KC0[], KC1[]
.Ltmp365:
	ALU 3, @582, KC0[], KC1[]
.Ltmp366:
	ALU 0, @586, KC0[], KC1[]
.Ltmp367:
	ALU 3, @587, KC0[], KC1[]
.Ltmp368:
	ALU 0, @591, KC0[], KC1[]
.Ltmp369:
	ALU 3, @592, KC0[], KC1[]
.Ltmp370:
	ALU 0, @596, KC0[], KC1[]
.Ltmp371:
	ALU 3, @597, KC0[], KC1[]
.Ltmp372:
	ALU 0, @601, KC0[], KC1[]
.Ltmp373:
	ALU 3, @602, KC0[], KC1[]
.Ltmp374:
	ALU 0, @606, KC0[], KC1[]
.Ltmp375:
	ALU 3, @607, KC0[], KC1[]
.Ltmp376:
	ALU 0, @611, KC0[], KC1[]
.Ltmp377:
	ALU 3, @612, KC0[], KC1[]
.Ltmp378:
	ALU 0, @616, KC0[], KC1[]
.Ltmp379:
	ALU 3, @617, KC0[], KC1[]
.Ltmp380:
	ALU 0, @621, KC0[], KC1[]
.Ltmp381:
	ALU 3, @622, KC0[], KC1[]
.Ltmp382:
	ALU 0, @626, KC0[], KC1[]
.Ltmp383:
	ALU 3, @627, KC0[], KC1[]
.Ltmp384:
	ALU 0, @631, KC0[], KC1[]
.Ltmp385:
	ALU 3, @632, KC0[], KC1[]
.Ltmp386:
	ALU 0, @636, KC0[], KC1[]
.Ltmp387:
	ALU 3, @637, KC0[], KC1[]
.Ltmp388:
	ALU 0, @641, KC0[], KC1[]
.Ltmp389:
	ALU 3, @642, KC0[], KC1[]
.Ltmp390:
	ALU 0, @646, KC0[], KC1[]
.Ltmp391:
	ALU 3, @647, KC0[], KC1[]
.Ltmp392:
	ALU 0, @651, KC0[], KC1[]
.Ltmp393:
	ALU 3, @652, KC0[], KC1[]
.Ltmp394:
	ALU 0, @656, KC0[], KC1[]
.Ltmp395:
	ALU 3, @657, KC0[], KC1[]
.Ltmp396:
	ALU 0, @661, KC0[], KC1[]
.Ltmp397:
	ALU 3, @662, KC0[], KC1[]
.Ltmp398:
	ALU 0, @666, KC0[], KC1[]
.Ltmp399:
	ALU 3, @667, KC0[], KC1[]
.Ltmp400:
	ALU 0, @671, KC0[], KC1[]
.Ltmp401:
	ALU 3, @672, KC0[], KC1[]
.Ltmp402:
	ALU 0, @676, KC0[], KC1[]
.Ltmp403:
	ALU 3, @677, KC0[], KC1[]
.Ltmp404:
	ALU 0, @681, KC0[], KC1[]
.Ltmp405:
	ALU 3, @682, KC0[], KC1[]
.Ltmp406:
	ALU 0, @686, KC0[], KC1[]
.Ltmp407:
	ALU 3, @687, KC0[], KC1[]
.Ltmp408:
	ALU 0, @691, KC0[], KC1[]
.Ltmp409:
	ALU 3, @692, KC0[], KC1[]
.Ltmp410:
	ALU 0, @696, KC0[], KC1[]
.Ltmp411:
	ALU 2, @697, KC0[], KC1[]
.Ltmp412:
	ALU 2, @700, KC0[], KC1[]
.Ltmp413:
	ALU 2, @703, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	TEX 0 @210
	ALU 4, @706, KC0[], KC1[]
.Ltmp414:
	ALU 1, @711, KC0[], KC1[]
.Ltmp415:
	ALU 22, @713, KC0[], KC1[]
.Ltmp416:
	ALU 4, @736, KC0[], KC1[]
.Ltmp417:
	ALU 22, @741, KC0[], KC1[]
.Ltmp418:
	ALU 6, @764, KC0[], KC1[]
.Ltmp419:
	ALU 7, @771, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 208:
	  VTX_READ_64 T1.XY, T0.X, 0, #1
.Ltmp420:
	Fetch clause starting at 210:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp421:
	ALU clause starting at 212:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp422:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 218:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 221:
	  OR_INT * T1.W, T1.X, 1,  
	ALU clause starting at 222:
.Ltmp423:
	  BIT_ALIGN_INT   T0.Z, T1.Y, T1.X, literal.x, 
	  LSHL * T2.W, T1.W, literal.y,  
.Ltmp424:
	19(2.662467e-44), 13(1.821688e-44)
	  XOR_INT * T1.Z, PV.W, T1.W,  
.Ltmp425:
	ALU clause starting at 226:
.Ltmp426:
	  XOR_INT * T1.W, T0.Z, T1.Y,  
.Ltmp427:
	ALU clause starting at 227:
.Ltmp428:
	  BIT_ALIGN_INT   T0.Z, T1.W, T1.Z, literal.x, 
	  LSHR * T2.W, T1.W, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T2.Z, PV.W, T1.W,  
.Ltmp429:
	ALU clause starting at 231:
.Ltmp430:
	  XOR_INT * T1.W, T0.Z, T1.Z,  
.Ltmp431:
	ALU clause starting at 232:
.Ltmp432:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T2.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T2.Z,  
.Ltmp433:
	ALU clause starting at 236:
.Ltmp434:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp435:
	ALU clause starting at 237:
.Ltmp436:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp437:
	ALU clause starting at 241:
.Ltmp438:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp439:
	ALU clause starting at 242:
.Ltmp440:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp441:
	ALU clause starting at 246:
.Ltmp442:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp443:
	ALU clause starting at 247:
.Ltmp444:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp445:
	ALU clause starting at 251:
.Ltmp446:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp447:
	ALU clause starting at 252:
.Ltmp448:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp449:
	ALU clause starting at 256:
.Ltmp450:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp451:
	ALU clause starting at 257:
.Ltmp452:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp453:
	ALU clause starting at 261:
.Ltmp454:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp455:
	ALU clause starting at 262:
.Ltmp456:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp457:
	ALU clause starting at 266:
.Ltmp458:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp459:
	ALU clause starting at 267:
.Ltmp460:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp461:
	ALU clause starting at 271:
.Ltmp462:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp463:
	ALU clause starting at 272:
.Ltmp464:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp465:
	ALU clause starting at 276:
.Ltmp466:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp467:
	ALU clause starting at 277:
.Ltmp468:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp469:
	ALU clause starting at 281:
.Ltmp470:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp471:
	ALU clause starting at 282:
.Ltmp472:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp473:
	ALU clause starting at 286:
.Ltmp474:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp475:
	ALU clause starting at 287:
.Ltmp476:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp477:
	ALU clause starting at 291:
.Ltmp478:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp479:
	ALU clause starting at 292:
.Ltmp480:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp481:
	ALU clause starting at 296:
.Ltmp482:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp483:
	ALU clause starting at 297:
.Ltmp484:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp485:
	ALU clause starting at 301:
.Ltmp486:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp487:
	ALU clause starting at 302:
.Ltmp488:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp489:
	ALU clause starting at 306:
.Ltmp490:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp491:
	ALU clause starting at 307:
.Ltmp492:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp493:
	ALU clause starting at 311:
.Ltmp494:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp495:
	ALU clause starting at 312:
.Ltmp496:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp497:
	ALU clause starting at 316:
.Ltmp498:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp499:
	ALU clause starting at 317:
.Ltmp500:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp501:
	ALU clause starting at 321:
.Ltmp502:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp503:
	ALU clause starting at 322:
.Ltmp504:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp505:
	ALU clause starting at 326:
.Ltmp506:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp507:
	ALU clause starting at 327:
.Ltmp508:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp509:
	ALU clause starting at 331:
.Ltmp510:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp511:
	ALU clause starting at 332:
.Ltmp512:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp513:
	ALU clause starting at 336:
.Ltmp514:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp515:
	ALU clause starting at 337:
.Ltmp516:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp517:
	ALU clause starting at 341:
.Ltmp518:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp519:
	ALU clause starting at 342:
.Ltmp520:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp521:
	ALU clause starting at 346:
.Ltmp522:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp523:
	ALU clause starting at 347:
.Ltmp524:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp525:
	ALU clause starting at 351:
.Ltmp526:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp527:
	ALU clause starting at 352:
.Ltmp528:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp529:
	ALU clause starting at 356:
.Ltmp530:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp531:
	ALU clause starting at 357:
.Ltmp532:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp533:
	ALU clause starting at 361:
.Ltmp534:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp535:
	ALU clause starting at 362:
.Ltmp536:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp537:
	ALU clause starting at 366:
.Ltmp538:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp539:
	ALU clause starting at 367:
.Ltmp540:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp541:
	ALU clause starting at 371:
.Ltmp542:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp543:
	ALU clause starting at 372:
.Ltmp544:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp545:
	ALU clause starting at 376:
.Ltmp546:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp547:
	ALU clause starting at 377:
.Ltmp548:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp549:
	ALU clause starting at 381:
.Ltmp550:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp551:
	ALU clause starting at 382:
.Ltmp552:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp553:
	ALU clause starting at 386:
.Ltmp554:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp555:
	ALU clause starting at 387:
.Ltmp556:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp557:
	ALU clause starting at 391:
.Ltmp558:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp559:
	ALU clause starting at 392:
.Ltmp560:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp561:
	ALU clause starting at 396:
.Ltmp562:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp563:
	ALU clause starting at 397:
.Ltmp564:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp565:
	ALU clause starting at 401:
.Ltmp566:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp567:
	ALU clause starting at 402:
.Ltmp568:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp569:
	ALU clause starting at 406:
.Ltmp570:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp571:
	ALU clause starting at 407:
.Ltmp572:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp573:
	ALU clause starting at 411:
.Ltmp574:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp575:
	ALU clause starting at 412:
.Ltmp576:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp577:
	ALU clause starting at 416:
.Ltmp578:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp579:
	ALU clause starting at 417:
.Ltmp580:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp581:
	ALU clause starting at 421:
.Ltmp582:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp583:
	ALU clause starting at 422:
.Ltmp584:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp585:
	ALU clause starting at 426:
.Ltmp586:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp587:
	ALU clause starting at 427:
.Ltmp588:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp589:
	ALU clause starting at 431:
.Ltmp590:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp591:
	ALU clause starting at 432:
.Ltmp592:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp593:
	ALU clause starting at 436:
.Ltmp594:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp595:
	ALU clause starting at 437:
.Ltmp596:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp597:
	ALU clause starting at 441:
.Ltmp598:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp599:
	ALU clause starting at 442:
.Ltmp600:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp601:
	ALU clause starting at 446:
.Ltmp602:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp603:
	ALU clause starting at 447:
.Ltmp604:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp605:
	ALU clause starting at 451:
.Ltmp606:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp607:
	ALU clause starting at 452:
.Ltmp608:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp609:
	ALU clause starting at 456:
.Ltmp610:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp611:
	ALU clause starting at 457:
.Ltmp612:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp613:
	ALU clause starting at 461:
.Ltmp614:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp615:
	ALU clause starting at 462:
.Ltmp616:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp617:
	ALU clause starting at 466:
.Ltmp618:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp619:
	ALU clause starting at 467:
.Ltmp620:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp621:
	ALU clause starting at 471:
.Ltmp622:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp623:
	ALU clause starting at 472:
.Ltmp624:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp625:
	ALU clause starting at 476:
.Ltmp626:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp627:
	ALU clause starting at 477:
.Ltmp628:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp629:
	ALU clause starting at 481:
.Ltmp630:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp631:
	ALU clause starting at 482:
.Ltmp632:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp633:
	ALU clause starting at 486:
.Ltmp634:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp635:
	ALU clause starting at 487:
.Ltmp636:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp637:
	ALU clause starting at 491:
.Ltmp638:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp639:
	ALU clause starting at 492:
.Ltmp640:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp641:
	ALU clause starting at 496:
.Ltmp642:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp643:
	ALU clause starting at 497:
.Ltmp644:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp645:
	ALU clause starting at 501:
.Ltmp646:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp647:
	ALU clause starting at 502:
.Ltmp648:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp649:
	ALU clause starting at 506:
.Ltmp650:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp651:
	ALU clause starting at 507:
.Ltmp652:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp653:
	ALU clause starting at 511:
.Ltmp654:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp655:
	ALU clause starting at 512:
.Ltmp656:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp657:
	ALU clause starting at 516:
.Ltmp658:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp659:
	ALU clause starting at 517:
.Ltmp660:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp661:
	ALU clause starting at 521:
.Ltmp662:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp663:
	ALU clause starting at 522:
.Ltmp664:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp665:
	ALU clause starting at 526:
.Ltmp666:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp667:
	ALU clause starting at 527:
.Ltmp668:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp669:
	ALU clause starting at 531:
.Ltmp670:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp671:
	ALU clause starting at 532:
.Ltmp672:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp673:
	ALU clause starting at 536:
.Ltmp674:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp675:
	ALU clause starting at 537:
.Ltmp676:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp677:
	ALU clause starting at 541:
.Ltmp678:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp679:
	ALU clause starting at 542:
.Ltmp680:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp681:
	ALU clause starting at 546:
.Ltmp682:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp683:
	ALU clause starting at 547:
.Ltmp684:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp685:
	ALU clause starting at 551:
.Ltmp686:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp687:
	ALU clause starting at 552:
.Ltmp688:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp689:
	ALU clause starting at 556:
.Ltmp690:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp691:
	ALU clause starting at 557:
.Ltmp692:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp693:
	ALU clause starting at 561:
.Ltmp694:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp695:
	ALU clause starting at 562:
.Ltmp696:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp697:
	ALU clause starting at 566:
.Ltmp698:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp699:
	ALU clause starting at 567:
.Ltmp700:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp701:
	ALU clause starting at 571:
.Ltmp702:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp703:
	ALU clause starting at 572:
.Ltmp704:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp705:
	ALU clause starting at 576:
.Ltmp706:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp707:
	ALU clause starting at 577:
.Ltmp708:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp709:
	ALU clause starting at 581:
.Ltmp710:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp711:
	ALU clause starting at 582:
.Ltmp712:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp713:
	ALU clause starting at 586:
.Ltmp714:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp715:
	ALU clause starting at 587:
.Ltmp716:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp717:
	ALU clause starting at 591:
.Ltmp718:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp719:
	ALU clause starting at 592:
.Ltmp720:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp721:
	ALU clause starting at 596:
.Ltmp722:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp723:
	ALU clause starting at 597:
.Ltmp724:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp725:
	ALU clause starting at 601:
.Ltmp726:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp727:
	ALU clause starting at 602:
.Ltmp728:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp729:
	ALU clause starting at 606:
.Ltmp730:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp731:
	ALU clause starting at 607:
.Ltmp732:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp733:
	ALU clause starting at 611:
.Ltmp734:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp735:
	ALU clause starting at 612:
.Ltmp736:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp737:
	ALU clause starting at 616:
.Ltmp738:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp739:
	ALU clause starting at 617:
.Ltmp740:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp741:
	ALU clause starting at 621:
.Ltmp742:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp743:
	ALU clause starting at 622:
.Ltmp744:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp745:
	ALU clause starting at 626:
.Ltmp746:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp747:
	ALU clause starting at 627:
.Ltmp748:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp749:
	ALU clause starting at 631:
.Ltmp750:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp751:
	ALU clause starting at 632:
.Ltmp752:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp753:
	ALU clause starting at 636:
.Ltmp754:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp755:
	ALU clause starting at 637:
.Ltmp756:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp757:
	ALU clause starting at 641:
.Ltmp758:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp759:
	ALU clause starting at 642:
.Ltmp760:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp761:
	ALU clause starting at 646:
.Ltmp762:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp763:
	ALU clause starting at 647:
.Ltmp764:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp765:
	ALU clause starting at 651:
.Ltmp766:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp767:
	ALU clause starting at 652:
.Ltmp768:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp769:
	ALU clause starting at 656:
.Ltmp770:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp771:
	ALU clause starting at 657:
.Ltmp772:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp773:
	ALU clause starting at 661:
.Ltmp774:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp775:
	ALU clause starting at 662:
.Ltmp776:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp777:
	ALU clause starting at 666:
.Ltmp778:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp779:
	ALU clause starting at 667:
.Ltmp780:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp781:
	ALU clause starting at 671:
.Ltmp782:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp783:
	ALU clause starting at 672:
.Ltmp784:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp785:
	ALU clause starting at 676:
.Ltmp786:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp787:
	ALU clause starting at 677:
.Ltmp788:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp789:
	ALU clause starting at 681:
.Ltmp790:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp791:
	ALU clause starting at 682:
.Ltmp792:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	17(2.382207e-44), 15(2.101948e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp793:
	ALU clause starting at 686:
.Ltmp794:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp795:
	ALU clause starting at 687:
.Ltmp796:
	  LSHL   T0.Z, T1.W, literal.x,  
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.y, 
	13(1.821688e-44), 19(2.662467e-44)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp797:
	ALU clause starting at 691:
.Ltmp798:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp799:
	ALU clause starting at 692:
.Ltmp800:
	  BIT_ALIGN_INT   T0.Z, T1.Z, T1.W, literal.x, 
	  LSHR * T2.W, T1.Z, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  XOR_INT * T1.Z, PV.W, T1.Z,  
.Ltmp801:
	ALU clause starting at 696:
.Ltmp802:
	  XOR_INT * T1.W, T0.Z, T1.W,  
.Ltmp803:
	ALU clause starting at 697:
.Ltmp804:
	  BIT_ALIGN_INT * T2.W, T1.Z, T1.W, literal.x, 
	15(2.101948e-44), 0(0.000000e+00)
	  XOR_INT * T1.Y, PV.W, T1.Z,  
.Ltmp805:
	ALU clause starting at 700:
.Ltmp806:
	  LSHL * T2.W, T1.W, literal.x,  
	17(2.382207e-44), 0(0.000000e+00)
	  XOR_INT * T1.X, PV.W, T1.W,  
.Ltmp807:
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
.Ltmp808:
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
.Ltmp809:
	ALU 2, @40, KC0[CB0:0-32], KC1[]
	TEX 0 @32
.Ltmp810:
	ALU 0, @43, KC0[CB0:0-32], KC1[]
	ALU 3, @44, KC0[CB0:0-32], KC1[]
.Ltmp811:
	ALU 1, @48, KC0[CB0:0-32], KC1[]
.Ltmp812:
	LOOP_START_DX10 @28
.Ltmp813:
	ALU 10, @50, KC0[], KC1[]
.Ltmp814:
	ALU 10, @61, KC0[], KC1[]
.Ltmp815:
	ALU 10, @72, KC0[], KC1[]
	ALU 10, @83, KC0[], KC1[]
.Ltmp816:
	ALU 10, @94, KC0[], KC1[]
	ALU 10, @105, KC0[], KC1[]
.Ltmp817:
	ALU 10, @116, KC0[], KC1[]
	ALU 10, @127, KC0[], KC1[]
.Ltmp818:
	ALU 8, @138, KC0[], KC1[]
	ALU 9, @147, KC0[], KC1[]
.Ltmp819:
	ALU 10, @157, KC0[], KC1[]
	ALU 10, @168, KC0[], KC1[]
.Ltmp820:
	ALU 10, @179, KC0[], KC1[]
	ALU 10, @190, KC0[], KC1[]
.Ltmp821:
	ALU 10, @201, KC0[], KC1[]
.Ltmp822:
	ALU 12, @212, KC0[], KC1[]
.Ltmp823:
	ALU_PUSH_BEFORE 2, @225, KC0[], KC1[]
	JUMP @27 POP:1
	LOOP_BREAK @27
	POP @27 POP:1
	END_LOOP @7
.Ltmp824:
	ALU 2, @228, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	CF_END
	PAD
	Fetch clause starting at 32:
	  VTX_READ_64 T2.XY, T0.X, 0, #1
.Ltmp825:
	ALU clause starting at 34:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp826:
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
.Ltmp827:
	387276957(4.826644e-25), 0(0.000000e+00)
.Ltmp828:
	ALU clause starting at 48:
	  MOV   T1.Z, KC0[3].Y,  
	  MOV * T1.W, KC0[2].Z,  
.Ltmp829:
	ALU clause starting at 50:
.Ltmp830:
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
.Ltmp831:
	ALU clause starting at 61:
.Ltmp832:
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
.Ltmp833:
	ALU clause starting at 72:
.Ltmp834:
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
.Ltmp835:
	ALU clause starting at 83:
.Ltmp836:
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
.Ltmp837:
	ALU clause starting at 94:
.Ltmp838:
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
.Ltmp839:
	ALU clause starting at 105:
.Ltmp840:
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
.Ltmp841:
	ALU clause starting at 116:
.Ltmp842:
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
.Ltmp843:
	ALU clause starting at 127:
.Ltmp844:
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
.Ltmp845:
	ALU clause starting at 138:
.Ltmp846:
	  LSHL   T2.Z, T4.W, literal.x,  
	  LSHR * T5.W, T4.W, literal.y,  
	4(5.605194e-45), 5(7.006492e-45)
	  ADD_INT   T3.Z, PV.W, T2.W,  
	  ADD_INT * T5.W, PV.Z, T1.Z,  
	  XOR_INT   T2.Z, PV.Z, PV.W,  
	  ADD_INT * T5.W, T1.Y, T4.W,  
	  XOR_INT * T5.W, PV.Z, PV.W,  
	  ADD_INT * T3.W, PV.W, T3.W,  
.Ltmp847:
	ALU clause starting at 147:
.Ltmp848:
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
.Ltmp849:
	ALU clause starting at 157:
.Ltmp850:
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
.Ltmp851:
	ALU clause starting at 168:
.Ltmp852:
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
.Ltmp853:
	ALU clause starting at 179:
.Ltmp854:
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
.Ltmp855:
	ALU clause starting at 190:
.Ltmp856:
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
.Ltmp857:
	ALU clause starting at 201:
.Ltmp858:
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
.Ltmp859:
	ALU clause starting at 212:
.Ltmp860:
	  LSHL   T2.Z, T2.X, literal.x,  
	  ADD_INT * T3.W, T1.Y, T2.X,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T2.Y, T2.X, literal.x,  
	  ADD_INT   T3.Z, PV.W, literal.y,  
	  ADD_INT * T3.W, PV.Z, T0.Z,  
	5(7.006492e-45), -626627285(-2.342244e+16)
	  XOR_INT   T2.Z, PV.W, PV.Z,  
	  ADD_INT * T3.W, PV.Y, T0.Y,  
.Ltmp861:
	  ADD_INT   T1.Y, T1.Y, literal.x,  
.Ltmp862:
	  XOR_INT * T3.W, PV.Z, PV.W,  
	-239350328(-1.859919e+30), 0(0.000000e+00)
	  ADD_INT * T2.Y, PV.W, T4.W,  
.Ltmp863:
	ALU clause starting at 225:
.Ltmp864:
	  SETE_INT * T3.W, T1.Y, literal.x,  
	-570124355(-2.388578e+18), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp865:
	ALU clause starting at 228:
	  ADD_INT * T0.W, T1.W, T0.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp866:
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

