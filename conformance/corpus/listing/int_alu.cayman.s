	.text
	.section	.AMDGPU.config
	.long	166100
	.long	14
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	alu_char
	.p2align	8
	.type	alu_char,@function
alu_char:
alu_char$local:
.Lfunc_begin0:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 1, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp1:
	TEX 0 @22
.Ltmp2:
	ALU 108, @32, KC0[CB0:0-32], KC1[]
	ALU 14, @141, KC0[], KC1[]
	MEM_RAT MSKOR T3.XW, T11.X
	MEM_RAT MSKOR T5.XW, T8.X
	MEM_RAT MSKOR T7.XW, T6.X
	MEM_RAT MSKOR T9.XW, T4.X
	MEM_RAT MSKOR T10.XW, T2.X
	MEM_RAT MSKOR T12.XW, T1.X
	MEM_RAT MSKOR T13.XW, T0.X
	ALU 10, @156, KC0[], KC1[]
	ALU 0, @167, KC0[CB0:0-32], KC1[]
.Ltmp3:
	ALU 0, @168, KC0[CB0:0-32], KC1[]
.Ltmp4:
	ALU 19, @169, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 20:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp5:
	Fetch clause starting at 22:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp6:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp7:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp8:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 30:
	  ADD_INT * T0.X, KC0[2].Y, T0.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 32:
	  ADD_INT * T2.W, KC0[2].W, T0.W,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  ADD_INT * T1.W, T1.X, T0.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T1.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  ADD_INT * T0.W, T0.W, KC0[0].W,  
	  ADD_INT * T4.W, KC0[2].W, PV.W,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  SUB_INT * T1.W, T0.X, T1.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T1.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T5.X, PV.Z, PV.W,  
	  LSHL * T5.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T5.Y, 0.0,  
	  ADD_INT * T0.W, T0.W, KC0[0].W,  
	  ADD_INT * T6.W, KC0[2].W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.X, T0.X,  
	  MULLO_INT   T0.Y, T1.X, T0.X,  
	  MULLO_INT   T0.Z (MASKED), T1.X, T0.X,  
	  MULLO_INT * T0.W (MASKED), T1.X, T0.X,  
	  LSHL   T0.Z, T1.W, literal.x,  
	  AND_INT * T1.W, PV.Y, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T7.X, PV.W, PV.Z,  
	  LSHL * T7.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T7.Y, 0.0,  
	  ADD_INT * T0.W, T0.W, KC0[0].W,  
	  ADD_INT * T8.W, KC0[2].W, PV.W,  
	  XOR_INT   T0.Z, T0.X, T1.X,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  XOR_INT * T1.W, PV.Z, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T9.X, PV.W, PV.Z,  
	  LSHL * T9.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T9.Y, 0.0,  
	  ADD_INT * T0.W, T0.W, KC0[0].W,  
	  ADD_INT   T0.Z, KC0[2].W, PV.W,  
	  AND_INT * T1.W, T1.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL   T1.Z, T0.X, PV.W,  
	  AND_INT * T10.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  AND_INT * T10.W, PV.Z, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T10.X, PV.W, PV.Z,  
	  LSHL * T10.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T10.Y, 0.0,  
	  ADD_INT * T11.W, T0.W, KC0[0].W,  
	  ADD_INT   T1.Z, KC0[2].W, PV.W,  
	  BFE_INT * T0.W, T0.X, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  ASHR   T2.Z, PV.W, T1.W,  
	  AND_INT * T1.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.Z, PV.W, literal.x,  
	  AND_INT * T1.W, PV.Z, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T12.X, PV.W, PV.Z,  
	  LSHL * T12.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T12.Y, 0.0,  
	  BFE_INT * T1.W, T1.X, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  SETGT_INT * T13.W, T0.W, PV.W,  
	  SETE_INT   T1.Y, T0.X, T1.X,  
.Ltmp9:
	  CNDE_INT   T2.Z, PV.W, literal.x, 0.0, 
	  SETGT_INT * T13.W, T1.W, T0.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T0.Y, T11.W, KC0[0].W,  
	  SUB_INT   T2.Z, PV.Z, PV.W,  
	  CNDE_INT * T11.W, PV.Y, 0.0, literal.x, 
	4(5.605194e-45), 0(0.000000e+00)
	  OR_INT   T2.Y, PV.Z, PV.W,  
	  CNDE_INT   T2.Z, T1.Y, literal.x, 0.0, 
	  ADD_INT * T11.W, KC0[2].W, PV.Y,  
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT   T3.Z, PV.W, literal.x,  
	  OR_INT * T13.W, PV.Y, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T13.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T13.X, PV.Z, PV.W,  
	  LSHL * T13.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T13.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  MOV * T5.Z, 0.0,  
	  MOV * T7.Z, 0.0,  
	  MOV * T9.Z, 0.0,  
	  MOV * T10.Z, 0.0,  
	  MOV * T12.Z, 0.0,  
	ALU clause starting at 141:
	  MOV * T13.Z, 0.0,  
	  LSHR * T0.X, T11.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T4.X, T8.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T6.X, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T8.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T11.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 156:
	  MOV   T1.Z, literal.x,  
	  SETGE_INT * T2.W, T1.W, T0.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADD_INT * T2.W, T0.W, literal.x, Pred_sel_one 
	-1(nan), 0(0.000000e+00)
	  BFE_INT * T2.W, T2.W, 0.0, literal.x, Pred_sel_one
	8(1.121039e-44), 0(0.000000e+00)
	  MOV   T1.Z, literal.x, Pred_sel_one 
	  MIN_INT * T2.W, T1.W, T2.W, Pred_sel_one 
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 167:
	  MOV * T1.Y, KC0[0].W,  
	ALU clause starting at 168:
	  MOV * T0.Z, KC0[2].W,  
	ALU clause starting at 169:
	  SETE_INT * T3.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADD_INT * T1.W, T1.W, 1, Pred_sel_zero 
	  BFE_INT * T1.W, T1.W, 0.0, literal.x, Pred_sel_zero
	8(1.121039e-44), 0(0.000000e+00)
	  MAX_INT * T2.W, T0.W, T1.W, Pred_sel_zero 
	  ADD_INT * T0.W, T0.Y, T1.Y,  
	  ADD_INT * T0.W, T0.Z, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T2.W, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp10:
.Lfunc_end0:
	.size	alu_char, .Lfunc_end0-alu_char

	.section	.AMDGPU.config
	.long	166100
	.long	16
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	alu_uchar
	.p2align	8
	.type	alu_uchar,@function
