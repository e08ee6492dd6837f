	.text
	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	exponentials
	.p2align	8
	.type	exponentials,@function
exponentials:
exponentials$local:
.Lfunc_begin0:
	ALU 5, @16, KC0[CB0:0-32], KC1[]
.Ltmp0:
	ALU 2, @22, KC0[CB0:0-32], KC1[]
	TEX 0 @12
.Ltmp1:
	ALU 39, @25, KC0[], KC1[]
	TEX 0 @14
	ALU 103, @65, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T5.X, T6.X
	MEM_RAT_CACHELESS STORE_DWORD T4.X, T1.X
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T3.X
	CF_END
	PAD
	Fetch clause starting at 12:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp2:
	Fetch clause starting at 14:
	  VTX_READ_32 T2.X, T2.X, 0, #2
	ALU clause starting at 16:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp3:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 22:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 25:
	  SETGT * T1.W, 0.0, T0.X,  
	  CNDE   T0.Z, PV.W, 0.5, literal.x, 
	  MUL_IEEE * T1.W, T0.X, literal.y,  
	-1090519040(-5.000000e-01), 1069066811(1.442695e+00)
	  ADD * T2.W, PV.W, PV.Z,  
	  MUL_IEEE   T0.Z, T0.X, literal.x,  
	  TRUNC * T2.W, PV.W,  
	1048576000(2.500000e-01), 0(0.000000e+00)
	  FLT_TO_INT   T0.Y, PV.W,  
	  RNDNE   T1.Z, T0.X,  
	  MUL_IEEE * T2.W, PV.Z, literal.x,  
	1129618040(2.126034e+02), 0(0.000000e+00)
	  TRUNC   T1.Y, PV.W,  
	  ADD   T2.Z, T0.X, -PV.Z,  
	  INT_TO_FLT * T2.W, PV.Y,  
	  MUL_IEEE   T1.X, PV.W, literal.x,  
	  MULADD_IEEE   T2.Y, PV.W, literal.y, T0.X, 
	  MUL_IEEE   T3.Z, PV.Z, literal.z,  
	  MUL_IEEE * T2.W, PV.Z, literal.w,  
	-1223165999(-9.058001e-06), -1087278720(-6.931381e-01)
	924317649(9.058001e-06), 1060204928(6.931381e-01)
	  ADD   T3.Y, PV.W, PV.Z,  
	  ADD   T2.Z, PV.Y, PV.X,  
	  FLT_TO_INT * T3.W, T1.Y,  
	  AND_INT   T2.X, PV.W, literal.x,  
	  MUL_IEEE   T1.Y, PV.Z, PV.Z,  
	  MUL_IEEE   T4.Z, PV.Y, PV.Y,  
	  MOV * T4.W, literal.y,  
	63(8.828180e-44), 3051219470(-1.653390e-06)
	  MULADD_IEEE   T3.X, PV.Z, literal.x, PV.W, 
	  MULADD_IEEE   T4.Y, PV.Y, literal.x, PV.W, 
	  INT_TO_FLT   T5.Z, T3.W,  
	  LSHL * T4.W, PV.X, literal.y,  
	858897228(4.138137e-08), 2(2.802597e-45)
	  ADD_INT   T2.X, literal.x, PV.W,  
	  MULADD_IEEE   T5.Y, PV.Z, literal.y, T0.Z, 
	  MULADD_IEEE   T6.Z, T1.Y, PV.Y, literal.z, 
	  MULADD_IEEE * T4.W, T4.Z, PV.X, literal.z, 
	@EXP_TBL, -1147535360(-4.699707e-03)
	948613973(6.613756e-05), 0(0.000000e+00)
	ALU clause starting at 65:
	  MULADD_IEEE   T7.Z, T4.Z, T4.W, literal.x, 
	  MULADD_IEEE * T4.W, T1.Y, T6.Z, literal.x, 
	-1154086047(-2.777778e-03), 0(0.000000e+00)
	  MULADD_IEEE   T4.Y, T1.Y, PV.W, literal.x, 
	  MULADD_IEEE   T6.Z, T4.Z, PV.Z, literal.x, 
	  MULADD_IEEE * T4.W, T5.Z, literal.y, T5.Y, BS:VEC_102/SCL_221
	1042983595(1.666667e-01), -1232967149(-3.886651e-06)
	  MUL_IEEE   T3.X, PV.W, literal.x,  
	  MOV   T5.Y, literal.y,  
	  MULADD_IEEE   T4.Z, T4.Z, -PV.Z, T3.Y, 
	  MULADD_IEEE * T4.W, T1.Y, -PV.Y, T2.Z, 
	1075010958(2.302585e+00), 1042983595(1.666667e-01)
	  MUL_IEEE   T4.X, T2.Z, PV.W,  
	  MUL_IEEE   T1.Y, T3.Y, PV.Z,  
	  MULADD_IEEE   T2.Z, PV.X, literal.x, PV.Y, 
	  ADD * T5.W, -PV.Z, literal.y,  
	1026206379(4.166667e-02), 1073741824(2.000000e+00)
	  RECIP_IEEE   T3.X (MASKED), T5.W,  
	  RECIP_IEEE   T3.Y, T5.W,  
	  RECIP_IEEE   T3.Z (MASKED), T5.W,  
	  RECIP_IEEE * T3.W (MASKED), T5.W,  
	  MULADD_IEEE   T5.X, T2.Z, T3.X, 0.5, 
	  MUL_IEEE   T4.Y, T3.X, T3.X,  
	  MUL_IEEE   T2.Z, T1.Y, PV.Y,  
	  ASHR * T5.W, T3.W, literal.x,  
	6(8.407791e-45), 0(0.000000e+00)
	  ADD_INT   T6.X, PV.W, literal.x,  
	  ADD   T1.Y, -T3.Z, -PV.Z,  
	  TRUNC   T1.Z, T1.Z,  BS:VEC_120/SCL_212
	  MULADD_IEEE * T6.W, PV.X, PV.Y, T3.X, 
	21(2.942727e-44), 0(0.000000e+00)
	  MULADD_IEEE   T2.X, T2.X, PV.W, T2.X, 
	  FLT_TO_INT   T3.Y, PV.Z,  
	  ADD   T1.Z, T2.W, -PV.Y,  
	  AND_INT * T2.W, PV.X, literal.x,  
	31(4.344025e-44), 0(0.000000e+00)
	  LSHL   T3.X, 1, PV.W,  
	  ADD   T1.Y, PV.Z, 1.0,  
	  LSHL   T1.Z, PV.Y, literal.x,  
	  ADD * T2.W, -T4.W, literal.y,  
	23(3.222986e-44), 1073741824(2.000000e+00)
	  RECIP_IEEE   T2.X (MASKED), T2.W,  
	  RECIP_IEEE   T2.Y (MASKED), T2.W,  
	  RECIP_IEEE   T2.Z, T2.W,  
	  RECIP_IEEE * T2.W (MASKED), T2.W,  
	  ADD_INT   T5.X, T1.Z, T1.Y,  
	  SETGT   T1.Y, literal.x, T0.X,  
	  MUL_IEEE * T1.Z, T2.X, T3.X,  BS:VEC_021/SCL_122
	-1023672320(-1.260000e+02), 0(0.000000e+00)
	  MUL_IEEE * T2.W, T4.X, T2.Z,  
	  ADD   T1.X, -T1.X, -PV.W,  
	  ADD_INT   T3.Y, KC0[2].Z, T0.W,  
	  LSHL   T2.Z, KC0[0].W, literal.x,  
	  LSHL * T0.W, T5.W, literal.y,  
	2(2.802597e-45), 23(3.222986e-44)
	  ADD_INT   T2.X, PV.W, T2.X,  
	  SETGT_INT   T4.Y, T3.W, literal.x,  
	  ADD_INT   T3.Z, PV.Y, PV.Z,  
	  ADD * T0.W, T2.Y, -PV.X,  
	-8001(nan), 0(0.000000e+00)
	  ADD   T1.X, PV.W, 1.0,  
	  ADD_INT   T2.Y, PV.Z, T2.Z,  
	  CNDE_INT   T1.Z, PV.Y, T1.Z, PV.X, BS:VEC_021/SCL_122
	  SETGT * T0.W, T0.Z, literal.x,  
	1109008538(3.853184e+01), 0(0.000000e+00)
	  EXP_IEEE   T1.X (MASKED), T1.W,  
	  EXP_IEEE   T1.Y (MASKED), T1.W,  
	  EXP_IEEE   T1.Z (MASKED), T1.W,  
	  EXP_IEEE * T1.W, T1.W,  
	  EXP_IEEE   T2.X, T0.X,  
	  EXP_IEEE   T2.Y (MASKED), T0.X,  
	  EXP_IEEE   T2.Z (MASKED), T0.X,  
	  EXP_IEEE * T2.W (MASKED), T0.X,  
	  ADD   T2.X, PV.X, T1.W,  
	  CNDE   T4.Y, T0.W, T1.Z, literal.x, 
	  SETGT   T1.Z, literal.y, T0.Z,  BS:VEC_021/SCL_122
	  ADD_INT * T0.W, T2.Y, T2.Z,  BS:VEC_102/SCL_221
	2139095040(INF), -1036817932(-4.485347e+01)
	  LSHR   T3.X, PV.W, literal.x,  
	  LSHL   T0.Y, T0.Y, literal.y,  
	  CNDE   T1.Z, PV.Z, PV.Y, 0.0, 
	  SETE_DX10 * T0.W, T0.Z, T0.Z,  
	2(2.802597e-45), 23(3.222986e-44)
	  CNDE_INT   T4.X, PV.W, T0.Z, PV.Z, 
	  ADD_INT   T0.Y, PV.Y, T1.X,  
	  CNDE   T0.Z, T1.Y, T5.X, 0.0, BS:VEC_021/SCL_122
	  SETGT * T0.W, literal.x, T0.X,  BS:VEC_102/SCL_221
	1124073472(1.280000e+02), 0(0.000000e+00)
	  LSHR   T1.X, T2.Y, literal.x,  
	  SETGT   T1.Y, literal.y, T0.X,  
	  CNDE   T0.Z, PV.W, literal.z, PV.Z, 
	  SETE_DX10 * T0.W, T0.X, T0.X,  
	2(2.802597e-45), -1028740017(-8.733654e+01)
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T5.X, PV.W, T0.X, PV.Z, 
	  CNDE   T0.Z, PV.Y, T0.Y, 0.0, 
	  SETGT * T1.W, literal.x, T0.X,  
	1118925336(8.872284e+01), 0(0.000000e+00)
	  LSHR   T6.X, T3.Z, literal.x,  
	  CNDE * T1.W, PV.W, literal.y, PV.Z, 
	2(2.802597e-45), 2139095040(INF)
	  CNDE_INT * T0.X, T0.W, T0.X, PV.W, 
	  LSHR * T7.X, T3.Y, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp4:
.Lfunc_end0:
	.size	exponentials, .Lfunc_end0-exponentials

	.section	.AMDGPU.config
	.long	166100
	.long	8
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	logarithms
	.p2align	8
	.type	logarithms,@function
logarithms:
logarithms$local:
.Lfunc_begin1:
	ALU 5, @20, KC0[CB0:0-32], KC1[]
.Ltmp5:
	ALU 2, @26, KC0[CB0:0-32], KC1[]
	TEX 0 @12
.Ltmp6:
	ALU 21, @29, KC0[], KC1[]
	TEX 2 @14
	ALU 98, @51, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T6.X, T7.X
	MEM_RAT_CACHELESS STORE_DWORD T4.X, T5.X
	MEM_RAT_CACHELESS STORE_DWORD T1.X, T0.X
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T3.X
	CF_END
	PAD
	Fetch clause starting at 12:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp7:
	Fetch clause starting at 14:
	  VTX_READ_64 T3.XY, T3.X, 0, #2
	  VTX_READ_64 T2.XY, T2.X, 0, #2
	  VTX_READ_32 T1.X, T1.X, 0, #2
	ALU clause starting at 20:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp8:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 26:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 29:
	  OR_INT * T1.W, T0.X, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T1.W, T0.X, literal.y,  
	-1082130432(-1.000000e+00), 8388607(1.175494e-38)
	  CNDE_INT * T2.W, PV.W, PV.Z, T0.X, 
	  LSHL * T3.W, PV.W, 1,  
	  AND_INT   T1.Z, PV.W, literal.x,  
	  AND_INT * T3.W, T2.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T3.W, PV.Z, PV.W,  
	  LSHR * T4.W, PV.W, literal.x,  
	14(1.961818e-44), 0(0.000000e+00)
	  ADD_INT   T1.X, literal.x, PV.W,  
	  LSHR * T4.W, T3.W, literal.y,  
	@LOG_INV_TBL, 13(1.821688e-44)
	  ADD_INT   T2.X, literal.x, PV.W,  
	  ADD * T5.W, T0.X, literal.y,  
	@LOG10_TBL, -1082130432(-1.000000e+00)
	  ADD_INT   T3.X, literal.x, T4.W,  
	  ADD * T4.W, PV.W, literal.y,  
	@LOG2_TBL, 1073741824(2.000000e+00)
	ALU clause starting at 51:
	  RECIP_IEEE   T0.X (MASKED), T4.W,  
	  RECIP_IEEE   T0.Y, T4.W,  
	  RECIP_IEEE   T0.Z (MASKED), T4.W,  
	  RECIP_IEEE * T0.W (MASKED), T4.W,  
	  MUL_IEEE * T4.W, T5.W, PV.Y,  
	  LSHR   T0.Y, T0.Z, literal.x,  
	  LSHR   T0.Z, T0.X, literal.x,  
	  ADD * T6.W, PV.W, PV.W,  
	23(3.222986e-44), 0(0.000000e+00)
	  MUL_IEEE   T4.X, PV.W, PV.W,  
	  ADD_INT   T1.Y, PV.Z, literal.x,  
	  ADD_INT   T0.Z, PV.Y, literal.y,  
	  AND_INT * T2.W, T2.W, literal.z,  
	-127(nan), -253(nan)
	8388607(1.175494e-38), 0(0.000000e+00)
	  MOV   T5.X, literal.x,  
	  OR_INT   T0.Y, T3.W, literal.y,  
	  OR_INT   T1.Z, PV.W, literal.y,  
	  CNDE_INT * T1.W, T1.W, PV.Z, PV.Y, BS:VEC_120/SCL_212
	1034594987(8.333334e-02), 1056964608(5.000000e-01)
	  INT_TO_FLT   T1.Y, PV.W,  
	  ADD   T0.Z, PV.Y, -PV.Z,  
	  MULADD_IEEE * T1.W, T4.X, literal.x, PV.X, 
	1011666125(1.250000e-02), 0(0.000000e+00)
	  AND_INT   T5.X, T5.W, literal.x,  
	  MUL_IEEE   T0.Y, T4.X, PV.W,  
	  MUL_IEEE   T1.Z, T5.W, T4.W,  
	  MUL_IEEE * T1.W, T1.X, PV.Z,  BS:VEC_120/SCL_212
	-65536(nan), 0(0.000000e+00)
	  MUL_IEEE   T1.X, PV.W, PV.W,  
	  MULADD_IEEE   T4.Y, PV.W, literal.x, 0.5, 
	  MULADD_IEEE   T0.Z, T6.W, PV.Y, -PV.Z, 
	  ADD * T2.W, T5.W, -PV.X,  BS:VEC_120/SCL_212
	1051372203(3.333333e-01), 0(0.000000e+00)
	  ADD   T0.Y, PV.W, PV.Z,  
	  MULADD_IEEE   T0.Z, PV.Y, PV.X, T1.W, 
	  MUL_IEEE * T1.W, T1.Y, literal.x,  
	964848147(2.487456e-04), 0(0.000000e+00)
	  MULADD_IEEE   T1.Z, PV.Z, literal.x, PV.W, 
	  MUL_IEEE * T1.W, PV.Y, literal.y,  
	-1092723751(-4.342945e-01), 976728402(7.007319e-04)
	  MULADD_IEEE   T4.Y, T5.X, literal.x, PV.W, 
	  ADD   T1.Z, T2.Y, PV.Z,  
	  MULADD_IEEE * T1.W, T1.Y, literal.y, T2.X, BS:VEC_102/SCL_221
	976728402(7.007319e-04), 1050279936(3.007812e-01)
	  AND_INT   T2.Y, T0.X, literal.x,  
	  ADD   T1.Z, PV.W, PV.Z,  
	  MULADD_IEEE * T1.W, T0.Y, literal.y, PV.Y, 
	2147483647(nan), 1054736384(4.335938e-01)
	  MULADD_IEEE   T1.X, T5.X, literal.x, PV.W, 
	  SETGT   T4.Y, literal.y, |T5.W|,  
	  ADD_INT   T2.Z, KC0[2].Z, T0.W,  BS:VEC_021/SCL_122
	  LSHL * T0.W, KC0[0].W, literal.z,  
	1054736384(4.335938e-01), 1031798784(6.250000e-02)
	2(2.802597e-45), 0(0.000000e+00)
	  MUL_IEEE   T2.X, T0.Y, literal.x,  
	  ADD_INT   T5.Y, PV.Z, PV.W,  
	  CNDE   T1.Z, PV.Y, T1.Z, PV.X, 
	  SETGT_UINT * T1.W, T2.Y, literal.y,  BS:VEC_120/SCL_212
	1001012009(5.195041e-03), 2139095039(3.402823e+38)
	  CNDE_INT   T1.X, PV.W, PV.Z, T0.X, 
	  MULADD_IEEE   T3.Y, T0.Z, literal.x, T3.Y, 
	  ADD_INT   T0.Z, PV.Y, T0.W,  
	  MULADD_IEEE * T2.W, T5.X, literal.y, PV.X, 
	-1078416837(-1.442695e+00), 1001012009(5.195041e-03)
	  ADD   T2.X, T3.X, T1.Y,  
	  MULADD_IEEE   T0.Y, T0.Y, literal.x, PV.W, 
	  ASHR   T1.Z, T0.X, literal.y,  BS:VEC_120/SCL_212
	  ADD_INT * T0.W, PV.Z, T0.W,  
	1069023232(1.437500e+00), 31(4.344025e-44)
	  LSHR   T3.X, PV.W, literal.x,  
	  NOT_INT   T1.Y, PV.Z,  
	  MULADD_IEEE   T1.Z, T5.X, literal.y, PV.Y, 
	  ADD * T0.W, PV.X, T3.Y,  
	2(2.802597e-45), 1069023232(1.437500e+00)
	  LOG_IEEE   T0.X (MASKED), T0.X,  
	  LOG_IEEE   T0.Y, T0.X,  
	  LOG_IEEE   T0.Z (MASKED), T0.X,  
	  LOG_IEEE * T0.W (MASKED), T0.X,  
	  MULADD_IEEE   T2.X, PV.Y, literal.x, PV.Y, 
	  CNDE   T1.Z, T4.Y, T0.W, T1.Z, 
	  CNDE_INT * T0.W, T1.Y, literal.y, T1.X, BS:VEC_120/SCL_212
	1060205080(6.931472e-01), 2143289344(nan)
	  CNDE_INT   T1.X, T2.Y, literal.x, PV.W, 
	  CNDE_INT * T0.W, T1.W, PV.Z, T0.X, 
	-8388608(-INF), 0(0.000000e+00)
	  LSHR   T0.X, T0.Z, literal.x,  
	  CNDE_INT * T1.W, T1.Y, literal.y, PV.W, 
	2(2.802597e-45), 2143289344(nan)
	  CNDE_INT   T4.X, T2.Y, literal.x, PV.W, 
	  MUL_IEEE * T0.W, T0.W, literal.y,  
	-8388608(-INF), 1060205080(6.931472e-01)
	  LSHR   T5.X, T5.Y, literal.x,  
	  CNDE_INT * T0.W, T1.Y, literal.y, PV.W, BS:VEC_120/SCL_212
	2(2.802597e-45), 2143289344(nan)
	  CNDE_INT * T6.X, T2.Y, literal.x, PV.W, 
	-8388608(-INF), 0(0.000000e+00)
	  LSHR * T7.X, T2.Z, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp9:
.Lfunc_end1:
	.size	logarithms, .Lfunc_end1-logarithms

	.section	.AMDGPU.config
	.long	166100
	.long	11
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	powers
	.p2align	8
	.type	powers,@function
powers:
powers$local:
.Lfunc_begin2:
	ALU 5, @58, KC0[CB0:0-32], KC1[]
.Ltmp10:
	ALU 3, @64, KC0[CB0:0-32], KC1[]
	TEX 0 @28
	ALU 20, @68, KC0[CB0:0-32], KC1[]
	TEX 2 @30
	ALU 81, @89, KC0[], KC1[]
	TEX 0 @36
	ALU 104, @171, KC0[], KC1[]
	ALU 51, @276, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T3.X
	ALU 0, @328, KC0[], KC1[]
	TEX 0 @38
	ALU 19, @329, KC0[], KC1[]
	TEX 2 @40
	ALU 78, @349, KC0[], KC1[]
	TEX 0 @46
	ALU 101, @428, KC0[], KC1[]
	ALU 29, @530, KC0[CB0:0-32], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T2.X, T3.X
	TEX 0 @48
	ALU 18, @560, KC0[], KC1[]
	TEX 2 @50
	ALU 84, @579, KC0[], KC1[]
	TEX 0 @56
	ALU 101, @664, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T1.X
	CF_END
	PAD
	Fetch clause starting at 28:
	  VTX_READ_32 T2.X, T2.X, 0, #1
	Fetch clause starting at 30:
	  VTX_READ_32 T5.X, T5.X, 0, #1
	  VTX_READ_64 T4.XY, T4.X, 0, #2
	  VTX_READ_64 T3.XY, T3.X, 0, #2
	Fetch clause starting at 36:
	  VTX_READ_64 T3.XY, T3.X, 0, #2
	Fetch clause starting at 38:
	  VTX_READ_32 T2.X, T2.X, 0, #1
	Fetch clause starting at 40:
	  VTX_READ_32 T5.X, T5.X, 0, #1
	  VTX_READ_64 T4.XY, T4.X, 0, #2
	  VTX_READ_64 T3.XY, T3.X, 0, #2
	Fetch clause starting at 46:
	  VTX_READ_64 T3.XY, T3.X, 0, #2
	Fetch clause starting at 48:
	  VTX_READ_32 T0.X, T0.X, 0, #1
	Fetch clause starting at 50:
	  VTX_READ_32 T1.X, T1.X, 0, #1
	  VTX_READ_64 T3.XY, T3.X, 0, #2
	  VTX_READ_64 T4.XY, T2.X, 0, #2
	Fetch clause starting at 56:
	  VTX_READ_64 T3.XY, T2.X, 0, #2
	ALU clause starting at 58:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp11:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].Y,  
	ALU clause starting at 64:
	  LSHL * T0.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	  MOV * T2.X, PV.X,  
	ALU clause starting at 68:
	  AND_INT * T1.W, T2.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  OR_INT * T2.W, PV.W, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T2.W, T1.W, literal.y,  
	-1082130432(-1.000000e+00), 8388607(1.175494e-38)
	  CNDE_INT * T3.W, PV.W, PV.Z, T1.W, 
	  LSHL * T4.W, PV.W, 1,  
	  AND_INT   T1.Z, PV.W, literal.x,  
	  AND_INT * T4.W, T3.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T4.W, PV.Z, PV.W,  
	  LSHR * T5.W, PV.W, literal.x,  
	13(1.821688e-44), 0(0.000000e+00)
	  ADD_INT * T3.X, literal.x, PV.W,  
	@LOG_INV_TBL_EP, 0(0.000000e+00)
	  ADD_INT * T4.X, literal.x, T5.W,  
	@LOGE_TBL, 0(0.000000e+00)
	  ADD_INT * T1.X, KC0[2].Z, T0.W,  
	  MOV * T5.X, PV.X,  
	ALU clause starting at 89:
	  AND_INT * T3.W, T3.W, literal.x,  
	8388607(1.175494e-38), 0(0.000000e+00)
	  OR_INT   T1.Z, T4.W, literal.x,  
	  OR_INT * T3.W, PV.W, literal.x,  
	1056964608(5.000000e-01), 0(0.000000e+00)
	  ADD * T3.W, PV.Z, -PV.W,  
	  MUL_IEEE   T1.Z, T3.Y, PV.W,  
	  MUL_IEEE * T3.W, T3.X, PV.W,  
	  ADD   T3.X, PV.W, PV.Z,  
	  MOV   T1.Y, literal.x,  
	  ASHR   T0.Z, T0.Z, literal.y,  
	  LSHR * T4.W, T1.W, literal.y,  
	1051372203(3.333333e-01), 23(3.222986e-44)
	  ADD   T6.X, -T1.W, 1.0,  
	  MOV   T0.Y, literal.x,  
	  ADD_INT   T2.Z, PV.W, literal.y,  
	  ADD_INT * T4.W, PV.Z, literal.z,  
	1042983595(1.666667e-01), -127(nan)
	-253(nan), 0(0.000000e+00)
	  CNDE_INT   T7.X, T2.W, PV.W, PV.Z, 
	  MULADD_IEEE   T2.Y, PV.X, literal.x, PV.Y, 
	  MULADD_IEEE   T0.Z, T3.X, literal.y, T1.Y, 
	  ADD * T2.W, T3.W, -T3.X,  BS:VEC_120/SCL_212
	1041385765(1.428571e-01), 1048576000(2.500000e-01)
	  ADD   T8.X, T1.Z, PV.W,  
	  MUL_IEEE   T3.Y, T3.X, T3.X,  
	  MULADD_IEEE   T0.Z, T3.X, PV.Z, 0.5, 
	  MULADD_IEEE * T2.W, T6.X, PV.Y, literal.x, BS:VEC_120/SCL_212
	1045220557(2.000000e-01), 0(0.000000e+00)
	  MUL_IEEE   T9.X, T6.X, T6.X,  
	  MULADD_IEEE   T2.Y, T6.X, PV.W, literal.x, 
	  MULADD_IEEE   T0.Z, PV.Y, PV.Z, PV.X, 
	  INT_TO_FLT * T2.W, T7.X,  BS:VEC_120/SCL_212
	1048576000(2.500000e-01), 0(0.000000e+00)
	  MULADD_IEEE   T3.Y, PV.W, literal.x, -PV.Z, 
	  MULADD_IEEE   T0.Z, T6.X, PV.Y, literal.y, 
	  MUL_IEEE * T3.W, T6.X, PV.X,  
	939916788(3.194618e-05), 1051372203(3.333333e-01)
	  MUL_IEEE   T2.Y, PV.W, -PV.Z,  
	  MUL_IEEE   T0.Z, T9.X, literal.x,  
	  ADD * T3.W, T4.Y, PV.Y,  
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  ADD   T3.Y, PV.W, -T3.X,  
	  MULADD_IEEE   T1.Z, T2.W, literal.x, T4.X, 
	  ADD * T2.W, PV.Z, PV.Y,  
	1060204544(6.931152e-01), 0(0.000000e+00)
	  ADD   T4.Y, PV.W, -T6.X,  
	  ADD   T2.Z, PV.Z, PV.Y,  
	  SETGT * T4.W, literal.x, |T6.X|,  
	1031798784(6.250000e-02), 0(0.000000e+00)
	  CNDE   T4.X, PV.W, PV.Z, PV.Y, 
	  CNDE   T4.Y, PV.W, T1.Z, -T6.X, 
	  CNDE   T1.Z, PV.W, T3.Y, T2.W, 
	  CNDE * T2.W, PV.W, -T3.X, T0.Z, 
	  ADD   T3.Y, PV.Z, -PV.W,  
	  CNDE   T0.Z, T4.W, T3.W, T2.Y, 
	  ADD * T2.W, PV.Y, -PV.X,  
	  AND_INT   T2.Y, T4.X, literal.x,  
	  ADD   T1.Z, T1.Z, PV.W,  
	  ADD * T2.W, PV.Z, -PV.Y,  
	-4096(nan), 0(0.000000e+00)
	  AND_INT   T3.Y, T5.X, literal.x,  
	  ADD   T0.Z, PV.W, PV.Z,  
	  ADD * T2.W, T4.X, -PV.Y,  BS:VEC_120/SCL_212
	-4096(nan), 0(0.000000e+00)
	  ADD   T0.Z, PV.Z, PV.W,  
	  ADD * T2.W, T5.X, -PV.Y,  
	  MUL_IEEE * T3.W, PV.W, PV.Z,  
	  MULADD_IEEE * T2.W, T2.Y, T2.W, PV.W, 
	  MULADD_IEEE   T0.Z, T0.Z, T3.Y, PV.W, 
	  MUL_IEEE * T2.W, T3.Y, T2.Y,  BS:VEC_021/SCL_122
	  ADD * T3.W, PV.W, PV.Z,  
	  MUL_IEEE * T4.W, PV.W, literal.x,  
	1119398459(9.233248e+01), 0(0.000000e+00)
	  TRUNC * T4.W, PV.W,  
	  FLT_TO_INT * T4.W, PV.W,  
	  AND_INT * T5.W, PV.W, literal.x,  
	63(8.828180e-44), 0(0.000000e+00)
	  LSHL * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T3.X, literal.x, PV.W,  
	@EXP_TBL_EP, 0(0.000000e+00)
	ALU clause starting at 171:
	  INT_TO_FLT * T5.W, T4.W,  
	  ADD   T1.Z, T2.W, -T3.W,  
	  MULADD_IEEE * T2.W, PV.W, literal.x, T3.W, 
	-1137639424(-1.080322e-02), 0(0.000000e+00)
	  MULADD_IEEE   T2.Z, T5.W, literal.x, PV.W, 
	  ADD * T2.W, T0.Z, PV.Z,  
	-1209782289(-2.720204e-05), 0(0.000000e+00)
	  LSHR   T0.Z, T5.X, literal.x,  
	  ADD * T5.W, PV.W, PV.Z,  
	23(3.222986e-44), 0(0.000000e+00)
	  MULADD_IEEE   T4.X, PV.W, literal.x, T0.Y, 
	  SUB_INT   T2.Y, literal.y, PV.Z,  
	  SETGT_DX10   T0.Z, T2.W, literal.z,  
	  SETE_DX10 * T2.W, T3.W, literal.w,  BS:VEC_120/SCL_212
	1026206379(4.166667e-02), 22(3.082857e-44)
	-1266490616(-2.437957e-07), 1118925336(8.872284e+01)
	  AND_INT   T6.X, PV.W, PV.Z,  
	  AND_INT   T2.Y, PV.Y, literal.x,  
	  MULADD_IEEE   T0.Z, PV.X, T5.W, 0.5, 
	  MUL_IEEE * T2.W, T5.W, T5.W,  
	31(4.344025e-44), 0(0.000000e+00)
	  AND_INT   T4.X, T5.X, literal.x,  
	  ASHR   T4.Y, T4.W, literal.y,  
	  MULADD_IEEE   T0.Z, PV.Z, PV.W, T5.W, 
	  BFE_UINT * T2.W, T5.X, PV.Y, 1, 
	2147483647(nan), 6(8.407791e-45)
	  CNDE_INT   T7.X, PV.W, literal.x, 1, 
	  BFE_UINT   T2.Y, T5.X, 0.0, T2.Y, 
	  MULADD_IEEE   T1.Z, T3.Y, PV.Z, T3.Y, BS:VEC_021/SCL_122
	  ADD_INT * T2.W, PV.Y, literal.y,  
	2(2.802597e-45), 21(2.942727e-44)
	  AND_INT   T8.X, PV.W, literal.x,  
	  MULADD_IEEE   T3.Y, T3.X, T0.Z, PV.Z, 
	  CNDE_INT   T0.Z, PV.Y, PV.X, 0.0, 
	  SETGT_UINT * T2.W, T4.X, literal.y,  BS:VEC_120/SCL_212
	31(4.344025e-44), 1065353215(9.999999e-01)
	  CNDE_INT   T7.X, PV.W, 0.0, PV.Z, 
	  SETGT_UINT   T2.Y, T4.X, literal.x,  
	  ADD   T0.Z, T3.X, PV.Y,  BS:VEC_120/SCL_212
	  LSHL * T2.W, 1, PV.X,  
	1266679807(1.677722e+07), 0(0.000000e+00)
	  SETGT_DX10   T3.X, T3.W, literal.x,  
	  MUL_IEEE   T3.Y, PV.Z, PV.W,  
	  CNDE_INT   T1.Z, PV.Y, PV.X, literal.y, 
	  LSHL * T2.W, T4.Y, literal.z,  
	1118925336(8.872284e+01), 2(2.802597e-45)
	23(3.222986e-44), 0(0.000000e+00)
	  ADD_INT   T7.X, PV.W, T0.Z,  
	  SETGT_INT   T2.Y, T4.W, literal.x,  
	  ASHR   T0.Z, T5.X, literal.y,  
	  SETNE_INT * T2.W, PV.Z, 1,  
	-8001(nan), 31(4.344025e-44)
	  AND_INT   T8.X, PV.W, 1,  
	  NOT_INT   T4.Y, PV.Z,  
	  CNDE_INT   T2.Z, PV.Y, T3.Y, PV.X, 
	  OR_INT * T4.W, T3.X, T6.X,  
	  CNDE_INT   T3.X, PV.W, PV.Z, literal.x, 
	  SETGT   T2.Y, literal.y, T3.W,  
	  ASHR   T2.Z, T2.X, literal.z,  
	  SETGT_UINT * T3.W, literal.w, T1.W,  BS:VEC_021/SCL_122
	2139095040(INF), -1026650416(-1.032789e+02)
	31(4.344025e-44), 1065353216(1.000000e+00)
	  AND_INT   T6.X, PV.W, 1,  
	  NOT_INT   T3.Y, PV.Z,  
	  CNDE   T2.Z, PV.Y, PV.X, 0.0, 
	  SETE_INT * T3.W, T5.X, literal.x,  
	-8388608(-INF), 0(0.000000e+00)
	  CNDE_INT   T3.X, PV.W, 0.0, 1, 
	  SETNE_INT   T2.Y, T1.Z, 0.0,  
	  XOR_INT   T3.Z, PV.Z, literal.x,  
	  OR_INT * T2.W, PV.Y, T2.W,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T7.X, PV.W, PV.Z, T2.Z, 
	  OR_INT   T2.Y, T3.Y, PV.Y,  
	  SETGT_UINT   T2.Z, T1.W, literal.x,  
	  SETE_INT * T2.W, T5.X, literal.y,  
	1065353216(1.000000e+00), 2139095040(INF)
	  CNDE_INT   T9.X, PV.W, 0.0, 1, 
	  CNDE_INT   T5.Y, PV.Z, 0.0, 1, 
	  CNDE_INT   T2.Z, PV.Y, literal.x, PV.X, 
	  AND_INT * T2.W, T3.X, T6.X,  
	2143289344(nan), 0(0.000000e+00)
	  MOV   T7.X, literal.x,  
	  CNDE_INT   T2.Y, PV.W, PV.Z, literal.x, 
	  AND_INT   T2.Z, PV.Y, T3.X,  
	  AND_INT * T2.W, PV.X, T6.X,  BS:VEC_021/SCL_122
	2139095040(INF), 0(0.000000e+00)
	  OR_INT   T6.X, PV.W, PV.Z,  
	  AND_INT   T6.Y, T0.Z, 1,  
	  CNDE_INT   T0.Z, T1.W, 1, 0.0, 
	  SETE_INT * T2.W, T1.Z, 1,  BS:VEC_120/SCL_212
	  AND_INT   T10.X, PV.W, 1,  
	  AND_INT   T7.Y, PV.Z, PV.Y,  
	  CNDE_INT   T1.Z, PV.X, T2.Y, 0.0, 
	  AND_INT * T2.W, T5.Y, T9.X,  
	  CNDE_INT   T6.X, PV.W, PV.Z, literal.x, 
	  AND_INT   T2.Y, PV.Y, PV.X,  
	  CNDE_INT   T1.Z, T3.Y, literal.y, T7.X, 
	  AND_INT * T2.W, T4.Y, 1,  BS:VEC_120/SCL_212
	2139095040(INF), -8388608(-INF)
	  AND_INT   T3.Y, PV.W, T0.Z,  
	  CNDE_INT   T1.Z, PV.Y, PV.X, PV.Z, 
	  AND_INT * T3.W, T7.Y, T8.X,  
	  CNDE_INT * T2.Y, PV.W, PV.Z, literal.x, 
	2139095040(INF), 0(0.000000e+00)
	ALU clause starting at 276:
	  AND_INT   T1.Z, T3.Y, T10.X,  
	  AND_INT * T3.W, T2.X, literal.x,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  SETE_INT   T6.X, T4.X, literal.x,  
	  SETE_INT   T4.Y, T2.X, literal.y,  BS:VEC_120/SCL_212
	  CNDE_INT   T1.Z, PV.Z, T2.Y, PV.W, 
	  AND_INT * T3.W, T3.Y, T8.X,  BS:VEC_021/SCL_122
	2139095040(INF), -8388608(-INF)
	  SETE_INT   T7.X, T2.X, literal.x,  
	  CNDE_INT   T2.Y, PV.W, PV.Z, 0.0, 
	  AND_INT   T0.Z, T0.Z, T3.X,  
	  AND_INT * T3.W, PV.Y, 1,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  AND_INT   T3.Y, T6.Y, PV.W,  
	  CNDE_INT   T0.Z, PV.Z, PV.Y, literal.x, 
	  AND_INT * T4.W, PV.X, T6.X,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  AND_INT * T4.W, PV.Y, T10.X,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  AND_INT   T2.Y, T2.W, T3.W,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  AND_INT * T3.W, T3.Y, T8.X,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T3.Y, PV.W, PV.Z, 0.0, 
	  AND_INT   T0.Z, PV.Y, T10.X,  
	  SETE_INT * T3.W, T2.X, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T4.Y, PV.W, 0.0, 1, 
	  CNDE_INT   T0.Z, PV.Z, PV.Y, literal.x, 
	  AND_INT * T3.W, T2.Y, T8.X,  
	-8388608(-INF), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  AND_INT * T3.W, PV.Y, T6.Y,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, 0.0, 
	  AND_INT * T2.W, T2.W, T4.Y,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  SETE_INT   T3.X, T4.X, 0.0,  
	  SETE_INT   T2.Y, T2.X, literal.x,  BS:VEC_120/SCL_212
	  CNDE_INT   T0.Z, PV.W, PV.Z, T2.X, 
	  SETGT_UINT * T1.W, T4.X, literal.y,  
	1065353216(1.000000e+00), 2139095040(INF)
	  CNDE_INT   T0.Z, PV.W, PV.Z, T5.X, 
	  OR_INT * T1.W, PV.Y, PV.X,  
	  CNDE_INT   T2.X, PV.W, PV.Z, literal.x, 
	  ADD_INT * T0.W, KC0[2].W, T0.W,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  LSHR * T3.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 328:
	  MOV * T2.X, T0.X,  
	ALU clause starting at 329:
	  AND_INT * T1.W, T2.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  OR_INT * T2.W, PV.W, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T2.W, T1.W, literal.y,  
	-1082130432(-1.000000e+00), 8388607(1.175494e-38)
	  CNDE_INT * T3.W, PV.W, PV.Z, T1.W, 
	  LSHL * T4.W, PV.W, 1,  
	  AND_INT   T1.Z, PV.W, literal.x,  
	  AND_INT * T4.W, T3.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T4.W, PV.Z, PV.W,  
	  LSHR * T5.W, PV.W, literal.x,  
	13(1.821688e-44), 0(0.000000e+00)
	  ADD_INT * T3.X, literal.x, PV.W,  
	@LOG_INV_TBL_EP, 0(0.000000e+00)
	  ADD_INT * T4.X, literal.x, T5.W,  
	@LOGE_TBL, 0(0.000000e+00)
	  MOV * T5.X, T1.X,  
	ALU clause starting at 349:
	  AND_INT * T3.W, T3.W, literal.x,  
	8388607(1.175494e-38), 0(0.000000e+00)
	  OR_INT   T1.Z, T4.W, literal.x,  
	  OR_INT * T3.W, PV.W, literal.x,  
	1056964608(5.000000e-01), 0(0.000000e+00)
	  ADD * T3.W, PV.Z, -PV.W,  
	  ASHR   T6.X, T0.Z, literal.x,  
	  LSHR   T2.Y, T1.W, literal.x,  
	  MUL_IEEE   T0.Z, T3.Y, PV.W,  
	  MUL_IEEE * T3.W, T3.X, PV.W,  
	23(3.222986e-44), 0(0.000000e+00)
	  ADD   T3.X, PV.W, PV.Z,  
	  ADD   T3.Y, -T1.W, 1.0,  
	  ADD_INT   T1.Z, PV.Y, literal.x,  
	  ADD_INT * T4.W, PV.X, literal.y,  
	-127(nan), -253(nan)
	  CNDE_INT   T6.X, T2.W, PV.W, PV.Z, 
	  MULADD_IEEE   T2.Y, PV.Y, literal.x, T0.Y, 
	  MULADD_IEEE   T1.Z, PV.X, literal.y, T1.Y, BS:VEC_021/SCL_122
	  ADD * T2.W, T3.W, -PV.X,  BS:VEC_120/SCL_212
	1041385765(1.428571e-01), 1048576000(2.500000e-01)
	  ADD   T7.X, T0.Z, PV.W,  
	  MUL_IEEE   T5.Y, T3.X, T3.X,  
	  MULADD_IEEE   T0.Z, T3.X, PV.Z, 0.5, 
	  MULADD_IEEE * T2.W, T3.Y, PV.Y, literal.x, 
	1045220557(2.000000e-01), 0(0.000000e+00)
	  MUL_IEEE   T8.X, T3.Y, T3.Y,  
	  MULADD_IEEE   T2.Y, T3.Y, PV.W, literal.x, 
	  MULADD_IEEE   T0.Z, PV.Y, PV.Z, PV.X, 
	  INT_TO_FLT * T2.W, T6.X,  
	1048576000(2.500000e-01), 0(0.000000e+00)
	  MULADD_IEEE   T5.Y, PV.W, literal.x, -PV.Z, 
	  MULADD_IEEE   T0.Z, T3.Y, PV.Y, literal.y, 
	  MUL_IEEE * T3.W, T3.Y, PV.X,  
	939916788(3.194618e-05), 1051372203(3.333333e-01)
	  MUL_IEEE   T2.Y, PV.W, -PV.Z,  
	  MUL_IEEE   T0.Z, T8.X, literal.x,  
	  ADD * T3.W, T4.Y, PV.Y,  
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  ADD   T4.Y, PV.W, -T3.X,  
	  MULADD_IEEE   T1.Z, T2.W, literal.x, T4.X, 
	  ADD * T2.W, PV.Z, PV.Y,  
	1060204544(6.931152e-01), 0(0.000000e+00)
	  ADD   T5.Y, PV.W, -T3.Y,  
	  ADD   T2.Z, PV.Z, PV.Y,  
	  SETGT * T4.W, literal.x, |T3.Y|,  
	1031798784(6.250000e-02), 0(0.000000e+00)
	  CNDE   T4.X, PV.W, PV.Z, PV.Y, 
	  CNDE   T3.Y, PV.W, T1.Z, -T3.Y, 
	  CNDE   T1.Z, PV.W, T4.Y, T2.W, 
	  CNDE * T2.W, PV.W, -T3.X, T0.Z, 
	  ADD   T4.Y, PV.Z, -PV.W,  
	  CNDE   T0.Z, T4.W, T3.W, T2.Y, 
	  ADD * T2.W, PV.Y, -PV.X,  
	  AND_INT   T2.Y, T4.X, literal.x,  
	  ADD   T1.Z, T1.Z, PV.W,  
	  ADD * T2.W, PV.Z, -PV.Y,  
	-4096(nan), 0(0.000000e+00)
	  AND_INT   T3.Y, T5.X, literal.x,  
	  ADD   T0.Z, PV.W, PV.Z,  
	  ADD * T2.W, T4.X, -PV.Y,  BS:VEC_120/SCL_212
	-4096(nan), 0(0.000000e+00)
	  ADD   T0.Z, PV.Z, PV.W,  
	  ADD * T2.W, T5.X, -PV.Y,  
	  MUL_IEEE * T3.W, PV.W, PV.Z,  
	  MULADD_IEEE * T2.W, T2.Y, T2.W, PV.W, 
	  MULADD_IEEE   T0.Z, T0.Z, T3.Y, PV.W, 
	  MUL_IEEE * T2.W, T3.Y, T2.Y,  BS:VEC_021/SCL_122
	  ADD * T3.W, PV.W, PV.Z,  
	  MUL_IEEE * T4.W, PV.W, literal.x,  
	1119398459(9.233248e+01), 0(0.000000e+00)
	  TRUNC * T4.W, PV.W,  
	  FLT_TO_INT * T4.W, PV.W,  
	  AND_INT * T5.W, PV.W, literal.x,  
	63(8.828180e-44), 0(0.000000e+00)
	  LSHL * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T3.X, literal.x, PV.W,  
	@EXP_TBL_EP, 0(0.000000e+00)
	ALU clause starting at 428:
	  INT_TO_FLT * T5.W, T4.W,  
	  ADD   T1.Z, T2.W, -T3.W,  
	  MULADD_IEEE * T2.W, PV.W, literal.x, T3.W, 
	-1137639424(-1.080322e-02), 0(0.000000e+00)
	  MULADD_IEEE   T2.Z, T5.W, literal.x, PV.W, 
	  ADD * T2.W, T0.Z, PV.Z,  
	-1209782289(-2.720204e-05), 0(0.000000e+00)
	  ADD * T5.W, PV.W, PV.Z,  
	  MULADD_IEEE * T6.W, PV.W, literal.x, T0.Y, 
	1026206379(4.166667e-02), 0(0.000000e+00)
	  ASHR   T2.Y, T4.W, literal.x,  
	  MULADD_IEEE   T0.Z, PV.W, T5.W, 0.5, 
	  MUL_IEEE * T6.W, T5.W, T5.W,  BS:VEC_120/SCL_212
	6(8.407791e-45), 0(0.000000e+00)
	  MULADD_IEEE   T4.X, PV.Z, PV.W, T5.W, 
	  LSHR   T4.Y, T5.X, literal.x,  
	  ADD_INT   T0.Z, PV.Y, literal.y,  
	  SETGT_UINT * T5.W, T1.W, literal.z,  
	23(3.222986e-44), 21(2.942727e-44)
	1065353215(9.999999e-01), 0(0.000000e+00)
	  CNDE_INT   T6.X, PV.W, 1, 0.0, 
	  AND_INT   T5.Y, PV.Z, literal.x,  
	  SUB_INT   T0.Z, literal.y, PV.Y,  
	  MULADD_IEEE * T5.W, T3.Y, PV.X, T3.Y, 
	31(4.344025e-44), 22(3.082857e-44)
	  MULADD_IEEE   T4.X, T3.X, T4.X, PV.W, 
	  SETGT_DX10   T3.Y, T2.W, literal.x,  
	  SETE_DX10   T1.Z, T3.W, literal.y,  BS:VEC_120/SCL_212
	  AND_INT * T2.W, PV.Z, literal.z,  
	-1266490616(-2.437957e-07), 1118925336(8.872284e+01)
	31(4.344025e-44), 0(0.000000e+00)
	  BFE_UINT   T7.X, T5.X, PV.W, 1, 
	  AND_INT   T3.Y, PV.Z, PV.Y,  
	  ADD   T0.Z, T3.X, PV.X,  BS:VEC_120/SCL_212
	  LSHL * T5.W, 1, T5.Y,  
	  SETGT_DX10   T3.X, T3.W, literal.x,  
	  MUL_IEEE   T4.Y, PV.Z, PV.W,  
	  AND_INT   T1.Z, T5.X, literal.y,  
	  LSHL * T5.W, T2.Y, literal.z,  
	1118925336(8.872284e+01), 2147483647(nan)
	23(3.222986e-44), 0(0.000000e+00)
	  ADD_INT   T4.X, PV.W, T0.Z,  
	  SETGT_INT   T2.Y, T4.W, literal.x,  
	  ADD_INT   T0.Z, PV.Z, literal.y,  
	  BFE_UINT * T2.W, T5.X, 0.0, T2.W, 
	-8001(nan), -1065353216(-4.000000e+00)
	  SETE_INT   T8.X, PV.W, 0.0,  
	  SETGT_UINT   T5.Y, literal.x, PV.Z,  
	  CNDE_INT   T0.Z, PV.Y, T4.Y, PV.X, 
	  OR_INT * T2.W, T3.X, T3.Y,  BS:VEC_021/SCL_122
	201326592(9.860761e-32), 0(0.000000e+00)
	  CNDE_INT   T3.X, PV.W, PV.Z, literal.x, 
	  SETGT   T2.Y, literal.y, T3.W,  
	  AND_INT   T0.Z, PV.Y, PV.X,  
	  SETNE_INT * T2.W, T7.X, 0.0,  
	2139095040(INF), -1026650416(-1.032789e+02)
	  AND_INT   T4.X, PV.Z, PV.W,  
	  LSHR   T3.Y, T2.X, literal.x,  
	  CNDE   T0.Z, PV.Y, PV.X, 0.0, 
	  SETE_INT * T2.W, T5.X, literal.y,  BS:VEC_120/SCL_212
	31(4.344025e-44), -8388608(-INF)
	  CNDE_INT   T3.X, PV.W, 0.0, 1, 
	  XOR_INT   T2.Y, PV.Z, literal.x,  
	  AND_INT   T2.Z, PV.X, PV.Y,  
	  SETE_INT * T2.W, T5.X, literal.y,  
	-2147483648(-0.000000e+00), 2139095040(INF)
	  CNDE_INT   T4.Y, PV.W, 0.0, 1, 
	  CNDE_INT   T0.Z, PV.Z, T0.Z, PV.Y, 
	  AND_INT * T2.W, T6.X, PV.X,  
	  SETGT_UINT   T4.X, literal.x, T1.Z,  
	  SETE_INT   T2.Y, T1.W, literal.y,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  AND_INT * T2.W, T6.X, PV.Y,  
	2139095040(INF), 1065353216(1.000000e+00)
	  SETE_INT   T6.X, T1.Z, literal.x,  
	  CNDE_INT   T5.Y, PV.W, PV.Z, 0.0, 
	  AND_INT   T0.Z, PV.Y, PV.X,  
	  SETGT_UINT * T2.W, T1.W, literal.y,  
	2139095040(INF), 1065353216(1.000000e+00)
	  CNDE_INT   T6.Y, PV.W, 0.0, 1, 
	  CNDE_INT   T0.Z, PV.Z, PV.Y, literal.x, 
	  AND_INT * T2.W, T2.Y, PV.X,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  SETE_INT   T2.Y, T1.Z, 0.0,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  AND_INT * T2.W, PV.Y, T3.X,  
	2143289344(nan), 0(0.000000e+00)
	  SETGT_INT   T3.X, literal.x, T2.X,  
	  CNDE_INT   T5.Y, PV.W, PV.Z, 0.0, 
	  AND_INT   T0.Z, T6.Y, T4.Y,  
	  ASHR * T2.W, T5.X, literal.y,  
	2139095040(INF), 31(4.344025e-44)
	  SETNE_INT   T4.X, T1.W, literal.x,  
	  NOT_INT   T4.Y, PV.W,  
	  CNDE_INT   T0.Z, PV.Z, PV.Y, literal.x, 
	  AND_INT * T2.W, PV.X, T2.Y,  
	2139095040(INF), 0(0.000000e+00)
	  SETE_INT   T5.Y, T1.W, literal.x,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.y, 
	  OR_INT * T2.W, PV.Y, PV.X,  
	2139095040(INF), 1065353216(1.000000e+00)
	  CNDE_INT * T0.Z, PV.W, 0.0, PV.Z, 
	ALU clause starting at 530:
	  AND_INT * T2.W, T5.Y, T4.Y,  
	  SETNE_INT   T6.Y, T1.W, 0.0,  
	  CNDE_INT   T0.Z, PV.W, T0.Z, literal.x, 
	  AND_INT * T2.W, T5.Y, T2.Y,  
	2139095040(INF), 0(0.000000e+00)
	  SETE_INT   T2.Y, T1.W, 0.0,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  OR_INT * T2.W, T4.Y, PV.Y,  
	2143289344(nan), 0(0.000000e+00)
	  OR_INT   T5.Y, T2.X, T5.X,  
	  CNDE_INT   T0.Z, PV.W, literal.x, PV.Z, 
	  AND_INT * T2.W, PV.Y, T4.Y,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, 0.0, 
	  AND_INT * T2.W, PV.Y, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, literal.x, PV.Z, 
	  AND_INT * T2.W, T6.Y, T3.Y,  
	2143289344(nan), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  SETGT_UINT * T1.W, T1.W, literal.y,  
	2143289344(nan), 2139095040(INF)
	  LSHL   T2.Y, KC0[0].W, literal.x,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, T2.X, 
	  SETGT_UINT * T1.W, T1.Z, literal.y,  
	2(2.802597e-45), 2139095040(INF)
	  CNDE_INT   T2.X, PV.W, PV.Z, T5.X, 
	  ADD_INT * T0.W, T0.W, PV.Y,  
	  LSHR * T3.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	ALU clause starting at 560:
	  AND_INT * T1.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  OR_INT * T2.W, PV.W, literal.x,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  ADD   T0.Z, PV.W, literal.x,  
	  SETGT_UINT * T2.W, T1.W, literal.y,  
	-1082130432(-1.000000e+00), 8388607(1.175494e-38)
	  CNDE_INT * T3.W, PV.W, PV.Z, T1.W, 
	  LSHL * T4.W, PV.W, 1,  
	  AND_INT   T1.Z, PV.W, literal.x,  
	  AND_INT * T4.W, T3.W, literal.y,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	  ADD_INT * T4.W, PV.Z, PV.W,  
	  LSHR * T5.W, PV.W, literal.x,  
	13(1.821688e-44), 0(0.000000e+00)
	  ADD_INT * T2.X, literal.x, PV.W,  
	@LOG_INV_TBL_EP, 0(0.000000e+00)
	  ADD_INT * T3.X, literal.x, T5.W,  
	@LOGE_TBL, 0(0.000000e+00)
	ALU clause starting at 579:
	  AND_INT * T3.W, T3.W, literal.x,  
	8388607(1.175494e-38), 0(0.000000e+00)
	  OR_INT   T1.Z, T4.W, literal.x,  
	  OR_INT * T3.W, PV.W, literal.x,  
	1056964608(5.000000e-01), 0(0.000000e+00)
	  ADD * T3.W, PV.Z, -PV.W,  
	  ASHR   T2.X, T0.Z, literal.x,  
	  LSHR   T5.Y, T1.W, literal.x,  
	  MUL_IEEE   T0.Z, T4.Y, PV.W,  
	  MUL_IEEE * T3.W, T4.X, PV.W,  
	23(3.222986e-44), 0(0.000000e+00)
	  ADD   T4.X, PV.W, PV.Z,  
	  ADD   T4.Y, -T1.W, 1.0,  
	  ADD_INT   T1.Z, PV.Y, literal.x,  
	  ADD_INT * T4.W, PV.X, literal.y,  
	-127(nan), -253(nan)
	  CNDE_INT   T2.X, T2.W, PV.W, PV.Z, 
	  MULADD_IEEE   T5.Y, PV.Y, literal.x, T0.Y, 
	  MULADD_IEEE   T1.Z, PV.X, literal.y, T1.Y, BS:VEC_021/SCL_122
	  ADD * T2.W, T3.W, -PV.X,  BS:VEC_120/SCL_212
	1041385765(1.428571e-01), 1048576000(2.500000e-01)
	  ADD   T5.X, T0.Z, PV.W,  
	  MUL_IEEE   T1.Y, T4.X, T4.X,  
	  MULADD_IEEE   T0.Z, T4.X, PV.Z, 0.5, 
	  MULADD_IEEE * T2.W, T4.Y, PV.Y, literal.x, 
	1045220557(2.000000e-01), 0(0.000000e+00)
	  MUL_IEEE   T6.X, T4.Y, T4.Y,  
	  MULADD_IEEE   T5.Y, T4.Y, PV.W, literal.x, 
	  MULADD_IEEE   T0.Z, PV.Y, PV.Z, PV.X, 
	  INT_TO_FLT * T2.W, T2.X,  
	1048576000(2.500000e-01), 0(0.000000e+00)
	  MULADD_IEEE   T1.Y, PV.W, literal.x, -PV.Z, 
	  MULADD_IEEE   T0.Z, T4.Y, PV.Y, literal.y, 
	  MUL_IEEE * T3.W, T4.Y, PV.X,  
	939916788(3.194618e-05), 1051372203(3.333333e-01)
	  MUL_IEEE   T5.Y, PV.W, -PV.Z,  
	  MUL_IEEE   T0.Z, T6.X, literal.x,  
	  ADD * T3.W, T3.Y, PV.Y,  
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  ADD   T2.X, PV.W, -T4.X,  
	  MULADD_IEEE   T1.Y, T2.W, literal.x, T3.X, 
	  ADD   T1.Z, PV.Z, PV.Y,  
	  TRUNC * T2.W, T1.X,  
	1060204544(6.931152e-01), 0(0.000000e+00)
	  FLT_TO_INT   T1.X, PV.W,  
	  ADD   T3.Y, PV.Z, -T4.Y,  
	  ADD   T2.Z, PV.Y, PV.X,  
	  SETGT * T2.W, literal.x, |T4.Y|,  
	1031798784(6.250000e-02), 0(0.000000e+00)
	  CNDE   T2.Z, PV.W, PV.Z, PV.Y, 
	  INT_TO_FLT * T4.W, PV.X,  
	  CNDE   T3.X, T2.W, T1.Y, -T4.Y, 
	  CNDE   T1.Y, T2.W, T2.X, T1.Z, 
	  CNDE   T0.Z, T2.W, -T4.X, T0.Z, BS:VEC_021/SCL_122
	  AND_INT * T4.W, PV.W, literal.x,  
	-4096(nan), 0(0.000000e+00)
	  TRUNC   T2.X, PV.W,  
	  ADD   T3.Y, PV.Y, -PV.Z,  
	  CNDE   T0.Z, T2.W, T3.W, T5.Y, 
	  ADD * T2.W, PV.X, -T2.Z,  
	  AND_INT   T3.X, T2.Z, literal.x,  
	  ADD   T1.Y, T1.Y, PV.W,  
	  ADD   T0.Z, PV.Z, -PV.Y,  
	  FLT_TO_INT * T2.W, PV.X,  
	-4096(nan), 0(0.000000e+00)
	  SUB_INT   T3.Y, T1.X, PV.W,  
	  ADD   T0.Z, PV.Z, PV.Y,  
	  ADD * T2.W, T2.Z, -PV.X,  
	  ADD   T0.Z, PV.Z, PV.W,  
	  INT_TO_FLT * T2.W, PV.Y,  
	  MUL_IEEE * T3.W, PV.Z, PV.W,  
	  MULADD_IEEE * T2.W, T3.X, T2.W, PV.W, 
	  MULADD_IEEE   T0.Z, T0.Z, T4.W, PV.W, 
	  MUL_IEEE * T2.W, T4.W, T3.X,  
	  ADD * T3.W, PV.W, PV.Z,  
	  MUL_IEEE * T4.W, PV.W, literal.x,  
	1119398459(9.233248e+01), 0(0.000000e+00)
	  TRUNC * T4.W, PV.W,  
	  FLT_TO_INT * T4.W, PV.W,  
	  AND_INT * T5.W, PV.W, literal.x,  
	63(8.828180e-44), 0(0.000000e+00)
	  LSHL * T5.W, PV.W, literal.x,  
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT * T2.X, literal.x, PV.W,  
	@EXP_TBL_EP, 0(0.000000e+00)
	ALU clause starting at 664:
	  INT_TO_FLT * T5.W, T4.W,  
	  ADD   T1.Z, T2.W, -T3.W,  
	  MULADD_IEEE * T2.W, PV.W, literal.x, T3.W, 
	-1137639424(-1.080322e-02), 0(0.000000e+00)
	  MULADD_IEEE   T2.Z, T5.W, literal.x, PV.W, 
	  ADD * T2.W, T0.Z, PV.Z,  
	-1209782289(-2.720204e-05), 0(0.000000e+00)
	  ADD * T5.W, PV.W, PV.Z,  
	  MULADD_IEEE * T6.W, PV.W, literal.x, T0.Y, 
	1026206379(4.166667e-02), 0(0.000000e+00)
	  MULADD_IEEE   T0.Z, PV.W, T5.W, 0.5, 
	  MUL_IEEE * T6.W, T5.W, T5.W,  
	  ASHR   T1.Z, T4.W, literal.x,  
	  MULADD_IEEE * T5.W, PV.Z, PV.W, T5.W, 
	6(8.407791e-45), 0(0.000000e+00)
	  MULADD_IEEE   T2.X, T3.Y, PV.W, T3.Y, 
	  ADD_INT   T0.Y, PV.Z, literal.x,  
	  SETGT_DX10   T0.Z, T2.W, literal.y,  
	  SETE_DX10 * T2.W, T3.W, literal.z,  BS:VEC_120/SCL_212
	21(2.942727e-44), -1266490616(-2.437957e-07)
	1118925336(8.872284e+01), 0(0.000000e+00)
	  AND_INT   T1.Y, PV.W, PV.Z,  
	  AND_INT   T0.Z, PV.Y, literal.x,  
	  MULADD_IEEE * T2.W, T3.X, T5.W, PV.X, 
	31(4.344025e-44), 0(0.000000e+00)
	  SETGT_DX10   T2.X, T3.W, literal.x,  
	  LSHL   T0.Y, T1.Z, literal.y,  
	  ADD   T1.Z, T3.X, PV.W,  
	  LSHL * T2.W, 1, PV.Z,  
	1118925336(8.872284e+01), 23(3.222986e-44)
	  MUL_IEEE   T3.X, PV.Z, PV.W,  
	  ADD_INT   T0.Y, PV.Y, PV.Z,  
	  SETGT_INT   T0.Z, T4.W, literal.x,  
	  AND_INT * T2.W, T1.X, 1,  
	-8001(nan), 0(0.000000e+00)
	  XOR_INT   T4.X, PV.W, 1,  
	  SETE_INT   T3.Y, T1.W, 0.0,  
	  CNDE_INT   T0.Z, PV.Z, PV.X, PV.Y, 
	  OR_INT * T4.W, T2.X, T1.Y,  
	  CNDE_INT   T2.X, PV.W, PV.Z, literal.x, 
	  SETGT   T0.Y, literal.y, T3.W,  
	  LSHR   T0.Z, T1.X, literal.z,  
	  AND_INT * T3.W, PV.Y, 1,  
	2139095040(INF), -1026650416(-1.032789e+02)
	31(4.344025e-44), 0(0.000000e+00)
	  NOT_INT   T3.X, T1.X,  
	  AND_INT   T1.Y, PV.Z, PV.W,  
	  LSHR   T1.Z, T0.X, literal.x,  BS:VEC_120/SCL_212
	  CNDE * T4.W, PV.Y, PV.X, 0.0, 
	31(4.344025e-44), 0(0.000000e+00)
	  SETGT_INT   T2.X, 0.0, T0.X,  
	  MOV   T0.Y, literal.x,  
	  XOR_INT   T2.Z, PV.W, literal.y,  
	  AND_INT * T5.W, PV.Z, T1.X,  BS:VEC_021/SCL_122
	-8388608(-INF), -2147483648(-0.000000e+00)
	  CNDE_INT   T5.X, PV.W, T4.W, PV.Z, 
	  CNDE_INT   T0.Y, PV.X, literal.x, PV.Y, 
	  AND_INT   T1.Z, T1.Y, T2.W,  BS:VEC_021/SCL_122
	  LSHR * T4.W, T3.X, literal.y,  
	2139095040(INF), 31(4.344025e-44)
	  SETE_INT   T2.X, T0.X, literal.x,  
	  AND_INT   T3.Y, PV.W, T3.W,  
	  CNDE_INT   T1.Z, PV.Z, PV.X, PV.Y, 
	  AND_INT * T3.W, T1.Y, T4.X,  
	-8388608(-INF), 0(0.000000e+00)
	  CNDE_INT   T0.Y, PV.W, PV.Z, literal.x, 
	  AND_INT   T1.Z, PV.Y, T4.X,  
	  AND_INT * T3.W, PV.X, 1,  
	2139095040(INF), 0(0.000000e+00)
	  AND_INT   T2.X, T0.Z, PV.W,  
	  CNDE_INT   T0.Y, PV.Z, PV.Y, 0.0, 
	  AND_INT   T1.Z, T0.X, literal.x,  
	  AND_INT * T5.W, T3.Y, T2.W,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Z, PV.W, PV.Y, PV.Z, 
	  AND_INT * T5.W, PV.X, T2.W,  
	  AND_INT   T0.Y, T4.W, T3.W,  
	  CNDE_INT   T1.Z, PV.W, PV.Z, literal.x, 
	  AND_INT * T3.W, T2.X, T4.X,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  CNDE_INT   T1.Y, PV.W, PV.Z, 0.0, 
	  AND_INT   T1.Z, PV.Y, T2.W,  
	  SETE_INT * T2.W, T0.X, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  AND_INT   T3.Y, PV.W, 1,  
	  CNDE_INT   T1.Z, PV.Z, PV.Y, literal.x, 
	  AND_INT * T2.W, T0.Y, T4.X,  
	-8388608(-INF), 0(0.000000e+00)
	  CNDE_INT   T1.Z, PV.W, PV.Z, literal.x, 
	  AND_INT * T2.W, T0.Z, PV.Y,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T0.Z, PV.W, PV.Z, 0.0, 
	  AND_INT * T2.W, T4.W, T3.Y,  
	  CNDE_INT   T0.Z, PV.W, PV.Z, literal.x, 
	  SETGT_UINT * T1.W, T1.W, literal.x,  
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT * T1.W, PV.W, PV.Z, T0.X, 
	  CNDE_INT   T0.X, T1.X, literal.x, PV.W, 
	  ADD_INT * T0.W, T0.W, T2.Y,  
	1065353216(1.000000e+00), 0(0.000000e+00)
	  LSHR * T1.X, PV.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp12:
.Lfunc_end2:
	.size	powers, .Lfunc_end2-powers

	.section	.AMDGPU.config
	.long	166100
	.long	17
	.long	165900
	.long	0
	.long	166120
	.long	0
	.text
	.globl	hyperbolics
	.p2align	8
	.type	hyperbolics,@function
hyperbolics:
hyperbolics$local:
.Lfunc_begin3:
	ALU 5, @24, KC0[CB0:0-32], KC1[]
.Ltmp13:
	ALU 2, @30, KC0[CB0:0-32], KC1[]
	TEX 0 @14
.Ltmp14:
	ALU 26, @33, KC0[], KC1[]
	TEX 0 @16
	ALU 101, @60, KC0[CB0:0-32], KC1[]
	TEX 2 @18
	ALU 102, @162, KC0[], KC1[]
	ALU 101, @265, KC0[], KC1[]
	MEM_RAT_CACHELESS STORE_DWORD T0.X, T2.X
	MEM_RAT_CACHELESS STORE_DWORD T7.X, T8.X
	MEM_RAT_CACHELESS STORE_DWORD T6.X, T1.X
	MEM_RAT_CACHELESS STORE_DWORD T4.X, T3.X
	CF_END
	Fetch clause starting at 14:
	  VTX_READ_32 T0.X, T0.X, 0, #1
