	.text
	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_uint_simd16
	.p2align	8
	.type	block_uint_simd16,@function
block_uint_simd16:
block_uint_simd16$local:
.Lfunc_begin0:
	ALU 8, @10, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 5, @19, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp1:
	ALU 7, @25, KC0[], KC1[]
.Ltmp2:
	ALU 2, @33, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
.Ltmp3:
	CF_END
	PAD
	Fetch clause starting at 8:
.Ltmp4:
	  VTX_READ_32 T0.X, T0.X, 4, #1
.Ltmp5:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT   T0.Z, PV.W, KC0[3].X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
.Ltmp6:
	ALU clause starting at 19:
.Ltmp7:
	  LSHL * T1.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T1.Z, KC0[2].Y, PV.W,  
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, PV.Z, PV.W,  
.Ltmp8:
	ALU clause starting at 25:
.Ltmp9:
	  LSHL * T1.W, T0.Z, literal.x,  
.Ltmp10:
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, PV.X, T0.W,  
	ALU clause starting at 33:
.Ltmp11:
	  ADD_INT * T0.W, KC0[2].Z, T1.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp12:
.Lfunc_end0:
	.size	block_uint_simd16, .Lfunc_end0-block_uint_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_uint2_simd16
	.p2align	8
	.type	block_uint2_simd16,@function
block_uint2_simd16:
block_uint2_simd16$local:
.Lfunc_begin1:
	ALU 8, @14, KC0[CB0:0-32], KC1[]
.Ltmp13:
	ALU 6, @23, KC0[CB0:0-32], KC1[]
.Ltmp14:
	TEX 0 @10
.Ltmp15:
	TEX 0 @12
.Ltmp16:
	ALU 0, @30, KC0[CB0:0-32], KC1[]
.Ltmp17:
	ALU 18, @31, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T3.X
.Ltmp18:
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T2.X
.Ltmp19:
	CF_END
	PAD
	Fetch clause starting at 10:
.Ltmp20:
	  VTX_READ_32 T1.X, T1.X, 4, #1
.Ltmp21:
	Fetch clause starting at 12:
.Ltmp22:
	  VTX_READ_32 T0.X, T0.X, 68, #1
.Ltmp23:
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
	ALU clause starting at 23:
	  LSHL * T1.W, T1.W, literal.x,  
.Ltmp24:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  LSHL * T2.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, PV.Z, PV.W,  
	  MOV * T1.X, PV.X,  
.Ltmp25:
	ALU clause starting at 30:
	  ADD_INT * T1.W, KC0[2].Z, T1.W,  
	ALU clause starting at 31:
.Ltmp26:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.X, T0.W,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y, T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, PV.Y, T0.W,  
	  LSHR * T3.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp27:
.Lfunc_end1:
	.size	block_uint2_simd16, .Lfunc_end1-block_uint2_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_uint4_simd16
	.p2align	8
	.type	block_uint4_simd16,@function
block_uint4_simd16:
block_uint4_simd16$local:
.Lfunc_begin2:
	ALU 8, @22, KC0[CB0:0-32], KC1[]
.Ltmp28:
	ALU 8, @31, KC0[CB0:0-32], KC1[]
.Ltmp29:
	TEX 0 @14
.Ltmp30:
	TEX 0 @16
.Ltmp31:
	TEX 0 @18
.Ltmp32:
	TEX 0 @20
.Ltmp33:
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp34:
	ALU 38, @41, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T7.X
.Ltmp35:
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T6.X
.Ltmp36:
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T5.X
.Ltmp37:
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T4.X
.Ltmp38:
	CF_END
	PAD
	Fetch clause starting at 14:
.Ltmp39:
	  VTX_READ_32 T3.X, T3.X, 4, #1
.Ltmp40:
	Fetch clause starting at 16:
.Ltmp41:
	  VTX_READ_32 T2.X, T2.X, 68, #1
.Ltmp42:
	Fetch clause starting at 18:
.Ltmp43:
	  VTX_READ_32 T1.X, T1.X, 132, #1
.Ltmp44:
	Fetch clause starting at 20:
.Ltmp45:
	  VTX_READ_32 T0.X, T0.X, 196, #1
.Ltmp46:
	ALU clause starting at 22:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
	ALU clause starting at 31:
	  LSHL * T1.W, T1.W, literal.x,  
.Ltmp47:
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  LSHL * T2.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, PV.Z, PV.W,  
	  MOV * T1.X, PV.X,  
	  MOV * T2.X, T0.X,  
	  MOV * T3.X, T0.X,  
.Ltmp48:
	ALU clause starting at 40:
	  ADD_INT * T1.W, KC0[2].Z, T1.W,  
	ALU clause starting at 41:
.Ltmp49:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.X, T0.W,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	192(2.690493e-43), 0(0.000000e+00)
	  LSHR * T4.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y, T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, PV.Y, T0.W,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
	  LSHR * T5.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Y, T2.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, PV.Y, T0.W,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  LSHR * T6.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T3.X, literal.x,  
	  MULLO_INT   T0.Y, T3.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T3.X, PV.Y, T0.W,  
	  LSHR * T7.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp50:
.Lfunc_end2:
	.size	block_uint4_simd16, .Lfunc_end2-block_uint4_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	16
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_uint8_simd16
	.p2align	8
	.type	block_uint8_simd16,@function
block_uint8_simd16:
block_uint8_simd16$local:
.Lfunc_begin3:
	ALU 8, @38, KC0[CB0:0-32], KC1[]
.Ltmp51:
	ALU 12, @47, KC0[CB0:0-32], KC1[]
.Ltmp52:
	TEX 0 @22
.Ltmp53:
	TEX 0 @24
.Ltmp54:
	TEX 0 @26
.Ltmp55:
	TEX 0 @28
.Ltmp56:
	TEX 0 @30
.Ltmp57:
	TEX 0 @32
.Ltmp58:
	TEX 0 @34
.Ltmp59:
	TEX 0 @36
.Ltmp60:
	ALU 0, @60, KC0[CB0:0-32], KC1[]
.Ltmp61:
	ALU 78, @61, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T7.X, T15.X
.Ltmp62:
	MEM_RAT_CACHELESS STORE_DWORD T6.X, T14.X
.Ltmp63:
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T13.X
.Ltmp64:
	MEM_RAT_CACHELESS STORE_DWORD T4.X, T12.X
.Ltmp65:
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T11.X
.Ltmp66:
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T10.X
.Ltmp67:
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T9.X
.Ltmp68:
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T8.X
.Ltmp69:
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp70:
	  VTX_READ_32 T7.X, T7.X, 4, #1
.Ltmp71:
	Fetch clause starting at 24:
.Ltmp72:
	  VTX_READ_32 T6.X, T6.X, 68, #1
.Ltmp73:
	Fetch clause starting at 26:
.Ltmp74:
	  VTX_READ_32 T5.X, T5.X, 132, #1
.Ltmp75:
	Fetch clause starting at 28:
.Ltmp76:
	  VTX_READ_32 T4.X, T4.X, 196, #1
.Ltmp77:
	Fetch clause starting at 30:
.Ltmp78:
	  VTX_READ_32 T3.X, T3.X, 260, #1
.Ltmp79:
	Fetch clause starting at 32:
.Ltmp80:
	  VTX_READ_32 T2.X, T2.X, 324, #1
.Ltmp81:
	Fetch clause starting at 34:
.Ltmp82:
	  VTX_READ_32 T1.X, T1.X, 388, #1
.Ltmp83:
	Fetch clause starting at 36:
.Ltmp84:
	  VTX_READ_32 T0.X, T0.X, 452, #1
.Ltmp85:
	ALU clause starting at 38:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
	ALU clause starting at 47:
	  LSHL * T1.W, T1.W, literal.x,  
.Ltmp86:
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  LSHL * T2.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, PV.Z, PV.W,  
	  MOV * T1.X, PV.X,  
	  MOV * T2.X, T0.X,  
	  MOV * T3.X, T0.X,  
	  MOV * T4.X, T0.X,  
	  MOV * T5.X, T0.X,  
	  MOV * T6.X, T0.X,  
	  MOV * T7.X, T0.X,  
.Ltmp87:
	ALU clause starting at 60:
	  ADD_INT * T1.W, KC0[2].Z, T1.W,  
	ALU clause starting at 61:
.Ltmp88:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.X, T0.W,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	448(6.277817e-43), 0(0.000000e+00)
	  LSHR * T8.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y, T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, PV.Y, T0.W,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	384(5.380986e-43), 0(0.000000e+00)
	  LSHR * T9.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Y, T2.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, PV.Y, T0.W,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	320(4.484155e-43), 0(0.000000e+00)
	  LSHR * T10.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T3.X, literal.x,  
	  MULLO_INT   T0.Y, T3.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T3.X, PV.Y, T0.W,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  LSHR * T11.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T4.X, literal.x,  
	  MULLO_INT   T0.Y, T4.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T4.X, PV.Y, T0.W,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	192(2.690493e-43), 0(0.000000e+00)
	  LSHR * T12.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T5.X, literal.x,  
	  MULLO_INT   T0.Y, T5.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T5.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T5.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T5.X, PV.Y, T0.W,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
	  LSHR * T13.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T6.X, literal.x,  
	  MULLO_INT   T0.Y, T6.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T6.X, PV.Y, T0.W,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  LSHR * T14.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T7.X, literal.x,  
	  MULLO_INT   T0.Y, T7.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T7.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T7.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T7.X, PV.Y, T0.W,  
	  LSHR * T15.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp89:
.Lfunc_end3:
	.size	block_uint8_simd16, .Lfunc_end3-block_uint8_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_ushort_simd16
	.p2align	8
	.type	block_ushort_simd16,@function
block_ushort_simd16:
block_ushort_simd16$local:
.Lfunc_begin4:
	ALU 8, @10, KC0[CB0:0-32], KC1[]
.Ltmp90:
	ALU 3, @19, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp91:
	ALU 9, @23, KC0[CB0:0-32], KC1[]
.Ltmp92:
	ALU 9, @33, KC0[], KC1[]
	MEM_RAT MSKOR T0.XW, T1.X
.Ltmp93:
	CF_END
	PAD
	Fetch clause starting at 8:
.Ltmp94:
	  VTX_READ_16 T0.X, T0.X, 4, #1
.Ltmp95:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp96:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT   T0.Z, PV.W, KC0[3].X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
.Ltmp97:
	ALU clause starting at 19:
.Ltmp98:
	  LSHL * T1.W, T1.W, 1,  
	  ADD_INT   T1.Z, KC0[2].Y, PV.W,  
	  LSHL * T1.W, T0.W, 1,  
	  ADD_INT * T0.X, PV.Z, PV.W,  
.Ltmp99:
	ALU clause starting at 23:
.Ltmp100:
	  LSHL * T1.W, T0.Z, 1,  
	  ADD_INT * T1.W, KC0[2].Z, PV.W,  
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T1.W, literal.x,  
.Ltmp101:
	  ADD_INT * T0.W, PV.X, T0.W,  
.Ltmp102:
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp103:
	ALU clause starting at 33:
.Ltmp104:
	  AND_INT   T1.Z, T0.W, literal.x,  
	  LSHL * T0.W, T0.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T0.X, PV.Z, PV.W,  
	  LSHL * T0.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T0.Y, 0.0,  
	  MOV * T0.Z, 0.0,  
	  LSHR * T1.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp105:
.Lfunc_end4:
	.size	block_ushort_simd16, .Lfunc_end4-block_ushort_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_ushort2_simd16
	.p2align	8
	.type	block_ushort2_simd16,@function
block_ushort2_simd16:
block_ushort2_simd16$local:
.Lfunc_begin5:
	ALU 8, @12, KC0[CB0:0-32], KC1[]
.Ltmp106:
	ALU 4, @21, KC0[CB0:0-32], KC1[]
.Ltmp107:
	TEX 0 @8
.Ltmp108:
	TEX 0 @10
.Ltmp109:
	ALU 39, @26, KC0[CB0:0-32], KC1[]
.Ltmp110:
	MEM_RAT MSKOR T2.XW, T3.X
.Ltmp111:
	MEM_RAT MSKOR T0.XW, T1.X
.Ltmp112:
	CF_END
	Fetch clause starting at 8:
.Ltmp113:
	  VTX_READ_16 T1.X, T0.X, 36, #1