alu_uchar:
alu_uchar$local:
.Lfunc_begin1:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp11:
	ALU 1, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @20
.Ltmp12:
	TEX 0 @22
.Ltmp13:
	ALU 110, @32, KC0[CB0:0-32], KC1[]
	ALU 7, @143, KC0[], KC1[]
	MEM_RAT MSKOR T2.XW, T15.X
	MEM_RAT MSKOR T4.XW, T14.X
	MEM_RAT MSKOR T6.XW, T13.X
	MEM_RAT MSKOR T8.XW, T11.X
	MEM_RAT MSKOR T10.XW, T7.X
	MEM_RAT MSKOR T9.XW, T5.X
	MEM_RAT MSKOR T12.XW, T3.X
	ALU 10, @151, KC0[], KC1[]
	ALU 0, @162, KC0[CB0:0-32], KC1[]
.Ltmp14:
	ALU 0, @163, KC0[CB0:0-32], KC1[]
.Ltmp15:
	ALU 19, @164, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 20:
	  VTX_READ_8 T1.X, T1.X, 0, #1
.Ltmp16:
	Fetch clause starting at 22:
	  VTX_READ_8 T0.X, T0.X, 0, #1
.Ltmp17:
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
.Ltmp18:
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp19:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp20:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 30:
	  ADD_INT * T0.X, KC0[2].Y, T0.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 32:
	  ADD_INT * T1.W, KC0[2].W, T0.W,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  ADD_INT * T2.W, T1.X, T0.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T2.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T2.X, PV.Z, PV.W,  
	  LSHL * T2.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T2.Y, 0.0,  
	  ADD_INT * T0.W, T0.W, KC0[0].W,  
	  ADD_INT * T3.W, KC0[2].W, PV.W,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  SUB_INT * T4.W, T0.X, T1.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T4.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  ADD_INT * T0.W, T0.W, KC0[0].W,  
	  ADD_INT * T5.W, KC0[2].W, PV.W,  
	  AND_INT * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.X, T0.X,  
	  MULLO_INT   T0.Y, T1.X, T0.X,  
	  MULLO_INT   T0.Z (MASKED), T1.X, T0.X,  
	  MULLO_INT * T0.W (MASKED), T1.X, T0.X,  
	  LSHL   T0.Z, T6.W, literal.x,  
	  AND_INT * T6.W, PV.Y, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T6.X, PV.W, PV.Z,  
	  LSHL * T6.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  ADD_INT * T0.W, T0.W, KC0[0].W,  
	  ADD_INT * T7.W, KC0[2].W, PV.W,  
	  XOR_INT   T0.Z, T0.X, T1.X,  
	  AND_INT * T8.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  XOR_INT * T8.W, PV.Z, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T8.X, PV.W, PV.Z,  
	  LSHL * T8.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T8.Y, 0.0,  
	  ADD_INT * T0.W, T0.W, KC0[0].W,  
	  ADD_INT   T0.Z, KC0[2].W, PV.W,  
	  AND_INT * T9.W, T1.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  LSHL   T1.Z, T0.X, PV.W,  
	  AND_INT * T10.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  AND_INT * T10.W, PV.Z, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T10.X, PV.W, PV.Z,  
	  LSHL * T10.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T10.Y, 0.0,  
	  ADD_INT * T0.W, T0.W, KC0[0].W,  
	  ADD_INT * T11.W, KC0[2].W, PV.W,  
	  AND_INT * T12.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  LSHR * T9.W, T0.X, T9.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T9.X, PV.W, PV.Z,  
	  LSHL * T9.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T9.Y, 0.0,  
	  SETGT_UINT * T12.W, T0.X, T1.X,  
	  SETE_INT   T0.Y, T0.X, T1.X,  
	  CNDE_INT   T1.Z, PV.W, literal.x, 0.0, 
	  SETGT_UINT * T12.W, T1.X, T0.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  SUB_INT   T1.Y, PV.Z, PV.W,  
	  CNDE_INT   T1.Z, PV.Y, 0.0, literal.x, 
	  ADD_INT * T0.W, T0.W, KC0[0].W,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT   T3.Y, KC0[2].W, PV.W,  
	  OR_INT   T1.Z, PV.Y, PV.Z,  
	  CNDE_INT * T12.W, T0.Y, literal.x, 0.0, 
	8(1.121039e-44), 0(0.000000e+00)
	  OR_INT   T1.Z, PV.Z, PV.W,  
	  AND_INT * T12.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  AND_INT * T12.W, PV.Z, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T12.X, PV.W, PV.Z,  
	  LSHL * T12.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T12.Y, 0.0,  
	  MOV * T2.Z, 0.0,  
	  MOV * T4.Z, 0.0,  
	  MOV * T6.Z, 0.0,  
	  MOV * T8.Z, 0.0,  
	  MOV * T10.Z, 0.0,  
	  MOV * T9.Z, 0.0,  
	  MOV * T12.Z, 0.0,  
	  LSHR * T3.X, T3.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T11.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T7.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 143:
	  LSHR * T11.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T13.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T14.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T15.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 151:
	  MOV   T1.Z, literal.x,  
	  SETGE_UINT * T1.W, T1.X, T0.X,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADD_INT * T1.W, T0.X, literal.x, Pred_sel_one 
	-1(nan), 0(0.000000e+00)
	  AND_INT * T1.W, T1.W, literal.x, Pred_sel_one 
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Z, literal.x, Pred_sel_one 
	  MIN_UINT * T1.W, T1.X, T1.W, Pred_sel_one 
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 162:
	  MOV * T0.Y, KC0[0].W,  
	ALU clause starting at 163:
	  MOV * T0.Z, KC0[2].W,  
	ALU clause starting at 164:
	  SETE_INT * T2.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADD_INT * T1.W, T1.X, 1, Pred_sel_zero 
	  AND_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	255(3.573311e-43), 0(0.000000e+00)
	  MAX_UINT * T1.W, T0.X, T1.W, Pred_sel_zero 
	  ADD_INT * T0.W, T0.W, T0.Y,  
	  ADD_INT * T0.W, T0.Z, PV.W,  
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.W, literal.y,  
	3(4.203895e-45), 255(3.573311e-43)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp21:
.Lfunc_end1:
	.size	alu_uchar, .Lfunc_end1-alu_uchar

	.section	.AMDGPU.config
	.long	166100
	.long	14
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	alu_short
	.p2align	8
	.type	alu_short,@function
alu_short:
alu_short$local:
.Lfunc_begin2:
	ALU 5, @22, KC0[CB0:0-32], KC1[]
