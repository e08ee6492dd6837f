	.text
	.section	.AMDGPU.config
	.long	166100
	.long	5
	.long	165900
	.long	0
	.long	166120
	.long	33
	.text
	.globl	vload_half2_all
	.p2align	8
	.type	vload_half2_all,@function
vload_half2_all:
vload_half2_all$local:
.Lfunc_begin0:
	ALU 5, @20, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 1, @26, KC0[], KC1[]
.Ltmp1:
	ALU 0, @28, KC0[CB0:0-32], KC1[]
	TEX 0 @12
	ALU 2, @29, KC0[CB0:0-32], KC1[]
	TEX 2 @14
	ALU 2, @32, KC0[], KC1[]
.Ltmp2:
	ALU 12, @35, KC0[], KC1[]
	ALU 12, @48, KC0[], KC1[]
.Ltmp3:
	ALU 9, @61, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2, T0.X
	CF_END
	Fetch clause starting at 12:
	  VTX_READ_16 T2.X, T1.X, 2, #1
	Fetch clause starting at 14:
	  VTX_READ_16 T4.X, T3.X, 0, #1
	  VTX_READ_16 T3.X, T3.X, 2, #1
	  VTX_READ_16 T1.X, T1.X, 4, #1
	ALU clause starting at 20:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp4:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 26:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 28:
	  ADD_INT * T1.X, KC0[2].Y, T1.W,  
	ALU clause starting at 29:
	  AND_INT * T1.W, T1.W, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  ADD_INT * T3.X, KC0[2].Z, PV.W,  
	ALU clause starting at 32:
	  FLT16_TO_FLT32 * T1.W, T2.X,  
	  MUL_IEEE   T0.Z, PV.W, 0.5,  
	  FLT16_TO_FLT32 * T2.W, T1.X,  
	ALU clause starting at 35:
	  MUL_IEEE   T0.Y, T2.W, 0.5,  
	  FLT32_TO_FLT16   T0.Z, T0.Z,  
	  LSHL * T3.W, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T3.W, T0.Z, 
	  XOR_INT   T1.Y, T3.W, literal.x,  
	  FLT32_TO_FLT16   T0.Z, T0.Y,  
	  OR_INT * T3.W, T3.W, literal.y,  
	4(5.605194e-45), 2(2.802597e-45)
	  LDS_SHORT_WRITE * T3.W, T0.Z, 
	  OR_INT * T3.W, T1.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 48:
	  LDS_USHORT_READ_RET * OQAP, T3.W 
	  MOV   T0.X, OQAP,  
	  LSHL   T0.Y, T0.W, literal.x,  
	  ADD   T0.Z, T2.W, 1.0,  BS:VEC_120/SCL_212
	  ADD * T0.W, T1.W, 1.0,  BS:VEC_201
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T1.Y 
	  MOV   T1.X, OQAP,  
	  FLT32_TO_FLT16   T1.Y, T0.W,  
	  FLT16_TO_FLT32   T1.Z, T0.X,  
	  FLT32_TO_FLT16 * T0.W, T0.Z,  
	  FLT16_TO_FLT32   T0.X, PV.X,  
	  FLT16_TO_FLT32 * T2.Y, PV.W,  
	ALU clause starting at 61:
	  ADD   T0.Z, T2.W, T1.Z,  
	  FLT16_TO_FLT32 * T0.W, T3.X,  
	  FLT16_TO_FLT32   T1.X, T4.X,  
	  MULADD_IEEE   T2.Y, T2.Y, PV.W, PV.Z, 
	  ADD   T0.Z, T1.W, T0.X,  
	  FLT16_TO_FLT32 * T0.W, T1.Y,  BS:VEC_120/SCL_212
	  MULADD_IEEE   T2.X, PV.W, PV.X, PV.Z, 
	  ADD_INT * T0.W, KC0[2].W, T0.Y,  
	  LSHR * T0.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp5:
.Lfunc_end0:
	.size	vload_half2_all, .Lfunc_end0-vload_half2_all

	.section	.AMDGPU.config
	.long	166100
	.long	4
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	vloada_half2_all
	.p2align	8
	.type	vloada_half2_all,@function
vloada_half2_all:
vloada_half2_all$local:
.Lfunc_begin1:
	ALU 5, @12, KC0[CB0:0-32], KC1[]
.Ltmp6:
	ALU 2, @18, KC0[CB0:0-32], KC1[]
	TEX 1 @8
	ALU 30, @21, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T2.X
	MEM_RAT MSKOR T3.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 8:
	  VTX_READ_16 T1.X, T0.X, 0, #1
	  VTX_READ_16 T0.X, T0.X, 2, #1
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp7:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 18:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  FLT16_TO_FLT32   T0.Z, T1.X,  
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T1.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T1.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T0.X,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T3.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T3.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  MOV * T3.Z, 0.0,  
	  LSHR * T0.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp8:
.Lfunc_end1:
	.size	vloada_half2_all, .Lfunc_end1-vloada_half2_all

	.section	.AMDGPU.config
	.long	166100
	.long	9
	.long	165900
	.long	0
	.long	166120
	.long	65
	.text
	.globl	vload_half4_all
	.p2align	8
	.type	vload_half4_all,@function
vload_half4_all:
vload_half4_all$local:
.Lfunc_begin2:
	ALU 5, @28, KC0[CB0:0-32], KC1[]
.Ltmp9:
	ALU 1, @34, KC0[], KC1[]
.Ltmp10:
	ALU 0, @36, KC0[CB0:0-32], KC1[]
	TEX 0 @12
	ALU 2, @37, KC0[CB0:0-32], KC1[]
	TEX 6 @14
	ALU 10, @40, KC0[], KC1[]
.Ltmp11:
	ALU 18, @51, KC0[], KC1[]
	ALU 12, @70, KC0[], KC1[]