.Ltmp114:
	Fetch clause starting at 10:
.Ltmp115:
	  VTX_READ_16 T0.X, T0.X, 4, #1
.Ltmp116:
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
	ALU clause starting at 21:
	  LSHL * T1.W, T1.W, literal.x,  
.Ltmp117:
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  LSHL * T2.W, T0.W, 1,  
	  ADD_INT * T0.X, PV.Z, PV.W,  
.Ltmp118:
	ALU clause starting at 26:
	  ADD_INT * T1.W, KC0[2].Z, T1.W,  
.Ltmp119:
	  ADD_INT * T1.W, PV.W, T2.W,  
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T1.W, literal.x,  
	  ADD_INT * T2.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T2.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T2.X, PV.Z, PV.W,  
	  LSHL * T2.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T2.Y, 0.0,  
	  ADD_INT * T3.W, T1.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T3.W, literal.x,  
	  ADD_INT * T0.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T0.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T0.X, PV.Z, PV.W,  
	  LSHL * T0.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T0.Y, 0.0,  
	  MOV * T2.Z, 0.0,  
	  MOV * T0.Z, 0.0,  
	  LSHR * T1.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp120:
.Lfunc_end5:
	.size	block_ushort2_simd16, .Lfunc_end5-block_ushort2_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_ushort4_simd16
	.p2align	8
	.type	block_ushort4_simd16,@function
block_ushort4_simd16:
block_ushort4_simd16$local:
.Lfunc_begin6:
	ALU 8, @20, KC0[CB0:0-32], KC1[]
.Ltmp121:
	ALU 4, @29, KC0[CB0:0-32], KC1[]
.Ltmp122:
	TEX 0 @12
.Ltmp123:
	TEX 0 @14
.Ltmp124:
	TEX 0 @16
.Ltmp125:
	TEX 0 @18
.Ltmp126:
	ALU 79, @34, KC0[CB0:0-32], KC1[]
.Ltmp127:
	MEM_RAT MSKOR T4.XW, T7.X
.Ltmp128:
	MEM_RAT MSKOR T3.XW, T5.X
.Ltmp129:
	MEM_RAT MSKOR T6.XW, T2.X
.Ltmp130:
	MEM_RAT MSKOR T0.XW, T1.X
.Ltmp131:
	CF_END
	Fetch clause starting at 12:
.Ltmp132:
	  VTX_READ_16 T1.X, T0.X, 100, #1
.Ltmp133:
	Fetch clause starting at 14:
.Ltmp134:
	  VTX_READ_16 T2.X, T0.X, 68, #1
.Ltmp135:
	Fetch clause starting at 16:
.Ltmp136:
	  VTX_READ_16 T3.X, T0.X, 36, #1
.Ltmp137:
	Fetch clause starting at 18:
.Ltmp138:
	  VTX_READ_16 T0.X, T0.X, 4, #1
.Ltmp139:
	ALU clause starting at 20:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
	ALU clause starting at 29:
	  LSHL * T1.W, T1.W, literal.x,  
.Ltmp140:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  LSHL * T2.W, T0.W, 1,  
	  ADD_INT * T0.X, PV.Z, PV.W,  
.Ltmp141:
	ALU clause starting at 34:
	  ADD_INT * T1.W, KC0[2].Z, T1.W,  