.Ltmp22:
	ALU 2, @28, KC0[CB0:0-32], KC1[]
	TEX 0 @18
.Ltmp23:
	TEX 0 @20
.Ltmp24:
	ALU 108, @31, KC0[CB0:0-32], KC1[]
	ALU 9, @140, KC0[], KC1[]
	MEM_RAT MSKOR T4.XW, T9.X
	MEM_RAT MSKOR T6.XW, T7.X
	MEM_RAT MSKOR T8.XW, T5.X
	MEM_RAT MSKOR T10.XW, T3.X
	MEM_RAT MSKOR T11.XW, T2.X
	MEM_RAT MSKOR T12.XW, T1.X
	MEM_RAT MSKOR T13.XW, T0.X
	ALU 13, @150, KC0[CB0:0-32], KC1[]
.Ltmp25:
	ALU 21, @164, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 18:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp26:
	Fetch clause starting at 20:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp27:
	ALU clause starting at 22:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp28:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp29:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 28:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 31:
	  ADD_INT * T3.W, KC0[2].W, T0.W,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  ADD_INT * T0.W, T1.X, T0.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T0.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  LSHL * T2.W, KC0[0].W, 1,  
	  ADD_INT * T5.W, T3.W, PV.W,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  SUB_INT * T0.W, T0.X, T1.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T0.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T6.X, PV.Z, PV.W,  
	  LSHL * T6.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  ADD_INT * T7.W, T5.W, T2.W,  
	  AND_INT * T0.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.X, T0.X,  
	  MULLO_INT   T0.Y, T1.X, T0.X,  
	  MULLO_INT   T0.Z (MASKED), T1.X, T0.X,  
	  MULLO_INT * T0.W (MASKED), T1.X, T0.X,  
	  LSHL   T0.Z, T0.W, literal.x,  
	  AND_INT * T0.W, PV.Y, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T8.X, PV.W, PV.Z,  
	  LSHL * T8.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T8.Y, 0.0,  
	  ADD_INT * T9.W, T7.W, T2.W,  
	  XOR_INT   T0.Z, T0.X, T1.X,  
	  AND_INT * T0.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  XOR_INT * T0.W, PV.Z, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T10.X, PV.W, PV.Z,  
	  LSHL * T10.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T10.Y, 0.0,  
	  ADD_INT   T0.Z, T9.W, T2.W,  
	  AND_INT * T1.W, T1.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  LSHL   T1.Z, T0.X, PV.W,  
	  AND_INT * T0.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  AND_INT * T0.W, PV.Z, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T11.X, PV.W, PV.Z,  
	  LSHL * T11.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T11.Y, 0.0,  
	  ADD_INT   T1.Z, T0.Z, T2.W,  
	  BFE_INT * T0.W, T0.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  ASHR   T2.Z, PV.W, T1.W,  
	  AND_INT * T1.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.Z, PV.W, literal.x,  
	  AND_INT * T1.W, PV.Z, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T12.X, PV.W, PV.Z,  
	  LSHL * T12.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T12.Y, 0.0,  
	  BFE_INT * T1.W, T1.X, 0.0, literal.x, 
	16(2.242078e-44), 0(0.000000e+00)
	  SETGT_INT * T13.W, T0.W, PV.W,  
	  SETE_INT   T0.Y, T0.X, T1.X,  
	  CNDE_INT   T2.Z, PV.W, literal.x, 0.0, 
	  SETGT_INT * T13.W, T1.W, T0.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  SUB_INT   T2.Z, PV.Z, PV.W,  
	  CNDE_INT * T13.W, PV.Y, 0.0, literal.x, 
	4(5.605194e-45), 0(0.000000e+00)
	  OR_INT   T1.Y, PV.Z, PV.W,  
	  CNDE_INT   T2.Z, T0.Y, literal.x, 0.0, 
	  ADD_INT * T2.W, T1.Z, T2.W,  
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT   T3.Z, PV.W, literal.x,  
	  OR_INT * T13.W, PV.Y, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T13.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T13.X, PV.Z, PV.W,  
	  LSHL * T13.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T13.Y, 0.0,  
	  MOV * T4.Z, 0.0,  
	  MOV * T6.Z, 0.0,  
	  MOV * T8.Z, 0.0,  
	  MOV * T10.Z, 0.0,  
	  MOV * T11.Z, 0.0,  
	  MOV * T12.Z, 0.0,  
	  MOV * T13.Z, 0.0,  
	  LSHR * T0.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 140:
	  LSHR * T2.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T9.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T7.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T9.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 150:
	  MOV   T0.Y, literal.x,  
	  MOV   T1.Z, literal.y,  
	  SETGE_INT * T3.W, T1.W, T0.W,  
	0(0.000000e+00), 1(1.401298e-45)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADD_INT * T3.W, T0.W, literal.x, Pred_sel_one 
	-1(nan), 0(0.000000e+00)
	  BFE_INT * T3.W, T3.W, 0.0, literal.x, Pred_sel_one
	16(2.242078e-44), 0(0.000000e+00)
	  MIN_INT * T3.W, T1.W, T3.W, Pred_sel_one 
	  AND_INT   T0.Y, T3.W, literal.x, Pred_sel_one 
	  MOV * T1.Z, literal.y, Pred_sel_one 
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV * T0.Z, KC0[0].W,  
	ALU clause starting at 164:
	  SETE_INT * T3.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADD_INT * T1.W, T1.W, 1, Pred_sel_zero 
	  BFE_INT * T1.W, T1.W, 0.0, literal.x, Pred_sel_zero
	16(2.242078e-44), 0(0.000000e+00)
	  MAX_INT * T0.W, T0.W, T1.W, Pred_sel_zero 
	  AND_INT * T0.Y, T0.W, literal.x, Pred_sel_zero 
	65535(9.183409e-41), 0(0.000000e+00)
	  LSHL * T0.W, T0.Z, 1,  
	  ADD_INT * T0.W, T2.W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T0.Y, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp30:
.Lfunc_end2:
	.size	alu_short, .Lfunc_end2-alu_short

	.section	.AMDGPU.config
	.long	166100
	.long	16
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	alu_ushort
	.p2align	8
	.type	alu_ushort,@function
alu_ushort:
alu_ushort$local:
.Lfunc_begin3:
	ALU 5, @22, KC0[CB0:0-32], KC1[]
.Ltmp31:
	ALU 2, @28, KC0[CB0:0-32], KC1[]
	TEX 0 @18
.Ltmp32:
	TEX 0 @20
