	.text
	.section	.AMDGPU.config
	.long	166100
	.long	259
	.long	165900
	.long	0
	.long	166120
	.long	1
	.text
	.globl	group_sum
	.p2align	8
	.type	group_sum,@function
group_sum:
group_sum$local:
.Lfunc_begin0:
	ALU 8, @14, KC0[CB0:0-32], KC1[]
	TEX 0 @12
.Ltmp0:
	ALU 5, @23, KC0[], KC1[]
	ALU 3, @29, KC0[], KC1[]
.Ltmp1:
	ALU 2, @33, KC0[], KC1[]
	ALU_PUSH_BEFORE 0, @36, KC0[], KC1[]
	JUMP @11 POP:1
.Ltmp2:
	ALU 2, @37, KC0[CB0:0-32], KC1[]
.Ltmp3:
	ALU 4, @40, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	POP @11 POP:1
.Ltmp4:
	CF_END
	Fetch clause starting at 12:
	  VTX_READ_32 T2.X, T2.X, 0, #1
.Ltmp5:
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	  LSHL * T0.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
.Ltmp6:
	  SETE_INT   T0.Z, T0.X, 0.0,  
	  SETNE_INT * T0.W, T0.X, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T0.W, literal.x, Pred_sel_zero 
	0(0.000000e+00), 0(0.000000e+00)
	  LDS_WRITE * T0.W, T0.W, Pred_sel_zero
.Ltmp7:
	ALU clause starting at 29:
	  AND_INT   T0.Z, T0.Z, 1,  
	  MOV * T0.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 33:
	  LDS_ADD * T0.W, T2.X, 
	  SETE_INT * T1.W, T0.Z, 0.0,  
.Ltmp8:
	  GROUP_BARRIER
	ALU clause starting at 36:
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), T1.W, 0.0,  
	ALU clause starting at 37:
.Ltmp9:
	  LSHL   T0.Z, T1.X, literal.x,  
	  MOV * T1.W, KC0[2].Z,  
.Ltmp10:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 40:
.Ltmp11:
	  ADD_INT * T1.W, T1.W, T0.Z,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_READ_RET * OQAP, T0.W 
	  MOV * T1.X, OQAP,  
.Ltmp12:
.Lfunc_end0:
	.size	group_sum, .Lfunc_end0-group_sum

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	neighbour_exchange
	.p2align	8
	.type	neighbour_exchange,@function
neighbour_exchange:
neighbour_exchange$local:
.Lfunc_begin1:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp13:
	ALU 8, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp14:
	TEX 0 @10
.Ltmp15:
	ALU 10, @27, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp16:
	Fetch clause starting at 10:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp17:
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp18:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  XOR_INT * T1.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T0.W, literal.x,  
	  LSHL * T1.W, PV.W, literal.y,  
	1073741816(1.999999e+00), 2(2.802597e-45)
	  ADD_INT   T0.X, KC0[2].Y, PV.W,  
	  LSHL * T1.W, PV.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.W,  
	ALU clause starting at 27:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.X, T1.X,  
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp19:
.Lfunc_end1:
	.size	neighbour_exchange, .Lfunc_end1-neighbour_exchange

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	1
	.text
	.globl	group_max
	.p2align	8
	.type	group_max,@function
group_max:
group_max$local:
.Lfunc_begin2:
	ALU 0, @18, KC0[CB0:0-32], KC1[]
.Ltmp20:
	ALU 1, @19, KC0[CB0:0-32], KC1[]
.Ltmp21:
	ALU 0, @21, KC0[CB0:0-32], KC1[]
.Ltmp22:
	ALU 5, @22, KC0[], KC1[]
.Ltmp23:
	ALU 3, @28, KC0[], KC1[]
.Ltmp24:
	ALU 0, @32, KC0[], KC1[]
.Ltmp25:
	ALU 0, @33, KC0[], KC1[]
.Ltmp26:
	ALU 4, @34, KC0[], KC1[]
	TEX 0 @14
	ALU 3, @39, KC0[], KC1[]
	TEX 0 @16
	ALU 9, @43, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	Fetch clause starting at 14:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	Fetch clause starting at 16:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 18:
	  MOV * T1.Z, KC0[3].X,  
	ALU clause starting at 19:
	  MOV * T0.W, KC0[1].Z,  
.Ltmp27:
	  MOV * T0.Y, KC0[2].Y,  
.Ltmp28:
	ALU clause starting at 21:
	  MOV * T0.Z, KC0[2].Z,  
.Ltmp29:
	ALU clause starting at 22:
.Ltmp30:
	  SETNE_INT * T1.W, T0.X, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV   T2.Z, literal.x, Pred_sel_zero 
	  MOV * T1.W, literal.y, Pred_sel_zero 
	0(0.000000e+00), -2147483648(-0.000000e+00)
	  LDS_WRITE * T2.Z, T1.W, Pred_sel_zero
.Ltmp31:
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), T0.W, T1.X,  
	  MULLO_INT   T0.Y (MASKED), T0.W, T1.X,  
	  MULLO_INT   T0.Z (MASKED), T0.W, T1.X,  
	  MULLO_INT * T0.W, T0.W, T1.X,  
	ALU clause starting at 32:
	  ADD_INT * T0.W, T0.W, T0.X,  
	ALU clause starting at 33:
	  ADD_INT * T0.W, T0.W, T1.Z,  
	ALU clause starting at 34:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, T0.Y, PV.W,  
	  MOV * T1.X, PV.X,  
	  GROUP_BARRIER
	ALU clause starting at 39:
	  MOV * T1.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	  LDS_MAX_INT * T1.W, T1.X, 
	  GROUP_BARRIER
	ALU clause starting at 43:
	  LSHR * T2.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  ADD_INT * T2.W, T0.X, PV.W,  
	  LDS_READ_RET * OQAP, T1.W 
	  MOV   T0.X, OQAP,  
	  ASHR * T1.W, T2.W, 1,  
	  SUB_INT   T0.X, PV.X, PV.W,  
	  ADD_INT * T0.W, T0.Z, T0.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp32:
.Lfunc_end2:
	.size	group_max, .Lfunc_end2-group_max

	.type	llvm.amdgcn.kernel.group_sum.lds,@object
	.comm	llvm.amdgcn.kernel.group_sum.lds,4,2
	.type	llvm.amdgcn.kernel.group_max.lds,@object
	.comm	llvm.amdgcn.kernel.group_max.lds,4,2
