	.text
	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	half_storage
	.p2align	8
	.type	half_storage,@function
half_storage:
half_storage$local:
.Lfunc_begin0:
	ALU 5, @10, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @16, KC0[CB0:0-32], KC1[]
	TEX 0 @8
	ALU 18, @19, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T2.XW, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 10:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp1:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 16:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 19:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.W, KC0[2].Z, PV.W,  
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  FLT32_TO_FLT16   T0.Z, T0.X,  
	  LSHL * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.X, PV.Z, PV.W,  
	  LSHL * T2.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T2.Y, 0.0,  
	  MOV   T2.Z, 0.0,  
	  FLT16_TO_FLT32 * T3.W, T0.Z,  
	  ADD   T0.X, PV.W, PV.W,  
	  ADD_INT * T1.W, KC0[2].W, T1.W,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp2:
.Lfunc_end0:
	.size	half_storage, .Lfunc_end0-half_storage

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	half_vectors
	.p2align	8
	.type	half_vectors,@function
half_vectors:
half_vectors$local:
.Lfunc_begin1:
	ALU 5, @14, KC0[CB0:0-32], KC1[]
.Ltmp3:
	ALU 2, @20, KC0[CB0:0-32], KC1[]
	TEX 3 @6
	ALU 14, @23, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	CF_END
	Fetch clause starting at 6:
	  VTX_READ_16 T1.X, T0.X, 6, #1
	  VTX_READ_16 T2.X, T0.X, 0, #1
	  VTX_READ_16 T3.X, T0.X, 2, #1
	  VTX_READ_16 T0.X, T0.X, 4, #1
	ALU clause starting at 14:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp4:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 20:
	  LSHL * T1.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 23:
	  FLT16_TO_FLT32 * T1.W, T1.X,  
	  FLT16_TO_FLT32   T0.Z, T0.X,  
	  ADD * T1.W, PV.W, literal.x,  
	1082130432(4.000000e+00), 0(0.000000e+00)
	  ADD   T1.Z, PV.Z, literal.x,  
	  FLT16_TO_FLT32 * T2.W, T3.X,  
	1077936128(3.000000e+00), 0(0.000000e+00)
	  ADD   T1.Y, PV.W, literal.x,  
	  LSHL   T0.Z, T0.W, literal.y,  
	  FLT16_TO_FLT32 * T0.W, T2.X,  
	1073741824(2.000000e+00), 4(5.605194e-45)
	  ADD   T1.X, PV.W, 1.0,  
	  ADD_INT * T0.W, KC0[2].Z, PV.Z,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp5:
.Lfunc_end1:
	.size	half_vectors, .Lfunc_end1-half_vectors