.Ltmp15:
	Fetch clause starting at 16:
	  VTX_READ_64 T1.XY, T1.X, 0, #2
	Fetch clause starting at 18:
	  VTX_READ_64 T11.XY, T12.X, 0, #2
	  VTX_READ_32 T10.X, T10.X, 0, #2
	  VTX_READ_64 T9.XY, T9.X, 0, #2
	ALU clause starting at 24:
	  MULLO_INT   T0.X (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Y, KC0[1].Z, T1.X,  
	  MULLO_INT   T0.Z (MASKED), KC0[1].Z, T1.X,  
	  MULLO_INT * T0.W (MASKED), KC0[1].Z, T1.X,  
.Ltmp16:
	  ADD_INT * T0.W, PV.Y, T0.X,  
	  ADD_INT * T0.W, PV.W, KC0[3].X,  
	ALU clause starting at 30:
	  LSHL * T1.W, T0.W, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
	  ADD_INT * T0.X, KC0[2].Y, PV.W,  
	ALU clause starting at 33:
	  AND_INT * T0.W, T0.X, literal.x,  
	2147483647(nan), 0(0.000000e+00)
	  TRUNC * T2.W, PV.W,  
	  FLT_TO_INT * T2.W, PV.W,  
	  SETGT_UINT   T0.Z, PV.W, literal.x,  
	  ADD * T3.W, T0.W, literal.y,  
	36(5.044674e-44), -1087278464(-6.931534e-01)
	  SETGT   T1.Z, 0.0, PV.W,  
	  CNDE_INT * T2.W, PV.Z, T2.W, 0.0, 
	  INT_TO_FLT   T0.Z, PV.W,  
	  CNDE * T4.W, PV.Z, 0.5, literal.x, 
	-1090519040(-5.000000e-01), 0(0.000000e+00)
	  MULADD_IEEE   T1.Z, T3.W, literal.x, PV.W, 
	  ADD * T4.W, T0.W, -PV.Z,  BS:VEC_120/SCL_212
	1069066811(1.442695e+00), 0(0.000000e+00)
	  MUL_IEEE   T0.Y, PV.W, PV.W,  
	  MOV   T0.Z, literal.x,  
	  TRUNC * T5.W, PV.Z,  
	823095986(2.087444e-09), 0(0.000000e+00)
	  FLT_TO_INT   T2.Y, PV.W,  
	  MULADD_IEEE   T0.Z, PV.Y, literal.x, PV.Z, 
	  LSHL * T2.W, T2.W, literal.y,  
	760005212(1.163921e-11), 3(4.203895e-45)
	  ADD_INT   T1.X, literal.x, PV.W,  
	  MULADD_IEEE   T0.Z, T0.Y, PV.Z, literal.y, 
	  INT_TO_FLT * T2.W, PV.Y,  
	@SINHCOSH_TBL, 882111107(2.755733e-07)
	ALU clause starting at 60:
	  MUL_IEEE   T3.Y, T2.W, literal.x,  
	  MULADD_IEEE   T1.Z, T2.W, literal.y, T3.W, 
	  MULADD_IEEE * T2.W, T0.Y, T0.Z, literal.z, 
	-1223165999(-9.058001e-06), -1087278720(-6.931381e-01)
	936381697(2.480159e-05), 0(0.000000e+00)
	  MULADD_IEEE   T0.Z, T0.Y, PV.W, literal.x, 
	  ADD * T2.W, PV.Z, PV.Y,  
	985008993(1.388889e-03), 0(0.000000e+00)
	  MUL_IEEE   T4.Y, PV.W, PV.W,  
	  MOV   T2.Z, literal.x,  
	  MULADD_IEEE * T5.W, T0.Y, PV.Z, literal.y, 
	3051219470(-1.653390e-06), 1026206379(4.166667e-02)
	  MULADD_IEEE   T5.Y, T0.Y, PV.W, 0.5, 
	  MULADD_IEEE   T0.Z, PV.Y, literal.x, PV.Z, 
	  ADD * T5.W, T0.W, T0.W,  
	858897228(4.138137e-08), 0(0.000000e+00)
	  SETGT   T6.Y, 0.0, PV.W,  
	  MULADD_IEEE   T0.Z, T4.Y, PV.Z, literal.x, 
	  MULADD_IEEE * T6.W, PV.Y, T0.Y, 1.0, 
	948613973(6.613756e-05), 0(0.000000e+00)
	  MUL_IEEE   T5.Y, T1.X, PV.W,  
	  MULADD_IEEE   T0.Z, T4.Y, PV.Z, literal.x, 
	  CNDE * T7.W, PV.Y, 0.5, literal.y, 
	-1154086047(-2.777778e-03), -1090519040(-5.000000e-01)
	  ADD_INT   T2.X, KC0[2].Z, T1.W,  
	  MULADD_IEEE   T6.Y, T5.W, literal.x, PV.W, 
	  MULADD_IEEE   T0.Z, T4.Y, PV.Z, literal.y, 
	  ADD * T1.W, |T0.X|, literal.z,  
	1069066811(1.442695e+00), 1042983595(1.666667e-01)
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T1.X (MASKED), T1.W,  
	  RECIP_IEEE   T1.Y (MASKED), T1.W,  
	  RECIP_IEEE   T1.Z (MASKED), T1.W,  
	  RECIP_IEEE * T1.W, T1.W,  
	  LSHL   T3.X, KC0[0].W, literal.x,  
	  MUL_IEEE   T7.Y, |T0.X|, PV.W,  
	  MULADD_IEEE   T0.Z, T4.Y, -T0.Z, T2.W, 
	  TRUNC * T1.W, T6.Y,  BS:VEC_120/SCL_212
	2(2.802597e-45), 0(0.000000e+00)
	  FLT_TO_INT   T4.X, PV.W,  
	  MUL_IEEE   T4.Y, T2.W, PV.Z,  
	  MUL_IEEE   T3.Z, T0.X, literal.x,  
	  ADD * T1.W, -PV.Z, literal.y,  
	1119398459(9.233248e+01), 1073741824(2.000000e+00)
	  RECIP_IEEE   T0.X (MASKED), T1.W,  
	  RECIP_IEEE   T0.Y (MASKED), T1.W,  
	  RECIP_IEEE   T0.Z, T1.W,  
	  RECIP_IEEE * T0.W (MASKED), T1.W,  
	  MUL_IEEE   T5.X, T1.Y, T6.W,  
	  TRUNC   T6.Y, T3.Z,  
	  MUL_IEEE   T0.Z, T4.Y, PV.Z,  BS:VEC_120/SCL_212
	  INT_TO_FLT * T1.W, T4.X,  
	  MUL_IEEE   T6.X, PV.W, literal.x,  
	  ADD   T3.Y, -T3.Y, -PV.Z,  
	  MOV   T0.Z, literal.y,  
	  FLT_TO_INT * T2.W, PV.Y,  
	-1223165999(-9.058001e-06), 791711321(1.605768e-10)
	  MULADD_IEEE   T7.X, T1.W, literal.x, T5.W, 
	  AND_INT   T4.Y, PV.W, literal.y,  
	  MULADD_IEEE   T0.Z, T0.Y, literal.z, PV.Z, 
	  ADD * T1.W, T1.Z, -PV.Y,  
	-1087278720(-6.931381e-01), 63(8.828180e-44)
	727320877(7.746189e-13), 0(0.000000e+00)
	  ADD   T8.X, |T0.X|, 1.0,  
	  ADD   T3.Y, PV.W, 1.0,  
	  LSHL   T1.Z, T2.Y, literal.x,  
	  MULADD_IEEE * T1.W, T0.Y, PV.Z, literal.y, BS:VEC_120/SCL_212
	23(3.222986e-44), 852963888(2.505212e-08)
	  MULADD_IEEE   T9.X, T0.Y, PV.W, literal.x, 
	  ADD_INT   T2.Y, PV.Z, PV.Y,  
	  SETGT   T0.Z, literal.y, T3.W,  
	  LSHL * T1.W, PV.X, 1,  
	909700893(2.755732e-06), -1028740017(-8.733654e+01)
	  AND_INT   T10.X, PV.W, literal.x,  
	  AND_INT   T3.Y, T8.X, literal.y,  
	  CNDE   T0.Z, PV.Z, PV.Y, 0.0, 
	  SETGT * T1.W, literal.z, T3.W,  
	65536(9.183550e-41), 8323072(1.166311e-38)
	1118925336(8.872284e+01), 0(0.000000e+00)
	  CNDE   T11.X, PV.W, literal.x, PV.Z, 
	  ADD_INT   T2.Y, PV.X, PV.Y,  
	  MULADD_IEEE   T0.Z, T0.Y, T9.X, literal.y, 
	  LSHL * T1.W, T4.Y, literal.z,  BS:VEC_120/SCL_212
	2139095040(INF), 961547521(1.984127e-04)
	3(4.203895e-45), 0(0.000000e+00)
	  ADD_INT   T9.X, literal.x, PV.W,  
	  SETE_DX10   T3.Y, T3.W, T3.W,  
	  MULADD_IEEE   T0.Z, T0.Y, PV.Z, literal.y, 
	  LSHR * T1.W, PV.Y, literal.z,  
	@EXP_TBL_EP, 1007192201(8.333334e-03)
	14(1.961818e-44), 0(0.000000e+00)
	  ADD_INT   T10.X, literal.x, PV.W,  
	  MULADD_IEEE   T4.Y, T0.Y, PV.Z, literal.y, 
	  MUL_IEEE   T0.Z, T4.W, T0.Y,  
	  LSHR * T1.W, T2.Y, literal.z,  BS:VEC_201
	@LOG_INV_TBL, 1042983595(1.666667e-01)
	13(1.821688e-44), 0(0.000000e+00)
	  ADD_INT   T12.X, literal.x, PV.W,  
	  MULADD_IEEE   T0.Y, PV.Y, PV.Z, T4.W, 
	  CNDE_INT   T0.Z, T3.Y, T3.W, T11.X, 
	  ADD * T1.W, T7.X, T6.X,  
	@LOGE_TBL, 0(0.000000e+00)
	ALU clause starting at 162:
	  MUL_IEEE   T12.X, T1.W, T1.W,  
	  MULADD_IEEE   T3.Y, T0.Z, literal.x, T0.Z, 
	  SETGE   T0.Z, T0.W, literal.y,  BS:VEC_120/SCL_212
	  MULADD_IEEE * T3.W, T1.X, T0.Y, T5.X, 
	919605383(6.200807e-06), 1090852242(8.317766e+00)
	  CNDE   T1.X, PV.Z, PV.W, PV.Y, 
	  MULADD_IEEE   T4.Y, PV.X, literal.x, T2.Z, 
	  ADD   T1.Z, T7.Y, T7.Y,  
	  ADD_INT * T3.W, T2.X, T3.X,  
	858897228(4.138137e-08), 0(0.000000e+00)
	  ADD_INT   T5.X, T0.W, literal.x,  
	  ADD_INT   T6.Y, PV.W, T3.X,  
	  MUL_IEEE   T2.Z, PV.Z, PV.Z,  
	  MULADD_IEEE * T4.W, T12.X, PV.Y, literal.y, 
	-2139095041(-1.175494e-38), 948613973(6.613756e-05)
	  MOV   T13.X, literal.x,  
	  MULADD_IEEE   T4.Y, T12.X, PV.W, literal.y, 
	  AND_INT   T3.Z, T8.X, literal.z,  BS:VEC_120/SCL_212
	  AND_INT * T4.W, T8.X, literal.w,  BS:VEC_120/SCL_212
	1034594987(8.333334e-02), -1154086047(-2.777778e-03)
	2139095040(INF), -32768(nan)
	  AND_INT   T14.X, T8.X, literal.x,  
	  AND_INT   T8.Y, T8.X, literal.y,  
	  ADD   T4.Z, -PV.W, 1.0,  
	  SUB_INT * T4.W, literal.z, PV.Z,  
	8388607(1.175494e-38), 8355840(1.170903e-38)
	2139095039(3.402823e+38), 0(0.000000e+00)
	  AND_INT   T15.X, PV.W, literal.x,  
	  ADD   T10.Y, |T0.X|, PV.Z,  
	  OR_INT   T3.Z, T2.Y, literal.y,  
	  OR_INT * T4.W, PV.Y, literal.y,  
	2139095040(INF), 1056964608(5.000000e-01)
	  INT_TO_FLT   T16.X, T2.W,  
	  ADD   T2.Y, PV.Z, -PV.W,  
	  MUL_IEEE   T4.Z, PV.Y, PV.X,  
	  OR_INT * T4.W, T14.X, literal.x,  
	1056964608(5.000000e-01), 0(0.000000e+00)
	  ADD   T14.X, T3.Z, -PV.W,  
	  MULADD_IEEE   T2.Y, PV.Z, literal.x, PV.Y, 
	  MULADD_IEEE   T3.Z, PV.X, literal.y, T0.X, 
	  MULADD_IEEE * T4.W, T12.X, T4.Y, literal.z, 
	-1090519040(-5.000000e-01), -1137639424(-1.080322e-02)
	1042983595(1.666667e-01), 0(0.000000e+00)
	  MULADD_IEEE   T12.X, T12.X, -PV.W, T1.W, 
	  MULADD_IEEE   T4.Y, T16.X, literal.x, PV.Z, BS:VEC_120/SCL_212
	  MOV   T3.Z, literal.y,  
	  LSHL * T4.W, T2.W, literal.z,  
	-1209782289(-2.720204e-05), 1042983595(1.666667e-01)
	17(2.382207e-44), 0(0.000000e+00)
	  ADD_INT   T15.X, PV.W, literal.x,  
	  MULADD_IEEE   T8.Y, PV.Y, literal.y, PV.Z, 
	  MUL_IEEE   T3.Z, T1.W, PV.X,  
	  ADD * T1.W, -PV.X, literal.z,  
	1065353216(1.000000e+00), 1026206379(4.166667e-02)
	1073741824(2.000000e+00), 0(0.000000e+00)
	  RECIP_IEEE   T1.X (MASKED), T1.W,  
	  RECIP_IEEE   T1.Y (MASKED), T1.W,  
	  RECIP_IEEE   T1.Z (MASKED), T1.W,  
	  RECIP_IEEE * T1.W, T1.W,  
	  MUL_IEEE   T12.X, T3.Z, PV.W,  
	  MULADD_IEEE   T8.Y, T4.Y, T8.Y, 0.5, 
	  MOV   T3.Z, literal.x,  
	  AND_INT * T1.W, T15.X, literal.y,  
	8(1.121039e-44), -8388608(-INF)
	  MUL_IEEE   T15.X, T4.Y, T4.Y,  
	  MUL_IEEE   T9.Y, T9.Y, PV.W,  BS:VEC_120/SCL_212
	  MUL_IEEE   T4.Z, T9.X, PV.W,  
	  BFE_UINT * T1.W, T8.X, literal.x, PV.Z, BS:VEC_120/SCL_212
	23(3.222986e-44), 0(0.000000e+00)
	  SETGT_UINT   T8.X, PV.W, literal.x,  
	  ADD   T10.Y, PV.Z, PV.Y,  
	  MULADD_IEEE   T3.Z, PV.X, T8.Y, T4.Y, 
	  ADD * T4.W, -T6.X, -T12.X,  
	151(2.115961e-43), 0(0.000000e+00)
	  ADD   T6.X, T7.X, -PV.W,  
	  MULADD_IEEE   T4.Y, PV.Z, PV.Y, T9.Y, 
	  CNDE_INT   T3.Z, PV.X, T2.Y, T14.X, 
	  MULADD_IEEE * T4.W, T2.Z, literal.x, T13.X, BS:VEC_021/SCL_122
	1011666125(1.250000e-02), 0(0.000000e+00)
	  ADD   T7.X, T4.Z, literal.x,  
	  MUL_IEEE   T2.Y, T2.Z, PV.W,  BS:VEC_120/SCL_212
	  MUL_IEEE   T2.Z, T7.Y, |T0.X|,  
	  MUL_IEEE * T4.W, T10.X, PV.Z,  
	-1082130432(-1.000000e+00), 0(0.000000e+00)
	  ADD_INT   T8.X, T1.W, literal.x,  
	  MUL_IEEE   T7.Y, PV.W, PV.W,  
	  MULADD_IEEE   T3.Z, PV.W, literal.y, 0.5, 
	  MULADD_IEEE * T1.W, T1.Z, PV.Y, -PV.Z, 
	-127(nan), 1051372203(3.333333e-01)
	  ADD   T9.X, |T0.X|, PV.W,  
	  MULADD_IEEE   T2.Y, PV.Z, PV.Y, T4.W, 
	  INT_TO_FLT   T1.Z, PV.X,  
	  ADD * T1.W, T7.X, T4.Y,  BS:VEC_120/SCL_212
	  CNDE   T7.X, T0.X, T0.X, PV.W, 
	  MULADD_IEEE   T2.Y, PV.Z, literal.x, -PV.Y, 
	  SETGT_INT   T2.Z, literal.y, T2.W,  
	  SETGT_DX10 * T1.W, literal.z, T0.X,  
	939916788(3.194618e-05), -1536(nan)
	-1026650416(-1.032789e+02), 0(0.000000e+00)
	  OR_INT   T8.X, PV.W, PV.Z,  
	  AND_INT   T4.Y, |T0.X|, literal.x,  
	  ADD * T2.Z, T11.Y, PV.Y,  
	2147483647(nan), 0(0.000000e+00)
	ALU clause starting at 265:
	  MULADD_IEEE * T1.W, T1.Z, literal.x, T11.X, 
	1060204544(6.931152e-01), 0(0.000000e+00)
	  ADD   T10.X, PV.W, T2.Z,  
	  SETGT_UINT   T2.Y, T4.Y, literal.x,  
	  CNDE_INT   T1.Z, T8.X, T7.X, literal.y, 
	  SETGT * T1.W, T0.X, literal.z,  BS:VEC_201
	1031798783(6.250000e-02), -1082130432(-1.000000e+00)
	1118925335(8.872283e+01), 0(0.000000e+00)
	  CNDE   T7.X, PV.W, PV.Z, literal.x, 
	  SETE_DX10   T7.Y, T0.X, T0.X,  
	  CNDE_INT   T1.Z, PV.Y, T9.X, PV.X, 
	  ADD * T1.W, T6.X, 1.0,  BS:VEC_201
	2139095040(INF), 0(0.000000e+00)
	  LSHL   T4.X, T4.X, literal.x,  
	  MOV   T2.Y, literal.y,  
	  MUL_IEEE   T2.Z, T0.W, T0.W,  
	  MOV * T2.W, literal.z,  
	23(3.222986e-44), 1060690784(7.220974e-01)
	1062765904(8.457842e-01), 0(0.000000e+00)
	  MULADD_IEEE   T6.X, PV.Z, literal.x, PV.W, 
	  MULADD_IEEE   T2.Y, PV.Z, literal.y, PV.Y, 
	  ADD_INT   T3.Z, PV.X, T1.W,  
	  SETGT * T1.W, literal.z, T5.W,  BS:VEC_021/SCL_122
	1051686556(3.427018e-01), 1050003039(2.925291e-01)
	-1028740017(-8.733654e+01), 0(0.000000e+00)
	  CNDE   T4.X, PV.W, PV.Z, 0.0, 
	  SETGT   T8.Y, literal.x, T5.W,  
	  MOV   T3.Z, literal.y,  
	  MOV * T1.W, literal.z,  
	1118925336(8.872284e+01), 3133127838(-1.462836e-03)
	3131149824(-1.232564e-03), 0(0.000000e+00)
	  MULADD_IEEE   T8.X, T2.Z, literal.x, PV.W, 
	  MULADD_IEEE   T9.Y, T2.Z, literal.y, PV.Z, 
	  CNDE   T3.Z, PV.Y, literal.z, PV.X, 
	  SETE_DX10 * T1.W, T5.W, T5.W,  
	941656536(3.827535e-05), 944581501(4.891631e-05)
	2139095040(INF), 0(0.000000e+00)
	  CNDE_INT   T4.X, PV.W, T5.W, PV.Z, 
	  MULADD_IEEE   T8.Y, T2.Z, PV.Y, literal.x, 
	  MULADD_IEEE   T3.Z, T2.Z, PV.X, literal.y, 
	  SETGT * T1.W, literal.z, T0.W,  BS:VEC_021/SCL_122
	-1097836320(-2.819281e-01), -1099531855(-2.406986e-01)
	1063675494(9.000000e-01), 0(0.000000e+00)
	  CNDE   T8.X, PV.W, PV.Z, PV.Y, 
	  ADD_INT   T4.Y, T4.Y, literal.x,  
	  ADD   T3.Z, PV.X, 1.0,  
	  CNDE * T1.W, PV.W, T2.Y, T6.X, 
	-2139095040(-1.175494e-38), 0(0.000000e+00)
	  RECIP_IEEE   T1.X (MASKED), T1.W,  
	  RECIP_IEEE   T1.Y (MASKED), T1.W,  
	  RECIP_IEEE   T1.Z (MASKED), T1.W,  
	  RECIP_IEEE * T1.W, T1.W,  
	  RECIP_IEEE   T2.X (MASKED), T3.Z,  
	  RECIP_IEEE   T2.Y, T3.Z,  
	  RECIP_IEEE   T2.Z (MASKED), T3.Z,  
	  RECIP_IEEE * T2.W (MASKED), T3.Z,  
	  SETGT_UINT   T4.X, T4.Y, literal.x,  
	  MUL_IEEE   T2.Y, literal.y, PV.Y,  
	  MUL_IEEE   T3.Z, T8.X, T1.W,  
	  MUL_IEEE * T1.W, T2.Z, T0.W,  BS:VEC_021/SCL_122
	-1275068417(-1.192093e-07), 1073741824(2.000000e+00)
	  MOV   T6.X, |T0.X|,  
	  MULADD_IEEE   T4.Y, PV.Z, PV.W, T0.W, 
	  ADD   T2.Z, -PV.Y, 1.0,  
	  SETGE * T1.W, 1.0, T0.W,  
	  CNDE   T8.X, PV.W, PV.Z, PV.Y, 
	  SETGT   T2.Y, T0.W, literal.x,  
	  CNDE_INT   T1.Z, T4.X, PV.X, T1.Z, 
	  CNDE_INT * T1.W, T7.Y, T0.X, T7.X, 
	1090852242(8.317766e+00), 0(0.000000e+00)
	  ADD   T4.X, PV.W, PV.Z,  
	  CNDE   T2.Y, PV.Y, PV.X, 1.0, 
	  AND_INT   T1.Z, T0.X, literal.x,  
	  ADD_INT * T1.W, T6.Y, T3.X,  
	-2147483648(-0.000000e+00), 0(0.000000e+00)
	  LSHR   T3.X, PV.W, literal.x,  
	  SETGE   T4.Y, T0.W, literal.y,  
	  OR_INT   T2.Z, PV.Y, PV.Z,  
	  SETGT_UINT * T1.W, T5.X, literal.z,  
	2(2.802597e-45), 1119016189(8.941599e+01)
	-1182793730(-2.441406e-04), 0(0.000000e+00)
	  CNDE_INT   T6.X, PV.W, T0.X, PV.Z, 
	  CNDE   T2.Y, PV.Y, T1.X, literal.x, BS:VEC_021/SCL_122
	  SETGT_UINT   T2.Z, T0.W, literal.x,  
	  MULADD_IEEE * T1.W, T1.Y, T0.Y, T5.Y, 
	2139095040(INF), 0(0.000000e+00)
	  LSHR   T1.X, T6.Y, literal.x,  
	  CNDE   T0.Y, T0.Z, PV.W, T3.Y, 
	  CNDE_INT   T0.Z, PV.Z, PV.Y, literal.y, 
	  SETGT_UINT * T0.W, T0.W, literal.z,  
	2(2.802597e-45), 2143289344(nan)
	947912703(6.103515e-05), 0(0.000000e+00)
	  CNDE_INT   T7.X, PV.W, literal.x, PV.Z, 
	  CNDE * T0.W, T4.Y, PV.Y, literal.y, 
	1065353216(1.000000e+00), 2139095040(INF)
	  LSHR   T8.X, T3.W, literal.x,  
	  OR_INT   T0.Z, PV.W, T1.Z,  
	  SETGT_UINT * T0.W, T5.X, literal.y,  
	2(2.802597e-45), -1191182338(-1.220703e-04)
	  CNDE_INT * T0.X, PV.W, T0.X, PV.Z, 
	  LSHR * T2.X, T2.X, literal.x,  
	2(2.802597e-45), 0(0.000000e+00)
.Ltmp17:
.Lfunc_end3:
	.size	hyperbolics, .Lfunc_end3-hyperbolics

	.type	LOGE_TBL,@object
	.weak	LOGE_TBL
	.p2align	3
LOGE_TBL:
	.zero	8
	.long	0x3bff0000
	.long	0x3429ac41
	.long	0x3c7e0000
	.long	0x35a8b0fc
	.long	0x3cbdc000
	.long	0x368d83ea
	.long	0x3cfc1000
	.long	0x361b0e78
	.long	0x3d1cf000
	.long	0x3687b9fe
	.long	0x3d3ba000
	.long	0x3631ec65
	.long	0x3d5a1000
	.long	0x36dd7119
	.long	0x3d785000
	.long	0x35c30045
	.long	0x3d8b2000
	.long	0x379b7751
	.long	0x3d9a0000
	.long	0x37ebcb0d
	.long	0x3da8d000
	.long	0x37839f83
	.long	0x3db78000
	.long	0x37528ae5
	.long	0x3dc61000
	.long	0x37a2eb18
	.long	0x3dd49000
	.long	0x36da7495
	.long	0x3de2f000
	.long	0x36a91eb7
	.long	0x3df13000
	.long	0x3783b715
	.long	0x3dff6000
	.long	0x371131db
	.long	0x3e06b000
	.long	0x383f3e68
	.long	0x3e0db000
	.long	0x38156a97
	.long	0x3e14a000
	.long	0x38297c0f
	.long	0x3e1b8000
	.long	0x387e100f
	.long	0x3e226000
	.long	0x3815b665
	.long	0x3e293000
	.long	0x37e5e3a1
	.long	0x3e2ff000
	.long	0x38183853
	.long	0x3e36b000
	.long	0x35fe719d
	.long	0x3e3d5000
	.long	0x38448108
	.long	0x3e43f000
	.long	0x38503290
	.long	0x3e4a9000
	.long	0x373539e8
	.long	0x3e511000
	.long	0x385e0ff1
	.long	0x3e579000
	.long	0x3864a740
	.long	0x3e5e1000
	.long	0x3786742d
	.long	0x3e647000
	.long	0x387be3cd
	.long	0x3e6ae000
	.long	0x3685ad3e
	.long	0x3e713000
	.long	0x3803b715
	.long	0x3e778000
	.long	0x37adcbdc
	.long	0x3e7dc000
	.long	0x380c36af
	.long	0x3e820000
	.long	0x371652d3
	.long	0x3e851000
	.long	0x38927139
	.long	0x3e882000
	.long	0x38c5fcd7
	.long	0x3e8b3000
	.long	0x38ae55d5
	.long	0x3e8e4000
	.long	0x3818c169
	.long	0x3e914000
	.long	0x38a0fde7
	.long	0x3e944000
	.long	0x38ad09ef
	.long	0x3e974000
	.long	0x3862bae1
	.long	0x3e9a3000
	.long	0x38eecd4c
	.long	0x3e9d3000
	.long	0x3798aad2
	.long	0x3ea02000
	.long	0x37421a1a
	.long	0x3ea30000
	.long	0x38c5e10e
	.long	0x3ea5f000
	.long	0x37bf2aee
	.long	0x3ea8d000
	.long	0x382d872d
	.long	0x3eabb000
	.long	0x37ee2e8a
	.long	0x3eae8000
	.long	0x38dedfac
	.long	0x3eb16000
	.long	0x3802f2b9
	.long	0x3eb43000
	.long	0x38481e9b
	.long	0x3eb70000
	.long	0x380eaa2b
	.long	0x3eb9c000
	.long	0x38ebfb5d
	.long	0x3ebc9000
	.long	0x38255fdd
	.long	0x3ebf5000
	.long	0x38783b82
	.long	0x3ec21000
	.long	0x3851da1e
	.long	0x3ec4d000
	.long	0x374e1b05
	.long	0x3ec78000
	.long	0x388f439b
	.long	0x3eca3000
	.long	0x38ca0e10
	.long	0x3ecce000
	.long	0x38cac08b
	.long	0x3ecf9000
	.long	0x3891f65f
	.long	0x3ed24000
	.long	0x378121cb
	.long	0x3ed4e000
	.long	0x386c9a9a
	.long	0x3ed78000
	.long	0x38949923
	.long	0x3eda2000
	.long	0x38777bcc
	.long	0x3edcc000
	.long	0x37b12d26
	.long	0x3edf5000
	.long	0x38a6ced3
	.long	0x3ee1e000
	.long	0x38ebd3e6
	.long	0x3ee47000
	.long	0x38fbe3cd
	.long	0x3ee70000
	.long	0x38d785c2
	.long	0x3ee99000
	.long	0x387e7e00
	.long	0x3eec1000
	.long	0x38f392c5
	.long	0x3eeea000
	.long	0x37d40983
	.long	0x3ef12000
	.long	0x38081a7c
	.long	0x3ef3a000
	.long	0x3784c3ad
	.long	0x3ef61000
	.long	0x38cce923
	.long	0x3ef89000
	.long	0x380f5faf
	.long	0x3efb0000
	.long	0x3891fd38
	.long	0x3efd7000
	.long	0x38ac47bc
	.long	0x3effe000
	.long	0x3897042b
	.long	0x3f012000
	.long	0x392952d2
	.long	0x3f025000
	.long	0x396fced4
	.long	0x3f039000
	.long	0x37f97073
	.long	0x3f04c000
	.long	0x385e9eae
	.long	0x3f05f000
	.long	0x3865c84a
	.long	0x3f072000
	.long	0x38130ba3
	.long	0x3f084000
	.long	0x3979cf16
	.long	0x3f097000
	.long	0x3938cac9
	.long	0x3f0aa000
	.long	0x38c3d2f4
	.long	0x3f0bc000
	.long	0x39755dec
	.long	0x3f0cf000
	.long	0x38e6b467
	.long	0x3f0e1000
	.long	0x395c0fb8
	.long	0x3f0f4000
	.long	0x383ebce0
	.long	0x3f106000
	.long	0x38dcd192
	.long	0x3f118000
	.long	0x39186bdf
	.long	0x3f12a000
	.long	0x392de74c
	.long	0x3f13c000
	.long	0x392f0944
	.long	0x3f14e000
	.long	0x391bff61
	.long	0x3f160000
	.long	0x38e9ed44
	.long	0x3f172000
	.long	0x38686dc8
	.long	0x3f183000
	.long	0x396b99a7
	.long	0x3f195000
	.long	0x39099c89
	.long	0x3f1a7000
	.long	0x37a27673
	.long	0x3f1b8000
	.long	0x390bdaa3
	.long	0x3f1c9000
	.long	0x397069ab
	.long	0x3f1db000
	.long	0x388449ff
	.long	0x3f1ec000
	.long	0x39013538
	.long	0x3f1fd000
	.long	0x392dc268
	.long	0x3f20e000
	.long	0x3947f423
	.long	0x3f21f000
	.long	0x394ff17c
	.long	0x3f230000
	.long	0x3945e10e
	.long	0x3f241000
	.long	0x3929e8f5
	.long	0x3f252000
	.long	0x38f85db0
	.long	0x3f263000
	.long	0x38735f99
	.long	0x3f273000
	.long	0x396c08db
	.long	0x3f284000
	.long	0x3909e600
	.long	0x3f295000
	.long	0x37b4996f
	.long	0x3f2a5000
	.long	0x391233cc
	.long	0x3f2b5000
	.long	0x397cead9
	.long	0x3f2c6000
	.long	0x38adb5cd
	.long	0x3f2d6000
	.long	0x3920261a
	.long	0x3f2e6000
	.long	0x3958ee36
	.long	0x3f2f7000
	.long	0x35aa4905
	.long	0x3f307000
	.long	0x37cbd11e
	.long	0x3f317000
	.long	0x3805fdf4
	.size	LOGE_TBL, 1032

	.type	LOG_INV_TBL,@object
	.weak	LOG_INV_TBL
	.p2align	2
LOG_INV_TBL:
	.long	0x40000000
	.long	0x3ffe03f8
	.long	0x3ffc0fc1
	.long	0x3ffa232d
	.long	0x3ff83e10
	.long	0x3ff6603e
	.long	0x3ff4898d
	.long	0x3ff2b9d6
	.long	0x3ff0f0f1
	.long	0x3fef2eb7
	.long	0x3fed7304
	.long	0x3febbdb3
	.long	0x3fea0ea1
	.long	0x3fe865ac
	.long	0x3fe6c2b4
	.long	0x3fe52598
	.long	0x3fe38e39
	.long	0x3fe1fc78
	.long	0x3fe07038
	.long	0x3fdee95c
	.long	0x3fdd67c9
	.long	0x3fdbeb62
	.long	0x3fda740e
	.long	0x3fd901b2
	.long	0x3fd79436
	.long	0x3fd62b81
	.long	0x3fd4c77b
	.long	0x3fd3680d
	.long	0x3fd20d21
	.long	0x3fd0b6a0
	.long	0x3fcf6475
	.long	0x3fce168a
	.long	0x3fcccccd
	.long	0x3fcb8728
	.long	0x3fca4588
	.long	0x3fc907da
	.long	0x3fc7ce0c
	.long	0x3fc6980c
	.long	0x3fc565c8
	.long	0x3fc43730
	.long	0x3fc30c31
	.long	0x3fc1e4bc
	.long	0x3fc0c0c1
	.long	0x3fbfa030
	.long	0x3fbe82fa
	.long	0x3fbd6910
	.long	0x3fbc5264
	.long	0x3fbb3ee7
	.long	0x3fba2e8c
	.long	0x3fb92144
	.long	0x3fb81703
	.long	0x3fb70fbb
	.long	0x3fb60b61
	.long	0x3fb509e7
	.long	0x3fb40b41
	.long	0x3fb30f63
	.long	0x3fb21643
	.long	0x3fb11fd4
	.long	0x3fb02c0b
	.long	0x3faf3ade
	.long	0x3fae4c41
	.long	0x3fad602b
	.long	0x3fac7692
	.long	0x3fab8f6a
	.long	0x3faaaaab
	.long	0x3fa9c84a
	.long	0x3fa8e83f
	.long	0x3fa80a81
	.long	0x3fa72f05
	.long	0x3fa655c4
	.long	0x3fa57eb5
	.long	0x3fa4a9cf
	.long	0x3fa3d70a
	.long	0x3fa3065e
	.long	0x3fa237c3
	.long	0x3fa16b31
	.long	0x3fa0a0a1
	.long	0x3f9fd80a
	.long	0x3f9f1166
	.long	0x3f9e4cad
	.long	0x3f9d89d9
	.long	0x3f9cc8e1
	.long	0x3f9c09c1
	.long	0x3f9b4c70
	.long	0x3f9a90e8
	.long	0x3f99d723
	.long	0x3f991f1a
	.long	0x3f9868c8
	.long	0x3f97b426
	.long	0x3f97012e
	.long	0x3f964fda
	.long	0x3f95a025
	.long	0x3f94f209
	.long	0x3f944581
	.long	0x3f939a86
	.long	0x3f92f114
	.long	0x3f924925
	.long	0x3f91a2b4
	.long	0x3f90fdbc
	.long	0x3f905a38
	.long	0x3f8fb824
	.long	0x3f8f177a
	.long	0x3f8e7835
	.long	0x3f8dda52
	.long	0x3f8d3dcb
	.long	0x3f8ca29c
	.long	0x3f8c08c1
	.long	0x3f8b7034
	.long	0x3f8ad8f3
	.long	0x3f8a42f8
	.long	0x3f89ae41
	.long	0x3f891ac7
	.long	0x3f888889
	.long	0x3f87f781
	.long	0x3f8767ab
	.long	0x3f86d905
	.long	0x3f864b8a
	.long	0x3f85bf37
	.long	0x3f853408
	.long	0x3f84a9fa
	.long	0x3f842108
	.long	0x3f839930
	.long	0x3f83126f
	.long	0x3f828cc0
	.long	0x3f820821
	.long	0x3f81848e
	.long	0x3f810204
	.long	0x3f808081
	.long	0x3f800000
	.size	LOG_INV_TBL, 516

	.type	LOG_INV_TBL_EP,@object
	.weak	LOG_INV_TBL_EP
	.p2align	3
LOG_INV_TBL_EP:
	.long	0x40000000
	.long	0x00000000
	.long	0x3ffe0000
	.long	0x38fe03f8
	.long	0x3ffc0000
	.long	0x39fc0fc1
	.long	0x3ffa0000
	.long	0x3a8cb3c9
	.long	0x3ff80000
	.long	0x3af83e10
	.long	0x3ff60000
	.long	0x3b407b30
	.long	0x3ff40000
	.long	0x3b898d60
	.long	0x3ff20000
	.long	0x3bb9d648
	.long	0x3ff00000
	.long	0x3bf0f0f1
	.long	0x3fef0000
	.long	0x3abadc7f
	.long	0x3fed0000
	.long	0x3b66076c
	.long	0x3feb0000
	.long	0x3bbdb2a6
	.long	0x3fea0000
	.long	0x39ea0ea1
	.long	0x3fe80000
	.long	0x3b4b58f7
	.long	0x3fe60000
	.long	0x3bc2b448
	.long	0x3fe50000
	.long	0x3a9660ac
	.long	0x3fe30000
	.long	0x3b8e38e4
	.long	0x3fe10000
	.long	0x3bfc780e
	.long	0x3fe00000
	.long	0x3b607038
	.long	0x3fde0000
	.long	0x3be95c4d
	.long	0x3fdd0000
	.long	0x3b4f914c
	.long	0x3fdb0000
	.long	0x3beb61ef
	.long	0x3fda0000
	.long	0x3b681b4f
	.long	0x3fd90000
	.long	0x385901b2
	.long	0x3fd70000
	.long	0x3b9435e5
	.long	0x3fd60000
	.long	0x3aae0359
	.long	0x3fd40000
	.long	0x3bc77b03
	.long	0x3fd30000
	.long	0x3b501a6d
	.long	0x3fd20000
	.long	0x39d20d21
	.long	0x3fd00000
	.long	0x3bb69fcc
	.long	0x3fcf0000
	.long	0x3b48e951
	.long	0x3fce0000
	.long	0x3a3453b9
	.long	0x3fcc0000
	.long	0x3bcccccd
	.long	0x3fcb0000
	.long	0x3b8727c0
	.long	0x3fca0000
	.long	0x3b0b0fcd
	.long	0x3fc90000
	.long	0x397b49d1
	.long	0x3fc70000
	.long	0x3bce0c7d
	.long	0x3fc60000
	.long	0x3b980c6a
	.long	0x3fc50000
	.long	0x3b4b90f7
	.long	0x3fc40000
	.long	0x3adcbe15
	.long	0x3fc30000
	.long	0x39c30c31
	.long	0x3fc10000
	.long	0x3be4bbd6
	.long	0x3fc00000
	.long	0x3bc0c0c1
	.long	0x3fbf0000
	.long	0x3ba02fe8
	.long	0x3fbe0000
	.long	0x3b82fa0c
	.long	0x3fbd0000
	.long	0x3b52208e
	.long	0x3fbc0000
	.long	0x3b24c818
	.long	0x3fbb0000
	.long	0x3afb9c87
	.long	0x3fba0000
	.long	0x3aba2e8c
	.long	0x3fb90000
	.long	0x3a850fe9
	.long	0x3fb80000
	.long	0x3a381703
	.long	0x3fb70000
	.long	0x39fbb5a2
	.long	0x3fb60000
	.long	0x39b60b61
	.long	0x3fb50000
	.long	0x399e68aa
	.long	0x3fb40000
	.long	0x39b40b41
	.long	0x3fb30000
	.long	0x39f63529
	.long	0x3fb20000
	.long	0x3a321643
	.long	0x3fb10000
	.long	0x3a7e9dc0
	.long	0x3fb00000
	.long	0x3ab02c0b
	.long	0x3faf0000
	.long	0x3aeb771a
	.long	0x3fae0000
	.long	0x3b1882b9
	.long	0x3fad0000
	.long	0x3b4056b0
	.long	0x3fac0000
	.long	0x3b6d2308
	.long	0x3fab0000
	.long	0x3b8f69e3
	.long	0x3faa0000
	.long	0x3baaaaab
	.long	0x3fa90000
	.long	0x3bc84a48
	.long	0x3fa80000
	.long	0x3be83f57
	.long	0x3fa80000
	.long	0x39a80a81
	.long	0x3fa70000
	.long	0x3abc14e6
	.long	0x3fa60000
	.long	0x3b2b8872
	.long	0x3fa50000
	.long	0x3b7d6a05
	.long	0x3fa40000
	.long	0x3ba9cf1e
	.long	0x3fa30000
	.long	0x3bd70a3d
	.long	0x3fa30000
	.long	0x394bc7f6
	.long	0x3fa20000
	.long	0x3adf0cac
	.long	0x3fa10000
	.long	0x3b56625d
	.long	0x3fa00000
	.long	0x3ba0a0a1
	.long	0x3f9f0000
	.long	0x3bd809fe
	.long	0x3f9f0000
	.long	0x3a0b2f39
	.long	0x3f9e0000
	.long	0x3b195a48
	.long	0x3f9d0000
	.long	0x3b89d89e
	.long	0x3f9c0000
	.long	0x3bc8e161
	.long	0x3f9c0000
	.long	0x399c09c1
	.long	0x3f9b0000
	.long	0x3b18df3e
	.long	0x3f9a0000
	.long	0x3b90e7d9
	.long	0x3f990000
	.long	0x3bd722db
	.long	0x3f990000
	.long	0x3a78d28b
	.long	0x3f980000
	.long	0x3b519013
	.long	0x3f970000
	.long	0x3bb425ed
	.long	0x3f970000
	.long	0x3817012e
	.long	0x3f960000
	.long	0x3b1fb4d8
	.long	0x3f950000
	.long	0x3ba02568
	.long	0x3f940000
	.long	0x3bf2094f
	.long	0x3f940000
	.long	0x3b0b0129
	.long	0x3f930000
	.long	0x3b9a85c4
	.long	0x3f920000
	.long	0x3bf11384
	.long	0x3f920000
	.long	0x3b124925
	.long	0x3f910000
	.long	0x3ba2b3c5
	.long	0x3f900000
	.long	0x3bfdbc09
	.long	0x3f900000
	.long	0x3b3470c6
	.long	0x3f8f0000
	.long	0x3bb823ee
	.long	0x3f8f0000
	.long	0x3a3bced0
	.long	0x3f8e0000
	.long	0x3b706ada
	.long	0x3f8d0000
	.long	0x3bda5202
	.long	0x3f8d0000
	.long	0x3af72c23
	.long	0x3f8c0000
	.long	0x3ba29c04
	.long	0x3f8c0000
	.long	0x398c08c1
	.long	0x3f8b0000
	.long	0x3b606894
	.long	0x3f8a0000
	.long	0x3bd8f2fc
	.long	0x3f8a0000
	.long	0x3b05f0e1
	.long	0x3f890000
	.long	0x3bae408a
	.long	0x3f890000
	.long	0x3a5639d7
	.long	0x3f880000
	.long	0x3b888889
	.long	0x3f870000
	.long	0x3bf78088
	.long	0x3f870000
	.long	0x3b4f56be
	.long	0x3f860000
	.long	0x3bd90544
	.long	0x3f860000
	.long	0x3b1714fc
	.long	0x3f850000
	.long	0x3bbf3761
	.long	0x3f850000
	.long	0x3ad0214d
	.long	0x3f840000
	.long	0x3ba9f9c8
	.long	0x3f840000
	.long	0x3a842108
	.long	0x3f830000
	.long	0x3b993052
	.long	0x3f830000
	.long	0x3a1374bc
	.long	0x3f820000
	.long	0x3b8cbfbf
	.long	0x3f820000
	.long	0x39820821
	.long	0x3f810000
	.long	0x3b848da9
	.long	0x3f810000
	.long	0x38810204
	.long	0x3f800000
	.long	0x3b808081
	.long	0x3f800000
	.long	0x00000000
	.size	LOG_INV_TBL_EP, 1032

	.type	LOG2_TBL,@object
	.weak	LOG2_TBL
	.p2align	3
LOG2_TBL:
	.zero	8
	.long	0x3c37c000
	.long	0x374a16dd
	.long	0x3cb70000
	.long	0x37f2d0b8
	.long	0x3d08c000
	.long	0x381a3aa2
	.long	0x3d35c000
	.long	0x37b4dd63
	.long	0x3d624000
	.long	0x383f5721
	.long	0x3d874000
	.long	0x384e27e8
	.long	0x3d9d4000
	.long	0x380bf749
	.long	0x3db30000
	.long	0x387dbeb2
	.long	0x3dc8c000
	.long	0x37216e46
	.long	0x3dde4000
	.long	0x3684815b
	.long	0x3df38000
	.long	0x383b045f
	.long	0x3e044000
	.long	0x390b119b
	.long	0x3e0ec000
	.long	0x391a32ea
	.long	0x3e194000
	.long	0x38ba789e
	.long	0x3e238000
	.long	0x39553f30
	.long	0x3e2e0000
	.long	0x3651cfde
	.long	0x3e380000
	.long	0x39685a9d
	.long	0x3e424000
	.long	0x39057a05
	.long	0x3e4c4000
	.long	0x395ba0ef
	.long	0x3e564000
	.long	0x396bc5b6
	.long	0x3e604000
	.long	0x3936d9bb
	.long	0x3e6a4000
	.long	0x38772619
	.long	0x3e740000
	.long	0x39017ce9
	.long	0x3e7dc000
	.long	0x3902d720
	.long	0x3e83c000
	.long	0x38856dd8
	.long	0x3e888000
	.long	0x3941f6b4
	.long	0x3e8d4000
	.long	0x3980b652
	.long	0x3e920000
	.long	0x3980f561
	.long	0x3e96c000
	.long	0x39443f13
	.long	0x3e9b8000
	.long	0x38926752
	.long	0x3ea00000
	.long	0x39c8c763
	.long	0x3ea4c000
	.long	0x391e12f3
	.long	0x3ea94000
	.long	0x39b7bf89
	.long	0x3eae0000
	.long	0x36d1cfde
	.long	0x3eb28000
	.long	0x38c7f233
	.long	0x3eb70000
	.long	0x39087367
	.long	0x3ebb8000
	.long	0x38e95d3f
	.long	0x3ec00000
	.long	0x38256316
	.long	0x3ec44000
	.long	0x39d38e5c
	.long	0x3ec8c000
	.long	0x396ea247
	.long	0x3ecd4000
	.long	0x350e4788
	.long	0x3ed18000
	.long	0x395d829f
	.long	0x3ed5c000
	.long	0x39c30f2f
	.long	0x3eda0000
	.long	0x39fd7ee7
	.long	0x3ede8000
	.long	0x3872e9e7
	.long	0x3ee2c000
	.long	0x3897d694
	.long	0x3ee70000
	.long	0x3824923a
	.long	0x3eeb0000
	.long	0x39ea7c06
	.long	0x3eef4000
	.long	0x39a7fa88
	.long	0x3ef38000
	.long	0x391aa879
	.long	0x3ef78000
	.long	0x39dace65
	.long	0x3efbc000
	.long	0x39215a32
	.long	0x3effc000
	.long	0x39af3350
	.long	0x3f01c000
	.long	0x3a7b5172
	.long	0x3f040000
	.long	0x389cf27f
	.long	0x3f060000
	.long	0x3902806b
	.long	0x3f080000
	.long	0x3909d8a9
	.long	0x3f0a0000
	.long	0x38c9faa1
	.long	0x3f0c0000
	.long	0x37a33dca
	.long	0x3f0dc000
	.long	0x3a6623d2
	.long	0x3f0fc000
	.long	0x3a3c7a61
	.long	0x3f11c000
	.long	0x3a083a84
	.long	0x3f13c000
	.long	0x39930161
	.long	0x3f15c000
	.long	0x35d1cfde
	.long	0x3f178000
	.long	0x3a2d0ebd
	.long	0x3f198000
	.long	0x399f1aad
	.long	0x3f1b4000
	.long	0x3a67ff6d
	.long	0x3f1d4000
	.long	0x39ecfea8
	.long	0x3f1f0000
	.long	0x3a7b26f3
	.long	0x3f210000
	.long	0x39ec1fa6
	.long	0x3f22c000
	.long	0x3a675314
	.long	0x3f24c000
	.long	0x399e12f3
	.long	0x3f268000
	.long	0x3a2d4b66
	.long	0x3f288000
	.long	0x370c3845
	.long	0x3f2a4000
	.long	0x399ba329
	.long	0x3f2c0000
	.long	0x3a1044d3
	.long	0x3f2dc000
	.long	0x3a49a196
	.long	0x3f2f8000
	.long	0x3a79fe83
	.long	0x3f318000
	.long	0x3905c7aa
	.long	0x3f334000
	.long	0x39802391
	.long	0x3f350000
	.long	0x39abe796
	.long	0x3f36c000
	.long	0x39c65a9d
	.long	0x3f388000
	.long	0x39cfa6c5
	.long	0x3f3a4000
	.long	0x39c7f593
	.long	0x3f3c0000
	.long	0x39af6ff7
	.long	0x3f3dc000
	.long	0x39863e4d
	.long	0x3f3f8000
	.long	0x391910c1
	.long	0x3f414000
	.long	0x369d5be7
	.long	0x3f42c000
	.long	0x3a541616
	.long	0x3f448000
	.long	0x3a1ee960
	.long	0x3f464000
	.long	0x39c38ed2
	.long	0x3f480000
	.long	0x38e61600
	.long	0x3f498000
	.long	0x3a4fedb4
	.long	0x3f4b4000
	.long	0x39f6b4ab
	.long	0x3f4d0000
	.long	0x38f8d3b0
	.long	0x3f4e8000
	.long	0x3a3b3faa
	.long	0x3f504000
	.long	0x399fb693
	.long	0x3f51c000
	.long	0x3a5cfe71
	.long	0x3f538000
	.long	0x39c5740b
	.long	0x3f550000
	.long	0x3a611eb0
	.long	0x3f56c000
	.long	0x39b079c4
	.long	0x3f584000
	.long	0x3a4824d7
	.long	0x3f5a0000
	.long	0x39439a54
	.long	0x3f5b8000
	.long	0x3a1291ea
	.long	0x3f5d0000
	.long	0x3a6d3673
	.long	0x3f5ec000
	.long	0x3981c731
	.long	0x3f604000
	.long	0x3a0da88f
	.long	0x3f61c000
	.long	0x3a53945c
	.long	0x3f638000
	.long	0x3895ae91
	.long	0x3f650000
	.long	0x3996372a
	.long	0x3f668000
	.long	0x39f9a832
	.long	0x3f680000
	.long	0x3a27eda4
	.long	0x3f698000
	.long	0x3a4c764f
	.long	0x3f6b0000
	.long	0x3a6a7c06
	.long	0x3f6cc000
	.long	0x370321eb
	.long	0x3f6e4000
	.long	0x3899ab3f
	.long	0x3f6fc000
	.long	0x38f02086
	.long	0x3f714000
	.long	0x390a1707
	.long	0x3f72c000
	.long	0x39031e44
	.long	0x3f744000
	.long	0x38c6b362
	.long	0x3f75c000
	.long	0x382bf195
	.long	0x3f770000
	.long	0x3a768e36
	.long	0x3f788000
	.long	0x3a5c503b
	.long	0x3f7a0000
	.long	0x3a3c1179
	.long	0x3f7b8000
	.long	0x3a15de1d
	.long	0x3f7d0000
	.long	0x39d3845d
	.long	0x3f7e8000
	.long	0x395f263f
	.long	0x3f800000
	.long	0x00000000
	.size	LOG2_TBL, 1032

	.type	LOG10_TBL,@object
	.weak	LOG10_TBL
	.p2align	3
LOG10_TBL:
	.zero	8
	.long	0x3b5d4000
	.long	0x367a8e44
	.long	0x3bdc8000
	.long	0x368ed49f
	.long	0x3c24c000
	.long	0x36c21451
	.long	0x3c5ac000
	.long	0x375211d6
	.long	0x3c884000
	.long	0x3720ea11
	.long	0x3ca2c000
	.long	0x37e9eb59
	.long	0x3cbd4000
	.long	0x37b87be7
	.long	0x3cd78000
	.long	0x37bf2560
	.long	0x3cf1c000
	.long	0x33d597a0
	.long	0x3d05c000
	.long	0x37806a05
	.long	0x3d128000
	.long	0x3820581f
	.long	0x3d1f4000
	.long	0x38223334
	.long	0x3d2c0000
	.long	0x378e3bac
	.long	0x3d388000
	.long	0x3810684f
	.long	0x3d450000
	.long	0x37feb7ae
	.long	0x3d518000
	.long	0x36a9d609
	.long	0x3d5dc000
	.long	0x37a68163
	.long	0x3d6a0000
	.long	0x376a8b27
	.long	0x3d760000
	.long	0x384c8fd6
	.long	0x3d810000
	.long	0x3885183e
	.long	0x3d870000
	.long	0x3874a760
	.long	0x3d8d0000
	.long	0x380d1154
	.long	0x3d92c000
	.long	0x38ea42bd
	.long	0x3d98c000
	.long	0x384c1571
	.long	0x3d9e8000
	.long	0x38ba66b8
	.long	0x3da44000
	.long	0x38e7da3b
	.long	0x3daa0000
	.long	0x38eee632
	.long	0x3dafc000
	.long	0x38d00911
	.long	0x3db58000
	.long	0x388bbede
	.long	0x3dbb4000
	.long	0x378a0512
	.long	0x3dc0c000
	.long	0x3894c7a0
	.long	0x3dc64000
	.long	0x38e30710
	.long	0x3dcc0000
	.long	0x36db2829
	.long	0x3dd18000
	.long	0x3729d609
	.long	0x3dd6c000
	.long	0x38fa0e82
	.long	0x3ddc4000
	.long	0x38bc9a75
	.long	0x3de1c000
	.long	0x383a9297
	.long	0x3de70000
	.long	0x38dc83c8
	.long	0x3dec8000
	.long	0x37eac335
	.long	0x3df1c000
	.long	0x38706ac3
	.long	0x3df70000
	.long	0x389574c2
	.long	0x3dfc4000
	.long	0x3892d068
	.long	0x3e00c000
	.long	0x38615032
	.long	0x3e034000
	.long	0x3917acf4
	.long	0x3e05c000
	.long	0x3967a126
	.long	0x3e088000
	.long	0x38217840
	.long	0x3e0b0000
	.long	0x38b420ab
	.long	0x3e0d8000
	.long	0x38f9c7b2
	.long	0x3e100000
	.long	0x391103bd
	.long	0x3e128000
	.long	0x39169a6b
	.long	0x3e150000
	.long	0x390dd194
	.long	0x3e178000
	.long	0x38eda471
	.long	0x3e1a0000
	.long	0x38a38950
	.long	0x3e1c8000
	.long	0x37f6844a
	.long	0x3e1ec000
	.long	0x395e1cdb
	.long	0x3e214000
	.long	0x390fcffc
	.long	0x3e23c000
	.long	0x38503e9d
	.long	0x3e260000
	.long	0x394b00fd
	.long	0x3e288000
	.long	0x38a9910a
	.long	0x3e2ac000
	.long	0x39518a31
	.long	0x3e2d4000
	.long	0x3882d2c2
	.long	0x3e2f8000
	.long	0x392488e4
	.long	0x3e31c000
	.long	0x397b0aff
	.long	0x3e344000
	.long	0x388a22d8
	.long	0x3e368000
	.long	0x3902bd5e
	.long	0x3e38c000
	.long	0x39342f85
	.long	0x3e3b0000
	.long	0x39598811
	.long	0x3e3d4000
	.long	0x3972e6b1
	.long	0x3e3fc000
	.long	0x34d53654
	.long	0x3e420000
	.long	0x360ca25e
	.long	0x3e440000
	.long	0x39785cc0
	.long	0x3e464000
	.long	0x39630710
	.long	0x3e488000
	.long	0x39424ed7
	.long	0x3e4ac000
	.long	0x39165101
	.long	0x3e4d0000
	.long	0x38be5421
	.long	0x3e4f4000
	.long	0x37e7b0c0
	.long	0x3e514000
	.long	0x394fd0c3
	.long	0x3e538000
	.long	0x38efaaaa
	.long	0x3e55c000
	.long	0x37a8f566
	.long	0x3e57c000
	.long	0x3927c744
	.long	0x3e5a0000
	.long	0x383fa4d5
	.long	0x3e5c0000
	.long	0x392d9e39
	.long	0x3e5e4000
	.long	0x3803feae
	.long	0x3e604000
	.long	0x390a268c
	.long	0x3e624000
	.long	0x39692b80
	.long	0x3e648000
	.long	0x38789b4f
	.long	0x3e668000
	.long	0x3909307d
	.long	0x3e688000
	.long	0x394a601c
	.long	0x3e6ac000
	.long	0x35e67edc
	.long	0x3e6cc000
	.long	0x383e386d
	.long	0x3e6ec000
	.long	0x38a7743d
	.long	0x3e70c000
	.long	0x38dccec3
	.long	0x3e72c000
	.long	0x38ff57e0
	.long	0x3e74c000
	.long	0x39079d8b
	.long	0x3e76c000
	.long	0x390651a6
	.long	0x3e78c000
	.long	0x38f7bad9
	.long	0x3e7ac000
	.long	0x38d0ab82
	.long	0x3e7cc000
	.long	0x38979e7d
	.long	0x3e7ec000
	.long	0x381978ee
	.long	0x3e804000
	.long	0x397816c8
	.long	0x3e814000
	.long	0x39410cb2
	.long	0x3e824000
	.long	0x39015384
	.long	0x3e834000
	.long	0x3863fa28
	.long	0x3e840000
	.long	0x39f41065
	.long	0x3e850000
	.long	0x39c7668a
	.long	0x3e860000
	.long	0x39968afa
	.long	0x3e870000
	.long	0x39430db9
	.long	0x3e880000
	.long	0x38a18cf3
	.long	0x3e88c000
	.long	0x39eb2907
	.long	0x3e89c000
	.long	0x39a9e10c
	.long	0x3e8ac000
	.long	0x39492800
	.long	0x3e8bc000
	.long	0x385a53d1
	.long	0x3e8c8000
	.long	0x39ce0cf7
	.long	0x3e8d8000
	.long	0x3979c7b2
	.long	0x3e8e8000
	.long	0x389f5d99
	.long	0x3e8f4000
	.long	0x39ceefcb
	.long	0x3e904000
	.long	0x39646a39
	.long	0x3e914000
	.long	0x380d7a9b
	.long	0x3e920000
	.long	0x39ad6650
	.long	0x3e930000
	.long	0x390ac3b8
	.long	0x3e93c000
	.long	0x39d9a9a8
	.long	0x3e94c000
	.long	0x39548a99
	.long	0x3e958000
	.long	0x39f73c4b
	.long	0x3e968000
	.long	0x3980960e
	.long	0x3e978000
	.long	0x374b3d5a
	.long	0x3e984000
	.long	0x39888f1e
	.long	0x3e994000
	.long	0x37679a07
	.long	0x3e9a0000
	.long	0x39826a13
	.size	LOG10_TBL, 1032

	.type	SINHCOSH_TBL,@object
	.weak	SINHCOSH_TBL
	.p2align	3
SINHCOSH_TBL:
	.long	0x00000000
	.long	0x3f800000
	.long	0x3f966cfe
	.long	0x3fc583ab
	.long	0x40681e7b
	.long	0x4070c7d0
	.long	0x41204937
	.long	0x41211525
	.long	0x41da51c0
	.long	0x41da7743
	.long	0x4294680b
	.long	0x42946b7e
	.long	0x4349b691
	.long	0x4349b734
	.long	0x4409143b
	.long	0x4409144a
	.long	0x44ba4f53
	.long	0x44ba4f55
	.long	0x457d38ac
	.long	0x457d38ac
	.long	0x462c14ee
	.long	0x462c14ef
	.long	0x46e9e224
	.long	0x46e9e224
	.long	0x479ef0b3
	.long	0x479ef0b3
	.long	0x485805ad
	.long	0x485805ad
	.long	0x4912cd62
	.long	0x4912cd62
	.long	0x49c78665
	.long	0x49c78665
	.long	0x4a87975f
	.long	0x4a87975f
	.long	0x4b3849a4
	.long	0x4b3849a4
	.long	0x4bfa7910
	.long	0x4bfa7910
	.long	0x4caa36c8
	.long	0x4caa36c8
	.long	0x4d675844
	.long	0x4d675844
	.long	0x4e1d3710
	.long	0x4e1d3710
	.long	0x4ed5ad6e
	.long	0x4ed5ad6e
	.long	0x4f91357a
	.long	0x4f91357a
	.long	0x50455bfe
	.long	0x50455bfe
	.long	0x51061e9d
	.long	0x51061e9d
	.long	0x51b64993
	.long	0x51b64993
	.long	0x5277c118
	.long	0x5277c118
	.long	0x53285dd2
	.long	0x53285dd2
	.long	0x53e4d572
	.long	0x53e4d572
	.long	0x549b8238
	.long	0x549b8238
	.long	0x55535bb3
	.long	0x55535bb3
	.long	0x560fa1fe
	.long	0x560fa1fe
	.long	0x56c3379a
	.long	0x56c3379a
	.long	0x5784a9f1
	.long	0x5784a9f1
	.long	0x58344f11
	.long	0x58344f11
	.long	0x58f510ad
	.long	0x58f510ad
	.size	SINHCOSH_TBL, 296

	.type	EXP_TBL,@object
	.weak	EXP_TBL
	.p2align	2
EXP_TBL:
	.long	0x3f800000
	.long	0x3f8164d2
	.long	0x3f82cd87
	.long	0x3f843a29
	.long	0x3f85aac3
	.long	0x3f871f62
	.long	0x3f88980f
	.long	0x3f8a14d5
	.long	0x3f8b95c2
	.long	0x3f8d1adf
	.long	0x3f8ea43a
	.long	0x3f9031dc
	.long	0x3f91c3d3
	.long	0x3f935a2b
	.long	0x3f94f4f0
	.long	0x3f96942d
	.long	0x3f9837f0
	.long	0x3f99e046
	.long	0x3f9b8d3a
	.long	0x3f9d3eda
	.long	0x3f9ef532
	.long	0x3fa0b051
	.long	0x3fa27043
	.long	0x3fa43516
	.long	0x3fa5fed7
	.long	0x3fa7cd94
	.long	0x3fa9a15b
	.long	0x3fab7a3a
	.long	0x3fad583f
	.long	0x3faf3b79
	.long	0x3fb123f6
	.long	0x3fb311c4
	.long	0x3fb504f3
	.long	0x3fb6fd92
	.long	0x3fb8fbaf
	.long	0x3fbaff5b
	.long	0x3fbd08a4
	.long	0x3fbf179a
	.long	0x3fc12c4d
	.long	0x3fc346cd
	.long	0x3fc5672a
	.long	0x3fc78d75
	.long	0x3fc9b9be
	.long	0x3fcbec15
	.long	0x3fce248c
	.long	0x3fd06334
	.long	0x3fd2a81e
	.long	0x3fd4f35b
	.long	0x3fd744fd
	.long	0x3fd99d16
	.long	0x3fdbfbb8
	.long	0x3fde60f5
	.long	0x3fe0ccdf
	.long	0x3fe33f89
	.long	0x3fe5b907
	.long	0x3fe8396a
	.long	0x3feac0c7
	.long	0x3fed4f30
	.long	0x3fefe4ba
	.long	0x3ff28177
	.long	0x3ff5257d
	.long	0x3ff7d0df
	.long	0x3ffa83b3
	.long	0x3ffd3e0c
	.long	0x40000000
	.size	EXP_TBL, 260

	.type	EXP_TBL_EP,@object
	.weak	EXP_TBL_EP
	.p2align	3
EXP_TBL_EP:
	.long	0x3f800000
	.long	0x00000000
	.long	0x3f816000
	.long	0x391a3e77
	.long	0x3f82c000
	.long	0x39d8698a
	.long	0x3f842000
	.long	0x3a51461d
	.long	0x3f85a000
	.long	0x39ac367c
	.long	0x3f870000
	.long	0x3a7b0cb4
	.long	0x3f888000
	.long	0x3a407404
	.long	0x3f8a0000
	.long	0x3a26abaa
	.long	0x3f8b8000
	.long	0x3a2e0f1f
	.long	0x3f8d0000
	.long	0x3a56fadb
	.long	0x3f8ea000
	.long	0x39073168
	.long	0x3f902000
	.long	0x3a0ee218
	.long	0x3f91c000
	.long	0x38f4dcea
	.long	0x3f934000
	.long	0x3a515978
	.long	0x3f94e000
	.long	0x3a277d47
	.long	0x3f968000
	.long	0x3a2169b9
	.long	0x3f982000
	.long	0x3a3f828c
	.long	0x3f99e000
	.long	0x370b2641
	.long	0x3f9b8000
	.long	0x39d39b9d
	.long	0x3f9d2000
	.long	0x3a76cd39
	.long	0x3f9ee000
	.long	0x3a299304
	.long	0x3fa0a000
	.long	0x3a02887d
	.long	0x3fa26000
	.long	0x3a021818
	.long	0x3fa42000
	.long	0x3a28ad70
	.long	0x3fa5e000
	.long	0x3a76b54d
	.long	0x3fa7c000
	.long	0x39d93b4e
	.long	0x3fa9a000
	.long	0x382d5a75
	.long	0x3fab6000
	.long	0x3a51cdad
	.long	0x3fad4000
	.long	0x3a41f752
	.long	0x3faf2000
	.long	0x3a5bc56b
	.long	0x3fb12000
	.long	0x38fd6074
	.long	0x3fb30000
	.long	0x3a0e2095
	.long	0x3fb50000
	.long	0x391e667f
	.long	0x3fb6e000
	.long	0x3a6c8f19
	.long	0x3fb8e000
	.long	0x3a5d7a3b
	.long	0x3fbae000
	.long	0x3a7ad590
	.long	0x3fbd0000
	.long	0x398a39f5
	.long	0x3fbf0000
	.long	0x3a3ccdb3
	.long	0x3fc12000
	.long	0x39c4cca6
	.long	0x3fc34000
	.long	0x39599b44
	.long	0x3fc56000
	.long	0x3965422a
	.long	0x3fc78000
	.long	0x39d74c8a
	.long	0x3fc9a000
	.long	0x3a4dec33
	.long	0x3fcbe000
	.long	0x39c14fef
	.long	0x3fce2000
	.long	0x391182a3
	.long	0x3fd06000
	.long	0x38ccf6bb
	.long	0x3fd2a000
	.long	0x3981d91f
	.long	0x3fd4e000
	.long	0x3a1ad55e
	.long	0x3fd74000
	.long	0x391f995a
	.long	0x3fd98000
	.long	0x3a68ae13
	.long	0x3fdbe000
	.long	0x3a5dbcbe
	.long	0x3fde6000
	.long	0x37f4825e
	.long	0x3fe0c000
	.long	0x39cdeec2
	.long	0x3fe32000
	.long	0x3a7c4b95
	.long	0x3fe5a000
	.long	0x3a48373b
	.long	0x3fe82000
	.long	0x3a4b5281
	.long	0x3feac000
	.long	0x37c6e7dd
	.long	0x3fed4000
	.long	0x39f301ed
	.long	0x3fefe000
	.long	0x3917337b
	.long	0x3ff28000
	.long	0x383b9e2c
	.long	0x3ff52000
	.long	0x392fa2a4
	.long	0x3ff7c000
	.long	0x3a06fb98
	.long	0x3ffa8000
	.long	0x38ecb6dc
	.long	0x3ffd2000
	.long	0x3a706067
	.long	0x40000000
	.long	0x00000000
	.size	EXP_TBL_EP, 520