.Ltmp33:
	ALU 109, @31, KC0[CB0:0-32], KC1[]
	ALU 3, @141, KC0[], KC1[]
	MEM_RAT MSKOR T2.XW, T15.X
	MEM_RAT MSKOR T4.XW, T14.X
	MEM_RAT MSKOR T6.XW, T13.X
	MEM_RAT MSKOR T8.XW, T11.X
	MEM_RAT MSKOR T10.XW, T7.X
	MEM_RAT MSKOR T9.XW, T5.X
	MEM_RAT MSKOR T12.XW, T3.X
	ALU 12, @145, KC0[CB0:0-32], KC1[]
.Ltmp34:
	ALU 19, @158, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 18:
	  VTX_READ_16 T1.X, T1.X, 0, #1
.Ltmp35:
	Fetch clause starting at 20:
	  VTX_READ_16 T0.X, T0.X, 0, #1
.Ltmp36:
	ALU clause starting at 22:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp37:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp38:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 28:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 31:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  ADD_INT * T1.W, T1.X, T0.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T1.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T2.X, PV.Z, PV.W,  
	  LSHL * T2.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T2.Y, 0.0,  
	  LSHL * T1.W, KC0[0].W, 1,  
	  ADD_INT * T3.W, T0.W, PV.W,  
	  AND_INT   T0.Z, PV.W, literal.x,  
	  SUB_INT * T4.W, T0.X, T1.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T4.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  ADD_INT * T5.W, T3.W, T1.W,  
	  AND_INT * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.X, T0.X,  
	  MULLO_INT   T0.Y, T1.X, T0.X,  
	  MULLO_INT   T0.Z (MASKED), T1.X, T0.X,  
	  MULLO_INT * T0.W (MASKED), T1.X, T0.X,  
	  LSHL   T0.Z, T6.W, literal.x,  
	  AND_INT * T6.W, PV.Y, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T6.X, PV.W, PV.Z,  
	  LSHL * T6.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  ADD_INT * T7.W, T5.W, T1.W,  
	  XOR_INT   T0.Z, T0.X, T1.X,  
	  AND_INT * T8.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  XOR_INT * T8.W, PV.Z, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T8.X, PV.W, PV.Z,  
	  LSHL * T8.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T8.Y, 0.0,  
	  ADD_INT   T0.Z, T7.W, T1.W,  
	  AND_INT * T9.W, T1.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  LSHL   T1.Z, T0.X, PV.W,  
	  AND_INT * T10.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  AND_INT * T10.W, PV.Z, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T10.X, PV.W, PV.Z,  
	  LSHL * T10.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T10.Y, 0.0,  
	  ADD_INT * T11.W, T0.Z, T1.W,  
	  AND_INT * T12.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  LSHR * T9.W, T0.X, T9.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T9.X, PV.W, PV.Z,  
	  LSHL * T9.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T9.Y, 0.0,  
	  SETGT_UINT * T12.W, T0.X, T1.X,  
	  SETE_INT   T1.Y, T0.X, T1.X,  
	  CNDE_INT   T1.Z, PV.W, literal.x, 0.0, 
	  SETGT_UINT * T12.W, T1.X, T0.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  SUB_INT   T1.Z, PV.Z, PV.W,  
	  CNDE_INT * T12.W, PV.Y, 0.0, literal.x, 
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT   T0.Y, T11.W, T1.W,  
	  OR_INT   T1.Z, PV.Z, PV.W,  
	  CNDE_INT * T1.W, T1.Y, literal.x, 0.0, 
	8(1.121039e-44), 0(0.000000e+00)
	  OR_INT   T1.Z, PV.Z, PV.W,  
	  AND_INT * T1.W, PV.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  AND_INT * T1.W, PV.Z, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T12.X, PV.W, PV.Z,  
	  LSHL * T12.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T12.Y, 0.0,  
	  MOV * T2.Z, 0.0,  
	  MOV * T4.Z, 0.0,  
	  MOV * T6.Z, 0.0,  
	  MOV * T8.Z, 0.0,  
	  MOV * T10.Z, 0.0,  
	  MOV * T9.Z, 0.0,  
	  MOV * T12.Z, 0.0,  
	  LSHR * T3.X, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T11.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T7.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T11.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T13.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 141:
	  LSHR * T14.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T15.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 145:
	  MOV   T1.Y, literal.x,  
	  MOV   T1.Z, literal.y,  
	  SETGE_UINT * T0.W, T1.X, T0.X,  
	0(0.000000e+00), 1(1.401298e-45)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADD_INT * T0.W, T0.X, literal.x, Pred_sel_one 
	-1(nan), 0(0.000000e+00)
	  AND_INT * T0.W, T0.W, literal.x, Pred_sel_one 
	65535(9.183409e-41), 0(0.000000e+00)
	  MIN_UINT   T1.Y, T1.X, T0.W, Pred_sel_one 
	  MOV * T1.Z, literal.x, Pred_sel_one 
	0(0.000000e+00), 0(0.000000e+00)
	  MOV * T0.Z, KC0[0].W,  
	ALU clause starting at 158:
	  SETE_INT * T0.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADD_INT * T0.W, T1.X, 1, Pred_sel_zero 
	  AND_INT * T0.W, T0.W, literal.x, Pred_sel_zero 
	65535(9.183409e-41), 0(0.000000e+00)
	  MAX_UINT * T1.Y, T0.X, T0.W, Pred_sel_zero 
	  LSHL * T0.W, T0.Z, 1,  
	  ADD_INT * T0.W, T0.Y, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  AND_INT * T1.W, T1.Y, literal.y,  
	3(4.203895e-45), 65535(9.183409e-41)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp39:
.Lfunc_end3:
	.size	alu_ushort, .Lfunc_end3-alu_ushort

	.section	.AMDGPU.config
	.long	166100
	.long	16
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	alu_int
	.p2align	8
	.type	alu_int,@function
alu_int:
alu_int$local:
.Lfunc_begin4:
	ALU 5, @22, KC0[CB0:0-32], KC1[]
.Ltmp40:
	ALU 3, @28, KC0[CB0:0-32], KC1[]
	TEX 0 @18
.Ltmp41:
	TEX 0 @20
.Ltmp42:
	ALU 44, @32, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T13.X, T14.X
	MEM_RAT_CACHELESS STORE_DWORD T11.X, T12.X
	MEM_RAT_CACHELESS STORE_DWORD T15.X, T10.X
	MEM_RAT_CACHELESS STORE_DWORD T9.X, T8.X
	MEM_RAT_CACHELESS STORE_DWORD T7.X, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T4.X, T3.X
	ALU 8, @77, KC0[], KC1[]
	ALU 0, @86, KC0[CB0:0-32], KC1[]
