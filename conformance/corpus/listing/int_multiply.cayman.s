	.text
	.section	.AMDGPU.config
	.long	166100
	.long	5
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	high_halves
	.p2align	8
	.type	high_halves,@function
high_halves:
high_halves$local:
.Lfunc_begin0:
	ALU 5, @36, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 5, @42, KC0[CB0:0-32], KC1[]
	TEX 1 @20
	ALU 6, @48, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T4.X
	ALU 1, @55, KC0[], KC1[]
	TEX 1 @24
	ALU 8, @57, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T4.X
	ALU 0, @66, KC0[], KC1[]
	TEX 0 @28
	ALU 0, @67, KC0[], KC1[]
	TEX 0 @30
	ALU 11, @68, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T3.X
	TEX 1 @32
	ALU 11, @80, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 20:
	  VTX_READ_32 T3.X, T3.X, 0, #1
	  VTX_READ_32 T1.X, T1.X, 0, #1
	Fetch clause starting at 24:
	  VTX_READ_32 T3.X, T3.X, 0, #1
	  VTX_READ_32 T1.X, T1.X, 0, #1
	Fetch clause starting at 28:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	Fetch clause starting at 30:
	  VTX_READ_32 T3.X, T3.X, 0, #1
	Fetch clause starting at 32:
	  VTX_READ_32 T2.X, T2.X, 0, #1
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 36:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 42:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  MOV * T1.X, PV.X,  
	  ADD_INT * T2.X, KC0[2].Z, T0.W,  
	  MOV * T3.X, PV.X,  
	ALU clause starting at 48:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T4.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI_INT   T1.X, T3.X, T1.X,  
	  MULHI_INT   T1.Y (MASKED), T3.X, T1.X,  
	  MULHI_INT   T1.Z (MASKED), T3.X, T1.X,  
	  MULHI_INT * T1.W (MASKED), T3.X, T1.X,  
	ALU clause starting at 55:
	  MOV * T1.X, T0.X,  
	  MOV * T3.X, T2.X,  
	ALU clause starting at 57:
	  LSHL * T1.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T4.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI   T1.X, T3.X, T1.X,  
	  MULHI   T1.Y (MASKED), T3.X, T1.X,  
	  MULHI   T1.Z (MASKED), T3.X, T1.X,  
	  MULHI * T1.W (MASKED), T3.X, T1.X,  
	ALU clause starting at 66:
	  MOV * T1.X, T2.X,  
	ALU clause starting at 67:
	  MOV * T3.X, T0.X,  
	ALU clause starting at 68:
	  BFE_INT   T0.Z, T1.X, 0.0, literal.x, 
	  BFE_INT * T2.W, T3.X, 0.0, literal.x, BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.Z, T2.W,  
	  MULLO_INT   T0.Y, T0.Z, T2.W,  
	  MULLO_INT   T0.Z (MASKED), T0.Z, T2.W,  
	  MULLO_INT * T0.W (MASKED), T0.Z, T2.W,  
	  ASHR   T1.X, PV.Y, literal.x,  
	  ADD_INT * T0.W, T0.W, T1.W,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR * T3.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 80:
	  AND_INT   T0.Z, T2.X, literal.x,  
	  AND_INT * T2.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	255(3.573311e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X, T0.Z, T2.W,  
	  MULLO_INT   T0.Y (MASKED), T0.Z, T2.W,  
	  MULLO_INT   T0.Z (MASKED), T0.Z, T2.W,  
	  MULLO_INT * T0.W (MASKED), T0.Z, T2.W,  
	  LSHR   T0.X, PV.X, literal.x,  
	  ADD_INT * T0.W, T0.W, T1.W,  
	8(1.121039e-44), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2:
.Lfunc_end0:
	.size	high_halves, .Lfunc_end0-high_halves

	.section	.AMDGPU.config
	.long	166100
	.long	6
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	wide_products
	.p2align	8
	.type	wide_products,@function
wide_products:
wide_products$local:
.Lfunc_begin1:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp3:
	ALU 3, @20, KC0[CB0:0-32], KC1[]
	TEX 1 @10
	ALU 12, @24, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T3, T2.X
	ALU 44, @37, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T3, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T2, T4.X
	CF_END
	PAD
	Fetch clause starting at 10:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp4:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 20:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T1.W,  
	ALU clause starting at 24:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, KC0[2].W, PV.W,  
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI_INT   T3.X (MASKED), T1.X, T0.X,  
	  MULHI_INT   T3.Y, T1.X, T0.X,  
	  MULHI_INT   T3.Z (MASKED), T1.X, T0.X,  
	  MULHI_INT * T3.W (MASKED), T1.X, T0.X,  
	  MULLO_INT   T3.X, T1.X, T0.X,  
	  MULLO_INT   T3.Y (MASKED), T1.X, T0.X,  
	  MULLO_INT   T3.Z (MASKED), T1.X, T0.X,  
	  MULLO_INT * T3.W (MASKED), T1.X, T0.X,  
	ALU clause starting at 37:
	  ADDC_UINT   T0.Z, T1.X, literal.x,  
	  ASHR * T1.W, T1.X, literal.y,  
	77(1.079000e-43), 31(4.344025e-44)
	  ADD_INT   T1.Z, T1.X, literal.x,  
	  ADD_INT * T1.W, PV.W, PV.Z,  
	77(1.079000e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.X, T1.W,  
	  MULLO_INT   T0.Y, T0.X, T1.W,  
	  MULLO_INT   T0.Z (MASKED), T0.X, T1.W,  
	  MULLO_INT * T0.W (MASKED), T0.X, T1.W,  
	  MULHI   T0.X (MASKED), T0.X, T1.Z,  
	  MULHI   T0.Y (MASKED), T0.X, T1.Z,  
	  MULHI   T0.Z, T0.X, T1.Z,  
	  MULHI * T0.W (MASKED), T0.X, T1.Z,  
	  ADD_INT   T0.Z, PV.Z, T0.Y,  
	  ASHR * T1.W, T0.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.W, T1.Z,  
	  MULLO_INT   T0.Y, T1.W, T1.Z,  
	  MULLO_INT   T0.Z (MASKED), T1.W, T1.Z,  
	  MULLO_INT * T0.W (MASKED), T1.W, T1.Z,  
	  ADD_INT * T2.W, T0.Z, PV.Y,  
	  MULLO_INT   T0.X (MASKED), T0.X, T1.Z,  
	  MULLO_INT   T0.Y, T0.X, T1.Z,  
	  MULLO_INT   T0.Z (MASKED), T0.X, T1.Z,  
	  MULLO_INT * T0.W (MASKED), T0.X, T1.Z,  
	  LSHL   T0.Z, PV.Y, literal.x,  
	  BIT_ALIGN_INT * T2.W, T2.W, PV.Y, literal.y, 
	20(2.802597e-44), 12(1.681558e-44)
	  LSHL   T0.Y, KC0[0].W, literal.x,  
	  SUB_INT   T1.Z, PV.W, T1.W,  
	  SUBB_UINT * T1.W, PV.Z, T0.X,  
	3(4.203895e-45), 0(0.000000e+00)
	  SUB_INT   T2.Y, PV.Z, PV.W,  
	  ADD_INT * T0.W, T0.W, PV.Y,  
	  SUB_INT   T2.X, T0.Z, T0.X,  
	  ADD_INT * T1.W, PV.W, T0.Y,  
	  LSHR * T4.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI   T3.X (MASKED), T1.X, T0.X,  
	  MULHI   T3.Y, T1.X, T0.X,  
	  MULHI   T3.Z (MASKED), T1.X, T0.X,  
	  MULHI * T3.W (MASKED), T1.X, T0.X,  
.Ltmp5:
.Lfunc_end1:
	.size	wide_products, .Lfunc_end1-wide_products

	.section	.AMDGPU.config
	.long	166100
	.long	5
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	products24
	.p2align	8
	.type	products24,@function
products24:
products24$local:
.Lfunc_begin2:
	ALU 5, @20, KC0[CB0:0-32], KC1[]
.Ltmp6:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
	TEX 0 @12
.Ltmp7:
	TEX 0 @14
.Ltmp8:
	ALU 8, @32, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T4.X
	TEX 1 @16
	ALU 15, @41, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T4.X
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T3.X
	CF_END
	PAD
	Fetch clause starting at 12:
	  VTX_READ_32 T3.X, T3.X, 0, #1
.Ltmp9:
	Fetch clause starting at 14:
	  VTX_READ_32 T1.X, T1.X, 0, #1
.Ltmp10:
	Fetch clause starting at 16:
	  VTX_READ_32 T2.X, T2.X, 0, #1
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 20:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp11:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 26:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Z, PV.W,  
	  MOV * T1.X, PV.X,  
	  ADD_INT * T2.X, KC0[2].Y, T0.W,  
	  MOV * T3.X, PV.X,  
	ALU clause starting at 32:
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR   T4.X, PV.W, literal.x,  
	  ASHR   T0.Z, T1.X, literal.y,  
	  ASHR * T1.W, T3.X, literal.y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 8(1.121039e-44)
	  MULLO_INT   T1.X, T0.Z, T1.W,  
	  MULLO_INT   T1.Y (MASKED), T0.Z, T1.W,  
	  MULLO_INT   T1.Z (MASKED), T0.Z, T1.W,  
	  MULLO_INT * T1.W (MASKED), T0.Z, T1.W,  
	ALU clause starting at 41:
	  LSHL * T1.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  ADD_INT   T1.X, T1.X, literal.x,  
	  ADD_INT * T1.W, PV.W, T1.W,  
	12345(1.729903e-41), 0(0.000000e+00)
	  LSHR * T3.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR   T4.X, T0.W, literal.x,  
	  AND_INT   T0.Z, T0.X, literal.y,  
	  AND_INT * T0.W, T2.X, literal.y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 16777215(2.350989e-38)
	  MULLO_INT   T0.X, T0.Z, T0.W,  
	  MULLO_INT   T0.Y (MASKED), T0.Z, T0.W,  
	  MULLO_INT   T0.Z (MASKED), T0.Z, T0.W,  
	  MULLO_INT * T0.W (MASKED), T0.Z, T0.W,  
.Ltmp12:
.Lfunc_end2:
	.size	products24, .Lfunc_end2-products24

	.section	.AMDGPU.config
	.long	166100
	.long	6
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	carry_chain
	.p2align	8
	.type	carry_chain,@function
carry_chain:
carry_chain$local:
.Lfunc_begin3:
	ALU 5, @42, KC0[CB0:0-32], KC1[]
.Ltmp13:
	ALU 3, @48, KC0[CB0:0-32], KC1[]
	TEX 0 @38
.Ltmp14:
	TEX 0 @40
.Ltmp15:
	ALU 3, @52, KC0[], KC1[]
.Ltmp16:
	ALU 3, @56, KC0[], KC1[]
.Ltmp17:
	ALU 0, @60, KC0[], KC1[]
.Ltmp18:
	ALU 3, @61, KC0[], KC1[]
.Ltmp19:
	ALU 11, @65, KC0[], KC1[]
.Ltmp20:
	ALU 3, @77, KC0[], KC1[]
.Ltmp21:
	ALU 3, @81, KC0[], KC1[]
.Ltmp22:
	ALU 0, @85, KC0[], KC1[]
.Ltmp23:
	ALU 0, @86, KC0[], KC1[]
.Ltmp24:
	ALU 0, @87, KC0[], KC1[]
.Ltmp25:
	ALU 4, @88, KC0[], KC1[]
.Ltmp26:
	ALU 16, @93, KC0[], KC1[]
.Ltmp27:
	ALU 0, @110, KC0[], KC1[]
.Ltmp28:
	ALU 5, @111, KC0[], KC1[]
.Ltmp29:
	ALU 3, @117, KC0[], KC1[]
.Ltmp30:
	ALU 0, @121, KC0[], KC1[]
.Ltmp31:
	ALU 0, @122, KC0[], KC1[]
.Ltmp32:
	ALU 1, @123, KC0[], KC1[]
.Ltmp33:
	ALU 3, @125, KC0[], KC1[]
.Ltmp34:
	ALU 2, @129, KC0[], KC1[]
.Ltmp35:
	ALU 0, @132, KC0[], KC1[]
.Ltmp36:
	ALU 0, @133, KC0[], KC1[]
.Ltmp37:
	ALU 5, @134, KC0[CB0:0-32], KC1[]
.Ltmp38:
	ALU 3, @140, KC0[], KC1[]
.Ltmp39:
	ALU 1, @144, KC0[], KC1[]
.Ltmp40:
	ALU 0, @146, KC0[], KC1[]
.Ltmp41:
	ALU 2, @147, KC0[], KC1[]
.Ltmp42:
	ALU 0, @150, KC0[], KC1[]
.Ltmp43:
	ALU 4, @151, KC0[], KC1[]
.Ltmp44:
	ALU 4, @156, KC0[], KC1[]
.Ltmp45:
	ALU 2, @161, KC0[], KC1[]
.Ltmp46:
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	MEM_RAT_CACHELESS STORE_DWORD T4, T1.X
	CF_END
	Fetch clause starting at 38:
	  VTX_READ_128 T1.XYZW, T1.X, 0, #1
.Ltmp47:
	Fetch clause starting at 40:
	  VTX_READ_128 T2.XYZW, T0.X, 0, #1
.Ltmp48:
	ALU clause starting at 42:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp49:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 48:
	  LSHL * T0.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	ALU clause starting at 52:
.Ltmp50:
	  MULHI   T0.X, T1.X, T2.X,  
	  MULHI   T0.Y (MASKED), T1.X, T2.X,  
	  MULHI   T0.Z (MASKED), T1.X, T2.X,  
	  MULHI * T0.W (MASKED), T1.X, T2.X,  
.Ltmp51:
	ALU clause starting at 56:
.Ltmp52:
	  MULLO_INT   T0.X (MASKED), T1.Y, T2.X,  
	  MULLO_INT   T0.Y, T1.Y, T2.X,  
	  MULLO_INT   T0.Z (MASKED), T1.Y, T2.X,  
	  MULLO_INT * T0.W (MASKED), T1.Y, T2.X,  
.Ltmp53:
	ALU clause starting at 60:
.Ltmp54:
	  ADD_INT * T3.W, T0.Y, T0.X,  
.Ltmp55:
	ALU clause starting at 61:
.Ltmp56:
	  MULLO_INT   T0.X (MASKED), T1.X, T2.Y,  
	  MULLO_INT   T0.Y (MASKED), T1.X, T2.Y,  
	  MULLO_INT   T0.Z, T1.X, T2.Y,  
	  MULLO_INT * T0.W (MASKED), T1.X, T2.Y,  
.Ltmp57:
	ALU clause starting at 65:
.Ltmp58:
	  ADDC_UINT   T3.Z, T0.Z, T3.W,  
	  ADDC_UINT * T4.W, T0.Y, T0.X,  
	  MULHI   T0.X, T1.X, T2.Y,  
	  MULHI   T0.Y (MASKED), T1.X, T2.Y,  
	  MULHI   T0.Z (MASKED), T1.X, T2.Y,  
	  MULHI * T0.W (MASKED), T1.X, T2.Y,  
	  MULHI   T0.X (MASKED), T1.Y, T2.X,  
	  MULHI   T0.Y, T1.Y, T2.X,  
	  MULHI   T0.Z (MASKED), T1.Y, T2.X,  
	  MULHI * T0.W (MASKED), T1.Y, T2.X,  
	  ADD_INT   T4.Z, PV.Y, T4.W,  
.Ltmp59:
	  ADD_INT * T4.W, T0.X, T3.Z,  
.Ltmp60:
	ALU clause starting at 77:
.Ltmp61:
	  MULLO_INT   T0.X, T1.Z, T2.X,  
	  MULLO_INT   T0.Y (MASKED), T1.Z, T2.X,  
	  MULLO_INT   T0.Z (MASKED), T1.Z, T2.X,  
	  MULLO_INT * T0.W (MASKED), T1.Z, T2.X,  
.Ltmp62:
	ALU clause starting at 81:
.Ltmp63:
	  MULLO_INT   T0.X (MASKED), T1.Y, T2.Y,  
	  MULLO_INT   T0.Y, T1.Y, T2.Y,  
	  MULLO_INT   T0.Z (MASKED), T1.Y, T2.Y,  
	  MULLO_INT * T0.W (MASKED), T1.Y, T2.Y,  
.Ltmp64:
	ALU clause starting at 85:
.Ltmp65:
	  ADD_INT * T3.Z, T0.Y, T4.W,  
.Ltmp66:
	ALU clause starting at 86:
.Ltmp67:
	  ADD_INT * T5.W, T0.X, T4.Z,  
.Ltmp68:
	ALU clause starting at 87:
.Ltmp69:
	  ADD_INT * T5.Z, T3.Z, T5.W,  
.Ltmp70:
	ALU clause starting at 88:
.Ltmp71:
	  ADDC_UINT * T4.W, T0.Y, T4.W,  
	  MULLO_INT   T0.X (MASKED), T1.X, T2.Z,  
	  MULLO_INT   T0.Y, T1.X, T2.Z,  
	  MULLO_INT   T0.Z (MASKED), T1.X, T2.Z,  
	  MULLO_INT * T0.W (MASKED), T1.X, T2.Z,  
.Ltmp72:
	ALU clause starting at 93:
.Ltmp73:
	  MULHI   T3.X, T1.Y, T2.Y,  
	  MULHI   T3.Y (MASKED), T1.Y, T2.Y,  
	  MULHI   T3.Z (MASKED), T1.Y, T2.Y,  
	  MULHI * T3.W (MASKED), T1.Y, T2.Y,  
	  ADDC_UINT   T4.X, T3.Z, T5.W,  
.Ltmp74:
	  ADD_INT   T3.Y, PV.X, T4.W,  BS:VEC_021/SCL_122
	  ADDC_UINT   T3.Z, T0.X, T4.Z,  
	  ADDC_UINT * T4.W, T0.Y, T5.Z,  BS:VEC_021/SCL_122
	  MULHI   T0.X, T1.Z, T2.X,  
	  MULHI   T0.Y (MASKED), T1.Z, T2.X,  
	  MULHI   T0.Z (MASKED), T1.Z, T2.X,  
	  MULHI * T0.W (MASKED), T1.Z, T2.X,  
	  MULHI   T3.X, T1.X, T2.Z,  
	  MULHI   T3.Y (MASKED), T1.X, T2.Z,  
	  MULHI   T3.Z (MASKED), T1.X, T2.Z,  
	  MULHI * T3.W (MASKED), T1.X, T2.Z,  
	  ADD_INT * T3.X, PV.X, T4.W,  
.Ltmp75:
	ALU clause starting at 110:
.Ltmp76:
	  ADDC_UINT * T4.Y, T1.X, T2.X,  
.Ltmp77:
	ALU clause starting at 111:
.Ltmp78:
	  ADD_INT   T3.Z, T0.X, T3.Z,  
	  ADD_INT * T4.W, T3.Y, T4.X,  
	  MULLO_INT   T0.X, T1.W, T2.X,  
	  MULLO_INT   T0.Y (MASKED), T1.W, T2.X,  
	  MULLO_INT   T0.Z (MASKED), T1.W, T2.X,  
	  MULLO_INT * T0.W (MASKED), T1.W, T2.X,  
.Ltmp79:
	ALU clause starting at 117:
.Ltmp80:
	  MULLO_INT   T3.X (MASKED), T1.Z, T2.Y,  
	  MULLO_INT   T3.Y, T1.Z, T2.Y,  
	  MULLO_INT   T3.Z (MASKED), T1.Z, T2.Y,  
	  MULLO_INT * T3.W (MASKED), T1.Z, T2.Y,  
.Ltmp81:
	ALU clause starting at 121:
.Ltmp82:
	  ADD_INT * T4.X, T3.Y, T4.W,  
.Ltmp83:
	ALU clause starting at 122:
.Ltmp84:
	  ADD_INT * T3.Y, T0.X, T3.Z,  
.Ltmp85:
	ALU clause starting at 123:
.Ltmp86:
	  ADDC_UINT   T3.Z, T4.Y, T1.Y,  
	  ADD_INT * T4.W, T1.Y, T4.Y,  BS:VEC_120/SCL_212
.Ltmp87:
	ALU clause starting at 125:
.Ltmp88:
	  MULLO_INT   T0.X, T1.Y, T2.Z,  
	  MULLO_INT   T0.Y (MASKED), T1.Y, T2.Z,  
	  MULLO_INT   T0.Z (MASKED), T1.Y, T2.Z,  
	  MULLO_INT * T0.W (MASKED), T1.Y, T2.Z,  
.Ltmp89:
	ALU clause starting at 129:
.Ltmp90:
	  ADDC_UINT   T5.X, T4.W, T2.Y,  
	  BFE_INT   T1.Y, T3.Z, 0.0, 1, 
.Ltmp91:
	  ADD_INT * T3.Z, T4.X, T3.Y,  BS:VEC_021/SCL_122
.Ltmp92:
	ALU clause starting at 132:
.Ltmp93:
	  ADD_INT * T5.W, T0.X, T3.X,  
.Ltmp94:
	ALU clause starting at 133:
.Ltmp95:
	  ADD_INT * T3.Z, T5.W, T3.Z,  
.Ltmp96:
	ALU clause starting at 134:
.Ltmp97:
	  SUB_INT * T5.W, T1.Y, T5.X,  
.Ltmp98:
	  ADD_INT   T0.X, KC0[2].W, T0.W,  
	  LSHL   T1.Y, KC0[0].W, literal.x,  
.Ltmp99:
	  SUB_INT   T4.Z, 0.0, PV.W,  
	  SUB_INT * T0.W, T1.Z, PV.W,  
.Ltmp100:
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 140:
.Ltmp101:
	  MULLO_INT   T4.X, T1.X, T2.X,  
	  MULLO_INT   T4.Y (MASKED), T1.X, T2.X,  
	  MULLO_INT   T4.Z (MASKED), T1.X, T2.X,  
	  MULLO_INT * T4.W (MASKED), T1.X, T2.X,  
.Ltmp102:
	ALU clause starting at 144:
.Ltmp103:
	  ADD_INT   T2.X, T1.X, T2.X,  
.Ltmp104:
	  ADD_INT * T4.Y, T0.Z, T3.W,  
.Ltmp105:
	ALU clause starting at 146:
.Ltmp106:
	  ADDC_UINT * T0.Z, T0.W, T2.Z,  
.Ltmp107:
	ALU clause starting at 147:
.Ltmp108:
	  ADDC_UINT * T3.W, T4.Z, T1.Z,  
	  ADD_INT   T3.X, T0.Z, PV.W,  
	  ADD_INT * T2.Y, T4.W, T2.Y,  
.Ltmp109:
	ALU clause starting at 150:
.Ltmp110:
	  ADD_INT * T4.Z, T0.Y, T5.Z,  
.Ltmp111:
	ALU clause starting at 151:
	  ADD_INT * T3.W, T0.X, T1.Y,  
	  MULLO_INT   T0.X (MASKED), T1.X, T2.W,  
	  MULLO_INT   T0.Y, T1.X, T2.W,  
	  MULLO_INT   T0.Z (MASKED), T1.X, T2.W,  
	  MULLO_INT * T0.W (MASKED), T1.X, T2.W,  
	ALU clause starting at 156:
	  LSHR   T1.X, T3.W, literal.x,  
.Ltmp112:
	  ADD_INT   T1.Y, T1.W, T3.X,  BS:VEC_120/SCL_212
	  ADD_INT   T2.Z, T0.W, T2.Z,  BS:VEC_201
.Ltmp113:
	  ADD_INT * T4.W, T0.Y, T3.Z,  
.Ltmp114:
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 161:
	  LSHR   T0.X, T0.X, literal.x,  
.Ltmp115:
	  ADD_INT * T2.W, T1.Y, T2.W,  
.Ltmp116:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp117:
.Lfunc_end3:
	.size	carry_chain, .Lfunc_end3-carry_chain

