	.text
	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	ids3
	.p2align	8
	.type	ids3,@function
ids3:
ids3$local:
.Lfunc_begin0:
	ALU 24, @8, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 0, @33, KC0[], KC1[]
.Ltmp1:
	ALU 8, @34, KC0[CB0:0-32], KC1[]
.Ltmp2:
	ALU 3, @43, KC0[CB0:0-32], KC1[]
.Ltmp3:
	ALU 18, @47, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T3.X
	CF_END
	ALU clause starting at 8:
	  MULLO_INT   T0.X (MASKED), KC0[2].X, T1.Z,  
	  MULLO_INT   T0.Y (MASKED), KC0[2].X, T1.Z,  
	  MULLO_INT   T0.Z (MASKED), KC0[2].X, T1.Z,  
	  MULLO_INT * T0.W, KC0[2].X, T1.Z,  
	  MULLO_INT   T1.X (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT   T1.Y (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT   T1.Z (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT * T1.W, KC0[1].W, T1.Y,  
.Ltmp4:
	  ADD_INT   T2.Z, PV.W, T0.Y,  
	  ADD_INT * T0.W, T0.W, T0.Z,  
	  MULLO_INT   T1.X (MASKED), T0.W, KC0[1].X,  
	  MULLO_INT   T1.Y (MASKED), T0.W, KC0[1].X,  
	  MULLO_INT   T1.Z (MASKED), T0.W, KC0[1].X,  
	  MULLO_INT * T1.W, T0.W, KC0[1].X,  
	  MULLO_INT   T2.X, KC0[1].Z, T1.X,  
	  MULLO_INT   T2.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T2.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T2.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T3.Z, PV.X, T0.X,  
	  ADD_INT * T1.W, T1.W, T2.Z,  
	  MULLO_INT   T1.X (MASKED), T1.W, KC0[0].W,  
	  MULLO_INT   T1.Y (MASKED), T1.W, KC0[0].W,  
	  MULLO_INT   T1.Z (MASKED), T1.W, KC0[0].W,  
	  MULLO_INT * T1.W, T1.W, KC0[0].W,  
	  ADD_INT * T2.Z, KC0[3].X, T2.Z,  
	ALU clause starting at 33:
	  ADD_INT * T1.W, T1.W, T3.Z,  
	ALU clause starting at 34:
	  MULLO_INT   T1.X (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.W, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.W, literal.x,  
	  MULLO_INT * T1.W, T1.W, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  ADD_INT   T2.Y, KC0[2].Y, PV.W,  
	  LSHL   T2.Z, T2.Z, literal.x,  
	  ADD_INT * T1.W, KC0[2].W, T3.Z,  
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 43:
	  OR_INT   T2.X, T2.Z, T1.W,  
	  LSHL   T1.Y, T1.Y, literal.x,  
	  ADD_INT * T2.Z, KC0[3].Y, T0.W,  BS:VEC_021/SCL_122
	8(1.121039e-44), 0(0.000000e+00)
	ALU clause starting at 47:
	  ADD_INT * T0.W, T2.Y, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR   T3.X, PV.W, literal.x,  
	  LSHL   T3.Y, T2.Z, literal.y,  
	  OR_INT   T2.Z, T1.Y, T1.X,  
	  LSHL * T0.W, T1.Z, literal.y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 16(2.242078e-44)
	  OR_INT   T1.X, PV.Z, PV.W,  
	  LSHL   T0.Y, T0.Y, literal.x,  
	  OR_INT   T1.Z, T2.X, PV.Y,  
	  LSHL * T0.W, KC0[2].Z, literal.y,  
	8(1.121039e-44), 24(3.363116e-44)
	  OR_INT   T2.X, PV.Z, PV.W,  
	  OR_INT   T1.Z, PV.Y, T0.X,  
	  LSHL * T0.W, T0.Z, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T0.X, T2.Y, literal.x,  
	  OR_INT * T2.Y, PV.Z, PV.W,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp5:
.Lfunc_end0:
	.size	ids3, .Lfunc_end0-ids3

	.section	.AMDGPU.config
	.long	166100
	.long	260
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	sizes
	.p2align	8
	.type	sizes,@function
sizes:
sizes$local:
.Lfunc_begin1:
	ALU_PUSH_BEFORE 20, @28, KC0[CB0:0-32], KC1[]
	JUMP @21 POP:1
	ALU 0, @49, KC0[CB0:0-32], KC1[]
.Ltmp6:
	ALU 8, @50, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T3, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	ALU 3, @59, KC0[CB0:0-32], KC1[]
	TEX 0 @22
	ALU 2, @63, KC0[CB0:0-32], KC1[]
.Ltmp7:
	ALU 2, @66, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
.Ltmp8:
	ALU 0, @69, KC0[CB0:0-32], KC1[]
.Ltmp9:
	ALU 0, @70, KC0[], KC1[]
	TEX 0 @24
	ALU 2, @71, KC0[CB0:0-32], KC1[]
.Ltmp10:
	ALU 2, @74, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
	TEX 0 @26
	ALU 3, @77, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
.Ltmp11:
	POP @21 POP:1
.Ltmp12:
	CF_END
	Fetch clause starting at 22:
.Ltmp13:
	  VTX_READ_32 T1.X, T1.X, 4, #3
.Ltmp14:
	Fetch clause starting at 24:
.Ltmp15:
	  VTX_READ_32 T1.X, T1.X, 8, #3
.Ltmp16:
	Fetch clause starting at 26:
.Ltmp17:
	  VTX_READ_32 T0.X, T0.X, 12, #3
.Ltmp18:
	ALU clause starting at 28:
.Ltmp19:
	  MULLO_INT   T0.X (MASKED), T1.Y, KC0[1].W,  
	  MULLO_INT   T0.Y (MASKED), T1.Y, KC0[1].W,  
	  MULLO_INT   T0.Z (MASKED), T1.Y, KC0[1].W,  
	  MULLO_INT * T0.W, T1.Y, KC0[1].W,  
.Ltmp20:
	  MULLO_INT   T1.X, T1.X, KC0[1].Z,  
	  MULLO_INT   T1.Y (MASKED), T1.X, KC0[1].Z,  
	  MULLO_INT   T1.Z (MASKED), T1.X, KC0[1].Z,  
	  MULLO_INT * T1.W (MASKED), T1.X, KC0[1].Z,  
	  SUB_INT   T2.Z, 0.0, PV.X,  
	  SUB_INT * T0.W, 0.0, T0.W,  
	  MULLO_INT   T1.X, T1.Z, KC0[2].X,  
	  MULLO_INT   T1.Y (MASKED), T1.Z, KC0[2].X,  
	  MULLO_INT   T1.Z (MASKED), T1.Z, KC0[2].X,  
	  MULLO_INT * T1.W (MASKED), T1.Z, KC0[2].X,  
	  SUB_INT   T1.Y, 0.0, PV.X,  
	  SETNE_INT   T1.Z, T0.Y, T0.W,  
	  SETNE_INT * T0.W, T0.X, T2.Z,  
	  OR_INT   T1.Z, PV.W, PV.Z,  
	  SETNE_INT * T0.W, T0.Z, PV.Y,  
	  OR_INT * T0.W, PV.Z, PV.W,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
.Ltmp21:
	ALU clause starting at 49:
	  MOV * T0.W, KC0[2].Y,  
	ALU clause starting at 50:
.Ltmp22:
	  ADD_INT * T1.W, T0.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T1.X, KC0[0].X,  
	  LSHR   T2.X, T0.W, literal.x,  
	  MOV * T3.Y, KC0[1].Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  MOV * T3.X, KC0[0].W,  
.Ltmp23:
	ALU clause starting at 59:
	  MOV   T0.X, literal.x,  
.Ltmp24:
	  MOV * T1.Z, KC0[1].W,  
.Ltmp25:
	40(5.605194e-44), 0(0.000000e+00)
	  MOV * T1.X, PV.X,  
.Ltmp26:
	ALU clause starting at 63:
.Ltmp27:
	  MOV   T1.Y, KC0[1].X,  
	  ADD_INT * T1.W, T0.W, literal.x,  
.Ltmp28:
	12(1.681558e-44), 0(0.000000e+00)
.Ltmp29:
	ALU clause starting at 66:
.Ltmp30:
	  LSHR   T2.X, T1.W, literal.x,  
	  MOV * T1.W, KC0[0].Y,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp31:
	ALU clause starting at 69:
.Ltmp32:
	  MOV * T1.Z, KC0[2].X,  
.Ltmp33:
	ALU clause starting at 70:
.Ltmp34:
	  MOV * T1.X, T0.X,  
.Ltmp35:
	ALU clause starting at 71:
.Ltmp36:
	  MOV   T1.Y, KC0[1].Y,  
	  ADD_INT * T1.W, T0.W, literal.x,  
.Ltmp37:
	28(3.923636e-44), 0(0.000000e+00)
.Ltmp38:
	ALU clause starting at 74:
.Ltmp39:
	  LSHR   T2.X, T1.W, literal.x,  
	  MOV * T1.W, KC0[0].Z,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp40:
	ALU clause starting at 77:
.Ltmp41:
	  ADD_INT * T0.W, T0.W, literal.x,  
	44(6.165713e-44), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp42:
.Lfunc_end1:
	.size	sizes, .Lfunc_end1-sizes

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	required_size
	.p2align	8
	.type	required_size,@function
required_size:
required_size$local:
.Lfunc_begin2:
	ALU 27, @4, KC0[CB0:0-32], KC1[]
.Ltmp43:
	ALU 12, @32, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T2.X
	CF_END
	ALU clause starting at 4:
	  MULLO_INT   T0.X (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT * T0.W, KC0[1].W, T1.Y,  
.Ltmp44:
	  MULLO_INT   T1.X (MASKED), KC0[2].X, T1.Z,  
	  MULLO_INT   T1.Y, KC0[2].X, T1.Z,  
	  MULLO_INT   T1.Z (MASKED), KC0[2].X, T1.Z,  
	  MULLO_INT * T1.W (MASKED), KC0[2].X, T1.Z,  
	  ADD_INT   T1.Z, PV.Y, T0.Z,  
	  ADD_INT * T0.W, T0.W, T0.Y,  
	  MULLO_INT   T1.X, KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T1.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T1.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T1.Y, T0.W, KC0[3].X,  
	  ADD_INT   T2.Z, PV.X, T0.X,  
	  ADD_INT * T0.W, T1.Z, KC0[3].Y,  
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[1].X,  
	  MULLO_INT   T0.Y (MASKED), T0.W, KC0[1].X,  
	  MULLO_INT   T0.Z (MASKED), T0.W, KC0[1].X,  
	  MULLO_INT * T0.W, T0.W, KC0[1].X,  
	  ADD_INT   T1.Z, T2.Z, KC0[2].W,  
	  ADD_INT * T0.W, T1.Y, PV.W,  
	  MULLO_INT   T0.X (MASKED), T0.W, KC0[0].W,  
	  MULLO_INT   T0.Y (MASKED), T0.W, KC0[0].W,  
	  MULLO_INT   T0.Z (MASKED), T0.W, KC0[0].W,  
	  MULLO_INT * T0.W, T0.W, KC0[0].W,  
	  ADD_INT * T0.W, T1.Z, PV.W,  
	ALU clause starting at 32:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHL   T1.X, KC0[1].W, literal.x,  
	  LSHL   T1.Y, T0.Z, literal.y,  
	  LSHL   T0.Z, T0.Y, literal.z,  
	  ADD_INT * T0.W, KC0[2].Y, PV.W,  
	6(8.407791e-45), 5(7.006492e-45)
	3(4.203895e-45), 0(0.000000e+00)
	  LSHR   T2.X, PV.W, literal.x,  
	  OR_INT   T0.Z, PV.Y, PV.Z,  
	  OR_INT * T0.W, PV.X, T0.X,  
	2(2.802597e-45), 0(0.000000e+00)
	  OR_INT * T0.X, PV.W, PV.Z,  
.Ltmp45:
.Lfunc_end2:
	.size	required_size, .Lfunc_end2-required_size

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	any_size
	.p2align	8
	.type	any_size,@function
any_size:
any_size$local:
.Lfunc_begin3:
	ALU 10, @6, KC0[CB0:0-32], KC1[]
.Ltmp46:
	ALU 0, @17, KC0[CB0:0-32], KC1[]
.Ltmp47:
	ALU 17, @18, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	ALU clause starting at 6:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z, KC0[1].Z, T1.X,  
.Ltmp48:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp49:
	  MULLO_INT   T0.X (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT   T0.Y (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].W, T1.Y,  
	  MULLO_INT * T0.W, KC0[1].W, T1.Y,  
	  ADD_INT   T1.Z, PV.W, T0.Y,  
	  ADD_INT * T0.W, T0.Z, T0.X,  
	  ADD_INT * T0.Z, PV.W, KC0[2].W,  
	ALU clause starting at 17:
	  ADD_INT * T0.W, T1.Z, KC0[3].X,  
	ALU clause starting at 18:
	  MULLO_INT   T0.X, T0.W, KC0[0].W,  
	  MULLO_INT   T0.Y (MASKED), T0.W, KC0[0].W,  
	  MULLO_INT   T0.Z (MASKED), T0.W, KC0[0].W,  
	  MULLO_INT * T0.W (MASKED), T0.W, KC0[0].W,  
	  ADD_INT * T1.W, PV.X, T0.Z,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T1.W, KC0[2].Y, PV.W,  
	  MULLO_INT   T0.X, T0.Z, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.Z, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Z, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Z, literal.x,  
	1000(1.401298e-42), 0(0.000000e+00)
	  LSHR   T1.X, T1.W, literal.x,  
	  ADD_INT   T0.Z, PV.X, T0.W,  
	  CNDE_INT * T0.W, KC0[2].W, 0.0, literal.y, 
	2(2.802597e-45), 5000000(7.006492e-39)
	  ADD_INT * T0.X, PV.Z, PV.W,  
.Ltmp50:
.Lfunc_end3:
	.size	any_size, .Lfunc_end3-any_size