.Ltmp43:
	ALU 8, @87, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 18:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp44:
	Fetch clause starting at 20:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp45:
	ALU clause starting at 22:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp46:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 28:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 32:
	  ADD_INT   T0.Z, KC0[2].W, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T2.W, PV.W, T0.W,  
	  ADD_INT * T3.W, PV.W, T0.W,  
	  SETGT_INT   T1.Z, T0.X, T1.X,  
.Ltmp47:
	  ADD_INT * T4.W, PV.W, T0.W,  
	  ADD_INT   T2.X, PV.W, T0.W,  
	  SETE_INT   T0.Y, T0.X, T1.X,  
	  CNDE_INT   T1.Z, PV.Z, literal.x, 0.0, 
	  SETGT_INT * T5.W, T1.X, T0.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  SUB_INT   T1.Y, PV.Z, PV.W,  
	  CNDE_INT   T1.Z, PV.Y, 0.0, literal.x, 
	  ADD_INT * T0.W, PV.X, T0.W,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T3.X, PV.W, literal.x,  
	  OR_INT   T1.Z, PV.Y, PV.Z,  
	  CNDE_INT * T5.W, T0.Y, literal.y, 0.0, 
	2(2.802597e-45), 8(1.121039e-44)
	  OR_INT * T4.X, PV.Z, PV.W,  
	  LSHR   T2.X, T2.X, literal.x,  
	  AND_INT * T5.W, T1.X, literal.y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 31(4.344025e-44)
	  ASHR * T5.X, T0.X, PV.W,  
	  LSHR * T6.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHL * T7.X, T0.X, T5.W,  
	  LSHR   T8.X, T3.W, literal.x,  
	  XOR_INT * T3.W, T0.X, T1.X,  
	2(2.802597e-45), 0(0.000000e+00)
	  NOT_INT * T9.X, PV.W,  
	  LSHR * T10.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  SUB_INT * T11.X, T0.X, T1.X,  
	  LSHR * T12.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T13.X, T1.X, T0.X,  
	  LSHR * T14.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T15.X, T1.X, T0.X,  
	  MULLO_INT   T15.Y (MASKED), T1.X, T0.X,  
	  MULLO_INT   T15.Z (MASKED), T1.X, T0.X,  
	  MULLO_INT * T15.W (MASKED), T1.X, T0.X,  
	ALU clause starting at 77:
	  MOV   T0.Z, literal.x,  
	  SETGE_INT * T1.W, T1.X, T0.X,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADD_INT * T1.W, T0.X, literal.x, Pred_sel_one 
	-1(nan), 0(0.000000e+00)
	  MIN_INT   T2.X, T1.X, T1.W, Pred_sel_one 
	  MOV * T0.Z, literal.x, Pred_sel_one 
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 86:
	  MOV * T1.Z, KC0[0].W,  
	ALU clause starting at 87:
	  SETE_INT * T1.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADD_INT * T1.W, T1.X, 1, Pred_sel_zero 
	  MAX_INT * T2.X, T0.X, T1.W, Pred_sel_zero 
	  LSHL * T1.W, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp48:
.Lfunc_end4:
	.size	alu_int, .Lfunc_end4-alu_int

	.section	.AMDGPU.config
	.long	166100
	.long	16
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	alu_uint
	.p2align	8
	.type	alu_uint,@function
alu_uint:
alu_uint$local:
.Lfunc_begin5:
	ALU 5, @22, KC0[CB0:0-32], KC1[]
.Ltmp49:
	ALU 3, @28, KC0[CB0:0-32], KC1[]
	TEX 0 @18
.Ltmp50:
	TEX 0 @20
.Ltmp51:
	ALU 44, @32, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T13.X, T14.X
	MEM_RAT_CACHELESS STORE_DWORD T11.X, T12.X
	MEM_RAT_CACHELESS STORE_DWORD T15.X, T10.X
	MEM_RAT_CACHELESS STORE_DWORD T9.X, T8.X
	MEM_RAT_CACHELESS STORE_DWORD T7.X, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T4.X, T3.X
	ALU 8, @77, KC0[], KC1[]
	ALU 0, @86, KC0[CB0:0-32], KC1[]
.Ltmp52:
	ALU 8, @87, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T0.X
	CF_END
	PAD
	Fetch clause starting at 18:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp53:
	Fetch clause starting at 20:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp54:
	ALU clause starting at 22:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp55:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 28:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 32:
	  ADD_INT   T0.Z, KC0[2].W, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T2.W, PV.W, T0.W,  
	  ADD_INT * T3.W, PV.W, T0.W,  
	  SETGT_UINT   T1.Z, T0.X, T1.X,  
.Ltmp56:
	  ADD_INT * T4.W, PV.W, T0.W,  
	  ADD_INT   T2.X, PV.W, T0.W,  
	  SETE_INT   T0.Y, T0.X, T1.X,  
	  CNDE_INT   T1.Z, PV.Z, literal.x, 0.0, 
	  SETGT_UINT * T5.W, T1.X, T0.X,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  SUB_INT   T1.Y, PV.Z, PV.W,  
	  CNDE_INT   T1.Z, PV.Y, 0.0, literal.x, 
	  ADD_INT * T0.W, PV.X, T0.W,  
	4(5.605194e-45), 0(0.000000e+00)
	  LSHR   T3.X, PV.W, literal.x,  
	  OR_INT   T1.Z, PV.Y, PV.Z,  
	  CNDE_INT * T5.W, T0.Y, literal.y, 0.0, 
	2(2.802597e-45), 8(1.121039e-44)
	  OR_INT * T4.X, PV.Z, PV.W,  
	  LSHR   T2.X, T2.X, literal.x,  
	  AND_INT * T5.W, T1.X, literal.y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 31(4.344025e-44)
	  LSHR * T5.X, T0.X, PV.W,  
	  LSHR * T6.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHL * T7.X, T0.X, T5.W,  
	  LSHR   T8.X, T3.W, literal.x,  
	  XOR_INT * T3.W, T0.X, T1.X,  
	2(2.802597e-45), 0(0.000000e+00)
	  NOT_INT * T9.X, PV.W,  
	  LSHR * T10.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  SUB_INT * T11.X, T0.X, T1.X,  
	  LSHR * T12.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T13.X, T1.X, T0.X,  
	  LSHR * T14.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T15.X, T1.X, T0.X,  
	  MULLO_INT   T15.Y (MASKED), T1.X, T0.X,  
	  MULLO_INT   T15.Z (MASKED), T1.X, T0.X,  
	  MULLO_INT * T15.W (MASKED), T1.X, T0.X,  
	ALU clause starting at 77:
	  MOV   T0.Z, literal.x,  
	  SETGE_UINT * T1.W, T1.X, T0.X,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADD_INT * T1.W, T0.X, literal.x, Pred_sel_one 
	-1(nan), 0(0.000000e+00)
	  MIN_UINT   T2.X, T1.X, T1.W, Pred_sel_one 
	  MOV * T0.Z, literal.x, Pred_sel_one 
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 86:
	  MOV * T1.Z, KC0[0].W,  
	ALU clause starting at 87:
	  SETE_INT * T1.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADD_INT * T1.W, T1.X, 1, Pred_sel_zero 
	  MAX_UINT * T2.X, T0.X, T1.W, Pred_sel_zero 
	  LSHL * T1.W, T1.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp57:
.Lfunc_end5:
	.size	alu_uint, .Lfunc_end5-alu_uint

	.section	.AMDGPU.config
	.long	166100
	.long	16
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	alu_long
	.p2align	8
	.type	alu_long,@function
alu_long:
alu_long$local:
.Lfunc_begin6:
	ALU 5, @22, KC0[CB0:0-32], KC1[]
.Ltmp58:
	ALU 3, @28, KC0[CB0:0-32], KC1[]
	TEX 0 @18
.Ltmp59:
	TEX 0 @20
.Ltmp60:
	ALU 88, @32, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T13, T14.X
	MEM_RAT_CACHELESS STORE_DWORD T10, T11.X
	MEM_RAT_CACHELESS STORE_DWORD T15, T9.X
	MEM_RAT_CACHELESS STORE_DWORD T7, T8.X
	MEM_RAT_CACHELESS STORE_DWORD T5, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T12, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T2, T4.X
	ALU 20, @121, KC0[], KC1[]
	ALU 0, @142, KC0[CB0:0-32], KC1[]
.Ltmp61:
	ALU 15, @143, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	CF_END
	PAD
	Fetch clause starting at 18:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp62:
	Fetch clause starting at 20:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp63:
	ALU clause starting at 22:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp64:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp65:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 28:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 32:
	  SETGT_INT   T2.X, T1.Y, T0.Y,  
	  SETGT_INT   T2.Y, T0.Y, T1.Y,  BS:VEC_120/SCL_212
	  SETGT_UINT   T0.Z, T0.X, T1.X,  
	  SETE_INT * T1.W, T0.Y, T1.Y,  BS:VEC_120/SCL_212
	  SETGT_UINT   T3.X, T1.X, T0.X,  
	  CNDE_INT   T2.Y, PV.W, PV.Y, PV.Z, 
	  XOR_INT   T0.Z, T0.X, T1.X,  BS:VEC_120/SCL_212
	  XOR_INT * T2.W, T0.Y, T1.Y,  
	  OR_INT   T3.Y, PV.Z, PV.W,  
	  CNDE_INT   T1.Z, PV.Y, literal.x, 0.0, 
	  CNDE_INT * T3.W, T1.W, T2.X, PV.X, 
	2(2.802597e-45), 0(0.000000e+00)
	  SUB_INT   T1.Z, PV.Z, PV.W,  
	  CNDE_INT * T3.W, PV.Y, literal.x, 0.0, 
	4(5.605194e-45), 0(0.000000e+00)
	  OR_INT   T1.Z, PV.Z, PV.W,  
	  CNDE_INT * T3.W, T3.Y, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  OR_INT   T2.X, PV.Z, PV.W,  
	  MOV   T2.Y, 0.0,  
	  ADD_INT   T1.Z, KC0[2].W, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.Z, PV.W,  
	  ADD_INT * T4.W, PV.W, T0.W,  
	  ADD_INT * T5.W, PV.W, T0.W,  
	  ADD_INT * T6.W, PV.W, T0.W,  
	  AND_INT   T2.Z, T1.X, literal.x,  
	  ADD_INT * T7.W, PV.W, T0.W,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHR   T3.X, T0.Y, 1,  
	  NOT_INT   T3.Y, T1.X,  
	  BIT_ALIGN_INT   T3.Z, T0.Y, T0.X, 1, 
	  ADD_INT * T0.W, PV.W, T0.W,  
	  LSHR   T4.X, PV.W, literal.x,  
	  BIT_ALIGN_INT   T3.Y, PV.X, PV.Z, PV.Y, 
	  LSHL   T3.Z, T0.X, T2.Z,  
	  AND_INT * T8.W, T1.X, literal.y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 32(4.484155e-44)
	  LSHR   T3.X, T7.W, literal.x,  
	  CNDE_INT * T5.Y, PV.W, PV.Y, PV.Z, 
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T5.X, T8.W, T3.Z, 0.0, 
	  LSHR   T6.X, T6.W, literal.x,  
	  NOT_INT * T7.Y, T2.W,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  NOT_INT * T7.X, T0.Z,  
	  LSHR   T8.X, T5.W, literal.x,  
	  SUB_INT   T0.Z, T0.Y, T1.Y,  
	  SUBB_UINT * T2.W, T0.X, T1.X,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T9.X, T4.W, literal.x,  
	  SUB_INT * T10.Y, PV.Z, PV.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  SUB_INT   T10.X, T0.X, T1.X,  
	  ADD_INT   T0.Z, T1.Y, T0.Y,  
	  AND_INT * T2.W, T1.X, literal.x,  BS:VEC_120/SCL_212
	63(8.828180e-44), 0(0.000000e+00)
	  LSHR   T11.X, T3.W, literal.x,  
	  ADDC_UINT   T3.Y, T1.X, T0.X,  
	  ASHR   T2.Z, T0.Y, T2.Z,  
	  BIT_ALIGN_INT * T2.W, T0.Y, T0.X, PV.W, 
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT   T12.X, T8.W, PV.W, PV.Z, 
	  ADD_INT   T13.Y, T0.Z, PV.Y,  
	  ASHR * T2.W, T0.Y, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T1.X, T0.X,  
	  MULHI   T0.Y (MASKED), T1.X, T0.X,  
	  MULHI   T0.Z, T1.X, T0.X,  
	  MULHI * T0.W (MASKED), T1.X, T0.X,  
	  MULLO_INT   T3.X (MASKED), T1.X, T0.Y,  
	  MULLO_INT   T3.Y, T1.X, T0.Y,  
	  MULLO_INT   T3.Z (MASKED), T1.X, T0.Y,  
	  MULLO_INT * T3.W (MASKED), T1.X, T0.Y,  
	  ADD_INT   T13.X, T1.X, T0.X,  
	  CNDE_INT   T12.Y, T8.W, T2.Z, T2.W, 
	  ADD_INT * T2.W, T0.Z, PV.Y,  
	  MULLO_INT   T0.X (MASKED), T1.Y, T0.X,  
	  MULLO_INT   T0.Y (MASKED), T1.Y, T0.X,  
	  MULLO_INT   T0.Z, T1.Y, T0.X,  
	  MULLO_INT * T0.W (MASKED), T1.Y, T0.X,  
	  LSHR   T14.X, T1.Z, literal.x,  
	  ADD_INT * T15.Y, T2.W, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T15.X, T1.X, T0.X,  
	  MULLO_INT   T15.Y (MASKED), T1.X, T0.X,  
	  MULLO_INT   T15.Z (MASKED), T1.X, T0.X,  
	  MULLO_INT * T15.W (MASKED), T1.X, T0.X,  
	ALU clause starting at 121:
	  SETGE_INT   T0.Z, T1.Y, T0.Y,  
	  SETGE_UINT * T2.W, T1.X, T0.X,  
	  MOV   T1.Z, literal.x,  
	  CNDE_INT * T1.W, T1.W, PV.Z, PV.W, 
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADDC_UINT * T1.W, T0.X, literal.x, Pred_sel_one 
	-1(nan), 0(0.000000e+00)
	  BFE_INT * T1.W, T1.W, 0.0, 1, Pred_sel_one
	  NOT_INT * T1.W, T1.W, Pred_sel_one 
	  ADD_INT * T1.W, T1.W, T0.Y, Pred_sel_one 
	  SETGE_INT   T0.Z, T1.Y, T1.W, Pred_sel_one 
	  ADD_INT * T2.W, T0.X, literal.x, Pred_sel_one 
	-1(nan), 0(0.000000e+00)
	  CNDE_INT   T2.Y, T0.Z, T1.X, T2.W, Pred_sel_one
	  MIN_UINT   T0.Z, T1.X, T2.W, Pred_sel_one 
	  SETE_INT * T2.W, T1.Y, T1.W, Pred_sel_one BS:VEC_102/SCL_221
	  CNDE_INT   T2.X, T2.W, T2.Y, T0.Z, Pred_sel_one
	  MIN_INT   T2.Y, T1.Y, T1.W, Pred_sel_one 
	  MOV * T1.Z, literal.x, Pred_sel_one 
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 142:
	  MOV * T0.Z, KC0[0].W,  
	ALU clause starting at 143:
	  SETE_INT * T1.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADDC_UINT * T1.W, T1.X, 1, Pred_sel_zero 
	  ADD_INT * T1.W, T1.Y, T1.W, Pred_sel_zero 
	  SETGT_INT   T1.Z, T0.Y, T1.W, Pred_sel_zero 
	  ADD_INT * T2.W, T1.X, 1, Pred_sel_zero 
	  CNDE_INT   T1.Y, T1.Z, T2.W, T0.X, Pred_sel_zero
	  MAX_UINT   T1.Z, T0.X, T2.W, Pred_sel_zero 
	  SETE_INT * T2.W, T0.Y, T1.W, Pred_sel_zero BS:VEC_021/SCL_122
	  CNDE_INT   T2.X, T2.W, T1.Y, T1.Z, Pred_sel_zero
	  MAX_INT * T2.Y, T0.Y, T1.W, Pred_sel_zero 
	  LSHL * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp66:
.Lfunc_end6:
	.size	alu_long, .Lfunc_end6-alu_long

	.section	.AMDGPU.config
	.long	166100
	.long	16
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	alu_ulong
	.p2align	8
	.type	alu_ulong,@function
alu_ulong:
alu_ulong$local:
.Lfunc_begin7:
	ALU 5, @22, KC0[CB0:0-32], KC1[]
.Ltmp67:
	ALU 3, @28, KC0[CB0:0-32], KC1[]
	TEX 0 @18
.Ltmp68:
	TEX 0 @20
.Ltmp69:
	ALU 86, @32, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T13, T14.X
	MEM_RAT_CACHELESS STORE_DWORD T10, T11.X
	MEM_RAT_CACHELESS STORE_DWORD T15, T9.X
	MEM_RAT_CACHELESS STORE_DWORD T7, T8.X
	MEM_RAT_CACHELESS STORE_DWORD T5, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T12, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T2, T4.X
	ALU 20, @119, KC0[], KC1[]
	ALU 0, @140, KC0[CB0:0-32], KC1[]
.Ltmp70:
	ALU 15, @141, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	CF_END
	PAD
	Fetch clause starting at 18:
	  VTX_READ_64 T1.XY, T1.X, 0, #1
.Ltmp71:
	Fetch clause starting at 20:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
