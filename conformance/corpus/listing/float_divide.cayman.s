	.text
	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	float_quotient
	.p2align	8
	.type	float_quotient,@function
float_quotient:
float_quotient$local:
.Lfunc_begin0:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @16
	ALU 1, @36, KC0[CB0:0-32], KC1[]
	TEX 0 @18
	ALU 7, @38, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T3.X
	ALU 0, @46, KC0[], KC1[]
	TEX 0 @20
	ALU 8, @47, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T3.X
	TEX 1 @22
	ALU 8, @56, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 16:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	Fetch clause starting at 18:
	  VTX_READ_32 T3.X, T3.X, 0, #1
	Fetch clause starting at 20:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	Fetch clause starting at 22:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	  VTX_READ_32 T2.X, T2.X, 0, #1
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 32:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Z, PV.W,  
	  MOV * T1.X, PV.X,  
	ALU clause starting at 36:
	  ADD_INT * T2.X, KC0[2].Y, T0.W,  
	  MOV * T3.X, PV.X,  
	ALU clause starting at 38:
	  RECIP_IEEE   T0.X (MASKED), T1.X,  
	  RECIP_IEEE   T0.Y, T1.X,  
	  RECIP_IEEE   T0.Z (MASKED), T1.X,  
	  RECIP_IEEE * T0.W (MASKED), T1.X,  
	  MUL_IEEE   T1.X, T3.X, PV.Y,  
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	  LSHR * T3.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 46:
	  MOV * T1.X, T0.X,  
	ALU clause starting at 47:
	  LSHL * T1.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T3.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  RECIP_IEEE   T1.X, T1.X,  
	  RECIP_IEEE   T1.Y (MASKED), T1.X,  
	  RECIP_IEEE   T1.Z (MASKED), T1.X,  
	  RECIP_IEEE * T1.W (MASKED), T1.X,  
	ALU clause starting at 56:
	  RECIP_IEEE   T0.X, T0.X,  
	  RECIP_IEEE   T0.Y (MASKED), T0.X,  
	  RECIP_IEEE   T0.Z (MASKED), T0.X,  
	  RECIP_IEEE * T0.W (MASKED), T0.X,  
	  MUL_IEEE * T2.W, T2.X, PV.X,  
	  ADD   T0.X, PV.W, T0.X,  
	  ADD_INT * T0.W, T0.W, T1.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2:
.Lfunc_end0:
	.size	float_quotient, .Lfunc_end0-float_quotient

	.section	.AMDGPU.config
	.long	166100
	.long	3
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	float_roots
	.p2align	8
	.type	float_roots,@function
float_roots:
float_roots$local:
.Lfunc_begin1:
	ALU 5, @26, KC0[CB0:0-32], KC1[]
.Ltmp3:
	ALU 3, @32, KC0[CB0:0-32], KC1[]
	TEX 0 @18
	ALU 10, @36, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T2.X
	ALU 0, @47, KC0[], KC1[]
	TEX 0 @20
	ALU 8, @48, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T2.X
	ALU 0, @57, KC0[], KC1[]
	TEX 0 @22
	ALU 11, @58, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T2.X
	TEX 0 @24
	ALU 11, @70, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 18:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	Fetch clause starting at 20:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	Fetch clause starting at 22:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	Fetch clause starting at 24:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 26:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp4:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 32:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  MOV * T1.X, PV.X,  
	ALU clause starting at 36:
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  RECIPSQRT_IEEE   T0.X (MASKED), T1.X,  
	  RECIPSQRT_IEEE   T0.Y, T1.X,  
	  RECIPSQRT_IEEE   T0.Z (MASKED), T1.X,  
	  RECIPSQRT_IEEE * T0.W (MASKED), T1.X,  
	  RECIP_IEEE   T1.X, T0.Y,  
	  RECIP_IEEE   T1.Y (MASKED), T0.Y,  
	  RECIP_IEEE   T1.Z (MASKED), T0.Y,  
	  RECIP_IEEE * T1.W (MASKED), T0.Y,  
	ALU clause starting at 47:
	  MOV * T1.X, T0.X,  
	ALU clause starting at 48:
	  LSHL * T1.W, KC0[0].W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, PV.W,  
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  RECIPSQRT_IEEE   T1.X, T1.X,  
	  RECIPSQRT_IEEE   T1.Y (MASKED), T1.X,  
	  RECIPSQRT_IEEE   T1.Z (MASKED), T1.X,  
	  RECIPSQRT_IEEE * T1.W (MASKED), T1.X,  
	ALU clause starting at 57:
	  MOV * T1.X, T0.X,  
	ALU clause starting at 58:
	  RECIPSQRT_IEEE   T0.X (MASKED), T1.X,  
	  RECIPSQRT_IEEE   T0.Y, T1.X,  
	  RECIPSQRT_IEEE   T0.Z (MASKED), T1.X,  
	  RECIPSQRT_IEEE * T0.W (MASKED), T1.X,  
	  RECIP_IEEE   T0.X (MASKED), T0.Y,  
	  RECIP_IEEE   T0.Y (MASKED), T0.Y,  
	  RECIP_IEEE   T0.Z, T0.Y,  
	  RECIP_IEEE * T0.W (MASKED), T0.Y,  
	  ADD   T1.X, PV.Z, T0.Y,  
	  ADD_INT * T0.W, T0.W, T1.W,  
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 70:
	  RECIPSQRT_IEEE   T0.X, T0.X,  
	  RECIPSQRT_IEEE   T0.Y (MASKED), T0.X,  
	  RECIPSQRT_IEEE   T0.Z (MASKED), T0.X,  
	  RECIPSQRT_IEEE * T0.W (MASKED), T0.X,  
	  RECIP_IEEE   T0.X (MASKED), T0.X,  
	  RECIP_IEEE   T0.Y, T0.X,  
	  RECIP_IEEE   T0.Z (MASKED), T0.X,  
	  RECIP_IEEE * T0.W (MASKED), T0.X,  
	  ADD   T0.X, PV.Y, T0.X,  
	  ADD_INT * T0.W, T0.W, T1.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp5:
.Lfunc_end1:
	.size	float_roots, .Lfunc_end1-float_roots