.Ltmp142:
	  ADD_INT * T1.W, PV.W, T2.W,  
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T1.W, literal.x,  
	  ADD_INT * T2.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T2.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T3.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T2.W, literal.x,  
	  ADD_INT * T3.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  ADD_INT * T5.W, T1.W, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T2.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T5.W, literal.x,  
	  ADD_INT * T6.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T6.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T6.X, PV.Z, PV.W,  
	  LSHL * T6.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  ADD_INT * T7.W, T1.W, literal.x,  
	96(1.345247e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T7.W, literal.x,  
	  ADD_INT * T0.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T0.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T0.X, PV.Z, PV.W,  
	  LSHL * T0.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T0.Y, 0.0,  
	  MOV * T4.Z, 0.0,  
	  MOV * T3.Z, 0.0,  
	  MOV * T6.Z, 0.0,  
	  MOV * T0.Z, 0.0,  
	  LSHR * T1.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T7.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp143:
.Lfunc_end6:
	.size	block_ushort4_simd16, .Lfunc_end6-block_ushort4_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	16
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_ushort8_simd16
	.p2align	8
	.type	block_ushort8_simd16,@function
block_ushort8_simd16:
block_ushort8_simd16$local:
.Lfunc_begin7:
	ALU 8, @38, KC0[CB0:0-32], KC1[]
.Ltmp144:
	ALU 4, @47, KC0[CB0:0-32], KC1[]
.Ltmp145:
	TEX 0 @22
.Ltmp146:
	TEX 0 @24
.Ltmp147:
	TEX 0 @26
.Ltmp148:
	ALU 0, @52, KC0[CB0:0-32], KC1[]
.Ltmp149:
	ALU 43, @53, KC0[], KC1[]
.Ltmp150:
	TEX 0 @28
.Ltmp151:
	TEX 0 @30
.Ltmp152:
	TEX 0 @32
.Ltmp153:
	TEX 0 @34
.Ltmp154:
	TEX 0 @36
.Ltmp155:
	ALU 114, @97, KC0[], KC1[]
	MEM_RAT MSKOR T3.XW, T14.X
.Ltmp156:
	MEM_RAT MSKOR T4.XW, T12.X
.Ltmp157:
	MEM_RAT MSKOR T7.XW, T10.X
.Ltmp158:
	MEM_RAT MSKOR T8.XW, T6.X
.Ltmp159:
	MEM_RAT MSKOR T9.XW, T5.X
.Ltmp160:
	MEM_RAT MSKOR T11.XW, T2.X
.Ltmp161:
	MEM_RAT MSKOR T13.XW, T1.X
.Ltmp162:
	MEM_RAT MSKOR T15.XW, T0.X
.Ltmp163:
	CF_END
	Fetch clause starting at 22:
.Ltmp164:
	  VTX_READ_16 T1.X, T0.X, 68, #1
.Ltmp165:
	Fetch clause starting at 24:
.Ltmp166:
	  VTX_READ_16 T2.X, T0.X, 36, #1
.Ltmp167:
	Fetch clause starting at 26:
.Ltmp168:
	  VTX_READ_16 T3.X, T0.X, 4, #1
.Ltmp169:
	Fetch clause starting at 28:
.Ltmp170:
	  VTX_READ_16 T1.X, T0.X, 228, #1
.Ltmp171:
	Fetch clause starting at 30:
.Ltmp172:
	  VTX_READ_16 T2.X, T0.X, 196, #1
.Ltmp173:
	Fetch clause starting at 32:
.Ltmp174:
	  VTX_READ_16 T5.X, T0.X, 164, #1
.Ltmp175:
	Fetch clause starting at 34:
.Ltmp176:
	  VTX_READ_16 T6.X, T0.X, 132, #1
.Ltmp177:
	Fetch clause starting at 36:
.Ltmp178:
	  VTX_READ_16 T0.X, T0.X, 100, #1
.Ltmp179:
	ALU clause starting at 38:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
	ALU clause starting at 47:
	  LSHL * T1.W, T1.W, literal.x,  
.Ltmp180:
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  LSHL * T2.W, T0.W, 1,  
	  ADD_INT * T0.X, PV.Z, PV.W,  
.Ltmp181:
	ALU clause starting at 52:
	  ADD_INT * T1.W, KC0[2].Z, T1.W,  
	ALU clause starting at 53:
.Ltmp182:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  MULLO_INT   T0.X (MASKED), T3.X, literal.x,  
	  MULLO_INT   T0.Y, T3.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T1.W, literal.x,  
	  ADD_INT * T2.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T2.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Y, T2.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T2.W, literal.x,  
	  ADD_INT * T4.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T4.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV * T4.Y, 0.0,  
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y, T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, T1.W, literal.x,  
	  ADD_INT * T5.W, PV.Y, T0.W,  
	64(8.968310e-44), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  AND_INT * T5.W, PV.Z, literal.y,  
.Ltmp183:
	65535(9.183409e-41), 3(4.203895e-45)
.Ltmp184:
	ALU clause starting at 97:
.Ltmp185:
	  LSHL * T5.W, T5.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T7.X, T1.Z, PV.W,  
	  LSHL * T7.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T7.Y, 0.0,  
	  ADD_INT * T5.W, T1.W, literal.x,  
	96(1.345247e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T5.W, literal.x,  
	  ADD_INT * T6.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T6.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T8.X, PV.Z, PV.W,  
	  LSHL * T8.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T8.Y, 0.0,  
	  ADD_INT * T6.W, T1.W, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X, T6.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T6.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T6.W, literal.x,  
	  ADD_INT * T9.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T9.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T9.X, PV.Z, PV.W,  
	  LSHL * T9.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T9.Y, 0.0,  
	  ADD_INT * T10.W, T1.W, literal.x,  
	160(2.242078e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X, T5.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T5.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T5.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T5.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T10.W, literal.x,  
	  ADD_INT * T11.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T11.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T11.X, PV.Z, PV.W,  
	  LSHL * T11.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T11.Y, 0.0,  
	  ADD_INT * T12.W, T1.W, literal.x,  
	192(2.690493e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X, T2.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T12.W, literal.x,  
	  ADD_INT * T13.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T13.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T13.X, PV.Z, PV.W,  
	  LSHL * T13.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T13.Y, 0.0,  
	  ADD_INT * T14.W, T1.W, literal.x,  
	224(3.138909e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T14.W, literal.x,  
	  ADD_INT * T0.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T0.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T15.X, PV.Z, PV.W,  
	  LSHL * T15.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T15.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  MOV * T4.Z, 0.0,  
	  MOV * T7.Z, 0.0,  
	  MOV * T8.Z, 0.0,  
	  MOV * T9.Z, 0.0,  
	  MOV * T11.Z, 0.0,  
	  MOV * T13.Z, 0.0,  
	  MOV * T15.Z, 0.0,  
	  LSHR * T0.X, T14.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T12.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T10.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T6.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T10.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T12.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T14.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp186:
.Lfunc_end7:
	.size	block_ushort8_simd16, .Lfunc_end7-block_ushort8_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_uchar_simd16
	.p2align	8
	.type	block_uchar_simd16,@function
block_uchar_simd16:
block_uchar_simd16$local:
.Lfunc_begin8:
	ALU 8, @10, KC0[CB0:0-32], KC1[]
.Ltmp187:
	ALU 1, @19, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp188:
	ALU 8, @21, KC0[CB0:0-32], KC1[]
.Ltmp189:
	ALU 9, @30, KC0[], KC1[]
	MEM_RAT MSKOR T0.XW, T1.X
.Ltmp190:
	CF_END
	PAD
	Fetch clause starting at 8:
.Ltmp191:
	  VTX_READ_8 T0.X, T0.X, 4, #1
.Ltmp192:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp193:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT   T0.Z, PV.W, KC0[3].X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
.Ltmp194:
	ALU clause starting at 19:
.Ltmp195:
	  ADD_INT * T1.W, KC0[2].Y, T1.W,  
	  ADD_INT * T0.X, PV.W, T0.W,  
.Ltmp196:
	ALU clause starting at 21:
.Ltmp197:
	  ADD_INT * T1.W, KC0[2].Z, T0.Z,  
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T1.W, literal.x,  
.Ltmp198:
	  ADD_INT * T0.W, PV.X, T0.W,  
.Ltmp199:
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp200:
	ALU clause starting at 30:
.Ltmp201:
	  AND_INT   T1.Z, T0.W, literal.x,  
	  LSHL * T0.W, T0.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T0.X, PV.Z, PV.W,  
	  LSHL * T0.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T0.Y, 0.0,  
	  MOV * T0.Z, 0.0,  
	  LSHR * T1.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp202:
.Lfunc_end8:
	.size	block_uchar_simd16, .Lfunc_end8-block_uchar_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_uchar2_simd16
	.p2align	8
	.type	block_uchar2_simd16,@function
block_uchar2_simd16:
block_uchar2_simd16$local:
.Lfunc_begin9:
	ALU 9, @12, KC0[CB0:0-32], KC1[]
.Ltmp203:
	ALU 1, @22, KC0[CB0:0-32], KC1[]
.Ltmp204:
	TEX 0 @8
.Ltmp205:
	TEX 0 @10
.Ltmp206:
	ALU 39, @24, KC0[CB0:0-32], KC1[]
.Ltmp207:
	MEM_RAT MSKOR T2.XW, T3.X
.Ltmp208:
	MEM_RAT MSKOR T0.XW, T1.X
.Ltmp209:
	CF_END
	Fetch clause starting at 8:
.Ltmp210:
	  VTX_READ_8 T1.X, T0.X, 20, #1
.Ltmp211:
	Fetch clause starting at 10:
.Ltmp212:
	  VTX_READ_8 T0.X, T0.X, 4, #1
.Ltmp213:
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
.Ltmp214:
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
	  LSHL * T1.W, PV.W, 1,  
	ALU clause starting at 22:
	  ADD_INT * T2.W, KC0[2].Y, T1.W,  
	  ADD_INT * T0.X, PV.W, T0.W,  
	ALU clause starting at 24:
	  ADD_INT * T1.W, KC0[2].Z, T1.W,  
.Ltmp215:
	  ADD_INT * T1.W, PV.W, T0.W,  
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T1.W, literal.x,  
	  ADD_INT * T2.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T2.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T2.X, PV.Z, PV.W,  
	  LSHL * T2.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T2.Y, 0.0,  
	  ADD_INT * T3.W, T1.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T3.W, literal.x,  
	  ADD_INT * T0.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T0.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T0.X, PV.Z, PV.W,  
	  LSHL * T0.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T0.Y, 0.0,  
	  MOV * T2.Z, 0.0,  
	  MOV * T0.Z, 0.0,  
	  LSHR * T1.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp216:
.Lfunc_end9:
	.size	block_uchar2_simd16, .Lfunc_end9-block_uchar2_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_uchar4_simd16
	.p2align	8
	.type	block_uchar4_simd16,@function
block_uchar4_simd16:
block_uchar4_simd16$local:
.Lfunc_begin10:
	ALU 10, @20, KC0[CB0:0-32], KC1[]
.Ltmp217:
	ALU 1, @31, KC0[CB0:0-32], KC1[]
.Ltmp218:
	TEX 0 @12
.Ltmp219:
	TEX 0 @14
.Ltmp220:
	TEX 0 @16
.Ltmp221:
	TEX 0 @18
.Ltmp222:
	ALU 79, @33, KC0[CB0:0-32], KC1[]
.Ltmp223:
	MEM_RAT MSKOR T4.XW, T7.X
.Ltmp224:
	MEM_RAT MSKOR T3.XW, T5.X
.Ltmp225:
	MEM_RAT MSKOR T6.XW, T2.X
.Ltmp226:
	MEM_RAT MSKOR T0.XW, T1.X
.Ltmp227:
	CF_END
	Fetch clause starting at 12:
.Ltmp228:
	  VTX_READ_8 T1.X, T0.X, 52, #1
.Ltmp229:
	Fetch clause starting at 14:
.Ltmp230:
	  VTX_READ_8 T2.X, T0.X, 36, #1
.Ltmp231:
	Fetch clause starting at 16:
.Ltmp232:
	  VTX_READ_8 T3.X, T0.X, 20, #1
.Ltmp233:
	Fetch clause starting at 18:
.Ltmp234:
	  VTX_READ_8 T0.X, T0.X, 4, #1
.Ltmp235:
	ALU clause starting at 20:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
.Ltmp236:
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
	  LSHL * T1.W, PV.W, literal.x,  
.Ltmp237:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp238:
	ALU clause starting at 31:
	  ADD_INT * T2.W, KC0[2].Y, T1.W,  
	  ADD_INT * T0.X, PV.W, T0.W,  
	ALU clause starting at 33:
	  ADD_INT * T1.W, KC0[2].Z, T1.W,  
.Ltmp239:
	  ADD_INT * T1.W, PV.W, T0.W,  
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T1.W, literal.x,  
	  ADD_INT * T2.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T2.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T3.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T2.W, literal.x,  
	  ADD_INT * T3.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  ADD_INT * T5.W, T1.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T2.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T5.W, literal.x,  
	  ADD_INT * T6.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T6.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T6.X, PV.Z, PV.W,  
	  LSHL * T6.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  ADD_INT * T7.W, T1.W, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T7.W, literal.x,  
	  ADD_INT * T0.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T0.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T0.X, PV.Z, PV.W,  
	  LSHL * T0.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T0.Y, 0.0,  
	  MOV * T4.Z, 0.0,  
	  MOV * T3.Z, 0.0,  
	  MOV * T6.Z, 0.0,  
	  MOV * T0.Z, 0.0,  
	  LSHR * T1.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T7.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp240:
.Lfunc_end10:
	.size	block_uchar4_simd16, .Lfunc_end10-block_uchar4_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	16
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_uchar8_simd16
	.p2align	8
	.type	block_uchar8_simd16,@function
block_uchar8_simd16:
block_uchar8_simd16$local:
.Lfunc_begin11:
	ALU 10, @38, KC0[CB0:0-32], KC1[]
.Ltmp241:
	ALU 1, @49, KC0[CB0:0-32], KC1[]
.Ltmp242:
	TEX 0 @22
.Ltmp243:
	TEX 0 @24
.Ltmp244:
	TEX 0 @26
.Ltmp245:
	ALU 0, @51, KC0[CB0:0-32], KC1[]
.Ltmp246:
	ALU 43, @52, KC0[], KC1[]
.Ltmp247:
	TEX 0 @28
.Ltmp248:
	TEX 0 @30
.Ltmp249:
	TEX 0 @32
.Ltmp250:
	TEX 0 @34
.Ltmp251:
	TEX 0 @36
.Ltmp252:
	ALU 114, @96, KC0[], KC1[]
	MEM_RAT MSKOR T3.XW, T14.X
.Ltmp253:
	MEM_RAT MSKOR T4.XW, T12.X
.Ltmp254:
	MEM_RAT MSKOR T7.XW, T10.X
.Ltmp255:
	MEM_RAT MSKOR T8.XW, T6.X
.Ltmp256:
	MEM_RAT MSKOR T9.XW, T5.X
.Ltmp257:
	MEM_RAT MSKOR T11.XW, T2.X
.Ltmp258:
	MEM_RAT MSKOR T13.XW, T1.X
.Ltmp259:
	MEM_RAT MSKOR T15.XW, T0.X
.Ltmp260:
	CF_END
	Fetch clause starting at 22:
.Ltmp261:
	  VTX_READ_8 T1.X, T0.X, 36, #1
.Ltmp262:
	Fetch clause starting at 24:
.Ltmp263:
	  VTX_READ_8 T2.X, T0.X, 20, #1
.Ltmp264:
	Fetch clause starting at 26:
.Ltmp265:
	  VTX_READ_8 T3.X, T0.X, 4, #1
.Ltmp266:
	Fetch clause starting at 28:
.Ltmp267:
	  VTX_READ_8 T1.X, T0.X, 116, #1
.Ltmp268:
	Fetch clause starting at 30:
.Ltmp269:
	  VTX_READ_8 T2.X, T0.X, 100, #1
.Ltmp270:
	Fetch clause starting at 32:
.Ltmp271:
	  VTX_READ_8 T5.X, T0.X, 84, #1
.Ltmp272:
	Fetch clause starting at 34:
.Ltmp273:
	  VTX_READ_8 T6.X, T0.X, 68, #1
.Ltmp274:
	Fetch clause starting at 36:
.Ltmp275:
	  VTX_READ_8 T0.X, T0.X, 52, #1
.Ltmp276:
	ALU clause starting at 38:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
.Ltmp277:
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
	  LSHL * T1.W, PV.W, literal.x,  
.Ltmp278:
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp279:
	ALU clause starting at 49:
	  ADD_INT * T2.W, KC0[2].Y, T1.W,  
	  ADD_INT * T0.X, PV.W, T0.W,  
	ALU clause starting at 51:
	  ADD_INT * T1.W, KC0[2].Z, T1.W,  
	ALU clause starting at 52:
.Ltmp280:
	  ADD_INT * T1.W, T1.W, T0.W,  
	  MULLO_INT   T0.X (MASKED), T3.X, literal.x,  
	  MULLO_INT   T0.Y, T3.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T1.W, literal.x,  
	  ADD_INT * T2.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T2.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Y, T2.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T2.W, literal.x,  
	  ADD_INT * T4.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T4.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV * T4.Y, 0.0,  
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y, T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, T1.W, literal.x,  
	  ADD_INT * T5.W, PV.Y, T0.W,  
	32(4.484155e-44), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  AND_INT * T5.W, PV.Z, literal.y,  
.Ltmp281:
	255(3.573311e-43), 3(4.203895e-45)
.Ltmp282:
	ALU clause starting at 96:
.Ltmp283:
	  LSHL * T5.W, T5.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T7.X, T1.Z, PV.W,  
	  LSHL * T7.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T7.Y, 0.0,  
	  ADD_INT * T5.W, T1.W, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T5.W, literal.x,  
	  ADD_INT * T6.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T6.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T8.X, PV.Z, PV.W,  
	  LSHL * T8.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T8.Y, 0.0,  
	  ADD_INT * T6.W, T1.W, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T6.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T6.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T6.W, literal.x,  
	  ADD_INT * T9.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T9.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T9.X, PV.Z, PV.W,  
	  LSHL * T9.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T9.Y, 0.0,  
	  ADD_INT * T10.W, T1.W, literal.x,  
	80(1.121039e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X, T5.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T5.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T5.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T5.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T10.W, literal.x,  
	  ADD_INT * T11.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T11.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T11.X, PV.Z, PV.W,  
	  LSHL * T11.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T11.Y, 0.0,  
	  ADD_INT * T12.W, T1.W, literal.x,  
	96(1.345247e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X, T2.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T12.W, literal.x,  
	  ADD_INT * T13.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T13.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T13.X, PV.Z, PV.W,  
	  LSHL * T13.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T13.Y, 0.0,  
	  ADD_INT * T14.W, T1.W, literal.x,  
	112(1.569454e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, T14.W, literal.x,  
	  ADD_INT * T0.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  LSHL * T0.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T15.X, PV.Z, PV.W,  
	  LSHL * T15.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T15.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  MOV * T4.Z, 0.0,  
	  MOV * T7.Z, 0.0,  
	  MOV * T8.Z, 0.0,  
	  MOV * T9.Z, 0.0,  
	  MOV * T11.Z, 0.0,  
	  MOV * T13.Z, 0.0,  
	  MOV * T15.Z, 0.0,  
	  LSHR * T0.X, T14.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T12.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T10.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T6.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T10.X, T0.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T12.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T14.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp284:
.Lfunc_end11:
	.size	block_uchar8_simd16, .Lfunc_end11-block_uchar8_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	32
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_uchar16_simd16
	.p2align	8
	.type	block_uchar16_simd16,@function
block_uchar16_simd16:
block_uchar16_simd16$local:
.Lfunc_begin12:
	ALU 10, @72, KC0[CB0:0-32], KC1[]
.Ltmp285:
	ALU 1, @83, KC0[CB0:0-32], KC1[]
.Ltmp286:
	TEX 0 @40
.Ltmp287:
	TEX 0 @42
.Ltmp288:
	TEX 0 @44
.Ltmp289:
	TEX 0 @46
.Ltmp290:
	TEX 0 @48
.Ltmp291:
	TEX 0 @50
.Ltmp292:
	ALU 0, @85, KC0[CB0:0-32], KC1[]
.Ltmp293:
	ALU 85, @86, KC0[], KC1[]
.Ltmp294:
	TEX 0 @52
.Ltmp295:
	TEX 0 @54
.Ltmp296:
	TEX 0 @56
.Ltmp297:
	TEX 0 @58
.Ltmp298:
	TEX 0 @60
.Ltmp299:
	TEX 0 @62
.Ltmp300:
	ALU 115, @172, KC0[], KC1[]
	ALU 0, @288, KC0[], KC1[]
.Ltmp301:
	TEX 0 @64
.Ltmp302:
	TEX 0 @66
.Ltmp303:
	TEX 0 @68
.Ltmp304:
	TEX 0 @70
.Ltmp305:
	ALU 115, @289, KC0[], KC1[]
	MEM_RAT MSKOR T6.XW, T31.X
.Ltmp306:
	MEM_RAT MSKOR T5.XW, T29.X
.Ltmp307:
	MEM_RAT MSKOR T4.XW, T27.X
.Ltmp308:
	MEM_RAT MSKOR T8.XW, T25.X
.Ltmp309:
	MEM_RAT MSKOR T10.XW, T23.X
.Ltmp310:
	MEM_RAT MSKOR T13.XW, T21.X
.Ltmp311:
	MEM_RAT MSKOR T14.XW, T19.X
.Ltmp312:
	MEM_RAT MSKOR T16.XW, T17.X
.Ltmp313:
	MEM_RAT MSKOR T18.XW, T15.X
.Ltmp314:
	MEM_RAT MSKOR T20.XW, T12.X
.Ltmp315:
	MEM_RAT MSKOR T22.XW, T11.X
.Ltmp316:
	MEM_RAT MSKOR T24.XW, T9.X
.Ltmp317:
	MEM_RAT MSKOR T26.XW, T7.X
.Ltmp318:
	MEM_RAT MSKOR T28.XW, T3.X
.Ltmp319:
	MEM_RAT MSKOR T30.XW, T2.X
.Ltmp320:
	MEM_RAT MSKOR T0.XW, T1.X
.Ltmp321:
	CF_END
	Fetch clause starting at 40:
.Ltmp322:
	  VTX_READ_8 T1.X, T0.X, 84, #1
.Ltmp323:
	Fetch clause starting at 42:
.Ltmp324:
	  VTX_READ_8 T2.X, T0.X, 68, #1
.Ltmp325:
	Fetch clause starting at 44:
.Ltmp326:
	  VTX_READ_8 T3.X, T0.X, 52, #1
.Ltmp327:
	Fetch clause starting at 46:
.Ltmp328:
	  VTX_READ_8 T4.X, T0.X, 36, #1
.Ltmp329:
	Fetch clause starting at 48:
.Ltmp330:
	  VTX_READ_8 T5.X, T0.X, 20, #1
.Ltmp331:
	Fetch clause starting at 50:
.Ltmp332:
	  VTX_READ_8 T6.X, T0.X, 4, #1
.Ltmp333:
	Fetch clause starting at 52:
.Ltmp334:
	  VTX_READ_8 T2.X, T0.X, 180, #1
.Ltmp335:
	Fetch clause starting at 54:
.Ltmp336:
	  VTX_READ_8 T3.X, T0.X, 164, #1
.Ltmp337:
	Fetch clause starting at 56:
.Ltmp338:
	  VTX_READ_8 T7.X, T0.X, 148, #1
.Ltmp339:
	Fetch clause starting at 58:
.Ltmp340:
	  VTX_READ_8 T9.X, T0.X, 132, #1
.Ltmp341:
	Fetch clause starting at 60:
.Ltmp342:
	  VTX_READ_8 T11.X, T0.X, 116, #1
.Ltmp343:
	Fetch clause starting at 62:
.Ltmp344:
	  VTX_READ_8 T12.X, T0.X, 100, #1
.Ltmp345:
	Fetch clause starting at 64:
.Ltmp346:
	  VTX_READ_8 T1.X, T0.X, 244, #1
.Ltmp347:
	Fetch clause starting at 66:
.Ltmp348:
	  VTX_READ_8 T2.X, T0.X, 228, #1
.Ltmp349:
	Fetch clause starting at 68:
.Ltmp350:
	  VTX_READ_8 T3.X, T0.X, 212, #1
.Ltmp351:
	Fetch clause starting at 70:
.Ltmp352:
	  VTX_READ_8 T0.X, T0.X, 196, #1
.Ltmp353:
	ALU clause starting at 72:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
.Ltmp354:
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
	  LSHL * T1.W, PV.W, literal.x,  
.Ltmp355:
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp356:
	ALU clause starting at 83:
	  ADD_INT * T2.W, KC0[2].Y, T1.W,  
	  ADD_INT * T0.X, PV.W, T0.W,  
	ALU clause starting at 85:
	  ADD_INT * T1.W, KC0[2].Z, T1.W,  
	ALU clause starting at 86:
.Ltmp357:
	  ADD_INT * T1.W, T1.W, T0.W,  
	  MULLO_INT   T0.X (MASKED), T6.X, literal.x,  
	  MULLO_INT   T0.Y, T6.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T1.W, literal.x,  
	  ADD_INT * T2.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T2.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T6.X, PV.Z, PV.W,  
	  LSHL * T6.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T5.X, literal.x,  
	  MULLO_INT   T0.Y, T5.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T5.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T5.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T2.W, literal.x,  
	  ADD_INT * T3.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T5.X, PV.Z, PV.W,  
	  LSHL * T5.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T5.Y, 0.0,  
	  ADD_INT * T3.W, T1.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T4.X, literal.x,  
	  MULLO_INT   T0.Y, T4.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T3.W, literal.x,  
	  ADD_INT * T4.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T4.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  ADD_INT * T7.W, T1.W, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T3.X, literal.x,  
	  MULLO_INT   T0.Y, T3.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T7.W, literal.x,  
	  ADD_INT * T8.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T8.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T8.X, PV.Z, PV.W,  
	  LSHL * T8.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T8.Y, 0.0,  
	  ADD_INT * T9.W, T1.W, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Y, T2.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T9.W, literal.x,  
	  ADD_INT * T10.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T10.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T10.X, PV.Z, PV.W,  
	  LSHL * T10.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T10.Y, 0.0,  
	  ADD_INT * T11.W, T1.W, literal.x,  
.Ltmp358:
	80(1.121039e-43), 0(0.000000e+00)
.Ltmp359:
	ALU clause starting at 172:
.Ltmp360:
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y, T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T11.W, literal.x,  
	  ADD_INT * T12.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T12.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T13.X, PV.Z, PV.W,  
	  LSHL * T13.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T13.Y, 0.0,  
	  ADD_INT * T12.W, T1.W, literal.x,  
	96(1.345247e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T12.X, literal.x,  
	  MULLO_INT   T0.Y, T12.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T12.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T12.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T12.W, literal.x,  
	  ADD_INT * T14.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T14.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T14.X, PV.Z, PV.W,  
	  LSHL * T14.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T14.Y, 0.0,  
	  ADD_INT * T15.W, T1.W, literal.x,  
	112(1.569454e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T11.X, literal.x,  
	  MULLO_INT   T0.Y, T11.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T11.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T11.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T15.W, literal.x,  
	  ADD_INT * T16.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T16.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T16.X, PV.Z, PV.W,  
	  LSHL * T16.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T16.Y, 0.0,  
	  ADD_INT * T17.W, T1.W, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T9.X, literal.x,  
	  MULLO_INT   T0.Y, T9.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T9.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T9.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T17.W, literal.x,  
	  ADD_INT * T18.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T18.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T18.X, PV.Z, PV.W,  
	  LSHL * T18.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T18.Y, 0.0,  
	  ADD_INT * T19.W, T1.W, literal.x,  
	144(2.017870e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T7.X, literal.x,  
	  MULLO_INT   T0.Y, T7.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T7.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T7.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T19.W, literal.x,  
	  ADD_INT * T20.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T20.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T20.X, PV.Z, PV.W,  
	  LSHL * T20.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T20.Y, 0.0,  
	  ADD_INT * T21.W, T1.W, literal.x,  
	160(2.242078e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T3.X, literal.x,  
	  MULLO_INT   T0.Y, T3.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T21.W, literal.x,  
	  ADD_INT * T22.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T22.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T22.X, PV.Z, PV.W,  
	  LSHL * T22.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T22.Y, 0.0,  
	  ADD_INT * T23.W, T1.W, literal.x,  
	176(2.466285e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Y, T2.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T23.W, literal.x,  
	  ADD_INT * T24.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T24.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T24.X, PV.Z, PV.W,  
	  LSHL * T24.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
.Ltmp361:
	ALU clause starting at 288:
.Ltmp362:
	  MOV * T24.Y, 0.0,  
.Ltmp363:
	ALU clause starting at 289:
.Ltmp364:
	  ADD_INT * T25.W, T1.W, literal.x,  
	192(2.690493e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T25.W, literal.x,  
	  ADD_INT * T26.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T26.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T26.X, PV.Z, PV.W,  
	  LSHL * T26.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T26.Y, 0.0,  
	  ADD_INT * T27.W, T1.W, literal.x,  
	208(2.914701e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X, T3.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T27.W, literal.x,  
	  ADD_INT * T28.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T28.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T28.X, PV.Z, PV.W,  
	  LSHL * T28.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T28.Y, 0.0,  
	  ADD_INT * T29.W, T1.W, literal.x,  
	224(3.138909e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X, T2.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T29.W, literal.x,  
	  ADD_INT * T30.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T30.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T30.X, PV.Z, PV.W,  
	  LSHL * T30.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T30.Y, 0.0,  
	  ADD_INT * T31.W, T1.W, literal.x,  
	240(3.363116e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T31.W, literal.x,  
	  ADD_INT * T0.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T0.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T0.X, PV.Z, PV.W,  
	  LSHL * T0.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T0.Y, 0.0,  
	  MOV * T6.Z, 0.0,  
	  MOV * T5.Z, 0.0,  
	  MOV * T4.Z, 0.0,  
	  MOV * T8.Z, 0.0,  
	  MOV * T10.Z, 0.0,  
	  MOV * T13.Z, 0.0,  
	  MOV * T14.Z, 0.0,  
	  MOV * T16.Z, 0.0,  
	  MOV * T18.Z, 0.0,  
	  MOV * T20.Z, 0.0,  
	  MOV * T22.Z, 0.0,  
	  MOV * T24.Z, 0.0,  
	  MOV * T26.Z, 0.0,  
	  MOV * T28.Z, 0.0,  
	  MOV * T30.Z, 0.0,  
	  MOV * T0.Z, 0.0,  
	  LSHR * T1.X, T31.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T29.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T27.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T7.X, T25.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T9.X, T23.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T11.X, T21.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T12.X, T19.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T15.X, T17.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T17.X, T15.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T19.X, T12.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T21.X, T11.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T23.X, T9.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T25.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T27.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T29.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T31.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp365:
.Lfunc_end12:
	.size	block_uchar16_simd16, .Lfunc_end12-block_uchar16_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_ulong_simd16
	.p2align	8
	.type	block_ulong_simd16,@function
block_ulong_simd16:
block_ulong_simd16$local:
.Lfunc_begin13:
	ALU 8, @12, KC0[CB0:0-32], KC1[]
.Ltmp366:
	ALU 5, @21, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp367:
	ALU 9, @27, KC0[], KC1[]
.Ltmp368:
	ALU 7, @37, KC0[], KC1[]
.Ltmp369:
	ALU 2, @45, KC0[], KC1[]
.Ltmp370:
	ALU 2, @48, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
.Ltmp371:
	CF_END
	PAD
	Fetch clause starting at 10:
.Ltmp372:
	  VTX_READ_64 T0.XY, T0.X, 8, #1
.Ltmp373:
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT   T0.Z, PV.W, KC0[3].X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
.Ltmp374:
	ALU clause starting at 21:
.Ltmp375:
	  LSHL * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T1.Z, KC0[2].Y, PV.W,  
	  LSHL * T1.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, PV.Z, PV.W,  
.Ltmp376:
	ALU clause starting at 27:
	  MULHI   T1.X, T0.X, literal.x,  
	  MULHI   T1.Y (MASKED), T0.X, literal.x,  
	  MULHI   T1.Z (MASKED), T0.X, literal.x,  
	  MULHI * T1.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.Y, literal.x,  
	  MULLO_INT   T0.Y, T0.Y, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 37:
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADDC_UINT   T1.Z, PV.X, T0.W,  
	  ADD_INT * T1.W, T1.X, T0.Y,  
	  ADD_INT * T0.Y, PV.W, PV.Z,  
	ALU clause starting at 45:
.Ltmp377:
	  LSHL * T1.W, T0.Z, literal.x,  
.Ltmp378:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, T0.X, T0.W,  
	ALU clause starting at 48:
.Ltmp379:
	  ADD_INT * T0.W, KC0[2].Z, T1.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp380:
.Lfunc_end13:
	.size	block_ulong_simd16, .Lfunc_end13-block_ulong_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_ulong2_simd16
	.p2align	8
	.type	block_ulong2_simd16,@function
block_ulong2_simd16:
block_ulong2_simd16$local:
.Lfunc_begin14:
	ALU 8, @12, KC0[CB0:0-32], KC1[]
.Ltmp381:
	ALU 5, @21, KC0[CB0:0-32], KC1[]
.Ltmp382:
	TEX 0 @8
.Ltmp383:
	TEX 0 @10
.Ltmp384:
	ALU 45, @27, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T3.X
.Ltmp385:
	MEM_RAT_CACHELESS STORE_DWORD T1, T2.X
.Ltmp386:
	CF_END
	Fetch clause starting at 8:
.Ltmp387:
	  VTX_READ_64 T1.XY, T0.X, 136, #1
.Ltmp388:
	Fetch clause starting at 10:
.Ltmp389:
	  VTX_READ_64 T0.XY, T0.X, 8, #1
.Ltmp390:
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
	ALU clause starting at 21:
	  LSHL * T1.W, T1.W, literal.x,  
.Ltmp391:
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  LSHL * T2.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, PV.Z, PV.W,  
.Ltmp392:
	ALU clause starting at 27:
.Ltmp393:
	  MULHI   T0.X (MASKED), T1.X, literal.x,  
	  MULHI   T0.Y (MASKED), T1.X, literal.x,  
	  MULHI   T0.Z, T1.X, literal.x,  
	  MULHI * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T1.Y, T1.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T2.Y, KC0[2].Z, T1.W,  
	  ADDC_UINT   T1.Z, PV.X, T0.W,  BS:VEC_021/SCL_122
	  ADD_INT * T1.W, T0.Z, T1.Y,  
	  ADD_INT   T1.Y, PV.W, PV.Z,  
	  ADD_INT * T1.W, PV.Y, T2.W,  
	  MULHI   T0.X (MASKED), T0.X, literal.x,  
	  MULHI   T0.Y (MASKED), T0.X, literal.x,  
	  MULHI   T0.Z, T0.X, literal.x,  
	  MULHI * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.Y, literal.x,  
	  MULLO_INT   T0.Y, T0.Y, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, T0.W,  
	  ADDC_UINT   T2.Y, PV.X, T0.W,  
	  ADD_INT   T0.Z, T0.Z, T0.Y,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
	  LSHR   T2.X, PV.W, literal.x,  
	  ADD_INT * T0.Y, PV.Z, PV.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, T0.X, T0.W,  
	  LSHR * T3.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp394:
.Lfunc_end14:
	.size	block_ulong2_simd16, .Lfunc_end14-block_ulong2_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_ulong4_simd16
	.p2align	8
	.type	block_ulong4_simd16,@function
block_ulong4_simd16:
block_ulong4_simd16$local:
.Lfunc_begin15:
	ALU 8, @20, KC0[CB0:0-32], KC1[]
.Ltmp395:
	ALU 5, @29, KC0[CB0:0-32], KC1[]
.Ltmp396:
	TEX 0 @12
.Ltmp397:
	TEX 0 @14
.Ltmp398:
	TEX 0 @16
.Ltmp399:
	TEX 0 @18
.Ltmp400:
	ALU 91, @35, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T7.X
.Ltmp401:
	MEM_RAT_CACHELESS STORE_DWORD T5, T6.X
.Ltmp402:
	MEM_RAT_CACHELESS STORE_DWORD T0, T3.X
.Ltmp403:
	MEM_RAT_CACHELESS STORE_DWORD T1, T4.X
.Ltmp404:
	CF_END
	Fetch clause starting at 12:
.Ltmp405:
	  VTX_READ_64 T1.XY, T0.X, 392, #1
.Ltmp406:
	Fetch clause starting at 14:
.Ltmp407:
	  VTX_READ_64 T2.XY, T0.X, 8, #1
.Ltmp408:
	Fetch clause starting at 16:
.Ltmp409:
	  VTX_READ_64 T3.XY, T0.X, 136, #1
.Ltmp410:
	Fetch clause starting at 18:
.Ltmp411:
	  VTX_READ_64 T0.XY, T0.X, 264, #1
.Ltmp412:
	ALU clause starting at 20:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
	ALU clause starting at 29:
	  LSHL * T1.W, T1.W, literal.x,  
.Ltmp413:
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  LSHL * T2.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, PV.Z, PV.W,  
.Ltmp414:
	ALU clause starting at 35:
.Ltmp415:
	  MULHI   T0.X (MASKED), T1.X, literal.x,  
	  MULHI   T0.Y (MASKED), T1.X, literal.x,  
	  MULHI   T0.Z, T1.X, literal.x,  
	  MULHI * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T1.Y, T1.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T4.Y, KC0[2].Z, T1.W,  
	  ADDC_UINT   T1.Z, PV.X, T0.W,  BS:VEC_021/SCL_122
	  ADD_INT * T1.W, T0.Z, T1.Y,  
	  ADD_INT   T1.Y, PV.W, PV.Z,  
	  ADD_INT * T1.W, PV.Y, T2.W,  
	  MULHI   T0.X (MASKED), T0.X, literal.x,  
	  MULHI   T0.Y (MASKED), T0.X, literal.x,  
	  MULHI   T0.Z, T0.X, literal.x,  
	  MULHI * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.Y, literal.x,  
	  MULLO_INT   T0.Y, T0.Y, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, T0.W,  
	  ADDC_UINT   T4.Y, PV.X, T0.W,  
	  ADD_INT   T0.Z, T0.Z, T0.Y,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	384(5.380986e-43), 0(0.000000e+00)
	  LSHR   T4.X, PV.W, literal.x,  
	  ADD_INT * T0.Y, PV.Z, PV.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T3.X, literal.x,  
	  MULHI   T0.Y (MASKED), T3.X, literal.x,  
	  MULHI   T0.Z, T3.X, literal.x,  
	  MULHI * T0.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T1.Z, T3.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T3.X, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T3.X, literal.x,  
	  MULLO_INT   T2.Z, T3.X, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, T0.W,  
	  ADDC_UINT   T3.Y, PV.Z, T0.W,  
	  ADD_INT   T0.Z, T0.Z, T1.Z,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  LSHR   T3.X, PV.W, literal.x,  
	  ADD_INT * T5.Y, PV.Z, PV.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T2.X, literal.x,  
	  MULHI   T0.Y (MASKED), T2.X, literal.x,  
	  MULHI   T0.Z, T2.X, literal.x,  
	  MULHI * T0.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.Y, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.Y, literal.x,  
	  MULLO_INT   T1.Z, T2.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X, T2.X, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.X, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T5.X, T2.Z, T0.W,  
	  ADDC_UINT   T2.Y, PV.X, T0.W,  
	  ADD_INT   T0.Z, T0.Z, T1.Z,  BS:VEC_120/SCL_212
	  ADD_INT * T2.W, T1.W, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
	  LSHR   T6.X, PV.W, literal.x,  
	  ADD_INT * T2.Y, PV.Z, PV.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.X, T2.X, T0.W,  
	  LSHR * T7.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp416:
.Lfunc_end15:
	.size	block_ulong4_simd16, .Lfunc_end15-block_ulong4_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	16
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_ulong8_simd16
	.p2align	8
	.type	block_ulong8_simd16,@function
block_ulong8_simd16:
block_ulong8_simd16$local:
.Lfunc_begin16:
	ALU 8, @38, KC0[CB0:0-32], KC1[]
.Ltmp417:
	ALU 5, @47, KC0[CB0:0-32], KC1[]
.Ltmp418:
	TEX 0 @22
.Ltmp419:
	TEX 0 @24
.Ltmp420:
	TEX 0 @26
.Ltmp421:
	ALU 52, @53, KC0[CB0:0-32], KC1[]
.Ltmp422:
	TEX 0 @28
.Ltmp423:
	TEX 0 @30
.Ltmp424:
	TEX 0 @32
.Ltmp425:
	TEX 0 @34
.Ltmp426:
	TEX 0 @36
.Ltmp427:
	ALU 130, @106, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T14, T15.X
.Ltmp428:
	MEM_RAT_CACHELESS STORE_DWORD T13, T3.X
.Ltmp429:
	MEM_RAT_CACHELESS STORE_DWORD T12, T5.X
.Ltmp430:
	MEM_RAT_CACHELESS STORE_DWORD T11, T6.X
.Ltmp431:
	MEM_RAT_CACHELESS STORE_DWORD T10, T7.X
.Ltmp432:
	MEM_RAT_CACHELESS STORE_DWORD T2, T8.X
.Ltmp433:
	MEM_RAT_CACHELESS STORE_DWORD T0, T9.X
.Ltmp434:
	MEM_RAT_CACHELESS STORE_DWORD T4, T1.X
.Ltmp435:
	CF_END
	PAD
	Fetch clause starting at 22:
.Ltmp436:
	  VTX_READ_64 T1.XY, T0.X, 904, #1
.Ltmp437:
	Fetch clause starting at 24:
.Ltmp438:
	  VTX_READ_64 T2.XY, T0.X, 648, #1
.Ltmp439:
	Fetch clause starting at 26:
.Ltmp440:
	  VTX_READ_64 T3.XY, T0.X, 776, #1
.Ltmp441:
	Fetch clause starting at 28:
.Ltmp442:
	  VTX_READ_64 T3.XY, T0.X, 8, #1
.Ltmp443:
	Fetch clause starting at 30:
.Ltmp444:
	  VTX_READ_64 T5.XY, T0.X, 136, #1
.Ltmp445:
	Fetch clause starting at 32:
.Ltmp446:
	  VTX_READ_64 T6.XY, T0.X, 264, #1
.Ltmp447:
	Fetch clause starting at 34:
.Ltmp448:
	  VTX_READ_64 T7.XY, T0.X, 392, #1
.Ltmp449:
	Fetch clause starting at 36:
.Ltmp450:
	  VTX_READ_64 T8.XY, T0.X, 520, #1
.Ltmp451:
	ALU clause starting at 38:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
	ALU clause starting at 47:
	  LSHL * T1.W, T1.W, literal.x,  
.Ltmp452:
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  LSHL * T2.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, PV.Z, PV.W,  
.Ltmp453:
	ALU clause starting at 53:
.Ltmp454:
	  MULHI   T0.X (MASKED), T1.X, literal.x,  
	  MULHI   T0.Y, T1.X, literal.x,  
	  MULHI   T0.Z (MASKED), T1.X, literal.x,  
	  MULHI * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T0.Z, T1.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T1.Y, KC0[2].Z, T1.W,  
	  ADDC_UINT   T1.Z, PV.X, T0.W,  BS:VEC_021/SCL_122
	  ADD_INT * T1.W, T0.Y, T0.Z,  
	  ADD_INT   T4.Y, PV.W, PV.Z,  
	  ADD_INT * T1.W, PV.Y, T2.W,  
	  MULHI   T0.X (MASKED), T3.X, literal.x,  
	  MULHI   T0.Y, T3.X, literal.x,  
	  MULHI   T0.Z (MASKED), T3.X, literal.x,  
	  MULHI * T0.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T0.Z, T3.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.X, literal.x,  
	  MULLO_INT   T1.Y, T3.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T4.X, T1.X, T0.W,  
	  ADDC_UINT   T3.Y, PV.Y, T0.W,  
	  ADD_INT   T0.Z, T0.Y, T0.Z,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	896(1.255563e-42), 0(0.000000e+00)
	  LSHR   T1.X, PV.W, literal.x,  
	  ADD_INT * T0.Y, PV.Z, PV.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T2.X, literal.x,  
	  MULHI   T0.Y (MASKED), T2.X, literal.x,  
	  MULHI   T0.Z, T2.X, literal.x,  
	  MULHI * T0.W (MASKED), T2.X, literal.x,  
.Ltmp455:
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.Y, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.Y, literal.x,  
	  MULLO_INT   T1.Z, T2.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp456:
	ALU clause starting at 106:
.Ltmp457:
	  MULLO_INT   T2.X, T2.X, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.X, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, T1.Y, T0.W,  
	  ADDC_UINT   T1.Y, PV.X, T0.W,  
	  ADD_INT   T0.Z, T0.Z, T1.Z,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	768(1.076197e-42), 0(0.000000e+00)
	  LSHR   T9.X, PV.W, literal.x,  
	  ADD_INT * T2.Y, PV.Z, PV.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T8.X, literal.x,  
	  MULHI   T0.Y (MASKED), T8.X, literal.x,  
	  MULHI   T0.Z, T8.X, literal.x,  
	  MULHI * T0.W (MASKED), T8.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T8.Y, literal.x,  
	  MULLO_INT   T1.Y, T8.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T8.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T8.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T8.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T8.X, literal.x,  
	  MULLO_INT   T1.Z, T8.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T8.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, T2.X, T0.W,  
	  ADDC_UINT   T8.Y, PV.Z, T0.W,  
	  ADD_INT   T0.Z, T0.Z, T1.Y,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	640(8.968310e-43), 0(0.000000e+00)
	  LSHR   T8.X, PV.W, literal.x,  
	  ADD_INT * T10.Y, PV.Z, PV.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T7.X, literal.x,  
	  MULHI   T0.Y (MASKED), T7.X, literal.x,  
	  MULHI   T0.Z, T7.X, literal.x,  
	  MULHI * T0.W (MASKED), T7.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T7.Y, literal.x,  
	  MULLO_INT   T1.Y, T7.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T7.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T7.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T7.X, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T7.X, literal.x,  
	  MULLO_INT   T2.Z, T7.X, literal.x,  
	  MULLO_INT * T2.W (MASKED), T7.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T10.X, T1.Z, T0.W,  
	  ADDC_UINT   T7.Y, PV.Z, T0.W,  
	  ADD_INT   T0.Z, T0.Z, T1.Y,  BS:VEC_120/SCL_212
	  ADD_INT * T2.W, T1.W, literal.x,  
	512(7.174648e-43), 0(0.000000e+00)
	  LSHR   T7.X, PV.W, literal.x,  
	  ADD_INT * T11.Y, PV.Z, PV.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T6.X, literal.x,  
	  MULHI   T0.Y (MASKED), T6.X, literal.x,  
	  MULHI   T0.Z, T6.X, literal.x,  
	  MULHI * T0.W (MASKED), T6.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T6.Y, literal.x,  
	  MULLO_INT   T1.Y, T6.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T6.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T6.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T6.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T6.X, literal.x,  
	  MULLO_INT   T1.Z, T6.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T6.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T11.X, T2.Z, T0.W,  
	  ADDC_UINT   T6.Y, PV.Z, T0.W,  
	  ADD_INT   T0.Z, T0.Z, T1.Y,  BS:VEC_120/SCL_212
	  ADD_INT * T2.W, T1.W, literal.x,  
	384(5.380986e-43), 0(0.000000e+00)
	  LSHR   T6.X, PV.W, literal.x,  
	  ADD_INT * T12.Y, PV.Z, PV.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T5.X, literal.x,  
	  MULHI   T0.Y (MASKED), T5.X, literal.x,  
	  MULHI   T0.Z, T5.X, literal.x,  
	  MULHI * T0.W (MASKED), T5.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T5.Y, literal.x,  
	  MULLO_INT   T1.Y, T5.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T5.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T5.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T5.X, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T5.X, literal.x,  
	  MULLO_INT   T2.Z, T5.X, literal.x,  
	  MULLO_INT * T2.W (MASKED), T5.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T12.X, T1.Z, T0.W,  
	  ADDC_UINT   T5.Y, PV.Z, T0.W,  
	  ADD_INT   T0.Z, T0.Z, T1.Y,  BS:VEC_120/SCL_212
	  ADD_INT * T2.W, T1.W, literal.x,  
	256(3.587324e-43), 0(0.000000e+00)
	  LSHR   T5.X, PV.W, literal.x,  
	  ADD_INT * T13.Y, PV.Z, PV.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T3.X, literal.x,  
	  MULHI   T0.Y (MASKED), T3.X, literal.x,  
	  MULHI   T0.Z, T3.X, literal.x,  
	  MULHI * T0.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T1.Y, T3.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T3.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.X, literal.x,  
	  MULLO_INT   T1.Z, T3.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T13.X, T2.Z, T0.W,  
	  ADDC_UINT   T3.Y, PV.Z, T0.W,  
	  ADD_INT   T0.Z, T0.Z, T1.Y,  BS:VEC_120/SCL_212
	  ADD_INT * T2.W, T1.W, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
	  LSHR   T3.X, PV.W, literal.x,  
	  ADD_INT * T14.Y, PV.Z, PV.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T14.X, T1.Z, T0.W,  
	  LSHR * T15.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp458:
.Lfunc_end16:
	.size	block_ulong8_simd16, .Lfunc_end16-block_ulong8_simd16

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_uint_simd8
	.p2align	8
	.type	block_uint_simd8,@function
block_uint_simd8:
block_uint_simd8$local:
.Lfunc_begin17:
	ALU 8, @10, KC0[CB0:0-32], KC1[]
.Ltmp459:
	ALU 5, @19, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp460:
	ALU 7, @25, KC0[], KC1[]
.Ltmp461:
	ALU 2, @33, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
.Ltmp462:
	CF_END
	PAD
	Fetch clause starting at 8:
.Ltmp463:
	  VTX_READ_32 T0.X, T0.X, 4, #1
.Ltmp464:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT   T0.Z, PV.W, KC0[3].X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
.Ltmp465:
	ALU clause starting at 19:
.Ltmp466:
	  LSHL * T1.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT   T1.Z, KC0[2].Y, PV.W,  
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, PV.Z, PV.W,  
.Ltmp467:
	ALU clause starting at 25:
.Ltmp468:
	  LSHL * T1.W, T0.Z, literal.x,  
.Ltmp469:
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, PV.X, T0.W,  
	ALU clause starting at 33:
.Ltmp470:
	  ADD_INT * T0.W, KC0[2].Z, T1.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp471:
.Lfunc_end17:
	.size	block_uint_simd8, .Lfunc_end17-block_uint_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_uint4_simd8
	.p2align	8
	.type	block_uint4_simd8,@function
block_uint4_simd8:
block_uint4_simd8$local:
.Lfunc_begin18:
	ALU 8, @22, KC0[CB0:0-32], KC1[]
.Ltmp472:
	ALU 8, @31, KC0[CB0:0-32], KC1[]
.Ltmp473:
	TEX 0 @14
.Ltmp474:
	TEX 0 @16
.Ltmp475:
	TEX 0 @18
.Ltmp476:
	TEX 0 @20
.Ltmp477:
	ALU 0, @40, KC0[CB0:0-32], KC1[]
.Ltmp478:
	ALU 38, @41, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T3.X, T7.X
.Ltmp479:
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T6.X
.Ltmp480:
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T5.X
.Ltmp481:
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T4.X
.Ltmp482:
	CF_END
	PAD
	Fetch clause starting at 14:
.Ltmp483:
	  VTX_READ_32 T3.X, T3.X, 4, #1
.Ltmp484:
	Fetch clause starting at 16:
.Ltmp485:
	  VTX_READ_32 T2.X, T2.X, 36, #1
.Ltmp486:
	Fetch clause starting at 18:
.Ltmp487:
	  VTX_READ_32 T1.X, T1.X, 68, #1
.Ltmp488:
	Fetch clause starting at 20:
.Ltmp489:
	  VTX_READ_32 T0.X, T0.X, 100, #1
.Ltmp490:
	ALU clause starting at 22:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
	ALU clause starting at 31:
	  LSHL * T1.W, T1.W, literal.x,  
.Ltmp491:
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  LSHL * T2.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, PV.Z, PV.W,  
	  MOV * T1.X, PV.X,  
	  MOV * T2.X, T0.X,  
	  MOV * T3.X, T0.X,  
.Ltmp492:
	ALU clause starting at 40:
	  ADD_INT * T1.W, KC0[2].Z, T1.W,  
	ALU clause starting at 41:
.Ltmp493:
	  ADD_INT * T1.W, T1.W, T2.W,  
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, PV.X, T0.W,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	96(1.345247e-43), 0(0.000000e+00)
	  LSHR * T4.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y, T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, PV.Y, T0.W,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  LSHR * T5.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Y, T2.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T2.X, PV.Y, T0.W,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  LSHR * T6.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T3.X, literal.x,  
	  MULLO_INT   T0.Y, T3.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T3.X, PV.Y, T0.W,  
	  LSHR * T7.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp494:
.Lfunc_end18:
	.size	block_uint4_simd8, .Lfunc_end18-block_uint4_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_ushort_simd8
	.p2align	8
	.type	block_ushort_simd8,@function
block_ushort_simd8:
block_ushort_simd8$local:
.Lfunc_begin19:
	ALU 8, @10, KC0[CB0:0-32], KC1[]
.Ltmp495:
	ALU 3, @19, KC0[CB0:0-32], KC1[]
	TEX 0 @8
.Ltmp496:
	ALU 9, @23, KC0[CB0:0-32], KC1[]
.Ltmp497:
	ALU 9, @33, KC0[], KC1[]
	MEM_RAT MSKOR T0.XW, T1.X
.Ltmp498:
	CF_END
	PAD
	Fetch clause starting at 8:
.Ltmp499:
	  VTX_READ_16 T0.X, T0.X, 4, #1
.Ltmp500:
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp501:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT   T0.Z, PV.W, KC0[3].X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
.Ltmp502:
	ALU clause starting at 19:
.Ltmp503:
	  LSHL * T1.W, T1.W, 1,  
	  ADD_INT   T1.Z, KC0[2].Y, PV.W,  
	  LSHL * T1.W, T0.W, 1,  
	  ADD_INT * T0.X, PV.Z, PV.W,  
.Ltmp504:
	ALU clause starting at 23:
.Ltmp505:
	  LSHL * T1.W, T0.Z, 1,  
	  ADD_INT * T1.W, KC0[2].Z, PV.W,  
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T1.W, literal.x,  
.Ltmp506:
	  ADD_INT * T0.W, PV.X, T0.W,  
.Ltmp507:
	3(4.203895e-45), 0(0.000000e+00)
.Ltmp508:
	ALU clause starting at 33:
.Ltmp509:
	  AND_INT   T1.Z, T0.W, literal.x,  
	  LSHL * T0.W, T0.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T0.X, PV.Z, PV.W,  
	  LSHL * T0.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T0.Y, 0.0,  
	  MOV * T0.Z, 0.0,  
	  LSHR * T1.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp510:
.Lfunc_end19:
	.size	block_ushort_simd8, .Lfunc_end19-block_ushort_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_ushort4_simd8
	.p2align	8
	.type	block_ushort4_simd8,@function
block_ushort4_simd8:
block_ushort4_simd8$local:
.Lfunc_begin20:
	ALU 8, @20, KC0[CB0:0-32], KC1[]
.Ltmp511:
	ALU 4, @29, KC0[CB0:0-32], KC1[]
.Ltmp512:
	TEX 0 @12
.Ltmp513:
	TEX 0 @14
.Ltmp514:
	TEX 0 @16
.Ltmp515:
	TEX 0 @18
.Ltmp516:
	ALU 79, @34, KC0[CB0:0-32], KC1[]
.Ltmp517:
	MEM_RAT MSKOR T4.XW, T7.X
.Ltmp518:
	MEM_RAT MSKOR T3.XW, T5.X
.Ltmp519:
	MEM_RAT MSKOR T6.XW, T2.X
.Ltmp520:
	MEM_RAT MSKOR T0.XW, T1.X
.Ltmp521:
	CF_END
	Fetch clause starting at 12:
.Ltmp522:
	  VTX_READ_16 T1.X, T0.X, 52, #1
.Ltmp523:
	Fetch clause starting at 14:
.Ltmp524:
	  VTX_READ_16 T2.X, T0.X, 36, #1
.Ltmp525:
	Fetch clause starting at 16:
.Ltmp526:
	  VTX_READ_16 T3.X, T0.X, 20, #1
.Ltmp527:
	Fetch clause starting at 18:
.Ltmp528:
	  VTX_READ_16 T0.X, T0.X, 4, #1
.Ltmp529:
	ALU clause starting at 20:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
	ALU clause starting at 29:
	  LSHL * T1.W, T1.W, literal.x,  
.Ltmp530:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  LSHL * T2.W, T0.W, 1,  
	  ADD_INT * T0.X, PV.Z, PV.W,  
.Ltmp531:
	ALU clause starting at 34:
	  ADD_INT * T1.W, KC0[2].Z, T1.W,  
.Ltmp532:
	  ADD_INT * T1.W, PV.W, T2.W,  
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T1.W, literal.x,  
	  ADD_INT * T2.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T2.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T3.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T2.W, literal.x,  
	  ADD_INT * T3.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  ADD_INT * T5.W, T1.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T2.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T5.W, literal.x,  
	  ADD_INT * T6.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T6.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T6.X, PV.Z, PV.W,  
	  LSHL * T6.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  ADD_INT * T7.W, T1.W, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T7.W, literal.x,  
	  ADD_INT * T0.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T0.W, PV.Z, literal.y,  
	65535(9.183409e-41), 3(4.203895e-45)
	  LSHL   T0.X, PV.Z, PV.W,  
	  LSHL * T0.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T0.Y, 0.0,  
	  MOV * T4.Z, 0.0,  
	  MOV * T3.Z, 0.0,  
	  MOV * T6.Z, 0.0,  
	  MOV * T0.Z, 0.0,  
	  LSHR * T1.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T7.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp533:
.Lfunc_end20:
	.size	block_ushort4_simd8, .Lfunc_end20-block_ushort4_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_uchar4_simd8
	.p2align	8
	.type	block_uchar4_simd8,@function
block_uchar4_simd8:
block_uchar4_simd8$local:
.Lfunc_begin21:
	ALU 10, @20, KC0[CB0:0-32], KC1[]
.Ltmp534:
	ALU 1, @31, KC0[CB0:0-32], KC1[]
.Ltmp535:
	TEX 0 @12
.Ltmp536:
	TEX 0 @14
.Ltmp537:
	TEX 0 @16
.Ltmp538:
	TEX 0 @18
.Ltmp539:
	ALU 79, @33, KC0[CB0:0-32], KC1[]
.Ltmp540:
	MEM_RAT MSKOR T4.XW, T7.X
.Ltmp541:
	MEM_RAT MSKOR T3.XW, T5.X
.Ltmp542:
	MEM_RAT MSKOR T6.XW, T2.X
.Ltmp543:
	MEM_RAT MSKOR T0.XW, T1.X
.Ltmp544:
	CF_END
	Fetch clause starting at 12:
.Ltmp545:
	  VTX_READ_8 T1.X, T0.X, 28, #1
.Ltmp546:
	Fetch clause starting at 14:
.Ltmp547:
	  VTX_READ_8 T2.X, T0.X, 20, #1
.Ltmp548:
	Fetch clause starting at 16:
.Ltmp549:
	  VTX_READ_8 T3.X, T0.X, 12, #1
.Ltmp550:
	Fetch clause starting at 18:
.Ltmp551:
	  VTX_READ_8 T0.X, T0.X, 4, #1
.Ltmp552:
	ALU clause starting at 20:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
.Ltmp553:
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
	  LSHL * T1.W, PV.W, literal.x,  
.Ltmp554:
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp555:
	ALU clause starting at 31:
	  ADD_INT * T2.W, KC0[2].Y, T1.W,  
	  ADD_INT * T0.X, PV.W, T0.W,  
	ALU clause starting at 33:
	  ADD_INT * T1.W, KC0[2].Z, T1.W,  
.Ltmp556:
	  ADD_INT * T1.W, PV.W, T0.W,  
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T1.W, literal.x,  
	  ADD_INT * T2.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T2.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T3.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T2.W, literal.x,  
	  ADD_INT * T3.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  ADD_INT * T5.W, T1.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T2.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T5.W, literal.x,  
	  ADD_INT * T6.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T6.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T6.X, PV.Z, PV.W,  
	  LSHL * T6.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  ADD_INT * T7.W, T1.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T7.W, literal.x,  
	  ADD_INT * T0.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T0.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T0.X, PV.Z, PV.W,  
	  LSHL * T0.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T0.Y, 0.0,  
	  MOV * T4.Z, 0.0,  
	  MOV * T3.Z, 0.0,  
	  MOV * T6.Z, 0.0,  
	  MOV * T0.Z, 0.0,  
	  LSHR * T1.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T7.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp557:
.Lfunc_end21:
	.size	block_uchar4_simd8, .Lfunc_end21-block_uchar4_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	32
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_uchar16_simd8
	.p2align	8
	.type	block_uchar16_simd8,@function
block_uchar16_simd8:
block_uchar16_simd8$local:
.Lfunc_begin22:
	ALU 10, @72, KC0[CB0:0-32], KC1[]
.Ltmp558:
	ALU 1, @83, KC0[CB0:0-32], KC1[]
.Ltmp559:
	TEX 0 @40
.Ltmp560:
	TEX 0 @42
.Ltmp561:
	TEX 0 @44
.Ltmp562:
	TEX 0 @46
.Ltmp563:
	TEX 0 @48
.Ltmp564:
	TEX 0 @50
.Ltmp565:
	ALU 0, @85, KC0[CB0:0-32], KC1[]
.Ltmp566:
	ALU 85, @86, KC0[], KC1[]
.Ltmp567:
	TEX 0 @52
.Ltmp568:
	TEX 0 @54
.Ltmp569:
	TEX 0 @56
.Ltmp570:
	TEX 0 @58
.Ltmp571:
	TEX 0 @60
.Ltmp572:
	TEX 0 @62
.Ltmp573:
	ALU 115, @172, KC0[], KC1[]
	ALU 0, @288, KC0[], KC1[]
.Ltmp574:
	TEX 0 @64
.Ltmp575:
	TEX 0 @66
.Ltmp576:
	TEX 0 @68
.Ltmp577:
	TEX 0 @70
.Ltmp578:
	ALU 115, @289, KC0[], KC1[]
	MEM_RAT MSKOR T6.XW, T31.X
.Ltmp579:
	MEM_RAT MSKOR T5.XW, T29.X
.Ltmp580:
	MEM_RAT MSKOR T4.XW, T27.X
.Ltmp581:
	MEM_RAT MSKOR T8.XW, T25.X
.Ltmp582:
	MEM_RAT MSKOR T10.XW, T23.X
.Ltmp583:
	MEM_RAT MSKOR T13.XW, T21.X
.Ltmp584:
	MEM_RAT MSKOR T14.XW, T19.X
.Ltmp585:
	MEM_RAT MSKOR T16.XW, T17.X
.Ltmp586:
	MEM_RAT MSKOR T18.XW, T15.X
.Ltmp587:
	MEM_RAT MSKOR T20.XW, T12.X
.Ltmp588:
	MEM_RAT MSKOR T22.XW, T11.X
.Ltmp589:
	MEM_RAT MSKOR T24.XW, T9.X
.Ltmp590:
	MEM_RAT MSKOR T26.XW, T7.X
.Ltmp591:
	MEM_RAT MSKOR T28.XW, T3.X
.Ltmp592:
	MEM_RAT MSKOR T30.XW, T2.X
.Ltmp593:
	MEM_RAT MSKOR T0.XW, T1.X
.Ltmp594:
	CF_END
	Fetch clause starting at 40:
.Ltmp595:
	  VTX_READ_8 T1.X, T0.X, 44, #1
.Ltmp596:
	Fetch clause starting at 42:
.Ltmp597:
	  VTX_READ_8 T2.X, T0.X, 36, #1
.Ltmp598:
	Fetch clause starting at 44:
.Ltmp599:
	  VTX_READ_8 T3.X, T0.X, 28, #1
.Ltmp600:
	Fetch clause starting at 46:
.Ltmp601:
	  VTX_READ_8 T4.X, T0.X, 20, #1
.Ltmp602:
	Fetch clause starting at 48:
.Ltmp603:
	  VTX_READ_8 T5.X, T0.X, 12, #1
.Ltmp604:
	Fetch clause starting at 50:
.Ltmp605:
	  VTX_READ_8 T6.X, T0.X, 4, #1
.Ltmp606:
	Fetch clause starting at 52:
.Ltmp607:
	  VTX_READ_8 T2.X, T0.X, 92, #1
.Ltmp608:
	Fetch clause starting at 54:
.Ltmp609:
	  VTX_READ_8 T3.X, T0.X, 84, #1
.Ltmp610:
	Fetch clause starting at 56:
.Ltmp611:
	  VTX_READ_8 T7.X, T0.X, 76, #1
.Ltmp612:
	Fetch clause starting at 58:
.Ltmp613:
	  VTX_READ_8 T9.X, T0.X, 68, #1
.Ltmp614:
	Fetch clause starting at 60:
.Ltmp615:
	  VTX_READ_8 T11.X, T0.X, 60, #1
.Ltmp616:
	Fetch clause starting at 62:
.Ltmp617:
	  VTX_READ_8 T12.X, T0.X, 52, #1
.Ltmp618:
	Fetch clause starting at 64:
.Ltmp619:
	  VTX_READ_8 T1.X, T0.X, 124, #1
.Ltmp620:
	Fetch clause starting at 66:
.Ltmp621:
	  VTX_READ_8 T2.X, T0.X, 116, #1
.Ltmp622:
	Fetch clause starting at 68:
.Ltmp623:
	  VTX_READ_8 T3.X, T0.X, 108, #1
.Ltmp624:
	Fetch clause starting at 70:
.Ltmp625:
	  VTX_READ_8 T0.X, T0.X, 100, #1
.Ltmp626:
	ALU clause starting at 72:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
.Ltmp627:
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
	  LSHL * T1.W, PV.W, literal.x,  
.Ltmp628:
	4(5.605194e-45), 0(0.000000e+00)
.Ltmp629:
	ALU clause starting at 83:
	  ADD_INT * T2.W, KC0[2].Y, T1.W,  
	  ADD_INT * T0.X, PV.W, T0.W,  
	ALU clause starting at 85:
	  ADD_INT * T1.W, KC0[2].Z, T1.W,  
	ALU clause starting at 86:
.Ltmp630:
	  ADD_INT * T1.W, T1.W, T0.W,  
	  MULLO_INT   T0.X (MASKED), T6.X, literal.x,  
	  MULLO_INT   T0.Y, T6.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T6.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T6.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T1.W, literal.x,  
	  ADD_INT * T2.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T2.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T6.X, PV.Z, PV.W,  
	  LSHL * T6.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T5.X, literal.x,  
	  MULLO_INT   T0.Y, T5.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T5.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T5.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T2.W, literal.x,  
	  ADD_INT * T3.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T3.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T5.X, PV.Z, PV.W,  
	  LSHL * T5.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T5.Y, 0.0,  
	  ADD_INT * T3.W, T1.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T4.X, literal.x,  
	  MULLO_INT   T0.Y, T4.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T4.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T4.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T3.W, literal.x,  
	  ADD_INT * T4.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T4.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  ADD_INT * T7.W, T1.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T3.X, literal.x,  
	  MULLO_INT   T0.Y, T3.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T7.W, literal.x,  
	  ADD_INT * T8.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T8.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T8.X, PV.Z, PV.W,  
	  LSHL * T8.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T8.Y, 0.0,  
	  ADD_INT * T9.W, T1.W, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Y, T2.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T9.W, literal.x,  
	  ADD_INT * T10.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T10.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T10.X, PV.Z, PV.W,  
	  LSHL * T10.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T10.Y, 0.0,  
	  ADD_INT * T11.W, T1.W, literal.x,  
.Ltmp631:
	40(5.605194e-44), 0(0.000000e+00)
.Ltmp632:
	ALU clause starting at 172:
.Ltmp633:
	  MULLO_INT   T0.X (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Y, T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T11.W, literal.x,  
	  ADD_INT * T12.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T12.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T13.X, PV.Z, PV.W,  
	  LSHL * T13.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T13.Y, 0.0,  
	  ADD_INT * T12.W, T1.W, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T12.X, literal.x,  
	  MULLO_INT   T0.Y, T12.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T12.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T12.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T12.W, literal.x,  
	  ADD_INT * T14.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T14.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T14.X, PV.Z, PV.W,  
	  LSHL * T14.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T14.Y, 0.0,  
	  ADD_INT * T15.W, T1.W, literal.x,  
	56(7.847271e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T11.X, literal.x,  
	  MULLO_INT   T0.Y, T11.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T11.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T11.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T15.W, literal.x,  
	  ADD_INT * T16.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T16.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T16.X, PV.Z, PV.W,  
	  LSHL * T16.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T16.Y, 0.0,  
	  ADD_INT * T17.W, T1.W, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T9.X, literal.x,  
	  MULLO_INT   T0.Y, T9.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T9.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T9.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T17.W, literal.x,  
	  ADD_INT * T18.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T18.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T18.X, PV.Z, PV.W,  
	  LSHL * T18.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T18.Y, 0.0,  
	  ADD_INT * T19.W, T1.W, literal.x,  
	72(1.008935e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T7.X, literal.x,  
	  MULLO_INT   T0.Y, T7.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T7.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T7.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T19.W, literal.x,  
	  ADD_INT * T20.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T20.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T20.X, PV.Z, PV.W,  
	  LSHL * T20.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T20.Y, 0.0,  
	  ADD_INT * T21.W, T1.W, literal.x,  
	80(1.121039e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T3.X, literal.x,  
	  MULLO_INT   T0.Y, T3.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T21.W, literal.x,  
	  ADD_INT * T22.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T22.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T22.X, PV.Z, PV.W,  
	  LSHL * T22.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T22.Y, 0.0,  
	  ADD_INT * T23.W, T1.W, literal.x,  
	88(1.233143e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Y, T2.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T23.W, literal.x,  
	  ADD_INT * T24.W, PV.Y, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T24.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T24.X, PV.Z, PV.W,  
	  LSHL * T24.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
.Ltmp634:
	ALU clause starting at 288:
.Ltmp635:
	  MOV * T24.Y, 0.0,  
.Ltmp636:
	ALU clause starting at 289:
.Ltmp637:
	  ADD_INT * T25.W, T1.W, literal.x,  
	96(1.345247e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T25.W, literal.x,  
	  ADD_INT * T26.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T26.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T26.X, PV.Z, PV.W,  
	  LSHL * T26.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T26.Y, 0.0,  
	  ADD_INT * T27.W, T1.W, literal.x,  
	104(1.457350e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X, T3.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T3.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T3.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T27.W, literal.x,  
	  ADD_INT * T28.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T28.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T28.X, PV.Z, PV.W,  
	  LSHL * T28.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T28.Y, 0.0,  
	  ADD_INT * T29.W, T1.W, literal.x,  
	112(1.569454e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X, T2.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T2.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T29.W, literal.x,  
	  ADD_INT * T30.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T30.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T30.X, PV.Z, PV.W,  
	  LSHL * T30.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T30.Y, 0.0,  
	  ADD_INT * T31.W, T1.W, literal.x,  
	120(1.681558e-43), 0(0.000000e+00)
	  MULLO_INT   T0.X, T1.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, T31.W, literal.x,  
	  ADD_INT * T0.W, PV.X, T0.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  LSHL * T0.W, PV.Z, literal.y,  
	255(3.573311e-43), 3(4.203895e-45)
	  LSHL   T0.X, PV.Z, PV.W,  
	  LSHL * T0.W, literal.x, PV.W,  
	255(3.573311e-43), 0(0.000000e+00)
	  MOV   T0.Y, 0.0,  
	  MOV * T6.Z, 0.0,  
	  MOV * T5.Z, 0.0,  
	  MOV * T4.Z, 0.0,  
	  MOV * T8.Z, 0.0,  
	  MOV * T10.Z, 0.0,  
	  MOV * T13.Z, 0.0,  
	  MOV * T14.Z, 0.0,  
	  MOV * T16.Z, 0.0,  
	  MOV * T18.Z, 0.0,  
	  MOV * T20.Z, 0.0,  
	  MOV * T22.Z, 0.0,  
	  MOV * T24.Z, 0.0,  
	  MOV * T26.Z, 0.0,  
	  MOV * T28.Z, 0.0,  
	  MOV * T30.Z, 0.0,  
	  MOV * T0.Z, 0.0,  
	  LSHR * T1.X, T31.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T29.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T27.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T7.X, T25.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T9.X, T23.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T11.X, T21.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T12.X, T19.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T15.X, T17.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T17.X, T15.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T19.X, T12.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T21.X, T11.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T23.X, T9.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T25.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T27.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T29.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T31.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp638:
.Lfunc_end22:
	.size	block_uchar16_simd8, .Lfunc_end22-block_uchar16_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	2
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_ulong_simd8
	.p2align	8
	.type	block_ulong_simd8,@function
block_ulong_simd8:
block_ulong_simd8$local:
.Lfunc_begin23:
	ALU 8, @12, KC0[CB0:0-32], KC1[]
.Ltmp639:
	ALU 5, @21, KC0[CB0:0-32], KC1[]
	TEX 0 @10
.Ltmp640:
	ALU 9, @27, KC0[], KC1[]
.Ltmp641:
	ALU 7, @37, KC0[], KC1[]
.Ltmp642:
	ALU 2, @45, KC0[], KC1[]
.Ltmp643:
	ALU 2, @48, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
.Ltmp644:
	CF_END
	PAD
	Fetch clause starting at 10:
.Ltmp645:
	  VTX_READ_64 T0.XY, T0.X, 8, #1
.Ltmp646:
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT   T0.Z, PV.W, KC0[3].X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
.Ltmp647:
	ALU clause starting at 21:
.Ltmp648:
	  LSHL * T1.W, T1.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T1.Z, KC0[2].Y, PV.W,  
	  LSHL * T1.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, PV.Z, PV.W,  
.Ltmp649:
	ALU clause starting at 27:
	  MULHI   T1.X, T0.X, literal.x,  
	  MULHI   T1.Y (MASKED), T0.X, literal.x,  
	  MULHI   T1.Z (MASKED), T0.X, literal.x,  
	  MULHI * T1.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.Y, literal.x,  
	  MULLO_INT   T0.Y, T0.Y, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 37:
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADDC_UINT   T1.Z, PV.X, T0.W,  
	  ADD_INT * T1.W, T1.X, T0.Y,  
	  ADD_INT * T0.Y, PV.W, PV.Z,  
	ALU clause starting at 45:
.Ltmp650:
	  LSHL * T1.W, T0.Z, literal.x,  
.Ltmp651:
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, T0.X, T0.W,  
	ALU clause starting at 48:
.Ltmp652:
	  ADD_INT * T0.W, KC0[2].Z, T1.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp653:
.Lfunc_end23:
	.size	block_ulong_simd8, .Lfunc_end23-block_ulong_simd8

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	block_ulong4_simd8
	.p2align	8
	.type	block_ulong4_simd8,@function
block_ulong4_simd8:
block_ulong4_simd8$local:
.Lfunc_begin24:
	ALU 8, @20, KC0[CB0:0-32], KC1[]
.Ltmp654:
	ALU 5, @29, KC0[CB0:0-32], KC1[]
.Ltmp655:
	TEX 0 @12
.Ltmp656:
	TEX 0 @14
.Ltmp657:
	TEX 0 @16
.Ltmp658:
	TEX 0 @18
.Ltmp659:
	ALU 91, @35, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T7.X
.Ltmp660:
	MEM_RAT_CACHELESS STORE_DWORD T5, T6.X
.Ltmp661:
	MEM_RAT_CACHELESS STORE_DWORD T0, T3.X
.Ltmp662:
	MEM_RAT_CACHELESS STORE_DWORD T1, T4.X
.Ltmp663:
	CF_END
	Fetch clause starting at 12:
.Ltmp664:
	  VTX_READ_64 T1.XY, T0.X, 200, #1
.Ltmp665:
	Fetch clause starting at 14:
.Ltmp666:
	  VTX_READ_64 T2.XY, T0.X, 8, #1
.Ltmp667:
	Fetch clause starting at 16:
.Ltmp668:
	  VTX_READ_64 T3.XY, T0.X, 72, #1
.Ltmp669:
	Fetch clause starting at 18:
.Ltmp670:
	  VTX_READ_64 T0.XY, T0.X, 136, #1
.Ltmp671:
	ALU clause starting at 20:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT   T0.Z, PV.Y, T0.X,  
	  AND_INT * T0.W, T0.X, literal.x,  
	7(9.809089e-45), 0(0.000000e+00)
	  SUB_INT * T1.W, PV.Z, PV.W,  
	  ADD_INT * T1.W, PV.W, KC0[3].X,  
	ALU clause starting at 29:
	  LSHL * T1.W, T1.W, literal.x,  
.Ltmp672:
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.Z, KC0[2].Y, PV.W,  
	  LSHL * T2.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, PV.Z, PV.W,  
.Ltmp673:
	ALU clause starting at 35:
.Ltmp674:
	  MULHI   T0.X (MASKED), T1.X, literal.x,  
	  MULHI   T0.Y (MASKED), T1.X, literal.x,  
	  MULHI   T0.Z, T1.X, literal.x,  
	  MULHI * T0.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T1.Y, literal.x,  
	  MULLO_INT   T1.Y, T1.Y, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X, T1.X, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T1.X, literal.x,  
	  MULLO_INT   T1.Z (MASKED), T1.X, literal.x,  
	  MULLO_INT * T1.W (MASKED), T1.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T4.Y, KC0[2].Z, T1.W,  
	  ADDC_UINT   T1.Z, PV.X, T0.W,  BS:VEC_021/SCL_122
	  ADD_INT * T1.W, T0.Z, T1.Y,  
	  ADD_INT   T1.Y, PV.W, PV.Z,  
	  ADD_INT * T1.W, PV.Y, T2.W,  
	  MULHI   T0.X (MASKED), T0.X, literal.x,  
	  MULHI   T0.Y (MASKED), T0.X, literal.x,  
	  MULHI   T0.Z, T0.X, literal.x,  
	  MULHI * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X (MASKED), T0.Y, literal.x,  
	  MULLO_INT   T0.Y, T0.Y, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.Y, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T0.X, T0.X, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.X, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.X, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T1.X, T1.X, T0.W,  
	  ADDC_UINT   T4.Y, PV.X, T0.W,  
	  ADD_INT   T0.Z, T0.Z, T0.Y,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	192(2.690493e-43), 0(0.000000e+00)
	  LSHR   T4.X, PV.W, literal.x,  
	  ADD_INT * T0.Y, PV.Z, PV.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T3.X, literal.x,  
	  MULHI   T0.Y (MASKED), T3.X, literal.x,  
	  MULHI   T0.Z, T3.X, literal.x,  
	  MULHI * T0.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T3.Y, literal.x,  
	  MULLO_INT   T1.Z, T3.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T3.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X (MASKED), T3.X, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T3.X, literal.x,  
	  MULLO_INT   T2.Z, T3.X, literal.x,  
	  MULLO_INT * T2.W (MASKED), T3.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, T0.X, T0.W,  
	  ADDC_UINT   T3.Y, PV.Z, T0.W,  
	  ADD_INT   T0.Z, T0.Z, T1.Z,  
	  ADD_INT * T2.W, T1.W, literal.x,  
	128(1.793662e-43), 0(0.000000e+00)
	  LSHR   T3.X, PV.W, literal.x,  
	  ADD_INT * T5.Y, PV.Z, PV.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULHI   T0.X (MASKED), T2.X, literal.x,  
	  MULHI   T0.Y (MASKED), T2.X, literal.x,  
	  MULHI   T0.Z, T2.X, literal.x,  
	  MULHI * T0.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T1.X (MASKED), T2.Y, literal.x,  
	  MULLO_INT   T1.Y (MASKED), T2.Y, literal.x,  
	  MULLO_INT   T1.Z, T2.Y, literal.x,  
	  MULLO_INT * T1.W (MASKED), T2.Y, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  MULLO_INT   T2.X, T2.X, literal.x,  
	  MULLO_INT   T2.Y (MASKED), T2.X, literal.x,  
	  MULLO_INT   T2.Z (MASKED), T2.X, literal.x,  
	  MULLO_INT * T2.W (MASKED), T2.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T5.X, T2.Z, T0.W,  
	  ADDC_UINT   T2.Y, PV.X, T0.W,  
	  ADD_INT   T0.Z, T0.Z, T1.Z,  BS:VEC_120/SCL_212
	  ADD_INT * T2.W, T1.W, literal.x,  
	64(8.968310e-44), 0(0.000000e+00)
	  LSHR   T6.X, PV.W, literal.x,  
	  ADD_INT * T2.Y, PV.Z, PV.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T2.X, T2.X, T0.W,  
	  LSHR * T7.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp675:
.Lfunc_end24:
	.size	block_ulong4_simd8, .Lfunc_end24-block_ulong4_simd8