.Ltmp72:
	ALU clause starting at 22:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp73:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp74:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 28:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 32:
	  SETGT_UINT   T2.X, T1.Y, T0.Y,  
	  SETGT_UINT   T2.Y, T0.Y, T1.Y,  BS:VEC_120/SCL_212
	  SETGT_UINT   T0.Z, T0.X, T1.X,  
	  SETE_INT * T1.W, T0.Y, T1.Y,  BS:VEC_120/SCL_212
	  SETGT_UINT   T3.X, T1.X, T0.X,  
	  CNDE_INT   T2.Y, PV.W, PV.Y, PV.Z, 
	  XOR_INT   T0.Z, T0.X, T1.X,  BS:VEC_120/SCL_212
	  XOR_INT * T2.W, T0.Y, T1.Y,  
	  OR_INT   T3.Y, PV.Z, PV.W,  
	  CNDE_INT   T1.Z, PV.Y, literal.x, 0.0, 
	  CNDE_INT * T3.W, T1.W, T2.X, PV.X, 
	2(2.802597e-45), 0(0.000000e+00)
	  SUB_INT   T1.Z, PV.Z, PV.W,  
	  CNDE_INT * T3.W, PV.Y, literal.x, 0.0, 
	4(5.605194e-45), 0(0.000000e+00)
	  OR_INT   T1.Z, PV.Z, PV.W,  
	  CNDE_INT * T3.W, T3.Y, 0.0, literal.x, 
	8(1.121039e-44), 0(0.000000e+00)
	  OR_INT   T2.X, PV.Z, PV.W,  
	  MOV   T2.Y, 0.0,  
	  ADD_INT   T1.Z, KC0[2].W, T0.W,  
	  LSHL * T0.W, KC0[0].W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T3.W, PV.Z, PV.W,  
	  ADD_INT * T4.W, PV.W, T0.W,  
	  ADD_INT * T5.W, PV.W, T0.W,  
	  ADD_INT * T6.W, PV.W, T0.W,  
	  AND_INT   T2.Z, T1.X, literal.x,  
	  ADD_INT * T7.W, PV.W, T0.W,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHR   T3.X, T0.Y, 1,  
	  NOT_INT   T3.Y, T1.X,  
	  BIT_ALIGN_INT   T3.Z, T0.Y, T0.X, 1, 
	  ADD_INT * T0.W, PV.W, T0.W,  
	  LSHR   T4.X, PV.W, literal.x,  
	  BIT_ALIGN_INT   T3.Y, PV.X, PV.Z, PV.Y, 
	  LSHL   T3.Z, T0.X, T2.Z,  
	  AND_INT * T8.W, T1.X, literal.y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 32(4.484155e-44)
	  LSHR   T3.X, T7.W, literal.x,  
	  CNDE_INT * T5.Y, PV.W, PV.Y, PV.Z, 
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT * T5.X, T8.W, T3.Z, 0.0, 
	  LSHR   T6.X, T6.W, literal.x,  
	  NOT_INT * T7.Y, T2.W,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  NOT_INT * T7.X, T0.Z,  
	  LSHR   T8.X, T5.W, literal.x,  
	  SUB_INT   T0.Z, T0.Y, T1.Y,  
	  SUBB_UINT * T2.W, T0.X, T1.X,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T9.X, T4.W, literal.x,  
	  SUB_INT * T10.Y, PV.Z, PV.W,  
	2(2.802597e-45), 0(0.000000e+00)
	  SUB_INT   T10.X, T0.X, T1.X,  
	  ADD_INT   T0.Z, T1.Y, T0.Y,  
	  AND_INT * T2.W, T1.X, literal.x,  BS:VEC_120/SCL_212
	63(8.828180e-44), 0(0.000000e+00)
	  LSHR   T11.X, T3.W, literal.x,  
	  ADDC_UINT   T3.Y, T1.X, T0.X,  
	  LSHR   T2.Z, T0.Y, T2.Z,  
	  BIT_ALIGN_INT * T2.W, T0.Y, T0.X, PV.W, 
	2(2.802597e-45), 0(0.000000e+00)
	  CNDE_INT   T12.X, T8.W, PV.W, PV.Z, 
	  ADD_INT * T13.Y, T0.Z, PV.Y,  
	  MULHI   T0.X (MASKED), T1.X, T0.X,  
	  MULHI   T0.Y (MASKED), T1.X, T0.X,  
	  MULHI   T0.Z, T1.X, T0.X,  
	  MULHI * T0.W (MASKED), T1.X, T0.X,  
	  MULLO_INT   T2.X (MASKED), T1.X, T0.Y,  
	  MULLO_INT   T2.Y (MASKED), T1.X, T0.Y,  
	  MULLO_INT   T2.Z (MASKED), T1.X, T0.Y,  
	  MULLO_INT * T2.W, T1.X, T0.Y,  
	  ADD_INT   T13.X, T1.X, T0.X,  
	  CNDE_INT   T12.Y, T8.W, T2.Z, 0.0, 
	  ADD_INT * T2.W, T0.Z, PV.W,  
	  MULLO_INT   T0.X (MASKED), T1.Y, T0.X,  
	  MULLO_INT   T0.Y (MASKED), T1.Y, T0.X,  
	  MULLO_INT   T0.Z, T1.Y, T0.X,  
	  MULLO_INT * T0.W (MASKED), T1.Y, T0.X,  
	  LSHR   T14.X, T1.Z, literal.x,  
	  ADD_INT * T15.Y, T2.W, PV.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T15.X, T1.X, T0.X,  
	  MULLO_INT   T15.Y (MASKED), T1.X, T0.X,  
	  MULLO_INT   T15.Z (MASKED), T1.X, T0.X,  
	  MULLO_INT * T15.W (MASKED), T1.X, T0.X,  
	ALU clause starting at 119:
	  SETGE_UINT   T0.Z, T1.Y, T0.Y,  
	  SETGE_UINT * T2.W, T1.X, T0.X,  
	  MOV   T1.Z, literal.x,  
	  CNDE_INT * T1.W, T1.W, PV.Z, PV.W, 
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADDC_UINT * T1.W, T0.X, literal.x, Pred_sel_one 
	-1(nan), 0(0.000000e+00)
	  BFE_INT * T1.W, T1.W, 0.0, 1, Pred_sel_one
	  NOT_INT * T1.W, T1.W, Pred_sel_one 
	  ADD_INT * T1.W, T1.W, T0.Y, Pred_sel_one 
	  SETGE_UINT   T0.Z, T1.Y, T1.W, Pred_sel_one 
	  ADD_INT * T2.W, T0.X, literal.x, Pred_sel_one 
	-1(nan), 0(0.000000e+00)
	  CNDE_INT   T2.Y, T0.Z, T1.X, T2.W, Pred_sel_one
	  MIN_UINT   T0.Z, T1.X, T2.W, Pred_sel_one 
	  SETE_INT * T2.W, T1.Y, T1.W, Pred_sel_one BS:VEC_102/SCL_221
	  CNDE_INT   T2.X, T2.W, T2.Y, T0.Z, Pred_sel_one
	  MIN_UINT   T2.Y, T1.Y, T1.W, Pred_sel_one 
	  MOV * T1.Z, literal.x, Pred_sel_one 
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 140:
	  MOV * T0.Z, KC0[0].W,  
	ALU clause starting at 141:
	  SETE_INT * T1.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  ADDC_UINT * T1.W, T1.X, 1, Pred_sel_zero 
	  ADD_INT * T1.W, T1.Y, T1.W, Pred_sel_zero 
	  SETGT_UINT   T1.Z, T0.Y, T1.W, Pred_sel_zero 
	  ADD_INT * T2.W, T1.X, 1, Pred_sel_zero 
	  CNDE_INT   T1.Y, T1.Z, T2.W, T0.X, Pred_sel_zero
	  MAX_UINT   T1.Z, T0.X, T2.W, Pred_sel_zero 
	  SETE_INT * T2.W, T0.Y, T1.W, Pred_sel_zero BS:VEC_021/SCL_122
	  CNDE_INT   T2.X, T2.W, T1.Y, T1.Z, Pred_sel_zero
	  MAX_UINT * T2.Y, T0.Y, T1.W, Pred_sel_zero 
	  LSHL * T1.W, T0.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp75:
.Lfunc_end7:
	.size	alu_ulong, .Lfunc_end7-alu_ulong