.Ltmp12:
	ALU 29, @83, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0, T1.X
	CF_END
	Fetch clause starting at 12:
	  VTX_READ_16 T2.X, T1.X, 2, #1
	Fetch clause starting at 14:
	  VTX_READ_16 T4.X, T3.X, 0, #1
	  VTX_READ_16 T5.X, T3.X, 2, #1
	  VTX_READ_16 T6.X, T3.X, 6, #1
	  VTX_READ_16 T3.X, T3.X, 4, #1
	  VTX_READ_16 T7.X, T1.X, 8, #1
	  VTX_READ_16 T8.X, T1.X, 6, #1
	  VTX_READ_16 T1.X, T1.X, 4, #1
	ALU clause starting at 28:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp13:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 34:
	  LSHL * T1.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 36:
	  ADD_INT * T1.X, KC0[2].Y, T1.W,  
	ALU clause starting at 37:
	  AND_INT * T1.W, T1.W, literal.x,  
	56(7.847271e-44), 0(0.000000e+00)
	  ADD_INT * T3.X, KC0[2].Z, PV.W,  
	ALU clause starting at 40:
	  FLT16_TO_FLT32 * T1.W, T2.X,  
	  MUL_IEEE   T0.Y, PV.W, 0.5,  
	  FLT16_TO_FLT32   T0.Z, T1.X,  
	  FLT16_TO_FLT32 * T2.W, T8.X,  BS:VEC_120/SCL_212
	  MUL_IEEE   T1.X, PV.W, 0.5,  
	  MUL_IEEE   T1.Y, PV.Z, 0.5,  
	  FLT32_TO_FLT16   T1.Z, PV.Y,  
	  LSHL * T3.W, T0.X, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T3.W, T1.Z, 
	  FLT16_TO_FLT32 * T0.Y, T7.X,  
	ALU clause starting at 51:
	  FLT32_TO_FLT16   T1.Z, T1.Y,  
	  OR_INT * T4.W, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T4.W, T1.Z, 
	  MUL_IEEE   T1.Y, T0.Y, 0.5,  
	  FLT32_TO_FLT16   T1.Z, T1.X,  
	  OR_INT * T4.W, T3.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T4.W, T1.Z, 
	  ADD   T2.Y, T1.W, 1.0,  
	  FLT32_TO_FLT16   T1.Z, T1.Y,  
	  OR_INT * T4.W, T3.W, literal.x,  BS:VEC_120/SCL_212
	6(8.407791e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T4.W, T1.Z, 
	  LSHL   T1.Y, T0.W, literal.x,  
	  FLT32_TO_FLT16   T1.Z, T2.Y,  
	  XOR_INT * T0.W, T3.W, literal.y,  BS:VEC_120/SCL_212
	4(5.605194e-45), 8(1.121039e-44)
	  GROUP_BARRIER
	ALU clause starting at 70:
	  LDS_USHORT_READ_RET * OQAP, T0.W 
	  MOV   T0.X, OQAP,  
	  ADD   T2.Y, T0.Y, 1.0,  
	  ADD   T2.Z, T0.Z, 1.0,  
	  OR_INT * T3.W, T0.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T3.W 
	  MOV   T1.X, OQAP,  
	  FLT16_TO_FLT32   T3.Y, T0.X,  
	  FLT32_TO_FLT16   T2.Z, T2.Z,  
	  FLT32_TO_FLT16 * T3.W, T2.Y,  
	  FLT16_TO_FLT32   T0.X, T3.X,  
	  FLT16_TO_FLT32 * T2.Y, PV.W,  
	ALU clause starting at 83:
	  FLT16_TO_FLT32   T3.Z, T1.X,  
	  OR_INT * T3.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T3.W 
	  MOV   T1.X, OQAP,  
	  ADD   T0.Y, T0.Y, T3.Z,  
	  ADD   T3.Z, T2.W, 1.0,  
	  OR_INT * T0.W, T0.W, literal.x,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T0.W 
	  MOV * T0.W, OQAP,  
	  FLT16_TO_FLT32   T4.Y, T6.X,  
	  FLT32_TO_FLT16   T3.Z, T3.Z,  
	  FLT16_TO_FLT32 * T3.W, T1.X,  BS:VEC_120/SCL_212
	  ADD   T1.X, T2.W, PV.W,  
	  FLT16_TO_FLT32   T5.Y, PV.Z,  
	  FLT16_TO_FLT32   T3.Z, T0.W,  BS:VEC_120/SCL_212
	  MULADD_IEEE * T0.W, T2.Y, PV.Y, T0.Y, 
	  FLT16_TO_FLT32   T2.X, T5.X,  
	  ADD   T0.Y, T0.Z, PV.Z,  
	  MULADD_IEEE   T0.Z, PV.Y, T0.X, PV.X, 
	  FLT16_TO_FLT32 * T2.W, T2.Z,  BS:VEC_120/SCL_212
	  FLT16_TO_FLT32   T0.X, T4.X,  
	  MULADD_IEEE   T0.Y, PV.W, PV.X, PV.Y, 
	  ADD   T2.Z, T1.W, T3.Y,  
	  FLT16_TO_FLT32 * T1.W, T1.Z,  
	  MULADD_IEEE   T0.X, PV.W, PV.X, PV.Z, 
	  ADD_INT * T1.W, KC0[2].W, T1.Y,  
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp14:
.Lfunc_end2:
	.size	vload_half4_all, .Lfunc_end2-vload_half4_all

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	vloada_half4_all
	.p2align	8
	.type	vloada_half4_all,@function
vloada_half4_all:
vloada_half4_all$local:
.Lfunc_begin3:
	ALU 5, @18, KC0[CB0:0-32], KC1[]
.Ltmp15:
	ALU 2, @24, KC0[CB0:0-32], KC1[]
	TEX 3 @10
	ALU 62, @27, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T6.X
	MEM_RAT MSKOR T4.XW, T3.X
	MEM_RAT MSKOR T5.XW, T2.X
	MEM_RAT MSKOR T7.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 10:
	  VTX_READ_16 T1.X, T0.X, 0, #1
	  VTX_READ_16 T2.X, T0.X, 6, #1
	  VTX_READ_16 T3.X, T0.X, 4, #1
	  VTX_READ_16 T0.X, T0.X, 2, #1
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp16:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 24:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 27:
	  FLT16_TO_FLT32   T0.Z, T1.X,  
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T1.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T1.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T0.X,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T3.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T3.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T3.X,  
	  ADD_INT * T3.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T5.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T5.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T5.X, PV.Z, PV.W,  
	  LSHL * T5.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T5.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T2.X,  
	  ADD_INT * T6.W, T0.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T7.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T7.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T7.X, PV.Z, PV.W,  
	  LSHL * T7.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T7.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  MOV * T4.Z, 0.0,  
	  MOV * T5.Z, 0.0,  
	  MOV * T7.Z, 0.0,  
	  LSHR * T0.X, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T6.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp17:
.Lfunc_end3:
	.size	vloada_half4_all, .Lfunc_end3-vloada_half4_all

	.section	.AMDGPU.config
	.long	166100
	.long	12
	.long	165900
	.long	0
	.long	166120
	.long	129
	.text
	.globl	vload_half8_all
	.p2align	8
	.type	vload_half8_all,@function
vload_half8_all:
vload_half8_all$local:
.Lfunc_begin4:
	ALU 5, @46, KC0[CB0:0-32], KC1[]
.Ltmp18:
	ALU 1, @52, KC0[], KC1[]
.Ltmp19:
	ALU 0, @54, KC0[CB0:0-32], KC1[]
	TEX 7 @14
	ALU 28, @55, KC0[CB0:0-32], KC1[]
	TEX 7 @30
	ALU 8, @84, KC0[], KC1[]
.Ltmp20:
	ALU 16, @93, KC0[], KC1[]
	ALU 29, @110, KC0[CB0:0-32], KC1[]
.Ltmp21:
	ALU 62, @140, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T0.X
	MEM_RAT_CACHELESS STORE_DWORD T9, T2.X
	CF_END
	PAD
	Fetch clause starting at 14:
	  VTX_READ_16 T2.X, T1.X, 2, #1
	  VTX_READ_16 T3.X, T1.X, 16, #1
	  VTX_READ_16 T4.X, T1.X, 12, #1
	  VTX_READ_16 T5.X, T1.X, 10, #1
	  VTX_READ_16 T6.X, T1.X, 8, #1
	  VTX_READ_16 T7.X, T1.X, 6, #1
	  VTX_READ_16 T8.X, T1.X, 4, #1
	  VTX_READ_16 T1.X, T1.X, 14, #1
	Fetch clause starting at 30:
	  VTX_READ_16 T1.X, T0.X, 14, #1
	  VTX_READ_16 T2.X, T0.X, 12, #1
	  VTX_READ_16 T4.X, T0.X, 10, #1
	  VTX_READ_16 T5.X, T0.X, 6, #1
	  VTX_READ_16 T6.X, T0.X, 8, #1
	  VTX_READ_16 T7.X, T0.X, 4, #1
	  VTX_READ_16 T8.X, T0.X, 2, #1
	  VTX_READ_16 T0.X, T0.X, 0, #1
	ALU clause starting at 46:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp22:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 52:
	  LSHL * T1.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 54:
	  ADD_INT * T1.X, KC0[2].Y, T1.W,  
	ALU clause starting at 55:
	  FLT16_TO_FLT32   T0.Z, T2.X,  
	  FLT16_TO_FLT32 * T2.W, T1.X,  BS:VEC_120/SCL_212
	  MUL_IEEE   T0.Y, PV.W, 0.5,  
	  MUL_IEEE   T1.Z, PV.Z, 0.5,  
	  FLT16_TO_FLT32 * T3.W, T8.X,  
	  MUL_IEEE   T1.X, PV.W, 0.5,  
	  FLT16_TO_FLT32   T1.Y, T7.X,  
	  FLT32_TO_FLT16   T1.Z, PV.Z,  
	  LSHL * T4.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T4.W, T1.Z, 
	  MUL_IEEE   T2.Y, T1.Y, 0.5,  
	  FLT32_TO_FLT16   T1.Z, T1.X,  
	  OR_INT * T5.W, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T5.W, T1.Z, 
	  FLT16_TO_FLT32   T3.Y, T6.X,  
	  FLT32_TO_FLT16   T1.Z, T2.Y,  
	  OR_INT * T5.W, T4.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T5.W, T1.Z, 
	  MUL_IEEE   T2.Y, T3.Y, 0.5,  
	  FLT16_TO_FLT32   T1.Z, T5.X,  
	  AND_INT * T1.W, T1.W, literal.x,  
	112(1.569454e-43), 0(0.000000e+00)
	  ADD_INT   T0.X, KC0[2].Z, PV.W,  
	  MUL_IEEE   T4.Y, PV.Z, 0.5,  
	  FLT16_TO_FLT32   T2.Z, T4.X,  
	  FLT32_TO_FLT16 * T1.W, PV.Y,  
	ALU clause starting at 84:
	  OR_INT * T5.W, T4.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T5.W, T1.W, 
	  MUL_IEEE   T2.Y, T2.Z, 0.5,  
	  FLT32_TO_FLT16   T3.Z, T4.Y,  
	  OR_INT * T1.W, T4.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T1.W, T3.Z, 
	  FLT16_TO_FLT32 * T4.Y, T3.X,  
	ALU clause starting at 93:
	  FLT32_TO_FLT16   T3.Z, T2.Y,  
	  OR_INT * T1.W, T4.W, literal.x,  
	10(1.401298e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T1.W, T3.Z, 
	  MUL_IEEE   T2.Y, T4.Y, 0.5,  
	  FLT32_TO_FLT16   T3.Z, T0.Y,  BS:VEC_120/SCL_212
	  OR_INT * T1.W, T4.W, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T1.W, T3.Z, 
	  XOR_INT   T0.Y, T4.W, literal.x,  
	  FLT32_TO_FLT16   T3.Z, T2.Y,  
	  OR_INT * T1.W, T4.W, literal.y,  
	16(2.242078e-44), 14(1.961818e-44)
	  LDS_SHORT_WRITE * T1.W, T3.Z, 
	  OR_INT * T1.W, T0.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 110:
	  LDS_USHORT_READ_RET * OQAP, T1.W 
	  MOV * T1.W, OQAP,  
	  LDS_USHORT_READ_RET * OQAP, T0.Y 
	  MOV * T2.Y, OQAP,  
	  FLT16_TO_FLT32   T5.Y, T0.X,  
	  ADD   T3.Z, T0.Z, 1.0,  
	  OR_INT * T4.W, T0.Y, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T4.W 
	  MOV   T0.X, OQAP,  
	  FLT32_TO_FLT16   T6.Y, T3.Z,  
	  FLT16_TO_FLT32   T3.Z, T2.Y,  
	  FLT16_TO_FLT32 * T1.W, T1.W,  
	  FLT16_TO_FLT32   T3.X, T8.X,  
	  ADD   T2.Y, T3.W, PV.W,  
	  FLT16_TO_FLT32   T4.Z, PV.X,  
	  LSHL * T0.W, T0.W, literal.x,  BS:VEC_120/SCL_212
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT   T0.X, KC0[2].W, PV.W,  
	  FLT16_TO_FLT32   T7.Y, T7.X,  
	  ADD   T4.Z, T1.Y, PV.Z,  
	  ADD * T0.W, T1.Y, 1.0,  
	  ADD   T7.X, T3.Y, 1.0,  
	  ADD   T1.Y, T3.W, 1.0,  
	  FLT32_TO_FLT16   T5.Z, PV.W,  
	  OR_INT * T0.W, T0.Y, literal.x,  BS:VEC_120/SCL_212
	6(8.407791e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T0.W 
	  MOV * T0.W, OQAP,  
	  FLT16_TO_FLT32 * T8.Y, T5.Z,  
	ALU clause starting at 140:
	  FLT32_TO_FLT16   T5.Z, T1.Y,  
	  FLT32_TO_FLT16 * T1.W, T7.X,  
	  FLT16_TO_FLT32   T6.X, T6.X,  
	  FLT16_TO_FLT32   T1.Y, PV.W,  
	  ADD   T6.Z, T1.Z, 1.0,  
	  FLT16_TO_FLT32 * T0.W, T0.W,  
	  ADD   T7.X, T3.Y, PV.W,  
	  FLT16_TO_FLT32   T3.Y, T5.X,  
	  FLT32_TO_FLT16   T6.Z, PV.Z,  
	  OR_INT * T0.W, T0.Y, literal.x,  BS:VEC_120/SCL_212
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T0.W 
	  MOV * T0.W, OQAP,  
	  FLT16_TO_FLT32   T9.Y, T4.X,  
	  FLT16_TO_FLT32   T7.Z, T2.X,  BS:VEC_120/SCL_212
	  OR_INT * T1.W, T0.Y, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T1.W 
	  MOV * T1.W, OQAP,  
	  ADD   T10.Y, T2.W, 1.0,  
	  ADD   T8.Z, T4.Y, 1.0,  
	  FLT16_TO_FLT32 * T0.W, T0.W,  BS:VEC_120/SCL_212
	  ADD   T2.X, T2.W, PV.W,  
	  FLT16_TO_FLT32   T11.Y, T1.W,  BS:VEC_120/SCL_212
	  FLT32_TO_FLT16   T8.Z, PV.Z,  
	  FLT32_TO_FLT16 * T0.W, PV.Y,  
	  FLT16_TO_FLT32   T4.X, PV.W,  
	  FLT16_TO_FLT32   T10.Y, PV.Z,  
	  ADD   T8.Z, T4.Y, PV.Y,  
	  OR_INT * T0.W, T0.Y, literal.x,  BS:VEC_120/SCL_212
	10(1.401298e-44), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T0.W 
	  MOV * T0.W, OQAP,  
	  FLT16_TO_FLT32   T4.Y, T1.X,  
	  ADD   T9.Z, T2.Z, 1.0,  
	  OR_INT * T1.W, T0.Y, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T1.W 
	  MOV * T0.Y, OQAP,  
	  FLT32_TO_FLT16   T11.Y, T9.Z,  
	  FLT16_TO_FLT32   T9.Z, T0.W,  
	  MULADD_IEEE * T9.W, T10.Y, T4.Y, T8.Z, 
	  ADD   T1.X, T2.Z, PV.Z,  
	  FLT16_TO_FLT32   T4.Y, PV.Y,  
	  MULADD_IEEE   T9.Z, T4.X, T7.Z, T2.X, 
	  FLT16_TO_FLT32 * T0.W, T0.Y,  
	  ADD   T2.X, T1.Z, PV.W,  
	  MULADD_IEEE   T9.Y, PV.Y, T9.Y, PV.X, 
	  FLT16_TO_FLT32   T1.Z, T6.Z,  BS:VEC_120/SCL_212
	  MULADD_IEEE * T1.W, T1.Y, T3.Y, T7.X, BS:VEC_021/SCL_122
	  MULADD_IEEE   T9.X, PV.Z, T6.X, PV.X, 
	  FLT16_TO_FLT32   T0.Y, T5.Z,  
	  MULADD_IEEE   T1.Z, T8.Y, T7.Y, T4.Z, 
	  ADD_INT * T0.W, T0.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR   T2.X, PV.W, literal.x,  
	  MULADD_IEEE   T1.Y, PV.Y, T3.X, T2.Y, 
	  ADD   T0.Z, T0.Z, T3.Z,  
	  FLT16_TO_FLT32 * T0.W, T6.Y,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULADD_IEEE * T1.X, PV.W, T5.Y, PV.Z, 
	  LSHR * T0.X, T0.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp23:
.Lfunc_end4:
	.size	vload_half8_all, .Lfunc_end4-vload_half8_all

	.section	.AMDGPU.config
	.long	166100
	.long	16
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	vloada_half8_all
	.p2align	8
	.type	vloada_half8_all,@function
vloada_half8_all:
vloada_half8_all$local:
.Lfunc_begin5:
	ALU 5, @32, KC0[CB0:0-32], KC1[]
.Ltmp24:
	ALU 2, @38, KC0[CB0:0-32], KC1[]
	TEX 1 @16
	ALU 17, @41, KC0[CB0:0-32], KC1[]
	TEX 5 @20
	ALU 108, @59, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T14.X
	MEM_RAT MSKOR T7.XW, T12.X
	MEM_RAT MSKOR T8.XW, T10.X
	MEM_RAT MSKOR T6.XW, T5.X
	MEM_RAT MSKOR T9.XW, T4.X
	MEM_RAT MSKOR T11.XW, T3.X
	MEM_RAT MSKOR T13.XW, T2.X
	MEM_RAT MSKOR T15.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 16:
	  VTX_READ_16 T1.X, T0.X, 0, #1
	  VTX_READ_16 T2.X, T0.X, 2, #1
	Fetch clause starting at 20:
	  VTX_READ_16 T2.X, T0.X, 14, #1
	  VTX_READ_16 T3.X, T0.X, 12, #1
	  VTX_READ_16 T4.X, T0.X, 10, #1
	  VTX_READ_16 T5.X, T0.X, 8, #1
	  VTX_READ_16 T6.X, T0.X, 6, #1
	  VTX_READ_16 T0.X, T0.X, 4, #1
	ALU clause starting at 32:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp25:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 38:
	  LSHL * T0.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 41:
	  FLT16_TO_FLT32   T0.Z, T1.X,  
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T1.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T1.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T2.X,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T3.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	ALU clause starting at 59:
	  FLT32_TO_FLT16   T0.Z, T3.W,  
	  LSHL * T3.W, T1.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T7.X, PV.Z, PV.W,  
	  LSHL * T7.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T7.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T0.X,  
	  ADD_INT * T3.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T4.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T4.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T8.X, PV.Z, PV.W,  
	  LSHL * T8.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T8.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T6.X,  
	  ADD_INT * T4.W, T0.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T5.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T5.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T6.X, PV.Z, PV.W,  
	  LSHL * T6.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T5.X,  
	  ADD_INT * T5.W, T0.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T9.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T9.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T9.X, PV.Z, PV.W,  
	  LSHL * T9.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T9.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T4.X,  
	  ADD_INT * T10.W, T0.W, literal.x,  
	10(1.401298e-44), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T11.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T11.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T11.X, PV.Z, PV.W,  
	  LSHL * T11.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T11.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T3.X,  
	  ADD_INT * T12.W, T0.W, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T13.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T13.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T13.X, PV.Z, PV.W,  
	  LSHL * T13.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T13.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T2.X,  
	  ADD_INT * T14.W, T0.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T15.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T15.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T15.X, PV.Z, PV.W,  
	  LSHL * T15.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T15.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  MOV * T7.Z, 0.0,  
	  MOV * T8.Z, 0.0,  
	  MOV * T6.Z, 0.0,  
	  MOV * T9.Z, 0.0,  
	  MOV * T11.Z, 0.0,  
	  MOV * T13.Z, 0.0,  
	  MOV * T15.Z, 0.0,  
	  LSHR * T0.X, T14.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T12.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T10.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T4.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T5.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T10.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T12.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T14.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp26:
.Lfunc_end5:
	.size	vloada_half8_all, .Lfunc_end5-vloada_half8_all

	.section	.AMDGPU.config
	.long	166100
	.long	25
	.long	165900
	.long	0
	.long	166120
	.long	257
	.text
	.globl	vload_half16_all
	.p2align	8
	.type	vload_half16_all,@function
vload_half16_all:
vload_half16_all$local:
.Lfunc_begin6:
	ALU 5, @82, KC0[CB0:0-32], KC1[]
.Ltmp27:
	ALU 1, @88, KC0[], KC1[]
.Ltmp28:
	ALU 0, @90, KC0[CB0:0-32], KC1[]
	TEX 15 @18
	ALU 49, @91, KC0[CB0:0-32], KC1[]
	TEX 6 @50
	ALU 35, @141, KC0[], KC1[]
.Ltmp29:
	ALU 16, @177, KC0[], KC1[]
	ALU 29, @194, KC0[], KC1[]
.Ltmp30:
	ALU 35, @224, KC0[], KC1[]
	TEX 8 @64
	ALU 116, @260, KC0[CB0:0-32], KC1[]
	ALU 5, @377, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T1, T3.X
	MEM_RAT_CACHELESS STORE_DWORD T5, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T8, T0.X
	MEM_RAT_CACHELESS STORE_DWORD T10, T7.X
	CF_END
	Fetch clause starting at 18:
	  VTX_READ_16 T2.X, T1.X, 30, #1
	  VTX_READ_16 T3.X, T1.X, 32, #1
	  VTX_READ_16 T4.X, T1.X, 28, #1
	  VTX_READ_16 T5.X, T1.X, 24, #1
	  VTX_READ_16 T6.X, T1.X, 22, #1
	  VTX_READ_16 T7.X, T1.X, 20, #1
	  VTX_READ_16 T8.X, T1.X, 18, #1
	  VTX_READ_16 T9.X, T1.X, 16, #1
	  VTX_READ_16 T10.X, T1.X, 14, #1
	  VTX_READ_16 T11.X, T1.X, 10, #1
	  VTX_READ_16 T12.X, T1.X, 6, #1
	  VTX_READ_16 T13.X, T1.X, 4, #1
	  VTX_READ_16 T14.X, T1.X, 12, #1
	  VTX_READ_16 T15.X, T1.X, 8, #1
	  VTX_READ_16 T16.X, T1.X, 2, #1
	  VTX_READ_16 T1.X, T1.X, 26, #1
	Fetch clause starting at 50:
	  VTX_READ_16 T2.X, T0.X, 12, #1
	  VTX_READ_16 T6.X, T0.X, 10, #1
	  VTX_READ_16 T8.X, T0.X, 6, #1
	  VTX_READ_16 T9.X, T0.X, 8, #1
	  VTX_READ_16 T10.X, T0.X, 4, #1
	  VTX_READ_16 T11.X, T0.X, 2, #1
	  VTX_READ_16 T12.X, T0.X, 0, #1
	Fetch clause starting at 64:
	  VTX_READ_16 T7.X, T0.X, 30, #1
	  VTX_READ_16 T8.X, T0.X, 28, #1
	  VTX_READ_16 T9.X, T0.X, 26, #1
	  VTX_READ_16 T10.X, T0.X, 22, #1
	  VTX_READ_16 T11.X, T0.X, 24, #1
	  VTX_READ_16 T12.X, T0.X, 20, #1
	  VTX_READ_16 T13.X, T0.X, 18, #1
	  VTX_READ_16 T14.X, T0.X, 14, #1
	  VTX_READ_16 T0.X, T0.X, 16, #1
	ALU clause starting at 82:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp31:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 88:
	  LSHL * T3.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	ALU clause starting at 90:
	  ADD_INT * T1.X, KC0[2].Y, T3.W,  
	ALU clause starting at 91:
	  FLT16_TO_FLT32 * T2.W, T2.X,  
	  MUL_IEEE   T0.Z, PV.W, 0.5,  
	  FLT16_TO_FLT32 * T1.W, T1.X,  
	  MUL_IEEE   T1.X, PV.W, 0.5,  
	  FLT16_TO_FLT32   T0.Y, T16.X,  
	  FLT16_TO_FLT32   T1.Z, T15.X,  BS:VEC_120/SCL_212
	  FLT16_TO_FLT32 * T4.W, T14.X,  BS:VEC_201
	  MUL_IEEE   T2.X, PV.W, 0.5,  
	  MUL_IEEE   T1.Y, PV.Z, 0.5,  
	  MUL_IEEE   T2.Z, PV.Y, 0.5,  
	  FLT16_TO_FLT32 * T5.W, T13.X,  
	  MUL_IEEE   T13.X, PV.W, 0.5,  
	  FLT16_TO_FLT32   T2.Y, T12.X,  
	  FLT32_TO_FLT16   T2.Z, PV.Z,  
	  LSHL * T6.W, T0.X, literal.x,  BS:VEC_120/SCL_212
	5(7.006492e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T6.W, T2.Z, 
	  MUL_IEEE   T3.Y, T2.Y, 0.5,  
	  FLT32_TO_FLT16   T2.Z, T13.X,  
	  OR_INT * T7.W, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T7.W, T2.Z, 
	  FLT16_TO_FLT32   T4.Y, T11.X,  
	  FLT32_TO_FLT16   T2.Z, T3.Y,  
	  OR_INT * T7.W, T6.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T7.W, T2.Z, 
	  MUL_IEEE   T3.Y, T4.Y, 0.5,  
	  FLT32_TO_FLT16   T2.Z, T1.Y,  BS:VEC_120/SCL_212
	  OR_INT * T7.W, T6.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T7.W, T2.Z, 
	  FLT16_TO_FLT32   T1.Y, T6.X,  
	  FLT32_TO_FLT16   T2.Z, T3.Y,  
	  OR_INT * T7.W, T6.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T7.W, T2.Z, 
	  MUL_IEEE   T3.Y, T1.Y, 0.5,  
	  FLT32_TO_FLT16   T2.Z, T2.X,  
	  OR_INT * T7.W, T6.W, literal.x,  
	10(1.401298e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T7.W, T2.Z, 
	  FLT16_TO_FLT32   T5.Y, T10.X,  
	  FLT16_TO_FLT32   T2.Z, T8.X,  BS:VEC_120/SCL_212
	  AND_INT * T3.W, T3.W, literal.x,  
	224(3.138909e-43), 0(0.000000e+00)
	  ADD_INT   T0.X, KC0[2].Z, PV.W,  
	  MUL_IEEE   T6.Y, PV.Z, 0.5,  
	  MUL_IEEE   T3.Z, PV.Y, 0.5,  
	  FLT16_TO_FLT32 * T3.W, T9.X,  
	ALU clause starting at 141:
	  MUL_IEEE   T7.Y, T3.W, 0.5,  
	  FLT32_TO_FLT16   T3.Z, T3.Z,  
	  OR_INT * T7.W, T6.W, literal.x,  BS:VEC_120/SCL_212
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T7.W, T3.Z, 
	  FLT16_TO_FLT32   T8.Y, T7.X,  
	  FLT32_TO_FLT16   T3.Z, T7.Y,  
	  OR_INT * T7.W, T6.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T7.W, T3.Z, 
	  MUL_IEEE   T7.Y, T8.Y, 0.5,  
	  FLT32_TO_FLT16   T3.Z, T6.Y,  BS:VEC_120/SCL_212
	  OR_INT * T7.W, T6.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T7.W, T3.Z, 
	  FLT16_TO_FLT32   T6.Y, T5.X,  
	  FLT32_TO_FLT16   T3.Z, T7.Y,  
	  OR_INT * T7.W, T6.W, literal.x,  
	18(2.522337e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T7.W, T3.Z, 
	  MUL_IEEE   T7.Y, T6.Y, 0.5,  
	  FLT32_TO_FLT16   T3.Z, T3.Y,  BS:VEC_120/SCL_212
	  OR_INT * T7.W, T6.W, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T7.W, T3.Z, 
	  FLT16_TO_FLT32   T3.Y, T4.X,  
	  FLT32_TO_FLT16   T3.Z, T7.Y,  
	  OR_INT * T7.W, T6.W, literal.x,  
	22(3.082857e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T7.W, T3.Z, 
	  MUL_IEEE   T7.Y, T3.Y, 0.5,  
	  FLT32_TO_FLT16   T3.Z, T1.X,  
	  OR_INT * T7.W, T6.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T7.W, T3.Z, 
	  FLT16_TO_FLT32 * T9.Y, T3.X,  
	ALU clause starting at 177:
	  FLT32_TO_FLT16   T3.Z, T7.Y,  
	  OR_INT * T7.W, T6.W, literal.x,  
	26(3.643376e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T7.W, T3.Z, 
	  MUL_IEEE   T7.Y, T9.Y, 0.5,  
	  FLT32_TO_FLT16   T0.Z, T0.Z,  
	  OR_INT * T7.W, T6.W, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  LDS_SHORT_WRITE * T7.W, T0.Z, 
	  XOR_INT   T10.Y, T6.W, literal.x,  
	  FLT32_TO_FLT16   T0.Z, T7.Y,  
	  OR_INT * T6.W, T6.W, literal.y,  
	32(4.484155e-44), 30(4.203895e-44)
	  LDS_SHORT_WRITE * T6.W, T0.Z, 
	  OR_INT * T6.W, T10.Y, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  GROUP_BARRIER
	ALU clause starting at 194:
	  LDS_USHORT_READ_RET * OQAP, T6.W 
	  MOV   T0.Z, OQAP,  
	  OR_INT * T6.W, T10.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T6.W 
	  MOV   T1.X, OQAP,  
	  ADD * T6.W, T0.Y, 1.0,  
	  LDS_USHORT_READ_RET * OQAP, T10.Y 
	  MOV   T3.X, OQAP,  
	  FLT16_TO_FLT32   T7.Y, T12.X,  
	  FLT32_TO_FLT16   T3.Z, T6.W,  
	  FLT16_TO_FLT32 * T6.W, T1.X,  BS:VEC_120/SCL_212
	  FLT16_TO_FLT32   T1.X, PV.X,  
	  FLT16_TO_FLT32   T11.Y, T11.X,  
	  ADD   T4.Z, T5.W, PV.W,  
	  FLT16_TO_FLT32 * T6.W, T0.Z,  
	  FLT16_TO_FLT32   T3.X, T10.X,  
	  ADD   T12.Y, T2.Y, PV.W,  
	  ADD   T0.Z, T2.Y, 1.0,  
	  OR_INT * T6.W, T10.Y, literal.x,  BS:VEC_120/SCL_212
	8(1.121039e-44), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T6.W 
	  MOV * T2.Y, OQAP,  
	  ADD   T13.Y, T5.W, 1.0,  
	  FLT32_TO_FLT16   T0.Z, T0.Z,  
	  OR_INT * T5.W, T10.Y, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T5.W 
	  MOV   T4.X, OQAP,  
	  FLT16_TO_FLT32 * T14.Y, T0.Z,  
	ALU clause starting at 224:
	  FLT32_TO_FLT16   T0.Z, T13.Y,  
	  ADD * T5.W, T1.Z, 1.0,  
	  FLT16_TO_FLT32   T5.X, T9.X,  
	  FLT16_TO_FLT32   T13.Y, T4.X,  BS:VEC_120/SCL_212
	  FLT32_TO_FLT16   T5.Z, PV.W,  
	  FLT16_TO_FLT32 * T5.W, T2.Y,  
	  ADD   T4.X, T4.Y, PV.W,  
	  FLT16_TO_FLT32   T2.Y, PV.Z,  
	  ADD   T1.Z, T1.Z, PV.Y,  
	  OR_INT * T5.W, T10.Y, literal.x,  BS:VEC_120/SCL_212
	10(1.401298e-44), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T5.W 
	  MOV * T5.Z, OQAP,  
	  FLT16_TO_FLT32   T13.Y, T8.X,  
	  ADD   T6.Z, T4.Y, 1.0,  
	  OR_INT * T5.W, T10.Y, literal.x,  BS:VEC_120/SCL_212
	12(1.681558e-44), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T5.W 
	  MOV * T4.Y, OQAP,  
	  FLT32_TO_FLT16   T15.Y, T6.Z,  
	  FLT16_TO_FLT32   T6.Z, T6.X,  
	  FLT16_TO_FLT32 * T5.W, T5.Z,  BS:VEC_120/SCL_212
	  ADD   T6.X, T4.W, PV.W,  
	  FLT16_TO_FLT32   T16.Y, T2.X,  
	  ADD   T5.Z, T5.Y, 1.0,  
	  FLT16_TO_FLT32 * T5.W, T4.Y,  BS:VEC_120/SCL_212
	  ADD   T2.X, T5.Y, PV.W,  
	  ADD   T4.Y, T4.W, 1.0,  
	  FLT32_TO_FLT16   T5.Z, PV.Z,  
	  OR_INT * T4.W, T10.Y, literal.x,  BS:VEC_120/SCL_212
	16(2.242078e-44), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T4.W 
	  MOV * T4.W, OQAP,  
	  FLT16_TO_FLT32   T5.Y, T5.Z,  
	  FLT32_TO_FLT16   T5.Z, T4.Y,  
	  ADD * T5.W, T3.W, 1.0,  
	ALU clause starting at 260:
	  OR_INT * T6.W, T10.Y, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T6.W 
	  MOV * T4.Y, OQAP,  
	  FLT16_TO_FLT32   T17.Y, T0.X,  
	  FLT32_TO_FLT16   T7.Z, T5.W,  
	  FLT16_TO_FLT32 * T4.W, T4.W,  BS:VEC_120/SCL_212
	  ADD   T0.X, T2.Z, PV.W,  
	  FLT16_TO_FLT32   T18.Y, PV.Z,  
	  FLT16_TO_FLT32   T7.Z, T4.Y,  
	  OR_INT * T4.W, T10.Y, literal.x,  BS:VEC_120/SCL_212
	18(2.522337e-44), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T4.W 
	  MOV * T4.Y, OQAP,  
	  ADD   T19.Y, T3.W, T7.Z,  
	  ADD   T2.Z, T2.Z, 1.0,  
	  OR_INT * T3.W, T10.Y, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T3.W 
	  MOV * T3.W, OQAP,  
	  FLT16_TO_FLT32   T20.Y, T14.X,  
	  FLT32_TO_FLT16   T2.Z, T2.Z,  
	  FLT16_TO_FLT32 * T4.W, T4.Y,  
	  FLT16_TO_FLT32   T13.X, T13.X,  
	  ADD   T4.Y, T8.Y, PV.W,  
	  FLT16_TO_FLT32   T7.Z, T3.W,  
	  LSHL * T0.W, T0.W, literal.x,  BS:VEC_120/SCL_212
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT   T14.X, KC0[2].W, PV.W,  
	  FLT16_TO_FLT32   T21.Y, T12.X,  
	  ADD   T7.Z, T1.Y, PV.Z,  
	  ADD * T0.W, T1.Y, 1.0,  
	  ADD   T12.X, T6.Y, 1.0,  
	  ADD   T1.Y, T8.Y, 1.0,  BS:VEC_120/SCL_212
	  FLT32_TO_FLT16   T8.Z, PV.W,  
	  OR_INT * T0.W, T10.Y, literal.x,  BS:VEC_201
	22(3.082857e-44), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T0.W 
	  MOV * T0.W, OQAP,  
	  FLT16_TO_FLT32   T8.Y, T8.Z,  
	  FLT32_TO_FLT16   T8.Z, T1.Y,  
	  FLT32_TO_FLT16 * T3.W, T12.X,  
	  FLT16_TO_FLT32   T11.X, T11.X,  
	  FLT16_TO_FLT32   T1.Y, PV.W,  
	  ADD   T9.Z, T1.W, 1.0,  
	  FLT16_TO_FLT32 * T0.W, T0.W,  BS:VEC_120/SCL_212
	  ADD   T12.X, T6.Y, PV.W,  
	  FLT16_TO_FLT32   T6.Y, T10.X,  
	  FLT32_TO_FLT16   T9.Z, PV.Z,  
	  OR_INT * T0.W, T10.Y, literal.x,  BS:VEC_120/SCL_212
	28(3.923636e-44), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T0.W 
	  MOV * T0.W, OQAP,  
	  FLT16_TO_FLT32   T22.Y, T9.X,  
	  FLT16_TO_FLT32   T10.Z, T8.X,  BS:VEC_120/SCL_212
	  OR_INT * T3.W, T10.Y, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T3.W 
	  MOV * T3.W, OQAP,  
	  ADD   T23.Y, T2.W, 1.0,  
	  ADD   T11.Z, T9.Y, 1.0,  
	  FLT16_TO_FLT32 * T0.W, T0.W,  BS:VEC_120/SCL_212
	  ADD   T8.X, T2.W, PV.W,  
	  FLT16_TO_FLT32   T24.Y, T3.W,  BS:VEC_120/SCL_212
	  FLT32_TO_FLT16   T11.Z, PV.Z,  
	  FLT32_TO_FLT16 * T0.W, PV.Y,  
	  FLT16_TO_FLT32   T9.X, PV.W,  
	  FLT16_TO_FLT32   T23.Y, PV.Z,  
	  ADD   T11.Z, T9.Y, PV.Y,  
	  OR_INT * T0.W, T10.Y, literal.x,  BS:VEC_120/SCL_212
	26(3.643376e-44), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T0.W 
	  MOV * T0.W, OQAP,  
	  FLT16_TO_FLT32   T9.Y, T7.X,  
	  ADD   T12.Z, T3.Y, 1.0,  
	  OR_INT * T2.W, T10.Y, literal.x,  BS:VEC_120/SCL_212
	24(3.363116e-44), 0(0.000000e+00)
	  LDS_USHORT_READ_RET * OQAP, T2.W 
	  MOV * T2.W, OQAP,  
	  FLT32_TO_FLT16   T10.Y, T12.Z,  
	  FLT16_TO_FLT32   T12.Z, T0.W,  
	  MULADD_IEEE * T10.W, T23.Y, T9.Y, T11.Z, 
	  ADD   T7.X, T3.Y, PV.Z,  
	  FLT16_TO_FLT32   T3.Y, PV.Y,  
	  MULADD_IEEE   T10.Z, T9.X, T10.Z, T8.X, 
	  FLT16_TO_FLT32 * T0.W, T2.W,  
	  ADD   T8.X, T1.W, PV.W,  
	  MULADD_IEEE   T10.Y, PV.Y, T22.Y, PV.X, 
	  FLT16_TO_FLT32   T9.Z, T9.Z,  
	  MULADD_IEEE * T8.W, T1.Y, T6.Y, T12.X, BS:VEC_021/SCL_122
	  MULADD_IEEE   T10.X, PV.Z, T11.X, PV.X, 
	  FLT16_TO_FLT32   T1.Y, T8.Z,  
	  MULADD_IEEE   T8.Z, T8.Y, T21.Y, T7.Z, 
	  ADD_INT * T0.W, T14.X, literal.x,  
	48(6.726233e-44), 0(0.000000e+00)
	  LSHR   T7.X, PV.W, literal.x,  
	  MULADD_IEEE   T8.Y, PV.Y, T13.X, T4.Y, 
	  FLT16_TO_FLT32 * T2.Z, T2.Z,  
	2(2.802597e-45), 0(0.000000e+00)
	  MULADD_IEEE * T5.W, T18.Y, T20.Y, T19.Y, 
	  MULADD_IEEE   T8.X, T2.Z, T17.Y, T0.X, 
	  FLT16_TO_FLT32   T1.Y, T5.Z,  BS:VEC_120/SCL_212
	  MULADD_IEEE   T5.Z, T5.Y, T16.Y, T2.X, BS:VEC_021/SCL_122
	  ADD_INT * T0.W, T14.X, literal.x,  
	32(4.484155e-44), 0(0.000000e+00)
	  LSHR   T0.X, PV.W, literal.x,  
	  MULADD_IEEE   T5.Y, PV.Y, T6.Z, T6.X, 
	  FLT16_TO_FLT32   T2.Z, T15.Y,  
	  MULADD_IEEE * T1.W, T2.Y, T13.Y, T1.Z, BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  MULADD_IEEE   T5.X, PV.Z, T5.X, T4.X, 
	  FLT16_TO_FLT32   T1.Y, T0.Z,  
	  MULADD_IEEE * T1.Z, T14.Y, T3.X, T12.Y, BS:VEC_102/SCL_221
	  ADD_INT * T0.W, T14.X, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  LSHR * T2.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 377:
	  MULADD_IEEE   T1.Y, T1.Y, T11.Y, T4.Z, 
	  ADD   T0.Z, T0.Y, T1.X,  BS:VEC_201
	  FLT16_TO_FLT32 * T0.W, T3.Z,  
	  MULADD_IEEE * T1.X, PV.W, T7.Y, PV.Z, 
	  LSHR * T3.X, T14.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp32:
.Lfunc_end6:
	.size	vload_half16_all, .Lfunc_end6-vload_half16_all

	.section	.AMDGPU.config
	.long	166100
	.long	32
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	vloada_half16_all
	.p2align	8
	.type	vloada_half16_all,@function
vloada_half16_all:
vloada_half16_all$local:
.Lfunc_begin7:
	ALU 5, @58, KC0[CB0:0-32], KC1[]
.Ltmp33:
	ALU 2, @64, KC0[CB0:0-32], KC1[]
	TEX 3 @26
	ALU 37, @67, KC0[CB0:0-32], KC1[]
	TEX 7 @34
	ALU 106, @105, KC0[], KC1[]
	TEX 3 @50
	ALU 109, @212, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T30.X
	MEM_RAT MSKOR T4.XW, T28.X
	MEM_RAT MSKOR T5.XW, T26.X
	MEM_RAT MSKOR T13.XW, T24.X
	MEM_RAT MSKOR T12.XW, T22.X
	MEM_RAT MSKOR T11.XW, T20.X
	MEM_RAT MSKOR T10.XW, T18.X
	MEM_RAT MSKOR T15.XW, T16.X
	MEM_RAT MSKOR T17.XW, T14.X
	MEM_RAT MSKOR T19.XW, T9.X
	MEM_RAT MSKOR T21.XW, T8.X
	MEM_RAT MSKOR T23.XW, T7.X
	MEM_RAT MSKOR T25.XW, T6.X
	MEM_RAT MSKOR T27.XW, T3.X
	MEM_RAT MSKOR T29.XW, T2.X
	MEM_RAT MSKOR T31.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 26:
	  VTX_READ_16 T1.X, T0.X, 0, #1
	  VTX_READ_16 T2.X, T0.X, 6, #1
	  VTX_READ_16 T3.X, T0.X, 4, #1
	  VTX_READ_16 T4.X, T0.X, 2, #1
	Fetch clause starting at 34:
	  VTX_READ_16 T3.X, T0.X, 22, #1
	  VTX_READ_16 T6.X, T0.X, 20, #1
	  VTX_READ_16 T7.X, T0.X, 18, #1
	  VTX_READ_16 T8.X, T0.X, 16, #1
	  VTX_READ_16 T9.X, T0.X, 14, #1
	  VTX_READ_16 T10.X, T0.X, 12, #1
	  VTX_READ_16 T11.X, T0.X, 10, #1
	  VTX_READ_16 T12.X, T0.X, 8, #1
	Fetch clause starting at 50:
	  VTX_READ_16 T2.X, T0.X, 30, #1
	  VTX_READ_16 T3.X, T0.X, 28, #1
	  VTX_READ_16 T6.X, T0.X, 26, #1
	  VTX_READ_16 T0.X, T0.X, 24, #1
	ALU clause starting at 58:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp34:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 64:
	  LSHL * T0.W, T0.W, literal.x,  
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 67:
	  FLT16_TO_FLT32   T0.Z, T1.X,  
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T1.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T1.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T4.X,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T3.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T3.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T3.X,  
	  ADD_INT * T3.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T5.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T5.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T5.X, PV.Z, PV.W,  
	  LSHL * T5.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV * T5.Y, 0.0,  
	ALU clause starting at 105:
	  FLT16_TO_FLT32   T0.Z, T2.X,  
	  ADD_INT * T6.W, T0.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T7.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T7.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T13.X, PV.Z, PV.W,  
	  LSHL * T13.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T13.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T12.X,  
	  ADD_INT * T7.W, T0.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T8.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T8.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T12.X, PV.Z, PV.W,  
	  LSHL * T12.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T12.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T11.X,  
	  ADD_INT * T8.W, T0.W, literal.x,  
	10(1.401298e-44), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T9.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T9.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T11.X, PV.Z, PV.W,  
	  LSHL * T11.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T11.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T10.X,  
	  ADD_INT * T9.W, T0.W, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T10.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T10.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T10.X, PV.Z, PV.W,  
	  LSHL * T10.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T10.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T9.X,  
	  ADD_INT * T14.W, T0.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T15.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T15.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T15.X, PV.Z, PV.W,  
	  LSHL * T15.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T15.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T8.X,  
	  ADD_INT * T16.W, T0.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T17.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T17.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T17.X, PV.Z, PV.W,  
	  LSHL * T17.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T17.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T7.X,  
	  ADD_INT * T18.W, T0.W, literal.x,  
	18(2.522337e-44), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T19.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T19.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T19.X, PV.Z, PV.W,  
	  LSHL * T19.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T19.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T6.X,  
	  ADD_INT * T20.W, T0.W, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T21.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T21.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T21.X, PV.Z, PV.W,  
	  LSHL * T21.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T21.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T3.X,  
	  ADD_INT * T22.W, T0.W, literal.x,  
	22(3.082857e-44), 0(0.000000e+00)
	ALU clause starting at 212:
	  AND_INT   T1.Z, T22.W, literal.x,  
	  MUL_IEEE * T23.W, T0.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T23.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T23.X, PV.Z, PV.W,  
	  LSHL * T23.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T23.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T0.X,  
	  ADD_INT * T24.W, T0.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T25.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T25.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T25.X, PV.Z, PV.W,  
	  LSHL * T25.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T25.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T6.X,  
	  ADD_INT * T26.W, T0.W, literal.x,  
	26(3.643376e-44), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T27.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T27.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T27.X, PV.Z, PV.W,  
	  LSHL * T27.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T27.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T3.X,  
	  ADD_INT * T28.W, T0.W, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T29.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T29.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T29.X, PV.Z, PV.W,  
	  LSHL * T29.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T29.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T2.X,  
	  ADD_INT * T30.W, T0.W, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  MUL_IEEE * T31.W, PV.Z, literal.y,  
	3(4.203895e-45), 1077936128(3.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T31.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T31.X, PV.Z, PV.W,  
	  LSHL * T31.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T31.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  MOV * T4.Z, 0.0,  
	  MOV * T5.Z, 0.0,  
	  MOV * T13.Z, 0.0,  
	  MOV * T12.Z, 0.0,  
	  MOV * T11.Z, 0.0,  
	  MOV * T10.Z, 0.0,  
	  MOV * T15.Z, 0.0,  
	  MOV * T17.Z, 0.0,  
	  MOV * T19.Z, 0.0,  
	  MOV * T21.Z, 0.0,  
	  MOV * T23.Z, 0.0,  
	  MOV * T25.Z, 0.0,  
	  MOV * T27.Z, 0.0,  
	  MOV * T29.Z, 0.0,  
	  MOV * T31.Z, 0.0,  
	  LSHR * T0.X, T30.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T28.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T26.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T6.X, T24.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T7.X, T22.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T8.X, T20.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T9.X, T18.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T14.X, T16.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T16.X, T14.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T18.X, T9.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T20.X, T8.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T22.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T24.X, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T26.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T28.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T30.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp35:
.Lfunc_end7:
	.size	vloada_half16_all, .Lfunc_end7-vloada_half16_all

	.section	.AMDGPU.config
	.long	166100
	.long	6
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	vloada_half3_all
	.p2align	8
	.type	vloada_half3_all,@function
vloada_half3_all:
vloada_half3_all$local:
.Lfunc_begin8:
	ALU 5, @16, KC0[CB0:0-32], KC1[]
.Ltmp36:
	ALU 2, @22, KC0[CB0:0-32], KC1[]
	TEX 2 @10
	ALU 0, @25, KC0[], KC1[]
.Ltmp37:
	ALU 45, @26, KC0[CB0:0-32], KC1[]
	MEM_RAT MSKOR T1.XW, T4.X
	MEM_RAT MSKOR T3.XW, T2.X
	MEM_RAT MSKOR T5.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 10:
	  VTX_READ_16 T1.X, T0.X, 4, #1
	  VTX_READ_16 T2.X, T0.X, 2, #1
	  VTX_READ_16 T0.X, T0.X, 0, #1
	ALU clause starting at 16:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp38:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 22:
	  LSHL * T0.W, T0.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 25:
	  FLT16_TO_FLT32 * T0.Y, T1.X,  
	ALU clause starting at 26:
	  FLT16_TO_FLT32   T0.Z, T0.X,  
	  ADD_INT * T0.W, KC0[2].Z, T0.W,  
	  AND_INT   T1.Z, PV.W, literal.x,  
	  ADD * T1.W, PV.Z, T0.Y,  
	3(4.203895e-45), 0(0.000000e+00)
	  FLT32_TO_FLT16   T2.Z, PV.W,  
	  LSHL * T1.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.Z, PV.W,  
	  LSHL * T1.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  FLT16_TO_FLT32   T1.Z, T2.X,  
	  ADD_INT * T2.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, literal.x,  
	  ADD * T3.W, PV.Z, T0.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T3.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.X, PV.Z, PV.W,  
	  LSHL * T3.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  ADD_INT * T4.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, literal.x,  
	  ADD * T5.W, T0.Y, T1.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  FLT32_TO_FLT16   T1.Z, PV.W,  
	  LSHL * T5.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T5.X, PV.Z, PV.W,  
	  LSHL * T5.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T5.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  MOV * T3.Z, 0.0,  
	  MOV * T5.Z, 0.0,  
	  LSHR * T0.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T2.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T4.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp39:
.Lfunc_end8:
	.size	vloada_half3_all, .Lfunc_end8-vloada_half3_all

	.section	.AMDGPU.config
	.long	166100
	.long	6
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	vload_half3_all
	.p2align	8
	.type	vload_half3_all,@function
vload_half3_all:
vload_half3_all$local:
.Lfunc_begin9:
	ALU 5, @16, KC0[CB0:0-32], KC1[]
.Ltmp40:
	ALU 5, @22, KC0[CB0:0-32], KC1[]
	TEX 2 @10
	ALU 12, @28, KC0[CB0:0-32], KC1[]
.Ltmp41:
	ALU 33, @41, KC0[], KC1[]
	MEM_RAT MSKOR T2.XW, T3.X
	MEM_RAT MSKOR T4.XW, T1.X
	MEM_RAT MSKOR T5.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 10:
	  VTX_READ_16 T2.X, T1.X, 4, #1
	  VTX_READ_16 T3.X, T1.X, 2, #1
	  VTX_READ_16 T1.X, T1.X, 6, #1
	ALU clause starting at 16:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp42:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 22:
	  MULLO_INT   T0.X, T0.W, literal.x,  
	  MULLO_INT   T0.Y (MASKED), T0.W, literal.x,  
	  MULLO_INT   T0.Z (MASKED), T0.W, literal.x,  
	  MULLO_INT * T0.W (MASKED), T0.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Y, PV.X,  
	ALU clause starting at 28:
	  FLT16_TO_FLT32   T0.Z, T2.X,  
	  ADD_INT * T0.W, KC0[2].Z, T0.X,  
	  AND_INT   T1.Z, PV.W, literal.x,  
	  ADD * T1.W, PV.Z, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T1.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.X, PV.Z, PV.W,  
	  LSHL * T2.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T2.Y, 0.0,  
	  FLT16_TO_FLT32 * T0.Z, T1.X,  
	ALU clause starting at 41:
	  ADD_INT * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  ADD * T3.W, T0.Z, T0.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T3.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T4.X, PV.Z, PV.W,  
	  LSHL * T4.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  FLT16_TO_FLT32   T0.Z, T3.X,  
	  ADD_INT * T3.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, literal.x,  
	  ADD * T5.W, PV.Z, PV.Z,  
	3(4.203895e-45), 0(0.000000e+00)
	  FLT32_TO_FLT16   T0.Z, PV.W,  
	  LSHL * T5.W, PV.Z, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T5.X, PV.Z, PV.W,  
	  LSHL * T5.W, literal.x, PV.W,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T5.Y, 0.0,  
	  MOV * T2.Z, 0.0,  
	  MOV * T4.Z, 0.0,  
	  MOV * T5.Z, 0.0,  
	  LSHR * T0.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T1.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  LSHR * T3.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp43:
.Lfunc_end9:
	.size	vload_half3_all, .Lfunc_end9-vload_half3_all

	.section	.AMDGPU.config
	.long	166100
	.long	263
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	store_float_rte
	.p2align	8
	.type	store_float_rte,@function
store_float_rte:
store_float_rte$local:
.Lfunc_begin10:
	ALU 8, @20, KC0[CB0:0-32], KC1[]
	TEX 0 @18
	ALU_PUSH_BEFORE 27, @29, KC0[], KC1[]
	JUMP @11 POP:1
	ALU_PUSH_BEFORE 9, @57, KC0[], KC1[]
	JUMP @10 POP:1
	ALU_PUSH_BEFORE 8, @67, KC0[], KC1[]
	JUMP @9 POP:1
	ALU_POP_AFTER 11, @76, KC0[], KC1[]
	ALU_POP_AFTER 7, @88, KC0[], KC1[]
	POP @11 POP:1
	ALU 0, @96, KC0[CB0:0-32], KC1[]
.Ltmp44:
	ALU_PUSH_BEFORE 1, @97, KC0[], KC1[]
	JUMP @15 POP:1
	ALU_POP_AFTER 34, @99, KC0[], KC1[]
	ALU 13, @134, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 18:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 20:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 29:
	  MOV * T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T4.W, T0.X, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, PV.W,  
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T2.W, PV.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  ADD_INT   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T2.W, T4.W, literal.y,  
	13(1.821688e-44), 112(1.569454e-43)
	  CNDE_INT * T2.W, PV.W, PV.Z, literal.x, 
	13(1.821688e-44), 0(0.000000e+00)
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  AND_INT   T0.Z, T0.X, literal.y,  
	  LSHL * T5.W, 1, PV.W,  
	-1(nan), 8388607(1.175494e-38)
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  OR_INT   T2.Z, PV.Z, literal.y,  
	  AND_INT * T2.W, PV.Y, literal.z,  
	-1(nan), 8388608(1.175494e-38)
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T1.Z, 1, PV.W,  
.Ltmp45:
	  AND_INT * T6.W, PV.Y, PV.Z,  
	  SETGT_UINT   T0.Z, literal.x, T4.W,  
	  SETGT_UINT * T3.W, PV.W, PV.Z,  
	113(1.583467e-43), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 57:
	  AND_INT * T2.W, T5.W, T2.Z,  
	  SETE_INT   T2.Z, PV.W, 0.0,  
	  SETNE_INT * T2.W, T6.W, T1.Z,  
	  OR_INT   T1.Z, PV.W, PV.Z,  
	  SETGT_UINT * T2.W, literal.x, T4.W,  
	143(2.003857e-43), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, PV.Z,  
	  MOV * T3.W, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.Z, 0.0,  
	ALU clause starting at 67:
	  SETGT_DX10 * T2.W, |T0.X|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T2.Z, PV.W,  
	  SETE_DX10 * T2.W, |T0.X|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T2.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 76:
	  SETNE_DX10   T1.Z, T0.X, T0.X,  
	  MOV * T2.W, T0.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MIN_INT * T2.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T2.W, literal.x, T2.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  CNDE_INT * T2.W, T0.Z, literal.x, T2.W, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T2.W, T2.W, T0.X, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 88:
	  SETE_INT * T3.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T2.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T2.W, literal.x, T2.W, T0.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T3.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 96:
	  MOV * T1.Z, KC0[2].Z,  
	ALU clause starting at 97:
	  BFE_INT * T3.W, T3.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 99:
	  SETNE_DX10 * T2.W, T0.X, T0.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T1.W, T1.W, Pred_sel_zero 
	  AND_INT   T2.Z, T0.X, literal.x, Pred_sel_zero 
	  CNDE_INT * T1.W, T0.Z, literal.y, T1.W, Pred_sel_zero
	-2147483648(-0.000000e+00), 8191(1.147804e-41)
	  OR_INT   T0.Z, T1.W, T0.X, Pred_sel_zero 
	  OR_INT * T2.W, T2.Z, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  SUB_INT   T1.X, literal.x, T2.W, Pred_sel_zero 
	  SETGT_INT   T0.Y, 0.0, T0.X, Pred_sel_zero 
	  SETGT_INT   T2.Z, 0.0, T0.Z, Pred_sel_zero 
	  SUB_INT * T3.W, literal.x, T0.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T2.Z, T2.Z, T0.Z, T3.W, Pred_sel_zero
	  CNDE_INT * T3.W, T0.Y, T2.W, T1.X, Pred_sel_zero
	  SETGE_INT * T3.W, T2.Z, T3.W, Pred_sel_zero 
	  CNDE_INT * T3.W, T3.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T3.W, T3.W, T2.Z, Pred_sel_zero 
	  SETGT_INT   T2.Z, 0.0, T3.W, Pred_sel_zero 
	  SUB_INT * T4.W, literal.x, T3.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T2.Z, T2.Z, T3.W, T4.W, Pred_sel_zero
	  SETE_DX10 * T3.W, T0.Z, T0.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T2.Z, T3.W, T0.Z, T2.Z, Pred_sel_zero
	  SETE_INT * T3.W, T0.Z, T2.W, Pred_sel_zero 
	  CNDE_INT   T0.Z, T3.W, T2.Z, T2.W, Pred_sel_zero
	  AND_INT * T1.W, T1.W, T0.X, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT * T0.X, T1.W, T0.X, T0.Z, Pred_sel_zero
	  MOV * T2.W, T0.X,  
	ALU clause starting at 134:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.W, T1.Z, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T2.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp46:
.Lfunc_end10:
	.size	store_float_rte, .Lfunc_end10-store_float_rte

	.section	.AMDGPU.config
	.long	166100
	.long	259
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	store_float_rtz
	.p2align	8
	.type	store_float_rtz,@function
store_float_rtz:
store_float_rtz$local:
.Lfunc_begin11:
	ALU 8, @12, KC0[CB0:0-32], KC1[]
	TEX 0 @10
	ALU_PUSH_BEFORE 8, @21, KC0[], KC1[]
	JUMP @5 POP:1
	ALU_POP_AFTER 18, @30, KC0[], KC1[]
	ALU 0, @49, KC0[CB0:0-32], KC1[]
.Ltmp47:
	ALU 19, @50, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 10:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 12:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp48:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 21:
	  SETGT_DX10 * T1.W, |T0.X|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T0.Z, PV.W,  
	  SETE_DX10 * T1.W, |T0.X|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 30:
	  SETNE_DX10   T0.Z, T0.X, T0.X,  
	  MOV * T1.W, T0.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T0.X, literal.x, T1.W, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T2.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T2.W, T2.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T0.Z, literal.x, T2.W, Pred_sel_zero 
	  SETGT_UINT * T1.W, T1.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T1.W, T1.W, T0.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T1.W, T1.W, T0.X, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 49:
	  MOV * T0.Z, KC0[2].Z,  
	ALU clause starting at 50:
	  SETE_INT * T2.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T0.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.W, T0.Z, PV.W,  
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp49:
.Lfunc_end11:
	.size	store_float_rtz, .Lfunc_end11-store_float_rtz

	.section	.AMDGPU.config
	.long	166100
	.long	260
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	store_float_rtp
	.p2align	8
	.type	store_float_rtp,@function
store_float_rtp:
store_float_rtp$local:
.Lfunc_begin12:
	ALU 8, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @16
	ALU_PUSH_BEFORE 3, @27, KC0[], KC1[]
	JUMP @8 POP:1
	ALU_PUSH_BEFORE 8, @31, KC0[], KC1[]
	JUMP @7 POP:1
	ALU_POP_AFTER 18, @40, KC0[], KC1[]
	ALU_POP_AFTER 7, @59, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @67, KC0[], KC1[]
	JUMP @11 POP:1
	ALU_POP_AFTER 45, @69, KC0[], KC1[]
	ALU 0, @115, KC0[CB0:0-32], KC1[]
.Ltmp50:
	ALU 13, @116, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 16:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	  LSHL * T1.W, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 27:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T0.X,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 31:
	  SETGT_DX10 * T1.W, |T0.X|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T1.Z, PV.W,  
	  SETE_DX10 * T1.W, |T0.X|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 40:
	  SETNE_DX10   T0.Z, T0.X, T0.X,  
	  MOV * T1.W, T0.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T0.X, literal.x, T1.W, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T2.W, literal.x, T1.W, Pred_sel_zero 
.Ltmp51:
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T2.W, T2.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T0.Z, literal.x, T2.W, Pred_sel_zero 
	  SETGT_UINT * T1.W, T1.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T1.W, T1.W, T0.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T1.W, T1.W, T0.X, Pred_sel_zero 
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 59:
	  SETE_INT * T2.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T0.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 67:
	  SETE_INT * T2.W, T0.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 69:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T0.X, literal.y,  
	8191(1.147804e-41), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T0.X, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10 * T1.W, T0.X, T0.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT   T1.Z, literal.x, T1.W, T0.X, Pred_sel_zero
	  OR_INT * T1.W, T0.Z, T0.X, Pred_sel_zero 
	2147483647(nan), 0(0.000000e+00)
	  SETGT_INT   T1.X, 0.0, T1.W, Pred_sel_zero 
	  SUB_INT   T0.Y, literal.x, T1.W, Pred_sel_zero 
	  SETGT_INT   T2.Z, 0.0, T1.Z, Pred_sel_zero 
	  SUB_INT * T2.W, literal.x, T1.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T2.Z, T2.Z, T1.Z, T2.W, Pred_sel_zero
	  CNDE_INT * T2.W, T1.X, T1.W, T0.Y, Pred_sel_zero
	  SETGE_INT * T3.W, T2.W, T2.Z, Pred_sel_zero 
	  CNDE_INT * T3.W, T3.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T2.Z, T1.W, T1.Z, Pred_sel_zero 
	  ADD_INT * T2.W, T3.W, T2.W, Pred_sel_zero BS:VEC_120/SCL_212
	  SETGT_INT   T0.Y, 0.0, T2.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T2.W, Pred_sel_zero 
	  AND_INT * T3.W, T2.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T3.W, 0.0, Pred_sel_zero 
	  SETE_INT   T1.Y, T1.W, T1.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T2.Z, T0.Y, T2.W, T3.Z, Pred_sel_zeroBS:VEC_021/SCL_122
	  SETE_DX10 * T2.W, T1.W, T1.W, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T2.Z, T2.W, T1.W, T2.Z, Pred_sel_zero
	  OR_INT * T1.W, T1.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.W, T2.Z, T1.Z, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T0.X, Pred_sel_zero 
	  CNDE_INT * T0.X, T1.W, T0.X, T1.Z, Pred_sel_zero
	  MOV * T1.W, T0.X,  
	ALU clause starting at 115:
	  MOV * T2.W, KC0[2].Z,  
	ALU clause starting at 116:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.W, T2.W, PV.W,  
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp52:
.Lfunc_end12:
	.size	store_float_rtp, .Lfunc_end12-store_float_rtp

	.section	.AMDGPU.config
	.long	166100
	.long	261
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	store_float_rtn
	.p2align	8
	.type	store_float_rtn,@function
store_float_rtn:
store_float_rtn$local:
.Lfunc_begin13:
	ALU 8, @18, KC0[CB0:0-32], KC1[]
	TEX 0 @16
	ALU_PUSH_BEFORE 4, @27, KC0[], KC1[]
	JUMP @5 POP:1
	ALU_POP_AFTER 48, @32, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @81, KC0[], KC1[]
	JUMP @11 POP:1
	ALU_PUSH_BEFORE 20, @83, KC0[], KC1[]
	JUMP @10 POP:1
	ALU_POP_AFTER 4, @104, KC0[], KC1[]
	ALU_POP_AFTER 6, @109, KC0[], KC1[]
	ALU 0, @116, KC0[CB0:0-32], KC1[]
.Ltmp53:
	ALU 13, @117, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	PAD
	Fetch clause starting at 16:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	ALU clause starting at 18:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	  LSHL * T1.W, PV.W, literal.x,  
.Ltmp54:
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 27:
	  MOV   T0.Y, literal.x,  
	  MOV * T1.W, T0.X,  
	1(1.401298e-45), 0(0.000000e+00)
	  SETGT_INT * T2.W, 0.0, T0.X,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 32:
	  MOV * T2.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T2.W, T0.X, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T3.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T2.W, literal.x, T2.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T2.W, T2.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T2.W, literal.x, T2.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T2.W, Pred_sel_zero 
	  MOV * T2.W, T1.W,  
	  SETNE_DX10 * T3.W, T0.X, T0.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T2.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T2.W, literal.x, T2.W, T0.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T0.X, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T2.W, Pred_sel_zero 
	  SUB_INT * T3.W, literal.x, T2.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T2.W, T3.W, Pred_sel_zero
	  SUB_INT * T3.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T4.W, T3.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T4.W, T4.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T2.W, Pred_sel_zero 
	  ADD_INT * T3.W, T4.W, T3.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T3.W, Pred_sel_zero 
	  SUB_INT   T2.Z, literal.x, T3.W, Pred_sel_zero 
	  AND_INT * T4.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T4.W, 0.0, Pred_sel_zero 
	  SETE_INT   T2.Y, T0.Y, T2.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T3.W, T2.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T3.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T3.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T3.W, T2.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T3.W, T1.Z, T2.W, Pred_sel_zero
	  AND_INT * T2.W, T0.Z, T0.X, Pred_sel_zero 
	  CNDE_INT * T2.W, T2.W, T0.X, T1.Z, Pred_sel_zero
	  MOV * T0.Y, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 81:
	  BFE_INT * T3.W, T0.Y, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 83:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T2.W, T0.X, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T2.W, T0.X, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T2.W, literal.x, T2.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T2.W, T2.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T2.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T2.W, |T0.X|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T2.Z, PV.W,  
	  SETE_DX10 * T2.W, |T0.X|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T2.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 104:
	  SETNE_DX10 * T2.W, T0.X, T0.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  AND_INT * T1.W, T0.Z, T0.X, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 109:
	  SETE_INT * T2.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T0.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T2.W, T1.W,  
	ALU clause starting at 116:
	  MOV * T1.W, KC0[2].Z,  
	ALU clause starting at 117:
	  LSHL * T0.W, T0.W, 1,  
	  ADD_INT * T0.W, T1.W, PV.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T2.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp55:
.Lfunc_end13:
	.size	store_float_rtn, .Lfunc_end13-store_float_rtn

	.section	.AMDGPU.config
	.long	166100
	.long	265
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	store_float2_rte
	.p2align	8
	.type	store_float2_rte,@function
store_float2_rte:
store_float2_rte$local:
.Lfunc_begin14:
	ALU 5, @66, KC0[CB0:0-32], KC1[]
.Ltmp56:
	ALU 2, @72, KC0[CB0:0-32], KC1[]
	TEX 0 @62
	ALU_PUSH_BEFORE 27, @75, KC0[], KC1[]
	JUMP @12 POP:1
	ALU_PUSH_BEFORE 9, @103, KC0[], KC1[]
	JUMP @11 POP:1
	ALU_PUSH_BEFORE 8, @113, KC0[], KC1[]
	JUMP @10 POP:1
	ALU_POP_AFTER 11, @122, KC0[], KC1[]
	ALU_POP_AFTER 7, @134, KC0[], KC1[]
	POP @12 POP:1
	ALU 1, @142, KC0[CB0:0-32], KC1[]
.Ltmp57:
	ALU_PUSH_BEFORE 1, @144, KC0[], KC1[]
	JUMP @16 POP:1
	ALU_POP_AFTER 34, @146, KC0[], KC1[]
	ALU 13, @181, KC0[], KC1[]
	MEM_RAT MSKOR T3.XW, T1.X
	ALU_PUSH_BEFORE 25, @195, KC0[], KC1[]
	JUMP @27 POP:1
	ALU_PUSH_BEFORE 9, @221, KC0[], KC1[]
	JUMP @26 POP:1
	ALU_PUSH_BEFORE 8, @231, KC0[], KC1[]
	JUMP @25 POP:1
	ALU_POP_AFTER 11, @240, KC0[], KC1[]
	ALU_POP_AFTER 7, @252, KC0[], KC1[]
	POP @27 POP:1
	ALU_PUSH_BEFORE 1, @260, KC0[], KC1[]
	JUMP @30 POP:1
	ALU_POP_AFTER 34, @262, KC0[], KC1[]
	ALU 13, @297, KC0[], KC1[]
	MEM_RAT MSKOR T3.XW, T1.X
	TEX 0 @64
	ALU_PUSH_BEFORE 26, @311, KC0[CB0:0-32], KC1[]
	JUMP @42 POP:1
	ALU_PUSH_BEFORE 9, @338, KC0[], KC1[]
	JUMP @41 POP:1
	ALU_PUSH_BEFORE 8, @348, KC0[], KC1[]
	JUMP @40 POP:1
	ALU_POP_AFTER 11, @357, KC0[], KC1[]
	ALU_POP_AFTER 7, @369, KC0[], KC1[]
	POP @42 POP:1
	ALU_PUSH_BEFORE 2, @377, KC0[], KC1[]
	JUMP @45 POP:1
	ALU_POP_AFTER 34, @380, KC0[], KC1[]
	ALU 12, @415, KC0[], KC1[]
	MEM_RAT MSKOR T2.XW, T0.X
	ALU_PUSH_BEFORE 25, @428, KC0[], KC1[]
	JUMP @56 POP:1
	ALU_PUSH_BEFORE 9, @454, KC0[], KC1[]
	JUMP @55 POP:1
	ALU_PUSH_BEFORE 8, @464, KC0[], KC1[]
	JUMP @54 POP:1
	ALU_POP_AFTER 11, @473, KC0[], KC1[]
	ALU_POP_AFTER 7, @485, KC0[], KC1[]
	POP @56 POP:1
	ALU_PUSH_BEFORE 1, @493, KC0[], KC1[]
	JUMP @59 POP:1
	ALU_POP_AFTER 34, @495, KC0[], KC1[]
	ALU 13, @530, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 62:
	  VTX_READ_64 T1.XY, T0.X, 0, #1
	Fetch clause starting at 64:
	  VTX_READ_64 T0.XY, T0.X, 0, #1
	ALU clause starting at 66:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
.Ltmp58:
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T2.W, PV.W, KC0[3].X,  
.Ltmp59:
	ALU clause starting at 72:
	  LSHL * T0.W, T2.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 75:
	  MOV * T0.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T5.W, T1.X, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, PV.W,  
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T3.W, PV.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  ADD_INT   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T3.W, T5.W, literal.y,  
	13(1.821688e-44), 112(1.569454e-43)
	  CNDE_INT * T3.W, PV.W, PV.Z, literal.x, 
	13(1.821688e-44), 0(0.000000e+00)
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  AND_INT   T0.Z, T1.X, literal.y,  
	  LSHL * T6.W, 1, PV.W,  
	-1(nan), 8388607(1.175494e-38)
	  ADD_INT   T2.Y, PV.W, literal.x,  
	  OR_INT   T2.Z, PV.Z, literal.y,  
	  AND_INT * T3.W, PV.Y, literal.z,  
	-1(nan), 8388608(1.175494e-38)
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T0.Z, 1, PV.W,  
	  AND_INT * T7.W, PV.Y, PV.Z,  
	  SETGT_UINT   T1.Z, literal.x, T5.W,  
	  SETGT_UINT * T4.W, PV.W, PV.Z,  
	113(1.583467e-43), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 103:
	  AND_INT * T3.W, T6.W, T2.Z,  
	  SETE_INT   T2.Z, PV.W, 0.0,  
	  SETNE_INT * T3.W, T7.W, T0.Z,  
	  OR_INT   T0.Z, PV.W, PV.Z,  
	  SETGT_UINT * T3.W, literal.x, T5.W,  
	143(2.003857e-43), 0(0.000000e+00)
	  AND_INT   T0.Z, PV.W, PV.Z,  
	  MOV * T4.W, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.Z, 0.0,  
	ALU clause starting at 113:
	  SETGT_DX10 * T3.W, |T1.X|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T2.Z, PV.W,  
	  SETE_DX10 * T3.W, |T1.X|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  OR_INT * T3.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 122:
	  SETNE_DX10   T0.Z, T1.X, T1.X,  
	  MOV * T3.W, T1.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MIN_INT * T3.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T3.W, literal.x, T3.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  CNDE_INT * T3.W, T1.Z, literal.x, T3.W, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T3.W, T3.W, T1.X, Pred_sel_zero 
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 134:
	  SETE_INT * T4.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T3.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T3.W, literal.x, T3.W, T1.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T4.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 142:
	  LSHL   T0.Y, T2.W, 1,  
	  MOV * T0.Z, KC0[2].Z,  
	ALU clause starting at 144:
	  BFE_INT * T2.W, T4.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 146:
	  SETNE_DX10 * T2.W, T1.X, T1.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T1.W, T1.W, Pred_sel_zero 
	  AND_INT   T2.Z, T1.X, literal.x, Pred_sel_zero 
	  CNDE_INT * T1.W, T1.Z, literal.y, T1.W, Pred_sel_zero
	-2147483648(-0.000000e+00), 8191(1.147804e-41)
	  OR_INT   T1.Z, T1.W, T1.X, Pred_sel_zero 
	  OR_INT * T2.W, T2.Z, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  SUB_INT   T2.X, literal.x, T2.W, Pred_sel_zero 
	  SETGT_INT   T2.Y, 0.0, T1.X, Pred_sel_zero 
	  SETGT_INT   T2.Z, 0.0, T1.Z, Pred_sel_zero 
	  SUB_INT * T3.W, literal.x, T1.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T2.Z, T2.Z, T1.Z, T3.W, Pred_sel_zero
	  CNDE_INT * T3.W, T2.Y, T2.W, T2.X, Pred_sel_zero
	  SETGE_INT * T3.W, T2.Z, T3.W, Pred_sel_zero 
	  CNDE_INT * T3.W, T3.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T3.W, T3.W, T2.Z, Pred_sel_zero 
	  SETGT_INT   T2.Z, 0.0, T3.W, Pred_sel_zero 
	  SUB_INT * T4.W, literal.x, T3.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T2.Z, T2.Z, T3.W, T4.W, Pred_sel_zero
	  SETE_DX10 * T3.W, T1.Z, T1.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T2.Z, T3.W, T1.Z, T2.Z, Pred_sel_zero
	  SETE_INT * T3.W, T1.Z, T2.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T3.W, T2.Z, T2.W, Pred_sel_zero
	  AND_INT * T1.W, T1.W, T1.X, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT * T1.X, T1.W, T1.X, T1.Z, Pred_sel_zero
	  MOV * T3.W, T1.X,  
	ALU clause starting at 181:
	  LSHL * T1.W, T0.Y, 1,  
	  ADD_INT * T2.W, T0.Z, PV.W,  
	  AND_INT * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T3.W, T3.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.X, PV.W, PV.Z,  
	  LSHL * T3.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  LSHR * T1.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 195:
	  BFE_UINT * T5.W, T1.Y, literal.x, T0.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, literal.x, PV.W,  
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T4.W, PV.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  ADD_INT   T1.Z, PV.W, literal.x,  
	  SETGT_UINT * T4.W, T5.W, literal.y,  
	13(1.821688e-44), 112(1.569454e-43)
	  CNDE_INT * T4.W, PV.W, PV.Z, literal.x, 
	13(1.821688e-44), 0(0.000000e+00)
	  ADD_INT   T0.Y, PV.W, literal.x,  
	  AND_INT   T1.Z, T1.Y, literal.y,  
	  LSHL * T7.W, 1, PV.W,  
	-1(nan), 8388607(1.175494e-38)
	  ADD_INT   T2.Y, PV.W, literal.x,  
	  OR_INT   T3.Z, PV.Z, literal.y,  
	  AND_INT * T4.W, PV.Y, literal.z,  
	-1(nan), 8388608(1.175494e-38)
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T2.Z, 1, PV.W,  
	  AND_INT * T8.W, PV.Y, PV.Z,  
	  SETGT_UINT   T1.Z, literal.x, T5.W,  
	  SETGT_UINT * T6.W, PV.W, PV.Z,  
	113(1.583467e-43), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 221:
	  AND_INT * T4.W, T7.W, T3.Z,  
	  SETE_INT   T3.Z, PV.W, 0.0,  
	  SETNE_INT * T4.W, T8.W, T2.Z,  
	  OR_INT   T2.Z, PV.W, PV.Z,  
	  SETGT_UINT * T4.W, literal.x, T5.W,  
	143(2.003857e-43), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, PV.Z,  
	  MOV * T6.W, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.Z, 0.0,  
	ALU clause starting at 231:
	  SETGT_DX10 * T4.W, |T1.Y|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T4.W, |T1.Y|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T2.Z, literal.x,  
	  OR_INT * T4.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 240:
	  SETNE_DX10   T2.Z, T1.Y, T1.Y,  
	  MOV * T4.W, T1.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MIN_INT * T4.W, T3.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T4.W, literal.x, T4.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  CNDE_INT * T4.W, T1.Z, literal.x, T4.W, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T4.W, T4.W, T1.Y, Pred_sel_zero 
	  MOV * T2.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 252:
	  SETE_INT * T5.W, T2.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T4.W, literal.x, T4.W, T1.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T6.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 260:
	  BFE_INT * T5.W, T6.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 262:
	  SETNE_DX10 * T4.W, T1.Y, T1.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MIN_INT * T3.W, T3.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T3.W, literal.x, T3.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T3.W, T3.W, Pred_sel_zero 
	  AND_INT   T2.Z, T1.Y, literal.x, Pred_sel_zero 
	  CNDE_INT * T3.W, T1.Z, literal.y, T3.W, Pred_sel_zero
	-2147483648(-0.000000e+00), 8191(1.147804e-41)
	  OR_INT   T1.Z, T3.W, T1.Y, Pred_sel_zero 
	  OR_INT * T4.W, T2.Z, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  SUB_INT   T1.X, literal.x, T4.W, Pred_sel_zero 
	  SETGT_INT   T0.Y, 0.0, T1.Y, Pred_sel_zero 
	  SETGT_INT   T2.Z, 0.0, T1.Z, Pred_sel_zero 
	  SUB_INT * T5.W, literal.x, T1.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T2.Z, T2.Z, T1.Z, T5.W, Pred_sel_zero
	  CNDE_INT * T5.W, T0.Y, T4.W, T1.X, Pred_sel_zero
	  SETGE_INT * T5.W, T2.Z, T5.W, Pred_sel_zero 
	  CNDE_INT * T5.W, T5.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T5.W, T5.W, T2.Z, Pred_sel_zero 
	  SETGT_INT   T2.Z, 0.0, T5.W, Pred_sel_zero 
	  SUB_INT * T6.W, literal.x, T5.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T2.Z, T2.Z, T5.W, T6.W, Pred_sel_zero
	  SETE_DX10 * T5.W, T1.Z, T1.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T2.Z, T5.W, T1.Z, T2.Z, Pred_sel_zero
	  SETE_INT * T5.W, T1.Z, T4.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T5.W, T2.Z, T4.W, Pred_sel_zero
	  AND_INT * T3.W, T3.W, T1.Y, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT * T1.Y, T3.W, T1.Y, T1.Z, Pred_sel_zero
	  MOV * T4.W, T1.Y,  
	ALU clause starting at 297:
	  ADD_INT * T2.W, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T3.W, T4.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.X, PV.W, PV.Z,  
	  LSHL * T3.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  LSHR * T1.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 311:
	  BFE_UINT * T5.W, T0.X, literal.x, T0.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T2.W, literal.x, PV.W,  
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T3.W, PV.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  ADD_INT   T1.Z, PV.W, literal.x,  
	  SETGT_UINT * T3.W, T5.W, literal.y,  
	13(1.821688e-44), 112(1.569454e-43)
	  CNDE_INT * T3.W, PV.W, PV.Z, literal.x, 
	13(1.821688e-44), 0(0.000000e+00)
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  AND_INT   T1.Z, T0.X, literal.y,  
	  LSHL * T6.W, 1, PV.W,  
	-1(nan), 8388607(1.175494e-38)
	  ADD_INT   T2.Y, PV.W, literal.x,  
	  OR_INT   T3.Z, PV.Z, literal.y,  
	  AND_INT * T3.W, PV.Y, literal.z,  
	-1(nan), 8388608(1.175494e-38)
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T2.Z, 1, PV.W,  
	  AND_INT * T7.W, PV.Y, PV.Z,  
	  SETGT_UINT   T1.Y, literal.x, T5.W,  
	  LSHL   T1.Z, KC0[0].W, literal.y,  
	  SETGT_UINT * T4.W, PV.W, PV.Z,  
	113(1.583467e-43), 2(2.802597e-45)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 338:
	  AND_INT * T3.W, T6.W, T3.Z,  
	  SETE_INT   T3.Z, PV.W, 0.0,  
	  SETNE_INT * T3.W, T7.W, T2.Z,  
	  OR_INT   T2.Z, PV.W, PV.Z,  
	  SETGT_UINT * T3.W, literal.x, T5.W,  
	143(2.003857e-43), 0(0.000000e+00)
	  AND_INT   T2.Z, PV.W, PV.Z,  
	  MOV * T4.W, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.Z, 0.0,  
	ALU clause starting at 348:
	  SETGT_DX10 * T3.W, |T0.X|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T3.W, |T0.X|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T2.Z, literal.x,  
	  OR_INT * T3.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 357:
	  SETNE_DX10   T2.Z, T0.X, T0.X,  
	  MOV * T3.W, T0.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MIN_INT * T3.W, T2.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T3.W, literal.x, T3.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  CNDE_INT * T3.W, T1.Y, literal.x, T3.W, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T3.W, T3.W, T0.X, Pred_sel_zero 
	  MOV * T2.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 369:
	  SETE_INT * T4.W, T2.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T3.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T3.W, literal.x, T3.W, T0.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T4.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 377:
	  ADD_INT   T0.Z, T0.Z, T1.Z,  
	  BFE_INT * T4.W, T4.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 380:
	  SETNE_DX10 * T3.W, T0.X, T0.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MIN_INT * T2.W, T2.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T2.W, literal.x, T2.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T2.W, T2.W, Pred_sel_zero 
	  AND_INT   T1.Z, T0.X, literal.x, Pred_sel_zero 
	  CNDE_INT * T2.W, T1.Y, literal.y, T2.W, Pred_sel_zero
	-2147483648(-0.000000e+00), 8191(1.147804e-41)
	  OR_INT   T2.Z, T2.W, T0.X, Pred_sel_zero 
	  OR_INT * T3.W, T1.Z, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  SUB_INT   T1.X, literal.x, T3.W, Pred_sel_zero 
	  SETGT_INT   T1.Y, 0.0, T0.X, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T2.Z, Pred_sel_zero 
	  SUB_INT * T4.W, literal.x, T2.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T2.Z, T4.W, Pred_sel_zero
	  CNDE_INT * T4.W, T1.Y, T3.W, T1.X, Pred_sel_zero
	  SETGE_INT * T4.W, T1.Z, T4.W, Pred_sel_zero 
	  CNDE_INT * T4.W, T4.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T4.W, T4.W, T1.Z, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T4.W, Pred_sel_zero 
	  SUB_INT * T5.W, literal.x, T4.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T4.W, T5.W, Pred_sel_zero
	  SETE_DX10 * T4.W, T2.Z, T2.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T1.Z, T4.W, T2.Z, T1.Z, Pred_sel_zero
	  SETE_INT * T4.W, T2.Z, T3.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T4.W, T1.Z, T3.W, Pred_sel_zero
	  AND_INT * T2.W, T2.W, T0.X, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT * T0.X, T2.W, T0.X, T1.Z, Pred_sel_zero
	  MOV * T3.W, T0.X,  
	ALU clause starting at 415:
	  ADD_INT * T1.W, T0.Z, T1.W,  
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T2.W, T3.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.X, PV.W, PV.Z,  
	  LSHL * T2.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T2.Y, 0.0,  
	  MOV * T2.Z, 0.0,  
	  LSHR * T0.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 428:
	  BFE_UINT * T3.W, T0.Y, literal.x, T0.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T0.W, literal.x, PV.W,  
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T2.W, PV.W, literal.x,  
	15(2.101948e-44), 0(0.000000e+00)
	  ADD_INT   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T2.W, T3.W, literal.y,  
	13(1.821688e-44), 112(1.569454e-43)
	  CNDE_INT * T2.W, PV.W, PV.Z, literal.x, 
	13(1.821688e-44), 0(0.000000e+00)
	  ADD_INT   T1.Y, PV.W, literal.x,  
	  AND_INT   T0.Z, T0.Y, literal.y,  
	  LSHL * T5.W, 1, PV.W,  
	-1(nan), 8388607(1.175494e-38)
	  ADD_INT   T2.Y, PV.W, literal.x,  
	  OR_INT   T2.Z, PV.Z, literal.y,  
	  AND_INT * T2.W, PV.Y, literal.z,  
	-1(nan), 8388608(1.175494e-38)
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T1.Z, 1, PV.W,  
	  AND_INT * T6.W, PV.Y, PV.Z,  
	  SETGT_UINT   T0.Z, literal.x, T3.W,  
	  SETGT_UINT * T4.W, PV.W, PV.Z,  
	113(1.583467e-43), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 454:
	  AND_INT * T2.W, T5.W, T2.Z,  
	  SETE_INT   T2.Z, PV.W, 0.0,  
	  SETNE_INT * T2.W, T6.W, T1.Z,  
	  OR_INT   T1.Z, PV.W, PV.Z,  
	  SETGT_UINT * T2.W, literal.x, T3.W,  
	143(2.003857e-43), 0(0.000000e+00)
	  AND_INT   T1.Z, PV.W, PV.Z,  
	  MOV * T4.W, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.Z, 0.0,  
	ALU clause starting at 464:
	  SETGT_DX10 * T2.W, |T0.Y|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T2.Z, PV.W,  
	  SETE_DX10 * T2.W, |T0.Y|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T2.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 473:
	  SETNE_DX10   T1.Z, T0.Y, T0.Y,  
	  MOV * T2.W, T0.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MIN_INT * T2.W, T0.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T2.W, literal.x, T2.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  CNDE_INT * T2.W, T0.Z, literal.x, T2.W, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T2.W, T2.W, T0.Y, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 485:
	  SETE_INT * T3.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T2.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T2.W, literal.x, T2.W, T0.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T4.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 493:
	  BFE_INT * T3.W, T4.W, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 495:
	  SETNE_DX10 * T2.W, T0.Y, T0.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MIN_INT * T0.W, T0.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.W, literal.x, T0.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.W, T0.W, Pred_sel_zero 
	  AND_INT   T1.Z, T0.Y, literal.x, Pred_sel_zero 
	  CNDE_INT * T0.W, T0.Z, literal.y, T0.W, Pred_sel_zero
	-2147483648(-0.000000e+00), 8191(1.147804e-41)
	  OR_INT   T0.Z, T0.W, T0.Y, Pred_sel_zero 
	  OR_INT * T2.W, T1.Z, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  SUB_INT   T0.X, literal.x, T2.W, Pred_sel_zero 
	  SETGT_INT   T1.Y, 0.0, T0.Y, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T0.Z, Pred_sel_zero 
	  SUB_INT * T3.W, literal.x, T0.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T0.Z, T3.W, Pred_sel_zero
	  CNDE_INT * T3.W, T1.Y, T2.W, T0.X, Pred_sel_zero
	  SETGE_INT * T3.W, T1.Z, T3.W, Pred_sel_zero 
	  CNDE_INT * T3.W, T3.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  ADD_INT * T3.W, T3.W, T1.Z, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T3.W, Pred_sel_zero 
	  SUB_INT * T4.W, literal.x, T3.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T3.W, T4.W, Pred_sel_zero
	  SETE_DX10 * T3.W, T0.Z, T0.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T1.Z, T3.W, T0.Z, T1.Z, Pred_sel_zero
	  SETE_INT * T3.W, T0.Z, T2.W, Pred_sel_zero 
	  CNDE_INT   T0.Z, T3.W, T1.Z, T2.W, Pred_sel_zero
	  AND_INT * T0.W, T0.W, T0.Y, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT * T0.Y, T0.W, T0.Y, T0.Z, Pred_sel_zero
	  MOV * T2.W, T0.Y,  
	ALU clause starting at 530:
	  ADD_INT * T0.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T2.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp60:
.Lfunc_end14:
	.size	store_float2_rte, .Lfunc_end14-store_float2_rte

	.section	.AMDGPU.config
	.long	166100
	.long	262
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	store_float4_rtz
	.p2align	8
	.type	store_float4_rtz,@function
store_float4_rtz:
store_float4_rtz$local:
.Lfunc_begin15:
	ALU 5, @50, KC0[CB0:0-32], KC1[]
.Ltmp61:
	ALU 2, @56, KC0[CB0:0-32], KC1[]
	TEX 0 @46
	ALU_PUSH_BEFORE 9, @59, KC0[], KC1[]
	JUMP @6 POP:1
	ALU_POP_AFTER 16, @69, KC0[], KC1[]
	ALU 2, @86, KC0[CB0:0-32], KC1[]
.Ltmp62:
	ALU 19, @89, KC0[], KC1[]
	MEM_RAT MSKOR T3.XW, T1.X
	ALU_PUSH_BEFORE 8, @109, KC0[], KC1[]
	JUMP @12 POP:1
	ALU_POP_AFTER 16, @118, KC0[], KC1[]
	ALU 19, @135, KC0[], KC1[]
	MEM_RAT MSKOR T3.XW, T1.X
	ALU_PUSH_BEFORE 8, @155, KC0[], KC1[]
	JUMP @17 POP:1
	ALU_POP_AFTER 16, @164, KC0[], KC1[]
	ALU 19, @181, KC0[], KC1[]
	MEM_RAT MSKOR T3.XW, T1.X
	ALU_PUSH_BEFORE 8, @201, KC0[], KC1[]
	JUMP @22 POP:1
	ALU_POP_AFTER 16, @210, KC0[], KC1[]
	ALU 19, @227, KC0[], KC1[]
	MEM_RAT MSKOR T2.XW, T1.X
	TEX 0 @48
	ALU_PUSH_BEFORE 9, @247, KC0[CB0:0-32], KC1[]
	JUMP @28 POP:1
	ALU_POP_AFTER 16, @257, KC0[], KC1[]
	ALU 19, @274, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 8, @294, KC0[], KC1[]
	JUMP @33 POP:1
	ALU_POP_AFTER 16, @303, KC0[], KC1[]
	ALU 19, @320, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 8, @340, KC0[], KC1[]
	JUMP @38 POP:1
	ALU_POP_AFTER 16, @349, KC0[], KC1[]
	ALU 19, @366, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 8, @386, KC0[], KC1[]
	JUMP @43 POP:1
	ALU_POP_AFTER 16, @395, KC0[], KC1[]
	ALU 19, @412, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 46:
	  VTX_READ_128 T2.XYZW, T0.X, 0, #1
	Fetch clause starting at 48:
	  VTX_READ_128 T2.XYZW, T0.X, 0, #1
	ALU clause starting at 50:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp63:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 56:
	  LSHL * T1.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 59:
	  SETGT_DX10 * T1.W, |T2.X|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T1.Z, PV.W,  
.Ltmp64:
	  SETE_DX10 * T1.W, |T2.X|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T0.Y, literal.x,  
	  MOV   T0.Z, literal.y,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 8(1.121039e-44)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 69:
	  SETNE_DX10   T1.Z, T2.X, T2.X,  
	  MOV * T3.W, T2.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  BFE_UINT * T1.W, T2.X, literal.x, T0.Z, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T3.W, T3.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T1.Z, literal.x, T3.W, Pred_sel_zero 
	  SETGT_UINT * T1.W, T1.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T1.W, T1.W, T1.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T3.W, T1.W, T2.X, Pred_sel_zero 
	  MOV * T0.Y, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 86:
	  LSHL   T1.Y, T0.W, literal.x,  
	  MOV * T1.Z, KC0[2].Z,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 89:
	  SETE_INT * T0.W, T0.Y, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T0.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T3.W, literal.x, T0.W, T2.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  LSHL * T0.W, T1.Y, 1,  
	  ADD_INT * T1.W, T1.Z, PV.W,  
	  AND_INT * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T3.W, T3.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.X, PV.W, PV.Z,  
	  LSHL * T3.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  LSHR * T1.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 109:
	  SETGT_DX10 * T3.W, |T2.Y|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T4.Z, PV.W,  
	  SETE_DX10 * T3.W, |T2.Y|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T3.Z, literal.x,  
	  OR_INT * T3.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 118:
	  SETNE_DX10   T3.Z, T2.Y, T2.Y,  
	  MOV * T3.W, T2.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  BFE_UINT * T3.W, T2.Y, literal.x, T0.Z, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T4.W, literal.x, T3.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T4.W, T4.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T3.Z, literal.x, T4.W, Pred_sel_zero 
	  SETGT_UINT * T3.W, T3.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T3.W, T3.W, T3.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T3.W, T3.W, T2.Y, Pred_sel_zero 
	  MOV * T3.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 135:
	  SETE_INT * T4.W, T3.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T3.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T3.W, literal.x, T3.W, T2.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  ADD_INT * T4.W, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T3.W, T3.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.X, PV.W, PV.Z,  
	  LSHL * T3.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  LSHR * T1.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 155:
	  SETGT_DX10 * T3.W, |T2.Z|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T4.Z, PV.W,  
	  SETE_DX10 * T3.W, |T2.Z|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T3.Z, literal.x,  
	  OR_INT * T3.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 164:
	  SETNE_DX10   T3.Z, T2.Z, T2.Z,  
	  MOV * T3.W, T2.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  BFE_UINT * T3.W, T2.Z, literal.x, T0.Z, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T4.W, literal.x, T3.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T4.W, T4.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T3.Z, literal.x, T4.W, Pred_sel_zero 
	  SETGT_UINT * T3.W, T3.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T3.W, T3.W, T3.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T3.W, T3.W, T2.Z, Pred_sel_zero 
	  MOV * T3.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 181:
	  SETE_INT * T4.W, T3.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T3.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T3.W, literal.x, T3.W, T2.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  ADD_INT * T4.W, T1.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T3.W, T3.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.X, PV.W, PV.Z,  
	  LSHL * T3.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  LSHR * T1.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 201:
	  SETGT_DX10 * T3.W, |T2.W|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T3.W, |T2.W|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T2.Z, literal.x,  
	  OR_INT * T3.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 210:
	  SETNE_DX10   T2.Z, T2.W, T2.W,  
	  MOV * T3.W, T2.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  BFE_UINT * T3.W, T2.W, literal.x, T0.Z, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T4.W, literal.x, T3.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T4.W, T4.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T2.Z, literal.x, T4.W, Pred_sel_zero 
	  SETGT_UINT * T3.W, T3.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T3.W, T3.W, T2.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T3.W, T3.W, T2.W, Pred_sel_zero 
	  MOV * T2.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 227:
	  SETE_INT * T4.W, T2.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T3.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T3.W, literal.x, T3.W, T2.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  ADD_INT * T1.W, T1.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T2.W, T3.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T2.X, PV.W, PV.Z,  
	  LSHL * T2.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T2.Y, 0.0,  
	  MOV * T2.Z, 0.0,  
	  LSHR * T1.X, T1.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 247:
	  SETGT_DX10 * T1.W, |T2.X|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T4.Z, PV.W,  
	  SETE_DX10 * T1.W, |T2.X|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T0.Y, literal.x,  
	  LSHL   T3.Z, KC0[0].W, literal.y,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 3(4.203895e-45)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 257:
	  SETNE_DX10   T4.Z, T2.X, T2.X,  
	  MOV * T1.W, T2.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  BFE_UINT * T1.W, T2.X, literal.x, T0.Z, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T3.W, T3.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T4.Z, literal.x, T3.W, Pred_sel_zero 
	  SETGT_UINT * T1.W, T1.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T1.W, T1.W, T4.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T1.W, T1.W, T2.X, Pred_sel_zero 
	  MOV * T0.Y, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 274:
	  ADD_INT   T1.Z, T1.Z, T3.Z,  
	  SETE_INT * T3.W, T0.Y, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T2.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  ADD_INT * T0.W, T1.Z, T0.W,  
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 294:
	  SETGT_DX10 * T1.W, |T2.Y|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T1.W, |T2.Y|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 303:
	  SETNE_DX10   T1.Z, T2.Y, T2.Y,  
	  MOV * T1.W, T2.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  BFE_UINT * T1.W, T2.Y, literal.x, T0.Z, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T3.W, T3.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T1.Z, literal.x, T3.W, Pred_sel_zero 
	  SETGT_UINT * T1.W, T1.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T1.W, T1.W, T1.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T1.W, T1.W, T2.Y, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 320:
	  SETE_INT * T3.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T2.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  ADD_INT * T3.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 340:
	  SETGT_DX10 * T1.W, |T2.Z|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T1.W, |T2.Z|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 349:
	  SETNE_DX10   T1.Z, T2.Z, T2.Z,  
	  MOV * T1.W, T2.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  BFE_UINT * T1.W, T2.Z, literal.x, T0.Z, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T3.W, T3.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T1.Z, literal.x, T3.W, Pred_sel_zero 
	  SETGT_UINT * T1.W, T1.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T1.W, T1.W, T1.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T1.W, T1.W, T2.Z, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 366:
	  SETE_INT * T3.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T2.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  ADD_INT * T3.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 386:
	  SETGT_DX10 * T1.W, |T2.W|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T2.Z, PV.W,  
	  SETE_DX10 * T1.W, |T2.W|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 395:
	  SETNE_DX10   T1.Z, T2.W, T2.W,  
	  MOV * T1.W, T2.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  BFE_UINT * T1.W, T2.W, literal.x, T0.Z, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T3.W, T3.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T0.Z, literal.x, T3.W, Pred_sel_zero 
	  SETGT_UINT * T1.W, T1.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T1.W, T1.W, T0.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T1.W, T1.W, T2.W, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 412:
	  SETE_INT * T3.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T2.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  ADD_INT * T0.W, T0.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp65:
.Lfunc_end15:
	.size	store_float4_rtz, .Lfunc_end15-store_float4_rtz

	.section	.AMDGPU.config
	.long	166100
	.long	264
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	store_float8_rtp
	.p2align	8
	.type	store_float8_rtp,@function
store_float8_rtp:
store_float8_rtp$local:
.Lfunc_begin16:
	ALU 5, @190, KC0[CB0:0-32], KC1[]
.Ltmp66:
	ALU 2, @196, KC0[CB0:0-32], KC1[]
	TEX 1 @182
	ALU_PUSH_BEFORE 3, @199, KC0[], KC1[]
	JUMP @9 POP:1
	ALU_PUSH_BEFORE 8, @203, KC0[], KC1[]
	JUMP @8 POP:1
	ALU_POP_AFTER 18, @212, KC0[], KC1[]
	ALU_POP_AFTER 7, @231, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @239, KC0[], KC1[]
	JUMP @12 POP:1
	ALU_POP_AFTER 45, @241, KC0[], KC1[]
	ALU 2, @287, KC0[CB0:0-32], KC1[]
.Ltmp67:
	ALU 13, @290, KC0[], KC1[]
	MEM_RAT MSKOR T5.XW, T1.X
	ALU_PUSH_BEFORE 3, @304, KC0[], KC1[]
	JUMP @21 POP:1
	ALU_PUSH_BEFORE 8, @308, KC0[], KC1[]
	JUMP @20 POP:1
	ALU_POP_AFTER 18, @317, KC0[], KC1[]
	ALU_POP_AFTER 7, @336, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @344, KC0[], KC1[]
	JUMP @24 POP:1
	ALU_POP_AFTER 45, @346, KC0[], KC1[]
	ALU 13, @392, KC0[], KC1[]
	MEM_RAT MSKOR T5.XW, T1.X
	ALU_PUSH_BEFORE 3, @406, KC0[], KC1[]
	JUMP @32 POP:1
	ALU_PUSH_BEFORE 8, @410, KC0[], KC1[]
	JUMP @31 POP:1
	ALU_POP_AFTER 18, @419, KC0[], KC1[]
	ALU_POP_AFTER 7, @438, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @446, KC0[], KC1[]
	JUMP @35 POP:1
	ALU_POP_AFTER 45, @448, KC0[], KC1[]
	ALU 13, @494, KC0[], KC1[]
	MEM_RAT MSKOR T5.XW, T1.X
	ALU_PUSH_BEFORE 3, @508, KC0[], KC1[]
	JUMP @43 POP:1
	ALU_PUSH_BEFORE 8, @512, KC0[], KC1[]
	JUMP @42 POP:1
	ALU_POP_AFTER 18, @521, KC0[], KC1[]
	ALU_POP_AFTER 7, @540, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @548, KC0[], KC1[]
	JUMP @46 POP:1
	ALU_POP_AFTER 45, @550, KC0[], KC1[]
	ALU 13, @596, KC0[], KC1[]
	MEM_RAT MSKOR T5.XW, T1.X
	ALU_PUSH_BEFORE 3, @610, KC0[], KC1[]
	JUMP @54 POP:1
	ALU_PUSH_BEFORE 8, @614, KC0[], KC1[]
	JUMP @53 POP:1
	ALU_POP_AFTER 18, @623, KC0[], KC1[]
	ALU_POP_AFTER 7, @642, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @650, KC0[], KC1[]
	JUMP @57 POP:1
	ALU_POP_AFTER 45, @652, KC0[], KC1[]
	ALU 13, @698, KC0[], KC1[]
	MEM_RAT MSKOR T4.XW, T1.X
	ALU_PUSH_BEFORE 3, @712, KC0[], KC1[]
	JUMP @65 POP:1
	ALU_PUSH_BEFORE 8, @716, KC0[], KC1[]
	JUMP @64 POP:1
	ALU_POP_AFTER 18, @725, KC0[], KC1[]
	ALU_POP_AFTER 7, @744, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @752, KC0[], KC1[]
	JUMP @68 POP:1
	ALU_POP_AFTER 45, @754, KC0[], KC1[]
	ALU 13, @800, KC0[], KC1[]
	MEM_RAT MSKOR T4.XW, T1.X
	ALU_PUSH_BEFORE 3, @814, KC0[], KC1[]
	JUMP @76 POP:1
	ALU_PUSH_BEFORE 8, @818, KC0[], KC1[]
	JUMP @75 POP:1
	ALU_POP_AFTER 18, @827, KC0[], KC1[]
	ALU_POP_AFTER 7, @846, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @854, KC0[], KC1[]
	JUMP @79 POP:1
	ALU_POP_AFTER 45, @856, KC0[], KC1[]
	ALU 13, @902, KC0[], KC1[]
	MEM_RAT MSKOR T4.XW, T1.X
	ALU_PUSH_BEFORE 3, @916, KC0[], KC1[]
	JUMP @87 POP:1
	ALU_PUSH_BEFORE 8, @920, KC0[], KC1[]
	JUMP @86 POP:1
	ALU_POP_AFTER 18, @929, KC0[], KC1[]
	ALU_POP_AFTER 7, @948, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @956, KC0[], KC1[]
	JUMP @90 POP:1
	ALU_POP_AFTER 45, @958, KC0[], KC1[]
	ALU 13, @1004, KC0[], KC1[]
	MEM_RAT MSKOR T3.XW, T1.X
	TEX 1 @186
	ALU_PUSH_BEFORE 3, @1018, KC0[], KC1[]
	JUMP @99 POP:1
	ALU_PUSH_BEFORE 8, @1022, KC0[], KC1[]
	JUMP @98 POP:1
	ALU_POP_AFTER 18, @1031, KC0[], KC1[]
	ALU_POP_AFTER 7, @1050, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @1058, KC0[CB0:0-32], KC1[]
	JUMP @102 POP:1
	ALU_POP_AFTER 45, @1062, KC0[], KC1[]
	ALU 13, @1108, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @1122, KC0[], KC1[]
	JUMP @110 POP:1
	ALU_PUSH_BEFORE 8, @1126, KC0[], KC1[]
	JUMP @109 POP:1
	ALU_POP_AFTER 18, @1135, KC0[], KC1[]
	ALU_POP_AFTER 7, @1154, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @1162, KC0[], KC1[]
	JUMP @113 POP:1
	ALU_POP_AFTER 45, @1164, KC0[], KC1[]
	ALU 13, @1210, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @1224, KC0[], KC1[]
	JUMP @121 POP:1
	ALU_PUSH_BEFORE 8, @1228, KC0[], KC1[]
	JUMP @120 POP:1
	ALU_POP_AFTER 18, @1237, KC0[], KC1[]
	ALU_POP_AFTER 7, @1256, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @1264, KC0[], KC1[]
	JUMP @124 POP:1
	ALU_POP_AFTER 45, @1266, KC0[], KC1[]
	ALU 13, @1312, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @1326, KC0[], KC1[]
	JUMP @132 POP:1
	ALU_PUSH_BEFORE 8, @1330, KC0[], KC1[]
	JUMP @131 POP:1
	ALU_POP_AFTER 18, @1339, KC0[], KC1[]
	ALU_POP_AFTER 7, @1358, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @1366, KC0[], KC1[]
	JUMP @135 POP:1
	ALU_POP_AFTER 45, @1368, KC0[], KC1[]
	ALU 13, @1414, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @1428, KC0[], KC1[]
	JUMP @143 POP:1
	ALU_PUSH_BEFORE 8, @1432, KC0[], KC1[]
	JUMP @142 POP:1
	ALU_POP_AFTER 18, @1441, KC0[], KC1[]
	ALU_POP_AFTER 7, @1460, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @1468, KC0[], KC1[]
	JUMP @146 POP:1
	ALU_POP_AFTER 45, @1470, KC0[], KC1[]
	ALU 13, @1516, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @1530, KC0[], KC1[]
	JUMP @154 POP:1
	ALU_PUSH_BEFORE 8, @1534, KC0[], KC1[]
	JUMP @153 POP:1
	ALU_POP_AFTER 18, @1543, KC0[], KC1[]
	ALU_POP_AFTER 7, @1562, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @1570, KC0[], KC1[]
	JUMP @157 POP:1
	ALU_POP_AFTER 45, @1572, KC0[], KC1[]
	ALU 13, @1618, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @1632, KC0[], KC1[]
	JUMP @165 POP:1
	ALU_PUSH_BEFORE 8, @1636, KC0[], KC1[]
	JUMP @164 POP:1
	ALU_POP_AFTER 18, @1645, KC0[], KC1[]
	ALU_POP_AFTER 7, @1664, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @1672, KC0[], KC1[]
	JUMP @168 POP:1
	ALU_POP_AFTER 45, @1674, KC0[], KC1[]
	ALU 13, @1720, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @1734, KC0[], KC1[]
	JUMP @176 POP:1
	ALU_PUSH_BEFORE 8, @1738, KC0[], KC1[]
	JUMP @175 POP:1
	ALU_POP_AFTER 18, @1747, KC0[], KC1[]
	ALU_POP_AFTER 7, @1766, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @1774, KC0[], KC1[]
	JUMP @179 POP:1
	ALU_POP_AFTER 45, @1776, KC0[], KC1[]
	ALU 13, @1822, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 182:
	  VTX_READ_128 T2.XYZW, T0.X, 16, #1
	  VTX_READ_128 T4.XYZW, T0.X, 0, #1
	Fetch clause starting at 186:
	  VTX_READ_128 T2.XYZW, T0.X, 16, #1
	  VTX_READ_128 T3.XYZW, T0.X, 0, #1
	ALU clause starting at 190:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp68:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 196:
	  LSHL * T1.W, T0.W, literal.x,  
.Ltmp69:
	5(7.006492e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 199:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T4.X,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 203:
	  SETGT_DX10 * T1.W, |T4.X|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T1.Z, PV.W,  
	  SETE_DX10 * T1.W, |T4.X|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 212:
	  SETNE_DX10   T0.Z, T4.X, T4.X,  
	  MOV * T5.W, T4.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T4.X, literal.x, T1.W, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T3.W, T3.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T0.Z, literal.x, T3.W, Pred_sel_zero 
	  SETGT_UINT * T1.W, T1.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T1.W, T1.W, T0.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T5.W, T1.W, T4.X, Pred_sel_zero 
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 231:
	  SETE_INT * T1.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T5.W, literal.x, T1.W, T4.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 239:
	  SETE_INT * T1.W, T0.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 241:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T4.X, literal.y,  
	8191(1.147804e-41), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T4.X, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10 * T1.W, T4.X, T4.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT   T1.Z, literal.x, T1.W, T4.X, Pred_sel_zero
	  OR_INT * T1.W, T0.Z, T4.X, Pred_sel_zero 
	2147483647(nan), 0(0.000000e+00)
	  SETGT_INT   T1.X, 0.0, T1.W, Pred_sel_zero 
	  SUB_INT   T0.Y, literal.x, T1.W, Pred_sel_zero 
	  SETGT_INT   T3.Z, 0.0, T1.Z, Pred_sel_zero 
	  SUB_INT * T3.W, literal.x, T1.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T3.Z, T3.Z, T1.Z, T3.W, Pred_sel_zero
	  CNDE_INT * T3.W, T1.X, T1.W, T0.Y, Pred_sel_zero
	  SETGE_INT * T5.W, T3.W, T3.Z, Pred_sel_zero 
	  CNDE_INT * T5.W, T5.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T3.Z, T1.W, T1.Z, Pred_sel_zero 
	  ADD_INT * T3.W, T5.W, T3.W, Pred_sel_zero BS:VEC_120/SCL_212
	  SETGT_INT   T0.Y, 0.0, T3.W, Pred_sel_zero 
	  SUB_INT   T5.Z, literal.x, T3.W, Pred_sel_zero 
	  AND_INT * T5.W, T3.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T5.W, 0.0, Pred_sel_zero 
	  SETE_INT   T1.Y, T1.W, T1.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T0.Y, T3.W, T5.Z, Pred_sel_zeroBS:VEC_021/SCL_122
	  SETE_DX10 * T3.W, T1.W, T1.W, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T3.W, T1.W, T3.Z, Pred_sel_zero
	  OR_INT * T1.W, T1.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.W, T3.Z, T1.Z, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T4.X, Pred_sel_zero 
	  CNDE_INT * T4.X, T1.W, T4.X, T1.Z, Pred_sel_zero
	  MOV * T5.W, T4.X,  
	ALU clause starting at 287:
	  LSHL   T0.Z, T0.W, literal.x,  
	  MOV * T1.W, KC0[2].Z,  
	3(4.203895e-45), 0(0.000000e+00)
	ALU clause starting at 290:
	  LSHL * T0.W, T0.Z, 1,  
	  ADD_INT * T3.W, T1.W, PV.W,  
	  AND_INT * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T5.W, T5.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T5.X, PV.W, PV.Z,  
	  LSHL * T5.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T5.Y, 0.0,  
	  MOV * T5.Z, 0.0,  
	  LSHR * T1.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 304:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T5.W, 0.0, T4.Y,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 308:
	  SETGT_DX10 * T5.W, |T4.Y|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T1.Z, PV.W,  
	  SETE_DX10 * T5.W, |T4.Y|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  OR_INT * T5.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 317:
	  SETNE_DX10   T0.Z, T4.Y, T4.Y,  
	  MOV * T5.W, T4.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T5.W, literal.x, Pred_sel_zero 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T5.W, T4.Y, literal.x, T5.W, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T6.W, literal.x, T5.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T6.W, T6.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T0.Z, literal.x, T6.W, Pred_sel_zero 
	  SETGT_UINT * T5.W, T5.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T5.W, T5.W, T0.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T5.W, T5.W, T4.Y, Pred_sel_zero 
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 336:
	  SETE_INT * T6.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T5.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T5.W, literal.x, T5.W, T4.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 344:
	  SETE_INT * T6.W, T0.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 346:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T5.W, T4.Y, literal.y,  
	8191(1.147804e-41), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T5.W, T4.Y, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T5.W, literal.x, T5.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T5.W, T5.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T5.W, literal.x, T5.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T5.W, Pred_sel_zero 
	  SETNE_DX10 * T5.W, T4.Y, T4.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T5.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT   T1.Z, literal.x, T5.W, T4.Y, Pred_sel_zero
	  OR_INT * T5.W, T0.Z, T4.Y, Pred_sel_zero 
	2147483647(nan), 0(0.000000e+00)
	  SETGT_INT   T1.X, 0.0, T5.W, Pred_sel_zero 
	  SUB_INT   T0.Y, literal.x, T5.W, Pred_sel_zero 
	  SETGT_INT   T3.Z, 0.0, T1.Z, Pred_sel_zero 
	  SUB_INT * T6.W, literal.x, T1.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T3.Z, T3.Z, T1.Z, T6.W, Pred_sel_zero
	  CNDE_INT * T6.W, T1.X, T5.W, T0.Y, Pred_sel_zero
	  SETGE_INT * T7.W, T6.W, T3.Z, Pred_sel_zero 
	  CNDE_INT * T7.W, T7.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T3.Z, T5.W, T1.Z, Pred_sel_zero 
	  ADD_INT * T6.W, T7.W, T6.W, Pred_sel_zero BS:VEC_120/SCL_212
	  SETGT_INT   T0.Y, 0.0, T6.W, Pred_sel_zero 
	  SUB_INT   T5.Z, literal.x, T6.W, Pred_sel_zero 
	  AND_INT * T7.W, T3.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T7.W, 0.0, Pred_sel_zero 
	  SETE_INT   T1.Y, T5.W, T1.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T0.Y, T6.W, T5.Z, Pred_sel_zeroBS:VEC_021/SCL_122
	  SETE_DX10 * T6.W, T5.W, T5.W, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T6.W, T5.W, T3.Z, Pred_sel_zero
	  OR_INT * T5.W, T1.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T5.W, T3.Z, T1.Z, Pred_sel_zero
	  AND_INT * T5.W, T0.Z, T4.Y, Pred_sel_zero 
	  CNDE_INT * T4.Y, T5.W, T4.Y, T1.Z, Pred_sel_zero
	  MOV * T5.W, T4.Y,  
	ALU clause starting at 392:
	  ADD_INT * T6.W, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T7.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T5.W, T5.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T5.X, PV.W, PV.Z,  
	  LSHL * T5.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T5.Y, 0.0,  
	  MOV * T5.Z, 0.0,  
	  LSHR * T1.X, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 406:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T5.W, 0.0, T4.Z,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 410:
	  SETGT_DX10 * T5.W, |T4.Z|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T1.Z, PV.W,  
	  SETE_DX10 * T5.W, |T4.Z|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  OR_INT * T5.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 419:
	  SETNE_DX10   T0.Z, T4.Z, T4.Z,  
	  MOV * T5.W, T4.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T5.W, literal.x, Pred_sel_zero 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T5.W, T4.Z, literal.x, T5.W, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T6.W, literal.x, T5.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T6.W, T6.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T0.Z, literal.x, T6.W, Pred_sel_zero 
	  SETGT_UINT * T5.W, T5.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T5.W, T5.W, T0.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T5.W, T5.W, T4.Z, Pred_sel_zero 
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 438:
	  SETE_INT * T6.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T5.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T5.W, literal.x, T5.W, T4.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 446:
	  SETE_INT * T6.W, T0.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 448:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T5.W, T4.Z, literal.y,  
	8191(1.147804e-41), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T5.W, T4.Z, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T5.W, literal.x, T5.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T5.W, T5.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T5.W, literal.x, T5.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T5.W, Pred_sel_zero 
	  SETNE_DX10 * T5.W, T4.Z, T4.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T5.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT   T1.Z, literal.x, T5.W, T4.Z, Pred_sel_zero
	  OR_INT * T5.W, T0.Z, T4.Z, Pred_sel_zero 
	2147483647(nan), 0(0.000000e+00)
	  SETGT_INT   T1.X, 0.0, T5.W, Pred_sel_zero 
	  SUB_INT   T0.Y, literal.x, T5.W, Pred_sel_zero 
	  SETGT_INT   T3.Z, 0.0, T1.Z, Pred_sel_zero 
	  SUB_INT * T6.W, literal.x, T1.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T3.Z, T3.Z, T1.Z, T6.W, Pred_sel_zero
	  CNDE_INT * T6.W, T1.X, T5.W, T0.Y, Pred_sel_zero
	  SETGE_INT * T7.W, T6.W, T3.Z, Pred_sel_zero 
	  CNDE_INT * T7.W, T7.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T3.Z, T5.W, T1.Z, Pred_sel_zero 
	  ADD_INT * T6.W, T7.W, T6.W, Pred_sel_zero BS:VEC_120/SCL_212
	  SETGT_INT   T0.Y, 0.0, T6.W, Pred_sel_zero 
	  SUB_INT   T5.Z, literal.x, T6.W, Pred_sel_zero 
	  AND_INT * T7.W, T3.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T7.W, 0.0, Pred_sel_zero 
	  SETE_INT   T1.Y, T5.W, T1.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T0.Y, T6.W, T5.Z, Pred_sel_zeroBS:VEC_021/SCL_122
	  SETE_DX10 * T6.W, T5.W, T5.W, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T6.W, T5.W, T3.Z, Pred_sel_zero
	  OR_INT * T5.W, T1.Y, T1.X, Pred_sel_zero 
	  CNDE_INT * T1.Z, T5.W, T3.Z, T1.Z, Pred_sel_zero
	  AND_INT * T5.W, T0.Z, T4.Z, Pred_sel_zero 
	  CNDE_INT * T4.Z, T5.W, T4.Z, T1.Z, Pred_sel_zero
	  MOV * T5.W, T4.Z,  
	ALU clause starting at 494:
	  ADD_INT * T6.W, T3.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T7.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T5.W, T5.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T5.X, PV.W, PV.Z,  
	  LSHL * T5.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T5.Y, 0.0,  
	  MOV * T5.Z, 0.0,  
	  LSHR * T1.X, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 508:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T5.W, 0.0, T4.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 512:
	  SETGT_DX10 * T5.W, |T4.W|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T1.Z, PV.W,  
	  SETE_DX10 * T5.W, |T4.W|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  OR_INT * T5.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 521:
	  SETNE_DX10   T0.Z, T4.W, T4.W,  
	  MOV * T5.W, T4.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T5.W, literal.x, Pred_sel_zero 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T5.W, T4.W, literal.x, T5.W, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T6.W, literal.x, T5.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T6.W, T6.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T0.Z, literal.x, T6.W, Pred_sel_zero 
	  SETGT_UINT * T5.W, T5.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T5.W, T5.W, T0.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T5.W, T5.W, T4.W, Pred_sel_zero 
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 540:
	  SETE_INT * T6.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T5.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T5.W, literal.x, T5.W, T4.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 548:
	  SETE_INT * T6.W, T0.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 550:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T5.W, T4.W, literal.y,  
	8191(1.147804e-41), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T5.W, T4.W, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T5.W, literal.x, T5.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T5.W, T5.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T5.W, literal.x, T5.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T5.W, Pred_sel_zero 
	  SETNE_DX10 * T5.W, T4.W, T4.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T5.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT   T1.Z, literal.x, T5.W, T4.W, Pred_sel_zero
	  OR_INT * T5.W, T0.Z, T4.W, Pred_sel_zero BS:VEC_021/SCL_122
	2147483647(nan), 0(0.000000e+00)
	  SETGT_INT   T1.X, 0.0, T5.W, Pred_sel_zero 
	  SUB_INT   T0.Y, literal.x, T5.W, Pred_sel_zero 
	  SETGT_INT   T3.Z, 0.0, T1.Z, Pred_sel_zero 
	  SUB_INT * T6.W, literal.x, T1.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T3.Z, T3.Z, T1.Z, T6.W, Pred_sel_zero
	  CNDE_INT * T6.W, T1.X, T5.W, T0.Y, Pred_sel_zero
	  SETGE_INT * T7.W, T6.W, T3.Z, Pred_sel_zero 
	  CNDE_INT * T7.W, T7.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T3.Z, T5.W, T1.Z, Pred_sel_zero 
	  ADD_INT * T6.W, T7.W, T6.W, Pred_sel_zero BS:VEC_120/SCL_212
	  SETGT_INT   T0.Y, 0.0, T6.W, Pred_sel_zero 
	  SUB_INT   T4.Z, literal.x, T6.W, Pred_sel_zero 
	  AND_INT * T7.W, T3.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T7.W, 0.0, Pred_sel_zero 
	  SETE_INT   T1.Y, T5.W, T1.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T0.Y, T6.W, T4.Z, Pred_sel_zeroBS:VEC_021/SCL_122
	  SETE_DX10 * T6.W, T5.W, T5.W, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T6.W, T5.W, T3.Z, Pred_sel_zero
	  OR_INT * T5.W, T1.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T5.W, T3.Z, T1.Z, Pred_sel_zero
	  AND_INT * T5.W, T0.Z, T4.W, Pred_sel_zero 
	  CNDE_INT * T4.W, T5.W, T4.W, T1.Z, Pred_sel_zero
	  MOV * T5.W, T4.W,  
	ALU clause starting at 596:
	  ADD_INT * T4.W, T3.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T5.W, T5.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T5.X, PV.W, PV.Z,  
	  LSHL * T5.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T5.Y, 0.0,  
	  MOV * T5.Z, 0.0,  
	  LSHR * T1.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 610:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T4.W, 0.0, T2.X,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 614:
	  SETGT_DX10 * T4.W, |T2.X|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T1.Z, PV.W,  
	  SETE_DX10 * T4.W, |T2.X|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  OR_INT * T4.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 623:
	  SETNE_DX10   T0.Z, T2.X, T2.X,  
	  MOV * T4.W, T2.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T4.W, T2.X, literal.x, T4.W, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T5.W, literal.x, T4.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T5.W, T5.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T0.Z, literal.x, T5.W, Pred_sel_zero 
	  SETGT_UINT * T4.W, T4.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T4.W, T4.W, T0.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T4.W, T4.W, T2.X, Pred_sel_zero 
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 642:
	  SETE_INT * T5.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T4.W, literal.x, T4.W, T2.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 650:
	  SETE_INT * T5.W, T0.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 652:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T4.W, T2.X, literal.y,  
	8191(1.147804e-41), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T4.W, T2.X, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T4.W, literal.x, T4.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T4.W, T4.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T4.W, literal.x, T4.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T4.W, Pred_sel_zero 
	  SETNE_DX10 * T4.W, T2.X, T2.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT   T1.Z, literal.x, T4.W, T2.X, Pred_sel_zero
	  OR_INT * T4.W, T0.Z, T2.X, Pred_sel_zero 
	2147483647(nan), 0(0.000000e+00)
	  SETGT_INT   T1.X, 0.0, T4.W, Pred_sel_zero 
	  SUB_INT   T0.Y, literal.x, T4.W, Pred_sel_zero 
	  SETGT_INT   T3.Z, 0.0, T1.Z, Pred_sel_zero 
	  SUB_INT * T5.W, literal.x, T1.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T3.Z, T3.Z, T1.Z, T5.W, Pred_sel_zero
	  CNDE_INT * T5.W, T1.X, T4.W, T0.Y, Pred_sel_zero
	  SETGE_INT * T6.W, T5.W, T3.Z, Pred_sel_zero 
	  CNDE_INT * T6.W, T6.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T3.Z, T4.W, T1.Z, Pred_sel_zero 
	  ADD_INT * T5.W, T6.W, T5.W, Pred_sel_zero BS:VEC_120/SCL_212
	  SETGT_INT   T0.Y, 0.0, T5.W, Pred_sel_zero 
	  SUB_INT   T4.Z, literal.x, T5.W, Pred_sel_zero 
	  AND_INT * T6.W, T3.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T6.W, 0.0, Pred_sel_zero 
	  SETE_INT   T1.Y, T4.W, T1.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T0.Y, T5.W, T4.Z, Pred_sel_zeroBS:VEC_021/SCL_122
	  SETE_DX10 * T5.W, T4.W, T4.W, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T5.W, T4.W, T3.Z, Pred_sel_zero
	  OR_INT * T4.W, T1.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T4.W, T3.Z, T1.Z, Pred_sel_zero
	  AND_INT * T4.W, T0.Z, T2.X, Pred_sel_zero 
	  CNDE_INT * T2.X, T4.W, T2.X, T1.Z, Pred_sel_zero
	  MOV * T4.W, T2.X,  
	ALU clause starting at 698:
	  ADD_INT * T5.W, T3.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T4.W, T4.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T4.X, PV.W, PV.Z,  
	  LSHL * T4.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  MOV * T4.Z, 0.0,  
	  LSHR * T1.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 712:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T4.W, 0.0, T2.Y,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 716:
	  SETGT_DX10 * T4.W, |T2.Y|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T1.Z, PV.W,  
	  SETE_DX10 * T4.W, |T2.Y|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  OR_INT * T4.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 725:
	  SETNE_DX10   T0.Z, T2.Y, T2.Y,  
	  MOV * T4.W, T2.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T4.W, T2.Y, literal.x, T4.W, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T5.W, literal.x, T4.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T5.W, T5.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T0.Z, literal.x, T5.W, Pred_sel_zero 
	  SETGT_UINT * T4.W, T4.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T4.W, T4.W, T0.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T4.W, T4.W, T2.Y, Pred_sel_zero 
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 744:
	  SETE_INT * T5.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T4.W, literal.x, T4.W, T2.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 752:
	  SETE_INT * T5.W, T0.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 754:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T4.W, T2.Y, literal.y,  
	8191(1.147804e-41), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T4.W, T2.Y, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T4.W, literal.x, T4.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T4.W, T4.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T4.W, literal.x, T4.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T4.W, Pred_sel_zero 
	  SETNE_DX10 * T4.W, T2.Y, T2.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT   T1.Z, literal.x, T4.W, T2.Y, Pred_sel_zero
	  OR_INT * T4.W, T0.Z, T2.Y, Pred_sel_zero 
	2147483647(nan), 0(0.000000e+00)
	  SETGT_INT   T1.X, 0.0, T4.W, Pred_sel_zero 
	  SUB_INT   T0.Y, literal.x, T4.W, Pred_sel_zero 
	  SETGT_INT   T3.Z, 0.0, T1.Z, Pred_sel_zero 
	  SUB_INT * T5.W, literal.x, T1.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T3.Z, T3.Z, T1.Z, T5.W, Pred_sel_zero
	  CNDE_INT * T5.W, T1.X, T4.W, T0.Y, Pred_sel_zero
	  SETGE_INT * T6.W, T5.W, T3.Z, Pred_sel_zero 
	  CNDE_INT * T6.W, T6.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T3.Z, T4.W, T1.Z, Pred_sel_zero 
	  ADD_INT * T5.W, T6.W, T5.W, Pred_sel_zero BS:VEC_120/SCL_212
	  SETGT_INT   T0.Y, 0.0, T5.W, Pred_sel_zero 
	  SUB_INT   T4.Z, literal.x, T5.W, Pred_sel_zero 
	  AND_INT * T6.W, T3.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T6.W, 0.0, Pred_sel_zero 
	  SETE_INT   T1.Y, T4.W, T1.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T0.Y, T5.W, T4.Z, Pred_sel_zeroBS:VEC_021/SCL_122
	  SETE_DX10 * T5.W, T4.W, T4.W, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T5.W, T4.W, T3.Z, Pred_sel_zero
	  OR_INT * T4.W, T1.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T4.W, T3.Z, T1.Z, Pred_sel_zero
	  AND_INT * T4.W, T0.Z, T2.Y, Pred_sel_zero 
	  CNDE_INT * T2.Y, T4.W, T2.Y, T1.Z, Pred_sel_zero
	  MOV * T4.W, T2.Y,  
	ALU clause starting at 800:
	  ADD_INT * T5.W, T3.W, literal.x,  
	10(1.401298e-44), 0(0.000000e+00)
	  AND_INT * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T4.W, T4.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T4.X, PV.W, PV.Z,  
	  LSHL * T4.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  MOV * T4.Z, 0.0,  
	  LSHR * T1.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 814:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T4.W, 0.0, T2.Z,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 818:
	  SETGT_DX10 * T4.W, |T2.Z|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T1.Z, PV.W,  
	  SETE_DX10 * T4.W, |T2.Z|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  OR_INT * T4.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 827:
	  SETNE_DX10   T0.Z, T2.Z, T2.Z,  
	  MOV * T4.W, T2.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T4.W, T2.Z, literal.x, T4.W, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T5.W, literal.x, T4.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T5.W, T5.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T0.Z, literal.x, T5.W, Pred_sel_zero 
	  SETGT_UINT * T4.W, T4.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T4.W, T4.W, T0.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T4.W, T4.W, T2.Z, Pred_sel_zero 
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 846:
	  SETE_INT * T5.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T4.W, literal.x, T4.W, T2.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 854:
	  SETE_INT * T5.W, T0.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 856:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T4.W, T2.Z, literal.y,  
	8191(1.147804e-41), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T4.W, T2.Z, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T4.W, literal.x, T4.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T4.W, T4.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T4.W, literal.x, T4.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T4.W, Pred_sel_zero 
	  SETNE_DX10 * T4.W, T2.Z, T2.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT   T1.Z, literal.x, T4.W, T2.Z, Pred_sel_zero
	  OR_INT * T4.W, T0.Z, T2.Z, Pred_sel_zero 
	2147483647(nan), 0(0.000000e+00)
	  SETGT_INT   T1.X, 0.0, T4.W, Pred_sel_zero 
	  SUB_INT   T0.Y, literal.x, T4.W, Pred_sel_zero 
	  SETGT_INT   T3.Z, 0.0, T1.Z, Pred_sel_zero 
	  SUB_INT * T5.W, literal.x, T1.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T3.Z, T3.Z, T1.Z, T5.W, Pred_sel_zero
	  CNDE_INT * T5.W, T1.X, T4.W, T0.Y, Pred_sel_zero
	  SETGE_INT * T6.W, T5.W, T3.Z, Pred_sel_zero 
	  CNDE_INT * T6.W, T6.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T3.Z, T4.W, T1.Z, Pred_sel_zero 
	  ADD_INT * T5.W, T6.W, T5.W, Pred_sel_zero BS:VEC_120/SCL_212
	  SETGT_INT   T0.Y, 0.0, T5.W, Pred_sel_zero 
	  SUB_INT   T4.Z, literal.x, T5.W, Pred_sel_zero 
	  AND_INT * T6.W, T3.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T6.W, 0.0, Pred_sel_zero 
	  SETE_INT   T1.Y, T4.W, T1.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T0.Y, T5.W, T4.Z, Pred_sel_zeroBS:VEC_021/SCL_122
	  SETE_DX10 * T5.W, T4.W, T4.W, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T5.W, T4.W, T3.Z, Pred_sel_zero
	  OR_INT * T4.W, T1.Y, T1.X, Pred_sel_zero 
	  CNDE_INT * T1.Z, T4.W, T3.Z, T1.Z, Pred_sel_zero
	  AND_INT * T4.W, T0.Z, T2.Z, Pred_sel_zero 
	  CNDE_INT * T2.Z, T4.W, T2.Z, T1.Z, Pred_sel_zero
	  MOV * T4.W, T2.Z,  
	ALU clause starting at 902:
	  ADD_INT * T5.W, T3.W, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  AND_INT * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T4.W, T4.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T4.X, PV.W, PV.Z,  
	  LSHL * T4.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  MOV * T4.Z, 0.0,  
	  LSHR * T1.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 916:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T4.W, 0.0, T2.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 920:
	  SETGT_DX10 * T4.W, |T2.W|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T1.Z, PV.W,  
	  SETE_DX10 * T4.W, |T2.W|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  OR_INT * T4.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 929:
	  SETNE_DX10   T0.Z, T2.W, T2.W,  
	  MOV * T4.W, T2.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T4.W, T2.W, literal.x, T4.W, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T5.W, literal.x, T4.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T5.W, T5.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T0.Z, literal.x, T5.W, Pred_sel_zero 
	  SETGT_UINT * T4.W, T4.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T4.W, T4.W, T0.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T4.W, T4.W, T2.W, Pred_sel_zero 
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 948:
	  SETE_INT * T5.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T4.W, literal.x, T4.W, T2.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 956:
	  SETE_INT * T5.W, T0.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 958:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T4.W, T2.W, literal.y,  
	8191(1.147804e-41), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T4.W, T2.W, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T4.W, literal.x, T4.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T4.W, T4.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T4.W, literal.x, T4.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T4.W, Pred_sel_zero 
	  SETNE_DX10 * T4.W, T2.W, T2.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT   T1.Z, literal.x, T4.W, T2.W, Pred_sel_zero
	  OR_INT * T4.W, T0.Z, T2.W, Pred_sel_zero BS:VEC_021/SCL_122
	2147483647(nan), 0(0.000000e+00)
	  SETGT_INT   T1.X, 0.0, T4.W, Pred_sel_zero 
	  SUB_INT   T0.Y, literal.x, T4.W, Pred_sel_zero 
	  SETGT_INT   T2.Z, 0.0, T1.Z, Pred_sel_zero 
	  SUB_INT * T5.W, literal.x, T1.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T2.Z, T2.Z, T1.Z, T5.W, Pred_sel_zero
	  CNDE_INT * T5.W, T1.X, T4.W, T0.Y, Pred_sel_zero
	  SETGE_INT * T6.W, T5.W, T2.Z, Pred_sel_zero 
	  CNDE_INT * T6.W, T6.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T2.Z, T4.W, T1.Z, Pred_sel_zero 
	  ADD_INT * T5.W, T6.W, T5.W, Pred_sel_zero BS:VEC_120/SCL_212
	  SETGT_INT   T0.Y, 0.0, T5.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T5.W, Pred_sel_zero 
	  AND_INT * T6.W, T2.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T6.W, 0.0, Pred_sel_zero 
	  SETE_INT   T1.Y, T4.W, T1.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T2.Z, T0.Y, T5.W, T3.Z, Pred_sel_zeroBS:VEC_021/SCL_122
	  SETE_DX10 * T5.W, T4.W, T4.W, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T2.Z, T5.W, T4.W, T2.Z, Pred_sel_zero
	  OR_INT * T4.W, T1.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T4.W, T2.Z, T1.Z, Pred_sel_zero
	  AND_INT * T4.W, T0.Z, T2.W, Pred_sel_zero 
	  CNDE_INT * T2.W, T4.W, T2.W, T1.Z, Pred_sel_zero
	  MOV * T4.W, T2.W,  
	ALU clause starting at 1004:
	  ADD_INT * T2.W, T3.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T3.W, T4.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.X, PV.W, PV.Z,  
	  LSHL * T3.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  LSHR * T1.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1018:
	  MOV   T1.Z, literal.x,  
	  SETGT_INT * T4.W, 0.0, T3.X,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1022:
	  SETGT_DX10 * T4.W, |T3.X|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T1.Z, PV.W,  
	  SETE_DX10 * T4.W, |T3.X|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  OR_INT * T4.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1031:
	  SETNE_DX10   T0.Z, T3.X, T3.X,  
	  MOV * T4.W, T3.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T4.W, T3.X, literal.x, T4.W, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T5.W, literal.x, T4.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T5.W, T5.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T0.Z, literal.x, T5.W, Pred_sel_zero 
	  SETGT_UINT * T4.W, T4.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T4.W, T4.W, T0.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T4.W, T4.W, T3.X, Pred_sel_zero 
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1050:
	  SETE_INT * T5.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T4.W, literal.x, T4.W, T3.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1058:
	  LSHL   T0.Z, KC0[0].W, literal.x,  
	  SETE_INT * T5.W, T1.Z, 0.0,  
	4(5.605194e-45), 0(0.000000e+00)
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1062:
	  MOV   T1.Z, literal.x,  
	  SETGT_UINT * T4.W, T3.X, literal.y,  
	8191(1.147804e-41), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T4.W, T3.X, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T4.W, literal.x, T4.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T4.W, T4.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T4.W, literal.x, T4.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T1.Z, T4.W, Pred_sel_zero 
	  SETNE_DX10 * T4.W, T3.X, T3.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT   T4.Z, literal.x, T4.W, T3.X, Pred_sel_zero
	  OR_INT * T4.W, T1.Z, T3.X, Pred_sel_zero 
	2147483647(nan), 0(0.000000e+00)
	  SETGT_INT   T0.X, 0.0, T4.W, Pred_sel_zero 
	  SUB_INT   T0.Y, literal.x, T4.W, Pred_sel_zero 
	  SETGT_INT   T5.Z, 0.0, T4.Z, Pred_sel_zero 
	  SUB_INT * T5.W, literal.x, T4.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T5.Z, T5.Z, T4.Z, T5.W, Pred_sel_zero
	  CNDE_INT * T5.W, T0.X, T4.W, T0.Y, Pred_sel_zero
	  SETGE_INT * T6.W, T5.W, T5.Z, Pred_sel_zero 
	  CNDE_INT * T6.W, T6.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T5.Z, T4.W, T4.Z, Pred_sel_zero 
	  ADD_INT * T5.W, T6.W, T5.W, Pred_sel_zero BS:VEC_120/SCL_212
	  SETGT_INT   T0.Y, 0.0, T5.W, Pred_sel_zero 
	  SUB_INT   T6.Z, literal.x, T5.W, Pred_sel_zero 
	  AND_INT * T6.W, T5.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T6.W, 0.0, Pred_sel_zero 
	  SETE_INT   T1.Y, T4.W, T4.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T5.Z, T0.Y, T5.W, T6.Z, Pred_sel_zeroBS:VEC_021/SCL_122
	  SETE_DX10 * T5.W, T4.W, T4.W, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T5.Z, T5.W, T4.W, T5.Z, Pred_sel_zero
	  OR_INT * T4.W, T1.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T4.Z, T4.W, T5.Z, T4.Z, Pred_sel_zero
	  AND_INT * T4.W, T1.Z, T3.X, Pred_sel_zero 
	  CNDE_INT * T3.X, T4.W, T3.X, T4.Z, Pred_sel_zero
	  MOV * T4.W, T3.X,  
	ALU clause starting at 1108:
	  ADD_INT * T0.X, T1.W, T0.Z,  
	  ADD_INT * T0.W, PV.X, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T4.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1122:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T3.Y,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1126:
	  SETGT_DX10 * T1.W, |T3.Y|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T1.Z, PV.W,  
	  SETE_DX10 * T1.W, |T3.Y|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1135:
	  SETNE_DX10   T0.Z, T3.Y, T3.Y,  
	  MOV * T1.W, T3.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T3.Y, literal.x, T1.W, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T4.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T4.W, T4.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T0.Z, literal.x, T4.W, Pred_sel_zero 
	  SETGT_UINT * T1.W, T1.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T1.W, T1.W, T0.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T1.W, T1.W, T3.Y, Pred_sel_zero 
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1154:
	  SETE_INT * T4.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T3.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1162:
	  SETE_INT * T4.W, T0.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1164:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T3.Y, literal.y,  
	8191(1.147804e-41), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T3.Y, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10 * T1.W, T3.Y, T3.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT   T1.Z, literal.x, T1.W, T3.Y, Pred_sel_zero
	  OR_INT * T1.W, T0.Z, T3.Y, Pred_sel_zero 
	2147483647(nan), 0(0.000000e+00)
	  SETGT_INT   T0.X, 0.0, T1.W, Pred_sel_zero 
	  SUB_INT   T0.Y, literal.x, T1.W, Pred_sel_zero 
	  SETGT_INT   T4.Z, 0.0, T1.Z, Pred_sel_zero 
	  SUB_INT * T4.W, literal.x, T1.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T4.Z, T4.Z, T1.Z, T4.W, Pred_sel_zero
	  CNDE_INT * T4.W, T0.X, T1.W, T0.Y, Pred_sel_zero
	  SETGE_INT * T5.W, T4.W, T4.Z, Pred_sel_zero 
	  CNDE_INT * T5.W, T5.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T4.Z, T1.W, T1.Z, Pred_sel_zero 
	  ADD_INT * T4.W, T5.W, T4.W, Pred_sel_zero BS:VEC_120/SCL_212
	  SETGT_INT   T0.Y, 0.0, T4.W, Pred_sel_zero 
	  SUB_INT   T5.Z, literal.x, T4.W, Pred_sel_zero 
	  AND_INT * T5.W, T4.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T5.W, 0.0, Pred_sel_zero 
	  SETE_INT   T1.Y, T1.W, T1.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T4.Z, T0.Y, T4.W, T5.Z, Pred_sel_zeroBS:VEC_021/SCL_122
	  SETE_DX10 * T4.W, T1.W, T1.W, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T4.Z, T4.W, T1.W, T4.Z, Pred_sel_zero
	  OR_INT * T1.W, T1.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.W, T4.Z, T1.Z, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T3.Y, Pred_sel_zero 
	  CNDE_INT * T3.Y, T1.W, T3.Y, T1.Z, Pred_sel_zero
	  MOV * T1.W, T3.Y,  
	ALU clause starting at 1210:
	  ADD_INT * T4.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1224:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T3.Z,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1228:
	  SETGT_DX10 * T1.W, |T3.Z|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T1.Z, PV.W,  
	  SETE_DX10 * T1.W, |T3.Z|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1237:
	  SETNE_DX10   T0.Z, T3.Z, T3.Z,  
	  MOV * T1.W, T3.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T3.Z, literal.x, T1.W, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T4.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T4.W, T4.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T0.Z, literal.x, T4.W, Pred_sel_zero 
	  SETGT_UINT * T1.W, T1.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T1.W, T1.W, T0.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T1.W, T1.W, T3.Z, Pred_sel_zero 
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1256:
	  SETE_INT * T4.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T3.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1264:
	  SETE_INT * T4.W, T0.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1266:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T3.Z, literal.y,  
	8191(1.147804e-41), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T3.Z, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10 * T1.W, T3.Z, T3.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT   T1.Z, literal.x, T1.W, T3.Z, Pred_sel_zero
	  OR_INT * T1.W, T0.Z, T3.Z, Pred_sel_zero 
	2147483647(nan), 0(0.000000e+00)
	  SETGT_INT   T0.X, 0.0, T1.W, Pred_sel_zero 
	  SUB_INT   T0.Y, literal.x, T1.W, Pred_sel_zero 
	  SETGT_INT   T4.Z, 0.0, T1.Z, Pred_sel_zero 
	  SUB_INT * T4.W, literal.x, T1.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T4.Z, T4.Z, T1.Z, T4.W, Pred_sel_zero
	  CNDE_INT * T4.W, T0.X, T1.W, T0.Y, Pred_sel_zero
	  SETGE_INT * T5.W, T4.W, T4.Z, Pred_sel_zero 
	  CNDE_INT * T5.W, T5.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T4.Z, T1.W, T1.Z, Pred_sel_zero 
	  ADD_INT * T4.W, T5.W, T4.W, Pred_sel_zero BS:VEC_120/SCL_212
	  SETGT_INT   T0.Y, 0.0, T4.W, Pred_sel_zero 
	  SUB_INT   T5.Z, literal.x, T4.W, Pred_sel_zero 
	  AND_INT * T5.W, T4.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T5.W, 0.0, Pred_sel_zero 
	  SETE_INT   T1.Y, T1.W, T1.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T4.Z, T0.Y, T4.W, T5.Z, Pred_sel_zeroBS:VEC_021/SCL_122
	  SETE_DX10 * T4.W, T1.W, T1.W, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T4.Z, T4.W, T1.W, T4.Z, Pred_sel_zero
	  OR_INT * T1.W, T1.Y, T0.X, Pred_sel_zero 
	  CNDE_INT * T1.Z, T1.W, T4.Z, T1.Z, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T3.Z, Pred_sel_zero 
	  CNDE_INT * T3.Z, T1.W, T3.Z, T1.Z, Pred_sel_zero
	  MOV * T1.W, T3.Z,  
	ALU clause starting at 1312:
	  ADD_INT * T4.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1326:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T3.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1330:
	  SETGT_DX10 * T1.W, |T3.W|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T1.Z, PV.W,  
	  SETE_DX10 * T1.W, |T3.W|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1339:
	  SETNE_DX10   T0.Z, T3.W, T3.W,  
	  MOV * T1.W, T3.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T3.W, literal.x, T1.W, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T4.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T4.W, T4.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T0.Z, literal.x, T4.W, Pred_sel_zero 
	  SETGT_UINT * T1.W, T1.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T1.W, T1.W, T0.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T1.W, T1.W, T3.W, Pred_sel_zero 
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1358:
	  SETE_INT * T4.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T3.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1366:
	  SETE_INT * T4.W, T0.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1368:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T3.W, literal.y,  
	8191(1.147804e-41), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T3.W, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10 * T1.W, T3.W, T3.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT   T1.Z, literal.x, T1.W, T3.W, Pred_sel_zero
	  OR_INT * T1.W, T0.Z, T3.W, Pred_sel_zero BS:VEC_021/SCL_122
	2147483647(nan), 0(0.000000e+00)
	  SETGT_INT   T0.X, 0.0, T1.W, Pred_sel_zero 
	  SUB_INT   T0.Y, literal.x, T1.W, Pred_sel_zero 
	  SETGT_INT   T3.Z, 0.0, T1.Z, Pred_sel_zero 
	  SUB_INT * T4.W, literal.x, T1.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T3.Z, T3.Z, T1.Z, T4.W, Pred_sel_zero
	  CNDE_INT * T4.W, T0.X, T1.W, T0.Y, Pred_sel_zero
	  SETGE_INT * T5.W, T4.W, T3.Z, Pred_sel_zero 
	  CNDE_INT * T5.W, T5.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T3.Z, T1.W, T1.Z, Pred_sel_zero 
	  ADD_INT * T4.W, T5.W, T4.W, Pred_sel_zero BS:VEC_120/SCL_212
	  SETGT_INT   T0.Y, 0.0, T4.W, Pred_sel_zero 
	  SUB_INT   T4.Z, literal.x, T4.W, Pred_sel_zero 
	  AND_INT * T5.W, T3.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T5.W, 0.0, Pred_sel_zero 
	  SETE_INT   T1.Y, T1.W, T1.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T0.Y, T4.W, T4.Z, Pred_sel_zeroBS:VEC_021/SCL_122
	  SETE_DX10 * T4.W, T1.W, T1.W, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T4.W, T1.W, T3.Z, Pred_sel_zero
	  OR_INT * T1.W, T1.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.W, T3.Z, T1.Z, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T3.W, Pred_sel_zero 
	  CNDE_INT * T3.W, T1.W, T3.W, T1.Z, Pred_sel_zero
	  MOV * T1.W, T3.W,  
	ALU clause starting at 1414:
	  ADD_INT * T3.W, T0.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1428:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T2.X,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1432:
	  SETGT_DX10 * T1.W, |T2.X|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T1.Z, PV.W,  
	  SETE_DX10 * T1.W, |T2.X|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1441:
	  SETNE_DX10   T0.Z, T2.X, T2.X,  
	  MOV * T1.W, T2.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T2.X, literal.x, T1.W, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T3.W, T3.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T0.Z, literal.x, T3.W, Pred_sel_zero 
	  SETGT_UINT * T1.W, T1.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T1.W, T1.W, T0.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T1.W, T1.W, T2.X, Pred_sel_zero 
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1460:
	  SETE_INT * T3.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T2.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1468:
	  SETE_INT * T3.W, T0.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1470:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T2.X, literal.y,  
	8191(1.147804e-41), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T2.X, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10 * T1.W, T2.X, T2.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT   T1.Z, literal.x, T1.W, T2.X, Pred_sel_zero
	  OR_INT * T1.W, T0.Z, T2.X, Pred_sel_zero 
	2147483647(nan), 0(0.000000e+00)
	  SETGT_INT   T0.X, 0.0, T1.W, Pred_sel_zero 
	  SUB_INT   T0.Y, literal.x, T1.W, Pred_sel_zero 
	  SETGT_INT   T3.Z, 0.0, T1.Z, Pred_sel_zero 
	  SUB_INT * T3.W, literal.x, T1.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T3.Z, T3.Z, T1.Z, T3.W, Pred_sel_zero
	  CNDE_INT * T3.W, T0.X, T1.W, T0.Y, Pred_sel_zero
	  SETGE_INT * T4.W, T3.W, T3.Z, Pred_sel_zero 
	  CNDE_INT * T4.W, T4.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T3.Z, T1.W, T1.Z, Pred_sel_zero 
	  ADD_INT * T3.W, T4.W, T3.W, Pred_sel_zero BS:VEC_120/SCL_212
	  SETGT_INT   T0.Y, 0.0, T3.W, Pred_sel_zero 
	  SUB_INT   T4.Z, literal.x, T3.W, Pred_sel_zero 
	  AND_INT * T4.W, T3.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T4.W, 0.0, Pred_sel_zero 
	  SETE_INT   T1.Y, T1.W, T1.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T0.Y, T3.W, T4.Z, Pred_sel_zeroBS:VEC_021/SCL_122
	  SETE_DX10 * T3.W, T1.W, T1.W, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T3.W, T1.W, T3.Z, Pred_sel_zero
	  OR_INT * T1.W, T1.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.W, T3.Z, T1.Z, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T2.X, Pred_sel_zero 
	  CNDE_INT * T2.X, T1.W, T2.X, T1.Z, Pred_sel_zero
	  MOV * T1.W, T2.X,  
	ALU clause starting at 1516:
	  ADD_INT * T3.W, T0.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1530:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T2.Y,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1534:
	  SETGT_DX10 * T1.W, |T2.Y|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T1.Z, PV.W,  
	  SETE_DX10 * T1.W, |T2.Y|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1543:
	  SETNE_DX10   T0.Z, T2.Y, T2.Y,  
	  MOV * T1.W, T2.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T2.Y, literal.x, T1.W, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T3.W, T3.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T0.Z, literal.x, T3.W, Pred_sel_zero 
	  SETGT_UINT * T1.W, T1.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T1.W, T1.W, T0.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T1.W, T1.W, T2.Y, Pred_sel_zero 
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1562:
	  SETE_INT * T3.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T2.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1570:
	  SETE_INT * T3.W, T0.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1572:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T2.Y, literal.y,  
	8191(1.147804e-41), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T2.Y, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10 * T1.W, T2.Y, T2.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT   T1.Z, literal.x, T1.W, T2.Y, Pred_sel_zero
	  OR_INT * T1.W, T0.Z, T2.Y, Pred_sel_zero 
	2147483647(nan), 0(0.000000e+00)
	  SETGT_INT   T0.X, 0.0, T1.W, Pred_sel_zero 
	  SUB_INT   T0.Y, literal.x, T1.W, Pred_sel_zero 
	  SETGT_INT   T3.Z, 0.0, T1.Z, Pred_sel_zero 
	  SUB_INT * T3.W, literal.x, T1.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T3.Z, T3.Z, T1.Z, T3.W, Pred_sel_zero
	  CNDE_INT * T3.W, T0.X, T1.W, T0.Y, Pred_sel_zero
	  SETGE_INT * T4.W, T3.W, T3.Z, Pred_sel_zero 
	  CNDE_INT * T4.W, T4.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T3.Z, T1.W, T1.Z, Pred_sel_zero 
	  ADD_INT * T3.W, T4.W, T3.W, Pred_sel_zero BS:VEC_120/SCL_212
	  SETGT_INT   T0.Y, 0.0, T3.W, Pred_sel_zero 
	  SUB_INT   T4.Z, literal.x, T3.W, Pred_sel_zero 
	  AND_INT * T4.W, T3.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T4.W, 0.0, Pred_sel_zero 
	  SETE_INT   T1.Y, T1.W, T1.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T0.Y, T3.W, T4.Z, Pred_sel_zeroBS:VEC_021/SCL_122
	  SETE_DX10 * T3.W, T1.W, T1.W, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T3.W, T1.W, T3.Z, Pred_sel_zero
	  OR_INT * T1.W, T1.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.W, T3.Z, T1.Z, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T2.Y, Pred_sel_zero 
	  CNDE_INT * T2.Y, T1.W, T2.Y, T1.Z, Pred_sel_zero
	  MOV * T1.W, T2.Y,  
	ALU clause starting at 1618:
	  ADD_INT * T3.W, T0.W, literal.x,  
	10(1.401298e-44), 0(0.000000e+00)
	  AND_INT * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1632:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T2.Z,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1636:
	  SETGT_DX10 * T1.W, |T2.Z|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T1.Z, PV.W,  
	  SETE_DX10 * T1.W, |T2.Z|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1645:
	  SETNE_DX10   T0.Z, T2.Z, T2.Z,  
	  MOV * T1.W, T2.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T2.Z, literal.x, T1.W, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T3.W, T3.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T0.Z, literal.x, T3.W, Pred_sel_zero 
	  SETGT_UINT * T1.W, T1.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T1.W, T1.W, T0.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T1.W, T1.W, T2.Z, Pred_sel_zero 
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1664:
	  SETE_INT * T3.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T2.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1672:
	  SETE_INT * T3.W, T0.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1674:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T2.Z, literal.y,  
	8191(1.147804e-41), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T2.Z, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10 * T1.W, T2.Z, T2.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT   T1.Z, literal.x, T1.W, T2.Z, Pred_sel_zero
	  OR_INT * T1.W, T0.Z, T2.Z, Pred_sel_zero 
	2147483647(nan), 0(0.000000e+00)
	  SETGT_INT   T0.X, 0.0, T1.W, Pred_sel_zero 
	  SUB_INT   T0.Y, literal.x, T1.W, Pred_sel_zero 
	  SETGT_INT   T3.Z, 0.0, T1.Z, Pred_sel_zero 
	  SUB_INT * T3.W, literal.x, T1.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T3.Z, T3.Z, T1.Z, T3.W, Pred_sel_zero
	  CNDE_INT * T3.W, T0.X, T1.W, T0.Y, Pred_sel_zero
	  SETGE_INT * T4.W, T3.W, T3.Z, Pred_sel_zero 
	  CNDE_INT * T4.W, T4.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T3.Z, T1.W, T1.Z, Pred_sel_zero 
	  ADD_INT * T3.W, T4.W, T3.W, Pred_sel_zero BS:VEC_120/SCL_212
	  SETGT_INT   T0.Y, 0.0, T3.W, Pred_sel_zero 
	  SUB_INT   T4.Z, literal.x, T3.W, Pred_sel_zero 
	  AND_INT * T4.W, T3.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T4.W, 0.0, Pred_sel_zero 
	  SETE_INT   T1.Y, T1.W, T1.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T0.Y, T3.W, T4.Z, Pred_sel_zeroBS:VEC_021/SCL_122
	  SETE_DX10 * T3.W, T1.W, T1.W, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T3.Z, T3.W, T1.W, T3.Z, Pred_sel_zero
	  OR_INT * T1.W, T1.Y, T0.X, Pred_sel_zero 
	  CNDE_INT * T1.Z, T1.W, T3.Z, T1.Z, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T2.Z, Pred_sel_zero 
	  CNDE_INT * T2.Z, T1.W, T2.Z, T1.Z, Pred_sel_zero
	  MOV * T1.W, T2.Z,  
	ALU clause starting at 1720:
	  ADD_INT * T3.W, T0.W, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  AND_INT * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1734:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T2.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1738:
	  SETGT_DX10 * T1.W, |T2.W|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T1.Z, PV.W,  
	  SETE_DX10 * T1.W, |T2.W|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1747:
	  SETNE_DX10   T0.Z, T2.W, T2.W,  
	  MOV * T1.W, T2.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T2.W, literal.x, T1.W, Pred_sel_zero
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T3.W, T3.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL   T0.Z, literal.x, T3.W, Pred_sel_zero 
	  SETGT_UINT * T1.W, T1.W, literal.y, Pred_sel_zero 
	-8192(nan), 112(1.569454e-43)
	  CNDE_INT * T1.W, T1.W, T0.Z, literal.x, Pred_sel_zero
	-8192(nan), 0(0.000000e+00)
	  AND_INT * T1.W, T1.W, T2.W, Pred_sel_zero 
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1766:
	  SETE_INT * T3.W, T0.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T2.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1774:
	  SETE_INT * T3.W, T0.Z, 0.0,  
	  PRED_SETE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1776:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T2.W, literal.y,  
	8191(1.147804e-41), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T2.W, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10 * T1.W, T2.W, T2.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT   T1.Z, literal.x, T1.W, T2.W, Pred_sel_zero
	  OR_INT * T1.W, T0.Z, T2.W, Pred_sel_zero BS:VEC_021/SCL_122
	2147483647(nan), 0(0.000000e+00)
	  SETGT_INT   T0.X, 0.0, T1.W, Pred_sel_zero 
	  SUB_INT   T0.Y, literal.x, T1.W, Pred_sel_zero 
	  SETGT_INT   T2.Z, 0.0, T1.Z, Pred_sel_zero 
	  SUB_INT * T3.W, literal.x, T1.Z, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T2.Z, T2.Z, T1.Z, T3.W, Pred_sel_zero
	  CNDE_INT * T3.W, T0.X, T1.W, T0.Y, Pred_sel_zero
	  SETGE_INT * T4.W, T3.W, T2.Z, Pred_sel_zero 
	  CNDE_INT * T4.W, T4.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T2.Z, T1.W, T1.Z, Pred_sel_zero 
	  ADD_INT * T3.W, T4.W, T3.W, Pred_sel_zero BS:VEC_120/SCL_212
	  SETGT_INT   T0.Y, 0.0, T3.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T3.W, Pred_sel_zero 
	  AND_INT * T4.W, T2.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T4.W, 0.0, Pred_sel_zero 
	  SETE_INT   T1.Y, T1.W, T1.Z, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T2.Z, T0.Y, T3.W, T3.Z, Pred_sel_zeroBS:VEC_021/SCL_122
	  SETE_DX10 * T3.W, T1.W, T1.W, Pred_sel_zero BS:VEC_120/SCL_212
	  CNDE_INT   T2.Z, T3.W, T1.W, T2.Z, Pred_sel_zero
	  OR_INT * T1.W, T1.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.W, T2.Z, T1.Z, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T2.W, Pred_sel_zero 
	  CNDE_INT * T2.W, T1.W, T2.W, T1.Z, Pred_sel_zero
	  MOV * T1.W, T2.W,  
	ALU clause starting at 1822:
	  ADD_INT * T0.W, T0.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp70:
.Lfunc_end16:
	.size	store_float8_rtp, .Lfunc_end16-store_float8_rtp

	.section	.AMDGPU.config
	.long	166100
	.long	266
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	store_float16_rtn
	.p2align	8
	.type	store_float16_rtn,@function
store_float16_rtn:
store_float16_rtn$local:
.Lfunc_begin17:
	ALU 5, @378, KC0[CB0:0-32], KC1[]
.Ltmp71:
	ALU 2, @384, KC0[CB0:0-32], KC1[]
	TEX 0 @362
	ALU 2, @387, KC0[], KC1[]
	TEX 2 @364
	ALU_PUSH_BEFORE 1, @390, KC0[], KC1[]
	JUMP @8 POP:1
	ALU_POP_AFTER 48, @392, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @441, KC0[], KC1[]
	JUMP @14 POP:1
	ALU_PUSH_BEFORE 20, @443, KC0[], KC1[]
	JUMP @13 POP:1
	ALU_POP_AFTER 4, @464, KC0[], KC1[]
	ALU_POP_AFTER 6, @469, KC0[], KC1[]
	ALU 2, @476, KC0[CB0:0-32], KC1[]
.Ltmp72:
	ALU 13, @479, KC0[], KC1[]
	MEM_RAT MSKOR T7.XW, T1.X
	ALU_PUSH_BEFORE 3, @493, KC0[], KC1[]
	JUMP @20 POP:1
	ALU_POP_AFTER 48, @497, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @546, KC0[], KC1[]
	JUMP @26 POP:1
	ALU_PUSH_BEFORE 20, @548, KC0[], KC1[]
	JUMP @25 POP:1
	ALU_POP_AFTER 5, @569, KC0[], KC1[]
	ALU_POP_AFTER 5, @575, KC0[], KC1[]
	ALU 13, @581, KC0[], KC1[]
	MEM_RAT MSKOR T7.XW, T1.X
	ALU_PUSH_BEFORE 3, @595, KC0[], KC1[]
	JUMP @31 POP:1
	ALU_POP_AFTER 48, @599, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @648, KC0[], KC1[]
	JUMP @37 POP:1
	ALU_PUSH_BEFORE 20, @650, KC0[], KC1[]
	JUMP @36 POP:1
	ALU_POP_AFTER 5, @671, KC0[], KC1[]
	ALU_POP_AFTER 5, @677, KC0[], KC1[]
	ALU 13, @683, KC0[], KC1[]
	MEM_RAT MSKOR T7.XW, T1.X
	ALU_PUSH_BEFORE 3, @697, KC0[], KC1[]
	JUMP @42 POP:1
	ALU_POP_AFTER 48, @701, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @750, KC0[], KC1[]
	JUMP @48 POP:1
	ALU_PUSH_BEFORE 20, @752, KC0[], KC1[]
	JUMP @47 POP:1
	ALU_POP_AFTER 5, @773, KC0[], KC1[]
	ALU_POP_AFTER 5, @779, KC0[], KC1[]
	ALU 13, @785, KC0[], KC1[]
	MEM_RAT MSKOR T7.XW, T1.X
	ALU_PUSH_BEFORE 3, @799, KC0[], KC1[]
	JUMP @53 POP:1
	ALU_POP_AFTER 48, @803, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @852, KC0[], KC1[]
	JUMP @59 POP:1
	ALU_PUSH_BEFORE 20, @854, KC0[], KC1[]
	JUMP @58 POP:1
	ALU_POP_AFTER 5, @875, KC0[], KC1[]
	ALU_POP_AFTER 5, @881, KC0[], KC1[]
	ALU 13, @887, KC0[], KC1[]
	MEM_RAT MSKOR T6.XW, T1.X
	ALU_PUSH_BEFORE 3, @901, KC0[], KC1[]
	JUMP @64 POP:1
	ALU_POP_AFTER 48, @905, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @954, KC0[], KC1[]
	JUMP @70 POP:1
	ALU_PUSH_BEFORE 20, @956, KC0[], KC1[]
	JUMP @69 POP:1
	ALU_POP_AFTER 5, @977, KC0[], KC1[]
	ALU_POP_AFTER 5, @983, KC0[], KC1[]
	ALU 13, @989, KC0[], KC1[]
	MEM_RAT MSKOR T6.XW, T1.X
	ALU_PUSH_BEFORE 3, @1003, KC0[], KC1[]
	JUMP @75 POP:1
	ALU_POP_AFTER 48, @1007, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @1056, KC0[], KC1[]
	JUMP @81 POP:1
	ALU_PUSH_BEFORE 20, @1058, KC0[], KC1[]
	JUMP @80 POP:1
	ALU_POP_AFTER 5, @1079, KC0[], KC1[]
	ALU_POP_AFTER 5, @1085, KC0[], KC1[]
	ALU 13, @1091, KC0[], KC1[]
	MEM_RAT MSKOR T6.XW, T1.X
	ALU_PUSH_BEFORE 3, @1105, KC0[], KC1[]
	JUMP @86 POP:1
	ALU_POP_AFTER 48, @1109, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @1158, KC0[], KC1[]
	JUMP @92 POP:1
	ALU_PUSH_BEFORE 20, @1160, KC0[], KC1[]
	JUMP @91 POP:1
	ALU_POP_AFTER 5, @1181, KC0[], KC1[]
	ALU_POP_AFTER 5, @1187, KC0[], KC1[]
	ALU 13, @1193, KC0[], KC1[]
	MEM_RAT MSKOR T6.XW, T1.X
	ALU_PUSH_BEFORE 3, @1207, KC0[], KC1[]
	JUMP @97 POP:1
	ALU_POP_AFTER 48, @1211, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @1260, KC0[], KC1[]
	JUMP @103 POP:1
	ALU_PUSH_BEFORE 20, @1262, KC0[], KC1[]
	JUMP @102 POP:1
	ALU_POP_AFTER 5, @1283, KC0[], KC1[]
	ALU_POP_AFTER 5, @1289, KC0[], KC1[]
	ALU 13, @1295, KC0[], KC1[]
	MEM_RAT MSKOR T5.XW, T1.X
	ALU_PUSH_BEFORE 3, @1309, KC0[], KC1[]
	JUMP @108 POP:1
	ALU_POP_AFTER 48, @1313, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @1362, KC0[], KC1[]
	JUMP @114 POP:1
	ALU_PUSH_BEFORE 20, @1364, KC0[], KC1[]
	JUMP @113 POP:1
	ALU_POP_AFTER 5, @1385, KC0[], KC1[]
	ALU_POP_AFTER 5, @1391, KC0[], KC1[]
	ALU 13, @1397, KC0[], KC1[]
	MEM_RAT MSKOR T5.XW, T1.X
	ALU_PUSH_BEFORE 3, @1411, KC0[], KC1[]
	JUMP @119 POP:1
	ALU_POP_AFTER 48, @1415, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @1464, KC0[], KC1[]
	JUMP @125 POP:1
	ALU_PUSH_BEFORE 20, @1466, KC0[], KC1[]
	JUMP @124 POP:1
	ALU_POP_AFTER 5, @1487, KC0[], KC1[]
	ALU_POP_AFTER 5, @1493, KC0[], KC1[]
	ALU 13, @1499, KC0[], KC1[]
	MEM_RAT MSKOR T5.XW, T1.X
	ALU_PUSH_BEFORE 3, @1513, KC0[], KC1[]
	JUMP @130 POP:1
	ALU_POP_AFTER 48, @1517, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @1566, KC0[], KC1[]
	JUMP @136 POP:1
	ALU_PUSH_BEFORE 20, @1568, KC0[], KC1[]
	JUMP @135 POP:1
	ALU_POP_AFTER 5, @1589, KC0[], KC1[]
	ALU_POP_AFTER 5, @1595, KC0[], KC1[]
	ALU 13, @1601, KC0[], KC1[]
	MEM_RAT MSKOR T5.XW, T1.X
	ALU_PUSH_BEFORE 3, @1615, KC0[], KC1[]
	JUMP @141 POP:1
	ALU_POP_AFTER 48, @1619, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @1668, KC0[], KC1[]
	JUMP @147 POP:1
	ALU_PUSH_BEFORE 20, @1670, KC0[], KC1[]
	JUMP @146 POP:1
	ALU_POP_AFTER 5, @1691, KC0[], KC1[]
	ALU_POP_AFTER 5, @1697, KC0[], KC1[]
	ALU 13, @1703, KC0[], KC1[]
	MEM_RAT MSKOR T4.XW, T1.X
	ALU_PUSH_BEFORE 3, @1717, KC0[], KC1[]
	JUMP @152 POP:1
	ALU_POP_AFTER 48, @1721, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @1770, KC0[], KC1[]
	JUMP @158 POP:1
	ALU_PUSH_BEFORE 20, @1772, KC0[], KC1[]
	JUMP @157 POP:1
	ALU_POP_AFTER 5, @1793, KC0[], KC1[]
	ALU_POP_AFTER 5, @1799, KC0[], KC1[]
	ALU 13, @1805, KC0[], KC1[]
	MEM_RAT MSKOR T4.XW, T1.X
	ALU_PUSH_BEFORE 3, @1819, KC0[], KC1[]
	JUMP @163 POP:1
	ALU_POP_AFTER 48, @1823, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @1872, KC0[], KC1[]
	JUMP @169 POP:1
	ALU_PUSH_BEFORE 20, @1874, KC0[], KC1[]
	JUMP @168 POP:1
	ALU_POP_AFTER 5, @1895, KC0[], KC1[]
	ALU_POP_AFTER 5, @1901, KC0[], KC1[]
	ALU 13, @1907, KC0[], KC1[]
	MEM_RAT MSKOR T4.XW, T1.X
	ALU_PUSH_BEFORE 3, @1921, KC0[], KC1[]
	JUMP @174 POP:1
	ALU_POP_AFTER 48, @1925, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @1974, KC0[], KC1[]
	JUMP @180 POP:1
	ALU_PUSH_BEFORE 20, @1976, KC0[], KC1[]
	JUMP @179 POP:1
	ALU_POP_AFTER 5, @1997, KC0[], KC1[]
	ALU_POP_AFTER 5, @2003, KC0[], KC1[]
	ALU 13, @2009, KC0[], KC1[]
	MEM_RAT MSKOR T3.XW, T1.X
	TEX 0 @370
	ALU 1, @2023, KC0[], KC1[]
	TEX 2 @372
	ALU_PUSH_BEFORE 1, @2025, KC0[], KC1[]
	JUMP @188 POP:1
	ALU_POP_AFTER 48, @2027, KC0[], KC1[]
	ALU_PUSH_BEFORE 3, @2076, KC0[CB0:0-32], KC1[]
	JUMP @194 POP:1
	ALU_PUSH_BEFORE 20, @2080, KC0[], KC1[]
	JUMP @193 POP:1
	ALU_POP_AFTER 5, @2101, KC0[], KC1[]
	ALU_POP_AFTER 5, @2107, KC0[], KC1[]
	ALU 13, @2113, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @2127, KC0[], KC1[]
	JUMP @199 POP:1
	ALU_POP_AFTER 48, @2131, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @2180, KC0[], KC1[]
	JUMP @205 POP:1
	ALU_PUSH_BEFORE 20, @2182, KC0[], KC1[]
	JUMP @204 POP:1
	ALU_POP_AFTER 5, @2203, KC0[], KC1[]
	ALU_POP_AFTER 5, @2209, KC0[], KC1[]
	ALU 13, @2215, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @2229, KC0[], KC1[]
	JUMP @210 POP:1
	ALU_POP_AFTER 48, @2233, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @2282, KC0[], KC1[]
	JUMP @216 POP:1
	ALU_PUSH_BEFORE 20, @2284, KC0[], KC1[]
	JUMP @215 POP:1
	ALU_POP_AFTER 5, @2305, KC0[], KC1[]
	ALU_POP_AFTER 5, @2311, KC0[], KC1[]
	ALU 13, @2317, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @2331, KC0[], KC1[]
	JUMP @221 POP:1
	ALU_POP_AFTER 48, @2335, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @2384, KC0[], KC1[]
	JUMP @227 POP:1
	ALU_PUSH_BEFORE 20, @2386, KC0[], KC1[]
	JUMP @226 POP:1
	ALU_POP_AFTER 5, @2407, KC0[], KC1[]
	ALU_POP_AFTER 5, @2413, KC0[], KC1[]
	ALU 13, @2419, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @2433, KC0[], KC1[]
	JUMP @232 POP:1
	ALU_POP_AFTER 48, @2437, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @2486, KC0[], KC1[]
	JUMP @238 POP:1
	ALU_PUSH_BEFORE 20, @2488, KC0[], KC1[]
	JUMP @237 POP:1
	ALU_POP_AFTER 5, @2509, KC0[], KC1[]
	ALU_POP_AFTER 5, @2515, KC0[], KC1[]
	ALU 13, @2521, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @2535, KC0[], KC1[]
	JUMP @243 POP:1
	ALU_POP_AFTER 48, @2539, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @2588, KC0[], KC1[]
	JUMP @249 POP:1
	ALU_PUSH_BEFORE 20, @2590, KC0[], KC1[]
	JUMP @248 POP:1
	ALU_POP_AFTER 5, @2611, KC0[], KC1[]
	ALU_POP_AFTER 5, @2617, KC0[], KC1[]
	ALU 13, @2623, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @2637, KC0[], KC1[]
	JUMP @254 POP:1
	ALU_POP_AFTER 48, @2641, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @2690, KC0[], KC1[]
	JUMP @260 POP:1
	ALU_PUSH_BEFORE 20, @2692, KC0[], KC1[]
	JUMP @259 POP:1
	ALU_POP_AFTER 5, @2713, KC0[], KC1[]
	ALU_POP_AFTER 5, @2719, KC0[], KC1[]
	ALU 13, @2725, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @2739, KC0[], KC1[]
	JUMP @265 POP:1
	ALU_POP_AFTER 48, @2743, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @2792, KC0[], KC1[]
	JUMP @271 POP:1
	ALU_PUSH_BEFORE 20, @2794, KC0[], KC1[]
	JUMP @270 POP:1
	ALU_POP_AFTER 5, @2815, KC0[], KC1[]
	ALU_POP_AFTER 5, @2821, KC0[], KC1[]
	ALU 13, @2827, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @2841, KC0[], KC1[]
	JUMP @276 POP:1
	ALU_POP_AFTER 48, @2845, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @2894, KC0[], KC1[]
	JUMP @282 POP:1
	ALU_PUSH_BEFORE 20, @2896, KC0[], KC1[]
	JUMP @281 POP:1
	ALU_POP_AFTER 5, @2917, KC0[], KC1[]
	ALU_POP_AFTER 5, @2923, KC0[], KC1[]
	ALU 13, @2929, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @2943, KC0[], KC1[]
	JUMP @287 POP:1
	ALU_POP_AFTER 48, @2947, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @2996, KC0[], KC1[]
	JUMP @293 POP:1
	ALU_PUSH_BEFORE 20, @2998, KC0[], KC1[]
	JUMP @292 POP:1
	ALU_POP_AFTER 5, @3019, KC0[], KC1[]
	ALU_POP_AFTER 5, @3025, KC0[], KC1[]
	ALU 13, @3031, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @3045, KC0[], KC1[]
	JUMP @298 POP:1
	ALU_POP_AFTER 48, @3049, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @3098, KC0[], KC1[]
	JUMP @304 POP:1
	ALU_PUSH_BEFORE 20, @3100, KC0[], KC1[]
	JUMP @303 POP:1
	ALU_POP_AFTER 5, @3121, KC0[], KC1[]
	ALU_POP_AFTER 5, @3127, KC0[], KC1[]
	ALU 13, @3133, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @3147, KC0[], KC1[]
	JUMP @309 POP:1
	ALU_POP_AFTER 48, @3151, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @3200, KC0[], KC1[]
	JUMP @315 POP:1
	ALU_PUSH_BEFORE 20, @3202, KC0[], KC1[]
	JUMP @314 POP:1
	ALU_POP_AFTER 5, @3223, KC0[], KC1[]
	ALU_POP_AFTER 5, @3229, KC0[], KC1[]
	ALU 13, @3235, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @3249, KC0[], KC1[]
	JUMP @320 POP:1
	ALU_POP_AFTER 48, @3253, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @3302, KC0[], KC1[]
	JUMP @326 POP:1
	ALU_PUSH_BEFORE 20, @3304, KC0[], KC1[]
	JUMP @325 POP:1
	ALU_POP_AFTER 5, @3325, KC0[], KC1[]
	ALU_POP_AFTER 5, @3331, KC0[], KC1[]
	ALU 13, @3337, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @3351, KC0[], KC1[]
	JUMP @331 POP:1
	ALU_POP_AFTER 48, @3355, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @3404, KC0[], KC1[]
	JUMP @337 POP:1
	ALU_PUSH_BEFORE 20, @3406, KC0[], KC1[]
	JUMP @336 POP:1
	ALU_POP_AFTER 5, @3427, KC0[], KC1[]
	ALU_POP_AFTER 5, @3433, KC0[], KC1[]
	ALU 13, @3439, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @3453, KC0[], KC1[]
	JUMP @342 POP:1
	ALU_POP_AFTER 48, @3457, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @3506, KC0[], KC1[]
	JUMP @348 POP:1
	ALU_PUSH_BEFORE 20, @3508, KC0[], KC1[]
	JUMP @347 POP:1
	ALU_POP_AFTER 5, @3529, KC0[], KC1[]
	ALU_POP_AFTER 5, @3535, KC0[], KC1[]
	ALU 13, @3541, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	ALU_PUSH_BEFORE 3, @3555, KC0[], KC1[]
	JUMP @353 POP:1
	ALU_POP_AFTER 48, @3559, KC0[], KC1[]
	ALU_PUSH_BEFORE 1, @3608, KC0[], KC1[]
	JUMP @359 POP:1
	ALU_PUSH_BEFORE 20, @3610, KC0[], KC1[]
	JUMP @358 POP:1
	ALU_POP_AFTER 5, @3631, KC0[], KC1[]
	ALU_POP_AFTER 5, @3637, KC0[], KC1[]
	ALU 13, @3643, KC0[], KC1[]
	MEM_RAT MSKOR T1.XW, T0.X
	CF_END
	Fetch clause starting at 362:
	  VTX_READ_128 T6.XYZW, T0.X, 0, #1
	Fetch clause starting at 364:
	  VTX_READ_128 T5.XYZW, T0.X, 16, #1
	  VTX_READ_128 T4.XYZW, T0.X, 32, #1
	  VTX_READ_128 T2.XYZW, T0.X, 48, #1
	Fetch clause starting at 370:
	  VTX_READ_128 T5.XYZW, T0.X, 0, #1
	Fetch clause starting at 372:
	  VTX_READ_128 T4.XYZW, T0.X, 16, #1
	  VTX_READ_128 T3.XYZW, T0.X, 32, #1
	  VTX_READ_128 T2.XYZW, T0.X, 48, #1
	ALU clause starting at 378:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp73:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 384:
	  LSHL * T1.W, T0.W, literal.x,  
.Ltmp74:
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 387:
	  MOV   T0.Z, literal.x,  
	  MOV * T1.W, T6.X,  
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 390:
	  SETGT_INT * T3.W, 0.0, T6.X,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 392:
	  MOV * T3.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T3.W, T6.X, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T7.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T3.W, literal.x, T3.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T3.W, T3.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T3.W, literal.x, T3.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T3.W, Pred_sel_zero 
	  MOV * T7.W, T1.W,  
	  SETNE_DX10 * T3.W, T6.X, T6.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T3.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T3.W, literal.x, T3.W, T6.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T6.X, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T3.W, Pred_sel_zero 
	  SUB_INT * T7.W, literal.x, T3.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T3.W, T7.W, Pred_sel_zero
	  SUB_INT * T7.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T8.W, T7.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T8.W, T8.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T3.W, Pred_sel_zero 
	  ADD_INT * T7.W, T8.W, T7.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T7.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T7.W, Pred_sel_zero 
	  AND_INT * T8.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T8.W, 0.0, Pred_sel_zero 
	  SETE_INT   T3.Y, T0.Y, T3.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T7.W, T3.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T7.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T7.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T7.W, T3.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T7.W, T1.Z, T3.W, Pred_sel_zero
	  AND_INT * T3.W, T0.Z, T6.X, Pred_sel_zero 
	  CNDE_INT * T7.W, T3.W, T6.X, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 441:
	  BFE_INT * T3.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 443:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T3.W, T6.X, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T3.W, T6.X, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T3.W, literal.x, T3.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T3.W, T3.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T3.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T3.W, |T6.X|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T3.W, |T6.X|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T3.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 464:
	  SETNE_DX10 * T3.W, T6.X, T6.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  AND_INT * T1.W, T0.Z, T6.X, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 469:
	  SETE_INT * T3.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T6.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  MOV * T7.W, T1.W,  
	ALU clause starting at 476:
	  LSHL   T0.Z, T0.W, literal.x,  
	  MOV * T1.W, KC0[2].Z,  
	4(5.605194e-45), 0(0.000000e+00)
	ALU clause starting at 479:
	  LSHL * T0.W, T0.Z, 1,  
	  ADD_INT * T3.W, T1.W, PV.W,  
	  AND_INT * T8.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T7.W, T7.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T7.X, PV.W, PV.Z,  
	  LSHL * T7.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T7.Y, 0.0,  
	  MOV * T7.Z, 0.0,  
	  LSHR * T1.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 493:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T7.W, 0.0, T6.Y,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 497:
	  MOV * T7.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T7.W, T6.Y, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T8.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T7.W, literal.x, T7.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T7.W, T7.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T7.W, literal.x, T7.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T7.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T6.Y, T6.Y,  
	  MOV * T7.W, T6.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T7.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T7.W, literal.x, T7.W, T6.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T6.Y, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T7.W, Pred_sel_zero 
	  SUB_INT * T8.W, literal.x, T7.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T7.W, T8.W, Pred_sel_zero
	  SUB_INT * T8.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T9.W, T8.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T9.W, T9.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T7.W, Pred_sel_zero 
	  ADD_INT * T8.W, T9.W, T8.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T8.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T8.W, Pred_sel_zero 
	  AND_INT * T9.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T9.W, 0.0, Pred_sel_zero 
	  SETE_INT   T3.Y, T0.Y, T7.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T8.W, T3.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T8.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T8.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T8.W, T3.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T8.W, T1.Z, T7.W, Pred_sel_zero
	  AND_INT * T7.W, T0.Z, T6.Y, Pred_sel_zero 
	  CNDE_INT * T7.W, T7.W, T6.Y, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 546:
	  BFE_INT * T8.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 548:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T7.W, T6.Y, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T7.W, T6.Y, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T7.W, literal.x, T7.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T7.W, T7.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T7.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T7.W, |T6.Y|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T7.W, |T6.Y|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T7.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 569:
	  SETNE_DX10   T1.Z, T6.Y, T6.Y,  
	  MOV * T7.W, T6.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T7.W, T0.Z, T6.Y, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 575:
	  SETE_INT * T8.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T7.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T7.W, literal.x, T7.W, T6.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 581:
	  ADD_INT * T8.W, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T9.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T7.W, T7.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T7.X, PV.W, PV.Z,  
	  LSHL * T7.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T7.Y, 0.0,  
	  MOV * T7.Z, 0.0,  
	  LSHR * T1.X, T8.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 595:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T7.W, 0.0, T6.Z,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 599:
	  MOV * T7.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T7.W, T6.Z, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T8.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T7.W, literal.x, T7.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T7.W, T7.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T7.W, literal.x, T7.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T7.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T6.Z, T6.Z,  
	  MOV * T7.W, T6.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T7.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T7.W, literal.x, T7.W, T6.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T6.Z, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T7.W, Pred_sel_zero 
	  SUB_INT * T8.W, literal.x, T7.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T7.W, T8.W, Pred_sel_zero
	  SUB_INT * T8.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T9.W, T8.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T9.W, T9.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T7.W, Pred_sel_zero 
	  ADD_INT * T8.W, T9.W, T8.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T8.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T8.W, Pred_sel_zero 
	  AND_INT * T9.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T9.W, 0.0, Pred_sel_zero 
	  SETE_INT   T3.Y, T0.Y, T7.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T8.W, T3.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T8.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T8.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T8.W, T3.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T8.W, T1.Z, T7.W, Pred_sel_zero
	  AND_INT * T7.W, T0.Z, T6.Z, Pred_sel_zero BS:VEC_021/SCL_122
	  CNDE_INT * T7.W, T7.W, T6.Z, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 648:
	  BFE_INT * T8.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 650:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T7.W, T6.Z, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T7.W, T6.Z, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T7.W, literal.x, T7.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T7.W, T7.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T7.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T7.W, |T6.Z|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T7.W, |T6.Z|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T7.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 671:
	  SETNE_DX10   T1.Z, T6.Z, T6.Z,  
	  MOV * T7.W, T6.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T7.W, T0.Z, T6.Z, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 677:
	  SETE_INT * T8.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T7.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T7.W, literal.x, T7.W, T6.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 683:
	  ADD_INT * T8.W, T3.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T9.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T7.W, T7.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T7.X, PV.W, PV.Z,  
	  LSHL * T7.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T7.Y, 0.0,  
	  MOV * T7.Z, 0.0,  
	  LSHR * T1.X, T8.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 697:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T7.W, 0.0, T6.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 701:
	  MOV * T7.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T7.W, T6.W, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T8.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T7.W, literal.x, T7.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T7.W, T7.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T7.W, literal.x, T7.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T7.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T6.W, T6.W,  
	  MOV * T7.W, T6.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T7.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T7.W, literal.x, T7.W, T6.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T6.W, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T7.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SUB_INT * T8.W, literal.x, T7.W, Pred_sel_zero BS:VEC_021/SCL_122
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T7.W, T8.W, Pred_sel_zero
	  SUB_INT * T8.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T9.W, T8.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T9.W, T9.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T7.W, Pred_sel_zero 
	  ADD_INT * T8.W, T9.W, T8.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T8.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T8.W, Pred_sel_zero 
	  AND_INT * T9.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T9.W, 0.0, Pred_sel_zero 
	  SETE_INT   T3.Y, T0.Y, T7.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T8.W, T3.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T8.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T8.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T8.W, T3.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T8.W, T1.Z, T7.W, Pred_sel_zero
	  AND_INT * T7.W, T0.Z, T6.W, Pred_sel_zero 
	  CNDE_INT * T7.W, T7.W, T6.W, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 750:
	  BFE_INT * T8.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 752:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T7.W, T6.W, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T7.W, T6.W, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T7.W, literal.x, T7.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T7.W, T7.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T7.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T7.W, |T6.W|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T7.W, |T6.W|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T7.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 773:
	  SETNE_DX10   T1.Z, T6.W, T6.W,  
	  MOV * T7.W, T6.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T7.W, T0.Z, T6.W, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 779:
	  SETE_INT * T8.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T7.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T7.W, literal.x, T7.W, T6.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 785:
	  ADD_INT * T6.W, T3.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT * T8.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T7.W, T7.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T7.X, PV.W, PV.Z,  
	  LSHL * T7.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T7.Y, 0.0,  
	  MOV * T7.Z, 0.0,  
	  LSHR * T1.X, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 799:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T6.W, 0.0, T5.X,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 803:
	  MOV * T6.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T6.W, T5.X, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T7.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T6.W, literal.x, T6.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T6.W, T6.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T6.W, literal.x, T6.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T6.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T5.X, T5.X,  
	  MOV * T6.W, T5.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T6.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T6.W, literal.x, T6.W, T5.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T5.X, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T6.W, Pred_sel_zero 
	  SUB_INT * T7.W, literal.x, T6.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T6.W, T7.W, Pred_sel_zero
	  SUB_INT * T7.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T8.W, T7.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T8.W, T8.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T6.W, Pred_sel_zero 
	  ADD_INT * T7.W, T8.W, T7.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T7.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T7.W, Pred_sel_zero 
	  AND_INT * T8.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T8.W, 0.0, Pred_sel_zero 
	  SETE_INT   T3.Y, T0.Y, T6.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T7.W, T3.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T7.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T7.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T7.W, T3.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T7.W, T1.Z, T6.W, Pred_sel_zero
	  AND_INT * T6.W, T0.Z, T5.X, Pred_sel_zero 
	  CNDE_INT * T6.W, T6.W, T5.X, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 852:
	  BFE_INT * T7.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 854:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T6.W, T5.X, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T6.W, T5.X, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T6.W, literal.x, T6.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T6.W, T6.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T6.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T6.W, |T5.X|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T6.W, |T5.X|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T6.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 875:
	  SETNE_DX10   T1.Z, T5.X, T5.X,  
	  MOV * T6.W, T5.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T6.W, T0.Z, T5.X, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 881:
	  SETE_INT * T7.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T6.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T6.W, literal.x, T6.W, T5.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 887:
	  ADD_INT * T7.W, T3.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT * T8.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T6.W, T6.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T6.X, PV.W, PV.Z,  
	  LSHL * T6.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  MOV * T6.Z, 0.0,  
	  LSHR * T1.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 901:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T6.W, 0.0, T5.Y,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 905:
	  MOV * T6.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T6.W, T5.Y, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T7.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T6.W, literal.x, T6.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T6.W, T6.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T6.W, literal.x, T6.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T6.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T5.Y, T5.Y,  
	  MOV * T6.W, T5.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T6.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T6.W, literal.x, T6.W, T5.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T5.Y, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T6.W, Pred_sel_zero 
	  SUB_INT * T7.W, literal.x, T6.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T6.W, T7.W, Pred_sel_zero
	  SUB_INT * T7.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T8.W, T7.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T8.W, T8.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T6.W, Pred_sel_zero 
	  ADD_INT * T7.W, T8.W, T7.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T7.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T7.W, Pred_sel_zero 
	  AND_INT * T8.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T8.W, 0.0, Pred_sel_zero 
	  SETE_INT   T3.Y, T0.Y, T6.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T7.W, T3.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T7.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T7.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T7.W, T3.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T7.W, T1.Z, T6.W, Pred_sel_zero
	  AND_INT * T6.W, T0.Z, T5.Y, Pred_sel_zero 
	  CNDE_INT * T6.W, T6.W, T5.Y, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 954:
	  BFE_INT * T7.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 956:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T6.W, T5.Y, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T6.W, T5.Y, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T6.W, literal.x, T6.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T6.W, T6.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T6.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T6.W, |T5.Y|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T6.W, |T5.Y|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T6.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 977:
	  SETNE_DX10   T1.Z, T5.Y, T5.Y,  
	  MOV * T6.W, T5.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T6.W, T0.Z, T5.Y, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 983:
	  SETE_INT * T7.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T6.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T6.W, literal.x, T6.W, T5.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 989:
	  ADD_INT * T7.W, T3.W, literal.x,  
	10(1.401298e-44), 0(0.000000e+00)
	  AND_INT * T8.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T6.W, T6.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T6.X, PV.W, PV.Z,  
	  LSHL * T6.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  MOV * T6.Z, 0.0,  
	  LSHR * T1.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1003:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T6.W, 0.0, T5.Z,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1007:
	  MOV * T6.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T6.W, T5.Z, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T7.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T6.W, literal.x, T6.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T6.W, T6.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T6.W, literal.x, T6.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T6.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T5.Z, T5.Z,  
	  MOV * T6.W, T5.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T6.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T6.W, literal.x, T6.W, T5.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T5.Z, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T6.W, Pred_sel_zero 
	  SUB_INT * T7.W, literal.x, T6.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T6.W, T7.W, Pred_sel_zero
	  SUB_INT * T7.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T8.W, T7.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T8.W, T8.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T6.W, Pred_sel_zero 
	  ADD_INT * T7.W, T8.W, T7.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T7.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T7.W, Pred_sel_zero 
	  AND_INT * T8.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T8.W, 0.0, Pred_sel_zero 
	  SETE_INT   T3.Y, T0.Y, T6.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T7.W, T3.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T7.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T7.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T7.W, T3.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T7.W, T1.Z, T6.W, Pred_sel_zero
	  AND_INT * T6.W, T0.Z, T5.Z, Pred_sel_zero BS:VEC_021/SCL_122
	  CNDE_INT * T6.W, T6.W, T5.Z, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1056:
	  BFE_INT * T7.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1058:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T6.W, T5.Z, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T6.W, T5.Z, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T6.W, literal.x, T6.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T6.W, T6.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T6.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T6.W, |T5.Z|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T6.W, |T5.Z|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T6.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1079:
	  SETNE_DX10   T1.Z, T5.Z, T5.Z,  
	  MOV * T6.W, T5.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T6.W, T0.Z, T5.Z, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1085:
	  SETE_INT * T7.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T6.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T6.W, literal.x, T6.W, T5.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 1091:
	  ADD_INT * T7.W, T3.W, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  AND_INT * T8.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T6.W, T6.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T6.X, PV.W, PV.Z,  
	  LSHL * T6.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  MOV * T6.Z, 0.0,  
	  LSHR * T1.X, T7.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1105:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T6.W, 0.0, T5.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1109:
	  MOV * T6.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T6.W, T5.W, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T7.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T6.W, literal.x, T6.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T6.W, T6.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T6.W, literal.x, T6.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T6.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T5.W, T5.W,  
	  MOV * T6.W, T5.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T6.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T6.W, literal.x, T6.W, T5.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T5.W, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T6.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SUB_INT * T7.W, literal.x, T6.W, Pred_sel_zero BS:VEC_021/SCL_122
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T6.W, T7.W, Pred_sel_zero
	  SUB_INT * T7.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T8.W, T7.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T8.W, T8.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T6.W, Pred_sel_zero 
	  ADD_INT * T7.W, T8.W, T7.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T7.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T7.W, Pred_sel_zero 
	  AND_INT * T8.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T8.W, 0.0, Pred_sel_zero 
	  SETE_INT   T3.Y, T0.Y, T6.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T7.W, T3.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T7.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T7.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T7.W, T3.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T7.W, T1.Z, T6.W, Pred_sel_zero
	  AND_INT * T6.W, T0.Z, T5.W, Pred_sel_zero 
	  CNDE_INT * T6.W, T6.W, T5.W, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1158:
	  BFE_INT * T7.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1160:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T6.W, T5.W, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T6.W, T5.W, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T6.W, literal.x, T6.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T6.W, T6.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T6.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T6.W, |T5.W|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T6.W, |T5.W|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T6.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1181:
	  SETNE_DX10   T1.Z, T5.W, T5.W,  
	  MOV * T6.W, T5.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T6.W, T0.Z, T5.W, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1187:
	  SETE_INT * T7.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T6.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T6.W, literal.x, T6.W, T5.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 1193:
	  ADD_INT * T5.W, T3.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  AND_INT * T7.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T6.W, T6.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T6.X, PV.W, PV.Z,  
	  LSHL * T6.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T6.Y, 0.0,  
	  MOV * T6.Z, 0.0,  
	  LSHR * T1.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1207:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T5.W, 0.0, T4.X,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1211:
	  MOV * T5.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T5.W, T4.X, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T6.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T5.W, literal.x, T5.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T5.W, T5.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T5.W, literal.x, T5.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T5.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T4.X, T4.X,  
	  MOV * T5.W, T4.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T5.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T5.W, literal.x, T5.W, T4.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T4.X, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T5.W, Pred_sel_zero 
	  SUB_INT * T6.W, literal.x, T5.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T5.W, T6.W, Pred_sel_zero
	  SUB_INT * T6.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T7.W, T6.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T7.W, T7.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T5.W, Pred_sel_zero 
	  ADD_INT * T6.W, T7.W, T6.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T6.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T6.W, Pred_sel_zero 
	  AND_INT * T7.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T7.W, 0.0, Pred_sel_zero 
	  SETE_INT   T3.Y, T0.Y, T5.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T6.W, T3.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T6.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T6.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T6.W, T3.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T6.W, T1.Z, T5.W, Pred_sel_zero
	  AND_INT * T5.W, T0.Z, T4.X, Pred_sel_zero 
	  CNDE_INT * T5.W, T5.W, T4.X, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1260:
	  BFE_INT * T6.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1262:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T5.W, T4.X, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T5.W, T4.X, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T5.W, literal.x, T5.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T5.W, T5.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T5.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T5.W, |T4.X|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T5.W, |T4.X|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T5.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1283:
	  SETNE_DX10   T1.Z, T4.X, T4.X,  
	  MOV * T5.W, T4.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T5.W, T0.Z, T4.X, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1289:
	  SETE_INT * T6.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T5.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T5.W, literal.x, T5.W, T4.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 1295:
	  ADD_INT * T6.W, T3.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT * T7.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T5.W, T5.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T5.X, PV.W, PV.Z,  
	  LSHL * T5.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T5.Y, 0.0,  
	  MOV * T5.Z, 0.0,  
	  LSHR * T1.X, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1309:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T5.W, 0.0, T4.Y,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1313:
	  MOV * T5.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T5.W, T4.Y, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T6.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T5.W, literal.x, T5.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T5.W, T5.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T5.W, literal.x, T5.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T5.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T4.Y, T4.Y,  
	  MOV * T5.W, T4.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T5.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T5.W, literal.x, T5.W, T4.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T4.Y, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T5.W, Pred_sel_zero 
	  SUB_INT * T6.W, literal.x, T5.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T5.W, T6.W, Pred_sel_zero
	  SUB_INT * T6.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T7.W, T6.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T7.W, T7.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T5.W, Pred_sel_zero 
	  ADD_INT * T6.W, T7.W, T6.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T6.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T6.W, Pred_sel_zero 
	  AND_INT * T7.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T7.W, 0.0, Pred_sel_zero 
	  SETE_INT   T3.Y, T0.Y, T5.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T6.W, T3.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T6.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T6.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T6.W, T3.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T6.W, T1.Z, T5.W, Pred_sel_zero
	  AND_INT * T5.W, T0.Z, T4.Y, Pred_sel_zero 
	  CNDE_INT * T5.W, T5.W, T4.Y, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1362:
	  BFE_INT * T6.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1364:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T5.W, T4.Y, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T5.W, T4.Y, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T5.W, literal.x, T5.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T5.W, T5.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T5.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T5.W, |T4.Y|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T5.W, |T4.Y|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T5.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1385:
	  SETNE_DX10   T1.Z, T4.Y, T4.Y,  
	  MOV * T5.W, T4.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T5.W, T0.Z, T4.Y, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1391:
	  SETE_INT * T6.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T5.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T5.W, literal.x, T5.W, T4.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 1397:
	  ADD_INT * T6.W, T3.W, literal.x,  
	18(2.522337e-44), 0(0.000000e+00)
	  AND_INT * T7.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T5.W, T5.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T5.X, PV.W, PV.Z,  
	  LSHL * T5.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T5.Y, 0.0,  
	  MOV * T5.Z, 0.0,  
	  LSHR * T1.X, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1411:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T5.W, 0.0, T4.Z,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1415:
	  MOV * T5.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T5.W, T4.Z, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T6.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T5.W, literal.x, T5.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T5.W, T5.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T5.W, literal.x, T5.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T5.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T4.Z, T4.Z,  
	  MOV * T5.W, T4.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T5.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T5.W, literal.x, T5.W, T4.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T4.Z, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T5.W, Pred_sel_zero 
	  SUB_INT * T6.W, literal.x, T5.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T5.W, T6.W, Pred_sel_zero
	  SUB_INT * T6.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T7.W, T6.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T7.W, T7.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T5.W, Pred_sel_zero 
	  ADD_INT * T6.W, T7.W, T6.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T6.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T6.W, Pred_sel_zero 
	  AND_INT * T7.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T7.W, 0.0, Pred_sel_zero 
	  SETE_INT   T3.Y, T0.Y, T5.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T6.W, T3.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T6.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T6.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T6.W, T3.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T6.W, T1.Z, T5.W, Pred_sel_zero
	  AND_INT * T5.W, T0.Z, T4.Z, Pred_sel_zero BS:VEC_021/SCL_122
	  CNDE_INT * T5.W, T5.W, T4.Z, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1464:
	  BFE_INT * T6.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1466:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T5.W, T4.Z, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T5.W, T4.Z, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T5.W, literal.x, T5.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T5.W, T5.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T5.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T5.W, |T4.Z|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T5.W, |T4.Z|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T5.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1487:
	  SETNE_DX10   T1.Z, T4.Z, T4.Z,  
	  MOV * T5.W, T4.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T5.W, T0.Z, T4.Z, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1493:
	  SETE_INT * T6.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T5.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T5.W, literal.x, T5.W, T4.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 1499:
	  ADD_INT * T6.W, T3.W, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  AND_INT * T7.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T5.W, T5.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T5.X, PV.W, PV.Z,  
	  LSHL * T5.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T5.Y, 0.0,  
	  MOV * T5.Z, 0.0,  
	  LSHR * T1.X, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1513:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T5.W, 0.0, T4.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1517:
	  MOV * T5.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T5.W, T4.W, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T6.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T5.W, literal.x, T5.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T5.W, T5.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T5.W, literal.x, T5.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T5.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T4.W, T4.W,  
	  MOV * T5.W, T4.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T5.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T5.W, literal.x, T5.W, T4.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T4.W, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T5.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SUB_INT * T6.W, literal.x, T5.W, Pred_sel_zero BS:VEC_021/SCL_122
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T5.W, T6.W, Pred_sel_zero
	  SUB_INT * T6.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T7.W, T6.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T7.W, T7.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T5.W, Pred_sel_zero 
	  ADD_INT * T6.W, T7.W, T6.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T6.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T6.W, Pred_sel_zero 
	  AND_INT * T7.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T7.W, 0.0, Pred_sel_zero 
	  SETE_INT   T3.Y, T0.Y, T5.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T6.W, T3.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T6.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T6.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T6.W, T3.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T6.W, T1.Z, T5.W, Pred_sel_zero
	  AND_INT * T5.W, T0.Z, T4.W, Pred_sel_zero 
	  CNDE_INT * T5.W, T5.W, T4.W, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1566:
	  BFE_INT * T6.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1568:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T5.W, T4.W, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T5.W, T4.W, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T5.W, literal.x, T5.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T5.W, T5.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T5.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T5.W, |T4.W|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T5.W, |T4.W|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T5.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1589:
	  SETNE_DX10   T1.Z, T4.W, T4.W,  
	  MOV * T5.W, T4.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T5.W, T0.Z, T4.W, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1595:
	  SETE_INT * T6.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T5.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T5.W, literal.x, T5.W, T4.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 1601:
	  ADD_INT * T4.W, T3.W, literal.x,  
	22(3.082857e-44), 0(0.000000e+00)
	  AND_INT * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T5.W, T5.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T5.X, PV.W, PV.Z,  
	  LSHL * T5.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T5.Y, 0.0,  
	  MOV * T5.Z, 0.0,  
	  LSHR * T1.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1615:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T4.W, 0.0, T2.X,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1619:
	  MOV * T4.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T4.W, T2.X, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T5.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T4.W, literal.x, T4.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T4.W, T4.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T4.W, literal.x, T4.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T4.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T2.X, T2.X,  
	  MOV * T4.W, T2.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T4.W, literal.x, T4.W, T2.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T2.X, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T4.W, Pred_sel_zero 
	  SUB_INT * T5.W, literal.x, T4.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T4.W, T5.W, Pred_sel_zero
	  SUB_INT * T5.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T6.W, T5.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T6.W, T6.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T4.W, Pred_sel_zero 
	  ADD_INT * T5.W, T6.W, T5.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T5.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T5.W, Pred_sel_zero 
	  AND_INT * T6.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T6.W, 0.0, Pred_sel_zero 
	  SETE_INT   T3.Y, T0.Y, T4.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T5.W, T3.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T5.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T5.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T5.W, T3.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T5.W, T1.Z, T4.W, Pred_sel_zero
	  AND_INT * T4.W, T0.Z, T2.X, Pred_sel_zero 
	  CNDE_INT * T4.W, T4.W, T2.X, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1668:
	  BFE_INT * T5.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1670:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T4.W, T2.X, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T4.W, T2.X, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T4.W, literal.x, T4.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T4.W, T4.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T4.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T4.W, |T2.X|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T4.W, |T2.X|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T4.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1691:
	  SETNE_DX10   T1.Z, T2.X, T2.X,  
	  MOV * T4.W, T2.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T4.W, T0.Z, T2.X, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1697:
	  SETE_INT * T5.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T4.W, literal.x, T4.W, T2.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 1703:
	  ADD_INT * T5.W, T3.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  AND_INT * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T4.W, T4.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T4.X, PV.W, PV.Z,  
	  LSHL * T4.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  MOV * T4.Z, 0.0,  
	  LSHR * T1.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1717:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T4.W, 0.0, T2.Y,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1721:
	  MOV * T4.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T4.W, T2.Y, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T5.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T4.W, literal.x, T4.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T4.W, T4.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T4.W, literal.x, T4.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T4.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T2.Y, T2.Y,  
	  MOV * T4.W, T2.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T4.W, literal.x, T4.W, T2.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T2.Y, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T4.W, Pred_sel_zero 
	  SUB_INT * T5.W, literal.x, T4.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T4.W, T5.W, Pred_sel_zero
	  SUB_INT * T5.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T6.W, T5.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T6.W, T6.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T4.W, Pred_sel_zero 
	  ADD_INT * T5.W, T6.W, T5.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T5.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T5.W, Pred_sel_zero 
	  AND_INT * T6.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T6.W, 0.0, Pred_sel_zero 
	  SETE_INT   T3.Y, T0.Y, T4.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T5.W, T3.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T5.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T5.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T5.W, T3.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T5.W, T1.Z, T4.W, Pred_sel_zero
	  AND_INT * T4.W, T0.Z, T2.Y, Pred_sel_zero 
	  CNDE_INT * T4.W, T4.W, T2.Y, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1770:
	  BFE_INT * T5.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1772:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T4.W, T2.Y, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T4.W, T2.Y, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T4.W, literal.x, T4.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T4.W, T4.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T4.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T4.W, |T2.Y|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T4.W, |T2.Y|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T4.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1793:
	  SETNE_DX10   T1.Z, T2.Y, T2.Y,  
	  MOV * T4.W, T2.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T4.W, T0.Z, T2.Y, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1799:
	  SETE_INT * T5.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T4.W, literal.x, T4.W, T2.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 1805:
	  ADD_INT * T5.W, T3.W, literal.x,  
	26(3.643376e-44), 0(0.000000e+00)
	  AND_INT * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T4.W, T4.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T4.X, PV.W, PV.Z,  
	  LSHL * T4.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  MOV * T4.Z, 0.0,  
	  LSHR * T1.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1819:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T4.W, 0.0, T2.Z,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1823:
	  MOV * T4.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T4.W, T2.Z, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T5.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T4.W, literal.x, T4.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T4.W, T4.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T4.W, literal.x, T4.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T4.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T2.Z, T2.Z,  
	  MOV * T4.W, T2.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T4.W, literal.x, T4.W, T2.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T2.Z, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T4.W, Pred_sel_zero 
	  SUB_INT * T5.W, literal.x, T4.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T4.W, T5.W, Pred_sel_zero
	  SUB_INT * T5.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T6.W, T5.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T6.W, T6.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T4.W, Pred_sel_zero 
	  ADD_INT * T5.W, T6.W, T5.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T5.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T5.W, Pred_sel_zero 
	  AND_INT * T6.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T6.W, 0.0, Pred_sel_zero 
	  SETE_INT   T2.Y, T0.Y, T4.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T5.W, T3.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T5.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T5.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T5.W, T2.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T5.W, T1.Z, T4.W, Pred_sel_zero
	  AND_INT * T4.W, T0.Z, T2.Z, Pred_sel_zero BS:VEC_021/SCL_122
	  CNDE_INT * T4.W, T4.W, T2.Z, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1872:
	  BFE_INT * T5.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1874:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T4.W, T2.Z, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T4.W, T2.Z, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T4.W, literal.x, T4.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T4.W, T4.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T4.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T4.W, |T2.Z|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T4.W, |T2.Z|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T4.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1895:
	  SETNE_DX10   T1.Z, T2.Z, T2.Z,  
	  MOV * T4.W, T2.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T4.W, T0.Z, T2.Z, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1901:
	  SETE_INT * T5.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T4.W, literal.x, T4.W, T2.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 1907:
	  ADD_INT * T5.W, T3.W, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  AND_INT * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T4.W, T4.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T4.X, PV.W, PV.Z,  
	  LSHL * T4.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T4.Y, 0.0,  
	  MOV * T4.Z, 0.0,  
	  LSHR * T1.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 1921:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T4.W, 0.0, T2.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1925:
	  MOV * T4.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T4.W, T2.W, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T5.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T4.W, literal.x, T4.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T4.W, T4.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T4.W, literal.x, T4.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T4.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T2.W, T2.W,  
	  MOV * T4.W, T2.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T4.W, literal.x, T4.W, T2.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T2.W, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T4.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SUB_INT * T5.W, literal.x, T4.W, Pred_sel_zero BS:VEC_021/SCL_122
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T4.W, T5.W, Pred_sel_zero
	  SUB_INT * T5.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T6.W, T5.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T6.W, T6.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T4.W, Pred_sel_zero 
	  ADD_INT * T5.W, T6.W, T5.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T5.W, Pred_sel_zero 
	  SUB_INT   T2.Z, literal.x, T5.W, Pred_sel_zero 
	  AND_INT * T6.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T1.X, T6.W, 0.0, Pred_sel_zero 
	  SETE_INT   T2.Y, T0.Y, T4.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T5.W, T2.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T5.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T5.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T5.W, T2.Y, T1.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T5.W, T1.Z, T4.W, Pred_sel_zero
	  AND_INT * T4.W, T0.Z, T2.W, Pred_sel_zero 
	  CNDE_INT * T4.W, T4.W, T2.W, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 1974:
	  BFE_INT * T5.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1976:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T4.W, T2.W, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T4.W, T2.W, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T4.W, literal.x, T4.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T4.W, T4.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T4.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T4.W, |T2.W|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T2.Z, PV.W,  
	  SETE_DX10 * T4.W, |T2.W|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T4.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 1997:
	  SETNE_DX10   T1.Z, T2.W, T2.W,  
	  MOV * T4.W, T2.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T4.W, T0.Z, T2.W, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 2003:
	  SETE_INT * T5.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T4.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T4.W, literal.x, T4.W, T2.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 2009:
	  ADD_INT * T2.W, T3.W, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	  AND_INT * T3.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T3.W, T4.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T3.X, PV.W, PV.Z,  
	  LSHL * T3.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T3.Y, 0.0,  
	  MOV * T3.Z, 0.0,  
	  LSHR * T1.X, T2.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 2023:
	  MOV * T7.W, literal.x,  
	1(1.401298e-45), 0(0.000000e+00)
	ALU clause starting at 2025:
	  SETGT_INT * T6.W, 0.0, T5.X,  
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2027:
	  MOV * T6.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T6.W, T5.X, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T7.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T6.W, literal.x, T6.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T6.W, T6.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T6.W, literal.x, T6.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T6.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T5.X, T5.X,  
	  MOV * T6.W, T5.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T6.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T6.W, literal.x, T6.W, T5.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T5.X, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T6.W, Pred_sel_zero 
	  SUB_INT * T7.W, literal.x, T6.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T6.W, T7.W, Pred_sel_zero
	  SUB_INT * T7.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T8.W, T7.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T8.W, T8.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T6.W, Pred_sel_zero 
	  ADD_INT * T7.W, T8.W, T7.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T7.W, Pred_sel_zero 
	  SUB_INT   T6.Z, literal.x, T7.W, Pred_sel_zero 
	  AND_INT * T8.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T8.W, 0.0, Pred_sel_zero 
	  SETE_INT   T6.Y, T0.Y, T6.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T7.W, T6.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T7.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T7.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T7.W, T6.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T7.W, T1.Z, T6.W, Pred_sel_zero
	  AND_INT * T6.W, T0.Z, T5.X, Pred_sel_zero 
	  CNDE_INT * T6.W, T6.W, T5.X, T1.Z, Pred_sel_zero
	  MOV * T7.W, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 2076:
	  LSHL   T0.Z, KC0[0].W, literal.x,  
	  BFE_INT * T7.W, T7.W, 0.0, 1, 
	5(7.006492e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2080:
	  MOV   T1.Z, literal.x,  
	  SETGT_UINT * T6.W, T5.X, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T6.W, T5.X, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T6.W, literal.x, T6.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T6.W, T6.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.Z, literal.x, T6.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T6.W, |T5.X|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T7.Z, PV.W,  
	  SETE_DX10 * T6.W, |T5.X|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T6.Z, literal.x,  
	  OR_INT * T6.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2101:
	  SETNE_DX10   T6.Z, T5.X, T5.X,  
	  MOV * T6.W, T5.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T6.W, T1.Z, T5.X, Pred_sel_zero 
	  MOV * T6.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 2107:
	  SETE_INT * T7.W, T6.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T6.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T6.W, literal.x, T6.W, T5.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 2113:
	  ADD_INT * T0.X, T1.W, T0.Z,  
	  ADD_INT * T0.W, PV.X, T0.W,  
	  AND_INT * T1.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T6.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 2127:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T5.Y,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2131:
	  MOV * T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T5.Y, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T6.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T5.Y, T5.Y,  
	  MOV * T1.W, T5.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T5.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T5.Y, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T1.W, Pred_sel_zero 
	  SUB_INT * T6.W, literal.x, T1.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T1.W, T6.W, Pred_sel_zero
	  SUB_INT * T6.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T7.W, T6.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T7.W, T7.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T1.W, Pred_sel_zero 
	  ADD_INT * T6.W, T7.W, T6.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T6.W, Pred_sel_zero 
	  SUB_INT   T6.Z, literal.x, T6.W, Pred_sel_zero 
	  AND_INT * T7.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T7.W, 0.0, Pred_sel_zero 
	  SETE_INT   T6.Y, T0.Y, T1.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T6.W, T6.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T6.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T6.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T6.W, T6.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T6.W, T1.Z, T1.W, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T5.Y, Pred_sel_zero 
	  CNDE_INT * T1.W, T1.W, T5.Y, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 2180:
	  BFE_INT * T6.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2182:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T5.Y, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T5.Y, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T1.W, |T5.Y|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T6.Z, PV.W,  
	  SETE_DX10 * T1.W, |T5.Y|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2203:
	  SETNE_DX10   T1.Z, T5.Y, T5.Y,  
	  MOV * T1.W, T5.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T1.W, T0.Z, T5.Y, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 2209:
	  SETE_INT * T6.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T5.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 2215:
	  ADD_INT * T6.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  AND_INT * T7.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 2229:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T5.Z,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2233:
	  MOV * T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T5.Z, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T6.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T5.Z, T5.Z,  
	  MOV * T1.W, T5.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T5.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T5.Z, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T1.W, Pred_sel_zero 
	  SUB_INT * T6.W, literal.x, T1.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T1.W, T6.W, Pred_sel_zero
	  SUB_INT * T6.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T7.W, T6.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T7.W, T7.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T1.W, Pred_sel_zero 
	  ADD_INT * T6.W, T7.W, T6.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T6.W, Pred_sel_zero 
	  SUB_INT   T6.Z, literal.x, T6.W, Pred_sel_zero 
	  AND_INT * T7.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T7.W, 0.0, Pred_sel_zero 
	  SETE_INT   T5.Y, T0.Y, T1.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T6.W, T6.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T6.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T6.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T6.W, T5.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T6.W, T1.Z, T1.W, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T5.Z, Pred_sel_zero BS:VEC_021/SCL_122
	  CNDE_INT * T1.W, T1.W, T5.Z, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 2282:
	  BFE_INT * T6.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2284:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T5.Z, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T5.Z, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T1.W, |T5.Z|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T6.Z, PV.W,  
	  SETE_DX10 * T1.W, |T5.Z|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2305:
	  SETNE_DX10   T1.Z, T5.Z, T5.Z,  
	  MOV * T1.W, T5.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T1.W, T0.Z, T5.Z, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 2311:
	  SETE_INT * T6.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T5.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 2317:
	  ADD_INT * T6.W, T0.W, literal.x,  
	4(5.605194e-45), 0(0.000000e+00)
	  AND_INT * T7.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T6.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 2331:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T5.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2335:
	  MOV * T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T5.W, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T6.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T5.W, T5.W,  
	  MOV * T1.W, T5.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T5.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T5.W, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T1.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SUB_INT * T6.W, literal.x, T1.W, Pred_sel_zero BS:VEC_021/SCL_122
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T1.W, T6.W, Pred_sel_zero
	  SUB_INT * T6.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T7.W, T6.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T7.W, T7.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T1.W, Pred_sel_zero 
	  ADD_INT * T6.W, T7.W, T6.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T6.W, Pred_sel_zero 
	  SUB_INT   T5.Z, literal.x, T6.W, Pred_sel_zero 
	  AND_INT * T7.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T7.W, 0.0, Pred_sel_zero 
	  SETE_INT   T5.Y, T0.Y, T1.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T6.W, T5.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T6.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T6.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T6.W, T5.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T6.W, T1.Z, T1.W, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T5.W, Pred_sel_zero 
	  CNDE_INT * T1.W, T1.W, T5.W, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 2384:
	  BFE_INT * T6.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2386:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T5.W, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T5.W, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T1.W, |T5.W|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T5.Z, PV.W,  
	  SETE_DX10 * T1.W, |T5.W|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2407:
	  SETNE_DX10   T1.Z, T5.W, T5.W,  
	  MOV * T1.W, T5.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T1.W, T0.Z, T5.W, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 2413:
	  SETE_INT * T6.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T5.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 2419:
	  ADD_INT * T5.W, T0.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  AND_INT * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 2433:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T4.X,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2437:
	  MOV * T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T4.X, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T5.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T4.X, T4.X,  
	  MOV * T1.W, T4.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T4.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T4.X, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T1.W, Pred_sel_zero 
	  SUB_INT * T5.W, literal.x, T1.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T1.W, T5.W, Pred_sel_zero
	  SUB_INT * T5.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T6.W, T5.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T6.W, T6.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T1.W, Pred_sel_zero 
	  ADD_INT * T5.W, T6.W, T5.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T5.W, Pred_sel_zero 
	  SUB_INT   T5.Z, literal.x, T5.W, Pred_sel_zero 
	  AND_INT * T6.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T6.W, 0.0, Pred_sel_zero 
	  SETE_INT   T5.Y, T0.Y, T1.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T5.W, T5.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T5.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T5.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T5.W, T5.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T5.W, T1.Z, T1.W, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T4.X, Pred_sel_zero 
	  CNDE_INT * T1.W, T1.W, T4.X, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 2486:
	  BFE_INT * T5.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2488:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T4.X, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T4.X, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T1.W, |T4.X|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T5.Z, PV.W,  
	  SETE_DX10 * T1.W, |T4.X|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2509:
	  SETNE_DX10   T1.Z, T4.X, T4.X,  
	  MOV * T1.W, T4.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T1.W, T0.Z, T4.X, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 2515:
	  SETE_INT * T5.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T4.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 2521:
	  ADD_INT * T5.W, T0.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  AND_INT * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 2535:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T4.Y,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2539:
	  MOV * T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T4.Y, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T5.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T4.Y, T4.Y,  
	  MOV * T1.W, T4.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T4.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T4.Y, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T1.W, Pred_sel_zero 
	  SUB_INT * T5.W, literal.x, T1.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T1.W, T5.W, Pred_sel_zero
	  SUB_INT * T5.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T6.W, T5.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T6.W, T6.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T1.W, Pred_sel_zero 
	  ADD_INT * T5.W, T6.W, T5.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T5.W, Pred_sel_zero 
	  SUB_INT   T5.Z, literal.x, T5.W, Pred_sel_zero 
	  AND_INT * T6.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T6.W, 0.0, Pred_sel_zero 
	  SETE_INT   T5.Y, T0.Y, T1.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T5.W, T5.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T5.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T5.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T5.W, T5.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T5.W, T1.Z, T1.W, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T4.Y, Pred_sel_zero 
	  CNDE_INT * T1.W, T1.W, T4.Y, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 2588:
	  BFE_INT * T5.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2590:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T4.Y, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T4.Y, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T1.W, |T4.Y|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T5.Z, PV.W,  
	  SETE_DX10 * T1.W, |T4.Y|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2611:
	  SETNE_DX10   T1.Z, T4.Y, T4.Y,  
	  MOV * T1.W, T4.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T1.W, T0.Z, T4.Y, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 2617:
	  SETE_INT * T5.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T4.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 2623:
	  ADD_INT * T5.W, T0.W, literal.x,  
	10(1.401298e-44), 0(0.000000e+00)
	  AND_INT * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 2637:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T4.Z,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2641:
	  MOV * T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T4.Z, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T5.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T4.Z, T4.Z,  
	  MOV * T1.W, T4.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T4.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T4.Z, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T1.W, Pred_sel_zero 
	  SUB_INT * T5.W, literal.x, T1.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T1.W, T5.W, Pred_sel_zero
	  SUB_INT * T5.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T6.W, T5.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T6.W, T6.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T1.W, Pred_sel_zero 
	  ADD_INT * T5.W, T6.W, T5.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T5.W, Pred_sel_zero 
	  SUB_INT   T5.Z, literal.x, T5.W, Pred_sel_zero 
	  AND_INT * T6.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T6.W, 0.0, Pred_sel_zero 
	  SETE_INT   T4.Y, T0.Y, T1.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T5.W, T5.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T5.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T5.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T5.W, T4.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T5.W, T1.Z, T1.W, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T4.Z, Pred_sel_zero BS:VEC_021/SCL_122
	  CNDE_INT * T1.W, T1.W, T4.Z, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 2690:
	  BFE_INT * T5.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2692:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T4.Z, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T4.Z, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T1.W, |T4.Z|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T5.Z, PV.W,  
	  SETE_DX10 * T1.W, |T4.Z|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2713:
	  SETNE_DX10   T1.Z, T4.Z, T4.Z,  
	  MOV * T1.W, T4.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T1.W, T0.Z, T4.Z, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 2719:
	  SETE_INT * T5.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T4.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 2725:
	  ADD_INT * T5.W, T0.W, literal.x,  
	12(1.681558e-44), 0(0.000000e+00)
	  AND_INT * T6.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T5.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 2739:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T4.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2743:
	  MOV * T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T4.W, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T5.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T4.W, T4.W,  
	  MOV * T1.W, T4.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T4.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T4.W, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T1.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SUB_INT * T5.W, literal.x, T1.W, Pred_sel_zero BS:VEC_021/SCL_122
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T1.W, T5.W, Pred_sel_zero
	  SUB_INT * T5.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T6.W, T5.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T6.W, T6.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T1.W, Pred_sel_zero 
	  ADD_INT * T5.W, T6.W, T5.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T5.W, Pred_sel_zero 
	  SUB_INT   T4.Z, literal.x, T5.W, Pred_sel_zero 
	  AND_INT * T6.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T6.W, 0.0, Pred_sel_zero 
	  SETE_INT   T4.Y, T0.Y, T1.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T5.W, T4.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T5.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T5.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T5.W, T4.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T5.W, T1.Z, T1.W, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T4.W, Pred_sel_zero 
	  CNDE_INT * T1.W, T1.W, T4.W, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 2792:
	  BFE_INT * T5.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2794:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T4.W, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T4.W, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T1.W, |T4.W|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T4.Z, PV.W,  
	  SETE_DX10 * T1.W, |T4.W|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2815:
	  SETNE_DX10   T1.Z, T4.W, T4.W,  
	  MOV * T1.W, T4.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T1.W, T0.Z, T4.W, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 2821:
	  SETE_INT * T5.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T4.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 2827:
	  ADD_INT * T4.W, T0.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  AND_INT * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 2841:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T3.X,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2845:
	  MOV * T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T3.X, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T4.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T3.X, T3.X,  
	  MOV * T1.W, T3.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T3.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T3.X, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T1.W, Pred_sel_zero 
	  SUB_INT * T4.W, literal.x, T1.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T1.W, T4.W, Pred_sel_zero
	  SUB_INT * T4.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T5.W, T4.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T5.W, T5.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T1.W, Pred_sel_zero 
	  ADD_INT * T4.W, T5.W, T4.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T4.W, Pred_sel_zero 
	  SUB_INT   T4.Z, literal.x, T4.W, Pred_sel_zero 
	  AND_INT * T5.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T5.W, 0.0, Pred_sel_zero 
	  SETE_INT   T4.Y, T0.Y, T1.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T4.W, T4.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T4.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T4.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T4.W, T4.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T4.W, T1.Z, T1.W, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T3.X, Pred_sel_zero 
	  CNDE_INT * T1.W, T1.W, T3.X, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 2894:
	  BFE_INT * T4.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2896:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T3.X, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T3.X, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T1.W, |T3.X|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T4.Z, PV.W,  
	  SETE_DX10 * T1.W, |T3.X|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2917:
	  SETNE_DX10   T1.Z, T3.X, T3.X,  
	  MOV * T1.W, T3.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T1.W, T0.Z, T3.X, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 2923:
	  SETE_INT * T4.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T3.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 2929:
	  ADD_INT * T4.W, T0.W, literal.x,  
	16(2.242078e-44), 0(0.000000e+00)
	  AND_INT * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 2943:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T3.Y,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2947:
	  MOV * T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T3.Y, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T4.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T3.Y, T3.Y,  
	  MOV * T1.W, T3.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T3.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T3.Y, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T1.W, Pred_sel_zero 
	  SUB_INT * T4.W, literal.x, T1.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T1.W, T4.W, Pred_sel_zero
	  SUB_INT * T4.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T5.W, T4.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T5.W, T5.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T1.W, Pred_sel_zero 
	  ADD_INT * T4.W, T5.W, T4.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T4.W, Pred_sel_zero 
	  SUB_INT   T4.Z, literal.x, T4.W, Pred_sel_zero 
	  AND_INT * T5.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T5.W, 0.0, Pred_sel_zero 
	  SETE_INT   T4.Y, T0.Y, T1.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T4.W, T4.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T4.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T4.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T4.W, T4.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T4.W, T1.Z, T1.W, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T3.Y, Pred_sel_zero 
	  CNDE_INT * T1.W, T1.W, T3.Y, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 2996:
	  BFE_INT * T4.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 2998:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T3.Y, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T3.Y, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T1.W, |T3.Y|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T4.Z, PV.W,  
	  SETE_DX10 * T1.W, |T3.Y|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 3019:
	  SETNE_DX10   T1.Z, T3.Y, T3.Y,  
	  MOV * T1.W, T3.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T1.W, T0.Z, T3.Y, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 3025:
	  SETE_INT * T4.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T3.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 3031:
	  ADD_INT * T4.W, T0.W, literal.x,  
	18(2.522337e-44), 0(0.000000e+00)
	  AND_INT * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 3045:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T3.Z,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 3049:
	  MOV * T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T3.Z, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T4.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T3.Z, T3.Z,  
	  MOV * T1.W, T3.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T3.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T3.Z, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T1.W, Pred_sel_zero 
	  SUB_INT * T4.W, literal.x, T1.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T1.W, T4.W, Pred_sel_zero
	  SUB_INT * T4.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T5.W, T4.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T5.W, T5.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T1.W, Pred_sel_zero 
	  ADD_INT * T4.W, T5.W, T4.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T4.W, Pred_sel_zero 
	  SUB_INT   T4.Z, literal.x, T4.W, Pred_sel_zero 
	  AND_INT * T5.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T5.W, 0.0, Pred_sel_zero 
	  SETE_INT   T3.Y, T0.Y, T1.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T4.W, T4.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T4.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T4.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T4.W, T3.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T4.W, T1.Z, T1.W, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T3.Z, Pred_sel_zero BS:VEC_021/SCL_122
	  CNDE_INT * T1.W, T1.W, T3.Z, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 3098:
	  BFE_INT * T4.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 3100:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T3.Z, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T3.Z, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T1.W, |T3.Z|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T4.Z, PV.W,  
	  SETE_DX10 * T1.W, |T3.Z|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 3121:
	  SETNE_DX10   T1.Z, T3.Z, T3.Z,  
	  MOV * T1.W, T3.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T1.W, T0.Z, T3.Z, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 3127:
	  SETE_INT * T4.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T3.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 3133:
	  ADD_INT * T4.W, T0.W, literal.x,  
	20(2.802597e-44), 0(0.000000e+00)
	  AND_INT * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T4.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 3147:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T3.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 3151:
	  MOV * T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T3.W, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T4.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T3.W, T3.W,  
	  MOV * T1.W, T3.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T3.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T3.W, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T1.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SUB_INT * T4.W, literal.x, T1.W, Pred_sel_zero BS:VEC_021/SCL_122
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T1.W, T4.W, Pred_sel_zero
	  SUB_INT * T4.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T5.W, T4.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T5.W, T5.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T1.W, Pred_sel_zero 
	  ADD_INT * T4.W, T5.W, T4.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T4.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T4.W, Pred_sel_zero 
	  AND_INT * T5.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T5.W, 0.0, Pred_sel_zero 
	  SETE_INT   T3.Y, T0.Y, T1.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T4.W, T3.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T4.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T4.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T4.W, T3.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T4.W, T1.Z, T1.W, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T3.W, Pred_sel_zero 
	  CNDE_INT * T1.W, T1.W, T3.W, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 3200:
	  BFE_INT * T4.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 3202:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T3.W, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T3.W, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T1.W, |T3.W|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T1.W, |T3.W|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 3223:
	  SETNE_DX10   T1.Z, T3.W, T3.W,  
	  MOV * T1.W, T3.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T1.W, T0.Z, T3.W, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 3229:
	  SETE_INT * T4.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T3.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 3235:
	  ADD_INT * T3.W, T0.W, literal.x,  
	22(3.082857e-44), 0(0.000000e+00)
	  AND_INT * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 3249:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T2.X,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 3253:
	  MOV * T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T2.X, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T3.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T2.X, T2.X,  
	  MOV * T1.W, T2.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T2.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T2.X, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T1.W, Pred_sel_zero 
	  SUB_INT * T3.W, literal.x, T1.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T1.W, T3.W, Pred_sel_zero
	  SUB_INT * T3.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T4.W, T3.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T4.W, T4.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T1.W, Pred_sel_zero 
	  ADD_INT * T3.W, T4.W, T3.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T3.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T3.W, Pred_sel_zero 
	  AND_INT * T4.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T4.W, 0.0, Pred_sel_zero 
	  SETE_INT   T3.Y, T0.Y, T1.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T3.W, T3.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T3.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T3.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T3.W, T3.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T3.W, T1.Z, T1.W, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T2.X, Pred_sel_zero 
	  CNDE_INT * T1.W, T1.W, T2.X, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 3302:
	  BFE_INT * T3.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 3304:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T2.X, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T2.X, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T1.W, |T2.X|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T1.W, |T2.X|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 3325:
	  SETNE_DX10   T1.Z, T2.X, T2.X,  
	  MOV * T1.W, T2.X,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T1.W, T0.Z, T2.X, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 3331:
	  SETE_INT * T3.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T2.X, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 3337:
	  ADD_INT * T3.W, T0.W, literal.x,  
	24(3.363116e-44), 0(0.000000e+00)
	  AND_INT * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 3351:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T2.Y,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 3355:
	  MOV * T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T2.Y, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T3.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T2.Y, T2.Y,  
	  MOV * T1.W, T2.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T2.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T2.Y, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T1.W, Pred_sel_zero 
	  SUB_INT * T3.W, literal.x, T1.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T1.W, T3.W, Pred_sel_zero
	  SUB_INT * T3.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T4.W, T3.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T4.W, T4.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T1.W, Pred_sel_zero 
	  ADD_INT * T3.W, T4.W, T3.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T3.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T3.W, Pred_sel_zero 
	  AND_INT * T4.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T4.W, 0.0, Pred_sel_zero 
	  SETE_INT   T3.Y, T0.Y, T1.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T3.W, T3.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T3.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T3.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T3.W, T3.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T3.W, T1.Z, T1.W, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T2.Y, Pred_sel_zero 
	  CNDE_INT * T1.W, T1.W, T2.Y, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 3404:
	  BFE_INT * T3.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 3406:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T2.Y, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T2.Y, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T1.W, |T2.Y|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T1.W, |T2.Y|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 3427:
	  SETNE_DX10   T1.Z, T2.Y, T2.Y,  
	  MOV * T1.W, T2.Y,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T1.W, T0.Z, T2.Y, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 3433:
	  SETE_INT * T3.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T2.Y, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 3439:
	  ADD_INT * T3.W, T0.W, literal.x,  
	26(3.643376e-44), 0(0.000000e+00)
	  AND_INT * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 3453:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T2.Z,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 3457:
	  MOV * T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T2.Z, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T3.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T2.Z, T2.Z,  
	  MOV * T1.W, T2.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T2.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T2.Z, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T1.W, Pred_sel_zero 
	  SUB_INT * T3.W, literal.x, T1.W, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T1.W, T3.W, Pred_sel_zero
	  SUB_INT * T3.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T4.W, T3.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T4.W, T4.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T1.W, Pred_sel_zero 
	  ADD_INT * T3.W, T4.W, T3.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T3.W, Pred_sel_zero 
	  SUB_INT   T3.Z, literal.x, T3.W, Pred_sel_zero 
	  AND_INT * T4.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T4.W, 0.0, Pred_sel_zero 
	  SETE_INT   T2.Y, T0.Y, T1.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T3.W, T3.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T3.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T3.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T3.W, T2.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T3.W, T1.Z, T1.W, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T2.Z, Pred_sel_zero BS:VEC_021/SCL_122
	  CNDE_INT * T1.W, T1.W, T2.Z, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 3506:
	  BFE_INT * T3.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 3508:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T2.Z, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T2.Z, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T1.W, |T2.Z|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T3.Z, PV.W,  
	  SETE_DX10 * T1.W, |T2.Z|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 3529:
	  SETNE_DX10   T1.Z, T2.Z, T2.Z,  
	  MOV * T1.W, T2.Z,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T1.W, T0.Z, T2.Z, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 3535:
	  SETE_INT * T3.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T2.Z, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 3541:
	  ADD_INT * T3.W, T0.W, literal.x,  
	28(3.923636e-44), 0(0.000000e+00)
	  AND_INT * T4.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T3.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 3555:
	  MOV   T0.Z, literal.x,  
	  SETGT_INT * T1.W, 0.0, T2.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 3559:
	  MOV * T1.W, literal.x,  
	8(1.121039e-44), 0(0.000000e+00)
	  BFE_UINT * T1.W, T2.W, literal.x, PV.W, 
	23(3.222986e-44), 0(0.000000e+00)
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T3.W, PV.W, literal.y,  
	8191(1.147804e-41), 112(1.569454e-43)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T1.W, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  NOT_INT * T0.Z, T1.W, Pred_sel_zero 
	  SETNE_DX10   T1.Z, T2.W, T2.W,  
	  MOV * T1.W, T2.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	2139095040(INF), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T2.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	  OR_INT   T0.Y, T0.Z, T2.W, Pred_sel_zero 
	  SETGT_INT   T1.Z, 0.0, T1.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SUB_INT * T3.W, literal.x, T1.W, Pred_sel_zero BS:VEC_021/SCL_122
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, T1.Z, T1.W, T3.W, Pred_sel_zero
	  SUB_INT * T3.W, literal.x, T0.Y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETGE_INT * T4.W, T3.W, T1.Z, Pred_sel_zero 
	  CNDE_INT * T4.W, T4.W, 1, literal.x, Pred_sel_zero
	-1(nan), 0(0.000000e+00)
	  OR_INT   T1.Z, T0.Y, T1.W, Pred_sel_zero 
	  ADD_INT * T3.W, T4.W, T3.W, Pred_sel_zero BS:VEC_021/SCL_122
	  SETGT_INT   T1.Y, 0.0, T3.W, Pred_sel_zero 
	  SUB_INT   T2.Z, literal.x, T3.W, Pred_sel_zero 
	  AND_INT * T4.W, T1.Z, literal.y, Pred_sel_zero 
	-2147483648(-0.000000e+00), 2147483647(nan)
	  SETE_INT   T0.X, T4.W, 0.0, Pred_sel_zero 
	  SETE_INT   T2.Y, T0.Y, T1.W, Pred_sel_zero 
	  CNDE_INT   T1.Z, T1.Y, T3.W, T2.Z, Pred_sel_zeroBS:VEC_120/SCL_212
	  SETE_DX10 * T3.W, T0.Y, T0.Y, Pred_sel_zero 
	  CNDE_INT   T1.Z, T3.W, T0.Y, T1.Z, Pred_sel_zero
	  OR_INT * T3.W, T2.Y, T0.X, Pred_sel_zero 
	  CNDE_INT   T1.Z, T3.W, T1.Z, T1.W, Pred_sel_zero
	  AND_INT * T1.W, T0.Z, T2.W, Pred_sel_zero 
	  CNDE_INT * T1.W, T1.W, T2.W, T1.Z, Pred_sel_zero
	  MOV * T0.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 3608:
	  BFE_INT * T3.W, T0.Z, 0.0, 1, 
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 3610:
	  MOV   T0.Z, literal.x,  
	  SETGT_UINT * T1.W, T2.W, literal.y,  
	-8192(nan), 947912703(6.103515e-05)
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  LSHR * T1.W, T2.W, literal.x, Pred_sel_zero 
	23(3.222986e-44), 0(0.000000e+00)
	  SUB_INT * T1.W, literal.x, T1.W, Pred_sel_zero 
	113(1.583467e-43), 0(0.000000e+00)
	  MIN_INT * T1.W, T1.W, literal.x, Pred_sel_zero 
	10(1.401298e-44), 0(0.000000e+00)
	  LSHL * T0.Z, literal.x, T1.W, Pred_sel_zero 
	-8192(nan), 0(0.000000e+00)
	  SETGT_DX10 * T1.W, |T2.W|, literal.x,  
	1199562752(6.550400e+04), 0(0.000000e+00)
	  NOT_INT   T2.Z, PV.W,  
	  SETE_DX10 * T1.W, |T2.W|, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  MOV   T1.Z, literal.x,  
	  OR_INT * T1.W, PV.Z, PV.W,  
	1(1.401298e-45), 0(0.000000e+00)
	  PRED_SETNE_INT * ExecMask,PredicateBit (MASKED), PV.W, 0.0,  
	ALU clause starting at 3631:
	  SETNE_DX10   T1.Z, T2.W, T2.W,  
	  MOV * T1.W, T2.W,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.Z, 0.0,  
	  AND_INT * T1.W, T0.Z, T2.W, Pred_sel_zero 
	  MOV * T1.Z, literal.x,  
	0(0.000000e+00), 0(0.000000e+00)
	ALU clause starting at 3637:
	  SETE_INT * T3.W, T1.Z, 0.0,  
	  PRED_SETNE_INT * Pred,PredicateBit (MASKED), PV.W, 0.0,  
	  MOV * T1.W, literal.x, Pred_sel_zero 
	1199562752(6.550400e+04), 0(0.000000e+00)
	  BFI_INT * T1.W, literal.x, T1.W, T2.W, Pred_sel_zero
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 3643:
	  ADD_INT * T0.W, T0.W, literal.x,  
	30(4.203895e-44), 0(0.000000e+00)
	  AND_INT * T2.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T0.Z, PV.W, literal.x,  
	  FLT32_TO_FLT16 * T1.W, T1.W,  
	3(4.203895e-45), 0(0.000000e+00)
	  LSHL   T1.X, PV.W, PV.Z,  
	  LSHL * T1.W, literal.x, PV.Z,  
	65535(9.183409e-41), 0(0.000000e+00)
	  MOV   T1.Y, 0.0,  
	  MOV * T1.Z, 0.0,  
	  LSHR * T0.X, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp75:
.Lfunc_end17:
	.size	store_float16_rtn, .Lfunc_end17-store_float16_rtn

	.type	llvm.amdgcn.kernel.vload_half2_all.lds,@object
	.comm	llvm.amdgcn.kernel.vload_half2_all.lds,130,4
	.type	llvm.amdgcn.kernel.vload_half4_all.lds,@object
	.comm	llvm.amdgcn.kernel.vload_half4_all.lds,258,4
	.type	llvm.amdgcn.kernel.vload_half8_all.lds,@object
	.comm	llvm.amdgcn.kernel.vload_half8_all.lds,514,4
	.type	llvm.amdgcn.kernel.vload_half16_all.lds,@object
	.comm	llvm.amdgcn.kernel.vload_half16_all.lds,1026,4
